"""What the page of a review shows, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from peling.advice.consequences import set_made
from peling.coach.grades import Grade, thresholds
from peling.coach.review import Judged, Review
from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView
from peling_app.kit.words.actions import action_name, action_words, in_sentence
from peling_app.kit.words.numbers import number, signed, signed_tenths
from peling_app.kit.words.tiles import tile_name
from peling_app.play.review.model.story import Story, story_of
from peling_app.play.review.words import review as words
from peling_app.play.review.work import Known, Remark
from peling_app.play.words.better_choices import grade_words, why_words

NO_STORY: Final = Story()


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, or would have been better: a tile, or a word.

    Attributes:
        name: what kind of choice it is: "Discard", "Chow".
        tiles: the tile that is discarded or let pass, or the set that is made; empty: the name stands alone.
        spoken: the whole in words.
        is_discard: a tile is discarded: it stands for the whole.
    """

    name: str
    tiles: tuple[Tile, ...]
    spoken: str
    is_discard: bool = False


@dataclass(frozen=True, slots=True)
class Cost:
    """A decision that cost something.

    Attributes:
        place: which of the decisions it is, from 0.
        grade: how bad it was.
        turn: its turn, in words.
        played, better: what was done, and what was better.
        lost: the points lost, with a minus.
        why, fate: a sentence each.
    """

    place: int
    grade: Grade
    turn: str
    played: Chosen
    better: Chosen
    lost: str
    why: str
    fate: str


@dataclass(frozen=True, slots=True)
class Balance:
    """*Result = luck - points lost*, in whole points, and where luck came from.

    Attributes:
        result, luck, lost: the three boxes; result is luck less lost.
        deal, draws, others: the parts of luck, which make it up.
        sentence: about the largest of them; empty where there was no luck.
    """

    result: int = 0
    luck: int = 0
    lost: int = 0
    deal: int = 0
    draws: int = 0
    others: int = 0
    sentence: str = ""

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """Return the parts of luck with their ids."""
        return ("deal", self.deal), ("draws", self.draws), ("others", self.others)


NO_BALANCE: Final = Balance()


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """What the page shows.

    Attributes:
        title: which deal.
        count: how many decisions there were, in words.
        tally: how many decisions have each grade.
        story: the curve.
        costs: what cost something, the most first.
        some: how many decisions cost something, in words; `rest` how many did not.
        balance: luck and play.
        graded: from when on the grades begin.
        labels: what stands beside a dot of the curve that has a bad grade, by its place.
        ended: what stands at the end of the curve.
        dots: each decision for a screen reader.
        rows: the table of all decisions.
    """

    title: str = ""
    count: str = ""
    tally: tuple[tuple[Grade, int], ...] = ()
    story: Story = NO_STORY
    costs: tuple[Cost, ...] = ()
    some: str = ""
    rest: str = ""
    balance: Balance = NO_BALANCE
    graded: str = ""
    labels: tuple[tuple[int, str, str], ...] = ()
    ended: tuple[str, str] = ("", "")
    dots: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def review_page(
    deal: int, known: Known, rules: str, names: Mapping[Wind, str], *, is_won: bool
) -> ReviewPage:
    """Return what is shown of a reviewed deal.

    Args:
        deal: the number of the deal.
        known: what is known of it.
        rules: the id of its book.
        names: what the players are called.
        is_won: whether the player has won it.
    """
    review = known.review
    costs = sorted(known.said, key=lambda place: (-review.decisions[place].lost, place))
    shown = tuple(_cost(place, review.decisions[place], known.said[place], names) for place in costs)
    return ReviewPage(
        words.title(number=number(deal)),
        words.own_decisions(len(review.decisions)),
        tuple((one, sum(judged.grade is one for judged in review.decisions)) for one in Grade),
        story_of(review),
        shown,
        words.some_of(len(shown), len(review.decisions)),
        words.rest(len(review.decisions) - len(shown)),
        balance_of(review),
        words.graded(thresholds(rules)),
        tuple(
            (place, _label(judged), signed_tenths(-judged.lost))
            for place, judged in enumerate(review.decisions)
            if judged.lost
        ),
        (words.ended_words(is_won=is_won), signed(review.result)),
        tuple(_dot_said(judged) for judged in review.decisions),
        tuple(_row(judged) for judged in review.decisions),
    )


def balance_of(review: Review) -> Balance:
    """Return luck and play in whole points, so that the sums hold."""
    lost = round(review.lost)
    luck = review.result + lost
    deal, draws = round(review.luck.deal), round(review.luck.draws)
    parts = {"deal": deal, "draws": draws, "others": luck - deal - draws}
    largest = max(parts, key=lambda part: abs(parts[part]))
    drawn = [one for one in review.decisions if one.drawn is not None]
    best = max(drawn, key=lambda one: one.draw_luck * (1 if draws >= 0 else -1), default=None)
    tile, value = (None, "") if best is None else (best.drawn, signed_tenths(best.draw_luck))
    sentence = words.largest_luck(largest, signed(parts[largest]), tile, value) if parts[largest] else ""
    return Balance(review.result, luck, lost, deal, draws, parts["others"], sentence)


def chosen(action: act.Action, view: PlayerView) -> Chosen:
    """Return a choice to be shown, of a player who sees this."""
    spoken = in_sentence(action_words(action))
    offered = None if view.offered is None else view.offered.tile
    made, _ = set_made(view, action)
    if made is not None:
        tiles = tuple(made.tiles)
    elif isinstance(action, act.Discard):
        tiles = (action.tile,)
    else:
        tiles = () if offered is None else (offered,)
    return Chosen(action_name(action), tiles, spoken, isinstance(action, act.Discard))


def _cost(place: int, judged: Judged, said: Remark, names: Mapping[Wind, str]) -> Cost:
    return Cost(
        place,
        judged.grade,
        words.in_turn(number=number(judged.turn)),
        chosen(judged.played, judged.view),
        chosen(judged.best, judged.view),
        signed_tenths(-judged.lost),
        why_words(said.reason),
        words.fate_words(said.fate, dict(names)),
    )


def _label(judged: Judged) -> str:
    if isinstance(judged.played, act.Discard):
        return tile_name(judged.played.tile)
    return action_name(judged.played)


def _dot_said(judged: Judged) -> str:
    turn = words.in_turn(number=number(judged.turn))
    grade = grade_words(judged.grade)
    return words.dot_said(turn, action_words(judged.played), grade, signed_tenths(judged.before))


def _row(judged: Judged) -> tuple[str, ...]:
    drawn = "" if judged.drawn is None else tile_name(judged.drawn)
    luck = "" if judged.drawn is None else signed_tenths(judged.draw_luck)
    better = "" if judged.best == judged.played else action_words(judged.best)
    played, offered = action_words(judged.played), judged.view.offered
    if offered is not None:
        played = words.done_with(played, tile_name(offered.tile))
    return (
        number(judged.turn),
        drawn,
        luck,
        signed_tenths(judged.before),
        played,
        grade_words(judged.grade),
        signed_tenths(-judged.lost) if judged.lost else "",
        better,
    )
