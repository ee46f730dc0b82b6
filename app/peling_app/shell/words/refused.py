"""Say why a key does nothing now that is a command of this page."""

from __future__ import annotations

from typing import Final

from peling_app.kit.command import Flag
from peling_app.kit.words.marks import Sentence, Sentences

refused: Final = Sentences[Flag](
    {
        Flag.SHEET_OPEN: Sentence("Refused", "No score sheet is open: open one from the list or begin one."),
        Flag.SHEET_SHOWN: Sentence("Refused", "This is done on a score sheet: open one, or go back to it."),
        Flag.SHEET_DEALS: Sentence(
            "Refused",
            "This is done with a deal of a score sheet: go to one that has a deal, or enter one first.",
        ),
        Flag.TABLE_ABOVE: Sentence("Refused", "No table is seen from above here."),
        Flag.SHEET_UNDO: Sentence("Refused", "There is nothing to undo now."),
        Flag.SHEET_REDO: Sentence("Refused", "There is nothing to redo on a score sheet now."),
        Flag.COMPARE_UNDO: Sentence("Refused", "There is no step of this hand to undo."),
        Flag.JUDGE_UNDO: Sentence("Refused", "There is no step of this position to undo."),
        Flag.MAY_GROW: Sentence("Refused", "Text cannot be larger."),
        Flag.MAY_SHRINK: Sentence("Refused", "Text cannot be smaller."),
        Flag.TEXT_SIZED: Sentence("Refused", "Text has its normal size."),
        Flag.HAND_ARRANGED: Sentence(
            "Refused",
            "There is nothing to sort: your hand stands sorted already, or no deal is being played.",
        ),
        Flag.SHEET_CORRECTING: Sentence("Refused", "No deal is being corrected now."),
        Flag.HAND_OF_GAME: Sentence(
            "Refused",
            "There is a hand to compare while a game is open, in an exam when the deal is over.",
        ),
        Flag.SAVED_GAME: Sentence("Refused", "No game is waiting to be continued."),
        Flag.GAME_AWAY: Sentence("Refused", "No game was put away just now."),
        Flag.CAN_TAKE_BACK: Sentence(
            "Refused",
            "Nothing can be taken back now: you have to have done something in this deal, and in an exam or "
            "without the learning aids no move can be.",
        ),
        Flag.ASKED_LESS: Sentence("Refused", "You are asked for everything already."),
        Flag.ADVICE: Sentence(
            "Refused",
            "There is advice when you have something to decide, and not in an exam or from a quiet coach.",
        ),
        Flag.TUTOR_SPEAKS: Sentence("Refused", "In an exam the tutor says nothing, neither little nor much."),
        Flag.DEAL_SETTLED: Sentence("Refused", "The next deal begins when this one is over."),
        Flag.DEAL_PLAYED: Sentence("Refused", "No deal of this game is over yet."),
    }
)
"""What is missing; where a page shows by itself that it has nothing yet, nothing is said."""
