"""Read off a finished deal what its end shows on the table: the winner's hand in sets, the others' too.

Who wins by flowers shows these, and who washes the tiles the heads for which he is paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling.shapes.laid_open import OpenGroup, heads_apart, laid_open
from peling_app.books.words import open_hands as said
from peling_app.books.words import settlement
from peling_app.kit.words.tiles import meld_name, tile_name
from peling_app.play.table.words import moments as words


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a deal, for the player who looks.

    Attributes:
        winner: who has won; None: nobody.
        whose: whose hand is laid open for all: the winner's, or that of the one player who washes the tiles.
        side: his side of the table; -1: there is none.
        word: what is called.
        line: how the deal ended, as a sentence; empty where the word says it.
        groups: that hand.
        lit: how many of its groups the deal ends by, from the first on; the others are not lit.
        by_flowers: the first of them are his flowers.
        last: the number of the winning tile among its tiles; -1: there is none.
        giver: whose tile it was, as a side, -1: his own; start: its number among all discards, from 1; 0: it
            was none.
        names: what each group is called.
        others: whose other hands open, in the order of play after the winner.
        hands: the standing tiles of every player in what they have.
    """

    winner: Wind | None
    whose: Wind | None
    side: int
    word: str
    line: str
    groups: tuple[OpenGroup, ...]
    lit: int
    by_flowers: bool
    last: int
    giver: int
    start: int
    names: tuple[str, ...]
    others: tuple[Wind, ...]
    hands: Mapping[Wind, tuple[tuple[Tile, ...], ...]]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles of the winner's hand in order."""
        return tuple(chain.from_iterable(group.tiles for group in self.groups))

    @property
    def stands(self) -> tuple[tuple[int, int, Tile, Tile], ...]:
        """Return its wild tiles: the number of the group, the place in it, the tile, what it stands for."""
        return tuple(
            (number, place, group.tiles[place], meant)
            for number, group in enumerate(self.groups)
            for place, meant in group.stands
        )


def ended(result: DealResult, view: PlayerView, rules_id: str) -> Ended:
    """Return what the end of a deal by these rules shows to the player who sees this."""
    winner, win, me = result.winner, result.win, view.me
    washed = tuple(result.outcome.washed)
    whose = washed[0] if len(washed) == 1 else winner
    hands: dict[Wind, tuple[tuple[Tile, ...], ...]] = {}
    groups: tuple[OpenGroup, ...] = ()
    for wind in result.winds:
        score = result.scores.get(wind) if wind is winner else None
        laid = laid_open(result.records[wind], None if score is None else score.sheet.reading)
        hands[wind] = tuple(group.tiles for group in laid if not group.is_laid)
        groups = laid if wind is winner else groups
    lit, by_flowers = len(groups), win is not None and win.by is WinBy.EIGHT_FLOWERS
    if whose is not None and (by_flowers or washed):
        lit, groups = 1, (_flowers if by_flowers else heads_apart)(result.records[whose])
    outcome = settlement.outcome(winner, win, me, washed)
    first = washed[0] if washed else me if winner is None else winner
    order = [first.after(step) for step in range(4)]
    last = next((one for one in enumerate(groups) if one[1].last >= 0), None)
    giver = None if win is None else win.giver
    names = [_name(group, rules_id) for group in groups]
    return Ended(
        winner=winner,
        whose=whose,
        side=-1 if whose is None else me.steps_to(whose),
        word=words.mah_jongg() if winner is not None else outcome,
        line=outcome if winner is not None else "",
        groups=groups,
        lit=lit,
        by_flowers=by_flowers,
        last=-1 if last is None else sum(len(one.tiles) for one in groups[: last[0]]) + last[1].last,
        giver=-1 if giver is None else me.steps_to(giver),
        start=_discard(view, giver, None if win is None else win.tile),
        names=(said.heads(number=len(groups[0].tiles)), *names[1:]) if washed and groups else tuple(names),
        others=tuple(wind for wind in order if wind in hands and wind not in (whose, me)),
        hands=hands,
    )


def _flowers(record: HandRecord) -> tuple[OpenGroup, ...]:
    """Return the flowers that won, the one that came last among them, and the hand beside them."""
    flowers, win = record.hand.bonus, None if record.win is None else record.win.tile
    last = flowers.index(win) if win is not None and win in flowers else -1
    laid = tuple(OpenGroup(meld.tiles, meld, is_laid=True) for meld in record.hand.melds)
    held = tuple(sorted(record.hand.concealed))
    return (OpenGroup(flowers, last=last), *laid, *((OpenGroup(held),) if held else ()))


def _discard(view: PlayerView, giver: Wind | None, tile: Tile | None) -> int:
    """Return the number of the discard that won, from 1; 0: it was no discard."""
    found = (n for n, one in enumerate(view.discards) if one.wind is giver and one.tile is tile)
    return max(found, default=-1) + 1


def _name(group: OpenGroup, rules_id: str) -> str:
    names = [meld_name(group.meld)] if group.meld is not None else [tile_name(tile) for tile in group.tiles]
    if group.meld is not None and group.meld.kind is not MeldKind.PAIR:
        names = [said.named(rules_id, names[0], concealed=group.meld.concealed)]
    names += [
        said.stands_for_itself(tile=tile_name(group.tiles[place]))
        if group.tiles[place] is meant
        else f"{said.stands_for(tile=tile_name(group.tiles[place]))} {tile_name(meant)}"
        for place, meant in group.stands
    ]
    return ", ".join(names)
