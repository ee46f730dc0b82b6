"""Read what the saved games come to. Everything here runs in one thread, one call after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from peling.core.comma_text import FOR_SPREADSHEETS, comma_text
from peling.play.records import DealRecord, Tally, tally
from peling.rulebooks import rule_set, rule_set_ids
from peling.storage.journal import SUFFIX, JournalError, JournalTrouble
from peling.storage.records import Kept, deals_in_file, deals_of
from peling_app.platform.journal_folder import files_in, stamp_of
from peling_app.platform.whole_file import write_whole
from peling_app.play.records.cache import Seen, read_cache, write_cache
from peling_app.play.records.which import Which, picked

_MAY_PASS: Final = frozenset({JournalTrouble.UNREADABLE, JournalTrouble.READ_ONLY, JournalTrouble.DISK_FULL})
"""What may be otherwise the next time, though the file is the same."""


@dataclass(frozen=True, slots=True)
class GameUnderWay:
    """The game that is being played: its file, and what it holds now."""

    path: Path
    kept: Kept


Games: TypeAlias = tuple[tuple[DealRecord, ...], ...]
"""The deals of each game that are over."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the games come to.

    Attributes:
        tallies: for each choice of deals.
        left_out: how many files could not be read.
        in_use: how many another window or program has open; their deals are counted as soon as it is done.
        games: the deals of each game that has any, the game whose last deal is the earliest first.
    """

    tallies: Mapping[Which, Tally] = field(default_factory=dict)
    left_out: int = 0
    in_use: int = 0
    games: Games = ()


class GamesReader:
    """The games of a folder, those put away too, each read again only when its file has changed."""

    def __init__(self, folder: Path, cache: Path | None) -> None:
        """Read the games of a folder; it need not exist, and neither need the cache."""
        self._folder = folder
        self._cache = cache
        self._known: dict[str, Seen] | None = None
        self._passing: set[str] = set()
        self._in_use: set[str] = set()
        self._open: tuple[DealRecord, ...] = ()
        self._fresh: list[tuple[Path, tuple[int, ...]]] = []
        self._changed = False

    def begin(self, playing: GameUnderWay | None) -> int:
        """Look which files have changed; return how many are to be read, by `read_next`."""
        known = read_cache(self._cache) if self._known is None else self._known
        stamps = {
            path: stamp_of(path)
            for path in files_in(self._folder, SUFFIX)
            if playing is None or path != playing.path
        }
        self._known = {str(path): known[str(path)] for path in stamps if str(path) in known}
        self._changed |= len(self._known) != len(known)
        self._passing, self._in_use = set(), set()
        self._fresh = [
            (path, stamp)
            for path, stamp in stamps.items()
            if str(path) not in self._known or self._known[str(path)].stamp != stamp
        ]
        self._open = ()
        if playing is not None:
            try:
                self._open = deals_of(playing.kept)
            except JournalError:
                self._passing.add(str(playing.path))
        return len(self._fresh)

    def read_next(self) -> int:
        """Read one file more; return how many are left."""
        path, stamp = self._fresh.pop()
        known = {} if self._known is None else self._known
        try:
            known[str(path)] = Seen(stamp, deals_in_file(path))
            self._changed = True
        except JournalError as error:
            known.pop(str(path), None)
            if error.kind is JournalTrouble.IN_USE:
                self._in_use.add(str(path))
            elif error.kind in _MAY_PASS:
                self._passing.add(str(path))
            elif error.kind is not JournalTrouble.MISSING:
                known[str(path)] = Seen(stamp, None)
                self._changed = True
        return len(self._fresh)

    def found(self, now: datetime, since: datetime | None) -> Found:
        """Return what all that was read comes to, and keep it for the next time."""
        known = {} if self._known is None else self._known
        if self._changed and not self._fresh:
            write_cache(self._cache, known)
            self._changed = False
        games = self._games()
        deals = _flat(games)
        # The books are read in here, where nobody waits for it.
        for rules_id in {deal.rules_id for deal in deals}:
            rule_set(rules_id)
        unread = sum(seen.deals is None for seen in known.values()) + len(self._passing)
        tallies = {which: tally(picked(deals, which, now, since)) for which in Which}
        return Found(tallies, unread, len(self._in_use), games)

    def write_rows(
        self,
        file: Path,
        heads: tuple[str, ...],
        cells: Callable[[DealRecord], tuple[str | int, ...]],
        pick: tuple[Which, datetime, datetime | None],
    ) -> Path:
        """Write the deals that are counted as CSV, the earliest first; return the file.

        Raises:
            OSError: it cannot be written.
        """
        deals = sorted(picked(_flat(self._games()), *pick), key=lambda one: (one.at, one.deal))
        write_whole(file, FOR_SPREADSHEETS + comma_text([heads, *map(cells, deals)]))
        return file

    def _games(self) -> Games:
        known = {} if self._known is None else self._known
        books = frozenset(rule_set_ids())
        games = [*(seen.deals or () for seen in known.values()), self._open]
        found = (tuple(deal for deal in game if deal.rules_id in books) for game in games)
        return tuple(sorted(filter(None, found), key=lambda game: game[-1].at))


def _flat(games: Games) -> list[DealRecord]:
    return [deal for game in games for deal in game]
