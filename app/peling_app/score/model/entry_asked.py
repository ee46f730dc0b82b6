"""What the book asks of a deal as it stands: worked out when it is needed, and once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from peling.core.scoring import WinBy
from peling.core.settlement import FalseCall
from peling.ledger.entry import DealEntry, Tiles
from peling.ledger.hands import hand_of, with_hand
from peling.ledger.questions import asks, dead_kinds, questions, ways
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet
from peling_app.score.words import entry as words


@dataclass(frozen=True)
class DealQuestions:
    """The questions about a deal; see `peling.ledger.questions`."""

    entry: DealEntry
    situation: Situation
    rules: RuleSet

    @cached_property
    def matters(self) -> frozenset[str]:
        """Return which questions change what comes of the deal, see `peling.ledger.questions.asks`."""
        return asks(self.entry, self.situation, self.rules)

    @cached_property
    def ways(self) -> tuple[WinBy, ...]:
        """Return the ways to win that can be chosen; none without a winner."""
        return () if self.entry.winner is None else ways(self.entry, self.situation, self.rules)

    @cached_property
    def _known(self) -> dict[int, tuple[str, ...]]:
        return {}

    def of(self, place: int) -> tuple[str, ...]:
        """Return which circumstances the hand of a place can have."""
        if place not in self._known:
            self._known[place] = questions(self.entry, place, self.situation, self.rules)
        return self._known[place]

    def answered(self, place: int) -> tuple[tuple[str, bool], ...]:
        """Return what the user can be asked of a hand that is laid, and whether it is so."""
        held = hand_of(self.entry, place)
        if not isinstance(held, Tiles):
            return ()
        return tuple(
            (name, name in held.circumstances) for name in self.of(place) if words.has_question(name)
        )

    def without_idle(self) -> DealEntry:
        """Return the deal without circumstances of the winner that can no longer be."""
        winner = self.entry.winner
        held = None if winner is None else hand_of(self.entry, winner)
        if winner is None or not isinstance(held, Tiles) or not held.circumstances:
            return self.entry
        can_be = frozenset(self.of(winner))
        so = frozenset(name for name in held.circumstances if name in can_be or not words.has_question(name))
        return with_hand(self.entry, winner, replace(held, circumstances=so))


def dead_ways(situation: Situation, rules: RuleSet) -> tuple[str, ...]:
    """Return in which ways a hand can be dead."""
    return tuple(dead_kinds(situation, rules))


def asks_if_shown(situation: Situation, rules: RuleSet) -> bool:
    """Return whether a false call costs something else when the hand was not shown whole."""
    if rules.false_call is None:
        return False
    shown = FalseCall(situation.playing, situation.playing[0], fully_exposed=True)
    return rules.false_call(shown) != rules.false_call(replace(shown, fully_exposed=False))
