"""Typed points that no hand of a book counts are named; nothing is refused: a table may count otherwise."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from peling.core.scoring import InvalidHandError, WinBy
from peling.core.tiles import TILES, WINDS, Suit, Tile
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import EntryFault, FaultId
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.draft import DraftSet, HandDraft, faults, record_of
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.ledger.sheets import points, situation_of

PLAIN = [tile for tile in TILES if not tile.is_bonus]
HANDS = 600


def some_set(rng: random.Random) -> tuple[Tile, ...]:
    """Return a run mostly, else a three or a four of a kind."""
    if rng.random() < 0.7:
        suit, first = rng.choice(tuple(Suit)), rng.randrange(1, 8)
        run = [tile for tile in PLAIN if tile.suit is suit and first <= tile.rank < first + 3]
        return tuple(run)
    return (rng.choice(PLAIN),) * rng.choice((3, 3, 3, 4))


def complete_hand(rng: random.Random) -> HandDraft:
    """Return four sets and a pair, some laid open, completed by any of the tiles that are held."""
    pair = rng.choice(PLAIN)
    held, opened = [pair, pair], []
    for _ in range(4):
        made = some_set(rng)
        if len(made) == 4 or rng.random() < 0.5:
            opened.append(DraftSet(made, giver=WINDS[0]))
        else:
            held += made
    last = held.pop(rng.randrange(len(held)))
    by = rng.choice((WinBy.WALL, WinBy.DISCARD))
    return HandDraft(tuple(sorted(held)), tuple(opened), winning=last, seat=WINDS[1], by=by, giver=WINDS[0])


def totals(rules: RuleSet, number: int) -> set[tuple[int, WinBy]]:
    """Return what random complete hands count, each with how it was won."""
    rng, found = random.Random(1922), set[tuple[int, WinBy]]()
    for _ in range(number):
        draft = complete_hand(rng)
        record = record_of(draft)
        if faults(draft):
            continue
        try:
            asked = record if rules.course.rounds else replace(record, round_wind=None)
            found.add((rules.score(asked).total, draft.by))
        except InvalidHandError:
            continue
    return found


def unusual(rules: RuleSet, total: int, by: WinBy = WinBy.WALL, *, won: bool) -> tuple[EntryFault, ...]:
    """Return what is said of a total that is typed for the second player, who has won or not."""
    hands = (10, total, 10, 10) if won else (40, total, 10, 10)
    giver = 2 if by.claimed else None
    made = deal_reckoning(points(1 if won else 0, *hands, by=by, giver=giver), situation_of(rules), rules)
    assert made.can_enter
    return tuple(fault for fault in made.faults if fault.place == 1)


@pytest.mark.parametrize("rules_id", by_day({"fenghua", "how-to-play"}, rule_set_ids()))
def test_nothing_that_a_complete_hand_counts_is_called_unusual(rules_id: str) -> None:
    rules = rule_set(rules_id)
    found = totals(rules, HANDS)
    assert len(found) > 5
    assert [one for one in found if unusual(rules, *one, won=True)] == []


@pytest.mark.parametrize("rules_id", by_day({"four-winds"}, rule_set_ids()))
def test_nothing_that_a_hand_counts_by_a_house_rule_is_called_unusual(rules_id: str) -> None:
    """By one of the four winds a three of another wind counts nothing: 10 is the least, and 12 was said."""
    options = [one for one in rule_set(rules_id).options if one.scope == "score"]
    for key, value in ((one.key, value) for one in options for value in one.values[1:]):
        rules = rule_set(rules_id, {key: value})
        found = totals(rules, HANDS // 4)
        assert [one for one in found if unusual(rules, *one, won=True)] == [], (key, value)


@pytest.mark.parametrize(
    ("rules_id", "least"),
    [("pung-chow", 22), ("pung-chow-limit", 12), ("how-to-play", 22), ("four-winds", 12), ("fenghua", 3)],
)
def test_less_than_any_complete_hand_counts_is_named(rules_id: str, least: int) -> None:
    """4 and 8 were taken in silence for the hand that won; the least of Part I stands in the book."""
    rules = rule_set(rules_id)
    assert unusual(rules, least, won=True) == ()
    for total in {0, 2, least - 2} - {least}:
        (fault,) = (one for one in unusual(rules, total, won=True) if one.id is FaultId.WINNER_COUNTS)
        assert (fault.number, fault.blocks) == (least, False)
    assert not any(fault.id is FaultId.WINNER_COUNTS for fault in unusual(rules, 2, won=False))


@pytest.mark.parametrize(("least", "options"), [(4, {}), (3, {"min_claim_points": 3})])
def test_less_than_a_discard_may_be_claimed_for_is_named(least: int, options: dict[str, int]) -> None:
    """Three points are enough for a tile that is drawn, and were taken in silence for a discard."""
    rules = rule_set("fenghua", options)
    assert unusual(rules, 3, won=True) == ()
    assert unusual(rules, least, WinBy.DISCARD, won=True) == ()
    (fault,) = unusual(rules, least - 1, WinBy.DISCARD, won=True)
    assert (fault.id, fault.number) == (FaultId.WINNER_COUNTS, least)


@pytest.mark.parametrize("rules_id", rule_set_ids())
@pytest.mark.parametrize("won", [True, False])
def test_an_odd_number_is_named_where_all_points_are_even(rules_id: str, won: bool) -> None:
    rules = rule_set(rules_id)
    expected = [] if rules_id == "fenghua" else [FaultId.POINTS_ODD]
    assert [fault.id for fault in unusual(rules, 33, won=won)] == expected
    assert unusual(rules, 32, won=won) == ()


def test_an_odd_limit_is_nothing_unusual() -> None:
    assert unusual(rule_set("how-to-play", {"limit": 301}), 301, won=True) == ()
