"""Where a test that needs other programs is skipped, and where the want of them is a fault."""

from __future__ import annotations

import shutil

import pytest

from tests.end2end.processes.virtual_screen import INSTALLED, needs


@pytest.mark.parametrize(
    ("build", "there", "skipped"),
    [
        (False, {"Xvfb", "weston"}, False),
        (False, {"weston"}, True),
        (False, {"Xvfb"}, True),
        (True, {"Xvfb", "weston"}, False),
        (True, {"weston"}, False),
        (True, {"Xvfb"}, True),
    ],
)
def test_a_build_fails_for_want_of_what_the_set_up_installs_alone(
    build: bool, there: set[str], skipped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Xvfb" in INSTALLED
    assert "weston" not in INSTALLED
    monkeypatch.delenv("CI", raising=False)
    if build:
        monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(shutil, "which", lambda tool: tool if tool in there else None)
    assert needs("Xvfb", "weston").args[0] is skipped
