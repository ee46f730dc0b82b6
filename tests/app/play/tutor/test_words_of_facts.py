"""The tutor says what a fact is and nothing of another fact: each wording asked with every fact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from peling.advice.consequences import Consequences, Worth, consequences
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    RefuseLast,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling.core.melds import KongForm, chow, kong
from peling.core.tiles import Wind, tile
from peling.core.view import Offer, Phase, Source
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from peling_app.books.words.findings import finding
from peling_app.kit.words.tiles import tile_title, wind_name
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.play.tutor.words import now, tutor
from tests.app.play.tutor.positions import discard_of_west, own_turn

CHOW = ClaimChow((tile("C4"), tile("C6")))
FACTS = consequences(discard_of_west(), ClaimPung(), rule_set("pung-chow"))
CLAIM = (ClaimChow, ClaimPung, ClaimKong, ClaimWin)


def only(said: Mapping[object, str], words: Mapping[object, str]) -> None:
    """Check that what is said of each fact has the words of that fact, and those of no other."""
    for fact, sentence in said.items():
        found = {other for other, word in words.items() if word in sentence}
        assert found == ({fact} if fact in words else set()), (fact, sentence)


def facts(action: Action) -> Consequences:
    """Return facts of which only the action is given."""
    return replace(FACTS, action=action)


def test_the_small_line_tells_where_the_tile_came_from() -> None:
    only(
        {source: now.kicker(replace(own_turn(), source=source)) for source in Source},
        {
            Source.DEAL: "You are East and begin",
            Source.CLAIM: "claimed",
            Source.LOOSE: "loose tile",
            Source.LAST_WALL: "last tile",
        },
    )


def test_the_small_line_tells_what_others_do_and_when_it_is_over() -> None:
    offered = discard_of_west()
    robbing = replace(offered, phase=Phase.ROBBING, offer=Offer(tile("C5"), Wind.WEST, robbing=True))
    said: dict[object, str] = {
        "discards": now.kicker(offered),
        "adds": now.kicker(robbing),
        "bottom": now.kicker(replace(own_turn(), phase=Phase.LAST)),
        "over": now.kicker(replace(own_turn(), phase=Phase.OVER)),
    }
    only(said, {"discards": "discards", "adds": "adds to", "bottom": "bottom tile", "over": "over"})


def test_what_an_action_makes_is_said_of_that_action_alone() -> None:
    words: dict[object, str] = {
        ClaimPung(): "a three of a kind, laid open",
        ClaimKong(): "a four of a kind, laid open",
        CHOW: "the sequence",
        ConcealedKong(tile("B8")): "the two end tiles face down",
        AddedKong(tile("B8")): "from your open three",
        ClaimWin(): "four sets and a pair",
        SetOutBonus(tile("Fl1")): "a flower laid open",
        GoOutByFlowers(): "eight flowers",
        TakeLast(): "the last tile",
        RefuseLast(): "nothing",
        Discard(tile("B8"), standing=True): "a standing hand",
        Wash(): "you were dealt",
    }
    actions = [action for action in words if isinstance(action, Action)]
    said: dict[object, str] = {action: tutor.makes(facts(action)) for action in actions}
    only({**said, "discard": tutor.makes(facts(Discard(tile("B8"))))}, words)
    assert tutor.makes(facts(GoOut())) == said[ClaimWin()]
    assert "one of its tiles face up" in tutor.makes(facts(ConcealedKong(tile("B8"))), covered=3)


def test_what_goes_into_a_set_is_said_of_that_action_alone() -> None:
    view = discard_of_west()
    words: dict[object, str] = {
        ClaimPung(): "your pair",
        ClaimKong(): "your three",
        CHOW: "your two",
        ConcealedKong(tile("B8")): "your hand",
        AddedKong(tile("B8")): "your open three",
    }
    said: dict[object, str] = {a: tutor.tiles_words(a, view) for a in words if isinstance(a, Action)}
    only(said, words)
    robbing = replace(view, offer=Offer(tile("C5"), Wind.WEST, robbing=True))
    assert tutor.tiles_words(ClaimWin(), view) == "West’s\ndiscard"
    assert tutor.tiles_words(ClaimWin(), robbing) == "the tile\nWest is adding"


@pytest.mark.parametrize("loose", [True, False])
@pytest.mark.parametrize("following", [None, Wind.NORTH])
def test_a_loose_tile_follows_only_where_one_is_drawn(*, loose: bool, following: Wind | None) -> None:
    said = tutor.then(replace(FACTS, loose=loose, next_turn=following, skipped=()))
    assert ("loose tile" in said) is loose
    assert ("North plays next" in said) is (following is not None)
    assert "last tile" not in said


@pytest.mark.parametrize("skipped", [(), (Wind.NORTH,), (Wind.NORTH, Wind.EAST)])
def test_those_lose_a_turn_who_lose_it(skipped: tuple[Wind, ...]) -> None:
    said = tutor.then(replace(FACTS, next_turn=None, skipped=skipped))
    assert [name for name in ("North", "East", "West") if name in said] == [
        {"N": "North", "E": "East"}[wind.value] for wind in skipped
    ]


def test_a_chow_takes_the_place_of_the_draw_and_nothing_else_does() -> None:
    for action in (ClaimPung(), ClaimKong(), CHOW):
        assert (
            "in place of" in tutor.then(facts(action)) or "the place of" in tutor.then(facts(action))
        ) is (action is CHOW)


@pytest.mark.parametrize("book", ["pung-chow", "how-to-play", "four-winds", "fenghua"])
def test_a_win_ranks_before_every_claim_and_the_nearest_first(book: str) -> None:
    view = replace(discard_of_west(), round_wind=Wind.EAST)
    served = tutor.ranks(consequences(view, ClaimWin(), rule_set(book)))
    assert served.endswith("the one nearest after the discarder does.")


def test_by_the_house_rule_the_banker_is_said_first() -> None:
    view = replace(discard_of_west(), round_wind=Wind.EAST)
    rules = rule_set("fenghua", {"multi_win": "banker_first"})
    said = tutor.ranks(consequences(view, ClaimWin(), rules))
    assert "nearest" not in said
    assert said.endswith("the first in this order does: East, South, North.")
    banker = replace(view, turn=Wind.EAST, offer=Offer(tile("C5"), Wind.EAST))
    assert "nearest" in tutor.ranks(consequences(banker, ClaimWin(), rules))


@pytest.fixture(params=[Language.ENGLISH, Language.GERMAN])
def language(request: pytest.FixtureRequest, english: Translations) -> Language:
    """Speak one language and then the other."""
    english.use(request.param)
    chosen: Language = request.param
    return chosen


def in_one(language: Language, words: Mapping[object, tuple[str, str]]) -> dict[object, str]:
    """Return the words of one language."""
    return {fact: both[language is Language.GERMAN] for fact, both in words.items()}


SET_WORDS: dict[object, tuple[str, str]] = {
    "run": ("A sequence serves", "Eine Folge dient"),
    "either": ("drawn or claimed", "gezogen oder genommen"),
    "robbed": ("another may rob", "ein anderer den Stein rauben"),
    "drawn": ("all four are drawn", "alle vier gezogen sind"),
    "added": ("one tile was claimed", "ein Stein genommen ist"),
    "open": ("it is exposed", "er offen liegt"),
}


def set_facts() -> dict[object, Consequences]:
    """Return for each reason of what a set counts the facts in which it is one."""
    four, eight = Worth(4, 0), Worth(8, 0)
    bare = replace(FACTS, replaces=None, claimed_worth=None, drawn_worth=None)
    drawn = replace(
        bare, makes=kong(tile("B8"), KongForm.DRAWN), action=ConcealedKong(tile("B8")), worth=eight
    )
    added = replace(bare, action=AddedKong(tile("B8")), worth=four)
    run = chow((tile("C4"), tile("C5"), tile("C6")), tile("C5"), Wind.WEST)
    return {
        "run": replace(bare, action=CHOW, makes=run, worth=Worth(0, 0)),
        "nothing": replace(bare, worth=Worth(0, 0), drawn_worth=Worth(0, 0)),
        "nothing drawn": replace(drawn, worth=Worth(0, 0), replaces=Worth(0, 0)),
        "either": replace(bare, worth=four, drawn_worth=four),
        "robbed": replace(drawn, claimed_worth=four),
        "drawn": drawn,
        "added": added,
        "open": replace(bare, worth=four),
    }


def test_a_set_counts_for_its_own_reason(language: Language) -> None:
    said: dict[object, str] = {fact: tutor.counts(facts) for fact, facts in set_facts().items()}
    nothing = "für sich nichts." if language is Language.GERMAN else "nothing by itself."
    assert (said.pop("nothing"), said.pop("nothing drawn")) == (nothing, nothing)
    only(said, in_one(language, SET_WORDS))
    counted = {fact: sentence.split()[0] for fact, sentence in said.items() if fact != "run"}
    assert counted == {"either": "4", "robbed": "8", "drawn": "8", "added": "4", "open": "4"}


def test_what_a_set_would_count_drawn_doubles_and_replaces_is_said_where_it_is_so(language: Language) -> None:
    words: dict[object, tuple[str, str]] = {
        "drawn": ("Drawn by yourself", "Selbst gezogen"),
        "four": ("With all four drawn", "Wären alle vier gezogen"),
        "doubled": ("multiplies the whole hand by 4", "vervielfacht außerdem die ganze Hand mit 4"),
        "replaced": ("The three counts 2", "Der Drilling zählt jetzt 2"),
    }
    bare = set_facts()["open"]
    said: dict[object, Consequences] = {
        "none": bare,
        "drawn": replace(bare, drawn_worth=Worth(8, 0)),
        "four": replace(bare, action=ClaimKong(), drawn_worth=Worth(8, 0)),
        "doubled": replace(bare, worth=Worth(4, 2)),
        "replaced": replace(bare, replaces=Worth(2, 0)),
    }
    only({fact: tutor.counts(facts) for fact, facts in said.items()}, in_one(language, words))


def test_what_a_hand_counts_is_rounded_or_not_as_it_is_paid(language: Language) -> None:
    won = consequences(
        own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 D8 R R", "R"), GoOut(), rule_set("pung-chow")
    )
    assert won.score is not None
    sheet, rounded = won.score.sheet, ("rounded up to", "aufgerundet auf")[language is Language.GERMAN]
    plain = tutor.counts(won)
    assert rounded not in plain
    assert str(sheet.total) in plain
    assert tutor.counts(replace(won, paid=sheet.total)) == plain
    assert f"{rounded} 990" in tutor.counts(replace(won, paid=990))


def test_what_comes_apart_and_how_far_it_is_are_said_as_they_are(language: Language) -> None:
    words: dict[object, tuple[str, str]] = {
        "same": ("as before", "wie vorher"),
        "calling": ("calling after it", "danach wartest du"),
        "complete": ("Then the hand is complete", "Dann ist die Hand vollständig"),
    }
    bare = replace(FACTS, broken=(), away_before=3)
    pair, run = (tile("B8"), tile("B8")), (tile("C4"), tile("C5"), tile("C6"))
    said: dict[object, str] = {
        "same": tutor.costs(replace(bare, away_after=3)),
        "calling": tutor.costs(replace(bare, away_after=1)),
        "complete": tutor.costs(replace(bare, away_after=0)),
        "nearer": tutor.costs(replace(bare, away_after=2)),
        "won": tutor.costs(replace(bare, action=ClaimWin(), away_after=0)),
    }
    only(said, in_one(language, words))
    german = language is Language.GERMAN
    assert said["won"] == ("nichts." if german else "nothing.")
    one, several = ("löst sich auf", "lösen sich auf") if german else ("comes apart", "come apart")
    for broken in ((), (pair,), (run, pair)):
        cost = tutor.costs(replace(bare, broken=broken, away_after=3))
        assert (one in cost) is (len(broken) == 1)
        assert (several in cost) is (len(broken) == 2)
        assert ("4–5–6" in cost) is (run in broken)
        assert ("Acht" in cost or "8" in cost) if pair in broken else "8" not in cost
    names = ("Paar", "Drilling") if german else ("pair", "three")
    found = [[name in tutor.comes_apart((tiles,)) for name in names] for tiles in (pair, (tile("B8"),) * 3)]
    assert found == [[True, False], [False, True]]


LEADS: dict[object, tuple[str, str]] = {
    GoOut: ("The hand is complete", "Die Hand ist vollständig"),
    Wash: ("wash the tiles and end", "Steine waschen und das Spiel beenden"),
    GoOutByFlowers: ("all eight flowers", "alle acht Blumen"),
    SetOutBonus: ("Meld a flower and draw", "eine Blume aus und zieh dafür"),
    Discard: ("declare a standing hand", "eine stehende Hand ansagen"),
    ConcealedKong: ("Lay down four of a kind", "Lege einen Vierling"),
}


def test_the_lead_of_the_own_turn_tells_what_may_be_done(language: Language) -> None:
    said: dict[object, str] = {
        kind: now.lead(own_turn(), (kind,)) for kind in LEADS if isinstance(kind, type)
    }
    only(said, in_one(language, LEADS))
    assert now.lead(own_turn(), (AddedKong,)) == said[ConcealedKong]
    claimed = now.lead(replace(own_turn(), source=Source.CLAIM), ())
    drawn = now.lead(own_turn(), ())
    in_place = ("place of your draw", "hat das Ziehen ersetzt")[language is Language.GERMAN]
    assert in_place in claimed
    assert in_place not in drawn


def test_no_discard_is_offered_while_a_flower_must_be_melded(language: Language) -> None:
    free = now.lead(own_turn(), (SetOutBonus,))
    bound = now.lead(own_turn(), (SetOutBonus,), may_discard=False)
    may, must = (("or discard", "Only when"), ("oder wirf ab", "Erst wenn"))[language is Language.GERMAN]
    assert may in free
    assert must not in free
    assert must in bound
    assert may not in bound


CLAIMS: dict[object, tuple[str, str]] = {
    ClaimWin: ("o out with it", "Mah-Jongg"),
    ClaimKong: ("ake four of a kind", "Vierling"),
    ClaimPung: ("ung it", "pungen"),
    ClaimChow: ("how it", "chowen"),
}


def test_the_lead_of_a_discard_names_the_claims_that_are_allowed(language: Language) -> None:
    view = discard_of_west()
    said: dict[object, str] = {kind: now.lead(view, (kind,)) for kind in CLAIM}
    only(said, in_one(language, CLAIMS))
    none = ("You may not claim it", "Du darfst ihn nicht nehmen")[language is Language.GERMAN]
    late = ("You may still pung it.", "Du darfst noch ihn pungen.")[language is Language.GERMAN]
    assert none in now.lead(view, ())
    assert all(none not in sentence for sentence in said.values())
    assert now.lead(replace(view, awaited=False), (ClaimPung,)) == late


HOWS: dict[object, tuple[str, str]] = {
    "drag": ("Drag a tile", "Zieh einen Stein"),
    "bar": ("Click it in the bar", "Klick es in der Leiste"),
    "go to": ("Go to a tile", "Geh mit ←"),
    "key": ("Press its key", "Drück die Taste"),
}


def test_how_it_is_done_is_said_by_mouse_and_by_keys_only_where_something_is_asked(
    language: Language,
) -> None:
    said: dict[object, str] = {}
    said["drag"], said["go to"] = now.how(own_turn(), ())
    said["bar"], said["key"] = now.how(discard_of_west(), (ClaimPung,))
    only(said, in_one(language, HOWS))
    assert now.how(discard_of_west(), ()) == (said["bar"], said["key"])
    assert now.how(own_turn(), (SetOutBonus,), may_discard=False) == (said["bar"], said["key"])
    mouse, keys = now.how(own_turn(), (ConcealedKong,))
    assert mouse.startswith(in_one(language, HOWS)["bar"])
    assert keys.startswith(in_one(language, HOWS)["key"])
    assert mouse not in said.values()
    assert "Enter" in keys
    waiting = replace(own_turn(), turn=Wind.NORTH, awaited=False)
    for nothing in (
        waiting,
        replace(discard_of_west(), awaited=False),
        replace(own_turn(), phase=Phase.OVER),
    ):
        assert now.how(nothing, ()) == ("", "")


def test_the_lead_asks_nothing_of_him_who_is_not_asked(language: Language) -> None:
    nothing = ("Nothing is asked of you.", "Du bist nicht gefragt.")[language is Language.GERMAN]
    over, last = ("next tab", "bottom tile") if language is Language.ENGLISH else ("Reiter", "letzten Stein")
    waiting = replace(own_turn(), turn=Wind.NORTH)
    assert now.lead(waiting, ()) == nothing
    assert now.lead(replace(discard_of_west(), awaited=False), ()) == nothing
    assert over in now.lead(replace(own_turn(), phase=Phase.OVER), ())
    assert last in now.lead(replace(own_turn(), phase=Phase.LAST), ())


def test_the_heading_names_the_tile_in_question_or_whose_turn_it_is(language: Language) -> None:
    german = language is Language.GERMAN
    bare = replace(own_turn(), drawn=None)
    assert now.heading(discard_of_west()) == tile_title(tile("C5"))
    assert now.heading(own_turn()) == tile_title(tile("N"))
    assert now.heading(bare) == ("Du bist am Zug" if german else "Your turn")
    others = now.heading(replace(bare, turn=Wind.NORTH))
    assert others == ("Nord ist am Zug" if german else "North’s turn")
    assert now.heading(replace(bare, phase=Phase.OVER)) == ("Abgerechnet" if german else "Settled")


def test_the_distance_is_said_for_a_complete_a_calling_and_another_hand(language: Language) -> None:
    words: dict[object, tuple[str, str]] = {
        0: ("is complete", "vollständig"),
        1: ("calling", "wartest"),
        4: ("4", "4"),
    }
    only({short: now.distance(short) for short in (0, 1, 4)}, in_one(language, words))


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("turn", Wind)
def test_whose_turn_it_is_is_said_only_while_it_is_anothers(
    phase: Phase, turn: Wind, language: Language
) -> None:
    view = replace(own_turn(), phase=phase, turn=turn)
    refused = judge(view, Discard(view.hand.concealed[0]), rule_set("pung-chow")).unmet
    said = [finding(one) for one in refused if one.condition == "own-turn"]
    if phase is Phase.TURN and turn is view.me:
        assert not said
        return
    named = {wind for wind in Wind if any(f" {wind_name(wind)}" in words for words in said)}
    assert named == ({turn} if turn is not view.me and phase is not Phase.OVER else set()), (language, said)
    over = {Language.ENGLISH: "over", Language.GERMAN: "zu Ende"}[language]
    assert (over in said[0]) is (phase is Phase.OVER), said
