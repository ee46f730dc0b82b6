"""The rule set of "Mah-Jongg, the Game and How to Play it", a web page of 2000 after a British booklet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import KongForm, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError, Reading, Win, WinBy
from peling.core.tiles import COPIES, Tile, Wind
from peling.rulebooks.how_to_play import play
from peling.rulebooks.how_to_play.citations import BOOK
from peling.rulebooks.how_to_play.entries import ENTRIES
from peling.rulebooks.how_to_play.limits import THIRTEENTH_WIN, claims, liability, readings
from peling.rulebooks.how_to_play.options import OPTIONS
from peling.rulebooks.how_to_play.rulings import NOT_MODELLED, RULINGS
from peling.rulebooks.how_to_play.scoring import items_in_order, pair_points, score_card
from peling.rulebooks.how_to_play.settlement import Payments, false_call_for
from peling.rulebooks.how_to_play.winner import ScoreHouse
from peling.rules.checks import SUPPLIES, check_bonus, check_copies, check_count, check_melds, check_win
from peling.rules.composer import Composer
from peling.rules.defaults import short_with_thirteen_majors
from peling.rules.readings import loser_reading, places_for_thirteen_majors, places_to_win
from peling.rules.records import FROM_PLAY, STANDING
from peling.rules.ruleset import HouseRules, RuleSet, house_rules, nobody_claims, nobody_liable

ID: Final = "how-to-play"
REVISION: Final = 1
_OWN_CIRCUMSTANCES: Final = frozenset({STANDING, THIRTEENTH_WIN})
_CIRCUMSTANCES: Final = SUPPLIES | FROM_PLAY | _OWN_CIRCUMSTANCES
_WITHOUT_TURN: Final = frozenset({WinBy.DEALT, WinBy.FIRST_DISCARD})
"""Wins of a player who has not discarded yet."""


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
    score, near_misses = composer.checked(_checker(house))
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
        circumstances=_OWN_CIRCUMSTANCES,
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


def _checker(house: HouseRules) -> Callable[[HandRecord], None]:
    """Return the check of a record for these house rules."""
    claimed_turn = house["standing"] == "first_discard"

    def check(record: HandRecord) -> None:
        hand, win = record.hand, record.win
        if record.wild:
            raise InvalidHandError("bad-record", "wild", "there are no wild tiles in this book")
        if record.round_wind is None:
            raise InvalidHandError("bad-record", "round", "the wind of the round is missing")
        for name in sorted(record.circumstances - _CIRCUMSTANCES):
            raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")
        if hand.melds:
            check_melds(record)
        check_win(record)
        if win is not None:
            _check_way(win, record)
        if record.circumstances:
            _check_circumstances(record, claimed_turn=claimed_turn)
        check_bonus(record)
        check_count(record)
        check_copies(record)
        if record.visible:
            _check_visible(record)
        if win is not None and win.by is WinBy.DEALT and record.seat is not Wind.EAST:
            raise InvalidHandError("not-east", "win", "only East can be complete as dealt")

    return check


def _check_way(win: Win, record: HandRecord) -> None:
    """Refuse ways to win that this book does not know, or that do not fit the hand."""
    if win.by is WinBy.EIGHT_FLOWERS:
        raise InvalidHandError("bad-win", "win", "nobody wins by eight flowers in this book")
    if win.by is WinBy.DEALT and record.hand.melds:
        raise InvalidHandError("bad-win", "win", "nothing was laid down in a hand complete as dealt")


def _check_circumstances(record: HandRecord, *, claimed_turn: bool) -> None:
    """Refuse a standing hand or a thirteenth win that cannot have been.

    Raises:
        InvalidHandError: ``bad-win``.
    """
    win, melds = record.win, record.hand.melds
    if THIRTEENTH_WIN in record.circumstances and (win is None or record.seat is not Wind.EAST):
        raise InvalidHandError("bad-win", "circumstances", "only East wins for the thirteenth time running")
    if STANDING not in record.circumstances:
        return
    if win is not None and win.by in _WITHOUT_TURN:
        raise InvalidHandError("bad-win", "circumstances", "standing is declared with the first own discard")
    own = [meld for meld in melds if meld.form is KongForm.DRAWN]
    if melds and not (claimed_turn and len(melds) - len(own) <= 1):
        raise InvalidHandError("bad-win", "circumstances", "a standing hand has no such sets laid down")


def _check_visible(record: HandRecord) -> None:
    """Refuse more copies of a tile, own ones and those that the winner can see, than a set has.

    Raises:
        InvalidHandError: ``impossible-tiles``.
    """
    won = () if record.win is None or record.win.tile is None else (record.win.tile,)
    tiles = (*record.hand.all_tiles(), *record.hand.bonus, *won, *record.visible)
    for kind in set(record.visible):
        if tiles.count(kind) > (1 if kind.is_bonus else COPIES):
            detail = f"{tiles.count(kind)} tiles {kind.code} are held or seen"
            raise InvalidHandError("impossible-tiles", "visible", detail)
