"""What is made anew gives the focus to the stop in the place of the one that had it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.page import make_anew
from peling_app.kit.view.parts import clear
from peling_app.kit.view.text.linked import Linked


class Rows(QWidget):
    """Buttons, each in a row that stands in a box; above them a box to tick, if there is one."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        super().__init__()
        self.rows = QVBoxLayout(self)
        self.stops: list[QWidget] = []

    def make(self, number: int, *, ticked: bool) -> None:
        """Show so many buttons."""
        clear(self.rows)
        self.stops = [QCheckBox()] if ticked else []
        self.stops += [QPushButton() for _ in range(number)]
        for stop in self.stops:
            box, row = QWidget(), QWidget()
            QVBoxLayout(box).addWidget(row)
            QVBoxLayout(row).addWidget(stop)
            self.rows.addWidget(box)


@pytest.fixture
def rows(qtbot: QtBot) -> Rows:
    made = Rows()
    qtbot.addWidget(made)
    made.make(3, ticked=True)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize(
    ("number", "ticked", "place"),
    [
        pytest.param(3, True, 2, id="as many"),
        pytest.param(3, False, 1, id="less of another kind"),
        pytest.param(1, True, 1, id="fewer of its kind"),
    ],
)
def test_the_stop_in_its_place_has_the_focus(rows: Rows, number: int, ticked: bool, place: int) -> None:
    """What had just been made in a row of its own took no focus: the row was not shown yet."""
    rows.stops[2].setFocus()
    make_anew(lambda: rows.make(number, ticked=ticked), lambda: rows.stops)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert QApplication.focusWidget() is rows.stops[place]


def test_words_with_several_links_keep_the_link(qtbot: QtBot) -> None:
    """The first link of the words had the focus, whichever had it before."""
    html = 'One <a href="a">East</a>, four <a href="b">sets</a> and a <a href="c">pair</a>.'
    holder, words = QWidget(), list[Linked]()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)

    def make() -> None:
        clear(column)
        words[:] = [Linked(html, "", 100)]
        column.addWidget(words[0])

    make()
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    words[0].setFocus()
    for named in ("East", "sets", "pair"):
        assert words[0].selectedText() == named
        make_anew(make, lambda: words)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        assert QApplication.focusWidget() is words[0]
        assert words[0].selectedText() == named
        words[0].focusNextPrevChild(True)
