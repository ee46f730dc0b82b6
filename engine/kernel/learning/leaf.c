/* A net learns how deals end that were cut short: see teach.h. */
#include "learning/teach.h"

/* A deal is looked at first after so many discards and some more by chance, then again and again. */
enum { MOST_FIRST = 15, LEAST_MORE = 8, MOST_MORE = 8, MOST_LOOKS = 24 };

static float inputs[MOST_LOOKS * SEATS][LEAF_INPUTS];

static double teach_deal(Pupil *pupil, const School *school, int number, int *rows) {
    static const int8_t model[SEATS] = {0};
    Chance chance = begin_chance(school->seed, number);
    Deal deal;
    deal_by_chance(&deal, school->course, &chance, school->players, school->winds, school->round);
    int looks = 0, discards = below(&chance, MOST_FIRST);
    for (; looks < MOST_LOOKS; looks++) {
        play_on(&deal, school->rules, school->course, model, discards);
        if (deal.phase == IS_OVER) break;
        for (int me = 0; me < deal.players; me++) {
            leaf_inputs(&deal, school->course, me, model, inputs[looks * deal.players + me]);
        }
        discards = LEAST_MORE + below(&chance, MOST_MORE);
    }
    if (deal.phase != IS_OVER) play_on(&deal, school->rules, school->course, model, TO_THE_END);
    int32_t net[SEATS];
    nets(&deal, school->rules, school->course, net);
    double squares = 0;
    for (int row = 0; row < looks * deal.players; row++) {
        const float due = (float)net[row % deal.players] / LEAF_UNIT;
        const float error = net_output(&pupil->net, inputs[row], LEAF_INPUTS) - due;
        add_gradient(pupil, inputs[row], LEAF_INPUTS, error);
        squares += (double)(error * error);
    }
    *rows += looks * deal.players;
    return squares;
}

double teach_leaf(Pupil *pupil, const School *school, int first, int deals, float rate) {
    double squares = 0;
    int rows = 0;
    for (int number = first; number < first + deals; number++) squares += teach_deal(pupil, school, number, &rows);
    step_pupil(pupil, rate);
    return rows ? squares / rows : 0;
}
