from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimChow, ClaimPung, ConcealedKong, Discard, GoOut, Pass
from peling.core.tiles import Wind, tile
from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import book, position

E, S = Wind.EAST, Wind.SOUTH
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
CHOWS = "B2 B3 B5 B6 D1 D4 D7 C1 C4 C7 E S W"
Opened = Callable[[BoardViewModel], Hands]


def sit(game: FakeGame, board: BoardViewModel) -> TableViewModel:
    """Let the board show the game; the board keeps what connects them."""
    return TableViewModel(game, board, parent=board)


def own_turn(drawn: str = "B7") -> FakeGame:
    return FakeGame(position({S: OWN}, turn=S, drawn=drawn))


def offered(code: str, hand: str) -> FakeGame:
    game = FakeGame(position({S: hand}, turn=E, drawn=code))
    game.put(E, Discard(tile(code)))
    return game


def get(board: BoardViewModel, name: str) -> Any:  # noqa: ANN401 - a property of Qt
    return getattr(board, name)


def rows(board: BoardViewModel, name: str) -> tuple[Any, ...]:
    model: RowsModel = getattr(board, name)
    return model.rows


def faces(table: TableViewModel) -> list[str]:
    return [row.face for row in rows(table.board, "hand")]


def key_of(table: TableViewModel, face: str) -> int:
    key: int = next(row.key for row in rows(table.board, "hand") if row.face == face)
    return key


def name(item: QQuickItem) -> str:
    answer: QAccessibleInterface = QAccessible.queryAccessibleInterface(item)
    return answer.text(QAccessible.Text.Name)


def test_a_tile_is_discarded_by_two_clicks(board: BoardViewModel, hands: Opened) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    key = key_of(table, "C1")
    user.click(f"hand-{key}")
    assert get(board, "selected") == key
    assert game.acted == []
    user.click(f"hand-{key}")
    assert game.acted == [Discard(tile("C1"))]
    assert "C1" not in faces(table)


def test_a_selected_tile_is_discarded_by_a_click_on_the_table(board: BoardViewModel, hands: Opened) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    user.click(f"hand-{key_of(table, 'R')}")
    user.click("wall")
    assert game.acted == [Discard(tile("R"))]


def test_a_tile_is_discarded_by_dragging_it_onto_the_table(board: BoardViewModel, hands: Opened) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    user.drag(f"hand-{key_of(table, 'D3')}", QPoint(520, 560))
    assert game.acted == [Discard(tile("D3"))]
    assert user.page.board.property("dragKey") == -1


def test_dragging_within_the_hand_arranges_it(board: BoardViewModel, hands: Opened) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    before = faces(table)
    user.drag(f"hand-{key_of(table, 'R')}", user.spot(f"hand-{key_of(table, before[0])}"))
    assert game.acted == []
    assert faces(table)[0] == "R"
    assert sorted(faces(table)) == sorted(before)
    game.put(S, Discard(tile("B7")))
    assert faces(table)[0] == "R", "the user's order stays after a discard"


def test_a_tile_dropped_out_of_turn_goes_back_and_the_note_says_why(
    board: BoardViewModel, hands: Opened
) -> None:
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    table = sit(game, board)
    user = hands(board)
    before = faces(table)
    user.drag(f"hand-{key_of(table, 'C1')}", QPoint(520, 400))
    assert faces(table) == before
    assert game.acted == []
    assert get(board, "noteShown")
    assert get(board, "noteReason") == "This is done on your own turn. It is East’s turn."
    assert user.page.board.property("dragKey") == -1
    user.key(Qt.Key.Key_Escape)
    assert not get(board, "noteShown")


def test_a_refused_tile_flies_back_when_there_is_motion(
    board: BoardViewModel, hands: Opened, qtbot: QtBot
) -> None:
    board.set_up(still=False)
    table = sit(FakeGame(position({S: OWN}, turn=E, drawn="N")), board)
    user = hands(board)
    key = key_of(table, "C1")
    home = user.spot(f"hand-{key}")
    user.drag(f"hand-{key}", QPoint(520, 400))
    assert user.page.board.property("dragKey") == key, "it is on its way"
    qtbot.waitUntil(lambda: user.page.board.property("dragKey") == -1)
    assert user.spot(f"hand-{key}") == home


def test_the_offered_tile_is_claimed_by_dragging_it_to_the_hand(board: BoardViewModel, hands: Opened) -> None:
    game = offered("R", OWN)
    sit(game, board)
    user = hands(board)
    claimable = next(item for item in user.items("d-") if item.property("claimable"))
    user.drag(claimable.objectName(), user.spot("hand"))
    assert game.acted == [ClaimPung()]
    assert len(user.items("m-")) == 3


def test_the_offered_tile_is_claimed_by_a_click(board: BoardViewModel, hands: Opened) -> None:
    game = offered("R", OWN)
    sit(game, board)
    user = hands(board)
    user.click(next(item for item in user.items("d-") if item.property("claimable")).objectName())
    assert game.acted == [ClaimPung()]


def test_the_offered_tile_let_go_on_the_table_is_not_claimed(board: BoardViewModel, hands: Opened) -> None:
    game = offered("R", OWN)
    sit(game, board)
    user = hands(board)
    user.drag(
        next(item for item in user.items("d-") if item.property("claimable")).objectName(), QPoint(520, 400)
    )
    assert game.acted == []
    assert user.page.board.property("dragKey") == -1


def test_of_several_chows_the_user_chooses_one(board: BoardViewModel, hands: Opened) -> None:
    game = offered("B4", CHOWS)
    sit(game, board)
    user = hands(board)
    user.click("claim-chow")
    assert get(board, "waysShown")
    assert [way.faces for way in rows(board, "ways")] == [
        ["B2", "B3", "B4"],
        ["B3", "B4", "B5"],
        ["B4", "B5", "B6"],
    ]
    assert [way.claimed for way in rows(board, "ways")] == [2, 1, 0]
    user.key(Qt.Key.Key_2)
    assert game.acted == [ClaimChow((tile("B3"), tile("B5")))]
    assert not get(board, "waysShown")


def test_the_choice_can_be_put_away(board: BoardViewModel, hands: Opened) -> None:
    game = offered("B4", CHOWS)
    sit(game, board)
    user = hands(board)
    user.key(Qt.Key.Key_C)
    assert get(board, "waysShown")
    user.key(Qt.Key.Key_S)
    assert user.item("ways").property("activeFocus"), "no other key leads away from the choice"
    user.key(Qt.Key.Key_Escape)
    assert not get(board, "waysShown")
    assert game.acted == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "command"),
    [(Qt.Key.Key_M, "mahjongg"), (Qt.Key.Key_K, "kong"), (Qt.Key.Key_P, "pung"), (Qt.Key.Key_C, "chow")],
)
def test_a_forbidden_claim_says_why_by_key_and_by_click(
    board: BoardViewModel, hands: Opened, key: Qt.Key, command: str
) -> None:
    game = offered("D9", "C1 C4 C7 B8 B8 B8 D3 D4 S S R R E")
    sit(game, board)
    user = hands(board)
    user.key(key)
    assert get(board, "noteShown")
    by_key = (get(board, "noteTitle"), get(board, "noteReason"))
    board.dismissNote()
    user.click(f"claim-{command}")
    assert (get(board, "noteTitle"), get(board, "noteReason")) == by_key
    assert all(by_key)


def test_space_passes(board: BoardViewModel, hands: Opened) -> None:
    game = offered("R", OWN)
    sit(game, board)
    hands(board).key(Qt.Key.Key_Space)
    assert game.acted == [Pass()]


def test_keys_alone_select_and_discard(board: BoardViewModel, hands: Opened) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    user.item("hand").forceActiveFocus()
    user.key(Qt.Key.Key_Home)
    for _ in range(3):
        user.key(Qt.Key.Key_Right)
    third = rows(table.board, "hand")[3]
    user.key(Qt.Key.Key_Return)
    assert get(board, "selected") == third.key
    user.key(Qt.Key.Key_Escape)
    assert get(board, "selected") == 0
    user.key(Qt.Key.Key_Return)
    user.key(Qt.Key.Key_Return)
    assert game.acted == [Discard(tile(third.face))]


def test_after_a_draw_the_focus_is_on_the_drawn_tile(board: BoardViewModel, hands: Opened) -> None:
    table = sit(own_turn("B7"), board)
    user = hands(board)
    user.page.focus_part("hand")
    user.key(Qt.Key.Key_Return)
    assert get(board, "selected") == key_of(table, "B7")


def test_the_focus_never_lands_on_a_wild_tile_by_chance(board: BoardViewModel, hands: Opened) -> None:
    table = sit(offered("R", OWN), board)
    board.show(replace(board.picture, wild_face="B8"))
    user = hands(board)
    user.page.focus_part("hand")
    user.key(Qt.Key.Key_Return)
    assert faces(table)[0] == "B8"
    assert get(board, "selected") == key_of(table, "D3")


def test_keys_alone_arrange_and_sort(board: BoardViewModel, hands: Opened) -> None:
    table = sit(own_turn(), board)
    user = hands(board)
    user.item("hand").forceActiveFocus()
    before = faces(table)
    user.key(Qt.Key.Key_Home)
    user.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert faces(table)[:2] == [before[1], before[0]]
    user.key(Qt.Key.Key_S)
    assert faces(table) == before


def test_tab_goes_from_the_claim_bar_to_the_hand_and_the_discards(
    board: BoardViewModel, hands: Opened
) -> None:
    game = offered("R", OWN)
    sit(game, board)
    user = hands(board)
    user.item("claimBar").forceActiveFocus()
    places = []
    for _ in range(2):
        user.key(Qt.Key.Key_Tab)
        places += [item.objectName() for item in user.items() if item.hasActiveFocus()]
    assert places[0] == "hand"
    assert places[-1].endswith("Discards")


def test_the_claim_bar_shows_kongs_and_going_out_on_the_own_turn(
    board: BoardViewModel, hands: Opened
) -> None:
    game = own_turn("B8")
    table = sit(game, board)
    user = hands(board)
    assert [row.standing for row in rows(board, "claims")] == ["forbidden", "legal", "idle", "idle", "idle"]
    assert {row.face for row in rows(table.board, "hand") if row.raised} == {"B8"}
    user.key(Qt.Key.Key_K)
    assert game.acted == [ConcealedKong(tile("B8"))]
    melds = [row.face for row in get(board, "own").melds.rows]
    assert melds == ["back", "B8", "B8", "back"]


def test_mah_jongg_is_declared_by_its_key(board: BoardViewModel, hands: Opened) -> None:
    game = FakeGame(position({S: "C3 C3 C3 B2 B3 B4 D5 D6 D7 R R R S"}, turn=S, drawn="S"))
    sit(game, board)
    hands(board).key(Qt.Key.Key_M)
    assert game.acted == [GoOut()]
    assert get(board, "centre") == "The deal is over"


def test_a_screen_reader_hears_what_a_tile_is_and_can_press_it(board: BoardViewModel, hands: Opened) -> None:
    QAccessible.setActive(True)
    game = offered("R", OWN)
    sit(game, board)
    user = hands(board)
    offered_tile = next(item for item in user.items("d-") if item.property("claimable"))
    assert name(offered_tile) == "red dragon, may be punged"
    named = [name(item) for item in user.items("hand-")]
    assert named[-1] == "red dragon, second of two, belongs to what you may claim"
    assert name(user.item("claim-chow")) == "Chow, not allowed: only tiles of a suit"
    assert name(user.item("claim-pung")) == "Pung, allowed: open: 3 red dragons"
    reader = QAccessible.queryAccessibleInterface(offered_tile)
    assert reader.role() == QAccessible.Role.Button
    reader.actionInterface().doAction("Press")
    assert game.acted == [ClaimPung()]


def test_every_row_at_which_tab_stops_has_a_name(board: BoardViewModel, hands: Opened) -> None:
    rules = book(mandarins="on")
    deal = position({S: f"{OWN} | | Fl2", E: f"{CHOWS} | | Se3"}, turn=S, drawn="B7", rules=rules)
    sit(FakeGame(deal, rules=rules), board)
    named = [name(item) for item in hands(board).items() if item.property("activeFocusOnTab")]
    assert "Your flowers and seasons" in named
    assert "East’s flowers and seasons" in named
    assert all(named)


def test_what_happens_is_announced(board: BoardViewModel, qtbot: QtBot) -> None:
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    sit(game, board)
    said: list[str] = []
    board.announced.connect(said.append)
    game.put(E, Discard(tile("N")))
    assert said[0] == "East discards north wind."
    del qtbot


def test_taking_back_is_offered_when_there_is_something_to_take_back(
    board: BoardViewModel, hands: Opened
) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    assert user.items("takeBack") == []
    game.can_take_back = True
    table.refresh()
    user.click("takeBack")
    assert game.taken_back == 1


def test_a_computer_player_is_shown_thinking_only_after_a_while(board: BoardViewModel, qtbot: QtBot) -> None:
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    table = sit(game, board)
    game.thinking.emit(E, True)
    assert not get(board, "left").thinking
    qtbot.waitUntil(lambda: get(board, "left").thinking)
    assert get(board, "left").line == "East, thinking"
    game.thinking.emit(E, False)
    assert not get(board, "left").thinking
    del table


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("how", ["taken back", "opened again"])
def test_nothing_said_or_lifted_outlives_the_position(board: BoardViewModel, hands: Opened, how: str) -> None:
    game = own_turn()
    table = sit(game, board)
    user = hands(board)
    user.click(f"hand-{key_of(table, 'C1')}")
    table.press("kong")
    assert (get(board, "noteShown"), get(board, "selected") > 0) == (True, True)
    if how == "opened again":
        game.opened.emit()
    game.deal = position({S: OWN}, turn=S, drawn="B9")
    game.changed.emit()
    assert not get(board, "noteShown"), "a refusal is still shown that was of another position"
    assert get(board, "selected") <= 0, "one Enter would discard a tile that was lifted in another position"
