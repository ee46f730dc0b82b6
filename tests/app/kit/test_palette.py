"""The palette: each tile is large enough to be hit, and its number covers nothing of what is drawn on it."""

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.tiles import tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.tiles.palette import STEP, TilePalette
from peling_app.platform.preferences import Preferences
from tests.by_day import each_once

MARGIN = 0.12
"""Of the width of a tile: so much of its face is left blank at each side."""
WIDTHS = (762, 778, 832, 919, 978, 1384, 2500)
"""From the entry beside a sheet at 1440x900 to a whole wide page."""


@pytest.fixture
def palette(qtbot: QtBot) -> TilePalette:
    made = TilePalette(Theme(Preferences(None)))
    qtbot.addWidget(made)
    return made


def shown(palette: TilePalette, width: int) -> None:
    palette.resize(width, palette.heightForWidth(width))
    palette.show()
    QApplication.processEvents()


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("bonus", "width"), each_once([True, False], WIDTHS))
def test_each_tile_can_be_hit(palette: TilePalette, width: int, bonus: bool) -> None:
    palette.set_bonus(on=bonus)
    shown(palette, width)
    buttons = [button for button in palette.tiles.values() if button.isVisible()]
    assert len(buttons) == (42 if bonus else 34)
    for button in buttons:
        assert palette.rect().contains(button.geometry())
        assert min(button.width(), button.height(), button.face.height()) >= STEP
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_number_lies_off_the_face(palette: TilePalette, width: int) -> None:
    shown(palette, width)
    for button in palette.tiles.values():
        face, badge, margin = button.face, button.badge, button.tile_width * MARGIN
        drawn = face.adjusted(margin, margin, -margin, -margin)
        middle = badge.center()
        near = QPointF(min(middle.x(), drawn.right()), max(middle.y(), drawn.top()))
        assert hypot(middle.x() - near.x(), middle.y() - near.y()) >= badge.width() / 2 - 1
        assert button.rect().toRectF().contains(badge)
        assert button.rect().toRectF().contains(face)


def test_the_arrows_lead_to_flowers_below_and_beside(palette: TilePalette) -> None:
    shown(palette, 778)
    palette.tiles[tile("C2")].setFocus()
    QTest.keyClick(palette.tiles[tile("C2")], Qt.Key.Key_Down)
    assert palette.tiles[tile("Fl2")].hasFocus()
    QTest.keyClick(palette.tiles[tile("Fl2")], Qt.Key.Key_Down)
    assert palette.tiles[tile("B2")].hasFocus()
    QTest.keyClick(palette.tiles[tile("B2")], Qt.Key.Key_Up)
    assert palette.tiles[tile("Fl2")].hasFocus()
