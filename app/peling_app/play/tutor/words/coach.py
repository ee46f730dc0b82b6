"""Word what the coach says in play: the table of choices, and the word before a grave mistake."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number, signed_tenths
from peling_app.platform.settings import Coaching

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "advice": Sentence("Coach", "Advice"),
        "so-far": Sentence("Coach", "So far"),
        "settled": Sentence("Coach", "losses settled"),
        "open": Sentence("Coach", "still open"),
        "ahead": Sentence("Coach", "ahead so far"),
        "advised": Sentence("Coach", "advised"),
        "hoped": Sentence("Coach", "hoped for"),
        "choice": Sentence("Coach", "choice"),
        "expected": Sentence("Coach", "expected points"),
        "expected-short": Sentence("Coach", "points"),
        "lost": Sentence("Coach", "lost"),
        "wins": Sentence("Coach", "wins"),
        "worth": Sentence("Coach", "worth"),
        "risk": Sentence("Coach", "risk"),
        "low": Sentence("Coach", "low"),
        "whisker": Sentence(
            "Coach",
            "how far off the difference to the first may be, 19 times in 20. Within it choices are about "
            "equal and not graded.",
        ),
        "coaching": Sentence("Coach", "Coaching in this game"),
        "coaching-short": Sentence("Coach", "Coaching"),
        "play-it": Sentence("Coach", "Play it all the same"),
        "show-me": Sentence("Coach", "Show me"),
        "think": Sentence("Coach", "Think again"),
        "not-again": Sentence("Coach", "Not again in this deal"),
    }
)
"""Words that never change."""

manners: Final = Sentences[Coaching](
    {
        Coaching.REQUEST: Sentence("Coach", "On request"),
        Coaching.STOP: Sentence("Coach", "Stop me"),
        Coaching.QUIET: Sentence("Coach", "Quiet"),
        Coaching.EXAM: Sentence("Coach", "Exam"),
    }
)
"""The ways of coaching."""

manners_said: Final = Sentences[Coaching](
    {
        Coaching.REQUEST: Sentence(
            "Coach", "Advice comes when you ask for it. After each deal there is a review."
        ),
        Coaching.STOP: Sentence(
            "Coach",
            "Before a discard or claim that surely loses more than {grave} points the tile comes back; you "
            "decide. What you cannot see is never used.",
        ),
        Coaching.QUIET: Sentence(
            "Coach",
            "There is no advice while you play. What your decisions cost stands in the review of the deal.",
        ),
        Coaching.EXAM: Sentence(
            "Coach",
            "No advice of any kind, and no move can be taken back; what the rules forbid is said all the "
            "same. The review of the deal comes after it.",
        ),
    }
)
"""The same, each in a sentence or two."""

bears_mark: Final = Sentence("Coach", "A game played so from your first move on is marked as unassisted.")
bears_none: Final = Sentence("Coach", "There was help in this game before: it bears no mark.")
leave_exam: Final = Sentence("Coach", "Leave the exam?")
leave_exam_said: Final = Sentence(
    "Coach", "This game has been played without help so far, and is marked so. It loses the mark for good."
)
leave: Final = Sentence("Coach", "Leave the exam")
stay: Final = Sentence("Coach", "Go on with the exam")


def lost(value: float) -> str:
    """Return points lost: with a minus, nought as it is."""
    return signed_tenths(-value) if value >= LEAST else number(0)


LEAST: Final = 0.05
"""Points that would be shown as nought."""
SURE_ENOUGH: Final = 2.0
"""Points; where figures are off by more than that it is said, though they change no more."""


def helping(count: int, away: int, nearest: int) -> tuple[str, ...]:
    """Return how many tiles help, in the forms it may be said in, the longest first.

    A hand that is `away` from a win, farther than after another choice, is helped by more tiles, so its
    distance stands with them, or alone where there is no room.
    """
    helps = (plurals.helping(count),) if count else ()
    if away <= nearest:
        return helps
    far = plurals.short(away)
    both = (translate("Coach", "{away}: {helps}").format(away=far, helps=one) for one in helps)
    return (*both, far)


def percent(part: float) -> str:
    """Return a chance in percent."""
    return translate("Coach", "{number} %").format(number=number(round(100 * part)))


def uncertain(error: float) -> str:
    """Return how far off the figures may be, twice their error, while the coach is still looking.

    Where the few worlds of a first glance came out alike, it is not known yet.
    """
    if error < LEAST:
        return translate("Coach", "looking")
    return translate("Coach", "looking, ± {error}").format(error=decimal(error))


def settled(error: float, *, goes_on: bool) -> str:
    """Say that it is advice, if its figures still get sharper, and how far off they are if that is much.

    What is settled is what a choice loses, by which one chooses: what may be expected in all is known less
    well.
    """
    if goes_on and error >= LEAST:
        return translate("Coach", "sharpening, ± {error}").format(error=decimal(error))
    if error <= SURE_ENOUGH:
        return fixed("settled")
    return translate("Coach", "losses settled, ± {error}").format(error=decimal(error))


def why_not(choice: str) -> str:
    """Return the heading over why something is not the best."""
    return translate("Coach", "Why not: {choice}").format(choice=choice)


def may_be_chance(behind: float, error: float) -> str:
    """Say that a choice is about equal to the best, and what it lost in the trials, or gained there.

    What it lost may be more than chance explains, and yet too little to be called a slip.
    """
    if behind >= LEAST and behind > 2 * error:
        return translate(
            "Coach",
            "It is about equal: {lost} points were lost in the trials (± {error}). That is more than chance "
            "explains, but less than a slip.",
        ).format(lost=decimal(behind), error=decimal(2 * error))
    if behind >= LEAST:
        return translate(
            "Coach",
            "It is about equal: {lost} points were lost in the trials, and that may be chance (± {error}).",
        ).format(lost=decimal(behind), error=decimal(2 * error))
    if behind <= -LEAST:
        return translate(
            "Coach",
            "It is about equal: it even brought {more} points more in the trials, but that may be chance "
            "(± {error}).",
        ).format(more=decimal(-behind), error=decimal(2 * error))
    return translate("Coach", "It is about equal: in the trials it lost nothing against the best.")


def still_open(lost_: float, error: float) -> str:
    """Say of a choice what it has lost so far, and that sharper figures may tell another tale."""
    return translate(
        "Coach",
        "It is still open: {lost} points were lost in the trials so far (± {error}). Sharper figures follow.",
    ).format(lost=decimal(lost_), error=decimal(error))


def estimate_stands(choice: str, more: float, error: float) -> str:
    """Say that something else has brought more in the trials, and why it is not advised for that.

    `error` is what chance may explain, twice the standard error.
    """
    return translate(
        "Coach",
        "{choice} even brought {more} points more in the trials, but that may be chance (± {error}). Where "
        "nothing is certain, the estimate from before the trials stands.",
    ).format(choice=choice, more=decimal(more), error=decimal(error))


def hoped_for(choice: str, more: float) -> str:
    """Say that something else brought more for certain, and why the win in hand stands first."""
    return translate(
        "Coach",
        "{choice} brought {more} points more in the trials. The win in hand is advised all the same: in the "
        "trials nobody notices that you let a win go and wait for a dearer one.",
    ).format(choice=choice, more=decimal(more))


def ahead_of_first(choice: str, more: float, error: float) -> str:
    """Say that something else brought more by more than its error, and why the first stands all the same.

    `error` is what chance explains 19 times in 20, twice the standard error.
    """
    return translate(
        "Coach",
        "{choice} even brought {more} points more where it was tried (± {error}). One such figure in 20 is "
        "so far off by chance; what all trials together advise stands first.",
    ).format(choice=choice, more=decimal(more), error=decimal(error))


def also(choice: str, value: int) -> str:
    """Say that something else is about equal, and what speaks for it: its value."""
    return translate("Coach", "{choice} is about equal: when it wins, the hand would count {value}.").format(
        choice=choice, value=number(value)
    )


def safer(choice: str) -> str:
    """Say that something else is about equal, and what speaks for it: it is safer."""
    return translate("Coach", "{choice} is about equal, and safer.").format(choice=choice)


def row_said(choice: str, expected: str, grade: str, lost_: str, win: str) -> str:
    """Return a row of the table for a screen reader."""
    return translate("Coach", "{choice}: {expected} points, {grade}, lost {lost}, wins {win}").format(
        choice=choice, expected=expected, grade=grade, lost=lost_, win=win
    )


def stop_title(about: int) -> str:
    """Return the title of the gentle stop."""
    return translate("Coach", "This loses about {points} points").format(points=number(about))


def plus_minus(value: float, error: float) -> str:
    """Return a figure with twice its error, as far as whiskers reach: "9.4 ± 1.8"."""
    return f"{decimal(value)} ± {decimal(2 * error)}"
