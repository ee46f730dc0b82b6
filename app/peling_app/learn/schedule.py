"""When something that was learnt comes back: FSRS, by the library of those who made it.

FSRS (Free Spaced Repetition Scheduler, version 6) has its numbers from the answers of many learners. A thing
comes back on the day on which it would still be known in nine of ten cases. Days are whole, nothing is left
to chance: two windows that answer the same reckon the same.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Final

from peling.lessons.memory import Recall, Trace

if TYPE_CHECKING:
    from fsrs import Scheduler

WANTED: Final = 0.9
"""So likely a thing is still known on the day on which it comes back."""
LONGEST: Final = 365
"""Days after which everything comes back."""
_made: list[Scheduler] = []


def schedule(before: Trace | None, recall: Recall, today: date) -> Trace:
    """Return the trace of a thing after it came to mind so today; before is None: it was never asked."""
    from fsrs import Card, Rating, State  # noqa: PLC0415 - only when something is answered

    now = _noon(today)
    if before is None:
        card = Card(card_id=1, due=now)
    else:
        card = Card(
            card_id=1,
            state=State.Review,
            stability=before.stability,
            difficulty=before.difficulty,
            due=_noon(before.due),
            # A file may come from a machine whose clock goes before ours.
            last_review=min(_noon(before.seen), now),
        )
    done, _ = _scheduler().review_card(card, Rating(int(recall)), now)
    stability, difficulty = done.stability, done.difficulty
    assert stability is not None, "what was reviewed has a stability"  # noqa: S101 - for the type checker
    assert difficulty is not None, "and a difficulty"  # noqa: S101 - as above
    # The file keeps as much as matters, so that what was read is what was written.
    return Trace(round(stability, 4), round(difficulty, 4), today, done.due.date())


def _scheduler() -> Scheduler:
    """Return the scheduler: no steps within a day, since a sitting has its own, and no chance."""
    from fsrs import Scheduler  # noqa: PLC0415 - as above

    if not _made:
        made = Scheduler(
            desired_retention=WANTED,
            learning_steps=(),
            relearning_steps=(),
            maximum_interval=LONGEST,
            enable_fuzzing=False,
        )
        _made.append(made)
    return _made[0]


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)
