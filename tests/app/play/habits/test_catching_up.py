"""Deals that were never reviewed are reviewed while the page is seen, and found again when it is shown."""

from __future__ import annotations

import csv
import json
import shutil
from datetime import UTC, datetime, timedelta
from operator import attrgetter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.coach.sums import sums_from_json
from peling.storage.saves import branch, review_copy
from peling_app.platform.journal_folder import PUT_AWAY
from peling_app.platform.preferences import Preferences
from peling_app.play.deals import deals_of
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.model.habits import HabitsModel
from peling_app.play.habits.model.rows import csv_heads
from peling_app.play.habits.reader import DealAt
from peling_app.play.habits.store import HabitsStore
from peling_app.play.habits.which import Which
from peling_app.play.marks import REVIEWS
from peling_app.play.review import work
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.habits.conftest import file_of_reviews


def path_of(session: Session) -> Path:
    assert session.path is not None
    return session.path


def read(qtbot: QtBot, habits: HabitsStore) -> None:
    with qtbot.waitSignal(habits.changed, timeout=60_000):
        habits.refresh()


def reviewed(qtbot: QtBot, habits: HabitsStore, catch_up: CatchUp) -> HabitsModel:
    """Return the model of a page that has had all deals reviewed."""
    model = HabitsModel(habits, catch_up)
    model.choose(Which.ALL)
    model.look()
    qtbot.waitUntil(lambda: len(habits.deals) == 2 and not catch_up.runs, timeout=120_000)
    return model


@pytest.mark.thorough
def test_what_was_never_reviewed_is_reviewed_while_one_looks(
    qtbot: QtBot, session: Session, habits: HabitsStore, catch_up: CatchUp, reviews: ReviewStore
) -> None:
    read(qtbot, habits)
    assert [one.number for one in habits.missing] == [1, 2]
    assert not habits.deals
    model = reviewed(qtbot, habits, catch_up)
    assert not model.is_empty
    assert not model.missing
    assert not model.status
    written = json.loads(file_of_reviews(session).read_text("utf-8"))
    assert [one.sums for one in habits.deals] == [sums_from_json(written[n]["sums"]) for n in ("1", "2")]
    for number in (1, 2):
        assert reviews.found(path_of(session), number).known is None, "nothing is held that nobody looks at"


def test_only_while_one_looks_and_not_after_it_was_stopped(
    qtbot: QtBot, habits: HabitsStore, catch_up: CatchUp
) -> None:
    model = HabitsModel(habits, catch_up)
    read(qtbot, habits)
    assert not catch_up.runs
    model.look()
    qtbot.waitUntil(lambda: catch_up.runs, timeout=60_000)
    assert model.is_reviewing
    assert model.status
    model.stop()
    assert not catch_up.runs
    read(qtbot, habits)
    assert not catch_up.runs
    assert model.status
    model.go_on()
    assert catch_up.runs
    model.leave()
    assert not catch_up.runs
    model.look()
    qtbot.waitUntil(lambda: len(habits.deals) == 2, timeout=120_000)


def test_a_deal_that_cannot_be_reviewed_is_left_out_and_not_tried_again(
    qtbot: QtBot,
    habits: HabitsStore,
    catch_up: CatchUp,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(work, "weigh", broken)
    model = HabitsModel(habits, catch_up)
    model.look()
    qtbot.waitUntil(lambda: catch_up.left_out == 2, timeout=60_000)
    read(qtbot, habits)
    assert not catch_up.runs
    assert not model.missing
    assert "2" in model.status


def test_a_game_that_is_gone_is_left_out(qtbot: QtBot, session: Session, catch_up: CatchUp) -> None:
    gone = path_of(session).with_name("gone.peling")
    catch_up.begin([DealAt(gone, 1, datetime.now(UTC))])
    qtbot.waitUntil(lambda: not catch_up.runs, timeout=60_000)
    assert catch_up.left_out == 1


@pytest.mark.thorough
def test_where_nothing_can_be_kept_each_deal_is_tried_once(
    qtbot: QtBot, session: Session, habits: HabitsStore, catch_up: CatchUp
) -> None:
    file_of_reviews(session).mkdir()
    model = HabitsModel(habits, catch_up)
    model.look()
    qtbot.waitUntil(lambda: catch_up.done == 2, timeout=120_000)
    read(qtbot, habits)
    assert not catch_up.runs
    assert not model.missing


@pytest.mark.thorough
def test_somebody_who_looks_at_a_deal_goes_first(
    qtbot: QtBot, session: Session, habits: HabitsStore, catch_up: CatchUp, reviews: ReviewStore
) -> None:
    with qtbot.waitSignal(session.reviewed, timeout=60_000) as said:
        session.review(path_of(session))
    assert said.args is not None
    first, _ = deals_of(said.args[1])
    done: list[int] = []
    reviews.changed.connect(
        lambda path, number: done.append(number) if reviews.found(path, number).known else None
    )
    read(qtbot, habits)
    reviews.catch_up(path_of(session), deals_of(said.args[1]))
    reviews.ask(path_of(session), first)
    reviews.leave_spare()
    qtbot.waitUntil(lambda: 1 in done, timeout=60_000)
    assert reviews.found(path_of(session), 1).known is not None, "what is looked at is held"
    assert not catch_up.runs


@pytest.mark.usefixtures("known")
def test_reviews_of_games_that_were_put_away_count_and_damaged_ones_do_not(
    qtbot: QtBot, session: Session, habits: HabitsStore, catch_up: CatchUp
) -> None:
    reviewed(qtbot, habits, catch_up)
    file, folder, beside = path_of(session), session.folder, file_of_reviews(session)
    content = json.loads(beside.read_text("utf-8"))
    session.finish()
    away = folder / PUT_AWAY
    away.mkdir(exist_ok=True)
    beside.rename(away / beside.name)
    file.rename(away / file.name)
    fresh = HabitsStore(None, folder, Preferences(None))
    read(qtbot, fresh)
    assert len(fresh.deals) == 2
    content["1"]["sums"] = {"revision": -1}
    (away / beside.name).write_text(json.dumps(content), "utf-8")
    read(qtbot, fresh)
    assert [one.deal.number for one in fresh.deals] == [2]
    assert [one.number for one in fresh.missing] == [1]
    fresh.finish()


@pytest.mark.usefixtures("known")
def test_only_deals_from_now_on_count_until_all_are_counted_again(
    qtbot: QtBot, habits: HabitsStore, catch_up: CatchUp
) -> None:
    model = reviewed(qtbot, habits, catch_up)
    model.begin_anew()
    assert not habits.deals
    assert model.is_empty
    assert model.counts_from
    assert model.status
    model.count_all()
    assert len(habits.deals) == 2
    assert not model.is_empty
    assert not model.counts_from


@pytest.mark.usefixtures("known")
def test_the_rows_are_saved_as_they_are(
    qtbot: QtBot, habits: HabitsStore, catch_up: CatchUp, tmp_path: Path
) -> None:
    model = reviewed(qtbot, habits, catch_up)
    with qtbot.waitSignal(habits.exported, timeout=60_000):
        model.export(tmp_path / "rows.csv")
    rows = list(csv.reader((tmp_path / "rows.csv").read_text("utf-8-sig").splitlines()))
    assert tuple(rows[0]) == csv_heads()
    place = {head: number for number, head in enumerate(csv_heads())}
    lost = place["Points lost"]
    for row, deal in zip(rows[1:], habits.deals, strict=True):
        assert int(row[place["Deal"]]) == deal.deal.number
        assert float(row[lost]) == deal.sums.lost
        assert sum(map(float, row[lost + 1 : lost + 5])) == pytest.approx(deal.sums.lost)
        assert sum(map(float, row[lost + 5 :])) == pytest.approx(deal.sums.lost)
        assert float(row[place["Result"]]) == pytest.approx(float(row[place["Luck"]]) - float(row[lost]))
    (tmp_path / "folder.csv").mkdir()
    with qtbot.waitSignal(habits.failed, timeout=60_000) as said:
        model.export(tmp_path / "folder.csv")
    assert said.args is not None
    assert said.args[0] == "export"


@pytest.mark.usefixtures("known")
def test_when_a_deal_was_settled_is_read_from_its_game(
    qtbot: QtBot, habits: HabitsStore, catch_up: CatchUp
) -> None:
    before = datetime.now(UTC)
    reviewed(qtbot, habits, catch_up)
    for one in habits.deals:
        assert before - timedelta(minutes=30) < one.deal.at <= one.sums.at


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_deal_that_goes_on_from_a_moment_of_another_one_is_not_added_up_twice(
    qtbot: QtBot, session: Session, two_deals: Path, habits: HabitsStore, *, is_open: bool
) -> None:
    read(qtbot, habits)
    model = HabitsModel(habits, None)
    model.choose(Which.ALL)
    before = model.page
    path = path_of(session)
    steps = review_copy(two_deals / path.name)
    second = next(place for place, step in enumerate(steps) if step.state.deal_number == 2)
    other = path.with_name("other.peling")
    branch(other, steps[: second + 8], seed=1, of=path.name).journal.close()
    shutil.copy(file_of_reviews(session), other.with_name(other.name + REVIEWS))
    if is_open:
        session.open(other)
        qtbot.waitUntil(lambda: session.path == other, timeout=60_000)
    read(qtbot, habits)
    assert [(one.deal.game.name, one.again) for one in sorted(habits.deals, key=attrgetter("again"))] == [
        (path.name, False),
        (path.name, False),
        (other.name, True),
        (other.name, True),
    ]
    assert model.page == before
