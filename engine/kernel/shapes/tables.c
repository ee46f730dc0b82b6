/* Distances to a win: see tables.h. */
#include "shapes/tables.h"

Tables tables;

const int32_t KEY_UNIT[KINDS] = {
    1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, /* bamboos */
    1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, /* circles */
    1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, /* characters */
    1, 5, 25, 125, 625, 3125, 15625,                /* honours */
};

int need_with_wilds(const int32_t key[4], int sets, int wilds) {
    if (!wilds) return need_of(key, sets);
    const uint8_t *of = tables.wild_classes;
    int need = tables.needs[sets][tables.merges[of[key[0]]][of[key[1]]]][tables.merges[of[key[2]]][of[key[3]]]];
    return need > wilds ? need - wilds : 0;
}

enum { REMEMBERED = 1 << 15 };

static Drawn remembered[REMEMBERED];

Drawn drawn_to(int32_t key) {
    Drawn *entry = &remembered[(uint32_t)key * 2654435761u >> 17];
    if (entry->key == key + 1) return *entry;
    const int kinds = key >= HONOUR_KEYS ? 7 : 9;
    int32_t digits = key >= HONOUR_KEYS ? key - HONOUR_KEYS : key;
    entry->key = key + 1; /* 0 is nothing yet */
    entry->of = tables.classes[key];
    for (int kind = 0; kind < kinds; kind++, digits /= 5) {
        entry->after[kind] = digits % 5 == 4 ? entry->of : tables.classes[key + KEY_UNIT[kind]];
    }
    return *entry;
}

uint64_t useful_kinds(const int32_t key[4], const int8_t counts[KINDS], int sets, int need) {
    const uint8_t *of = tables.classes;
    const int front = tables.merges[of[key[0]]][of[key[1]]], back = tables.merges[of[key[2]]][of[key[3]]];
    const uint8_t *rest[4] = {
        tables.needs[sets][tables.merges[of[key[1]]][back]],
        tables.needs[sets][tables.merges[of[key[0]]][back]],
        tables.needs[sets][tables.merges[front][of[key[3]]]],
        tables.needs[sets][tables.merges[front][of[key[2]]]],
    };
    uint64_t useful = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        const int group = group_of(kind);
        if (counts[kind] < 4 && rest[group][of[key[group] + KEY_UNIT[kind]]] < need) useful |= 1ull << kind;
    }
    return useful;
}

int short_of_pairs(const int8_t counts[KINDS]) {
    int pairs = 0, odd = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        pairs += counts[kind] >> 1;
        odd += counts[kind] & 1;
    }
    const int missing = pairs < 7 ? 7 - pairs : 0;
    return 2 * missing - (odd < missing ? odd : missing);
}

/* Return the most ranks of a suit that are three apart: from the lowest on, each as soon as it can be. */
static int kept_apart(const int8_t counts[9]) {
    int kept = 0;
    for (int rank = 0; rank < 9; rank++) {
        if (counts[rank]) {
            kept++;
            rank += 2;
        }
    }
    return kept;
}

int short_of_independent(const int8_t counts[KINDS]) {
    int kept = kept_apart(counts) + kept_apart(counts + 9) + kept_apart(counts + 18);
    for (int kind = HONOURS; kind < KINDS; kind++) kept += counts[kind] > 0;
    return kept < 14 ? 14 - kept : 0;
}
