/* Rollouts: see rollout.h. All choices of a rollout meet the same unseen tiles, so that they differ by themselves
 * alone. */
#include "rollouts/rollout.h"

#include "rollouts/leaf.h"
#include "shapes/tables.h"

void empty_hand(Seat *seat) {
    for (int tile = 0; tile < TILES; tile++) seat->counts[tile] = 0;
    seat->held = seat->wilds = 0;
    no_keys(seat->key);
}

static double outcome(const Deal *deal, const Rules *rules, const Course *course, int me, Tally *tally,
                      const int8_t model[SEATS], const double weights[2]) {
    if (deal->phase != IS_OVER) {
        tally->cut++;
        return worth_of_leaf(deal, course, me, model, weights);
    }
    Finished finished;
    Settled settled;
    finish(deal, course, &finished);
    settle_deal(rules, &finished, &settled);
    const double net = (double)settled.net[deal->winds[me]];
    if (deal->winner == me) {
        tally->wins++;
        tally->won += net;
        tally->scored += (double)settled.score[deal->winds[me]].total;
    } else if (deal->winner != NONE && deal->giver == me) {
        tally->given++;
        tally->paid += net;
    }
    if (deal->winner == NONE && !deal->washed) tally->drawn++;
    return net;
}

/* Play every choice on in so many worlds, from a number on. The tallies come first, then for each two choices the
 * sum of the products of what they brought. */
void roll_out(const Deal *known, Differs differs, Draws draws, const Rules *rules, const Course *course, int me,
              const Action *choices, int number, uint64_t seed, int first, int worlds, int discards,
              const int8_t model[SEATS], const double weights[2], double *out) {
    Tally *tallies = (Tally *)out;
    double *products = out + number * (int)(sizeof(Tally) / sizeof(double));
    double brought[MOST_CHOICES];
    for (int at = 0; at < number; at++) tallies[at] = (Tally){0};
    for (int at = 0; at < number * number; at++) products[at] = 0;
    for (int world = first; world < first + worlds; world++) {
        Chance chance = begin_chance(seed, world);
        Deal laid = *known;
        if (differs == WALL_ALONE) shuffle_wall(&laid, &chance);
        else reshuffle(&laid, rules, course, me, model, &chance);
        if (draws == NEXT_OF_OWN) wall_share(&laid.wall, laid.turn + 1, laid.players);
        for (int at = 0; at < number; at++) {
            Deal deal = laid;
            apply(&deal, rules, course, me, choices[at]);
            play_on(&deal, rules, course, model, discards);
            brought[at] = outcome(&deal, rules, course, me, &tallies[at], model, weights);
            tallies[at].net += brought[at];
        }
        for (int one = 0; one < number; one++) {
            for (int other = 0; other < number; other++) products[one * number + other] += brought[one] * brought[other];
        }
    }
}
