"""Lead from the tutor to drills and pages of a course, and let it tell more or less."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.play.session import Session
from peling_app.play.tutor.model.depth import next_depth
from peling_app.play.tutor.model.practise import fitting_drill
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.tutor.view.side import TutorSide


class TutorLeads(QObject):
    """Where the tutor of a game leads.

    Signals:
        practise_wanted: drills are wanted: the book and the kind.
        lesson_wanted: a page of a course is wanted: the book and the page.
    """

    practise_wanted = Signal(str, str)
    lesson_wanted = Signal(str, str)

    def __init__(self, session: Session, services: Services, model: TutorModel, side: TutorSide) -> None:
        """Lead from the tutor beside the table; its key asks for advice when there is some."""
        super().__init__(side)
        self._session = session
        self._commands = services.commands
        self._preferences = services.preferences
        self._model = model
        self._side = side
        model.changed.connect(self._follow)
        self._follow()
        side.practise_wanted.connect(self.practise_kind)
        side.lesson_wanted.connect(self.open_lesson)

    def _follow(self) -> None:
        speaks = not self._session.in_exam
        self._commands.set_flags({Flag.ADVICE: self._model.may_advise, Flag.TUTOR_SPEAKS: speaks})

    def practise(self) -> None:
        """Ask for the drill that fits what is on the table."""
        session = self._session
        if session.view is not None:
            kind = fitting_drill(session.view, session.verdicts(), session.rules, session.last_result)
            self.practise_kind(kind)

    def practise_kind(self, kind: str) -> None:
        """Ask for drills of a kind, by the book of the game."""
        self.practise_wanted.emit(self._session.rules.id, kind)

    def open_lesson(self, page: str) -> None:
        """Ask for a page of the course of the book."""
        self.lesson_wanted.emit(self._session.rules.id, page)

    def step_depth(self) -> None:
        """Let the tutor tell more, and after everything only the least."""
        depth = next_depth(self._preferences.current.tutor_depth)
        self._preferences.update(tutor_depth=depth)
        self._side.open(Tab.NOW)
