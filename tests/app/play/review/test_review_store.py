"""Deals are reviewed in the background, kept beside their game, and worked out again where that is needed."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.equities import StoppedError
from peling.coach.review import Decision, Weighed, review, weigh
from peling_app.kit.words.numbers import decimal
from peling_app.play.deals import Deal, deals_of
from peling_app.play.marks import REVIEWS
from peling_app.play.open_game import HUMAN
from peling_app.play.review import work
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.work import SEED
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from tests.app.play.replay.conftest import a_session, play_deal
from tests.app.play.review.conftest import BUDGET
from tests.by_day import by_day


def path_of(session: Session) -> Path:
    assert session.path is not None
    return session.path


def deals(qtbot: QtBot, session: Session) -> tuple[Deal, ...]:
    with qtbot.waitSignal(session.reviewed, timeout=60_000) as said:
        session.review(path_of(session))
    assert said.args is not None
    return deals_of(said.args[1])


def last_deal(qtbot: QtBot, session: Session) -> Deal:
    return deals(qtbot, session)[-1]


def kept(session: Session) -> Path:
    return path_of(session).with_name(path_of(session).name + REVIEWS)


@pytest.mark.thorough
def test_a_deal_is_reviewed_by_itself_when_it_is_over(
    qtbot: QtBot, session: Session, store: ReviewStore
) -> None:
    session.next_deal()
    qtbot.waitUntil(lambda: session.deal_number == 2, timeout=60_000)
    play_deal(qtbot, session)
    path = path_of(session)
    qtbot.waitUntil(lambda: store.found(path, 2).known is not None, timeout=60_000)
    known = store.found(path, 2).known
    assert known is not None
    deal = last_deal(qtbot, session)
    assert known.review == review(deal.acts, HUMAN, budget=BUDGET, seed=SEED), "as the command has it"
    assert set(known.said) == {n for n, one in enumerate(known.review.decisions) if one.lost}
    assert list(json.loads(kept(session).read_text("utf-8"))) == ["2"]


@pytest.mark.thorough
def test_what_was_kept_is_not_worked_out_again(
    qtbot: QtBot, session: Session, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deal = path_of(session), last_deal(qtbot, session)
    store.ask(path, deal)
    qtbot.waitUntil(lambda: store.found(path, 1).known is not None, timeout=60_000)
    monkeypatch.delattr(work, "weigh")
    other = ReviewStore(session, BUDGET)
    other.ask(path, deal)
    qtbot.waitUntil(lambda: other.found(path, 1).known is not None, timeout=60_000)
    one, two = store.found(path, 1).known, other.found(path, 1).known
    assert one is not None
    assert two is not None
    assert two.review.luck == one.review.luck
    assert two.said == one.said
    other.finish()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "content",
    by_day([b"\xff", b'{"1": 7}', b"[" * 100_000], [b"", b"[]", b"\xff", b'{"1": 7}', b"[" * 100_000]),
)
def test_a_file_that_is_of_no_use_is_worked_out_anew(
    qtbot: QtBot, session: Session, store: ReviewStore, content: bytes
) -> None:
    kept(session).write_bytes(content)
    store.ask(path_of(session), last_deal(qtbot, session))
    qtbot.waitUntil(lambda: store.found(path_of(session), 1).known is not None, timeout=60_000)
    assert list(json.loads(kept(session).read_text("utf-8"))) == ["1"]


@pytest.mark.thorough
def test_where_nothing_can_be_kept_the_review_is_there_all_the_same(
    qtbot: QtBot, session: Session, store: ReviewStore
) -> None:
    kept(session).mkdir()
    store.ask(path_of(session), last_deal(qtbot, session))
    qtbot.waitUntil(lambda: store.found(path_of(session), 1).known is not None, timeout=60_000)
    assert kept(session).is_dir()


def test_the_deal_that_is_asked_for_last_comes_first(
    qtbot: QtBot, session: Session, store: ReviewStore
) -> None:
    session.next_deal()
    qtbot.waitUntil(lambda: session.deal_number == 2, timeout=60_000)
    play_deal(qtbot, session)
    path = path_of(session)
    first, second = deals(qtbot, session)
    done: list[int] = []
    store.finish()
    asked = ReviewStore(session, BUDGET)
    asked.changed.connect(
        lambda path, number: done.append(number) if asked.found(path, number).known is not None else None
    )
    asked.ask(path, first)
    asked.ask(path, second)
    qtbot.waitUntil(lambda: len(done) == 2, timeout=60_000)
    assert done == [2, 1]
    asked.finish()


def test_a_window_that_closes_does_not_wait_for_a_decision(
    qtbot: QtBot, session: Session, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, waited = threading.Event(), [True]

    def long(_decision: object, _budget: int, _seed: int, stopped: Callable[[], bool]) -> NoReturn:
        begun.set()
        for _ in range(20_000):
            if stopped():
                waited[0] = False
                break
            sleep(0.001)
        raise StoppedError

    monkeypatch.setattr(work, "weigh", long)
    store.ask(path_of(session), last_deal(qtbot, session))
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    store.finish()
    assert waited == [False]


@pytest.mark.thorough
def test_a_failure_is_reported_and_the_next_deal_is_reviewed_all_the_same(
    qtbot: QtBot, session: Session, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deal = path_of(session), last_deal(qtbot, session)
    with monkeypatch.context() as broken:
        broken.delattr(work, "weigh")
        with qtbot.waitSignal(store.failed, timeout=60_000) as said:
            store.ask(path, deal)
    assert said.args is not None
    assert said.args[0] == "coach"
    store.ask(path, deal)
    qtbot.waitUntil(lambda: store.found(path, 1).known is not None, timeout=60_000)


@pytest.mark.thorough
def test_reviews_go_with_their_game_when_it_is_put_away(
    qtbot: QtBot, session: Session, store: ReviewStore
) -> None:
    store.ask(path_of(session), last_deal(qtbot, session))
    qtbot.waitUntil(lambda: store.found(path_of(session), 1).known is not None, timeout=60_000)
    file = kept(session)
    away = session.put_away(path_of(session))
    assert away is not None
    assert not file.exists()
    assert away.with_name(away.name + REVIEWS).is_file()


def test_the_other_deals_of_a_game_are_reviewed_when_nothing_else_is_to_be_done(
    qtbot: QtBot, session: Session
) -> None:
    session.next_deal()
    qtbot.waitUntil(lambda: session.deal_number == 2, timeout=60_000)
    play_deal(qtbot, session)
    path, asked = path_of(session), ReviewStore(session, BUDGET)
    model = ReviewModel(session, asked)
    model.open()
    qtbot.waitUntil(lambda: all(asked.found(path, number).known for number in (1, 2)), timeout=60_000)
    known = [asked.found(path, number).known for number in (1, 2)]
    sums = model.sums
    whole = sum(one.review.lost for one in known if one is not None) / 2
    assert sums.lost.startswith(decimal(whole))
    assert "2 of 2" in sums.note
    for rows in (sums.kinds, sums.subjects):
        assert max(row.high for row in rows) == 1.0
        assert all(0 <= row.low <= row.part <= row.high for row in rows)
    asked.finish()


@pytest.mark.thorough
@pytest.mark.parametrize("is_begun", by_day([True], [True, False]))
def test_an_ending_that_was_taken_back_is_not_reviewed_for_the_new_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_begun: bool
) -> None:
    begun, may_go = threading.Event(), threading.Event()

    def slow(decision: Decision, budget: int, seed: int, stopped: Callable[[], bool]) -> Weighed:
        begun.set()
        while not may_go.is_set() and not stopped():
            sleep(0.001)
        return weigh(decision, budget, seed, stopped)

    monkeypatch.setattr(work, "weigh", slow)
    played = a_session(tmp_path)
    store = ReviewStore(played, BUDGET)
    opponents = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy"))
    with qtbot.waitSignal(played.opened, timeout=60_000):
        played.new(NewGame("pung-chow", (), "", opponents, learning_aids=True))
    play_deal(qtbot, played)
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    path, old = path_of(played), last_deal(qtbot, played)
    if not is_begun:
        # Another deal comes first, so that this one waits.
        store.ask(path, replace(old, number=7))
    played.take_back()
    qtbot.waitUntil(lambda: played.last_result is None, timeout=60_000)
    play_deal(qtbot, played)
    new = last_deal(qtbot, played)
    assert new.acts != old.acts, "the deal went on otherwise"
    store.ask(path, new)
    may_go.set()
    qtbot.waitUntil(lambda: store.found(path, 1).known is not None, timeout=60_000)
    known = store.found(path, 1).known
    assert known is not None
    assert known.review == review(new.acts, HUMAN, budget=BUDGET, seed=SEED)
    store.finish()
    played.finish()
