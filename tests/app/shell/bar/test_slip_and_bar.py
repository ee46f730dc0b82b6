"""The slip of messages over the bar, and the title in that: they take no key, focus or room of others."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.pace import Pace
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.notice import TOGETHER, Notice
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.tutor.model.why_page import WhyPage
from peling_app.play.tutor.view.why_not import WhyNotSheet
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.top_bar import TopBar
from tests.app.shell.windows import Make, setup_page
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window


def test_escape_that_is_held_down_puts_one_message_away_and_leaves_no_page(qtbot: QtBot, make: Make) -> None:
    window, _ = make()
    window.show_page(PageId.SETUP)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    handle, page = window.windowHandle(), window.page(PageId.SETUP)
    assert handle is not None

    def hold_escape() -> None:
        for again in (False, True, True):
            for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
                held = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", again)
                QApplication.sendEvent(handle, held)

    for stop in (page, *page.findChildren(QLineEdit)):
        stop.setFocus()
        for number in range(TOGETHER + 1):
            window.tell_words(f"Nothing could be written, {number}.".strip, "here")
        hold_escape()
        assert window.notice.text().count("Nothing") == 1, "those that waited behind come next"
        hold_escape()
        assert not window.notice.isVisible()
        assert window.current is PageId.SETUP


def test_escape_is_shown_only_where_it_goes(make: Make) -> None:
    """It stood on a message and on what lay below that; the message took it."""
    window, context = make()
    window.show_page(PageId.SETUP)
    page = setup_page(window)
    sheet = WhyNotSheet(context.theme, page)

    def shown() -> list[Button]:
        return [one for one in window.findChildren(Button) if one.isVisible() and one.shown_key == "Esc"]

    (back,) = shown()
    assert page.isAncestorOf(back)
    sheet.open(WhyPage("", "A chow"), QRect(200, 200, 40, 60))
    (close,) = shown()
    assert sheet.isAncestorOf(close)
    window.tell_words("It failed.".strip)
    assert shown() == [window.notice.close_button]
    window.notice.close_button.click()
    assert shown() == [close]
    sheet.close_and_return()
    assert shown() == [back]


def test_messages_touch_no_edge_of_their_slip(qtbot: QtBot) -> None:
    """Three of them did."""
    holder = QWidget()
    qtbot.addWidget(holder)
    bar, page = QWidget(holder), QWidget(holder)
    slip = Notice(make_context().theme, page, bar)
    bar.setGeometry(0, 0, 1024, 40)
    page.setGeometry(0, 40, 1024, 600)
    holder.resize(1024, 640)
    holder.show()
    for number in range(TOGETHER):
        slip.tell(f"The file {number} is damaged.".strip, str(number))
        QApplication.processEvents()
        shown = [line.geometry() for line in slip.lines if line.isVisible()]
        assert len(shown) == number + 1
        assert min(box.top() for box in shown) >= 4
        assert max(box.bottom() for box in shown) < slip.height() - 4


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("is_active", [True, False])
def test_a_message_takes_the_focus_from_nothing_in_the_bar(qtbot: QtBot, make: Make, is_active: bool) -> None:
    """The icon of the sound says that there is none: Space, struck again, pressed *Back* then."""
    window, _ = make()
    other = QWidget()
    qtbot.addWidget(other)
    for page_id, stop in product((PageId.SETUP, PageId.GAMES), window.bar.findChildren(QAbstractButton)):
        window.show_page(page_id)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        stop.setFocus()
        assert stop.hasFocus()
        if not is_active:
            other.show()
            other.activateWindow()
            qtbot.waitUntil(other.isActiveWindow)
        window.tell_words("Nothing could be written.".strip, "here")
        assert window.focusWidget() is stop, (page_id, stop.accessibleName())
        assert stop.isEnabled()
        window.withdraw("here")


def test_why_a_key_did_nothing_stays_until_it_could_be_read(qtbot: QtBot) -> None:
    window = make_window(replace(make_context(), pace=Pace(0, 0, seen=False, read=10**9)))
    qtbot.addWidget(window)
    window.show_page(PageId.LEARN)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(handle, key)
        QApplication.processEvents()
        assert window.notice.isVisible()
    window.close()


def test_the_title_in_the_bar_has_its_room_beside_tabs_of_other_words(qtbot: QtBot, make: Make) -> None:
    _, context = make()
    bar = TopBar(context.services)
    qtbot.addWidget(bar)
    bar.resize(1024, 40)
    bar.show()
    title = ("A long evening in the old house by the river, and in the garden", "Pung Chow, without a limit")
    for language in (*LANGUAGES, *LANGUAGES):
        bar.set_title(title)
        context.translations.use(language)
        QApplication.processEvents()
        shown = bar.shown_title
        bar.set_title(title)
        assert bar.shown_title == shown != title, language


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_of_the_name_of_a_book_what_stands_behind_the_comma_is_left_out_before_a_word_is_cut(
    qtbot: QtBot, make: Make, language: Language
) -> None:
    """In a small window it read "Pung Chow, ohne Li…" at the table."""
    _, context = make()
    context.translations.use(language)
    bar = TopBar(context.services)
    qtbot.addWidget(bar)
    bar.show()
    seen = set()
    for book in ("pung-chow", "pung-chow-limit", "fenghua"):
        name = short_title(book)
        for width in range(1500, 1000, -4):
            bar.resize(width, 40)
            QApplication.processEvents()
            bar.set_title((name, "Runde des Ostwinds", "Spiel 3 von 16"))
            first = bar.shown_title[0]
            assert first in {name, name.partition(", ")[0]} or len(bar.shown_title) < 3, (width, first)
            assert "…" not in first, (width, first)
            seen.add(first == name)
    assert seen == {True, False}
    context.translations.use(Language.ENGLISH)
