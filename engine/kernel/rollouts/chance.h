/* Chance of the kernel: a generator that is begun by a seed and a number, the same on every machine
 * (xoshiro256**, begun by splitmix64). */
#ifndef PELING_CHANCE_H
#define PELING_CHANCE_H

#include <stdint.h>

typedef struct {
    uint64_t state[4];
} Chance;

static inline uint64_t turned(uint64_t bits, int by) { return bits << by | bits >> (64 - by); }

static inline Chance begin_chance(uint64_t seed, uint64_t number) {
    Chance chance;
    uint64_t at = seed * 0xD1342543DE82EF95ull + number;
    for (int place = 0; place < 4; place++) {
        at += 0x9E3779B97F4A7C15ull;
        uint64_t mixed = (at ^ at >> 30) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
        chance.state[place] = mixed ^ mixed >> 31;
    }
    return chance;
}

static inline uint64_t next_bits(Chance *chance) {
    uint64_t *s = chance->state;
    const uint64_t found = turned(s[1] * 5, 7) * 9, shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = turned(s[3], 45);
    return found;
}

/* Return a number from 0 to `end` - 1. */
static inline int below(Chance *chance, int end) { return (int)((next_bits(chance) >> 32) * (uint64_t)end >> 32); }

static inline void shuffle(Chance *chance, int8_t *tiles, int number) {
    for (int last = number - 1; last > 0; last--) {
        const int other = below(chance, last + 1);
        const int8_t kept = tiles[last];
        tiles[last] = tiles[other];
        tiles[other] = kept;
    }
}

#endif
