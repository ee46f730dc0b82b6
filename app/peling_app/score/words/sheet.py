"""Word the score sheet: headings, cells, what to do next, corrections, the balance, files."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from peling.core.tiles import Wind
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Counted, Sentence, Sentences
from peling_app.kit.words.messages import failure_words
from peling_app.kit.words.numbers import MINUS, number, signed
from peling_app.kit.words.spoken import closed
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate
ISO: Final = Qt.DateFormat.ISODate

NOTHING: Final = "–"

NEXT: Final = {
    "east-stays": QT_TRANSLATE_NOOP("Score sheet", "East stays with {east}."),
    "east-passes": QT_TRANSLATE_NOOP("Score sheet", "East passes to {east}."),
    "round-over": QT_TRANSLATE_NOOP("Score sheet", "East passes to {east}; the {round} round begins."),
    "set-over": QT_TRANSLATE_NOOP(
        "Score sheet", "Four rounds are over. East passes to {east}; the {round} round begins."
    ),
    "draw-seats": QT_TRANSLATE_NOOP("Score sheet", "A set of four rounds is over. Draw the seats anew."),
    "evening-over": QT_TRANSLATE_NOOP("Score sheet", "All rounds agreed on are played."),
    "begin": QT_TRANSLATE_NOOP("Score sheet", "{east} is East and begins."),
}
"""What to do next, by the id of the ledger; `round` is a wind in the middle of a sentence."""

NEXT_WITHOUT_WIND: Final = {
    "round-over": QT_TRANSLATE_NOOP("Score sheet", "East passes to {east}; a new round begins."),
    "set-over": QT_TRANSLATE_NOOP(
        "Score sheet", "Four rounds are over. East passes to {east}; a new round begins."
    ),
}
"""The same by a book whose rounds have no wind."""

TROUBLES: Final = {
    "missing": QT_TRANSLATE_NOOP("Score sheet", "The score sheet {name} is no longer there."),
    "exists": QT_TRANSLATE_NOOP(
        "Score sheet", "There is already a score sheet {name}. It was left as it is."
    ),
    "not-a-journal": QT_TRANSLATE_NOOP(
        "Score sheet",
        "The file {name} is no score sheet of Pe-Ling. It was left as it is.",
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Score sheet", "The score sheet {name} is damaged and cannot be opened. It was left as it is."
    ),
    "newer-format": QT_TRANSLATE_NOOP(
        "Score sheet", "The score sheet {name} was written by a newer version of Pe-Ling."
    ),
    "in-use": QT_TRANSLATE_NOOP(
        "Score sheet", "The score sheet {name} is open in another window of Pe-Ling."
    ),
    "disk-full": QT_TRANSLATE_NOOP(
        "Score sheet", "The disk is full, the score sheet cannot be saved. Make room, then enter it again."
    ),
    "read-only": QT_TRANSLATE_NOOP("Score sheet", "The folder of score sheets cannot be written to: {name}"),
    "unreadable": QT_TRANSLATE_NOOP("Score sheet", "The score sheet {name} cannot be read."),
    "unknown-rules": QT_TRANSLATE_NOOP(
        "Score sheet", "This version does not know the rules of the score sheet {name}."
    ),
    "other-rules": QT_TRANSLATE_NOOP(
        "Score sheet", "By the rules of this version the score sheet {name} cannot be gone on with."
    ),
    "moving": QT_TRANSLATE_NOOP(
        "Score sheet", "The score sheet could not be moved; it is where it was: {name}"
    ),
    "deleting": QT_TRANSLATE_NOOP("Score sheet", "The score sheet could not be deleted: {name}"),
    "writing": QT_TRANSLATE_NOOP("Score sheet", "The score sheet could not be saved: {name}"),
    "opening": QT_TRANSLATE_NOOP("Score sheet", "The score sheet could not be opened: {name}"),
    "import": QT_TRANSLATE_NOOP(
        "Score sheet", "The file is no score sheet that Pe-Ling can read; nothing was changed. {name}"
    ),
    "import-no-text": QT_TRANSLATE_NOOP(
        "Score sheet", "The file holds no text, so it is no score sheet; nothing was changed. {name}"
    ),
    "import-damaged": QT_TRANSLATE_NOOP(
        "Score sheet",
        "The file is a score sheet, but it is damaged, or the end of it is missing; nothing was changed. "
        "{name}",
    ),
    "import-newer": QT_TRANSLATE_NOOP(
        "Score sheet", "The file was written by a newer version of Pe-Ling; nothing was changed. {name}"
    ),
    "import-changed": QT_TRANSLATE_NOOP(
        "Score sheet",
        "The file is no longer as Pe-Ling wrote it: somebody changed it, or a copy went wrong. Nothing was "
        "brought in. {name}",
    ),
    "export": QT_TRANSLATE_NOOP("Score sheet", "The file could not be written: {name}"),
    "printing": QT_TRANSLATE_NOOP("Score sheet", "Nothing was printed; the printer did not answer: {name}"),
    "setup": QT_TRANSLATE_NOOP("Score sheet", "A score sheet cannot be begun like this: {name}"),
}
"""What went wrong with a file, by its id; ``{name}`` is the file or the reason."""


page = Sentence("Score sheet", "Score sheet")
was_here = Sentence("ScorePage", "This sheet was here already.")
more = Sentence("Score sheet", "More for this sheet")
correct_deal = Sentence("Score sheet", "Correct deal {deal}")
insert_before = Sentence("Score sheet", "Put a forgotten deal in before deal {deal}")
deals_table = Sentence("Score sheet", "Deals by players")
totals_table = Sentence("Score sheet", "Totals")
nothing_paid = Sentence("Score sheet", "Nobody pays.")
draw_seats = Sentence("Score sheet", "Draw the seats")
balance_title = Sentence("Score sheet", "Balance")
_corrections = Counted("SheetPlurals", "Corrected %n time(s).")
put_in_later = Sentence("Score sheet", "put in later")
with_note = Sentence("Score sheet", "with a note")
_later = Counted("SheetPlurals", "%n later deal(s) followed.")


def trouble(message: str, name: str) -> str:
    """Return a sentence for what went wrong with a sheet, or with another file that a sheet needs."""
    if message not in TROUBLES:
        return failure_words(message, name)
    return translate("Score sheet", TROUBLES[message]).format(name=name)


def book_line(rules: RuleSet) -> str:
    """Return the rule set with its limit, where it has one that is set: "Pung Chow, with a limit of 300"."""
    title = short_title(rules.id)
    limit = next((value for key, value in rules.house.values if key == "limit"), None)
    if not isinstance(limit, int) or isinstance(limit, bool):
        return title
    own = face(rules.id).limit_line
    if own:
        return translate("Score sheet", own).format(limit=number(limit))
    return translate("Score sheet", "{book}, limit {limit}").format(book=title, limit=number(limit))


LEADING: Final = (Sentence("Score sheet", "deal"), Sentence("Score sheet", "score"))
"""The columns before those of the players: the deal's number, and what the winner's hand counts."""


def headings() -> tuple[str, ...]:
    """Return what stands over the columns before those of the players."""
    return tuple(heading() for heading in LEADING)


def now_wind(wind: Wind) -> str:
    """Return what a player holds in the next deal."""
    return translate("Score sheet", "now {wind}").format(wind=wind_name(wind))


def short_result(result: str) -> str:
    """Return in a word how a deal without a winner ended, for the column of scores."""
    match result:
        case "drawn":
            return translate("Score sheet", "drawn")
        case "washed":
            return translate("Score sheet", "washed")
        case "false-call":
            return translate("Score sheet", "false call")
        case _:
            return NOTHING


def total_after(deals: int) -> str:
    """Return the words before the totals."""
    if not deals:
        return translate("Score sheet", "At the start")
    return translate("Score sheet", "Total after {deal}").format(deal=number(deals))


def legend() -> tuple[str, str, str, str]:
    """Return what the marks mean: East, bold (the word itself and the rest), corrected."""
    return (
        translate("Score sheet", "East"),
        translate("Score sheet", "bold"),
        translate("Score sheet", "won the deal"),
        translate("Score sheet", "corrected, later totals followed"),
    )


def tools() -> dict[str, str]:
    """Return the short words on the buttons beside the heading, by command."""
    return {
        "score.undo": translate("Score sheet", "Undo"),
        "score.redo": translate("Score sheet", "Redo"),
        "score.pdf": translate("Score sheet", "PDF"),
        "score.csv": translate("Score sheet", "CSV"),
    }


rows_by_winds = Sentence("Score sheet", "The rows stand by the winds now, East first.")
rows_by_people = Sentence("Score sheet", "Everybody keeps one row now.")


def looked_at(deal: int, name: str, arithmetic: str) -> str:
    """Return how the cell that is looked at comes about."""
    if not name:
        return translate("Score sheet", "Deal {deal}: {sum}").format(deal=number(deal), sum=arithmetic)
    words = translate("Score sheet", "Deal {deal}, {name}: {sum}")
    return words.format(deal=number(deal), name=name, sum=arithmetic)


def sum_of_totals(total: int) -> str:
    """Return what the totals come to together."""
    return translate("Score sheet", "sum {total}").format(total=number(total))


def cell(name: str, amount: int, *, east: bool, winner: bool, after: str) -> str:
    """Return a cell for screen readers: who, what he holds, what he won or lost, what he has then."""
    parts = [name]
    if east:
        parts.append(translate("Score sheet", "East"))
    if winner:
        parts.append(translate("Score sheet", "won the deal"))
    parts.append(signed(amount) if amount else translate("Score sheet", "nothing paid"))
    parts.append(translate("Score sheet", "total {total}").format(total=after))
    return ", ".join(parts)


def deal_cell(
    deal: int,
    *,
    round_wind: Wind | None,
    corrected: int,
    entering: bool,
    put_in: bool = False,
    noted: bool = False,
) -> str:
    """Return the first cell of a row for screen readers."""
    parts = [translate("Score sheet", "Deal {deal}").format(deal=number(deal))]
    if round_wind is not None:
        parts.append(round_words(round_wind))
    if entering:
        parts.append(translate("Score sheet", "being entered"))
    if put_in:
        parts.append(put_in_later())
    if corrected:
        parts.append(translate("Score sheet", "corrected"))
    if noted:
        parts.append(with_note())
    return ", ".join(parts)


round_words: Final = Sentences(
    {
        Wind.EAST: Sentence("Score sheet", "East round"),
        Wind.SOUTH: Sentence("Score sheet", "South round"),
        Wind.WEST: Sentence("Score sheet", "West round"),
        Wind.NORTH: Sentence("Score sheet", "North round"),
    }
)
"""The names of the rounds."""


def deal_title(deal: int, round_wind: Wind | None) -> str:
    """Return the title of a deal: "Deal 9, South round"."""
    words = translate("Score sheet", "Deal {deal}").format(deal=number(deal))
    if round_wind is None:
        return words
    return translate("Score sheet", "{deal}, {round}").format(deal=words, round=round_words(round_wind))


def payment(other: str, base: str, factor: int, amount: int) -> str:
    """Return one payment of a player's cell: from or to whom, how it comes about, how much."""
    sum_words = f"{base} × {factor}" if factor != 1 else base
    if amount >= 0:
        words = translate("Score sheet", "from {name}: {sum} = {amount}")
    else:
        words = translate("Score sheet", "to {name}: {sum} = {amount}")
    if factor == 1 and base == number(abs(amount)):
        words = (
            translate("Score sheet", "from {name}: {amount}")
            if amount >= 0
            else translate("Score sheet", "to {name}: {amount}")
        )
    return words.format(name=other, sum=sum_words, amount=signed(amount))


def difference(higher: int, lower: int) -> str:
    """Return a difference of two scores, in brackets where it is doubled."""
    return f"{number(higher)} {MINUS} {number(lower)}"


def penalty(other: str, amount: int, reason: str) -> str:
    """Return a penalty of a player's cell, with what people wrote to it."""
    words = (
        translate("Score sheet", "penalty from {name}: {amount}")
        if amount >= 0
        else translate("Score sheet", "penalty to {name}: {amount}")
    )
    said = words.format(name=other, amount=signed(amount))
    return f"{said} ({reason})" if reason else said


def adjustment(amount: int, reason: str) -> str:
    """Return an adjustment made by hand, with its reason."""
    if not reason:
        return translate("Score sheet", "adjusted by hand: {amount}").format(amount=signed(amount))
    words = translate("Score sheet", "adjusted by hand: {amount} ({reason})")
    return words.format(amount=signed(amount), reason=reason)


def comes_to(amount: int) -> str:
    """Return the last line of a cell's arithmetic."""
    return translate("Score sheet", "together {amount}").format(amount=signed(amount))


def hand_counts(total: int) -> str:
    """Return what the player's own hand counts."""
    return translate("Score sheet", "hand: {total}").format(total=number(total))


def next_words(what: str, east: str, round_wind: Wind | None) -> str:
    """Return what to do next; an unknown id says who is East. `round_wind`: None where rounds have none."""
    without = NEXT_WITHOUT_WIND.get(what) if round_wind is None else None
    words = translate("Score sheet", without or NEXT.get(what, NEXT["begin"]))
    return words.format(east=east, round="" if round_wind is None else wind_name(round_wind))


def inserting(deal: int) -> str:
    """Say that a forgotten deal is being put in, and how that is left."""
    words = translate(
        "Score sheet",
        "A forgotten deal is put in as deal {deal}; the later ones move on. Esc leaves all as it was.",
    )
    return words.format(deal=number(deal))


def correcting(deal: int) -> str:
    """Say that a deal is being corrected, and how that is left."""
    words = translate(
        "Score sheet",
        "Deal {deal} is being corrected; the later ones will follow. Esc leaves it as it was.",
    )
    return words.format(deal=number(deal))


def overruled(what: str, reason: str) -> str:
    """Say that East or the round was set by hand."""
    if reason:
        return translate("Score sheet", "{what} ({reason})").format(what=what, reason=reason)
    return what


east_by_hand = Sentence("Score sheet", "East by your word: {name}")


def round_by_hand(wind: Wind) -> str:
    """Return which round it is because the players said so."""
    return translate("Score sheet", "Round by your word: {round}").format(round=round_words(wind))


# Corrections


def moment(iso: str) -> str:
    """Return a time of the log as this place writes it; what cannot be read stays as it is."""
    time = QDateTime.fromString(iso, ISO)
    if not time.isValid():
        return iso
    return QLocale().toString(time.toLocalTime(), QLocale.FormatType.ShortFormat)


def put_in_note(when: str, reason: str, later: int) -> str:
    """Return when a forgotten deal was put in, why, and how many deals followed it."""
    said = (
        closed(translate("Score sheet", "Put in later, {when}: {reason}.").format(when=when, reason=reason))
        if reason
        else translate("Score sheet", "Put in later, {when}.").format(when=when)
    )
    return " ".join(filter(None, (said, _later(later) if later else "")))


def turned_back(deal: int, *, again: bool) -> str:
    """Return from which deal on the sheet is another because something was undone, or done again."""
    said = (
        translate("Score sheet", "Done again: from deal {deal} on all is as it was then.")
        if again
        else translate("Score sheet", "Undone: from deal {deal} on all is as it was before.")
    )
    return said.format(deal=number(deal))


def correction_note(when: str, reason: str, times: int, later: int) -> str:
    """Return when a deal was corrected last, why, how often, and how many deals followed it."""
    said = (
        closed(translate("Score sheet", "Corrected {when}: {reason}.").format(when=when, reason=reason))
        if reason
        else translate("Score sheet", "Corrected {when}.").format(when=when)
    )
    often = _corrections(times) if times > 1 else ""
    followed = _later(later) if later else ""
    return " ".join(filter(None, (said, often, followed)))
