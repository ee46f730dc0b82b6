"""Word *Judge this hand*: what is asked, what is wrong with a position or a text, how a guess came out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Tile, Wind
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.not_counted import REASONS, reason
from peling_app.kit.words.numbers import decimal, number
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import tile_name, wind_name

translate = QCoreApplication.translate

title = Sentence("Judge", "Judge this hand")

fixed: Final = Sentences(
    {
        "back": Sentence("Judge", "Back"),
        "undo": Sentence("Judge", "Undo"),
        "clear": Sentence("Judge", "Clear"),
        "copy": Sentence("Judge", "Copy as text"),
        "paste": Sentence("Judge", "Open a text"),
        "book": Sentence("Judge", "Rule book"),
        "house-rules": Sentence("Judge", "House rules"),
        "players": Sentence("Judge", "Players"),
        "me": Sentence("Judge", "Own wind"),
        "round": Sentence("Judge", "Wind of the round"),
        "moment": Sentence("Judge", "What has happened"),
        "giver": Sentence("Judge", "Discarded by"),
        "wall": Sentence("Judge", "Tiles left in the wall"),
        "table": Sentence("Judge", "What lies on the table"),
        "table-note": Sentence(
            "Judge",
            "As far as you know it: the more is laid, the more is sure. Without it the coach takes it "
            "that the deal has just begun.",
        ),
        "how-to-lay": Sentence(
            "Judge", "Drag them, click them, or type their codes, for example B345 C55 R."
        ),
        "show": Sentence("Judge", "Show"),
        "position": Sentence("Judge", "The position"),
        "judgement": Sentence("Judge", "The judgement"),
        "telling": Sentence("Judge", "When to tell"),
        "at-once": Sentence("Judge", "Tell me at once"),
        "guess": Sentence("Judge", "Let me guess"),
        "choices": Sentence("Judge", "What you could do"),
        "guess-now": Sentence("Judge", "What would you do? Choose above, and you see what it is worth."),
        "waiting": Sentence(
            "Judge",
            "When the position is complete, the coach says here what each choice is worth in points, and why "
            "one is better than another.",
        ),
        "impossible": Sentence("Judge", "There is nothing to judge in a position that cannot be."),
        "only-choice": Sentence("Judge", "There is nothing to decide: you may not claim this tile."),
        "copied": Sentence("Judge", "The position is in the clipboard as text."),
        "whole-position": Sentence(
            "Judge", "The text in the clipboard is a whole position: “Open a text” lays it."
        ),
        "opened": Sentence("Judge", "The position of the text is laid."),
        "complete": Sentence("Judge", "This hand is complete: you may declare Mah-Jongg."),
        "own-rules": Sentence(
            "Judge", "Judged by the house rules that came with it; press House rules for your own."
        ),
    }
)
"""Words that never change."""

moments: Final = Sentences(
    {
        "drawn": Sentence("Judge", "I have drawn"),
        "claim": Sentence("Judge", "Somebody discarded"),
        "no-draw": Sentence("Judge", "I discard without a draw"),
    }
)
"""What has just happened."""

moments_said: Final = Sentences(
    {
        "drawn": Sentence("Judge", "It is your turn and you hold the tile just drawn."),
        "claim": Sentence("Judge", "Another player has discarded, and you wonder whether to claim the tile."),
        "no-draw": Sentence(
            "Judge", "It is your first turn as East, or you have just claimed a pung or a chow."
        ),
    }
)
"""The same in a sentence."""

chairs: Final = Sentences[int](
    {
        1: Sentence("Judge", "{wind}, to your right"),
        2: Sentence("Judge", "{wind}, opposite"),
        3: Sentence("Judge", "{wind}, to your left"),
    }
)
"""Who sits where."""


def seat(wind: Wind, me: Wind) -> str:
    """Return a seat, by how many chairs it is to the right of the own one; nobody need sit between."""
    if wind is me:
        return translate("Judge", "{wind}, you").format(wind=wind_name(wind))
    return chairs(me.steps_to(wind), wind=wind_name(wind))


def only_choice(action: str) -> str:
    """Say that nothing else may be done; `action` is an order, as it stands inside a sentence."""
    return translate("Judge", "There is nothing to decide, only one thing is allowed: {action}.").format(
        action=action
    )


def missing(tiles: int, *, first: bool = False) -> str:
    """Return how many tiles are still to be laid; before the first one, how that is done."""
    return in_sentences(plurals.to_lay(tiles), fixed("how-to-lay") if first else "")


def wall(left: int) -> str:
    """Return how many tiles can still be drawn as the table is laid."""
    return translate("Judge", "{number}, as it is laid").format(number=number(left))


def stands_first(choice: str, *, settled: bool) -> str:
    """Say of a choice that it is the best, or that it is ahead while the figures still change."""
    if settled:
        return translate("Judge", "{choice}: nothing is worth more.").format(choice=choice)
    return translate("Judge", "{choice} is ahead so far.").format(choice=choice)


def hoped_for(choice: str) -> str:
    """Say of a choice that it brought more than the win in hand, which is advised."""
    return translate(
        "Judge", "{choice} brought more in the trials; the win in hand is advised all the same."
    ).format(choice=choice)


def ahead_of_first(choice: str, best: str) -> str:
    """Say of a choice that it brought more where it was tried, and what is advised all the same."""
    return translate(
        "Judge", "{choice} brought more where it was tried; all trials together advise {best}."
    ).format(choice=choice, best=best)


def not_worse(choice: str, best: str, *, is_open: bool) -> str:
    """Say of a choice that nothing is certain to be better, or that this is still open."""
    if is_open:
        words = translate("Judge", "{choice}: it is still open whether {best} is better.")
    else:
        words = translate("Judge", "{choice} is about equal to the best, {best}.")
    return words.format(choice=choice, best=best)


def loses(choice: str, best: str, lost: float, error: float) -> str:
    """Say how many points a choice loses against the best, with twice the error, as whiskers show it."""
    return translate("Judge", "{choice} loses {lost} ± {error} points against the best, {best}.").format(
        choice=choice, best=best, lost=decimal(lost), error=decimal(2 * error)
    )


TROUBLES: Final = Sentences(
    {
        "empty": Sentence("Judge", "There is no text in the clipboard."),
        "too-long": Sentence("Judge", "The text is too long for a position: more than {most} letters."),
        "too-many": Sentence("Judge", "{number} tiles in one place; there are never more than {most}."),
        "not-json": Sentence("Judge", "The text begins like a position and cannot be read on from here."),
        "several": Sentence("Judge", "The text holds {number} positions; one is needed."),
        "no-tile": Sentence("Judge", "“{found}” is no tile. Tiles are written like B3, C7, D1, E, R, Fl1."),
        "no-meld": Sentence("Judge", "“{found}” is no set. Sets are written (C1 C2 C3) or [B5 B5 B5 B5]."),
        "no-set": Sentence("Judge", "The tiles “{found}” make no set."),
        "no-hand": Sentence("Judge", "A hand has at most three parts: tiles | sets | flowers."),
        "missing": Sentence("Judge", "this is missing."),
        "twice": Sentence("Judge", "this stands there twice."),
        "not-tile": Sentence("Judge", "{found} is no tile."),
        "none-of": Sentence("Judge", "{found} is none of these: {allowed}."),
        "not-text": Sentence("Judge", "a text is needed, not {found}."),
        "not-number": Sentence("Judge", "a whole number is needed, not {found}."),
        "out-of-range": Sentence("Judge", "the number must be from {low} to {high}."),
        "not-flag": Sentence("Judge", "true or false is needed, not {found}."),
        "not-object": Sentence("Judge", "an object in braces is needed, not {found}."),
        "not-list": Sentence("Judge", "a list in brackets is needed, not {found}."),
        "not-discard": Sentence("Judge", "a discard is a list of a wind and a tile, not {found}."),
        "no-tiles": Sentence("Judge", "there are no tiles in this set."),
        "players": Sentence("Judge", "this book is not for {number} players."),
        "not-at-table": Sentence("Judge", "nobody holds {wind} when {number} play."),
        "own-wind": Sentence("Judge", "{wind} is the player who is to act."),
        "own-discard": Sentence("Judge", "nobody claims his own discard."),
        "no-round": Sentence("Judge", "in this book there is a wind of the round."),
        "not-drawn": Sentence("Judge", "the tile drawn, {tile}, is not in the hand."),
        "too-many-sets": Sentence("Judge", "nobody has more than four sets."),
        "turn-count": Sentence("Judge", "Tiles in the hand: {number}; whoever is to discard has {due}."),
        "claim-count": Sentence("Judge", "Tiles in the hand: {number}; whoever may claim has {due}."),
        "no-bonus": Sentence("Judge", "{tile}: by these rules there are no flowers and seasons."),
        "copies": Sentence("Judge", "There are {number} times {tile}; so many there are not."),
        "too-much-wall": Sentence(
            "Judge", "So many tiles cannot be left in the wall: with what is laid there are at most {most}."
        ),
        "not-wild": Sentence("Judge", "These tiles are never wild together: the tile turned up says which."),
        "chow-from": Sentence("Judge", "A chow is claimed from whoever plays just before, from {wind}."),
    }
)
"""What is wrong with a text or a position, by the ids of `peling.positions`."""

ALONE: Final = frozenset(
    {
        "empty",
        "too-long",
        "too-many",
        "several",
        "turn-count",
        "claim-count",
        "no-bonus",
        "copies",
        "too-much-wall",
    }
)
"""What says by itself where it is."""


def trouble(kind: str, where: str, reason_id: str, values: Mapping[str, object]) -> str:
    """Return what is wrong with a text or a position, and where.

    `where` is a field, or "line:column" of a text; empty: the whole of it.
    """
    said = {name: _shown(value) for name, value in values.items()}
    if kind in TROUBLES:
        what = TROUBLES(kind, **said)
    else:
        what = reason(reason_id if reason_id in REASONS else "bad-record")
    if not where or kind in ALONE:
        return what
    first, _, second = where.partition(":")
    if first.isdigit() and second.isdigit():
        words = translate("Judge", "Line {line}, letter {column}: {what}")
        return words.format(line=first, column=second, what=what)
    return translate("Judge", "In “{field}”: {what}").format(field=where, what=what)


FOUND: Final = Sentences(
    {
        "null": Sentence("Judge", "nothing"),
        "a number": Sentence("Judge", "a number"),
        "a list": Sentence("Judge", "a list"),
        "an object": Sentence("Judge", "an object"),
    }
)
"""What stands in a text, as `peling.positions.fields` shows it; all else is shown as it is written there."""


def _shown(value: object) -> str:
    match value:
        case str() if value in FOUND:
            return FOUND(value)
        case Tile():
            return tile_name(value)
        case Wind():
            return wind_name(value)
        case int():
            return number(value)
        case _:
            return str(value)
