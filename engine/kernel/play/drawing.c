/* How a player comes to the tiles of the wall (`peling.play.drawing`).
 *
 * Each function goes on to the next point at which a player has to decide, or to the end of the deal.
 */
#include "play/deal.h"

/* End the deal without a winner. */
void end_drawn(Deal *deal) {
    deal->phase = IS_OVER;
    deal->offer.tile = NONE;
    deal->drawn = NONE;
    deal->asked = deal->answered = 0;
}

void begin_turn(Deal *deal, int place, int source, int drawn) {
    deal->phase = IN_TURN;
    deal->turn = place;
    deal->drawn = drawn;
    deal->source = source;
    deal->replaced = NOTHING_REPLACED;
    deal->set_out = 0;
    deal->offer.tile = NONE;
    deal->asked = deal->answered = 0;
    deal->untouched = 0;
}

/* End the offer of a discard: whoever could have punged it and has not is barred from it (HP, Rule 4; A-4). */
void let_pass(Deal *deal, const Course *course) {
    const Offer *offer = &deal->offer;
    if (offer->tile == NONE || offer->robbing || !course->bar_pung) return;
    for (int place = 0; place < deal->players; place++) {
        Seat *seat = &deal->seat[place];
        if (place != offer->by && seat->counts[offer->tile] >= 2) seat->barred |= 1ull << offer->tile;
    }
}

static int is_set_out(const Deal *deal, const Course *course, int place, int tile) {
    if (tile < FLOWERS || wild_here(deal, tile)) return 0;
    return course->set_out == 1 || (course->set_out == 2 && (tile - FLOWERS) % 4 == deal->winds[place]);
}

/* Set out a bonus tile just drawn, and replace it, if that is not the player's choice. */
static void set_out_drawn(Deal *deal, const Course *course, int place, int tile) {
    if (course->set_out_later || !is_set_out(deal, course, place, tile)) return;
    seat_set_out(deal, &deal->seat[place], tile);
    draw_loose(deal, course, place, FOR_FLOWER);
}

void draw(Deal *deal, const Course *course, int place) {
    const int may = drawable(deal, course);
    if (!may) {
        end_drawn(deal);
        return;
    }
    if (may == 1 && course->refuse_last) { /* FH-BOTTOM */
        let_pass(deal, course);
        begin_turn(deal, place, FROM_CLAIM, NONE);
        deal->phase = IN_LAST;
        return;
    }
    take(deal, course, place);
}

void refuse_last(Deal *deal, int place) {
    if (++deal->refused == deal->players) end_drawn(deal);
    else deal->turn = (place + 1) % deal->players;
}

void take(Deal *deal, const Course *course, int place) {
    const int source = drawable(deal, course) == 1 ? FROM_LAST_WALL : FROM_WALL;
    const int tile = wall_take(&deal->wall, place);
    Offer offer = deal->offer;
    if (course->late_claims && offer.tile != NONE) {
        offer.late = 1;
    } else {
        let_pass(deal, course);
        offer.tile = NONE;
    }
    begin_turn(deal, place, source, tile);
    deal->offer = offer;
    seat_add(deal, &deal->seat[place], tile);
    set_out_drawn(deal, course, place, tile);
}

void draw_loose(Deal *deal, const Course *course, int place, int replaced) {
    if (!supply(deal, course)) {
        end_drawn(deal);
        return;
    }
    const int tile = wall_take_loose(&deal->wall);
    let_pass(deal, course);
    begin_turn(deal, place, FROM_LOOSE, tile);
    seat_add(deal, &deal->seat[place], tile);
    deal->replaced = replaced;
    set_out_drawn(deal, course, place, tile);
}

void set_out_by_choice(Deal *deal, const Course *course, int place, int tile) {
    const int before = deal->drawn == tile ? deal->replaced : NOTHING_REPLACED;
    const int replaced = course->chain && before != NOTHING_REPLACED ? before : FOR_FLOWER; /* */
    seat_set_out(deal, &deal->seat[place], tile);
    draw_loose(deal, course, place, replaced);
    deal->set_out = 1;
}

/* Set out and replace the bonus tiles that a player was dealt; the deal stays untouched by it. */
static void set_out_dealt(Deal *deal, const Course *course, int place) {
    Seat *seat = &deal->seat[place];
    int8_t waiting[TILES - FLOWERS];
    int number = 0;
    for (int tile = FLOWERS; tile < TILES; tile++) {
        if (seat->counts[tile] && is_set_out(deal, course, place, tile)) waiting[number++] = tile;
    }
    for (int next = 0; next < number && deal->phase == IN_TURN; next++) {
        seat_set_out(deal, seat, waiting[next]);
        if (!supply(deal, course)) {
            end_drawn(deal);
            return;
        }
        const int tile = wall_take_loose(&deal->wall);
        seat_add(deal, seat, tile);
        if (is_set_out(deal, course, place, tile)) waiting[number++] = tile;
    }
}

static int is_major(int tile) { return tile < KINDS && (tile >= HONOURS || tile % 9 == 0 || tile % 9 == 8); }

/* Deal from the wall: three times four each, one each, East one more (PC-DEAL). */
void deal_tiles(Deal *deal, const Course *course) {
    const int players = deal->players;
    for (int number = 0; number < 13 * players + 1; number++) {
        const int place = number == 13 * players ? 0 : number < 12 * players ? number / 4 % players : number % players;
        seat_add(deal, &deal->seat[place], wall_take(&deal->wall, place));
    }
    for (int place = 0; place < players; place++) {
        Seat *seat = &deal->seat[place];
        for (int tile = 0; tile < KINDS; tile++) seat->heads += seat->counts[tile] && is_major(tile);
    }
    for (int place = 0; place < players; place++) set_out_dealt(deal, course, place);
}
