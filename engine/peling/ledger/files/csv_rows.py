"""A sheet as comma-separated values, a row for each deal, for spreadsheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.comma_text import comma_text
from peling.ledger.entry import DealEntry, Result, counted
from peling.ledger.figures import Payment
from peling.ledger.questions import way_said
from peling.ledger.sheet import DealRow, Sheet


def to_csv(sheet: Sheet, word: Callable[[str], str] = str) -> str:
    """Return every deal as a row: who was East, what everybody counted, gained and has then.

    The row of sums at the end adds up what was gained.

    Args:
        sheet: the sheet.
        word: the word for an id that heads a column, or says how a deal ended; the id itself if not given.
    """
    names = list(sheet.setup.players)
    made = [_heads(names, word), _start(sheet, word)]
    made += [_row(row, names, word) for row in sheet.deals]
    made.append(_sums(sheet, word))
    return comma_text(made)


_PER_PLAYER: Final = ("wind", "score", "settled", "penalties", "adjustments", "net", "total")


_FIRST: Final = (
    "deal",
    "time",
    "set",
    "round",
    "round-wind",
    "east",
    "result",
    "winner",
    "giver",
    "by",
)
_LAST: Final = ("payments", "corrected", "note", "reasons")


def _heads(names: list[str], word: Callable[[str], str]) -> list[object]:
    each = [f"{name} {word(what)}" for what in _PER_PLAYER for name in names]
    return [*map(word, _FIRST), *each, *map(word, _LAST)]


def _start(sheet: Sheet, word: Callable[[str], str]) -> list[object]:
    players = len(sheet.setup.players)
    blank: list[object] = [""] * (players * (len(_PER_PLAYER) - 1))
    return [
        word("start"),
        sheet.setup.created,
        *[""] * (len(_FIRST) - 2),
        *blank,
        *[sheet.setup.start] * players,
        *[""] * len(_LAST),
    ]


def _row(row: DealRow, names: list[str], word: Callable[[str], str]) -> list[object]:
    here, entry, figures = row.situation, row.entry, row.figures
    won, way = entry.result is Result.WON, way_said(entry)
    return [
        row.number,
        row.at,
        here.set_number,
        here.round_number,
        "" if here.round_wind is None else here.round_wind.value,
        names[here.east],
        word(entry.result.value),
        names[entry.winner] if won and entry.winner is not None else "",
        names[entry.giver] if won and entry.giver is not None else "",
        word(way.value) if way is not None else word("not-said") if won else "",
        *(wind.value for wind in here.winds),
        *("" if score is None else score for score in counted(entry, figures.scores)),
        *figures.settled,
        *figures.punished,
        *figures.adjustments,
        *row.net,
        *row.totals,
        "; ".join(_payment(paid, names) for paid in (*figures.payments, *figures.penalties)),
        row.corrections[-1].at if row.corrections else "",
        entry.note,
        "; ".join(filter(None, _reasons(entry))),
    ]


def _reasons(entry: DealEntry) -> list[str]:
    return [one.reason for one in entry.penalties] + [one.reason for one in entry.adjustments]


def _sums(sheet: Sheet, word: Callable[[str], str]) -> list[object]:
    players = range(len(sheet.setup.players))
    columns = [[row.figures.settled for row in sheet.deals], [row.figures.punished for row in sheet.deals]]
    columns += [[row.figures.adjustments for row in sheet.deals], [row.net for row in sheet.deals]]
    sums = [sum(gained[place] for gained in column) for column in columns for place in players]
    blank: list[object] = [""] * (2 * len(players))
    return [word("sum"), *[""] * (len(_FIRST) - 1), *blank, *sums, *sheet.totals, *[""] * len(_LAST)]


def _payment(paid: Payment, names: list[str]) -> str:
    return f"{names[paid.payer]} > {names[paid.payee]} {paid.amount}"
