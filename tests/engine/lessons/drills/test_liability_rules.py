"""Which rules a question asks about who pays for all: those of the hand that lies open, and no others."""

from __future__ import annotations

import pytest

from peling.core.hand import Hand
from peling.core.melds import KongForm, Meld, kong, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.lessons.drills.makers.liable_questions import liability_rules
from peling.rulebooks import rule_set

RULES = rule_set("how-to-play")
BY_HAND = {f"HP-LIABLE-{name}" for name in ("PURE", "TERMINALS", "DRAGONS", "WINDS")}


def laid(codes: str) -> tuple[Meld, ...]:
    """Return sets by the codes of their tiles: three claimed; with -4 four claimed; with -* four drawn."""
    made = []
    for code, _, form in (text.partition("-") for text in codes.split()):
        if form == "*":
            made.append(kong(tile(code), KongForm.DRAWN))
        elif form:
            made.append(kong(tile(code), KongForm.CLAIMED, Wind.NORTH))
        else:
            made.append(pung(tile(code), Wind.NORTH))
    return tuple(made)


@pytest.mark.parametrize(
    ("melds", "concealed", "asks"),
    [
        ("B2 B3 B4", "B6 B7 B9 B9", "PURE"),
        ("B2 B3 B4-4", "B6 B7 B9 B9", "PURE"),
        ("B2 B3 B4-*", "B6 B7 B9 B9", ""),
        ("B2 B3", "B5 B5 B5 B6 B7 B9 B9", ""),
        ("B2 B3 B4 C1", "B8", ""),
        ("R G", "B6 B7 B9 B9 D1 D1 D1", "DRAGONS"),
        ("R G-*", "B6 B7 B9 B9 D1 D1 D1", ""),
        ("R S", "B6 B7 B9 B9 D1 D1 D1", ""),
        ("E S W", "B6 B7 B9 B9", "WINDS"),
        ("E S W-4", "B6 B7 B9 B9", "WINDS"),
        ("E S R", "B6 B7 B9 B9", ""),
    ],
)
def test_the_rules_are_those_of_what_lies_open(melds: str, concealed: str, asks: str) -> None:
    hand = Hand.of(parse_tiles(concealed), laid(melds))
    record = HandRecord(Wind.EAST, Wind.EAST, hand, Win(tile("B8"), WinBy.DISCARD, Wind.SOUTH))
    found = set(liability_rules(RULES, record, Wind.SOUTH, ())) & BY_HAND
    assert found == {f"HP-LIABLE-{name}" for name in asks.split()}
