"""Word the named house rules: what is chosen, and what is wrong with a file."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from peling.rules.ruleset import Option, OptionValue, RuleSet
from peling_app.books.faces import book_ids, face
from peling_app.books.house_rules import LONGEST_NAME, HouseFileError, HouseRulesTrouble
from peling_app.books.words.options import option_help, option_label, option_value
from peling_app.books.words.rulebooks import short_title

translate = QCoreApplication.translate


def rule_label(key: str, book: str) -> str:
    """Return what a house rule of a book is called; one without words of ours by its key."""
    return option_label(key, book) if key in face(book).options() else key.replace("_", " ")


def rule_help(option: Option, rules: RuleSet) -> str:
    """Say what a house rule is about; without words of ours, what its ruling asks."""
    if option.key in face(rules.id).options():
        return option_help(option.key, rules.id)
    ruling = next((ruling for ruling in rules.rulings if ruling.id == option.source), None)
    return translate("Rule book", ruling.question) if ruling is not None else ""


def rule_value(key: str, value: OptionValue, book: str) -> str:
    """Return what a value of a house rule means; one without words of ours as it is written."""
    try:
        return option_value(key, value, book)
    except KeyError:
        if value is True:
            return translate("House rules", "yes")
        if value is False:
            return translate("House rules", "no")
        return str(value).replace("_", " ")


def default_value(words: str, option: Option, rules: RuleSet) -> str:
    """Mark the value that is in force where nothing was chosen: the book's, or how we read the book."""
    read = not option.printed and any(
        option.key == ruling.option or option.source == ruling.id for ruling in rules.rulings
    )
    marked = (
        translate("House rules", "{value} (our choice)")
        if read
        else translate("House rules", "{value} (book)")
    )
    return marked.format(value=words)


def set_words(name: str, *, changed: bool) -> str:
    """Say which house rules are chosen: a name, or that they are as in the book or not saved."""
    if not name:
        return (
            translate("House rules", "Own choice, not saved")
            if changed
            else translate("House rules", "As in the book")
        )
    if changed:
        return translate("House rules", "{name} (changed since it was saved)").format(name=name)
    return name


def is_own_word(name: str) -> bool:
    """Return whether the program itself calls rules so that nobody has named: no set may look like them."""
    own = {set_words("", changed=changed).casefold() for changed in (False, True)}
    return name.casefold() in own


def unknown_words(keys: tuple[str, ...]) -> str:
    """Say which options of a set are of a later version."""
    return translate(
        "House rules", "This version does not know these rules; they are kept and do nothing here: {rules}"
    ).format(rules=", ".join(keys))


def trouble_words(name: str, error: HouseFileError) -> str:
    """Say what is wrong with a file of house rules, and where; nothing was changed by it."""
    return translate("House rules", "{file}: {trouble} Nothing was changed.").format(
        file=name, trouble=_trouble(error)
    )


def _trouble(error: HouseFileError) -> str:
    match error.trouble:
        case HouseRulesTrouble.UNREADABLE:
            return translate("House rules", "The file cannot be read ({reason}).").format(reason=error.where)
        case HouseRulesTrouble.TOO_LONG:
            return translate("House rules", "The file is far too long for house rules.")
        case HouseRulesTrouble.NOT_TEXT:
            return translate("House rules", "The file is no text; byte {place} cannot be read.").format(
                place=error.where
            )
        case HouseRulesTrouble.NOT_JSON:
            line, column = error.where.split(":")
            return translate(
                "House rules",
                "The file is damaged or no JSON; it cannot be understood in line {line} at column {column}.",
            ).format(line=line, column=column)
        case HouseRulesTrouble.FOREIGN:
            return translate("House rules", "The file does not hold house rules of Pe-Ling.")
        case HouseRulesTrouble.NEWER:
            return translate(
                "House rules",
                "A newer version of Pe-Ling wrote the file: it has format {found}, this version "
                "reads {known}.",
            ).format(found=error.found, known=error.allowed[0])
        case HouseRulesTrouble.MISSING:
            return translate("House rules", "The entry “{entry}” is missing.").format(entry=error.where)
        case HouseRulesTrouble.TWICE:
            return translate("House rules", "The entry “{entry}” stands there twice.").format(
                entry=error.where
            )
        case HouseRulesTrouble.WRONG_KIND:
            return translate("House rules", "The entry “{entry}” is of the wrong kind.").format(
                entry=error.where
            )
        case HouseRulesTrouble.NAME:
            return translate(
                "House rules", "The entry “name” must be a name of 1 to {number} letters."
            ).format(number=LONGEST_NAME)
        case HouseRulesTrouble.UNKNOWN_BOOK:
            return translate(
                "House rules",
                "The entry “rules” names a rule book that is not known here, “{found}”. Known are: {books}.",
            ).format(found=error.found, books=", ".join(book_ids()))
        case HouseRulesTrouble.WRONG_VALUE:
            return translate(
                "House rules",
                "The option “{option}” ({rule}) of {book} cannot be “{found}”; it can be: {values}.",
            ).format(
                option=error.where,
                rule=rule_label(error.where, error.book),
                book=short_title(error.book),
                found=error.found,
                values=", ".join(_written(value) for value in error.allowed),
            )
        case _:
            assert_never(error.trouble)


def _written(value: OptionValue) -> str:
    """Return a value as it is written in a file."""
    return str(value).lower() if isinstance(value, bool) else str(value)
