"""Let a screen reader's "toggle" do what a click does, and Tab reach the chosen one of several.

Qt offers "toggle" on everything that can be checked, as the first of its actions, and turns only the mark
over: nothing that waits for a click hears of it. On Windows it is the action that check boxes are pressed by.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.pressing import Seen, take_presses
from peling_app.kit.view.style import text_font


class Toggling(Seen):
    """A base that is named before a class of buttons: "toggle" of a screen reader becomes a click.

    The page of the button says whether it is checked; only a button of a group is checked by the click.
    Call `hear_toggle` when the button is made.
    """

    _placing = False

    def hear_toggle(self) -> None:
        """Take notice when something else than this class or a click checks the button or unchecks it."""
        self.toggled.connect(self._toggled)

    def setChecked(self, on: bool) -> None:
        """Check or uncheck the button, which is no click."""
        self._placing = True
        super().setChecked(on)
        self._placing = False

    def nextCheckState(self) -> None:
        """Check a button of a group; any other leaves that to its page."""
        if self.group() is not None:
            self._placing = True
            super().nextCheckState()
            self._placing = False

    def _toggled(self, on: bool) -> None:
        if self._placing:
            return
        if self.group() is None:
            self.setChecked(not on)
            self.click()
        elif on:
            self.click()


class OneOfSeveral(Toggling, QRadioButton):
    """A word among others of which one is chosen, which a subclass measures and paints."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make it without a word."""
        super().__init__(parent)
        self._theme = theme
        self.hear_toggle()
        lead_tab(self)
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def _font(self) -> QFont:
        return text_font(self._theme, 14, QFont.Weight.DemiBold)

    def minimumSizeHint(self) -> QSize:
        """Return the same as the size hint: the word is never cut."""
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        """Take a click anywhere on it."""
        return self.rect().contains(place)


def lead_tab(button: QAbstractButton) -> None:
    """Let Tab reach this one of several only when it is chosen, or none is; arrows lead to the others.

    Qt sees to that when one of them has had the focus; before, Tab reached the first.
    """
    button.toggled.connect(partial(_follow, button))


def _follow(button: QAbstractButton, on: bool) -> None:
    if on:
        for one in _several(button):
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if one is button else Qt.FocusPolicy.ClickFocus)


def _several(button: QAbstractButton) -> list[QAbstractButton]:
    """Return all of which a button is one: its group, or what is alone with it under one widget."""
    group: QButtonGroup | None = button.group()
    if group is not None:
        return group.buttons()
    parent = button.parentWidget()
    near = [button] if parent is None else parent.children()
    return [one for one in near if isinstance(one, QAbstractButton) and one.autoExclusive()]
