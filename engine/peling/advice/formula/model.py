"""The numbers by which hands are weighed, as data: one model for each book and number of players.

A model is found by play (`python dev.py train`), not by thought; what each number means stands here. The
files lie in `models/`, one for each rule set and number of players, and beside them `club-1.json`, the
numbers that were thought out before anything was measured. They stay as a yardstick.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "models"
YARDSTICK: Final = "club-1"
"""The name of the model that stands for itself, whatever the book."""
FORMAT: Final = 1


class ModelError(ValueError):
    """A file holds no model that can be used; the message says which file and why."""


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """By which numbers a hand is weighed.

    Lists by distance begin with one tile missing. Lists by copies begin with none.

    Attributes:
        pace: how likely a useful tile comes in a round of turns, by tiles missing.
        pattern_pace: by the id of a pattern how much slower that is where only some tiles are of use, or none
            may be claimed.
        chow_weight: from how many sides a tile for a sequence comes; a player's own draw counts 1.
        pung_weight: the same for a tile that makes a pair three of a kind.
        win_weight: the same for the tile that completes the hand.
        call_point: points towards a claim that a way of waiting is hoped to bring, where a book asks for
            some.
        pair_hope: how likely a pair becomes three of a kind, by its live copies.
        single_hope: the same for a single tile.
        pair_share: what part of a pung's points a pair is worth.
        other_plans: what part of the worth of plans beside the best one counts: they keep a way open.
        plans_kept: how many plans are followed at most.
        worth_keeping: a plan that promises less than this part of the best one is not followed.
        neighbour: how much each live tile that would have gone with the one given up lessens the chance.
        calling: how likely a player is calling late in a deal, by the sets before him.
        late: after so many discards a deal is late.
        fits: how likely a live tile is the one that a calling player waits for, for each of its live copies.
        dead: the same for a kind of which no copy is out of sight; it can still fill a sequence.
        same_suit: how much more dangerous a suit is when all sets before a player are of it.
        other_suit: how dangerous the other suits remain then.
        refused: how dangerous a kind remains that somebody has just discarded and nobody claimed.
        danger: how much weight what a discard may cost has against what may be won.
        turn_ahead: how much better it is to draw next than to wait for a round.
        early_end: how likely a deal ends in a round of turns anyway.
        wall_end: the same by the wall, over the rounds that are left.
        calling_end: the same by each opponent who is calling.
        chow_claim, pung_claim, kong_claim: by what the worth of a hand is multiplied after such a claim.
        idle_claim: the same once more for a chow or pung that leaves as many tiles missing as passing does.
        own_kong: the same for a four of one's own tiles.
        spare_wild: the same for a discard that gives a wild tile away.
        as_it_stands: what part of what a hand counts without a win adds to its worth, where losers settle.
        spoilt: what part is taken off of what a book pays for a hand in which nothing else scores, once
            something does.
        threes_share: what part of a pung's points a pair is worth in a hand of threes only; 0: such hands are
            aimed at only where a book pays much for them as such.
    """

    pace: tuple[float, ...]
    pattern_pace: Mapping[str, float]
    chow_weight: float
    pung_weight: float
    win_weight: float
    call_point: float
    pair_hope: tuple[float, ...]
    single_hope: tuple[float, ...]
    pair_share: float
    other_plans: float
    plans_kept: int
    worth_keeping: float
    neighbour: float
    calling: tuple[float, ...]
    late: int
    fits: float
    dead: float
    same_suit: float
    other_suit: float
    refused: float
    danger: float
    turn_ahead: float
    early_end: float
    wall_end: float
    calling_end: float
    chow_claim: float
    pung_claim: float
    kong_claim: float
    idle_claim: float
    own_kong: float
    spare_wild: float
    as_it_stands: float
    spoilt: float
    threes_share: float


@dataclass(frozen=True, slots=True)
class Trained:
    """A model with where it comes from.

    Attributes:
        model: the numbers.
        name: the name of its file, without the ending.
        revision: counted up with each model that takes its place.
        seed: what the training began with; None for numbers that were thought out or found by hand.
        searches: of how many searches the numbers are the mean, the next one with the next seed.
        hash: the first 12 digits of the SHA-256 of the numbers as written.
    """

    model: Model
    name: str
    revision: int
    seed: int | None
    searches: int
    hash: str


def model_for(rules: str, players: int) -> Model:
    """Return the model of a rule set with so many players; `club-1` where none was trained."""
    return trained(rules, players).model


@cache
def trained(rules: str, players: int) -> Trained:
    """Return the model of a rule set with so many players and where it comes from."""
    path = FOLDER / f"{file_name(rules, players)}.json"
    return read_model(path) if path.is_file() else yardstick()


@cache
def yardstick() -> Trained:
    """Return the numbers that were thought out before anything was measured."""
    return read_model(FOLDER / f"{YARDSTICK}.json")


def file_name(rules: str, players: int) -> str:
    """Return the name of the file for a rule set with so many players, without its ending."""
    return f"{rules}-{players}"


def read_model(path: Path) -> Trained:
    """Read a model.

    Raises:
        ModelError: the file cannot be read, or is not what `written` writes.
    """
    try:
        contents = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ModelError(f"{path.name}: {error}") from None
    if not isinstance(contents, dict) or contents.get("format") != FORMAT:
        raise ModelError(f"{path.name}: this is no model of format {FORMAT}")
    revision, seed, searches = (contents.get(name) for name in ("revision", "seed", "searches"))
    if not (
        isinstance(revision, int) and isinstance(searches, int) and (seed is None or isinstance(seed, int))
    ):
        raise ModelError(f"{path.name}: 'revision', 'seed' and 'searches' must be whole numbers")
    model = _model(contents.get("numbers"), path.name)
    if contents.get("hash") != model_hash(model):
        raise ModelError(f"{path.name}: the numbers are not those of its hash")
    return Trained(model, path.stem, revision, seed, searches, model_hash(model))


def _model(numbers: object, file: str) -> Model:
    wanted = {field.name: str(field.type) for field in fields(Model)}
    if not isinstance(numbers, dict) or set(numbers) != set(wanted):
        raise ModelError(f"{file}: 'numbers' must have exactly: {', '.join(sorted(wanted))}")
    for name, kind in wanted.items():
        if not _FITS[kind](numbers[name]):
            raise ModelError(f"{file}: '{name}' is not {kind}")
    made: dict[str, Any] = {
        name: tuple(one) if isinstance(one, list) else one for name, one in numbers.items()
    }
    return Model(**made)


def _is(kind: type, value: object) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _number(value: object) -> bool:
    return (_is(int, value) or _is(float, value)) and math.isfinite(float(str(value)))


_FITS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "float": _number,
    "int": lambda value: _is(int, value),
    "tuple[float, ...]": lambda value: isinstance(value, list) and bool(value) and all(map(_number, value)),
    "Mapping[str, float]": lambda value: isinstance(value, dict) and all(map(_number, value.values())),
}


def written(model: Model, revision: int, seed: int | None, searches: int = 1) -> str:
    """Return the text of a model's file; equal numbers give equal bytes."""
    contents = {
        "format": FORMAT,
        "revision": revision,
        "seed": seed,
        "searches": searches,
        "hash": model_hash(model),
        "numbers": asdict(model),
    }
    return json.dumps(contents, indent=2) + "\n"


def model_hash(model: Model) -> str:
    """Return the first 12 digits of the SHA-256 of the numbers of a model."""
    numbers = json.dumps(asdict(model), sort_keys=True)
    return hashlib.sha256(numbers.encode()).hexdigest()[:12]
