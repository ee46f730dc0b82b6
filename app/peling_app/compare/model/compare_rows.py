"""Judge one hand by every book and set the prices side by side, by what they are for.

Every figure is the engine's; here lines are only put next to each other (`subjects`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from peling.core.scoring import Doubles, HandRecord, InvalidHandError, Limit, Points, Score, ScoreLine, WinBy
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import WINDS, Tile, Wind
from peling.rules.checks import SUPPLIES
from peling.rules.draft import HandDraft
from peling.rules.records import FIRST_TURN, FROM_PLAY
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import subject_of
from peling_app.books.subjects import BY_TILE, GROUPS, Subject
from peling_app.books.words.scores import score_title
from peling_app.compare.words import compare as words
from peling_app.kit.words.numbers import number, signed, times


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


_LOOSE = ("supply-of-flower", "supply-of-claimed-kong", "supply-of-drawn-kong", "supply-of-added-kong")
_OF_DISCARDER = ("discarder-excused", "discarder-no-choice")


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

    def shades(self, cell: Cell) -> bool:
        """Return whether one of its cells is shaded: the price of an item that the books give differently."""
        return self.differs and self.kind is RowKind.ITEM and cell.state is not CellState.REFUSED


@dataclass(frozen=True, slots=True)
class Judged:
    """A hand judged by a book: its score, or the reason why it has none."""

    rules: RuleSet
    record: HandRecord
    score: Score | None = None
    reason: str = ""

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Return the lines of the score; none where it is refused."""
        return () if self.score is None else self.score.sheet.lines

    @property
    def is_limit_hand(self) -> bool:
        """Return whether limit hands are all that is counted."""
        return bool(self.lines) and all(isinstance(line.award, Limit) for line in self.lines)


def record_for(record: HandRecord, rules: RuleSet) -> HandRecord:
    """Return the hand as this book asks for it: without round, wild tiles, circumstances it does not know."""
    known = SUPPLIES | FROM_PLAY | rules.circumstances
    return replace(
        record,
        round_wind=record.round_wind if rules.course.rounds else None,
        circumstances=record.circumstances & known,
        wild=record.wild if rules.course.turned_up is not None else (),
    )


def settlement_for(record: HandRecord, score: Score, rules: RuleSet) -> Settlement:
    """Return what the winner gets at a table of four where nobody else counts; empty for another hand."""
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


def judge(record: HandRecord, rules: RuleSet, *, ask: bool) -> Judged:
    """Return what a book says of a hand; without `ask` nothing yet."""
    asked = record_for(record, rules)
    if not ask:
        return Judged(rules, asked)
    try:
        return Judged(rules, asked, rules.score(asked))
    except InvalidHandError as error:
        return Judged(rules, asked, reason=error.reason)


def rows_of(judged: Sequence[Judged]) -> tuple[CompareRow, ...]:
    """Return the figures of the scores, then what the books look at, group by group."""
    return (*_figures(judged), *_items(judged))


def _figures(judged: Sequence[Judged]) -> list[CompareRow]:
    def row(title: str, tell: Callable[[Judged, Score], str]) -> CompareRow:
        cells = tuple(
            Cell("", CellState.REFUSED) if book.score is None else Cell(tell(book, book.score))
            for book in judged
        )
        texts = {cell.text for cell in cells if cell.state is CellState.EARNED}
        return CompareRow(RowKind.FIGURE, title, cells, differs=len(texts) > 1)

    def limit(_book: Judged, score: Score) -> str:
        return words.no_limit() if score.sheet.limit is None else number(score.sheet.limit)

    def paid(book: Judged, score: Score) -> str:
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


def _items(judged: Sequence[Judged]) -> list[CompareRow]:
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
    judged: Sequence[Judged],
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
    if subject in {Subject.SET, Subject.KONG, Subject.PAIR}:
        shown = first.evidence.tiles
    else:
        said = [tuple(tile for line in book for tile in line.evidence.tiles) for book in lines]
        most: tuple[Tile, ...] = max(said, key=len)
        shown = tuple(dict.fromkeys(most))
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


def _difference(cells: Sequence[Cell], judged: Sequence[Judged]) -> str:
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
        parts.append(words.only_in(book=earned[0]) if alone else words.not_in(none))
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


def what_else(draft: HandDraft) -> tuple[str, ...]:
    """Return what else can be so of a hand that has won as this one has, "" for nothing, and what is so.

    What is so of a hand of the game is always among it, so that the hand loses nothing.
    """
    could_be = (
        "",
        *(_LOOSE if draft.by is WinBy.LOOSE else (FIRST_TURN,)),
        "standing",
        *(("thirteenth-win",) if draft.seat is Wind.EAST else ()),
        *(_OF_DISCARDER if draft.by.claimed else ()),
    )
    return tuple(dict.fromkeys((*could_be, *sorted(draft.circumstances))))
