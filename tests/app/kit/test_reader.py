"""A page that scrolls keeps in sight what was brought there, as long as that is there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.text.reader import Reader


def test_what_was_brought_into_sight_and_is_gone_is_not_looked_for(qtbot: QtBot) -> None:
    """Another question came, and the field of the last one was asked for its place."""
    inner = QWidget()
    column = QVBoxLayout(inner)
    above, field = QWidget(), QLineEdit()
    above.setFixedHeight(500)
    column.addWidget(above)
    column.addWidget(field)
    reader = Reader(inner)
    qtbot.addWidget(reader)
    reader.resize(300, 200)
    reader.show()
    QApplication.processEvents()
    reader.bring(field)
    qtbot.waitUntil(lambda: reader.verticalScrollBar().value() > 0)

    field.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    above.setFixedHeight(900)
    qtbot.waitUntil(lambda: reader.verticalScrollBar().maximum() > 600)
