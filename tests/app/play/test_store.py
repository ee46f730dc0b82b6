from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from peling.core.tiles import Wind, tile
from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance
from peling.storage.saves import start
from peling_app.play import marks, store
from peling_app.play.setup import Waiting
from peling_app.play.store import GameStore, game_name, saved_game

PLAYERS = (PlayerSpec("", "human"), PlayerSpec("Ann", "novice"))


def bad(folder: Path) -> dict[str, JournalTrouble]:
    """Return what is wrong with the files of a folder in which there is no game."""
    listed = GameStore(folder)
    assert listed.all() == []
    return {one.path.name: one.kind for one in listed.unreadable}


def begun(path: Path) -> Path:
    start(path, GameSetup("pung-chow", {}, PLAYERS, seed=1922)).journal.close()
    return path


def test_a_folder_that_is_not_there_holds_no_games(tmp_path: Path) -> None:
    assert GameStore(tmp_path / "none").all() == []


def test_games_are_listed_with_where_they_stand(tmp_path: Path) -> None:
    path = begun(tmp_path / "one.peling")
    shelved = GameStore(tmp_path)
    (game,) = shelved.all()
    assert shelved.unreadable == ()
    assert game.names == (("", "human", ""), ("Ann", "novice", ""))
    assert game.standings == (0, 0)
    assert (game.path, game.rule_set, game.deal, game.players) == (path, "pung-chow", 1, 2)
    assert abs((game.when - datetime.now(UTC)).total_seconds()) < 3600


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ({"waiting": "turn", "tile": "B3"}, (Waiting.TURN, tile("B3"), None)),
        ({"waiting": "claim", "tile": "R", "discarder": "W"}, (Waiting.CLAIM, tile("R"), Wind.WEST)),
        (
            {"waiting": "claim", "tile": "R", "discarder": "W", "robbing": True},
            (Waiting.CLAIM, tile("R"), Wind.WEST, True),
        ),
        ({"waiting": "next-deal"}, (Waiting.NEXT_DEAL, None, None)),
        ({"waiting": "computer"}, (Waiting.COMPUTER, None, None)),
    ],
)
def test_what_a_game_waits_for_is_read_from_its_last_entry(
    tmp_path: Path, place: dict[str, object], expected: tuple[object, ...]
) -> None:
    path = begun(tmp_path / "one.peling")
    with Journal.open(path) as journal:
        last = journal.entries[-1]
        journal.append(NewEntry(Kind.UNDO, {"to": last.number}, {"deal": 7, "wind": "N", **place}))
    game = saved_game(path, glance(path))
    assert (game.deal, game.wind) == (7, Wind.NORTH)
    assert (game.waiting, game.tile, game.discarder, game.robbing) == (*expected, False)[:4]


@pytest.mark.parametrize(
    "place",
    [{}, {"deal": 1, "wind": "X", "waiting": "turn"}, {"deal": "one", "wind": "E", "waiting": "turn"}],
)
def test_a_last_entry_that_makes_no_sense_is_damage(tmp_path: Path, place: dict[str, str]) -> None:
    path = begun(tmp_path / "one.peling")
    with Journal.open(path) as journal:
        journal.append(NewEntry(Kind.UNDO, {"to": journal.entries[-1].number}, place))
    with pytest.raises(JournalError):
        saved_game(path, glance(path))
    assert bad(tmp_path) == {"one.peling": JournalTrouble.DAMAGED}


def test_a_game_is_read_again_only_when_its_file_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(tmp_path / "one.peling")
    looked: list[Path] = []

    def noted(seen: Path) -> object:
        looked.append(seen)
        return glance(seen)

    monkeypatch.setattr(store, "glance", noted)
    listed = GameStore(tmp_path)
    assert listed.all() == listed.all()
    assert looked == [path]
    with Journal.open(path) as journal:
        last = journal.entries[-1]
        journal.append(NewEntry(Kind.UNDO, {"to": last.number}, {**last.place, "deal": 9}))
    assert listed.all()[0].deal == 9
    assert looked == [path, path]


def test_a_folder_of_many_games_is_looked_through_slice_by_slice(tmp_path: Path) -> None:
    paths = [begun(tmp_path / f"{number}.peling") for number in range(4)]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "bad.peling").write_text("bad")
    listed = GameStore(tmp_path)
    with start(tmp_path / "open.peling", GameSetup("pung-chow", {}, PLAYERS)).journal:
        assert listed.all(within=0) == []
        assert {one.path.name for one in listed.unreadable} == {"bad.peling", "open.peling"}
        for known in range(1, 5):
            assert not listed.complete
            assert [game.path for game in listed.all(within=0)] == paths[:known], "the latest first"
        listed.all(within=0)
        assert listed.complete
    assert len(listed.all()) == 5
    assert listed.complete


def test_an_open_game_and_a_newer_one_are_listed_as_such_and_left_alone(tmp_path: Path) -> None:
    newer = begun(tmp_path / "newer.peling")
    content = bytearray(newer.read_bytes())
    content[60:64] = (99).to_bytes(4, "big")
    newer.write_bytes(content)
    with start(tmp_path / "open.peling", GameSetup("pung-chow", {}, PLAYERS)).journal:
        assert bad(tmp_path) == {
            "newer.peling": JournalTrouble.NEWER_FORMAT,
            "open.peling": JournalTrouble.IN_USE,
        }
    assert {file.name for file in tmp_path.iterdir()} == {"newer.peling", "open.peling"}


def test_folders_and_other_files_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "folder.peling").mkdir()
    (tmp_path / "notes.txt").write_text("Dear diary")
    assert bad(tmp_path) == {"folder.peling": JournalTrouble.NOT_A_JOURNAL}
    assert len(list(tmp_path.iterdir())) == 2


def test_a_new_game_gets_a_name_that_is_free(tmp_path: Path) -> None:
    listed, now = GameStore(tmp_path), datetime(1922, 11, 5, 20, 30, tzinfo=UTC)
    names = [listed.begin(game_name("pung-chow", now), begun).name for _ in range(3)]
    assert names == [
        "pung-chow 1922-11-05 20-30-00.peling",
        "pung-chow 1922-11-05 20-30-00 (2).peling",
        "pung-chow 1922-11-05 20-30-00 (3).peling",
    ]


def test_a_name_that_is_taken_in_the_same_moment_is_left_to_the_other(tmp_path: Path) -> None:
    listed, now = GameStore(tmp_path), datetime(1922, 11, 5, 20, 30, tzinfo=UTC)
    others: list[Path] = []

    def late(path: Path) -> Path:
        if len(others) < 3:
            others.append(begun(path))
        return begun(path)

    mine = listed.begin(game_name("pung-chow", now), late)
    assert mine not in others
    assert len({mine, *others}) == len(listed.all()) == 4


def test_a_folder_in_which_nothing_can_be_begun_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(JournalError):
        GameStore(tmp_path / "games").begin("pung-chow", begun)


def test_a_game_is_put_away_with_its_bookmarks_and_brought_back(tmp_path: Path) -> None:
    path = begun(tmp_path / "one.peling")
    marks.marks_file(path).replace({3: "here"})
    listed = GameStore(tmp_path)
    away = listed.put_away(path)
    assert (listed.all(), [file.name for file in tmp_path.iterdir()]) == ([], [away.parent.name])
    begun(path)
    back = listed.bring_back(away)
    assert back.name == "one (2).peling"
    assert marks.load(back) == {3: "here"}
    assert {game.path for game in listed.all()} == {path, back}


def test_a_game_that_is_open_elsewhere_is_not_put_away(tmp_path: Path) -> None:
    path = tmp_path / "open.peling"
    with start(path, GameSetup("pung-chow", {}, PLAYERS)).journal, pytest.raises(JournalError) as caught:
        GameStore(tmp_path).put_away(path)
    assert caught.value.kind is JournalTrouble.IN_USE
    assert path.exists()


def test_what_cannot_be_read_can_be_put_away(tmp_path: Path) -> None:
    path = tmp_path / "bad.peling"
    path.write_text("bad")
    away = GameStore(tmp_path).put_away(path)
    assert (away.read_text(), path.exists()) == ("bad", False)
