"""Score one hand by every rule book and set the scores side by side: figures, lines, what makes the difference.

Every figure is the engine's: a column is what the book's rule set says of the hand, with the house rules that
the user has chosen for it. Here lines are only put next to each other, by what they look at (`subjects`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from peling.checks import SUPPLIES
from peling.records import FROM_PLAY
from peling.rulebooks import SCORED, rule_set
from peling.ruleset import OptionValue, RuleSet
from peling.scoring import Doubles, HandRecord, InvalidHandError, Limit, Points, Score, ScoreLine
from peling.settlement import DealOutcome, Settlement
from peling.tiles import WINDS, Tile, Wind
from peling_app.texts import compare as words
from peling_app.texts.numbers import number, signed, times
from peling_app.texts.reasons import reason
from peling_app.texts.rulebooks import Cover, cover
from peling_app.texts.scores import score_title
from peling_app.texts.tiles import wind_name
from peling_app.viewmodels.draft import Fault, faults
from peling_app.viewmodels.score import HandScore, arithmetic, hand_score
from peling_app.viewmodels.setup import usable_house_rules
from peling_app.viewmodels.subjects import BY_TILE, GROUPS, Subject, subject_of
from peling_app.viewmodels.tiles_entry import HandDraft

Index = QModelIndex | QPersistentModelIndex

OWN_CIRCUMSTANCES: Final[Mapping[str, frozenset[str]]] = {
    "how-to-play": frozenset({"standing", "thirteenth-win"}),
    "pung-chow-limit": frozenset({"discarder-excused", "discarder-no-choice"}),
}
"""Circumstances that only one book knows; the others are not asked about them."""


class CellState(Enum):
    """What stands in a cell of the comparison."""

    EARNED = "earned"
    NOT_HERE = "not-here"
    """The book has such an item, but this hand does not earn it there."""
    NO_ITEM = "no-item"
    """The book has no such item."""
    COVERED = "covered"
    """A limit hand is paid in this book, and nothing beside it."""
    REFUSED = "refused"
    """The hand cannot be scored in this book."""


class RowKind(Enum):
    """What a row of the comparison is."""

    FIGURE = "figure"
    GROUP = "group"
    ITEM = "item"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its words and what they mean."""

    text: str = ""
    state: CellState = CellState.EARNED


@dataclass(frozen=True, slots=True)
class CompareRow:
    """One row: a figure, the heading of a group, or one thing that books look at.

    Attributes:
        title: what it is.
        cells: one for each book; none in a heading.
        tiles: the tiles that prove it.
        note: what differs between the books.
        differs: whether the books give different things for it.
    """

    kind: RowKind
    title: str
    cells: tuple[Cell, ...] = ()
    tiles: tuple[Tile, ...] = ()
    note: str = ""
    differs: bool = False


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


@dataclass(frozen=True, slots=True)
class _Judged:
    """A hand judged by a book: its score, or the reason why it has none."""

    rules: RuleSet
    record: HandRecord
    score: Score | None = None
    reason: str = ""

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        return () if self.score is None else self.score.sheet.lines

    @property
    def is_limit_hand(self) -> bool:
        """Tell whether limit hands are all that is counted."""
        return bool(self.lines) and all(isinstance(line.award, Limit) for line in self.lines)


def record_for(record: HandRecord, rules: RuleSet) -> HandRecord:
    """Return the hand as this book asks for it: without a round, wild tiles or circumstances it does not know."""
    known = SUPPLIES | FROM_PLAY | OWN_CIRCUMSTANCES.get(rules.id, frozenset())
    return replace(
        record,
        round_wind=record.round_wind if rules.course.rounds else None,
        circumstances=record.circumstances & known,
        wild=record.wild if rules.course.turned_up is not None else (),
    )


def settlement_for(record: HandRecord, score: Score, rules: RuleSet) -> Settlement:
    """Return what the winner gets at a table of four where nobody else has a score; empty for another hand."""
    if record.win is None:
        return Settlement()
    return rules.settle(
        DealOutcome(
            WINDS,
            record.seat,
            {wind: score.total if wind is record.seat else 0 for wind in WINDS},
            record.win.giver,
            liable=rules.liable(record),
            by=record.win.by,
            sharing=rules.sharing(record),
        )
    )


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
        self.entry = HandDraft(self)
        self.table = CompareTable(self)
        self._columns: tuple[BookColumn, ...] = ()
        self._faults: tuple[Fault, ...] = ()
        self.entry.changed.connect(self.refresh)
        self.refresh()

    @property
    def columns(self) -> tuple[BookColumn, ...]:
        """Return what the books say, in the order in which they are offered."""
        return self._columns

    @property
    def faults(self) -> tuple[str, ...]:
        """Return in sentences what makes the hand impossible in every book."""
        return tuple(words.fault(fault) for fault in self._faults)

    @property
    def is_unfinished(self) -> bool:
        """Tell whether tiles are still to be entered and nothing is wrong yet: no book is asked before."""
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
        """Return why books refuse the hand, each reason once after their names; else what the shades mean."""
        if self.is_unfinished:
            return ()
        refused: dict[str, list[str]] = {}
        for column in self._columns:
            if column.refusal:
                said = " ".join(filter(None, (column.refusal, column.note)))
                refused.setdefault(said, []).append(column.name)
        if len(refused) == 1 and all(column.refusal for column in self._columns):
            return (("", next(iter(refused))),)
        differ = any(row.differs for row in self.table.rows)
        remarks = [(words.names(names), said) for said, names in refused.items()]
        return (*remarks, ("", words.shaded())) if differ else tuple(remarks)

    def show(self, record: HandRecord) -> None:
        """Compare a hand of the game."""
        self.entry.load(record)

    def refresh(self) -> None:
        """Ask every book again and word everything in the present language."""
        draft = self.entry.draft
        self._faults = faults(draft)
        house = self._house_rules()
        record = self.entry.record
        judged = []
        for book in SCORED:
            rules = rule_set(book, usable_house_rules(book, house.get(book, {})))
            judged.append(_judge(record, rules, ask=not self.is_unfinished))
        self._columns = tuple(map(_column, judged))
        self.table.show(() if self.is_unfinished else _rows(judged), self._columns)
        self.changed.emit()


class CompareTable(QAbstractTableModel):
    """The comparison as a table: what is looked at, then a column for each book."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.rows: tuple[CompareRow, ...] = ()
        self.columns: tuple[BookColumn, ...] = ()

    def show(self, rows: tuple[CompareRow, ...], columns: tuple[BookColumn, ...]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows, self.columns = rows, columns
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return one for the words and one for each book."""
        return 0 if parent is not None and parent.isValid() else len(self.columns) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a cell, what a screen reader says of it, the note as a tool tip, its alignment."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        cell = row.cells[index.column() - 1] if index.column() and row.cells else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title if not index.column() else "" if cell is None else cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                if not index.column():
                    return ". ".join(filter(None, (row.title, row.note)))
                return "" if cell is None else words.cell(cell.state.value, cell.text)
            case Qt.ItemDataRole.ToolTipRole:
                return row.note if cell is None else words.cell(cell.state.value, cell.text)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
                return int((side | Qt.AlignmentFlag.AlignVCenter).value)
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of the book over its column."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.columns[section - 1].name if section else words.looked_at()


def _judge(record: HandRecord, rules: RuleSet, *, ask: bool) -> _Judged:
    asked = record_for(record, rules)
    if not ask:
        return _Judged(rules, asked)
    try:
        return _Judged(rules, asked, rules.score(asked))
    except InvalidHandError as error:
        return _Judged(rules, asked, reason=error.reason)


def _column(judged: _Judged) -> BookColumn:
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
    if rules.rounded is not None and rules.rounded(sheet.total) != sheet.total:
        notes.append(words.rounded(rules.rounded(sheet.total)))
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
        score=hand_score(sheet, record.seat, rules, win=record.win, me=False, near=near),
        payments=_payments(settlement_for(record, judged.score, rules), record.seat),
    )


def _without_bonus(judged: _Judged) -> str:
    """Say what the hand would count without its flowers, where a book is played without any."""
    if judged.reason != "no-flowers":
        return ""
    bare = replace(judged.record, hand=replace(judged.record.hand, bonus=()))
    try:
        return words.without_bonus(judged.rules.score(bare).total)
    except InvalidHandError as error:
        return words.without_bonus_refused(reason(error.reason))


def _sum(judged: _Judged) -> str:
    if judged.score is None:
        return ""
    if judged.is_limit_hand:
        return words.limit_hand()
    return arithmetic(judged.score.sheet, judged.rules)


def _payments(settlement: Settlement, winner: Wind) -> tuple[Paid, ...]:
    net = settlement.net(WINDS)
    return tuple(Paid(wind_name(wind), signed(net[wind])) for wind in WINDS if wind is not winner or net[wind])


def _rows(judged: Sequence[_Judged]) -> tuple[CompareRow, ...]:
    """Return the figures of the scores, then what the books look at, group by group."""
    return (*_figures(judged), *_items(judged))


def _figures(judged: Sequence[_Judged]) -> list[CompareRow]:
    def row(title: str, tell: Callable[[_Judged, Score], str]) -> CompareRow:
        cells = tuple(
            Cell("", CellState.REFUSED) if book.score is None else Cell(tell(book, book.score))
            for book in judged
        )
        texts = {cell.text for cell in cells if cell.state is CellState.EARNED}
        return CompareRow(RowKind.FIGURE, title, cells, differs=len(texts) > 1)

    def limit(book: _Judged, score: Score) -> str:
        return words.no_limit() if score.sheet.limit is None else number(score.sheet.limit)

    def paid(book: _Judged, score: Score) -> str:
        return signed(settlement_for(book.record, score, book.rules).net(WINDS)[book.record.seat])

    titles = words.figures()
    rows = [
        row(titles[0], lambda _, score: number(score.sheet.points)),
        row(titles[1], lambda _, score: times(2**score.sheet.doubles) if score.sheet.doubles else "–"),
        row(titles[2], limit),
    ]
    if any(book.record.win is not None for book in judged):
        rows.append(row(titles[3], paid))
    return rows if any(book.score is not None for book in judged) else []


Key = tuple[Subject, str]


def _items(judged: Sequence[_Judged]) -> list[CompareRow]:
    found: dict[Key, list[list[ScoreLine]]] = {}
    for place, book in enumerate(judged):
        for line in book.lines:
            lines = found.setdefault(_key(line), [[] for _ in judged])
            lines[place].append(line)
    known = [frozenset(subject_of(item.id) for item in book.rules.items) for book in judged]
    rows: list[CompareRow] = []
    for group, subjects in GROUPS.items():
        inside = [key for subject in subjects for key in found if key[0] is subject]
        if inside:
            rows.append(CompareRow(RowKind.GROUP, words.group(group.value)))
            rows += [_item(key, found[key], judged, known) for key in inside]
    return rows


def _key(line: ScoreLine) -> Key:
    subject = subject_of(line.item)
    tiles = line.evidence.tiles
    return subject, tiles[0].code if subject in BY_TILE and tiles else ""


def _item(
    key: Key,
    lines: Sequence[Sequence[ScoreLine]],
    judged: Sequence[_Judged],
    known: Sequence[frozenset[Subject]],
) -> CompareRow:
    subject = key[0]
    cells = []
    for place, book in enumerate(judged):
        if book.score is None:
            cells.append(Cell("", CellState.REFUSED))
        elif lines[place]:
            cells.append(Cell(_price(lines[place])))
        elif subject not in known[place]:
            cells.append(Cell(words.no_item(), CellState.NO_ITEM))
        elif book.is_limit_hand:
            cells.append(Cell(words.covered(), CellState.COVERED))
        else:
            cells.append(Cell("–", CellState.NOT_HERE))
    first = next(line for book in lines for line in book)
    tiles = max((tuple(tile for line in book for tile in line.evidence.tiles) for book in lines), key=len)
    shown = tiles if subject in {Subject.SET, Subject.KONG, Subject.PAIR} else tuple(dict.fromkeys(tiles))
    titles = {score_title(line.item, line.title) for book in lines for line in book}
    title = words.subject(subject.value, first.evidence.tiles)
    if len(titles) == 1 and subject not in BY_TILE and sum(subject in items for items in known) == 1:
        title = titles.pop()
    earned = {cell.text for cell in cells if cell.state is CellState.EARNED}
    counted = [cell for cell in cells if cell.state is not CellState.REFUSED]
    return CompareRow(
        RowKind.ITEM,
        title,
        tuple(cells),
        shown[:4],
        _difference(cells, judged),
        differs=len(earned) > 1 or any(cell.state is not CellState.EARNED for cell in counted),
    )


def _difference(cells: Sequence[Cell], judged: Sequence[_Judged]) -> str:
    """Say in a few words what differs: who alone has it, who has no such thing, that the price differs."""

    def names(state: CellState) -> list[str]:
        return [
            words.book_name(book.rules.id)
            for cell, book in zip(cells, judged, strict=True)
            if cell.state is state
        ]

    earned, none = names(CellState.EARNED), names(CellState.NO_ITEM)
    prices = {cell.text for cell in cells if cell.state is CellState.EARNED}
    parts = []
    if len(prices) > 1:
        parts.append(words.other_price())
    if none:
        alone = len(earned) == 1 and not names(CellState.NOT_HERE) and not names(CellState.COVERED)
        parts.append(words.only_in(earned[0]) if alone else words.not_in(none))
    if not parts and (missed := names(CellState.NOT_HERE)):
        parts.append(words.not_earned(missed))
    return "; ".join(parts)


def _price(lines: Sequence[ScoreLine]) -> str:
    """Return what lines of one book give together: "8", "× 2", "10 and × 2", "the limit"."""
    points = [line.award.amount for line in lines if isinstance(line.award, Points)]
    doubles = sum(line.award.times for line in lines if isinstance(line.award, Doubles))
    shares = [line.award for line in lines if isinstance(line.award, Limit)]
    parts = [" + ".join(number(amount) for amount in points)] if points else []
    if doubles:
        parts.append(times(2**doubles))
    parts += [words.share(share.numerator, share.denominator) for share in shares[:1]]
    return words.both(parts)


