/* A net learns what the formula misses of discards: see teach.h. */
#include "learning/teach.h"

/* A deal is looked at first after so many discards at most, then again after a few more. */
enum { MOST_FIRST = 10, LEAST_MORE = 4, MOST_MORE = 8 };
/* A discard that the formula puts so many points behind counts half as much; errors count up to so many points. */
static const float HALF_BEHIND = 8, MOST_ERROR = 100;

static double results[MOST_CHOICES * (sizeof(Tally) / sizeof(double) + MOST_CHOICES)];

static void set_task(const School *school, const Deal *deal, const Discarding *found,
                     float in[CORRECTED][CORRECTION_INPUTS], int number, Differs differs, int world, int worlds, int cut,
                     float *task) {
    static const int8_t model[SEATS] = {0};
    static const double weights[2] = {1, 1};
    Action choices[CORRECTED];
    for (int at = 0; at < number; at++) choices[at] = found[at].action;
    roll_out(deal, differs, NEXT_OF_WALL, school->rules, school->course, deal->turn, choices, number, school->seed + 1, world,
             worlds, cut, model, weights, results);
    const Tally *tally = (const Tally *)results;
    *task++ = (float)number;
    for (int at = 0; at < number; at++, task += OF_ANSWER) {
        for (int input = 0; input < CORRECTION_INPUTS; input++) task[input] = in[at][input];
        task[CORRECTION_INPUTS] = (float)(tally[at].net / worlds);
        task[CORRECTION_INPUTS + 1] = (float)found[at].worth;
    }
}

int set_tasks(const School *school, int first, int most, Differs differs, int worlds, int cut, float tasks[][OF_TASK]) {
    static const int8_t model[SEATS] = {0};
    int set = 0, deals = 0;
    for (; set < most; deals++) {
        Chance chance = begin_chance(school->seed, first + deals);
        Deal deal;
        deal_by_chance(&deal, school->course, &chance, school->players, school->winds, school->round);
        int discards = below(&chance, MOST_FIRST);
        while (set < most) {
            play_on(&deal, school->rules, school->course, model, discards);
            if (deal.phase == IS_OVER) break;
            Discarding found[MOST_ACTIONS];
            float in[CORRECTED][CORRECTION_INPUTS];
            const int number = discards_to_correct(&deal, school->rules, school->course, deal.turn, 0, found, in);
            if (number) {
                const int world = (first + deals) * worlds;
                set_task(school, &deal, found, in, number, differs, world, worlds, cut, tasks[set++]);
            }
            discards = LEAST_MORE + below(&chance, MOST_MORE);
        }
    }
    return deals;
}

/* Find by how much each discard is better than the first by the net, and by how much more it is in truth. */
static int said_and_due(const Net *net, const float *task, float said[CORRECTED], float due[CORRECTED]) {
    const int number = (int)*task++;
    for (int at = 0; at < number; at++) {
        const float *answer = task + at * OF_ANSWER;
        const float by_net = CORRECTION_UNIT * net_output(net, answer, CORRECTION_INPUTS);
        said[at] = by_net + answer[CORRECTION_INPUTS + 1];
        due[at] = answer[CORRECTION_INPUTS];
    }
    for (int at = number - 1; at >= 0; at--) {
        said[at] -= said[0];
        due[at] -= due[0];
    }
    return number;
}

static float weight_of(const float *task, int at) {
    const float *first = task + 1;
    const float behind = (first[CORRECTION_INPUTS + 1] - first[at * OF_ANSWER + CORRECTION_INPUTS + 1]) / HALF_BEHIND;
    return 1 / (1 + behind * behind);
}

double teach_correction(Pupil *pupil, float tasks[][OF_TASK], int number, float rate) {
    double squares = 0;
    int rows = 0;
    for (int task = 0; task < number; task++) {
        float said[CORRECTED], due[CORRECTED], of_first = 0;
        const int answers = said_and_due(&pupil->net, tasks[task], said, due);
        for (int at = 1; at < answers; at++) {
            float error = said[at] - due[at];
            error = error > MOST_ERROR ? MOST_ERROR : error < -MOST_ERROR ? -MOST_ERROR : error;
            const float slope = error * weight_of(tasks[task], at) / CORRECTION_UNIT;
            add_gradient(pupil, tasks[task] + 1 + at * OF_ANSWER, CORRECTION_INPUTS, slope);
            of_first -= slope;
            squares += (double)(error * error);
        }
        rows += answers - 1;
        add_gradient(pupil, tasks[task] + 1, CORRECTION_INPUTS, of_first);
    }
    step_pupil(pupil, rate);
    return rows ? squares / rows : 0;
}
