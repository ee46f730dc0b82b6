/* What the kernel offers to Python (`peling.advice.kernel.machine`). Figures go through one block of memory, `io`. */
#include "play/deal.h"
#include "formula/correction.h"
#include "rollouts/leaf.h"
#include "rollouts/rollout.h"
#include "shapes/tables.h"

#define EXPORT(name) __attribute__((export_name(name)))

enum { SLOTS = 16, IO = 4096 };

static Rules rules;
static Course course;
static Deal slots[SLOTS];
static _Alignas(16) int32_t io[IO];

EXPORT("io") int32_t *get_io(void) { return io; }
EXPORT("rules") int32_t *get_rules(void) { return (int32_t *)&rules; }
EXPORT("rules_size") int32_t rules_size(void) { return sizeof(Rules) / sizeof(int32_t); }
EXPORT("tables") uint8_t *get_tables(void) { return (uint8_t *)&tables; }
EXPORT("tables_size") int32_t tables_size(void) { return sizeof(Tables); }

const Rules *rules_in_force(void) { return &rules; }
const Course *course_in_force(void) { return &course; }

/* Take the rules that were written as the ones in force. */
EXPORT("use_rules") void use_rules(void) {
    make_course(&rules, &course);
    forget_liabilities();
}

/* Begin a deal from a wall that is broken; `io` has: players, winds (4), wind of the round, notes of East,
 * the tile turned up, then three lists, each after its length: the tiles to be drawn, loose ones, the tail. */
EXPORT("begin") void begin(int32_t slot) {
    Deal *deal = &slots[slot];
    const int32_t *in = io;
    const int players = *in++;
    int8_t winds[SEATS];
    for (int place = 0; place < SEATS; place++) winds[place] = *in++;
    no_deal(deal, players, winds, *in++);
    deal->seat[0].thirteenth = *in++;
    deal->wall.turned = *in++;
    deal->wall.end = *in++;
    for (int place = 0; place < deal->wall.end; place++) deal->wall.tile[place] = *in++;
    deal->wall.looses = *in++;
    for (int place = 0; place < deal->wall.looses; place++) deal->wall.loose[place] = *in++;
    deal->wall.tail_end = *in++;
    for (int place = 0; place < deal->wall.tail_end; place++) deal->wall.tail[place] = *in++;
    deal_tiles(deal, &course);
}

/* Write the legal actions of a player to `io` and return how many there are. */
EXPORT("legal") int32_t legal_actions(int32_t slot, int32_t place) {
    return legal(&slots[slot], &rules, &course, place, io);
}

/* Let a player do something that is legal. */
EXPORT("act") void act(int32_t slot, int32_t place, Action action) {
    apply(&slots[slot], &rules, &course, place, action);
}

/* Write where a deal stands to `io`: what everybody sees, then of each place the hand, and return its length. */
EXPORT("look") int32_t look(int32_t slot) {
    const Deal *deal = &slots[slot];
    int32_t *out = io;
    *out++ = deal->phase;
    *out++ = deal->turn;
    *out++ = deal->drawn;
    *out++ = deal->source;
    *out++ = deal->replaced;
    *out++ = deal->set_out;
    *out++ = deal->untouched;
    *out++ = deal->offer.tile;
    *out++ = deal->phase == IS_OVER ? 0 : deal->asked & ~deal->answered;
    *out++ = wall_left(&deal->wall);
    *out++ = drawable(deal, &course);
    *out++ = supply(deal, &course);
    *out++ = deal->winner;
    *out++ = deal->outrun;
    *out++ = deal->washed;
    *out++ = deal->discards;
    for (int place = 0; place < deal->players; place++) {
        const Seat *seat = &deal->seat[place];
        for (int tile = 0; tile < TILES; tile++) *out++ = seat->counts[tile];
        *out++ = seat->bonus;
        *out++ = seat->stands;
        *out++ = (int32_t)seat->barred;
        *out++ = (int32_t)(seat->barred >> 32);
        *out++ = seat->melds;
        for (int set = 0; set < 4; set++) {
            const Meld *meld = &seat->meld[set];
            *out++ = set < seat->melds ? meld->kind << 12 | meld->form << 9 | (meld->giver + 1) << 6 | meld->tile : -1;
        }
    }
    return out - io;
}

/* Return how many tiles a player lacks to a win. */
EXPORT("short") int32_t how_short(int32_t slot, int32_t place) {
    return seat_short(&rules, &course, &slots[slot].seat[place]);
}

/* Write the kinds that bring a player nearer to a win to `io`, as two halves of their bits; return 2. */
EXPORT("helpful") int32_t helpful(int32_t slot, int32_t place) {
    const uint64_t kinds = seat_helpful(&rules, &course, &slots[slot], &slots[slot].seat[place]);
    io[0] = (int32_t)kinds;
    io[1] = (int32_t)(kinds >> 32);
    return 2;
}

/* Settle a finished deal: write to `io`, for each place, the net result and the score, each as two halves. */
EXPORT("settle") void settle(int32_t slot) {
    Finished finished;
    Settled settled;
    const Deal *deal = &slots[slot];
    finish(deal, &course, &finished);
    settle_deal(&rules, &finished, &settled);
    for (int place = 0; place < deal->players; place++) {
        const int wind = deal->winds[place];
        io[4 * place] = (int32_t)settled.net[wind];
        io[4 * place + 1] = (int32_t)(settled.net[wind] >> 32);
        io[4 * place + 2] = (int32_t)settled.score[wind].total;
        io[4 * place + 3] = (int32_t)(settled.score[wind].total >> 32);
    }
}

/* -- choosing ----------------------------------------------------------------------------------------------- */

EXPORT("model") double *get_model(int32_t number) { return (double *)&models[number]; }
EXPORT("model_size") int32_t model_size(void) { return sizeof(Model) / sizeof(double); }
EXPORT("net_size") int32_t net_size(void) { return WEIGHTS; }
EXPORT("leaf") float *get_leaf(void) { return (float *)&leaf; }
EXPORT("correction") float *get_correction(void) { return (float *)&correction; }

/* Say whether a net is in force, and which models are to be corrected. */
EXPORT("has_leaf") void has_leaf(int32_t learned) { leaf_is_learned = learned; }
EXPORT("has_correction") void has_correction(int32_t learned) { correction_is_learned = learned; }
EXPORT("use_correction") void use_correction(int32_t model, int32_t corrected) { is_corrected[model] = corrected; }

EXPORT("prices") int32_t *get_prices(int32_t round, int32_t wind) { return (int32_t *)&prices[round][wind]; }
EXPORT("prices_size") int32_t prices_size(void) { return sizeof(Prices) / sizeof(int32_t); }

/* Return what a player would do by a model, and write the discard that would follow a claim to `io`; -1: what the
 * greedy one would do. */
EXPORT("choose") Action choice(int32_t slot, int32_t place, int32_t model) {
    int then;
    if (model == GREEDY) return choose_greedily(&slots[slot], &rules, &course, place);
    const Action action = choose(&slots[slot], &rules, &course, place, model, &then);
    io[0] = then;
    return action;
}

static double added[CORRECTED];

/* Find what is added to the worth of a player's discards; write how many those are to `io`, then they, and return where
 * the points lie, one figure for each. */
EXPORT("corrections") double *corrections(int32_t slot, int32_t place, int32_t model) {
    Action of[CORRECTED];
    io[0] = corrections_of(&slots[slot], &rules, &course, place, model, of, added);
    for (int at = 0; at < io[0]; at++) io[1 + at] = of[at];
    return added;
}

static double draws[KINDS];

/* Weigh what a player might have drawn instead, see `weigh_draws`; write of which kinds that was done to `io`, as two
 * halves of their bits, and return where the worths lie, one for each kind. */
EXPORT("draws") double *worth_of_draws(int32_t slot, int32_t place, int32_t model) {
    const uint64_t weighed = weigh_draws(&slots[slot], &rules, &course, place, &models[model], draws);
    io[0] = (int32_t)weighed;
    io[1] = (int32_t)(weighed >> 32);
    return draws;
}

/* -- whole deals -------------------------------------------------------------------------------------------- */

enum { RESULTS = 1 << 16 };
static int32_t results[RESULTS];

EXPORT("results") int32_t *get_results(void) { return results; }
EXPORT("results_size") int32_t results_size(void) { return RESULTS; }

/* Play so many walls from a number on, each once for every way to seat the players: by the first turn as `io`
 * says it, by the next everybody one place farther round the table, and so on. `io` has: players, winds (4), wind
 * of the round (4: by chance), the model of each place (4), the number of turns. For each deal, the nets by place
 * and the place of the winner are written to the results, five figures. */
EXPORT("play") void play(int64_t seed, int32_t first, int32_t walls) {
    const int players = io[0], round = io[5], turns = io[10];
    int8_t winds[SEATS], model[SEATS];
    int32_t *out = results;
    for (int place = 0; place < SEATS; place++) winds[place] = io[1 + place];
    for (int wall = 0; wall < walls; wall++) {
        Chance chance = begin_chance(seed, first + wall);
        Deal dealt;
        deal_by_chance(&dealt, &course, &chance, players, winds, round);
        for (int turn = 0; turn < turns; turn++) {
            Deal deal = dealt;
            for (int place = 0; place < players; place++) model[place] = io[6 + (place + players - turn % players) % players];
            play_on(&deal, &rules, &course, model, TO_THE_END);
            nets(&deal, &rules, &course, out);
            out[SEATS] = deal.winner;
            out += SEATS + 1;
        }
    }
}

/* -- rollouts ----------------------------------------------------------------------------------------------- */

static double figures[MOST_CHOICES * (sizeof(Tally) / sizeof(double) + MOST_CHOICES)];

EXPORT("figures") double *get_figures(void) { return figures; }

/* Make a deal of what a player knows, as `io` says it; return 0, or by how many tiles it does not add up. */
EXPORT("load") int32_t load(int32_t slot) { return load_view(&slots[slot], &course, io); }

/* Make a deal of a view in the first slot and choose, in one call without arguments: calling takes longer than most
 * choices, and longer with each figure that goes to and fro. `io` has the place, the model and the view, and gets: by how
 * many tiles it does not add up, where anything but 0 leaves nothing to choose, the action, and the discard that would
 * follow a claim. */
EXPORT("load_and_choose") void load_and_choose(void) {
    const int place = io[0], model = io[1];
    const int over = load_view(&slots[0], &course, io + 2);
    const Action action = over ? NONE : choice(0, place, model);
    io[2] = io[0];
    io[1] = action;
    io[0] = over;
}

/* Give a player the hand of `io`: how many of each tile, and how many different majors he was dealt. */
EXPORT("give") void give(int32_t slot, int32_t place) {
    Deal *deal = &slots[slot];
    Seat *seat = &deal->seat[place];
    empty_hand(seat);
    for (int tile = 0; tile < TILES; tile++) {
        for (int copy = 0; copy < io[tile]; copy++) seat_add(deal, seat, tile);
    }
    seat->heads = io[TILES];
}

/* Lay out by chance what a player of a deal does not see; the others have come as far as they would by a model. */
EXPORT("reshuffle") void lay_out(int32_t slot, int32_t me, int64_t seed, int32_t world, int32_t number) {
    const int8_t model[SEATS] = {number, number, number, number};
    Chance chance = begin_chance(seed, world);
    reshuffle(&slots[slot], &rules, &course, me, model, &chance);
}

EXPORT("shuffle_wall") void lay_wall_out(int32_t slot, int64_t seed, int32_t world) {
    Chance chance = begin_chance(seed, world);
    shuffle_wall(&slots[slot], &chance);
}

/* Let everybody draw tiles of his own from now on, as in rollouts. */
EXPORT("share_wall") void share_wall(int32_t slot) {
    Deal *deal = &slots[slot];
    wall_share(&deal->wall, deal->turn + 1, deal->players);
}

/* Play choices on in so many worlds, to the end (-1) or for so many discards. `io` has: the number of choices, they,
 * the model of each place (4); the figures have the two weights of a leaf, and get what is found. */
EXPORT("rollouts") void rollouts(int32_t slot, int32_t me, int64_t seed, int32_t first, int32_t worlds, int32_t discards) {
    const int number = io[0];
    const double weights[2] = {figures[0], figures[1]};
    int8_t model[SEATS];
    for (int place = 0; place < SEATS; place++) model[place] = io[1 + number + place];
    roll_out(&slots[slot], ALL_UNSEEN, NEXT_OF_OWN, &rules, &course, me, io + 1, number, seed, first, worlds, discards, model, weights,
             figures);
}

/* Play a deal on by the models that `io` names for the places. */
EXPORT("play_on") void go_on(int32_t slot, int32_t discards) {
    int8_t model[SEATS];
    for (int place = 0; place < SEATS; place++) model[place] = io[place];
    play_on(&slots[slot], &rules, &course, model, discards);
}

EXPORT("winner") int32_t winner(int32_t slot) { return slots[slot].winner; }
