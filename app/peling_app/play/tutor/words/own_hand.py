"""Word what goes with what in the own hand: what brings it nearer, sets, pairs, neighbours, single tiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from peling.advice.helpful import Helpful
from peling.advice.own_hand import Company
from peling.core.tiles import Tile
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import several, short_run, suit_name, tile_name

translate = QCoreApplication.translate


def hand_facts(
    nearer: Helpful, company: Company, open_threes: Sequence[Tile], wild: Sequence[Tile] = ()
) -> list[tuple[str, str]]:
    """Return label and words of each fact there is.

    `nearer` are the tiles that bring the hand nearer to a win, `open_threes` those of the exposed pungs,
    `wild` the wild tiles held.
    """
    sets = [translate("OwnHand", "three {tiles}").format(tiles=several(kind)) for kind in company.threes]
    fourths = [*company.threes, *open_threes]
    facts = (
        (
            translate("OwnHand", "Nearer"),
            translate("OwnHand", "any tile") if nearer.every else kinds_words(nearer.kinds),
        ),
        (translate("OwnHand", "Wild"), kinds_words(wild)),
        (translate("OwnHand", "Sets"), "; ".join([*sets, *map(_run, company.runs)])),
        (translate("OwnHand", "Pairs"), kinds_words(company.pairs)),
        (translate("OwnHand", "Partial"), "; ".join(map(_run, company.neighbours))),
        (translate("OwnHand", "Single"), kinds_words(company.alone)),
        (translate("OwnHand", "Kong"), _kong(fourths)),
    )
    return [(label, words) for label, words in facts if words]


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
