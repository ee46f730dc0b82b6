"""Say how the system wants things to look, from what the settings of a desktop are called and mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Key: TypeAlias = tuple[str, str]
"""The namespace of a setting and its name in it."""

COLOR_SCHEME: Final = ("org.freedesktop.appearance", "color-scheme")
"""0: no wish, 1: dark, 2: light."""
CONTRAST: Final = ("org.freedesktop.appearance", "contrast")
"""0: no wish, 1: higher."""
REDUCED_MOTION: Final = ("org.freedesktop.appearance", "reduced-motion")
"""0: no wish, 1: reduced."""
GNOME_TEXT: Final = ("org.gnome.desktop.interface", "text-scaling-factor")
GNOME_MOTION: Final = ("org.gnome.desktop.interface", "enable-animations")
GNOME_CONTRAST: Final = ("org.gnome.desktop.a11y.interface", "high-contrast")
KDE_MOTION: Final = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
"""A number as text; 0: no animations."""
KEYS: Final = (
    COLOR_SCHEME,
    CONTRAST,
    REDUCED_MOTION,
    GNOME_TEXT,
    GNOME_MOTION,
    GNOME_CONTRAST,
    KDE_MOTION,
)
"""What the portal of a desktop is asked for."""

SAME: Final = 0.01
"""Two scales that differ by less than this part are the same."""


@dataclass(frozen=True, slots=True)
class SystemLook:
    """What the system asks for.

    Attributes:
        night: dark colours.
        contrast: strong contrast.
        text: the size of text in percent of the usual one, beyond what Qt makes larger by itself.
        still: reduced motion.
    """

    night: bool = False
    contrast: bool = False
    text: int = 100
    still: bool = False


def looked_up(said: Mapping[Key, object], otherwise: SystemLook, scale: float | None = None) -> SystemLook:
    """Return what the portal has said, and `otherwise` where it has said nothing of use.

    `scale` is by how much Qt draws everything larger on X11, else None. There desktops give the size of text
    in dots per inch too; where Qt has followed that already, nothing is left to do.
    """
    night, contrast, text, still = otherwise.night, otherwise.contrast, otherwise.text, otherwise.still
    match said.get(COLOR_SCHEME):
        case 1 | 2 as scheme:
            night = scheme == 1
    if CONTRAST in said or GNOME_CONTRAST in said:
        contrast = said.get(CONTRAST) == 1 or said.get(GNOME_CONTRAST) is True
    factor = said.get(GNOME_TEXT)
    if isinstance(factor, float | int) and not isinstance(factor, bool) and 0.25 <= factor <= 8:
        text = 100 if scale is not None and _is_in(scale, factor) else round(factor * 100)
    motions = [
        said[key] == 1 if key == REDUCED_MOTION else said[key] is False
        for key in (REDUCED_MOTION, GNOME_MOTION)
        if key in said
    ]
    if KDE_MOTION in said:
        motions.append(str(said[KDE_MOTION]) in {"0", "0.0"})
    if motions:
        still = any(motions)
    return SystemLook(night, contrast, text, still)


def _is_in(scale: float, factor: float) -> bool:
    """Return whether a scale is this factor, or a whole number of times as much, as on a fine screen."""
    times = scale / factor
    return round(times) >= 1 and abs(times - round(times)) < SAME * times
