"""A page that scrolls keeps in sight what was brought there, as long as that is there."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Scroller, bare_area
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.text.reader import Reader, order_tabs
from tests.sources import trees

APP = Path(peling_app.__file__).parent
RING = QColor("#00ff00")
COUNT = 9


def shown(qtbot: QtBot, inner: QWidget, wide: int = 300, high: int = 200) -> Reader:
    """Return a page of this size that scrolls something, in a window that is active."""
    reader = Reader(inner)
    qtbot.addWidget(reader)
    reader.resize(wide, high)
    reader.show()
    reader.activateWindow()
    qtbot.waitUntil(reader.isActiveWindow)
    return reader


def test_what_was_brought_into_sight_and_is_gone_is_not_looked_for(qtbot: QtBot) -> None:
    """Another question came, and the field of the last one was asked for its place."""
    inner = QWidget()
    column = QVBoxLayout(inner)
    above, field = QWidget(), QLineEdit()
    above.setFixedHeight(500)
    column.addWidget(above)
    column.addWidget(field)
    reader = shown(qtbot, inner)
    reader.bring(field)
    qtbot.waitUntil(lambda: reader.verticalScrollBar().value() > 0)

    field.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    above.setFixedHeight(900)
    qtbot.waitUntil(lambda: reader.verticalScrollBar().maximum() > 600)


def growing(qtbot: QtBot) -> tuple[Scroller, QWidget, QPushButton]:
    """Return what scrolls, what stands in it above, and a button below that has the focus and is seen."""
    inner = QWidget()
    column = QVBoxLayout(inner)
    above, button, below = QWidget(), QPushButton("On"), QWidget()
    above.setFixedHeight(130)
    below.setFixedHeight(400)
    for part in (above, button, below):
        column.addWidget(part)
    area = bare_area(inner)
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    button.setFocus()
    assert in_sight(area, button)
    return area, above, button


def is_below(button: QPushButton, height: int) -> bool:
    return height < button.y() < height + 40


def in_sight(area: Scroller, part: QWidget) -> bool:
    top = part.mapTo(area.viewport(), QPoint(0, 0)).y()
    return top >= 0 and top + part.height() <= area.viewport().height()


def test_what_has_the_focus_stays_in_sight_when_what_stands_above_it_grows(qtbot: QtBot) -> None:
    """Rows came above the button from which one had begun: half of it, or all, went under the edge."""
    area, above, button = growing(qtbot)
    for height in (150, 400, 60):
        above.setFixedHeight(height)
        qtbot.waitUntil(partial(is_below, button, height))
        qtbot.waitUntil(lambda: in_sight(area, button), timeout=2_000)


def test_what_has_the_focus_is_left_where_the_reader_scrolled_away_from_it(qtbot: QtBot) -> None:
    area, above, button = growing(qtbot)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not in_sight(area, button)
    above.setFixedHeight(140)
    qtbot.waitUntil(lambda: button.y() > 140)
    qtbot.wait(1)
    assert not in_sight(area, button)


def test_home_and_end_lead_to_the_ends_of_what_is_read(qtbot: QtBot) -> None:
    inner = QWidget()
    inner.setFixedHeight(900)
    reader = shown(qtbot, inner)
    bar = reader.verticalScrollBar()
    for key, end in ((Qt.Key.Key_End, bar.maximum()), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(reader, key)
        assert bar.value() == end


def test_the_focus_goes_along_where_keys_scroll_it_out_of_sight(qtbot: QtBot) -> None:
    """What is not seen must hear of no key; where nothing that could hear of it is seen, it stays."""
    inner, gaps = QWidget(), (0, 600, 20, 900)
    column, buttons = QVBoxLayout(inner), [QPushButton(str(gap)) for gap in gaps]
    for gap, button in zip(gaps, buttons, strict=True):
        column.addSpacing(gap)
        column.addWidget(button)
    reader = shown(qtbot, inner)
    buttons[0].setFocus()
    held = [0]
    for key in (*[Qt.Key.Key_PageDown] * 4, Qt.Key.Key_End, *[Qt.Key.Key_PageUp] * 4, Qt.Key.Key_Home):
        QTest.keyClick(reader, key)
        seen = [number for number, button in enumerate(buttons) if in_sight(reader, button)]
        held.append(next(number for number, button in enumerate(buttons) if button.hasFocus()))
        assert held[-1] in (seen or held[-2:-1])
    assert set(held) >= {0, 3}


def test_home_and_end_lead_the_focus_to_the_first_and_last_thing(qtbot: QtBot) -> None:
    """Home led to what of the things seen then was nearest to the focus, not to the first of them."""
    inner, before, behind = QWidget(), QPushButton("Back"), QPushButton("On")
    column, buttons = QVBoxLayout(inner), [QPushButton(str(number)) for number in range(6)]
    for number, button in enumerate(buttons):
        column.addSpacing(900 if number == len(buttons) // 2 else 0)
        column.addWidget(button)
    reader = shown(qtbot, inner)
    for other in (before, behind):
        other.setParent(reader)
    order_tabs([before, *buttons, behind])
    buttons[0].setFocus()
    for key, target in ((Qt.Key.Key_End, buttons[-1]), (Qt.Key.Key_Home, buttons[0])):
        QTest.keyClick(reader, key)
        assert target.hasFocus()


@pytest.mark.thorough
def test_tab_brings_each_link_of_a_long_text_into_sight(qtbot: QtBot) -> None:
    """Ring and all: of words that are higher than their place the focus was out of sight."""
    inner, first = QWidget(), QPushButton("On")
    words = Linked(" ".join(f"so many words before <a href='{n}'>link{n}</a>" for n in range(COUNT)), "", 118)
    look = words.palette()
    look.setColor(look.ColorRole.Link, RING)
    words.setPalette(look)
    fill(QVBoxLayout(inner), first, words)
    reader = shown(qtbot, inner, 220, 90)
    first.setFocus()
    stops = [(Qt.Key.Key_Tab, number) for number in range(COUNT)]
    for key, number in stops + [(Qt.Key.Key_Backtab, number) for number in reversed(range(COUNT - 1))]:
        QTest.keyClick(reader.focusWidget(), key)
        QTest.qWait(0)
        QApplication.processEvents()
        assert words.selectedText() == f"link{number}"
        picture = reader.viewport().grab().toImage()
        rows = [
            y
            for y in range(picture.height())
            if sum(picture.pixelColor(x, y) == RING for x in range(picture.width())) > 18
        ]
        assert rows, f"link{number}"
        assert rows[-1] - rows[0] > 10, f"link{number}: the lines over and under it"


def test_whatever_tab_stops_at_to_scroll_it_has_a_name() -> None:
    nameless = [
        f"{path.relative_to(APP)}: {ast.unparse(node.targets[0])}"
        for path, tree in trees(APP, naming={"Reader"}).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "Reader"
        and f"{ast.unparse(node.targets[0])}.setAccessibleName(" not in ast.unparse(tree)
    ]
    assert nameless == []
