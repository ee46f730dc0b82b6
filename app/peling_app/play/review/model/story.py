"""The story of a deal as a curve: what the player could expect, from decision to decision."""

from __future__ import annotations

from dataclasses import dataclass

from peling.coach.grades import Grade
from peling.coach.review import Judged, Review
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, Pass
from peling.core.tiles import Tile

CLAIMS = (ClaimChow, ClaimKong, ClaimPung, ClaimWin)


@dataclass(frozen=True, slots=True)
class Dot:
    """A decision on the curve.

    Attributes:
        column: the place of its turn among the columns, from 0.
        place, of: which it is of the decisions in that turn, from 0, and how many there are.
        drawn: what could be expected before the own draw; the same as `before` without one.
        before: what could be expected when it was taken.
        lost: the points lost by it.
        grade: how good it was.
    """

    column: int
    place: int
    of: int
    drawn: float
    before: float
    lost: float
    grade: Grade


@dataclass(frozen=True, slots=True)
class Column:
    """A turn.

    Attributes:
        turn: its number.
        tile: the tile drawn in it, or claimed and got; None: neither.
        luck: how lucky that was; of an offer by how much to claim it is better than to pass.
        claimed: the tile was claimed.
    """

    turn: int
    tile: Tile | None = None
    luck: float = 0.0
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class Story:
    """The curve.

    Attributes:
        columns: the turns.
        dots: the decisions in their order.
        deal: where it begins: the luck of the deal.
        result: where it ends.
    """

    columns: tuple[Column, ...] = ()
    dots: tuple[Dot, ...] = ()
    deal: float = 0.0
    result: int = 0

    @property
    def values(self) -> tuple[float, ...]:
        """Return every value on the curve."""
        steps = [value for dot in self.dots for value in (dot.drawn, dot.before, dot.before - dot.lost)]
        return (0.0, self.deal, float(self.result), *steps)


def story_of(review: Review) -> Story:
    """Return the curve of a reviewed deal."""
    turns = list(dict.fromkeys(one.turn for one in review.decisions))
    columns = tuple(_column(turn, review) for turn in turns)
    in_turn: dict[int, int] = {}
    dots = []
    for one in review.decisions:
        place = in_turn.get(one.turn, 0)
        in_turn[one.turn] = place + 1
        of = sum(other.turn == one.turn for other in review.decisions)
        drawn = one.before - one.draw_luck
        dots.append(Dot(turns.index(one.turn), place, of, drawn, one.before, one.lost, one.grade))
    return Story(columns, tuple(dots), review.luck.deal, review.result)


def _column(turn: int, review: Review) -> Column:
    taken = [place for place, one in enumerate(review.decisions) if one.turn == turn]
    for one in (review.decisions[place] for place in taken):
        if one.drawn is not None:
            return Column(turn, one.drawn, one.draw_luck)
    for place in taken:
        one = review.decisions[place]
        if one.view.offer is not None and _got(review, place):
            return Column(turn, one.view.offer.tile, _luck_of_offer(one), claimed=True)
    return Column(turn)


def _got(review: Review, place: int) -> bool:
    """Return whether a decision was a claim that the tile went to: others may come before it."""
    one = review.decisions[place]
    if not isinstance(one.played, CLAIMS):
        return False
    if place + 1 == len(review.decisions):
        return isinstance(one.played, ClaimWin) and review.result > 0
    return len(review.decisions[place + 1].view.hand.melds) > len(one.view.hand.melds)


def _luck_of_offer(judged: Judged) -> float:
    """Return by how many points the best that could be done with an offer is better than to pass."""
    passed = next((one.behind for one in judged.choices if isinstance(one.action, Pass)), 0.0)
    return max(0.0, passed)
