"""Let one window work on a profile: a program that is started again gives its file to the first, and ends.

Who has the lock is the first; the system takes the lock from a program that ends, however it ends. The first
listens on a local socket that only the same user can reach, called by the folders of the profile: other users
and other profiles do not meet. What comes through it is data: short, checked, and never more than the name of
a file to open.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import os
import stat
import sys
import tempfile
import time
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

FORMAT: Final = 1
LONGEST: Final = 16_384
"""Bytes of a request; a longer one is no request."""
LONGEST_PATH: Final = 4096
LONGEST_TOKEN: Final = 1024
MOST_WAITING: Final = 8
"""So many programs may ask at the same time."""
SILENCE: Final = 5_000
"""Milliseconds after which somebody who has asked nothing yet is sent away."""
PATIENCE: Final = 10.0
"""Seconds in which a first that listens must have answered."""
LONGEST_END: Final = 60.0
"""Seconds in which a first that does not listen must have begun to, or be gone.

It starts, or it writes what is left, and on a busy computer that takes its time. No window is open then that
could be said to be silent.
"""
STEP: Final = 0.05
"""Seconds between two tries."""
TAKEN: Final = b"taken\n"
TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the name of a variable
"""Where Qt looks for the token when a window is to come to the front."""


class NotFirst(Enum):
    """Why this program is not to open a window."""

    HANDED_OVER = "handed over"
    """The first has taken what was asked."""
    SILENT = "silent"
    """There is a first, and it has not answered in time."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the first.

    Attributes:
        file: what is to be opened, as an absolute path; None: the window is to be shown.
        token: by which the desktop allows the first to come to the front; empty: none was given.
    """

    file: Path | None = None
    token: str = ""


def written(request: Request) -> bytes:
    """Return a request as it goes through the socket: one line of JSON."""
    file = None if request.file is None else os.fspath(request.file)
    return json.dumps({"format": FORMAT, "file": file, "token": request.token}).encode("ascii") + b"\n"


def read(line: bytes) -> Request | None:
    """Return what a line asks; None: it is no request of ours."""
    if len(line) > LONGEST or not line.endswith(b"\n"):
        return None
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match found:
        case {"format": 1, "file": None | str() as file, "token": str(token)} if len(token) <= LONGEST_TOKEN:
            if file is None:
                return Request(None, _plain(token))
            if len(file) <= LONGEST_PATH and "\0" not in file and Path(file).is_absolute():
                return Request(Path(file), _plain(token))
    return None


def _plain(token: str) -> str:
    """Return a token of the desktop; empty where it is none: it goes into the environment."""
    return token if token.isascii() and token.isprintable() else ""


def given_token() -> str:
    """Return the token of the desktop by which a window of this program may come to the front."""
    return os.environ.get(TOKEN) or os.environ.get("DESKTOP_STARTUP_ID") or ""


def meeting_place(*folders: Path) -> Path | None:
    """Return where programs of one user on one profile meet, a path without ending; None: nowhere."""
    names = "\0".join(
        (getpass.getuser() if sys.platform == "win32" else str(os.getuid()), *map(_whole, folders))
    )
    key = hashlib.sha256(names.encode("utf-8", "surrogateescape")).hexdigest()[:24]
    room = _room()
    return None if room is None else room / f"pe-ling-{key}"


def _whole(folder: Path) -> str:
    return os.path.normcase(folder.resolve())


def _room() -> Path | None:
    """Return a folder that only this user can write to."""
    if sys.platform == "win32":
        return Path(tempfile.gettempdir())
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime:
        # In a Flatpak each start has a folder of its own there; this one they have in common.
        shared = Path(runtime, "app", os.environ.get("FLATPAK_ID") or "-")
        for room in (shared, Path(runtime)):
            if is_own(room):
                return room
    room = Path(tempfile.gettempdir()) / f"pe-ling-{os.getuid()}"
    try:
        room.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return room if is_own(room) else None


def is_own(folder: Path) -> bool:
    """Return whether a folder is this user's and nobody else's, and no link."""
    if sys.platform == "win32":
        return True
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


class Lock:
    """A lock on a file; the system lets it go when the program ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Make the file, if there is none; nothing is locked yet.

        Raises:
            OSError: the file cannot be made.
        """
        self._handle = -1
        self._lock: QLockFile | None = None
        if sys.platform == "win32":
            self._lock = QLockFile(str(path))
            self._lock.setStaleLockTime(0)
        else:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)

    def take(self) -> bool:
        """Take the lock, unless another program has it."""
        if self._lock is not None:
            return self._lock.tryLock(0)
        import fcntl  # noqa: PLC0415 - not on every system

        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def let_go(self) -> None:
        """Let another program be the first."""
        if self._lock is not None:
            self._lock.unlock()
        elif self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


class FirstInstance(QObject):
    """The first program on a profile; it hears what those ask that are started later.

    Signals:
        asked: a `Request`.
    """

    asked = Signal(object)

    def __init__(self, place: Path, lock: Lock, parent: QObject | None = None) -> None:
        """Have a meeting place to which this program has the lock; nobody is heard yet."""
        super().__init__(parent)
        self._lock = lock
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_WAITING)
        self._server.newConnection.connect(self._let_in)
        self._name = socket_name(place)

    def listen(self) -> None:
        """Hear from now on what is asked; where that cannot be, the next program is a first one too."""
        # Left by a program that was killed: nobody listens there, as the lock is ours.
        QLocalServer.removeServer(self._name)
        if not self._server.listen(self._name):
            self._lock.let_go()

    def hear_no_more(self) -> None:
        """Hear nobody from now on, as this program ends: who asks waits for that, and is the first then."""
        self._server.close()

    def finish(self) -> None:
        """Hear nobody any more; the next program is the first."""
        self.hear_no_more()
        self._lock.let_go()

    def _let_in(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            _Asking(socket, self)


class _Asking(QObject):
    """One program that asks; it is sent away when it asks too much, nonsense, or nothing for too long."""

    def __init__(self, socket: QLocalSocket, first: FirstInstance) -> None:
        super().__init__(first)
        self._socket, self._first = socket, first
        self._is_answered = False
        socket.setParent(self)
        socket.setReadBufferSize(LONGEST + 1)
        socket.readyRead.connect(self._hear)
        socket.disconnected.connect(self.deleteLater)
        QTimer.singleShot(SILENCE, self, socket.abort)
        self._hear()

    def _hear(self) -> None:
        socket = self._socket
        if self._is_answered or not (socket.canReadLine() or socket.bytesAvailable() > LONGEST):
            return
        self._is_answered = True
        request = read(bytes(socket.readLine(LONGEST + 1).data())) if socket.canReadLine() else None
        if request is None:
            socket.abort()
            return
        self._first.asked.emit(request)
        socket.write(TAKEN)
        socket.flush()
        socket.disconnectFromServer()


def socket_name(place: Path) -> str:
    """Return under which name the first of a meeting place listens."""
    return place.name if sys.platform == "win32" else f"{place}.socket"


def hand_over(place: Path, request: Request, patience: float) -> bool | None:
    """Ask the first; return whether it has taken the request within so many seconds; None: nobody listens."""
    end = time.monotonic() + patience

    def left() -> int:
        return max(1, round((end - time.monotonic()) * 1000))

    socket = QLocalSocket()
    try:
        socket.connectToServer(socket_name(place))
        if not socket.waitForConnected(left()):
            return None
        socket.write(written(request))
        while time.monotonic() < end and not socket.canReadLine():
            if not socket.waitForReadyRead(left()):
                return False
        return bytes(socket.readLine(len(TAKEN) + 1).data()) == TAKEN
    finally:
        socket.abort()


def meet(
    place: Path, request: Request, patience: float = PATIENCE, longest_end: float = LONGEST_END
) -> FirstInstance | NotFirst:
    """Become the first at a meeting place, or ask it; it is tried again while the first begins or ends.

    Raises:
        OSError: nobody can be the first there.
    """
    lock = Lock(place.with_name(f"{place.name}.lock"))
    begun = time.monotonic()
    while not lock.take():
        taken = hand_over(place, request, begun + patience - time.monotonic())
        if taken:
            lock.let_go()
            return NotFirst.HANDED_OVER
        if time.monotonic() >= begun + (patience if taken is False else max(patience, longest_end)):
            lock.let_go()
            return NotFirst.SILENT
        time.sleep(STEP)
    return FirstInstance(place, lock)
