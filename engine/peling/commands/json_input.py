"""Records as JSON from a file or standard input, and the answers to them on standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from peling.commands.errors import CommandError
from peling.positions.fields import load_json, shown


def records_of(file: str) -> Iterator[tuple[object, str | None]]:
    """Yield the records of a file, or of standard input for -, each with the rule set that its file names.

    Raises:
        CommandError: the input cannot be read or is no such JSON.
    """
    name = "standard input" if file == "-" else file
    yield from records(_decode(_read(file, name), name), name)


def write_answers(answers: Iterable[str]) -> None:
    """Write answers, each a JSON text, as one list."""
    sys.stdout.write("[" + ",\n ".join(answers) + "]\n")


def records(text: str, name: str) -> Iterator[tuple[object, str | None]]:
    """Yield the records of a text, each with the rule set that its file names.

    The text is a JSON list, one object, an example file with hands and cases, or JSON lines.

    Raises:
        CommandError: it is none of these; the message has the place.
    """
    whole = _parse(text, name)
    match whole:
        case list():
            yield from ((record, None) for record in whole)
        case dict() if "hands" in whole or "cases" in whole:
            rules = whole.get("rules")
            if rules is not None and not isinstance(rules, str):
                raise CommandError(f"{name}: 'rules' must be a text, not {shown(rules)}")
            for key in ("hands", "cases"):
                part = whole.get(key, [])
                if not isinstance(part, list):
                    raise CommandError(f"{name}: '{key}' must be a list, not {shown(part)}")
                yield from ((record, rules) for record in part)
        case dict():
            yield whole, None
        case _:
            raise CommandError(f"{name}: hands are objects or a list of objects, not {shown(whole)}")


def _read(file: str, name: str) -> bytes:
    if file == "-" and sys.stdin is None:
        raise CommandError(f"cannot read {name}: it is closed")
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise CommandError(f"cannot read {name}: {error.strerror}") from None
    except ValueError as error:
        raise CommandError(f"cannot read {name!r}: {error}") from None


def _decode(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise CommandError(f"{name}:{line}:{column}: this is not UTF-8") from None


def _parse(text: str, name: str) -> object:
    """Return the value of a JSON text, or the list of the values of JSON lines."""
    try:
        return load_json(text)
    except json.JSONDecodeError as error:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        if not lines:
            raise CommandError(f"{name}: it is empty") from None
        if len(lines) > 1 and _is_object(lines[0][1]):
            return [_parse_line(line, f"{name}:{number}") for number, line in lines]
        raise CommandError(f"{name}:{error.lineno}:{error.colno}: no JSON: {error.msg}") from None
    except (RecursionError, ValueError) as error:
        raise CommandError(f"{name}: no JSON: {_sentence(error)}") from None


def _parse_line(line: str, place: str) -> object:
    try:
        return load_json(line)
    except json.JSONDecodeError as error:
        raise CommandError(f"{place}:{error.colno}: no JSON: {error.msg}") from None
    except (RecursionError, ValueError) as error:
        raise CommandError(f"{place}: no JSON: {_sentence(error)}") from None


def _is_object(line: str) -> bool:
    try:
        return isinstance(load_json(line), dict)
    except (RecursionError, ValueError):
        return False


def _sentence(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
