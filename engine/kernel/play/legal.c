/* What a player may do (`peling.rules.legality`): the conditions of each action, in the order in which the engine
 * thinks of the actions. A condition that the books share has its name in `peling.rules.conditions`. */
#include "play/deal.h"

/* What a player is asked about, found once. */
typedef struct {
    const Deal *deal;
    const Rules *rules;
    const Course *course;
    const Seat *own;
    int place;
    int on_turn;   /* he has to discard or declare */
    int may_draw;  /* tiles that may be drawn; before a late claim the next player's tile goes back to them */
    int supply;
} Asked;

static Asked ask(const Deal *deal, const Rules *rules, const Course *course, int place) {
    Asked asked = {deal, rules, course, &deal->seat[place], place, 0, 0, 0};
    const int late = deal->offer.tile != NONE && deal->offer.late && deal->turn != place;
    asked.on_turn = deal->phase == IN_TURN && deal->turn == place;
    asked.may_draw = drawable(deal, course) + late;
    asked.supply = supply(deal, course);
    return asked;
}

static int in_set(uint8_t places, int place) { return places >> place & 1; }

int is_awaited(const Deal *deal, int place) {
    switch (deal->phase) {
    case IN_TURN:
    case IN_LAST: return deal->turn == place;
    case IS_OVER: return 0;
    default: return in_set(deal->asked & ~deal->answered, place);
    }
}

/* Return whether there is a tile to draw for a kong; the bottom tile of Fenghua wins or is discarded, no more. */
static int tile_for_kong(const Asked *f) {
    if (!f->course->by_supply) return f->may_draw >= f->course->kong_needs;
    return f->supply > 0 && !(f->deal->turn == f->place && f->deal->source == FROM_LAST_WALL);
}

static int supply_beside_bottom(const Asked *f) {
    return f->supply > 0 && !(f->deal->turn == f->place && f->deal->source == FROM_LAST_WALL);
}

/* -- claims ------------------------------------------------------------------------------------------------- */

/* Return whether a player may claim at all: another's tile, not answered, before drawing (PC: A09; HP: A-6). */
static int may_answer(const Asked *f) {
    const Offer *offer = &f->deal->offer;
    if (offer->tile == NONE || offer->by == f->place || in_set(f->deal->answered, f->place)) return 0;
    if (f->course->late_claims && offer->late && f->deal->turn == f->place) return 0;
    return f->own->dead == ALIVE;
}

static int may_claim_win(const Asked *f) {
    const Offer *offer = &f->deal->offer;
    if (!may_answer(f)) return 0;
    if (offer->robbing && f->course->rob_suits_only && offer->tile >= HONOURS) return 0;
    if (f->course->wild && (offer->tile >= FLOWERS || wild_here(f->deal, offer->tile))) return 0;
    if (!complete(f->rules, f->course, f->deal, f->place, offer->tile)) return 0;
    if (f->rules->book != FENGHUA) return 1;
    Hand hand = hand_of(f->deal, f->place); /* FH-WIN-DISCARD: no lone wild tile, enough points */
    hand.by = offer->robbing ? BY_ROBBED_KONG : offer->first ? BY_FIRST_DISCARD : offer->last ? BY_LAST_DISCARD : BY_DISCARD;
    hand.tile = offer->tile;
    hand.giver = f->deal->winds[offer->by];
    Score score;
    score_hand(f->rules, &hand, &score);
    return score.status == SCORED;
}

/* Return whether a player may claim a discard for a set. */
static int may_claim_set(const Asked *f) {
    const Offer *offer = &f->deal->offer;
    if (!may_answer(f) || offer->robbing || f->own->stands || offer->tile >= FLOWERS) return 0;
    return !(f->course->wild && wild_here(f->deal, offer->tile));
}

static int is_barred(const Asked *f) { return f->own->barred >> f->deal->offer.tile & 1; }

static int add_set_claims(const Asked *f, Action *out) {
    const Offer *offer = &f->deal->offer;
    const Course *course = f->course;
    const int tile = offer->tile;
    int number = 0;
    if (!may_claim_set(f)) return 0;
    const int held = f->own->counts[tile];
    const int barred = course->bar_pung && is_barred(f);
    if (held >= 3 && (course->last_kong || !offer->last) && tile_for_kong(f) && !(barred && course->bar_kong)) {
        out[number++] = ACTION(CLAIM_KONG, 0, 0);
    }
    if (offer->last && !course->last_set) return number;
    if (held >= 2 && !barred) out[number++] = ACTION(CLAIM_PUNG, 0, 0);
    const int left = (f->place + f->deal->players - 1) % f->deal->players;
    if (tile >= HONOURS || offer->by != left) return number;
    static const int8_t ways[3][2] = {{-2, -1}, {-1, 1}, {1, 2}};
    for (int way = 0; way < 3; way++) {
        const int low = tile % 9 + ways[way][0], high = tile % 9 + ways[way][1];
        if (low < 0 || high > 8) continue;
        const int one = tile + ways[way][0], two = tile + ways[way][1];
        if (!f->own->counts[one] || !f->own->counts[two]) continue;
        if (course->wild && (wild_here(f->deal, one) || wild_here(f->deal, two))) continue;
        out[number++] = ACTION(CLAIM_CHOW, one, two);
    }
    return number;
}

/* -- washing (PC2-WASH) ------------------------------------------------------------------------------------- */

/* Return whether a player may show the hand he was dealt; the window is a house rule (A47). */
static int may_wash(const Asked *f) {
    const Deal *deal = f->deal;
    if (!f->course->washing || in_set(deal->answered, f->place) || f->own->dead != ALIVE) return 0;
    if (f->own->discards || f->own->heads < 9) return 0;
    if (deal->phase == IN_TURN) {
        if (deal->turn != f->place || deal->source != FROM_DEAL || !deal->untouched) return 0;
    } else if (deal->phase != IN_CLAIMS || deal->turn == f->place) {
        return 0;
    }
    if (f->course->washing == 2) return !f->own->melds;
    return deal->untouched || (deal->phase == IN_CLAIMS && deal->offer.first);
}

/* -- the own turn ------------------------------------------------------------------------------------------- */

static int may_go_out(const Asked *f) {
    if (f->own->dead != ALIVE || f->deal->source == FROM_CLAIM) return 0;
    return complete(f->rules, f->course, f->deal, f->place, NONE);
}

/* Return whether all eight flowers win by themselves, the eighth just now (FH-SHAPE-EIGHT-FLOWERS). */
static int may_win_by_flowers(const Asked *f) {
    if (f->course->laid_fresh && f->deal->source == FROM_CLAIM) return 0;
    const int held = unmelded(f->deal, f->own);
    if (held + f->own->bonuses != TILES - FLOWERS) return 0;
    const int untouched = !f->own->melds && !f->own->discards;
    return held == 1 || (!held && (f->deal->set_out || untouched));
}

/* Return whether a kong may be laid down, of four own tiles or by adding to a pung. */
static int may_lay(const Asked *f, int fresh) {
    if (f->own->dead != ALIVE || f->own->stands || (fresh && f->deal->source == FROM_CLAIM)) return 0;
    return tile_for_kong(f);
}

static int add_kongs(const Asked *f, Action *out) {
    const Seat *own = f->own;
    int number = 0;
    if (may_lay(f, f->course->laid_fresh)) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (own->counts[kind] == COPIES && !wild_here(f->deal, kind)) out[number++] = ACTION(CONCEALED_KONG, kind, 0);
        }
    }
    if (!f->course->extend || !may_lay(f, f->course->added_fresh)) return number;
    for (int set = 0; set < own->melds; set++) {
        const Meld *meld = &own->meld[set];
        if (meld->kind != PUNG || !own->counts[meld->tile]) continue;
        if (f->course->just_drawn && f->deal->drawn != meld->tile) continue;
        out[number++] = ACTION(ADDED_KONG, meld->tile, 0);
    }
    return number;
}

static int add_flowers(const Asked *f, Action *out) {
    int number = 0;
    if (f->course->laid_fresh && f->deal->source == FROM_CLAIM) return 0;
    for (int tile = FLOWERS; tile < TILES; tile++) {
        if (f->own->counts[tile] && !wild_here(f->deal, tile) && supply_beside_bottom(f)) {
            out[number++] = ACTION(SET_OUT, tile, 0);
        }
    }
    return number;
}

/* Return whether any tile may be discarded: a flower may have to be melded first (FH: A-19). */
static int may_discard(const Asked *f) {
    if (!f->course->forced_flowers || f->deal->source == FROM_CLAIM) return 1;
    return !(unmelded(f->deal, f->own) && supply_beside_bottom(f));
}

static int add_discards(const Asked *f, Action *out) {
    const Seat *own = f->own;
    int number = 0;
    if (!may_discard(f)) return 0;
    const int bottom = f->course->refuse_last && f->deal->source == FROM_LAST_WALL; /* FH-BOTTOM: it alone */
    for (int tile = 0; tile < TILES; tile++) {
        if (!own->counts[tile]) continue;
        if ((own->stands || bottom) && tile != f->deal->drawn) continue;
        if (f->course->keeps_foreign && tile >= FLOWERS && (tile - FLOWERS) % 4 == f->deal->winds[f->place]) continue;
        out[number++] = ACTION(DISCARD, tile, 0);
    }
    if (!f->course->standing || own->discards || own->stands) return number;
    if (f->course->standing == 1 && own->melds) return number;
    for (int tile = 0; tile < KINDS; tile++) {
        if (own->counts[tile] && calls_without(f->course, own, tile)) out[number++] = ACTION(STAND, tile, 0);
    }
    return number;
}

int legal(const Deal *deal, const Rules *rules, const Course *course, int place, Action out[MOST_ACTIONS]) {
    const Asked asked = ask(deal, rules, course, place), *f = &asked;
    int number = 0;
    if (deal->phase == IS_OVER) return 0;
    const int offered = deal->offer.tile != NONE && deal->offer.by != place && !f->on_turn;
    if (offered) {
        if (may_claim_win(f)) out[number++] = ACTION(CLAIM_WIN, 0, 0);
        number += add_set_claims(f, out + number);
        if (is_awaited(deal, place) && deal->phase != IN_LAST && deal->phase != IN_TURN) out[number++] = ACTION(PASS, 0, 0);
    }
    if (f->on_turn) {
        if (may_go_out(f)) out[number++] = ACTION(GO_OUT, 0, 0);
        if (course->set_out_later) {
            if (may_win_by_flowers(f)) out[number++] = ACTION(FLOWERS_WIN, 0, 0);
            number += add_flowers(f, out + number);
        }
        number += add_kongs(f, out + number);
        number += add_discards(f, out + number);
    }
    if ((offered || f->on_turn) && !f->own->melds && may_wash(f)) out[number++] = ACTION(WASH, 0, 0);
    if (deal->phase == IN_LAST && deal->turn == place) {
        out[number++] = ACTION(TAKE_LAST, 0, 0);
        out[number++] = ACTION(REFUSE_LAST, 0, 0);
    }
    return number;
}

uint8_t who_may_claim(const Deal *deal, const Rules *rules, const Course *course) {
    uint8_t found = 0;
    Action claims[MOST_ACTIONS];
    for (int step = 1; step < deal->players; step++) {
        const int place = (deal->offer.by + step) % deal->players;
        const Asked asked = ask(deal, rules, course, place);
        if (may_claim_win(&asked) || add_set_claims(&asked, claims) || may_wash(&asked)) found |= 1 << place;
    }
    return found;
}
