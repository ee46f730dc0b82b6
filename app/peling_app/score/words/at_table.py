"""Word the view for the whole table: large figures, the dice, the clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence

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


def throw_for(name: str) -> str:
    """Return the button of the dice: who is to throw."""
    return translate("At the table", "{name} throws").format(name=name)


def not_thrown(name: str) -> str:
    """Say who throws for the wall."""
    return translate("At the table", "{name} throws for the wall.").format(name=name)


def tile_turned_up(smaller: int) -> str:
    """Return which tile is turned up, by the smaller die."""
    return translate(
        "At the table", "The smaller die: turn up the tile on stack {number} of the tail."
    ).format(number=smaller)


def clock_spoken(minutes: int, seconds: int) -> str:
    """Return the time that is left for a screen reader."""
    return translate("At the table", "{minutes} minutes {seconds} seconds left").format(
        minutes=minutes, seconds=seconds
    )


def player_spoken(name: str, wind: str, total: str, last: str) -> str:
    """Return a player with wind, total and what the last deal brought."""
    words = translate("At the table", "{name}, {wind}: {total}, last deal {last}")
    return words.format(name=name, wind=wind, total=total, last=last)
