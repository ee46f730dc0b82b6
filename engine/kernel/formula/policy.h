/* How the kernel chooses: the formula of `peling.advice.formula` (`plans`, `threats`, `scene`, `appraisal`), with the
 * numbers of a model and the prices of a book as data. It decides no rule; it sees what a player may see.
 */
#ifndef PELING_POLICY_H
#define PELING_POLICY_H

#include "formula/shape_plans.h"
#include "play/deal.h"

/* What a hand can aim at, in the order of `peling.advice.formula.prices.AIMS`; those from SEVEN_PAIRS on are shapes
 * of their own. */
enum { ANY, ONE_SUIT, SUIT_HONOURS, ONLY_HONOURS, SEVEN_PAIRS, INDEPENDENT, ALL_PUNGS, ALL_HONOURS, MAJORS, MAJOR_PUNGS, AIMS };
enum { MOST_PATTERNS = 16, MOST_PLANS = 8, MODELS = 8, STEPS = 14 };

/* The fields of `peling.advice.formula.model.Model`, in its order:
 * `peling.advice.kernel.policy.model_figures` writes them. */
typedef struct {
    double pace[STEPS], pattern_pace[AIMS];
    double chow_weight, pung_weight, win_weight, call_point;
    double pair_hope[5], single_hope[5];
    double pair_share, other_plans, plans_kept, worth_keeping, neighbour;
    double calling[5], late, fits, dead, same_suit, other_suit, refused, danger;
    double turn_ahead, early_end, wall_end, calling_end;
    double chow_claim, pung_claim, kong_claim, idle_claim, own_kong, spare_wild, as_it_stands, spoilt, threes_share;
} Model;

typedef struct {
    int32_t points, doubles;
} Price;

typedef struct {
    int32_t id;      /* ANY to MAJORS */
    int32_t inside;  /* the groups that may be in it, as bits */
    Price price, wild_price;
    Price spoilt; /* what of the price is lost as soon as a set or a pair in the hand scores */
    int32_t threes; /* its sets are threes and fours only, each with its own price */
} Pattern;

/* What a book pays a player with a certain wind (`peling.advice.formula.prices.Prices`). */
typedef struct {
    Price exposed[KINDS], concealed[KINDS], exposed_kong[KINDS], concealed_kong[KINDS], pairs[KINDS];
    int32_t ceiling; /* NONE: no limit */
    int32_t tens;    /* a total is rounded up to tens */
    int32_t least;   /* points that a claim needs */
    int32_t losers_settle;
    int32_t patterns;
    Pattern pattern[MOST_PATTERNS];
} Prices;

/* What one opponent may be about to win. */
typedef struct {
    double calling, score, suits[4];
    int other; /* his place */
} Threat;

/* What of a deal a hand is weighed by (`peling.advice.formula.scene.Scene`). */
typedef struct {
    const Model *model;
    const Prices *prices;
    int8_t live[KINDS];
    int32_t unseen;
    double hazard;
    int wild;
    int threats;
    Threat threat[SEATS];
    int8_t found[AIMS];             /* how many of the chances are known, by the tiles still missing */
    double chances[AIMS][STEPS + 1];
} Scene;

/* A hand that is weighed: natural tiles and sets. */
typedef struct {
    int32_t key[4];
    int8_t counts[KINDS];
    Kinds kinds; /* the same as the counts */
    int8_t melds;
    Meld meld[4];
} Holding;

typedef struct {
    double worth;
    double value;    /* what it would count */
    int need;
    int farther;     /* the discard itself takes it farther */
    uint64_t useful; /* kinds that bring it nearer; found only if they are wanted */
} Weighed;

extern Prices prices[WINDS + 1][WINDS]; /* by the wind of the round (the last: none) and the own wind */
extern Model models[MODELS];

/* scene.c */
int find_live(const Deal *deal, int place, int8_t live[KINDS]);
void make_scene(const Deal *deal, const Course *course, int place, const Model *model, Scene *scene);
Holding natural_hand(const Deal *deal, int place);

/* Give a hand some tiles of a kind, or take them from it if the number is negative. */
void move_tiles(Holding *hand, int kind, int number);

/* threats.c */
void make_threats(const Deal *deal, int place, Scene *scene);
void find_dangers(const Deal *deal, const Rules *rules, const Scene *scene, int place, const int8_t *kinds, int number,
                  double found[KINDS]);
void forget_liabilities(void);

/* Return how likely a hand is won, by the tiles missing to an aim; a wild tile stands for one of them. */
double chance_with(Scene *scene, int aim, int missing);

/* weigh.c: return what a hand counts without a win, hopes included */
double standing_of(const Scene *scene, const Holding *hand);

/* Weigh a hand after each of some discards; NONE among them is the hand as it stands */
void weigh(Scene *scene, const Holding *hand, const int8_t *discards, int number, int wants_useful, Weighed *found);
Price price_of_meld(const Prices *paid, const Meld *meld);

/* choose.c: return the best action by the model of a number, and which discard would follow it if it is a claim; NONE:
 * none. Discards are corrected if the model is. */
Action choose(const Deal *deal, const Rules *rules, const Course *course, int place, int model, int *then);

/* Find for each kind that a player may have drawn instead of the tile that he has, what the best is worth that he can
 * do then; return of which that was found: not of those that end the deal, and of those that he sees all. */
uint64_t weigh_draws(const Deal *deal, const Rules *rules, const Course *course, int place, const Model *model,
                     double found[KINDS]);

/* greedy.c */
Action choose_greedily(const Deal *deal, const Rules *rules, const Course *course, int place);

#endif
