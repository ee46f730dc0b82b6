"""How a player comes to the tiles of the wall: by drawing, by loose tiles, by setting out bonus tiles.

Each function returns the deal at the next point at which a player has to decide, or at its end when nothing
may be drawn, and adds what happened to the events.
"""

from __future__ import annotations

from peling.core.actions import RefuseLast, SetOutBonus
from peling.core.events import BonusSetOut, DealDrawn, Drawn, Event, LastTileLeft, LastTileRefused
from peling.core.frozen import changed
from peling.core.tiles import Tile, Wind
from peling.core.view import Offer, Phase, Source
from peling.play.deal import DealState, drawable, ended, holdings_with, let_pass, supply, with_hand
from peling.play.wall import Wall
from peling.rules.ruleset import RuleSet


def over(state: DealState, events: list[Event]) -> DealState:
    """End the deal without a winner."""
    events.append(DealDrawn(state.wall.left))
    return changed(ended(state), drawn=None)


def turn_by_claim(state: DealState, wind: Wind, phase: Phase = Phase.TURN) -> DealState:
    """Return the deal with the turn of this player begun without a tile drawn."""
    return changed(
        state,
        phase=phase,
        turn=wind,
        drawn=None,
        source=Source.CLAIM,
        replaced=None,
        set_out=False,
        offer=None,
        asked=(),
        answers=(),
        untouched=False,
    )


def _turn_by_tile(
    state: DealState,
    wind: Wind,
    source: Source,
    taken: tuple[Tile, Wall],
    offer: Offer | None = None,
    replaced: str | None = None,
) -> DealState:
    """Return the deal with the turn of this player begun by a tile drawn, which leaves this wall."""
    drawn, wall = taken
    return changed(
        state,
        wall=wall,
        holdings=holdings_with(state, wind, state.hand(wind).add(drawn)),
        phase=Phase.TURN,
        turn=wind,
        drawn=drawn,
        source=source,
        replaced=replaced,
        set_out=False,
        offer=offer,
        asked=(),
        answers=(),
        untouched=False,
    )


def draw(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player begin his turn by drawing; end the deal if nothing may be drawn."""
    may_draw = drawable(state, rules)
    if not may_draw:
        return over(state, events)
    if may_draw == 1 and RefuseLast in rules.course.rules:
        return _offer_last(state, wind, rules, events)
    return take(state, wind, rules, events, may_draw)


def _offer_last(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player choose whether he draws the last tile."""
    events.append(LastTileLeft(wind))
    return turn_by_claim(let_pass(state, rules), wind, Phase.LAST)


def refuse_last(state: DealState, wind: Wind, events: list[Event]) -> DealState:
    """Leave the last tile to the next player; end the deal when everybody has refused it."""
    events.append(LastTileRefused(wind))
    refused = state.refused + 1
    if refused == len(state.winds):
        return over(changed(state, refused=refused), events)
    following = state.after(wind)
    events.append(LastTileLeft(following))
    return changed(state, refused=refused, turn=following)


def take(state: DealState, wind: Wind, rules: RuleSet, events: list[Event], may_draw: int) -> DealState:
    """Let a player draw the next tile of the wall, of so many that may be drawn."""
    (taken,), wall = state.wall.take()
    source = Source.LAST_WALL if may_draw == 1 else Source.WALL
    offer = changed(state.offer, late=True) if rules.course.late_claims and state.offer else None
    if offer is None:
        state = let_pass(state, rules)
    state = _turn_by_tile(state, wind, source, (taken, wall), offer)
    events.append(Drawn(wind, taken, source))
    return _set_out(state, wind, taken, rules, events)


def draw_loose(state: DealState, wind: Wind, replaced: str, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player draw a loose tile for what he laid down; end the deal if none may be drawn."""
    if not supply(state, rules):
        return over(state, events)
    taken, wall = state.wall.take_loose()
    state = _turn_by_tile(let_pass(state, rules), wind, Source.LOOSE, (taken, wall), replaced=replaced)
    events.append(Drawn(wind, taken, Source.LOOSE, replaced))
    return _set_out(state, wind, taken, rules, events)


def _with_tile(state: DealState, wind: Wind, taken: Tile, wall: Wall) -> DealState:
    return changed(with_hand(state, wind, state.hand(wind).add(taken)), wall=wall)


def _set_out(state: DealState, wind: Wind, taken: Tile, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player set out a bonus tile he has just drawn, and replace it, if that is not his choice."""
    if SetOutBonus in rules.course.rules or not _is_set_out(state, wind, taken, rules):
        return state
    events.append(BonusSetOut(wind, taken))
    state = with_hand(state, wind, state.hand(wind).remove(taken).with_bonus(taken))
    return draw_loose(state, wind, "flower", rules, events)


def _is_set_out(state: DealState, wind: Wind, held: Tile, rules: RuleSet) -> bool:
    return held.is_bonus and held not in state.wild and rules.course.set_out(wind, held)


def set_out_by_choice(
    state: DealState, wind: Wind, bonus: Tile, rules: RuleSet, events: list[Event]
) -> DealState:
    """Let a player set out a bonus tile of his hand, and replace it."""
    events.append(BonusSetOut(wind, bonus))
    replaces = rules.course.replaces(state.replaced if state.drawn is bonus else None)
    state = with_hand(state, wind, state.hand(wind).remove(bonus).with_bonus(bonus))
    return changed(draw_loose(state, wind, replaces, rules, events), set_out=True)


def set_out_all(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player set out and replace the bonus tiles he was dealt; the deal stays untouched by it."""
    waiting = [held for held in state.hand(wind).concealed if _is_set_out(state, wind, held, rules)]
    while waiting and state.phase is Phase.TURN:
        bonus = waiting.pop(0)
        events.append(BonusSetOut(wind, bonus))
        state = with_hand(state, wind, state.hand(wind).remove(bonus).with_bonus(bonus))
        if not supply(state, rules):
            return over(state, events)
        taken, wall = state.wall.take_loose()
        state = _with_tile(state, wind, taken, wall)
        events.append(Drawn(wind, taken, Source.LOOSE, "flower"))
        if _is_set_out(state, wind, taken, rules):
            waiting.append(taken)
    return state
