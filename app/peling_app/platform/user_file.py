"""Keep what belongs to the user in a small file: his settings, house rules, progress and bookmarks.

Whatever the file holds, reading gives a value and says what is to be said. It is written whole or not at
all. A damaged file is renamed, never deleted; one of a later version, or one that cannot be read, is left.
Several windows may use one file: each writes only what it has changed itself, one after the other.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QLockFile

from peling_app.platform.json_text import JsonFault, JsonTextError, read_json, write_json
from peling_app.platform.whole_file import read_whole, set_aside, sweep, write_whole

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

MARK: Final = "pe-ling"
"""The entry by which a file is known as one of ours."""
LONGEST_WAIT: Final = 2.0
"""Seconds to wait for another window that is writing."""


class State(StrEnum):
    """How the file was found."""

    SOUND = "sound"
    MISSING = "missing"
    DAMAGED = "damaged"
    """It was set aside."""
    REPLACED = "replaced"
    """Found damaged while it was to be written: it was set aside, and what was to be written is there now."""
    LOST = "lost"
    """It cannot be read, or is damaged and could not be set aside; it is left as it is."""
    NEWER = "newer"
    """A later version wrote it; it is left as it is."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """What is kept in a file.

    Attributes:
        name: how the ids of its messages begin.
        empty: the value where there is no usable file.
        format: the number of the format that is written; earlier ones are read.
        longest: so many bytes at most.
        read: makes a value of the entries, and names those that are not usable; ValueError: none are.
        write: makes entries of a value, without mark and format; None: no file is needed.
        merge: adds to the value of the file (third) what has changed between the first and the second.
        mark: what stands under `MARK`; empty: nothing need stand there.
    """

    name: str
    empty: T
    format: int
    longest: int
    read: Callable[[dict[str, Any]], tuple[T, tuple[str, ...]]]
    write: Callable[[T], Mapping[str, object] | None]
    merge: Callable[[T, T, T], T]
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """What a file holds, and what is to be said about the reading.

    Attributes:
        value: what was read, or merged; the empty value where nothing could be read.
        state: how the file was found.
        name: of the file; where a damaged one was set aside, of that.
        refused: names of single entries that were not usable.
        kind: how the ids of its messages begin.
    """

    value: T
    state: State
    name: str
    refused: tuple[str, ...] = ()
    kind: str = field(default="", compare=False)

    @property
    def message(self) -> tuple[str, str] | None:
        """Return the id of what is to be said, and the name of a file; None when all is well."""
        if self.state in {State.SOUND, State.MISSING}:
            return None
        return f"{self.kind}-{self.state}", self.name

    def tell(self, say: Callable[[str, str], object]) -> None:
        """Say what is to be said about the reading, if anything is: the id of a message and a name in it."""
        if self.message is not None:
            say(*self.message)


class LeftAloneError(OSError):
    """A file that must not be written over.

    Attributes:
        state: why not.
    """

    def __init__(self, state: State, path: Path) -> None:
        """Keep why."""
        super().__init__(errno.EPERM, state.value, str(path))
        self.state = state


class BusyError(OSError):
    """Another window has been writing the file for too long."""

    def __init__(self, path: Path) -> None:
        """Keep which file."""
        super().__init__(errno.EBUSY, os.strerror(errno.EBUSY), str(path))


class UserFile(Generic[T]):
    """One such file. It remembers nothing: who uses it knows what he read, and what he wants to be there."""

    def __init__(self, path: Path, kind: Kind[T]) -> None:
        """Keep a value of this kind in the file at `path`, which need not exist."""
        self.path = path
        self.kind = kind

    def load(self) -> Found[T]:
        """Read the file; a damaged one is set aside."""
        found = self._look()
        if found.state is not State.DAMAGED:
            return found
        try:
            with self._locked():
                # Another window may just have set it aside and written a sound one.
                return self._look_and_set_aside()
        except OSError:
            return self._found(State.LOST)

    def save(self, base: T, value: T) -> Found[T]:
        """Write what has changed from `base` to `value` into the file as it is now; return what it holds.

        Raises:
            OSError: it cannot be written; nothing has changed.
        """
        return self._write(lambda theirs: self.kind.merge(base, value, theirs), value)

    def replace(self, value: T) -> Found[T]:
        """Write a value in place of whatever the file holds.

        Raises:
            OSError: as `save`.
        """
        return self._write(lambda _theirs: value, value)

    def said(self, error: OSError) -> tuple[str, str]:
        """Return the id of a message, and what is named in it, for an error of `save`."""
        match error:
            case LeftAloneError():
                return f"{self.kind.name}-{error.state}", self.path.name
            case BusyError():
                return f"{self.kind.name}-busy", self.path.name
            case _:
                return f"{self.kind.name}-unsaved", error.strerror or str(error)

    # Inside

    def _write(self, merged: Callable[[T], T], alone: T) -> Found[T]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._locked():
            found = self._look_and_set_aside()
            if found.state in {State.LOST, State.NEWER}:
                raise LeftAloneError(found.state, self.path)
            value = merged(found.value) if found.state is State.SOUND else alone
            self._put(self.kind.write(value))
            sweep(self.path)
        state = State.REPLACED if found.state is State.DAMAGED else found.state
        return Found(value, state, found.name, found.refused, self.kind.name)

    def _put(self, entries: Mapping[str, object] | None) -> None:
        if entries is None:
            self.path.unlink(missing_ok=True)
            return
        head: dict[str, object] = {MARK: self.kind.mark} if self.kind.mark else {}
        content = write_json({**head, "format": self.kind.format, **entries}).encode("utf-8", "replace")
        if len(content) > self.kind.longest:
            # What could not be read again is not written.
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path))
        write_whole(self.path, content)

    def _look(self) -> Found[T]:
        try:
            raw = read_json(read_whole(self.path, self.kind.longest), self.kind.longest)
            if not _bears(raw, self.kind.mark):
                return self._found(State.DAMAGED)
            number = raw.get("format", 1)
            if not isinstance(number, int) or isinstance(number, bool) or number < 1:
                return self._found(State.DAMAGED)
            if number > self.kind.format:
                return self._found(State.NEWER)
            value, refused = self.kind.read(raw)
        except FileNotFoundError:
            return self._found(State.MISSING)
        except OSError:
            return self._found(State.LOST)
        except (JsonTextError, ValueError):
            return self._found(State.DAMAGED)
        return Found(value, State.SOUND, self.path.name, refused, self.kind.name)

    def _look_and_set_aside(self) -> Found[T]:
        found = self._look()
        if found.state is not State.DAMAGED:
            return found
        aside = set_aside(self.path)
        if aside is None:
            return self._found(State.LOST)
        return Found(self.kind.empty, State.DAMAGED, aside.name, (), self.kind.name)

    def _found(self, state: State) -> Found[T]:
        return Found(self.kind.empty, state, self.path.name, (), self.kind.name)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Let no other window write meanwhile; the system ends the lock of a window that was ended.

        Raises:
            BusyError: another one does not come to an end.
        """
        lock = QLockFile(f"{os.path.realpath(self.path)}.lock")
        until = time.monotonic() + LONGEST_WAIT
        while not lock.tryLock(0):
            if lock.error() is not QLockFile.LockError.LockFailedError:
                # The folder takes no file at all; whatever is tried next will say why.
                break
            if time.monotonic() > until:
                raise BusyError(self.path)
            time.sleep(0.005)
        try:
            yield
        finally:
            lock.unlock()


def read_given(path: Path, longest: int, mark: str) -> dict[str, Any]:
    """Return the entries of a file of at most so many bytes that somebody chose, and that bears this mark.

    Raises:
        JsonTextError: it cannot be read, holds no entries, or is not ours.
    """
    try:
        raw: dict[str, Any] = read_json(read_whole(path, longest), longest)
    except OSError as error:
        raise JsonTextError(JsonFault.UNREADABLE, error.strerror or str(error)) from error
    if not _bears(raw, mark):
        raise JsonTextError(JsonFault.FOREIGN)
    return raw


def _bears(raw: object, mark: str) -> bool:
    """Return whether these are entries with our mark; an empty one need not stand there."""
    return isinstance(raw, dict) and (not mark or raw.get(MARK) == mark)


def merged_entries(
    base: Mapping[K, V],
    mine: Mapping[K, V],
    theirs: Mapping[K, V],
    both: Callable[[V | None, V, V], V] = lambda _base, mine, _theirs: mine,
) -> dict[K, V]:
    """Return the entries of a file with those that I have changed: added, removed or given another value.

    What I have removed stays where the others have changed it meanwhile.

    Args:
        base: what I started from.
        mine: what I have made of it.
        theirs: what the file holds now.
        both: what becomes of an entry that I have changed and the others too; mine, if not given.

    >>> merged_entries({"a": 1, "b": 1}, {"a": 2, "c": 1}, {"a": 1, "b": 1, "d": 1})
    {'a': 2, 'd': 1, 'c': 1}
    """
    held = dict(theirs)
    for key in base.keys() - mine.keys():
        if held.get(key) == base[key]:
            held.pop(key, None)
    for key, value in mine.items():
        before = base.get(key)
        if key in base and before == value:
            continue
        there = held.get(key)
        changed_by_others = there is not None and there != before
        held[key] = both(before, value, there) if changed_by_others and there is not None else value
    return held
