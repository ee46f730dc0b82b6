"""The page of play: the table, the tutor beside it, and after a deal the settlement in their place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling.core.tiles import Wind
from peling_app.books.faces import face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme
from peling_app.kit.view.fade import fade_from
from peling_app.kit.view.focus_keeper import PageStack
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import wear
from peling_app.kit.words.tiles import wind_name
from peling_app.platform.sounds import Sounds
from peling_app.play.result.model.result import ResultModel
from peling_app.play.result.view.page import ResultView
from peling_app.play.session import Session
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.setup import same_table
from peling_app.play.table.model.board_keys import PLACES
from peling_app.play.table.model.resting import Resting
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.any_input import AnyInput
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.model.first_times import FirstTimes, Learner
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.tutor.view.side import TutorSide
from peling_app.play.tutor.view.why_not import WhyNot
from peling_app.play.view.coaching_play import CoachingPlay
from peling_app.play.view.heard import hear
from peling_app.play.view.prompting import Prompting
from peling_app.play.view.review_strip import ReviewStrip
from peling_app.play.view.sitting import Sitting
from peling_app.play.view.tutor_leads import TutorLeads

LAST_LOOK = 1400
"""How long the table stays in front when a deal has ended, in milliseconds, so that its end can be seen."""

OWN_HAND = 0.235
"""The share of the height that claim bar and own hand take; a drawer of the tutor leaves them free."""


class PlayPage(Page):
    """Table, tutor and settlement of the open game.

    Signals:
        compareWished: the user wants to see what other books say of a hand; carries its `HandRecord`.
        ruleAsked: the user wants to read a rule in its book; carries its id.
        practiseWished: the user wants drills that fit the position: the book and the kind.
        lessonWished: the user wants a page of a course: the book and the page.
        replayWished: the user wants to look at the deals that are over once more.
        reviewWished: the user wants to know what the decisions of the last deal cost.
        momentWished: as replayWished, at the moment of an event of the last deal: its number in it.
        homeWished, anotherWished: the game is over; the start page or another table is wanted.
        recordsWished: what all games come to is wanted.
        againWished: the game is over, and one more like it is wanted; carries its `NewGame`.
    """

    has_parts = True
    compareWished = Signal(object)
    replayWished = Signal()
    reviewWished = Signal()
    momentWished = Signal(int)
    homeWished = Signal()
    anotherWished = Signal()
    recordsWished = Signal()
    againWished = Signal(object)
    practiseWished = Signal(str, str)
    lessonWished = Signal(str, str)
    ruleAsked = Signal(str)

    def __init__(
        self,
        services: Services,
        session: Session,
        learnt: Callable[[], Learner],
        sounds: Sounds,
        parent: QWidget | None = None,
    ) -> None:
        """Show the session's game; `learnt` is asked when something is first to be explained."""
        super().__init__(parent)
        self.services = services
        self._session = session
        self._settled_seen = self._is_opened = False
        self.table_model = TableViewModel(
            self._session,
            bonus_numbers=lambda: dict(face(session.rules.id).flower_numbers),
            parent=self,
            in_time=services.pace.seen,
        )
        self.firsts = FirstTimes(learnt, self)
        self.tutor_model = TutorModel(self._session, self, self.firsts, self.table_model.board)
        self.settle_model = SettleModel(self._session, self)
        self.result_model = ResultModel(self._session, self)
        self._stack = PageStack()
        self._play, theme = Sitting(), PageTheme(services.theme)
        self._board_services = replace(services, theme=theme)
        self.table = TablePage(self.table_model.board, self._play)
        self.tutor = TutorSide(self.tutor_model, theme, self._play)
        self.settle: SettlePage | None = None
        self.result: ResultView | None = None
        self.review_strip = ReviewStrip(theme, self._play)
        self._wait = QTimer(self, singleShot=True)
        ended = (self._wait.timeout, self.table_model.board.end.seen)
        for over in (*ended, self._play.score_wanted, self.tutor.panel.score_wanted):
            over.connect(self.show_settlement)
        self._lay_out(theme)
        self.coaching = CoachingPlay(
            session,
            services.preferences,
            (self.tutor_model, self.tutor),
            (self.table_model, self.table),
            services.theme,
        )
        self.why = WhyNot(self, self.table, self._session, services.theme)
        self.why.sheet.rule_asked.connect(self.ruleAsked)
        self._sheets = (self.why.sheet, self.tutor.panel.popover)
        for held in (self.table_model.movesShown, *(sheet.shown for sheet in self._sheets)):
            held.connect(lambda _shown: self._hold())
        self.setFocusProxy(self.table)
        self.tutor.panel.log_page.moment_wanted.connect(self.momentWished)
        self._follow_beginnings()
        self.table_model.sounded.connect(partial(hear, sounds))
        self.table_model.ruleWished.connect(self.tutor.open_rule)
        self._resting = Resting(self)
        self._resting.rested.connect(self._try)
        self.table_model.board.pointed.connect(self._resting.point)
        self.table_model.board.selectionChanged.connect(self._resting.settle)
        self.table_model.board.selectionChanged.connect(self._try)
        self._session.refused.connect(lambda _verdict: hear(sounds, "refuse"))
        self._session.opened.connect(self._begin_game)
        self._session.changed.connect(self._follow)
        self._session.coach.changed.connect(self.titleChanged)
        services.preferences.changed.connect(self._follow_preferences)
        theme.changed.connect(self._follow_preferences)
        QTimer.singleShot(0, sounds.prepare)
        self._lead()
        self._handle_commands()
        Prompting(services, session, self.table_model.board, self)
        self._follow()
        self.retranslate()

    def _follow_beginnings(self) -> None:
        """While a deal begins, say and do nothing, and let any key and click go on."""
        self.table_model.openingShown.connect(self._note_opening)
        self.table_model.framed.connect(self.titleChanged)
        AnyInput(self._play, self.table_model.board.beginning, self.services.pace.quiet)

    def _begin_game(self) -> None:
        """Put away what explains the words of a game that is no longer open: its book may be another one."""
        self._is_opened = True
        settled = () if self.settle is None else (self.settle.popover,)
        for sheet in (*self._sheets, *settled):
            sheet.hide()

    def _lead(self) -> None:
        """Let the tutor, the strip under a finished deal, and the settlement of the last one, lead on."""
        self.leads = TutorLeads(self._session, self.services, self.tutor_model, self.tutor)
        self.leads.practise_wanted.connect(self.practiseWished)
        self.leads.lesson_wanted.connect(self.lessonWished)
        self.review_strip.back_asked.connect(self.show_settlement)
        self.review_strip.replay_asked.connect(self.replayWished)
        self.review_strip.next_asked.connect(self.settle_model.lead_on)
        self.settle_model.result_wanted.connect(self.show_result)

    def _lay_out(self, theme: PageTheme) -> None:
        """Put the table beside the tutor, and both below what may come in their place."""
        self._play.lay_out(self.table, self.tutor, self.review_strip)
        wear(self._play, theme)
        self._stack.addWidget(self._play)
        fill(QVBoxLayout(self), self._stack, margins=(0, 0, 0, 0))

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words for the middle of the top bar."""
        session = self._session
        view = session.view
        if view is None:
            return (self.tr("The table"),)
        if self.result is not None and self._stack.currentWidget() is self.result:
            return (*self.result.titles, *self.coaching.marks(over=True))
        if self.is_settled:
            return (*self.settle_model.page.title, *self.coaching.marks(over=True))
        rounds = view.round_wind
        return (
            short_title(session.rules.id),
            *((self.tr("{wind} round").format(wind=wind_name(rounds)),) if rounds is not None else ()),
            self.tr("deal {number}").format(number=session.deal_number),
            *self.coaching.marks(over=False),
            self.tr("%n tile(s) in the wall", "", self.table_model.wall_left),
        )

    @property
    def is_settled(self) -> bool:
        """Return whether the settlement is in front."""
        return self.settle is not None and self._stack.currentWidget() is self.settle

    def show_settlement(self) -> None:
        """Show who pays whom in the place of table and tutor."""
        self._wait.stop()
        if self.settle is None:
            teaching = SettleTeaching(self._session, self.firsts, self)
            theme = PageTheme(self.services.theme)
            self.settle = SettlePage(self.settle_model, theme, self, teaching, self.services.pace.look)
            wear(self.settle, theme)
            self.settle.practise_wanted.connect(self.leads.practise_kind)
            self.settle.lesson_wanted.connect(self.leads.open_lesson)
            self.settle.rule_wanted.connect(self.ruleAsked)
            self.settle.look_wanted.connect(self.show_table)
            self.settle.compare_wanted.connect(self._compare)
            self.settle.review_wanted.connect(self.reviewWished)
            self._stack.addWidget(self.settle)
            self.why.hear()
        self.settle.come(by_itself=self.isVisible() and not self._is_opened)
        self._bring(self.settle)
        self.table_model.board.end.put_away()

    def show_table(self) -> None:
        """Show the table and the tutor, after a deal as it ended."""
        self._wait.stop()
        if self._session.last_result is None:
            self.review_strip.hide()
        else:
            self.review_strip.show_deal(is_last=self.settle_model.is_last)
        self._bring(self._play)

    def show_result(self) -> None:
        """Show how the game has come out, in the place of table and tutor."""
        self._wait.stop()
        if self.result is None:
            self.result = ResultView(self.result_model, self.services.theme, self, self.services.pace.look)
            self.result.settlement_asked.connect(self.show_settlement)
            self.result.home_asked.connect(self.homeWished)
            self.result.review_asked.connect(self.reviewWished)
            self.result.another_asked.connect(self.anotherWished)
            self.result.records_asked.connect(self.recordsWished)
            self.result.again_asked.connect(self._play_again)
            self._stack.addWidget(self.result)
            self.why.hear()
        self._bring(self.result)

    def _play_again(self) -> None:
        if self._session.state is not None:
            self.againWished.emit(same_table(self._session.state.setup))

    def _bring(self, page: QWidget) -> None:
        self.services.commands.set_flags({Flag.TABLE_SEEN: page is self._play})
        if self._stack.currentWidget() is page:
            return
        fade_from(self._stack, self.services.theme)
        self._stack.setCurrentWidget(page)
        self.setFocusProxy(self.table if page is self._play else page)
        if self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.titleChanged.emit()

    def _compare(self, wind: Wind) -> None:
        """Pass on the hand of a player of the deal that is over."""
        if (result := self._session.last_result) is not None:
            self.compareWished.emit(result.records[wind])

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program; the session waits for it no more."""
        self.table.unload()
        self._session.pause.hold(False)

    def _handle_commands(self) -> None:
        commands = self.services.commands
        handlers: dict[str, Callable[[], object]] = {
            "game.take-back": self._session.take_back,
            "game.next-deal": self.settle_model.lead_on,
            "game.replay": self.replayWished.emit,
            "game.review": self.reviewWished.emit,
            "hand.sort": self.table_model.board.sortHand,
            "tutor.advise": self._ask_advice,
            "tutor.practise": self._practise,
            "tutor.depth": self.leads.step_depth,
            "tutor.first-times": self._show_firsts_again,
            "tutor.toggle": self._play.toggle_tutor,
            "table.why": self.why.ask_here,
        }
        handlers |= {each: partial(self._answer, place) for each, place in PLACES.items()}
        commands.handle(handlers)

    def _note_opening(self, shown: bool) -> None:
        self.why.silent = shown
        self.tutor_model.set_opening(shown)
        self._hold()

    def _hold(self) -> None:
        """Let nobody play on while a deal begins, a move is seen, or an answer or a word is explained."""
        self._session.pause.hold(
            self.table_model.shows_moves
            or self.why.silent
            or any(sheet.isVisible() for sheet in self._sheets)
        )

    def _ask_advice(self) -> None:
        """Ask the coach, and show the page where he answers; while he grows sharper any other may be read."""
        self.tutor_model.ask_advice()
        if self.tutor_model.is_advising:
            self.tutor.open(Tab.NOW)

    def _practise(self) -> None:
        """Ask for the drill that fits what is on the table."""
        if not self.why.silent:
            self.leads.practise()

    def _show_firsts_again(self) -> None:
        """Explain once more what the user has put away."""
        self.tutor_model.show_firsts_again()
        if not self.is_settled:
            self.tutor.open(Tab.NOW)

    def _answer(self, place: str) -> None:
        """Press a place of the claim bar; who answers from the tutor goes on with his hand, too."""
        if place != "pass" and self._play.is_in_tutor:
            self._play.lead_back()
        self.table_model.press(place)

    def find_work(self) -> None:
        """Give the focus to what is in front; of a table to the own hand, not where Tab has been on it."""
        front = self._stack.currentWidget()
        if front in {None, self._play}:
            return self._play.begin()
        return front.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        """Set the flags of the commands; after a deal show the settlement once."""
        self.why.sheet.put_away()
        self._resting.forget()
        session = self._session
        settled = session.last_result is not None
        flags = {Flag.CAN_TAKE_BACK: session.can_take_back, Flag.DEAL_SETTLED: settled}
        flags[Flag.DEAL_PLAYED] = session.state is not None and bool(session.state.history)
        self.services.commands.set_flags(flags)
        away = self._is_opened or not self.isVisible()
        if self.settle_model.is_last and away:
            self.show_result()
        elif settled and not self._settled_seen:
            if away:
                self.show_settlement()
            elif not self.table_model.board.end.runs:
                self._wait.start(0 if self.services.theme.is_still() else LAST_LOOK)
        elif not settled:
            self.show_table()
        self._is_opened, self._settled_seen = False, settled
        self._follow_preferences()
        self.titleChanged.emit()

    def _follow_preferences(self) -> None:
        """Set up board and tutor as the user wants them."""
        now = self.services.preferences.current
        state = self._session.state
        teaching = now.teaching_labels and (state is None or state.setup.learning)
        self.table_model.board.set_up(**self._board_services.of_boards(), teaching=teaching, asking=True)
        self.table_model.set_quick(now.quick_deal)
        self.tutor_model.set_depth(now.tutor_depth)

    def _try(self, thing: str = "") -> None:
        """Let the tutor say what would come of what is looked at, or of discarding the tile selected."""
        selected = f"hand:{self.table_model.board.property('selected')}"
        self.tutor_model.look_at(*(self.table_model.meant(thing) or self.table_model.meant(selected)))

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Give the focus to what is in front."""
        self.find_work()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the beginning of a deal that nobody looks at."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.table_model.board.hurry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tutor take the form for this width; a drawer leaves the own hand free."""
        super().resizeEvent(event)
        self.tutor.fit(event.size().width(), round(event.size().height() * OWN_HAND))

    def retranslate(self) -> None:
        """Word table and title again; tutor and settlement word themselves."""
        self.setAccessibleName(self.tr("Table of play"))
        self.table_model.refresh()
        self.settle_model.refresh()
        self.result_model.refresh()
        self.titleChanged.emit()
