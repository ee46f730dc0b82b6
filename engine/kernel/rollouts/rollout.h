/* Rollouts: what becomes of a position, over many ways in which the tiles that a player does not see may lie. */
#ifndef PELING_ROLLOUT_H
#define PELING_ROLLOUT_H

#include "rollouts/play.h"

enum { MOST_CHOICES = 48 };

/* What came of one choice over all rollouts. */
typedef struct {
    double net;         /* sum of what the player gained or lost */
    double wins;        /* how often he won, and */
    double won;         /* the sum of what he gained then, and */
    double scored;      /* the sum of what his hand counted */
    double given;       /* how often another won by a tile of his, and */
    double paid;        /* the sum of what he lost then */
    double drawn;       /* how often nobody won */
    double cut;         /* how often the deal was not over */
} Tally;

/* Make a deal of what a player knows, see load.c; return 0, or by how many tiles it does not add up. */
int load_view(Deal *deal, const Course *course, const int32_t *in);

/* Take all tiles out of a hand. */
void empty_hand(Seat *seat);

/* Lay out by chance what a player does not see; of a tile that is offered all are asked again by their new hands,
 * and he himself is asked too. What he has let go he cannot win: he gives his answer, no policy for him. */
void reshuffle(Deal *deal, const Rules *rules, const Course *course, int me, const int8_t model[SEATS], Chance *chance);

/* Lay only the tiles that are still to be drawn in another order; all hands stay as they are. */
void shuffle_wall(Deal *deal, Chance *chance);

/* What differs from world to world: all that a player does not see, or only the order of the wall. */
typedef enum { ALL_UNSEEN, WALL_ALONE } Differs;

/* Who draws which tile of a world: each the next of the wall, or each the next of his own (`wall_share`). With tiles of
 * their own two choices differ less by luck, and by what is expected no more nor less. */
typedef enum { NEXT_OF_WALL, NEXT_OF_OWN } Draws;

/* Play every choice of a player on in so many worlds, see rollout.c. */
void roll_out(const Deal *known, Differs differs, Draws draws, const Rules *rules, const Course *course, int me,
              const Action *choices, int number, uint64_t seed, int first, int worlds, int discards,
              const int8_t model[SEATS], const double weights[2], double *out);

#endif
