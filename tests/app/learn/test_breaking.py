"""The wall of a lesson: the learner throws the dice first, lifts the stack, lays both loose tiles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.model.wall import stack_key
from peling_app.learn.view.course_page import CoursePage
from tests.app.learn.conftest import Bench
from tests.app.play.table.conftest import Hands
from tests.by_day import by_day
from tests.end2end.stage import make_context


@pytest.fixture
def page(bench: Bench, english: object) -> Iterator[CoursePage]:  # noqa: ARG001 - the language comes first
    """Return the course of Pung Chow in a window."""
    context = make_context()
    made = CoursePage(context.services, CourseModel(context.learn))
    made.model.open("pung-chow")
    bench.show(made, 1440, 852)
    yield made
    made.unload()


def point(task: TaskModel, stack: int, side: Wind = Wind.WEST) -> None:
    """Point at a stack and say that it is the answer."""
    task.board.stackWished.emit(stack_key(side, stack, Wind.EAST))
    task.check()


def thrown(task: TaskModel) -> list[tuple[int, int]]:
    """Return the throws that lie on the table."""
    return [throw for _, throw in task.dice]


def stacks(task: TaskModel) -> dict[int, object]:
    """Return whether a loose tile lies on each stack that stands, by its key."""
    rows = task.board.property("wall").rows
    return {row.key: row.loose for row in rows}


def test_the_wall_is_whole_as_long_as_only_one_has_thrown(page: CoursePage) -> None:
    """A gap where nobody has thrown for it: a learner asks why it is there."""
    page.model.open_page("pc-wall/2")
    task = page.model.task
    task.throw()
    point(task, 5)
    assert task.is_done
    assert len(stacks(task)) == 4 * 17
    assert not any(stacks(task).values())


def test_nothing_is_said_of_the_throws_before_the_dice_were_thrown(page: CoursePage) -> None:
    page.model.open_page("pc-wall/3")
    task = page.model.task

    assert task.can_throw
    assert task.dice == ()
    assert "7" not in task.question + task.line
    assert not task.has_hint

    point(task, 14)
    assert not task.is_done
    assert task.answer == []

    task.throw()
    assert thrown(task) == [(4, 3)]
    assert task.can_throw
    task.throw()
    assert thrown(task) == [(4, 3), (5, 2)]
    assert not task.can_throw
    assert "7" in task.question
    point(task, 14)
    assert task.is_done


@pytest.mark.thorough
def test_one_throw_tells_the_side_and_another_try_needs_no_other_throw(page: CoursePage) -> None:
    page.model.open_page("pc-wall/2")
    task = page.model.task
    task.throw()
    assert not task.can_throw
    point(task, 7, Wind.NORTH)
    assert task.mark is Mark.WRONG
    task.retry()
    assert thrown(task) == [(4, 3)]
    point(task, 3)
    assert task.is_done


@pytest.mark.thorough
@pytest.mark.parametrize("key", by_day([Qt.Key.Key_Return], [Qt.Key.Key_Space, Qt.Key.Key_Return]))
def test_a_key_throws_then_the_wall_has_the_keyboard(page: CoursePage, qtbot: QtBot, key: Qt.Key) -> None:
    page.model.open_page("pc-wall/3")
    panel = page.task
    panel.take_focus()
    for _ in range(2):
        assert panel.throw.hasFocus()
        with qtbot.waitSignal(page.model.task.changed):
            QTest.keyClick(panel.throw, key)
    assert not panel.throw.isVisible()
    assert panel.check.isVisible()
    assert panel.table is not None
    assert panel.table.quick.hasFocus()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arrow", "right", "down"),
    by_day(
        [(Qt.Key.Key_Left, -1, 0), (Qt.Key.Key_Down, 0, 1)],
        [
            (Qt.Key.Key_Left, -1, 0),
            (Qt.Key.Key_Right, 1, 0),
            (Qt.Key.Key_Up, 0, -1),
            (Qt.Key.Key_Down, 0, 1),
        ],
        several=True,
    ),
)
def test_an_arrow_goes_along_the_wall_where_it_points(
    page: CoursePage, qtbot: QtBot, arrow: Qt.Key, right: int, down: int
) -> None:
    """At the wall at the left Down went up: the stacks were walked through in their order."""
    page.model.open_page("pc-wall/3")
    page.model.task.throw()
    page.model.task.throw()
    page.task.take_focus()
    table = page.task.table
    assert table is not None
    hands = Hands(table, qtbot)
    wall = hands.item("wall")
    stacks = sorted(hands.items("stack-"), key=lambda item: int(item.objectName().removeprefix("stack-")))
    middles = [item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).center() for item in stacks]
    moved = set()
    for start, before in enumerate(middles):
        wall.setProperty("current", start)
        QTest.keyClick(table.quick, arrow)
        after = middles[wall.property("current")]
        ahead = right * (after.x() - before.x()) + down * (after.y() - before.y())
        assert (ahead > 0) is (after != before), stacks[start].objectName()
        moved |= {start} if ahead > 0 else set()
    assert len(moved) > len(stacks) * 2 // 3


@pytest.mark.thorough
def test_a_screen_reader_finds_the_button_and_the_throws(page: CoursePage, qtbot: QtBot) -> None:
    page.model.open_page("pc-wall/3")
    button = QAccessible.queryAccessibleInterface(page.task.throw)
    assert button.text(QAccessible.Text.Name) == "Throw for East"
    with qtbot.waitSignal(page.model.task.changed):
        button.actionInterface().doAction(button.actionInterface().pressAction())
    assert page.task.dice.accessibleName() == "East: 4 and 3"
    assert button.text(QAccessible.Text.Name) == "Throw for the breaker"


@pytest.mark.thorough
def test_the_stack_is_lifted_and_its_tiles_are_laid(page: CoursePage) -> None:
    page.model.open_page("pc-wall/5")
    task = page.model.task
    gap, first, second = (stack_key(Wind.WEST, stack, Wind.EAST) for stack in (14, 12, 13))
    task.throw()
    task.throw()
    assert len(stacks(task)) == 68
    assert not any(stacks(task).values())

    point(task, 14)
    assert not task.is_done
    assert gap not in stacks(task)
    assert not any(stacks(task).values())
    assert "first" in task.line

    point(task, 12)
    assert not task.is_done
    assert [key for key, loose in stacks(task).items() if loose] == [first]
    assert "other" in task.line

    point(task, 13)
    assert task.is_done
    assert [key for key, loose in stacks(task).items() if loose] == [first, second]
    assert "other" in task.line, "what was asked last stays: what was done first would come back"


def test_a_tile_laid_wrongly_is_explained_and_laid_again(page: CoursePage) -> None:
    page.model.open_page("pc-wall/5")
    task = page.model.task
    task.throw()
    task.throw()
    point(task, 14)
    point(task, 13)
    assert task.mark is Mark.WRONG
    assert "stack" in task.message
    task.retry()
    assert task.answer == ["W", "14"]
    point(task, 12)
    point(task, 13)
    assert task.is_done
    assert task.tries == 1
