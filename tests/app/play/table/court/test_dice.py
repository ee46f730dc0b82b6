"""How dice roll: pure geometry, at every time of their way."""

from __future__ import annotations

import itertools
import math

import pytest

from peling_app.play.table.court.boxes import Box
from peling_app.play.table.court.dice import DOTS, FACES, HIGHER, Roll, bounce, seen, trail, turned, way
from peling_app.play.table.court.thrown import drawn_wind, pair

FELT = Box(200, 120, 660, 500)
PARTS = [number / 40 for number in range(41)]


def roll(value: int, yaw: float = -24) -> Roll:
    return Roll(value, (0, 300), (500, 380), 54, yaw, 1.6)


@pytest.mark.parametrize(("value", "yaw"), list(itertools.product(range(1, 7), (-24, 0, 31))))
def test_a_die_ends_with_its_value_up_and_lies(value: int, yaw: float) -> None:
    die = seen(roll(value, yaw), 1)
    assert die.faces[-1].value == value, "the upper face has most light"
    assert die.height == 0
    assert seen(roll(value, yaw), 1.7) == die, "and it lies still"
    out = FACES[value][0]
    assert [
        round(sum(a * b for a, b in zip(row, out, strict=True)), 9) for row in turned(roll(value), 1)
    ] == [0, 0, 1]


def test_opposite_faces_make_seven_and_never_are_seen_together() -> None:
    for value, part in itertools.product(range(1, 7), PARTS):
        shown = [face.value for face in seen(roll(value), part).faces]
        assert 1 <= len(shown) <= 3
        assert not any(7 - one in shown for one in shown)
    for value, (out, *_) in FACES.items():
        assert FACES[7 - value][0] == tuple(-one for one in out)


def test_it_goes_its_way_and_bounces_twice() -> None:
    assert way(roll(3), 0) == (0, 300)
    assert way(roll(3), 1) == (500, 380)
    heights = [bounce(part) for part in PARTS]
    assert min(heights) == 0
    lifts = [one < other for one, other in itertools.pairwise(heights)]
    rises = [key for key, _ in itertools.groupby(lifts)]
    assert rises.count(True) == 2, "it springs up twice"
    sides = [seen(roll(3), part).faces[-1].value for part in PARTS]
    assert len({*sides}) >= 4, "other faces come up on the way"


def test_dots_tell_the_way_it_has_come() -> None:
    dots = trail(roll(3))
    assert len(dots) == DOTS
    parts = [part for part, _, _ in dots]
    assert parts == sorted(parts)
    assert parts[0] == 0.42, "from where it first touches the felt"
    for part, x, y in dots:
        assert (x, y + bounce(part) * 54 * HIGHER) == pytest.approx(way(roll(3), part))


@pytest.mark.parametrize(("side", "of"), list(itertools.product(range(4), (1, 4))))
def test_dice_come_from_their_thrower_and_lie_apart_on_the_felt(side: int, of: int) -> None:
    one, other = pair(side, (2, 5), of, FELT, 1)
    x, y = one.start
    out = {0: y > FELT.foot, 1: x > FELT.right, 2: y < FELT.y, 3: x < FELT.x}
    assert out[side]
    for die in (one, other):
        assert all(FELT.x < x < FELT.right and FELT.y < y < FELT.foot for x, y in seen(die, 1).outline)
    assert math.dist(one.end, other.end) > one.edge * 1.4
    middle = [math.dist(die.end, FELT.middle) for die in (one, other)]
    assert (max(middle) < 90) is (of == 1)


def test_winds_that_are_drawn_lie_before_their_seats() -> None:
    boxes = [drawn_wind(side, FELT, 1) for side in range(4)]
    assert all(FELT.holds(box) for box in boxes)
    assert boxes[0].y > boxes[2].foot
    assert boxes[3].right < boxes[1].x
