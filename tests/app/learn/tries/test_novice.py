"""A novice who makes every mistake that can be listed sees each explained, and then the answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from peling.core.actions import Action
from peling.lessons import tasks
from peling.lessons.courses import TAUGHT
from peling.lessons.drills.question import Answer
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling.play.deal import view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.app.learn.tries.wrong_layouts import wrong_layouts
from tests.by_day import by_day

A_FEW = 2
"""Wrong answers to a question by day; at night all that can be listed, or 200 by chance."""


def wrong_given(page: Page, task: TaskModel, rules: RuleSet, most: int) -> Iterator[Answer]:
    """Yield the wrong answers to what a page asks, other than on the board."""
    match page.task:
        case AskTask() if task.asked is not None:
            yield from (one.answer for one in page.task.wrong)
            yield from wrong_answers(task.asked.question, most)
        case WallTask(asks="side" | "breach") as wall:
            places = [[side, str(stack)] for side in "ESWN" for stack in range(1, rules.course.stacks + 1)]
            wrong = [place for place in places if not tasks.check(wall, place, rules).right]
            yield from wrong[:: max(1, len(wrong) // most)]
        case LayTask() as lay:
            yield from wrong_layouts(lay, rules, most)


def wrong_acts(page: Page, rules: RuleSet) -> Iterator[Action]:
    """Yield the first acts on the board that do not lead where the page wants."""
    if not isinstance(page.task, BoardTask):
        return
    task = page.task
    deal, _, _ = tasks.begin(task, rules)
    acts = [*legal_actions(view_of(deal, task.me, rules), rules), *(wrong.action for wrong in task.wrong)]
    for act in dict.fromkeys(acts):
        done = tasks.try_on_board(task, [act], rules)
        if done.outcome in {tasks.Outcome.REFUSED, tasks.Outcome.MISSED}:
            yield act


def explained(task: TaskModel, where: object) -> Iterator[str]:
    """Yield what is missing after a wrong try."""
    if task.is_done:
        yield f"{where}: taken for right"
        return
    if task.mark is not Mark.WRONG or not task.message:
        yield f"{where}: no word is said"
    if not task.reasons:
        yield f"{where}: no reason"
    for reason in task.reasons:
        if not reason.lines or not reason.cite:
            yield f"{where}: a reason without a sentence or a place: {reason}"


def go_through(book: str, most: int) -> Iterator[str]:
    """Do a whole course as a fresh user and yield what is missing."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    rules = model.rules
    assert rules is not None
    while (page := model.current) is not None:
        task = model.task
        while task.is_worked:
            task.go_on_with_example()
        for answer in wrong_given(page, task, rules, most):
            task.solve(answer)
            if not task.can_check:
                continue
            task.check()
            yield from explained(task, (page.id, answer))
            task.retry()
            if task.is_checked:
                yield f"{page.id}: it cannot be tried again"
        for act in wrong_acts(page, rules):
            task.lesson_table.do(act)
            yield from explained(task, (page.id, act))
            task.retry()
        if task.is_shown:
            task.show_solution()
            if not task.is_done:
                yield f"{page.id}: the answer is not said"
            if model.is_done(page.id):
                yield f"{page.id}: it was shown, and counts as done"
        if not model.go_on():
            break
    if model.current is not model.pages[-1]:
        yield "it did not go on to the end"


@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, TAUGHT))
@pytest.mark.usefixtures("english")
def test_a_novice_goes_through_a_whole_course_by_mistakes(book: str) -> None:
    assert list(go_through(book, A_FEW)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES, ids=str)
@pytest.mark.parametrize("book", TAUGHT)
def test_a_novice_makes_every_mistake_or_two_hundred(
    book: str, language: Language, english: Translations
) -> None:
    english.use(language)
    assert list(go_through(book, 200)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, TAUGHT))
@pytest.mark.usefixtures("english")
def test_a_bookmark_never_opens_a_page_that_failed_as_it_was_left(book: str) -> None:
    learn = LearnSession(new_seed=lambda: 1)
    model = CourseModel(learn)
    model.open(book)
    rules = model.rules
    assert rules is not None
    tried = 0
    for page in model.pages:
        model.open_page(page.id)
        for answer in wrong_given(page, model.task, rules, 1):
            model.task.solve(answer)
            if model.task.can_check:
                model.task.check()
        for act in list(wrong_acts(page, rules))[:1]:
            model.task.lesson_table.do(act)
        if model.task.tries and not model.task.is_done:
            tried += 1
            again = CourseModel(learn)
            again.open(book)
            assert again.current is page
            assert not again.task.is_checked
            assert not again.task.message
            assert again.task.tries == 0
    assert tried > 10
