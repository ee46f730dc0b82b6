"""Tell what was entered next to the hands: how else the deal ended, penalties, changes by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peling.ledger.entry import DealEntry, Result
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.books.words.citations import place_words
from peling_app.kit.words.numbers import MINUS
from peling_app.score.model.entry_rows import EntryFacts, Extra
from peling_app.score.words import entry as words


@dataclass(frozen=True, slots=True)
class BookPenalty:
    """A rule of the book on errors: its id, its subject, what it says, where it stands."""

    rule: str
    title: str
    text: str
    cite: str


def extras_of(facts: EntryFacts) -> tuple[Extra, ...]:
    """Return what was entered next to the hands, in the order in which it is read."""
    entry, names = facts.entry, facts.names
    found = []
    if entry.result is Result.DRAWN:
        found.append(Extra("drawn", 0, words.drawn()))
    if entry.result is Result.FALSE_CALL and entry.offender is not None:
        found.append(Extra("false-call", 0, words.called_falsely(name=names[entry.offender])))
    if entry.result is Result.WASHED:
        found += [
            Extra("washed", number, words.washes(names[place], count))
            for number, (place, count) in enumerate(entry.washed)
        ]
    found += [
        Extra("dead", number, words.is_dead(names[place], kind))
        for number, (place, kind) in enumerate(entry.dead)
    ]
    if entry.liable is not None:
        found.append(Extra("liable", 0, words.liable([names[place] for place in entry.liable])))
    found += [
        Extra("claim", number, words.claims(names[place], item))
        for number, (place, item) in enumerate(entry.claims or ())
    ]
    for number, penalty in enumerate(entry.penalties):
        payees = [place for place in range(len(names)) if place != penalty.payer]
        paid = payees[0] if penalty.payee is None and len(payees) == 1 else penalty.payee
        payee = None if paid is None else names[paid]
        said = words.penalty(names[penalty.payer], payee, penalty.amount, penalty.reason)
        found.append(Extra("penalty", number, said))
    for number, made in enumerate(entry.adjustments):
        gains = [
            (name, text.strip().replace("-", MINUS))
            for name, text in zip(names, made.amounts, strict=False)
            if text.strip()
        ]
        found.append(Extra("adjustment", number, words.adjustment(gains, made.reason)))
    if entry.note:
        found.append(Extra("note", 0, words.note(text=entry.note)))
    return tuple(found)


def reasons_of(entry: DealEntry, extras: Sequence[Extra]) -> tuple[str, ...]:
    """Return the words of penalties and changes by hand to which people wrote why."""
    whys = {
        "penalty": [one.reason for one in entry.penalties],
        "adjustment": [one.reason for one in entry.adjustments],
    }
    return tuple(one.words for one in extras if one.kind in whys and whys[one.kind][one.number])


def book_penalties(rules: RuleSet) -> tuple[BookPenalty, ...]:
    """Return the book's rules on errors, in its order."""
    return tuple(
        BookPenalty(entry.id, entry.title, entry.text, place_words(entry.cite))
        for entry in rules.entries
        if entry.id in face(rules.id).places.get("errors", ())
    )
