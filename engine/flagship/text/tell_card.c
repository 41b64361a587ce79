// SPDX-License-Identifier: MIT
// A card, item by item: its head, then its effects.

#include <stdio.h>
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/tell.h"

enum { STARTING = ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER, CREWS = ADJ_FS_T_COMMANDER | ADJ_FS_T_CREW };

// A card on its way to a sink; what is written of an item stands in `text`.
struct giving {
    struct adj_fs_telling tell;
    const struct adj_fs_kind *kind;
    adj_card_sink *sink;
    void *context;
    char text[ADJ_LINE_MAX];
};

static void
begin(struct giving *giving)
{
    adj_fs_out_start(&giving->tell.out, giving->text, sizeof giving->text);
}

// Hands on what was written since `begin`, unless that is nothing.
static void
give(struct giving *giving, enum adj_card_part part, const char *key, const char *title)
{
    struct adj_card_item item = {.part = part, .key = key, .title = title, .text = giving->text};
    if (giving->text[0] != '\0')
        giving->sink(giving->context, &item);
}

static void
give_name(struct giving *giving)
{
    const struct adj_fs_rules *rules = giving->tell.rules;
    begin(giving);
    adj_fs_out_add(&giving->tell.out, "%s", adj_fs_kind_name(rules, giving->tell.kind));
    give(giving, ADJ_CARD_NAME, "name", "");
    for (unsigned i = 0; i < rules->aliases; i++) {
        if (rules->alias[i].kind != giving->tell.kind)
            continue;
        begin(giving);
        adj_fs_out_add(&giving->tell.out, "%s", adj_fs_text(rules, rules->alias[i].name));
        give(giving, ADJ_CARD_ALIAS, "aliases", "");
    }
}

// Words of the bits that are set, one of which is the case: "blue or red".
struct word {
    unsigned bit;
    const char *word;
};

static void
tell_words(struct giving *giving, unsigned bits, const struct word *words, unsigned count)
{
    unsigned set = 0, at = 0;
    for (unsigned i = 0; i < count; i++)
        set += (bits & words[i].bit) != 0;
    for (unsigned i = 0; i < count; i++) {
        if ((bits & words[i].bit) == 0)
            continue;
        adj_fs_tell_joint(&giving->tell, at++, set, "or");
        adj_fs_out_add(&giving->tell.out, "%s", words[i].word);
    }
}

// "Flagship", "squadron", "ship (perhaps a Flagship)".
static void
tell_ship(struct adj_fs_out *out, const struct adj_fs_kind *kind)
{
    bool flagship = kind->flagship > 1, squadron = kind->squadron > 1; // perhaps
    adj_fs_out_add(out, "%s",
                   kind->flagship == 1   ? "Flagship"
                   : kind->squadron == 1 ? "squadron"
                                         : "ship");
    if (flagship || squadron)
        adj_fs_out_add(out, " (perhaps a %s%s%s)", flagship ? "Flagship" : "",
                       flagship && squadron ? " or a " : "", squadron ? "squadron" : "");
}

static void
give_type(struct giving *giving)
{
    enum { SHIP_TEXT = 64 };
    char text[SHIP_TEXT];
    struct adj_fs_out ship;
    adj_fs_out_start(&ship, text, sizeof text);
    tell_ship(&ship, giving->kind);
    const struct word words[] = {{ADJ_FS_T_SHIP, text},
                                 {ADJ_FS_T_COMMANDER, "Commander"},
                                 {ADJ_FS_T_CREW, "crew"},
                                 {ADJ_FS_T_ACTION, "Action card"},
                                 {ADJ_FS_T_BOARDING, "Boarding card"},
                                 {ADJ_FS_T_SEQUENCE, "Sequence of Play card"}};
    begin(giving);
    tell_words(giving, giving->kind->type, words, sizeof words / sizeof words[0]);
    give(giving, ADJ_CARD_FACT, "type", "");
}

static void
give_colours(struct giving *giving)
{
    static const struct word colours[] = {{ADJ_FS_SILVER, "silver"},
                                          {ADJ_FS_GOLD, "gold"},
                                          {ADJ_FS_RED, "red"},
                                          {ADJ_FS_BLUE, "blue"}};
    static const struct word crews[] = {
        {ADJ_FS_CREW_GOLD, "gold"}, {ADJ_FS_CREW_BLUE, "blue"}, {ADJ_FS_CREW_RED, "red"}};
    begin(giving);
    tell_words(giving, giving->kind->colour, colours, 4);
    give(giving, ADJ_CARD_FACT, "colour", "");
    begin(giving);
    tell_words(giving, giving->kind->crew, crews, 3);
    give(giving, ADJ_CARD_FACT, "abilities", "abilities");
}

static void
give_facts(struct giving *giving)
{
    const struct adj_fs_rules *rules = giving->tell.rules;
    const struct adj_fs_kind *kind = giving->kind;
    begin(giving);
    adj_fs_out_add(&giving->tell.out, "%s",
                   kind->empire != 0 ? adj_fs_text(rules, rules->empire_name[kind->empire])
                                     : "not known");
    give(giving, ADJ_CARD_FACT, "empire", kind->empire != 0 ? "" : "empire");
    give_type(giving);
    give_colours(giving);
    begin(giving);
    if (kind->number != 0)
        adj_fs_out_add(&giving->tell.out, "%u", kind->number);
    give(giving, ADJ_CARD_FACT, "number", "number");
    begin(giving);
    if (kind->copies != 0)
        adj_fs_out_add(&giving->tell.out, "%u", kind->copies);
    give(giving, ADJ_CARD_FACT, "copies", "copies");
    begin(giving);
    adj_fs_out_add(&giving->tell.out, "%s", kind->assumed ? "assumed" : "");
    give(giving, ADJ_CARD_FACT, "values", "values");
}

static void
give_costs(struct giving *giving)
{
    const struct adj_fs_kind *kind = giving->kind;
    struct adj_fs_cost rest = kind->play; // but for its points
    rest.cp = (struct adj_fs_value){.base = 0};
    if (kind->type == ADJ_FS_T_SEQUENCE)
        return;
    if ((kind->type & STARTING) != 0) {
        begin(giving);
        adj_fs_tell_value(&giving->tell, kind->setup, "not known");
        give(giving, ADJ_CARD_VALUE, "setup", "Set-up cost");
    }
    if ((kind->type & ~(unsigned)STARTING) != 0) {
        begin(giving);
        adj_fs_tell_value(&giving->tell, kind->play.cp, "not known");
        if (adj_fs_tell_costs(&rest))
            adj_fs_out_add(&giving->tell.out, " and ");
        adj_fs_tell_cost(&giving->tell, &rest, ADJ_FS_PAY);
        give(giving, ADJ_CARD_VALUE, "cost", "Cost");
    }
}

// A ship has its abilities; crew and a Commander add to those of a ship, mostly to few of them.
static void
give_abilities(struct giving *giving)
{
    static const char *const keys[] = {"atk", "cmd", "def", "hull"};
    const struct adj_fs_kind *kind = giving->kind;
    bool adds = adj_fs_kind_is(giving->tell.rules, giving->tell.kind, CREWS);
    if ((kind->type & ADJ_FS_T_SHIP) == 0 && !adds)
        return;
    for (unsigned key = ADJ_FS_ATK; key <= ADJ_FS_HULL; key++) {
        struct adj_fs_value value = kind->stat[key];
        if (adds && value.var == 0 && value.base == 0)
            continue;
        begin(giving);
        if (adds)
            adj_fs_tell_sign(&giving->tell, value);
        adj_fs_tell_value(&giving->tell, value, "not known");
        give(giving, ADJ_CARD_VALUE, keys[key], adj_fs_stat_title(key));
    }
}

static void
give_traits(struct giving *giving)
{
    const struct adj_fs_kind *kind = giving->kind;
    struct adj_fs_telling *tell = &giving->tell;
    bool certain = kind->traits != 0 || kind->traits_one_of != 0;
    begin(giving);
    adj_fs_tell_traits(tell, kind->traits, "and");
    if (kind->traits != 0 && kind->traits_one_of != 0)
        adj_fs_out_add(&tell->out, ", and ");
    adj_fs_tell_traits(tell, kind->traits_one_of, "or");
    if (kind->traits_maybe != 0)
        adj_fs_out_add(&tell->out, certain ? ", perhaps more" : "not known");
    give(giving, ADJ_CARD_VALUE, "traits", "Traits");
}

// Those of one zone, in the order of the card.
static void
give_effects_of(struct giving *giving, enum adj_fs_zone zone)
{
    const struct adj_fs_rules *rules = giving->tell.rules;
    for (unsigned i = 0; i < giving->kind->effects; i++) {
        giving->tell.effect = &rules->effect[giving->kind->effect + i];
        if (giving->tell.effect->zone != zone)
            continue;
        begin(giving);
        adj_fs_tell_effect(&giving->tell);
        give(giving, ADJ_CARD_EFFECT, "effects", adj_fs_text(rules, giving->tell.effect->name));
    }
    giving->tell.effect = NULL;
}

// First how it is played, then what it does in play.
static void
give_effects(struct giving *giving)
{
    give_effects_of(giving, ADJ_FS_Z_HAND);
    give_effects_of(giving, ADJ_FS_Z_TABLE);
}

static void
give_notes(struct giving *giving)
{
    const struct adj_fs_rules *rules = giving->tell.rules;
    begin(giving);
    if (!giving->kind->text_known)
        adj_fs_out_add(&giving->tell.out, "There is text that is not known.");
    give(giving, ADJ_CARD_NOTE, "notes", "");
    for (unsigned i = 0; i < rules->sums; i++) {
        begin(giving);
        adj_fs_tell_sum(&giving->tell, &rules->sum[i]);
        give(giving, ADJ_CARD_NOTE, "notes", "");
    }
}

bool
adj_fs_tell_card(const void *rules, unsigned index, adj_card_sink *sink, void *context)
{
    struct giving giving = {
        .tell = {.rules = rules, .kind = index + 1}, .sink = sink, .context = context};
    if (index + 1 >= giving.tell.rules->kinds)
        return false;
    giving.kind = &giving.tell.rules->kind[giving.tell.kind];
    give_name(&giving);
    give_facts(&giving);
    give_costs(&giving);
    give_abilities(&giving);
    give_traits(&giving);
    give_effects(&giving);
    give_notes(&giving);
    return true;
}
