"""What an action leads to in Fenghua: distances with wild tiles and other shapes, who would pay how much."""

import pytest

from peling.advice.advisor import advise
from peling.advice.consequences import Worth, consequences
from peling.advice.helpful import Helpful, helpful
from peling.advice.own_hand import standing_score, tiles_short
from peling.core.actions import AddedKong, ClaimPung, ClaimWin, Discard, GoOut, GoOutByFlowers
from peling.core.hand import Hand
from peling.core.notation import parse_hand
from peling.core.scoring import HandRecord
from peling.core.tiles import BONUS_TILES, WINDS, Wind, tile
from peling.play.table import DealState, apply, view_of
from peling.rulebooks import rule_set
from peling_app.play.tutor.words import tutor
from tests.app.play.table.fenghua_games import with_hand
from tests.engine.play.fenghua_deals import BOOK, SCATTERED, settled

E, S, W, N = WINDS
PAIRS = "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1"


def codes(tiles: tuple[object, ...]) -> list[str]:
    return [getattr(kind, "code", "") for kind in tiles]


@pytest.mark.parametrize(
    ("hand", "wild", "short"),
    [
        (f"{PAIRS} R", "D1", 0),
        (f"{PAIRS} R", "D9", 1),
        ("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N N", "D1", 1),
        ("E E S S W W W N R R G Wh Wh B2", "D1", 1),
        ("B1 B2 B3 B7 B9 D1 D7 D8 D9 C4 C5 E E C9", "D1", 1),
        ("B1 B2 B3 B7 B9 D7 D8 D9 C4 C5 C6 E E D1", "D1", 0),
    ],
)
def test_the_distance_counts_every_shape_and_wild_tiles(hand: str, wild: str, short: int) -> None:
    assert tiles_short(view_of(settled(S, wild=wild, S=hand), S, BOOK), BOOK) == short


def test_tiles_that_bring_a_hand_nearer_in_another_shape() -> None:
    view = view_of(settled(E, wild="D9", S=PAIRS), S, BOOK)
    assert helpful(view, BOOK) == Helpful(1, (tile("D1"), tile("D9")), 7), "its fellow, or a wild tile"
    beside_wild = view_of(settled(E, wild="D1", S=PAIRS), S, BOOK)
    assert helpful(beside_wild, BOOK).every, "any tile pairs with the wild one"


def test_a_win_by_an_own_tile_tells_what_all_pay_after_rounding() -> None:
    view = view_of(settled(S, wild="D1", S=f"{PAIRS} R"), S, BOOK)
    facts = consequences(view, GoOut(), BOOK)
    assert facts.score is not None
    assert (facts.score.total, facts.paid) == (53, 60)
    assert facts.payments == ((W, 120), (N, 120), (E, 120))
    wins = next(found for found in advise(view, BOOK) if found.action == GoOut()).reason("wins")
    assert wins is not None
    assert wins.evidence.fact("score") == 60


def discarded(hand: str, discard: str) -> DealState:
    state = settled(E, wild="D1", S=hand, E=f"{SCATTERED} {discard}")
    return apply(state, E, Discard(tile(discard)), BOOK)[0]


def test_a_win_by_a_discard_tells_that_the_discarder_pays_twice() -> None:
    view = view_of(discarded("B1 B2 B3 B7 B8 B9 D7 D8 D9 C4 C6 E E", "C5"), S, BOOK)
    facts = consequences(view, ClaimWin(), BOOK)
    assert facts.paid == 10
    assert facts.payments == ((W, 10), (N, 10), (E, 20))


def test_who_is_served_before_whom_is_said_of_a_win_where_the_book_does_not_serve_the_nearest() -> None:
    first = rule_set("fenghua", {"multi_win": "banker_first"})
    state = settled(S, wild="D1", E="B1 B2 B3 B7 B8 B9 D7 D8 D9 C5 C5 E E", S=f"{SCATTERED} C5")
    view = view_of(apply(state, S, Discard(tile("C5")), first)[0], E, first)
    assert consequences(view, ClaimWin(), first).served == (E, W, N), "West sits nearer"
    assert consequences(view, ClaimPung(), first).served == ()
    assert consequences(view, ClaimWin(), BOOK).served == ()


def test_eight_flowers_tell_what_they_bring() -> None:
    deal = settled(S, wild="D1", S=f"B4 B5 B6 B8 B8 D6 D7 D8 C4 C5 E E C9 {BONUS_TILES[-1].code}")
    deal = with_hand(deal, S, Hand.of(deal.holding(S).hand.concealed, (), BONUS_TILES[:-1]))
    facts = consequences(view_of(deal, S, BOOK), GoOutByFlowers(), BOOK)
    assert facts.score is not None
    assert facts.paid == 710
    assert facts.away_after == 0
    assert {paid for _, paid in facts.payments} == {1420}


def test_a_fourth_tile_added_counts_more_than_a_claimed_four() -> None:
    view = view_of(settled(S, wild="D1", S="B1 B4 D3 D9 C2 C7 E N R G C5 | (C5* C5 C5)"), S, BOOK)
    facts = consequences(view, AddedKong(tile("C5")), BOOK)
    assert facts.worth == Worth(100, 0)
    assert facts.claimed_worth == Worth(50, 0)
    assert "because another may rob the tile" in tutor.counts(facts)


def test_a_pung_counts_the_same_drawn_or_claimed() -> None:
    view = view_of(discarded("R R B1 B4 D3 D6 D9 C2 C5 C8 E S N", "R"), S, BOOK)
    facts = consequences(view, ClaimPung(), BOOK)
    assert tutor.counts(facts).endswith("drawn or claimed.")
    plain = view_of(discarded("C5 C5 B1 B4 D3 D6 D9 C2 C8 E S N R", "C5"), S, BOOK)
    assert tutor.counts(consequences(plain, ClaimPung(), BOOK)) == "nothing by itself."


def test_a_book_in_which_losers_settle_promises_no_payments() -> None:
    rules = rule_set("pung-chow")
    assert not rules.only_winner_counts
    assert BOOK.only_winner_counts


@pytest.mark.parametrize(
    ("hand", "items"),
    [
        ("R R R B4 B5 B6 B8 D6 D7 D8 C4 C5 C9", ["DRAGON"]),
        ("B4 B5 B6 B8 D6 D7 D8 C4 C5 C9 | (S* S S)", ["SEAT-WIND"]),
        ("B4 B5 B6 B8 D6 D7 D8 C4 C5 C9 | (E* E E)", ["PREVAILING-WIND"]),
        ("B4 B5 B6 B8 D6 D7 D8 C4 C5 C9 W W N", []),
    ],
)
def test_sets_of_a_hand_as_it_stands_are_estimated(hand: str, items: list[str]) -> None:
    assert BOOK.estimate is not None
    record = HandRecord(S, E, parse_hand(hand), wild=(tile("D1"),))
    assert [line.item.removeprefix("FH-PATTERN-") for line in BOOK.estimate(record).sheet.lines] == items
    assert BOOK.score(record).total == 0


def test_a_kong_and_flowers_are_estimated_too() -> None:
    deal = settled(E, wild="D1", S="B4 B5 B6 B8 D6 D7 D8 C4 C5 C9 | [D9 D9 D9 D9] | Se2 Fl1")
    sheet = standing_score(view_of(deal, S, BOOK), BOOK).sheet
    assert {line.item for line in sheet.lines} == {
        "FH-PATTERN-KONG-CLOSED-BUDDING",
        "FH-PATTERN-OWN-FLOWER",
    }
    assert sheet.total == 102


def test_the_round_wind_that_is_the_own_counts_as_the_right_wind() -> None:
    record = HandRecord(Wind.EAST, Wind.EAST, parse_hand("B4 B5 B6 B8 D6 D7 D8 C4 C5 C9 | (E* E E)"))
    assert BOOK.estimate is not None
    assert BOOK.estimate(record).total == 2
