"""How fast experts decide, and how many deals they play a second through the real engine."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

from peling.advice.kernel.kept import kernel_for
from peling.advice.players import Seasoned
from peling.core.view import Phase
from peling.play.game import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import rule_set
from tests.benchmarks.figure import Figure

ENGINE = Path(__file__).resolve().parents[2] / "engine"
DEALS = 100


def run() -> list[Figure]:
    """Return the figures of the expert."""
    decisions = decision_times()
    said = simulated()
    return [
        Figure("expert's decision, mean", sum(decisions) / len(decisions) * 1e3, "ms", 0.5, "<="),
        Figure("expert's decision, longest", max(decisions) * 1e3, "ms", 30, "<="),
        Figure("deals of four experts", said["deals_per_second"], "a second", 40, ">="),
        Figure("memory of simulate", said["memory_mb"], "MB", 150, "<="),
    ]


def decision_times() -> list[float]:
    """Return the seconds of every decision in some deals; how long a kernel takes is measured apart."""
    rules, rng, player = rule_set("pung-chow"), Random(1922), Seasoned()
    kernel_for(rules)
    taken = []
    for _ in range(DEALS // 4):
        state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng))
        while state.phase is not Phase.OVER:
            wind = awaited(state)[0]
            view = view_of(state, wind, rules)
            start = perf_counter()
            action = player.choose(view, rules)
            taken.append(perf_counter() - start)
            state, _ = apply(state, wind, action, rules)
    return taken


def simulated() -> dict[str, float]:
    """Return what `python -m peling simulate` tells of some deals in a process of its own."""
    words = ["simulate", "--deals", str(DEALS), "--seed", "1", "--players", "expert,expert,expert,expert"]
    command = [sys.executable, "-m", "peling", *words, "--no-invariants", "--json"]
    done = subprocess.run(
        command,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
    )
    said: dict[str, float] = json.loads(done.stdout)
    return said
