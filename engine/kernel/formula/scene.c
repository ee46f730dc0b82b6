/* What of a deal a player weighs his hand by: live tiles, threats, the time left (`peling.advice.formula.scene`). */
#include "formula/policy.h"
#include "shapes/tables.h"

Prices prices[WINDS + 1][WINDS];
Model models[MODELS];

/* Count for each kind the copies that a player does not see (`PlayerView.seen`), and return their sum. */
int find_live(const Deal *deal, int place, int8_t live[KINDS]) {
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
    return unseen;
}

/* Each chance is found when it is asked for the first time, since few of them are. */
double chance_with(Scene *scene, int aim, int missing) {
    const int natural = missing - scene->wild;
    if (natural <= 0) return 1.0;
    const Model *model = scene->model;
    double *chances = scene->chances[aim];
    if (!scene->found[aim]) {
        chances[0] = 1.0;
        scene->found[aim] = 1;
    }
    for (int known = scene->found[aim]; known <= natural; known++) {
        const double pace = model->pace[known - 1] * model->pattern_pace[aim];
        chances[known] = chances[known - 1] * (pace / (pace + scene->hazard));
        scene->found[aim] = known + 1;
    }
    return chances[natural];
}

void make_scene(const Deal *deal, const Course *course, int place, const Model *model, Scene *scene) {
    const int round = deal->round_wind == NONE ? WINDS : deal->round_wind;
    scene->model = model;
    scene->prices = &prices[round][deal->winds[place]];
    scene->wild = deal->seat[place].wilds;
    const int unseen = find_live(deal, place, scene->live);
    scene->unseen = unseen > 1 ? unseen : 1;
    make_threats(deal, place, scene);
    const double rounds = (double)drawable(deal, course) / deal->players;
    double calling = 0;
    for (int threat = 0; threat < scene->threats; threat++) calling += scene->threat[threat].calling;
    const double hazard = model->early_end + model->wall_end / (rounds + 0.5) + model->calling_end * calling;
    scene->hazard = __builtin_rint(hazard * 100) / 100;
    for (int aim = 0; aim < AIMS; aim++) scene->found[aim] = 0;
}

Holding natural_hand(const Deal *deal, int place) {
    const Seat *seat = &deal->seat[place];
    Holding hand = {.melds = seat->melds};
    for (int group = 0; group < 4; group++) hand.key[group] = seat->key[group];
    for (int kind = 0; kind < KINDS; kind++) hand.counts[kind] = seat->counts[kind];
    if (deal->wall.turned != NONE && deal->wall.turned < KINDS) hand.counts[deal->wall.turned] = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int held = 1; held <= hand.counts[kind]; held++) hand.kinds.least[held] |= 1ull << kind;
    }
    for (int set = 0; set < seat->melds; set++) hand.meld[set] = seat->meld[set];
    return hand;
}

void move_tiles(Holding *hand, int kind, int number) {
    const int held = hand->counts[kind] += number;
    hand->key[group_of(kind)] += number * KEY_UNIT[kind];
    for (int least = 1; least <= COPIES; least++) {
        hand->kinds.least[least] = (hand->kinds.least[least] & ~(1ull << kind)) | (uint64_t)(held >= least) << kind;
    }
}
