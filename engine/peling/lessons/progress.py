"""What somebody has learnt: pages done, answers given, what comes back and when, explanations that are known.

A frozen value; `peling.lessons.progress_json` makes JSON of it. Files are the business of the app.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final, TypeAlias, TypeVar, assert_never

from peling.lessons import memory
from peling.lessons.drills.question import LEVELS, Explanation, Key
from peling.lessons.learnt import (
    Answered,
    Bookmarked,
    DayAnswered,
    ExampleSolved,
    Known,
    Learnt,
    PageDone,
    Practised,
    ShownAgain,
    TileNamed,
)
from peling.lessons.memory import TILES, Memories, Point, Recall, Schedule
from peling.lessons.ratings import START, begin_at, level_of, rated

K = TypeVar("K")
V = TypeVar("V")

Place: TypeAlias = tuple[str, str, int]
"""Rule set, kind of drill, level."""
LONGEST_DAY: Final = 24 * 60 * 60
"""Seconds of practice that a day can have."""
DAYS: Final = 400
"""Days of practice that are kept."""
_STREAK: Final = 5
"""So many right answers one after another opened the next level before there were ratings."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the questions of one kind and level went.

    Attributes:
        asked: how many were answered.
        right: how many wholly right.
        partly: how many right in part.
        streak: how many of the last were right one after another.
    """

    asked: int = 0
    right: int = 0
    partly: int = 0
    streak: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """What somebody has learnt.

    Attributes:
        pages: the ids of the pages whose task was done, or that were read.
        results: how the drills went, by rule set, kind and level.
        memories: what comes back, and when.
        known: the ids of the explanations that are shown no more.
        exercises: the ids of the book's examples that were solved.
        bookmark: the id of the page where the learner was last, by rule set.
        ratings: how good he is at a kind of drill, by rule set and kind.
        days: how many seconds he has practised, by day.
        chosen: the day of the last hand of the day that he has answered, and his tile, by rule set.
    """

    pages: frozenset[str] = frozenset()
    results: tuple[tuple[Place, Result], ...] = ()
    memories: Memories = ()
    known: frozenset[str] = frozenset()
    exercises: frozenset[str] = frozenset()
    bookmark: tuple[tuple[str, str], ...] = ()
    ratings: tuple[tuple[tuple[str, str], int], ...] = ()
    days: tuple[tuple[date, int], ...] = ()
    chosen: tuple[tuple[str, tuple[date, str]], ...] = ()

    def result(self, rules: str, kind: str, level: int) -> Result:
        """Return how one kind and level went."""
        return dict(self.results).get((rules, kind, level), Result())

    def of_kind(self, rules: str, kind: str) -> Result:
        """Return how a kind went, all levels together."""
        found = [held for (book, which, _), held in self.results if (book, which) == (rules, kind)]
        return Result(
            sum(one.asked for one in found),
            sum(one.right for one in found),
            sum(one.partly for one in found),
        )

    def rating(self, rules: str, kind: str) -> int:
        """Return how good the learner is at a kind; without a rating by the level that he had reached."""
        found = dict(self.ratings).get((rules, kind))
        if found is not None:
            return found
        reached = LEVELS[0]
        for level in LEVELS[:-1]:
            if self.result(rules, kind, level).streak >= _STREAK:
                reached = level + 1
        return begin_at(reached) if self.of_kind(rules, kind).asked else START

    def level(self, rules: str, kind: str) -> int:
        """Return the level at which a kind goes on: the one that fits the rating."""
        return level_of(self.rating(rules, kind))

    def after(self, learnt: Learnt, today: date, schedule: Schedule) -> Progress:
        """Return it with what was learnt today; the schedule says when it comes back."""
        match learnt:
            case PageDone(page):
                return self.with_page(page)
            case Bookmarked(rules, page):
                return self.with_bookmark(rules, page)
            case Known(explanation):
                return self.with_known(explanation)
            case ShownAgain(beginning):
                return self.without_known(beginning)
            case ExampleSolved(exercise):
                return self.with_exercise(exercise)
            case Answered(key, explained, asked):
                said = self.with_answer(key, explained)
                return replace(said, memories=memory.answered(self.memories, key, asked, today, schedule))
            case TileNamed(tile, recall):
                return self.with_tile(tile, recall, today, schedule)
            case Practised(seconds):
                return self.with_practice(seconds, today)
            case DayAnswered(rules, tile):
                return replace(self, chosen=_with(self.chosen, rules, (today, tile)))
            case _:
                assert_never(learnt)

    def with_page(self, page: str) -> Progress:
        """Return the progress with a page marked as done."""
        return replace(self, pages=self.pages | {page})

    def with_bookmark(self, rules: str, page: str) -> Progress:
        """Return it with the page where the learner is now."""
        return replace(self, bookmark=_with(self.bookmark, rules, page))

    def with_known(self, *explanations: str) -> Progress:
        """Return it with explanations that need not be shown any more."""
        return replace(self, known=self.known | set(explanations))

    def without_known(self, beginning: str) -> Progress:
        """Return it with the explanations to be shown again whose ids begin so."""
        kept = frozenset(known for known in self.known if not known.startswith(beginning))
        return replace(self, known=kept)

    def with_exercise(self, exercise: str) -> Progress:
        """Return it with an example of the book solved."""
        return replace(self, exercises=self.exercises | {exercise})

    def with_answer(self, key: Key, explanation: Explanation) -> Progress:
        """Return the progress with the answer to a question of a drill; what is remembered stays as it is."""
        place = (key.rules, key.kind, key.level)
        before = self.result(*place)
        right = explanation.right
        now = Result(
            before.asked + 1,
            before.right + right,
            before.partly + explanation.partly,
            before.streak + 1 if right else 0,
        )
        rating = rated(self.rating(key.rules, key.kind), key.level, explanation)
        ratings = _with(self.ratings, (key.rules, key.kind), rating)
        return replace(self, results=_with(self.results, place, now), ratings=ratings)

    def with_tile(self, tile: str, recall: Recall, today: date, schedule: Schedule) -> Progress:
        """Return it after the tile with a code was to be named."""
        held = memory.recalled(self.memories, Point(TILES, tile), recall, today, schedule)
        return replace(self, memories=held)

    def with_practice(self, seconds: int, today: date) -> Progress:
        """Return it with so many seconds more of practice today; days long ago go."""
        before = dict(self.days).get(today, 0)
        days = _with(self.days, today, min(before + seconds, LONGEST_DAY))
        return replace(self, days=tuple(one for one in days if one[0] > today - timedelta(days=DAYS)))

    def merged(self, other: Progress) -> Progress:
        """Return what was learnt in either; of results and ratings those with more answers stand."""
        results = dict(self.results)
        ratings = dict(self.ratings)
        for (rules, kind), rating in other.ratings:
            more = other.of_kind(rules, kind).asked > self.of_kind(rules, kind).asked
            if more or (rules, kind) not in ratings:
                ratings[rules, kind] = rating
        days, chosen = dict(self.days), dict(self.chosen)
        for day, seconds in other.days:
            days[day] = max(seconds, days.get(day, 0))
        for rules, answer in other.chosen:
            chosen[rules] = max(answer, chosen.get(rules, answer))
        for place, held in other.results:
            mine = results.get(place, Result())
            results[place] = held if held.asked > mine.asked else mine
        return Progress(
            self.pages | other.pages,
            tuple(sorted(results.items())),
            memory.merged(self.memories, other.memories),
            self.known | other.known,
            self.exercises | other.exercises,
            tuple(sorted({**dict(other.bookmark), **dict(self.bookmark)}.items())),
            tuple(sorted(ratings.items())),
            tuple(sorted(days.items())),
            tuple(sorted(chosen.items())),
        )


def _with(entries: tuple[tuple[K, V], ...], key: K, value: V) -> tuple[tuple[K, V], ...]:
    """Return entries with one of them set, in the order of their keys."""
    changed: Mapping[K, V] = {**dict(entries), key: value}
    return tuple(sorted(changed.items(), key=repr))
