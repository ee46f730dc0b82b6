"""What is said of a field of points, or of a place for tiles, lies over nothing that is still asked."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.tiles.palette import TilePalette
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.score.view.entry.row import EntryRow
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.kit.test_key_tips import AtOnce
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import MIDDLE, SMALL


def place_of(widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def tip_by_tab(window: MainWindow, qtbot: QtBot, before: QWidget, bearers: Sequence[QWidget]) -> QRect:
    """Go on by Tab from a stop to one of these; return where on the screen its tip stands then."""
    handle = window.windowHandle()
    assert handle is not None
    for bearer in bearers:
        style = AtOnce()
        style.setParent(bearer)
        bearer.setStyle(style)
    before.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    held = window.focusWidget()
    assert held in bearers
    qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == held.toolTip())
    shown = next(one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    place = shown.geometry()
    QToolTip.hideText()
    return place


def test_it_does_not_lie_over_from_whom(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    window.resize(MIDDLE)
    page.begin(replace(SETUP, rules_id="fenghua"))
    settle(qtbot, page.score)
    panel = page.sheet.entry
    panel.model.set_all_by_points(on=True)
    panel.model.toggle_winner(1)
    qtbot.waitUntil(panel.way.isVisible)
    edit = panel.rows[1].points.edit
    said = tip_by_tab(window, qtbot, panel.switch.side("points"), [edit])
    asked = [edit, panel.way, panel.rows[2], panel.rows[3]]
    assert [one for one in asked if place_of(one).intersects(said)] == []


def test_what_is_said_of_a_place_for_tiles_lies_over_no_hand_that_is_still_to_come(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    """It lay over the row below until a key was struck."""
    window.resize(MIDDLE)
    page.begin(replace(SETUP, rules_id="fenghua"))
    settle(qtbot, page.score)
    panel = page.sheet.entry
    panel.model.set_all_by_points(on=False)
    first, second, *_ = panel.model.order
    panel.model.choose(second)
    places = panel.rows[second].hand.places
    said = tip_by_tab(window, qtbot, panel.rows[second].won, list(places.values()))
    others = [panel.rows[place] for place in panel.model.order if place not in {first, second}]
    asked = [*places.values(), *others, panel.palette_of_tiles, panel.foot]
    assert [one for one in asked if one.isVisible() and place_of(one).intersects(said)] == []


@pytest.mark.parametrize("page_id", [PageId.COMPARE, PageId.JUDGE])
def test_what_is_said_of_a_place_for_tiles_lies_not_over_those_one_chooses_from(
    qtbot: QtBot, window: MainWindow, page_id: PageId
) -> None:
    window.resize(MIDDLE)
    window.show_page(page_id)
    shown = window.page(page_id)
    places = [one for one in shown.findChildren(TilePlace) if one.isVisible()]
    palette = shown.findChild(TilePalette)
    assert palette is not None
    said = tip_by_tab(window, qtbot, places[0], places[1:])
    assert not place_of(palette).intersects(said)


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
