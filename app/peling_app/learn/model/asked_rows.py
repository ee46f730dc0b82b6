"""The lines that explain an answer, and the hints that tell how to look, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Tile
from peling.lessons.drills.question import Arranged, Hint, State, Why
from peling_app.learn.model.cards import Mark
from peling_app.learn.words import drills as drill_words

MARKS = {
    State.RIGHT: Mark.RIGHT,
    State.MISSED: Mark.MISSED,
    State.WRONG: Mark.WRONG,
    State.SPARED: Mark.NONE,
}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the explanation.

    Attributes:
        id: the part of the answer.
        mark: how it stands.
        label: its short name.
        tile: the tile it is about, if it is one.
        groups: the tiles laid out.
        left: tiles left over.
        lines: why.
    """

    id: str
    mark: Mark
    label: str
    tile: Tile | None = None
    groups: tuple[tuple[Tile, ...], ...] = ()
    left: tuple[Tile, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Way:
    """One way to look at a hand, in the column of hints."""

    title: str
    text: str
    groups: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Look:
    """How to look: a title, a sentence, and ways to arrange the tiles."""

    title: str
    text: str
    ways: tuple[Way, ...]


def ways(hint: Hint) -> tuple[Way, ...]:
    """Return the ways to arrange a hand."""
    return tuple(
        Way(
            drill_words.way_title(hint, place),
            drill_words.way_text(hint, place),
            tuple(meld.tiles for meld in way.sets) + ((way.left,) if way.left else ()),
        )
        for place, way in enumerate(hint.ways)
    )


def laid_out(why: tuple[Why, ...]) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]:
    """Return the sets laid out in a reason, and the tiles left over."""
    laid = next((one for one in why if isinstance(one, Arranged)), None)
    if laid is None:
        return (), ()
    return tuple(meld.tiles for meld in laid.sets), laid.left
