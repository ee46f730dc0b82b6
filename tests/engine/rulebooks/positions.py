"""Positions in the text notation, for tables of hands and of plays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from peling.commands.hand_json import score_answer
from peling.commands.score import answer
from peling.core.actions import Action
from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import HandRecord, InvalidHandError, Score, Win, WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.rulebooks import rule_set
from peling.rules.legality import judge


def won(how: str) -> Win | None:
    """Return a win written as `C5 wall`, `R discard W`, `dealt`, or nothing for a loser."""
    match how.split():
        case []:
            return None
        case [by]:
            return Win(None, WinBy(by))
        case [code, by]:
            return Win(tile(code), WinBy(by))
        case [code, by, giver]:
            return Win(tile(code), WinBy(by), Wind(giver))
        case _:
            raise AssertionError(how)


def recorded(
    own: str, hand: str, how: str = "", seats: str = "", flags: str = "", seen: str = ""
) -> HandRecord:
    """Return a hand to be scored; `own` are the seats if nothing else is said.

    How it was won is written `C5 wall`, `R discard W` or `dealt`, nothing for a loser. Seats are the own wind
    and, where the book has rounds, the wind of the round; seen are the tiles that the winner sees.
    """
    winds = [Wind(letter) for letter in seats or own]
    round_wind = winds[1] if len(winds) > 1 else None
    circumstances = frozenset(flags.split())
    return HandRecord(winds[0], round_wind, parse_hand(hand), won(how), circumstances, parse_tiles(seen))


@dataclass(frozen=True)
class Hands:
    """Hands of one book. A place is written as `recorded` reads it after the seats, or as the book has it."""

    rules_id: str
    seats: str
    prefix: str = ""
    """What the ids of items begin with and `earned` and `missed` leave out."""
    made: Callable[..., HandRecord] = recorded

    def record(self, *place: str, **named: str) -> HandRecord:
        """Return a hand to be scored."""
        return self.made(self.seats, *place, **named)

    def score(self, *place: str, **options: object) -> Score:
        """Return the score of a hand for these house rules."""
        return rule_set(self.rules_id, options).score(self.record(*place))

    def total(self, *place: str, **options: object) -> int:
        """Return what a hand counts."""
        return self.score(*place, **options).total

    def earned(self, *place: str, **options: object) -> list[str]:
        """Return the items that a hand earns, in the order of the sheet."""
        lines = self.score(*place, **options).sheet.lines
        return [line.item.removeprefix(self.prefix) for line in lines]

    def missed(self, *place: str, **options: object) -> list[str]:
        """Return the items that a hand just misses."""
        near = rule_set(self.rules_id, options).near_misses(self.record(*place))
        return [one.item.removeprefix(self.prefix) for one in near]

    def refused(self, *place: str, **options: object) -> str:
        """Return the reason why a hand cannot be scored, empty if it can."""
        try:
            self.score(*place, **options)
        except InvalidHandError as error:
            return error.reason
        return ""

    def liable(self, *place: str, **options: object) -> str | None:
        """Return who pays for all, nobody if no one alone does."""
        payer = rule_set(self.rules_id, options).liable(self.record(*place))
        return None if payer is None else payer.value

    def allowed(self, seen: PlayerView, action: Action, **options: object) -> bool:
        """Return whether a player who has this view may do this."""
        return judge(seen, action, rule_set(self.rules_id, options)).legal

    def unmet(self, seen: PlayerView, action: Action, **options: object) -> list[str]:
        """Return the conditions that forbid an action."""
        return [finding.condition for finding in judge(seen, action, rule_set(self.rules_id, options)).unmet]

    def paid(self, *place: str, **options: object) -> list[int]:
        """Return what East, South, West and North gain by a won hand."""
        payments = score_answer(self.record(*place), rule_set(self.rules_id, options))["payments"]
        assert isinstance(payments, dict)
        return list(payments.values())

    def goes_before(self, one: Action, other: Action) -> bool:
        """Return whether a claim goes before another."""
        rank = rule_set(self.rules_id).course.rank
        return rank(one) > rank(other)

    def case(self, kind: str, given: Mapping[str, object], **options: object) -> dict[str, Any]:
        """Return the answer to a case for these house rules."""
        return answer({"rules": self.rules_id, "kind": kind, "given": given, "options": options})

    def gains(self, outcome: DealOutcome, **options: object) -> list[int]:
        """Return what everybody gains, in the order of the winds."""
        return list(rule_set(self.rules_id, options).settle(outcome).net(outcome.winds).values())


def outcome(
    winner: str, scores: Sequence[int], *, liable: str = "", dead: dict[str, str] | None = None
) -> DealOutcome:
    """Return a deal with these scores of East, South, West, North; an empty winner: drawn."""
    return DealOutcome(
        WINDS,
        Wind(winner) if winner else None,
        dict(zip(WINDS, scores, strict=True)),
        dead={Wind(wind): why for wind, why in (dead or {}).items()},
        liable=Wind(liable) if liable else None,
    )


def view(
    hand: str,
    offer: str = "",
    *,
    me: str = "S",
    source: Source = Source.WALL,
    last: bool = False,
    robbing: bool = False,
    drawable: int = 50,
    players: int = 4,
    drawn: str = "",
    dead: bool = False,
) -> PlayerView:
    """Return the view of a player: on his own turn, or offered a tile written as `B5 E`."""
    mine = Wind(me)
    winds = (Wind.EAST, Wind.WEST) if players == 2 else WINDS[:players]
    offered = None
    if offer:
        code, giver = offer.split()
        offered = Offer(tile(code), Wind(giver), robbing=robbing, last=last)
    phase = Phase.TURN if offered is None else Phase.ROBBING if robbing else Phase.CLAIMS
    return PlayerView(
        me=mine,
        winds=winds,
        round_wind=None,
        phase=phase,
        turn=mine if offered is None else offered.by,
        awaited=True,
        hand=parse_hand(hand),
        drawn=tile(drawn) if drawn else None,
        source=source,
        replaced=None,
        offer=offered,
        others=tuple(Opponent(wind, 13, (), ()) for wind in winds if wind is not mine),
        discards=(Discarded(Wind.EAST, tile("N")),),
        wall=WallView(17, Wind.EAST, 7, 136 - 2 - drawable, 0, drawable, drawable),
        dead=dead,
    )
