// SPDX-License-Identifier: MIT
// Matches names of cards and empires, longest first, and says what could have been meant.

#include <stdio.h>
#include <string.h>
#include "engine/flagship/text/names.h"

enum { NAME_CHARS = 63, WORDS = 6, CANDIDATES = 4 };

// One name or alias that can be said for a card or an empire.
struct entry {
    const char *name;
    uint8_t number; // card kind or empire
    bool alias;
};

// What a line may name here: cards or empires.
struct lexicon {
    const struct adj_fs_rules *rules;
    bool empires;
};

struct match {
    const char *end;
    unsigned found[CANDIDATES]; // different cards or empires
    unsigned count;
    bool alias;
};

static unsigned
entries(const struct lexicon *lexicon)
{
    unsigned own = lexicon->empires ? (unsigned)ADJ_FS_EMPIRES : lexicon->rules->kinds;
    return own + lexicon->rules->aliases;
}

// False for a place without a name.
static bool
entry_get(const struct lexicon *lexicon, unsigned index, struct entry *entry)
{
    const struct adj_fs_rules *rules = lexicon->rules;
    unsigned own = lexicon->empires ? (unsigned)ADJ_FS_EMPIRES : rules->kinds;
    if (index >= own) {
        const struct adj_fs_alias *alias = &rules->alias[index - own];
        *entry = (struct entry){.name = adj_fs_text(rules, alias->name),
                                .alias = true,
                                .number = lexicon->empires ? alias->empire : alias->kind};
        if (lexicon->empires && alias->kind != 0)
            return false;
    } else {
        unsigned offset = lexicon->empires ? rules->empire_name[index] : rules->kind[index].name;
        *entry = (struct entry){.name = adj_fs_text(rules, offset), .number = (uint8_t)index};
    }
    return entry->number != 0 && entry->name[0] != '\0';
}

static void
match_note(struct match *match, const char *end, const struct entry *entry)
{
    bool better = end > match->end || (end == match->end && match->alias && !entry->alias);
    if (match->end == NULL || better)
        *match = (struct match){.end = end, .alias = entry->alias};
    else if (end < match->end || entry->alias != match->alias)
        return; // a card's own name is meant rather than another one's alias
    for (unsigned i = 0; i < match->count && i < CANDIDATES; i++) {
        if (match->found[i] == entry->number)
            return;
    }
    if (match->count < CANDIDATES)
        match->found[match->count] = entry->number;
    match->count++;
}

static struct match
match_names(const struct lexicon *lexicon, const char *at)
{
    struct match match = {.end = NULL};
    for (unsigned i = 0; i < entries(lexicon); i++) {
        struct entry entry;
        const char *end = NULL;
        if (entry_get(lexicon, i, &entry))
            end = adj_fs_fold_match(entry.name, at);
        if (end != NULL)
            match_note(&match, end, &entry);
    }
    return match;
}

static unsigned
fold_all(const char *text, size_t size, unsigned folded[NAME_CHARS])
{
    unsigned count = 0;
    for (const char *at = text; at < text + size; count++) {
        unsigned c = adj_fs_fold(&at);
        if (count == NAME_CHARS)
            return NAME_CHARS + 1;
        folded[count] = c;
    }
    return count;
}

static uint8_t
least(unsigned a, unsigned b, unsigned c)
{
    unsigned ab = a < b ? a : b;
    return (uint8_t)(ab < c ? ab : c);
}

// Levenshtein, with two neighbours swapped as one edit.
unsigned
adj_fs_edits(const char *a, size_t a_size, const char *b, size_t b_size, unsigned most)
{
    unsigned x[NAME_CHARS], y[NAME_CHARS];
    unsigned xs = fold_all(a, a_size, x), ys = fold_all(b, b_size, y);
    if (xs > NAME_CHARS || ys > NAME_CHARS || xs + most < ys || ys + most < xs)
        return most + 1;
    uint8_t row[3][NAME_CHARS + 1] = {{0}};
    for (unsigned j = 0; j <= ys; j++)
        row[0][j] = (uint8_t)j;
    for (unsigned i = 1; i <= xs; i++) {
        uint8_t *now = row[i % 3], *before = row[(i + 2) % 3], *earlier = row[(i + 1) % 3];
        now[0] = (uint8_t)i;
        for (unsigned j = 1; j <= ys; j++) {
            unsigned differs = x[i - 1] != y[j - 1];
            now[j] = least(before[j] + 1u, now[j - 1] + 1u, before[j - 1] + differs);
            if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1])
                now[j] = least(now[j], earlier[j - 2] + 1u, now[j]);
        }
    }
    return row[xs % 3][ys] > most ? most + 1 : row[xs % 3][ys];
}

// The bytes of the first `words` words, up to what parts names in a list; 0 if there are fewer.
static size_t
words_size(const char *at, unsigned words)
{
    size_t size = 0;
    for (unsigned w = 0; w < words; w++) {
        size_t next = size + strspn(at + size, " \t");
        size_t letters = strcspn(at + next, " \t;:[]#\"/*\r\n");
        if (letters == 0)
            return 0;
        size = next + letters;
    }
    return size;
}

// Names that go on after the words typed ("Gaj" for "Gaj (Beam Gunner)").
static struct match
match_beginnings(const struct lexicon *lexicon, const char *at, size_t size)
{
    struct match match = {.end = NULL};
    char typed[4 * NAME_CHARS];
    if (size >= sizeof typed)
        return match;
    memcpy(typed, at, size);
    typed[size] = '\0';
    for (unsigned i = 0; i < entries(lexicon); i++) {
        struct entry entry;
        if (entry_get(lexicon, i, &entry) && adj_fs_fold_match(typed, entry.name) != NULL)
            match_note(&match, at + size, &(struct entry){.number = entry.number});
    }
    return match;
}

struct nearest {
    unsigned number, score;
    size_t size;
};

static void
nearest_try(const struct lexicon *lexicon, const char *at, size_t size, struct nearest *nearest)
{
    for (unsigned i = 0; i < entries(lexicon); i++) {
        struct entry entry;
        if (!entry_get(lexicon, i, &entry))
            continue;
        if (adj_fs_fold_match(entry.name, at) != NULL)
            continue; // it stands there whole, and something else behind it
        size_t length = strlen(entry.name);
        unsigned most = length < 8 ? 1 : (unsigned)length / 4;
        unsigned edits = adj_fs_edits(at, size, entry.name, length, most);
        unsigned score = edits * 256 / (unsigned)length;
        if (edits <= most && score < nearest->score)
            *nearest = (struct nearest){.number = entry.number, .score = score, .size = size};
    }
}

static const char *
number_name(const struct lexicon *lexicon, unsigned number)
{
    const struct adj_fs_rules *rules = lexicon->rules;
    return lexicon->empires ? adj_fs_text(rules, rules->empire_name[number])
                            : adj_fs_kind_name(rules, number);
}

static enum adj_status
fail_ambiguous(const struct adj_fs_scan *scan, const struct lexicon *lexicon, const char *at,
               const struct match *match)
{
    char list[ADJ_MESSAGE_SIZE];
    struct adj_fs_out out;
    adj_fs_out_start(&out, list, sizeof list);
    adj_fs_out_add(&out, "\"%.*s\" can be ", (int)(match->end - at), at);
    for (unsigned i = 0; i < match->count && i < CANDIDATES; i++) {
        const char *joint = i + 1 == match->count ? " or " : ", ";
        adj_fs_out_add(&out, "%s%s", i == 0 ? "" : joint, number_name(lexicon, match->found[i]));
    }
    if (match->count > CANDIDATES)
        adj_fs_out_add(&out, " or another of %u", match->count);
    return adj_fs_scan_fail(scan, ADJ_BAD_NAME, at, "%s", list);
}

static enum adj_status
fail_nearest(const struct adj_fs_scan *scan, const struct lexicon *lexicon, const char *at,
             const struct nearest *nearest)
{
    return adj_fs_scan_fail(scan, ADJ_BAD_NAME, at, "no %s is called \"%.*s\"; is %s meant?",
                            lexicon->empires ? "empire" : "card", (int)nearest->size, at,
                            number_name(lexicon, nearest->number));
}

// No name stands here.
static enum adj_status
fail_missing(const struct adj_fs_scan *scan, const struct lexicon *lexicon, const char *at)
{
    const char *next = at;
    if (*at != '\0' && adj_fs_fold(&next) == '"')
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, at, "the closing quote is missing");
    return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, at, "the name of a%s is missing here",
                            lexicon->empires ? "n empire" : " card");
}

static enum adj_status
fail_unknown(const struct adj_fs_scan *scan, const struct lexicon *lexicon, const char *at,
             size_t quoted)
{
    const char *what = lexicon->empires ? "empire" : "card";
    if (lexicon->rules->kinds <= 1)
        return adj_fs_scan_fail(scan, ADJ_BAD_NAME, at,
                                "no %s is known: no line \"cards NAME\" names a card set", what);
    struct nearest nearest = {.score = UINT32_MAX};
    for (unsigned words = WORDS; words > 0 && quoted == 0; words--) {
        size_t size = words_size(at, words);
        struct match match = {.end = NULL};
        if (size != 0)
            match = match_beginnings(lexicon, at, size);
        bool nothing = nearest.score == UINT32_MAX; // more words that fit nearly say more
        if (match.count > 1 && nothing)
            return fail_ambiguous(scan, lexicon, at, &match);
        if (match.count == 1 && nothing)
            nearest = (struct nearest){.number = match.found[0], .size = size};
        if (size != 0)
            nearest_try(lexicon, at, size, &nearest);
    }
    if (quoted != 0)
        nearest_try(lexicon, at, quoted, &nearest);
    if (nearest.score != UINT32_MAX)
        return fail_nearest(scan, lexicon, at, &nearest);
    size_t size = quoted != 0 ? quoted : words_size(at, 1);
    if (size == 0)
        return fail_missing(scan, lexicon, at);
    return adj_fs_scan_fail(scan, ADJ_BAD_NAME, at, "no %s is called \"%.*s\"", what, (int)size,
                            at);
}

enum adj_status
adj_fs_scan_short(const struct adj_fs_scan *scan)
{
    struct lexicon lexicon = {.rules = scan->rules};
    struct nearest nearest = {.score = UINT32_MAX};
    struct adj_fs_scan behind = *scan;
    behind.at = scan->named_end;
    if (scan->named == NULL)
        return ADJ_OK;
    adj_fs_scan_space(&behind);
    if (behind.at != scan->at)
        return ADJ_OK;
    for (unsigned words = WORDS; words > 0; words--) {
        size_t size = words_size(scan->named, words);
        if (scan->named + size > scan->named_end)
            nearest_try(&lexicon, scan->named, size, &nearest);
    }
    return nearest.score == UINT32_MAX ? ADJ_OK
                                       : fail_nearest(scan, &lexicon, scan->named, &nearest);
}

// The bytes between quotes at `at`, typographic ones too; sets `after` to what follows them.
static const char *
quoted_start(const char *at, const char **end, const char **after)
{
    const char *next = at;
    if (*at == '\0' || adj_fs_fold(&next) != '"')
        return NULL;
    const char *start = next;
    for (*end = next; **end != '\0'; *end = next) {
        next = *end;
        if (adj_fs_fold(&next) == '"') {
            *after = next;
            return start;
        }
    }
    return NULL;
}

static enum adj_status
scan_lexicon(struct adj_fs_scan *scan, const struct lexicon *lexicon, unsigned *number)
{
    adj_fs_scan_space(scan);
    const char *at = scan->at, *end = NULL, *after = NULL;
    struct match match = match_names(lexicon, at);
    const char *quoted = match.end == NULL ? quoted_start(at, &end, &after) : NULL;
    if (quoted != NULL) {
        match = match_names(lexicon, quoted);
        if (match.end != end)
            return fail_unknown(scan, lexicon, quoted, (size_t)(end - quoted));
    }
    if (match.end == NULL)
        return fail_unknown(scan, lexicon, at, 0);
    if (match.count > 1)
        return fail_ambiguous(scan, lexicon, quoted != NULL ? quoted : at, &match);
    scan->at = quoted != NULL ? after : match.end;
    *number = match.found[0];
    return ADJ_OK;
}

enum adj_status
adj_fs_scan_empire(struct adj_fs_scan *scan, unsigned *empire)
{
    return scan_lexicon(scan, &(struct lexicon){.rules = scan->rules, .empires = true}, empire);
}

enum adj_status
adj_fs_scan_name(struct adj_fs_scan *scan, struct adj_fs_name *name)
{
    adj_fs_scan_space(scan);
    *name = (struct adj_fs_name){.at = scan->at};
    unsigned kind = 0, copy = 0;
    enum adj_status status = scan_lexicon(scan, &(struct lexicon){.rules = scan->rules}, &kind);
    if (status != ADJ_OK)
        return status;
    name->kind = (uint8_t)kind;
    scan->named = name->at;
    scan->named_end = scan->at;
    if (*scan->at != '/')
        return ADJ_OK;
    scan->at++;
    status = adj_fs_scan_number(scan, 255, &copy);
    name->copy = (uint8_t)copy;
    name->numbered = true;
    return status;
}
