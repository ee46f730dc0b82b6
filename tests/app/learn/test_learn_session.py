"""What the session of a learner passes on: the reason why nothing is written, and what happened in a deal."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.lessons.drills import Key
from peling.lessons.guided import position
from peling.lessons.learnt import Known, PageDone, TileNamed
from peling.lessons.memory import Point, Recall
from peling.lessons.repeat import Sitting, after
from peling.lessons.subjects import Subject
from peling_app.learn.facts import Clock
from peling_app.learn.session import LearnSession

OLD = Path(__file__).parents[2] / "engine" / "lessons" / "formats" / "progress-1.json"


def test_what_is_not_written_is_reported_with_the_reason_of_the_system(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    session = LearnSession(tmp_path / "progress.json")
    monkeypatch.setattr("peling_app.platform.user_file.write_whole", full)
    said: list[tuple[str, str]] = []
    session.failed.connect(lambda message, detail: said.append((message, detail)))
    with qtbot.waitSignal(session.changed):
        session.do(PageDone("pc-tiles/1"))
    assert said == [("progress-unsaved", "No space left on device")]
    assert "pc-tiles/1" in session.progress.pages


def test_what_could_not_be_written_is_written_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "progress.json"
    session = LearnSession(path)
    with monkeypatch.context() as broken:
        broken.setattr("peling_app.platform.user_file.write_whole", full)
        session.do(PageDone("pc-tiles/1"))
    assert not path.exists()
    session.finish()
    assert "pc-tiles/1" in LearnSession(path).progress.pages


def test_where_no_question_of_a_kind_is_found_another_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """House rules may leave a kind of drill without a question, and a page that asks has to ask something."""
    monkeypatch.setattr("peling.lessons.drills.hands.TRIES", 0)
    session = LearnSession(new_seed=lambda: 1)
    missing = Key("waits", "pung-chow", (), 3, 1)
    asked = (
        session.fresh("waits", "pung-chow", 3),
        session.fresh_about(("PC-WIN",), "waits", "pung-chow", 3),
        session.once_more(missing),
        session.question_about(missing),
    )
    assert all(one.key.kind != "waits" for one in asked)


def test_nothing_is_written_at_the_end_when_nothing_was_learnt(tmp_path: Path) -> None:
    LearnSession(tmp_path / "progress.json").finish()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("since", [None, 0, 3, 5])
def test_the_guided_deal_tells_what_happened_since(since: int | None) -> None:
    session = LearnSession()
    deal = session.guided("pung-chow")
    assert session.guided_position(deal, 5, since) == position(deal, 5, since)
    assert session.guided_position(deal, 5, 5)[1] == ()
    assert session.guided_position(deal, 5, 4)[1] != session.guided_position(deal, 5, None)[1]


class Time:
    """A clock that says what it is set to."""

    def __init__(self) -> None:
        self.today = date(2026, 3, 1)
        self.seconds = 0.0
        self.clock = Clock(lambda: self.today, lambda: self.seconds)


def test_a_drill_asks_again_what_was_missed_in_it_and_in_no_other_drill_or_book() -> None:
    time = Time()
    session = LearnSession(clock=time.clock)
    missed = [Key(kind, book, (), 1, 7) for kind in ("pays", "waits") for book in ("pung-chow", "fenghua")]
    wrong = {}
    for key in missed:
        question = session.again(key)
        said = session.answered(question, session.explain(question, {}))
        wrong[key] = {about for about, _ in said.asked}
        session.do(said)
        assert session.next_question(Sitting(), key.rules, key.kind) is None, "not on the same day"
    time.today += timedelta(days=1)
    for key in missed:
        found = session.next_question(Sitting(), key.rules, key.kind)
        assert found is not None
        assert (found.key.kind, found.key.rules) == (key.kind, key.rules)
        assert wrong[key] & set(found.asks)
        assert found.key.seed != key.seed, "what comes back is the rule, in a fresh question"
    assert session.next_question(Sitting(), "fenghua", "score") is None


def test_a_question_of_an_old_file_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(OLD.read_bytes())
    time = Time()
    session = LearnSession(path, clock=time.clock)
    time.today = date(2026, 3, 2)
    found = session.next_question(Sitting(), "fenghua", "rule")
    assert found is not None
    due = session.due("fenghua", "rule")
    assert found.key == due[0]
    session.do(session.answered(found, session.explain(found, found.solutions[0])))
    assert due[0] not in session.due("fenghua", "rule")
    points = {item.about for item, _ in session.progress.memories if isinstance(item, Point)}
    assert points == set(found.asks)


def test_the_sitting_of_all_that_is_due_comes_to_an_end() -> None:
    """Every rule once, and what is missed again, until it was right."""
    time = Time()
    session = LearnSession(clock=time.clock)
    for kind in ("claim", "pays", "rule", "wind"):
        question = session.again(Key(kind, "pung-chow", (), 1, 3))
        session.do(session.answered(question, session.explain(question, {})))
    time.today += timedelta(days=1)
    sitting, asked, missed = Sitting(), 0, None
    while (found := session.next_question(sitting, "pung-chow")) is not None:
        right = asked > 0
        missed = found.key if not right else missed
        answer = found.solutions[0] if right else {}
        explained = session.explain(found, answer)
        session.do(session.answered(found, explained))
        sitting = after(sitting, found.key, right=explained.right)
        asked += 1
        assert asked < 30
    assert found is None
    assert asked >= 3
    assert session.due("pung-chow") == ()
    assert missed is not None


def test_time_between_a_question_and_its_answer_is_practice_and_a_long_pause_is_none() -> None:
    time = Time()
    session = LearnSession(clock=time.clock)
    session.do(PageDone("pc-tiles/1"))
    assert not session.progress.days
    for seconds in (20, 45, 10_000):
        question = session.fresh("wind", "pung-chow", 1)
        time.seconds += seconds
        session.do(session.answered(question, session.explain(question, {})))
        time.seconds += 1000
    assert session.progress.days == ((time.today, 65),)
    session.fresh("wind", "pung-chow", 1)
    time.seconds += 30
    session.do(Known("first-chow"))
    assert session.progress.days == ((time.today, 65),), "a card of the tutor is no practice"


def test_how_much_is_known_is_counted_by_subject_and_book() -> None:
    time = Time()
    session = LearnSession(clock=time.clock)
    nothing = session.known_by_heart("fenghua")
    assert [one.subject for one in nothing] == list(Subject)
    assert all((one.firm, one.seen, one.due) == (0, 0, 0) and one.total > 3 for one in nothing)
    for _ in range(4):
        for tile in ("C4", "W"):
            session.do(TileNamed(tile, Recall.GOOD))
        question = session.fresh("pays", "fenghua", 1)
        session.do(session.answered(question, session.explain(question, {})))
        time.today += timedelta(days=21)
    known = {one.subject: one for one in session.known_by_heart("fenghua")}
    assert (known[Subject.TILES].firm, known[Subject.TILES].seen) == (2, 0)
    assert known[Subject.SETTLING].firm == 0
    assert known[Subject.SETTLING].seen == known[Subject.SETTLING].due > 0
    other = {one.subject: one for one in session.known_by_heart("pung-chow")}
    assert (other[Subject.TILES].firm, other[Subject.SETTLING].seen) == (2, 0)
