"""`python -m peling train`: equal seeds write equal bytes, whoever plays; errors are one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from peling.__main__ import main
from peling.advice.formula.model import Trained, read_model, yardstick
from peling.advice.kernel.deals import GREEDY
from peling.advice.kernel.machine import available
from peling.advice.kernel.policy import model_figures
from peling.commands import train
from peling.commands.league import (
    CLUB,
    FORMER,
    Evening,
    Meeting,
    mean_and_error,
    meetings,
    play,
    random_options,
)
from peling.rulebooks import rule_set, rule_set_ids

needs_the_package = pytest.mark.skipif(not available(), reason="the package wasmtime is not there")
FIGURES = model_figures(yardstick().model)
GENERATIONS = 3
SMALL = ("--generations", str(GENERATIONS), "--candidates", "6", "--walls", "4", "--check", "8")


def trained(folder: Path, *arguments: str) -> bytes:
    """Train on few deals and return the file."""
    folder.mkdir(exist_ok=True)
    assert main(["train", *arguments, *SMALL, "--folder", str(folder)]) == 0
    (written,) = folder.iterdir()
    read_model(written)
    return written.read_bytes()


def read_model_of(folder: Path, *arguments: str) -> Trained:
    """Train on few deals and return what the file holds."""
    trained(folder, *arguments)
    (written,) = folder.iterdir()
    return read_model(written)


@needs_the_package
def test_equal_seeds_write_equal_bytes_by_one_process_or_two(tmp_path: Path) -> None:
    asked = ("--rules", "four-winds", "--players", "4", "--seed", "3")
    once = trained(tmp_path / "one", *asked)
    assert trained(tmp_path / "one", *asked) == once
    assert trained(tmp_path / "two", *asked, "--jobs", "2") == once
    assert trained(tmp_path / "three", *asked[:-1], "4") != once


@needs_the_package
def test_it_says_each_generation_and_what_the_model_is_worth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trained(tmp_path, "--rules", "pung-chow", "--players", "2")
    said = capsys.readouterr()
    lines = said.err.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        f"generation {one} of {GENERATIONS}" for one in range(1, GENERATIONS + 1)
    ]
    assert all(" ± " in line for line in lines)
    assert said.out.startswith("pung-chow-2.json: ")
    assert "points a deal against club-1 on 16 fresh walls" in said.out


@needs_the_package
def test_the_model_of_several_searches_is_their_mean_and_says_how_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("--rules", "pung-chow", "--players", "2")
    alone = [read_model_of(tmp_path / seed, *asked, "--seed", seed) for seed in ("6", "7")]
    capsys.readouterr()
    both = read_model_of(tmp_path / "both", *asked, "--seed", "6", "--searches", "2")
    assert (both.seed, both.searches) == (6, 2)
    danger = [one.model.danger for one in alone]
    assert danger[0] != danger[1]
    assert min(danger) < both.model.danger < max(danger)
    said = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in said] == [
        f"search {search} of 2, generation {one} of {GENERATIONS}"
        for search in (1, 2)
        for one in range(1, GENERATIONS + 1)
    ]


@needs_the_package
def test_a_model_that_takes_the_place_of_another_counts_the_revision_up(tmp_path: Path) -> None:
    asked = ("--rules", "pung-chow", "--players", "3")
    assert json.loads(trained(tmp_path, *asked))["revision"] == 1
    assert json.loads(trained(tmp_path, *asked, "--seed", "2"))["revision"] == 2
    assert json.loads(trained(tmp_path, *asked, "--seed", "2"))["revision"] == 2


@needs_the_package
@pytest.mark.parametrize("opponent", [CLUB, FORMER])
def test_who_plays_like_the_others_comes_to_nothing_on_every_wall(opponent: int) -> None:
    evening = Evening((Meeting("how-to-play", (), 4, opponent, 7, 5),), FIGURES, FIGURES)
    assert play(evening, [FIGURES, FIGURES]) == [[0] * 5] * 2


@needs_the_package
def test_candidates_play_alike_alone_or_among_others() -> None:
    other = tuple(2 * figure for figure in FIGURES)
    evening = Evening(meetings("pung-chow", (), 4, 5, 9), FIGURES, other)
    assert play(evening, [FIGURES, other]) == [*play(evening, [FIGURES]), *play(evening, [other])]


def test_a_league_has_all_opponents_and_all_the_walls() -> None:
    found = meetings("pung-chow", (), 4, 1, 12)
    assert {one.opponent: one.walls for one in found} == {CLUB: 6, GREEDY: 3, FORMER: 3}
    assert [one.opponent for one in meetings("pung-chow", (), 4, 1, 3)] == [CLUB]
    assert len({one.seed for seed in (1, 2, 3) for one in meetings("pung-chow", (), 4, seed, 8)}) == 9


@pytest.mark.parametrize("rules", rule_set_ids())
def test_house_rules_by_chance_are_of_the_book_and_differ(rules: str) -> None:
    book, rng = rule_set(rules), Random(1)
    found = [random_options(book, rng) for _ in range(6)]
    assert len(set(found)) > 1
    for options in found:
        rule_set(rules, dict(options))


def test_a_mean_and_its_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([5.0]) == (5.0, 0.0)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--rules", "whist", "--players", "4"), "--rules: there is no rule set 'whist'"),
        (("--rules", "fenghua", "--players", "3"), "--players: fenghua is for 4 players, not for 3"),
        (("--rules", "pung-chow", "--players", "4", "--jobs", "0"), "--jobs: 0 is less than 1"),
        (("--rules", "pung-chow", "--players", "4", "--searches", "0"), "--searches: 0 is less than 1"),
        (("--rules", "pung-chow", "--players", "4", "--seed", "-1"), "--seed: -1 is less than 0"),
        (("--rules", "pung-chow", "--players", "4", "--candidates", "3"), "--candidates: 3 is less than 4"),
        (("--rules", "pung-chow", "--players", "4", "--folder", "no/such"), "--folder: there is no folder"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_without_the_package_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "available", lambda: False)
    assert main(["train", "--rules", "pung-chow", "--players", "4", "--folder", str(tmp_path)]) == 2
    assert "wasmtime is not there" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@needs_the_package
def test_nets_learn_the_same_by_one_process_or_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ("--steps", "2", "--bundles", "2", "--bundle", "16", "--checks", "30", "--nets")
    asked = ("train", "--rules", "how-to-play", "--players", "4", *small)
    found = []
    for name, jobs in (("one", "1"), ("two", "2"), ("three", "1")):
        folder = tmp_path / name
        folder.mkdir()
        seed = "4" if name == "three" else "3"
        assert main([*asked, "--seed", seed, "--jobs", jobs, "--folder", str(folder), "--true-hands"]) == 0
        found.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert found[0] == found[1] != found[2]
    assert "leaf-how-to-play-4.json" in found[0]
    said = capsys.readouterr()
    assert said.out.count("points a deal on 30 fresh walls") == 3
    assert "correction: step 2 of 24, mean squared error" in said.err
