/* Mah-Jongg, Chinese Game of Four Winds: points, head of the bird, doubles, extras and full points. */
#include "rulebooks/score.h"

static int is_doubling_honour(const Hand *hand, int tile)
{
    return is_dragon(tile) || tile == HONOURS + hand->seat;
}

/* Add what a set counts in the hand of any player. */
static void add_set(const Rules *rules, const Hand *hand, const Set *set, Tally *tally)
{
    int own = set->tile == HONOURS + hand->seat;
    if (set->kind == PAIR && rules->pair_honour == 0 && is_doubling_honour(hand, set->tile))
        tally->points += 2;
    if (!is_three(set))
        return;
    if (!is_wind(set->tile) || own || rules->other_winds == 0)
        tally->points += points_of_three(set);
    tally->doubles += is_dragon(set->tile) + (own ? hand->round_wind == hand->seat ? 2 : 1 : 0);
}

void estimate_four_winds(const Rules *rules, const Hand *hand, Score *score)
{
    Set sets[18];
    Tally tally = {0, 0, 0};
    int number = read_loser(hand, sets);
    for (int place = 0; place < number; place++)
        add_set(rules, hand, sets + place, &tally);
    *score = scored(tally, rules->cap_at_full == 0 ? rules->limit : 0);
}

/* Return the points for the head of the bird, twice as many if no other player gave its second card. */
static int head_points(const Rules *rules, const Hand *hand, const Reading *reading, int plain)
{
    const Set *head = reading->set + 4;
    int which = rules->head_points;
    if (!reading->sets || is_honour(head->tile) || which == 3)
        return 0;
    if (which != 2 && (reading->completed != 4 || (which == 0 && is_claimed(hand->by) && plain)))
        return 0;
    return (is_terminal(head->tile) ? 4 : 2) * (head->concealed ? 2 : 1);
}

static Tally winner(const Rules *rules, const Hand *hand, const Reading *reading)
{
    Tally tally = {10, 0, 0};
    int makeup = makeup_of_sets(reading), plain = runs_of(reading) == 4, scoring = 0, threes = 0;
    for (int place = 0; place < reading->sets; place++) {
        const Set *set = reading->set + place;
        add_set(rules, hand, set, &tally);
        threes += is_three(set);
        scoring |= is_three(set) && is_doubling_honour(hand, set->tile);
    }
    tally.points += (plain ? 10 : 0) + head_points(rules, hand, reading, plain);
    tally.doubles += is_suit_and_honours(makeup) && (rules->mixed_suit == 0 || scoring);
    tally.doubles += is_one_suit(makeup) ? 3 : 0;
    tally.doubles += threes == 4 && rules->extra_pairs == 0;
    tally.doubles += hand->by == BY_LOOSE && rules->extra_open_flowers == 0;
    tally.doubles += hand->by == BY_LAST_WALL && rules->extra_moon == 0;
    tally.doubles += hand->by == BY_ROBBED_KONG && rules->extra_rob == 0;
    return tally;
}

/* The hands of full points that a reading makes, as bits. */
static int full_hands(const Hand *hand, const Reading *reading)
{
    int winds = 0;
    for (int place = 0; place < reading->sets; place++)
        winds += is_three(reading->set + place) && is_wind(reading->set[place].tile);
    return (hand->by == BY_DEALT) | (reading->sets ? 0 : 2)
           | (winds == 4 && is_dragon(reading->set[4].tile) ? 4 : 0);
}

void score_four_winds(const Rules *rules, const Hand *hand, Score *score)
{
    Reading readings[MOST_READINGS];
    int full = rules->limit, limit = rules->cap_at_full == 0 ? full : 0, limits = 0;
    if (hand->by == NONE) {
        *score = (Score){.status = SCORED};
        if (rules->losers_settle == 1)
            estimate_four_winds(rules, hand, score);
        return;
    }
    int number = read_sets_or_heads(hand, 1, readings);
    if (!number) {
        *score = (Score){.status = NOT_COMPLETE};
        return;
    }
    for (int place = 0; place < number; place++)
        limits |= full_hands(hand, readings + place);
    if (limits) {
        *score = scored((Tally){0, 0, full * __builtin_popcount((unsigned)limits)}, full);
        return;
    }
    Tally best = {NONE, 0, 0};
    for (int place = 0; place < number; place++) {
        Tally tally = winner(rules, hand, readings + place);
        if (best.points == NONE || is_better_tally(tally, best, limit))
            best = tally;
    }
    *score = scored(best, limit);
    /* The banker's first discard completes it: half of full points, by default if that is more. */
    if (hand->by == BY_FIRST_DISCARD && (rules->unnatural == 1 || score->total <= full / 2))
        *score = scored((Tally){0, 0, full / 2}, full);
}
