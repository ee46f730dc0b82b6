"""The lists of the replay: the line that the keys are on is seen, and a deal is named in full."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.style import dress
from peling_app.platform.preferences import Preferences
from peling_app.play.replay.view.deal_box import DealBox
from peling_app.play.replay.view.rows import PADDING, Row, Rows


def ringed(rows: Rows, theme: Theme) -> int:
    """Return how many pixels have the colour of the ring."""
    image = rows.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    gold = QColor(theme.paper.gold).rgb()
    return sum(image.pixel(x, y) == gold for x in range(image.width()) for y in range(image.height()))


def test_a_ring_is_around_the_line_that_the_keys_are_on(qtbot: QtBot) -> None:
    """Only a faint grey band was there."""
    theme = Theme(Preferences())
    rows = Rows(theme)
    qtbot.addWidget(rows)
    rows.resize(300, 200)
    rows.fill([Row("East discards", 0), Row("South claims a pung", 1)])
    rows.show()
    rows.mark(1)
    rows.clearFocus()
    assert not ringed(rows, theme)
    rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    around = rows.visualItemRect(rows.item(1))
    assert ringed(rows, theme) > 2 * (around.width() + around.height()), "two pixels wide all round at least"


def test_no_word_of_a_line_is_cut_whatever_the_width(qtbot: QtBot) -> None:
    """The better discard was read as "north …": rows were broken by a room that they do not have."""
    rows = Rows(Theme(Preferences()))
    qtbot.addWidget(rows)
    words = "Discard 6 of bamboos (better: discard north wind)"
    rows.fill([Row(words, 0)])
    rows.show()
    number = set()
    for width in (*range(420, 180, -7), *range(180, 420, 5)):
        rows.resize(width, 200)
        qtbot.wait(1)
        room = QRect(0, 0, rows.viewport().width() - 2 * PADDING - 4, 1000)
        needed = rows.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        assert rows.visualItemRect(rows.item(0)).height() >= needed, width
        number.add(needed // rows.fontMetrics().height())
    assert number >= {1, 2}, "there was room for one line, and there was none"


@pytest.mark.parametrize("width", [260, 304, 900])
def test_the_name_of_a_deal_is_read_whole_in_a_narrow_paper(qtbot: QtBot, width: int) -> None:
    paper, theme, heights = QWidget(), Theme(Preferences()), []
    box = DealBox()
    fill(QVBoxLayout(paper), box, STRETCH)
    dress(paper, theme)
    qtbot.addWidget(paper)
    paper.resize(width, 300)
    box.addItems(["Spiel 2", "Spiel 12: Westen macht Mah-Jongg mit dem Abwurf von Norden"])
    paper.show()
    for place in range(2):
        box.setCurrentIndex(place)
        QApplication.processEvents()
        assert box.shown_text() == box.currentText()
        heights.append(box.height())
    assert (heights[1] > heights[0]) is (width < 400)
