/* How good a hand is that is not finished: how near a win, how likely to get there, what it would count
 * (`advice.plans`). Sums run in the order in which Python adds them, so that both find the same figures. */
#include "policy.h"
#include "shape_plans.h"
#include "tables.h"

enum { OWN_DRAW = 1, ONLY_SEQUENCES = 1 };

/* What is asked again and again of one hand: the classes of its four groups, and those after each draw. */
typedef struct {
    const Scene *scene;
    const Holding *hand;
    int sets;
    double near[KINDS];
    uint8_t of[4], none[4];               /* the classes of the groups, and of groups that hold nothing */
    uint8_t drawn[KINDS], drawn_none[KINDS];
    uint8_t left[KINDS], left_drawn[KINDS][9];
    uint64_t known;                       /* kinds for which the last two are filled */
} Asked;

typedef struct {
    double promise, points, factor, claimed;
    const Pattern *pattern;
    int need;
} Plan;

/* -- what tiles count --------------------------------------------------------------------------------------- */

Price price_of_meld(const Prices *paid, const Meld *meld) {
    if (meld->kind == PUNG) return paid->exposed[meld->tile];
    if (meld->kind == KONG) return (meld->form == DRAWN ? paid->concealed_kong : paid->exposed_kong)[meld->tile];
    return (Price){0, 0};
}

/* Return the points that these tiles are good for. */
static double points_of(const Scene *scene, int kind, int held) {
    const Prices *paid = scene->prices;
    if (held >= 3) return paid->concealed[kind].points;
    if (held < 2) return 0.0;
    const double pair = paid->pairs[kind].points, part = scene->model->pair_share * paid->exposed[kind].points;
    return part > pair ? part : pair;
}

/* Return by how much the doubles these tiles are good for multiply the hand, hopes included. */
static double factor_of(const Scene *scene, int kind, int held) {
    const int doubles = scene->prices->concealed[kind].doubles;
    if (!doubles || !held) return 1.0;
    if (held >= 3) return 1 << doubles;
    const double *hope = held == 2 ? scene->model->pair_hope : scene->model->single_hope;
    return 1.0 + hope[scene->live[kind]] * ((1 << doubles) - 1);
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

/* Tell whether sets laid down can be in a hand of this shape. */
static int fits(int shape, const Holding *hand) {
    for (int set = 0; set < hand->melds; set++) {
        const Meld *meld = &hand->meld[set];
        if (shape == ALL_PUNGS ? meld->kind == CHOW : shape != ALL_HONOURS || meld->tile < HONOURS) return 0;
    }
    return 1;
}

static int need_by(const Asked *asked, const Pattern *pattern) {
    const uint8_t *one = asked->of, *none = asked->none;
    const int in = pattern->inside;
    const uint8_t a = in & 1 ? one[0] : none[0], b = in & 2 ? one[1] : none[1];
    const uint8_t c = in & 4 ? one[2] : none[2], d = in & 8 ? one[3] : none[3];
    return tables.needs[asked->sets][tables.merges[a][b]][tables.merges[c][d]];
}

/* What the sets laid down and the tiles in hand are good for. */
typedef struct {
    int points, doubles, groups;
    double held[4], factors[4];
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
        worth.factors[group] *= factor_of(scene, kind, held);
    }
    return worth;
}

static Plan plan_for(const Asked *asked, const Pattern *pattern, const Worth *worth) {
    const Scene *scene = asked->scene;
    const double *chances = scene->chances[pattern->id];
    Plan plan = {.pattern = pattern, .factor = 1.0};
    if (pattern->id >= SEVEN_PAIRS) {
        plan.need = shape_need(pattern->id, asked->hand->counts, asked->sets);
        plan.points = (scene->wild ? pattern->wild_price : pattern->price).points + worth->points;
        plan.promise = capped(scene, plan.points) * chances[plan.need];
        return plan;
    }
    double points = 0;
    plan.factor = (double)(1ll << (worth->doubles + pattern->price.doubles));
    for (int group = 0; group < 4; group++) {
        if (!(pattern->inside >> group & 1)) continue;
        points += worth->held[group];
        plan.factor *= worth->factors[group];
    }
    plan.need = need_by(asked, pattern);
    plan.points = worth->points + pattern->price.points + points;
    plan.promise = capped(scene, plan.points * plan.factor) * chances[plan.need];
    if (scene->prices->least) {
        plan.claimed = plan.points - lost_common(scene, pattern, asked->hand);
        plan.promise *= win_weight(scene, plan.claimed) / scene->model->win_weight;
    }
    return plan;
}

/* Find the plans worth following, the most promising first, equals in the order of the book's patterns. */
static int find_plans(const Asked *asked, Plan plans[MOST_PATTERNS]) {
    const Scene *scene = asked->scene;
    const Worth worth = worth_of(scene, asked->hand);
    int number = 0;
    for (int at = 0; at < scene->prices->patterns; at++) {
        const Pattern *pattern = &scene->prices->pattern[at];
        if (worth.groups & ~pattern->inside) continue;
        if (pattern->id >= SEVEN_PAIRS && !fits(pattern->id, asked->hand)) continue;
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

/* Return how likely the hand is won, by the tiles that are live for its next step, and those tiles. */
static double chance_of(const Asked *asked, const Plan *plan, const uint8_t *const drawn[4], const uint8_t of[4],
                        double weight, uint64_t *useful) {
    static const int8_t first[5] = {0, 9, 18, 27, 34};
    const Scene *scene = asked->scene;
    const int need = plan->need, last = need <= 1 + scene->wild;
    const int front = tables.merges[of[0]][of[1]], back = tables.merges[of[2]][of[3]];
    const uint8_t rests[4] = {tables.merges[of[1]][back], tables.merges[of[0]][back],
                              tables.merges[front][of[3]], tables.merges[front][of[2]]};
    double coming = 0;
    int live = 0;
    uint64_t found = 0;
    for (int group = 0; group < 4; group++) {
        const uint8_t *row = tables.needs[asked->sets][rests[group]], *after = drawn[group];
        for (int kind = first[group]; kind < first[group + 1]; kind++) {
            if (row[after[kind - first[group]]] >= need) continue;
            found |= 1ull << kind;
            live += scene->live[kind];
            coming += asked->near[kind];
        }
    }
    if (last) coming = weight * live;
    *useful = found;
    const double step = coming / scene->unseen;
    const double before = scene->chances[plan->pattern->id][need ? need - 1 : scene->wild + STEPS];
    return step > 0 ? before * step / (step + scene->hazard) : 0.0;
}

/* Find the classes of a group after a discard, and after each draw to what is left. */
static void know_left(Asked *asked, int kind) {
    if (asked->known >> kind & 1) return;
    asked->known |= 1ull << kind;
    const int group = group_of(kind), start = 9 * group, kinds = group == 3 ? 7 : 9;
    const int32_t key = asked->hand->key[group] - KEY_UNIT[kind];
    asked->left[kind] = tables.classes[key];
    for (int place = 0; place < kinds; place++) {
        const int other = start + place, held = asked->hand->counts[other] - (other == kind);
        asked->left_drawn[kind][place] = held == COPIES ? asked->left[kind] : tables.classes[key + KEY_UNIT[other]];
    }
}

/* Return what the plan counts when one tile of a kind is given up. */
static double value_without(const Scene *scene, const Plan *plan, int kind, int held) {
    const double points = plan->points - points_of(scene, kind, held) + points_of(scene, kind, held - 1);
    return capped(scene, points * plan->factor * factor_of(scene, kind, held - 1) / factor_of(scene, kind, held));
}

static void follow_sets(Asked *asked, const Plan *plan, const int8_t *discards, int number, Weighed *found) {
    const Scene *scene = asked->scene;
    const Holding *hand = asked->hand;
    const int inside = plan->pattern->inside, least = plan->need;
    const double value = capped(scene, plan->points * plan->factor), weight = win_weight(scene, plan->claimed);
    uint8_t of[4];
    const uint8_t *drawn[4];
    for (int group = 0; group < 4; group++) {
        const int in = inside >> group & 1;
        of[group] = (in ? asked->of : asked->none)[group];
        drawn[group] = (in ? asked->drawn : asked->drawn_none) + 9 * group;
    }
    Weighed standing = {.need = -1};
    for (int at = 0; at < number; at++) {
        const int kind = discards[at];
        if (kind == NONE || !(inside >> group_of(kind) & 1)) {
            /* What is no part of the plan can be spared: the hand stays what it is. */
            if (standing.need < 0) {
                uint64_t useful;
                standing.worth = value * chance_of(asked, plan, drawn, of, weight, &useful);
                standing.need = least;
                standing.useful = useful;
            }
            found[at] = standing;
            continue;
        }
        const int held = hand->counts[kind], group = group_of(kind);
        const int alone = held == 1 && !scene->prices->concealed[kind].doubles;
        const double left_value = alone ? value : value_without(scene, plan, kind, held);
        know_left(asked, kind);
        const uint8_t whole = of[group];
        const uint8_t *all = drawn[group];
        of[group] = asked->left[kind];
        drawn[group] = asked->left_drawn[kind];
        const int need = tables.needs[asked->sets][tables.merges[of[0]][of[1]]][tables.merges[of[2]][of[3]]];
        if (need > least) {
            found[at] = (Weighed){left_value * scene->chances[plan->pattern->id][need], need, 0, 1};
        } else {
            double own = weight;
            if (scene->prices->least && scene->prices->concealed[kind].points) {
                own = win_weight(scene, plan->claimed - (points_of(scene, kind, held) - points_of(scene, kind, held - 1)));
            }
            uint64_t useful;
            double chance = chance_of(asked, plan, drawn, of, own, &useful);
            if (need > 1) chance *= 1 - scene->model->neighbour * neighbours(scene->live, kind);
            found[at] = (Weighed){left_value * chance, need, useful, 0};
        }
        of[group] = whole;
        drawn[group] = all;
    }
}

static void follow_shape(const Asked *asked, const Plan *plan, const int8_t *discards, int number, Weighed *found) {
    const Scene *scene = asked->scene;
    const int shape = plan->pattern->id, least = plan->need;
    const double value = capped(scene, plan->points), *chances = scene->chances[shape];
    int8_t held[KINDS];
    for (int kind = 0; kind < KINDS; kind++) held[kind] = asked->hand->counts[kind];
    for (int at = 0; at < number; at++) {
        const int kind = discards[at];
        if (kind != NONE) held[kind]--;
        const int need = shape_need(shape, held, asked->sets);
        if (need > least) {
            found[at] = (Weighed){value * chances[need], need, 0, 1};
        } else {
            const uint64_t useful = shape_useful(shape, held, asked->sets);
            const int last = need <= 1 + scene->wild;
            double coming = 0;
            for (uint64_t kinds = useful; kinds; kinds &= kinds - 1) {
                const int other = __builtin_ctzll(kinds);
                const double weight = !last && shape == ALL_PUNGS && held[other] == 2 ? scene->model->pung_weight : 1;
                coming += scene->live[other] * weight;
            }
            if (last) coming *= scene->model->win_weight;
            const double step = coming / scene->unseen;
            const double before = chances[need ? need - 1 : scene->wild + STEPS];
            found[at] = (Weighed){value * (step > 0 ? before * step / (step + scene->hazard) : 0.0), need, useful, 0};
        }
        if (kind != NONE) held[kind]++;
    }
}

/* -- weighing ----------------------------------------------------------------------------------------------- */

static void make_asked(const Scene *scene, const Holding *hand, Asked *asked) {
    const Model *model = scene->model;
    int32_t none[4];
    no_keys(none);
    asked->scene = scene;
    asked->hand = hand;
    asked->sets = 4 - hand->melds;
    asked->known = 0;
    for (int group = 0; group < 4; group++) {
        asked->of[group] = tables.classes[hand->key[group]];
        asked->none[group] = tables.classes[none[group]];
    }
    for (int kind = 0; kind < KINDS; kind++) {
        const int group = group_of(kind), held = hand->counts[kind];
        const double weight = held >= 2 ? model->pung_weight : kind < HONOURS ? model->chow_weight : 1.0;
        asked->near[kind] = weight * scene->live[kind];
        asked->drawn[kind] = held == COPIES ? asked->of[group] : tables.classes[hand->key[group] + KEY_UNIT[kind]];
        asked->drawn_none[kind] = tables.classes[none[group] + KEY_UNIT[kind]];
    }
}

void weigh(const Scene *scene, const Holding *hand, const int8_t *discards, int number, Weighed *found) {
    Asked asked;
    Plan plans[MOST_PATTERNS];
    make_asked(scene, hand, &asked);
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
}
