/* The wall: what may be drawn, and from which end (`peling.play.wall.Wall`). */
#include "play/deal.h"

int wall_left(const Wall *wall) {
    return wall->end - wall->head + wall->looses + wall->tail_end - wall->tail_head + (wall->turned != NONE);
}

int drawable(const Deal *deal, const Course *course) {
    const Wall *wall = &deal->wall;
    const int apart = course->supply_apart ? wall->tail_end - wall->tail_head : 0;
    const int may = wall_left(wall) - course->reserve - course->reserve_kong * deal->kongs - apart;
    return may > 0 ? may : 0;
}

int supply(const Deal *deal, const Course *course) {
    const int may = drawable(deal, course);
    if (!course->supply_apart) return may;
    return deal->wall.tail_end - deal->wall.tail_head + (may > 1 ? may - 1 : 0);
}

/* Lay the next tile that is a player's own at the head; where there is none, whatever lies there stays. */
static void bring_forward(Wall *wall, int place) {
    const int whose = place + 1;
    int at = wall->head;
    while (at < wall->end && wall->whose[at] != whose) at++;
    if (at == wall->head || at == wall->end) return;
    const int8_t tile = wall->tile[at];
    for (; at > wall->head; at--) {
        wall->tile[at] = wall->tile[at - 1];
        wall->whose[at] = wall->whose[at - 1];
    }
    wall->tile[at] = tile;
    wall->whose[at] = whose;
}

/* When nothing else is left the loose tiles, or those of the tail, are drawn like any other. */
int wall_take(Wall *wall, int place) {
    wall->drawn++;
    if (wall->head < wall->end) {
        if (wall->whose[wall->head]) bring_forward(wall, place);
        return wall->tile[wall->head++];
    }
    if (wall->tail_head < wall->tail_end) return wall->tail[wall->tail_head++];
    const int taken = wall->loose[0];
    wall->loose[0] = wall->loose[1];
    wall->looses--;
    return taken;
}

/* Take the end tile: the upper one of the last stack; when it is taken, the lower one. */
static int take_end(int8_t *tiles, int length, int whole_stack) {
    const int upper = whole_stack && length > 1;
    const int taken = tiles[length - 1 - upper];
    if (upper) tiles[length - 2] = tiles[length - 1];
    return taken;
}

int wall_take_loose(Wall *wall) {
    if (wall->looses) {
        const int taken = wall->loose[0];
        wall->loose[0] = wall->loose[1];
        wall->looses--;
        if (wall->head < wall->end) {
            const int length = wall->end - wall->head;
            wall->loose[wall->looses++] = take_end(wall->tile + wall->head, length, wall->loose_drawn % 2 == 0);
            wall->end--;
        }
        wall->loose_drawn++;
        return taken;
    }
    int taken;
    if (wall->tail_head < wall->tail_end) {
        const int length = wall->tail_end - wall->tail_head;
        taken = take_end(wall->tail + wall->tail_head, length, wall->loose_drawn % 2 == 0);
        wall->tail_end--;
    } else {
        const int length = wall->end - wall->head;
        taken = take_end(wall->tile + wall->head, length, (wall->drawn + length) % 2 == 0);
        wall->end--;
    }
    wall->loose_drawn++;
    return taken;
}

/* Let everybody draw tiles of his own from now on, those that would come to him if nobody claimed: who claims changes
 * whose turn it is, and no longer which tiles each player draws. While nobody sees how they lie, chance is the same. */
void wall_share(Wall *wall, int first, int players) {
    for (int at = wall->head; at < wall->end; at++) wall->whose[at] = (first + at - wall->head) % players + 1;
}

/* Put a tile back at the beginning, for a late claim (A09); whoever comes first takes it. */
void wall_put_back(Wall *wall, int tile) {
    wall->drawn--;
    if (wall->head == wall->end && wall->looses < 2) {
        wall->loose[1] = wall->loose[0];
        wall->loose[0] = tile;
        wall->looses++;
        return;
    }
    wall->tile[--wall->head] = tile;
    wall->whose[wall->head] = 0;
}
