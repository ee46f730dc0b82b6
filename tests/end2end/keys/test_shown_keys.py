"""A key that is shown on a button works on the screen that shows it."""

from __future__ import annotations

import pytest

from tests.end2end.keys.shown_keys import KeyWalk

SCREENS = (
    "new-game-1440x900",
    "score-entry-tiles-1440x900-day",
    "drill-pung-chow-waits-checked",
)
"""A form, an entry and a board; the settlement is in `test_whole_deal_keys`: its picture has no game."""
MORE = (
    "help-1440x900",
    "replay-log-1440x900-day",
    "why-not-claim-hand-1440x900-day",
    "scoresheet-large-type-1440x900",
    "drill-pung-chow-score-checked",
    "saved-games-1440x900-day",
    "books-1440x900",
    "compare-empty-1440x900",
    "scoresheet-correction-1440x900",
    "why-not-turn-wall-1440x900-day",
    "tutor-term-1440x900-day",
    "compare-plain-1440x900",
    "score-entry-points-1440x900",
    "guided-11-1440x900",
)


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "screens", [SCREENS, pytest.param(MORE, marks=pytest.mark.nightly)], ids=["some", "more"]
)
def test_every_key_on_a_button_works(screens: tuple[str, ...]) -> None:
    walk = KeyWalk()
    for name in screens:
        walk.go_through(name)
    assert len(walk.pressed) >= len(screens), "a screen shows no key any more"
    assert walk.found == []
