"""What opens over a window has the look of the window, and follows it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.theme import LACQUER
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.style import dress
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.platform.sounds import Sounds
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import LOOKS, PLAIN
from tests.by_day import by_day
from tests.end2end.stage import SMALL, make_context, make_window, picture
from tests.sources import trees

pytestmark = pytest.mark.usefixtures("steady_caret")

APP = Path(peling_app.__file__).parent


@pytest.fixture(autouse=True)
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for no loudspeaker: whether there is one would be said in the settings at any moment."""
    monkeypatch.setattr(Sounds, "look", lambda _sounds: None)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_another_look_is_no_other_choice(look: dict[str, object]) -> None:
    context = make_context()
    said: list[str] = []
    context.rules.changed.connect(partial(said.append, "rules"))
    context.rules.sets.changed.connect(partial(said.append, "sets"))
    context.preferences.update(**look)
    context.preferences.update(**PLAIN)
    assert said == [], "what follows the choices, and is not seen, works for nothing"
    context.preferences.update(**look, rule_set="fenghua")
    assert set(said) == {"rules", "sets"}


def opened() -> QWidget:
    """Return the dialog or menu that was opened last."""
    kinds = (QDialog, QMenu)
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, kinds) and one.isVisible()][-1]


OPENERS: dict[str, Callable[[MainWindow], object]] = {
    "settings": MainWindow.show_settings,
    "about": MainWindow.show_about,
    "house rules": lambda window: window.ways.show_house_rules(),
    "menu": MainWindow.open_menu,
}


over_the_window = pytest.mark.parametrize(
    ("opener", "look"),
    [
        pytest.param(
            opener, look, id=f"{name}-{how}", marks=[] if (at + to) % 3 == 0 else [pytest.mark.nightly]
        )
        for at, (name, opener) in enumerate(OPENERS.items())
        for to, (how, look) in enumerate(LOOKS.items())
    ],
)
"""Each of them, and each look at least once; at night each in each look."""


@pytest.mark.thorough
@over_the_window
def test_what_opens_over_the_window_has_the_present_look(
    qtbot: QtBot, opener: Callable[[MainWindow], object], look: dict[str, object]
) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)

    def picture_of_new() -> QImage:
        opener(window)
        shown = opened()
        image = picture(shown)
        shown.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return image

    plain = picture_of_new()
    context.preferences.update(**look)
    later = picture_of_new()
    if opener is not MainWindow.open_menu or "text_zoom" in look:
        assert later != plain
    context.preferences.update(**PLAIN)
    assert picture_of_new() == plain


@pytest.mark.thorough
@over_the_window
def test_what_is_open_over_the_window_follows_the_look_at_once(
    qtbot: QtBot, opener: Callable[[MainWindow], object], look: dict[str, object]
) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)

    def shown_in(before: dict[str, object], then: dict[str, object]) -> QImage:
        context.preferences.update(**before)
        opener(window)
        shown = opened()
        context.preferences.update(**then)
        shown.resize(600, 600)
        picture(shown)
        # How far it is scrolled is how far it had to be, to keep what has the focus in sight.
        for area in shown.findChildren(QScrollArea):
            area.verticalScrollBar().setValue(0)
        image = picture(shown)
        shown.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return image

    assert shown_in(PLAIN, look) == shown_in(look, {})


EXPLAINED = Explained("Chow", "Three tiles in order of <b>one suit</b>. " * 3, "Part I, Chow, p. 19", "X-1")


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_a_sheet_beside_a_word_follows_the_look_at_once(qtbot: QtBot, look: dict[str, object]) -> None:
    context = make_context()
    pictures = []
    for before, then in ((PLAIN, look), (look, {})):
        context.preferences.update(**before)
        page, word = QWidget(), QWidget()
        qtbot.addWidget(page)
        page.resize(900, 600)
        word.setParent(page)
        dress(page, context.theme)
        sheet = Popover(context.theme, page)
        page.show()
        sheet.open(lambda: EXPLAINED, word)
        context.preferences.update(**then)
        pictures.append(picture(page))
    assert pictures[0] == pictures[1]


def test_a_term_of_a_sheet_that_is_open_has_as_much_room_as_on_one_that_is_not(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    sheet = Popover(make_context().theme, page)
    page.show()
    heights = []
    for beside in (page, sheet):
        sheet.open(lambda: EXPLAINED, beside)
        heights.append(sheet.height())
        picture(page)
    assert heights[0] == heights[1] > 100


def test_a_term_of_a_page_out_of_sight_is_explained_anew_when_both_are_seen_again(qtbot: QtBot) -> None:
    """A page that is put away may be narrower than the margins of what lies on it."""
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    pages.resize(900, 600)
    page = QWidget()
    pages.addWidget(page)
    pages.addWidget(QWidget())
    context = make_context()
    sheet = Popover(context.theme, page)
    pages.show()
    asked: list[QSize] = []

    def ask() -> Explained:
        asked.append(page.size())
        return EXPLAINED

    sheet.open(ask, page)
    whole = sheet.size()
    pages.setCurrentIndex(1)
    page.resize(22, 600)
    context.preferences.update(text_zoom=150)
    assert len(asked) == 1
    pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: len(asked) > 1)
    assert set(asked) == {QSize(900, 600)}
    assert sheet.width() > whole.width()


@pytest.mark.thorough
@pytest.mark.parametrize("look", by_day([LOOKS["night"]], LOOKS.values()))
def test_a_message_follows_the_look_at_once(qtbot: QtBot, look: dict[str, object]) -> None:
    pictures = []
    for before, then in ((PLAIN, look), (look, {})):
        context = make_context(settings=before)
        window = make_window(context)
        qtbot.addWidget(window)
        window.notice.tell(lambda: "Nothing could be written. " * 9)
        context.preferences.update(**then)
        pictures.append(picture(window))
    assert pictures[0] == pictures[1]


def test_the_question_of_the_learn_page_is_as_dark_as_the_page(qtbot: QtBot) -> None:
    context = make_context(night=True)
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.start.reset_button.click()
    box = opened()
    assert isinstance(box, AskBefore)
    assert box.focusWidget() is box.keep
    assert picture(box).pixelColor(2, 2).lightness() < 80
    box.close()


@pytest.mark.thorough
def test_tooltips_have_the_look_of_the_lacquer(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    for page_id in (PageId.HOME, PageId.HELP):
        window.show_page(page_id)
        QToolTip.showText(window.rect().center(), "Words", window.page(page_id))
        tip = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
        image = picture(tip)
        assert image.pixelColor(3, 3).name().upper() == LACQUER.ground8
        QToolTip.hideText()


def test_what_opens_hangs_on_a_part_of_a_page_and_has_its_style_sheet() -> None:
    asking = {"QFileDialog", "QMessageBox", "QMenu", "QInputDialog"}
    wrong = [
        f"{path.relative_to(APP)}:{node.lineno}"
        for path, tree in trees(APP, naming=asking).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in asking
        and (not node.args or ast.unparse(node.args[0]).endswith(".window()"))
    ]
    assert not wrong


@pytest.mark.thorough
def test_a_sheet_beside_a_word_speaks_another_language_at_once(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    window.show_page(PageId.LEARN)
    page.open("course:pung-chow")
    sheet = page.course.popover
    said: list[tuple[str, str]] = []
    try:
        for language in (Language.ENGLISH, Language.GERMAN, Language.ENGLISH):
            context.preferences.update(language=language)
            QApplication.processEvents()
            if not said:
                page.course.paper.link_asked.emit("term:pung", page.course.paper.next)
            assert sheet.isVisible()
            assert sheet.close_button is not None
            said.append((sheet.accessibleName(), sheet.close_button.text()))
    finally:
        context.translations.use(Language.ENGLISH)
    assert said[0] == said[2]
    assert said[1][1] == "Schließen"
    assert said[0][0] != said[1][0]


@pytest.mark.thorough
def test_a_page_is_dressed_when_it_is_in_its_window_and_ready(qtbot: QtBot, tmp_path: Path) -> None:
    """Qt styles all in a dressed page once more with each step on its way there."""
    window = make_window(replace(make_context(), score_folder=tmp_path / "sheets"))
    qtbot.addWidget(window)
    window.show()
    page, score = window.page(PageId.HELP), window.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    parts = (page, score.sheet, score.large, score.evening, score.people)
    assert [type(part).__name__ for part in parts if part.styleSheet()] == []
    window.show_page(PageId.HELP)
    window.show_page(PageId.SCORE)
    assert all(part.styleSheet() for part in parts)
    window.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "page_id",
    by_day(
        [PageId.LEARN],
        [PageId.HELP, PageId.SETUP, PageId.BOOKS, PageId.GAMES, PageId.LEARN],
    ),
)
def test_a_page_in_front_has_room_for_larger_text_at_once(qtbot: QtBot, page_id: PageId) -> None:
    context = make_context()
    context.preferences.update(language=Language.GERMAN)
    window = make_window(context, SMALL)
    qtbot.addWidget(window)
    try:
        window.show_page(page_id)
        for zoom in (140, 150, 100, 150):
            context.preferences.update(text_zoom=zoom)
            QApplication.processEvents()
            cut = [
                (zoom, type(one).__name__, inner.minimumSizeHint().width() - one.viewport().width())
                for one in window.page(page_id).findChildren(QScrollArea)
                if one.isVisible()
                and (inner := one.widget()) is not None
                and one.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
                and inner.minimumSizeHint().width() > one.viewport().width()
            ]
            assert cut == []
    finally:
        context.translations.use(Language.ENGLISH)
