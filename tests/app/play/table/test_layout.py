from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from peling.core.tiles import KINDS
from peling_app.kit import theme
from peling_app.play.table import view as table_views
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Picture, WallLabel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.pictures import design, filled, laid, sets, wall, with_seat
from tests.every_case import every

Opened = Callable[[BoardViewModel], Hands]
SIZES = ((1048, 852), (980, 660), (2040, 1392))
LESSON = (676, 542)
"""A board beside a page of a lesson."""
AREAS = (
    "plate",
    "topRack",
    "leftRack",
    "rightRack",
    "ownMelds",
    "topMelds",
    "leftMelds",
    "rightMelds",
    "ownBonus",
    "topBonus",
    "leftBonus",
    "rightBonus",
    "ownDiscards",
    "topDiscards",
    "leftDiscards",
    "rightDiscards",
    "centreBox",
    "claimBar",
    "windBox",
    "takeBack",
    "dropPlace",
    "stack-",
    "hand-",
)
TILES = [kind.code for kind in KINDS]
TOUCH = 2.5
"""Pixels by which neighbours may overlap: rounding at a scale that is no whole number."""


def late() -> Picture:
    """Return a long deal: many discards, three sets each, mandarins, South is East."""
    picture = design()
    for side, count in enumerate((18, 20, 18, 21)):
        picture = with_seat(
            picture,
            side,
            discards=laid(" ".join(TILES[:count]), 100 * side + 1),
            melds=sets("C1 C2 C3", "R R R R", "D2 D2 D2"),
            sets=3,
            concealed=4,
            bonus=laid("Fl1 Fl2 Se3"),
            east=side == 1,
        )
    return replace(picture, can_take_back=True)


def overlaps(hands: Hands, more: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    boxes = [
        (item.objectName(), item.mapRectToScene(QRectF(0, 0, item.width(), item.height())))
        for item in hands.items(*AREAS, *more)
    ]
    found = []
    for (one, first), (other, second) in combinations(boxes, 2):
        if {one[:6], other[:6]} == {"stack-"}:
            continue
        common = first.intersected(second)
        if common.width() > TOUCH and common.height() > TOUCH:
            found.append((one, other))
    return found


@pytest.mark.thorough
@every("size", SIZES, by_day=SIZES[1:])
def test_nothing_lies_on_anything_else_and_everything_on_the_table(
    board: BoardViewModel, user: Hands, size: tuple[int, int]
) -> None:
    user.resize(*size)
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    assert overlaps(user) == []
    filled(board, late(), "C4 C5 R R B7")
    assert overlaps(user) == [], "late in a deal"
    room = QRectF(0, 0, *size)
    for item in user.items(*AREAS):
        box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        assert room.contains(box), item.objectName()


@pytest.mark.nightly  # by day that nothing lies on anything
@every("size", [*SIZES, LESSON], by_day=[SIZES[1], LESSON])
def test_the_wind_box_of_the_user_as_east_stands_over_his_plate(
    board: BoardViewModel, user: Hands, size: tuple[int, int]
) -> None:
    picture = with_seat(with_seat(design(), 1, east=False), 0, east=True)
    for side in (2, 3):
        picture = with_seat(picture, side, east=False)
    filled(board, picture, "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user.resize(*size)
    assert user.item("windBox").property("side") == 0
    assert overlaps(user) == []
    box = user.item("windBox")
    assert QRectF(0, 0, *size).contains(box.mapRectToScene(QRectF(0, 0, box.width(), box.height())))


def laid_open() -> list[Picture]:
    """Return a table with all hands laid open, once for each East, as a replay shows it."""
    tables = []
    for east in range(4):
        picture = design()
        for side in range(4):
            picture = with_seat(picture, side, east=side == east)
            if side != 0:
                picture = with_seat(picture, side, faces=tuple(TILES[:13]), concealed=13)
        tables.append(picture)
    return tables


@pytest.mark.nightly  # by day court/test_court.py
@every("east", range(4))
def test_the_wind_box_covers_no_hand_that_is_laid_open(board: BoardViewModel, user: Hands, east: int) -> None:
    filled(board, laid_open()[east], "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    box, *racks = (
        item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        for name in ("windBox", "leftRack", "rightRack", "topRack")
        for item in [user.item(name)]
    )
    assert [rack for rack in racks if box.intersects(rack)] == []


def test_a_wall_with_mandarins_fits_the_same_square(board: BoardViewModel, hands: Opened) -> None:
    picture = design()
    stacks = wall(0, 71, 18, half=False)
    filled(board, Picture(seats=picture.seats, wall=stacks, slots=18, claims=picture.claims))
    user = hands(board)
    square = user.item("wall")
    room = square.mapRectToScene(QRectF(0, -10, square.width(), square.height() + 20))
    boxes = [item.mapRectToScene(QRectF(0, 0, item.width(), item.height())) for item in user.items("stack-")]
    assert len(boxes) == 72
    assert all(room.contains(box) for box in boxes)


@pytest.mark.nightly  # by day that nothing lies on anything, late in a deal
@every("count", [1, 18, 24, 32, 42])
def test_many_discards_shrink_and_stay_in_their_place(board: BoardViewModel, user: Hands, count: int) -> None:
    filled(board, with_seat(design(), 2, discards=laid(" ".join(["C1"] * count), 200)))
    area, other = user.item("topDiscards"), user.item("ownDiscards")
    assert area.property("count") == count
    assert area.y() + area.height() + 44 / 3 <= other.y()
    faces = {item.property("wide") for item in user.items("d-") if item.property("side") == 2}
    assert len(faces) == 1
    assert faces == {44} if count <= 24 else 28 <= min(faces) < 44


@pytest.mark.nightly  # by day settle/test_settle_sizes.py
@every("size, least", [(SIZES[0], 44), (SIZES[1], 34), (SIZES[2], 70)])
def test_discards_are_a_tenth_larger_than_they_were(
    board: BoardViewModel, user: Hands, size: tuple[int, int], least: int
) -> None:
    filled(board, design())
    user.resize(*size)
    assert min(item.property("wide") for item in user.items("d-")) >= least


def test_the_colours_are_those_of_the_design() -> None:
    source = (Path(table_views.__file__).parent / "parts" / "Paint.qml").read_text(encoding="utf-8")
    painted = dict(re.findall(r"color (\w+): \"(#\w{6})\"", source))
    known = {value.upper() for part in (theme.LACQUER, theme.BAIZE) for value in asdict(part).values()}
    names: tuple[str, ...] = (
        "lacquer9",
        "lacquer8",
        "lacquer6",
        "brass",
        "brassDark",
        "brassText",
        "highlight",
        "cream",
    )
    names += ("title", "text", "text2", "legalTop", "legalFoot", "legalText", "forbidden", "smallText")
    assert {name for name in names if painted[name].upper() not in known} == set()


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("text2", "barFoot"),
        ("idleText", "barFoot"),
        ("legalText", "legalFoot"),
        ("title", "barTop"),
        ("red", "note"),
    ],
)
def test_text_on_the_board_can_be_read(text: str, ground: str) -> None:
    source = (Path(table_views.__file__).parent / "parts" / "Paint.qml").read_text(encoding="utf-8")
    painted = dict(re.findall(r"color (\w+): \"(#\w{6})\"", source))
    assert theme.contrast(painted[text], painted[ground]) >= 4.5


def test_thin_lines_are_two_pixels_wide_in_high_contrast(board: BoardViewModel, hands: Opened) -> None:
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user = hands(board)

    def widths() -> set[float]:
        """Return the widths of the brass lines; a rectangle without a line says it has a black one."""
        frames = [
            child for name in ("plate", "claimBar") for item in user.items(name) for child in children(item)
        ]
        brass = [frame for frame in frames if QQmlProperty(frame, "border.color").read() == QColor("#B8924A")]
        return {QQmlProperty(frame, "border.width").read() for frame in brass}

    assert widths() == {1}
    board.set_up(flat=True)
    assert widths() == {2}


def children(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from children(child)


def with_everything(east: int, slot: int) -> Picture:
    """Return a long deal with wild tiles, words at the left of the wall, and one of the players as East."""
    words = WallLabel(0, "next tile", 3, slot)
    box = "Here sits East, the round is East’s"
    picture = replace(
        late(), wild_face="D5", wild_line="Circles 5", drop_title="", labels=(words,), box_line=box
    )
    for side in range(4):
        picture = with_seat(picture, side, east=side == east)
    return picture


@pytest.mark.thorough
@every("east, slot", [(0, 12), (1, 13), (2, 14), (3, 10)], by_day=[(0, 12), (3, 10)])
def test_in_large_text_nothing_lies_on_tiles_and_plates(
    board: BoardViewModel, user: Hands, east: int, slot: int
) -> None:
    board.set_up(zoom=150, teaching=True)
    filled(board, with_everything(east, slot), "C4 C5 R R B7")
    user.resize(976, 656)
    assert overlaps(user, ("wild", "label-")) == []
    things = [
        (item.objectName(), item.mapRectToScene(QRectF(0, 0, item.width(), item.height())))
        for item in user.items(*AREAS, "d-", "m-", "b-")
        if not item.objectName().endswith(("Melds", "Bonus", "Discards", "Rack"))
    ]
    assert things
    for label in user.items("label-"):
        room = label.mapRectToScene(QRectF(0, 0, label.width(), label.height())).adjusted(-5, -5, 5, 5)
        assert [name for name, box in things if room.intersects(box)] == [], label.objectName()
