"""Point at what does an action, wherever that is by now: in the hand, on the claim bar, among the ways."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from peling.core.actions import Action
from peling_app.play.table.model.table import TableViewModel


class Pointer(QObject):
    """What points on a table; it follows when the hand is put in order or ways are shown."""

    def __init__(self, table: TableViewModel) -> None:
        """Point at nothing on this table."""
        super().__init__(table)
        self._table = table
        self._action: Action | None = None
        board = table.board
        for moved in (board.changed, board.waysChanged, board.handArranged):
            moved.connect(self._find)

    def show(self, action: Action | None) -> None:
        """Point at what does this; None: at nothing."""
        self._action = action
        self._find()

    def _find(self) -> None:
        found = ""
        if self._action is not None:
            found = next((thing for thing in self._things() if self._does(thing)), "")
        self._table.board.meant.show(found)

    def _does(self, thing: str) -> bool:
        return self._action in self._table.meant(thing)

    def _things(self) -> Iterator[str]:
        """Return everything that can be pressed now; as long as ways are shown, these alone."""
        board = self._table.board
        if ways := board.way_keys:
            yield from (f"way:{key}" for key in ways)
            return
        yield from (f"hand:{key}" for key, _ in board.order.tiles)
        yield from (f"claim:{row.command}" for row in board.picture.claims)
