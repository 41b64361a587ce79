// SPDX-License-Identifier: MIT

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "tests/unit/text_scene.h"

struct adj_fs_rules rules;
struct adj_fs_state state;
struct adj_seats seats;
struct adj_error error;
struct adj_text_lines lines;

static uint16_t
text(const char *name)
{
    uint16_t at = (uint16_t)rules.text_size;
    size_t size = strlen(name) + 1;
    memcpy(rules.text + at, name, size);
    rules.text_size += (uint32_t)size;
    return at;
}

static struct adj_fs_kind *
kind(unsigned k, const char *name, unsigned type, unsigned empire)
{
    rules.kind[k].name = text(name);
    rules.kind[k].type = (uint8_t)type;
    rules.kind[k].empire = (uint8_t)empire;
    rules.kind[k].text_known = 1;
    if (type == ADJ_FS_T_SHIP)
        rules.kind[k].stat[ADJ_FS_HULL].base = 9;
    return &rules.kind[k];
}

static struct adj_fs_effect *
effect(unsigned k, unsigned window, unsigned zone)
{
    if (rules.kind[k].effects == 0)
        rules.kind[k].effect = rules.effects;
    rules.kind[k].effects++;
    rules.effect[rules.effects].window = (uint8_t)window;
    rules.effect[rules.effects].zone = (uint8_t)zone;
    return &rules.effect[rules.effects++];
}

static void
launch(unsigned k, unsigned zone, unsigned type)
{
    struct adj_fs_effect *e = effect(k, ADJ_FS_W_ATTACK, zone);
    e->actions = 1;
    e->action[0].verb = ADJ_FS_DO_LAUNCH;
    e->action[0].type = (uint8_t)type;
}

static void
alias(const char *name, unsigned k, unsigned empire)
{
    rules.alias[rules.aliases].name = text(name);
    rules.alias[rules.aliases].kind = (uint8_t)k;
    rules.alias[rules.aliases++].empire = (uint8_t)empire;
}

static void
make_kinds(void)
{
    kind(RAPTOR, "Raptor Squadron", ADJ_FS_T_SHIP, 1);
    kind(COBRA, "Cobra Squadron", ADJ_FS_T_SHIP, 1);
    kind(PRIDE, "Nation's Pride", ADJ_FS_T_SHIP, 1)->flagship = 1;
    kind(VALKYRIE, "Valkyrie", ADJ_FS_T_COMMANDER, 1)->crew = ADJ_FS_CREW_GOLD;
    kind(EYE, "Eye to Eye", ADJ_FS_T_ACTION, 1);
    kind(TONE, "I've Got Tone!", ADJ_FS_T_ACTION, 1);
    kind(DROP, "Major Drop", ADJ_FS_T_BOARDING, 1)->copies = 2;
    kind(PODS, "Helios Rocket Pods", ADJ_FS_T_ACTION, 1);
    kind(TAVI, "Tavi", ADJ_FS_T_SHIP, 2);
    kind(NINZI, "Ninzi", ADJ_FS_T_SHIP, 2);
    kind(FEMMOSI, "Femmosi", ADJ_FS_T_SHIP, 2)->flagship = 1;
    kind(TIL, "Queen Til", ADJ_FS_T_COMMANDER, 2)->crew = ADJ_FS_CREW_GOLD;
    kind(WORKER, "Worker (Missile Gunner)", ADJ_FS_T_CREW, 2)->crew = ADJ_FS_CREW_RED;
    kind(GAJ_BEAM, "Gaj (Beam Gunner)", ADJ_FS_T_CREW, 2)->crew = ADJ_FS_CREW_GOLD;
    kind(GAJ_BOARDING, "Gaj (Boarding Orders)", ADJ_FS_T_CREW, 2)->crew = ADJ_FS_CREW_BLUE;
    kind(RONDI, "Rondi", ADJ_FS_T_SHIP, 2);
    kind(OF_SHIPS, "The Light of the Ships", ADJ_FS_T_ACTION, 2);
    kind(HASH, "Claw #9", ADJ_FS_T_ACTION, 2);
    kind(BREAK, "Break, Break, Break!", ADJ_FS_T_ACTION, 1);
    kind(PRIDE_TWO, "Second Pride", ADJ_FS_T_SHIP, 1)->flagship = 1;
    kind(LIGHT, "The Light", ADJ_FS_T_ACTION, 2);
    kind(HOUSE, "H.M.S. Alexander", ADJ_FS_T_SHIP, 0);
}

static void
make_rules(void)
{
    memset(&rules, 0, sizeof rules);
    adj_fs_rules_start(&rules, ADJ_FS_PROMETHEUS);
    rules.kinds = KINDS;
    rules.text_size = 1;
    rules.effects = 1;
    rules.vars = 3;
    rules.empires = 3;
    rules.empire_name[1] = text("Standing Nations");
    rules.empire_name[2] = text("Kirikin Swarm");
    make_kinds();
    alias("Resistance", 0, 1);
    alias("Cobra", COBRA, 0);
    alias("Wild Gaj", GAJ_BEAM, 0);
    alias("Wild Gaj", GAJ_BOARDING, 0);
    effect(EYE, ADJ_FS_W_DECLARE, ADJ_FS_Z_HAND);
    effect(PODS, ADJ_FS_W_BASIC, ADJ_FS_Z_HAND);
    effect(PODS, ADJ_FS_W_SUPPORT, ADJ_FS_Z_TABLE);
    launch(DROP, ADJ_FS_Z_HAND, ADJ_FS_BOARDING);
    launch(DROP, ADJ_FS_Z_TABLE, ADJ_FS_ASSAULT);
    struct adj_fs_effect *intercept = effect(RAPTOR, ADJ_FS_W_BOARDING_TARGET, ADJ_FS_Z_TABLE);
    intercept->guard = ADJ_FS_G_CHOOSE;
    intercept->branches = 2;
    intercept->branch_name[0] = text("sacrifice of ships");
    intercept->branch_name[1] = text("redirect");
    rules.var[1] = (struct adj_fs_var){.kind = TAVI, .field = ADJ_FS_HULL, .lo = 8, .hi = 14};
    rules.var[2] = (struct adj_fs_var){.kind = NINZI, .field = ADJ_FS_DEF, .lo = 0, .hi = 255};
    rules.kind[TAVI].stat[ADJ_FS_HULL] = (struct adj_fs_value){.var = 1};
    rules.kind[NINZI].stat[ADJ_FS_DEF] = (struct adj_fs_value){.var = 2};
    adj_fs_rules_index(&rules);
}

static const char *const example[] = {
    "turn 3 A orders",
    "A cp 3 hand 4: Eye to Eye; I've Got Tone!",
    "A row 1: Raptor Squadron; Cobra Squadron tasked",
    "A row 2: Nation's Pride hits 2 [Valkyrie]",
    "C cp 1 hand 7",
    "C row 1: Tavi hits 7; Ninzi hits 3 [by A: Major Drop tasked]",
    "C row 2: Femmosi [Queen Til; Worker (Missile Gunner)]; Rondi",
    NULL};

enum adj_status
adj_text_position(const char *const *typed, struct adj_fs_state *into)
{
    memset(into, 0, sizeof *into);
    into->seat[A].empire = 1;
    into->seat[C].empire = 2;
    error = (struct adj_error){.status = ADJ_OK};
    enum adj_status status = adj_fs_position_start(&rules, into);
    for (unsigned i = 0; typed[i] != NULL && status == ADJ_OK; i++)
        status = adj_fs_position_line(&rules, into, &seats, typed[i], &error);
    return status == ADJ_OK ? adj_fs_position_end(&rules, into, &seats, &error) : status;
}

int
adj_text_start(void **unused)
{
    (void)unused;
    make_rules();
    memset(&seats, 0, sizeof seats);
    seats.count = 2;
    strcpy(seats.seat[A].label, "A");
    strcpy(seats.seat[A].name, "Andrew");
    strcpy(seats.seat[C].label, "C");
    strcpy(seats.seat[C].name, "Charles");
    return adj_text_position(example, &state) == ADJ_OK ? 0 : -1;
}

enum adj_status
adj_text_parse(unsigned seat, const char *line, struct adj_order *order)
{
    memset(&error, 0, sizeof error);
    return adj_fs_parse_order(&rules, &state, &seats, seat, line, order, &error);
}

void
adj_text_take_line(void *context, const char *piece)
{
    struct adj_text_lines *into = context;
    size_t size = strlen(piece);
    assert_true(size > 0 && piece[size - 1] == '\n' && into->count < 64);
    memcpy(into->text[into->count], piece, size - 1);
    into->text[into->count][size - 1] = '\0';
    into->line[into->count] = into->text[into->count];
    into->line[++into->count] = NULL;
}
