"""Rows of a list show all their words, whatever the letters and the width."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.lists.whole_words import WholeWords

WORDS = "Erste Schritte und Tasten"


@pytest.mark.thorough
def test_no_word_of_a_row_is_cut(qtbot: QtBot) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.setWordWrap(True)
    rows.setItemDelegate(WholeWords(rows, 26))
    rows.addItem(WORDS)
    rows.show()
    lines = set()
    for size in range(13, 26):
        rows.setStyleSheet(
            f"QListWidget {{ font-size: {size}px; }} "
            "QListWidget::item { padding: 7px 10px; border-left: 3px solid transparent; }"
        )
        for width in range(190, 400, 7):
            rows.setFixedWidth(width)
            rows.doItemsLayout()
            QApplication.processEvents()
            letters = rows.fontMetrics()
            used = (rows.visualItemRect(rows.item(0)).height() - 14) // letters.height()
            whole = letters.horizontalAdvance(WORDS) + 26 <= rows.viewport().width()
            assert whole or used > 1, (size, width)
            lines.add(used)
    assert lines >= {1, 2}, "there was room for one, and there was none"


def test_every_list_whose_lines_break_breaks_them_by_the_room_they_have() -> None:
    app = Path(peling_app.__file__).parent
    texts = {path.relative_to(app).as_posix(): path.read_text(encoding="utf-8") for path in app.rglob("*.py")}
    breaking = {name for name, text in texts.items() if "::item" in text and "setWordWrap(True)" in text}
    assert breaking >= {
        "play/replay/view/rows.py",
        "shell/view/help_page.py",
        "books/view/books_page.py",
    }
    assert [name for name in sorted(breaking) if "WholeWords(" not in texts[name]] == []
