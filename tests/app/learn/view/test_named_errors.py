"""The errors that are named of a try: their tiles are whole in any window, and only they are spoken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from peling.core.tiles import tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Reason, Seen
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
