"""Start Pe-Ling: read the command line, make the window, show it.

Nothing is imported before it is needed: board, multimedia and rule books come after the first picture.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from peling_app import __version__
from peling_app.platform.errors import catch_all, keep
from peling_app.platform.settings import LANGUAGES
from peling_app.platform.system.identity import APP_ID

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from peling_app.platform.system.hints import SystemHints
    from peling_app.platform.system.instance import FirstInstance, NotFirst
    from peling_app.shell.model.context import AppContext
    from peling_app.shell.view.application import Application
    from peling_app.shell.view.main_window import MainWindow

BEGUN = monotonic()
SELF_TEST_SEED = 1
"""Of the game of a self test: in one by chance somebody may win before all is tried that is to be."""
PORTAL = 150
"""Milliseconds that the first picture waits for a desktop that was asked how things are to look."""


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line; the manual page is made of it too."""
    made = argparse.ArgumentParser(
        prog="pe-ling",
        description="Play and learn the classical mah-jongg of the 1920s, and keep its score.",
        epilog="If a window is open already for the same settings and games, FILE is opened there.",
        add_help=False,
    )
    made.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="open this file: a game, a score sheet, house rules or a hand",
    )
    made.add_argument("-h", "--help", action="help", help="show this text and end")
    made.add_argument("--version", action="version", version=version_words(), help="show the version and end")
    made.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        help="keep settings, games and sheets in this folder instead of the user's own",
    )
    codes = [language.value for language in LANGUAGES]
    made.add_argument("--language", choices=codes, help="use this language, in this run only")
    look = made.add_mutually_exclusive_group()
    look.add_argument("--night", action="store_true", help="show dark paper, in this run only")
    look.add_argument("--day", action="store_true", help="show light paper, in this run only")
    made.add_argument("--reduced-motion", action="store_true", help="fade instead of move, in this run only")
    made.add_argument(
        "--measure-start", action="store_true", help="print the time to the first picture and end"
    )
    made.add_argument("--self-test", action="store_true", help="play a few turns by itself, tell, and end")
    return made


def version_words() -> str:
    """Return the name and the version, as ``--version`` prints them."""
    return f"Pe-Ling {__version__}"


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line; a wrong one ends the program with exit code 2 and one sentence."""
    return parser().parse_args(argv)


def folders(chosen: Path | None) -> tuple[Path, Path]:
    """Return the folders of settings and of saved games."""
    if chosen is not None:
        return chosen, chosen / "games"
    from platformdirs import user_config_path, user_data_path  # noqa: PLC0415 - not needed with a folder

    return user_config_path("pe-ling", appauthor=False), user_data_path("pe-ling", appauthor=False) / "games"


def cache_folder(chosen: Path | None) -> Path:
    """Return the folder of what can be computed again."""
    if chosen is not None:
        return chosen / "cache"
    from platformdirs import user_cache_path  # noqa: PLC0415 - not needed with a folder

    return user_cache_path("pe-ling", appauthor=False)


def make_context(
    app: QApplication, options: argparse.Namespace, system: SystemHints | None = None
) -> AppContext:
    """Return what all pages share, for these arguments; without a `system` its wishes are not followed."""
    from peling.rulebooks import rule_set_ids  # noqa: PLC0415 - after the arguments have been read
    from peling_app.books import house_sets  # noqa: PLC0415 - as above
    from peling_app.books.model.chosen import ChosenRules  # noqa: PLC0415 - as above
    from peling_app.books.model.house_sets import HouseSets  # noqa: PLC0415 - as above
    from peling_app.kit.model.commands import Commands  # noqa: PLC0415 - as above
    from peling_app.kit.model.theme import Theme  # noqa: PLC0415 - as above
    from peling_app.platform import settings, shipped  # noqa: PLC0415 - as above
    from peling_app.platform.i18n import Translations  # noqa: PLC0415 - as above
    from peling_app.platform.preferences import Preferences  # noqa: PLC0415 - as above
    from peling_app.platform.system.look import SystemLook  # noqa: PLC0415 - as above
    from peling_app.play.open_journal import random_seed  # noqa: PLC0415 - as above
    from peling_app.play.session import Session  # noqa: PLC0415 - as above
    from peling_app.shell.model.context import AppContext  # noqa: PLC0415 - as above

    settings_folder, games = folders(options.data_dir)
    preferences = Preferences(settings_folder / settings.FILE_NAME, app)
    for_now: dict[str, object] = {}
    if options.language:
        for_now["language"] = settings.Language(options.language)
    if options.night or options.day:
        for_now["appearance"] = settings.Appearance.NIGHT if options.night else settings.Appearance.DAY
    if options.self_test:
        # Mute and without pauses.
        for_now |= {"sound": False, "quick_deal": True, "computer_pause": 0}
    preferences.set_for_now(**for_now)
    theme = Theme(preferences, system=SystemLook if system is None else lambda: system.now, parent=app)
    if system is not None:
        system.changed.connect(theme.refresh)
    if options.reduced_motion:
        theme.force_reduced_motion()
    translations = Translations(shipped.translations(), app)
    translations.use(preferences.current.language)
    new_seed = (lambda: SELF_TEST_SEED) if options.self_test else random_seed
    sets = HouseSets(preferences, games.parent / house_sets.FILE_NAME, app)
    rules = ChosenRules(preferences, lambda: frozenset(rule_set_ids()), sets, app)
    return AppContext(
        preferences,
        theme,
        translations,
        Commands(app),
        rules,
        Session(games, new_seed=new_seed, parent=app),
        score_folder=games.parent / "sheets",
        learn_file=games.parent / "progress.json",
        position_file=games.parent / "position.json",
        records_cache=cache_folder(options.data_dir) / "records.json",
    )


def make_application() -> Application:
    """Return the application with its name, its fonts and a style that is the same on every system."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - after the arguments have been read
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - as above

    from peling_app.platform.resources import app_icon, load_fonts  # noqa: PLC0415 - as above
    from peling_app.shell.view.application import Application  # noqa: PLC0415 - as above

    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = Application(sys.argv[:1])
    # On X11 windows are known by it, under Wayland by the name of the desktop file.
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName("Pe-Ling")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(app_icon())
    app.setStyle("Fusion")
    load_fonts()
    return app


def open_beside(context: AppContext) -> bool:
    """Tell that the window that is open does not answer, and ask whether another one is wanted."""
    from peling_app.shell.view.silent import SilentDialog  # noqa: PLC0415 - hardly ever needed

    dialog = SilentDialog(context.theme)
    print(dialog.said, file=sys.stderr)
    return dialog.exec() == SilentDialog.DialogCode.Accepted


def make_window(context: AppContext) -> MainWindow:
    """Return the main window, with what there is to tell about settings and house rules."""
    from peling_app.shell.view.main_window import MainWindow  # noqa: PLC0415 - after the application

    window = MainWindow(context)
    for found in (context.preferences.loaded, context.rules.sets.loaded):
        found.tell(window.tell)
        if found.refused:
            window.tell("settings-refused", ", ".join(found.refused))
    return window


def start_age() -> float:
    """Return the seconds since this process was started, or where that is unknown since this was loaded."""
    try:
        ticks = int(Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[19])
        up = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
        return up - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return monotonic() - BEGUN


def tested(window: MainWindow, context: AppContext) -> int:
    """Let the program test itself, say how that went in one line, and return the exit code."""
    from peling_app.self_test import self_test  # noqa: PLC0415 - seldom wanted

    try:
        print(f"Pe-Ling is whole: {self_test(window, context)}.")
    except Exception as error:  # noqa: BLE001 - whatever it is, the package is to be mended
        print(f"Pe-Ling is not whole: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


def meet_others(options: argparse.Namespace) -> FirstInstance | NotFirst | None:
    """Become the first program on this profile, or hand over to it what is asked of this one.

    None: programs of this user have no place to meet; each has a window of its own, and they share files.
    """
    from peling_app.platform.system.instance import Request, given_token, meet, meeting_place  # noqa: PLC0415 - as above

    file = None if options.file is None else options.file.absolute()
    settings_folder, games = folders(options.data_dir)
    try:
        place = meeting_place(settings_folder, games)
        return None if place is None else meet(place, Request(file, given_token()))
    except OSError:
        return None


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code. What cannot be done is said in one sentence."""
    options = arguments(argv)
    if options.self_test and options.data_dir is None:
        with TemporaryDirectory(prefix="pe-ling-") as made:
            return run(argparse.Namespace(**{**vars(options), "data_dir": Path(made)}))
    return run(options)


def run(options: argparse.Namespace) -> int:
    """Run the program with these arguments; return its exit code."""
    folder = folders(options.data_dir)[1].parent
    try:
        from peling_app.platform.system.hints import SystemHints  # noqa: PLC0415 - as above
        from peling_app.platform.system.instance import FirstInstance, NotFirst  # noqa: PLC0415 - as above

        alone = options.measure_start or options.self_test
        met = None if alone else meet_others(options)
        if met is NotFirst.HANDED_OVER:
            return 0
        app = make_application()
        system = SystemHints(app)
        context = make_context(app, options, system)
        if met is NotFirst.SILENT and not open_beside(context):
            return 1
        window = make_window(context)
    except ImportError as error:
        print(f"Pe-Ling cannot start: {error}. README.md names the packages it needs.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Pe-Ling cannot start: {error}", file=sys.stderr)
        return 1
    except Exception as error:  # noqa: BLE001 - the last place where it can be said in a sentence
        print(f"Pe-Ling cannot start: {error}. More is in {keep(folder, error)}", file=sys.stderr)
        return 1
    from peling_app.kit.view.paint import RINGS  # noqa: PLC0415 - after the application

    catch_all(folder, window.unexpected.emit)
    RINGS.shown = False
    # Asked long ago; what it says now is seen in the first picture and not a moment later.
    system.wait(PORTAL)
    window.show()
    if options.measure_start:
        app.processEvents()
        window.grab()
        print(f"{start_age() * 1000:.0f} ms to the first picture")
        window.close()
        return 0
    if options.self_test:
        return tested(window, context)
    if isinstance(met, FirstInstance):
        met.asked.connect(window.take_request)
        window.leaving.connect(met.hear_no_more)
        met.listen()
    app.file_asked.connect(window.opener.open)
    if options.file is not None:
        window.opener.open(options.file.absolute())
    from peling_app.platform.collector import Collector  # noqa: PLC0415 - not needed for the first picture

    collector = Collector(app)
    try:
        return app.exec()
    finally:
        if isinstance(met, FirstInstance):
            met.finish()
        collector.finish()


if __name__ == "__main__":
    sys.exit(main())
