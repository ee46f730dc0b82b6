/* What a net makes of its inputs: see net.h. Many inputs are 0, and cost nothing. */
#include "nets/net.h"

void net_layers(const Net *net, const float *in, int inputs, float first[FIRST], float second[SECOND]) {
    for (int unit = 0; unit < FIRST; unit++) first[unit] = net->to_first[unit];
    for (int at = 0; at < inputs; at++) {
        if (in[at] == 0) continue;
        for (int unit = 0; unit < FIRST; unit++) first[unit] += in[at] * net->first[at][unit];
    }
    for (int unit = 0; unit < SECOND; unit++) second[unit] = net->to_second[unit];
    for (int at = 0; at < FIRST; at++) {
        if (first[at] <= 0) continue;
        for (int unit = 0; unit < SECOND; unit++) second[unit] += first[at] * net->second[at][unit];
    }
}

float net_output(const Net *net, const float *in, int inputs) {
    float first[FIRST], second[SECOND], output = net->to_last;
    net_layers(net, in, inputs, first, second);
    for (int at = 0; at < SECOND; at++) {
        if (second[at] > 0) output += second[at] * net->last[at];
    }
    return output;
}

float size_of(double figure) {
    union {
        double number;
        uint64_t bits;
    } parts = {.number = figure > 0 ? figure + 1 : 1};
    const int power = (int)(parts.bits >> 52) - 1023;
    parts.bits = (parts.bits & 0xfffffffffffffull) | 0x3ff0000000000000ull;
    return (float)(power + (parts.number - 1));
}
