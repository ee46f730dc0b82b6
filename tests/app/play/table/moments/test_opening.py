"""The beginning of a deal in time: how long, in which order, what moves where, by every book."""

from __future__ import annotations

import itertools
from itertools import groupby, pairwise

import pytest

from peling.core.events import BonusSetOut, TilesDealt, WallBroken
from peling.core.tiles import Wind
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.play.table.model.deal.course import opening
from peling_app.play.table.model.deal.opening import Kind, Opening
from peling_app.play.table.model.deal.pictures import facts_of
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.model.throws import break_lines
from tests.app.play.table.moments.beginnings import Begun
from tests.by_day import by_day

BOOKS = tuple(RULE_SETS)
TABLES = [(book, players) for book in BOOKS for players in rule_set(book).course.players]


def made(begun: Begun, *, still: bool = False) -> Opening:
    """Return the course of what has just been dealt."""
    begun.board.set_up(still=still)
    begun.tell()
    course = begun.board.beginning.opening
    assert course is not None
    begun.board.beginning.drop()
    return course


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("book", "players"), by_day(TABLES[::3], TABLES, several=True))
@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("seats", [False, True])
def test_the_whole_takes_less_than_six_seconds(book: str, players: int, seats: bool, still: bool) -> None:
    for seed in range(3):
        course = made(Begun(book, players, seats=seats, seed=seed), still=still)
        assert 2000 < course.total < 6000
        assert course.moments[0].begin == 0
        assert all(one.end == other.begin for one, other in pairwise(course.moments))
        assert all(one.begin <= one.said <= one.end for one in course.moments)
        kinds = [kind for kind, _ in groupby(one.kind for one in course.moments)]
        order = [Kind.SEATS, Kind.THROW, Kind.WALL, Kind.DEAL, Kind.HAND, Kind.FLOWERS]
        assert kinds == [kind for kind in order if kind in kinds]
        assert (Kind.SEATS in kinds) is seats
        assert {Kind.THROW, Kind.WALL, Kind.DEAL, Kind.HAND} <= {*kinds}


def test_many_ties_for_east_do_not_make_it_longer() -> None:
    ties = tuple(
        Throw(4 * turn + seat, "x", 3, 3, "", side=seat, group=turn) for turn in range(9) for seat in range(4)
    )
    begun = Begun("how-to-play", seats=True)
    view = begun.game.view
    assert view is not None
    broken = next(one for one in begun.events if isinstance(one, WallBroken))
    thrown = break_lines(broken, begun.game.names, len(ties), me=view.me)
    facts = facts_of(view, broken, begun.events, ties, thrown)
    course = opening(facts)
    assert course.total < 6000
    shown = [moment.throws[0].group for moment in course.moments if moment.kind is Kind.SEATS]
    assert shown == [0, 8], "the first round, and how it ended"


def test_a_throw_has_the_times_of_the_design_where_the_seats_are_known() -> None:
    course = made(Begun("pung-chow"))
    throws = [moment for moment in course.moments if moment.kind is Kind.THROW]
    assert len(throws) == 2
    assert [moment.said - moment.begin for moment in throws] == [950, 950]
    assert [(die.rest - die.begin) for die in course.dice] == [700, 700]
    lifts = [one for one in course.carried if one.target >= 0]
    assert [one.end - one.begin for one in lifts] == [220, 220]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", BOOKS)
def test_what_dice_show_is_said_only_when_they_lie(book: str) -> None:
    for seats, still in itertools.product((False, True), repeat=2):
        course = made(Begun(book, seats=seats), still=still)
        for die in course.dice:
            moment = next(one for one in course.moments if die.throw in one.throws)
            assert moment.said - die.rest >= 100
            assert die.until == moment.end


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_the_deal_goes_round_by_two_stacks_as_the_engine_has_dealt(book: str, players: int) -> None:
    begun = Begun(book, players)
    me = begun.game.me
    course = made(begun)
    flights = [one for one in course.carried if one.side >= 0]
    packs = [list(pack) for _, pack in groupby(flights, lambda one: one.begin)]
    dealt = [one for one in begun.events if isinstance(one, TilesDealt)]
    assert [(pack[0].side, sum(one.tiles for one in pack)) for pack in packs] == [
        (me.steps_to(one.wind), one.number) for one in dealt
    ]
    winds = begun.game.view.winds if begun.game.view is not None else ()
    first = packs[: 3 * players]
    assert [pack[0].side for pack in first] == [me.steps_to(wind) for wind in winds] * 3, "from East, in turn"
    assert all([one.tiles for one in pack] == [2, 2] for pack in first), "two whole stacks"
    gaps = {other[0].begin - one[0].begin for one, other in pairwise(packs)}
    assert max(gaps) - min(gaps) <= 1, "in one measure"
    # Each comes where there is room: nobody's places are taken twice, and none is left out.
    for side in {one.side for one in flights}:
        places = [one.place + more for one in flights if one.side == side for more in range(one.tiles)]
        assert sorted(places) == list(range(14 if me.after(side) is Wind.EAST else 13))


@pytest.mark.parametrize(("book", "last"), [("how-to-play", 4), ("pung-chow", 5)])
def test_east_takes_the_upper_tiles_of_two_stacks_at_once_where_the_book_says_so(
    book: str, last: int
) -> None:
    begun = Begun(book)
    course = made(begun)
    flights = [one for one in course.carried if one.side >= 0]
    packs = [list(pack) for _, pack in groupby(flights, lambda one: one.begin)]
    assert len(packs) == 12 + last
    east = begun.game.me.steps_to(Wind.EAST)
    assert [one.side for one in packs[12]] == [east] * (2 if last == 4 else 1)
    first, other = packs[12][0].stack, flights[-1].stack if last == 5 else packs[12][1].stack
    assert first != other
    frame = next(one for one in course.frames if one.at == packs[12][0].begin)
    assert [frame.missing.get(stack, 0) for stack in (first, other)] == ([1, 1] if last == 4 else [1, 0])


@pytest.mark.parametrize("book", by_day({"how-to-play", "fenghua"}, BOOKS))
def test_tiles_come_from_the_wall_and_none_is_lost(book: str) -> None:
    begun = Begun(book)
    begun.tell()
    deal, board = begun.board.beginning, begun.board
    course, view = deal.opening, begun.game.view
    assert course is not None
    assert view is not None
    whole = 8 * view.wall.stacks
    for frame in course.frames:
        deal.go_to(frame.at)
        flying = [one for one in course.carried if one.begin <= frame.at < one.end]
        dealt = sum(one.tiles for one in flying if one.side >= 0)
        held = sum(seat.concealed for seat in board.picture.seats)
        standing = sum(stack.tiles + stack.loose for stack in board.picture.wall)
        lifted = 2 - frame.loose if frame.lifted and not frame.broken and view.wall.lifted else 0
        if not frame.flowers:
            assert standing + lifted + dealt + held == whole
            assert begun.table.wall_left == whole - dealt - held
        assert len(deal.property("hand").rows) == frame.held[0]
    assert frame.held == tuple(14 if view.me.after(side) is Wind.EAST else 13 for side in range(4))


@pytest.mark.parametrize("book", BOOKS)
def test_the_stacks_are_counted_from_the_breakers_right_end_to_the_gap(book: str) -> None:
    for throws in (((4, 2), (5, 2)), ((6, 6), (6, 6)), ((1, 2), (1, 1))):
        begun = Begun(book, throws=throws)
        course = made(begun)
        broken = next(one for one in begun.events if isinstance(one, WallBroken))
        me, stacks = begun.game.me, begun.game.rules.course.stacks
        first, last = course.counted[0].stack, course.counted[-1].stack
        assert first == 100 * me.steps_to(broken.breaker)
        assert last == 100 * me.steps_to(broken.side) + broken.stack - 1
        over = 0 if broken.side is broken.breaker else stacks
        assert len(course.counted) == over + broken.stack
        times = [one.at for one in course.counted]
        assert times == sorted(times)


@pytest.mark.parametrize(("book", "seed"), [("fenghua", 1), ("fenghua", 2)])
def test_flowers_are_laid_out_in_turn_and_only_then_seen(book: str, seed: int) -> None:
    begun = Begun(book, seed=seed)
    begun.tell()
    deal, board = begun.board.beginning, begun.board
    course = deal.opening
    assert course is not None
    laid = [one for one in begun.events if isinstance(one, BonusSetOut)]
    sides = list(dict.fromkeys(begun.game.me.steps_to(one.wind) for one in laid))
    assert len(sides) > 1, "several players were dealt flowers"
    for frame in course.frames:
        deal.go_to(frame.at)
        assert {side for side in range(4) if board.picture.seats[side].bonus} == frame.flowers
    assert course.frames[-1].flowers == set(sides)


def test_with_reduced_motion_nothing_rolls_or_flies() -> None:
    course = made(Begun("pung-chow"), still=True)
    assert course.carried == ()
    assert all(die.begin == die.rest for die in course.dice)
    assert course.turn[1] == 100
