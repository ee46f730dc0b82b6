"""The list below a field that is completed: each row can be hit, and the last one is seen whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from peling_app.kit.view.lists.completer import LEAST, completer


@pytest.mark.parametrize("names", [["Anna"], ["Ana", "Anna", "Ännchen", "Anselm"]])
def test_every_row_is_high_enough_to_be_hit(qtbot: QtBot, names: list[str]) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    made = completer(QStringListModel(names, field), field)
    field.setCompleter(made)
    field.show()
    made.setCompletionPrefix("a")
    made.complete()
    popup = made.popup()
    assert popup is not None
    assert popup.isVisible()
    rows = [popup.visualRect(made.completionModel().index(row, 0)) for row in range(made.completionCount())]
    assert rows
    assert all(row.height() >= LEAST for row in rows)
    assert popup.viewport().rect().bottom() >= rows[-1].bottom()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
