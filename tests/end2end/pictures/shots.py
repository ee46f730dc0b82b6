"""Write pictures of every screen.

The screens of the shell are here; `shots_table`, `shots_tutor` and `shots_settle` beside this file add theirs
with a function ``shots() -> dict[name, Callable[[], QImage]]``.

Usage: python tests/end2end/pictures/shots.py [--folder FOLDER] [WORD ...]
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, QEvent, QSize  # noqa: E402 - the platform is chosen before
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: E402

from peling.rules.ruleset import OptionValue  # noqa: E402
from peling_app.books.faces import book_ids  # noqa: E402
from peling_app.books.view.books_page import BooksPage  # noqa: E402
from peling_app.books.view.house_rules import HouseRulesDialog  # noqa: E402
from peling_app.books.view.name_dialog import NameDialog  # noqa: E402
from peling_app.kit.view.dialogs.paper import PaperDialog  # noqa: E402
from peling_app.kit.view.page import Page  # noqa: E402
from peling_app.platform.settings import Language  # noqa: E402
from peling_app.shell.model.context import AppContext  # noqa: E402
from peling_app.shell.view.help_page import HelpPage  # noqa: E402
from peling_app.shell.view.main_window import MainWindow  # noqa: E402
from peling_app.shell.view.pages import PageId  # noqa: E402
from peling_app.shell.view.silent import SilentDialog  # noqa: E402
from tests.end2end.stage import (  # noqa: E402
    LARGE,
    MIDDLE,
    SMALL,
    application,
    make_context,
    make_window,
    picture,
    saved_game,
)
from tests.end2end.uncaught import uncaught  # noqa: E402

OTHERS = (
    "shots_table",
    "shots_court",
    "shots_deal",
    "shots_asking",
    "shots_why_not",
    "shots_tutor",
    "shots_result",
    "score.shots_people",
    "shots_records",
    "shots_settle",
    "shots_moments",
    "shots_compare",
    "shots_fenghua",
    "score.shots_scoresheet",
    "score.shots_score_entry",
    "shots_led",
    "shots_lessons",
    "shots_replay",
    "shots_review",
    "shots_looks",
)


def page(
    page_id: PageId,
    size: QSize,
    *,
    night: bool = False,
    games: int = 0,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
    arrange: Callable[[Page], None] = lambda _page: None,
) -> QImage:
    """Return a page of the main window, once it is arranged."""
    saved = tuple(saved_game(number) for number in range(games))
    context = make_context(night=night, language=language, saved=saved, settings=settings)
    window = make_window(context, size)
    window.show_page(page_id)
    arrange(window.page(page_id))
    image = picture(window)
    close(window, context)
    return image


def manual(
    place: str,
    size: QSize = MIDDLE,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
) -> QImage:
    """Return the manual, open at a chapter or a section of one."""

    def arrange(shown: Page) -> None:
        assert isinstance(shown, HelpPage)
        shown.open(place)

    return page(PageId.HELP, size, night=night, language=language, settings=settings, arrange=arrange)


def house_rules_dialog(window: MainWindow) -> None:
    """Open the house rules."""
    window.ways.show_house_rules()


def dialog(
    opener: Callable[[MainWindow], None],
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
    size: QSize = MIDDLE,
    fitted: bool = False,
) -> QImage:
    """Return a dialog that the main window opens; `fitted`: in its own size, whatever the screen's is."""
    context = make_context(night=night, language=language, settings=settings)
    window = make_window(context, size)
    opener(window)
    shown = next(child for child in window.findChildren(QDialog) if child.isVisible())
    if fitted and isinstance(shown, PaperDialog):
        shown.resize(shown.wanted)
    image = picture(shown)
    shown.close()
    close(window, context)
    return image


def silent(
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
) -> QImage:
    """Return the question that is asked when a window is open already and does not answer."""
    context = make_context(night=night, language=language, settings=settings)
    shown = SilentDialog(context.theme)
    shown.resize(shown.wanted)
    shown.show()
    image = picture(shown)
    shown.close()
    context.finish()
    return image


def book(
    book_id: str,
    size: QSize = MIDDLE,
    *,
    chapter: int = 0,
    search: str = "",
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
) -> QImage:
    """Return the page of a rule book."""

    def arrange(shown: Page) -> None:
        assert isinstance(shown, BooksPage)
        shown.open_book(book_id)
        shown.chapters.setCurrentRow(chapter)
        shown.search.setText(search)

    return page(PageId.BOOKS, size, night=night, language=language, settings=settings, arrange=arrange)


def house_sets(
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
    changed: bool = False,
    wrong_file: bool = False,
    opened: bool = False,
    on_page: PageId | None = None,
) -> QImage:
    """Return the dialog of house rules with saved sets, or a page that names the chosen one."""
    context = make_context(night=night, language=language, settings=settings)
    sets = context.rules.sets
    saved: dict[str, dict[str, OptionValue]] = {
        "Club evening": {"p1_reserve": 14, "late_claims": "until_next_discard"},
        "With Aunt Agnes": {"mandarins": "on", "draw_settlement": "differences"},
    }
    for name, options in saved.items():
        sets.set_options("pung-chow", options)
        sets.save("pung-chow", name)
    if changed:
        sets.set_options("pung-chow", {"mandarins": "on", "robbing_kong": True, "of_a_later_version": 3})
    window = make_window(context)
    if on_page is not None:
        window.show_page(on_page)
        image = picture(window)
        close(window, context)
        return image
    window.ways.show_house_rules()
    shown = window.findChild(HouseRulesDialog)
    assert shown is not None
    if wrong_file:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "friend.json"
            path.write_text(
                '{"pe-ling": "house-rules", "format": 1, "rules": "pung-chow", "name": "Friend",'
                ' "options": {"p1_reserve": 13}}',
                encoding="utf-8",
            )
            shown.sets.import_file(path)
    image = picture(shown)
    if opened:
        shown.sets.save_as_button.click()
        image = picture(next(child for child in shown.findChildren(NameDialog)))
    shown.close()
    close(window, context)
    return image


def close(window: QWidget, context: AppContext) -> None:
    """End a window and give the language back."""
    window.close()
    window.deleteLater()
    context.translations.use(Language.ENGLISH)


GERMAN = Language.GERMAN
SHOTS: dict[str, Callable[[], QImage]] = {
    "home-1440x900": partial(page, PageId.HOME, MIDDLE, games=1),
    "home-new-1440x900": partial(page, PageId.HOME, MIDDLE),
    "home-1024x700": partial(page, PageId.HOME, SMALL, games=3),
    "home-2560x1440": partial(page, PageId.HOME, LARGE, games=1),
    "home-german": partial(page, PageId.HOME, MIDDLE, games=2, language=GERMAN),
    "home-zoom-150": partial(page, PageId.HOME, MIDDLE, games=1, settings={"text_zoom": 150}),
    "new-game-1440x900": partial(page, PageId.SETUP, MIDDLE),
    "new-game-night": partial(page, PageId.SETUP, MIDDLE, night=True),
    "new-game-1024x700": partial(page, PageId.SETUP, SMALL),
    "new-game-2560x1440": partial(page, PageId.SETUP, LARGE),
    "new-game-german": partial(page, PageId.SETUP, MIDDLE, language=GERMAN),
    "new-game-german-1024x700": partial(page, PageId.SETUP, SMALL, language=GERMAN),
    "new-game-german-zoom-150": partial(
        page, PageId.SETUP, SMALL, language=GERMAN, settings={"text_zoom": 150}
    ),
    "house-rules": partial(dialog, house_rules_dialog),
    "house-rules-german-night": partial(
        dialog,
        house_rules_dialog,
        night=True,
        language=GERMAN,
        settings={"house_rules": {"pung-chow": {"mandarins": "on"}}},
    ),
    "settings": partial(dialog, MainWindow.show_settings),
    "settings-2560x1440": partial(dialog, MainWindow.show_settings, size=LARGE, fitted=True),
    "settings-2560x1440-german-zoom-150": partial(
        dialog,
        MainWindow.show_settings,
        size=LARGE,
        fitted=True,
        language=GERMAN,
        night=True,
        settings={"text_zoom": 150},
    ),
    "settings-1024x700-night": partial(dialog, MainWindow.show_settings, size=SMALL, night=True),
    "settings-1024x700-german-zoom-150": partial(
        dialog, MainWindow.show_settings, size=SMALL, language=GERMAN, settings={"text_zoom": 150}
    ),
    "settings-german-zoom-150": partial(
        dialog, MainWindow.show_settings, fitted=True, language=GERMAN, settings={"text_zoom": 150}
    ),
    "silent": silent,
    "silent-german-night": partial(silent, night=True, language=GERMAN),
    "silent-german-zoom-150": partial(silent, language=GERMAN, settings={"text_zoom": 150}),
    "settings-night": partial(dialog, MainWindow.show_settings, night=True),
    "settings-german-contrast": partial(
        dialog, MainWindow.show_settings, language=GERMAN, settings={"high_contrast": True}
    ),
    "about": partial(dialog, MainWindow.show_about),
    "help-1440x900": partial(page, PageId.HELP, MIDDLE),
    "help-2560x1440": partial(page, PageId.HELP, LARGE),
    "help-2560x1440-german-zoom-150": partial(
        page, PageId.HELP, LARGE, language=GERMAN, settings={"text_zoom": 150}
    ),
    "books-2560x1440": partial(page, PageId.BOOKS, LARGE),
    "new-game-2560x1440-german-zoom-150": partial(
        page, PageId.SETUP, LARGE, language=GERMAN, night=True, settings={"text_zoom": 150}
    ),
    "help-german-night": partial(page, PageId.HELP, MIDDLE, night=True, language=GERMAN),
    "help-1024x700": partial(page, PageId.HELP, SMALL),
    "manual-play-1024x700": partial(manual, "play", SMALL),
    "manual-tutor-1024x700-german-zoom-150": partial(
        manual, "play/tutor", SMALL, language=GERMAN, settings={"text_zoom": 150}
    ),
    "manual-score-1440x900": partial(manual, "score/enter"),
    "manual-learn-2560x1440": partial(manual, "learn", LARGE),
    "manual-books-german-night": partial(manual, "books/fenghua", night=True, language=GERMAN),
    "manual-files-contrast": partial(manual, "files", settings={"high_contrast": True}),
    "manual-questions-1440x900": partial(manual, "questions"),
    "house-sets": partial(house_sets),
    "house-sets-changed": partial(house_sets, changed=True),
    "house-sets-import-error": partial(house_sets, wrong_file=True),
    "house-sets-import-error-german-night": partial(house_sets, wrong_file=True, night=True, language=GERMAN),
    "house-sets-zoom-150": partial(house_sets, changed=True, settings={"text_zoom": 150}),
    "house-sets-german-zoom-150": partial(
        house_sets, changed=True, language=GERMAN, settings={"text_zoom": 150}
    ),
    "house-sets-name": partial(house_sets, opened=True),
    "house-sets-new-game": partial(house_sets, changed=True, on_page=PageId.SETUP),
    "house-sets-home": partial(house_sets, on_page=PageId.HOME),
    **{f"book-{book_id}": partial(book, book_id) for book_id in book_ids()},
    **{
        f"book-{book_id}-german-night": partial(book, book_id, night=True, language=GERMAN)
        for book_id in book_ids()
    },
    "book-house-rules": partial(
        book, "pung-chow", chapter=4, settings={"house_rules": {"pung-chow": {"mandarins": "on"}}}
    ),
    "book-rulings-1024x700": partial(book, "pung-chow-limit", SMALL, chapter=3),
    "book-house-rules-2560x1440": partial(book, "pung-chow-limit", LARGE, chapter=4),
    "book-search": partial(book, "pung-chow", chapter=1, search="pung"),
    "book-search-zoom-150": partial(
        book, "pung-chow", SMALL, chapter=1, search="pung", settings={"text_zoom": 150}
    ),
    "books-1440x900": partial(page, PageId.BOOKS, MIDDLE),
    "books-night": partial(page, PageId.BOOKS, MIDDLE, night=True),
    "books-1024x700": partial(page, PageId.BOOKS, SMALL),
}
"""The screens of the shell."""


@cache
def all_shots() -> Mapping[str, Callable[[], QImage]]:
    """Return every picture there is, the shell's first."""
    found = dict(SHOTS)
    for name in OTHERS:
        if find_spec(f"tests.end2end.pictures.{name}") is not None:
            found |= import_module(f"tests.end2end.pictures.{name}").shots()
    return found


def put_away_windows() -> None:
    """Delete the windows of a picture: no event loop does it, and each that stays slows the next ones."""
    for window in QApplication.topLevelWidgets():
        window.deleteLater()
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main(arguments: Sequence[str]) -> int:
    """Write the pictures; return 1 if one could not be written, or an error came that nobody caught."""
    parser = argparse.ArgumentParser(description="Write pictures of every screen.")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only pictures whose name has one of these")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "shots", help="where they go")
    given = parser.parse_args(arguments)
    application()
    chosen = {
        name: take
        for name, take in all_shots().items()
        if not given.words or any(word in name for word in given.words)
    }
    if not chosen:
        parser.error(f"no picture has a name with {' or '.join(given.words)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name, take in chosen.items():
        path = given.folder / f"{name}.png"
        with uncaught() as raised:
            written = take().save(str(path))
            put_away_windows()
        failed += not written or bool(raised)
        said = [] if written else ["NOT WRITTEN"]
        print(": ".join((str(path), *said, *raised)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
