"""Everything the claim bar can say has room in its place, in every language."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import replace

import pytest
from PySide6.QtQuick import QQuickItem

from peling.core.actions import (
    AddedKong,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    RefuseLast,
    TakeLast,
    Wash,
)
from peling.core.rules import Evidence, Finding
from peling.core.tiles import BONUS_TILES, KINDS, Wind, tile
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.words.findings import SHORT, short_reason
from peling_app.kit.words.actions import action_name, kind_name
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.claim_bar import PLACES, Place
from peling_app.play.table.model.picture import ClaimButton, Standing
from peling_app.play.table.words import board as words
from tests.app.play.table.conftest import Hands
from tests.app.play.table.pictures import design, filled
from tests.by_day import by_day
from tests.every_case import every

OF_LESSON = (690, 557)
"""What it gets in a lesson in a window of 1440 x 900."""
IN_SMALL_WINDOW = (594, 480)
"""The same in a window of 1024 x 700."""
GUIDED = (664, 660)
"""What it gets beside the guide in a window of 1024 x 700 when text is half as large again."""
SIZES = ((980, 646), (1048, 848))
"""What the board gets in windows of 1024 x 700 (beside the rail) and 1440 x 900 (beside the tutor)."""

FIXED = ("waiting", "own-turn", "to-discard", "no-limit", "no-four", "no-sequence", "nothing")
FOURS = (ConcealedKong(KINDS[0]), AddedKong(KINDS[0]), ClaimKong())


@pytest.fixture(params=LANGUAGES, ids=str)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    del qapp
    translations = Translations(shipped.translations())
    translations.use(request.param)
    yield request.param
    translations.use(Language.ENGLISH)


def reasons(place: Place, among: Container[str] = SHORT) -> set[str]:
    """Return every short reason, of these conditions, that a rule of any book gives in a place of the bar."""
    known = [
        (condition.id, rule.cite)
        for book in RULE_SETS
        for kind in place.kinds
        if (rule := rule_set(book).course.rules.get(kind)) is not None
        for condition in rule.conditions
    ]
    facts = [(("from", wind), ("away", away)) for wind in Wind for away in (1, 6)]
    return {
        short_reason(Finding(name, met=False, evidence=Evidence(facts=shown), cite=cite))
        for name, cite in known
        if name in among
        for shown in facts
    }


def lines(place: Place) -> set[str]:
    """Return everything that can stand in the second line of a place."""
    kinds = [kind for kind in KINDS if kind not in BONUS_TILES]
    made: set[str] = set()
    match place.command:
        case "mahjongg":
            made = {words.makes(action, ()) for action in (ClaimWin(), GoOut())}
        case "kong":
            made = {words.makes(action, (kind,) * 4) for action in FOURS for kind in kinds}
        case "pung":
            made = {words.makes(ClaimPung(), (kind,) * 3) for kind in kinds}
        case "chow":
            made = {words.ways(2), words.ways(3)}
        case _:
            return {words.fixed(name) for name in ("to-discard", "no-limit", "nothing")}
    return made | reasons(place) | {words.fixed(name) for name in FIXED}


def within(item: QQuickItem, name: str) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.objectName() == name:
            yield child
        yield from within(child, name)


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
@every(
    "size, zoom", [(SIZES[0], 100), (SIZES[1], 100), (GUIDED, 150)], by_day=[(SIZES[0], 100), (GUIDED, 150)]
)
def test_every_line_has_room(
    board: BoardViewModel, user: Hands, language: Language, size: tuple[int, int], zoom: int
) -> None:
    board.set_up(zoom=zoom)
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user.resize(*size)
    cut = []
    for number, place in enumerate(PLACES):
        (shown,) = within(user.item(f"claim-{place.command}"), "claimLine")
        (title,) = within(user.item(f"claim-{place.command}"), "claimTitle")
        if title.property("truncated"):
            cut.append((language.value, place.command, "title"))
        for line in sorted(lines(place)):
            claims: list[ClaimButton] = list(design().claims)
            claims[number] = replace(claims[number], line=line)
            board.show(replace(board.picture, claims=tuple(claims)))
            assert shown.property("text") == line
            box = shown.parentItem()
            below = shown.y() + shown.property("contentHeight") > box.height()
            if shown.property("truncated") or shown.property("contentWidth") > shown.width() or below:
                cut.append((language.value, place.command, line))
    assert cut == []


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
def test_words_in_two_lines_keep_off_the_edge_in_large_text(
    board: BoardViewModel, user: Hands, language: Language
) -> None:
    """*Pass*, over two lines, stood close to the ring of its focus: the room there did not grow with it."""
    del language
    board.set_up(zoom=150)
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user.resize(*IN_SMALL_WINDOW)
    claims = [*design().claims[:-1], replace(design().claims[-1], line=words.fixed("no-limit"))]
    board.show(replace(board.picture, claims=tuple(claims)))
    place = user.item("claim-pass")
    ((title,), (line,)) = (within(place, "claimTitle"), within(place, "claimLine"))
    assert title.y() >= 4
    assert place.height() - line.y() - line.property("contentHeight") >= 3


USUAL = ("hand-complete", "tile-completes", "fourth-held", "four-held", "three-held", "two-held", "from-left")
"""What the bar says in nearly every turn."""


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
def test_what_is_said_in_every_turn_takes_one_line(
    board: BoardViewModel, hands: Callable[..., Hands], language: Language
) -> None:
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user = hands(board, *SIZES[1])
    fixed = {words.fixed(name) for name in ("waiting", "own-turn", "to-discard", "no-limit", "nothing")}
    folded = []
    for number, place in enumerate(PLACES):
        (shown,) = within(user.item(f"claim-{place.command}"), "claimLine")
        (title,) = within(user.item(f"claim-{place.command}"), "claimTitle")
        for line in sorted(reasons(place, USUAL) | (lines(place) & fixed)):
            claims: list[ClaimButton] = list(design().claims)
            claims[number] = replace(claims[number], line=line)
            board.show(replace(board.picture, claims=tuple(claims)))
            if shown.property("lineCount") > 1 or shown.y() < title.y() + title.height() + 2:
                folded.append((language.value, place.command, line))
    assert folded == []


def test_the_key_of_passing_has_its_word(language: Language) -> None:
    assert words.fixed("space-key") == ("Space" if language is Language.ENGLISH else "Leer")


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
def test_every_key_is_shown_beside_the_tutor_and_on_the_board_of_a_lesson(
    board: BoardViewModel, hands: Callable[..., Hands], language: Language
) -> None:
    del language
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    keys = (*"MKPC", words.fixed("space-key"))
    claims = tuple(
        replace(button, title=kind_name(place.kinds[0]), shortcut=key, standing=Standing.LEGAL.value)
        for button, place, key in zip(design().claims, PLACES, keys, strict=True)
    )
    board.show(replace(board.picture, claims=claims))
    user = hands(board, *SIZES[1])
    for size in (SIZES[1], OF_LESSON):
        user.resize(*size)
        for place in PLACES:
            (frame,) = within(user.item(f"claim-{place.command}"), "claimKey")
            (title,) = within(user.item(f"claim-{place.command}"), "claimTitle")
            assert frame.isVisible(), (size, place.command)
            assert not title.property("truncated"), (size, place.command)
    free = replace(claims[-1], standing=Standing.OPEN.value, line=words.fixed("no-limit"))
    board.show(replace(board.picture, claims=(*claims[:-1], free)))
    for size in (SIZES[1], OF_LESSON):
        user.resize(*size)
        (frame,) = within(user.item(f"claim-{PLACES[-1].command}"), "claimKey")
        (line,) = within(user.item(f"claim-{PLACES[-1].command}"), "claimLine")
        assert frame.isVisible(), "passing has its key as what may be claimed has"
        assert line.property("contentHeight") <= line.height()
    washing = replace(claims[0], title=kind_name(Wash), line=words.makes(Wash(), ()))
    board.show(replace(board.picture, claims=(washing, *claims[1:])))
    user.resize(*SIZES[1])
    (frame,) = within(user.item("claim-mahjongg"), "claimKey")
    (line,) = within(user.item("claim-mahjongg"), "claimLine")
    assert frame.isVisible(), "a long name has its key beside the line below"
    assert line.property("contentHeight") <= line.height()
    stands = Discard(tile("R"), standing=True)
    standing = replace(claims[0], title=action_name(stands), line=words.makes(stands, (tile("R"),)))
    board.show(replace(board.picture, claims=(standing, *claims[1:])))
    for width in range(560, OF_LESSON[0], 20):
        user.resize(width, width * 4 // 5)
        shown = user.item("claim-mahjongg")
        (line,) = within(shown, "claimLine")
        assert line.y() + line.property("contentHeight") <= shown.height() + 1, (width, "the line is cut")
    board.set_up(watched=True)
    frames = [one for place in PLACES for one in within(user.item(f"claim-{place.command}"), "claimKey")]
    assert not any(one.isVisible() for one in frames), "no key does anything on a board only looked at"


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
def test_no_key_lies_over_the_line_beside_it(
    board: BoardViewModel, hands: Callable[..., Hands], language: Language
) -> None:
    del language
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user = hands(board, *IN_SMALL_WINDOW)
    over = []
    for action in (TakeLast(), RefuseLast(), ClaimWin(), Wash(), GoOutByFlowers()):
        for number, place in enumerate(PLACES):
            if type(action) not in place.kinds:
                continue
            line, claims = words.makes(action, ()), list(design().claims)
            key = place.shortcut or words.fixed("space-key")
            title, standing = kind_name(type(action)), Standing.LEGAL.value
            claims[number] = replace(claims[number], title=title, line=line, shortcut=key, standing=standing)
            board.show(replace(board.picture, claims=tuple(claims)))
            shown = user.item(f"claim-{place.command}")
            (frame,) = within(shown, "claimKey")
            (said,) = within(shown, "claimLine")
            beside = frame.y() + frame.height() > said.y() + 2
            if frame.isVisible() and beside and said.x() + said.property("contentWidth") > frame.x():
                over.append((place.command, line))
    assert over == []
