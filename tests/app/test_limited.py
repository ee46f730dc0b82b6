"""A field cuts nothing: what is too long for it is not taken, and it says how much there is room for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.text.limited import limit


@pytest.fixture
def field(qtbot: QtBot) -> QLineEdit:
    made = QLineEdit()
    qtbot.addWidget(made)
    limit(made, 5)
    made.show()
    QToolTip.hideText()
    return made


def paste(field: QLineEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    field.paste()


def test_a_letter_too_many_is_not_taken_and_it_is_said_why(field: QLineEdit) -> None:
    QTest.keyClicks(field, "Agnes")
    assert (field.text(), QToolTip.text()) == ("Agnes", "")
    QTest.keyClicks(field, "e")
    assert field.text() == "Agnes"
    assert "5 letters" in QToolTip.text()


def test_what_is_pasted_is_taken_whole_or_not_at_all(field: QLineEdit) -> None:
    paste(field, "Maximiliane")
    assert field.text() == ""
    assert "5 letters" in QToolTip.text()
    paste(field, "Max")
    assert field.text() == "Max"


def test_what_was_too_long_before_stays_whole_and_may_be_made_shorter(field: QLineEdit) -> None:
    field.setText("Maximiliane")
    assert field.hasAcceptableInput(), "Enter in it means something"
    QTest.keyClicks(field, "x")
    assert field.text() == "Maximiliane"
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.text() == "Maximilian"
    QTest.keyClicks(field, "e")
    assert field.text() == "Maximilian"


@pytest.mark.parametrize(
    ("pasted", "taken"),
    [
        ("A\nB", "A B"),
        ("A\r\nB", "A  B"),
        ("A\tB\u2028C", "A B C"),
        ("A\u202eB\u2066", "A B "),
        ("A\x00\x1bB", "A  B"),
        ("A\u200d\u200c", "A\u200d\u200c"),
        ("\u3000\u00a0", "\u3000\u00a0"),
    ],
)
def test_what_is_pasted_comes_in_one_line(field: QLineEdit, pasted: str, taken: str) -> None:
    """A break, a tab, or a mark that turns the whole sentence round would stand in a name for ever.

    What joins letters, or is another blank, belongs to names in some scripts.
    """
    paste(field, pasted)
    assert field.text() == taken
    assert field.cursorPosition() == len(taken)
    assert field.hasAcceptableInput()


def test_every_field_has_its_room() -> None:
    """So what is pasted comes in one line everywhere."""
    free = {
        path.name
        for path in Path(peling_app.__file__).parent.rglob("*.py")
        if "QLineEdit(" in (text := path.read_text(encoding="utf-8"))
        and not re.search(r"\blimit\(|\.setMaxLength\(", text)
    }
    assert free == set()


def test_no_field_for_words_cuts_what_is_put_into_it() -> None:
    """A field of numbers takes no more digits than any answer has."""
    cutting = {
        path.name
        for path in Path(peling_app.__file__).parent.rglob("*.py")
        if ".setMaxLength(" in path.read_text(encoding="utf-8")
    }
    assert cutting == {"number_field.py"}
