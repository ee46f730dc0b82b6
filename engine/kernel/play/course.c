/* What the options of a book mean for its course of play.
 *
 * Each book's `play.py` says the same with values and conditions; there stand the places in the books and the
 * rulings behind each line.
 */
#include "play/deal.h"

/* Harr, both parts: Procedure of Play, p. 13-29; Part II adds the reserve, single heads and washing. */
static void pung_chow(const Rules *rules, Course *course) {
    const int limit = rules->book == PUNG_CHOW_LIMIT;
    course->lifted = 1;
    course->bonus_tiles = rules->mandarins;
    course->keeps_foreign = rules->foreign_mandarin;
    course->set_out = rules->foreign_mandarin ? 2 : 1;
    course->reserve = limit || rules->p1_reserve ? 14 : 0;
    course->late_claims = rules->late_claims;
    course->robbing = rules->robbing_kong;
    course->laid_fresh = course->added_fresh = !rules->kong_after_claim;
    course->last_set = !rules->last_discard_claims;
    course->last_kong = 1; /* but it needs a loose tile */
    course->majors = limit;
    if (limit) {
        course->washing = rules->wash_window ? 2 : 1;
        course->wash_all = rules->wash_two;
    }
}

/* Start and Rules 1 to 14. */
static void how_to_play(const Rules *rules, Course *course) {
    course->lifted = 1;
    course->bonus_tiles = rules->flowers;
    course->set_out = 1;
    course->reserve = 14;
    course->late_claims = !rules->late_claim;
    course->robbing = 1;
    course->bar_pung = 1;
    course->bar_kong = !rules->pung_lock;
    course->standing = rules->standing ? 2 : 1;
    course->added_fresh = 1;
    course->just_drawn = rules->add_fourth;
    course->last_set = course->last_kong = rules->last_discard;
    course->majors = 1;
}

/* Sections 2 to 4 and the extras. */
static void four_winds(const Rules *rules, Course *course) {
    static const int8_t growth[3] = {2, 1, 0};
    const int may_rob = !rules->extra_rob || rules->rob_without_extra;
    course->reserve = 14;
    course->reserve_kong = growth[rules->reserve];
    course->kong_needs = 1 + course->reserve_kong;
    course->robbing = !rules->rob_form && may_rob;
    course->rob_suits_only = !rules->rob_suits_only;
    course->extend = !rules->extend_visible_three;
    course->last_kong = 1; /* but it needs a card that is not of the reserve */
    course->majors = 1;
}

/* The article: breaking, wild tiles, the bottom tile. */
static void fenghua(const Rules *rules, Course *course) {
    course->bonus_tiles = 1;
    course->wild = 1;
    course->set_out = 1;
    course->set_out_later = 1;
    course->reserve = 1; /* the tile turned up */
    course->robbing = 1;
    course->refuse_last = 1;
    course->supply_apart = course->by_supply = !rules->bottom_tile;
    course->chain = rules->flower_then_kong;
    course->laid_fresh = course->added_fresh = !rules->kong_after_claim;
    course->forced_flowers = rules->forced_flowers;
    course->banker_first = rules->multi_win;
}

void make_course(const Rules *rules, Course *course) {
    *course = (Course){.extend = 1, .kong_needs = 1};
    switch (rules->book) {
    case HOW_TO_PLAY: how_to_play(rules, course); break;
    case FOUR_WINDS: four_winds(rules, course); break;
    case FENGHUA: fenghua(rules, course); break;
    default: pung_chow(rules, course); break;
    }
}
