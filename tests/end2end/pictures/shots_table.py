"""Pictures of the board: every size and situation, made of positions of the real rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from peling.core.actions import Action, ClaimChow, ClaimPung, ConcealedKong, Discard, Pass
from peling.core.tiles import KINDS, WINDS, Wind, tile
from peling_app.platform.i18n import Translations
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.play_page import PlayPage
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.table.pictures import design, filled, laid, sets, with_seat
from tests.end2end.stage import LARGE, MIDDLE, SMALL, application, make_context, make_window, picture
from tests.engine.positions import position

E, S, W, N = WINDS
SIZES = {"1024x700": (980, 660), "1440x900": (1048, 852), "2560x1440": (2040, 1392)}
APPEARED = 200
"""Milliseconds after which no tile is fading in any more."""
TILES_LYING = 14
"""Discards on the table when the whole window is pictured."""
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
HAND = "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7"


@dataclass
class Scene:
    """A board with what keeps it alive.

    Attributes:
        board: the board.
        keep: what must live as long as it.
        after: what is done once the page is shown.
    """

    board: BoardViewModel
    keep: list[object] = field(default_factory=list)
    after: Callable[[TablePage], None] = lambda _: None


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {
        f"table-{size}": partial(board_shot, _design, SIZES[size]) for size in SIZES
    }
    scenes: dict[str, Callable[[], Scene]] = {
        "chows": _chows,
        "own-turn-kong": _own_turn,
        "kong-laid": _kong_laid,
        "dragging": _dragging,
        "dragging-claim": _dragging_claim,
        "refused": _refused,
        "two-players": partial(_few, (E, W), W),
        "three-players": partial(_few, (E, S, W), S),
        "mandarins-late": _late,
        "turned": _turned,
        "no-index": _no_index,
        "keys": _keys,
        "contrast": _contrast,
        "dead-hand": _dead,
    }
    for name, scene in scenes.items():
        made[f"table-{name}-1440x900"] = partial(board_shot, scene, SIZES["1440x900"])
    for size in (SMALL, MIDDLE, LARGE):
        for kind in ("day", "night"):
            name = f"play-{size.width()}x{size.height()}-{kind}"
            made[name] = partial(window_shot, size, night=kind == "night")
    for size in (SMALL, MIDDLE, LARGE):
        for moment, waits in (("claim", may_claim), ("turn", own_choice)):
            name = f"window-{moment}-{size.width()}x{size.height()}"
            made[f"{name}-day"] = partial(window_shot, size, night=False, waits=waits)
    for language in (Language.ENGLISH, Language.GERMAN):
        made[f"window-drawer-1024x700-{language.value}"] = partial(
            window_shot, SMALL, night=False, waits=may_claim, language=language, then=_open_drawer
        )
    for moment, waits in (("claim", may_claim), ("turn", own_choice)):
        made[f"window-{moment}-1440x900-german"] = partial(
            window_shot, MIDDLE, night=False, waits=waits, language=Language.GERMAN
        )
    for name in ("chows", "own-turn-kong", "refused", "mandarins-late"):
        made[f"table-{name}-german"] = partial(board_shot, scenes[name], SIZES["1024x700"], Language.GERMAN)
        made[f"table-{name}-1024x700"] = partial(board_shot, scenes[name], SIZES["1024x700"])
    return made


def board_shot(
    make: Callable[[], Scene], size: tuple[int, int], language: Language = Language.ENGLISH
) -> QImage:
    """Return the picture of a board alone."""
    load_fonts()
    words = Translations(translations())
    words.use(language)
    scene = make()
    page = TablePage(scene.board)
    page.resize(*size)
    page.show()
    page.activateWindow()
    page.setFocus()
    _settle()
    scene.after(page)
    _settle()
    image = page.quick.grabFramebuffer()
    page.unload()
    page.deleteLater()
    words.use(Language.ENGLISH)
    return image


def _awaited(session: Session) -> bool:
    return session.view is not None and session.view.awaited


def may_claim(session: Session) -> bool:
    """Return whether the user may claim something, after each player has discarded some tiles."""
    view = session.view
    claims = [action for action in session.legal if isinstance(action, ClaimPung | ClaimChow)]
    return bool(claims) and view is not None and len(view.discards) > TILES_LYING


def own_choice(session: Session) -> bool:
    """Return whether the user is to discard, after each player has discarded some tiles."""
    view = session.view
    if view is None or view.turn is not view.me or view.offer is not None:
        return False
    return view.awaited and len(view.discards) > TILES_LYING


def window_shot(
    size: QSize,
    *,
    night: bool,
    waits: Callable[[Session], bool] | None = None,
    language: Language = Language.ENGLISH,
    then: Callable[[PlayPage], None] = lambda _page: None,
) -> QImage:
    """Return the whole window some turns into a game with fixed dice and wall, or when something is so.

    `then` is done before the picture is taken.
    """
    with TemporaryDirectory() as folder:
        application()
        session = Session(Path(folder), new_seed=lambda: 5)
        session.set_pause(0)
        context = make_context(night=night, session=session, language=language)
        window = make_window(context, size)
        opponents = (Opponent("", Level.NOVICE),) * 3
        window.ways.start_game(NewGame("pung-chow", (), "", opponents, learning_aids=True))
        wait_for(lambda: session.view is not None)
        page = window.findChild(PlayPage)
        assert isinstance(page, PlayPage)
        page.table_model.board.hurry()
        for turn in range(40):
            wait_for(lambda: _awaited(session))
            if waits(session) if waits is not None else turn == 9:
                break
            _move(session)
        page.table_model.board.hurry()
        wait_for(lambda: False, APPEARED)
        then(page)
        image = picture(window)
        window.close()
        window.deleteLater()
        session.finish()
        context.translations.use(Language.ENGLISH)
    return image


def _open_drawer(page: PlayPage) -> None:
    page.tutor.open(Tab.NOW)


def _move(session: Session) -> None:
    """Pass, or do the last thing that is allowed, and wait until it is done."""
    passing = [action for action in session.legal if isinstance(action, Pass)]
    before = session.view
    session.do(passing[0] if passing else session.legal[-1])
    wait_for(lambda: session.view is not before)


def wait_for(happened: Callable[[], bool], longest: int = 60_000) -> None:
    clock = QElapsedTimer()
    clock.start()
    while not happened() and clock.elapsed() < longest:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _settle() -> None:
    for _ in range(8):
        QCoreApplication.processEvents()


def _board(**settings: bool) -> BoardViewModel:
    board = BoardViewModel()
    board.set_up(still=True)
    board.set_up(**settings)
    return board


def scene_of(game: FakeGame, after: Callable[[TablePage], None] = lambda _: None, **settings: bool) -> Scene:
    board = _board(**settings)
    table = TableViewModel(game, board, parent=board)
    return Scene(board, [game, table], after)


def _design() -> Scene:
    board = _board()
    filled(board, design(), HAND, raised="C5")
    return Scene(board)


def _offered(code: str, hand: str) -> FakeGame:
    game = FakeGame(position({S: hand}, turn=E, drawn=code))
    game.put(E, Discard(tile(code)))
    return game


def _chows() -> Scene:
    game = _offered("B4", "B2 B3 B5 D8 D1 D4 D7 C1 C4 C7 E S W")
    scene = scene_of(game)
    scene.board.claimWished.emit("chow")
    return scene


def _own_turn(drawn: str = "B8") -> Scene:
    game = FakeGame(position({S: OWN}, turn=S, drawn=drawn))
    game.can_take_back = True
    return scene_of(game)


def _kong_laid() -> Scene:
    game = FakeGame(position({S: OWN}, turn=S, drawn="B8"))
    game.put(S, ConcealedKong(tile("B8")))
    return scene_of(game)


def _drag(page: TablePage, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(page.quick, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(page.quick, start + (end - start) * (step / 8))
        QTest.qWait(1)


def _dragging() -> Scene:
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7"))
    return scene_of(game, lambda page: _drag(page, QPoint(390, 780), QPoint(500, 560)))


def _dragging_claim() -> Scene:
    scene = _design()
    scene.after = lambda page: _drag(page, QPoint(751, 402), QPoint(910, 560))
    return scene


def _refused() -> Scene:
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    scene = scene_of(game)
    scene.board.claimWished.emit("pung")
    return scene


def _few(winds: tuple[Wind, ...], me: Wind) -> Scene:
    moves: list[tuple[Wind, Action]] = []
    game = FakeGame(position({me: OWN}, turn=winds[0], drawn="N", winds=winds), me)
    for wind, action in moves:
        game.put(wind, action)
    return scene_of(game)


def _late() -> Scene:
    codes = [kind.code for kind in KINDS]
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7", wall="C9 C9 D9 B2 B2 E W N D7 D7 D7"))
    scene = scene_of(game)
    shown = scene.board.picture
    for side, count in enumerate((17, 20, 18, 19)):
        shown = with_seat(
            shown,
            side,
            discards=laid(" ".join(codes[:count]), 100 * side + 1, last=side == 1),
            melds=sets("C7 C8 C9", "back E E back") if side else sets("D2 D3 D4", "back B1 B1 back"),
            sets=2,
            concealed=7,
            bonus=laid("Fl1 Fl2.4 Se3" if side % 2 else "Fl3 Se1"),
        )
    scene.board.follow_hand([tile(code) for code in ["C4", "C5", "C6", "D3", "D4", "S", "S"]], None)
    filled(scene.board, shown, "C4 C5 C6 D3 D4 S S B7")
    return scene


def _turned() -> Scene:
    scene = _design()
    scene.board.set_up(turned=True)
    return scene


def _no_index() -> Scene:
    scene = _design()
    scene.board.set_up(indexed=False, teaching=False)
    return scene


def _keys() -> Scene:
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7"))

    def type_keys(page: TablePage) -> None:
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right):
            QTest.keyClick(page.quick, key)

    return scene_of(game, type_keys)


def _contrast() -> Scene:
    scene = _design()
    scene.board.set_up(flat=True)
    return scene


def _dead() -> Scene:
    board = _board()
    filled(board, with_seat(design(), 2, dead=True, line="North, dead hand", thinking=False), HAND)
    return Scene(board)
