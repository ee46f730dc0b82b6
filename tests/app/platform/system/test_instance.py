"""One window on a profile: who comes later hands over; whatever comes through the socket is checked."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from peling_app.platform.system import instance
from peling_app.platform.system.instance import (
    LONGEST,
    LONGEST_PATH,
    FirstInstance,
    Lock,
    NotFirst,
    Request,
    hand_over,
    meet,
    meeting_place,
    read,
    socket_name,
    written,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the first is killed and stopped by signals")

OTHER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from peling_app.platform.system.instance import NotFirst, Request, meet
app = QCoreApplication([])
met = meet(Path(sys.argv[1]), Request(Path(sys.argv[2])), float(sys.argv[3]))
print(met.value if isinstance(met, NotFirst) else "first", flush=True)
if not isinstance(met, NotFirst):
    met.asked.connect(lambda request: print(request.file, flush=True))
    met.listen()
    print("listening", flush=True)
    app.exec()
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a meeting place with a path that is short enough for a socket."""
    room = Path(f"/tmp/pe-ling-test-{os.getpid()}")  # noqa: S108 - the path of a socket has 107 letters at most
    room.mkdir(mode=0o700, exist_ok=True)
    return room / tmp_path.name[-20:]


@pytest.fixture
def others(place: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Return what starts another program at that place; those that still run at the end are killed."""
    started: list[subprocess.Popen[str]] = []

    def start(file: str = "/a.peling", patience: float = 30) -> subprocess.Popen[str]:
        program = [sys.executable, "-c", OTHER, str(place), file, str(patience)]
        started.append(subprocess.Popen(program, stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def heard(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def first(qtbot: QtBot, place: Path) -> Iterator[FirstInstance]:  # noqa: ARG001 - there is an application
    met = meet(place, Request())
    assert isinstance(met, FirstInstance)
    met.listen()
    yield met
    met.finish()


def test_a_second_start_hands_its_file_over_and_ends(
    qtbot: QtBot, first: FirstInstance, others: Callable[..., subprocess.Popen[str]]
) -> None:
    with qtbot.waitSignal(first.asked, timeout=60_000) as caught:
        second = others("/games/ä evening.peling")
    assert caught.args == [Request(Path("/games/ä evening.peling"))]
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    assert heard(second) == NotFirst.HANDED_OVER.value


def test_the_next_is_the_first_when_the_first_was_killed(
    others: Callable[..., subprocess.Popen[str]], place: Path
) -> None:
    before = others()
    assert [heard(before), heard(before)] == ["first", "listening"]
    before.send_signal(signal.SIGKILL)
    before.wait()
    assert Path(socket_name(place)).exists(), "a program that is killed leaves its socket"
    after = others()
    assert [heard(after), heard(after)] == ["first", "listening"]
    assert hand_over(place, Request(Path("/b")), 60)
    assert heard(after) == "/b"


def test_a_first_that_hangs_is_given_up_after_a_time(
    others: Callable[..., subprocess.Popen[str]], place: Path
) -> None:
    hung = others()
    assert [heard(hung), heard(hung)] == ["first", "listening"]
    hung.send_signal(signal.SIGSTOP)
    try:
        assert meet(place, Request(), 0.3) is NotFirst.SILENT
    finally:
        hung.send_signal(signal.SIGCONT)
    assert hand_over(place, Request(Path("/later")), 60)


def test_who_waits_for_a_first_that_ends_is_the_next(
    others: Callable[..., subprocess.Popen[str]], place: Path
) -> None:
    lock = Lock(place.with_name(f"{place.name}.lock"))
    assert lock.take(), "a first that has not begun to listen"
    waiting = others()
    lock.let_go()
    assert heard(waiting) == "first"


def test_a_first_that_ends_is_waited_for_longer_than_one_that_hangs(
    first: FirstInstance, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first.hear_no_more()
    assert hand_over(place, Request(), 0.1) is None
    assert meet(place, Request(), 0, longest_end=0) is NotFirst.SILENT
    monkeypatch.setattr(time, "sleep", lambda _seconds: first.finish())
    after = meet(place, Request(), 0)
    assert isinstance(after, FirstInstance)
    after.finish()


def test_only_one_of_many_is_the_first(others: Callable[..., subprocess.Popen[str]]) -> None:
    started = [others(f"/{number}") for number in range(4)]
    said = [heard(process) for process in started]
    assert sorted(said) == ["first", *[NotFirst.HANDED_OVER.value] * 3]
    leader = started[said.index("first")]
    assert heard(leader) == "listening"
    assert {heard(leader) for _ in range(3)} == {
        f"/{number}" for number in range(4) if said[number] != "first"
    }


def test_users_and_profiles_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = {meeting_place(tmp_path / name, tmp_path / name / "games") for name in ("a", "b")}
    (tmp_path / "c").symlink_to(tmp_path / "a")
    assert meeting_place(tmp_path / "c", tmp_path / "c" / "games") in places, "one folder by two names"
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    monkeypatch.setattr(instance, "is_own", lambda _folder: True)
    places.add(meeting_place(tmp_path / "a", tmp_path / "a" / "games"))
    assert len({place.name for place in places if place is not None}) == 3


def test_starts_in_a_flatpak_meet_in_the_folder_they_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "run" / "app" / "of.somebody"
    shared.mkdir(parents=True, mode=0o700)
    (tmp_path / "run").chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setenv("FLATPAK_ID", "of.somebody")
    found = meeting_place(tmp_path)
    assert found is not None
    assert found.parent == shared
    monkeypatch.delenv("FLATPAK_ID")
    found = meeting_place(tmp_path)
    assert found is not None
    assert found.parent == tmp_path / "run"


@pytest.mark.parametrize("mode", [0o755, 0o770, 0o777])
def test_a_room_that_others_can_enter_is_no_place_to_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    room = tmp_path / "run"
    room.mkdir()
    room.chmod(mode)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(room))
    found = meeting_place(tmp_path)
    assert found is None or found.parent != room


def test_the_socket_is_for_this_user_alone(first: FirstInstance, place: Path) -> None:
    assert first is not None
    assert Path(socket_name(place)).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("file", [None, "/a", "/" + "ä" * 200, "/odd \udcff name", '/a\nb"c\\'])
def test_a_request_comes_as_it_was_written(file: str | None) -> None:
    request = Request(None if file is None else Path(file), "token_1")
    assert read(written(request)) == request


BAD = {
    "nothing": b"\n",
    "no line": b'{"format": 1, "file": "/a", "token": ""}',
    "no JSON": b"open /a\n",
    "a later format": b'{"format": 2, "file": "/a", "token": ""}\n',
    "a relative path": b'{"format": 1, "file": "a/b", "token": ""}\n',
    "a path that is none": b'{"format": 1, "file": "/a\\u0000b", "token": ""}\n',
    "a number": b'{"format": 1, "file": 7, "token": ""}\n',
    "no token": b'{"format": 1, "file": "/a"}\n',
    "a list": b"[1]\n",
    "deep": b"[" * 9000 + b"\n",
    "too long a path": json.dumps({"format": 1, "file": "/" * (LONGEST_PATH + 1), "token": ""}).encode()
    + b"\n",
    "too long": b'{"format": 1, "file": "/a", "token": "' + b"x" * LONGEST + b'"}\n',
    "bytes": b"\xff\x00\xfe\n",
}


@pytest.mark.parametrize("line", BAD.values(), ids=BAD.keys())
def test_what_is_no_request_is_not_taken(
    qtbot: QtBot, first: FirstInstance, place: Path, line: bytes
) -> None:
    assert read(line) is None
    said: list[Request] = []
    first.asked.connect(said.append)
    socket = QLocalSocket()
    socket.connectToServer(socket_name(place))
    with qtbot.waitSignal(socket.disconnected, timeout=60_000):
        socket.write(line if line.endswith(b"\n") else line + b" " * LONGEST + b"\n")
    assert said == []
    assert socket.bytesAvailable() == 0


def test_a_token_that_is_none_of_the_desktop_is_left_out() -> None:
    assert read(b'{"format": 1, "file": null, "token": "a\\nB=c"}\n') == Request()
