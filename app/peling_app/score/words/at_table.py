"""Word the view for the whole table: large figures, the dice, the clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    """Return what the view is called."""
    return translate("At the table", "At the table")


def throw_for(name: str) -> str:
    """Return the button of the dice: who is to throw."""
    return translate("At the table", "{name} throws").format(name=name)


def throw_again() -> str:
    """Return the button of the dice when the wall is broken."""
    return translate("At the table", "Throw anew")


def not_thrown(name: str) -> str:
    """Say who throws for the wall."""
    return translate("At the table", "{name} throws for the wall.").format(name=name)


def once_more() -> str:
    """Say that a throw does not count by the house rules."""
    return translate("At the table", "This throw is made again.")


def tile_turned_up(smaller: int) -> str:
    """Return which tile is turned up, by the smaller die."""
    return translate(
        "At the table", "The smaller die: turn up the tile on stack {number} of the tail."
    ).format(number=smaller)


def start_clock() -> str:
    """Return the button that starts the clock."""
    return translate("At the table", "Start the clock")


def stop_clock() -> str:
    """Return the button that stops the clock."""
    return translate("At the table", "Stop the clock")


def reset_clock() -> str:
    """Return the button that sets the clock back."""
    return translate("At the table", "Set back")


def longer() -> str:
    """Return the button that gives more time."""
    return translate("At the table", "5 minutes more")


def shorter() -> str:
    """Return the button that gives less time."""
    return translate("At the table", "5 minutes less")


def time_up() -> str:
    """Say that the time is over."""
    return translate("At the table", "The time is over. This is the last deal of the round.")


def clock_spoken(minutes: int, seconds: int) -> str:
    """Return the time that is left for a screen reader."""
    return translate("At the table", "{minutes} minutes {seconds} seconds left").format(
        minutes=minutes, seconds=seconds
    )


def back() -> str:
    """Return the button that goes back to the sheet."""
    return translate("At the table", "Back to the sheet")


def enter() -> str:
    """Return the button that goes to the entry of the deal."""
    return translate("At the table", "Enter the deal")


def player_spoken(name: str, wind: str, total: str, last: str) -> str:
    """Return a player with wind, total and what the last deal brought."""
    words = translate("At the table", "{name}, {wind}: {total}, last deal {last}")
    return words.format(name=name, wind=wind, total=total, last=last)
