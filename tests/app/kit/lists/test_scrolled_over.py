"""Nothing is chosen or set by scrolling over it: house rules and settings became others so, unsaid."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDial,
    QLabel,
    QSlider,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.parts import Scroller
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.scrolled_over import ScrolledOver, Slider
from tests.sources import trees

SET_BY_WHEEL = (QComboBox, QAbstractSpinBox, QSlider, QDial, QTabBar)
"""What Qt lets the wheel set."""
BARE = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QSlider", "QDial", "QTabBar"}
GOES = {"MomentSlider"}
"""In these the wheel goes to another moment of a replay: nothing is scrolled there, and nothing set."""
NOTCH = QPoint(0, -120)


def of_ours(base: type[QWidget]) -> Iterator[type[QWidget]]:
    """Yield every class of this kind that the program makes itself."""
    for made in base.__subclasses__():
        if made.__module__.startswith("peling_app."):
            yield made
        yield from of_ours(made)


def test_every_kind_of_field_is_scrolled_over(qapp: QApplication) -> None:
    assert qapp is not None
    for module in pkgutil.walk_packages(peling_app.__path__, "peling_app."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = {made for base in SET_BY_WHEEL for made in of_ours(base)}
    assert len(found) >= 4
    assert {made.__name__ for made in found if made.wheelEvent is not ScrolledOver.wheelEvent} == GOES


def test_no_field_of_qt_is_used_as_it_is() -> None:
    made = [
        (path.name, call.lineno)
        for path, tree in trees(Path(peling_app.__file__).parent).items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in BARE
    ]
    assert made == []


def choice() -> tuple[QWidget, Callable[[], int]]:
    box = ChoiceBox()
    box.addItems(["one", "two", "three"])
    return box, box.currentIndex


def number() -> tuple[QWidget, Callable[[], int]]:
    box = NumberBox()
    return box, box.value


def slider() -> tuple[QWidget, Callable[[], int]]:
    made = Slider(Qt.Orientation.Horizontal)
    made.setValue(50)
    return made, made.value


@pytest.mark.parametrize("make", [choice, number, slider])
@pytest.mark.parametrize("held", [False, True], ids=["plain", "focus"])
def test_the_wheel_scrolls_the_page(
    qtbot: QtBot, make: Callable[[], tuple[QWidget, Callable[[], int]]], *, held: bool
) -> None:
    area, page, tall = Scroller(), QWidget(), QLabel()
    field, value = make()
    first = Slider(Qt.Orientation.Horizontal)
    tall.setFixedHeight(2000)
    fill(QVBoxLayout(page), first, field, tall)
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.resize(300, 400)
    qtbot.addWidget(area)
    area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    focus = field if held else first
    focus.setFocus()
    before = value()
    at = field.mapTo(area, field.rect().center())
    QTest.wheelEvent(area.windowHandle(), QPointF(at), NOTCH)
    assert value() == before
    assert QApplication.focusWidget() is focus
    assert area.verticalScrollBar().value() > 0
