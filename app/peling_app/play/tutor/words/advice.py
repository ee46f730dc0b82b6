"""Word what is asked of the tutor."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Tile
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import tile_name

translate = QCoreApplication.translate

nothing_to_decide = Sentence("Advice", "There is nothing to decide.")


def what_if_title(tile: Tile) -> str:
    """Return the heading over what would come of discarding a tile."""
    return translate("Advice", "If you discard {tile}").format(tile=tile_name(tile))
