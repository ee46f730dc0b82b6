"""`python -m peling match`: equal walls, every seat, figures that add up, errors in one sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import StringIO
from math import sqrt
from random import Random
from statistics import stdev

import pytest

from peling.__main__ import main
from peling.advice.yardsticks import ENTRANTS
from peling.commands.duplicate import MakePlayer, Record, play_walls, shares, wall_of
from peling.core.actions import Action, Discard, GoOut, Pass, RefuseLast
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["match", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def unmoved(found: dict[str, object]) -> list[dict[str, object]]:
    """Return what the entrants came to, without what depends on the machine."""
    entrants = found["entrants"]
    assert isinstance(entrants, list)
    return [{key: one[key] for key in one if not key.endswith("_ms")} for one in entrants]


def test_a_match_says_for_each_entrant_what_the_format_asks(capsys: pytest.CaptureFixture[str]) -> None:
    match = "--seats", "club-1,greedy,novice,novice", "--walls", "3", "--seed", "8"
    # What the first decision of a process has to work out once would be longer than all others together.
    said(capsys, *match)
    found = said(capsys, *match)
    assert {key: found[key] for key in ("rules", "seed", "walls", "deals")} == {
        "rules": "pung-chow", "seed": 8, "walls": 3, "deals": 12,
    }  # fmt: skip
    entrants = found["entrants"]
    assert isinstance(entrants, list)
    assert [one["id"] for one in entrants] == ["club-1", "greedy", "novice"]
    for one in entrants:
        assert set(one) == {"id", "points", "se", "wins", "draws", "mean_ms", "p99_ms"}
        assert 0 < one["mean_ms"] <= one["p99_ms"]
    assert sum(one["wins"] for one in entrants) + entrants[0]["draws"] == 12
    assert entrants[0]["points"] + entrants[1]["points"] + 2 * entrants[2]["points"] == pytest.approx(
        0, abs=0.01
    )


def test_the_entrant_named_last_takes_the_seats_that_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "--seats", "greedy,novice", "--players", "4", "--walls", "2", "--seed", "8")
    entrants = found["entrants"]
    assert isinstance(entrants, list)
    assert [one["id"] for one in entrants] == ["greedy", "novice"]
    assert entrants[0]["points"] + 3 * entrants[1]["points"] == pytest.approx(0, abs=0.01)
    assert entrants[0]["points"] != 0


def test_processes_side_by_side_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--rules", "four-winds", "--seats", "club-1,robot", "--players", "4", "--walls", "3")
    assert unmoved(said(capsys, *asked, "--jobs", "2")) == unmoved(said(capsys, *asked))


class First:
    """Discards the first tile it may, claims nothing, and notes where it sat and what it was dealt."""

    def __init__(self) -> None:
        self.dealt: list[tuple[Wind, tuple[str, ...]]] = []

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return the first legal action of the dullest kind."""
        if not self.dealt:
            self.dealt.append((view.me, tuple(kind.code for kind in view.dealt)))
        legal = legal_actions(view, rules)
        wanted = (GoOut, Pass, RefuseLast, Discard)
        return next(action for kind in wanted for action in legal if isinstance(action, kind))


def test_everybody_sits_once_in_every_seat_of_the_same_wall() -> None:
    rules = rule_set("pung-chow")
    sat: list[tuple[str, First]] = []

    def maker(name: str) -> MakePlayer:
        def make(_rng: Random) -> First:
            sat.append((name, First()))
            return sat[-1][1]

        return make

    play_walls(rules, "abcd", {name: maker(name) for name in "abcd"}, 5, [0])
    dealt = {(name, seat): tiles for name, player in sat for seat, tiles in player.dealt}
    assert {name for name, _ in dealt} == set("abcd")
    for seat in Wind:
        assert len({dealt[name, seat] for name in "abcd"}) == 1


def test_points_are_the_mean_of_the_seats_and_the_error_is_by_wall() -> None:
    rules = rule_set("pung-chow")
    found = play_walls(rules, ("greedy", "novice", "novice", "novice"), ENTRANTS, 2, range(4))
    record = found["greedy"]
    assert len(record.points) == 4
    assert record.deals == 16
    assert record.error == pytest.approx(stdev(record.points) / sqrt(4))
    assert sum(record.points) + 3 * sum(found["novice"].points) == pytest.approx(0)
    assert Record([3.0]).error == 0
    assert Record([3.0]).slowest(0.99) == 0
    slow = Record(seconds=[0.4, 0.1, 0.3, 0.2])
    assert [slow.slowest(part) for part in (0.25, 0.5, 0.51, 0.99, 1)] == [0.1, 0.2, 0.3, 0.4, 0.4]


def test_equal_seeds_give_equal_walls_and_others_do_not() -> None:
    rules = rule_set("fenghua")
    assert wall_of(rules, 1, 0) == wall_of(rules, 1, 0)
    assert len({wall_of(rules, seed, number).wall for seed in (1, 2) for number in (0, 1)}) == 4


@pytest.mark.parametrize(("walls", "parts"), [(1, 1), (7, 3), (9, 2), (3, 5)])
def test_shares_are_all_the_walls_in_order(walls: int, parts: int) -> None:
    runs: Sequence[range] = list(shares(walls, parts))
    assert [number for run in runs for number in run] == list(range(walls))
    assert all(runs)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "club-1,nobody"], "there is no entrant 'nobody'; there is: novice, club"),
        (["--seats", "club-1"], "pung-chow is for 2 or 3 or 4 players, not for 1"),
        (["--seats", "club-1,greedy,greedy,greedy", "--players", "3"], "4 entrants are too many for 3"),
        (["--seats", "club-1,greedy", "--rules", "fenghua"], "fenghua is for 4 players, not for 2"),
        (["--seats", "club-1,greedy", "--rules", "none"], "there is no rule set 'none'"),
        (["--seats", "club-1,greedy", "--walls", "0"], "at least one wall"),
        (["--seats", "club-1,greedy", "--jobs", "0"], "at least one process"),
        (["--seats", "club-1,greedy", "--options", "x=y"], "there is no option 'x'"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert main(["match", *arguments]) == 2
    shown = capsys.readouterr().err
    assert says in shown
    assert shown.count("\n") == 1


def test_as_text_there_is_a_line_for_each_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--seats", "greedy,novice", "--walls", "2"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "pung-chow: 2 walls, 4 deals, seed 1"
    assert [line.split()[0] for line in rest] == ["greedy", "novice"]


class Screen(StringIO):
    """A stream somebody looks at."""

    def isatty(self) -> bool:
        """Return that it is one."""
        return True


def test_who_looks_on_is_shown_how_far_it_is_on_one_line_that_ends_with_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("peling.commands.match.WALLS_AT_A_TIME", 1)
    shown = Screen()
    monkeypatch.setattr("sys.stderr", shown)
    said(capsys, "--seats", "greedy,novice", "--walls", "3")
    assert shown.getvalue() == "\r1 of 3 walls\r2 of 3 walls\r3 of 3 walls\n"


def test_nothing_of_it_goes_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--seats", "greedy,novice", "--walls", "2"]) == 0
    assert capsys.readouterr().err == ""
