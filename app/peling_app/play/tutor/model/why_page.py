"""What the sheet of *Why not?* shows, and what it asks of whoever plays."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that could be done.

    Attributes:
        title: what it is; empty: the line is a fact.
        legal: whether it can be done now; None: neither, the line is a fact.
        reasons: why, or why not.
        rule: the id of the entry in the book; empty: no book says it.
        cite: where that stands.
    """

    title: str
    legal: bool | None
    reasons: tuple[str, ...]
    rule: str = ""
    cite: str = ""


@dataclass(frozen=True, slots=True)
class WhyPage:
    """The answer to *Why not?* for one thing.

    Attributes:
        kicker: where the thing belongs.
        heading: what it is.
        tiles: the tiles it shows.
        lead: the answer in a sentence, where there is a short one.
        lines: what can be done first, then what cannot.
        faces: how the tiles look.
    """

    kicker: str
    heading: str
    tiles: tuple[Tile, ...] = ()
    lead: str = ""
    lines: tuple[Line, ...] = ()
    faces: Faces = AS_DRAWN
