/* What a hand may aim at: see plans.h. Sums run in the order in which Python adds them, so that both find the same
 * figures. */
#include "formula/plans.h"

#include "formula/shape_plans.h"

enum { OWN_DRAW = 1, ONLY_SEQUENCES = 1 };

Price price_of_meld(const Prices *paid, const Meld *meld) {
    if (meld->kind == PUNG) return paid->exposed[meld->tile];
    if (meld->kind == KONG) return (meld->form == DRAWN ? paid->concealed_kong : paid->exposed_kong)[meld->tile];
    return (Price){0, 0};
}

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
    for (uint64_t kinds = hand->kinds.least[1]; kinds; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds), held = hand->counts[kind], group = group_of(kind);
        if (held >= 2) worth.held[group] += points_of(scene, kind, held);
        if (held >= 2) worth.threes[group] += points_by(scene, kind, held, scene->model->threes_share);
        worth.scoring[group] += scores(scene, kind, held);
        worth.factors[group] *= factor_of(scene, kind, held);
    }
    return worth;
}

/* Return which kinds may be in a hand of a pattern, as bits. */
uint64_t kinds_inside(const Pattern *pattern) {
    uint64_t kinds = 0;
    for (int group = 0; group < 4; group++) kinds |= pattern->inside >> group & 1 ? GROUP_KINDS[group] : 0;
    return pattern->id == MAJOR_PUNGS ? kinds & MAJOR_KINDS : kinds;
}

Kinds tiles_inside(const Pattern *pattern, const Holding *hand) {
    const uint64_t inside = kinds_inside(pattern);
    Kinds held;
    for (int copies = 1; copies <= COPIES; copies++) held.least[copies] = hand->kinds.least[copies] & inside;
    return held;
}

static Plan threes_plan(const Asked *asked, const Pattern *pattern, const Worth *worth) {
    Scene *scene = asked->scene;
    Plan plan = {.pattern = pattern, .factor = (double)(1ll << (worth->doubles + pattern->price.doubles))};
    const Kinds held = tiles_inside(pattern, asked->hand);
    double points = 0;
    for (int group = 0; group < 4; group++) {
        if (!(pattern->inside >> group & 1)) continue;
        points += worth->threes[group];
        plan.factor *= worth->factors[group];
    }
    plan.need = shape_need(ALL_PUNGS, &held, asked->sets);
    plan.points = worth->points + pattern->price.points + points;
    plan.promise = capped(scene, plan.points * plan.factor) * chance_with(scene, pattern->id, plan.need);
    return plan;
}

static Plan plan_for(const Asked *asked, const Pattern *pattern, const Worth *worth) {
    Scene *scene = asked->scene;
    Plan plan = {.pattern = pattern, .factor = 1.0};
    if (pattern->id >= SEVEN_PAIRS && !pattern->threes) {
        plan.need = shape_need(pattern->id, &asked->hand->kinds, asked->sets);
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
int find_plans(const Asked *asked, Plan plans[MOST_PATTERNS]) {
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
