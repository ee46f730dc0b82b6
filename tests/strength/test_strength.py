"""Measuring strength: one configuration, parts of it by words, stopped and continued without a loss."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from peling.commands.duplicate import Records
from peling.rulebooks import RULE_SETS, rule_set
from tests.strength import rows as configuration
from tests.strength import run, store, table
from tests.strength.rows import HOUSES, Row, chosen, rows
from tests.strength.store import Came, Store
from tests.strength.table import Line

SMALL = Row("pung-chow", "greedy", "novice", 6, players=2)


@pytest.fixture
def only_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "rows", lambda: iter([SMALL]))
    monkeypatch.setattr(run, "WALLS_AT_A_TIME", 2)


def measured(folder: Path) -> dict[str, object]:
    """Return what the JSON says of the small match, without what depends on the machine."""
    said = json.loads((folder / "strength.json").read_text(encoding="utf-8"))
    (match,) = said["matches"]
    return {key: match[key] for key in match if not key.endswith("_ms")}


def line(row: Row, points: float, error: float) -> Line:
    """Return a match that is played to its end, with this mean and standard error."""
    apart = error * (row.walls - 1) ** 0.5
    by_wall = {wall: points + (apart if wall % 2 else -apart) for wall in range(row.walls)}
    return Line(row, Came(by_wall, deals=4 * row.walls))


def test_the_configuration_has_every_match_that_is_asked_for() -> None:
    of_all = list(rows())
    assert len({row.name for row in of_all}) == len(of_all)
    met = {(row.rules, row.entrant, row.opponent, row.players) for row in of_all if not row.named}
    for book in RULE_SETS:
        pairs = ("club-1", "greedy", "robot", "club")
        assert {(book, "expert", other, 4) for other in pairs} <= met
        assert {(book, "club", "novice", 4), (book, "master", "expert", 4)} <= met
        assert {(book, "expert", "club-1", players) for players in rule_set(book).course.players} <= met
    least = {
        "pung-chow": 8000,
        "pung-chow-limit": 8000,
        "how-to-play": 8000,
        "four-winds": 10_000,
        "fenghua": 4000,
    }
    for row in of_all:
        if row.goal is not None:
            assert row.walls * row.players >= least.pop(row.rules)
    assert not least


def test_six_sets_of_house_rules_have_names_and_stand_together() -> None:
    assert len({house.name for house in HOUSES}) == 6
    assert {house.rules for house in HOUSES} == set(RULE_SETS)
    for house in HOUSES:
        changed = rule_set(house.rules, dict(house.options)).house.changed(rule_set(house.rules).options)
        assert len(list(changed)) == len(house.options), "every one is another than the book's"


@pytest.mark.parametrize(
    ("words", "number"),
    [(["four-winds"], 7), (["four-winds", "robot"], 1), (["2-players"], 2), (["house-rules"], 6), ([], 40)],
)
def test_words_choose_a_part(words: list[str], number: int) -> None:
    assert len(chosen(list(rows()), words)) == number


@pytest.mark.parametrize("words", [["chess"], ["2-players", "fenghua"]])
def test_words_of_no_match_are_said_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(words) == 2
    said = capsys.readouterr().err
    assert "no match has" in said
    assert said.count("\n") == 1


@pytest.mark.thorough
@pytest.mark.usefixtures("only_small")
def test_a_match_that_was_stopped_goes_on_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run.main(["--jobs", "1", "--folder", str(tmp_path / "whole")])
    played: list[range] = []
    play, most = run.play, 2

    def noted(row: Row, walls: range) -> Records:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(walls)
        return play(row, walls)

    parts = ("--jobs", "1", "--folder", str(tmp_path / "parts"))
    monkeypatch.setattr(run, "play", noted)
    assert run.main(parts) == 130
    assert "goes on from here" in capsys.readouterr().out
    assert measured(tmp_path / "parts")["walls"] == 4
    most = 3
    run.main(parts)
    assert played == [range(2), range(2, 4), range(4, 6)]
    assert measured(tmp_path / "parts") == measured(tmp_path / "whole")


@pytest.mark.thorough
@pytest.mark.usefixtures("only_small")
def test_processes_side_by_side_come_to_the_same(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        run.main(["--jobs", jobs, "--folder", str(tmp_path / jobs)])
    assert measured(tmp_path / "1") == measured(tmp_path / "2")


@pytest.mark.thorough
@pytest.mark.usefixtures("only_small")
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    given = ("--jobs", "1", "--folder", str(tmp_path))
    run.main(given)
    whole = measured(tmp_path)
    (kept,) = tmp_path.glob("*.jsonl")
    kept.write_text(kept.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    assert Store(SMALL, tmp_path).walls == {0, 1, 2, 3}
    run.main(given)
    assert measured(tmp_path) == whole


def test_what_another_program_has_played_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Store(SMALL, tmp_path)
    first.keep(range(1), run.play(SMALL, range(1)))
    assert Store(SMALL, tmp_path).walls == {0}
    assert not Store(SMALL._replace(options=(("robbing_kong", True),)), tmp_path).walls
    monkeypatch.setattr(store, "sources", lambda: "others")
    assert not Store(SMALL, tmp_path).walls


def test_a_goal_is_met_by_points_or_by_more_than_chance_and_only_at_the_end() -> None:
    by_points, by_chance = SMALL._replace(goal=3.0), SMALL
    assert line(by_points, 3.0, 5.0).met is True
    assert line(by_points, 2.9, 0.1).met is False
    assert line(by_chance, 2.1, 1.0).met is True
    assert line(by_chance, 1.9, 1.0).met is False
    assert Line(by_points._replace(walls=7), line(by_points, 9, 1).came).met is None


def test_masters_are_to_be_better_in_three_books() -> None:
    def books(better: int) -> list[Line]:
        return [
            line(SMALL._replace(rules=book, entrant="master"), 5.0 if place < better else 0.0, 1.0)
            for place, book in enumerate(RULE_SETS)
        ]

    assert table.masters(books(3)) is True
    assert table.missed(books(3)) == []
    assert table.masters(books(2)) is False
    assert table.missed(books(2)) == ["master v expert in 3 books"]
    assert table.masters([*books(2)[:4], Line(SMALL._replace(entrant="master"), Came())]) is None


def test_the_table_says_what_is_missed_and_what_is_open() -> None:
    slow = line(SMALL, 5.0, 1.0)
    slow.came.steps.update({4000: 100})
    lines = [line(SMALL._replace(goal=9.0), 3.0, 1.0), Line(SMALL, Came()), slow]
    said = table.table(lines).splitlines()
    assert "MISSED" in said[1]
    assert "+3.0 ± 1.0" in said[1]
    assert "open" in said[2]
    assert table.missed(lines) == [SMALL.name, f"{SMALL.name}: time"]


def test_times_are_those_of_the_decisions() -> None:
    came = Came(deals=1)
    came.steps.update({10: 98, 500: 1, 9000: 1})
    assert came.mean_ms == pytest.approx((98 * 1 + 50 + 900) / 100)
    assert came.slowest_ms == pytest.approx(50)
    assert configuration.SEED == 1923
