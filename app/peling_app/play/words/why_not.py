"""Word why something on the table can or cannot be done, where no condition of a rule says it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import Meld
from peling.core.tiles import Tile, Wind
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.tiles import begun, meld_name, tile_name, wind_name

translate = QCoreApplication.translate

said: Final = Sentences(
    {
        "ask": Sentence("Why not", "Why not? {what}"),
        "hand": Sentence("Why not", "Your hand"),
        "claims": Sentence("Why not", "What you can declare"),
        "wall": Sentence("Why not", "The wall"),
        "next": Sentence("Why not", "The next tile"),
        "loose": Sentence("Why not", "A loose tile"),
        "turned": Sentence("Why not", "The tile turned up"),
        "stack": Sentence("Why not", "A stack of the wall"),
        "rack": Sentence("Why not", "Standing tiles"),
        "claim": Sentence("Why not", "Claim it"),
        "take": Sentence("Why not", "Take a tile of it"),
        "take-bonus": Sentence("Why not", "Take or discard it"),
        "back-to-hand": Sentence("Why not", "Take it back to the hand"),
        "draw": Sentence("Why not", "Draw it"),
        "look": Sentence("Why not", "Look at it"),
        "nothing": Sentence("Why not", "Nothing can be done with it now."),
        "over": Sentence("Why not", "The deal is over; nothing more is played in it."),
        "own-discard": Sentence("Why not", "You discarded it yourself; the others may claim it."),
        "dead": Sentence("Why not", "Play has gone on since it was discarded. It is dead for good."),
        "laid-own": Sentence("Why not", "A set that is laid down stays as it is until the deal ends."),
        "bonus": Sentence("Why not", "It lies open and counts for its owner. A tile was drawn in its place."),
        "drawn-already": Sentence("Why not", "You have your tile of this turn. Discard one first."),
        "claimed": Sentence("Why not", "Your claim took the place of your draw. Discard a tile."),
        "all-asked": Sentence(
            "Why not",
            "First everybody answers to the discard. If nobody claims it, the next tile is drawn by itself.",
        ),
        "in-order": Sentence(
            "Why not", "The tiles of the wall are drawn in their order, and nobody knows them before."
        ),
        "for-fours": Sentence(
            "Why not",
            "A loose tile is drawn only for four of a kind that is laid down, or for a flower or season.",
        ),
        "never-taken": Sentence("Why not", "It tells which tiles are wild. It stays where it is."),
        "rack-hidden": Sentence(
            "Why not",
            "Only its owner sees what stands in a hand. The computer players do not see yours either.",
        ),
        "take-back": Sentence("Why not", "Take back"),
        "take-back-yes": Sentence(
            "Why not",
            "The table goes back to your last decision in this deal, so that you can decide otherwise.",
        ),
        "take-back-serious": Sentence(
            "Why not", "Moves can be taken back in games that were set up with the learning aids only."
        ),
        "take-back-exam": Sentence("Why not", "No move can be taken back in an exam."),
        "take-back-nothing": Sentence("Why not", "You have done nothing yet in this deal."),
        "advise": Sentence("Why not", "Advise me"),
        "advise-yes": Sentence("Why not", "The tutor says what is best and why, from what you see."),
        "advise-no": Sentence("Why not", "Nothing is asked of you, so there is nothing to advise."),
        "open-rule": Sentence("Why not", "Open the rule"),
        "open-rule-yes": Sentence("Why not", "It shows the rule of the first card, or of the one in focus."),
        "open-rule-no": Sentence("Why not", "No card speaks of a rule at the moment."),
        "next-deal": Sentence("Why not", "Next deal"),
        "next-deal-yes": Sentence("Why not", "The deal is settled. The tiles can be dealt again."),
        "next-deal-no": Sentence("Why not", "The deal is still played; it is dealt again when it is over."),
    }
)
"""Fixed words."""


def ask(what: str) -> str:
    """Return how the question is called for a thing, for screen readers: "Why not? 5 of characters"."""
    return said("ask").format(what=what)


def sets_of(wind: Wind, *, own: bool) -> str:
    """Return the line over a set that lies open."""
    if own:
        return translate("Why not", "Your open sets")
    return translate("Why not", "{wind}’s open sets").format(wind=wind_name(wind))


def bonus_of(wind: Wind, *, own: bool) -> str:
    """Return the line over a flower or season that lies open."""
    if own:
        return translate("Why not", "Your flowers and seasons")
    return translate("Why not", "{wind}’s flowers and seasons").format(wind=wind_name(wind))


def hand_of(wind: Wind) -> str:
    """Return the line over the standing tiles of another player."""
    return translate("Why not", "{wind}’s hand").format(wind=wind_name(wind))


def set_heading(meld: Meld) -> str:
    """Return a set as a heading: "Three red dragons"."""
    name = meld_name(meld)
    return begun(name)


def taken_by(wind: Wind, *, own: bool) -> str:
    """Return where a discard is of which only the print is left."""
    if own:
        return translate("Why not", "You claimed it. It lies in your open sets and stays there.")
    words = translate("Why not", "{wind} claimed it. It lies in {wind}’s open sets and stays there.")
    return words.format(wind=wind_name(wind))


def laid_by(wind: Wind) -> str:
    """Return why nothing can be taken of another player's set."""
    words = translate("Why not", "A set that lies open is {wind}’s. Nobody takes a tile out of it.")
    return words.format(wind=wind_name(wind))


def could_rob(wind: Wind, tile: Tile) -> str:
    """Return when a tile of another player's three could be taken after all."""
    words = translate(
        "Why not", "Only if {wind} adds the fourth {tile} to it may that tile be taken, to go out."
    )
    return words.format(wind=wind_name(wind), tile=tile_name(tile))


def drawn_by(wind: Wind) -> str:
    """Return who draws the next tile, where that is another player."""
    words = translate("Why not", "A tile is drawn on the own turn only. It is {wind}’s turn.")
    return words.format(wind=wind_name(wind))


def makes_no_set(tile: Tile) -> str:
    """Say that a tile of the hand has nothing to do with the one that is offered."""
    words = translate("Why not", "It makes no set with the tile that is offered, {tile}.")
    return words.format(tile=tile_name(tile))
