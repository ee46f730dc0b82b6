"""Restyle what is seen at once, and each other page when it is shown.

Night, contrast and text size are changed with a page in front of the user; to style all others with it would
hold the program for seconds. So each page has a theme that sleeps while the page is not in front.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize

from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import dress_when_ready
from peling_app.platform.settings import LARGEST_ZOOM, SMALLEST_ZOOM, USUAL_ZOOM, Appearance
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.pages import PLACES, PageId


class Wardrobe:
    """Makes the pages of a window, keeps the page in front in the present look, and changes the look."""

    def __init__(self, context: AppContext, make: Callable[[PageId, Services], Page]) -> None:
        """Let `make` make the pages; each gets a theme of its own."""
        self.context = context
        self._make = make
        self._themes: dict[PageId, PageTheme] = {}
        self._size = QSize()
        context.commands.handle(
            {
                "view.night": self._toggle_night,
                "view.larger": partial(self._zoom, 10),
                "view.smaller": partial(self._zoom, -10),
                "view.normal": partial(self._zoom, 0),
            }
        )

    def make(self, page_id: PageId) -> Page:
        """Return a new page in the present look."""
        theme = self._themes[page_id] = PageTheme(self.context.theme)
        self._fit(page_id)
        page = self._make(page_id, replace(self.context.services, theme=theme))
        if not page.has_parts:
            dress_when_ready(page, theme)
        return page

    def fit(self, size: QSize) -> None:
        """Give pages of paper larger text while the window is large."""
        self._size = size
        for page_id in self._themes:
            self._fit(page_id)

    def _fit(self, page_id: PageId) -> None:
        if PLACES[page_id].is_paper:
            self._themes[page_id].fit(self._size.width(), self._size.height())

    def over(self) -> PageTheme:
        """Return a new theme for what opens over the pages: its text is as large as theirs."""
        theme = PageTheme(self.context.theme)
        theme.fit(self._size.width(), self._size.height())
        theme.wake()
        return theme

    def bring(self, page_id: PageId) -> None:
        """Restyle a page that has come to the front, if it must be; the others sleep from now on."""
        for other, theme in self._themes.items():
            if other is not page_id:
                theme.sleep()
        self._themes[page_id].wake()

    def note_size(self) -> None:
        """Say whether text can still be larger or smaller, and whether it has another size than usual."""
        zoom, by_system = self.context.theme.zoom(), self.context.preferences.current.text_is_by_system
        self.context.commands.set_flags(
            {
                Flag.MAY_GROW: zoom < LARGEST_ZOOM,
                Flag.MAY_SHRINK: zoom > SMALLEST_ZOOM,
                Flag.TEXT_SIZED: not by_system,
            }
        )

    def _toggle_night(self) -> None:
        night = self.context.theme.is_night()
        self.context.preferences.update(appearance=Appearance.DAY if night else Appearance.NIGHT)

    def _zoom(self, step: int) -> None:
        """Make text larger or smaller than it is; without a step as large as the system wants it."""
        if step:
            now = self.context.theme.zoom() + step
            zoom = max(SMALLEST_ZOOM, min(LARGEST_ZOOM, now))
            self.context.preferences.update(text_zoom=zoom, text_by_system=False)
        else:
            self.context.preferences.update(text_zoom=USUAL_ZOOM, text_by_system=True)
