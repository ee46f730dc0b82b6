"""Fenghua on the board: wild tiles, the tile turned up, and claims that no other book has."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication

from peling.core.actions import ClaimWin, GoOutByFlowers, RefuseLast, SetOutBonus, TakeLast
from peling.core.notation import parse_tiles
from peling.core.tiles import WINDS, tile
from peling.play.table import view_of
from peling_app.platform.resources import load_fonts
from peling_app.platform.shipped import assets
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import ClaimButton, Picture
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.model.throws import break_lines
from peling_app.play.table.view.images import BoardImages
from peling_app.play.table.words import board as words
from tests.app.play.table import fenghua_games as games
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.play.fenghua_deals import BOOK

E, S, W, N = WINDS


def shown(game: FakeGame) -> tuple[BoardViewModel, TableViewModel]:
    board = BoardViewModel()
    return board, TableViewModel(game, board, parent=board)


def place(picture: Picture, command: str) -> ClaimButton:
    return next(button for button in picture.claims if button.command == command)


def test_wild_tiles_bear_a_mark_in_the_hand_and_on_the_table_and_are_said() -> None:
    board, _ = shown(games.own_turn())
    wild = [row for row in board.picture.hand if row.face.startswith("D1")]
    assert [row.face for row in wild] == ["D1-wild", "D1-wild"]
    assert wild[0].name == "1 of circles, wild, first of two"
    assert not any(row.face.endswith("-wild") for row in board.picture.hand if row not in wild)
    lying = [row for seat in board.picture.seats for row in seat.discards if row.face == "D1-wild"]
    assert [row.name for row in lying] == ["1 of circles, wild"]


def test_the_tile_turned_up_lies_on_its_stack_and_the_plaque_says_what_is_wild() -> None:
    game = games.own_turn()
    board, _ = shown(game)
    view = game.view
    assert view is not None
    (stack,) = [row for row in board.picture.wall if row.face]
    assert view.wall.turned_up is not None
    assert view.wall.turned_stack is not None
    assert stack.face == view.wall.turned_up.code
    assert stack.slot == view.wall.turned_stack - 1
    assert board.picture.wild_line == "1 of circles"
    assert board.picture.wild_face == "D1-wild"
    assert board.picture.wild_name.startswith("Wild: 1 of circles.")


@pytest.mark.parametrize(
    ("codes", "line"),
    [("C3", "3 of characters"), ("Se1 Se3 Se4", "seasons 1, 3, 4"), ("Fl2 Fl3 Fl4", "flowers 2, 3, 4")],
)
def test_wild_kinds_in_a_few_words(codes: str, line: str) -> None:
    assert words.wild_kinds(parse_tiles(codes)) == line


def test_a_book_without_wild_tiles_shows_nothing_of_them() -> None:
    assert Picture().wild_line == ""
    assert all(row.face == "" for row in Picture().wall)


def test_the_mark_changes_the_light_of_a_tile_and_not_its_colour_alone(qapp: object) -> None:
    del qapp
    load_fonts()
    images = BoardImages(assets())
    grey = QImage.Format.Format_Grayscale8
    plain, marked = (
        images.requestImage(f"tile/{face}/i", QSize(), QSize(80, 110)).convertToFormat(grey)
        for face in ("D1", "D1-wild")
    )
    spots = [(x, y) for x in range(30, 72) for y in range(6, 40)]
    changed = [spot for spot in spots if plain.pixelColor(*spot) != marked.pixelColor(*spot)]
    dark = [spot for spot in changed if marked.pixelColor(*spot).value() < 90]
    assert len(changed) > 150
    assert len(dark) > 20


@pytest.mark.parametrize(
    ("game", "command", "title", "action"),
    [
        (games.flower_to_meld, "kong", "Flower", SetOutBonus(tile("Fl2"))),
        (games.eight_flowers, "mahjongg", "Eight flowers", GoOutByFlowers()),
        (games.bottom_tile, "mahjongg", "Take the tile", TakeLast()),
        (games.bottom_tile, "pass", "Refuse", RefuseLast()),
        (games.robbing, "mahjongg", "Mah-Jongg", ClaimWin()),
    ],
)
def test_what_only_fenghua_knows_is_done_by_a_place_of_the_claim_bar(
    game: object, command: str, title: str, action: object
) -> None:
    assert callable(game)
    fake = game()
    board, _ = shown(fake)
    button = place(board.picture, command)
    assert button.title == title
    assert button.standing == "legal"
    assert ", allowed: " in button.name
    board.claimWished.emit(command)
    assert fake.acted == [action]


@pytest.mark.parametrize(
    ("game", "line", "reason"),
    [
        (games.too_few_points, "3 of 4 points", "The hand has 3 of the 4 points that a claim needs."),
        (games.lone_wild, "lone wild: draw it", "A wild tile waits alone beside complete sets"),
    ],
)
def test_a_refused_win_says_why(game: object, line: str, reason: str) -> None:
    assert callable(game)
    board, _ = shown(game())
    assert place(board.picture, "mahjongg").line == line
    board.claimWished.emit("mahjongg")
    assert str(board.property("noteReason")).startswith(reason)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("key", "action"), [(Qt.Key.Key_M, TakeLast()), (Qt.Key.Key_Space, RefuseLast())])
def test_the_bottom_tile_is_taken_or_refused_by_a_key(
    hands: Callable[[BoardViewModel], Hands], key: Qt.Key, action: object
) -> None:
    game = games.bottom_tile()
    board, _ = shown(game)
    hands(board).key(key)
    assert game.acted == [action]


def test_one_throw_tells_the_breaker_the_gap_and_the_wild_tiles() -> None:
    names = dict.fromkeys(WINDS, "Ann")
    view = view_of(games.own_turn().deal, S, BOOK)  # type: ignore[arg-type]
    throw, shown_tile = break_lines(games.BROKEN, names, 3, view.wild, "D1")
    assert (throw.key, throw.first, throw.second) == (3, 5, 3)
    assert throw.sentence == (
        "8 counted from East: North breaks the wall. The larger die: to the left of stack 5"
    )
    assert shown_tile.tile == "D1"
    assert shown_tile.sentence == "The smaller die: tile turned up on stack 3 of the tail. Wild: 1 of circles"


def test_the_gap_is_named_for_learners_where_no_stack_is_lifted() -> None:
    board, _ = shown(games.own_turn())
    assert [label.text for label in board.picture.labels] == ["next tile", "the gap"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "place_name", "action", "how"),
    [
        pytest.param(*asked, how, marks=[] if at % 2 == to else [pytest.mark.nightly])
        for at, asked in enumerate(
            [
                (games.flower_to_meld, "claim-kong", SetOutBonus(tile("Fl2"))),
                (games.eight_flowers, "claim-mahjongg", GoOutByFlowers()),
                (games.bottom_tile, "claim-pass", RefuseLast()),
                (games.robbing, "claim-mahjongg", ClaimWin()),
            ]
        )
        for to, how in enumerate(("mouse", "reader"))
    ],
)
def test_the_places_are_pressed_by_mouse_and_by_a_screen_reader(
    hands: Callable[[BoardViewModel], Hands],
    game: Callable[[], FakeGame],
    place_name: str,
    action: object,
    how: str,
) -> None:
    fake = game()
    board, _ = shown(fake)
    on_page = hands(board)
    if how == "mouse":
        on_page.click(place_name)
    else:
        reader = QAccessible.queryAccessibleInterface(on_page.item(place_name))
        reader.actionInterface().doAction("Press")
    assert fake.acted == [action]


def test_a_screen_reader_finds_which_tiles_are_wild(hands: Callable[[BoardViewModel], Hands]) -> None:
    board, _ = shown(games.own_turn())
    on_page = hands(board)
    plaque = QAccessible.queryAccessibleInterface(on_page.item("wild"))
    assert plaque.text(QAccessible.Text.Name).startswith("Wild: 1 of circles. On the wall")
    held = next(row for row in board.picture.hand if row.face == "D1-wild")
    said = QAccessible.queryAccessibleInterface(on_page.item(f"hand-{held.key}"))
    assert ", wild" in said.text(QAccessible.Text.Name)


def test_the_plaque_makes_room_for_the_wind_box_of_the_left_neighbour(
    hands: Callable[[BoardViewModel], Hands],
) -> None:
    left_is_east, _ = shown(games.own_turn())
    on_page = hands(left_is_east)
    plaque, box = on_page.item("wild"), on_page.item("windBox")
    assert plaque.x() > box.x() + box.width()


@pytest.mark.nightly  # by day words/test_text_size.py
@pytest.mark.parametrize("zoom", by_day([150], [100, 125, 150]))
def test_the_plaque_of_wild_tiles_holds_its_words_at_every_size(
    hands: Callable[..., Hands], zoom: int
) -> None:
    load_fonts()
    board, _ = shown(games.own_turn(wild="B5"))
    user = hands(board, 980, 660)
    board.set_up(zoom=zoom)
    for width, high in ((600, 520), (660, 640), (760, 600), (980, 660), (1048, 852), (2000, 1300)):
        user.page.resize(width, high)
        QApplication.processEvents()
        plaque = user.item("wild")
        texts = [one for one in plaque.childItems() if one.inherits("QQuickText")]
        (words_on_it,) = [one for one in texts if "bamboos" in str(one.property("text")).lower()]
        right = words_on_it.x() + words_on_it.property("contentWidth")
        assert right <= plaque.width() - 2, (zoom, width, right, plaque.width())
        assert words_on_it.property("contentHeight") <= plaque.height(), (zoom, width)
