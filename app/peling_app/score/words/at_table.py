"""Word the view for the whole table: large figures, the dice, the clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Counted, Sentence

translate = QCoreApplication.translate


title = Sentence("At the table", "At the table")
throw_again = Sentence("At the table", "Throw anew")
once_more = Sentence("At the table", "This throw is made again.")
start_clock = Sentence("At the table", "Start the clock")
stop_clock = Sentence("At the table", "Stop the clock")
reset_clock = Sentence("At the table", "Set back")
longer = Sentence("At the table", "5 minutes more")
shorter = Sentence("At the table", "5 minutes less")
time_up = Sentence("At the table", "The time is over. This is the last deal of the round.")
back = Sentence("At the table", "Back to the sheet")
enter = Sentence("At the table", "Enter the deal")
throw_for = Sentence("At the table", "{name} throws")
not_thrown = Sentence("At the table", "{name} throws for the wall.")


def tile_turned_up(smaller: int) -> str:
    """Return which tile is turned up, by the smaller die."""
    return translate(
        "At the table", "The smaller die: turn up the tile on stack {number} of the tail."
    ).format(number=smaller)


_minutes = Counted("AtTablePlurals", "%n minute(s)")
_seconds = Counted("AtTablePlurals", "%n second(s)")
player_spoken = Sentence("At the table", "{name}, {wind}: {total}, last deal {last}")


def clock_spoken(minutes: int, seconds: int) -> str:
    """Return for a screen reader how much of the time is left."""
    return translate("At the table", "{minutes} {seconds} left").format(
        minutes=_minutes(minutes), seconds=_seconds(seconds)
    )
