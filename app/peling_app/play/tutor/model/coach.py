"""What the coach shows in play: the best choices in points, and why the first is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peling.advice.equities import Equity
from peling.coach.counsel import Counsel
from peling.coach.grades import CERTAIN, Grade, is_dearer
from peling.core import actions as act
from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.words.actions import action_words, name_inside
from peling_app.kit.words.numbers import signed_tenths
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.play.coaching import Answer, Stop
from peling_app.play.order_of_choices import ROWS, by_points, is_final
from peling_app.play.tutor.words import coach as words
from peling_app.play.words.better_choices import grade_words, why_words

NOTABLE = 1.25
"""A hand is worth notably more if it counts so many times as much."""
DANGER = 0.5
"""Points of risk below which a choice counts as safe."""
RISKIER = 1.25
"""A choice counts as risky if it risks so many times as much as the best."""
EARLY = 1.5
"""By so many of the errors said of a table a choice has to be worse to be graded while the figures change."""
WINS = (act.ClaimWin, act.GoOut, act.GoOutByFlowers)
"""With these the deal is over: no tile helps any more."""
MAY_BE_BEST = frozenset({Grade.BEST, Grade.EQUAL})
"""No other choice is certain to be better than one of these."""


@dataclass(frozen=True, slots=True)
class CoachRow:
    """A choice in the table.

    Attributes:
        tile: the tile that is discarded; None: `name` stands for the choice.
        name: the choice in a word.
        grade: how good it is, with its `word`; none is called the best before the figures are settled.
        expected, lost, win, worth, risk: its figures.
        is_dear, is_risky: what is lost counts, and so does the risk.
        helps: how many tiles help afterwards, in the forms it may be said in, the longest first.
        value, error: what may be expected and its error, in points, for the bar.
        is_pointed: the user looks at it.
        spoken: the whole for a screen reader.
    """

    tile: Tile | None
    name: str
    grade: Grade
    word: str
    expected: str
    lost: str
    win: str
    worth: str
    risk: str
    helps: tuple[str, ...]
    value: float
    error: float
    is_dear: bool = False
    is_risky: bool = False
    is_pointed: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class CoachPage:
    """The table of choices.

    Attributes:
        kicker: what it is, and whether that is its last word; `note` whether its figures are settled.
        title: what would be best, as an order.
        rows: the best choices, the one looked at among them.
        why_title, why: why the best is better than the one looked at, or than the next.
        also: another choice about as good for another reason; empty: there is none.
        faces: how tiles look.
    """

    kicker: str = ""
    note: str = ""
    title: str = ""
    rows: tuple[CoachRow, ...] = ()
    why_title: str = ""
    why: str = ""
    also: str = ""
    faces: Faces = AS_DRAWN


@dataclass(frozen=True, slots=True)
class StopPage:
    """The word before a grave mistake.

    Attributes:
        tile: the tile that was to go; None: it was no discard.
        title: how much it loses; `grade` how bad that is.
        why: the reason.
        figure: the loss with its error.
    """

    tile: Tile | None = None
    title: str = ""
    grade: Grade = Grade.GRAVE
    why: str = ""
    figure: str = ""


def coach_page(answer: Answer, tried: Sequence[act.Action], faces: Faces) -> CoachPage:
    """Return the table for an answer; `tried` is what the user looks at."""
    choices = answer.choices
    if not choices:
        return CoachPage()
    pointed = next((one for one in choices if one.action in tried), None)
    shown = list(choices[:ROWS])
    if pointed is not None and pointed not in shown:
        shown[-1] = pointed
    best, error = choices[0], error_said(answer)
    other = pointed if pointed is not None and pointed is not best else _next(answer, error)
    note = words.settled(error, goes_on=answer.goes_on) if answer.settled else words.uncertain(error)
    near = nearest(shown)
    return CoachPage(
        words.fixed("advice" if answer.settled else "so-far"),
        note,
        action_words(best.action),
        tuple(_row(one, best, near, called(one, answer, error), is_pointed=one is pointed) for one in shown),
        "" if other is None else words.why_not(short(other.action)),
        "" if other is None else _why(other, answer, error),
        _also(choices, other, settled=answer.settled),
        faces,
    )


def tried_page(
    answer: Answer, tried: Sequence[act.Action], seen: Sequence[act.Action], faces: Faces
) -> CoachPage:
    """Return the table with what the user looks at and has looked at before, and nothing else of it.

    What he has not looked at is not shown: to know what is best he asks for advice. `tried` is what he looks
    at now, `seen` all of it. The error that is said is of what is shown: of the differences to the best, or
    of the points of the best where it stands alone.
    """
    choices = answer.choices
    shown = [one for one in choices if one.action in seen]
    if not shown:
        return CoachPage()
    if is_final(answer):
        shown = by_points(shown)
    apart = [one.equity.behind_se for one in shown if one is not choices[0]]
    error = CERTAIN * max(apart) if apart else error_said(answer)
    said = error if apart else CERTAIN * choices[0].equity.se
    near = nearest([choices[0], *shown])
    return CoachPage(
        note=words.settled(said, goes_on=answer.goes_on) if answer.settled else words.uncertain(said),
        rows=tuple(
            _row(one, choices[0], near, word, is_pointed=len(shown) > 1 and one.action in tried)
            for one, word in zip(shown, _unadvised(shown, answer, error), strict=True)
        ),
        faces=faces,
    )


def _unadvised(shown: Sequence[Counsel], answer: Answer, error: float) -> list[tuple[Grade, str]]:
    """Return how good the choices are called where no advice is given.

    The advice says why it stands beside a figure that may be higher by chance; without it the first is about
    equal to that. A win in hand is named all the same where what is hoped for stands beside it.
    """
    named = [called(one, answer, error) for one in shown]
    advised, gained = words.fixed("advised"), _gained(answer.choices)
    if gained is None or (gained in shown and is_hoped_for(gained, answer.choices[0])):
        return named
    return [
        (Grade.EQUAL, grade_words(Grade.EQUAL)) if word == advised else (grade, word) for grade, word in named
    ]


def stop_page(stop: Stop) -> StopPage:
    """Return the word before a grave mistake."""
    chosen = stop.chosen
    assert chosen.why is not None, "the best choice stops nobody"  # noqa: S101 - for the type checker
    tile = chosen.action.tile if isinstance(chosen.action, act.Discard) else None
    return StopPage(
        tile,
        words.stop_title(round(chosen.lost)),
        chosen.grade,
        why_words(chosen.why),
        words.plus_minus(chosen.lost, chosen.equity.behind_se),
    )


def short(action: act.Action) -> str:
    """Return a choice in a word or two, as it can stand in the middle of a sentence."""
    match action:
        case act.Discard(tile):
            return tile_name(tile)
        case act.ClaimChow((low, high)):
            return f"{name_inside(action)} {low.rank}–{high.rank}"
        case _:
            return name_inside(action)


def alone(action: act.Action) -> str:
    """Return a choice in a word or two, as it stands alone; a tile is named as inside a sentence."""
    return short(action) if isinstance(action, act.Discard) else begun(short(action))


def _why(other: Counsel, answer: Answer, error: float) -> str:
    """Return why the best is better than another choice, or that nobody can say that it is."""
    if is_ahead(other):
        return _more(other, answer.choices[0])
    if other.grade is Grade.EQUAL:
        return words.may_be_chance(other.equity.behind, other.equity.behind_se)
    if _is_open(other, answer, error):
        return words.still_open(other.lost, error)
    return "" if other.why is None else why_words(other.why)


def _next(answer: Answer, error: float) -> Counsel | None:
    """Return the best of those that are worse."""
    worse = (one for one in answer.choices[1:] if one.grade is not Grade.EQUAL)
    return next((one for one in worse if not _is_open(one, answer, error)), None)


def error_said(answer: Answer) -> float:
    """Return the error that is said of a table, in points: twice the largest standard error in it.

    It is that of a difference, among as many choices as the table has rows.
    """
    choices = answer.choices
    return CERTAIN * max((one.equity.behind_se for one in choices[1:ROWS]), default=choices[0].equity.se)


def _is_open(one: Counsel, answer: Answer, error: float) -> bool:
    """Return whether figures that still change leave open that a choice is worse than the best.

    By the few trials of a first glance an error is itself a guess, and one of many choices always looks like
    a grave mistake. What was looked at by itself, as before a stop, is known better.
    """
    sharpens = not answer.settled or (answer.goes_on and error > words.SURE_ENOUGH)
    is_known = one.grade in MAY_BE_BEST or one.action in answer.known
    return sharpens and not is_known and one.lost <= EARLY * error


def _gained(choices: Sequence[Counsel]) -> Counsel | None:
    """Return the choice in the table that has brought most in the trials, if that is more than the first has.

    Those below were tried in few worlds, and one of so many always brings much by chance.
    """
    shown = choices[:ROWS]
    most = max(shown, key=lambda one: one.equity.points if one.grade in MAY_BE_BEST else float("-inf"))
    return most if most.equity.points - choices[0].equity.points >= words.LEAST else None


def is_ahead(one: Counsel) -> bool:
    """Return whether a choice brought more than the first by more than its error.

    Of those tried as often as the first none does, unless that is a win in hand. But one that was given up
    early, or that was looked at by itself, has met other worlds.
    """
    more = -one.equity.behind
    return more >= words.LEAST and more > CERTAIN * one.equity.behind_se


def is_hoped_for(one: Counsel, best: Counsel) -> bool:
    """Return whether a choice brought more than the best by more than its error, that being a win in hand."""
    return is_ahead(one) and isinstance(best.action, WINS)


def _more(one: Counsel, best: Counsel) -> str:
    """Return by how much a choice that is ahead brought more, and why the best stands first."""
    choice, more = begun(short(one.action)), -one.equity.behind
    if is_hoped_for(one, best):
        return words.hoped_for(choice, more)
    return words.ahead_of_first(choice, more, CERTAIN * one.equity.behind_se)


def called(one: Counsel, answer: Answer, error: float) -> tuple[Grade, str]:
    """Return how good one of the choices is called, and the word for it.

    While the figures still change, what may be the best is open; what brings more than a win in hand for
    certain is called so at once. Later, what is ahead of the first in worlds of its own is called so.
    Nothing is called the best beside a figure that is higher, even if that may be chance.

    Args:
        one: the choice.
        answer: all that is known of the position.
        error: the error that is said of the figures, in points; see `error_said`.
    """
    choices = answer.choices
    if answer.settled and one.grade is Grade.BEST and _gained(choices):
        return one.grade, words.fixed("advised")
    if is_hoped_for(one, choices[0]):
        return one.grade, words.fixed("hoped")
    if answer.settled and is_ahead(one):
        return one.grade, words.fixed("ahead")
    if _is_open(one, answer, error):
        return Grade.EQUAL, words.fixed("open")
    if answer.settled or one.grade not in MAY_BE_BEST:
        return one.grade, grade_words(one.grade)
    open_ones = (other.grade is Grade.EQUAL or _is_open(other, answer, error) for other in choices)
    return Grade.EQUAL, words.fixed("open" if any(open_ones) else "ahead")


def _also(choices: Sequence[Counsel], other: Counsel | None, *, settled: bool) -> str:
    best = choices[0].equity
    gained = _gained(choices) if settled else None
    if gained is not None and gained is not other:
        if is_ahead(gained):
            return _more(gained, choices[0])
        more, error = -gained.equity.behind, CERTAIN * gained.equity.behind_se
        return words.estimate_stands(begun(short(gained.action)), more, error)
    # Below the table nothing was tried often enough to be called equal.
    for one in choices[1:ROWS]:
        if one.grade is Grade.EQUAL and one is not other:
            if one.equity.value >= NOTABLE * max(1.0, best.value) and is_dearer(one.equity, best):
                return words.also(begun(short(one.action)), round(one.equity.value))
            if _is_risky(best, one.equity):
                return words.safer(begun(short(one.action)))
    return ""


def _is_risky(one: Equity, other: Equity) -> bool:
    """Return whether one choice risks so much more than another that it is no chance."""
    return one.risk > RISKIER * other.risk + 2 * DANGER


def nearest(choices: Sequence[Counsel]) -> int:
    """Return how far the hand is from a win at least after one of these: rows farther than that say so.

    The best of them may be farther than another, and more tiles help it then.
    """
    return min((one.helps.away for one in choices if not isinstance(one.action, WINS)), default=0)


def _row(one: Counsel, best: Counsel, near: int, said: tuple[Grade, str], *, is_pointed: bool) -> CoachRow:
    equity = one.equity
    tile = one.action.tile if isinstance(one.action, act.Discard) else None
    (grade, word), win = said, words.percent(equity.win)
    expected, lost = signed_tenths(equity.points), words.lost(one.lost)
    is_win = isinstance(one.action, WINS)
    helps = () if is_win else words.helping(one.helps.live, one.helps.away, near)
    risk = words.fixed("low") if equity.risk < DANGER else signed_tenths(-equity.risk)
    return CoachRow(
        tile,
        alone(one.action),
        grade,
        word,
        expected,
        lost,
        win,
        str(round(equity.value)) if equity.value else "–",
        risk,
        helps,
        equity.points,
        # The error of the difference is what tells two rows apart; the first has none of its own.
        equity.behind_se,
        grade not in MAY_BE_BEST,
        _is_risky(equity, best.equity),
        is_pointed,
        words.row_said(action_words(one.action), expected, word, lost, win),
    )
