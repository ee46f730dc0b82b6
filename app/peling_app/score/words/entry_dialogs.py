"""Word the dialogs of the entry of a deal: penalties, changes by hand, washing, who pays for all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence

translate = QCoreApplication.translate


everybody = Sentence("Deal entry", "each of the others")
agreed = Sentence("Deal entry", "As agreed at the table")
book_amount = Sentence("Deal entry", "empty: as the book has it")
explain_other = Sentence("Deal entry", "It could also be read otherwise, for less")
rules_behind = Sentence("Deal entry", "Where it stands in the book")
close = Sentence("Deal entry", "Close")


def buttons() -> tuple[str, str]:
    """Return the words on the buttons: leave it, take it."""
    return translate("Deal entry", "Cancel"), translate("Deal entry", "Take")


def book_text(source: str) -> str:
    """Return what a rule of the book says in the present language."""
    return translate("Rule book", source)


def penalty() -> tuple[str, str, str, str, str, str, str]:
    """Return title, lead, and the labels: rule, payer, payee, amount, reason."""
    return (
        translate("Deal entry", "Penalty"),
        translate("Deal entry", "A penalty is paid for an error, on top of what the deal itself is paid."),
        translate("Deal entry", "Which rule"),
        translate("Deal entry", "Who pays"),
        translate("Deal entry", "Who receives"),
        translate("Deal entry", "How much, for example 50 or 20+30"),
        translate("Deal entry", "Why (may stay empty)"),
    )


def adjust() -> tuple[str, str, str]:
    """Return title, lead, and the label of the reason."""
    return (
        translate("Deal entry", "Adjust by hand"),
        translate(
            "Deal entry",
            "Totals can be set right by hand, each with its sign: +20 or -20. This stands apart from "
            "payments and penalties, with its reason.",
        ),
        translate("Deal entry", "Why (must be given)"),
    )


def together(signed: str) -> str:
    """Return what the adjustments come to together."""
    return translate("Deal entry", "Together: {sum}").format(sum=signed)


def wash() -> tuple[str, str]:
    """Return title and lead."""
    return (
        translate("Deal entry", "Wash the tiles"),
        translate(
            "Deal entry",
            "Who showed the hand he was dealt, and how many of its tiles count? Left empty, the tiles laid "
            "for him tell.",
        ),
    )


who = Sentence("Deal entry", "Who?")
washes = Sentence("Deal entry", "{name} washes, tiles that count:")
count_needed = Sentence("Deal entry", "{name}: a number is needed.")
amount_needed = Sentence("Deal entry", "The amount is still missing.")
to_himself = Sentence("Deal entry", "Nobody pays a penalty to himself.")


def false_call() -> tuple[str, str, str, str]:
    """Return title, lead, who, and the words of the check box."""
    return (
        translate("Deal entry", "False Mah-Jongg"),
        translate("Deal entry", "Somebody announced Mah-Jongg with a hand that was not complete."),
        translate("Deal entry", "Who announced it"),
        translate("Deal entry", "He has shown the whole hand"),
    )


def dead() -> tuple[str, str]:
    """Return title and lead."""
    return (
        translate("Deal entry", "Dead hands"),
        translate("Deal entry", "A hand with the wrong number of tiles is dead: it cannot win."),
    )


def liable(*, is_found: bool) -> tuple[str, str, str]:
    """Return title, lead, and the choice that the book tells; `is_found`: it knows who pays for all."""
    title = translate("Deal entry", "Who pays for all")
    if not is_found:
        return (
            title,
            translate("Deal entry", "By these rules nobody does. Here you can say that somebody did."),
            translate("Deal entry", "As the book has it: everybody pays for himself"),
        )
    return (
        title,
        translate(
            "Deal entry",
            "From tiles the book finds this by itself. Here you can say or overrule it.",
        ),
        translate("Deal entry", "As the book finds it from the tiles"),
    )


def claim() -> tuple[str, str, str, str]:
    """Return title, lead, and the labels: who, which."""
    return (
        translate("Deal entry", "Claim of a loser"),
        translate(
            "Deal entry",
            "With some hands a player who has not won is paid the limit by the other losers. From tiles the "
            "book finds this by itself.",
        ),
        translate("Deal entry", "Who claims"),
        translate("Deal entry", "For which hand"),
    )


def note() -> tuple[str, str]:
    """Return the title and the lead of the dialog for a remark."""
    return (
        translate("Deal entry", "Note"),
        translate("Deal entry", "A remark that is kept with the deal."),
    )


explain = Sentence("Deal entry", "Why {name}’s hand counts this")
