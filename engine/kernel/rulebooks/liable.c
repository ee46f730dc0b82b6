/* Who pays for all: Pung-Chow, Part II, Penalties (p. 67-70); How to Play, errors; Fenghua, Liability. */
#include "rulebooks/liable.h"
#include "rulebooks/score.h"
#include "rulebooks/fenghua.h"

enum { EXPOSED_TILES = 9 };

/* Part II: return the kinds, as bits, that the exposed sets forbade to discard; none if they were no warning. */
static uint64_t forbidden(const Rules *rules, const Hand *hand)
{
    uint64_t found = 0;
    int tiles = 0, dragons = 0, winds = 0, heads = 1;
    if (rules->pay_all == 1 || hand->tile == NONE || !is_discard(hand->by))
        return 0;
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        heads &= meld->kind != CHOW && is_major(meld->tile);
        if (rules->penalty_concealed_kong == 1 && meld->form == DRAWN)
            continue;
        tiles += meld->kind == KONG ? 4 : 3;
        dragons += is_dragon(meld->tile);
        winds |= is_wind(meld->tile) ? 1 << (meld->tile - HONOURS) : 0;
    }
    if (tiles >= EXPOSED_TILES) {
        const int makeup = makeup_of(hand);
        uint64_t majors = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            majors |= is_major(kind) ? 1ull << kind : 0;
            heads &= is_major(kind) || (!hand->counts[kind] && kind != hand->tile);
        }
        if (is_one_suit(makeup))
            found |= 0x1ffull << 9 * __builtin_ctz((unsigned)makeup);
        if (heads)
            found |= majors;
    }
    if (dragons >= 2 && is_dragon(hand->tile) && hand->counts[hand->tile] >= 2)
        found |= 1ull << hand->tile;
    if (__builtin_popcount((unsigned)winds) >= 3 && is_wind(hand->tile))
        found |= 1ull << hand->tile;
    return found;
}

/* Return whether a discarder was waiting, with two doubling honours or with more than two in prospect. */
static int is_excused(const Rules *rules, const Hand *discarder)
{
    uint64_t places = waits(rules, discarder);
    if (!places)
        return 0;
    if (doubling_honours(rules, discarder) >= 2)
        return 1;
    Hand won = *discarder;
    won.by = BY_WALL;
    for (; places; places &= places - 1) {
        won.tile = (int8_t)__builtin_ctzll(places);
        if (most_doubling_honours(rules, &won) > 2)
            return 1;
    }
    return 0;
}

int is_let_off(const Rules *rules, const Hand *winner, const Hand *discarder)
{
    uint64_t patterns = forbidden(rules, winner);
    int choice = 0;
    for (int tile = 0; tile < TILES; tile++)
        choice |= discarder->counts[tile] && !(patterns >> tile & 1);
    return !choice || is_excused(rules, discarder);
}

static int liable_part_two(const Rules *rules, const Hand *hand)
{
    return hand->noted & (DISCARDER_EXCUSED | DISCARDER_NO_CHOICE) || !forbidden(rules, hand) ? NONE : hand->giver;
}

static int liable_how_to_play(const Rules *rules, const Hand *hand)
{
    int open = 0, dragons = 0, winds = 0, honours = 1, terminals = 1;
    if (rules->liabilities == 1 || hand->tile == NONE || !is_discard(hand->by))
        return NONE;
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        if (meld->kind == CHOW || meld->form == DRAWN)
            continue;
        open++;
        dragons += is_dragon(meld->tile);
        winds += is_wind(meld->tile);
    }
    if (open < 2 || (open < 3 && dragons < 2)) /* each case below has three sets laid down, or two of dragons */
        return NONE;
    const int makeup = makeup_of(hand);
    for (int kind = 0; kind < KINDS; kind++)
        if (held_of(hand, kind) || kind == hand->tile) {
            honours &= is_honour(kind);
            terminals &= is_terminal(kind);
        }
    if (open >= 3 && (is_one_suit(makeup) || terminals))
        return hand->giver;
    int all = dragons >= 2;
    for (int kind = DRAGONS; kind < KINDS; kind++)
        all &= held_of(hand, kind) + (kind == hand->tile) >= 3;
    if (all || (winds >= 3 && honours))
        return hand->giver;
    if (winds >= 3) {
        Reading readings[MOST_READINGS];
        int number = read_winner(hand, 0, readings);
        for (int place = 0; place < number; place++)
            if (has_wind_sets(rules, readings + place))
                return hand->giver;
    }
    return NONE;
}

int claims_limit(const Rules *rules, const Hand *hand)
{
    int threes = 0, pairs = 0, dragons = 0;
    if (!rules->limit || hand->by != NONE)
        return 0;
    for (int kind = HONOURS; kind < KINDS; kind++) {
        int held = held_of(hand, kind);
        threes += is_wind(kind) && held >= 3;
        pairs += is_wind(kind) && held >= 2;
        dragons += is_dragon(kind) && held >= 3;
    }
    return (threes >= 3 && pairs == 4) || dragons == 3;
}

/* Return who fed the winner: by four claims, or by three for one suit, mixed or all pung; NONE. */
static int feeder(const Hand *hand, int fed)
{
    int claims[WINDS] = {0, 0, 0, 0};
    for (int place = 0; place < hand->melds; place++)
        if (hand->meld[place].giver != NONE)
            claims[hand->meld[place].giver]++;
    for (int wind = 0; wind < WINDS; wind++)
        if (claims[wind] == 4 || (claims[wind] == 3 && fed))
            return wind;
    return NONE;
}

int liable_fenghua(const Rules *rules, const Hand *hand, int fed, int8_t payers[2])
{
    int tile = hand->by == BY_ROBBED_KONG || hand->by == BY_LAST_DISCARD ? hand->giver : NONE;
    int of_sets = feeder(hand, fed);
    payers[0] = (int8_t)(tile != NONE ? tile : of_sets);
    payers[1] = (int8_t)of_sets;
    if (tile != NONE && of_sets != NONE && tile != of_sets && rules->liability_conflict == 1)
        return 2;
    return payers[0] != NONE;
}

int knows_liability(const Rules *rules)
{
    switch (rules->book) {
    case PUNG_CHOW_LIMIT:
        return rules->pay_all != 1;
    case HOW_TO_PLAY:
        return rules->liabilities != 1;
    case FOUR_WINDS:
        return rules->discarder_pays_all == 1;
    default:
        return rules->book == FENGHUA;
    }
}

int liable_for(const Rules *rules, const Hand *winner)
{
    Score score;
    int8_t payers[2];
    switch (rules->book) {
    case PUNG_CHOW_LIMIT:
        return liable_part_two(rules, winner);
    case HOW_TO_PLAY:
        return liable_how_to_play(rules, winner);
    case FOUR_WINDS:
        return rules->discarder_pays_all == 1 ? winner->giver : NONE;
    case FENGHUA:
        return liable_fenghua(rules, winner, winner->melds > 2 && score_fenghua(rules, winner, &score), payers) == 1
                   ? payers[0] : NONE;
    default:
        return NONE;
    }
}
