"""An answer of a lesson is seen at once, as far as the window has room: less has to be scrolled."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.courses import course
from peling.lessons.model import AskTask
from peling_app.learn.model.cards import Field
from peling_app.learn.view.answers.sheet_columns import columns, from_place
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.by_day import by_day
from tests.end2end.stage import SMALL

FENGHUA = [
    ("fenghua", page.id)
    for page in course("fenghua").pages
    if page.id.startswith(("fh-small", "fh-big", "fh-extras")) and isinstance(page.task, AskTask)
]
OTHERS = [("pung-chow", "pc-sets/4"), ("how-to-play", "hp-limits/3"), ("four-winds", "fw-words/2")]


def part(head: str, lines: int, unit: str = "times") -> list[Field]:
    """Return the lines of a part of a sheet."""
    return [Field(f"{head}{n}", "Line", unit, head="" if n else head) for n in range(lines)]


@pytest.mark.parametrize(
    ("parts", "most", "expected"),
    [
        ((16, 0, 1), 1, ()),
        ((16, 0, 1), 2, (9,)),
        ((16, 0, 1), 3, (8, 16)),
        ((8, 6, 3), 2, (8,)),
        ((5, 12, 3), 2, (10,)),
        ((6, 6, 2), 3, (6, 12)),
        ((1, 0, 1), 2, (1,)),
    ],
)
def test_a_long_part_goes_on_in_the_next_column(
    parts: tuple[int, int, int], most: int, expected: tuple[int, ...]
) -> None:
    """Fenghua's sixteen lines stood in one column beside a single sum, and two screens had to be scrolled."""
    points, doubles, sums = parts
    fields = [*part("Points", points), *part("Doubles", doubles), *part("Sums", sums, unit="")]
    assert columns(fields, most) == expected
    ways = [
        max(
            len(one) + sum(bool(f.head) for f in one)
            for one in (from_place(fields, 0)[:cut], from_place(fields, cut))
        )
        for cut in range(1, len(fields))
    ]
    if most == 2:
        (cut,) = columns(fields, most)
        lines = [from_place(fields, 0)[:cut], from_place(fields, cut)]
        assert max(len(one) + sum(bool(f.head) for f in one) for one in lines) <= min(ways) + 1


def test_what_goes_on_in_the_next_column_says_again_what_it_is() -> None:
    fields = [*part("Points", 6), *part("Sums", 1, unit="")]
    assert [one.head for one in from_place(fields, 3)] == ["Points", "", "", "Sums"]
    assert [one.id for one in from_place(fields, 3)] == ["Points3", "Points4", "Points5", "Sums0"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("book", "page_id"), by_day({FENGHUA[3], OTHERS[1]}, [*FENGHUA, *OTHERS], several=True)
)
def test_an_answer_is_seen_whole_in_a_small_window(window: MainWindow, book: str, page_id: str) -> None:
    window.resize(QSize(SMALL))
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.open(f"course:{book}")
    page.course.model.open_page(page_id)
    for _ in range(10):
        QApplication.processEvents()
    task = page.course.task
    # The first sheet of a lesson is worked before the eyes of the learner: no answer is asked for yet.
    assert (task.area.form or task.worked).isVisible()
    assert task.scroller.verticalScrollBar().maximum() == 0


def is_seen_whole(widget: QWidget) -> bool:
    """Return whether no part of a widget is out of sight; the page may still scroll."""
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.thorough
@pytest.mark.parametrize("kind", by_day(["claim"], ["claim", "why-not", "wind"]))
def test_what_would_have_been_right_is_in_sight_when_it_is_shown(
    qtbot: QtBot, window: MainWindow, page: LearnPage, kind: str
) -> None:
    """Its card lay below what scrolls, behind the verdict: with the answer shown, none was seen."""
    window.resize(1440, 760)
    page.open("drills")
    drills, model = page.drills, page.drills.model
    model.choose(kind)
    seen = 0
    for _ in range(12):
        if seen == 3:
            break
        assert model.asked is not None
        model.try_again()
        model.solve(list(wrong_answers(model.asked.question, 6))[-1])
        model.check()
        QTest.qWait(20)
        model.show_me()
        QTest.qWait(40)
        missed = drills.area.choice.missed
        if missed is not None:
            seen += 1
            qtbot.waitUntil(partial(is_seen_whole, missed))
            assert missed.hasFocus()
        model.next()
    assert seen == 3


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([(1400, 840)], [(1024, 700), (1280, 800), (1400, 840), (1440, 900)]))
def test_what_is_said_of_a_wrong_answer_covers_none_of_the_answers(
    qtbot: QtBot, window: MainWindow, page: LearnPage, size: tuple[int, int]
) -> None:
    """The verdict lay over half of the second row: what was marked there as wrong was not to be seen."""
    window.resize(*size)
    page.open("drills")
    drills, model = page.drills, page.drills.model
    model.choose("claim")
    for _ in range(4):
        assert model.asked is not None
        model.solve(list(wrong_answers(model.asked.question, 6))[-1])
        model.check()
        for _ in range(10):
            # It has its height when the page has been laid out with it.
            QApplication.processEvents()
        for card in drills.area.choice.cards:
            qtbot.waitUntil(partial(is_seen_whole, card))
        assert not drills.verdict.isHidden()
        assert drills.board.table is not None
        model.next()


@pytest.mark.thorough
def test_tiles_in_four_rows_are_smaller_in_a_small_window(window: MainWindow, page: LearnPage) -> None:
    """Half of the last row lay below the edge, and more of it below what was said of the answer."""
    page.open("drills")
    drills, model = page.drills, page.drills.model
    widths = {}
    for size in ((1440, 900), (1024, 700)):
        window.resize(*size)
        for book, kind in (("pung-chow", "rule"), ("fenghua", "waits")):
            model.practise(book, kind)
            for _ in range(10):
                QApplication.processEvents()
            asked = model.asked
            assert asked is not None
            if asked.tile_rows:
                many = len(asked.tile_rows) > 2
                widths[size[0], many] = {tile.tile_width for tile in drills.area.tiles.cards}
    assert widths[1024, True] == {28}
    assert widths[1440, True] == {42}
    assert widths.get((1024, False), {34}) == {34}
