"""Which actions the leaflet of the game of four winds allows, said a second time from the rule text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.melds import MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, Source
from peling.play.table import DealState
from tests.properties.plain_rules import Memory, chows, complete

KEPT = {"14+2k": (14, 2), "14+k": (14, 1), "14": (14, 0)}
"""How many cards are never taken, and how many more for each four."""


@dataclass(frozen=True)
class PlainFourWinds:
    """The leaflet with house rules: what a player may do in a deal."""

    house: Mapping[str, object]

    def left(self, state: DealState, more: int = 0) -> int:
        """Return how many cards may still be taken when so many fours more are made (FW-RESERVE)."""
        always, each = KEPT[str(self.house.get("reserve", "14+2k"))]
        return max(0, state.wall.left - always - each * (state.kongs + more))

    def allowed(self, state: DealState, wind: Wind, _memory: Memory) -> set[Action]:
        """Return what a player may do now."""
        if state.phase is Phase.TURN and state.turn is wind:
            return self._own_turn(state, wind)
        asked = state.phase in {Phase.CLAIMS, Phase.ROBBING} and wind is not state.turn
        if not asked or any(wind is who for who, _ in state.answers):
            return set()
        claims = self._claims(state, wind)
        return claims | {Pass()} if claims else set()

    def _claims(self, state: DealState, wind: Wind) -> set[Action]:
        """Return the claims of a card that somebody has discarded or adds to his three (sections 3 and 4)."""
        offer, hand = state.offer, state.hand(wind)
        assert offer is not None
        wins: set[Action] = set()
        if self._wins([*hand.concealed, offer.tile], len(hand.melds)):
            wins.add(ClaimWin())
        if state.phase is Phase.ROBBING:
            any_kind = self.house.get("rob_suits_only") is False
            return wins if offer.tile.suit is not None or any_kind else set()
        if not self.left(state):
            return wins
        held = hand.concealed.count(offer.tile)
        sets: set[Action] = set()
        if held >= 2:
            sets.add(ClaimPung())
        if held >= 3 and self.left(state, 1):
            sets.add(ClaimKong())
        if state.after(offer.by) is wind:
            sets |= chows(offer.tile, hand.concealed)
        return wins | sets

    def _own_turn(self, state: DealState, wind: Wind) -> set[Action]:
        hand = state.hand(wind)
        held = Counter(hand.concealed)
        found: set[Action] = {Discard(kind) for kind in held}
        claimed = state.source is Source.CLAIM
        if not claimed and self._wins(list(hand.concealed), len(hand.melds)):
            found.add(GoOut())
        if self.left(state, 1):
            found |= {ConcealedKong(kind) for kind, number in held.items() if number == 4}
            if self.house.get("extend_visible_three") is not False:
                threes = [meld.tile for meld in hand.melds if meld.kind is MeldKind.PUNG]
                found |= {AddedKong(kind) for kind in threes if held[kind]}
        return found

    def _wins(self, tiles: list[Tile], melds: int) -> bool:
        return complete(tiles, melds, single_heads=True)
