"""What is said of the field of points lies over nothing that is still asked."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from peling_app.score.view.entry.row import EntryRow
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.kit.test_key_tips import AtOnce
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import MIDDLE, SMALL


def place_of(widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def test_it_does_not_lie_over_from_whom(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    window.resize(MIDDLE)
    page.begin(replace(SETUP, rules_id="fenghua"))
    settle(qtbot, page.score)
    panel = page.sheet.entry
    panel.model.set_all_by_points(on=True)
    panel.model.toggle_winner(1)
    qtbot.waitUntil(panel.way.isVisible)
    handle = window.windowHandle()
    assert handle is not None
    edit = panel.rows[1].points.edit
    style = AtOnce()
    style.setParent(edit)
    edit.setStyle(style)
    panel.switch.side("points").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert edit.hasFocus()
    qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == edit.toolTip())
    shown = next(one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    asked = [edit, panel.way, panel.rows[2], panel.rows[3]]
    assert [one for one in asked if place_of(one).intersects(shown.geometry())] == []
    QToolTip.hideText()


@pytest.mark.parametrize("zoom", [100, 150])
def test_a_field_of_points_keeps_off_the_frame_of_its_row(
    window: MainWindow, page: ScorePage, qtbot: QtBot, zoom: int
) -> None:
    """In large text it was as high as its row and lay on the frames above and below."""
    window.context.preferences.update(text_zoom=zoom, text_by_system=False)
    window.resize(SMALL)
    page.begin(SETUP)
    settle(qtbot, page.score)
    panel = page.sheet.entry
    panel.model.set_all_by_points(on=True)
    for _ in range(5):
        QApplication.processEvents()
    rows = [row for row in panel.findChildren(EntryRow) if row.points.edit.isVisible()]
    assert rows
    for row in rows:
        field = row.points.edit.rect().translated(row.points.edit.mapTo(row, QPoint()))
        assert row.rect().adjusted(0, 4, 0, -4).contains(field), (field, row.rect())
