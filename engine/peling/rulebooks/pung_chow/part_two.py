"""L. L. Harr, "Pung-Chow", Part II: the game with a limit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from peling.core.scoring import HandRecord, InvalidHandError, Limit, NearMiss, Score
from peling.rulebooks.pung_chow.citations import BOOK
from peling.rulebooks.pung_chow.entries import PART_TWO_ENTRIES
from peling.rulebooks.pung_chow.options import PART_ONE_ONLY, PART_TWO
from peling.rulebooks.pung_chow.part_two_limits import places, readings
from peling.rulebooks.pung_chow.part_two_penalties import DISCARDER, PenaltyHouse, excuses, is_discard, liable
from peling.rulebooks.pung_chow.part_two_play import limit_course
from peling.rulebooks.pung_chow.part_two_scoring import (
    FirstCard,
    Part2House,
    flat_card,
    heads_card,
    items_in_order,
    other_card,
    winner_card,
)
from peling.rulebooks.pung_chow.rulings import PART_TWO_NOT_MODELLED, PART_TWO_RULINGS
from peling.rulebooks.pung_chow.settlement import SettlingHouse, false_call, with_limit
from peling.rulebooks.pung_chow.validity import Dealt, checker
from peling.rules.composer import Composer, NearMisses, Scores
from peling.rules.defaults import short_with_thirteen_majors
from peling.rules.readings import thirteen_majors
from peling.rules.ruleset import HouseRules, RuleSet, UnknownOptionError, house_rules, nobody_liable

ID: Final = "pung-chow-limit"
REVISION: Final = 3


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that neither part of the book has, or a limit that is no
            multiple of 4: half of it would be no even score.
    """
    both = house_rules((*PART_TWO, *PART_ONE_ONLY), options)
    house = HouseRules(both.values[: len(PART_TWO)])
    limit = house["limit"] if isinstance(house["limit"], int) else None
    if limit is not None and limit % 4:
        raise UnknownOptionError(f"option 'limit' cannot be {limit}; a limit is a multiple of 4, or none")
    card = _card_house(house, limit)
    penalty = PenaltyHouse(
        pay_all=house["pay_all"] is True,
        concealed_kong=house["penalty_concealed_kong"] is True,
        count_items=house["excuse_count"] == "items",
    )
    score, near_misses = _scorers(house, card)
    settling = SettlingHouse(limit, house["loser_cap"] == "score", house["draw_settlement"] == "differences")
    return RuleSet(
        id=ID,
        title="Pung Chow, with a limit",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=PART_TWO,
        course=limit_course(house),
        items=items_in_order(card),
        score=score,
        near_misses=near_misses,
        settle=partial(with_limit, house=settling),
        entries=PART_TWO_ENTRIES,
        rulings=PART_TWO_RULINGS,
        not_modelled=PART_TWO_NOT_MODELLED,
        liable=partial(liable, house=penalty) if penalty.pay_all else nobody_liable,
        shown=excuses(penalty, card),
        short=short_with_thirteen_majors,
        false_call=partial(false_call, limit=limit),
        circumstances=DISCARDER,
    )


def _card_house(house: HouseRules, limit: int | None) -> Part2House:
    """Return the house rules on which the score card depends."""
    fourth = house["fourth_tile"]
    robbing = house["robbing_kong"] is True
    return Part2House(
        limit=limit,
        mah_jongg=20 if house["mah_jongg_points"] == 20 else 10,
        first_card=FirstCard(house["first_card"]),
        first_draw=house["first_card_scope"] == "any_first_turn",
        fourth_own=fourth in {"literal", "both"},
        # Where robbing is played, the literal reading takes the robbed tile in as well (A39).
        fourth_robbed=robbing and fourth != "off",
        winner_pair=house["winner_pair"] is True,
        last_loose=house["last_tile_loose"] == "both",
        heads_doubled=house["single_heads"] == "doubled",
    )


def _scorers(house: HouseRules, card: Part2House) -> tuple[Scores, NearMisses]:
    """Return what scores a hand and what finds its near misses."""
    winners = Composer(winner_card(card), limit=card.limit, readings=readings, places=places)
    flat = Composer(flat_card(card), limit=card.limit, readings=readings, places=places)
    heads = Composer(heads_card(card), readings=readings, places=places)
    others = Composer(other_card())
    check_both = checker(house, Dealt(), DISCARDER)
    bare_heads = card.limit is None and not card.heads_doubled
    only_half = card.first_card is FirstCard.FLAT and card.limit is not None

    def check(record: HandRecord) -> None:
        check_both(record)
        if record.circumstances & DISCARDER and not is_discard(record.win):
            raise InvalidHandError("bad-win", "circumstances", "the winning tile was not discarded")

    def of(record: HandRecord) -> Composer:
        if record.win is None:
            return others
        return heads if bare_heads and thirteen_majors(record) else winners

    def score(record: HandRecord) -> Score:
        check(record)
        found = of(record).score(record)
        if record.win is None:
            return found
        if only_half and not any(isinstance(line.award, Limit) for line in found.sheet.lines):
            half = flat.score(record)
            return half if half.sheet.lines else found
        return found

    def near_misses(record: HandRecord) -> tuple[NearMiss, ...]:
        check(record)
        return of(record).near_misses(record)

    return score, near_misses
