/* How good a hand is that is not finished: how near a win, how likely to get there, what it would count
 * (`peling.advice.formula.plans`). Sums run in the order in which Python adds them, so that both find the same
 * figures. */
#include "formula/policy.h"
#include "formula/shape_plans.h"
#include "shapes/tables.h"

enum { OWN_DRAW = 1, ONLY_SEQUENCES = 1 };

/* What is asked again and again of one hand: the classes of its four groups, and those after each draw. */
typedef struct {
    Scene *scene;
    const Holding *hand;
    int sets, wants_useful;
    double near[KINDS];
    Drawn own[4], none[4]; /* the groups, and groups that hold nothing */
    Drawn left[KINDS];     /* the group of a kind when one tile of it is discarded, */
    uint64_t known;        /* for these kinds */
} Asked;

typedef struct {
    double promise, points, factor, claimed;
    const Pattern *pattern;
    int need, scoring;
} Plan;

/* -- what tiles count --------------------------------------------------------------------------------------- */

Price price_of_meld(const Prices *paid, const Meld *meld) {
    if (meld->kind == PUNG) return paid->exposed[meld->tile];
    if (meld->kind == KONG) return (meld->form == DRAWN ? paid->concealed_kong : paid->exposed_kong)[meld->tile];
    return (Price){0, 0};
}

/* Return the points that these tiles are good for. */
static double points_by(const Scene *scene, int kind, int held, double pair_share) {
    const Prices *paid = scene->prices;
    if (held >= 3) return paid->concealed[kind].points;
    if (held < 2) return 0.0;
    const double pair = paid->pairs[kind].points, part = pair_share * paid->exposed[kind].points;
    return part > pair ? part : pair;
}

static double points_of(const Scene *scene, int kind, int held) {
    return points_by(scene, kind, held, scene->model->pair_share);
}

/* Return by how much the doubles these tiles are good for multiply the hand, hopes included. */
static double factor_of(const Scene *scene, int kind, int held) {
    const int doubles = scene->prices->concealed[kind].doubles;
    if (!doubles || !held) return 1.0;
    if (held >= 3) return 1 << doubles;
    const double *hope = held == 2 ? scene->model->pair_hope : scene->model->single_hope;
    return 1.0 + hope[scene->live[kind]] * ((1 << doubles) - 1);
}

/* Return whether these tiles score as they are. */
static int scores(const Scene *scene, int kind, int held) {
    const Prices *paid = scene->prices;
    return held >= 3 ? paid->concealed[kind].points > 0 : held == 2 && paid->pairs[kind].points > 0;
}

/* Return by what a hand of a pattern is multiplied when something in it scores. */
static double kept_factor(const Scene *scene, const Pattern *pattern) {
    return 1 - scene->model->spoilt * (1 - 1.0 / (double)(1ll << pattern->spoilt.doubles));
}

/* Return what is paid of a value: at most the limit, where the book has one, or rounded. */
static double capped(const Scene *scene, double value) {
    const Prices *paid = scene->prices;
    if (paid->tens) return __builtin_ceil(__builtin_ceil(value) / 10) * 10;
    return paid->ceiling != NONE && value > paid->ceiling ? paid->ceiling : value;
}

/* Return from how many sides the last tile comes; a book may ask points of a hand that claims it. */
static double win_weight(const Scene *scene, double claimed) {
    const double most = scene->model->win_weight, missing = scene->prices->least - scene->model->call_point - claimed;
    if (missing <= 0 || !scene->prices->least) return most;
    return 1 + (most - 1) * (missing < 1 ? 1 - missing : 0.0);
}

/* -- plans -------------------------------------------------------------------------------------------------- */

/* Return what of a hand's points does not count towards a claim, as far as it shows. */
static double lost_common(const Scene *scene, const Pattern *pattern, const Holding *hand) {
    if (pattern->price.points >= 2 * scene->prices->least) return 0.0;
    double lost = OWN_DRAW;
    int mixed = 0;
    for (int set = 0; set < hand->melds; set++) {
        if (hand->meld[set].kind == KONG) lost += price_of_meld(scene->prices, &hand->meld[set]).points;
        mixed |= hand->meld[set].kind != CHOW;
    }
    return lost + (mixed ? ONLY_SEQUENCES : 0);
}

static int is_major(int kind) { return kind >= HONOURS || kind % 9 == 0 || kind % 9 == 8; }

static const uint64_t ALL_MAJORS = 0x7full << 27 | 0x101ull << 18 | 0x101ull << 9 | 0x101ull;

/* Return whether sets laid down can be in a hand of this shape. */
static int fits(int shape, const Holding *hand) {
    for (int set = 0; set < hand->melds; set++) {
        const Meld *meld = &hand->meld[set];
        if (shape == MAJOR_PUNGS && (meld->kind == CHOW || !is_major(meld->tile))) return 0;
        if (shape == MAJOR_PUNGS) continue;
        if (shape == ALL_PUNGS ? meld->kind == CHOW : shape != ALL_HONOURS || meld->tile < HONOURS) return 0;
    }
    return 1;
}

static int need_by(const Asked *asked, const Pattern *pattern) {
    uint8_t of[4];
    for (int group = 0; group < 4; group++) of[group] = (pattern->inside >> group & 1 ? asked->own : asked->none)[group].of;
    return tables.needs[asked->sets][tables.merges[of[0]][of[1]]][tables.merges[of[2]][of[3]]];
}

/* What the sets laid down and the tiles in hand are good for. */
typedef struct {
    int points, doubles, groups, scoring[4];
    double held[4], threes[4], factors[4];
} Worth;

static Worth worth_of(const Scene *scene, const Holding *hand) {
    Worth worth = {.factors = {1.0, 1.0, 1.0, 1.0}};
    for (int set = 0; set < hand->melds; set++) {
        const Price price = price_of_meld(scene->prices, &hand->meld[set]);
        worth.points += price.points;
        worth.doubles += price.doubles;
        worth.groups |= 1 << group_of(hand->meld[set].tile);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        const int held = hand->counts[kind], group = group_of(kind);
        if (!held) continue;
        if (held >= 2) worth.held[group] += points_of(scene, kind, held);
        if (held >= 2) worth.threes[group] += points_by(scene, kind, held, scene->model->threes_share);
        worth.scoring[group] += scores(scene, kind, held);
        worth.factors[group] *= factor_of(scene, kind, held);
    }
    return worth;
}

/* Return which kinds may be in a hand of a pattern, as bits. */
static uint64_t kinds_inside(const Pattern *pattern) {
    static const uint64_t of_group[4] = {0x1ffull, 0x1ffull << 9, 0x1ffull << 18, 0x7full << 27};
    uint64_t kinds = 0;
    for (int group = 0; group < 4; group++) kinds |= pattern->inside >> group & 1 ? of_group[group] : 0;
    return pattern->id == MAJOR_PUNGS ? kinds & ALL_MAJORS : kinds;
}

static void tiles_inside(const Pattern *pattern, const int8_t counts[KINDS], int8_t held[KINDS]) {
    const uint64_t inside = kinds_inside(pattern);
    for (int kind = 0; kind < KINDS; kind++) held[kind] = inside >> kind & 1 ? counts[kind] : 0;
}

static Plan threes_plan(const Asked *asked, const Pattern *pattern, const Worth *worth) {
    Scene *scene = asked->scene;
    Plan plan = {.pattern = pattern, .factor = (double)(1ll << (worth->doubles + pattern->price.doubles))};
    int8_t held[KINDS];
    double points = 0;
    tiles_inside(pattern, asked->hand->counts, held);
    for (int group = 0; group < 4; group++) {
        if (!(pattern->inside >> group & 1)) continue;
        points += worth->threes[group];
        plan.factor *= worth->factors[group];
    }
    plan.need = shape_need(ALL_PUNGS, held, asked->sets);
    plan.points = worth->points + pattern->price.points + points;
    plan.promise = capped(scene, plan.points * plan.factor) * chance_with(scene, pattern->id, plan.need);
    return plan;
}

static Plan plan_for(const Asked *asked, const Pattern *pattern, const Worth *worth) {
    Scene *scene = asked->scene;
    Plan plan = {.pattern = pattern, .factor = 1.0};
    if (pattern->id >= SEVEN_PAIRS && !pattern->threes) {
        plan.need = shape_need(pattern->id, asked->hand->counts, asked->sets);
        plan.points = (scene->wild ? pattern->wild_price : pattern->price).points + worth->points;
        plan.promise = capped(scene, plan.points) * chance_with(scene, pattern->id, plan.need);
        return plan;
    }
    if (pattern->threes) return threes_plan(asked, pattern, worth);
    double points = 0;
    plan.factor = (double)(1ll << (worth->doubles + pattern->price.doubles));
    for (int group = 0; group < 4; group++) {
        if (!(pattern->inside >> group & 1)) continue;
        points += worth->held[group];
        plan.factor *= worth->factors[group];
        plan.scoring += worth->scoring[group];
    }
    plan.need = need_by(asked, pattern);
    plan.points = worth->points + pattern->price.points + points;
    plan.scoring += worth->points > 0;
    if (plan.scoring) {
        plan.points -= scene->model->spoilt * pattern->spoilt.points;
        plan.factor *= kept_factor(scene, pattern);
    }
    plan.promise = capped(scene, plan.points * plan.factor) * chance_with(scene, pattern->id, plan.need);
    if (scene->prices->least) {
        plan.claimed = plan.points - lost_common(scene, pattern, asked->hand);
        plan.promise *= win_weight(scene, plan.claimed) / scene->model->win_weight;
    }
    return plan;
}

/* Find the plans worth following, the most promising first, equals in the order of the book's patterns. */
static int find_plans(const Asked *asked, Plan plans[MOST_PATTERNS]) {
    Scene *scene = asked->scene;
    const Worth worth = worth_of(scene, asked->hand);
    int number = 0;
    for (int at = 0; at < scene->prices->patterns; at++) {
        const Pattern *pattern = &scene->prices->pattern[at];
        if (worth.groups & ~pattern->inside) continue;
        if (pattern->id >= SEVEN_PAIRS && !fits(pattern->id, asked->hand)) continue;
        if (pattern->threes && !scene->model->threes_share) continue;
        const Plan plan = plan_for(asked, pattern, &worth);
        int place = number++;
        for (; place > 0 && plans[place - 1].promise < plan.promise; place--) plans[place] = plans[place - 1];
        plans[place] = plan;
    }
    const double least = plans[0].promise * scene->model->worth_keeping;
    int kept = 0;
    while (kept < number && kept < MOST_PLANS && kept < (int)scene->model->plans_kept && plans[kept].promise >= least) kept++;
    return kept ? kept : 1;
}

/* -- following a plan --------------------------------------------------------------------------------------- */

/* Return how many live tiles would go with a tile: its equals (counted twice) and its neighbours. */
static int neighbours(const int8_t live[KINDS], int kind) {
    if (kind >= HONOURS) return 2 * live[kind];
    const int suit = kind - kind % 9, low = kind - 2 > suit ? kind - 2 : suit, high = kind + 2 < suit + 8 ? kind + 2 : suit + 8;
    int found = live[kind];
    for (int other = low; other <= high; other++) found += live[other];
    return found;
}

/* Return which kinds bring the hand nearer, as bits. */
static uint64_t useful_of(const uint8_t *const rows[4], const Drawn *const group[4], int need) {
    uint64_t found = 0;
    for (int at = 0, kind = 0; at < 4; at++) {
        for (int place = 0; place < (at == 3 ? 7 : 9); place++, kind++) {
            if (rows[at][group[at]->after[place]] < need) found |= 1ull << kind;
        }
    }
    return found;
}

/* Return how likely the hand is won, by the tiles that are live for its next step. */
static double chance_of(const Asked *asked, const Plan *plan, const Drawn *const group[4], double weight, uint64_t *useful) {
    Scene *scene = asked->scene;
    const int need = plan->need;
    const int front = tables.merges[group[0]->of][group[1]->of], back = tables.merges[group[2]->of][group[3]->of];
    const uint8_t(*const needs)[CLASSES] = tables.needs[asked->sets];
    const uint8_t *rows[4] = {needs[tables.merges[group[1]->of][back]], needs[tables.merges[group[0]->of][back]],
                              needs[tables.merges[front][group[3]->of]], needs[tables.merges[front][group[2]->of]]};
    double coming = 0;
    if (need <= 1 + scene->wild) {
        int live = 0;
        for (int at = 0, kind = 0; at < 4; at++) {
            for (int place = 0; place < (at == 3 ? 7 : 9); place++, kind++) {
                live += rows[at][group[at]->after[place]] < need ? scene->live[kind] : 0;
            }
        }
        coming = weight * live;
    } else {
        for (int at = 0, kind = 0; at < 4; at++) {
            for (int place = 0; place < (at == 3 ? 7 : 9); place++, kind++) {
                coming += rows[at][group[at]->after[place]] < need ? asked->near[kind] : 0.0;
            }
        }
    }
    *useful = asked->wants_useful ? useful_of(rows, group, need) : 0;
    const double step = coming / scene->unseen;
    return step > 0 ? chance_with(scene, plan->pattern->id, need - 1) * step / (step + scene->hazard) : 0.0;
}

/* Find the group of a kind when one tile of it is discarded. */
static const Drawn *left_by(Asked *asked, int kind) {
    if (!(asked->known >> kind & 1)) {
        asked->known |= 1ull << kind;
        asked->left[kind] = drawn_to(asked->hand->key[group_of(kind)] - KEY_UNIT[kind]);
    }
    return &asked->left[kind];
}

/* Return what the plan counts when one tile of a kind is given up. */
static double value_without(const Scene *scene, const Plan *plan, int kind, int held) {
    const double share = plan->pattern->threes ? scene->model->threes_share : scene->model->pair_share;
    double factor = plan->factor;
    double points = plan->points - points_by(scene, kind, held, share) + points_by(scene, kind, held - 1, share);
    if (plan->scoring == 1 && scores(scene, kind, held) && !scores(scene, kind, held - 1)) {
        points += scene->model->spoilt * plan->pattern->spoilt.points;
        factor /= kept_factor(scene, plan->pattern);
    }
    return capped(scene, points * factor * factor_of(scene, kind, held - 1) / factor_of(scene, kind, held));
}

static void follow_sets(Asked *asked, const Plan *plan, const int8_t *discards, int number, Weighed *found) {
    Scene *scene = asked->scene;
    const int inside = plan->pattern->inside, least = plan->need;
    const double value = capped(scene, plan->points * plan->factor), weight = win_weight(scene, plan->claimed);
    const Drawn *group[4];
    for (int at = 0; at < 4; at++) group[at] = &(inside >> at & 1 ? asked->own : asked->none)[at];
    Weighed standing = {.need = -1};
    for (int at = 0; at < number; at++) {
        const int kind = discards[at];
        if (kind == NONE || !(inside >> group_of(kind) & 1)) {
            /* What is no part of the plan can be spared: the hand stays what it is. */
            if (standing.need < 0) {
                standing.worth = value * chance_of(asked, plan, group, weight, &standing.useful);
                standing.value = value;
                standing.need = least;
            }
            found[at] = standing;
            continue;
        }
        const int held = asked->hand->counts[kind], own = group_of(kind);
        const int alone = held == 1 && !scene->prices->concealed[kind].doubles;
        const double left_value = alone ? value : value_without(scene, plan, kind, held);
        const Drawn *whole = group[own];
        group[own] = left_by(asked, kind);
        const int front = tables.merges[group[0]->of][group[1]->of], back = tables.merges[group[2]->of][group[3]->of];
        const int need = tables.needs[asked->sets][front][back];
        found[at] = (Weighed){.need = need, .farther = need > least, .value = left_value};
        if (need > least) {
            found[at].worth = left_value * chance_with(scene, plan->pattern->id, need);
        } else {
            double sides = weight;
            if (scene->prices->least && scene->prices->concealed[kind].points) {
                sides = win_weight(scene, plan->claimed - (points_of(scene, kind, held) - points_of(scene, kind, held - 1)));
            }
            double chance = chance_of(asked, plan, group, sides, &found[at].useful);
            if (need > 1) chance *= 1 - scene->model->neighbour * neighbours(scene->live, kind);
            found[at].worth = left_value * chance;
        }
        group[own] = whole;
    }
}

static void follow_shape(const Asked *asked, const Plan *plan, const int8_t *discards, int number, Weighed *found) {
    Scene *scene = asked->scene;
    const int shape = plan->pattern->id, least = plan->need, threes = plan->pattern->threes;
    const double whole = capped(scene, plan->points * plan->factor);
    int8_t held[KINDS];
    const uint64_t inside = kinds_inside(plan->pattern);
    tiles_inside(plan->pattern, asked->hand->counts, held);
    for (int at = 0; at < number; at++) {
        const int kind = discards[at] != NONE && held[discards[at]] ? discards[at] : NONE;
        const double value = threes && kind != NONE ? value_without(scene, plan, kind, held[kind]) : whole;
        if (kind != NONE) held[kind]--;
        const int need = shape_need(shape, held, asked->sets);
        if (need > least) {
            found[at] = (Weighed){.worth = value * chance_with(scene, shape, need), .need = need, .farther = 1, .value = value};
        } else {
            const uint64_t useful = shape_useful(shape, held, asked->sets) & inside;
            const int last = need <= 1 + scene->wild;
            const int pungs = !last && (shape == ALL_PUNGS || shape == MAJOR_PUNGS);
            int others = 0, to_pairs = 0;
            for (uint64_t kinds = useful; kinds; kinds &= kinds - 1) {
                const int other = __builtin_ctzll(kinds);
                *(pungs && held[other] == 2 ? &to_pairs : &others) += scene->live[other];
            }
            const double coming = last ? scene->model->win_weight * others : others + scene->model->pung_weight * to_pairs;
            const double step = coming / scene->unseen;
            const double chance = step > 0 ? chance_with(scene, shape, need - 1) * step / (step + scene->hazard) : 0.0;
            found[at] = (Weighed){.worth = value * chance, .need = need, .useful = useful, .value = value};
        }
        if (kind != NONE) held[kind]++;
    }
}

/* -- without a win ------------------------------------------------------------------------------------------ */

/* What the tiles of a hand are good for, hopes included: their points and by what they multiply them. */
typedef struct {
    double points, factor;
} Standing;

static Standing standing_by(const Scene *scene, const Holding *hand) {
    Standing standing = {.factor = 1};
    for (int set = 0; set < hand->melds; set++) {
        const Price price = price_of_meld(scene->prices, &hand->meld[set]);
        standing.points += price.points;
        standing.factor *= (double)(1ll << price.doubles);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        standing.points += points_of(scene, kind, hand->counts[kind]);
        standing.factor *= factor_of(scene, kind, hand->counts[kind]);
    }
    return standing;
}

double standing_of(const Scene *scene, const Holding *hand) {
    const Standing standing = standing_by(scene, hand);
    return capped(scene, standing.points * standing.factor);
}

/* Add what the hand counts after each of the discards if somebody else wins. */
static void add_standing(const Scene *scene, const Holding *hand, const int8_t *discards, int number, Weighed *found) {
    const Standing standing = standing_by(scene, hand);
    const double points = standing.points, factor = standing.factor;
    for (int at = 0; at < number; at++) {
        double left = points, times = factor;
        if (discards[at] != NONE) {
            const int kind = discards[at], held = hand->counts[kind];
            left = points - points_of(scene, kind, held) + points_of(scene, kind, held - 1);
            times = factor * factor_of(scene, kind, held - 1) / factor_of(scene, kind, held);
        }
        found[at].worth += scene->model->as_it_stands * capped(scene, left * times);
    }
}

/* -- weighing ----------------------------------------------------------------------------------------------- */

static void make_asked(Scene *scene, const Holding *hand, int wants_useful, Asked *asked) {
    const Model *model = scene->model;
    int32_t none[4];
    no_keys(none);
    asked->scene = scene;
    asked->hand = hand;
    asked->sets = 4 - hand->melds;
    asked->wants_useful = wants_useful;
    asked->known = 0;
    for (int group = 0; group < 4; group++) {
        asked->own[group] = drawn_to(hand->key[group]);
        asked->none[group] = drawn_to(none[group]);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        const double weight = hand->counts[kind] >= 2 ? model->pung_weight : kind < HONOURS ? model->chow_weight : 1.0;
        asked->near[kind] = weight * scene->live[kind];
    }
}

void weigh(Scene *scene, const Holding *hand, const int8_t *discards, int number, int wants_useful, Weighed *found) {
    Asked asked;
    Plan plans[MOST_PATTERNS];
    make_asked(scene, hand, wants_useful, &asked);
    const int followed = find_plans(&asked, plans);
    Weighed ways[MOST_PLANS][KINDS];
    for (int plan = 0; plan < followed; plan++) {
        if (plans[plan].pattern->id >= SEVEN_PAIRS) follow_shape(&asked, &plans[plan], discards, number, ways[plan]);
        else follow_sets(&asked, &plans[plan], discards, number, ways[plan]);
    }
    for (int at = 0; at < number; at++) {
        Weighed best = ways[0][at];
        double sum = best.worth;
        for (int plan = 1; plan < followed; plan++) {
            const Weighed *way = &ways[plan][at];
            sum += way->worth;
            if (way->worth > best.worth || (way->worth == best.worth && way->need > best.need)) best = *way;
        }
        if (followed > 1) best.worth += scene->model->other_plans * (sum - best.worth);
        best.need = best.need > scene->wild ? best.need - scene->wild : 0;
        found[at] = best;
    }
    if (scene->model->as_it_stands && scene->prices->losers_settle) add_standing(scene, hand, discards, number, found);
}
