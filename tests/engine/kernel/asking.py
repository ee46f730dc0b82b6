"""The shipped kernel asked single questions: records of the engine as its bytes, its answers as values."""

from __future__ import annotations

import atexit
import struct
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import peling
from peling.advice.kernel.rules import packed
from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import TILES, WINDS, Tile, Wind
from peling.rules.records import FIRST_TURN, LAST_TILE, STANDING, turned_up_for
from peling.rules.ruleset import RuleSet

FILE = Path(peling.__file__).parent / "advice" / "kernel" / "kernel.wasm"
AVAILABLE = FILE.is_file() and find_spec("wasmtime") is not None
"""Whether the kernel can be asked here at all."""
HAND = struct.Struct("<42b b 16b B 6b h 34b")
SCORE = struct.Struct("<q 4i")
FINISHED = struct.Struct("<b 4b b 4b 4b")
SETTLED = struct.Struct("<4q 96s b 2b 5x")
KINDS = tuple(MeldKind)
FORMS = (None, KongForm.CLAIMED, KongForm.DRAWN, KongForm.ADDED)
WAYS = tuple(WinBy)
NOTED = {
    "supply-of-flower": 1,
    "supply-of-claimed-kong": 2,
    "supply-of-drawn-kong": 4,
    "supply-of-added-kong": 8,
    FIRST_TURN: 16,
    LAST_TILE: 32,
    STANDING: 64,
    "thirteenth-win": 128,
}
REASONS = (None, "not-complete", "wild-eye", "below-minimum")
DEAD = (None, "wrong-count", "too-many", "too-few")


class Scored(NamedTuple):
    """What the kernel says of a hand; `reason` is why it is not scored."""

    total: int
    points: int
    doubles: int
    shares: int
    reason: str | None


class Payments(NamedTuple):
    """What the kernel says of a finished deal."""

    net: dict[Wind, int]
    totals: dict[Wind, int]
    liable: Wind | None
    sharing: tuple[Wind, ...]


class Kernel:
    """One instance of the kernel; it keeps the rules it was asked by last."""

    def __init__(self) -> None:
        """Load it."""
        import wasmtime  # noqa: PLC0415 -- where it is missing, nobody asks

        engine = wasmtime.Engine()
        module = wasmtime.Module.from_file(engine, str(FILE))
        self._store = wasmtime.Store(engine)
        for made in (engine, module, self._store):
            # Left to the end of the interpreter, they find their package taken apart.
            atexit.register(made.close)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._io = self._call("io")
        self._rules: tuple[int, ...] = ()

    def _call(self, name: str, *arguments: int) -> int:
        function: Any = self._exports[name]
        return int(function(self._store, *arguments) or 0)

    def _ask(self, rules: RuleSet, question: bytes, name: str, *arguments: int) -> int:
        """Ask by these rules."""
        values = packed(rules)
        if values != self._rules:
            self._memory.write(self._store, struct.pack(f"<{len(values)}i", *values), self._call("rules"))
            self._rules = values
        self._memory.write(self._store, question, self._io)
        return self._call(name, *arguments)

    def _answer(self, size: int) -> bytes:
        start = self._io + self._call("answer")
        return bytes(self._memory.read(self._store, start, start + size))

    def score(self, rules: RuleSet, record: HandRecord, ask: str = "score_hand") -> Scored:
        """Score a hand, by `ask` as one that stands."""
        self._ask(rules, hand_bytes(record), ask)
        total, points, doubles, shares, status = SCORE.unpack(self._answer(SCORE.size))
        return Scored(total, points, doubles, shares, REASONS[status])

    def completes(self, rules: RuleSet, record: HandRecord, tile: Tile) -> bool:
        """Return whether a tile completes a hand."""
        return bool(self._ask(rules, hand_bytes(record), "completes", tile.index))

    def waits(self, rules: RuleSet, record: HandRecord) -> tuple[Tile, ...]:
        """Return the kinds that complete a hand."""
        bits = self._ask(rules, hand_bytes(record), "waits")
        return tuple(kind for kind in TILES[:34] if bits >> kind.index & 1)

    def liable(self, rules: RuleSet, record: HandRecord) -> Wind | None:
        """Return who would pay for all for a won hand."""
        wind = self._ask(rules, hand_bytes(record), "liable_for")
        return None if wind < 0 else WINDS[wind]

    def settle(
        self,
        rules: RuleSet,
        records: Mapping[Wind, HandRecord],
        winner: Wind | None,
        dead: Mapping[Wind, str],
        washed: Mapping[Wind, int],
    ) -> Payments:
        """Settle a finished deal."""
        places = [wind.number for wind in records]
        head = FINISHED.pack(
            len(places),
            *places,
            *[-1] * (4 - len(places)),
            number(winner),
            *(DEAD.index(dead.get(wind)) for wind in WINDS),
            *(washed.get(wind, 0) for wind in WINDS),
        )
        hands = (hand_bytes(records[wind]) if wind in records else bytes(HAND.size) for wind in WINDS)
        self._ask(rules, head + b"".join(hands), "settle_deal")
        *net, scores, liable, one, other = SETTLED.unpack(self._answer(SETTLED.size))
        totals = [SCORE.unpack_from(scores, SCORE.size * wind.number)[0] for wind in WINDS]
        return Payments(
            {wind: net[wind.number] for wind in records},
            {wind: totals[wind.number] for wind in records},
            None if liable < 0 else WINDS[liable],
            tuple(WINDS[wind] for wind in (one, other) if wind >= 0),
        )


@cache
def kernel() -> Kernel:
    """Return the one instance that tests share."""
    return Kernel()


def number(wind: Wind | None) -> int:
    return -1 if wind is None else wind.number


def meld_bytes(meld: Meld) -> tuple[int, ...]:
    return KINDS.index(meld.kind), meld.tile.index, FORMS.index(meld.form), number(meld.claimed_from)


def hand_bytes(record: HandRecord) -> bytes:
    """Return a record as the kernel's `Hand`; that the discarder is excused the kernel finds by itself."""
    counts = [0] * len(TILES)
    for held in record.hand.concealed:
        counts[held.index] += 1
    melds = [value for meld in record.hand.melds for value in meld_bytes(meld)]
    bonus = sum(1 << (held.index - 34) for held in record.hand.bonus)
    turned = turned_up_for(record.wild)
    win = record.win
    tile = None if win is None else win.tile
    visible = [0] * 34
    for seen in record.visible:
        if seen.index < 34:
            visible[seen.index] += 1
    return HAND.pack(
        *counts,
        len(record.hand.melds),
        *melds,
        *[0] * (16 - len(melds)),
        bonus,
        record.seat.number,
        number(record.round_wind),
        -1 if turned is None else turned.index,
        -1 if win is None else WAYS.index(win.by),
        index(tile),
        -1 if win is None else number(win.giver),
        sum(NOTED.get(name, 0) for name in record.circumstances),
        *visible,
    )


def index(tile: Tile | None) -> int:
    return -1 if tile is None else tile.index
