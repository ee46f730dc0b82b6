"""The kernel counts every hand as the engine does: by all five books, with all their house rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from peling.commands.fields import read_object
from peling.commands.hand_json import read_hand, read_rules
from peling.core.hand import HAND_SIZE
from peling.core.scoring import InvalidHandError, Win, WinBy
from peling.core.tiles import KINDS, TILES
from peling.rulebooks import RULE_SETS, examples, rule_set
from peling.rulebooks.fenghua.hands import calling
from peling.rulebooks.fenghua.options import scoring_house
from peling.rules.readings import places_for_thirteen_majors, places_to_win
from tests.engine.kernel.asking import AVAILABLE, kernel
from tests.engine.kernel.hands import claimed, engine_says, of_open_sets, random_hands, random_rules

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


@pytest.mark.parametrize("book", RULE_SETS)
def test_hands_count_the_same(book: str) -> None:
    assert set(compare(book, 11, 250)) == REASONS.get(book, {None, "not-complete"})


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_twenty_thousand_hands_count_the_same(book: str) -> None:
    compare(book, 12, 20_000)


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_examples_of_the_book_count_the_same(book: str) -> None:
    seen = 0
    for example in examples(book)["hands"]:
        fields = read_object(example, "hand")
        try:
            rules, record = read_rules(fields, None), read_hand(fields)
        except InvalidHandError:
            continue
        expected = engine_says(rules, record)
        if expected is not None:
            seen += 1
            assert tuple(kernel().score(rules, record)) == expected, example["id"]
    assert seen > 30


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
        made = of_open_sets(rng, book)
        won = None if made is None else claimed(rng, made)
        said = None if won is None else engine_says(rules, won)
        if won is None or said is None or said[-1] is not None:
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
        tile = rng.choice(places if places and rng.random() < 0.5 else KINDS)
        said = engine_says(rules, replace(before, win=Win(tile, WinBy.WALL)))
        if said is None:
            continue
        assert kernel().completes(rules, before, tile) is (said[-1] is None), (before, tile)
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
