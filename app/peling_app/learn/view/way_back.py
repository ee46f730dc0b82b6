"""Where the way back from a page of Learn leads: to its start, or to the game it was opened from."""

from __future__ import annotations

from peling_app.kit.view.controls import Button
from peling_app.learn.view.sidebar import Sidebar
from peling_app.learn.words import learn as words


class WayBack:
    """Words the button of the sidebar and the one that stands for it on a narrow page."""

    def __init__(self, sidebar: Sidebar, narrow: Button) -> None:
        """Lead to the start of Learn."""
        self._sidebar = sidebar
        self._narrow = narrow
        self._to_game = False

    def lead(self, *, to_game: bool) -> None:
        """Lead to the game that is open, or to the start of Learn."""
        self._to_game = to_game
        self.word()

    def word(self) -> None:
        """Word both buttons again."""
        game = words.back_to_game()
        self._sidebar.back.setText(game if self._to_game else words.all_of_learn())
        self._narrow.setText(game if self._to_game else words.learn_title())
