"""What a learner sees of a task in each state of a try: the question, what is said of the try, and where."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from peling.lessons.model import BoardTask, Page
from peling.rules.ruleset import RuleSet
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.view.answers.panel import TaskPanel
from peling_app.learn.view.course_page import CoursePage
from tests.app.learn.tries.test_novice import wrong_acts, wrong_given

LEAST = 24
"""A line of words is at least so high."""
ROUNDS = 4
"""Turns of the event loop in which a page finds its places."""


def hidden(area: QScrollArea, part: QWidget) -> int:
    """Return how many pixels of a part are above or below what is seen of its area."""
    seen = area.viewport()
    box = QRect(part.mapTo(seen, QPoint(0, 0)), part.size())
    return max(0, -box.top()) + max(0, box.bottom() + 1 - seen.height())


def out_of_sight(panel: TaskPanel) -> Iterator[str]:
    """Yield what of the question, of the reasons, the closing words and their place is not seen."""
    for _ in range(ROUNDS):
        QApplication.processEvents()
    for part in (panel.question, panel.line):
        if part.isVisible() and (gone := hidden(panel.scroller, part)):
            yield f"{gone} pixels of “{part.text()}”"
    if panel.closing.isVisible():
        for shown in (panel.pinned, panel.said.apart):
            if not shown.isVisible():
                continue
            if gone := shown.verticalScrollBar().maximum():
                yield f"{gone} pixels of what is said of the try"
            stands_on = shown.parentWidget()
            if stands_on is None or not stands_on.rect().contains(shown.geometry()):
                yield "what is said of the try lies outside of the page"
            if shown.height() < LEAST:
                yield "what is said of the try has no height"


def scrolled(page: CoursePage) -> Iterator[str]:
    """Yield how much of an answer and of the text beside it is not seen at once."""
    for _ in range(ROUNDS):
        QApplication.processEvents()
    for name, area in (("answer", page.task.scroller), ("text", page.paper.scroller)):
        if gone := area.verticalScrollBar().maximum():
            yield f"{gone} pixels of the {name}"


def states(model: CourseModel, page: Page, rules: RuleSet) -> Iterator[str]:
    """Bring the task of a page into each state of a try, one after the other, and yield its name."""
    task = model.task
    model.open_page(page.id)
    while task.is_worked:
        yield "worked"
        task.go_on_with_example()
    yield "fresh"
    for number in (0, 1):
        if _miss(task, page, rules, number):
            yield f"miss {number + 1}"
    task.show_solution()
    yield "answer shown"
    model.open_page(page.id)
    task.show_solution()
    yield "right"


def _miss(task: TaskModel, page: Page, rules: RuleSet, number: int) -> bool:
    """Make one wrong try after the other; return whether there was one."""
    if task.is_checked:
        task.retry()
    if isinstance(page.task, BoardTask):
        acts = list(wrong_acts(page, rules))
        if acts:
            task.lesson_table.do(acts[number % len(acts)])
        return bool(acts)
    for answer in list(wrong_given(page, task, rules, 3 + number))[number:]:
        task.solve(answer)
        if task.can_check:
            task.check()
            return not task.is_done
    return False
