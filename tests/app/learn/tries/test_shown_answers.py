"""Whoever has a task done for him is not called right for it."""

from __future__ import annotations

import pytest

from peling.lessons import courses
from peling.lessons.courses import TAUGHT
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.learn.words import drill_answers
from peling_app.learn.words import learn as words
from tests.by_day import by_day


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day(["fenghua"], TAUGHT))
def test_what_is_shown_is_not_called_right(english: object, book: str) -> None:  # noqa: ARG001 - first
    """The answer may be asked for before a try, after a wrong one, and while it is tried again."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    task, shown = model.task, 0
    word = drill_answers.VERDICTS["all"]().removesuffix(".")
    praise = (words.right_said(), *(f"{word}{mark}" for mark in ".:,;"))
    for page in courses.course(book).pages:
        for misses in range(3):
            model.open_page(page.id)
            if not task.is_shown:
                continue
            if misses:
                task.check()
            if misses > 1 and task.is_checked:
                task.retry()
            task.show_solution()
            shown += 1
            assert task.is_done, page.id
            assert not task.message.startswith(praise), (page.id, task.message)
            assert task.message[0] == task.message[0].upper(), (page.id, task.message)
    assert shown
