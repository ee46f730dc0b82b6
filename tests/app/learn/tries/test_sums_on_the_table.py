"""The sums on the arrows of a settlement can all be read: none lies on another or on a plate."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import WINDS
from peling_app.kit.model.theme import Theme
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.question.sketch import Arrow, Chair, SketchRow
from peling_app.learn.view.answers.sketch import Sketch
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")

PAIRS = list(combinations(range(4), 2))
WAYS = [
    tuple(Arrow(*(pair if ahead else pair[::-1]), "1,536") for pair, ahead in zip(PAIRS, way, strict=True))
    for way in product((True, False), repeat=len(PAIRS))
]


@pytest.mark.parametrize(("wide", "high"), [(1440, 880), (1024, 700), (2560, 1440)])
@pytest.mark.parametrize("part", by_day([0.42], [0.42, 0.55]))
def test_no_sum_lies_on_another(qtbot: QtBot, theme: Theme, wide: int, high: int, part: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(wide, high)
    table = Sketch(theme, window)
    width = round(wide * part)
    chairs = tuple(Chair(wind, wind_name(wind), "has won", "1,536") for wind in WINDS)
    for arrows in WAYS:
        table.show_sketch(SketchRow(chairs, arrows, ""))
        table.resize(width, table.heightForWidth(width))
        boxes = [(arrow, table.label_box(arrow)) for arrow in arrows]
        for (one, first), (other, second) in combinations(boxes, 2):
            assert not first.intersects(second), (one, other, table.size())
