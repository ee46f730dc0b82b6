"""What the page of an evening shows: who won it, standings, the biggest hand, the deals, who owes whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from peling.ledger.entry import Result
from peling.ledger.inputs import Stake
from peling.ledger.sheet import DealRow, Sheet
from peling.ledger.summary.evening import Evening, WonHand
from peling.rules.ruleset import RuleSet
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import decimal, had, number, signed
from peling_app.kit.words.tiles import joined
from peling_app.play.result.model.page import BestHand
from peling_app.play.settle.model.hands import OpenHand, laid_hand
from peling_app.score.model.saved_sheets import called
from peling_app.score.model.table import leading
from peling_app.score.session import ScoreSession
from peling_app.score.stakes import Stakes, agreed_stakes
from peling_app.score.words import evening as words
from peling_app.score.words import sheet as sheet_words


@dataclass(frozen=True, slots=True)
class EveningStanding:
    """How one player came out: rank, name, deals won in words, balance and its sign."""

    rank: int
    name: str
    said: str
    total: str
    sign: int


@dataclass(frozen=True, slots=True)
class EveningCell:
    """What a player gained in a deal, its sign, whether he was East, whether he won."""

    amount: str
    sign: int
    east: bool
    won: bool


@dataclass(frozen=True, slots=True)
class EveningRow:
    """A row of the table: what stands before the players, a cell for each of them."""

    leading: tuple[str, ...]
    cells: tuple[EveningCell, ...]


@dataclass(frozen=True, slots=True)
class Debt:
    """Who pays whom how much: in points, or in money where stakes are agreed on."""

    payer: str
    payee: str
    amount: str


@dataclass(frozen=True, slots=True)
class EveningPage:
    """All that the page shows.

    Attributes:
        kicker: the title of the sheet and its day.
        title: who won the evening.
        said: book, deals, times.
        standings: the players, the first one first.
        best: the biggest hand; its tiles where they were laid.
        balance: what each had after each deal, in the order of the sheet.
        heads: the heads of the table: deal, score, players.
        rows: the deals.
        total_word, totals: the last row, with the signs.
        debts: the fewest payments; `owed` says so, or that all are even, or why it cannot be said.
        facts: small things to remember.
    """

    kicker: str = ""
    title: str = ""
    said: str = ""
    standings: tuple[EveningStanding, ...] = ()
    best: BestHand | None = None
    balance: Balance = field(default_factory=Balance)
    heads: tuple[str, ...] = ()
    rows: tuple[EveningRow, ...] = ()
    total_word: str = ""
    totals: tuple[tuple[str, int], ...] = ()
    debts: tuple[Debt, ...] = ()
    owed: str = ""
    facts: tuple[str, ...] = ()


class EveningModel(QObject):
    """The evening of the sheet that is open.

    Signals:
        changed: something of the page is another.
    """

    changed = Signal()

    def __init__(self, score: ScoreSession, parent: QObject | None = None) -> None:
        """Follow a session."""
        super().__init__(parent)
        self._score = score
        self.page = EveningPage()
        for signal in (score.opened, score.changed):
            signal.connect(self.refresh)
        self.refresh()

    @property
    def stakes(self) -> Stakes:
        """Return what a point of the sheet is worth."""
        sheet = self._score.sheet
        return Stakes() if sheet is None else agreed_stakes(sheet.setup)

    def agree(self, stakes: Stakes) -> None:
        """Let a point of the sheet be worth something else."""
        if stakes != self.stakes:
            self._score.do(Stake(str(stakes.value) if stakes.value else "", stakes.unit))

    def refresh(self) -> None:
        """Read and word everything again."""
        sheet, evening = self._score.sheet, self._score.evening
        if sheet is None or evening is None:
            page = EveningPage()
        else:
            found = None if evening.biggest is None else self._score.hand_at(evening.biggest)
            name = "" if evening.biggest is None else sheet.setup.players[evening.biggest.place]
            best = None if found is None else laid_hand(*found, sheet.rules, name)
            page = evening_page(sheet, evening, self.stakes, best)
        if page != self.page:
            self.page = page
            self.changed.emit()


def evening_page(sheet: Sheet, evening: Evening, stakes: Stakes, best: OpenHand | None) -> EveningPage:
    """Return the page of an evening in the present language; `best` are the tiles of the biggest hand."""
    names = sheet.setup.players
    order = sorted(range(len(names)), key=lambda place: (evening.ranks[place], place))
    first = [names[place] for place in order if evening.ranks[place] == 1]
    start = sheet.setup.start
    lines = (
        BalanceLine(name, (start, *(row.totals[place] for row in sheet.deals)))
        for place, name in enumerate(names)
    )
    return EveningPage(
        kicker=words.kicker(called(sheet.setup), evening.begun, sheet.setup.where),
        title=words.title(first, over=bool(sheet.deals), all_even=len(first) == len(names)),
        said=words.said(
            sheet_words.book_line(sheet.rules), evening.deals, evening.drawn, evening.begun, evening.ended
        ),
        standings=tuple(
            EveningStanding(
                evening.ranks[place],
                names[place],
                words.deals_won(evening.wins[place]),
                signed(evening.balances[place]),
                _sign(evening.balances[place]),
            )
            for place in order
        ),
        best=None if evening.biggest is None else _best(evening.biggest, sheet, best),
        balance=Balance(tuple(lines)),
        heads=(*sheet_words.headings(), *names),
        rows=tuple(_row(row, sheet.rules) for row in sheet.deals),
        total_word=words.total(),
        totals=tuple((had(total, start), _sign(total - start)) for total in sheet.totals),
        debts=tuple(Debt(names[a], names[b], stakes.worth(points)) for a, b, points in evening.payments),
        owed=words.owed(len(evening.payments), stakes.point, even=not sum(evening.balances)),
        facts=_facts(evening, names),
    )


def _best(won: WonHand, sheet: Sheet, hand: OpenHand | None) -> BestHand:
    name = sheet.setup.players[won.place]
    row = won.row
    giver = None if row.entry.giver is None else sheet.setup.players[row.entry.giver]
    said = words.best_said(name, row.situation.winds[won.place], row.number, giver)
    if hand is not None:
        return BestHand(hand, said)
    wind = row.situation.winds[won.place]
    return BestHand(
        OpenHand(wind, name, "", (), number(won.score), "", winner=True), words.not_laid(said=said)
    )


def _row(row: DealRow, rules: RuleSet) -> EveningRow:
    entry, figures = row.entry, row.figures
    won = entry.result is Result.WON and entry.winner is not None
    return EveningRow(
        leading(row.number, entry, figures, rules),
        tuple(
            EveningCell(
                signed(amount) if amount else sheet_words.NOTHING,
                _sign(amount),
                row.situation.east == place,
                won and entry.winner == place,
            )
            for place, amount in enumerate(row.net)
        ),
    )


def _facts(evening: Evening, names: tuple[str, ...]) -> tuple[str, ...]:
    found = []
    if evening.longest_east is not None:
        places, deals = evening.longest_east
        found.append(words.longest_as_east(joined([names[place] for place in places]), deals))
    if evening.cheapest is not None:
        cheap = evening.cheapest
        found.append(
            words.cheapest(name=names[cheap.place], score=number(cheap.score), deal=number(cheap.row.number))
        )
    if evening.mean_score is not None:
        found.append(words.mean_score(score=decimal(float(evening.mean_score))))
    return tuple(found)


def _sign(amount: int) -> int:
    return (amount > 0) - (amount < 0)
