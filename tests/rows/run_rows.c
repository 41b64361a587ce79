// SPDX-License-Identifier: MIT
// Runs row files: each row is a short record that shows one clause at work. Prints TAP, one line a
// row and edition.
//
// usage: run_rows [--list | --audit] FILE.rows ...
//
// A row is recorded in memory, with the edition and the file's prelude before it, and then verified
// from its bytes. It must have an `expect` and no finding. Its last order has the verdict of the
// heading; if refused, then by the clause of the heading at that clause's stage, and by no other
// but those that restate it or that it restates.

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "replay/recorder.h"
#include "replay/store.h"
#include "replay/verifier.h"
#include "replay/world.h"
#include "tests/rows/row_file.h"

struct row_run {
    const struct adj_row_file *file;
    const struct adj_row *row;
    const char *edition;
    char folder[4096];
    struct adj_recorder *recorder;
    struct adj_verdict verdict; // of the last order
    unsigned orders, expects;
    bool audit; // compare every order with the list of legal ones
    bool failed;
    char why[1024]; // the first thing that is wrong
};

static unsigned tests;

static int run_file(const char *path, bool audit);
static int list_file(const char *path);

int
main(int argc, char **argv)
{
    bool list = argc > 1 && strcmp(argv[1], "--list") == 0;
    bool audit = argc > 1 && strcmp(argv[1], "--audit") == 0;
    int failures = 0;
    int first = list || audit ? 2 : 1;
    if (first >= argc) {
        fprintf(stderr, "usage: run_rows [--list | --audit] FILE.rows ...\n");
        return 2;
    }
    for (int i = first; i < argc; i++)
        failures += list ? list_file(argv[i]) : run_file(argv[i], audit);
    if (!list)
        printf("1..%u\n", tests);
    return failures > 0 ? 1 : 0;
}

static int
list_file(const char *path)
{
    struct adj_row_file file;
    bool read = adj_row_file_read(&file, path);
    for (size_t i = 0; read && i < file.rows; i++)
        printf("%s %s\n", file.row[i].id, adj_row_kind_name(file.row[i].kind));
    adj_row_file_free(&file);
    return read ? 0 : 1;
}

static void fail(struct row_run *run, uint32_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Only the first reason is kept: what follows it is mostly its consequence.
static void
fail(struct row_run *run, uint32_t line, const char *format, ...)
{
    va_list list;
    if (run->failed)
        return;
    run->failed = true;
    int used = snprintf(run->why, sizeof run->why, "%s:%" PRIu32 ": ", run->file->path, line);
    va_start(list, format);
    vsnprintf(run->why + used, sizeof run->why - (size_t)used, format, list);
    va_end(list);
}

// The clauses of a verdict, for a message.
static const char *
verdict_text(const struct row_run *run, char *out, size_t size)
{
    const struct adj_game *game = adj_recorder_session(run->recorder)->game;
    const struct adj_verdict *verdict = &run->verdict;
    char name[32];
    int used = snprintf(out, size, "%s", adj_row_kind_name(verdict->kind));
    for (unsigned i = 0; i < verdict->faults; i++) {
        used += snprintf(out + used, size - (size_t)used, " %s",
                         adj_clause_name(game, verdict->fault[i].clause, name, sizeof name));
        if (verdict->fault[i].ruling != 0)
            used += snprintf(out + used, size - (size_t)used, " (%s)",
                             adj_clause_name(game, verdict->fault[i].ruling, name, sizeof name));
    }
    for (unsigned i = 0; i < verdict->alsos; i++)
        used += snprintf(out + used, size - (size_t)used, "%s %s", i == 0 ? ", also" : "",
                         adj_clause_name(game, verdict->also[i], name, sizeof name));
    return out;
}

static void
take_result(struct row_run *run, const struct adj_result *result, uint32_t line)
{
    char text[512];
    if (result->kind == ADJ_RESULT_ORDER) {
        run->verdict = adj_recorder_session(run->recorder)->verdict;
        run->orders++;
    }
    if (result->kind == ADJ_RESULT_EXPECT) {
        run->expects++;
        if (!result->holds)
            fail(run, line, "the expectation fails: %s [%s]", result->actual,
                 run->orders > 0 ? verdict_text(run, text, sizeof text) : "no order");
    }
    if (result->unexpected != 0)
        fail(run, line, "order %" PRIu32 " is refused and nothing expects it", result->unexpected);
}

static void
feed(struct row_run *run, const char *text, uint32_t line)
{
    struct adj_result result = {0};
    struct adj_error error = {0};
    char last[512] = "";
    if (run->failed)
        return;
    if (adj_recorder_feed(run->recorder, text, strlen(text), &result, &error) != ADJ_OK) {
        fail(run, line, "%s", error.message);
        return;
    }
    if (result.unexpected != 0 && result.kind != ADJ_RESULT_ORDER) {
        fail(run, line - 1, "not expected: %s", verdict_text(run, last, sizeof last));
        return;
    }
    take_result(run, &result, line);
}

// Lines of the head; a row may begin with some of its own.
static bool
is_head(const char *text)
{
    static const char *const words[] = {"game ",  "ruling ", "mode ", "cards ", "seat ",
                                        "title ", "event ",  "date ", "note ",  NULL};
    for (const char *const *word = words; *word; word++)
        if (strncmp(text, *word, strlen(*word)) == 0)
            return true;
    return *text == '\0' || *text == '#';
}

static size_t
count_head(const struct adj_row_line *line, size_t count)
{
    size_t i = 0;
    while (i < count && is_head(line[i].text))
        i++;
    return i;
}

static void
feed_lines(struct row_run *run, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++)
        feed(run, run->file->line[i].text, run->file->line[i].number);
}

// The prelude's head and that of the row, with the edition behind the game's line; then the rest of
// both.
static void
feed_row(struct row_run *run)
{
    const struct adj_row_file *file = run->file;
    const struct adj_row *row = run->row;
    char edition[64];
    snprintf(edition, sizeof edition, "edition %s", run->edition);
    size_t head = count_head(file->line, file->prelude);
    size_t own = count_head(file->line + row->first, row->count);
    for (size_t i = 0; i < head; i++) {
        feed_lines(run, i, 1);
        if (strncmp(file->line[i].text, "game ", 5) == 0)
            feed(run, edition, file->line[i].number);
    }
    feed_lines(run, row->first, own);
    feed_lines(run, head, file->prelude - head);
    feed_lines(run, row->first + own, row->count - own);
}

// True if a clause is the other, or restates it, directly or through others.
static bool
restates(const struct adj_game *game, unsigned clause, unsigned other)
{
    const struct adj_clause_info *info = adj_clause_by_number(game, clause);
    bool found = clause == other;
    for (size_t i = 0; info && !found && info->under[i] != 0; i++)
        found = restates(game, info->under[i], other);
    return found;
}

// Clauses that never break without one that is more specific: those stand in `breaks` for them.
static bool
only_together(const char *id)
{
    static const char *const ids[] = {
        "FS-TERM-10",  "FS-CARD-5",   "FS-CARD-21",  "FS-CARD-23",  "FS-CARD-30",
        "FS-SETUP-23", "FS-ORDER-8",  "FS-ORDER-12", "FS-ORDER-18", "FS-DEF-3",
        "FS-RANGE-9",  "FS-RANGE-10", "FS-RANGE-11", "FS-BASIC-1",  "HX-MOVE-5",
        "HX-SINK-4",   "HX-SINK-5",   "HX-SUP-1",    "HX-DIS-3",    NULL,
    };
    for (const char *const *one = ids; *one; one++)
        if (strcmp(*one, id) == 0)
            return true;
    return false;
}

static bool
in_breaks(const struct adj_verdict *verdict, unsigned clause)
{
    for (unsigned i = 0; i < verdict->faults; i++)
        if (verdict->fault[i].clause == clause || verdict->fault[i].ruling == clause)
            return true;
    return false;
}

static void
check_refusal(struct row_run *run, const struct adj_game *game,
              const struct adj_clause_info *clause)
{
    const struct adj_verdict *verdict = &run->verdict;
    uint32_t line = run->row->number;
    char text[512];
    bool named = only_together(run->row->id) ? adj_verdict_names(verdict, clause->number)
                                             : in_breaks(verdict, clause->number);
    if (clause->effect == ADJ_RULING)
        return; // its `expect refused` names the clause that it rests on
    verdict_text(run, text, sizeof text);
    if (!named)
        fail(run, line, "not refused by %s: %s", run->row->id, text);
    if (verdict->stage != clause->stage)
        fail(run, line, "stage %u, not %u: %s", verdict->stage, clause->stage, text);
    for (unsigned i = 0; i < verdict->faults; i++) {
        unsigned other = verdict->fault[i].clause;
        if (only_together(run->row->id))
            continue; // what breaks for it may break for several reasons
        if (!restates(game, other, clause->number) && !restates(game, clause->number, other))
            fail(run, line, "broken for another reason as well: %s", text);
    }
}

static void
check_verdict(struct row_run *run)
{
    const struct adj_row *row = run->row;
    const struct adj_session *session = adj_recorder_session(run->recorder);
    char text[512];
    if (run->expects == 0)
        fail(run, row->number, "nothing is expected");
    if (session == NULL || run->orders == 0) {
        fail(run, row->number, "no order is given");
        return;
    }
    const struct adj_clause_info *clause = adj_clause_by_id(session->game, row->id);
    if (clause == NULL)
        fail(run, row->number, "no such clause: %s", row->id);
    else if (run->verdict.kind != row->kind)
        fail(run, row->number, "not %s: %s", adj_row_kind_name(row->kind),
             verdict_text(run, text, sizeof text));
    else if (row->kind == ADJ_REFUSED)
        check_refusal(run, session->game, clause);
}

// Plays the record again from its bytes, with the second opinions that a verification asks.
static void
verify(struct row_run *run)
{
    static struct adj_verify_result result;
    struct adj_verify_options options = {
        .edition = ADJ_EDITION_AS_RECORDED, .base_dir = run->folder, .audit = run->audit};
    struct adj_bytes bytes = {0};
    struct adj_error error = {0};
    uint32_t line = run->row->number;
    if (adj_recorder_bytes(run->recorder, &bytes, &error) != ADJ_OK)
        fail(run, line, "%s", error.message);
    else if (adj_verify_bytes(&adj_world, &options, bytes.data, bytes.size, &result) != ADJ_OK)
        fail(run, line, "%s", result.error.message);
    else if (result.findings > 0)
        fail(run, line, "order %" PRIu32 ": %s: %s", result.finding[0].order,
             adj_code_name(result.finding[0].code), result.finding[0].message);
    adj_bytes_free(&bytes);
}

static bool
run_row(struct row_run *run)
{
    struct adj_recorder_options options = {.base_dir = run->folder, .keyframes = true};
    struct adj_result result = {0};
    struct adj_error error = {0};
    if (adj_recorder_open(&run->recorder, &adj_world, &options, &error) != ADJ_OK) {
        fail(run, run->row->number, "%s", error.message);
        return false;
    }
    feed_row(run);
    if (!run->failed && adj_recorder_end(run->recorder, &result, &error) != ADJ_OK)
        fail(run, run->row->number, "%s", error.message);
    if (!run->failed)
        take_result(run, &result, run->row->number);
    if (!run->failed)
        check_verdict(run);
    if (!run->failed)
        verify(run);
    adj_recorder_close(run->recorder);
    return !run->failed;
}

// The game that the prelude names; NULL if it names none.
static const struct adj_game *
game_of(const struct adj_row_file *file)
{
    for (size_t i = 0; i < file->prelude; i++)
        if (strncmp(file->line[i].text, "game ", 5) == 0)
            return adj_game_by_name(file->line[i].text + 5);
    return NULL;
}

// One row in each of its editions.
static int
run_editions(const struct adj_row_file *file, const struct adj_row *row, bool audit)
{
    const char *const *editions = game_of(file)->editions;
    int failures = 0;
    for (unsigned i = 0; editions[i]; i++) {
        struct row_run run = {.file = file, .row = row, .edition = editions[i], .audit = audit};
        if (row->editions[0] != '\0' && strstr(row->editions, editions[i]) == NULL)
            continue;
        adj_store_folder(file->path, run.folder, sizeof run.folder);
        bool ok = run_row(&run);
        printf("%s %u - %s %s: %s [%s]\n", ok ? "ok" : "not ok", ++tests, row->id,
               adj_row_kind_name(row->kind), row->title, editions[i]);
        if (!ok)
            printf("# %s\n", run.why);
        failures += ok ? 0 : 1;
    }
    return failures;
}

static int
run_file(const char *path, bool audit)
{
    struct adj_row_file file;
    int failures = 0;
    bool read = adj_row_file_read(&file, path) && game_of(&file) != NULL;
    for (size_t i = 0; read && i < file.rows; i++)
        failures += run_editions(&file, &file.row[i], audit);
    if (!read)
        printf("not ok %u - %s\n", ++tests, path);
    adj_row_file_free(&file);
    return failures + (read ? 0 : 1);
}
