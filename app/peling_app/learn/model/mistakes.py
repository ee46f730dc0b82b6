"""The user's last costly decisions in play, to be tried again as exercises with the hands that he held."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from peling.coach.grades import MISTAKES, Grade, grade
from peling.core.tiles import Tile
from peling_app.books.faces import face
from peling_app.kit.model.faces import Faces
from peling_app.learn.words import today as words
from peling_app.play.habits.model.page import Habit, OwnHand
from peling_app.play.habits.reader import ReviewedDeal
from peling_app.play.habits.store import HabitsStore
from peling_app.play.habits.words.named import habit_names
from peling_app.play.review.words import habits as sum_words
from peling_app.play.words.better_choices import grade_words

SHOWN = 3
"""So many mistakes are shown; all others stand on the page of habits."""


@dataclass(frozen=True, slots=True)
class MistakeRow:
    """A costly decision.

    Attributes:
        grade: how bad it was.
        tiles, faces: the hand that the user held, and how its tiles look.
        kind: what was to be decided.
        subject: what it was about.
        whence: from which deal it is.
        lost: the points lost, in words.
        spoken: all of it in words.
        habit: what the page of own hands practises: this hand alone.
    """

    grade: Grade
    tiles: tuple[Tile, ...]
    faces: Faces
    kind: str
    subject: str
    whence: str
    lost: str
    spoken: str
    habit: Habit


class MistakesModel(QObject):
    """The last mistakes of all games.

    Signals:
        changed: others are known.
    """

    changed = Signal()

    def __init__(self, habits: HabitsStore, parent: QObject | None = None) -> None:
        """Show what the store of reviews knows."""
        super().__init__(parent)
        self._habits = habits
        habits.changed.connect(self.changed)

    def refresh(self) -> None:
        """Read what was reviewed since; `changed` follows."""
        self._habits.refresh()

    @property
    def number(self) -> int:
        """Return how many mistakes there are in all."""
        return len(self._found())

    @property
    def book(self) -> str:
        """Return the id of the book by which the latest mistake was made; empty: there is none."""
        found = self._found()
        return found[-1][0].sums.rules_id if found else ""

    @property
    def rows(self) -> tuple[MistakeRow, ...]:
        """Return the mistakes of the last deals, the latest first."""
        return tuple(_row(deal, place) for deal, place in self._found()[-1 : -SHOWN - 1 : -1])

    def _found(self) -> list[tuple[ReviewedDeal, int]]:
        """Return deals with the places of their mistakes among the slips, the earliest first.

        A deal that goes on from a moment of another one repeats what was decided before: that is one mistake.
        """
        found = {
            (deal.sums.rules_id, deal.sums.wild, slip): (deal, place)
            for deal in reversed(self._habits.deals)
            for place, slip in reversed([*enumerate(deal.sums.slips)])
            if _grade(deal, slip.loss.lost) in MISTAKES
        }
        return list(reversed(found.values()))


def _grade(deal: ReviewedDeal, lost: float) -> Grade:
    # That it is certain was found by the review: what is not costs nothing there.
    return grade(lost, 0.0, deal.sums.rules_id, first=False)


def _row(deal: ReviewedDeal, place: int) -> MistakeRow:
    slip = deal.sums.slips[place]
    loss = slip.loss
    how = _grade(deal, loss.lost)
    kind, subject = sum_words.kinds(loss.kind), sum_words.subjects(loss.subject)
    tiles = tuple(sorted(slip.hand, key=lambda one: one.index))
    faces = Faces(face(deal.sums.rules_id).flower_numbers, deal.sums.wild)
    whence = words.of_deal(deal.deal.at, deal.deal.number)
    lost = words.lost(loss.lost)
    spoken = words.mistake_spoken(
        grade=grade_words(how), kind=kind, subject=subject, whence=whence, lost=lost
    )
    habit = Habit(
        loss.subject,
        habit_names(loss.subject),
        whence,
        subject,
        tiles,
        faces,
        (OwnHand(deal.deal, loss.place),),
        words.try_again(),
        spoken,
    )
    return MistakeRow(how, tiles, faces, kind, subject, whence, lost, spoken, habit)
