"""What is said of a hand as it was laid out: what is left over, how it still waits, what a shape lacks."""

from __future__ import annotations

from peling.core.tiles import Tile, tile
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.question import Arranged, Part, PickTiles, Question, Stated
from peling.lessons.faults.said import marked, what_it_is


def of_arranged(question: Question, part: Part, laid: Arranged) -> tuple[Noted, ...]:
    """Return what is left over of a hand, the picked tile first; where a set takes that, it is not."""
    picked = tile(part.id) if isinstance(question.form, PickTiles) else None
    left = sorted(laid.left, key=lambda held: held is not picked)
    return tuple(Noted(held, good=False, what="left-over") for held in left)


def of_nearest(part: Part, said: Stated) -> Fault:
    """Return what keeps a hand from the shape without sets that it nearly has."""
    return Fault(part.id, part.state, (said,), (), tiles_in_the_way(said))


def tiles_in_the_way(said: Stated) -> tuple[Noted, ...]:
    """Return the tiles that keep a hand from the shape without sets that it nearly has."""
    facts = dict(said.facts)
    tiles = facts.get("tiles", (facts.get("tile"),))
    held = [one for one in tiles if isinstance(one, Tile)] if isinstance(tiles, tuple) else []
    return marked(held, good=False)


def missed_wait(question: Question, part: Part, laid: Arranged) -> Fault:
    """Return how the hand still waits, without naming the tile that would come.

    Wild tiles are named as they are held, not as what they stand for.
    """
    meant = tile(part.id)
    done = laid.completed
    if done is None:
        said = Stated("one-more-among", (("sort", what_it_is(meant)),))
        return Fault(part.id, part.state, (said,))
    waiting, stands = list(done.tiles), list(laid.stands)
    came = next((one for one in stands if one[0] is meant and one[1] in waiting), None)
    if meant in waiting and (came is None or came[1] is meant):
        waiting.remove(meant)
    elif came is not None:
        waiting.remove(came[1])
        stands.remove(came)
    held = question.shown.hands[0].hand.concealed if question.shown.hands else ()
    for shown, stood in stands:
        if waiting.count(stood) > held.count(stood):
            waiting[waiting.index(stood)] = shown
    noted = tuple(Noted(one, good=None, what="waits") for one in waiting)
    said = Stated("one-more-wait", (("tiles", tuple(waiting)),))
    return Fault(part.id, part.state, (said,), (), noted)
