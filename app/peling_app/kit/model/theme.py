"""Offer the colours, fonts and motion of the design to Widgets and QML; colours are ``#RRGGBB`` strings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, Signal

from peling_app.kit import theme as design
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import (
    LARGEST_ZOOM,
    SMALLEST_ZOOM,
    Appearance,
    Cloth,
    Motion,
    TileSet,
)
from peling_app.platform.system.look import SystemLook


@dataclass(frozen=True, slots=True)
class Look:
    """How things look.

    Attributes:
        night, high_contrast: what paper is like.
        zoom: the size of text in percent.
        still: motion is reduced.
        tiles: which faces tiles have.
        cloth: which felt the table has.
    """

    night: bool
    high_contrast: bool
    zoom: int
    still: bool
    tiles: TileSet
    cloth: Cloth


class Theme(QObject):
    """What things look like now.

    Signals:
        turning: comes before `changed`, for style sheets alone: who hears `changed` may measure by them.
        changed: day or night, contrast, text size, motion, the faces of tiles or the cloth changed.
    """

    turning = Signal()
    changed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        *,
        system: Callable[[], SystemLook] = SystemLook,
        parent: QObject | None = None,
    ) -> None:
        """Follow the preferences, and the system where they say so."""
        super().__init__(parent)
        self._preferences = preferences
        self._system = system
        self.forced_motion = False
        self._state = self._read()
        preferences.changed.connect(self.refresh)

    @property
    def preferences(self) -> Preferences:
        """Return the settings that it follows."""
        return self._preferences

    @property
    def state(self) -> Look:
        """Return all of it."""
        return self._state

    def refresh(self) -> None:
        """Look again at preferences and system; announce a difference."""
        state = self._read()
        if state != self._state:
            self._state = state
            self.turning.emit()
            self.changed.emit()

    def force_reduced_motion(self) -> None:
        """Reduce motion for this run, whatever the settings say (command line)."""
        self.forced_motion = True
        self.refresh()

    @property
    def paper(self) -> design.Paper:
        """Return the colours of paper as they are now."""
        return design.paper(night=self._state.night, high_contrast=self._state.high_contrast)

    def mark(self, colour: str) -> str:
        """Return a colour as a mark on paper has it now, see `peling_app.kit.theme.mark_on`."""
        return design.mark_on(self.paper, colour)

    @property
    def tiles(self) -> TileSet:
        """Return which faces tiles have."""
        return self._state.tiles

    @property
    def felt(self) -> tuple[str, ...]:
        """Return the colours of the cloth as they are now, from the light to the farthest corner.

        In high contrast they are one colour.
        """
        state = self._state
        return design.felt(state.cloth, night=state.night, flat=state.high_contrast)

    @property
    def table_look(self) -> str:
        """Return how a table looks, see `peling_app.kit.theme.table_look`."""
        state = self._state
        return design.table_look(state.cloth, flat=state.high_contrast, night=state.night)

    def sized(self, pixels: float) -> int:
        """Return a text size in pixels at the present zoom."""
        return design.sized(pixels, self._state.zoom)

    def _read(self) -> Look:
        now, system = self._preferences.current, self._system()
        night = now.appearance is Appearance.NIGHT or (now.appearance is Appearance.SYSTEM and system.night)
        still = (
            self.forced_motion
            or now.reduced_motion is Motion.ON
            or (now.reduced_motion is Motion.SYSTEM and system.still)
        )
        contrast = now.high_contrast or (now.contrast_by_system and system.contrast)
        zoom = now.text_zoom
        if now.text_is_by_system:
            zoom = max(SMALLEST_ZOOM, min(LARGEST_ZOOM, system.text))
        return Look(night, contrast, zoom, still, now.tile_set, now.cloth)

    def is_night(self) -> bool:
        """Return whether paper is dark."""
        return self._state.night

    def is_high_contrast(self) -> bool:
        """Return whether paper is flat and its lines are strong."""
        return self._state.high_contrast

    def zoom(self) -> int:
        """Return the size of text in percent."""
        return self._state.zoom

    def own_zoom(self) -> int:
        """Return the size of text as the user or the system wants it, without what a large window adds."""
        return self._state.zoom

    def is_still(self) -> bool:
        """Return whether motion is reduced."""
        return self._state.still

    def is_large(self) -> bool:
        """Return whether text is larger than the user's size says, since the window is large."""
        return False

    def fade(self) -> int:
        """Return how long a page, a panel or the night takes to appear, in milliseconds."""
        return design.REDUCED_FADE if self._state.still else design.PAGE_FADE

    night = Property(bool, is_night, notify=changed)
    highContrast = Property(bool, is_high_contrast, notify=changed)
    textZoom = Property(int, zoom, notify=changed)
    reducedMotion = Property(bool, is_still, notify=changed)
    pageFade = Property(int, fade, notify=changed)

    paperTop = Property(str, lambda self: self.paper.top, notify=changed)
    paperFoot = Property(str, lambda self: self.paper.foot, notify=changed)
    panel = Property(str, lambda self: self.paper.panel, notify=changed)
    line = Property(str, lambda self: self.paper.line, notify=changed)
    border = Property(str, lambda self: self.paper.border, notify=changed)
    ink = Property(str, lambda self: self.paper.ink, notify=changed)
    ink2 = Property(str, lambda self: self.paper.ink2, notify=changed)
    ink3 = Property(str, lambda self: self.paper.ink3, notify=changed)
    red = Property(str, lambda self: self.paper.red, notify=changed)
    redGround = Property(str, lambda self: self.paper.red_ground, notify=changed)
    green = Property(str, lambda self: self.paper.green, notify=changed)
    greenGround = Property(str, lambda self: self.paper.green_ground, notify=changed)
    gold = Property(str, lambda self: self.paper.gold, notify=changed)
    goldGround = Property(str, lambda self: self.paper.gold_ground, notify=changed)
    blue = Property(str, lambda self: self.paper.blue, notify=changed)
    chosen = Property(str, lambda self: self.paper.chosen, notify=changed)
    chosenText = Property(str, lambda self: self.paper.chosen_text, notify=changed)

    lacquerGround9 = Property(str, lambda _: design.LACQUER.ground9, constant=True)
    lacquerGround8 = Property(str, lambda _: design.LACQUER.ground8, constant=True)
    lacquerGround7 = Property(str, lambda _: design.LACQUER.ground7, constant=True)
    lacquerGround6 = Property(str, lambda _: design.LACQUER.ground6, constant=True)
    lacquerBarTop = Property(str, lambda _: design.LACQUER.bar_top, constant=True)
    lacquerBarFoot = Property(str, lambda _: design.LACQUER.bar_foot, constant=True)
    lacquerGlow = Property(str, lambda _: design.LACQUER.glow, constant=True)
    lacquerBrass = Property(str, lambda _: design.LACQUER.brass, constant=True)
    lacquerBrassDark = Property(str, lambda _: design.LACQUER.brass_dark, constant=True)
    lacquerBrassText = Property(str, lambda _: design.LACQUER.brass_text, constant=True)
    lacquerHighlight = Property(str, lambda _: design.LACQUER.highlight, constant=True)
    lacquerCream = Property(str, lambda _: design.LACQUER.cream, constant=True)
    lacquerTitle = Property(str, lambda _: design.LACQUER.title, constant=True)
    lacquerText = Property(str, lambda _: design.LACQUER.text, constant=True)
    lacquerText2 = Property(str, lambda _: design.LACQUER.text2, constant=True)
    lacquerLegalTop = Property(str, lambda _: design.LACQUER.legal_top, constant=True)
    lacquerLegalFoot = Property(str, lambda _: design.LACQUER.legal_foot, constant=True)
    lacquerLegalBorder = Property(str, lambda _: design.LACQUER.legal_border, constant=True)
    lacquerLegalText = Property(str, lambda _: design.LACQUER.legal_text, constant=True)
    lacquerForbidden = Property(str, lambda _: design.LACQUER.forbidden, constant=True)
    baizeText = Property(str, lambda _: design.BAIZE.text, constant=True)
    baizeSmallText = Property(str, lambda _: design.BAIZE.small_text, constant=True)
    rosewood = Property(str, lambda _: design.BAIZE.rosewood, constant=True)
    rosewoodDark = Property(str, lambda _: design.BAIZE.rosewood_dark, constant=True)

    displayFont = Property(str, lambda _: design.DISPLAY_FONT, constant=True)
    textFont = Property(str, lambda _: design.TEXT_FONT, constant=True)
    windFont = Property(str, lambda _: design.WIND_FONT, constant=True)


class PageTheme(Theme):
    """What things look like on one page; while the page is not seen it stays as it was and tells nothing.

    Colours and text sizes of a page change together with its style sheet that way, when it is seen again.
    """

    def __init__(self, whole: Theme) -> None:
        """Follow the theme of the program, asleep until `wake`."""
        self._whole = whole
        self._is_awake = False
        self._is_large = False
        super().__init__(whole.preferences)
        whole.changed.connect(self.refresh)

    def _read(self) -> Look:
        look = self._whole.state
        return replace(look, zoom=design.zoom_in_large(look.zoom)) if self._is_large else look

    def own_zoom(self) -> int:
        """Return what it is for the whole program."""
        return self._whole.own_zoom()

    def is_large(self) -> bool:
        """Return whether the window is large."""
        return self._is_large or self._whole.is_large()

    def fade(self) -> int:
        """Return what it is for the whole program: pages and their parts come in one way."""
        return self._whole.fade()

    def fit(self, width: int, height: int) -> None:
        """Have larger text in a window so large, see `peling_app.kit.theme.is_large`."""
        self._is_large = design.is_large(width, height)
        self.refresh()

    def refresh(self) -> None:
        """Follow, unless asleep."""
        if self._is_awake:
            super().refresh()

    def wake(self) -> None:
        """Catch up with the program and follow it from now on."""
        self._is_awake = True
        self.refresh()

    def sleep(self) -> None:
        """Keep the present look until it is woken, whatever the program changes to."""
        self._is_awake = False
