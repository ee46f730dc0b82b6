"""What a book says in sentences, read from the texts beside its modules: its rules, and our rulings.

A text has chapters, and a chapter has pieces with blank lines between their paragraphs::

    # Chapter

    ## ID (PLACE) title or option

    A paragraph.

The place is the name of a citation of the book. A rule has one paragraph. A ruling has its question, the
readings as a list, the decision behind ``>``, and the reason if there is one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from peling.core.rules import Citation
from peling.rules.ruleset import BookEntry, NotModelled, Ruling

_HEADING: Final = re.compile(r"## (\S+)(?: \((\w+)\))?(?: (.+))?")


class ProseError(ValueError):
    """A text of a book that cannot be read. The message names the file and the place in it."""


@dataclass(frozen=True, slots=True)
class ProsePiece:
    """A piece of a chapter.

    Attributes:
        id, cite, title: what stands in its heading; `cite` None: it names no place in the book.
        paragraphs: as they stand in the file, with the breaks of their lines.
    """

    id: str
    cite: Citation | None
    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Prose:
    """A text of a book by its chapters."""

    name: str
    chapters: Mapping[str, tuple[ProsePiece, ...]]

    def entries(self, chapter: str) -> tuple[BookEntry, ...]:
        """Return the rules of a chapter.

        Raises:
            ProseError: a piece of it is no rule.
        """
        return tuple(self._entry(piece) for piece in self.chapters[chapter])

    def rulings(self, chapter: str) -> tuple[Ruling, ...]:
        """Return the rulings of a chapter.

        Raises:
            ProseError: a piece of it is no ruling.
        """
        return tuple(self._ruling(piece) for piece in self.chapters[chapter])

    def not_modelled(self, chapter: str) -> tuple[NotModelled, ...]:
        """Return what is left out, and why.

        Raises:
            ProseError: a piece of it does not say it in one paragraph.
        """
        return tuple(self._left_out(piece) for piece in self.chapters[chapter])

    def _entry(self, piece: ProsePiece) -> BookEntry:
        match piece:
            case ProsePiece(cite=Citation() as cite, title=str(title), paragraphs=(text,)) if title:
                return BookEntry(piece.id, title, _joined(text), cite)
            case _:
                raise ProseError(f"{self.name}: {piece.id} is no rule: a place, a title, one paragraph")

    def _ruling(self, piece: ProsePiece) -> Ruling:
        match piece:
            case ProsePiece(cite=Citation() as cite, paragraphs=(question, readings, decision, *why)) if (
                readings.startswith("- ") and decision.startswith("> ") and len(why) <= 1
            ):
                return Ruling(
                    piece.id,
                    _joined(question),
                    tuple(_joined(reading) for reading in readings.removeprefix("- ").split("\n- ")),
                    _joined(decision.removeprefix("> ").replace("\n> ", "\n")),
                    _joined(*why),
                    cite,
                    piece.title,
                )
            case _:
                raise ProseError(
                    f"{self.name}: {piece.id} is no ruling: a place, a question, readings, a decision"
                )

    def _left_out(self, piece: ProsePiece) -> NotModelled:
        match piece.paragraphs:
            case (why,):
                return NotModelled(piece.id, piece.title, _joined(why))
            case _:
                raise ProseError(f"{self.name}: {piece.id} has {len(piece.paragraphs)} paragraphs, not one")


def _joined(*paragraphs: str) -> str:
    return " ".join(word for paragraph in paragraphs for word in paragraph.split())


def read_prose(file: Traversable, places: ModuleType) -> Prose:
    """Return the text in a file; the places are the citations of the book.

    Raises:
        ProseError: a heading is none, or it names a place that the book does not have.
    """
    chapters: dict[str, tuple[ProsePiece, ...]] = {}
    for chapter in re.split(r"^# ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        name, *pieces = re.split(r"^(?=## )", chapter, flags=re.MULTILINE)
        chapters[name.strip()] = tuple(_piece(piece, places, file.name) for piece in pieces)
    return Prose(file.name, chapters)


def _piece(text: str, places: ModuleType, file: str) -> ProsePiece:
    heading, *paragraphs = text.strip().split("\n\n")
    found = _HEADING.fullmatch(heading)
    if found is None:
        raise ProseError(f"{file}: {heading!r} is no heading of a piece")
    id_, place, title = found.groups()
    cite = getattr(places, place, None) if place else None
    if place and not isinstance(cite, Citation):
        raise ProseError(f"{file}: {id_} names {place}, which is no place of the book")
    return ProsePiece(id_, cite, title or "", tuple(paragraphs))
