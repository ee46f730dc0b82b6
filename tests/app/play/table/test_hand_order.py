"""The order of the user's hand after every kind of change, in every book, and that no tile is ever unseen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtQuick import QQuickItem

from peling.core.actions import Action, Discard
from peling.core.events import Event, TileDiscarded, seen_by
from peling.core.tiles import TILES, Tile, Wind, tile
from peling.core.view import Phase
from peling.play.game import GameSetup, GameState, random_throws, random_wall
from peling.play.table import DealState, start_deal
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import Verdict
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.picture import HandTile
from peling_app.play.table.model.table import AT_ONCE, TableViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.positions import position
from tests.properties.random_play import choose

S = Wind.SOUTH
E = Wind.EAST
SUITS = "BDC"


def sorting_place(kind: Tile) -> int:
    """Return the place of a kind in a sorted hand, written down once more: bamboos, circles, characters."""
    suit = kind.code[0] if kind.code[1:].isdigit() and kind.code[0] in SUITS else ""
    return SUITS.index(suit) * 9 + int(kind.code[1:]) if suit else 100 + TILES.index(kind)


class Unasked(FakeGame):
    """A game without verdicts: the order of the hand asks for none, and they take the most time."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return none."""
        return ()


class Table:
    """A table at which deals are played at random, and what the test knows of the user's own order."""

    def __init__(self, board: BoardViewModel, book: str) -> None:
        """Sit down to a book; nothing is dealt yet."""
        self.rng = random.Random(book)
        self.board = board
        self.game = Unasked(None, rules=rule_set(book))
        self.model = TableViewModel(self.game, board, parent=board)
        self.past: list[DealState] = []
        self.arranged = self.joined = False
        self.seen: list[int] = []
        self.moved: list[tuple[str, int, str, int, int, int]] = []
        board.moved.connect(lambda *way: self.moved.append(way[:6]))

    def deal(self) -> None:
        """Deal: the order of the last deal is forgotten."""
        rules = self.game.rules
        self.game.state = None
        self.game.deal, events = start_deal(rules, 4, random_wall(self.rng, rules), random_throws(self.rng))
        self.past = []
        self.arranged = self.joined = False
        self._tell(events)
        self.board.hurry()

    def step(self) -> bool:
        """Let somebody do something; return whether the deal goes on."""
        state = self.game.deal
        assert state is not None
        if state.phase is Phase.OVER:
            return False
        self.past.append(state)
        self.game.put(*choose(self.rng, state, self.game.rules))
        return True

    def jump(self) -> None:
        """Take back some moves, and now and then make them again."""
        if not self.past:
            return
        now, back = self.game.deal, self.rng.randrange(len(self.past))
        self.game.deal = self.past[back]
        self.game.changed.emit()
        if self.rng.random() < 0.4:
            check(self)
            self.game.deal = now
            self.game.changed.emit()
        else:
            self.past = self.past[:back]

    def open_again(self) -> None:
        """Open the game anew, as it is resumed or played on from a replay: nobody has arranged it."""
        self.game.state = GameState(GameSetup("pung-chow", {}, ()), ())
        self.arranged = self.joined = False
        self.game.opened.emit()
        self.game.changed.emit()

    def arrange(self) -> None:
        """Move a tile of the hand."""
        before = rows(self.board)
        self.board.arrange(self.rng.choice(before).key, self.rng.randrange(len(before)))
        shown = rows(self.board)
        if [row.key for row in shown] == [row.key for row in before]:
            return
        view = self.game.view
        assert view is not None
        if view.drawn is not None and not any(one.drawn for one in shown):
            self.joined = True
        kinds = dict(self.board.order.tiles)
        places = [sorting_place(kinds[one.key]) for one in shown if not one.drawn]
        self.arranged = places != sorted(places)
        self.seen = [one.key for one in shown]

    def sort(self) -> None:
        """Have the hand sorted."""
        self.board.sortHand()
        self.arranged = False

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.game.happened.emit(tuple(seen_by(event, self.game.me) for event in events))
        self.game.changed.emit()


def rows(board: BoardViewModel) -> tuple[HandTile, ...]:
    found: tuple[HandTile, ...] = board.property("hand").rows
    return found


def check_arrivals(table: Table) -> set[str]:
    """Ask whether each tile that has come to lie open is the one that is hidden until it has flown there."""
    moved, table.moved = table.moved, []
    seats = table.board.picture.seats
    for kind, side, face, key, giver, start in moved:
        if kind in {"draw", "loose"}:
            continue
        rows = {"discard": seats[side].discards, "bonus": seats[side].bonus}.get(kind, seats[side].melds)
        arrived = next(one for one in rows if one.key == key)
        assert arrived.face in {face, "back"}, (kind, side)
        assert kind != "discard" or arrived is rows[-1]
        if kind == "claim":
            assert arrived.group == max(one.group for one in rows), "it is the newest set"
            left = seats[giver].discards[-1]
            assert (left.key, left.taken) == (start, side), "it comes from where its print is left"
    return {kind for kind, *_ in moved}


def check(table: Table) -> None:
    """Compare what is shown with the rule for the order."""
    view = table.game.view
    assert view is not None
    order, shown = table.board.order, rows(table.board)
    assert [row.key for row in shown] == [key for key, _ in order.tiles]
    kinds = dict(order.tiles)
    assert Counter(kinds.values()) == Counter(view.hand.concealed), "every tile of the hand is shown"
    if view.drawn is None:
        table.joined = False
    marked = [row.key for row in shown if row.drawn]
    if view.drawn is not None and view.drawn in view.hand.concealed and not table.joined:
        assert marked == [shown[-1].key], "the tile drawn last stands at the right with its label"
        assert kinds[marked[0]] is view.drawn
    else:
        assert marked == []
    others = [row.key for row in shown if row.key not in marked]
    if table.arranged:
        known = set(table.seen) - set(marked)
        assert [key for key in others if key in known] == [key for key in table.seen if key in set(others)]
    else:
        places = [sorting_place(kinds[key]) for key in others]
        assert places == sorted(places), "a hand nobody has arranged is sorted"
    table.seen = [key for key in table.seen if key in set(others)] if table.arranged else []


@pytest.mark.parametrize("book", by_day({"pung-chow"}, RULE_SETS))
def test_the_hand_is_in_order_after_every_kind_of_change(board: BoardViewModel, book: str) -> None:
    table = Table(board, book)
    kinds: Counter[str] = Counter()
    arrived: set[str] = set()
    for number in range(2):
        while number and not table.arranged:
            table.arrange()  # The next deal comes sorted, whatever was made of the hand of this one.
        table.deal()
        check(table)
        for _ in range(90):
            if not table.step():
                break
            check(table)
            arrived |= check_arrivals(table)
            chance = table.rng.random()
            change: Callable[[], None] | None = None
            if chance < 0.15:
                change = table.arrange
            elif chance < 0.23:
                change = table.jump
            elif chance < 0.29:
                change = table.sort
            elif chance < 0.35:
                change = table.open_again
            elif chance < 0.40:
                change = table.model.refresh
            if change is not None:
                change()
                kinds[change.__name__] += 1
                check(table)
    assert len(kinds) == 5, "every kind of change was tried"
    assert arrived >= {"draw", "discard", "claim"}


def own_tiles(user: Hands) -> Iterator[QQuickItem]:
    """Yield the tiles of the user that lie on the table or stand in the hand."""
    for item in user.items("hand-", "ownMelds", "ownBonus"):
        if item.objectName().startswith("hand-"):
            yield item
        else:
            yield from (one for one in item.childItems() if one.property("tileKey"))


def flying(user: Hands) -> list[QRectF]:
    """Return where the tiles that are on their way will lie."""
    board = user.page.board
    return [
        flight.property("to")
        for layer in board.childItems()
        for flight in layer.childItems()
        if flight.property("arrival") is not None
    ]


def arriving(user: Hands) -> set[str]:
    """Return which tiles are on their way to where they will lie."""
    found: dict[str, bool] = user.page.board.property("arrivals").toVariant()
    return set(found)


def everything(user: Hands) -> Iterator[QQuickItem]:
    """Yield all that lies on the board or stands in the hand."""
    left = [user.page.board]
    while left:
        item = left.pop()
        yield item
        left.extend(item.childItems())


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_every_tile_of_the_user_is_seen_at_every_moment(
    board: BoardViewModel, user: Hands, book: str
) -> None:
    """Seen where it is, or on its way there; whatever else moves, no other tile is out of sight."""
    board.set_up(still=False)
    table = Table(board, book)
    table.deal()
    moved = 0
    twice: list[QQuickItem] = []
    flown: set[str] = set()
    for _ in range(24):
        if not table.step():
            table.deal()
        view = table.game.view
        assert view is not None
        QCoreApplication.processEvents()
        tiles = list(own_tiles(user))
        hand = view.hand
        assert len(tiles) == len(hand.concealed) + sum(len(m.tiles) for m in hand.melds) + len(hand.bonus)
        coming = flying(user)
        moved += len(coming)
        for item in tiles:
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            unseen = item.opacity() == 0
            assert not unseen or any(to.intersects(box) for to in coming), item.objectName()
        arrivals = arriving(user)
        twice += [item for item in everything(user) if item.property("asked") in arrivals and item.opacity()]
        flown |= arrivals
        board.skipped.emit()
    assert moved > 20, "tiles were seen to move"
    assert twice == [], "a tile lies where it is still to come"
    assert {arrival[0] for arrival in flown} >= {"d", "m"}


class Moody(FakeGame):
    """A game that refuses what the user does, or drops it as a busy session, while its mood says so."""

    mood = ""

    def do(self, action: Action) -> None:
        """Do something for the user, unless the mood is against it."""
        if self.mood == "refuses":
            self.refused.emit(self.verdict(action))
        elif not self.mood:
            super().do(action)


def two_alike(board: BoardViewModel) -> tuple[Moody, TableViewModel, int, int]:
    """Return a game in which the user has put two equal tiles apart, and the keys of the two."""
    game = Moody(position({S: "C1 C4 C4 B8 B8 D3 D3 D4 D5 S S R R"}, turn=S, drawn="B7"))
    table = TableViewModel(game, board, parent=board)
    first, second = (row.key for row in rows(board) if row.face == "C4")
    board.arrange(first, 0)
    board.arrange(second, 8)
    return game, table, first, second


@pytest.mark.parametrize("number", [0, 1])
def test_of_two_equal_tiles_the_one_that_was_meant_goes(board: BoardViewModel, number: int) -> None:
    game, _, *pair = two_alike(board)
    board.tapTile(pair[number])
    board.tapTile(pair[number])
    assert game.acted == [Discard(tile("C4"))]
    assert [row.key for row in rows(board) if row.face == "C4"] == [pair[1 - number]]


@pytest.mark.parametrize("mood", ["refuses", "busy"])
def test_a_discard_that_came_to_nothing_means_no_tile_any_more(board: BoardViewModel, mood: str) -> None:
    game, _, first, _ = two_alike(board)
    game.mood = mood
    board.discardWished.emit(first)
    if mood == "busy":
        game.changed.emit()
    game.mood = ""
    game.do(Discard(tile("C4")))
    assert [row.key for row in rows(board) if row.face == "C4"] == [first]


def test_a_tile_that_goes_without_a_discard_is_not_the_one_that_was_meant(board: BoardViewModel) -> None:
    game, _, first, _ = two_alike(board)
    game.mood = "busy"
    board.discardWished.emit(first)
    game.deal = position({S: "C1 C4 B8 B8 D3 D3 D4 D5 S S R R N"}, turn=S, drawn="B7")
    game.changed.emit()
    assert [row.key for row in rows(board) if row.face == "C4"] == [first]


def test_the_tile_that_was_meant_is_remembered_while_the_words_change(board: BoardViewModel) -> None:
    game, table, first, second = two_alike(board)
    game.mood = "busy"
    board.discardWished.emit(first)
    table.refresh()
    game.mood = ""
    game.do(Discard(tile("C4")))
    assert [row.key for row in rows(board) if row.face == "C4"] == [second]


def test_after_a_move_was_taken_back_the_drawn_tile_stands_apart_again(board: BoardViewModel) -> None:
    game, _, *_ = two_alike(board)
    (drawn,) = (row.key for row in rows(board) if row.drawn)
    board.arrange(drawn, 3)
    assert not any(row.drawn for row in rows(board)), "the user has put it among the others"
    game.changed.emit()
    assert [row.key for row in rows(board) if row.drawn] == [rows(board)[-1].key] == [drawn]


def test_a_few_events_move_all_and_of_many_only_the_last_two(board: BoardViewModel) -> None:
    game = FakeGame(position({S: "C1 C4 C4 B8 B8 D3 D3 D4 D5 S S R R"}, turn=E, drawn="N"))
    table = TableViewModel(game, board, parent=board)
    moved: list[tuple[object, ...]] = []
    board.moved.connect(lambda *move: moved.append(move))
    last = [TileDiscarded(Wind.WEST, tile("C9")), TileDiscarded(Wind.NORTH, tile("C8"))]
    game.tell(*last)
    those = moved.copy()
    for count in range(2, 9):
        moved.clear()
        game.tell(*[TileDiscarded(E, tile("N"))] * (count - 2), *last)
        assert len(moved) == (count if count <= AT_ONCE else 2), count
        assert moved[-2:] == those
    assert AT_ONCE == 4, "a kong with its loose tile and the discard is seen whole"
    del table


def test_a_tile_that_comes_back_goes_where_it_was() -> None:
    order = HandOrder()
    order.follow([tile(c) for c in ["C1", "C2", "C3", "C4"]], None)
    for key, _ in order.tiles[:3]:
        order.move(key, 0)
    assert [k.code for _, k in order.tiles] == ["C3", "C2", "C1", "C4"]
    order.follow([tile(c) for c in ["C1", "C3", "C4"]], None)
    order.follow([tile(c) for c in ["C1", "C2", "C3", "C4"]], None)
    assert [k.code for _, k in order.tiles] == ["C3", "C2", "C1", "C4"]


def test_a_tile_put_beyond_the_drawn_one_makes_it_join_the_others() -> None:
    order = HandOrder()
    order.follow([tile(c) for c in ["C1", "C2", "C3"]], tile("C3"))
    order.move(order.tiles[0][0], 2)
    assert [k.code for _, k in order.tiles] == ["C2", "C3", "C1"]
    assert order.drawn is None
