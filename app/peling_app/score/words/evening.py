"""Word what an evening came to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Counted, Sentence
from peling_app.kit.words.tiles import joined, wind_name
from peling_app.score.words.start import long_date

translate = QCoreApplication.translate

ONE_EVENING: Final = 18 * 3600
"""Seconds within which two times of one sheet are those of one evening."""

page = Sentence("Evening", "The evening")
picture = Sentence("Evening", "Picture")
save_picture = Sentence("Evening", "Save the evening as a picture")
pictures = Sentence("Evening", "Pictures (*.png)")
copy = Sentence("Evening", "Copy")
copied = Sentence("Evening", "The picture is on the clipboard.")
total = Sentence("Evening", "Total")
next_evening = Sentence("Evening", "Next evening")
open_sheet = Sentence("Evening", "Back to the sheet")
balance = Sentence("Evening", "Balance")
deals = Sentence("Evening", "Deal by deal")
debts = Sentence("Evening", "Who owes whom")
stakes = Sentence("Evening", "Stakes…")
stakes_title = Sentence("Evening", "What a point is worth")
stakes_help = Sentence(
    "Evening",
    "Debts are then given in money; left empty, in points. It is kept with this sheet; another "
    "sheet may have other stakes.",
)
stakes_value = Sentence("Evening", "A point is worth")
stakes_unit = Sentence("Evening", "Money")
stakes_wrong = Sentence("Evening", "Type a number, for example 0.05, or leave it empty.")
agree = Sentence("Evening", "Agree")
cancel = Sentence("Evening", "Cancel")
pays = Sentence("Evening", "{payer} pays {payee} {amount}")
all_even = Sentence("Evening", "All are even; nobody pays.")
uneven = Sentence(
    "Evening", "Changes by hand have left the sums uneven, so that it cannot be said who owes whom."
)
cheapest = Sentence("Evening", "Cheapest win: {name}, {score} in deal {deal}")
mean_score = Sentence("Evening", "Mean winning score: {score}")
standing = Sentence("Evening", "Place {rank}: {name}, {total}, {said}")
row_spoken = Sentence("Evening", "Deal {deal}, {score}: {cells}")

deals_won = Counted("EveningPlurals", "%n deal(s) won")
_deals = Counted("EveningPlurals", "%n deal(s)")
_drawn = Counted("EveningPlurals", "%n drawn")
_as_east = Counted("EveningPlurals", "%n deal(s) running")
_payments = Counted("EveningPlurals", "%n payment(s), the fewest there can be")


def title(first: list[str], *, over: bool, all_even: bool) -> str:
    """Return who won the evening: one player, or those who share it; before the first deal that none did."""
    if not over:
        return translate("Evening", "The evening has not begun")
    if all_even:
        return translate("Evening", "Nobody wins the evening")
    if len(first) == 1:
        return translate("Evening", "{name} wins the evening").format(name=first[0])
    return translate("Evening", "{names} share the evening").format(names=joined(first))


def kicker(title_: str, begun: str, where: str) -> str:
    """Return the title of the sheet, its day, and where the people met if that was said."""
    day = _time(begun)
    shown = "" if day is None else long_date(day.date())
    parts = (title_, "" if shown in title_ else shown, "" if where in title_ else where)
    return ", ".join(part for part in parts if part)


def said(book: str, deals_: int, drawn: int, begun: str, ended: str) -> str:
    """Return the book, how many deals, how many of them drawn, and from when to when."""
    count = _deals(deals_) + (f", {_drawn(drawn)}" if drawn else "")
    return "  ·  ".join(filter(None, (book, count, from_to(begun, ended))))


def from_to(begun: str, ended: str) -> str:
    """Return from when to when: past midnight too; empty for a sheet that was gone on with on another day.

    A clock that was set back while the deals were entered gives an end before the beginning.
    """
    first, last = _time(begun), _time(ended)
    if first is None or last is None:
        return ""
    clock = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    begin, end = (QLocale().toString(one.time(), clock) for one in (first, last))
    seconds = first.secsTo(last)
    if seconds >= ONE_EVENING or begin == end:
        return ""
    if seconds < 0:
        return translate("Evening", "begun {begin}, the clock was set back later").format(begin=begin)
    return translate("Evening", "{begin} to {end}").format(begin=begin, end=end)


def best_said(name: str, wind: Wind, deal: int, giver: str | None) -> str:
    """Return whose the biggest hand was: "Joseph as South, deal 5"; from whom, where that was said."""
    where = {"name": name, "wind": wind_name(wind), "deal": deal}
    if giver:
        return translate("Evening", "{name} as {wind}, deal {deal}, on a tile of {giver}").format(
            **where, giver=giver
        )
    return translate("Evening", "{name} as {wind}, deal {deal}").format(**where)


not_laid = Sentence("Evening", "{said}; its tiles were not laid")


def longest_as_east(name: str, deals_: int) -> str:
    """Return who was East longest, one or several."""
    return translate("Evening", "Longest as East: {name}, {deals}").format(name=name, deals=_as_east(deals_))


def owed(payments: int, point: str, *, even: bool) -> str:
    """Return how many payments make all even, and what a point is worth; or why that cannot be said."""
    if not even:
        return uneven()
    if not payments:
        return all_even()
    said = _payments(payments)
    if not point:
        return said
    return translate("Evening", "{payments}; a point is {worth}").format(payments=said, worth=point)


def _time(iso: str) -> QDateTime | None:
    time = QDateTime.fromString(iso, Qt.DateFormat.ISODate)
    return time.toLocalTime() if time.isValid() else None
