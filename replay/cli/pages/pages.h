// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_PAGES_PAGES_H
#define ADJ_REPLAY_CLI_PAGES_PAGES_H

// Man pages and shell completions, made from the table of commands when Adjutant is built.

#include <stdbool.h>
#include "replay/cli/options.h"

// Each writes its page to standard output.
void adj_page_overview(void);                         // adjutant.1
void adj_page_command(const struct adj_command *row); // adjutant-NAME.1
void adj_page_bash(void);
void adj_page_zsh(void);
void adj_page_fish(void);

// What a shell can offer where the usage has the word `name`, such as "FILE", "text|json" or "E".
enum adj_offer {
    ADJ_OFFER_NOTHING = 0,
    ADJ_OFFER_FILES = 1,
    ADJ_OFFER_WORDS = 2,   // written to `words`, set apart by blanks
    ADJ_OFFER_CLAUSES = 3, // the ids that adj_clauses_command lists
};
enum { ADJ_OFFER_SIZE = 512 };
enum adj_offer adj_offer(const char *name, char words[ADJ_OFFER_SIZE]);

extern const char adj_clauses_command[];

// Text between single quotes, as all three shells read it.
void adj_quoted(const char *text);

#endif
