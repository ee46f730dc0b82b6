"""Word the page of records."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling_app.kit.words.marks import Counted, Sentence, Sentences
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name
from peling_app.kit.words.times import clock_words, date_words
from peling_app.play.records.which import Which
from peling_app.play.setup import Level
from peling_app.play.words.games import level_name

translate = QCoreApplication.translate

page = Sentence("Records", "Records")
said = Sentence("Records", "Counted in your games, those put away too")
by_book = Sentence("Records", "By book and level")
balance = Sentence("Records", "Balance")
best = Sentence("Records", "Best hands")
no_best = Sentence("Records", "You have won none of these deals.")
special = Sentence("Records", "Special hands")
no_special = Sentence("Records", "The special hands of a book are shown when you have played by it.")
won = Sentence("Records", "won")
not_yet = Sentence("Records", "not yet")
what_they_are = Sentence("Records", "What they are")
what_they_are_in = Sentence("Records", "What they are, in {book}")
counted = Sentence("Records", "{won} of {all}")
together = Sentence("Records", "Together")
mixed = Sentence("Records", "Several levels")
none_yet = Sentence("Records", "No deal is over yet. Every deal you finish is counted here by itself.")
none_since = Sentence(
    "Records", "No deal has ended since then. Every deal you finish is counted here by itself."
)
none_such = Sentence("Records", "No deal of this kind is over yet.")
back = Sentence("Records", "Back")
habits = Sentence("Records", "Your play")
export = Sentence("Records", "Save as CSV")
export_title = Sentence("Records", "Save the deals as CSV")
export_kind = Sentence("Records", "Rows (*.csv)")
export_name = Sentence("Records", "Records of Pe-Ling")
anew = Sentence("Records", "Count anew")
anew_question = Sentence("Records", "Count only deals from now on?")
anew_said = Sentence("Records", "No game is deleted. You can have all deals counted again at any time.")
anew_keep = Sentence("Records", "Leave as it is")
count_all = Sentence("Records", "Count all again")
which_name = Sentence("Records", "What is counted")
which_words = Sentences[Which](
    {
        Which.ALL: Sentence("Records", "All games"),
        Which.YEAR: Sentence("Records", "This year"),
        Which.KEPT: Sentence("Records", "Nothing taken back"),
        Which.UNASSISTED: Sentence("Records", "Unassisted"),
    }
)
"""What is counted."""
which_said = Sentences[Which](
    {
        Which.ALL: Sentence("Records", "Every deal that is over"),
        Which.YEAR: Sentence("Records", "Deals that were over this year"),
        Which.KEPT: Sentence(
            "Records",
            "Only games in which nothing was taken back and that do not go on from a replay or a review",
        ),
        Which.UNASSISTED: Sentence(
            "Records", "Only games played as an exam from your first move on, without help of any kind"
        ),
    }
)
"""The same in a sentence."""
heads = (
    Sentence("Records", "book and level"),
    Sentence("Records", "deals"),
    Sentence("Records", "won"),
    Sentence("Records", "share"),
    Sentence("Records", "mean points"),
    Sentence("Records", "best hand"),
)
"""What stands over the columns of the table."""
row_heads = (
    Sentence("Records", "Time"),
    Sentence("Records", "Book"),
    Sentence("Records", "Level"),
    Sentence("Records", "Deal"),
    Sentence("Records", "Wind"),
    Sentence("Records", "End"),
    Sentence("Records", "Winning tile"),
    Sentence("Records", "Points of the hand"),
    Sentence("Records", "Points won or lost"),
    Sentence("Records", "Help"),
    Sentence("Records", "Hand"),
)
"""What stands over the columns of the rows that are saved."""
ended_won = Sentence("Records", "won")
ended_lost = Sentence("Records", "lost")
ended_drawn = Sentence("Records", "nobody won")
helped = Sentence("Records", "assisted")
alone = Sentence("Records", "unassisted")

_after = Counted("RecordsPlurals", "points after each of %n deal(s)")
_left_out = Counted("RecordsPlurals", "%n game(s) could not be read and are left out.")
_in_use = Counted("RecordsPlurals", "%n game(s) in use in another window; counted when closed there.")
_winning = Counted("RecordsPlurals", "%n deal(s) won in a row")
_waiting = Counted("RecordsPlurals", "%n deal(s) in a row without winning")


def level(kind: str) -> str:
    """Return the name of a level; other kinds of players together are several levels."""
    return level_name(Level(kind)) if kind in set(Level) else mixed()


def after_each(deals: int) -> str:
    """Return what the chart shows."""
    return _after(deals)


def left_out(games: int) -> str:
    """Say that games could not be read; nothing where all could."""
    return _left_out(games) if games else ""


def in_use(games: int) -> str:
    """Say that another window has games open; nothing where none has."""
    return _in_use(games) if games else ""


def reading(done: int, whole: int) -> str:
    """Return how far the reading of games is."""
    return translate("Records", "Reading your games: {done} of {whole}").format(
        done=number(done), whole=number(whole)
    )


def since(when: datetime) -> str:
    """Return from when on deals are counted."""
    said = translate("Records", "Only deals after {date}, {time}, are counted.")
    return said.format(date=date_words(when), time=clock_words(when))


def share(won_deals: int, deals: int) -> str:
    """Return which part of the deals was won, in percent."""
    percent = round(100 * won_deals / deals) if deals else 0
    return translate("Records", "{number} %").format(number=number(percent))


def how(wind: Wind, by: WinBy | None, giver: Wind | None) -> str:
    """Return as what the player won and how the winning tile came, where that is known."""
    came = tile_came(by, giver)
    if not came:
        return wind_name(wind)
    return translate("Records", "{wind}, {came}").format(wind=wind_name(wind), came=came)


def tile_came(by: WinBy | None, giver: Wind | None) -> str:
    """Return how the winning tile came; nothing where the player did not win."""
    if giver is not None:
        return translate("Records", "from {giver}").format(giver=wind_name(giver))
    return "" if by is None else _CAME.get(by, _drawn)()


_drawn = Sentence("Records", "drawn")
_CAME = {
    WinBy.DEALT: Sentence("Records", "as dealt"),
    WinBy.EIGHT_FLOWERS: Sentence("Records", "by eight flowers"),
}
"""How a win came for which no tile was drawn."""


def where(book: str, kind: str, way: str) -> str:
    """Return by which book, against whom and how a hand was won."""
    return translate("Records", "{book}, {level}. {way}").format(book=book, level=level(kind), way=way)


def winning(deals: int, until: datetime) -> str:
    """Return the most deals won one after the other."""
    return translate("Records", "Longest streak: {deals}, until {date}").format(
        deals=_winning(deals), date=date_words(until)
    )


def waiting(deals: int, until: datetime) -> str:
    """Return the most deals not won one after the other."""
    return translate("Records", "Longest wait: {deals}, until {date}").format(
        deals=_waiting(deals), date=date_words(until)
    )


def row_said(label: str, cells: tuple[str, ...]) -> str:
    """Return a row of the table for a screen reader."""
    named = (f"{head()} {cell}" for head, cell in zip(heads[1:], cells, strict=True))
    return f"{label}: {', '.join(named)}"


def card_said(name: str, when: str) -> str:
    """Return a card for a screen reader; `when` empty: the hand was not won yet."""
    if not when:
        return translate("Records", "{name}: not yet").format(name=name)
    return translate("Records", "{name}: won {date}").format(name=name, date=when)


def hand_said(points: str, when: str, way: str) -> str:
    """Return one of the best hands for a screen reader."""
    return translate("Records", "{points} points, {date}, {way}").format(points=points, date=when, way=way)
