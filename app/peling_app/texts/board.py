"""Word what stands on the board: plates, labels, claim bar, throws and what a screen reader says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def fixed(name: str) -> str:
    """Return a fixed word of the board.

    Raises:
        KeyError: the board has no such word.
    """
    match name:
        case "next-tile":
            return translate("Board", "next tile")
        case "gap":
            return translate("Board", "the gap")
        case "loose":
            return translate("Board", "2 loose tiles")
        case "gap-and-loose":
            return translate("Board", "the gap, 2 loose tiles")
        case "drawn":
            return translate("Board", "drawn")
        case "take-back":
            return translate("Board", "Take back")
        case "skip":
            return translate("Board", "Click or press Enter to go on")
        case "hand":
            return translate("Board", "Your hand")
        case "claims":
            return translate("Board", "Claims and declarations")
        case "wall":
            return translate("Board", "The wall")
        case "dismiss":
            return translate("Board", "Dismiss")
        case "why":
            return translate("Board", "The rule")
        case "no-way":
            return translate("Board", "None of these")
        case "turn-mark":
            return translate("Board", "Table")
        case _:
            raise KeyError(name)
