"""Word the replay of a deal: where one is, what the learner did, what would have been better."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.actions import Action
from peling.core.melds import Meld
from peling.core.tiles import Tile, Wind
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words, in_sentence
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number
from peling_app.kit.words.tiles import begun, meld_name, tile_name, wind_name

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "page": Sentence("Replay", "Replay"),
        "slider": Sentence("Replay", "Moment of the deal"),
        "deal": Sentence("Replay", "Deal to look at"),
        "moment": Sentence("Replay", "Moment"),
        "hands": Sentence("Replay", "Hands"),
        "decisions": Sentence("Replay", "Decisions"),
        "bookmarks": Sentence("Replay", "Bookmarks"),
        "part": Sentence("Replay", "Part of the replay"),
        "step": Sentence("Replay", "Step of the deal, by its number"),
        "mark-name": Sentence("Replay", "Name of the bookmark"),
        "mark-remove": Sentence("Replay", "Remove"),
        "mark-remove-said": Sentence("Replay", "Removes the bookmark that is chosen in the list."),
        "back": Sentence("Replay", "Back to the game"),
        "back-to-list": Sentence("Replay", "Back"),
        "play-on": Sentence("Replay", "Play on from here"),
        "play-on-said": Sentence(
            "Replay", "Begins a new learning game at this moment. The game you look at stays as it is."
        ),
        "first": Sentence("Replay", "First moment"),
        "previous": Sentence("Replay", "One step back"),
        "next": Sentence("Replay", "One step on"),
        "last": Sentence("Replay", "Last moment"),
        "previous-decision": Sentence("Replay", "Your decision before"),
        "next-decision": Sentence("Replay", "Your next decision"),
        "mark": Sentence("Replay", "Set a bookmark"),
        "unmark": Sentence("Replay", "Take the bookmark away"),
        "your-decision": Sentence("Replay", "Your decision"),
        "thinking": Sentence("Replay", "The coach is looking at it."),
        "no-decisions": Sentence("Replay", "You had nothing to decide in this deal."),
        "no-bookmarks": Sentence("Replay", "No moment of this deal has a bookmark yet."),
        "loading": Sentence("Replay", "The deals are being laid out again."),
        "nothing": Sentence("Replay", "No deal of this game is over yet."),
        "open-hands": Sentence("Replay", "All hands lie open. The tutor’s advice goes by what you saw."),
    }
)
"""Words that never change."""

judged: Final = Sentences(
    {
        "same": Sentence("Replay", "This was the best."),
        "near": Sentence("Replay", "About equal to the best."),
        "other": Sentence("Replay", "Something else was better."),
        "only": Sentence("Replay", "There was no other choice."),
    }
)
"""A sentence for each judgement."""

MARKS: Final = {"same": "=", "near": "≈", "other": "≠", "only": "–", "": "…"}
"""A sign for each judgement; the empty one is not known yet."""


where = Sentence("Replay", "Deal {deal}, step {place} of {count}")


def of_steps(count: int) -> str:
    """Return what stands behind the number of a step: " of 84"."""
    return translate("Replay", " of {count}").format(count=number(count))


def chosen(action: Action) -> str:
    """Return what the learner did."""
    return translate("Replay", "You chose: {action}.").format(action=in_sentence(action_words(action)))


def preferred(action: Action) -> str:
    """Return what would have been better."""
    return translate("Replay", "Better: {action}.").format(action=in_sentence(action_words(action)))


def graded(grade: str, lost: float) -> str:
    """Return how bad a decision was, and what it cost."""
    return translate("Replay", "{grade}: {lost} points lost.").format(grade=begun(grade), lost=decimal(lost))


def decision_row(place: int, action: Action, judgement: str, other: Action | None) -> str:
    """Return a row of the list of decisions: the step, the sign, what was done, what was better."""
    row = translate("Replay", "{place}  {sign}  {action}").format(
        place=number(place), sign=MARKS[judgement], action=action_words(action)
    )
    if other is None:
        return row
    return translate("Replay", "{row} (better: {other})").format(
        row=row, other=in_sentence(action_words(other))
    )


def decision_spoken(place: int, action: Action, judgement: str, other: Action | None) -> str:
    """Return the same row for screen readers, with a sentence in place of the sign."""
    said = judged(judgement) if judgement else fixed("thinking")
    row = translate("Replay", "Step {place}: {action}. {said}").format(
        place=number(place), action=action_words(action), said=said
    )
    return row if other is None else f"{row} {preferred(other)}"


def bookmark_row(place: int, line: str, name: str) -> str:
    """Return a row of the list of bookmarks: the step, the name the user gave it, what happened there."""
    if name:
        return translate("Replay", "{place}  {name} ({line})").format(
            place=number(place), name=name, line=line
        )
    return translate("Replay", "{place}  {line}").format(place=number(place), line=line)


def player(name: str, wind: Wind, standing: int, *, own: bool) -> str:
    """Return the head of an open hand: who, which wind, how many tiles stand."""
    if own:
        return translate("Replay", "Your hand, {wind}: {tiles}").format(
            wind=wind_name(wind), tiles=plurals.tiles(standing)
        )
    return translate("Replay", "Hand of {name}, {wind}: {tiles}").format(
        name=name, wind=wind_name(wind), tiles=plurals.tiles(standing)
    )


def laid_set(meld: Meld) -> str:
    """Return a set that lies on the table: what it is and whence its tile came."""
    if meld.claimed_from is None:
        return translate("Replay", "Set: {set}, all drawn").format(set=meld_name(meld))
    return translate("Replay", "Set: {set}, claimed from {wind}").format(
        set=meld_name(meld), wind=wind_name(meld.claimed_from)
    )


def bonus(kind: Tile) -> str:
    """Return a flower or season that was set out."""
    return translate("Replay", "Set out: {tile}").format(tile=tile_name(kind))


just_drawn = Sentence("Replay", "{tile}, just drawn")


tally = Sentence("Replay", "Best: {same}. About equal: {near}. Worse: {other}.")
