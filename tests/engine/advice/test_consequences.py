from dataclasses import replace

import pytest

from peling.advice.consequences import Worth, consequences
from peling.advice.helpful import copies_left, helpful
from peling.advice.own_hand import (
    standing_record,
    standing_score,
    tiles_short,
    winning_record,
)
from peling.core.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.hand import Hand
from peling.core.melds import MeldKind, pung
from peling.core.tiles import Wind, tile
from peling.core.view import Offer, PlayerView
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from peling.rules.readings import MAJORS
from peling.rules.ruleset import RuleSet
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles


@pytest.fixture(scope="module")
def rules() -> RuleSet:
    return rule_set("pung-chow", {})


def with_hand(view: PlayerView, codes: str, offered: str = "C5") -> PlayerView:
    offer = None if view.offer is None else Offer(tile(offered), view.offer.by)
    return replace(view, hand=Hand.of(tiles(codes)), offer=offer)


def test_a_pung_tells_what_it_makes_counts_costs_and_brings(rules: RuleSet) -> None:
    facts = consequences(discard_of_west(), ClaimPung(), rules)
    assert facts.makes is not None
    assert (facts.makes.kind, facts.makes.tile) == (MeldKind.PUNG, tile("C5"))
    assert facts.own == (tile("C5"), tile("C5"))
    assert facts.worth == Worth(2, 0)
    assert facts.drawn_worth == Worth(4, 0)
    assert facts.broken == ((tile("C4"), tile("C5"), tile("C6")),)
    assert (facts.away_before, facts.away_after) == (3, 3)
    assert facts.next_turn is Wind.WEST
    assert facts.skipped == (Wind.NORTH, Wind.EAST)
    assert facts.outranks == (ClaimChow,)
    assert facts.outranked_by == (ClaimWin,)
    assert not facts.loose


def test_a_claim_from_the_left_skips_nobody(rules: RuleSet) -> None:
    facts = consequences(discard_of_east(), ClaimPung(), rules)
    assert facts.skipped == ()
    assert facts.next_turn is Wind.WEST


def test_a_chow_counts_nothing_and_does_not_break_its_own_run(rules: RuleSet) -> None:
    facts = consequences(discard_of_east(), ClaimChow((tile("C4"), tile("C6"))), rules)
    assert facts.worth == Worth(0, 0)
    assert facts.broken == ()
    assert facts.outranks == ()
    assert facts.outranked_by == (ClaimWin, ClaimKong, ClaimPung)


def test_a_chow_from_a_pair_breaks_the_pair(rules: RuleSet) -> None:
    view = with_hand(discard_of_east(), "C4 C4 C6 C6 C6 B8 B8 D3 D3 S S R R")
    facts = consequences(view, ClaimChow((tile("C4"), tile("C6"))), rules)
    assert facts.broken == ((tile("C4"),) * 2, (tile("C6"),) * 3)


def test_a_pung_of_dragons_multiplies_the_hand(rules: RuleSet) -> None:
    view = with_hand(discard_of_west(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7", "R")
    facts = consequences(view, ClaimPung(), rules)
    assert facts.worth == Worth(4, 1)
    assert facts.drawn_worth == Worth(8, 1)


def test_a_claimed_four_replaces_a_concealed_three_and_draws_a_loose_tile(rules: RuleSet) -> None:
    view = with_hand(discard_of_west(), "C5 C5 C5 B8 B8 B8 D3 D3 S S R R B7")
    facts = consequences(view, ClaimKong(), rules)
    assert (facts.worth, facts.drawn_worth, facts.replaces) == (Worth(8, 0), Worth(16, 0), Worth(4, 0))
    assert facts.loose
    assert facts.next_turn is Wind.WEST


def test_a_drawn_four_counts_concealed_and_ends_no_turn(rules: RuleSet) -> None:
    view = own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D5 R R R E", "E")
    facts = consequences(view, ConcealedKong(tile("D5")), rules)
    assert (facts.worth, facts.replaces) == (Worth(16, 0), Worth(4, 0))
    assert facts.next_turn is None
    assert facts.skipped == ()


def test_an_added_four_counts_exposed(rules: RuleSet) -> None:
    view = own_turn("B1 B1 B1 B2 B3 B4 R R R D5 E", "D5")
    view = replace(view, hand=view.hand.with_meld(pung(tile("D5"), Wind.WEST)))
    facts = consequences(view, AddedKong(tile("D5")), rules)
    assert (facts.worth, facts.replaces) == (Worth(8, 0), Worth(2, 0))
    assert (facts.away_before, facts.away_after) == (1, 1)


def test_going_out_tells_the_score(rules: RuleSet) -> None:
    facts = consequences(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R"), GoOut(), rules)
    assert facts.score is not None
    assert facts.score.total == 76
    assert facts.away_after == 0


def test_an_incomplete_hand_has_no_winning_score(rules: RuleSet) -> None:
    assert consequences(own_turn(), GoOut(), rules).score is None
    assert consequences(discard_of_west(), ClaimWin(), rules).score is None


def test_a_discard_uses_its_tile_and_passes_the_turn(rules: RuleSet) -> None:
    facts = consequences(own_turn(), Discard(tile("N")), rules)
    assert facts.own == (tile("N"),)
    assert facts.makes is None
    assert facts.next_turn is Wind.WEST
    assert consequences(discard_of_west(), Pass(), rules).next_turn is None


def test_an_action_without_its_tiles_is_refused(rules: RuleSet) -> None:
    with pytest.raises(ValueError, match="not in the hand"):
        consequences(own_turn(), ConcealedKong(tile("N")), rules)
    with pytest.raises(ValueError, match="no tile is offered"):
        consequences(own_turn(), ClaimPung(), rules)


@pytest.mark.parametrize("view", [discard_of_west(), discard_of_east(), own_turn()])
def test_every_legal_action_has_consequences(view: PlayerView, rules: RuleSet) -> None:
    for action in legal_actions(view, rules):
        assert consequences(view, action, rules).action == action


def test_the_standing_hand_leaves_out_the_tile_to_be_discarded(rules: RuleSet) -> None:
    assert standing_score(discard_of_west(), rules).total == 4
    turn = own_turn("C4 C5 C5 C6 B8 B8 D3 D3 S S R R R B7", "R")
    assert tile("R") in standing_record(turn, rule_set("pung-chow")).hand.concealed
    assert len(standing_record(turn, rule_set("pung-chow")).hand.concealed) == 13
    claimed = replace(turn, drawn=None)
    assert len(standing_record(claimed, rule_set("pung-chow")).hand.concealed) == 13


def test_tiles_short_counts_to_a_win() -> None:
    assert tiles_short(discard_of_west(), rule_set("pung-chow")) == 3
    assert tiles_short(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R"), rule_set("pung-chow")) == 0


def test_a_hand_is_scored_as_won_only_if_it_may_go_out(rules: RuleSet) -> None:
    assert winning_record(own_turn(), rules) is None
    won = winning_record(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R"), rules)
    assert won is not None
    assert rules.score(won).total == 76
    claimed = with_hand(discard_of_west(), "B1 B1 B1 B2 B3 B4 D5 D5 D5 R R R E", "E")
    won = winning_record(claimed, rules)
    assert won is not None
    assert won.win is not None
    assert won.win.giver is Wind.WEST


@pytest.mark.parametrize("book", ["pung-chow-limit", "how-to-play", "four-winds"])
def test_where_thirteen_majors_win_the_way_to_them_is_said(book: str) -> None:
    view = own_turn("B1 B9 D1 D9 C1 C9 E S W N R B4 B5 D5", "D5")
    assert tiles_short(view, rule_set("pung-chow")) == 8
    assert tiles_short(view, rule_set(book)) == 3
    assert set(helpful(view, rule_set(book)).kinds) > {tile("G"), tile("Wh"), tile("B1")}
    calling = with_hand(discard_of_west(), "B1 B9 D1 D9 C1 C9 E S W N R G Wh")
    assert helpful(calling, rule_set(book)).away == 1
    can_come = copies_left(calling)
    assert set(helpful(calling, rule_set(book)).kinds) == {kind for kind in MAJORS if kind in can_come}


def test_where_only_the_winner_counts_a_set_is_said_as_it_will_count() -> None:
    view = replace(discard_of_west(), round_wind=Wind.EAST)
    facts = consequences(view, ClaimPung(), rule_set("four-winds"))
    assert facts.worth == Worth(2, 0)
    assert facts.drawn_worth == Worth(4, 0)
    settling = rule_set("four-winds", {"losers_settle": True})
    assert consequences(view, ClaimPung(), settling).worth == Worth(2, 0)
    assert not settling.only_winner_counts


def test_where_the_limit_cuts_what_east_pays_the_payments_are_said() -> None:
    cut = rule_set("how-to-play", {"limit": 40})
    view = replace(
        with_hand(discard_of_west(), "B1 B2 B3 D4 D5 D6 C7 C8 C9 D2 D2 C3 C4"), round_wind=Wind.EAST
    )
    facts = consequences(view, ClaimWin(), cut)
    assert facts.score is not None
    assert facts.score.total == 40
    assert facts.payments == ((Wind.WEST, 40), (Wind.NORTH, 40), (Wind.EAST, 40))
    assert consequences(view, ClaimWin(), rule_set("how-to-play", {})).payments == ()


def test_where_nobody_pays_double_of_full_points_the_payments_are_said() -> None:
    house = {"limit": 20, "losers_settle": True, "banker_double_on_full": False}
    view = replace(
        with_hand(discard_of_west(), "B1 B2 B3 D4 D5 D6 C7 C8 C9 D2 D2 C3 C4"), round_wind=Wind.EAST
    )
    facts = consequences(view, ClaimWin(), rule_set("four-winds", house))
    assert facts.payments == ((Wind.WEST, 20), (Wind.NORTH, 20), (Wind.EAST, 20))
    doubled = rule_set("four-winds", {**house, "banker_double_on_full": True})
    assert consequences(view, ClaimWin(), doubled).payments == ()
