"""What a page of a lesson shows on a table seen from above, and the dice that were thrown for the seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from peling.core.tiles import WINDS
from peling.lessons.drills.question import Question
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.question.sketch import ABOVE, AROUND, BELOW, LEFT, RIGHT, Arrow, Chair, SketchRow
from peling_app.learn.words import learn as words
from peling_app.learn.words import tables as told

_ROLES: Final = (words.begins, words.right_of_east, words.opposite_east, words.left_of_east)


def _pays(to: int, factors: Mapping[int, int]) -> tuple[Arrow, ...]:
    """Return the payments to one place, each with how often the score is paid."""
    return tuple(Arrow(place, to, f"× {factor}", strong=factor > 1) for place, factor in factors.items())


_ARROWS: Final[Mapping[str, tuple[Arrow, ...]]] = {
    "winds": (),
    "order": AROUND,
    "next-east": (Arrow(BELOW, RIGHT, strong=True),),
    "chow": (Arrow(LEFT, BELOW, strong=True),),
    "anybody": tuple(Arrow(place, BELOW, strong=True) for place in (RIGHT, ABOVE, LEFT)),
    "passed-over": (Arrow(ABOVE, BELOW, strong=True),),
    "first": (
        Arrow(LEFT, ABOVE, "1", strong=True, round=True),
        Arrow(LEFT, RIGHT, "2", round=True),
        Arrow(LEFT, BELOW, "3", round=True),
    ),
    "rob": (Arrow(ABOVE, BELOW, strong=True),),
    "all-pay": _pays(RIGHT, {BELOW: 2, ABOVE: 1, LEFT: 1}),
    "all-pay-east": _pays(BELOW, {RIGHT: 2, ABOVE: 2, LEFT: 2}),
    "discarder-pays": _pays(RIGHT, {BELOW: 1, ABOVE: 2, LEFT: 1}),
    "each-pays-twice": _pays(RIGHT, {BELOW: 2, ABOVE: 2, LEFT: 2}),
}
"""What goes from place to place; East sits below."""
_NOTES: Final[Mapping[str, Mapping[int, Callable[[], str]]]] = {
    "winds": dict(enumerate(_ROLES)),
    "order": dict(enumerate(_ROLES)),
    "next-east": {BELOW: told.loses_deal, RIGHT: told.is_east_next},
    "chow": {LEFT: words.has_discarded, BELOW: told.may_chow},
    "anybody": dict.fromkeys((RIGHT, ABOVE, LEFT), words.has_discarded) | {BELOW: told.may_take},
    "passed-over": {ABOVE: words.has_discarded, BELOW: words.has_claimed, LEFT: told.is_passed_over},
    "first": {
        LEFT: words.has_discarded,
        ABOVE: told.for_mahjongg,
        RIGHT: told.for_pung,
        BELOW: told.for_chow,
    },
    "rob": {ABOVE: told.adds_fourth, BELOW: told.wins_with_it},
    "all-pay": {RIGHT: words.has_won},
    "all-pay-east": {BELOW: words.has_won},
    "discarder-pays": {RIGHT: words.has_won, ABOVE: words.has_discarded},
    "each-pays-twice": {RIGHT: words.has_won},
}
"""What is said of the players."""


def table_of(kind: str) -> tuple[SketchRow, str] | None:
    """Return a table and the words below it; None: the page has none."""
    if not kind:
        return None
    caption, arrows, notes = told.captions[kind](), _ARROWS[kind], _NOTES[kind]
    ends = {arrow.end for arrow in arrows} if len({arrow.end for arrow in arrows}) == 1 else set()
    chairs = tuple(
        Chair(
            wind,
            wind_name(wind),
            notes[place]() if place in notes else "",
            framed=place in ends,
        )
        for place, wind in enumerate(WINDS)
    )
    said = [f"{chair.name}: {chair.note}" for chair in chairs if chair.note]
    ways = [arrow.told for arrow in arrows if arrow.label]
    return SketchRow(chairs, arrows, "", in_sentences(caption, *said, *ways)), caption


def dice_of(question: Question) -> tuple[tuple[str, tuple[int, int]], ...]:
    """Return the throws for the seats that a question is about, each with who threw."""
    facts = dict(question.facts)
    names = [name for name in "ABCD" if f"die-{name}-0" in facts]
    return tuple(
        (name, (int(str(facts[f"die-{name}-0"])), int(str(facts[f"die-{name}-1"])))) for name in names
    )
