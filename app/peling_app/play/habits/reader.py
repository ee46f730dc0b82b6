"""Read what is kept of the reviews of all games; all here runs in one thread, one call after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from peling.coach.sums import DealSums, sums_from_json
from peling.core.comma_text import FOR_SPREADSHEETS, comma_text
from peling.play.records import DealRecord
from peling.rulebooks import rule_set_ids
from peling.storage.branches import origin_of
from peling.storage.journal import SUFFIX, JournalError, glance
from peling.storage.records import deals_in_file, deals_of
from peling_app.platform.journal_folder import files_in, stamp_of
from peling_app.platform.whole_file import write_whole
from peling_app.play.marks import REVIEWS
from peling_app.play.records.cache import Seen, read_cache
from peling_app.play.records.reader import GameUnderWay
from peling_app.play.review.work import SUMS, kept_of

_NONE: Final = Seen((), None)


class DealAt(NamedTuple):
    """A deal that is over: the file of its game, its number from 1, when it was settled."""

    game: Path
    number: int
    at: datetime


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A deal that was reviewed.

    Attributes:
        deal: which; where its game does not say when it was settled, it is when it was reviewed.
        sums: what is added up.
        again: its beginning repeats another deal, from a moment of which the game goes on; or all of it.
    """

    deal: DealAt
    sums: DealSums
    again: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """What was found.

    Attributes:
        deals: the deals that were reviewed, the earliest first.
        missing: those that were not, the earliest first.
    """

    deals: tuple[ReviewedDeal, ...] = ()
    missing: tuple[DealAt, ...] = ()


class ReviewsReader:
    """The reviews of the games of a folder, those put away too, each read again when it has changed."""

    def __init__(self, folder: Path, cache: Path | None) -> None:
        """Read what lies beside the games of a folder; `cache` is that of the records: it knows the days."""
        self._folder = folder
        self._cache = cache
        self._known: dict[Path, tuple[tuple[int, ...], Read]] = {}

    def read(self, playing: GameUnderWay | None = None) -> Read:
        """Return every deal, reviewed or not, those of the open game too; what cannot be read is left out."""
        games = files_in(self._folder, SUFFIX)
        stamps = {game: stamp_of(game) + stamp_of(_reviews(game)) for game in games}
        self._known = {game: known for game, known in self._known.items() if game in stamps}
        seen: dict[str, Seen] | None = None
        for game, stamp in stamps.items():
            if game not in self._known or self._known[game][0] != stamp:
                seen = read_cache(self._cache) if seen is None else seen
                self._known[game] = (stamp, _read(game, seen.get(str(game), _NONE), playing))
        found = [one for _, read in self._known.values() for one in read.deals]
        missing = [one for _, read in self._known.values() for one in read.missing]
        return Read(
            tuple(sorted(found, key=lambda one: (one.deal.at, one.deal.number))),
            tuple(sorted(missing, key=lambda one: (one.at, one.number))),
        )


def write_rows(
    file: Path,
    heads: tuple[str, ...],
    cells: Callable[[ReviewedDeal], tuple[str | float, ...]],
    deals: tuple[ReviewedDeal, ...],
) -> Path:
    """Write deals as CSV, one in a row; return the file.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(file, FOR_SPREADSHEETS + comma_text([heads, *map(cells, deals)]))
    return file


def _reviews(game: Path) -> Path:
    return game.with_name(game.name + REVIEWS)


def _read(game: Path, seen: Seen, playing: GameUnderWay | None) -> Read:
    books, settled = frozenset(rule_set_ids()), _settled(game, seen, playing)
    rows: dict[int, DealSums] = {}
    for number, kept in kept_of(game).items():
        try:
            rows[int(number)] = sums_from_json(kept[SUMS])
        except (ValueError, TypeError, LookupError, OverflowError):
            continue
    # Only of deals that were reviewed anything is added up: for no others the file is looked into.
    repeated = _repeated(game, playing) if rows else 0
    return Read(
        tuple(
            ReviewedDeal(
                DealAt(game, number, settled.get(number, (sums.at, ""))[0]), sums, again=number <= repeated
            )
            for number, sums in rows.items()
            if sums.rules_id in books
        ),
        tuple(
            DealAt(game, number, at)
            for number, (at, book) in settled.items()
            if number not in rows and book in books
        ),
    )


def _repeated(game: Path, playing: GameUnderWay | None) -> int:
    """Return up to which deal a game repeats another one, wholly or its beginning; 0: it began by itself."""
    try:
        if playing is not None and playing.path == game:
            origin = origin_of(playing.kept.entries[0].body)
        else:
            origin = origin_of(glance(game).setup)
    except JournalError:
        return 0
    return 0 if origin is None else origin.deal


def _settled(game: Path, seen: Seen, playing: GameUnderWay | None) -> dict[int, tuple[datetime, str]]:
    """Return when the deals of a game were settled, and its book; nothing where it cannot be read now."""
    deals: tuple[DealRecord, ...] | None
    try:
        if playing is not None and playing.path == game:
            deals = deals_of(playing.kept)
        else:
            deals = seen.deals if seen.stamp == stamp_of(game) else deals_in_file(game)
    except JournalError:
        return {}
    return {one.deal: (one.at, one.rules_id) for one in deals or ()}
