"""Every score item of every book has a hand that earns it and one that just misses it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from peling.core.scoring import InvalidHandError, Points
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.rulebooks.suite import Item, Items, Place, by_book, of_each_book
from tests.every_case import every

BOOKS = of_each_book("items", Items)
EVERY = [
    (rules_id, " ".join(map(str, item)) if isinstance(item, tuple) else item, item)
    for rules_id, items in BOOKS.items()
    for item in items.earned_and_missed
]


def name_of(item: Item) -> str:
    return item[0] if isinstance(item, tuple) else item


def earns(items: Items, item: Item, place: Place) -> bool:
    """Return whether a hand earns an item, with its award where the table gives it."""
    lines = items.hands.score(*place, **items.house.get(item, {})).sheet.lines
    return item in {line.item.removeprefix(items.hands.prefix) for line in lines} | {
        (line.item, line.award) for line in lines
    }


def said(items: Items, item: Item, place: Place) -> list[str]:
    """Return what a hand has just missed, as the player reads it; nothing of a hand that is not complete."""
    try:
        return items.hands.missed(*place, **items.house.get(item, {}))
    except InvalidHandError:
        return []


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_item_has_its_two_hands(rules_id: str) -> None:
    items = BOOKS[rules_id]
    listed = rule_set(rules_id).items
    known = {item.id.removeprefix(items.hands.prefix) for item in listed}
    known_with_award = {(item.id, item.award) for item in listed}
    named = {item for item in items.earned_and_missed if isinstance(item, str)}
    assert {name_of(item) for item in items.earned_and_missed} == known
    if named != known:
        assert set(items.earned_and_missed) == known_with_award


@every("rules_id, item", by_book(EVERY))
def test_a_hand_earns_it(rules_id: str, item: Item) -> None:
    items = BOOKS[rules_id]
    assert earns(items, item, items.earned_and_missed[item][0])


@every("rules_id, item", by_book(EVERY))
def test_a_hand_just_misses_it(rules_id: str, item: Item) -> None:
    items = BOOKS[rules_id]
    miss = items.earned_and_missed[item][1]
    if name_of(item) in items.unfinished:
        assert items.hands.refused(*miss) == "not-complete"
    else:
        assert not earns(items, item, miss)


@every("rules_id, item", by_book(case for case in EVERY if name_of(case[2]) in BOOKS[case[0]].near))
def test_the_player_is_said_that_it_was_near(rules_id: str, item: Item) -> None:
    items = BOOKS[rules_id]
    hit, miss = items.earned_and_missed[item]
    assert name_of(item) in said(items, item, miss)
    assert name_of(item) not in said(items, item, hit)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_only_these_items_are_said_as_near(rules_id: str) -> None:
    items = BOOKS[rules_id]
    near_ones = {
        near
        for item, pair in items.earned_and_missed.items()
        for at in pair
        for near in said(items, item, at)
    }
    assert near_ones == items.near | items.said


SAID_OF_LINES = {
    "pung-chow": {"suit", "places"},
    "pung-chow-limit": {"suit", "tile"},
    "how-to-play": {"suit", "places"},
    "four-winds": {"suit"},
    "fenghua": {"suit", "role", "stands"},
}
"""What the words of a score need to know beside the tiles; nothing else is worked out."""

SAID_OF_MISSES = {"pung-chow": {"suits"}, "pung-chow-limit": {"suits"}, "fenghua": {"stands"}}
"""The same of what was just missed."""


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_items_and_misses_tell_what_their_words_need_and_no_more(rules_id: str) -> None:
    items = BOOKS[rules_id]
    of_lines: set[str] = set()
    of_misses: set[str] = set()
    for item, pair in items.earned_and_missed.items():
        rules = rule_set(rules_id, items.house.get(item, {}))
        for place in pair:
            record = items.hands.record(*place)
            with suppress(InvalidHandError):
                of_lines |= {
                    name for line in rules.score(record).sheet.lines for name, _ in line.evidence.facts
                }
                of_misses |= {name for miss in rules.near_misses(record) for name, _ in miss.evidence.facts}
    assert of_lines == SAID_OF_LINES[rules_id]
    assert of_misses == SAID_OF_MISSES.get(rules_id, set())


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_no_miss_is_said_of_a_hand_that_is_nowhere_near(rules_id: str) -> None:
    items = BOOKS[rules_id]
    assert items.hands.missed(*items.far) == []


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_item_has_a_docstring_a_title_and_a_place_in_the_book(rules_id: str) -> None:
    items = BOOKS[rules_id]
    for item in rule_set(rules_id).items:
        assert item.find.__doc__, item.id
        assert item.title
        assert not any(len(word) > 1 and word.isupper() for word in item.title.split()), item.title
        assert item.cite.book == items.book
        assert item.cite.section
        assert item.cite.page or not items.paged


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_ids_and_titles_stand_once_but_for_the_columns_of_a_table(rules_id: str) -> None:
    rules = rule_set(rules_id)
    assert len({(item.id, item.award) for item in rules.items}) == len(rules.items)
    points = [(item.id, item.award.amount) for item in rules.items if isinstance(item.award, Points)]
    assert len(set(points)) == len(points)
    twice = {name for name, number in Counter(item.id for item in rules.items).items() if number > 1}
    assert twice == BOOKS[rules_id].columns
    titles = {item.title for item in rules.items}
    assert (len(titles) == len(rules.items)) is BOOKS[rules_id].own_titles
    for ids in (
        [entry.id for entry in rules.entries],
        [ruling.id for ruling in rules.rulings],
        [option.key for option in rules.options],
    ):
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_other_readings_follow_from_better_to_worse(rules_id: str) -> None:
    items = BOOKS[rules_id]
    read = items.hands.score(*items.several)
    totals = [read.total, *(sheet.total for sheet in read.others)]
    assert len(totals) > 1
    assert totals == sorted(totals, reverse=True)
