"""Review a finished deal of one player: what each decision cost, and how much of the result was luck.

*Result = luck - points lost*, to the point. A decision is worth to the player what its best choice may bring
(`peling.advice.equities`, which knows no more than he knew); what he chose instead is worth less by what was
lost. Whatever changes between two decisions is luck: that of his own draw, and what the others and the
wall did. What was there before the first decision is the luck of the deal, that of the place at the table
included. From the last decision to the settlement all is luck of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from peling.advice.equities import BUDGET, Effort, Equity, StoppedError, equities, never
from peling.coach.closer import Again, looked_at_again
from peling.coach.grades import Grade, grade, held_against
from peling.coach.luck import drawn_tile, luck_of_draw
from peling.core.actions import Action, Discard
from peling.core.tiles import Seat, Tile
from peling.core.view import PlayerView
from peling.play.game import GameState
from peling.play.inputs import Act, Input
from peling.play.table import view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet

REVISION: Final = 10
"""Of the way in which deals are reviewed; figures of another one are worked out again."""
DIGITS: Final = 2
"""Points are kept to a hundredth, so that sums hold."""


class Moment(NamedTuple):
    """One input of a game.

    Attributes:
        before, after: the game before and after it; before the first input of all there is none.
        given: the input.
    """

    before: GameState | None
    given: Input
    after: GameState


class Decision(NamedTuple):
    """An input in which the player had a choice.

    Attributes:
        moment: its place in the deal, from 0.
        turn: the number of the own discard that it leads to, from 1.
        view: what the player knew.
        played: what he did.
        rules: the rules of the game.
    """

    moment: int
    turn: int
    view: PlayerView
    played: Action
    rules: RuleSet


class Weighed(NamedTuple):
    """What takes time to find of a decision.

    Attributes:
        choices: what every legal action was worth, the best first.
        draw: by how many points the tile just drawn is better than what comes on average; 0 without one.
        beside: the best choice, as it did in the worlds of the closer look at what was played; None where
            nobody looked at that again.
    """

    choices: tuple[Equity, ...]
    draw: float
    beside: Equity | None = None


class Luck(NamedTuple):
    """Where luck came from, in points; negative: bad luck.

    Attributes:
        deal: all before the first decision but an own draw: the tiles dealt, the seat, what others did.
        draws: the own draws.
        others: what all others did, and the tiles that they drew.
    """

    deal: float
    draws: float
    others: float

    @property
    def total(self) -> float:
        """Return all of it."""
        return round(self.deal + self.draws + self.others, DIGITS)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what it cost.

    Attributes:
        moment: the place of the input in the deal, from 0.
        turn: the number of the own discard that it leads to, from 1.
        view: what the player knew.
        played: what he did.
        choices: what every legal action was worth, the best first.
        lost: the points lost by it; 0 where that is not certain, see `Grade.EQUAL`.
        se: the standard error of how much worse it is than the best.
        grade: how good it was.
        drawn: the tile that he had just drawn; None: it is no decision about a draw.
        draw_luck: by how many points that is better than what comes on average.
        other_luck: what else has changed since the decision before; since the deal for the first.
        beside: the best choice in the same worlds as what was played, see `Weighed`.
    """

    moment: int
    turn: int
    view: PlayerView
    played: Action
    choices: tuple[Equity, ...]
    lost: float
    se: float
    grade: Grade
    drawn: Tile | None
    draw_luck: float
    other_luck: float
    beside: Equity | None = None

    @property
    def best(self) -> Action:
        """Return what would have been best: what was played, where nothing is certain to be better."""
        if self.grade in {Grade.BEST, Grade.EQUAL}:
            return self.played
        return held_against(self.choices, self.played).action

    @property
    def before(self) -> float:
        """Return what the player could expect when he had to decide, in points of the deal."""
        return round(self.choices[0].points, DIGITS)


@dataclass(frozen=True, slots=True)
class Review:
    """A finished deal of one player.

    Attributes:
        result: what he gained or lost in it.
        luck: how much of that was luck.
        decisions: all in which he had a choice, in their order.
        budget, seed: by which it was worked out.
    """

    result: int
    luck: Luck
    decisions: tuple[Judged, ...]
    budget: int
    seed: int

    @property
    def lost(self) -> float:
        """Return the points lost by all decisions."""
        return round(sum(one.lost for one in self.decisions), DIGITS)


def deals(moments: Sequence[Moment]) -> dict[int, tuple[Moment, ...]]:
    """Return the inputs of each finished deal of a game by its number, its beginning left out."""
    found: dict[int, list[Moment]] = {}
    for moment in moments:
        if isinstance(moment.given, Act):
            found.setdefault(moment.after.deal_number, []).append(moment)
    return {number: tuple(acts) for number, acts in found.items() if acts[-1].after.result is not None}


def review(
    moments: Sequence[Moment],
    seat: Seat,
    *,
    budget: int = BUDGET,
    seed: int = 0,
    stopped: Callable[[], bool] = never,
) -> Review | None:
    """Review a finished deal of the player on a chair.

    Args:
        moments: its inputs, see `deals`.
        seat: the chair.
        budget: how many rollouts may be played for one look, see `equities`; 0: the formula alone.
        seed: equal deals, budgets and seeds give equal figures.
        stopped: as in `peling.advice.equities.equities`; once it says so, nothing is returned.

    Raises:
        ValueError: the deal is not finished.
    """
    try:
        weighed = [weigh(decision, budget, seed, stopped) for decision in decisions(moments, seat)]
    except StoppedError:
        return None
    return reviewed(moments, seat, weighed, budget, seed)


def decisions(moments: Sequence[Moment], seat: Seat) -> tuple[Decision, ...]:
    """Return all inputs of a finished deal in which the player on a chair had a choice, in their order.

    Raises:
        ValueError: the deal is not finished.
    """
    if moments[-1].after.result is None:
        raise ValueError("the deal is not finished")
    return tuple(_decisions(moments, seat))


def weigh(
    decision: Decision, budget: int = BUDGET, seed: int = 0, stopped: Callable[[], bool] = never
) -> Weighed:
    """Return what the choices of a decision were worth, and how lucky the draw before it was.

    What was played and may be a mistake is compared with the best once more, see `closer`; not so by the
    formula alone, with budget 0.

    Raises:
        StoppedError: nobody wants the answer any more, see `peling.advice.equities.equities`.
    """
    view, rules = decision.view, decision.rules
    choices = equities(view, rules, budget, seed, stopped)
    again = Again(choices)
    if budget > 0:
        again = looked_at_again(view, rules, choices, decision.played, Effort(budget, seed, stopped))
    return Weighed(again.choices, round(luck_of_draw(view, rules), DIGITS), again.beside)


def reviewed(
    moments: Sequence[Moment], seat: Seat, weighed: Sequence[Weighed], budget: int, seed: int
) -> Review:
    """Return the review of a finished deal whose decisions have been weighed, one after the other.

    Raises:
        ValueError: the deal is not finished, or another number of decisions was weighed.
    """
    end = moments[-1].after
    wind = end.wind_of(seat)
    taken = decisions(moments, seat)
    settled = end.result
    assert settled is not None, "decisions are those of a finished deal"  # noqa: S101 - for the type checker
    result = settled.settlement.net(settled.winds)[wind]
    judged: list[Judged] = []
    worth, drawn = 0.0, (-1, -1)
    for decision, (choices, luck, beside) in zip(taken, weighed, strict=True):
        view, action = decision.view, decision.played
        played = next((one for one in choices if one.action == action), choices[0])
        found = grade(played.behind, played.behind_se, decision.rules.id, first=played is choices[0])
        lost = 0.0 if found in {Grade.BEST, Grade.EQUAL} else round(played.behind, DIGITS)
        now, tile = (view.wall.drawn, view.wall.loose_drawn), drawn_tile(view)
        fresh = now != drawn and tile is not None
        draw, tile = (luck, tile) if fresh else (0.0, None)
        drawn = now if fresh else drawn
        before = round(choices[0].points, DIGITS)
        other = round(before - worth - draw, DIGITS)
        judged.append(
            Judged(
                decision.moment,
                decision.turn,
                view,
                action,
                choices,
                lost,
                played.behind_se,
                found,
                tile,
                draw,
                other,
                beside,
            )
        )
        worth = round(before - lost, DIGITS)
    return Review(result, _luck(result, judged), tuple(judged), budget, seed)


def _luck(result: int, judged: Sequence[Judged]) -> Luck:
    """Return the three parts of luck; what happened after the last decision is in that of the others."""
    deal = judged[0].other_luck if judged else float(result)
    draws = round(sum(one.draw_luck for one in judged), DIGITS)
    lost = sum(one.lost for one in judged)
    return Luck(deal, draws, round(result - deal - draws + lost, DIGITS))


def _decisions(moments: Sequence[Moment], seat: Seat) -> Iterator[Decision]:
    """Yield the inputs in which a player had a choice."""
    turn = 1
    for number, (before, given, _) in enumerate(moments):
        if not isinstance(given, Act) or given.seat != seat or before is None or before.deal is None:
            continue
        rules = before.rules
        view = view_of(before.deal, before.wind_of(seat), rules)
        if len(legal_actions(view, rules)) > 1:
            yield Decision(number, turn, view, given.action, rules)
        turn += isinstance(given.action, Discard)
