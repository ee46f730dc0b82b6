import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from string import Formatter

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind, tile
from peling.storage.journal import JournalTrouble
from peling_app.books.faces import book_ids
from peling_app.books.words.rulebooks import cover, short_title
from peling_app.kit.commands import COMMANDS
from peling_app.kit.model.commands import command_text
from peling_app.kit.view.dialogs.notice import EDGE
from peling_app.kit.words.messages import GENERAL, KINDS, WORDS, failure_words
from peling_app.kit.words.times import when_words
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations, language_of
from peling_app.platform.loudspeaker import Silence, SilentError
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.birds import Bird
from peling_app.play.setup import Level, Waiting
from peling_app.play.words.games import bird_name, level_name, level_words, manner, saved_words, tile_words
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from peling_app.shell.words.refused import refused
from peling_app.shell.words.silence import silence_words
from tests.app.shell.windows import Make, home
from tests.by_day import by_day
from tests.end2end.stage import application, saved_game

OWN_MESSAGES = {"setup", "opening", "writing", "advice", "computer", "unexpected"}


@pytest.fixture(params=LANGUAGES, ids=[language.value for language in LANGUAGES])
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    application()
    translations = Translations(shipped.translations())
    translations.use(request.param)
    yield request.param
    translations.use(Language.ENGLISH)


def whole(words: str) -> bool:
    """Return whether a text is there and no field of it was forgotten."""
    return bool(words) and all(name is None for _, name, _, _ in Formatter().parse(words))


def test_every_state_of_a_saved_game_has_a_sentence(language: Language) -> None:
    game = saved_game()
    sentences = set()
    for waiting in Waiting:
        for shown in (None, tile("C5")):
            for discarder in (None, Wind.WEST):
                for robbing in (False, True):
                    stands = replace(game, tile=shown, discarder=discarder, robbing=robbing)
                    words = saved_words(replace(stands, waiting=waiting))
                    assert whole(words)
                    sentences.add(words)
    assert len(sentences) == 8
    start = "Deal 6, you are South." if language is Language.ENGLISH else "Spiel 6, du bist Süd."
    assert all(words.startswith(start) for words in sentences)


def test_near_days_are_named_and_others_dated(language: Language) -> None:
    now = datetime(2026, 3, 2, 0, 5)  # noqa: DTZ001 - local time, as the clock on the wall
    english = language is Language.ENGLISH
    today, yesterday = ("today", "yesterday") if english else ("heute", "gestern")
    assert when_words(now, now) == f"{today}, 00:05"
    assert when_words(now - timedelta(minutes=25), now) == f"{yesterday}, 23:40"
    date = "28/02/2026" if english else "28.02.26"
    assert when_words(now - timedelta(days=2), now) == f"{date}, 00:05"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("trouble", [*JournalTrouble, *sorted(OWN_MESSAGES)])
@pytest.mark.usefixtures("language")
def test_every_trouble_has_a_sentence_of_its_own(trouble: str) -> None:
    words = failure_words(trouble, "NAME")
    assert whole(words)
    assert str(trouble) in WORDS
    assert words != failure_words("no-such-message", "NAME")
    assert "{name}" in GENERAL


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", ["lost", "newer"])
def test_whoever_changes_what_cannot_be_written_is_said_so(kind: str, state: str) -> None:
    """Of house rules and names it was said only that the file was left as it is."""
    said = failure_words(f"{kind}-{state}", "NAME")
    assert re.search(r"\bnot (?:saved|kept)\b", said), said


def test_every_word_of_books_levels_birds_and_tiles_is_there(language: Language) -> None:
    for book in book_ids():
        assert all(whole(words) for words in (short_title(book), cover(book).title, cover(book).origin))
    with pytest.raises(KeyError):
        cover("no-such-book")
    assert all(whole(level_name(level)) and whole(level_words(level)) for level in Level)
    assert len({bird_name(bird) for bird in Bird}) == len(Bird)
    assert all(whole(bird_name(bird)) and whole(manner(bird)) for bird in Bird)
    codes = ("B1", "D5", "C9", "E", "S", "W", "N", "R", "G", "Wh", "Fl1", "Se4")
    words = [tile_words(tile(code)) for code in codes]
    assert all(whole(name) for name in words)
    assert len(set(words)) == len(codes)
    assert bird_name(Bird.MAGPIE) == ("Magpie" if language is Language.ENGLISH else "Elster")


def test_every_command_has_a_name_in_german_too() -> None:
    application()
    translations = Translations(shipped.translations())
    translations.use(Language.GERMAN)
    german = {command.id: command_text(command) for command in COMMANDS}
    translations.use(Language.ENGLISH)
    same = {command.id for command in COMMANDS if german[command.id] == command_text(command)}
    assert same == {"claim.mah-jongg", "claim.kong", "claim.pung", "claim.chow"}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("de_AT", Language.GERMAN),
        ("en_US", Language.ENGLISH),
        ("vo", Language.ENGLISH),
        ("C", Language.ENGLISH),
    ],
)
def test_the_language_of_the_system_is_taken_if_we_have_it(name: str, expected: Language) -> None:
    assert language_of(Language.SYSTEM, QLocale(name)) is expected
    assert language_of(Language.GERMAN, QLocale(name)) is Language.GERMAN


def test_settings_are_said_again_whole_in_the_language_that_is_chosen_there(make: Make) -> None:
    """Words, and figures with the marks of the language."""
    _, context = make()
    context.preferences.update(computer_pause=700)

    def opened() -> SettingsDialog:
        return SettingsDialog(context.theme, context.preferences, lambda: None)

    def said(dialog: SettingsDialog) -> list[str]:
        return [words.text() for words in dialog.findChildren(QLabel)]

    dialog = opened()
    for language in LANGUAGES[::-1]:
        context.preferences.update(language=language)
        QApplication.processEvents()
        assert said(dialog) == said(opened())
    assert "0.7 s" in said(dialog)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("why", Silence)
def test_a_machine_that_cannot_be_heard_says_so_beside_a_slider_that_rests(make: Make, why: Silence) -> None:
    _, context = make()
    dialog = SettingsDialog(context.theme, context.preferences, lambda: None)
    slider = dialog.slider("volume")
    assert slider.isEnabled()
    dialog.set_silence(why)
    assert not slider.isEnabled()
    said = slider.accessibleDescription()
    assert said.endswith(".")
    assert [words for words in dialog.findChildren(QLabel) if words.text() == said and not words.isHidden()]
    dialog.set_silence(None)
    assert slider.isEnabled()
    assert slider.accessibleDescription() == "100 %"


@pytest.mark.parametrize("why", Silence)
def test_whoever_switches_sound_on_where_nothing_can_be_heard_is_reported_so(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, why: Silence
) -> None:
    def silent(*_: object) -> None:
        raise SilentError(why)

    monkeypatch.setattr("peling_app.platform.sounds.SmallLoudspeaker", silent)
    monkeypatch.setattr("peling_app.platform.sounds.QtLoudspeaker", silent)
    window, context = make()
    context.preferences.update(sound=False)
    context.commands.trigger("view.sound")
    assert context.preferences.current.sound
    qtbot.waitUntil(lambda: not window.notice.isHidden())
    assert window.notice.text() == silence_words[why]()
    context.commands.trigger("view.sound")
    assert window.notice.isHidden()
    context.commands.trigger("view.sound")
    qtbot.waitUntil(lambda: not window.notice.isHidden())


@pytest.mark.parametrize("zoom", by_day([100, 150], [100, 125, 150]))
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_pictures_of_all_doors_end_at_one_height(make: Make, zoom: int, language: Language) -> None:
    window, context = make()
    context.preferences.update(text_zoom=zoom, text_by_system=False, language=language)
    for size in ((1440, 900), (1024, 700), (960, 640)):
        window.resize(*size)
        doors = home(window).doors
        doors[1].set_words("Learn", "Short.", "One line")
        doors[2].set_words("Score", "Words enough for several lines at this size. " * 2, "Some lines " * 9)
        home(window).resizeEvent(QResizeEvent(window.size(), window.size()))
        assert len({door.words_top() for door in doors}) == 1
        lines = [door.lines() for door in doors]
        assert lines[2][1] > lines[1][1], "the feet differ"
        room = doors[0].height() - doors[0].words_top()
        assert room > 0


def test_nothing_jumps_when_something_is_said(make: Make) -> None:
    """It lies over the bar, where there is one, and over the head of the page as far as its words need."""
    window, _ = make()
    for page_id in (PageId.HOME, PageId.GAMES):
        window.show_page(page_id)
        page = window.page(page_id)
        before = page.rect().translated(page.mapTo(window, QPoint()))
        heights = []
        for length in (1, 60):
            window.tell_words(partial("Nothing could be written. ".__mul__, length), "here")
            QApplication.processEvents()
            assert page.rect().translated(page.mapTo(window, QPoint())) == before
            assert window.notice.geometry().topRight() == window.rect().topRight()
            assert (window.notice.width() == page.width()) is (page_id is PageId.HOME or length == 60)
            heights.append(window.notice.height())
            window.withdraw("here")
            assert not window.notice.isVisible()
        assert 20 < heights[0] < heights[1]


@pytest.mark.thorough
@pytest.mark.parametrize("zoom", by_day([100], [100, 125, 150]))
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_why_a_key_does_nothing_is_said_beside_the_tabs_whole(
    make: Make, zoom: int, language: Language
) -> None:
    window, context = make()
    context.preferences.update(text_zoom=zoom, text_by_system=False, language=language)
    window.show_page(PageId.GAMES)
    for size in ((1440, 900), (1024, 700), (960, 640)):
        window.resize(*size)
        for flag in refused:
            window.tell_words(partial(refused, flag), "here")
            QApplication.processEvents()
            notice, stack = window.notice, window.page(PageId.GAMES)
            assert notice.height() >= notice.heightForWidth(notice.width()), (size, flag)
            assert all(line.rect().height() >= line.heightForWidth(line.width()) for line in notice.lines[:1])
            hidden = notice.geometry().bottom() - stack.mapTo(window, QPoint()).y()
            assert zoom > 100 or hidden < EDGE, (size, flag)
            for one in window.bar.findChildren(QAbstractButton):
                place = one.rect().translated(one.mapTo(window, QPoint()))
                assert one.isEnabled() is not notice.geometry().intersects(place), (size, flag)
            window.withdraw("here")
            assert all(one.isEnabled() for one in window.bar.findChildren(QAbstractButton))


@pytest.mark.thorough
def test_escape_puts_a_message_away_wherever_the_focus_is_and_nothing_else(make: Make) -> None:
    window, _ = make()
    handle = window.windowHandle()
    assert handle is not None
    for page_id in (PageId.SETUP, PageId.COMPARE, PageId.GAMES):
        window.show_page(page_id)
        window.tell_words("Nothing could be written.".strip)
        assert window.notice.close_button.shown_key == "Esc"
        QTest.keyClick(handle, Qt.Key.Key_Escape)
        assert not window.notice.isVisible(), page_id
        assert window.current is page_id
        QTest.keyClick(handle, Qt.Key.Key_Escape)
        assert window.current is not page_id


def test_why_a_key_did_nothing_goes_with_the_next_key_or_click(qtbot: QtBot, make: Make) -> None:
    window, _ = make()
    handle = window.windowHandle()
    assert handle is not None
    window.show_page(PageId.LEARN)

    def refuse() -> None:
        QTest.keyClick(handle, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
        assert "waiting to be continued" in window.notice.text()

    window.tell("read-only", "x")
    for _ in range(2):
        refuse()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    assert "waiting" in window.notice.text()
    QTest.keyClick(handle, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "waiting" not in window.notice.text())
    refuse()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=window.rect().center())
    qtbot.waitUntil(lambda: "waiting" not in window.notice.text())
    assert window.notice.text(), "what went wrong stays until it is read"


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_the_title_in_the_bar_is_cut_at_its_end_and_the_tip_has_it_whole(
    make: Make, language: Language
) -> None:
    window, context = make()
    context.preferences.update(language=language)
    title, book, note = "A long evening in the old house by the river", "Pung Chow, without a limit", "house"
    seen = set()
    for width in range(2000, 940, -40):
        window.resize(width, 700)
        window.show_page(PageId.GAMES)
        QApplication.processEvents()
        window.bar.set_title((title, book), note)
        first, *others = shown = window.bar.shown_title
        assert title.startswith(first.rstrip("…").rstrip()) or first == book, width
        assert others in ([], [book], [book, note]), width
        assert not others or len(first) > len(title) // 2, "mostly cut, it says nothing"
        assert (window.bar.toolTip() == "") is (shown == (title, book, note)), width
        assert all(part in window.bar.toolTip() for part in (title, book, note) if window.bar.toolTip())
        seen.add((first == title, len(shown)))
        window.bar.set_title((title * 5,))
        assert window.bar.shown_title[0].startswith("A long")
    assert {(True, 3), (True, 2), (False, 2)} <= seen


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_a_short_part_of_the_title_in_the_bar_is_whole_or_left_out(make: Make, language: Language) -> None:
    """Of Neue Partie there was Neue Pa… in a small window, before the name of a book."""
    window, context = make()
    context.preferences.update(language=language)
    book, seen = short_title("four-winds"), set()
    for width in range(1400, 940, -4):
        window.resize(width, 700)
        window.show_page(PageId.GAMES)
        QApplication.processEvents()
        for short in ("Neue Partie", "Drills", "in Lektionen"):
            window.bar.set_title((short, book))
            first, *others = window.bar.shown_title
            assert first == short if others else book.startswith(first.rstrip("…").rstrip()), width
            seen.add(len(others))
    assert seen == {0, 1}


def test_a_message_hides_nothing_that_has_the_focus(qtbot: QtBot, make: Make) -> None:
    window, _ = make()
    window.show_page(PageId.COMPARE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.tell_words("Nothing could be written. ".__mul__(40).strip, "here")
    page, places = window.page(PageId.COMPARE), set()
    for stop in page.findChildren(QWidget):
        if stop.isVisible() and stop.isEnabled() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stop.setFocus()
            held = QRect(stop.mapTo(window, QPoint()), stop.size())
            places.add(window.notice.y())
            assert not held.intersects(window.notice.geometry()), stop.accessibleName()
    assert len(places) == 2, "it lies at the head, else at the foot"
