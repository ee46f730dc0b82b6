"""What is laid is kept and judged by the same words as in play and by `advise`; nothing raises."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.equities import equities
from peling.coach.counsel import Counsel, counsel
from peling.commands.action_words import action_words
from peling.commands.advise import answer
from peling.core.actions import Action
from peling.core.notation import parse_tiles
from peling.core.tiles import TILES, Wind
from peling.positions.laid import Laid, Moment, fitted
from peling.positions.text import TextError
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.draft import DraftSet, HandDraft
from peling_app.books.model.chosen import ChosenRules
from peling_app.judge.session import JudgeSession
from peling_app.judge.words import judge as words
from peling_app.play.coaching import ROUNDS, SEED, Answer
from peling_app.play.tutor.words import coach
from tests.app.judge.conftest import HAND, be_quick
from tests.by_day import by_day
from tests.end2end.stage import make_preferences

Make = Callable[[], JudgeSession]


def settled(qtbot: QtBot, session: JudgeSession) -> Answer:
    session.ask()
    qtbot.waitUntil(lambda: session.answer is not None and session.answer.settled, timeout=60_000)
    assert session.answer is not None
    return session.answer


def by_action(choices: Iterable[Counsel]) -> dict[Action, Counsel]:
    """Return what is said of each choice, in whatever order it stands."""
    return {one.action: one for one in choices}


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_the_page_the_command_and_the_coach_say_the_same(book: str, make: Make, qtbot: QtBot) -> None:
    """The page alone brings what they say in order by the points."""
    session = make()
    be_quick(session)
    session.choose_book(book)
    session.open_text(HAND)
    said = settled(qtbot, session)
    assert session.view is not None
    given = counsel(session.view, session.rules, ROUNDS[1], SEED)
    assert said.choices[0] == given[0]
    assert by_action(said.choices) == by_action(given)
    assert len(said.choices) == len(given)
    shown = answer(json.loads(session.text()), ROUNDS[1], SEED)["choices"]
    assert isinstance(shown, list)
    of_coach = [(action_words(one.action), round(one.equity.points, 2)) for one in given]
    assert [(one["action"], one["points"]) for one in shown] == of_coach


@pytest.mark.thorough
def test_figures_come_at_once_and_sharpen_until_they_are_settled(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = ROUNDS[:3]
    monkeypatch.setattr("peling_app.play.coaching.ROUNDS", rounds)
    session = make()
    session.coach.patience = inf
    came: list[Answer] = []
    session.judged.connect(came.append)
    session.open_text(HAND)
    settled(qtbot, session)
    assert [one.settled for one in came] == [False] * (len(rounds) - 1) + [True]
    assert [one.goes_on for one in came] == [True] * (len(rounds) - 1) + [False]
    assert session.view is not None
    first = counsel(session.view, session.rules, ROUNDS[0], SEED)
    assert came[0].choices[0] == first[0]
    assert by_action(came[0].choices) == by_action(first)


@pytest.mark.thorough
def test_with_another_tile_what_was_thought_is_forgotten(make: Make, qtbot: QtBot) -> None:
    session = make()
    be_quick(session)
    session.open_text(HAND)
    settled(qtbot, session)
    own = replace(session.laid.own, winning=None)
    session.lay(replace(session.laid, seats=(own, *session.laid.seats[1:])))
    assert session.answer is None
    assert session.view is None
    session.ask()
    session.undo()
    assert session.view is not None
    assert settled(qtbot, session).choices


def test_what_is_laid_survives_a_restart_finished_or_not(make: Make) -> None:
    first = make()
    first.choose_book("fenghua")
    first.open_text("B1 B1 B1 B1 B1 | (C1 C2 C3)")
    first.lay(replace(first.laid, me=Wind.WEST, moment=Moment.CLAIM, giver=2, wall=31))
    first.set_guess(on=True)
    first.finish()
    second = make()
    assert second.laid == first.laid
    assert second.guess
    assert second.faults
    second.clear()
    second.finish()
    assert make().laid.is_empty


def test_whoever_wants_to_guess_is_asked_to_guess_next_time_too(make: Make) -> None:
    first = make()
    first.set_guess(on=True)
    first.finish()
    second = make()
    assert second.guess
    assert second.laid.is_empty
    second.set_guess(on=False)
    second.finish()
    assert not make().guess


def test_a_damaged_file_is_set_aside_and_said(make: Make, tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text('{"pe-ling": "position", "format": 1, "table": {"rules": 7}}')
    session = make()
    assert session.laid.is_empty
    assert session.loaded is not None
    assert session.loaded.message is not None
    assert session.loaded.message[0] == "position-damaged"
    assert len([one for one in tmp_path.iterdir() if one.suffix != ".lock"]) == 1


def test_a_text_that_is_none_leaves_the_table_as_it_is(make: Make) -> None:
    session = make()
    session.open_text(HAND)
    before = session.laid
    for text in ("", "{", "B1 B2 nothing", '{"rules": "whist"}'):
        with pytest.raises(TextError):
            session.open_text(text)
    assert session.laid == before


def test_a_text_brings_its_house_rules_until_the_own_ones_are_wanted(make: Make) -> None:
    session = make()
    session.open_text(HAND)
    record = json.loads(session.text())
    other = {"rules": "how-to-play", "round": "E", "options": {"flowers": True}}
    session.open_text(json.dumps({**record, **other}))
    assert session.rules.house["flowers"] is True
    assert session.has_own_rules
    session.use_own_rules()
    assert session.rules.house["flowers"] is False
    assert not session.has_own_rules


def test_the_book_of_a_position_is_not_that_of_new_games() -> None:
    """Whoever asked for the house rules of a position chose its book for his next game, too."""
    rules = ChosenRules(make_preferences(), lambda: frozenset(RULE_SETS))
    rules.choose_book("how-to-play")
    session = JudgeSession(rules)
    session.choose_book("fenghua")
    session.use_own_rules()
    session.finish()
    assert (session.laid.book, rules.book) == ("fenghua", "how-to-play")


def test_a_hand_from_a_sheet_is_judged_by_the_rules_of_the_sheet(make: Make) -> None:
    session = make()
    won = HandDraft(
        concealed=parse_tiles("B2 B3 B4 B5 B6 B7 D7 D8 D9 C3 C4 E E"),
        seat=Wind.WEST,
        round_wind=Wind.SOUTH,
        won=False,
    )
    session.lay_hand(won, "how-to-play", {"flowers": True})
    assert (session.laid.me, session.laid.round_wind, session.laid.book) == (
        Wind.WEST,
        Wind.SOUTH,
        "how-to-play",
    )
    assert session.rules.house["flowers"] is True
    assert session.missing == 1
    session.undo()
    assert session.laid.is_empty


def scattered(random: Random) -> HandDraft:
    """Return tiles of a seat as somebody might lay them who knows no rule."""

    def some(most: int) -> tuple[object, ...]:
        return tuple(random.choice(TILES) for _ in range(random.randrange(most + 1)))

    sets = tuple(DraftSet(some(3) or (TILES[0],)) for _ in range(random.randrange(4)))  # type: ignore[arg-type]
    winning = random.choice((None, *TILES))
    return HandDraft(some(15), sets, some(2), winning, some(4), some(2), some(8))  # type: ignore[arg-type]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"pung-chow", "fenghua"}, RULE_SETS))
def test_whatever_is_laid_is_judged_or_said_to_be_wrong(book: str, make: Make) -> None:
    session, random = make(), Random(book)
    judged = 0
    for number in range(150):
        draft = scattered(random)
        if number % 3 == 0:
            tiles = random.sample([one for one in TILES[:34] for _ in range(4)], 14)
            draft = HandDraft(concealed=tuple(sorted(tiles[:13])), winning=tiles[13])
        others = [replace(scattered(random), won=False) for _ in range(3)]
        laid = replace(
            session.laid,
            book=book,
            seats=(draft, *(others if number % 2 else Laid(book).seats[1:])),
            moment=random.choice(tuple(Moment)),
            players=random.choice((2, 3, 4)),
            me=random.choice(tuple(Wind)),
            giver=random.randrange(1, 4),
            wall=random.choice((None, 0, 1, 30, 144)),
        )
        session.lay(fitted(laid, rule_set(book)))
        assert (session.view is not None) + bool(session.missing or session.faults or session.error) == 1
        if session.view is not None:
            judged += 1
            assert equities(session.view, session.rules, 0) is not None
        if not session.faults:
            assert session.text()
    assert judged


def seats_by_the_book(book: str) -> list[tuple[Wind, ...]]:
    """Return the winds that play, for every number of players and both ways in which two may sit."""
    variants: list[dict[str, object]] = [{}]
    if any(option.key == "two_hand_seats" for option in rule_set(book).options):
        variants.append({"two_hand_seats": "adjacent"})
    courses = [rule_set(book, options).course for options in variants]
    return [course.seats(players) for course in courses for players in course.players]


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_seat_is_said_to_be_where_its_wind_sits(book: str) -> None:
    """Of three the one opposite was said to sit at the side, of two side by side each to sit opposite."""
    sides = {1: "to your right", 2: "opposite", 3: "to your left"}
    for winds in seats_by_the_book(book):
        for me in winds:
            assert words.seat(me, me).endswith("you")
            for wind in set(winds) - {me}:
                assert words.seat(wind, me).endswith(sides[me.steps_to(wind)]), (winds, me, wind)


def test_a_guess_is_off_by_as_much_as_the_whisker_shows() -> None:
    assert "3.0 ± 1.0 points" in words.loses("North", "East", 3.0, 0.5)
    assert coach.plus_minus(3.0, 0.5) == "3.0 ± 1.0"
