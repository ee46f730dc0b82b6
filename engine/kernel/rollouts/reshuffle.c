/* A deal as one player knows it, and what he does not see laid out by chance. */
#include "rollouts/rollout.h"

/* Return whether a player may hold a bonus tile: where it is set out at once, nobody does. */
static int may_hold(const Deal *deal, const Course *course, int place, int tile) {
    if (tile < FLOWERS || wild_here(deal, tile) || course->set_out_later) return 1;
    return course->set_out == 2 && (tile - FLOWERS) % 4 != deal->winds[place];
}

/* Gather the tiles that are still to be drawn behind others; return how many there are then. */
static int gather_wall(const Wall *wall, int8_t *pool, int number) {
    for (int at = wall->head; at < wall->end; at++) pool[number++] = wall->tile[at];
    for (int at = 0; at < wall->looses; at++) pool[number++] = wall->loose[at];
    for (int at = wall->tail_head; at < wall->tail_end; at++) pool[number++] = wall->tail[at];
    return number;
}

/* Lay them again, in the order in which they come. */
static void lay_wall(Wall *wall, const int8_t *pool) {
    for (int at = wall->head; at < wall->end; at++) wall->tile[at] = *pool++;
    for (int at = 0; at < wall->looses; at++) wall->loose[at] = *pool++;
    for (int at = wall->tail_head; at < wall->tail_end; at++) wall->tail[at] = *pool++;
}

/* Gather every tile that a player does not see: those in the other hands and in the wall. */
static int gather(const Deal *deal, int me, int8_t *pool) {
    int number = 0;
    for (int place = 0; place < deal->players; place++) {
        const Seat *seat = &deal->seat[place];
        for (int tile = 0; place != me && tile < TILES; tile++) {
            for (int copy = 0; copy < seat->counts[tile]; copy++) pool[number++] = tile;
        }
    }
    return gather_wall(&deal->wall, pool, number);
}

/* Sort the tiles, so that what comes of shuffling them tells nothing of where they lay. */
static void sort(int8_t *pool, int number) {
    int8_t counts[TILES] = {0};
    for (int at = 0; at < number; at++) counts[pool[at]]++;
    for (int tile = 0, at = 0; tile < TILES; tile++) {
        for (int copy = 0; copy < counts[tile]; copy++) pool[at++] = tile;
    }
}

/* Bar a player from what he let pass since his last discard, by the tiles that he has now (HP, A-4). */
static void bar_again(Deal *deal, const Course *course, int place) {
    Seat *seat = &deal->seat[place];
    seat->barred = 0;
    if (!course->bar_pung) return;
    const int offered = deal->offer.tile != NONE && !deal->offer.robbing;
    const int last = deal->discards - offered;
    for (int at = last - 1; at >= 0 && deal->discard_by[at] != place; at--) {
        const int tile = deal->discard_tile[at];
        if (deal->discard_to[at] != place && seat->counts[tile] >= 2) seat->barred |= 1ull << tile;
    }
}

static void count_heads(Seat *seat) {
    seat->heads = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        seat->heads += seat->counts[kind] && (kind >= HONOURS || kind % 9 == 0 || kind % 9 == 8);
    }
}

static void fill_hand(Deal *deal, const Course *course, int place, int8_t *pool, int *next, int number) {
    Seat *seat = &deal->seat[place];
    const int held = seat->held;
    empty_hand(seat);
    for (int copy = 0; copy < held; copy++) {
        int at = *next;
        while (at < number - 1 && !may_hold(deal, course, place, pool[at])) at++;
        const int8_t tile = pool[at];
        pool[at] = pool[*next];
        pool[(*next)++] = tile;
        seat_add(deal, seat, tile);
    }
}

/* Find which kinds a player has discarded himself, as bits. */
static uint64_t discarded_by(const Deal *deal, int place) {
    uint64_t kinds = 0;
    for (int at = 0; at < deal->discards; at++) {
        if (deal->discard_by[at] == place) kinds |= 1ull << deal->discard_tile[at];
    }
    return kinds;
}

/* Give back the tile that a hand can spare best, by the formula; its kind. */
static int spare(const Deal *deal, Scene *scene, int place) {
    Holding hand = natural_hand(deal, place);
    Weighed found[KINDS];
    int8_t kinds[KINDS];
    int number = 0, best = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (hand.counts[kind]) kinds[number++] = kind;
    }
    if (!number) return NONE;
    for (int aim = 0; aim < AIMS; aim++) scene->found[aim] = 0;
    weigh(scene, &hand, kinds, number, 0, found);
    for (int at = 1; at < number; at++) {
        if (found[at].worth > found[best].worth) best = at;
    }
    return kinds[best];
}

/* A hand that has been played is better than one by chance: for each of his discards its player has drawn a tile
 * and kept what was best. So he draws as often from what nobody sees, and gives the worst back. */
static void improve(Deal *deal, const Rules *rules, const Course *course, int place, const Model *model, int8_t *left, int number,
                    Chance *chance) {
    Seat *seat = &deal->seat[place];
    if (!number || seat->dead != ALIVE || !seat->held) return;
    const uint64_t discarded = discarded_by(deal, place);
    Scene scene;
    make_scene(deal, course, place, model, &scene);
    for (int draw = 0; draw < seat->discards; draw++) {
        const int at = below(chance, number), tile = left[at];
        const int wild = wild_here(deal, tile);
        if (!wild && (tile >= KINDS || discarded >> tile & 1)) continue;
        seat_add(deal, seat, tile);
        const int given = seat_short(rules, course, seat) ? spare(deal, &scene, place) : tile;
        const int back = given == NONE ? tile : given;
        seat_remove(deal, seat, back);
        left[at] = back;
        scene.wild = seat->wilds;
        if (tile < KINDS) scene.live[tile]--;
        if (back < KINDS) scene.live[back]++;
    }
}

void reshuffle(Deal *deal, const Rules *rules, const Course *course, int me, const int8_t model[SEATS], Chance *chance) {
    int8_t pool[WALL_TILES];
    const int number = gather(deal, me, pool);
    int next = 0;
    sort(pool, number);
    shuffle(chance, pool, number);
    for (int place = 0; place < deal->players; place++) {
        if (place != me) fill_hand(deal, course, place, pool, &next, number);
    }
    for (int place = 0; place < deal->players; place++) {
        if (place == me) continue;
        if (model[place] != GREEDY) improve(deal, rules, course, place, &models[model[place]], pool + next, number - next, chance);
        if (!deal->seat[place].discards && !deal->seat[place].melds) count_heads(&deal->seat[place]);
        bar_again(deal, course, place);
    }
    lay_wall(&deal->wall, pool + next);
    if (deal->phase == IN_CLAIMS || deal->phase == IN_ROBBING) {
        deal->answered = 0;
        deal->asked = who_may_claim(deal, rules, course) | 1 << me;
    }
}

void shuffle_wall(Deal *deal, Chance *chance) {
    int8_t pool[WALL_TILES];
    shuffle(chance, pool, gather_wall(&deal->wall, pool, 0));
    lay_wall(&deal->wall, pool);
}
