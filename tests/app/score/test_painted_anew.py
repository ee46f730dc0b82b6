"""A cell that is painted anew, as under the mouse, leaves what stands around it as it was."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from peling_app.kit.view import paint
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.lists.away import AwayDialog
from peling_app.kit.view.lists.saved_list import SavedList, SavedRow
from peling_app.score.store import SavedSheet
from peling_app.score.view.legend import dashes, draw_corner, draw_seal
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import SETUP, evening, settle
from tests.by_day import by_day

EDGE = 8


@pytest.mark.thorough
@pytest.mark.parametrize("shown", by_day(["sheet"], ["sheet", "saved"]))
def test_a_cell_paints_nothing_beyond_itself(qtbot: QtBot, page: ScorePage, shown: str) -> None:
    evening(qtbot, page.score)
    settle(qtbot, page.score)
    if shown == "saved":
        page.show_saved()
        page.saved.model.refresh()
    view = next(one for one in page.findChildren(QAbstractItemView) if one.isVisible())
    index = view.model().index(0, 0)
    option = QStyleOptionViewItem()
    option.rect = QRect(EDGE, EDGE, 300, view.sizeHintForRow(0) if shown == "saved" else 40)
    picture = QImage(option.rect.right() + EDGE, option.rect.bottom() + EDGE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    view.itemDelegate().paint(painter, option, index)
    painter.end()
    beyond = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if not option.rect.contains(x, y) and picture.pixelColor(x, y).alpha()
    ]
    assert beyond == []
    last = option.rect.bottom()
    assert all(picture.pixelColor(x, last).alpha() for x in range(option.rect.left(), option.rect.right()))


@pytest.mark.thorough
def test_the_deals_show_that_tab_has_come_to_them(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(SETUP)
    settle(qtbot, page.score)
    half = page.sheet.half
    half.more.setFocus(Qt.FocusReason.TabFocusReason)
    page.window().setUpdatesEnabled(True)
    paint.RINGS.use_keys(True)
    before = half.table.grab().toImage()
    QTest.keyClick(half.more, Qt.Key.Key_Tab)
    assert half.table.hasFocus()
    assert half.table.grab().toImage() != before
    assert half.chosen_deal == 1


@pytest.mark.thorough
def test_the_menu_of_a_sheet_tells_the_keys(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.sheet.half.more.click()
    menu = next(one for one in page.findChildren(QMenu) if one.isVisible())
    said = [action.text().split("\t") for action in menu.actions() if not action.isSeparator()]
    assert ["Large entry", "F8"] in said
    assert [words for words in said if len(words) == 1] == []
    menu.close()


def shown_as(row: SavedRow, _one: SavedSheet) -> SavedRow:
    return row


@pytest.mark.thorough
def test_a_title_is_cut_only_by_what_stands_in_its_own_line(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.show_saved()
    page.saved.model.refresh()
    lines = []
    for below in ("short", "a title of a book that is rather long"):
        row = SavedRow("", "Donnerstag, 26. November 2026", "", "", ("one deal", below))
        view = SavedList(page.saved.model, page.services.theme, partial(shown_as, row))
        qtbot.addWidget(view)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, 400, view.sizeHintForRow(0))
        picture = QImage(option.rect.size(), QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        view.itemDelegate().paint(painter, option, view.model().index(0, 0))
        painter.end()
        lines.append(picture.copy(0, 0, 400, option.rect.height() // 2 - 4))
    assert lines[0] == lines[1]


def test_what_is_deleted_for_good_is_no_longer_said_to_be_put_away(qtbot: QtBot, page: ScorePage) -> None:
    """The list itself does not change by it: it went on counting the sheet that was gone."""
    evening(qtbot, page.score)
    page.show_saved()
    page.saved.delete_asked.emit()
    assert page.saved.all_away.isVisible()
    page.saved.all_away.click()
    (dialog,) = page.findChildren(AwayDialog)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    (box,) = dialog.findChildren(AskBefore)
    box.do.click()
    assert not page.saved.all_away.isVisible()
    assert page.saved.empty.text() != "All score sheets are put away."


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("draw", [draw_seal, dashes, draw_corner], ids=["East", "put in", "noted"])
def test_the_mark_of_a_deal_leaves_the_painter_as_it_was(draw: Callable[..., None]) -> None:
    """Of a deal with a note the frame of the cell was filled, and its number gone."""
    image = QImage(60, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = painter.pen(), painter.brush(), painter.font()
    if draw is draw_seal:
        draw(painter, QRectF(4, 4, 20, 20), "#7A5217")
    else:
        draw(painter, QPointF(4, 4), 40.0, "#7A5217")
    assert (painter.pen(), painter.brush(), painter.font()) == before
    painter.end()
