"""Hands of the leaflet that were changed are scored or refused, by every reason that there is."""

from __future__ import annotations

import random
from typing import Any

from peling.commands.score import answer
from peling.rulebooks import examples, rule_set

HANDS = examples("four-winds")["hands"]
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
