"""Kill a playing process at random moments: nothing that was shown is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from peling.storage.entries import NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import resume, review
from peling_app.play.open_game import OpenGame
from tests.by_day import by_day
from tests.end2end.processes.killed import shown_until_killed
from tests.end2end.processes.scripted_game import play

BY_DAY = (0, 6)
"""A game, and how often it is killed by day; at night five games are, ten times each."""


def replayed(path: Path, entries: int, copy: Path) -> str:
    """Return the player's view after the first entries of a journal, computed from those alone."""
    with Journal.open(path) as journal:
        kept = journal.entries[:entries]
    Journal.create(copy, *(NewEntry(entry.kind, entry.body, entry.place) for entry in kept)).close()
    view = OpenGame(review(copy)).view
    copy.unlink()
    return repr(view)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kills"), by_day([BY_DAY], [BY_DAY, *((game, 10) for game in range(5))], several=True)
)
def test_nothing_that_was_shown_is_lost(tmp_path: Path, game: int, kills: int) -> None:
    rng = random.Random(game)
    games, copy = tmp_path / "games", tmp_path / "copy.peling"
    path: Path | None = None
    resumed: str | None = None
    positions = 0
    for kill in range(kills):
        shown = shown_until_killed(rng, 60, 200_000, play, games, 100 * game + kill, path)
        (path,) = games.glob("*.peling")
        assert resumed in {None, shown[0][1]}
        found = resume(path)
        found.journal.close()
        assert found.steps == review(path)[-len(found.steps) :]
        resumed = repr(OpenGame(found.steps).view)
        written = len(found.journal.entries)
        last, view = shown[-1]
        assert last <= written
        if last == written:
            assert resumed == view
        for entries, view in (shown[0], rng.choice(shown), shown[-1]):
            assert replayed(path, entries, copy) == view
        positions += len(shown)
    assert positions > kills
