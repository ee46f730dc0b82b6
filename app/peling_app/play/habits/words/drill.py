"""Word the drill of one's own hands: the question, the answer, why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "page": Sentence("OwnHands", "Hands of your own"),
        "question": Sentence("OwnHands", "What would you play?"),
        "claim": Sentence("OwnHands", "Do you claim it?"),
        "loading": Sentence("OwnHands", "Your hand is being laid out again."),
        "nothing": Sentence(
            "OwnHands",
            "Here you meet your own costly decisions again. Choose a habit on the page Your play, and "
            "practise it.",
        ),
        "gone": Sentence(
            "OwnHands", "This hand cannot be laid out any more: its game has changed or is gone."
        ),
        "back": Sentence("OwnHands", "Back"),
        "next": Sentence("OwnHands", "Next hand"),
        "again": Sentence("OwnHands", "Once more"),
        "review": Sentence("OwnHands", "Review of the deal"),
        "choices": Sentence("OwnHands", "Your choices"),
        "best": Sentence("OwnHands", "The best: nothing was worth more."),
        "equal": Sentence("OwnHands", "About equal to the best: it costs nothing that is certain."),
    }
)
"""Words that never change."""


def hand_of(place: int, whole: int) -> str:
    """Return which of the hands it is."""
    return translate("OwnHands", "Hand {place} of {whole}").format(place=number(place), whole=number(whole))


def whence(book: str, date: str, deal: int) -> str:
    """Return from which deal a hand is."""
    return translate("OwnHands", "{book}, {date}, deal {number}").format(
        book=book, date=date, number=number(deal)
    )


def costs(grade: str, lost: float) -> str:
    """Return what a choice costs."""
    return translate("OwnHands", "{points} points lost: {grade}").format(points=decimal(lost), grade=grade)


def better(action: str) -> str:
    """Return what was best."""
    return translate("OwnHands", "Best is: {action}.").format(action=action)


def then(action: str, lost: float) -> str:
    """Return what was played in the game, and what it cost."""
    return translate("OwnHands", "In the game you chose: {action}. It cost {points} points.").format(
        action=action, points=decimal(lost)
    )


def then_better(action: str) -> str:
    """Return what was played in the game, where it is what was chosen now."""
    return translate("OwnHands", "In the game you chose the same: {action}.").format(action=action)


def result(right: int, whole: int) -> str:
    """Return how many hands were answered well, at the end."""
    return translate("OwnHands", "{right} of {whole} hands without a loss").format(
        right=number(right), whole=number(whole)
    )


def choice_said(action: str, verdict: str) -> str:
    """Return a choice for a screen reader; `verdict` empty: nothing was judged yet."""
    return (
        translate("OwnHands", "{action}: {verdict}").format(action=action, verdict=verdict)
        if verdict
        else action
    )
