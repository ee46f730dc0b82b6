"""The numbers by which hands are weighed are data with a hash, and a damaged file of them is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from peling.advice.formula.model import FOLDER, ModelError, model_for, read_model, trained, written, yardstick
from peling.advice.formula.prices import AIMS
from peling.rulebooks import rule_set, rule_set_ids

Change = Callable[[dict[str, Any]], object]
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_model_is_written_as_it_is_read(path: Path) -> None:
    found = read_model(path)
    assert path.read_text(encoding="utf-8") == written(
        found.model, found.revision, found.seed, found.searches
    )
    assert set(found.model.pattern_pace) == set(AIMS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_lists_have_the_length_of_what_they_are_asked_for(path: Path) -> None:
    model, known = read_model(path).model, yardstick().model
    for name in ("pace", "pair_hope", "single_hope", "calling"):
        assert len(getattr(model, name)) == len(getattr(known, name)), name


def test_every_model_is_that_of_a_book_with_a_number_of_players_it_knows() -> None:
    known = {f"{rules}-{number}" for rules in rule_set_ids() for number in rule_set(rules).course.players}
    assert {path.stem for path in FILES} <= known | {"club-1"}


def test_a_book_without_a_model_of_its_own_is_weighed_by_the_yardstick() -> None:
    assert trained("no-such-book", 4) is yardstick()
    assert model_for("no-such-book", 4) is yardstick().model


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda said: said.update(format=9), "this is no model of format 1"),
        (lambda said: said.update(revision="x"), "must be whole numbers"),
        (lambda said: said.pop("searches"), "must be whole numbers"),
        (lambda said: said["numbers"].pop("late"), "must have exactly"),
        (lambda said: said["numbers"].update(danger="high"), "'danger' is not float"),
        (lambda said: said["numbers"].update(danger=float("nan")), "'danger' is not float"),
        (lambda said: said["numbers"].update(late=1.5), "'late' is not int"),
        (lambda said: said["numbers"].update(pace=[]), "'pace' is not tuple"),
        (lambda said: said["numbers"].update(pattern_pace={"any": None}), "'pattern_pace' is not Mapping"),
        (lambda said: said["numbers"].update(danger=0.5), "not those of its hash"),
    ],
)
def test_a_damaged_model_is_refused_by_a_sentence_that_names_it(
    tmp_path: Path, change: Change, says: str
) -> None:
    said = json.loads((FOLDER / "club-1.json").read_text(encoding="utf-8"))
    change(said)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(ModelError, match=says) as caught:
        read_model(path)
    assert str(caught.value).startswith("broken.json: ")


def test_a_file_that_is_no_json_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.json").write_text("{", encoding="utf-8")
    for name in ("text.json", "none.json"):
        with pytest.raises(ModelError, match=f"^{name}: "):
            read_model(tmp_path / name)
