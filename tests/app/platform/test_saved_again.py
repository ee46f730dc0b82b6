"""That something could not be saved is over when it is: no message says it of what lies on the disk."""

import errno
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.lessons.learnt import PageDone
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.books.house_rules import HouseSet
from peling_app.books.house_sets import store_file
from peling_app.kit.words.messages import KEPT, KINDS, WORDS, failure_words
from peling_app.platform.settings import Language
from peling_app.platform.user_file import BusyError, LeftAloneError, State, UserFile
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.session import Session
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.replay.conftest import played_folder, session

__all__ = ["played_folder", "session"]

Save = Callable[[], object]


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, session: Session, tmp_path: Path) -> Iterator[MainWindow]:
    """Give a window with all pages that keep something in a small file."""
    context = make_context(qapp, arguments(["--data-dir", str(tmp_path / "data")]))
    context.session = session
    made = make_window(context)
    qtbot.addWidget(made)
    made.ways.show_replay(session.path)
    for page_id in (PageId.LEARN, PageId.SCORE, PageId.JUDGE):
        made.page(page_id)
    page = made.page(PageId.REPLAY)
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
    yield made
    made.close()
    context.translations.use(Language.ENGLISH)


@pytest.fixture
def saves(window: MainWindow, tmp_path: Path) -> dict[str, Save]:
    """Return for each small file what changes and saves it, another way each time."""
    context, number = window.context, count(1)
    page, people, judge = window.page(PageId.REPLAY), context.people, context.judge
    assert isinstance(page, ReplayPage)
    assert people is not None

    def save_set() -> None:
        # Its dialog says it itself; the slip of the window says it of the file that is read at the start.
        try:
            context.rules.sets.put(HouseSet(f"Club {next(number)}", "pung-chow", {}))
        except OSError as error:
            window.tell(*store_file(tmp_path / "house-rules.json").said(error))

    return {
        "settings": lambda: context.preferences.update(player_name=f"Agnes {next(number)}"),
        "progress": lambda: context.learn.do(PageDone(f"pc-chow/{next(number)}")),
        "bookmarks": page.model.toggle_bookmark,
        "house-sets": save_set,
        "people": lambda: people.tell_apart("Joe", f"Joseph {next(number)}"),
        "position": lambda: judge.set_guess(on=not judge.guess),
    }


def full(_file: UserFile[object], *_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def busy(file: UserFile[object], *_: object) -> None:
    raise BusyError(file.path)


def newer(file: UserFile[object], *_: object) -> None:
    raise LeftAloneError(State.NEWER, file.path)


def lost(file: UserFile[object], *_: object) -> None:
    raise LeftAloneError(State.LOST, file.path)


TROUBLES = {"unsaved": full, "busy": busy, "newer": newer, "lost": lost}


def is_said(window: MainWindow, kind: str) -> bool:
    return kind in {one.about for one in window.notice.waiting}


def is_over(window: MainWindow, kind: str) -> bool:
    return not is_said(window, kind)


def test_that_it_could_not_be_saved_is_over_for_each_file_when_it_is(
    qtbot: QtBot, window: MainWindow, saves: dict[str, Save], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(saves) == set(KINDS) == {name.removesuffix("-unsaved") for name in WORDS if "-uns" in name}
    assert set(KEPT) == {f"{kind}-{trouble}" for kind in KINDS for trouble in TROUBLES}
    for trouble, refuse in TROUBLES.items():
        with monkeypatch.context() as broken:
            broken.setattr(UserFile, "save", refuse)
            for kind, save in saves.items():
                save()
                qtbot.waitUntil(partial(is_said, window, kind))
                said = window.notice.waiting[-1]()
                begin = failure_words(f"{kind}-{trouble}", "\0").split("\0")[0]
                assert said.startswith(begin), "in its own sentence"
        for kind, save in saves.items():
            save()
            qtbot.waitUntil(partial(is_over, window, kind))
        assert not window.notice.waiting


def are_said(window: MainWindow, number: int) -> bool:
    return len(window.notice.waiting) == number


def small_files(folder: Path) -> set[Path]:
    return {one for one in folder.rglob("*.json") if ".damaged-" not in one.name}


def test_that_what_was_saved_before_is_damaged_is_said_for_each_file_when_it_is_saved_anew(
    qtbot: QtBot, window: MainWindow, saves: dict[str, Save], session: Session, tmp_path: Path
) -> None:
    assert session.path is not None
    folders = tmp_path, session.path.parent

    def small() -> set[Path]:
        return {file for folder in folders for file in small_files(folder)}

    for save in saves.values():
        save()
    qtbot.waitUntil(lambda: len(small()) == len(saves))
    kept = small()
    for file in kept:
        file.write_bytes(b"\0")
    damaged: set[Path] = set()
    for number, save in enumerate(saves.values(), 1):
        save()
        qtbot.waitUntil(partial(are_said, window, number))
        damaged = {one for folder in folders for one in folder.rglob("*.damaged-1*")}
        said = window.notice.waiting[-1]()
        assert said.startswith("What was saved before was found damaged. It was set aside as ")
        assert len(damaged) == number
        assert any(one.name in said for one in damaged)
    assert {one.read_bytes() for one in damaged} == {b"\0"}, "nothing is lost"
    assert not [file for file in kept if file.exists() and file.read_bytes() == b"\0"], "each is saved anew"


def test_bookmarks_of_another_game_that_are_saved_do_not_say_that_the_first_are(
    qtbot: QtBot, window: MainWindow, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.page(PageId.REPLAY)
    assert isinstance(page, ReplayPage)
    assert session.path is not None
    other = session.path.with_name("other.peling")
    other.write_bytes(session.path.read_bytes())
    with monkeypatch.context() as broken:
        broken.setattr(UserFile, "save", full)
        page.model.toggle_bookmark()
    page.model.open(other)
    qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
    page.model.toggle_bookmark()
    assert [one.about for one in window.notice.waiting] == ["bookmarks"]
    page.model.open(session.path)
    qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
    page.model.toggle_bookmark()
    assert not window.notice.waiting
