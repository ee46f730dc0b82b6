"""What help a player had is noted for good, and nothing else of the game changes by that."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from peling.storage.entries import Kind, NewEntry
from peling.storage.help import NOTED, Help, help_entry
from peling.storage.journal import Journal, copy_in, glance
from peling.storage.saves import branch, resume, review, start
from tests.engine.storage import test_saves
from tests.engine.storage.journal_files import SETUP, play


def test_help_is_noted_for_ever_and_changes_no_game(path: Path) -> None:
    setup = replace(SETUP, body={**SETUP.body, NOTED: True})

    def version(journal: Journal) -> int:
        return int(journal.connection.execute("PRAGMA user_version").fetchone()[0])

    with Journal.create(path, setup) as made:
        made.append(play(1))
        assert made.unassisted
        assert (made.help_noted, version(made)) == (frozenset(), 1)
    assert glance(path).unassisted
    with Journal.open(path) as again:
        before = again.in_effect()
        again.append(help_entry(Help.ADVICE, play(1).place))
        again.append(help_entry(Help.STOP, play(1).place))
        assert again.in_effect() == before
        assert (again.help_noted, version(again)) == (frozenset({Help.ADVICE, Help.STOP}), 2)
        assert not again.unassisted
        assert not again.assisted
        again.append(NewEntry(Kind.UNDO, {"to": 1}, {}))
        assert Help.ADVICE in (again.help_noted or ()), "it is never taken back"
    assert not glance(path).unassisted
    assert glance(path).assisted


@pytest.mark.parametrize("had", ["telepathy", None, 3, ["advice"]])
def test_help_that_only_a_later_version_knows_is_help(path: Path, had: object) -> None:
    """The list of games and the game itself say the same of it."""
    setup = replace(SETUP, body={**SETUP.body, NOTED: True})
    with Journal.create(path, setup) as made:
        made.append(NewEntry(Kind.HELP, {"had": had}, play(1).place))
        assert made.help_noted == frozenset({Help.OTHER})
        assert not made.unassisted
    assert not glance(path).unassisted


def test_of_a_game_in_which_help_is_not_noted_nobody_says_that_there_was_none(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        assert made.help_noted is None
        assert not made.unassisted
    assert not glance(path).unassisted


def test_a_game_that_goes_on_from_another_is_none_without_help(path: Path, tmp_path: Path) -> None:
    """Not even of one that was without: whoever begins it has seen all hands."""
    begun = start(path, test_saves.SETUP)
    with begun.journal as journal:
        test_saves.play(journal, begun.steps, random.Random(3), lambda state: len(state.history) == 1)
        assert journal.unassisted
    assert glance(path).unassisted
    with branch(tmp_path / "other.peling", review(path), 7).journal as journal:
        assert journal.help_noted is None
        assert not journal.unassisted
    with resume(path).journal as journal:
        journal.append(help_entry(Help.LEFT_EXAM, journal.entries[-1].place))
    assert not glance(path).unassisted
    copy_in(path, tmp_path / "copy.peling")
    assert not glance(tmp_path / "copy.peling").unassisted
