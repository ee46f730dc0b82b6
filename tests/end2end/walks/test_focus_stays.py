"""On every page the focus stays where it is when the text, the language or the look is another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from peling_app.kit.view.focus_keeper import PageStack
from peling_app.platform.settings import Appearance, Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.reading_order import tab_stops
from tests.by_day import by_day
from tests.end2end.walks.sweep import pages

TURNS: Final = 6
"""Events are handled so often after a change: what is laid out later asks for it a few times."""


class Stop(NamedTuple):
    """A stop of Tab by its kind: its class, and which one of them it is."""

    kind: str
    place: int


def stop_of(page: QWidget, one: QWidget | None) -> Stop | None:
    """Return which stop of a page something is; None: it is none of the page."""
    stops = tab_stops(page)
    if one not in stops:
        return None
    alike = [stop for stop in stops if type(stop) is type(one)]
    return Stop(type(one).__name__, alike.index(one))


def changes(window: MainWindow) -> list[Callable[[], None]]:
    """Return the changes that a user can make on any page, each followed by its way back."""
    preferences = window.context.preferences
    settings = preferences.current
    other = Language.ENGLISH if settings.language is Language.GERMAN else Language.GERMAN

    def text(size: int) -> Callable[[], None]:
        return lambda: preferences.update(text_zoom=size, text_by_system=False)

    def language(one: Language) -> Callable[[], None]:
        return lambda: preferences.update(language=one)

    def look(one: Appearance) -> Callable[[], None]:
        return lambda: preferences.update(appearance=one)

    return [
        text(110),
        text(100),
        language(other),
        language(settings.language),
        look(Appearance.NIGHT),
        look(Appearance.DAY),
    ]


def lost(window: MainWindow, kinds: Sequence[str] = ()) -> list[str]:
    """Return at which stops of the page in front the focus goes elsewhere, and where it goes.

    Of some `kinds` of stops only, if any are named. What the page itself puts away in another size, and
    what passes the focus on by itself, is left out.
    """
    window.activateWindow()
    pages = window.findChild(PageStack)
    page = None if pages is None else pages.currentWidget()
    assert page is not None
    found, looked = [], 0
    for number in range(len(tab_stops(page))):
        for which, change in enumerate(changes(window)):
            stops = tab_stops(page)
            if number >= len(stops) or (kinds and type(stops[number]).__name__ not in kinds):
                change()
                continue
            one = stops[number]
            one.setFocus()
            QApplication.processEvents()
            before = stop_of(page, QApplication.focusWidget())
            change()
            for _ in range(TURNS):
                QApplication.processEvents()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            focus = QApplication.focusWidget()
            after = before if focus is one else stop_of(page, focus)
            looked += 1
            if before is not None and after != before and not _is_put_away(one, page):
                found.append(f"{which}: {before} -> {after}")
    assert looked, "the page has such stops"
    return found


def _is_put_away(one: QWidget, page: QWidget) -> bool:
    """Return whether a stop is still there, and the page shows it no more: it was not made anew."""
    return isValid(one) and one not in tab_stops(page)


MADE_ANEW: Final = {
    "guided-2-de": ("LinkedWords", "Button"),
    "guided-11": ("HandRow", "AccountTable"),
    "scoresheet-came-to-taken-home": ("StandingCard",),
    "score-entry-more": ("Button",),
    "window-dice-german": ("LinkedWords",),
    "window-drawer-en": ("FoldLine", "LinkedWords", "QuietLink"),
}
"""Pages, and stops of theirs that are made anew and lost the focus."""


@pytest.mark.parametrize("name", by_day(["guided-2-de"], MADE_ANEW))
@pytest.mark.usefixtures("qapp")
def test_a_stop_that_was_made_anew_has_the_focus_again(name: str) -> None:
    seen: list[str] = []

    def look(shown: str, window: QWidget) -> None:
        if shown == name and isinstance(window, MainWindow):
            seen.append(shown)
            assert lost(window, MADE_ANEW[name]) == []

    for make in pages([name]):
        make(look)
    assert seen == [name]


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
def test_every_stop_of_every_page_keeps_the_focus() -> None:
    found: dict[str, list[str]] = {}
    looked: list[str] = []

    def look(name: str, window: QWidget) -> None:
        # Lessons are laid out by the same code: one of each book is enough.
        if isinstance(window, MainWindow) and not (
            name.startswith("lesson-") and not name.endswith("game-1")
        ):
            looked.append(name)
            if stops := lost(window):
                found[name] = stops

    for make in pages([]):
        make(look)
    assert len(looked) > 50
    assert found == {}
