"""Games of Fenghua at moments that no other book has, for tests and pictures of the board."""

from dataclasses import replace

from peling.core.actions import AddedKong, Discard
from peling.core.events import WallBroken
from peling.core.hand import Hand
from peling.core.notation import parse_hand
from peling.core.tiles import BONUS_TILES, WINDS, Tile, Wind, tile
from peling.core.view import Discarded, Phase
from peling.play.table import DealState
from peling.rules.records import turned_up_for
from tests.app.play.table.fake_game import FakeGame
from tests.engine.play.fenghua_deals import BOOK, SCATTERED, down_to, settled

E, S, W, N = WINDS
CALLING = "B1 B2 B3 B7 B8 B9 D7 D8 D9 C4 C5 E E"
LYING = "W N C9 Wh D1 B2 G E C1 D3 S N C3 D7 R B5"


def game(deal: DealState) -> FakeGame:
    """Return the game of South over such a deal."""
    return FakeGame(deal, rules=BOOK)


def lying(deal: DealState, codes: str = LYING) -> DealState:
    """Return the deal with discards on the table, in the order of play, and the right tile turned up."""
    wall = replace(deal.wall, turned=turned_up_for(deal.wild))
    discards = tuple(Discarded(WINDS[i % 4], tile(code)) for i, code in enumerate(codes.split()))
    return replace(deal, discards=discards, wall=wall)


def with_hand(deal: DealState, wind: Wind, hand: Hand) -> DealState:
    """Return the deal with another hand of a player."""
    place = deal.winds.index(wind)
    holdings = list(deal.holdings)
    holdings[place] = replace(holdings[place], hand=hand)
    return replace(deal, holdings=tuple(holdings))


def own_turn(hand: str = "D1 D1 B4 B5 B6 B8 D6 D7 D8 C4 C5 E E C9", wild: str = "D1") -> FakeGame:
    """Return South's turn, the last tile of the hand drawn."""
    return game(lying(settled(S, wild=wild, S=hand)))


def complete() -> FakeGame:
    """Return South's turn: the hand wins by the tile drawn, a wild tile in it."""
    return own_turn("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1 R")


def flower_to_meld() -> FakeGame:
    """Return South's turn with a flower that may be melded, and wild seasons that may not."""
    return own_turn("Se1 Se3 B4 B5 B6 B8 D6 D7 D8 C4 C5 E E Fl2", "Se1 Se3 Se4")


def eight_flowers() -> FakeGame:
    """Return South's turn: with the flower in the hand all eight are his."""
    seven: list[Tile] = list(BONUS_TILES[:-1])
    deal = settled(S, wild="D1", S="B4 B5 B6 B8 B8 D6 D7 D8 C4 C5 E E C9 " + BONUS_TILES[-1].code)
    hand = deal.holding(S).hand
    return game(lying(with_hand(deal, S, Hand.of(hand.concealed, hand.melds, seven))))


def bottom_tile() -> FakeGame:
    """Return the moment at which South may take or refuse the bottom tile."""
    deal = down_to(settled(E, S=CALLING, wild="D1", E=SCATTERED + " C1"), 1)
    fake = game(lying(deal))
    fake.put(E, Discard(tile("C1")))
    assert fake.deal is not None
    assert fake.deal.phase is Phase.LAST
    return fake


def robbing() -> FakeGame:
    """Return the moment at which East adds a tile to his pung with which South wins."""
    east = "C6 B1 D2 D5 S W N R G Wh B7 | (C6* C6 C6)"
    deal = settled(E, S=CALLING, wild="D1", E=east)
    deal = replace(deal, drawn=tile("C6"))
    fake = game(lying(deal))
    fake.put(E, AddedKong(tile("C6")))
    return fake


def claim(hand: str, discard: str, wild: str = "D1") -> FakeGame:
    """Return the moment after East has discarded a tile, South holding these."""
    others = parse_hand(SCATTERED).concealed
    east = " ".join(held.code for held in others) + f" {discard}"
    fake = game(lying(settled(E, S=hand, wild=wild, E=east)))
    fake.put(E, Discard(tile(discard)))
    return fake


def too_few_points() -> FakeGame:
    """Return the moment at which South's hand is complete by a discard and has three points."""
    return claim(CALLING, "C6")


def lone_wild() -> FakeGame:
    """Return the moment at which South has four sets and a wild tile beside a discard."""
    return claim("B1 B2 B3 B7 B8 B9 D7 D8 D9 C4 C5 C6 D1", "G")


BROKEN = WallBroken((5, 3), None, N, N, 5, lifted=False)
"""East's throw: North breaks the wall to the left of his fifth stack."""
