"""What cannot be or may not win in Fenghua is refused with its reason, and nothing ends in a traceback."""

import json
import random
from typing import Any

import pytest

from peling.commands.score import answer
from peling.rulebooks import examples

HAND: dict[str, Any] = {
    "rules": "fenghua",
    "options": {},
    "seat": "S",
    "round": "E",
    "role": "winner",
    "concealed": ["B1", "B2", "B3", "B4", "B5", "B6", "D7", "D8", "D9", "C4", "C5", "E", "E"],
    "melds": [],
    "bonus": [],
    "wild": ["D1"],
    "win": {"tile": "C6", "by": "wall"},
    "circumstances": [],
    "visible": [],
}
TEN = ["B1", "B2", "B3", "B4", "B5", "B6", "C4", "C5", "E", "E"]
SEVEN = ["B1", "B2", "B3", "C4", "C5", "E", "E"]
FLOWERS = ["Fl1", "Fl2", "Fl3", "Fl4", "Se1", "Se2", "Se3", "Se4"]


def changed(**fields: object) -> dict[str, Any]:
    return {**HAND, **fields}


def melded(
    kind: str, tiles: list[str], giver: str | None = None, *, concealed: bool = False
) -> dict[str, Any]:
    meld = {"kind": kind, "tiles": tiles, "concealed": concealed, "from": giver}
    return changed(concealed=TEN, melds=[meld])


def won(tile: str | None, by: str, giver: str | None = None) -> dict[str, Any]:
    return changed(win={"tile": tile, "by": by, "from": giver})


def concealed(*tiles: str, **others: object) -> dict[str, Any]:
    return changed(concealed=[*HAND["concealed"][: 13 - len(tiles)], *tiles], **others)


@pytest.mark.parametrize(
    ("record", "reason", "field"),
    [
        (changed(round=None), "bad-record", "round"),
        (changed(wild=["D1", "D2"]), "bad-record", "wild"),
        (changed(wild=["Fl1"]), "bad-record", "wild"),
        (changed(wild=["Fl1", "Fl2", "Se3"]), "bad-record", "wild"),
        (changed(wild=["Fl1", "Fl2", "Fl2"]), "bad-record", "wild"),
        (changed(wild=["Fl1", "Fl2", "Fl3", "Fl4"]), "bad-record", "wild"),
        (changed(circumstances=["standing"]), "bad-record", "circumstances"),
        (changed(bonus=["B1"]), "bad-record", "bonus"),
        (changed(options={"limit": 300}), "unknown-option", "options"),
        (changed(options={"min_claim_points": 5}), "unknown-option", "options"),
        (changed(options={"fifth_copy": 1}), "unknown-option", "options"),
        (changed(options={"value_table": {"PURE": 90}}), "unknown-option", "options"),
        (melded("chow", ["D2", "D3", "D4"], "W"), "bad-meld", "melds[0]"),
        (melded("chow", ["D2", "D3", "D4"], "N"), "bad-meld", "melds[0]"),
        (melded("chow", ["D2", "D3", "D5"], "E"), "bad-meld", "melds[0]"),
        (melded("chow", ["E", "S", "W"]), "bad-meld", "melds[0]"),
        (melded("kong", ["R", "R", "R", "R"]), "bad-meld", "melds[0]"),
        (melded("pung", ["R", "R", "R"], concealed=True), "bad-meld", "melds[0]"),
        (melded("pung", ["R", "R", "R"], "S"), "bad-meld", "melds[0]"),
        (melded("pung", ["D1", "D1", "D1"]), "wild-in-meld", "melds[0]"),
        (melded("chow", ["D1", "D2", "D3"], "E"), "wild-in-meld", "melds[0]"),
        (changed(wild=["Se1", "Se2", "Se3"], bonus=["Se1"]), "wild-in-meld", "bonus"),
        (changed(wild=["Se1", "Se2", "Se3"], bonus=["Se4"]), "impossible-tiles", "concealed"),
        (concealed("D1", "D1", "D1", win={"tile": "D1", "by": "wall"}), "impossible-tiles", "concealed"),
        (concealed("E", "E", "E", "E", "E"), "impossible-tiles", "concealed"),
        (changed(bonus=["Fl1", "Fl1"]), "impossible-tiles", "bonus"),
        (concealed("Fl2", "Fl2", wild=["Fl2", "Fl3", "Fl4"]), "impossible-tiles", "bonus"),
        (
            concealed("Fl2", wild=["Fl2", "Fl3", "Fl4"], win={"tile": "Fl2", "by": "wall"}),
            "impossible-tiles",
            "bonus",
        ),
        (concealed("Fl1", wild=["Fl2", "Fl3", "Fl4"]), "unmelded-flower", "concealed"),
        (concealed("Fl1"), "unmelded-flower", "concealed"),
        (won("Fl1", "wall"), "unmelded-flower", "win"),
        (won("Fl1", "discard", "W"), "bad-win", "win"),
        (won("D1", "discard", "W"), "discarded-wild", "win"),
        (won("D1", "last-discard", "W"), "discarded-wild", "win"),
        (won("D1", "robbed-kong", "W"), "discarded-wild", "win"),
        (
            changed(wild=["Fl2", "Fl3", "Fl4"], win={"tile": "Fl2", "by": "discard", "from": "W"}),
            "discarded-wild",
            "win",
        ),
        (won("C6", "discard"), "bad-win", "win"),
        (won("C6", "discard", "S"), "bad-win", "win"),
        (won("C6", "wall", "W"), "bad-win", "win"),
        (won(None, "wall"), "bad-win", "win"),
        (won("C6", "first-discard", "W"), "bad-win", "win"),
        (won("C6", "loose"), "no-loose-draw", "win"),
        (changed(bonus=["Fl1"], win={"tile": "C6", "by": "loose"}), "bad-win", "circumstances"),
        (
            changed(bonus=["Fl1"], win={"tile": "C6", "by": "loose"}, circumstances=["supply-of-drawn-kong"]),
            "no-loose-draw",
            "circumstances",
        ),
        (changed(bonus=["Fl1"], circumstances=["supply-of-flower"]), "bad-win", "circumstances"),
        (won("Fl1", "eight-flowers"), "bad-win", "win"),
        (changed(bonus=FLOWERS[:7], win={"tile": "Fl1", "by": "eight-flowers"}), "not-complete", "bonus"),
        (changed(bonus=FLOWERS, win={"tile": "C6", "by": "eight-flowers"}), "bad-win", "win"),
        (won(None, "dealt"), "not-east", "win"),
        (won("C6", "dealt"), "bad-win", "win"),
        (changed(concealed=HAND["concealed"][1:]), "tile-count", "concealed"),
        (changed(concealed=[*HAND["concealed"], "C9"]), "tile-count", "concealed"),
        (
            changed(melds=[{"kind": "pung", "tiles": ["R", "R", "R"], "concealed": False}]),
            "tile-count",
            "concealed",
        ),
        (won("C7", "wall"), "not-complete", "concealed"),
        (won("C6", "discard", "W"), "below-minimum", "win"),
        (changed(role="loser"), "bad-win", "win"),
    ],
)
def test_a_hand_is_refused(record: dict[str, Any], reason: str, field: str) -> None:
    got = answer(record)
    assert (got["valid"], got["reason"]) == (False, reason)
    assert str(got["message"]).startswith(f"{field}:")
    assert got["payments"] is None
    assert "rounded" not in got


def test_east_complete_as_dealt_has_laid_down_nothing() -> None:
    kong = {"kind": "kong", "tiles": ["R"] * 4, "concealed": True, "formed": "drawn"}
    record = changed(seat="E", concealed=[*TEN, "C6"], melds=[kong], win={"tile": None, "by": "dealt"})
    assert answer(record)["reason"] == "bad-win"


def test_a_record_may_leave_the_wild_tiles_out() -> None:
    assert answer(changed(wild=[]))["total"] == 4


def test_a_wild_flower_may_win_when_it_is_drawn() -> None:
    got = answer(changed(wild=["Fl2", "Fl3", "Fl4"], win={"tile": "Fl2", "by": "wall"}))
    assert [line["rule"] for line in got["lines"]] == [  # type: ignore[attr-defined]
        "FH-PATTERN-BASE",
        "FH-PATTERN-COMMON",
        "FH-PATTERN-ONE-WILD",
        "FH-PATTERN-OWN-TILE",
    ]


def test_a_loser_scores_nothing() -> None:
    got = answer(changed(role="loser", win=None, concealed=[*HAND["concealed"][:12], "Fl1"]))
    assert (got["valid"], got["lines"], got["total"], got["payments"]) == (True, [], 0, None)


def test_records_that_were_spoilt_at_random_are_answered() -> None:
    hands = examples("fenghua")["hands"]
    rng = random.Random(4)
    codes = ["B1", "D1", "C9", "E", "R", "Wh", "Fl1", "Se4", "X", 7, None, [], "S"]
    ways = ["wall", "loose", "discard", "robbed-kong", "dealt", "first-discard", "eight-flowers", "last-wall"]
    valid = 0
    for _ in range(1500):
        hand = json.loads(json.dumps(rng.choice(hands)))
        for _ in range(rng.randrange(1, 4)):
            match rng.randrange(7):
                case 0:
                    hand["concealed"][rng.randrange(len(hand["concealed"]))] = rng.choice(codes)
                case 1:
                    hand["wild"] = [rng.choice(codes) for _ in range(rng.choice((0, 1, 1, 3)))]
                case 2:
                    hand["win"] = {
                        "tile": rng.choice(codes),
                        "by": rng.choice(ways),
                        "from": rng.choice("ESWN"),
                    }
                case 3:
                    hand["bonus"] = rng.sample(FLOWERS, rng.randrange(9))
                case 4:
                    hand["seat"], hand["round"] = rng.choice("ESWN"), rng.choice("ESWN")
                case 5:
                    hand["melds"] = [
                        rng.choice(rng.choice(hands)["melds"] or [{}]) for _ in range(rng.randrange(5))
                    ]
                case _:
                    hand["circumstances"] = ["supply-of-flower", "supply-of-added-kong"][: rng.randrange(3)]
        got = answer(hand)
        assert isinstance(got["valid"], bool)
        if got["valid"]:
            valid += 1
            if got["payments"] is not None:
                assert sum(got["payments"].values()) == 0  # type: ignore[attr-defined]
        else:
            assert got["message"]
    assert valid > 30
