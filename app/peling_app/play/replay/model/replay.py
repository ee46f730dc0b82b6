"""Look at a finished deal again, step by step with all hands open, beside what was better.

The deals are computed again from the inputs that the journal keeps. What decisions cost goes by what the
learner saw then, and comes from the review of the deal.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.rules.course import Seating
from peling.rules.legality import Verdict
from peling.storage.saves import Step
from peling_app.books.faces import face
from peling_app.play import marks as replay_marks
from peling_app.play.deals import Deal, deals_of
from peling_app.play.game import Reviewed
from peling_app.play.open_game import names_by_wind
from peling_app.play.replay.model.decisions import Decision, Judgement, decisions_of
from peling_app.play.replay.model.hands import HandRow, open_hands, standing
from peling_app.play.replay.model.moment import MomentPage, happened, moment_page
from peling_app.play.review.store import ReviewStore
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.picture import Picture


class ReplayModel(QObject):
    """The deal that is looked at, where one is in it, and its decisions.

    Attributes:
        loading: the game is being read.
        failure: why it cannot be looked at: the id of a message and what it is about; None: it can.

    Signals:
        moved: another moment is shown, or more is known of it.
        listed: deals, decisions or bookmarks have changed.
        failed: the id of a message and what it is about.
        saved: bookmarks were written, and no game has any left that could not be; carries the word with which
            the ids of messages about bookmarks begin.
    """

    moved = Signal()
    listed = Signal()
    failed = Signal(str, str)
    saved = Signal(str)

    def __init__(self, session: Reviewed, store: ReviewStore, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.board = BoardViewModel(self)
        self._session = session
        self._store = store
        self.steps: tuple[Step, ...] = ()
        self._file: Path | None = None
        self._deals: tuple[Deal, ...] = ()
        self._deal = -1
        self._place = 0
        self._decisions: dict[int, Decision] = {}
        self._marks: replay_marks.Marks = {}
        self._written_marks: replay_marks.Marks = {}
        self._removed: dict[int, str] = {}
        self._unsaved: set[Path] = set()
        self._is_open_game = False
        self._event: int | None = None
        self._at: tuple[int, int] | None = None
        self.loading = False
        self.failure: tuple[str, str] | None = None
        session.reviewed.connect(self._take)
        session.not_reviewed.connect(self._take_failure)
        session.opened.connect(self._forget)
        session.changed.connect(self._follow)
        store.changed.connect(self._follow_review)
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
        return tuple(n for n in range(self.count) if self._entry(n) in self._marks)

    def bookmark_name(self, place: int) -> str:
        """Return the name of the bookmark at a moment; empty: it has none, or there is no bookmark."""
        return self._marks.get(self._entry(place), "")

    @property
    def hands(self) -> tuple[HandRow, ...]:
        """Return all hands of the moment shown, tile by tile."""
        deal = self.deal
        return () if deal is None else open_hands(deal.game(self._place))

    @property
    def page(self) -> MomentPage:
        """Return what is said at the moment shown."""
        deal = self.deal
        if deal is None:
            return MomentPage()
        marked = self._place in self.bookmarks
        return moment_page(deal, self._place, self._decisions.get(self._place), marked=marked)

    def happened(self, place: int) -> tuple[str, ...]:
        """Return what happened just before a moment, in words."""
        return () if self.deal is None else happened(self.deal, place)

    @property
    def tally(self) -> tuple[int, int, int]:
        """Return how many decisions were the best, about equal, and worse."""
        found = [decision.judgement for decision in self._decisions.values()]
        return (
            found.count(Judgement.SAME) + found.count(Judgement.ONLY),
            found.count(Judgement.NEAR),
            found.count(Judgement.OTHER),
        )

    @property
    def able(self) -> dict[str, bool]:
        """Return which steps lead anywhere, and whether the deal can be played on, by their names."""
        decided = [place - self._place for place in self._decisions]
        marked = [place - self._place for place in self.bookmarks]
        before, after = self._place > 0, self._place < self.count - 1
        return {
            "first": before,
            "previous": before,
            "next": after,
            "last": after,
            "previous-decision": any(step < 0 for step in decided),
            "next-decision": any(step > 0 for step in decided),
            "previous-bookmark": any(step < 0 for step in marked),
            "next-bookmark": any(step > 0 for step in marked),
            "play-on": self.can_play_on,
        }

    # What the user does

    def open(
        self, path: Path | None = None, event: int | None = None, at: tuple[int, int] | None = None
    ) -> None:
        """Lay out the finished deals of a saved game, or of the open one; nothing changes in either.

        The last deal is shown from its beginning, or at the moment of an event of it: its number in the deal.
        With `at` it is the deal with a number, at one of its moments.
        """
        self._forget()
        wanted = self._session.path if path is None else path
        if wanted is not None:
            self._file, self._is_open_game = wanted, wanted == self._session.path
            self._event, self._at = event, at
            self.loading = True
            self._session.review(wanted)
        self.listed.emit()
        self.moved.emit()

    def show_deal(self, number: int) -> None:
        """Look at another deal, by its place in `deals`, from its beginning."""
        if not 0 <= number < len(self._deals) or number == self._deal:
            return
        self._deal = number
        deal = self._deals[number]
        self._decisions = decisions_of(deal, None)
        self._place = 0
        self._show()
        self.listed.emit()
        if self._file is not None:
            self._store.ask(self._file, deal)

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

    def step_bookmark(self, by: int) -> None:
        """Go to the next bookmark (1) or the one before (-1), if there is one."""
        places = [place for place in self.bookmarks if (place - self._place) * by > 0]
        if places:
            self.go(min(places) if by > 0 else max(places))

    def toggle_bookmark(self) -> None:
        """Set a bookmark at this moment, or take it away."""
        if self._place in self.bookmarks:
            self.remove_bookmark(self._place)
        else:
            self.set_bookmark(self._place)

    def set_bookmark(self, place: int) -> None:
        """Set a bookmark at a moment that has none; one that was taken away has its name again."""
        if place not in self.bookmarks:
            self.name_bookmark(place, self._removed.get(self._entry(place), ""))

    def name_bookmark(self, place: int, name: str) -> None:
        """Give the bookmark at a moment a name; where there is none it is set."""
        entry, kept = self._entry(place), replay_marks.clean_name(name)
        if entry and self._marks.get(entry) != kept:
            self._keep({**self._marks, entry: kept})

    def remove_bookmark(self, place: int) -> None:
        """Take away the bookmark at a moment, if there is one."""
        entry = self._entry(place)
        if entry in self._marks:
            self._removed[entry] = self._marks[entry]
            self._keep({one: name for one, name in self._marks.items() if one != entry})

    @property
    def can_play_on(self) -> bool:
        """Return whether the deal still runs at this moment."""
        deal = self.deal
        return deal is not None and deal.game(self._place).state.deal_runs

    def play_on(self) -> None:
        """Begin a learning game at this moment; the game that is looked at stays as it is."""
        deal = self.deal
        if deal is not None and self._file is not None and self.can_play_on:
            self._session.play_on(self._file, self.steps[: deal.first + deal.moments[self._place] + 1])

    def retranslate(self) -> None:
        """Word everything again."""
        self.board.reword()
        if self.deal is not None:
            self._show()
        self.listed.emit()

    # Inside

    def _entry(self, place: int) -> int:
        """Return the number of the journal's entry of a moment; 0: there is no such moment."""
        deal = self.deal
        return 0 if deal is None or place not in range(self.count) else deal.steps[deal.moments[place]].number

    def _keep(self, marks: dict[int, str]) -> None:
        """Take over bookmarks and write them."""
        self._marks = marks
        if self._file is not None:
            file = replay_marks.marks_file(self._file)
            try:
                found = file.save(self._written_marks, marks)
            except OSError as error:
                self._unsaved.add(self._file)
                self.failed.emit(*file.said(error))
            else:
                self._unsaved.discard(self._file)
                if not self._unsaved:
                    self.saved.emit(file.kind.name)
                self._marks = self._written_marks = found.value
                found.tell(self.failed.emit)
        self.listed.emit()
        self.moved.emit()

    def _follow(self) -> None:
        """Put the open game away when it is left."""
        if self._is_open_game and self._session.view is None:
            self._forget()

    def _forget(self) -> None:
        self.steps, self._deals, self._deal, self._place = (), (), -1, 0
        self._decisions, self._marks, self._removed, self._file = {}, {}, {}, None
        self._is_open_game, self._event, self._at = False, None, None
        self.loading, self.failure = False, None
        self.board.show(Picture())
        self.listed.emit()
        self.moved.emit()

    def _take(self, path: Path, steps: tuple[Step, ...]) -> None:
        """Take over the steps of the game; a deal that still runs is left out, as its hands are hidden."""
        if not self.loading or path != self._file:
            return
        self.loading = False
        self.steps = steps
        self._deals = deals_of(steps)
        found = replay_marks.marks_file(path).load()
        self._marks = self._written_marks = found.value
        found.tell(self.failed.emit)
        if self._deals:
            number, moment = self._at or (0, 0)
            last = len(self._deals) - 1
            self.show_deal(next((n for n, deal in enumerate(self._deals) if deal.number == number), last))
            self.go(moment)
            if self._event is not None:
                self.go(self._deals[-1].moment_of(self._event))
        else:
            self.listed.emit()
            self.moved.emit()

    def _take_failure(self, path: Path, message: str, about: str) -> None:
        if self.loading and path == self._file:
            self.loading, self.failure = False, (message, about)
            self.failed.emit(message, about)
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
        decides = self._place in self._decisions
        table = Table(
            names_by_wind(state),
            {wind: state.totals[seat] for seat, wind in state.winds.items()},
            bonus_numbers=dict(face(game.rules.id).flower_numbers),
            wild=view.wild,
            covered=game.rules.course.covered,
            open_hands={wind: standing(laid, wind) for wind in view.winds if wind is not view.me},
            wind_box=game.rules.course.seating is Seating.WIND_BOX,
        )
        verdicts: tuple[Verdict, ...] = game.verdicts if decides else ()
        self.board.follow_hand(standing(laid, view.me), view.drawn)
        self.board.order.sort()
        shown = board_picture(view, verdicts, self.board.order, table)
        # Nothing is played here, so no place waits for a tile.
        self.board.show(replace(shown, drop_title="", drop_line="", own_turn=False))
        self.moved.emit()
        page = self.page
        self.board.announced.emit(" ".join((page.where, *page.happened, page.chosen)).strip())

    def _follow_review(self, path: Path, number: int) -> None:
        """Take over what the coach has found out about the deal."""
        deal = self.deal
        if deal is None or path != self._file or number != deal.number:
            return
        known = self._store.found(path, number).known
        if known is not None:
            self._decisions = decisions_of(deal, known)
            self.listed.emit()
            self.moved.emit()

    def _decline(self, *_: object) -> None:
        """Put a tile back that was taken hold of: here nothing is played."""
        self.board.returned.emit()
