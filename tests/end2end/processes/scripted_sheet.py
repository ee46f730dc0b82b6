"""Keep the score of a random evening until killed: the process that `test_sheet_kill` kills."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from peling.ledger.entry import DealEntry, Points
from peling.ledger.files.exchange import to_json
from peling.ledger.files.sheet_file import SheetFile
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import (
    Correct,
    Enter,
    Insert,
    Redo,
    Remove,
    Rename,
    SaveDraft,
    SheetInput,
    Undo,
)
from peling.ledger.sheet import Sheet
from tests.properties.evenings import TABLES, agreed, deal

LONGEST = 16
"""An evening does not get longer than so many deals."""


def digest(sheet: Sheet) -> str:
    """Return what tells a sheet from every other, its history included."""
    return hashlib.sha256(to_json(sheet).encode()).hexdigest()


def keep_score(shown: Connection, path: Path, seed: int) -> None:
    """Go on with the evening of a file, or begin one, and show the sheet after each input that was accepted.

    What is shown: how many entries the file has then, and the digest of the sheet.
    """
    rng = random.Random(seed)
    if path.exists():
        opened = SheetFile.open(path)
    else:
        rules_id, players = rng.choice(TABLES)
        opened = SheetFile.create(path, agreed(rules_id, players, rng))
    with opened:
        shown.send((len(opened.journal.entries), digest(opened.sheet)))
        while True:
            for given in _inputs(rng, opened.history):
                opened.append(given)
                shown.send((len(opened.journal.entries), digest(opened.sheet)))


def _inputs(rng: random.Random, book: SheetHistory) -> tuple[SheetInput, ...]:
    """Return what the people at the table do next: mostly they type a deal and enter it."""
    deals = len(book.sheet.deals)
    what = rng.random()
    if book.sheet.can_undo and what < 0.1:
        return (Undo(),)
    if book.sheet.can_redo and what < 0.15:
        return (Redo(),)
    if what < 0.2:
        return (Rename(0, rng.choice(("Anna", "Änne", "=Ann"))),)
    number = rng.randint(1, deals + 1)
    entry = deal(rng, book, number)
    if number <= deals and what < 0.35:
        return (Correct(number, entry, "a slip"),)
    if deals >= LONGEST:
        return (Remove(rng.randint(1, deals), "too many"),)
    if what < 0.4:
        return (Insert(number, entry, "forgotten"),)
    entry = deal(rng, book, deals + 1)
    return (*map(SaveDraft, _typed(entry)), Enter(entry))


def _typed(entry: DealEntry) -> list[DealEntry]:
    """Return the deal as far as it was typed after each hand."""
    return [
        replace(entry, hands=(*entry.hands[:place], *[Points("2")] * (len(entry.hands) - place)))
        for place in range(len(entry.hands))
    ]
