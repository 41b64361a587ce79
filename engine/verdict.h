// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_VERDICT_H
#define ADJ_ENGINE_VERDICT_H

// A verdict is what judge says of one order in one state: legal, refused or open. It carries the
// clauses broken with their operands, so that a report never has to ask the judge again.
//
// Deciding question: would a player want to hear it when he asks "may I?"? Then it is here.

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(default)

enum adj_verdict_kind {
    ADJ_LEGAL = 1,
    ADJ_REFUSED = 2,
    ADJ_OPEN = 3, // hangs on something that is not known: see `unknown`
};

enum {
    ADJ_VERDICT_FAULTS = 12,
    ADJ_FAULT_OPERANDS = 4,
    ADJ_VERDICT_ALSO = 24,
    ADJ_VERDICT_APPLIED = 24,
    ADJ_VERDICT_UNKNOWN = 8,
};

// One operand of a fault: `kind` is the game's (engine/<game>/fault.h), `value` its number.
struct adj_fault_operand {
    uint16_t kind;
    int16_t value;
};

// One separate fault: the most specific clause broken, and, where the refusal rests on a ruling
// and not on the rulebook's words, that ruling. `clause` is itself a ruling's id where no clause
// says anything.
struct adj_fault {
    uint16_t clause;
    uint16_t ruling; // 0: rests on the rulebook
    struct adj_fault_operand operand[ADJ_FAULT_OPERANDS];
    uint8_t operands;
};

// Something not known on which an open verdict hangs. `subject` and `field` are the game's own
// (a card and a value, a hand and a card); the value lies between lo and hi; the verdict is
// `at_lo` with the lowest and `at_hi` with the highest value (enum adj_verdict_kind).
struct adj_unknown {
    uint16_t kind;
    uint16_t subject;
    int16_t lo, hi;
    uint8_t at_lo, at_hi;
    uint16_t clause; // the clause that breaks at the refused end; 0 if none
};

struct adj_verdict {
    enum adj_verdict_kind kind;
    uint8_t stage; // of a refusal: 1, 2 or 3 (design, idea 7); else 0
    uint8_t faults, alsos, applieds, unknowns;
    struct adj_fault fault[ADJ_VERDICT_FAULTS]; // `breaks`, in the game's order
    uint16_t also[ADJ_VERDICT_ALSO];            // clauses that restate those in `breaks`
    uint16_t applied[ADJ_VERDICT_APPLIED]; // clauses that the order was allowed by or tested on
    struct adj_unknown unknown[ADJ_VERDICT_UNKNOWN];
};

void adj_verdict_start(struct adj_verdict *verdict);

// Adds a fault of stage `stage` and returns it for its operands, or NULL when the verdict is full
// or already refused at an earlier stage.
struct adj_fault *adj_verdict_break(struct adj_verdict *verdict, unsigned stage, unsigned clause);

// Keeps of several faults with the same clause and operands one.
void adj_verdict_merge(struct adj_verdict *verdict);

void adj_fault_operand_add(struct adj_fault *fault, unsigned kind, int value);

// Notes a clause that allowed or was tested by this order; once each, silently capped.
void adj_verdict_apply(struct adj_verdict *verdict, unsigned clause);

// Notes something unknown and makes the verdict open unless it is refused. NULL when full.
struct adj_unknown *adj_verdict_hang(struct adj_verdict *verdict, unsigned kind, unsigned subject,
                                     int lo, int hi);

// True if `clause` is among `breaks` (also as the ruling it rests on) or `also`.
bool adj_verdict_names(const struct adj_verdict *verdict, unsigned clause);

#pragma GCC visibility pop

#endif
