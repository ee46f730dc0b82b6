"""Several processors at one question: the same answer by any number of them; nobody waits for a helper."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import sleep
from typing import Any

import pytest

from peling.advice.equities import StoppedError, equities
from peling.advice.kernel import crew
from peling.advice.kernel.crew import MOST_HELPERS, helpers, shared
from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.rollouts import PIECE
from peling.rulebooks import rule_set
from tests.engine.advice.test_trials import views
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

LONG = 30.0
"""Seconds; nobody waits so long unless something hangs."""


@pytest.fixture
def with_helpers(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let so many threads help."""
    return lambda number: monkeypatch.setattr(crew, "helpers", lambda: number)


@pytest.mark.parametrize(
    ("processors", "number"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (8, 2), (64, MOST_HELPERS)]
)
def test_half_of_whatprocessors_are_left_help(
    monkeypatch: pytest.MonkeyPatch, processors: int, number: int
) -> None:
    monkeypatch.setattr(crew, "processors", lambda: processors)
    assert helpers() == number


@pytest.mark.parametrize("number", [0, 1, MOST_HELPERS])
def test_what_is_found_comes_in_the_order_of_the_pieces(
    with_helpers: Callable[[int], None], number: int
) -> None:
    with_helpers(number)
    by = set[int]()
    together = threading.Barrier(number + 1)

    def work(piece: int) -> int:
        if piece <= number:
            together.wait(LONG)
        by.add(threading.get_ident())
        return piece * piece

    assert shared(range(50), work) == [piece * piece for piece in range(50)]
    assert threading.get_ident() in by
    assert len(by) == number + 1
    assert shared([], work) == []


def test_who_asks_waits_for_no_helper_that_is_busy_for_somebody_else(
    with_helpers: Callable[[int], None],
) -> None:
    with_helpers(MOST_HELPERS)
    go_on, all_busy = threading.Event(), threading.Barrier(MOST_HELPERS + 2)

    def slow(piece: int) -> int:
        if piece <= MOST_HELPERS:
            all_busy.wait(LONG)
            assert go_on.wait(LONG)
        return piece

    def ask() -> None:
        found.extend(shared(range(20), lambda piece: -piece))

    found: list[int] = []
    first = threading.Thread(target=lambda: shared(range(MOST_HELPERS + 1), slow), daemon=True)
    other = threading.Thread(target=ask, daemon=True)
    first.start()
    all_busy.wait(LONG)
    other.start()
    other.join(LONG)
    assert found == [-piece for piece in range(20)]
    go_on.set()
    first.join(LONG)
    assert not first.is_alive()


def test_what_a_helper_cannot_do_is_done_by_who_asks(with_helpers: Callable[[int], None]) -> None:
    with_helpers(MOST_HELPERS)
    asking = threading.get_ident()
    failed = threading.Event()

    def work(piece: int) -> int:
        if threading.get_ident() != asking:
            failed.set()
            raise MemoryError
        assert failed.wait(LONG)
        return piece

    assert shared(range(30), work) == list(range(30))


@pytest.mark.parametrize("number", [0, MOST_HELPERS])
def test_nothing_is_begun_any_more_once_who_asks_fails(
    with_helpers: Callable[[int], None], number: int
) -> None:
    with_helpers(number)
    asking, begun = threading.get_ident(), list[int]()
    helping, failed = threading.Barrier(number + 1), threading.Event()

    def work(piece: int) -> int:
        begun.append(piece)
        if piece <= number:
            helping.wait(LONG)
        if threading.get_ident() == asking:
            failed.set()
            raise LookupError
        assert failed.wait(LONG)
        sleep(0.01)
        return piece

    with pytest.raises(LookupError):
        shared(range(1000), work)
    assert len(begun) < 500


def test_what_nobody_can_do_is_said_to_who_asks(with_helpers: Callable[[int], None]) -> None:
    with_helpers(MOST_HELPERS)

    def work(piece: int) -> int:
        raise ValueError(piece)

    with pytest.raises(ValueError, match=r"\d"):
        shared(range(30), work)


@NEEDS_THE_PACKAGE
def test_who_does_not_want_an_answer_any_more_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A late round of advice took many seconds; who had gone on or closed the window waited for its end."""
    rules, played = rule_set("pung-chow"), list[int]()
    view = next(views(rules))
    roll_out = Kernel.roll_out

    def counted(*args: Any) -> Any:  # noqa: ANN401 - as of the method
        played.append(len(args[4]))
        return roll_out(*args)

    monkeypatch.setattr(Kernel, "roll_out", counted)
    with pytest.raises(StoppedError):
        equities(view, rules, 144_000, 1, lambda: len(played) >= 3)
    assert sum(played) <= 3 * PIECE


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("book", ["pung-chow", "fenghua"])
def test_equities_are_the_same_by_any_number_ofprocessors(
    with_helpers: Callable[[int], None], book: str
) -> None:
    rules = rule_set(book)
    view = next(views(rules))
    found = []
    for number in (0, MOST_HELPERS):
        with_helpers(number)
        found.append(equities(view, rules, budget=1500, seed=4))
    assert found[0] == found[1]
