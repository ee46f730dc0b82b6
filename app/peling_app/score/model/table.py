"""The deals of a sheet as a table: number, score, a column for each player; and the totals below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, Qt

from peling.ledger.entry import DealEntry, Result
from peling.ledger.figures import Figures
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.tables import Index, Role, Table
from peling_app.kit.words.numbers import had, number
from peling_app.kit.words.tips import tip
from peling_app.score.words import sheet as words

FIRST = len(words.LEADING)
"""The column of the first player."""

KEPT = 512
"""Rows that are kept made; a view asks for those in sight."""


@dataclass(frozen=True, slots=True)
class SheetCell:
    """What a deal was to a player.

    Attributes:
        text: the amount with its sign; a dash where nothing was paid.
        sign: 1 for a gain, -1 for a loss.
        east: he was East; `winner`: he won the deal.
        said: the cell for screen readers.
        arithmetic: how the amount comes about, line by line.
    """

    text: str
    sign: int
    east: bool
    winner: bool
    said: str
    arithmetic: str


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal in the table.

    Attributes:
        number: its number, from 1.
        leading: what stands before the players, see `leading`.
        cells: one for each player.
        corrected: how often it was corrected.
        entering: it is being entered or corrected, and not on the sheet as shown.
        said: the deal for screen readers.
        note: what else is to be said of it: when it was corrected, what was overruled.
        put_in: it was forgotten and put in later.
        noted: the players wrote something to it, or what they set by hand is noted.
    """

    number: int
    leading: tuple[str, ...]
    cells: tuple[SheetCell, ...]
    corrected: int = 0
    entering: bool = False
    said: str = ""
    note: str = ""
    put_in: bool = False
    noted: bool = False


def leading(deal: int, entry: DealEntry, figures: Figures | None, rules: RuleSet) -> tuple[str, ...]:
    """Return what stands before the players in the row of a deal, a cell under each of `words.LEADING`.

    That is its number, and what the winner's hand counts, rounded where the book rounds, or in a word how
    the deal ended.
    """
    score: int | None = None
    if entry.result is Result.WON and figures is not None and entry.winner is not None:
        score = figures.scores[entry.winner]
    ended = "" if entry.result is Result.WON else words.short_result(entry.result.value)
    return number(deal), ended if score is None else number(rules.as_paid(score))


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a player's column: what he is called, what he holds now, whether that is East."""

    name: str
    now: str
    east: bool = False


class DealTable(Table):
    """The deals; a row is made when it is asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._keys: list[object] = []
        self._make: Callable[[int], SheetRow] | None = None
        self._made: dict[int, SheetRow] = {}
        self.columns: tuple[Column, ...] = ()

    def show(
        self, columns: tuple[Column, ...], keys: Sequence[object], make: Callable[[int], SheetRow]
    ) -> None:
        """Show these deals; where columns stay, only rows whose key is another one are made again.

        Args:
            columns: the players.
            keys: for each row something that differs when the row does.
            make: returns a row from its place.
        """
        if len(columns) != len(self.columns):
            self.beginResetModel()
            self.columns, self._keys, self._make = columns, list(keys), make
            self._made.clear()
            self.endResetModel()
            return
        self._make = make
        if columns != self.columns:
            self.columns = columns
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) + FIRST - 1)
        both = min(len(keys), len(self._keys))
        changed = [place for place in range(both) if keys[place] != self._keys[place]]
        for place in changed:
            self._made.pop(place, None)
        self._keys[:both] = keys[:both]
        if len(keys) > both:
            self.beginInsertRows(QModelIndex(), both, len(keys) - 1)
            self._keys = list(keys)
            self.endInsertRows()
        elif len(self._keys) > both:
            self.beginRemoveRows(QModelIndex(), both, len(self._keys) - 1)
            for place in range(both, len(self._keys)):
                self._made.pop(place, None)
            self._keys = list(keys)
            self.endRemoveRows()
        if changed:
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], last))

    def refresh(self) -> None:
        """Word every row again."""
        self._made.clear()
        if self._keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._keys) - 1, self.columnCount() - 1))
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def row(self, place: int) -> SheetRow:
        """Return a row.

        Raises:
            LookupError: there is no such row.
        """
        if self._make is None or not 0 <= place < len(self._keys):
            raise LookupError(place)
        if place not in self._made:
            if len(self._made) >= KEPT:
                self._made.pop(next(iter(self._made)))
            self._made[place] = self._make(place)
        return self._made[place]

    def cell(self, index: Index) -> SheetCell | None:
        """Return what a player's cell shows; None in the columns before."""
        return self.row(index.row()).cells[index.column() - FIRST] if index.column() >= FIRST else None

    @property
    def height(self) -> int:
        """Return the number of deals, the one being entered among them."""
        return len(self._keys)

    @property
    def width(self) -> int:
        """Return those before the players and one for each player."""
        return len(self.columns) + FIRST

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell, what a screen reader says of it, how it comes about."""
        one = self.row(row)
        cell = one.cells[column - FIRST] if column >= FIRST else None
        match role:
            case Role.DisplayRole:
                return one.leading[column] if cell is None else cell.text
            case Role.AccessibleTextRole:
                return (one.said, *one.leading[1:])[column] if cell is None else cell.said
            case Role.ToolTipRole:
                return tip(one.note if cell is None else cell.arithmetic)
            case Role.AccessibleDescriptionRole:
                return one.note if cell is None else cell.arithmetic
            case _:
                return None

    def of_head(self, column: int, role: int) -> object:
        """Return the heading of a column: a player's name and what he holds now."""
        if role not in {Role.DisplayRole, Role.ToolTipRole}:
            return None
        if column < FIRST:
            return words.headings()[column]
        shown = f"{self.columns[column - FIRST].name}\n{self.columns[column - FIRST].now}"
        return shown if role == Role.DisplayRole else tip(shown)


class TotalTable(Table):
    """One row: what everybody has."""

    right_from = FIRST

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self.totals: tuple[int, ...] = ()
        self.title = ""
        self.start = 0

    def show(self, title: str, names: tuple[str, ...], totals: tuple[int, ...], start: int = 0) -> None:
        """Show these totals; `start` is what everybody began with."""
        if len(names) != len(self.names):
            self.beginResetModel()
            self.title, self.names, self.totals, self.start = title, names, totals, start
            self.endResetModel()
            return
        self.title, self.names, self.totals, self.start = title, names, totals, start
        if names:
            self.dataChanged.emit(self.index(0, 0), self.index(0, self.columnCount() - 1))

    @property
    def balance(self) -> int:
        """Return what gains and losses come to together: 0, as everything that is lost is won by somebody."""
        return sum(self.totals) - self.start * len(self.totals)

    @property
    def together(self) -> int:
        """Return what the totals make: that of what everybody began with, where nothing was adjusted."""
        return sum(self.totals)

    @property
    def height(self) -> int:
        """Return one row."""
        return int(bool(self.names))

    @property
    def width(self) -> int:
        """Return as many columns as the deals have."""
        return len(self.names) + FIRST

    def text(self, place: int) -> str:
        """Return a player's total; with a sign where all began with nothing."""
        return had(self.totals[place], self.start)

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell, and what a screen reader says of it."""
        del row
        if role not in {Role.DisplayRole, Role.AccessibleTextRole}:
            return None
        if column < FIRST:
            return {0: self.title, 1: words.sum_of_totals(self.together)}.get(column, "")
        text = self.text(column - FIRST)
        return f"{self.names[column - FIRST]} {text}" if role == Role.AccessibleTextRole else text

    def of_head(self, column: int, role: int) -> object:
        """Return the players' names; the table above shows them."""
        if role != Role.DisplayRole:
            return None
        return "" if column < FIRST else self.names[column - FIRST]
