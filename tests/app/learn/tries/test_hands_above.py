"""A hand that lies above the question is not laid out once more in a reason that marks nothing in it."""

from __future__ import annotations

import pytest

from peling.lessons.courses import course
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.by_day import by_day

HAND = 13


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, ["pung-chow", "fenghua"]))
@pytest.mark.usefixtures("english")
def test_a_hand_in_sight_is_not_shown_again_below(book: str) -> None:
    model, seen = CourseModel(LearnSession(new_seed=lambda: 1)), 0
    model.open(book)
    for page in course(book).pages:
        model.open_page(page.id)
        task = model.task
        while task.is_worked:
            task.go_on_with_example()
        if task.asked is None or not task.strips:
            continue
        for answer in wrong_answers(task.asked.question, 6):
            task.solve(answer)
            if not task.can_check:
                continue
            task.check()
            for reason in task.reasons:
                seen += 1
                plain = all(tile.mark is Mark.NONE for tile in reason.tiles)
                assert not (plain and len(reason.tiles) >= HAND), (page.id, reason)
            task.retry()
    assert seen > 20
