"""The start page: three doors, the unfinished game, the shelf of rule books; lacquer by day and by night.

Its geometry is that of the design at 1440 x 900, scaled to the window and centred.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from peling.core.tiles import WINDS
from peling_app.books.faces import book_ids
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.book_card import BookCard
from peling_app.books.words.house_sets import set_words
from peling_app.books.words.rulebooks import cover
from peling_app.kit.model.services import Services
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.command_buttons import CommandIcons
from peling_app.kit.view.controls import RING, Button, Kind
from peling_app.kit.view.page import Page, takes_tab
from peling_app.kit.view.style import SERIF_LIST
from peling_app.kit.words.tiles import wind_name
from peling_app.platform.resources import SANS
from peling_app.platform.shipped import assets
from peling_app.play.model.saved_games import SavedGames
from peling_app.shell.view import vignettes
from peling_app.shell.view.continue_strip import ContinueStrip
from peling_app.shell.view.door import Door

WIDTH = 1200
HEIGHT = 900
LARGEST = 1.6
STRIP = 96
"""Height that the strip and its gap take; without an unfinished game the doors get half of it."""
STRIP_HEIGHT = 74
"""Height of the strip where its words need no more."""
AROUND = 6
"""Pixels that stay free about the books, for the frame of the chosen one."""
BESIDE_HEADING = 16
"""Pixels between the heading of the books and what is said beside it."""
BESIDE_SHELF = 702 - 570 - STRIP_HEIGHT
"""Height between the strip and the books, in which the button of the house rules stands."""


class HomePage(Page):
    """The start page.

    Signals:
        play_asked: set up a new game.
        continue_asked: go on with the game of this journal.
        games_asked: show all saved games.
        replay_asked: look at the deals of the game of this journal that are over.
        house_rules_asked: show the house rules of the chosen book.
        learn_asked: learn from a book.
        score_asked: keep the score of a table of people.
    """

    play_asked = Signal()
    continue_asked = Signal(object)
    games_asked = Signal()
    replay_asked = Signal(object)
    house_rules_asked = Signal()
    learn_asked = Signal()
    score_asked = Signal()

    def __init__(
        self, services: Services, rules: ChosenRules, games: SavedGames, parent: QWidget | None = None
    ) -> None:
        """Make the page and connect it with its model and the commands."""
        super().__init__(parent)
        self._rules = rules
        self._games = games
        self._theme = theme = services.theme
        self._bird = QSvgRenderer(str(assets() / "icons" / "bird.svg"), self)
        self._title = QLabel(self)
        self._motto = QLabel(self)
        self._play = Door(theme, "P", self._draw_table, self)
        self._learn = Door(theme, "L", self._draw_lesson, self)
        self._score = Door(theme, "S", self._draw_sheet, self)
        self._strip = ContinueStrip(theme, self)
        self._heading = QLabel(self)
        self.note = QLabel(self)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.house_rules = Button(theme, Kind.LACQUER, height=32, parent=self)
        self.shelf = QWidget(self)
        self._cards = [BookCard(theme, book, self.shelf) for book in book_ids()]
        self._icons = CommandIcons(services, framed=True, parent=self)
        self._play.clicked.connect(self.play_asked)
        self._learn.clicked.connect(self.learn_asked)
        self._score.clicked.connect(self.score_asked)
        self._strip.chosen.connect(self.continue_asked)
        self._strip.others_asked.connect(self.games_asked)
        self._strip.replay_asked.connect(self.replay_asked)
        self.house_rules.clicked.connect(self.house_rules_asked)
        for number, card in enumerate(self._cards):
            card.clicked.connect(partial(self._choose, card))
            card.stepped.connect(partial(self._step, number))
        rules.changed.connect(self._refresh)
        games.changed.connect(self._refresh)
        theme.changed.connect(self._place)
        doors = zip(("home.play", "home.learn", "home.score"), self.doors, strict=True)
        services.commands.handle({command: partial(self.go, door) for command, door in doors})
        self._order_focus()
        self.retranslate()

    @property
    def doors(self) -> tuple[Door, Door, Door]:
        """Return the doors Play, Learn and Score."""
        return self._play, self._learn, self._score

    @property
    def cards(self) -> tuple[BookCard, ...]:
        """Return the books in the order of the shelf."""
        return tuple(self._cards)

    @property
    def strip(self) -> ContinueStrip:
        """Return the strip of the unfinished game."""
        return self._strip

    @property
    def stops_by_part(self) -> list[list[QWidget]]:
        """Return the doors, the strip of the last game, the books, and the icons."""
        strip, icons = self._strip.findChildren(Button), self._icons.findChildren(QAbstractButton)
        parts: tuple[Sequence[QWidget], ...] = (self.doors, strip, (self.house_rules, *self._cards), icons)
        stops = ([one for one in part if takes_tab(one)] for part in parts)
        return [part for part in stops if part]

    def go(self, door: Door) -> None:
        """Do what a click on a door does, from its key."""
        door.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not door.is_closed:
            door.click()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the game to go on with, which is gold where there is one; else at the first door."""
        first = self._play if self._strip.isHidden() else self._strip.go_on
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the whole page again."""
        self._title.setText("Pe-Ling")
        self._motto.setText(self.tr("the bird of a hundred intelligences"))
        self._play.set_words(
            self.tr("Play"),
            self.tr(
                "Four at the table, three of them the computer. The tutor explains each claim as it comes."
            ),
            self.tr("New game, up to 4 players"),
        )
        self._learn.set_words(
            self.tr("Learn"),
            self.tr("The rule book in lessons, with tiles to move and drills to repeat."),
            self.tr("Lessons, drills, a guided deal"),
        )
        self._score.set_words(
            self.tr("Score"),
            self.tr("A score sheet for a table with real tiles. Lay the tiles or enter the points."),
            self.tr("Up to 4 players, every rule book"),
        )
        self._heading.setText(self.tr("Rule book"))
        self.house_rules.setText(self.tr("House rules"))
        self.house_rules.setAccessibleDescription(self.tr("Change the details of the chosen book"))
        self.shelf.setAccessibleName(self.tr("Rule book"))
        self.setAccessibleName(self.tr("Start page"))
        self._refresh()
        self._place()

    def _refresh(self) -> None:
        """Show games and books as the model has them."""
        rules, games = self._rules, self._games.unfinished
        had_strip, high = not self._strip.isHidden(), self._strip.least_height
        self._strip.setVisible(bool(games))
        sets = rules.sets
        first = games[0] if games else None
        if first is not None and first.path != self._strip.game and not self.isVisible():
            # Who comes back finds another game in gold, and with Enter goes on with that.
            self._strip.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._strip.set_games(games, "" if first is None else sets.name_of(first.rule_set, first.house))
        name, changed = sets.chosen(rules.book), sets.is_changed(rules.book)
        self.note.setText(
            self.tr("New games and sheets follow this book. House rules: {name}.").format(
                name=set_words(name, changed=changed)
            )
            if name or changed
            else self.tr("New games and sheets follow this book.")
        )
        for card in self._cards:
            reason = "" if rules.is_playable(card.book) else self.tr("Comes in a later version")
            card.set_words(cover(card.book), reason)
            card.setChecked(card.book == rules.book)
        if (had_strip, high) != (bool(games), self._strip.least_height) or self._play.width() < 200:
            self._place()

    def _choose(self, card: BookCard) -> None:
        if card.can_be_chosen:
            self._rules.choose_book(card.book)

    def _step(self, number: int, steps: int) -> None:
        self._cards[(number + steps) % len(self._cards)].setFocus(Qt.FocusReason.TabFocusReason)

    def _draw_table(self, painter: QPainter, room: QRectF) -> None:
        vignettes.draw_table(painter, room, self._theme.tiles, self._theme.felt)

    def _draw_lesson(self, painter: QPainter, room: QRectF) -> None:
        words = {
            "lesson": self.tr("Lesson 7"),
            "title": self.tr("To Chow"),
            "set": self.tr("three in order, one suit"),
            "right": self.tr("from your left"),
            "wrong": self.tr("from your right"),
        }
        vignettes.draw_lesson(painter, room, words, self._theme.tiles)

    def _draw_sheet(self, painter: QPainter, room: QRectF) -> None:
        vignettes.draw_sheet(painter, room, tuple(wind_name(wind) for wind in WINDS))

    def _order_focus(self) -> None:
        order: list[QWidget] = [*self.doors, self._strip, self.house_rules, *self._cards, self._icons]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _scale(self) -> float:
        return min(self.height() / HEIGHT, (self.width() - 96) / WIDTH, LARGEST)

    def _place(self) -> None:
        """Lay everything out, unless the size of the page is not known yet: with that it is done, too."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self._lay_out()

    def _lay_out(self) -> None:
        """Lay everything out at the present scale."""
        scale = self._scale()
        left = (self.width() - WIDTH * scale) / 2
        above = (self.height() - HEIGHT * scale) / 2

        def put(widget: QWidget, x: float, y: float, width: float, height: float) -> None:
            widget.setGeometry(
                round(left + x * scale), round(above + y * scale), round(width * scale), round(height * scale)
            )

        zoom = min(125, self._theme.zoom()) / 100
        self._word(self._title, SERIF_LIST, 56 * scale, LACQUER.title)
        self._word(self._motto, SERIF_LIST, 20 * scale * zoom, "#D9C9A6", italic=True)
        self._word(self._heading, SERIF_LIST, 23 * scale * zoom, LACQUER.title)
        self._word(self.note, f'"{SANS}"', 14 * scale * zoom, "#D3C5A8")
        put(self._title, 106, 44, 400, 68)
        put(self._motto, 106, 111, 600, 30)
        icons = self._icons.sizeHint()
        self._icons.setGeometry(
            round(left + WIDTH * scale - icons.width() + 3),
            round(above + 89 * scale - icons.height() / 2),
            icons.width(),
            icons.height(),
        )
        strip = not self._strip.isHidden()
        self.house_rules.set_scale(scale)
        button = self.house_rules.sizeHint()
        # Large words make it higher than the room between strip and books: strip and doors give way.
        self._strip.set_scale(scale)
        higher = max(0.0, self._strip.least_height / scale - STRIP_HEIGHT)
        below = min(0.0, BESIDE_SHELF - (button.height() - RING + AROUND) / scale)
        more = below - higher if strip else STRIP * 0.6
        for number, door in enumerate(self.doors):
            put(door, number * 408, 176, 384, 372 + more)
            door.set_scale(scale)
        abouts, feet = zip(*(door.lines() for door in self.doors), strict=True)
        for door in self.doors:
            door.set_lines((max(2, *abouts), max(feet)))
        put(self._strip, 0, 570 + min(0, more), WIDTH, STRIP_HEIGHT + higher)
        shelf = 0 if strip else -STRIP * 0.2
        put(self._heading, 0, 658 + shelf, 500, 34)
        around = AROUND / scale
        put(self.shelf, -around, 702 + shelf - around, WIDTH + 2 * around, 148 + 2 * around)
        middle = above + (675 + shelf) * scale
        self.house_rules.setGeometry(
            round(left + WIDTH * scale - button.width() + RING),
            # Large words make it higher; it ends where the books begin.
            min(round(middle - button.height() / 2), self.shelf.y() + RING - button.height()),
            button.width(),
            button.height(),
        )
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Large words, or the name of house rules, need all that the heading leaves, and two lines of it.
        begin = round(left) + self._heading.sizeHint().width() + BESIDE_HEADING
        end = round(left + WIDTH * scale) - button.width() - 6
        high = max(40, round(54 * scale))
        self.note.setGeometry(begin, round(middle - high / 2), end - begin, high)
        for number, card in enumerate(self._cards):
            card.setGeometry(
                round(number * 243 * scale) + 1, 1, round(228 * scale) + 10, round(148 * scale) + 10
            )
            card.set_scale(scale)
        self.update()

    @staticmethod
    def _word(label: QLabel, family: str, size: float, ink: str, *, italic: bool = False) -> None:
        style = "italic" if italic else "normal"
        sheet = (
            f"font-family: {family}; font-size: {max(12, round(size))}px; font-style: {style}; color: {ink};"
        )
        if sheet != label.styleSheet():
            label.setStyleSheet(sheet)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay out for the new size."""
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer, its brass frame and the bird."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect())
        paint.lacquer_ground(painter, area)
        paint.brass_frame(painter, area)
        scale = self._scale()
        left = (self.width() - WIDTH * scale) / 2
        above = (self.height() - HEIGHT * scale) / 2
        height = 84 * scale
        width = height * 108 / 126
        corner = QPointF(left + (84 * scale - width) / 2, above + 54 * scale)
        self._bird.render(painter, QRectF(corner.x(), corner.y(), width, height))
