"""Only what can be so in this book, with these tiles, and makes a difference is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import InvalidHandError, WinBy
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import Wind, tile
from peling.ledger.counting import winning_record
from peling.ledger.entry import DealEntry, Laid, Points, Result, Tiles
from peling.ledger.questions import asks, dead_kinds, questions, ways
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue
from tests.engine.ledger.sheets import points, situation_of

PLAIN = Tiles(parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 R R"), winning=tile("C9"))
KONG = Tiles(parse_tiles("B4 B5 B6 D2 D3 D4 C7 C8 R R"), kongs=parse_tiles("B2"), winning=tile("C9"))


def won(hand: Tiles, place: int = 1, **others: object) -> DealEntry:
    """Return a deal that a place has won with these tiles."""
    hands = tuple(hand if other == place else Points("0") for other in range(4))
    return replace(DealEntry(winner=place, hands=hands), **others)  # type: ignore[arg-type]


def asked(entry: DealEntry, rules_id: str, **options: OptionValue) -> set[str]:
    """Return what is asked of the winner."""
    rules = rule_set(rules_id, options)
    assert entry.winner is not None
    return set(questions(entry, entry.winner, situation_of(rules), rules))


def offered(entry: DealEntry, rules_id: str, **options: OptionValue) -> set[str]:
    """Return the ways to win that are offered."""
    rules = rule_set(rules_id, options)
    return {by.value for by in ways(entry, situation_of(rules), rules)}


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_of_a_plain_draw_only_the_standing_hand_is_asked_where_a_book_has_it(rules_id: str) -> None:
    assert asked(won(PLAIN), rules_id) == ({"standing"} if rules_id == "how-to-play" else set())


def test_robbing_is_offered_in_the_leaflet_only_where_it_is_agreed() -> None:
    assert "robbed-kong" in offered(won(PLAIN), "four-winds")
    assert "robbed-kong" not in offered(won(PLAIN), "four-winds", extra_rob=False)
    robbed = won(PLAIN, by=WinBy.ROBBED_KONG, giver=0)
    rules = rule_set("four-winds", {"extra_rob": False})
    with pytest.raises(InvalidHandError, match="robbing"):
        rules.score(winning_record(robbed, 1, situation_of(rules)))


def test_a_hand_with_sets_on_the_table_was_not_standing() -> None:
    laid = Tiles(
        parse_tiles("B4 B5 B6 D2 D3 D4 C7 C8 R R"),
        (Laid(parse_tiles("B1 B2 B3"), giver=0),),
        winning=tile("C9"),
    )
    assert asked(won(laid), "how-to-play") == set()


def test_what_a_loose_tile_replaced_is_asked_only_where_it_counts() -> None:
    loose = won(KONG, by=WinBy.LOOSE)
    assert asked(loose, "fenghua") == {"supply-of-drawn-kong"}
    assert asked(loose, "pung-chow") == set()
    assert asked(won(KONG), "fenghua") == set()


def test_the_last_loose_tile_is_asked_only_by_a_house_rule() -> None:
    loose = won(KONG, by=WinBy.LOOSE)
    assert asked(loose, "pung-chow-limit") == set()
    assert asked(loose, "pung-chow-limit", last_tile_loose="both") == {"last-tile"}


def test_the_first_turn_is_asked_only_by_a_house_rule() -> None:
    assert asked(won(PLAIN), "pung-chow", original_hand="first_turn") == {"first-turn"}


def test_what_the_deals_before_tell_is_not_asked() -> None:
    east = won(PLAIN, place=0)
    assert "thirteenth-win" not in asked(east, "how-to-play")


def test_an_answer_can_be_taken_back() -> None:
    assert asked(won(replace(PLAIN, circumstances=frozenset({"standing"}))), "how-to-play") == {"standing"}


def test_the_discarder_is_asked_about_only_while_his_tiles_are_unknown() -> None:
    pure = Tiles(
        parse_tiles("B2 B2 B3 B4"),
        tuple(Laid(parse_tiles(three), giver=0) for three in ("B1 B1 B1", "B8 B8 B8", "B9 B9 B9")),
        winning=tile("B5"),
    )
    entry = won(pure, giver=2)
    assert asked(entry, "pung-chow-limit") == {"discarder-excused", "discarder-no-choice"}
    shown = Tiles(parse_tiles("D1 D2 D4 D5 D7 D8 C1 C2 C4 C5 C7 C8 N"))
    assert asked(replace(entry, hands=(*entry.hands[:2], shown, entry.hands[3])), "pung-chow-limit") == set()
    assert asked(entry, "pung-chow-limit", pay_all=False) == set()


def test_nothing_is_asked_of_losers_or_of_typed_points() -> None:
    rules = rule_set("how-to-play")
    here = situation_of(rules)
    assert questions(won(PLAIN), 2, here, rules) == ()
    assert questions(points(1, 0, 30, 0, 0), 1, here, rules) == ()
    assert questions(replace(won(PLAIN), result=Result.DRAWN), 1, here, rules) == ()


def test_a_robbed_kong_is_offered_only_where_it_may_be() -> None:
    claimed = won(PLAIN, giver=2)
    assert "robbed-kong" not in offered(claimed, "pung-chow")
    assert "robbed-kong" in offered(claimed, "how-to-play")
    assert "robbed-kong" in offered(claimed, "four-winds")
    assert "robbed-kong" not in offered(won(replace(PLAIN, winning=tile("R"))), "how-to-play")


def test_a_loose_tile_is_offered_only_to_a_hand_with_a_kong_or_a_flower() -> None:
    for rules_id in RULE_SETS:
        assert "loose" not in offered(won(PLAIN), rules_id)
        assert "loose" in offered(won(KONG), rules_id)


def test_a_dealt_hand_is_offered_to_east_alone() -> None:
    assert "dealt" in offered(won(PLAIN, place=0), "pung-chow")
    assert "dealt" not in offered(won(PLAIN, place=1), "pung-chow")


def test_the_first_discard_is_not_offered_where_it_is_any_discard() -> None:
    assert "first-discard" not in offered(won(PLAIN), "pung-chow")
    assert "first-discard" in offered(won(PLAIN), "four-winds")
    assert "first-discard" not in offered(won(PLAIN, place=0), "four-winds")


def test_for_typed_points_only_ways_that_change_payments_are_offered() -> None:
    typed = points(1, 0, 30, 0, 0)
    assert offered(typed, "pung-chow-limit") == {"wall", "discard"}
    assert offered(typed, "fenghua") == {"wall", "discard", "robbed-kong", "last-discard"}


def test_a_way_that_only_the_settlement_knows_is_offered_for_typed_points() -> None:
    book = rule_set("pung-chow")

    def settle(outcome: DealOutcome) -> Settlement:
        return Settlement() if outcome.by is WinBy.LAST_DISCARD else book.settle(outcome)

    typed, rules = points(1, 0, 30, 0, 0), replace(book, settle=settle)
    assert {by.value for by in ways(typed, situation_of(rules), rules)} == {
        *offered(typed, "pung-chow"),
        "last-discard",
    }


def test_what_a_book_asks_of_a_deal() -> None:
    found = {}
    for rules_id in RULE_SETS:
        rules = rule_set(rules_id)
        found[rules_id] = asks(points(1, 0, 30, 0, 0), situation_of(rules), rules)
    assert found == {
        "pung-chow": {"losers", "dead"},
        "pung-chow-limit": {"losers", "dead", "liable", "false-call", "washing"},
        "how-to-play": {"losers", "dead", "liable", "false-call", "claims"},
        "four-winds": {"liable"},
        "fenghua": {"giver", "by", "liable", "wild", "bonus"},
    }


def test_the_kinds_of_dead_hands_are_those_the_book_tells_apart() -> None:
    kinds = {}
    for rules_id in RULE_SETS:
        rules = rule_set(rules_id)
        kinds[rules_id] = dead_kinds(situation_of(rules), rules)
    assert kinds["pung-chow"] == ("wrong-count",)
    assert kinds["how-to-play"] == ("too-many", "too-few")
    assert kinds["fenghua"] == ()
    assert situation_of(rule_set("pung-chow")).wind_of(2) is Wind.WEST
