"""The set-up script, with the system played by stand-ins: nothing is installed here."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

import dev

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has system packages")


class System:
    """A system that lacks what the test says and writes down what it is asked to run."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        """Stand in for loader, path, user and processes; .venv lies in `folder`."""
        self.lacks: set[str] = set()
        self.root = False
        self.ran: list[list[str]] = []
        self.code = 0
        self.errors = ""
        self.fails = ""
        self.environment: Mapping[str, str] = {}
        patch.setattr(dev, "VENV", folder / "venv")
        patch.setattr(dev, "loads", lambda name: name not in self.lacks)
        patch.setattr(shutil, "which", lambda name: None if name in self.lacks else f"/usr/bin/{name}")
        patch.setattr(os, "geteuid", lambda: 0 if self.root else 1000, raising=False)
        patch.setattr(subprocess, "run", self.run)

    def run(
        self, command: list[str], env: Mapping[str, str] | None = None, **_options: object
    ) -> "subprocess.CompletedProcess[str]":
        """Note the command and end as the test wants; a new virtual environment gets its interpreter."""
        self.ran.append([Path(command[0]).name, *command[1:]])
        if "venv" in command and self.code == 0:
            dev.python().parent.mkdir(parents=True)
            dev.python().touch()
        self.environment = env or {}
        code = 1 if self.fails in command else self.code
        return subprocess.CompletedProcess(command, code, stdout=str(dev.VENV), stderr=self.errors)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> System:
    return System(monkeypatch, tmp_path)


@ON_LINUX
def test_a_user_gets_the_exact_line_to_type(system: System) -> None:
    system.lacks = {"libxcb-cursor.so.0", "libGL.so.1"}
    with pytest.raises(SystemExit) as end:
        dev.set_up(developer=False)
    line = "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends libgl1 libxcb-cursor0'"
    assert line in str(end.value)
    assert system.ran == []


@ON_LINUX
def test_without_sudo_the_line_uses_su(system: System) -> None:
    system.lacks = {"libGL.so.1", "sudo"}
    with pytest.raises(SystemExit, match="su -c 'apt-get update && apt-get install"):
        dev.set_up(developer=False)


@ON_LINUX
def test_root_installs_what_is_missing_and_goes_on(system: System) -> None:
    system.lacks = {"libGL.so.1", "Xvfb"}
    system.root = True
    dev.set_up(developer=True)
    assert ["apt-get", "install", "-y", "--no-install-recommends", "libgl1", "xvfb"] in system.ran
    assert system.ran[-1][1:5] == ["-m", "uv", "pip", "install"]
    assert ".[dev]" in system.ran[-1]


def test_where_uv_does_not_install_pip_does(system: System) -> None:
    system.fails = "uv"
    dev.set_up(developer=True)
    assert system.ran[-1][1:4] == ["-m", "pip", "install"]
    assert system.ran[-1][-1] == ".[dev]"


def test_an_index_of_ones_own_is_asked_by_uv_as_well(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else packages would come from where they are not to come from."""
    monkeypatch.setenv("PIP_INDEX_URL", "https://index.example/simple")
    dev.set_up(developer=True)
    assert system.environment["UV_DEFAULT_INDEX"] == "https://index.example/simple"


@ON_LINUX
def test_a_player_without_sound_is_said_and_plays(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    system.lacks = {"libpulse.so.0"}
    dev.set_up(developer=False)
    out = capsys.readouterr().out
    assert "no sound" in out
    assert "libpulse0" in out
    assert system.ran[-1][-1] == "."


@ON_LINUX
def test_a_developer_without_sound_is_stopped_lest_a_test_be_skipped(system: System) -> None:
    system.lacks = {"libpulse.so.0"}
    with pytest.raises(SystemExit, match="libpulse0"):
        dev.set_up(developer=True)


@ON_LINUX
def test_a_system_without_apt_is_said_the_names(system: System) -> None:
    system.lacks = {"libGL.so.1", "apt-get"}
    with pytest.raises(SystemExit, match=r"missing on this system: libGL\.so\.1"):
        dev.set_up(developer=False)


def test_the_second_start_does_nothing(system: System) -> None:
    dev.set_up(developer=True)
    system.ran.clear()
    dev.set_up(developer=True)
    dev.set_up(developer=False)
    assert system.ran == []


def test_a_mended_build_of_the_same_python_needs_no_new_set_up(
    system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.set_up(developer=True)
    system.ran.clear()
    monkeypatch.setattr(sys, "version", sys.version + " rebuilt")
    dev.set_up(developer=True)
    assert system.ran == []


def test_a_player_who_begins_to_develop_gets_the_rest(system: System) -> None:
    dev.set_up(developer=False)
    system.ran.clear()
    dev.set_up(developer=True)
    assert ".[dev]" in system.ran[-1]


def test_no_network_is_said_in_a_sentence(system: System) -> None:
    dev.VENV.mkdir()
    dev.make_venv()
    system.code = 1
    system.errors = "NewConnectionError: Failed to establish a new connection: Network is unreachable"
    with pytest.raises(SystemExit, match="package index cannot be reached"):
        dev.install_python_packages(developer=False)


def test_a_failed_installation_leaves_no_stamp(system: System) -> None:
    dev.make_venv()
    system.code = 1
    with pytest.raises(SystemExit):
        dev.set_up(developer=False)
    assert not (dev.VENV / "pe-ling-setup").exists()


@ON_LINUX
def test_the_game_without_a_screen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match="no screen"):
        dev.start([])


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what was run; of all checks the types alone fail."""
    commands: list[str] = []

    def in_venv(*arguments: str, offscreen: bool = False) -> int:
        commands.append(" ".join(arguments))
        return int(offscreen)

    def heard_in_venv(*arguments: str) -> tuple[int, str]:
        commands.append(" ".join(arguments))
        return int("mypy" in arguments), f"words of {arguments[-1]}\n"

    for name in ("QUICK", "THOROUGH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(dev, "in_venv", in_venv)
    monkeypatch.setattr(dev, "heard_in_venv", heard_in_venv)
    return commands


def test_check_goes_on_after_a_failure_and_ends_with_it(
    ran: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.check([]) == 1
    assert len(ran) == 8
    assert "pytest" in ran[-1]
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == "check: not in order: types"
    assert printed.index("words of mypy") + 1 == printed.index("check: types: failed")


@pytest.mark.usefixtures("ran")
def test_the_tests_begin_while_types_are_still_looked_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard, begun = dev.heard_in_venv, threading.Event()

    def slowly(*arguments: str) -> tuple[int, str]:
        if "mypy" in arguments and not begun.wait(20):
            return 2, "the tests did not begin"
        return heard(*arguments)

    def tests(*_arguments: str) -> int:
        begun.set()
        return 1

    monkeypatch.setattr(dev, "heard_in_venv", slowly)
    monkeypatch.setattr(dev, "in_venv", tests)
    assert dev.check([]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == "check: not in order: tests, types"
    assert printed.index("check: tests: failed") < printed.index("words of mypy")


@pytest.mark.parametrize(("asked", "quick"), [("--quick", ""), ("", "1")])
def test_a_quick_check_leaves_out_tests_pictures_and_words(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, asked: str, quick: str
) -> None:
    monkeypatch.setenv("QUICK", quick)
    assert dev.check([asked] if asked else []) == 1
    assert sorted(command.split()[1] for command in ran if command.startswith("-m")) == [
        "mypy",
        "reuse",
        "ruff",
        "ruff",
    ]
    assert len(ran) == 5


@pytest.mark.parametrize(
    ("asked", "thorough", "more"), [("--thorough", "", True), ("", "1", True), ("", "0", False)]
)
def test_a_thorough_check_runs_more_tests_than_those_of_the_day(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, asked: str, thorough: str, more: bool
) -> None:
    monkeypatch.setenv("THOROUGH", thorough)
    dev.check([asked] if asked else [])
    assert (" ".join(dev.THOROUGHLY) in ran[-1]) is more
    assert "worksteal" in ran[-1]


@pytest.mark.parametrize(
    ("asked", "thorough", "whole"),
    [([], False, False), ([], True, True), (["tests/app -k a"], False, True), (["-m nightly"], True, True)],
)
def test_tests_that_are_named_are_run_with_all_their_cases(
    ran: list[str], asked: list[str], thorough: bool, whole: bool
) -> None:
    dev.tests(asked, thorough=thorough)
    assert (" ".join(dev.THOROUGHLY) in ran[-1]) is whole
    # What is said last holds: whoever says other marks gets those.
    assert ran[-1].endswith(asked[-1] if asked else "worksteal")


@pytest.mark.parametrize("unset", ["", "0"])
def test_a_check_is_whole_unless_quick_is_set(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, unset: str
) -> None:
    monkeypatch.setenv("QUICK", unset)
    dev.check([])
    assert len(ran) == 8


@pytest.mark.parametrize(("asked", "code"), [("--help", 0), ("--fast", 2)])
def test_a_check_begins_nothing_when_it_is_asked_what_it_is(ran: list[str], asked: str, code: int) -> None:
    with pytest.raises(SystemExit) as end:
        dev.check([asked])
    assert (end.value.code, ran) == (code, [])


def test_an_unknown_command_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        dev.main(["fly"])
    assert end.value.code == 2
    assert "fly" in capsys.readouterr().err
