"""Kill a process that keeps the score of an evening at random moments: nothing that was accepted is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.storage.entries import NewEntry
from peling.storage.journal import Journal
from peling.storage.journal_file import SHEET_ID
from tests.end2end.processes.killed import shown_until_killed
from tests.end2end.processes.scripted_sheet import digest, keep_score

KILLS_OF_ONE_EVENING = 20


def written_so_far(path: Path, entries: int, copy: Path) -> str:
    """Return the digest of the sheet that the first entries of a file make, and those alone."""
    with Journal.open(path, SHEET_ID) as journal:
        kept = journal.entries[:entries]
    Journal.create(
        copy, *(NewEntry(entry.kind, entry.body, entry.place) for entry in kept), mark=SHEET_ID
    ).close()
    with SheetFile.open(copy) as opened:
        found = digest(opened.sheet)
    copy.unlink()
    return found


def kill(folder: Path, kills: int, seed: int) -> int:
    """Kill so many times, look at the file each time, and return how many sheets were shown."""
    rng = random.Random(seed)
    copy = folder / "copy.peling-sheet"
    sheets = 0
    left: str | None = None
    for number in range(kills):
        evening, turn = divmod(number, KILLS_OF_ONE_EVENING)
        path = folder / f"evening-{evening}{SUFFIX}"
        shown = shown_until_killed(rng, 12, 100_000, keep_score, path, 1000 * seed + number)
        assert turn == 0 or shown[0][1] == left
        with SheetFile.open(path) as opened:
            entries, left = len(opened.journal.entries), digest(opened.sheet)
        assert shown[-1][0] <= entries
        if shown[-1][0] == entries:
            assert left == shown[-1][1]
        written, found = rng.choice(shown)
        assert written_so_far(path, written, copy) == found
        sheets += len(shown)
    return sheets


@pytest.mark.thorough
@pytest.mark.slow
def test_nothing_that_was_accepted_is_lost(tmp_path: Path) -> None:
    assert kill(tmp_path, 24, 4) > 24


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_by_five_hundred_kills(tmp_path: Path, seed: int) -> None:
    assert kill(tmp_path, 100, seed) > 100
