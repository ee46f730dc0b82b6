"""Check the answers of drills about hands and claims by a second opinion."""

from peling.lessons.drills import Choose, PickTiles, Question
from tests.engine.lessons.drills import second_opinion as second
from tests.engine.rulebooks.fenghua import slow_scorer as slow_fenghua
from tests.engine.rulebooks.fenghua import slow_shapes
from tests.engine.rulebooks.pung_chow.slow_scorer import KINDS, WINDS


def check_complete(question: Question) -> None:
    assert isinstance(question.form, Choose)
    right = []
    for choice in question.form.choices:
        assert choice.hand is not None
        hand = choice.hand.hand
        wild = second.codes(choice.hand.wild)
        tiles = second.codes(hand.concealed)
        # The tile that counts as drawn is a natural one, if there is any.
        ordered = sorted(tiles, key=lambda code: code not in wild)
        if second.completes(
            question.key.rules,
            ordered,
            len(hand.melds),
            wild,
            all(meld.tile.is_honour for meld in hand.melds),
        ):
            right.append(choice.id)
    assert question.solutions == (right,)


def check_waits(question: Question) -> None:
    record = question.shown.hands[0]
    wild = second.codes(record.wild)
    tiles = second.codes(record.hand.concealed)
    every = second.codes(record.hand.all_tiles())
    assert isinstance(question.form, PickTiles)
    right = [
        code
        for code in second.codes(question.form.palette)
        if every.count(code) < (1 if code[:2] in ("Fl", "Se") else 4 - (code in wild))
        and second.completes(
            question.key.rules,
            [*tiles, code],
            len(record.hand.melds),
            wild,
            all(meld.tile.is_honour for meld in record.hand.melds),
        )
    ]
    assert question.solutions == (right,)


def check_wild(question: Question) -> None:
    record = question.shown.hands[0]
    tiles = [code for code in second.codes(record.hand.concealed) if code not in second.codes(record.wild)]
    right = [
        code
        for code in KINDS
        if second.completes(
            "fenghua",
            [*tiles, code],
            len(record.hand.melds),
            [],
            all(meld.tile.is_honour for meld in record.hand.melds),
        )
        and [*tiles, *second.codes(t for m in record.hand.melds for t in m.tiles)].count(code) < 4
    ]
    assert question.solutions == (right,)


def check_away(question: Question) -> None:
    hand = question.shown.hands[0].hand
    away = second.tiles_away(question.key.rules, second.codes(hand.concealed), len(hand.melds))
    assert question.solutions == (away,)


def check_claim(question: Question) -> None:
    """Chow from the left with two tiles, pung with two, four with three; to win by the slow reading."""
    view, book = question.shown.view, question.key.rules
    assert view is not None
    offer = view.offer
    assert offer is not None
    tile, hand = offer.tile.code, second.codes(view.hand.concealed)
    wild = second.codes(view.wild)
    standing = "standing" in view.noted
    fresh = not offer.late or (book == "how-to-play" and view.turn is not view.me)
    open_ = fresh and tile not in wild and not offer.robbing and not standing
    only_win = offer.last and book not in ("pung-chow", "pung-chow-limit")
    barred = offer.tile in view.barred
    right = []
    left = second.after(view.me.value, -1)
    ways = [] if tile not in KINDS[:27] else [(-2, -1), (-1, 1), (1, 2)]
    fits = any(
        all(1 <= int(tile[1]) + step <= 9 and f"{tile[0]}{int(tile[1]) + step}" in hand for step in way)
        and not any(f"{tile[0]}{int(tile[1]) + step}" in wild for step in way)
        for way in ways
    )
    if open_ and not only_win and not offer.late and offer.by.value == left and fits:
        right.append("chow")
    if open_ and offer.late and not only_win and offer.by.value == left and fits:
        right.append("chow")
    if open_ and not only_win and not barred and hand.count(tile) >= 2:
        right.append("pung")
    if open_ and not only_win and not barred and hand.count(tile) >= 3 and view.wall.drawable > 0:
        right.append("kong")
    wins = second.completes(
        book,
        [*hand, tile],
        len(view.hand.melds),
        wild,
        all(meld.tile.is_honour for meld in view.hand.melds),
    )
    if book == "four-winds" and offer.robbing and tile in [*WINDS, "R", "G", "Wh"]:
        wins = False
    if wins and book == "fenghua":
        wins = tile not in wild and fenghua_claim(question)
    if wins and fresh:
        right.append("win")
    assert question.solutions == (right or ["none"],)


def fenghua_claim(question: Question) -> bool:
    """Return whether the slow scorer lets the hand be claimed for."""
    view = question.shown.view
    assert view is not None
    offer = view.offer
    assert offer is not None
    by = "robbed-kong" if offer.robbing else "last-discard" if offer.last else "discard"
    melds: list[slow_shapes.SlowMeld] = [
        (
            meld.kind.value,
            second.codes(meld.tiles),
            meld.concealed,
            None if meld.form is None else meld.form.value,
            None,
        )
        for meld in view.hand.melds
    ]
    round_wind = "" if view.round_wind is None else view.round_wind.value
    hand = slow_shapes.SlowHand(
        view.me.value,
        round_wind,
        second.codes(view.hand.concealed),
        melds,
        [],
        second.codes(view.wild),
        by,
        offer.tile.code,
        offer.by.value,
    )
    return not isinstance(slow_fenghua.score(hand), str)


def check_why_not(question: Question) -> None:
    """Count what can be counted: tiles held, the seat of the discarder, the complete hand."""
    view, book = question.shown.view, question.key.rules
    assert view is not None
    facts = dict(question.facts)
    hand = second.codes(view.hand.concealed)
    tile = getattr(facts.get("tile"), "code", "")
    wild = second.codes(view.wild)
    honours = all(meld.tile.is_honour for meld in view.hand.melds)
    # A hand with a flower that is not melded is not complete, whatever its other tiles are.
    flowers = any(code[:2] in ("Fl", "Se") and code not in wild for code in [*hand, tile])
    for solution in question.solutions:
        assert isinstance(solution, list)
        match solution[0]:
            case "two-held" | "three-held" | "four-held" | "fourth-held" as held:
                least = {"two-held": 2, "three-held": 3, "four-held": 4, "fourth-held": 1}[held]
                assert hand.count(tile) < least
            case "from-left":
                assert facts["from"].value != second.after(view.me.value, -1)  # type: ignore[union-attr]
            case "tile-completes":
                assert flowers or not second.completes(
                    book, [*hand, tile], len(view.hand.melds), wild, honours
                )
            case "hand-complete":
                ordered = sorted(hand, key=lambda code: code not in wild)
                assert flowers or not second.completes(book, ordered, len(view.hand.melds), wild, honours)
            case _:
                continue


def check_first(question: Question) -> None:
    discarder = dict(question.facts)["from"]
    assert question.solutions == ([second.served(question, discarder.value)],)  # type: ignore[union-attr]
