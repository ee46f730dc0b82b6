"""Let the player say what he is asked for: by keys and menus, at the claim bar, and by the tutor's offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from peling_app.kit.commands import BY_ID, Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.keys import key_text
from peling_app.platform.settings import ClaimsAsked, TutorDepth
from peling_app.play.prompts import ALL, Prompts
from peling_app.play.session import Session
from peling_app.play.table.model.board import BoardViewModel


class Prompting(QObject):
    """What passes by itself, as a setting of the user and as a state of the commands.

    What lasts is kept with the settings; a rest until the next turn is not. Who asks for it in a
    learning game has found it, and need not be offered it.
    """

    def __init__(self, services: Services, session: Session, board: BoardViewModel, parent: QObject) -> None:
        """Carry out the commands, and follow the session."""
        super().__init__(parent)
        self._services = services
        self._session = session
        self._prompts: Prompts = session.prompts
        self._board = board
        self._shown = board.asked_model
        handlers: dict[str, Callable[[], object]] = {
            "asking.rest": self._rest,
            "asking.no-chows": self._toggle_chows,
            "asking.useful": partial(self._toggle, ClaimsAsked.USEFUL),
            "asking.nearer": partial(self._toggle, ClaimsAsked.NEARER),
            "asking.all": self.ask_all,
        }
        services.commands.handle(handlers)
        self._shown.allWished.connect(self.ask_all)
        self._shown.answered.connect(self._take_answer)
        self._prompts.changed.connect(self._show)
        self._prompts.less_wanted.connect(self._offer_less)
        session.opened.connect(self._shown.put_away)
        session.changed.connect(self._show)
        board.handArranged.connect(self._note_hand)
        self._show()

    def ask_all(self) -> None:
        """Ask for everything again."""
        self._prompts.rest(on=False)
        self._keep(claims_asked=ClaimsAsked.EVERY, chows_asked=True)

    def _rest(self) -> None:
        on = not self._prompts.asking.resting
        self._keep()
        self._prompts.rest(on=on)

    def _toggle_chows(self) -> None:
        self._keep(chows_asked=not self._prompts.asking.chows)

    def _toggle(self, least: ClaimsAsked) -> None:
        self._keep(claims_asked=ClaimsAsked.EVERY if self._prompts.asking.least is least else least)

    def _keep(self, **wished: object) -> None:
        """Keep what the player wants; the rest stays as he sees it."""
        asking = self._prompts.asking
        seen = {"claims_asked": asking.least, "chows_asked": asking.chows, "less_for_learners": True}
        self._services.preferences.update(**(seen | wished))

    def _show(self) -> None:
        commands, asking = self._services.commands, self._prompts.asking
        commands.set_checked("asking.rest", asking.resting)
        commands.set_checked("asking.no-chows", not asking.chows)
        commands.set_checked("asking.useful", asking.least is ClaimsAsked.USEFUL)
        commands.set_checked("asking.nearer", asking.least is ClaimsAsked.NEARER)
        self._shown.show(asking)
        commands.set_flags({Flag.ASKED_LESS: asking != ALL})
        self._note_hand()
        over = self._session.last_result is not None
        if self._shown.is_offered and (over or asking != ALL):
            self._shown.put_away()

    def _note_hand(self) -> None:
        """Say whether the tiles of a deal that runs stand otherwise than sorted."""
        runs = self._session.view is not None and self._session.last_result is None
        self._services.commands.set_flags({Flag.HAND_ARRANGED: runs and self._board.order.is_arranged})

    def _offer_less(self) -> None:
        """Offer it once: it is not offered again, whatever becomes of it."""
        preferences = self._services.preferences
        if self._session.last_result is None and preferences.current.tutor_depth is not TutorDepth.QUIET:
            preferences.update(less_offered=True)
            self._shown.make_offer(key_text(*BY_ID["asking.useful"].keys))
            self._board.announced.emit(self._shown.spoken)

    def _take_answer(self, wanted: bool) -> None:
        if wanted:
            self._keep(claims_asked=ClaimsAsked.USEFUL)
