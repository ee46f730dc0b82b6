"""A score sheet as it is printed: the table, the balance, and what each deal came to, in words."""

from __future__ import annotations

from dataclasses import dataclass

from peling.ledger.entry import Result
from peling.ledger.reckon import deal_reckoning
from peling.ledger.sheet import DealRow, Sheet
from peling.rules.ruleset import RuleSet
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.balance import balance as balance_words
from peling_app.kit.words.numbers import had, signed
from peling_app.play.settle.model.hands import laid_hand
from peling_app.score.model.entry_extras import extras_of, reasons_of
from peling_app.score.model.entry_paid import paid_of
from peling_app.score.model.entry_rows import EntryFacts, PaidShown, ScoreShown
from peling_app.score.model.entry_scores import row_of, score_of
from peling_app.score.model.saved_sheets import called
from peling_app.score.model.sheet import change_note, overruled_words
from peling_app.score.model.table import leading
from peling_app.score.words import report as printed
from peling_app.score.words import sheet as words


@dataclass(frozen=True, slots=True)
class ReportCell:
    """What a player gained in a deal: the amount with its sign, whether he was East, whether he won."""

    amount: str
    east: bool
    winner: bool


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A row of the table: what stands before the players, a cell for each, what marks it as changed."""

    leading: tuple[str, ...]
    cells: tuple[ReportCell, ...]
    mark: str


@dataclass(frozen=True, slots=True)
class ReportHand:
    """A hand of a deal.

    Attributes:
        who: the player with his wind.
        how: how it was won, that it is dead, or empty.
        tiles: the tiles that were laid, in their sets; each named as its picture is; empty for typed points.
        sum: typed points with their arithmetic; empty where tiles were laid or one number was typed.
        shown: its score line by line, where its tiles are known.
        total: what it counts.
    """

    who: str
    how: str
    tiles: tuple[tuple[str, ...], ...]
    sum: str
    shown: ScoreShown
    total: str


@dataclass(frozen=True, slots=True)
class ReportDeal:
    """What a deal came to.

    Attributes:
        heading: its number, round and East.
        hands: the hands that count.
        paid: who pays whom.
        notes: corrections, what was set by hand, why somebody paid a penalty, the players' own note.
    """

    heading: str
    hands: tuple[ReportHand, ...]
    paid: PaidShown
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A whole sheet.

    Attributes:
        title: of the sheet.
        book: the rule book and what differs from it.
        date: when the sheet was begun, and where the people met if that was said.
        heads: what stands over the columns, those before the players and theirs.
        rows: the deals.
        total_word, totals: the last row.
        sum: that gains and losses come to nothing, or what they come to.
        balance: the chart; `balance_words` says the same.
        deals: the deals one by one.
    """

    title: str
    book: str
    date: str
    heads: tuple[str, ...]
    rows: tuple[ReportRow, ...]
    total_word: str
    totals: tuple[str, ...]
    sum: str
    balance: Balance
    balance_words: str
    deals: tuple[ReportDeal, ...]


def report_of(sheet: Sheet) -> Report:
    """Return a sheet as it is printed, in the present language."""
    names = sheet.setup.players
    start = sheet.setup.start
    lines = [
        BalanceLine(name, (start, *(deal.totals[place] for deal in sheet.deals)))
        for place, name in enumerate(names)
    ]
    balance = Balance(tuple(lines))
    return Report(
        called(sheet.setup),
        words.book_line(sheet.rules),
        ", ".join(said for said in (words.moment(sheet.setup.created), sheet.setup.where) if said),
        (*words.headings(), *names),
        tuple(_row(deal, sheet.rules) for deal in sheet.deals),
        words.total_after(len(sheet.deals)),
        tuple(had(total, start) for total in sheet.totals),
        words.sum_of_totals(sum(sheet.totals)),
        balance,
        balance_words(balance),
        tuple(_deal(sheet, deal) for deal in sheet.deals),
    )


def _row(deal: DealRow, rules: RuleSet) -> ReportRow:
    entry, figures = deal.entry, deal.figures
    won = entry.result is Result.WON and entry.winner is not None
    return ReportRow(
        leading(deal.number, entry, figures, rules),
        tuple(
            ReportCell(
                signed(amount) if amount else words.NOTHING,
                deal.situation.east == place,
                won and entry.winner == place,
            )
            for place, amount in enumerate(figures.net)
        ),
        printed.CORRECTED * bool(deal.corrections) + printed.PUT_IN * (deal.put_in is not None),
    )


def _tiles(facts: EntryFacts, place: int) -> tuple[tuple[str, ...], ...]:
    """Return the tiles of a hand as they are printed, in sets."""
    hand = facts.reckoning.hands[place]
    if hand.record is None or hand.score is None:
        return ()
    shown = laid_hand(hand.record, hand.score, facts.rules, facts.names[place])
    return tuple(tuple(map(shown.faces.of, one.tiles)) for one in shown.sets)


def _deal(sheet: Sheet, deal: DealRow) -> ReportDeal:
    names = sheet.setup.players
    reckoning = deal_reckoning(deal.entry, deal.situation, sheet.rules)
    facts = EntryFacts(deal.entry, reckoning, deal.situation, sheet.rules, names)
    title = words.deal_title(deal.number, deal.situation.round_wind)
    hands = []
    for place, name in enumerate(names):
        row = row_of(facts, place, by_points=True, text="", losers=not sheet.rules.only_winner_counts)
        if row.total or row.winner or row.note:
            who = printed.of_wind(name, row.wind)
            how = printed.won(row.note) if row.winner else row.note
            hands.append(
                ReportHand(who, how, _tiles(facts, place), row.sum, score_of(facts, place), row.total)
            )
    written = (*reasons_of(deal.entry, extras_of(facts)), deal.entry.note)
    notes = (change_note(deal, sheet.deals), *overruled_words(deal.entry, names), *written)
    return ReportDeal(
        printed.deal_heading(title, names[deal.situation.east]),
        tuple(hands),
        paid_of(facts),
        tuple(filter(None, notes)),
    )
