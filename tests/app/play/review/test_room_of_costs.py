"""The right side of a review has the room that its words need, also when they come later than the page."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling_app.kit.model.faces import AS_DRAWN
from peling_app.play.review.view.page import ReviewView
from peling_app.shell.view.pages import PageId
from tests.app.play.replay.conftest import resumed
from tests.app.play.review.conftest import BUDGET
from tests.end2end.stage import make_context, make_window


def test_what_cost_most_is_not_cut_when_it_comes_after_the_page(
    qtbot: QtBot, reviewed_folder: Path, tmp_path: Path
) -> None:
    """The width was shared out before there were decisions, and never again: words and costs were cut."""
    session = resumed(qtbot, reviewed_folder, tmp_path)
    context = make_context(session=session, settings={"sound": False}, review_budget=BUDGET)
    window = make_window(context, QSize(1024, 700))
    window.ways.show_review()
    page = window.page(PageId.REVIEW)
    assert isinstance(page, ReviewView)
    qtbot.waitUntil(lambda: page.model.is_known, timeout=60_000)
    QApplication.processEvents()
    first, side = page.model.page.costs[0], page.side
    usual = side.width()

    def is_right(*, wider: bool) -> bool:
        """Say whether the side is wider than at first, and what was lost stands in it."""
        lost = next(one for one in side.costs.rows[0].findChildren(QLabel) if one.text() == first.lost)
        return (side.width() > usual) is wider and lost.mapTo(
            side, QPoint(lost.width(), 0)
        ).x() <= side.width()

    for name, wider in (("Chow", False), ("Chow " * 5, True), ("Chow", False)):
        better = replace(first.better, name=name, is_discard=False)
        side.costs.show_costs((replace(first, better=better),), AS_DRAWN, first.place)
        qtbot.waitUntil(partial(is_right, wider=wider))
    window.close()
    context.reviews.finish()
    session.finish()
