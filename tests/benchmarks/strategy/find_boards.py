"""Find the positions of the course *Playing well* in deals of four experts, and weigh every act in them.

For each page positions of its dilemma are taken from play, and both ways are played on. Those in which the
way that the page is about comes out far ahead are rebuilt as the lesson builds them, and all that the player
may do is weighed by many rollouts. The first of them that serves is kept: the way that the page is about is
best, the other one clearly worse, and hardly anything else is as good.

Usage: python tests/benchmarks/strategy/find_boards.py BOOK [--only PAGE ...]
It writes the positions of a book, or those of the pages named into the file that is there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.equities import CERTAIN, Equity  # noqa: E402 -- the path is set only now
from peling.advice.formula.appraisal import appraise  # noqa: E402
from peling.advice.kernel.rollouts import Difference, Rollouts  # noqa: E402
from peling.coach.kept import equity_to_json  # noqa: E402
from peling.core.actions import Action  # noqa: E402
from peling.core.notation import format_hand, format_tiles  # noqa: E402
from peling.core.tiles import Wind  # noqa: E402
from peling.core.view import Phase, PlayerView, Source  # noqa: E402
from peling.lessons.courses.well.measured import BOARDS, board_of, figures  # noqa: E402
from peling.lessons.courses.well.shape import LESSONS, WellPage  # noqa: E402
from peling.lessons.position import PositionError  # noqa: E402
from peling.lessons.tasks import begin  # noqa: E402
from peling.play.deal import view_of  # noqa: E402
from peling.rulebooks import rule_set  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402
from tests.benchmarks.strategy.dilemmas import majors  # noqa: E402
from tests.benchmarks.strategy.from_play import Arisen, collected, dilemmas_of  # noqa: E402
from tests.benchmarks.strategy.seen import Seen  # noqa: E402

SEED: Final = 28
CANDIDATES: Final = 16
DEALS: Final = 200
LOOK: Final = 50
"""Both ways of every candidate are played on in so many worlds."""
WEIGHED: Final = 4
"""So many of them are weighed in full at most."""
RARE: Final = 9
"""With so many different terminals and honours a hand is a rare one, and shows nothing else."""
MOST: Final = 3
"""So many acts may be about equal to the best."""
STAGES: Final = (100, 200, 400, 800)
"""In so many worlds all acts are tried, then in so many more those that may be best."""
SURE: Final = 3.0
DIGITS: Final = 3


def row_of(arisen: Arisen, page: str) -> dict[str, Any] | None:
    """Return a position as it is written; None where it came about in a way that a lesson does not show."""
    deal, me = arisen.deal, arisen.me
    hands = {wind.value: deal.hand(wind) for wind in deal.winds}
    gone = list(deal.discards)
    if deal.phase is Phase.TURN and deal.source is Source.WALL and deal.drawn is not None:
        drawn = deal.drawn
        hands[me.value] = deal.hand(me).remove(drawn)
    elif deal.phase is Phase.CLAIMS and deal.offer is not None and not deal.offer.late:
        drawn = deal.offer.tile
        if gone and gone[-1].tile is drawn and gone[-1].wind is deal.offer.by:
            gone.pop()
    else:
        return None
    return {
        "page": page,
        "me": me.value,
        "turn": deal.turn.value,
        "drawn": drawn.code,
        "round": None if deal.round_wind is None else deal.round_wind.value,
        "hands": {wind: format_hand(hand) for wind, hand in hands.items()},
        "gone": [
            f"{one.wind.value} {one.tile.code}"
            + ("" if one.claimed_by is None else f" {one.claimed_by.value}")
            for one in gone
        ],
        "wild": format_tiles(deal.wild),
    }


def seen_in(row: dict[str, Any], rules: RuleSet) -> PlayerView:
    """Return what the learner sees when he is to act in a position.

    Raises:
        PositionError: it cannot be.
    """
    deal, _, _ = begin(board_of(row), rules)
    return view_of(deal, Wind(row["me"]), rules)


def weighed(row: dict[str, Any], rules: RuleSet, stages: Sequence[int] = STAGES) -> tuple[Equity, ...]:
    """Return what every act in a position is worth, the best first.

    All are tried in the same worlds; those that may still be the best are tried in more and more of them.
    """
    view = seen_in(row, rules)
    left = [one.action for one in appraise(view, rules)]
    best = left[0]
    rollouts = Rollouts(view, rules, SEED)
    for worlds in stages:
        rollouts.play(left, worlds)
        best = max(left, key=lambda one: rollouts.tried[one].net)
        left = [one for one in left if one == best or not _is_worse(rollouts.difference(best, one))]
    found = [_equity(rollouts, best, one) for one in rollouts.tried]
    return tuple(sorted(found, key=lambda one: one.behind))


def _is_worse(difference: Difference) -> bool:
    """Return whether a choice is worse beyond a doubt."""
    return difference.points > SURE * difference.error


def _equity(rollouts: Rollouts, best: Action, action: Action) -> Equity:
    tried, first = rollouts.tried[action], rollouts.tried[best]
    behind = Difference(0.0, 0.0) if action == best else rollouts.difference(best, action)
    return Equity(
        action,
        first.net / first.worlds - behind.points,
        tried.error,
        tried.wins / tried.worlds,
        tried.scored / tried.wins if tried.wins else 0.0,
        max(0.0, -tried.paid / tried.worlds),
        *behind,
        tried.worlds,
    )


def shows_it(dilemma: str, seen: Seen) -> bool:
    """Return whether a position is about a dilemma and nothing else.

    A hand full of terminals and honours is a rare one, and where a pair or a sequence is to be broken no tile
    may be alone, which would be discarded before them.
    """
    if majors(seen) >= RARE and not dilemma.startswith("majors"):
        return False
    return not (dilemma.endswith("broken") and seen.has_lone)


def _right_way(page: WellPage, rules: RuleSet) -> bool | None:
    """Return whether the first way has to be the right one; None: either may be."""
    if page.first is not None:
        return page.first
    said = figures(rules.id).get(page.dilemma)
    if said is None or abs(said.points) <= CERTAIN * said.se:
        return None
    return said.points > 0


def _clear(
    arisen: Sequence[Arisen], page: WellPage, rules: RuleSet
) -> Iterator[tuple[Arisen, Action, Action]]:
    """Yield the positions in which a right way is farthest ahead, in standard errors, with both acts."""
    first = _right_way(page, rules)
    found = []
    for one in arisen:
        acts = [way.action for way in one.ways]
        liked = [each.action for each in one.seen.appraised[:2]]
        for right, wrong in (acts, acts[::-1]):
            if right == wrong or right not in liked or first is (right is not acts[0]):
                continue
            rollouts = Rollouts(one.seen.view, rules, SEED)
            rollouts.play(acts, LOOK)
            more = rollouts.difference(right, wrong)
            found.append((more.points / max(more.error, 0.01), one, right, wrong))
    found.sort(key=lambda row: -row[0])
    yield from (row[1:] for row in found[:WEIGHED])


def board(page: WellPage, arisen: Sequence[Arisen], rules: RuleSet) -> dict[str, Any] | None:
    """Return the clearest position for a page that serves; None: there is none."""
    for one, right, wrong in _clear(arisen, page, rules):
        row = row_of(one, page.id)
        if row is None:
            continue
        try:
            found = weighed(row, rules)
        except (PositionError, ValueError):
            continue
        as_good = [each.action for each in found if each.behind <= CERTAIN * each.behind_se]
        worse = [each.action for each in found if each.action not in as_good]
        if right in as_good and wrong in worse and len(as_good) <= MOST and len(set(map(type, as_good))) == 1:
            row["first"] = right == one.ways[0].action
            row["weighed"] = [_rounded(equity_to_json(each)) for each in found]
            return row
    return None


def _rounded(row: list[Any]) -> list[Any]:
    return [round(one, DIGITS) if isinstance(one, float) else one for one in row]


def written(contents: dict[str, Any]) -> str:
    """Return the text of a file: a line for each thing that is known of a position, and for each act."""
    boards = []
    for row in contents["boards"]:
        acts = ",\n    ".join(json.dumps(act) for act in row["weighed"])
        rest = ",\n   ".join(f"{json.dumps(key)}: {json.dumps(row[key])}" for key in row if key != "weighed")
        boards.append(f'  {{\n   {rest},\n   "weighed": [\n    {acts}\n   ]\n  }}')
    head = {key: contents[key] for key in contents if key != "boards"}
    return json.dumps(head)[:-1] + ', "boards": [\n' + ",\n".join(boards) + "\n]}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Find the positions of a book and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=DEALS)
    args = parser.parse_args(arguments)
    rules = rule_set(args.rules)
    out = BOARDS / f"{args.rules}.json"
    known = json.loads(out.read_text(encoding="utf-8"))["boards"] if args.only and out.exists() else []
    rows = {row["page"]: row for row in known if row["page"] not in args.only}
    known_here, measured_here = dilemmas_of(rules), figures(args.rules)
    pages = [
        page
        for lesson in LESSONS.values()
        for page in lesson
        if page.dilemma in known_here
        and page.figures.split()[0] in measured_here
        and (not args.only or page.id in args.only)
    ]
    wanted = {page.dilemma for page in pages}
    kept = collected(args.rules, SEED, CANDIDATES, args.deals, *wanted, fits=shows_it)
    for page in pages:
        row = board(page, kept[page.dilemma], rules)
        said = "found" if row else "none"
        print(args.rules, page.id, len(kept[page.dilemma]), said, file=sys.stderr, flush=True)
        if row is not None:
            rows[page.id] = row
            _write(out, args.rules, rows)


def _write(out: Path, rules_id: str, rows: Mapping[str, dict[str, Any]]) -> None:
    """Write the positions that were found, in the order of the course."""
    order = [page.id for lesson in LESSONS.values() for page in lesson if page.id in rows]
    contents = {"rules": rules_id, "seed": SEED, "boards": [rows[one] for one in order]}
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(written(contents) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
