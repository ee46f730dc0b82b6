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
from peling_app.learn.words import tables as table_words

_ROLES: Final = (words.begins, words.right_of_east, words.opposite_east, words.left_of_east)


def _pays(to: int, factors: Mapping[int, int]) -> tuple[Arrow, ...]:
    """Return the payments to one place, each with how often the score is paid."""
    return tuple(Arrow(place, to, f"× {factor}", strong=factor > 1) for place, factor in factors.items())


def _all_pay(winner: int) -> tuple[Arrow, ...]:
    """Return what all pay a winner where East, who sits below, pays and is paid double."""
    others = (place for place in range(4) if place != winner)
    return _pays(winner, {place: 2 if BELOW in {place, winner} else 1 for place in others})


def _each(start: int, label: str = "") -> tuple[Arrow, ...]:
    """Return what goes from one place to all others."""
    return tuple(Arrow(start, place, label, strong=True) for place in range(4) if place != start)


_ARROWS: Final[Mapping[str, tuple[Arrow, ...]]] = {
    "winds": (),
    "order": AROUND,
    "next-east": (Arrow(BELOW, RIGHT, strong=True),),
    "drawn": (),
    "chow": (Arrow(LEFT, BELOW, strong=True),),
    "not-across": (Arrow(ABOVE, BELOW, dashed=True),),
    "anybody": tuple(Arrow(place, BELOW, strong=True) for place in (RIGHT, ABOVE, LEFT)),
    "passed-over": (Arrow(ABOVE, BELOW, strong=True),),
    "first": (
        Arrow(LEFT, ABOVE, "1", strong=True, round=True),
        Arrow(LEFT, RIGHT, "2", round=True),
        Arrow(LEFT, BELOW, "3", round=True),
    ),
    "rob": (Arrow(ABOVE, BELOW, strong=True),),
    "all-pay-south": _all_pay(RIGHT),
    "all-pay-north": _all_pay(LEFT),
    "all-pay-east": _all_pay(BELOW),
    "losers-settle": (
        Arrow(ABOVE, BELOW, "× 2", strong=True),
        Arrow(LEFT, BELOW, "× 2", strong=True),
        Arrow(LEFT, ABOVE, "× 1"),
    ),
    "limit": (Arrow(RIGHT, BELOW, "≤ 600", strong=True), Arrow(LEFT, RIGHT, "≤ 300")),
    "discarder-pays": _pays(LEFT, {BELOW: 2, RIGHT: 1, ABOVE: 1}),
    "each-pays-twice": _pays(ABOVE, {BELOW: 2, RIGHT: 2, LEFT: 2}),
    "pays-for-all": (Arrow(LEFT, RIGHT, strong=True),),
    "pays-for-all-west": (Arrow(LEFT, ABOVE, strong=True),),
    "pays-for-all-east": (Arrow(LEFT, BELOW, strong=True),),
    "false-call": _each(RIGHT),
    "dead-pays": _each(ABOVE),
    "unfinished": (Arrow(BELOW, ABOVE, strong=True), Arrow(LEFT, ABOVE, strong=True)),
}
"""What goes from place to place."""
_NOTES: Final[Mapping[str, Mapping[int, Callable[[], str]]]] = {
    "winds": dict(enumerate(_ROLES)),
    "order": dict(enumerate(_ROLES)),
    "next-east": {BELOW: table_words.is_no_longer_east, RIGHT: table_words.is_east_next},
    "drawn": dict.fromkeys((BELOW, RIGHT, ABOVE, LEFT), table_words.pays_nothing),
    "chow": {LEFT: words.has_discarded, BELOW: table_words.may_chow},
    "not-across": {
        ABOVE: words.has_discarded,
        BELOW: table_words.may_not_chow,
        LEFT: table_words.is_your_left,
    },
    "anybody": dict.fromkeys((RIGHT, ABOVE, LEFT), words.has_discarded) | {BELOW: table_words.may_take},
    "passed-over": {ABOVE: words.has_discarded, BELOW: words.has_claimed, LEFT: table_words.is_passed_over},
    "first": {
        LEFT: words.has_discarded,
        ABOVE: table_words.for_mahjongg,
        RIGHT: table_words.for_pung,
        BELOW: table_words.for_chow,
    },
    "rob": {ABOVE: table_words.adds_fourth, BELOW: table_words.wins_with_it},
    "all-pay-south": {RIGHT: words.has_won},
    "all-pay-north": {LEFT: words.has_won},
    "all-pay-east": {BELOW: words.has_won},
    "losers-settle": {
        RIGHT: words.has_won,
        BELOW: table_words.counts_most,
        LEFT: table_words.counts_least,
    },
    "limit": {BELOW: words.has_won},
    "discarder-pays": {LEFT: words.has_won, BELOW: words.has_discarded},
    "each-pays-twice": {ABOVE: words.has_won},
    "pays-for-all": {RIGHT: words.has_won, LEFT: table_words.pays_for_all},
    "pays-for-all-west": {ABOVE: words.has_won, LEFT: table_words.pays_for_all},
    "pays-for-all-east": {BELOW: words.has_won, LEFT: table_words.pays_for_all},
    "false-call": {RIGHT: table_words.called_wrongly},
    "dead-pays": {ABOVE: table_words.is_dead},
    "unfinished": {RIGHT: words.has_won, ABOVE: table_words.claims_limit},
}
"""What is said of the players."""
_ABOUT_ME: Final = frozenset({"chow", "not-across", "anybody", "rob"})
"""Tables about the player who is addressed: he sits below, as South at first; else East sits below."""


def table_of(kind: str) -> tuple[SketchRow, str] | None:
    """Return a table and the words below it; None: the page has none."""
    if not kind:
        return None
    caption, arrows, notes = table_words.captions[kind](), _ARROWS[kind], _NOTES[kind]
    ends = {arrow.end for arrow in arrows} if len({arrow.end for arrow in arrows}) == 1 else set()
    about_me = kind in _ABOUT_ME
    chairs = tuple(
        Chair(
            wind,
            wind_name(wind),
            notes[place]() if place in notes else "",
            framed=place in ends,
        )
        for place, wind in enumerate(WINDS[1:] + WINDS[:1] if about_me else WINDS)
    )
    if about_me:
        return SketchRow(chairs, arrows, "", caption, about_me=True), caption
    said = [f"{chair.name}: {chair.note}" for chair in chairs if chair.note]
    ways = [arrow.said for arrow in arrows if arrow.label]
    return SketchRow(chairs, arrows, "", in_sentences(caption, *said, *ways)), caption


def dice_of(question: Question) -> tuple[tuple[str, tuple[int, int]], ...]:
    """Return the throws for the seats that a question is about, each with who threw."""
    facts = dict(question.facts)
    names = [name for name in "ABCD" if f"die-{name}-0" in facts]
    return tuple(
        (name, (int(str(facts[f"die-{name}-0"])), int(str(facts[f"die-{name}-1"])))) for name in names
    )
