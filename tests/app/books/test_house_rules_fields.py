"""Every choice of every house rule can be read in full in its field, however large the text is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.view.house_rules import AT_TABLE, HouseRulesDialog
from peling_app.books.words.citations import short_citation
from peling_app.platform.settings import LANGUAGES, Language
from tests.by_day import by_day
from tests.end2end.stage import make_context


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize(
    ("zoom", "width"),
    by_day(
        [(150, 984)],
        [(100, 640), (100, 860), (100, 920), (150, 984), (150, 1380)],
        several=True,
    ),
)
def test_no_choice_is_cut(qtbot: QtBot, language: Language, zoom: int, width: int) -> None:
    context = make_context(language=language, settings={"text_zoom": zoom})
    cut = []
    for book in RULE_SETS:
        dialog = HouseRulesDialog(context.theme, context.rules, rule_set(book), scopes=AT_TABLE)
        qtbot.addWidget(dialog)
        dialog.resize(QSize(width, 700))
        dialog.show()
        QApplication.processEvents()
        for option in rule_set(book).options:
            field = dialog.choice(option.key)
            for number in range(field.count()):
                field.setCurrentIndex(number)
                if field.shown_text() != field.itemText(number):
                    cut.append((book, option.key, field.width(), field.itemText(number)))
        dialog.close()
    context.translations.use(Language.ENGLISH)
    assert not cut


def test_every_house_rule_names_a_place_of_its_book_and_no_id_of_ours(qtbot: QtBot) -> None:
    context = make_context()
    for book in RULE_SETS:
        rules = rule_set(book)
        dialog = HouseRulesDialog(context.theme, context.rules, rules, scopes=AT_TABLE)
        qtbot.addWidget(dialog)
        ids = {option.source for option in rules.options}
        said = {label.text() for label in dialog.findChildren(QLabel)}
        assert not ids & said, book
        assert {short_citation(one.cite) for one in rules.items if one.id in ids} <= said
