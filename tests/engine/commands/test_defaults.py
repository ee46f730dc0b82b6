"""What a command takes, and what stands for what is left out."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from peling.__main__ import COMMANDS

TAKEN: Final = {
    "score": "file",
    "advise": "file --budget~=6000 --seed~=1",
    "review": "game/ --deal~ --player= --budget~=500 --seed~=1 --json=False",
    "simulate": "--rules=pung-chow --deals~=100 --seed~=1 --players=club,club,club,club --options="
    " --no-invariants=False --json=False",
    "match": "--rules=pung-chow --seats! --players~ --walls~=100 --seed~=1 --options= --jobs~=1 --json=False",
    "train": "--rules! --players~! --seed~=1 --searches~=1 --jobs~=1 --generations~=40 --candidates~=64"
    " --walls~=64 --check~=5000 --folder/ --nets=False --steps~=3000"
    " --bundles~=180 --checks~=20000 --bundle~=512 --true-hands=False",
    "books": "id? --check=False",
}
"""By command; ! marks an option that has to be there, ? a name that may be, ~ a number and / a path."""


def shown(action: argparse.Action) -> str:
    """Return an argument as it stands in the table."""
    name = action.option_strings[-1] if action.option_strings else f"{action.dest}{action.nargs or ''}"
    must = "!" if action.option_strings and action.required else ""
    default = "" if action.default is None else f"={getattr(action.default, 'name', action.default)}"
    kind = {None: "", int: "~", Path: "/"}[action.type]  # type: ignore[index]
    return f"{name}{kind}{must}{default}"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_takes_what_it_took_and_has_the_same_defaults(name: str) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    import_module(f"peling.commands.{name}").add_arguments(parser)
    taken = parser._actions  # noqa: SLF001 - argparse shows its options nowhere else
    assert " ".join(map(shown, taken)) == TAKEN[name]
    assert all(action.help for action in taken)
