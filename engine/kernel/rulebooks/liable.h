#ifndef PELING_LIABLE_H
#define PELING_LIABLE_H

#include "core/hand.h"

/* Return whether anybody ever pays for all by these rules. */
int knows_liability(const Rules *rules);

/* Return who pays for all if this hand won, as far as the hand itself tells it; NONE (`RuleSet.liable`). */
int liable_for(const Rules *rules, const Hand *winner);

/* Return whether a discarder of Part II, all hands laid open, need not pay for all (`RuleSet.shown`). */
int is_let_off(const Rules *rules, const Hand *winner, const Hand *discarder);

/* Write who are liable in Fenghua, nobody, one or two who share it, and return their number; `fed` says whether
 * three claims from one player make him liable for such a hand. */
int liable_fenghua(const Rules *rules, const Hand *hand, int fed, int8_t payers[2]);

/* Return whether a loser may claim an unfinished limit hand (How to Play, HP-L-INCOMPLETE). */
int claims_limit(const Rules *rules, const Hand *hand);

#endif
