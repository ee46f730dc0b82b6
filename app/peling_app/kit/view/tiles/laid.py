"""A tile that lies in a place, and how much room is kept beside it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from peling.core.tiles import Tile
from peling.rules.draft import SETS, HandDraft, Place
from peling_app.kit.model.theme import Theme
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view import paint
from peling_app.kit.view.text.limited import say_below
from peling_app.kit.view.tiles.buttons import TileButton
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words import tiles_entry as words

FEWEST_DISCARDS: Final = 6
SET_GAP: Final = 9
"""Pixels between two sets, at most."""


class Room(Enum):
    """How much room a place keeps for tiles to come."""

    FOR_ALL = "for-all"
    FOR_ONE = "for-one"
    NONE = "none"
    """At rest: no words, no box, only the tiles that lie there; nothing where none lies."""


def between_sets(tile: int) -> int:
    """Return the pixels between two sets of tiles of this width: no more than a tile is wide."""
    return min(SET_GAP, tile)


def roomy_sizes(draft: HandDraft, place: Place) -> list[int]:
    """Return how many tiles lie close together in a place, group by group, with room for all to come."""
    held = len(draft.tiles(place))
    match place:
        case Place.CONCEALED:
            return [max(draft.due, held)]
        case Place.EXPOSED:
            sets = [len(laid.tiles) for laid in draft.exposed]
            if sets and sets[-1] < 3:
                return [*sets[:-1], 3]
            return [*sets, 3] if draft.sets < 4 and not sets else sets or [3]
        case Place.KONGS:
            return [4] * len(draft.kongs) or [1]
        case Place.WINNING:
            return [1]
        case Place.BONUS:
            return [max(2, held + (held < 8))]
        case Place.WILD:
            return [max(1, held)]
        case Place.DISCARDS:
            return [max(FEWEST_DISCARDS, held + 1)]


def close_sizes(draft: HandDraft, place: Place, room: Room, *, is_filled: bool) -> list[int]:
    """Return the same where room is kept for one tile more at most, and for none in a hand at rest.

    Where so many tiles are in the hand that no set can lie before it, there is no room for one, unless the
    place is just being filled.
    """
    held = len(draft.tiles(place))
    one = int(room is Room.FOR_ONE)
    groups = [held]
    match place:
        case Place.CONCEALED:
            return [max(one, held + one * (held < draft.due))]
        case Place.EXPOSED | Place.KONGS if one and not held and not is_filled:
            # The winning tile may lie in the hand too until it is said which one it is.
            if len(draft.concealed) > draft.due - 3 + (draft.won and draft.winning is None):
                return []
            groups = []
        case Place.EXPOSED:
            groups = [len(laid.tiles) for laid in draft.exposed]
            if one and groups and groups[-1] < 3:
                return [*groups[:-1], 3]
        case Place.KONGS:
            groups = [4] * len(draft.kongs)
        case Place.WINNING | Place.WILD:
            return [max(one, held)]
        case Place.BONUS:
            return [held + one * (held < 8)]
        case Place.DISCARDS:
            return [held + one]
    wanted = one and (not groups or (draft.sets < SETS and bool(draft.missing)))
    return [*groups, 1] if wanted else groups


class LaidTile(TileButton):
    """A tile in a place; pressing it takes it out, dragging it moves it or takes it out."""

    def __init__(self, theme: Theme, tile: Tile, width: int, parent: QWidget) -> None:
        """Show a tile."""
        super().__init__(theme, tile, width, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it, pale while it is dragged."""
        painter = paint.smooth_painter(self, pictures=True)
        painter.setOpacity(0.35 if self.is_dragged else 1)
        draw_tile(painter, self._theme.tiles, self.tile.code, 0, 3, self.tile_width)


def say_waiting(place: QWidget, model: EnteredHand) -> None:
    """Say below a place how the last tile of a hand is laid whose letter still waits for another one.

    Of one before that it shows by itself: the next letter lays it.
    """
    if model.waiting is not None and model.draft.missing == 1:
        say_below(place, words.waits(model.typed, model.waiting))
