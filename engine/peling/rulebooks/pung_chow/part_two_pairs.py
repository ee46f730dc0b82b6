"""Part II: the lines for pairs and for the place that the last tile filled."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from peling.core.melds import Meld, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import Found, Points, ScoreItem
from peling.core.tiles import Tile, Wind
from peling.rulebooks.pung_chow.citations import VALUES
from peling.rules.composer import SetFacts, WinFacts


class Worth(Enum):
    """What a pair is to a player."""

    OWN_ROUND = "own wind in own round"
    OWN = "own wind"
    ROUND = "wind of the round"
    DRAGON = "dragon"
    HEADS = "heads"
    MINOR = "minor"


def worth_of(kind: Tile, seat: Wind, round_wind: Wind | None) -> Worth:
    """Return what a pair of a kind is to a player with this wind (Part II, Scoring Values, p. 65).

    >>> from peling.core.tiles import tile
    >>> worth_of(tile("S"), Wind.SOUTH, Wind.SOUTH).value, worth_of(tile("B9"), Wind.SOUTH, None).value
    ('own wind in own round', 'heads')
    """
    if kind.wind is seat:
        return Worth.OWN_ROUND if seat is round_wind else Worth.OWN
    if kind.wind is not None and kind.wind is round_wind:
        return Worth.ROUND
    if kind.dragon is not None:
        return Worth.DRAGON
    return Worth.HEADS if kind.is_major else Worth.MINOR


def _completion(
    name: str, title: str, award: int, fits: Callable[[WinFacts, Meld], bool], *, claimed: bool
) -> ScoreItem[WinFacts]:
    def find(facts: WinFacts) -> Found:
        """Give points for the place that the last tile filled, by what it is and whether it was claimed.

        Exactly one place is filled, so no two of these lines stand together (A42).
        """
        done, win = facts.reading.completed, facts.win
        if done is None or win.tile is None or win.by.claimed is not claimed or not fits(facts, done):
            return ()
        return (evidence(*done.tiles, tile=win.tile),)

    return ScoreItem(f"PC2-WIN-{name}", title, VALUES, Points(award), find)


def _final_pair(
    name: str, title: str, awards: tuple[int, int], worths: frozenset[Worth]
) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the lines for a pair that the last tile completed: punged, drawn."""

    def fits(facts: WinFacts, done: Meld) -> bool:
        record = facts.record
        return done.kind is MeldKind.PAIR and worth_of(done.tile, record.seat, record.round_wind) in worths

    return (
        _completion(f"PAIR-{name}-PUNGED", f"{title}, punged", awards[0], fits, claimed=True),
        _completion(f"PAIR-{name}-DRAWN", f"{title}, drawn", awards[1], fits, claimed=False),
    )


def _fills_closed(facts: WinFacts, done: Meld) -> bool:
    """Return whether the tile filled the middle of a sequence or its only open end (A60: by shape)."""
    if done.kind is not MeldKind.CHOW:
        return False
    low, middle, high = done.tiles
    tile = facts.win.tile
    return tile is middle or (tile is high and low.rank == 1) or (tile is low and high.rank == 9)


def _fills_open(facts: WinFacts, done: Meld) -> bool:
    return done.kind is MeldKind.CHOW and not _fills_closed(facts, done)


def _is_standing(facts: WinFacts, meld: Meld) -> bool:
    done = facts.reading.completed
    return meld.kind is MeldKind.PAIR and (done is None or done.kind is not MeldKind.PAIR)


def _other_pair(name: str, title: str, award: int, worth: Worth) -> ScoreItem[SetFacts]:
    def find(facts: SetFacts) -> Found:
        """Give points for a pair of dragons, of the own wind or of the wind of the round.

        The winner gets them too, for a pair that the last tile did not complete (A41).
        """
        meld = facts.meld
        if meld.kind is MeldKind.PAIR and worth_of(meld.tile, facts.seat, facts.round_wind) is worth:
            return (evidence(*meld.tiles),)
        return ()

    return ScoreItem(f"PC2-OTH-PAIR-{name}", title, VALUES, Points(award), find)


def _standing_pair(item: ScoreItem[SetFacts]) -> ScoreItem[WinFacts]:
    """Return the line of other hands as asked of a winner's pair."""

    def find(facts: WinFacts) -> Found:
        record = facts.record
        return tuple(
            shown
            for meld in facts.reading.sets
            if _is_standing(facts, meld)
            for shown in item.find(SetFacts(meld, record.seat, record.round_wind))
        )

    return ScoreItem(item.id, item.title, item.cite, item.award, find)


COMPLETIONS: Final = (
    *_final_pair("MINOR", "Final pair of 2 to 8", (2, 4), frozenset({Worth.MINOR})),
    *_final_pair("HEADS", "Final pair of heads", (4, 6), frozenset(Worth) - {Worth.MINOR, Worth.OWN_ROUND}),
    *_final_pair("OWNROUND", "Final pair of own wind in own round", (6, 8), frozenset({Worth.OWN_ROUND})),
    _completion("SEQ-CLOSED-CHOW", "Closed sequence, by chow", 2, _fills_closed, claimed=True),
    _completion("SEQ-CLOSED-DRAW", "Closed sequence, by draw", 4, _fills_closed, claimed=False),
    _completion("SEQ-OPEN-DRAW", "Open sequence, by draw", 4, _fills_open, claimed=False),
)
OTHER_PAIRS: Final = (
    _other_pair("DRAGON", "Pair of any dragon", 2, Worth.DRAGON),
    _other_pair("OWNWIND", "Pair of own wind", 2, Worth.OWN),
    _other_pair("ROUNDWIND", "Pair of the wind of the round", 2, Worth.ROUND),
    _other_pair("OWNROUND", "Pair of own wind in own round", 4, Worth.OWN_ROUND),
)
STANDING_PAIRS: Final = tuple(_standing_pair(item) for item in OTHER_PAIRS)
