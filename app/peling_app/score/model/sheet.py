"""Show the score sheet: its rows and totals, the balance of each player, what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from peling.core.tiles import Wind
from peling.ledger.entry import DealEntry, Result, counted
from peling.ledger.figures import Figures, Payment
from peling.ledger.sheet import DealRow, Sheet
from peling.ledger.situation import Situation, Step
from peling.ledger.summary.people import moment
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.balance import standing
from peling_app.kit.words.numbers import had, number, signed
from peling_app.kit.words.spoken import in_a_row
from peling_app.score.model.entry_faults import as_far_as_certain
from peling_app.score.model.table import Column, DealTable, SheetCell, SheetRow, TotalTable, leading
from peling_app.score.session import ScoreSession
from peling_app.score.words import sheet as words


class SheetModel(QObject):
    """The sheet that is open.

    Signals:
        changed: something of it is another: deals, totals, balance, what to do next.
        opened: another sheet is open, or none.
    """

    changed = Signal()
    opened = Signal()

    def __init__(self, score: ScoreSession, parent: QObject | None = None) -> None:
        """Follow a session."""
        super().__init__(parent)
        self.score = score
        self.deals = DealTable(self)
        self.totals = TotalTable(self)
        self.balance = Balance()
        self._looked_at: tuple[int, int] | None = None
        score.opened.connect(self._open)
        score.changed.connect(self.refresh)
        score.editing_changed.connect(self.refresh)
        score.draft_changed.connect(self.refresh)
        self.refresh()

    @property
    def sheet(self) -> Sheet | None:
        """Return the sheet; None while none is open."""
        return self.score.sheet

    @property
    def next_words(self) -> str:
        """Return what to do before the next deal, in a sentence or two."""
        sheet = self.sheet
        if sheet is None:
            return ""
        if self.score.is_insertion:
            return words.inserting(self.score.editing)
        if self.score.is_correction:
            return words.correcting(self.score.editing)
        coming = self.score.situation
        east = sheet.setup.players[coming.east]
        return words.next_words(coming.step.value, east, coming.round_wind)

    @property
    def has_put_in(self) -> bool:
        """Return whether a deal of the sheet was forgotten and put in later."""
        return self.sheet is not None and any(deal.put_in is not None for deal in self.sheet.deals)

    @property
    def has_notes(self) -> bool:
        """Return whether anything is noted to a deal of the sheet."""
        sheet = self.sheet
        return sheet is not None and any(_notes(deal.entry, sheet.setup.players) for deal in sheet.deals)

    @property
    def wants_seats(self) -> bool:
        """Return whether the seats are to be drawn anew before the next deal, and are not yet."""
        sheet = self.sheet
        return (
            sheet is not None
            and not self.score.is_correction
            and sheet.next.step is Step.DRAW_SEATS
            and self.score.entry.seats is None
        )

    def entered_words(self, deal: int) -> str:
        """Return what is said when a deal was entered or corrected."""
        sheet = self.sheet
        if sheet is None or not 1 <= deal <= len(sheet.deals):
            return ""
        row = sheet.deals[deal - 1]
        note = change_note(row, sheet.deals)
        if note:
            return f"{words.deal_title(deal, None)}. {note}"
        balances = tuple(zip(sheet.setup.players, sheet.totals, strict=True))
        return f"{standing(deal, balances, sheet.setup.start)}. {self.next_words}"

    def arithmetic(self, row: int, column: int) -> str:
        """Return how a cell comes about, in lines; empty where there is nothing to say."""
        if not 0 <= row < self.deals.rowCount():
            return ""
        index = self.deals.index(row, column)
        cell = self.deals.cell(index)
        return self.deals.row(row).note if cell is None else cell.arithmetic

    def refresh(self) -> None:
        """Read the sheet again."""
        sheet = self.sheet
        if sheet is None:
            self.deals.show((), (), self._row)
            self.totals.show("", (), ())
            self.balance = Balance()
            self.changed.emit()
            return
        editing = self.score.editing
        names = sheet.setup.players
        entering = (self.score.entry, self.score.situation, names)
        keys: list[object] = [(deal, deal.totals, names) for deal in sheet.deals]
        if self.score.is_insertion:
            keys.insert(editing - 1, (entering, editing))
            # The deals below it get other numbers: they are to be shown anew.
            keys[editing:] = [(key, "later") for key in keys[editing:]]
        elif editing <= len(keys):
            keys[editing - 1] = (entering, editing)
        else:
            keys.append((entering, editing))
        self.deals.show(_columns(names, self.score.coming), keys, self._row)
        self.totals.show(words.total_after(len(sheet.deals)), names, sheet.totals, sheet.setup.start)
        # What a correction will do to the deals after it is worked out when it is taken.
        self.balance = _balance(sheet, None if self.score.is_correction else self._preview())
        self.changed.emit()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.refresh()
        self.deals.refresh()

    def _open(self) -> None:
        self.deals.show((), (), self._row)
        self.refresh()
        self.opened.emit()

    def _preview(self) -> Figures | None:
        """Return what the entry in the panel would come to; None while it comes to nothing."""
        reckoning = as_far_as_certain(self.score.reckon(self.score.entry))
        figures: Figures | None = reckoning.figures
        return figures

    def _row(self, place: int) -> SheetRow:
        sheet = self.sheet
        assert sheet is not None  # noqa: S101 - rows are asked for only while a sheet is open
        if place + 1 == self.score.editing:
            known = place < len(sheet.deals) and not self.score.is_insertion
            before = sheet.deals[place].corrections if known else ()
            return _row_of(
                sheet,
                place + 1,
                self.score.entry,
                self.score.situation,
                self._preview(),
                corrected=len(before),
                entering=True,
                before=_totals_before(sheet, place),
            )
        later = self.score.is_insertion and place >= self.score.editing
        deal = sheet.deals[place - later]
        return _row_of(
            sheet,
            deal.number + later,
            deal.entry,
            deal.situation,
            deal.figures,
            corrected=len(deal.corrections),
            entering=False,
            before=_totals_before(sheet, place - later),
            note=change_note(deal, sheet.deals),
            put_in=deal.put_in is not None,
        )


def _totals_before(sheet: Sheet, place: int) -> tuple[int, ...]:
    if place:
        return sheet.deals[place - 1].totals
    return (sheet.setup.start,) * len(sheet.setup.players)


def _columns(names: tuple[str, ...], coming: Situation) -> tuple[Column, ...]:
    return tuple(
        Column(name, words.now_wind(wind), wind is Wind.EAST)
        for name, wind in zip(names, coming.winds, strict=True)
    )


def _row_of(  # noqa: PLR0913 - a deal that is on the sheet and one that is being entered are made alike
    sheet: Sheet,
    deal: int,
    entry: DealEntry,
    situation: Situation,
    figures: Figures | None,
    *,
    corrected: int,
    entering: bool,
    before: tuple[int, ...],
    note: str = "",
    put_in: bool = False,
) -> SheetRow:
    names = sheet.setup.players
    # A deal of which nothing is entered yet shows nothing rather than that nobody pays.
    shown = None if entering and figures is not None and not any(figures.net) else figures
    cells = tuple(_cell(sheet, place, entry, situation, shown, before[place]) for place in range(len(names)))
    notes = _notes(entry, names)
    return SheetRow(
        deal,
        leading(deal, entry, figures, sheet.rules),
        cells,
        corrected,
        entering,
        words.deal_cell(
            deal,
            round_wind=situation.round_wind,
            corrected=corrected,
            entering=entering,
            put_in=put_in,
            noted=bool(notes),
        ),
        "\n".join(filter(None, (note, *notes))),
        put_in,
        bool(notes),
    )


def _notes(entry: DealEntry, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was set by hand in a deal, and what the players wrote to it."""
    return tuple(filter(None, (*overruled_words(entry, names), entry.note)))


def _cell(
    sheet: Sheet,
    place: int,
    entry: DealEntry,
    situation: Situation,
    figures: Figures | None,
    before: int,
) -> SheetCell:
    east = situation.east == place
    winner = entry.result is Result.WON and entry.winner == place
    amount = 0 if figures is None else figures.net[place]
    names, after = sheet.setup.players, had(before + amount, sheet.setup.start)
    said = words.cell(names[place], amount, east=east, winner=winner, after=after)
    if figures is None:
        return SheetCell("", 0, east, winner, said, "")
    return SheetCell(
        signed(amount) if amount else words.NOTHING,
        (amount > 0) - (amount < 0),
        east,
        winner,
        said,
        "\n".join(_arithmetic(names, place, entry, figures)),
    )


def _arithmetic(names: tuple[str, ...], place: int, entry: DealEntry, figures: Figures) -> list[str]:
    """Return how a player's amount comes about, line by line."""
    lines = []
    score = counted(entry, figures.scores)[place]
    if score is not None:
        lines.append(words.hand_counts(score))
    paid = [_paid(names, place, one) for one in figures.payments if place in {one.payer, one.payee}]
    paid += [_fined(names, place, one, entry) for one in figures.penalties if place in {one.payer, one.payee}]
    by_hand = figures.adjustments[place]
    if by_hand:
        reasons = in_a_row(*(one.reason for one in entry.adjustments))
        paid.append(words.adjustment(by_hand, reasons))
    if not paid:
        return [*lines, words.nothing_paid()]
    if len(paid) > 1:
        paid.append(words.comes_to(figures.net[place]))
    return lines + paid


def _paid(names: tuple[str, ...], place: int, one: Payment) -> str:
    other = one.payer if one.payee == place else one.payee
    amount = one.amount if one.payee == place else -one.amount
    if one.reason == "difference" or one.lower:
        base = words.difference(one.higher, one.lower)
        base = f"({base})" if one.factor != 1 else base
    else:
        base = number(one.base or one.amount)
    return words.payment(names[other], base, one.factor, amount)


def _fined(names: tuple[str, ...], place: int, one: Payment, entry: DealEntry) -> str:
    other = one.payer if one.payee == place else one.payee
    whys = [
        penalty.reason
        for penalty in entry.penalties
        if penalty.payer == one.payer and penalty.payee in {None, one.payee}
    ]
    # Of several between the same two nobody sees which of them this one was for.
    why = whys[0] if len(whys) == 1 else ""
    return words.penalty(names[other], one.amount if one.payee == place else -one.amount, why)


def overruled_words(entry: DealEntry, names: tuple[str, ...]) -> list[str]:
    """Return what was set by hand in a deal: who is East, which round it is."""
    lines = []
    if entry.east is not None:
        lines.append(words.overruled(words.east_by_hand(name=names[entry.east.place]), entry.east.reason))
    if entry.round_wind is not None:
        said = words.round_by_hand(entry.round_wind.wind)
        lines.append(words.overruled(said, entry.round_wind.reason))
    return lines


def change_note(deal: DealRow, deals: Sequence[DealRow]) -> str:
    """Return when a deal was corrected last or put in, why, and what followed; empty: it was neither."""
    if deal.corrections:
        last = deal.corrections[-1]
        later = _followed(deal, deals, last.at)
        return words.correction_note(words.moment(last.at), last.reason, len(deal.corrections), later)
    if deal.put_in is None:
        return ""
    return words.put_in_note(words.moment(deal.at), deal.put_in, _followed(deal, deals, deal.at))


def _followed(deal: DealRow, deals: Sequence[DealRow], at: str) -> int:
    """Return how many later deals there were when one was changed: those of afterwards did not follow it."""
    return sum(one.number > deal.number and moment(one.at) <= moment(at) for one in deals)


def _balance(sheet: Sheet, preview: Figures | None) -> Balance:
    entering = preview is not None and any(preview.net)
    lines = []
    for place, name in enumerate(sheet.setup.players):
        values = (sheet.setup.start, *(deal.totals[place] for deal in sheet.deals))
        following = values[-1] + preview.net[place] if entering and preview is not None else None
        lines.append(BalanceLine(name, values, following))
    return Balance(tuple(lines))
