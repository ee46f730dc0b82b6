from itertools import combinations

import pytest
from PySide6.QtGui import QKeySequence

from peling_app.kit.command import ONE_OF_THESE, WITH
from peling_app.kit.commands import BY_ID, COMMANDS, Command, Flag, Scope
from peling_app.kit.model.commands import Commands


def meet(first: Command, second: Command) -> bool:
    needs = {WITH.get(Flag(one.needs), one.needs) if one.needs else "" for one in (first, second)}
    if len(needs) > 1 and needs <= ONE_OF_THESE:
        return False
    return any(first.works_on(scope) and second.works_on(scope) for scope in Scope)


def test_ids_are_unique() -> None:
    assert len(BY_ID) == len(COMMANDS)


def test_no_two_commands_that_can_be_given_together_share_a_key() -> None:
    clashes = [
        (first.id, second.id)
        for first, second in combinations(COMMANDS, 2)
        if meet(first, second) and set(first.keys) & set(second.keys)
    ]
    assert clashes == []


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_every_key_is_one_that_qt_knows(command: Command) -> None:
    for keys in command.keys:
        assert QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText) == keys


def test_a_command_needs_its_page_its_flag_and_a_handler() -> None:
    commands = Commands()
    given: list[str] = []
    assert not commands.trigger("game.take-back")
    commands.handle({"game.take-back": lambda: given.append("take-back")})
    assert not commands.is_enabled("game.take-back")
    commands.set_scope(Scope.TABLE)
    assert not commands.is_enabled("game.take-back")
    commands.set_flags({Flag.CAN_TAKE_BACK: True})
    assert commands.trigger("game.take-back")
    commands.set_flags({Flag.CAN_TAKE_BACK: False})
    assert not commands.trigger("game.take-back")
    assert given == ["take-back"]


def test_a_handler_of_no_command_is_refused() -> None:
    with pytest.raises(KeyError):
        Commands().handle({"game.win": lambda: None})


def test_a_checked_command_is_announced_once() -> None:
    commands = Commands()
    said: list[tuple[str, bool]] = []
    commands.checked_changed.connect(lambda name, on: said.append((name, on)))
    commands.set_checked("view.night", True)
    commands.set_checked("view.night", True)
    commands.set_checked("view.night", False)
    assert said == [("view.night", True), ("view.night", False)]
