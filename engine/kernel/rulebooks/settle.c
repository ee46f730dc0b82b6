/* Who pays whom at the end of a deal: each book's settlement (`rulebooks/<book>/settlement.py`). */
#include "rulebooks/liable.h"
#include "rulebooks/score.h"
#include "rulebooks/fenghua.h"

/* East pays and receives double (PC-BANKER, FW-BANKER-DOUBLE, HP-PAY-WINNER). */
static int east_doubles(int one, int other)
{
    return one == EAST || other == EAST ? 2 : 1;
}

static void pay(Settled *settled, int payer, int payee, int64_t amount)
{
    settled->net[payer] -= amount;
    settled->net[payee] += amount;
}

static int64_t least(int64_t one, int64_t other)
{
    return one < other ? one : other;
}

static int64_t live_score(const Finished *deal, const Settled *settled, int wind)
{
    return deal->dead[wind] ? 0 : settled->score[wind].total;
}

/* Let players settle the differences of their scores in pairs, but not the winner; at most the limit each. */
static void differences(const Rules *rules, const Finished *deal, Settled *settled, int cap_scores, int cap_paid)
{
    for (int one = 0; one < deal->players; one++)
        for (int other = one + 1; other < deal->players; other++) {
            int first = deal->winds[one], second = deal->winds[other];
            if (first == deal->winner || second == deal->winner)
                continue;
            int64_t score = live_score(deal, settled, first), against = live_score(deal, settled, second);
            if (cap_scores) {
                score = least(score, rules->limit);
                against = least(against, rules->limit);
            }
            int higher = score > against ? first : second, lower = score > against ? second : first;
            int64_t paid = score > against ? score - against : against - score;
            if (cap_paid)
                paid = least(paid, rules->limit);
            pay(settled, lower, higher, paid * east_doubles(first, second));
        }
}

/* Let the winner collect from all, or for all from whoever is liable. */
static void collect(const Finished *deal, Settled *settled, int64_t score, int plain)
{
    for (int place = 0; place < deal->players; place++) {
        int payer = deal->winds[place], from = settled->liable == NONE ? payer : settled->liable;
        if (payer != deal->winner)
            pay(settled, from, deal->winner, score * (plain ? 1 : east_doubles(payer, deal->winner)));
    }
}

static void settle_part_one(const Rules *rules, const Finished *deal, Settled *settled)
{
    if (deal->winner != NONE)
        collect(deal, settled, settled->score[deal->winner].total, 0);
    if (deal->winner != NONE || rules->draw_settlement == 1)
        differences(rules, deal, settled, 0, 0);
}

/* What each other player pays for washing with so many heads (PC2-WASH); East pays and gets it once. */
static void settle_washed(const Finished *deal, Settled *settled)
{
    static const int16_t VALUES[] = {50, 70, 100, 150, 200};
    for (int place = 0; place < deal->players; place++) {
        int washer = deal->winds[place], heads = deal->washed[washer];
        for (int other = 0; other < deal->players && heads >= 9; other++)
            if (other != place)
                pay(settled, deal->winds[other], washer, VALUES[heads - 9]);
    }
}

static void settle_part_two(const Rules *rules, const Finished *deal, Settled *settled)
{
    int winner = deal->winner, capped = rules->limit > 0;
    if (winner != NONE) {
        int64_t score = settled->score[winner].total;
        settled->liable = (int8_t)liable_for(rules, deal->hand + winner);
        if (settled->liable != NONE && is_let_off(rules, deal->hand + winner, deal->hand + settled->liable))
            settled->liable = NONE;
        collect(deal, settled, capped ? least(score, rules->limit) : score, 0);
        if (settled->liable != NONE)
            return;
    }
    if (winner != NONE || rules->draw_settlement == 1)
        differences(rules, deal, settled, capped && rules->loser_cap == 1, capped);
}

/* How to Play: pay a difference, doubled with East; nobody but East receives more than the limit. */
static void pay_limited(const Rules *rules, Settled *settled, int payer, int payee, int64_t base)
{
    int64_t amount = base * east_doubles(payer, payee);
    if (rules->limit && rules->limit_receive == 0 && payee != EAST)
        amount = least(amount, rules->limit);
    pay(settled, payer, payee, amount);
}

static int64_t capped_score(const Rules *rules, const Settled *settled, int wind)
{
    int64_t score = settled->score[wind].total;
    return rules->limit ? least(score, rules->limit) : score;
}

/* Let two losers settle: claims of unfinished limit hands go first, then the difference; a dead hand counts
 * nothing and gets nothing. */
static void settle_between(const Rules *rules, const Finished *deal, Settled *settled, int one, int other)
{
    int pair[2] = {one, other}, claimed = 0;
    for (int place = 0; place < 2; place++) {
        int payee = pair[place];
        if (!deal->dead[payee] && claims_limit(rules, deal->hand + payee)) {
            pay_limited(rules, settled, pair[1 - place], payee, rules->limit);
            claimed = 1;
        }
    }
    if (claimed || (deal->dead[one] && deal->dead[other]))
        return;
    int64_t scores[2] = {capped_score(rules, settled, one), capped_score(rules, settled, other)};
    for (int place = 0; place < 2; place++) {
        int payer = pair[place], payee = pair[1 - place];
        if (deal->dead[payee])
            continue;
        if (scores[1 - place] > scores[place])
            pay_limited(rules, settled, payer, payee, scores[1 - place] - scores[place]);
    }
}

static void settle_how_to_play(const Rules *rules, const Finished *deal, Settled *settled)
{
    int winner = deal->winner;
    if (winner == NONE)
        return;
    int64_t won = capped_score(rules, settled, winner);
    settled->liable = (int8_t)liable_for(rules, deal->hand + winner);
    for (int place = 0; place < deal->players; place++) {
        int payer = deal->winds[place];
        if (payer == winner)
            continue;
        int64_t amount = won * east_doubles(payer, winner);
        if (rules->limit && rules->limit_receive == 0 && winner != EAST)
            amount = least(amount, rules->limit);
        pay(settled, settled->liable == NONE ? payer : settled->liable, winner, amount);
    }
    for (int one = 0; one < deal->players && settled->liable == NONE; one++)
        for (int other = one + 1; other < deal->players; other++)
            if (deal->winds[one] != winner && deal->winds[other] != winner)
                settle_between(rules, deal, settled, deal->winds[one], deal->winds[other]);
}

static void settle_four_winds(const Rules *rules, const Finished *deal, Settled *settled)
{
    int winner = deal->winner;
    if (winner == NONE)
        return;
    int64_t score = settled->score[winner].total;
    if (rules->cap_at_full == 0)
        score = least(score, rules->limit);
    settled->liable = (int8_t)liable_for(rules, deal->hand + winner);
    collect(deal, settled, score, rules->banker_double_on_full == 1 && score >= rules->limit);
    if (rules->losers_settle == 1)
        differences(rules, deal, settled, rules->cap_at_full == 0, 0);
}

/* Fenghua: rounded up to tens; double for an own tile and from the discarder; a liable player pays for all. */
static void settle_fenghua(const Rules *rules, const Finished *deal, Settled *settled, int fed)
{
    int winner = deal->winner;
    if (winner == NONE)
        return;
    const Hand *hand = deal->hand + winner;
    int64_t score = (settled->score[winner].total + 9) / 10 * 10;
    int own = !is_discard(hand->by), factors = 0;
    int8_t payers[2];
    int liable = liable_fenghua(rules, hand, fed, payers);
    if (liable == 1)
        settled->liable = payers[0];
    for (int place = 0; place < deal->players; place++) {
        int payer = deal->winds[place];
        if (payer == winner)
            continue;
        int factor = own || payer == hand->giver ? 2 : 1;
        factors += factor;
        if (liable < 2)
            pay(settled, liable ? payers[0] : payer, winner, score * factor);
    }
    for (int one = 0; liable == 2 && one < 2; one++) {
        settled->sharing[one] = payers[one];
        pay(settled, payers[one], winner, score * (factors / 2));
    }
}

void settle_deal(const Rules *rules, const Finished *deal, Settled *settled)
{
    int washed = 0, fed = 0;
    *settled = (Settled){.liable = NONE, .sharing = {NONE, NONE}};
    for (int place = 0; place < deal->players; place++)
        washed |= deal->washed[deal->winds[place]];
    if (washed) {
        settle_washed(deal, settled);
        return;
    }
    for (int place = 0; place < deal->players; place++) {
        int wind = deal->winds[place];
        if (deal->dead[wind])
            continue;
        if (rules->book == FENGHUA && wind == deal->winner)
            fed = score_fenghua(rules, deal->hand + wind, settled->score + wind);
        else
            score_hand(rules, deal->hand + wind, settled->score + wind);
    }
    switch (rules->book) {
    case PUNG_CHOW:
        settle_part_one(rules, deal, settled);
        break;
    case PUNG_CHOW_LIMIT:
        settle_part_two(rules, deal, settled);
        break;
    case HOW_TO_PLAY:
        settle_how_to_play(rules, deal, settled);
        break;
    case FOUR_WINDS:
        settle_four_winds(rules, deal, settled);
        break;
    default:
        settle_fenghua(rules, deal, settled, fed);
    }
}
