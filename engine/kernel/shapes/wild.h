/* Hands with wild tiles (Fenghua): which are complete, and what a way to read them can count. */
#ifndef PELING_WILD_H
#define PELING_WILD_H

#include "core/hand.h"

/* A way to read tiles as sets and a pair, as far as it can matter: parts of a number, so that the marks of
 * parts can be added. Sequences and threes (3 bits each), pairs (2), wild tiles (3), what the winning tile
 * does (3), whether a wild tile stands for something else than its face (1), threes of each honour (2 each).
 * The groups of free wild tiles are kept in the highest three bits: 1 to 4, the group's number and one. */
enum { MARK_CHOW = 1, MARK_PUNG = 1 << 3, MARK_PAIR = 1 << 6, MARK_WILD = 1 << 8, MARK_DOES = 1 << 11,
       MARK_UNTAMED = 1 << 14, MARK_HONOUR = 1 << 15, MARK_FREE = 1 << 29 };

/* What the winning tile does: nothing yet, in a three, beside a wild tile there or in the pair, at the only
 * place (pair, middle or closed end of a sequence), or at an open end. */
enum { DOES_NOTHING, DOES_PUNG, DOES_PUNG_WILD, DOES_EYE_WILD, DOES_SINGLE, DOES_PLAIN };

enum { NOBODY = -1, ANY_WILD = -2, MOST_MARKS = 512 };

static inline int mark_sets(uint32_t mark)
{
    return (int)((mark & 7) + (mark >> 3 & 7));
}

static inline int mark_pairs(uint32_t mark)
{
    return (int)(mark >> 6 & 3);
}

static inline int mark_wilds(uint32_t mark)
{
    return (int)(mark >> 8 & 7);
}

static inline int mark_does(uint32_t mark)
{
    return (int)(mark >> 11 & 7);
}

static inline int mark_free(uint32_t mark)
{
    return (int)(mark >> 29);
}

/* The natural tiles of a hand and what is asked of them.
 *
 * `face` is the tile that wild tiles show, NONE for flowers; `last` the winning tile, ANY_WILD or NOBODY.
 * `room` says for each kind how many wild tiles may stand for it; nothing if `limited` is 0. */
typedef struct {
    int8_t counts[KINDS];
    int8_t room[KINDS];
    int limited;
    int wilds;
    int sets; /* to be made of them */
    int face;
    int last;
} Natural;

/* Take the wild tiles out of counts and return how many there were. */
int take_wilds(int turned, int8_t counts[TILES]);

/* Fill `room` from the tiles in hand and on the table, where nobody may hold a fifth copy. */
void limit_room(const Rules *rules, Natural *natural, const Meld *meld, int melds);

/* Return whether the tiles can be read as so many sets and a pair, or as sets alone. */
int wild_sets_and_pair(const Natural *natural);
int wild_sets_alone(const Natural *natural);

/* Write the marks of all ways to read the tiles as sets and a pair, and return their number. */
int wild_marks(const Natural *natural, uint32_t marks[MOST_MARKS]);

/* ways.c: the five shapes */

/* Return whether natural tiles and wild ones are a complete hand of any shape but eight flowers. */
int completes_shape(const Rules *rules, const int8_t counts[KINDS], int wilds, const Meld *meld, int melds);

/* Return the kinds that complete a hand of thirteen in any shape; no more than so many are looked for. */
uint64_t calls(const Rules *rules, const Hand *hand, int most);

#endif
