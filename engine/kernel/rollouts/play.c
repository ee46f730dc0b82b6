/* Whole deals in the kernel: see play.h. */
#include "rollouts/play.h"

#include "shapes/tables.h"

void no_deal(Deal *deal, int players, const int8_t winds[SEATS], int round_wind) {
    *deal = (Deal){.players = players, .round_wind = round_wind, .untouched = 1, .drawn = NONE, .winner = NONE,
                   .tile = NONE, .giver = NONE, .by = NONE};
    for (int place = 0; place < SEATS; place++) {
        deal->winds[place] = winds[place];
        no_keys(deal->seat[place].key);
    }
    deal->offer.tile = NONE;
    deal->wall.turned = NONE;
}

/* Break the wall so that a tile is turned up as many stacks from the tail as the smaller of two dice shows
 * (FH-WILD-INDICATOR). */
static void turn_up(Wall *wall, Chance *chance) {
    const int one = below(chance, 6) + 1, other = below(chance, 6) + 1, low = one < other ? one : other;
    const int front = wall->end - 2 * low;
    wall->turned = wall->tile[front];
    wall->tail_end = 2 * low - 1;
    for (int place = 0; place < wall->tail_end; place++) wall->tail[place] = wall->tile[front + 1 + place];
    wall->end = front;
}

void deal_by_chance(Deal *deal, const Course *course, Chance *chance, int players, const int8_t winds[SEATS], int round_wind) {
    no_deal(deal, players, winds, round_wind == RANDOM_ROUND ? below(chance, WINDS) : round_wind);
    Wall *wall = &deal->wall;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int copy = 0; copy < COPIES; copy++) wall->tile[wall->end++] = kind;
    }
    for (int tile = FLOWERS; course->bonus_tiles && tile < TILES; tile++) wall->tile[wall->end++] = tile;
    shuffle(chance, wall->tile, wall->end);
    if (course->lifted) {
        wall->loose[wall->looses++] = wall->tile[--wall->end];
        wall->loose[wall->looses++] = wall->tile[--wall->end];
    }
    if (course->wild) turn_up(wall, chance);
    deal_tiles(deal, course);
}

static int first_awaited(const Deal *deal) {
    if (deal->phase == IN_TURN || deal->phase == IN_LAST) return deal->turn;
    return __builtin_ctz(deal->asked & ~deal->answered);
}

Action chosen(const Deal *deal, const Rules *rules, const Course *course, int place, int model) {
    int then;
    return model == GREEDY ? choose_greedily(deal, rules, course, place) : choose(deal, rules, course, place, model, &then);
}

void play_on(Deal *deal, const Rules *rules, const Course *course, const int8_t model[SEATS], int discards) {
    const int last = discards == TO_THE_END ? MOST_DISCARDS : deal->discards + discards;
    while (deal->phase != IS_OVER && !(deal->phase == IN_TURN && deal->discards >= last)) {
        const int place = first_awaited(deal);
        apply(deal, rules, course, place, chosen(deal, rules, course, place, model[place]));
    }
}

void nets(const Deal *deal, const Rules *rules, const Course *course, int32_t net[SEATS]) {
    Finished finished;
    Settled settled;
    finish(deal, course, &finished);
    settle_deal(rules, &finished, &settled);
    for (int place = 0; place < deal->players; place++) net[place] = (int32_t)settled.net[deal->winds[place]];
}
