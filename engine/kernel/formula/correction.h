/* What the formula misses of a discard: a small net adds to its worth, by what a player sees. What it adds was learned
 * from deals that were played on (`peling.commands.train`). */
#ifndef PELING_CORRECTION_H
#define PELING_CORRECTION_H

#include "formula/policy.h"
#include "nets/net.h"

/* Only the best by the formula are corrected, and of these none that is so many points behind. */
enum { CORRECTED = 6, FAR_BEHIND = 12 };

/* A discard as the formula weighs it. */
typedef struct {
    Action action;
    int kind; /* NONE: a flower */
    double worth, danger;
    double ahead; /* what the hand is worth on average once its next tile has come, see `look_ahead` */
    Weighed weighed;
} Discarding;

/* The inputs of a discard: those of the whole hand, then its own. */
enum { OF_HAND = 22, OF_WORTH = 20, OF_KIND = 30, CORRECTION_INPUTS = OF_HAND + OF_WORTH + OF_KIND };

/* The net in force, if there is one, and which models are corrected by it. What it says is in tens of points. */
extern Net correction;
extern int32_t correction_is_learned, is_corrected[MODELS];
enum { CORRECTION_UNIT = 10 };

/* Put the best discards first, in order; return how many of them are to be corrected: none of a single one. */
int best_discards(Discarding *found, int number);

/* Find for the first discards what the hand is worth when the next tile that nobody sees has come, and that or another
 * of these discards goes for it. A tile that goes with none in the hand changes nothing. */
void look_ahead(Scene *scene, const Holding *hand, Discarding *found, int number, int others);

/* Find the inputs of the first discards, which are in order. */
void correction_inputs(const Deal *deal, const Course *course, int place, const Scene *scene, const Holding *hand,
                       const Discarding *found, int number, float in[CORRECTED][CORRECTION_INPUTS]);

/* choose.c: find by how much the net changes the worth of a player's discards; return of how many it does. */
int corrections_of(const Deal *deal, const Rules *rules, const Course *course, int place, int model, Action of[CORRECTED],
                   double added[CORRECTED]);

/* Find the discards of a player that are to be corrected, and their inputs; return how many. Where the deal
 * can be ended there are none. */
int discards_to_correct(const Deal *deal, const Rules *rules, const Course *course, int place, int model,
                        Discarding found[MOST_ACTIONS], float in[CORRECTED][CORRECTION_INPUTS]);

#endif
