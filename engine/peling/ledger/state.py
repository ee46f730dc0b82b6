"""What a log of inputs makes of a sheet's contents, without any reckoning; what can be taken back of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.entry_checks import place_faults
from peling.ledger.facts import mark_of
from peling.ledger.inputs import (
    Archive,
    Correct,
    Enter,
    Insert,
    Logged,
    PlayedAt,
    Redo,
    Remove,
    Rename,
    Retitle,
    SaveDraft,
    SheetInputError,
    SheetSetup,
    Stake,
    Undo,
)
from peling.ledger.sheet import Change, Correction
from peling.ledger.worth import worth_of


def state_after(state: State, logged: Logged) -> State:
    """Return what an input makes of the contents; nothing is reckoned.

    Raises:
        SheetInputError: the input does not fit.
    """
    given, deals = logged.given, state.contents.deals
    players = len(state.contents.setup.players)
    match given:
        case Enter(entry):
            changed = (*deals, _kept(logged.at, entry, players))
            return replace(_changed(state, changed, entry), draft=empty_deal(players))
        case Correct(number, entry, reason):
            old = _deal(deals, number)
            trail = (*old.corrections, Correction(logged.at, old.entry, reason))
            made = replace(_kept(old.at, entry, players), corrections=trail, put_in=old.put_in)
            return _changed(state, (*deals[: number - 1], made, *deals[number:]))
        case Insert(number, entry, reason):
            if number != len(deals) + 1:
                _deal(deals, number)
            made = replace(_kept(logged.at, entry, players), put_in=reason)
            return _changed(state, (*deals[: number - 1], made, *deals[number - 1 :]))
        case Remove(number):
            _deal(deals, number)
            return _changed(state, (*deals[: number - 1], *deals[number:]))
        case SaveDraft(entry):
            return replace(state, draft=entry)
        case Undo():
            return _undone(state)
        case Redo():
            return _redone(state)
        case Archive(away):
            return replace(state, archived=away)
        case Retitle() | PlayedAt() | Rename() | Stake():
            return _agreed(state, given)
        case _:
            assert_never(given)


def _agreed(state: State, given: Retitle | PlayedAt | Rename | Stake) -> State:
    setup = state.contents.setup
    match given:
        case Retitle(title):
            setup = replace(setup, title=title)
        case PlayedAt(where):
            setup = replace(setup, where=where)
        case Rename(place, name):
            if not 0 <= place < len(setup.players):
                raise SheetInputError(f"there is no place {place}")
            names = (*setup.players[:place], name, *setup.players[place + 1 :])
            setup = replace(setup, players=names)
        case Stake(point, money):
            if worth_of(point) is None:
                raise SheetInputError(f"{point!r} is no worth of a point")
            setup = replace(setup, point=point, money=money)
    contents = replace(state.contents, setup=setup)
    return replace(state, contents=contents, undo=Past(state.contents, state.undo), redo=None)


def _changed(state: State, deals: tuple[Kept, ...], entered: DealEntry | None = None) -> State:
    contents = replace(state.contents, deals=deals)
    return replace(state, contents=contents, undo=Past(state.contents, state.undo, entered), redo=None)


def _undone(state: State) -> State:
    last = state.undo
    if last is None:
        raise SheetInputError("there is nothing to take back")
    again = Past(state.contents, state.redo, last.entered, state.draft)
    draft = state.draft if last.entered is None else last.entered
    return replace(state, contents=last.contents, draft=draft, undo=last.earlier, redo=again)


def _redone(state: State) -> State:
    again = state.redo
    if again is None:
        raise SheetInputError("there is nothing to do again")
    draft = state.draft if again.entered is None or again.draft is None else again.draft
    undo = Past(state.contents, state.undo, again.entered)
    return replace(state, contents=again.contents, draft=draft, undo=undo, redo=again.earlier)


def _deal(deals: tuple[Kept, ...], number: int) -> Kept:
    if not 1 <= number <= len(deals):
        raise SheetInputError(f"there is no deal {number}")
    return deals[number - 1]


def _kept(at: str, entry: DealEntry, players: int) -> Kept:
    if place_faults(entry, players):
        raise SheetInputError("a deal names a player who is not there")
    return Kept(at, entry, mark_of(entry))


def change_of(state: State, logged: Logged) -> Change | None:
    """Return how an input stands in the history; None for a draft."""
    deals = state.contents.deals
    match logged.given:
        case SaveDraft():
            return None
        case Enter():
            return Change(logged, len(deals) + 1)
        case Correct(number) | Remove(number):
            return Change(logged, number, _deal(deals, number).entry)
        case Insert(number):
            return Change(logged, number)
        case _:
            return Change(logged)


@dataclass(frozen=True, slots=True)
class Kept:
    """A deal as the book keeps it.

    Attributes:
        at: when it was entered, in ISO 8601.
        entry: the deal as it stands now.
        mark: what distinguishes the entry from every other, see `peling.ledger.facts.mark_of`.
        corrections: what it was before, the oldest first.
        put_in: why it was put in later among other deals, empty where that was not said; None: it was not.
    """

    at: str
    entry: DealEntry
    mark: str
    corrections: tuple[Correction, ...] = ()
    put_in: str | None = None


@dataclass(frozen=True, slots=True)
class Contents:
    """What can be taken back: the deals, and in the setup title, place, names and what a point is worth."""

    setup: SheetSetup
    deals: tuple[Kept, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """A change that can be taken back, or done again.

    Attributes:
        contents: what the sheet was before it, or is when it is done again.
        earlier: the change before that.
        entered: the deal that was entered by it; it is the draft again when that is taken back.
        draft: the draft that stood there when it was taken back.
    """

    contents: Contents
    earlier: Past | None
    entered: DealEntry | None = None
    draft: DealEntry | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Everything that follows from a log without any reckoning."""

    contents: Contents
    draft: DealEntry
    archived: bool = False
    undo: Past | None = None
    redo: Past | None = None
