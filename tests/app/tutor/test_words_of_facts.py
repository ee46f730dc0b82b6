"""The tutor says what a fact is and nothing of another fact: each wording asked with every fact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from peling.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    RefuseLast,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling.consequences import Consequences, consequences
from peling.rulebooks import rule_set
from peling.tiles import Wind, tile
from peling.view import Offer, Phase, Source
from peling_app.texts import tutor
from tests.app.tutor.positions import discard_of_west, own_turn

CHOW = ClaimChow((tile("C4"), tile("C6")))
FACTS = consequences(discard_of_west(), ClaimPung(), rule_set("pung-chow"))
CLAIM = (ClaimChow, ClaimPung, ClaimKong, ClaimWin)


def only(said: Mapping[object, str], words: Mapping[object, str]) -> None:
    """Check that what is said of each fact has the words of that fact, and those of no other."""
    for fact, sentence in said.items():
        found = {other for other, word in words.items() if word in sentence}
        assert found == ({fact} if fact in words else set()), (fact, sentence)


def facts(action: Action) -> Consequences:
    """Return facts of which only the action is given."""
    return replace(FACTS, action=action)


def test_the_small_line_tells_where_the_tile_came_from() -> None:
    only(
        {source: tutor.kicker(replace(own_turn(), source=source)) for source in Source},
        {
            Source.DEAL: "You are East and begin",
            Source.CLAIM: "claimed",
            Source.LOOSE: "loose tile",
            Source.LAST_WALL: "last tile",
        },
    )


def test_the_small_line_tells_what_others_do_and_when_it_is_over() -> None:
    offered = discard_of_west()
    robbing = replace(offered, phase=Phase.ROBBING, offer=Offer(tile("C5"), Wind.WEST, robbing=True))
    said: dict[object, str] = {
        "discards": tutor.kicker(offered),
        "adds": tutor.kicker(robbing),
        "bottom": tutor.kicker(replace(own_turn(), phase=Phase.LAST)),
        "over": tutor.kicker(replace(own_turn(), phase=Phase.OVER)),
    }
    only(said, {"discards": "discards", "adds": "adds to", "bottom": "bottom tile", "over": "over"})


def test_what_an_action_makes_is_told_of_that_action_alone() -> None:
    words: dict[object, str] = {
        ClaimPung(): "a three of a kind, laid open",
        ClaimKong(): "a four of a kind, laid open",
        CHOW: "the sequence",
        ConcealedKong(tile("B8")): "the two end tiles face down",
        AddedKong(tile("B8")): "from your open three",
        ClaimWin(): "four sets and a pair",
        SetOutBonus(tile("Fl1")): "a flower laid open",
        GoOutByFlowers(): "eight flowers",
        TakeLast(): "the last tile",
        RefuseLast(): "nothing",
        Discard(tile("B8"), standing=True): "a standing hand",
        Wash(): "you were dealt",
    }
    actions = [action for action in words if isinstance(action, Action)]
    said: dict[object, str] = {action: tutor.makes(facts(action)) for action in actions}
    only({**said, "discard": tutor.makes(facts(Discard(tile("B8"))))}, words)
    assert tutor.makes(facts(GoOut())) == said[ClaimWin()]
    assert "one of its tiles face up" in tutor.makes(facts(ConcealedKong(tile("B8"))), covered=3)


def test_what_goes_into_a_set_is_told_of_that_action_alone() -> None:
    view = discard_of_west()
    words: dict[object, str] = {
        ClaimPung(): "your pair",
        ClaimKong(): "your three",
        CHOW: "your two",
        ConcealedKong(tile("B8")): "your hand",
        AddedKong(tile("B8")): "your open three",
    }
    said: dict[object, str] = {a: tutor.tiles_words(a, view) for a in words if isinstance(a, Action)}
    only(said, words)
    robbing = replace(view, offer=Offer(tile("C5"), Wind.WEST, robbing=True))
    assert tutor.tiles_words(ClaimWin(), view) == "West’s\ndiscard"
    assert tutor.tiles_words(ClaimWin(), robbing) == "the tile\nWest is adding"


@pytest.mark.parametrize("loose", [True, False])
@pytest.mark.parametrize("following", [None, Wind.NORTH])
def test_a_loose_tile_follows_only_where_one_is_drawn(*, loose: bool, following: Wind | None) -> None:
    said = tutor.then(replace(FACTS, loose=loose, next_turn=following, skipped=()))
    assert ("loose tile" in said) is loose
    assert ("North plays next" in said) is (following is not None)
    assert "last tile" not in said


@pytest.mark.parametrize("skipped", [(), (Wind.NORTH,), (Wind.NORTH, Wind.EAST)])
def test_those_lose_a_turn_who_lose_it(skipped: tuple[Wind, ...]) -> None:
    said = tutor.then(replace(FACTS, next_turn=None, skipped=skipped))
    assert [name for name in ("North", "East", "West") if name in said] == [
        {"N": "North", "E": "East"}[wind.value] for wind in skipped
    ]


def test_a_chow_takes_the_place_of_the_draw_and_nothing_else_does() -> None:
    for action in (ClaimPung(), ClaimKong(), CHOW):
        assert (
            "in place of" in tutor.then(facts(action)) or "the place of" in tutor.then(facts(action))
        ) is (action is CHOW)


@pytest.mark.parametrize("book", ["pung-chow", "how-to-play", "four-winds", "fenghua"])
def test_a_win_ranks_before_every_claim_and_the_nearest_first(book: str) -> None:
    view = replace(discard_of_west(), round_wind=Wind.EAST)
    served = tutor.ranks(consequences(view, ClaimWin(), rule_set(book)))
    assert served.endswith("the one nearest after the discarder does.")


def test_by_the_house_rule_the_banker_is_told_first() -> None:
    view = replace(discard_of_west(), round_wind=Wind.EAST)
    rules = rule_set("fenghua", {"multi_win": "banker_first"})
    told = tutor.ranks(consequences(view, ClaimWin(), rules))
    assert "nearest" not in told
    assert told.endswith("the first in this order does: East, South, North.")
    banker = replace(view, turn=Wind.EAST, offer=Offer(tile("C5"), Wind.EAST))
    assert "nearest" in tutor.ranks(consequences(banker, ClaimWin(), rules))
