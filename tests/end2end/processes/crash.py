"""Look at a game that another process has open, as a crash at this moment would leave it."""

from __future__ import annotations

import shutil
from pathlib import Path

from peling.core.tiles import Seat
from peling.play.inputs import Act
from peling.storage.journal import JournalError
from peling.storage.saves import Step, review


def on_disk(folder: Path, copy: Path) -> tuple[Step, ...]:
    """Return the game in a folder as a crash at this moment would leave it; empty: there is none yet."""
    for path in folder.glob("data/games/*.peling"):
        for end in ("", "-wal"):
            Path(f"{copy}{end}").unlink(missing_ok=True)
            if Path(f"{path}{end}").exists():
                shutil.copyfile(f"{path}{end}", f"{copy}{end}")
        try:
            return review(copy)
        except JournalError:
            # Copied in the middle of a write; the next look will see it whole.
            return ()
    return ()


def own(steps: tuple[Step, ...]) -> list[Act]:
    """Return what the person on the first chair has done."""
    return [made.given for made in steps if isinstance(made.given, Act) and made.given.seat is Seat.FIRST]
