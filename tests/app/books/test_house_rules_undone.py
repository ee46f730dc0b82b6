"""Ctrl+Z among the house rules: one thing after the other, and never in silence."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.kit.view.text.number_box import NumberBox
from tests.app.books.test_house_rules_sets import BOOK, Opened, choose, opened, save_as

__all__ = ["opened"]

CTRL = Qt.KeyboardModifier.ControlModifier


def undone(dialog: HouseRulesDialog, where: QWidget) -> str:
    """Return what is said when Ctrl+Z is struck somewhere."""
    dialog.activateWindow()
    QApplication.processEvents()
    where.setFocus()
    QTest.keyClick(where, Qt.Key.Key_Z, CTRL)
    QApplication.processEvents()
    assert dialog.sets.message.isVisible()
    assert dialog.focusWidget() is where or where.isHidden() or not where.isEnabled()
    return dialog.sets.message.text()


def test_it_undoes_every_rule_that_was_changed_and_says_which(opened: Callable[..., Opened]) -> None:
    """It did nothing, and nothing said so."""
    _, context, dialog = opened()
    choose(dialog, "p1_reserve", 1)
    choose(dialog, "mandarins", 1)
    field = dialog.choice("p1_reserve")
    assert undone(dialog, field) == "Undone: Flowers and seasons."
    assert context.preferences.current.house_rules == {BOOK: {"p1_reserve": 14}}
    assert dialog.choice("mandarins").currentIndex() == 0
    assert undone(dialog, dialog.as_book) == "Undone: Tiles that are never drawn."
    assert context.preferences.current.house_rules == {}
    assert undone(dialog, field) == "There is nothing to undo here."
    choose(dialog, "mandarins", 1)
    assert not dialog.sets.message.isVisible(), "what was said of the step before is over"


def test_it_undoes_what_was_done_with_sets_as_the_button_does(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    choose(dialog, "mandarins", 1)
    dialog.as_book.click()
    assert context.preferences.current.house_rules == {}
    assert undone(dialog, dialog.sets.box) == "Undone."
    assert context.preferences.current.house_rules == {BOOK: {"p1_reserve": 14, "mandarins": "on"}}
    undone(dialog, dialog.sets.box)
    assert context.rules.sets.chosen(BOOK) == "Club"
    assert undone(dialog, dialog.sets.box) == "Undone."
    assert context.rules.sets.of_book(BOOK) == ()
    dialog.sets.take_book()
    dialog.sets.undo_button.click()
    assert context.preferences.current.house_rules == {BOOK: {"p1_reserve": 14}}
    assert undone(dialog, dialog.sets.box) == "There is nothing to undo here.", "the button has undone it"


def test_it_undoes_from_a_field_for_a_number_too(opened: Callable[..., Opened]) -> None:
    """What was typed there is taken back first; that alone was done, and nothing else said so."""
    _, context, dialog = opened(rule_set="four-winds")
    choose(dialog, "limit", dialog.choice("limit").count() - 1)
    (number,) = (one for one in dialog.findChildren(NumberBox) if one.isVisible())
    assert undone(dialog, number).startswith("Undone: ")
    assert context.preferences.current.house_rules == {}
