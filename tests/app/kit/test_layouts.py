"""Room is divided by a rule, and what is asked for does not depend on what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

import peling_app
from peling_app.kit.view.focus_keeper import PageStack
from peling_app.kit.view.layouts import (
    STRETCH,
    Divided,
    fill,
    laid_out_later,
    nest,
    parts_of,
    show_new,
    upright,
)
from peling_app.kit.view.parts import clear
from peling_app.kit.view.text.flow import Flow, follow_least, follow_width, follow_window
from tests.kept_items import kept_items

LEAST = QSize(100, 40)
ROOM = QSize(1000, 600)


def part() -> QWidget:
    """Return what has a least size."""
    made = QWidget()
    made.setMinimumSize(LEAST)
    return made


class Halves(QWidget):
    """Two parts, of which the second gets a share of the room."""

    def __init__(self, share: float, *, down: bool) -> None:
        """Let the second have so much of the room."""
        super().__init__()
        self.first, self.second = part(), part()
        self.parts = Divided(self.first, self.second, lambda room: round(share * extent(room, down)), self)
        self.parts.lie(down=down)


def extent(size: QSize, down: bool) -> int:
    """Return the side along which is divided."""
    return size.height() if down else size.width()


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize(("share", "second"), [(0.25, 0.25), (0.0, 0.0), (2.0, 1.0)])
def test_the_second_part_gets_its_share_and_no_part_less_than_it_needs(
    qtbot: QtBot, share: float, second: float, *, down: bool
) -> None:
    halves = Halves(share, down=down)
    qtbot.addWidget(halves)
    halves.resize(ROOM)
    halves.show()
    QApplication.processEvents()
    whole, least = extent(ROOM, down), extent(LEAST, down)
    got = extent(halves.second.size(), down)
    assert got == max(least, min(round(second * whole), whole - least))
    assert extent(halves.first.size(), down) == whole - got
    assert halves.first.geometry().intersected(halves.second.geometry()).isEmpty()


@pytest.mark.parametrize("down", [False, True])
def test_what_was_shared_out_is_asked_for_by_nobody(qtbot: QtBot, *, down: bool) -> None:
    """A share that became a least size asked for room by the room there was."""
    halves = Halves(0.5, down=down)
    qtbot.addWidget(halves)
    halves.show()
    asked = set()
    for size in (QSize(300, 200), ROOM, QSize(5000, 3000), QSize(300, 200)):
        halves.resize(size)
        QApplication.processEvents()
        asked.add((halves.minimumSizeHint().toTuple(), halves.sizeHint().toTuple()))
    assert len(asked) == 1


def test_words_below_each_other_are_higher_in_a_narrow_place(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    words = QLabel("A line of words that is broken where the place is narrow. " * 4)
    words.setWordWrap(True)
    parts = Divided(part(), words, lambda room: words.heightForWidth(room.width()), holder)
    assert not parts.hasHeightForWidth()
    parts.lie(down=True)
    assert parts.hasHeightForWidth()
    for width in (200, 400):
        high = LEAST.height() + words.heightForWidth(width)
        assert parts.minimumHeightForWidth(width) == high
        assert parts.heightForWidth(width) >= high
    holder.resize(200, parts.heightForWidth(200))
    holder.show()
    QApplication.processEvents()
    assert words.height() == words.heightForWidth(200)


def test_the_room_is_shared_out_anew_when_what_scrolls_needs_more(qtbot: QtBot) -> None:
    """A scroll area asks for the same room whatever it holds: words that came later were cut."""
    holder, words = QWidget(), QLabel("few")
    qtbot.addWidget(holder)
    area, content = QScrollArea(), QWidget()
    fill(QVBoxLayout(content), words)
    upright(area, content)
    second = QWidget()
    fill(QVBoxLayout(second), area, margins=(0, 0, 0, 0))
    Divided(part(), second, lambda _room: content.minimumSizeHint().width(), holder)
    follow_least(area, content)
    holder.resize(ROOM)
    holder.show()
    widths, floor = [], second.minimumSizeHint().width()
    for text in ("few", "many more of them than before", "few"):
        words.setText(text)
        qtbot.waitUntil(lambda: second.width() == max(floor, content.minimumSizeHint().width()))
        widths.append(second.width())
    assert widths[0] == widths[2] < widths[1]


def test_a_stack_of_pages_asks_for_the_room_of_the_page_in_front(qtbot: QtBot) -> None:
    """The window asked for 1,044 pixels in a width of 960, because a page behind had been laid out wide."""
    stack = PageStack()
    qtbot.addWidget(stack)
    wide, narrow = part(), part()
    wide.setMinimumSize(3000, 2000)
    for page in (wide, narrow):
        stack.addWidget(page)
    stack.setCurrentWidget(narrow)
    assert stack.minimumSizeHint() == LEAST
    stack.setCurrentWidget(wide)
    assert stack.minimumSizeHint() == wide.minimumSize()


def test_what_is_left_of_two_parts_is_laid_out_without_an_error(qtbot: QtBot) -> None:
    halves = Halves(0.5, down=True)
    qtbot.addWidget(halves)
    halves.show()
    for gone in (halves.second, halves.first):
        gone.setParent(None)
        halves.resize(halves.size() + QSize(10, 10))
        QApplication.processEvents()
        assert halves.parts.count() == (1 if gone is halves.second else 0)
    assert halves.parts.sizeHint() == QSize(0, 0)


class HalfWindow(QWidget):
    """Half as high as its window."""

    def hasHeightForWidth(self) -> bool:
        """Say that layouts have to ask."""
        return True

    def heightForWidth(self, _width: int) -> int:
        """Return half of the window's height."""
        return self.window().height() // 2


def test_a_height_that_hangs_on_the_window_is_asked_for_again(qtbot: QtBot) -> None:
    """Without it layouts kept the height for the window as it was, and what needed more was cut."""
    half, window = HalfWindow(), QWidget()
    follow_width(half)
    follow_window(half)
    fill(QVBoxLayout(window), half, STRETCH, margins=(0, 0, 0, 0))
    qtbot.addWidget(window)
    window.resize(300, 400)
    window.show()
    QApplication.processEvents()
    assert half.height() == 200
    window.resize(300, 900)
    QApplication.processEvents()
    assert half.height() == 450


def test_every_height_that_hangs_on_the_window_follows_it() -> None:
    """A module in which a widget takes its height from the window lets it follow the window."""
    asks = re.compile(r"def heightForWidth")
    forgetful = [
        path.name
        for path in Path(peling_app.__file__).parent.rglob("*.py")
        if asks.search(text := path.read_text(encoding="utf-8"))
        and re.search(r"window\(\).height\(\)|\bis_low\(", text)
        and "follow_window(self)" not in text
    ]
    assert forgetful == []


class Counting(QLabel):
    """Words that count how often they are asked for their size, which is the same for each letter."""

    asked = 0

    def sizeHint(self) -> QSize:
        """Return ten pixels for a letter, in one line."""
        self.asked += 1
        return QSize(10 * len(self.text()), 20)


def test_lines_of_words_are_measured_again_when_a_word_changes_and_only_then(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    lines = Flow(spacing=0, leading=0)
    column.addLayout(lines)
    first, second = Counting("East"), Counting("South")
    for word in (first, second):
        lines.addWidget(word)
    holder.show()
    QApplication.processEvents()
    assert lines.heightForWidth(90) == 20
    asked = first.asked
    assert lines.heightForWidth(90) == 20
    assert first.asked == asked, "nothing has changed"

    second.setText("South wind")
    QApplication.processEvents()
    assert lines.heightForWidth(90) == 40, "a longer word"
    second.hide()
    QApplication.processEvents()
    assert lines.heightForWidth(90) == 20, "a word that is gone"
    third = Counting("West wind")
    lines.addWidget(third)
    assert lines.heightForWidth(90) == 20, "a word that is not shown yet takes no room"
    QApplication.processEvents()
    third.show()
    QApplication.processEvents()
    assert lines.heightForWidth(90) == 40, "a word more"
    lines.removeWidget(third)
    assert lines.heightForWidth(90) == 20, "a word less"


@pytest.mark.usefixtures("qapp")
def test_the_parts_of_a_layout_are_named_in_order_and_no_item_is_kept() -> None:
    first, second, inner = QLabel("1"), QLabel("2"), QHBoxLayout()
    holder = QWidget()
    column = fill(QVBoxLayout(holder), second, 8, inner, STRETCH)
    fill(inner, QLabel("3"))
    column.insertWidget(0, first)
    QLabel("not laid out", holder)
    assert parts_of(column) == [first, second, inner]
    assert [type(part) for part in parts_of(inner)] == [QLabel]
    assert kept_items() == []


def test_only_the_kit_asks_a_layout_of_qt_for_its_items_or_puts_one_into_another() -> None:
    """An item that Python has seen is taken for whatever lies in its place later: a walk ended by that.

    `addLayout` sees all the items that the inner layout has by then.
    """
    root = Path(peling_app.__file__).parent
    asks = re.compile(r"\.(?:itemAt|addLayout|insertLayout)\b")
    found = [path.name for path in sorted(root.rglob("*.py")) if asks.search(path.read_text("utf-8"))]
    assert found == ["layouts.py"]


@pytest.mark.parametrize("is_alone", [False, True], ids=["in a widget", "alone"])
def test_layouts_in_a_layout_leave_nothing_that_outlives_their_items(qtbot: QtBot, *, is_alone: bool) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    labels = [QLabel(str(number)) for number in range(6)]
    outer = QVBoxLayout() if is_alone else QVBoxLayout(holder)
    inmost = fill(QHBoxLayout(), labels[0], 8, labels[1], STRETCH)
    nest(outer, fill(QHBoxLayout(), inmost, labels[2]), 1)
    nest(outer, fill(QHBoxLayout(), labels[3], STRETCH), before=0)
    grid = QGridLayout()
    nest(grid, fill(QVBoxLayout(), labels[4], labels[5]), 1, 2)
    fill(outer, grid)
    assert kept_items() == []
    if is_alone:
        holder.setLayout(outer)
    places = {label: (outer.indexOf(label), label.parentWidget()) for label in labels}
    assert set(places.values()) == {(-1, holder)}, "each stands in an inner layout"
    holder.show()
    assert all(label.isVisible() for label in labels)
    assert labels[3].y() < labels[0].y() == labels[2].y() < labels[4].y(), "in the order that was asked for"
    clear(outer, at_once=True)
    assert (outer.count(), kept_items()) == (0, [])
    assert not any(isValid(label) for label in labels)


@pytest.mark.usefixtures("qapp")
def test_what_our_own_layouts_keep_outlives_what_had_its_place_before() -> None:
    old, gone, new = QWidget(), [QLabel() for _ in range(60)], [QLabel() for _ in range(60)]
    before, flow = fill(QVBoxLayout(old), *gone), Flow()
    assert all(before.itemAt(place) for place in range(before.count())), "Python has seen each of them"
    for widget in gone:
        widget.setParent(None)
    for widget in new:
        flow.addWidget(widget)
    delete(old)
    assert all(isValid(flow.itemAt(place)) for place in range(flow.count()))
    clear(flow)
    assert flow.count() == 0


def test_lines_of_a_flow_but_the_first_begin_where_they_are_to(qtbot: QtBot) -> None:
    """What did not fit beside a mark stood alone below it, as if it were no part of its line."""
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(holder, spacing=10, leading=2, hang=34)
    for _ in range(3):
        flow.addWidget(part())
    width = 2 * LEAST.width() + 10
    flow.setGeometry(QRect(0, 0, width, flow.heightForWidth(width)))
    assert [child.x() for child in holder.children() if isinstance(child, QWidget)] == [0, 110, 34]
    assert flow.heightForWidth(width) == 2 * LEAST.height() + 2
    assert flow.minimumSize().width() == LEAST.width() + 34


def test_no_button_stands_alone_in_its_line_where_one_above_can_stand_with_it(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(holder, spacing=10, leading=2)
    for _ in range(4):
        flow.addWidget(part())
    width = 3 * LEAST.width() + 20
    flow.setGeometry(QRect(0, 0, width, flow.heightForWidth(width)))
    places = [child.pos().toTuple() for child in holder.children() if isinstance(child, QWidget)]
    step, below = LEAST.width() + 10, LEAST.height() + 2
    assert places == [(0, 0), (step, 0), (0, below), (step, below)]
    assert flow.heightForWidth(width) == 2 * LEAST.height() + 2


class Counted(QVBoxLayout):
    """A column that counts how often it lays out."""

    def __init__(self, parent: QWidget) -> None:
        """Have laid nothing out yet."""
        super().__init__(parent)
        self.times = 0

    def setGeometry(self, room: QRect) -> None:
        """Count, and lay out."""
        self.times += 1
        super().setGeometry(room)


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    """Return a widget that is seen, with a layout that counts."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(ROOM)
    Counted(made)
    made.show()
    QApplication.processEvents()
    return made


def counted(holder: QWidget) -> Counted:
    """Return the layout of the holder."""
    layout = holder.layout()
    assert isinstance(layout, Counted)
    return layout


def test_what_is_new_is_laid_out_once_however_much_it_is(holder: QWidget) -> None:
    """With each part that is shown Qt lays out all that is round it: a page of the tutor took 70 ms."""
    parts = [part() for _ in range(10)]
    fill(counted(holder), *parts)
    before = counted(holder).times
    show_new(holder)
    assert counted(holder).times == before + 1
    assert all(one.isVisible() for one in parts)
    assert [one.y() for one in parts] == sorted({one.y() for one in parts})


def test_what_comes_and_goes_is_laid_out_when_all_of_it_has(holder: QWidget) -> None:
    parts = [part() for _ in range(10)]
    fill(counted(holder), *parts)
    show_new(holder)
    for shown in (False, True):
        before = counted(holder).times
        with laid_out_later(holder):
            for one in parts[1:]:
                one.setVisible(shown)
        assert counted(holder).times == before
        counted(holder).activate()
        assert counted(holder).times == before + 1
