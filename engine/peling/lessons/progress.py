"""What somebody has learnt: pages done, answers given, questions that come back, explanations that are known.

A frozen value that goes to JSON and back. Files, and what is wrong with them, are the business of the app.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any, Final, TypeAlias, assert_never, cast

from peling.lessons import repeat
from peling.lessons.drills.question import LEVELS, Explanation, Key
from peling.lessons.learnt import (
    Answered,
    Bookmarked,
    ExampleSolved,
    Known,
    Learnt,
    PageDone,
    ShownAgain,
)
from peling.lessons.repeat import EMPTY, Boxed, Boxes
from peling.rules.ruleset import OptionValue

FORMAT: Final = 1
LONGEST_TEXT: Final = 100
LARGEST: Final = 10_000_000

Place: TypeAlias = tuple[str, str, int]
"""Rule set, kind of drill, level."""
_STREAK: Final = 5
"""So many right answers one after another open the next level."""


class ProgressTrouble(StrEnum):
    """What is wrong with progress that was written down."""

    FOREIGN = "foreign"
    NEWER = "newer"
    MISSING = "missing"
    WRONG_KIND = "wrong-kind"


class ProgressError(ValueError):
    """Values that are no progress.

    Attributes:
        trouble: what is wrong.
        where: the field.
    """

    def __init__(self, trouble: ProgressTrouble, where: str = "") -> None:
        """Keep trouble and field."""
        super().__init__(f"{trouble.value}: {where}".strip())
        self.trouble = trouble
        self.where = where


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
        boxes: the questions that come back.
        known: the ids of the explanations that are shown no more.
        exercises: the ids of the book's examples that were solved.
        bookmark: the id of the page where the learner was last, by rule set.
    """

    pages: frozenset[str] = frozenset()
    results: tuple[tuple[Place, Result], ...] = ()
    boxes: Boxes = EMPTY
    known: frozenset[str] = frozenset()
    exercises: frozenset[str] = frozenset()
    bookmark: tuple[tuple[str, str], ...] = ()

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

    def level(self, rules: str, kind: str) -> int:
        """Return the level at which a kind goes on: the next one after five right answers in a row."""
        reached = LEVELS[0]
        for level in LEVELS[:-1]:
            if self.result(rules, kind, level).streak >= _STREAK:
                reached = level + 1
        return reached

    def after(self, learnt: Learnt, today: date) -> Progress:
        """Return it with what was learnt today."""
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
            case Answered(key, explained):
                return self.with_answer(key, explained, today)
            case _:
                assert_never(learnt)

    def with_page(self, page: str) -> Progress:
        """Return it with a page done."""
        return replace(self, pages=self.pages | {page})

    def with_bookmark(self, rules: str, page: str) -> Progress:
        """Return it with the page where the learner is now."""
        return replace(self, bookmark=tuple(sorted({**dict(self.bookmark), rules: page}.items())))

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

    def with_answer(self, key: Key, explanation: Explanation, today: date) -> Progress:
        """Return it with the answer to a question of a drill."""
        place = (key.rules, key.kind, key.level)
        before = dict(self.results).get(place, Result())
        right = explanation.right
        now = Result(
            before.asked + 1,
            before.right + right,
            before.partly + explanation.partly,
            before.streak + 1 if right else 0,
        )
        results = {**dict(self.results), place: now}
        boxes = repeat.answered(self.boxes, key, right=right, today=today)
        return replace(self, results=tuple(sorted(results.items())), boxes=boxes)

    def forgetting(self, rules: str) -> Progress:
        """Return it without what belongs to one book; page ids say by their beginning to which."""
        kept = tuple((place, held) for place, held in self.results if place[0] != rules)
        boxes = Boxes(tuple(one for one in self.boxes.held if one[0].rules != rules))
        marks = tuple(one for one in self.bookmark if one[0] != rules)
        return replace(self, results=kept, boxes=boxes, bookmark=marks)

    def merged(self, other: Progress) -> Progress:
        """Return what was learnt in either; of results those with more answers stand."""
        results = dict(self.results)
        for place, held in other.results:
            mine = results.get(place, Result())
            results[place] = held if held.asked > mine.asked else mine
        return Progress(
            self.pages | other.pages,
            tuple(sorted(results.items())),
            repeat.merged(self.boxes, other.boxes),
            self.known | other.known,
            self.exercises | other.exercises,
            tuple(sorted({**dict(other.bookmark), **dict(self.bookmark)}.items())),
        )


def to_json(progress: Progress) -> dict[str, object]:
    """Return plain JSON values."""
    return {
        "format": FORMAT,
        "pages": sorted(progress.pages),
        "known": sorted(progress.known),
        "exercises": sorted(progress.exercises),
        "bookmark": dict(progress.bookmark),
        "results": [
            {
                "rules": rules,
                "kind": kind,
                "level": level,
                "asked": held.asked,
                "right": held.right,
                "partly": held.partly,
                "streak": held.streak,
            }
            for (rules, kind, level), held in progress.results
        ],
        "boxes": [
            {
                "kind": key.kind,
                "rules": key.rules,
                "options": dict(key.options),
                "level": key.level,
                "seed": key.seed,
                "box": boxed.box,
                "due": boxed.due.isoformat(),
            }
            for key, boxed in progress.boxes.held
        ],
    }


def from_json(raw: object) -> Progress:
    """Return the progress of JSON values.

    Raises:
        ProgressError: they are none, or of a later format.
    """
    if not isinstance(raw, dict):
        raise ProgressError(ProgressTrouble.FOREIGN)
    values = cast("Mapping[str, Any]", raw)
    number = _number(values, "format")
    if number > FORMAT:
        raise ProgressError(ProgressTrouble.NEWER, "format")
    if number < 1:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "format")
    bookmark = _field(values, "bookmark", dict)
    for name, page in bookmark.items():
        if not (_is_text(name) and _is_text(page)):
            raise ProgressError(ProgressTrouble.WRONG_KIND, "bookmark")
    results = dict(_each(values, "results", _result_of))
    boxes = dict(_each(values, "boxes", _boxed_of))
    return Progress(
        frozenset(_texts(values, "pages")),
        tuple(sorted(results.items())),
        Boxes(tuple(boxes.items())),
        frozenset(_texts(values, "known")),
        frozenset(_texts(values, "exercises")),
        tuple(sorted(bookmark.items())),
    )


def _result_of(raw: Mapping[str, Any]) -> tuple[Place, Result]:
    place = (_text(raw, "rules"), _text(raw, "kind"), _level(raw))
    asked, right, partly, streak = (_number(raw, name) for name in ("asked", "right", "partly", "streak"))
    if right + partly > asked or streak > right:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "asked")
    return place, Result(asked, right, partly, streak)


def _boxed_of(raw: Mapping[str, Any]) -> tuple[Key, Boxed]:
    options: dict[str, OptionValue] = _field(raw, "options", dict)
    for name, value in options.items():
        if not _is_text(name) or not isinstance(value, str | int):
            raise ProgressError(ProgressTrouble.WRONG_KIND, "options")
    chosen = tuple(sorted(options.items()))
    key = Key(_text(raw, "kind"), _text(raw, "rules"), chosen, _level(raw), _number(raw, "seed", 2**32))
    box = _number(raw, "box", len(repeat.WAITS) - 1)
    try:
        return key, Boxed(box, date.fromisoformat(_text(raw, "due")))
    except ValueError as error:
        if isinstance(error, ProgressError):
            raise
        raise ProgressError(ProgressTrouble.WRONG_KIND, "due") from error


def _level(raw: Mapping[str, Any]) -> int:
    level = _number(raw, "level")
    if level not in LEVELS:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "level")
    return level


def _each(
    raw: Mapping[str, Any], name: str, read: Callable[[Mapping[str, Any]], tuple[Any, Any]]
) -> Iterable[tuple[Any, Any]]:
    for entry in _field(raw, name, list):
        if not isinstance(entry, dict):
            raise ProgressError(ProgressTrouble.WRONG_KIND, name)
        yield read(cast("Mapping[str, Any]", entry))


def _texts(raw: Mapping[str, Any], name: str) -> list[str]:
    found = _field(raw, name, list)
    if not all(_is_text(text) for text in found):
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    return cast("list[str]", found)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT


def _text(raw: Mapping[str, Any], name: str) -> str:
    text = _field(raw, name, str)
    if not _is_text(text):
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    return cast("str", text)


def _number(raw: Mapping[str, Any], name: str, most: int = LARGEST) -> int:
    number = _field(raw, name, int)
    if isinstance(number, bool) or not 0 <= number <= most:
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    return cast("int", number)


def _field(raw: Mapping[str, Any], name: str, kind: type) -> Any:  # noqa: ANN401 - of the kind asked for
    if name not in raw:
        raise ProgressError(ProgressTrouble.MISSING, name)
    if not isinstance(raw[name], kind):
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    return raw[name]
