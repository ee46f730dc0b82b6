"""The kernel counts every hand as the engine does: by all five books, with all their house rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from peling.core.hand import HAND_SIZE, Hand
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import KINDS, TILES, Wind, tile
from peling.rulebooks import RULE_SETS, rule_set
from peling.rulebooks.fenghua.hands import calling
from peling.rulebooks.fenghua.options import scoring_house
from peling.rulebooks.pung_chow.part_two_penalties import DISCARDER
from peling.rules.readings import MAJORS, places_for_thirteen_majors, places_to_win
from tests.by_day import by_day
from tests.engine.kernel.asking import AVAILABLE, kernel
from tests.engine.kernel.hands import (
    changed,
    claimed,
    engine_says,
    of_open_sets,
    of_three_wilds,
    random_hands,
    random_rules,
    written_hands,
)
from tests.properties.random_play import one_by_one

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="there is no kernel, or no wasmtime to run it")
REASONS = {
    "fenghua": {None, "not-complete", "wild-eye", "below-minimum"},
}


def compare(book: str, seed: int, number: int) -> Counter[str | None]:
    """Compare so many hands; return what became of them, by the reason why they count nothing."""
    seen: Counter[str | None] = Counter()
    for rules, record in random_hands(random.Random(seed), book):
        expected = engine_says(rules, record)
        if expected is None:
            continue
        said = kernel().score(rules, record)
        assert tuple(said) == expected, (rules.house.changed(rules.options), record)
        seen[expected[-1]] += 1
        if seen.total() == number:
            return seen
    raise AssertionError


@pytest.mark.parametrize("book", by_day({"four-winds", "fenghua"}, RULE_SETS))
def test_hands_count_the_same(book: str) -> None:
    assert set(compare(book, 11, 200)) == REASONS.get(book, {None, "not-complete"})


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_twenty_thousand_hands_count_the_same(book: str) -> None:
    compare(book, 12, 20_000)


def compare_wilds(seed: int, number: int) -> None:
    """Compare so many hands of Fenghua with two and three wild tiles."""
    rng = random.Random(seed)
    rules = rule_set("fenghua")
    seen = 0
    while seen < number:
        record = of_three_wilds(rng)
        expected = None if record is None else engine_says(rules, record)
        if record is not None and expected is not None:
            assert tuple(kernel().score(rules, record)) == expected, (rules.house, record)
            seen += 1
        rules = random_rules(rng, "fenghua") if rng.random() < 0.1 else rules


def test_hands_with_two_and_three_wild_tiles_count_the_same() -> None:
    compare_wilds(18, 200)


@pytest.mark.nightly
def test_many_hands_with_two_and_three_wild_tiles_count_the_same() -> None:
    compare_wilds(19, 10_000)


def compare_written(book: str, seed: int, changes: int) -> int:
    """Compare hands that people have written, by their own house rules and by so many others of each."""
    rng = random.Random(seed)
    seen = 0
    for options, record in written_hands(book):
        for rules in (rule_set(book, options), *(changed(rng, book, options) for _ in range(changes))):
            expected = engine_says(rules, record)
            if expected is None:
                continue
            facts = (rules.house.changed(rules.options), record)
            assert tuple(kernel().score(rules, record)) == expected, facts
            if record.win is not None and expected[-1] is None and not record.circumstances & DISCARDER:
                assert kernel().liable(rules, record) is rules.liable(record), facts
            seen += 1
    return seen


@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_hands_that_people_wrote_count_the_same(book: str) -> None:
    assert compare_written(book, 16, 2) > 400


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_hands_that_people_wrote_count_the_same_by_all_house_rules(book: str) -> None:
    assert compare_written(book, 17, 60) > 8_000


@pytest.mark.parametrize("book", by_day({"how-to-play"}, ["pung-chow-limit", "how-to-play"]))
def test_thirteen_heads_count_the_same_by_every_house_rule_with_a_limit_and_without(book: str) -> None:
    tiles = [*MAJORS, tile("B9")]
    records = [HandRecord(Wind.EAST, Wind.SOUTH, Hand.of(tiles), Win(None, WinBy.DEALT))]
    for last, win in product(sorted(MAJORS), (Win(None, WinBy.WALL), Win(None, WinBy.DISCARD, Wind.WEST))):
        left = list(tiles)
        left.remove(last)
        records.append(HandRecord(Wind.SOUTH, Wind.SOUTH, Hand.of(left), replace(win, tile=last)))
    for setting, limit in product(one_by_one(book), ("none", 400)):
        rules = rule_set(book, {**setting.options, "limit": limit})
        for record in records:
            said = engine_says(rules, record)
            assert said is not None
            assert tuple(kernel().score(rules, record)) == said, (setting, limit, record)


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_standing_hand_counts_the_same(book: str) -> None:
    seen = 0
    for rules, record in random_hands(random.Random(13), book):
        stands = replace(record, win=None, circumstances=frozenset(), visible=())
        try:
            sheet = rules.standing(stands).sheet
        except InvalidHandError:
            continue
        expected = (sheet.total, sheet.points, sheet.doubles, sheet.shares, None)
        assert tuple(kernel().score(rules, stands, "score_standing")) == expected, stands
        seen += 1
        if seen == 150:
            break


@pytest.mark.parametrize("book", RULE_SETS)
def test_who_pays_for_all_is_the_same(book: str) -> None:
    rng = random.Random(14)
    rules = rule_set(book)
    seen: Counter[bool] = Counter()
    while seen.total() < 150:
        rules = random_rules(rng, book) if rng.random() < 0.2 else rules
        won = claimed(rng, of_open_sets(rng, book))
        said = engine_says(rules, won)
        if said is None or said[-1] is not None:
            continue
        liable = rules.liable(won)
        assert kernel().liable(rules, won) is liable, (rules.house.changed(rules.options), won)
        seen[liable is not None] += 1
    assert seen[False]
    assert bool(seen[True]) is (book != "pung-chow")


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_same_tiles_complete_a_hand(book: str) -> None:
    rng = random.Random(15)
    seen: Counter[bool] = Counter()
    for rules, record in random_hands(rng, book):
        before = replace(record, win=None, circumstances=frozenset(), visible=())
        if before.hand.size != HAND_SIZE or engine_says(rules, before) is None:
            continue
        if book == "fenghua":
            places = calling(before, scoring_house(rules.house))
        else:
            heads = places_for_thirteen_majors(before.hand) if book != "pung-chow" else ()
            places = tuple(sorted({*places_to_win(before.hand), *heads}))
        assert kernel().waits(rules, before) == places, before
        last = rng.choice(places if places and rng.random() < 0.5 else KINDS)
        said = engine_says(rules, replace(before, win=Win(last, WinBy.WALL)))
        if said is None:
            continue
        assert kernel().completes(rules, before, last) is (said[-1] is None), (before, last)
        seen[said[-1] is None] += 1
        if seen.total() == 120:
            break
    assert min(seen[True], seen[False]) > 20


def test_a_flower_completes_no_hand_but_a_wild_one_may() -> None:
    wilds = [
        (rules, record)
        for (rules, record), _ in zip(random_hands(random.Random(16), "fenghua"), range(400), strict=False)
        if record.win is not None and record.win.tile in record.wild and record.win.by is WinBy.WALL
    ]
    assert wilds
    for rules, record in wilds:
        expected = engine_says(rules, record)
        if expected is None or record.win is None or record.win.tile is None:
            continue
        before = replace(record, win=None)
        assert kernel().completes(rules, before, record.win.tile) is (expected[-1] is None)
        for flower in TILES[34:]:
            if flower not in record.wild:
                assert not kernel().completes(rules, before, flower)
