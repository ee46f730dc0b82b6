/* A deal as the kernel plays it: `peling.play.deal.DealState` in places instead of winds.
 *
 * Place 0 is East, the others follow in the order of play. A `Deal` holds no pointer, so that copying it is one
 * block of memory; a rollout begins with such a copy.
 */
#ifndef PELING_DEAL_H
#define PELING_DEAL_H

#include "core/hand.h"

enum { SEATS = 4, MOST_DISCARDS = 200, MOST_ACTIONS = 64, WALL_TILES = 144 };

/* `peling.core.view.Phase`, `peling.core.view.Source`, and what a loose tile replaced. */
enum { IN_TURN, IN_CLAIMS, IN_ROBBING, IN_LAST, IS_OVER };
enum { FROM_DEAL, FROM_WALL, FROM_LAST_WALL, FROM_LOOSE, FROM_CLAIM };
enum { NOTHING_REPLACED, FOR_FLOWER, FOR_CLAIMED_KONG, FOR_DRAWN_KONG, FOR_ADDED_KONG };

/* Actions (`peling.core.actions`): a number of the kind in the bits from 12, then two tiles of six bits each. */
enum {
    DISCARD, STAND, CONCEALED_KONG, ADDED_KONG, SET_OUT, FLOWERS_WIN, TAKE_LAST, REFUSE_LAST, GO_OUT,
    CLAIM_WIN, CLAIM_KONG, CLAIM_PUNG, CLAIM_CHOW, PASS, WASH
};
typedef int32_t Action;
#define ACTION(kind, one, two) ((Action)((kind) << 12 | (one) << 6 | (two)))
#define ACTION_KIND(action) ((action) >> 12)
#define ACTION_TILE(action) ((action) >> 6 & 63)
#define ACTION_SECOND(action) ((action) & 63)

/* The course of play of a rule set (`peling.rules.course.CourseOfPlay` and the conditions of its rules), for these rules. */
typedef struct {
    int8_t bonus_tiles;   /* flowers and seasons are in the wall */
    int8_t lifted;        /* a stack is lifted out: two loose tiles lie on the end of the wall */
    int8_t reserve;       /* tiles that are never drawn */
    int8_t reserve_kong;  /* how many more for each kong */
    int8_t set_out;       /* who sets a bonus tile out: 0 nobody, 1 whoever gets it, 2 whose wind it bears */
    int8_t set_out_later; /* flowers drawn in play are set out by choice */
    int8_t late_claims;
    int8_t robbing;
    int8_t rob_suits_only;
    int8_t bar_pung;      /* who lets a pung pass is barred from it, and */
    int8_t bar_kong;      /* from the kong too, until his next discard */
    int8_t standing;      /* 0 no standing hand, 1 by an own draw, 2 with any first discard */
    int8_t washing;       /* 0 none, 1 before the first draw, 2 until the own draw */
    int8_t wash_all;
    int8_t supply_apart;
    int8_t by_supply;     /* kongs and flowers need a tile of the supply, not of the wall */
    int8_t refuse_last;
    int8_t chain;         /* a flower drawn for a kong hands that on */
    int8_t laid_fresh;    /* a kong of four own tiles needs a tile drawn, not claimed */
    int8_t added_fresh;   /* so does adding to a pung */
    int8_t extend;        /* adding to a pung is known at all */
    int8_t just_drawn;    /* only the tile just drawn is added */
    int8_t kong_needs;    /* so many tiles must be drawable for a kong */
    int8_t last_set;      /* the last discard may be claimed for a pung or a chow */
    int8_t last_kong;     /* and for a kong */
    int8_t forced_flowers;
    int8_t banker_first;
    int8_t majors;        /* thirteen majors and one more win */
    int8_t wild;          /* a tile is turned up, and wild tiles are never claimed nor laid down */
    int8_t keeps_foreign; /* a flower of another wind stays in the hand; the own one is never discarded */
} Course;

/* What one player has. */
typedef struct {
    int32_t key[4];     /* the natural tiles in hand: three suits and the honours, to base 5 (see tables.h) */
    int8_t counts[TILES];
    int8_t held;        /* how many tiles are in the hand */
    int8_t wilds;       /* how many of them are wild */
    int8_t melds;
    Meld meld[4];
    uint8_t bonus;      /* set out, as bits */
    int8_t bonuses;     /* how many */
    int8_t last_bonus;  /* which was set out last */
    int8_t dead;
    int8_t stands;
    int8_t thirteenth;  /* East's next win is the thirteenth in succession */
    int8_t discards;    /* how many tiles he has discarded */
    int8_t heads;       /* how many different majors he was dealt */
    uint64_t barred;    /* kinds that he let pass, as bits */
} Seat;

typedef struct {
    int8_t tile[WALL_TILES];
    int8_t whose[WALL_TILES]; /* who will draw each: his place + 1; 0: whoever comes first */
    int16_t head, end;        /* the tiles still to be drawn: from head on, before end */
    int8_t loose[2];
    int8_t looses;
    int8_t tail[16];     /* behind the tile turned up */
    int8_t tail_head, tail_end;
    int16_t drawn, loose_drawn;
    int8_t turned;       /* the tile turned up; NONE */
} Wall;

typedef struct {
    int8_t tile; /* NONE: nothing is offered */
    int8_t by;   /* whose it is */
    int8_t robbing, last, first, late;
} Offer;

typedef struct {
    int8_t players;
    int8_t winds[SEATS];
    int8_t round_wind;
    Seat seat[SEATS];
    Wall wall;
    int8_t kongs;
    int8_t phase, turn, drawn, source, replaced, set_out;
    Offer offer;
    uint8_t asked, answered; /* places as bits */
    Action answer[SEATS];
    uint8_t outrun;
    int8_t untouched;
    int8_t winner, by, tile, giver; /* by places; giver NONE for an own tile */
    uint8_t washed;                 /* places as bits */
    int8_t refused;
    int8_t out[TILES];              /* discards that lie on the table */
    int16_t discards;
    int8_t discard_tile[MOST_DISCARDS], discard_by[MOST_DISCARDS], discard_to[MOST_DISCARDS];
} Deal;

/* course.c */
void make_course(const Rules *rules, Course *course);

/* wall.c */
int wall_left(const Wall *wall);
int drawable(const Deal *deal, const Course *course);
int supply(const Deal *deal, const Course *course);
int wall_take(Wall *wall, int place);
int wall_take_loose(Wall *wall);
void wall_put_back(Wall *wall, int tile);
void wall_share(Wall *wall, int first, int players);

/* seat.c */
int seat_size(const Seat *seat);
void seat_add(const Deal *deal, Seat *seat, int tile);
void seat_remove(const Deal *deal, Seat *seat, int tile);
void seat_set_out(const Deal *deal, Seat *seat, int tile);
int wild_here(const Deal *deal, int tile);
int unmelded(const Deal *deal, const Seat *seat);
int seat_short(const Rules *rules, const Course *course, const Seat *seat);
uint64_t seat_helpful(const Rules *rules, const Course *course, const Deal *deal, const Seat *seat);
int complete(const Rules *rules, const Course *course, const Deal *deal, int place, int tile);
int calls_without(const Course *course, const Seat *seat, int tile);
Hand hand_of(const Deal *deal, int place);

/* drawing.c */
void end_drawn(Deal *deal);
void begin_turn(Deal *deal, int place, int source, int drawn);
void let_pass(Deal *deal, const Course *course);
void draw(Deal *deal, const Course *course, int place);
void take(Deal *deal, const Course *course, int place);
void draw_loose(Deal *deal, const Course *course, int place, int replaced);
void set_out_by_choice(Deal *deal, const Course *course, int place, int tile);
void refuse_last(Deal *deal, int place);
void deal_tiles(Deal *deal, const Course *course);

/* legal.c: the legal actions of a player in the order of `peling.rules.legality.conceivable`; whom a tile is offered */
int legal(const Deal *deal, const Rules *rules, const Course *course, int place, Action out[MOST_ACTIONS]);
int is_awaited(const Deal *deal, int place);
uint8_t who_may_claim(const Deal *deal, const Rules *rules, const Course *course);

/* apply.c: what a legal action makes of a deal, up to the next decision */
void apply(Deal *deal, const Rules *rules, const Course *course, int place, Action action);

/* ending.c: a finished deal as it is scored */
void finish(const Deal *deal, const Course *course, Finished *finished);

#endif
