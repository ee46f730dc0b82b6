"""One word for one key: on buttons, in menus and help, and in what the program says, in both languages."""

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtGui import QKeySequence, QPainter
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import COMMANDS
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import controls
from peling_app.kit.view.controls import Button
from peling_app.kit.view.text.key_frame import draw_key
from peling_app.platform import shipped
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.help_page import keys_text
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window

OTHER_NAMES = {
    "source": r"\bReturn key|\bEscape\b|\bPage (Down|Up)\b|\bspace bar\b",
    "translation": r"Eingabetaste|\+Eingabe\b|\bReturn-?[Tt]aste|\bEscape\b|\bBild (ab|auf)\b|\bLehrer\b",
}
"""Names of keys, and of the tutor, that the program does not use where it shows them."""


def test_what_the_program_says_has_no_second_name_for_a_key() -> None:
    tree = ET.parse(shipped.translations() / "peling_de.ts")  # noqa: S314 - a file of the project
    said = [
        (kind, text)
        for message in tree.iter("message")
        for kind in OTHER_NAMES
        for text in ["".join(one.itertext()) for one in message.iter(kind)]
    ]
    said += [
        ("source" if path.parent.name == "en" else "translation", line)
        for path in shipped.translations().glob("*/*/*.md")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert len(said) > 10_000
    assert [text for kind, text in said if re.search(OTHER_NAMES[kind], text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_shows_a_second_name_for_enter(language: Language) -> None:
    context = make_context()
    context.translations.use(language)
    try:
        shown = [keys_text(command) for command in COMMANDS]
    finally:
        context.translations.use(Language.ENGLISH)
    assert [text for text in shown if "Return" in text or "Eingabe" in text] == []
    assert any(text.endswith("Enter") for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_shows_a_second_name_for_enter(qtbot: QtBot, language: Language) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    context.translations.use(language)
    try:
        actions = [action for menu in window.menus.by_name.values() for action in menu.actions()]
        shown = [
            action.text().partition("\t")[2]
            or action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            for action in actions
        ]
    finally:
        context.translations.use(Language.ENGLISH)
    assert [text for text in shown if "Return" in text] == []
    assert any(text.endswith("+Enter") for text in shown)


def test_the_key_on_a_button_is_named_in_the_language_of_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    others = [Button(context.theme, key=key, parent=window) for key in ("Space", "PgDown", "Ctrl+Enter")]
    drawn: set[str] = set()

    def draw(painter: QPainter, theme: Theme, right: float, middle: float, text: str) -> float:
        drawn.add(text)
        return draw_key(painter, theme, right, middle, text)

    monkeypatch.setattr(controls, "draw_key", draw)
    for language, shown in (
        (Language.GERMAN, {"Strg+Enter", "Leertaste", "Bild abwärts"}),
        (Language.ENGLISH, {"Ctrl+Enter", "Space", "PgDown"}),
    ):
        drawn.clear()
        context.preferences.update(language=language)
        for one in (window, *others):
            one.grab()
        assert shown <= drawn
        assert drawn <= {*shown, "Esc", "Enter", "H", "1", "2", "3"}, "a key has kept its old name"
