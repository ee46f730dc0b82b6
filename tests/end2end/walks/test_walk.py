"""Walk over all pages by chance: focus stays in the page, Enter does what it says, nothing starts unasked.

At its end nothing is kept that Qt may have deleted.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.view import paint
from peling_app.platform.settings import Language
from tests.by_day import by_day
from tests.end2end.walks.walk import Walk
from tests.kept_items import kept_items


def walk(qtbot: QtBot, folder: Path, seed: int, steps: int, *, from_deal: bool = False) -> None:
    """Take so many steps, `from_deal` from where a deal is over; a failure shows the trail."""
    done = Walk(qtbot, folder, seed)
    try:
        if from_deal:
            done.play_a_deal()
        for _ in range(steps):
            done.step()
        assert kept_items() == []
    finally:
        done.written.close()
        done.window.close()
        paint.RINGS.shown, paint.RINGS.keys = True, False
        done.context.translations.use(Language.ENGLISH)


@pytest.mark.slow
@pytest.mark.parametrize("seed", by_day([1], [1, 2]))
def test_a_walk_by_keys_and_mouse(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    """100 steps by day; at night 22,000, and 150 from where a deal is over."""
    walk(qtbot, tmp_path, seed, steps=150 if seed == 2 else 100, from_deal=seed == 2)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(1, 12))
def test_long_walks_by_keys_and_mouse(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    walk(qtbot, tmp_path, seed, steps=2000)
