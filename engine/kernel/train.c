/* What the kernel offers to whoever trains nets (`peling.commands.train`). */
#include "learning/teach.h"

#define EXPORT(name) __attribute__((export_name(name)))

int32_t *get_io(void);
const Rules *rules_in_force(void);
const Course *course_in_force(void);

static Pupil pupil;
static float tasks[MOST_TASKS][OF_TASK];
static const float MILLIONTH = 1e-6f;

static School school;

/* Say where deals come from: `io` has the players, their winds (4), the wind of the round (4: by chance). */
EXPORT("go_to_school") void go_to_school(int64_t seed) {
    const int32_t *in = get_io();
    school = (School){rules_in_force(), course_in_force(), in[0], in[5], {0}, (uint64_t)seed};
    for (int place = 0; place < SEATS; place++) school.winds[place] = (int8_t)in[1 + place];
}

EXPORT("pupil") float *get_pupil(void) { return (float *)&pupil.net; }
EXPORT("tasks") float *get_tasks(void) { return &tasks[0][0]; }
EXPORT("task_size") int32_t task_size(void) { return OF_TASK; }
EXPORT("most_tasks") int32_t most_tasks(void) { return MOST_TASKS; }

EXPORT("begin_leaf") void begin_leaf(int64_t seed) { begin_pupil(&pupil, LEAF_INPUTS, (uint64_t)seed); }
EXPORT("begin_correction") void begin_correction(int64_t seed) { begin_pupil(&pupil, CORRECTION_INPUTS, (uint64_t)seed); }

/* Teach by deals from a number on, at a rate in millionths; return the mean squared error, in thousandths. */
EXPORT("teach_leaf") int32_t by_deals(int32_t first, int32_t deals, int32_t rate) {
    return (int32_t)(1000 * teach_leaf(&pupil, &school, first, deals, (float)rate * MILLIONTH));
}

/* Leave tasks where they lie, and return how many deals they took; `true_hands`: all hands stay as play made them. */
EXPORT("set_tasks") int32_t by_rollouts(int32_t first, int32_t most, int32_t worlds, int32_t cut, int32_t true_hands) {
    return set_tasks(&school, first, most, true_hands ? WALL_ALONE : ALL_UNSEEN, worlds, cut, tasks);
}

/* Teach by the first tasks that lie there; return the mean squared error, in thousandths. */
EXPORT("teach_correction") int32_t by_tasks(int32_t number, int32_t rate) {
    return (int32_t)(1000 * teach_correction(&pupil, tasks, number, (float)rate * MILLIONTH));
}
