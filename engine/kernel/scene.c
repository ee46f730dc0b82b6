/* What of a deal a player weighs his hand by: live tiles, threats, the time left (`advice.scene`). */
#include "policy.h"
#include "tables.h"

Prices prices[WINDS + 1][WINDS];
Model models[MODELS];

/* Count for each kind the copies that a player does not see (`PlayerView.seen`). */
static void find_live(const Deal *deal, int place, Scene *scene) {
    int8_t *live = scene->live;
    const Seat *own = &deal->seat[place];
    for (int kind = 0; kind < KINDS; kind++) live[kind] = COPIES - own->counts[kind] - deal->out[kind];
    for (int other = 0; other < deal->players; other++) {
        for (int set = 0; set < deal->seat[other].melds; set++) {
            const Meld *meld = &deal->seat[other].meld[set];
            if (meld->kind == CHOW) {
                for (int step = 0; step < 3; step++) live[meld->tile + step]--;
            } else {
                live[meld->tile] -= meld->kind == KONG ? 4 : 3;
            }
        }
    }
    if (deal->offer.tile != NONE && deal->offer.robbing) live[deal->offer.tile]--;
    if (deal->wall.turned != NONE && deal->wall.turned < KINDS) live[deal->wall.turned]--;
    int unseen = 0;
    for (int kind = 0; kind < KINDS; kind++) unseen += live[kind];
    scene->unseen = unseen > 1 ? unseen : 1;
}

/* Find how likely a hand is won before somebody else ends the deal, by the tiles still missing. */
static void find_chances(Scene *scene) {
    const Model *model = scene->model;
    for (int aim = 0; aim < AIMS; aim++) {
        double chance = 1.0, *out = scene->chances[aim];
        for (int wild = 0; wild < scene->wild; wild++) *out++ = 1.0;
        *out++ = chance;
        for (int step = 0; step < STEPS; step++) {
            const double pace = model->pace[step] * model->pattern_pace[aim];
            chance *= pace / (pace + scene->hazard);
            *out++ = chance;
        }
    }
}

void make_scene(const Deal *deal, const Course *course, int place, const Model *model, Scene *scene) {
    const int round = deal->round_wind == NONE ? WINDS : deal->round_wind;
    scene->model = model;
    scene->prices = &prices[round][deal->winds[place]];
    scene->wild = deal->seat[place].wilds;
    find_live(deal, place, scene);
    make_threats(deal, place, scene);
    const double rounds = (double)drawable(deal, course) / deal->players;
    double calling = 0;
    for (int threat = 0; threat < scene->threats; threat++) calling += scene->threat[threat].calling;
    const double hazard = model->early_end + model->wall_end / (rounds + 0.5) + model->calling_end * calling;
    scene->hazard = __builtin_rint(hazard * 100) / 100;
    find_chances(scene);
}

Holding natural_hand(const Deal *deal, int place) {
    const Seat *seat = &deal->seat[place];
    Holding hand = {.melds = seat->melds};
    for (int group = 0; group < 4; group++) hand.key[group] = seat->key[group];
    for (int kind = 0; kind < KINDS; kind++) hand.counts[kind] = seat->counts[kind];
    if (deal->wall.turned != NONE && deal->wall.turned < KINDS) hand.counts[deal->wall.turned] = 0;
    for (int set = 0; set < seat->melds; set++) hand.meld[set] = seat->meld[set];
    return hand;
}
