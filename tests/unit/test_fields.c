// SPDX-License-Identifier: MIT
// The descriptions of ruleset and state are whole: every byte of the struct is a field, in order,
// none twice. Hash, differences and the embedded ruleset rest on it.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/state.h"
#include "engine/hash.h"

static size_t
end_of(const struct adj_field *fields, size_t count, size_t from)
{
    size_t at = from;
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(from + fields[i].offset, at);
        if (fields[i].inner != NULL)
            assert_int_equal(end_of(fields[i].inner, fields[i].inners, 0), fields[i].size);
        else
            assert_int_equal(fields[i].width, fields[i].size);
        at += (size_t)fields[i].count * fields[i].size;
    }
    return at - from;
}

static void
state_is_its_fields(void **unused)
{
    (void)unused;
    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        const struct adj_game *game = adj_games[i];
        assert_int_equal(end_of(game->state_fields, game->state_field_count, 0), game->state_size);
        assert_int_equal(adj_fields_size(game->state_fields, game->state_field_count),
                         game->state_size);
    }
}

static void
rules_are_their_fields(void **unused)
{
    (void)unused;
    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        const struct adj_game *game = adj_games[i];
        assert_int_equal(end_of(game->rules_fields, game->rules_field_count, 0),
                         game->rules_stored);
        assert_int_equal(adj_fields_size(game->rules_fields, game->rules_field_count),
                         game->rules_stored);
        assert_int_equal(game->rules_stored == game->rules_size, game->rules_index == NULL);
    }
}

struct seen {
    unsigned count;
    char path[96];
    int64_t a, b;
};

static void
see(void *context, const char *path, int64_t a, int64_t b)
{
    struct seen *seen = context;
    seen->count++;
    seen->a = a;
    seen->b = b;
    strncpy(seen->path, path, sizeof seen->path - 1);
}

static void
a_difference_has_a_name(void **unused)
{
    (void)unused;
    static struct adj_fs_state a, b;
    struct seen seen = {0};
    a.seat[1].cp = 3;
    b.seat[1].cp = 258;
    adj_fields_diff(adj_fs_state_fields, ADJ_FS_STATE_FIELDS, &a, &b, sizeof a, see, &seen);
    assert_int_equal(seen.count, 1);
    assert_string_equal(seen.path, "seat[1].cp");
    assert_int_equal(seen.a, 3);
    assert_int_equal(seen.b, 258);
    seen.count = 0;
    a = b;
    b.attack.plus = -2;
    adj_fields_diff(adj_fs_state_fields, ADJ_FS_STATE_FIELDS, &a, &b, sizeof a, see, &seen);
    assert_int_equal(seen.count, 1);
    assert_string_equal(seen.path, "attack.plus");
    assert_int_equal(seen.b, -2);
}

// XXH3 of known bytes, so that a build with another hash is noticed.
static void
the_hash_is_xxh3(void **unused)
{
    (void)unused;
    assert_true(adj_hash("", 0) == UINT64_C(0x2d06800538d394c2));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(state_is_its_fields),
        cmocka_unit_test(rules_are_their_fields),
        cmocka_unit_test(a_difference_has_a_name),
        cmocka_unit_test(the_hash_is_xxh3),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
