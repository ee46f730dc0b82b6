"""What a page of a lesson shows, as frozen values: words with links, tiles, things to remember."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces


@dataclass(frozen=True, slots=True)
class Piece:
    """One part of a row of tiles: tiles that lie together, or a sign.

    Attributes:
        tiles: the tiles.
        sign: ``"plus"``, ``"arrow"``, ``"equals"``, ``"right"``, ``"wrong"``, ``"stick-100"``,
            ``"counter-100"`` or a word; empty with tiles.
        caption: words below the tiles.
        ringed: the places of tiles with a ring.
        backs: the places of tiles that lie face down.
        good: a tick (True) or a cross (False) beside the caption; None: neither.
        spoken: what a screen reader says of it.
    """

    tiles: tuple[Tile, ...] = ()
    sign: str = ""
    caption: str = ""
    ringed: frozenset[int] = frozenset()
    backs: frozenset[int] = frozenset()
    good: bool | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the lesson's text, rich: its terms and places in a book are links."""

    html: str


@dataclass(frozen=True, slots=True)
class PictureLine:
    """A row of tiles and signs."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Remember:
    """Things to remember, under a title."""

    title: str
    lines: tuple[str, ...]


Block = Paragraph | PictureLine | Remember
"""What stands on the page, one below another."""


@dataclass(frozen=True, slots=True)
class PageRow:
    """A page of a lesson.

    Attributes:
        id: which page.
        kicker: "Lesson 7, page 2 of 4".
        title: the title of the lesson or the page.
        cite: where it stands in the book; with a link where the book's page can be opened.
        blocks: what stands on it.
        here, pages: the number of the page in its lesson, from 0, and how many there are.
        next_words: what the button to go on says.
    """

    id: str
    kicker: str
    title: str
    cite: str
    blocks: tuple[Block, ...]
    here: int
    pages: int
    next_words: str


def link(target: str, words: str) -> str:
    """Return words as a link; the page says what it does with the target."""
    return f'<a href="{escape(target, quote=True)}">{escape(words)}</a>'


@dataclass(frozen=True, slots=True)
class StripGroup:
    """Tiles that lie together on baize.

    Attributes:
        tiles: the tiles.
        caption: a word below them: "laid down", "winning tile".
        ringed: the last tile has a ring.
        backs: the places of tiles that lie face down.
        aside: they are no part of the hand, but say something of it: they are small, behind a line.
    """

    tiles: tuple[Tile, ...]
    caption: str = ""
    ringed: bool = False
    backs: frozenset[int] = frozenset()
    aside: bool = False


@dataclass(frozen=True, slots=True)
class StripRow:
    """A hand on baize: words at its left, its tiles, a number at its right.

    Attributes:
        label: whose hand it is; empty where there is only one.
        groups: the tiles.
        count: what it counts, where that is said.
        faces: how the tiles look in this deal.
    """

    label: str
    groups: tuple[StripGroup, ...]
    count: str = ""
    faces: Faces = AS_DRAWN


@dataclass(frozen=True, slots=True)
class Explained:
    """What opens behind a link.

    Attributes:
        title: the term, or the section of the book.
        html: what it means, with links to other terms.
        cite: where it stands; empty: nowhere.
        rule: the id of the rule at which the book can be opened; empty: none.
    """

    title: str
    html: str
    cite: str = ""
    rule: str = ""
