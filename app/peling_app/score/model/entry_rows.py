"""What the entry of a deal shows, as plain values: rows, a hand's score, payments, what else stands there."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Wind
from peling.ledger.entry import DealEntry
from peling.ledger.reckoning import DealReckoning
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet
from peling_app.play.settle.model.page import Payment
from peling_app.play.tutor.model.score import HandScore


@dataclass(frozen=True, slots=True)
class EntryFacts:
    """A deal as entered and what the book makes of it: all that is shown comes from these."""

    entry: DealEntry
    reckoning: DealReckoning
    situation: Situation
    rules: RuleSet
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowState:
    """The row of one player.

    Attributes:
        place: who it is.
        wind: what he holds.
        name: how he is called.
        by_points: whether the points are typed; else the tiles are laid.
        text: the points as typed.
        sum: how they come about, where that is more than one number.
        total: what the hand counts; empty while that is not known.
        asked: whether the hand counts anything; where only the winner counts, the others are not asked.
        laid: whether tiles lie in the hand.
        rests: whether tiles are laid here only if he is chosen or wins, for no other hand counts anything.
        winner: whether he won.
        giver: whether he gave the winning tile.
        note: what else is to be said: how the hand was won, that it is dead.
        dead: ``"nothing"`` for a dead hand that counts nothing, ``"score"`` for one that counts its score.
        unusual: why no hand of the book counts so much, in a sentence; the table may have it otherwise.
        errors: what is wrong with the hand, each in a sentence.
    """

    place: int
    wind: Wind
    name: str
    by_points: bool
    text: str = ""
    sum: str = ""
    total: str = ""
    asked: bool = True
    laid: bool = False
    rests: bool = False
    winner: bool = False
    giver: bool = False
    note: str = ""
    dead: str = ""
    unusual: str = ""
    errors: tuple[str, ...] = ()

    @property
    def error(self) -> str:
        """Return all that is wrong with the hand."""
        return " ".join(self.errors)

    @property
    def is_flat(self) -> bool:
        """Return whether there is nothing to show or to enter but that he won."""
        return (self.rests or not self.asked) and not self.laid

    @property
    def shows_tiles(self) -> bool:
        """Return whether his tiles are shown, and not what is typed, if anything is."""
        return not self.by_points and not self.is_flat

    @property
    def figure(self) -> str:
        """Return what was typed for the hand, or what its tiles count; empty: nothing yet."""
        return self.text if self.by_points else self.total


@dataclass(frozen=True, slots=True)
class ScoreShown:
    """The score of one hand.

    Attributes:
        title: whose it is.
        cite: where the items stand.
        score: its lines; None where the tiles are not known.
        steps: what it comes to before each doubling.
        total: what it counts; empty while that is not known.
        limit: how it stands to the limit.
        note: what is to be said instead, or as well.
        supposed: what it rests on that nobody said yet; empty: nothing.
    """

    title: str
    cite: str = ""
    score: HandScore | None = None
    steps: tuple[str, ...] = ()
    total: str = ""
    limit: str = ""
    note: str = ""
    supposed: str = ""


@dataclass(frozen=True, slots=True)
class NetShown:
    """What a player gains in the deal: his name, the amount with its sign, -1, 0 or 1 for it."""

    name: str
    amount: str
    sign: int


@dataclass(frozen=True, slots=True)
class PaidShown:
    """Who pays whom.

    Attributes:
        cite: where that stands.
        rows: the payments; their reasons are sentences, with the sticks where the book has such.
        notes: why nothing is paid, who is doubled, who is equal.
        nets: what everybody gains, in the order of the players on the sheet.
        together: what all gain together, where changes by hand do not come to 0; else empty.
    """

    cite: str = ""
    rows: tuple[Payment, ...] = ()
    notes: tuple[str, ...] = ()
    nets: tuple[NetShown, ...] = ()
    together: str = ""


@dataclass(frozen=True, slots=True)
class Extra:
    """Something entered next to the hands, that can be taken out again: its kind, which of them, in words."""

    kind: str
    number: int
    words: str
