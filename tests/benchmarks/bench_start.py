"""How long Pe-Ling takes from its process start to the first picture, and what memory it needs then.

The program says the time itself (``--measure-start``): it reads when its process was started. The first
start of a series warms the caches of the disk and of Python and is not counted.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from tests.benchmarks.figure import Figure

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 5
LONGEST = 1.0
MOST_MEMORY = 260.0
SAID = re.compile(r"(\d+) ms")


def start(folder: Path) -> tuple[float, float]:
    """Start the program once; return the seconds to the first picture and its memory at its most, in MB."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "peling_app", "--measure-start", "--data-dir", str(folder)]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        words = SAID.search(said.read())
    if process.returncode or words is None:
        raise RuntimeError(f"the program did not start: exit code {process.returncode}")
    return int(words[1]) / 1000, usage.ru_maxrss / 1024


def in_play() -> float:
    """Return the most memory the program uses while a deal is played in its window, in MB."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    command = [sys.executable, str(Path(__file__).parent / "one_deal.py")]
    said = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return float(said.stdout.split()[-1])


def run() -> list[Figure]:
    """Start the program several times and return the middle of what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        measured = [start(Path(folder)) for _ in range(STARTS + 1)][1:]
    return [
        Figure("start to first picture, warm", median(s for s, _ in measured), "s", LONGEST, "<="),
        Figure("memory at the start page", median(m for _, m in measured), "MB", MOST_MEMORY, "<="),
        Figure("memory after a deal in the window", in_play(), "MB", MOST_MEMORY, "<="),
    ]
