"""What the compare page reckons for a width is reckoned once, and anew when anything that is shown changes.

Layouts ask for the height at a width dozens of times while the parts of a page are shown and hidden; with all
of it reckoned each time a change of the text size held the window for longer than one notices.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from peling.core.tiles import tile
from peling_app.compare.view.heads import BookHead
from peling_app.compare.view.page import ComparePage
from peling_app.kit.view.tiles.entry import HandEntry
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow

WIDTHS = (200, 320, 700, 1400)


def agree(page: ComparePage) -> None:
    """Check that what is kept is what would be reckoned now, and that each place has the room it asks for."""
    QApplication.processEvents()
    for width in WIDTHS:
        assert page.entry.areas(width) == page.entry.reckon(width)
        for head in page.heads.heads:
            assert head.wanted_height(width) == head.reckon(width)
    for place in page.entry.places.values():
        assert place.size() == place.sizeHint(), place.place


@pytest.mark.thorough
def test_what_is_kept_follows_every_change(window: MainWindow, page: ComparePage) -> None:
    context = window.context
    agree(page)
    for change in (
        {"text_zoom": 150},
        {"language": Language.GERMAN},
        {"high_contrast": True},
        {"text_zoom": 80},
        {"language": Language.ENGLISH},
    ):
        context.preferences.update(**change)
        agree(page)
    for kind in ("B1", "B2", "B3", "R", "R", "R"):
        page.model.entry.put(tile(kind))
        agree(page)
    window.resize(2560, 1440)
    agree(page)


def test_nothing_is_reckoned_twice_for_one_look(
    window: MainWindow, page: ComparePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = window.context
    reckoned: Counter[tuple[int, int, int]] = Counter()
    for kind in (BookHead, HandEntry):

        def count(self: BookHead | HandEntry, width: int, inner: object = kind.reckon) -> object:
            reckoned[id(self), width, context.preferences.current.text_zoom] += 1
            assert callable(inner)
            return inner(self, width)

        monkeypatch.setattr(kind, "reckon", count)
    for zoom in (150, 100):
        reckoned.clear()
        context.preferences.update(text_zoom=zoom)
        assert reckoned
        # Once before it has heard itself of the new size of text, and once with it.
        assert max(reckoned.values()) <= 2, reckoned.most_common(3)
    assert page.isVisible()
