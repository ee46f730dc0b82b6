"""Know all people who ever stood on a sheet: read in a thread of its own, called as the user calls them.

Sheets are never changed: that two names are one person, or that somebody is called otherwise now, stands in
a small file beside them, so that it can be taken back at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import HandRecord, Score
from peling.ledger.files.sheet_file import sheet_in_file
from peling.ledger.reckon import deal_reckoning
from peling.ledger.sheet import Sheet
from peling.ledger.summary.evening import WonHand
from peling.ledger.summary.people import Attended, Person, attended, people_of
from peling.rules.ruleset import RuleSet
from peling.storage.journal import JournalError
from peling_app.platform.journal_folder import stamp_of
from peling_app.platform.tasks import Worker
from peling_app.platform.user_file import Kind, UserFile, merged_entries
from peling_app.play.records.reader import Games
from peling_app.play.records.store import RecordsStore
from peling_app.score.session import ScoreSession

FILE_NAME: Final = "people.json"
LONGEST: Final = 1_000_000
ALIKE: Final = 0.72
"""Two names of which so large a part is equal may be one person's."""
SHORT: Final = 4
"""A name of at most so many letters may be the short form of one that begins with its first two."""


@dataclass(frozen=True, slots=True)
class Names:
    """Who is who.

    Attributes:
        called: by a name as it stands on sheets how that person is called now.
        apart: pairs of names that are two people, each in the order of the alphabet.
    """

    called: Mapping[str, str] = field(default_factory=dict)
    apart: frozenset[tuple[str, str]] = frozenset()

    def of(self, name: str) -> str:
        """Return how somebody is called now."""
        return self.called.get(name, name)

    def renamed(self, old: str, new: str) -> Names:
        """Return who is who when a person is called otherwise: as another one, he is that one from now on."""
        changed = {name: new if now == old else now for name, now in self.called.items()}
        # Where somebody else has gone by this name on sheets, he keeps the one he has by now.
        changed.setdefault(old, new)
        return Names({name: now for name, now in changed.items() if name != now}, self.apart)

    def kept_apart(self, one: str, other: str) -> Names:
        """Return who is who when two names are known to be two people."""
        return Names(self.called, self.apart | {_pair(one, other)})


class PeopleStore(QObject):
    """All people, and who is who.

    Signals:
        changed: `people` is another.
        failed: the id of a message, and the file or the reason it is about.
        saved: who is who was written; carries how the ids of its messages begin.
        called_back: it was undone that somebody is called so: that name, which nobody has now, and his own.

    Attributes:
        people: whoever has most first.
        left_out: how many sheets cannot be read.
        is_reading: whether sheets are still being read.
    """

    changed = Signal()
    failed = Signal(str, str)
    saved = Signal(str)
    called_back = Signal(str, str)

    def __init__(
        self,
        score: ScoreSession,
        folder: Path,
        records: RecordsStore | None = None,
        me: Callable[[], str] = str,
        parent: QObject | None = None,
    ) -> None:
        """Know the sheets of a session, and what the own games come to.

        Args:
            score: the session.
            folder: who is who is kept in a file of it.
            records: the games against the computer; None: there are none.
            me: how the user is called in them.
            parent: the owner.
        """
        super().__init__(parent)
        self._score = score
        self.records = records
        self._me = me
        self._games_said = self.games
        if records is not None:
            records.changed.connect(self._follow_games)
        self._file = UserFile(folder / FILE_NAME, KIND)
        self._names: Names | None = None
        self._taken_back: list[Names] = []
        self._worker = Worker("pe-ling-people", self)
        self._known: dict[Path, tuple[tuple[int, ...], tuple[Attended, ...] | None]] = {}
        self._doubtful: tuple[tuple[str, str], ...] | None = None
        self.people: tuple[Person, ...] = ()
        self.left_out = 0
        self.is_reading = False

    @property
    def names(self) -> Names:
        """Return who is who."""
        if self._names is None:
            found = self._file.load()
            self._names = found.value
            found.tell(self.failed.emit)
        return self._names

    @property
    def games(self) -> Games:
        """Return the deals of the own games against the computer, game by game."""
        return () if self.records is None else self.records.found.games

    @property
    def me(self) -> str:
        """Return how the user is called in them; may be empty."""
        return self._me()

    @property
    def known_names(self) -> tuple[str, ...]:
        """Return how all people are called who stand on a sheet, in the order of the alphabet."""
        found = {self.names.of(name) for one in self._score.sheets() for name in one.people}
        return tuple(sorted(found, key=str.casefold))

    @property
    def can_undo(self) -> bool:
        """Return whether who is who was changed since the program began."""
        return bool(self._taken_back)

    @property
    def doubtful(self) -> tuple[tuple[str, str], ...]:
        """Return pairs of names that may be one person's: alike, and never at one table."""
        if self._doubtful is None:
            self._doubtful = tuple(
                _pair(one.name, other.name)
                for one, other in combinations(self.people, 2)
                if other.name not in one.met
                and _pair(one.name, other.name) not in self.names.apart
                and are_alike(one.name, other.name)
            )
        return self._doubtful

    def refresh(self) -> None:
        """Read the sheets and games that have changed; `changed` tells when all are read."""
        if self.records is not None:
            self.records.refresh()
        self._worker.forget()
        self.is_reading = True
        paths = [one.path for one in self._score.sheets()]
        open_sheet, open_path = self._score.sheet, self._score.path
        job = partial(self._read, paths, open_path, open_sheet)
        self._worker.ask(job, self._take, self._not_read)

    def rename(self, old: str, new: str) -> bool:
        """Call a person otherwise; by the name of another one they are one person from now on.

        Return whether he is called so now: it may be that it cannot be kept, or that both have sat at one
        table and are two people.
        """
        return not self.sat_together(old, new) and self._change(self.names.renamed(old, new.strip()))

    def find(self, name: str) -> Person | None:
        """Return the person who is called so, however that is spelled in large and small letters."""
        same = [one for one in self.people if one.name.casefold() == name.strip().casefold()]
        return next((one for one in same if one.name == name.strip()), same[0] if same else None)

    def sat_together(self, one: str, other: str) -> Attended | None:
        """Return the last evening at which two people sat at one table; None: they never did."""
        first, second = self.find(one), self.find(other)
        if first is None or second is None or first is second:
            return None
        shared = {evening.sheet for evening in second.evenings}
        return next((evening for evening in reversed(first.evenings) if evening.sheet in shared), None)

    def tell_apart(self, one: str, other: str) -> None:
        """Say that two names are two people."""
        self._change(self.names.kept_apart(one, other))

    def undo(self) -> None:
        """Take the last change of who is who back."""
        if self._taken_back:
            before, gone = self._taken_back.pop(), self.names
            if not self._write(before):
                self._taken_back.append(before)
                return
            for name, was in gone.called.items():
                if was not in self.known_names and self.names.of(name) != was:
                    self.called_back.emit(was, self.names.of(name))

    def hand_of(self, evening: Attended, won: WonHand) -> tuple[HandRecord, Score, RuleSet] | None:
        """Return a hand that has won as the book scored it; None: its tiles are not known."""
        made = deal_reckoning(won.row.entry, won.row.situation, evening.rules).hands[won.place]
        return None if made.record is None or made.score is None else (made.record, made.score, evening.rules)

    def finish(self) -> None:
        """End the thread."""
        self._worker.finish()

    def _follow_games(self) -> None:
        """Tell of other games; while they are read only how far that is changes, file by file."""
        if self.games != self._games_said:
            self._games_said = self.games
            self.changed.emit()

    def _change(self, names: Names) -> bool:
        before = self.names
        if names == before:
            return True
        self._taken_back.append(before)
        if not self._write(names):
            self._taken_back.pop()
            return False
        return True

    def _write(self, names: Names) -> bool:
        try:
            found = self._file.save(self.names, names)
        except OSError as error:
            self.failed.emit(*self._file.said(error))
            return False
        self._names = found.value
        self.saved.emit(KIND.name)
        found.tell(self.failed.emit)
        self._add_up()
        return True

    def _read(
        self, paths: list[Path], open_path: Path | None, open_sheet: Sheet | None
    ) -> dict[Path, tuple[tuple[int, ...], tuple[Attended, ...] | None]]:
        """Return what is in each file; in the thread of the worker."""
        found: dict[Path, tuple[tuple[int, ...], tuple[Attended, ...] | None]] = {}
        for path in paths:
            if path == open_path and open_sheet is not None:
                found[path] = (), attended(open_sheet, path.name)
                continue
            stamp = stamp_of(path)
            known = self._known.get(path)
            if known is not None and known[0] == stamp:
                found[path] = known
                continue
            try:
                found[path] = stamp, attended(sheet_in_file(path), path.name)
            except JournalError:
                found[path] = stamp, None
        return found

    def _take(self, found: dict[Path, tuple[tuple[int, ...], tuple[Attended, ...] | None]]) -> None:
        self._known = found
        self.is_reading = False
        self._add_up()

    def _add_up(self) -> None:
        evenings = [one for _, played in self._known.values() for one in played or ()]
        self.left_out = sum(played is None for _, played in self._known.values())
        self.people = people_of(evenings, self.names.of)
        self._doubtful = None
        self.changed.emit()

    def _not_read(self, error: Exception) -> None:
        self.is_reading = False
        self.failed.emit("people-unread", f"{type(error).__name__}: {error}")
        self.changed.emit()


def are_alike(one: str, other: str) -> bool:
    """Return whether two names may be one person's; of two who share a family name, whether their others may.

    >>> are_alike("Joseph", "Joe"), are_alike("Margaret", "Margret"), are_alike("Theo", "Agnes")
    (True, True, False)
    >>> are_alike("Joe Cole", "Joseph Cole"), are_alike("Bea Cole", "Leo Cole")
    (True, False)
    """
    (*given, family), (*others, same_family) = (
        one.casefold().split() or [""],
        other.casefold().split() or [""],
    )
    if given and others and family == same_family:
        return are_alike(" ".join(given), " ".join(others))
    first, second = sorted((one.casefold().strip(), other.casefold().strip()), key=len)
    if first == second:
        return True
    if len(first) <= SHORT and len(first) > 1 and second.startswith(first[:2]):
        return True
    same = SequenceMatcher(None, first, second)
    # The quick ones are never less, and settle nearly every pair: of many people there are very many.
    return same.real_quick_ratio() >= ALIKE and same.quick_ratio() >= ALIKE and same.ratio() >= ALIKE


def _pair(one: str, other: str) -> tuple[str, str]:
    first, second = sorted((one, other))
    return first, second


def _read_names(raw: dict[str, Any]) -> tuple[Names, tuple[str, ...]]:
    match raw:
        case {"called": dict(called), "apart": list(apart)}:
            pairs = list(_pairs(apart))
        case _:
            raise ValueError("these are no names of people")
    good = {name: now for name, now in called.items() if isinstance(now, str) and now.strip()}
    refused = tuple(name for name in called if name not in good)
    return Names(good, frozenset(pairs)), refused


def _pairs(rows: list[Any]) -> Iterator[tuple[str, str]]:
    for row in rows:
        match row:
            case [str(one), str(other)]:
                yield _pair(one, other)
            case _:
                pass


def _entries(names: Names) -> dict[str, object]:
    return {"called": dict(names.called), "apart": sorted(map(list, names.apart))}


def _merged(base: Names, mine: Names, theirs: Names) -> Names:
    called = merged_entries(dict(base.called), dict(mine.called), dict(theirs.called))
    return Names(called, (theirs.apart | mine.apart) - (base.apart - mine.apart))


KIND: Final[Kind[Names]] = Kind("people", Names(), 1, LONGEST, _read_names, _entries, _merged)
