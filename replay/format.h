// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_FORMAT_H
#define ADJ_REPLAY_FORMAT_H

// The constants of a replay file. replay/FORMAT.md is the specification; a name here has a row
// there. None ever changes its value.

#include <assert.h>

#define ADJ_MAGIC                                                                                  \
    "\x89"                                                                                         \
    "ADJ\r\n\x1a\n"

enum {
    ADJ_FORMAT_VERSION = 2,     // that is written; all before it are read
    ADJ_FORMAT_DEFLATED = 1,    // the last whose frames are deflated
    ADJ_MAGIC_SIZE = 8,
    ADJ_PREFIX_SIZE = 12, // magic, version, form, and two bytes that bear these out
    ADJ_FORM_JOURNAL = 'J',
    ADJ_FORM_SEALED = 'S',
    ADJ_CHUNK_EXTRA = 12, // kind, length, checksum
};

// Chunk kinds, as the number that their four letters make in little-endian order.
#define ADJ_CHUNK(a, b, c, d)                                                                      \
    ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)
#define ADJ_CHUNK_HEAD  ADJ_CHUNK('H', 'E', 'A', 'D')
#define ADJ_CHUNK_RULE  ADJ_CHUNK('R', 'U', 'L', 'E')
#define ADJ_CHUNK_RECO  ADJ_CHUNK('R', 'E', 'C', 'O')
#define ADJ_CHUNK_FRAME ADJ_CHUNK('F', 'R', 'A', 'M')
#define ADJ_CHUNK_INDEX ADJ_CHUNK('I', 'N', 'D', 'X')
#define ADJ_CHUNK_TAIL  ADJ_CHUNK('T', 'A', 'I', 'L')

// Fields of the header chunk.
enum adj_head_tag {
    ADJ_HEAD_GAME = 1,
    ADJ_HEAD_EDITION = 2,
    ADJ_HEAD_MODE = 3,
    ADJ_HEAD_SWITCH = 4,
    ADJ_HEAD_SET = 5,
    ADJ_HEAD_RULES = 6,
    ADJ_HEAD_ENGINE = 7,
    ADJ_HEAD_SEAT = 8,
    ADJ_HEAD_TITLE = 9,
    ADJ_HEAD_EVENT = 10,
    ADJ_HEAD_DATE = 11,
    ADJ_HEAD_NOTE = 12,
    ADJ_HEAD_ACCEPTED = 13,
};

// The first byte of a record: kind in bits 0-3, the rest depends on the kind.
enum adj_record_kind {
    ADJ_RECORD_ORDER = 1,
    ADJ_RECORD_EXPECT = 2,
    ADJ_RECORD_STRIKE = 3,
    ADJ_RECORD_POSITION = 4,
    ADJ_RECORD_CHECKPOINT = 5,
    ADJ_RECORD_FORMERLY = 6,
};
enum {
    ADJ_RECORD_SHORT_CHECKPOINT = 7, // a checkpoint with the low bytes of the hash
    ADJ_RECORD_KIND_MASK = 0x0f,
    ADJ_RECORD_VERDICT_SHIFT = 4, // of an order: enum adj_verdict_kind, two bits
    ADJ_RECORD_EXTRA = 0x40,      // a check byte; a keyframe; a position in one line
    ADJ_RECORD_RESERVED = 0x80,
};

// Limits. A reader refuses what is larger before it allocates anything for it.
enum {
    ADJ_CHUNK_MAX = 16 * 1024 * 1024,
    ADJ_FILE_MAX = 256 * 1024 * 1024,
    ADJ_LOG_MAX = 256 * 1024 * 1024, // all records of a file, plain
    ADJ_FRAME_RAW_MAX = 1024 * 1024, // records of one frame, plain
    ADJ_FRAME_RAW = 64 * 1024,       // a writer ends a frame here
    ADJ_FRAME_RATIO = 1032,          // plain bytes a deflated byte can stand for, at most
    ADJ_FRAME_CODED_RATIO = 8192,    // plain bytes a coded byte can stand for, at most
    ADJ_HASH_SIZE = 8,
    ADJ_HASH_SHORT = 3, // of a short checkpoint
    ADJ_RECORD_MAX = 256 * 1024,
    ADJ_HEAD_MAX = 64 * 1024,
    ADJ_RULE_RAW_MAX = 4 * 1024 * 1024,
    ADJ_NUMBER_MAX = 0x7fffffff,
    ADJ_STRIKES_MAX = 1000,       // of a file: after each the game is played again from its start
    ADJ_POSITION_MAX = 64 * 1024, // text of a position
    ADJ_TEXT_LINE_MAX = 4000,     // bytes of a line of text
    ADJ_SETS_MAX = 8,
    ADJ_SET_NAME = 256,
    ADJ_RULINGS_MAX = 64,
    ADJ_HEAD_TEXTS = 16 * 1024, // title, event, date and notes together
    ADJ_SEAT_TEXT = 256,
    ADJ_DIGEST_SIZE = 16,
    ADJ_TAIL_SIZE = 64,
};

static_assert(sizeof ADJ_MAGIC - 1 == ADJ_MAGIC_SIZE, "the magic has eight bytes");
static_assert(ADJ_FRAME_RAW + ADJ_RECORD_MAX <= ADJ_FRAME_RAW_MAX, "a full frame fits");
static_assert(ADJ_POSITION_MAX < ADJ_RECORD_MAX, "a position fits a record");

#endif
