"""The main window: bar, pages, menus; it knows where the user is and carries out the shell's commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from peling_app.books.words.rulebooks import short_title
from peling_app.compare.words.compare import page as compare_title
from peling_app.kit.commands import Flag
from peling_app.kit.view.fade import Fade
from peling_app.kit.view.notice import Notice
from peling_app.kit.view.style import apply, dress
from peling_app.kit.words.messages import OPENING, failure_words
from peling_app.platform.resources import app_icon
from peling_app.platform.settings import LARGEST_ZOOM, SMALLEST_ZOOM, Appearance
from peling_app.play.setup import GameSetup
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.focus_keeper import FocusKeeper, PageStack
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.menus import AltMenuBar, Menus
from peling_app.shell.view.pages import PAGES, PageId
from peling_app.shell.view.top_bar import TopBar
from peling_app.shell.view.wardrobe import Wardrobe

if TYPE_CHECKING:
    from peling.core.scoring import HandRecord
    from peling_app.learn.view.learn_page import LearnPage
    from peling_app.play.replay.view.page import ReplayPage
    from peling_app.play.view.games_page import GamesPage
    from peling_app.play.view.play_page import PlayPage
    from peling_app.play.view.setup_page import SetupPage
    from peling_app.score.view.page import ScorePage

LEAST = QSize(960, 640)
SLICE = 0.04
"""Seconds for which files of games are looked into before the window does something else."""
FIRST = QSize(1440, 900)
GAME, SHEET = "game", "sheet"
"""What a message is about that is over when another one is open."""
BESIDE = frozenset({PageId.HELP, PageId.BOOKS, PageId.COMPARE, PageId.GAMES})
"""Pages that are looked at beside something else; going back leads to what was before all of them."""


class MainWindow(QMainWindow):
    """The window of the program.

    Signals:
        page_shown: another page is in front; carries its `PageId`.
        unexpected: an error nobody caught, in any thread; carries where it is kept. The user is told.
    """

    page_shown = Signal(object)
    unexpected = Signal(str)

    def __init__(self, context: AppContext) -> None:
        """Make the window with the start page; other pages are made when they are first shown."""
        super().__init__()
        self._context = context
        self._pages: dict[PageId, QWidget] = {}
        self._wardrobe = Wardrobe(context)
        self._current = PageId.HOME
        self._before = PageId.HOME
        self._behind_replay = (PageId.TABLE, PageId.HOME)
        self._hears_learn = False
        self._more_games = QTimer(self)
        self._more_games.setSingleShot(True)
        self._more_games.timeout.connect(self._look_for_games)
        self._bar = TopBar(context)
        self._notice = Notice(context.theme)
        self._stack = PageStack()
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self._bar, self._notice):
            column.addWidget(widget)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(self._whole)
        self.setWindowIcon(app_icon())
        self.keeper = FocusKeeper(self, self._stack, context.pace)
        self._menus = Menus(self, context.commands)
        self._alt_menu_bar = AltMenuBar(self)
        self._bar.home_asked.connect(partial(self.show_page, PageId.HOME))
        self._bar.tab_asked.connect(self._open_play)
        self._handle_commands()
        self.unexpected.connect(partial(self.tell, "unexpected"))
        context.theme.turning.connect(self._restyle)
        context.preferences.changed.connect(self._follow_preferences)
        context.home.changed.connect(self._follow_preferences)
        context.preferences.saving_failed.connect(self.tell)
        if context.session is not None:
            context.session.gameOpened.connect(partial(self.show_page, PageId.TABLE))
            context.session.gameOpened.connect(partial(self._notice.withdraw, GAME))
            context.session.failed.connect(self.tell)
            context.session.failed.connect(self._look_for_games)
            context.session.changed.connect(self._note_game)
        self.setMinimumSize(LEAST)
        self._restore_geometry()
        self._restyle()
        for part in (self._bar, self._notice, self.menuBar(), self._menus.all):
            dress(part, context.theme)
        self._follow_preferences()
        self.show_page(PageId.HOME)
        self.retranslate()

    # Pages

    @property
    def current(self) -> PageId:
        """Return the page in front."""
        return self._current

    def page(self, page_id: PageId) -> QWidget:
        """Return a page, made now if it was never shown."""
        if page_id not in self._pages:
            made = self._wardrobe.make(page_id)
            self._pages[page_id] = made
            self._connect(page_id, made)
            self._stack.addWidget(made)
        return self._pages[page_id]

    def show_page(self, page_id: PageId) -> None:
        """Bring a page to the front."""
        page = self.page(page_id)
        place = PAGES[page_id]
        if page_id is not self._current:
            if self.isVisible():
                Fade(self._whole.grab(), self._context.theme.fade(), self._whole)
            if self._current not in BESIDE:
                self._before = self._current
        self._current = page_id
        if page_id in {PageId.HOME, PageId.GAMES}:
            self._look_for_games()
        self._bar.setVisible(place.has_bar)
        self._bar.set_tab(place.tab)
        self._stack.setCurrentWidget(page)
        self._wardrobe.bring(page_id)
        self._context.commands.set_scope(place.scope)
        self._word_title()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.page_shown.emit(page_id)

    def go_back(self) -> None:
        """Leave help, books or setting up for the page before."""
        target = PageId.HOME if self._current is PageId.SETUP else self._before
        self.show_page(target if target is not self._current else PageId.HOME)

    def _connect(self, page_id: PageId, page: QWidget) -> None:
        """Connect what a page asks for."""
        if isinstance(page, HomePage):
            page.play_asked.connect(partial(self.show_page, PageId.SETUP))
            page.continue_asked.connect(self.continue_game)
            page.games_asked.connect(partial(self.show_page, PageId.GAMES))
            page.replay_asked.connect(self.show_replay)
            page.house_rules_asked.connect(self.show_house_rules)
            page.score_asked.connect(self.show_score)
            page.learn_asked.connect(partial(self.show_page, PageId.LEARN))
        elif page_id is PageId.LEARN:
            learn: LearnPage = page  # type: ignore[assignment]  # imported only when it is shown
            learn.titleChanged.connect(self._word_title)
            learn.game_asked.connect(partial(self._open_play, "play"))
            self._hear_learn()
            learn.rule_asked.connect(self.open_rule)
            learn.play_asked.connect(partial(self.show_page, PageId.SETUP))
        elif page_id is PageId.SCORE:
            score: ScorePage = page  # type: ignore[assignment]  # imported only when it is shown
            score.back_asked.connect(partial(self.show_page, PageId.HOME))
            score.house_rules_asked.connect(self.show_house_rules)
            score.titleChanged.connect(self._word_title)
            score.compare_asked.connect(self.compare)
            score.score.failed.connect(self.tell_score)
            score.score.opened.connect(partial(self._notice.withdraw, SHEET))
        elif page_id is PageId.SETUP:
            setup: SetupPage = page  # type: ignore[assignment]  # imported only when it is shown
            setup.start_asked.connect(self.start_game)
            setup.back_asked.connect(self.go_back)
            setup.house_rules_asked.connect(self.show_house_rules)
        elif page_id is PageId.TABLE:
            table: PlayPage = page  # type: ignore[assignment]  # as above
            table.titleChanged.connect(self._word_title)
            table.compareWished.connect(self.compare)
            table.replayWished.connect(self.show_replay)
            table.momentWished.connect(partial(self.show_replay, None))
            table.ruleAsked.connect(self.open_rule)
            table.practiseWished.connect(self.practise)
            table.lessonWished.connect(self.show_lesson)
            self._hear_learn()
        elif page_id is PageId.REPLAY:
            self._connect_replay(page)  # type: ignore[arg-type]  # as above
        else:
            page.back_asked.connect(self.go_back)  # type: ignore[attr-defined]  # help and books have it
        if page_id is PageId.GAMES:
            games: GamesPage = page  # type: ignore[assignment]  # imported only when it is shown
            games.continue_asked.connect(self.continue_game)
            games.replay_asked.connect(self.show_replay)
            games.moved.connect(self._follow_moved_game)
        if page_id is PageId.BOOKS:
            page.compare_asked.connect(partial(self.show_page, PageId.COMPARE))  # type: ignore[attr-defined]

    def _connect_replay(self, replay: ReplayPage) -> None:
        replay.titleChanged.connect(self._word_title)
        replay.back_asked.connect(self._leave_replay)
        replay.model.failed.connect(self.tell)
        replay.rule_asked.connect(self.open_rule)

    def _open_play(self, tab: str) -> None:
        if tab == "play":
            session = self._context.session
            self.show_page(PageId.SETUP if session is None or session.view is None else PageId.TABLE)
        elif tab == "score":
            self.show_score()
        elif tab == "learn":
            if self._current is PageId.LEARN:
                learn: LearnPage = self._pages[PageId.LEARN]  # type: ignore[assignment]  # made by its factory
                learn.show_start()
            self.show_page(PageId.LEARN)

    def show_score(self) -> None:
        """Show the score sheets."""
        if self._context.score is not None:
            self.show_page(PageId.SCORE)

    def practise(self, book: str, kind: str) -> None:
        """Open the drills of a kind by a book; a game that is open stays as it is."""
        learn: LearnPage = self.page(PageId.LEARN)  # type: ignore[assignment]  # made by its factory
        self.show_page(PageId.LEARN)
        learn.practise(book, kind)

    def show_lesson(self, book: str, page_id: str) -> None:
        """Open a page of a book's course; a game that is open stays as it is."""
        learn: LearnPage = self.page(PageId.LEARN)  # type: ignore[assignment]  # made by its factory
        self.show_page(PageId.LEARN)
        learn.open_lesson(book, page_id)

    def _hear_learn(self) -> None:
        """Tell what goes wrong with what is learnt, for lessons and play, once."""
        if not self._hears_learn:
            self._hears_learn = True
            self._context.learn.failed.connect(self.tell)

    def show_replay(self, path: Path | None = None, event: int | None = None) -> None:
        """Show the deals of a saved game that are over, or of the open one, at the moment of an event."""
        replay: ReplayPage = self.page(PageId.REPLAY)  # type: ignore[assignment]  # made by its factory
        if self._current is not PageId.REPLAY:
            self._behind_replay = (self._current, self._before)
        self.show_page(PageId.REPLAY)
        replay.strip.lead_back(to_game=self._behind_replay[0] is PageId.TABLE)
        replay.open(path, event)

    def _leave_replay(self) -> None:
        """Go back to where the replay was opened, and keep what was before that."""
        page_id, before = self._behind_replay
        self.show_page(page_id)
        self._before = before

    def open_game_as_sheet(self) -> None:
        """Open the finished deals of the game as a score sheet; the game itself stays as it is."""
        session, score = self._context.session, self._context.score
        if session is not None and session.state is not None and score is not None:
            self.show_score()
            title = self.tr("Game, {book}").format(book=short_title(session.state.setup.rules_id))
            score.adopt_game(session.state, title, self.tr("Player"))

    def _word_title(self) -> None:
        besides = ""
        match self._current:
            case PageId.SETUP:
                parts = [self.tr("New game"), short_title(self._context.home.chosen)]
            case PageId.HELP:
                parts = [self.tr("Help and keys")]
            case PageId.BOOKS:
                parts = [self.tr("Rule books")]
            case PageId.COMPARE:
                parts = [compare_title()]
            case PageId.GAMES:
                parts = [self.tr("Saved games")]
            case PageId.TABLE:
                page: PlayPage = self._pages[PageId.TABLE]  # type: ignore[assignment]  # made by its factory
                parts = list(page.title)
            case PageId.REPLAY:
                replay: ReplayPage = self._pages[PageId.REPLAY]  # type: ignore[assignment]  # made by its factory
                parts = list(replay.title)
            case PageId.LEARN:
                learn: LearnPage = self._pages[PageId.LEARN]  # type: ignore[assignment]  # made by its factory
                parts = list(learn.title)
            case PageId.SCORE:
                sheet: ScorePage = self._pages[PageId.SCORE]  # type: ignore[assignment]  # made by its factory
                parts, besides = sheet.title, sheet.house
            case _:
                parts = []
        self._bar.set_title(parts, besides)
        # Qt takes "[*]" for the mark of what is not saved, unless it stands there twice.
        title = parts[0].replace("[*]", "[*][*]") if parts else ""
        self.setWindowTitle(f"{title} – Pe-Ling" if title else "Pe-Ling")

    # Games

    def start_game(self, setup: GameSetup) -> None:
        """Begin a game; the table is shown when the game is on the disk."""
        if self._context.session is not None:
            self._context.session.new_game(setup)

    def continue_game(self, path: Path) -> None:
        """Go on with a saved game; the table is shown when it is open, at once if it is open already."""
        session = self._context.session
        if session is not None:
            session.continue_game(path)
            if session.view is not None:
                self.show_page(PageId.TABLE)

    def _look_for_games(self) -> None:
        """Show which games are saved; after a failure one of them may be known as unreadable.

        A folder of many games is looked through a slice at a time, so that the window stays alive.
        """
        if self._context.session is not None:
            session = self._context.session
            games = session.saved_games(SLICE)
            self._context.home.set_saved(games, session.unreadable_games)
            if not session.knows_all_games:
                self._more_games.start()

    def _follow_moved_game(self) -> None:
        """Show which games are saved; the table of one that was put away is no place to go back to."""
        self._look_for_games()
        session = self._context.session
        if self._before is PageId.TABLE and (session is None or session.view is None):
            self._before = PageId.HOME

    def _continue_last(self) -> None:
        if self._context.home.saved:
            self.continue_game(self._context.home.saved[0].path)

    def _note_game(self) -> None:
        """Say whether a game is open; leave the table when it was closed."""
        session = self._context.session
        is_open = frozenset({Flag.GAME_OPEN})
        if session is not None and session.view is not None:
            self._context.commands.set_flags(on=is_open)
        else:
            self._context.commands.set_flags(off=is_open)

    # Commands

    def _handle_commands(self) -> None:
        handlers: dict[str, Callable[[], object]] = {
            "home.play": lambda: self._home().go(self._home().doors[0]),
            "home.learn": lambda: self._home().go(self._home().doors[1]),
            "home.score": lambda: self._home().go(self._home().doors[2]),
            "game.new": partial(self.show_page, PageId.SETUP),
            "game.continue": self._continue_last,
            "game.saved": partial(self.show_page, PageId.GAMES),
            "game.start": self._start_from_page,
            "game.house-rules": self.show_house_rules,
            "game.as-sheet": self.open_game_as_sheet,
            "game.home": partial(self.show_page, PageId.HOME),
            "game.quit": self.close,
            "view.sound": self._toggle_sound,
            "view.night": self._toggle_night,
            "view.full-screen": self._toggle_full_screen,
            "view.larger": partial(self._zoom, 10),
            "view.smaller": partial(self._zoom, -10),
            "view.normal": partial(self._zoom, 0),
            "view.settings": self.show_settings,
            "view.menu": self._open_menu,
            "help.keys": partial(self.show_page, PageId.HELP),
            "help.books": partial(self.show_page, PageId.BOOKS),
            "books.compare": partial(self.show_page, PageId.COMPARE),
            "help.about": self.show_about,
        }
        for command_id, handler in handlers.items():
            self._context.commands.handle(command_id, partial(_run, handler))

    def _home(self) -> HomePage:
        home = self._pages[PageId.HOME]
        assert isinstance(home, HomePage)  # noqa: S101 - the page of this id is of this class
        return home

    def _start_from_page(self) -> None:
        setup: SetupPage = self.page(PageId.SETUP)  # type: ignore[assignment]  # made by its factory
        setup.start()

    def _toggle_sound(self) -> None:
        preferences = self._context.preferences
        preferences.update(sound=not preferences.current.sound)

    def _toggle_night(self) -> None:
        night = self._context.theme.is_night()
        self._context.preferences.update(appearance=Appearance.DAY if night else Appearance.NIGHT)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _zoom(self, step: int) -> None:
        preferences = self._context.preferences
        now = preferences.current.text_zoom + step if step else 100
        preferences.update(text_zoom=max(SMALLEST_ZOOM, min(LARGEST_ZOOM, now)))

    def _open_menu(self) -> None:
        if self.menuBar().isNativeMenuBar():
            return
        corner = self.mapToGlobal(self.rect().topRight())
        menu = self._menus.all
        menu.popup(corner - menu.rect().topRight() - self.rect().topLeft())
        menu.move(corner.x() - menu.sizeHint().width() - 16, corner.y() + 56)

    def show_settings(self) -> None:
        """Open the settings over the window."""
        from peling_app.shell.view.settings_dialog import SettingsDialog  # noqa: PLC0415 - when first asked for

        dialog = SettingsDialog(self._context.theme, self._context.preferences, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_about(self) -> None:
        """Open the box about the program over the window."""
        from peling_app.shell.view.about import AboutBox  # noqa: PLC0415 - when first asked for

        box = AboutBox(self._context.theme, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_house_rules(self) -> None:
        """Open the house rules of the chosen book over the window, for a score sheet more of them."""
        from peling.rulebooks import rule_set  # noqa: PLC0415 - the books are not needed before
        from peling_app.books.view.house_rules import AT_TABLE, SHOWN, HouseRulesDialog  # noqa: PLC0415 - as above
        from peling_app.play.model.setup import SetupModel  # noqa: PLC0415 - as above

        model = SetupModel(self._context.preferences, self._context.home, self._context.house_sets, self)
        scopes = AT_TABLE if self._current is PageId.SCORE else SHOWN
        dialog = HouseRulesDialog(self._context.theme, model, rule_set(model.book), self, scopes)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(model.deleteLater)
        dialog.open()

    def open_rule(self, rule_id: str) -> None:
        """Open the rule book at a rule."""
        from peling_app.books.view.books_page import BooksPage  # noqa: PLC0415 - when first asked for

        page = self.page(PageId.BOOKS)
        self.show_page(PageId.BOOKS)
        if isinstance(page, BooksPage):
            page.open_rule(rule_id)

    def compare(self, record: HandRecord) -> None:
        """Compare what the books say of a hand."""
        from peling_app.compare.view.page import ComparePage  # noqa: PLC0415 - when first asked for

        page = self.page(PageId.COMPARE)
        self.show_page(PageId.COMPARE)
        if isinstance(page, ComparePage):
            page.show_hand(record)

    # Messages and looks

    def tell(self, message: str, name: str = "") -> None:
        """Tell the user what went wrong, by the id of a message; it stays until it is read."""
        self._notice.tell(partial(failure_words, message, name), GAME if message in OPENING else "")

    def tell_score(self, message: str, name: str = "") -> None:
        """Tell the user what went wrong with a score sheet."""
        from peling_app.score.words.sheet import trouble  # noqa: PLC0415 - when first asked for

        self._notice.tell(partial(trouble, message, name), SHEET if message in OPENING else "")

    @property
    def notice(self) -> Notice:
        """Return the slip of messages."""
        return self._notice

    def retranslate(self) -> None:
        """Word title and menus again; the pages word themselves."""
        self._menus.retranslate()
        self._word_title()

    def _restyle(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            if self.isVisible():
                Fade(self._whole.grab(), self._context.theme.fade(), self._whole)
            apply(app, self._context.theme)
        self._context.commands.set_checked("view.night", self._context.theme.is_night())

    def _follow_preferences(self) -> None:
        now = self._context.preferences.current
        if self._context.session is not None:
            self._context.session.set_pause(0 if self._context.theme.is_still() else now.computer_pause)
        self._context.translations.use(now.language)
        commands = self._context.commands
        commands.set_checked("view.sound", now.sound)
        commands.set_checked("view.night", self._context.theme.is_night())
        saved = frozenset({Flag.SAVED_GAME})
        has_saved = bool(self._context.home.saved)
        commands.set_flags(on=saved if has_saved else frozenset(), off=frozenset() if has_saved else saved)

    # Window

    def _restore_geometry(self) -> None:
        encoded = self._context.preferences.current.geometry
        restored = bool(encoded) and self.restoreGeometry(
            QByteArray.fromBase64(QByteArray(encoded.encode("ascii", "ignore")))
        )
        if not restored:
            screen: QScreen = self.screen()
            room = screen.availableGeometry().size() - QSize(40, 60)
            self.resize(FIRST.boundedTo(room).expandedTo(LEAST))

    def showEvent(self, event: QShowEvent) -> None:
        """See from now on what keys and mouse do."""
        super().showEvent(event)
        self.keeper.watch_input()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the bar the height for this width."""
        self._bar.fit(event.size().width())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember place and size, close the game, and let the board go before its model."""
        if self._context.session is not None:
            self._context.session.close()
        if self._context.has_score and self._context.score is not None:
            self._context.score.finish()
        encoded = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._context.preferences.update(geometry=encoded)
        for page_id in (PageId.TABLE, PageId.LEARN, PageId.REPLAY):
            if page_id in self._pages:
                self._pages[page_id].unload()  # type: ignore[attr-defined]  # the pages of these ids have it
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Word everything again in another language; show whether the window fills the screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._context.commands.set_checked("view.full-screen", self.isFullScreen())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape; remember that Alt was pressed alone."""
        self._alt_menu_bar.pressed(event.key())
        if event.key() == Qt.Key.Key_Escape and self._current in {PageId.SETUP, *BESIDE}:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Show the menu bar when Alt was pressed and nothing else."""
        self._alt_menu_bar.released(event.key())
        super().keyReleaseEvent(event)


def _run(handler: Callable[[], object]) -> None:
    """Call a handler and drop what it returns."""
    handler()
