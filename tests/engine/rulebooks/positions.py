"""Positions in the text notation, for tables of hands and of plays."""

from peling.core.actions import Action
from peling.core.notation import parse_hand
from peling.core.scoring import HandRecord, Score, Win, WinBy
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.rulebooks import rule_set
from peling.rules.legality import judge

RULES = "pung-chow"


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


def record(hand: str, how: str = "", seat: str = "S", *flags: str) -> HandRecord:
    """Return a hand to be scored."""
    return HandRecord(Wind(seat), None, parse_hand(hand), won(how), frozenset(flags))


def score(hand: str, how: str = "", seat: str = "S", *flags: str, **options: object) -> Score:
    """Return the score of a hand for these house rules."""
    return rule_set(RULES, options).score(record(hand, how, seat, *flags))


def total(hand: str, how: str = "", seat: str = "S", *flags: str, **options: object) -> int:
    """Return what a hand counts."""
    return score(hand, how, seat, *flags, **options).total


def earned(hand: str, how: str = "", seat: str = "S", *flags: str, **options: object) -> list[str]:
    """Return the items that a hand earns, in the order of the sheet."""
    return [line.item for line in score(hand, how, seat, *flags, **options).sheet.lines]


def missed(hand: str, how: str = "", seat: str = "S", **options: object) -> list[str]:
    """Return the items that a hand just misses."""
    return [near.item for near in rule_set(RULES, options).near_misses(record(hand, how, seat))]


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


def allowed(seen: PlayerView, action: Action, **options: object) -> bool:
    """Tell whether a player who has this view may do this."""
    return judge(seen, action, rule_set(RULES, options)).legal
