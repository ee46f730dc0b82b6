"""Whatever is done while a sheet is being written: it stays one that can be opened, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.ledger.entry import empty_deal
from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.ledger.inputs import Remove, Rename, Retitle
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import EVENING, NINTH, SETUP, evening, settle
from tests.by_day import by_day
from tests.held_writer import HeldWriter


def things_to_do(score: ScoreSession, rng: random.Random, first: Path) -> dict[str, Callable[[], object]]:
    """Return what can be done at any moment while a sheet is open, by its name."""
    is_open = score.sheet is not None
    deals = len(score.sheet.deals) if score.sheet is not None else 0
    things: dict[str, Callable[[], object]] = {
        "undo": score.undo,
        "redo": score.redo,
        "retitle": lambda: score.do(Retitle(f"Evening {rng.randrange(9)}")),
        "rename": lambda: score.do(Rename(1, f"Bert {rng.randrange(9)}")),
        "archive": lambda: score.archive(first, away=True),
        "list": score.sheets,
        "open it": lambda: score.open(first),
        "new": lambda: score.new(replace(SETUP, title="Another")),
        "close": score.close,
    }
    if is_open:
        things |= {
            "submit": lambda: score.submit(rng.choice(EVENING)),
            "submit again": lambda: score.submit(score.entry),
            "type": lambda: score.save_draft(rng.choice((NINTH, empty_deal(4), *EVENING))),
            "correct": lambda: score.edit(rng.randint(0, deals)),
            "next": score.edit_next,
        }
    return things | ({"remove": lambda: score.do(Remove(1))} if deals else {})


def work_wildly(
    qtbot: QtBot, score: ScoreSession, monkeypatch: pytest.MonkeyPatch, folder: Path, seed: int
) -> None:
    rng = random.Random(seed)
    evening(qtbot, score)
    first = score.path
    assert first is not None
    held = HeldWriter(monkeypatch)
    said: list[str] = []
    score.failed.connect(lambda message, name: said.append(f"{message}: {name}"))
    for _ in range(8):
        if score.sheet is None:
            score.open(first)
            settle(qtbot, score)
        held.holding, held.afterwards = True, rng.random() < 0.5
        score.do(Retitle("Thursday, again"))
        qtbot.waitUntil(lambda: held.is_stopped, timeout=30_000)
        for _ in range(rng.randint(1, 5)):
            things = things_to_do(score, rng, first)
            things[rng.choice(sorted(things))]()
        held.let_go()
        settle(qtbot, score)
    sheet, path, entry = score.sheet, score.path, None if score.sheet is None else score.entry
    corrected = score.is_correction
    score.finish()
    assert [one for one in said if "there is no deal" not in one] == [], "only what is not there is refused"
    for file in (folder / "sheets").glob(f"*{SUFFIX}"):
        with SheetFile.open(file) as again:
            if file == path and sheet is not None:
                assert again.sheet.deals == sheet.deals
                assert corrected or again.sheet.draft == entry, "what was typed last is there"


@pytest.mark.parametrize("seed", by_day([2], range(4)))
def test_the_sheet_survives_whatever_is_done_at_any_moment_of_a_write(
    qtbot: QtBot, score: ScoreSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    work_wildly(qtbot, score, monkeypatch, tmp_path, seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 200))
def test_the_sheet_survives_it_in_many_orders(
    qtbot: QtBot, score: ScoreSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    work_wildly(qtbot, score, monkeypatch, tmp_path, seed)


@pytest.mark.parametrize("again", [False, True])
def test_undo_struck_again_while_the_first_is_written_asks_for_nothing_that_is_not_there(
    qtbot: QtBot, score: ScoreSession, *, again: bool
) -> None:
    said: list[str] = []
    score.failed.connect(lambda message, _name: said.append(message))
    score.new(SETUP)
    settle(qtbot, score)
    score.submit(EVENING[0])
    settle(qtbot, score)
    steps = (score.undo, score.redo) if again else (score.undo,)
    for step in steps:
        for _ in range(3):
            step()
        settle(qtbot, score)
    assert said == []
    assert score.sheet is not None
    assert len(score.sheet.deals) == again


def test_of_two_sheets_that_are_asked_for_at_once_only_the_second_is_shown(
    qtbot: QtBot, score: ScoreSession
) -> None:
    paths = []
    for title in ("One", "Other"):
        evening(qtbot, score, title)
        assert score.path is not None
        paths.append(score.path)
    score.close()
    shown: list[str] = []
    score.opened.connect(lambda: shown.extend([] if score.sheet is None else [score.sheet.setup.title]))
    for path in paths:
        score.open(path)
    settle(qtbot, score)
    assert shown == ["Other"]


@pytest.mark.thorough
def test_closing_the_window_waits_for_what_is_being_written(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening(qtbot, page.score)
    path = page.score.path
    assert path is not None
    page.score.save_draft(empty_deal(4))
    settle(qtbot, page.score)
    held = HeldWriter(monkeypatch)
    held.holding = True
    page.score.save_draft(NINTH)
    qtbot.waitUntil(lambda: held.is_stopped)
    held.let_go_soon()
    window.close()
    with SheetFile.open(path) as again:
        assert again.sheet.draft == NINTH
