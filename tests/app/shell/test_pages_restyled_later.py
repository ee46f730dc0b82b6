"""A page that is not seen is restyled when it is shown, and looks then as one restyled at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Appearance, Language
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import LOOKS, PLAIN
from tests.end2end.stage import make_context, make_window, picture

pytestmark = pytest.mark.usefixtures("steady_caret")

SETUP = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("A", "B", "C")), learning_aids=True
)


class Restyled(QObject):
    """Notes the pages that were given a style sheet, while it is installed."""

    def __init__(self, pages: dict[PageId, QWidget]) -> None:
        super().__init__()
        self._pages = {page: page_id for page_id, page in pages.items()}
        self.ids: set[PageId] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a page that is told of another style."""
        if (
            event.type() == QEvent.Type.StyleChange
            and isinstance(watched, QWidget)
            and watched in self._pages
        ):
            self.ids.add(self._pages[watched])
        return False


@pytest.fixture(scope="module")
def context(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> AppContext:
    assert qapp is not None
    folder = tmp_path_factory.mktemp("wardrobe")
    made = make_context(
        session=Session(folder / "games", new_seed=lambda: 1922),
        settings={"computer_pause": 0, "sound": False},
    )
    made.score_folder = folder / "sheets"
    return made


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest, context: AppContext) -> Iterator[MainWindow]:
    """Give all tests one window in which every page has been shown, with a game open."""
    qtbot = QtBot(request)
    made = make_window(context)
    made.ways.start_game(SETUP)
    session = context.session
    assert session is not None
    qtbot.waitUntil(lambda: made.current is PageId.TABLE)
    table = made.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    qtbot.waitUntil(lambda: bool(table.table_model.board.property("throwsShown")), timeout=60_000)
    table.table_model.board.hurry()
    qtbot.waitUntil(lambda: bool(session.legal), timeout=60_000)
    for page_id in PageId:
        made.show_page(page_id)
        picture(made)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, shown: MainWindow) -> MainWindow:
    """Return the window that all share, in front."""
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def restyled(window: MainWindow, change: Callable[[], object]) -> set[PageId]:
    """Return the pages in which something is restyled by a change."""
    noted = Restyled({page_id: window.page(page_id) for page_id in PageId})
    for page_id in PageId:
        window.page(page_id).installEventFilter(noted)
    change()
    for _ in range(3):
        QApplication.processEvents()
    for page_id in PageId:
        window.page(page_id).removeEventFilter(noted)
    return noted.ids


def look_at(window: MainWindow, page_id: PageId) -> QImage:
    window.show_page(page_id)
    return picture(window)


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_a_page_that_is_restyled_later_looks_as_one_restyled_at_once(
    window: MainWindow, context: AppContext, look: dict[str, object]
) -> None:
    update = context.preferences.update
    for page_id in PageId:
        other = PageId.GAMES if page_id is not PageId.GAMES else PageId.SETUP
        plain = look_at(window, page_id)
        assert restyled(window, partial(update, **look)) == {page_id}
        at_once = picture(window)
        assert at_once != plain, f"{page_id} takes no notice"
        assert restyled(window, partial(update, **PLAIN)) == {page_id}
        back = picture(window)
        window.show_page(other)
        assert restyled(window, partial(update, **look)) == {other}
        assert page_id in restyled(window, partial(window.show_page, page_id))
        assert picture(window) == at_once, f"{page_id} is not as when it is restyled at once"
        window.show_page(other)
        assert restyled(window, partial(update, **PLAIN)) == {other}
        assert look_at(window, page_id) == back, f"{page_id} does not become what it was"


def test_a_page_that_comes_back_in_the_same_look_is_not_restyled(
    window: MainWindow, context: AppContext
) -> None:
    for page_id in PageId:
        window.show_page(page_id)
    context.preferences.update(text_zoom=150)
    context.preferences.update(text_zoom=100)
    for page_id in PageId:
        assert restyled(window, partial(window.show_page, page_id)) <= {page_id}
        assert not restyled(window, partial(window.show_page, PageId.HELP)) - {PageId.HELP}
        assert not restyled(window, partial(window.show_page, page_id))


def test_a_page_in_another_language_and_another_look_is_the_one_made_so(
    window: MainWindow, context: AppContext
) -> None:
    try:
        window.show_page(PageId.HELP)
        context.preferences.update(language=Language.GERMAN)
        in_german = look_at(window, PageId.SETUP)
        window.show_page(PageId.HELP)
        context.preferences.update(language=Language.ENGLISH, appearance=Appearance.NIGHT)
        window.show_page(PageId.SETUP)
        context.preferences.update(language=Language.GERMAN, appearance=Appearance.DAY)
        assert picture(window) == in_german
    finally:
        context.preferences.update(language=Language.ENGLISH)
