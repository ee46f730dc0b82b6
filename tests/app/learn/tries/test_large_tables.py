"""A table seen from above grows with a large window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from peling_app.learn.view.learn_page import LearnPage
from tests.app.learn.tries.in_sight import ROUNDS, out_of_sight, states
from tests.end2end.stage import LARGE


@pytest.mark.nightly  # by day shell/test_large_window.py
def test_a_page_of_payments_uses_the_height_of_a_large_window(page: LearnPage) -> None:
    """Below the payments two fifths of the place of the task were empty."""
    page.window().resize(LARGE)
    page.open("course:pung-chow")
    model, panel = page.course.model, page.course.task
    (asked,) = [one for one in model.pages if one.id == "pc-settling/1"]
    rules = model.rules
    assert rules is not None
    for _ in states(model, asked, rules):
        assert list(out_of_sight(panel)) == []
        assert panel.scroller.verticalScrollBar().maximum() == 0
        for _ in range(ROUNDS):
            QApplication.processEvents()
        assert panel.sketch.height() >= panel.height() // 2
        if not (fields := panel.area.payments.fields.values()):
            continue
        end = max(one.mapTo(panel, one.rect().topRight()).x() for one in fields)
        assert end > panel.width() * 0.85, "the payments are as wide as the table above them"
