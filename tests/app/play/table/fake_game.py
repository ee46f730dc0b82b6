"""A game for the board's tests: the real rules on a position, without threads, files or computer players."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action
from peling.core.events import Event, seen_by
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.game import GameState
from peling.play.table import DealResult, DealState, apply, result, view_of
from peling.rules.legality import Verdict, conceivable, judge
from peling.rules.ruleset import RuleSet
from tests.engine.positions import book


class FakeGame(QObject):
    """What the table needs of the session, over one `DealState`."""

    happened = Signal(object)
    changed = Signal()
    refused = Signal(object)
    thinking = Signal(object, bool)
    opened = Signal()

    def __init__(
        self, deal: DealState | None, me: Wind = Wind.SOUTH, *, rules: RuleSet | None = None, **options: str
    ) -> None:
        """Let the user hold the wind `me` in this deal; `rules`: of another book than the first."""
        super().__init__()
        self.deal = deal
        self.me = me
        self.rules = rules or book(**options)
        self.state: GameState | None = None
        self.can_take_back = self.is_writing = self.in_exam = False
        self.taken_back = 0
        self.acted: list[Action] = []
        self.names = {wind: wind.name.title() for wind in Wind}
        self.totals = dict.fromkeys(Wind, 0)

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees."""
        return None if self.deal is None else view_of(self.deal, self.me, self.rules)

    @property
    def last_result(self) -> DealResult | None:
        """Return how the deal ended; None while it is played."""
        return None if self.deal is None else result(self.deal, self.rules)

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on all that is conceivable."""
        view = self.view
        if view is None:
            return ()
        return tuple(judge(view, action, self.rules) for action in conceivable(view, self.rules))

    def verdict(self, action: Action) -> Verdict:
        """Return the verdict on one action."""
        view = self.view
        assert view is not None
        return judge(view, action, self.rules)

    def do(self, action: Action) -> None:
        """Do something for the user, or refuse it."""
        verdict = self.verdict(action)
        if verdict.legal:
            self.acted.append(action)
            self.put(self.me, action)
        else:
            self.refused.emit(verdict)

    def put(self, wind: Wind, action: Action) -> None:
        """Let any player do something."""
        assert self.deal is not None
        self.deal, events = apply(self.deal, wind, action, self.rules)
        self.tell(*events)

    def tell(self, *events: Event) -> None:
        """Tell what happened."""
        self.happened.emit(tuple(seen_by(event, self.me) for event in events))
        self.changed.emit()

    def take_back(self) -> None:
        """Count that it was asked for."""
        self.taken_back += 1
