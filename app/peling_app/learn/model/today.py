"""What is to be done today: what is due, by subject; what is known; how long was practised on which day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from peling.core.tiles import tile
from peling.lessons.drills.question import Key
from peling.lessons.memory import TILES, Item
from peling.lessons.reading import MOST as MOST_TILES
from peling.lessons.subjects import Subject
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.kit.words.tiles import joined, tile_name
from peling_app.learn.facts import MOST_TODAY
from peling_app.learn.session import LearnSession
from peling_app.learn.words import today as words

WEEKS = 5
"""Weeks of the calendar."""
NAMED = 2
"""So many things of a subject are named in its row."""


@dataclass(frozen=True, slots=True)
class DueRow:
    """What is due of a subject: its name, what it is about, how much."""

    subject: str
    about: str
    number: int


@dataclass(frozen=True, slots=True)
class Today:
    """The five minutes of a day.

    Attributes:
        number: how many things are due and asked today.
        head: what stands beside the number; or alone, where it is 0.
        rows: what is due by subject.
        note: sentences below it.
        later: how much is due on the next days; empty: nothing this week.
        reads_tiles: it begins with tiles to read.
        asks_questions: questions are asked, after the tiles if there are any.
        is_new: nothing but tiles was learnt yet, so it begins with the first lesson.
    """

    number: int
    head: str
    rows: tuple[DueRow, ...]
    note: str
    later: str
    reads_tiles: bool
    asks_questions: bool
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class KnownRow:
    """How much of a subject is known: its name, how much is firm, how much more was met, of how much."""

    subject: str
    firm: int
    seen: int
    total: int


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar: its date, the minutes of practice, whether it is today, or still to come."""

    day: date
    minutes: int
    is_today: bool = False
    is_ahead: bool = False


def today(learn: LearnSession, book: str) -> Today:
    """Return the five minutes of today for a book."""
    tiles, items = learn.due(TILES), learn.due(book)
    now = (*tiles[:MOST_TILES], *items[:MOST_TODAY])
    rest = len(tiles) + len(items) - len(now)
    later = words.later(learn.clock.day(), learn.due_later(book))
    progress = learn.progress
    if now:
        note = words.at_most(number=rest) if rest else words.comes_back()
        return Today(len(now), words.due(), _rows(learn, now), note, later, bool(tiles), bool(items))
    # A deal with a guide and tiles that were read are no lesson yet.
    lessons = progress.pages - {learn.guided(one).id for one in learn.taught}
    is_new = not lessons and all(item.rules == TILES for item, _ in progress.memories)
    if is_new and _begins_at_first(learn, book):
        # Who is new still finds the way to the first.
        head, note = words.nothing_yet(), words.lesson_calls_back()
        return Today(0, head, (), note, later, reads_tiles=False, asks_questions=False, is_new=True)
    drilled = any(item.rules == book for item, _ in progress.memories)
    note = words.new_questions() if drilled else words.new_tiles()
    return Today(0, words.nothing_due(), (), note, later, not drilled, drilled)


def _begins_at_first(learn: LearnSession, book: str) -> bool:
    """Return whether the course opens in its first lesson: who only looked at pages may be far in it."""
    if book not in learn.taught:
        return True
    course = learn.course(book)
    opened = course.pages[learn.opens_at(book)]
    return opened in course.lessons[0].pages


def _rows(learn: LearnSession, items: tuple[Item, ...]) -> tuple[DueRow, ...]:
    """Return what is due by subject, in the order of the subjects."""
    found: dict[Subject, list[Item]] = {}
    for item in items:
        found.setdefault(learn.subject_of(item), []).append(item)
    rows = []
    for subject in Subject:
        if subject in found:
            names = dict.fromkeys(_name(learn, item) for item in found[subject])
            about = joined([name for name in names if name][:NAMED])
            rows.append(DueRow(words.subject_name(subject.value), about, len(found[subject])))
    return tuple(rows)


def _name(learn: LearnSession, item: Item) -> str:
    """Return what something that is due is called: a tile by its name, a rule by its drill."""
    if isinstance(item, Key):
        return kind_name(item.kind)
    if item.rules == TILES:
        return tile_name(tile(item.about))
    key = learn.asked_by(item)
    return "" if key is None else kind_name(key.kind)


def known(learn: LearnSession, book: str) -> tuple[KnownRow, ...]:
    """Return how much is known by heart, by subject."""
    return tuple(
        KnownRow(words.subject_name(one.subject.value), one.firm, one.seen, one.total)
        for one in learn.known_by_heart(book)
    )


def calendar(learn: LearnSession) -> tuple[Day, ...]:
    """Return the days of five weeks, from a Monday on; the last week is the present one."""
    now = learn.clock.day()
    first = now - timedelta(days=now.weekday(), weeks=WEEKS - 1)
    practised = dict(learn.progress.days)
    days = (first + timedelta(days=number) for number in range(7 * WEEKS))
    return tuple(Day(day, -(-practised.get(day, 0) // 60), day == now, day > now) for day in days)
