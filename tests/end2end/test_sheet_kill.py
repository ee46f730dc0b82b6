"""Kill a process that keeps the score of an evening at random moments: nothing that was accepted is lost."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from peling.journal import Draft, Journal
from peling.journal_file import SHEET_ID
from peling.ledger.sheet_file import SUFFIX, SheetFile
from tests.end2end.scripted_sheet import digest, keep_score

# A process that has everything imported already is parted for each evening: it starts in milliseconds.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.end2end.scripted_sheet"])
KILLS_OF_ONE_EVENING = 20

Shown = list[tuple[int, str]]
"""The entries that the file had when a sheet was shown, and the digest of that sheet."""


def until_killed(path: Path, seed: int, rng: random.Random) -> Shown:
    """Let a process keep the score, kill it at a random moment, and return everything it has shown."""
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=keep_score, args=(path, seed, theirs), daemon=True)
    process.start()
    theirs.close()
    shown = [ours.recv() for _ in range(rng.randint(1, 12))]
    # Somewhere in the milliseconds of the next inputs: reckoning, writing, showing.
    for _ in range(rng.randrange(100_000)):
        pass
    process.kill()
    process.join()
    shown += rest(ours)
    ours.close()
    return shown


def rest(pipe: Connection) -> Iterator[tuple[int, str]]:
    """Yield what is still in a pipe whose writer is dead."""
    while True:
        try:
            yield pipe.recv()
        except EOFError:
            return


def written_so_far(path: Path, entries: int, copy: Path) -> str:
    """Return the digest of the sheet that the first entries of a file make, and those alone."""
    with Journal.open(path, SHEET_ID) as journal:
        kept = journal.entries[:entries]
    Journal.create(
        copy, *(Draft(entry.kind, entry.body, entry.place) for entry in kept), mark=SHEET_ID
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
        shown = until_killed(path, 1000 * seed + number, rng)
        assert turn == 0 or shown[0][1] == left
        with SheetFile.open(path) as opened:
            entries, left = len(opened._journal.entries), digest(opened.sheet)
        assert shown[-1][0] <= entries
        if shown[-1][0] == entries:
            assert left == shown[-1][1]
        written, found = rng.choice(shown)
        assert written_so_far(path, written, copy) == found
        sheets += len(shown)
    return sheets


@pytest.mark.slow
def test_nothing_that_was_accepted_is_lost(tmp_path: Path) -> None:
    assert kill(tmp_path, 60, 4) > 60


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_by_five_hundred_kills(tmp_path: Path, seed: int) -> None:
    assert kill(tmp_path, 100, seed) > 100
