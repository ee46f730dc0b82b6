"""Another size of text or language that comes while a page is shown leaves every button its words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.controls import Button
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import LARGE, make_context, make_window

WITHOUT_GAME = tuple(
    page
    for page in PageId
    if page not in {PageId.TABLE, PageId.REPLAY, PageId.REVIEW, PageId.OWN_HANDS, PageId.SCORE}
)
WIDTHS = (1024, 1440)
WAYS = ("drills", "guided", "course:pung-chow", "examples:pung-chow")
NAME = "Pe-Ling"
"""The name of the program on the start page follows the window as the pictures do."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Return the program's window."""
    made = make_window(make_context(settings={"sound": False}))
    qtbot.addWidget(made)
    yield made
    made.context.translations.use(Language.ENGLISH)
    made.close()


def cut(page: QWidget) -> list[str]:
    """Return the buttons that are narrower than their words; a key beside them may be spared."""
    buttons = [one for one in page.findChildren(Button) if one.isVisible()]
    return [one.text() for one in buttons if one.minimumSizeHint().width() > one.width() + 1]


def lay_out() -> None:
    """Let pages be laid out: what a part needs goes up from layout to layout, one round of events each."""
    for _ in range(5):
        QApplication.processEvents()


def change(window: MainWindow) -> Iterator[str]:
    """Change text and language one after the other; say each time what it is now."""
    update = window.context.preferences.update
    for zoom, language in ((150, Language.ENGLISH), (150, Language.GERMAN), (100, Language.GERMAN)):
        update(text_zoom=zoom, language=language)
        lay_out()
        yield f"{zoom} % {language}"
    update(text_zoom=100, language=Language.ENGLISH)


@pytest.mark.thorough
@pytest.mark.parametrize("width", by_day({1024}, WIDTHS))
@pytest.mark.parametrize("page_id", by_day(WITHOUT_GAME[::2], WITHOUT_GAME))
def test_no_button_of_a_page_is_cut(window: MainWindow, page_id: PageId, width: int) -> None:
    window.resize(width, 700)
    window.show_page(page_id)
    for how in change(window):
        assert cut(window.page(page_id)) == [], how


@pytest.mark.thorough
@pytest.mark.parametrize("width", by_day({1024}, WIDTHS))
@pytest.mark.parametrize("way", by_day({"guided"}, WAYS))
def test_no_button_of_a_way_to_learn_is_cut(window: MainWindow, way: str, width: int) -> None:
    window.resize(width, 700)
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.open(way)
    if way == "guided":
        learn.guided.model.go_to(6)
    elif not way.startswith("course"):
        model = learn.drills.model
        assert model.asked is not None
        model.solve(model.asked.question.solutions[0])
        model.check()
    for how in change(window):
        assert cut(learn) == [], how


def sizes(page: QWidget) -> dict[QLabel, int]:
    """Return how large the words of each label are that is seen."""
    labels = [one for one in page.findChildren(QLabel) if one.isVisible() and one.text()]
    return {one: one.fontInfo().pixelSize() for one in labels}


def kept_small(window: MainWindow, page: QWidget) -> list[str]:
    """Return the words of a page that are no larger at 150 %."""
    window.context.preferences.update(text_zoom=100)
    QApplication.processEvents()
    before = sizes(page)
    window.context.preferences.update(text_zoom=150)
    QApplication.processEvents()
    after = sizes(page)
    window.context.preferences.update(text_zoom=100)
    return [one.text() for one, pixels in before.items() if after.get(one, pixels + 1) <= pixels]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("pages", "ways"),
    [
        (WITHOUT_GAME[1::3], WAYS[:1]),
        pytest.param(WITHOUT_GAME[::3], WAYS[1:], marks=pytest.mark.nightly),
        pytest.param(WITHOUT_GAME[2::3], (), marks=pytest.mark.nightly),
    ],
    ids=["some", "others", "rest"],
)
def test_all_words_of_pages_grow_with_the_text(
    window: MainWindow, pages: tuple[PageId, ...], ways: tuple[str, ...]
) -> None:
    """What was right and wrong in a sitting of drills was said small, whatever size was chosen."""
    window.resize(LARGE)
    for page_id in pages:
        window.show_page(page_id)
        assert [words for words in kept_small(window, window.page(page_id)) if words != NAME] == [], page_id
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    window.show_page(PageId.LEARN)
    for way in ways:
        learn.open(way)
        assert kept_small(window, learn) == [], way


@pytest.mark.nightly  # by day that all words grow
def test_the_squares_of_a_sitting_grow_with_the_sidebar(window: MainWindow) -> None:
    window.resize(LARGE)
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.open("drills")
    squares = learn.drills.sitting.squares
    rooms = []
    for zoom in (100, 150):
        window.context.preferences.update(text_zoom=zoom)
        QApplication.processEvents()
        rooms.append((squares.height(), learn.drills.sidebar.width()))
    (low, narrow), (high, wide) = rooms
    assert high / low == pytest.approx(wide / narrow, abs=0.05)
    assert wide > narrow


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("zoom", by_day([150], [100, 125, 150]))
def test_no_page_needs_more_width_than_the_least_window_has(
    window: MainWindow, language: Language, zoom: int
) -> None:
    """In German large text which games Records count reached over the right edge, beside the title.

    The language changes while the page is in front: it had been measured in its words before.
    """
    update, least = window.context.preferences.update, window.minimumSize()
    update(text_zoom=zoom, text_by_system=False)
    window.resize(least)
    for page_id in WITHOUT_GAME:
        update(language=next(one for one in LANGUAGES if one is not language))
        window.show_page(page_id)
        lay_out()
        assert window.page(page_id).minimumSizeHint().width() <= least.width(), f"{page_id} before"
        update(language=language)
        lay_out()
        assert window.page(page_id).minimumSizeHint().width() <= least.width(), page_id
        assert window.size() == least, page_id
