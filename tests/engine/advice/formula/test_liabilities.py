"""Computer players know which discards would make them pay for everybody."""

from collections import Counter
from dataclasses import replace

import pytest

from peling.advice.formula.liabilities import KINDS, NOTHING, pays_for_all
from peling.advice.formula.model import yardstick
from peling.advice.formula.prices import prices
from peling.advice.formula.threats import dangers, threats
from peling.core.melds import Meld, chow, pung
from peling.core.notation import parse_hand
from peling.core.scoring import HandRecord
from peling.core.tiles import COPIES, WINDS, Wind, tile
from peling.core.view import Discarded, Opponent, Phase, PlayerView, Source, WallView
from peling.rulebooks import rule_set

BAMBOOS = "B1 B2 B3 B4 B5 B6 B7 B8 B9"


def pungs(codes: str) -> tuple[Meld, ...]:
    return tuple(pung(tile(code), Wind.SOUTH) for code in codes.split())


def forbidden(book: str, laid: str, **options: str | int | bool) -> str:
    other = Opponent(Wind.WEST, 4, pungs(laid), ())
    found = pays_for_all(rule_set(book, options), other, Wind.EAST, Wind.EAST)
    return " ".join(kind.code for kind, liable in zip(KINDS, found, strict=True) if liable)


@pytest.mark.parametrize(
    ("book", "laid", "expected"),
    [
        ("pung-chow-limit", "B2 B5 B8", "B1 B3 B4 B6 B7 B9"),
        ("pung-chow-limit", "B2 B5 C8", ""),
        ("pung-chow-limit", "R G", "Wh"),
        ("pung-chow-limit", "B1 D1 N", "B9 D9 C1 C9 E S W R G Wh"),
        ("how-to-play", "B2 B5 B8", "B1 B3 B4 B6 B7 B9"),
        ("how-to-play", "R G", "Wh"),
        ("pung-chow", "R G", ""),
        ("four-winds", "B2 B5 B8", ""),
    ],
)
def test_the_sets_that_a_book_warns_of_forbid_discards(book: str, laid: str, expected: str) -> None:
    assert forbidden(book, laid) == expected


def test_without_the_penalty_nothing_is_forbidden() -> None:
    assert forbidden("how-to-play", "R G", liabilities=False) == ""
    other = Opponent(Wind.WEST, 4, pungs("R G"), ())
    rules = rule_set("how-to-play", {"liabilities": False})
    assert pays_for_all(rules, other, Wind.EAST, None) is NOTHING


def facing(laid: str) -> PlayerView:
    """Return the view of East at his turn, with such sets before West."""
    return PlayerView(
        me=Wind.EAST,
        winds=WINDS,
        round_wind=Wind.EAST,
        phase=Phase.TURN,
        turn=Wind.EAST,
        awaited=True,
        hand=parse_hand("B1 B3 B5 D2 D4 D6 C1 C3 C5 E S W N Wh"),
        drawn=tile("Wh"),
        source=Source.WALL,
        replaced=None,
        offer=None,
        others=(
            Opponent(Wind.SOUTH, 13, (), ()),
            Opponent(Wind.WEST, 7, pungs(laid), ()),
            Opponent(Wind.NORTH, 13, (), ()),
        ),
        discards=(Discarded(Wind.SOUTH, tile("D9"), Wind.WEST),) * 24,
        wall=WallView(17, Wind.EAST, 7, 60, 0, 76, 62),
    )


def cost(code: str, **options: str | int | bool) -> float:
    """Return what a discard to a player with two sets of dragons is thought to cost."""
    rules = rule_set("how-to-play", options)
    view = facing("R G")
    faced = threats(view, rules, prices(rules, view.me, view.round_wind), yardstick().model)
    return dangers(view, (3,) * 34, faced, yardstick().model)[tile(code).index]


def test_the_danger_of_paying_for_all_is_added_to_that_discard_alone() -> None:
    assert cost("Wh") > cost("Wh", liabilities=False)
    assert cost("N") == cost("N", liabilities=False)


def test_who_has_laid_nothing_down_may_want_each_group_alike() -> None:
    rules = rule_set("how-to-play")
    view = facing("R G")
    paid = prices(rules, view.me, view.round_wind)
    suits = [one.suits for one in threats(view, rules, paid, yardstick().model)]
    alike = (1.0, 1.0, 1.0, 1.0)
    assert (suits[0], suits[2]) == (alike, alike)
    assert suits[1] != alike, "West shows two sets of honours"


def test_nothing_costs_anything_while_nobody_threatens() -> None:
    assert dangers(facing("R G"), (3,) * 34, (), yardstick().model) == [0.0] * 34


def test_a_tile_of_which_one_lies_in_a_sequence_may_still_be_the_third() -> None:
    low, high = ((tile(f"B{first}"), tile(f"B{first + 1}"), tile(f"B{first + 2}")) for first in (1, 4))
    laid = tuple(chow(tiles, tiles[0], Wind.SOUTH) for tiles in (low, low, high))
    other = Opponent(Wind.WEST, 4, laid, ())
    found = pays_for_all(rule_set("pung-chow-limit"), other, Wind.EAST, Wind.EAST)
    warned = {kind.code for kind, liable in zip(KINDS, found, strict=True) if liable}
    assert warned >= {"B4", "B5", "B6", "B7", "B8", "B9"}
    assert not {code for code in warned if code[0] in "DC"}


@pytest.mark.parametrize("laid", ["R G", "B2 B5 B8", "B1 D1 N"])
def test_the_book_is_asked_about_hands_that_can_be_held_beside_the_sets(laid: str) -> None:
    asked: list[HandRecord] = []
    rules = replace(rule_set("how-to-play"), revision=-1, liable=asked.append)
    assert pays_for_all(rules, Opponent(Wind.WEST, 4, pungs(laid), ()), Wind.EAST, Wind.EAST) == NOTHING
    assert asked
    for record in asked:
        assert record.win is not None
        held = Counter((*record.hand.all_tiles(), record.win.tile))
        assert held.total() == 14
        assert max(held.values()) <= COPIES, held
