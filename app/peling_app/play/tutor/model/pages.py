"""The pages of the tutor as frozen values: what they show, in words and tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peling.core.tiles import Tile, Wind
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.play.tutor.model.coach import CoachPage
from peling_app.play.tutor.model.first_times import FirstCard
from peling_app.play.tutor.model.score import HandScore


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of a card's list.

    Attributes:
        label: its word.
        text: what it says; where there are pictures, for screen readers.
        groups: tiles that show it, those that go together in one group; empty: the text is shown.
        steps: tiles to go before and after, to be drawn as so many outlines; None: there is no such picture.
    """

    label: str
    text: str
    groups: tuple[tuple[Tile, ...], ...] = ()
    steps: tuple[int, int] | None = None


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
        result: the set that comes of them.
        beside: the words beside the tiles where there is no set.
        facts: what it makes, costs, how far the hand is then.
        more: the same at length: why it counts so, who plays next, how it ranks.
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
    result: tuple[Tile, ...] = ()
    beside: str = ""
    facts: tuple[Fact, ...] = ()
    more: tuple[Fact, ...] = ()
    reasons: tuple[str, ...] = ()
    seats: Seats | None = None
    cite: str = ""
    faces: Faces = AS_DRAWN
    practise: str = ""


@dataclass(frozen=True, slots=True)
class Thrown:
    """Two dice that lie: how many eyes each shows, who threw them and how many, what that decides."""

    dice: tuple[int, int]
    title: str
    said: str


@dataclass(frozen=True, slots=True)
class Named:
    """Whom sums of dice name.

    Attributes:
        wind: the name of the seat.
        name: who sits there; empty: nobody.
        sums: the sums that name him.
        thrown: the one that has been thrown; 0: none of them.
    """

    wind: str
    name: str
    sums: tuple[int, ...]
    thrown: int = 0


@dataclass(frozen=True, slots=True)
class BeginningPage:
    """What the dice say while a deal begins, as far as they lie.

    Attributes:
        rule: how the sum is counted that names a seat; empty: no seats are known yet.
        seats: the seats with the sums that name them: below, at the right, above, at the left.
        throws: the throws that lie, in their order.
    """

    rule: str = ""
    seats: tuple[Named, ...] = ()
    throws: tuple[Thrown, ...] = ()


NO_DICE: Final = BeginningPage()


@dataclass(frozen=True, slots=True)
class NowPage:
    """What the page "Now" shows.

    Attributes:
        tile: the tile in question.
        kicker, heading: what has happened.
        lead: what is to be done now.
        how: how that is done by the mouse, and by keys; empty: nothing is asked.
        cards: what is allowed.
        refusals: what is refused.
        refused: how many that are, in words.
        distance: how far the hand is from a win.
        nearer: which tiles bring it nearer or complete it; None: that is not said now.
        hand: on the own turn, what goes with what in the hand.
        may_advise: whether advice can be asked for.
        faces: how the tile looks.
        first: what is met here for the first time; None: nothing.
        practise: the kind of drill that asks what `distance` and `hand` say; empty: none is offered.
        over: the deal is over; there is nothing to do but to go on to the score.
        sets: the winner's tiles as they count, each group with its name.
        beginning: while a deal begins, what the dice say.
    """

    tile: Tile | None = None
    kicker: str = ""
    heading: str = ""
    lead: str = ""
    how: tuple[str, str] = ("", "")
    cards: tuple[Card, ...] = ()
    refusals: tuple[Card, ...] = ()
    refused: str = ""
    distance: str = ""
    nearer: Fact | None = None
    hand: tuple[Fact, ...] = ()
    may_advise: bool = False
    faces: Faces = AS_DRAWN
    first: FirstCard | None = None
    practise: str = ""
    over: bool = False
    sets: tuple[tuple[tuple[Tile, ...], str], ...] = ()
    beginning: BeginningPage = NO_DICE

    @property
    def subject(self) -> tuple[object, ...]:
        """Return what the head names: while it stays, the reader stays where he is."""
        return self.kicker, self.tile, self.heading


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
        withheld: nothing is counted: in an exam, as long as the deal is played.
    """

    final: bool = False
    hands: tuple[HandScore, ...] = ()
    winner: Wind | None = None
    names: tuple[tuple[Wind, str], ...] = ()
    going_out: bool = False
    only_winner: bool = False
    withheld: bool = False


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


NO_TABLE: Final = CoachPage()


@dataclass(frozen=True, slots=True)
class WhatIfPage:
    """What would come of what the user only looks at.

    Attributes:
        hint: how to ask; empty: nothing can be asked now.
        hint_in_short: the same in a few words, for a page that has no room.
        title: what is looked at.
        tries: what would come of it, in each way there is.
        table: the table of the coach with what is and was looked at; none before he has answered, and where
            it stands in his advice.
        faces: how the tiles look.
    """

    hint: str = ""
    hint_in_short: str = ""
    title: str = ""
    tries: tuple[Tried, ...] = ()
    table: CoachPage = NO_TABLE
    faces: Faces = AS_DRAWN


@dataclass(frozen=True, slots=True)
class AdvicePage:
    """The advice that was asked for: the table of the coach; none while it is being thought about.

    `said` is a sentence in its place, where there is nothing to decide.
    """

    coach: CoachPage = NO_TABLE
    thinking: bool = False
    said: str = ""
