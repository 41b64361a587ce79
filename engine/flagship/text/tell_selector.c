// SPDX-License-Identifier: MIT
// Selectors as nouns.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/text/tell.h"

// Whom a side means. Who uses an Enemy Basic is not the card's owner: its texts see the owner as
// the enemy.
enum party { ANYBODY, YOU, THE_OTHER };

static enum party
party_of(const struct adj_fs_telling *tell, unsigned side)
{
    bool turned = tell->effect != NULL && tell->effect->window == ADJ_FS_W_ENEMY_BASIC;
    if (side == ADJ_FS_ANY_SIDE)
        return ANYBODY;
    return (side == ADJ_FS_OWN) != turned ? YOU : THE_OTHER;
}

bool
adj_fs_tell_is_you(const struct adj_fs_telling *tell, const struct adj_fs_selector *sel)
{
    return sel->what == ADJ_FS_SEL_CLASS && sel->kinds == ADJ_FS_IS_PLAYER &&
           party_of(tell, sel->side) == YOU;
}

void
adj_fs_tell_traits(struct adj_fs_telling *tell, uint64_t traits, const char *last)
{
    unsigned count = 0, at = 0;
    for (unsigned i = 0; i < tell->rules->traits; i++)
        count += (unsigned)(traits >> i & 1);
    for (unsigned i = 0; i < tell->rules->traits; i++) {
        if ((traits >> i & 1) == 0)
            continue;
        adj_fs_tell_joint(tell, at++, count, last);
        adj_fs_out_add(&tell->out, "%s", adj_fs_text(tell->rules, tell->rules->trait_name[i]));
    }
}

static void
tell_nouns(struct adj_fs_telling *tell, unsigned kinds)
{
    static const struct {
        unsigned kind;
        const char *noun;
    } nouns[] = {{ADJ_FS_IS_SHIP, "ship"},         {ADJ_FS_IS_SQUADRON, "squadron"},
                 {ADJ_FS_IS_FLAGSHIP, "Flagship"}, {ADJ_FS_IS_BOARDING, "Boarding card"},
                 {ADJ_FS_IS_CREW, "crew card"},    {ADJ_FS_IS_PLAYER, "player"}};
    unsigned count = 0, at = 0;
    for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++)
        count += (kinds & nouns[i].kind) != 0;
    for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++) {
        if ((kinds & nouns[i].kind) == 0)
            continue;
        adj_fs_tell_joint(tell, at++, count, "or");
        adj_fs_out_add(&tell->out, "%s", nouns[i].noun);
    }
}

// "fast or very fast ship of yours", "enemy squadron", "Rook Clans ship".
static void
tell_described(struct adj_fs_telling *tell, const struct adj_fs_selector *sel)
{
    enum party party = party_of(tell, sel->side);
    if (sel->traits != 0) {
        adj_fs_tell_traits(tell, sel->traits, "or");
        adj_fs_out_add(&tell->out, " ");
    }
    if (party == THE_OTHER)
        adj_fs_out_add(&tell->out, "enemy ");
    if (sel->empire != 0)
        adj_fs_out_add(&tell->out, "%s ",
                       adj_fs_text(tell->rules, tell->rules->empire_name[sel->empire]));
    tell_nouns(tell, sel->kinds);
    if (party == YOU)
        adj_fs_out_add(&tell->out, " of yours");
}

// A noun with its article, which hangs on the letter that follows.
static void
tell_class(struct adj_fs_telling *tell, const struct adj_fs_selector *sel)
{
    char noun[ADJ_LINE_MAX];
    struct adj_fs_out whole = tell->out;
    bool each = tell->effect != NULL && tell->effect->window == ADJ_FS_W_STATIC;
    adj_fs_out_start(&tell->out, noun, sizeof noun);
    tell_described(tell, sel);
    tell->out = whole;
    const char *article = each ? "each " : strchr("aeiouAEIOU", noun[0]) ? "an " : "a ";
    if (sel->other)
        article = each ? "each other " : "another ";
    adj_fs_out_add(&tell->out, "%s%s", article, noun);
}

static void
tell_selected_class(struct adj_fs_telling *tell, const struct adj_fs_selector *sel)
{
    enum party party = party_of(tell, sel->side);
    if (sel->kinds == ADJ_FS_IS_PLAYER)
        adj_fs_out_add(&tell->out, party == YOU         ? "you"
                                   : party == THE_OTHER ? "the other player"
                                                        : "each player");
    else if (sel->kinds == ADJ_FS_IS_FLAGSHIP && party != ANYBODY && sel->traits == 0)
        adj_fs_out_add(&tell->out, party == YOU ? "your Flagship" : "the enemy Flagship");
    else
        tell_class(tell, sel);
}

bool
adj_fs_tell_boards(const struct adj_fs_telling *tell)
{
    return adj_fs_kind_is(tell->rules, tell->kind, ADJ_FS_T_BOARDING);
}

static bool
is_ship(const struct adj_fs_telling *tell)
{
    return tell->rules->kind[tell->kind].type == ADJ_FS_T_SHIP;
}

void
adj_fs_tell_selector(struct adj_fs_telling *tell, const struct adj_fs_selector *sel)
{
    switch ((enum adj_fs_what_selected)sel->what) {
    case ADJ_FS_SEL_NONE:
        adj_fs_out_add(&tell->out, "nothing");
        return;
    case ADJ_FS_SEL_CLASS:
        tell_selected_class(tell, sel);
        return;
    case ADJ_FS_SEL_SELF:
        adj_fs_out_add(&tell->out, is_ship(tell) ? "this ship" : "this card");
        return;
    case ADJ_FS_SEL_HOST:
        adj_fs_out_add(&tell->out, "the ship it lies %s",
                       adj_fs_tell_boards(tell) ? "on" : "under");
        return;
    case ADJ_FS_SEL_SRC:
        adj_fs_out_add(&tell->out, "the attack's source");
        return;
    case ADJ_FS_SEL_TGT:
        adj_fs_out_add(&tell->out, "the target");
        return;
    case ADJ_FS_SEL_ATTACK:
        adj_fs_out_add(&tell->out, "the attack");
        return;
    case ADJ_FS_SEL_ORDER:
        adj_fs_out_add(&tell->out, "the Order");
        return;
    case ADJ_FS_SEL_BOARDING:
        adj_fs_out_add(&tell->out, "the attacking Boarding card");
        return;
    case ADJ_FS_SEL_PAID_TASK:
        adj_fs_out_add(&tell->out, "the ship Tasked for it");
        return;
    }
}
