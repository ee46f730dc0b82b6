/* Scores by book, and what the older books share. */
#include "rulebooks/score.h"
#include "rulebooks/fenghua.h"

/* Read the hand as thirteen heads and one more, if it is; return how many ways: 1 or 0. */
static int read_heads(const Hand *hand, Reading *reading)
{
    int8_t counts[KINDS];
    for (int kind = 0; kind < KINDS; kind++)
        counts[kind] = hand->counts[kind];
    if (hand->tile != NONE)
        counts[hand->tile]++;
    if (hand->melds || !thirteen_heads(counts))
        return 0;
    *reading = (Reading){.sets = 0, .completed = NONE};
    return 1;
}

int read_sets_or_heads(const Hand *hand, int every_place, Reading found[MOST_READINGS])
{
    const int number = read_winner(hand, every_place, found);
    return number ? number : read_heads(hand, found);
}

int makeup_of_sets(const Reading *reading)
{
    int makeup = 0;
    for (int place = 0; place < reading->sets; place++)
        makeup |= group_bit(reading->set[place].tile);
    return makeup;
}

void score_hand(const Rules *rules, const Hand *hand, Score *score)
{
    switch (rules->book) {
    case PUNG_CHOW:
        score_part_one(rules, hand, score);
        break;
    case PUNG_CHOW_LIMIT:
        score_part_two(rules, hand, score);
        break;
    case HOW_TO_PLAY:
        score_how_to_play(rules, hand, score);
        break;
    case FOUR_WINDS:
        score_four_winds(rules, hand, score);
        break;
    default:
        if (hand->by == NONE)
            *score = (Score){.status = SCORED};
        else
            score_fenghua(rules, hand, score);
    }
}

void score_standing(const Rules *rules, const Hand *hand, Score *score)
{
    if (rules->book == FENGHUA)
        estimate_fenghua(rules, hand, score);
    else if (rules->book == FOUR_WINDS && rules->losers_settle == 0)
        estimate_four_winds(rules, hand, score);
    else
        score_hand(rules, hand, score);
}
