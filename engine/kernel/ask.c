/* Single questions about hands and finished deals, for tests and for whoever has a hand and no deal: what is
 * asked lies in `io` as a `Hand` or `Finished`, the answer is left there behind it. */
#ifdef __wasm__
#include "rulebooks/liable.h"

#define EXPORT(name) __attribute__((export_name(name)))

int32_t *get_io(void);
int32_t *get_rules(void);

/* Where answers begin, in bytes: behind a finished deal, the longest question. */
enum { ANSWER = 512 };

static const Rules *rules(void)
{
    return (const Rules *)get_rules();
}

static const Hand *asked(void)
{
    return (const Hand *)get_io();
}

static void *answer(void)
{
    return (uint8_t *)get_io() + ANSWER;
}

EXPORT("answer") int32_t answer_at(void)
{
    return ANSWER;
}

EXPORT("score_hand") void ask_score(void)
{
    score_hand(rules(), asked(), answer());
}

EXPORT("score_standing") void ask_standing(void)
{
    score_standing(rules(), asked(), answer());
}

EXPORT("settle_deal") void ask_settlement(void)
{
    settle_deal(rules(), (const Finished *)get_io(), answer());
}

EXPORT("completes") int32_t ask_completes(int32_t tile)
{
    return completes(rules(), asked(), tile);
}

EXPORT("waits") uint64_t ask_waits(void)
{
    return waits(rules(), asked());
}

EXPORT("liable_for") int32_t ask_liable(void)
{
    return liable_for(rules(), asked());
}
#endif
