/* What one player has: adding and taking tiles, whether a hand is complete. */
#include "play/deal.h"
#include "shapes/tables.h"

static const uint64_t MAJOR_KINDS = 0x1ull | 0x100ull | 0x200ull | 0x20000ull | 0x40000ull | 0x4000000ull | 0x7full << 27;

int seat_size(const Seat *seat) { return seat->held + 3 * seat->melds; }

int wild_here(const Deal *deal, int tile) { return deal->wall.turned != NONE && is_wild(deal->wall.turned, tile); }

static void change(const Deal *deal, Seat *seat, int tile, int by) {
    seat->counts[tile] += by;
    seat->held += by;
    if (wild_here(deal, tile)) seat->wilds += by;
    else if (tile < KINDS) seat->key[group_of(tile)] += by * KEY_UNIT[tile];
}

void seat_add(const Deal *deal, Seat *seat, int tile) { change(deal, seat, tile, 1); }

void seat_remove(const Deal *deal, Seat *seat, int tile) { change(deal, seat, tile, -1); }

void seat_set_out(const Deal *deal, Seat *seat, int tile) {
    seat_remove(deal, seat, tile);
    seat->bonus |= 1 << (tile - FLOWERS);
    seat->bonuses++;
    seat->last_bonus = tile;
}

/* Return how many flowers and seasons are in the hand that are not wild. */
int unmelded(const Deal *deal, const Seat *seat) {
    int number = 0;
    for (int tile = FLOWERS; tile < TILES; tile++) number += seat->counts[tile] && !wild_here(deal, tile);
    return number;
}

/* Return how many tiles a hand without sets lacks to thirteen majors and one more. */
static int short_of_majors(const int8_t counts[KINDS]) {
    int kinds = 0, paired = 0;
    for (uint64_t left = MAJOR_KINDS; left; left &= left - 1) {
        const int held = counts[__builtin_ctzll(left)];
        kinds += held > 0;
        paired |= held > 1;
    }
    return 14 - kinds - paired;
}

static int only_honours_laid(const Seat *seat) {
    for (int number = 0; number < seat->melds; number++) {
        if (seat->meld[number].tile < HONOURS) return 0;
    }
    return 1;
}

/* Return how many tiles a hand lacks to the nearest hand that wins (`RuleSet.short`). */
int seat_short(const Rules *rules, const Course *course, const Seat *seat) {
    int lacking = need_with_wilds(seat->key, 4 - seat->melds, seat->wilds);
    if (!lacking) return 0;
    if (rules->book != FENGHUA) {
        if (course->majors && !seat->melds) {
            const int majors = short_of_majors(seat->counts);
            if (majors < lacking) lacking = majors;
        }
        return lacking;
    }
    int8_t natural[KINDS];
    int honours = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        natural[kind] = seat->key[group_of(kind)] / KEY_UNIT[kind] % 5;
        if (kind >= HONOURS) honours += natural[kind];
    }
    if (only_honours_laid(seat)) {
        const int left = 14 - 3 * seat->melds - honours - seat->wilds;
        if (left < lacking) lacking = left;
    }
    if (!seat->melds) {
        const int pairs = short_of_pairs(natural) - seat->wilds, apart = short_of_independent(natural) - seat->wilds;
        if (pairs < lacking) lacking = pairs;
        if (apart < lacking) lacking = apart;
    }
    return lacking > 0 ? lacking : 0;
}

/* Return the kinds of which one more tile brings a hand nearer, wild ones too, as bits; never one of which the
 * player holds all. */
uint64_t seat_helpful(const Rules *rules, const Course *course, const Deal *deal, const Seat *seat) {
    const int lacking = seat_short(rules, course, seat);
    Seat with = *seat;
    uint64_t kinds = 0;
    for (int kind = 0; kind < TILES; kind++) {
        if (kind >= FLOWERS && !wild_here(deal, kind)) continue;
        if (with.counts[kind] >= (kind < KINDS ? COPIES : 1)) continue;
        change(deal, &with, kind, 1);
        if (seat_short(rules, course, &with) < lacking) kinds |= 1ull << kind;
        change(deal, &with, kind, -1);
    }
    return kinds;
}

/* Return whether a hand, with a claimed tile or without (NONE), is complete, whatever it counts. */
int complete(const Rules *rules, const Course *course, const Deal *deal, int place, int tile) {
    const Seat *own = &deal->seat[place];
    if (tile >= FLOWERS && !wild_here(deal, tile)) return 0;
    if (seat_size(own) + (tile != NONE) != 14) return 0;
    Seat with = *own;
    if (tile != NONE) change(deal, &with, tile, 1);
    if (seat_short(rules, course, &with)) return 0;
    if (rules->book != FENGHUA) return unmelded(deal, own) == 0;
    if (unmelded(deal, own)) return 0;
    int8_t natural[KINDS];
    for (int kind = 0; kind < KINDS; kind++) natural[kind] = wild_here(deal, kind) ? 0 : with.counts[kind];
    return is_complete(rules, natural, with.wilds, with.meld, with.melds);
}

static int held_in_all(const Seat *seat, int kind) {
    int held = seat->counts[kind];
    for (int number = 0; number < seat->melds; number++) {
        const Meld *meld = &seat->meld[number];
        if (meld->kind == CHOW) held += kind >= meld->tile && kind <= meld->tile + 2 && kind < HONOURS;
        else if (meld->tile == kind) held += meld->kind == KONG ? 4 : 3;
    }
    return held;
}

/* Return whether a hand lacks one tile when a discard has left it, for a standing hand (HP-R10): a kind of which
 * the player holds all four is none that he waits for. */
int calls_without(const Course *course, const Seat *seat, int tile) {
    if (tile >= FLOWERS || !seat->counts[tile]) return 0;
    Seat left = *seat;
    left.counts[tile]--;
    left.key[group_of(tile)] -= KEY_UNIT[tile];
    const int sets = 4 - left.melds, need = need_of(left.key, sets);
    if (need == 1) {
        for (uint64_t useful = useful_kinds(left.key, left.counts, sets, need); useful; useful &= useful - 1) {
            if (held_in_all(&left, __builtin_ctzll(useful)) < COPIES) return 1;
        }
    }
    return course->majors && !left.melds && short_of_majors(left.counts) == 1;
}

Hand hand_of(const Deal *deal, int place) {
    const Seat *seat = &deal->seat[place];
    Hand hand = {.melds = seat->melds, .bonus = seat->bonus, .seat = deal->winds[place],
                 .round_wind = deal->round_wind, .turned = deal->wall.turned, .by = NONE, .tile = NONE, .giver = NONE};
    for (int tile = 0; tile < TILES; tile++) hand.counts[tile] = seat->counts[tile];
    for (int number = 0; number < seat->melds; number++) hand.meld[number] = seat->meld[number];
    return hand;
}
