"""Three cloths: words on each can be read wherever they stand, and every table has the chosen one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import peling_app.play.table.view
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, FELTS, LACQUER, contrast, table_look
from peling_app.kit.view import paint
from peling_app.learn.view.baize import BaizeBox
from peling_app.platform.settings import Cloth
from peling_app.play.review.view.position import Position
from peling_app.play.table.view.felt import table_of
from peling_app.score.view.large.cards import Card, Ground
from peling_app.score.view.large.measure import Measure
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import MIDDLE, make_context, make_window, picture

pytestmark = pytest.mark.usefixtures("qapp")

PAINT = Path(str(peling_app.play.table.view.__file__)).parent / "parts" / "Paint.qml"
FRAME = 16
BLOCK = 12
"""Pixels of a letter's side: so much felt, threads and all, is its ground."""
LOOKS = [
    table_look(cloth, flat=flat, night=night)
    for cloth in Cloth
    for flat, night in ((False, False), (False, True), (True, False))
]


def inks() -> dict[str, str]:
    """Return the colours of all words that stand on felt: of the board, and of hands laid open."""
    named = dict(re.findall(r'color (\w+): "(#[0-9A-F]{6})"', PAINT.read_text(encoding="utf-8")))
    return {name: named[name] for name in ("label", "smallText", "cream", "title")} | {
        "open hands": BAIZE.text,
        "open hands, small": BAIZE.small_text,
    }


def table(look: str) -> QImage:
    """Return a whole table of a look."""
    image = QImage(1048, 852, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table_of(painter, QRectF(image.rect()), FRAME, look)
    painter.end()
    return image


def grounds(image: QImage) -> Iterator[str]:
    """Yield the mean colours of the felt, block by block."""
    edge = FRAME + 4
    felt = image.copy(image.rect().adjusted(edge, edge, -edge, -edge))
    small = felt.scaled(
        felt.width() // BLOCK,
        felt.height() // BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    for y in range(small.height()):
        for x in range(small.width()):
            yield small.pixelColor(x, y).name()


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("look", LOOKS)
def test_words_can_be_read_anywhere_on_a_cloth(look: str) -> None:
    found = set(grounds(table(look)))
    assert len(found) == 1 or len(found) > 100
    lightest = max(found, key=lambda ground: contrast(ground, "#000000"))
    assert {
        name: contrast(ink, lightest) for name, ink in inks().items() if contrast(ink, lightest) < 4.5
    } == {}


@pytest.mark.parametrize("look", by_day(LOOKS[::4], LOOKS))
def test_rings_and_lines_stand_out_from_a_cloth(look: str) -> None:
    lightest = max(grounds(table(look)), key=lambda ground: contrast(ground, "#000000"))
    for ring in (LACQUER.highlight, LACQUER.cream):
        assert contrast(ring, lightest) >= 3


def test_light_falls_off_to_the_edge_and_sooner_by_night() -> None:
    for felt in FELTS.values():
        for stops in (felt.day, felt.night):
            light = [contrast(stop, "#000000") for stop in stops]
            assert all(near > far for near, far in pairwise(light))
        assert all(
            contrast(by_night, "#000000") < contrast(by_day, "#000000")
            for by_day, by_night in zip(felt.day, felt.night, strict=True)
        )


def test_no_two_tables_look_alike() -> None:
    assert len({bytes(table(look).constBits()) for look in LOOKS}) == len(LOOKS) == 9


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.SETUP])
def test_a_page_has_the_chosen_cloth_at_once(qtbot: QtBot, page_id: PageId) -> None:
    context = make_context()
    window = make_window(context, MIDDLE)
    qtbot.addWidget(window)
    window.show_page(page_id)
    plain = picture(window)
    seen = [plain]
    for cloth in (Cloth.BLUE, Cloth.MULBERRY):
        context.preferences.update(cloth=cloth)
        seen.append(picture(window))
    assert all(one != other for one, other in zip(seen, (*seen[1:], seen[0]), strict=True))
    context.preferences.update(cloth=Cloth.GREEN)
    assert picture(window) == plain


class Winner(Card):
    """A card as that of a winner, without words."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint its ground."""
        self.paint_ground(paint.smooth_painter(self))


def winner(theme: Theme) -> QWidget:
    card = Winner(Measure(theme))
    card.ground = Ground.BRASS
    return card


def seen(picture: QImage) -> int:
    """Return how many colours there are in the middle of a picture, from top to bottom."""
    across = picture.width() // 2
    rows = range(picture.height() // 3, picture.height() - picture.height() // 5)
    return len({picture.pixelColor(across, y).rgb() for y in rows})


@pytest.mark.parametrize("made", [BaizeBox, Position, winner])
@pytest.mark.parametrize("high", [False, True])
def test_what_is_painted_is_flat_in_high_contrast(
    qtbot: QtBot, made: Callable[[Theme], QWidget], *, high: bool
) -> None:
    theme = make_context(settings={"high_contrast": high}).theme
    shown = made(theme)
    qtbot.addWidget(shown)
    shown.resize(500, 400)
    colours = seen(shown.grab().toImage())
    assert colours == 1 if high else colours > 3
