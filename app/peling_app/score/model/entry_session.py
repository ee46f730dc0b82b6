"""What the entry of a deal asks of the score session; a test can put something simpler in its place."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from peling.ledger.entry import DealEntry
from peling.ledger.reckoning import DealReckoning
from peling.ledger.sheet import Sheet
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet


class EntrySession(Protocol):
    """See `peling_app.score.session.ScoreSession`."""

    opened: SignalInstance
    editing_changed: SignalInstance
    draft_changed: SignalInstance
    refused: SignalInstance
    entered: SignalInstance

    @property
    def sheet(self) -> Sheet | None:
        """Return the open sheet."""

    @property
    def rules(self) -> RuleSet:
        """Return the rule set of the sheet."""

    @property
    def editing(self) -> int:
        """Return the number of the deal that is entered or corrected."""

    @property
    def is_correction(self) -> bool:
        """Return whether an earlier deal is corrected."""

    @property
    def is_insertion(self) -> bool:
        """Return whether a forgotten deal is entered."""

    @property
    def reason(self) -> str:
        """Return why an earlier deal is corrected, as far as that was typed."""

    @property
    def entry(self) -> DealEntry:
        """Return the deal as it is kept."""

    @property
    def untyped(self) -> DealEntry:
        """Return the deal as it is while nothing is typed of it."""

    @property
    def situation(self) -> Situation:
        """Return who holds what in this deal."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players by place."""

    def reckon(self, entry: DealEntry) -> DealReckoning:
        """Return what the book makes of a deal."""

    def save_draft(self, entry: DealEntry) -> None:
        """Keep the next deal as far as it is entered."""

    def try_correction(self, entry: DealEntry) -> None:
        """Keep the corrected deal as far as it is entered."""

    def save_reason(self, reason: str) -> None:
        """Keep why an earlier deal is corrected."""

    def submit(self, entry: DealEntry, reason: str = "") -> None:
        """Enter or correct the deal."""

    def edit_next(self) -> None:
        """Give up a correction."""
