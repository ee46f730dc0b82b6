"""A table seen from above, as frozen values: who sits where, and what goes from one to another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Explanation, Paid, Question, SettleUp, State, pair_id
from peling.rulebooks import rule_set
from peling_app.kit.words.numbers import number
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.words import learn as words

BELOW, RIGHT, ABOVE, LEFT = range(4)
"""The places on the picture; the order of play goes from each to the next."""
SEATED = frozenset(
    {"turn-next", "turn-after-claim", "next-east", "own-wind", "first", "first-wash", "lesson-seats"}
)
"""Topics that are asked about players round the table, by their winds."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A player at the table: wind, name, a note below it, what his hand counts; framed where he matters."""

    wind: Wind
    name: str
    note: str = ""
    count: str = ""
    framed: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """What goes from one place to another.

    Attributes:
        start, end: the places, 0 below to 3 left.
        label: what stands on it.
        strong: it is the one that is spoken of.
        dashed: it is still to come.
        round: the label is the number of a step, not a sum.
    """

    start: int
    end: int
    label: str = ""
    strong: bool = False
    dashed: bool = False
    round: bool = False

    @property
    def said(self) -> str:
        """Return it in words; East sits below."""
        return f"{wind_name(WINDS[self.start])} → {wind_name(WINDS[self.end])}: {self.label}"


AROUND: Final = tuple(Arrow(place, (place + 1) % 4) for place in range(4))
"""The order of play, without numbers: who counts round a table begins with a player, not with a step."""


@dataclass(frozen=True, slots=True)
class SketchRow:
    """A table: its chairs from the one below, the arrows, a line at its edge, what a screen reader says.

    Attributes:
        about_me: arrows and notes belong to the places: the chair below is that of the player who is
            addressed, whatever wind he has. Else they belong to the winds.
    """

    chairs: tuple[Chair, ...]
    arrows: tuple[Arrow, ...]
    title: str
    spoken: str = ""
    about_me: bool = False


def turned(row: SketchRow, turns: int) -> SketchRow:
    """Return a table as it is seen from another chair: of the player so many places to the right."""
    turns %= 4
    if not turns or len(row.chairs) != len(WINDS):
        return row
    chairs = row.chairs[turns:] + row.chairs[:turns]
    if row.about_me:
        kept = zip(chairs, row.chairs, strict=True)
        return replace(
            row, chairs=tuple(replace(one, note=place.note, framed=place.framed) for one, place in kept)
        )
    arrows = tuple(
        replace(one, start=(one.start - turns) % 4, end=(one.end - turns) % 4) for one in row.arrows
    )
    return replace(row, chairs=chairs, arrows=arrows)


def said_from_chair(row: SketchRow) -> str:
    """Return from whose chair a table is seen, who sits where, and what is said of the players."""
    if len(row.chairs) != len(WINDS):
        return row.spoken
    names = [chair.name for chair in row.chairs]
    said = [f"{chair.name}: {chair.note}" for chair in row.chairs if chair.note] if row.about_me else []
    return in_sentences(words.seen_from(*names), row.spoken, *said)


def seats_of(question: Question) -> SketchRow | None:
    """Return the table with the order of play, for a question about who sits where; None for others."""
    if question.topic not in SEATED:
        return None
    facts = dict(question.facts)
    players = facts.get("players", len(WINDS))
    course = rule_set(question.key.rules, dict(question.key.options)).course
    at_table = course.seats(players) if isinstance(players, int) else WINDS
    marked = {facts.get("from"), facts.get("claimer"), facts.get("winner")}
    chairs = tuple(
        Chair(wind, wind_name(wind), _role(wind, facts, place, at_table), framed=wind in marked)
        for place, wind in enumerate(WINDS)
    )
    spoken = in_sentences(words.order_of_play(), *(f"{chair.name}: {chair.note}" for chair in chairs))
    return SketchRow(chairs, AROUND, words.order_of_play(), spoken)


def _role(wind: Wind, facts: Mapping[str, object], place: int, at_table: Sequence[Wind]) -> str:
    if wind not in at_table:
        return words.empty_seat()
    if facts.get("winner") is wind:
        return words.has_won()
    if facts.get("claimer") is wind:
        return words.has_claimed()
    if facts.get("from") is wind:
        return words.has_discarded()
    return (words.begins(), words.right_of_east(), words.opposite_east(), words.left_of_east())[place]


def payments_of(question: Question, explained: Explanation | None, said: Sequence[Fault]) -> SketchRow | None:
    """Return the table with what was paid, for a question about payments without hands; None for others.

    Args:
        question: the question.
        explained: what the answer is worth, if it was checked: the payments that were right have their sums.
        said: the errors that are named; the first is the payment spoken of. None are left once all is shown.
    """
    if not isinstance(question.form, SettleUp) or question.shown.hands:
        return None
    parts = () if explained is None else explained.parts
    shown = {part.id for part in parts if not said or part.state is State.RIGHT}
    return _payments(question, shown, said[0].part if said else "")


def payments_so_far(question: Question, pairs: Sequence[str]) -> SketchRow:
    """Return the table with these payments, the last of them strong."""
    return _payments(question, set(pairs), pairs[-1] if pairs else "")


def _payments(question: Question, shown: set[str], strong: str) -> SketchRow:
    winds = question.shown.winds
    scores = dict(question.shown.scores)
    winner = dict(question.facts).get("winner")
    places = {wind: WINDS.index(wind) for wind in winds}
    by_place = {place: wind for wind, place in places.items()}
    chairs = tuple(
        Chair(
            wind,
            wind_name(wind),
            "" if wind not in by_place.values() else words.has_won() if wind is winner else "",
            number(scores[wind]) if wind in scores else "",
            framed=wind is winner,
        )
        for wind in WINDS
    )
    arrows = []
    for pair in [pair_id(one, other) for one in winds for other in winds if one is not other]:
        paid = next((why for why in question.why(pair) if isinstance(why, Paid)), None)
        if paid is None or not paid.right or (pair not in shown and pair != strong):
            continue
        payer, payee = (places[Wind(code)] for code in pair.split(">"))
        seen = pair in shown
        arrows.append(Arrow(payer, payee, number(paid.right) if seen else "?", pair == strong, not seen))
    said = [arrow.said for arrow in arrows]
    counts = [" ".join(part for part in (chair.name, chair.note, chair.count) if part) for chair in chairs]
    return SketchRow(chairs, tuple(arrows), "", in_sentences(*counts, *said))
