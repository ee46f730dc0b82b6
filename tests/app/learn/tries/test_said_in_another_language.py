"""What is said of a try stays when the language is changed meanwhile, in the words of the other one."""

from __future__ import annotations

from pathlib import Path

import pytest

from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.app.learn.test_courses import try_wrong

PAGES = ("fh-game/1", "fh-game/2", "fh-wall/1", "fh-turn/1")
"""A question, tiles to lay, a wall, a board."""


def switched(model: CourseModel | GuidedModel, said: str, language: Translations) -> str:
    """Return what is said in German; in English it must be the same again."""
    language.use(Language.GERMAN)
    model.reword()
    german = model.message if isinstance(model, GuidedModel) else model.task.message
    language.use(Language.ENGLISH)
    model.reword()
    assert (model.message if isinstance(model, GuidedModel) else model.task.message) == said
    return german


@pytest.mark.parametrize("page", PAGES)
def test_what_is_said_of_a_try_in_a_lesson_stays(page: str, english: Translations) -> None:
    course = CourseModel(LearnSession(new_seed=lambda: 1))
    course.open("fenghua")
    task = course.task
    said = []
    for act in (task.give_hint, lambda: try_wrong(task, 0), task.show_solution):
        course.open_page(page)
        while task.can_throw:
            task.throw()
        act()
        said.append(task.message)
        assert switched(course, task.message, english) not in {"", task.message}
    assert len(set(said)) == len(said)


def test_what_was_measured_of_an_act_stays(english: Translations) -> None:
    course = CourseModel(LearnSession(new_seed=lambda: 1))
    course.open("four-winds-well")
    course.open_page("four-winds-well-last/1")
    course.task.show_solution()
    assert "<br>" in course.task.message
    assert switched(course, course.task.message, english) not in {"", course.task.message}


def test_what_the_guide_says_of_another_act_stays(tmp_path: Path, english: Translations) -> None:
    guided = GuidedModel(LearnSession(tmp_path / "progress.json"))
    guided.begin("fenghua")
    legal = [one.action for one in guided.lesson_table.verdicts() if one.legal]
    other = next(action for action in legal if action != guided.step.action)
    guided.lesson_table.do(other)
    assert switched(guided, guided.message, english) not in {"", guided.message}
