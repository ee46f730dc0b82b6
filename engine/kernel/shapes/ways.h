/* The ways to read a won hand of Fenghua, as far as they can count. */
#ifndef PELING_WAYS_H
#define PELING_WAYS_H

#include "shapes/wild.h"

enum { OF_SETS, OF_PAIRS, OF_INDEPENDENT, OF_HONOURS, OF_FLOWERS };

/* What independent tiles with all seven honours are called. A hand that misses a suit counts what closed stars
 * count, so it is not kept apart from them. */
enum { NO_STARS, STARS_CLOSED, STARS_OPEN };

typedef struct {
    int8_t shape;
    int8_t tame;    /* all wild tiles stand for their own face */
    int8_t does;    /* what the winning tile does in sets and pairs */
    int8_t makeup;  /* the groups of all tiles as they are read */
    int8_t runs;    /* sequences among the sets found in the hand */
    int8_t stars;
    uint32_t threes; /* threes of honours found in the hand, two bits each */
} Way;

/* A won hand with its wild tiles taken out. */
typedef struct {
    const Rules *rules;
    const Hand *hand;
    Natural natural; /* the winning tile among them */
    int wilds;       /* wild tiles, a wild winning tile among them */
} Won;

enum { MOST_WAYS = MOST_MARKS + 64 };

void won_hand(const Rules *rules, const Hand *hand, Won *won);

/* Write the ways to read a won hand and return their number; none: `*status` says why it is no win. */
int find_ways(const Won *won, Way ways[MOST_WAYS], int *status);

#endif
