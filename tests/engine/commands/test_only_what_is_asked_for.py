"""A command reads its own modules alone: a score is there at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from peling.__main__ import main
assert main(["score", "-"]) == 0
print(*sorted(sys.modules), sep="\\n", file=sys.stderr)
"""


@pytest.mark.parametrize("part", ["peling.advice", "peling.coach", "peling.lessons", "peling.commands.books"])
def test_a_score_needs_nothing_of_the_other_commands(part: str, modules: frozenset[str]) -> None:
    assert "peling.rulebooks" in modules
    assert part not in modules


@pytest.fixture(scope="module")
def modules() -> frozenset[str]:
    """Return what a process has read that has scored nothing."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], input="[]", capture_output=True, text=True, check=True
    )
    return frozenset(done.stderr.splitlines())
