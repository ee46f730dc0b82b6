"""Finished deals for the tests of the settlement; the first is that of the design's picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from peling.core.hand import Hand
from peling.core.melds import KongForm, Meld, chow, kong, pung
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Seat, Tile, Wind, tile
from peling.play.deal import DealResult
from peling.play.game import GameSetup, GameState, PlayerSpec, new_game
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue, RuleSet

E, S, W, N = WINDS
BEFORE = {E: 2140, S: 1860, W: 2316, N: 1684}


def hand(codes: str, *melds: Meld) -> Hand:
    """Return a hand of these tiles and sets."""
    return Hand.of([tile(code) for code in codes.split()], melds)


PICTURE = {
    E: hand("E E E C7 C8 C9 D4 D5 B2 B2", chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), N)),
    S: hand("S S S B8 B8 D3 D3", pung(tile("R"), W), pung(tile("C5"), W)),
    W: hand("B7 B7 B7 G G D1 D2 D3 C2 C3", pung(tile("D9"), E)),
    N: hand("N N B4 B5 C6 C7 D2", pung(tile("Wh"), E), kong(tile("D6"), KongForm.CLAIMED, S)),
}
"""The four hands of the picture, the winning tile left out."""


def finish(
    hands: Mapping[Wind, Hand],
    winner: Wind | None,
    win: Win | None,
    *,
    rules: RuleSet | None = None,
    dead: Mapping[Wind, str] | None = None,
    round_wind: Wind | None = None,
    wild: tuple[Tile, ...] = (),
) -> DealResult:
    """Return a deal that ended with these hands, scored and settled by the book."""
    book = rules or rule_set("pung-chow", {})
    dead = dead or {}
    winds = tuple(wind for wind in WINDS if wind in hands)
    records = {w: HandRecord(w, round_wind, hands[w], win if w is winner else None, wild=wild) for w in winds}
    scores = {w: book.score(records[w]) for w in winds if w not in dead}
    counted = {w: scores[w].total if w in scores else 0 for w in winds}
    won = None if winner is None else records[winner]
    outcome = DealOutcome(
        winds,
        winner,
        counted,
        None if win is None else win.giver,
        dead,
        liable=None if won is None else book.liable(won),
        by=None if win is None else win.by,
        sharing=() if won is None else book.sharing(won),
        claims={w: book.claims(records[w])[0] for w in winds if w not in dead and book.claims(records[w])},
    )
    return DealResult(winds, winner, win, records, scores, outcome, book.settle(outcome))


def picture() -> DealResult:
    """Return the deal of the picture: South goes out on a drawn 8 of bamboos."""
    return finish(PICTURE, S, Win(tile("B8"), WinBy.WALL))


def totals(result: DealResult, before: Mapping[Wind, int] = BEFORE) -> dict[Wind, int]:
    """Return the totals after a deal."""
    net = result.settlement.net(result.winds)
    return {wind: before[wind] + net[wind] for wind in result.winds}


def drawn(options: Mapping[str, object] | None = None) -> DealResult:
    """Return the deal of the picture, drawn."""
    rules = rule_set("pung-chow", options or {})
    hands = {**PICTURE, S: hand("S S S B8 B8 D3 D4", pung(tile("R"), W), pung(tile("C5"), W))}
    return finish(hands, None, None, rules=rules)


def four_winds_game(*results: DealResult, **options: OptionValue) -> GameState:
    """Return a game by the leaflet after deals with these results; the first player was East first."""
    players = tuple(PlayerSpec(name, "novice") for name in ("Magpie", "", "Heron", "Crane"))
    state = new_game(GameSetup("four-winds", options, players))
    return replace(state, first_east=Seat.FIRST, deal_number=len(results), history=results)


def four_winds_deal(winner: Wind | None = S, win: Win | None = None, **options: OptionValue) -> DealResult:
    """Return the deal of the picture, won and settled by the leaflet, in its East game."""
    rules = rule_set("four-winds", options)
    how = None if winner is None else win or Win(tile("B8"), WinBy.WALL)
    return finish(PICTURE, winner, how, rules=rules, round_wind=E)


def full_points() -> DealResult:
    """Return a deal in which the banker wins the thirteen kinds on a discard."""
    thirteen = hand("B1 B9 D1 D9 C1 C9 E S W N R G Wh")
    south = hand("S S B8 B8 B8 D3 D3 C2 C2 C3 C5 C6 C7")
    hands = {**PICTURE, E: thirteen, S: south, W: hand("B7 B7 B7 B2 D2 D4 D5 D2 D3 C2 C3 C4 C8")}
    return finish(hands, E, Win(tile("B9"), WinBy.DISCARD, N), rules=rule_set("four-winds"), round_wind=E)


def greatest() -> DealResult:
    """Return the highest deal of the book: East complete as dealt with dragons and East winds."""
    hands = {**PICTURE, E: hand("E E E R R R G G G Wh Wh Wh N N")}
    hands[S] = hand("S S S B8 B8 B8 D3 D3 C1 C2 C3 C5 C6")
    hands[N] = hand("B4 B5 C6 C7 D2 D2 D2", pung(tile("B1"), E), kong(tile("D6"), KongForm.CLAIMED, S))
    hands[W] = hand("B7 B7 B7 W W D1 D2 D3 C2 C3", pung(tile("D9"), E))
    return finish(hands, E, Win(None, WinBy.DEALT))


def how_to_play_deal(
    winner_hand: Hand,
    win: Win,
    others: Mapping[Wind, Hand] = MappingProxyType({}),
    dead: Mapping[Wind, str] | None = None,
    **options: OptionValue,
) -> DealResult:
    """Return a deal by the booklet that South wins; the other hands are those of the picture or these."""
    hands = {**PICTURE, **others, S: winner_hand}
    rules = rule_set("how-to-play", options)
    return finish(hands, S, win, rules=rules, dead=dead, round_wind=E)


def claimed() -> DealResult:
    """Return a deal of the booklet with flowers, a loser's claim and a dead hand."""
    south = hand("S S S B4 B5 B6 D1 D2 D3 C7 C8 B8 B8")
    south = replace(south, bonus=(tile("Fl2"), tile("Fl4"), tile("Se2")))
    north = hand("R R R G G G Wh Wh Wh B1 C2 D4 D8")
    east = replace(PICTURE[E], bonus=(tile("Fl1"), tile("Se4")))
    win = Win(tile("C9"), WinBy.WALL)
    return how_to_play_deal(south, win, {N: north, E: east}, dead={W: "too-few"}, flowers=True)


def liable() -> DealResult:
    """Return a deal of the booklet in which West discards what completes a hand of bamboos."""
    sets = [pung(tile(code), W) for code in ("B1", "B8", "B9")]
    return how_to_play_deal(hand("B2 B2 B5 B5", *sets), Win(tile("B5"), WinBy.DISCARD, W), flowers=True)
