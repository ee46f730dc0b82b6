"""The kernel: deals and rollouts in WebAssembly, run by the package `wasmtime`.

Its source is C, in `engine/kernel/`; `build.py` there makes `kernel.wasm`. It plays by the same rules as
`peling.play` and is held to that by tests. The package is imported when the first kernel is made, never
before; where it is missing, `available` says so and nobody needs the kernel.
"""

from __future__ import annotations

import atexit
import ctypes
import struct
import sys
import weakref
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from peling.advice.formula.prices import prices
from peling.advice.kernel.codes import NOBODY, action_of, number_of
from peling.advice.kernel.deals import GREEDY, TO_THE_END, Outcomes, Played, RolloutPlan, Table, WallTiles
from peling.advice.kernel.nets import Net
from peling.advice.kernel.policy import price_figures
from peling.advice.kernel.registers import clear_upper_halves
from peling.advice.kernel.rules import packed
from peling.advice.kernel.view import view_figures
from peling.core.actions import Action, ClaimChow, ClaimPung
from peling.core.tiles import KINDS, TILES, WINDS, Tile, Wind
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling.shapes.tables import TABLES_FILE, in_pieces

FILE: Final = Path(__file__).with_name("kernel.wasm")
SLOTS: Final = 16
"""How many deals a kernel holds at a time."""
MODELS: Final = 8
"""So many models it knows at a time."""
MOST_CHOICES: Final = 48
MOST_CORRECTED: Final = 6
_TALLY: Final = 8
_WORD: Final = (1 << 32) - 1


class NoKernelError(ValueError):
    """The package is missing, or it does not work on this machine. The message says why."""


def available() -> bool:
    """Return whether a kernel may be had here; that the package works shows only when one is made."""
    return find_spec("wasmtime") is not None and FILE.is_file()


@cache
def _compiled() -> tuple[Any, Any, Any] | str:
    """Return the package, the engine and the compiled module, or why they cannot be had.

    That is asked once in a process, and takes some 70 ms.
    """
    try:
        import wasmtime  # noqa: PLC0415 -- only who asks for a kernel waits for it
    except (ImportError, OSError) as error:
        # Its machine code may be missing, or be made for another system.
        return f"the package wasmtime cannot be loaded: {error}"
    try:
        config = wasmtime.Config()
        # Each further thread that compiles would keep some megabytes for good.
        config.parallel_compilation = False
        engine = wasmtime.Engine(config)
        module = wasmtime.Module.from_file(engine, str(FILE))
        _give_back()
    except (OSError, wasmtime.WasmtimeError) as error:
        return f"the package wasmtime cannot load the kernel: {error}"
    # Left to the end of the interpreter, they find their package taken apart.
    atexit.register(engine.close)
    atexit.register(module.close)
    return wasmtime, engine, module


def _give_back() -> None:
    """Give the system back what compiling has used, where the C library can: else 12 MB stay for good."""
    if sys.platform.startswith("linux"):
        give_back = getattr(ctypes.CDLL(None), "malloc_trim", lambda _: 0)
        give_back(0)


class Kernel:
    """A kernel for one rule set; it belongs to the thread that made it.

    Deals lie in slots from 0 on. Players are named by their place in the order of play, East by 0.
    """

    def __init__(self, rules: RuleSet) -> None:
        """Load the kernel and give it the rules and the tables of shapes.

        Raises:
            NoKernelError: there is no package here that runs it.
            UnknownToKernelError: it does not know the rules.
        """
        compiled = _compiled()
        if isinstance(compiled, str):
            raise NoKernelError(compiled)
        wasmtime, engine, module = compiled
        self._store: Final = wasmtime.Store(engine)
        weakref.finalize(self, self._store.close)
        exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports: Final = exports
        # Its memory never grows, so that it stays where it is.
        self._memory: Final = memoryview(exports["memory"].get_buffer_ptr(self._store)).cast("B")
        self._functions: Final[dict[str, Any]] = {}
        self._rules: Final = rules
        self._priced: Final[set[Wind | None]] = set()
        self.io: Final = self.call("io")
        place = self.call("tables")
        for piece in in_pieces(TABLES_FILE.read_bytes()):
            self.write(place, piece)
            place += len(piece)
        self.put("i", packed(rules), self.call("rules"), self.call("rules_size"))
        self.call("use_rules")

    def call(self, name: str, *arguments: int) -> int:
        """Call a function of the kernel; see `engine/kernel/exports.c`."""
        if name not in self._functions:
            self._functions[name] = self._exports[name]
        clear_upper_halves()
        return int(self._functions[name](self._store, *arguments) or 0)

    def put(self, letter: str, figures: Sequence[float], place: int, due: int | None = None) -> None:
        """Write figures into the memory of the kernel; `letter` is that of `struct`.

        Raises:
            ValueError: there are more or fewer of them than are due.
        """
        if due is not None and len(figures) != due:
            raise ValueError(f"{len(figures)} figures where kernel.wasm was built for {due}; build it again")
        struct.pack_into(f"<{len(figures)}{letter}", self._memory, place, *figures)

    def read(self, place: int, size: int) -> bytes:
        """Return so many bytes of the memory of the kernel."""
        return bytes(self._memory[place : place + size])

    def write(self, place: int, data: bytes) -> None:
        """Write bytes into the memory of the kernel."""
        self._memory[place : place + len(data)] = data

    def figures(self, letter: str, number: int, place: int) -> tuple[Any, ...]:
        """Return so many figures from the memory of the kernel; `letter` is that of `struct`."""
        return struct.unpack_from(f"<{number}{letter}", self._memory, place)

    # -- a deal, step by step --------------------------------------------------------------------------------

    def begin(self, slot: int, table: Table, wall: WallTiles, *, thirteenth: bool = False) -> None:
        """Deal from a wall.

        Args:
            slot: where the deal will lie.
            table: who plays; the wind of the round must be named.
            wall: the wall, broken.
            thirteenth: whether East's next win would be the thirteenth in succession.
        """
        self.put("i", (*table.figures(), int(thirteenth), *wall.figures()), self.io)
        self.call("begin", slot)

    def load(self, slot: int, view: PlayerView) -> None:
        """Make a deal of what a player knows; what he does not see is to be laid out by `reshuffle`.

        Raises:
            ValueError: the tiles that he sees and those that must lie elsewhere are not those of a set.
        """
        self._show(view)
        self._check(self.call("load", slot))

    def load_and_choose(self, view: PlayerView, model: int) -> tuple[Action, Tile | None]:
        """Make a deal of what a player knows, and return what he would do by a model, all in one call.

        The deal lies in the first slot. With the action comes the discard that would follow a chow or pung.

        Raises:
            ValueError: as in `load`.
        """
        self._show(view, view.winds.index(view.me), model)
        self.call("load_and_choose")
        over, number, then = self.figures("i", 3, self.io)
        self._check(over)
        action = action_of(number)
        follows = isinstance(action, ClaimChow | ClaimPung) and then != NOBODY
        return action, TILES[then] if follows else None

    def _show(self, view: PlayerView, *before: int) -> None:
        self.use_prices(view.round_wind)
        self.put("i", (*before, *view_figures(view, self._rules)), self.io)

    @staticmethod
    def _check(over: int) -> None:
        if over:
            raise ValueError(f"the tiles of this position are no set: {over:+} are left")

    def give(self, slot: int, place: int, tiles: Sequence[Tile], heads: int = 0) -> None:
        """Give a player a hand; `heads` are the different majors he was dealt, where that matters."""
        held = Counter(tiles)
        self.put("i", (*(held[tile] for tile in TILES), heads), self.io)
        self.call("give", slot, place)

    def reshuffle(self, slot: int, place: int, seed: int, world: int, model: int = GREEDY) -> None:
        """Lay out by chance what a player of a deal does not see; equal seeds and worlds are equal.

        The others have hands as good as by that model after as many draws; `GREEDY`: any hands.
        """
        self.call("reshuffle", slot, place, seed, world, model)

    def shuffle_wall(self, slot: int, seed: int, world: int) -> None:
        """Lay the tiles that are still to be drawn in another order; equal seeds and worlds are equal."""
        self.call("shuffle_wall", slot, seed, world)

    def share_wall(self, slot: int) -> None:
        """Let every player draw tiles of his own from now on, whoever is passed over, as rollouts do."""
        self.call("share_wall", slot)

    def legal(self, slot: int, place: int) -> tuple[Action, ...]:
        """Return what a player may do, in the order of `legal_actions`."""
        number = self.call("legal", slot, place)
        return tuple(map(action_of, self.figures("i", number, self.io)))

    def act(self, slot: int, place: int, action: Action) -> None:
        """Let a player do something that is legal."""
        self.call("act", slot, place, number_of(action))

    def look(self, slot: int) -> tuple[int, ...]:
        """Return where a deal stands, as figures: see `look` in `engine/kernel/exports.c`."""
        return self.figures("i", self.call("look", slot), self.io)

    def winner(self, slot: int) -> int:
        """Return the place of the player who has won; -1 while nobody has."""
        return self.call("winner", slot)

    def short(self, slot: int, place: int) -> int:
        """Return how many tiles a player lacks to a win, as `RuleSet.short` has it."""
        return self.call("short", slot, place)

    def helpful(self, slot: int, place: int) -> tuple[Tile, ...]:
        """Return the kinds of which one more tile brings a player nearer to a win, wild ones among them."""
        low, high = self.figures("i", self.call("helpful", slot, place), self.io)
        return tuple(tile for tile in TILES if (low & _WORD | high << 32) >> tile.index & 1)

    def settle(self, slot: int, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return what each player gains or loses by a finished deal, and what each hand counts."""
        self.call("settle", slot)
        figures = self.figures("q", 2 * players, self.io)
        return figures[::2], figures[1::2]

    # -- players that choose by models -----------------------------------------------------------------------

    @property
    def model_size(self) -> int:
        """Return how many numbers a model has."""
        return self.call("model_size")

    def use_model(self, number: int, figures: Sequence[float], *, corrected: bool = False) -> None:
        """Keep the numbers by which players may choose (see `model_figures`), as a model from 0 to 7.

        A corrected one adds to the worth of discards what the net `correction` says.
        """
        self.put("d", figures, self.call("model", number), self.model_size)
        self.call("use_correction", number, int(corrected))

    def use_net(self, kind: str, net: Net | None) -> None:
        """Go by a net of a kind from now on; None: by the formula alone."""
        if net is not None:
            self.write(self.call(kind), net.bytes)
        self.call("has_" + kind, int(net is not None))

    def use_prices(self, round_wind: Wind | None) -> None:
        """Let the kernel know what the book pays in a round; asked once, it remembers."""
        if round_wind in self._priced:
            return
        self._priced.add(round_wind)
        for seat in WINDS:
            figures = price_figures(prices(self._rules, seat, round_wind))
            place = self.call("prices", 4 if round_wind is None else round_wind.number, seat.number)
            self.put("i", figures, place, self.call("prices_size"))

    def use_prices_at(self, table: Table) -> None:
        """Let the kernel know what the book pays in each round that may be played at a table."""
        for wind in WINDS if table.random_round else (table.round_wind,):
            self.use_prices(wind)

    def choose(self, slot: int, place: int, model: int) -> Action:
        """Return what a player would do by a model; the prices of the round must be known."""
        return action_of(self.call("choose", slot, place, model))

    def corrections(self, slot: int, place: int, model: int) -> dict[Action, float]:
        """Return how many points are added to the worth of discards by the net `correction`.

        Those that are not named are too far behind, or there is nothing to choose.
        """
        start = self.call("corrections", slot, place, model)
        number, *actions = self.figures("i", 1 + MOST_CORRECTED, self.io)
        added = self.figures("d", number, start)
        return {action_of(action): points for action, points in zip(actions, added, strict=False)}

    def draws(self, slot: int, place: int, model: int) -> dict[Tile, float]:
        """Return what the best is worth, by a model, with each tile that a player might have drawn instead.

        Those that end the deal are left out, and flowers. The player must just have drawn.
        """
        start = self.call("draws", slot, place, model)
        low, high = self.figures("i", 2, self.io)
        weighed = (high & _WORD) << 32 | low & _WORD
        worths = self.figures("d", len(KINDS), start)
        return {kind: worths[kind.index] for kind in KINDS if weighed >> kind.index & 1}

    def play_on(self, slot: int, models: Sequence[int], discards: int = TO_THE_END) -> None:
        """Let everybody play by models, one for each of four places: to the end, or for so many discards."""
        self.put("i", models, self.io, 4)
        self.call("play_on", slot, discards)

    def play(self, table: Table, models: Sequence[int], seed: int, walls: range) -> tuple[Played, ...]:
        """Play whole deals by models, each wall once with every turn of the players round the table.

        Args:
            table: who sits there.
            models: the number of the model that each place begins with; by the next turn everybody sits one
                place farther.
            seed: the seed of all walls.
            walls: the numbers of the walls; equal seeds and numbers are equal walls.

        Returns:
            The deals, all turns of a wall together.
        """
        players = len(table.winds)
        self.use_prices_at(table)
        most = self.call("results_size") // (5 * players)
        found: list[Played] = []
        for first in range(walls.start, walls.stop, most):
            number = min(most, walls.stop - first)
            self.put("i", (*table.figures(), *models, *[0] * (4 - players), players), self.io)
            self.call("play", seed, first, number)
            figures = self.figures("i", 5 * players * number, self.call("results"))
            for deal in range(players * number):
                wall, turn = divmod(deal, players)
                found.append(_played(first + wall, turn, figures[5 * deal : 5 * deal + 5], players))
        return tuple(found)

    def roll_out(
        self, slot: int, place: int, choices: Sequence[Action], worlds: range, plan: RolloutPlan
    ) -> tuple[Outcomes, ...]:
        """Play each of a player's choices on in the same worlds, by models for all; say what came of each.

        The deal in the slot stays as it is.

        Raises:
            ValueError: there are more choices than the kernel compares.
        """
        number = len(choices)
        if number > MOST_CHOICES:
            raise ValueError(f"{number} choices are more than the {MOST_CHOICES} that the kernel compares")
        start = self.call("figures")
        self.put("d", plan.leaf, start)
        self.put("i", (number, *map(number_of, choices), *plan.models), self.io)
        self.call("rollouts", slot, place, plan.seed, worlds.start, len(worlds), plan.discards)
        figures = self.figures("d", number * (_TALLY + number), start)
        products = figures[_TALLY * number :]
        return tuple(
            Outcomes.of(
                len(worlds),
                figures[_TALLY * choice : _TALLY * (choice + 1)],
                products[number * choice : number * (choice + 1)],
            )
            for choice in range(number)
        )


def _played(wall: int, turn: int, figures: Sequence[int], players: int) -> Played:
    *by_place, winner = figures
    net = tuple(by_place[(place + turn) % players] for place in range(players))
    return Played(wall, turn, net, NOBODY if winner == NOBODY else (winner - turn) % players)
