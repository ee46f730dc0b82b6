"""A sample of the sweep: pages of every kind at few sizes, and that the sweep sees what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from peling_app.kit.view.controls import Button
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.view.review_strip import ReviewStrip
from tests.by_day import by_day
from tests.end2end.pictures.shots_lessons import turn_pages
from tests.end2end.stage import application, make_context
from tests.end2end.uncaught import uncaught
from tests.end2end.walks import sweep_checks
from tests.end2end.walks.sweep import BREAKS, SHARE, USUAL, Dealt, Pages, Sweep, grid, pages

SIZES = (QSize(960, 640), QSize(1440, 879), QSize(1440, 820))
"""The least window, and two in which a lesson was laid out for ever."""
SMALL_ONES = (QSize(960, 640), QSize(1024, 700))
LARGER = (QSize(1440, 900), QSize(1400, 700))
KINDS = ("settings-german", "tutor-score-final", "scoresheet-correction")
MORE_KINDS = ("home-german", "help-german")
BESIDE_MAP = (QSize(1200, 700), QSize(1440, 900), QSize(1800, 900))
"""From 1200 on the map of a course stood beside its page, and from 1800 on it does in text of 150 %."""
BESIDE = (QSize(1200, 740), QSize(1204, 740), QSize(1280, 740), QSize(1400, 740), QSize(1920, 900))
"""Widths from which on something stands beside the page that is read."""
WIDE = 200
LESSONS = ("pc-sets/1", "pc-doubles/2")
"""That which ended the process, and a sheet to fill in."""
MORE_LESSONS = ("pc-tiles/1", "pc-sets/2")
LARGE = QSize(1700, 1500)
SHEETS = ("pc2-examples/1", "pc2-examples/2")
FEW = 16
"""Times that a widget may be laid out at a turn of the page; forty, where each line was shown for itself."""


class Feeding(QWidget):
    """A widget that is high when it is wide, and gives itself that height."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a height for this width: in one a scroll bar is needed, which leaves the other."""
        self.setFixedHeight(500 if event.size().width() >= WIDE else 300)


class Asking(QWidget):
    """A widget that has its layout ask again whenever it is asked itself."""

    def __init__(self) -> None:
        """Hold a word."""
        super().__init__()
        QVBoxLayout(self).addWidget(QLabel("East"))

    def minimumSizeHint(self) -> QSize:
        """Return the least size, as if it might be another one now."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalMinimumSize()


def named(name: str) -> Pages:
    """Return what makes the page of exactly this name."""
    return next(made for made in pages([name]) if getattr(made, "args", ("",))[0] == name)


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("sizes", "kinds"),
    [
        (SIZES[:1], KINDS),
        pytest.param(SIZES[1:], KINDS, marks=pytest.mark.nightly),
        pytest.param(SIZES, MORE_KINDS, marks=pytest.mark.nightly),
    ],
    ids=["least", "larger", "more"],
)
def test_a_page_of_each_kind_fits_at_every_size(sizes: tuple[QSize, ...], kinds: tuple[str, ...]) -> None:
    sweep = Sweep(lambda *_: sizes)
    for name in kinds:
        sweep.go_through(named(name), 150)
    assert sweep.report() == []


def turned(book: str, lessons: tuple[str, ...]) -> Pages:
    """Return what turns pages of a course in one window."""

    def turn(look: Callable[[str, QWidget], None]) -> None:
        for name, window in turn_pages(book, lessons):
            look(name, window)

    return turn


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lessons", by_day([LESSONS], [LESSONS, MORE_LESSONS]), ids=["some", "more"])
def test_pages_of_a_course_fit_at_every_size(lessons: tuple[str, ...]) -> None:
    """Lesson 2 page 1 at 1440 x 879 ended the process: tiles took a height that took from their width."""
    sweep = Sweep(lambda *_: SIZES)
    sweep.go_through(turned("pung-chow", lessons), 100)
    assert sweep.report() == []


@pytest.mark.nightly  # by day in large German text
@pytest.mark.usefixtures("qapp")
def test_the_ways_of_a_lesson_are_whole_beside_its_map_in_large_text() -> None:
    sweep = Sweep(lambda *_: BESIDE_MAP)
    sweep.go_through(turned("pung-chow", ("pc-deal/3",)), 150)
    assert sweep.report() == []


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("drill-waits", 150),
        pytest.param("drill-fenghua-why-not", 100, marks=pytest.mark.nightly),
        pytest.param("guided-11", 125, marks=pytest.mark.nightly),
    ],
)
def test_what_stands_beside_a_page_leaves_it_the_width_it_needs(page: str, text: int) -> None:
    sweep = Sweep(lambda *_: BESIDE)
    for made in pages([page])[:1]:
        sweep.go_through(made, text)
    assert sweep.pages
    assert sweep.report() == []


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "lessons", by_day([("pc-wall/3",)], [("pc-wall/3",), ("pc-settling/1", "pc-mahjongg/1")]), ids=len
)
def test_page_and_task_of_a_lesson_share_the_least_windows_in_large_german_text(
    lessons: tuple[str, ...],
) -> None:
    sweep = Sweep(lambda *_: [QSize(960, 640), QSize(1024, 700)])
    sweep.go_through(turned("pung-chow", lessons), 150, Language.GERMAN)
    assert sweep.report() == []


@pytest.mark.nightly  # by day a page of each kind
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_score_and_payments_of_an_entry_have_the_width_they_need(language: Language) -> None:
    """Beside each other they had fixed shares of a width in which their whole might have stood."""
    sweep = Sweep(lambda *_: [QSize(1240, 699), QSize(1279, 822)])
    sweep.go_through(named("score-entry-tiles"), 100, language)
    assert sweep.report() == []


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("page", "text"), by_day([("result", 150)], [("result", 150), ("new-game", 125)], several=True)
)
def test_large_german_text_is_whole_in_small_and_wide_windows(page: str, text: int) -> None:
    """Margins that left no more than a fixed width asked for room themselves, and the page grew for ever."""
    sweep = Sweep(lambda *_: [QSize(960, 640), QSize(1440, 900), QSize(1920, 1080)])
    sweep.go_through(named(page), text, Language.GERMAN)
    assert sweep.report() == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("lesson-pc-chow-1-miss-1", 125),
        pytest.param("settle-greatest", 150, marks=pytest.mark.thorough),
        pytest.param("scoresheet-came-to", 150, marks=pytest.mark.nightly),
        pytest.param("scoresheet-came-to-nothing", 125, marks=pytest.mark.nightly),
        pytest.param("compare-plain", 150, marks=pytest.mark.nightly),
        pytest.param("settle-liable", 100, marks=pytest.mark.nightly),
    ],
)
@pytest.mark.parametrize(
    "sizes", [SMALL_ONES, pytest.param(LARGER, marks=pytest.mark.nightly)], ids=["small", "larger"]
)
def test_what_is_shown_later_has_its_room(page: str, text: int, sizes: tuple[QSize, ...]) -> None:
    """Cards came after their room was shared or asked for more, a button needed a line, a foot no height.

    A name in the heading of a score lay under a large total.
    """
    sweep = Sweep(lambda *_: sizes)
    sweep.go_through(named(page), text)
    assert sweep.report() == []


@pytest.mark.usefixtures("qapp")
def test_the_words_of_the_strip_under_a_deal_that_is_over_give_way_to_its_buttons() -> None:
    strip = ReviewStrip(make_context().theme)
    strip.show_deal(is_last=True)
    needed = sum(button.sizeHint().width() for button in strip.findChildren(Button))
    assert strip.minimumSizeHint().width() < needed + WIDE


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
def test_a_sheet_to_fill_in_is_laid_out_as_a_whole_when_its_page_is_turned() -> None:
    sweep = Sweep(lambda *_: [LARGE])
    sweep.go_through(turned("pung-chow-limit", SHEETS), 100)
    assert sweep.report() == []
    assert sweep.most_passes < FEW


@pytest.mark.nightly  # by day pages of a course
@pytest.mark.usefixtures("qapp")
def test_a_sheet_to_fill_in_does_not_go_from_one_column_to_two_and_back_for_ever() -> None:
    """In two columns no scroll bar was needed, which made room for two; as one, the bar came back."""
    sweep = Sweep(lambda *_: [QSize(1387, 1067)])
    sweep.go_through(turned("pung-chow", ("pc-doubles/2",)), 100)
    assert sweep.report() == []
    assert sweep.most_passes < FEW


@pytest.mark.usefixtures("qapp")
def test_what_feeds_on_its_size_is_found() -> None:
    app = application()
    area, inner = QScrollArea(), QWidget()
    column = QVBoxLayout(inner)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(Feeding())
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.show()
    passes = sweep_checks.Passes(app)
    sweep_checks.settle(area, QSize(WIDE, 400), passes)
    app.removeEventFilter(passes)
    assert any(fault.kind == "does not come to rest" for fault in passes.faults())


@pytest.mark.usefixtures("qapp")
def test_what_is_laid_out_once_in_each_turn_for_ever_is_found() -> None:
    app, window = application(), QWidget()
    QVBoxLayout(window).addWidget(Asking())
    window.show()
    passes = sweep_checks.Passes(app)
    sweep_checks.settle(window, QSize(WIDE, 400), passes)
    app.removeEventFilter(passes)
    assert any(fault.kind == "does not come to rest" for fault in passes.faults())


@pytest.mark.usefixtures("qapp")
def test_an_error_that_nobody_catches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ValueError("no room")

    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    app, window = application(), QWidget()
    window.show()
    passes = sweep_checks.Passes(app)
    with uncaught() as raised:
        QTimer.singleShot(0, window, fail)
        sweep_checks.settle(window, QSize(WIDE, 400), passes)
    app.removeEventFilter(passes)
    assert raised == ["ValueError: no room"]


@pytest.mark.usefixtures("qapp")
def test_what_is_cut_and_what_overlaps_is_found() -> None:
    application()
    window = QWidget()
    line = QHBoxLayout(window)
    one, other = QLabel("Mah-Jongg"), QLabel("Pung")
    line.addWidget(one)
    line.addWidget(other)
    window.show()
    assert not list(sweep_checks.faults(window))
    one.resize(8, one.height())
    other.move(one.pos())
    assert {fault.kind for fault in sweep_checks.faults(window)} == {"cut at its side", "overlap"}


@pytest.mark.usefixtures("qapp")
def test_a_choice_of_which_no_word_is_read_is_found() -> None:
    """A box that gave up all of its width was an arrow alone, and no layout was at fault."""
    application()
    box = ChoiceBox()
    box.addItem("Deal 2: Anna goes out")
    box.show()
    assert not list(sweep_checks.faults(box))
    box.setSizePolicy(sweep_checks.IGNORED, sweep_checks.IGNORED)
    box.setFixedWidth(40)
    assert "not a word of what is chosen" in {fault.kind for fault in sweep_checks.faults(box)}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("words", ["costs you %n points", "{name} is East", "None"])
def test_a_mark_that_no_value_took_the_place_of_is_found(words: str) -> None:
    """A count below 0 left its mark in a sentence."""
    application()
    window = QWidget()
    label = QLabel("costs you 100 % of {it all", window)
    QVBoxLayout(window).addWidget(label)
    window.show()
    assert not list(sweep_checks.faults(window))
    label.setText(words)
    assert [fault.place for fault in sweep_checks.faults(window) if "mark" in fault.kind] == [words]


def test_pages_of_a_class_share_every_size() -> None:
    deal = Dealt()
    every = {(one.width(), one.height()) for one in grid(1)}
    tried: set[tuple[int, int]] = set()
    for number in range(len(every) // SHARE + 60):
        sizes = deal(f"lesson-{number}", 100)
        assert list(USUAL) == sizes[: len(USUAL)]
        tried |= {(one.width(), one.height()) for one in sizes}
    assert every <= tried


def test_the_sides_of_the_breaks_are_dealt_first() -> None:
    deal = Dealt()
    first = {(one.width(), one.height()) for page in range(80) for one in deal(f"settle-{page}", 150)}
    for grown in (1, 1.5):
        side = int(BREAKS[0][1] * grown), int(BREAKS[1][2] * grown)
        assert {side, (side[0] - 1, side[1] - 1)} <= first
