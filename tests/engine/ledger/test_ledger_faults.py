"""What is wrong with an entry is named at once, and the rest is reckoned all the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import Wind, tile
from peling.ledger.entry import (
    Adjustment,
    DealEntry,
    EastIs,
    Laid,
    Penalty,
    Points,
    Result,
    RoundIs,
    Tiles,
)
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import DealReckoning, EntryFault, FaultId
from peling.rulebooks import rule_set
from tests.engine.ledger.sheets import points, situation_of

WINNER = Tiles(parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 E E"), winning=tile("C9"))
LOSER = Tiles(parse_tiles("B1 B2 B3 D5 D5 D7 D8 C1 C2 C3 W W N"))


def reckon(entry: DealEntry, rules_id: str = "pung-chow", players: int = 4, **options: Any) -> DealReckoning:  # noqa: ANN401
    """Return what a book makes of a deal in which the first player is East."""
    rules = rule_set(rules_id, options)
    return deal_reckoning(entry, situation_of(rules, players), rules)


def faults(entry: DealEntry, rules_id: str = "pung-chow", **options: Any) -> list[FaultId]:  # noqa: ANN401
    """Return what is wrong."""
    return [fault.id for fault in reckon(entry, rules_id, **options).faults]


def test_a_whole_entry_has_no_fault() -> None:
    reckoning = reckon(points(0, 80, 12, 48, 112))
    assert reckoning.faults == ()
    assert reckoning.figures.net == (480, -296, -188, 4)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (points(None, 2, 2, 4, 4), EntryFault(FaultId.WINNER_MISSING, None, "winner")),
        (points(1, 8, 22, 6, 4, giver=1), EntryFault(FaultId.GIVER_IS_WINNER, 1, "giver")),
        (
            points(1, 8, 22, 6, 4, giver=2, by=WinBy.WALL),
            EntryFault(FaultId.GIVER_NOT_ASKED, 2, "giver"),
        ),
        (points(1, 8, 22, 6, None), EntryFault(FaultId.POINTS_MISSING, 3, "hands")),
        (points(1, None, 22, 6, 4), EntryFault(FaultId.POINTS_MISSING, 0, "hands")),
        (points(1, 8, None, 6, 4), EntryFault(FaultId.POINTS_MISSING, 1, "hands")),
        (
            points(1, 8, "2 apples", 6, 4),
            EntryFault(FaultId.POINTS_WRONG, 1, "hands", number=2, reason="no-sign"),
        ),
        (points(1, 8, 22, 6, 4, dead=((1, "wrong-count"),)), EntryFault(FaultId.WINNER_DEAD, 1, "dead")),
        (points(1, 8, 22, 6, 4, liable=(1,)), EntryFault(FaultId.LIABLE_IS_WINNER, 1, "liable")),
        (
            points(1, 8, 22, 6, 4, liable=(2,)),
            EntryFault(FaultId.LIABLE_NOT_KNOWN, 2, "liable", blocks=False),
        ),
        (
            points(1, 8, 22, 6, 4, claims=((2, "HP-L-FOUR-WINDS"),)),
            EntryFault(FaultId.CLAIM_IMPOSSIBLE, 2, "claims", reason="HP-L-FOUR-WINDS"),
        ),
        (points(1, 8, 22, 6, 4, giver=7), EntryFault(FaultId.NO_PLACE, 7, "giver")),
        (points(1, 8, 22, 6, 4, 5), EntryFault(FaultId.NO_PLACE, 4, "hands")),
        (points(1, 8, 22, 6, 4, seats=(0, 1, 2, 2)), EntryFault(FaultId.NO_PLACE, None, "seats")),
        (points(1, 8, 22, 6, 4, east=EastIs(2, " ")), EntryFault(FaultId.REASON_MISSING, None, "east")),
        (
            points(1, 8, 22, 6, 4, round_wind=RoundIs(Wind.WEST, "so")),
            EntryFault(FaultId.NO_ROUNDS, None, "round_wind"),
        ),
        (
            points(1, 8, 22, 6, 4, penalties=(Penalty(2, 2, "10"),)),
            EntryFault(FaultId.PENALTY_IMPOSSIBLE, 2, "penalties"),
        ),
        (
            points(1, 8, 22, 6, 4, penalties=(Penalty(1, 0, "1"), Penalty(2, 0, "x"))),
            EntryFault(FaultId.POINTS_WRONG, 2, "penalties", reason="no-number", row=1),
        ),
        (
            points(1, 8, 22, 6, 4, penalties=(Penalty(2),)),
            EntryFault(FaultId.POINTS_WRONG, 2, "penalties", reason="empty"),
        ),
        (
            points(1, 8, 22, 6, 4, adjustments=(Adjustment(("10", "-10"), ""),)),
            EntryFault(FaultId.REASON_MISSING, None, "adjustments"),
        ),
        (
            points(1, 8, 22, 6, 4, adjustments=(Adjustment(("10", "", "-4"), "late"),)),
            EntryFault(FaultId.ADJUSTMENT_NOT_ZERO, None, "adjustments", number=6, blocks=False),
        ),
        (points(None, result=Result.WASHED), EntryFault(FaultId.NO_WASHING, None, "result")),
        (points(None, result=Result.FALSE_CALL), EntryFault(FaultId.OFFENDER_MISSING, None, "offender")),
        (
            points(None, result=Result.FALSE_CALL, offender=2),
            EntryFault(FaultId.FALSE_CALL_NOT_SETTLED, 2, "offender", blocks=False),
        ),
    ],
)
def test_what_is_wrong_is_named(entry: DealEntry, expected: EntryFault) -> None:
    reckoning = reckon(entry)
    assert reckoning.faults == (expected,)
    assert reckoning.can_enter is not expected.blocks


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (replace(WINNER, concealed=WINNER.concealed[1:]), FaultId.TILES_MISSING),
        (replace(WINNER, winning=None), FaultId.WINNING_TILE_MISSING),
        (
            replace(WINNER, concealed=(*WINNER.concealed, tile("C9")), winning=None),
            FaultId.WINNING_TILE_MISSING,
        ),
        (replace(WINNER, concealed=(*WINNER.concealed, tile("R"))), FaultId.TOO_MANY_TILES),
        (replace(WINNER, exposed=(Laid(parse_tiles("R R G")),)), FaultId.NO_SET),
        (replace(WINNER, exposed=(Laid(parse_tiles("E S W")),)), FaultId.NO_SET),
        (replace(WINNER, kongs=parse_tiles("R G Wh S N")), FaultId.TOO_MANY_SETS),
        (replace(WINNER, winning=tile("R")), FaultId.INVALID_HAND),
    ],
)
def test_an_impossible_hand_is_named(hand: Tiles, expected: FaultId) -> None:
    entry = DealEntry(winner=0, hands=(hand, *points(0, 1, 2, 3, 4).hands[1:]))
    reckoning = reckon(entry)
    assert expected in {fault.id for fault in reckoning.faults if fault.place == 0 and fault.blocks}
    assert not reckoning.can_enter
    assert [hand.total for hand in reckoning.hands[1:]] == [2, 3, 4]


def test_the_reason_of_the_book_is_said() -> None:
    entry = DealEntry(winner=0, hands=(replace(WINNER, winning=tile("R")), *points(0, 1, 2, 3, 4).hands[1:]))
    wrong = reckon(entry).faults[0]
    assert (wrong.id, wrong.reason) == (FaultId.INVALID_HAND, "not-complete")


def test_a_fifth_tile_on_the_table_is_named_once() -> None:
    three, two = Tiles(parse_tiles("B3 B3 B3")), Tiles(parse_tiles("B3 B3"))
    entry = points(0, 80, 2, 3, 4)
    entry = replace(entry, hands=(entry.hands[0], three, two, entry.hands[3]))
    wrong = [fault for fault in reckon(entry).faults if fault.id is FaultId.COPIES]
    assert wrong == [EntryFault(FaultId.COPIES, None, "hands", (tile("B3"),), 5)]


def test_five_equal_tiles_in_one_hand_name_the_hand() -> None:
    five = Tiles((tile("Fl1"), tile("Fl1")), bonus=(tile("Fl1"),))
    entry = points(0, 80, 2, 3, 4)
    entry = replace(entry, hands=(entry.hands[0], five, *entry.hands[2:]))
    assert EntryFault(FaultId.COPIES, 1, "hands", (tile("Fl1"),), 3) in reckon(entry).faults


def test_a_fault_in_one_hand_does_not_keep_the_rest_from_being_settled() -> None:
    entry = points(0, 80, 12, 48, 112)
    penalty = replace(entry, penalties=(Penalty(1, 2, "?"), Penalty(1, 3, "10")))
    reckoning = reckon(penalty)
    assert not reckoning.can_enter
    assert reckoning.figures.settled == (480, -296, -188, 4)
    assert reckoning.figures.punished == (0, -10, 0, 10)


def test_losers_points_are_not_asked_where_they_change_nothing() -> None:
    assert faults(points(1, None, 30, None, None), "four-winds") == []
    assert faults(points(1, None, 30, None, None, liable=(2,)), "pung-chow-limit") == []
    assert faults(points(1, None, 30, None, None), "four-winds", losers_settle=True) != []


def test_unfinished_tiles_of_a_loser_block_only_where_they_are_needed() -> None:
    entry = points(1, None, 30, 2, 2)
    entry = replace(entry, hands=(replace(LOSER, concealed=LOSER.concealed[:5]), *entry.hands[1:]))
    assert not reckon(entry).can_enter
    reckoning = reckon(entry, "four-winds")
    assert reckoning.can_enter
    assert [(fault.id, fault.number) for fault in reckoning.faults] == [(FaultId.TILES_MISSING, 8)]


def test_the_giver_is_asked_only_where_he_matters() -> None:
    claimed = points(1, 0, 30, 0, 0, by=WinBy.DISCARD)
    assert faults(claimed) == []
    assert faults(claimed, "fenghua") == [FaultId.GIVER_MISSING]
    assert faults(claimed, "four-winds", discarder_pays_all=True) == [FaultId.GIVER_MISSING]
    said = reckon(replace(claimed, giver=3), "four-winds", discarder_pays_all=True)
    assert said.liable == (3,)
    assert said.figures.net == (0, 120, 0, -120)


def test_a_dead_hand_is_not_scored_and_pays() -> None:
    entry = points(0, 80, None, 48, 112, dead=((1, "wrong-count"),))
    reckoning = reckon(entry)
    assert reckoning.can_enter
    assert reckoning.figures.scores == (80, 0, 48, 112)
    assert reckoning.figures.net == (480, -320, -176, 16)


def test_a_dead_hand_with_too_few_tiles_needs_its_own_score_in_the_booklet() -> None:
    entry = points(0, 80, None, 48, 112, dead=((1, "too-few"),))
    assert faults(entry, "how-to-play") == [FaultId.POINTS_MISSING]
    assert faults(replace(entry, dead=((1, "too-many"),)), "how-to-play") == []


def test_points_above_the_limit_are_cut_by_the_book() -> None:
    reckoning = reckon(points(1, 0, 900, 0, 0), "pung-chow-limit")
    assert reckoning.figures.scores[1] == 900
    assert reckoning.figures.net == (-600, 1200, -300, -300)


def test_washing_is_counted_from_tiles_or_said() -> None:
    heads = parse_tiles("B1 B9 D1 D9 C1 C9 E S W B2 B3 B4 B5")
    hand = Tiles(heads)
    by_tiles = DealEntry(Result.WASHED, hands=(None, hand, None, None), washed=((1, 0),))
    said = DealEntry(Result.WASHED, hands=(None,) * 4, washed=((1, 9),))
    for entry in (by_tiles, said):
        assert reckon(entry, "pung-chow-limit").figures.net == (-50, 150, -50, -50)
    assert faults(replace(said, washed=((1, 8),)), "pung-chow-limit") == [FaultId.WASHING_TOO_FEW]
    assert faults(replace(said, washed=()), "pung-chow-limit") == [FaultId.WASHER_MISSING]


def test_of_two_who_wash_the_nearest_to_east_collects_unless_the_house_pays_both() -> None:
    """As in play, by ruling A47; on a sheet both were paid."""
    both = DealEntry(Result.WASHED, hands=(None,) * 4, washed=((3, 11), (1, 9)))
    assert reckon(both, "pung-chow-limit").figures.net == (-50, 150, -50, -50)
    short = replace(both, washed=((3, 11), (1, 8)))
    assert reckon(short, "pung-chow-limit").figures.net == (-100, -100, -100, 300)
    paid = reckon(both, "pung-chow-limit", wash_two="both").figures.net
    assert paid == (-150, 50, -150, 250)


def test_a_penalty_without_an_amount_is_the_books_for_a_false_call() -> None:
    entry = points(1, 8, 20, 8, 8, penalties=(Penalty(2, rule="PC2-PENALTY-FALSE"),))
    reckoning = reckon(entry, "pung-chow-limit")
    assert reckoning.figures.punished == (300, 150, -600, 150)
    assert reckoning.figures.settled == (-40, 80, -20, -20)
    assert {paid.reason for paid in reckoning.figures.penalties} == {"PC2-PENALTY-FALSE"}


def test_two_can_share_what_one_would_pay() -> None:
    reckoning = reckon(points(1, 0, 100, 0, 0, giver=2, liable=(2, 3)), "fenghua")
    assert reckoning.figures.net == (0, 400, -200, -200)


def test_all_hands_by_tiles_tell_whether_the_discarder_is_excused() -> None:
    winner = Tiles(
        parse_tiles("B2 B2 B3 B4"),
        tuple(Laid(parse_tiles(three), giver=0) for three in ("B1 B1 B1", "B8 B8 B8", "B9 B9 B9")),
        winning=tile("B5"),
    )
    free = parse_tiles("D1 D2 D4 D5 D7 D8 C1 C2 C4 C5 C7 C8 N")
    bound = parse_tiles("B2 B3 B4 B4 B5 B5 B6 B6 B6 B7 B7 B7 B4")
    for discarder, liable in ((free, (2,)), (bound, ())):
        entry = points(1, 0, 0, 0, 0, giver=2)
        entry = replace(entry, hands=(Points("0"), winner, Tiles(discarder), Points("0")))
        reckoning = reckon(entry, "pung-chow-limit")
        assert reckoning.can_enter, reckoning.faults
        assert reckoning.liable == liable


def test_two_and_three_players_have_the_winds_of_the_book() -> None:
    rules = rule_set("pung-chow")
    assert situation_of(rules, 3).winds == (Wind.EAST, Wind.SOUTH, Wind.WEST)
    assert situation_of(rules, 2).winds == (Wind.EAST, Wind.WEST)
    claimed = Laid(parse_tiles("C7 C8 C9"), giver=0)
    hand = replace(WINNER, concealed=parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 E"), exposed=(claimed,))
    hand = replace(hand, winning=tile("E"))
    entry = DealEntry(winner=1, giver=0, hands=(Points("0"), hand))
    reckoning = reckon(entry, players=2)
    assert reckoning.can_enter, reckoning.faults
    assert reckoning.figures.net == (-44, 44)
