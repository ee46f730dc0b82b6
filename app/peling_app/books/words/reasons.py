"""Choose which of the conditions that are not met are worth saying: those up to the one that decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling.core.rules import Finding
from peling_app.books.words.findings import finding

STOPS: Final = frozenset(
    {
        "own-turn",
        "tile-offered",
        "discard-offered",
        "anothers-tile",
        "not-answered",
        "natural-offered",
        "suit-tile",
        "as-dealt",
        "undrawn",
        "four-held",
    }
)
"""Conditions that make the ones after them pointless when they are not met."""


def worth_saying(unmet: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return what is worth saying of the conditions that an act does not meet, in their order.

    Where no tile is offered there is nothing more to say of the tile that would be claimed.
    """
    said: list[Finding] = []
    for found in unmet:
        said.append(found)
        if found.condition in STOPS:
            break
    return tuple(said)


def refusals(unmet: Iterable[Finding]) -> tuple[str, ...]:
    """Return the same in words, each sentence once."""
    return tuple(dict.fromkeys(finding(found) for found in worth_saying(unmet)))
