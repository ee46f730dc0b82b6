"""What is wrong with a page of a lesson under some rules: its solution, its wrong tries, its answer.

The words of a page that always asks the same were written for one answer. `lesson_answers.json` keeps it,
so that a rule which changes it is noticed. For a new page, or after such a change, read the words again; then
write the answers anew: ``python -m tests.engine.lessons.lesson_faults``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from peling.lessons import tasks
from peling.lessons.courses import COURSES, course
from peling.lessons.drills.question import Answer
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from tests.engine.kept_values import write_marks

ANSWERS = Path(__file__).with_name("lesson_answers.json")


@lru_cache(maxsize=1)
def stored() -> Mapping[str, Answer]:
    """Return the right answers for which the words of the pages were written, by page."""
    found: Mapping[str, Answer] = json.loads(ANSWERS.read_text(encoding="utf-8"))
    return found


def is_fixed(page: Page) -> bool:
    """Return whether a page asks one thing only; a drill makes others, and its words are for all of them."""
    task = page.task
    return isinstance(task, WallTask | LayTask) or (isinstance(task, AskTask) and task.again is None)


def faults(page: Page, rules: RuleSet) -> list[str]:
    """Return what does not hold on a page under these rules; nothing if all is well."""
    task = page.task
    try:
        if isinstance(task, BoardTask):
            return list(_on_board(task, rules))
        return [] if task is None else list(_asked(page, task, rules))
    except (ValueError, LookupError) as error:
        return [f"cannot be asked: {error}"]


def _on_board(task: BoardTask, rules: RuleSet) -> Iterator[str]:
    for place in range(len(task.solution)):
        done = tasks.try_on_board(task, task.solution[: place + 1], rules)
        wanted = tasks.Outcome.REACHED if place + 1 == len(task.solution) else tasks.Outcome.OPEN
        if done.outcome is not wanted:
            yield f"the solution is {done.outcome.value} after {place + 1} acts"
    for wrong in task.wrong:
        done = tasks.try_on_board(task, (wrong.action,), rules)
        if done.outcome not in (tasks.Outcome.REFUSED, tasks.Outcome.MISSED):
            yield f"{wrong.words}: the wrong try is {done.outcome.value}"
        if done.words != wrong.words:
            yield f"{wrong.words}: the wrong try is not known by its words"


def _asked(page: Page, task: AskTask | WallTask | LayTask, rules: RuleSet) -> Iterator[str]:
    right = tasks.solution(task, rules)
    if not tasks.check(task, right, rules).right:
        yield f"the solution {right} is not right"
    if tasks.wrong_words(task, right):
        yield "the solution is spoken of as wrong"
    for wrong in task.wrong:
        if tasks.check(task, wrong.answer, rules).right:
            yield f"{wrong.words}: the wrong try {wrong.answer} is right"
        if tasks.wrong_words(task, wrong.answer) != wrong.words:
            yield f"{wrong.words}: the wrong try is not known by its words"
    if is_fixed(page) and right != stored().get(page.id):
        yield (
            f"the words were written for {stored().get(page.id)}, not for {right}; if they are right, "
            "run python -m tests.engine.lessons.lesson_faults"
        )


def write() -> None:
    """Keep the right answers of today as those for which the words were written."""
    answers = {
        page.id: tasks.solution(page.task, rule_set(one.rules))
        for one in map(course, COURSES)
        for page in one.pages
        if is_fixed(page) and isinstance(page.task, AskTask | WallTask | LayTask)
    }
    write_marks(ANSWERS, dict(sorted(answers.items())))


if __name__ == "__main__":
    write()
