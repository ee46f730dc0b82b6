"""L. L. Harr, "Pung-Chow", Part I: the game without a limit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from peling.checks import SUPPLIES, check_bonus, check_copies, check_count, check_melds, check_win
from peling.composer import Composer
from peling.melds import KongForm
from peling.readings import winner_readings
from peling.records import FIRST_TURN
from peling.rulebooks.harr import play
from peling.rulebooks.harr.citations import BOOK, SETTLING
from peling.rulebooks.harr.entries import PART_ONE_ENTRIES
from peling.rulebooks.harr.options import PART_ONE, PART_TWO_ONLY
from peling.rulebooks.harr.part1_score import Part1House, items_in_order, score_card
from peling.rulebooks.harr.rulings import NOT_MODELLED, PART_ONE_RULINGS
from peling.ruleset import HouseRules, RuleSet, house_rules
from peling.scoring import HandRecord, InvalidHandError, NearMiss, Score, Win, WinBy
from peling.settlement import DealOutcome, Settlement, collection, differences, live_scores
from peling.tiles import BONUS_TILES, Tile, Wind

ID: Final = "pung-chow"
REVISION: Final = 1
_NOT_OF_THIS_BOOK: Final = frozenset({WinBy.EIGHT_FLOWERS})
_CIRCUMSTANCES: Final = SUPPLIES | {FIRST_TURN}


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that neither part of the book has.
    """
    both = house_rules((*PART_ONE, *PART_TWO_ONLY), options)
    house = HouseRules(both.values[: len(PART_ONE)])
    card_house = Part1House(
        first_turn=house["original_hand"] == "first_turn",
        kong_original=house["original_allows_kong"] is True,
        by_shape=house["only_place"] == "by_shape",
    )
    readings = partial(winner_readings, every_place=card_house.by_shape)
    composer = Composer(score_card(card_house), readings=readings)
    check = _checker(house, card_house)

    def score(record: HandRecord) -> Score:
        check(record)
        return composer.score(record)

    def near_misses(record: HandRecord) -> tuple[NearMiss, ...]:
        check(record)
        return composer.near_misses(record)

    settle_drawn = house["draw_settlement"] == "differences"

    def settle(outcome: DealOutcome) -> Settlement:
        return settlement(outcome, settle_drawn=settle_drawn)

    return RuleSet(
        id=ID,
        title="Pung Chow, without a limit",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=PART_ONE,
        course=play.course(house),
        items=items_in_order(card_house),
        score=score,
        near_misses=near_misses,
        settle=settle,
        entries=PART_ONE_ENTRIES,
        rulings=PART_ONE_RULINGS,
        not_modelled=NOT_MODELLED,
    )


def settlement(outcome: DealOutcome, *, settle_drawn: bool = False) -> Settlement:
    """Return who pays whom (PC1-SETTLE, PC-BANKER, PC-DEAD-HAND).

    The winner gets his full score from everybody and is out; the others settle the differences of their
    scores in pairs. East pays and receives double. A dead hand counts nothing. A drawn deal is not settled,
    unless the house rule has the differences settled (A06).
    """
    scores = live_scores(outcome)
    if outcome.winner is None:
        return Settlement(differences(outcome.winds, scores, SETTLING) if settle_drawn else ())
    losers = [wind for wind in outcome.winds if wind is not outcome.winner]
    return Settlement(collection(outcome, outcome.winner, SETTLING) + differences(losers, scores, SETTLING))


def _checker(house: HouseRules, card: Part1House) -> Callable[[HandRecord], None]:
    """Return the check of a record for these house rules."""
    robbing = house["robbing_kong"] is True
    keeps_foreign = house["foreign_mandarin"] == "discard"

    def check(record: HandRecord) -> None:
        hand, win = record.hand, record.win
        if record.circumstances or record.wild:
            _check_extras(record)
        if hand.melds:
            check_melds(record)
        if win is not None or record.circumstances:
            check_win(record)
        if win is not None:
            _check_kind_of_win(win, record, card)
        kept = _foreign(record.seat) if keeps_foreign and win is None else frozenset[Tile]()
        check_bonus(record, kept)
        check_count(record)
        check_copies(record)
        if win is None:
            return
        if win.by is WinBy.ROBBED_KONG and not robbing:
            raise InvalidHandError("robbing-not-allowed", "win", "a tile added to a pung may not be claimed")
        if win.by is WinBy.DEALT and record.seat is not Wind.EAST and not card.first_turn:
            raise InvalidHandError("not-east", "win", "only East can be complete as dealt")

    return check


def _check_kind_of_win(win: Win, record: HandRecord, card: Part1House) -> None:
    """Refuse ways to win that this book does not know."""
    if win.by in _NOT_OF_THIS_BOOK:
        raise InvalidHandError("bad-win", "win", f"nobody wins by {win.by.value} in this book")
    if win.by is WinBy.DEALT and record.hand.melds:
        laid = "nothing was laid down in a hand complete as dealt"
        if not card.kong_original or any(meld.form is not KongForm.DRAWN for meld in record.hand.melds):
            raise InvalidHandError("bad-win", "win", laid)


def _check_extras(record: HandRecord) -> None:
    """Refuse what this book does not have: wild tiles, circumstances of other books."""
    if record.wild:
        raise InvalidHandError("bad-record", "wild", "there are no wild tiles in this book")
    for name in sorted(record.circumstances - _CIRCUMSTANCES):
        raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")


def _foreign(seat: Wind) -> frozenset[Tile]:
    """Return the mandarins of the other winds."""
    return frozenset(held for held in BONUS_TILES if held.wind is not seat)
