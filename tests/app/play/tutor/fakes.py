"""A session that stands still, for tests and pictures of the tutor and the settlement."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling.rulebooks import rule_set
from peling.rules.legality import Verdict, conceivable, judge
from peling.rules.ruleset import RuleSet

NAMES = {Wind.EAST: "Magpie", Wind.SOUTH: "You", Wind.WEST: "Heron", Wind.NORTH: "Crane"}


class StillSession(QObject):
    """What the session shows, as attributes that a test sets."""

    changed = Signal()
    advice = Signal(object)
    weighed = Signal(object)

    def __init__(
        self,
        view: PlayerView | None,
        *,
        rules: RuleSet | None = None,
        log: tuple[Event, ...] = (),
        result: DealResult | None = None,
    ) -> None:
        """Stand at a position."""
        super().__init__()
        self.view = view
        self.rules = rules or rule_set("pung-chow", {})
        self.log = log
        self.last_result = result
        self.names: Mapping[Wind, str] = NAMES
        self.totals: Mapping[Wind, int] = {}
        self.deal_number = 6
        self.state: GameState | None = None
        self.looks: list[tuple[Action, ...]] = []
        self.hints = 0
        self.weighings = 0
        self.dealt = 0

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the user could think of."""
        if self.view is None:
            return ()
        return tuple(judge(self.view, action, self.rules) for action in conceivable(self.view, self.rules))

    def hint(self) -> None:
        """Count that advice was asked for."""
        self.hints += 1

    def weigh(self) -> None:
        """Count that the actions were to be weighed."""
        self.weighings += 1

    def look_closer(self, *actions: Action) -> None:
        """Note what is to be weighed by itself."""
        self.looks.append(actions)

    def next_deal(self) -> None:
        """Count that the next deal was asked for."""
        self.dealt += 1
