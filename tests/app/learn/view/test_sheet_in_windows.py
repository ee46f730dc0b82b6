"""A sheet whose form follows window and size of text keeps what is at work in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Field
from peling_app.learn.view.answers.area import AnswerArea
from peling_app.platform.preferences import Preferences
from tests.app.learn.conftest import Bench

FIELDS = [Field("S>E", "First", "times"), Field("E>S", "Second", "times")]


def title_size(area: AnswerArea) -> int:
    (title,) = [one for one in area.sheet.findChildren(QLabel) if one.text() == "Second" and one.isVisible()]
    title.ensurePolished()
    return title.fontInfo().pixelSize()


def test_the_titles_of_a_sheet_in_a_low_window_grow_with_the_text(bench: Bench) -> None:
    """They kept the size in which the sheet was opened."""
    preferences = Preferences()
    area = AnswerArea(Theme(preferences))
    bench.show(area, 460, 600)
    area.show_sheet(FIELDS, open_=True)
    QApplication.processEvents()
    before = title_size(area)
    preferences.update(text_zoom=150)
    area.show_sheet(FIELDS, open_=True)
    QApplication.processEvents()
    assert title_size(area) > before * 1.4


@pytest.mark.parametrize("form", ["sheet", "payments"])
def test_the_focus_stays_in_its_field_when_the_window_changes(theme: Theme, bench: Bench, form: str) -> None:
    area = AnswerArea(theme)
    bench.show(area, 460, 600)
    getattr(area, f"show_{form}")(FIELDS, open_=True)
    sheet = getattr(area, form)
    for high in (1100, 600):
        second = sheet.fields["E>S"]
        second.setFocus(Qt.FocusReason.TabFocusReason)
        area.resize(460, high)
        QApplication.processEvents()
        assert sheet.fields["E>S"] is not second
        assert sheet.fields["E>S"].hasFocus()
        assert sheet.keypad.field is sheet.fields["E>S"]
