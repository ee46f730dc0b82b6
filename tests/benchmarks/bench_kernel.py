"""How long the kernel takes to load, and how many deals of greedy players it plays in a second.

Of rollouts it plays as many after Qt has filled a picture as before: that leaves registers in a state in
which it would be ten times as slow.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import process_time

from PySide6.QtGui import QImage

from peling.advice.kernel.deals import GREEDY, Table
from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.rollouts import Rollouts
from peling.core.actions import Discard
from peling.core.tiles import WINDS
from peling.play.chance import random_throws, random_wall
from peling.play.table import awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
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
        Figure("rollouts after a picture, of those before", after_a_picture(), "times", 0.8, ">="),
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


def after_a_picture() -> float:
    """Return how many rollouts are played after a picture was filled, as part of those before."""
    before = rollouts_a_second()
    QImage(640, 480, QImage.Format.Format_ARGB32_Premultiplied).fill(0xFF204060)
    return rollouts_a_second() / before


def rollouts_a_second() -> float:
    """Return how many rollouts of the first discards of a deal the kernel plays in a second."""
    rules, rng = rule_set("pung-chow"), Random(1922)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng))
    (wind,) = awaited(state)
    view = view_of(state, wind, rules)
    discards = [action for action in legal_actions(view, rules) if isinstance(action, Discard)][:3]
    rollouts = Rollouts(view, rules, 1)
    rollouts.play(discards, 10)
    begun = process_time()
    rollouts.play(discards, WALLS)
    return len(discards) * WALLS / (process_time() - begun)
