// SPDX-License-Identifier: MIT
// adjutant record: judges a text of orders line by line and keeps it.

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include "replay/cli/cards.h"
#include "replay/cli/commands.h"
#include "replay/cli/line.h"
#include "replay/cli/output.h"
#include "replay/cli/question.h"
#include "replay/cli/refusal.h"
#include "replay/recorder.h"
#include "replay/report.h"
#include "replay/store.h"
#include "replay/world.h"

struct values {
    bool strict, keyframes, embed, sync, force, resume;
    const char *output;
    const char *format;
    struct adj_words cards;
};

static const struct adj_option options[] = {
    {.name = "-o",
     .argument = "OUT.adj",
     .help = "the record (default: IN with .adj)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, output)},
    {.name = "--strict",
     .help = "end at the first refused order that nothing expects",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, strict)},
    {.name = "--keyframes",
     .help = "store what it takes to tell where a divergence begins",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, keyframes)},
    {.name = "--embed",
     .help = "store the cards, so that it can be judged anywhere",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, embed)},
    {.name = "--sync",
     .help = "wait for the disk after every order",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, sync)},
    {.name = "--force",
     .help = "replace an existing record",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, force)},
    {.name = "--resume",
     .help = "go on where a journal was left",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, resume)},
    {.name = "--format",
     .argument = "text|jsonl",
     .help = "form of the verdict lines",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    ADJ_CARDS_OPTION(values, cards),
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_record = {
    .name = "record",
    .files = "IN.orders",
    .files_min = 1,
    .files_max = 1,
    .summary = "Judges a text of orders and records it with its verdicts",
    .notes =
        "With - it reads standard input and answers each line with exactly one verdict line, when\n"
        "the order is safe in the file: that is how another program uses it. A line that begins\n"
        "with ? is a question, which is answered, not recorded: `? legal`, `? next` (LIVE.md).\n"
        "Exit code 1: an order was refused and no `expect refused` follows it, or an expectation\n"
        "fails.\n"
        "\n"
        "Killed, it leaves a journal with all that was answered; --resume goes on with it, given "
        "the\n"
        "same text or what follows. With --force the file that was there waits as OUT.adj.before\n"
        "until the new one is whole; if the command was killed first, it stays there.\n",
    .options = options,
    .run = run,
};

struct recording {
    const char *input;
    FILE *in;
    bool dialogue; // standard input: every line is answered, and none ends it
    bool every;    // print a line for every line of text
    enum adj_report_format format;
    struct adj_recorder *recorder;
    const char *folder;     // where the card sets of the text are looked up
    bool asked;             // whether there are assumed values
    struct adj_facts facts; // open if there are
    struct adj_rests rests; // of the last order
    struct adj_questions questions;
    struct adj_refusal refusal;
    uint32_t line, findings;
    int code;
};

static int record_file(struct recording *recording, const struct values *values);

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text"};
    if (adj_options_parse(&adj_cmd_record, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    bool jsonl = strcmp(values.format, "jsonl") == 0;
    if (!jsonl && strcmp(values.format, "text") != 0) {
        fprintf(stderr, "adjutant record: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    bool dialogue = strcmp(argv[0], "-") == 0;
    struct recording recording = {.input = argv[0],
                                  .dialogue = dialogue,
                                  .every = dialogue || jsonl,
                                  .format = jsonl ? ADJ_REPORT_JSONL : ADJ_REPORT_TEXT};
    return record_file(&recording, &values);
}

// IN.orders becomes IN.adj; another name gets .adj added. Standard input has no name to go by.
static const char *
output_name(const char *input, const char *asked, char *out, size_t size)
{
    static const char suffix[] = ".orders";
    size_t length = strlen(input), ending = sizeof suffix - 1;
    if (asked)
        return asked;
    if (strcmp(input, "-") == 0)
        return NULL;
    if (length > ending && strcmp(input + length - ending, suffix) == 0)
        length -= ending;
    snprintf(out, size, "%.*s.adj", (int)length, input);
    return out;
}

// Follows the recorder by what is known without assumed values.
static void
follow_facts(struct recording *recording, struct adj_result *result)
{
    const struct adj_session *session = adj_recorder_session(recording->recorder);
    struct adj_error error = {0};
    if (!session || !session->begun)
        return;
    if (!recording->asked && adj_assumed_any(session) &&
        adj_facts_open(&recording->facts, session, recording->folder, &error) != ADJ_OK)
        adj_out_error(recording->input, &error);
    recording->asked = true;
    if (!recording->facts.open)
        return;
    adj_facts_follow(&recording->facts, session, session->log.size);
    if (result->kind != ADJ_RESULT_ORDER)
        return;
    adj_facts_last(&recording->facts, session, &recording->rests);
    result->rests = &recording->rests;
}

static void
note_findings(struct recording *recording, const struct adj_result *result)
{
    bool failed = result->kind == ADJ_RESULT_EXPECT && !result->holds && !result->again;
    recording->findings += result->unexpected != 0 ? 1u : 0u;
    recording->findings += failed ? 1u : 0u;
    if (recording->every)
        return;
    if (result->unexpected != 0)
        printf("%s:%" PRIu32 ": order %" PRIu32 " refused:%s\n", recording->input,
               recording->refusal.line, result->unexpected, recording->refusal.clauses);
    if (failed)
        printf("%s:%" PRIu32 ": after order %" PRIu32 " the expectation fails: %s\n",
               recording->input, recording->line, result->number, result->actual);
}

// Sends off what was written; a reader that went away is a failure of the system.
static bool
still_open(struct recording *recording)
{
    if (!adj_out_open())
        recording->code = ADJ_EXIT_SYSTEM;
    return recording->code != ADJ_EXIT_SYSTEM;
}

// False when there is no going on after an error.
static bool
take_error(struct recording *recording, struct adj_error *error)
{
    int code = adj_status_exit(error->status);
    if (error->line == 0)
        error->line = recording->line;
    if (recording->every)
        adj_report_error(recording->format, error, recording->line, adj_out_sink, stdout);
    if (!recording->every || code == ADJ_EXIT_SYSTEM)
        adj_out_error(recording->input, error);
    recording->code = adj_exit_worse(recording->code, code);
    return still_open(recording) && recording->dialogue && code == ADJ_EXIT_MALFORMED;
}

// A question is to the recorder what a blank line is.
static bool
take_question(struct recording *recording, const char *line, size_t size)
{
    struct adj_result nothing = {0};
    struct adj_error error = {0};
    enum adj_status status = adj_recorder_feed(recording->recorder, "", 0, &nothing, &error);
    if (status == ADJ_OK) {
        follow_facts(recording, &nothing);
        status = adj_question_answer(&recording->questions, recording->recorder, &recording->facts,
                                     line, size, recording->line, &error);
    }
    int before = recording->code; // what is only asked cannot spoil the record
    if (status != ADJ_OK && !take_error(recording, &error))
        return false;
    recording->code = before;
    return still_open(recording);
}

// Takes one line. False when there is no going on.
static bool
take_line(struct recording *recording, const char *line, size_t size)
{
    struct adj_result result = {0};
    struct adj_error error = {0};
    recording->line++;
    if (recording->dialogue && adj_question_is(line, size))
        return take_question(recording, line, size);
    if (adj_recorder_feed(recording->recorder, line, size, &result, &error) != ADJ_OK)
        return take_error(recording, &error);
    follow_facts(recording, &result);
    note_findings(recording, &result);
    adj_refusal_note(&recording->refusal, adj_recorder_session(recording->recorder), &result,
                     recording->line);
    if (recording->every)
        adj_report_result(recording->format, adj_recorder_session(recording->recorder), &result,
                          recording->line, adj_out_sink, stdout);
    return (!recording->every || still_open(recording)) && result.kind != ADJ_RESULT_STOPPED;
}

static void
take_lines(struct recording *recording)
{
    char line[ADJ_LINE_KEPT];
    ssize_t size;
    errno = 0;
    while ((size = adj_line_read(recording->in, line)) >= 0)
        if (!take_line(recording, line, (size_t)size))
            break;
    if (ferror(recording->in)) {
        fprintf(stderr, "adjutant: %s: cannot read: %s [E-READ]\n", recording->input,
                strerror(errno));
        recording->code = ADJ_EXIT_SYSTEM;
    }
}

static void
print_sums(const struct recording *recording, const char *output)
{
    const struct adj_session *session = adj_recorder_session(recording->recorder);
    char all[ADJ_WORD_SIZE], seen[ADJ_WORD_SIZE];
    if (recording->every)
        return;
    adj_recorder_words(recording->recorder, all, seen);
    printf("%s: %" PRIu32 " orders, %" PRIu32 " refused, %" PRIu32
           " findings; digest %s, public %s\n",
           output, session->number, session->refused, recording->findings, all, seen);
}

// The text has ended: closes the record in order, or takes it away if the text was malformed.
static void
finish(struct recording *recording, const char *output)
{
    struct adj_result result = {0};
    struct adj_error error = {0};
    bool broken = recording->code == ADJ_EXIT_SYSTEM;
    enum adj_status status = ADJ_OK;
    if (!broken && (recording->code == 0 || recording->dialogue))
        status = adj_recorder_end(recording->recorder, &result, &error);
    if (status == ADJ_OK) {
        note_findings(recording, &result);
        bool keep = !broken && (recording->code == 0 || recording->dialogue);
        if (keep)
            status = adj_recorder_seal(recording->recorder, &error);
        if (keep && status == ADJ_OK)
            print_sums(recording, output);
    }
    if (status != ADJ_OK)
        recording->code = adj_exit_worse(recording->code, adj_out_error(recording->input, &error));
    if (recording->facts.open && recording->format == ADJ_REPORT_TEXT)
        adj_cards_tell(adj_recorder_session(recording->recorder));
    adj_facts_close(&recording->facts);
    adj_questions_close(&recording->questions);
    if (recording->code == ADJ_EXIT_MALFORMED && !recording->dialogue)
        adj_recorder_abandon(recording->recorder);
    else
        adj_recorder_close(recording->recorder);
    if (recording->findings > 0)
        recording->code = adj_exit_worse(recording->code, ADJ_EXIT_FINDING);
}

static int
open_input(struct recording *recording)
{
    errno = EISDIR;
    bool folder = !recording->dialogue && adj_store_is_folder(recording->input);
    recording->in = recording->dialogue ? stdin : folder ? NULL : fopen(recording->input, "r");
    if (recording->in)
        return 0;
    fprintf(stderr, "adjutant: %s: cannot open: %s [E-OPEN]\n", recording->input, strerror(errno));
    return ADJ_EXIT_SYSTEM;
}

// True if the record would be written over the very text that it is made from.
static bool
is_input(const struct recording *recording, const char *output)
{
    struct stat in, out;
    return output && fstat(fileno(recording->in), &in) == 0 && stat(output, &out) == 0 &&
           S_ISREG(out.st_mode) && in.st_dev == out.st_dev && in.st_ino == out.st_ino;
}

// Sets are named as the record will have to find them, which lies where its text lies or elsewhere.
static int
place_cards(struct adj_cards *cards, const struct values *values, const char *folder,
            const char *output)
{
    char place[4096];
    adj_store_folder(output ? output : "./", place, sizeof place);
    return adj_cards_place(cards, &values->cards, folder,
                           output && !adj_cards_same_folder(folder, place));
}

static int
record_file(struct recording *recording, const struct values *values)
{
    char output[4096], folder[4096];
    struct adj_error error = {0};
    struct adj_cards cards;
    int code = open_input(recording);
    if (code != 0)
        return code;
    adj_store_folder(recording->dialogue ? "./" : recording->input, folder, sizeof folder);
    recording->folder = folder;
    struct adj_recorder_options recorder_options = {
        .path = output_name(recording->input, values->output, output, sizeof output),
        .base_dir = folder,
        .sets = cards.set,
        .keyframes = values->keyframes,
        .embed = values->embed,
        .sync = values->sync,
        .force = values->force,
        .resume = values->resume,
        .strict = values->strict,
    };
    code = place_cards(&cards, values, folder, recorder_options.path);
    recorder_options.set_count = cards.count;
    if (code != 0) {
        recording->code = code;
    } else if (is_input(recording, recorder_options.path)) {
        fprintf(stderr, "adjutant: %s is what is recorded [E-EXISTS]\n", recorder_options.path);
        recording->code = ADJ_EXIT_SYSTEM;
    } else if (adj_recorder_open(&recording->recorder, &adj_world, &recorder_options, &error) !=
               ADJ_OK) {
        recording->code =
            adj_out_error(recorder_options.path ? recorder_options.path : "-", &error);
    } else {
        take_lines(recording);
        finish(recording, recorder_options.path);
    }
    if (recording->in != stdin)
        fclose(recording->in);
    return recording->code;
}
