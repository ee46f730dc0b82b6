"""The rule set of "Mah-Jongg, the Game and How to Play it", a web page of 2000 after a British booklet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, Reading
from peling.core.tiles import Tile
from peling.rulebooks.how_to_play import play
from peling.rulebooks.how_to_play.asked import ASKED
from peling.rulebooks.how_to_play.citations import BOOK
from peling.rulebooks.how_to_play.entries import ENTRIES
from peling.rulebooks.how_to_play.limits import claims, liability, readings
from peling.rulebooks.how_to_play.options import OPTIONS
from peling.rulebooks.how_to_play.rulings import NOT_MODELLED, RULINGS
from peling.rulebooks.how_to_play.scoring import items_in_order, pair_points, score_card
from peling.rulebooks.how_to_play.settlement import Payments, false_call_for
from peling.rulebooks.how_to_play.validity import OWN_CIRCUMSTANCES, checker
from peling.rulebooks.how_to_play.winner import ScoreHouse
from peling.rules.composer import Composer
from peling.rules.defaults import short_with_thirteen_majors
from peling.rules.readings import loser_reading, places_for_thirteen_majors, places_to_win
from peling.rules.rulebook import RuleBook
from peling.rules.ruleset import HouseRules, RuleSet, house_rules, nobody_claims, nobody_liable

ID: Final = "how-to-play"
REVISION: Final = 1


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that the booklet does not have.
    """
    house = house_rules(OPTIONS, options)
    limit = house["limit"] if isinstance(house["limit"], int) else None
    card = _score_house(house)
    composer = Composer(
        score_card(card),
        limit=limit,
        readings=readings,
        places=_places,
        loser=_loser_reading(str(house["loser_pairs"]), card),
    )
    score, near_misses = composer.checked(checker(house))
    payments = Payments(limit, literal=house["limit_receive"] == "literal")

    return RuleSet(
        id=ID,
        title="Mah-Jongg, the Game and How to Play it",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=OPTIONS,
        course=play.course(house),
        items=items_in_order(card),
        score=score,
        near_misses=near_misses,
        settle=payments.settle,
        entries=ENTRIES,
        rulings=RULINGS,
        not_modelled=NOT_MODELLED,
        liable=liability(four_wind_pungs=card.four_wind_pungs) if house["liabilities"] else nobody_liable,
        false_call=false_call_for(payments),
        claims=nobody_claims if limit is None else claims,
        short=short_with_thirteen_majors,
        circumstances=OWN_CIRCUMSTANCES,
    )


def _score_house(house: HouseRules) -> ScoreHouse:
    return ScoreHouse(
        no_chow=str(house["no_chow"]),
        no_score=str(house["no_score"]),
        last_piece=str(house["last_piece"]),
        loose_tile=str(house["loose_tile"]),
        loose_drawn=house["loose_counts_as_drawn"] is True,
        two_for_own_round=house["pair_own_round"] == 2,
        four_only=house["own_and_four_flowers"] == "four_only",
        only_piece=str(house["only_piece"]),
        nine_tile=str(house["nine_tile"]),
        plain_thirteen=house["original_thirteen"] == "no_double",
        four_wind_pungs=house["four_wind_pungs"] is True,
    )


def _places(hand: Hand) -> tuple[Tile, ...]:
    return places_to_win(hand) or places_for_thirteen_majors(hand)


def _loser_reading(which: str, card: ScoreHouse) -> Callable[[HandRecord], Reading]:
    """Return how a loser's hand is read: with all pairs, with the best one alone, or with none (A-11)."""

    def read(record: HandRecord) -> Reading:
        reading = loser_reading(record.hand)
        sets = tuple(meld for meld in reading.sets if meld.kind is not MeldKind.PAIR)
        pairs = [meld for meld in reading.sets if meld.kind is MeldKind.PAIR]
        if which == "none" or not pairs:
            return Reading(sets)
        best = max(pairs, key=lambda meld: pair_points(meld.tile, record.seat, record.round_wind, card))
        return Reading((*sets, best))

    return (lambda record: loser_reading(record.hand)) if which == "all" else read


RULE_BOOKS: Final = (
    RuleBook(
        id=ID,
        build=rule_set,
        examples=files(__package__) / "examples.json",
        asked=ASKED,
        variants=({}, {"flowers": True}, {"limit": "none"}),
        flowers_by=("flowers", True),
        special=(
            "HP-L-HONOURS",
            "HP-L-FOUR-WINDS",
            "HP-L-ORIGINAL",
            "HP-L-EAST-DISCARD",
            "HP-L-TERMINALS",
            "HP-L-THREE-DRAGONS",
            "HP-L-CONCEALED",
            "HP-L-THIRTEEN",
            "HP-L-NINE",
            "HP-L-THIRTEENTH",
        ),
    ),
)
"""The rule set of this book."""
