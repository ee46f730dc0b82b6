"""Two sets of tiles: every face is known by its shape, and everywhere those of the chosen one are shown."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import make_tiles
import peling_app
from peling.core.tiles import TILES
from peling_app.kit.model.faces import DARK, GREEN, RED
from peling_app.kit.theme import contrast
from peling_app.kit.view import paint
from peling_app.kit.view.style import dress
from peling_app.kit.view.tiles.painting import draw_tile, tile_image
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.platform.settings import Cloth, TileSet
from peling_app.play.table.view.images import BoardImages
from peling_app.play.table.view.page import engine_of_boards
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import SMALL, make_context, make_window, picture
from tests.sources import trees

pytestmark = pytest.mark.usefixtures("qapp")

APP = Path(peling_app.__file__).parent
DARKEST_IVORY = "#EFE4CA"
SMALLEST = 31
"""Pixels of the width of a discard in the smallest window."""


def ink(image: QImage) -> set[tuple[int, int]]:
    """Return the places of a picture that are clearly darker than ivory, whatever their colour."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    high = round(grey.width() * 4 / 3) - 2
    return {
        (x, y)
        for x in range(2, grey.width() - 2)
        for y in range(2, high)
        if grey.pixelColor(x, y).lightness() < 150
    }


def test_no_two_faces_with_numerals_look_alike_without_their_colour() -> None:
    inked = {tile.code: ink(tile_image(TileSet.NUMERALS, tile.code, SMALLEST, 1.0)) for tile in TILES}
    assert len(inked) == 42
    least = min(
        (len(one ^ other) / min(len(one), len(other)), a, b)
        for (a, one), (b, other) in combinations(inked.items(), 2)
    )
    assert least[0] > 0.15, least


def test_a_numeral_is_half_as_high_as_the_face() -> None:
    high = round(96 * 4 / 3)
    for number in range(1, 10):
        image = tile_image(TileSet.NUMERALS, f"D{number}", 96, 1.0)
        rows = {y for _, y in ink(image)}
        bare = next(y for y in range(min(rows), high) if y not in rows)
        assert bare - min(rows) >= high / 2


def test_what_is_engraved_has_enough_contrast() -> None:
    assert (make_tiles.RED, make_tiles.GREEN, make_tiles.BLUE) == (RED, GREEN, DARK)
    assert min(contrast(colour, DARKEST_IVORY) for colour in (RED, GREEN, DARK)) >= 4.5


@pytest.mark.parametrize("tiles", TileSet)
def test_a_flower_bears_the_number_of_the_book_and_a_wild_tile_its_mark(tiles: TileSet) -> None:
    def image(name: str) -> QImage:
        return tile_image(tiles, name, 60, 1.0, index=False)

    assert image("Fl4") == image("Fl4.4") != image("Fl4.2")
    assert image("C5-wild") != image("C5")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_shadow_of_a_straight_tile_is_the_one_of_a_turned_tile(ratio: float) -> None:
    """It is drawn by a picture of it, wherever between two pixels the tile lies."""

    def drawn(turned: float) -> bytes:
        image = QImage(round(200 * ratio), round(80 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill("#F6EACD")
        painter = paint.smooth_painter(image)
        for number, width in enumerate((14, 30, 37)):
            left = 8 + number * 50 + number / 4
            draw_tile(painter, TileSet.ENGRAVED, "C5", left, 8.25, width, turned=turned)
        painter.end()
        return bytes(image.constBits())

    straight, turned_round = drawn(0), drawn(360)
    assert max(abs(one - other) for one, other in zip(straight, turned_round, strict=True)) <= 3


def test_light_comes_from_the_upper_left() -> None:
    for width in (14, 30, 60):
        image = QImage(width + 20, width * 3 // 2 + 20, QImage.Format.Format_Grayscale8)
        image.fill("white")
        painter = paint.smooth_painter(image)
        draw_tile(painter, TileSet.ENGRAVED, "C5", 10, 10, width)
        painter.end()

        def dark(xs: range, ys: range, seen: QImage = image) -> int:
            return sum(255 - seen.pixelColor(x, y).value() for x in xs for y in ys)

        all_across, all_down = range(image.width()), range(image.height())
        left, right = dark(range(10), all_down), dark(range(width + 10, image.width()), all_down)
        above, below = (
            dark(all_across, range(10)),
            dark(all_across, range(width * 3 // 2 + 10, image.height())),
        )
        assert left * 5 < right
        assert above * 5 < below


def test_the_board_asks_for_tiles_of_the_chosen_set() -> None:
    images = engine_of_boards().imageProvider("board")
    assert isinstance(images, BoardImages)
    size = QSize(80, 110)
    one, other = (images.requestImage(f"tile/C5/i{flag}", QSize(), size) for flag in ("", "n"))
    assert one != other
    assert other == images.requestImage("tile/C5/n", QSize(), size), "a large numeral needs no small one"


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.SETUP])
def test_a_page_shows_the_chosen_set_at_once(qtbot: QtBot, page_id: PageId) -> None:
    context = make_context()
    window = make_window(context, SMALL)
    qtbot.addWidget(window)
    window.show_page(page_id)
    plain = picture(window)
    context.preferences.update(tile_set=TileSet.NUMERALS)
    changed = picture(window)
    assert (changed != plain) == (page_id is PageId.HOME), "portraits are in no set, tiles are"
    context.preferences.update(tile_set=TileSet.ENGRAVED)
    assert picture(window) == plain


class Painted(QObject):
    """Notes that a widget was painted, while it is installed."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count it."""
        del watched
        self.count += event.type() is QEvent.Type.Paint
        return False


@pytest.mark.parametrize(
    "change", [{"tile_set": TileSet.NUMERALS}, {"cloth": Cloth.BLUE}], ids=["tiles", "cloth"]
)
def test_what_is_seen_is_painted_anew_without_being_asked(qtbot: QtBot, change: dict[str, object]) -> None:
    context = make_context()
    page = QWidget()
    qtbot.addWidget(page)
    row = TileRow(context.theme, 40, parent=page)
    row.show_tiles(*TILES[:3])
    row.resize(row.sizeHint())
    dress(page, context.theme)
    with qtbot.waitExposed(page):
        page.show()
    noted = Painted()
    picture(page)
    row.installEventFilter(noted)
    context.preferences.update(**change)
    qtbot.waitUntil(lambda: noted.count > 0)


def test_only_those_who_paint_both_sets_name_one() -> None:
    """Everybody else asks the theme, so that no page can be left out."""
    known = {
        "platform/settings.py",
        "kit/model/faces.py",
        "kit/model/services.py",
        "play/table/view/images.py",
        "shell/view/settings_dialog.py",
    }
    sets = {"ENGRAVED", "NUMERALS"}
    named = {
        path.relative_to(APP).as_posix()
        for path, tree in trees(APP, naming=sets).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in sets
    }
    assert named == known
