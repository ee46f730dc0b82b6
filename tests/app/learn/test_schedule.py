"""The schedule is that of FSRS in whole days: the figures of its authors come out, without chance."""

from datetime import UTC, date, datetime, timedelta

import pytest
from fsrs import Card, Rating, Scheduler

from peling.lessons.memory import Recall, Trace
from peling_app.learn.schedule import LONGEST, schedule

DAY = date(2026, 3, 1)


def follow(*recalls: Recall) -> list[int]:
    """Return after how many days each time, if one answers on the very day."""
    trace, today, waits = None, DAY, []
    for recall in recalls:
        trace = schedule(trace, recall, today)
        waits.append((trace.due - today).days)
        today = trace.due
    return waits


def test_what_is_known_waits_longer_each_time_and_a_miss_comes_soon() -> None:
    good = follow(*[Recall.GOOD] * 6)
    assert good == sorted(good)
    assert good[0] >= 1
    assert good[-1] <= LONGEST
    assert follow(Recall.GOOD, Recall.GOOD, Recall.GOOD, Recall.FORGOTTEN)[-1] < good[2]
    assert follow(Recall.SLOW)[0] <= follow(Recall.GOOD)[0] <= follow(Recall.AT_ONCE)[0]


@pytest.mark.parametrize("recalls", [[3, 3, 3], [1, 3, 3, 1, 3], [2, 2, 4], [4, 1, 1, 3, 3, 3]])
def test_it_says_what_the_library_says(recalls: list[int]) -> None:
    """The card of the library goes on by itself, ours goes through a file each time."""
    scheduler = Scheduler(
        learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=LONGEST
    )
    card, now = Card(card_id=1), datetime(2026, 3, 1, 12, tzinfo=UTC)
    trace: Trace | None = None
    for recall in recalls:
        card, _ = scheduler.review_card(card, Rating(recall), now)
        trace = schedule(trace, Recall(recall), now.date())
        assert trace.due == card.due.date()
        assert card.stability is not None
        assert trace.stability == pytest.approx(card.stability, rel=1e-3)
        now = card.due


def test_a_day_that_lies_ahead_does_no_harm() -> None:
    """The clock of the machine was wrong, or the file is of another one."""
    ahead = Trace(3.0, 5.0, DAY + timedelta(days=9), DAY + timedelta(days=12))
    found = schedule(ahead, Recall.GOOD, DAY)
    assert found.seen == DAY
    assert found.due > DAY
