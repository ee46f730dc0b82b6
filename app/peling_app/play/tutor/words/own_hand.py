"""Word what goes with what in the own hand: what brings it nearer, sets, pairs, neighbours, single tiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from peling.advice.helpful import Helpful
from peling.advice.own_hand import Company
from peling.core.tiles import Suit, Tile
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import several, short_run, suit_name, tile_name

translate = QCoreApplication.translate


Groups: TypeAlias = tuple[tuple[Tile, ...], ...]

together = Sentence("OwnHand", "What goes together in your hand")


def nearer_fact(nearer: Helpful) -> tuple[str, str, Groups]:
    """Return label, words and tiles of what brings the hand nearer to a win, or completes it."""
    label = translate("OwnHand", "Completes it") if nearer.away == 1 else translate("OwnHand", "Nearer")
    if nearer.every:
        return label, translate("OwnHand", "any tile"), ()
    return label, kinds_words(nearer.kinds), by_suit(nearer.kinds)


def hand_facts(
    company: Company, open_threes: Sequence[Tile], wild: Sequence[Tile] = ()
) -> list[tuple[str, str, Groups]]:
    """Return label, words and tiles of each fact there is, tiles that go together in one group.

    `open_threes` are the tiles of the exposed pungs, `wild` the wild tiles held.
    """
    threes = [translate("OwnHand", "three {tiles}").format(tiles=several(kind)) for kind in company.threes]
    fourths = [*company.threes, *open_threes]
    facts: tuple[tuple[str, str, Groups], ...] = (
        (translate("OwnHand", "Wild"), kinds_words(wild), by_suit(wild)),
        (
            translate("OwnHand", "Sets"),
            "; ".join([*threes, *map(_run, company.runs)]),
            (*((kind,) * 3 for kind in company.threes), *company.runs),
        ),
        (
            translate("OwnHand", "Pairs"),
            kinds_words(company.pairs),
            tuple((kind,) * 2 for kind in company.pairs),
        ),
        (translate("OwnHand", "Partial"), "; ".join(map(_run, company.neighbours)), company.neighbours),
        (translate("OwnHand", "Single"), kinds_words(company.alone), by_suit(company.alone)),
        (translate("OwnHand", "Kong"), _kong(fourths), by_suit(fourths)),
    )
    return [fact for fact in facts if fact[1]]


def by_suit(kinds: Sequence[Tile]) -> Groups:
    """Return kinds in groups, those of one suit together and all honours together."""
    return tuple(tuple(group) for _, group in groupby(kinds, _suit))


def _suit(kind: Tile) -> Suit | None:
    return kind.suit


def _kong(kinds: Sequence[Tile]) -> str:
    return translate("OwnHand", "with the fourth: {tiles}").format(tiles=kinds_words(kinds)) if kinds else ""


def _run(tiles: Sequence[Tile]) -> str:
    suit = tiles[0].suit
    return _of_suit(ranks=short_run(tuple(tiles)), suit=suit_name(suit)) if suit is not None else ""


def kinds_words(kinds: Sequence[Tile]) -> str:
    """Return kinds suit by suit: "3, 6 of bamboos; red dragon"."""
    parts = []
    for suit, group in groupby(kinds, lambda kind: kind.suit):
        if suit is None:
            parts += [tile_name(kind) for kind in group]
        else:
            parts.append(_of_suit(ranks=", ".join(str(kind.rank) for kind in group), suit=suit_name(suit)))
    return "; ".join(parts)


_of_suit = Sentence("OwnHand", "{ranks} of {suit}")
