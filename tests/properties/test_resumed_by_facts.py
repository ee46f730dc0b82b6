"""A game that goes on from the facts of its finished deals is the one that its inputs make."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from peling.core.actions import ClaimWin, GoOut
from peling.play.deal import awaited, view_of
from peling.play.game import GameState
from peling.play.history import History
from peling.play.inputs import Act, GameSetup, Input, PlayerSpec
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.storage import saves, settled_deals
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import Step, new_entries, next_deal, place_of, resume, review, start, step
from tests.by_day import by_day

NAMES = ("", "Ann", "Bo", "Cy")
TABLES = [(book, players) for book in RULE_SETS for players in sorted(rule_set(book).course.players)]
BY_DAY = [("pung-chow", 2)]
"""Few and many players, and wild tiles; at night all tables of all books."""


def any_act(state: GameState, rng: random.Random) -> Act:
    assert state.deal is not None
    wind = rng.choice(awaited(state.deal))
    legal = legal_actions(view_of(state.deal, wind, state.rules), state.rules)
    wins = (action for action in legal if isinstance(action, GoOut | ClaimWin))
    return Act(state.seat_of(wind), next(wins, rng.choice(legal)))


class Game:
    """A game that is played at random and written down, with everything a journal can have in it."""

    def __init__(self, path: Path, book: str, players: int, seed: int) -> None:
        self.rng = random.Random(f"{book} {players} {seed}")
        self.path = path
        kinds = (PlayerSpec(name, "novice") for name in NAMES[:players])
        begun = start(path, GameSetup(book, {}, tuple(kinds), seed=seed))
        self.journal: Journal = begun.journal
        self.steps = [*begun.steps]

    def go_on(self) -> None:
        """Do anything that is legal."""
        state = self.steps[-1].state
        made = step(state, any_act(state, self.rng) if state.deal_runs else next_deal(state))
        entries = self.journal.append(*new_entries(made))
        self.steps.append(replace(made, number=entries[0].number))

    def take_back(self, steps: int) -> None:
        """Take back so many steps, over the end of a deal too, as no button of the program does."""
        self.steps = self.steps[: max(1, len(self.steps) - steps)]
        kept = self.steps[-1]
        # An input that ended a deal stays with its settlement.
        to = kept.number + (kept.state.result is not None)
        self.journal.append(NewEntry(Kind.UNDO, {"to": to}, place_of(kept.state)))

    def until_deal(self, number: int, every: int) -> None:
        """Play until this deal has begun; after so many steps some are taken back."""
        while self.steps[-1].state.deal_number < number:
            self.go_on()
            if len(self.steps) % every == 0:
                self.take_back(self.rng.randint(1, 5))
                self.go_on()

    def check(self) -> bool:
        """Close, compare, and open again; return whether the facts gave the deals before."""
        self.journal.close()
        again = resume(self.path)
        again.journal.close()
        history = again.steps[-1].state.history
        by_facts = isinstance(history, History)
        everything = review(self.path)
        assert again.steps == everything[-len(again.steps) :]
        assert tuple(history) == tuple(self.steps[-1].state.history)
        assert again.steps[-1] == self.steps[-1]
        self.journal = Journal.open(self.path)
        return by_facts


def played(path: Path, book: str, players: int, deals: int, seed: int, checks: int) -> None:
    game = Game(path, book, players, seed)
    facts = []
    for number in range(2, deals + 1):
        game.until_deal(number, every=30)
        for _ in range(checks):
            for _ in range(game.rng.randint(0, 25)):
                if game.steps[-1].state.deal_runs:
                    game.go_on()
            facts.append(game.check())
        if number == deals:
            game.take_back(len(game.steps) // 2)
            facts.append(game.check())
    game.journal.close()
    assert any(facts), "the facts gave nothing"
    assert len(facts) - sum(facts) <= 1, "only what goes back into the first deal has no facts"


@pytest.mark.parametrize(
    ("book", "players"),
    [
        pytest.param(book, players, marks=[] if (book, players) in BY_DAY else [pytest.mark.nightly])
        for book, players in TABLES
    ],
)
def test_going_on_by_the_facts_is_going_on_by_the_inputs(tmp_path: Path, book: str, players: int) -> None:
    played(tmp_path / "game.peling", book, players, 3, 1922, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("book", "players"), TABLES)
def test_the_same_in_long_games(tmp_path: Path, book: str, players: int, seed: int) -> None:
    played(tmp_path / "game.peling", book, players, 12, seed, 4)


Fact = dict[str, Any]


def winner_unknown(fact: Fact) -> Fact:
    return {**fact, "winner": "X"}


def no_payments(fact: Fact) -> Fact:
    return {key: value for key, value in fact.items() if key != "paid"}


def other_payments(fact: Fact) -> Fact:
    return {**fact, "paid": [*fact["paid"], ["E", "S", 2]]}


def other_net(fact: Fact) -> Fact:
    return {**fact, "net": {wind: net + 1 for wind, net in fact["net"].items()}}


def other_number(fact: Fact) -> Fact:
    return {**fact, "deal": 7}


def fewer_players(fact: Fact) -> Fact:
    return {**fact, "scores": {wind: score for wind, score in fact["scores"].items() if wind != "E"}}


def unlike_totals(fact: Fact) -> Fact:
    return {**fact, "totals": {seat: total + 100 for seat, total in fact["totals"].items()}}


SPOILS = [
    winner_unknown,
    no_payments,
    other_payments,
    other_net,
    other_number,
    fewer_players,
    unlike_totals,
]


def rewritten(path: Path, to: Path, change: Callable[[Entry], NewEntry | None]) -> Path:
    """Write a journal again with all seals as they should be; None leaves an entry out."""
    with Journal.open(path) as old:
        made = [change(entry) for entry in old.entries]
    Journal.create(to, *(draft for draft in made if draft is not None)).close()
    return to


def the_same(entry: Entry) -> NewEntry:
    return NewEntry(entry.kind, entry.body, entry.place)


@pytest.fixture(scope="module")
def three_deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game(tmp_path_factory.mktemp("facts") / "game.peling", "pung-chow", 3, 7)
    game.until_deal(3, every=1000)
    game.go_on()
    assert game.check()
    game.journal.close()
    return game.path


def by_replay(path: Path) -> None:
    """Check that a game goes on, and that no fact was believed."""
    again = resume(path)
    again.journal.close()
    everything: tuple[Step, ...] = review(path)
    assert not isinstance(again.steps[-1].state.history, History)
    assert again.steps == everything[-len(again.steps) :]


@pytest.mark.parametrize("deal", by_day([2], [1, 2]))
@pytest.mark.parametrize("spoil", SPOILS)
def test_a_fact_that_does_not_fit_is_not_believed(
    three_deals: Path, tmp_path: Path, spoil: Callable[[Fact], Fact], deal: int
) -> None:
    def change(entry: Entry) -> NewEntry:
        wrong = entry.kind is Kind.SETTLED and entry.body["deal"] == deal
        return NewEntry(entry.kind, spoil(entry.body) if wrong else entry.body, entry.place)

    by_replay(rewritten(three_deals, tmp_path / "other.peling", change))


def test_a_missing_fact_is_worked_out_again(three_deals: Path, tmp_path: Path) -> None:
    def change(entry: Entry) -> NewEntry | None:
        missing = entry.kind is Kind.SETTLED and entry.body["deal"] == 1
        return None if missing else the_same(entry)

    by_replay(rewritten(three_deals, tmp_path / "other.peling", change))


@pytest.mark.parametrize("revision", [0, 99, None])
def test_facts_of_another_revision_of_the_rules_are_not_believed(
    three_deals: Path, tmp_path: Path, revision: int | None
) -> None:
    def change(entry: Entry) -> NewEntry:
        body = {**entry.body, "revision": revision} if entry.kind is Kind.SETUP else entry.body
        return NewEntry(entry.kind, body, entry.place)

    by_replay(rewritten(three_deals, tmp_path / "other.peling", change))


def test_past_deals_are_played_again_once_and_for_who_asks(
    three_deals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[Step] = []
    advance = saves.step

    def noted(state: GameState, given: Input) -> Step:
        steps.append(advance(state, given))
        return steps[-1]

    monkeypatch.setattr(saves, "step", noted)
    again = resume(three_deals)
    again.journal.close()
    state = again.steps[-1].state
    assert len(steps) == len(again.steps) < 100
    assert len(state.history) == state.deal_number - 1
    assert (state.round_number, state.seats_due, state.result) == (state.round_number, False, None)
    assert len(steps) == len(again.steps)
    assert [past.winner for past in state.finished] == [past.winner for past in state.history]
    after = len(steps)
    assert after > len(again.steps)
    assert state.history[0] == next(iter(state.history))
    assert len(steps) == after


def test_a_start_from_facts_that_fails_is_tried_from_the_inputs(
    three_deals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Facts that fit each other and are still wrong: another wind of the round, say."""
    known = settled_deals.before_last_deal

    def wrong(*given: object) -> object:
        found = known(*given)  # type: ignore[arg-type]  # handed on as they are
        assert found is not None
        return replace(
            found, state=replace(found.state, first_east=None, seated_after=found.state.deal_number)
        )

    monkeypatch.setattr(saves, "before_last_deal", wrong)
    by_replay(three_deals)
