"""The state of a deal as a frozen value, and what each player sees of it.

How a deal changes is the business of `peling.play.table`, which offers these names too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from threading import local
from typing import Final, assert_never

from peling.core.actions import ClaimAction, ClaimPung
from peling.core.frozen import changed
from peling.core.hand import Hand
from peling.core.scoring import HandRecord, Score, Win
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import Tile, Wind
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.play.wall import Wall
from peling.rules.records import STANDING
from peling.rules.ruleset import RuleSet


def awaited(state: DealState) -> tuple[Wind, ...]:
    """Return the players whose answer is awaited, in the order of play; nobody when the deal is over.

    Where a book keeps a discard alive after the next draw, others may claim though nothing is awaited of
    them.
    """
    match state.phase:
        case Phase.TURN | Phase.LAST:
            return (state.turn,)
        case Phase.CLAIMS | Phase.ROBBING:
            answered = {wind for wind, _ in state.answers}
            return tuple(wind for wind in state.asked if wind not in answered)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def view_of(state: DealState, wind: Wind, rules: RuleSet) -> PlayerView:
    """Return all that one player knows; who asks twice in succession gets the same."""
    latest = _latest.asked
    if latest is None or latest[0] is not state or latest[1] is not wind or latest[2] is not rules:
        latest = _latest.asked = (state, wind, rules, views_of(state, (wind,), rules)[0])
    return latest[3]


class _Latest(local):
    """The view asked for last in a thread: who chooses by it has his action judged by it too."""

    asked: tuple[DealState, Wind, RuleSet, PlayerView] | None = None


_latest: Final = _Latest()


def views_of(state: DealState, winds: tuple[Wind, ...], rules: RuleSet) -> tuple[PlayerView, ...]:
    """Return what each of these players knows; what all see alike is made only once."""
    wall = wall_view(state, rules)
    waiting = awaited(state)
    answered = [wind for wind, _ in state.answers]
    number = len(state.winds)
    seen = [
        Opponent(
            wind,
            len(held.hand.concealed),
            held.hand.melds,
            held.hand.bonus,
            held.dead is not None,
            STANDING in held.noted,
        )
        for wind, held in zip(state.winds, state.holdings, strict=True)
    ]
    views = []
    for wind in winds:
        place = state.winds.index(wind)
        own = state.holdings[place]
        views.append(
            PlayerView(
                me=wind,
                winds=state.winds,
                round_wind=state.round_wind,
                phase=state.phase,
                turn=state.turn,
                awaited=wind in waiting,
                hand=own.hand,
                drawn=state.drawn if state.turn is wind else None,
                source=state.source,
                replaced=state.replaced,
                set_out=state.set_out,
                offer=state.offer,
                others=tuple(seen[other % number] for other in range(place + 1, place + number)),
                discards=state.discards,
                wall=wall,
                dead=own.dead is not None,
                untouched=state.untouched,
                answered=wind in answered,
                barred=own.barred,
                noted=own.noted,
                dealt=state.dealt[place] if state.dealt else (),
                wild=state.wild,
            )
        )
    return tuple(views)


def wall_view(state: DealState, rules: RuleSet) -> WallView:
    """Return what everybody sees of the wall."""
    wall = state.wall
    may_draw = drawable(state, rules)
    return WallView(
        wall.stacks,
        wall.opening.side,
        wall.opening.stack,
        wall.drawn,
        wall.loose_drawn,
        wall.left,
        may_draw,
        rules.course.loose_on,
        wall.lifted,
        wall.turned,
        state.turned_stack,
        _supply(state, rules, may_draw),
    )


def drawable(state: DealState, rules: RuleSet) -> int:
    """Return how many tiles may still be drawn from the wall."""
    course = rules.course
    apart = len(state.wall.tail) if course.supply_apart else 0
    return max(0, state.wall.left - course.reserve(state.kongs) - apart)


def supply(state: DealState, rules: RuleSet) -> int:
    """Return how many tiles may still be taken from the end of the wall, for kongs and bonus tiles."""
    return _supply(state, rules, drawable(state, rules))


def _supply(state: DealState, rules: RuleSet, may_draw: int) -> int:
    return len(state.wall.tail) + max(0, may_draw - 1) if rules.course.supply_apart else may_draw


def with_dead_hand(state: DealState, wind: Wind, why: str) -> DealState:
    """Return the deal with a player's hand declared dead (PC-DEAD-HAND).

    The player goes on drawing and discarding, claims nothing, declares nothing and cannot go out. `apply`
    never lets a hand come to this; it is for positions set up by hand.
    """
    place = state.winds.index(wind)
    held = changed(state.holdings[place], dead=why)
    return changed(state, holdings=(*state.holdings[:place], held, *state.holdings[place + 1 :]))


def holdings_with(state: DealState, wind: Wind, hand: Hand) -> tuple[Holding, ...]:
    """Return what the players have, with another hand of one of them."""
    place = state.winds.index(wind)
    held = changed(state.holdings[place], hand=hand)
    return (*state.holdings[:place], held, *state.holdings[place + 1 :])


def with_hand(state: DealState, wind: Wind, hand: Hand) -> DealState:
    """Return the deal with another hand of a player."""
    return changed(state, holdings=holdings_with(state, wind, hand))


def let_pass(state: DealState, rules: RuleSet) -> DealState:
    """Return the deal when the discard that was offered can be claimed no more.

    Whoever could have punged it and has not is barred from it, where the book says so.
    """
    offer = state.offer
    if offer is None or offer.robbing or ClaimPung not in rules.course.barred_by_passing:
        return state
    barring = [
        wind is not offer.by and held.hand.count(offer.tile) >= 2
        for wind, held in zip(state.winds, state.holdings, strict=True)
    ]
    if not any(barring):
        return state
    holdings = tuple(
        changed(held, barred=held.barred | {offer.tile}) if barred else held
        for barred, held in zip(barring, state.holdings, strict=True)
    )
    return changed(state, holdings=holdings)


def ended(state: DealState) -> DealState:
    """Return the deal over: nothing is offered, and nobody is asked."""
    return changed(state, phase=Phase.OVER, offer=None, asked=(), answers=())


def with_note(state: DealState, wind: Wind, *noted: str) -> DealState:
    """Return the deal with circumstances of a player's hand noted."""
    holdings = tuple(
        changed(held, noted=held.noted.union(noted)) if holder is wind else held
        for holder, held in zip(state.winds, state.holdings, strict=True)
    )
    return changed(state, holdings=holdings)


def unbarred(state: DealState, wind: Wind) -> DealState:
    """Return the deal when a player has discarded: he may pung again what he let pass."""
    if not state.holding(wind).barred:
        return state
    holdings = tuple(
        changed(held, barred=frozenset()) if holder is wind else held
        for holder, held in zip(state.winds, state.holdings, strict=True)
    )
    return changed(state, holdings=holdings)


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has.

    Attributes:
        hand: the tiles.
        dead: why the hand is dead: ``"wrong-count"``, ``"too-many"`` or ``"too-few"``; None: it is alive.
        noted: circumstances of the hand that do not show in its tiles.
        barred: the kinds that the player let pass since his last discard, where the book bars him from them.
    """

    hand: Hand
    dead: str | None = None
    barred: frozenset[Tile] = frozenset()
    noted: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal, wholly. Most of the fields are those of `peling.core.view.PlayerView`, which explains them.

    Attributes:
        winds: who plays, from East in the order of play.
        holdings: what each of them has, in the same order.
        asked: in the phases of claims, those who may claim the offered tile.
        answers: what some of them have answered; nobody sees it.
        outrun: who wished to go out with the winner's tile too, and came after him; nobody sees it in play.
        winner, win: who went out, and how; None while nobody did.
        dealt: the tiles that each of them was dealt, in the same order, flowers and seasons among them.
        washed: who ended the deal by showing the hand dealt, with the number of tiles that count.
        wild: the wild tiles of the deal; empty where the book has none.
        refused: how many players have refused the last tile.
        turned_stack: the stack of the tile turned up, in the side that was broken; None where there is none.
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
    set_out: bool = False
    offer: Offer | None = None
    discards: tuple[Discarded, ...] = ()
    asked: tuple[Wind, ...] = ()
    answers: tuple[tuple[Wind, ClaimAction], ...] = ()
    outrun: tuple[Wind, ...] = ()
    untouched: bool = True
    winner: Wind | None = None
    win: Win | None = None
    dealt: tuple[tuple[Tile, ...], ...] = ()
    washed: tuple[tuple[Wind, int], ...] = ()
    wild: tuple[Tile, ...] = ()
    turned_stack: int | None = None
    refused: int = 0

    def holding(self, wind: Wind) -> Holding:
        """Return the hand of a player, with what is noted of it.

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
        return sum([meld.form is not None for held in self.holdings for meld in held.hand.melds])

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
        outrun: who wished to go out with the same tile, and came after the winner.
    """

    winds: tuple[Wind, ...]
    winner: Wind | None
    win: Win | None
    records: Mapping[Wind, HandRecord]
    scores: Mapping[Wind, Score]
    outcome: DealOutcome
    settlement: Settlement
    outrun: tuple[Wind, ...] = ()
