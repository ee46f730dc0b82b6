/* The plans of a hand: what it may aim at, and what that would count. Shared by plans.c and weigh.c alone. */
#ifndef PELING_PLANS_H
#define PELING_PLANS_H

#include "formula/policy.h"
#include "shapes/tables.h"

/* What is asked again and again of one hand: the classes of its four groups, and those after each draw. */
typedef struct {
    Scene *scene;
    const Holding *hand;
    int sets, wants_useful;
    double near[KINDS];
    Drawn own[4];
    const Drawn *none; /* groups that hold nothing */
    Drawn left[KINDS];     /* the group of a kind when one tile of it is discarded, */
    uint64_t known;        /* for these kinds */
} Asked;

typedef struct {
    double promise, points, factor, claimed;
    const Pattern *pattern;
    int need, scoring;
} Plan;

/* Find the plans worth following, the most promising first, equals in the order of the book's patterns. */
int find_plans(const Asked *asked, Plan plans[MOST_PATTERNS]);

/* Return which kinds may be in a hand of a pattern, as bits. */
uint64_t kinds_inside(const Pattern *pattern);

/* Return the tiles of a hand that may be in a hand of a pattern. */
Kinds tiles_inside(const Pattern *pattern, const Holding *hand);

/* -- what tiles count --------------------------------------------------------------------------------------- */

/* Return the points that these tiles are good for. */
static inline double points_by(const Scene *scene, int kind, int held, double pair_share) {
    const Prices *paid = scene->prices;
    if (held >= 3) return paid->concealed[kind].points;
    if (held < 2) return 0.0;
    const double pair = paid->pairs[kind].points, part = pair_share * paid->exposed[kind].points;
    return part > pair ? part : pair;
}

static inline double points_of(const Scene *scene, int kind, int held) {
    return points_by(scene, kind, held, scene->model->pair_share);
}

/* Return by how much the doubles these tiles are good for multiply the hand, hopes included. */
static inline double factor_of(const Scene *scene, int kind, int held) {
    const int doubles = scene->prices->concealed[kind].doubles;
    if (!doubles || !held) return 1.0;
    if (held >= 3) return 1 << doubles;
    const double *hope = held == 2 ? scene->model->pair_hope : scene->model->single_hope;
    return 1.0 + hope[scene->live[kind]] * ((1 << doubles) - 1);
}

/* Return whether these tiles score as they are. */
static inline int scores(const Scene *scene, int kind, int held) {
    const Prices *paid = scene->prices;
    return held >= 3 ? paid->concealed[kind].points > 0 : held == 2 && paid->pairs[kind].points > 0;
}

/* Return by what a hand of a pattern is multiplied when something in it scores. */
static inline double kept_factor(const Scene *scene, const Pattern *pattern) {
    return 1 - scene->model->spoilt * (1 - 1.0 / (double)(1ll << pattern->spoilt.doubles));
}

/* Return what is paid of a value: at most the limit, where the book has one, or rounded. */
static inline double capped(const Scene *scene, double value) {
    const Prices *paid = scene->prices;
    if (paid->tens) return __builtin_ceil(__builtin_ceil(value) / 10) * 10;
    return paid->ceiling != NONE && value > paid->ceiling ? paid->ceiling : value;
}

/* Return from how many sides the last tile comes; a book may ask points of a hand that claims it. */
static inline double win_weight(const Scene *scene, double claimed) {
    const double most = scene->model->win_weight, missing = scene->prices->least - scene->model->call_point - claimed;
    if (missing <= 0 || !scene->prices->least) return most;
    return 1 + (most - 1) * (missing < 1 ? 1 - missing : 0.0);
}

#endif
