from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from peling.core.tiles import tile
from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.model.hand_model import HandModel, HandOrder
from peling_app.play.table.model.picture import HandTile


@dataclass(frozen=True, slots=True)
class Row:
    """A row with a word."""

    key: int
    word: str


LISTS = st.lists(st.integers(0, 12), unique=True, max_size=10)


@pytest.mark.thorough
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(lists=st.lists(st.tuples(LISTS, st.text("ab", max_size=1)), max_size=6))
def test_any_list_can_follow_any_other(qapp: object, lists: list[tuple[list[int], str]]) -> None:
    del qapp
    model = RowsModel(Row)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for keys, word in lists:
        rows = tuple(Row(key, word) for key in keys)
        model.show(rows)
        assert model.rows == rows
        shown = [(model.data(model.index(i), 257), model.data(model.index(i), 258)) for i in range(len(rows))]
        assert shown == [(row.key, row.word) for row in rows]
    del tester


def test_a_row_that_stays_is_neither_removed_nor_inserted(qapp: object) -> None:
    del qapp
    model = RowsModel(Row)
    model.show([Row(1, "a"), Row(2, "b"), Row(3, "c")])
    inserted: list[int] = []
    removed: list[int] = []
    model.rowsInserted.connect(lambda _, first, __: inserted.append(first))
    model.rowsRemoved.connect(lambda _, first, __: removed.append(first))
    model.show([Row(3, "c"), Row(1, "x"), Row(4, "d")])
    assert removed == [1]
    assert inserted == [2]


def test_what_comes_goes_and_changes_is_said_once_and_no_more_than_it(qapp: object) -> None:
    """Each telling has QML make or ask again what depends on it: a wall of 72 stacks came in 72 of them."""
    del qapp
    model = RowsModel(Row)
    model.show([Row(key, "a") for key in (1, 5, 6, 9)])
    said: list[tuple[str, int, int]] = []
    roles: list[list[int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: said.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: said.append(("out", first, last)))
    model.dataChanged.connect(lambda _first, _last, which: roles.append(list(which)))
    model.show([Row(key, "b" if key == 9 else "a") for key in (1, 2, 3, 4, 9, 10, 11)])
    assert said == [("out", 1, 2), ("in", 1, 3), ("in", 5, 6)]
    assert roles == [[258]]


def test_two_rows_with_one_key_are_refused(qapp: object) -> None:
    del qapp
    with pytest.raises(ValueError, match="same key"):
        RowsModel(Row).show([Row(1, "a"), Row(1, "b")])


def kinds(order: HandOrder) -> str:
    return " ".join(kind.code for _, kind in order.tiles)


def hand_of(codes: str) -> list[object]:
    return [tile(code) for code in codes.split()]


@pytest.fixture
def follow() -> Callable[..., HandOrder]:
    order = HandOrder()

    def step(codes: str, drawn: str | None = None, gone: int | None = None) -> HandOrder:
        order.follow([tile(c) for c in codes.split()], tile(drawn) if drawn else None, gone=gone)
        return order

    return step


def test_a_new_hand_comes_sorted_bamboos_first(follow: Callable[..., HandOrder]) -> None:
    assert kinds(follow("R C3 D2 E B1")) == "B1 D2 C3 E R"


def test_the_users_order_stays_through_draw_and_discard(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 C2 C3")
    order.move(order.tiles[2][0], 0)
    follow("B9 C1 C2 C3", "B9")
    assert kinds(order) == "C3 C1 C2 B9"
    assert order.drawn == order.tiles[3][0]
    follow("B9 C2 C3")
    assert kinds(order) == "C3 C2 B9"
    assert order.drawn is None


def test_a_sorted_hand_stays_sorted_when_the_drawn_tile_joins_it(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 C3 E R")
    follow("C1 C2 C3 E R", "C2")
    assert kinds(order) == "C1 C3 E R C2"
    follow("C1 C2 C3 E")
    assert kinds(order) == "C1 C2 C3 E"


def test_a_hand_the_user_arranged_is_not_sorted_behind_his_back(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 C3 E R")
    order.move(order.tiles[3][0], 0)
    follow("C1 C2 C3 E R", "C2")
    follow("C1 C2 C3 R")
    assert kinds(order) == "R C1 C3 C2"


def test_of_two_equal_tiles_the_very_one_goes(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 C1 E")
    first, second = order.tiles[0][0], order.tiles[1][0]
    follow("C1 E", gone=first)
    assert [key for key, _ in order.tiles][:1] == [second]


def test_a_drawn_copy_of_a_held_tile_stands_apart_itself(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 E")
    old = order.tiles[0][0]
    follow("C1 C1 E", "C1")
    assert order.drawn not in {None, old}
    follow("C1 C1 E", "C1")
    assert order.drawn == order.tiles[2][0]


def test_a_drawn_tile_moved_into_the_hand_stands_apart_no_more(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 E")
    follow("C1 E R", "R")
    order.move(order.tiles[2][0], 0)
    assert kinds(order) == "R C1 E"
    assert order.drawn is None
    follow("C1 E R", "R")
    assert order.drawn is None


def test_sorting_leaves_the_drawn_tile_apart(follow: Callable[..., HandOrder]) -> None:
    order = follow("C1 B1 E")
    order.move(order.tiles[2][0], 0)
    follow("B1 C1 C9 E", "C9")
    order.sort()
    assert kinds(order) == "B1 C1 E C9"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(moves=st.lists(st.tuples(st.integers(0, 6), st.integers(-2, 9)), max_size=12))
def test_arranging_moves_one_tile_and_keeps_the_others_in_order(
    qapp: object, moves: list[tuple[int, int]]
) -> None:
    del qapp
    model = HandModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show([HandTile(key, "C1", "") for key in range(7)])
    for key, place in moves:
        others = [row.key for row in model.rows if row.key != key]
        model.move(key, place)
        assert [row.key for row in model.rows if row.key != key] == others
        assert model.rows[max(0, min(place, 6))].key == key
    del tester
