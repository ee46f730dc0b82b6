"""A position as it is laid or written, and what the player who is to act sees in it, if it can be.

What is not written is taken as it usually is: the others hold as many tiles as they should, and the wall is
broken anywhere.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import Meld, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError
from peling.core.tiles import COPIES, TILES, Tile, Wind
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.positions.fields import bad
from peling.rules.checks import check_melds
from peling.rules.ruleset import RuleSet

UNTOUCHED_STACK: Final = 7
"""Where the wall was broken does not matter to a position; some stack must be named."""
TURNED_UP_AT: Final = 2
"""Nor how far from its end a tile is turned up: as many stacks as the smaller of two dice often shows."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody sees of another player: his sets, his flowers and seasons."""

    melds: tuple[Meld, ...] = ()
    bonus: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Sketch:
    """A position, possible or not.

    Attributes:
        me: who is to act.
        players: how many play.
        round_wind: the wind of the round; of no account where the book has none.
        hand: his hand; with the tile drawn, without one that is offered.
        drawn: the tile that was just drawn; None: it is the first turn, or he has claimed, or is to claim.
        offer: the discard that may be claimed.
        others: the other players, in the order of play after him.
        discards: what lies on the table, in order, without the tile offered.
        wild: the wild tiles.
        wall: how many tiles can still be drawn; None: as many as are not seen and belong to nobody.
    """

    me: Wind
    players: int
    round_wind: Wind | None
    hand: Hand
    drawn: Tile | None
    offer: Offer | None
    others: tuple[tuple[Wind, Shown], ...]
    discards: tuple[Discarded, ...]
    wild: tuple[Tile, ...]
    wall: int | None


def view_of(sketch: Sketch, rules: RuleSet) -> PlayerView:
    """Return what the player who is to act sees.

    Raises:
        InvalidHandError: the position cannot be. The reasons are those of hands.
    """
    course, offer = rules.course, sketch.offer
    if course.rounds and sketch.round_wind is None:
        raise bad("round", f"in {rules.id} there is a wind of the round", kind="no-round")
    check_offer(offer, sketch.me, course.seats(sketch.players))
    _check_number(sketch)
    drawn = sketch.drawn
    if drawn is not None and (offer is not None or drawn not in sketch.hand.concealed):
        why = f"{drawn.code} is not among the concealed tiles of a player in his turn"
        raise bad("drawn", why, kind="not-drawn", tile=drawn)
    if sketch.wild and rules.course.turned_up is not None and _turned_up(rules, sketch.wild) is None:
        codes = " ".join(tile.code for tile in sketch.wild)
        raise bad("wild", f"no tile that is turned up makes {codes} wild", kind="not-wild")
    left = _left(sketch, rules)
    if offer is not None and left == 0:
        offer = replace(offer, last=True)
    view = _sketched(sketch, rules, offer, left)
    touched = drawn is not None or sketch.discards or sketch.hand.melds or any(o.melds for o in view.others)
    view = replace(view, wall=_wall(view, rules, _hidden(view, rules)))
    _check_sets(view, rules)
    if touched:
        return view
    return replace(view, untouched=True, dealt=(*sketch.hand.concealed, *sketch.hand.bonus))


def wall_left(sketch: Sketch, rules: RuleSet) -> int:
    """Return how many tiles can still be drawn if all that has left the wall is seen or in hands."""
    view = _sketched(sketch, rules, sketch.offer, 0)
    room = 8 * rules.course.stacks - _seen(view).total() + (view.wall.turned_up is not None)
    room -= sum(other.concealed for other in view.others)
    reserve, apart = _behind(view, rules)
    return max(0, room - reserve - apart)


def at_table(field: str, wind: Wind, winds: tuple[Wind, ...]) -> Wind:
    """Return a wind that somebody holds.

    Raises:
        InvalidHandError: nobody does.
    """
    if wind not in winds:
        why = f"nobody plays with {wind.value} when {len(winds)} play"
        raise bad(field, why, kind="not-at-table", wind=wind, number=len(winds))
    return wind


def check_offer(offer: Offer | None, me: Wind, winds: tuple[Wind, ...]) -> None:
    """Let a discard be offered only by somebody else at the table.

    Raises:
        InvalidHandError: it is offered by nobody who plays, or by the player who is to claim.
    """
    if offer is not None and at_table("offer.from", offer.by, winds) is me:
        raise bad("offer.from", "nobody claims his own discard", kind="own-discard")


def _check_number(sketch: Sketch) -> None:
    concealed, claiming = len(sketch.hand.concealed), sketch.offer is not None
    due = HAND_SIZE - 3 * len(sketch.hand.melds) + (not claiming)
    if concealed != due:
        what = "while a discard is offered" if claiming else "in the own turn"
        raise bad(
            "concealed",
            f"{concealed} tiles; {what} there are {due}",
            "tile-count",
            "claim-count" if claiming else "turn-count",
            number=concealed,
            due=due,
        )


def _left(sketch: Sketch, rules: RuleSet) -> int:
    return wall_left(sketch, rules) if sketch.wall is None else sketch.wall


def _sketched(sketch: Sketch, rules: RuleSet, offer: Offer | None, left: int) -> PlayerView:
    """Return what is seen, nothing of it checked, the wall not yet counted."""
    course, turned = rules.course, _turned_up(rules, sketch.wild)
    return PlayerView(
        me=sketch.me,
        winds=course.seats(sketch.players),
        round_wind=sketch.round_wind if course.rounds else None,
        phase=Phase.TURN if offer is None else Phase.CLAIMS,
        turn=sketch.me if offer is None else offer.by,
        awaited=True,
        hand=sketch.hand,
        drawn=sketch.drawn,
        source=_source(sketch, left),
        replaced=None,
        offer=offer,
        others=tuple(
            Opponent(wind, HAND_SIZE - 3 * len(shown.melds), shown.melds, shown.bonus)
            for wind, shown in sketch.others
        ),
        discards=(sketch.discards if offer is None else (*sketch.discards, Discarded(offer.by, offer.tile))),
        wall=WallView(
            course.stacks,
            Wind.EAST,
            UNTOUCHED_STACK,
            drawn=0,
            loose_drawn=0,
            left=left,
            drawable=left,
            lifted=not course.passes_over,
            turned_up=turned,
            turned_stack=None if turned is None else UNTOUCHED_STACK + 1 - TURNED_UP_AT,
        ),
        wild=sketch.wild,
    )


def _source(sketch: Sketch, left: int) -> Source:
    if sketch.drawn is not None:
        return Source.WALL if left else Source.LAST_WALL
    claimed = any(not meld.concealed for meld in sketch.hand.melds)
    return Source.CLAIM if claimed else Source.WALL if sketch.discards else Source.DEAL


def _behind(view: PlayerView, rules: RuleSet) -> tuple[int, int]:
    """Return how many tiles are never drawn, and how many lie apart behind the one turned up."""
    laid = chain(view.hand.melds, *(other.melds for other in view.others))
    reserve = rules.course.reserve(sum(meld.kind is MeldKind.KONG for meld in laid))
    behind = 0 if view.wall.turned_up is None else 2 * TURNED_UP_AT - 1
    return reserve, behind if rules.course.supply_apart else 0


def _wall(view: PlayerView, rules: RuleSet, hidden: int) -> WallView:
    """Return the wall with what lies in it behind the tiles that can be drawn, if so many are hidden.

    A sketch may count in what the book never draws; then the wall is as much shorter. Of the tiles behind
    the one turned up some may be taken already.
    """
    drawable = view.wall.drawable
    reserve, apart = _behind(view, rules)
    room = hidden - sum(other.concealed for other in view.others) + (view.wall.turned_up is not None)
    taken = min(apart, max(0, drawable + reserve + apart - room))
    left = min(drawable + reserve + apart - taken, room)
    supply = apart - taken + max(0, drawable - 1) if apart else drawable
    drawn = 8 * rules.course.stacks - left - taken
    return replace(view.wall, drawn=drawn, loose_drawn=taken, left=left, supply=supply)


def _turned_up(rules: RuleSet, wild: tuple[Tile, ...]) -> Tile | None:
    """Return the tile that was turned up for these to be wild; None without any."""
    return next((one for one in TILES if wild and set(rules.course.wild(one)) == set(wild)), None)


def _seen(view: PlayerView) -> Counter[Tile]:
    """Count the tiles that the player sees."""
    seen = Counter([*view.hand.concealed, *view.hand.bonus, *(one.tile for one in view.discards)])
    for melds in (view.hand.melds, *(other.melds for other in view.others)):
        for meld in melds:
            seen.update(meld.tiles)
    for other in view.others:
        seen.update(other.bonus)
    if view.wall.turned_up is not None:
        seen[view.wall.turned_up] += 1
    return seen


def _hidden(view: PlayerView, rules: RuleSet) -> int:
    """Return how many tiles the player does not see.

    Raises:
        InvalidHandError: the position shows more tiles of a kind than there are, or more than the set has.
    """
    seen = _seen(view)
    for kind, number in sorted(seen.items()):
        if kind.is_bonus and not rules.course.bonus_tiles:
            why = f"{kind.code} is not played with in {rules.id}"
            raise bad("position", why, "impossible-tiles", "no-bonus", tile=kind)
        if number > (1 if kind.is_bonus else COPIES):
            why = f"there are too many tiles {kind.code}"
            raise bad("position", why, "impossible-tiles", "copies", tile=kind, number=number)
    hidden = 8 * rules.course.stacks - seen.total()
    held = sum(other.concealed for other in view.others)
    if view.wall.drawable + held > hidden:
        needed = view.wall.drawable + held
        why = f"{needed} tiles are to be hidden, in the wall and with the others, but only {hidden} are left"
        raise bad("wall", why, "tile-count", "too-much-wall", most=max(0, hidden - held))
    return hidden


def _check_sets(view: PlayerView, rules: RuleSet) -> None:
    """Let the book check the own hand, and the sets of everybody."""
    spare = view.hand.concealed[-1:] if view.offer is None else ()
    rules.standing(HandRecord(view.me, view.round_wind, view.hand.remove(*spare), wild=view.wild))
    for place, wind in enumerate(view.winds):
        melds = view.hand.melds if wind is view.me else view.opponent(wind).melds
        field = "melds" if wind is view.me else f"others.{wind.value}.melds"
        for number, meld in enumerate(melds):
            left = view.winds[place - 1]
            if meld.kind is MeldKind.CHOW and meld.claimed_from not in (None, left):
                why = f"a chow is claimed from the left, {left.value}"
                raise bad(f"{field}[{number}]", why, "bad-meld", "chow-from", wind=left)
        try:
            check_melds(HandRecord(wind, view.round_wind, Hand.of((), melds)))
        except InvalidHandError as error:
            raise bad(field, str(error), error.reason) from None
