"""What the session of a learner passes on: the reason why nothing is written, and what happened in a deal."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.lessons.drills import Key
from peling.lessons.guided import position
from peling.lessons.learnt import Answered, PageDone
from peling.lessons.repeat import Sitting
from peling_app.learn.session import LearnSession


def test_what_is_not_written_is_told_with_the_reason_of_the_system(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    session = LearnSession(tmp_path / "progress.json")
    monkeypatch.setattr("peling_app.platform.user_file.write_whole", full)
    told: list[tuple[str, str]] = []
    session.failed.connect(lambda message, detail: told.append((message, detail)))
    with qtbot.waitSignal(session.changed):
        session.do(PageDone("pc-tiles/1"))
    assert told == [("progress-unsaved", "No space left on device")]
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


def test_nothing_is_written_at_the_end_when_nothing_was_learnt(tmp_path: Path) -> None:
    LearnSession(tmp_path / "progress.json").finish()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("since", [None, 0, 3, 5])
def test_the_guided_deal_tells_what_happened_since(since: int | None) -> None:
    session = LearnSession()
    deal = session.guided()
    assert session.guided_position(deal, 5, since) == position(deal, 5, since)
    assert session.guided_position(deal, 5, 5)[1] == ()
    assert session.guided_position(deal, 5, 4)[1] != session.guided_position(deal, 5, None)[1]


def test_a_drill_asks_again_what_was_missed_in_it_and_in_no_other_drill_or_book() -> None:
    today = [date(2026, 3, 1)]
    session = LearnSession(day=lambda: today[0])
    missed = [Key(kind, book, (), 1, 7) for kind in ("score", "waits") for book in ("pung-chow", "fenghua")]
    for key in missed:
        session.do(Answered(key, session.explain(session.again(key), {})))
    today[0] += timedelta(days=1)
    assert [session.next_key(Sitting(), key.kind, key.rules) for key in missed] == missed
    assert session.next_key(Sitting(), "pays", "fenghua") is None
