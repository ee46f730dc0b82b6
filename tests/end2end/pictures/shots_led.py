"""Pictures of what leads a learner: the guided deal, settlements and scores worked out step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from peling.lessons.courses import TAUGHT
from peling_app.learn.model.task import TaskModel
from peling_app.learn.words import learn as learn_words
from peling_app.platform.settings import Language
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.end2end.pictures.shots_lessons import BOOK, SETTLED, SIZES, opened
from tests.end2end.stage import picture


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        for step in (1, 2, 4, 7, 9, 10, 11):
            made[f"guided-{step}-{name}"] = partial(guided, step, size)
        made[f"guided-2-{name}-night-de"] = partial(guided, 2, size, night=True, language=Language.GERMAN)
        made[f"guided-10-{name}-missed"] = partial(guided, 10, size, missed=True)
        for book in TAUGHT:
            made[f"guided-{book}-1-{name}"] = partial(guided, 1, size, book)
        made[f"settling-step-0-{name}"] = partial(worked, 0, size)
        made[f"settling-step-4-{name}"] = partial(worked, 4, size)
        for step in (0, 3, 10):
            made[f"doubling-step-{step}-{name}"] = partial(worked, step, size, "how-to-play", "hp-doubles/3")
        made[f"doubling-step-9-{name}-night-de"] = partial(
            worked, 9, size, "four-winds", "fw-doubles/4", night=True, language=Language.GERMAN
        )
    return made


def guided(
    step: int,
    size: QSize,
    book: str = BOOK,
    *,
    missed: bool = False,
    night: bool = False,
    language: Language = Language.ENGLISH,
) -> QImage:
    """Return a step of the guided deal of a book, from 1; `missed`: with a wrong sheet."""
    with opened(size, night=night, language=language, book=book) as (window, page):
        page.open("guided")
        model = page.guided.model
        while model.number < step:
            if model.counts:
                solve_now(model.score)
                model.go_on()
            else:
                model.show_me()
        if missed and model.counts:
            asked = model.score.asked
            assert asked is not None
            model.score.solve(next(iter(wrong_answers(asked.question, 3))))
            model.score.check()
        picture(window)
        QTest.qWait(SETTLED)
        return picture(window)


def solve_now(task: TaskModel) -> None:
    """Answer a question rightly."""
    assert task.asked is not None
    task.solve(task.asked.question.solutions[0])
    task.check()


def worked(
    step: int,
    size: QSize,
    book: str = BOOK,
    page_id: str = "pc-settling/1",
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
) -> QImage:
    """Return what is worked out on a page, after so many steps, or all of them."""
    with opened(size, night=night, language=language) as (window, page):
        page.open(f"course:{book}")
        model = page.course.model
        model.open_page(page_id)
        for _ in range(step):
            if model.task.worked_words == learn_words.next_step():
                model.task.go_on_with_example()
        return picture(window)
