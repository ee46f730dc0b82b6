/* Mah-Jongg, the Game and How to Play it: scores, doubles, bonuses and limit hands of the booklet. */
#include "rulebooks/score.h"

static int points_of_pair(const Rules *rules, const Hand *hand, const Set *set)
{
    int points = 0, own = HONOURS + hand->seat, round = HONOURS + hand->round_wind;
    if (set->kind != PAIR)
        return 0;
    points += is_dragon(set->tile) ? 2 : 0;
    points += set->tile == own ? 2 : 0;
    if (rules->pair_own_round == 0 || own != round)
        points += set->tile == round ? 2 : 0;
    return points;
}

static int doubles_of_set(const Hand *hand, const Set *set)
{
    if (!is_three(set))
        return 0;
    return is_dragon(set->tile) + (set->tile == HONOURS + hand->seat) + (set->tile == HONOURS + hand->round_wind);
}

/* Return the doubles for own flowers and for all four of a family. */
static int doubles_of_flowers(const Rules *rules, const Hand *hand)
{
    int doubles = 0;
    for (int family = 0; family < 8; family += 4) {
        int held = hand->bonus >> family & 15;
        doubles += held == 15 ? 3 : 0;
        if (held != 15 || rules->own_and_four_flowers == 0)
            doubles += held >> hand->seat & 1;
    }
    return doubles;
}

static Tally tally_of_table(const Rules *rules, const Hand *hand)
{
    return (Tally){4 * __builtin_popcount(hand->bonus), doubles_of_flowers(rules, hand), 0};
}

/* A loser's hand: with all pairs, with the best one alone, or with none. */
static Tally loser(const Rules *rules, const Hand *hand)
{
    Set sets[18];
    Tally tally = tally_of_table(rules, hand);
    int number = read_loser(hand, sets), best = 0, all = 0;
    for (int place = 0; place < number; place++) {
        int pair = points_of_pair(rules, hand, sets + place);
        tally.points += points_of_three(sets + place);
        tally.doubles += doubles_of_set(hand, sets + place);
        best = pair > best ? pair : best;
        all += pair;
    }
    tally.points += rules->loser_pairs == 0 ? all : rules->loser_pairs == 1 ? best : 0;
    return tally;
}

/* All tiles of a won hand by kind, sets laid down included. */
static void all_tiles(const Hand *hand, int8_t counts[KINDS])
{
    for (int kind = 0; kind < KINDS; kind++)
        counts[kind] = (int8_t)(held_of(hand, kind) + (kind == hand->tile));
}

static int beyond_nine(const int8_t counts[KINDS], int makeup)
{
    static const int8_t NINE[] = {3, 1, 1, 1, 1, 1, 1, 1, 3};
    if (!is_one_suit(makeup))
        return NONE;
    const int8_t *suit = counts + 9 * __builtin_ctz((unsigned)makeup);
    int beyond = 0;
    for (int rank = 0; rank < 9; rank++) {
        if (suit[rank] < NINE[rank])
            return NONE;
        beyond += suit[rank] - NINE[rank];
    }
    return beyond;
}

/* Return whether the hand is 1112345678999 of one suit and one more, in the agreed form. */
static int is_nine(const Rules *rules, const Hand *hand, const int8_t counts[KINDS])
{
    if (hand->melds && rules->nine_tile != 2)
        return 0;
    if (rules->nine_tile == 1 && hand->tile != NONE) {
        int makeup = 0;
        for (int kind = 0; kind < KINDS; kind++)
            makeup |= hand->counts[kind] ? group_bit(kind) : 0;
        return beyond_nine(hand->counts, makeup) == 0;
    }
    return beyond_nine(counts, makeup_of(hand)) == 1;
}

int has_wind_sets(const Rules *rules, const Reading *reading)
{
    int winds = 0;
    for (int place = 0; place < reading->sets; place++)
        winds += is_wind(reading->set[place].tile);
    return winds == 4 && (is_wind(reading->set[4].tile) || rules->four_wind_pungs == 1);
}

/* The limit hands of the list that do not depend on how the hand is read, as bits. */
static int limits_of_hand(const Rules *rules, const Hand *hand)
{
    int8_t counts[KINDS];
    int honours = 1, terminals = 1;
    all_tiles(hand, counts);
    for (int kind = 0; kind < KINDS; kind++)
        if (counts[kind]) {
            honours &= is_honour(kind);
            terminals &= is_terminal(kind);
        }
    return honours | (hand->by == BY_DEALT ? 2 : 0) | (hand->by == BY_FIRST_DISCARD ? 4 : 0) | (terminals ? 8 : 0)
           | (is_nine(rules, hand, counts) ? 16 : 0) | (hand->noted & THIRTEENTH_WIN ? 32 : 0);
}

static int limits_of_reading(const Rules *rules, const Reading *reading)
{
    int dragons = 0, concealed = 0;
    for (int place = 0; place < reading->sets; place++) {
        const Set *set = reading->set + place;
        dragons += is_three(set) && is_dragon(set->tile);
        concealed += is_three(set) && set->concealed;
    }
    return (has_wind_sets(rules, reading) ? 64 : 0) | (dragons == 3 ? 128 : 0) | (concealed == 4 ? 256 : 0)
           | (reading->sets ? 0 : 512);
}

/* Return whether the tile was the only possible piece: `places` are the kinds that would have won. */
static int is_only_piece(const Rules *rules, const Hand *hand, uint64_t places)
{
    int living = 0, left = 0, kinds = 0;
    if (hand->tile == NONE)
        return 0;
    for (; places; places &= places - 1) {
        int kind = __builtin_ctzll(places), unseen = 4 - held_of(hand, kind) - hand->visible[kind];
        kinds++;
        living += unseen != 0;
        left += unseen;
    }
    return rules->only_piece == 0 ? living == 1 : rules->only_piece == 1 ? kinds == 1 : left == 1;
}

/* Count what the house counts as a bonus, a double or both. */
static void twice(Tally *tally, int house, int holds)
{
    if (!holds)
        return;
    tally->points += house != 2 ? 10 : 0;
    tally->doubles += house != 1;
}

static Tally winner(const Rules *rules, const Hand *hand, const Reading *reading, int only_piece)
{
    Tally tally = tally_of_table(rules, hand);
    int makeup = makeup_of_sets(reading), runs = runs_of(reading), pair = 0, majors = reading->sets > 0;
    int drawn = hand->by == BY_WALL || hand->by == BY_LAST_WALL
                || (hand->by == BY_LOOSE && rules->loose_counts_as_drawn == 0);
    for (int place = 0; place < reading->sets; place++) {
        const Set *set = reading->set + place;
        pair += points_of_pair(rules, hand, set);
        tally.points += points_of_three(set);
        tally.doubles += doubles_of_set(hand, set);
        majors &= set->kind != CHOW && is_major(set->tile);
    }
    tally.points += 20 + pair + (drawn ? 2 : 0) + (only_piece ? 2 : 0) + (hand->noted & STANDING ? 100 : 0);
    tally.doubles += (hand->by == BY_ROBBED_KONG) + is_suit_and_honours(makeup);
    tally.doubles += majors && makeup & HONOUR && makeup & SUITS;
    tally.doubles += is_one_suit(makeup) || makeup == HONOUR ? 3 : 0;
    if (hand->by == BY_DEALT && (reading->sets || rules->original_thirteen == 0))
        tally.doubles += 3;
    twice(&tally, rules->no_chow, reading->sets && !runs);
    twice(&tally, rules->no_score, runs == 4 && !pair);
    twice(&tally, rules->last_piece, hand->by == BY_LAST_WALL);
    twice(&tally, rules->loose_tile, hand->by == BY_LOOSE);
    return tally;
}

void score_how_to_play(const Rules *rules, const Hand *hand, Score *score)
{
    Reading readings[MOST_READINGS];
    int limit = rules->limit, limits = 0;
    if (hand->by == NONE) {
        *score = scored(loser(rules, hand), limit);
        return;
    }
    int number = read_sets_or_heads(hand, 0, readings);
    if (!number) {
        *score = (Score){.status = NOT_COMPLETE};
        return;
    }
    for (int place = 0; place < number && limit; place++)
        limits |= limits_of_reading(rules, readings + place);
    if (limit)
        limits |= limits_of_hand(rules, hand);
    if (limits) {
        *score = scored((Tally){0, 0, limit * __builtin_popcount((unsigned)limits)}, limit);
        return;
    }
    uint64_t places = 0;
    if (hand->tile != NONE && !(places = places_for_sets(hand)))
        places = places_for_heads(hand);
    int only_piece = is_only_piece(rules, hand, places);
    Tally best = {NONE, 0, 0};
    for (int place = 0; place < number; place++) {
        Tally tally = winner(rules, hand, readings + place, only_piece);
        if (best.points == NONE || is_better_tally(tally, best, limit))
            best = tally;
    }
    *score = scored(best, limit);
}
