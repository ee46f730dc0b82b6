"""What is said of the field of points lies over nothing that is still asked."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.kit.test_key_tips import AtOnce
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import MIDDLE


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
