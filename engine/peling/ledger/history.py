"""A sheet as it grows: what every input makes of it, what can be taken back, what is worked out anew.

`SheetHistory` is an immutable value. It keeps the contents, the figures that were reckoned so far, and what
the sheet was before each change; `replay` makes it from a log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from peling.ledger.course import after, first_situation, overruled, winner_wind
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.facts import key_of
from peling.ledger.figures import Figures
from peling.ledger.inputs import (
    Correct,
    Enter,
    Insert,
    Logged,
    SaveDraft,
    SheetInput,
    SheetInputError,
    SheetSetup,
)
from peling.ledger.reckon import correction_reckoning, deal_reckoning
from peling.ledger.reckoning import EntryFault, FaultId
from peling.ledger.sheet import Change, DealRow, Sheet
from peling.ledger.situation import Situation
from peling.ledger.state import Contents, Kept, State, change_of, state_after
from peling.ledger.worth import worth_of
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet

Reckoned: TypeAlias = tuple[Figures, tuple[EntryFault, ...]]
"""What a deal came to, and what keeps it from being right."""
Known: TypeAlias = Mapping[str, Reckoned]
"""What deals came to when they were reckoned, by `peling.ledger.facts.key_of`."""


class EntryRefusedError(SheetInputError):
    """A deal that cannot be entered as it is.

    Attributes:
        faults: why not.
    """

    def __init__(self, faults: tuple[EntryFault, ...]) -> None:
        """Keep the faults."""
        super().__init__(", ".join(fault.id for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class SheetHistory:
    """A sheet with its past.

    Attributes:
        sheet: what there is to see.
        state: what it is made of.
        known: what deals came to so far, those included that were stored.
    """

    sheet: Sheet
    state: State
    known: Known = field(repr=False)

    def apply(self, given: SheetInput, at: str) -> SheetHistory:
        """Return what an input makes of the sheet.

        Args:
            given: the input.
            at: when, in ISO 8601 with the zone.

        Raises:
            EntryRefusedError: a deal that cannot be entered as it is.
            SheetInputError: the input does not fit the sheet.
        """
        match given:
            case Enter(entry):
                self.check(entry, self.sheet.next)
            case Correct(number, entry):
                was = next((row.entry for row in self.sheet.deals[number - 1 : number]), None)
                self.check(entry, self.situation_of(number), was)
            case Insert(number, entry):
                self.check(entry, self.situation_of(number))
            case _:
                pass
        return self.after(Logged(at, given))

    def after(self, logged: Logged) -> SheetHistory:
        """Return what an input makes of the sheet; whether a deal can be entered as it is, is not asked.

        Raises:
            SheetInputError: the input does not fit the sheet.
        """
        state = state_after(self.state, logged)
        change = change_of(self.state, logged)
        return _book(
            self.sheet.agreed,
            state,
            _with_logged(self.sheet.log, logged),
            self.sheet.changes if change is None else (*self.sheet.changes, change),
            self.known,
            self.sheet.deals,
        )

    def situation_of(self, number: int) -> Situation:
        """Return the situation of a deal by the book's count, before the deal itself overrules any of it.

        Raises:
            SheetInputError: there is no such deal, and it is not the next.
        """
        return situation_of(self.sheet, number)

    def check(self, entry: DealEntry, situation: Situation, was: DealEntry | None = None) -> None:
        """Refuse an entry in this situation; `was`: the deal that it corrects."""
        rules = self.sheet.rules
        holds = overruled(situation, entry, rules)
        reckoning = (
            deal_reckoning(entry, holds, rules)
            if was is None
            else correction_reckoning(entry, was, holds, rules)
        )
        if not reckoning.can_enter:
            raise EntryRefusedError(tuple(fault for fault in reckoning.faults if fault.blocks))


def situation_of(sheet: Sheet, number: int) -> Situation:
    """Return the situation of a deal, or the next, by the book's count: nothing overruled by it.

    Raises:
        SheetInputError: there is no such deal, and it is not the next.
    """
    if not 1 <= number <= len(sheet.deals) + 1:
        raise SheetInputError(f"there is no deal {number}")
    if number > len(sheet.deals):
        return sheet.next
    if number == 1:
        return first_situation(sheet.setup, sheet.rules)
    winners = [winner_wind(row.situation, row.entry) for row in sheet.deals[: number - 1]]
    before = sheet.deals[number - 2]
    noted = sheet.rules.course.noted(tuple(winners))
    return after(before.situation, before.entry, sheet.setup, sheet.rules, noted)


def new_history(setup: SheetSetup) -> SheetHistory:
    """Return an empty sheet. Every house rule is written down, so that a later default changes nothing.

    Raises:
        SheetInputError: the book is not for this number of players, or the like.
        UnknownRulesError, UnknownOptionError: as `peling.rulebooks.rule_set`.
    """
    return replay(with_all_options(setup), ())


def with_all_options(setup: SheetSetup) -> SheetSetup:
    """Return the setup with every house rule of the book, those left at their default too."""
    return replace(setup, options=dict(rule_set(setup.rules_id, setup.options).house.values))


def replay(
    setup: SheetSetup, log: Iterable[Logged], stored: Mapping[str, Figures] | None = None
) -> SheetHistory:
    """Return the sheet that a log makes.

    Args:
        setup: what was agreed.
        log: every input in order.
        stored: what deals came to when they were entered; what is missing is reckoned.

    Raises:
        SheetInputError: the log cannot have been written so.
    """
    _check_setup(setup, rule_set(setup.rules_id, setup.options))
    state = State(Contents(setup), empty_deal(len(setup.players)))
    kept: list[Logged] = []
    changes: list[Change] = []
    for logged in log:
        change = change_of(state, logged)
        state = state_after(state, logged)
        if kept and isinstance(logged.given, SaveDraft) and isinstance(kept[-1].given, SaveDraft):
            kept.pop()
        kept.append(logged)
        if change is not None:
            changes.append(change)
    known = {key: (figures, ()) for key, figures in (stored or {}).items()}
    return _book(setup, state, tuple(kept), tuple(changes), known, ())


def _check_setup(setup: SheetSetup, rules: RuleSet) -> None:
    number = len(setup.players)
    if number not in rules.course.players:
        raise SheetInputError(f"{setup.rules_id} is not for {number} players")
    if not 0 <= setup.first_east < number:
        raise SheetInputError(f"there is no place {setup.first_east}")
    if not set(setup.computers) <= set(range(number)):
        raise SheetInputError(f"the computer plays no places {setup.computers}")
    if setup.rounds is not None and setup.rounds < 1:
        raise SheetInputError(f"nobody plays {setup.rounds} rounds")
    if worth_of(setup.point) is None:
        raise SheetInputError(f"{setup.point!r} is no worth of a point")


def _with_logged(log: tuple[Logged, ...], logged: Logged) -> tuple[Logged, ...]:
    """Return the log with one more input; a draft takes the place of the draft before it."""
    if log and isinstance(logged.given, SaveDraft) and isinstance(log[-1].given, SaveDraft):
        log = log[:-1]
    return (*log, logged)


def _book(
    agreed: SheetSetup,
    state: State,
    log: tuple[Logged, ...],
    changes: tuple[Change, ...],
    known: Known,
    before: Sequence[DealRow],
) -> SheetHistory:
    """Return the history of a state; rows that are as before are taken over."""
    setup = state.contents.setup
    rules = rule_set(setup.rules_id, setup.options)
    rows, following, found = _rows(state.contents, rules, known, before)
    sheet = Sheet(
        agreed,
        setup,
        rows,
        state.draft,
        following,
        rows[-1].totals if rows else (setup.start,) * len(setup.players),
        state.archived,
        state.undo is not None,
        state.redo is not None,
        changes,
        log,
    )
    return SheetHistory(sheet, state, {**known, **found} if found else known)


def _rows(
    contents: Contents, rules: RuleSet, known: Known, before: Sequence[DealRow]
) -> tuple[tuple[DealRow, ...], Situation, dict[str, Reckoned]]:
    """Return every deal with what it came to, the situation after the last, and what was reckoned anew."""
    setup = contents.setup
    rows = list(_same(contents.deals, before))
    winners = [winner_wind(row.situation, row.entry) for row in rows]
    found: dict[str, Reckoned] = {}

    def following() -> Situation:
        if not rows:
            return first_situation(setup, rules)
        noted = rules.course.noted(tuple(winners))
        return after(rows[-1].situation, rows[-1].entry, setup, rules, noted)

    totals = rows[-1].totals if rows else (setup.start,) * len(setup.players)
    situation = following()
    for kept in contents.deals[len(rows) :]:
        here = overruled(situation, kept.entry, rules)
        key = key_of(kept.mark, here)
        reckoned = known.get(key) or found.get(key)
        if reckoned is None:
            reckoned = found[key] = _reckoned(kept.entry, here, rules)
        figures, faults = reckoned
        net = figures.net
        totals = tuple(had + gained for had, gained in zip(totals, net, strict=True))
        rows.append(
            DealRow(
                here.number,
                kept.at,
                kept.entry,
                here,
                figures,
                net,
                totals,
                key,
                kept.corrections,
                faults,
                kept.put_in,
            )
        )
        winners.append(winner_wind(here, kept.entry))
        situation = following()
    return tuple(rows), situation, found


def _same(deals: tuple[Kept, ...], before: Sequence[DealRow]) -> Iterator[DealRow]:
    """Yield the rows before the first deal that is another than it was."""
    for kept, row in zip(deals, before, strict=False):
        if kept.entry is not row.entry or kept.corrections is not row.corrections or kept.at != row.at:
            return
        yield row


def _reckoned(entry: DealEntry, situation: Situation, rules: RuleSet) -> Reckoned:
    reckoning = deal_reckoning(entry, situation, rules)
    # What nobody said when the deal was entered is not wrong now.
    wrong = (fault for fault in reckoning.faults if fault.blocks and fault.id is not FaultId.WAY_MISSING)
    return reckoning.figures, tuple(wrong)
