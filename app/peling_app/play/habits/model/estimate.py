"""Work out like which level somebody plays, and how what he loses changes in time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import sqrt
from typing import Final

from peling.coach.habits import Mean, mean_of
from peling.coach.levels import ENOUGH, LevelLoss, estimate, level_losses
from peling_app.play.habits.reader import ReviewedDeal
from peling_app.play.habits.which import Span
from peling_app.play.habits.words import habits as words

RECENT: Final = 60
"""A level is estimated over so many deals at most, the latest: nobody plays for ever as he did."""
FEWEST: Final = 5
"""With fewer deals no level is said."""
MOST_POINTS: Final = 16
"""A trend has no more points than this, so that they stand apart."""
SURE: Final = 2.0
"""A band reaches so many standard errors to either side: the truth is in it 19 times in 20."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a level loses in a deal: its name, the points, both in words."""

    name: str
    lost: float
    said: str


@dataclass(frozen=True, slots=True)
class LevelScale:
    """Like which level somebody plays.

    Attributes:
        headline: that in words, or what is shown where it cannot be said.
        note: over which deals, or why it cannot be said.
        lost, error: points lost in a deal, and twice the standard error of that.
        you: both in words.
        marks: the levels that were measured for the book.
        said: the whole for a screen reader.
    """

    headline: str
    note: str
    lost: float
    error: float
    you: str
    marks: tuple[Mark, ...]
    said: str


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """A stretch of time.

    Attributes:
        label: how it is written below.
        lost: points lost in a deal.
        error: twice the standard error of that.
        said: the whole in words.
    """

    label: str
    lost: float
    error: float
    said: str


@dataclass(frozen=True, slots=True)
class Trend:
    """How it changes.

    Attributes:
        points: one for each stretch of time in which there are deals; none where there is one alone.
        marks: the levels.
        note: what is shown, or why nothing is.
        sentence: how the second half of the deals differs from the first.
    """

    points: tuple[TrendPoint, ...] = ()
    marks: tuple[Mark, ...] = ()
    note: str = ""
    sentence: str = ""


def lost_of(deals: Sequence[ReviewedDeal]) -> Mean:
    """Return the points lost in a deal."""
    return mean_of([deal.sums.lost for deal in deals])


def marks_of(book: str) -> tuple[Mark, ...]:
    """Return what the levels lose by a book."""
    return tuple(_mark(one) for one in level_losses(book))


def level_scale(deals: Sequence[ReviewedDeal], book: str) -> LevelScale:
    """Return like which level somebody plays who played these deals, the earliest first, by a book."""
    latest = deals[-RECENT:]
    lost, levels = lost_of(latest), level_losses(book)
    headline, note = words.fixed("no-level"), words.recent(len(latest))
    said_too = []
    if not levels:
        said_too.append(words.fixed("unmeasured"))
    elif len(latest) < FEWEST:
        said_too.append(words.too_few(FEWEST))
    elif _could_be_any(levels, lost):
        said_too.append(words.fixed("any-level"))
    else:
        headline = words.like(estimate(levels, lost.points))
    least = min((one.deals for one in levels), default=ENOUGH)
    if least < ENOUGH:
        said_too.append(words.rough(least))
    # Each of them is a sentence; the first is none.
    note = " ".join((f"{note}." if said_too else note, *said_too))
    marks, said = marks_of(book), words.you(lost.points, lost.se)
    shown = words.scale_said(headline, said, tuple(mark.said for mark in marks))
    return LevelScale(headline, note, lost.points, SURE * lost.se, said, marks, shown)


def book_level(deals: Sequence[ReviewedDeal], book: str) -> str:
    """Return the same in a few words; empty: it cannot be said."""
    latest, levels = deals[-RECENT:], level_losses(book)
    if not levels or len(latest) < FEWEST or _could_be_any(levels, lost_of(latest)):
        return ""
    return words.as_level(estimate(levels, lost_of(latest).points))


def _could_be_any(levels: Sequence[LevelLoss], lost: Mean) -> bool:
    """Return whether a loss is so uncertain that it may be that of the weakest level and of the best."""
    losses, far = [one.lost for one in levels], SURE * lost.se
    return lost.points - far <= min(losses) and lost.points + far >= max(losses)


def trend(deals: Sequence[ReviewedDeal], book: str) -> Trend:
    """Return how the points lost change over these deals, the earliest first."""
    span, stretches = _stretches(deals)
    if len(stretches) < 2:
        return Trend(note=words.fixed("one-week"))
    # A week with one deal has a spread too: that of all deals.
    spread = lost_of(deals).se * sqrt(len(deals))
    points = []
    for begin, played in stretches:
        lost, se = lost_of(played).points, spread / sqrt(len(played))
        said = words.point_said(span, begin, lost, se, len(played))
        points.append(TrendPoint(words.begin_of(span, begin), lost, SURE * se, said))
    return Trend(tuple(points), marks_of(book), words.trend_note(span), _change(deals))


def halves(deals: Sequence[ReviewedDeal]) -> tuple[Sequence[ReviewedDeal], Sequence[ReviewedDeal]]:
    """Return the earlier and the later half of some deals."""
    middle = len(deals) // 2
    return deals[:middle], deals[middle:]


def _change(deals: Sequence[ReviewedDeal]) -> str:
    first, second = map(lost_of, halves(deals))
    if not (first.se and second.se):
        return ""
    return words.change(first.points - second.points, sqrt(first.se**2 + second.se**2))


def _mark(one: LevelLoss) -> Mark:
    name = words.level(one.level)
    return Mark(name, one.lost, words.mark(name, one.lost))


def _stretches(
    deals: Sequence[ReviewedDeal],
) -> tuple[Span, list[tuple[datetime, list[ReviewedDeal]]]]:
    """Return the shortest spans of which there are not too many, with the deals in each."""
    for span, begin in _BEGINS.items():
        found: dict[datetime, list[ReviewedDeal]] = {}
        for deal in deals:
            found.setdefault(begin(deal.deal.at.astimezone()), []).append(deal)
        if len(found) <= MOST_POINTS or span is Span.YEAR:
            return span, list(found.items())[-MOST_POINTS:]
    raise AssertionError("a year is the last")


def _day(when: datetime) -> datetime:
    return when.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)


def _week(when: datetime) -> datetime:
    return _day(when) - timedelta(days=when.weekday())


def _month(when: datetime) -> datetime:
    return _day(when).replace(day=1)


def _year(when: datetime) -> datetime:
    return _month(when).replace(month=1)


_BEGINS: Final[dict[Span, Callable[[datetime], datetime]]] = {
    Span.WEEK: _week,
    Span.MONTH: _month,
    Span.YEAR: _year,
}
