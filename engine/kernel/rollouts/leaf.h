/* What a deal that was cut short is worth to a player: by a net that has learned how such deals end, or by the formula
 * where there is none. It sees all hands, for a rollout has laid them out. */
#ifndef PELING_LEAF_H
#define PELING_LEAF_H

#include "formula/policy.h"
#include "nets/net.h"

/* The inputs: for each player from the asked one on, then the turn and the time left. */
enum { OF_PLAYER = 17, OF_TIME = 6, LEAF_INPUTS = OF_PLAYER * SEATS + OF_TIME };

/* The net in force, if it is; it says hundreds of points. */
extern Net leaf;
extern int32_t leaf_is_learned;
enum { LEAF_UNIT = 100 };

/* Find the inputs of a deal for a player; hands are weighed by these models. */
void leaf_inputs(const Deal *deal, const Course *course, int me, const int8_t model[SEATS], float in[LEAF_INPUTS]);

/* Return what a deal is worth to a player: net points to be expected, or by the formula what he may win less what the
 * others may, each by its weight. */
double worth_of_leaf(const Deal *deal, const Course *course, int me, const int8_t model[SEATS], const double weights[2]);

#endif
