/* How far a hand is from sets and a pair, by the tables of `peling.shapes`.
 *
 * Python copies them in from `shapes/tables.bin`. A suit is a number to base 5, its counts as digits; of the
 * honours likewise, beginning at `HONOUR_KEYS`. The class of such a number, merged with that of the others,
 * gives the distance. A second list of classes is for hands with wild tiles, which may stand for a fifth copy.
 */
#ifndef PELING_TABLES_H
#define PELING_TABLES_H

#include "core/hand.h"

enum { HONOUR_KEYS = 1953125, ALL_KEYS = 1953125 + 78125, CLASSES = 180, MOST_SETS = 4 };

typedef struct {
    uint8_t classes[ALL_KEYS];
    uint8_t wild_classes[ALL_KEYS];
    uint8_t merges[CLASSES][CLASSES];
    uint8_t needs[MOST_SETS + 1][CLASSES][CLASSES];
} Tables;

extern Tables tables;
extern const int32_t KEY_UNIT[KINDS];

/* Return in which of the four groups a kind is: bamboos, circles, characters, honours. */
static inline int group_of(int kind) {
    return kind >= 18 ? (kind >= HONOURS ? 3 : 2) : kind >= 9;
}

/* Set the keys of a hand that holds nothing. */
static inline void no_keys(int32_t key[4]) {
    key[0] = key[1] = key[2] = 0;
    key[3] = HONOUR_KEYS;
}

/* Return how many tiles are missing to so many sets and a pair, see `peling.shapes.sets.need_of_keys`. */
static inline int need_of(const int32_t key[4], int sets) {
    const uint8_t *of = tables.classes;
    return tables.needs[sets][tables.merges[of[key[0]]][of[key[1]]]][tables.merges[of[key[2]]][of[key[3]]]];
}

/* Return the same for a hand that holds wild tiles too. */
int need_with_wilds(const int32_t key[4], int sets, int wilds);

/* Return the kinds that bring a hand nearer, as bits; of a kind that it holds four of, none does. */
uint64_t useful_kinds(const int32_t key[4], const int8_t counts[KINDS], int sets, int need);

/* The class of one suit, and its class after each kind drawn to it (its own for a kind it holds four of). */
typedef struct {
    int32_t key;
    uint8_t of, after[9];
} Drawn;

/* Return the classes of a suit; those asked for lately are remembered in one place each. */
Drawn drawn_to(int32_t key);

/* Return how many tiles are missing to seven pairs, to independent tiles, to threes and a pair; see
 * `peling.shapes.plans`. The counts are those of natural tiles. */
int short_of_pairs(const int8_t counts[KINDS]);
int short_of_independent(const int8_t counts[KINDS]);

#endif
