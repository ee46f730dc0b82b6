/* Whole deals in the kernel: dealt by chance, played by models, settled. */
#ifndef PELING_PLAY_H
#define PELING_PLAY_H

#include "rollouts/chance.h"
#include "formula/policy.h"

enum { TO_THE_END = -1, RANDOM_ROUND = 4, GREEDY = -1 };

/* Begin a deal with an empty hand for each player; nothing is dealt. */
void no_deal(Deal *deal, int players, const int8_t winds[SEATS], int round_wind);

/* Deal from a wall that is shuffled and broken by chance. */
void deal_by_chance(Deal *deal, const Course *course, Chance *chance, int players, const int8_t winds[SEATS], int round_wind);

/* Return what a player does by the model of a number, or who is GREEDY. */
Action chosen(const Deal *deal, const Rules *rules, const Course *course, int place, int model);

/* Let everybody play by his model until the deal is over, or so many tiles more were discarded. */
void play_on(Deal *deal, const Rules *rules, const Course *course, const int8_t model[SEATS], int discards);

/* Write what each place gains or loses by a finished deal. */
void nets(const Deal *deal, const Rules *rules, const Course *course, int32_t net[SEATS]);

#endif
