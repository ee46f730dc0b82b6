/* Shapes of a hand other than sets and a pair: what is missing, and which tiles bring them nearer
 * (`peling.shapes.plans`).
 *
 * A shape is SEVEN_PAIRS, INDEPENDENT, ALL_PUNGS, ALL_HONOURS or MAJORS; the counts are those of natural tiles. */
#ifndef PELING_SHAPE_PLANS_H
#define PELING_SHAPE_PLANS_H

#include "core/hand.h"

int shape_need(int shape, const int8_t counts[KINDS], int sets);
uint64_t shape_useful(int shape, const int8_t counts[KINDS], int sets);

#endif
