"""Word what is wrong with a deal that is being entered, or still missing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.ledger.reckoning import EntryFault, FaultId
from peling_app.books.words.scores import score_title
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.reasons import reason
from peling_app.kit.words.tiles import joined, tile_name

translate = QCoreApplication.translate

FAULTS: Final = {
    FaultId.WINNER_MISSING: QT_TRANSLATE_NOOP("Deal entry", "Who won? Or was the deal drawn?"),
    FaultId.GIVER_IS_WINNER: QT_TRANSLATE_NOOP(
        "Deal entry", "{name} cannot have discarded the tile and won with it."
    ),
    FaultId.GIVER_MISSING: QT_TRANSLATE_NOOP("Deal entry", "Whose tile was it?"),
    FaultId.GIVER_NOT_ASKED: QT_TRANSLATE_NOOP(
        "Deal entry", "The winning tile was drawn, so nobody gave it: {name} did not."
    ),
    FaultId.POINTS_MISSING: QT_TRANSLATE_NOOP("Deal entry", "What does {name}’s hand count?"),
    FaultId.TILES_MISSING: QT_TRANSLATE_NOOP("Deal entry", "{name}’s hand: {tiles}"),
    FaultId.WINNING_TILE_MISSING: QT_TRANSLATE_NOOP("Deal entry", "Which tile completed {name}’s hand?"),
    FaultId.TOO_MANY_TILES: QT_TRANSLATE_NOOP(
        "Deal entry", "{name} has {number} tiles: a complete hand has 14, another 13."
    ),
    FaultId.TOO_MANY_SETS: QT_TRANSLATE_NOOP(
        "Deal entry", "{name} has laid down {number} sets: a hand has at most four."
    ),
    FaultId.NO_SET: QT_TRANSLATE_NOOP("Deal entry", "{tiles}, laid open by {name}, are no set."),
    FaultId.INVALID_HAND: QT_TRANSLATE_NOOP("Deal entry", "{name}: {reason}"),
    FaultId.WINNER_DEAD: QT_TRANSLATE_NOOP("Deal entry", "{name}’s hand is dead and cannot have won."),
    FaultId.NO_WASHING: QT_TRANSLATE_NOOP("Deal entry", "This book pays nothing for washing the tiles."),
    FaultId.WASHER_MISSING: QT_TRANSLATE_NOOP("Deal entry", "Who washed the tiles?"),
    FaultId.WASHING_TOO_FEW: QT_TRANSLATE_NOOP(
        "Deal entry", "{number} tiles that count are too few for {name} to wash."
    ),
    FaultId.OFFENDER_MISSING: QT_TRANSLATE_NOOP("Deal entry", "Who announced a false Mah-Jongg?"),
    FaultId.FALSE_CALL_NOT_SETTLED: QT_TRANSLATE_NOOP(
        "Deal entry",
        "The book has no figure for a false Mah-Jongg. What you agreed on can be entered as a penalty.",
    ),
    FaultId.LIABLE_IS_WINNER: QT_TRANSLATE_NOOP("Deal entry", "{name} won and cannot pay for all."),
    FaultId.LIABLE_NOT_KNOWN: QT_TRANSLATE_NOOP(
        "Deal entry", "By these rules nobody pays for all, so it changes nothing."
    ),
    FaultId.CLAIM_IMPOSSIBLE: QT_TRANSLATE_NOOP("Deal entry", "{name} has no such claim: {reason}."),
    FaultId.PENALTY_IMPOSSIBLE: QT_TRANSLATE_NOOP("Deal entry", "{name} cannot pay a penalty to himself."),
    FaultId.ADJUSTMENT_NOT_ZERO: QT_TRANSLATE_NOOP(
        "Deal entry", "The adjustments do not sum to zero but to {signed}."
    ),
    FaultId.REASON_MISSING: QT_TRANSLATE_NOOP("Deal entry", "What was set by hand needs a reason."),
    FaultId.NO_ROUNDS: QT_TRANSLATE_NOOP("Deal entry", "This book counts no rounds."),
    FaultId.NO_PLACE: QT_TRANSLATE_NOOP("Deal entry", "A player is named who is not on this sheet."),
}
"""A sentence for each fault; those with more to say are made in `fault`."""

POINTS: Final = {
    "empty": QT_TRANSLATE_NOOP("Deal entry", "An amount is missing."),
    "no-number": QT_TRANSLATE_NOOP("Deal entry", "A number is expected at place {place}."),
    "no-sign": QT_TRANSLATE_NOOP("Deal entry", "At place {place} only +, − or × can stand."),
    "too-much": QT_TRANSLATE_NOOP("Deal entry", "That is more than a hand can count."),
    "negative": QT_TRANSLATE_NOOP("Deal entry", "A hand cannot count less than nothing."),
}
"""What is wrong with typed points."""


def points_fault(kind: str, position: int) -> str:
    """Return what is wrong with typed points; the position is counted from 0.

    Raises:
        KeyError: there is no such kind.
    """
    return translate("Deal entry", POINTS[kind]).format(place=position + 1)


def fault(found: EntryFault, name: str, held: tuple[tuple[str, int], ...]) -> str:
    """Return what is wrong or missing, in a sentence.

    Args:
        found: the fault.
        name: of the player it is about; empty if of nobody.
        held: who holds the tile it is about, with how many.
    """
    match found.id:
        case FaultId.COPIES:
            return _copies(found, held)
        case FaultId.POINTS_WRONG:
            return points_fault(found.reason, found.number)
        case FaultId.INVALID_HAND:
            why = reason(found.reason)
        case FaultId.CLAIM_IMPOSSIBLE:
            why = score_title(found.reason)
        case _:
            why = ""
    tiles = joined([tile_name(tile) for tile in found.tiles])
    if found.id is FaultId.TILES_MISSING:
        tiles = plurals.to_lay(found.number)
    return translate("Deal entry", FAULTS[found.id]).format(
        name=name, number=number(found.number), signed=signed(found.number), tiles=tiles, reason=why
    )


def _copies(found: EntryFault, held: tuple[tuple[str, int], ...]) -> str:
    tile = tile_name(found.tiles[0])
    who = joined(
        [
            translate("Deal entry", "{name} has {number}").format(name=name, number=count)
            for name, count in held
        ]
    )
    words = (
        translate("Deal entry", "{tile} lies on the table twice; there is only one: {who}.")
        if found.tiles[0].is_bonus
        else translate("Deal entry", "{number} times {tile} on the table, there are only four: {who}.")
    )
    return words.format(tile=tile, number=number(found.number), who=who)
