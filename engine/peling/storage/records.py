"""Read from journals of games how each deal that is over came out for the person on the first place.

What is known of a deal are the facts that were written when it was settled. Older journals lack the hand that
won; of these, and where facts make no sense, the game is played again. Nothing is ever written.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from peling.core.tiles import Wind
from peling.play.game import GameState
from peling.play.records import DealRecord, hand_from_json
from peling.storage.branches import origin_of
from peling.storage.entries import Entry, Kind
from peling.storage.journal import Journal, JournalError
from peling.storage.journal_file import copied_journal, troubles
from peling.storage.saves import replayed
from peling.storage.settled_deals import HAND, fact_of, settled_deals


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal holds, apart from its file.

    Attributes:
        entries: those that are in effect.
        assisted, unassisted: as those of `Journal`.
    """

    entries: tuple[Entry, ...]
    assisted: bool
    unassisted: bool = False


def kept_in(journal: Journal) -> Kept:
    """Return what an open journal holds now; what is added to it later changes nothing here."""
    return Kept(journal.in_effect(), journal.assisted, journal.unassisted)


def deals_in_file(path: Path) -> tuple[DealRecord, ...]:
    """Return the deals of a saved game that are over, and leave the file exactly as it is.

    Raises:
        JournalError: it cannot be read, or no longer be played as it was.
    """
    with (
        tempfile.TemporaryDirectory(prefix="pe-ling-") as folder,
        Journal.open(copied_journal(path, Path(folder))) as journal,
    ):
        kept = kept_in(journal)
    return deals_of(kept)


def deals_of(kept: Kept) -> tuple[DealRecord, ...]:
    """Return the deals of a game that are over, in order; what repeats another game is left out.

    So is the deal that goes on from a moment of another one: who tries it again has seen all hands.

    Raises:
        JournalError: it can no longer be played as it was.
    """
    with troubles():
        origin = origin_of(kept.entries[0].body)
        again = 0 if origin is None else origin.deal
        found = _by_facts(kept.entries) or _by_play(kept.entries)
        return tuple(
            replace(_record(state, at, fact), assisted=kept.assisted, unassisted=kept.unassisted)
            for state, at, fact in found
            if state.deal_number > again
        )


_Found = tuple[GameState, datetime, Mapping[str, Any]]
"""The game after the deal, when that was, and the facts of the deal."""


def _by_facts(entries: tuple[Entry, ...]) -> tuple[_Found, ...] | None:
    """Return the deals by their facts; None where these do not suffice."""
    found = settled_deals(entries)
    if found is None or not all(_tells(one.state, one.fact) for one in found):
        return None
    return tuple((one.state, one.entry.at, one.fact) for one in found)


def _tells(state: GameState, fact: Mapping[str, Any]) -> bool:
    """Return whether the facts of a deal have the hand of the person on the first place, if it won."""
    if fact["winner"] != _own_wind(state).value:
        return True
    try:
        hand_from_json(fact[HAND])
    except (LookupError, TypeError, ValueError):
        return False
    return True


def _by_play(entries: tuple[Entry, ...]) -> tuple[_Found, ...]:
    """Return the deals by playing them again; what was written of them has the last word.

    Raises:
        JournalError: as `peling.storage.saves.replayed`.
    """
    settled = {entry.body["deal"]: entry for entry in entries if entry.kind is Kind.SETTLED}
    return tuple(_played(replayed(entries), settled))


def _played(states: Iterator[GameState], settled: Mapping[int, Entry]) -> Iterator[_Found]:
    for state in states:
        entry = settled.get(state.deal_number)
        if state.result is not None and entry is not None:
            fact = {**fact_of(state), **{key: it for key, it in entry.body.items() if key != HAND}}
            yield state, entry.at, fact


def _own_wind(state: GameState) -> Wind:
    return next(state.wind_of(seat) for seat in state.seats if state.place_of(seat) == 0)


def _record(state: GameState, at: datetime, fact: Mapping[str, Any]) -> DealRecord:
    wind = _own_wind(state)
    winner = None if fact["winner"] is None else Wind(fact["winner"])
    won = winner is wind
    total = int(fact["scores"][wind.value]) if won else 0
    kinds = {player.kind for player in state.setup.players[1:]}
    return DealRecord(
        at=at,
        rules_id=state.setup.rules_id,
        level=kinds.pop() if len(kinds) == 1 else "",
        deal=state.deal_number,
        wind=wind,
        winner=winner,
        net=int(fact["net"][wind.value]) if wind.value in fact["net"] else 0,
        points=state.rules.as_paid(total),
        hand=hand_from_json(fact[HAND]) if won else None,
    )


__all__ = ["JournalError", "Kept", "deals_in_file", "deals_of", "kept_in"]
