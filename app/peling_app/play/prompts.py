"""What the player wants to be asked when a tile may be claimed, and the passes that are made for him by it.

A pass that the program makes is an action like any other, and it is made together with what has brought the
question: in one writing, announced at once. So nobody can tell by waiting whether the player could claim.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.advice.claims import Use, uses
from peling.core import actions as act
from peling.core.view import Phase, PlayerView
from peling.play.deal import view_of
from peling.play.game import GameState
from peling.play.inputs import Act, Input
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling.storage.saves import Step, step
from peling_app.platform.settings import ClaimsAsked, Settings
from peling_app.play.open_game import HUMAN

SEVERAL: Final = 3
"""So many tiles of no use a learner lets pass by hand before he is offered to be asked less."""
_LEAST: Final = {ClaimsAsked.EVERY: Use.NONE, ClaimsAsked.USEFUL: Use.SOME, ClaimsAsked.NEARER: Use.NEARER}


@dataclass(frozen=True, slots=True)
class Asking:
    """For which tiles the player wants to be asked.

    Attributes:
        least: of what use a claim must be.
        chows: he is asked for chows too.
        resting: until his next turn he is asked for nothing but a win.
    """

    least: ClaimsAsked = ClaimsAsked.EVERY
    chows: bool = True
    resting: bool = False


ALL: Final = Asking()
"""He is asked for every tile that he may claim."""


def lets_pass(asking: Asking, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether the player wants to let the offered tile pass without being asked.

    Never one with which he may go out, nor any other declaration than a set.
    """
    if asking == ALL or not view.awaited:
        return False
    claims = [action for action in legal_actions(view, rules) if not isinstance(action, act.Pass)]
    if not all(isinstance(action, act.ClaimChow | act.ClaimPung | act.ClaimKong) for action in claims):
        return False
    wanted = [action for action in claims if asking.chows or not isinstance(action, act.ClaimChow)]
    if asking.resting or not wanted:
        return True
    least = _LEAST[asking.least]
    if least is Use.NONE:
        return False
    found = uses(view, rules)
    return all(found[action] < least for action in wanted)


def made_of(state: GameState, given: tuple[Input, ...], asking: Asking) -> tuple[Step, ...]:
    """Return what inputs make of a game, and a pass after them if the player does not want to be asked.

    Raises:
        GameInputError, IllegalActionError: as `peling.storage.saves.step`.
    """
    made: list[Step] = []
    for one in given:
        made.append(step(state, one))
        state = made[-1].state
    if state.deal is not None and state.deal_runs:
        view = view_of(state.deal, state.wind_of(HUMAN), state.rules)
        if lets_pass(asking, view, state.rules):
            made.append(step(state, Act(HUMAN, act.Pass())))
    return tuple(made)


class Prompts(QObject):
    """How the player wants to be asked, from now on.

    Signals:
        changed: the player has said that he wants to be asked for other tiles.
        less_asked: he wants to be asked for less. Follows `changed`. When he wants more, or another game is
            open, what he is asked at the moment stays a question.
        less_wanted: a learner has let several tiles of no use pass by hand, and is asked for every tile.
    """

    changed = Signal()
    less_asked = Signal()
    less_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Ask for everything."""
        super().__init__(parent)
        self._asking = ALL
        self._learners = False
        self._offered = False
        self._learning = False
        self._turned = False
        self._useless = 0
        self._exam = False

    @property
    def asking(self) -> Asking:
        """Return what holds in the game that is open."""
        found = ALL if self._learning and not self._learners else self._asking
        return replace(found, least=ClaimsAsked.EVERY) if self._exam else found

    def examine(self, *, on: bool) -> None:
        """Ask whatever a claim is of use for, or no longer so: in an exam the question would tell it."""
        before = self.asking
        self._exam = on
        self._tell(before)

    def set_lasting(self, least: ClaimsAsked, *, chows: bool, learners: bool, offered: bool = False) -> None:
        """Ask in this way in all games; `learners`: in learning games too; `offered`: that was offered."""
        before = self.asking
        self._learners, self._offered = learners, offered
        self._asking = replace(self._asking, least=least, chows=chows)
        self._tell(before)

    def follow_settings(self, now: Settings) -> None:
        """Ask as the user has set it."""
        self.set_lasting(
            now.claims_asked, chows=now.chows_asked, learners=now.less_for_learners, offered=now.less_offered
        )

    def rest(self, *, on: bool) -> None:
        """Ask for nothing but a win until the player's next turn, or no longer so."""
        before = self.asking
        self._asking = replace(self._asking, resting=on)
        self._tell(before)

    def follow(self, view: PlayerView | None, *, learning: bool) -> None:
        """Note the position before it is announced; with the player's turn or the deal his rest ends.

        What is wished in a turn of his lasts until the next one, but never into another deal or game.
        """
        self._learning = learning
        over = view is None or view.phase is Phase.OVER
        turned = view is not None and _has_turn(view)
        if over or (turned and not self._turned):
            self._asking = replace(self._asking, resting=False)
        self._turned = over or turned

    def note_pass(self, view: PlayerView, rules: RuleSet) -> None:
        """Take note that the player lets the offered tile pass by hand."""
        if not self._learning or self._learners or self._offered or view.phase is not Phase.CLAIMS:
            return
        if all(use is Use.NONE for use in uses(view, rules).values()):
            self._useless += 1
            if self._useless >= SEVERAL:
                self.less_wanted.emit()

    def _tell(self, before: Asking) -> None:
        now = self.asking
        if now != before:
            self.changed.emit()
        if _asks_less(now, before):
            self.less_asked.emit()


def _asks_less(now: Asking, before: Asking) -> bool:
    return (
        _LEAST[now.least] > _LEAST[before.least] or now.chows < before.chows or now.resting > before.resting
    )


def _has_turn(view: PlayerView) -> bool:
    return view.turn is view.me and view.phase in {Phase.TURN, Phase.LAST}
