"""Hold what every page may use: its look, the settings, the commands, how soon it takes keys."""

from __future__ import annotations

from dataclasses import dataclass

from peling_app.kit.model.commands import Commands
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import Pace
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Cloth, TileSet


@dataclass(frozen=True, slots=True)
class Services:
    """What a page is given next to what it shows.

    Attributes:
        theme: the look; each page has its own, which sleeps while the page is not in front.
        preferences: what the user has set.
        commands: where a page says which commands it carries out.
        pace: how soon a new page takes keys and clicks.
    """

    theme: Theme
    preferences: Preferences
    commands: Commands
    pace: Pace

    def of_boards(self) -> dict[str, int]:
        """Return how the user wants a table with tiles to be shown, in the settings of its board."""
        now, theme = self.preferences.current, self.theme
        return {
            "indexed": now.tile_index,
            "numerals": theme.tiles is TileSet.NUMERALS,
            "turned": now.turn_tiles,
            "still": theme.is_still(),
            "flat": theme.is_high_contrast(),
            "night": theme.is_night(),
            "cloth": tuple(Cloth).index(theme.state.cloth),
            "zoom": theme.zoom(),
        }
