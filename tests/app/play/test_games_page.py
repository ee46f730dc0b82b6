"""The page of saved games: what each row says, putting away and bringing back, what cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.journal import Journal, JournalError, JournalTrouble
from peling.storage.saves import start
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.layouts import parts_of
from peling_app.kit.view.lists.away import AwayDialog
from peling_app.kit.view.lists.saved_list import SavedList, SavedRow
from peling_app.platform.journal_folder import PUT_AWAY, Unreadable
from peling_app.platform.settings import Language
from peling_app.play.marks import ENDING
from peling_app.play.model.games import GamesModel
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame
from peling_app.play.store import GameStore
from peling_app.play.view.games_page import GamesPage
from peling_app.play.words.games import house_words, origin_words, players_words
from peling_app.score.model.saved_sheets import SavedSheets
from peling_app.score.view.saved_sheets import SavedSheetsPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture, saved_game

PLAYERS = (PlayerSpec("", "human"), PlayerSpec("Magpie", "novice"), PlayerSpec("Heron", "club"))


def saved(path: Path, house_name: str = "") -> Path:
    setup = GameSetup("pung-chow", {}, PLAYERS, seed=1922, house_name=house_name)
    start(path, setup).journal.close()
    return path


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    saved(tmp_path / "one.peling")
    saved(tmp_path / "two.peling", "Thursday table")
    (tmp_path / "bad.peling").write_text("bad")
    session = Session(tmp_path)
    made = make_window(make_context(session=session, settings={"sound": False, "computer_pause": 0}))
    qtbot.addWidget(made)
    made.show_page(PageId.GAMES)
    yield made
    made.close()


def page_of(window: MainWindow) -> GamesPage:
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    return page


def said(page: GamesPage) -> list[str]:
    """Return what a screen reader says of each row."""
    rows = range(page.model.rowCount())
    return [str(page.model.data(page.model.index(row), Qt.ItemDataRole.AccessibleTextRole)) for row in rows]


def test_a_row_says_who_plays_how_well_what_they_have_and_by_which_rules(window: MainWindow) -> None:
    rows = said(page_of(window))
    assert len(rows) == 3
    assert all("You 0, Magpie (Novice) 0, Heron (Club) 0" in row for row in rows[:2])
    assert sum("House rules: Thursday table" in row for row in rows) == 1
    assert sum("House rules: As in the book" in row for row in rows) == 1
    for row in rows[:2]:
        assert [part for part in row.split(". ") if part[0].islower()] == [], "it is shown, too"
    assert "bad.peling" in rows[2]
    assert "This is no file of Pe-Ling" in rows[2]


@pytest.mark.parametrize("by", ["key", "button"])
def test_a_game_is_put_away_and_brought_back(window: MainWindow, tmp_path: Path, by: str) -> None:
    page = page_of(window)
    path = page.list.path
    assert path is not None
    content = path.read_bytes()
    if by == "key":
        QTest.keyClick(page.list, Qt.Key.Key_Delete)
    else:
        QTest.mouseClick(page.delete_button, Qt.MouseButton.LeftButton)
    assert path not in page.model.paths
    assert len(said(page)) == 2
    assert page.away.isVisible()
    assert "was put away" in page.away.words
    assert not path.exists()
    assert page.list.path is not None, "the next one is chosen"
    QTest.mouseClick(page.away.undo, Qt.MouseButton.LeftButton)
    assert page.list.path == path
    assert path.read_bytes() == content
    assert not page.away.isVisible()
    assert [file.name for file in (tmp_path / "put away").iterdir()] == []


def test_all_can_be_put_away_what_cannot_be_read_too(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    while page.model.rowCount():
        page.put_away()
    assert page.empty.isVisible()
    assert not page.delete_button.isEnabled()
    assert len(list((tmp_path / "put away").iterdir())) == 3
    page.put_away()
    page.bring_back()
    assert [path.name for path in page.model.paths] == ["bad.peling"]
    for left in (2, 3, 3):
        page.bring_back()
        assert len(page.model.paths) == left, "the one before it, as long as there is one"


def test_where_all_games_are_put_away_the_work_begins_with_bringing_one_back(window: MainWindow) -> None:
    page = page_of(window)
    window.activateWindow()
    page.list.setFocus()
    while page.model.rowCount():
        QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert window.focusWidget() is page.away.undo
    page.away.hide()
    page.setFocus()
    assert window.focusWidget() is page.all_away
    QTest.keyClick(page.all_away, Qt.Key.Key_Escape)
    assert window.current is PageId.HOME


def test_what_was_put_away_is_found_and_brought_back_after_a_restart(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = page_of(window)
    assert not page.all_away.isVisible()
    while page.model.rowCount():
        page.put_away()
    window.close()
    again = make_window(make_context(session=Session(tmp_path), settings={"sound": False}))
    qtbot.addWidget(again)
    again.show_page(PageId.GAMES)
    page = page_of(again)
    assert page.empty.text() == "All games are put away."
    assert page.all_away.text() == "3 games put away…"
    QTest.mouseClick(page.all_away, Qt.MouseButton.LeftButton)
    (dialog,) = page.findChildren(AwayDialog)
    assert dialog.focusWidget() is dialog.list
    assert len(dialog.model.paths) == 3
    QTest.keyClick(dialog.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(dialog.model.paths) == 3
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert (page.model.rowCount(), len(dialog.model.paths)) == (1, 2)
    assert page.all_away.text() == "2 games put away…"
    dialog.back_button.click()
    dialog.back_button.click()
    assert not dialog.isVisible()
    assert not page.all_away.isVisible()
    assert sorted(path.name for path in page.model.paths) == ["bad.peling", "one.peling", "two.peling"]
    again.close()


@pytest.mark.parametrize("sure", [True, False])
def test_what_was_put_away_is_deleted_only_when_the_user_says_so_twice(
    window: MainWindow, tmp_path: Path, *, sure: bool
) -> None:
    page = page_of(window)
    bookmarks = Path(f"{page.list.path}{ENDING}")
    bookmarks.write_text("[]")
    title = str(page.model.data(page.list.currentIndex()))
    page.put_away()
    page.show_put_away()
    (dialog,) = page.findChildren(AwayDialog)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    (box,) = dialog.findChildren(AskBefore)
    assert title in box.title.text()
    assert title.partition(",")[0] in box.said
    assert box.keep.isDefault()
    assert box.keep.text() == "Keep it"
    folder = tmp_path / PUT_AWAY
    assert len(list(folder.iterdir())) == 2
    (box.do if sure else box.keep).click()
    assert len(list(folder.iterdir())) == (0 if sure else 2)
    assert (page.away.can_undo, page.all_away.isVisible()) == (not sure, not sure)
    assert dialog.isVisible() is not sure


def test_only_what_was_put_away_can_be_deleted(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    path = saved(tmp_path / "one.peling")
    with pytest.raises(ValueError, match="not put away"):
        store.delete(path)
    away = store.put_away(path)
    with Journal.open(away), pytest.raises(JournalError):
        store.delete(away)
    assert away.exists()
    store.delete(away)
    assert not away.exists()


def test_looking_at_what_was_put_away_changes_nothing_and_removes_nothing(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for name in ("one", "two"):
        store.put_away(saved(tmp_path / f"{name}.peling"))
    before = {file.name: file.read_bytes() for file in (tmp_path / PUT_AWAY).iterdir()}
    games, unreadable = store.away.all(), store.away.unreadable
    assert [game.path.name for game in games] == ["one.peling", "two.peling"]
    assert (unreadable, store.away.count, store.all()) == ((), 2, [])
    assert {file.name: file.read_bytes() for file in (tmp_path / PUT_AWAY).iterdir()} == before


def test_the_buttons_are_reached_by_keys_and_named(window: MainWindow) -> None:
    page = page_of(window)
    page.put_away()
    buttons = (page.delete_button, page.away.undo)
    for button in buttons:
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert button.text()
    assert page.delete_button.accessibleDescription()


def test_the_open_game_can_be_put_away_and_there_is_no_table_to_go_back_to(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = page_of(window)
    session = page.session
    assert session is not None
    path = page.list.path
    assert path is not None
    with qtbot.waitSignal(session.opened):
        window.ways.continue_game(path)
    window.show_page(PageId.GAMES)
    page.list.setCurrentIndex(page.model.index(page.model.paths.index(path)))
    page.put_away()
    assert session.view is None
    assert path not in page.model.paths
    window.go_back()
    assert window.current is PageId.HOME
    QApplication.processEvents()


def test_a_game_that_is_open_elsewhere_is_not_put_away(window: MainWindow) -> None:
    page = page_of(window)
    path = page.list.path
    assert path is not None
    with Journal.open(path):
        page.put_away()
        assert path.exists()
        assert path.name in window.notice.text()
        assert not page.away.isVisible()


def test_a_file_that_cannot_be_read_is_reported_when_it_is_to_be_opened(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = page_of(window)
    page.list.setCurrentIndex(page.model.index(2))
    assert not page.replay_button.isEnabled()
    assert not page.continue_button.isEnabled()
    assert page.delete_button.isEnabled()
    session = page.session
    assert session is not None
    with qtbot.waitSignal(session.failed):
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert "bad.peling" in window.notice.text()
    assert window.current is PageId.GAMES


def test_only_what_may_be_readable_the_next_time_can_be_tried_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = page_of(window)
    for kind in JournalTrouble:
        page.model.show((), (Unreadable(tmp_path / "x.peling", kind, None),))
        page.list.setCurrentIndex(page.model.index(0))
        said = {
            JournalTrouble.IN_USE,
            JournalTrouble.UNREADABLE,
            JournalTrouble.READ_ONLY,
            JournalTrouble.DISK_FULL,
        }
        assert page.continue_button.isEnabled() is (kind in said), kind
        bad = (Unreadable(tmp_path / "x.sheet", kind, None),)
        saved = SavedSheetsPage(page.theme, SavedSheets(tuple, partial(tuple, bad)))
        qtbot.addWidget(saved)
        saved.model.refresh()
        assert saved.open_button.isEnabled() is (kind in said), kind
        assert saved.delete_button.isEnabled()


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("kind", [GamesPage, SavedSheetsPage])
def test_what_an_empty_list_says_stands_under_the_head(
    qtbot: QtBot, tmp_path: Path, kind: type[GamesPage | SavedSheetsPage], size: QSize
) -> None:
    context = make_context(session=Session(tmp_path))
    page = (
        GamesPage(context.services, context.games, context.session)
        if kind is GamesPage
        else SavedSheetsPage(context.theme, SavedSheets(tuple, tuple))
    )
    qtbot.addWidget(page)
    page.resize(size)
    page.away.tell("One")
    page.all_away.setVisible(True)
    page.show()
    QApplication.processEvents()
    assert page.empty.isVisible()
    assert not page.list.isVisible()
    column = page.column
    empty = [part.isHidden() if isinstance(part, QWidget) else part.isEmpty() for part in parts_of(column)]
    rows = [part.geometry() for part, is_empty in zip(parts_of(column), empty, strict=True) if not is_empty]
    assert len(rows) >= 2
    gaps = [lower.top() - upper.bottom() - 1 for upper, lower in pairwise(rows)]
    assert gaps == [column.spacing()] * len(gaps)
    assert rows[-1].bottom() < 350


def test_what_is_gone_when_it_is_put_away_is_reported_and_not_offered_back(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(window)
    page.put_away()
    assert page.away.undo.isVisible()
    session = window.context.session
    assert session is not None
    tried = page.list.path
    assert tried is not None

    def leave(path: Path) -> None:
        """Do what the session does with a position that was tried out and left as it was."""
        path.unlink()

    monkeypatch.setattr(session, "put_away", leave)
    page.put_away()
    assert tried not in page.model.paths
    assert "is gone" in page.away.words
    assert not page.away.undo.isVisible()
    before = said(page)
    page.bring_back()
    assert said(page) == before, "another game came back than was spoken of"
    monkeypatch.undo()
    assert len(list((tmp_path / "put away").iterdir())) == 1
    page.put_away()
    assert "was put away" in page.away.words
    assert page.away.undo.isVisible()


def shown_as(row: SavedRow, _game: SavedGame) -> SavedRow:
    return row


def test_who_plays_by_which_rules_is_read_to_its_end_where_the_window_is_small(qtbot: QtBot) -> None:
    """The longest that the program says, not counting names that were given."""
    context = make_context(language=Language.GERMAN)
    when = datetime(2025, 11, 26, 22, 10).astimezone()
    game = replace(saved_game(), standings=(-1214, -196, 2338, -1356), from_deal=12, from_began=when)
    row = f"{origin_words(game, datetime.now().astimezone())} · {players_words(game)} · {house_words(game)}"
    model = GamesModel()
    model.show((game,))
    for width in (860, 1250):
        pictures = []
        for end in ("a", "b"):
            shown = SavedRow("", "Pung Chow", "", "", ("", ""), third=row + end)
            view = SavedList(model, context.theme, partial(shown_as, shown), lines=3)
            qtbot.addWidget(view)
            view.resize(width, 400)
            view.show()
            pictures.append(picture(view))
        assert pictures[0] != pictures[1], f"the end is not seen at {width}"
    context.translations.use(Language.ENGLISH)


def test_who_plays_how_well_what_they_have_and_by_which_rules_is_seen_in_a_row(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.GAMES)
    page, game = page_of(window), saved_game()
    changed: dict[str, dict[str, object]] = {
        "as it is": {},
        "name": {"names": (*game.names[:3], ("Ida", "club", ""))},
        "level": {"names": (*game.names[:3], (game.names[3][0], "expert", game.names[3][2]))},
        "standings": {"standings": (*game.standings[:3], -157)},
        "rules": {"house_name": "Thursday"},
        "deal": {"deal": game.deal + 1},
        "wind": {"wind": Wind.WEST},
    }
    seen = []
    for values in changed.values():
        context.games.show((replace(game, **values),))  # type: ignore[arg-type]  # fields of several types
        seen.append(picture(page.list))
    assert [seen.count(one) for one in seen] == [1] * len(changed), list(changed)
