"""The command line answers everything in its place and never with a traceback."""

import json
from typing import Any

import pytest

from peling.commands.score import answer
from peling.positions.fields import load_json
from tests.engine.commands.score_records import CASE, HAND, LOSER, changed, melded, run
from tests.engine.kept_values import mark
from tests.engine.spoilt_records import ODD, places, spoilt


def test_a_hand_is_answered_with_its_id_and_nothing_else() -> None:
    assert list(answer(HAND)) == ["id", "valid", "lines", "points", "doubles", "total", "payments"]
    assert answer(HAND)["total"] == 22
    assert answer(LOSER)["payments"] is None
    assert "id" not in answer({key: value for key, value in HAND.items() if key != "id"})


@pytest.mark.parametrize(
    ("record", "reason", "field"),
    [
        (changed(options={"nonsense": 1}), "unknown-option", "options"),
        (changed(options={"only_place": "by_luck"}), "unknown-option", "options"),
        (changed(options={"only_place": [1]}), "unknown-option", "options"),
        (changed(options={"p1_reserve": True}), "unknown-option", "options"),
        (changed(options=None), "bad-record", "options"),
        (changed(rules="bridge"), "bad-record", "rules"),
        (changed(rules="four-winds"), "bad-record", "round"),
        (changed(rules=None), "bad-record", "rules"),
        (changed(seat="X"), "bad-record", "seat"),
        (changed(seat=3), "bad-record", "seat"),
        (changed(round="X"), "bad-record", "round"),
        (changed(role="dealer"), "bad-record", "role"),
        (changed(role="loser"), "bad-win", "win"),
        (changed(win=None), "bad-win", "win"),
        (changed(win=7), "bad-record", "win"),
        (changed(win={"by": "wall"}), "bad-win", "win"),
        (changed(win={"tile": "C1"}), "bad-record", "win.by"),
        (changed(win={"tile": "C1", "by": "magic"}), "bad-win", "win.by"),
        (changed(win={"tile": "C1", "by": "wall", "from": "E"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "discard"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "discard", "from": "S"}), "bad-win", "win"),
        (changed(win={"tile": "Fl1", "by": "wall"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "first-discard", "from": "E"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "eight-flowers"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "dealt"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "loose"}), "no-loose-draw", "win"),
        (changed(win={"tile": "C1", "by": "robbed-kong", "from": "E"}), "robbing-not-allowed", "win"),
        (changed(win={"tile": "C5", "by": "wall"}), "not-complete", "concealed"),
        (changed(circumstances=["supply-of-flower"]), "bad-win", "circumstances"),
        (changed(circumstances=["standing"]), "bad-record", "circumstances"),
        (changed(circumstances=["thunder"]), "bad-record", "circumstances"),
        (changed(circumstances="supply-of-flower"), "bad-record", "circumstances"),
        (changed(concealed=None), "bad-record", "concealed"),
        (changed(concealed="C2 C3"), "bad-record", "concealed"),
        (changed(concealed=[1, 2, 3]), "bad-record", "concealed[0]"),
        (changed(concealed=["C2", "X9"]), "bad-record", "concealed[1]"),
        (changed(concealed=["C2", "C3", "B6", "B7", "B8", "D9"]), "tile-count", "concealed"),
        (changed(concealed=["C2", "C3", "D5", "D5", "D5", "D9", "D9"]), "impossible-tiles", "concealed"),
        (changed(concealed=["C2", "C3", "B6", "B7", "B8", "D9", "Fl1"]), "unmelded-flower", "concealed"),
        (changed(bonus=["Fl1", "Fl1"]), "impossible-tiles", "bonus"),
        (changed(bonus=["B1"]), "bad-record", "bonus"),
        (changed(bonus=None), "bad-record", "bonus"),
        (changed(wild=["D1"]), "bad-record", "wild"),
        (melded("chow", ["B2", "B3", "B5"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2", "B2"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2", "B2", "B3"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, concealed=True), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, formed="added"), "bad-meld", "melds[0]"),
        (melded("pung", ["Fl2"] * 3), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, concealed=True, formed="claimed"), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, concealed=True, formed="drawn", **{"from": "E"}), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, formed="found"), "bad-meld", "melds[0].formed"),
        (melded("pair", ["B2"] * 2), "bad-meld", "melds[0]"),
        (melded("straight", ["B2"]), "bad-meld", "melds[0].kind"),
        (melded("pung", []), "bad-meld", "melds[0].tiles"),
        (melded("pung", ["B2"] * 3, concealed=0), "bad-record", "melds[0].concealed"),
        (changed(melds=[{"kind": "pung", "tiles": ["B2"] * 3}]), "bad-record", "melds[0].concealed"),
        (melded("chow", ["B2", "B3", "B4"], **{"from": "W"}), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, **{"from": "S"}), "bad-meld", "melds[0]"),
        ({**melded("chow", ["B2", "B3", "B4"], **{"from": "E"}), "seat": "W"}, "bad-meld", "melds[0]"),
        (changed(melds=[None]), "bad-record", "melds[0]"),
        (changed(melds={}), "bad-record", "melds"),
        ([], "bad-record", "record"),
        (7, "bad-record", "record"),
        (None, "bad-record", "record"),
        ({}, "bad-record", "rules"),
        ({**CASE, "kind": "haiku"}, "bad-record", "kind"),
        ({**CASE, "kind": 3}, "bad-record", "kind"),
        ({**CASE, "given": None}, "bad-record", "given"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 1.5}}}, "bad-record", "given.scores.E"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 10**30, "N": 2}}}, "bad-record", "given.scores.E"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 2, "W": 2}}}, "bad-record", "given.winner"),
        ({**CASE, "given": {"winner": "E", "scores": {"E": 2}}}, "bad-record", "given.scores"),
        ({**CASE, "kind": "dice-seat", "given": {"thrower": "E", "throw": 13}}, "bad-record", "given.throw"),
        ({**CASE, "kind": "break", "given": {"throws": [7]}}, "bad-record", "given.throws"),
    ],
)
def test_what_is_wrong_is_said_with_its_field(record: object, reason: str, field: str) -> None:
    got = answer(record)
    assert (got["valid"], got["reason"]) == (False, reason)
    assert str(got["message"]).startswith(f"{field}: ")
    assert "\n" not in str(got["message"])


ANSWERED = {"winner": "20e6917ae0a3", "loser": "2bb622d8eb68", "fenghua": "6dd93873d5b1"}
"""Marks of the answers to hands that are spoilt in every place, but for the sentences in them."""
FENGHUA = changed(
    rules="fenghua",
    round="E",
    wild=["W"],
    bonus=["Fl1"],
    concealed=["C2", "C3", "B6", "B7", "B8", "R", "R"],
    circumstances=["supply-of-flower"],
    win={"tile": "C1", "by": "loose"},
)


@pytest.mark.parametrize(("name", "hand"), [("winner", HAND), ("loser", LOSER), ("fenghua", FENGHUA)])
def test_of_a_hand_spoilt_anywhere_the_same_is_said_as_ever(name: str, hand: dict[str, Any]) -> None:
    every = [answer(spoilt(hand, path, odd)) for path in places(hand) for odd in ODD]
    assert mark([{**one, "message": ""} for one in every]) == ANSWERED[name]


def test_a_loser_may_hold_the_mandarins_of_others_if_they_are_discarded() -> None:
    tiles = ["C2", "C3", "B6", "B7", "B8", "D9", "Fl1"]
    assert answer({**LOSER, "concealed": tiles})["reason"] == "unmelded-flower"
    assert answer({**LOSER, "concealed": tiles, "options": {"foreign_mandarin": "discard"}})["valid"] is True


def test_options_of_the_other_part_are_taken_and_change_nothing() -> None:
    other = {"limit": 600, "mah_jongg_points": 20, "winner_pair": False, "last_tile_loose": "both"}
    assert answer(changed(options=other)) == answer(HAND)


def test_a_robbed_tile_is_one_that_the_robbed_player_holds_three_of() -> None:
    robbed = changed(options={"robbing_kong": True}, win={"tile": "C1", "by": "robbed-kong", "from": "E"})
    assert answer(robbed)["total"] == 22
    concealed = ["C2", "C3", "C1", "C1", "B7", "B8", "B9"]
    assert answer({**robbed, "concealed": concealed})["reason"] == "impossible-tiles"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (json.dumps(HAND), 1),
        (json.dumps([HAND, LOSER, CASE]), 3),
        (json.dumps(HAND) + "\n\n" + json.dumps(LOSER) + "\n", 2),
        (json.dumps({"rules": "pung-chow", "hands": [HAND], "cases": [CASE]}), 2),
        (json.dumps({"rules": "pung-chow", "hands": [{k: v for k, v in HAND.items() if k != "rules"}]}), 1),
        ("\ufeff" + json.dumps([HAND]), 1),
        ("[]", 0),
    ],
)
def test_every_form_of_input_is_answered_in_order(
    text: str, number: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = run(text, capsys, monkeypatch)
    assert (code, err) == (0, "")
    answers = json.loads(out)
    assert len(answers) == number
    assert all("reason" not in got for got in answers)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "it is empty"),
        ("  \n ", "it is empty"),
        ("{", "standard input:1:2"),
        ('[\n {"a": 1 2}\n]', "standard input:2:10"),
        (json.dumps(HAND) + "\n{bad\n", "standard input:2:2"),
        (b"[1,\n \xff]", "standard input:2:2"),
        ("7", "not 7"),
        ('"hand"', "not 'hand'"),
        ("null", "not null"),
        ("[NaN]", "NaN is no JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"hands": 3}', "'hands' must be a list"),
        ('{"rules": 3, "hands": []}', "'rules' must be a text"),
    ],
)
def test_what_is_no_such_json_ends_with_one_sentence(
    text: str | bytes, place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = run(text, capsys, monkeypatch)
    assert (code, out) == (2, "")
    assert place in err
    assert err.count("\n") == 1


def test_a_record_with_a_key_twice_is_answered_in_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[{"rules": "pung-chow", "seat": "E", "seat": "S"}, ' + json.dumps(HAND) + "]"
    _, out, _ = run(text, capsys, monkeypatch)
    first, second = json.loads(out)
    assert first["message"] == "seat: the key stands twice"
    assert second["valid"] is True


@pytest.mark.parametrize(("digits", "read"), [(300, 10**300 - 1), (301, float("inf")), (5000, float("inf"))])
def test_a_number_of_absurd_length_is_answered_in_its_place(
    digits: int, read: float, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load_json("9" * digits) == read
    text = json.dumps({**CASE, "given": {"winner": "N", "scores": {"E": 0, "N": 0}}}).replace(
        "0", "9" * digits, 1
    )
    code, out, _ = run(f"[{text}]", capsys, monkeypatch)
    assert code == 0
    assert json.loads(out)[0]["reason"] == "bad-record"
