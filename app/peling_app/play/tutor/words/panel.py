"""Word the tutor's panel itself: its tabs and buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def replay_line() -> str:
    """Return the button that leads from a line of the log to the replay."""
    return translate("Tutor", "Replay from this line")


def replay_line_told() -> str:
    """Return what that button does."""
    return translate("Tutor", "Shows the moment of the chosen line with all hands open.")


def panel() -> str:
    """Return the name of the panel."""
    return translate("Tutor", "Tutor panel")


def tabs() -> tuple[str, str, str]:
    """Return the words on the tabs."""
    return translate("Tutor", "Tutor"), translate("Tutor", "Score now"), translate("Tutor", "Log")


def close() -> str:
    """Return what the eye does."""
    return translate("Tutor", "Put the tutor away")


def open_rule() -> str:
    """Return the word on the button that opens a rule."""
    return translate("Tutor", "Open the rule")


def advise() -> str:
    """Return the word on the button that asks for advice."""
    return translate("Tutor", "Advise me")


def back() -> str:
    """Return the word on the button that goes back from a rule."""
    return translate("Tutor", "Back to the table")


def standing() -> str:
    """Return the heading of the score while the deal is played."""
    return translate("Tutor", "Your hand as it stands")


def standing_lead(*, only_winner: bool = False) -> str:
    """Return what that score is; `only_winner`: a hand that has not won counts nothing."""
    if only_winner:
        return translate(
            "Tutor", "What its sets will count if you win. Another player’s win leaves you nothing."
        )
    return translate("Tutor", "What it would count if another player went out now.")


def going_out() -> str:
    """Return the heading of the score when the hand may go out."""
    return translate("Tutor", "If you go out now")


def going_out_lead() -> str:
    """Return what that score is."""
    return translate("Tutor", "What the complete hand counts, paid by each of the others.")


def something_allowed() -> str:
    """Return what the mark on the rail means."""
    return translate("Tutor", "You may claim or declare something")


def practise() -> str:
    """Return the words of the link to a drill."""
    return translate("Tutor", "Practise this")


def practise_spoken(drill: str) -> str:
    """Return what a screen reader says of that link: the name of the drill too."""
    return translate("Tutor", "Practise this: {drill}").format(drill=drill)


def explained(terms: list[str]) -> str:
    """Return what a screen reader says of a sentence with words of the glossary in it."""
    return translate("Tutor", "Explained here: {terms}").format(terms=", ".join(terms))


def in_this_line() -> str:
    """Return what stands over the meanings of several words of one line of the log."""
    return translate("Tutor", "Words in this line")
