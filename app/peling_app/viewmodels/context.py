"""Carry what every page needs, so that a page is made by one call: ``factory(context)``."""

from __future__ import annotations

from dataclasses import dataclass

from peling_app.i18n import Translations
from peling_app.session import Session
from peling_app.viewmodels.commands import Commands
from peling_app.viewmodels.home import HomeModel
from peling_app.viewmodels.preferences import Preferences
from peling_app.viewmodels.theme import Theme


@dataclass(slots=True)
class AppContext:
    """The objects all pages share; they live as long as the program.

    Attributes:
        session: None in pictures and tests that need no game.
    """

    preferences: Preferences
    theme: Theme
    translations: Translations
    commands: Commands
    home: HomeModel
    session: Session | None = None
