"""The prices asked from the book's items are those of its score card (Harr, Part I, p. 29-31)."""

import pytest

from peling.advice.formula.prices import PATTERNS, Price, prices
from peling.core.melds import KongForm, kong, pair, pung, sequence_from
from peling.core.melds import chow as chow_of
from peling.core.tiles import Wind, tile
from tests.engine.positions import E, S, book


@pytest.mark.parametrize(
    ("code", "exposed", "concealed", "doubles"),
    [("B2", 2, 4, 0), ("D9", 4, 8, 0), ("W", 4, 8, 0), ("S", 4, 8, 1), ("R", 4, 8, 1), ("Wh", 4, 8, 1)],
)
def test_threes_and_fours(code: str, exposed: int, concealed: int, doubles: int) -> None:
    paid, kind = prices(book(), S, None), tile(code)
    assert paid.exposed[kind.index] == Price(exposed, doubles)
    assert paid.concealed[kind.index] == Price(concealed, doubles)
    assert paid.exposed_kong[kind.index] == Price(4 * exposed, doubles)
    assert paid.concealed_kong[kind.index] == Price(4 * concealed, doubles)


def test_pairs() -> None:
    paid = prices(book(), E, None)
    paying = {
        kind
        for kind in ("B1", "D5", "E", "S", "W", "N", "R", "G", "Wh")
        if paid.pairs[tile(kind).index].points
    }
    assert paying == {"E", "R", "G", "Wh"}
    assert paid.pairs[tile("R").index] == Price(2, 0)


def test_patterns() -> None:
    patterns = {
        pattern.id: pattern.price for pattern in prices(book(), E, None).patterns if not pattern.threes
    }
    # 20 for Mah-Jongg and 2 for drawing; no sequence 10 more, and the dragon's wait is the only place.
    assert patterns == {
        "any": Price(22, 0),
        "one-suit": Price(22, 3),
        "suit-honours": Price(22, 1),
        "honours": Price(34, 3),
    }
    assert tuple(patterns) == PATTERNS


@pytest.mark.parametrize("wind", Wind)
def test_patterns_cost_the_same_whatever_the_wind(wind: Wind) -> None:
    assert prices(book(), wind, None).patterns == prices(book(), E, None).patterns


def test_the_parts_of_a_pattern() -> None:
    for pattern in prices(book(), E, None).patterns:
        assert [not pattern.outside >> group & 1 for group in range(4)] == list(pattern.groups)


def test_each_of_the_three_suits_can_be_cleared_to_with_honours_and_without() -> None:
    suits = {(True, False, False), (False, True, False), (False, False, True)}
    priced = prices(book(), E, None).patterns
    for name, honours in (("one-suit", False), ("suit-honours", True)):
        groups = [pattern.groups for pattern in priced if pattern.id == name]
        assert len(groups) == len(suits)
        assert set(groups) == {(*suit, honours) for suit in suits}


def test_the_price_of_a_set_laid_down() -> None:
    paid = prices(book(), E, None)
    run = sequence_from(tile("B1"))
    assert run is not None
    assert paid.of_meld(chow_of(run)) == Price(0, 0)
    assert paid.of_meld(pair(tile("R"))) == Price(0, 0)
    assert paid.of_meld(pung(tile("R"))) == Price(4, 1)
    assert paid.of_meld(pung(tile("R"), concealed=True)) == Price(8, 1)
    assert paid.of_meld(kong(tile("B5"), KongForm.ADDED)) == Price(8, 0)
    assert paid.of_meld(kong(tile("B5"), KongForm.DRAWN)) == Price(16, 0)


def test_equal_questions_are_asked_once() -> None:
    assert prices(book(), E, None) is prices(book(), E, None)
