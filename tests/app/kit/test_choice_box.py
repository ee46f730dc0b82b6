"""Words in a field of choices end in dots where there is no room, in every field of the program."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import ENTER, Button
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.style import dress
from tests.end2end.stage import make_preferences
from tests.sources import trees

APP = Path(peling_app.__file__).parent
TEXT = "On the first discard of the banker, counted twice"


def _with_button(qtbot: QtBot, key: str) -> tuple[QWidget, ChoiceBox, Button]:
    """Return a window with a box that has the focus and a button with a key."""
    window, box = QWidget(), ChoiceBox()
    box.addItems([TEXT, TEXT])
    button = Button(Theme(make_preferences()), key=key)
    fill(QVBoxLayout(window), box, button)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    box.setFocus()
    return window, box, button


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("says", ["", "Ctrl+Return"])
def test_enter_shows_the_choices_as_space_does(qtbot: QtBot, says: str, key: Qt.Key) -> None:
    _window, box, _button = _with_button(qtbot, says)
    QTest.keyClick(box, key)
    assert box.view().isVisible()
    QTest.keyClick(box.view(), Qt.Key.Key_Down)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not box.view().isVisible())
    assert box.currentIndex() == 1


def test_enter_is_left_to_the_button_in_sight_that_says_it(qtbot: QtBot) -> None:
    _window, box, button = _with_button(qtbot, ENTER)
    for state, taken in ((button.setEnabled, True), (button.setVisible, True)):
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert not box.view().isVisible()
        state(not taken)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert box.view().isVisible()
        box.hidePopup()
        state(taken)
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not box.view().isVisible()


@pytest.mark.parametrize(("texts", "left"), [(["one", "two"], "2"), (["300", "600"], "")])
def test_digits_are_left_to_the_page_where_no_choice_begins_with_one(
    qtbot: QtBot, texts: list[str], left: str
) -> None:
    """They stand on the answers of a drill as their keys, and did nothing while the list had the focus."""

    class Page(QWidget):
        typed = ""

        def keyPressEvent(self, event: QKeyEvent) -> None:
            """Keep what comes."""
            self.typed += event.text()

    page, box = Page(), ChoiceBox()
    box.addItems(texts)
    fill(QVBoxLayout(page), box)
    qtbot.addWidget(page)
    QTest.keyClick(box, Qt.Key.Key_2)
    QTest.keyClick(box, Qt.Key.Key_6 if not left else Qt.Key.Key_T)
    assert page.typed == left
    assert box.currentIndex() == (1 if left else 0)


@pytest.mark.parametrize(("width", "whole"), [(90, False), (900, True)])
def test_words_without_room_end_in_dots(qtbot: QtBot, width: int, *, whole: bool) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItem(TEXT)
    box.resize(width, 40)
    assert (box.shown_text() == TEXT) is whole
    assert whole or (box.shown_text().endswith("…") and TEXT.startswith(box.shown_text()[:-1]))
    box.resize(1000 - width, 40)
    box.say_cut()
    box.resize(width, 40)
    box.show()
    assert box.toolTip() == ("" if whole else TEXT), "what is read in full is not said twice"
    painted = box.grab().toImage()
    box.setItemText(0, box.shown_text())
    assert box.grab().toImage() == painted, "the same is painted as is said"


@pytest.mark.parametrize("zoom", [100, 125, 150])
def test_a_field_of_the_size_that_it_asks_for_shows_its_longest_words(qtbot: QtBot, zoom: int) -> None:
    dressed, box = QWidget(), ChoiceBox()
    box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
    fill(QVBoxLayout(dressed), box)
    dress(dressed, Theme(make_preferences(text_zoom=zoom)))
    qtbot.addWidget(dressed)
    dressed.show()
    for words in ("x", TEXT[:9], TEXT, TEXT * 2):
        box.clear()
        box.addItems(["x", words])
        box.setCurrentIndex(1)
        box.resize(box.sizeHint())
        assert box.shown_text() == words


def test_every_field_of_choices_is_one_that_does_so() -> None:
    plain = [
        f"{path.relative_to(APP)}:{node.lineno}"
        for path, tree in trees(APP, naming={"QComboBox"}).items()
        for node in ast.walk(tree)
        if (isinstance(node, ast.Call) and ast.unparse(node.func) == "QComboBox")
        or (isinstance(node, ast.ClassDef) and "QComboBox" in map(ast.unparse, node.bases))
        if not (isinstance(node, ast.ClassDef) and node.name == "ChoiceBox")
    ]
    assert plain == []


def test_no_tip_repeats_what_a_field_of_choices_shows() -> None:
    said = [
        f"{path.relative_to(APP)}:{node.lineno}"
        for path, tree in trees(APP, naming={"setToolTip"}).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("setToolTip")
        if "currentText()" in ast.unparse(node)
    ]
    assert said == [], "ChoiceBox.say_cut does so where it has no room"


def said(box: ChoiceBox) -> str:
    return QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Description)


@pytest.mark.usefixtures("qapp")
def test_a_screen_reader_hears_what_a_box_is_for() -> None:
    """On Linux Qt reads what is chosen for its name; a label of the box is heard by itself."""
    page = QWidget()
    plain, labelled, label = ChoiceBox(page), ChoiceBox(page), QLabel("Limit", page)
    label.setBuddy(labelled)
    for box in (plain, labelled):
        box.addItem("300")
        box.setAccessibleName("Limit")
    assert [said(box) for box in (plain, labelled)] == ["Limit", ""]
    plain.setAccessibleName("Höchstwert")
    assert said(plain) == "Höchstwert", "it follows the language"
    plain.setAccessibleDescription("no hand counts more")
    plain.setAccessibleName("Limit")
    assert said(plain) == "Limit. no hand counts more", "it is no name: what describes it says not what it is"
    labelled.setAccessibleDescription("no hand counts more")
    assert said(labelled) == "no hand counts more"


@pytest.mark.usefixtures("qapp")
def test_a_label_that_comes_later_names_a_box_alone() -> None:
    page = QWidget()
    box, label = ChoiceBox(page), QLabel("Limit", page)
    box.setAccessibleName("Limit")
    label.setBuddy(box)
    page.show()
    assert said(box) == ""
