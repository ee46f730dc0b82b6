/* What a deal that was cut short is worth: see leaf.h. */
#include "rollouts/leaf.h"

#include "shapes/tables.h"

Net leaf;
int32_t leaf_is_learned;

enum { MOST_MISSING = 4 };

static const int8_t AS_IT_STANDS[1] = {NONE};

static void count_wall(const Deal *deal, int8_t in_wall[KINDS]) {
    const Wall *wall = &deal->wall;
    for (int kind = 0; kind < KINDS; kind++) in_wall[kind] = 0;
    for (int at = wall->head; at < wall->end; at++) {
        if (wall->tile[at] < KINDS) in_wall[wall->tile[at]]++;
    }
}

static void inputs_of_player(const Deal *deal, const Course *course, int place, const Model *model,
                             const int8_t in_wall[KINDS], float *in) {
    Scene scene;
    Weighed found;
    make_scene(deal, course, place, model, &scene);
    const Holding hand = natural_hand(deal, place);
    weigh(&scene, &hand, AS_IT_STANDS, 1, 1, &found);
    int to_draw = 0, live = 0;
    for (uint64_t kinds = found.useful; kinds; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds);
        to_draw += in_wall[kind];
        live += scene.live[kind];
    }
    const int need = found.need < MOST_MISSING ? found.need : MOST_MISSING;
    const float value = size_of(found.value) / 4;
    *in++ = (float)(found.worth / 100);
    in[need] = 1;
    in += MOST_MISSING + 1;
    *in++ = value;
    *in++ = (float)to_draw / 8;
    *in++ = (float)(live - to_draw) / 8;
    *in++ = need <= 1 ? (float)to_draw / 4 : 0;
    *in++ = need <= 1 ? value : 0;
    *in++ = need <= 1 ? (float)(found.value / 200) : 0;
    *in++ = need == 2 ? (float)to_draw / 8 : 0;
    *in++ = need == 2 ? value : 0;
    *in++ = size_of(standing_of(&scene, &hand)) / 4;
    *in++ = (float)deal->seat[place].melds / 4;
    *in++ = place == 0;
}

void leaf_inputs(const Deal *deal, const Course *course, int me, const int8_t model[SEATS], float in[LEAF_INPUTS]) {
    int8_t in_wall[KINDS];
    count_wall(deal, in_wall);
    for (int at = 0; at < LEAF_INPUTS; at++) in[at] = 0;
    for (int step = 0; step < deal->players; step++) {
        const int place = (me + step) % deal->players;
        inputs_of_player(deal, course, place, &models[model[place]], in_wall, in + step * OF_PLAYER);
    }
    const float rounds = (float)drawable(deal, course) / (float)deal->players;
    float *time = in + SEATS * OF_PLAYER;
    time[0] = rounds / 18;
    time[1] = 1 / (rounds + 1);
    time[2 + (deal->turn - me + deal->players) % deal->players] = 1;
}

/* Return what a hand as it stands is worth, by the formula: points from each other player, times how likely. */
static double worth_of_hand(const Deal *deal, const Course *course, int place, const Model *model) {
    Scene scene;
    Weighed found;
    make_scene(deal, course, place, model, &scene);
    const Holding hand = natural_hand(deal, place);
    weigh(&scene, &hand, AS_IT_STANDS, 1, 0, &found);
    return found.worth;
}

static double worth_by_formula(const Deal *deal, const Course *course, int me, const int8_t model[SEATS],
                               const double weights[2]) {
    double worth = 0;
    for (int place = 0; place < deal->players; place++) {
        const double own = worth_of_hand(deal, course, place, &models[model[place]]);
        for (int payer = 0; payer < deal->players; payer++) {
            if (payer == place || (payer != me && place != me)) continue;
            const int factor = !course->wild && (payer == 0 || place == 0) ? 2 : 1;
            worth += place == me ? weights[0] * own * factor : -weights[1] * own * factor;
        }
    }
    return worth;
}

double worth_of_leaf(const Deal *deal, const Course *course, int me, const int8_t model[SEATS], const double weights[2]) {
    if (!leaf_is_learned) return worth_by_formula(deal, course, me, model, weights);
    float in[LEAF_INPUTS];
    leaf_inputs(deal, course, me, model, in);
    return LEAF_UNIT * (double)net_output(&leaf, in, LEAF_INPUTS);
}
