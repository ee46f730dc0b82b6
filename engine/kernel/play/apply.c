/* What a legal action makes of a deal (`peling.play.table`). */
#include "play/deal.h"

/* -- discards ----------------------------------------------------------------------------------------------- */

static void put_on_table(Deal *deal, int place, int tile) {
    const int number = deal->discards++;
    deal->discard_tile[number] = tile;
    deal->discard_by[number] = place;
    deal->discard_to[number] = NONE;
    deal->out[tile]++;
    deal->seat[place].discards++;
}

static void discard_tile(Deal *deal, const Rules *rules, const Course *course, int place, int tile) {
    Seat *own = &deal->seat[place];
    /* East discards his first tile, whether he laid down a kong or flower before or not. */
    const int opens = deal->untouched || (deal->source == FROM_LOOSE && deal->turn == 0 && !deal->discards);
    let_pass(deal, course);
    own->barred = 0;
    deal->offer = (Offer){.tile = tile, .by = place, .last = !drawable(deal, course), .first = opens};
    seat_remove(deal, own, tile);
    deal->phase = IN_CLAIMS;
    deal->drawn = NONE;
    deal->replaced = NOTHING_REPLACED;
    deal->set_out = 0;
    put_on_table(deal, place, tile);
    deal->asked = who_may_claim(deal, rules, course);
    if (!deal->asked) draw(deal, course, (place + 1) % deal->players);
}

/* -- kongs on the own turn ---------------------------------------------------------------------------------- */

static void lay_four(Deal *deal, const Course *course, int place, int kind) {
    Seat *own = &deal->seat[place];
    for (int copy = 0; copy < COPIES; copy++) seat_remove(deal, own, kind);
    own->meld[own->melds++] = (Meld){.kind = KONG, .tile = kind, .form = DRAWN, .giver = NONE};
    deal->kongs++;
    draw_loose(deal, course, place, FOR_DRAWN_KONG);
}

/* Make a kong of an exposed pung and a tile that has left the hand. */
static void complete_pung(Deal *deal, const Course *course, int place, int kind) {
    Seat *own = &deal->seat[place];
    for (int set = 0; set < own->melds; set++) {
        if (own->meld[set].kind != PUNG || own->meld[set].tile != kind) continue;
        own->meld[set].kind = KONG;
        own->meld[set].form = ADDED;
        break;
    }
    deal->kongs++;
    draw_loose(deal, course, place, FOR_ADDED_KONG);
}

static void add_to_pung(Deal *deal, const Rules *rules, const Course *course, int place, int kind) {
    let_pass(deal, course);
    seat_remove(deal, &deal->seat[place], kind);
    if (course->robbing && !(course->rob_suits_only && kind >= HONOURS)) {
        Deal before = *deal;
        deal->phase = IN_ROBBING;
        deal->drawn = NONE;
        deal->offer = (Offer){.tile = kind, .by = place, .robbing = 1};
        deal->asked = who_may_claim(deal, rules, course);
        if (deal->asked) return;
        *deal = before;
    }
    complete_pung(deal, course, place, kind);
}

/* -- endings ------------------------------------------------------------------------------------------------ */

static void go_out(Deal *deal, int place, int by, int tile, int giver) {
    deal->phase = IS_OVER;
    deal->offer.tile = NONE;
    deal->winner = place;
    deal->by = by;
    deal->tile = tile;
    deal->giver = giver;
    deal->asked = deal->answered = 0;
}

static void go_out_by_own_tile(Deal *deal, int place) {
    static const int8_t by[] = {BY_DEALT, BY_WALL, BY_LAST_WALL, BY_LOOSE};
    go_out(deal, place, by[deal->source], deal->source == FROM_DEAL ? NONE : deal->drawn, NONE);
}

static void go_out_by_flowers(Deal *deal, int place) {
    Seat *own = &deal->seat[place];
    for (int tile = FLOWERS; tile < TILES; tile++) {
        if (own->counts[tile] && !wild_here(deal, tile)) seat_set_out(deal, own, tile);
    }
    go_out(deal, place, BY_EIGHT_FLOWERS, own->last_bonus, NONE);
}

static void wash(Deal *deal, uint8_t places) {
    deal->phase = IS_OVER;
    deal->offer.tile = NONE;
    deal->washed = places;
    deal->asked = deal->answered = 0;
}

/* Show a hand on the own turn: alone, or with all who hold such a hand (A47). */
static void wash_on_turn(Deal *deal, const Course *course, int place) {
    uint8_t places = 1 << place;
    for (int other = 0; course->wash_all && other < deal->players; other++) {
        if (deal->seat[other].heads >= 9) places |= 1 << other;
    }
    wash(deal, places);
}

/* -- claims ------------------------------------------------------------------------------------------------- */

static int rank(Action answer) {
    switch (ACTION_KIND(answer)) {
    case WASH: return 4;
    case CLAIM_WIN: return 3;
    case CLAIM_KONG:
    case CLAIM_PUNG: return 2;
    case CLAIM_CHOW: return 1;
    default: return 0;
    }
}

/* Put the tile that the next player drew back on the wall, for a late claim. */
static void undo_draw(Deal *deal) {
    if (deal->drawn == NONE || deal->offer.tile == NONE) return;
    seat_remove(deal, &deal->seat[deal->turn], deal->drawn);
    wall_put_back(&deal->wall, deal->drawn);
    deal->turn = deal->offer.by;
    deal->drawn = NONE;
}

static void claimed_away(Deal *deal, int place) {
    const int last = deal->discards - 1;
    deal->discard_to[last] = place;
    deal->out[deal->discard_tile[last]]--;
}

static void claim_win(Deal *deal, int place) {
    const Offer offer = deal->offer;
    const int by = offer.robbing ? BY_ROBBED_KONG : offer.first ? BY_FIRST_DISCARD : offer.last ? BY_LAST_DISCARD : BY_DISCARD;
    if (!offer.robbing) claimed_away(deal, place);
    go_out(deal, place, by, offer.tile, offer.by);
}

static void claim_set(Deal *deal, const Course *course, int place, Action claim) {
    const Offer offer = deal->offer;
    Seat *own = &deal->seat[place];
    const int kind = ACTION_KIND(claim), giver = deal->winds[offer.by];
    claimed_away(deal, place);
    if (kind == CLAIM_CHOW) {
        const int one = ACTION_TILE(claim), two = ACTION_SECOND(claim);
        seat_remove(deal, own, one);
        seat_remove(deal, own, two);
        own->meld[own->melds++] = (Meld){.kind = CHOW, .tile = one < offer.tile ? one : offer.tile, .form = NO_KONG, .giver = giver};
    } else {
        const int used = kind == CLAIM_KONG ? 3 : 2;
        for (int copy = 0; copy < used; copy++) seat_remove(deal, own, offer.tile);
        own->meld[own->melds++] = (Meld){.kind = kind == CLAIM_KONG ? KONG : PUNG, .tile = offer.tile,
                                         .form = kind == CLAIM_KONG ? CLAIMED : NO_KONG, .giver = giver};
    }
    if (kind == CLAIM_KONG) {
        deal->kongs++;
        draw_loose(deal, course, place, FOR_CLAIMED_KONG);
        return;
    }
    let_pass(deal, course);
    begin_turn(deal, place, FROM_CLAIM, NONE);
}

/* Let a player have the offered tile, or nobody. */
static void resolve(Deal *deal, const Course *course, int place, Action claim) {
    switch (ACTION_KIND(claim)) {
    case PASS:
        if (deal->offer.robbing) complete_pung(deal, course, deal->offer.by, deal->offer.tile);
        else draw(deal, course, (deal->offer.by + 1) % deal->players);
        break;
    case WASH: wash(deal, 1 << place); break;
    case CLAIM_WIN: claim_win(deal, place); break;
    default: claim_set(deal, course, place, claim); break;
    }
}

/* Note an answer; when the last has come, give the tile to the claim that takes precedence. */
static void answer(Deal *deal, const Course *course, int place, Action given) {
    if (deal->phase == IN_TURN) {
        undo_draw(deal);
        resolve(deal, course, place, given);
        return;
    }
    deal->answer[place] = given;
    deal->answered |= 1 << place;
    if (deal->asked & ~deal->answered) return;
    int first = NONE, best = 0, washing = 0, winning = 0;
    for (int one = 0; one < deal->players; one++) {
        if (!(deal->answered >> one & 1)) continue;
        const Action wish = deal->answer[one];
        const int kind = ACTION_KIND(wish);
        const int by_place = kind == WASH || (course->banker_first && kind == CLAIM_WIN); /* A47, A-8 */
        const int order = by_place ? one : (one + deal->players - deal->turn) % deal->players;
        const int value = rank(wish) * SEATS + SEATS - 1 - order;
        if (first == NONE || value > best) {
            first = one;
            best = value;
        }
        if (kind == WASH) washing |= 1 << one;
        if (kind == CLAIM_WIN) winning |= 1 << one;
    }
    const Action claim = deal->answer[first];
    if (ACTION_KIND(claim) == CLAIM_WIN) deal->outrun = winning & ~(1 << first);
    if (ACTION_KIND(claim) == WASH && course->wash_all) wash(deal, washing);
    else resolve(deal, course, first, claim);
}

void apply(Deal *deal, const Rules *rules, const Course *course, int place, Action action) {
    const int tile = ACTION_TILE(action);
    switch (ACTION_KIND(action)) {
    case STAND:
        deal->seat[place].stands = 1;
        discard_tile(deal, rules, course, place, tile);
        break;
    case DISCARD: discard_tile(deal, rules, course, place, tile); break;
    case CONCEALED_KONG: lay_four(deal, course, place, tile); break;
    case ADDED_KONG: add_to_pung(deal, rules, course, place, tile); break;
    case SET_OUT: set_out_by_choice(deal, course, place, tile); break;
    case FLOWERS_WIN: go_out_by_flowers(deal, place); break;
    case TAKE_LAST: take(deal, course, place); break;
    case REFUSE_LAST: refuse_last(deal, place); break;
    case GO_OUT: go_out_by_own_tile(deal, place); break;
    default:
        if (ACTION_KIND(action) == WASH && deal->phase == IN_TURN) wash_on_turn(deal, course, place);
        else answer(deal, course, place, action);
    }
}
