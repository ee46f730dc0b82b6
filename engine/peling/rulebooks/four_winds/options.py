"""House rules of the leaflet, defaults first, each from its ruling or rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from peling.rules.ruleset import HouseRules, Option, UnknownOptionError

OPTIONS: Final = (
    Option("banker_subtract_one", (True, False), "A-3", scope="play"),
    Option("drawn_game_bank", ("stays", "passes"), "A-4", scope="play"),
    Option("extend_visible_three", (True, False), "A-6", scope="play"),
    Option("reserve", ("14+2k", "14+k", "14"), "A-8", scope="play"),
    Option("limit", (1000, 500), "A-9", any_number=True, printed=True),
    Option("cap_at_full", (True, False), "A-9"),
    Option("banker_double_on_full", (True, False), "A-9"),
    Option("other_winds", ("as_major", "0"), "A-10"),
    Option("head_points", ("winning_card", "winning_card_also_plain", "any_pair", "off"), "A-11"),
    Option("pair_honour", (2, 0), "A-12"),
    Option("mixed_suit", ("always", "only_with_scoring_three"), "A-13"),
    Option("extra_pairs", (True, False), "FW-X-PAIRS"),
    Option("extra_open_flowers", (True, False), "FW-X-FLOWER"),
    Option("extra_moon", (True, False), "FW-X-MOON"),
    Option("extra_rob", (True, False), "FW-X-ROB"),
    Option("rob_without_extra", (False, True), "A-29", scope="play"),
    Option("rob_form", ("added_fourth", "rear_card"), "A-14"),
    Option("rob_suits_only", (True, False), "A-14", printed=True),
    Option("losers_settle", (False, True), "A-15"),
    Option("discarder_pays_all", (False, True), "A-20", printed=True),
    Option("unnatural", ("better_of", "flat"), "A-27"),
)
"""What players can agree on."""
_ALIAS: Final = "full_points"
"""Another key for the limit, in the leaflet's own word."""


def by_key(options: Mapping[str, object]) -> dict[str, object]:
    """Return chosen options with the keys and values of `OPTIONS`.

    Raises:
        UnknownOptionError: full points are given twice and differently.
    """
    chosen = dict(options)
    if _ALIAS in chosen:
        full = chosen.pop(_ALIAS)
        if chosen.setdefault("limit", full) != full:
            raise UnknownOptionError(f"options 'limit' and {_ALIAS!r} are the same and cannot differ")
    if chosen.get("reserve") == 14:
        chosen["reserve"] = "14"
    return chosen


def may_rob(house: HouseRules) -> bool:
    """Return whether a card of a four may be taken to win: only the extra of robbing lets a player (A-29)."""
    return house["extra_rob"] is True or house["rob_without_extra"] is True


def score_house(house: HouseRules) -> ScoreHouse:
    """Return the house rules on which the score card depends."""
    return ScoreHouse(
        full=_number(house["limit"]),
        capped=house["cap_at_full"] is True,
        other_winds=house["other_winds"] == "as_major",
        head_points=str(house["head_points"]),
        pair_honour=house["pair_honour"] == 2,
        mixed_needs_three=house["mixed_suit"] == "only_with_scoring_three",
        pairs=house["extra_pairs"] is True,
        open_flowers=house["extra_open_flowers"] is True,
        moon=house["extra_moon"] is True,
        rob=house["extra_rob"] is True,
        flat_unnatural=house["unnatural"] == "flat",
    )


def _number(value: object) -> int:
    if not isinstance(value, int):
        message = f"{value!r} is no number"
        raise TypeError(message)
    return value


@dataclass(frozen=True, slots=True)
class ScoreHouse:
    """The house rules on which the score card depends.

    Attributes:
        full: the full points.
        capped: no hand counts more than full points (A-9).
        other_winds: threes and fours of winds that are not the own count like those of 1 and 9 (A-10).
        head_points: which heads of the bird count, ``"winning_card"``, ``"winning_card_also_plain"``,
            ``"any_pair"`` or ``"off"`` (A-11).
        pair_honour: a pair of dragons or of the own direction counts (A-12).
        mixed_needs_three: one suit with honours doubles only beside a three of honours that doubles (A-13).
        pairs, open_flowers, moon, rob: the optional extras.
        flat_unnatural: an unnatural winning is half of full points even if it counts more (A-27).
    """

    full: int = 1000
    capped: bool = True
    other_winds: bool = True
    head_points: str = "winning_card"
    pair_honour: bool = True
    mixed_needs_three: bool = False
    pairs: bool = True
    open_flowers: bool = True
    moon: bool = True
    rob: bool = True
    flat_unnatural: bool = False
