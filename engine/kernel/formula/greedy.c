/* A yardstick: comes as near a win as he can, without regard to value and danger
 * (`peling.advice.yardsticks.Greedy`). */
#include "formula/policy.h"

static int is_ending_or_tile(Action action) {
    switch (ACTION_KIND(action)) {
    case GO_OUT:
    case FLOWERS_WIN:
    case CLAIM_WIN:
    case WASH:
    case SET_OUT:
    case TAKE_LAST: return 1;
    default: return 0;
    }
}

static int is_kong(Action action) { return ACTION_KIND(action) == CONCEALED_KONG || ACTION_KIND(action) == ADDED_KONG; }

static int is_claim(Action action) { return ACTION_KIND(action) >= CLAIM_KONG && ACTION_KIND(action) <= CLAIM_CHOW; }

/* Return how many tiles a hand lacks when the set of an action lies open. */
static int short_after(const Deal *deal, const Rules *rules, const Course *course, int place, Action action) {
    Seat seat = deal->seat[place];
    const int tile = is_claim(action) ? deal->offer.tile : ACTION_TILE(action);
    int used = 0;
    switch (ACTION_KIND(action)) {
    case CONCEALED_KONG: used = COPIES; break;
    case CLAIM_KONG: used = 3; break;
    case CLAIM_PUNG: used = 2; break;
    case ADDED_KONG: used = 1; break;
    default:
        seat_remove(deal, &seat, ACTION_TILE(action));
        seat_remove(deal, &seat, ACTION_SECOND(action));
    }
    for (int copy = 0; copy < used; copy++) seat_remove(deal, &seat, tile);
    if (ACTION_KIND(action) != ADDED_KONG) {
        const int chow = ACTION_KIND(action) == CLAIM_CHOW;
        seat.meld[seat.melds++] = (Meld){.kind = chow ? CHOW : PUNG, .tile = tile, .giver = NONE};
    }
    return seat_short(rules, course, &seat);
}

/* Find the discards that give no wild tile away and declare nothing; all, where there is no other. */
static int find_discards(const Deal *deal, const Action *may, int number, Action *out) {
    int plain = 0, found = 0;
    for (int at = 0; at < number; at++) {
        if (ACTION_KIND(may[at]) == DISCARD && !wild_here(deal, ACTION_TILE(may[at]))) out[plain++] = may[at];
    }
    for (int at = 0; !plain && at < number; at++) {
        if (ACTION_KIND(may[at]) == DISCARD || ACTION_KIND(may[at]) == STAND) out[found++] = may[at];
    }
    return plain ? plain : found;
}

/* Return how many live tiles bring a hand nearer. */
static int live_after(const Deal *deal, const Rules *rules, const Course *course, const Seat *seat, const int8_t live[KINDS]) {
    int found = 0;
    for (uint64_t kinds = seat_helpful(rules, course, deal, seat); kinds; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds);
        if (kind < KINDS) found += live[kind];
    }
    return found;
}

/* Return the discard that keeps the hand nearest, then with the most live tiles; the first of equals. */
static Action nearest(const Deal *deal, const Rules *rules, const Course *course, int place, const Action *discards, int number) {
    int shorts[MOST_ACTIONS], least = 99, equals = 0, most = -1;
    Action best = discards[0];
    for (int at = 0; at < number; at++) {
        Seat left = deal->seat[place];
        seat_remove(deal, &left, ACTION_TILE(discards[at]));
        shorts[at] = seat_short(rules, course, &left);
        if (shorts[at] < least) {
            least = shorts[at];
            equals = 0;
            best = discards[at];
        }
        equals += shorts[at] == least;
    }
    if (equals == 1) return best;
    int8_t live[KINDS];
    find_live(deal, place, live);
    for (int at = 0; at < number; at++) {
        if (shorts[at] != least) continue;
        Seat left = deal->seat[place];
        seat_remove(deal, &left, ACTION_TILE(discards[at]));
        const int found = live_after(deal, rules, course, &left, live);
        if (found > most) {
            most = found;
            best = discards[at];
        }
    }
    return best;
}

Action choose_greedily(const Deal *deal, const Rules *rules, const Course *course, int place) {
    Action may[MOST_ACTIONS], discards[MOST_ACTIONS];
    const int number = legal(deal, rules, course, place, may);
    for (int at = 0; at < number; at++) {
        if (is_ending_or_tile(may[at])) return may[at];
    }
    const int now = seat_short(rules, course, &deal->seat[place]);
    const int choices = find_discards(deal, may, number, discards);
    if (choices) {
        for (int at = 0; at < number; at++) {
            if (is_kong(may[at]) && short_after(deal, rules, course, place, may[at]) <= now) return may[at];
        }
        return nearest(deal, rules, course, place, discards, choices);
    }
    Action best = NONE, let_go = NONE;
    int least = now;
    for (int at = 0; at < number; at++) {
        if (ACTION_KIND(may[at]) == PASS || ACTION_KIND(may[at]) == REFUSE_LAST) let_go = may[at];
        if (!is_claim(may[at])) continue;
        const int after = short_after(deal, rules, course, place, may[at]);
        if (after < least) {
            least = after;
            best = may[at];
        }
    }
    return best != NONE ? best : let_go;
}
