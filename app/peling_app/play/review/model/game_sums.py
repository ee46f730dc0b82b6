"""What decisions cost in a whole game: in a deal on average, by what was to be decided and by subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from peling.coach.habits import Kind, Loss, PerDeal, Subject, per_deal
from peling_app.kit.words.numbers import decimal
from peling_app.play.review.words import habits as words
from peling_app.play.review.work import Known


@dataclass(frozen=True, slots=True)
class SumRow:
    """A kind or a subject: its name, points lost in a deal, and its part of the largest, 0 to 1."""

    name: str
    lost: str
    part: float


@dataclass(frozen=True, slots=True)
class GameSums:
    """The sums of a game.

    Attributes:
        note: how many deals have been reviewed, in words.
        lost: points lost in a deal, with its error.
        kinds, subjects: where they were lost, the most first; both together are the same.
    """

    note: str = ""
    lost: str = ""
    kinds: tuple[SumRow, ...] = ()
    subjects: tuple[SumRow, ...] = ()


def game_sums(known: Sequence[Known], whole: int) -> GameSums:
    """Return the sums of the deals of a game that have been reviewed; `whole` is how many are over."""
    if not known:
        return GameSums(words.reviewed(0, whole))
    lost = [one.losses for one in known]
    together = per_deal(lost, (_All.ALL,), lambda _: _All.ALL)[_All.ALL]
    return GameSums(
        words.reviewed(len(known), whole),
        words.in_a_deal(together.points, together.se),
        _rows(per_deal(lost, Kind, _kind), words.kinds),
        _rows(per_deal(lost, Subject, _subject), words.subjects),
    )


class _All(Enum):
    ALL = "all"


def _kind(loss: Loss) -> Kind:
    return loss.kind


def _subject(loss: Loss) -> Subject:
    return loss.subject


def _rows(sums: dict[words.Key, PerDeal], name_of: words.Names[words.Key]) -> tuple[SumRow, ...]:
    most = max((one.points for one in sums.values()), default=0.0) or 1.0
    shown = sorted((key for key, one in sums.items() if one.times), key=lambda key: -sums[key].points)
    return tuple(SumRow(name_of(key), decimal(sums[key].points), sums[key].points / most) for key in shown)
