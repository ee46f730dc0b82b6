"""Score one hand by every rule book and show the scores side by side: figures, lines, what differs.

A column is what the book's rule set says of the hand, with the house rules that the user has chosen for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import HandRecord, InvalidHandError
from peling.core.settlement import Settlement
from peling.core.tiles import WINDS, Tile, Wind
from peling.core.view import PlayerView
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.draft import HandFault, faults, left
from peling.rules.records import own_win, record_of
from peling.rules.ruleset import OptionValue
from peling_app.books.face import Cover
from peling_app.books.house_rules import usable_house_rules
from peling_app.books.words.rulebooks import cover
from peling_app.books.words.scores import cut_word
from peling_app.compare.model.compare_rows import CompareRow, Judged, judge, rows_of, settlement_for
from peling_app.compare.words import compare as words
from peling_app.kit.model.faces import Faces
from peling_app.kit.model.tables import Role, RowTable
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.words.not_counted import reason
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import wind_name
from peling_app.kit.words.tiles_entry import fault
from peling_app.kit.words.tips import tip
from peling_app.play.tutor.model.score import HandScore, arithmetic, hand_score


@dataclass(frozen=True, slots=True)
class Paid:
    """One payment to or from the winner: who, and how much with its sign."""

    payer: str
    amount: str


@dataclass(frozen=True, slots=True)
class BookColumn:
    """What one book says of the hand.

    Attributes:
        book: its id.
        cover: the words on its cover.
        name: what it is called in a sentence.
        total: what the hand counts; empty if it cannot be scored.
        sum: how that comes about, in a line.
        refusal: why it cannot be scored; empty if it can; `short` in two or three words.
        note: what else is to be said.
        score: the lines with proof.
        payments: who pays what to the winner; empty for another hand.
        house: whether house rules differ from the book.
    """

    book: str
    cover: Cover
    name: str
    total: str = ""
    sum: str = ""
    refusal: str = ""
    short: str = ""
    note: str = ""
    score: HandScore | None = None
    payments: tuple[Paid, ...] = ()
    house: bool = False


class CompareModel(QObject):
    """One hand and what each book says of it.

    Signals:
        changed: the hand or a score; everything is to be shown again.
    """

    changed = Signal()

    def __init__(
        self,
        house_rules: Callable[[], Mapping[str, Mapping[str, OptionValue]]] = dict,
        parent: QObject | None = None,
    ) -> None:
        """Compare with these house rules, asked for anew each time: by book the options that differ."""
        super().__init__(parent)
        self._house_rules = house_rules
        self.entry = EnteredHand(self)
        self.table = CompareTable(self)
        self._columns: tuple[BookColumn, ...] = ()
        self._faults: tuple[HandFault, ...] = ()
        self.entry.changed.connect(self.refresh)
        self.refresh()

    @property
    def columns(self) -> tuple[BookColumn, ...]:
        """Return what the books say, in the order in which they are offered."""
        return self._columns

    @property
    def faults(self) -> tuple[str, ...]:
        """Return in sentences what makes the hand impossible in every book."""
        return tuple(fault(one) for one in self._faults)

    @property
    def is_unfinished(self) -> bool:
        """Return whether tiles are still to be entered and nothing is wrong yet: no book is asked before."""
        return bool(self.entry.draft.missing) and not self._faults

    @property
    def status(self) -> str:
        """Return what is missing or how many books count the hand, in a sentence."""
        draft = self.entry.draft
        if draft.is_empty:
            return words.empty()
        if draft.missing:
            return words.missing(draft.missing)
        counted = sum(not column.refusal for column in self._columns)
        return words.counted(counted, len(self._columns), won=draft.won)

    @property
    def remarks(self) -> tuple[tuple[str, str], ...]:
        """Return why books refuse the hand, each reason once after their names."""
        if self.is_unfinished:
            return ()
        refused: dict[str, list[str]] = {}
        for column in self._columns:
            if column.refusal:
                said = " ".join(filter(None, (column.refusal, column.note)))
                refused.setdefault(said, []).append(column.name)
        if len(refused) == 1 and all(column.refusal for column in self._columns):
            return (("", next(iter(refused))),)
        return tuple((words.names(names), said) for said, names in refused.items())

    @property
    def shades(self) -> tuple[tuple[str, str], ...]:
        """Return what the shades of the table mean, if it has any; after nobody's name."""
        shaded = any(row.shades(cell) for row in self.table.rows for cell in row.cells)
        return (("", words.shaded()),) if shaded and not self.is_unfinished else ()

    def show(self, record: HandRecord) -> None:
        """Compare a hand of the game."""
        self.entry.load(record)

    def show_own(self, view: PlayerView) -> None:
        """Compare the hand of a player who looks at the table, as it stands."""
        self.show(record_of(view, own_win(view)))

    @property
    def left(self) -> dict[Tile, int]:
        """Return how many of each kind are not in the hand."""
        return left(self.entry.draft)

    def refresh(self) -> None:
        """Ask every book again and word everything in the present language."""
        draft = self.entry.draft
        self._faults = faults(draft)
        house = self._house_rules()
        record = self.entry.record
        judged = []
        for book in rule_set_ids():
            rules = rule_set(book, usable_house_rules(book, house.get(book, {})))
            judged.append(judge(record, rules, ask=not self.is_unfinished))
        self._columns = tuple(map(_column, judged))
        self.table.show(() if self.is_unfinished else rows_of(judged), self._columns)
        self.changed.emit()


class CompareTable(RowTable[CompareRow, BookColumn]):
    """The comparison as a table: what is looked at, then a column for each book."""

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell, what a screen reader says of it, its tool tip."""
        one = self.rows[row]
        cell = one.cells[column - 1] if column and one.cells else None
        match role:
            case Role.DisplayRole:
                return one.title if not column else "" if cell is None else cell.text
            case Role.AccessibleTextRole:
                if not column:
                    return in_sentences(one.title, one.note)
                return "" if cell is None else words.cell(cell.state.value, cell.text)
            case Role.ToolTipRole:
                return tip(one.note if cell is None else words.cell(cell.state.value, cell.text))
            case _:
                return None

    def of_head(self, column: int, role: int) -> object:
        """Return the name of the book over its column."""
        if role != Role.DisplayRole:
            return None
        return self.columns[column - 1].name if column else words.looked_at()


def _column(judged: Judged) -> BookColumn:
    rules, record = judged.rules, judged.record
    blank = BookColumn(
        rules.id,
        cover(rules.id),
        words.book_name(rules.id),
        house=bool(rules.house.changed(rules.options)),
    )
    if judged.reason:
        return replace(
            blank,
            refusal=reason(judged.reason),
            short=words.short_reason(judged.reason),
            note=_without_bonus(judged),
        )
    if judged.score is None:
        return blank
    sheet = judged.score.sheet
    near = () if record.win is None else rules.near_misses(record)
    notes = []
    paid = rules.as_paid(sheet.total)
    if paid != sheet.total:
        notes.append(words.rounded(paid))
    if sheet.uncapped != sheet.total:
        notes.append(words.cut(sheet.uncapped, sheet.total))
    liable = None if record.win is None else rules.liable(record)
    if liable is not None:
        notes.append(words.liable(liable))
    return replace(
        blank,
        total=number(sheet.total),
        sum=_sum(judged),
        note=" ".join(notes),
        score=hand_score(
            sheet, record.seat, rules, win=record.win, me=False, near=near, faces=Faces(wild=record.wild)
        ),
        payments=_payments(settlement_for(record, judged.score, rules), record.seat),
    )


def _without_bonus(judged: Judged) -> str:
    """Say what the hand would count without its flowers, where a book is played without any."""
    if judged.reason != "no-flowers":
        return ""
    bare = replace(judged.record, hand=replace(judged.record.hand, bonus=()))
    try:
        return words.without_bonus(judged.rules.score(bare).total)
    except InvalidHandError as error:
        return words.without_bonus_refused(why=reason(error.reason))


def _sum(judged: Judged) -> str:
    if judged.score is None:
        return ""
    if judged.is_limit_hand:
        return words.limit_hand()
    sheet, rules = judged.score.sheet, judged.rules
    paid = rules.as_paid(sheet.total)
    # What stands above it is no sum of this, or not what is paid: why is said beside it.
    ending = (
        words.paid_as(paid) if paid != sheet.total else cut_word() if sheet.uncapped != sheet.total else ""
    )
    return ", ".join(filter(None, (arithmetic(sheet, rules), ending)))


def _payments(settlement: Settlement, winner: Wind) -> tuple[Paid, ...]:
    if not settlement.transfers:
        return ()
    net = settlement.net(WINDS)
    return tuple(
        Paid(wind_name(wind), signed(net[wind])) for wind in WINDS if wind is not winner or net[wind]
    )
