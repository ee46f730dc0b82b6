"""Readings with wild tiles agree with trying every wild tile as every kind."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from peling.core.notation import parse_tiles
from peling.shapes.sets import arrangements
from peling.shapes.wild_groups import ANY_WILD, NOBODY, How, Part, key_of, least_wilds, read, role
from peling.shapes.wild_readings import WildArrangement, WildRules, only_sets, room_for, wild_arrangements


def counts_of(text: str) -> list[int]:
    counts = [0] * 34
    for held in parse_tiles(text):
        counts[held.index] += 1
    return counts


def kinds_of(part: Part) -> list[int]:
    return [part.kind_at(place) for place in range(2 if part.kind == "pair" else 3)]


def natural_of(arrangement: WildArrangement) -> Counter[int]:
    return Counter(
        kind
        for part in arrangement.parts
        for place, kind in enumerate(kinds_of(part))
        if place not in part.wild
    )


def random_hand(rng: random.Random, wilds: int) -> list[int]:
    """Return a complete hand of which so many tiles were taken out."""
    kinds = rng.choice((range(34), range(9), [*range(9, 18), *range(27, 34)]))
    starts = [kind for kind in kinds if kind < 27 and kind % 9 < 7]
    while True:
        counts = [0] * 34
        for _ in range(4):
            if rng.random() < 0.5:
                counts[rng.choice(list(kinds))] += 3
            else:
                first = rng.choice(starts)
                for kind in range(first, first + 3):
                    counts[kind] += 1
        counts[rng.choice(list(kinds))] += 2
        if max(counts) <= 4:
            held = [kind for kind in range(34) for _ in range(counts[kind])]
            for kind in rng.sample(held, wilds):
                counts[kind] -= 1
            return counts


def brute(counts: list[int], wilds: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield for every assignment and reading the number of sequences, and the threes of honours."""
    for assigned in combinations_with_replacement(range(34), wilds):
        whole = list(counts)
        for kind in assigned:
            whole[kind] += 1
        if max(whole) <= 4:
            for reading in arrangements(whole):
                chows = sum(name == "chow" for name, _ in reading.sets)
                yield chows, tuple(kind for name, kind in reading.sets if name == "pung" and kind >= 27)


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_every_sort_of_reading_is_found(wilds: int) -> None:
    rng = random.Random(wilds)
    for _ in range(25):
        counts = random_hand(rng, wilds)
        found = {
            (
                sum(part.kind == "chow" for part in arrangement.parts),
                tuple(part.first for part in arrangement.parts if part.kind == "pung" and part.first >= 27),
            )
            for arrangement in wild_arrangements(counts, 4, wilds, WildRules())
        }
        assert set(brute(counts, wilds)) <= found, counts


@pytest.mark.parametrize("wilds", [0, 1, 2, 3])
def test_every_natural_tile_is_used_once_and_every_wild_one(wilds: int) -> None:
    rng = random.Random(10 + wilds)
    for _ in range(60):
        counts = random_hand(rng, wilds)
        found = wild_arrangements(counts, 4, wilds, WildRules())
        assert found
        for arrangement in found:
            assert natural_of(arrangement) == Counter(
                {kind: held for kind, held in enumerate(counts) if held}
            )
            assert sum(len(part.wild) for part in arrangement.parts) == wilds
            assert [part.kind == "pair" for part in arrangement.parts] == [False] * 4 + [True]


def test_the_winning_tile_is_put_everywhere_it_fits() -> None:
    counts = counts_of("B1 B2 B3 B3 B3 B3 D4 D5 D6 C7 C8 C9 E E")
    places = {
        role(arrangement.parts[arrangement.completed], arrangement.place)
        for arrangement in wild_arrangements(counts, 4, 0, WildRules(last=2))
    }
    assert places == {"closed", "pung"}


@pytest.mark.thorough
@pytest.mark.parametrize("wilds", [0, 1, 2, 3])
@pytest.mark.parametrize("winner", ["nobody", "natural", "wild"])
def test_every_reading_shows_the_winning_tile_where_such_a_tile_lies(wilds: int, winner: str) -> None:
    rng = random.Random(20 + wilds)
    for _ in range(40):
        counts = random_hand(rng, wilds)
        held = [kind for kind in range(34) if counts[kind]]
        last = {"nobody": NOBODY, "natural": rng.choice(held), "wild": ANY_WILD}[winner]
        found = wild_arrangements(counts, 4, wilds, WildRules(last=last))
        assert bool(found) is (winner != "wild" or wilds > 0)
        for arrangement in found:
            if winner == "nobody":
                assert (arrangement.completed, arrangement.place) == (-1, 0)
                continue
            part = arrangement.parts[arrangement.completed]
            assert (arrangement.place in part.wild) is (winner == "wild")
            assert winner == "wild" or part.kind_at(arrangement.place) == last


def test_a_wild_winning_tile_is_one_of_the_wild_ones() -> None:
    counts = counts_of("B1 B2 B3 D4 D5 D6 C7 C8 C9 E E E R")
    (only,) = {
        (arrangement.parts[arrangement.completed].kind, arrangement.place in arrangement.parts[-1].wild)
        for arrangement in wild_arrangements(counts, 4, 1, WildRules(last=ANY_WILD))
        if arrangement.parts[-1].first == 33 - 2
    }
    assert only == ("pair", True)


def test_tame_and_other_readings_stand_side_by_side() -> None:
    counts = counts_of("B1 B2 B3 D4 D5 D6 C7 C8 C9 E E")
    face = counts_of("R").index(1)
    stands = {
        tuple(kind for part in arrangement.parts for kind in part.stands)
        for arrangement in wild_arrangements(counts, 4, 3, WildRules(face=face))
    }
    assert (face,) * 3 in stands
    assert len(stands) > 10


def test_no_fifth_copy_is_made_where_there_is_no_room() -> None:
    counts = counts_of("B1 B1 B1 B1 D5 D5 D5 E E E C1 C2 C3")
    assert wild_arrangements(counts, 4, 1, WildRules())
    assert not wild_arrangements(counts, 4, 1, WildRules(room=room_for(counts)))


def test_complete_sets_leave_a_wild_tile_over() -> None:
    assert only_sets(counts_of("B1 B2 B3 R R R"), 2, 0)
    assert only_sets(counts_of("B1 B3 R R"), 2, 2)
    assert not only_sets(counts_of("B1 B2 B3 R R R"), 2, 1)
    assert not only_sets(counts_of("B1 B2 B4 R R R"), 2, 0)
    assert only_sets(counts_of(""), 0, 0)


@pytest.mark.parametrize("honours", [True, False])
def test_a_group_can_be_read_with_the_fewest_wild_tiles_that_are_known_and_with_no_fewer(
    honours: bool,
) -> None:
    """Honours make no sequences, so that seven of them need more."""
    rng = random.Random(7)
    how = How(honours=honours, face=0, single=False, beside_wild=False)
    for _ in range(200):
        counts = [0] * (7 if honours else 9)
        for place in rng.choices(range(len(counts)), k=rng.randrange(1, 6)):
            counts[place] = min(3, counts[place] + 1)
        for pairs in (0, 1):
            needed = (wilds for wilds in range(12) if read(key_of(counts), wilds, pairs, NOBODY, None, how))
            assert least_wilds(key_of(counts), pairs, honours=honours) == next(needed), (counts, pairs)
