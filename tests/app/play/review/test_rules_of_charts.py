"""The rules of a chart stop before the words in it: none is struck through."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.play.habits.model.estimate import Mark, Trend, TrendPoint
from peling_app.play.habits.model.page import DealBar, LastGame
from peling_app.play.habits.view.deals import DealBars
from peling_app.play.habits.view.trend import BEFORE_NAMES, TrendView
from peling_app.play.review.model.page import ReviewPage
from peling_app.play.review.model.story import Column, Dot, Story
from peling_app.play.review.view.curve import StoryCurve
from tests.end2end.stage import application


def curve(rng: Random) -> tuple[QWidget, list[QRectF]]:
    """Return a curve with three mistakes, and where its labels stand."""
    before = [rng.uniform(-90, 90) for _ in range(12)]
    dots = tuple(
        Dot(turn, 0, 1, value, value, 30.0 if turn % 4 == 0 else 0.0, Grade.BEST)
        for turn, value in enumerate(before)
    )
    story = Story(tuple(Column(turn + 1) for turn in range(12)), dots, before[0], 40)
    labels = tuple((place, "7 of bamboos", "−30.0") for place in (0, 4, 8))
    view = StoryCurve(Theme(Preferences(None)))
    view.resize(860, 300)
    view.show_page(ReviewPage(story=story, labels=labels, ended=("result", "+40")), AS_DRAWN)
    view.grab()
    return view, [label.box.adjusted(-3, 0, 0, 0) for label in view.labels]


def trend(rng: Random) -> tuple[QWidget, list[QRectF]]:
    """Return a trend that is level, and where its figure stands."""
    lost = rng.uniform(4, 30)
    view = TrendView(Theme(Preferences(None)))
    view.resize(600, 200)
    levels = (Mark("club", lost * 0.9, ""), Mark("novice", lost * 0.95, ""))
    view.show_trend(Trend((TrendPoint("5/6", lost, 0.0, ""),) * 4, levels))
    view.grab()
    return view, [view.figure]


def bars(rng: Random) -> tuple[QWidget, list[QRectF]]:
    """Return the bars of a game, and where their sums stand."""
    lost = [rng.uniform(2, 40) for _ in range(8)]
    view = DealBars(Theme(Preferences(None)))
    view.resize(600, 200)
    view.show_game(
        LastGame(bars=tuple(DealBar(str(n), (one,), f"{one:.1f}", "") for n, one in enumerate(lost)))
    )
    view.grab()
    return view, list(view.totals.values())


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("make", [curve, trend, bars])
@pytest.mark.parametrize("seed", range(8))
def test_no_rule_runs_through_words(qtbot: QtBot, make: object, seed: int) -> None:
    """A mistake at nought was struck through by the zero line: "7 of bamboos −67.7"."""
    application()
    view, boxes = make(Random(seed))  # type: ignore[operator]
    qtbot.addWidget(view)
    assert boxes
    image = view.grab().toImage()
    ground = image.pixelColor(2, 2)
    for box in boxes:
        column = round(box.left()) + 1
        rows = range(round(box.top()) + 1, round(box.bottom()) - 1)
        struck = [row for row in rows if image.pixelColor(column, row) != ground]
        assert not struck, (box, struck)


@pytest.mark.parametrize("seed", range(8))
def test_the_figure_of_the_trend_ends_before_the_names_of_the_levels(qtbot: QtBot, seed: int) -> None:
    application()
    view, (figure,) = trend(Random(seed))
    qtbot.addWidget(view)
    assert isinstance(view, TrendView)
    assert figure.right() <= view.plot.right() + BEFORE_NAMES
