"""Which actions Fenghua allows, said a second time and plainly from the rule text.

Points come from the second scorer, which knows no line of the engine either.
"""

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
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
)
from peling.core.melds import MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, Source
from peling.play.table import DealState
from tests.engine.rulebooks.fenghua import slow_scorer as slow_fenghua
from tests.engine.rulebooks.fenghua import slow_shapes
from tests.engine.rulebooks.fenghua.slow_shapes import SlowHand
from tests.properties.plain_rules import Memory, chows


@dataclass(frozen=True)
class PlainFenghua:
    """Fenghua with house rules: what a player may do in a deal."""

    house: Mapping[str, object]

    def left(self, state: DealState) -> int:
        """Return how many tiles can still be drawn, the bottom tile included (FH-BOTTOM, A-1)."""
        literal = self.house.get("bottom_tile", "literal") == "literal"
        return len(state.wall.regular) + (0 if literal else len(state.wall.tail))

    def supply(self, state: DealState) -> int:
        """Return how many tiles can be taken for kongs and flowers.

        The one turned up never is. By the literal reading the bottom tile is not either; where all are drawn
        in the end, it is (A-1).
        """
        kept = 2 if self.house.get("bottom_tile", "literal") == "literal" and self.left(state) else 1
        return max(0, state.wall.left - kept)

    def allowed(self, state: DealState, wind: Wind, memory: Memory) -> set[Action]:
        """Return what a player may do now."""
        mine = state.turn is wind
        match state.phase:
            case Phase.LAST if mine:
                return {TakeLast(), RefuseLast()}
            case Phase.TURN if mine:
                return self._own_turn(state, wind, memory)
            case Phase.CLAIMS | Phase.ROBBING if not mine:
                if any(wind is who for who, _ in state.answers):
                    return set()
                claims = self._claims(state, wind)
                return claims | {Pass()} if claims else set()
            case _:
                return set()

    def _claims(self, state: DealState, wind: Wind) -> set[Action]:
        """Return the claims of a tile that somebody has discarded or adds to his pung."""
        offer, hand = state.offer, state.hand(wind)
        assert offer is not None
        if offer.tile in state.wild or offer.tile.is_bonus:
            return set()
        found: set[Action] = set()
        if self._may_win(state, wind, offer.tile):
            found.add(ClaimWin())
        if state.phase is Phase.ROBBING or not self.left(state):
            return found
        held = hand.concealed.count(offer.tile)
        if held >= 2:
            found.add(ClaimPung())
        if held >= 3 and self.supply(state):
            found.add(ClaimKong())
        if state.after(offer.by) is wind:
            found |= chows(offer.tile, [kind for kind in hand.concealed if kind not in state.wild])
        return found

    def _own_turn(self, state: DealState, wind: Wind, memory: Memory) -> set[Action]:
        hand = state.hand(wind)
        held = Counter(hand.concealed)
        flowers = [kind for kind in held if kind.is_bonus and kind not in state.wild]
        claimed = state.source is Source.CLAIM
        found: set[Action] = set()
        if not claimed and self._may_win(state, wind, None):
            found.add(GoOut())
        lays = not claimed or self.house.get("kong_after_claim") is True
        eighth = len(hand.bonus) == 7 and bool(flowers)
        first = not hand.melds and all(gone.wind is not wind for gone in state.discards)
        just_out = len(hand.bonus) == 8 and (memory.set_out is wind or first)
        if lays and (eighth or just_out):
            found.add(GoOutByFlowers())
        if state.source is Source.LAST_WALL:
            assert state.drawn is not None
            return found | {Discard(state.drawn)}
        if lays and self.supply(state):
            found |= {SetOutBonus(kind) for kind in flowers}
            found |= {ConcealedKong(kind) for kind, number in held.items() if number == 4}
            pungs = [meld.tile for meld in hand.melds if meld.kind is MeldKind.PUNG]
            found |= {AddedKong(kind) for kind in pungs if held[kind]}
            if flowers and self.house.get("forced_flowers") is True:
                return found
        return found | {Discard(kind) for kind in held}

    def _may_win(self, state: DealState, wind: Wind, claimed: Tile | None) -> bool:
        """Return whether the hand wins by its own tiles or by this one of another (FH-SHAPES, FH-WIN-*)."""
        hand = state.hand(wind)
        tiles = [kind.code for kind in hand.concealed]
        wild = [kind.code for kind in state.wild]
        if any(kind.is_bonus and kind not in state.wild for kind in hand.concealed):
            return False
        slow = SlowHand(
            seat=wind.value,
            round="" if state.round_wind is None else state.round_wind.value,
            concealed=tiles,
            melds=[
                (
                    meld.kind.value,
                    [kind.code for kind in meld.tiles],
                    meld.concealed,
                    None if meld.form is None else meld.form.value,
                    None if meld.claimed_from is None else meld.claimed_from.value,
                )
                for meld in hand.melds
            ],
            bonus=[kind.code for kind in hand.bonus],
            wild=wild,
            by="wall",
            options=dict(self.house),
        )
        if claimed is not None:
            slow.by = "robbed-kong" if state.phase is Phase.ROBBING else "discard"
            slow.tile = claimed.code
            complete = slow_shapes.completes(slow, claimed.code)
            return complete and not isinstance(slow_fenghua.score(slow), str)
        if state.drawn is not None:
            slow.tile = state.drawn.code
            slow.concealed = list(tiles)
            slow.concealed.remove(state.drawn.code)
        return self._complete(tiles, slow)

    def _complete(self, tiles: list[str], slow: SlowHand) -> bool:
        """Return whether fourteen tiles make one of the shapes, wild ones as any kind."""
        natural = [tile for tile in tiles if tile not in slow.wild]
        jokers = len(tiles) - len(natural)
        held = slow_shapes.copies(slow, [] if slow.tile is None or slow.tile in slow.wild else [slow.tile])
        if all(tile in slow_shapes.HONOURS for tile in natural + slow.melded):
            return True
        if not slow.melds:
            odd = [tile for tile, number in Counter(natural).items() if number % 2]
            if len(odd) <= jokers and (held is None or all(held[tile] < 4 for tile in odd)):
                return True
            if len(set(natural)) == len(natural) and slow_shapes.spread(natural, jokers):
                return True
        return slow_shapes.can_be_read(natural, jokers, 4 - len(slow.melds), 1, held)
