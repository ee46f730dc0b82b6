/* Shapes of a hand other than sets and a pair: what is missing, and which tiles bring them nearer
 * (`peling.shapes.plans`).
 *
 * A shape is SEVEN_PAIRS, INDEPENDENT, ALL_PUNGS, ALL_HONOURS or MAJORS; the tiles are natural ones. */
#ifndef PELING_SHAPE_PLANS_H
#define PELING_SHAPE_PLANS_H

#include "core/hand.h"

/* Which kinds are held at least once, twice and so on, as bits; the first stands unused. */
typedef struct {
    uint64_t least[COPIES + 1];
} Kinds;

static const uint64_t ALL_KINDS = (1ull << KINDS) - 1, HONOUR_KINDS = 0x7full << HONOURS;
static const uint64_t GROUP_KINDS[4] = {0x1ffull, 0x1ffull << 9, 0x1ffull << 18, 0x7full << HONOURS};
static const uint64_t MAJOR_KINDS = 0x7full << HONOURS | 0x101ull << 18 | 0x101ull << 9 | 0x101ull;

int shape_need(int shape, const Kinds *held, int sets);
uint64_t shape_useful(int shape, const Kinds *held, int sets);

#endif
