/* Which of the legal actions is worth most to a player, by what he sees (`peling.advice.formula.appraisal`). */
#include "formula/correction.h"
#include "formula/policy.h"
#include "shapes/tables.h"

typedef struct {
    const Deal *deal;
    const Rules *rules;
    const Course *course;
    int place, others, corrects;
    Scene scene;
    Holding hand;
    Weighed passed; /* the hand as it stands, once `weighed` says so */
    int weighed;
    int then; /* the discard that would follow the claim weighed last; NONE */
} Chooser;

static const int8_t AS_IT_STANDS[1] = {NONE};

static const Weighed *as_it_stands(Chooser *f) {
    if (!f->weighed) weigh(&f->scene, &f->hand, AS_IT_STANDS, 1, 0, &f->passed);
    f->weighed = 1;
    return &f->passed;
}

/* -- money in hand ------------------------------------------------------------------------------------------ */

static int wash_value(int heads) {
    static const int16_t values[] = {50, 70, 100, 150, 200}; /* PC2-WASH */
    return heads >= 9 && heads <= 13 ? values[heads - 9] : 0;
}

/* Return what a player who ends the deal gets by it: what the book counts for his hand, or pays for washing. */
static int64_t money(const Chooser *f, Action action) {
    if (ACTION_KIND(action) == WASH) return wash_value(f->deal->seat[f->place].heads);
    const Offer *offer = &f->deal->offer;
    static const int8_t own[] = {BY_DEALT, BY_WALL, BY_LAST_WALL, BY_LOOSE};
    Deal over = *f->deal;
    Finished finished;
    Score score;
    if (ACTION_KIND(action) == CLAIM_WIN) {
        over.by = offer->robbing ? BY_ROBBED_KONG : offer->first ? BY_FIRST_DISCARD : offer->last ? BY_LAST_DISCARD : BY_DISCARD;
        over.tile = offer->tile;
        over.giver = offer->by;
        if (!offer->robbing) over.out[offer->tile]--;
        over.winner = f->place;
    } else if (ACTION_KIND(action) == GO_OUT) {
        over.by = own[over.source];
        over.tile = over.source == FROM_DEAL ? NONE : over.drawn;
        over.winner = f->place;
    } else {
        apply(&over, f->rules, f->course, f->place, action);
    }
    finish(&over, f->course, &finished);
    score_hand(f->rules, &finished.hand[finished.winner], &score);
    const int64_t total = score.status == SCORED ? score.total : 0;
    return f->scene.prices->tens ? (total + 9) / 10 * 10 : total;
}

static int ends_the_deal(Action action) {
    const int kind = ACTION_KIND(action);
    return kind == GO_OUT || kind == CLAIM_WIN || kind == FLOWERS_WIN || kind == WASH;
}

/* Return the action that ends the deal with most; NONE: there is none. Nothing hoped for comes before it. */
static Action best_ending(const Chooser *f, const Action *may, int number) {
    int found = 0;
    Action best = NONE;
    int64_t most = 0;
    for (int at = 0; at < number; at++) {
        if (ends_the_deal(may[at]) && !found++) best = may[at];
    }
    if (found < 2) return best;
    for (int at = 0; at < number; at++) {
        if (!ends_the_deal(may[at])) continue;
        const int64_t value = money(f, may[at]);
        if (value > most) {
            most = value;
            best = may[at];
        }
    }
    return best;
}

/* -- actions that are no discard ---------------------------------------------------------------------------- */

static double worth_of_pass(Chooser *f) {
    const int left = (f->place + f->deal->players - 1) % f->deal->players;
    const double ahead = f->deal->offer.tile != NONE && f->deal->offer.by == left ? f->scene.model->turn_ahead : 1.0;
    return as_it_stands(f)->worth * (ahead * f->others);
}

/* The last tile is of use only to a hand that it may complete. */
static double worth_of_tile(Chooser *f, int kind) {
    const Weighed *standing = as_it_stands(f);
    const double draws = f->scene.model->turn_ahead;
    const int useful = kind == SET_OUT || standing->need <= 1;
    const double ahead = kind == REFUSE_LAST ? 1.0 : useful ? draws : 1 / draws;
    return standing->worth * (ahead * f->others);
}

static double worth_of_own_kong(Chooser *f, Action action) {
    const int kind = ACTION_TILE(action);
    Holding hand = f->hand;
    Weighed found;
    move_tiles(&hand, kind, -hand.counts[kind]);
    if (ACTION_KIND(action) == CONCEALED_KONG) {
        hand.meld[hand.melds++] = (Meld){.kind = KONG, .tile = kind, .form = DRAWN, .giver = NONE};
    } else {
        for (int set = 0; set < hand.melds; set++) {
            if (hand.meld[set].kind == PUNG && hand.meld[set].tile == kind) {
                hand.meld[set].kind = KONG;
                hand.meld[set].form = ADDED;
            }
        }
    }
    weigh(&f->scene, &hand, AS_IT_STANDS, 1, 0, &found);
    return found.worth * (f->scene.model->own_kong * f->scene.model->turn_ahead * f->others);
}

/* Appraise a claim by the best that can be made of the hand after it. */
static double worth_of_claim(Chooser *f, Action action) {
    const Model *model = f->scene.model;
    const int tile = f->deal->offer.tile, kind = ACTION_KIND(action);
    Holding hand = f->hand;
    Weighed found[KINDS];
    int8_t kinds[KINDS];
    int number = 0, best = 0;
    if (kind == CLAIM_CHOW) {
        const int one = ACTION_TILE(action), two = ACTION_SECOND(action);
        move_tiles(&hand, one, -1);
        move_tiles(&hand, two, -1);
        hand.meld[hand.melds++] = (Meld){.kind = CHOW, .tile = one < tile ? one : tile};
    } else {
        move_tiles(&hand, tile, -(kind == CLAIM_KONG ? 3 : 2));
        hand.meld[hand.melds++] = (Meld){.kind = kind == CLAIM_KONG ? KONG : PUNG, .tile = tile,
                                         .form = kind == CLAIM_KONG ? CLAIMED : NO_KONG};
    }
    if (kind == CLAIM_KONG) {
        weigh(&f->scene, &hand, AS_IT_STANDS, 1, 0, found);
        return found->worth * (model->kong_claim * model->turn_ahead * f->others);
    }
    for (int held = 0; held < KINDS; held++) {
        if (hand.counts[held]) kinds[number++] = held;
    }
    if (!number) return 0.0;
    weigh(&f->scene, &hand, kinds, number, 0, found);
    for (int at = 1; at < number; at++) {
        if (found[at].worth > found[best].worth) best = at;
    }
    f->then = kinds[best];
    double times = kind == CLAIM_CHOW ? model->chow_claim : model->pung_claim;
    if (found[best].need >= as_it_stands(f)->need) times *= model->idle_claim;
    return found[best].worth * (times * f->others);
}

/* -- discards ----------------------------------------------------------------------------------------------- */

/* Return what a discard that declares a standing hand is worth: as much more as such a hand counts (HP-R10). */
static double worth_of_standing(const Chooser *f, int tile, const Weighed *weighed, double worth, double danger) {
    if (weighed->farther || !weighed->useful) return worth;
    Hand hand = hand_of(f->deal, f->place);
    Score plain, declared;
    hand.counts[tile]--;
    hand.by = BY_WALL;
    hand.tile = __builtin_ctzll(weighed->useful);
    score_hand(f->rules, &hand, &plain);
    hand.noted |= STANDING;
    score_hand(f->rules, &hand, &declared);
    if (plain.status != SCORED || declared.status != SCORED) return worth;
    return (worth + danger) * (double)declared.total / (double)(plain.total > 1 ? plain.total : 1) - danger;
}

/* What is found so far to be worth most; of equals the first. */
typedef struct {
    Action action;
    double worth;
    int then;
} Best;

static void better(Best *best, Action action, double worth) {
    if (best->action != NONE && worth <= best->worth) return;
    best->then = NONE;
    best->action = action;
    best->worth = worth;
}

/* Return how many pay whoever has this hand: nobody a dead one. */
static int payers(const Chooser *f) { return f->deal->seat[f->place].dead == ALIVE ? f->others : 0; }

static int is_discard(Action action) { return ACTION_KIND(action) == DISCARD || ACTION_KIND(action) == STAND; }

/* Weigh every discard but wild tiles; a flower in the hand can be spared like no other tile. Return how many. */
static int weigh_discards(Chooser *f, const Action *may, int number, Discarding *out) {
    int8_t kinds[MOST_ACTIONS];
    Weighed found[MOST_ACTIONS];
    double cost[KINDS] = {0};
    int discards = 0, stands = 0;
    for (int at = 0; at < number; at++) {
        const int tile = ACTION_TILE(may[at]);
        if (!is_discard(may[at]) || wild_here(f->deal, tile)) continue;
        stands |= ACTION_KIND(may[at]) == STAND;
        kinds[discards] = tile < KINDS ? tile : NONE;
        out[discards++].action = may[at];
    }
    if (!discards) return 0;
    find_dangers(f->deal, f->rules, &f->scene, f->place, kinds, discards, cost);
    weigh(&f->scene, &f->hand, kinds, discards, stands || f->corrects, found);
    for (int at = 0; at < discards; at++) {
        const double danger = kinds[at] == NONE ? 0.0 : cost[kinds[at]];
        double worth = found[at].worth * payers(f) - danger;
        if (ACTION_KIND(out[at].action) == STAND) worth = worth_of_standing(f, kinds[at], &found[at], worth, danger);
        out[at] = (Discarding){.action = out[at].action, .kind = kinds[at], .worth = worth, .danger = danger, .weighed = found[at]};
    }
    return discards;
}

/* Find the inputs of the discards that are to be corrected, which are put first; return how many. Whoever plays with
 * a dead hand is safe by the formula alone. */
static int inputs_of_best(Chooser *f, Discarding *found, int number, float in[CORRECTED][CORRECTION_INPUTS]) {
    const int best = payers(f) ? best_discards(found, number) : 0;
    if (!best) return 0;
    look_ahead(&f->scene, &f->hand, found, best, f->others);
    correction_inputs(f->deal, f->course, f->place, &f->scene, &f->hand, found, best, in);
    return best;
}

/* Find for the discards with these inputs what the net says of them, less what it says of the first, in points; where
 * the two hardly differ the first one stays, for what was learned is not as exact as that. */
static void points_added(float in[CORRECTED][CORRECTION_INPUTS], int number, double added[CORRECTED]) {
    float said[CORRECTED];
    for (int at = 0; at < number; at++) {
        said[at] = net_output(&correction, in[at], CORRECTION_INPUTS);
        added[at] = CORRECTION_UNIT * (double)(said[at] - said[0] - (at ? correction.hurdle : 0));
    }
}

static void correct(Chooser *f, Discarding *found, int number) {
    float in[CORRECTED][CORRECTION_INPUTS];
    double added[CORRECTED];
    const int best = inputs_of_best(f, found, number, in);
    points_added(in, best, added);
    for (int at = 0; at < best; at++) found[at].worth += added[at];
}

/* Appraise every discard, a wild tile least. */
static void appraise_discards(Chooser *f, const Action *may, int number, Best *best) {
    Discarding found[MOST_ACTIONS];
    const int discards = weigh_discards(f, may, number, found);
    if (f->corrects) correct(f, found, discards);
    for (int at = 0; at < discards; at++) better(best, found[at].action, found[at].worth);
    if (!f->scene.wild) return;
    Scene poorer = f->scene;
    Weighed left;
    poorer.wild--;
    weigh(&poorer, &f->hand, AS_IT_STANDS, 1, 0, &left);
    for (int at = 0; at < number; at++) {
        if (is_discard(may[at]) && wild_here(f->deal, ACTION_TILE(may[at]))) {
            better(best, may[at], left.worth * (f->scene.model->spare_wild * payers(f)));
        }
    }
}

static void appraise(Chooser *f, Action action, Best *best) {
    f->then = NONE;
    switch (ACTION_KIND(action)) {
    case PASS: better(best, action, worth_of_pass(f)); break;
    case SET_OUT:
    case TAKE_LAST:
    case REFUSE_LAST: better(best, action, worth_of_tile(f, ACTION_KIND(action))); break;
    case CONCEALED_KONG:
    case ADDED_KONG: better(best, action, worth_of_own_kong(f, action)); break;
    case CLAIM_KONG:
    case CLAIM_PUNG:
    case CLAIM_CHOW: better(best, action, worth_of_claim(f, action)); break;
    default: break;
    }
    if (best->action == action) best->then = f->then;
}

/* Return what is worth most of all that does not end the deal; the scene is made. */
static Best best_hoped_for(Chooser *f, const Action *may, int number) {
    Best best = {.action = NONE, .then = NONE};
    f->hand = natural_hand(f->deal, f->place);
    for (int at = 0; at < number; at++) appraise(f, may[at], &best);
    appraise_discards(f, may, number, &best);
    return best;
}

Action choose(const Deal *deal, const Rules *rules, const Course *course, int place, int model, int *then) {
    Action may[MOST_ACTIONS];
    const int number = legal(deal, rules, course, place, may);
    *then = NONE;
    if (number == 1) return may[0];
    Chooser chooser = {.deal = deal, .rules = rules, .course = course, .place = place, .others = deal->players - 1,
                       .corrects = correction_is_learned && is_corrected[model]};
    for (int at = 0; at < number; at++) { /* a single way to end the deal needs no weighing */
        const int kind = ACTION_KIND(may[at]);
        if ((kind == GO_OUT || kind == CLAIM_WIN) && !course->washing && !course->set_out_later) return may[at];
    }
    make_scene(deal, course, place, &models[model], &chooser.scene);
    const Action ending = best_ending(&chooser, may, number);
    if (ending != NONE) return ending;
    const Best best = best_hoped_for(&chooser, may, number);
    *then = best.then;
    return best.action;
}

int discards_to_correct(const Deal *deal, const Rules *rules, const Course *course, int place, int model,
                        Discarding found[MOST_ACTIONS], float in[CORRECTED][CORRECTION_INPUTS]) {
    Action may[MOST_ACTIONS];
    const int number = legal(deal, rules, course, place, may);
    Chooser chooser = {.deal = deal, .rules = rules, .course = course, .place = place, .others = deal->players - 1, .corrects = 1};
    for (int at = 0; at < number; at++) {
        if (ends_the_deal(may[at])) return 0;
    }
    make_scene(deal, course, place, &models[model], &chooser.scene);
    chooser.hand = natural_hand(deal, place);
    return inputs_of_best(&chooser, found, weigh_discards(&chooser, may, number, found), in);
}

int corrections_of(const Deal *deal, const Rules *rules, const Course *course, int place, int model, Action of[CORRECTED],
                   double added[CORRECTED]) {
    Discarding found[MOST_ACTIONS];
    float in[CORRECTED][CORRECTION_INPUTS];
    if (!correction_is_learned) return 0;
    const int number = discards_to_correct(deal, rules, course, place, model, found, in);
    points_added(in, number, added);
    for (int at = 0; at < number; at++) of[at] = found[at].action;
    return number;
}

uint64_t weigh_draws(const Deal *deal, const Rules *rules, const Course *course, int place, const Model *model,
                     double found[KINDS]) {
    Deal before = *deal;
    int8_t live[KINDS];
    uint64_t weighed = 0;
    seat_remove(&before, &before.seat[place], deal->drawn);
    find_live(&before, place, live);
    for (int kind = 0; kind < KINDS; kind++) {
        if (live[kind] <= 0) continue;
        Deal other = before;
        Action may[MOST_ACTIONS];
        int ends = 0;
        seat_add(&other, &other.seat[place], kind);
        other.drawn = kind;
        const int number = legal(&other, rules, course, place, may);
        for (int at = 0; at < number; at++) ends |= ends_the_deal(may[at]);
        if (ends) continue;
        Chooser chooser = {.deal = &other, .rules = rules, .course = course, .place = place, .others = deal->players - 1};
        make_scene(&other, course, place, model, &chooser.scene);
        found[kind] = best_hoped_for(&chooser, may, number).worth;
        weighed |= 1ull << kind;
    }
    return weighed;
}
