// SPDX-License-Identifier: MIT
// Preset dictionaries: what the records of a game are likely to hold, likeliest last.

#include "replay/deflate.h"

#include <stddef.h>

// Of the card game. replay/FORMAT.md has these bytes as well: they never change.
static const char flagship_1[] =
    "turn 1 A orders\0"
    "A in play: \0A removed: \0A pile: \0A deck 20\0A hand 4: none\0A cp 3 hand 7\0"
    "A row 1: \0A row 2: \0B row 1: \0B row 2: \0 hits 2 tasked [ tasked]; by C: under Commander\0"
    "phase orders\0step defend\0step support\0step focus\0next table\0next A\0next C\0over\0"
    "attack none\0attack hits 10\0attack target \0stopped 4\0landed 6\0A wins\0C wins\0"
    "A hand 7\0C hand 7\0A cp 2\0C cp 4\0 destroyed\0 tasked\0 upright\0 hits 6\0"
    "refused FS-R-\0refused FS-RES-\0refused FS-REACT-\0refused FS-CREW-\0refused FS-REARR-\0"
    "refused FS-BOARD-\0refused FS-ASSLT-\0refused FS-FOCUS-\0refused FS-RANGE-\0"
    "refused FS-SUPP-\0refused FS-DEF-\0refused FS-BASIC-\0refused FS-DECL-\0"
    "refused FS-ORDER-\0open\0\x06\x02legal";

const struct adj_dictionary adj_dictionaries[] = {
    {.id = 1, .game_id = 1, .size = sizeof flagship_1 - 1, .bytes = flagship_1},
    {.id = 0, .game_id = 0, .size = 0, .bytes = ""},
};

// Of several for one game the last is the newest.
const struct adj_dictionary *
adj_dictionary_of_game(unsigned game_id)
{
    const struct adj_dictionary *found = NULL, *at = adj_dictionaries;
    for (; at->id != 0; at++)
        if (at->game_id == game_id)
            found = at;
    return found != NULL ? found : at;
}

const struct adj_dictionary *
adj_dictionary_by_id(unsigned id)
{
    const struct adj_dictionary *at = adj_dictionaries;
    while (at->id != 0 && at->id != id)
        at++;
    return at->id == id ? at : NULL;
}
