"""The names of the levels on the scale of *Your play*: each is read, however much somebody has lost."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.words.numbers import decimal
from peling_app.platform.preferences import Preferences
from peling_app.play.habits.model.estimate import LevelScale, Mark
from peling_app.play.habits.view.level import LevelView

LOST = {"Novice": 40.7, "Club": 14.9, "Expert": 13.3, "Master": 2.0}


@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize("width", [400, 560, 900])
@pytest.mark.parametrize(("lost", "error"), [(0.0, 0.0), (20.0, 8.0), (300.0, 600.0), (9000.0, 1.0)])
def test_names_of_levels_never_lie_over_each_other(
    qtbot: QtBot, lost: float, error: float, width: int, zoom: int
) -> None:
    preferences = Preferences()
    preferences.update(text_zoom=zoom)
    view = LevelView(Theme(preferences))
    qtbot.addWidget(view)
    marks = tuple(Mark(name, points, f"{name} {decimal(points)}") for name, points in LOST.items())
    view.show_scale(LevelScale("", "", lost, error, "you", marks, ""))
    view.resize(width, view.heightForWidth(width))
    places = view.placed_names(width)
    assert sorted(name for name, _ in places) == sorted(["0", *(mark.said for mark in marks)])
    for number, (name, place) in enumerate(places):
        assert view.rect().toRectF().contains(place), name
        met = [other for other, its in places[number + 1 :] if its.intersects(place)]
        assert met == [], f"{name} lies over {met}"
    in_rows: dict[float, list[float]] = {}
    for _, place in places:
        in_rows.setdefault(place.top(), []).append(place.left())
    assert all(lefts == sorted(lefts) for lefts in in_rows.values()), "names stand in the order of the levels"
