"""The small capitals over a heading: nothing of a letter is cut off."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.parts import Scale, small_capitals


def _height(word: str, theme: Theme, qtbot: QtBot, factor: float) -> int:
    """Return how many rows of pixels have ink."""
    scale = Scale(theme)
    scale.factor = factor
    label = small_capitals(scale, word)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    image = label.grab().toImage()
    ground = image.pixelColor(image.width() - 1, image.height() - 1)
    rows = range(image.height())
    return sum(any(image.pixelColor(x, y) != ground for x in range(image.width() - 1)) for y in rows)


@pytest.mark.parametrize("factor", [1.0, 16 / 14])
def test_the_dots_of_capitals_are_seen(theme: Theme, qtbot: QtBot, factor: float) -> None:
    assert _height("für", theme, qtbot, factor) >= _height("fur", theme, qtbot, factor) + 2
