"""The wall: built, broken, drawn from at both ends, as it stands on the table."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.core.tiles import WINDS, Tile, Wind, full_set
from peling.core.view import WallView
from peling.play.wall import Place, Wall, break_wall, layout
from peling.rules.course import WallBreak
from peling.rules.defaults import break_wall as where

E, S, W, N = WINDS


def numbered(stacks: int = 17) -> tuple[Tile, ...]:
    """Return a wall in which the tile at a place differs from its neighbours."""
    tiles = list(full_set(bonus=stacks == 18))
    random.Random(stacks).shuffle(tiles)
    return tuple(tiles)


def at(wall: tuple[Tile, ...], side: Wind, stack: int, level: int, stacks: int = 17) -> Tile:
    """Return the tile of a stack counted from the right end of a side; level 0 is the upper."""
    return wall[(side.number * stacks + stack - 1) * 2 + level]


def seen(wall: Wall) -> WallView:
    return WallView(
        wall.stacks,
        wall.opening.side,
        wall.opening.stack,
        wall.drawn,
        wall.loose_drawn,
        wall.left,
        wall.left,
    )


@pytest.mark.parametrize(
    ("first", "second", "stacks", "breaker", "side", "stack"),
    [
        (7, 7, 17, W, W, 14),
        (8, 9, 17, N, N, 17),
        (8, 10, 17, N, W, 1),
        (12, 12, 17, N, W, 7),
        (9, 9, 17, E, N, 1),
        (9, 9, 18, E, E, 18),
        (2, 2, 17, S, S, 4),
        (5, 12, 17, E, E, 17),
    ],
)
def test_both_throws_are_counted_and_run_on_into_the_left_neighbours_side(
    first: int, second: int, stacks: int, breaker: Wind, side: Wind, stack: int
) -> None:
    assert where(first, second, stacks) == WallBreak(breaker, side, stack)


def test_tiles_are_drawn_from_the_left_edge_of_the_gap_clockwise_upper_before_lower() -> None:
    tiles = numbered()
    wall = break_wall(tiles, WallBreak(W, W, 14))
    taken, rest = wall.take(8)
    places = ((W, 15), (W, 16), (W, 17), (S, 1))
    assert taken == tuple(at(tiles, side, stack, level) for side, stack in places for level in (0, 1))
    assert rest.left == 128
    assert rest.drawn == 8


def test_the_lifted_tiles_are_the_loose_tiles_the_upper_one_first() -> None:
    tiles = numbered()
    wall = break_wall(tiles, WallBreak(W, W, 14))
    assert wall.loose == (at(tiles, W, 14, 0), at(tiles, W, 14, 1))
    order = []
    for _ in range(6):
        taken, wall = wall.take_loose()
        assert len(wall.loose) == 2
        order.append(taken)
    assert order == [
        at(tiles, W, 14, 0),
        at(tiles, W, 14, 1),
        at(tiles, W, 13, 0),
        at(tiles, W, 13, 1),
        at(tiles, W, 12, 0),
        at(tiles, W, 12, 1),
    ]


def test_a_wall_is_drawn_to_its_last_tile_from_either_end() -> None:
    wall = break_wall(numbered(), WallBreak(E, E, 1))
    _, wall = wall.take(132)
    assert (len(wall.regular), len(wall.loose)) == (2, 2)
    upper, lower = wall.regular
    _, wall = wall.take_loose()
    assert wall.regular == (lower,)
    assert wall.loose[1] is upper
    (last,), wall = wall.take()
    assert last is lower
    _, wall = wall.take_loose()
    assert len(wall.loose) == 1
    _, wall = wall.take()
    assert wall.left == 0
    with pytest.raises(ValueError, match="no loose tile"):
        wall.take_loose()
    with pytest.raises(ValueError, match="wall of 0"):
        wall.take()


@pytest.mark.parametrize("left", [136, 4, 3, 2, 1])
def test_a_returned_tile_is_the_next_again(left: int) -> None:
    _, wall = break_wall(numbered(), WallBreak(S, S, 5)).take(136 - left)
    (taken,), after = wall.take()
    assert after.put_back(taken) == wall


@pytest.mark.parametrize(("count", "stack"), [(135, 1), (136, 18), (136, 0)])
def test_a_wall_that_cannot_be_is_refused(count: int, stack: int) -> None:
    with pytest.raises(ValueError, match="cannot be lifted"):
        break_wall(numbered()[:count], WallBreak(E, E, stack))


def test_the_layout_shows_gap_next_tile_and_loose_tiles() -> None:
    wall = break_wall(numbered(), WallBreak(W, W, 14))
    stands = layout(seen(wall))
    assert stands.gap == Place(W, 14)
    assert stands.next == Place(W, 15)
    assert stands.loose == (Place(W, 12), Place(W, 13))
    assert stands.stacks[W] == (2,) * 13 + (0,) + (2,) * 3
    _, wall = wall.take(7)
    stands = layout(seen(wall))
    assert stands.stacks[W][14:] == (0, 0, 0)
    assert stands.stacks[S][0] == 1
    assert stands.next == Place(S, 1)


def test_after_a_loose_draw_the_end_tile_is_put_up_beside_the_other() -> None:
    wall = break_wall(numbered(), WallBreak(W, W, 14))
    _, wall = wall.take_loose()
    stands = layout(seen(wall))
    assert stands.stacks[W][12] == 1
    assert stands.loose == (Place(W, 12), Place(W, 13))
    _, wall = wall.take_loose()
    stands = layout(seen(wall))
    assert stands.stacks[W][12] == 0
    assert stands.loose == (Place(W, 11), Place(W, 12))


def test_a_gap_at_the_right_end_of_a_side_has_its_loose_tiles_round_the_corner() -> None:
    # The right end of East's side meets the left end of South's.
    stands = layout(seen(break_wall(numbered(), WallBreak(E, E, 1))))
    assert stands.loose == (Place(S, 16), Place(S, 17))


@given(st.lists(st.booleans(), max_size=136), st.integers(1, 17), st.sampled_from(WINDS))
def test_however_it_is_drawn_the_stacks_hold_what_is_left(ends: list[bool], stack: int, side: Wind) -> None:
    tiles = numbered()
    wall = break_wall(tiles, WallBreak(side, side, stack))
    taken = []
    for loose in ends:
        if loose:
            one, wall = wall.take_loose()
        else:
            (one,), wall = wall.take()
        taken.append(one)
        stands = layout(seen(wall))
        assert sum(map(sum, stands.stacks.values())) == len(wall.regular)
        assert len(stands.loose) == len(wall.loose) == min(2, wall.left)
        assert len(set(stands.loose)) == len(stands.loose)
        assert (stands.next is None) is (not wall.regular)
    assert sorted([*taken, *wall.tiles]) == sorted(tiles)
