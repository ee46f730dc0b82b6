"""The faces of the rule sets, in the order in which they stand on the shelf.

A book is added to the app in one place, `_PRINTED`; `with_face` adds one from outside for a while.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from fnmatch import fnmatchcase
from typing import Final

from peling.core.tiles import Tile
from peling.rules.registry import Registry
from peling.rules.ruleset import RuleSet
from peling_app.books.face import BookFace
from peling_app.books.fenghua.face import FACE as FENGHUA
from peling_app.books.four_winds.face import FACE as FOUR_WINDS
from peling_app.books.how_to_play.face import FACE as HOW_TO_PLAY
from peling_app.books.pung_chow.face import PART_ONE, PART_TWO
from peling_app.books.subjects import Subject
from peling_app.kit.model.faces import Faces

_PRINTED: Final = (PART_ONE, PART_TWO, HOW_TO_PLAY, FOUR_WINDS, FENGHUA)

_faces: Final = Registry((face.id, face) for face in _PRINTED)


def book_ids() -> tuple[str, ...]:
    """Return the ids of all rule sets that have a face, in the order in which they stand on the shelf."""
    return tuple(_faces)


def face(rules_id: str) -> BookFace:
    """Return the face of a rule set.

    Raises:
        KeyError: there is no such rule set.
    """
    return _faces[rules_id]


def face_of_book(book: str) -> BookFace:
    """Return a face of the book that citations name so; a book in two parts is quoted alike in both.

    Raises:
        KeyError: there is no such book.
    """
    for one in _faces.values():
        if one.book == book:
            return one
    raise KeyError(book)


def face_of_item(item: str) -> BookFace | None:
    """Return the face of the rule set that a rule or score item is of; None: no book has such ids."""
    return next((one for one in _faces.values() if item.startswith(one.prefixes)), None)


def subject_of(item: str) -> Subject:
    """Return what a score item looks at.

    Raises:
        KeyError: no pattern of its book fits the id.

    >>> subject_of("FW-THREE-MINOR"), subject_of("FH-PATTERN-LONER-WILD")
    (<Subject.SET: 'set'>, <Subject.LONER: 'loner'>)
    """
    owner = face_of_item(item)
    for pattern, subject in () if owner is None else owner.subjects:
        if fnmatchcase(item, pattern):
            return subject
    raise KeyError(item)


def faces_in(rules: RuleSet, wild: tuple[Tile, ...] = ()) -> Faces:
    """Return how tiles look in a deal by these rules, with these wild tiles."""
    return Faces(face(rules.id).flower_numbers, wild)


def with_face(added: BookFace) -> AbstractContextManager[None]:
    """Let the face of a rule set from outside stand behind the others until the block ends.

    Raises:
        ValueError: the rule set has a face.
    """
    return _faces.added(added.id, added)
