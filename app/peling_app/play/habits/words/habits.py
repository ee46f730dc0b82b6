"""Word what the decisions of many deals cost, and what habits cost most."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from peling.coach.levels import Estimate
from peling_app.kit.words.marks import Counted, Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number, signed
from peling_app.kit.words.times import clock_words, date_words
from peling_app.play.habits.which import Span, Which
from peling_app.play.setup import Level
from peling_app.play.words.games import level_name

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "page": Sentence("YourPlay", "Your play"),
        "said": Sentence("YourPlay", "what decisions cost, luck apart"),
        "which": Sentence("YourPlay", "What is added up"),
        "book": Sentence("YourPlay", "Book"),
        "trend": Sentence("YourPlay", "Trend"),
        "kinds": Sentence("YourPlay", "By kind"),
        "subjects": Sentence("YourPlay", "By subject"),
        "in-a-deal": Sentence("YourPlay", "in a deal"),
        "uncertain": Sentence("YourPlay", "uncertain"),
        "before": Sentence("YourPlay", "first half of these deals"),
        "deal-by-deal": Sentence("YourPlay", "Deal by deal"),
        "luck": Sentence("YourPlay", "Luck and play"),
        "habits": Sentence("YourPlay", "What costs most"),
        "habits-said": Sentence("YourPlay", "each with hands of your own"),
        "no-habits": Sentence("YourPlay", "Nothing was lost in these deals by a habit that has a name."),
        "books": Sentence("YourPlay", "By book"),
        "nothing-sent": Sentence(
            "YourPlay", "Reckoned on this computer from the games kept here. Nothing is sent."
        ),
        "back": Sentence("YourPlay", "Back"),
        "export": Sentence("YourPlay", "Save as CSV"),
        "export-title": Sentence("YourPlay", "Save what your decisions cost as CSV"),
        "export-kind": Sentence("YourPlay", "Rows (*.csv)"),
        "export-name": Sentence("YourPlay", "Your play in Pe-Ling"),
        "anew": Sentence("YourPlay", "Begin anew"),
        "anew-question": Sentence("YourPlay", "Count only deals from now on?"),
        "anew-said": Sentence(
            "YourPlay", "No game and no review is deleted. You can have all deals counted again at any time."
        ),
        "anew-keep": Sentence("YourPlay", "Leave as it is"),
        "all": Sentence("YourPlay", "Count all again"),
        "stop": Sentence("YourPlay", "Stop"),
        "go-on": Sentence("YourPlay", "Review them"),
        "stop-said": Sentence("YourPlay", "What has been reviewed is kept. You can go on at any time."),
        "none": Sentence(
            "YourPlay",
            "No deal is over yet. The coach looks at every deal you finish, and adds up here what your "
            "decisions cost.",
        ),
        "none-since": Sentence(
            "YourPlay",
            "No deal has ended since then. The coach looks at every deal you finish, and adds up here what "
            "your decisions cost.",
        ),
        "none-reviewed": Sentence("YourPlay", "None of these deals has been reviewed yet."),
        "none-new": Sentence(
            "YourPlay",
            "All these deals go on from a moment of another deal, and are not added up: their beginning "
            "would count twice. The coach looks at every other deal you finish, and adds up here what your "
            "decisions cost.",
        ),
        "none-such": Sentence("YourPlay", "No deal by this book in the last ten weeks has been reviewed."),
        "no-level": Sentence("YourPlay", "What you lose in a deal"),
        "any-level": Sentence("YourPlay", "These deals differ too much to say a level: it could be any."),
        "unmeasured": Sentence("YourPlay", "Nobody has measured yet what the levels lose by this book."),
        "one-week": Sentence("YourPlay", "A trend is drawn from the second week on."),
    }
)
"""Words that never change."""

which_words: Final = Sentences[Which](
    {
        Which.GAME: Sentence("YourPlay", "This game"),
        Which.WEEKS: Sentence("YourPlay", "Ten weeks"),
        Which.ALL: Sentence("YourPlay", "All"),
    }
)
which_said: Final = Sentences[Which](
    {
        Which.GAME: Sentence("YourPlay", "The game that you played last by this book"),
        Which.WEEKS: Sentence("YourPlay", "Deals of the last ten weeks"),
        Which.ALL: Sentence("YourPlay", "Every deal that has been reviewed"),
    }
)

_deals = Counted("YourPlayPlurals", "%n deal(s)")
_in_deals = Counted("YourPlayPlurals", "in %n deal(s)")
_recent = Counted("YourPlayPlurals", "points lost in a deal, your last %n deal(s)")
_rough = Counted(
    "YourPlayPlurals", "The levels are rough: measured over %n deal(s) each, all books together."
)
_times = Counted("YourPlayPlurals", "%n time(s)")
_practise = Counted("YourPlayPlurals", "Practise, %n hand(s)")
_left_out = Counted("YourPlayPlurals", "%n deal(s) could not be reviewed and are left out.")
_waiting = Counted("YourPlayPlurals", "%n deal(s) were never reviewed.")

_PATTERNS: Final = Sentences[Span](
    {
        Span.WEEK: Sentence("Dates", "d/M"),
        Span.MONTH: Sentence("Dates", "MMM yy"),
        Span.YEAR: Sentence("Dates", "yyyy"),
    }
)
"""How the beginning of a span is written under the trend."""

_TRENDS: Final = Sentences[Span](
    {
        Span.WEEK: Sentence("YourPlay", "points lost in a deal by week; the band holds 19 times in 20"),
        Span.MONTH: Sentence("YourPlay", "points lost in a deal by month; the band holds 19 times in 20"),
        Span.YEAR: Sentence("YourPlay", "points lost in a deal by year; the band holds 19 times in 20"),
    }
)

_BEGINS: Final = Sentences[Span](
    {
        Span.WEEK: Sentence("YourPlay", "Week from {date}"),
        Span.MONTH: Sentence("YourPlay", "Month from {date}"),
        Span.YEAR: Sentence("YourPlay", "Year from {date}"),
    }
)


def level(kind_of_player: str) -> str:
    """Return the name of a level."""
    return level_name(Level(kind_of_player))


def like(said: Estimate) -> str:
    """Return like which level somebody plays."""
    if said.is_weaker:
        return translate("YourPlay", "You lose more than {level}").format(level=level(said.level))
    if said.is_better:
        return translate("YourPlay", "You play like {level} +").format(level=level(said.level))
    return translate("YourPlay", "You play like {level}").format(level=level(said.level))


def recent(deals: int) -> str:
    """Return over how many deals a level was estimated."""
    return _recent(deals)


def rough(deals: int) -> str:
    """Say that the figures of levels rest on few deals."""
    return _rough(deals)


def too_few(least: int) -> str:
    """Return from how many deals on a level is said."""
    return translate(
        "YourPlay", "A level is said from {number} deals on: with fewer, chance says more."
    ).format(number=number(least))


def give_or_take(points: float, error: float) -> str:
    """Return points with twice their error: "11.9 ± 1.6"; without an error the points alone."""
    if not error:
        return decimal(points)
    return translate("YourPlay", "{points} ± {error}").format(
        points=decimal(points), error=decimal(2 * error)
    )


def you(points: float, error: float) -> str:
    """Return what stands over the mark of the player."""
    return translate("YourPlay", "you, {points}").format(points=give_or_take(points, error))


def mark(name: str, lost: float) -> str:
    """Return what stands under the mark of a level."""
    return translate("YourPlay", "{level} {lost}").format(level=name, lost=decimal(lost, least=0))


def scale_said(headline: str, said: str, marks: tuple[str, ...]) -> str:
    """Return the scale of levels for a screen reader."""
    return translate("YourPlay", "{headline}: {said}. Levels: {marks}").format(
        headline=headline, said=said, marks=", ".join(marks)
    )


def trend_note(span: Span) -> str:
    """Return what the trend shows."""
    return _TRENDS(span)


def begin_of(span: Span, when: datetime) -> str:
    """Return the beginning of a span as it stands under the trend."""
    return QLocale().toString(QDate(when.year, when.month, when.day), _PATTERNS(span))


def point_said(span: Span, when: datetime, points: float, error: float, deals: int) -> str:
    """Return a point of the trend: its span, the points lost, over how many deals."""
    begins = _BEGINS(span, date=date_words(when))
    return translate("YourPlay", "{span}: {points} points lost in a deal, {deals}").format(
        span=begins, points=give_or_take(points, error), deals=_deals(deals)
    )


def change(less: float, error: float) -> str:
    """Return how the second half of the deals differs from the first, if that is certain."""
    if abs(less) <= 2 * error or round(abs(less), 1) == 0:
        return translate(
            "YourPlay", "No change that is certain: {change} from the first half to the second."
        ).format(
            change=translate("YourPlay", "{points} ± {error}").format(
                points=signed_change(-less), error=decimal(2 * error)
            )
        )
    said = give_or_take(abs(less), error)
    if less > 0:
        return translate(
            "YourPlay", "You lose {points} less in a deal than in the first half of these deals."
        ).format(points=said)
    return translate(
        "YourPlay", "You lose {points} more in a deal than in the first half of these deals."
    ).format(points=said)


def signed_change(points: float) -> str:
    """Return a change with its sign."""
    shown = decimal(abs(points))
    if round(abs(points), 1) == 0:
        return shown
    return f"+{shown}" if points > 0 else f"−{shown}"


def both_sums(points: float) -> str:
    """Say that both ways of adding up come to the same."""
    return translate("YourPlay", "Both columns add up to {points}.").format(points=decimal(points))


def game_title(when: datetime) -> str:
    """Return over which game stands what each deal cost."""
    return translate("YourPlay", "Deal by deal, game of {date}").format(date=date_words(when))


def in_all(points: float) -> str:
    """Return what a game cost in all."""
    return translate("YourPlay", "in all {points}").format(points=decimal(points, least=0))


def deal_said(deal: int, points: float, parts: tuple[tuple[str, float], ...]) -> str:
    """Return a deal of a game: what it cost, and by what kinds of decisions."""
    said = translate("YourPlay", "Deal {number}: {points} points lost").format(
        number=number(deal), points=decimal(points)
    )
    named = ", ".join(f"{name} {decimal(value)}" for name, value in parts)
    return f"{said}: {named}" if named else said


def even_luck(luck: int, lost: int, deals: int) -> str:
    """Return what luck made of the play of some deals, in a sentence."""
    values = {"in_deals": _in_deals(deals), "luck": number(abs(luck)), "lost": signed(-lost)}
    if not luck:
        return translate(
            "YourPlay", "Luck gave and took as much {in_deals}: the play came to {lost}."
        ).format(**values)
    if luck > 0:
        return translate(
            "YourPlay", "Luck gave {luck} {in_deals}: with even luck the same play comes to about {lost}."
        ).format(**values)
    return translate(
        "YourPlay", "Luck took {luck} {in_deals}: with even luck the same play comes to about {lost}."
    ).format(**values)


def how_often(times: int, deals: int, points: str) -> str:
    """Return how often a habit cost something, and how much."""
    return translate("YourPlay", "{times} {in_deals}, {points} points in a deal").format(
        times=_times(times), in_deals=_in_deals(deals), points=points
    )


def practise(hands: int) -> str:
    """Return what the button of a habit says."""
    return _practise(hands)


def practise_spoken(name: str, hands: int) -> str:
    """Return the same for a screen reader."""
    return translate("YourPlay", "{practise}: {habit}").format(practise=_practise(hands), habit=name)


def book_row(book: str, deals: int, points: str, said: str) -> str:
    """Return what decisions cost by a book; `said` is the level, or empty."""
    row = translate("YourPlay", "{book}: {deals}, {points} points lost in a deal").format(
        book=book, deals=_deals(deals), points=points
    )
    return translate("YourPlay", "{row}; {level}").format(row=row, level=said) if said else row


def as_level(said: Estimate) -> str:
    """Return like which level somebody plays, in a few words."""
    if said.is_weaker:
        return translate("YourPlay", "more than {level}").format(level=level(said.level))
    if said.is_better:
        return translate("YourPlay", "as {level} +").format(level=level(said.level))
    return translate("YourPlay", "as {level}").format(level=level(said.level))


def reviewing(done: int, whole: int) -> str:
    """Return how far the reviews of old deals are."""
    return translate(
        "YourPlay", "The coach is looking at deals that were never reviewed: {done} of {whole}"
    ).format(done=number(done), whole=number(whole))


def waiting(deals: int) -> str:
    """Return how many deals were never reviewed."""
    return _waiting(deals)


def left_out(deals: int) -> str:
    """Return how many deals cannot be reviewed; nothing where all could."""
    return _left_out(deals) if deals else ""


def since(when: datetime) -> str:
    """Return from when on deals are counted."""
    said = translate("YourPlay", "Only deals after {date}, {time}, are counted.")
    return said.format(date=date_words(when), time=clock_words(when))


row_heads: Final = (
    Sentence("YourPlay", "Time"),
    Sentence("YourPlay", "Book"),
    Sentence("YourPlay", "Game"),
    Sentence("YourPlay", "Deal"),
    Sentence("YourPlay", "Result"),
    Sentence("YourPlay", "Luck"),
    Sentence("YourPlay", "Luck of the deal"),
    Sentence("YourPlay", "Luck of own draws"),
    Sentence("YourPlay", "Luck by the others"),
    Sentence("YourPlay", "Points lost"),
)
"""What stands over the columns of the rows that are saved, before kinds and subjects."""
