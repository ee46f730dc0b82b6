"""The end of a deal as a moment: its course, what is laid open where, nothing said early, skipping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from peling.core.events import DealDrawn, Washed, WentOut
from peling.core.tiles import BONUS_TILES, WINDS, Wind, tile
from peling_app.kit.words.numbers import number
from peling_app.play.table.court.contents import Contents, guessed
from peling_app.play.table.court.ending import EndContents, ending_places
from peling_app.play.table.court.plan import plan
from peling_app.play.table.model import ending
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.claim_bar import BY_COMMAND
from peling_app.play.table.model.ended import Ended, ended
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.model.timeline import BREATH, EndLine, end_line
from peling_app.play.table.words.events import event_line
from tests.app.play.table.conftest import Hands
from tests.app.play.table.moments.ends import (
    ENDS,
    RARE,
    Ending,
    claimed_win,
    drawn_win,
    eight_flowers,
    nobody_wins,
    robbed_kong,
    washed,
    wild_win,
)
from tests.by_day import by_day

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
UNLIT = {"washed": 5, "washed-own": 5, "flowers": 13}
"""So many tiles of the hand that is laid open have nothing to do with how the deal ended."""
WASHED = "East washes the tiles"
EVERY: dict[str, Callable[[], Ending]] = {
    **ENDS,
    "right": lambda: claimed_win(W),
    "two": lambda: drawn_win(winds=(E, S)),
    "three": lambda: claimed_win(W, winds=(E, S, W)),
    "nobody": nobody_wins,
    **RARE,
}


def over(board: BoardViewModel, game: Ending) -> TableViewModel:
    """Return the table of a deal whose last move has just been made."""
    table = TableViewModel(game, board, parent=board, in_time=True)
    game.end()
    # What led to it is seen first.
    board.skipped.emit()
    return table


def seen(game: Ending) -> Ended:
    game.end()
    view, state = game.view, game.state
    assert view is not None
    assert state is not None
    assert state.result is not None
    return ended(state.result, view, state.rules.id)


def sooner(line: EndLine) -> EndLine:
    """Return the same course in a tenth of the time."""
    lights, opens = tuple(at // 10 for at in line.lights), tuple(at // 10 for at in line.opens)
    return EndLine(
        line.flies // 10, line.lands // 10, lights, line.word // 10, opens, line.rests // 10, line.ends // 10
    )


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_end_takes_its_course_and_then_rests(*, still: bool, others: int) -> None:
    line = end_line(5, others, still=still)
    assert len(line.lights) == 5
    assert len(line.opens) == others
    assert all(one <= then for one, then in pairwise((*line.lights, line.rests)))
    if not still:
        assert line.flies < line.lands <= line.lights[0] < line.word < line.opens[0]
    assert max(line.opens) < line.rests
    assert line.ends - line.rests == BREATH, "nothing moves while one looks"
    drawn = end_line(0, others, still=still)
    assert drawn.lights == ()
    assert drawn.word < drawn.opens[0] < drawn.rests < drawn.ends


@pytest.mark.parametrize("name", EVERY)
def test_every_hand_is_laid_open_and_the_winner_s_in_the_sets_that_count(name: str) -> None:
    game = EVERY[name]()
    shown = seen(game)
    assert game.state is not None
    result = game.state.result
    assert result is not None
    for wind in result.winds:
        record = result.records[wind]
        win = () if record.win is None or record.win.tile is None else (record.win.tile,)
        held = Counter((*record.hand.concealed, *win))
        assert Counter(one for group in shown.hands[wind] for one in group) == held
    assert set(shown.others) == set(result.winds) - {shown.whose, game.me}
    if name == "nobody":
        assert (shown.side, shown.groups, shown.last) == (-1, (), -1)
    elif result.winner is not None and name != "flowers":
        assert len(shown.groups) == shown.lit
        assert shown.lit in {5, 7}
        assert shown.tiles[shown.last] is tile({"fenghua": "R", "robbed-fenghua": "C6"}.get(name, "B8"))
        assert shown.word == "Mah-Jongg"


@pytest.mark.parametrize("me", [E, S])
def test_whoever_washes_shows_the_heads_for_which_he_is_paid(me: Wind) -> None:
    shown = seen(washed(me))
    assert (shown.winner, shown.whose, shown.side, shown.word) == (None, E, 0 if me is E else 3, WASHED)
    heads, others = shown.groups
    assert all(one.is_major for one in heads.tiles)
    assert len(set(heads.tiles)) == len(heads.tiles) == 9
    assert shown.lit == 1, "the others are not paid for"
    assert shown.names[0] == "9 different heads"
    assert len(others.tiles) == 5


def test_whoever_wins_by_flowers_shows_them_and_none_of_them_in_the_hand() -> None:
    shown = seen(eight_flowers())
    flowers, held = shown.groups
    assert flowers.tiles == BONUS_TILES
    assert shown.tiles[shown.last] is BONUS_TILES[-1]
    assert not any(one.is_bonus for one in held.tiles)
    assert (shown.lit, shown.line) == (1, "South goes out by eight flowers")


@pytest.mark.parametrize("me", [S, W])
def test_a_robbed_tile_comes_from_the_three_to_which_it_was_added(me: Wind) -> None:
    game = robbed_kong(winner=me, giver=N) if me is S else robbed_kong(winner=W, giver=S)
    shown = seen(game)
    giver = N if me is S else S
    assert shown.line == f"{me.name.title()} goes out on the tile {giver.name.title()} adds"
    assert (shown.giver, shown.start) == (S.steps_to(giver), 0)
    view = game.view
    assert view is not None
    melds = view.hand.melds if giver is S else view.opponent(giver).melds
    assert [len(meld.tiles) for meld in melds] == [3]


@pytest.mark.cases_by_day(3)
@pytest.mark.parametrize("name", EVERY)
def test_how_a_deal_ends_is_said(board: BoardViewModel, name: str) -> None:
    game = EVERY[name]()
    said, happened = QSignalSpy(board.announced), QSignalSpy(game.happened)
    table = over(board, game)
    ends = [event for event in happened.at(0)[0] if isinstance(event, WentOut | DealDrawn | Washed)]
    assert len(ends) == 1
    assert [said.at(number)[0] for number in range(said.count())][-1:] == [event_line(ends[0], game.me)]
    del table


def test_it_is_said_how_the_tile_came_and_what_a_wild_one_stands_for() -> None:
    shown = seen(claimed_win(N))
    assert shown.line == "North goes out on East’s discard"
    assert (shown.giver, shown.side) == (3, 2)
    wild = seen(wild_win())
    assert [(number, place, held.code, meant.code) for number, place, held, meant in wild.stands] == [
        (6, 1, "D1", "R")
    ]
    assert "1 of circles, wild, stands for red dragon" in wild.names[6]
    assert seen(nobody_wins()).word == "Nobody goes out: the deal is drawn"


def test_nothing_is_said_before_its_time(
    board: BoardViewModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other hands stay closed until they open one after the other, the winner's leaves his rack."""
    monkeypatch.setattr(ending, "end_line", lambda *given, still: sooner(end_line(*given, still=still)))
    board.set_up(still=False)
    game = claimed_win(W)
    heard: list[int] = []
    table = over(board, game)
    board.end.opened.connect(lambda: heard.append(sum(bool(seat.faces) for seat in board.picture.seats)))
    assert board.end.runs
    table.refresh()
    # The totals of the game have the deal in them already.
    assert game.state is not None
    assert game.state.result is not None
    lost = game.state.result.settlement.net(WINDS)[E]
    scores = [2140 - lost, 2140]
    assert lost < 0
    assert board.picture.seats[3].score == number(scores[0])
    assert all(not seat.faces for seat in board.picture.seats)
    assert not board.end.property("worded")
    with qtbot.waitSignal(board.end.seen, timeout=20_000):
        pass
    assert heard == sorted(heard)
    assert heard[-1] == 3, "now all hands lie open, the winner's too"
    assert board.picture.seats[3].score == number(scores[1])
    board.end.put_away()
    assert not board.end.property("shown")
    assert [bool(seat.faces) for seat in board.picture.seats] == [False, True, True, True]
    assert table.board.picture.seats[1].groups[-1] in {1, 2, 3}


def test_a_key_pressed_twice_is_not_refused_while_the_end_is_still_to_be_seen(board: BoardViewModel) -> None:
    """The note of the refusal lay over the hand that won."""
    game = eight_flowers()
    table = TableViewModel(game, board, parent=board, in_time=True)
    game.end()
    assert board.end.waits
    refused = QSignalSpy(game.refused)
    for command in BY_COMMAND:
        table.press(command)
    back = QSignalSpy(board.returned)
    board.discardWished.emit(board.order.tiles[0][0])
    assert refused.count() == 0
    assert back.count() == 1, "a tile that was dragged goes back"


def test_a_wish_that_came_too_soon_is_not_taken(
    board: BoardViewModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(board, drawn_win())
    seen_ = QSignalSpy(board.end.seen)
    board.end.skip()
    assert board.end.runs, "it was meant for the table before"
    monkeypatch.setattr(ending, "QUIET", 0)
    board.end.skip()
    board.end.skip()
    assert seen_.count() == 1
    assert not board.end.runs
    del table


@pytest.mark.thorough
@pytest.mark.parametrize(
    "how", by_day([Qt.Key.Key_Return, None], [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, None])
)
def test_a_key_or_a_click_goes_on_and_no_other_key_does(
    board: BoardViewModel,
    hands: Callable[[BoardViewModel], Hands],
    monkeypatch: pytest.MonkeyPatch,
    how: Qt.Key | None,
) -> None:
    monkeypatch.setattr(ending, "QUIET", 0)
    user = hands(board)
    table = over(board, drawn_win())
    for key in (Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_S):
        user.key(key)
    assert board.end.runs
    if how is None:
        user.click("centreBox")
    else:
        user.key(how)
    assert not board.end.runs
    assert not board.property("selected"), "nothing was done with the hand below"
    del table


@pytest.mark.parametrize("size", [(1048, 852), (980, 660), (2040, 1392)])
@pytest.mark.parametrize("side", [0, 2])
def test_the_largest_hand_has_room(size: tuple[int, int], side: int) -> None:
    """Four kongs and a pair, of which three tiles are wild."""
    court = plan(Contents(*size))
    stands = tuple((number, 0, "9 of characters") for number in range(3))
    end = EndContents(
        side, False, (4, 4, 4, 4, 2), stands, "Mah-Jongg", "South goes out on the tile West adds", 1, guessed
    )
    places = ending_places(court, end)
    room = court.ground if side == 0 else court.inside
    assert len(places.tiles) == 18
    assert all(room.holds(box) for box in (*places.lights, *places.plaques, places.word))
    things = (*places.lights, *places.plaques, places.word)
    assert all(one.apart(other) >= 0 for one, other in combinations(things, 2))


def test_what_the_board_shows_has_the_form_of_its_class(board: BoardViewModel) -> None:
    """A signal joined to a method that is no slot gives the object a form of its own.

    QML remembers forms by where they lie: that of an object that is gone would be taken for another one's.
    """
    for shown in (board, *board.findChildren(QObject)):
        # The class itself gives it no more once one of its objects that was asked for it is gone.
        heir = type("Heir", (type(shown),), {})
        of_class = heir.staticMetaObject.superClass()  # type: ignore[attr-defined]  # the stubs do not know it
        assert of_class is not None
        assert shown.metaObject().methodCount() == of_class.methodCount(), shown


def test_another_game_shows_no_end(board: BoardViewModel) -> None:
    game = drawn_win()
    table = over(board, game)
    game.deal, game.state = drawn_win().deal, None
    game.opened.emit()
    game.changed.emit()
    assert not board.end.runs
    assert not board.end.property("shown")
    del table


def test_a_deal_that_is_opened_again_lies_open_at_once(board: BoardViewModel) -> None:
    game = claimed_win(N)
    game.end()
    table = TableViewModel(game, board, parent=board, in_time=True)
    assert not board.end.runs
    assert [bool(seat.faces) for seat in board.picture.seats] == [False, True, True, True]
    del table


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("name", by_day(list(EVERY)[::2], EVERY))
def test_what_is_laid_open_overlaps_nothing_at_any_size(board: BoardViewModel, name: str) -> None:
    table = over(board, EVERY[name]())
    for zoom in (100, 150):
        board.set_up(zoom=zoom)
        for size in ((1048, 852), (980, 660), (2040, 1392)):
            board.court.resize(*size)
            where = f"{name} at {size}, text {zoom} %"
            end, whole = board.end, QRectF(0, 0, *size)
            lights = [row.spot for row in end.property("sets").rows]
            tiles = [row.spot for row in end.property("tiles").rows]
            plaques = [row.spot for row in end.property("plaques").rows]
            words = [end.property("wordBox"), end.property("lineBox")]
            things = [*lights, *plaques, *(box for box in words if not box.isEmpty())]
            for one, other in combinations(things, 2):
                assert not one.intersects(other), where
            for one, other in combinations(tiles, 2):
                assert not one.intersects(other), where
            assert all(whole.contains(one) for one in things), where
            dark = [one for one in tiles if not any(light.contains(one) for light in lights)]
            assert len(dark) == UNLIT.get(name, 0), where
            assert all(whole.contains(one) for one in dark), where
            plates = [QRectF(board.court.property("places")[f"plate{side}"]) for side in ("Own", "Right")]
            if end.property("own") or not lights:
                assert not any(one.intersects(plate) for one in things for plate in plates), where
                felt = QRectF(end.property("veil"))
                assert not any(one.intersects(felt) for one in words), f"{where}: no word lies on a discard"
    del table


@pytest.mark.parametrize("name", by_day(["right"], EVERY))
def test_no_other_word_is_seen_where_the_word_is_called(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], qtbot: QtBot, name: str
) -> None:
    """Whoever sits where shone through the sentence and the hand that won, dimmed but not gone."""
    user = hands(board)
    table = over(board, EVERY[name]())
    end = board.end
    qtbot.waitUntil(lambda: bool(end.property("worded")))
    places = [
        end.property("wordBox"),
        end.property("lineBox"),
        *(row.spot for row in end.property("sets").rows),
    ]

    def opaque(item: QQuickItem | None) -> float:
        return 1.0 if item is None else item.opacity() * opaque(item.parentItem())

    def shining() -> list[str]:
        return [
            str(item.property("text"))
            for item in user.everything()
            if item.inherits("QQuickText")
            and item.property("text")
            and item.objectName() not in {"endWord", "endLine"}
            and opaque(item) > 0
            for corner in [item.mapToItem(user.page.board, QPointF())]
            if any(place.intersects(QRectF(corner, QSizeF(item.width(), item.height()))) for place in places)
        ]

    qtbot.waitUntil(lambda: shining() == [])
    del table
