/* Shapes of a hand other than sets and a pair: see shape_plans.h. */
#include "formula/shape_plans.h"

#include "formula/policy.h"

static int number_of(uint64_t kinds) { return __builtin_popcountll(kinds); }

static uint64_t held_once(const Kinds *held) { return held->least[1] & ~held->least[2]; }

static uint64_t held_twice(const Kinds *held) { return held->least[2] & ~held->least[3]; }

/* -- seven pairs -------------------------------------------------------------------------------------------- */

static int pairs_of(const Kinds *held) { return number_of(held->least[2]) + number_of(held->least[4]); }

static uint64_t odd_kinds(const Kinds *held) { return held_once(held) | (held->least[3] & ~held->least[4]); }

static int short_of_seven_pairs(const Kinds *held) {
    const int pairs = pairs_of(held), odd = number_of(odd_kinds(held)), missing = pairs < 7 ? 7 - pairs : 0;
    return 2 * missing - (odd < missing ? odd : missing);
}

static uint64_t useful_for_pairs(const Kinds *held) {
    const int pairs = pairs_of(held);
    const uint64_t odds = odd_kinds(held);
    return pairs >= 7 ? 0 : number_of(odds) < 7 - pairs ? ALL_KINDS : odds;
}

/* -- independent tiles -------------------------------------------------------------------------------------- */

/* Return the most ranks of a suit that are three apart: from the lowest on, each as soon as it can be. */
static int kept_apart(uint64_t ranks) {
    int kept = 0;
    for (; ranks; ranks = ranks >> __builtin_ctzll(ranks) >> 3) kept++;
    return kept;
}

static uint64_t ranks_of(const Kinds *held, int suit) { return held->least[1] >> 9 * suit & 0x1ff; }

static int short_of_apart(const Kinds *held) {
    int kept = number_of(held->least[1] & HONOUR_KINDS);
    for (int suit = 0; suit < 3; suit++) kept += kept_apart(ranks_of(held, suit));
    return kept < 14 ? 14 - kept : 0;
}

static uint64_t useful_for_independent(const Kinds *held) {
    if (!short_of_apart(held)) return 0;
    uint64_t useful = HONOUR_KINDS & ~held->least[1];
    for (int suit = 0; suit < 3; suit++) {
        const uint64_t ranks = ranks_of(held, suit);
        const int kept = kept_apart(ranks);
        for (int rank = 0; rank < 9; rank++) {
            if (!(ranks >> rank & 1) && kept_apart(ranks | 1ull << rank) > kept) useful |= 1ull << (9 * suit + rank);
        }
    }
    return useful;
}

/* -- threes and a pair -------------------------------------------------------------------------------------- */

/* Return what is missing to threes and a pair; `number` of kinds that are held none, once, twice, three times. */
static int short_of_pungs(const int number[4], int sets) {
    const int made = number[3] < sets ? number[3] : sets;
    const int begun = number[2] < sets - made ? number[2] : sets - made;
    const int single = number[1] < sets - made - begun ? number[1] : sets - made - begun;
    const int pair = number[3] > made || number[2] > begun ? 2 : number[1] - single < 1 ? number[1] - single : 1;
    return 3 * sets + 2 - 3 * made - 2 * begun - single - pair;
}

static void count_kinds(const Kinds *held, int number[4]) {
    number[0] = KINDS - number_of(held->least[1]);
    number[1] = number_of(held_once(held));
    number[2] = number_of(held_twice(held));
    number[3] = number_of(held->least[3]);
}

static uint64_t useful_for_pungs(const Kinds *held, int sets) {
    const uint64_t kinds[3] = {ALL_KINDS & ~held->least[1], held_once(held), held_twice(held)};
    int number[4];
    count_kinds(held, number);
    const int need = short_of_pungs(number, sets);
    uint64_t useful = 0;
    for (int copies = 0; need && copies < 3; copies++) {
        if (!number[copies]) continue;
        number[copies]--;
        number[copies + 1]++;
        if (short_of_pungs(number, sets) < need) useful |= kinds[copies];
        number[copies]++;
        number[copies + 1]--;
    }
    return useful;
}

/* -- honours and majors ------------------------------------------------------------------------------------- */

static int short_of_honours(const Kinds *held, int sets) {
    int tiles = 0;
    for (int copies = 1; copies <= COPIES; copies++) tiles += number_of(held->least[copies] & HONOUR_KINDS);
    return tiles < 3 * sets + 2 ? 3 * sets + 2 - tiles : 0;
}

static int short_of_majors(const Kinds *held) {
    return 14 - number_of(held->least[1] & MAJOR_KINDS) - ((held->least[2] & MAJOR_KINDS) != 0);
}

static uint64_t useful_for_majors(const Kinds *held) {
    if (short_of_majors(held) == 0) return 0;
    return held->least[2] & MAJOR_KINDS ? MAJOR_KINDS & ~held->least[1] : MAJOR_KINDS;
}

int shape_need(int shape, const Kinds *held, int sets) {
    int number[4];
    switch (shape) {
    case SEVEN_PAIRS: return short_of_seven_pairs(held);
    case INDEPENDENT: return short_of_apart(held);
    case ALL_HONOURS: return short_of_honours(held, sets);
    case MAJORS: return short_of_majors(held);
    default: count_kinds(held, number); return short_of_pungs(number, sets);
    }
}

uint64_t shape_useful(int shape, const Kinds *held, int sets) {
    switch (shape) {
    case SEVEN_PAIRS: return useful_for_pairs(held);
    case INDEPENDENT: return useful_for_independent(held);
    case ALL_HONOURS: return short_of_honours(held, sets) ? HONOUR_KINDS : 0;
    case MAJORS: return useful_for_majors(held);
    default: return useful_for_pungs(held, sets);
    }
}
