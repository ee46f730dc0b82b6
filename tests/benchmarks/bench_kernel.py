"""How long the kernel takes to load, and how many deals of greedy players it plays in a second."""

from __future__ import annotations

import subprocess
import sys
from time import process_time

from peling.advice.kernel.deals import GREEDY, Table
from peling.advice.kernel.machine import Kernel
from peling.core.tiles import WINDS
from peling.rulebooks import RULE_SETS, rule_set
from tests.benchmarks.figure import Figure

WALLS = 100
LOADING = (
    "import time\n"
    "from peling.advice.kernel.machine import Kernel\n"
    "from peling.rulebooks import rule_set\n"
    "rules, begun = rule_set('pung-chow'), time.process_time()\n"
    "Kernel(rules)\n"
    "print(time.process_time() - begun)"
)


def run() -> list[Figure]:
    """Return the figures of the kernel."""
    said = subprocess.run((sys.executable, "-c", LOADING), capture_output=True, text=True, check=True)
    return [
        Figure("processor time of the first kernel", float(said.stdout) * 1e3, "ms", 500, "<="),
        *(
            Figure(f"deals in the kernel, {book}", deals_a_second(book), "a second", 500, ">=")
            for book in RULE_SETS
        ),
    ]


def deals_a_second(book: str) -> float:
    """Return how many deals of four greedy players the kernel plays in a second of processor time."""
    rules = rule_set(book)
    kernel = Kernel(rules)
    table = Table(WINDS, random_round=rules.course.rounds)
    kernel.play(table, (GREEDY,) * 4, 1, range(1))
    begun = process_time()
    played = kernel.play(table, (GREEDY,) * 4, 1, range(WALLS))
    return len(played) / (process_time() - begun)
