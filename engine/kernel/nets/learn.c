/* How a net learns: see net.h. */
#include "nets/net.h"

static const float MEAN_KEPT = 0.9f, SQUARE_KEPT = 0.999f, TINY = 1e-8f, LAST_LAYER = 0.1f;

/* Numbers by chance, see Steele, Lea and Flood, Fast splittable pseudorandom number generators (2014). */
static float to_and_fro(uint64_t *state) {
    uint64_t mixed = *state += 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
    mixed ^= mixed >> 31;
    return (float)(mixed >> 40) / (float)(1 << 23) - 1;
}

void begin_pupil(Pupil *pupil, int inputs, uint64_t seed) {
    *pupil = (Pupil){0};
    Net *net = &pupil->net;
    uint64_t state = seed;
    const float first = __builtin_sqrtf(3.0f / (float)inputs), second = __builtin_sqrtf(3.0f / FIRST);
    for (int at = 0; at < inputs; at++) {
        for (int unit = 0; unit < FIRST; unit++) net->first[at][unit] = first * to_and_fro(&state);
    }
    for (int at = 0; at < FIRST; at++) {
        for (int unit = 0; unit < SECOND; unit++) net->second[at][unit] = second * to_and_fro(&state);
    }
    for (int at = 0; at < SECOND; at++) net->last[at] = LAST_LAYER * to_and_fro(&state);
}

void add_gradient(Pupil *pupil, const float *in, int inputs, float slope) {
    const Net *net = &pupil->net;
    Net *sum = &pupil->gradient;
    float first[FIRST], second[SECOND], to_second[SECOND], to_first[FIRST];
    net_layers(net, in, inputs, first, second);
    sum->to_last += slope;
    for (int unit = 0; unit < SECOND; unit++) {
        to_second[unit] = second[unit] > 0 ? slope * net->last[unit] : 0;
        if (second[unit] > 0) sum->last[unit] += slope * second[unit];
        sum->to_second[unit] += to_second[unit];
    }
    for (int at = 0; at < FIRST; at++) {
        to_first[at] = 0;
        if (first[at] <= 0) continue;
        for (int unit = 0; unit < SECOND; unit++) {
            to_first[at] += to_second[unit] * net->second[at][unit];
            sum->second[at][unit] += to_second[unit] * first[at];
        }
        sum->to_first[at] += to_first[at];
    }
    for (int at = 0; at < inputs; at++) {
        if (in[at] == 0) continue;
        for (int unit = 0; unit < FIRST; unit++) sum->first[at][unit] += to_first[unit] * in[at];
    }
}

static float power(float base, int exponent) {
    float found = 1;
    for (; exponent; exponent >>= 1, base *= base) {
        if (exponent & 1) found *= base;
    }
    return found;
}

void step_pupil(Pupil *pupil, float rate) {
    float *weight = (float *)&pupil->net, *gradient = (float *)&pupil->gradient;
    float *mean = (float *)&pupil->mean, *square = (float *)&pupil->square;
    pupil->steps++;
    const float young_mean = 1 - power(MEAN_KEPT, pupil->steps), young_square = 1 - power(SQUARE_KEPT, pupil->steps);
    for (int at = 0; at < WEIGHTS; at++) {
        mean[at] = MEAN_KEPT * mean[at] + (1 - MEAN_KEPT) * gradient[at];
        square[at] = SQUARE_KEPT * square[at] + (1 - SQUARE_KEPT) * gradient[at] * gradient[at];
        weight[at] -= rate * (mean[at] / young_mean) / (__builtin_sqrtf(square[at] / young_square) + TINY);
        gradient[at] = 0;
    }
}
