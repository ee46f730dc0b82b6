"""What the settlement teaches too: what is new in it, its words, the drills that fit."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from peling.core.tiles import Wind
from peling_app.kit.model.lesson_rows import Explained
from peling_app.play.game import Deal
from peling_app.play.tutor.model.first_times import FirstCard, FirstTimes
from peling_app.play.tutor.model.practise import pays_drill, score_drill


class SettleTeaching(QObject):
    """The tutor of a deal that is over.

    Signals:
        changed: something else is explained as new, or nothing any more.
    """

    changed = Signal()

    def __init__(self, session: Deal, firsts: FirstTimes, parent: QObject | None = None) -> None:
        """Teach beside the settlement of a session."""
        super().__init__(parent)
        self._session = session
        self._firsts = firsts
        firsts.changed.connect(self.changed)

    @property
    def first(self) -> FirstCard | None:
        """Return what is met for the first time; None: nothing."""
        session = self._session
        if session.last_result is None or session.view is None:
            return None
        self._firsts.begin_deal(session.deal_number, session.view)
        return self._firsts.settled(session.last_result, session.rules)

    def seen(self, first: FirstCard) -> None:
        """Note that an explanation has come into sight."""
        self._firsts.seen(first.topic, self._session.rules.id)

    def put_away(self, first: FirstCard) -> None:
        """Put an explanation away."""
        self._firsts.put_away(first.topic, self._session.rules.id)

    def explain(self, term: str) -> Explained | None:
        """Return what a word of the glossary means."""
        return self._firsts.explain(term, self._session.rules)

    @property
    def pays_drill(self) -> str:
        """Return the kind of drill that asks who pays whom in such a deal; empty: there is no deal."""
        result = self._session.last_result
        return "" if result is None else pays_drill(result, self._session.rules)

    def score_drill(self, wind: Wind) -> str:
        """Return the kind of drill that asks what a hand like a player's counts."""
        result = self._session.last_result
        return score_drill(None if result is None else result.scores.get(wind))
