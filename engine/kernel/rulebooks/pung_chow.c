/* L. L. Harr, Pung-Chow: the score cards of Part I (p. 47) and Part II (Values, Doubling honors, Limit hands). */
#include "rulebooks/score.h"

/* Doubles of threes and fours: dragons and the own wind, in both parts. */
static int doubles_of_sets(const Hand *hand, const Set *sets, int number)
{
    int doubles = 0;
    for (int place = 0; place < number; place++)
        doubles += is_three(sets + place)
                   && (is_dragon(sets[place].tile) || sets[place].tile == HONOURS + hand->seat);
    return doubles;
}

/* Part I: is it complete as dealt, or as by house rules as good (A19)? */
static int is_original(const Rules *rules, const Hand *hand)
{
    for (int place = 0; place < hand->melds; place++)
        if (rules->original_allows_kong == 0 || hand->meld[place].form != DRAWN)
            return 0;
    if (hand->by == BY_DEALT)
        return 1;
    if (!(hand->noted & FIRST_TURN))
        return 0;
    return rules->original_hand == 1 || (hand->melds && hand->seat == EAST && hand->by == BY_LOOSE);
}

static int pair_of_part_one(const Hand *hand, const Set *set)
{
    return set->kind == PAIR && (is_dragon(set->tile) || set->tile == HONOURS + hand->seat) ? 2 : 0;
}

static int makeup_doubles(int makeup)
{
    if (is_suit_and_honours(makeup))
        return 1;
    return is_one_suit(makeup) || makeup == HONOUR ? 3 : 0;
}

static int is_only_place(const Hand *hand, const Reading *reading, int by_shape, uint64_t places)
{
    if (!by_shape)
        return places && !(places & (places - 1));
    if (reading->completed == NONE)
        return 0;
    const Set *done = reading->set + reading->completed;
    return done->kind == PAIR || (done->kind == CHOW && done->tile + 1 == hand->tile);
}

static Tally loser_of_part_one(const Hand *hand)
{
    Set sets[18];
    Tally tally = {0, 0, 0};
    int number = read_loser(hand, sets);
    for (int place = 0; place < number; place++)
        tally.points += points_of_three(sets + place) + pair_of_part_one(hand, sets + place);
    tally.doubles = doubles_of_sets(hand, sets, number) + makeup_doubles(makeup_of(hand)) + own_flowers(hand);
    return tally;
}

void score_part_one(const Rules *rules, const Hand *hand, Score *score)
{
    Reading readings[MOST_READINGS];
    Tally best = {NONE, 0, 0};
    if (hand->by == NONE) {
        *score = scored(loser_of_part_one(hand), 0);
        return;
    }
    int by_shape = rules->only_place == 1, original = is_original(rules, hand);
    int number = read_winner(hand, by_shape, readings);
    if (!number) {
        *score = (Score){.status = NOT_COMPLETE};
        return;
    }
    int asks = hand->tile != NONE && !original;
    uint64_t places = asks && !by_shape ? places_for_sets(hand) : 0;
    int doubles = makeup_doubles(makeup_of(hand)) + own_flowers(hand) + (original ? 3 : 0);
    for (int place = 0; place < number; place++) {
        const Reading *reading = readings + place;
        int points = runs_of(reading) ? 0 : 10;
        points += hand->by == BY_LOOSE ? 10 : 0;
        points += asks && !is_claimed(hand->by) ? 2 : 0;
        points += asks && is_only_place(hand, reading, by_shape, places) ? 2 : 0;
        for (int set = 0; set < reading->sets; set++)
            points += points_of_three(reading->set + set) + pair_of_part_one(hand, reading->set + set);
        /* The 20 for the win, and 10 more if nothing else counts. */
        Tally tally = {20 + (points ? points : 10), doubles + doubles_of_sets(hand, reading->set, 5), 0};
        if (best.points == NONE || is_better_tally(tally, best, 0))
            best = tally;
    }
    *score = scored(best, 0);
}

/* Part II: what a pair is to a player (`Worth`). */
enum { MINOR_PAIR, HEADS_PAIR, DRAGON_PAIR, ROUND_PAIR, OWN_PAIR, OWN_ROUND_PAIR };

static int worth_of(const Hand *hand, int tile)
{
    if (tile == HONOURS + hand->seat)
        return hand->seat == hand->round_wind ? OWN_ROUND_PAIR : OWN_PAIR;
    if (is_wind(tile) && tile == HONOURS + hand->round_wind)
        return ROUND_PAIR;
    if (is_dragon(tile))
        return DRAGON_PAIR;
    return is_major(tile) ? HEADS_PAIR : MINOR_PAIR;
}

static int points_of_pair(const Hand *hand, const Set *set)
{
    static const int8_t VALUES[] = {0, 0, 2, 2, 2, 4};
    return set->kind == PAIR ? VALUES[worth_of(hand, set->tile)] : 0;
}

/* The own wind in the own round doubles twice; by items it counts once (A-49b). */
static int doubles_of_part_two(const Hand *hand, const Set *sets, int number, int by_items)
{
    int doubles = doubles_of_sets(hand, sets, number);
    for (int place = 0; place < number && hand->seat == hand->round_wind && !by_items; place++)
        doubles += is_three(sets + place) && sets[place].tile == HONOURS + hand->seat;
    return doubles;
}

/* Points for the place that the last tile filled (A42). */
static int completion(const Hand *hand, const Reading *reading)
{
    if (reading->completed == NONE || hand->tile == NONE)
        return 0;
    const Set *done = reading->set + reading->completed;
    int claimed = is_claimed(hand->by);
    if (done->kind == PAIR) {
        int worth = worth_of(hand, done->tile);
        return (worth == MINOR_PAIR ? 2 : worth == OWN_ROUND_PAIR ? 6 : 4) + (claimed ? 0 : 2);
    }
    if (done->kind != CHOW)
        return 0;
    int low = done->tile % 9, place = hand->tile - done->tile;
    int closed = place == 1 || (place == 2 && low == 0) || (place == 0 && low == 6);
    return closed ? claimed ? 2 : 4 : claimed ? 0 : 4;
}

/* The limit hands that a reading makes, as bits. */
static int limit_hands(const Hand *hand, const Reading *reading)
{
    int winds = 0, dragons = 0, kongs = 0, others = 0;
    if (!reading->sets)
        return 1 | (hand->by == BY_DEALT && hand->seat == EAST ? 32 : 0);
    int pair = reading->set[4].tile;
    for (int place = 0; place < 5; place++) {
        const Set *set = reading->set + place;
        winds += is_three(set) && is_wind(set->tile);
        dragons += is_three(set) && is_dragon(set->tile);
        kongs += set->kind == KONG;
        others += set->kind == CHOW || !is_major(set->tile);
    }
    return (others ? 0 : 2) | (winds == 4 ? 4 : 0) | (winds == 3 && is_wind(pair) ? 8 : 0) | (kongs == 4 ? 16 : 0)
           | (hand->by == BY_DEALT && hand->seat == EAST ? 32 : 0) | (dragons == 3 ? 64 : 0);
}

static int one_suit_doubles(int makeup)
{
    return is_one_suit(makeup) || makeup == HONOUR ? 3 : is_suit_and_honours(makeup);
}

/* Return whether the hand wins by the first tile played (A38). */
static int is_first_card(const Rules *rules, const Hand *hand)
{
    if (hand->by == BY_FIRST_DISCARD)
        return 1;
    return rules->first_card_scope == 1 && hand->by == BY_WALL && hand->noted & FIRST_TURN && !hand->melds;
}

/* Return whether the last tile is the fourth of an exposed three, or was robbed from one (A39). */
static int is_fourth_tile(const Rules *rules, const Hand *hand)
{
    int how = rules->fourth_tile, own = 0;
    for (int place = 0; place < hand->melds; place++)
        own |= hand->meld[place].kind == PUNG && hand->meld[place].tile == hand->tile;
    if (hand->by == BY_ROBBED_KONG && rules->robbing_kong == 1 && how != 3)
        return 1;
    return hand->tile != NONE && own && (how == 0 || how == 2);
}

static Tally winner_of_part_two(const Rules *rules, const Hand *hand, const Reading *reading, int makeup)
{
    int points = completion(hand, reading), doubles = own_flowers(hand), first = is_first_card(rules, hand);
    int last = hand->by == BY_LAST_WALL
               || (rules->last_tile_loose == 1 && hand->by == BY_LOOSE && hand->noted & LAST_TILE);
    int on_pair = reading->completed != NONE && reading->set[reading->completed].kind == PAIR;
    for (int place = 0; place < reading->sets; place++) {
        const Set *set = reading->set + place;
        /* Concealed threes count three times in the winner's hand what exposed ones do, less two for heads. */
        int three = points_of_three(set);
        points += set->kind == PUNG && set->concealed ? three + 2 : three;
        if (rules->winner_pair == 0 && !on_pair)
            points += points_of_pair(hand, set);
    }
    points += points ? 0 : 10;
    points += rules->mah_jongg_points == 1 ? 20 : 10;
    doubles += doubles_of_part_two(hand, reading->set, reading->sets, 0) + one_suit_doubles(makeup);
    doubles += (reading->sets && !runs_of(reading)) + last + (hand->by == BY_LOOSE) + is_fourth_tile(rules, hand);
    Tally tally = {points, doubles, 0};
    if (first && rules->first_card == 0)
        tally.shares = rules->limit / 2;
    if (first && rules->first_card == 1)
        tally.points += rules->limit / 2;
    return tally;
}

void score_part_two(const Rules *rules, const Hand *hand, Score *score)
{
    Reading readings[MOST_READINGS];
    int limit = rules->limit, limits = 0;
    if (hand->by == NONE) {
        Set sets[18];
        int number = read_loser(hand, sets);
        Tally tally = {0, doubles_of_part_two(hand, sets, number, 0) + own_flowers(hand), 0};
        for (int place = 0; place < number; place++)
            tally.points += points_of_three(sets + place) + points_of_pair(hand, sets + place);
        *score = scored(tally, 0);
        return;
    }
    int number = read_sets_or_heads(hand, 1, readings);
    if (!number) {
        *score = (Score){.status = NOT_COMPLETE};
        return;
    }
    for (int place = 0; place < number && limit; place++)
        limits |= limit_hands(hand, readings + place);
    if (limits) {
        *score = scored((Tally){0, 0, limit * __builtin_popcount((unsigned)limits)}, limit);
        return;
    }
    if (limit && rules->first_card == 2 && is_first_card(rules, hand)) {
        *score = scored((Tally){0, 0, limit / 2}, limit);
        return;
    }
    if (!limit && rules->single_heads == 0 && !readings->sets) {
        *score = scored((Tally){rules->mah_jongg_points == 1 ? 30 : 20, 0, 0}, 0);
        return;
    }
    Tally best = {NONE, 0, 0};
    int makeup = makeup_of(hand);
    for (int place = 0; place < number; place++) {
        Tally tally = winner_of_part_two(rules, hand, readings + place, makeup);
        if (best.points == NONE || is_better_tally(tally, best, limit))
            best = tally;
    }
    *score = scored(best, limit);
}

int doubling_honours(const Rules *rules, const Hand *hand)
{
    Set sets[18];
    int number = read_loser(hand, sets);
    return doubles_of_part_two(hand, sets, number, rules->excuse_count == 1);
}

int most_doubling_honours(const Rules *rules, const Hand *hand)
{
    Reading readings[MOST_READINGS];
    int by_items = rules->excuse_count == 1, most = 0, makeup = makeup_of(hand), suits = one_suit_doubles(makeup);
    int number = read_sets_or_heads(hand, 1, readings);
    for (int place = 0; place < number; place++) {
        const Reading *reading = readings + place;
        int found = doubles_of_part_two(hand, reading->set, reading->sets, by_items) + (by_items ? suits > 0 : suits);
        found += reading->sets && !runs_of(reading);
        most = found > most ? found : most;
    }
    return most;
}
