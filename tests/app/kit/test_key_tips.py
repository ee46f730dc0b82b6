"""What is said of a thing under a resting mouse is said where the keys go as well."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling_app.kit.pace import AT_ONCE
from peling_app.kit.view.focus_keeper import FocusKeeper, PageStack
from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.words.tips import LONGEST_LINE, in_lines, tip


class AtOnce(QProxyStyle):
    """A style whose tips do not wait."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - a name of Qt
    ) -> int:
        """Return no time for tips."""
        waits = hint is QStyle.StyleHint.SH_ToolTip_WakeUpDelay
        return 0 if waits else super().styleHint(hint, option, widget, returnData)


def test_what_keys_move_to_shows_its_tip_as_the_mouse_does(qtbot: QtBot) -> None:
    window, style, pages = QMainWindow(), AtOnce(), PageStack()
    qtbot.addWidget(window)
    page = QWidget()
    first, second = (QPushButton(name) for name in ("first", "second"))
    column = QVBoxLayout(page)
    for widget in (first, second):
        column.addWidget(widget)
    for bearer, said in ((page, "of the page"), (second, "of the second")):
        bearer.setStyle(style)
        bearer.setToolTip(said)
    pages.addWidget(page)
    window.setCentralWidget(pages)
    keeper = FocusKeeper(window, pages, AT_ONCE)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    keeper.watch_input()
    first.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert second.hasFocus()
    qtbot.waitUntil(lambda: QToolTip.text() == "of the second")
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    second.setToolTip("another choice")
    qtbot.waitUntil(lambda: QToolTip.text() == "another choice")
    # What Enter makes of a thing is read where the page says it, not over it.
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    second.setToolTip("why it is wrong")
    for _ in range(5):
        QApplication.processEvents()
    assert not QToolTip.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
    second.setToolTip("a third choice")
    qtbot.waitUntil(lambda: QToolTip.text() == "a third choice")
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Up)
    assert first.hasFocus()
    qtbot.waitUntil(lambda: QToolTip.text() == "of the page")


def tip_by_tab(
    qtbot: QtBot, keeper: FocusKeeper, window: QWidget, first: QWidget, second: QWidget
) -> QWidget:
    """Return the tip that Tab from one thing to the next one brings."""
    keeper.watch_input()
    first.setFocus()
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: QToolTip.text() == second.toolTip())
    return next(one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")


def test_a_tip_stands_above_where_what_is_asked_stands_below(qtbot: QtBot) -> None:
    """The name of a level of drills lay over the question."""
    window, pages = QMainWindow(), PageStack()
    qtbot.addWidget(window)
    page = QWidget()
    column = QVBoxLayout(page)
    first, second, below = (QPushButton(name) for name in ("first", "second", "what is asked"))
    for button in (first, second, below):
        column.addWidget(button)
    style = AtOnce()
    second.setStyle(style)
    second.setToolTip("of the second")
    second.setProperty(ABOVE, True)
    pages.addWidget(page)
    window.setCentralWidget(pages)
    keeper = FocusKeeper(window, pages, AT_ONCE)
    window.move(60, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    shown = tip_by_tab(qtbot, keeper, window, first, second)
    assert shown.geometry().bottom() < second.mapToGlobal(QPoint()).y()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)


@pytest.mark.parametrize("at_right", [False, True])
def test_a_tip_without_room_leaves_what_it_speaks_of_in_sight(qtbot: QtBot, *, at_right: bool) -> None:
    window, style, pages = QMainWindow(), AtOnce(), PageStack()
    qtbot.addWidget(window)
    first, second = (QPushButton(name) for name in ("first", "second"))
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    for button in (first, second):
        button.setStyle(style)
        button.setMinimumHeight(80)
        column.addWidget(button)
    second.setToolTip("of the second, and of all that is to be said of it")
    pages.addWidget(page)
    window.setCentralWidget(pages)
    keeper = FocusKeeper(window, pages, AT_ONCE)
    screen = window.screen().availableGeometry()
    if at_right:
        window.setGeometry(screen.right() - 99, 40, 100, 200)
    else:
        window.setGeometry(40, screen.bottom() - 199, 300, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    shown = tip_by_tab(qtbot, keeper, window, first, second)
    assert not shown.geometry().intersects(QRect(second.mapToGlobal(QPoint()), second.size()))
    assert screen.contains(shown.geometry())
    if at_right:
        assert shown.geometry().right() > screen.right() - 10, "no further left than is needed"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)


def test_a_long_tip_is_broken_between_words() -> None:
    said = "Tab goes to the next player, " * 6
    assert max(map(len, in_lines(said).split("\n"))) <= LONGEST_LINE
    assert in_lines(said).split() == said.split()


def test_a_tip_is_plain_wherever_qt_shows_it_so() -> None:
    """A screen reader is given the tip as it stands: it read "<span>Tom &amp; Jerry</span>"."""
    for name in ("Tom & Jerry", "&amp; Co", "&", "a\n& b"):
        assert tip(name) == name
        assert not Qt.mightBeRichText(name)
    for name in ("<b>", "&lt;b", "a <i>"):
        assert Qt.mightBeRichText(tip(name)), "else Qt might take the name itself for HTML"
