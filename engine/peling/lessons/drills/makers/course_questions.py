"""Questions about seats and the course of play: throws, whose turn, the size of a hand, washing, sticks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from peling.core.hand import HAND_SIZE
from peling.core.tiles import KINDS, WINDS, Seat, Tile, Wind
from peling.lessons.drills.books import rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import has_flowers, has_wild, searching
from peling.lessons.drills.makers import wall_questions as wall
from peling.lessons.drills.makers.wall_questions import WIND_CHOICE, asked
from peling.lessons.drills.question import Choice, Choose, Count, Key, Question
from peling.lessons.drills.styles import MAJORS
from peling.play.game import highest_seat, seat_throws
from peling.play.seating import counted, drawn_chairs, drawn_seats
from peling.rulebooks import rule_book
from peling.rules.course import Seating
from peling.rules.ruleset import RuleSet
from peling.rules.sticks import worth

Maker: TypeAlias = Callable[[Key, RuleSet, random.Random], Question]
_PLAYERS: Final = ("A", "B", "C", "D")
_PLAYER_CHOICE: Final = Choose(tuple(Choice(name) for name in _PLAYERS))


def highest_throw(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who is East by the throws; ties are thrown again."""
    thrown = seat_throws(rng, 4)
    search = searching(rules, "a throw without ties")
    while len(thrown.rounds) != 1:
        next(search)
        thrown = seat_throws(rng, 4)
    east = highest_seat(tuple(Seat), thrown.rounds)
    lying = tuple(zip(_PLAYERS, thrown.rounds[0], strict=True))
    facts = tuple((f"throw-{name}", sum(throw)) for name, throw in lying)
    facts += tuple((f"die-{name}-{number}", die) for name, throw in lying for number, die in enumerate(throw))
    wanted = rules_on(rules, "seat-by-throw")
    if key.level >= 3:
        me = rng.randrange(4)
        wind = WINDS[(me - east) % 4]
        return asked(
            key, rules, "my-seat", WIND_CHOICE, [wind.value], wanted, *facts, ("player", _PLAYERS[me])
        )
    return asked(key, rules, "highest-throw", _PLAYER_CHOICE, [_PLAYERS[east]], wanted, *facts)


def drawn_seat(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask about drawing the winds: who is named by the throw, who takes the first place, who is East."""
    thrower = rng.randrange(4)
    first, second = (rng.randint(1, 6) + rng.randint(1, 6) for _ in range(2))
    winds = tuple(rng.sample(WINDS, 4))
    drawn = tuple((f"wind-{place}", wind) for place, wind in enumerate(winds, 1))
    thrown = (("thrower", _PLAYERS[thrower]), ("throw", first))
    if rules.course.seating is Seating.BY_THROW:
        wanted = rules_on(rules, "seat-by-winds")
        if key.level <= 2:
            right = _PLAYERS[counted(4, thrower, first)]
            return asked(key, rules, "draws-first", _PLAYER_CHOICE, [right], wanted, *thrown)
        east = drawn_chairs(winds, thrower, first)[0]
        return asked(key, rules, "draws-east", _PLAYER_CHOICE, [_PLAYERS[east]], wanted, *thrown, *drawn)
    box = rng.randint(1, 4)
    seats = drawn_seats(winds, box, thrower, (first, second))
    wanted = rules_on(rules, "wind-box")
    if key.level <= 2:
        right = _PLAYERS[seats.positioner]
        return asked(key, rules, "positioner", _PLAYER_CHOICE, [right], wanted, *thrown)
    facts = (("positioner", _PLAYERS[seats.positioner]), ("throw", second), ("box", box))
    if key.level <= 3:
        return asked(key, rules, "box-goes-to", _PLAYER_CHOICE, [_PLAYERS[seats.box_to]], wanted, *facts)
    right = _PLAYERS[seats.order[0]]
    return asked(key, rules, "box-east", _PLAYER_CHOICE, [right], wanted, *facts, *drawn)


def first_banker(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who is banker first, by the throw of the player who drew East."""
    throw = rng.randint(1, 6) + rng.randint(1, 6)
    banker = Wind.EAST.after(there(rules.course.first_east)(throw))
    wanted = rules_on(rules, "first-banker")
    return asked(key, rules, "first-banker", WIND_CHOICE, [banker.value], wanted, ("throw", throw))


def hand_size(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how many tiles a player holds with some fours of a kind."""
    kongs = rng.randrange(min(4, key.level) + 1)
    complete = rng.random() < 0.4
    wanted = (
        *(rules_on(rules, "hand-size-complete") if complete else ()),
        *rules_on(rules, "hand-size" if not kongs else "hand-size-with-fours"),
    )
    return asked(
        key,
        rules,
        "hand-size-complete" if complete else "hand-size",
        Count(0, 30),
        HAND_SIZE + kongs + complete,
        wanted,
        ("kongs", kongs),
    )


def whose_turn(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask whose turn it is after a discard that nobody claims, or after a claim."""
    players = 4
    if key.level >= 3 and len(rules.course.players) > 1 and rng.random() < 0.5:
        players = rng.choice([number for number in rules.course.players if number < 4])
    winds = rules.course.seats(players)
    by = rng.choice(winds)
    form = Choose(tuple(Choice(wind.value) for wind in WINDS))
    few = rules_on(rules, "few-players") if players < 4 else ()
    if players < 4 or rng.random() < 0.3:
        follows = winds[(winds.index(by) + 1) % players]
        wanted = (*few, *rules_on(rules, "turn-next"))
        return asked(
            key, rules, "turn-next", form, [follows.value], wanted, ("from", by), ("players", players)
        )
    claimer = rng.choice([wind for wind in winds if wind is not by])
    claim = rng.choice(("pung", "kong"))
    wanted = rules_on(rules, "turn-after-claim")
    return asked(
        key,
        rules,
        "turn-after-claim",
        form,
        [claimer.after().value],
        wanted,
        ("from", by),
        ("claimer", claimer),
        ("claim", claim),
    )


def sides_to_build(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how many sides each of two players builds, or three build together beside their own."""
    players = rng.choice([number for number in rules.course.players if number < 4])
    if players == 2:
        topic, sides = "sides-of-two", len(WINDS) // players
    else:
        topic, sides = "sides-of-three", len(WINDS) % players
    return asked(key, rules, topic, Count(0, 4), sides, rules_on(rules, topic))


def washing(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask what every other player pays for the hand that was dealt; nothing if it does not suffice."""
    heads = rng.sample(MAJORS, rng.randint(7, min(12, 8 + key.level)))
    doubled = rng.sample(heads, min(len(heads), 13 - len(heads), rng.randint(0, 2)))
    minors = [kind for kind in KINDS if kind.is_minor]
    tiles: tuple[Tile, ...] = tuple(
        sorted((*heads, *doubled, *rng.sample(minors, 13 - len(heads) - len(doubled))))
    )
    wash = there(rules.course.washing)
    value = wash.value(wash.count(tiles))
    wanted = rules_on(rules, "washing")
    return asked(key, rules, "washing", Count(0, 1000), value, wanted, ("heads", len(heads)), tiles=tiles)


def sticks(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask what some sticks are worth together."""
    values = [value for value, _ in rules.sticks]
    held = {value: rng.randrange(1 + 2 * key.level) for value in values}
    held[values[0]] = max(1, held[values[0]])
    facts = tuple((f"stick-{value}", number) for value, number in held.items())
    return asked(key, rules, "sticks", Count(0, 99_999), worth(held), rules_on(rules, "sticks"), *facts)


def topics(rules: RuleSet) -> Mapping[str, Maker]:
    """Return what can be asked about the rules of a book."""
    course = rules.course
    found: dict[str, Maker] = {
        "tiles-in-wall": wall.tiles_in_wall,
        "stacks-in-side": wall.stacks_in_side,
        "majors": wall.majors,
        "breaker": wall.breaker,
        "broken-stack": wall.broken_stack,
        "next-tile": wall.next_tile,
        "left-after-deal": wall.left_after_deal,
        "dealing": wall.dealing,
        "reserve": wall.reserve,
        "hand-size": hand_size,
        "whose-turn": whose_turn,
    }
    if has_wild(rules) or rule_book(rules.id).flowers_by is not None or has_flowers(rules):
        found |= {"whose-flower": wall.whose_flower, "set-out": wall.set_out}
    if course.seating is Seating.HIGHEST_THROW:
        found["highest-throw"] = highest_throw
    else:
        found["drawn-seat"] = drawn_seat
    if course.first_east is not None:
        found["first-banker"] = first_banker
    if not course.passes_over:
        found["loose-tile"] = wall.loose_tile
    if course.turned_up is not None:
        found |= {"turned-up": wall.turned_up, "wild-kinds": wall.wild_kinds}
    if min(course.players) < 4:
        found["sides-to-build"] = sides_to_build
    if course.washing is not None:
        found["washing"] = washing
    if rules.sticks:
        found["sticks"] = sticks
    return found


def rule(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask about a rule of the course of play."""
    every = topics(rules)
    return every[rng.choice(tuple(every))](key, rules, rng)
