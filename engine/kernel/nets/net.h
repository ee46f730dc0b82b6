/* Small nets: two layers of rectified units between the inputs and one figure. What they are taught is data, as the
 * numbers of the models are; sums run in one order, so that equal nets give equal figures everywhere. */
#ifndef PELING_NET_H
#define PELING_NET_H

#include <stdint.h>

enum { MOST_INPUTS = 96, FIRST = 32, SECOND = 16 };

/* The weights from each unit to each of the next layer, then what is added there. All are floats: `WEIGHTS` of them
 * are read and written in this order. */
typedef struct {
    float first[MOST_INPUTS][FIRST], to_first[FIRST];
    float second[FIRST][SECOND], to_second[SECOND];
    float last[SECOND], to_last;
    float hurdle; /* of a correction: by how much another discard than the first must be better */
} Net;
enum { WEIGHTS = sizeof(Net) / sizeof(float) };

/* Find what the units of both layers add up to; those below 0 give nothing on. */
void net_layers(const Net *net, const float *in, int inputs, float first[FIRST], float second[SECOND]);

/* Return what a net makes of its inputs. */
float net_output(const Net *net, const float *in, int inputs);

/* Return the logarithm to base 2 of one more than a figure, straight between the powers of two; of less than none 0. */
float size_of(double figure);

/* learn.c: a net while it learns, with the sum of its gradients and what is remembered of earlier ones. */
typedef struct {
    Net net, gradient, mean, square;
    int32_t steps;
} Pupil;

/* Give all weights to and fro by chance, those of the last layer small. */
void begin_pupil(Pupil *pupil, int inputs, uint64_t seed);

/* Add how the weights change what the net makes of its inputs, times a slope. */
void add_gradient(Pupil *pupil, const float *in, int inputs, float slope);

/* Move the weights against the sum of the gradients, by the rule of Adam (Kingma and Ba, 2015), and forget the sum. */
void step_pupil(Pupil *pupil, float rate);

#endif
