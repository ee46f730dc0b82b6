"""The state of a deal as a frozen value, and what each player sees of it.

How a deal changes is the business of `peling.table`, which offers these names too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from peling.actions import ClaimAction
from peling.hand import Hand
from peling.ruleset import RuleSet
from peling.scoring import HandRecord, Score, Win
from peling.settlement import DealOutcome, Settlement
from peling.tiles import Tile, Wind
from peling.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.wall import Wall


def awaited(state: DealState) -> tuple[Wind, ...]:
    """Return the players whose answer is awaited, in the order of play; nobody's when the deal is over.

    Where a book keeps a discard alive after the next draw, others may claim though nothing is awaited of
    them.
    """
    match state.phase:
        case Phase.TURN:
            return (state.turn,)
        case Phase.CLAIMS | Phase.ROBBING:
            answered = {wind for wind, _ in state.answers}
            return tuple(wind for wind in state.asked if wind not in answered)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def view_of(state: DealState, wind: Wind, rules: RuleSet) -> PlayerView:
    """Return all that one player knows."""
    place = state.winds.index(wind)
    own = state.holdings[place]
    others = tuple(
        Opponent(other, len(held.hand.concealed), held.hand.melds, held.hand.bonus, held.dead is not None)
        for other, held in (
            (state.winds[i % len(state.winds)], state.holdings[i % len(state.winds)])
            for i in range(place + 1, place + len(state.winds))
        )
    )
    answered = any(other is wind for other, _ in state.answers)
    return PlayerView(
        me=wind,
        winds=state.winds,
        round_wind=state.round_wind,
        phase=state.phase,
        turn=state.turn,
        awaited=wind in awaited(state),
        hand=own.hand,
        drawn=state.drawn if state.turn is wind else None,
        source=state.source,
        replaced=state.replaced,
        offer=state.offer,
        others=others,
        discards=state.discards,
        wall=wall_view(state, rules),
        dead=own.dead is not None,
        untouched=state.untouched,
        answered=answered,
    )


def wall_view(state: DealState, rules: RuleSet) -> WallView:
    """Return what everybody sees of the wall."""
    wall = state.wall
    return WallView(
        wall.stacks,
        wall.opening.side,
        wall.opening.stack,
        wall.drawn,
        wall.loose_drawn,
        wall.left,
        drawable(state, rules),
    )


def drawable(state: DealState, rules: RuleSet) -> int:
    """Return how many tiles may still be taken from the wall."""
    return max(0, state.wall.left - rules.course.reserve(state.kongs))


def with_dead_hand(state: DealState, wind: Wind, why: str) -> DealState:
    """Return the deal with a player's hand declared dead (PC-DEAD-HAND).

    The player goes on drawing and discarding, claims nothing, declares nothing and cannot go out. `apply`
    never lets a hand come to this; it is for positions set up by hand.
    """
    return with_holding(state, wind, replace(state.holding(wind), dead=why))


def with_holding(state: DealState, wind: Wind, holding: Holding) -> DealState:
    """Return the deal with another holding of a player."""
    place = state.winds.index(wind)
    return replace(state, holdings=(*state.holdings[:place], holding, *state.holdings[place + 1 :]))


def with_hand(state: DealState, wind: Wind, hand: Hand) -> DealState:
    """Return the deal with another hand of a player."""
    return with_holding(state, wind, replace(state.holding(wind), hand=hand))


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has.

    Attributes:
        hand: the tiles.
        dead: why the hand is dead: ``"wrong-count"``, ``"too-many"`` or ``"too-few"``; None: it is alive.
    """

    hand: Hand
    dead: str | None = None


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal, wholly. Most of the fields are those of `peling.view.PlayerView`, which explains them.

    Attributes:
        winds: who plays, from East in the order of play.
        holdings: what each of them has, in the same order.
        asked: in the phases of claims, those who may claim the offered tile.
        answers: what some of them have answered; nobody sees it.
        winner, win: who went out, and how; None while nobody did.
    """

    winds: tuple[Wind, ...]
    round_wind: Wind | None
    wall: Wall
    holdings: tuple[Holding, ...]
    phase: Phase = Phase.TURN
    turn: Wind = Wind.EAST
    drawn: Tile | None = None
    source: Source = Source.DEAL
    replaced: str | None = None
    offer: Offer | None = None
    discards: tuple[Discarded, ...] = ()
    asked: tuple[Wind, ...] = ()
    answers: tuple[tuple[Wind, ClaimAction], ...] = ()
    untouched: bool = True
    winner: Wind | None = None
    win: Win | None = None

    def holding(self, wind: Wind) -> Holding:
        """Return what a player has.

        Raises:
            ValueError: nobody plays with this wind.
        """
        return self.holdings[self.winds.index(wind)]

    def hand(self, wind: Wind) -> Hand:
        """Return a player's hand; of one who went out by a claim without the claimed tile."""
        return self.holding(wind).hand

    @property
    def kongs(self) -> int:
        """Return how many kongs were made."""
        return sum(holding.hand.kongs for holding in self.holdings)

    def after(self, wind: Wind) -> Wind:
        """Return the player whose turn it is after this one."""
        return self.winds[(self.winds.index(wind) + 1) % len(self.winds)]

    def between(self, discarder: Wind, claimer: Wind) -> tuple[Wind, ...]:
        """Return the players between two in the order of play: those who lose their turn by a claim."""
        skipped = []
        wind = self.after(discarder)
        while wind is not claimer:
            skipped.append(wind)
            wind = self.after(wind)
        return tuple(skipped)


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal, scored and settled.

    Attributes:
        winds: who played.
        winner: None for a drawn deal.
        win: how it was won.
        records: every hand as it was scored.
        scores: what each hand counts, with its lines; a dead hand has none.
        outcome: what was settled.
        settlement: who pays whom.
    """

    winds: tuple[Wind, ...]
    winner: Wind | None
    win: Win | None
    records: Mapping[Wind, HandRecord]
    scores: Mapping[Wind, Score]
    outcome: DealOutcome
    settlement: Settlement
