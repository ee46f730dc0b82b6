/* How hands are read: what shapes.c, wild.c and the scorers share beside hand.h. */
#ifndef PELING_READ_H
#define PELING_READ_H

#include "core/hand.h"

/* A set or pair of a hand as it is read; `tile` is the lowest of a chow. */
typedef struct {
    int8_t kind;
    int8_t tile;
    int8_t concealed;
} Set;

/* One way to read a hand: sets laid down, sets found in it, the pair last (`peling.core.scoring.Reading`). */
typedef struct {
    Set set[5];
    int8_t sets;      /* five, or none for thirteen heads and one more */
    int8_t completed; /* the place of the set that the winning tile completed; NONE */
} Reading;

enum { MOST_READINGS = 64 };

/* The three suits as bits and winds and dragons as a fourth. */
enum { BAMBOOS = 1, CIRCLES = 2, CHARACTERS = 4, HONOUR = 8, SUITS = 7 };

/* A suit of which no two may hold counts in three bits each. */
static inline uint32_t suit_key(const int8_t *counts, int kinds)
{
    uint32_t key = 0;
    for (int kind = kinds - 1; kind >= 0; kind--)
        key = key << 3 | (uint32_t)counts[kind];
    return key;
}

static inline int lowest_kind(uint32_t key)
{
    return __builtin_ctz(key) / 3;
}

static inline int is_honour(int tile)
{
    return tile >= HONOURS;
}

static inline int is_dragon(int tile)
{
    return tile >= DRAGONS;
}

static inline int is_wind(int tile)
{
    return tile >= HONOURS && tile < DRAGONS;
}

/* Return whether a tile is a 1 or 9; `tile` is none of the flowers. */
static inline int is_terminal(int tile)
{
    return tile < HONOURS && (tile % 9 == 0 || tile % 9 == 8);
}

static inline int is_major(int tile)
{
    return is_honour(tile) || is_terminal(tile);
}

/* Return the group of a tile as a bit: BAMBOOS, CIRCLES, CHARACTERS or HONOUR. */
static inline int group_bit(int tile)
{
    return 1 << (tile < HONOURS ? tile / 9 : 3);
}

static inline int is_one_suit(int makeup)
{
    return makeup == BAMBOOS || makeup == CIRCLES || makeup == CHARACTERS;
}

static inline int is_suit_and_honours(int makeup)
{
    return makeup & HONOUR && is_one_suit(makeup & SUITS);
}

static inline int is_claimed(int by)
{
    return by == BY_DISCARD || by == BY_ROBBED_KONG || by == BY_LAST_DISCARD || by == BY_FIRST_DISCARD;
}

static inline int is_discard(int by)
{
    return is_claimed(by) && by != BY_ROBBED_KONG;
}

/* shapes.c */

/* Return whether counts of a suit are sets alone, or sets and a pair. */
int makes_sets(uint32_t key);
int makes_pair_and_sets(uint32_t key);

/* Return whether counts are sets and a pair; whether they are the thirteen heads and one more. */
int sets_and_pair(const int8_t counts[KINDS]);
int thirteen_heads(const int8_t counts[KINDS]);

/* Return whether thirteen heads and one more win by this book. */
int wins_by_heads(const Rules *rules);

/* Write every way to read a won hand as sets and a pair and return their number (`readings.winner_readings`). */
int read_winner(const Hand *hand, int every_place, Reading found[MOST_READINGS]);

/* Write what an unfinished hand holds: sets laid down, threes, pairs; return how many (`loser_reading`). */
int read_loser(const Hand *hand, Set found[18]);

/* Return the kinds that complete sets and a pair, those left out of which the hand holds all four; the kinds
 * that complete the thirteen heads. */
uint64_t places_for_sets(const Hand *hand);
uint64_t places_for_heads(const Hand *hand);

/* Return of which groups all tiles of a hand are, with the winning tile; flowers do not count. */
int makeup_of(const Hand *hand);

/* Return how many tiles of a kind a hand holds, sets laid down included. */
int held_of(const Hand *hand, int tile);

#endif
