"""The sums on the arrows of a settlement can all be read: none lies on another or on a plate."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import WINDS
from peling.lessons.courses.tables import KINDS
from peling_app.kit.model.theme import Theme
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.question.sketch import Arrow, Chair, SketchRow
from peling_app.learn.model.question.tables import table_of
from peling_app.learn.view.answers.sketch import Sketch
from peling_app.learn.view.paper import LOW_TABLE
from peling_app.platform.settings import LANGUAGES, Language
from tests.by_day import by_day
from tests.end2end.stage import make_context

pytestmark = pytest.mark.usefixtures("english")

PAIRS = list(combinations(range(4), 2))
WAYS = [
    tuple(Arrow(*(pair if ahead else pair[::-1]), "1,536") for pair, ahead in zip(PAIRS, way, strict=True))
    for way in product((True, False), repeat=len(PAIRS))
]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("wide", "high"), by_day([(1024, 700)], [(1440, 880), (1024, 700), (2560, 1440)], several=True)
)
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


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize(
    ("wide", "high", "zoom"),
    by_day([(1024, 700, 100)], [(1024, 700, 100), (1440, 900, 100), (1440, 900, 150)], several=True),
)
def test_no_plate_lies_on_what_is_paid_beside_a_lesson(
    qtbot: QtBot, language: Language, wide: int, high: int, zoom: int
) -> None:
    """In a small window the plates of Nord and Ost lay on the factors between them."""
    context = make_context(language=language, settings={"text_zoom": zoom})
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(wide, high)
    table = Sketch(context.theme, window, low=LOW_TABLE)
    covered = set()
    for kind in KINDS:
        shown = table_of(kind)
        assert shown is not None
        table.show_sketch(shown[0])
        for _ in range(4):
            table.turn_table()
            for width in (350, 362, 375, 420, 480):
                table.resize(width, table.heightForWidth(width))
                boxes = [table.label_box(arrow) for arrow in table.row.arrows if arrow.label]
                labels = [box.adjusted(0.5, 0.5, -0.5, -0.5) for box in boxes]  # a line is no matter
                plates = table.chair_boxes()
                pairs = (*product(plates, labels), *combinations(labels, 2))
                if any(one.intersects(other) for one, other in pairs):
                    covered.add((kind, width, table.height()))
    context.translations.use(Language.ENGLISH)
    assert not covered
