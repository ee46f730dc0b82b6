"""Show the score of a hand: its lines with proof tiles, the sum, each doubling, what was looked for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from peling.core.rules import Citation
from peling.core.scoring import Doubles, Limit, NearMiss, Points, ScoreLine, ScoreSheet, Win
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealResult
from peling.rules.counting import as_counted
from peling.rules.ruleset import RuleSet
from peling_app.books.words.citations import short_citation
from peling_app.books.words.scores import (
    doubles_title,
    half_limit_word,
    limit_title,
    limit_word,
    line_reason,
    line_title,
    line_value,
    near_miss,
    nothing_counts,
    rounded_word,
    score_title,
    short_title,
)
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.steps import Step
from peling_app.kit.words.numbers import number, summed, times
from peling_app.kit.words.plurals import points_alone


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line: the tiles that prove it, title, reason, what it gives, how the tiles look."""

    tiles: tuple[Tile, ...]
    title: str
    reason: str
    value: str
    faces: Faces = AS_DRAWN


@dataclass(frozen=True, slots=True)
class Missed:
    """An item that was looked for and not counted, and why."""

    title: str
    reason: str


@dataclass(frozen=True, slots=True)
class HandScore:
    """The score of one hand, in words and figures.

    Attributes:
        wind: whose hand it is.
        total: what it counts.
        points, doubles: the lines.
        sum: the points as a sum; empty with less than two lines.
        points_total: what the points come to.
        steps: points and each doubling, or points and what they are rounded to; empty without either.
        missed: items looked for, not counted.
        points_cite, doubles_cite: where they stand.
        doubles_title: the heading over the doubles.
        nothing: what stands in the place of the points where there are none.
    """

    wind: Wind
    total: str
    points: tuple[ScoreRow, ...]
    doubles: tuple[ScoreRow, ...]
    sum: str
    points_total: str
    steps: tuple[Step, ...]
    missed: tuple[Missed, ...]
    points_cite: str
    doubles_cite: str
    doubles_title: str
    nothing: str


TELLING = 5
"""A line tells that brings one part of so many of the points."""
MANY_DOUBLES = 3
"""More doublings than this are written as one factor where there is one line of room."""


def hand_score(  # noqa: PLR0913 - a hand, how it was won, and how it is shown
    sheet: ScoreSheet,
    wind: Wind,
    rules: RuleSet,
    *,
    win: Win | None,
    me: bool,
    near: tuple[NearMiss, ...] = (),
    faces: Faces = AS_DRAWN,
) -> HandScore:
    """Return the score of a hand to show.

    `win` is how it was won, None for another hand; `me` whether it is the user's; `faces` how tiles look.
    """
    lines = as_counted(sheet, rules).lines
    points = [line for line in lines if isinstance(line.award, Points)]
    doubles = [line for line in lines if not isinstance(line.award, Points)]
    amounts = [line.award.amount for line in points if isinstance(line.award, Points) and line.award.amount]
    paid = sheet.total if win is None else rules.as_paid(sheet.total)

    def row(line: ScoreLine) -> ScoreRow:
        reason = line_reason(line, sheet, win, wind, me=me)
        return ScoreRow(_proof(line), line_title(line), reason, line_value(line), faces)

    return HandScore(
        wind=wind,
        total=number(paid),
        points=tuple(row(line) for line in points),
        doubles=tuple(row(line) for line in doubles),
        sum=summed(amounts) if len(amounts) > 1 else "",
        points_total=number(sheet.points),
        steps=_steps(sheet, doubles, paid),
        # An item that gives points and doubles too is missed once, not twice.
        missed=tuple(
            dict.fromkeys(Missed(score_title(miss.item, miss.title), near_miss(miss)) for miss in near)
        ),
        points_cite=_cite(points),
        doubles_cite=_cite(doubles),
        doubles_title=limit_title(doubles[0].item) if _is_limit(sheet) else doubles_title(),
        nothing="" if _is_limit(sheet) else nothing_counts(),
    )


def what_tells(sheet: ScoreSheet, rules: RuleSet) -> tuple[str, ...]:
    """Return the titles of what makes a hand count much, each once.

    That is what doubles it or counts for a limit; where nothing does, what brings a `TELLING` part of the
    points, unless all of its lines do.
    """
    lines = as_counted(sheet, rules).lines
    more = [line for line in lines if not isinstance(line.award, Points)]
    points = [line for line in lines if isinstance(line.award, Points)]
    most = [
        line
        for line in points
        if isinstance(line.award, Points) and line.award.amount * TELLING >= sheet.points
    ]
    named = more or (most if len(most) < len(points) else [])
    return tuple(dict.fromkeys(map(line_title, named)))


def final_score(score: HandScore, rules: RuleSet, result: DealResult) -> HandScore:
    """Return the score of a hand of a finished deal: hands say why they do not count."""
    if result.outcome.washed:
        return replace(score, nothing=nothing_counts(washed=True))
    lost = result.winner is not None and score.wind is not result.winner
    if not (lost and rules.only_winner_counts):
        return score
    return replace(score, nothing=nothing_counts(only_winner=True))


def arithmetic(sheet: ScoreSheet, rules: RuleSet) -> str:
    """Return in a line how a total comes about: "50 × 2 × 2", "4 + 4 + 2"; empty for one line alone."""
    if sheet.doubles:
        many = sheet.doubles > MANY_DOUBLES
        factors = [times(2**sheet.doubles)] if many else [times(2)] * sheet.doubles
        added = ["+", number(sheet.shares)] if sheet.shares else []
        return " ".join([number(sheet.points), *factors, *added])
    lines = as_counted(sheet, rules).lines
    amounts = [line.award.amount for line in lines if isinstance(line.award, Points) and line.award.amount]
    if amounts and sheet.shares:
        amounts.append(sheet.shares)
    return summed(amounts) if len(amounts) > 1 else ""


def _is_limit(sheet: ScoreSheet) -> bool:
    """Return whether a hand is worth the limit, or a part of it, and nothing else is counted."""
    return bool(sheet.lines) and all(isinstance(line.award, Limit) for line in sheet.lines)


def _steps(sheet: ScoreSheet, doubles: list[ScoreLine], paid: int) -> tuple[Step, ...]:
    if paid != sheet.total:
        return (
            Step("", number(sheet.total), points_alone(sheet.total)),
            Step("", number(paid), rounded_word()),
        )
    if not doubles or _is_limit(sheet):
        return ()
    value = sheet.points
    steps = [Step("", number(value), points_alone(value))]
    for line in doubles:
        if isinstance(line.award, Doubles):
            value <<= line.award.times
            steps.append(Step(line_value(line), number(value), short_title(line.item, line.title)))
    if sheet.shares:
        value += sheet.shares
        steps.append(Step(f"+ {number(sheet.shares)}", number(value), half_limit_word()))
    if sheet.total != value:
        steps.append(Step("", number(sheet.total), limit_word()))
    return tuple(steps)


def _proof(line: ScoreLine) -> tuple[Tile, ...]:
    """Return the tiles that stand beside a line; a double needs only one of its kind."""
    tiles = line.evidence.tiles
    if isinstance(line.award, Doubles):
        return tuple(dict.fromkeys(tiles))[:3]
    return tiles[:4]


def _cite(lines: list[ScoreLine]) -> str:
    """Return where the lines stand, each place once."""
    places: dict[Citation, None] = dict.fromkeys(line.cite for line in lines)
    return "; ".join(dict.fromkeys(short_citation(place) for place in places))
