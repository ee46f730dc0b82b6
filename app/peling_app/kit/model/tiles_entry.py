"""Enter a hand tile by tile: what is typed, laid, taken out and undone, as a model for any view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import HandRecord
from peling.core.tiles import TILES, Tile, Wind
from peling.core.typed import narrow
from peling.rules.draft import HandDraft, Place, draft_of, put, record_of, take

_CODES: Final = {tile.code.lower(): tile for tile in TILES}
MOST_UNDONE: Final = 200
"""So many steps back are kept."""
MOST_PASTED: Final = 1000
"""So many letters of a text are read as tiles; those of all tiles of a game are fewer."""
MOST_NAMED: Final = 12
"""So many letters are shown of what is no tile."""


class NoTiles(StrEnum):
    """Why a text is not laid as tiles."""

    NOTHING = "nothing"
    TOO_LONG = "too-long"
    NO_TILE = "no-tile"


@dataclass(frozen=True, slots=True)
class Unread:
    """A text of the clipboard that is not laid.

    Attributes:
        why: what is the matter with it.
        text: the whole text.
        found: the first in it that is no tile, shortened; empty where that is not the matter.
    """

    why: NoTiles
    text: str
    found: str = ""


def read_typed(text: str, *, final: bool = False) -> tuple[tuple[Tile, ...], str]:
    """Return the tiles that a typed text holds, and the rest that may still become one.

    Capitals do not matter. A letter that could begin a longer code waits: "w" may become "Wh". With `final`
    nothing waits; what is no tile is dropped.

    >>> read_typed("b3b4 e"), read_typed("w"), read_typed("w", final=True), read_typed("se1s")
    (((B3, B4, E), ''), ((), 'w'), ((W,), ''), ((Se1,), 's'))
    """
    tiles: list[Tile] = []
    rest = text.lower()
    while rest:
        if not rest[0].isalnum():
            rest = rest[1:]
            continue
        longer = any(code.startswith(rest) and code != rest for code in _CODES)
        if longer and not final:
            break
        code = next((rest[:size] for size in (3, 2, 1) if rest[:size] in _CODES), "")
        if code:
            tiles.append(_CODES[code])
        rest = rest[max(1, len(code)) :]
    return tuple(tiles), rest


def _suit_of(tile: Tile) -> str:
    """Return what stands before the digit in a tile's code; empty: it has none."""
    return tile.code[:-1].lower() if tile.code[-1].isdigit() else ""


def _named(word: str) -> str:
    """Return a word as it is named where it is no tile."""
    return word if len(word) <= MOST_NAMED else word[:MOST_NAMED] + "…"


class EnteredHand(QObject):
    """A hand that is being entered, with every step back.

    Signals:
        changed: tiles, or how it was won.
        moved: another place is being filled.
        unread: a text of the clipboard is not laid, and nothing of it; carries `Unread`.
    """

    changed = Signal()
    moved = Signal()
    unread = Signal(object)

    def __init__(self, parent: QObject | None = None, *, plain: Place = Place.CONCEALED) -> None:
        """Begin with an empty hand; in `plain` lies what is laid among the flowers and is none."""
        super().__init__(parent)
        self._plain = plain
        self._draft = HandDraft()
        self._before: list[HandDraft] = []
        self._place = Place.CONCEALED
        self._typed = ""
        self._suit = ""
        self._no_tile = ""

    @property
    def draft(self) -> HandDraft:
        """Return the hand as it stands."""
        return self._draft

    @property
    def record(self) -> HandRecord:
        """Return the hand as it can be scored."""
        return record_of(self._draft)

    @property
    def place(self) -> Place:
        """Return the place that is being filled."""
        return self._place

    @property
    def typed(self) -> str:
        """Return what was typed and is no tile yet."""
        return self._typed

    @property
    def waiting(self) -> Tile | None:
        """Return the tile that is meant by what was typed unless more follows: "w" may become "wh"."""
        tiles, _ = read_typed(self._typed, final=True)
        return tiles[0] if tiles else None

    @property
    def no_tile(self) -> str:
        """Return the letter or digit that was typed last, if no tile begins so."""
        return self._no_tile

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._before)

    def go_to(self, place: Place) -> None:
        """Fill this place from now on."""
        if place is not self._place:
            self._place = place
            self._typed = self._suit = self._no_tile = ""
            self.moved.emit()

    def put(self, tile: Tile, place: Place | None = None) -> None:
        """Lay a tile in a place, else in the one that is being filled."""
        self._become(put(self._draft, self._fitting(place or self._place, tile), tile))

    def take(self, place: Place, number: int) -> None:
        """Take a tile out of a place."""
        self._become(take(self._draft, place, number))

    def move(self, place: Place, number: int, target: Place) -> None:
        """Lay a tile of one place in another, as one step."""
        tiles = self._draft.tiles(place)
        if place is not target and 0 <= number < len(tiles):
            left = take(self._draft, place, number)
            self._become(put(left, self._fitting(target, tiles[number]), tiles[number]))

    def type(self, text: str) -> None:
        """Take letters and figures as they are typed; a blank ends a tile, "+" adds a fourth tile later.

        Digits that follow a tile are further tiles of its suit: "b123" are three bamboos. A letter with which
        no tile begins may have been meant for another suit: digits after it are no tiles.
        """
        for letter in narrow(text):
            if self._no_tile.isalpha():
                self._suit = ""
            self._no_tile = ""
            if letter.isspace():
                self.finish_typing()
            elif letter == "+":
                self._add_fourth()
            elif letter.isalnum():
                self._type_one(letter.lower())
        self.moved.emit()

    def paste(self, text: str) -> None:
        """Lay the tiles of a text as if it were typed; nothing of one that holds anything else."""
        self.finish_typing()
        wrong = self._unread(text)
        if wrong is not None:
            self.unread.emit(wrong)
        else:
            self.type(text + " ")

    def _unread(self, text: str) -> Unread | None:
        """Return why a text cannot be laid; None: it can."""
        if len(text) > MOST_PASTED:
            return Unread(NoTiles.TOO_LONG, text)
        words = narrow(text).split()
        if not any(letter.isalnum() or letter == "+" for word in words for letter in word):
            return Unread(NoTiles.NOTHING, text)
        tried = EnteredHand()
        tried._suit = self._suit
        for word in words:
            for letter in word:
                tried.type(letter)
                if tried.no_tile:
                    return Unread(NoTiles.NO_TILE, text, _named(word))
            if tried.typed and not read_typed(tried.typed, final=True)[0]:
                return Unread(NoTiles.NO_TILE, text, _named(word))
            tried.finish_typing()
        return None

    def forget_typing(self) -> None:
        """Drop what was typed and is no tile yet."""
        if self._typed or self._no_tile:
            self._typed = self._suit = self._no_tile = ""
            self.moved.emit()

    def finish_typing(self) -> None:
        """Take what was typed as it stands."""
        self._no_tile = ""
        tiles, self._typed = read_typed(self._typed, final=True)
        self._put_all(tiles)

    def erase(self) -> None:
        """Take back the last letter typed, or else the last tile of the place."""
        if self._no_tile:
            self._no_tile = ""
            self.moved.emit()
        elif self._typed:
            self._typed = self._typed[:-1]
            self.moved.emit()
        elif tiles := self._draft.tiles(self._place):
            self.take(self._place, len(tiles) - 1)
            self._suit = _suit_of(tiles[-1])

    def claim(self, number: int, giver: Wind | None) -> None:
        """Say from whom the tile of a set laid open was claimed; None: that is not said."""
        sets = self._draft.exposed
        if 0 <= number < len(sets):
            said = replace(sets[number], giver=giver)
            self._become(replace(self._draft, exposed=(*sets[:number], said, *sets[number + 1 :])))

    def set_way(self, **changes: Any) -> None:  # noqa: ANN401 - the fields of `HandDraft`
        """Change how the hand was won, whose it is, the round; the names are those of `HandDraft`."""
        self._become(replace(self._draft, **changes))

    def clear(self) -> None:
        """Take all tiles away, and what was typed; wind, round and way of winning stay."""
        self.forget_typing()
        now = self._draft
        kept = HandDraft(seat=now.seat, round_wind=now.round_wind, won=now.won, by=now.by, giver=now.giver)
        self._become(kept)

    def load(self, record: HandRecord) -> None:
        """Show a recorded hand."""
        self._become(draft_of(record))

    def follow(self, draft: HandDraft) -> None:
        """Show a hand as it is kept elsewhere; letters typed so far stay, as do the steps back."""
        if draft != self._draft:
            self._draft = draft
            self.changed.emit()

    def undo(self) -> None:
        """Take back the last step."""
        if self._before:
            self._draft = self._before.pop()
            self._typed = self._suit = self._no_tile = ""
            self.changed.emit()

    def _add_fourth(self) -> None:
        """Add to the last three equal tiles laid down the fourth, as one drawn later."""
        threes = [
            laid.tiles for laid in self._draft.exposed if len(set(laid.tiles)) == 1 and len(laid.tiles) == 3
        ]
        if self._place is Place.EXPOSED and threes:
            self._become(put(self._draft, Place.EXPOSED, threes[-1][0], added=True))

    def _type_one(self, letter: str) -> None:
        begun = self._typed or (self._suit if letter.isdigit() else "")
        tiles, self._typed = read_typed(begun + letter)
        self._put_all(tiles)
        if not self._typed and not (tiles and tiles[-1].code.lower().endswith(letter)):
            self._no_tile = letter

    def _put_all(self, tiles: tuple[Tile, ...]) -> None:
        for tile in tiles:
            self.put(tile)
        if tiles:
            self._suit = _suit_of(tiles[-1])

    def _fitting(self, place: Place, tile: Tile) -> Place:
        return self._plain if place is Place.BONUS and not tile.is_bonus else place

    def _become(self, draft: HandDraft) -> None:
        if draft != self._draft:
            self._before = [*self._before[-MOST_UNDONE:], self._draft]
            self._draft = draft
            self._suit = self._no_tile = ""
            self.changed.emit()
