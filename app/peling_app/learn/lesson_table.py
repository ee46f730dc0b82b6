"""A deal on which a learner acts: it gives the board of play what a session gives it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from peling.core.actions import Action
from peling.core.events import Event, seen_by
from peling.core.tiles import Wind
from peling.core.view import Phase, PlayerView
from peling.play.deal import DealResult, DealState, view_of
from peling.play.game import GameState
from peling.play.table import result
from peling.rules.legality import Verdict, conceivable, judge, legal_actions
from peling.rules.ruleset import RuleSet


class LessonTable(QObject):
    """A deal on which a learner acts; whoever owns the lesson says what comes of it.

    It has the signals and properties of a session that the board needs, see
    `peling_app.play.game.Game`.

    Signals:
        wished: the learner wants to do this; the owner answers by `advance`, `refuse` or `stay`.
    """

    happened = Signal(object)
    changed = Signal()
    refused = Signal(object)
    thinking = Signal(object, bool)
    opened = Signal()
    wished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Hold no deal yet."""
        super().__init__(parent)
        self._deal: DealState | None = None
        self._rules: RuleSet | None = None
        self._me = Wind.EAST
        self._verdicts: tuple[Verdict, ...] | None = None

    def open(self, deal: DealState | None, me: Wind, rules: RuleSet, said: tuple[Event, ...] = ()) -> None:
        """Put a position on the table; `said` are events to be shown with their moves."""
        self._deal, self._me, self._rules = deal, me, rules
        self._verdicts = None
        self.opened.emit()
        self._tell(said)

    def advance(self, deal: DealState, events: tuple[Event, ...]) -> None:
        """Go on to another position, by these events."""
        self._deal, self._verdicts = deal, None
        self._tell(events)

    def refuse(self, verdict: Verdict) -> None:
        """Say why the learner's wish is not allowed."""
        self.refused.emit(verdict)

    def stay(self) -> None:
        """Leave everything as it is: a dragged tile goes back."""
        self.changed.emit()

    def _tell(self, events: tuple[Event, ...]) -> None:
        if events:
            self.happened.emit(tuple(seen_by(event, self._me) for event in events))
        self.changed.emit()

    @property
    def deal(self) -> DealState | None:
        """Return the position with all that is hidden."""
        return self._deal

    @property
    def rules(self) -> RuleSet:
        """Return the rules in force."""
        assert self._rules is not None, "a position was put on the table"  # noqa: S101 - for the type checker
        return self._rules

    @property
    def view(self) -> PlayerView | None:
        """Return what the learner sees."""
        return None if self._deal is None else view_of(self._deal, self._me, self.rules)

    @property
    def state(self) -> GameState | None:
        """Return no game: a lesson is a deal alone."""
        return None

    @property
    def last_result(self) -> DealResult | None:
        """Return how the deal ended; None while it is played."""
        return None if self._deal is None else result(self._deal, self.rules)

    @property
    def deal_number(self) -> int:
        """Return the number of the deal: there is one."""
        return 1

    def next_deal(self) -> None:
        """Do nothing: there is no other deal."""

    @property
    def can_take_back(self) -> bool:
        """Tell that a lesson is begun again instead."""
        return False

    @property
    def in_exam(self) -> bool:
        """Tell that a lesson helps."""
        return False

    @property
    def names(self) -> dict[Wind, str]:
        """Return where the players sit, seen by the learner; their winds stand beside it."""
        translate = QCoreApplication.translate
        places = {
            1: translate("Places", "Right"),
            2: translate("Places", "Opposite"),
            3: translate("Places", "Left"),
        }
        names = {wind: places.get(self._me.steps_to(wind), "") for wind in Wind}
        return names | {self._me: translate("Session", "You")}

    @property
    def totals(self) -> dict[Wind, int]:
        """Return what each player has won or lost in this deal."""
        ended = self.last_result
        return dict.fromkeys(Wind, 0) if ended is None else ended.settlement.net(tuple(Wind))

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return what the learner may do."""
        view = self.view
        if view is None or view.phase is Phase.OVER:
            return ()
        return legal_actions(view, self.rules)

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the learner could think of."""
        view = self.view
        if view is None or view.phase is Phase.OVER:
            return ()
        if self._verdicts is None:
            self._verdicts = tuple(
                judge(view, action, self.rules) for action in conceivable(view, self.rules)
            )
        return self._verdicts

    def verdict(self, action: Action) -> Verdict:
        """Return the verdict on one action."""
        view = self.view
        assert view is not None, "something is on the table"  # noqa: S101 - for the type checker
        return judge(view, action, self.rules)

    @property
    def is_writing(self) -> bool:
        """Return no: nothing of a lesson's table is kept."""
        return False

    def do(self, action: Action) -> None:
        """Hand on what the learner wants to do."""
        self.wished.emit(action)

    def take_back(self) -> None:
        """Do nothing: a lesson is begun again instead."""
