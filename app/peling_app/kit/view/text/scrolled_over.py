"""The wheel scrolls the page, whatever lies under the pointer: nothing is chosen or set by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

if TYPE_CHECKING:
    Base = QWidget
    """What stands behind `ScrolledOver` brings this in."""
else:
    Base = object


class ScrolledOver(Base):
    """To stand before a class of Qt that takes the wheel to set its value: it is left to the page.

    A page that is scrolled moves such things under the pointer. The class has to be one that the wheel gives
    no focus either (`Qt.FocusPolicy.StrongFocus`).
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to what lies below."""
        event.ignore()


class Slider(ScrolledOver, QSlider):
    """A slider that is moved by dragging, clicks and keys."""
