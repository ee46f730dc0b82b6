"""What a player's own hand is: how far from a win, what it counts as it stands, what in it goes together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from peling.core.actions import (
    ClaimWin,
    GoOut,
)
from peling.core.hand import HAND_SIZE, Hand
from peling.core.scoring import HandRecord, Score
from peling.core.tiles import TILES, Tile
from peling.core.view import PlayerView
from peling.rules.legality import judge
from peling.rules.nearness import short_of
from peling.rules.records import claimed_win, own_win, record_of
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Company:
    """What goes with what in a hand.

    Attributes:
        threes: kinds held three or four times.
        runs: three tiles of a suit in sequence.
        pairs: kinds held twice.
        neighbours: two tiles of a suit that one more would make a run, in no run together already.
        alone: single tiles that go with none.
    """

    threes: tuple[Tile, ...]
    runs: tuple[tuple[Tile, ...], ...]
    pairs: tuple[Tile, ...]
    neighbours: tuple[tuple[Tile, ...], ...]
    alone: tuple[Tile, ...]


def standing_score(view: PlayerView, rules: RuleSet) -> Score:
    """Return what the hand counts as it stands, as if another player went out now.

    Where only a winner's hand counts, it is what its sets will count if it wins.
    """
    return rules.standing(standing_record(view, rules))


def standing_record(view: PlayerView, rules: RuleSet) -> HandRecord:
    """Return the hand as it stands as a loser's record, a tile to be discarded left out."""
    return record_of(replace(view, hand=_without_spare(view, rules)))


def winning_record(view: PlayerView, rules: RuleSet) -> HandRecord | None:
    """Return the hand as won by going out now, by the own or the offered tile; None if that is not legal."""
    for action, win in ((GoOut(), own_win(view)), (ClaimWin(), claimed_win(view))):
        if win is not None and judge(view, action, rules).legal:
            return record_of(view, win)
    return None


def tiles_short(view: PlayerView, rules: RuleSet) -> int:
    """Return how many tiles the hand is short of a win: 0 is complete, 1 is calling."""
    return short_of(view.hand, view.hand.melds, view.wild, rules)


def company(tiles: Sequence[Tile]) -> Company:
    """Return what goes with what among concealed tiles; a tile may belong to more than one group.

    >>> from peling.core.tiles import tile
    >>> company([tile(code) for code in ("C4", "C5", "C6", "B8", "B8", "D3", "D5", "E")]).neighbours
    ((D3, D5),)
    """
    held = Counter(tile for tile in tiles if not tile.is_bonus)
    kinds = sorted(held)
    runs = [run for kind in kinds if (run := _following(kind, 1, 2)) and all(tile in held for tile in run)]
    in_runs = {tile for run in runs for tile in run}
    neighbours = [
        pair
        for kind in kinds
        for step in (1, 2)
        if (pair := _following(kind, step)) and pair[1] in held and not in_runs.issuperset(pair)
    ]
    together = in_runs.union(*neighbours)
    return Company(
        threes=tuple(kind for kind in kinds if held[kind] >= 3),
        runs=tuple(runs),
        pairs=tuple(kind for kind in kinds if held[kind] == 2),
        neighbours=tuple(neighbours),
        alone=tuple(kind for kind in kinds if held[kind] == 1 and kind not in together),
    )


def _following(kind: Tile, *steps: int) -> tuple[Tile, ...]:
    """Return a tile of a suit and others some ranks above it; nothing for honours and beyond nine."""
    if kind.suit is None or kind.rank + max(steps) > 9:
        return ()
    return (kind, *(TILES[kind.index + step] for step in steps))


def _without_spare(view: PlayerView, rules: RuleSet) -> Hand:
    # On the own turn the hand has a tile too many; the one drawn last is the one that is not yet part of it.
    if view.hand.size <= HAND_SIZE:
        return view.hand
    spare = view.drawn
    if spare is None or spare not in view.hand.concealed:
        spare = _least_useful(view, rules)
    return view.hand.remove(spare)


def _least_useful(view: PlayerView, rules: RuleSet) -> Tile:
    """Return the tile whose loss keeps the hand nearest to a win, the last in order among equals."""
    hand, wild = view.hand, view.wild
    kinds = [kind for kind in hand.kinds() if not kind.is_bonus]
    return min(
        reversed(kinds),
        key=lambda kind: (short_of(hand.remove(kind), hand.melds, wild, rules), hand.count(kind)),
    )
