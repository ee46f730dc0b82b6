/* Shapes of a hand other than sets and a pair: see shape_plans.h. */
#include "formula/shape_plans.h"

#include "formula/policy.h"
#include "shapes/tables.h"

static const uint64_t ALL = (1ull << KINDS) - 1, ONLY_HONOUR_KINDS = 0x7full << HONOURS;

/* Return what is missing to threes and a pair; `number` of kinds that are held none, once, twice, three times. */
static int short_of_pungs(const int number[4], int sets) {
    const int made = number[3] < sets ? number[3] : sets;
    const int begun = number[2] < sets - made ? number[2] : sets - made;
    const int single = number[1] < sets - made - begun ? number[1] : sets - made - begun;
    const int pair = number[3] > made || number[2] > begun ? 2 : number[1] - single < 1 ? number[1] - single : 1;
    return 3 * sets + 2 - 3 * made - 2 * begun - single - pair;
}

static void count_kinds(const int8_t counts[KINDS], int number[4]) {
    for (int kind = 0; kind < KINDS; kind++) number[counts[kind] < 3 ? counts[kind] : 3]++;
}

static int short_of_honours(const int8_t counts[KINDS], int sets) {
    int held = 0;
    for (int kind = HONOURS; kind < KINDS; kind++) held += counts[kind];
    return held < 3 * sets + 2 ? 3 * sets + 2 - held : 0;
}

static int is_major(int kind) { return kind >= HONOURS || kind % 9 == 0 || kind % 9 == 8; }

/* Return which majors are held, and twice, as bits. */
static void find_majors(const int8_t counts[KINDS], uint64_t *held, uint64_t *twice, uint64_t *all) {
    *held = *twice = *all = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!is_major(kind)) continue;
        *all |= 1ull << kind;
        if (counts[kind]) *held |= 1ull << kind;
        if (counts[kind] > 1) *twice |= 1ull << kind;
    }
}

static int short_of_majors(const int8_t counts[KINDS]) {
    uint64_t held, twice, all;
    find_majors(counts, &held, &twice, &all);
    return 14 - __builtin_popcountll(held) - (twice != 0);
}

int shape_need(int shape, const int8_t counts[KINDS], int sets) {
    int number[4] = {0};
    switch (shape) {
    case SEVEN_PAIRS: return short_of_pairs(counts);
    case INDEPENDENT: return short_of_independent(counts);
    case ALL_HONOURS: return short_of_honours(counts, sets);
    case MAJORS: return short_of_majors(counts);
    default: count_kinds(counts, number); return short_of_pungs(number, sets);
    }
}

static uint64_t useful_for_pairs(const int8_t counts[KINDS]) {
    int pairs = 0, odd = 0;
    uint64_t odds = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        pairs += counts[kind] >> 1;
        odd += counts[kind] & 1;
        odds |= (uint64_t)(counts[kind] & 1) << kind;
    }
    return pairs >= 7 ? 0 : odd < 7 - pairs ? ALL : odds;
}

static uint64_t useful_for_independent(const int8_t counts[KINDS]) {
    const int need = short_of_independent(counts);
    if (!need) return 0;
    uint64_t useful = 0;
    int8_t with[KINDS];
    for (int kind = 0; kind < KINDS; kind++) with[kind] = counts[kind];
    for (int kind = 0; kind < KINDS; kind++) {
        if (counts[kind]) continue;
        with[kind] = 1;
        if (short_of_independent(with) < need) useful |= 1ull << kind;
        with[kind] = 0;
    }
    return useful;
}

static uint64_t useful_for_pungs(const int8_t counts[KINDS], int sets) {
    int number[4] = {0}, gains[5] = {0};
    count_kinds(counts, number);
    const int need = short_of_pungs(number, sets);
    for (int held = 0; need && held < 3; held++) {
        if (!number[held]) continue;
        number[held]--;
        number[held + 1]++;
        gains[held] = short_of_pungs(number, sets) < need;
        number[held]++;
        number[held + 1]--;
    }
    uint64_t useful = 0;
    for (int kind = 0; kind < KINDS; kind++) useful |= (uint64_t)gains[counts[kind]] << kind;
    return useful;
}

static uint64_t useful_for_majors(const int8_t counts[KINDS]) {
    uint64_t held, twice, all;
    find_majors(counts, &held, &twice, &all);
    if (short_of_majors(counts) == 0) return 0;
    return twice ? all & ~held : all;
}

uint64_t shape_useful(int shape, const int8_t counts[KINDS], int sets) {
    switch (shape) {
    case SEVEN_PAIRS: return useful_for_pairs(counts);
    case INDEPENDENT: return useful_for_independent(counts);
    case ALL_HONOURS: return short_of_honours(counts, sets) ? ONLY_HONOUR_KINDS : 0;
    case MAJORS: return useful_for_majors(counts);
    default: return useful_for_pungs(counts, sets);
    }
}
