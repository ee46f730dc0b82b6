"""Words and fields of a sheet have room beside each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel

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


@pytest.mark.parametrize("height", [700, 900, 1100])
def test_words_of_two_lines_stand_clear_of_the_rules(theme: Theme, bench: Bench, height: int) -> None:
    """They touched the rules above and below, and lines of them stood without a gap."""
    place = SheetAnswer(theme)
    title = "Three of a kind, 2 to 8, concealed, laid down before the deal was over, " * 2
    fields = [Field(f"p{n}", title, "times", head="" if n else "Points") for n in range(4)]
    fields += [Field(f"s{n}", f"{title}{n}") for n in range(2)]
    place.reshaped.connect(lambda: place.show_fields(fields))
    bench.show(place, 720, height)
    place.show_fields(fields)
    QApplication.processEvents()
    assert place.window().height() == height
    rules = [one.mapTo(place, QPoint()).y() for one in place.findChildren(QFrame) if _is_rule(one)]
    titles = [one for one in place.findChildren(QLabel) if one.isVisible() and one.text().count(" ") > 5]
    assert len(rules) == len(titles) == len(fields)
    for one in titles:
        inner = one.contentsRect()
        words = one.fontMetrics().boundingRect(inner, int(Qt.TextFlag.TextWordWrap), one.text())
        assert words.height() > 1.5 * one.fontMetrics().height()
        top = one.mapTo(place, QPoint(0, inner.center().y() - words.height() // 2)).y()
        gaps = [min(abs(top - line), abs(top + words.height() - line)) for line in rules]
        assert min(gaps) >= 2, one.text()


def _is_rule(one: QFrame) -> bool:
    return one.isVisible() and one.height() <= 2 < one.width()
