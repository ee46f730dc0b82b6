"""Positions for the board's tests and pictures: the one of the design, and the same in other situations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from peling.core.tiles import tile
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import (
    ClaimButton,
    HandTile,
    Picture,
    SeatPicture,
    Side,
    Stack,
    TableTile,
    WallLabel,
)

HAND = "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7"


def laid(
    faces: str, first: int = 1, *, claimable: bool = False, last: bool = False, newest: bool = False
) -> tuple[TableTile, ...]:
    """Return discards or bonus tiles in a row; the last may be claimable."""
    codes = faces.split()
    return tuple(
        TableTile(
            first + place,
            face,
            face,
            place,
            claimable=claimable and place == len(codes) - 1,
            last=last and place == len(codes) - 1,
            newest=newest and place == len(codes) - 1,
        )
        for place, face in enumerate(codes)
    )


def sets(*groups: str) -> tuple[TableTile, ...]:
    """Return sets laid down."""
    rows: list[TableTile] = []
    for group, text in enumerate(groups):
        faces = text.split()
        rows += [
            TableTile(100 * group + inside + 1, face, face, len(rows) + inside, group, inside, len(faces))
            for inside, face in enumerate(faces)
        ]
    return tuple(rows)


def wall(first: int, last: int, slots: int = 17, *, half: bool = True) -> tuple[Stack, ...]:
    """Return a wall from stack `first` to stack `last`, clockwise from the right end of the own side."""
    stacks = []
    for number in range(first, last + 1):
        side = (0, 3, 2, 1)[number // slots % 4]
        stacks.append(
            Stack(
                side * 100 + number % slots,
                side,
                number % slots,
                1 if half and number == first else 2,
                loose=number > last - 2,
                next=number == first,
            )
        )
    return tuple(stacks)


CLAIMS = (
    ClaimButton(0, "mahjongg", "Mah-Jongg", "M", "forbidden", "3 tiles to go", "Mah-Jongg, not allowed"),
    ClaimButton(1, "kong", "Kong", "K", "forbidden", "you need three", "Kong, not allowed"),
    ClaimButton(2, "pung", "Pung", "P", "legal", "makes 5·5·5, exposed", "Pung, allowed"),
    ClaimButton(3, "chow", "Chow", "C", "forbidden", "only from your left", "Chow, not allowed"),
    ClaimButton(4, "pass", "Pass", "Space", "open", "no time limit", "Pass"),
)
IDLE = (
    ClaimButton(0, "mahjongg", "Mah-Jongg", "M", "forbidden", "3 tiles to go", "Mah-Jongg, not allowed"),
    ClaimButton(1, "kong", "Kong", "K", "legal", "lay down 8·8·8·8", "Kong, allowed"),
    ClaimButton(2, "pung", "Pung", "P", "idle", "no discard yet", "Pung"),
    ClaimButton(3, "chow", "Chow", "C", "idle", "no discard yet", "Chow"),
    ClaimButton(4, "pass", "Pass", "Space", "idle", "discard a tile", "Pass"),
)
LABELS = (WallLabel(0, "next tile", 2, 11), WallLabel(1, "the gap, 2 loose tiles", 0, 7))


def design() -> Picture:
    """Return the position of the design: West has discarded the 5 of characters, which may be punged."""
    return Picture(
        seats=(
            SeatPicture(
                present=True,
                name="You",
                wind="S",
                wind_word="South",
                line="South",
                score="1,860",
                spoken="You, South, 1,860",
                concealed=13,
                discards=laid("C9 D1 B9 E W", newest=True),
                discards_title="South’s discards",
            ),
            SeatPicture(
                present=True,
                name="Heron",
                wind="W",
                wind_word="West",
                line="West, discarded",
                acting=True,
                score="2,316",
                spoken="Heron",
                concealed=13,
                discards=laid("D9 C1 G B2 D7 C5", 21, claimable=True, last=True),
                discards_title="West’s discards",
            ),
            SeatPicture(
                present=True,
                name="Crane",
                wind="N",
                wind_word="North",
                line="North, thinking",
                thinking=True,
                score="1,684",
                spoken="Crane",
                concealed=10,
                sets=1,
                melds=sets("Wh Wh Wh"),
                discards=laid("D1 N E B1", 41, newest=True),
                discards_title="North’s discards",
            ),
            SeatPicture(
                present=True,
                name="Magpie",
                wind="E",
                wind_word="East",
                line="East, deals",
                note="deals",
                score="2,140",
                spoken="Magpie",
                concealed=10,
                sets=1,
                melds=sets("B3 B4 B5"),
                discards=laid("W C9 D8 N C2 D5", 61, newest=True),
                discards_title="East’s discards",
                east=True,
            ),
        ),
        wall=tuple(
            [Stack(200 + slot, 2, slot, 1 if slot == 11 else 2, next=slot == 11) for slot in range(11, 17)]
            + [Stack(100 + slot, 1, slot, 2) for slot in range(17)]
            + [Stack(slot, 0, slot, 2, loose=slot > 5) for slot in range(8)]
        ),
        labels=LABELS,
        claims=CLAIMS,
        centre="West has discarded",
        arrow=Side.RIGHT,
        winds=("South, you", "West", "North", "East"),
        drop_title="Your open sets",
        sets_word="Your open sets",
        drop_line="Drop the 5 here to pung",
        box_line="East sits here",
    )


def filled(board: BoardViewModel, picture: Picture, codes: str = HAND, *, raised: str = "") -> Picture:
    """Show a picture with a hand on a board and return it as shown; the last of 14 tiles is the drawn one."""
    kinds = [tile(code) for code in codes.split()]
    drawn = kinds[-1] if len(kinds) % 3 == 2 else None
    board.follow_hand(kinds, drawn)
    rows = tuple(
        HandTile(
            key,
            kind.code,
            kind.code,
            raised=kind.code in raised.split(),
            drawn=key == board.order.drawn,
            allowed=picture.own_turn,
        )
        for key, kind in board.order.tiles
    )
    shown = replace(picture, hand=rows)
    board.show(shown)
    return shown


def with_seat(picture: Picture, side: int, **changes: object) -> Picture:
    """Return the picture with one seat changed."""
    seats: Sequence[SeatPicture] = [
        replace(seat, **changes) if number == side else seat  # type: ignore[arg-type]  # replace checks
        for number, seat in enumerate(picture.seats)
    ]
    return replace(picture, seats=tuple(seats))  # type: ignore[arg-type]  # four stay four
