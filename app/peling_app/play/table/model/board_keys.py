"""Say which key of the board gives which command; the keys are those of the one list of commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from peling_app.kit.commands import BY_ID

PLACES: Final = {
    "claim.mah-jongg": "mahjongg",
    "claim.kong": "kong",
    "claim.pung": "pung",
    "claim.chow": "chow",
    "claim.pass": "pass",
}
"""Commands, and the places of the claim bar that they press."""
SORT: Final = "hand.sort"
PUT_BACK: Final = "tile.put-back"

_LONG_NAMES: Final = {"Esc": "Escape"}
"""How Qt names a key where a shortcut is written shorter."""


def _key(written: str) -> int:
    return int(Qt.Key[f"Key_{_LONG_NAMES.get(written, written)}"])


_COMMANDS: Final = {_key(BY_ID[command].keys[0]): command for command in (*PLACES, SORT, PUT_BACK)}


def command_of(key: int) -> str:
    """Return the command that a key of Qt gives on the board, pressed by itself; empty: none."""
    return _COMMANDS.get(key, "")
