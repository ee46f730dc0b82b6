from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from peling.core.actions import ClaimWin, GoOut
from peling.core.tiles import Seat, tile
from peling.core.view import Offer, Phase
from peling.play.deal import awaited, view_of
from peling.play.game import GameState, new_game
from peling.play.inputs import Act, GameInputError, GameSetup, PlayerSpec, StartDeal
from peling.rulebooks import rule_set
from peling.rules.course import Length
from peling.rules.legality import legal_actions
from peling.rules.ruleset import UnknownOptionError
from peling.storage import saves
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import FORMAT, Journal, JournalError, JournalTrouble, glance
from peling.storage.saves import (
    Step,
    branch,
    new_entries,
    next_deal,
    place_of,
    resume,
    review,
    review_copy,
    start,
    step,
)
from tests.by_day import by_day

OLD_FORMATS = Path(__file__).parent / "journals"
PLAYERS = (PlayerSpec("", "human"), PlayerSpec("Ann", "novice"), PlayerSpec("Bo", "club"))
SETUP = GameSetup("pung-chow", {}, PLAYERS, seed=1922)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.peling"


def random_act(state: GameState, rng: random.Random) -> Act:
    assert state.deal is not None
    wind = rng.choice(awaited(state.deal))
    legal = legal_actions(view_of(state.deal, wind, state.rules), state.rules)
    wins = (action for action in legal if isinstance(action, GoOut | ClaimWin))
    return Act(state.seat_of(wind), next(wins, rng.choice(legal)))


def play(
    journal: Journal, steps: tuple[Step, ...], rng: random.Random, until: Callable[[GameState], bool]
) -> Step:
    """Play at random, a journal's entry for each step, and return the last step."""
    last = steps[-1]
    while not until(last.state):
        state = last.state
        last = step(state, random_act(state, rng) if state.deal_runs else next_deal(state))
        entries = journal.append(*new_entries(last))
        last = replace(last, number=entries[0].number)
    return last


def rewritten(path: Path, to: Path, change: Callable[[Entry], dict[str, Any]]) -> Path:
    """Write a journal again with other bodies, all seals as they should be."""
    with Journal.open(path) as old:
        entries = old.entries
    Journal.create(to, *(NewEntry(entry.kind, change(entry), entry.place) for entry in entries)).close()
    return to


def test_a_started_game_is_dealt_and_says_all_its_house_rules(path: Path) -> None:
    play_ = start(path, SETUP)
    with play_.journal as journal:
        assert journal.setup["options"] == dict(rule_set("pung-chow").house.values)
        assert journal.setup["revision"] == rule_set("pung-chow").revision
    assert isinstance(play_.steps[0].given, StartDeal)
    assert play_.steps[-1].state.deal_number == 1
    again = resume(path)
    again.journal.close()
    assert again.steps == play_.steps


def test_a_seed_gives_the_same_deals_and_another_one_others(tmp_path: Path) -> None:
    def walls(name: str, seed: int | None) -> list[StartDeal]:
        begun = start(tmp_path / name, replace(SETUP, seed=seed))
        with begun.journal as journal:
            play(journal, begun.steps, random.Random(1), lambda state: state.deal_number == 2)
        return [made.given for made in review(tmp_path / name) if isinstance(made.given, StartDeal)]

    assert walls("a", 1) == walls("b", 1)
    assert walls("c", 2) != walls("a2", 1)
    assert walls("d", None) != walls("e", None)


@pytest.mark.parametrize("seed", by_day([1], range(5)))
def test_a_game_is_the_same_after_every_step(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    begun = start(path, SETUP)
    last, journal = begun.steps[-1], begun.journal
    for _ in range(12):
        for _ in range(rng.randint(1, 40)):
            state = last.state
            last = step(state, random_act(state, rng) if state.deal_runs else next_deal(state))
            last = replace(last, number=journal.append(*new_entries(last))[0].number)
        journal.close()
        again = resume(path)
        journal = again.journal
        assert again.steps[-1] == last
        assert review_of(journal, path) == again.steps[-1].number
    journal.close()


def review_of(journal: Journal, path: Path) -> int:
    assert journal.path == path
    return max(entry.number for entry in journal.in_effect() if entry.kind is Kind.INPUT)


def test_what_was_taken_back_is_gone_after_resuming(path: Path) -> None:
    begun = start(path, SETUP)
    with begun.journal as journal:
        play(journal, begun.steps, random.Random(3), lambda state: state.result is not None)
        to = journal.entries[10]
        journal.append(NewEntry(Kind.UNDO, {"to": to.number}, to.place))
    again = resume(path)
    again.journal.close()
    assert again.steps[-1].number == to.number
    assert again.steps[-1].state.result is None
    assert set(again.steps[-1].state.totals.values()) == {0}


def test_a_stored_settlement_outlives_a_mend_of_the_rules(path: Path, tmp_path: Path) -> None:
    begun = start(path, SETUP)
    with begun.journal as journal:
        first = play(journal, begun.steps, random.Random(3), lambda state: len(state.history) == 1)
        second = play(journal, (first,), random.Random(4), lambda state: len(state.history) == 2)
    net = {seat: second.state.totals[seat] - first.state.totals[seat] for seat in first.state.totals}

    def other_first_totals(entry: Entry) -> dict[str, Any]:
        if entry.kind is not Kind.SETTLED or entry.body["deal"] != 1:
            return entry.body
        return {**entry.body, "totals": {str(int(seat)): 100 * int(seat) for seat in net}}

    with Journal.open(rewritten(path, tmp_path / "other.peling", other_first_totals)) as journal:
        entries = [
            entry for entry in journal.entries if entry.kind is not Kind.SETTLED or entry.body["deal"] == 1
        ]
        Journal.create(
            tmp_path / "without.peling", *(NewEntry(entry.kind, entry.body, entry.place) for entry in entries)
        ).close()
    again = resume(tmp_path / "without.peling")
    again.journal.close()
    assert again.steps[-1].state.totals == {seat: 100 * int(seat) + net[seat] for seat in net}


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"options": {"hopping": True}}, JournalTrouble.UNKNOWN_RULES),
        ({"rules": "bridge"}, JournalTrouble.UNKNOWN_RULES),
        ({"players": [["", "human"]]}, JournalTrouble.DAMAGED),
        ({"players": "many"}, JournalTrouble.DAMAGED),
        ({"revision": 0, "options": {"mandarins": "on"}}, JournalTrouble.OTHER_RULES),
        ({"options": {"mandarins": "on"}}, JournalTrouble.DAMAGED),
    ],
)
def test_a_game_that_cannot_be_played_again_is_reported(
    path: Path, tmp_path: Path, change: dict[str, Any], trouble: JournalTrouble
) -> None:
    start(path, SETUP).journal.close()
    other = rewritten(
        path,
        tmp_path / "other.peling",
        lambda entry: {**entry.body, **change} if entry.kind is Kind.SETUP else entry.body,
    )
    with pytest.raises(JournalError) as caught:
        resume(other)
    assert caught.value.kind is trouble
    Journal.open(other).close()


def test_another_revision_alone_stops_nobody(path: Path, tmp_path: Path) -> None:
    start(path, SETUP).journal.close()
    other = rewritten(
        path,
        tmp_path / "other.peling",
        lambda entry: {**entry.body, "revision": 99} if entry.kind is Kind.SETUP else entry.body,
    )
    again = resume(other)
    again.journal.close()
    assert again.steps == review(path)[1:]


def test_a_missing_option_stands_at_its_default(path: Path, tmp_path: Path) -> None:
    start(path, SETUP).journal.close()
    other = rewritten(
        path,
        tmp_path / "other.peling",
        lambda entry: {**entry.body, "options": {}} if entry.kind is Kind.SETUP else entry.body,
    )
    again = resume(other)
    again.journal.close()
    assert again.steps[-1].state.rules.house == rule_set("pung-chow").house


@pytest.mark.parametrize(
    "body",
    [
        {"input": "act", "seat": 3, "action": ["pass"]},
        {"input": "act", "seat": 0, "action": ["discard", "X9"]},
        {"input": "start-deal", "wall": "B1 B2", "throws": [[1, 2], [3, 4]]},
        {"input": "dance"},
        {},
    ],
)
def test_a_stored_input_that_makes_no_sense_is_damage(path: Path, body: dict[str, Any]) -> None:
    with start(path, SETUP).journal as journal:
        journal.append(NewEntry(Kind.INPUT, body, {}))
    with pytest.raises(JournalError) as caught:
        resume(path)
    assert caught.value.kind is JournalTrouble.DAMAGED


@pytest.mark.parametrize("body", [{}, {"totals": {"0": 5}}, {"totals": 7}])
def test_a_stored_settlement_that_fits_nothing_is_damage(path: Path, body: dict[str, Any]) -> None:
    with start(path, SETUP).journal as journal:
        journal.append(NewEntry(Kind.SETTLED, body, {}))
    with pytest.raises(JournalError) as caught:
        resume(path)
    assert caught.value.kind is JournalTrouble.DAMAGED


def test_a_setup_that_fits_no_book_leaves_no_file(path: Path) -> None:
    with pytest.raises(UnknownOptionError):
        start(path, replace(SETUP, options={"hopping": "on"}))
    with pytest.raises(GameInputError):
        start(path, replace(SETUP, players=PLAYERS[:1]))
    assert not list(path.parent.iterdir())


def test_the_place_says_what_the_first_chair_waits_for(path: Path) -> None:
    begun = start(path, SETUP)
    seen = set()
    with begun.journal as journal:
        last, rng = begun.steps[-1], random.Random(6)
        while last.state.deal_number < 4:
            place = place_of(last.state)
            seen.add(place["waiting"])
            state = last.state
            assert state.deal is not None
            wind = state.wind_of(Seat.FIRST)
            assert (place["deal"], place["wind"]) == (state.deal_number, wind.value)
            expected = (
                "computer"
                if wind not in awaited(state.deal)
                else view_of(state.deal, wind, state.rules).phase
            )
            assert state.result is None or place["waiting"] == "next-deal"
            assert (expected == "computer") == (place["waiting"] == "computer") or state.result is not None
            view = view_of(state.deal, wind, state.rules)
            if place["waiting"] == "turn":
                assert place.get("tile") == (view.drawn and view.drawn.code)
            if place["waiting"] == "claim":
                assert view.offer is not None
                assert (place["tile"], place["discarder"]) == (view.offer.tile.code, view.offer.by.value)
            last = step(state, random_act(state, rng) if state.deal_runs else next_deal(state))
            journal.append(*new_entries(last))
    assert seen == {"turn", "claim", "computer", "next-deal"}
    assert glance(path).place == place_of(last.state)
    ended = replace(last.state, setup=replace(last.state.setup, length=Length.DEAL))
    while ended.deal_runs:
        ended = step(ended, random_act(ended, rng)).state
    assert place_of(ended)["waiting"] == "nothing"


@pytest.mark.parametrize("robbing", [False, True])
def test_the_place_says_whether_an_offered_tile_is_being_added_to_a_pung(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, robbing: bool
) -> None:
    begun = start(path, SETUP)
    begun.journal.close()
    state = begun.steps[-1].state
    assert state.deal is not None
    wind = state.wind_of(Seat.FIRST)
    seen = view_of(state.deal, wind, state.rules)
    giver = next(other for other in seen.winds if other is not wind)
    offered = replace(
        seen,
        phase=Phase.ROBBING if robbing else Phase.CLAIMS,
        turn=giver,
        awaited=True,
        offer=Offer(tile("C5"), giver, robbing=robbing),
    )
    monkeypatch.setattr(saves, "view_of", lambda *_deal: offered)
    place = place_of(state)
    assert (place["waiting"], place["tile"], place["discarder"]) == ("claim", "C5", giver.value)
    assert place.get("robbing", False) is robbing


def test_standings_are_in_the_order_of_the_setup_wherever_somebody_sits(path: Path) -> None:
    begun = start(path, SETUP)
    begun.journal.close()
    state = begun.steps[-1].state
    totals = dict(zip(state.seats, (5, -9, 4), strict=True))
    assert place_of(replace(state, order=(2, 0, 1), totals=totals))["standings"] == [-9, 4, 5]


def test_a_game_of_every_old_format_is_played_again(path: Path) -> None:
    games = sorted(OLD_FORMATS.glob("format-*-game.peling"))
    assert len(games) == FORMAT
    for old in games:
        shutil.copy(old, path)
        path.chmod(0o644)
        expected = json.loads(old.with_suffix(".json").read_text(encoding="utf-8"))
        last = review(path)[-1].state
        assert last.deal_number == expected["deals"]
        assert {str(int(seat)): total for seat, total in last.totals.items()} == expected["totals"]
        assert [r.winner and r.winner.value for r in last.history] == expected["winners"]
        path.unlink()


def test_looking_at_a_game_changes_nothing_even_after_a_crash(path: Path, tmp_path: Path) -> None:
    begun = start(path, SETUP)
    with begun.journal as journal:
        last = play(journal, begun.steps, random.Random(3), lambda state: state.result is not None)
        crashed = tmp_path / "crashed.peling"
        for end in ("", "-wal"):
            # Nobody holds these copies, as after a crash; the log has not been taken in.
            shutil.copy(f"{path}{end}", f"{crashed}{end}")
    before = {file: (file.read_bytes(), file.stat().st_mtime_ns) for file in tmp_path.glob("crashed*")}
    assert len(before) == 2
    assert review_copy(crashed)[-1] == last
    assert {
        file: (file.read_bytes(), file.stat().st_mtime_ns) for file in tmp_path.glob("crashed*")
    } == before


def test_looking_at_what_cannot_be_read_leaves_it_where_it_is(path: Path) -> None:
    with pytest.raises(JournalError) as missing:
        review_copy(path)
    assert missing.value.kind is JournalTrouble.MISSING
    start(path, SETUP).journal.close()
    path.write_bytes(path.read_bytes().replace(b"seat-throws", b"seat-thrown"))
    content = path.read_bytes()
    with pytest.raises(JournalError) as damaged:
        review_copy(path)
    assert damaged.value.kind is JournalTrouble.DAMAGED
    assert path.read_bytes() == content


def test_a_game_that_goes_on_from_another_is_assisted_for_ever(path: Path, tmp_path: Path) -> None:
    begun = start(path, SETUP)
    with begun.journal as journal:
        play(journal, begun.steps, random.Random(3), lambda state: len(state.history) == 1)
        assert not journal.assisted
    assert not glance(path).assisted
    other = tmp_path / "other.peling"
    branched = branch(other, review(path), 7)
    with branched.journal as journal:
        assert journal.assisted
        play(journal, branched.steps, random.Random(4), lambda state: len(state.history) == 2)
    assert glance(other).assisted
    again = resume(other)
    assert again.journal.assisted
    again.journal.close()


def test_a_list_of_games_knows_what_was_taken_back(path: Path) -> None:
    with start(path, SETUP).journal as journal:
        last = journal.entries[-1]
        journal.append(NewEntry(Kind.UNDO, {"to": last.number}, last.place))
    assert glance(path).assisted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_seats_are_drawn_for_the_winds_are_drawn_with_the_deal(players: int) -> None:
    """A new set of rounds begins with such a deal."""
    specs = tuple(PlayerSpec(name, "human") for name in "ABCD"[:players])
    before = new_game(GameSetup("pung-chow-limit", {"reseat_each_set": True}, specs, seed=1))
    assert before.seats_due
    drawn = next_deal(before)
    assert drawn.box is not None
    assert sorted(wind.number for wind in drawn.box.winds) == list(range(players))
    dealt = step(before, drawn).state
    assert dealt.deal_runs
    assert not dealt.seats_due
    assert next_deal(dealt).box is None
