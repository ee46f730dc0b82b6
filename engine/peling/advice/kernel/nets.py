"""What nets have learned from deals in the kernel, as data: a file for each rule set and number of players.

There are two kinds. `leaf` says what a deal that was cut short is worth to a player, by what all hold: what
decisions are worth (`trials`) and the longer look of masters need it. `correction` says of a discard what the
formula misses, by what one player sees: experts and advice need it. Both are small
(`engine/kernel/nets/net.h`) and learn by `python dev.py train --nets`; where there is no file, the formula
answers alone.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "learned"
FORMAT: Final = 1
LEAF: Final = "leaf"
CORRECTION: Final = "correction"
INPUTS: Final = {LEAF: 74, CORRECTION: 72}
"""How many inputs each kind of net has."""
MOST_INPUTS: Final = 96
"""The kernel has room for so many."""
FIRST: Final = 32
SECOND: Final = 16
"""How many units the two layers have."""
REST: Final = FIRST + FIRST * SECOND + SECOND + SECOND + 1
"""How many numbers follow the weights of the inputs."""
UNIT: Final = 4096
"""A weight is written as a whole number of parts of 1, so many to each."""
POINTS: Final = 10
"""A correction counts in tens of points."""
MOST_HURDLE: Final = 100
MOST_WEIGHT: Final = 1 << 20
A_LINE: Final = 16
"""So many weights stand on a line of a file."""


class NetError(ValueError):
    """A file holds no net that can be used; the message says which file and why."""


@dataclass(frozen=True, slots=True)
class Net:
    """A net with where it comes from.

    Attributes:
        kind: `LEAF` or `CORRECTION`.
        revision: counted up with each net that takes its place.
        seed: what the training began with.
        hurdle: of a correction, by how many points it must set another discard before the first of the
            formula to be followed: what it says is not more exact than that.
        weights: the weights in 4096ths, input by input, then the rest in the order of the kernel.
    """

    kind: str
    revision: int
    seed: int
    hurdle: float
    weights: tuple[int, ...]

    @property
    def hash(self) -> str:
        """Return the first 12 digits of the SHA-256 of hurdle and weights as written."""
        return hashlib.sha256(json.dumps((self.hurdle, *self.weights)).encode()).hexdigest()[:12]

    @property
    def bytes(self) -> bytes:
        """Return the weights as the kernel holds them, with 0 for inputs that this kind does not have."""
        inputs = INPUTS[self.kind] * FIRST
        missing = (MOST_INPUTS - INPUTS[self.kind]) * FIRST
        figures = (*self.weights[:inputs], *[0] * missing, *self.weights[inputs:])
        shares = (*(weight / UNIT for weight in figures), self.hurdle / POINTS)
        return struct.pack(f"<{len(shares)}f", *shares)


def net_of(kind: str, seed: int, hurdle: float, learned: bytes) -> Net:
    """Return what the kernel has learned as a net of revision 1; the weights are rounded to 4096ths.

    Raises:
        NetError: a weight is no number, or too large: the training went astray.
    """
    figures = struct.unpack(f"<{len(learned) // 4}f", learned)
    inputs, every = INPUTS[kind] * FIRST, MOST_INPUTS * FIRST
    kept = (*figures[:inputs], *figures[every:-1])
    if not all(abs(weight) * UNIT < MOST_WEIGHT for weight in kept):
        raise NetError(f"{kind}: what was learned has weights that are no numbers, or too large")
    return Net(kind, 1, seed, hurdle, tuple(round(weight * UNIT) for weight in kept))


def file_name(kind: str, rules: str, players: int) -> str:
    """Return the name of the file of a net, with its ending."""
    return f"{kind}-{rules}-{players}.json"


@cache
def net_for(kind: str, rules: str, players: int) -> Net | None:
    """Return the net of a rule set with so many players; None where none has learned.

    Raises:
        NetError: its file is damaged.
    """
    path = FOLDER / file_name(kind, rules, players)
    return read_net(path, kind) if path.is_file() else None


def read_net(path: Path, kind: str) -> Net:
    """Read a net.

    Raises:
        NetError: the file cannot be read, or is not what `written` writes.
    """
    try:
        contents = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise NetError(f"{path.name}: {error}") from None
    if not isinstance(contents, dict) or contents.get("format") != FORMAT or contents.get("kind") != kind:
        raise NetError(f"{path.name}: this is no {kind} of format {FORMAT}")
    revision, seed = contents.get("revision"), contents.get("seed")
    if not (isinstance(revision, int) and isinstance(seed, int)):
        raise NetError(f"{path.name}: 'revision' and 'seed' must be whole numbers")
    weights, hurdle = contents.get("weights"), contents.get("hurdle")
    if not isinstance(hurdle, float) or not 0 <= hurdle <= MOST_HURDLE:
        raise NetError(f"{path.name}: 'hurdle' must be a number of points from 0 to {MOST_HURDLE}")
    due = INPUTS[kind] * FIRST + REST
    if not isinstance(weights, list) or len(weights) != due or not all(map(_is_weight, weights)):
        raise NetError(f"{path.name}: 'weights' must be {due} whole numbers below {MOST_WEIGHT}")
    net = Net(kind, revision, seed, hurdle, tuple(weights))
    if contents.get("hash") != net.hash:
        raise NetError(f"{path.name}: the weights are not those of its hash")
    return net


def _is_weight(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_WEIGHT


def written(net: Net) -> str:
    """Return the text of a net's file; equal nets give equal bytes."""
    head = {
        "format": FORMAT,
        "kind": net.kind,
        "revision": net.revision,
        "seed": net.seed,
        "hurdle": net.hurdle,
        "hash": net.hash,
    }
    said = "".join(f'  "{key}": {json.dumps(value)},\n' for key, value in head.items())
    return f'{{\n{said}  "weights": [\n{_lines(net.weights)}\n  ]\n}}\n'


def _lines(weights: Sequence[int]) -> str:
    rows = (weights[first : first + A_LINE] for first in range(0, len(weights), A_LINE))
    return ",\n".join("    " + ", ".join(map(str, row)) for row in rows)
