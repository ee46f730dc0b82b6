"""How a deal ends, and how it is scored and settled then."""

from __future__ import annotations

from peling.core.events import BonusSetOut, Event, Washed, WentOut
from peling.core.frozen import changed
from peling.core.scoring import Reading, Score, ScoreSheet, Win, WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import Wind
from peling.core.view import Phase
from peling.play.deal import DealResult, DealState, ended, view_of, with_hand
from peling.rules.records import record_of
from peling.rules.ruleset import RuleSet

NIL = Score(ScoreSheet((), Reading(())))
"""The score of a dead hand, or of one that was not counted."""


def go_out(state: DealState, wind: Wind, win: Win | None, events: list[Event]) -> DealState:
    """End the deal by a player who goes out.

    Raises:
        ValueError: nothing says how he won: his action was not judged.
    """
    if win is None:
        message = "nobody goes out without a tile"
        raise ValueError(message)
    hand = state.hand(wind)
    concealed = hand.concealed
    if win.tile is not None and not win.by.claimed:
        concealed = hand.remove(win.tile).concealed
    events.append(WentOut(wind, win.tile, win.giver, concealed, win.by))
    return changed(ended(state), winner=wind, win=win)


def go_out_by_flowers(state: DealState, wind: Wind, win: Win | None, events: list[Event]) -> DealState:
    """End the deal by a player whose flowers and seasons win by themselves."""
    hand = state.hand(wind)
    for bonus in [held for held in hand.concealed if held.is_bonus and held not in state.wild]:
        events.append(BonusSetOut(wind, bonus))
        hand = hand.remove(bonus).with_bonus(bonus)
    tile = None if win is None else win.tile
    events.append(WentOut(wind, tile, None, hand.concealed, WinBy.EIGHT_FLOWERS))
    state = with_hand(state, wind, hand)
    return changed(ended(state), winner=wind, win=win)


def who_washes(state: DealState, first: Wind, rules: RuleSet) -> tuple[Wind, ...]:
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


def wash(state: DealState, winds: tuple[Wind, ...], rules: RuleSet, events: list[Event]) -> DealState:
    """End the deal by players who show the hands they were dealt.

    Raises:
        ValueError: the book pays nothing for that.
    """
    washing = rules.course.washing
    if washing is None:
        message = "nothing is paid for a hand as it was dealt"
        raise ValueError(message)
    washed = []
    for wind in winds:
        dealt = state.dealt[state.winds.index(wind)]
        washed.append((wind, washing.count(dealt)))
        events.append(Washed(wind, dealt, washing.count(dealt)))
    return changed(ended(state), washed=tuple(washed))


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
        records[state.winner] = changed(won, circumstances=won.circumstances | shown)
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
    settlement = rules.settle(outcome)
    return DealResult(
        state.winds, state.winner, state.win, records, scores, outcome, settlement, state.outrun
    )
