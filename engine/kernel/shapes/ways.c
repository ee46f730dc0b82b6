/* The shapes that win in Fenghua (The winning hand): sets, seven pairs, independent tiles, honours, flowers. */
#include "shapes/read.h"
#include "shapes/ways.h"

/* Independent tiles: no two could be in one set. Return the ranks of a suit as bits, NONE if two are too near. */
static int apart_ranks(const int8_t *counts)
{
    int ranks = 0;
    for (int rank = 0; rank < 9; rank++) {
        if (counts[rank] > 1)
            return NONE;
        ranks |= counts[rank] << rank;
    }
    return ranks & (ranks << 1 | ranks << 2) ? NONE : ranks;
}

static int near_ranks(int ranks)
{
    return ranks | ranks << 1 | ranks << 2 | ranks >> 1 | ranks >> 2;
}

/* Return how many ranks can be added to a suit so that all are apart. */
static int room_apart(int ranks)
{
    int number = 0;
    for (int rank = 0; rank < 9; rank++)
        if (!(near_ranks(ranks) >> rank & 1)) {
            ranks |= 1 << rank;
            number++;
        }
    return number;
}

/* What wild tiles may be among independent tiles. */
typedef struct {
    int ranks[3];
    int room; /* how many ranks can be added */
    int honours;
    int missing; /* honours that are not there */
} Independent;

static int read_independent(const int8_t counts[KINDS], int wilds, Independent *found)
{
    int sum = wilds;
    found->room = 0;
    for (int suit = 0; suit < 3; suit++) {
        int ranks = apart_ranks(counts + 9 * suit);
        if (ranks == NONE)
            return 0;
        found->ranks[suit] = ranks;
        sum += __builtin_popcount((unsigned)ranks);
        found->room += room_apart(ranks);
    }
    found->honours = 0;
    for (int kind = HONOURS; kind < KINDS; kind++) {
        if (counts[kind] > 1)
            return 0;
        found->honours += counts[kind];
    }
    found->missing = 7 - found->honours;
    return sum + found->honours == 14 && found->room + found->missing >= wilds;
}

/* Return whether the tiles are seven pairs, wild tiles beside the odd ones. */
static int odd_kinds(const int8_t counts[KINDS])
{
    int odd = 0;
    for (int kind = 0; kind < KINDS; kind++)
        odd += counts[kind] & 1;
    return odd;
}

static int all_honours(const int8_t counts[KINDS], const Meld *meld, int melds)
{
    for (int kind = 0; kind < HONOURS; kind++)
        if (counts[kind])
            return 0;
    for (int place = 0; place < melds; place++)
        if (!is_honour(meld[place].tile))
            return 0;
    return 1;
}

int completes_shape(const Rules *rules, const int8_t counts[KINDS], int wilds, const Meld *meld, int melds)
{
    Natural natural = {.wilds = wilds, .sets = 4 - melds, .face = NONE, .last = NOBODY};
    Independent independent;
    if (!melds) {
        int fits = odd_kinds(counts) <= wilds;
        for (int kind = 0; fits && rules->fifth_copy == 1 && kind < KINDS; kind++)
            fits = !(counts[kind] & 1) || counts[kind] < 4;
        if (fits || read_independent(counts, wilds, &independent))
            return 1;
    }
    if (all_honours(counts, meld, melds))
        return 1;
    for (int kind = 0; kind < KINDS; kind++)
        natural.counts[kind] = counts[kind];
    limit_room(rules, &natural, meld, melds);
    return wild_sets_and_pair(&natural);
}

uint64_t calls(const Rules *rules, const Hand *hand, int most)
{
    int8_t counts[TILES];
    uint64_t found = 0;
    for (int kind = 0; kind < TILES; kind++)
        counts[kind] = hand->counts[kind];
    int wilds = take_wilds(hand->turned, counts);
    for (int kind = FLOWERS; kind < TILES; kind++)
        if (counts[kind])
            return 0;
    for (int kind = 0; kind < KINDS && most; kind++) {
        counts[kind]++;
        if (completes_shape(rules, counts, wilds, hand->meld, hand->melds)) {
            found |= 1ull << kind;
            most--;
        }
        counts[kind]--;
    }
    return found;
}

void won_hand(const Rules *rules, const Hand *hand, Won *won)
{
    Natural *natural = &won->natural;
    int8_t counts[TILES];
    for (int kind = 0; kind < TILES; kind++)
        counts[kind] = hand->counts[kind];
    natural->last = NOBODY;
    if (hand->tile != NONE && hand->by != BY_EIGHT_FLOWERS) {
        counts[hand->tile]++;
        natural->last = is_wild(hand->turned, hand->tile) ? ANY_WILD : hand->tile;
    }
    won->rules = rules;
    won->hand = hand;
    won->wilds = natural->wilds = take_wilds(hand->turned, counts);
    natural->sets = 4 - hand->melds;
    natural->face = hand->turned >= FLOWERS ? NONE : hand->turned;
    for (int kind = 0; kind < KINDS; kind++)
        natural->counts[kind] = counts[kind];
    limit_room(rules, natural, hand->meld, hand->melds);
}

static int makeup_of_natural(const Won *won)
{
    int makeup = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (won->natural.counts[kind])
            makeup |= group_bit(kind);
    for (int place = 0; place < won->hand->melds; place++)
        makeup |= group_bit(won->hand->meld[place].tile);
    return makeup;
}

/* Return whether the hand without the winning tile is complete sets and one wild tile. */
static int lone_wild(const Won *won)
{
    Natural before = won->natural;
    before.counts[won->natural.last]--;
    before.wilds--;
    limit_room(won->rules, &before, won->hand->meld, won->hand->melds);
    return wild_sets_alone(&before);
}

static int add_sets(const Won *won, Way *ways, int makeup, int without_eye, int *barred)
{
    uint32_t marks[MOST_MARKS];
    int number = 0, found = wild_marks(&won->natural, marks);
    for (int place = 0; place < found; place++) {
        uint32_t mark = marks[place];
        if (without_eye && mark_does(mark) == DOES_EYE_WILD) {
            *barred = 1;
            continue;
        }
        int free = mark_free(mark);
        ways[number++] = (Way){
            .shape = OF_SETS,
            .tame = won->wilds && won->natural.face != NONE && !(mark & MARK_UNTAMED),
            .does = (int8_t)mark_does(mark),
            .makeup = (int8_t)(makeup | (free ? 1 << (free - 1) : 0)),
            .runs = (int8_t)(mark & 7),
            .threes = mark / MARK_HONOUR & 0x3fff,
        };
    }
    return number;
}

/* Seven pairs; two wild tiles that are a pair by themselves may be of any group, or their face. */
static int add_pairs(const Won *won, Way *ways, int makeup)
{
    int face = won->natural.face, odd = 0, strange = 0, number = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (won->natural.counts[kind] & 1) {
            odd++;
            strange |= kind != face;
        }
    Way way = {.shape = OF_PAIRS, .does = DOES_SINGLE, .makeup = (int8_t)makeup};
    if (odd == won->wilds) {
        way.tame = won->wilds && !strange;
        ways[number++] = way;
        return number;
    }
    for (int group = 0; group < 4; group++) {
        way.makeup = (int8_t)(makeup | 1 << group);
        ways[number++] = way;
    }
    if (face != NONE) {
        way.makeup = (int8_t)(makeup | group_bit(face));
        way.tame = !strange;
        ways[number++] = way;
    }
    return number;
}

/* Return which stars independent tiles have with so many honours; the last tile may be one of them. */
static int stars_of(const Won *won, int honours, int last_is_honour)
{
    if (honours < 7)
        return NO_STARS;
    int closed = won->rules->seventh_honour_drawn == 1 && !is_claimed(won->hand->by);
    return last_is_honour && !closed ? STARS_OPEN : STARS_CLOSED;
}

/* Add the ways in which so many of the wild tiles are honours and the others are of suits. */
static int add_shares(const Won *won, Way *ways, const Independent *held, int honours, int tame)
{
    int number = 0, last = won->natural.last, all = held->honours + honours;
    Way way = {.shape = OF_INDEPENDENT, .tame = (int8_t)tame};
    if (last != ANY_WILD ? is_honour(last) : honours > 0) {
        way.stars = (int8_t)stars_of(won, all, 1);
        ways[number++] = way;
    }
    if (last != ANY_WILD ? !is_honour(last) : honours < won->wilds) {
        way.stars = (int8_t)stars_of(won, all, 0);
        ways[number++] = way;
    }
    return number;
}

/* Fourteen tiles that have nothing to do with each other: wild tiles are honours and tiles of suits. A single one
 * may be its face; where it cannot be anything else that way counts more, so it needs no line of its own. */
static int add_independent(const Won *won, Way *ways)
{
    Independent held;
    int wilds = won->wilds, face = won->natural.face, number = 0;
    if (!read_independent(won->natural.counts, wilds, &held))
        return 0;
    for (int honours = 0; honours <= wilds && honours <= held.missing; honours++)
        if (wilds - honours <= held.room)
            number += add_shares(won, ways + number, &held, honours, 0);
    if (wilds == 1 && face != NONE && (is_honour(face) || !(near_ranks(held.ranks[face / 9]) >> face % 9 & 1)))
        number += add_shares(won, ways + number, &held, is_honour(face), 1);
    return number;
}

int find_ways(const Won *won, Way ways[MOST_WAYS], int *status)
{
    const Rules *rules = won->rules;
    const Hand *hand = won->hand;
    int claimed = is_claimed(hand->by), barred = 0, makeup = makeup_of_natural(won);
    *status = SCORED;
    if (hand->by == BY_EIGHT_FLOWERS) {
        ways[0] = (Way){.shape = OF_FLOWERS};
        *status = hand->bonus == 255 ? SCORED : NOT_COMPLETE;
        return *status == SCORED;
    }
    if (claimed && won->wilds && rules->lone_wild_claim == 0 && lone_wild(won)) {
        *status = WILD_EYE;
        return 0;
    }
    int number = add_sets(won, ways, makeup, claimed && rules->lone_wild_claim == 1, &barred);
    int odd = odd_kinds(won->natural.counts);
    if (!hand->melds && odd <= won->wilds) {
        int before = odd;
        if (claimed)
            before += won->natural.counts[won->natural.last] & 1 ? -1 : 1;
        if (claimed && rules->seven_pairs_lone_wild_claim == 0 && before <= won->wilds - 1)
            barred = 1;
        else
            number += add_pairs(won, ways + number, makeup);
    }
    if (!hand->melds)
        number += add_independent(won, ways + number);
    if (all_honours(won->natural.counts, hand->meld, hand->melds)) {
        int face = won->natural.face;
        /* Where they are sets and an eye too, those count more. */
        ways[number++] = (Way){.shape = OF_HONOURS, .makeup = HONOUR};
        if (won->wilds && face != NONE && is_honour(face))
            ways[number++] = (Way){.shape = OF_HONOURS, .makeup = HONOUR, .tame = 1};
    }
    if (!number)
        *status = barred ? WILD_EYE : NOT_COMPLETE;
    return number;
}
