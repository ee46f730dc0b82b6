"""Gather what the tutor says: the tile in question, a card for each claim, the score now, the log, a rule.

Everything comes from verdicts, consequences, scores and entries of the rule set; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.advice.outlook import Outlook
from peling.advice.own_hand import standing_record, standing_score, winning_record
from peling.coach.grades import thresholds
from peling.core.actions import Action
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling_app.books.words.citations import citation
from peling_app.books.words.rulings import entry_words, ruling_words
from peling_app.kit.model.lesson_rows import Explained
from peling_app.platform.settings import Coaching, TutorDepth
from peling_app.play.coaching import Answer
from peling_app.play.game import TaughtDeal
from peling_app.play.order_of_choices import steady
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.tutor.model.beginning import beginning_page
from peling_app.play.tutor.model.coach import coach_page
from peling_app.play.tutor.model.depth import now_at, score_at
from peling_app.play.tutor.model.first_times import FirstCard, FirstTimes
from peling_app.play.tutor.model.log import LogModel
from peling_app.play.tutor.model.now import ended_page, faces_of, now_page, opening_page
from peling_app.play.tutor.model.pages import (
    NO_DICE,
    AdvicePage,
    BeginningPage,
    NowPage,
    RulePage,
    ScorePage,
    WhatIfPage,
)
from peling_app.play.tutor.model.score import final_score, hand_score
from peling_app.play.tutor.model.what_if import Looking, what_if_page
from peling_app.play.tutor.words import advice as advice_texts

SPEAKS: Final = frozenset({Coaching.REQUEST, Coaching.STOP})
"""The ways in which the coach speaks during play."""


class TutorModel(QObject):
    """What the tutor panel shows.

    Attributes:
        is_advising: advice was asked for in this position.

    Signals:
        changed: any page has changed.
        advised: advice has been asked for, come or gone.
        tried: something else is said of what the user looks at.
    """

    changed = Signal()
    advised = Signal()
    tried = Signal()

    def __init__(
        self,
        session: TaughtDeal,
        parent: QObject | None = None,
        firsts: FirstTimes | None = None,
        board: BoardViewModel | None = None,
    ) -> None:
        """Follow a session; without `firsts` nothing is explained as new, and no word of the glossary.

        `board`: what dice say is said when they lie there, how a deal ended when it is seen there.
        """
        super().__init__(parent)
        self._deal = None if board is None else board.beginning
        self._end = None if board is None else board.end
        self._behind = False
        self._session = session
        self.firsts = firsts
        self.log = LogModel(self)
        self.now = NowPage()
        self.score = ScorePage()
        self.advice = AdvicePage()
        self._depth = TutorDepth.FULL
        self._manner = Coaching.REQUEST
        self.what_if = WhatIfPage()
        self._looking = Looking()
        self._weighed: tuple[Outlook, ...] = ()
        self._answer: Answer | None = None
        self.is_advising = False
        self._weighing = False
        self._opening = False
        session.weighed.connect(self._take_weighed)
        session.changed.connect(self.refresh)
        session.advice.connect(self._take_advice)
        if board is not None:
            board.end.changed.connect(self._catch_up)
            board.beginning.changed.connect(self._hear_dice)
        if firsts is not None:
            firsts.changed.connect(self._explain_first)
        self.refresh()

    def refresh(self) -> None:
        """Read everything again from the session."""
        view = self._session.view
        had_advice = self.advice != AdvicePage()
        self.advice = AdvicePage()
        self._looking, self._weighed, self._weighing = Looking(), (), False
        self._answer, self.is_advising = None, False
        self._behind = view is not None and self._end is not None and self._end.waits
        if self._behind:
            self.now = replace(self.now, may_advise=False)
        elif view is None:
            self.now, self.score = NowPage(), ScorePage()
        else:
            rules = self._session.rules
            result = self._session.last_result
            if self._opening:
                said, scored = opening_page(self._beginning(view)), ScorePage()
            elif result is not None:
                said = ended_page(result, view, self._session.names, rules)
                scored = score_page(view, rules, result, self._session.names)
            else:
                said = replace(now_page(view, self._session.verdicts(), rules), first=self._first(view))
                examined = self._manner is Coaching.EXAM
                scored = (
                    ScorePage(withheld=True)
                    if examined
                    else score_page(view, rules, None, self._session.names)
                )
            self.now, self.score = now_at(said, self._shown_depth), score_at(scored, self._shown_depth)
            self.log.show(() if self._opening else self._session.log, view.me, faces_of(view, rules))
        self.what_if = self._what_if()
        self.changed.emit()
        if had_advice:
            self.advised.emit()

    def _beginning(self, view: PlayerView) -> BeginningPage:
        """Return what the dice say that lie on the table."""
        deal = self._deal
        if deal is None or deal.opening is None:
            return NO_DICE
        rules, names = self._session.rules, self._session.names
        return beginning_page(deal.lying, view, names, rules, seated=deal.frame.seated)

    def _hear_dice(self) -> None:
        """Say what the dice say as soon as they lie."""
        view = self._session.view
        if self._opening and view is not None:
            now = now_at(opening_page(self._beginning(view)), self._shown_depth)
            if now != self.now:
                self.now = now
                self.changed.emit()

    def _catch_up(self) -> None:
        """Tell how the deal ended as soon as it is seen."""
        if self._behind and self._end is not None and not self._end.waits:
            self.refresh()

    @property
    def _shown_depth(self) -> TutorDepth:
        return TutorDepth.QUIET if self._manner is Coaching.EXAM else self._depth

    def _first(self, view: PlayerView) -> FirstCard | None:
        """Return what is met for the first time in a position."""
        if self.firsts is None or self._opening or self._session.last_result is not None:
            return None
        self.firsts.begin_deal(self._session.deal_number, view)
        return self.firsts.in_play(view, self._session.verdicts(), self._session.rules)

    def _explain_first(self) -> None:
        """Show the next thing that is new in the same position."""
        view = self._session.view
        if view is not None:
            self.now = replace(self.now, first=self._first(view))
            self.changed.emit()

    def first_seen(self) -> None:
        """Note that what is met for the first time has come into sight."""
        if self.firsts is not None and self.now.first is not None:
            self.firsts.seen(self.now.first.topic, self._session.rules.id)

    def first_known(self) -> None:
        """Put away what is met for the first time."""
        if self.firsts is not None and self.now.first is not None:
            self.firsts.put_away(self.now.first.topic, self._session.rules.id)

    def show_firsts_again(self) -> None:
        """Explain everything once more."""
        if self.firsts is not None:
            self.firsts.show_again()

    def explain(self, term: str) -> Explained | None:
        """Return what a word of the glossary means; None where none is explained."""
        return None if self.firsts is None else self.firsts.explain(term, self._session.rules)

    def set_opening(self, shown: bool) -> None:
        """Tell only that the deal begins while that is shown: hand, score and log are not seen yet."""
        if shown is not self._opening:
            self._opening = shown
            self.refresh()

    def set_depth(self, depth: TutorDepth) -> None:
        """Set how much the tutor explains from now on."""
        if self.firsts is not None:
            self.firsts.set_depth(depth)
        if depth is not self._depth:
            self._depth = depth
            self.refresh()

    @property
    def view(self) -> PlayerView | None:
        """Return the position that is spoken of; another one, even if it looks the same, is another."""
        return self._session.view

    @property
    def covered(self) -> Wind | None:
        """Return who sits at the right, where a panel lies that has no room elsewhere; None: nobody."""
        view = self._session.view
        right = None if view is None or self._opening else view.me.after(1)
        return right if view is not None and right in view.winds else None

    @property
    def may_advise(self) -> bool:
        """Return whether advice can be asked for: there is something to decide, and the coach may speak."""
        return self.now.may_advise and self._manner in SPEAKS

    @property
    def present(self) -> tuple[NowPage, WhatIfPage, bool]:
        """Return what the page "Now" is made of, but for the advice, which grows by itself."""
        return self.now, self.what_if, self.may_advise

    @property
    def grave(self) -> float:
        """Return from how many points lost a mistake is grave in the book of the game; 0: none is open."""
        return 0.0 if self._session.view is None else thresholds(self._session.rules.id).grave

    def set_manner(self, manner: Coaching) -> None:
        """Let the coach help in another way; in an exam nothing is said of the hand, only what is allowed."""
        if manner is not self._manner:
            self._manner = manner
            self.refresh()

    def retranslate(self) -> None:
        """Word everything again in another language, advice that was asked for too."""
        self.log.retranslate()
        answer, advising = self._answer, self.is_advising
        self.refresh()
        self._answer, self.is_advising = answer, advising
        self._show_advice()

    def ask_advice(self) -> None:
        """Ask for advice on what to do now; there is nothing to do while a deal begins."""
        if self._opening or self.advice.thinking or not self.may_advise:
            return
        self.is_advising = True
        self._show_advice()
        self._show_tried()
        self._session.hint()

    def look_at(self, *actions: Action) -> None:
        """Say what would come of what the user looks at, one action or several ways of it.

        Of none at all: what was said stays until the next.
        """
        if self._opening or self._shown_depth is TutorDepth.QUIET or self._manner not in SPEAKS:
            return
        self._looking.look(actions)
        if not self._looking.now:
            return
        self._show_advice()
        if self._weighed:
            self._show_tried()
        elif not self._weighing:
            self._weighing = True
            self._session.weigh()
        self._session.look_closer(*self._looking.now)

    def rule(self, rule_id: str) -> RulePage:
        """Return the entry of the book with this id.

        Raises:
            KeyError: the book has no such entry.
        """
        return rule_page(self._session.rules, rule_id)

    def _take_weighed(self, weighed: tuple[Outlook, ...]) -> None:
        self._weighed, self._weighing = weighed, False
        self._show_tried()

    def _show_tried(self) -> None:
        """Show what was weighed of what is looked at; advice says why its first choice is better."""
        self._show_advice()
        page = self._what_if()
        if page != self.what_if:
            self.what_if = page
            self.tried.emit()

    def _what_if(self) -> WhatIfPage:
        view = self._session.view
        if view is None or self._opening or self._shown_depth is TutorDepth.QUIET:
            return WhatIfPage()
        if self._manner not in SPEAKS:
            return WhatIfPage()
        return what_if_page(
            self._looking,
            self._weighed,
            None if self.is_advising else self._answer,
            view,
            self._session.rules,
            asked=self.now.may_advise,
        )

    def _take_advice(self, answer: Answer) -> None:
        self._answer = steady(answer, () if self._answer is None else self._answer.choices)
        self._show_tried()

    def _show_advice(self) -> None:
        """Show what the coach says where he was asked, with what the user looks at among it."""
        answer = self._answer
        if not self.is_advising or self._session.view is None:
            return
        if answer is None:
            page = AdvicePage(thinking=True)
        elif answer.choices:
            page = AdvicePage(coach_page(answer, self._looking.now, self.now.faces))
        else:
            page = AdvicePage(said=advice_texts.nothing_to_decide())
        if page != self.advice:
            self.advice = page
            self.advised.emit()


def score_page(
    view: PlayerView, rules: RuleSet, result: DealResult | None, names: Mapping[Wind, str]
) -> ScorePage:
    """Return what the hand would score now, or after the deal what all hands score."""
    faces = faces_of(view, rules)
    if result is None:
        won = winning_record(view, rules)
        if won is not None:
            sheet = rules.score(won).sheet
            near = rules.near_misses(won)
            shown = hand_score(sheet, view.me, rules, win=won.win, me=True, near=near, faces=faces)
            return ScorePage(hands=(shown,), going_out=True)
        sheet = standing_score(view, rules).sheet
        near = rules.near_misses(standing_record(view, rules))
        shown = hand_score(sheet, view.me, rules, win=None, me=True, near=near, faces=faces)
        return ScorePage(hands=(shown,), only_winner=rules.only_winner_counts)
    hands = []
    for wind in result.winds:
        if wind in result.scores:
            record = result.records[wind]
            near = rules.near_misses(record) if wind is result.winner else ()
            sheet = result.scores[wind].sheet
            own = wind is view.me
            shown = hand_score(sheet, wind, rules, win=record.win, me=own, near=near, faces=faces)
            hands.append(final_score(shown, rules, result))
    return ScorePage(True, tuple(hands), result.winner, tuple(names.items()))


def rule_page(rules: RuleSet, rule_id: str) -> RulePage:
    """Return the entry of the book with this id, and the rulings that arise at the same place.

    Raises:
        KeyError: the book has no such entry.
    """
    for entry in rules.entries:
        if entry.id == rule_id:
            rulings = tuple(ruling_words(ruling) for ruling in rules.rulings if ruling.cite == entry.cite)
            title, text = entry_words(entry)
            return RulePage(title, text, citation(entry.cite), rulings)
    raise KeyError(rule_id)
