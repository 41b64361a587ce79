// SPDX-License-Identifier: MIT
// Seeded faults for the part of FS-I-4 that looks at the list of a deck since its shuffle.

#include <string.h>
#include "tests/unit/check_scene.h"

static void
list(struct adj_fs_seat *seat, unsigned deck, unsigned hidden, const char *kinds)
{
    seat->list_known = ADJ_FS_LIST_SHUFFLED;
    seat->hand_total = (uint8_t)(seat->hand_known + hidden);
    seat->deck_total = (uint8_t)deck;
    memset(seat->pool, 0, sizeof seat->pool);
    seat->pool_count = 0;
    for (; kinds[seat->pool_count] != '\0'; seat->pool_count++)
        seat->pool[seat->pool_count] = (uint8_t)(kinds[seat->pool_count] - '0');
}

// A plays Rage; its deck was shuffled with these cards while some of its hand were not known.
static int
verdict_of_list(unsigned deck, unsigned hidden, const char *kinds, const char *shown)
{
    void *unused = NULL;
    scene_start(&unused);
    lay_support_rage();
    struct adj_fs_state *both[] = {&scene.before, &scene.after};
    for (unsigned i = 0; i < 2; i++) {
        list(&both[i]->seat[A], deck, hidden, kinds);
        for (unsigned k = 0; shown[k] != '\0'; k++)
            both[i]->shown[A].kind[both[i]->shown[A].count++] = (uint8_t)(shown[k] - '0');
    }
    return scene_verdict();
}

static void
test_lists(void **unused)
{
    static const struct {
        unsigned deck, hidden;
        const char *kinds, *shown; // digits: kinds of check_scene.h
        int verdict;
    } rows[] = {
        {4, 2, "46678", "", 0},   // one drawn, one older
        {2, 2, "667", "", 0},     // the deck has room for two Rages
        {2, 2, "667", "6", 0},    // shown: perhaps the one drawn
        {1, 3, "667", "", 4},     // but one has room for one: the other is in the hand
        {1, 3, "667", "6", 0},    // or is the one that was shown
        {0, 2, "7", "", 4},       // an empty deck has told the hand
        {4, 0, "46678", "", 4},   // more drawn than the hand has
        {4, 2, "4667", "", 0},    // nothing drawn yet
        {4, 2, "466", "", 4},     // more in the deck than were shuffled
        {2, 1, "46678", "67", 0}, // two of three drawn were shown
        {1, 1, "46678", "67", 4}, // and one more cannot have been
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        assert_int_equal(
            verdict_of_list(rows[i].deck, rows[i].hidden, rows[i].kinds, rows[i].shown),
            rows[i].verdict);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
