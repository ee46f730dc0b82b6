"""Random deals for property tests: every book with every house rule, and every kind of move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from hypothesis import strategies as st

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    RefuseLast,
    SetOutBonus,
    Wash,
)
from peling.core.events import Event
from peling.core.tiles import WINDS, Wind
from peling.core.view import Phase
from peling.play.game import random_throws
from peling.play.table import DealState, apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import Option, OptionValue, RuleSet
from tests.properties.stacked_walls import MakeStack, stacked_wall

OTHER_LIMIT = 252
"""A limit that no book proposes, for options that take any number; some want a multiple of four."""
WEIGHTS = {
    GoOut: 0.15,
    ClaimWin: 0.2,
    Wash: 0.1,
    GoOutByFlowers: 2.0,
    ClaimChow: 0.6,
    ClaimKong: 1.0,
    RefuseLast: 2.0,
}
SETS = (ClaimPung, ConcealedKong, SetOutBonus)


@dataclass(frozen=True)
class Setting:
    """A book with house rules, and how many play."""

    book: str
    house: tuple[tuple[str, OptionValue], ...]
    players: int

    @property
    def options(self) -> dict[str, OptionValue]:
        """Return the house rules."""
        return dict(self.house)

    @property
    def rules(self) -> RuleSet:
        """Return the rule set."""
        return rule_set(self.book, self.options)

    def deal(self, seed: int, make: MakeStack | None = None) -> Iterator[Moment]:
        """Play a deal at random and yield its moments."""
        return deal(seed, self.players, self.rules, make)


def values(option: Option) -> tuple[OptionValue, ...]:
    """Return the values of an option that are tried."""
    return (*option.values, OTHER_LIMIT) if option.any_number else option.values


def random_setting(rng: random.Random, book: str) -> Setting:
    """Return a book with every house rule chosen at random."""
    options = rule_set(book).options
    house = tuple((option.key, rng.choice(values(option))) for option in options)
    return Setting(book, house, rng.choice(rule_set(book).course.players))


def every_value(book: str) -> tuple[Setting, ...]:
    """Return settings in which every value of every option occurs, and every number of players.

    Each has another value for each option, so there are as many as the longest option has values.
    """
    options, players = rule_set(book).options, rule_set(book).course.players
    longest = max(len(players), *(len(values(option)) for option in options))
    return tuple(
        Setting(
            book,
            tuple((option.key, values(option)[turn % len(values(option))]) for option in options),
            players[turn % len(players)],
        )
        for turn in range(longest)
    )


def one_by_one(book: str) -> Iterator[Setting]:
    """Return the book by default, and once with each other value of each option alone."""
    numbers = rule_set(book).course.players
    turn = count()
    yield Setting(book, (), numbers[0])
    for option in rule_set(book).options:
        for value in values(option)[1:]:
            yield Setting(book, ((option.key, value),), numbers[next(turn) % len(numbers)])


books = st.sampled_from(RULE_SETS)
seeds = st.integers(0, 2**32)


@st.composite
def settings_of_a_game(draw: st.DrawFn) -> Setting:
    """Draw a book with every house rule at random."""
    return random_setting(random.Random(draw(seeds)), draw(books))


def moves(state: DealState, rules: RuleSet) -> list[tuple[Wind, Action]]:
    """Return everything that anybody may do now, late claims of players who are not awaited included."""
    return [
        (wind, action) for wind in state.winds for action in legal_actions(view_of(state, wind, rules), rules)
    ]


def weight(state: DealState, wind: Wind, action: Action) -> float:
    """Return how gladly an action is done: sets are made, pairs and neighbours kept, wins mostly let go."""
    if isinstance(action, AddedKong) or state.phase is Phase.ROBBING:
        return 8.0
    if not isinstance(action, Discard):
        return 3.0 if isinstance(action, SETS) else WEIGHTS.get(type(action), 1.0)
    held, kind = state.hand(wind).concealed, action.tile
    beside = sum(
        kind.suit is not None and other.suit is kind.suit and abs(other.rank - kind.rank) <= 2
        for other in held
    )
    return (5.0 if action.standing else 1.0) / (held.count(kind) ** 3 * (1 + beside))


def choose(rng: random.Random, state: DealState, rules: RuleSet) -> tuple[Wind, Action]:
    """Return a move: a late claim now and then, else of somebody who is awaited."""
    may, asked = moves(state, rules), awaited(state)
    late = [move for move in may if move[0] not in asked]
    among = late if late and rng.random() < 0.4 else [move for move in may if move[0] in asked]
    return rng.choices(among, [weight(state, *move) for move in among])[0]


class Moment(NamedTuple):
    """A point of a deal: where it stands, what has just happened, what is done next (None: it is over)."""

    state: DealState
    events: tuple[Event, ...]
    move: tuple[Wind, Action] | None


def deal(seed: int, number: int, rules: RuleSet, make: MakeStack | None = None) -> Iterator[Moment]:
    """Let so many players play a deal at random and yield its moments; the wall may be stacked for them."""
    rng = random.Random(seed)
    throws = random_throws(rng, rules)
    wall = stacked_wall(rng, rules, rules.course.seats(number), throws, make)
    round_wind = rng.choice(WINDS) if rules.course.rounds else None
    state, events = start_deal(rules, number, wall, throws, round_wind)
    while state.phase is not Phase.OVER:
        move = choose(rng, state, rules)
        yield Moment(state, events, move)
        state, events = apply(state, *move, rules)
    yield Moment(state, events, None)
