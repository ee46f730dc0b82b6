"""The hands of a deal while they are entered: each by typed points or by tiles, the other way kept."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.hands import draft_at, hand_of, with_draft, with_hand
from peling.ledger.situation import Situation
from peling.rules.draft import HandDraft
from peling_app.kit.model.tiles_entry import EnteredHand


class EntryHands(QObject):
    """What is typed or laid for each place, and the wild tiles of the table.

    Signals:
        laid: the user has changed the tiles of this place.
        wild_laid: the user has changed the wild tiles.
        unread: a text of the clipboard is not laid; carries `Unread`.
    """

    laid = Signal(int)
    wild_laid = Signal()
    unread = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without hands; see `begin`."""
        super().__init__(parent)
        self._hands: list[EnteredHand] = []
        self._texts: list[str] = []
        self._by_points: list[bool] = []
        self._following = False
        self.table = EnteredHand(self)
        self.table.changed.connect(self._tell_wild)
        self.table.unread.connect(self.unread)

    def begin(self, players: int) -> None:
        """Make empty hands for so many players."""
        for hand in self._hands:
            hand.deleteLater()
        self._hands = [EnteredHand(self) for _ in range(players)]
        for place, hand in enumerate(self._hands):
            hand.changed.connect(lambda place=place: self._tell(place))
            hand.unread.connect(self.unread)
        self._texts = [""] * players
        self._by_points = [False] * players

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._hands)

    def hand(self, place: int) -> EnteredHand:
        """Return the tiles of a place."""
        return self._hands[place]

    def text(self, place: int) -> str:
        """Return the points of a place as they were typed."""
        return self._texts[place]

    def is_by_points(self, place: int) -> bool:
        """Return whether the points of a place are typed."""
        return self._by_points[place]

    def set_text(self, place: int, text: str) -> None:
        """Keep the points of a place as they are typed."""
        self._texts[place] = text

    def set_by_points(self, place: int, *, on: bool) -> None:
        """Let the points of a place be typed, or its tiles be laid."""
        self._by_points[place] = on

    def finish_typing(self) -> None:
        """Take the tiles whose codes are half typed."""
        for hand in self._hands:
            hand.finish_typing()

    def load(self, entry: DealEntry, *, usually_points: bool) -> None:
        """Take texts and ways from a deal; where nothing is entered, as is usual.

        Tiles that were laid and then left for points are kept as long as this deal is entered, and so are
        letters of a tile that is half typed.
        """
        self._following = True
        for hand in (*self._hands, self.table):
            hand.forget_typing()
            hand.follow(HandDraft())
        self._following = False
        self._by_points = [usually_points] * len(self._hands)
        self.restore(entry)

    def restore(self, entry: DealEntry) -> None:
        """Take texts and ways from a deal as it stood before; where nothing was entered the way stays."""
        for place in range(len(self._hands)):
            held = hand_of(entry, place)
            self._texts[place] = held.text if isinstance(held, Points) else ""
            if held is not None:
                self._by_points[place] = isinstance(held, Points)

    def follow(self, entry: DealEntry, situation: Situation) -> None:
        """Show a deal: its tiles, the winds, who has won and how."""
        self._following = True
        for place, hand in enumerate(self._hands):
            now = draft_at(entry, place, situation)
            if not isinstance(hand_of(entry, place), Tiles) and self._by_points[place]:
                old = hand.draft
                now = replace(
                    old, seat=now.seat, round_wind=now.round_wind, won=now.won, by=now.by, giver=now.giver
                )
            hand.follow(now)
        self.table.follow(replace(HandDraft(), wild=entry.wild))
        self._following = False

    def entered(self, entry: DealEntry, place: int, situation: Situation) -> DealEntry:
        """Return a deal with the hand of a place as it stands here, by points or by tiles."""
        if self._by_points[place]:
            text = self._texts[place]
            return with_hand(entry, place, Points(text) if text.strip() else None)
        draft = self._hands[place].draft
        if draft.is_empty:
            return with_hand(entry, place, None)
        return with_hand(entry, place, hand_of(with_draft(entry, place, draft, situation), place))

    def _tell(self, place: int) -> None:
        if not self._following and not self._by_points[place]:
            self.laid.emit(place)

    def _tell_wild(self) -> None:
        if not self._following:
            self.wild_laid.emit()
