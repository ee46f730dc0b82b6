/* Sets and a pair with wild tiles (Fenghua, The wild tiles), read suit by suit as `peling.shapes.wild_readings`.
 *
 * Every set of a suit holds a natural tile; two or three wild tiles left over make a pair or a set by
 * themselves. Of ways that count alike one mark is kept. */
#include "shapes/read.h"
#include "shapes/wild.h"

int is_wild(int turned, int tile)
{
    if (turned < FLOWERS)
        return turned != NONE && tile == turned;
    return tile != turned && tile >= FLOWERS && (tile < SEASONS) == (turned < SEASONS);
}

int take_wilds(int turned, int8_t counts[TILES])
{
    int wilds = 0;
    if (turned == NONE)
        return 0;
    for (int tile = turned < FLOWERS ? turned : FLOWERS; tile < TILES; tile++)
        if (is_wild(turned, tile)) {
            wilds += counts[tile];
            counts[tile] = 0;
        }
    return wilds;
}

void limit_room(const Rules *rules, Natural *natural, const Meld *meld, int melds)
{
    natural->limited = rules->fifth_copy == 1;
    if (!natural->limited)
        return;
    for (int kind = 0; kind < KINDS; kind++)
        natural->room[kind] = (int8_t)(4 - natural->counts[kind]);
    for (int place = 0; place < melds; place++) {
        int tile = meld[place].tile;
        if (meld[place].kind == CHOW)
            for (int step = 0; step < 3; step++)
                natural->room[tile + step]--;
        else
            natural->room[tile] = (int8_t)(natural->room[tile] - (meld[place].kind == KONG ? 4 : 3));
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (natural->room[kind] < 0)
            natural->room[kind] = 0;
}

/* One suit, or the honours, three bits for each kind. */
typedef struct {
    uint32_t key;
    uint32_t room;
    int limited;
    int honours;
    int sum;
} Group;

static Group group_of(const Natural *natural, int number)
{
    int start = 9 * number, kinds = number < 3 ? 9 : 7;
    Group group = {
        .key = suit_key(natural->counts + start, kinds), .limited = natural->limited, .honours = number == 3};
    if (natural->limited)
        group.room = suit_key(natural->room + start, kinds);
    for (int kind = start; kind < start + kinds; kind++)
        group.sum += natural->counts[kind];
    return group;
}

static uint32_t at(uint32_t key, int kind)
{
    return key >> 3 * kind & 7;
}

/* Return whether all tiles of a group can be read with exactly so many wild tiles and pairs. */
static int can_read(const Group *group, uint32_t key, uint32_t room, int wilds, int pairs)
{
    if (!key)
        return !wilds && !pairs;
    if (!wilds && !group->honours)
        return pairs ? makes_pair_and_sets(key) : makes_sets(key);
    int kind = lowest_kind(key);
    uint32_t held = at(key, kind), one = 1u << 3 * kind;
    for (int own = held < 3 ? (int)held : 3; own > 0; own--) {
        int added = 3 - own;
        if (added <= wilds && (!group->limited || (int)at(room, kind) >= added)
            && can_read(group, key - (uint32_t)own * one, room - (uint32_t)added * one, wilds - added, pairs))
            return 1;
        added = 2 - own;
        if (pairs && added >= 0 && added <= wilds && (!group->limited || (int)at(room, kind) >= added)
            && can_read(group, key - (uint32_t)own * one, room - (uint32_t)added * one, wilds - added, 0))
            return 1;
    }
    if (group->honours)
        return 0;
    for (int start = kind > 2 ? kind - 2 : 0; start <= kind && start <= 6; start++) {
        for (int above = 0; above < 1 << (start + 2 - kind); above++) {
            /* The places below the lowest natural tile are wild, and of those above the ones of `above`. */
            int filled = ((1 << (kind - start)) - 1) | above << (kind - start + 1), added = 0, fits = 1;
            uint32_t natural = 0, stood = 0;
            for (int place = 0; place < 3; place++) {
                uint32_t tile = 1u << 3 * (start + place);
                if (filled >> place & 1) {
                    added++;
                    stood += tile;
                    fits &= !group->limited || at(room, start + place);
                } else {
                    natural += tile;
                    fits &= at(key, start + place) > 0;
                }
            }
            if (fits && added <= wilds
                && can_read(group, key - natural, group->limited ? room - stood : room, wilds - added, pairs))
                return 1;
        }
    }
    return 0;
}

/* Return the fewest wild tiles, up to so many, with which a group makes sets and as many pairs; 9: too few. */
static int fewest(const Group *group, int most, int pairs)
{
    if (!group->key)
        return pairs ? 9 : 0;
    for (int wilds = (6 - (group->sum - 2 * pairs) % 3) % 3; wilds <= most; wilds += 3)
        if (can_read(group, group->key, group->room, wilds, pairs))
            return wilds;
    return 9;
}

/* Return whether sets and so many pairs can be read. Tiles of complete sets are a multiple of three, so wild tiles
 * that are left over are none or three, and three are a set by themselves. */
static int fills(const Natural *natural, int wilds, int pairs)
{
    int plain[4], paired[4], used = 0;
    for (int number = 0; number < 4; number++) {
        Group group = group_of(natural, number);
        plain[number] = fewest(&group, wilds, 0);
        paired[number] = pairs ? fewest(&group, wilds, 1) : 9;
        used += plain[number];
    }
    if (!pairs)
        return used <= wilds;
    for (int number = 0; number < 4; number++) {
        int all = used - plain[number] + paired[number];
        if (all <= wilds)
            return 1;
    }
    return 0;
}

int wild_sets_alone(const Natural *natural)
{
    return fills(natural, natural->wilds, 0);
}

int wild_sets_and_pair(const Natural *natural)
{
    if (!natural->wilds)
        return sets_and_pair(natural->counts);
    return fills(natural, natural->wilds, 1) || (natural->wilds >= 2 && fills(natural, natural->wilds - 2, 0));
}

/* The marks found so far, of one group or of all. */
typedef struct {
    uint32_t mark[MOST_MARKS];
    int marks;
} Found;

static void add(Found *found, uint32_t mark)
{
    for (int place = 0; place < found->marks; place++)
        if (found->mark[place] == mark)
            return;
    if (found->marks < MOST_MARKS)
        found->mark[found->marks++] = mark;
}

static uint32_t joined(uint32_t mark, uint32_t other)
{
    return (mark & ~(uint32_t)MARK_UNTAMED) + (other & ~(uint32_t)MARK_UNTAMED) + ((mark | other) & MARK_UNTAMED);
}

typedef struct {
    const Group *group;
    int face; /* in the group; NONE */
    Found *found;
} Search;

/* What a tile does at a place of a part of so many wild tiles, itself one of them or not. */
static uint32_t doing(int kind, int start, int place, int others)
{
    if (kind == PUNG)
        return (uint32_t)MARK_DOES * (others ? DOES_PUNG_WILD : DOES_PUNG);
    if (kind == PAIR)
        return (uint32_t)MARK_DOES * (others ? DOES_EYE_WILD : DOES_SINGLE);
    int closed = place == 1 || (place == 2 && start == 0) || (place == 0 && start == 6);
    return (uint32_t)MARK_DOES * (closed ? DOES_SINGLE : DOES_PLAIN);
}

static void search(const Search *search, uint32_t key, uint32_t room, int wilds, int pairs, int last, uint32_t mark);

/* Take equal tiles, so many of them natural, as a three or a pair. */
static void take_equal(const Search *of, uint32_t key, uint32_t room, int wilds, int pairs, int last, uint32_t mark,
                       int kind, int own, int part)
{
    const Group *group = of->group;
    int added = (part == PUNG ? 3 : 2) - own;
    uint32_t one = 1u << 3 * kind;
    if (added < 0 || added > wilds || (group->limited && (int)at(room, kind) < added))
        return;
    uint32_t next = mark + (uint32_t)MARK_WILD * (uint32_t)added + (part == PUNG ? MARK_PUNG : MARK_PAIR);
    if (group->honours && part == PUNG)
        next += (uint32_t)MARK_HONOUR << 2 * kind;
    if (added) /* beside a natural tile, of which the face has none */
        next |= MARK_UNTAMED;
    key -= (uint32_t)own * one;
    room -= group->limited ? (uint32_t)added * one : 0;
    wilds -= added;
    pairs -= part == PAIR;
    search(of, key, room, wilds, pairs, last, next);
    if (last == kind || (last == ANY_WILD && added))
        search(of, key, room, wilds, pairs, NOBODY, next + doing(part, kind, 0, last == ANY_WILD ? added > 1 : added));
}

/* Take a sequence, some places of which wild tiles fill. */
static void take_run(const Search *of, uint32_t key, uint32_t room, int wilds, int pairs, int last, uint32_t mark,
                     int start, int filled)
{
    const Group *group = of->group;
    int added = 0;
    uint32_t next = mark + MARK_CHOW;
    for (int place = 0; place < 3; place++) {
        uint32_t tile = 1u << 3 * (start + place);
        if (!(filled >> place & 1)) {
            if (!at(key, start + place))
                return;
            key -= tile;
            continue;
        }
        if (group->limited) {
            if (!at(room, start + place))
                return;
            room -= tile;
        }
        if (start + place != of->face)
            next |= MARK_UNTAMED;
        added++;
    }
    if (added > wilds)
        return;
    next += (uint32_t)MARK_WILD * (uint32_t)added;
    search(of, key, room, wilds - added, pairs, last, next);
    for (int place = 0; place < 3; place++) {
        int is_filled = filled >> place & 1;
        if (last == ANY_WILD ? is_filled : last == start + place && !is_filled)
            search(of, key, room, wilds - added, pairs, NOBODY, next + doing(CHOW, start, place, 0));
    }
}

static void search(const Search *of, uint32_t key, uint32_t room, int wilds, int pairs, int last, uint32_t mark)
{
    if (!key) {
        add(of->found, mark);
        return;
    }
    int kind = lowest_kind(key);
    uint32_t held = at(key, kind);
    for (int own = held < 3 ? (int)held : 3; own > 0; own--) {
        take_equal(of, key, room, wilds, pairs, last, mark, kind, own, PUNG);
        if (pairs)
            take_equal(of, key, room, wilds, pairs, last, mark, kind, own, PAIR);
    }
    if (of->group->honours)
        return;
    for (int start = kind > 2 ? kind - 2 : 0; start <= kind && start <= 6; start++)
        for (int above = 0; above < 1 << (start + 2 - kind); above++)
            take_run(of, key, room, wilds, pairs, last, mark, start,
                     ((1 << (kind - start)) - 1) | above << (kind - start + 1));
}

/* Find the ways to read all natural tiles, every wild tile that is used beside one of them. */
static void find_beside(const Natural *natural, Found *all)
{
    all->marks = 1;
    all->mark[0] = 0;
    for (int number = 0; number < 4; number++) {
        Group group = group_of(natural, number);
        Found found = {.marks = 0}, merged = {.marks = 0};
        int last = natural->last, start = 9 * number, kinds = number < 3 ? 9 : 7;
        if (!group.key)
            continue;
        if (last >= 0)
            last = last >= start && last < start + kinds ? last - start : NOBODY;
        int face = natural->face >= start && natural->face < start + kinds ? natural->face - start : NONE;
        Search of = {&group, face, &found};
        search(&of, group.key, group.room, natural->wilds, 1, last, 0);
        for (int one = 0; one < all->marks; one++) {
            for (int other = 0; other < found.marks; other++) {
                int does = mark_does(found.mark[other]);
                if ((last >= 0 && !does) || (does && mark_does(all->mark[one])))
                    continue;
                uint32_t both = joined(all->mark[one], found.mark[other]);
                if (mark_sets(both) <= natural->sets && mark_pairs(both) <= 1 && mark_wilds(both) <= natural->wilds)
                    add(&merged, both);
            }
        }
        *all = merged;
    }
}

/* Add a part of wild tiles alone to a way; the winning tile may be one of them. */
static void add_free(const Natural *natural, Found *whole, uint32_t mark, int part, int group, int kind)
{
    uint32_t both = mark + (uint32_t)MARK_FREE * (uint32_t)(group + 1);
    both += (uint32_t)MARK_WILD * (part == PAIR ? 2 : 3);
    both += part == PAIR ? MARK_PAIR : part == PUNG ? MARK_PUNG : MARK_CHOW;
    if (kind != natural->face || kind == NONE)
        both |= MARK_UNTAMED;
    if (part == PUNG && kind >= HONOURS)
        both += (uint32_t)MARK_HONOUR << 2 * (kind - HONOURS);
    if (natural->last == NOBODY || mark_does(mark))
        add(whole, both);
    /* Before such a tile any other would have won too, so that it fills no only place. */
    if (natural->last == ANY_WILD && !mark_does(mark))
        add(whole, both + doing(part, 0, 0, 1));
}

int wild_marks(const Natural *natural, uint32_t marks[MOST_MARKS])
{
    Found beside, whole = {.marks = 0};
    int wilds = natural->wilds, sets = natural->sets, face = natural->face;
    find_beside(natural, &beside);
    for (int place = 0; place < beside.marks; place++) {
        uint32_t mark = beside.mark[place];
        int made = mark_sets(mark), pairs = mark_pairs(mark), used = mark_wilds(mark);
        if (made == sets && pairs == 1 && used == wilds && (natural->last == NOBODY || mark_does(mark)))
            add(&whole, mark);
        if (made == sets && pairs == 0 && used == wilds - 2) {
            if (face != NONE)
                add_free(natural, &whole, mark, PAIR, face < HONOURS ? face / 9 : 3, face);
            for (int group = 0; group < 4; group++)
                add_free(natural, &whole, mark, PAIR, group, NONE);
        }
        if (made == sets - 1 && pairs == 1 && used == 0 && wilds == 3) {
            if (face != NONE)
                add_free(natural, &whole, mark, PUNG, face < HONOURS ? face / 9 : 3, face);
            for (int kind = HONOURS; kind < KINDS; kind++)
                if (kind != face && (!natural->limited || natural->room[kind] >= 3))
                    add_free(natural, &whole, mark, PUNG, 3, kind);
            for (int group = 0; group < 3; group++) {
                add_free(natural, &whole, mark, PUNG, group, NONE);
                add_free(natural, &whole, mark, CHOW, group, NONE);
            }
        }
    }
    for (int place = 0; place < whole.marks; place++)
        marks[place] = whole.mark[place];
    return whole.marks;
}
