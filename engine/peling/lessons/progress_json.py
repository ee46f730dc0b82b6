"""Progress as JSON: written in the present format, read in every one that there was.

Format 1 kept questions that were missed in five boxes, after Leitner; each becomes a memory that lasts as
long as its box waited, due on the same day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from enum import StrEnum
from math import isfinite
from typing import Any, Final, cast

from peling.lessons.drills.question import LEVELS, Key
from peling.lessons.memory import Item, Memory, Point, Trace, in_order
from peling.lessons.progress import LONGEST_DAY, Place, Progress, Result
from peling.lessons.ratings import HIGHEST, LEAST
from peling.rules.ruleset import OptionValue

FORMAT: Final = 2
LONGEST_TEXT: Final = 100
LARGEST: Final = 10_000_000
LONGEST_STABILITY: Final = 100_000.0
"""Days; nobody lives so long."""
_WAITS: Final = (1, 3, 7, 16, 35)
"""Days that a question waited in each box of format 1."""
_OF_A_BOX: Final = 6.0
"""How hard a question out of a box is to learn: it was missed once."""


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
        "memories": [_memory_to_json(item, held) for item, held in progress.memories],
        "ratings": [
            {"rules": rules, "kind": kind, "rating": rating} for (rules, kind), rating in progress.ratings
        ],
        "days": {day.isoformat(): seconds for day, seconds in progress.days},
        "chosen": [
            {"rules": rules, "day": day.isoformat(), "tile": tile} for rules, (day, tile) in progress.chosen
        ],
    }


def _memory_to_json(item: Item, held: Memory) -> dict[str, object]:
    point = {"rules": item.rules, "about": item.about} if isinstance(item, Point) else {}
    key = held.key
    asked = (
        {}
        if key is None
        else {
            "key": {
                "kind": key.kind,
                "rules": key.rules,
                "options": dict(key.options),
                "level": key.level,
                "seed": key.seed,
            }
        }
    )
    trace = held.trace
    return {
        **point,
        "stability": trace.stability,
        "difficulty": trace.difficulty,
        "seen": trace.seen.isoformat(),
        "due": trace.due.isoformat(),
        **asked,
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
    read, name = (_boxed_of, "boxes") if number == 1 else (_memory_of, "memories")
    memories: dict[Item, Memory] = dict(_each(values, name, read))
    return Progress(
        frozenset(_texts(values, "pages")),
        tuple(sorted(results.items())),
        in_order(memories),
        frozenset(_texts(values, "known")),
        frozenset(_texts(values, "exercises")),
        tuple(sorted(bookmark.items())),
        *(_since_format_two(values) if number > 1 else ()),
    )


def _since_format_two(values: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return ratings, days and answers to the hand of the day, which the first format did not have."""
    days = {}
    entries = _field(values, "days", dict)
    for day in entries:
        days[_day({"days": day}, "days")] = _number(entries, day, LONGEST_DAY)
    return (
        tuple(sorted(_each(values, "ratings", _rating_of))),
        tuple(sorted(days.items())),
        tuple(sorted(_each(values, "chosen", _chosen_of))),
    )


def _rating_of(raw: Mapping[str, Any]) -> tuple[tuple[str, str], int]:
    rating = _number(raw, "rating", HIGHEST)
    if rating < LEAST:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "rating")
    return (_text(raw, "rules"), _text(raw, "kind")), rating


def _chosen_of(raw: Mapping[str, Any]) -> tuple[str, tuple[date, str]]:
    return _text(raw, "rules"), (_day(raw, "day"), _text(raw, "tile"))


def _memory_of(raw: Mapping[str, Any]) -> tuple[Item, Memory]:
    stability = _days(raw, "stability", LONGEST_STABILITY)
    trace = Trace(stability, _days(raw, "difficulty", 10.0), _day(raw, "seen"), _day(raw, "due"))
    key = _key_of(_field(raw, "key", dict)) if "key" in raw else None
    if "about" in raw:
        return Point(_text(raw, "rules"), _text(raw, "about")), Memory(trace, key)
    if key is None:
        raise ProgressError(ProgressTrouble.MISSING, "about")
    return key, Memory(trace, key)


def _days(raw: Mapping[str, Any], name: str, most: float) -> float:
    if name not in raw:
        raise ProgressError(ProgressTrouble.MISSING, name)
    value = raw[name]
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    if not 0 < value <= most:
        raise ProgressError(ProgressTrouble.WRONG_KIND, name)
    return float(value)


def _day(raw: Mapping[str, Any], name: str) -> date:
    try:
        return date.fromisoformat(_text(raw, name))
    except ValueError as error:
        if isinstance(error, ProgressError):
            raise
        raise ProgressError(ProgressTrouble.WRONG_KIND, name) from error


def _result_of(raw: Mapping[str, Any]) -> tuple[Place, Result]:
    place = (_text(raw, "rules"), _text(raw, "kind"), _level(raw))
    asked, right, partly, streak = (_number(raw, name) for name in ("asked", "right", "partly", "streak"))
    if right + partly > asked or streak > right:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "asked")
    return place, Result(asked, right, partly, streak)


def _boxed_of(raw: Mapping[str, Any]) -> tuple[Item, Memory]:
    key = _key_of(raw)
    wait = _WAITS[_number(raw, "box", len(_WAITS) - 1)]
    due = _day(raw, "due")
    try:
        seen = due - timedelta(days=wait)
    except OverflowError as error:
        raise ProgressError(ProgressTrouble.WRONG_KIND, "due") from error
    return key, Memory(Trace(float(wait), _OF_A_BOX, seen, due), key)


def _key_of(raw: Mapping[str, Any]) -> Key:
    options: dict[str, OptionValue] = _field(raw, "options", dict)
    for name, value in options.items():
        if not _is_text(name) or not isinstance(value, str | int):
            raise ProgressError(ProgressTrouble.WRONG_KIND, "options")
    chosen = tuple(sorted(options.items()))
    return Key(_text(raw, "kind"), _text(raw, "rules"), chosen, _level(raw), _number(raw, "seed", 2**32))


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
