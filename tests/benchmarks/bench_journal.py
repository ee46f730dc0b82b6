"""Opening a long log, going on with a long game, and looking through a folder of many games.

A log is opened with and without take-backs, and a game of ten times the length is compared with a short one:
what grows with the square of the length shows as a ratio far above ten. Going on is measured in time of the
process, which a busy machine does not lengthen: a game of ten thousand actions has a hundred deals, of which
one is played again.
"""

import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from peling.play.deal import awaited, view_of
from peling.play.inputs import Act, GameSetup, PlayerSpec
from peling.rules.legality import legal_actions
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import new_entries, next_deal, place_of, resume, start, step
from peling_app.play.store import GameStore
from tests.benchmarks.figure import Figure

ACTIONS = 10_000
TIMES = 10
ENTRIES = 10_000
GAMES = 100
ROUNDS = 3
PLAYERS = (PlayerSpec("", "human"), *(PlayerSpec(name, "novice") for name in ("Ann", "Bo", "Cy")))


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played, taken = log(folder / "played", 0), log(folder / "taken", 3)
        short, long = game(folder / "short", ACTIONS // TIMES, 20), game(folder / "long", ACTIONS, 20)
        thirds = game(folder / "thirds", ACTIONS, 3)
        many = folder / "many"
        many.mkdir()
        for number in range(GAMES):
            shutil.copy(short, many / f"{number}.peling")
        rounds = [
            (
                seconds(lambda: Journal.open(played).close()),
                seconds(lambda: Journal.open(taken).close()),
                seconds(lambda: go_on(short), process_time),
                seconds(lambda: go_on(long), process_time),
                seconds(lambda: go_on(thirds), process_time),
                seconds(lambda: GameStore(many).all()),
            )
            for _ in range(ROUNDS)
        ]
    plain, undone, few, all_, backs, listed = (min(found) for found in zip(*rounds, strict=True))
    return [
        Figure(f"opening a log of {ENTRIES:,} entries", plain, "s", 0.3, "<="),
        Figure("opening one in which every third is taken back", undone, "s", 0.3, "<="),
        Figure(f"going on with a game of {ACTIONS:,} actions", all_, "s", 0.3, "<="),
        Figure("the same with every third taken back", backs, "s", 0.3, "<="),
        Figure(f"going on, {TIMES} times as long against short", all_ / few, "x", TIMES * 1.5, "<="),
        Figure(f"looking through {GAMES} games for the list", listed * 1e3, "ms", 200, "<="),
    ]


def go_on(path: Path) -> None:
    """Open a game as the program does."""
    resume(path).journal.close()


def seconds(job: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    """Return how long a job takes by a clock."""
    begun = clock()
    job()
    return clock() - begun


def log(path: Path, every: int) -> Path:
    """Write a log in which after so many entries one is taken back; 0: none is."""
    made: list[NewEntry] = [NewEntry(Kind.SETUP, {"rules": "none"}, {})]
    for number in range(2, ENTRIES + 1):
        body = {"do": "act", "seat": number % 4, "action": {"do": "discard", "tile": "B3"}}
        if every and number % every == 0:
            made.append(NewEntry(Kind.UNDO, {"to": number - 2 if (number - 2) % every else number - 1}, {}))
        else:
            made.append(NewEntry(Kind.INPUT, body, {"deal": number}))
    Journal.create(path, *made).close()
    return path


def game(path: Path, actions: int, every: int) -> Path:
    """Play so many actions at random and write them down; after so many, one is taken back."""
    rng = random.Random(1922)
    play = start(path, GameSetup("pung-chow", {}, PLAYERS, learning=True, seed=1922))
    state, number, written = play.steps[-1].state, len(play.journal.entries), list[NewEntry]()
    last = number
    for count in range(actions):
        if state.deal is None or not state.deal_runs:
            made = step(state, next_deal(state))
        else:
            wind = awaited(state.deal)[0]
            action = rng.choice(legal_actions(view_of(state.deal, wind, state.rules), state.rules))
            made = step(state, Act(state.seat_of(wind), action))
        fresh = new_entries(made)
        written += fresh
        number += len(fresh)
        if count % every == every - 1 and made.state.deal_runs:
            written.append(NewEntry(Kind.UNDO, {"to": last}, place_of(state)))
            number += 1
        else:
            state, last = made.state, number
    play.journal.append(*written)
    play.journal.close()
    return path
