// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DICTIONARY_H
#define ADJ_REPLAY_DICTIONARY_H

// Dictionaries: what the records of a game are likely to be. One that was ever shipped stays for
// ever with its bytes as they were, for the files that name it; a better one gets a new id.

#include <stdint.h>

// Of a deflated frame (version 1 of the format): bytes that are likely to come.
struct adj_dictionary {
    uint8_t id; // in files; 0 is none
    uint16_t size;
    const char *bytes;
};

extern const struct adj_dictionary adj_dictionaries[]; // ended by id 0

// NULL if this build does not have it; of id 0, one without bytes.
const struct adj_dictionary *adj_dictionary_by_id(unsigned id);

// Of a coded frame: the records of a few games, coded as a frame without a dictionary.
struct adj_coded_dictionary {
    uint8_t id; // no deflated frame's either
    uint8_t game_id;
    uint16_t records;
    uint32_t size;
    const uint8_t *bytes;
};

extern const struct adj_coded_dictionary adj_coded_dictionaries[]; // ended by id 0

#endif
