"""The words under the bar of luck: none runs into another, whatever the size of the text and the figures."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.style import text_font
from peling_app.play.review.model.page import Balance
from peling_app.play.review.view.balance import BalanceView
from peling_app.play.review.words import review as words
from tests.end2end.stage import make_context


class Watched(BalanceView):
    """Remembers where its words are painted."""

    places: tuple[QRectF, ...] = ()

    def _paint_part(
        self, painter: QPainter, area: QRectF, side: Qt.AlignmentFlag, name: str, value: int
    ) -> None:
        super()._paint_part(painter, area, side, name, value)
        metrics = QFontMetricsF(text_font(self._theme, 13.5, QFont.Weight.Bold))
        wide = metrics.horizontalAdvance(f"{words.fixed(name)} {value}")
        place = QRectF(area.left(), area.top(), wide, area.height())
        if side == Qt.AlignmentFlag.AlignRight:
            place.moveRight(area.right())
        elif side == Qt.AlignmentFlag.AlignHCenter:
            place.moveCenter(area.center())
        self.places = (*self.places, place)


@pytest.mark.parametrize("zoom", [100, 125, 150, 200])
@pytest.mark.parametrize("wide", [280, 340, 520])
def test_no_words_under_the_bar_of_luck_run_into_others(qtbot: QtBot, zoom: int, wide: int) -> None:
    context = make_context()
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    view = Watched(context.theme)
    qtbot.addWidget(view)
    view.show_balance(Balance(-1140, -1140, 0, -111, -1300, 271))
    view.resize(wide, max(view.heightForWidth(wide), view.sizeHint().height()))
    view.grab()
    assert len(view.places) == 3
    assert not any(one.intersects(other) for one, other in pairwise(view.places))
    assert max(place.bottom() for place in view.places) <= view.height()


def test_the_words_under_the_bar_have_their_lines_in_a_narrow_column(qtbot: QtBot) -> None:
    """The column gave them three lines, and Qt took the one of a wider column for the most they may have."""
    column = QWidget()
    qtbot.addWidget(column)
    view = BalanceView(make_context().theme)
    view.show_balance(Balance(-1140, -1140, 0, -111, -1300, 271))
    narrow = view.minimumSizeHint().width()
    assert view.is_in_one_line(view.sizeHint().width())
    assert not view.is_in_one_line(narrow)
    fill(QVBoxLayout(column), view, STRETCH, margins=(0, 0, 0, 0))
    column.resize(narrow, 700)
    column.show()
    assert view.height() == view.heightForWidth(narrow)
