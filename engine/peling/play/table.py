"""One deal at the table: the whole state as a frozen value, and what every action makes of it.

`apply` is pure. It judges the action by the view of the player who acts and by nothing else; then it changes
the state and goes on by itself (drawing, setting out bonus tiles) to the next point at which a player has to
decide.
"""

from __future__ import annotations

from typing import assert_never

from peling.core import actions as act
from peling.core.claims import set_claimed
from peling.core.events import (
    Claimed,
    Event,
    KongLaid,
    KongOffered,
    TileDiscarded,
)
from peling.core.frozen import changed
from peling.core.hand import Hand
from peling.core.melds import KongForm, Meld, MeldKind, kong
from peling.core.tiles import Tile, Wind
from peling.core.view import Discarded, Offer, Phase, Source
from peling.play.asking import who_may_claim
from peling.play.deal import (
    DealResult,
    DealState,
    Holding,
    awaited,
    drawable,
    holdings_with,
    let_pass,
    unbarred,
    view_of,
    views_of,
    wall_view,
    with_dead_hand,
    with_hand,
    with_note,
)
from peling.play.dealing import Throw, dealing_order, start_deal
from peling.play.drawing import draw, draw_loose, refuse_last, set_out_by_choice, take, turn_by_claim
from peling.play.endings import NIL, go_out, go_out_by_flowers, result, wash, who_washes
from peling.rules.course import PlayFacts
from peling.rules.legality import IllegalActionError, judge
from peling.rules.records import STANDING, claimed_win, flower_win, own_win
from peling.rules.ruleset import RuleSet

__all__ = [
    "NIL",
    "DealResult",
    "DealState",
    "Holding",
    "Throw",
    "apply",
    "awaited",
    "dealing_order",
    "drawable",
    "result",
    "start_deal",
    "view_of",
    "views_of",
    "wall_view",
    "with_dead_hand",
    "with_note",
]


def apply(
    state: DealState, wind: Wind, action: act.Action, rules: RuleSet
) -> tuple[DealState, tuple[Event, ...]]:
    """Return what a player's action makes of the deal, and what happened.

    Raises:
        IllegalActionError: the rules do not allow it; the error's verdict says why.
    """
    view = view_of(state, wind, rules)
    if not rules.course.rules[type(action)].allows(PlayFacts(view, action)):
        raise IllegalActionError(judge(view, action, rules))
    events: list[Event] = []
    match action:
        case act.Discard(kind, standing):
            noted = with_note(state, wind, STANDING) if standing else state
            state = _discard(noted, wind, action, rules, events)
        case act.ConcealedKong(kind):
            made = kong(kind, KongForm.DRAWN)
            hand = state.hand(wind).remove(*made.tiles).with_meld(made)
            state = _lay_kong(state, wind, hand, made, rules, events)
        case act.AddedKong(kind):
            state = _add_to_pung(state, wind, kind, rules, events)
        case act.SetOutBonus(kind):
            state = set_out_by_choice(state, wind, kind, rules, events)
        case act.TakeLast():
            state = take(state, wind, rules, events, drawable(state, rules))
        case act.RefuseLast():
            state = refuse_last(state, wind, events)
        case act.GoOut():
            state = go_out(state, wind, own_win(view), events)
        case act.GoOutByFlowers():
            state = go_out_by_flowers(state, wind, flower_win(view), events)
        case act.Wash() if state.phase is Phase.TURN:
            state = wash(state, who_washes(state, wind, rules), rules, events)
        case act.ClaimWin() | act.ClaimKong() | act.ClaimPung() | act.ClaimChow() | act.Wash() | act.Pass():
            state = _answer(state, wind, action, rules, events)
        case _:
            assert_never(action)
    return state, tuple(events)


def _discard(
    state: DealState, wind: Wind, action: act.Discard, rules: RuleSet, events: list[Event]
) -> DealState:
    """Put a tile on the table and ask whoever may claim it."""
    kind = action.tile
    events.append(TileDiscarded(wind, kind, action.standing))
    state = unbarred(let_pass(state, rules), wind)
    offer = Offer(kind, wind, last=not drawable(state, rules), first=_opens_play(state))
    state = changed(
        state,
        holdings=holdings_with(state, wind, state.hand(wind).remove(kind)),
        phase=Phase.CLAIMS,
        drawn=None,
        replaced=None,
        set_out=False,
        offer=offer,
        discards=(*state.discards, Discarded(wind, kind)),
    )
    asked = who_may_claim(state, rules)
    if asked:
        return changed(state, asked=asked)
    return draw(state, state.after(wind), rules, events)


def _opens_play(state: DealState) -> bool:
    """Return whether East discards his first tile, a kong or flower that he laid down before or not."""
    own_turn = state.source is Source.LOOSE and state.turn is Wind.EAST and not state.discards
    return state.untouched or own_turn


def _lay_kong(
    state: DealState, wind: Wind, hand: Hand, made: Meld, rules: RuleSet, events: list[Event]
) -> DealState:
    """Lay down a kong on the own turn and draw its loose tile."""
    events.append(KongLaid(wind, made))
    return draw_loose(with_hand(state, wind, hand), wind, f"{_form(made)}-kong", rules, events)


def _form(made: Meld) -> str:
    return "" if made.form is None else made.form.value


def _add_to_pung(state: DealState, wind: Wind, kind: Tile, rules: RuleSet, events: list[Event]) -> DealState:
    """Add a tile to an exposed pung, after those who may take it to go out were asked.

    That it may be taken is said whether somebody can or not: else all would know that somebody waits for it.
    """
    state = let_pass(state, rules)
    if rules.course.robbing and rules.course.robbed(kind):
        events.append(KongOffered(wind, kind))
        offered = changed(
            state,
            holdings=holdings_with(state, wind, state.hand(wind).remove(kind)),
            phase=Phase.ROBBING,
            drawn=None,
            offer=Offer(kind, wind, robbing=True),
        )
        asked = who_may_claim(offered, rules)
        if asked:
            return changed(offered, asked=asked)
    return _complete_pung(with_hand(state, wind, state.hand(wind).remove(kind)), wind, kind, rules, events)


def _complete_pung(
    state: DealState, wind: Wind, kind: Tile, rules: RuleSet, events: list[Event]
) -> DealState:
    """Make a kong of an exposed pung and a tile that has left the hand."""
    hand = state.hand(wind)
    old = next(meld for meld in hand.melds if meld.kind is MeldKind.PUNG and meld.tile is kind)
    made = kong(kind, KongForm.ADDED, old.claimed_from)
    melds = tuple(made if meld is old else meld for meld in hand.melds)
    return _lay_kong(state, wind, changed(hand, melds=melds), made, rules, events)


def _answer(
    state: DealState, wind: Wind, action: act.ClaimAction, rules: RuleSet, events: list[Event]
) -> DealState:
    """Note an answer; when the last has come, give the tile to the claim that takes precedence."""
    if state.phase is Phase.TURN:
        return _resolve(_undo_draw(state), wind, action, rules, events)
    state = changed(state, answers=(*state.answers, (wind, action)))
    if awaited(state):
        return state
    taker, claim = _first_claim(state, rules)
    if isinstance(claim, act.ClaimWin):
        wished = tuple(
            one for one, wish in state.answers if isinstance(wish, act.ClaimWin) and one is not taker
        )
        state = changed(state, outrun=wished)
    washing = rules.course.washing
    if isinstance(claim, act.Wash) and washing is not None and washing.all_collect:
        showing = {wind for wind, answer in state.answers if isinstance(answer, act.Wash)}
        return wash(state, tuple(wind for wind in state.winds if wind in showing), rules, events)
    return _resolve(state, taker, claim, rules, events)


def _first_claim(state: DealState, rules: RuleSet) -> tuple[Wind, act.ClaimAction]:
    """Return the answer that takes precedence: the highest, then the nearest after the giver of the tile."""
    giver = state.turn
    course = rules.course
    return min(
        state.answers,
        key=lambda answer: (-course.rank(answer[1]), course.order(answer[1], giver, answer[0])),
    )


def _undo_draw(state: DealState) -> DealState:
    """Put the tile that the next player drew back on the wall, for a late claim."""
    drawn, offer = state.drawn, state.offer
    if drawn is None or offer is None:
        return state
    without = with_hand(state, state.turn, state.hand(state.turn).remove(drawn))
    return changed(without, wall=state.wall.put_back(drawn), turn=offer.by, drawn=None)


def _resolve(
    state: DealState, wind: Wind, claim: act.ClaimAction, rules: RuleSet, events: list[Event]
) -> DealState:
    """Let a player have the offered tile, or nobody."""
    offer = state.offer
    if offer is None:
        message = "nothing is offered"
        raise ValueError(message)
    match claim:
        case act.Pass():
            return _nobody_claims(state, offer, rules, events)
        case act.Wash():
            return wash(state, (wind,), rules, events)
        case act.ClaimWin():
            win = claimed_win(view_of(state, wind, rules))
            return go_out(state if offer.robbing else _claimed_away(state, wind), wind, win, events)
        case _:
            made, own = set_claimed(claim, offer.tile, offer.by)
    events.append(Claimed(wind, made, state.between(offer.by, wind)))
    state = _claimed_away(state, wind)
    state = with_hand(state, wind, state.hand(wind).remove(*own).with_meld(made))
    if made.kind is MeldKind.KONG:
        return draw_loose(state, wind, "claimed-kong", rules, events)
    return turn_by_claim(let_pass(state, rules), wind)


def _claimed_away(state: DealState, wind: Wind) -> DealState:
    """Mark the last discard as claimed."""
    last = changed(state.discards[-1], claimed_by=wind)
    return changed(state, discards=(*state.discards[:-1], last))


def _nobody_claims(state: DealState, offer: Offer, rules: RuleSet, events: list[Event]) -> DealState:
    """Go on after everybody declined."""
    if offer.robbing:
        return _complete_pung(state, offer.by, offer.tile, rules, events)
    return draw(state, state.after(offer.by), rules, events)
