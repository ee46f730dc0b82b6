"""What lies on a table while it is being laid: every seat as far as it is known, possible or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from peling.core.hand import Hand
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile, Wind
from peling.core.view import Discarded, Offer
from peling.positions.sketch import Shown, Sketch
from peling.rules.draft import FaultKind, HandDraft, HandFault, copies, draft_of, faults, record_of, used
from peling.rules.ruleset import OptionValue, RuleSet

SEATS: Final = 4
MOST_TILES: Final = 160
"""In one place of one seat; no book plays with more."""
OWN: Final = 0
TABLE: Final = -1
"""What is wrong with no hand alone, but with all that lies on the table."""


class Moment(StrEnum):
    """What has just happened, when the player is to decide."""

    DRAWN = "drawn"
    """He has drawn a tile."""
    CLAIM = "claim"
    """Another one has discarded."""
    NO_DRAW = "no-draw"
    """He is to discard and has drawn nothing: dealt as East, or after a claim."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A table as far as it is laid.

    Attributes:
        book: the id of the rule set.
        options: what differs from the book; None: what the user plays by.
        players: how many play.
        me: the own wind.
        round_wind: the wind of the round.
        moment: what has just happened.
        giver: who has discarded, as the place at the table after the own one.
        wall: how many tiles can still be drawn; None: as many as are not seen and belong to nobody.
        seats: the own hand, whose winning tile is the one drawn or discarded, then those of the others in the
            order of play. Of these only what lies before them is known.
    """

    book: str
    options: tuple[tuple[str, OptionValue], ...] | None = None
    players: int = SEATS
    me: Wind = Wind.EAST
    round_wind: Wind = Wind.EAST
    moment: Moment = Moment.DRAWN
    giver: int = SEATS - 1
    wall: int | None = None
    seats: tuple[HandDraft, ...] = (HandDraft(), *(HandDraft(won=False) for _ in range(SEATS - 1)))

    @property
    def own(self) -> HandDraft:
        """Return the own hand."""
        return self.seats[OWN]

    @property
    def active(self) -> tuple[HandDraft, ...]:
        """Return the hands of those who play."""
        return self.seats[: self.players]

    @property
    def most_tiles(self) -> int:
        """Return how many tiles or sets lie in the fullest place; more than `MOST_TILES` are not kept."""
        places = (
            (seat.concealed, seat.exposed, seat.kongs, seat.bonus, seat.wild, seat.discards)
            for seat in self.seats
        )
        return max(len(place) for seat in places for place in seat)

    @property
    def is_empty(self) -> bool:
        """Return whether no tile lies anywhere."""
        return all(seat.is_empty for seat in self.seats)


def fitted(laid: Laid, rules: RuleSet) -> Laid:
    """Return a table at which so many sit as the book allows, and nobody else."""
    players = laid.players if laid.players in rules.course.players else max(rules.course.players)
    winds = rules.course.seats(players)
    return replace(
        laid,
        players=players,
        me=laid.me if laid.me in winds else winds[0],
        giver=min(laid.giver, players - 1),
    )


def winds_of(laid: Laid, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who sits where: the own wind, then the others in the order of play."""
    winds = rules.course.seats(laid.players)
    place = winds.index(laid.me)
    return (*winds[place:], *winds[:place])


def faults_of(laid: Laid, rules: RuleSet) -> tuple[tuple[int, HandFault], ...]:
    """Return what makes the table impossible, each with the seat it is about, or `TABLE`."""
    found = [(place, fault) for place, seat in enumerate(laid.active) for fault in faults(seat)]
    named = {fault.tiles for _, fault in found if fault.kind is FaultKind.COPIES}
    turned = [tile for tile in laid.own.wild if rules.course.turned_up is not None and not tile.is_bonus]
    for tile, number in sorted(used(*laid.active).items()):
        # Of the kind that is wild one tile has been turned up.
        most = copies(tile)
        if number > most and (tile,) not in named:
            found.append((TABLE, HandFault(FaultKind.COPIES, (tile,), number)))
        elif tile in turned and number == most:
            found.append((TABLE, HandFault(FaultKind.TURNED_UP, (tile,), number)))
    return tuple(found)


def sketch_of(laid: Laid, rules: RuleSet) -> Sketch:
    """Return the position that lies on the table."""
    winds = winds_of(laid, rules)
    own, came = laid.own, laid.own.winning
    hand = _hand(own, laid.me)
    claiming = laid.moment is Moment.CLAIM
    if came is not None and not claiming:
        hand = Hand.of((*hand.concealed, came), hand.melds, hand.bonus)
    return Sketch(
        me=laid.me,
        players=laid.players,
        round_wind=laid.round_wind,
        hand=hand,
        drawn=came if laid.moment is Moment.DRAWN else None,
        offer=Offer(came, winds[laid.giver]) if claiming and came is not None else None,
        others=tuple(
            (wind, _shown(seat, wind)) for wind, seat in zip(winds[1:], laid.active[1:], strict=True)
        ),
        discards=_discards(laid, rules),
        wild=own.wild if rules.course.turned_up is not None else (),
        wall=laid.wall,
    )


def laid_of(sketch: Sketch, rules: RuleSet, options: Mapping[str, OptionValue]) -> Laid:
    """Return a table with a position on it."""
    winds = rules.course.seats(sketch.players)
    place = winds.index(sketch.me)
    order = (*winds[place:], *winds[:place])
    seats = [
        _drafted(wind, Hand.of((), shown.melds, shown.bonus), sketch)
        for wind, shown in ((sketch.me, Shown()), *sketch.others)
    ]
    own = replace(_drafted(sketch.me, sketch.hand, sketch), won=True, wild=sketch.wild)
    # Of a hand that is not laid whole the tile that was drawn may be what is still to come.
    draws = sketch.drawn is not None or len(own.concealed) <= own.due
    moment = Moment.DRAWN if draws else Moment.NO_DRAW
    if sketch.offer is not None:
        moment = Moment.CLAIM
        own = replace(own, winning=sketch.offer.tile)
    elif sketch.drawn in own.concealed:
        own = with_last(own, own.concealed.index(sketch.drawn))
    elif len(own.concealed) > own.due:
        own = with_last(own, len(own.concealed) - 1)
    return Laid(
        book=rules.id,
        options=tuple(sorted(options.items())),
        players=sketch.players,
        me=sketch.me,
        round_wind=sketch.round_wind or Wind.EAST,
        moment=moment,
        giver=sketch.players - 1 if sketch.offer is None else order.index(sketch.offer.by),
        wall=sketch.wall,
        seats=(own, *seats[1:], *(HandDraft(won=False) for _ in range(SEATS - sketch.players))),
    )


def bare(draft: HandDraft) -> HandDraft:
    """Return a hand without the winds, which belong to the table."""
    plain = HandDraft()
    return replace(draft, seat=plain.seat, round_wind=plain.round_wind)


def with_last(own: HandDraft, number: int) -> HandDraft:
    """Return a hand of which one tile, by its number, is the one that came last."""
    rest = own.concealed[:number] + own.concealed[number + 1 :]
    return replace(own, concealed=rest, winning=own.concealed[number])


def _hand(draft: HandDraft, wind: Wind) -> Hand:
    """Return the hand of a wind without the tile that came last."""
    return record_of(replace(draft, won=False, seat=wind)).hand


def _shown(draft: HandDraft, wind: Wind) -> Shown:
    hand = _hand(draft, wind)
    return Shown(hand.melds, hand.bonus)


def _drafted(wind: Wind, hand: Hand, sketch: Sketch) -> HandDraft:
    draft = bare(draft_of(HandRecord(wind, sketch.round_wind, hand)))
    return replace(draft, discards=tuple(one.tile for one in sketch.discards if one.wind is wind))


def _discards(laid: Laid, rules: RuleSet) -> tuple[Discarded, ...]:
    """Return the discards as if they had come turn by turn from East: their true order is not laid."""
    winds = winds_of(laid, rules)
    order = rules.course.seats(laid.players)
    rows = [laid.seats[winds.index(wind)].discards for wind in order]
    none: tuple[Tile | None, ...] = (None,) * laid.players
    return tuple(
        Discarded(wind, tile)
        for turn in zip_longest(*rows, fillvalue=None)
        for wind, tile in zip(order, turn or none, strict=True)
        if tile is not None
    )
