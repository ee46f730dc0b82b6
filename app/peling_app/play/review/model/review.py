"""Follow the review of a deal: which deal is looked at, which decision, how far the coach is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.coach.grades import MISTAKES
from peling.coach.review import Judged
from peling.storage.saves import Step
from peling_app.play.deals import Deal, deals_of
from peling_app.play.game import Reviewed
from peling_app.play.open_game import names_by_wind
from peling_app.play.review.model.game_sums import GameSums, game_sums
from peling_app.play.review.model.page import ReviewPage, review_page
from peling_app.play.review.model.scene import Scene, last_scene, scene_of
from peling_app.play.review.store import Progress, ReviewStore


class ReviewModel(QObject):
    """What the page of a review shows.

    Signals:
        changed: another deal, more is known of it, or it is said in other words.
        moved: another decision is looked at.
        summed: more deals of the game have been reviewed.
        failed: the id of a message and what it is about.

    Attributes:
        loading: the game is being read.
        failure: why it cannot be looked at: the id of a message and what it is about; None: it can.
        page: what is shown of the deal; nothing while it is worked out.
        place: which decision is looked at, from 0; -1: none.
    """

    changed = Signal()
    moved = Signal()
    summed = Signal()
    failed = Signal(str, str)

    def __init__(self, session: Reviewed, store: ReviewStore, parent: QObject | None = None) -> None:
        """Follow what the store finds out."""
        super().__init__(parent)
        self._session = session
        self._store = store
        self._file: Path | None = None
        self._steps: tuple[Step, ...] = ()
        self._deals: tuple[Deal, ...] = ()
        self._deal: Deal | None = None
        self._wanted: int | None = None
        self.loading = False
        self.failure: tuple[str, str] | None = None
        self.page = ReviewPage()
        self.place = -1
        session.reviewed.connect(self._take)
        session.not_reviewed.connect(self._take_failure)
        store.changed.connect(self._follow)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """Return the finished deals of the game."""
        return self._deals

    @property
    def deal(self) -> Deal | None:
        """Return the deal that is looked at; None: there is none."""
        return self._deal

    @property
    def file(self) -> Path | None:
        """Return the file of the game; None: none is looked at."""
        return self._file

    @property
    def rules(self) -> str:
        """Return the id of the book; empty: no deal is looked at."""
        return "" if self._deal is None else self._deal.steps[0].state.rules.id

    @property
    def progress(self) -> Progress:
        """Return how far the review of the deal is."""
        if self._file is None or self._deal is None:
            return Progress()
        return self._store.found(self._file, self._deal.number)

    @property
    def is_known(self) -> bool:
        """Return whether the deal has been reviewed."""
        return self.progress.known is not None

    @property
    def judged(self) -> Judged | None:
        """Return the decision that is looked at."""
        known = self.progress.known
        if known is None or not 0 <= self.place < len(known.review.decisions):
            return None
        return known.review.decisions[self.place]

    @property
    def count(self) -> int:
        """Return how many decisions there are."""
        known = self.progress.known
        return 0 if known is None else len(known.review.decisions)

    @property
    def mistakes(self) -> tuple[int, ...]:
        """Return the decisions that are graded as mistakes, in their order; a small slip is none."""
        return tuple(sorted(cost.place for cost in self.page.costs if cost.grade in MISTAKES))

    @property
    def sums(self) -> GameSums:
        """Return what decisions cost in the whole game, as far as its deals have been reviewed."""
        if self._file is None:
            return GameSums()
        found = (self._store.found(self._file, deal.number).known for deal in self._deals)
        return game_sums([known for known in found if known is not None], len(self._deals))

    @property
    def scene(self) -> Scene:
        """Return the table when the decision was taken; the end of the deal while none is looked at."""
        judged = self.judged
        if self._deal is None:
            return Scene()
        return last_scene(self._deal) if judged is None else scene_of(self._deal, judged)

    # What the user does

    def open(self, path: Path | None = None, number: int | None = None) -> None:
        """Look at a deal of a saved game, or of the open one: the one with this number, or the last."""
        wanted = self._session.path if path is None else path
        self._wanted = number
        if wanted is None:
            return
        self._file, self.loading, self.failure = wanted, True, None
        self._deals, self._deal = (), None
        self.page, self.place = ReviewPage(), -1
        self._session.review(wanted)
        self.changed.emit()

    def show_deal(self, number: int) -> None:
        """Look at another deal, by its place in `deals`."""
        if 0 <= number < len(self._deals) and self._deals[number] is not self._deal:
            self._deal = self._deals[number]
            self.page, self.place = ReviewPage(), -1
            self._ask()

    def go(self, place: int) -> None:
        """Look at a decision; beyond the ends at the first or the last."""
        place = max(0, min(self.count - 1, place))
        if self.count and place != self.place:
            self.place = place
            self.moved.emit()

    def step(self, by: int) -> None:
        """Look so many decisions on, or back."""
        self.go(self.place + by)

    def next_mistake(self) -> None:
        """Look at the next decision that was a mistake; after the last at the first."""
        later = [place for place in self.mistakes if place > self.place]
        if self.mistakes:
            self.go(later[0] if later else self.mistakes[0])

    def retry(self) -> None:
        """Begin a learning game at the decision that is looked at, with the same wall."""
        judged = self.judged
        if judged is not None and self._deal is not None:
            self._play_on(self._deal.before_act(judged.moment))

    def play_again(self) -> None:
        """Begin a learning game with the same deal, from its first tile."""
        if self._deal is not None:
            self._play_on(0)

    def retranslate(self) -> None:
        """Word everything again."""
        self._word()
        self.changed.emit()
        self.moved.emit()

    # Inside

    def _play_on(self, place: int) -> None:
        if self._file is not None and self._deal is not None:
            self._session.play_on(self._file, self._steps[: self._deal.first + place + 1])

    def _take(self, path: Path, steps: tuple[Step, ...]) -> None:
        if not self.loading or path != self._file:
            return
        self.loading = False
        self._steps = steps
        self._deals = deals_of(steps)
        wanted = (deal for deal in self._deals if deal.number == self._wanted)
        self._deal = next(wanted, self._deals[-1] if self._deals else None)
        self._ask()

    def _take_failure(self, path: Path, message: str, about: str) -> None:
        if self.loading and path == self._file:
            self.loading, self.failure = False, (message, about)
            self.failed.emit(message, about)
            self.changed.emit()

    def _ask(self) -> None:
        if self._file is not None and self._deal is not None:
            self._store.ask(self._file, self._deal)
        if not self.is_known:
            self.changed.emit()

    def _follow(self, path: Path, number: int) -> None:
        if path == self._file and self._store.found(path, number).known is not None:
            self.summed.emit()
            self._store.ask_rest(path, self._deals)
        if path == self._file and self._deal is not None and self._deal.number == number:
            self._word()
            if self.is_known and self.place < 0 and self.count:
                # What cost most is looked at first; where nothing did, the last decision.
                self.place = self.page.costs[0].place if self.page.costs else self.count - 1
            self.changed.emit()
            self.moved.emit()

    def _word(self) -> None:
        known, deal = self.progress.known, self._deal
        if known is None or deal is None:
            self.page = ReviewPage()
            return
        state = deal.steps[-1].state
        self.page = review_page(deal.number, known, self.rules, names_by_wind(state), is_won=deal.is_won)
