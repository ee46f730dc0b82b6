/* What the others may be about to win, and which discards would help them (`peling.advice.formula.threats`,
 * `peling.advice.formula.liabilities`). */
#include "rulebooks/liable.h"
#include "formula/policy.h"
#include "shapes/tables.h"

enum { FEWEST_SETS = 2, REMEMBERED = 4096 };

/* -- who would pay for everybody ---------------------------------------------------------------------------- */

typedef struct {
    uint64_t sets;  /* the sets before the winner, 16 bits each */
    uint32_t whom;  /* winner, giver, wind of the round, and 1 above them: the entry is taken */
    uint64_t kinds;
} Remembered;

static Remembered remembered[REMEMBERED];

/* Return whether the giver of a tile pays for all if it completes such a hand: its own kind as a pair, threes of
 * `three` in what is left, a pair of `pair`. */
static int pays(const Rules *rules, Hand *hand, int kind, int giver) {
    hand->tile = kind;
    return liable_for(rules, hand) == giver;
}

/* The first kinds of a group, or of the heads, of which nothing is laid down: two of them beside any other. */
typedef struct {
    int8_t kind[3];
    int number;
} Free;

static Free first_free(uint64_t among, uint64_t laid) {
    Free free = {.number = 0};
    for (uint64_t left = among & ~laid; left && free.number < 3; left &= left - 1) {
        free.kind[free.number++] = (int8_t)__builtin_ctzll(left);
    }
    return free;
}

static int pays_beside(const Rules *rules, const Hand *shown, int kind, int giver, const Free *free) {
    int found[2], number = 0;
    for (int at = 0; at < free->number && number < 2; at++) {
        if (free->kind[at] != kind) found[number++] = free->kind[at];
    }
    if (number < 2) return 0;
    Hand hand = *shown;
    hand.counts[kind] += 2;
    hand.counts[found[1]] += 3 * (3 - hand.melds);
    hand.counts[found[0]] += 2;
    return pays(rules, &hand, kind, giver);
}

static uint64_t kinds_to_pay_for(const Rules *rules, const Deal *deal, int other, int giver) {
    Hand shown = hand_of(deal, other);
    for (int tile = 0; tile < TILES; tile++) shown.counts[tile] = 0;
    shown.bonus = 0;
    shown.turned = NONE;
    shown.by = BY_DISCARD;
    shown.giver = giver;
    int8_t laid[KINDS] = {0};
    for (int set = 0; set < shown.melds; set++) {
        const Meld *meld = &shown.meld[set];
        if (meld->kind == CHOW) {
            for (int step = 0; step < 3; step++) laid[meld->tile + step]++;
        } else {
            laid[meld->tile] += meld->kind == KONG ? 4 : 3;
        }
    }
    uint64_t kinds = 0, covered = 0;
    for (int kind = 0; kind < KINDS; kind++) covered |= (uint64_t)(laid[kind] > 0) << kind;
    const Free heads = first_free(MAJOR_KINDS, covered);
    Free near[4];
    for (int group = 0; group < 4; group++) near[group] = first_free(GROUP_KINDS[group], covered);
    for (int kind = 0; kind < KINDS; kind++) {
        int liable = 0;
        if (shown.melds >= 4) {
            Hand hand = shown;
            hand.counts[kind] = 1;
            liable = pays(rules, &hand, kind, giver);
        } else if (laid[kind] <= COPIES - 3) {
            liable = pays_beside(rules, &shown, kind, giver, &near[group_of(kind)]) || pays_beside(rules, &shown, kind, giver, &heads);
        }
        if (liable) kinds |= 1ull << kind;
    }
    return kinds;
}

/* Return for which kinds a discard to a hand that fits an opponent's sets means paying for all. */
static uint64_t pays_for_all(const Rules *rules, const Deal *deal, int other, int place) {
    const Seat *seat = &deal->seat[other];
    if (seat->melds < FEWEST_SETS || !knows_liability(rules)) return 0;
    uint64_t sets = 0;
    for (int set = 0; set < seat->melds; set++) {
        const Meld *meld = &seat->meld[set];
        sets = sets << 16 | (uint64_t)(1 << 15 | meld->kind << 12 | meld->form << 9 | (meld->giver + 1) << 6 | meld->tile);
    }
    const uint32_t whom = 1u << 16 | (uint32_t)deal->winds[other] << 8 | (uint32_t)deal->winds[place] << 4 | (uint32_t)(deal->round_wind + 1);
    const uint64_t mixed = (sets ^ (uint64_t)whom << 20) * 0x9E3779B97F4A7C15ull;
    Remembered *entry = &remembered[mixed >> 52];
    if (entry->sets != sets || entry->whom != whom) {
        entry->kinds = kinds_to_pay_for(rules, deal, other, deal->winds[place]);
        entry->sets = sets;
        entry->whom = whom;
    }
    return entry->kinds;
}

void forget_liabilities(void) {
    for (int entry = 0; entry < REMEMBERED; entry++) remembered[entry].whom = 0;
}

/* -- threats ------------------------------------------------------------------------------------------------ */

static Threat threat_of(const Deal *deal, int other, double stage, const Model *model) {
    const Seat *seat = &deal->seat[other];
    const int round = deal->round_wind == NONE ? WINDS : deal->round_wind;
    const Prices *paid = &prices[round][deal->winds[other]];
    int points = paid->pattern[0].price.points, doubles = paid->pattern[0].price.doubles, suits = 0;
    for (int set = 0; set < seat->melds; set++) {
        const Price price = price_of_meld(paid, &seat->meld[set]);
        points += price.points;
        doubles += price.doubles;
        if (seat->meld[set].tile < HONOURS) suits |= 1 << seat->meld[set].tile / 9;
    }
    Threat threat = {.suits = {1.0, 1.0, 1.0, 1.0}};
    if (seat->melds >= 2 && !(suits & (suits - 1))) {
        doubles++;
        for (int group = 0; group < 3; group++) {
            threat.suits[group] = !suits || suits >> group & 1 ? model->same_suit : model->other_suit;
        }
        threat.suits[3] = model->same_suit;
    }
    threat.calling = model->calling[seat->melds < 4 ? seat->melds : 4] * stage;
    threat.score = (double)((int64_t)points << doubles);
    return threat;
}

void make_threats(const Deal *deal, int place, Scene *scene) {
    const Model *model = scene->model;
    const double late = deal->discards / model->late, stage = late < 1.0 ? late : 1.0;
    scene->threats = 0;
    for (int step = 1; step < deal->players; step++) {
        const int other = (place + step) % deal->players;
        const Seat *seat = &deal->seat[other];
        if (seat->dead != ALIVE) continue;
        Threat *threat = &scene->threat[scene->threats++];
        if (seat->melds) {
            *threat = threat_of(deal, other, stage, model);
            threat->other = other;
        } else {
            *threat = (Threat){model->calling[0] * stage, scene->prices->pattern[0].price.points, {1.0, 1.0, 1.0, 1.0}, other};
        }
    }
}

/* Return how likely a tile is the one that a calling player waits for, weighed by how much danger matters. */
static double likely(const Scene *scene, int kind) {
    return scene->model->danger * (scene->model->dead + scene->model->fits * scene->live[kind]);
}

/* Find for some kinds what discarding them is likely to cost, in points that the player would pay. */
void find_dangers(const Deal *deal, const Rules *rules, const Scene *scene, int place, const int8_t *kinds, int number,
                  double found[KINDS]) {
    const Model *model = scene->model;
    double groups[4] = {0, 0, 0, 0};
    for (int at = 0; at < scene->threats; at++) {
        const Threat *threat = &scene->threat[at];
        for (int group = 0; group < 4; group++) groups[group] += threat->calling * threat->score * threat->suits[group];
    }
    for (int at = 0; at < number; at++) {
        const int kind = kinds[at];
        if (kind != NONE) found[kind] = groups[group_of(kind)] * likely(scene, kind);
    }
    for (int at = 0; at < scene->threats; at++) {
        const Threat *threat = &scene->threat[at];
        const double paid = threat->calling * threat->score * (deal->players - 2);
        for (uint64_t left = pays_for_all(rules, deal, threat->other, place); left; left &= left - 1) {
            const int kind = __builtin_ctzll(left);
            found[kind] += paid * threat->suits[group_of(kind)] * likely(scene, kind);
        }
    }
    const int from = deal->discards > deal->players ? deal->discards - deal->players : 0;
    for (int at = from; at < deal->discards; at++) {
        const int tile = deal->discard_tile[at];
        if (tile < KINDS && deal->discard_to[at] == NONE) found[tile] *= model->refused;
    }
}
