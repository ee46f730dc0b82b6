"""What a page asks and what it says first of a wrong answer is in words that were explained by then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from peling.lessons.model import Page
from peling_app.learn.model.forms import Form
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.tries.test_novice import wrong_acts, wrong_given
from tests.app.learn.words.test_first_words import FIRST, linked, sentences, used
from tests.by_day import by_day

translate = QCoreApplication.translate
A_FEW = 6
"""Wrong answers to a question."""


def asked(page: Page, model: CourseModel) -> Iterator[str]:
    """Yield what is asked on a page and what is said first of wrong answers.

    Conditions and lines to choose from may name what comes later, and so may what is said of them.
    """
    task, rules = _fresh(page, model), model.rules
    assert rules is not None
    yield task.question
    yield task.line
    if task.form is Form.SHEET or task.question == translate("Drills", "Why is it not allowed?"):
        return
    for answer in wrong_given(page, task, rules, A_FEW):
        task = _fresh(page, model)
        task.solve(answer)
        if task.can_check:
            task.check()
            yield from (line for reason in task.reasons for line in reason.lines)
    for act in list(wrong_acts(page, rules))[:A_FEW]:
        task = _fresh(page, model)
        task.lesson_table.do(act)
        yield from (line for reason in task.reasons for line in reason.lines)


def _fresh(page: Page, model: CourseModel) -> TaskModel:
    """Open a page anew: what is said at a second miss quotes the rule, in the words of the book."""
    model.open_page(page.id)
    while model.task.is_worked:
        model.task.go_on_with_example()
    return model.task


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("book", "language"),
    by_day(
        [("pung-chow", Language.ENGLISH), ("fenghua", Language.GERMAN)],
        [(book, language) for book in FIRST for language in LANGUAGES],
        several=True,
    ),
)
def test_no_question_and_no_reason_uses_a_word_that_was_not_explained(
    book: str, language: Language, english: Translations
) -> None:
    english.use(language)
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    known: set[str] = set()
    early = set()
    for page in model.pages:
        text = sentences(page.id)
        known |= linked(text) | set(used(text))
        for one in asked(page, model):
            early |= {f"{page.id}: {term} in “{one}”" for term in used(one) if term not in known}
    assert early == set()
