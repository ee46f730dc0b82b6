#ifndef PELING_FENGHUA_H
#define PELING_FENGHUA_H

#include "core/hand.h"

/* Score a won hand of Fenghua; return whether three claims from one player make him liable for such a one. */
int score_fenghua(const Rules *rules, const Hand *hand, Score *score);

/* Score what sets and flowers of a hand that has not won would count if it did (`Scorer.estimate`). */
void estimate_fenghua(const Rules *rules, const Hand *hand, Score *score);

#endif
