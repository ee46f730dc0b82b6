"""Positions in the example format: from JSON values to what the player who is to act sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Final

from peling.commands.fields import Fields, bad, read_number, read_object, read_tile, read_wind, shown
from peling.commands.hand_json import read_meld
from peling.core import actions as act
from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import Meld, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError
from peling.core.tiles import COPIES, TILES, Tile, Wind
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.rules.checks import check_melds
from peling.rules.ruleset import RuleSet

MOST_DISCARDS: Final = 144
UNTOUCHED_STACK: Final = 7
"""Where the wall was broken does not matter to a position; some stack must be named."""
TURNED_UP_AT: Final = 2
"""Nor how far from its end a tile is turned up: as many stacks as the smaller of two dice often shows."""


def read_position(record: Fields, rules: RuleSet) -> PlayerView:
    """Return what the player who is to act sees in a position.

    Raises:
        InvalidHandError: a field is missing or of a wrong type, or the position cannot be. The reasons are
            those of hands.
    """
    course = rules.course
    number = record.optional("players", lambda v, name: read_number(v, name, 2, 4)) or 4
    if number not in course.players:
        raise bad("players", f"{rules.id} is not for {number} players")
    winds = course.seats(number)
    me = _at_table("me", record.wind("me"), winds)
    round_wind = record.optional("round", read_wind)
    if course.rounds and round_wind is None:
        raise bad("round", f"in {rules.id} there is a wind of the round")
    offer = record.optional("offer", _read_offer)
    if offer is not None and _at_table("offer.from", offer.by, winds) is me:
        raise bad("offer.from", "nobody claims his own discard")
    hand = _read_hand(record, claiming=offer is not None)
    drawn = record.optional("drawn", read_tile)
    if drawn is not None and (offer is not None or drawn not in hand.concealed):
        raise bad("drawn", f"{drawn.code} is not among the concealed tiles of a player in his turn")
    others = _read_others(record, me, winds)
    discards = record.items("discards", lambda value, name: _read_discard(value, name, winds))
    left = record.number("wall", 0, 8 * course.stacks)
    wild = record.tiles("wild") if record.values.get("wild") is not None else ()
    if offer is not None and left == 0:
        offer = replace(offer, last=True)
    turned = _turned_up(rules, wild)
    view = PlayerView(
        me=me,
        winds=winds,
        round_wind=round_wind if course.rounds else None,
        phase=Phase.TURN if offer is None else Phase.CLAIMS,
        turn=me if offer is None else offer.by,
        awaited=True,
        hand=hand,
        drawn=drawn,
        source=_source(hand, drawn, discards, left),
        replaced=None,
        offer=offer,
        others=others,
        discards=discards if offer is None else (*discards, Discarded(offer.by, offer.tile)),
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
        wild=wild,
    )
    touched = drawn is not None or discards or hand.melds or any(other.melds for other in others)
    view = replace(view, wall=_wall(view, rules, _hidden(view, rules)))
    _check_sets(view, rules)
    if touched:
        return view
    return replace(view, untouched=True, dealt=(*hand.concealed, *hand.bonus))


def action_words(action: act.Action) -> str:
    """Return an action as it is written in answers."""
    match action:
        case act.Discard(kind, standing):
            return f"discard {kind.code}" + (" standing" if standing else "")
        case act.ConcealedKong(kind) | act.AddedKong(kind):
            return f"kong {kind.code}"
        case act.SetOutBonus(kind):
            return f"flower {kind.code}"
        case act.ClaimChow((low, high)):
            return f"chow {low.code} {high.code}"
        case _:
            return _WORDS[type(action)]


_WORDS: Final[dict[type, str]] = {
    act.GoOut: "win",
    act.GoOutByFlowers: "win",
    act.ClaimWin: "win",
    act.ClaimKong: "kong",
    act.ClaimPung: "pung",
    act.Pass: "pass",
    act.Wash: "wash",
    act.TakeLast: "take",
    act.RefuseLast: "refuse",
}


def _at_table(field: str, wind: Wind, winds: tuple[Wind, ...]) -> Wind:
    if wind not in winds:
        raise bad(field, f"nobody plays with {wind.value} when {len(winds)} play")
    return wind


def _read_offer(value: object, field: str) -> Offer:
    fields = read_object(value, field)
    return Offer(fields.get("tile", read_tile), fields.wind("from"))


def _read_hand(record: Fields, *, claiming: bool) -> Hand:
    concealed = record.get("concealed", lambda _value, _name: record.tiles("concealed"))
    melds = record.items("melds", read_meld)
    due = HAND_SIZE - 3 * len(melds) + (not claiming)
    if len(concealed) != due:
        what = "while a discard is offered" if claiming else "in the own turn"
        raise bad("concealed", f"{len(concealed)} tiles; {what} there are {due}", "tile-count")
    return Hand.of(concealed, melds, record.tiles("bonus"))


def _read_others(record: Fields, me: Wind, winds: tuple[Wind, ...]) -> tuple[Opponent, ...]:
    shown_by = record.by_wind("others", read_object)
    for wind in shown_by:
        if _at_table("others", wind, winds) is me:
            raise bad("others", f"{wind.value} is the player who is to act")
    place = winds.index(me)
    found = []
    for wind in (*winds[place + 1 :], *winds[:place]):
        fields = shown_by.get(wind, Fields({}))
        melds: tuple[Meld, ...] = fields.items("melds", read_meld)
        if len(melds) > 4:
            raise bad(fields.name("melds"), "nobody has more than four sets", "tile-count")
        found.append(Opponent(wind, HAND_SIZE - 3 * len(melds), melds, fields.tiles("bonus")))
    return tuple(found)


def _read_discard(value: object, field: str, winds: tuple[Wind, ...]) -> Discarded:
    if not isinstance(value, list) or len(value) != 2:
        raise bad(field, f"a discard is a list of a wind and a tile, not {shown(value)}")
    return Discarded(_at_table(field, read_wind(value[0], field), winds), read_tile(value[1], field))


def _source(hand: Hand, drawn: Tile | None, discards: tuple[Discarded, ...], left: int) -> Source:
    if drawn is not None:
        return Source.WALL if left else Source.LAST_WALL
    claimed = any(not meld.concealed for meld in hand.melds)
    return Source.CLAIM if claimed else Source.WALL if discards else Source.DEAL


def _wall(view: PlayerView, rules: RuleSet, hidden: int) -> WallView:
    """Return the wall with what lies in it behind the tiles that can be drawn, if so many are hidden.

    A sketch may count in what the book never draws; then the wall is as much shorter. Of the tiles behind
    the one turned up some may be taken already.
    """
    course, drawable = rules.course, view.wall.drawable
    laid = chain(view.hand.melds, *(other.melds for other in view.others))
    reserve = course.reserve(sum(meld.kind is MeldKind.KONG for meld in laid))
    behind = 0 if view.wall.turned_up is None else 2 * TURNED_UP_AT - 1
    apart = behind if course.supply_apart else 0
    room = hidden - sum(other.concealed for other in view.others) + (view.wall.turned_up is not None)
    taken = min(apart, max(0, drawable + reserve + apart - room))
    left = min(drawable + reserve + apart - taken, room)
    supply = apart - taken + max(0, drawable - 1) if apart else drawable
    drawn = 8 * course.stacks - left - taken
    return replace(view.wall, drawn=drawn, loose_drawn=taken, left=left, supply=supply)


def _turned_up(rules: RuleSet, wild: tuple[Tile, ...]) -> Tile | None:
    """Return the tile that was turned up for these to be wild; None without any."""
    return next((one for one in TILES if wild and set(rules.course.wild(one)) == set(wild)), None)


def _hidden(view: PlayerView, rules: RuleSet) -> int:
    """Return how many tiles the player does not see.

    Raises:
        InvalidHandError: the position shows more tiles of a kind than there are, or more than the set has.
    """
    shown_tiles = Counter([*view.hand.concealed, *view.hand.bonus, *(one.tile for one in view.discards)])
    for melds in (view.hand.melds, *(other.melds for other in view.others)):
        for meld in melds:
            shown_tiles.update(meld.tiles)
    for other in view.others:
        shown_tiles.update(other.bonus)
    if view.wall.turned_up is not None:
        shown_tiles[view.wall.turned_up] += 1
    for kind, number in sorted(shown_tiles.items()):
        if kind.is_bonus and not rules.course.bonus_tiles:
            raise bad("position", f"{kind.code} is not played with in {rules.id}", "impossible-tiles")
        if number > (1 if kind.is_bonus else COPIES):
            raise bad("position", f"there are too many tiles {kind.code}", "impossible-tiles")
    hidden = 8 * rules.course.stacks - shown_tiles.total()
    needed = view.wall.drawable + sum(other.concealed for other in view.others)
    if needed > hidden:
        why = f"{needed} tiles are to be hidden, in the wall and with the others, but only {hidden} are left"
        raise bad("wall", why, "tile-count")
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
                raise bad(f"{field}[{number}]", f"a chow is claimed from the left, {left.value}", "bad-meld")
        try:
            check_melds(HandRecord(wind, view.round_wind, Hand.of((), melds)))
        except InvalidHandError as error:
            raise bad(field, str(error), error.reason) from None
