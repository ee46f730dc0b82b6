"""The manual: every language says the same, names keys and places that are there, and can be read."""

from __future__ import annotations

import re
from pathlib import Path

import platformdirs.macos
import platformdirs.unix
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImageReader, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.ledger.files.sheet_file import SUFFIX
from peling.rulebooks import RULE_SETS
from peling_app.__main__ import folders
from peling_app.kit.commands import BY_ID, COMMANDS
from peling_app.kit.view.text.linked import Linked
from peling_app.platform import shipped
from peling_app.platform.settings import LANGUAGES, Appearance, Language
from peling_app.play.session import Session
from peling_app.shell.view.help_page import FIRST, HelpPage
from peling_app.shell.view.manual import Shown, named
from peling_app.shell.view.pages import PLACES, PageId
from peling_app.shell.words.manual import (
    CHAPTERS,
    Chapter,
    Items,
    Paragraph,
    Picture,
    Section,
    chapters,
    commands_in,
    picture_path,
    read_chapter,
    rich,
    targets_in,
)
from tests.app.reading_order import against_reading
from tests.end2end.stage import SMALL, make_context, make_window

KEY_NAMES = re.compile(
    r"\b(?:Ctrl|Strg|Shift|Umschalt|Alt)\+|\bF\d{1,2}\b|\b(?:Esc|Enter|Space|Leertaste|PgDown|PgUp)\b"
)
"""Keys that are written out: those of commands are named by the command, so that they are always true."""


def text_of(name: str, language: Language) -> str:
    return (shipped.translations() / "manual" / language.value / f"{name}.md").read_text(encoding="utf-8")


def said(language: Language) -> tuple[Chapter, ...]:
    """Return the manual as it is written in a language, the words of the books in English."""
    return tuple(read_chapter(text_of(name, language)) for name in CHAPTERS)


def texts(chapter: Chapter) -> list[str]:
    found: list[str] = []
    for block in chapter.blocks:
        match block:
            case Paragraph(text):
                found.append(text)
            case Items(items):
                found += items
            case Section(_, title):
                found.append(title)
            case Picture(_, alt):
                found.append(alt)
    return found


def outline(chapter: Chapter) -> list[tuple[str, ...]]:
    """Return of a chapter what must be the same in every language."""
    found: list[tuple[str, ...]] = [("chapter", chapter.id)]
    for block in chapter.blocks:
        match block:
            case Section(id_):
                found.append(("section", id_))
            case Picture(name):
                found.append(("picture", name))
            case Paragraph(text):
                found.append(("words", *sorted(commands_in(text)), *targets_in(text)))
            case Items(items):
                found.append(("items", *(one for item in items for one in sorted(commands_in(item)))))
    return found


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_language_has_the_same_sections_pictures_commands_and_links(name: str) -> None:
    place = CHAPTERS.index(name)
    first, *others = [outline(said(language)[place]) for language in LANGUAGES]
    assert first[0] == ("chapter", name)
    assert len(first) > 4
    for other in others:
        assert other == first


def test_no_file_lies_there_that_is_no_chapter() -> None:
    for language in LANGUAGES:
        folder = shipped.translations() / "manual" / language.value
        assert {path.stem for path in folder.iterdir()} == set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_is_there_and_has_a_key(language: Language) -> None:
    found = {one for chapter in said(language) for text in texts(chapter) for one in commands_in(text)}
    assert len(found) > 50
    for one in found:
        assert BY_ID[one].keys, one
        assert all(named(one))
        assert not QKeySequence(BY_ID[one].keys[0]).isEmpty()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_out(language: Language) -> None:
    written = [text for chapter in said(language) for text in texts(chapter) if KEY_NAMES.search(text)]
    assert written == []


def test_what_looks_for_written_keys_finds_them() -> None:
    shown = {keys for command in COMMANDS for keys in command.keys if len(keys) > 1}
    missed = {keys for keys in shown if not KEY_NAMES.search(keys)}
    assert missed <= {"Left", "Right", "Up", "Down", "Home", "End", "Return", "Menu", "Del"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_chapters_and_sections_that_are_there(language: Language) -> None:
    places = {FIRST, *CHAPTERS}
    for chapter in said(language):
        places |= {f"{chapter.id}/{block.id}" for block in chapter.blocks if isinstance(block, Section)}
    found = {one for chapter in said(language) for text in texts(chapter) for one in targets_in(text)}
    assert found
    assert found <= places


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_understood(language: Language) -> None:
    for chapter in said(language):
        for text in texts(chapter):
            bare = re.sub(r"<[^>]+>", "", rich(text, lambda one: (one, one)).replace("<code>32*4</code>", ""))
            assert not re.search(r"\[|\]|`|\*|!\(|@\w", bare), bare


def test_every_picture_is_there_in_every_language_and_can_be_read() -> None:
    context = make_context()
    names = {
        block.name for one in said(Language.ENGLISH) for block in one.blocks if isinstance(block, Picture)
    }
    assert len(names) >= 8
    try:
        for language in LANGUAGES:
            context.translations.use(language)
            for name in names:
                path = Path(picture_path(name))
                assert path.parent.name == language.value, "python3 dev.py manual --pictures"
                size = QImageReader(str(path)).size()
                assert size.width() >= 800
        shown = {path.stem for path in (shipped.assets() / "manual").rglob("*.png")}
        assert shown == names
    finally:
        context.translations.use(Language.ENGLISH)


def test_every_rule_set_has_a_section_in_the_words_of_its_face() -> None:
    make_context()
    books = chapters()[CHAPTERS.index("books")]
    assert [block.id for block in books.blocks if isinstance(block, Section)] == list(RULE_SETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_folders_are_named_where_the_program_keeps_them(
    language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", "/home/x")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    text = text_of("files", language)
    unix = platformdirs.unix.Unix("pe-ling", appauthor=False)
    mac = platformdirs.macos.MacOS("pe-ling", appauthor=False)
    for folder in (unix.user_data_dir, unix.user_config_dir, unix.user_cache_dir, mac.user_data_dir):
        assert f"`{folder.replace('/home/x', '~')}`" in text
    assert "`%LOCALAPPDATA%\\pe-ling`" in text
    assert f"`{SUFFIX}`" in text
    assert f"`{folders(tmp_path)[1].name}`" in text


def test_the_manual_is_read_chapter_by_chapter(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context, SMALL)
    qtbot.addWidget(window)
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    assert page.shown() == FIRST
    for group in page.groups:
        rows = [(meant, where) for command, meant, where, _ in page.rows if command.group is group]
        beside = [where.x() for _, where in rows if where is not None and where.text()]
        free = [meant.geometry().right() for meant, where in rows if where is None]
        assert not beside or not free or min(free) > min(beside), (
            f"{group}: words go on where no place is said"
        )
    for name in (*CHAPTERS, FIRST):
        QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert page.shown() == name
        assert page.scroller.verticalScrollBar().value() == 0
        assert page.begin_part.isVisible() is (name == FIRST)
        assert [view for view in page.opened if page.opened[view].isVisible()] == [name] * (name != FIRST)
        assert against_reading(page.window()) == [], (
            "a chapter that is laid out late stands before the foot for Tab too"
        )
    page.chapters.setFocus()
    QTest.keyClick(page.chapters, Qt.Key.Key_Down)
    assert page.shown() == CHAPTERS[0]
    page.next_button.setFocus()
    bar = page.scroller.verticalScrollBar()
    for key, turned in ((Qt.Key.Key_PageDown, True), (Qt.Key.Key_PageUp, False)):
        QTest.keyClick(page.next_button, key)
        assert (bar.value() > 0) is turned, "the text is turned from the button that led to it"


def test_a_link_leads_to_its_section_and_pictures_fit(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context, SMALL)
    qtbot.addWidget(window)
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    page.open("questions")
    linked = [one for one in page.opened["questions"].findChildren(Linked) if "#play/after" in one.text()]
    linked[0].linkActivated.emit("#play/after")
    assert page.shown() == "play"
    heading = page.opened["play"].section("after")
    assert heading is not None
    qtbot.waitUntil(lambda: 0 <= heading.mapTo(page.scroller, heading.rect().topLeft()).y() < 40)
    pictures = page.opened["play"].findChildren(Shown)
    assert len(pictures) == 4
    for one in pictures:
        assert one.accessibleName()
        assert one.height() >= one.heightForWidth(one.width())
        assert 400 < one.width() <= page.scroller.width()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "pages",
    [(PageId.HOME, PageId.BOOKS, PageId.SCORE), pytest.param(tuple(PageId), marks=pytest.mark.nightly)],
    ids=["some", "all"],
)
def test_help_opens_where_it_speaks_of_the_page_in_front(
    qtbot: QtBot, tmp_path: Path, pages: tuple[PageId, ...]
) -> None:
    """Who asked for help on a score sheet was shown the first steps of play."""
    context = make_context(session=Session(tmp_path / "games"))
    context.score_folder = tmp_path / "sheets"
    window = make_window(context, SMALL)
    qtbot.addWidget(window)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    for asked_on in pages:
        if asked_on is PageId.HELP:
            continue
        window.show_page(asked_on)
        context.commands.trigger("help.keys")
        assert window.current is PageId.HELP
        chapter, _, section = PLACES[asked_on].chapter.partition("/")
        assert page.shown() == chapter
        assert not section or page.opened[chapter].section(section) is not None, section
    assert {place.chapter.partition("/")[0] for place in PLACES.values()} == {FIRST, *CHAPTERS} - {
        "questions"
    }
    assert PLACES[PageId.SCORE].chapter == "score"
    page.open("questions")
    window.show_page(asked_on)
    context.commands.trigger("help.keys")
    assert page.shown() == "questions", "whoever only looked away reads on"
    window.close()


def test_another_language_is_said_at_once_and_the_chapter_stays(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    page.open("files")
    try:
        context.preferences.update(language=Language.GERMAN)
        assert page.shown() == "files"
        qtbot.waitUntil(lambda: page.chapters.item(1).text() == "Spielen")
        words = " ".join(one.text() for one in page.opened["files"].findChildren(Linked))
        assert "Es wird nichts gesendet" in words
    finally:
        context.preferences.update(language=Language.ENGLISH)


def test_another_size_of_text_leaves_the_focus_on_a_link(qtbot: QtBot) -> None:
    """Chapters are laid out anew for it, and the focus went to the way back."""
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    page.open("questions")
    before = [one for one in page.opened["questions"].findChildren(Linked) if "<a " in one.text()]
    before[1].setFocus()
    QApplication.processEvents()
    context.preferences.update(text_zoom=110, text_by_system=False)
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert isinstance(focus, Linked)
    assert focus is not before[1]
    assert focus.accessibleName() == before[1].accessibleName()


A_LINE = 30
"""Pixels that a line of the manual is high, about."""


@pytest.mark.parametrize("chapter", ["keys", "play", "questions"])
def test_the_reader_stays_where_he_is_in_another_size_language_or_look(qtbot: QtBot, chapter: str) -> None:
    """The chapter began again from above."""
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    if chapter != "keys":
        page.open(chapter)
    bar = page.scroller.verticalScrollBar()

    def tops() -> list[int]:
        """Return how far below the upper edge of what is seen all words begin, in pixels."""
        part = page.opened.get(page.shown(), page.begin_part)
        return [one.mapTo(page.scroller.viewport(), QPoint()).y() for one in part.findChildren(QLabel)]

    def settle() -> None:
        for _ in range(6):
            QApplication.processEvents()

    settle()
    bar.setValue(bar.maximum() // 2)
    settle()
    _, first = min((top, place) for place, top in enumerate(tops()) if top >= 0)
    assert bar.value() > 100
    try:
        for change in (
            {"text_zoom": 130, "text_by_system": False},
            {"language": Language.GERMAN},
            {"appearance": Appearance.NIGHT},
            {"language": Language.ENGLISH},
            {"text_zoom": 100},
        ):
            context.preferences.update(**change)
            settle()
            assert 0 <= tops()[first] <= A_LINE, change
    finally:
        context.preferences.update(language=Language.ENGLISH)
    page.chapters.setCurrentRow(0 if chapter != "keys" else 1)
    settle()
    assert bar.value() == 0
