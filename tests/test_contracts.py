"""No module stands outside the contracts of imports, and whatever passes over a check says why."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TREES: Final = {"peling": ROOT / "engine" / "peling", "peling_app": ROOT / "app" / "peling_app"}
ROOMS: Final = frozenset({"model", "view", "words"})
"""What a feature of the app is made of; its contract says which of them may need which."""


def modules(package: Path) -> list[str]:
    """Return the modules and packages in a package."""
    return sorted(
        path.stem
        for path in package.iterdir()
        if (path.suffix == ".py" and path.stem != "__init__") or (path / "__init__.py").exists()
    )


def packages() -> Iterator[tuple[str, Path]]:
    """Yield all packages with their folders."""
    for name, tree in TREES.items():
        for mark in sorted(tree.rglob("__init__.py")):
            yield ".".join((name, *mark.parent.relative_to(tree).parts)), mark.parent


def placed() -> dict[str, set[str]]:
    """Return which modules have a place in the contract of each package that asks for one for all of them."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places: dict[str, set[str]] = {}
    for contract in read["tool"]["importlinter"]["contracts"]:
        if contract.get("exhaustive", False):
            layers = " | ".join(contract["layers"]).replace(":", "|").split("|")
            for container in contract["containers"]:
                places[container] = {layer.strip(" ()") for layer in layers}
    return places


def test_every_package_of_the_engine_and_every_feature_of_the_app_has_a_contract() -> None:
    places = placed()
    found = dict(packages())
    assert len(found) > 90
    needed = {
        name
        for name, folder in found.items()
        if modules(folder) and (name.startswith("peling.") or not ROOMS.isdisjoint(modules(folder)))
    }
    assert sorted(needed - {*places}) == []


def test_every_module_has_a_place_in_a_contract() -> None:
    """That of its own package; where that has none, of the nearest one above it that has."""
    places = placed()
    outside = []
    for name, folder in packages():
        for module in modules(folder):
            parts = f"{name}.{module}".split(".")
            above = [(".".join(parts[:depth]), parts[depth]) for depth in range(1, len(parts))]
            nearest = next(((package, part) for package, part in reversed(above) if package in places), None)
            if nearest is None or nearest[1] not in places[nearest[0]]:
                outside.append(".".join(parts))
    assert outside == []


EXCEPTION: Final = re.compile(r"#\s*(?:noqa|type:\s*ignore)\b(?P<rest>.*)")
A_REASON: Final = re.compile(r"\s(?:--?|#)\s+\w.*\w")
"""Words behind the codes of what is passed over."""


def without_reason(line: str) -> bool:
    """Return whether a line keeps a checker from something, and does not say why."""
    found = EXCEPTION.search(line)
    return found is not None and A_REASON.search(found["rest"]) is None


def test_every_exception_has_its_reason_beside_it() -> None:
    paths = [path for room in ("app", "engine", "packaging") for path in sorted((ROOT / room).rglob("*.py"))]
    assert len(paths) > 900
    bare = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in (*paths, ROOT / "dev.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if without_reason(line)
    ]
    assert bare == []


def test_an_exception_without_a_reason_is_found() -> None:
    bare = ("x = 1  # noqa", "x  # noqa: S101, E402", "x  # type: ignore[arg-type]")
    argued = (
        "x  # noqa: S101 - for the type checker",
        "x  # type: ignore[misc]  # four stay four",
        "x  # as noqa",
    )
    assert [line for line in (*bare, *argued) if without_reason(line)] == [*bare]
