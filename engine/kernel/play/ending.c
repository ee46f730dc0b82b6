/* A finished deal as it is scored and settled (`peling.play.endings`, `peling.rules.records`). */
#include "play/deal.h"

/* Count what a winner sees outside his own hand and sets, without the tile he wins by. */
static void see(const Deal *deal, int winner, int8_t visible[KINDS]) {
    for (int kind = 0; kind < KINDS; kind++) visible[kind] = deal->out[kind];
    for (int place = 0; place < deal->players; place++) {
        const Seat *seat = &deal->seat[place];
        for (int set = 0; place != winner && set < seat->melds; set++) {
            const Meld *meld = &seat->meld[set];
            if (meld->kind == CHOW) {
                for (int step = 0; step < 3; step++) visible[meld->tile + step]++;
            } else {
                visible[meld->tile] += meld->kind == KONG ? 4 : 3;
            }
        }
    }
}

/* Return whether a player has discarded and claimed nothing yet; fours of his own may lie before him. */
static int on_first_turn(const Seat *seat) {
    for (int set = 0; set < seat->melds; set++) {
        if (seat->meld[set].form != DRAWN) return 0;
    }
    return !seat->discards;
}

/* Take off the tile that was drawn for the eighth flower: it is no part of the hand that wins by flowers. */
static void without_supply(const Deal *deal, const Seat *seat, Hand *hand) {
    if (seat_size(seat) <= 13) return;
    int spare = deal->drawn;
    if (spare == NONE || !hand->counts[spare]) {
        for (spare = TILES - 1; !hand->counts[spare]; spare--) {}
    }
    hand->counts[spare]--;
}

static void won(const Deal *deal, const Course *course, Hand *hand) {
    static const int16_t supplies[] = {0, SUPPLY_OF_FLOWER, SUPPLY_OF_CLAIMED_KONG, SUPPLY_OF_DRAWN_KONG, SUPPLY_OF_ADDED_KONG};
    const Seat *seat = &deal->seat[deal->winner];
    hand->by = deal->by;
    hand->tile = deal->tile;
    if (deal->giver != NONE) hand->giver = deal->winds[deal->giver];
    if (deal->by == BY_EIGHT_FLOWERS) {
        without_supply(deal, seat, hand);
    } else if (deal->giver == NONE && deal->tile != NONE) {
        hand->counts[deal->tile]--;
        if (deal->by == BY_LOOSE) {
            hand->noted |= supplies[deal->replaced];
            if (!drawable(deal, course)) hand->noted |= LAST_TILE;
        }
        if (on_first_turn(seat)) hand->noted |= FIRST_TURN;
    }
    if (seat->stands) hand->noted |= STANDING;
    if (seat->thirteenth) hand->noted |= THIRTEENTH_WIN;
    see(deal, deal->winner, hand->visible);
}

void finish(const Deal *deal, const Course *course, Finished *finished) {
    *finished = (Finished){.players = deal->players, .winner = NONE};
    if (deal->winner != NONE) finished->winner = deal->winds[deal->winner];
    for (int place = 0; place < deal->players; place++) {
        const int wind = deal->winds[place];
        finished->winds[place] = wind;
        finished->dead[wind] = deal->seat[place].dead;
        if (deal->washed >> place & 1) finished->washed[wind] = deal->seat[place].heads;
        finished->hand[wind] = hand_of(deal, place);
        if (place == deal->winner) won(deal, course, &finished->hand[wind]);
    }
}
