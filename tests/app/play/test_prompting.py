"""What the player is asked for, by keys, menus and the tutor's offer: kept with the settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.view import Phase
from peling_app.kit.commands import Flag, Scope
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.services import Services
from peling_app.kit.pace import AT_ONCE
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import ClaimsAsked, Settings, TutorDepth
from peling_app.play.prompts import ALL, Asking
from peling_app.play.session import Session
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.view.prompting import Prompting
from peling_app.shell.model.context import AppContext
from tests.app.play.sessions import anything, play_on, setup
from tests.end2end.stage import make_context, make_window

EVERY, USEFUL, NEARER = ClaimsAsked


class Table:
    """A learning game on the player's turn, without a window."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.session = Session(folder / "games", anything, lambda: 1922)
        self.session.set_pause(0)
        self.context: AppContext = make_context(session=self.session)
        self.preferences.changed.connect(lambda: self.session.prompts.follow_settings(self.settings))
        self.model = TableViewModel(self.session)
        services = Services(self.context.theme, self.preferences, self.commands, AT_ONCE)
        self.prompting = Prompting(services, self.session, self.board, self.model)
        self.commands.set_scope(Scope.TABLE)
        self.commands.set_flags({Flag.GAME_OPEN: True, Flag.DEAL_RUNS: True})
        with qtbot.waitSignal(self.session.changed):
            self.session.new(setup(2))
        self.board.hurry()
        play_on(qtbot, self.session, 3, self.has_turn)

    @property
    def commands(self) -> Commands:
        """Return the commands of the window."""
        return self.context.commands

    @property
    def preferences(self) -> Preferences:
        """Return what keeps the settings."""
        return self.context.preferences

    @property
    def settings(self) -> Settings:
        """Return the settings."""
        return self.preferences.current

    @property
    def asking(self) -> Asking:
        """Return what holds now."""
        return self.session.prompts.asking

    @property
    def board(self) -> BoardViewModel:
        """Return the board."""
        return self.model.board

    def has_turn(self) -> bool:
        """Return whether the player is to discard."""
        view = self.session.view
        return view is not None and view.phase is Phase.TURN and view.turn is view.me

    def checked(self) -> set[str]:
        """Return the commands that are on."""
        names = ("rest", "no-chows", "useful", "nearer")
        return {name for name in names if self.commands.is_checked(f"asking.{name}")}

    def give(self, *commands: str) -> None:
        """Give commands."""
        for command in commands:
            assert self.commands.trigger(f"asking.{command}")


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[Table]:
    table = Table(tmp_path, qtbot)
    yield table
    table.session.finish()


def test_each_command_turns_its_state_on_and_off(table: Table) -> None:
    ways = {
        "rest": Asking(resting=True),
        "no-chows": Asking(chows=False),
        "useful": Asking(USEFUL),
        "nearer": Asking(NEARER),
    }
    for command, asking in ways.items():
        table.give(command)
        assert table.asking == asking
        assert table.checked() == {command}
        assert table.board.asked_model.kept_words
        table.give(command)
        assert (table.asking, table.checked(), table.board.asked_model.kept_words) == (ALL, set(), "")
    table.give("no-chows", "useful", "nearer", "rest")
    assert table.asking == Asking(NEARER, chows=False, resting=True)
    assert table.checked() == {"rest", "no-chows", "nearer"}


def test_asking_for_all_again_can_be_done_only_where_less_is_asked(table: Table) -> None:
    assert not table.commands.is_enabled("asking.all")
    table.give("no-chows", "nearer", "rest")
    table.give("all")
    assert table.asking == ALL
    assert not table.commands.is_enabled("asking.all")
    table.give("useful")
    table.board.asked_model.allWished.emit()
    assert table.asking == ALL


def test_a_rest_can_be_wished_only_as_long_as_a_deal_runs(table: Table) -> None:
    table.commands.set_flags({Flag.DEAL_RUNS: False})
    assert not table.commands.is_enabled("asking.rest"), "the next deal would pass tiles unasked"
    assert table.commands.is_enabled("asking.no-chows"), "this lasts over deals"


def test_what_lasts_is_kept_and_a_rest_is_not(table: Table) -> None:
    table.give("no-chows", "useful", "rest")
    now = table.settings
    assert (now.claims_asked, now.chows_asked, now.less_for_learners) == (USEFUL, False, True)
    table.give("rest")
    assert table.settings == now


def test_who_is_asked_less_elsewhere_is_asked_all_as_a_learner(table: Table) -> None:
    table.preferences.update(claims_asked=NEARER, chows_asked=False)
    assert (table.asking, table.checked()) == (ALL, set())
    table.give("no-chows")
    assert table.asking == Asking(chows=False), "he sees what he turned on, and nothing else"


@pytest.mark.parametrize("wanted", [True, False])
def test_the_offer_comes_once_and_its_answer_holds(table: Table, *, wanted: bool) -> None:
    table.preferences.update(claims_asked=NEARER)
    table.session.prompts.less_wanted.emit()
    assert table.board.asked_model.is_offered
    assert table.settings.less_offered
    table.board.asked_model.answer(wanted)
    assert not table.board.asked_model.is_offered
    assert table.asking == (Asking(USEFUL) if wanted else ALL)
    assert table.settings.claims_asked is (USEFUL if wanted else NEARER)


def test_the_offer_goes_with_its_key_and_never_comes_from_a_quiet_tutor(
    table: Table,
) -> None:
    table.session.prompts.less_wanted.emit()
    table.give("useful")
    assert not table.board.asked_model.is_offered
    table.give("all")
    table.preferences.update(tutor_depth=TutorDepth.QUIET)
    table.session.prompts.less_wanted.emit()
    assert not table.board.asked_model.is_offered


def test_the_offer_is_away_when_a_deal_has_ended(table: Table, qtbot: QtBot) -> None:
    """It would lie over the hands that are laid open, and over the next deal."""
    table.session.prompts.less_wanted.emit()
    assert table.board.asked_model.is_offered
    play_on(qtbot, table.session, 5, lambda: table.session.last_result is not None)
    assert not table.board.asked_model.is_offered
    table.session.prompts.less_wanted.emit()
    assert not table.board.asked_model.is_offered


def test_the_commands_can_be_given_at_the_table_only(table: Table) -> None:
    commands = ("rest", "no-chows", "useful", "nearer")
    assert all(table.commands.is_enabled(f"asking.{one}") for one in commands)
    table.commands.set_flags({Flag.GAME_OPEN: False, Flag.DEAL_RUNS: False})
    assert not any(table.commands.is_enabled(f"asking.{one}") for one in commands)
    table.commands.set_flags({Flag.GAME_OPEN: True, Flag.DEAL_RUNS: True})


def test_the_window_lets_the_game_follow_the_settings(tmp_path: Path, qtbot: QtBot) -> None:
    session = Session(tmp_path / "games")
    context = make_context(session=session, settings={"claims_asked": USEFUL, "sound": False})
    window = make_window(context)
    qtbot.addWidget(window)
    assert session.prompts.asking == Asking(USEFUL)
    context.preferences.update(chows_asked=False)
    assert session.prompts.asking == Asking(USEFUL, chows=False)
    window.close()
    session.finish()


def test_the_settings_outlive_the_program(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.json")
    asked = {"claims_asked": NEARER, "chows_asked": False, "less_for_learners": True, "less_offered": True}
    preferences.update(**asked)
    assert Preferences(tmp_path / "settings.json").current == replace(Settings(), **asked)  # type: ignore[arg-type]  # of each its own
