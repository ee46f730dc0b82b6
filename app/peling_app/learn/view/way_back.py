"""Where the way back from a page of Learn leads: its start, or the page or lesson it was opened from."""

from __future__ import annotations

from enum import Enum

from peling_app.kit.view.controls import Button
from peling_app.kit.words.tips import tip
from peling_app.learn.view.sidebar import Sidebar
from peling_app.learn.words import learn as words


class Origin(Enum):
    """From where a page of Learn was opened."""

    START = "start"
    GAME = "game"
    REVIEW = "review"
    RECORDS = "records"
    LESSON = "lesson"


class WayBack:
    """Words the button of the sidebar and the one that stands for it on a narrow page."""

    def __init__(self, sidebar: Sidebar, narrow: Button) -> None:
        """Lead to the start of Learn."""
        self._sidebar = sidebar
        self._narrow = narrow
        self._to = Origin.START

    def lead(self, to: Origin) -> None:
        """Lead to where the page was opened from."""
        self._to = to
        self.word()

    def word(self) -> None:
        """Word both buttons again."""
        long, short = {
            Origin.START: (words.all_of_learn(), words.learn_title()),
            Origin.GAME: (words.back_to_game(), words.the_game()),
            Origin.REVIEW: (words.back_to_review(), words.the_review()),
            Origin.RECORDS: (words.back_to_records(), words.the_records()),
            Origin.LESSON: (words.back_to_page(), words.the_lesson()),
        }[self._to]
        self._sidebar.back.setText(long)
        # Where there is little room the key is worth more than the whole words, which a screen reader says.
        self._narrow.setText(short)
        self._narrow.setAccessibleName(long)
        self._narrow.setToolTip(tip(long))
