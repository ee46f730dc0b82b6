"""Show a finished deal of a session, and lead on to the next."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from peling_app.play.game import SettledDeal
from peling_app.play.settle.model.page import SettlePage, settle_page, with_course
from peling_app.play.settle.model.sticks import stick_payments
from peling_app.play.settle.model.tables import PaymentModel, TotalModel


class SettleModel(QObject):
    """What the settlement page shows.

    Signals:
        changed: the page has changed.
        result_wanted: the game is over, and its result is to be seen.
    """

    changed = Signal()
    result_wanted = Signal()

    def __init__(self, session: SettledDeal, parent: QObject | None = None) -> None:
        """Follow a session."""
        super().__init__(parent)
        self._session = session
        self.page = SettlePage()
        self.payments = PaymentModel(self)
        self.totals = TotalModel(self)
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read the result again; without one the page stays empty."""
        result, view = self._session.last_result, self._session.view
        if result is None or view is None:
            page = SettlePage()
        else:
            session = self._session
            page = settle_page(
                result, session.rules, session.names, session.totals, me=view.me, deal=session.deal_number
            )
            if session.state is not None:
                page = with_course(page, result, session.state)
            if session.rules.sticks and session.state is not None:
                page = replace(page, sticks=stick_payments(session.state))
        if page != self.page:
            self.page = page
            self.payments.show(page.payments)
            self.totals.show(page.totals, page.players)
            self.changed.emit()

    @property
    def is_last(self) -> bool:
        """Return whether this was the last deal of the game."""
        state = self._session.state
        return state is not None and state.is_over

    def lead_on(self) -> None:
        """Begin the next deal, or after the last one see the result."""
        if self.is_last:
            self.result_wanted.emit()
        else:
            self._session.next_deal()
