"""Write engine/peling/schemas/: the JSON schemas of hands, positions and sheets, from the engine's types.

Sheets are described field by field as the codec of `peling.ledger` reads them, with the words of the
docstrings. Hands and positions are read by hand-written code, so their schemas stand here; what a book allows
is asked of it.

Usage: python packaging/make_schemas.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from peling.commands.cases import CASES
from peling.core.melds import KongForm, MeldKind
from peling.core.scoring import WinBy
from peling.core.tiles import TILES, WINDS
from peling.ledger.entry import DealEntry, Points
from peling.ledger.figures import Figures
from peling.ledger.files.exchange import FORMAT, WHAT, to_json
from peling.ledger.history import new_history
from peling.ledger.inputs import Correct, Enter, Logged, SheetInput, SheetSetup
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import Option, RuleSet, UnknownOptionError
from peling_app.platform.system.identity import HOMEPAGE
from schema_of_types import Schema, listed, nullable, record, ref, schema_of

FOLDER: Final = Path(__file__).resolve().parent.parent / "engine" / "peling" / "schemas"
ADDRESS: Final = f"{HOMEPAGE}/schemas/"
"""Where the schemas would lie on the web; nothing is fetched from it."""
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
ALIASES: Final = {"full_points": "limit"}
"""Other keys that a book may know an option by."""


def main() -> int:
    """Write the three files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def texts() -> dict[str, str]:
    """Return each file by its name."""
    made = {"hand": hand_schema(), "position": position_schema(), "sheet": sheet_schema()}
    return {
        f"{name}.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in made.items()
    }


# ---- what all three share ----


def _head(name: str, title: str, description: str) -> Schema:
    return {
        "$schema": DRAFT,
        "$id": f"{ADDRESS}{name}.schema.json",
        "title": title,
        "description": description,
        "examples": [_EXAMPLES[name]()],
    }


def _values(option: Option, rules: RuleSet) -> Schema:
    """Return the values of a house rule, those included that the book takes for the same."""
    numbers = [int(value) for value in option.values if isinstance(value, str) and value.isdecimal()]
    values = [*option.values, *(number for number in numbers if _takes(rules, option.key, number))]
    listed_ones: Schema = {"enum": values, "default": option.default}
    if not option.any_number:
        return listed_ones
    return {"anyOf": [{"enum": values}, {"type": "integer", "minimum": 1}], "default": option.default}


def _takes(rules: RuleSet, key: str, value: object) -> bool:
    try:
        rule_set(rules.id, {key: value})
    except UnknownOptionError:
        return False
    return True


def _options(rules_id: str) -> Schema:
    """Return the house rules of a book."""
    rules = rule_set(rules_id)
    properties = {option.key: _values(option, rules) for option in rules.options}
    for alias, key in ALIASES.items():
        if key in properties and _takes(rules, alias, properties[key]["default"]):
            properties[alias] = properties[key]
    return record(properties)


def _house_rules(key: str) -> list[Schema]:
    """Return that the options are those of the rule set that stands under a key."""
    return [
        {
            "if": {"properties": {key: {"const": rules_id}}, "required": [key]},
            "then": {"properties": {"options": ref(f"options-{rules_id}")}},
        }
        for rules_id in RULE_SETS
    ]


def _shared() -> Schema:
    """Return the definitions that hands and positions share."""
    return {
        "tile": {
            "description": "B1-B9 bamboos, D1-D9 circles, C1-C9 characters, E S W N winds, R G Wh dragons, "
            "Fl1-Fl4 flowers, Se1-Se4 seasons.",
            "enum": [tile.code for tile in TILES],
        },
        "tiles": listed(ref("tile")),
        "wind": {"description": "East, South, West, North.", "enum": [wind.value for wind in WINDS]},
        "meld": record(
            {
                "kind": {"enum": [kind.value for kind in MeldKind]},
                "tiles": listed(ref("tile"), minItems=1),
                "concealed": {"type": "boolean"},
                "from": nullable(ref("wind")),
                "formed": {
                    "description": "Of a kong: by a discard, of four own tiles, or by a fourth tile.",
                    "anyOf": [{"enum": [form.value for form in KongForm]}, {"type": "null"}],
                },
            },
            ("kind", "tiles", "concealed"),
            description="A set that was laid down; from: who gave the tile.",
        ),
        **{f"options-{rules_id}": _options(rules_id) for rules_id in RULE_SETS},
    }


_NAMED: Final[Schema] = {
    "id": {"type": ["string", "integer"], "description": "Comes back with the answer."},
    "rules": {"enum": list(RULE_SETS)},
    "options": {"type": "object", "description": "House rules that differ from the book."},
    "source": {"type": "string"},
    "reference": {"type": "string"},
    "note": {"type": "string"},
}


# ---- hands ----


def hand_schema() -> Schema:
    """Return the schema of hands and cases: one, a list of them, or a file of examples."""
    one = {"if": {"required": ["kind"]}, "then": ref("case"), "else": ref("hand")}
    file = record({"rules": _NAMED["rules"], "hands": listed(ref("hand")), "cases": listed(ref("case"))})
    return {
        **_head("hand", "Hands of classical mah-jongg", "What `python -m peling score` reads."),
        "if": {"type": "array"},
        "then": {"items": ref("record")},
        "else": {
            "if": {"anyOf": [{"required": ["hands"]}, {"required": ["cases"]}]},
            "then": ref("file"),
            "else": {"allOf": [ref("record"), {"required": ["rules"]}]},
        },
        "$defs": {
            "record": {"type": "object", **one},
            "file": file,
            "hand": _hand(),
            "win": _win(),
            "case": _case(),
            "line": _line(),
            "answer": _answer(),
            **_shared(),
        },
    }


def _hand() -> Schema:
    properties = {
        **_NAMED,
        "seat": ref("wind"),
        "round": nullable(ref("wind")),
        "role": {"enum": ["winner", "loser"]},
        "concealed": ref("tiles"),
        "melds": listed(ref("meld")),
        "bonus": ref("tiles"),
        "wild": ref("tiles"),
        "win": nullable(ref("win")),
        "circumstances": listed({"type": "string"}, uniqueItems=True),
        "visible": ref("tiles"),
        "expected": ref("answer"),
    }
    winner: Schema = {"properties": {"win": ref("win")}, "required": ["win"]}
    loser: Schema = {"properties": {"win": {"type": "null"}}}
    role = {"if": {"properties": {"role": {"const": "winner"}}}, "then": winner, "else": loser}
    return record(properties, ("seat", "role", "concealed"), allOf=[role, *_house_rules("rules")])


def _win() -> Schema:
    by = {"enum": [way.value for way in WinBy]}
    return record({"tile": nullable(ref("tile")), "by": by, "from": nullable(ref("wind"))}, ("by",))


def _case() -> Schema:
    properties = {
        **_NAMED,
        "kind": {"enum": sorted(CASES)},
        "applies_to": listed({"enum": list(RULE_SETS)}),
        "given": {"type": "object"},
        "expected": {"type": "object"},
    }
    return record(properties, ("kind", "given"), allOf=_house_rules("rules"))


def _line() -> Schema:
    return record(
        {
            "rule": {"type": "string"},
            "points": {"type": "integer"},
            "doubles": {"type": "integer", "minimum": 1},
            "limit": {"type": "number", "exclusiveMinimum": 0},
        },
        ("rule",),
        minProperties=2,
        maxProperties=2,
        description="An item of the score: points, doublings, or a part of the limit.",
    )


def _answer() -> Schema:
    number: Schema = {"type": "integer"}
    properties = {
        "id": _NAMED["id"],
        "valid": {"type": "boolean"},
        "reason": {"type": "string", "description": "Why the hand cannot be scored."},
        "message": {"type": "string"},
        "lines": listed(ref("line")),
        "points": number,
        "doubles": number,
        "total": number,
        "uncapped": number,
        "rounded": number,
        "payments": nullable(
            {"type": "object", "propertyNames": ref("wind"), "additionalProperties": {"type": "integer"}}
        ),
        "liable": ref("wind"),
        "claims": listed({"type": "string"}),
    }
    refused = {
        "if": {"properties": {"valid": {"const": False}}},
        "then": {"required": ["reason"]},
        "else": {"required": ["lines", "points", "doubles", "total", "payments"]},
    }
    return record(
        properties, ("valid",), **refused, description="What a hand counts, or why it cannot be scored."
    )


# ---- positions ----


def position_schema() -> Schema:
    """Return the schema of positions: one, or a list of them."""
    return {
        **_head("position", "Positions of classical mah-jongg", "What `python -m peling advise` reads."),
        "if": {"type": "array"},
        "then": {"items": ref("position")},
        "else": ref("position"),
        "$defs": {"position": _position(), **_shared()},
    }


def _position() -> Schema:
    shown = record({"melds": listed(ref("meld"), maxItems=4), "bonus": ref("tiles")})
    words = listed({"type": "string"})
    pair: Schema = {"type": "array", "prefixItems": [ref("wind"), ref("tile")], "items": False, "minItems": 2}
    properties = {
        **_NAMED,
        "players": {"type": ["integer", "null"], "minimum": 2, "maximum": 4, "default": 4},
        "me": ref("wind"),
        "round": nullable(ref("wind")),
        "concealed": ref("tiles"),
        "drawn": nullable(ref("tile")),
        "melds": listed(ref("meld")),
        "bonus": ref("tiles"),
        "others": {"type": "object", "propertyNames": ref("wind"), "additionalProperties": shown},
        "discards": listed(pair),
        "offer": nullable(record({"tile": ref("tile"), "from": ref("wind")}, ("tile", "from"))),
        "wild": nullable(ref("tiles")),
        "wall": {
            "type": "integer",
            "minimum": 0,
            "maximum": 8 * max(rule_set(one).course.stacks for one in RULE_SETS),
        },
        "expected": record({"best": words, "not": words}),
    }
    return record(properties, ("rules", "me", "concealed", "wall"), allOf=_house_rules("rules"))


# ---- sheets ----


def sheet_schema() -> Schema:
    """Return the schema of an exported score sheet."""
    defs: Schema = {}
    setup, log, figures = (schema_of(kind, defs) for kind in (SheetSetup, Logged, Figures))
    defs["sheet-setup"]["allOf"] = _house_rules("rules_id")
    defs["sheet-setup"]["properties"]["rules_id"] = {"enum": list(RULE_SETS)}
    defs |= {f"options-{rules_id}": _options(rules_id) for rules_id in RULE_SETS}
    # Nobody plays with nobody, and an evening is for two to four.
    defs["sheet-setup"]["properties"]["players"] |= {"minItems": 2, "maxItems": 4}
    fact = record({"of": {"type": "string"}, "figures": figures}, ("of", "figures"))
    properties = {
        "what": {"const": WHAT},
        "format": {"enum": list(range(1, FORMAT + 1))},
        "seal": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        "setup": setup,
        "log": listed(log, description="Every input in its order; the log is the sheet."),
        "facts": listed(fact, description="What the deals came to when they were entered."),
    }
    head = _head("sheet", "A score sheet of classical mah-jongg", "What Pe-Ling exports and imports.")
    return {**head, **record(properties, tuple(properties)), "$defs": defs}


# ---- an example of each ----


def _hand_example() -> Schema:
    """Return that South has won: Pung-Chow, Part I, Examples of Hands, 1."""
    return {
        "rules": "pung-chow",
        "seat": "S",
        "role": "winner",
        "concealed": ["C4", "C5", "C6", "C8", "C8", "D2", "D2", "D6", "D7", "D8"],
        "melds": [{"kind": "chow", "tiles": ["B3", "B4", "B5"], "concealed": False}],
        "win": {"tile": "D2", "by": "discard", "from": "N"},
    }


def _position_example() -> Schema:
    """Return a hand like it a little earlier: North has discarded a tile that South may claim."""
    return {
        "rules": "pung-chow",
        "me": "S",
        "wall": 80,
        "concealed": ["B2", "B4", "B5", "C4", "C5", "C6", "C8", "C8", "D2", "D2", "D6", "D7", "D8"],
        "offer": {"tile": "D2", "from": "N"},
    }


def _sheet_example() -> Schema:
    """Return two deals of Pung-Chow by points, the first of them corrected afterwards."""
    history = new_history(SheetSetup("Friday", "pung-chow", {}, ("Anna", "Bert", "Carl", "Dora")))
    deals: tuple[SheetInput, ...] = (
        Enter(_deal(1, 10, 22, 4, 0)),
        Enter(_deal(0, 46, 8, 12, 4)),
        Correct(1, _deal(1, 10, 22, 4, 8), "a pung of winds was forgotten"),
    )
    for number, one in enumerate(deals):
        history = history.apply(one, f"2026-11-21T20:{10 * number:02}:00+01:00")
    made: Schema = json.loads(to_json(history.sheet))
    return made


def _deal(winner: int, *points: int) -> DealEntry:
    return DealEntry(winner=winner, hands=tuple(Points(str(one)) for one in points))


_EXAMPLES: Final = {"hand": _hand_example, "position": _position_example, "sheet": _sheet_example}


if __name__ == "__main__":
    raise SystemExit(main())
