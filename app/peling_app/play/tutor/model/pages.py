"""The pages of the tutor as frozen values: what they show, in words and tiles."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Tile, Wind
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.play.tutor.model.first_times import FirstCard
from peling_app.play.tutor.model.score import HandScore


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of a card's list: its word and what it says."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Seats:
    """The little picture of the table: who sits where, whence the tile comes and whence it may come."""

    right: str
    opposite: str
    left: str
    source: Wind
    allowed: Wind
    me: Wind


@dataclass(frozen=True, slots=True)
class Card:
    """What the tutor says about one action.

    Attributes:
        rule: the id of its rule, to open it.
        title: its name.
        legal: whether it is allowed.
        own: the tiles of the hand it uses.
        other: the tile of another player.
        beside: the words beside the tiles.
        facts: what it makes, counts, costs, what comes then, how it ranks.
        reasons: why it is not allowed.
        seats: a picture of the seats where that is the reason.
        cite: where it stands.
        faces: how the tiles look.
        practise: the kind of drill that asks for the like; empty: none is offered.
    """

    rule: str
    title: str
    legal: bool
    own: tuple[Tile, ...] = ()
    other: Tile | None = None
    beside: str = ""
    facts: tuple[Fact, ...] = ()
    reasons: tuple[str, ...] = ()
    seats: Seats | None = None
    cite: str = ""
    faces: Faces = AS_DRAWN
    practise: str = ""


@dataclass(frozen=True, slots=True)
class NowPage:
    """What the page "Now" shows.

    Attributes:
        tile: the tile in question.
        kicker, heading, lead: the words at the head.
        cards: what is allowed, then what is refused for its seat.
        refusals: what is refused, in a line each.
        distance: how far the hand is from a win, and which tiles would complete it.
        hand: on the own turn, what goes with what in the hand and what brings it nearer.
        may_advise: whether advice can be asked for.
        faces: how the tile looks.
        first: what is met here for the first time; None: nothing.
        practise: the kind of drill that asks what `distance` and `hand` say; empty: none is offered.
    """

    tile: Tile | None = None
    kicker: str = ""
    heading: str = ""
    lead: str = ""
    cards: tuple[Card, ...] = ()
    refusals: tuple[Card, ...] = ()
    distance: str = ""
    hand: tuple[Fact, ...] = ()
    may_advise: bool = False
    faces: Faces = AS_DRAWN
    first: FirstCard | None = None
    practise: str = ""


@dataclass(frozen=True, slots=True)
class ScorePage:
    """What the page "Score now" shows.

    Attributes:
        final: the deal is over; otherwise it is the user's hand alone.
        only_winner: a hand that has not won counts nothing; it shows what its sets will count.
        going_out: the hand may go out and is scored so; otherwise, while the deal is played, as it stands.
        hands: the scores: the user's first while the deal is played, then all in the order of play.
        winner: who won; None while the deal is played and in a drawn deal.
        names: how the players are called.
    """

    final: bool = False
    hands: tuple[HandScore, ...] = ()
    winner: Wind | None = None
    names: tuple[tuple[Wind, str], ...] = ()
    going_out: bool = False
    only_winner: bool = False


@dataclass(frozen=True, slots=True)
class RulePage:
    """An entry of the book: title, text, place, and what was decided where the book is silent."""

    title: str
    text: str
    cite: str
    rulings: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Tried:
    """What would come of one action; `way` names it where there are several."""

    way: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class AdvicePage:
    """What is advised: the sentences, the best first; empty while it is being thought about.

    `title` stands over them; empty: they are the advice that was asked for. Otherwise `tries` tell what would
    come of an action that the user only looks at.
    """

    sentences: tuple[str, ...] = ()
    thinking: bool = False
    title: str = ""
    tries: tuple[Tried, ...] = ()
