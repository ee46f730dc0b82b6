"""Word the tutor's panel itself: its tabs and buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling_app.books.words.citations import NO_BREAK
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate


replay_line = Sentence("Tutor", "Replay from this line")
replay_line_said = Sentence("Tutor", "Shows the moment of the chosen line with all hands open.")
panel = Sentence("Tutor", "Tutor panel")
close = Sentence("Tutor", "Put the tutor away")
bring = Sentence("Tutor", "Show the tutor")
advise = Sentence("Tutor", "Advise me")
show_score = Sentence("Tutor", "Show the score")
back = Sentence("Tutor", "Back to the table")
standing = Sentence("Tutor", "Your hand as it stands")
going_out = Sentence("Tutor", "If you go out now")
going_out_lead = Sentence("Tutor", "What the complete hand counts, paid by each of the others.")
not_in_exam = Sentence("Tutor", "In an exam your hand is not counted before the deal is over.")
something_allowed = Sentence("Tutor", "You may claim or declare something")
in_this_line = Sentence("Tutor", "Words in this line")


def covers(wind: Wind | None) -> str:
    """Return what lies under a panel that has no room beside the table, and how the table is seen again."""
    if wind is None:
        return translate("Tutor", "Show the table (T)")
    said = translate("Tutor", "{wind}’s tiles lie under this: show the table (T)")
    why, colon, how = said.format(wind=wind_name(wind)).rpartition(": ")
    # On two lines the key stands with what it does.
    return why + colon + how.replace(" ", NO_BREAK)


def tabs() -> tuple[str, str, str]:
    """Return the words on the tabs."""
    return translate("Tutor", "Tutor"), translate("Tutor", "Score now"), translate("Tutor", "Log")


def standing_lead(*, only_winner: bool = False) -> str:
    """Return what that score is; `only_winner`: a hand that has not won counts nothing."""
    if only_winner:
        return translate(
            "Tutor", "What its sets will count if you win. Another player’s win leaves you nothing."
        )
    return translate("Tutor", "What it would count if another player went out now.")
