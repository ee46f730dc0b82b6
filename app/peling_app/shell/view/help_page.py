"""The page of help: the first five keys and minutes, and every key, made from the registry of commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID, COMMANDS, Command, Group, Scope
from peling_app.kit.model.commands import command_text
from peling_app.kit.model.services import Services
from peling_app.kit.theme import LARGE_TEXT, LARGE_WINDOW
from peling_app.kit.view.controls import Button
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import PaperPage, label, say
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.words.marks import Sentence, Sentences

STEPS = 5
FIRST_KEYS: Final = (
    ("tile.left", "tile.right"),
    ("tile.choose",),
    ("claim.pass",),
    ("tutor.advise",),
    ("table.why",),
)
"""What a player needs who has never played with keys; those of one row are said together."""
HEADINGS: Final = Sentences(
    {
        Group.CLAIMS: Sentence("HelpPage", "Claims"),
        Group.TABLE: Sentence("HelpPage", "At the table"),
        Group.GAME: Sentence("HelpPage", "Game"),
        Group.LEARN: Sentence("HelpPage", "Lessons and drills"),
        Group.SCORE: Sentence("HelpPage", "Score sheet"),
        Group.VIEW: Sentence("HelpPage", "View"),
        Group.HELP: Sentence("HelpPage", "Help"),
    }
)
"""What groups of keys are called."""
BESIDE: Final = (
    (Group.CLAIMS, Group.TABLE),
    (Group.GAME, Group.LEARN, Group.SCORE, Group.VIEW, Group.HELP),
)
"""The groups in the order in which they stand: one column, or two where there is much room."""
PLACES: Final = Sentences(
    {
        Scope.HOME: Sentence("HelpPage", "on the start page"),
        Scope.SETUP: Sentence("HelpPage", "setting the table"),
        Scope.COMPARE: Sentence("HelpPage", "comparing books"),
        Scope.JUDGE: Sentence("HelpPage", "judging a hand"),
        Scope.REPLAY: Sentence("HelpPage", "in the replay"),
        Scope.REVIEW: Sentence("HelpPage", "in the review"),
        Scope.OWN_HANDS: Sentence("HelpPage", "practising own hands"),
        Scope.GAMES: Sentence("HelpPage", "among saved games"),
    }
)
"""Where keys work whose group does not say it."""


def keys_text(command: Command) -> str:
    """Return the shortcuts of a command as this system writes them."""
    return key_text(*command.keys)


class HelpPage(PaperPage):
    """How to begin, and all keys."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        """Make the page."""
        super().__init__(services.theme, parent, reads=True)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(64)
        fill(self.column, self._columns, STRETCH)
        self._first_title, self._steps_title = label("subheading"), label("subheading")
        steps = fill(QVBoxLayout(), self._first_title, spacing=10)
        first = QGridLayout()
        first.setVerticalSpacing(4)
        first.setHorizontalSpacing(14)
        first.setColumnStretch(1, 1)
        self._first = [(label("key"), label(wrap=True)) for _ in FIRST_KEYS]
        for row, (key, meant) in enumerate(self._first):
            first.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            first.addWidget(meant, row, 1)
        fill(steps, first, 6, SingleRule(services.theme), 2, self._steps_title)
        self._steps = [label("lead", wrap=True) for _ in range(STEPS)]
        fill(steps, *self._steps, STRETCH)
        self._keys = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._keys.setSpacing(4)
        self._groups: dict[Group, QLabel] = {}
        self._rows: list[tuple[Command, QLabel, QLabel, QLabel]] = []
        for groups in BESIDE:
            keys = fill(QVBoxLayout(), spacing=4)
            for group in groups:
                self._add_group(keys, group)
            fill(keys, STRETCH)
            self._keys.addLayout(keys, 1)
        fill(self._columns, (steps, 5), (self._keys, 6))
        self._back = Button(services.theme, icon="arrow-left", key="Esc", height=42)
        self._back.clicked.connect(self.back_asked)
        fill(self.foot, self._back, STRETCH)
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (self.tr("Help and keys"),)

    def _add_group(self, column: QVBoxLayout, group: Group) -> None:
        heading = label("subheading")
        self._groups[group] = heading
        column.addWidget(heading)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(20)
        grid.setColumnStretch(0, 1)
        shown = [command for command in COMMANDS if command.group is group and command.keys]
        # What belongs to the table of play comes before what is done on another page.
        for row, command in enumerate(sorted(shown, key=lambda one: one.scope in PLACES)):
            words, where, keys = label(wrap=True), label("small"), label("key")
            grid.addWidget(words, row, 0)
            grid.addWidget(where, row, 1)
            grid.addWidget(keys, row, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._rows.append((command, words, where, keys))
        fill(column, grid, 6, SingleRule(self.theme), 6)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin to read, or where all is in sight at the way back."""
        reads = self.scroller.focusPolicy() is not Qt.FocusPolicy.NoFocus
        (self.scroller if reads else self._back).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the page again."""
        self.set_title(self.tr("Help and keys"))
        self.scroller.setAccessibleName(self.tr("Help and keys"))
        self.subtitle.setText(
            self.tr("Everything can be done with the mouse, with the keys alone, or by a screen reader")
        )
        self._first_title.setText(self.tr("The first five keys"))
        told = (
            self.tr("Go to a tile of your hand"),
            self.tr("Select the tile; once more discards it"),
            self.tr("Let the offered tile pass"),
            self.tr("Ask the tutor what is best"),
            self.tr("Ask why something is not possible"),
        )
        for (key, meant), ids, text in zip(self._first, FIRST_KEYS, told, strict=True):
            key.setText("  ".join(key_text(BY_ID[one].keys[0]) for one in ids))
            meant.setText(text)
        self._steps_title.setText(self.tr("The first five minutes"))
        steps = (
            self.tr("Choose Play, then Start. The seats are drawn by dice, and the tiles are dealt."),
            self.tr(
                "On your turn you hold one tile too many. Drag a tile onto the table, click it twice, or go "
                "to it with the arrows and press Enter twice: it is discarded."
            ),
            self.tr(
                "When another player discards, the bar above your hand shows what you may claim. Mah-Jongg, "
                "Kong, Pung, Chow and Pass always stand in this order. Nobody hurries you."
            ),
            self.tr(
                "The tutor beside the table says what each claim makes, counts and costs, and why a claim is "
                "not allowed, with the place in the book. Ask Why not? of any tile or button with the right "
                "button of the mouse or the key W. In a narrow window press Ctrl+1 to open the tutor, "
                "or a sign on its strip at the edge."
            ),
            self.tr(
                "After the deal the four hands lie open with every point and double. You can close the "
                "program at any time: Continue goes on exactly there."
            ),
        )
        for number, (step, words) in enumerate(zip(self._steps, steps, strict=True), start=1):
            say(step, self.tr("{number}. {words}").format(number=number, words=words))
        for group, heading in self._groups.items():
            heading.setText(HEADINGS(group))
        for command, words_label, where, keys in self._rows:
            words_label.setText(command_text(command))
            where.setText(PLACES(command.scope) if command.scope in PLACES else "")
            keys.setText(keys_text(command))
        self._back.setText(self.tr("Back"))

    def arrange(self) -> None:
        """Put the columns one below the other where they have no room side by side."""
        narrow = self.width() < 900 * self.theme.zoom() / 100
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
        is_large = self.width() >= LARGE_WINDOW[0] and self.theme.zoom() <= LARGE_TEXT
        self._keys.setDirection(direction if is_large else QBoxLayout.Direction.TopToBottom)
        self._keys.setSpacing(64 if is_large else 4)
        self._columns.setStretch(1, 12 if is_large else 6)
