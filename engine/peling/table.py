"""One deal at the table: the whole state as a frozen value, and what every action makes of it.

`apply` is pure. It judges the action by the view of the player who acts and by nothing else; then it changes
the state and goes on by itself (drawing, setting out bonus tiles) to the next point at which a player has to
decide.
"""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import assert_never

from peling.actions import (
    Action,
    AddedKong,
    ClaimAction,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling.deal import (
    DealResult,
    DealState,
    Holding,
    awaited,
    drawable,
    holdings_with,
    let_pass,
    supply,
    unbarred,
    view_of,
    views_of,
    wall_view,
    with_dead_hand,
    with_hand,
    with_note,
)
from peling.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    LastTileLeft,
    LastTileRefused,
    TileDiscarded,
    TilesDealt,
    TileTurnedUp,
    WallBroken,
    Washed,
    WentOut,
)
from peling.hand import Hand
from peling.legality import IllegalActionError, claims_of, judge
from peling.melds import KongForm, Meld, MeldKind, chow, kong, pung
from peling.records import STANDING, claimed_win, flower_win, own_win, record_of
from peling.ruleset import PlayFacts, RuleSet, TurnedUp
from peling.scoring import Reading, Score, ScoreSheet, Win
from peling.settlement import DealOutcome
from peling.tiles import Tile, Wind, full_set
from peling.view import Discarded, Offer, Phase, Source
from peling.wall import Wall, break_wall, open_wall

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

Throw = tuple[int, int]
"""A throw of two dice."""


def start_deal(
    rules: RuleSet,
    players: int,
    wall: tuple[Tile, ...],
    throws: tuple[Throw, Throw],
    round_wind: Wind | None = None,
    *,
    winds: tuple[Wind, ...] | None = None,
) -> tuple[DealState, tuple[Event, ...]]:
    """Return a deal that was dealt, with East to discard, and what happened.

    Args:
        rules: the rule set.
        players: how many play.
        wall: the whole wall in its physical order; see `peling.wall`.
        throws: East's throw and the breaker's.
        round_wind: the wind of the round, where the book has rounds.
        winds: which winds play, if they are not those of the book for this number of players.

    Raises:
        ValueError: the wall is not made of the tiles that the book needs.
    """
    course = rules.course
    winds = course.seats(players) if winds is None else winds
    if len(wall) != 8 * course.stacks:
        message = f"the wall has {len(wall)} tiles, but {8 * course.stacks} are needed"
        raise ValueError(message)
    if sorted(wall, key=attrgetter("index")) != list(full_set(bonus=course.bonus_tiles)):
        message = "these are not the tiles of a set"
        raise ValueError(message)
    broken, turned = _break(wall, throws, rules)
    opening = broken.opening
    events: list[Event] = [
        WallBroken(
            throws[0],
            throws[1] if turned is None else None,
            opening.breaker,
            opening.side,
            opening.stack,
            lifted=broken.lifted,
        )
    ]
    wild: tuple[Tile, ...] = ()
    if turned is not None and broken.turned is not None:
        wild = course.wild(broken.turned)
        events.append(TileTurnedUp(broken.turned, opening.side, turned.stack, wild))
    dealt: dict[Wind, list[Tile]] = {wind: [] for wind in winds}
    for wind, number in dealing_order(winds):
        taken, broken = broken.take(number)
        dealt[wind] += taken
        events.append(TilesDealt(wind, taken, number))
    hands = tuple(Hand.of(dealt[wind]) for wind in winds)
    state = DealState(
        winds,
        round_wind,
        broken,
        tuple(map(Holding, hands)),
        dealt=tuple(hand.concealed for hand in hands),
        wild=wild,
        turned_stack=None if turned is None else turned.stack,
    )
    for wind in winds:
        state = _set_out_all(state, wind, rules, events)
    return state, tuple(events)


def _break(
    wall: tuple[Tile, ...], throws: tuple[Throw, Throw], rules: RuleSet
) -> tuple[Wall, TurnedUp | None]:
    """Return the wall broken as the book has it, and where the tile lies that is turned up."""
    course = rules.course
    if course.turned_up is not None:
        turned = course.turned_up(*throws[0], course.stacks)
        return open_wall(wall, course.break_wall(*throws[0], course.stacks), turned), turned
    opening = course.break_wall(sum(throws[0]), sum(throws[1]), course.stacks)
    return open_wall(wall, opening) if course.passes_over else break_wall(wall, opening), None


def dealing_order(winds: tuple[Wind, ...]) -> tuple[tuple[Wind, int], ...]:
    """Return who takes how many tiles, in order: three times four each, one each, East one more (PC-DEAL)."""
    return (*((wind, 4) for _ in range(3) for wind in winds), *((wind, 1) for wind in winds), (winds[0], 1))


def apply(
    state: DealState, wind: Wind, action: Action, rules: RuleSet
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
        case Discard(kind, standing):
            noted = with_note(state, wind, STANDING) if standing else state
            state = _discard(noted, wind, action, rules, events)
        case ConcealedKong(kind):
            made = kong(kind, KongForm.DRAWN)
            hand = state.hand(wind).remove(*made.tiles).with_meld(made)
            state = _lay_kong(state, wind, hand, made, rules, events)
        case AddedKong(kind):
            state = _add_to_pung(state, wind, kind, rules, events)
        case SetOutBonus(kind):
            state = _set_out_by_choice(state, wind, kind, rules, events)
        case TakeLast():
            state = _take(state, wind, rules, events)
        case RefuseLast():
            state = _refuse_last(state, wind, events)
        case GoOut():
            state = _go_out(state, wind, own_win(view), events)
        case GoOutByFlowers():
            state = _go_out_by_flowers(state, wind, flower_win(view), events)
        case Wash() if state.phase is Phase.TURN:
            state = _wash(state, _who_washes(state, wind, rules), rules, events)
        case ClaimWin() | ClaimKong() | ClaimPung() | ClaimChow() | Wash() | Pass():
            state = _answer(state, wind, action, rules, events)
        case _:
            assert_never(action)
    return state, tuple(events)


def result(state: DealState, rules: RuleSet) -> DealResult | None:
    """Return the finished deal, scored and settled; None while it is played."""
    if state.phase is not Phase.OVER:
        return None
    records = {
        wind: record_of(view_of(state, wind, rules), state.win if wind is state.winner else None)
        for wind in state.winds
    }
    if state.winner is not None:
        won = records[state.winner]
        shown = rules.shown(records, state.winner)
        records[state.winner] = replace(won, circumstances=won.circumstances | shown)
    dead = {wind: why for wind in state.winds if (why := state.holding(wind).dead) is not None}
    unscored = state.winds if state.washed else tuple(dead)
    scores = {wind: NIL if wind in unscored else rules.score(record) for wind, record in records.items()}
    outcome = DealOutcome(
        state.winds,
        state.winner,
        {wind: score.total for wind, score in scores.items()},
        None if state.win is None else state.win.giver,
        dead,
        None if state.winner is None else rules.liable(records[state.winner]),
        {
            wind: claims[0]
            for wind, record in records.items()
            if wind not in dead and (claims := rules.claims(record))
        },
        by=None if state.win is None else state.win.by,
        sharing=() if state.winner is None else rules.sharing(records[state.winner]),
        washed=dict(state.washed),
    )
    return DealResult(state.winds, state.winner, state.win, records, scores, outcome, rules.settle(outcome))


NIL = Score(ScoreSheet((), Reading(())))
"""The score of a dead hand, or of one that was not counted."""


def _over(state: DealState, events: list[Event]) -> DealState:
    events.append(DealDrawn(state.wall.left))
    return replace(state, phase=Phase.OVER, offer=None, drawn=None, asked=(), answers=())


def _draw(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player begin his turn by drawing; end the deal if nothing may be drawn."""
    may_draw = drawable(state, rules)
    if not may_draw:
        return _over(state, events)
    if may_draw == 1 and RefuseLast in rules.course.rules:
        return _offer_last(state, wind, rules, events)
    return _take(state, wind, rules, events)


def _offer_last(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player choose whether he draws the last tile."""
    events.append(LastTileLeft(wind))
    return replace(
        let_pass(state, rules),
        phase=Phase.LAST,
        turn=wind,
        drawn=None,
        source=Source.CLAIM,
        replaced=None,
        offer=None,
        asked=(),
        answers=(),
    )


def _refuse_last(state: DealState, wind: Wind, events: list[Event]) -> DealState:
    """Leave the last tile to the next player; end the deal when everybody has refused it."""
    events.append(LastTileRefused(wind))
    refused = state.refused + 1
    if refused == len(state.winds):
        return _over(replace(state, refused=refused), events)
    following = state.after(wind)
    events.append(LastTileLeft(following))
    return replace(state, refused=refused, turn=following)


def _take(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player draw the next tile of the wall."""
    may_draw = drawable(state, rules)
    (taken,), wall = state.wall.take()
    source = Source.LAST_WALL if may_draw == 1 else Source.WALL
    offer = replace(state.offer, late=True) if rules.course.late_claims and state.offer else None
    if offer is None:
        state = let_pass(state, rules)
    state = replace(
        state,
        holdings=holdings_with(state, wind, state.hand(wind).add(taken)),
        wall=wall,
        phase=Phase.TURN,
        turn=wind,
        drawn=taken,
        source=source,
        replaced=None,
        offer=offer,
        asked=(),
        answers=(),
        untouched=False,
    )
    events.append(Drawn(wind, taken, source))
    return _set_out(state, wind, taken, rules, events)


def _draw_loose(
    state: DealState, wind: Wind, replaced: str, rules: RuleSet, events: list[Event]
) -> DealState:
    """Let a player draw a loose tile for what he laid down; end the deal if none may be drawn."""
    if not supply(state, rules):
        return _over(state, events)
    taken, wall = state.wall.take_loose()
    state = let_pass(state, rules)
    state = replace(
        state,
        holdings=holdings_with(state, wind, state.hand(wind).add(taken)),
        wall=wall,
        phase=Phase.TURN,
        turn=wind,
        drawn=taken,
        source=Source.LOOSE,
        replaced=replaced,
        offer=None,
        asked=(),
        answers=(),
        untouched=False,
    )
    events.append(Drawn(wind, taken, Source.LOOSE, replaced))
    return _set_out(state, wind, taken, rules, events)


def _set_out(state: DealState, wind: Wind, taken: Tile, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player set out a bonus tile he has just drawn, and replace it, if that is not his choice."""
    if SetOutBonus in rules.course.rules or not _is_set_out(state, wind, taken, rules):
        return state
    events.append(BonusSetOut(wind, taken))
    state = with_hand(state, wind, state.hand(wind).remove(taken).with_bonus(taken))
    return _draw_loose(state, wind, "flower", rules, events)


def _is_set_out(state: DealState, wind: Wind, held: Tile, rules: RuleSet) -> bool:
    return held.is_bonus and held not in state.wild and rules.course.set_out(wind, held)


def _set_out_by_choice(
    state: DealState, wind: Wind, bonus: Tile, rules: RuleSet, events: list[Event]
) -> DealState:
    """Let a player set out a bonus tile of his hand, and replace it."""
    events.append(BonusSetOut(wind, bonus))
    replaces = rules.course.replaces(state.replaced if state.drawn is bonus else None)
    state = with_hand(state, wind, state.hand(wind).remove(bonus).with_bonus(bonus))
    return _draw_loose(state, wind, replaces, rules, events)


def _set_out_all(state: DealState, wind: Wind, rules: RuleSet, events: list[Event]) -> DealState:
    """Let a player set out and replace the bonus tiles he was dealt; the deal stays untouched by it."""
    waiting = [held for held in state.hand(wind).concealed if _is_set_out(state, wind, held, rules)]
    while waiting and state.phase is Phase.TURN:
        bonus = waiting.pop(0)
        events.append(BonusSetOut(wind, bonus))
        state = with_hand(state, wind, state.hand(wind).remove(bonus).with_bonus(bonus))
        if not supply(state, rules):
            return _over(state, events)
        taken, wall = state.wall.take_loose()
        state = replace(with_hand(state, wind, state.hand(wind).add(taken)), wall=wall)
        events.append(Drawn(wind, taken, Source.LOOSE, "flower"))
        if _is_set_out(state, wind, taken, rules):
            waiting.append(taken)
    return state


def _discard(state: DealState, wind: Wind, action: Discard, rules: RuleSet, events: list[Event]) -> DealState:
    """Put a tile on the table and ask whoever may claim it."""
    kind = action.tile
    events.append(TileDiscarded(wind, kind, action.standing))
    state = unbarred(let_pass(state, rules), wind)
    offer = Offer(kind, wind, last=not drawable(state, rules), first=state.untouched)
    state = replace(
        state,
        holdings=holdings_with(state, wind, state.hand(wind).remove(kind)),
        phase=Phase.CLAIMS,
        drawn=None,
        replaced=None,
        offer=offer,
        discards=(*state.discards, Discarded(wind, kind)),
    )
    asked = _who_may_claim(state, rules)
    if asked:
        return replace(state, asked=asked)
    return _draw(state, state.after(wind), rules, events)


def _who_may_claim(state: DealState, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who may claim the offered tile, from the player after the one who gives it."""
    offer = state.offer
    if offer is None:
        return ()
    by_type = rules.course.rules
    thinkable = (*claims_of(offer.tile), Wash())
    claims = [(by_type[type(claim)], claim) for claim in thinkable if type(claim) in by_type]
    place = state.winds.index(offer.by)
    others = state.winds[place + 1 :] + state.winds[:place]
    return tuple(
        view.me
        for view in views_of(state, others, rules)
        if any(rule.allows(PlayFacts(view, claim)) for rule, claim in claims)
    )


def _lay_kong(
    state: DealState, wind: Wind, hand: Hand, made: Meld, rules: RuleSet, events: list[Event]
) -> DealState:
    """Lay down a kong on the own turn and draw its loose tile."""
    events.append(KongLaid(wind, made))
    return _draw_loose(with_hand(state, wind, hand), wind, f"{_form(made)}-kong", rules, events)


def _form(made: Meld) -> str:
    return "" if made.form is None else made.form.value


def _add_to_pung(state: DealState, wind: Wind, kind: Tile, rules: RuleSet, events: list[Event]) -> DealState:
    """Add a tile to an exposed pung, after those who may take it to go out were asked."""
    state = let_pass(state, rules)
    if rules.course.robbing:
        offered = replace(
            state,
            holdings=holdings_with(state, wind, state.hand(wind).remove(kind)),
            phase=Phase.ROBBING,
            drawn=None,
            offer=Offer(kind, wind, robbing=True),
        )
        asked = _who_may_claim(offered, rules)
        if asked:
            events.append(KongOffered(wind, kind))
            return replace(offered, asked=asked)
    return _complete_pung(with_hand(state, wind, state.hand(wind).remove(kind)), wind, kind, rules, events)


def _complete_pung(
    state: DealState, wind: Wind, kind: Tile, rules: RuleSet, events: list[Event]
) -> DealState:
    """Make a kong of an exposed pung and a tile that has left the hand."""
    hand = state.hand(wind)
    old = next(meld for meld in hand.melds if meld.kind is MeldKind.PUNG and meld.tile is kind)
    made = kong(kind, KongForm.ADDED, old.claimed_from)
    melds = tuple(made if meld is old else meld for meld in hand.melds)
    return _lay_kong(state, wind, replace(hand, melds=melds), made, rules, events)


def _go_out(state: DealState, wind: Wind, win: Win | None, events: list[Event]) -> DealState:
    """End the deal by a player who goes out."""
    if win is None:
        message = "nobody goes out without a tile"
        raise ValueError(message)
    hand = state.hand(wind)
    concealed = hand.concealed
    if win.tile is not None and not win.by.claimed:
        concealed = hand.remove(win.tile).concealed
    events.append(WentOut(wind, win.tile, win.giver, concealed))
    return replace(state, phase=Phase.OVER, offer=None, winner=wind, win=win, asked=(), answers=())


def _go_out_by_flowers(state: DealState, wind: Wind, win: Win | None, events: list[Event]) -> DealState:
    """End the deal by a player whose flowers and seasons win by themselves."""
    hand = state.hand(wind)
    for bonus in [held for held in hand.concealed if held.is_bonus and held not in state.wild]:
        events.append(BonusSetOut(wind, bonus))
        hand = hand.remove(bonus).with_bonus(bonus)
    events.append(WentOut(wind, None if win is None else win.tile, None, hand.concealed))
    state = with_hand(state, wind, hand)
    return replace(state, phase=Phase.OVER, offer=None, winner=wind, win=win, asked=(), answers=())


def _who_washes(state: DealState, first: Wind, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who is paid when a player shows his hand at the first turn: he, or all who hold such a hand.

    The deal is over in any case, so the others have no reason not to show theirs.
    """
    washing = rules.course.washing
    if washing is None or not washing.all_collect:
        return (first,)
    return tuple(
        wind
        for wind, dealt in zip(state.winds, state.dealt, strict=True)
        if wind is first or washing.value(washing.count(dealt))
    )


def _wash(state: DealState, winds: tuple[Wind, ...], rules: RuleSet, events: list[Event]) -> DealState:
    """End the deal by players who show the hands they were dealt."""
    washing = rules.course.washing
    if washing is None:
        message = "nothing is paid for a hand as it was dealt"
        raise ValueError(message)
    washed = []
    for wind in winds:
        dealt = state.dealt[state.winds.index(wind)]
        washed.append((wind, washing.count(dealt)))
        events.append(Washed(wind, dealt, washing.count(dealt)))
    return replace(state, phase=Phase.OVER, offer=None, washed=tuple(washed), asked=(), answers=())


def _answer(
    state: DealState, wind: Wind, action: ClaimAction, rules: RuleSet, events: list[Event]
) -> DealState:
    """Note an answer; when the last has come, give the tile to the claim that takes precedence."""
    if state.phase is Phase.TURN:
        return _resolve(_undo_draw(state), wind, action, rules, events)
    state = replace(state, answers=(*state.answers, (wind, action)))
    if awaited(state):
        return state
    taker, claim = _first_claim(state, rules)
    washing = rules.course.washing
    if isinstance(claim, Wash) and washing is not None and washing.all_collect:
        showing = {wind for wind, answer in state.answers if isinstance(answer, Wash)}
        return _wash(state, tuple(wind for wind in state.winds if wind in showing), rules, events)
    return _resolve(state, taker, claim, rules, events)


def _first_claim(state: DealState, rules: RuleSet) -> tuple[Wind, ClaimAction]:
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
    return replace(without, wall=state.wall.put_back(drawn), turn=offer.by, drawn=None)


def _resolve(
    state: DealState, wind: Wind, claim: ClaimAction, rules: RuleSet, events: list[Event]
) -> DealState:
    """Let a player have the offered tile, or nobody."""
    offer = state.offer
    if offer is None:
        message = "nothing is offered"
        raise ValueError(message)
    kind = offer.tile
    own: tuple[Tile, ...]
    match claim:
        case Pass():
            return _nobody_claims(state, offer, rules, events)
        case Wash():
            return _wash(state, (wind,), rules, events)
        case ClaimWin():
            win = claimed_win(view_of(state, wind, rules))
            return _go_out(state if offer.robbing else _claimed_away(state, wind), wind, win, events)
        case ClaimKong():
            made, own = kong(kind, KongForm.CLAIMED, offer.by), (kind,) * 3
        case ClaimPung():
            made, own = pung(kind, offer.by), (kind,) * 2
        case ClaimChow(pair):
            own = pair
            low, middle, high = sorted((kind, *own))
            made = chow((low, middle, high), kind, offer.by)
        case _:
            assert_never(claim)
    events.append(Claimed(wind, made, state.between(offer.by, wind)))
    state = _claimed_away(state, wind)
    state = with_hand(state, wind, state.hand(wind).remove(*own).with_meld(made))
    if made.kind is MeldKind.KONG:
        return _draw_loose(state, wind, "claimed-kong", rules, events)
    return replace(
        let_pass(state, rules),
        phase=Phase.TURN,
        turn=wind,
        drawn=None,
        source=Source.CLAIM,
        replaced=None,
        offer=None,
        asked=(),
        answers=(),
        untouched=False,
    )


def _claimed_away(state: DealState, wind: Wind) -> DealState:
    """Mark the last discard as claimed."""
    last = replace(state.discards[-1], claimed_by=wind)
    return replace(state, discards=(*state.discards[:-1], last))


def _nobody_claims(state: DealState, offer: Offer, rules: RuleSet, events: list[Event]) -> DealState:
    """Go on after everybody declined."""
    if offer.robbing:
        return _complete_pung(state, offer.by, offer.tile, rules, events)
    return _draw(state, state.after(offer.by), rules, events)
