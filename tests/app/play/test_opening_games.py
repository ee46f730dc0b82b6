"""Games are opened, left, found spoiled or locked, and listed."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import Step, start
from peling_app.play.computers import computer_player
from peling_app.play.open_game import OpenGame
from peling_app.play.open_journal import OpenJournal
from peling_app.play.session import Session
from peling_app.play.store import GameStore
from tests.app.play.replay.conftest import a_played_deal
from tests.app.play.sessions import (
    SEED,
    MakeSession,
    open_game,
    play_on,
    setup,
    to_move,
)
from tests.by_day import by_day
from tests.held_writer import HeldWriter

OLD_GAME = Path(__file__).parents[2] / "engine" / "storage" / "journals" / "format-1-game.peling"


def test_a_game_goes_on_where_it_was_left(qtbot: QtBot, make: MakeSession, tmp_path: Path) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 2, lambda: len(session.log) > 30 and to_move(session))
    with qtbot.waitSignal(session.changed):
        session.take_back()
    left = (session.view, session.legal, session.log, session.totals, session.names, session.deal_number)
    session.finish()
    assert session.view is None
    assert [file.suffix for file in tmp_path.iterdir()] == [".peling"]
    again = make()
    (saved,) = again.saved_games()
    assert saved.deal == 1
    assert saved.wind is left[0].me if left[0] else False
    with qtbot.assertNotEmitted(again.happened), qtbot.waitSignals([again.opened, again.changed]):
        again.open(saved.path)
    assert left == (again.view, again.legal, again.log, again.totals, again.names, again.deal_number)
    assert again.assisted


def test_a_copy_of_the_file_of_an_open_game_has_the_deal_that_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    session = a_played_deal(qtbot, tmp_path / "games")
    assert session.path is not None
    copy = tmp_path / session.path.name
    copy.write_bytes(session.path.read_bytes())
    with Journal.open(copy) as taken:
        assert taken.entries[-1].kind is Kind.SETTLED
    session.finish()


def test_an_open_game_stands_in_the_list_as_when_it_is_closed(qtbot: QtBot, make: MakeSession) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: session.can_take_back and to_move(session))
    (played,) = session.saved_games()
    with qtbot.waitSignal(session.changed):
        session.take_back()
    taken_back = session.saved_games()
    assert taken_back[0].when > played.when
    time.sleep(0.002)  # the clock goes on, the game does not
    assert session.saved_games() == taken_back
    session.finish()
    again = make()
    assert again.saved_games() == taken_back
    with qtbot.waitSignal(again.opened):
        again.open(taken_back[0].path)
    assert again.saved_games() == taken_back


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    "levels",
    by_day(
        [("novice", "club"), ("of-a-later-day", "club")],
        [("novice", "club"), ("expert", "master"), ("of-a-later-day", "club")],
    ),
)
def test_a_game_goes_on_whatever_levels_it_was_saved_with(
    qtbot: QtBot, make: MakeSession, tmp_path: Path, levels: tuple[str, str]
) -> None:
    players = (PlayerSpec("", "human"), *(PlayerSpec("", level) for level in levels))
    start(tmp_path / "old.peling", GameSetup("pung-chow", {}, players, seed=SEED)).journal.close()
    session = make(computer_player)
    failed: list[object] = []
    session.failed.connect(lambda *words: failed.append(words))
    with qtbot.waitSignal(session.opened):
        session.open(tmp_path / "old.peling")
    play_on(qtbot, session, 1, lambda: session.last_result is not None)
    assert not failed


@pytest.mark.thorough
def test_a_game_of_the_first_format_with_its_levels_goes_on(
    qtbot: QtBot, make: MakeSession, tmp_path: Path
) -> None:
    shutil.copy(OLD_GAME, tmp_path / "old.peling")
    session = make(computer_player)
    (saved,) = session.saved_games()
    assert [kind for _, kind, _ in saved.names] == ["human", "novice", "club"]
    with qtbot.waitSignal(session.opened):
        session.open(saved.path)
    before = session.deal_number
    if session.last_result is not None:
        session.next_deal()
    play_on(qtbot, session, 1, lambda: session.deal_number > before and session.last_result is not None)


def test_a_game_of_which_all_is_in_the_folder_is_gone_on_with(tmp_path: Path) -> None:
    """Whoever opened one file twice had two games that went on apart."""
    outside, games = tmp_path / "stick" / "old.peling", tmp_path / "games"
    outside.parent.mkdir()
    shutil.copy(OLD_GAME, outside)
    place = OpenJournal(GameStore(games))
    first, opened = place.resume(outside)
    assert first.parent == games
    place.append((NewEntry(Kind.UNDO, {"to": opened.steps[-2].number}, {}),))
    assert place.resume(outside)[0] == first
    place.close()
    assert list(games.iterdir()) == [first]
    with Journal.open(first) as taken_back:
        assert taken_back.entries[-1].kind is Kind.UNDO
    first.write_bytes(first.read_bytes()[:-4096] + b"x" * 4096)
    second, again = place.resume(outside)
    place.close()
    assert second != first, "what cannot be read there keeps nobody from his game"
    assert len(again.steps) == len(opened.steps)


def test_a_full_disk_is_reported_once_and_the_position_stays(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Journal] = []
    append = Journal.append

    def noted(journal: Journal, *entries: NewEntry) -> tuple[Entry, ...]:
        opened.append(journal)
        return append(journal, *entries)

    monkeypatch.setattr(Journal, "append", noted)
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: bool(opened) and to_move(session))
    journal = opened[-1]
    pages = journal.connection.execute("PRAGMA page_count").fetchone()[0]
    journal.connection.execute(f"PRAGMA max_page_count = {pages}")
    before = session.view
    failed: list[tuple[str, str]] = []
    session.failed.connect(lambda *args: failed.append(args))
    said: list[int] = []
    session.changed.connect(lambda: said.append(1))
    with qtbot.waitSignal(session.failed, timeout=20_000):
        play_on(qtbot, session, 1, lambda: bool(failed))
    assert failed == [("disk-full", session.saved_games()[0].path.name)]
    stuck = session.view
    assert len(said) > 0
    assert stuck != before or stuck is not None
    journal.connection.execute("PRAGMA max_page_count = 100000")
    session.pause.hurry()
    play_on(qtbot, session, 1, lambda: session.view != stuck)
    assert len(failed) == 1


def test_saved_is_said_of_each_write_and_trouble_again_after_one(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after taking back, which nothing that happened tells of."""
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: session.can_take_back and to_move(session))
    writer = HeldWriter(monkeypatch)
    heard: list[str] = []
    session.saved.connect(lambda: heard.append("saved"))
    session.failed.connect(lambda message, _name: heard.append(message))
    for writer.fails in (True, True, False, True):
        with qtbot.waitSignal(session.changed):
            session.take_back()
        play_on(qtbot, session, 1, lambda: writer.fails or (session.can_take_back and to_move(session)))
    taken = heard.index("saved")
    assert heard[:taken] == ["writing"], "once, as long as nothing is saved"
    assert heard[-1] == "writing", "again, after something was"
    assert heard.count("saved") == len(heard) - 2


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "damaged"),
        (b"Dear diary", "not-a-journal"),
        (b"SQLite format 3\0" + bytes(4080), "not-a-journal"),
    ],
)
def test_a_spoiled_file_is_listed_as_such_and_reported_when_it_is_opened(
    qtbot: QtBot, session: Session, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "old.peling"
    path.write_bytes(content)
    assert session.saved_games() == []
    assert [(one.path, one.kind.value) for one in session.unreadable] == [(path, message)]
    with qtbot.waitSignal(session.failed) as failed:
        session.open(path)
    assert failed.args == [message, "old.peling"]
    assert path.read_bytes() == content
    open_game(qtbot, session)


def test_damage_found_on_opening_is_reported_and_known_from_then_on(
    qtbot: QtBot, make: MakeSession, tmp_path: Path
) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: len(session.log) > 40)
    session.finish()
    path = next(tmp_path.glob("*.peling"))
    content = path.read_bytes()
    spot = content.index(b'"act"')
    damaged = content[:spot] + b'"bad"' + content[spot + 5 :]
    path.write_bytes(damaged)
    (saved,) = session.saved_games()
    with qtbot.waitSignal(session.failed) as failed:
        session.open(saved.path)
    assert failed.args == ["damaged", path.name]
    assert session.view is None
    assert session.saved_games() == []
    assert [(one.path, one.kind.value) for one in session.unreadable] == [(path, "damaged")]
    assert path.read_bytes() == damaged
    open_game(qtbot, session)


def test_a_game_that_is_open_elsewhere_is_reported_and_left_alone(
    qtbot: QtBot, make: MakeSession, tmp_path: Path
) -> None:
    first, second = make(), make()
    open_game(qtbot, first)
    (saved,) = first.saved_games()
    assert second.saved_games() == []
    assert [one.kind.value for one in second.unreadable] == ["in-use"]
    with qtbot.waitSignal(second.failed) as failed:
        second.open(saved.path)
    assert failed.args == ["in-use", saved.path.name]
    assert saved.path.exists()
    assert not list(tmp_path.glob("*damaged*"))


def test_opening_another_game_closes_the_first(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    open_game(qtbot, session)
    (first,) = session.saved_games()
    open_game(qtbot, session, setup(2))
    assert len(session.names) == 2
    Journal.open(first.path).close()
    assert {game.players for game in session.saved_games()} == {2, 4}
    with qtbot.waitSignal(session.opened):
        session.open(first.path)
    assert len(session.names) == 4
    assert len(list(tmp_path.glob("*.peling"))) == 2


def test_a_game_with_unknown_rules_is_reported_and_left_alone(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    open_game(qtbot, session)
    session.finish()
    (saved,) = session.saved_games()
    with Journal.open(saved.path) as old:
        setups = dict(old.setup)
        rest = [NewEntry(entry.kind, entry.body, entry.place) for entry in old.entries[1:]]
        place = old.entries[0].place
    setups["options"] = {**setups["options"], "hopping": True}
    other = tmp_path / "other.peling"
    Journal.create(other, NewEntry(Kind.SETUP, setups, place), *rest).close()
    with qtbot.waitSignal(session.failed) as failed:
        session.open(other)
    assert failed.args == ["unknown-rules", other.name]
    assert other.exists()


def test_an_unknown_option_of_a_new_game_is_reported(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    with qtbot.waitSignal(session.failed) as failed:
        session.new(setup(hopping=True))
    assert (failed.args or [""])[0] == "setup"
    assert session.view is None
    assert not list(tmp_path.glob("*.peling"))


def test_a_game_asked_for_twice_is_begun_once(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    with qtbot.waitSignal(session.opened):
        session.new(setup())
        session.new(setup())
    session.finish()
    assert len(list(tmp_path.rglob("*.peling"))) == 1


def test_a_moment_that_is_played_on_from_twice_is_begun_once(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    first = session.path
    assert first is not None
    with qtbot.waitSignal(session.reviewed) as asked:
        session.review(first)
    begun: list[Path] = []
    branch = OpenJournal.branch

    def counted(
        journal: OpenJournal, path: Path, steps: tuple[Step, ...], seed: int
    ) -> tuple[Path, OpenGame]:
        begun.append(path)
        return branch(journal, path, steps, seed)

    monkeypatch.setattr(OpenJournal, "branch", counted)
    with qtbot.waitSignal(session.opened):
        session.play_on(first, asked.args[1])
        session.play_on(first, asked.args[1])
    session.finish()
    assert begun == [first]
