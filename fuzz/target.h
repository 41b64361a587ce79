// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_TARGET_H
#define ADJ_FUZZ_TARGET_H

// A target is one property that has to hold for any bytes. It is one C file (fuzz/orders.c) that
// defines what is declared here; it is linked with one of three drivers: afl_main.c,
// libfuzzer_main.c, or file_main.c, which runs files and folders of them.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

extern const char adj_target_name[];

// Gets ready, once, before the first run. On a failure it says why and ends the process with 4.
void adj_target_open(void);

// Runs the property on these bytes. Returns if it holds; otherwise says what does not hold and how
// it came to that, and aborts. Runs do not influence one another. `told`: what the bytes mean is
// told on standard output while it runs.
void adj_target_run(const uint8_t *bytes, size_t size, bool told);

// The bytes of an input are a head and records of one size: a mutator or shrinker that drops,
// doubles or swaps whole records makes better inputs than one that does not know. 0 and 0: they are
// just bytes.
extern const size_t adj_target_head, adj_target_record;

#endif
