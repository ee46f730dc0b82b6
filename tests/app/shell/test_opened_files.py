"""A score sheet opens from anywhere: by the command line, by dropping it; its file stays as it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from peling_app.__main__ import arguments
from peling_app.score.session import ScoreSession
from peling_app.shell.view.dropped import dropped_file
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.score.conftest import context, window
from tests.app.score.evenings import NAMES, evening, settle

__all__ = ["context", "english", "window"]


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
    """Drop something on the window as the system does; return whether it was taken."""
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), action, data, button, plain)
    enter.setAccepted(False)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(QDropEvent(QPoint(50, 50), action, data, button, plain))
    return enter.isAccepted()


def opened(qtbot: QtBot, window: MainWindow) -> ScoreSession:
    score = window._context.score
    assert score is not None
    qtbot.waitUntil(lambda: score.sheet is not None and not score.busy)
    return score


def test_a_sheet_of_another_machine_is_one_file_and_opens_as_a_copy(
    qtbot: QtBot, window: MainWindow, elsewhere: Path
) -> None:
    assert [path.name for path in elsewhere.parent.glob("*peling-sheet*")] == [elsewhere.name]
    before = elsewhere.read_bytes()
    window.ways.open_file(elsewhere)
    score = opened(qtbot, window)
    assert window.current is PageId.SCORE
    assert score.names == NAMES
    assert score.path is not None
    assert score.path.parent != elsewhere.parent
    score.submit(score.entry)
    settle(qtbot, score)
    assert elsewhere.read_bytes() == before


def test_a_sheet_that_is_dropped_opens(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    assert drop(window, mime(elsewhere))
    assert len(opened(qtbot, window).names) == 4


def test_a_copy_as_json_opens_too(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    assert drop(window, mime(elsewhere.parent / "copy.json"))
    assert opened(qtbot, window).names == NAMES


def test_our_own_sheet_opens_as_it_is(qtbot: QtBot, window: MainWindow, elsewhere: Path) -> None:
    window.ways.open_file(elsewhere)
    score = opened(qtbot, window)
    path = score.path
    assert path is not None
    score.close()
    window.ways.open_file(path)
    assert opened(qtbot, window).path == path
    assert len(score.sheets()) == 1


@pytest.mark.parametrize("content", [b"", b"\x00" * 4096, b"SQLite format 3\x00" + b"\xff" * 500])
def test_what_is_no_sheet_gets_a_sentence_and_stays(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "odd.peling-sheet"
    file.write_bytes(content)
    window.ways.open_file(file)
    qtbot.waitUntil(window.notice.isVisible)
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.ways.open_file(tmp_path / "gone.peling-sheet")
    qtbot.waitUntil(window.notice.isVisible)


def test_other_files_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    assert not drop(window, mime(tmp_path / "picture.png"))
    text = QMimeData()
    text.setText("C1 C2 C3")
    assert dropped_file(text) is None


def test_the_command_line_takes_a_file() -> None:
    assert arguments(["evening.peling-sheet"]).file == Path("evening.peling-sheet")
    assert arguments([]).file is None
