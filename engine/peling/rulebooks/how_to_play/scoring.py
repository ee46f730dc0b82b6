"""The score items of every player, and the whole score card in the order of the booklet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from peling.core.melds import Exposure, MeldKind, pair
from peling.core.rules import evidence
from peling.core.scoring import Doubles, Found, Points, ScoreItem
from peling.core.tiles import BONUS_TILES, Tile, Wind, wind_tile
from peling.rulebooks.how_to_play.citations import DOUBLES, FLOWERS, SCORES
from peling.rulebooks.how_to_play.limits import limit_hands
from peling.rulebooks.how_to_play.winner import ScoreHouse, bonuses, winner_doubles
from peling.rules.composer import HandFacts, ScoreCard, SetFacts


def score_card(house: ScoreHouse) -> ScoreCard:
    """Return the items for these house rules."""
    return ScoreCard(
        sets=(*COMBINATIONS, *pairs(house), *SET_DOUBLES),
        hand=(FLOWER, own_flower(house), FOUR_FLOWERS),
        win=(*winner_doubles(house), *bonuses(house)),
        rest=(),
        limits=limit_hands(house.nine_tile, four_wind_pungs=house.four_wind_pungs),
    )


def items_in_order(house: ScoreHouse) -> tuple[ScoreItem[Any], ...]:
    """Return the items in the order of the booklet."""
    return (
        *COMBINATIONS,
        *pairs(house),
        FLOWER,
        *SET_DOUBLES,
        own_flower(house),
        FOUR_FLOWERS,
        *winner_doubles(house),
        *bonuses(house),
        *limit_hands(house.nine_tile, four_wind_pungs=house.four_wind_pungs),
    )


def pairs(house: ScoreHouse) -> tuple[ScoreItem[SetFacts], ...]:
    """Return the pairs that count (A-11)."""

    def dragons(facts: SetFacts) -> Found:
        """Give 2 for a pair of dragons, to every player."""
        return _shown(facts, facts.meld.kind is MeldKind.PAIR and facts.meld.tile.dragon is not None)

    def own(facts: SetFacts) -> Found:
        """Give 2 for a pair of the own wind, to every player."""
        return _shown(facts, facts.meld.kind is MeldKind.PAIR and facts.meld.tile is wind_tile(facts.seat))

    def of_round(facts: SetFacts) -> Found:
        """Give 2 for a pair of the wind of the round, to every player, as well as that for the own (A-11)."""
        if house.two_for_own_round and facts.round_wind is facts.seat:
            return ()
        return _shown(facts, facts.meld.kind is MeldKind.PAIR and _of_round(facts))

    return (
        ScoreItem("HP-PAIR-DRAGON", "Pair of Honour tiles", SCORES, Points(2), dragons),
        ScoreItem("HP-PAIR-OWN", "Pair of own Wind", SCORES, Points(2), own),
        ScoreItem("HP-PAIR-ROUND", "Pair of Wind of the Round", SCORES, Points(2), of_round),
    )


def pair_points(kind: Tile, seat: Wind, round_wind: Wind | None, house: ScoreHouse) -> int:
    """Return the points that a pair of this kind counts for a player (A-11)."""
    facts = SetFacts(pair(kind), seat, round_wind)
    return sum(2 * len(item.find(facts)) for item in pairs(house))


def own_flower(house: ScoreHouse) -> ScoreItem[HandFacts]:
    """Return the doubles for the own season and the own flower (A-12)."""

    def find(facts: HandFacts) -> Found:
        """Double once for the own season and once for the own flower, for every player (A-12)."""
        own = tuple(held for held in facts.bonus if held.wind is facts.seat)
        if house.four_only:
            own = tuple(held for held in own if held not in _complete_groups(facts.bonus))
        return tuple(evidence(held) for held in own)

    def near(facts: HandFacts) -> Found:
        others = tuple(held for held in facts.bonus if held.wind is not facts.seat)
        return (evidence(*others),) if others else ()

    return ScoreItem("HP-X-OWN-FLOWER", "Own Season or Flower", FLOWERS, Doubles(1), find, near)


def _shown(facts: SetFacts, holds: bool) -> Found:  # noqa: FBT001 - the one question it answers
    return (evidence(*facts.meld.tiles),) if holds else ()


def _of_round(facts: SetFacts) -> bool:
    return facts.round_wind is not None and facts.meld.tile is wind_tile(facts.round_wind)


def _combinations() -> tuple[ScoreItem[SetFacts], ...]:
    """Return the table of sets: an item for each row and column, under the id of the row."""
    return tuple(
        _combination(f"HP-{kind.name}-{rank}", f"{title} {words}", points, kind, (belongs, exposure))
        for kind, title, awards in (
            (MeldKind.PUNG, "Pung of", ((2, 4), (4, 8), (4, 8))),
            (MeldKind.KONG, "Kong of", ((8, 16), (16, 32), (16, 32))),
        )
        for (rank, words, belongs), pair in zip(_RANKS, awards, strict=True)
        for exposure, points in zip((Exposure.EXPOSED, Exposure.CONCEALED), pair, strict=True)
    )


_RANKS: Final[tuple[tuple[str, str, Callable[[Tile], bool]], ...]] = (
    ("MINOR", "Minor tiles, 2 to 8", lambda kind: kind.is_minor),
    ("MAJOR", "Major tiles, 1 or 9", lambda kind: kind.is_terminal),
    ("HONOUR", "Cardinal or Honour tiles", lambda kind: kind.is_honour),
)


def _combination(
    name: str, title: str, points: int, kind: MeldKind, which: tuple[Callable[[Tile], bool], Exposure]
) -> ScoreItem[SetFacts]:
    belongs, exposure = which

    def find(facts: SetFacts) -> Found:
        """Give points for three or four of a kind to every player, concealed twice as many as exposed.

        The set that a claimed winning piece completes is exposed; four of a kind not laid down are three.
        """
        meld = facts.meld
        return _shown(facts, meld.kind is kind and meld.exposure is exposure and belongs(meld.tile))

    return ScoreItem(name, f"{title}, {exposure.value}", SCORES, Points(points), find)


def _set_double(name: str, title: str, doubling: Callable[[SetFacts], bool]) -> ScoreItem[SetFacts]:
    def find(facts: SetFacts) -> Found:
        """Double once for three or four of this kind, for every player, exposed or concealed."""
        return _shown(facts, facts.meld.is_triplet and doubling(facts))

    def near(facts: SetFacts) -> Found:
        pair = facts.meld.kind is MeldKind.PAIR and doubling(facts)
        return (evidence(*facts.meld.tiles),) if pair else ()

    return ScoreItem(name, title, DOUBLES, Doubles(1), find, near)


def _each_bonus_tile(facts: HandFacts) -> Found:
    """Give 4 for each season and flower, own or not, to every player."""
    return tuple(evidence(held) for held in facts.bonus)


def _complete_groups(bonus: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the tiles of the groups of which all four are there: flowers, seasons."""
    return tuple(
        held for group in (BONUS_TILES[:4], BONUS_TILES[4:]) if set(group) <= set(bonus) for held in group
    )


def _four_together(facts: HandFacts) -> Found:
    """Double three times for all four seasons and again for all four flowers, for every player (A-12)."""
    held = _complete_groups(facts.bonus)
    return tuple(evidence(*held[start : start + 4]) for start in range(0, len(held), 4))


def _three_together(facts: HandFacts) -> Found:
    """Show three seasons or three flowers, which are one short."""
    groups = (BONUS_TILES[:4], BONUS_TILES[4:])
    held = [tuple(one for one in group if one in facts.bonus) for group in groups]
    return tuple(evidence(*three) for three in held if len(three) == 3)


COMBINATIONS: Final = _combinations()
FLOWER: Final = ScoreItem("HP-FLOWER", "Season or Flower", FLOWERS, Points(4), _each_bonus_tile)
SET_DOUBLES: Final = (
    _set_double("HP-X-OWN-WIND", "Pung or Kong of own Wind", lambda f: f.meld.tile is wind_tile(f.seat)),
    _set_double("HP-X-ROUND-WIND", "Pung or Kong of Wind of the Round", _of_round),
    _set_double("HP-X-DRAGON", "Pung or Kong of Honour tiles", lambda f: f.meld.tile.dragon is not None),
)
FOUR_FLOWERS: Final = ScoreItem(
    "HP-X-FOUR-FLOWERS", "All four Seasons or Flowers", FLOWERS, Doubles(3), _four_together, _three_together
)
