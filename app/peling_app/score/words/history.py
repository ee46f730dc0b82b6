"""Word what was done to a score sheet: entered, corrected, taken out, undone; what a deal was before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number

translate = QCoreApplication.translate


undone = Sentence("Score history", "Undone")
redone = Sentence("Score history", "Done again")
drawn = Sentence("Score history", "drawn")
nobody = Sentence("Score history", "nobody yet")
tiles = Sentence("Score history", "by tiles")
nothing_corrected = Sentence("Score history", "Nothing was corrected or undone yet.")


def headings() -> tuple[str, str, str, str, str]:
    """Return the headings: when, what was done, before, after, why."""
    return (
        translate("Score history", "when"),
        translate("Score history", "what"),
        translate("Score history", "before"),
        translate("Score history", "after"),
        translate("Score history", "reason"),
    )


def entered(deal: int) -> str:
    """Say that a deal was entered."""
    return translate("Score history", "Deal {deal} entered").format(deal=number(deal))


def corrected(deal: int) -> str:
    """Say that a deal was corrected."""
    return translate("Score history", "Deal {deal} corrected").format(deal=number(deal))


def inserted(deal: int) -> str:
    """Say that a deal was put in."""
    return translate("Score history", "Deal {deal} put in").format(deal=number(deal))


def removed(deal: int) -> str:
    """Say that a deal was taken out."""
    return translate("Score history", "Deal {deal} taken out").format(deal=number(deal))


retitled = Sentence("Score history", "Title: {title}")


def played_at(where: str) -> str:
    """Return where the people met, as it is written from now on."""
    if where:
        return translate("Score history", "Place: {where}").format(where=where)
    return translate("Score history", "No place any more")


def renamed(place: int, name: str) -> str:
    """Say that a player's name is written otherwise; `place` counts from 1."""
    words = translate("Score history", "Player {number} is now {name}")
    return words.format(number=number(place), name=name)


def staked(point: str) -> str:
    """Return what a point is worth from now on; empty: nothing is agreed any more."""
    if point:
        return translate("Score history", "A point is worth {point}").format(point=point)
    return translate("Score history", "A point is worth no money")


def archived(*, away: bool) -> str:
    """Say that the sheet was put into the archive or taken out."""
    if away:
        return translate("Score history", "Archived")
    return translate("Score history", "Taken out of the archive")


def won(winner: str, giver: str) -> str:
    """Return who won, and from whom; an empty giver: a drawn tile."""
    if giver:
        words = translate("Score history", "{winner} from {giver}")
        return words.format(winner=winner, giver=giver)
    return translate("Score history", "{winner} wins").format(winner=winner)


unseen = Sentences[str](
    {
        "penalties": Sentence("Score history", "the penalties"),
        "adjustments": Sentence("Score history", "what was adjusted"),
        "way": Sentence("Score history", "how the winning tile came"),
        "end": Sentence("Score history", "how the deal ended"),
        "dead": Sentence("Score history", "the dead hands"),
        "liable": Sentence("Score history", "who pays for all"),
        "claims": Sentence("Score history", "the claims of those who did not win"),
        "wild": Sentence("Score history", "the wild tiles"),
        "seats": Sentence("Score history", "the seats"),
        "east": Sentence("Score history", "who is East"),
        "round": Sentence("Score history", "the round"),
        "note": Sentence("Score history", "the note"),
    }
)
"""What was corrected, where the line of a deal does not show it."""
tiles_of = Sentence("Score history", "the tiles of {name}")


def changed(deal: str, what: Sequence[str]) -> str:
    """Return a corrected deal in a line, with what is another in it and not to be seen in that."""
    words = translate("Score history", "{deal}; changed: {what}")
    return words.format(deal=deal, what=", ".join(what))


washed = Sentence("Score history", "washed by {names}")
false_call = Sentence("Score history", "false Mah-Jongg of {name}")
hand = Sentence("Score history", "{name} {points}")


def penalties(count: int) -> str:
    """Say that there are penalties."""
    return translate("Score history", "penalties: {count}").format(count=number(count))


def adjustments(count: int) -> str:
    """Say that there are adjustments by hand."""
    return translate("Score history", "adjusted by hand: {count}").format(count=number(count))
