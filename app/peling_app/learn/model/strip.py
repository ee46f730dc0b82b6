"""Lay hands on a strip of baize: in suits, with what was laid down and how it was won."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile
from peling_app.kit.model.lesson_rows import StripGroup, StripRow
from peling_app.learn.words import learn as words


def by_suit(tiles: Iterable[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return tiles in order, a group for each suit, for winds and for dragons."""

    def family(tile: Tile) -> str:
        if tile.suit is not None:
            return tile.suit.value
        return "bonus" if tile.is_bonus else "dragon" if tile.dragon is not None else "wind"

    return tuple(tuple(group) for _, group in groupby(sorted(tiles), family))


def hand_row(record: HandRecord, label: str = "", count: str = "") -> StripRow:
    """Return a recorded hand: what is concealed, the winning tile, what was laid down, the flowers."""
    groups = [StripGroup(tiles) for tiles in by_suit(record.hand.concealed)]
    if record.win is not None and record.win.tile is not None and not record.win.tile.is_bonus:
        groups.append(StripGroup((record.win.tile,), words.winning_tile(), ringed=True))
    groups += [meld_group(meld) for meld in record.hand.melds]
    if record.hand.bonus:
        groups.append(StripGroup(tuple(record.hand.bonus), words.set_out()))
    if record.wild:
        groups.append(StripGroup(record.wild, words.wild()))
    return StripRow(label, tuple(groups), count)


def meld_group(meld: Meld) -> StripGroup:
    """Return a set that was laid down; of a kong from the own hand the outer tiles lie face down."""
    if meld.kind is MeldKind.KONG and meld.form is KongForm.DRAWN:
        return StripGroup(meld.tiles, words.concealed(), backs=frozenset({0, len(meld.tiles) - 1}))
    return StripGroup(meld.tiles, words.concealed() if meld.concealed else words.laid_down())


def tiles_row(tiles: Iterable[Tile], label: str = "") -> StripRow:
    """Return loose tiles in groups."""
    return StripRow(label, tuple(StripGroup(group) for group in by_suit(tiles)))
