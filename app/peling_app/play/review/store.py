"""Know what was reviewed: deals are weighed in the coach's thread, one decision after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.advice.equities import BUDGET
from peling.storage.saves import Step
from peling_app.platform.tasks import Worker
from peling_app.play.deals import Deal, deals_of
from peling_app.play.game import Reviewed
from peling_app.play.open_game import HUMAN
from peling_app.play.review.work import Known, Work


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the review of a deal is.

    Attributes:
        known: the review; None: it is still worked out.
        done, whole: decisions that have been weighed, and all.
    """

    known: Known | None = None
    done: int = 0
    whole: int = 0


class ReviewStore(QObject):
    """The reviews of deals.

    Signals:
        changed: more is known of a deal: the file of its game, and its number.
        broke: a deal cannot be reviewed: the file of its game, and its number.
        failed: the id of a message, and what it is about.
    """

    changed = Signal(object, int)
    broke = Signal(object, int)
    failed = Signal(str, str)

    def __init__(self, session: Reviewed, budget: int = BUDGET, parent: QObject | None = None) -> None:
        """Review every deal of the open game when it is over, and others when they are asked for."""
        super().__init__(parent)
        self._session = session
        self._budget = budget
        self._worker = Worker("pe-ling-coach", self)
        self._progress: dict[tuple[Path, int], Progress] = {}
        self._waiting: list[Work] = []
        self._now: Work | None = None
        self._prepared: Path | None = None
        self._gives_way = self._catches_up = False
        session.deal_ended.connect(self._prepare)
        session.reviewed.connect(self._take)
        session.changed.connect(self._follow)

    def found(self, path: Path, number: int) -> Progress:
        """Return how far the review of a deal is."""
        return self._progress.get((path, number), Progress())

    def ask(self, path: Path, deal: Deal) -> None:
        """Have a deal reviewed before all others; `changed` tells how far that is."""
        key = (path, deal.number)
        if self.found(*key).known is not None:
            self.changed.emit(*key)
            return
        if self._now is not None and (self._now.path, self._now.number) == key:
            self._now.is_spare = False
            return
        known = next((work for work in self._waiting if (work.path, work.number) == key), None)
        if known is not None:
            self._waiting.remove(known)
            known.is_spare = False
        self._waiting.insert(0, known or Work(path, deal.number, deal.acts, HUMAN, self._budget))
        self._gives_way = True
        self._next()

    def ask_rest(self, path: Path, deals: Sequence[Deal]) -> None:
        """Have the other deals of a game reviewed too, when nothing else is to be done."""
        waiting = {(work.path, work.number) for work in self._waiting}
        if self._now is not None:
            waiting.add((self._now.path, self._now.number))
        for deal in reversed(deals):
            if (path, deal.number) not in waiting and self.found(path, deal.number).known is None:
                self._waiting.append(Work(path, deal.number, deal.acts, HUMAN, self._budget))
        self._next()

    def catch_up(self, path: Path, deals: Sequence[Deal]) -> None:
        """Have deals of a game reviewed that nobody looks at: they are kept, and not held here.

        All that was asked for otherwise goes before them; `leave_spare` ends it.
        """
        self._catches_up = True
        busy = {(work.path, work.number) for work in (*self._waiting, *filter(None, (self._now,)))}
        for deal in deals:
            if (path, deal.number) in busy:
                continue
            work = Work(path, deal.number, deal.acts, HUMAN, self._budget, is_spare=True)
            self._waiting.append(work)
        self._next()

    def leave_spare(self) -> None:
        """Let go what `catch_up` was given and is not done; a decision that is being weighed is finished."""
        self._catches_up = False
        self._waiting = [work for work in self._waiting if not work.is_spare]

    def finish(self) -> None:
        """End the thread soon: a decision that is being weighed would keep the window from closing."""
        self._waiting.clear()
        if self._now is not None:
            self._now.leave()
        self._now = None
        self._worker.finish()

    # Inside

    def _prepare(self) -> None:
        """Let the deal that has just ended be read, while its settlement is looked at."""
        if self._session.path is not None:
            self._prepared = self._session.path
            self._session.review(self._session.path)

    def _take(self, path: Path, steps: tuple[Step, ...]) -> None:
        if path == self._prepared:
            self._prepared = None
            found = deals_of(steps)
            if found:
                self.ask(path, found[-1])

    def _follow(self) -> None:
        """Forget what is no longer true: after taking back, a deal may go on otherwise."""
        view = self._session.view
        if view is None or self._session.path is None:
            return
        key = (self._session.path, self._session.deal_number)
        if self._session.last_result is None:
            self._forget(key)

    def _forget(self, key: tuple[Path, int]) -> None:
        """Let go what is known of a deal and what is worked out for it; what still comes of it is dropped."""
        self._progress.pop(key, None)
        self._waiting = [work for work in self._waiting if (work.path, work.number) != key]
        if self._now is not None and (self._now.path, self._now.number) == key:
            self._now.leave()
            self._now = None
            self._next()

    def _next(self) -> None:
        """Go on with the deal that was asked for last, unless one is being weighed."""
        if self._now is not None:
            return
        if not self._waiting:
            # With the thread its kernels go: they are of no use until the next deal is over.
            self._worker.finish()
            return
        self._now = work = next((one for one in self._waiting if not one.is_spare), self._waiting[0])
        self._waiting.remove(work)
        self._gives_way = False
        self._ask(work, work.go_on if work.is_begun else work.begin)

    def _ask(self, work: Work, job: Callable[[], tuple[int, int]]) -> None:
        self._worker.ask(job, partial(self._came, work), partial(self._broke, work))

    def _came(self, work: Work, state: tuple[int, int]) -> None:
        if work is not self._now:
            return  # It was let go meanwhile.
        done, whole = state
        self._note(work, Progress(None, done, whole))
        if done == whole:
            self._worker.ask(work.end, partial(self._ended, work), partial(self._broke, work))
        elif work.is_spare and not self._catches_up:
            self._progress.pop((work.path, work.number), None)
            self._now = None
            self._next()
        elif self._gives_way and self._waiting:
            # Another deal was asked for meanwhile: it goes first.
            self._waiting.append(work)
            self._now = None
            self._next()
        else:
            self._ask(work, work.go_on)

    def _note(self, work: Work, progress: Progress) -> None:
        self._progress[work.path, work.number] = progress
        self.changed.emit(work.path, work.number)

    def _ended(self, work: Work, known: Known) -> None:
        if work is not self._now:
            return
        whole = len(known.review.decisions)
        self._now = None
        self._note(work, Progress(known, whole, whole))
        if work.is_spare:
            # Years of play would take much memory, and are never looked at here.
            del self._progress[work.path, work.number]
        self._next()

    def _broke(self, work: Work, error: Exception) -> None:
        if work is not self._now:
            return
        self._now = None
        self._progress.pop((work.path, work.number), None)
        self.broke.emit(work.path, work.number)
        self.failed.emit("coach", f"{type(error).__name__}: {error}")
        self._next()
