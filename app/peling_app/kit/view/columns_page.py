"""A page of paper in two columns, one below the other where there is no room side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import RING
from peling_app.kit.view.layouts import STRETCH, fill, nest, width_anew
from peling_app.kit.view.paper_page import PaperPage

NARROW: Final = 980
"""Pixels at usual size of text; a narrower page has one column."""


BETWEEN: Final = 56
"""Pixels between the columns."""
WIDE, CLOSE = 1100, 28
"""On a page no wider than this they stand closer."""


class ColumnsPage(PaperPage):
    """A page of paper to be filled in `left` and `right`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, grows: bool = False) -> None:
        """Make two empty columns; where they grow, they share all of the height."""
        super().__init__(theme, parent)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill(self.column, (self._columns, 1) if grows else self._columns, *(() if grows else (STRETCH,)))
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        for side in (self.left, self.right):
            side.setSpacing(6)
            nest(self._columns, side, 1)

    def lead_on(self, fields: Sequence[QLineEdit], last: QWidget) -> None:
        """Let Enter lead from field to field, over those that are hidden, and from the last one to `last`."""
        for place, field in enumerate(fields):
            field.returnPressed.connect(partial(_leave, (*fields[place + 1 :], last)))

    def arrange(self) -> None:
        """Put the columns one below the other where they have no room side by side."""
        between = BETWEEN if self.width() > WIDE else CLOSE
        narrow = self.width() < max(NARROW * self.theme.zoom() / 100, self._side_by_side(between))
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
        self._columns.setSpacing(between)

    def _side_by_side(self, between: int) -> int:
        """Return the width in which nothing of two columns is cut: it depends on the language too."""
        columns = width_anew(self.left, self.right) + between
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        return columns + bar + 2 * (RING + self.margin)


def _leave(others: Sequence[QWidget]) -> None:
    """Go to the first of these that is shown, and select what stands there."""
    target = next((one for one in others if one.isVisible() and one.isEnabled()), None)
    if target is not None:
        target.setFocus(Qt.FocusReason.TabFocusReason)
    if isinstance(target, QLineEdit):
        target.selectAll()
