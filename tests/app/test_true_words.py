"""What the program tells is so by the book that is played: walks over cards, house rules, rows and names."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.advice.consequences import worth_of
from peling.core.actions import AddedKong, ConcealedKong, SetOutBonus
from peling.core.melds import pung
from peling.core.scoring import Win, WinBy
from peling.core.tiles import WINDS, Wind, tile
from peling.ledger.history import new_history
from peling.ledger.inputs import Enter
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.course import Length, Seating
from peling_app.books.faces import face, subject_of
from peling_app.books.model.chosen import printed_books
from peling_app.books.subjects import Subject
from peling_app.books.words.citations import book_words
from peling_app.books.words.house_sets import default_value
from peling_app.books.words.rulebooks import short_title
from peling_app.books.words.scores import SHORT
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn
from peling_app.platform.preferences import Preferences
from peling_app.play.settle.model.course import outrun, round_over
from peling_app.play.settle.model.page import settle_page, with_course
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.words.board import throw_for_east, wind_box
from peling_app.play.tutor.words.first_times import first_words, topics_worded
from peling_app.score.model.report import report_of
from peling_app.shell.view.about import AboutBox
from tests.app.play.settle.deals import PICTURE, finish
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.tutor.positions import own_turn
from tests.app.score.evenings import SETUP, won
from tests.engine.positions import position

ROUNDS = [book for book in RULE_SETS if rule_set(book).course.rounds]
CARDS = [
    (topic, book)
    for topic in sorted(topics_worded())
    for book in RULE_SETS
    if {entry.id for entry in rule_set(book).entries} & set(face(book).meetings.get(topic, ()))
]
E, S, W, N = WINDS
ROOT = Path(__file__).parents[2]


def test_sets_that_lie_open_have_one_name_everywhere() -> None:
    found = ET.parse(Path(__file__).parents[2] / "translations" / "peling_de.ts").getroot()  # noqa: S314 - our own file
    said = [source.text or "" for source in found.iter("source")]
    assert "Your open sets" in said
    assert not [text for text in said if "exposed set" in text]


@pytest.mark.parametrize("book", ROUNDS)
def test_the_card_of_the_round_wind_promises_what_the_book_gives(book: str) -> None:
    view, rules = replace(own_turn(), round_wind=E), rule_set(book)
    of_round, of_nobody, own = (worth_of(pung(tile(code), W), view, rules) for code in "EWS")
    text = first_words("round-wind", book).text
    counts_for_all = of_round != of_nobody
    assert ("A set of it counts more in any hand" in text) is (counts_for_all and book == "how-to-play")
    assert ("doubles only" in text) is not counts_for_all
    twice = worth_of(pung(tile("S"), W), replace(view, round_wind=S), rules)
    assert ("twice" in text) is (
        book != "fenghua" and twice.doubles == 2 * own.doubles and not counts_for_all
    )


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("topic", "book"), CARDS)
def test_no_card_says_that_a_deal_is_the_whole_game_or_that_all_hands_count_where_one_does(
    topic: str, book: str
) -> None:
    text = first_words(topic, book).text
    assert "game is over" not in text
    if rule_set(book).only_winner_counts:
        assert "every hand is laid open and counted" not in text
        assert "all hands are laid open and counted" not in text


PRINTED = {
    "pung-chow": {"mandarins"},
    "pung-chow-limit": {"mandarins", "limit", "mah_jongg_points", "fourth_tile", "loser_cap", "pay_all"},
    "how-to-play": {
        *("flowers", "face_down_discards", "limit", "late_claim", "limit_receive", "four_wind_pungs"),
        *("liabilities", "false_mah_jongg"),
    },
    "four-winds": {
        *("limit", "rob_suits_only", "discarder_pays_all"),
        *("extra_pairs", "extra_open_flowers", "extra_moon", "extra_rob"),
    },
    "fenghua": {"min_claim_points", "loner_closed_kong", "bottom_tile", "forced_flowers", "value_table"},
}
"""The house rules of which the book itself tells the default, as read in the rule files."""


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_default_is_marked_as_the_book_s_where_the_book_tells_it_and_nowhere_else(book: str) -> None:
    rules = rule_set(book)
    marked = {option.key: default_value("14", option, rules) for option in rules.options}
    assert set(marked.values()) == {"14 (our choice)", "14 (book)"}
    assert {key for key, said in marked.items() if said == "14 (book)"} == PRINTED[book]


@pytest.mark.parametrize("book", RULE_SETS)
def test_printed_is_said_only_of_a_default_that_a_ruling_would_make_ours(book: str) -> None:
    rules = rule_set(book)
    decided = {ruling.id for ruling in rules.rulings} | {ruling.option for ruling in rules.rulings}
    for option in rules.options:
        assert not option.printed or {option.source, option.key} & decided, option.key


@pytest.mark.parametrize("book", RULE_SETS)
def test_only_a_book_that_has_a_wind_box_shows_one(qapp: QApplication, book: str) -> None:
    assert qapp is not None
    board = BoardViewModel()
    hand = {S: "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"}
    TableViewModel(FakeGame(position(hand, turn=S, drawn="B7"), rules=rule_set(book)), board, parent=board)
    assert ("ox" in board.picture.box_line) is (book == "pung-chow-limit")
    course = rule_set(book).course
    boxed = course.seating is Seating.WIND_BOX
    for wind in (None, Wind.SOUTH):
        assert ("ox" in wind_box(wind, known=boxed)) is (book == "pung-chow-limit"), short_title(book)
    assert "ox" not in board_picture(own_turn(), (), HandOrder(), Table({}, {})).box_line
    assert "ox" in board_picture(own_turn(), (), HandOrder(), Table({}, {}, wind_box=True)).box_line


def test_no_item_stands_in_the_row_of_another() -> None:
    """A pair that became a three is no pair that the last tile made, nor a fourth tile a robbed one."""
    items = {item.id: subject_of(item.id) for book in RULE_SETS for item in rule_set(book).items}
    rows = {subject: {item for item, of in items.items() if of is subject} for subject in Subject}
    assert rows[Subject.PAIR_CALL] == {"FH-PATTERN-PAIR-CALL"}
    assert rows[Subject.FOURTH_TILE] == {"PC2-BONUS-FOURTHTILE"}
    assert rows[Subject.ROBBED] <= {"HP-X-SNATCH", "FW-X-ROB", "FH-PATTERN-ROB"}
    assert all(re.search("WIN-PAIR|FW-HEAD", item) for item in rows[Subject.LAST_PAIR])


def test_all_that_is_right_is_not_said_as_missing() -> None:
    assert "3" not in learn.found(3, 3)
    assert learn.found(2, 3).startswith("2 of 3 found")


@pytest.mark.parametrize("left_out", [0, 1])
def test_what_is_found_is_counted_by_what_is_right_and_not_by_what_is_wrong(
    qapp: QApplication, left_out: int
) -> None:
    assert qapp is not None
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("pung-chow")
    model.open_page("pc-sets/1")
    asked = model.task.asked
    assert asked is not None
    right = asked.question.solutions[0]
    assert isinstance(right, list)
    wrong = next(card.id for card in model.task.cards if card.id not in right)
    model.task.solve([*right[left_out:], wrong])
    model.task.check()
    some = f"{len(right) - 1} of {len(right)} found"
    every = "Everything right was found, but not all that you chose is right."
    assert model.task.message.startswith(some if left_out else every)


def test_the_sheet_that_is_printed_does_not_say_how_a_hand_was_won_if_nobody_said_so() -> None:
    made = new_history(SETUP).apply(Enter(won((8, 52, 12, 8), 1)), "1923-05-17T21:00:00+00:00")
    made = made.apply(Enter(won((8, 52, 12, 8), 1, 3)), "1923-05-17T21:00:00+00:00")
    said = [deal.hands[1].how for deal in report_of(made.sheet).deals]
    assert said == ["won; not said how", "won, claimed from West"]


def test_about_names_every_book_and_the_licence_under_which_each_part_stands(qtbot: QtBot) -> None:
    box = AboutBox(Theme(Preferences(None)))
    qtbot.addWidget(box)
    said = [label.text() for label in box.findChildren(QLabel)]
    assert all(any(book_words(book) in text for text in said) for book in printed_books())
    assert len({book_words(book) for book in printed_books()}) == 4
    licences = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    art = next(one for one in licences if "assets/tiles/**" in one["path"])
    assert art["SPDX-License-Identifier"] == "CC0-1.0"
    assert any("CC0 1.0" in text for text in said[said.index("Tile faces, icons and sounds") :][:2])


def test_no_sentence_of_a_game_goes_wrong_with_you_for_a_name() -> None:
    """At the table the user may be called "You": no verb of the third person may follow a name."""
    assert throw_for_east("You", again=False) == "the highest, so East: You"
    said = ET.parse(Path(__file__).parents[2] / "translations" / "peling_de.ts")  # noqa: S314 - our own file
    for context in said.getroot().iter("context"):
        if context.findtext("name") not in {"Board", "Session", "Settlement", "Log", "Tutor", "Replay"}:
            continue
        for message in context.iter("message"):
            for text in (message.findtext("source") or "", message.findtext("translation") or ""):
                assert not re.search(r"\{(name|player)\} (is|has|was|ist|hat|[a-z]+s)\b", text), text


def test_a_lost_mah_jongg_is_explained_to_him_who_lost_it_alone() -> None:
    rules, result = rule_set("pung-chow"), finish(PICTURE, S, Win(tile("B8"), WinBy.DISCARD, E))
    lost = replace(result, outrun=(N,))
    names = dict.fromkeys(WINDS, "")
    said = settle_page(lost, rules, names, {}, me=N, deal=1).rule
    assert said.startswith("You could go out with that tile too, but only one does: South comes before you")
    assert "nearer after East" in said
    assert "You could" not in settle_page(lost, rules, names, {}, me=W, deal=1).rule


def test_who_goes_out_first_is_explained_by_the_house_rule_of_the_game() -> None:
    won = replace(finish(PICTURE, S, Win(tile("B8"), WinBy.DISCARD, W)), outrun=(N,))
    said = outrun(won, rule_set("fenghua", {"multi_win": "banker_first"}), N)
    assert "By a house rule of this game the banker comes first" in said
    assert "nearer" not in said


@pytest.mark.parametrize("book", ROUNDS)
def test_the_end_of_a_round_is_said_with_its_place(book: str) -> None:
    result = finish(PICTURE, S, Win(tile("B8"), WinBy.WALL))
    played = replace(
        result, records={wind: replace(record, round_wind=E) for wind, record in result.records.items()}
    )
    rules = rule_set(book)
    assert round_over(played, rules, E) == ""
    assert round_over(played, rules, None) == ""
    said = round_over(played, rules, S)
    assert said.startswith("With that the East round is over; the South round begins. (")
    assert not said.endswith("()")
    last = round_over(played, rules, S, ends=True)
    assert last.startswith("With that the East round is over, and with it the game. (")


@pytest.mark.parametrize(
    ("length", "is_over", "following", "ends"),
    [
        (Length.DEAL, True, E, ""),
        (Length.ROUND, True, S, "and with it the game."),
        (Length.GAME, True, None, "With that the game is over."),
        (Length.GAME, False, S, "the South round begins."),
        (Length.NO_END, False, S, "the South round begins."),
        (Length.GAME, False, E, "the deal passes to the right, to South."),
    ],
)
def test_what_follows_a_deal_is_said_at_its_settlement(
    length: Length, is_over: bool, following: Wind | None, ends: str
) -> None:
    rules, result = rule_set("pung-chow"), finish(PICTURE, S, Win(tile("B8"), WinBy.WALL))
    played = replace(
        result, records={wind: replace(record, round_wind=E) for wind, record in result.records.items()}
    )
    state = SimpleNamespace(
        is_over=is_over, setup=SimpleNamespace(length=length), rules=rules, round_wind=following
    )
    page = settle_page(played, rules, dict.fromkeys(WINDS, ""), {}, me=N, deal=1)
    said = with_course(page, played, state).next_east  # type: ignore[arg-type]  # all that is asked of it
    assert said.partition(" (")[0].endswith(ends) if ends else said == ""
    assert ("game" in said) is (is_over and bool(ends))


def test_what_stands_under_a_doubled_sum_cannot_be_read_as_the_sum() -> None:
    """Under 264 stood "no score"."""
    assert [text for text in SHORT.values() if re.search(r"\b(scores?|points?|sum|total)\b", text)] == []


def test_a_wild_tile_stands_for_no_flower_wherever_it_is_said_for_what_it_stands() -> None:
    folder = Path(__file__).parents[2] / "translations"
    found = ET.parse(folder / "peling_de.ts").getroot()  # noqa: S314 - our own file
    said = [" ".join((source.text or "").split()) for source in found.iter("source")]
    said += [" ".join(path.read_text(encoding="utf-8").split()) for path in folder.glob("*/en/*.md")]
    open_end = re.compile(r"\b(?:stands?|standing) for any(?:thing| other\b| tile\b)(?! but (?:a )?flower)")
    assert len(said) > 5000
    assert [match[0] for text in said for match in open_end.finditer(text)] == []
    assert open_end.search("may stand for any tile, but")
    assert not open_end.search("wild tiles standing for anyone but a flower")


def has(book: str, key: str) -> bool:
    """Return whether a book has a house rule."""
    return any(option.key == key for option in rule_set(book).options)


@pytest.mark.parametrize("book", [book for book in RULE_SETS if has(book, "kong_after_claim")])
def test_the_house_rule_of_a_kong_after_a_claim_names_all_that_it_lets_be_laid_down(book: str) -> None:
    """In Fenghua a flower may be laid down then too."""
    others = {"mandarins": "on"} if has(book, "mandarins") else {}
    by_book, by_house = (
        rule_set(book, {**others, "kong_after_claim": after}).course.rules for after in (False, True)
    )
    freed = {
        action
        for action, rule in by_book.items()
        if {one.id for one in rule.conditions} - {one.id for one in by_house[action].conditions}
    }
    assert {ConcealedKong, AddedKong} <= freed
    card = face(book).options()["kong_after_claim"]
    assert ("flower" in card.text) is ("lower" in card.title) is (SetOutBonus in freed)


@pytest.mark.parametrize("book", RULE_SETS)
def test_no_two_values_of_a_house_rule_are_called_alike(book: str) -> None:
    """Of a double one it was said that it stands, and that it always stands, where it stands in both."""
    for option in rule_set(book).options:
        labels = [
            face(book).options()[option.key].labels.get(str(value), str(value)) for value in option.values
        ]
        plain = [re.sub(r"\balways\b| ", "", label.partition(":")[0]) for label in labels]
        assert len(set(plain)) == len(labels), (option.key, labels)


def test_scores_and_books_are_spelt_in_one_way() -> None:
    """Below a row that speaks of honours stood "suit, honors"; a rule may quote the word of its book."""
    root = ET.parse(Path(__file__).parents[2] / "translations" / "peling_de.ts").getroot()  # noqa: S314 - as above
    sources = {
        context.findtext("name"): [one.findtext("source") or "" for one in context.iter("message")]
        for context in root.iter("context")
    }
    said = [words for name, every in sources.items() if name != "Rule book" for words in every]
    assert len(said) > 1000
    assert [words for words in said if re.search(r"\b(honor|color|neighbor|favor|center)", words)] == []
