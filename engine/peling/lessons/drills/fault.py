"""What is wrong with one part of an answer, and why: by the rules, tile by tile.

A fault holds facts and ids only; the app words them. What is said at the first miss (`why`) does not give the
answer away; `more` is added at the second.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.rules import Citation
from peling.core.tiles import Tile
from peling.lessons.drills.question import State, Why


@dataclass(frozen=True, slots=True)
class Noted:
    """A tile of a wrong try, and how it stands there.

    Attributes:
        tile: the tile.
        good: it fits (True), it does not (False), or neither is said (None).
        what: the id of the word below it: what it is, or why it does not fit.
    """

    tile: Tile
    good: bool | None = None
    what: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """One error of an answer.

    Attributes:
        part: the id of the part of the answer; for a board the act, for a laid hand the number of the group.
        state: it was given and is wrong, or it is right and was left out.
        why: what is said of it first.
        more: what is said beside that when it was missed again.
        tiles: the tiles it is about, one by one; empty where the question is not about tiles.
        cite: where the rule stands.
    """

    part: str
    state: State
    why: tuple[Why, ...]
    more: tuple[Why, ...] = ()
    tiles: tuple[Noted, ...] = ()
    cite: Citation | None = None
