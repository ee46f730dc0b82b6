"""The kernel settles every finished deal as the engine does, whoever is liable, dead, or showed his tiles."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from peling.core.tiles import WINDS
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import UnknownOptionError
from tests.by_day import by_day
from tests.engine.kernel.asking import AVAILABLE, kernel
from tests.engine.kernel.deals import Finished, can_be_scored, laid_together, loser, played, settled
from tests.engine.kernel.hands import claimed, of_open_sets, random_rules
from tests.properties.random_play import random_setting

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="there is no kernel, or no wasmtime to run it")
SORTS = {
    "pung-chow": {"won", "drawn", "dead"},
    "pung-chow-limit": {"won", "drawn", "dead", "liable", "let off", "washed"},
    "how-to-play": {"won", "drawn", "dead", "liable"},
    "four-winds": {"won", "drawn", "dead", "liable"},
    "fenghua": {"won", "dead", "liable", "sharing"},
}
"""What must be among the deals of each book."""


def same(deal: Finished) -> set[str]:
    """Compare a deal, and return of what sorts it was."""
    said = kernel().settle(deal.rules, deal.records, deal.winner, deal.dead, deal.washed)
    assert said == deal.expected, (deal.rules.house.changed(deal.rules.options), deal.records, deal.dead)
    let_off = deal.winner is not None and deal.rules.shown(deal.records, deal.winner)
    sorts = {
        "won": deal.winner is not None,
        "drawn": deal.winner is None and not deal.washed,
        "dead": deal.dead,
        "liable": deal.expected.liable is not None,
        "sharing": deal.expected.sharing,
        "let off": let_off,
        "washed": deal.washed,
    }
    return {sort for sort, found in sorts.items() if found}


def compare(book: str, seed: int, number: int) -> Counter[str]:
    """Compare so many deals of random hands; return of what sorts they were."""
    seen: Counter[str] = Counter()
    for deal in islice(laid_together(random.Random(seed), book), number):
        seen.update(same(deal))
    return seen


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_deals_settle_the_same(book: str) -> None:
    assert set(compare(book, 21, 300)) >= SORTS[book] - {"sharing"}


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_twenty_thousand_deals_settle_the_same(book: str) -> None:
    assert set(compare(book, 22, 20_000)) >= SORTS[book]


def test_a_discarder_is_let_off_the_same() -> None:
    book, seen = "pung-chow-limit", Counter[bool]()
    rng = random.Random(25)
    rules = rule_set(book)
    while min(seen[True], seen[False]) < 40:
        rules = random_rules(rng, book) if rng.random() < 0.2 else rules
        won = claimed(rng, of_open_sets(rng, book))
        if not can_be_scored(rules, won) or won.win is None or rules.liable(won) is None:
            continue
        for _ in range(3):
            records = {wind: won if wind is won.seat else loser(rng, rules, wind, won) for wind in WINDS}
            expected = settled(rules, records, won.seat, {}, {})
            said = kernel().settle(rules, records, won.seat, {}, {})
            assert said == expected, (rules.house.changed(rules.options), records)
            seen[expected.liable is None] += 1


def compare_played(book: str, seed: int, number: int) -> None:
    rng = random.Random(seed)
    done = 0
    while done < number:
        try:
            deal = played(rng, random_setting(rng, book))
        except UnknownOptionError:
            continue
        same(deal)
        done += 1


@pytest.mark.parametrize("book", by_day({"fenghua", "pung-chow-limit"}, RULE_SETS))
def test_deals_that_were_played_settle_the_same(book: str) -> None:
    compare_played(book, 23, 3)


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_thousand_deals_that_were_played_settle_the_same(book: str) -> None:
    compare_played(book, 24, 1_000)
