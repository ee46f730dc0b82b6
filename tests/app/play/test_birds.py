"""The birds that play: who sits where, what each likes, how another takes a place."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from peling.advice.tastes import TASTES as KNOWN
from peling.play.inputs import GameInputError, GameSetup, PlayerSpec, setup_from_json, setup_to_json
from peling.rulebooks import RULE_SETS
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import glance
from peling.storage.saves import start
from peling_app.books.model.chosen import ChosenRules
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import BIRDS
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.birds import TASTES, Bird, bird_at, portrait
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.model.setup import MOST_OPPONENTS, SetupModel
from peling_app.play.open_journal import agreement
from peling_app.play.session import Session
from peling_app.play.setup import Level, Waiting, same_table
from peling_app.play.store import saved_game as read_game
from peling_app.play.view.fence import MIME
from peling_app.play.view.games_page import GamesPage
from peling_app.play.view.setup_page import SetupPage
from peling_app.play.words.games import bird_name, called, players_words
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import MIDDLE, SMALL, make_context, make_window, saved_game


def model(**settings: object) -> SetupModel:
    preferences = Preferences(None)
    preferences.update(**settings)
    return SetupModel(preferences, ChosenRules(preferences, lambda: frozenset(RULE_SETS)), SavedGames())


def test_every_bird_has_a_portrait_and_a_taste() -> None:
    assert {bird.value for bird in Bird} == set(BIRDS)
    assert set(TASTES) == set(Bird)
    assert set(TASTES.values()) <= set(KNOWN)


def test_it_is_said_how_many_deals_the_user_has_played_with_each_bird(qtbot: QtBot) -> None:
    """A deal that is played counts not yet, and what a game repeats of another one counts once."""
    old = replace(saved_game(1), names=(("", "human", ""), ("", "club", "")), deal=4)
    settled = replace(saved_game(2), waiting=Waiting.NEXT_DEAL, deal=4)
    branch = replace(saved_game(3), from_deal=3, deal=4, waiting=Waiting.NOTHING)
    context = make_context(saved=(old, settled, branch))
    assert [context.games.deals_with(bird) for bird in (Bird.MAGPIE, Bird.HERON, Bird.OWL)] == [9, 6, 0]
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    said = [card.name.accessibleDescription() for card in page.cards]
    assert said == ["9 deals together", "6 deals together", "6 deals together"]
    page.model.swap(0)
    assert page.cards[0].name.accessibleDescription() == "new to you"
    context.games.show((replace(settled, names=(*settled.names[:1], ("", "club", "kingfisher")), deal=1),))
    assert page.cards[0].name.accessibleDescription() == "1 deal together"


def test_deals_with_a_bird_count_though_their_game_is_put_away_until_it_is_deleted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """In the records they counted all the time, beside the bird they went with the row of the game."""
    opponents = (PlayerSpec("", "club", "owl"), PlayerSpec("", "club", "crane"))
    journal = start(
        tmp_path / "one.peling", GameSetup("pung-chow", {}, (PlayerSpec("", "human"), *opponents))
    ).journal
    journal.append(NewEntry(Kind.HELP, {}, {"deal": 4, "wind": "E", "waiting": "nothing"}))
    journal.close()
    window = make_window(make_context(session=Session(tmp_path), settings={"sound": False}))
    qtbot.addWidget(window)
    window.show_page(PageId.GAMES)
    games, page = window.context.games, window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    assert games.deals_with(Bird.OWL) == 4
    page.put_away()
    assert games.games == ()
    assert games.deals_with(Bird.OWL) == 4
    changed: list[int] = []
    games.changed.connect(lambda: changed.append(games.deals_with(Bird.OWL)))
    page.bring_back()
    page.put_away()
    assert set(changed) == {4}
    session = window.context.session
    assert session is not None
    (away,), _unreadable = session.were_put_away()
    session.delete(away.path)
    window.ways.find_games()
    assert changed[-1] == 0, "and whoever shows it hears of that"
    window.close()


def test_games_that_name_no_bird_have_them_in_their_order() -> None:
    assert [bird_at(place) for place in (1, 2, 3)] == [Bird.MAGPIE, Bird.HERON, Bird.CRANE]
    assert [called("", place) for place in range(4)] == ["You", "Magpie", "Heron", "Crane"]
    assert bird_at(2, "no such bird") is Bird.HERON
    assert portrait(0) == "bird"
    assert called("Ann", 2, "owl") == "Ann"
    assert called("", 2, "owl") == "Owl"


@pytest.mark.parametrize(
    "wished", [(), ("owl",), ("owl", "owl", "owl"), ("crane", "x", "wagtail"), ("",) * 3]
)
def test_no_bird_sits_twice_whatever_the_settings_hold(wished: tuple[str, ...]) -> None:
    made = model(opponent_birds=wished)
    assert len(set(made.birds)) == MOST_OPPONENTS
    assert {*made.birds, *made.fence} == set(Bird)


def test_a_bird_takes_a_place_and_the_other_goes_to_the_fence_or_changes_with_it() -> None:
    made = model()
    for bird, number in product(Bird, range(MOST_OPPONENTS)):
        before = made.birds
        made.seat(bird, number)
        assert made.birds[number] is bird
        assert len(set(made.birds)) == MOST_OPPONENTS
        if bird in before:
            assert made.birds[before.index(bird)] is before[number]


def test_swapping_lets_every_bird_of_the_fence_come_in_turn() -> None:
    made = model()
    seen = {made.birds[1]}
    for _ in range(len(Bird) - MOST_OPPONENTS):
        made.swap(1)
        seen.add(made.birds[1])
    assert seen == set(Bird) - {made.birds[0], made.birds[2]}


def test_a_name_that_was_given_stays_when_another_bird_comes() -> None:
    made = model(opponent_names=("Ann", "", ""))
    made.swap(0)
    made.swap(1)
    assert made.opponent(0).name == "Ann"
    assert made.opponent(1).name == bird_name(made.birds[1])
    made.set_opponent(1, made.opponent(1))
    assert made.settings.opponent_names == ("Ann", "", "")


def test_the_bird_is_kept_with_the_game(tmp_path: Path) -> None:
    made = model(players=3)
    made.seat(Bird.OWL, 0)
    agreed = agreement(made.setup(), 5)
    assert [player.character for player in agreed.players] == ["", "owl", "heron"]
    start(tmp_path / "game.peling", agreed).journal.close()
    game = read_game(tmp_path / "game.peling", glance(tmp_path / "game.peling"))
    assert players_words(game) == "You 0, Owl (Novice) 0, Heron (Novice) 0"
    assert agreement(same_table(agreed), 5) == agreed


def test_a_game_of_an_older_version_is_read_and_another_player_is_refused() -> None:
    old = setup_to_json(GameSetup("pung-chow", {}, (PlayerSpec("", "human"), PlayerSpec("Ann", "club"))))
    assert old["players"] == [["", "human"], ["Ann", "club"]]
    assert same_table(setup_from_json(old)).opponents[0].level is Level.CLUB
    later = setup_from_json({**old, "players": [["", "human"], ["", "wizard"]]})
    assert same_table(later).opponents[0].level is Level.CLUB
    for wrong in (["x"], ["x", "club", "owl", "more"], ["x", "club", 3]):
        with pytest.raises(GameInputError):
            setup_from_json({**old, "players": [["", "human"], wrong]})


@pytest.fixture
def page(qtbot: QtBot) -> SetupPage:
    window = make_window(make_context())
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    made = window.page(PageId.SETUP)
    assert isinstance(made, SetupPage)
    return made


def test_swap_by_keys_and_laying_a_bird_on_a_place(page: SetupPage) -> None:
    card = page.cards[0]
    card.swap.setFocus()
    QTest.keyClick(card.swap, Qt.Key.Key_Return)
    assert page.model.birds[0].value == "kingfisher"
    assert card.name.text() == "Kingfisher"
    assert not next(one for one in page.fence.birds if one.bird is Bird.KINGFISHER).isVisible()
    data = QMimeData()
    data.setData(MIME, b"owl")
    drop = QDropEvent(
        QPointF(20, 20),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    card.dropEvent(drop)
    assert page.model.birds[0].value == "owl"
    data.setData(MIME, b"elephant")
    card.dropEvent(drop)
    assert page.model.birds[0].value == "owl"


def test_where_a_bird_takes_a_place_the_one_who_gives_it_up_has_the_focus(page: SetupPage) -> None:
    """It was on *Start*: one more Enter began a game that nobody asked for."""
    for bird in (Bird.OWL, Bird.WAGTAIL):
        button = next(one for one in page.fence.birds if one.bird is bird)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        given_up = page.model.birds[1]
        page.model.seat(bird, 1)
        QApplication.processEvents()
        now = QApplication.focusWidget()
        assert now is next(one for one in page.fence.birds if one.bird is given_up)
        assert now.isVisible()
        assert not button.isVisible()


def test_a_bird_of_the_fence_is_seated_by_its_menu(qtbot: QtBot, page: SetupPage) -> None:
    owl = next(one for one in page.fence.birds if one.bird is Bird.OWL)
    owl.setFocus()
    QTest.keyClick(owl, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [choice.text() for choice in menu.actions()] == [
        "In place of Magpie",
        "In place of Heron",
        "In place of Crane",
    ]
    menu.actions()[2].trigger()
    menu.close()
    assert page.model.birds[2] is Bird.OWL
    assert owl.mapToGlobal(QPoint(0, 0)) is not None
    qtbot.waitUntil(lambda: not owl.isVisible())


@pytest.mark.parametrize(
    ("book", "players", "chairs"),
    [("pung-chow", 4, (1, 2, 3)), ("pung-chow", 2, (2,)), ("pung-chow-limit", 2, ())],
)
def test_places_are_named_only_where_nobody_moves(book: str, players: int, chairs: tuple[int, ...]) -> None:
    made = model(rule_set=book, players=players)
    assert made.chairs == chairs


def let_lay_out() -> None:
    """Let every layout come to rest."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


@pytest.mark.nightly  # by day walks/test_sweep.py
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_cards_keep_within_the_page_and_their_words_in_a_line(qtbot: QtBot, language: Language) -> None:
    context = make_context()
    context.preferences.update(language=language)
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    for zoom, width, height in ((125, 1440, 900), (100, 1440, 900), (125, 2560, 1440), (150, 1024, 700)):
        context.preferences.update(text_zoom=zoom, text_by_system=False)
        window.resize(width, height)
        let_lay_out()
        column = page.start_button.mapTo(page, QPoint(page.start_button.width(), 0)).x()
        for card in page.cards:
            right = card.mapTo(page, QPoint(card.width(), 0)).x()
            assert right <= column + 8, (language, zoom, width)
            for part in card.findChildren(QLabel):
                said = part.isHidden() or part.sizeHint().width() <= part.width() or part.wordWrap()
                assert said, (part.text(), language, zoom, width)
        if width == 1440 and zoom == 100:
            (level,) = [one for one in page.cards[0].findChildren(QLabel) if one.wordWrap()]
            assert level.height() < 2 * level.fontMetrics().height(), "in one line"


def test_a_very_high_page_is_filled_by_both_columns(qtbot: QtBot) -> None:
    window = make_window(make_context())
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    window.resize(2560, 1440)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    let_lay_out()
    foot = page.start_button.mapTo(page, QPoint(0, 0)).y()
    for words in ("Your name", "Learning aids"):
        (shown,) = [one for one in page.findChildren(QLabel) if one.text() == words]
        assert foot - shown.mapTo(page, QPoint(0, 0)).y() < 200, words


def test_what_is_said_only_where_there_is_room_keeps_no_room(page: SetupPage) -> None:
    card = page.cards[0]
    opponent = page.model.opponent(0)
    least = set()
    for together in ("", "new to you", "some words of a length that no card has room for " * 3):
        card.show_opponent(opponent, "opposite", together)
        for said in card.findChildren(QLabel):
            said.setVisible(True)
        least.add(card.minimumSizeHint().width())
    assert len(least) == 1


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "language"), [(SMALL, Language.GERMAN), (MIDDLE, Language.ENGLISH)])
def test_the_names_of_all_birds_on_the_fence_are_read(qtbot: QtBot, size: QSize, language: Language) -> None:
    """With two players five are on it."""
    context = make_context(language=language)
    window = make_window(context, size)
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    for players in (2, 3, 4):
        page.model.set_players(players)
        let_lay_out()
        shown = [bird for bird in page.fence.birds if bird.isVisible()]
        assert len(shown) == len(Bird) + 1 - players
        for bird in shown:
            assert bird.width() >= bird.sizeHint().width(), (players, bird.text())
            assert bird.height() >= bird.sizeHint().height(), (players, bird.text())
            assert page.fence.rect().contains(bird.geometry()), (players, bird.text())
    context.translations.use(Language.ENGLISH)
