"""Make fonts, palette and style sheet of the Widgets from the design's data.

Other parts of the app style their Widgets by dynamic properties:

- ``role`` of a label: ``title`` 36, ``heading`` 25, ``subheading`` 21, ``lead`` 19, ``cite``, ``kicker``,
  ``small``, ``number``, ``text`` of 15; plain labels of Qt are text, too.

Buttons are `peling_app.kit.view.controls.Button`, which paints itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme, Theme
from peling_app.kit.theme import FOCUS_ROOM, LACQUER
from peling_app.platform.resources import SANS, SERIF
from peling_app.platform.shipped import assets

WITH_INK: Final = '.QLabel, Linked, QLabel[role="text"]'
"""Labels of ordinary text: a dot stands before what means no subclass."""
WITH_USUAL_FONT: Final = (
    f"{WITH_INK}, QAbstractItemView, QCheckBox, QComboBox, QDialog, QLineEdit, QMenu, QMenuBar, "
    "QRadioButton, QSpinBox, QTabBar, QTextBrowser, QToolTip"
)
"""What Qt paints in the font of the style sheet."""

PartT = TypeVar("PartT", bound=QWidget)

SERIFS = [f"{SERIF} 12", SERIF]
"""The cut for 12 points first: a system may have the darker one for 8 points under the same family."""
SERIF_LIST = ", ".join(f'"{name}"' for name in SERIFS)


def mark_refused(field: QWidget, refused: bool) -> None:
    """Show that what a field holds cannot be taken, or no longer."""
    if bool(field.property("refused")) != refused:
        field.setProperty("refused", refused)
        field.style().unpolish(field)
        field.style().polish(field)


def set_role(label: QWidget, role: str) -> None:
    """Give a label another role of the style sheet, or none."""
    if (label.property("role") or "") != role:
        label.setProperty("role", role)
        if label.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            label.style().unpolish(label)
            label.style().polish(label)


LINING = QFont.Tag("lnum")
"""Figures as high as capitals: the old ones of the serif have a 1 that reads as a Roman I."""


def lining(font: QFont) -> QFont:
    """Return a font with its figures as high as capitals."""
    font.setFeature(LINING, 1)
    return font


def display_font(theme: Theme, pixels: float, *, italic: bool = False) -> QFont:
    """Return the serif of titles and names."""
    return QFont(_serif(theme.sized(pixels), italic=italic))


@cache
def _serif(pixels: int, *, italic: bool) -> QFont:
    font = QFont()
    font.setFamilies(SERIFS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(pixels)
    font.setItalic(italic)
    return lining(font)


def text_font(
    theme: Theme, pixels: float, weight: QFont.Weight = QFont.Weight.Normal, *, spacing: float = 0
) -> QFont:
    """Return the sans-serif of controls and data; its figures are of one width."""
    return QFont(_sans(theme.sized(pixels), weight, spacing))


@cache
def _sans(pixels: int, weight: QFont.Weight, spacing: float) -> QFont:
    font = QFont(SANS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return font


@cache
def shades(colour: str) -> QPalette:
    """Return the palette of words in a colour, "#33231D"; there are some twenty and thousands of labels."""
    words = QPalette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        words.setColor(role, QColor(colour))
    return words


def palette(theme: Theme) -> QPalette:
    """Return the colours of the Widgets that Qt paints itself."""
    paper = theme.paper
    colours = QPalette()
    role = QPalette.ColorRole
    for place, colour in (
        (role.Window, paper.foot),
        (role.Base, paper.top),
        (role.AlternateBase, paper.panel),
        (role.Button, paper.top),
        (role.WindowText, paper.ink),
        (role.Text, paper.ink),
        (role.ButtonText, paper.ink),
        (role.BrightText, paper.red),
        (role.PlaceholderText, paper.ink3),
        (role.ToolTipBase, LACQUER.ground8),
        (role.ToolTipText, LACQUER.text),
        (role.Highlight, paper.chosen),
        (role.HighlightedText, paper.chosen_text),
        (role.Accent, paper.gold),
        (role.Link, paper.gold),
        (role.LinkVisited, paper.gold),
        (role.Light, paper.top),
        (role.Midlight, paper.panel),
        (role.Mid, paper.line),
        (role.Dark, paper.border),
        (role.Shadow, paper.ink3),
    ):
        colours.setColor(place, QColor(colour))
    for place in (role.WindowText, role.Text, role.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, place, QColor(paper.ink3))
    return colours


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for the present paper, contrast and text size.

    It has no rule for every widget, nor for every label: one that no rule fits is ready in half the time. So
    what paints itself is left out, and words with a look of their own, see `peling_app.kit.view.parts`.
    """
    paper = theme.paper
    time_of_day = "night" if theme.is_night() else "day"
    icons = assets() / "icons" / "ui"
    check, down = ((icons / f"{name}-{time_of_day}.svg").as_posix() for name in ("check", "down"))
    line = 2 if theme.is_high_contrast() else 1
    # In high contrast every line is as dark as what is chosen: a groove with nothing in it is hollow then.
    groove = f"background: {paper.line};"
    if theme.is_high_contrast():
        groove = f"background: {paper.top}; border: 1px solid {paper.line};"
    # A line twice as thick shows the focus, and what is refused: in high contrast the usual one is thick
    # and darker. It takes from the inside of a field, so that the field stays as high.
    thick = 2 * line

    def inside(height: float) -> str:
        return f"{theme.sized(height) - 2 * (thick - line)}px"

    def px(size: float) -> str:
        return f"{theme.sized(size)}px"

    return f"""
    {WITH_USUAL_FONT} {{ font-family: "{SANS}"; font-size: {px(15)}; }}
    {WITH_INK} {{ color: {paper.ink}; background: transparent; }}
    QLabel[role="title"] {{ font-family: {SERIF_LIST}; font-size: {px(36)}; }}
    QLabel[role="heading"] {{ font-family: {SERIF_LIST}; font-size: {px(25)}; }}
    QLabel[role="subheading"] {{ font-family: {SERIF_LIST}; font-size: {px(21)}; }}
    QLabel[role="lead"] {{ font-family: {SERIF_LIST}; font-size: {px(19)}; }}
    QLabel[role="cite"] {{ font-family: {SERIF_LIST}; font-style: italic; font-size: {px(15)};
        color: {paper.ink3}; }}
    QLabel[role="kicker"] {{ font-size: {px(11.5)}; font-weight: 600; color: {paper.ink3}; }}
    QLabel[role="small"] {{ font-size: {px(13.5)}; color: {paper.ink3}; }}
    QLabel[role="number"] {{ font-weight: 700; font-size: {px(17)}; }}
    QLineEdit, QSpinBox, QComboBox {{ min-height: {theme.sized(34)}px; padding: 0 10px; border-radius: 6px;
        border: {line}px solid {paper.border}; background: {paper.top}; color: {paper.ink};
        placeholder-text-color: {paper.ink3};
        selection-background-color: {paper.chosen}; selection-color: {paper.chosen_text}; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: {thick}px solid {paper.gold};
        padding: 0 {10 - line}px; min-height: {inside(34)}; }}
    QLineEdit[refused="true"], QSpinBox[refused="true"], QComboBox[refused="true"] {{
        border: {thick}px solid {paper.red};
        background: {paper.red_ground}; min-height: {inside(34)}; }}
    QLineEdit[rows="dense"] {{ min-height: {theme.sized(28)}px; }}
    QLineEdit[rows="dense"]:focus, QLineEdit[rows="dense"][refused="true"] {{ min-height: {inside(28)}; }}
    QLineEdit[rows="tight"] {{ min-height: {theme.sized(22)}px; }}
    QLineEdit[rows="tight"]:focus, QLineEdit[rows="tight"][refused="true"] {{ min-height: {inside(22)}; }}
    QLineEdit[role="name"] {{ font-family: {SERIF_LIST}; font-size: {px(23)}; background: transparent;
        border-color: transparent; padding: 0 4px; }}
    QLineEdit[role="name"]:hover {{ border-color: {paper.border}; }}
    QLineEdit[role="name"]:focus {{ border-color: {paper.gold}; padding: 0 {4 - line}px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QSpinBox QLineEdit, QSpinBox QLineEdit:focus {{ min-height: 0; padding: 0; border: none;
        background: transparent; }}
    QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ border: {line}px dashed {paper.border};
        color: {paper.ink3}; }}
    QComboBox::drop-down {{ border: none; width: 30px; }}
    QComboBox::down-arrow {{ image: url("{down}"); width: 16px; height: 16px; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: 18px; height: 18px; background: {paper.top};
        border: {line}px solid {paper.ink3}; }}
    QCheckBox::indicator {{ border-radius: 4px; }}
    QRadioButton::indicator {{ border-radius: {9 + line}px; }}
    QCheckBox::indicator:checked {{ background: {paper.chosen}; image: url("{check}"); }}
    QRadioButton::indicator:checked {{ background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5,
        fy: 0.5, stop: 0 {paper.ink}, stop: 0.5 {paper.ink}, stop: 0.6 {paper.top}, stop: 1 {paper.top}); }}
    QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-style: dashed; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; {groove} }}
    QSlider::sub-page:horizontal {{ border-radius: 2px; background: {paper.chosen}; }}
    QSlider::handle:horizontal {{ width: 16px; margin: -7px 0; border-radius: 9px; background: {paper.top};
        border: {line}px solid {paper.ink3}; }}
    QSlider::handle:horizontal:hover {{ background: {paper.panel}; }}
    QSlider::sub-page:horizontal:disabled {{ {groove} }}
    QSlider::handle:horizontal:disabled {{ background: {paper.panel};
        border: {line}px dashed {paper.border}; }}
    QSlider {{ border: 2px solid transparent; border-radius: 6px; background: transparent; }}
    QSlider:focus {{ border-color: {paper.gold}; }}
    QComboBox QAbstractItemView {{ background: {paper.top}; color: {paper.ink};
        border: {line}px solid {paper.border}; outline: none;
        selection-background-color: {paper.chosen}; selection-color: {paper.chosen_text}; }}
    QCheckBox, QRadioButton {{ color: {paper.ink}; spacing: 10px; padding: 5px;
        border: 2px solid transparent; border-radius: 6px; outline: none; }}
    QCheckBox:focus, QRadioButton:focus {{ border-color: {paper.gold}; }}
    QCheckBox:disabled, QRadioButton:disabled {{ color: {paper.ink3}; }}
    QToolTip {{ background: {LACQUER.ground8}; color: {LACQUER.text}; border: 1px solid {LACQUER.brass_dark};
        padding: 6px 8px; font-size: {px(14)}; }}
    QDialog {{ background: {paper.foot}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    Reader {{ border: {FOCUS_ROOM}px solid transparent; background: transparent; }}
    Reader:focus {{ border-color: {paper.gold}; }}
    QScrollBar:vertical {{ width: 12px; background: transparent; margin: 2px; }}
    QScrollBar::handle:vertical {{ background: {paper.border}; border-radius: 4px; min-height: 40px; }}
    QScrollBar::handle:vertical:hover {{ background: {paper.ink3}; }}
    QScrollBar:horizontal {{ height: 12px; background: transparent; margin: 2px; }}
    QScrollBar::handle:horizontal {{ background: {paper.border}; border-radius: 4px; min-width: 40px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QMenuBar {{ background: {LACQUER.ground9}; color: {LACQUER.text}; padding: 2px 10px; }}
    QMenuBar::item {{ padding: 5px 12px; background: transparent; border-radius: 4px; }}
    QMenuBar::item:selected {{ background: {LACQUER.ground6}; color: {LACQUER.title}; }}
    QMenu {{ background: {LACQUER.ground8}; color: {LACQUER.text}; border: 1px solid {LACQUER.brass_dark};
        padding: 6px; }}
    QMenu::item {{ padding: 7px 28px 7px 30px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {LACQUER.ground6}; color: {LACQUER.title}; }}
    QMenu::item:disabled {{ color: #9A8A72; }}
    QMenu::separator {{ height: 1px; background: {LACQUER.ground6}; margin: 6px 10px; }}
    """


def apply(app: QApplication, theme: Theme) -> None:
    """Give the whole program the present font and colours; `dress` gives its parts their style sheets."""
    # Else a style sheet that is set again takes back each palette that was set meanwhile, see `set_look`.
    app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    app.setFont(text_font(theme, 15))
    app.setPalette(palette(theme))


def dress(widget: QWidget, theme: Theme) -> None:
    """Give a widget and all in it, with its dialogs and menus, the style sheet of a theme, now and later.

    The program has no style sheet: to set that again, Qt would style each widget once for every one of those
    around it, the pages that nobody sees too.
    """
    _Dress(widget, theme)


def dress_when_ready(part: QWidget, theme: Theme) -> None:
    """Dress a page, or a part of one, when it lies in its window, at the latest before it is seen.

    With each step on the way there Qt would style all that is in it anew.
    """
    part.installEventFilter(_Dresser(part, theme))


def worn(services: Services, make: Callable[[Services], PartT]) -> PartT:
    """Make a part of a page that has a theme of its own among its services, and let it wear that."""
    theme = PageTheme(services.theme)
    part = make(replace(services, theme=theme))
    wear(part, theme)
    return part


def wear(part: QWidget, theme: PageTheme) -> None:
    """Give a part of a page the style sheet of a theme of its own; it sleeps while the part is not seen.

    A page that has such parts has no style sheet itself: with it all of them would be styled at once.
    """
    theme.setParent(part)
    dress_when_ready(part, theme)
    part.installEventFilter(_Sleeper(part, theme))


class _Sleeper(QObject):
    """Wakes the theme of a part of a page when it is shown, and lets it sleep when it is hidden."""

    def __init__(self, part: QWidget, theme: PageTheme) -> None:
        super().__init__(part)
        self._theme = theme

    def eventFilter(self, _part: QObject, event: QEvent) -> bool:
        """Follow the part."""
        if event.type() == QEvent.Type.Show:
            self._theme.wake()
        elif event.type() == QEvent.Type.Hide:
            self._theme.sleep()
        return False


class _Dresser(QObject):
    """Dresses a widget when Qt makes it ready to be seen, which it does with the first events, too."""

    def __init__(self, part: QWidget, theme: Theme) -> None:
        super().__init__(part)
        self._part = part
        self._theme = theme

    def eventFilter(self, _part: QObject, event: QEvent) -> bool:
        """Wait for that."""
        if event.type() == QEvent.Type.Polish:
            self._part.removeEventFilter(self)
            dress(self._part, self._theme)
        return False


class _Dress(QObject):
    """Keeps the style sheet of a widget as long as there is the widget."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self._widget = widget
        self._theme = theme
        theme.turning.connect(self._put_on)
        self._put_on()

    def _put_on(self) -> None:
        sheet = style_sheet(self._theme)
        if sheet != self._widget.styleSheet():
            self._widget.setStyleSheet(sheet)
            return
        # Tiles have other faces, or only motion is another: all keeps its size and is painted anew.
        for part in (self._widget, *self._widget.findChildren(QWidget)):
            part.update()
