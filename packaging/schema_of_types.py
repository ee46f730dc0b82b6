"""JSON schemas of the engine's types, as `peling.ledger.codec` writes their values, for `make_schemas.py`."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from inspect import cleandoc
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from peling.core.tiles import TILES, Tile

WHOLE: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps."""

Schema = dict[str, Any]


def ref(name: str) -> Schema:
    """Return a reference to a definition of the same file."""
    return {"$ref": f"#/$defs/{name}"}


def nullable(schema: Schema) -> Schema:
    """Return what may be null as well."""
    return {"anyOf": [schema, {"type": "null"}]}


def listed(schema: Schema, **more: object) -> Schema:
    """Return a list of these."""
    return {"type": "array", "items": schema, **more}


def record(properties: Schema, required: tuple[str, ...] = (), **more: object) -> Schema:
    """Return an object that has no other fields than these."""
    made: Schema = {"type": "object", "properties": properties, **more, "additionalProperties": False}
    return made | {"required": list(required)} if required else made


def schema_of(kind: Any, defs: Schema) -> Schema:
    """Return the schema of a type as `peling.ledger.codec` writes it; classes go into `defs`."""
    if kind is bool:
        return {"type": "boolean"}
    if kind is int:
        return {"type": "integer", "minimum": -WHOLE, "maximum": WHOLE}
    if kind is str:
        return {"type": "string"}
    if kind is Tile:
        return {"enum": [tile.code for tile in TILES]}
    if kind == tuple[Tile, ...]:
        codes = "(?:[BDC][1-9]|[ESWNRG]|Wh|Fl[1-4]|Se[1-4])"
        return {"type": "string", "pattern": f"^(?:{codes}(?: {codes})*)?$"}
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return _union(arguments, defs)
    if origin is tuple:
        if Ellipsis in arguments:
            return listed(schema_of(arguments[0], defs))
        each = [schema_of(one, defs) for one in arguments]
        return {"type": "array", "prefixItems": each, "items": False, "minItems": len(each)}
    if origin is frozenset:
        return listed(schema_of(arguments[0], defs), uniqueItems=True)
    if origin is Mapping:
        return {"type": "object", "additionalProperties": schema_of(arguments[1], defs)}
    if issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    return _class(kind, defs)


def _union(members: tuple[Any, ...], defs: Schema) -> Schema:
    """Return one of several; of several classes each names itself."""
    others = [one for one in members if one is not types.NoneType]
    classes = [one for one in others if is_dataclass(one)]
    none: list[Schema] = [{"type": "null"}] if types.NoneType in members else []
    if len(classes) < 2:
        return (
            {"anyOf": [*(schema_of(one, defs) for one in others), *none]}
            if len(others) > 1 or none
            else schema_of(others[0], defs)
        )
    return {"anyOf": [*(_class(one, defs, tagged=True) for one in classes), *none]}


def _class(kind: Any, defs: Schema, *, tagged: bool = False) -> Schema:
    """Return a reference to the schema of a class, which goes into `defs`."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    if name not in defs:
        defs[name] = {}
        hints = get_type_hints(kind)
        said = _said(kind)
        properties: Schema = {"is": {"const": name}} if tagged else {}
        for one in fields(kind):
            about = {"description": said[one.name]} if one.name in said else {}
            properties[one.name] = {**about, **schema_of(hints[one.name], defs)}
        due = tuple(one.name for one in fields(kind) if one.default is MISSING)
        what = cleandoc(kind.__doc__ or "").split("\n\n", maxsplit=1)[0]
        defs[name] = record(
            properties, (*(("is",) if tagged else ()), *due), description=" ".join(what.split())
        )
    return ref(name)


def _said(kind: type) -> dict[str, str]:
    """Return what the docstring of a class says of its attributes."""
    _, _, said = cleandoc(kind.__doc__ or "").partition("Attributes:\n")
    found: dict[str, str] = {}
    for names, words in re.findall(r"^ {4}(\w[\w, ]*): (.+(?:\n {8}.+)*)", said, re.MULTILINE):
        for name in names.split(", "):
            found[name] = " ".join(words.replace("`", "").split())
    return found
