"""What evenings come to for people: whatever was played and however they are called, it adds up."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, Points, Result
from peling.ledger.files.exchange import from_json, to_json
from peling.ledger.inputs import Enter, SaveDraft, Undo
from peling.ledger.sheet import Sheet
from peling.ledger.summary.copies import holds
from peling.ledger.summary.people import attended, people_of
from tests.engine.ledger.sheets import sheet, then

NAMES = ("Agnes", "Theo", "Lillian", "Joseph", "Joe", "Walter")


def won(winner: int, *points: int) -> DealEntry:
    """Return a deal entered by its points."""
    return DealEntry(winner=winner, by=WinBy.WALL, hands=tuple(Points(str(one)) for one in points))


@st.composite
def evenings(draw: st.DrawFn) -> list[Sheet]:
    """Make some evenings of different people."""
    made = []
    for number in range(draw(st.integers(0, 4))):
        deals = draw(
            st.lists(
                st.tuples(st.integers(0, 3), st.lists(st.integers(0, 99), min_size=4, max_size=4)), max_size=4
            )
        )
        played = sheet(*(Enter(won(place, *points)) for place, points in deals), rules_id="pung-chow").sheet
        names = tuple(draw(st.permutations(NAMES))[:4])
        agreed = replace(played.agreed, created=f"1923-05-{17 + number}T20:00:00+00:00")
        made.append(replace(played, agreed=agreed, setup=replace(played.setup, players=names)))
    return made


@given(evenings(), st.booleans())
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
def test_evenings_add_up_over_people(sheets: list[Sheet], merged: bool) -> None:
    adds_up(sheets, merged)


@pytest.mark.nightly
@given(evenings(), st.booleans())
@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=1000)
def test_a_thousand_sets_of_evenings_add_up_over_people(sheets: list[Sheet], merged: bool) -> None:
    adds_up(sheets, merged)


def adds_up(sheets: list[Sheet], merged: bool) -> None:
    """Find fault with what evenings come to for people, two names of one of them taken together or not."""
    called = {"Joe": "Joseph"} if merged else {}
    seen = [one for number, played in enumerate(sheets) for one in attended(played, str(number))]
    people = people_of(seen, lambda name: called.get(name, name))
    assert sum(one.balance for one in people) == 0
    assert all(one.balance == sum(evening.balance for evening in one.evenings) for one in people)
    wins = Counter(row.entry.winner is not None for played in sheets for row in played.deals)[True]
    assert sum(one.wins for one in people) == wins
    assert sum(one.deals for one in people) == 4 * sum(len(played.deals) for played in sheets)
    for one in people:
        at_tables = {evening.sheet for evening in one.evenings}
        assert len(at_tables) == len(one.evenings), "nobody was there twice"
        assert one.name not in one.met
        assert one.by_hand == 0
    alone = not any({"Joe", "Joseph"} <= set(played.setup.players) for played in sheets)
    assert not (merged and alone and "Joe" in {one.name for one in people})
    assert [one.balance for one in people] == sorted((one.balance for one in people), reverse=True)


def test_a_sheet_without_deals_is_no_evening() -> None:
    assert attended(sheet().sheet, "a") == ()


def test_drawn_deals_count_as_deals_and_as_nobodys_wins() -> None:
    drawn = DealEntry(result=Result.DRAWN, hands=(None,) * 4)
    people = people_of(attended(sheet(Enter(drawn), Enter(won(1, 0, 40, 0, 0))).sheet, "a"), str)
    assert {one.deals for one in people} == {2}
    assert sorted(one.wins for one in people) == [0, 0, 0, 1]


def test_the_best_hand_is_the_one_that_counted_most() -> None:
    played = sheet(Enter(won(1, 0, 40, 0, 0)), Enter(won(1, 0, 64, 0, 0)), Enter(won(1, 0, 52, 0, 0))).sheet
    best = next(one.best for one in people_of(attended(played, "a"), str) if one.wins)
    assert best is not None
    assert (best[1].score, best[1].row.number) == (64, 2)


def test_an_evening_counts_once_however_many_copies_of_its_sheet_there_are() -> None:
    short = sheet(Enter(won(1, 0, 40, 0, 0)), Enter(won(0, 30, 0, 0, 0)))
    copy = from_json(to_json(short.sheet))
    long, apart = then(short, Enter(won(2, 0, 0, 99, 0))), then(copy, Undo())
    other = then(sheet(), Enter(won(1, 0, 50, 0, 0)))
    kept = {"a": short, "b": copy, "c": long, "d": apart, "e": other}
    people = people_of([one for name, book in kept.items() for one in attended(book.sheet, name)], str)
    assert {tuple(evening.sheet for evening in one.evenings) for one in people} == {("c", "e")}
    assert {one.deals for one in people} == {4}
    twice = people_of([one for name in ("b", "a") for one in attended(kept[name].sheet, name)], str)
    assert {tuple(evening.sheet for evening in one.evenings) for one in twice} == {("a",)}


def test_a_sheet_holds_its_earlier_copies_and_no_other() -> None:
    typed = SaveDraft(won(3, 0, 0, 0, 24))
    short = then(sheet(), typed, Enter(won(1, 0, 40, 0, 0)))
    long = then(short, Enter(won(2, 0, 0, 99, 0)), Undo())
    drafted = then(short, typed)
    assert holds(long.sheet, short.sheet)
    assert holds(long.sheet, drafted.sheet)
    assert holds(drafted.sheet, short.sheet)
    assert not holds(short.sheet, drafted.sheet), "what was typed would be lost"
    assert not holds(short.sheet, long.sheet)
    assert not holds(then(short, Enter(won(0, 30, 0, 0, 0))).sheet, long.sheet)
    assert not holds(short.sheet, replace(short.sheet, agreed=replace(short.sheet.agreed, title="Sunday")))
