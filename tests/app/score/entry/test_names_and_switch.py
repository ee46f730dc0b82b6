"""Beside points the names of the players are whole, and the switch above the rows says what holds of all."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.paint import LEAST
from peling_app.kit.view.parts import Cut, Scale
from peling_app.kit.words.tips import tip
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import load_fonts
from peling_app.play.settle.model.tables import PAYEE, PAYER
from peling_app.score.view.entry.entry import POINTS, TILES
from tests.app.score.panels import StillScore, panel_of
from tests.by_day import by_day, each_once

LONG = ("Annegret-Charlotte Muell", "Maximilian Wolfgang", "Jo", "Bartholomäus Friedrich")

LOW = ("fenghua", "four-winds")
"""Books in which there is nothing to enter for those who have not won: their rows are one line high."""


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("width", "book"), each_once([700, 800, 1100], sorted(RULE_SETS)))
def test_names_are_whole_beside_points_where_there_is_room(qtbot: QtBot, book: str, width: int) -> None:
    score = StillScore(book)
    score.names = LONG
    panel = panel_of(qtbot, score, (width, 760))
    panel.model.set_all_by_points(on=True)
    QApplication.processEvents()
    assert {row.name.text() for row in panel.rows.values()} == set(LONG)
    assert len({row.points.x() for row in panel.rows.values()}) == 1
    for row in panel.rows.values():
        assert row.name.toolTip()
        ends = row.name.mapTo(row, QPoint()).x() + row.name.fontMetrics().horizontalAdvance(row.name.text())
        assert row.points.x() - ends >= 8, "no name touches the field beside it"
        assert row.points.width() >= row.points.minimumSizeHint().width()


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_a_name_that_is_cut_is_whole_in_its_tip_and_for_a_reader(qtbot: QtBot) -> None:
    """In a row by tiles a reader said the letters that had room, and the dots."""
    score = StillScore("pung-chow")
    score.names = tuple(f"<b>{name}&amp;</b>" * 2 for name in LONG)
    panel = panel_of(qtbot, score, (700, 760))
    panel.model.set_all_by_points(on=False)
    panel.model.toggle_winner(0)
    QApplication.processEvents()
    worded: list[QLabel | QAbstractButton] = [*panel.findChildren(QLabel)]
    worded += panel.findChildren(QAbstractButton)
    cut = [
        shown
        for shown in worded
        if shown.isVisible() and shown.text().endswith("…") and shown.text().startswith("<b>")
    ]
    assert len(cut) >= len(LONG)
    for shown in cut:
        begins = shown.text().split("\n")[0].rstrip("…-")
        (name,) = (name for name in score.names if name.startswith(begins))
        assert name in shown.accessibleName()
        assert tip(name).removesuffix("</span>") in shown.toolTip()


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("width", "book"),
    by_day(
        [(560, "four-winds"), (1100, "four-winds")],
        product((560, 700, 800, 1100), sorted(RULE_SETS)),
        several=True,
    ),
)
def test_no_name_touches_the_button_beside_it(qtbot: QtBot, book: str, width: int) -> None:
    """In a low row "Cornelia-Magdalena" ended where the ring of its Mah-Jongg began."""
    load_fonts()
    score = StillScore(book)
    score.names = (*LONG[:2], "Cornelia-Magdalena", LONG[3])
    panel = panel_of(qtbot, score, (width, 560))
    panel.model.set_all_by_points(on=False)
    panel.model.toggle_winner(0)
    QApplication.processEvents()
    places = set()
    for row in panel.rows.values():
        name, won = row.name.mapTo(row, QPoint()), row.won.mapTo(row, QPoint())
        if abs(name.y() - won.y()) < row.won.height() // 2:
            places.add(won.x())
            lines = row.name.text().splitlines()
            ends = name.x() + max(map(row.name.fontMetrics().horizontalAdvance, lines))
            assert won.x() - ends >= 6, row.name.text()
    assert len(places) == (1 if book in LOW else 0), "below the name, or in one line of low rows"


@pytest.mark.usefixtures("english")
def test_the_switch_says_points_alone_only_where_all_hands_are_typed(qtbot: QtBot) -> None:
    """F4 changes one player's hand; the switch then said that figures were enough for all of them."""
    panel = panel_of(qtbot, StillScore("how-to-play"))
    panel.model.set_all_by_points(on=False)
    for place in panel.model.order:
        panel.model.choose(place)
        assert panel.switch.value() == TILES
        panel.change_entry()
    assert panel.switch.value() == POINTS


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_who_pays_whom_has_the_room_that_typed_points_leave(qtbot: QtBot) -> None:
    load_fonts()  # others are narrower, and have their place sooner
    score = StillScore("how-to-play")
    score.names = LONG
    panel = panel_of(qtbot, score, (860, 760))
    panel.model.set_all_by_points(on=True)
    panel.model.toggle_winner(0)
    for place in range(4):
        panel.model.set_points(place, str(40 - place))
    table, model = panel.paid.table, panel.paid.table.model()

    def whole() -> bool:
        return bool(model.rowCount()) and all(
            table.columnWidth(column) >= QFontMetrics(table.look(row, column).font).horizontalAdvance(name)
            for column in (PAYER, PAYEE)
            for row in range(model.rowCount())
            for name in [str(model.index(row, column).data())]
        )

    qtbot.waitUntil(whole)


@pytest.mark.parametrize("room", [300, 220, 180, 90])
def test_a_name_is_smaller_before_it_ends_in_dots(qtbot: QtBot, room: int) -> None:
    scale = Scale(Theme(Preferences(None)))
    usual = scale.display(20)
    name = Cut(usual, "#000000", f"Hand of {LONG[0]}")
    qtbot.addWidget(name)
    asked = name.sizeHint()
    name.resize(room, 30)
    name.show()
    is_whole = name.text() == f"Hand of {LONG[0]}"
    assert is_whole is (room > asked.width() * LEAST)
    assert QFontMetrics(name.font()).horizontalAdvance(name.text()) <= room
    assert name.sizeHint() == asked, "it asks for the same room whatever it gets"
