"""One order of the suits in the whole program: in the hand, in a replay, on the palette, in rows of tiles."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import pytest

import peling
import peling_app
from peling.core.hand import Hand
from peling.core.tiles import TILES, Suit, Tile
from peling.play.game import random_throws, random_wall
from peling.play.table import start_deal
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.view.tiles.palette import PALETTE_ROWS
from peling_app.kit.words import tiles as tile_words
from peling_app.learn.model.strip import by_suit
from peling_app.play.replay.model.hands import standing
from peling_app.play.table.model.hand_model import HandOrder
from tests.sources import trees

SUITS = list(Suit)
"""Bamboos, circles, characters: as the first lesson names them, and as `Tile` is ordered."""


def suits(tiles: Sequence[Tile]) -> list[Suit | None]:
    """Return the suits one after the other, each once while it lasts; None for what is of no suit."""
    return [suit for suit, _ in groupby(one.suit for one in tiles)]


def sorted_by_the_program(tiles: Sequence[Tile]) -> Iterator[tuple[str, Sequence[Tile]]]:
    """Yield every way in which the program puts tiles in order."""
    hand = HandOrder()
    hand.follow(tiles, None)
    yield "the user's hand", [kind for _, kind in hand.tiles]
    hand.move(hand.tiles[0][0], len(tiles))
    hand.sort()
    yield "the user's hand, sorted again", [kind for _, kind in hand.tiles]
    yield "a hand in a settlement, an example or a sheet", Hand.of(tiles).concealed
    yield "a row of a lesson or drill", [kind for group in by_suit(tiles) for kind in group]
    yield "the palette", [TILES[index] for row in PALETTE_ROWS for group in row for index in group]


def test_every_row_of_tiles_has_the_suits_in_one_order() -> None:
    tiles = [one for one in TILES if not one.is_bonus]
    random.Random(7).shuffle(tiles)
    for what, shown in sorted_by_the_program(tiles):
        assert [suit for suit in suits(shown) if suit is not None] == SUITS, what


@pytest.mark.parametrize("book", list(RULE_SETS))
def test_a_hand_stands_alike_on_the_board_and_in_a_replay(book: str) -> None:
    rules, rng = rule_set(book), random.Random(book)
    deal, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng))
    for wind in deal.winds:
        hand = HandOrder()
        hand.follow(deal.hand(wind).concealed, deal.drawn if deal.turn is wind else None)
        assert [kind for _, kind in hand.tiles] == list(standing(deal, wind))


def named_suits(node: ast.AST) -> list[str]:
    """Return the suits that a list, a tuple, a set or a dictionary names, in its order."""
    parts: Sequence[ast.AST | None] = ()
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        parts = node.elts
    elif isinstance(node, ast.Dict):
        parts = node.keys
    elif isinstance(node, ast.Match):
        parts = [case.pattern.value for case in node.cases if isinstance(case.pattern, ast.MatchValue)]
    return [
        part.attr
        for part in parts
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id == Suit.__name__
    ]


def test_no_module_lists_the_suits_in_another_order() -> None:
    found = []
    for package in (peling, peling_app):
        assert package.__file__ is not None
        for file, tree in trees(Path(package.__file__).parent, naming={Suit.__name__}).items():
            for node in ast.walk(tree):
                named = named_suits(node)
                if len(named) == len(SUITS):
                    found.append((file.name, named))
    assert found, "nothing was looked at"
    assert [one for one in found if one[1] != [suit.name for suit in SUITS]] == []
    assert [tile_words.suit_name(suit) for suit in SUITS] == ["bamboos", "circles", "characters"]
