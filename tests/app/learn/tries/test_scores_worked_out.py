"""Doubling and the limit are worked out line by line, in each book's figures, before a sheet is asked for."""

from __future__ import annotations

import pytest

from peling.core.scoring import Doubles, Points
from peling.lessons.courses import TAUGHT, course
from peling.lessons.drills.question import FillSheet, Summed
from peling.lessons.model import AskTask, Page
from peling.rulebooks import rule_set
from peling.rules.counting import as_counted
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.question.worked import WorkedScore
from peling_app.learn.session import LearnSession

pytestmark = pytest.mark.usefixtures("english")
every_book = pytest.mark.parametrize("book", TAUGHT)


def worked_pages(book: str) -> list[Page]:
    """Return the pages of a course before whose question a hand is counted."""
    return [
        page for page in course(book).pages if isinstance(page.task, AskTask) and page.task.worked is not None
    ]


@every_book
def test_the_first_sheet_of_a_course_and_the_first_double_come_after_an_example(book: str) -> None:
    rules = rule_set(book)
    sheets = [
        page
        for page in course(book).pages
        if isinstance(page.task, AskTask) and isinstance(page.task.question(rules).form, FillSheet)
    ]
    shown = worked_pages(book)
    assert sheets[0] in shown
    doubled = [
        why.sheet.doubles
        for page in shown
        if isinstance(page.task, AskTask) and page.task.worked is not None
        for _, whys in page.task.worked(rules).parts
        for why in whys
        if isinstance(why, Summed)
    ]
    knows_doubles = any(isinstance(item.award, Doubles) for item in rules.items)
    assert any(doubled) is knows_doubles, "a hand that doubles twice is among them"


@every_book
def test_each_line_goes_on_from_the_one_before_to_what_the_hand_counts(book: str) -> None:
    rules, cut = rule_set(book), False
    for page in worked_pages(book):
        assert isinstance(page.task, AskTask)
        assert page.task.worked is not None
        question = page.task.worked(rules)
        counted = as_counted(rules.score(question.shown.hands[0]).sheet, rules)
        worked = WorkedScore(question)
        assert worked.strips
        assert not worked.rows
        said = []
        while not worked.is_over:
            worked.go_on()
            said.append(worked.rows[-1].lines[0])
            assert worked.rows[-1].label
            assert worked.rows[-1].label in worked.spoken
        figures = [int(line.rpartition(" ")[2].replace("\u202f", "").replace(",", "")) for line in said]
        total = 0
        for line, figure in zip(counted.lines, figures, strict=False):
            match line.award:
                case Points(amount):
                    total += amount
                case Doubles(doublings):
                    total <<= doublings
            assert figure == total
        assert figures[-1] == counted.total
        assert worked.line == f"The hand counts {said[-1].rpartition(' ')[2]}."
        if counted.uncapped != counted.total:
            cut = True
            assert "more than the limit" in said[-1]
    assert cut is (book in {"pung-chow-limit", "how-to-play", "four-winds"})


@every_book
def test_the_example_comes_first_and_can_be_seen_again(book: str) -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    task = model.task
    for page in worked_pages(book):
        model.open_page(page.id)
        assert task.is_worked
        assert not task.can_check
        assert task.strips
        steps = 0
        while task.is_worked:
            steps += 1
            task.go_on_with_example()
        assert steps >= 3
        assert task.has_example
        assert task.asked is not None
        assert task.rows == (), "the lines of the example go when the question comes"
        task.work_again()
        assert task.is_worked
        task.solve(task.asked.question.solutions[0])
        task.check()
        assert task.is_done
