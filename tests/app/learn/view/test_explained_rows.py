"""A row that explains a part of an answer says its name once, and each of its reasons as a sentence."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QLabel

from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Row
from peling_app.learn.view.answers.explained import Explained
from tests.app.learn.conftest import Bench

ROW = Row("suit", Mark.WRONG, "All of one suit", lines=("All of one suit: 3 doubles", "Does not count here."))
OTHER = Row("none", Mark.RIGHT, "Nothing", lines=("Chow: you do not hold it.",))


@pytest.mark.parametrize("height", [640, 1000])
def test_the_name_of_a_row_stands_once_beside_its_reasons(theme: Theme, bench: Bench, height: int) -> None:
    """It was: "All of one suit All of one suit: 3 doubles Does not count here."."""
    shown = Explained(theme)
    bench.show(shown, 800, height)
    shown.show_rows([ROW, OTHER])
    first, second = (one for one in shown.findChildren(QFrame) if one.accessibleName())
    assert first.accessibleName() == "All of one suit. 3 doubles. Does not count here."
    assert second.accessibleName() == "Nothing. Chow: you do not hold it."
    said = [
        QTextDocumentFragment.fromHtml(label.text()).toPlainText() for label in first.findChildren(QLabel)
    ]
    words = " ".join(said)
    assert words.count("All of one suit") == 1
    if height == 640:
        assert "3 doubles. Does" in words, "in a low window all stands in one line"
