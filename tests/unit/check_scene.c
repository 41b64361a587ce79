// SPDX-License-Identifier: MIT
#include "tests/unit/check_scene.h"

#include <string.h>

struct adj_fs_rules scene_rules;
struct scene scene;

// The small ruleset.

static struct adj_fs_effect *
effect(unsigned kind, unsigned window, unsigned zone)
{
    struct adj_fs_effect *e = &scene_rules.effect[scene_rules.effects];
    if (scene_rules.kind[kind].effects == 0)
        scene_rules.kind[kind].effect = scene_rules.effects;
    scene_rules.kind[kind].effects++;
    scene_rules.kind[kind].statics =
        (uint8_t)(scene_rules.kind[kind].statics + (window == ADJ_FS_W_STATIC));
    scene_rules.effects++;
    e->window = (uint8_t)window;
    e->zone = (uint8_t)zone;
    return e;
}

static struct adj_fs_action *
action(struct adj_fs_effect *e, unsigned verb, int amount)
{
    struct adj_fs_action *a = &e->action[e->actions++];
    a->verb = (uint8_t)verb;
    a->amount.base = (int16_t)amount;
    return a;
}

static void
stats(unsigned kind, unsigned type, int atk, int cmd, int def, int hull)
{
    const int stat[4] = {atk, cmd, def, hull};
    scene_rules.kind[kind].type = (uint8_t)type;
    scene_rules.kind[kind].text_known = 1;
    for (unsigned i = 0; i < 4; i++)
        scene_rules.kind[kind].stat[i].base = (int16_t)stat[i];
}

static void
static_stat(unsigned kind, unsigned what, unsigned key, int amount)
{
    struct adj_fs_action *a =
        action(effect(kind, ADJ_FS_W_STATIC, ADJ_FS_Z_TABLE), ADJ_FS_DO_STAT, amount);
    a->sel.what = (uint8_t)what;
    a->key = (uint8_t)key;
    a->op = ADJ_FS_ADD;
}

static void
make_claw(void)
{
    struct adj_fs_kind *claw = &scene_rules.kind[CLAW];
    stats(CLAW, ADJ_FS_T_BOARDING, 0, 0, 0, 0);
    claw->play.cp.base = 2;
    claw->play.task.what = ADJ_FS_SEL_CLASS;
    claw->play.task.kinds = ADJ_FS_IS_SHIP;
    action(effect(CLAW, ADJ_FS_W_ATTACK, ADJ_FS_Z_HAND), ADJ_FS_DO_LAUNCH, 0);
    struct adj_fs_action *move =
        action(effect(CLAW, ADJ_FS_W_RESOLVE, ADJ_FS_Z_HAND), ADJ_FS_DO_MOVE, 0);
    move->zone = ADJ_FS_Z_UNDER;
    move->to.what = ADJ_FS_SEL_TGT;
    struct adj_fs_effect *assault = effect(CLAW, ADJ_FS_W_ATTACK, ADJ_FS_Z_TABLE);
    assault->pay.task.what = ADJ_FS_SEL_SELF;
    action(assault, ADJ_FS_DO_LAUNCH, 4)->type = ADJ_FS_ASSAULT;
    struct adj_fs_effect *repel = effect(CLAW, ADJ_FS_W_ENEMY_BASIC, ADJ_FS_Z_TABLE);
    repel->pay.cp.base = 2;
    action(repel, ADJ_FS_DO_MOVE, 0)->zone = ADJ_FS_Z_DISCARD;
}

static void
make_crew(unsigned kind, unsigned colour)
{
    scene_rules.kind[kind].crew = (uint8_t)colour;
    scene_rules.kind[kind].play.cp.base = 1;
    struct adj_fs_action *move =
        action(effect(kind, ADJ_FS_W_BASIC, ADJ_FS_Z_HAND), ADJ_FS_DO_MOVE, 0);
    move->zone = ADJ_FS_Z_UNDER;
    move->to.what = ADJ_FS_SEL_CLASS;
}

static void
make_actions(void)
{
    stats(RAGE, ADJ_FS_T_ACTION, 0, 0, 0, 0);
    scene_rules.kind[RAGE].play.cp.base = 1;
    action(effect(RAGE, ADJ_FS_W_SUPPORT, ADJ_FS_Z_HAND), ADJ_FS_DO_HITS, 1);
    stats(TONE, ADJ_FS_T_ACTION, 0, 0, 0, 0);
    action(effect(TONE, ADJ_FS_W_COST_FOCUS, ADJ_FS_Z_HAND), ADJ_FS_DO_STAT, -1)->key =
        ADJ_FS_COST_FOCUS;
    stats(EYE, ADJ_FS_T_ACTION, 0, 0, 0, 0);
    scene_rules.kind[EYE].play.cp.base = 1;
    action(effect(EYE, ADJ_FS_W_DECLARE, ADJ_FS_Z_HAND), ADJ_FS_DO_STAT, 1)->key =
        ADJ_FS_REACH_DIRECT;
    struct adj_fs_effect *pulse = effect(PULSE, ADJ_FS_W_SUPPORT, ADJ_FS_Z_TABLE);
    pulse->pay.cp.base = 1;
    action(pulse, ADJ_FS_DO_HITS, 2);
}

static void
make_rules(void)
{
    static const char *const names[KINDS] = {"",     "Flag", "Wing", "Captain", "Gunner",
                                             "Claw", "Rage", "Tone", "Eye",     "Pulse"};
    unsigned at = 1;
    memset(&scene_rules, 0, sizeof scene_rules);
    scene_rules.kinds = KINDS;
    scene_rules.effects = 1;
    for (unsigned kind = 1; kind < KINDS; kind++) {
        scene_rules.kind[kind].name = (uint16_t)at;
        memcpy(scene_rules.text + at, names[kind], strlen(names[kind]) + 1);
        at += (unsigned)strlen(names[kind]) + 1;
    }
    scene_rules.text_size = at;
    stats(FLAG, ADJ_FS_T_SHIP, 3, 2, 1, 10);
    scene_rules.kind[FLAG].flagship = 1;
    stats(WING, ADJ_FS_T_SHIP, 2, 1, 1, 4);
    stats(PULSE, ADJ_FS_T_SHIP, 2, 1, 0, 6);
    stats(CAPTAIN, ADJ_FS_T_CREW, 1, 0, 0, 0);
    make_crew(CAPTAIN, ADJ_FS_CREW_GOLD);
    stats(GUNNER, ADJ_FS_T_CREW, 0, 0, 0, 0);
    make_crew(GUNNER, ADJ_FS_CREW_RED);
    static_stat(GUNNER, ADJ_FS_SEL_HOST, ADJ_FS_KEY_DIRECT, 3);
    make_claw();
    make_actions();
    adj_fs_rules_index(&scene_rules);
}

// A position: A's turn 3, Orders. A: Flag [Captain], Wing, Pulse in row 1; B: Flag [Claw of A] and
// Wing in row 1. Each holds seven cards, the deck has four and the pile is empty.

void
scene_put(struct adj_fs_state *state, unsigned slot, unsigned kind, unsigned owner, unsigned host)
{
    struct adj_fs_card *card = &state->card[slot];
    unsigned copy = 1;
    for (unsigned i = 0; i < slot; i++)
        copy += state->card[i].kind == kind;
    *card = (struct adj_fs_card){.kind = (uint8_t)kind,
                                 .owner = (uint8_t)owner,
                                 .host = (uint8_t)host,
                                 .row = host == 0,
                                 .copy = (uint8_t)copy,
                                 .since = ++state->came};
    if (state->slots <= slot)
        state->slots = (uint8_t)(slot + 1);
}

static void
fill_seat(struct adj_fs_seat *seat)
{
    static const uint8_t hand[] = {CAPTAIN, GUNNER, CLAW, RAGE, RAGE, TONE, EYE};
    static const uint8_t deck[] = {GUNNER, RAGE, RAGE, TONE};
    seat->cp = 5;
    seat->cp_known = 1;
    seat->hand_total = seat->hand_known = sizeof hand;
    memcpy(seat->hand, hand, sizeof hand);
    seat->deck_total = seat->pool_count = sizeof deck;
    memcpy(seat->pool, deck, sizeof deck);
    seat->list_known = 1;
}

struct adj_fs_action *
scene_static_text(unsigned kind)
{
    struct adj_fs_effect *text = &scene_rules.effect[scene_rules.kind[kind].effect];
    while (text->window != ADJ_FS_W_STATIC)
        text++;
    return &text->action[0];
}

int
scene_start(void **unused)
{
    struct adj_fs_state *state = &scene.before;
    (void)unused;
    make_rules();
    memset(&scene, 0, sizeof scene);
    state->phase = ADJ_FS_P_ORDERS;
    state->turn = 3;
    scene_put(state, A_FLAG, FLAG, A, 0);
    scene_put(state, A_WING, WING, A, 0);
    scene_put(state, A_PULSE, PULSE, A, 0);
    scene_put(state, B_FLAG, FLAG, B, 0);
    scene_put(state, B_WING, WING, B, 0);
    scene_put(state, A_CREW, CAPTAIN, A, A_FLAG + 1);
    scene_put(state, A_CLAW, CLAW, A, B_FLAG + 1);
    fill_seat(&state->seat[A]);
    fill_seat(&state->seat[B]);
    scene.after = *state;
    scene.verdict.kind = ADJ_LEGAL;
    return 0;
}

// Words to lay out a step.

unsigned
scene_ref(unsigned slot)
{
    const struct adj_fs_card *card = &scene.after.card[slot];
    return adj_fs_ref(card->kind, card->copy);
}

void
scene_order(unsigned seat, unsigned verb)
{
    memset(&scene.order, 0, sizeof scene.order);
    scene.order.seat = (uint8_t)seat;
    scene.order.verb = (uint8_t)verb;
}

void
scene_with(unsigned role, unsigned value)
{
    assert_true(adj_order_add(&scene.order, role, value));
}

struct adj_event *
scene_tell(unsigned kind, unsigned cause, unsigned card, unsigned a, unsigned b, unsigned c,
           unsigned d)
{
    const unsigned arg[4] = {a, b, c, d};
    struct adj_event *event = adj_event_add(&scene.events, kind, cause, card);
    for (unsigned i = 0; i < 4; i++)
        event->arg[i] = (uint16_t)arg[i];
    return event;
}

void
scene_task(unsigned slot, unsigned cause, unsigned card)
{
    scene.after.card[slot].tasked = 1;
    scene_tell(ADJ_FS_E_TASK, cause, card, scene_ref(slot), scene.after.card[slot].owner, 0, 0);
}

void
scene_points(unsigned seat, int change, unsigned cause, unsigned card)
{
    unsigned was = scene.after.seat[seat].cp, is = (unsigned)((int)was + change);
    scene.after.seat[seat].cp = (uint16_t)is;
    scene_tell(ADJ_FS_E_CP, cause, card, seat, was, is, 0);
}

void
scene_leave_hand(unsigned seat, unsigned kind)
{
    struct adj_fs_seat *s = &scene.after.seat[seat];
    unsigned at = 0;
    while (s->hand[at] != kind)
        at++;
    memmove(s->hand + at, s->hand + at + 1, s->hand_known - at - 1u);
    s->hand[--s->hand_known] = 0;
    s->hand_total--;
}

void
scene_play(unsigned seat, unsigned kind)
{
    scene_leave_hand(seat, kind);
    scene.after.played[scene.after.played_count++] =
        (struct adj_fs_played){.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    scene_tell(ADJ_FS_E_PLAY, ADJ_FS_CARD_24, kind, seat, kind, 0, 0);
}

void
scene_aim(unsigned slot)
{
    scene.after.attack.target = (uint8_t)(slot + 1);
    scene_tell(ADJ_FS_E_TARGET, ADJ_FS_FOCUS_2, 0, scene_ref(slot), 0, 0, 0);
}

void
scene_phase(unsigned number, unsigned seat)
{
    scene.after.phase = (uint8_t)number;
    scene_tell(ADJ_FS_E_PHASE, ADJ_FS_ORDER_1, 0, number, seat, scene.after.turn, 0);
}

// An attack that has come this far already: the step laid out goes on from here.
void
scene_attacking(unsigned src, unsigned target, unsigned step)
{
    scene.before.attack = (struct adj_fs_attack){.type = ADJ_FS_DIRECT,
                                                 .step = (uint8_t)step,
                                                 .row = 1,
                                                 .src = (uint8_t)(src + 1),
                                                 .target = (uint8_t)target};
    scene.before.card[src].tasked = 1;
    scene.after = scene.before;
}

void
scene_end_order(void)
{
    memset(&scene.after.attack, 0, sizeof scene.after.attack);
    scene_tell(ADJ_FS_E_END_ORDER, ADJ_FS_ORDER_7, 0, 1, 0, 0, 0);
}

// Runs the step through the watch and returns the one invariant that spoke, 0 for none, -1 for
// several.
int
scene_verdict(void)
{
    static struct adj_fs_watch watch;
    static struct adj_findings findings;
    int spoke = 0;
    findings.count = 0;
    adj_fs_watch_start(&scene_rules, &scene.before, &watch);
    adj_fs_watch_step(&scene_rules, &watch, &scene.before, &scene.order, &scene.verdict,
                      &scene.events, &scene.after, &findings);
    for (unsigned i = 0; i < findings.count && i < ADJ_FINDINGS; i++) {
        int number = findings.finding[i].invariant - ADJ_FS_I_1 + 1;
        print_message("  FS-I-%d: %s\n", number, findings.finding[i].message);
        spoke = spoke == 0 || spoke == number ? number : -1;
    }
    return spoke;
}
