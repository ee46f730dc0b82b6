"""A page that is not seen is restyled when it is shown, and looks then as one restyled at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.focus_keeper import PageStack
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Bare, Words, set_look
from peling_app.kit.view.style import apply, dress, text_font
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Appearance, Language
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import LOOKS, PLAIN
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window, picture

pytestmark = [pytest.mark.usefixtures("steady_caret"), pytest.mark.slow]
"""All are slow, so that none comes apart from the others, for whom every page would be shown anew."""

SETUP = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("A", "B", "C")), learning_aids=True
)

SOME = (PageId.TABLE, PageId.SCORE)
"""Pages of two sorts: a board, and parts in a stack with fields and a table; at night all pages."""


class Restyled(QObject):
    """Notes the pages that were given a style sheet, or a part of which was, while it is installed."""

    def __init__(self, pages: dict[QWidget, str]) -> None:
        super().__init__()
        self._pages = pages
        self.ids: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a page that hears of another style."""
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
    qtbot.waitUntil(lambda: table.table_model.board.beginning.opening is not None, timeout=60_000)
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


def restyled(window: MainWindow, change: Callable[[], object]) -> set[str]:
    """Return the pages in which something is restyled by a change."""
    pages: dict[QWidget, str] = {part: page_id for page_id in PageId for part in parts(window.page(page_id))}
    noted = Restyled(pages)
    for page in pages:
        page.installEventFilter(noted)
    change()
    for _ in range(3):
        QApplication.processEvents()
    for page in pages:
        page.removeEventFilter(noted)
    return noted.ids


def parts(page: Page) -> list[QWidget]:
    """Return what of a page has a look of its own: its parts that stand in a stack, or the page itself."""
    if not page.has_parts:
        return [page]
    (stack,) = (one for one in page.findChildren(PageStack) if one.parent() is page)
    return [part for number in range(stack.count()) if (part := stack.widget(number)) is not None]


def look_at(window: MainWindow, page_id: PageId) -> QImage:
    window.show_page(page_id)
    return picture(window)


@pytest.mark.thorough
@pytest.mark.parametrize("page_id", by_day(SOME, PageId))
def test_a_page_that_is_restyled_later_looks_as_one_restyled_at_once(
    window: MainWindow, context: AppContext, page_id: PageId
) -> None:
    """By all that a look has at once: colours, contrast and the size of text."""
    look = {key: value for one in LOOKS.values() for key, value in one.items()}
    update = context.preferences.update
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


@pytest.mark.parametrize(
    "pages", [SOME, pytest.param(tuple(PageId), marks=pytest.mark.nightly)], ids=["some", "all"]
)
def test_a_page_that_comes_back_in_the_same_look_is_not_restyled(
    window: MainWindow, context: AppContext, pages: tuple[PageId, ...]
) -> None:
    for page_id in PageId:
        window.show_page(page_id)
    context.preferences.update(text_zoom=150)
    context.preferences.update(text_zoom=100)
    for page_id in pages:
        assert restyled(window, partial(window.show_page, page_id)) <= {page_id}
        assert not restyled(window, partial(window.show_page, PageId.HELP)) - {PageId.HELP}
        assert not restyled(window, partial(window.show_page, page_id))


@pytest.mark.thorough
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


@contextmanager
def noting(parts: Mapping[QWidget, str]) -> Iterator[Restyled]:
    """Note which of some parts of pages are restyled."""
    noted = Restyled(dict(parts))
    for part in parts:
        part.installEventFilter(noted)
    try:
        yield noted
    finally:
        for part in parts:
            part.removeEventFilter(noted)


@pytest.mark.nightly  # by day score sheets
def test_of_a_page_with_parts_only_the_one_that_is_seen_is_restyled(
    window: MainWindow, context: AppContext
) -> None:
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    for way in ("guided", "drills"):
        learn.open(way)
    with noting({learn.drills: "drills", learn.guided: "guided"}) as noted:
        context.preferences.update(appearance=Appearance.NIGHT)
        assert noted.ids == {"drills"}
        learn.open("guided")
        assert noted.ids == {"drills", "guided"}, "it catches up when it is shown"
        assert learn.guided.services.theme.is_night()
    context.preferences.update(appearance=Appearance.DAY)


def test_of_score_sheets_only_what_is_seen_is_restyled(window: MainWindow, context: AppContext) -> None:
    """Seven parts turned to night for the one that was seen: a sheet took a quarter as long again."""
    window.show_page(PageId.SCORE)
    score = window.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    score.show_start()
    with noting({score.start: "start", score.saved: "saved", score.sheet: "sheet"}) as noted:
        context.preferences.update(appearance=Appearance.NIGHT)
        assert noted.ids == {"start"}
        score.show_saved()
        assert noted.ids == {"start", "saved"}
    context.preferences.update(appearance=Appearance.DAY)


def test_a_label_keeps_the_look_that_it_was_given(qapp: QApplication, qtbot: QtBot) -> None:
    """Qt gives back the colours from before a style sheet whenever one is set again."""
    theme = Theme(Preferences())
    apply(qapp, theme)
    page = QWidget()
    qtbot.addWidget(page)
    words = Words(text_font(theme, 14), theme.paper.ink, "East")
    labels = [words, label(), label("small"), label()]
    fill(QVBoxLayout(page), *labels)
    dress(page, theme)
    page.show()
    assert [one.font().pixelSize() for one in labels] == [14, 15, theme.sized(13.5), 15]
    with noting({words: "words"}) as noted:
        for one in labels:
            set_look(one, text_font(theme, 22), theme.paper.red)
        assert not noted.ids, "that would take twice as long"
    labels[-1].setStyleSheet("border: 1px solid red;")
    page.setStyleSheet(page.styleSheet() + " QDialog { border: none; }")
    for one in labels:
        assert one.font().pixelSize() == 22
        assert one.palette().windowText().color().name() == theme.paper.red.lower()


def test_no_bare_label_is_without_a_role(window: MainWindow) -> None:
    """The style sheet would leave it alone: its text stayed small in a large window."""
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    for way in ("guided", "drills"):
        learn.open(way)
    roles = [one.property("role") for one in learn.findChildren(Bare) if type(one) is Bare]
    assert roles
    assert all(roles)


@pytest.mark.thorough
def test_no_plain_label_has_a_role() -> None:
    """For one of Qt's own the style sheet has the look of ordinary text alone: `Bare` has its role."""
    plain = re.compile(r"([\w.]+) = QLabel\(")
    given = re.compile(r"([\w.]+)\.setProperty\(\"role\"")
    sources = {one: one.read_text("utf-8") for one in Path(peling_app.__file__).parent.rglob("*.py")}
    assert any(map(given.search, sources.values()))
    wrong = {one.name: set(plain.findall(text)) & set(given.findall(text)) for one, text in sources.items()}
    assert {name: names for name, names in wrong.items() if names} == {}
