"""The course of play of a book as values and functions: wall, turns, precedence, seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from peling.core.actions import Action, Discard
from peling.core.rules import Rule
from peling.core.tiles import WINDS, Tile, Wind
from peling.core.view import PlayerView


@dataclass(frozen=True, slots=True)
class WallBreak:
    """Where the wall is broken: who breaks, and the stack counted from the right end of a side, from 1."""

    breaker: Wind
    side: Wind
    stack: int


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The tile of the wall that is turned up to tell which tiles are wild; stacks as in `WallBreak`.

    Attributes:
        stack: the stack on which it lies, in the side that was broken.
        behind: how many tiles lie behind it, at the tail.
        in_front: how many lie in front of it when the wall is broken.
        supply_stack: the stack of the first tile that is taken from the tail.
        supply_upper: whether that is the upper tile of its stack.
    """

    stack: int
    behind: int
    in_front: int
    supply_stack: int
    supply_upper: bool


@dataclass(frozen=True, slots=True)
class PlayFacts:
    """What a rule of play is asked about: a view and an action of the player who has it."""

    view: PlayerView
    action: Action


class Length(StrEnum):
    """How long a game is to be.

    A round is over when everybody who plays has been East and lost (PC2-ROUND, FW-GAMES, HP-R14), and a full
    game has four rounds (PC2-SET, FW-GAMES, HP-R14). The books that count no rounds are played as long.
    """

    DEAL = "deal"
    ROUND = "round"
    GAME = "game"
    NO_END = "no-end"

    @property
    def rounds(self) -> int | None:
        """Return after how many rounds the game is over; None where rounds do not end it."""
        return {Length.ROUND: 1, Length.GAME: len(WINDS)}.get(self)


class Seating(Enum):
    """How the players find their seats before the first deal."""

    HIGHEST_THROW = "highest-throw"
    """Everybody throws; the highest is East, on the chair where he sits."""
    WIND_BOX = "wind-box"
    """Winds are drawn; the player who draws East moves to where the box stands, the others sit by theirs."""
    BY_THROW = "by-throw"
    """Winds are drawn from whom a throw names on; who draws East takes the thrower's chair (or keeps his own,
    where the book has it so), the others sit by theirs, and he throws for who is East first."""


@dataclass(frozen=True, slots=True)
class Washing:
    """Ending a deal by showing the hand that was dealt, where a book pays for that.

    Attributes:
        count: how many of the tiles dealt count.
        value: from that number, what every other player pays; 0: the hand does not suffice.
        all_collect: all who show such a hand are paid, not only the nearest to East.
    """

    count: Callable[[Iterable[Tile]], int]
    value: Callable[[int], int]
    all_collect: bool = False


def nearest_to_giver(_claim: Action, giver: Wind, claimer: Wind) -> int:
    """Return how far a claimer sits from the giver of the tile, in the order of play."""
    return giver.steps_to(claimer)


def every_kind_robbed(_added: Tile) -> bool:
    """Let any fourth tile be taken: for books in which robbing, where it is known, knows no exception."""
    return True


def every_throw_counts(_one: int, _other: int) -> bool:
    """Throw nothing again: for books in which every throw for the breach counts."""
    return False


def nothing_noted(_winners: tuple[Wind | None, ...]) -> frozenset[str]:
    """Note nothing: for books in which the deals before do not matter."""
    return frozenset()


def nothing_wild(_turned_up: Tile) -> tuple[Tile, ...]:
    """Make no tile wild: for books that know no such tiles."""
    return ()


def just_a_flower(_before: str | None) -> str:
    """Return what a tile drawn for a flower replaces: the flower, whatever had brought that."""
    return "flower"


@dataclass(frozen=True, slots=True)
class CourseOfPlay:
    """The course of play of a book, as values and functions.

    Attributes:
        players: numbers of players the book knows.
        bonus_tiles: whether flowers and seasons are in the wall.
        stacks: stacks in each of the four sides.
        seats: the winds that play, for a number of players.
        break_wall: from the two throws (sums of dice) and the stacks in a side, where the wall is broken.
        reserve: tiles at the end that are never drawn, from the number of kongs made.
        set_out: whether a bonus tile that a player (by wind) gets is set out and replaced.
        rules: the rule for each kind of action.
        rank: the precedence of a claim, higher first; equal ranks go to the nearest after the discarder.
        late_claims: whether a discard stays alive after the next draw, until the next discard.
        robbing: whether the tile added to a pung is offered to the others.
        robbed: whether a tile of this kind may be taken then, by whoever waits for it.
        next_east: who is East after a deal, from the winner (None: drawn) and the winds that play.
        rounds: whether the book counts rounds.
        seating: how the players find their seats.
        reseat: whether they draw for them anew after each four rounds.
        washing: how the deal may be ended by showing the hand dealt; None if the book knows no such thing.
        barred_by_passing: the kinds of claims that a player who lets a possible pung pass may not make of the
            same kind of tile until after his next discard; empty where the book knows no such bar.
        loose_on: on which stacks to the right of the breach the first and the second loose tile are laid;
            None where the book does not say.
        order: among claims of equal rank the one with the lowest number goes first: from the claim, who gives
            the tile and who claims it.
        first_east: from the throw of the player who drew East, how many places to his right the first East
            sits; None where whoever throws highest or draws East is East himself.
        passes_over: whether the stacks counted stay where they are and the tail is taken from them; else the
            stack that was reached is lifted out and its two tiles are the loose ones.
        turned_up: from the pips of two dice and the stacks in a side, which tile is turned up to tell the
            wild ones. Where a book has it, `break_wall` too takes the pips of the two dice of one throw.
        wild: from the tile turned up, which tiles are wild.
        supply_apart: whether what lies behind the tile turned up is only taken for kongs and bonus tiles, and
            the last tile in front of it is only drawn; else all tiles are drawn in the end.
        replaces: what the tile drawn for a flower replaces, from what the flower itself had replaced.
        standing: whether a player may declare a standing hand with his first discard.
        rethrown: whether East's throw for the breach, by the pips of its two dice, is thrown again.
        noted: from the winners of the deals before, by the winds of their deal, the circumstances that are
            noted of East's hand in the next one.
        notes: every circumstance that `noted` may find.
        covered: which tiles of a four that was all drawn lie face down, counted from 0.
        east_keeps_chair: whether who draws East stays where he sits, where winds are drawn without a box.
        leaps: whether East takes the last two of his tiles at once, the upper ones of two stacks with one
            between them; else each player takes his last tile in turn, and East one more.
        false_call_passes: whether East passes after a deal that East has ended by a false call.
    """

    players: tuple[int, ...]
    bonus_tiles: bool
    stacks: int
    seats: Callable[[int], tuple[Wind, ...]]
    break_wall: Callable[[int, int, int], WallBreak]
    reserve: Callable[[int], int]
    set_out: Callable[[Wind, Tile], bool]
    rules: Mapping[type, Rule[PlayFacts]]
    rank: Callable[[Action], int]
    late_claims: bool
    robbing: bool
    next_east: Callable[[Wind | None, tuple[Wind, ...]], Wind]
    rounds: bool = False
    seating: Seating = Seating.HIGHEST_THROW
    reseat: bool = False
    washing: Washing | None = None
    barred_by_passing: frozenset[type] = frozenset()
    loose_on: tuple[int, int] | None = None
    order: Callable[[Action, Wind, Wind], int] = nearest_to_giver
    first_east: Callable[[int], int] | None = None
    passes_over: bool = False
    turned_up: Callable[[int, int, int], TurnedUp] | None = None
    wild: Callable[[Tile], tuple[Tile, ...]] = nothing_wild
    east_keeps_chair: bool = False
    supply_apart: bool = False
    replaces: Callable[[str | None], str] = just_a_flower
    standing: bool = False
    rethrown: Callable[[int, int], bool] = every_throw_counts
    noted: Callable[[tuple[Wind | None, ...]], frozenset[str]] = nothing_noted
    notes: frozenset[str] = frozenset()
    covered: frozenset[int] = frozenset({0, 3})
    leaps: bool = False
    false_call_passes: bool = False
    robbed: Callable[[Tile], bool] = every_kind_robbed

    def knows(self, action: Action) -> bool:
        """Return whether the book has such an action at all, allowed now or not."""
        declares = isinstance(action, Discard) and action.standing
        return type(action) in self.rules and (self.standing or not declares)
