/* What the scorers of the older books share: a tally, sets, the best of several readings. */
#ifndef PELING_SCORE_H
#define PELING_SCORE_H

#include "shapes/read.h"

/* The points, doublings and shares of the limit of one reading. */
typedef struct {
    int32_t points;
    int32_t doubles;
    int32_t shares;
} Tally;

/* Return a tally as a score under this ceiling; 0: there is none. */
static inline Score scored(Tally tally, int limit)
{
    int64_t total = ((int64_t)tally.points << tally.doubles) + tally.shares;
    if (limit && total > limit)
        total = limit;
    return (Score){total, tally.points, tally.doubles, tally.shares, SCORED};
}

/* Return whether a tally stands before another: total, uncapped, points (`Composer._preference`). */
static inline int is_better_tally(Tally tally, Tally other, int limit)
{
    Score score = scored(tally, limit), before = scored(other, limit);
    int64_t uncapped = scored(tally, 0).total, uncapped_before = scored(other, 0).total;
    if (score.total != before.total)
        return score.total > before.total;
    if (uncapped != uncapped_before)
        return uncapped > uncapped_before;
    return score.points > before.points;
}

static inline int is_three(const Set *set)
{
    return set->kind == PUNG || set->kind == KONG;
}

/* Return the points of a three or four, 2 to 32: of heads, fours and concealed ones twice as many or more. */
static inline int points_of_three(const Set *set)
{
    if (!is_three(set))
        return 0;
    int points = set->kind == KONG ? 8 : 2;
    if (is_major(set->tile))
        points *= 2;
    return set->concealed ? points * 2 : points;
}

static inline int runs_of(const Reading *reading)
{
    int runs = 0;
    for (int place = 0; place < reading->sets; place++)
        runs += reading->set[place].kind == CHOW;
    return runs;
}

/* Return how many flowers and seasons of the own wind are set out. */
static inline int own_flowers(const Hand *hand)
{
    return __builtin_popcount(hand->bonus & 0x11u << hand->seat);
}

/* Read a won hand in all ways, as sets and a pair or as thirteen heads; return how many, 0 if it is not complete. */
int read_sets_or_heads(const Hand *hand, int every_place, Reading found[MOST_READINGS]);

/* Return the groups of the sets of a reading; nothing for thirteen heads. */
int makeup_of_sets(const Reading *reading);

void score_part_one(const Rules *rules, const Hand *hand, Score *score);
void score_part_two(const Rules *rules, const Hand *hand, Score *score);
void score_how_to_play(const Rules *rules, const Hand *hand, Score *score);
void score_four_winds(const Rules *rules, const Hand *hand, Score *score);

/* Return what the sets of a hand that has not won would count if it did (Four Winds, `Scorer.estimate`). */
void estimate_four_winds(const Rules *rules, const Hand *hand, Score *score);

/* Return the doubling honours of Part II in a loser's hand, and in a hand won by the wall in the reading that
 * has most of them; counted by items or by doublings (p. 67-70, A-49b). */
int doubling_honours(const Rules *rules, const Hand *hand);
int most_doubling_honours(const Rules *rules, const Hand *hand);

/* Return whether three winds and a pair of the fourth are among the sets, by house rule four winds (HP, A-19). */
int has_wind_sets(const Rules *rules, const Reading *reading);

#endif
