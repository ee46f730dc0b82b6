"""Words and fields of a sheet have room beside each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel

from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Field
from peling_app.learn.view.answers.fields import SheetAnswer
from tests.app.learn.conftest import Bench


@pytest.mark.parametrize("width", [500, 700, 716, 740, 900])
def test_no_word_of_a_sheet_touches_its_field(theme: Theme, bench: Bench, width: int) -> None:
    """A long word is as wide as its label can become, and the field of a sum began where it ended."""
    place = SheetAnswer(theme)
    lines = [Field(f"{kind}{n}", "Line", "times", head="" if n else kind) for kind in "pd" for n in range(6)]
    fields = [
        *lines,
        Field("s0", "Alle Verdopplungen", head="Sums"),
        Field("s1", "Verdopplungsmöglichkeiten"),
    ]
    place.reshaped.connect(lambda: place.show_fields(fields))
    bench.show(place, width, 700)
    place.show_fields(fields)
    QApplication.processEvents()
    for field in fields:
        edit = place.fields[field.id]
        titles = [one for one in place.findChildren(QLabel) if one.isVisible() and one.text() == field.title]
        lefts = [
            edit.mapTo(place, QPoint()).x() - one.mapTo(place, QPoint(one.width(), 0)).x() for one in titles
        ]
        assert min(left for left in lefts if left >= 0) >= 8
