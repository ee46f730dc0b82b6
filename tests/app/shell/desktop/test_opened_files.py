"""Files of ours open from anywhere: by the command line, by dropping them; they stay as they are."""

import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from peling_app.__main__ import arguments
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.platform.system.instance import Request
from peling_app.play.session import Session
from peling_app.score.session import ScoreSession
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.dropped import Dropped, dropped_file
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.sessions import anything, open_game
from tests.app.play.tutor.conftest import english
from tests.app.score.conftest import window
from tests.app.score.evenings import NAMES, evening, settle
from tests.by_day import by_day
from tests.end2end.stage import make_context

__all__ = ["english", "window"]


@pytest.fixture
def context(tmp_path: Path, english: object) -> Iterator[AppContext]:  # noqa: ARG001 - the language comes first
    made = make_context(session=Session(tmp_path / "games", anything), settings={"sound": False})
    made.score_folder = tmp_path / "sheets"
    yield made
    made.finish()


@pytest.fixture
def elsewhere(qtbot: QtBot, tmp_path: Path, english: object) -> Path:  # noqa: ARG001 - the language comes first
    """Return the file of a sheet on another machine."""
    other = ScoreSession(tmp_path / "stick")
    evening(qtbot, other)
    assert other.path is not None
    path = other.path
    other.export(tmp_path / "stick" / "copy.json")
    other.finish()
    return path


def mime(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def drop(window: MainWindow, data: QMimeData) -> bool:
    """Drop something on the window as the system does; return whether it was taken.

    Files are offered to be moved; it must be a copy that is taken, or whoever offers them deletes them.
    """
    either, button = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    to_move = Qt.KeyboardModifier.ShiftModifier
    with warnings.catch_warnings():
        # Qt 6.12 wishes a finer point, which 6.11 does not take.
        warnings.simplefilter("ignore", DeprecationWarning)
        enter = QDragEnterEvent(QPoint(50, 50), either, data, button, to_move)
    enter.setAccepted(False)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        dropped = QDropEvent(QPoint(50, 50), either, data, button, to_move)
        assert dropped.proposedAction() is Qt.DropAction.MoveAction
        window.dropEvent(dropped)
        assert (enter.dropAction(), dropped.dropAction()) == (Qt.DropAction.CopyAction,) * 2
    return enter.isAccepted()


def opened(qtbot: QtBot, window: MainWindow) -> ScoreSession:
    score = window.context.score
    assert score is not None
    qtbot.waitUntil(lambda: score.sheet is not None and not score.busy)
    return score


@pytest.mark.thorough
def test_a_sheet_of_another_machine_is_one_file_and_opens_as_a_copy(
    qtbot: QtBot, window: MainWindow, elsewhere: Path
) -> None:
    assert [path.name for path in elsewhere.parent.glob("*peling-sheet*")] == [elsewhere.name]
    before = elsewhere.read_bytes()
    window.opener.open(elsewhere)
    score = opened(qtbot, window)
    assert window.current is PageId.SCORE
    assert score.names == NAMES
    assert score.path is not None
    assert score.path.parent != elsewhere.parent
    score.submit(score.entry)
    settle(qtbot, score)
    assert elsewhere.read_bytes() == before


@pytest.mark.thorough
def test_a_sheet_that_is_dropped_opens(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    assert drop(window, mime(elsewhere))
    assert len(opened(qtbot, window).names) == 4


@pytest.mark.thorough
def test_a_copy_as_json_opens_too(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    assert drop(window, mime(elsewhere.parent / "copy.json"))
    assert opened(qtbot, window).names == NAMES


@pytest.mark.thorough
def test_our_own_sheet_opens_as_it_is(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    window.opener.open(elsewhere)
    score = opened(qtbot, window)
    path = score.path
    assert path is not None
    score.close()
    window.opener.open(path)
    assert opened(qtbot, window).path == path
    assert len(score.sheets()) == 1


NO_HAND = '{"rules": "pung-chow", "me": "E", "round": "E", "concealed": ["X1"]}'
HOUSE = '{"pe-ling": "house-rules", "format": 1, "rules": "fenghua", "name": "Friend", "options": {}}'
WRONG = {
    "empty.peling-sheet": (b"", "is empty"),
    "odd.peling-sheet": (b"\x00" * 4096, "odd.peling-sheet"),
    "torn.peling-sheet": (b"SQLite format 3\x00" + b"\xff" * 500, "torn.peling-sheet"),
    "empty.peling": (b"", "is empty"),
    "odd.peling": (b"\x00" * 4096, "odd.peling"),
    "torn.peling": (b"SQLite format 3\x00" + b"\xff" * 500, "torn.peling"),
    "other.sqlite": (b"SQLite format 3\x00" + b"\x00" * 500, "cannot open other.sqlite"),
    "picture.png": (b"\x89PNG\r\n\x1a\n" + b"\xff" * 50, "cannot open picture.png"),
    "blank.txt": (b" \n\n", "is empty"),
    "letter.txt": (b"Dear Aunt Agnes,\nI have won.", "letter.txt holds no hand"),
    "long.txt": (b"B1 " * 50_000, "cannot open long.txt"),
    "torn.json": (b'{"rules": "pung-chow",\n "concealed" ["B1"]}', "line 2 at column 14"),
    "deep.json": (b"[" * 100_000, "cannot open deep.json"),
    "foreign.json": (b'{"name": "something else"}', "cannot open foreign.json"),
    "hand.json": (NO_HAND.encode(), "hand.json holds no hand"),
    "a.house-rules.json": (b'{"pe-ling": "house-rules",', "line 1"),
    "b.json": (HOUSE.replace("fenghua", "bridge").encode(), "b.json"),
    "settings.json": (b'{"pe-ling": "progress", "format": 2}', "keeps something for itself"),
    "sheet.json": (b'{"what": "pe-ling-sheet", "format": 1}', "sheet.json"),
}


@pytest.mark.parametrize("name", by_day(list(WRONG)[::2], WRONG))
def test_what_cannot_be_opened_gets_a_sentence_and_stays(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, name: str
) -> None:
    content, sentence = WRONG[name]
    file = tmp_path / name
    file.write_bytes(content)
    window.opener.open(file)
    qtbot.waitUntil(window.notice.isVisible)
    assert sentence in window.notice.text()
    assert file.read_bytes() == content


def test_a_folder_and_a_file_that_is_not_there_are_reported(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.opener.open(tmp_path / "gone.peling-sheet")
    qtbot.waitUntil(window.notice.isVisible)
    assert "no file gone.peling-sheet" in window.notice.text()
    (tmp_path / "folder.peling").mkdir()
    window.opener.open(tmp_path / "folder.peling")
    assert window.notice.text() == "folder.peling is a folder and no file."


def test_what_could_not_be_opened_matters_no_more_when_another_file_is(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, elsewhere: Path
) -> None:
    """It stayed beside a sheet that was opened; and that a sheet is none stayed when a hand was laid."""
    window.opener.open(tmp_path / "gone.peling")
    assert window.notice.text()
    window.opener.open(elsewhere)
    opened(qtbot, window)
    qtbot.waitUntil(lambda: not window.notice.text())
    for name, content in (("odd.peling-sheet", "no sheet"), ("empty.txt", "")):
        (tmp_path / name).write_text(content)
        window.opener.open(tmp_path / name)
        qtbot.waitUntil(lambda name=name: name in window.notice.text())  # type: ignore[misc]
    assert window.notice.text() == "The file empty.txt is empty."


def test_a_name_with_marks_of_html_is_shown_letter_by_letter(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "<b>x.json"
    file.write_text("[1]", encoding="utf-8")
    window.opener.open(file)
    assert "<b>x.json" in window.notice.text()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("name", ["evening.house-rules.json", "copy.txt"])
def test_house_rules_are_taken_in_and_their_book_is_chosen(
    window: MainWindow, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    file.write_text(HOUSE, encoding="utf-8")
    window.opener.open(file)
    (dialog,) = window.findChildren(HouseRulesDialog)
    assert dialog.isVisible()
    rules = window.context.rules
    assert rules.book == "fenghua"
    assert [one.name for one in rules.sets.of_book("fenghua")] == ["Friend"]
    dialog.accept()


HAND = "B3 B4 B5 R R R C1 C2 C3 D9 D9 D9 E E"


@pytest.mark.thorough
@pytest.mark.parametrize("as_json", [False, True])
def test_a_hand_is_laid_where_it_is_judged(window: MainWindow, tmp_path: Path, *, as_json: bool) -> None:
    judge = window.context.judge
    before = judge.laid
    file = tmp_path / "hand.txt"
    text = HAND
    if as_json:
        judge.open_text(HAND)
        text = judge.text()
        judge.undo()
    file.write_text(text, encoding="utf-8")
    window.opener.open(file)
    assert window.current is PageId.JUDGE
    assert judge.laid != before
    judge.undo()
    assert judge.laid == before, "what lay there can be brought back"


def test_closing_while_a_hand_is_judged_leaves_no_thread_at_work(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    before = set(threading.enumerate())
    file = tmp_path / "hand.txt"
    file.write_text(HAND, encoding="utf-8")
    window.opener.open(file)
    window.close()
    qtbot.waitUntil(lambda: not set(threading.enumerate()) - before)


@pytest.fixture
def game_elsewhere(qtbot: QtBot, tmp_path: Path) -> Path:
    """Return the file of a game on another machine, that was left there at some moment."""
    other = Session(tmp_path / "stick", anything, parent=None)
    other.set_pause(0)
    open_game(qtbot, other)
    path = other.path
    assert path is not None
    other.finish()
    return path


def shown(qtbot: QtBot, window: MainWindow) -> Session:
    session = window.context.session
    assert session is not None
    qtbot.waitUntil(lambda: session.view is not None)
    return session


@pytest.mark.thorough
@pytest.mark.parametrize("name", by_day(["renamed.dat"], ["same.peling", "renamed.dat"]))
def test_a_game_of_another_machine_opens_as_a_copy(
    qtbot: QtBot, window: MainWindow, game_elsewhere: Path, name: str
) -> None:
    file = game_elsewhere.rename(game_elsewhere.with_name(name))
    before = file.read_bytes()
    window.opener.open(file)
    session = shown(qtbot, window)
    assert window.current is PageId.TABLE
    assert session.path is not None
    assert session.path.parent == session.folder
    assert session.path.suffix == ".peling"
    assert [one.name for one in session.folder.iterdir() if one.name.startswith(".")] == []
    session.finish()
    assert file.read_bytes() == before


@pytest.mark.thorough
def test_our_own_game_opens_as_it_is_by_whatever_way(
    qtbot: QtBot, window: MainWindow, game_elsewhere: Path, tmp_path: Path
) -> None:
    window.opener.open(game_elsewhere)
    session = shown(qtbot, window)
    path = session.path
    assert path is not None
    (tmp_path / "link").symlink_to(session.folder)
    window.opener.open(tmp_path / "link" / path.name)
    assert shown(qtbot, window).path == path
    assert len(list(session.folder.glob("*.peling"))) == 1


def test_a_damaged_game_of_another_machine_leaves_nothing_behind(
    qtbot: QtBot, window: MainWindow, game_elsewhere: Path
) -> None:
    content = bytearray(game_elsewhere.read_bytes())
    place = content.rindex(b"input")
    content[place : place + 5] = b"inpux"
    game_elsewhere.write_bytes(content)
    window.opener.open(game_elsewhere)
    qtbot.waitUntil(window.notice.isVisible)
    assert "damaged" in window.notice.text()
    session = window.context.session
    assert session is not None
    assert list(session.folder.iterdir()) == []
    assert game_elsewhere.read_bytes() == content


def test_a_file_waits_for_the_dialog_that_is_open(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    dialog = QDialog(window)
    dialog.open()
    window.take_request(Request(elsewhere))
    assert window.current is PageId.HOME
    dialog.accept()
    assert opened(qtbot, window).names == NAMES


@pytest.mark.parametrize("name", ["a.peling", "a.PELING-sheet", "a.house-rules.json", "hand.txt"])
def test_every_kind_of_ours_can_be_dropped(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    assert dropped_file(mime(file)) == Dropped(file, is_alone=True)
    assert dropped_file(mime(tmp_path / "picture.png", file)) == Dropped(file, is_alone=False)


def test_of_several_files_it_is_said_which_was_taken(window: MainWindow, tmp_path: Path) -> None:
    """The others were dropped without a word; what is wrong with the one is said too."""
    files = [tmp_path / f"{place}.txt" for place in ("a", "b", "c")]
    for file in files:
        file.touch()
    said = "Files are opened one at a time: a.txt was taken, the others were left."
    assert drop(window, mime(*files))
    assert window.notice.text() == f"The file a.txt is empty.\n{said}"
    assert drop(window, mime(files[2]))
    assert window.notice.text() == "The file c.txt is empty.", "that is over when another file is opened"


def test_other_files_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    assert not drop(window, mime(tmp_path / "picture.png"))
    text = QMimeData()
    text.setText("C1 C2 C3")
    assert dropped_file(text) is None


def test_the_command_line_takes_a_file() -> None:
    assert arguments(["evening.peling-sheet"]).file == Path("evening.peling-sheet")
    assert arguments([]).file is None
