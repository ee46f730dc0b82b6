"""`review` tells what each decision of a saved game cost, and says in a sentence what cannot be."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from peling.__main__ import main
from peling.advice.players import LEVELS
from peling.play.deal import awaited, view_of
from peling.play.inputs import Act, GameSetup, PlayerSpec
from peling.storage.saves import new_entries, next_deal, start, step

GRADES = {"best", "about equal", "small slip", "mistake", "grave mistake"}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Save a game of two finished deals and one that runs; its person plays as a novice does."""
    path = tmp_path_factory.mktemp("review") / "game.peling"
    players = (PlayerSpec("Jo", "human"), PlayerSpec("Ann", "club"), PlayerSpec("Bo", "club"))
    begun = start(path, GameSetup("pung-chow", {}, players, seed=1922))
    minds = {
        name: LEVELS["novice" if name == "Jo" else "club"](random.Random(3)) for name in ("Jo", "Ann", "Bo")
    }
    state = begun.steps[-1].state
    with begun.journal as journal:
        while state.deal_number < 3:
            if state.deal_runs:
                assert state.deal is not None
                wind = awaited(state.deal)[0]
                seat = state.seat_of(wind)
                mind = minds[state.player(seat).name]
                given = Act(seat, mind.choose(view_of(state.deal, wind, state.rules), state.rules))
                made = step(state, given)
            else:
                made = step(state, next_deal(state))
            journal.append(*new_entries(made))
            state = made.state
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["review", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, _ = said(capsys, *words, "--json")
    assert code == 0
    return dict(json.loads(out))


def test_every_finished_deal_is_said_with_its_decisions(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures(capsys, str(game), "--budget", "0")
    assert [deal["deal"] for deal in found["deals"]] == [1, 2]
    assert (found["rules"], found["player"]) == ("pung-chow", "Jo")
    assert {"by_kind", "by_subject"} <= set(found)
    for deal in found["deals"]:
        luck = deal["luck"]
        assert set(luck) == {"deal", "draws", "others"}
        assert round(sum(luck.values()) - deal["lost"], 6) == deal["result"]
        assert deal["decisions"]
        for one in deal["decisions"]:
            assert set(one) == {"turn", "played", "best", "lost", "se", "grade"}
            assert one["grade"] in GRADES
        assert round(sum(one["lost"] for one in deal["decisions"]), 6) == deal["lost"]


def test_one_deal_can_be_asked_for_and_equal_seeds_give_equal_figures(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (str(game), "--deal", "2", "--budget", "5")
    found = figures(capsys, *words)
    assert [deal["deal"] for deal in found["deals"]] == [2]
    assert figures(capsys, *words) == found
    errors = [one["se"] for deal in found["deals"] for one in deal["decisions"]]
    assert any(error % 1 for error in errors), "they are no whole numbers"
    assert all(round(error, 2) == error for error in errors)
    assert figures(capsys, *words, "--seed", "2") != found


def test_another_player_can_be_reviewed(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, str(game), "--budget", "0", "--player", "Ann")["player"] == "Ann"


def test_without_json_it_is_said_in_lines(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, str(game), "--budget", "0")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "Jo, pung-chow"
    assert "mistake from" in lines[1]
    assert [line.split(":")[0] for line in lines if line.startswith("deal ")] == ["deal 1", "deal 2"]


def test_what_cannot_be_reviewed_is_said_in_a_sentence(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.peling"
    broken.write_bytes(b"no game")
    wrong = {
        "there is no finished deal 3; there is 1 to 2": [str(game), "--deal", "3"],
        "nobody in this game is called 'Zoe'; there is: Jo, Ann, Bo": [str(game), "--player", "Zoe"],
        "--budget: the number must be from 0 to 600000": [str(game), "--budget", "-1"],
        "broken.peling": [str(broken)],
        "nowhere.peling": [str(tmp_path / "nowhere.peling")],
    }
    for sentence, words in wrong.items():
        code, out, err = said(capsys, *words)
        assert (code, out) == (2, "")
        assert sentence in err
        assert err.count("\n") == 1
