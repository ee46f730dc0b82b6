"""Tiles to read, one after the other: without a name, by digits, with the time that is seen."""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.tiles import tile
from peling.lessons.memory import Recall
from peling_app.kit.words.tiles import tile_name
from peling_app.learn.view import reading_page
from peling_app.learn.words.reading import wrong
from peling_app.platform.settings import TileSet
from tests.app.learn.today.stage import Stage, stage
from tests.end2end.stage import picture

__all__ = ["stage"]


def test_a_tile_is_shown_without_its_name_and_named_with_a_digit(stage: Stage, qtbot: QtBot) -> None:
    page = stage.page
    page.open("reading")
    qtbot.waitUntil(page.reading.isVisible)
    model = page.reading.model
    assert model.tile == tile("C4")
    assert "4" not in page.reading.face.accessibleName(), "what is heard does not name it"
    place = model.choices.index(tile("C4"))
    stage.time.seconds += 1.4
    QTest.keyClick(page.reading, Qt.Key(Qt.Key.Key_1 + place))
    assert model.verdict == "Right: 4 of characters, in 1.4 seconds."
    assert page.reading.next.hasFocus()
    QTest.keyClick(page.reading.next, Qt.Key.Key_Return)
    assert model.tile != tile("C4")
    assert page.reading.names[0].hasFocus()
    stage.time.seconds += 4
    shown = model.tile
    assert shown is not None
    model.choose(shown)
    assert model.recall is Recall.SLOW
    assert "4.0 seconds; it comes again" in model.verdict
    QTest.keyClick(page.reading, Qt.Key.Key_Escape)
    assert page.start.isVisible()


@pytest.mark.thorough
def test_what_is_read_is_engraved_whichever_tiles_are_chosen(stage: Stage, qtbot: QtBot) -> None:
    """A large numeral would name the tile, and the words beside it speak of what is engraved."""
    page, preferences = stage.page, stage.window.context.preferences
    page.open("reading")
    qtbot.waitUntil(page.reading.isVisible)
    model = page.reading.model
    plain = picture(page.reading)
    preferences.update(tile_set=TileSet.NUMERALS)
    assert picture(page.reading) == plain, "the tile that is asked"
    model.choose(next(kind for kind in model.choices if kind != model.tile))
    shown = picture(page.reading)
    preferences.update(tile_set=TileSet.ENGRAVED)
    assert picture(page.reading) == shown != plain, "the two that are described"
    while not model.is_over:
        if model.is_open:
            assert model.tile is not None
            model.choose(model.tile)
        model.next()
    all_read = picture(page.reading)
    preferences.update(tile_set=TileSet.NUMERALS)
    assert picture(page.reading) == all_read, "those that were read"


def test_a_wrong_name_is_explained_by_the_looks_of_both(stage: Stage) -> None:
    page = stage.page
    page.open("reading")
    model = page.reading.model
    other = next(kind for kind in model.choices if kind != model.tile)
    page.reading.names[model.choices.index(other)].click()
    assert model.verdict.startswith("This is the 4 of characters. You chose the ")
    assert [said.isVisible() for said in page.reading.looks] == [True, True]
    assert not any(name.isEnabled() for name in page.reading.names)


@pytest.mark.usefixtures("english")
def test_both_tiles_are_named_alike() -> None:
    """Of a wind and a suited tile both names stood without an article, of two suited tiles with it."""
    for one, other in permutations(map(tile, ("B6", "C9", "E", "N", "R", "Wh")), 2):
        named = tile_name(one), tile_name(other)
        assert wrong(one, other) == "This is the {}. You chose the {}.".format(*named)


def test_time_begins_when_the_tile_is_seen(stage: Stage) -> None:
    """Whoever lets the page lie behind another one has not been slow."""
    model = stage.page.reading.model
    model.begin()
    stage.time.seconds += 500
    stage.page.bring(stage.page.reading)
    stage.time.seconds += 1
    assert model.tile is not None
    model.choose(model.tile)
    assert model.recall is Recall.AT_ONCE


def test_other_colours_or_words_say_nothing_again_and_leave_the_focus(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(reading_page, "announce", lambda _page, words: said.append(words))
    stage.page.open("reading")
    page = stage.page.reading
    assert page.model.tile is not None
    page.model.choose(page.model.tile)
    assert len(said) == 1
    page.back.setFocus()
    page.theme.changed.emit()
    page.retranslate()
    assert len(said) == 1
    assert page.back.hasFocus()


# The whole page
