"""Word why a recorded hand cannot be scored, by the reason ids of the example format."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

REASONS: Final = {
    "not-complete": QT_TRANSLATE_NOOP("Reasons", "The hand is not complete: its tiles make no winning hand."),
    "tile-count": QT_TRANSLATE_NOOP("Reasons", "The hand has the wrong number of tiles."),
    "impossible-tiles": QT_TRANSLATE_NOOP("Reasons", "There are more tiles of a kind than there can be."),
    "bad-meld": QT_TRANSLATE_NOOP("Reasons", "A set laid down is none, or cannot have come about so."),
    "bad-win": QT_TRANSLATE_NOOP("Reasons", "What is written about the winning tile contradicts itself."),
    "bad-record": QT_TRANSLATE_NOOP("Reasons", "Something in the record is missing or cannot be read."),
    "unknown-option": QT_TRANSLATE_NOOP("Reasons", "A house rule is unknown, or has no such value."),
    "not-east": QT_TRANSLATE_NOOP("Reasons", "Only East can be complete as dealt."),
    "no-loose-draw": QT_TRANSLATE_NOOP("Reasons", "No loose tile can have been drawn in this hand."),
    "unmelded-flower": QT_TRANSLATE_NOOP(
        "Reasons", "A flower or season is still in the hand; it must be set out."
    ),
    "no-flowers": QT_TRANSLATE_NOOP("Reasons", "This game is played without flowers and seasons."),
    "robbing-not-allowed": QT_TRANSLATE_NOOP(
        "Reasons", "The tile added to an open three may not be taken here."
    ),
    "honour-not-robbable": QT_TRANSLATE_NOOP(
        "Reasons", "A wind or dragon added to an open three may not be taken."
    ),
    "below-minimum": QT_TRANSLATE_NOOP("Reasons", "The hand has fewer points than going out needs."),
    "wild-eye": QT_TRANSLATE_NOOP(
        "Reasons", "With complete sets or pairs and a lone wild tile only a drawn tile wins."
    ),
    "discarded-wild": QT_TRANSLATE_NOOP("Reasons", "A discarded wild tile cannot be claimed."),
    "wild-in-meld": QT_TRANSLATE_NOOP("Reasons", "A set laid down cannot contain a wild tile."),
}
"""One sentence for each reason."""


def reason(reason_id: str) -> str:
    """Return why a hand cannot be scored.

    Raises:
        KeyError: there is no such reason.
    """
    return translate("Reasons", REASONS[reason_id])
