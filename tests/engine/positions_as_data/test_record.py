"""Positions as data: what the player sees, and the sentence for every position that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from peling.commands.action_words import action_words
from peling.core.scoring import InvalidHandError
from peling.core.tiles import Wind, tile
from peling.core.view import Phase, PlayerView, Source
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rules.legality import legal_actions
from tests.engine.spoilt_records import ODD, mark_of_readings, places, read_or_refused, spoilt

E, S, W, N = Wind
PUNG = {"kind": "pung", "tiles": ["R", "R", "R"], "concealed": False, "from": "E"}
CHOW = {"kind": "chow", "tiles": ["B1", "B2", "B3"], "concealed": False, "from": "E"}
TURN: Mapping[str, object] = {
    "rules": "pung-chow",
    "me": "S",
    "round": None,
    "concealed": ["B2", "B3", "B4", "B5", "B6", "B7", "C3", "C4", "D7", "D8", "D9", "E", "E", "N"],
    "drawn": "N",
    "discards": [["E", "W"], ["S", "G"]],
    "offer": None,
    "wild": None,
    "wall": 60,
}
CLAIM: Mapping[str, object] = {
    **TURN,
    "concealed": ["B2", "B3", "B4", "B5", "B6", "B7", "C3", "C4", "D7", "D8", "D9", "E", "E"],
    "drawn": None,
    "offer": {"tile": "C5", "from": "E"},
}


def view(record: Mapping[str, object]) -> PlayerView:
    fields = Fields(record)
    return read_position(fields, read_rules(fields, None))


def may(record: Mapping[str, object]) -> set[str]:
    fields = Fields(record)
    rules = read_rules(fields, None)
    return {action_words(action) for action in legal_actions(read_position(fields, rules), rules)}


def test_on_the_own_turn_the_drawn_tile_is_one_of_the_hand() -> None:
    seen = view(TURN)
    assert (seen.me, seen.phase, seen.turn, seen.drawn) == (S, Phase.TURN, S, tile("N"))
    assert seen.source is Source.WALL
    assert not seen.untouched
    assert [other.wind for other in seen.others] == [W, N, E]
    assert [other.concealed for other in seen.others] == [13, 13, 13]
    assert seen.wall.drawable == 60
    assert may(TURN) == {f"discard {code}" for code in set(TURN["concealed"])}  # type: ignore[call-overload]


def test_an_offered_tile_lies_on_the_table_and_may_be_claimed() -> None:
    seen = view(CLAIM)
    assert seen.phase is Phase.CLAIMS
    assert seen.discards[-1].tile is tile("C5")
    assert may(CLAIM) == {"win", "chow C3 C4", "pass"}
    assert may({**CLAIM, "offer": {"tile": "E", "from": "N"}}) == {"pung", "pass"}


def test_all_kinds_of_actions_are_named() -> None:
    kong = {
        **TURN,
        "concealed": ["B2", "B2", "B2", "B2", "C3", "C4", "D7", "D8", "D9", "E", "E"],
        "drawn": "E",
        "melds": [PUNG],
    }
    assert "kong B2" in may(kong)
    added = {
        **kong,
        "concealed": ["B2", "B3", "B4", "R", "C3", "C4", "D7", "D8", "D9", "E", "E"],
        "drawn": "R",
    }
    assert "kong R" in may(added)
    flowers = {
        "rules": "fenghua", "me": "S", "round": "E", "wall": 60, "drawn": "D5", "discards": [], "wild": ["W"],
        "concealed": ["C1", "C5", "C9", "B2", "B6", "D3", "D8", "E", "S", "N", "G", "Wh", "Fl1", "D5"],
    }  # fmt: skip
    assert "flower Fl1" in may(flowers) or "discard Fl1" in may(flowers)
    heads = ["B1", "B9", "D1", "D9", "C1", "C9", "E", "S", "W", "N", "R", "G", "B2", "B3"]
    dealt = {**TURN, "rules": "pung-chow-limit", "me": "E", "round": "E", "concealed": heads, "drawn": None}
    assert "wash" in may({**dealt, "discards": []})
    assert "wash" not in may(dealt)


def test_two_and_three_players_sit_as_the_book_has_it() -> None:
    three = view({**TURN, "players": 3})
    assert len(three.others) == 2
    chow = {**CLAIM, "players": 3}
    left = three.left_neighbour.value
    assert "chow C3 C4" in may({**chow, "offer": {"tile": "C5", "from": left}})


@pytest.mark.parametrize(
    "change",
    [
        {"discards": [["E", "Fl1"]]},
        {"others": {"N": {"bonus": ["Fl1"]}}},
        {"others": {"N": {"bonus": ["Fl2"]}, "W": {"bonus": ["Fl2"]}}},
    ],
)
def test_of_a_flower_there_is_one(change: dict[str, object]) -> None:
    flower = {
        **TURN,
        "rules": "fenghua",
        "round": "E",
        "wild": ["Wh"],
        "concealed": ["Fl1", *TURN["concealed"][1:]],  # type: ignore[index]
    }
    assert tile("Fl1") in view(flower).hand.concealed
    with pytest.raises(InvalidHandError, match="too many tiles Fl") as caught:
        view({**flower, **change})
    assert caught.value.reason == "impossible-tiles"


@pytest.mark.parametrize(
    ("change", "reason", "says"),
    [
        ({"players": 5}, "bad-record", "players"),
        ({"rules": "fenghua", "round": "E", "players": 3}, "bad-record", "fenghua is not for 3 players"),
        ({"me": "X"}, "bad-record", "me"),
        ({"players": 2, "me": "S"}, "bad-record", "nobody plays with S when 2 play"),
        ({"rules": "pung-chow-limit"}, "bad-record", "there is a wind of the round"),
        ({"concealed": ["B1"]}, "tile-count", "1 tiles; in the own turn there are 14"),
        ({"concealed": None}, "bad-record", "concealed"),
        ({"drawn": "R"}, "bad-record", "R is not among the concealed tiles"),
        ({"offer": {"tile": "R", "from": "S"}}, "bad-record", "nobody claims his own discard"),
        ({"offer": {"from": "E"}}, "bad-record", "offer.tile"),
        ({"discards": [["E"]]}, "bad-record", "discards[0]"),
        ({"discards": [["E", "E"]] * 3}, "impossible-tiles", "too many tiles E"),
        ({"discards": [["E", "Fl1"]]}, "impossible-tiles", "Fl1"),
        ({"wall": 200}, "bad-record", "wall"),
        ({"wall": 136}, "tile-count", "tiles are to be hidden"),
        ({"others": {"S": {}}}, "bad-record", "is the player who is to act"),
        ({"others": {"N": {"melds": [{**CHOW, "from": "E"}]}}}, "bad-meld", "claimed from the left, W"),
        ({"others": {"N": {"melds": [{**PUNG, "tiles": ["R", "R", "G"]}]}}}, "bad-meld", "others.N.melds"),
        ({"others": {"N": {"melds": [PUNG] * 5}}}, "tile-count", "more than four sets"),
        ({"options": {"nothing": 1}}, "unknown-option", "nothing"),
    ],
)
def test_what_cannot_be_says_why_and_where(change: dict[str, object], reason: str, says: str) -> None:
    with pytest.raises(InvalidHandError) as caught:
        view({**TURN, **change})
    assert caught.value.reason == reason
    assert says in str(caught.value)


FLOWERS: Mapping[str, object] = {
    **CLAIM,
    "rules": "fenghua",
    "round": "E",
    "wild": ["W"],
    "concealed": ["B2", "B3", "B4", "B5", "B6", "B7", "C3", "C4", "E", "E"],
    "melds": [PUNG],
    "bonus": ["Fl1"],
    "others": {"W": {"melds": [{**PUNG, "tiles": ["G"] * 3}], "bonus": ["Se2"]}},
}
READ = {"turn": "8abc2e58b55a", "flowers": "c4fc87543c69"}
"""Marks of what is read from records that are spoilt in every place, and of why the others are refused."""


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "record"), [("turn", TURN), ("flowers", FLOWERS)])
def test_of_a_position_spoilt_anywhere_the_same_is_said_as_ever(name: str, record: dict[str, Any]) -> None:
    every = [
        read_or_refused(partial(view, spoilt(record, path, odd))) for path in places(record) for odd in ODD
    ]
    assert mark_of_readings(every) == READ[name]
