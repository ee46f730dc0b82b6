/* What the correction of a discard goes by: see correction.h. All inputs are near 0 to 1, so that a net learns by them. */
#include "formula/correction.h"

#include "shapes/tables.h"

Net correction;
int32_t correction_is_learned, is_corrected[MODELS];

enum { SUITS = 3, HONOUR_GROUP = 3, NEIGHBOURHOOD = 2, MOST_MISSING = 4 };

int best_discards(Discarding *found, int number) {
    int ordered = 0;
    while (ordered < number && ordered < CORRECTED) {
        int best = ordered;
        for (int at = ordered + 1; at < number; at++) {
            if (found[at].worth > found[best].worth) best = at;
        }
        if (found[0].worth - found[best].worth > FAR_BEHIND && ordered) break;
        const Discarding moved = found[best];
        for (int at = best; at > ordered; at--) found[at] = found[at - 1];
        found[ordered++] = moved;
    }
    return ordered > 1 ? ordered : 0;
}

/* -- the next tile ------------------------------------------------------------------------------------------ */

static int has_neighbour(const Holding *hand, int kind) {
    if (kind >= HONOURS) return 0;
    for (int step = -NEIGHBOURHOOD; step <= NEIGHBOURHOOD; step++) {
        const int place = kind % 9 + step;
        if (step && place >= 0 && place < 9 && hand->counts[kind + step]) return 1;
    }
    return 0;
}

/* The tiles that a hand can spare; which of them goes next hangs on the tile that comes. */
typedef struct {
    int8_t kind[CORRECTED];
    int number;
} Spare;

static double best_after(Scene *scene, Holding *hand, const Spare *spare, int kind) {
    Weighed found[CORRECTED + 1];
    int8_t kinds[CORRECTED + 1];
    int number = 0, best = 0;
    move_tiles(hand, kind, 1);
    scene->live[kind]--;
    for (int at = 0; at < spare->number; at++) {
        if (spare->kind[at] != kind && hand->counts[spare->kind[at]]) kinds[number++] = spare->kind[at];
    }
    kinds[number++] = kind;
    weigh(scene, hand, kinds, number, 0, found);
    for (int at = 1; at < number; at++) {
        if (found[at].worth > found[best].worth) best = at;
    }
    scene->live[kind]++;
    move_tiles(hand, kind, -1);
    return found[best].worth;
}

static double ahead_of(Scene *scene, Holding *left, const Spare *spare, const Weighed *weighed) {
    double sum = 0;
    int unseen = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        const int live = scene->live[kind];
        if (live <= 0) continue;
        double worth = weighed->worth;
        if (weighed->need <= 1 && weighed->useful >> kind & 1) worth = weighed->value;
        else if (left->counts[kind] || has_neighbour(left, kind)) worth = best_after(scene, left, spare, kind);
        sum += live * worth;
        unseen += live;
    }
    return unseen ? sum / unseen : weighed->worth;
}

void look_ahead(Scene *scene, const Holding *hand, Discarding *found, int number, int others) {
    Holding left = *hand;
    Spare spare = {.number = 0};
    for (int at = 0; at < number; at++) {
        if (found[at].kind != NONE) spare.kind[spare.number++] = (int8_t)found[at].kind;
    }
    for (int at = 0; at < number; at++) {
        const int kind = found[at].kind;
        if (kind != NONE) move_tiles(&left, kind, -1);
        found[at].ahead = others * ahead_of(scene, &left, &spare, &found[at].weighed);
        if (kind != NONE) move_tiles(&left, kind, 1);
    }
}

/* -- the whole hand ----------------------------------------------------------------------------------------- */

/* What is counted in a hand. */
typedef struct {
    int pairs, threes, alone; /* kinds held twice, more often, and once without a neighbour */
    int held[4], laid[4];     /* tiles in hand and sets laid down, by group */
    int chows;
} Counted;

static Counted count(const Holding *hand) {
    Counted counted = {0};
    for (int kind = 0; kind < KINDS; kind++) {
        const int held = hand->counts[kind];
        counted.held[group_of(kind)] += held;
        counted.pairs += held == 2;
        counted.threes += held > 2;
        counted.alone += held == 1 && !has_neighbour(hand, kind);
    }
    for (int set = 0; set < hand->melds; set++) {
        counted.laid[group_of(hand->meld[set].tile)]++;
        counted.chows += hand->meld[set].kind == CHOW;
    }
    return counted;
}

static const Threat *threat_by(const Scene *scene, int other) {
    for (int at = 0; at < scene->threats; at++) {
        if (scene->threat[at].other == other) return &scene->threat[at];
    }
    return 0;
}

static void inputs_of_hand(const Deal *deal, const Course *course, int place, const Scene *scene, const Holding *hand,
                           const Counted *counted, double best, float *in) {
    const float rounds = (float)drawable(deal, course) / (float)deal->players;
    int longest = 0, melds = 0;
    double calling = 0;
    for (int suit = 0; suit < SUITS; suit++) {
        const int tiles = counted->held[suit] + 3 * counted->laid[suit];
        if (tiles > longest) longest = tiles;
    }
    for (int other = 0; other < deal->players; other++) melds += other == place ? 0 : deal->seat[other].melds;
    for (int at = 0; at < scene->threats; at++) calling += scene->threat[at].calling;
    *in++ = rounds / 18;
    *in++ = 1 / (rounds + 1);
    *in++ = (float)scene->hazard;
    *in++ = (float)calling;
    *in++ = (float)melds / 4;
    *in++ = (float)hand->melds / 4;
    *in++ = (float)counted->chows / 4;
    *in++ = place == 0;
    *in++ = size_of(best) / 4;
    *in++ = (float)counted->pairs / 4;
    *in++ = (float)counted->threes / 3;
    *in++ = (float)counted->alone / 6;
    *in++ = (float)longest / 14;
    *in++ = (float)(counted->held[HONOUR_GROUP] + 3 * counted->laid[HONOUR_GROUP]) / 14;
    *in++ = size_of(standing_of(scene, hand)) / 4;
    *in++ = (float)scene->wild / 2;
    for (int step = 1; step < SEATS; step++, in += 2) {
        const int other = (place + step) % deal->players;
        const Threat *threat = step < deal->players ? threat_by(scene, other) : 0;
        in[0] = step < deal->players ? (float)deal->seat[other].melds / 4 : 0;
        in[1] = threat ? (float)threat->calling * size_of(threat->score) / 4 : 0;
    }
}

/* -- one discard -------------------------------------------------------------------------------------------- */

/* What the formula makes of it, against the best one. */
static float *inputs_of_worth(const Scene *scene, const Holding *hand, const Discarding *found, int rank, float *in) {
    const Discarding *one = &found[rank];
    const double behind = found[0].worth - one->worth;
    const int need = one->weighed.need < MOST_MISSING ? one->weighed.need : MOST_MISSING;
    int useful = 0, to_pairs = 0;
    for (uint64_t kinds = one->weighed.useful; kinds; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds);
        useful += scene->live[kind];
        to_pairs += hand->counts[kind] >= 2 ? scene->live[kind] : 0;
    }
    *in++ = (float)(behind / 10);
    *in++ = size_of(behind) / 3;
    *in++ = (float)(one->worth / 100);
    *in++ = (float)(one->danger / 10);
    *in++ = size_of(one->weighed.value) / 4;
    *in++ = (float)useful / 20;
    *in++ = (float)to_pairs / 8;
    *in++ = (float)one->weighed.farther;
    const double gain = one->ahead - found[0].ahead;
    *in++ = (float)(gain / 10);
    *in++ = (gain < 0 ? -size_of(-gain) : size_of(gain)) / 3;
    *in++ = (float)(one->ahead / 100);
    *in++ = rank == 0;
    *in++ = (float)rank / 5;
    in[need] = 1;
    in += MOST_MISSING + 1;
    *in++ = need <= 1 ? (float)useful / 6 : 0;
    *in++ = need == 2 ? (float)useful / 12 : 0;
    return in;
}

static int just_discarded(const Deal *deal, int kind) {
    for (int at = deal->discards - 1; at >= 0 && at >= deal->discards - deal->players; at--) {
        if (deal->discard_tile[at] == kind) return 1;
    }
    return 0;
}

static int sets_of_group(const Deal *deal, int place, int group) {
    int sets = 0;
    for (int other = 0; other < deal->players; other++) {
        if (other == place) continue;
        for (int set = 0; set < deal->seat[other].melds; set++) sets += group_of(deal->seat[other].meld[set].tile) == group;
    }
    return sets;
}

/* What lies beside it in its suit, in the hand and out of sight. */
static float *inputs_of_place(const Scene *scene, const Holding *hand, int kind, float *in) {
    const int place = kind % 9;
    in[place < 8 - place ? place : 8 - place] = 1;
    in += 5;
    for (int step = -NEIGHBOURHOOD; step <= NEIGHBOURHOOD; step++) {
        if (!step) continue;
        const int inside = place + step >= 0 && place + step < 9;
        *in++ = inside ? (float)hand->counts[kind + step] / 2 : 0;
        *in++ = inside ? (float)scene->live[kind + step] / 4 : 0;
    }
    return in;
}

static void inputs_of_kind(const Deal *deal, int place, const Scene *scene, const Holding *hand, const Counted *counted,
                           int kind, float *in) {
    const int flower = kind == NONE;
    *in++ = flower;
    if (flower) return;
    const int held = hand->counts[kind], group = group_of(kind), honour = kind >= HONOURS, wind = honour && kind < DRAGONS;
    in[held < COPIES ? held - 1 : COPIES - 1] = 1;
    in += COPIES;
    *in++ = (float)scene->live[kind] / 4;
    *in++ = (float)deal->out[kind] / 4;
    *in++ = kind >= DRAGONS;
    *in++ = wind;
    *in++ = wind && kind - HONOURS == deal->winds[place];
    *in++ = wind && kind - HONOURS == deal->round_wind;
    *in++ = (float)counted->held[group] / 14;
    *in++ = held == 1 && honour;
    *in++ = held == 2 ? (float)counted->pairs / 4 : 0;
    *in++ = held == 2 && honour ? (float)scene->live[kind] / 4 : 0;
    *in++ = (float)sets_of_group(deal, place, group) / 6;
    *in++ = (float)just_discarded(deal, kind);
    if (!honour) inputs_of_place(scene, hand, kind, in);
}

void correction_inputs(const Deal *deal, const Course *course, int place, const Scene *scene, const Holding *hand,
                       const Discarding *found, int number, float in[CORRECTED][CORRECTION_INPUTS]) {
    const Counted counted = count(hand);
    float of_hand[OF_HAND];
    inputs_of_hand(deal, course, place, scene, hand, &counted, found[0].worth, of_hand);
    for (int rank = 0; rank < number; rank++) {
        float *one = in[rank];
        for (int at = 0; at < CORRECTION_INPUTS; at++) one[at] = at < OF_HAND ? of_hand[at] : 0;
        float *rest = inputs_of_worth(scene, hand, found, rank, one + OF_HAND);
        inputs_of_kind(deal, place, scene, hand, &counted, found[rank].kind, rest);
    }
}
