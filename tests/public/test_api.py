"""The engine as a library: what is declared, what it needs, and that its wheel works alone."""

from __future__ import annotations

import doctest
import inspect
import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

import pytest

import peling
import peling_app
from peling import api
from tests.by_day import by_day

ROOT: Final = Path(__file__).resolve().parents[2]
PAPER: Final = ROOT / "engine" / "README.md"
DECLARED: Final = [
    "LEVELS",
    "SCHEMAS",
    "Action",
    "DealResult",
    "IllegalActionError",
    "ImportFailedError",
    "InvalidHandError",
    "JournalError",
    "Player",
    "PlayerView",
    "RuleSet",
    "Sheet",
    "Tile",
    "UnknownOptionError",
    "UnknownRulesError",
    "Verdict",
    "Wind",
    "__version__",
    "action_words",
    "actions",
    "computer_player",
    "judge",
    "legal_actions",
    "play_deal",
    "read_position",
    "read_sheet",
    "rule_set",
    "rule_set_ids",
    "schema",
    "score",
    "sheet_in_file",
    "tile",
    "verdicts",
    "write_sheet",
]
"""The public names. Who takes one away or adds one changes the version, and this list."""
CALLED: Final = {
    "action_words": "action",
    "computer_player": "level seed=1",
    "judge": "view action rules",
    "legal_actions": "view rules",
    "play_deal": "rules players seed",
    "read_position": "record rules_id=None",
    "read_sheet": "text",
    "rule_set": "rules_id options=None",
    "rule_set_ids": "",
    "schema": "name",
    "score": "record rules_id=None",
    "sheet_in_file": "path",
    "tile": "code",
    "verdicts": "view rules",
    "write_sheet": "sheet",
}
"""The arguments of the public functions, in their order, and what stands for those that are left out."""


def test_the_api_is_what_is_declared() -> None:
    assert sorted(api.__all__) == sorted(DECLARED)
    assert [name for name in api.__all__ if not hasattr(api, name)] == []
    public = {name for name, value in vars(api).items() if getattr(value, "__module__", "") == api.__name__}
    assert {name for name in public if not name.startswith("_")} <= set(api.__all__)


def test_functions_take_what_is_declared() -> None:
    functions = {name for name in api.__all__ if inspect.isfunction(inspect.unwrap(getattr(api, name)))}
    assert functions == set(CALLED)
    for name, arguments in CALLED.items():
        parameters = inspect.signature(getattr(api, name)).parameters.values()
        taken = [one.name if one.default is one.empty else f"{one.name}={one.default}" for one in parameters]
        assert " ".join(taken) == arguments, name


def test_every_public_name_is_explained() -> None:
    explained = [name for name in api.__all__ if name not in {"LEVELS", "SCHEMAS", "__version__", "Action"}]
    assert [name for name in explained if not inspect.getdoc(getattr(api, name))] == []


def test_there_is_one_version() -> None:
    assert peling.__version__ == api.__version__ == peling_app.__version__ == version("pe-ling")
    for folder in (ROOT, ROOT / "engine"):
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        assert "version" not in project
        assert project["dynamic"] == ["version"]


def test_the_licence_of_the_engine_is_that_of_the_program() -> None:
    assert (ROOT / "engine" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


REACHED = """
import sys
before = set(sys.modules)
from peling.api import *
own = {name.partition(".")[0] for name in set(sys.modules) - before} - {"peling"}
print(*sorted(name for name in own if name not in sys.stdlib_module_names))
"""


def test_importing_it_brings_in_nothing_but_python_itself() -> None:
    """The kernel's `wasmtime` is asked for when a kernel is made, and not before."""
    found = subprocess.run([sys.executable, "-c", REACHED], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []


def test_the_examples_of_the_paper_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Somebody who has the package alone has no file of this tree.
    monkeypatch.chdir(tmp_path)
    done = doctest.testfile(str(PAPER), module_relative=False, encoding="utf-8")
    assert done.failed == 0
    assert done.attempted >= 15


@pytest.mark.parametrize(
    "bad", [None, 7, [], "hand", {}, {"rules": "bridge"}, {"rules": "pung-chow", "me": 1}]
)
def test_what_is_no_hand_and_no_position_gets_a_sentence(bad: object) -> None:
    answer = api.score(bad)
    assert answer["valid"] is False
    assert str(answer["message"])
    with pytest.raises(api.InvalidHandError) as raised:
        api.read_position(bad)
    assert str(raised.value)


def test_what_is_unknown_is_named() -> None:
    with pytest.raises(ValueError, match="'wizard'; there is: novice, club, expert, master"):
        api.computer_player("wizard")
    with pytest.raises(ValueError, match="'game'; there is: hand, position, sheet"):
        api.schema("game")
    with pytest.raises(ValueError, match="how-to-play is not for 2 players"):
        api.play_deal(api.rule_set("how-to-play"), [api.computer_player("novice")] * 2, seed=1)


class Cheat:
    """A player who says he has won."""

    def choose(self, view: api.PlayerView, rules: api.RuleSet) -> api.Action:
        """Return what is not allowed in the first turn."""
        del view, rules
        return api.actions.GoOut()


def test_a_player_who_breaks_the_rules_is_said_which() -> None:
    with pytest.raises(api.IllegalActionError, match="not allowed by"):
        api.play_deal(api.rule_set("pung-chow"), [Cheat()] * 4, seed=1)


def unpacked(wheel: Path, place: Path) -> list[str]:
    """Unpack a wheel, and return how Python is started with it alone: without anything that is installed."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)
    return [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(place)!r})"]


def installed(wheel: Path, place: Path) -> list[str]:
    """Install a wheel into an empty environment by pip, and return how the Python there is started."""
    venv.create(place, with_pip=False)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index", "--no-deps"]
    subprocess.run([*install, str(wheel)], env=bare(), check=True, capture_output=True)
    return [str(python), "-I", "-c", "import sys"]


def bare() -> dict[str, str]:
    """Return the environment without what leads Python elsewhere."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "COVERAGE"))}


@pytest.mark.slow
@pytest.mark.parametrize("make_ready", by_day([unpacked], [unpacked, installed]))
def test_the_wheel_of_the_engine_runs_the_examples_where_nothing_else_is(
    tmp_path: Path, make_ready: Callable[[Path, Path], list[str]]
) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT / "engine", check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"peling"}
    assert {f"peling/schemas/{name}.schema.json" for name in api.SCHEMAS} <= set(names)
    place = tmp_path / "empty"
    *python, begin = make_ready(wheel, place)
    code = (
        f"{begin}; import doctest, peling, importlib.metadata as m; "
        f"done = doctest.testfile({str(PAPER)!r}, module_relative=False, encoding='utf-8'); "
        "print(peling.__file__, peling.__version__, done.attempted, done.failed); "
        "print(*sorted({one.metadata['Name'] for one in m.distributions()}))"
    )
    ran = subprocess.run(
        [*python, code], cwd=tmp_path, env=bare(), check=True, capture_output=True, text=True
    )
    file, number, attempted, failed = ran.stdout.splitlines()[-2].split()
    assert Path(file).is_relative_to(place)
    assert (number, failed) == (peling.__version__, "0")
    assert int(attempted) >= 15
    # Nothing but the engine is installed there.
    assert len(ran.stdout.splitlines()[-1].split()) == 1
