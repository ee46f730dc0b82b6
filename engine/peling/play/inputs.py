"""The inputs that make a game, and their form as plain JSON values, in which the journal keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, assert_never

from peling.core import actions as act
from peling.core.tiles import WINDS, Seat, Tile, Wind, tile
from peling.play.table import Throw
from peling.rules.course import Length
from peling.rules.ruleset import OptionValue


class GameInputError(ValueError):
    """An input that does not fit the game, or a stored one that cannot be read. The message says why."""


HUMAN: Final = "human"
"""The kind of a player that is no computer player."""


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Who sits on a chair.

    Attributes:
        name: what the player is called.
        kind: `HUMAN` or the level of a computer player, for example ``"novice"`` or ``"club"``.
        character: which of its characters a program lets play here, by a word of its own; empty: any.
    """

    name: str
    kind: str
    character: str = ""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What is agreed before a game.

    Attributes:
        rules_id: the rule set.
        options: the house rules that differ from the book's defaults.
        players: who plays, each to the right of the one before; two to four. A human sits on the first chair.
        learning: whether actions may be taken back.
        seed: where the dice and walls come from; None if it is not to be known.
        house_name: the name under which the players keep these house rules; empty: they have none.
        length: how long the game is to be.
    """

    rules_id: str
    options: Mapping[str, OptionValue]
    players: tuple[PlayerSpec, ...]
    learning: bool = True
    seed: int | None = None
    house_name: str = ""
    length: Length = Length.NO_END


@dataclass(frozen=True, slots=True)
class SeatThrows:
    """The throws for East (PC1-SEAT): round after round, those who tied for the highest throw again.

    Attributes:
        rounds: in each round one throw for each player who still throws, in the order of the chairs.
    """

    rounds: tuple[tuple[Throw, ...], ...]


@dataclass(frozen=True, slots=True)
class WindBox:
    """The winds were drawn from the box; see `peling.play.seating`.

    Attributes:
        thrower: who threw to name the positioner, as a place in the order of the chairs.
        throws: that throw, and the positioner's.
        winds: the winds in the line, the farthest from the positioner first; as many as play, from East.
        box: the number of the place in the line at which the box stood, from 1.
    """

    thrower: int
    throws: tuple[Throw, Throw]
    winds: tuple[Wind, ...]
    box: int


@dataclass(frozen=True, slots=True)
class StartDeal:
    """A wall was built and broken.

    Attributes:
        wall: every tile in the physical order of the wall; see `peling.play.wall`.
        throws: East's throw and the breaker's.
        box: how the winds were drawn anew before it; None, but after four rounds by a house rule.
    """

    wall: tuple[Tile, ...]
    throws: tuple[Throw, Throw]
    box: WindBox | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Somebody did something."""

    seat: Seat
    action: act.Action


Input: TypeAlias = SeatThrows | WindBox | StartDeal | Act
"""Everything that moves a game on."""


def action_to_json(action: act.Action) -> list[str]:
    """Return an action as plain values: its name and its tiles.

    >>> action_to_json(act.Discard(tile("B3")))
    ['discard', 'B3']
    """
    tiles: tuple[Tile, ...]
    match action:
        case act.Discard(kind, standing=True):
            return [_STANDING, kind.code]
        case act.Discard(kind) | act.ConcealedKong(kind) | act.AddedKong(kind) | act.SetOutBonus(kind):
            tiles = (kind,)
        case act.ClaimChow(own):
            tiles = own
        case _:
            tiles = ()
    return [_ACTION_NAMES[type(action)], *(held.code for held in tiles)]


def action_from_json(value: object) -> act.Action:
    """Return the action that `action_to_json` wrote.

    Raises:
        GameInputError: it is none.
    """
    try:
        name, *codes = _strings(value)
        tiles = tuple(tile(code) for code in codes)
        match name, tiles:
            case "discard-standing", (kind,):
                return act.Discard(kind, standing=True)
            case "discard" | "concealed-kong" | "added-kong" | "set-out", (kind,):
                return _OF_TILE[name](kind)
            case "claim-chow", (low, high):
                return act.ClaimChow((low, high))
            case _, () if name in _OF_NOTHING:
                return _OF_NOTHING[name]()
            case _:
                raise GameInputError(f"{value!r} is no action")
    except ValueError as error:
        raise GameInputError(f"{value!r} is no action: {error}") from error


_STANDING: Final = "discard-standing"
_OF_TILE: Final[Mapping[str, type[act.Discard | act.ConcealedKong | act.AddedKong | act.SetOutBonus]]] = {
    "discard": act.Discard,
    "concealed-kong": act.ConcealedKong,
    "added-kong": act.AddedKong,
    "set-out": act.SetOutBonus,
}
_OF_NOTHING: Final[
    Mapping[
        str,
        type[
            act.GoOut
            | act.GoOutByFlowers
            | act.TakeLast
            | act.RefuseLast
            | act.ClaimWin
            | act.ClaimKong
            | act.ClaimPung
            | act.Wash
            | act.Pass
        ],
    ]
] = {
    "go-out": act.GoOut,
    "go-out-by-flowers": act.GoOutByFlowers,
    "take-last": act.TakeLast,
    "refuse-last": act.RefuseLast,
    "claim-win": act.ClaimWin,
    "claim-kong": act.ClaimKong,
    "claim-pung": act.ClaimPung,
    "wash": act.Wash,
    "pass": act.Pass,
}


def input_to_json(given: Input) -> dict[str, Any]:
    """Return an input as plain JSON values."""
    match given:
        case SeatThrows(rounds):
            return {"input": "seat-throws", "rounds": [[list(t) for t in throws] for throws in rounds]}
        case WindBox():
            return {"input": "wind-box", **_box_to_json(given)}
        case StartDeal(wall, throws, box):
            codes = " ".join(held.code for held in wall)
            drawn = {} if box is None else {"box": _box_to_json(box)}
            return {
                "input": "start-deal",
                "wall": codes,
                "throws": [list(throw) for throw in throws],
                **drawn,
            }
        case Act(seat, action):
            return {"input": "act", "seat": int(seat), "action": action_to_json(action)}
        case _:
            assert_never(given)


def input_from_json(value: object) -> Input:
    """Return the input that `input_to_json` wrote.

    Raises:
        GameInputError: it is none.
    """
    match value:
        case {"input": "seat-throws", "rounds": list(rounds)}:
            return SeatThrows(tuple(tuple(map(_throw_from_json, _list(throws))) for throws in rounds))
        case {"input": "wind-box"}:
            return _box_from_json(value)
        case {"input": "start-deal", "wall": str(wall), "throws": [first, second], **others}:
            throws = (_throw_from_json(first), _throw_from_json(second))
            box = _box_from_json(others["box"]) if "box" in others else None
            try:
                return StartDeal(tuple(tile(code) for code in wall.split()), throws, box)
            except ValueError as error:
                raise GameInputError(f"a stored wall cannot be read: {error}") from error
        case {"input": "act", "seat": int(seat), "action": action} if 0 <= seat < 4:
            return Act(Seat(seat), action_from_json(action))
        case _:
            raise GameInputError(f"{value!r} is no input of a game")


def setup_to_json(setup: GameSetup) -> dict[str, Any]:
    """Return what was agreed as plain JSON values; a name or an end that is not there is left out."""
    agreed = {"house-name": setup.house_name} if setup.house_name else {}
    if setup.length is not Length.NO_END:
        agreed["length"] = setup.length.value
    return {
        "rules": setup.rules_id,
        "options": dict(setup.options),
        "players": [_player_to_json(player) for player in setup.players],
        "learning": setup.learning,
        "seed": setup.seed,
        **agreed,
    }


def setup_from_json(value: object) -> GameSetup:
    """Return what `setup_to_json` wrote.

    Raises:
        GameInputError: it is not that.
    """
    match value:
        case {
            "rules": str(rules),
            "options": dict(options),
            "players": list(players),
            "learning": bool(learning),
            "seed": int() | None as seed,
            **others,
        } if all(isinstance(key, str) and isinstance(v, str | int) for key, v in options.items()):
            specs = tuple(map(_player_from_json, players))
            house_name = others.get("house-name", "")
            if not isinstance(house_name, str):
                raise GameInputError(f"{house_name!r} is no name of house rules")
            length = others.get("length", Length.NO_END)
            if length not in tuple(Length):
                raise GameInputError(f"{length!r} is no length of a game")
            return GameSetup(rules, options, specs, learning, seed, house_name, Length(str(length)))
        case _:
            raise GameInputError(f"{value!r} is no agreement on a game")


def _player_to_json(player: PlayerSpec) -> list[str]:
    """Return a player as a list of texts; a character that is not there is left out."""
    return [player.name, player.kind, *((player.character,) if player.character else ())]


def _player_from_json(value: object) -> PlayerSpec:
    texts = _strings(value)
    if len(texts) not in {2, 3}:
        raise GameInputError(f"{value!r} is no player")
    return PlayerSpec(*texts)


def _box_to_json(box: WindBox) -> dict[str, Any]:
    return {
        "thrower": box.thrower,
        "throws": [list(throw) for throw in box.throws],
        "winds": [wind.value for wind in box.winds],
        "box": box.box,
    }


def _box_from_json(value: object) -> WindBox:
    match value:
        case {"thrower": int(thrower), "throws": [first, second], "winds": list(winds), "box": int(box)}:
            drawn = tuple(wind for letter in winds for wind in WINDS if wind.value == letter)
            throws = (_throw_from_json(first), _throw_from_json(second))
            return WindBox(thrower, throws, drawn, box)
        case _:
            raise GameInputError(f"{value!r} is no drawing of winds")


def _throw_from_json(value: object) -> Throw:
    match value:
        case [int(first), int(second)] if 1 <= first <= 6 and 1 <= second <= 6:
            return first, second
        case _:
            raise GameInputError(f"{value!r} is no throw of two dice")


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise GameInputError(f"{value!r} is no list")
    return value


def _strings(value: object, number: int | None = None) -> list[str]:
    found = _list(value)
    texts = [text for text in found if isinstance(text, str)]
    if not texts or len(texts) != len(found) or (number is not None and len(texts) != number):
        raise GameInputError(f"{value!r} is no list of names")
    return texts


_ACTIONS: Final[Mapping[str, type[act.Action]]] = {**_OF_TILE, **_OF_NOTHING, "claim-chow": act.ClaimChow}
_ACTION_NAMES: Final = {made: name for name, made in _ACTIONS.items()}
