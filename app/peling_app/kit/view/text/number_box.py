"""A field for a whole number between two bounds, to be typed or stepped through."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox

from peling.core.typed import narrow


class NumberBox(QSpinBox):
    """Takes digits of full width, as some input methods write them, for the usual ones."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return how a text stands, with digits that can be read."""
        return super().validate(narrow(text), place)
