"""The table of a sheet: the heads by which others find its columns, in order, and rows as wide as they."""

from __future__ import annotations

import csv
import io

from peling.ledger.files.csv_rows import to_csv
from peling.ledger.history import new_history
from tests.engine.ledger.sheets import entered, setup, then

PLAYERS = ("Anna", "Bert", "Carl", "Dora")
OF_A_DEAL = ("deal", "time", "set", "round", "round-wind", "east", "result", "winner", "giver", "by")
OF_A_PLAYER = ("wind", "score", "settled", "penalties", "adjustments", "net", "total")
AT_THE_END = ("payments", "corrected", "note", "reasons")


def rows() -> list[list[str]]:
    book = then(new_history(setup("pung-chow")), entered(1, 0, 40, 2, 4))
    return list(csv.reader(io.StringIO(to_csv(book.sheet), newline="")))


def test_the_heads_are_these_in_this_order() -> None:
    each = [f"{name} {what}" for what in OF_A_PLAYER for name in PLAYERS]
    assert rows()[0] == [*OF_A_DEAL, *each, *AT_THE_END]


def test_every_row_is_as_wide_as_the_heads() -> None:
    found = rows()
    assert {len(row) for row in found} == {len(found[0])}


def test_start_and_sums_leave_empty_what_only_a_deal_has() -> None:
    start, _, sums = (dict(zip(rows()[0], row, strict=True)) for row in rows()[1:])
    totals = [f"{name} total" for name in PLAYERS]
    gained = [f"{name} {what}" for what in OF_A_PLAYER[2:] for name in PLAYERS]
    assert {head for head, cell in start.items() if cell} == {"deal", "time", *totals}
    assert {head for head, cell in sums.items() if cell} == {"deal", *gained}


def test_a_dead_hand_counts_in_the_table_what_it_is_paid_by() -> None:
    """Its typed points stood there beside what was settled without them."""
    book = then(new_history(setup("how-to-play")), entered(1, 30, 40, 2, 4, dead=((0, "too-many"),)))
    head, _, deal, *_ = csv.reader(io.StringIO(to_csv(book.sheet), newline=""))
    scores = [dict(zip(head, deal, strict=True))[f"{name} score"] for name in PLAYERS]
    assert book.sheet.deals[0].entry.dead
    assert scores == ["0", "40", "2", "4"]
