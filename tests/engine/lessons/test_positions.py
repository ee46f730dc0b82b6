"""Positions in notation become real deals, with every tile where it can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from peling.advice.own_hand import tiles_short
from peling.core.actions import ConcealedKong, Discard, RefuseLast
from peling.core.tiles import Tile, Wind, full_set, tile
from peling.core.view import Source
from peling.lessons.courses import COURSES, course
from peling.lessons.model import BoardTask, Page
from peling.lessons.position import Position, PositionError, deal_of
from peling.play.table import apply, view_of
from peling.rulebooks import rule_set

RULES = rule_set("pung-chow")
BOARDS = [
    (course(one).rules, page)
    for one in COURSES
    for page in course(one).pages
    if isinstance(page.task, BoardTask)
]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("rules_id", "page"), BOARDS, ids=[f"{name} {page.id}" for name, page in BOARDS])
def test_a_position_of_a_lesson_has_every_tile_of_the_set_once(rules_id: str, page: Page) -> None:
    rules = rule_set(rules_id)
    task = page.task
    assert isinstance(task, BoardTask)

    deal = deal_of(task.position, rules)

    everywhere: Counter[Tile] = Counter(deal.wall.tiles)
    everywhere.update(discard.tile for discard in deal.discards if discard.claimed_by is None)
    for held in deal.holdings:
        everywhere.update((*held.hand.all_tiles(), *held.hand.bonus))
    assert everywhere == Counter(full_set(bonus=rules.course.bonus_tiles))
    sizes = {wind: deal.hand(wind).size for wind in deal.winds}
    assert sizes.pop(deal.turn) == 14
    assert set(sizes.values()) == {13}


def test_the_tiles_that_come_and_the_loose_ones_come_in_their_order() -> None:
    position = Position(
        (("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),),
        turn=Wind.SOUTH,
        drawn="C7",
        coming="Wh G",
        loose="D7 D8",
        left=60,
    )
    deal = deal_of(position, RULES)
    assert deal.wall.left == 60
    deal, _ = apply(deal, Wind.SOUTH, ConcealedKong(tile("C7")), RULES)
    assert deal.drawn is tile("D7")
    assert deal.wall.loose[0] is tile("D8")
    deal, _ = apply(deal, Wind.SOUTH, Discard(tile("N")), RULES)
    assert (deal.turn, deal.drawn) == (Wind.WEST, tile("Wh"))


def test_a_round_wind_that_is_not_said_is_east_where_there_are_rounds() -> None:
    hands = (("E", "B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R"),)
    first = Position(hands, source=Source.DEAL)
    south = Position(hands, source=Source.DEAL, round_wind=Wind.SOUTH)
    limit = rule_set("pung-chow-limit")
    assert deal_of(first, RULES).round_wind is None
    assert deal_of(first, limit).round_wind is Wind.EAST
    assert deal_of(south, limit).round_wind is Wind.SOUTH


def test_who_shall_refuse_the_last_tile_is_far_from_a_win() -> None:
    """The page says that no tile wins; thirteen tiles that fit with no other were one short."""
    refused = []
    for rules_id, page in BOARDS:
        task = page.task
        if isinstance(task, BoardTask) and task.solution == (RefuseLast(),):
            rules = rule_set(rules_id)
            refused.append(tiles_short(view_of(deal_of(task.position, rules), task.me, rules), rules))
    assert refused
    assert min(refused) > 2


def test_a_dealt_position_has_seen_nothing_drawn() -> None:
    hands = (("E", "B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R"),)
    deal = deal_of(Position(hands, source=Source.DEAL), RULES)
    assert view_of(deal, Wind.EAST, RULES).untouched
    assert deal.dealt[0] == deal.hand(Wind.EAST).concealed


def test_who_is_not_named_holds_nothing_that_belongs_together() -> None:
    """The second and the third may: not so many kinds lie so far apart."""
    first, *others = deal_of(Position((("N", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),)), RULES).holdings[:3]
    for one, other in combinations(first.hand.concealed, 2):
        assert one is not other
        assert one.suit is None or one.suit is not other.suit or abs(one.rank - other.rank) > 2
    for holding in others:
        assert len(set(holding.hand.concealed)) == 13


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (Position((("E", "R R R R R"),)), "more than there are: R"),
        (Position((("E", "R R R"), ("S", "R")), drawn="R"), "more than there are: R"),
        (Position((), left=200), "200 tiles cannot be in the wall"),
        (Position((), left=1), "1 tiles cannot be in the wall"),
    ],
)
def test_what_cannot_be_is_refused(position: Position, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        deal_of(position, RULES)


def test_wild_tiles_need_one_that_was_turned_up() -> None:
    fenghua = rule_set("fenghua")
    deal = deal_of(Position((), wild="D1"), fenghua)
    assert deal.wild == (tile("D1"),)
    assert deal.wall.turned is tile("D1")
    with pytest.raises(PositionError, match="D1"):
        deal_of(Position((("E", "D1 D1 D1 D1"),), wild="D1"), fenghua)


def test_where_no_number_is_said_all_that_is_not_placed_is_in_the_wall_with_what_comes() -> None:
    hands = (("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),)
    plain = deal_of(Position(hands, turn=Wind.SOUTH, drawn="C7", discards="D1"), RULES)
    said = Position(hands, turn=Wind.SOUTH, drawn="C7", discards="D1", coming="Wh G B9", loose="D7 D8")
    deal = deal_of(said, RULES)
    assert deal.wall.left == plain.wall.left == 136 - 13 * 4 - 1 - 1
    assert [discard.tile for discard in deal.discards] == [tile("D1")]
