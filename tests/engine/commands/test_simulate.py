"""`python -m peling simulate`: its figures, its checks and its refusals."""

import json
import random

import pytest

from peling.__main__ import main
from peling.advice.players import Player
from peling.commands import simulate as command
from peling.commands.simulate import Tally, peak_memory, read_options, simulate
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.play.game import GameSetup, PlayerSpec
from peling.rules.legality import legal_actions
from peling.rules.ruleset import OptionValue, RuleSet
from tests.by_day import by_day


class Anyhow:
    """A player who does what he may, at random."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return any legal action."""
        return self._rng.choice(legal_actions(view, rules))


def anyhow(rng: random.Random) -> Player:
    return Anyhow(rng)


def setup(players: int, **options: OptionValue) -> GameSetup:
    return GameSetup("pung-chow", options, (PlayerSpec("anyhow", "anyhow"),) * players)


@pytest.mark.parametrize("players", by_day([3], [2, 3, 4]))
def test_every_deal_is_won_or_drawn_and_points_sum_to_zero(players: int) -> None:
    tally = simulate(setup(players, mandarins="on"), [anyhow] * players, 6, 3)
    assert tally.deals == 6
    assert tally.draws + sum(tally.wins) == 6
    assert sum(tally.points) == 0
    assert tally.actions > 6 * 20
    assert tally.seconds > 0


def test_the_same_seed_plays_the_same_deals() -> None:
    first, again, other = (simulate(setup(4), [anyhow] * 4, 3, seed, check=False) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_violated_invariant_ends_the_simulation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "problems", lambda _deal, _rules: ["a tile is lost"])
    assert main(["simulate", "--deals", "1", "--players", "novice,novice"]) == 1
    assert capsys.readouterr().err == ("an invariant is violated: game 1/0, deal 1: a tile is lost\n")
    assert main(["simulate", "--deals", "1", "--players", "novice,novice", "--no-invariants"]) == 0


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "--rules", "pung-chow", "--deals", "2", "--seed", "4", "--players", "novice,club"])
        == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1  novice")
    assert lines[1].startswith("2  club")
    assert lines[2].startswith("2 deals, ")
    assert "deals per second" in lines[3]


def test_the_figures_are_given_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--deals", "3", "--players", "novice,novice,club", "--options", "mandarins=on,p1_reserve=14"]
    assert main(["simulate", *arguments, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["deals"] == 3
    assert [player["level"] for player in said["players"]] == ["novice", "novice", "club"]
    assert sum(player["wins"] for player in said["players"]) + said["draws"] == 3
    assert sum(player["points"] for player in said["players"]) == 0
    assert said["options"] == "mandarins=on,p1_reserve=14"
    assert said["deals_per_second"] > 0
    assert said["memory_mb"] is None or isinstance(said["memory_mb"], float), "to a tenth, as the others"


def test_every_figure_is_that_of_the_tally(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = Tally([3, 1], [70, -70], deals=6, draws=2, winning_points=203, actions=320, seconds=1.7)
    monkeypatch.setattr(command, "simulate", lambda *_args, **_named: tally)
    monkeypatch.setattr(command, "peak_memory", lambda: 91.26)
    arguments = ["simulate", "--players", "novice,club", "--seed", "5", "--no-invariants"]
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "rules": "pung-chow",
        "options": "",
        "seed": 5,
        "players": [
            {"level": "novice", "wins": 3, "points": 70},
            {"level": "club", "wins": 1, "points": -70},
        ],
        "invariants": False,
        "deals": 6,
        "draws": 2,
        "mean_score": 50.8,
        "actions_per_deal": 53.3,
        "deals_per_second": 3.5,
        "memory_mb": 91.3,
    }
    assert main(arguments) == 0
    assert capsys.readouterr().out == (
        "1  novice        3 won        +70 points\n"
        "2  club          1 won        -70 points\n"
        "6 deals, 2 drawn, mean winning score 50.8\n"
        "3.5 deals per second, peak of memory 91.3 MB\n"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rules", "bridge"], "there is no rule set 'bridge'"),
        (["--players", "club"], "not for 1 players"),
        (["--players", "club,wizard"], "there is no level 'wizard'"),
        (["--players", ""], "there is no level ''"),
        (["--deals", "0"], "at least one deal"),
        (["--deals", "many"], "many"),
        (["--seed", "x"], "x"),
        (["--options", "gold=1"], "there is no option 'gold'"),
        (["--options", "mandarins=maybe"], "'mandarins' is one of: off, on"),
        (["--options", "mandarins"], "'mandarins' is one of"),
        (["--nothing"], "--nothing"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(["simulate", *arguments])
    except SystemExit as leaving:
        code = leaving.code
    assert code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert message in said.err
    assert len(said.err.splitlines()) == 1


def test_options_are_read_with_their_types() -> None:
    assert read_options("pung-chow", "") == {}
    said = read_options("pung-chow", "robbing_kong=true,p1_reserve=14, late_claims=until_next_discard")
    assert said == {"robbing_kong": True, "p1_reserve": 14, "late_claims": "until_next_discard"}


def test_memory_is_measured() -> None:
    peak = peak_memory()
    assert peak is None or peak > 1
