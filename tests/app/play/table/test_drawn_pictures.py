"""What is drawn for a new size of the table: each picture once, and nothing that is not seen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

import peling_app
from peling.core.tiles import WINDS
from peling_app.kit.theme import table_look
from peling_app.platform.settings import Cloth
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.images import BoardImages
from peling_app.play.table.view.page import engine_of_boards
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

ROOT = Path(__file__).parents[4]
_, S, _, _ = WINDS
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"

LARGE = ("tile/", "stack/", "dash/f1e3bf")
"""What is drawn in one step; claims and racks depend on the size of words too, and are small."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """Return the list into which address and size of each picture drawn are written; none is kept."""
    written: list[tuple[str, int, int]] = []
    images = engine_of_boards().imageProvider("board")
    assert isinstance(images, BoardImages)
    monkeypatch.setattr(images, "_kept", OrderedDict())
    monkeypatch.setattr(images, "_keep", lambda key, _: written.append(key))
    return written


@pytest.mark.thorough
def test_no_tile_is_drawn_in_half_a_new_size(
    board: BoardViewModel,
    hands: Callable[[BoardViewModel], Hands],
    drawn: list[tuple[str, int, int]],
) -> None:
    TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    hands(board)
    heights: defaultdict[tuple[bool, int], set[int]] = defaultdict(set)
    for zoom in (150, 125):
        drawn.clear()
        board.set_up(zoom=zoom)
        QTest.qWait(30)
        tiles = [(address.split("/"), wide, high) for address, wide, high in drawn if address[:5] == "tile/"]
        assert len(tiles) >= len(set(OWN.split()))
        for (_, _, flags), wide, high in tiles:
            heights["1" in flags or "3" in flags, wide].add(high)
    assert {size: high for size, high in heights.items() if len(high) > 1} == {}


def test_what_is_not_seen_is_not_drawn(
    board: BoardViewModel,
    hands: Callable[[BoardViewModel], Hands],
    drawn: list[tuple[str, int, int]],
) -> None:
    TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    hands(board)
    unseen = [address for address, *_ in drawn if address.startswith(("sign/slash", "sign/hourglass"))]
    assert unseen == []


@pytest.mark.thorough
def test_what_is_drawn_for_a_new_size_of_text_is_what_stands_there_afterwards(
    board: BoardViewModel,
    hands: Callable[[BoardViewModel], Hands],
    drawn: list[tuple[str, int, int]],
) -> None:
    TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    user = hands(board)
    for zoom in (150, 125):
        drawn.clear()
        board.set_up(zoom=zoom)
        at_once = {picture for picture in drawn if picture[0].startswith(LARGE)}
        QTest.qWait(30)
        assert at_once
        assert at_once - shown(user.page.board) == set()


def test_the_table_has_the_chosen_cloth_and_its_tiles_the_chosen_faces(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]
) -> None:
    TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    user = hands(board)
    for number, cloth in enumerate(Cloth):
        for night, numerals in ((False, True), (True, False)):
            board.set_up(cloth=number, night=night, numerals=numerals)
            seen = [address.split("/") for address, *_ in shown(user.page.board)]
            tables = [parts[2] for parts in seen if parts[0] == "table"]
            assert tables == [table_look(cloth, flat=False, night=night)]
            flags = [parts[2] for parts in seen if parts[0] == "tile"]
            assert len(flags) >= len(set(OWN.split()))
            assert {"n" in flag for flag in flags} == {numerals}


def test_pictures_have_as_many_pixels_as_they_take(
    board: BoardViewModel,
    hands: Callable[[BoardViewModel], Hands],
    drawn: list[tuple[str, int, int]],
) -> None:
    """On a screen of more pixels Qt itself asks for larger pictures: who asks for them as well gets both."""
    TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    user = hands(board)
    ratio = user.page.devicePixelRatioF()
    seen = list(pictured(user.page.board))
    wrong = [address for item, address, size in seen if abs(size.width() - item.width()) > 1]
    assert (wrong, len(seen) > len(OWN.split())) == ([], True)
    sizes = {
        (address, *(max(1, int(side * ratio + 0.5)) for side in (size.width(), size.height())))
        for _, address, size in seen
    }
    assert sizes - set(drawn) == set()
    asked = [
        line
        for file in Path(peling_app.__file__).parent.rglob("*.qml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "sourceSize:" in line
    ]
    assert asked
    assert [line for line in asked if "atio" in line] == []


@pytest.mark.nightly
@pytest.mark.parametrize("scale", ["1.25", "1.5", "2"])
def test_so_they_have_on_a_screen_of_more_pixels(scale: str) -> None:
    named = f"{__file__}::{test_pictures_have_as_many_pixels_as_they_take.__name__}"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", named],
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def shown(item: QQuickItem) -> set[tuple[str, int, int]]:
    """Return address and size of every picture that is seen in an item, as the pictures are asked for."""
    return {(address, size.width(), size.height()) for _, address, size in pictured(item)}


def pictured(item: QQuickItem) -> Iterator[tuple[QQuickItem, str, QSize]]:
    """Yield every picture that is seen in an item, with its address and size."""
    for child in item.childItems():
        if child.isVisible():
            size = child.property("sourceSize")
            source = child.property("source")
            if isinstance(size, QSize) and isinstance(source, QUrl):
                yield child, source.path().removeprefix("/"), size
            yield from pictured(child)
