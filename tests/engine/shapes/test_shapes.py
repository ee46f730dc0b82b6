"""The tables of shapes against exact counts, against a plain search, and against themselves."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from peling.shapes.sets import (
    KINDS,
    arrangements,
    best_discards,
    is_complete,
    keys_of,
    need_of_keys,
    tiles_away,
    useful_kinds,
    waits,
)
from peling.shapes.tables import PIECE, TABLES_FILE, ShapeTables, in_pieces, unpack
from tests.by_day import by_day
from tests.engine.shapes.plain import digits, missing, plain_suit_hands

SUIT_KEYS = 5**9
RUNS = [(at, at + 1, at + 2) for suit in (0, 9, 18) for at in range(suit, suit + 7)]
BLOCKS = [("chow", at) for at, _, _ in RUNS] + [("pung", at) for at in range(KINDS)]
NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3, *[0] * 25]


@cache
def shipped() -> ShapeTables:
    return unpack(TABLES_FILE.read_bytes())


def test_the_tables_in_pieces_are_all_of_them_and_no_piece_is_large() -> None:
    pieces = [*in_pieces(TABLES_FILE.read_bytes())]
    tables = shipped()
    rows = (*tables.merges, *(row for rows in tables.needs for row in rows))
    assert b"".join(pieces) == b"".join((tables.classes, tables.wild_classes, *rows))
    assert max(map(len, pieces)) == PIECE


def test_there_are_as_many_classes_as_there_should_be() -> None:
    tables = shipped()
    assert len(set(tables.classes[:SUIT_KEYS])) == 126
    assert len(tables.merges) == 180
    assert len(tables.classes) == len(tables.wild_classes) == 5**9 + 5**7


@cache
def sums_of_keys(kinds: int) -> list[int]:
    sums = [0]
    for _ in range(kinds):
        sums = [total + held for held in range(5) for total in sums]
    return sums


@cache
def keys_by_sum(kinds: int) -> dict[int, list[int]]:
    """Return the keys of so many kinds by how many tiles they are."""
    found: dict[int, list[int]] = {}
    for key, total in enumerate(sums_of_keys(kinds)):
        found.setdefault(total, []).append(key)
    return found


@cache
def class_counts(*, honours: bool) -> Counter[tuple[int, int]]:
    """How many suits (or hands of honours) there are of each class and number of tiles."""
    classes = shipped().classes
    part = classes[SUIT_KEYS:] if honours else classes[:SUIT_KEYS]
    return Counter(zip(part, sums_of_keys(7 if honours else 9), strict=True))


def hands_by_need(tiles: int, sets: int) -> Counter[int]:
    """How many distinct hands of so many tiles there are of each need."""
    merges = shipped().merges

    def together(
        ones: Counter[tuple[int, int]], others: Counter[tuple[int, int]]
    ) -> Counter[tuple[int, int]]:
        result: Counter[tuple[int, int]] = Counter()
        for (one, held), number in ones.items():
            for (other, more), times in others.items():
                if held + more <= tiles:
                    result[merges[one][other], held + more] += number * times
        return result

    suit, honours = class_counts(honours=False), class_counts(honours=True)
    whole = together(together(suit, suit), together(suit, honours))
    empty = keys_of([0] * KINDS)[0]
    row = [rows[shipped().classes[empty]] for rows in shipped().needs[sets]]
    found: Counter[int] = Counter()
    for (both, held), number in whole.items():
        if held == tiles:
            found[row[both]] += number
    return found


@pytest.mark.thorough
def test_all_hands_of_fourteen_tiles_are_counted() -> None:
    by_need = hands_by_need(14, 4)
    assert by_need.total() == 326_520_504_500
    assert by_need[0] == 11_498_658


def test_no_hand_of_thirteen_is_complete() -> None:
    assert 0 not in hands_by_need(13, 4)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("sets", "pairs", "number"),
    [
        (1, 0, 16),
        (1, 1, 135),
        (2, 0, 127),
        (2, 1, 996),
        (3, 0, 627),
        pytest.param(3, 1, 4475, marks=pytest.mark.nightly),
        pytest.param(4, 0, 2098, marks=pytest.mark.nightly),
        pytest.param(4, 1, 13259, marks=pytest.mark.nightly),
    ],
)
def test_suits_of_sets_and_a_pair(sets: int, pairs: int, number: int) -> None:
    assert shapes_in_part(9, sets, pairs) == number


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("sets", "pairs", "number"),
    [(1, 0, 7), (2, 0, 21), (3, 0, 35), (4, 0, 35), (1, 1, 42), (2, 1, 105), (3, 1, 140), (4, 1, 105)],
)
def test_honours_of_sets_and_a_pair(sets: int, pairs: int, number: int) -> None:
    assert shapes_in_part(7, sets, pairs) == number


def shapes_in_part(kinds: int, sets: int, pairs: int) -> int:
    """Count the keys of so many tiles that `arrangements` can read, filled up to a whole hand elsewhere."""
    # Sets of winds fill the hand up when a suit is asked, sets and pair of bamboos when the honours are.
    at = 0 if kinds == 9 else 27
    filler = 27 if kinds == 9 else 0
    found = 0
    for key in keys_by_sum(kinds)[3 * sets + 2 * pairs]:
        counts = [0] * KINDS
        counts[at : at + kinds] = digits(key, kinds)
        for place in range(4 - sets):
            counts[filler + place] = 3
        if not pairs:
            counts[filler + 4] = 2
        found += bool(arrangements(counts))
    return found


@cache
def plain_targets(kinds: int) -> dict[tuple[int, int], list[tuple[int, ...]]]:
    return {
        (sets, pairs): list(plain_suit_hands(sets, pairs, kinds, runs=kinds == 9))
        for sets in range(5)
        for pairs in range(2)
    }


def plain_profile(part: tuple[int, ...]) -> dict[tuple[int, int], int]:
    return {
        wanted: min(missing(hand, part) for hand in hands)
        for wanted, hands in plain_targets(len(part)).items()
    }


def plain_need(counts: list[int], sets: int) -> int:
    """Find the need by comparing every suit with every target, and every division of sets and pair."""
    parts = [
        plain_profile(tuple(counts[at : at + kinds])) for at, kinds in ((0, 9), (9, 9), (18, 9), (27, 7))
    ]
    best = 99
    for division in product(range(sets + 1), repeat=4):
        if sum(division) == sets:
            for pair in range(4):
                best = min(best, sum(parts[at][division[at], int(at == pair)] for at in range(4)))
    return best


def random_counts(rng: Random, tiles: int, kinds: int = KINDS) -> list[int]:
    counts = [0] * KINDS
    for kind in rng.sample([kind for kind in range(kinds) for _ in range(4)], tiles):
        counts[kind] += 1
    return counts


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("tiles", "sets", "kinds"),
    by_day(
        [(14, 4, 34), (13, 4, 12), (8, 2, 34)],
        [(14, 4, 34), (13, 4, 12), (13, 4, 34), (10, 3, 9), (8, 2, 34)],
        several=True,
    ),
)
def test_the_need_is_that_of_a_plain_search(tiles: int, sets: int, kinds: int) -> None:
    rng = Random(tiles * 100 + kinds)
    for _ in range(4):
        counts = random_counts(rng, tiles, kinds)
        assert tiles_away(counts, sets) == plain_need(counts, sets), counts


def test_a_fifth_copy_is_not_asked_for() -> None:
    four_alone = [4, *[0] * 33]
    assert tiles_away(four_alone, sets=0) == 0
    # A set of ones and a pair of ones would be one short, but of a fifth one.
    assert tiles_away(four_alone, sets=1) == 2
    assert tiles_away(four_alone, sets=1, wilds=1) == 0
    lone_honours = [*[0] * 27, 4, 0, 0, 0, 0, 0, 0]
    assert tiles_away(lone_honours, sets=1) == 2
    assert tiles_away(lone_honours, sets=1, wilds=1) == 0


def test_wild_tiles_stand_for_anything() -> None:
    hand = [*[0] * 27, 3, 3, 3, 3, 1, 0, 0]
    assert [tiles_away(hand, wilds=wilds) for wilds in range(3)] == [1, 0, 0]
    assert tiles_away([0] * KINDS, wilds=14) == 0
    assert tiles_away([0] * KINDS, wilds=4) == 10


def test_sequences_are_not_made_of_honours_nor_across_suits() -> None:
    winds = [*[0] * 27, 1, 1, 1, 2, 0, 0, 0]
    assert tiles_away(winds, sets=1) == 2
    assert not arrangements(winds, sets=1)
    across = [0] * KINDS
    across[8] = across[9] = across[10] = 1
    across[20] = 2
    assert not arrangements(across, sets=1)


def test_nine_gates_wait_for_nine_kinds() -> None:
    assert waits(NINE_GATES) == tuple(range(9))
    assert waits([0] * KINDS) == ()


def test_a_kind_held_four_times_is_no_wait() -> None:
    counts = [0] * KINDS
    counts[0] = 4
    assert waits(counts, sets=1) == ()
    counts[1] = 1
    counts[2] = 1
    assert waits([*counts[:27], 1, 0, 0, 0, 0, 0, 0], sets=2) == (27,)


def with_one_more(counts: list[int], kind: int) -> list[int]:
    return [held + (place == kind) for place, held in enumerate(counts)]


def test_a_hand_read_in_two_ways_is_read_in_two_ways() -> None:
    counts = [3, 3, 3, *[0] * 24, 3, 2, 0, 0, 0, 0, 0]
    assert arrangements(counts) == (
        (28, (("pung", 0), ("pung", 1), ("pung", 2), ("pung", 27))),
        (28, (("chow", 0), ("chow", 0), ("chow", 0), ("pung", 27))),
    )


def test_the_pair_may_be_read_in_several_places() -> None:
    counts = [2, 2, 2, 2, *[0] * 30]
    assert {found.pair for found in arrangements(counts, sets=2)} == {0, 3}


hands = st.lists(st.integers(0, KINDS * 4 - 1), min_size=13, max_size=13, unique=True).map(
    lambda copies: [sum(copy // 4 == kind for copy in copies) for kind in range(KINDS)]
)
near_hands = st.tuples(
    st.lists(st.sampled_from([*[(at, at, at) for at in range(KINDS)], *RUNS]), min_size=4, max_size=4),
    st.integers(0, KINDS - 1),
).map(
    lambda built: [
        sum(tile == kind for block in built[0] for tile in block) + 2 * (kind == built[1])
        for kind in range(KINDS)
    ]
)


@given(hands, st.integers(0, KINDS - 1), st.integers(0, 4))
def test_one_more_tile_brings_nearer_by_one_at_most(counts: list[int], kind: int, sets: int) -> None:
    assume(counts[kind] < 4)
    before, after = tiles_away(counts, sets), tiles_away(with_one_more(counts, kind), sets)
    assert before - after in {0, 1}


@pytest.mark.thorough
@given(hands, st.integers(0, KINDS - 1), st.integers(0, 4))
def test_one_tile_less_takes_away_by_one_at_most(counts: list[int], kind: int, sets: int) -> None:
    assume(counts[kind])
    left = [held - (place == kind) for place, held in enumerate(counts)]
    assert tiles_away(left, sets) - tiles_away(counts, sets) in {0, 1}


@given(hands, st.integers(0, 4))
def test_useful_kinds_are_those_that_bring_nearer(counts: list[int], sets: int) -> None:
    need = tiles_away(counts, sets)
    assert useful_kinds(keys_of(counts), sets) == tuple(
        kind
        for kind in range(KINDS)
        if counts[kind] < 4 and tiles_away(with_one_more(counts, kind), sets) < need
    )


@given(hands, st.integers(0, 4))
def test_wild_tiles_never_hurt(counts: list[int], wilds: int) -> None:
    assert tiles_away(counts, wilds=wilds + 1) <= tiles_away(counts, wilds=wilds)
    assert tiles_away(counts, wilds=wilds) >= tiles_away(counts) - wilds


@pytest.mark.thorough
@given(near_hands, st.integers(0, 13))
def test_waits_are_the_kinds_that_complete(whole: list[int], place: int) -> None:
    assume(max(whole) <= 4)
    tiles = [kind for kind, held in enumerate(whole) for _ in range(held)]
    counts = [held - (kind == tiles[place]) for kind, held in enumerate(whole)]
    found = waits(counts)
    assert tiles[place] in found
    assert found == tuple(
        kind for kind in range(KINDS) if counts[kind] < 4 and is_complete(with_one_more(counts, kind))
    )


@pytest.mark.thorough
@given(near_hands)
@settings(max_examples=40)
def test_arrangements_are_all_the_ways_to_rebuild_the_hand(whole: list[int]) -> None:
    assume(max(whole) <= 4)
    found = arrangements(whole)
    assert found
    assert len(set(found)) == len(found)
    for pair, sets in found:
        assert len(sets) == 4
        assert rebuilt(pair, sets) == whole
    assert {(pair, tuple(sorted(sets))) for pair, sets in found} == set(plain_readings(tuple(whole)))


def rebuilt(pair: int, sets: tuple[tuple[str, int], ...]) -> list[int]:
    counts = [2 * (kind == pair) for kind in range(KINDS)]
    for kind, first in sets:
        for step in range(3):
            counts[first + step * (kind == "chow")] += 1
    return counts


def plain_readings(whole: tuple[int, ...]) -> Iterator[tuple[int, tuple[tuple[str, int], ...]]]:
    """Take pair and sets away in every order and keep what comes out even."""

    def taken(
        left: tuple[int, ...], sets: tuple[tuple[str, int], ...]
    ) -> Iterator[tuple[tuple[str, int], ...]]:
        if not any(left):
            yield tuple(sorted(sets))
            return
        for kind, first in BLOCKS:
            tiles = [first + step * (kind == "chow") for step in range(3)]
            after = [held - tiles.count(place) for place, held in enumerate(left)]
            if min(after) >= 0 and (not sets or (kind, first) >= sets[-1]):
                yield from taken(tuple(after), (*sets, (kind, first)))

    for pair, held in enumerate(whole):
        if held >= 2:
            for sets in taken(tuple(value - 2 * (kind == pair) for kind, value in enumerate(whole)), ()):
                yield pair, sets


@pytest.mark.thorough
@given(hands, st.integers(0, KINDS - 1))
def test_best_discards_say_what_each_discard_leaves(counts: list[int], kind: int) -> None:
    assume(counts[kind] < 4)
    full = with_one_more(counts, kind)
    live = [max(0, 3 - held) for held in full]
    outlooks = best_discards(full, live=live)
    assert sorted(outlook.kind for outlook in outlooks) == [place for place in range(KINDS) if full[place]]
    for outlook in outlooks:
        left = [held - (place == outlook.kind) for place, held in enumerate(full)]
        assert outlook.need == tiles_away(left) == need_of_keys(keys_of(left))
        assert outlook.useful == useful_kinds(keys_of(left))
        assert outlook.live == sum(live[tile] for tile in outlook.useful)
    order = [(outlook.need, -outlook.live, outlook.kind) for outlook in outlooks]
    assert order == sorted(order)


def test_without_live_tiles_all_unheld_copies_are_live() -> None:
    counts = with_one_more(NINE_GATES, 33)
    best = best_discards(counts)[0]
    assert (best.kind, best.need, best.live) == (33, 1, 4 * 9 - 13)
