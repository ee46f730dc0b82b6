"""What is switched off looks so: nobody tries to move what Tab passes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QRadioButton, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.theme import contrast as contrast_of
from peling_app.kit.view import style
from tests.end2end.stage import make_context


def slider() -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setMaximum(10)
    made.setValue(7)
    return made


def box() -> QComboBox:
    made = QComboBox()
    made.addItem("As in the book")
    return made


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("look", ["day", "night"])
@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize(
    "make",
    [
        slider,
        box,
        QSpinBox,
        lambda: QLineEdit("Club"),
        lambda: QCheckBox("Club"),
        lambda: QRadioButton("Club"),
    ],
    ids=["slider", "list", "number", "text", "check", "radio"],
)
def test_what_is_off_is_painted_otherwise(
    make: Callable[[], QWidget], look: str, *, contrast: bool, qtbot: QtBot
) -> None:
    theme = make_context(settings={"appearance": look, "high_contrast": contrast}).theme
    made = make()
    qtbot.addWidget(made)
    made.setStyleSheet(style.style_sheet(theme))
    made.resize(made.sizeHint())
    on = made.grab().toImage()
    made.setEnabled(False)
    off = made.grab().toImage()
    different = sum(
        on.pixelColor(x, y) != off.pixelColor(x, y) for x in range(on.width()) for y in range(on.height())
    )
    assert different > on.height(), "more than a line"


@pytest.mark.parametrize("look", ["day", "night"])
@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("is_on", [True, False])
def test_the_empty_part_of_a_slider_looks_empty(
    look: str, *, contrast: bool, is_on: bool, qtbot: QtBot
) -> None:
    """The groove was as dark as what is filled: a volume of nought looked like all of it."""
    theme = make_context(settings={"appearance": look, "high_contrast": contrast}).theme
    made = slider()
    qtbot.addWidget(made)
    made.setValue(5)
    made.setEnabled(is_on)
    made.setStyleSheet(style.style_sheet(theme))
    made.resize(200, made.sizeHint().height())
    image = made.grab().toImage()
    filled, empty = (image.pixelColor(x, image.height() // 2).name() for x in (50, 150))
    if is_on:
        assert contrast_of(filled, empty) >= 3
    else:
        assert filled == empty, "what is switched off is not filled"
    assert contrast_of(theme.paper.ink, empty) >= 3
