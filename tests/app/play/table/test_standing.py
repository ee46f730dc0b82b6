"""A standing hand is declared at the place of Mah-Jongg, after a question, and is seen on the plate."""

from dataclasses import replace

import pytest

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling.play.table import view_of
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge
from peling.rules.records import STANDING
from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.tutor.model.now import now_page
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

pytestmark = pytest.mark.usefixtures("qapp")
CALLING = "C1 C2 C3 B4 B5 B6 D2 D3 D4 C8 C8 C9 C9"


@pytest.fixture
def game() -> FakeGame:
    rules = rule_set("how-to-play")
    game = FakeGame(position({Wind.SOUTH: CALLING}, rules=rules, turn=Wind.SOUTH, drawn="N"))
    game.rules = rules
    return game


def test_the_place_of_mah_jongg_offers_to_stand(game: FakeGame) -> None:
    board = TableViewModel(game).board
    place = board.picture.claims[0]
    assert (place.title, place.line, place.standing) == ("Standing hand", "choose the discard", "legal")
    assert place.name == "Standing hand, allowed: choose the discard"
    assert not any(held.forbidden for held in board.picture.hand)


def test_to_stand_is_asked_for_even_with_one_tile_to_discard(game: FakeGame) -> None:
    table = TableViewModel(game)
    table.press("mahjongg")
    assert game.acted == []
    ways = table.board.property("ways")
    assert isinstance(ways, RowsModel)
    assert [way.name for way in ways.rows] == ["Discard north wind and declare a standing hand"]
    table.board.wayWished.emit(0)
    assert game.acted == [Discard(tile("N"), standing=True)]


def test_ways_that_are_shown_go_with_the_position_they_are_of(game: FakeGame) -> None:
    table = TableViewModel(game)
    table.press("mahjongg")
    assert table.board.way_keys
    game.changed.emit()
    assert table.board.way_keys == ()
    table.board.wayWished.emit(0)
    assert game.acted == [], "a way was taken that is shown no more"


def test_a_discard_by_itself_does_not_declare_it(game: FakeGame) -> None:
    table = TableViewModel(game)
    key = next(key for key, kind in table.board.order.tiles if kind is tile("N"))
    table.board.discardWished.emit(key)
    assert game.acted == [Discard(tile("N"))]
    assert "standing" not in table.board.picture.seats[0].line


@pytest.mark.parametrize(("code", "stands"), [("N", True), ("C1", False)])
def test_a_tile_of_the_hand_answers_with_which_the_hand_is_to_stand(
    game: FakeGame, code: str, *, stands: bool
) -> None:
    """It was discarded without a word, and the hand did not stand; one that leaves it short is refused."""
    table = TableViewModel(game)
    table.press("mahjongg")
    key = next(key for key, kind in table.board.order.tiles if kind is tile(code))
    table.board.discardWished.emit(key)
    assert game.acted == ([Discard(tile(code), standing=True)] if stands else [])
    assert table.board.property("noteShown") is not stands


def test_the_plate_says_that_a_hand_stands(game: FakeGame) -> None:
    table = TableViewModel(game)
    table.press("mahjongg")
    table.board.wayWished.emit(0)
    assert table.board.picture.seats[0].line.endswith(", standing")


def test_others_see_on_the_plate_that_a_hand_stands(game: FakeGame) -> None:
    table = TableViewModel(game)
    game.do(Discard(tile("N"), standing=True))
    game.me = Wind.EAST
    table.refresh()
    assert table.board.picture.seats[1].line.endswith(", standing")


def test_the_tutor_tells_what_a_standing_hand_binds_to(game: FakeGame) -> None:
    view = game.view
    assert view is not None
    page = now_page(view, game.verdicts(), game.rules)
    assert [card.title for card in page.cards] == ["Standing hand: discard north wind"]
    assert page.lead == "Discard a tile, or declare a standing hand with it. You are calling after it."
    assert "you discard every tile you draw" in page.cards[0].facts[0].text


def test_a_standing_hand_is_helped_by_what_completes_it_without_the_tile_drawn() -> None:
    rules = rule_set("how-to-play")
    hand = "C1 C2 C3 B4 B5 B6 D2 D3 D4 C8 C8 C8 C9"
    drawn = view_of(position({Wind.SOUTH: hand}, rules=rules, turn=Wind.SOUTH, drawn="B5"), Wind.SOUTH, rules)
    found = []
    for view in (drawn, replace(drawn, noted=frozenset({STANDING}))):
        page = now_page(view, tuple(judge(view, one, rules) for one in conceivable(view, rules)), rules)
        assert page.nearer is not None
        found.append(([kind for group in page.nearer.groups for kind in group], page.lead.partition(".")[0]))
    assert found == [
        ([tile("B5"), tile("C7"), tile("C9")], "Discard a tile, or declare a standing hand with it"),
        ([tile("C7"), tile("C9")], "Discard the tile you drew"),
    ]
