"""Which actions the three older books allow, said a second time and plainly from the rule texts.

Nothing of the engine's conditions is used, only its words for tiles, sets and actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
    Wash,
)
from peling.core.melds import MeldKind
from peling.core.tiles import KINDS, Tile, Wind
from peling.core.view import Phase, Source
from peling.play.table import DealState

HEADS = frozenset(kind for kind in KINDS if kind.suit is None or kind.rank in {1, 9})


@dataclass
class Memory:
    """What happened: the kinds that each player let pass, who has drawn, who has just set out a flower."""

    passed: dict[Wind, set[Tile]] = field(default_factory=dict)
    drew: set[Wind] = field(default_factory=set)
    set_out: Wind | None = None


def in_sets(held: Counter[Tile], sets: int) -> bool:
    """Return whether these tiles are so many threes and sequences."""
    left = +held
    if not sets:
        return not left
    if not left:
        return False
    low = min(left)
    if left[low] >= 3 and in_sets(left - Counter({low: 3}), sets - 1):
        return True
    if low.suit is None or low.rank > 7:
        return False
    run = Counter(KINDS[low.index + step] for step in range(3))
    return all(left[kind] for kind in run) and in_sets(left - run, sets - 1)


def complete(tiles: Sequence[Tile], melds: int, *, single_heads: bool) -> bool:
    """Return whether these tiles and so many sets laid down win."""
    held = Counter(tiles)
    if len(tiles) != 14 - 3 * melds or any(kind.is_bonus for kind in held):
        return False
    if single_heads and not melds and set(held) == HEADS:
        return True
    pairs = [kind for kind in held if held[kind] >= 2]
    return any(in_sets(held - Counter({kind: 2}), 4 - melds) for kind in pairs)


def chows(claimed: Tile, held: Collection[Tile]) -> set[Action]:
    """Return the claims of a tile for a sequence with two tiles that are held."""
    found: set[Action] = set()
    if claimed.suit is None:
        return found
    for low in range(max(1, claimed.rank - 2), min(7, claimed.rank) + 1):
        own = [KINDS[claimed.index + step - claimed.rank] for step in range(low, low + 3)]
        own.remove(claimed)
        if all(kind in held for kind in own):
            found.add(ClaimChow((own[0], own[1])))
    return found


@dataclass(frozen=True)
class PlainRules:
    """A book with house rules: what a player may do in a deal."""

    book: str
    house: Mapping[str, object]

    @property
    def how_to_play(self) -> bool:
        """Return whether it is "How to Play"."""
        return self.book == "how-to-play"

    @property
    def reserve(self) -> int:
        """Return how many tiles are never drawn."""
        return 0 if self.book == "pung-chow" and self.house.get("p1_reserve") != 14 else 14

    @property
    def late(self) -> bool:
        """Return whether a discard lives on when the next player has drawn."""
        if self.how_to_play:
            return self.house.get("late_claim", "text") == "text"
        return self.house.get("late_claims") == "until_next_discard"

    @property
    def sets_of_last(self) -> bool:
        """Return whether the last discard may be claimed for a set."""
        if self.how_to_play:
            return self.house.get("last_discard") == "all_claims"
        return self.house.get("last_discard_claims", "all") == "all"

    def wins(self, tiles: Sequence[Tile], melds: int) -> bool:
        """Return whether these tiles and so many sets laid down win by this book."""
        return complete(tiles, melds, single_heads=self.book != "pung-chow")

    def allowed(self, state: DealState, wind: Wind, memory: Memory) -> set[Action]:
        """Return what a player may do now."""
        left = max(0, state.wall.left - self.reserve)
        match state.phase:
            case Phase.TURN if state.turn is wind:
                return self._own_turn(state, wind, left)
            case Phase.TURN:
                offer = state.offer
                if offer is None or offer.by is wind or not (self.late and offer.late):
                    return set()
                claims = self._claims(state, wind, left + 1, memory)
                return {claim for claim in claims if not isinstance(claim, ClaimChow)}
            case Phase.CLAIMS | Phase.ROBBING:
                if wind is state.turn or any(wind is who for who, _ in state.answers):
                    return set()
                claims = self._claims(state, wind, left, memory)
                if state.phase is Phase.CLAIMS and self._washes(state, wind):
                    late = self.house.get("wash_window") == "until_own_draw" and wind not in memory.drew
                    if len(state.discards) == 1 or (late and not state.hand(wind).melds):
                        claims.add(Wash())
                return claims | {Pass()} if claims else set()
            case _:
                return set()

    def _washes(self, state: DealState, wind: Wind) -> bool:
        dealt = state.dealt[state.winds.index(wind)]
        has_discarded = any(discard.wind is wind for discard in state.discards)
        return self.book == "pung-chow-limit" and not has_discarded and len(HEADS.intersection(dealt)) >= 9

    def _claims(self, state: DealState, wind: Wind, left: int, memory: Memory) -> set[Action]:
        """Return the claims of a tile that somebody has discarded or adds to his three."""
        offer, hand = state.offer, state.hand(wind)
        assert offer is not None
        found: set[Action] = set()
        if self.wins([*hand.concealed, offer.tile], len(hand.melds)):
            found.add(ClaimWin())
        if offer.robbing or "standing" in state.holding(wind).noted:
            return found
        held, kind = Counter(hand.concealed), offer.tile
        barred = self.how_to_play and kind in memory.passed.get(wind, set())
        if held[kind] >= 3 and left and not (barred and self.house.get("pung_lock") != "pung_only"):
            found.add(ClaimKong())
        if not left and not self.sets_of_last:
            return found
        if held[kind] >= 2 and not barred:
            found.add(ClaimPung())
        if state.after(offer.by) is wind:
            found |= chows(kind, held)
        return found

    def _own_turn(self, state: DealState, wind: Wind, left: int) -> set[Action]:
        hand, held = state.hand(wind), Counter(state.hand(wind).concealed)
        standing = "standing" in state.holding(wind).noted
        claimed = state.source is Source.CLAIM
        found: set[Action] = set()
        for kind in held:
            if (kind.is_bonus and kind.wind is wind) or (standing and kind is not state.drawn):
                continue
            found.add(Discard(kind))
            if self._may_stand(state, wind, kind) and not standing:
                found.add(Discard(kind, standing=True))
        after_claim = self.house.get("kong_after_claim") is True
        if left and not standing:
            for kind in held:
                if held[kind] == 4 and (self.how_to_play or after_claim or not claimed):
                    found.add(ConcealedKong(kind))
            for meld in hand.melds:
                just = self.house.get("add_fourth") != "just_drawn" or state.drawn is meld.tile
                if meld.kind is MeldKind.PUNG and held[meld.tile] and just and (after_claim or not claimed):
                    found.add(AddedKong(meld.tile))
        if not claimed and self.wins(hand.concealed, len(hand.melds)):
            found.add(GoOut())
        if wind is Wind.EAST and state.source is Source.DEAL and self._washes(state, wind):
            found.add(Wash())
        return found

    def _may_stand(self, state: DealState, wind: Wind, kind: Tile) -> bool:
        """Return whether a hand is one tile short after its first discard, and nothing lies before it."""
        hand = state.hand(wind)
        if not self.how_to_play or kind.is_bonus or any(gone.wind is wind for gone in state.discards):
            return False
        if hand.melds and self.house.get("standing") != "first_discard":
            return False
        rest = list(hand.concealed)
        rest.remove(kind)
        mine = [*rest, *(tile for meld in hand.melds for tile in meld.tiles)]
        return any(self.wins([*rest, more], len(hand.melds)) for more in KINDS if mine.count(more) < 4)
