"""The dialog of house rules, made from the options of a rule set: what each changes, and where it stands."""

from __future__ import annotations

from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from peling.rules.ruleset import Option, OptionValue, RuleSet
from peling_app.books.house_rules import FREE_STEP, LARGEST_NUMBER, another_number, multiple_of
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.house_sets_bar import HouseSetsBar
from peling_app.books.words.citations import short_citation
from peling_app.books.words.house_sets import default_value, rule_help, rule_label, rule_value
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import capitals, label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.text.number_box import NumberBox

translate = QCoreApplication.translate

WIDE = 900
"""A dialog narrower than this, at 100 percent of text, has the fields below what they are about."""
SHOWN = ("play", "score")
"""Options that concern a table with real tiles only are left to the score sheet."""

AT_TABLE = ("play", "score", "sheet")
"""What is shown for a score sheet."""


def scope_name(scope: str) -> str:
    """Return the heading under which the options of a scope stand."""
    match scope:
        case "play":
            return translate("House rules", "Course of play")
        case "sheet":
            return translate("House rules", "At a table with real tiles")
        case _:
            return translate("House rules", "Scores")


class HouseRulesDialog(PaperDialog):
    """The house rules of a book; every choice is kept at once.

    "As in the book" undoes them all, Ctrl+Z one after the other.
    """

    def __init__(
        self,
        theme: Theme,
        model: ChosenRules,
        rules: RuleSet,
        parent: QWidget | None = None,
        scopes: tuple[str, ...] = SHOWN,
    ) -> None:
        """Make one row for each option of the rule set that is of one of these scopes."""
        super().__init__(theme, parent)
        self._model = model
        self._rules = rules
        self._places = (
            {one.id: one.cite for one in rules.rulings}
            | {one.id: one.cite for one in rules.entries}
            | {one.id: one.cite for one in rules.items}
        )
        self._holds = label("small", wrap=True)
        self.sets = HouseSetsBar(theme, model, rules.id)
        self.insert(self._holds)
        self.insert(self.sets)
        self.insert(SingleRule(theme))
        self._headings: list[tuple[QLabel, str]] = []
        self._fields: list[tuple[QGridLayout, QVBoxLayout]] = []
        self._is_narrow = False
        self._rows: list[tuple[Option, QLabel, QLabel, QLabel, ChoiceBox, NumberBox | None]] = []
        options = sorted(
            (option for option in rules.options if option.scope in scopes),
            key=lambda o: scopes.index(o.scope),
        )
        for scope, some in groupby(options, key=lambda option: option.scope):
            heading = label("kicker")
            self._headings.append((heading, scope))
            fill(self.column, 6, heading)
            for option in some:
                self._add_row(option)
        self.column.addStretch(1)
        self.as_book = Button(theme, icon="undo")
        self._close = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self._close)
        fill(self.foot, self.as_book, STRETCH, self._close)
        self.as_book.clicked.connect(self.sets.take_book)
        self.sets.taken_in.connect(self.begin_at_top)
        self._close.clicked.connect(self.accept)
        # A field of choices takes every key that writes something, this one too.
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(self.sets.undo)
        model.changed.connect(self._refresh)
        self.retranslate()
        self.fit(self.theme.sized(920), self.theme.sized(760))

    def choice(self, key: str) -> ChoiceBox:
        """Return the field of an option.

        Raises:
            KeyError: there is no such option here.
        """
        for option, _, _, _, field, _ in self._rows:
            if option.key == key:
                return field
        raise KeyError(key)

    def _add_row(self, option: Option) -> None:
        name, about, place = label(wrap=True), label("small", wrap=True), label("cite")
        field = ChoiceBox()
        field.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(12)
        for value in option.values:
            field.addItem("", value)
        number: NumberBox | None = None
        if option.any_number:
            number = NumberBox()
            number.setRange(4, LARGEST_NUMBER)
            number.set_multiple(multiple_of(self._rules.id, option))
            number.setSingleStep(FREE_STEP)
            # Of 4000 the 400 comes first, a choice of its own: the field would go while it is written.
            number.setKeyboardTracking(False)
            field.addItem("", None)
            number.valueChanged.connect(partial(self._take_number, option))
        field.activated.connect(partial(self._take, option))
        name.setBuddy(field)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(1)
        grid.addWidget(name, 0, 0)
        grid.addWidget(about, 1, 0)
        grid.addWidget(place, 2, 0)
        fields = fill(QVBoxLayout(), field)
        if number is not None:
            fields.addWidget(number)
        self._fields.append((grid, fields))
        self._place(grid, fields)
        fill(self.column, grid, SingleRule(self.theme))
        self._rows.append((option, name, about, place, field, number))

    def _place(self, grid: QGridLayout, fields: QVBoxLayout) -> None:
        """Put the field of an option beside its words, or below them where neither has room to be read."""
        grid.removeItem(fields)
        if self._is_narrow:
            nest(grid, fields, 3, 0)
        else:
            nest(grid, fields, 0, 1, 3, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 0 if self._is_narrow else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the fields be read in full."""
        super().resizeEvent(event)
        narrow = event.size().width() < WIDE * self.theme.zoom() / 100
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            for grid, fields in self._fields:
                self._place(grid, fields)

    def _chosen(self, option: Option) -> OptionValue:
        return self._model.sets.usable(self._rules.id).get(option.key, option.default)

    def _set(self, option: Option, value: OptionValue) -> None:
        self.sets.changes(rule_label(option.key, self._rules.id))
        rules = self._model.sets.usable(self._rules.id)
        rules.pop(option.key, None)
        if value != option.default or type(value) is not type(option.default):
            rules[option.key] = value
        self._model.set_house_rules(rules, self._rules.id)

    def _take(self, option: Option, index: int) -> None:
        if index < len(option.values):
            self._set(option, option.values[index])
        else:
            self._set(option, another_number(option, self._chosen(option)))
        self._refresh()

    def _take_number(self, option: Option, value: int) -> None:
        self._set(option, value)
        self._refresh()

    def retranslate(self) -> None:
        """Word every option again."""
        self.setWindowTitle(self.tr("House rules"))
        self.title.setText(self.tr("House rules: {book}").format(book=short_title(self._rules.id)))
        self._holds.setText(
            self.tr("They hold for new games and score sheets, and where hands are compared or judged.")
        )
        self.as_book.setText(self.tr("As in the book"))
        self._close.setText(self.tr("Done"))
        for heading, scope in self._headings:
            capitals(heading, scope_name(scope))
        for option, name, about, place, field, number in self._rows:
            name.setText(rule_label(option.key, self._rules.id))
            about.setText(rule_help(option, self._rules))
            place.setText(short_citation(self._places[option.source]))
            field.setAccessibleName(name.text())
            field.setAccessibleDescription(f"{about.text()} {place.text()}")
            for index, value in enumerate(option.values):
                words = rule_value(option.key, value, self._rules.id)
                field.setItemText(index, default_value(words, option, self._rules) if index == 0 else words)
            if number is not None:
                field.setItemText(len(option.values), self.tr("another number"))
                number.setAccessibleName(self.tr("{rule}: number").format(rule=name.text()))
        self._refresh()

    def _refresh(self) -> None:
        """Show what is chosen."""
        book = self._rules.id
        for option, name, _, _, field, number in self._rows:
            value = self._chosen(option)
            known = [
                index
                for index, allowed in enumerate(option.values)
                if allowed == value and type(allowed) is type(value)
            ]
            field.setCurrentIndex(known[0] if known else len(option.values))
            changed = not known or known[0] > 0
            font = name.font()
            font.setBold(changed)
            name.setFont(font)
            name.setText(
                self.tr("{rule} (changed)").format(rule=rule_label(option.key, self._rules.id))
                if changed
                else rule_label(option.key, self._rules.id)
            )
            if number is not None:
                if not known and isinstance(value, int):
                    number.blockSignals(True)
                    number.setValue(value)
                    number.blockSignals(False)
                number.setVisible(not known)
        self.as_book.setEnabled(bool(self._model.sets.usable(book) or self._model.unknown_in(book)))
