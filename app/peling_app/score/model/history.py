"""The audit trail of a sheet as a table: when, what, before, after, why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from peling.ledger import inputs
from peling.ledger.entry import DealEntry, Points, Result, Tiles
from peling.ledger.sheet import Change, Sheet
from peling_app.kit.model.tables import Role, RowTable
from peling_app.kit.words.tips import tip
from peling_app.score.model.saved_sheets import called
from peling_app.score.stakes import stakes_of
from peling_app.score.words import history as words
from peling_app.score.words.sheet import moment

UNSEEN: Final = {
    "way": ("by", "unsaid"),
    "end": ("washed", "fully_exposed"),
    "dead": ("dead",),
    "liable": ("liable",),
    "claims": ("claims",),
    "wild": ("wild",),
    "seats": ("seats",),
    "east": ("east",),
    "round": ("round_wind",),
    "note": ("note",),
}
"""What a summary leaves out of a deal, with the fields of the entry in which it stands."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One thing that was done: the words of its cells."""

    when: str
    what: str
    before: str = ""
    after: str = ""
    reason: str = ""

    @property
    def cells(self) -> tuple[str, str, str, str, str]:
        """Return the cells."""
        return self.when, self.what, self.before, self.after, self.reason


class HistoryTable(RowTable[HistoryRow, str]):
    """What was done to a sheet, the latest first: when, what, before, after, why."""

    width = right_from = 5

    def show_changes(self, sheet: Sheet, *, entries: bool) -> None:
        """Show what was done to a sheet; deals that were just entered only where `entries` are wanted."""
        self.show(
            [
                history_row(change, sheet.setup)
                for change in reversed(sheet.changes)
                if entries or not isinstance(change.logged.given, inputs.Enter)
            ]
        )

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell, in full as its tool tip too."""
        shown = self.rows[row].cells[column]
        return shown if role == Role.DisplayRole else tip(shown) if role == Role.ToolTipRole else None

    def of_head(self, column: int, role: int) -> object:
        """Return the heading of a column."""
        return words.headings()[column] if role == Role.DisplayRole else None


def history_row(change: Change, setup: inputs.SheetSetup) -> HistoryRow:
    """Return the words of a change to a sheet."""
    names = setup.players
    when = moment(change.logged.at)
    before = "" if change.before is None else summary(change.before, names)
    match change.logged.given:
        case inputs.Enter(entry):
            return HistoryRow(when, words.entered(change.number), "", summary(entry, names))
        case inputs.Correct(number, entry, reason):
            after, was = summary(entry, names), change.before
            unseen = () if was is None else unseen_changes(was, entry, names)
            after = words.changed(after, unseen) if unseen else after
            return HistoryRow(when, words.corrected(number), before, after, reason)
        case inputs.Insert(number, entry, reason):
            return HistoryRow(when, words.inserted(number), "", summary(entry, names), reason)
        case inputs.Remove(number, reason):
            return HistoryRow(when, words.removed(number), before, "", reason)
        case inputs.Undo():
            return HistoryRow(when, words.undone(), before)
        case inputs.Redo():
            return HistoryRow(when, words.redone(), before)
        case inputs.Retitle(title):
            return HistoryRow(when, words.retitled(title=called(replace(setup, title=title))))
        case inputs.PlayedAt(where):
            return HistoryRow(when, words.played_at(where))
        case inputs.Rename(place, name):
            return HistoryRow(when, words.renamed(place + 1, name))
        case inputs.Stake(point, money):
            return HistoryRow(when, words.staked(stakes_of(point, money).point))
        case inputs.Archive(away):
            return HistoryRow(when, words.archived(away=away))
        case inputs.SaveDraft(entry):
            return HistoryRow(when, "", "", summary(entry, names))
        case _:
            assert_never(change.logged.given)


def summary(entry: DealEntry, names: tuple[str, ...]) -> str:
    """Return an entered deal in a line: how it ended, what the hands counted, what else was paid."""
    parts = [_ending(entry, names)]
    for name, hand in zip(names, entry.hands, strict=False):
        match hand:
            case Points(text) if text:
                parts.append(words.hand(name=name, points=text))
            case Tiles():
                parts.append(words.hand(name=name, points=words.tiles()))
            case _:
                pass
    if entry.penalties:
        parts.append(words.penalties(len(entry.penalties)))
    if entry.adjustments:
        parts.append(words.adjustments(len(entry.adjustments)))
    return ", ".join(parts)


def _ending(entry: DealEntry, names: tuple[str, ...]) -> str:
    def name(place: int | None) -> str:
        return words.nobody() if place is None else names[place]

    match entry.result:
        case Result.WON:
            return words.won(name(entry.winner), "" if entry.giver is None else name(entry.giver))
        case Result.DRAWN:
            return words.drawn()
        case Result.WASHED:
            return words.washed(names=", ".join(names[place] for place, _ in entry.washed))
        case Result.FALSE_CALL:
            return words.false_call(name=name(entry.offender))
        case _:
            assert_never(entry.result)


def unseen_changes(before: DealEntry, after: DealEntry, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is another in a corrected deal and stands in neither summary as another."""
    found = [
        words.tiles_of(name=name)
        for name, old, new in zip(names, before.hands, after.hands, strict=False)
        if old != new and isinstance(old, Tiles) and isinstance(new, Tiles)
    ]
    if before.penalties != after.penalties and len(before.penalties) == len(after.penalties):
        found.append(words.unseen("penalties"))
    if before.adjustments != after.adjustments and len(before.adjustments) == len(after.adjustments):
        found.append(words.unseen("adjustments"))
    found += [
        words.unseen(name)
        for name, parts in UNSEEN.items()
        if any(getattr(before, part) != getattr(after, part) for part in parts)
    ]
    return tuple(found)
