"""The strip of the start page: the game that was played last, and the way to the others."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling.rulebooks import rule_set
from peling_app.books.house_rules import HouseSet
from peling_app.kit.view.controls import RING
from peling_app.platform.settings import LANGUAGES
from peling_app.play.setup import SavedGame
from peling_app.shell.view.continue_strip import ContinueStrip
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import Make, home
from tests.end2end.stage import make_context, picture, saved_game


def test_the_strip_shows_the_latest_game_and_offers_the_others(make: Make) -> None:
    games = (saved_game(2), saved_game(0), saved_game(1))
    window, context = make(saved=games)
    page = home(window)
    asked: list[Path] = []
    page.continue_asked.connect(asked.append)
    assert context.commands.is_enabled("game.continue")
    buttons = [button for button in page.strip.findChildren(QAbstractButton) if button.isVisible()]
    words = {button.text(): button for button in buttons}
    assert "West has discarded 5 of characters" in words["Continue"].accessibleDescription()
    assert "yesterday, 21:40" in words["Continue"].accessibleDescription()
    QTest.mouseClick(words["Continue"], Qt.MouseButton.LeftButton)
    assert asked == [games[1].path]
    QTest.mouseClick(words["2 other games"], Qt.MouseButton.LeftButton)
    assert window.current is PageId.GAMES


@pytest.mark.thorough
def test_what_is_gold_is_what_enter_does(make: Make, qtbot: QtBot) -> None:
    """The page begins there, at the start and when it is come back to with another game."""
    window, context = make(saved=(saved_game(1),))
    page = home(window)
    page.continue_asked.disconnect()
    assert window.focusWidget() is page.strip.go_on
    with qtbot.waitSignal(page.continue_asked):
        QTest.keyClick(page.strip.go_on, Qt.Key.Key_Return)
    page.doors[0].setFocus()
    window.show_page(PageId.HELP)
    window.go_back()
    assert window.focusWidget() is page.doors[0]
    window.show_page(PageId.HELP)
    context.games.show((saved_game(0), saved_game(1)))
    window.go_back()
    assert window.focusWidget() is page.strip.go_on


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("saved", [(), (saved_game(1),)])
def test_the_key_of_what_enter_does_is_seen_though_no_ring_is(
    make: Make, qtbot: QtBot, saved: tuple[SavedGame, ...]
) -> None:
    window, context = make(saved=saved)
    page = home(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for language in LANGUAGES:
        context.preferences.update(language=language)
        for size in ((1440, 900), (1024, 700), (960, 640)):
            window.resize(*size)
            first = page.strip.go_on if saved else page.doors[0]
            others = (page.house_rules, *page.cards)
            for focus in (first, *page.doors, *others):
                focus.setFocus()
                named: list[QWidget] = [door for door in page.doors if "Enter" in door.shown_keys]
                if saved and page.strip.go_on.shown_key == "Enter":
                    named.append(page.strip.go_on)
                assert named == ([] if focus in others else [focus]), (language, size)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.SETUP])
def test_house_rules_have_their_key_where_they_have_a_button(make: Make, page_id: PageId) -> None:
    window, context = make()
    window.show_page(page_id)
    assert context.commands.is_enabled("game.house-rules")


def test_the_only_game_offers_its_replay_once_a_deal_is_over() -> None:
    strip = ContinueStrip(make_context().theme)
    asked: list[Path] = []
    strip.replay_asked.connect(asked.append)
    other = strip.findChildren(QAbstractButton)[1]
    strip.set_games((replace(saved_game(), deal=1),))
    assert other.isHidden()
    strip.set_games((saved_game(),))
    assert not other.isHidden()
    other.click()
    assert asked == [saved_game().path]


def test_the_strip_names_saved_house_rules() -> None:
    context = make_context()
    rules = {"limit": 500}
    context.rules.sets.put(HouseSet("Thursday table", "pung-chow-limit", rules))
    every = dict(rule_set("pung-chow-limit", rules).house.values)
    assert context.rules.sets.name_of("pung-chow-limit", every) == "Thursday table"
    assert not context.rules.sets.name_of("pung-chow-limit", every | {"limit": 300})
    strip = ContinueStrip(context.theme)
    strip.set_games((saved_game(),), "Thursday table")
    go_on = strip.findChildren(QAbstractButton)[0]
    assert go_on.accessibleDescription().startswith("Pung Chow, without a limit. Thursday table. Deal 6")


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1024, 700)])
def test_words_of_the_strip_keep_off_its_frame_in_every_size_of_text(
    make: Make, size: tuple[int, int]
) -> None:
    """Of book, house rules and time, one below the other, the first and the last lay on the frame."""
    rules = {"limit": 500}
    house = dict(rule_set("pung-chow-limit", rules).house.values)
    book = replace(saved_game(1), rule_set="pung-chow-limit")
    window, context = make(saved=(book,))
    context.rules.sets.put(HouseSet("Thursday table", "pung-chow-limit", rules))
    window.resize(*size)
    page = home(window)
    for zoom in (150, 125, 100):
        context.preferences.update(text_zoom=zoom, text_by_system=False)
        for game in (book, replace(book, house=house)):
            context.games.show((game,))
            place = page.strip.geometry()
            assert page.doors[0].geometry().bottom() < place.top(), (zoom, bool(game.house))
            assert place.bottom() < page.house_rules.geometry().top() + RING, (zoom, bool(game.house))
            shown = picture(page).copy(place)
            for y in (2, 3, shown.height() - 4, shown.height() - 3):
                ink = max(shown.pixelColor(x, y).lightness() for x in range(8, shown.width() - 8))
                assert ink < 90, (zoom, bool(game.house), y)


def test_without_a_saved_game_there_is_no_strip(make: Make) -> None:
    window, context = make()
    assert not home(window).strip.isVisible()
    assert not context.commands.is_enabled("game.continue")
    context.games.show([saved_game()])
    assert home(window).strip.isVisible()
    assert context.commands.is_enabled("game.continue")
    context.games.show([])
    assert not home(window).strip.isVisible()
