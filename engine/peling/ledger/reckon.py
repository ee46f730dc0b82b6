"""Reckon a deal: from what was entered to who pays whom, by the book's own functions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from peling.core.scoring import HandRecord, ScoreLine
from peling.core.settlement import DealOutcome, FalseCall, Settlement
from peling.core.tiles import Tile, Wind
from peling.ledger.counting import bare_record, counted_hands
from peling.ledger.entry import DealEntry, Result, Tiles
from peling.ledger.entry_checks import (
    copy_faults,
    giver_of,
    is_entered,
    is_way_said,
    overrule_faults,
    place_faults,
    winner_faults,
)
from peling.ledger.extras import adjustments, payments_of, penalties
from peling.ledger.figures import Figures
from peling.ledger.hands import hand_of
from peling.ledger.reckoning import DealReckoning, EntryFault, FaultId, HandReckoning
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet


def deal_reckoning(entry: DealEntry, situation: Situation, rules: RuleSet) -> DealReckoning:
    """Return what the book makes of a deal, and everything that is wrong with the entry.

    Args:
        entry: the deal as far as it was entered.
        situation: of this deal; what the entry overrules must be in it already (`peling.ledger.course`).
        rules: the rules of the sheet.
    """
    players = len(situation.order)
    nowhere = place_faults(entry, players)
    if nowhere:
        nothing = Figures((None,) * players, (), (), (0,) * players)
        hands = (HandReckoning(),) * players
        return DealReckoning(hands, situation.winds, None, Settlement(), nothing, faults=nowhere)
    wrong = [*winner_faults(entry), *overrule_faults(entry, rules), *copy_faults(entry)]
    hands, of_hands = counted_hands(entry, situation, rules)
    made = _settled(_Deal(entry, situation, rules, hands))
    wrong += [_weighed(fault, made.needed) for fault in of_hands]
    wrong += made.faults
    paid, of_penalties = penalties(entry, situation, rules)
    gained, of_adjustments = adjustments(entry, players)
    figures = Figures(
        tuple(_score(place, hand, entry) for place, hand in enumerate(hands)),
        payments_of(made.settlement, situation),
        paid,
        gained,
    )
    return DealReckoning(
        hands,
        situation.winds,
        made.outcome,
        made.settlement,
        figures,
        made.liable,
        made.claims,
        (*wrong, *of_penalties, *of_adjustments),
    )


def correction_reckoning(
    entry: DealEntry, was: DealEntry, situation: Situation, rules: RuleSet
) -> DealReckoning:
    """Return the same of an entry that takes the place of another, long after the deal was played.

    If nobody said then how the tile came, nobody need know it now: that it is missing does not block, and the
    tile is taken for drawn as it was.

    Args:
        entry: the deal as it is to be.
        was: the deal as it stands on the sheet.
        situation: see `deal_reckoning`.
        rules: the rules of the sheet.
    """
    made = deal_reckoning(entry, situation, rules)
    if was.winner is None or is_way_said(was):
        return made
    faults = (
        replace(fault, blocks=False) if fault.id is FaultId.WAY_MISSING else fault for fault in made.faults
    )
    return replace(made, faults=tuple(faults))


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal that is settled: the entry, where the evening stands, the rules, what the hands count."""

    entry: DealEntry
    situation: Situation
    rules: RuleSet
    hands: tuple[HandReckoning, ...]

    def wind(self, place: int) -> Wind:
        return self.situation.winds[place]

    def winds(self, places: Iterable[int]) -> tuple[Wind, ...]:
        return tuple(self.situation.winds[place] for place in places)


@dataclass(frozen=True, slots=True)
class _Made:
    """What came of settling: see `DealReckoning`. `needed`: places whose score is missing and needed."""

    outcome: DealOutcome | None = None
    settlement: Settlement = field(default_factory=Settlement)
    liable: tuple[int, ...] = ()
    claims: tuple[tuple[int, str], ...] = ()
    needed: frozenset[int] = frozenset()
    faults: tuple[EntryFault, ...] = ()


def _settled(deal: _Deal) -> _Made:
    match deal.entry.result:
        case Result.FALSE_CALL:
            return _false_call(deal)
        case Result.WASHED:
            return _washed(deal)
        case Result.DRAWN:
            return _by_scores(deal, None)
        case Result.WON:
            winner = deal.entry.winner
            return _Made() if winner is None or winner in dict(deal.entry.dead) else _by_scores(deal, winner)


def _false_call(deal: _Deal) -> _Made:
    offender = deal.entry.offender
    if offender is None:
        return _Made(faults=(EntryFault(FaultId.OFFENDER_MISSING, None, "offender"),))
    if deal.rules.false_call is None:
        wrong = EntryFault(FaultId.FALSE_CALL_NOT_SETTLED, offender, "offender", blocks=False)
        return _Made(faults=(wrong,))
    call = FalseCall(deal.situation.playing, deal.wind(offender), deal.entry.fully_exposed)
    return _Made(settlement=deal.rules.false_call(call))


def _washed(deal: _Deal) -> _Made:
    """Settle a deal in which tiles were washed: of two players the nearest to East collects (ruling A47)."""
    washing = deal.rules.course.washing
    if washing is None:
        return _Made(faults=(EntryFault(FaultId.NO_WASHING, None, "result"),))
    if not deal.entry.washed:
        return _Made(faults=(EntryFault(FaultId.WASHER_MISSING, None, "washed"),))
    counts: dict[Wind, int] = {}
    wrong: list[EntryFault] = []
    for place, given in deal.entry.washed:
        number = given or washing.count(_dealt(deal, place))
        if washing.value(number):
            counts[deal.wind(place)] = number
        else:
            wrong.append(EntryFault(FaultId.WASHING_TOO_FEW, place, "washed", number=number))
    winds = deal.situation.playing
    if counts and not washing.all_collect:
        nearest = min(counts, key=Wind.EAST.steps_to)
        counts = {nearest: counts[nearest]}
    outcome = DealOutcome(winds, None, dict.fromkeys(winds, 0), washed=counts)
    return _Made(outcome, deal.rules.settle(outcome), faults=tuple(wrong))


def _dealt(deal: _Deal, place: int) -> tuple[Tile, ...]:
    """Return the tiles that were entered for a place as those it was dealt."""
    hand = hand_of(deal.entry, place)
    if not isinstance(hand, Tiles):
        return ()
    last = () if hand.winning is None else (hand.winning,)
    return (*hand.concealed, *last, *hand.bonus)


def _by_scores(deal: _Deal, winner: int | None) -> _Made:
    """Settle a deal that was won or drawn."""
    entry, situation = deal.entry, deal.situation
    giver = giver_of(entry, situation)
    scores = {situation.winds[place]: hand.total or 0 for place, hand in enumerate(deal.hands)}
    claims, of_claims = _claims(deal, winner)
    freely = DealOutcome(
        situation.playing,
        None if winner is None else deal.wind(winner),
        scores,
        None if giver is None else deal.wind(giver),
        {deal.wind(place): kind for place, kind in entry.dead},
        claims={deal.wind(place): item for place, item in claims},
        by=None if winner is None else entry.way,
    )
    outcome, of_liable = _with_liable(deal, winner, freely)
    settle = deal.rules.settle
    needed = _needed(deal, outcome)
    settlement = Settlement() if needed else settle(outcome)
    wrong = [*of_claims, *of_liable]
    wrong += [
        EntryFault(FaultId.POINTS_MISSING, place, "hands")
        for place in sorted(needed)
        if not is_entered(hand_of(entry, place)) or place in dict(entry.dead)
    ]
    if winner is not None and entry.way.claimed and giver is None and entry.giver is None:
        wrong += _giver_missing(deal, winner, outcome)
    if winner is not None and not is_way_said(entry):
        wrong += _way_missing(deal, winner, outcome)
    if entry.liable and not of_liable and settle(_counting(outcome)) == settle(_counting(freely)):
        wrong.append(EntryFault(FaultId.LIABLE_NOT_KNOWN, entry.liable[0], "liable", blocks=False))
    liable = outcome.sharing or (() if outcome.liable is None else (outcome.liable,))
    places = tuple(situation.winds.index(wind) for wind in liable)
    return _Made(outcome, settlement, places, claims, frozenset(needed), tuple(wrong))


def _with_liable(
    deal: _Deal, winner: int | None, outcome: DealOutcome
) -> tuple[DealOutcome, tuple[EntryFault, ...]]:
    """Return the outcome with those who pay for all: as was given, else as the book finds from the tiles."""
    if winner is None:
        return outcome, ()
    given = deal.entry.liable
    if given is not None:
        if winner in given:
            return outcome, (EntryFault(FaultId.LIABLE_IS_WINNER, winner, "liable"),)
        winds = deal.winds(dict.fromkeys(given))
        match winds:
            case (wind,):
                return replace(outcome, liable=wind), ()
            case _:
                return replace(outcome, sharing=winds), ()
    # While the giver is not known, the record names somebody who may not be the one.
    if deal.entry.way.claimed and outcome.giver is None:
        return outcome, ()
    record = _won_record(deal, winner)
    liable, sharing = deal.rules.liable(record), deal.rules.sharing(record)
    return (
        outcome if liable is None and not sharing else replace(outcome, liable=liable, sharing=sharing)
    ), ()


def _won_record(deal: _Deal, winner: int) -> HandRecord:
    """Return the winner's hand by which the book tells who is liable; an unknown one tells how he won."""
    won = deal.hands[winner]
    if won.record is not None and won.score is not None:
        return won.record
    return bare_record(deal.entry, winner, deal.situation)


def _claims(deal: _Deal, winner: int | None) -> tuple[tuple[tuple[int, str], ...], tuple[EntryFault, ...]]:
    """Return who has a claim of his own, and what is wrong with what was given of it."""
    dead = dict(deal.entry.dead)
    losers = [place for place in range(len(deal.hands)) if place != winner and place not in dead]
    given = deal.entry.claims
    if given is None:
        found = {
            place: deal.rules.claims(hand.record)
            for place in losers
            if (hand := deal.hands[place]).record is not None and hand.score is not None
        }
        return tuple((place, items[0]) for place, items in found.items() if items), ()
    items = {item.id for item in deal.rules.items}
    good = tuple(
        (place, item) for place, item in given if winner is not None and place in losers and item in items
    )
    wrong = [
        EntryFault(FaultId.CLAIM_IMPOSSIBLE, place, "claims", reason=item)
        for place, item in given
        if (place, item) not in good
    ]
    return good, tuple(wrong)


def _needed(deal: _Deal, outcome: DealOutcome) -> set[int]:
    """Return the places whose score is missing although the settlement depends on it."""
    unknown = [place for place, hand in enumerate(deal.hands) if hand.total is None]
    if not unknown:
        return set()
    nothing = deal.rules.settle(outcome)
    return {
        place
        for place in unknown
        if deal.rules.settle(replace(outcome, scores={**outcome.scores, deal.wind(place): _SOME})) != nothing
    }


def _giver_missing(deal: _Deal, winner: int, outcome: DealOutcome) -> list[EntryFault]:
    """Return the fault that the giver is missing, if it matters to anybody who he is."""
    seen = _by_givers(deal, winner, outcome)
    same = all(settled == seen[0] for settled in seen)
    return [] if same and seen[0] == deal.rules.settle(_counting(outcome)) else [_GIVER_MISSING]


def _way_missing(deal: _Deal, winner: int, outcome: DealOutcome) -> list[EntryFault]:
    """Return the fault that it was not said how the tile came, if what is paid or counted depends on that."""
    drawn = deal.rules.settle(_counting(outcome)), _lines(deal.hands[winner])
    for giver in range(len(deal.hands)):
        if giver == winner:
            continue
        entry = replace(deal.entry, giver=giver)
        hands, _ = counted_hands(entry, deal.situation, deal.rules)
        made = _by_scores(replace(deal, entry=entry, hands=hands), winner).outcome
        if made is None or (deal.rules.settle(_counting(made)), _lines(hands[winner])) != drawn:
            return [EntryFault(FaultId.WAY_MISSING, winner, "giver")]
    return []


def _lines(hand: HandReckoning) -> tuple[ScoreLine, ...] | None:
    """Return the lines of a hand's score; None where the book has none."""
    return None if hand.score is None else hand.score.sheet.lines


def _by_givers(deal: _Deal, winner: int, outcome: DealOutcome) -> list[Settlement]:
    """Return who pays whom for each player who may have given the winning tile."""
    record, settle = _won_record(deal, winner), deal.rules.settle
    seen = []
    for place in range(len(deal.hands)):
        if place == winner:
            continue
        wind = deal.wind(place)
        given = replace(outcome, giver=wind)
        if deal.entry.liable is None and record.win is not None:
            came = replace(record, win=replace(record.win, giver=wind))
            given = replace(given, liable=deal.rules.liable(came), sharing=deal.rules.sharing(came))
        seen.append(settle(_counting(given)))
    return seen


def _counting(outcome: DealOutcome) -> DealOutcome:
    """Return the outcome with some score for a winner who has none yet, so that payments show."""
    winner = outcome.winner
    if winner is None or outcome.scores[winner]:
        return outcome
    return replace(outcome, scores={**outcome.scores, winner: _SOME})


def _score(place: int, hand: HandReckoning, entry: DealEntry) -> int | None:
    """Return what a hand counts in the sheet; a dead one nothing, unless its points were given."""
    return 0 if hand.total is None and place in dict(entry.dead) else hand.total


def _weighed(fault: EntryFault, needed: frozenset[int]) -> EntryFault:
    """Return a fault of a hand; what is only missing, and not needed, blocks nothing."""
    missing = fault.id in {FaultId.TILES_MISSING, FaultId.WINNING_TILE_MISSING}
    return replace(fault, blocks=False) if missing and fault.place not in needed else fault


_SOME = 8
"""A score to try with, whether it changes what is paid."""
_GIVER_MISSING = EntryFault(FaultId.GIVER_MISSING, None, "giver")
