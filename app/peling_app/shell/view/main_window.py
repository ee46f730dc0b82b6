"""The main window: bar, pages, menus; it knows where the user is and carries out the shell's commands."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from peling_app.kit.model.theme import PageTheme
from peling_app.kit.view.command_buttons import CommandIcons
from peling_app.kit.view.dialogs.notice import Notice
from peling_app.kit.view.fade import fade_from
from peling_app.kit.view.focus_keeper import FocusKeeper, PageStack, come_back
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import apply, dress
from peling_app.kit.words.messages import failure_words
from peling_app.platform.resources import app_icon
from peling_app.platform.sounds import Sound
from peling_app.platform.system.instance import TOKEN, Request
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.dropped import take_copy
from peling_app.shell.view.makers import Makers
from peling_app.shell.view.menus import AltMenuBar, Menus, close_popups
from peling_app.shell.view.opener import Opener
from peling_app.shell.view.pages import PLACES, PageId, Trail, about_what
from peling_app.shell.view.top_bar import TopBar
from peling_app.shell.view.wardrobe import Wardrobe
from peling_app.shell.view.ways import Ways
from peling_app.shell.words.silence import silence_words

LEAST = QSize(960, 640)
FIRST = QSize(1440, 900)
SOUND = "sound"
"""What a message is about that is over when sound is switched again."""


class MainWindow(QMainWindow):
    """The window of the program.

    Attributes:
        ways: lead from one page to the other.
        opener: opens files that come from outside.
        trail: knows where going back leads.

    Signals:
        page_shown: another page is in front; carries its `PageId`.
        unexpected: an error nobody caught, in any thread; carries where it is kept. The user learns of it.
        leaving: the window begins to close; what is asked of it from now on is not done any more.
    """

    page_shown = Signal(object)
    unexpected = Signal(str)
    leaving = Signal()

    def __init__(self, context: AppContext) -> None:
        """Make the window with the start page; other pages are made when they are first shown."""
        super().__init__()
        self.context = context
        self.made: dict[PageId, Page] = {}
        self._current = PageId.HOME
        self.ways = Ways(self, context, self)
        self.leaving.connect(self.ways.end_waiting)
        self.wardrobe = Wardrobe(context, Makers(self.ways, self, context).make)
        self.opener = Opener(self.ways, self, context)
        self._opened_from: dict[PageId, PageId] = {}
        self._wants_to_hear = False
        context.sounds.known.connect(self._tell_silence)
        self.trail = Trail()
        self.bar = TopBar(context.services)
        self._stack = PageStack()
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        fill(column, self.bar, (self._stack, 1), margins=(0, 0, 0, 0), spacing=0)
        self._notice = Notice(context.theme, self._stack, self.bar)
        self._notice.placed.connect(self.bar.lie_under)
        self.bar.tabs_moved.connect(self._notice.keep_free)
        self.setCentralWidget(self._whole)
        self.setWindowIcon(app_icon())
        self.menus = Menus(self, context.commands, self.tell_words, self.withdraw, context.pace)
        self.keeper = FocusKeeper(self, self._stack, context.pace, leads=self._leads)
        self.alt_menu_bar = AltMenuBar(self)
        self.bar.home_asked.connect(partial(self.show_page, PageId.HOME))
        self.bar.tab_asked.connect(self.ways.open_tab)
        self._handle_commands()
        self.unexpected.connect(partial(self.tell, "unexpected"))
        context.theme.turning.connect(self._restyle)
        context.preferences.changed.connect(self._follow_preferences)
        context.rules.changed.connect(self._follow_preferences)
        for kept in (context.preferences, context.rules.sets):
            kept.saving_failed.connect(self.tell)
            kept.saved.connect(self.withdraw)
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self._restore_geometry()
        self._restyle()
        for part in (self.bar, self._notice, self.menuBar(), self.menus.all):
            dress(part, context.theme)
        self._follow_preferences()
        self.show_page(PageId.HOME)

    # Pages

    @property
    def current(self) -> PageId:
        """Return the page in front."""
        return self._current

    def page(self, page_id: PageId) -> Page:
        """Return a page, made now if it was never shown."""
        if page_id not in self.made:
            made = self.wardrobe.make(page_id)
            self.made[page_id] = made
            made.titleChanged.connect(self._word_title)
            made.turned.connect(partial(self.keeper.over.end, made))
            self._stack.addWidget(made)
        return self.made[page_id]

    def show_page(self, page_id: PageId, *, back: bool = False) -> None:
        """Bring a page to the front; one looked at beside others begins anew unless one goes `back`."""
        page = self.page(page_id)
        place = PLACES[page_id]
        led_here = page_id is self._opened_from.get(self._current)
        comes_back = page_id is self._current or (led_here and (back or not place.beside))
        if page_id is not self._current:
            if not led_here:
                self._opened_from[page_id] = self._current
            fade_from(self._whole, self.context.theme)
        self.trail.go(self._current, page_id, back=back)
        self._current = page_id
        if place.lists_games:
            self.ways.find_games()
        self.bar.setVisible(place.has_bar)
        self.bar.set_tab(place.tab)
        left = page.focusWidget()
        self._stack.setCurrentWidget(page)
        self.wardrobe.bring(page_id)
        self.context.commands.set_scope(place.scope)
        self.ways.note_front()
        self._word_title()
        come_back(page, left if comes_back else page)
        self.page_shown.emit(page_id)

    def _change_part(self) -> None:
        """Go to the next part of the page; from one that has no parts to the bar, and back."""
        page = self.page(self._current)
        if page.next_part():
            return
        in_page = page.isAncestorOf(self.focusWidget())
        if not (in_page and self.bar.isVisible() and self.bar.take_focus()):
            come_back(page, page.focusWidget())

    def _leads(self, event: QKeyEvent) -> bool:
        """Return whether a key leads on from any page, or back from this one."""
        is_escape = event.key() == Qt.Key.Key_Escape and not event.modifiers()
        return (is_escape and PLACES[self._current].escapes) or self.menus.leads(event)

    def go_back(self) -> None:
        """Leave a page for the one it was opened from, the chief ones for the start page."""
        if self._current is PageId.REPLAY:
            self.ways.leave_replay()
            return
        self.show_page(self.trail.behind(self._current), back=True)

    def _word_title(self) -> None:
        page = self.made.get(self._current)
        if page is None:
            return
        parts = page.titles
        self.bar.set_title(parts, page.title_note)
        # Qt takes "[*]" for the mark of what is not saved, unless it stands there twice.
        title = parts[0].replace("[*]", "[*][*]") if parts else ""
        # Qt parts the titles of dialogs so from the name of the program.
        self.setWindowTitle(f"{title} — Pe-Ling" if title else "Pe-Ling")

    # Commands

    def _handle_commands(self) -> None:
        self.context.commands.handle(
            {
                "game.quit": self.close,
                "view.sound": self._toggle_sound,
                "view.full-screen": self._toggle_full_screen,
                "view.settings": self.show_settings,
                "view.menu": self.open_menu,
                "view.other-part": self._change_part,
                "help.about": self.show_about,
            }
        )

    def _toggle_sound(self) -> None:
        """Switch sound on or off; on, a tile is heard, or it is said why not."""
        preferences = self.context.preferences
        preferences.update(sound=not preferences.current.sound)
        self.withdraw(SOUND)
        if preferences.current.sound:
            self._wants_to_hear = True
            self.context.sounds.play(Sound.DISCARD)
            # A device that was missing a while ago may have come.
            self.context.sounds.look()

    def _tell_silence(self) -> None:
        """Say why nothing can be heard to whoever has just switched sound on, and to nobody else."""
        silence = self.context.sounds.silence
        if self._wants_to_hear and silence is not None and self.context.preferences.current.sound:
            self.tell_words(silence_words[silence], SOUND)
        self._wants_to_hear = False

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_menu(self) -> None:
        """Show all menus in one, under the button for them that is seen."""
        if not self.menuBar().isNativeMenuBar():
            rows = (one for one in self.findChildren(CommandIcons) if one.isVisibleTo(self))
            self.menus.open_under(next(rows).button("view.menu"))

    def show_settings(self) -> None:
        """Open the settings over the window."""
        from peling_app.shell.view.settings_dialog import SettingsDialog  # noqa: PLC0415 - when first asked for

        sounds = self.context.sounds
        tried = partial(sounds.play, Sound.DISCARD)
        theme = self.theme_over()
        dialog = SettingsDialog(theme, self.context.preferences, tried, self)
        theme.setParent(dialog)
        dialog.follow(sounds)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_about(self) -> None:
        """Open the box about the program over the window."""
        from peling_app.shell.view.about import AboutBox  # noqa: PLC0415 - when first asked for

        theme = self.theme_over()
        box = AboutBox(theme, self)
        theme.setParent(box)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def theme_over(self) -> PageTheme:
        """Return a theme for what opens over the window; it is to be given to that as a child."""
        return self.wardrobe.over()

    # Files that are dropped

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file of ours that is dragged here from the user's files."""
        take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped; of several files one, and that is said."""
        dropped = take_copy(event)
        if dropped is not None:
            self.opener.open(dropped.file, is_alone=dropped.is_alone)

    # What another start of the program asks

    def take_request(self, request: Request) -> None:
        """Come to the front, and open the file that was named."""
        if request.token:
            os.environ[TOKEN] = request.token
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if request.file is not None:
            self.opener.open(request.file)

    # Messages and looks

    def tell(self, message: str, name: str = "") -> None:
        """Tell the user what went wrong, by the id of a message; it stays until it is read."""
        is_open = None if self.context.session is None else self.context.session.path
        about = about_what(message, name=name, is_open=is_open)
        self.tell_words(partial(failure_words, message, name), about)

    def tell_words(self, words: Callable[[], str], about: str = "") -> None:
        """Tell the user what went wrong; `words` is asked in every language, `about` is for `withdraw`."""
        self._notice.tell(words, about)

    def withdraw(self, about: str) -> None:
        """Take back a message about something that is over."""
        self._notice.withdraw(about)

    @property
    def notice(self) -> Notice:
        """Return the slip of messages."""
        return self._notice

    def retranslate(self) -> None:
        """Word title and menus again; the pages word themselves."""
        self.menus.retranslate()
        self._word_title()

    def _restyle(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            fade_from(self._whole, self.context.theme)
            apply(app, self.context.theme)
        self.context.commands.set_checked("view.night", self.context.theme.is_night())
        self.wardrobe.note_size()

    def _follow_preferences(self) -> None:
        now = self.context.preferences.current
        if self.context.session is not None:
            self.context.session.set_pause(now.computer_pause if self.context.pace.seen else 0)
            self.context.session.prompts.follow_settings(now)
        self.context.translations.use(now.language)
        commands = self.context.commands
        commands.set_checked("view.sound", now.sound)
        commands.set_checked("view.night", self.context.theme.is_night())
        self.wardrobe.note_size()

    # Window

    def _restore_geometry(self) -> None:
        encoded = self.context.preferences.current.geometry
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
        handle = self.windowHandle()
        if handle is not None:
            for watching in (self.alt_menu_bar, self.menus, self._notice):
                watching.watch_input(handle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the bar the height for this width."""
        self.bar.fit(event.size().width())
        self.wardrobe.fit(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember place and size, close the game, and let the board go before its model.

        A menu that is open is a window of its own: it goes first, or it would outlive what it is a menu of.
        """
        self.leaving.emit()
        close_popups()
        self.context.preferences.update(geometry=bytes(self.saveGeometry().toBase64().data()).decode("ascii"))
        # After everything that somebody could follow: who asks a session again has it begin a thread again.
        self.context.finish()
        for page in self.made.values():
            page.unload()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Word everything again in another language; show whether the window fills the screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.context.commands.set_checked("view.full-screen", self.isFullScreen())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape, say why a key does nothing; remember that Alt was pressed alone."""
        self.alt_menu_bar.pressed(event.key())
        if (event.key() == Qt.Key.Key_Escape and self.keeper.lead_in()) or self.keeper.hand_in(event):
            return
        if event.key() == Qt.Key.Key_Escape and PLACES[self._current].escapes:
            self.go_back()
        elif not self.menus.explain(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Show the menu bar when Alt was pressed and nothing else."""
        self.alt_menu_bar.released(event.key())
        super().keyReleaseEvent(event)
