"""The coach of the user: what his choices are worth, ever more sharply, and a word before a grave mistake.

It thinks in a thread of its own, so that neither the computer players nor the coach wait for the other. What
was thought about another position is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.advice.equities import LONG, STEPS, Effort, StoppedError
from peling.coach.alone import looked_at_alone
from peling.coach.counsel import Counsel, counsel
from peling.coach.stopping import may_be_grave, stop_before
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling_app.platform.settings import Coaching
from peling_app.platform.tasks import Worker
from peling_app.play.closer_looks import CloserLooks, with_closer

ROUNDS: Final = STEPS
"""Rollouts of which the answers of an advice are made; each goes on from the one before."""
TRIED: Final = 3
"""Rounds for a user who only looks what would come of something: sharper figures he asks for."""
PATIENCE: Final = 0.6
"""Seconds; the first round that ends after so many is advice. What follows only makes it sharper."""
WATCHED: Final = 1500
"""Rollouts by which all choices are tried before one is made; one that may be grave is weighed again then."""
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says of a position.

    Attributes:
        choices: all of them, the best first.
        settled: it is advice, and no longer a first glance.
        goes_on: sharper figures follow, as long as the position is looked at.
        known: what was looked at by itself beside the best, and is known better than the rest.
    """

    choices: tuple[Counsel, ...] = ()
    settled: bool = False
    goes_on: bool = False
    known: frozenset[Action] = frozenset()


@dataclass(frozen=True, slots=True)
class Stop:
    """A choice before which the user is stopped.

    Attributes:
        chosen: what he was about to do.
        best: what would be best.
    """

    chosen: Counsel
    best: Counsel


class Coach(QObject):
    """What the coach knows of the position on the table.

    Signals:
        answered: an answer, or a sharper one.
        weighing: what the user is about to do is looked at more closely, perhaps for a second; it carries the
            action.
        stopped: the user is stopped before a grave mistake; carries the `Stop`.
        changed: he coaches in another way.
        failed: he could not answer; carries the error.

    Attributes:
        manner: how he coaches.
        patience: after so many seconds an answer is settled, if it rests on as many rollouts as a stop is
            judged by, on however slow a machine.
    """

    answered = Signal(object)
    weighing = Signal(object)
    stopped = Signal(object)
    changed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a position."""
        super().__init__(parent)
        self.patience = PATIENCE
        self._worker = Worker("pe-ling-adviser", self)
        self.manner = Coaching.REQUEST
        self._watched: tuple[PlayerView, tuple[Counsel, ...]] | None = None
        self._then: Callable[[], None] | None = None
        self._is_watching = False
        self._weighed: tuple[PlayerView, Action] | None = None
        self._at: tuple[PlayerView, RuleSet, int] | None = None
        self._let_be = 0
        self._began = 0.0
        self._done = self._most = 0
        self._runs = False
        self._asked: tuple[PlayerView, RuleSet] | None = None
        self._made_way: tuple[PlayerView, RuleSet] | None = None
        self._is_settled = False
        self._stop: tuple[PlayerView, Stop] | None = None
        self._looks = CloserLooks()
        self._choices: tuple[Counsel, ...] = ()

    def set_manner(self, manner: Coaching) -> None:
        """Coach in another way from now on."""
        if manner is not self.manner:
            self.manner = manner
            self._let_be, self._asked = 0, None
            self._look()
            self.changed.emit()

    def ask(self, view: PlayerView, rules: RuleSet, rounds: int | None = None) -> None:
        """Ask what the choices are worth; `answered` tells, again and again, at most so many `rounds`.

        None: as many as there are. Of a position that was asked about already the figures go on from where
        they are; where nothing is left to find out they come at once. In an exam nothing comes.
        """
        if self.manner is Coaching.EXAM:
            return
        if self._asked is None or self._asked[0] is not view:
            self._began, self._asked = monotonic(), (view, rules)
            self._done, self._most, self._runs = 0, 0, False
            self._looks, self._choices, self._is_settled = CloserLooks(), (), False
        self._most = max(self._most, len(ROUNDS) if rounds is None else rounds)
        self._go_deeper(self._asked)
        if not self._runs and self._choices:
            self._tell(settled=self._is_settled)

    def look_closer(self, *actions: Action) -> None:
        """Weigh by itself what the user looks at in the position asked about; of nothing, nothing more.

        That comes when all choices together were looked at as often as for one who only looks.
        """
        self._looks.now = actions
        if self._asked is not None:
            self._go_deeper(self._asked)

    def watch(self, view: PlayerView, rules: RuleSet, deal: int) -> None:
        """Look at a position in which the user is to decide, so that an answer is there when he has."""
        if self._asked is not None and self._asked[0] is not view:
            self._asked = None
        self._watched, self._then, self._is_watching, self._weighed = None, None, False, None
        self._at = (view, rules, deal)
        self._look()

    def holds(self, view: PlayerView, action: Action, then: Callable[[], None]) -> bool:
        """Return whether something must not be done at once.

        The coach is still looking then, or weighs what may be a grave mistake: `then` is called when he lets
        it pass, and what was to be done before it is dropped.
        """
        if self._weighed == (view, action):
            return True
        self._weighed = None
        if self._is_watching:
            self._then = partial(self._decide, view, action, then)
            return True
        return self._weigh(view, action, then)

    def leave_alone(self, deal: int) -> None:
        """Stop the user no more in this deal."""
        self._let_be = deal
        self._watched = None

    def forget(self) -> None:
        """Drop what was thought of a position that is gone."""
        self._worker.forget()
        self._at, self._watched, self._then, self._is_watching = None, None, None, False
        self._weighed = None
        self._asked = None

    def finish(self) -> None:
        """End the thread."""
        self.forget()
        self._worker.finish()

    # Inside

    def _look(self) -> None:
        """Look at the position, if the user wants to be stopped in it."""
        if self.manner is Coaching.STOP and self._at is not None and self._at[2] != self._let_be:
            view, rules, _ = self._at
            self._is_watching = True
            job = partial(counsel, view, rules, WATCHED, SEED)
            self._worker.ask(job, partial(self._saw, view), self._saw_nothing)

    def _go_deeper(self, asked: tuple[PlayerView, RuleSet]) -> None:
        """Begin the next closer look or round, if one is wanted and none is on its way."""
        if self._asked is not asked or self._runs:
            return
        number, closer, choices = self._done, self._closer_wanted(), self._choices
        if closer is not None:
            effort = Effort(LONG, SEED, stopped=lambda: not self._looks_at(asked, closer))
            job = partial(looked_at_alone, *asked, choices, closer, effort)
            self._runs = True
            self._worker.ask(job, partial(self._looked, asked, choices[0]), partial(self._let_go, asked))
        elif number < self._most:
            self._runs = True
            round_ = partial(counsel, *asked, ROUNDS[number], SEED, lambda: self._asked is not asked)
            self._worker.ask(round_, partial(self._answer, asked, number), self._not_answered)

    def _closer_wanted(self) -> Action | None:
        """Return what is to be weighed by itself next; None: nothing."""
        if self._asked is None or self._done < min(TRIED, self._most):
            return None
        return self._looks.wanted(self._choices, self._asked[1].id)

    def _looks_at(self, asked: tuple[PlayerView, RuleSet], action: Action) -> bool:
        return self._asked is asked and action in self._looks.now

    def _looked(self, asked: tuple[PlayerView, RuleSet], best: Counsel, found: Counsel) -> None:
        """Tell what a closer look has found."""
        if self._asked is asked:
            self._runs = False
            self._looks.add(best.action, found)
            self._tell(settled=True)

    def _let_go(self, asked: tuple[PlayerView, RuleSet], error: Exception) -> None:
        """Go on with what is looked at now."""
        if self._asked is asked and isinstance(error, StoppedError):
            self._runs = False
            self._go_deeper(asked)
        else:
            self._not_answered(error)

    def _answer(self, asked: tuple[PlayerView, RuleSet], number: int, choices: tuple[Counsel, ...]) -> None:
        if self._asked is not asked:
            return
        self._choices = choices
        waited = ROUNDS[number] >= WATCHED and monotonic() - self._began > self.patience
        self._runs, self._done = False, number + 1
        if len(choices) < 2:
            self._most = self._done
        self._tell(settled=waited)

    def _tell(self, *, settled: bool) -> None:
        """Tell what is known by now, and find out more."""
        asked, choices = self._asked, self._choices
        assert asked is not None, "somebody has asked"  # noqa: S101 - for the type checker
        if self._stop is not None and self._stop[0] == asked[0]:
            choices = as_weighed(choices, self._stop[1])
        goes_on = self._done < self._most or self._closer_wanted() is not None
        choices = self._looks.seen_in(choices)
        known = {one.action for one, was in zip(choices, self._choices, strict=True) if one is not was}
        self._is_settled = settled or self._done >= self._most
        answer = Answer(choices, self._is_settled, goes_on, frozenset(known))
        self.answered.emit(answer)
        # Whoever acted on it at once asks for nothing more.
        self._go_deeper(asked)

    def _not_answered(self, error: Exception) -> None:
        """Tell that no answer comes, unless that is because nobody wants it any more."""
        if not isinstance(error, StoppedError):
            self._asked = None
            self.failed.emit(error)

    def _saw(self, view: PlayerView, choices: tuple[Counsel, ...]) -> None:
        if self._at is None or self._at[0] is not view:
            return
        self._is_watching = False
        self._watched = (view, choices)
        self._go_on()

    def _saw_nothing(self, _error: Exception) -> None:
        """Let the user play: a coach that fails stops nobody."""
        self._is_watching = False
        self._go_on()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _decide(self, view: PlayerView, action: Action, then: Callable[[], None]) -> None:
        if not self._weigh(view, action, then):
            then()

    def _weigh(self, view: PlayerView, action: Action, then: Callable[[], None]) -> bool:
        """Weigh an action against the best, if it may be a grave mistake; return whether it is weighed."""
        if self.manner is not Coaching.STOP or self._at is None or self._at[2] == self._let_be:
            return False
        if self._watched is None or self._watched[0] != view:
            return False
        rules, choices = self._at[1], self._watched[1]
        if not may_be_grave(choices, action, rules.id):
            return False
        # What the user asked for before makes way: now he waits for this.
        self._made_way, self._asked = self._asked, None
        self._weighed = (view, action)
        judge = partial(self._judge, self._weighed, choices[0], then)
        job = partial(stop_before, view, rules, choices, action, SEED)
        # A coach that fails stops nobody.
        self._worker.ask(job, judge, lambda _error: judge(None))
        self.weighing.emit(action)
        return True

    def _judge(
        self,
        weighed: tuple[PlayerView, Action],
        best: Counsel,
        then: Callable[[], None],
        chosen: Counsel | None,
    ) -> None:
        """Stop the user, or let him go on; what he no longer wants to do is dropped."""
        if self._weighed is not weighed:
            return
        self._weighed = None
        if chosen is None or self.manner is not Coaching.STOP:
            then()
            return
        # Once for one decision: who goes on, or thinks again and plays another, is left alone.
        self._watched = None
        stop = Stop(chosen, best)
        self._stop = (weighed[0], stop)
        self.stopped.emit(stop)
        self._say_again(weighed[0])

    def _say_again(self, view: PlayerView) -> None:
        """Go on with what the user asked for before he was stopped: it is to say what the stop has found."""
        before = self._made_way
        if before is not None and before[0] == view and self._choices and self._asked is None:
            self._asked, self._runs = before, False
            self._tell(settled=self._is_settled)


def as_weighed(choices: tuple[Counsel, ...], stop: Stop) -> tuple[Counsel, ...]:
    """Return choices with what was found of one of them when the user was stopped before it.

    It was tried in many more worlds then, against the same best choice; he would read two losses otherwise.
    """
    return with_closer(choices, stop.chosen) if choices[0].action == stop.best.action else choices
