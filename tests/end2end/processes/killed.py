"""Kill a process at random moments, and keep what it had shown until then."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Concatenate, ParamSpec

Arguments = ParamSpec("Arguments")
Shown = tuple[int, str]
"""How many entries the file had when something was shown, and what tells it from everything else."""

# A process that has everything imported already is parted for each that is killed: it starts in milliseconds.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    ["tests.end2end.processes.scripted_game", "tests.end2end.processes.scripted_sheet"]
)


def shown_until_killed(
    rng: random.Random,
    most_shown: int,
    longest: int,
    work: Callable[Concatenate[Connection, Arguments], None],
    *arguments: Arguments.args,
    **more: Arguments.kwargs,
) -> list[Shown]:
    """Let a process work, kill it at a random moment, and return everything it has shown.

    Args:
        rng: chooses the moment.
        most_shown: it is killed after it has shown something at least once, and at most so many times.
        longest: turns of an empty loop, at most, that go by until it is killed then.
        work: what the process does; it shows things by sending them.
        arguments: of the work, behind the connection it sends to.
        more: of the same by name.
    """
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=work, args=(theirs, *arguments), kwargs=more, daemon=True)
    process.start()
    theirs.close()
    shown = [ours.recv() for _ in range(rng.randint(1, most_shown))]
    # Somewhere in the milliseconds of what comes next: thinking, reckoning, writing, showing.
    for _ in range(rng.randrange(longest)):
        pass
    process.kill()
    process.join()
    shown += _rest(ours)
    ours.close()
    return shown


def _rest(pipe: Connection) -> Iterator[Shown]:
    """Yield what is still in a pipe whose writer is dead."""
    while True:
        try:
            yield pipe.recv()
        except EOFError:
            return
