"""Read JSON that somebody may have written by hand or on purpose, and say what is wrong and where.

What is read can be written again: it holds no half characters, no numbers that are none, nothing nested
beyond reason and no name twice.
"""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Any, Final, NoReturn

DEEPEST: Final = 40
"""So many lists and objects may stand in one another; ours have six."""


class JsonFault(StrEnum):
    """Why a content is no JSON of ours."""

    TOO_LONG = "too-long"
    NOT_TEXT = "not-text"
    NOT_JSON = "not-json"
    TWICE = "twice"
    NO_VALUE = "no-value"
    UNUSABLE = "unusable"
    UNREADABLE = "unreadable"
    FOREIGN = "foreign"
    """It does not bear our mark."""


class JsonTextError(ValueError):
    """A content that is no JSON of ours.

    Attributes:
        fault: what is wrong.
        where: the number of the byte, the place "line:column", the name, or the reason of the system.
    """

    def __init__(self, fault: JsonFault, where: str = "") -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{fault.value}: {where}".strip())
        self.fault = fault
        self.where = where


def read_json(content: bytes, longest: int) -> Any:  # noqa: ANN401 - JSON may be anything
    """Return what a text in JSON, in UTF-8, holds.

    Raises:
        JsonTextError: it is longer than `longest` bytes, no text, no JSON, or JSON that nobody needs.
    """
    if len(content) > longest:
        raise JsonTextError(JsonFault.TOO_LONG)
    try:
        found = json.loads(
            content.decode("utf-8-sig"), object_pairs_hook=_checked, parse_constant=_no_constant
        )
        if b"\\u" in content:
            # Only an escape can stand for half a character.
            json.dumps(found, ensure_ascii=False).encode()
    except UnicodeDecodeError as error:
        raise JsonTextError(JsonFault.NOT_TEXT, str(error.start + 1)) from error
    except json.JSONDecodeError as error:
        raise JsonTextError(JsonFault.NOT_JSON, f"{error.lineno}:{error.colno}") from error
    except JsonTextError:
        raise
    # Brackets within brackets without end, a number with thousands of digits, half a character.
    except (RecursionError, OverflowError, ValueError) as error:
        raise JsonTextError(JsonFault.UNUSABLE) from error
    _check_depth(found)
    return found


def write_json(value: object) -> str:
    """Return a value as a text that `read_json` reads."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _check_depth(value: object) -> None:
    level: list[object] = [value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for one in level:
            if isinstance(one, dict):
                below += one.values()
            elif isinstance(one, list):
                below += one
        if not below:
            return
        level = below
    raise JsonTextError(JsonFault.UNUSABLE)


def _checked(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the entries of an object, each name once and each text of whole characters."""
    held: dict[str, Any] = {}
    for key, value in pairs:
        if key in held:
            raise JsonTextError(JsonFault.TWICE, key)
        if isinstance(value, str) and not _is_whole(value) and _is_whole(key):
            raise JsonTextError(JsonFault.NO_VALUE, key)
        held[key] = value
    return held


def _is_whole(text: str) -> bool:
    """Return whether a text is more than half a character, as JSON may hold it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _no_constant(name: str) -> NoReturn:
    raise JsonTextError(JsonFault.NO_VALUE, name)
