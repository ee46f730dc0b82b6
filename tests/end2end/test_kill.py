"""Kill a playing process at random moments: nothing that was shown is lost."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from peling.journal import Draft, Journal
from peling.saves import resume, review
from peling_app.open_game import OpenGame

GAME = Path(__file__).with_name("scripted_game.py")
KILLS = 10


@dataclass(frozen=True)
class Shown:
    """A position as the process printed it: the entries the journal then had, and the player's view."""

    entries: int
    view: str


def shown_until_killed(arguments: list[str], rng: random.Random) -> list[Shown]:
    """Start the process, kill it at a random moment, and return all it has shown."""
    lines: list[str] = []
    with subprocess.Popen(
        [sys.executable, str(GAME), *arguments], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for _ in range(rng.randint(1, 60)):
            lines.append(process.stdout.readline())
            assert lines[-1], "the process ended by itself"
        # Somewhere in the milliseconds of the next moves: thinking, writing, announcing.
        for _ in range(rng.randrange(200_000)):
            pass
        process.kill()
        lines += process.stdout.readlines()
    return [Shown(**json.loads(line)) for line in lines if line.endswith("\n")]


def replayed(path: Path, entries: int, copy: Path) -> str:
    """Return the player's view after the first entries of a journal, computed from those alone."""
    with Journal.open(path) as journal:
        kept = journal.entries[:entries]
    Journal.create(copy, *(Draft(entry.kind, entry.body, entry.place) for entry in kept)).close()
    view = OpenGame(review(copy)).view
    copy.unlink()
    return repr(view)


@pytest.mark.slow
@pytest.mark.parametrize("game", range(5))
def test_nothing_that_was_shown_is_lost(tmp_path: Path, game: int) -> None:
    rng = random.Random(game)
    games, copy = tmp_path / "games", tmp_path / "copy.peling"
    journal: list[str] = []
    resumed: str | None = None
    positions = 0
    for kill in range(KILLS):
        shown = shown_until_killed([str(games), str(100 * game + kill), *journal], rng)
        (path,) = games.glob("*.peling")
        journal = [str(path)]
        assert resumed in {None, shown[0].view}
        play = resume(path)
        play.journal.close()
        assert play.steps == review(path)[-len(play.steps) :]
        resumed = repr(OpenGame(play.steps).view)
        written = len(play.journal.entries)
        assert shown[-1].entries <= written
        if shown[-1].entries == written:
            assert resumed == shown[-1].view
        for position in (shown[0], rng.choice(shown), shown[-1]):
            assert replayed(path, position.entries, copy) == position.view
        positions += len(shown)
    assert positions > KILLS
