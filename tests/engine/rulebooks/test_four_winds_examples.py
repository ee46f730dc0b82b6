"""The examples of the Game of Four Winds, line by line, through the command that users have."""

import json
import random
from importlib import resources
from typing import Any

import pytest

from peling.commands.score import answer
from peling.rulebooks import rule_set

FILE = resources.files("peling.rulebooks").joinpath("examples", "four-winds.json")
EXAMPLES = json.loads(FILE.read_text(encoding="utf-8"))
HANDS = EXAMPLES["hands"]
CASES = EXAMPLES["cases"]
TILES = [hand["concealed"] for hand in HANDS]
REASONS = {
    "not-complete",
    "tile-count",
    "impossible-tiles",
    "bad-meld",
    "bad-win",
    "bad-record",
    "unknown-option",
    "not-east",
    "no-loose-draw",
    "no-flowers",
    "robbing-not-allowed",
    "honour-not-robbable",
}
WAYS = (
    "wall",
    "loose",
    "discard",
    "robbed-kong",
    "last-wall",
    "last-discard",
    "dealt",
    "first-discard",
    "eight-flowers",
)


def ids(records: list[dict[str, Any]]) -> list[str]:
    return [record["id"] for record in records]


@pytest.mark.parametrize("hand", HANDS, ids=ids(HANDS))
def test_hand(hand: dict[str, Any]) -> None:
    got = answer(hand)
    assert bool(got.pop("message", "")) is not hand["expected"]["valid"]
    assert got == {"id": hand["id"], **hand["expected"]}


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_case(case: dict[str, Any]) -> None:
    assert answer(case) == {"id": case["id"], **case["expected"]}


def test_there_are_as_many_as_the_leaflet_has() -> None:
    assert (len(HANDS), len(CASES)) == (37, 19)


def test_the_order_of_tiles_does_not_matter() -> None:
    for hand in HANDS:
        turned = {**hand, "concealed": hand["concealed"][::-1], "melds": hand["melds"][::-1]}
        assert answer(turned) == answer(hand), hand["id"]


def test_every_line_of_the_examples_is_an_item_of_the_leaflet() -> None:
    known = {item.id for item in rule_set("four-winds").items}
    assert {line["rule"] for hand in HANDS for line in hand["expected"]["lines"]} <= known


def changed(rng: random.Random, hand: dict[str, Any]) -> dict[str, Any]:
    """Return an example with one thing changed, mostly into something that cannot be."""
    kinds = [code for tiles in TILES for code in tiles]
    concealed = list(hand["concealed"])
    other: Any
    match rng.randrange(8):
        case 0:
            concealed[rng.randrange(len(concealed))] = rng.choice([*kinds, "Fl1", "Se4"])
            return {**hand, "concealed": concealed}
        case 1:
            return {**hand, "concealed": concealed[1:]}
        case 2:
            other = rng.choice(HANDS)
            return {**hand, "melds": other["melds"]}
        case 3:
            win = {"tile": rng.choice([*kinds, None, "Fl1"]), "by": rng.choice(WAYS)}
            return {**hand, "win": win | rng.choice(({}, {"from": rng.choice("ESWN")}))}
        case 4:
            return {**hand, "seat": rng.choice("ESWN"), "round": rng.choice(["E", "S", None])}
        case 5:
            return {**hand, "bonus": rng.choice((["Fl1"], ["B1"], ["Se1", "Fl4"]))}
        case 6:
            flags = ["supply-of-flower", "supply-of-drawn-kong", "standing", "first-turn"]
            return {**hand, "circumstances": rng.sample(flags, 1)}
        case _:
            option = rng.choice(rule_set("four-winds").options)
            return {**hand, "options": {option.key: rng.choice([*option.values, "x", 3, None])}}


def test_whatever_is_changed_is_scored_or_refused_with_a_reason() -> None:
    rng = random.Random(16)
    met: set[str] = set()
    for _ in range(3000):
        hand = changed(rng, changed(rng, rng.choice(HANDS)))
        got: dict[str, Any] = answer(hand)
        if got["valid"]:
            assert sum(got["payments"].values()) == 0
            assert got["total"] > 0
        else:
            met.add(got["reason"])
            assert ": " in got["message"]
    assert met == REASONS
