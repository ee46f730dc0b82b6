"""What the board shows at one moment, as frozen values: the seam between the game and the table.

`board_picture` makes a `Picture` out of a player's view and verdicts; `BoardViewModel` shows one. Sides are
places on the screen: 0 the user at the bottom, 1 the next player at the right, 2 opposite, 3 at the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final


class Side(IntEnum):
    """A place at the table as the user sees it; play runs from each to the next."""

    OWN = 0
    RIGHT = 1
    OPPOSITE = 2
    LEFT = 3


class Standing(StrEnum):
    """How a button of the claim bar stands."""

    LEGAL = "legal"
    """The one thing to do, brass."""
    OPEN = "open"
    """Can be pressed, but is nothing special: pass."""
    FORBIDDEN = "forbidden"
    """Not allowed, and the line says why."""
    IDLE = "idle"
    """There is nothing to claim now."""


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile of the user's hand.

    Attributes:
        key: which tile it is as long as it stays in the hand.
        face: the picture: a code, for flowers with its number (``"Fl2.4"``).
        name: how it is called, for screen readers.
        raised: it belongs to a claim that is allowed now.
        drawn: it was drawn last and stands apart.
        allowed: it may be discarded now.
        forbidden: it may not, although the user is to discard.
    """

    key: int
    face: str
    name: str
    raised: bool = False
    drawn: bool = False
    allowed: bool = False
    forbidden: bool = False


@dataclass(frozen=True, slots=True)
class TableTile:
    """A tile that lies open on the table.

    Attributes:
        key: a name that stays while it lies there.
        face: the picture, or ``"back"``.
        name: how it is called, for screen readers.
        place: its number in the row, from 0.
        group: the number of its set among the sets, from 0; 0 for discards and bonus tiles.
        inside, size: its number in the set, from 0, and how many tiles the set has; 0 and 1 for other tiles.
        claimable: the user may claim it.
        last: it is the latest discard.
        newest: it is the latest of its player, and lies there still.
        taken: it was claimed, and only its print is left: the side that took it; -1: it lies there.
    """

    key: int
    face: str
    name: str
    place: int
    group: int = 0
    inside: int = 0
    size: int = 1
    claimable: bool = False
    last: bool = False
    newest: bool = False
    taken: int = -1


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of the wall.

    Attributes:
        key: side and slot in one number.
        side: which side of the square, as a `Side`.
        slot: its number along the side, clockwise as one looks at the table, from 0.
        tiles: 0, 1 or 2.
        loose: a loose tile lies on top.
        next: the next tile is drawn from it.
        mark: in a lesson: ``"chosen"``, ``"right"``, ``"wrong"``; empty: none.
        name: how it is called where it can be pointed at.
        face: the picture of the tile turned up on it; empty: none is.
    """

    key: int
    side: int
    slot: int
    tiles: int
    loose: bool = False
    next: bool = False
    mark: str = ""
    name: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class WallLabel:
    """A word for learners beside the wall; where there is no room for it, it is left out.

    Attributes:
        key: its number, from 0; the first is the most important.
        text: the word.
        side, slot: the stack it belongs to; a slot may lie between two stacks.
    """

    key: int
    text: str
    side: int
    slot: float


@dataclass(frozen=True, slots=True)
class ClaimButton:
    """A place of the claim bar.

    Attributes:
        key: the number of the place, 0 to 4.
        command: ``"mahjongg"``, ``"kong"``, ``"pung"``, ``"chow"`` or ``"pass"``.
        title: the word on it.
        shortcut: the key that presses it, as it is written on the button.
        standing: see `Standing`.
        line: what it makes, or why it is not allowed, in a few words.
        name: the whole for screen readers.
    """

    key: int
    command: str
    title: str
    shortcut: str
    standing: str
    line: str
    name: str


@dataclass(frozen=True, slots=True)
class Way:
    """One of several ways in which a claim or declaration can be made.

    Attributes:
        key: its number, from 0.
        title: what it is.
        faces: the tiles of the set.
        claimed: which of them is the claimed one, from 0; -1: none.
        name: how it is called.
    """

    key: int
    title: str
    faces: list[str]
    claimed: int
    name: str


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw of two dice, or one wind that is taken, and what it decides.

    Attributes:
        key: its number, from 0.
        who: who throws or takes.
        first, second: the two dice; 0 where a wind is taken.
        sentence: what the throw decides.
        tile: the face of the wind that is taken; empty for a throw.
        side: where who throws sits, as a `Side`; -1: nobody says.
        group: throws of one number are thrown at the same time.
    """

    key: int
    who: str
    first: int
    second: int
    sentence: str
    tile: str = ""
    side: int = -1
    group: int = 0


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A player at the table.

    Attributes:
        present: somebody sits there.
        name: the player's name.
        wind: the code of the wind held, ``"E"``.
        wind_word: the wind as a word.
        line: wind and what the player does, for whoever asks.
        note: what stands on the plate beside the total: who deals, a dead hand; empty: nothing.
        acting: it is this player's turn, or the player acted last (brass frame).
        thinking: the player is thinking (hour-glass).
        throwing: the player throws the dice.
        dead: the hand is dead (dashed frame).
        score: the total so far, as it is written.
        spoken: the whole plate for screen readers.
        concealed: how many tiles stand in the rack.
        melds, bonus, discards: what lies open.
        sets: how many sets lie open.
        discards_title, bonus_title: whose discards, flowers and seasons they are.
        east: the wind box stands here.
        faces, face_names, faces_name: the standing tiles, where the hand lies open, what each is called, and
            all of them for screen readers;
            empty: only their backs are seen.
        groups: how many of these lie together; empty: they lie one beside the other.
    """

    present: bool = False
    name: str = ""
    wind: str = ""
    wind_word: str = ""
    line: str = ""
    note: str = ""
    acting: bool = False
    thinking: bool = False
    throwing: bool = False
    dead: bool = False
    score: str = ""
    spoken: str = ""
    concealed: int = 0
    sets: int = 0
    melds: tuple[TableTile, ...] = ()
    bonus: tuple[TableTile, ...] = ()
    discards: tuple[TableTile, ...] = ()
    discards_title: str = ""
    bonus_title: str = ""
    east: bool = False
    faces: tuple[str, ...] = ()
    face_names: tuple[str, ...] = ()
    faces_name: str = ""
    groups: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the board at one moment.

    Attributes:
        seats: the four places by `Side`.
        hand: the user's tiles in the engine's order (the user's own order is kept elsewhere).
        wall: the stacks.
        slots: how many stacks a side of the whole wall has.
        labels: the words beside the wall.
        wall_name: the wall for screen readers.
        claims: the five places of the claim bar.
        centre: the words in the middle.
        arrow: to whom the arrow points, a `Side`; -1: to nobody.
        winds: the four words round the middle, by `Side`.
        own_turn: the user is to discard or declare.
        over: the deal is over, and there is nothing to do with the hand.
        drop_title, drop_line: the place for a claimed tile and its words; empty: nothing may be claimed.
        sets_word: the words over the own sets.
        round_wind: the code of the round's wind, which lies on the wind box; empty: the book has none.
        box_line: the words under the mark of East.
        can_take_back: there is something to take back.
        wild_face, wild_line, wild_name: a wild tile, which ones are wild, and the same for screen readers;
            empty: none are.
        picking: the stacks of the wall can be pointed at, as a lesson asks for it.
    """

    seats: tuple[SeatPicture, SeatPicture, SeatPicture, SeatPicture] = field(
        default_factory=lambda: (SeatPicture(), SeatPicture(), SeatPicture(), SeatPicture())
    )
    hand: tuple[HandTile, ...] = ()
    wall: tuple[Stack, ...] = ()
    slots: int = 17
    labels: tuple[WallLabel, ...] = ()
    wall_name: str = ""
    claims: tuple[ClaimButton, ...] = ()
    centre: str = ""
    arrow: int = -1
    winds: tuple[str, str, str, str] = ("", "", "", "")
    own_turn: bool = False
    over: bool = False
    drop_title: str = ""
    drop_line: str = ""
    sets_word: str = ""
    round_wind: str = ""
    box_line: str = ""
    can_take_back: bool = False
    wild_face: str = ""
    wild_line: str = ""
    wild_name: str = ""
    picking: bool = False


USUAL: Final[Mapping[str, int]] = {
    "indexed": True,
    "numerals": False,
    "turned": False,
    "teaching": True,
    "still": False,
    "flat": False,
    "night": False,
    "cloth": 0,
    "asking": False,
    "zoom": 100,
    "watched": False,
}
"""How a board is shown as long as nothing else is set, see `BoardViewModel.set_up`."""
