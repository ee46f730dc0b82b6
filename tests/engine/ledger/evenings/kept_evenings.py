"""What evenings of every book and number of players come to, as marks in a file.

Where a mark is another one, either something broke, or evenings count or are written differently on purpose.
Then look at what is different, and write the marks anew:
``python -m tests.engine.ledger.evenings.kept_evenings``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from peling.ledger.entry import DealEntry, tiles_of
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.inputs import Correct, Insert
from peling.ledger.reckon import deal_reckoning
from tests.engine.kept_values import mark, read_marks, write_marks
from tests.properties.evenings import AT, TABLES, deal, evening

MARKS = Path(__file__).with_suffix(".json")
DEALS, SEED = 12, 7


def tiles(entry: DealEntry) -> list[object]:
    """Return the tiles of every hand of a deal."""
    return [list(tiles_of(hand)) for hand in entry.hands]


def marks(rules_id: str, players: int) -> dict[str, str]:
    """Return a mark of each sort of what an evening with a corrected and an inserted deal comes to."""
    rng = Random(SEED)
    book = evening(rules_id, players, SEED, DEALS)
    book = book.apply(Correct(2, deal(rng, book, 2), "a slip"), AT)
    book = book.apply(Insert(4, deal(rng, book, 4)), AT)
    rows = book.sheet.deals
    return {
        "reckoning": mark([deal_reckoning(row.entry, row.situation, book.sheet.rules) for row in rows]),
        "tiles": mark([tiles(row.entry) for row in rows]),
        "rows": mark(rows),
        "course": mark([row.situation for row in rows], book.sheet.next, book.sheet.totals),
        "table": mark(to_csv(book.sheet)),
    }


def all_marks() -> dict[str, Any]:
    """Return the marks of all evenings by book and players."""
    return {f"{rules_id}, {players}": marks(rules_id, players) for rules_id, players in TABLES}


def stored() -> Mapping[str, Any]:
    """Return the marks that are kept."""
    return read_marks(MARKS)


if __name__ == "__main__":
    write_marks(MARKS, all_marks())
