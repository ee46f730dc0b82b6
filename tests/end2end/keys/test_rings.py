"""What Tab comes to shows by a ring that it has the focus, on every screen and in every dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QApplication, QTableView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.text.linked import Linked
from peling_app.score.view.draw import DrawView
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.preview import PageView
from peling_app.score.view.row_tools import RowTool
from tests.end2end.pictures.shots import all_shots, put_away_windows
from tests.end2end.stage import make_context, other_stage

SCREENS = (
    "scoresheet-print-preview",
    "about",
    "books-1440x900",
    "compare-plain-1440x900",
    "drill-pung-chow-score-checked",
    "guided-4-1440x900",
    "habits-1440x900-day",
    "help-1440x900",
    "house-sets",
    "judge-turn-1440x900-day",
    "learn-start-1440x900",
    "new-game-1440x900",
    "people-1440x900-day",
    "records-1440x900-day",
    "replay-log-1440x900-day",
    "result-1440x900-day",
    "review-1440x900-day",
    "saved-games-1440x900-day",
    "score-entry-tiles-1440x900-day",
    "scoresheet-came-to-1440x900-day",
    "scoresheet-correction-1440x900",
    "scoresheet-list-1440x900",
    "settings",
)
OF_A_KIND = 2
"""So many stops of a class are looked at on a screen."""


def is_stop(widget: QWidget) -> bool:
    """Return whether Tab comes to a widget that has a ring of its own; a board draws its rings itself."""
    if not widget.isVisible() or not widget.isEnabled() or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return False
    if isinstance(widget, QTableView) and not widget.model().rowCount():
        return False
    # The tools of a row go when its table loses the focus; the large entry marks what it asks for.
    return not isinstance(widget, QQuickWidget | RowTool | LargeEntryPage)


BY_TAB, BY_F6 = Qt.FocusReason.TabFocusReason, Qt.FocusReason.ShortcutFocusReason
WAYS = [
    one
    for one in Qt.FocusReason
    if one not in {Qt.FocusReason.MouseFocusReason, Qt.FocusReason.NoFocusReason}
]
"""Ways of the focus to what then shows that it has it; a click has its own picture."""


def without_ring(top: QWidget, reason: Qt.FocusReason = BY_TAB) -> list[str]:
    """Return the stops of a window that look with the focus as they do without."""
    found: list[str] = []
    kinds: dict[type, int] = {}
    for stop in (top, *top.findChildren(QWidget)):
        if not is_stop(stop) or stop.visibleRegion().isEmpty() or kinds.get(type(stop), 0) >= OF_A_KIND:
            continue
        kinds[type(stop)] = kinds.get(type(stop), 0) + 1
        held = QApplication.focusWidget()
        if held is not None:
            held.clearFocus()
        area = QRect(stop.mapTo(top, QPoint()), stop.size()).adjusted(-8, -8, 8, 8)
        before = top.grab(area).toImage()
        stop.setFocus(reason)
        if stop.hasFocus() and top.grab(area).toImage() == before:
            found.append(f"{type(stop).__name__} {stop.accessibleName()!r}")
    return found


@pytest.mark.parametrize("make", [DrawView, PageView])
def test_what_is_only_looked_at_shows_that_tab_has_come_to_it(
    qtbot: QtBot, make: type[DrawView | PageView]
) -> None:
    stop = DrawView(make_context().theme) if make is DrawView else PageView()
    qtbot.addWidget(stop)
    stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    stop.resize(300, 100)
    stop.show()
    stop.activateWindow()
    qtbot.waitUntil(stop.isActiveWindow)
    paint.RINGS.use_keys(True)
    assert without_ring(stop) == []
    paint.RINGS.use_keys(False)


@pytest.mark.parametrize("reason", WAYS)
def test_words_with_links_show_which_has_the_focus_however_it_came(
    qtbot: QtBot, reason: Qt.FocusReason
) -> None:
    """F6 led to the words of a page, and nothing was seen of it until Tab was pressed."""
    box = QWidget()
    qtbot.addWidget(box)
    words = Linked("so <a href='one'>one</a> and <a href='two'>two</a>", "", 118)
    fill(QVBoxLayout(box), words)
    box.show()
    box.activateWindow()
    qtbot.waitUntil(box.isActiveWindow)
    paint.RINGS.use_keys(True)
    assert without_ring(box, reason) == []
    assert words.selectedText() == ("two" if reason is Qt.FocusReason.BacktabFocusReason else "one")
    paint.RINGS.use_keys(False)


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", SCREENS)
def test_whatever_tab_comes_to_has_a_ring(name: str) -> None:
    found: list[str] = []

    def look(widget: QWidget) -> QImage:
        top = widget.window()
        top.activateWindow()
        QApplication.processEvents()
        paint.RINGS.use_keys(True)
        found.extend((*without_ring(top), *without_ring(top, BY_F6)))
        paint.RINGS.use_keys(False)
        return QImage(1, 1, QImage.Format.Format_RGB32)

    with other_stage(look):
        all_shots()[name]()
    put_away_windows()
    assert found == []
