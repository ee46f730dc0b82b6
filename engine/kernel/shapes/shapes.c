/* Sets and a pair, and thirteen heads: is it a win, what would win, and every way to read it.
 *
 * The rules are those of all books: Harr, Pung-Chow, Part I, Mah-Jongg (p. 24); the thirteen single heads are
 * from Part II, Limit hands, and from How to Play and Four Winds. Fenghua's shapes are in wild.c and ways.c. */
#include "shapes/read.h"
#include "shapes/wild.h"

int makes_sets(uint32_t key)
{
    while (key) {
        int place = __builtin_ctz(key) / 3 * 3;
        uint32_t held = key >> place & 7;
        if (held >= 3) {
            /* Three sequences that begin alike are three threes as well, so threes may be taken first. */
            key -= 3u << place;
            held -= 3;
        }
        if (held) {
            if (place > 18 || (key >> (place + 3) & 7) < held || (key >> (place + 6) & 7) < held)
                return 0;
            key -= held * (0111u << place);
        }
    }
    return 1;
}

int makes_pair_and_sets(uint32_t key)
{
    /* Every set has a sum of ranks that three divides, so the sum tells the rank of the pair but for threes. */
    int sum = 0;
    for (int rank = 1; rank < 9; rank++)
        sum += rank * (int)(key >> 3 * rank & 7);
    for (int rank = sum * 2 % 3; rank < 9; rank += 3)
        if ((key >> 3 * rank & 7) >= 2 && makes_sets(key - (2u << 3 * rank)))
            return 1;
    return 0;
}

static int sum_of(const int8_t *counts, int kinds)
{
    int sum = 0;
    for (int kind = 0; kind < kinds; kind++)
        sum += counts[kind];
    return sum;
}

/* Return whether winds and dragons are sets (0), sets and a pair (1), or neither (NONE). */
static int honours_make(const int8_t *counts)
{
    int pairs = 0;
    for (int kind = HONOURS; kind < KINDS; kind++) {
        if (counts[kind] == 2 || counts[kind] == 5) /* five are asked of where wild tiles are fifth copies */
            pairs++;
        else if (counts[kind] && counts[kind] != 3)
            return NONE;
    }
    return pairs > 1 ? NONE : pairs;
}

int sets_and_pair(const int8_t counts[KINDS])
{
    int pairs = honours_make(counts);
    if (pairs == NONE)
        return 0;
    for (int start = 0; start < HONOURS; start += 9) {
        int sum = sum_of(counts + start, 9);
        uint32_t key = suit_key(counts + start, 9);
        if (sum % 3 == 1 || (sum % 3 == 2 && pairs++))
            return 0;
        if (!(sum % 3 ? makes_pair_and_sets(key) : makes_sets(key)))
            return 0;
    }
    return pairs == 1;
}

int thirteen_heads(const int8_t counts[KINDS])
{
    int twice = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (is_major(kind) ? !counts[kind] || counts[kind] > 2 : counts[kind])
            return 0;
        twice += counts[kind] == 2;
    }
    return twice == 1;
}

int wins_by_heads(const Rules *rules)
{
    return rules->book == PUNG_CHOW_LIMIT || rules->book == HOW_TO_PLAY || rules->book == FOUR_WINDS;
}

int is_complete(const Rules *rules, const int8_t counts[KINDS], int wilds, const Meld *meld, int melds)
{
    if (rules->book == FENGHUA)
        return completes_shape(rules, counts, wilds, meld, melds);
    return sets_and_pair(counts) || (!melds && wins_by_heads(rules) && thirteen_heads(counts));
}

int completes(const Rules *rules, const Hand *hand, int tile)
{
    int8_t counts[TILES];
    int wilds = 0;
    for (int kind = 0; kind < TILES; kind++)
        counts[kind] = hand->counts[kind];
    counts[tile]++;
    if (rules->book == FENGHUA) {
        wilds = take_wilds(hand->turned, counts);
        for (int kind = FLOWERS; kind < TILES; kind++)
            if (counts[kind])
                return 0;
    } else if (tile >= KINDS) {
        return 0;
    }
    return is_complete(rules, counts, wilds, hand->meld, hand->melds);
}

int held_of(const Hand *hand, int tile)
{
    int held = hand->counts[tile];
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        if (meld->kind == CHOW)
            held += tile >= meld->tile && tile <= meld->tile + 2;
        else if (meld->tile == tile)
            held += meld->kind == KONG ? 4 : 3;
    }
    return held;
}

int makeup_of(const Hand *hand)
{
    int makeup = hand->tile == NONE || hand->tile >= KINDS ? 0 : group_bit(hand->tile);
    for (int kind = 0; kind < KINDS; kind++)
        if (hand->counts[kind])
            makeup |= group_bit(kind);
    for (int place = 0; place < hand->melds; place++)
        makeup |= group_bit(hand->meld[place].tile);
    return makeup;
}

uint64_t places_for_sets(const Hand *hand)
{
    int8_t counts[KINDS];
    int rest = 0;
    int odd[4];
    for (int kind = 0; kind < KINDS; kind++)
        counts[kind] = hand->counts[kind];
    for (int group = 0; group < 4; group++) {
        odd[group] = sum_of(counts + 9 * group, group < 3 ? 9 : 7) % 3;
        rest += odd[group];
    }
    uint64_t found = 0;
    /* Fourteen tiles leave two over in one group alone: that tells in which groups a tile can help. */
    for (int group = 0; group < 4; group++) {
        int others = rest - odd[group];
        if (odd[group] == 1 ? others != 0 : odd[group] == 0 || others != 2)
            continue;
        for (int kind = 9 * group; kind < 9 * group + (group < 3 ? 9 : 7); kind++) {
            if (held_of(hand, kind) >= 4)
                continue;
            counts[kind]++;
            if (sets_and_pair(counts))
                found |= 1ull << kind;
            counts[kind]--;
        }
    }
    return found;
}

uint64_t places_for_heads(const Hand *hand)
{
    uint64_t majors = 0, missing = 0;
    int number = 0;
    if (hand->melds)
        return 0;
    for (int kind = 0; kind < TILES; kind++) {
        if (kind < KINDS && is_major(kind)) {
            majors |= 1ull << kind;
            if (!hand->counts[kind])
                missing |= 1ull << kind;
        } else if (hand->counts[kind]) {
            return 0;
        }
        number += hand->counts[kind];
    }
    if (number != 13 || missing & (missing - 1))
        return 0;
    return missing ? missing : majors;
}

uint64_t waits(const Rules *rules, const Hand *hand)
{
    if (rules->book == FENGHUA)
        return calls(rules, hand, KINDS);
    return places_for_sets(hand) | (wins_by_heads(rules) ? places_for_heads(hand) : 0);
}

/* Readings: the sets found so far, and where the next are looked for. */
typedef struct {
    const Hand *hand;
    Reading reading;
    int8_t counts[KINDS];
    int every_place;
    int number;
    Reading *found;
} Reader;

static void keep(Reader *reader)
{
    if (reader->number < MOST_READINGS)
        reader->found[reader->number++] = reader->reading;
}

static int fits(const Set *set, int tile)
{
    return set->kind == CHOW ? tile >= set->tile && tile <= set->tile + 2 : set->tile == tile;
}

/* Keep what was read with every place that the winning tile may have filled; of equal sets one place. */
static void keep_places(Reader *reader)
{
    Reading *reading = &reader->reading;
    const Hand *hand = reader->hand;
    int claimed = is_claimed(hand->by);
    reading->completed = NONE;
    if (hand->tile == NONE) {
        keep(reader);
        return;
    }
    for (int place = hand->melds; place < 5; place++) {
        Set *set = reading->set + place;
        int before = hand->melds;
        if (!fits(set, hand->tile))
            continue;
        while (before < place && (reading->set[before].kind != set->kind || reading->set[before].tile != set->tile))
            before++;
        if (before < place)
            continue;
        reading->completed = (int8_t)place;
        set->concealed = !claimed;
        keep(reader);
        set->concealed = 1;
        if (!claimed && !reader->every_place)
            return;
    }
}

/* Read the tiles from a kind on; the pair has its place already, or is still looked for (NONE). */
static void read_from(Reader *reader, int kind, int sets, int pair)
{
    while (kind < KINDS && !reader->counts[kind])
        kind++;
    if (kind == KINDS) {
        if (sets == 4 && pair != NONE) {
            reader->reading.set[4] = (Set){PAIR, (int8_t)pair, 1};
            reader->reading.sets = 5;
            keep_places(reader);
        }
        return;
    }
    int8_t *held = reader->counts + kind;
    int all = *held;
    for (int twos = 0; twos <= (all >= 2 && pair == NONE); twos++) {
        for (int threes = 0; threes <= (all - 2 * twos >= 3); threes++) {
            int runs = all - 2 * twos - 3 * threes, made = sets;
            if (sets + threes + runs > 4)
                continue;
            if (runs && (kind >= HONOURS || kind % 9 > 6 || held[1] < runs || held[2] < runs))
                continue;
            if (threes)
                reader->reading.set[made++] = (Set){PUNG, (int8_t)kind, 1};
            for (int run = 0; run < runs; run++)
                reader->reading.set[made++] = (Set){CHOW, (int8_t)kind, 1};
            held[0] = 0;
            if (runs)
                held[1] -= (int8_t)runs, held[2] -= (int8_t)runs;
            read_from(reader, kind + 1, made, twos ? kind : pair);
            if (runs)
                held[1] += (int8_t)runs, held[2] += (int8_t)runs;
            held[0] = (int8_t)all;
        }
    }
}

int read_winner(const Hand *hand, int every_place, Reading found[MOST_READINGS])
{
    Reader reader = {.hand = hand, .every_place = every_place, .found = found};
    for (int kind = 0; kind < KINDS; kind++)
        reader.counts[kind] = hand->counts[kind];
    if (hand->tile != NONE)
        reader.counts[hand->tile]++;
    if (!sets_and_pair(reader.counts))
        return 0;
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        reader.reading.set[place] = (Set){meld->kind, meld->tile, meld->form == DRAWN};
    }
    read_from(&reader, 0, hand->melds, NONE);
    return reader.number;
}

int read_loser(const Hand *hand, Set found[18])
{
    int number = 0;
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        found[number++] = (Set){meld->kind, meld->tile, meld->form == DRAWN};
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (hand->counts[kind] >= 2)
            found[number++] = (Set){hand->counts[kind] >= 3 ? PUNG : PAIR, (int8_t)kind, 1};
    return number;
}
