"""The score items that look at one set: threes, fours, the pair of honours, and the doubles they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from peling.core.melds import Exposure, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import Doubles, Found, Points, ScoreItem
from peling.core.tiles import Tile, wind_tile
from peling.rulebooks.four_winds.citations import DOUBLES, POINTS
from peling.rulebooks.four_winds.options import ScoreHouse
from peling.rules.composer import SetFacts

SetItem: TypeAlias = ScoreItem[SetFacts]
_THREE: Final = {"MINOR": 2, "MAJOR": 4, "CARDINAL": 4, "DIRECTION": 4}
"""What a visible three counts; a hidden one counts twice as much."""
_FOUR: Final = {"MINOR": 8, "MAJOR": 16, "CARDINAL": 16, "DIRECTION": 16}
"""The same for four."""
_TITLES: Final = {
    "MINOR": "cards 2 to 8",
    "MAJOR": "cards 1 or 9",
    "CARDINAL": "Cardinals",
    "DIRECTION": "Directions",
}


def combinations(house: ScoreHouse) -> tuple[SetItem, ...]:
    """Return threes and fours, hidden and visible, in the order of the leaflet (A-10)."""
    belongs: dict[str, Callable[[SetFacts], bool]] = {
        "MINOR": lambda facts: facts.meld.tile.is_minor,
        "MAJOR": lambda facts: facts.meld.tile.is_terminal,
        "CARDINAL": lambda facts: facts.meld.tile.dragon is not None,
        "DIRECTION": _any_direction if house.other_winds else own_direction,
    }
    kinds = ((MeldKind.PUNG, "THREE", _THREE), (MeldKind.KONG, "FOUR", _FOUR))
    return tuple(
        _combination(f"FW-{word}-{group}", f"{word.title()} {_TITLES[group]}", (kind, exposure), given, test)
        for kind, word, points in kinds
        for group, test in belongs.items()
        for exposure, given in (
            (Exposure.CONCEALED, Points(2 * points[group])),
            (Exposure.EXPOSED, Points(points[group])),
        )
    )


def _combination(
    name: str,
    title: str,
    form: tuple[MeldKind, Exposure],
    award: Points,
    belongs: Callable[[SetFacts], bool],
) -> SetItem:
    kind, exposure = form
    word = "hidden" if exposure is Exposure.CONCEALED else "visible"

    def find(facts: SetFacts) -> Found:
        """Give the winner points for three or four of a kind, hidden twice as many as visible (A-10).

        The three that a claimed winning card completes is visible; four of a kind not laid down are a three.
        """
        meld = facts.meld
        return _shown(facts, meld.kind is kind and meld.exposure is exposure and belongs(facts))

    return ScoreItem(name, f"{title}, {word}", POINTS, award, find)


def own_direction(facts: SetFacts) -> bool:
    """Return whether a set is of the player's own direction (FW-POINTS, FW-DOUBLES)."""
    return facts.meld.tile is wind_tile(facts.seat)


def _any_direction(facts: SetFacts) -> bool:
    return facts.meld.tile.is_honour and facts.meld.tile.wind is not None


def of_the_game(facts: SetFacts) -> bool:
    """Return whether the player's own direction is the direction of the game too (FW-DOUBLES)."""
    return facts.round_wind is facts.seat


def doubling_honour(kind: Tile, facts: SetFacts) -> bool:
    """Return whether three of this kind would double: a dragon or the own direction (FW-DOUBLES)."""
    return kind.dragon is not None or kind is wind_tile(facts.seat)


def _pair_of_honours(facts: SetFacts) -> Found:
    """Give the winner 2 for a pair of dragons or of the own direction, in a plain hand too (A-12, A-23)."""
    meld = facts.meld
    return _shown(facts, meld.kind is MeldKind.PAIR and doubling_honour(meld.tile, facts))


def _cardinal(facts: SetFacts) -> Found:
    """Double once for each three or four of dragons, hidden or visible."""
    return _shown(facts, facts.meld.is_triplet and facts.meld.tile.dragon is not None)


def _own(facts: SetFacts) -> Found:
    """Double once for three or four of the own direction if it is not that of the game."""
    return _shown(facts, facts.meld.is_triplet and own_direction(facts) and not of_the_game(facts))


def _own_and_game(facts: SetFacts) -> Found:
    """Double twice in all for three or four of the own direction that is that of the game too.

    The direction of the game doubles nothing for the other players.
    """
    return _shown(facts, facts.meld.is_triplet and own_direction(facts) and of_the_game(facts))


def _cardinal_pair(facts: SetFacts) -> Found:
    return _one_short(facts, near=facts.meld.tile.dragon is not None)


def _own_pair(facts: SetFacts) -> Found:
    return _one_short(facts, near=own_direction(facts) and not of_the_game(facts))


def _own_and_game_pair(facts: SetFacts) -> Found:
    return _one_short(facts, near=own_direction(facts) and of_the_game(facts))


def _one_short(facts: SetFacts, *, near: bool) -> Found:
    """Show a pair that would double as a three."""
    pair = near and facts.meld.kind is MeldKind.PAIR
    return (evidence(*facts.meld.tiles),) if pair else ()


def _shown(facts: SetFacts, there: bool) -> Found:  # noqa: FBT001 -- the one thing asked
    return (evidence(*facts.meld.tiles),) if there else ()


PAIR_HONOUR: Final = ScoreItem(
    "FW-PAIR-HONOUR", "Pair of Cardinals or own Direction", POINTS, Points(2), _pair_of_honours
)
SET_DOUBLES: Final = (
    ScoreItem("FW-D-CARDINAL", "Three or four Cardinals", DOUBLES, Doubles(1), _cardinal, _cardinal_pair),
    ScoreItem("FW-D-OWN", "Three or four of the own Direction", DOUBLES, Doubles(1), _own, _own_pair),
    ScoreItem(
        "FW-D-OWN-ROUND",
        "Own Direction that is the Direction of the game",
        DOUBLES,
        Doubles(2),
        _own_and_game,
        _own_and_game_pair,
    ),
)
