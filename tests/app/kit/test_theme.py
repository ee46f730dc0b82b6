import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.faces import book_ids, face
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import DAY, LACQUER, NIGHT, Paper, contrast, mark_on, paper
from peling_app.kit.view.style import dress
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.text_field import TextField
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Appearance, Motion
from peling_app.platform.system.look import SystemLook
from peling_app.platform.system.motion import system_reduced_motion

PAPERS = {
    "day": DAY,
    "night": NIGHT,
    "contrast by day": paper(night=False, high_contrast=True),
    "contrast by night": paper(night=True, high_contrast=True),
}


CLOTHS = [face(book).cloth for book in book_ids()]


@pytest.mark.parametrize("sheet", PAPERS.values(), ids=PAPERS.keys())
def test_text_on_paper_has_enough_contrast(sheet: Paper) -> None:
    grounds = (sheet.top, sheet.foot, sheet.panel)
    pairs = [(ink, ground) for ink in (sheet.ink, sheet.ink2, sheet.ink3) for ground in grounds]
    pairs += [(sheet.ink, sheet.gold_ground), (sheet.ink2, sheet.gold_ground)]
    pairs += [(sheet.red, sheet.red_ground), (sheet.green, sheet.green_ground)]
    pairs += [(sheet.red, sheet.top), (sheet.green, sheet.top), (sheet.gold, sheet.top)]
    pairs += [(sheet.chosen_text, sheet.chosen)]
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


def test_text_on_lacquer_and_on_covers_has_enough_contrast() -> None:
    inks = (LACQUER.title, LACQUER.text, LACQUER.text2, LACQUER.brass_text, "#DCCFB4", "#D3C5A8", "#9A8A72")
    grounds = (LACQUER.ground9, LACQUER.ground8, LACQUER.bar_top)
    pairs = [(ink, ground) for ink in inks for ground in grounds]
    pairs += [(LACQUER.legal_text, LACQUER.legal_foot), (LACQUER.title, LACQUER.ground6)]
    pairs += [(ink, cloth) for ink in (LACQUER.title, "#EADBB6", "#EFE2C3") for cloth in CLOTHS]
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


@pytest.mark.parametrize(
    "sheet", [replace(NIGHT, gold_ground="#FFFFFF"), replace(DAY, gold_ground="#000000")]
)
@pytest.mark.parametrize("colour", ["#54411F", "#102030", "#F0E0D0"])
def test_a_mark_that_is_seen_on_no_ground_is_a_colour_still(sheet: Paper, colour: str) -> None:
    """It was lighter than white, and its name had nine digits."""
    assert re.fullmatch("#[0-9A-F]{6}", mark_on(sheet, colour))


def test_the_theme_follows_settings_and_system() -> None:
    system = {"night": False, "still": False}
    preferences = Preferences()
    theme = Theme(preferences, system=lambda: SystemLook(**system))
    said: list[str] = []
    theme.changed.connect(lambda: said.append(theme.paper.top))
    system.update(night=True, still=True)
    theme.refresh()
    assert theme.is_night()
    assert theme.is_still()
    preferences.update(appearance=Appearance.DAY, reduced_motion=Motion.OFF)
    assert not theme.is_night()
    assert not theme.is_still()
    preferences.update(sound=False)
    assert said == [NIGHT.top, DAY.top]


def test_text_and_contrast_are_those_of_the_system_until_they_are_chosen_by_hand() -> None:
    system = SystemLook(contrast=True, text=125)
    preferences = Preferences()
    theme = Theme(preferences, system=lambda: system)
    assert (theme.zoom(), theme.is_high_contrast()) == (125, True)
    preferences.update(text_by_system=False, contrast_by_system=False)
    assert (theme.zoom(), theme.is_high_contrast()) == (100, False)
    preferences.update(text_zoom=140, high_contrast=True)
    assert (theme.zoom(), theme.is_high_contrast()) == (140, True)
    preferences.update(text_zoom=100, text_by_system=True, high_contrast=False, contrast_by_system=True)
    assert (theme.zoom(), theme.is_high_contrast()) == (125, True)


@pytest.mark.parametrize(("asked", "zoom"), [(50, 80), (100, 100), (150, 150), (225, 150)])
def test_text_of_the_system_stays_within_what_pages_are_made_for(asked: int, zoom: int) -> None:
    theme = Theme(Preferences(), system=lambda: SystemLook(text=asked))
    assert theme.zoom() == zoom


def test_what_was_chosen_by_hand_in_an_older_version_stays() -> None:
    theme = Theme(Preferences(), system=lambda: SystemLook(text=125))
    theme.preferences.update(text_zoom=130, high_contrast=True)
    assert (theme.zoom(), theme.is_high_contrast()) == (130, True)


def test_qml_sees_colours_and_their_change() -> None:
    preferences = Preferences()
    theme = Theme(preferences)
    assert theme.property("paperTop") == DAY.top
    preferences.update(appearance=Appearance.NIGHT, text_zoom=150)
    assert theme.property("paperTop") == NIGHT.top
    assert theme.property("lacquerBrass") == LACQUER.brass
    assert theme.property("textZoom") == 150


@pytest.mark.parametrize(
    ("files", "still"),
    [
        ({}, False),
        ({"gtk-3.0/settings.ini": "[Settings]\ngtk-enable-animations=0\n"}, True),
        ({"gtk-4.0/settings.ini": "[Settings]\ngtk-enable-animations = false\n"}, True),
        ({"gtk-3.0/settings.ini": "[Settings]\ngtk-enable-animations=1\n"}, False),
        ({"kdeglobals": "[KDE]\nAnimationDurationFactor=0\n"}, True),
        ({"kdeglobals": "[KDE]\nAnimationDurationFactor=1\n"}, False),
    ],
)
def test_reduced_motion_of_the_desktop_is_found(tmp_path: Path, files: dict[str, str], still: bool) -> None:
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    environment = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert system_reduced_motion(environment) is still
    assert system_reduced_motion({**environment, "PELING_REDUCED_MOTION": "1"})
    assert not system_reduced_motion({**environment, "PELING_REDUCED_MOTION": "0"})


def thickness(field: QWidget, ground: str) -> int:
    """Return how many pixels of a field lie right of its ground, half way up."""
    picture = field.grab().toImage()
    end, middle = picture.width() - 1, picture.height() // 2
    row = [picture.pixelColor(end - x, middle).name().upper() for x in range(12)]
    return row.index(ground.upper())


@pytest.mark.parametrize("looks", [SystemLook(), SystemLook(contrast=True), SystemLook(True, True)])
@pytest.mark.parametrize("make", [TextField, NumberBox, QComboBox])
def test_a_thicker_line_shows_the_focus_of_a_field_that_stays_as_large(
    qtbot: QtBot, make: Callable[[], QWidget], looks: SystemLook
) -> None:
    theme = Theme(Preferences(), system=lambda: looks)
    page, field, other = QWidget(), make(), QPushButton()
    layout = QVBoxLayout(page)
    layout.addWidget(field)
    layout.addWidget(other)
    qtbot.addWidget(page)
    dress(page, theme)
    page.show()
    page.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    usual, size = thickness(field, theme.paper.top), field.sizeHint()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert thickness(field, theme.paper.top) > usual
    assert field.sizeHint() == size


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("high", [False, True])
def test_what_an_empty_field_says_can_be_read(qtbot: QtBot, *, night: bool, high: bool) -> None:
    """A style sheet's colour of words made it half as strong: 3.3 to 1 in high contrast."""
    appearance = Appearance.NIGHT if night else Appearance.DAY
    preferences = Preferences()
    preferences.update(appearance=appearance, high_contrast=high)
    theme = Theme(preferences)
    window = QWidget()
    qtbot.addWidget(window)
    dress(window, theme)
    rows = QVBoxLayout(window)
    fields = [TextField(), NumberBox()]
    for one in fields:
        rows.addWidget(one)
    window.show()
    for one in fields:
        for line in [one, *one.findChildren(QLineEdit)]:
            said = line.palette().color(QPalette.ColorRole.PlaceholderText)
            assert said.alpha() == 255
            assert contrast(said.name(), theme.paper.top) >= (7 if high else 4.5)
