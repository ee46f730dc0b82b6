"""A game against the computer as a sheet: the same ledger for both."""

from __future__ import annotations

from dataclasses import replace

from peling.ledger.course import overruled
from peling.ledger.entry import DealEntry, Result, empty_deal
from peling.ledger.extras import payments_of
from peling.ledger.facts import key_of, mark_of
from peling.ledger.figures import Figures
from peling.ledger.hands import with_draft
from peling.ledger.history import SheetHistory, new_history
from peling.ledger.inputs import Enter, Logged, SheetSetup
from peling.ledger.situation import Situation
from peling.play.game import GameState
from peling.play.inputs import HUMAN
from peling.play.table import DealResult
from peling.rules.draft import draft_of


def from_game(state: GameState, at: str, title: str = "") -> SheetHistory:
    """Return a sheet with every finished deal of a game, the hands by their tiles.

    What was paid in the game is paid in the sheet, whatever the rules of this version would say.

    Args:
        state: the game.
        at: when the sheet is made, in ISO 8601 with the zone.
        title: of the sheet.
    """
    seatings = state.seatings or ((0, state.order, state.first_east or state.seats[0]),)
    _, first, east = seatings[0]
    place_of = {player: place for place, player in enumerate(first)}
    setup = SheetSetup(
        title,
        state.setup.rules_id,
        state.setup.options,
        tuple(state.setup.players[player].name for player in first),
        state.seats.index(east),
        created=at,
        computers=tuple(
            place for place, player in enumerate(first) if state.setup.players[player].kind != HUMAN
        ),
    )
    history = new_history(setup)
    rules = history.sheet.rules
    for number, finished in enumerate(state.history):
        found = [(order, chair) for deals, order, chair in seatings[1:] if deals == number]
        entry = empty_deal(len(first))
        if found:
            order, chair = found[-1]
            turn = state.seats.index(chair)
            seats = tuple(place_of[player] for player in (*order[turn:], *order[:turn]))
            entry = replace(entry, seats=seats)
        here = overruled(history.sheet.next, entry, rules)
        entry = _entry(finished, here, entry)
        paid = {key_of(mark_of(entry), here): (_figures(finished, here), ())}
        history = replace(history, known={**history.known, **paid}).after(Logged(at, Enter(entry)))
    return history


def _entry(finished: DealResult, here: Situation, entry: DealEntry) -> DealEntry:
    """Return a finished deal as it would have been entered."""
    for wind, record in finished.records.items():
        place = here.winds.index(wind)
        entry = with_draft(entry, place, draft_of(record), here)
    if finished.winner is not None:
        return replace(entry, result=Result.WON)
    washed = tuple((here.winds.index(wind), count) for wind, count in finished.outcome.washed.items())
    return replace(entry, result=Result.WASHED if washed else Result.DRAWN, washed=washed)


def _figures(finished: DealResult, here: Situation) -> Figures:
    scores = tuple(finished.scores[wind].total for wind in here.winds)
    return Figures(scores, payments_of(finished.settlement, here), (), (0,) * len(scores))
