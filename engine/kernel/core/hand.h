/* What the parts of the kernel share: tiles, rules, hands, scores and finished deals.
 *
 * Tiles are the indices of `peling.core.tiles.Tile`: 0-8 bamboos, 9-17 circles, 18-26 characters, 27-30 winds
 * E S W N, 31-33 dragons R G Wh, 34-37 flowers, 38-41 seasons. Winds are 0 East to 3 North. No struct holds a
 * pointer, and every field has a size of its own, so that the layout is the same natively and in WebAssembly.
 */
#ifndef PELING_HAND_H
#define PELING_HAND_H

#include <stdint.h>

enum { COPIES = 4, KINDS = 34, TILES = 42, HONOURS = 27, DRAGONS = 31, FLOWERS = 34, SEASONS = 38, NONE = -1 };
enum { EAST, SOUTH, WEST, NORTH, WINDS };

/* The rule sets, in the order of `peling.rulebooks.RULE_SETS`. */
enum { PUNG_CHOW, PUNG_CHOW_LIMIT, HOW_TO_PLAY, FOUR_WINDS, FENGHUA };

/* A rule set: the book, and for each house rule the place of its value among `Option.values` (0: the book's
 * default); `limit` alone is the number itself, 0 for none. A field has the key of its option, so options of
 * two books under one key share a field. `peling.advice.kernel.rules` fills it; a test holds the two lists together. */
typedef struct {
    int32_t book;
    int32_t limit; /* PC2 300, HP 600, FW 1000 by default; 0: none */
    /* Pung Chow, both parts */
    int32_t mandarins;           /* off, on */
    int32_t foreign_mandarin;    /* replace, discard */
    int32_t robbing_kong;        /* no, yes */
    int32_t kong_after_claim;    /* no, yes; Fenghua too */
    int32_t late_claims;         /* off, until_next_discard */
    int32_t last_discard_claims; /* all, win_only */
    int32_t two_hand_seats;      /* opposite, adjacent */
    int32_t draw_settlement;     /* none, differences */
    /* Pung Chow, Part I */
    int32_t p1_reserve;           /* 0, 14 */
    int32_t original_hand;        /* east_only, first_turn */
    int32_t original_allows_kong; /* no, yes */
    int32_t only_place;           /* by_kinds, by_shape */
    /* Pung Chow, Part II */
    int32_t mah_jongg_points;      /* 10, 20 */
    int32_t first_card;            /* add_after, add_before, flat, off */
    int32_t first_card_scope;      /* east_discard, any_first_turn */
    int32_t fourth_tile;           /* literal, robbing, both, off */
    int32_t winner_pair;           /* yes, no */
    int32_t single_heads;          /* plain, doubled */
    int32_t pay_all;               /* yes, no */
    int32_t penalty_concealed_kong; /* yes, no */
    int32_t loser_cap;             /* difference, score */
    int32_t last_tile_loose;       /* no, both */
    int32_t reseat_each_set;       /* no, yes: of a game, not of a deal */
    int32_t wash_window;           /* before_first_draw, until_own_draw */
    int32_t wash_two;              /* first, both */
    int32_t excuse_count;          /* doublings, items */
    /* How to Play it */
    int32_t flowers;               /* no, yes */
    int32_t reroll_double_ones;    /* special_dice_only, always, never: of the throws, not of a deal */
    int32_t pung_lock;             /* pung_and_kong, pung_only */
    int32_t add_fourth;            /* any_own_tile, just_drawn */
    int32_t late_claim;            /* text, before_draw_only */
    int32_t standing;              /* first_draw_only, first_discard */
    int32_t last_discard;          /* win_only, all_claims */
    int32_t nine_tile;             /* concealed_any_extra, called_form, any_exposed */
    int32_t original_thirteen;     /* eightfold, no_double */
    int32_t pair_own_round;        /* 4, 2 */
    int32_t loser_pairs;           /* all, one, none */
    int32_t own_and_four_flowers;  /* multiply, four_only */
    int32_t loose_counts_as_drawn; /* yes, no */
    int32_t only_piece;            /* kind_or_visible, shape_only, visible_only */
    int32_t no_chow;               /* both, bonus, double */
    int32_t no_score;              /* both, bonus, double */
    int32_t last_piece;            /* both, bonus, double */
    int32_t loose_tile;            /* both, bonus, double */
    int32_t limit_receive;         /* literal, score_cap */
    int32_t four_wind_pungs;       /* no, yes */
    int32_t liabilities;           /* yes, no */
    /* Four Winds */
    int32_t banker_subtract_one;   /* yes, no: of the throws, not of a deal */
    int32_t drawn_game_bank;       /* stays, passes: of a game, not of a deal */
    int32_t extend_visible_three;  /* yes, no */
    int32_t reserve;               /* 14+2k, 14+k, 14 */
    int32_t cap_at_full;           /* yes, no */
    int32_t banker_double_on_full; /* yes, no */
    int32_t other_winds;           /* as_major, 0 */
    int32_t head_points;           /* winning_card, winning_card_also_plain, any_pair, off */
    int32_t pair_honour;           /* 2, 0 */
    int32_t mixed_suit;            /* always, only_with_scoring_three */
    int32_t extra_pairs;           /* yes, no */
    int32_t extra_open_flowers;    /* yes, no */
    int32_t extra_moon;            /* yes, no */
    int32_t extra_rob;             /* yes, no */
    int32_t rob_without_extra;     /* no, yes */
    int32_t rob_form;              /* added_fourth, rear_card */
    int32_t rob_suits_only;        /* yes, no */
    int32_t losers_settle;         /* no, yes */
    int32_t discarder_pays_all;    /* no, yes */
    int32_t unnatural;             /* better_of, flat */
    /* Fenghua */
    int32_t min_claim_points;            /* 4, 3 */
    int32_t rob_minimum;                 /* 0, 4 */
    int32_t independent_stacking;        /* add, replace */
    int32_t single_call_seven_pairs;     /* yes, no */
    int32_t tame_counts_as_no_wild;      /* no, yes */
    int32_t repeat_patterns;             /* each, once */
    int32_t celebration;                 /* points, celebrate_only */
    int32_t seventh_honour_drawn;        /* open, closed */
    int32_t pair_call_exclusive;         /* no, yes */
    int32_t pair_call_with_wild;         /* yes, no */
    int32_t lone_wild_claim;             /* state, arrangement */
    int32_t seven_pairs_lone_wild_claim; /* no, yes */
    int32_t multi_win;                   /* nearest_to_discarder, banker_first */
    int32_t honour_pung;                 /* any, exposed_only */
    int32_t loner_closed_kong;           /* no, yes */
    int32_t liability_conflict;          /* winning_tile, split */
    int32_t flower_then_kong;            /* budding, chain */
    int32_t fifth_copy;                  /* yes, no */
    int32_t bottom_tile;                 /* literal, last_tile */
    int32_t forced_flowers;              /* no, yes */
    int32_t value_table;                 /* modern, custom */
} Rules;

/* Kinds of sets, and how a kong came about (`peling.core.melds.KongForm`); only a drawn kong is concealed. */
enum { CHOW, PUNG, KONG, PAIR };
enum { NO_KONG, CLAIMED, DRAWN, ADDED };

typedef struct {
    int8_t kind;  /* CHOW, PUNG or KONG */
    int8_t tile;  /* what it is made of; of a chow the lowest */
    int8_t form;  /* NO_KONG, CLAIMED, DRAWN, ADDED */
    int8_t giver; /* the wind it was claimed from; NONE */
} Meld;

/* How the winning tile came, in the order of `peling.core.scoring.WinBy`; NONE: the hand has not won. */
enum { BY_WALL, BY_LOOSE, BY_DISCARD, BY_ROBBED_KONG, BY_LAST_WALL, BY_LAST_DISCARD, BY_DEALT, BY_FIRST_DISCARD,
       BY_EIGHT_FLOWERS };

/* Circumstances of a hand (`HandRecord.circumstances`), as bits. The first four say what a loose tile that
 * won replaced. The kernel itself finds the last two when a deal is finished. */
enum { SUPPLY_OF_FLOWER = 1, SUPPLY_OF_CLAIMED_KONG = 2, SUPPLY_OF_DRAWN_KONG = 4, SUPPLY_OF_ADDED_KONG = 8,
       FIRST_TURN = 16, LAST_TILE = 32, STANDING = 64, THIRTEENTH_WIN = 128, DISCARDER_EXCUSED = 256,
       DISCARDER_NO_CHOICE = 512 };

/* A hand as it is scored (`peling.core.scoring.HandRecord`): without the winning tile, but for one complete as dealt,
 * which has all fourteen and no winning tile. */
typedef struct {
    int8_t counts[TILES]; /* concealed tiles by kind: wild ones, and flowers not set out, among them */
    int8_t melds;         /* how many sets lie on the table */
    Meld meld[4];         /* they, in the order in which they were made */
    uint8_t bonus;        /* flowers and seasons set out, as bits: 1 << (tile - FLOWERS) */
    int8_t seat;          /* the own wind */
    int8_t round_wind;    /* NONE where the book has none */
    int8_t turned;        /* the tile turned up that says what is wild (Fenghua); NONE: nothing is */
    int8_t by;            /* how it won; NONE */
    int8_t tile;          /* the winning tile; NONE */
    int8_t giver;         /* the wind who gave it; NONE */
    int16_t noted;        /* circumstances */
    int8_t visible[KINDS]; /* what the winner sees of each kind outside his own hand and sets (How to Play) */
} Hand;

/* What came of scoring a hand, in the words of `InvalidHandError.reason`. */
enum { SCORED, NOT_COMPLETE, WILD_EYE, BELOW_MINIMUM };

typedef struct {
    int64_t total;   /* what the hand counts */
    int32_t points;  /* before doubling */
    int32_t doubles; /* how many doublings */
    int32_t shares;  /* what shares of the limit add after the doubles */
    int32_t status;  /* SCORED, or why it counts nothing */
} Score;

/* A finished deal, as `peling.play.endings.result` looks at it. All arrays but `winds` are by wind. Why a hand
 * is dead changes nothing: it is not scored. */
enum { ALIVE, WRONG_COUNT, TOO_MANY, TOO_FEW };

typedef struct {
    int8_t players;   /* how many play */
    int8_t winds[4];  /* who plays, from East in the order of play */
    int8_t winner;    /* NONE: nobody has won */
    int8_t dead[4];   /* whether a hand is dead */
    int8_t washed[4]; /* how many heads are in a hand that was shown as dealt; 0: it was not */
    Hand hand[4];     /* the hands, the winner's with `by`, `tile` and `giver` */
} Finished;

typedef struct {
    int64_t net[4];   /* what each gains or loses */
    Score score[4];   /* what each hand counts; nothing if it is dead or the tiles were washed */
    int8_t liable;    /* who pays for all; NONE */
    int8_t sharing[2]; /* who share paying for all (Fenghua); NONE */
} Settled;

/* shapes/shapes.c: hands. `wilds` counts wild tiles beside the counts, which are natural tiles alone. */

/* Return whether the tiles in hand are a complete hand of this book; the winning tile is among the counts. */
int is_complete(const Rules *rules, const int8_t counts[KINDS], int wilds, const Meld *meld, int melds);

/* Return whether this tile completes a hand of thirteen (less three for each set laid down). It may be wild. It
 * does not ask whether the hand may be claimed for: `score_hand` does. */
int completes(const Rules *rules, const Hand *hand, int tile);

/* Return the kinds (bits by index, natural tiles) that complete a hand of thirteen. */
uint64_t waits(const Rules *rules, const Hand *hand);

/* Return whether a tile is wild when `turned` was turned up. */
int is_wild(int turned, int tile);

/* rulebooks/score.c: points of a hand, of the winner (`by` is not NONE) or of another player (`RuleSet.score`). */
void score_hand(const Rules *rules, const Hand *hand, Score *score);

/* Return what a hand that has not won counts, or will count if it wins (`RuleSet.standing`). */
void score_standing(const Rules *rules, const Hand *hand, Score *score);

/* rulebooks/settle.c: score all hands of a finished deal, find who is liable, and settle. */
void settle_deal(const Rules *rules, const Finished *deal, Settled *settled);

#endif
