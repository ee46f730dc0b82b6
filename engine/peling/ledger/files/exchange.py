"""A sheet as one JSON text, complete: what was agreed, every input, what the deals came to; and back."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Any, Final

from peling.ledger.codec import ReadError, digest, read, write
from peling.ledger.facts import facts_from_json, facts_of
from peling.ledger.history import SheetHistory, replay
from peling.ledger.inputs import (
    Correct,
    Enter,
    Insert,
    Logged,
    PlayedAt,
    SaveDraft,
    SheetInputError,
    SheetSetup,
    Stake,
)
from peling.ledger.sheet import Sheet
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import UnknownOptionError

WHAT: Final = "pe-ling-sheet"
"""What the text says it is."""
FORMAT: Final = 5
"""The newest: 2 knows what a point is worth, 3 which places the computer played, 4 where the people met, 5
that nobody said how a hand in tiles was won. A sheet without these is still written as 1, as ever."""
LONGEST: Final = 64 * 2**20
"""A longer text is no sheet."""


class ImportTrouble(StrEnum):
    """Why a text cannot be imported; the app has a sentence for each."""

    FOREIGN = "foreign"
    """It is JSON of something else, or no JSON at all."""
    NEWER = "newer"
    """A newer version has written it."""
    DAMAGED = "damaged"
    CHANGED = "changed"
    """It can be read, but is not as it was written: somebody changed it, or a copy went wrong."""
    UNKNOWN_RULES = "unknown-rules"
    """Its rule set, or one of its house rules, is not known to this version."""


class ImportFailedError(Exception):
    """A text that cannot be imported.

    Attributes:
        kind: why not.
        place: where, for example ``"log[3].given.entry.winner"`` or ``"line 4"``; empty if nowhere in
            particular.
        detail: what was found, in English, for bug reports.
    """

    def __init__(self, kind: ImportTrouble, place: str, detail: str) -> None:
        """Keep kind, place and detail."""
        super().__init__(f"{kind} at {place}: {detail}")
        self.kind = kind
        self.place = place
        self.detail = detail


def to_json(sheet: Sheet) -> str:
    """Return a sheet as JSON, with everything that was ever done to it."""
    body = {
        "setup": write(sheet.agreed, SheetSetup),
        "log": [write(logged, Logged) for logged in sheet.log],
        "facts": facts_of(sheet.deals),
    }
    whole = {"what": WHAT, "format": _format_of(sheet), "seal": digest(body), **body}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> SheetHistory:
    """Return the sheet that `to_json` wrote.

    Raises:
        ImportFailedError: it is none, or not as it was written.
    """
    whole = _parsed(text)
    if whole.get("what") != WHAT:
        raise ImportFailedError(ImportTrouble.FOREIGN, "what", "it does not say that it is a score sheet")
    number = whole.get("format")
    if type(number) is not int or number < 1:
        raise ImportFailedError(ImportTrouble.DAMAGED, "format", f"{number!r} is no format")
    if number > FORMAT:
        raise ImportFailedError(ImportTrouble.NEWER, "format", f"{number}; this version knows {FORMAT}")
    try:
        history = _replayed(whole)
    except (UnknownRulesError, UnknownOptionError) as error:
        raise ImportFailedError(ImportTrouble.UNKNOWN_RULES, "setup", str(error)) from error
    except ReadError as error:
        raise ImportFailedError(ImportTrouble.DAMAGED, error.place, error.detail) from error
    except SheetInputError as error:
        raise ImportFailedError(ImportTrouble.DAMAGED, "log", str(error)) from error
    body = {key: whole[key] for key in ("setup", "log", "facts")}
    if whole.get("seal") != digest(body):
        raise ImportFailedError(ImportTrouble.CHANGED, "", "the seal is not that of the contents")
    reckoned, deals = len(whole["facts"]), len(history.sheet.deals)
    if reckoned > deals:
        raise ImportFailedError(
            ImportTrouble.DAMAGED, "facts", f"figures of {reckoned} deals for {deals} deals"
        )
    return history


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise ImportFailedError(ImportTrouble.FOREIGN, "", "it is longer than any sheet")
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as error:
        # What begins as a sheet and breaks off was one.
        kind = ImportTrouble.DAMAGED if f'"{WHAT}"' in text[:100] else ImportTrouble.FOREIGN
        raise ImportFailedError(kind, f"line {error.lineno}", error.msg) from error
    except (RecursionError, ValueError) as error:
        raise ImportFailedError(ImportTrouble.FOREIGN, "", str(error)) from error
    if not isinstance(whole, dict):
        raise ImportFailedError(ImportTrouble.FOREIGN, "", "it is no object")
    return whole


def _replayed(whole: dict[str, Any]) -> SheetHistory:
    setup: SheetSetup = read(whole.get("setup"), SheetSetup, "setup")
    log: tuple[Logged, ...] = read(whole.get("log"), tuple[Logged, ...], "log")
    stored = facts_from_json(whole.get("facts"), len(setup.players), "facts")
    return replay(setup, log, stored)


def _format_of(sheet: Sheet) -> int:
    """Return the oldest format that can say all of a sheet."""
    entered = (
        one.given.entry for one in sheet.log if isinstance(one.given, Enter | Correct | Insert | SaveDraft)
    )
    if any(entry.unsaid for entry in entered):
        return 5
    if sheet.agreed.where or any(isinstance(one.given, PlayedAt) for one in sheet.log):
        return 4
    if sheet.agreed.computers:
        return 3
    agreed = bool(sheet.agreed.point or sheet.agreed.money)
    return 2 if agreed or any(isinstance(one.given, Stake) for one in sheet.log) else 1
