"""Keep what was read from games in a small file, so that a long list of games is read once.

It holds nothing that is not in the games. A file that is damaged or of another version is as good as none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from peling.play.records import DealRecord, record_from_json, record_to_json
from peling_app.platform.json_text import JsonTextError, read_json
from peling_app.platform.whole_file import read_whole, write_whole

VERSION: Final = 3
"""Of what is kept of a game; with another one all games are read again."""
LONGEST: Final = 2**26
"""Bytes; ten thousand deals take four million."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What was found in a file of a game.

    Attributes:
        stamp: size and time of the file when it was read, and of the log beside it.
        deals: its deals that are over; None: it cannot be read.
    """

    stamp: tuple[int, ...]
    deals: tuple[DealRecord, ...] | None


def read_cache(path: Path | None) -> dict[str, Seen]:
    """Return what was found in each file, by its path; nothing where the cache cannot be read."""
    if path is None:
        return {}
    try:
        raw: Any = read_json(read_whole(path, LONGEST), LONGEST)
        if raw["version"] != VERSION:
            return {}
        return {str(name): _seen(value) for name, value in raw["games"].items()}
    except (OSError, JsonTextError, ValueError, TypeError, LookupError, AttributeError):
        return {}


def write_cache(path: Path | None, games: Mapping[str, Seen]) -> None:
    """Write what was found; where that is refused, it is read from the games again the next time."""
    if path is not None:
        content = {"version": VERSION, "games": {name: _to_json(seen) for name, seen in games.items()}}
        with suppress(OSError):
            write_whole(path, json.dumps(content, ensure_ascii=False, separators=(",", ":")))


def _seen(value: Any) -> Seen:  # noqa: ANN401 - whatever the file holds
    stamp = tuple(value["stamp"])
    if any(type(number) is not int for number in stamp):
        raise ValueError(f"{stamp!r} is no stamp")
    deals = value["deals"]
    return Seen(stamp, None if deals is None else tuple(map(record_from_json, deals)))


def _to_json(seen: Seen) -> dict[str, Any]:
    deals = None if seen.deals is None else list(map(record_to_json, seen.deals))
    return {"stamp": list(seen.stamp), "deals": deals}
