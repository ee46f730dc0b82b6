"""What journals tell of deals that are over: by their facts, and by playing them again."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest

from peling.advice.players import LEVELS
from peling.core.scoring import WinBy
from peling.core.tiles import Wind, tile
from peling.play.deal import DealResult, awaited
from peling.play.game import Act, GameSetup, GameState, PlayerSpec, new_game, random_seats
from peling.play.records import (
    DealRecord,
    WonHand,
    hand_from_json,
    hand_to_json,
    record_from_json,
    record_to_json,
    tally,
    won_hand,
)
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.course import Length
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import Journal, JournalError
from peling.storage.records import Kept, deals_in_file, deals_of, kept_in
from peling.storage.saves import Step, branch, new_entries, next_deal, review, start, step
from tests.by_day import by_day

BEGUN = datetime(2025, 3, 12, 20, tzinfo=UTC)


@cache
def _game(rules_id: str, seed: int = 3) -> tuple[Step, ...]:
    """Return a round of four, played by computer players."""
    specs = (PlayerSpec("", "human"), *(PlayerSpec("", "club") for _ in range(3)))
    return tuple(_played(GameSetup(rules_id, {}, specs, seed=seed, length=Length.ROUND)))


def _played(setup: GameSetup) -> Iterator[Step]:
    state = new_game(setup)
    rng = random.Random(setup.seed)
    made = step(state, random_seats(rng, state.rules, len(setup.players)))
    yield made
    yield from _going_on(made, rng)


def _going_on(made: Step, rng: random.Random) -> Iterator[Step]:
    """Yield the steps after one, to the end of the game."""
    someone = LEVELS["novice"](rng, "")
    while not made.state.is_over:
        state = made.state
        if not state.deal_runs or state.deal is None:
            made = step(state, next_deal(state))
        else:
            wind = awaited(state.deal)[0]
            action = someone.choose(view_of(state.deal, wind, state.rules), state.rules)
            made = step(state, Act(state.seat_of(wind), action))
        yield made


def _written(path: Path, steps: tuple[Step, ...]) -> Path:
    """Write a game as the program does; the setup is that of the first step."""
    start(path, steps[0].state.setup).journal.close()
    with Journal.open(path) as made:
        first = made.entries[0]
    path.unlink()
    entries = [entry for one in steps for entry in new_entries(one)]
    Journal.create(path, NewEntry(Kind.SETUP, first.body, first.place), *entries).close()
    return path


def _kept(path: Path) -> Kept:
    with Journal.open(path) as journal:
        return kept_in(journal)


def _without_hands(kept: Kept) -> Kept:
    """Return what an older version would have written."""

    def old(entry: Entry) -> Entry:
        if entry.kind is not Kind.SETTLED:
            return entry
        body = {key: value for key, value in entry.body.items() if key != "hand"}
        return replace(entry, body_text=json.dumps(body))

    return replace(kept, entries=tuple(old(entry) for entry in kept.entries))


def _results(state: GameState) -> list[tuple[DealResult, Wind, int]]:
    """Return each deal with the own wind and what was won in it, found from the totals alone."""
    found = []
    before = 0
    for made in _game(state.setup.rules_id):
        if made.state.result is not None:
            after = made.state
            seat = next(seat for seat in after.seats if after.place_of(seat) == 0)
            found.append((made.state.result, after.wind_of(seat), after.totals[seat] - before))
            before = after.totals[seat]
    return found


@pytest.mark.parametrize("rules_id", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
def test_the_sums_of_the_records_are_the_totals_of_the_game(rules_id: str, tmp_path: Path) -> None:
    steps = _game(rules_id)
    deals = deals_in_file(_written(tmp_path / "a.peling", steps))
    played = _results(steps[-1].state)
    assert [(one.wind, one.winner, one.net) for one in deals] == [
        (wind, result.winner, won) for result, wind, won in played
    ]
    assert [one.deal for one in deals] == list(range(1, len(played) + 1))
    assert {one.level for one in deals} == {"club"}
    seat = next(seat for seat in steps[-1].state.seats if steps[-1].state.place_of(seat) == 0)
    sums = tally(deals).together
    assert sums.net == steps[-1].state.totals[seat]
    assert sums.won == sum(result.winner is wind for result, wind, _ in played)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_a_journal_of_an_older_version_is_played_again_and_tells_the_same(
    rules_id: str, tmp_path: Path
) -> None:
    kept = _kept(_written(tmp_path / "a.peling", _game(rules_id)))
    assert deals_of(_without_hands(kept)) == deals_of(kept)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_hand_that_won_has_every_tile_once_and_comes_back_from_json(rules_id: str) -> None:
    seen = 0
    for made in _game(rules_id):
        result = made.state.result
        hand = None if result is None else won_hand(result)
        if result is None or hand is None or result.winner is None:
            continue
        seen += 1
        record = result.records[result.winner]
        tiles = [held for group in hand.sets for held in group]
        own = [*record.hand.concealed, *(held for meld in record.hand.melds for held in meld.tiles)]
        win = [] if record.win is None or record.win.tile is None else [record.win.tile]
        assert Counter(tiles) == Counter([*own, *win])
        assert all(hand.sets)
        assert max(map(len, hand.sets)) <= 4 or result.scores[result.winner].sheet.reading.singles
        assert {line.item for line in result.scores[result.winner].sheet.lines} == set(hand.items)
        assert hand_from_json(hand_to_json(hand)) == hand
    assert seen


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_special_hand_is_an_item_of_its_book(
    rules_id: str,
) -> None:
    items = {item.id for item in rule_set(rules_id).items}
    special = rule_book(rules_id).special
    assert special
    assert len(set(special)) == len(special)
    assert set(special) <= items


def test_what_a_branch_repeats_is_counted_once(tmp_path: Path) -> None:
    path = _written(tmp_path / "a.peling", _game("pung-chow"))
    steps = review(path)
    ends = [place for place, made in enumerate(steps) if made.state.result is not None]
    copy = tmp_path / "b.peling"
    branch(copy, steps[: ends[1] - 3], 5, path.name).journal.close()
    assert deals_in_file(copy) == ()
    assert len(deals_in_file(path)) == len(ends)


@pytest.mark.parametrize("read", [deals_of, lambda kept: deals_of(_without_hands(kept))])
def test_a_deal_that_is_tried_again_is_not_counted_and_those_after_it_are(
    read: Callable[[Kept], tuple[DealRecord, ...]], tmp_path: Path
) -> None:
    path = _written(tmp_path / "a.peling", _game("pung-chow"))
    steps = review(path)
    ends = [place for place, made in enumerate(steps) if made.state.result is not None]
    copy = tmp_path / "b.peling"
    play = branch(copy, steps[: ends[1] - 3], 5, path.name)
    with play.journal as journal:
        for made in _going_on(play.steps[-1], random.Random(5)):
            journal.append(*new_entries(made))
    deals = [made.state.deal_number for made in review(copy) if made.state.result is not None]
    assert [one.deal for one in read(_kept(copy))] == deals[2:], "the second goes on from another game"


def test_a_damaged_journal_says_so(tmp_path: Path) -> None:
    path = _written(tmp_path / "a.peling", _game("pung-chow"))
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 400] = b"x" * 400
    path.write_bytes(content)
    with pytest.raises(JournalError):
        deals_in_file(path)
    assert path.read_bytes() == bytes(content)


def _deal(number: int, *, won: bool = False, net: int = 0, points: int = 0, item: str = "") -> DealRecord:
    hand = WonHand(((tile("R"),) * 3,), (), (), (item,) if item else (), WinBy.WALL, None) if won else None
    return DealRecord(
        BEGUN + timedelta(hours=number),
        "pung-chow",
        "club",
        number,
        Wind.EAST,
        Wind.EAST if won else Wind.WEST,
        net,
        points,
        hand,
    )


def test_a_tally_names_streaks_best_hands_and_the_first_of_each_item() -> None:
    deals = [
        _deal(1, won=True, points=40, net=80, item="A"),
        _deal(2, net=-30),
        _deal(3, net=-10),
        _deal(4, won=True, points=90, net=60, item="A"),
        _deal(5, won=True, points=90, net=60, item="B"),
    ]
    found = tally(reversed(deals), most=2)
    assert found.balance == (0, 80, 50, 40, 100, 160)
    assert [one.deal for one in found.best] == [4, 5]
    assert (found.winning.deals, found.winning.until) == (2, deals[4].at)
    assert (found.waiting.deals, found.waiting.until) == (2, deals[2].at)
    assert {key: one.deal for key, one in found.special.items()} == {
        ("pung-chow", "A"): 1,
        ("pung-chow", "B"): 5,
    }
    assert (found.together.deals, found.together.won, found.together.net, found.together.best) == (
        5,
        3,
        160,
        90,
    )


def test_no_deals_come_to_nothing() -> None:
    found = tally(())
    assert found.together.deals == 0
    assert found.balance == (0,)
    assert found.best == ()
    assert found.winning.until is None


@pytest.mark.parametrize("won", [True, False])
def test_a_record_comes_back_from_json(won: bool) -> None:
    deal = _deal(1, won=won, item="A")
    assert record_from_json(record_to_json(deal)) == deal


@pytest.mark.parametrize("key", ["at", "net", "wind", "hand"])
def test_what_is_no_record_is_refused(key: str) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        record_from_json({**record_to_json(_deal(1)), key: "x"})
