from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.toggling import Toggling
from peling_app.platform.preferences import Preferences


class Card(Toggling, QAbstractButton):
    """A button whose mark its page sets."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.hear_toggle()


class Side(Toggling, QRadioButton):
    """One of several."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hear_toggle()


def toggle(button: QAbstractButton) -> None:
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Toggle")


def test_a_toggle_is_a_click_and_leaves_the_mark_to_the_page(qapp: object) -> None:
    assert qapp is not None
    card = Card()
    clicks: list[bool] = []

    def clicked(on: bool) -> None:
        clicks.append(on)

    card.clicked.connect(clicked)
    toggle(card)
    assert clicks == [False]
    assert not card.isChecked()
    card.setChecked(True)
    assert clicks == [False], "the page sets the mark: nobody clicked"
    toggle(card)
    assert clicks == [False, True]
    assert card.isChecked()


@pytest.mark.parametrize("act", [toggle, QAbstractButton.click])
def test_one_of_several_is_chosen_once(qapp: object, act: object) -> None:
    assert qapp is not None
    holder = QWidget()
    group = QButtonGroup(holder)
    sides = [Side(holder) for _ in range(3)]
    for number, side in enumerate(sides):
        group.addButton(side, number)
    sides[0].setChecked(True)
    chosen: list[int] = []

    def clicked(number: int) -> None:
        chosen.append(number)

    group.idClicked.connect(clicked)
    assert callable(act)
    act(sides[2])
    assert chosen == [2]
    assert [side.isChecked() for side in sides] == [False, False, True]
    act(sides[1])
    assert chosen == [2, 1]


def test_a_switch_hears_a_toggle(qapp: object) -> None:
    assert qapp is not None
    switch = Switch(Theme(Preferences(None)), ("day", "night"))
    switch.set_value("day")
    chosen: list[str] = []
    switch.chosen.connect(chosen.append)
    toggle(switch.side("night"))
    assert (chosen, switch.value()) == (["night"], "night")
    switch.set_value("day")
    assert chosen == ["night"]
