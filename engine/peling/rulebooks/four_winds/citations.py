"""Places in the leaflet, by its paragraphs: it has no pages that could be named."""

from __future__ import annotations

from typing import Final

from peling.core.rules import Citation

BOOK: Final = "four-winds"
"""The leaflet's short id."""


def _at(section: str) -> Citation:
    return Citation(BOOK, "", section)


CARDS: Final = _at("§1")
CHAIRS: Final = _at("§1 b, §2 b")
FLOWERS: Final = _at("§1 f")
WALL: Final = _at("§2 c")
FIRST_BANKER: Final = _at("§2 c")
BREAK: Final = _at("§2 d")
DEAL: Final = _at("§2 d")
HIDDEN_THREE: Final = _at("§3 a")
VISIBLE_THREE: Final = _at("§3 b")
HIDDEN_FOUR: Final = _at("§3 c")
VISIBLE_FOUR: Final = _at("§3 d")
SEQUENCE: Final = _at("§3 e, §4")
HEAD: Final = _at("§3 f")
CALLS: Final = _at("§4")
NATURAL: Final = _at("§5 a")
UNNATURAL: Final = _at("§5 b")
PLAIN: Final = _at("§5 c")
DOUBLES: Final = _at("§6")
FULL: Final = _at("§6")
POINTS: Final = _at("§7")
PAYMENT: Final = _at("§7")
PAIRS: Final = _at("Extras a")
OPEN_FLOWERS: Final = _at("Extras b")
MOON: Final = _at("Extras c")
ROBBING: Final = _at("Extras d")
STICKS: Final = _at("Dotted ivory sticks")
