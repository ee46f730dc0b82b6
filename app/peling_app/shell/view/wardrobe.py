"""Restyle what is seen at once, and each other page when it is shown.

Night, contrast and text size are changed with a page in front of the user; to style all others with it would
hold the program for seconds. So each page has a theme that sleeps while the page is not in front.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import dress
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.pages import PageId


class Wardrobe:
    """Makes the pages of a window, and keeps the page in front in the present look."""

    def __init__(self, context: AppContext, make: Callable[[PageId, Services], Page]) -> None:
        """Let `make` make the pages; each gets a theme of its own."""
        self._context = context
        self._make = make
        self._themes: dict[PageId, PageTheme] = {}

    def make(self, page_id: PageId) -> Page:
        """Return a new page in the present look."""
        theme = self._themes[page_id] = PageTheme(self._context.theme)
        page = self._make(page_id, replace(self._context.services, theme=theme))
        dress(page, theme)
        return page

    def bring(self, page_id: PageId) -> None:
        """Restyle a page that has come to the front, if it must be; the others sleep from now on."""
        for other, theme in self._themes.items():
            if other is not page_id:
                theme.sleep()
        self._themes[page_id].wake()
