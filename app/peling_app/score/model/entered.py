"""Read what is entered of a deal of the score sheet, what the book makes of it, and what is shown of both."""

from __future__ import annotations

from PySide6.QtCore import QObject

from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import Tile
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.questions import way_said
from peling.ledger.reckoning import DealReckoning, EntryFault, FaultId
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet, nobody_liable, nobody_shares
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.score.model.entry_asked import DealQuestions
from peling_app.score.model.entry_changes import left_on_table
from peling_app.score.model.entry_extras import extras_of
from peling_app.score.model.entry_faults import is_missing, said
from peling_app.score.model.entry_hands import EntryHands
from peling_app.score.model.entry_paid import paid_of
from peling_app.score.model.entry_rows import EntryFacts, Extra, PaidShown, RowState, ScoreShown
from peling_app.score.model.entry_scores import row_of, score_of
from peling_app.score.model.entry_session import EntrySession
from peling_app.score.words import entry as words


class EnteredDeal(QObject):
    """The deal that is being entered, as far as it is read."""

    def __init__(self, score: EntrySession, parent: QObject | None = None) -> None:
        """Begin with nothing entered in the sheet of this session."""
        super().__init__(parent)
        self._score = score
        self._entry = empty_deal(0)
        self._reckoning: DealReckoning | None = None
        self._hands = EntryHands(self)
        self._chosen = 0
        self._asked: DealQuestions | None = None
        self._by_winds = False

    @property
    def is_open(self) -> bool:
        """Return whether there is a sheet."""
        return self._score.sheet is not None

    @property
    def entry(self) -> DealEntry:
        """Return the deal as entered so far."""
        return self._entry

    @property
    def is_typed(self) -> bool:
        """Return whether anything is typed of it."""
        return self.is_open and self._entry != self._score.untyped

    @property
    def reckoning(self) -> DealReckoning:
        """Return what the book makes of it.

        Raises:
            RuntimeError: no sheet is open.
        """
        if self._reckoning is None:
            message = "no sheet is open"
            raise RuntimeError(message)
        return self._reckoning

    @property
    def rules(self) -> RuleSet:
        """Return the rule set of the sheet."""
        return self._score.rules

    @property
    def situation(self) -> Situation:
        """Return who holds what."""
        return self._score.situation

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players by place."""
        return self._score.names

    @property
    def number(self) -> int:
        """Return the number of the deal."""
        return self._score.editing

    @property
    def is_correction(self) -> bool:
        """Return whether an earlier deal is corrected."""
        return self._score.is_correction

    @property
    def is_insertion(self) -> bool:
        """Return whether a forgotten deal is entered."""
        return self._score.is_insertion

    @property
    def reason(self) -> str:
        """Return why an earlier deal is corrected, as far as that was typed."""
        return self._score.reason

    @property
    def order(self) -> tuple[int, ...]:
        """Return the places as their rows stand: in the order of people, or by their winds, East first."""
        winds = self.situation.winds
        if not self._by_winds:
            return tuple(range(len(winds)))
        return tuple(sorted(range(len(winds)), key=lambda place: winds[place].number))

    @property
    def chosen(self) -> int:
        """Return the place whose hand is being entered."""
        return self._chosen

    def hand(self, place: int) -> EnteredHand:
        """Return the tiles of a place."""
        return self._hands.hand(place)

    @property
    def table(self) -> EnteredHand:
        """Return the hand that stands for the table: only its wild tiles mean something."""
        return self._hands.table

    def is_by_points(self, place: int) -> bool:
        """Return whether a place's points are typed."""
        return self._hands.is_by_points(place)

    @property
    def asked(self) -> frozenset[str]:
        """Return what is of use in this book for this deal, see `peling.ledger.questions.asks`."""
        return self._asked_of(self._entry).matters

    @property
    def ways(self) -> tuple[WinBy, ...]:
        """Return the ways to win that can be chosen; none without a winner."""
        return self._asked_of(self._entry).ways

    @property
    def way(self) -> WinBy | None:
        """Return how the winning tile came, if anybody said so."""
        return way_said(self._entry)

    @property
    def questions(self) -> tuple[tuple[str, bool], ...]:
        """Return what can be so of the hand that won, and whether it is; empty: none is asked anything.

        It is asked in whichever row one is: Tab leads through the others before it comes to the questions.
        """
        winner = self._entry.winner
        return () if winner is None else self._asked_of(self._entry).answered(winner)

    @property
    def asks_claims(self) -> bool:
        """Return whether it matters from whom the hand that won claimed its sets."""
        winner = self._entry.winner
        by_tiles = winner is not None and not self.is_by_points(winner)
        return by_tiles and self.rules.sharing is not nobody_shares

    @property
    def finds_liable(self) -> bool:
        """Return whether the book itself finds who pays for all; by others somebody can only be named."""
        return self.rules.liable is not nobody_liable or self.rules.sharing is not nobody_shares

    @property
    def left(self) -> dict[Tile, int]:
        """Return how many tiles of each kind are left on the table, over all hands; never negative."""
        return left_on_table(self._entry)

    # What is shown

    @property
    def facts(self) -> EntryFacts:
        """Return the deal with what the book makes of it."""
        return EntryFacts(self._entry, self.reckoning, self.situation, self.rules, self.names)

    @property
    def rows(self) -> tuple[RowState, ...]:
        """Return the rows of the players, East first."""
        facts, losers = self.facts, "losers" in self.asked
        return tuple(
            row_of(
                facts,
                place,
                by_points=self.is_by_points(place),
                text=self._hands.text(place),
                losers=losers,
                chosen=place == self._chosen,
            )
            for place in self.order
        )

    @property
    def score(self) -> ScoreShown:
        """Return what the chosen hand counts."""
        return score_of(self.facts, self._chosen)

    @property
    def paid(self) -> PaidShown:
        """Return who pays whom."""
        return paid_of(self.facts)

    @property
    def extras(self) -> tuple[Extra, ...]:
        """Return what was entered next to the hands."""
        return extras_of(self.facts)

    @property
    def record(self) -> HandRecord | None:
        """Return the chosen hand for the tutor and the other books; None where it has no tiles."""
        return self.reckoning.hands[self._chosen].record

    @property
    def can_enter(self) -> bool:
        """Return whether the deal can be entered."""
        return self._reckoning is not None and self._reckoning.can_enter

    @property
    def blocking(self) -> tuple[EntryFault, ...]:
        """Return what keeps the deal from being entered; what is impossible before what is missing."""
        faults = [fault for fault in self.reckoning.faults if fault.blocks]
        return tuple(sorted(faults, key=is_missing))

    @property
    def waiting(self) -> str:
        """Return why the deal cannot be entered yet, in a sentence; empty if it can."""
        blocking = self.blocking
        return said(blocking[0], self.facts) if blocking else ""

    @property
    def left_open(self) -> str:
        """Return what nobody said of a deal that is corrected and need not be said now; empty: nothing."""
        found = any(fault.id is FaultId.WAY_MISSING and not fault.blocks for fault in self.reckoning.faults)
        winner = self._entry.winner
        return words.way_left_open(name=self.names[winner]) if found and winner is not None else ""

    @property
    def waiting_short(self) -> str:
        """Return the same where little room is: of what its row tells, only whose row it is."""
        blocking = self.blocking
        if blocking and not is_missing(blocking[0]) and blocking[0].field == "hands":
            place = blocking[0].place
            return words.see_row("" if place is None else self.names[place])
        return self.waiting

    @property
    def is_wrong(self) -> bool:
        """Return whether something is wrong, not only missing."""
        return any(not is_missing(fault) for fault in self.blocking)

    def _asked_of(self, entry: DealEntry) -> DealQuestions:
        """Return what is asked of a deal; asked again it is known."""
        wanted = DealQuestions(entry, self.situation, self.rules)
        if self._asked is None or self._asked != wanted:
            self._asked = wanted
        return self._asked
