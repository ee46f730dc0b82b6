/* What nets are taught: how deals end that were cut short, and by how much the formula misjudges discards. */
#ifndef PELING_TEACH_H
#define PELING_TEACH_H

#include "formula/correction.h"
#include "rollouts/leaf.h"
#include "rollouts/rollout.h"

/* Where deals to learn from come from: by these rules, all at the table play by the model of number 0. */
typedef struct {
    const Rules *rules;
    const Course *course;
    int players, round; /* RANDOM_ROUND: any */
    int8_t winds[SEATS];
    uint64_t seed;
} School;

/* A decision with what came of its discards: how many there are, then for each its inputs, the points that it brought
 * and its worth by the formula. */
enum { OF_ANSWER = CORRECTION_INPUTS + 2, OF_TASK = 1 + CORRECTED * OF_ANSWER, MOST_TASKS = 512 };

/* Play deals from a number on, each looked at some times for every player, and let a net learn what they brought in
 * the end, in one step. Return the mean of its squared errors, in hundreds of points. */
double teach_leaf(Pupil *pupil, const School *school, int first, int deals, float rate);

/* Find decisions in deals from a number on, and play their discards on in so many worlds, cut after so many discards.
 * Where only the wall differs from world to world, all hands stay as play has made them. Write up to `most`, and return
 * how many deals it took. */
int set_tasks(const School *school, int first, int most, Differs differs, int worlds, int cut, float tasks[][OF_TASK]);

/* Let a net learn from some decisions in one step. Return the mean of its squared errors, in points. */
double teach_correction(Pupil *pupil, float tasks[][OF_TASK], int number, float rate);

#endif
