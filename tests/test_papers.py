"""What papers and explanations name is there: files, folders, links, modules and what stands in them."""

import re
from functools import cache
from pathlib import Path
from pydoc import locate
from typing import Final, get_args

import pytest

from peling.ledger.files.exchange import FORMAT
from peling.ledger.inputs import SheetInput
from peling.rulebooks import RULE_SETS, rule_book

ROOT: Final = Path(__file__).parent.parent
PAPERS: Final = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("*/*.md"), *ROOT.glob("engine/kernel/*.md"))
    if ".venv" not in path.parts and path.parent.name not in {"build", "dist"}
)
ROOMS: Final = ("engine", "app", "tests", "packaging", "translations", "assets")
A_PATH: Final = re.compile(r"[\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|md|qml|[ch]|json|toml|sh|wasm))")
"""A folder ends in a stroke, a file in what it is; others, such as `kong_paid`, are no paths."""
MADE: Final = frozenset({"build/", "dist/", "build/shots", "build/manual/", ".venv/"})
"""What comes into being on a developer's machine."""
A_NAME: Final = re.compile(r"`(peling(?:_app)?(?:\.\w+)+)`")


@cache
def tree() -> frozenset[str]:
    """Return the paths of all files and folders of the project, a folder with a stroke at its end."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*") if "__pycache__" not in path.parts]
    found += [*ROOT.glob("*"), *ROOT.glob(".ci/*"), *ROOT.glob(".github/**/*")]
    return frozenset(f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in found)


def spans(paper: Path) -> list[str]:
    """Return what stands as code in a paper."""
    return re.findall(r"`([^`\n]+)`", paper.read_text(encoding="utf-8"))


def paths_in(paper: Path) -> list[str]:
    """Return what a paper names as files and folders."""
    return [span for span in spans(paper) if A_PATH.fullmatch(span) and span not in MADE]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_paper_leads_to_is_there(paper: Path) -> None:
    if paper.name != "CHANGELOG.md":
        assert [path for path in paths_in(paper) if not any(one.endswith(f"/{path}") for one in tree())] == []
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", paper.read_text(encoding="utf-8"))
    assert [link for link in links if not (paper.parent / link).exists()] == []


def test_papers_name_many_paths() -> None:
    assert sum(len(paths_in(paper)) for paper in PAPERS) > 100


def test_what_explanations_name_is_there() -> None:
    sources = [
        path for room in ("engine/peling", "app/peling_app") for path in sorted((ROOT / room).rglob("*.py"))
    ]
    named = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in [*sources, *PAPERS]
        for name in A_NAME.findall(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 50
    assert sorted((path, name) for path, name in named if locate(name) is None) == []


def test_the_page_of_formats_names_every_input_of_a_sheet_and_every_format() -> None:
    page = (ROOT / "engine" / "FORMATS.md").read_text(encoding="utf-8").split("## A sheet")[1]
    inputs = {re.sub(r"(?<!^)([A-Z])", r"-\1", one.__name__).lower() for one in get_args(SheetInput)}
    listed = page.split("An input names its kind by `is`:")[1].split(".")[0]
    assert set(re.findall(r"`([a-z-]+)`", listed)) == inputs
    formats = re.split("newer", page.split("`format` is")[1], maxsplit=1)[0]
    assert sorted({*map(int, re.findall(r"\b\d+\b", formats))}) == [*range(1, FORMAT + 1)]


A_COUNT: Final = re.compile(
    r"(?<!holds )(two|three|four|five|six|seven)\s+rule\s+sets(?:\s+from\s+(\w+)\s+books)?", re.IGNORECASE
)
COUNTED: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven")


def test_papers_count_rule_sets_and_books_as_they_are() -> None:
    """One book holds two rule sets, so that the two numbers differ."""
    books = {Path(str(rule_book(rules_id).examples)).parent for rules_id in RULE_SETS}
    right = (COUNTED[len(RULE_SETS)], COUNTED[len(books)])
    texts = (
        path.read_text(encoding="utf-8")
        for path in (*PAPERS, *(ROOT / "translations/manual/en").glob("*.md"))
    )
    found = [match for text in texts for match in A_COUNT.finditer(text)]
    assert len(found) >= 3
    assert [one[0] for one in found if (one[1].lower(), (one[2] or right[1]).lower()) != right] == []
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"one of {right[0]} rule sets" in readme.replace("\n", " ")
