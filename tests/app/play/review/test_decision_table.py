"""The table of decisions is whole in every room: nothing in it has to be scrolled to sideways."""

from __future__ import annotations

from math import ceil

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.play.review.view.table import DecisionsDialog, DecisionTable
from tests.by_day import by_day

ROWS = (
    ("1", "7 of characters", "−0.3", "−1.4", "Discard 9 of characters", "best", "", ""),
    (
        "12",
        "white dragon",
        "+10.4",
        "−112.0",
        "Claim 5 of characters for a chow with 6 and 7 of characters",
        "grave mistake",
        "−112.4",
        "Declare the concealed kong of 8 of characters",
    ),
)


@pytest.mark.parametrize("zoom", by_day({100, 150}, [100, 125, 150]))
@pytest.mark.parametrize("width", by_day({984, 1180}, [700, 984, 1180, 1600]))
def test_no_column_is_scrolled_to_sideways(width: int, zoom: int, qtbot: QtBot) -> None:
    """What would have been better stood at the edge of a small window, and its end beyond it."""
    settings = Preferences(None)
    settings.update(text_zoom=zoom, text_by_system=False)
    dialog = DecisionsDialog("Deal 1", ROWS, 0, Theme(settings), None)  # type: ignore[arg-type]  # stands alone
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(width, 620)
    QApplication.processEvents()
    assert dialog.table.horizontalScrollBar().maximum() == 0
    assert_whole(dialog.table)


def assert_whole(table: DecisionTable) -> None:
    """Let every cell have the room of its words, in as many lines as they take."""
    for line in range(table.rowCount()):
        for column in range(table.columnCount()):
            index = table.model().index(line, column)
            shown = table.visualRect(index)
            room = QRect(0, 0, shown.width() - 2 * EDGE, 10_000)
            metrics = table.fontMetrics()
            said = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
            lines = ceil(said.height() / metrics.lineSpacing())
            assert said.width() <= room.width(), index.data()
            assert lines * metrics.height() <= shown.height(), index.data()
            option = QStyleOptionViewItem()
            table.initViewItemOption(option)
            assert option.features & QStyleOptionViewItem.ViewItemFeature.WrapText


EDGE = 3
"""Pixels at each side of the words of a cell."""
