"""What nets have learned is data: it is read whole or refused in one sentence, and changes what it should."""

from __future__ import annotations

import json
import struct
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from peling.advice.formula.appraisal import appraise
from peling.advice.formula.model import model_for
from peling.advice.kernel.deals import RolloutPlan
from peling.advice.kernel.kept import KeptKernel
from peling.advice.kernel.nets import (
    CORRECTION,
    FIRST,
    FOLDER,
    INPUTS,
    LEAF,
    REST,
    UNIT,
    Net,
    NetError,
    file_name,
    net_of,
    read_net,
    written,
)
from peling.advice.kernel.school import Decisions, School
from peling.core.actions import Discard
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

KINDS = (LEAF, CORRECTION)
BOOK = "pung-chow"
RULES = rule_set(BOOK)
MODEL = model_for(BOOK, 4)
NEAR = 1e-9


def net(kind: str, seed: int, hurdle: float = 0.0) -> Net:
    """Return a net with weights by chance."""
    rng = Random(seed)
    number = INPUTS[kind] * FIRST + REST
    return Net(kind, 1, seed, hurdle, tuple(rng.randint(-1200, 1200) for _ in range(number)))


@pytest.fixture(scope="module")
def kernel() -> KeptKernel:
    """Return a kernel that goes by no net yet."""
    made = KeptKernel(RULES)
    made.for_players(4)
    made.kernel.use_net(LEAF, None)
    made.kernel.use_net(CORRECTION, None)
    return made


@pytest.fixture(scope="module")
def views() -> list[PlayerView]:
    """Return what players see who are to discard, in deals that experts begin."""
    found, plain = [], KeptKernel(RULES)
    for number in range(3):
        rng = Random(f"nets/{number}")
        state, _ = start_deal(RULES, 4, random_wall(rng, RULES), random_throws(rng, RULES), None)
        for _ in range(60):
            if state.phase is Phase.OVER:
                break
            me = awaited(state)[0]
            view = view_of(state, me, RULES)
            action, _ = plain.choose(view, MODEL)
            if isinstance(action, Discard):
                found.append(view)
            state, _ = apply(state, me, action, RULES)
    assert len(found) > 60
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_net_is_read_as_it_was_written(tmp_path: Path, kind: str) -> None:
    made = net(kind, 1, hurdle=1.25)
    path = tmp_path / file_name(kind, BOOK, 4)
    path.write_text(written(made), encoding="utf-8")
    assert read_net(path, kind) == made
    assert written(read_net(path, kind)) == written(made)


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_kernel_holds_comes_back_as_it_was(kind: str) -> None:
    made = net(kind, 2)
    assert net_of(kind, 2, 0.0, made.bytes) == made


def test_a_training_that_went_astray_is_refused() -> None:
    astray = bytearray(net(LEAF, 1).bytes)
    astray[:4] = struct.pack("<f", float("nan"))
    with pytest.raises(NetError, match="no numbers"):
        net_of(LEAF, 1, 0.0, bytes(astray))


DAMAGES: dict[str, Any] = {
    "format": 2,
    "kind": "branch",
    "revision": "one",
    "seed": None,
    "hurdle": -1.0,
    "hash": "0" * 12,
    "weights": [1, 2, 3],
}


@pytest.mark.parametrize("field", DAMAGES)
def test_a_damaged_file_is_refused_in_one_sentence_that_names_it(tmp_path: Path, field: str) -> None:
    contents = json.loads(written(net(CORRECTION, 3)))
    path = tmp_path / "correction-some.json"
    path.write_text(json.dumps(contents | {field: DAMAGES[field]}), encoding="utf-8")
    with pytest.raises(NetError, match=r"^correction-some\.json: ") as refused:
        read_net(path, CORRECTION)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("weight", [0.5, True, None, 1 << 40])
def test_a_weight_that_is_none_is_refused(tmp_path: Path, weight: object) -> None:
    contents = json.loads(written(net(CORRECTION, 3)))
    contents["weights"][7] = weight
    path = tmp_path / "correction-some.json"
    path.write_text(json.dumps(contents), encoding="utf-8")
    with pytest.raises(NetError, match="'weights' must be"):
        read_net(path, CORRECTION)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "[]"])
def test_what_is_no_net_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "leaf-some.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(NetError, match=r"^leaf-some\.json: "):
        read_net(path, LEAF)


def test_every_net_of_the_tree_can_be_read_and_belongs_to_a_book() -> None:
    known = {
        file_name(kind, book, players): kind
        for kind in KINDS
        for book in RULE_SETS
        for players in rule_set(book).course.players
    }
    files = sorted(FOLDER.glob("*"))
    assert {path.name for path in files} <= set(known)
    for path in files:
        read = read_net(path, known[path.name])
        assert written(read) == path.read_text(encoding="utf-8")
        assert (read.hurdle > 0) == (read.kind == CORRECTION)


@NEEDS_THE_PACKAGE
def test_a_corrected_player_discards_what_formula_and_net_put_first(
    kernel: KeptKernel, views: list[PlayerView]
) -> None:
    changed = 0
    for seed in range(2):
        kernel.kernel.use_net(CORRECTION, net(CORRECTION, seed))
        for view in views:
            added = kernel.corrections(view, MODEL)
            worth = {one.action: one.worth for one in appraise(view, RULES, MODEL)}
            corrected = {action: points + added.get(action, 0.0) for action, points in worth.items()}
            done, _ = kernel.choose(view, MODEL, corrected=True)
            best = max(corrected.values())
            assert corrected[done] >= best - NEAR * max(1.0, abs(best))
            plain, _ = kernel.choose(view, MODEL)
            assert worth[plain] >= max(worth.values()) - NEAR * max(1.0, abs(max(worth.values())))
            changed += done != plain
    assert changed > len(views) / 10


@NEEDS_THE_PACKAGE
def test_over_a_high_hurdle_nothing_goes(kernel: KeptKernel, views: list[PlayerView]) -> None:
    kernel.kernel.use_net(CORRECTION, replace(net(CORRECTION, 1), hurdle=5000.0))
    for view in views:
        assert kernel.choose(view, MODEL, corrected=True) == kernel.choose(view, MODEL)
    kernel.kernel.use_net(CORRECTION, None)
    assert not any(kernel.corrections(view, MODEL) for view in views)


@NEEDS_THE_PACKAGE
def test_a_deal_cut_short_is_worth_what_the_net_says(kernel: KeptKernel, views: list[PlayerView]) -> None:
    weights = [0] * (INPUTS[LEAF] * FIRST + REST)
    weights[-1] = UNIT // 2
    kernel.kernel.use_net(LEAF, Net(LEAF, 1, 0, 0.0, tuple(weights)))
    view = views[0]
    number = kernel.number_of(MODEL)
    kernel.kernel.load(0, view)
    action, _ = kernel.choose(view, MODEL)
    plan = RolloutPlan(1, (number, number, number, number), 1, (1.0, 1.0))
    (found,) = kernel.kernel.roll_out(0, view.winds.index(view.me), [action], range(40), plan)
    assert found.net == pytest.approx(50.0 * 40)


@NEEDS_THE_PACKAGE
def test_a_net_learns_what_there_is_to_learn() -> None:
    school = School(RULES, 4, 1)
    inputs, row = INPUTS[CORRECTION], INPUTS[CORRECTION] + 2
    made = []
    for task in school.tasks(0, 200, Decisions(1, 0)):
        figures = list(struct.unpack(f"<{len(task) // 4}f", task))
        for first in range(1, 1 + int(figures[0]) * row, row):
            # Whoever keeps the right neighbours is worth more: a rule that only the inputs show.
            figures[first + inputs] = figures[first + inputs + 1] + 20 * sum(figures[first + 60 : first + 68])
        made.append(struct.pack(f"<{len(figures)}f", *figures))
    errors = list(school.correction(made, 120))
    assert sum(errors[-5:]) < sum(errors[:5]) / 10


@NEEDS_THE_PACKAGE
def test_what_deals_bring_is_learned_better_than_their_mean() -> None:
    school = School(RULES, 4, 1)
    errors = list(school.leaf(100, 12))
    assert sum(errors[-50:]) < sum(errors[:10]) * 4.5


@NEEDS_THE_PACKAGE
def test_equal_seeds_find_equal_nets_and_tasks() -> None:
    def learned(seed: int) -> tuple[list[bytes], str]:
        school = School(RULES, 4, seed)
        list(school.leaf(3, 10))
        leaf = school.learned(LEAF)
        school.kernel.use_net(LEAF, leaf)
        return school.tasks(1, 20, Decisions(2, 4)), leaf.hash

    assert learned(1) == learned(1)
    assert learned(1) != learned(2)


@NEEDS_THE_PACKAGE
def test_nets_can_learn_from_the_hands_that_others_truly_hold() -> None:
    """Weighed at once, what discards bring hardly differs from world to world where all hands stay."""
    inputs, row = INPUTS[CORRECTION], INPUTS[CORRECTION] + 2

    def gains(worlds: int, true_hands: bool) -> list[float]:
        school = School(RULES, 4, 1)
        found = []
        for task in school.tasks(0, 40, Decisions(worlds, 0, true_hands)):
            figures = struct.unpack(f"<{len(task) // 4}f", task)
            brought = [figures[first + inputs] for first in range(1, 1 + int(figures[0]) * row, row)]
            found += [one - brought[0] for one in brought[1:]]
        return found

    def strayed(true_hands: bool) -> float:
        pairs = zip(gains(1, true_hands), gains(6, true_hands), strict=True)
        return sum(abs(one - other) for one, other in pairs)

    assert strayed(true_hands=True) < strayed(true_hands=False) / 3
