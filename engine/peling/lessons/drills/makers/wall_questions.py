"""Questions about tiles and wall: what is in it, where it is broken, how it is dealt, what stays in it."""

from __future__ import annotations

import random
from typing import Final

from peling.core.rules import Value
from peling.core.tiles import BONUS_TILES, KINDS, WINDS, Tile
from peling.core.view import WallView
from peling.lessons.drills.books import cite, known, rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import has_flowers, searching
from peling.lessons.drills.question import (
    Answer,
    Choice,
    Choose,
    Count,
    Form,
    Hint,
    Key,
    PickTiles,
    Question,
    Shown,
    Stated,
)
from peling.play.table import dealing_order
from peling.play.wall import WallLayout, layout
from peling.rulebooks import rule_book, rule_set
from peling.rules.ruleset import OptionValue, RuleSet

DEALT: Final = 53
"""Tiles that are dealt: thirteen to each and East's fourteenth."""


def asked(  # noqa: PLR0913 - the parts of a question
    key: Key,
    rules: RuleSet,
    topic: str,
    form: Form,
    right: Answer,
    wanted: tuple[str, ...],
    *facts: tuple[str, Value],
    tiles: tuple[Tile, ...] = (),
    under: tuple[tuple[str, OptionValue], ...] = (),
) -> Question:
    """Return a question with one right answer, which the rule itself explains."""
    asks = known(rules, wanted)
    place = cite(rules, asks)
    ids: list[str]
    match form:
        case Choose(choices):
            ids = [choice.id for choice in choices]
        case PickTiles(palette):
            ids = [tile.code for tile in palette]
        case _:
            ids = ["number"]
    shown = right if isinstance(right, int) else " ".join(right)
    why = Stated(f"rule-{topic}", (*facts, ("right", shown)), place)
    return Question(
        key,
        topic,
        form,
        (right,),
        asks,
        facts=facts,
        shown=Shown(tiles=tiles, winds=WINDS if isinstance(form, Choose) else ()),
        cite=place,
        hints=(Hint("read-the-rule", tuple(("rule", id_) for id_ in asks[:1])),),
        parts=tuple((id_, (why,)) for id_ in ids),
        under=under,
    )


WIND_CHOICE: Final = Choose(tuple(Choice(wind.value) for wind in WINDS))


def with_or_without(
    rules: RuleSet, rng: random.Random
) -> tuple[RuleSet, tuple[tuple[str, OptionValue], ...]]:
    """Return the rule set, or the same with flowers in the wall, where that is a house rule."""
    option = rule_book(rules.id).flowers_by
    if option is None or has_flowers(rules) or rng.random() < 0.5:
        return rules, ()
    changed = {**rules.house.changed(rules.options), option[0]: option[1]}
    return rule_set(rules.id, changed), (option,)


def tiles_in_wall(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how many tiles there are."""
    other, under = with_or_without(rules, rng)
    more = rules_on(rules, "tiles-with-flowers") if has_flowers(other) else ()
    wanted = (*more, *rules_on(rules, "tiles"))
    return asked(key, rules, "tiles-in-wall", Count(0, 200), 8 * other.course.stacks, wanted, under=under)


def stacks_in_side(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how long a side of the wall is."""
    other, under = with_or_without(rules, rng)
    more = rules_on(rules, "wall-with-flowers") if has_flowers(other) else ()
    wanted = (*more, *rules_on(rules, "wall"))
    return asked(key, rules, "stacks-in-side", Count(0, 40), other.course.stacks, wanted, under=under)


def majors(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which of some tiles are ones, nines, winds or dragons."""
    tiles: tuple[Tile, ...] = ()
    right: list[str] = []
    search = searching(rules, "a tile that is right")
    while not right:  # nothing at all cannot be picked
        next(search)
        tiles = tuple(sorted(rng.sample(KINDS, 6 + key.level)))
        right = [tile.code for tile in tiles if tile.is_major]
    wanted = rules_on(rules, "majors")
    return asked(key, rules, "majors", PickTiles(tiles), right, wanted)


def whose_flower(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask to whose wind a flower or season belongs."""
    flower = rng.choice(BONUS_TILES)
    wanted = rules_on(rules, "whose-flower")
    return asked(
        key,
        rules,
        "whose-flower",
        WIND_CHOICE,
        [there(flower.wind).value],
        wanted,
        ("tile", flower),
        tiles=(flower,),
    )


def set_out(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which of the tiles dealt are set out and replaced before the first discard."""
    option = rule_book(rules.id).flowers_by
    other = rules
    under: tuple[tuple[str, OptionValue], ...] = ()
    if option is not None and not has_flowers(rules):
        other = rule_set(rules.id, {**rules.house.changed(rules.options), option[0]: option[1]})
        under = (option,)
    me = rng.choice(WINDS)
    turned = rng.choice((rng.choice(KINDS), rng.choice(BONUS_TILES)))
    wild = other.course.wild(turned)
    spare = [tile for tile in BONUS_TILES if tile is not turned]
    tiles: tuple[Tile, ...] = ()
    right: list[str] = []
    search = searching(rules, "a tile that is right")
    while not right:  # nothing at all cannot be picked
        next(search)
        tiles = tuple(sorted((*rng.sample(KINDS, 5), *rng.sample(spare, 2 + key.level // 2))))
        flowers = [tile for tile in tiles if tile.is_bonus and tile not in wild]
        right = [tile.code for tile in flowers if other.course.set_out(me, tile)]
    wanted = rules_on(rules, "set-out")
    facts: list[tuple[str, Value]] = [("me", me), *([("turned", turned)] if wild else [])]
    return asked(
        key,
        rules,
        "set-out-wild" if wild else "set-out",
        PickTiles(tiles),
        right,
        wanted,
        *facts,
        tiles=(turned,) if wild else (),
        under=under,
    )


def throws(rules: RuleSet, rng: random.Random) -> tuple[int, int]:
    """Return two throws of two dice, or where one throw breaks the wall the pips of its dice."""
    if rules.course.turned_up is not None:
        return rng.randint(1, 6), rng.randint(1, 6)
    return rng.randint(1, 6) + rng.randint(1, 6), rng.randint(1, 6) + rng.randint(1, 6)


def breaker(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask whose side is broken."""
    first, second = throws(rules, rng)
    opening = rules.course.break_wall(first, second, rules.course.stacks)
    wanted = rules_on(rules, "breaker")
    facts: list[tuple[str, Value]] = [("throw", first)]
    topic = "breaker"
    if rules.course.turned_up is not None:
        topic, facts = "breaker-dice", [("one", first), ("other", second)]
    return asked(key, rules, topic, WIND_CHOICE, [opening.breaker.value], wanted, *facts)


def broken_stack(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask at which stack the wall is broken, or in whose side the counting ends."""
    search = searching(rules, "a wall broken so")
    while True:
        next(search)
        first, second = throws(rules, rng)
        opening = rules.course.break_wall(first, second, rules.course.stacks)
        beyond = opening.side is not opening.breaker
        if beyond is (key.level >= 4 and beyond):
            break
    wanted = rules_on(rules, "broken-stack")
    facts: tuple[tuple[str, Value], ...] = (
        ("breaker", opening.breaker),
        ("one", first),
        ("other", second),
        ("stacks", rules.course.stacks),
    )
    if beyond and rng.random() < 0.5:
        return asked(key, rules, "broken-side", WIND_CHOICE, [opening.side.value], wanted, *facts)
    topic = "broken-stack-dice" if rules.course.turned_up is not None else "broken-stack"
    return asked(key, rules, topic, Count(1, 18), opening.stack, wanted, *facts)


def _layout(rules: RuleSet, first: int, second: int, drawn: int) -> WallLayout:
    """Return how the wall stands when so many tiles have been taken from its beginning."""
    course = rules.course
    opening = course.break_wall(first, second, course.stacks)
    turned = course.turned_up
    left = 8 * course.stacks - drawn
    return layout(
        WallView(
            course.stacks,
            opening.side,
            opening.stack,
            drawn,
            0,
            left,
            # More are left than any book keeps back: there is a next tile, and nothing else is asked of this.
            left,
            course.loose_on,
            not course.passes_over,
            None if turned is None else KINDS[0],
            None if turned is None else turned(first, second, course.stacks).stack,
        )
    )


def loose_tile(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask on which stack the loose tile lies that is taken first."""
    search = searching(rules, "loose tiles on one side")
    while True:
        next(search)
        first, second = throws(rules, rng)
        opening = rules.course.break_wall(first, second, rules.course.stacks)
        wall = _layout(rules, first, second, 0)
        if all(place.side is opening.side for place in wall.loose):
            break
    wanted = rules_on(rules, "loose-tile")
    return asked(
        key,
        rules,
        "loose-tile",
        Count(1, 18),
        wall.loose[0].stack,
        wanted,
        ("side", opening.side),
        ("stack", opening.stack),
    )


def next_tile(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask in whose side the next tile stands, at the beginning or after the deal."""
    first, second = throws(rules, rng)
    opening = rules.course.break_wall(first, second, rules.course.stacks)
    drawn = 0 if key.level <= 2 else DEALT
    place = there(_layout(rules, first, second, drawn).next)
    wanted = (*rules_on(rules, "next-tile"), *(rules_on(rules, "deal") if drawn else ()))
    return asked(
        key,
        rules,
        "next-tile-dealt" if drawn else "next-tile",
        WIND_CHOICE,
        [place.side.value],
        wanted,
        ("side", opening.side),
        ("stack", opening.stack),
        ("stacks", rules.course.stacks),
    )


def left_after_deal(key: Key, rules: RuleSet, _rng: random.Random) -> Question:
    """Ask how many tiles the wall has after the deal."""
    tiles = 8 * rules.course.stacks
    return asked(
        key, rules, "left-after-deal", Count(0, 200), tiles - DEALT, rules_on(rules, "deal"), ("tiles", tiles)
    )


def dealing(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who takes tiles when, or how many a player has then."""
    order = dealing_order(WINDS, leaps=rules.course.leaps)
    place = rng.randrange(3, len(order))
    wind, _ = order[place]
    if key.level <= 2:
        return asked(
            key, rules, "dealing", WIND_CHOICE, [wind.value], rules_on(rules, "deal"), ("place", place + 1)
        )
    held = sum(number for taker, number in order[: place + 1] if taker is wind)
    return asked(
        key,
        rules,
        "dealt-so-far",
        Count(0, 20),
        held,
        rules_on(rules, "deal"),
        ("place", place + 1),
        ("me", wind),
    )


def reserve(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how many tiles are never drawn."""
    kongs = rng.randrange(4) if key.level >= 2 else 0
    wanted = rules_on(rules, "reserve")
    return asked(key, rules, "reserve", Count(0, 40), rules.course.reserve(kongs), wanted, ("kongs", kongs))


def turned_up(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which stack shows the wild tiles, or from which the first supplementary tile comes."""
    course = rules.course
    one, other = throws(rules, rng)
    found = there(course.turned_up)(one, other, course.stacks)
    facts: tuple[tuple[str, Value], ...] = (("one", one), ("other", other))
    if rng.random() < 0.5:
        return asked(key, rules, "turned-up", Count(1, 18), found.stack, rules_on(rules, "turned-up"), *facts)
    wanted = rules_on(rules, "first-supply")
    return asked(key, rules, "first-supply", Count(1, 18), found.supply_stack, wanted, *facts)


def wild_kinds(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which tiles are wild."""
    turned = rng.choice((rng.choice(KINDS), rng.choice(BONUS_TILES)))
    wild = rules.course.wild(turned)
    more = [tile for tile in (*KINDS, *BONUS_TILES) if tile not in wild]
    palette = tuple(sorted((*wild, *rng.sample(more, 5 + key.level))))
    return asked(
        key,
        rules,
        "wild-kinds",
        PickTiles(palette),
        [tile.code for tile in wild],
        rules_on(rules, "wild-kinds"),
        ("tile", turned),
        tiles=(turned,),
    )
