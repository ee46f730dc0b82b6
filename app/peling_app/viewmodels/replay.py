"""Look at a finished deal again, step by step with all hands open, beside what the tutor would have done.

The deals are computed again from the inputs that the journal keeps. Advice goes by what the learner saw then,
is worked out in a thread of its own, the decision in front first, and kept while the deal is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from peling.actions import Action
from peling.advisor import Advice, advise
from peling.deal import DealState
from peling.inputs import Act, StartDeal
from peling.legality import Verdict
from peling.saves import Step
from peling.tiles import Tile, Wind
from peling.view import PlayerView
from peling_app import replay_marks
from peling_app.open_game import HUMAN, OpenGame
from peling_app.tasks import Worker
from peling_app.texts import replay as words
from peling_app.texts.events import event_line
from peling_app.viewmodels.board import BoardViewModel
from peling_app.viewmodels.board_picture import Table, board_picture
from peling_app.viewmodels.faces import BONUS_NUMBERS
from peling_app.viewmodels.picture import Picture
from peling_app.viewmodels.tutor import NEARLY, NowPage, advice_sentences, now_page


class ReplaySession(Protocol):
    """What the replay asks of the session; see there."""

    reviewed: SignalInstance
    gameOpened: SignalInstance
    changed: SignalInstance

    @property
    def path(self) -> Path | None:
        """Return the file of the open game."""

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees; None: no game is open."""

    def review(self) -> None:
        """Ask for every step of the open game."""

    def play_on(self, steps: tuple[Step, ...]) -> None:
        """Begin a learning game from a moment."""


class Judgement(StrEnum):
    """How a decision of the learner compares with the tutor's."""

    SAME = "same"
    NEAR = "near"
    OTHER = "other"
    ONLY = "only"
    """There was nothing to choose."""
    OPEN = ""
    """The tutor has not looked at it yet."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the learner did at a moment, and the tutor's advice for it.

    Attributes:
        place: the number of the moment, from 0.
        action: what he did.
        judgement: how that compares with the advice.
        advice: best first; empty while it is not known.
        cost: about how many points the choice gave away.
    """

    place: int
    action: Action
    judgement: Judgement = Judgement.OPEN
    advice: tuple[Advice, ...] = ()
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal.

    Attributes:
        number: its number in the game, from 1.
        first: the place of its first step among all steps of the game.
        steps: its steps.
        moments: the places among them at which something is to be seen.
    """

    number: int
    first: int
    steps: tuple[Step, ...]
    moments: tuple[int, ...]

    def game(self, moment: int) -> OpenGame:
        """Return the position at a moment, as the learner had it."""
        return OpenGame((self.steps[self.moments[moment]],))

    def answer(self, moment: int) -> Action | None:
        """Return what the learner decided at a moment; None where he decided nothing."""
        return _answer(self.steps, self.moments[moment])

    def happened(self, moment: int) -> tuple[Step, ...]:
        """Return the steps between the moment before and this one."""
        first = self.moments[moment - 1] + 1 if moment else 0
        return self.steps[first : self.moments[moment] + 1]


@dataclass(frozen=True, slots=True)
class MomentPage:
    """What the tutor says at a moment.

    Attributes:
        where: the deal and the step.
        happened: what happened since the step before, one line for each event.
        chosen: what the learner did then; empty: he had nothing to decide.
        judgement: how that compares with the tutor's choice.
        judged: the sentences about it, with the reasons.
        now: what was allowed and what not.
        marked: the moment has a bookmark.
    """

    where: str = ""
    happened: tuple[str, ...] = ()
    chosen: str = ""
    judgement: Judgement = Judgement.OPEN
    judged: tuple[str, ...] = ()
    now: NowPage | None = None
    marked: bool = False


class ReplayModel(QObject):
    """The deal that is looked at, where one is in it, and its decisions.

    Signals:
        moved: another moment is shown, or more is known of it.
        listed: deals, decisions or bookmarks have changed.
        failed: the id of a message and what it is about.
    """

    moved = Signal()
    listed = Signal()
    failed = Signal(str, str)

    def __init__(self, session: ReplaySession, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.board = BoardViewModel(self)
        self._session = session
        self._worker = Worker("pe-ling-reviewer", self)
        self._steps: tuple[Step, ...] = ()
        self._file: Path | None = None
        self._deals: tuple[Deal, ...] = ()
        self._deal = -1
        self._place = 0
        self._decisions: dict[int, Decision] = {}
        self._marks: frozenset[int] = frozenset()
        self.loading = False
        session.reviewed.connect(self._take)
        session.gameOpened.connect(self._forget)
        session.changed.connect(self._follow)
        for wish in (self.board.discardWished, self.board.claimWished, self.board.tileClaimWished):
            wish.connect(self._decline)

    # What is shown

    @property
    def deals(self) -> tuple[Deal, ...]:
        """Return the finished deals of the game."""
        return self._deals

    @property
    def deal(self) -> Deal | None:
        """Return the deal that is looked at; None: there is none."""
        return self._deals[self._deal] if 0 <= self._deal < len(self._deals) else None

    @property
    def place(self) -> int:
        """Return the number of the moment, from 0."""
        return self._place

    @property
    def count(self) -> int:
        """Return how many moments the deal has."""
        return 0 if self.deal is None else len(self.deal.moments)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return the learner's decisions in their order."""
        return tuple(self._decisions[place] for place in sorted(self._decisions))

    @property
    def bookmarks(self) -> tuple[int, ...]:
        """Return the moments of the deal that have a bookmark."""
        deal = self.deal
        if deal is None:
            return ()
        return tuple(n for n, place in enumerate(deal.moments) if deal.steps[place].number in self._marks)

    @property
    def page(self) -> MomentPage:
        """Return what the tutor says at the moment shown."""
        deal = self.deal
        if deal is None:
            return MomentPage()
        game = deal.game(self._place)
        decision = self._decisions.get(self._place)
        told = MomentPage(
            where=words.where(deal.number, self._place + 1, self.count),
            happened=self.happened(self._place),
            marked=self._place in self.bookmarks,
        )
        if decision is None:
            return told
        return replace(
            told,
            chosen=words.chosen(decision.action),
            judgement=decision.judgement,
            judged=_judged(decision),
            now=now_page(game.view, game.verdicts, game.rules),
        )

    def happened(self, place: int) -> tuple[str, ...]:
        """Return what happened just before a moment, in words."""
        deal = self.deal
        if deal is None:
            return ()
        me = deal.game(place).me
        return tuple(event_line(event, me) for made in deal.happened(place) for event in made.events)

    @property
    def tally(self) -> tuple[int, int, int]:
        """Return how many decisions were the tutor's, nearly as good, and others."""
        found = [decision.judgement for decision in self._decisions.values()]
        return (
            found.count(Judgement.SAME) + found.count(Judgement.ONLY),
            found.count(Judgement.NEAR),
            found.count(Judgement.OTHER),
        )

    # What the user does

    def open(self) -> None:
        """Lay out the finished deals of the open game; the last of them is shown from its beginning."""
        self._forget()
        self.loading = self._session.view is not None
        self._session.review()
        self.listed.emit()

    def show_deal(self, number: int) -> None:
        """Look at another deal, by its place in `deals`, from its beginning."""
        if not 0 <= number < len(self._deals) or number == self._deal:
            return
        self._worker.forget()
        self._deal = number
        deal = self._deals[number]
        answers = ((moment, deal.answer(moment)) for moment in range(len(deal.moments)))
        self._decisions = {
            moment: Decision(moment, action) for moment, action in answers if action is not None
        }
        self._place = 0
        self._show()
        self.listed.emit()
        self._ask_next()

    def go(self, place: int) -> None:
        """Show a moment; beyond the ends the first or the last."""
        place = max(0, min(self.count - 1, place))
        if self.deal is not None and place != self._place:
            self._place = place
            self._show()

    def step(self, by: int) -> None:
        """Go so many moments on, or back."""
        self.go(self._place + by)

    def step_decision(self, by: int) -> None:
        """Go to the learner's next decision (1) or the one before (-1), if there is one."""
        places = [place for place in self._decisions if (place - self._place) * by > 0]
        if places:
            self.go(min(places) if by > 0 else max(places))

    def toggle_bookmark(self) -> None:
        """Set a bookmark at this moment, or take it away."""
        deal = self.deal
        if deal is None or self._file is None:
            return
        self._marks ^= {deal.steps[deal.moments[self._place]].number}
        try:
            replay_marks.save(self._file, self._marks)
        except OSError as error:
            self.failed.emit("bookmarks-unsaved", str(error))
        self.listed.emit()
        self.moved.emit()

    @property
    def can_play_on(self) -> bool:
        """Tell whether the deal still runs at this moment."""
        deal = self.deal
        return deal is not None and deal.game(self._place).state.deal_runs

    def play_on(self) -> None:
        """Begin a learning game at this moment; the game that is looked at stays as it is."""
        deal = self.deal
        if deal is not None and self.can_play_on:
            self._session.play_on(self._steps[: deal.first + deal.moments[self._place] + 1])

    def close(self) -> None:
        """End the thread."""
        self._worker.finish()

    def retranslate(self) -> None:
        """Word everything again."""
        self.board.reword()
        if self.deal is not None:
            self._show()
        self.listed.emit()

    # Inside

    def _follow(self) -> None:
        """Put everything away when the game is left."""
        if self._session.view is None:
            self._forget()

    def _forget(self) -> None:
        self._worker.forget()
        self._steps, self._deals, self._deal, self._place = (), (), -1, 0
        self._decisions, self._marks, self._file = {}, frozenset(), None
        self.loading = False
        self.board.show(Picture())
        self.listed.emit()
        self.moved.emit()

    def _take(self, steps: tuple[Step, ...]) -> None:
        """Take over the steps of the game; a deal that still runs is left out, as its hands are hidden."""
        if not self.loading:
            return
        self.loading = False
        self._steps, self._file = steps, self._session.path
        self._deals = deals_of(steps)
        self._marks = frozenset() if self._file is None else replay_marks.load(self._file)
        if self._deals:
            self.show_deal(len(self._deals) - 1)
        else:
            self.listed.emit()
            self.moved.emit()

    def _show(self) -> None:
        deal = self.deal
        if deal is None:
            return
        game = deal.game(self._place)
        view, state = game.view, game.state
        laid = state.deal
        assert laid is not None, "a deal has a table"  # noqa: S101 - for the type checker
        you = QCoreApplication.translate("Session", "You")
        decides = self._place in self._decisions
        table = Table(
            {wind: state.player(seat).name or you for seat, wind in state.winds.items()},
            {wind: state.totals[seat] for seat, wind in state.winds.items()},
            bonus_numbers=BONUS_NUMBERS.get(game.rules.id, {}),
            wild=view.wild,
            covered=game.rules.course.covered,
            open_hands={wind: _standing(laid, wind) for wind in view.winds if wind is not view.me},
        )
        verdicts: tuple[Verdict, ...] = game.verdicts if decides else ()
        self.board.follow_hand(view.hand.concealed, view.drawn)
        self.board.order.sort()
        shown = board_picture(view, verdicts, self.board.order, table)
        # Nothing is played here, so no place waits for a tile.
        self.board.show(replace(shown, drop_title="", drop_line="", own_turn=False))
        self.moved.emit()

    def _ask_next(self) -> None:
        """Let the tutor look at the next decision: the one in front, else the first that is open."""
        deal = self.deal
        if deal is None or self._worker.busy:
            return
        waiting = [d.place for d in self.decisions if d.judgement is Judgement.OPEN]
        if not waiting:
            return
        place = min(waiting, key=lambda one: (one < self._place, one))
        game = deal.game(place)
        self._worker.ask(
            partial(advise, game.view, game.rules),
            partial(self._advised, deal, place),
            partial(self._not_advised, place),
        )

    def _advised(self, deal: Deal, place: int, advice: tuple[Advice, ...]) -> None:
        if deal is not self.deal:
            return
        self._decisions[place] = judge_decision(self._decisions[place], advice)
        self.listed.emit()
        if place == self._place:
            self.moved.emit()
        self._ask_next()

    def _not_advised(self, place: int, error: Exception) -> None:
        """Tell that the tutor failed at a decision; the others are left alone, as they would fail as well."""
        self.failed.emit("advice", f"{place}: {type(error).__name__}: {error}")

    def _decline(self, *_: object) -> None:
        """Put a tile back that was taken hold of: here nothing is played."""
        self.board.returned.emit()


def deals_of(steps: tuple[Step, ...]) -> tuple[Deal, ...]:
    """Return the finished deals of a game, in their order."""
    starts = [place for place, made in enumerate(steps) if isinstance(made.given, StartDeal)]
    found = []
    for first, end in zip(starts, (*starts[1:], len(steps)), strict=True):
        dealt = steps[first:end]
        if dealt[-1].state.result is not None:
            moments = tuple(
                place
                for place, made in enumerate(dealt)
                if made.events or _answer(dealt, place) is not None or place == len(dealt) - 1
            )
            found.append(Deal(dealt[0].state.deal_number, first, dealt, moments))
    return tuple(found)


def judge_decision(decision: Decision, advice: tuple[Advice, ...]) -> Decision:
    """Return a decision with the advice for it and how it compares."""
    done = next((one for one in advice if one.action == decision.action), None)
    lost = 0.0 if done is None or not advice else advice[0].worth - done.worth
    if len(advice) < 2:
        judgement = Judgement.ONLY
    elif done is advice[0]:
        judgement = Judgement.SAME
    elif done is not None and lost <= NEARLY * max(1.0, abs(advice[0].worth)):
        judgement = Judgement.NEAR
    else:
        judgement = Judgement.OTHER
    return replace(decision, judgement=judgement, advice=advice, cost=round(lost))


def _judged(decision: Decision) -> tuple[str, ...]:
    """Return what the tutor says of a decision: the judgement, what it cost, the advice with its reasons."""
    if decision.judgement is Judgement.OPEN:
        return (words.fixed("thinking"),)
    sentences = [words.judged(decision.judgement)]
    if decision.judgement is Judgement.OTHER and decision.cost > 0:
        sentences.append(words.cost(decision.cost))
    if decision.judgement is Judgement.ONLY:
        return tuple(sentences)
    if decision.judgement is not Judgement.SAME:
        sentences.append(words.preferred(decision.advice[0].action))
    return (*sentences, *advice_sentences(decision.advice)[1:])


def _answer(steps: tuple[Step, ...], place: int) -> Action | None:
    """Return what the learner does in the step after this one; None: somebody else acts, or nobody."""
    following = steps[place + 1].given if place + 1 < len(steps) else None
    return following.action if isinstance(following, Act) and following.seat is HUMAN else None


def _standing(deal: DealState, wind: Wind) -> tuple[Tile, ...]:
    """Return a player's standing tiles, sorted, the one just drawn last."""
    tiles = sorted(deal.hand(wind).concealed, key=lambda kind: kind.index)
    if deal.turn is wind and deal.drawn in tiles:
        tiles.remove(deal.drawn)
        tiles.append(deal.drawn)
    return tuple(tiles)
