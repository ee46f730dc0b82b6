"""Say of each reviewed deal what is saved of it as a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from peling.coach.habits import Kind, Loss, Subject
from peling.coach.review import DIGITS
from peling_app.books.faces import book_ids
from peling_app.books.words.rulebooks import short_title
from peling_app.play.habits.reader import ReviewedDeal
from peling_app.play.habits.words import habits as words
from peling_app.play.review.words import habits as sum_words


def csv_heads() -> tuple[str, ...]:
    """Return what stands over the columns: of the deal, of each kind, of each subject."""
    fixed = (head() for head in words.row_heads)
    return (*fixed, *map(sum_words.kinds, Kind), *map(sum_words.subjects, Subject))


def csv_cells() -> Callable[[ReviewedDeal], tuple[str | float, ...]]:
    """Return what says the cells of a deal, in the language of the day: it is asked in another thread."""
    books = {book: short_title(book) for book in book_ids()}

    def cells(one: ReviewedDeal) -> tuple[str | float, ...]:
        sums, losses = one.sums, one.sums.losses
        return (
            one.deal.at.astimezone().strftime("%Y-%m-%d %H:%M:%S"),
            books.get(sums.rules_id, sums.rules_id),
            one.deal.game.stem,
            one.deal.number,
            sums.result,
            *map(_points, (sums.luck.total, *sums.luck)),
            _points(sums.lost),
            *(_lost(loss for loss in losses if loss.kind is kind) for kind in Kind),
            *(_lost(loss for loss in losses if loss.subject is subject) for subject in Subject),
        )

    return cells


def _lost(losses: Iterable[Loss]) -> float:
    return _points(sum(loss.lost for loss in losses))


def _points(value: float) -> float:
    return round(value, DIGITS)
