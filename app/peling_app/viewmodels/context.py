"""Carry what every page needs, so that a page is made by one call: ``factory(context)``."""

from __future__ import annotations

from dataclasses import dataclass, field

from peling_app.i18n import Translations
from peling_app.session import Session
from peling_app.viewmodels.commands import Commands
from peling_app.viewmodels.home import HomeModel
from peling_app.viewmodels.house_sets import HouseSets
from peling_app.viewmodels.preferences import Preferences
from peling_app.viewmodels.theme import Theme


@dataclass(slots=True)
class AppContext:
    """The objects all pages share; they live as long as the program.

    Attributes:
        house_sets: in memory only, unless one with a file is given.
        session: None in pictures and tests that need no game.
    """

    preferences: Preferences
    theme: Theme
    translations: Translations
    commands: Commands
    home: HomeModel
    session: Session | None = None
    house_sets: HouseSets = field(default=None)  # type: ignore[assignment]  # made in __post_init__

    def __post_init__(self) -> None:
        """Make what was not given."""
        if self.house_sets is None:
            self.house_sets = HouseSets(self.preferences)
