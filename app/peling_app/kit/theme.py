"""Name the colours, fonts and sizes of the visual design; plain data without Qt.

Three materials, each with one job: lacquer is the program, baize is where tiles lie, paper is where something
is explained or written down. Night changes the paper, and how far the light reaches on the baize. Every pair
of text and ground below has a contrast of at least 4.5 to 1 (a test computes it).
"""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from peling_app.platform.settings import Cloth

DISPLAY_FONT: Final = "EB Garamond"
TEXT_FONT: Final = "Lato"
WIND_FONT: Final = "PeLing Wind"
LEAST_TEXT: Final = 12
FOCUS_ROOM: Final = 5
"""Pixels round a control for the ring of the keyboard focus."""
LEAST_OF_MARKS: Final = 3.0
"""The contrast against its ground that a mark without words has at least."""
PAGE_FADE: Final = 160
REDUCED_FADE: Final = 100
LARGE_WINDOW: Final = (2200, 1200)
"""Pixels; in a window at least so wide and high, pages of paper are larger."""
LARGE_TEXT: Final = 130
"""Percent of the usual size that text has there."""
MOST_TEXT: Final = 150
"""Percent; a text that the user wants larger than that is not made larger still."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of paper, as ``#RRGGBB``: grounds, lines, inks, the signal colours with their grounds."""

    top: str
    foot: str
    panel: str
    line: str
    border: str
    ink: str
    ink2: str
    ink3: str
    red: str
    red_ground: str
    green: str
    green_ground: str
    gold: str
    gold_ground: str
    blue: str
    chosen: str
    chosen_text: str


@dataclass(frozen=True, slots=True)
class Lacquer:
    """The colours of the program itself, the same by day and by night."""

    ground9: str = "#1A110E"
    ground8: str = "#241814"
    ground7: str = "#33231D"
    ground6: str = "#4A352B"
    bar_top: str = "#2C1E19"
    bar_foot: str = "#1F1511"
    glow: str = "#35231C"
    brass: str = "#B8924A"
    brass_dark: str = "#8A6C38"
    brass_text: str = "#DFC58B"
    highlight: str = "#E9C46A"
    cream: str = "#F1E3BF"
    title: str = "#F6EACD"
    text: str = "#EADFC8"
    text2: str = "#C9B99B"
    legal_top: str = "#EBD29A"
    legal_foot: str = "#CFAC66"
    legal_border: str = "#F6E7BF"
    legal_text: str = "#20140E"
    forbidden: str = "#E08A74"


@dataclass(frozen=True, slots=True)
class Baize:
    """The colours of words on the table and of its frame, the same on every cloth, by day and by night."""

    text: str = "#F6EACD"
    small_text: str = "#EADFC6"
    rosewood: str = "#6B3022"
    rosewood_dark: str = "#4E2118"


@dataclass(frozen=True, slots=True)
class Felt:
    """The colours of a cloth: from where the light falls to the farthest corner, and without any light.

    By night the light falls off a little sooner.
    """

    day: tuple[str, str, str, str, str]
    night: tuple[str, str, str, str, str]
    flat: str


FELTS: Final[dict[Cloth, Felt]] = {
    Cloth.GREEN: Felt(
        day=("#2D6852", "#286150", "#225641", "#194636", "#153C2E"),
        night=("#2A644F", "#245948", "#1D4D3A", "#143B2D", "#0F3024"),
        flat="#184234",
    ),
    Cloth.BLUE: Felt(
        day=("#38557D", "#314C71", "#273F60", "#1C324D", "#16283E"),
        night=("#345078", "#2B4568", "#223957", "#182B43", "#101F33"),
        flat="#1B2E48",
    ),
    Cloth.MULBERRY: Felt(
        day=("#7A4259", "#6D3A4F", "#5B2E41", "#472232", "#391A27"),
        night=("#743E54", "#643448", "#53293B", "#3D1C2B", "#2E131F"),
        flat="#42202F",
    ),
}


DAY: Final = Paper(
    top="#FCF8EC",
    foot="#F6EFDE",
    panel="#ECE2CB",
    line="#D9CBAC",
    border="#B9A67E",
    ink="#231A14",
    ink2="#463A2F",
    ink3="#66563F",
    red="#97261F",
    red_ground="#F3E0D6",
    green="#1C5B40",
    green_ground="#E4ECDB",
    gold="#7A5719",
    gold_ground="#F3E4B8",
    blue="#1F3052",
    chosen="#2A1C17",
    chosen_text="#F6EACD",
)
NIGHT: Final = Paper(
    top="#2B221C",
    foot="#221A15",
    panel="#362B23",
    line="#4E4033",
    border="#7A664E",
    ink="#F1E7D2",
    ink2="#DACDB4",
    ink3="#B5A58A",
    red="#EE9A88",
    red_ground="#40261F",
    green="#93CBA9",
    green_ground="#24362B",
    gold="#DDB96E",
    gold_ground="#4A3B20",
    blue="#AEC3E6",
    chosen="#DFC58B",
    chosen_text="#20140E",
)
LACQUER: Final = Lacquer()
BAIZE: Final = Baize()


def paper(*, night: bool, high_contrast: bool) -> Paper:
    """Return the paper for day or night; in high contrast it is flat and its lines are as dark as text."""
    chosen = NIGHT if night else DAY
    if high_contrast:
        flat = "#000000" if night else "#FFFFFF"
        chosen = replace(chosen, top=flat, foot=flat, line=chosen.ink3, border=chosen.ink, ink3=chosen.ink2)
    return chosen


def felt(cloth: Cloth, *, night: bool, flat: bool = False) -> tuple[str, ...]:
    """Return the colours of a cloth by day or by night, from the light to the farthest corner.

    `flat`: without any light they are one colour.
    """
    found = FELTS[cloth]
    if flat:
        return (found.flat,) * len(found.day)
    return found.night if night else found.day


def table_look(cloth: Cloth, *, flat: bool, night: bool) -> str:
    """Return how a table looks, in one word: its cloth, and ``day``, ``night`` or ``flat`` without any light.

    >>> table_look(Cloth.BLUE, flat=False, night=True)
    'blue-night'
    """
    return f"{cloth.value}-{'flat' if flat else 'night' if night else 'day'}"


def is_large(width: int, height: int) -> bool:
    """Return whether pages of paper are larger in a window of so many pixels.

    >>> is_large(2560, 1440), is_large(1920, 1080)
    (True, False)
    """
    return width >= LARGE_WINDOW[0] and height >= LARGE_WINDOW[1]


def zoom_in_large(zoom: int) -> int:
    """Return the size of text in a large window for the size that the user wants, both in percent.

    >>> [zoom_in_large(zoom) for zoom in (80, 100, 140, 150)]
    [104, 130, 150, 150]
    """
    return max(zoom, min(MOST_TEXT, round(zoom * LARGE_TEXT / 100)))


def sized(pixels: float, zoom: int) -> int:
    """Return a text size in pixels at a zoom in percent, never under the least size.

    >>> sized(15, 100), sized(15, 150), sized(13, 80)
    (15, 22, 12)
    """
    return max(LEAST_TEXT, round(pixels * zoom / 100))


def contrast(text: str, ground: str) -> float:
    """Return the contrast of two colours after WCAG 2, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    light, dark = sorted((_luminance(text), _luminance(ground)), reverse=True)
    return round((light + 0.05) / (dark + 0.05), 2)


@cache
def mark_on(sheet: Paper, colour: str) -> str:
    """Return a colour of the same hue for a mark on paper, as light or dark as it must be to be seen there.

    Its contrast is at least 3 to 1 on every ground that a row of a list has; a colour that has it stays.
    Where no colour of the hue has it, white or black.

    >>> mark_on(DAY, "#54411F"), contrast(mark_on(NIGHT, "#54411F"), NIGHT.gold_ground) >= 3
    ('#54411F', True)
    """
    grounds = (sheet.top, sheet.foot, sheet.panel, sheet.gold_ground)
    hue, lightness, saturation = rgb_to_hls(*_parts(colour))
    step = 0.01 if contrast(sheet.top, "#000000") < contrast(sheet.top, "#FFFFFF") else -0.01
    mark = colour
    while min(contrast(mark, ground) for ground in grounds) < LEAST_OF_MARKS and 0 < lightness < 1:
        lightness = min(1.0, max(0.0, lightness + step))
        red, green, blue = (round(255 * part) for part in hls_to_rgb(hue, lightness, saturation))
        mark = f"#{red:02X}{green:02X}{blue:02X}"
    return mark


def _parts(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def _luminance(colour: str) -> float:
    parts = _parts(colour)
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
