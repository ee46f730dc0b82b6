"""Say what Undo and Redo do on the parts of the page *Score*, of which several can take something back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from peling_app.score.model.entry import EntryModel
from peling_app.score.session import ScoreSession


@dataclass(frozen=True, slots=True)
class Undoing:
    """What one part can take back, or do again, as it stands now.

    Attributes:
        can: whether there is something to take back, or to do again.
        act: take it back, or do it again.
        is_typed: it is about what stands in the entry and is not on the sheet yet.
    """

    can: bool
    act: Callable[[], None]
    is_typed: bool = False


class Undoes(Protocol):
    """What takes back and does nothing again."""

    @property
    def can_undo(self) -> bool:
        """Return whether there is something to take back."""

    def undo(self) -> None:
        """Take it back."""


def undone_of(one: Undoes) -> tuple[Undoing, ...]:
    """Return what one part alone takes back."""
    return (Undoing(one.can_undo, one.undo),)


def undone_on_sheet(entry: EntryModel, score: ScoreSession) -> tuple[Undoing, ...]:
    """Return what Undo takes back on a sheet: what is typed, and a correction, goes before the sheet."""
    typed = Undoing(entry.can_undo, entry.undo, is_typed=True)
    return (typed, Undoing(score.can_undo, score.undo, is_typed=score.is_correction))


def redone_on_sheet(entry: EntryModel, score: ScoreSession) -> tuple[Undoing, ...]:
    """Return what Redo does again on a sheet, in the order in which it is tried."""
    both = (Undoing(entry.can_redo, entry.redo, is_typed=True), Undoing(score.can_redo, score.redo))
    return both[::-1] if score.brings_reason_back else both


def first_of(parts: Iterable[Undoing]) -> Undoing | None:
    """Return the first of these that can do something; None: there is nothing to undo or to redo."""
    return next((one for one in parts if one.can), None)
