// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_CARDS_H
#define ADJ_REPLAY_CLI_CARDS_H

// The option --cards FILE: card sets after those that a record names, and what there is to say of
// assumed values among them.

#include "replay/cli/json.h"
#include "replay/cli/options.h"
#include "replay/facts.h"

#define ADJ_CARDS_OPTION(type, member)                                                             \
    {                                                                                              \
        .name = "--cards", .argument = "FILE",                                                     \
        .help = "add a card set, such as one with assumed values", .kind = ADJ_OPTION_LIST,        \
        ADJ_OPTION_AT(type, member)                                                                \
    }

struct adj_cards {
    unsigned count;
    const char *set[ADJ_WORDS_MAX]; // into `name`
    char name[ADJ_WORDS_MAX][ADJ_SET_NAME];
};

// Names card sets as a record in `folder` would: a shipped set by its name, a file, which the user
// names from where he is, by its path from that folder. `whole`: by its whole path, for a record
// that lies elsewhere than its text. Returns 0 or an exit code after a message.
int adj_cards_place(struct adj_cards *cards, const struct adj_words *words, const char *folder,
                    bool whole);

// True if two paths are the same folder.
bool adj_cards_same_folder(const char *a, const char *b);

// One line on standard error that names assumed values in use, if any are.
void adj_cards_tell(const struct adj_session *session);

// What a verdict owes to assumed values: a paragraph after it, or "assumed" of its object.
void adj_cards_print(const struct adj_session *session, const struct adj_rests *rests);
void adj_cards_json(const struct adj_session *session, const struct adj_rests *rests,
                    struct adj_json *json);

#endif
