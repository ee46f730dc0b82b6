"""Word what is wrong with a deal that is being entered, or still missing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.ledger.reckoning import EntryFault, FaultId
from peling_app.books.words.scores import score_title
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.not_counted import reason
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.tiles import begun, joined, tile_name

translate = QCoreApplication.translate

FAULTS: Final = {
    FaultId.WINNER_MISSING: Sentence("Deal entry", "Who won? Or was the deal drawn?"),
    FaultId.GIVER_IS_WINNER: Sentence("Deal entry", "{name} cannot have discarded the tile and won with it."),
    FaultId.GIVER_MISSING: Sentence("Deal entry", "Whose tile was it?"),
    FaultId.WAY_MISSING: Sentence("Deal entry", "From whom was {name}’s winning tile, or was it drawn?"),
    FaultId.GIVER_NOT_ASKED: Sentence(
        "Deal entry", "The winning tile was drawn, so nobody gave it: {name} did not."
    ),
    FaultId.POINTS_MISSING: Sentence("Deal entry", "What does {name}’s hand count?"),
    FaultId.TILES_MISSING: Sentence("Deal entry", "{name}’s hand: {tiles}"),
    FaultId.WINNING_TILE_MISSING: Sentence("Deal entry", "Which tile completed {name}’s hand?"),
    FaultId.TOO_MANY_TILES: Sentence(
        "Deal entry", "Tiles of {name}: {number}; a complete hand has 14, another 13."
    ),
    FaultId.TOO_MANY_SETS: Sentence(
        "Deal entry", "{name} has laid down {number} sets: a hand has at most four."
    ),
    FaultId.NO_SET: Sentence("Deal entry", "What {name} has laid open is no set: {tiles}."),
    FaultId.INVALID_HAND: Sentence("Deal entry", "{name}: {reason}"),
    FaultId.WINNER_DEAD: Sentence("Deal entry", "{name}’s hand is dead and cannot have won."),
    FaultId.WINNER_COUNTS: Sentence(
        "Deal entry", "{name}: unusual, a complete hand counts {number} or more."
    ),
    FaultId.POINTS_ODD: Sentence("Deal entry", "{name}: unusual, every hand counts a multiple of {number}."),
    FaultId.NO_WASHING: Sentence("Deal entry", "This book pays nothing for washing the tiles."),
    FaultId.WASHER_MISSING: Sentence("Deal entry", "Who washed the tiles?"),
    FaultId.WASHING_TOO_FEW: Sentence(
        "Deal entry", "So many tiles that count are too few for {name} to wash: {number}."
    ),
    FaultId.OFFENDER_MISSING: Sentence("Deal entry", "Who announced a false Mah-Jongg?"),
    FaultId.FALSE_CALL_NOT_SETTLED: Sentence(
        "Deal entry",
        "The book has no figure for a false Mah-Jongg. What you agreed on can be entered as a penalty.",
    ),
    FaultId.LIABLE_IS_WINNER: Sentence("Deal entry", "{name} won and cannot pay for all."),
    FaultId.LIABLE_NOT_KNOWN: Sentence(
        "Deal entry", "By these rules nobody pays for all, so it changes nothing."
    ),
    FaultId.CLAIM_IMPOSSIBLE: Sentence("Deal entry", "{name} has no such claim: {reason}."),
    FaultId.PENALTY_IMPOSSIBLE: Sentence("Deal entry", "{name} cannot pay a penalty to himself."),
    FaultId.ADJUSTMENT_NOT_ZERO: Sentence(
        "Deal entry", "The adjustments do not sum to zero but to {signed}."
    ),
    FaultId.REASON_MISSING: Sentence("Deal entry", "What was set by hand needs a reason."),
    FaultId.NO_ROUNDS: Sentence("Deal entry", "This book counts no rounds."),
    FaultId.NO_PLACE: Sentence("Deal entry", "A player is named who is not on this sheet."),
}
"""A sentence for each fault; those with more to say are made in `fault`."""

did_win = Sentence(
    "Deal entry", "{name} has 14 tiles: say Mah-Jongg if {name} won, else one of them is too many."
)

POINTS: Final = {
    "empty": Sentence("Deal entry", "An amount is missing."),
    "no-number": Sentence("Deal entry", "A number is expected at place {place}."),
    "no-sign": Sentence("Deal entry", "At place {place} only +, − or × can stand."),
    "too-much": Sentence("Deal entry", "That is more than a hand can count."),
    "negative": Sentence("Deal entry", "A hand cannot count less than nothing."),
}
"""What is wrong with typed points."""


def points_fault(kind: str, position: int) -> str:
    """Return what is wrong with typed points; the position is counted from 0.

    Raises:
        KeyError: there is no such kind.
    """
    return POINTS[kind](place=position + 1)


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
    return begun(
        FAULTS[found.id](
            name=name, number=number(found.number), signed=signed(found.number), tiles=tiles, reason=why
        ),
        name,
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
    return begun(words.format(tile=tile, number=number(found.number), who=who))
