"""Whatever stands among the saved games and sheets: a row or a sentence, never an exception, nothing changed.

Also what is read beside them: bookmarks, corrections, copies of sheets that are imported.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.ledger.files.exchange import to_json
from peling.ledger.files.sheet_file import SUFFIX as SHEETS
from peling.ledger.files.sheet_file import SheetFile
from peling.ledger.inputs import SheetSetup
from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.journal import JournalError, JournalTrouble
from peling.storage.saves import resume, review_copy, start
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.kit.words import unreadable as words
from peling_app.kit.words.messages import WORDS
from peling_app.platform.journal_folder import JournalFolder, Unreadable
from peling_app.play import marks as replay_marks
from peling_app.play.store import GameStore
from peling_app.play.view.games_page import GamesPage
from peling_app.score.files import history_of_copy
from peling_app.score.store import SheetStore
from peling_app.score.view.page import ScorePage
from peling_app.score.words.sheet import TROUBLES
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.damaged_files import contents, damaged_journals, damaged_json, other_things

PLAYERS = (PlayerSpec("", "human"), PlayerSpec("Ann", "novice"), PlayerSpec("Bo", "club"))
AT = "2026-11-21T20:00:00+00:00"


@pytest.fixture(scope="module")
def sound_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sound") / "sound.peling"
    start(path, GameSetup("pung-chow", {}, PLAYERS, seed=1922)).journal.close()
    return path


@pytest.fixture(scope="module")
def sound_sheet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sound") / f"sound{SHEETS}"
    setup = SheetSetup("Thursday", "pung-chow", {}, ("Anna", "Bert", "Carl"), created=AT)
    SheetFile.create(path, setup).close()
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "settings.json").write_text(json.dumps({"sound": False, "computer_pause": 0}))
    for name in ("games", "sheets"):
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[list[MainWindow]]:
    assert qapp is not None
    shown: list[MainWindow] = []
    yield shown
    for window in shown:
        window.close()


def filled(folder: Path, sound: Path, suffix: str) -> int:
    """Fill a folder with everything that may be wrong; return how many there are."""
    number = 0
    for name, make in damaged_journals(sound):
        number += 1
        make(folder / f"{number:03} {name.replace('/', ' ')}{suffix}")
    return number


def open_game(path: Path) -> None:
    resume(path).journal.close()


def open_sheet(path: Path) -> None:
    SheetFile.open(path).close()


def shown_rows(model: object) -> list[str]:
    """Return what a list says of each row to a screen reader."""
    rows = model.rowCount()  # type: ignore[attr-defined]  # a list model
    roles = (0, 3, 11)
    texts = [[model.data(model.index(row), role) for role in roles] for row in range(rows)]  # type: ignore[attr-defined]
    return [str(said[-1] or said[0]) for said in texts]


@pytest.mark.thorough
def test_every_damaged_game_is_a_row_or_a_sentence(folder: Path, sound_game: Path) -> None:
    games = folder / "games"
    number = filled(games, sound_game, ".peling")
    before = contents(games)
    saved = GameStore(games)
    found = saved.all()
    assert len(found) + len(saved.unreadable) == number
    assert len(saved.unreadable) > number // 2
    assert all(words.row(one) for one in saved.unreadable)
    assert contents(games) == before
    for path in sorted(games.glob("*.peling")):
        with suppress(JournalError):
            review_copy(path)
    assert contents(games) == before


@pytest.mark.thorough
def test_opening_what_is_damaged_changes_nothing(folder: Path, sound_game: Path, sound_sheet: Path) -> None:
    for inside, sound, suffix, opened in (
        (folder / "games", sound_game, ".peling", open_game),
        (folder / "sheets", sound_sheet, SHEETS, open_sheet),
    ):
        for number, (name, make) in enumerate(damaged_journals(sound, seed=7)):
            place = inside / str(number)
            place.mkdir()
            make(place / f"one{suffix}")
            before = contents(place)
            try:
                opened(place / f"one{suffix}")
            except JournalError:
                assert contents(place) == before, name


@pytest.mark.thorough
def test_every_damaged_sheet_is_a_row_or_a_sentence(folder: Path, sound_sheet: Path) -> None:
    sheets = folder / "sheets"
    number = filled(sheets, sound_sheet, SHEETS)
    before = contents(sheets)
    saved = SheetStore(sheets)
    found = saved.all()
    assert len(found) + len(saved.unreadable) == number
    assert len(saved.unreadable) > number // 2
    assert contents(sheets) == before


def test_the_program_starts_and_shows_them(
    qtbot: QtBot, folder: Path, windows: list[MainWindow], sound_game: Path, sound_sheet: Path
) -> None:
    games = filled(folder / "games", sound_game, ".peling")
    sheets = filled(folder / "sheets", sound_sheet, SHEETS)
    before = contents(folder / "games"), contents(folder / "sheets")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    context = make_context(app, arguments(["--data-dir", str(folder), "--reduced-motion"]))
    window = make_window(context)
    windows.append(window)
    window.show()
    window.show_page(PageId.GAMES)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    QAbstractItemModelTester(page.model)
    page.grab()
    qtbot.waitUntil(lambda: len(shown_rows(page.model)) == games)
    assert all(shown_rows(page.model))
    window.ways.show_score()
    score = window.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    score.grab()
    assert len(shown_rows(score.saved.model)) == sheets
    assert (contents(folder / "games"), contents(folder / "sheets")) == before
    assert not window.notice.isVisible()
    # The file that cannot be opened is reported, and named as such in the list afterwards.
    unreadable = next(one for one in context.games.unreadable if one.kind is JournalTrouble.DAMAGED)
    assert context.session is not None
    with qtbot.waitSignal(context.session.failed):
        window.ways.continue_game(unreadable.path)
    assert unreadable.path.name in window.notice.text()


def test_a_file_that_may_not_be_read_has_a_row(
    folder: Path, sound_game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "games" / "locked.peling"
    path.write_bytes(sound_game.read_bytes())
    opened = os.open

    def refused(file: object, flags: int, *more: int) -> int:
        if str(file).endswith(".peling"):
            raise PermissionError(13, "Permission denied", str(file))
        return opened(file, flags, *more)  # type: ignore[arg-type]  # whatever was asked for

    monkeypatch.setattr(os, "open", refused)
    saved = GameStore(folder / "games")
    assert saved.all() == []
    assert [(one.path, one.kind) for one in saved.unreadable] == [(path, JournalTrouble.UNREADABLE)]
    monkeypatch.undo()
    assert [game.path for game in saved.all()] == [path]


def test_a_folder_that_may_not_be_read_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: Path) -> Iterator[Path]:
        raise PermissionError

    monkeypatch.setattr(Path, "iterdir", refused)
    assert GameStore(tmp_path).all() == []


def test_names_that_are_no_text_have_rows(tmp_path: Path, sound_game: Path) -> None:
    path = Path(os.fsdecode(bytes(tmp_path) + b"/\xff\xfe.peling"))
    path.write_bytes(b"x")
    saved = GameStore(tmp_path)
    assert saved.all() == []
    words.row(saved.unreadable[0]).encode()
    path.write_bytes(sound_game.read_bytes())
    assert len(saved.all()) == 1


def test_what_is_found_on_opening_is_a_row_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "one.x"
    path.write_bytes(b"1")
    folder = JournalFolder(tmp_path, ".x", str)
    assert folder.all() == [str(path)]
    folder.note(path, JournalTrouble.IN_USE)
    assert folder.all() == [str(path)], "it may be free the next time"
    folder.note(path, JournalTrouble.DAMAGED)
    assert folder.all() == []
    assert [one.kind for one in folder.unreadable] == [JournalTrouble.DAMAGED]
    path.write_bytes(b"22")
    assert folder.all() == [str(path)], "it is another file now"


def test_every_trouble_has_a_reason_and_a_sentence(tmp_path: Path) -> None:
    for kind in JournalTrouble:
        assert words.reason(Unreadable(tmp_path, kind, None))
        assert kind.value in WORDS
        assert kind.value in TROUBLES


def test_a_damaged_copy_of_a_sheet_is_a_sentence(folder: Path, sound_sheet: Path) -> None:
    with SheetFile.open(sound_sheet) as file:
        sound = to_json(file.sheet).encode()
    file_ = folder / "copy.json"
    for name, make in (*damaged_json(sound), *other_things(sound_sheet)):
        with suppress(FileNotFoundError, IsADirectoryError):
            file_.unlink()
        make(file_)
        found = history_of_copy(file_)
        if isinstance(found, tuple):
            assert found[0] in TROUBLES, name
            assert "copy.json" in found[1]
        if file_.is_dir():
            file_.rmdir()


def test_damaged_bookmarks_are_none_and_kept(folder: Path, sound_sheet: Path) -> None:
    game = folder / "games" / "one.peling"
    sound = b'{"format":2,"bookmarks":[{"entry":5,"name":"here"}]}'
    for name, make in (*damaged_json(sound), *other_things(sound_sheet)):
        file = replay_marks.file_of(game)
        for old in file.parent.iterdir():
            old.rmdir() if old.is_dir() and not old.is_symlink() else old.unlink()
        make(file)
        marks = replay_marks.load(game)
        for mark in marks.values():
            mark.encode()
        assert len(list(file.parent.iterdir())) == 1, name


def test_rows_of_a_list_stay_within_it(folder: Path, sound_game: Path, windows: list[MainWindow]) -> None:
    (folder / "games" / "good.peling").write_bytes(sound_game.read_bytes())
    (folder / "games" / "bad.peling").write_bytes(b"bad")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = make_window(make_context(app, arguments(["--data-dir", str(folder), "--reduced-motion"])))
    windows.append(window)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    assert (page.model.readable(QModelIndex()), page.model.unreadable(QModelIndex())) == (None, None)
    assert [page.model.readable(page.model.index(row)) is None for row in range(2)] == [False, True]
    assert [page.model.unreadable(page.model.index(row)) is None for row in range(2)] == [True, False]
