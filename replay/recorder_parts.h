// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RECORDER_PARTS_H
#define ADJ_REPLAY_RECORDER_PARTS_H

// The inside of a recorder: recorder.c takes lines, recorder_file.c has the file, and
// recorder_resume.c goes on with one that was left. Nobody else includes this.

#include "replay/encode.h"
#include "replay/recorder.h"
#include "replay/store.h"

struct adj_recorder {
    const struct adj_world *world;
    struct adj_recorder_options options;
    char path[4096], base_dir[4096];
    struct adj_script script;
    struct adj_session session;
    bool has_session; // the head is complete and its ruleset at hand
    bool keyframes, embed;
    uint8_t hash_size; // of checkpoints: as in the journal where one is resumed
    bool created;      // the file was made by this recorder
    bool headed;       // the header is in the journal
    bool stopped;      // --strict: ended
    bool broken;       // the system failed
    uint32_t pending;  // number of a refused order that may yet be expected
    uint32_t records;
    uint32_t fault_line, fault_column; // of a fault in the head that shows later; 0: none
    struct adj_store store;
    struct adj_strand all;
    struct adj_bytes head, rule; // payloads of their chunks
    struct adj_bytes chunk;      // being written
    struct adj_bytes position;   // lines so far
    struct adj_record record;    // being made
    uint8_t *keyframe;           // canonical state of the keyframe before
    uint8_t *canonical;          // and now
    struct adj_bytes changes;    // the keyframe's bytes

    // A journal that is resumed.
    bool resuming; // the first line has not come yet
    bool matching; // the whole text comes again and is compared with `old`
    bool going_on; // only what follows comes
    bool again;    // the last line was in the journal already
    struct adj_head old_head;
    struct adj_bytes old;       // its records
    struct adj_bytes old_rules; // its embedded ruleset
};

// The session is there, with its seats: the head is complete.
enum adj_status adj_recorder_ready(struct adj_recorder *recorder, struct adj_error *error);

// Ready, and begun: orders can follow.
enum adj_status adj_recorder_begin(struct adj_recorder *recorder, struct adj_error *error);

// Adds a record to the log (memory alone).
void adj_recorder_add(struct adj_recorder *recorder, const struct adj_record *record);
void adj_recorder_add_checkpoint(struct adj_recorder *recorder, uint64_t hash);

// Makes what was added to the log from `start` on safe in the journal.
enum adj_status adj_recorder_keep(struct adj_recorder *recorder, uint32_t start,
                                  struct adj_error *error);

// Opens a journal to go on with; a file that is not there, or has no header yet, is begun anew.
enum adj_status adj_recorder_resume(struct adj_recorder *recorder, struct adj_error *error);

// Sees to the first line of a resumed recording: does the text begin again, or go on?
enum adj_status adj_recorder_resume_line(struct adj_recorder *recorder, const char *line,
                                         size_t size, struct adj_error *error);

// True if what was added from `start` on is in the old journal already. A difference is an error.
enum adj_status adj_recorder_match(struct adj_recorder *recorder, uint32_t start, bool *same,
                                   struct adj_error *error);

#endif
