"""The errors that are named of a try: their tiles are whole in any window, and only they are spoken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from peling.core.tiles import tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.text.flow import follow_width
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Reason, Seen
from peling_app.learn.view.answers.columns import Columns
from peling_app.learn.view.answers.message import LOW_MARGINS, MARGINS
from peling_app.learn.view.answers.reasons import LOW_TILE, TILE, Closing, TriedTiles
from tests.app.learn.conftest import Bench
from tests.end2end.stage import MIDDLE, SMALL

BIRD = Reason("bird", "", (Seen(tile("B1"), Mark.NONE, ""),), ("You discarded this tile.",), "p. 1")
PAIR = Reason(
    "pair", "A pair", tuple(Seen(tile("D2"), Mark.RIGHT, "equal") for _ in range(2)), ("A third.",), "p. 2"
)


@pytest.mark.parametrize("sizes", [(MIDDLE, SMALL), (SMALL, MIDDLE)], ids=["shrinks", "grows"])
def test_tiles_of_an_error_are_whole_in_a_window_of_any_height(
    bench: Bench, theme: Theme, sizes: tuple[QSize, ...]
) -> None:
    """In a usual window a tile was cut at its right: its room was that of a small one."""
    holder, closing = QWidget(), Closing(theme)
    fill(QVBoxLayout(holder), closing, STRETCH)
    bench.show(holder, sizes[0].width(), sizes[0].height())
    closing.show_try([BIRD, PAIR], "Not yet", Mark.WRONG)
    for size in sizes:
        holder.resize(size)
        for _ in range(4):
            QApplication.processEvents()
        wide, margins = (LOW_TILE, LOW_MARGINS) if size == SMALL else (TILE, MARGINS)
        rows = closing.findChildren(TriedTiles)
        assert len(rows) == 2
        for row, tiles in zip(rows, (1, 2), strict=True):
            assert row.width() >= row.sizeHint().width() > tiles * wide
        layout = closing.message.layout()
        assert layout is not None
        assert (layout.contentsMargins().left(), layout.contentsMargins().top()) == margins


def test_only_the_present_errors_are_spoken(bench: Bench, theme: Theme) -> None:
    """A screen reader was given the words of the try before, too."""
    closing = Closing(theme)
    bench.show(closing)
    closing.show_try([BIRD], "Not yet", Mark.WRONG)
    closing.show_try([PAIR], "Not this either", Mark.WRONG)
    assert closing.spoken == "Not this either. A pair. A third. p. 2"


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=["low", "usual"])
@pytest.mark.parametrize(
    ("title", "line", "shown"),
    [
        (
            "east wind",
            "East wind is a wind, and belongs to no suit.",
            ["{} is a wind, and belongs to no suit."],
        ),
        ("9 of bamboos", "9 of bamboos is of another suit.", ["{} is of another suit."]),
        ("West", "Westward the winds go.", ["{}", "Westward the winds go."]),
    ],
)
def test_a_title_with_which_its_sentence_begins_is_said_once(
    bench: Bench, theme: Theme, size: QSize, title: str, line: str, shown: list[str]
) -> None:
    """It read "east wind East wind is a wind", or stood over the sentence once more."""
    holder, closing = QWidget(), Closing(theme)
    fill(QVBoxLayout(holder), closing, STRETCH)
    bench.show(holder, size.width(), size.height())
    closing.show_try([Reason("one", title, (), (line,), "")], "", Mark.WRONG)
    texts = [one for one in closing.errors.findChildren(QLabel) if one.isVisible()]
    read = " ".join(QTextDocumentFragment.fromHtml(one.text()).toPlainText() for one in texts).split()
    assert " ".join(read) == " ".join(shown).format(
        title[0].upper() + title[1:] if len(shown) == 1 else title
    )
    assert closing.spoken == (line if len(shown) == 1 else f"{title}. {line}")
    bold = [one.text() for one in texts if "<b>" in one.text()]
    assert len(bold) == (len(shown) == 1 or size == SMALL)


class Lines(QWidget):
    """Some lines, 20 pixels high each, that count how often their height is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.number, self.asked = 1, 0
        follow_width(self)

    def heightForWidth(self, _width: int) -> int:
        """Return the height of the lines, and count."""
        self.asked += 1
        return 20 * self.number

    def sizeHint(self) -> QSize:
        """Return the size of the lines."""
        return QSize(200, 20 * self.number)


def test_a_part_is_asked_for_its_height_once_in_each_width_until_it_is_another(bench: Bench) -> None:
    """A page asks some hundred times for each try, and each time all words and tiles were laid in lines."""
    holder, parts = QWidget(), (Lines(), Lines())
    columns = Columns(*parts)
    holder.setLayout(columns)
    bench.show(holder)
    before = [columns.heightForWidth(width) for width in (150, 600)]
    asked = [part.asked for part in parts]
    assert [columns.heightForWidth(width) for width in (150, 600)] == before
    assert [part.asked for part in parts] == asked
    parts[1].number = 4
    parts[1].updateGeometry()
    assert [columns.heightForWidth(width) for width in (150, 600)] == [before[0] + 60, before[1] + 60]
    parts[0].hide()
    assert columns.heightForWidth(600) == before[1] + 60
    parts[1].hide()
    assert columns.heightForWidth(600) < before[1]


def test_what_is_said_of_another_try_has_its_height_at_once(bench: Bench, theme: Theme) -> None:
    """The page divides its room before the words are laid out."""
    holder, closing = QWidget(), Closing(theme)
    fill(QVBoxLayout(holder), closing, STRETCH)
    bench.show(holder)
    layout, heights = closing.layout(), []
    assert layout is not None
    for reasons, words in ([], "Not yet"), ([], "Not yet. " * 60), ([PAIR, BIRD], "Not yet"), ([BIRD], ""):
        closing.show_try(reasons, words, Mark.WRONG, "p. 3")
        heights.append([layout.totalHeightForWidth(width) for width in (300, 500, 700)])
        for _ in range(4):
            QApplication.processEvents()
        assert heights[-1] == [layout.totalHeightForWidth(width) for width in (300, 500, 700)], words
    assert heights[1] > heights[0]
    said = closing.said_of_all.layout()
    assert said is not None
    closing.show_try([], "Not yet", Mark.WRONG)
    for size in (SMALL, MIDDLE):
        holder.resize(size)
        at_once = said.totalHeightForWidth(500)
        for _ in range(4):
            QApplication.processEvents()
        assert at_once == said.totalHeightForWidth(500)
        heights.append([at_once])
    assert heights[-1] > heights[-2]
