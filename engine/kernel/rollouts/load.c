/* A deal made of what one player knows (`peling.core.view.PlayerView`), as `peling.advice.kernel.view` writes it.
 *
 * What he does not see lies in any order; `reshuffle` lays it out by chance before anything is played. */
#include "rollouts/rollout.h"

enum { FIRST_TO_DRAW = 8 }; /* room for tiles that a late claim puts back */

static const int32_t *read_seat(Deal *deal, int place, const int32_t *in) {
    Seat *seat = &deal->seat[place];
    seat->held = *in++;
    seat->melds = *in++;
    for (int set = 0; set < 4; set++, in++) {
        if (set >= seat->melds) continue;
        const int figures = *in;
        seat->meld[set] = (Meld){.kind = figures >> 12, .form = figures >> 9 & 7, .giver = (figures >> 6 & 7) - 1, .tile = figures & 63};
        deal->kongs += seat->meld[set].kind == KONG;
    }
    seat->bonus = *in++;
    seat->bonuses = __builtin_popcount(seat->bonus);
    seat->last_bonus = seat->bonus ? FLOWERS + 31 - __builtin_clz(seat->bonus) : 0;
    seat->dead = *in++;
    seat->stands = *in++;
    seat->thirteenth = *in++;
    seat->heads = *in++;
    seat->barred = (uint32_t)in[0] | (uint64_t)in[1] << 32;
    return in + 2;
}

static const int32_t *read_discards(Deal *deal, const int32_t *in) {
    deal->discards = *in++;
    for (int at = 0; at < deal->discards; at++) {
        deal->discard_tile[at] = *in++;
        deal->discard_by[at] = *in++;
        deal->discard_to[at] = *in++;
        deal->seat[deal->discard_by[at]].discards++;
        if (deal->discard_to[at] == NONE) deal->out[deal->discard_tile[at]]++;
    }
    return in;
}

/* Find which tiles a player does not see, by kind. */
static void find_hidden(const Deal *deal, const Course *course, int me, int8_t hidden[TILES]) {
    for (int tile = 0; tile < TILES; tile++) {
        hidden[tile] = (tile < KINDS ? COPIES : course->bonus_tiles) - deal->out[tile] - deal->seat[me].counts[tile];
    }
    for (int place = 0; place < deal->players; place++) {
        const Seat *seat = &deal->seat[place];
        for (int set = 0; set < seat->melds; set++) {
            const Meld *meld = &seat->meld[set];
            if (meld->kind == CHOW) {
                for (int step = 0; step < 3; step++) hidden[meld->tile + step]--;
            } else {
                hidden[meld->tile] -= meld->kind == KONG ? 4 : 3;
            }
        }
        for (int tile = FLOWERS; tile < TILES; tile++) hidden[tile] -= seat->bonus >> (tile - FLOWERS) & 1;
    }
    if (deal->offer.tile != NONE && deal->offer.robbing) hidden[deal->offer.tile]--;
    if (deal->wall.turned != NONE) hidden[deal->wall.turned]--;
}

/* Give the others and the wall the hidden tiles; return how many are over, or are missing if it is negative. */
static int give_hidden(Deal *deal, const Course *course, int me) {
    int8_t hidden[TILES], pool[4 * KINDS + TILES];
    int number = 0, next = 0;
    find_hidden(deal, course, me, hidden);
    for (int tile = 0; tile < TILES; tile++) {
        if (hidden[tile] < 0) return hidden[tile];
        for (int copy = 0; copy < hidden[tile]; copy++) pool[number++] = tile;
    }
    Wall *wall = &deal->wall;
    int needed = wall->end - wall->head + wall->looses + wall->tail_end;
    for (int place = 0; place < deal->players; place++) needed += place == me ? 0 : deal->seat[place].held;
    if (number != needed) return number - needed;
    for (int place = 0; place < deal->players; place++) {
        Seat *seat = &deal->seat[place];
        const int held = seat->held;
        if (place == me) continue;
        empty_hand(seat);
        for (int copy = 0; copy < held; copy++) seat_add(deal, seat, pool[next++]);
    }
    for (int at = wall->head; at < wall->end; at++) wall->tile[at] = pool[next++];
    for (int at = 0; at < wall->looses; at++) wall->loose[at] = pool[next++];
    for (int at = 0; at < wall->tail_end; at++) wall->tail[at] = pool[next++];
    return 0;
}

int load_view(Deal *deal, const Course *course, const int32_t *in) {
    const int players = *in++;
    int8_t winds[SEATS];
    for (int place = 0; place < SEATS; place++) winds[place] = *in++;
    no_deal(deal, players, winds, *in++);
    deal->wall.turned = *in++;
    deal->phase = *in++;
    deal->turn = *in++;
    deal->drawn = *in++;
    deal->source = *in++;
    deal->replaced = *in++;
    deal->set_out = *in++;
    deal->untouched = *in++;
    deal->refused = *in++;
    deal->offer = (Offer){.tile = in[0], .by = in[1], .robbing = in[2], .last = in[3], .first = in[4], .late = in[5]};
    in += 6;
    deal->wall.head = FIRST_TO_DRAW;
    deal->wall.end = FIRST_TO_DRAW + *in++;
    deal->wall.looses = *in++;
    deal->wall.tail_end = *in++;
    deal->wall.drawn = *in++;
    deal->wall.loose_drawn = *in++;
    const int me = *in++;
    for (int place = 0; place < players; place++) in = read_seat(deal, place, in);
    Seat *own = &deal->seat[me];
    empty_hand(own);
    for (int tile = 0; tile < TILES; tile++) {
        for (int copy = 0; copy < *in; copy++) seat_add(deal, own, tile);
        in++;
    }
    read_discards(deal, in);
    if (deal->phase == IN_CLAIMS || deal->phase == IN_ROBBING) deal->asked = 1 << me;
    return give_hidden(deal, course, me);
}
