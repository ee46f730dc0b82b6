/* The patterns of Fenghua (Scoring): every way to read a hand is scored, the best that may be claimed stands. */
#include "shapes/read.h"
#include "rulebooks/fenghua.h"
#include "shapes/ways.h"

/* The patterns in the order of their ids, which breaks ties between sheets. */
enum {
    ALL_PUNG_STRAIGHT, ALL_PUNG_WILD, BASE, BOMB_CLOSED, BOMB_OPEN, BOTTOM, COMMON, DRAGON, EARTH, FLOWER_BLOOMING,
    FLOWERS8_COMPLETED, FLOWERS8_UNCOMPLETED, FOUR_FLOWERS, HEAVEN, HONOURS_COMPLETED, HONOURS_UNCOMPLETED,
    INDEPENDENT, KONG_CLOSED_BLOOMING, KONG_CLOSED_BUDDING, KONG_DIRECT_BLOOMING,
    KONG_DIRECT_BUDDING, KONG_RISKY_BLOOMING, KONG_RISKY_BUDDING, LONER_STRAIGHT, LONER_WILD, MIXED, NO_WILD, ONE_WILD,
    OWN_FLOWER, OWN_TILE, PAIR_CALL, PREVAILING_WIND, PURE, RIGHT_WIND, ROB, SEAT_WIND, SEVEN_PAIRS_STRAIGHT,
    SEVEN_PAIRS_WILD, SINGLE_CALL, STARS_CLOSED_ITEM, STARS_OPEN_ITEM, TAME, THREE_WILD_FLOWER, THREE_WILD_NORMAL,
    TWO_WILD, ITEMS
};

/* What each counts; the columns are those of A-22. Patterns that some only celebrate are in `celebrated`. */
static const int16_t VALUE[2][ITEMS] = {
    {
        [ALL_PUNG_STRAIGHT] = 100, [ALL_PUNG_WILD] = 50, [BASE] = 1, [BOMB_CLOSED] = 100, [BOMB_OPEN] = 50, [COMMON] = 1,
        [DRAGON] = 1, [FLOWER_BLOOMING] = 50, [FLOWERS8_COMPLETED] = 800, [FLOWERS8_UNCOMPLETED] = 400,
        [FOUR_FLOWERS] = 150, [HONOURS_COMPLETED] = 800, [HONOURS_UNCOMPLETED] = 400, [INDEPENDENT] = 50,
        [KONG_CLOSED_BLOOMING] = 150, [KONG_CLOSED_BUDDING] = 100,
        [KONG_DIRECT_BLOOMING] = 100, [KONG_DIRECT_BUDDING] = 50, [KONG_RISKY_BLOOMING] = 200, [KONG_RISKY_BUDDING] = 100,
        [LONER_STRAIGHT] = 100, [LONER_WILD] = 50, [MIXED] = 70, [NO_WILD] = 1, [ONE_WILD] = 1, [OWN_FLOWER] = 2,
        [OWN_TILE] = 1, [PAIR_CALL] = 1, [PREVAILING_WIND] = 1, [PURE] = 150, [RIGHT_WIND] = 2, [SEAT_WIND] = 1,
        [SEVEN_PAIRS_STRAIGHT] = 150, [SEVEN_PAIRS_WILD] = 50, [SINGLE_CALL] = 1, [STARS_CLOSED_ITEM] = 150,
        [STARS_OPEN_ITEM] = 100, [TAME] = 1, [THREE_WILD_FLOWER] = 300, [THREE_WILD_NORMAL] = 150, [TWO_WILD] = 2,
    },
    {
        [ALL_PUNG_STRAIGHT] = 60, [ALL_PUNG_WILD] = 30, [BASE] = 1, [BOMB_CLOSED] = 60, [BOMB_OPEN] = 30, [COMMON] = 1,
        [DRAGON] = 1, [FLOWER_BLOOMING] = 30, [FLOWERS8_COMPLETED] = 480, [FLOWERS8_UNCOMPLETED] = 240,
        [FOUR_FLOWERS] = 90, [HONOURS_COMPLETED] = 480, [HONOURS_UNCOMPLETED] = 240, [INDEPENDENT] = 30,
        [KONG_CLOSED_BLOOMING] = 90, [KONG_CLOSED_BUDDING] = 60,
        [KONG_DIRECT_BLOOMING] = 60, [KONG_DIRECT_BUDDING] = 30, [KONG_RISKY_BLOOMING] = 120, [KONG_RISKY_BUDDING] = 60,
        [LONER_STRAIGHT] = 60, [LONER_WILD] = 30, [MIXED] = 40, [NO_WILD] = 1, [ONE_WILD] = 1, [OWN_FLOWER] = 2,
        [OWN_TILE] = 1, [PAIR_CALL] = 1, [PREVAILING_WIND] = 1, [PURE] = 90, [RIGHT_WIND] = 2, [SEAT_WIND] = 1,
        [SEVEN_PAIRS_STRAIGHT] = 90, [SEVEN_PAIRS_WILD] = 30, [SINGLE_CALL] = 1, [STARS_CLOSED_ITEM] = 90,
        [STARS_OPEN_ITEM] = 60, [TAME] = 1, [THREE_WILD_FLOWER] = 180, [THREE_WILD_NORMAL] = 90, [TWO_WILD] = 2,
    },
};

static int celebrated(int item)
{
    return item == FLOWERS8_COMPLETED || item == FLOWERS8_UNCOMPLETED || item == HONOURS_COMPLETED
           || item == HONOURS_UNCOMPLETED;
}

/* Return whether a pattern counts towards the points that a discard needs: kongs, flowers, three wilds do not. */
static int is_needed(int item)
{
    return !(item == FLOWERS8_COMPLETED || item == FLOWERS8_UNCOMPLETED || item == FLOWER_BLOOMING
             || item == FOUR_FLOWERS || item == OWN_FLOWER || item == THREE_WILD_FLOWER || item == THREE_WILD_NORMAL
             || (item >= KONG_CLOSED_BLOOMING && item <= KONG_RISKY_BUDDING));
}

typedef struct {
    int8_t times[ITEMS];
    int32_t total;
    int32_t counted; /* towards a claim */
} Sheet;

static void earn(const Rules *rules, Sheet *sheet, int item, int times)
{
    if (!times)
        return;
    int value = rules->celebration == 1 && celebrated(item) ? 0 : VALUE[rules->value_table][item];
    sheet->times[item] = (int8_t)(sheet->times[item] + times);
    sheet->total += value * times;
    if (is_needed(item))
        sheet->counted += value * times;
}

/* Earn a pattern that may be there several times; by a house rule it counts once. */
static void earn_repeated(const Rules *rules, Sheet *sheet, int item, int times)
{
    earn(rules, sheet, item, rules->repeat_patterns == 1 && times > 1 ? 1 : times);
}

static int is_own_tile(int by)
{
    return by == BY_ROBBED_KONG || !is_claimed(by);
}

/* Kongs, and the flowers set out: what is the same for all ways, finished or not. */
static void earn_table(const Rules *rules, const Hand *hand, Sheet *sheet)
{
    static const int BUDDING[] = {0, KONG_DIRECT_BUDDING, KONG_CLOSED_BUDDING, KONG_RISKY_BUDDING};
    static const int BLOOMING[] = {0, KONG_DIRECT_BLOOMING, KONG_CLOSED_BLOOMING, KONG_RISKY_BLOOMING};
    static const int SUPPLY[] = {0, SUPPLY_OF_CLAIMED_KONG, SUPPLY_OF_DRAWN_KONG, SUPPLY_OF_ADDED_KONG};
    int formed[4] = {0, 0, 0, 0};
    for (int place = 0; place < hand->melds; place++)
        formed[hand->meld[place].form]++;
    for (int form = CLAIMED; form <= ADDED; form++) {
        int bloomed = formed[form] && hand->by == BY_LOOSE && hand->noted & SUPPLY[form];
        earn_repeated(rules, sheet, BUDDING[form], formed[form] - bloomed);
        earn(rules, sheet, BLOOMING[form], bloomed);
    }
    int own = hand->bonus & 0x11 << hand->seat;
    earn_repeated(rules, sheet, OWN_FLOWER, __builtin_popcount((unsigned)own));
    earn_repeated(rules, sheet, FOUR_FLOWERS, ((hand->bonus & 15) == 15) + (hand->bonus >> 4 == 15));
}

static void earn_common(const Rules *rules, const Hand *hand, Sheet *sheet)
{
    earn(rules, sheet, BASE, 1);
    earn(rules, sheet, OWN_TILE, is_own_tile(hand->by));
    earn(rules, sheet, ROB, hand->by == BY_ROBBED_KONG);
    earn(rules, sheet, BOTTOM, hand->by == BY_LAST_WALL || hand->by == BY_LAST_DISCARD);
    earn(rules, sheet, HEAVEN, hand->by == BY_DEALT);
    earn(rules, sheet, EARTH, hand->by == BY_FIRST_DISCARD);
    earn(rules, sheet, FLOWERS8_COMPLETED, hand->bonus == 255 && hand->by != BY_EIGHT_FLOWERS);
    earn(rules, sheet, FLOWER_BLOOMING, hand->by == BY_LOOSE && hand->noted & SUPPLY_OF_FLOWER);
    earn_table(rules, hand, sheet);
}

/* Earn the threes of dragons and winds; `threes` are those found in the hand, two bits for each honour. */
static void earn_honours(const Rules *rules, const Hand *hand, Sheet *sheet, const int8_t threes[7])
{
    int dragons = threes[4] + threes[5] + threes[6];
    int seat = threes[hand->seat] > 0, round = threes[hand->round_wind] > 0;
    earn(rules, sheet, DRAGON, dragons);
    if (hand->seat == hand->round_wind) {
        earn(rules, sheet, RIGHT_WIND, seat);
    } else {
        earn(rules, sheet, SEAT_WIND, seat);
        earn(rules, sheet, PREVAILING_WIND, round);
    }
}

/* Count the threes of honours that lie on the table, or those of them that are open. */
static void threes_laid(const Rules *rules, const Hand *hand, int8_t threes[7])
{
    for (int honour = 0; honour < 7; honour++)
        threes[honour] = 0;
    for (int place = 0; place < hand->melds; place++) {
        const Meld *meld = hand->meld + place;
        if (is_honour(meld->tile) && !(rules->honour_pung == 1 && meld->form == DRAWN))
            threes[meld->tile - HONOURS]++;
    }
}

static void threes_of(const Won *won, const Way *way, int8_t threes[7])
{
    const Rules *rules = won->rules;
    int last = won->natural.last;
    threes_laid(rules, won->hand, threes);
    if (rules->honour_pung == 0) {
        for (int honour = 0; honour < 7; honour++)
            threes[honour] = (int8_t)(threes[honour] + (way->threes >> 2 * honour & 3));
    } else if (is_claimed(won->hand->by) && is_honour(last)
               && (way->does == DOES_PUNG || way->does == DOES_PUNG_WILD)) {
        threes[last - HONOURS]++;
    }
}

/* How many kinds would have won, as far as it is asked; found when it is first asked. */
typedef struct {
    const Won *won;
    int number; /* NONE: not found yet */
} Calls;

static int calls_of(Calls *calling)
{
    if (calling->number == NONE)
        calling->number = __builtin_popcountll(calls(calling->won->rules, calling->won->hand, 3));
    return calling->number;
}

static int single_call(const Won *won, const Way *way, Calls *calling)
{
    if (won->hand->tile == NONE || (way->does != DOES_SINGLE && way->does != DOES_EYE_WILD))
        return 0;
    int asked = way->shape == OF_SETS || (way->shape == OF_PAIRS && won->rules->single_call_seven_pairs == 0);
    return asked && calls_of(calling) == 1;
}

static int pair_call(const Won *won, const Way *way, Calls *calling)
{
    if (way->shape != OF_SETS || (way->does != DOES_PUNG && way->does != DOES_PUNG_WILD))
        return 0;
    if (way->does == DOES_PUNG_WILD && won->rules->pair_call_with_wild == 1)
        return 0;
    return won->rules->pair_call_exclusive == 0 || calls_of(calling) <= 2;
}

static void earn_of_sets(const Won *won, const Way *way, Sheet *sheet, int straight)
{
    const Rules *rules = won->rules;
    const Hand *hand = won->hand;
    int runs = way->runs, closed = 0;
    for (int place = 0; place < hand->melds; place++) {
        runs += hand->meld[place].kind == CHOW;
        closed += hand->meld[place].form == DRAWN;
    }
    int loner = hand->melds == 4 && (!closed || rules->loner_closed_kong == 1);
    earn(rules, sheet, COMMON, runs == 4);
    earn(rules, sheet, straight ? ALL_PUNG_STRAIGHT : ALL_PUNG_WILD, runs == 0);
    earn(rules, sheet, straight ? LONER_STRAIGHT : LONER_WILD, loner);
}

static void earn_of_pairs(const Won *won, Sheet *sheet, int straight)
{
    int open = 0, closed = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (won->natural.counts[kind] == 4) {
            int claimed = is_claimed(won->hand->by) && kind == won->natural.last;
            open += claimed;
            closed += !claimed;
        }
    earn(won->rules, sheet, straight ? SEVEN_PAIRS_STRAIGHT : SEVEN_PAIRS_WILD, 1);
    earn_repeated(won->rules, sheet, BOMB_CLOSED, closed);
    earn_repeated(won->rules, sheet, BOMB_OPEN, open);
}

static void earn_way(const Won *won, const Way *way, Sheet *sheet, Calls *calling)
{
    const Rules *rules = won->rules;
    int wilds = way->shape == OF_FLOWERS ? 0 : won->wilds;
    int none = !wilds || (rules->tame_counts_as_no_wild == 1 && way->tame);
    int of_sets = way->shape == OF_SETS, of_pairs = way->shape == OF_PAIRS;
    if (of_sets || way->shape == OF_HONOURS) {
        int8_t threes[7];
        threes_of(won, way, threes);
        earn_honours(rules, won->hand, sheet, threes);
    }
    earn(rules, sheet, SINGLE_CALL, single_call(won, way, calling));
    earn(rules, sheet, PAIR_CALL, pair_call(won, way, calling));
    earn(rules, sheet, NO_WILD, none && way->shape != OF_FLOWERS);
    earn(rules, sheet, ONE_WILD, wilds == 1 && !none);
    earn(rules, sheet, TWO_WILD, wilds == 2 && !none);
    earn(rules, sheet, TAME, way->tame);
    earn(rules, sheet, won->hand->turned >= FLOWERS ? THREE_WILD_FLOWER : THREE_WILD_NORMAL, wilds == 3);
    if (of_sets)
        earn_of_sets(won, way, sheet, none);
    if (of_pairs)
        earn_of_pairs(won, sheet, none);
    if (of_sets || of_pairs) {
        earn(rules, sheet, MIXED, is_suit_and_honours(way->makeup));
        earn(rules, sheet, PURE, is_one_suit(way->makeup));
    }
    earn(rules, sheet, HONOURS_UNCOMPLETED, way->makeup == HONOUR && (of_pairs || way->shape == OF_HONOURS));
    earn(rules, sheet, HONOURS_COMPLETED, way->makeup == HONOUR && of_sets);
    earn(rules, sheet, FLOWERS8_UNCOMPLETED, way->shape == OF_FLOWERS);
    if (way->shape == OF_INDEPENDENT) {
        earn(rules, sheet, INDEPENDENT, !(rules->independent_stacking == 1 && way->stars));
        earn(rules, sheet, STARS_CLOSED_ITEM, way->stars == STARS_CLOSED);
        earn(rules, sheet, STARS_OPEN_ITEM, way->stars == STARS_OPEN);
    }
}

/* Return whether a sheet stands before another: more points, else the lines that come first in order. Of sheets
 * that count the same none is the beginning of another: each says of wild tiles what comes after all that may
 * count nothing. */
static int is_better(const Sheet *sheet, const Sheet *other)
{
    if (sheet->total != other->total)
        return sheet->total > other->total;
    int item = 0;
    while (item < ITEMS - 1 && sheet->times[item] == other->times[item])
        item++;
    return sheet->times[item] > other->times[item];
}

static int least_for(const Rules *rules, int by)
{
    if (is_discard(by))
        return rules->min_claim_points == 0 ? 4 : 3;
    return by == BY_ROBBED_KONG && rules->rob_minimum == 1 ? 4 : 0;
}

int score_fenghua(const Rules *rules, const Hand *hand, Score *score)
{
    Won won;
    Way ways[MOST_WAYS];
    Sheet common = {.total = 0}, best = {.total = NONE};
    int status, least = least_for(rules, hand->by);
    won_hand(rules, hand, &won);
    int number = find_ways(&won, ways, &status);
    *score = (Score){.status = status};
    if (!number)
        return 0;
    Calls calling = {&won, NONE};
    earn_common(rules, hand, &common);
    for (int place = 0; place < number; place++) {
        Sheet sheet = common;
        earn_way(&won, ways + place, &sheet, &calling);
        if (sheet.counted >= least && is_better(&sheet, &best))
            best = sheet;
    }
    if (best.total == NONE) {
        score->status = BELOW_MINIMUM;
        return 0;
    }
    score->total = score->points = best.total;
    return best.times[PURE] || best.times[MIXED] || best.times[ALL_PUNG_WILD] || best.times[ALL_PUNG_STRAIGHT];
}

void estimate_fenghua(const Rules *rules, const Hand *hand, Score *score)
{
    int8_t threes[7];
    Sheet sheet = {.total = 0};
    threes_laid(rules, hand, threes);
    for (int honour = 0; honour < 7; honour++)
        if (rules->honour_pung == 0 && hand->counts[HONOURS + honour] >= 3)
            threes[honour]++;
    earn_honours(rules, hand, &sheet, threes);
    earn_table(rules, hand, &sheet);
    *score = (Score){.total = sheet.total, .points = sheet.total};
}
