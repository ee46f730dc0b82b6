"""What the start of Learn shows at once in a window of the usual size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.tries.in_sight import ROUNDS, hidden
from tests.by_day import by_day
from tests.end2end.pictures.shots_lessons import opened, some_weeks
from tests.end2end.stage import MIDDLE


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "seasoned"),
    by_day(
        [(Language.GERMAN, True)],
        [(language, seasoned) for language in LANGUAGES for seasoned in (False, True)],
        several=True,
    ),
)
def test_the_calendar_is_in_sight_and_the_five_minutes_leave_no_half_of_their_box_empty(
    qtbot: QtBot, language: Language, *, seasoned: bool
) -> None:
    """The calendar came after all that is known by heart, and beside the hand and mistakes was nothing."""
    with opened(MIDDLE, language=language, learnt=some_weeks() if seasoned else ()) as (_, page):
        start = page.start
        qtbot.waitUntil(lambda: bool(start.day.model.tiles), timeout=20_000)
        for _ in range(ROUNDS):
            QApplication.processEvents()
        assert start.mistakes.isVisible() == seasoned
        assert hidden(start.scroller, start.calendar) == 0
        assert hidden(start.scroller, start.bars) == 0, "what is known by heart is seen whole"
        assert start.five.sizeHint().height() > start.five.height() * 0.7
        start.day.model.choose(start.day.model.tiles[0])
        start.day.model.give()
        qtbot.waitUntil(lambda: bool(start.day.model.verdict), timeout=20_000)
        for _ in range(ROUNDS):
            QApplication.processEvents()
        assert start.five.sizeHint().height() > start.five.height() * 0.7, "the reason is beside it"
        assert hidden(start.scroller, start.bars) == 0, "and takes no more room than there is"
