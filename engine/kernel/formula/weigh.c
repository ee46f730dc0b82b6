/* How good a hand is that is not finished: how near a win, how likely to get there, what it would count
 * (`peling.advice.formula.plans`). Sums run in the order in which Python adds them, so that both find the same
 * figures. */
#include "formula/plans.h"
#include "formula/shape_plans.h"

/* -- following a plan --------------------------------------------------------------------------------------- */

/* Return how many live tiles would go with a tile: its equals (counted twice) and its neighbours. */
static int neighbours(const int8_t live[KINDS], int kind) {
    if (kind >= HONOURS) return 2 * live[kind];
    const int suit = kind - kind % 9, low = kind - 2 > suit ? kind - 2 : suit, high = kind + 2 < suit + 8 ? kind + 2 : suit + 8;
    int found = live[kind];
    for (int other = low; other <= high; other++) found += live[other];
    return found;
}

/* Return how many tiles of some kinds are live. */
static int live_of(const Scene *scene, uint64_t kinds) {
    int live = 0;
    for (; kinds; kinds &= kinds - 1) live += scene->live[__builtin_ctzll(kinds)];
    return live;
}

/* Which kinds of a group bring the hand nearer, for the groups and questions asked lately. */
typedef struct {
    int32_t key;
    uint16_t question, kinds;
} Nearer;

enum { REMEMBERED = 1 << 13 };

static Nearer remembered[REMEMBERED];

/* Return which kinds of a group bring the hand nearer, as bits: with which of them fewer than `need` tiles are missing
 * to so many sets, beside other groups of this class. */
static uint64_t nearer(int sets, int others, const Drawn *group, int kinds, int need) {
    const uint16_t question = (uint16_t)(others << 8 | sets << 4 | need);
    Nearer *entry = &remembered[(uint32_t)(group->key * 2654435761u ^ question * 2246822519u) >> 19];
    if (entry->key == group->key && entry->question == question) return entry->kinds;
    const uint8_t *needs = tables.needs[sets][others];
    uint32_t found = 0;
    for (int place = 0; place < kinds; place++) found |= (uint32_t)(needs[group->after[place]] < need) << place;
    *entry = (Nearer){group->key, question, (uint16_t)found};
    return found;
}

/* Return how likely the hand is won, by the tiles that are live for its next step. */
static double chance_of(const Asked *asked, const Plan *plan, const Drawn *const group[4], double weight, uint64_t *useful) {
    Scene *scene = asked->scene;
    const int need = plan->need;
    const int front = tables.merges[group[0]->of][group[1]->of], back = tables.merges[group[2]->of][group[3]->of];
    const uint64_t found = nearer(asked->sets, tables.merges[group[1]->of][back], group[0], 9, need) |
                           nearer(asked->sets, tables.merges[group[0]->of][back], group[1], 9, need) << 9 |
                           nearer(asked->sets, tables.merges[front][group[3]->of], group[2], 9, need) << 18 |
                           nearer(asked->sets, tables.merges[front][group[2]->of], group[3], 7, need) << HONOURS;
    double coming = 0;
    if (need <= 1 + scene->wild) coming = weight * live_of(scene, found);
    else for (uint64_t kinds = found; kinds; kinds &= kinds - 1) coming += asked->near[__builtin_ctzll(kinds)];
    *useful = asked->wants_useful ? found : 0;
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
    for (int at = 0; at < 4; at++) group[at] = inside >> at & 1 ? &asked->own[at] : &asked->none[at];
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
    const uint64_t inside = kinds_inside(plan->pattern);
    const Kinds all = tiles_inside(plan->pattern, asked->hand);
    for (int at = 0; at < number; at++) {
        const int kind = discards[at] != NONE && all.least[1] >> discards[at] & 1 ? discards[at] : NONE;
        const int copies = kind == NONE ? 0 : asked->hand->counts[kind];
        const double value = threes && kind != NONE ? value_without(scene, plan, kind, copies) : whole;
        Kinds held = all;
        if (kind != NONE) held.least[copies] &= ~(1ull << kind);
        const int need = shape_need(shape, &held, asked->sets);
        if (need > least) {
            found[at] = (Weighed){.worth = value * chance_with(scene, shape, need), .need = need, .farther = 1, .value = value};
        } else {
            const uint64_t useful = shape_useful(shape, &held, asked->sets) & inside;
            const int last = need <= 1 + scene->wild;
            const int pungs = !last && (shape == ALL_PUNGS || shape == MAJOR_PUNGS);
            const uint64_t twice = pungs ? held.least[2] & ~held.least[3] : 0;
            const int others = live_of(scene, useful & ~twice), to_pairs = live_of(scene, useful & twice);
            const double coming = last ? scene->model->win_weight * others : others + scene->model->pung_weight * to_pairs;
            const double step = coming / scene->unseen;
            const double chance = step > 0 ? chance_with(scene, shape, need - 1) * step / (step + scene->hazard) : 0.0;
            found[at] = (Weighed){.worth = value * chance, .need = need, .useful = useful, .value = value};
        }
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
    for (uint64_t kinds = hand->kinds.least[1]; kinds; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds);
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

static const Drawn *groups_of_nothing(void) {
    static Drawn nothing[4];
    if (!nothing[0].key) {
        int32_t key[4];
        no_keys(key);
        for (int group = 0; group < 4; group++) nothing[group] = drawn_to(key[group]);
    }
    return nothing;
}

static void make_asked(Scene *scene, const Holding *hand, int wants_useful, Asked *asked) {
    const Model *model = scene->model;
    asked->scene = scene;
    asked->hand = hand;
    asked->sets = 4 - hand->melds;
    asked->wants_useful = wants_useful;
    asked->known = 0;
    asked->none = groups_of_nothing();
    for (int group = 0; group < 4; group++) asked->own[group] = drawn_to(hand->key[group]);
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
