"""What the user has chosen, and how it stands in his file of settings.

A value that is not usable stands at its default and is named. Keys this version does not know are kept and
written back.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, cast

from peling_app.platform.user_file import Found, Kind, UserFile, merged_entries

FILE_NAME: Final = "settings.json"
FORMAT: Final = 1
LONGEST_FILE: Final = 500_000
"""Bytes; a file of settings has some thousand."""
LONGEST_PAUSE: Final = 5000
LOOKS: Final = frozenset(
    {
        *("appearance", "reduced_motion", "text_zoom", "text_by_system"),
        *("high_contrast", "contrast_by_system", "tile_set", "cloth", "geometry"),
    }
)
"""What only says how everything looks, and where; no page has another content by it."""
USUAL_ZOOM: Final = 100
SMALLEST_ZOOM: Final = 80
LARGEST_ZOOM: Final = 150
LOUDEST: Final = 100
"""Percent of the full volume."""


class Appearance(StrEnum):
    """Which paper is shown: as the system has it, by day or by night."""

    SYSTEM = "system"
    DAY = "day"
    NIGHT = "night"


class Language(StrEnum):
    """The language of the program: as the system has it, or one of ours."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"


OWN_NAMES: Final = {Language.ENGLISH: "English", Language.GERMAN: "Deutsch"}
"""What each language calls itself: whoever looks for his language finds it in whatever language is in use."""
LANGUAGES: Final = tuple(OWN_NAMES)
"""The languages the program speaks."""


class Motion(StrEnum):
    """Whether moves are reduced to a change of opacity: as the system asks, always, never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class TileSet(StrEnum):
    """Which faces tiles have: engraved as a century ago, or large plain numerals for weak eyes."""

    ENGRAVED = "engraved"
    NUMERALS = "numerals"


class Cloth(StrEnum):
    """Which felt the table has."""

    GREEN = "green"
    BLUE = "blue"
    MULBERRY = "mulberry"


class TutorDepth(StrEnum):
    """How much the tutor tells: what is allowed, the reasons too, citations and near misses as well."""

    QUIET = "quiet"
    TEACH = "teach"
    FULL = "full"


class Coaching(StrEnum):
    """How the coach helps in play: when asked, before a grave mistake too, only afterwards, not at all."""

    REQUEST = "request"
    STOP = "stop"
    QUIET = "quiet"
    EXAM = "exam"


class ClaimsAsked(StrEnum):
    """For which tiles the user is asked whether he claims: all, those of use, those that bring nearer."""

    EVERY = "every"
    USEFUL = "useful"
    NEARER = "nearer"


CHOICES: Final[dict[str, type[StrEnum]]] = {
    "language": Language,
    "appearance": Appearance,
    "reduced_motion": Motion,
    "tile_set": TileSet,
    "cloth": Cloth,
    "tutor_depth": TutorDepth,
    "coaching": Coaching,
    "claims_asked": ClaimsAsked,
}
"""The settings that are one of a few values."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the user has chosen.

    Attributes:
        language, appearance, reduced_motion: see their types.
        sound: tiles are heard.
        volume: how loud they are then, in percent, 1 to 100.
        tile_set: which faces tiles have.
        cloth: which felt the table has.
        tile_index: the small figure in the corner of a tile is drawn.
        turn_tiles: open tiles are turned to their owner instead of standing upright to the reader.
        teaching_labels: the wall and the discards carry their names.
        tutor_depth: how much the tutor tells during play.
        coaching: how the coach helps during play.
        claims_asked: for which tiles the user is asked whether he claims; for a win he always is.
        chows_asked: he is asked for chows too.
        less_for_learners: the two before hold in learning games too.
        less_offered: the tutor has offered that; he does so once.
        quick_deal: a deal is laid at once; its dice, its wall and how it goes round are not shown.
        computer_pause: how long a computer player waits before it acts, in milliseconds, 0 to 5000.
        text_zoom: size of text in percent, 80 to 150.
        text_by_system: while that is 100, text is as large as the system wants it; see `text_is_by_system`.
        high_contrast: flat paper, no gradients, borders of two pixels.
        contrast_by_system: while that is off, the system may ask for it.
        player_name: how the user is called at the table; empty: "You".
        rule_set: the id of the rule book that new games follow; empty: the first on the shelf.
        house_rules: for each rule set the options that differ from the book's default.
        house_set: for each rule set the name of the saved house rules that were chosen last.
        players: how many sit at the table, 2 to 4.
        game_length: how long a new game is to be; as `peling.play.inputs.Length` says.
        opponents: the level of each computer player, in the order of seats.
        opponent_names: how the computer players are called; empty: by their birds.
        opponent_birds: which bird each computer player is; empty: as many as there are, in their order.
        learning_aids: taking back is allowed and the labels for learners are shown in new games.
        sheet_players: who sat at the table with real tiles last, in the order of play.
        sheet_count: how many of them play, 2 to 4.
        sheet_rounds: how many rounds a new score sheet is for; 0: as many as the players like.
        sheet_by_winds: whether the rows of an entry stand by the winds; else in the order of people.
        stakes_value: what a point was worth on the sheet for which that was agreed last, as a decimal number;
            offered for the next one. Empty: none was.
        stakes_unit: the name of that money.
        records_since: from when on the page of records counts deals, as ISO 8601 has it; empty: all.
        habits_since: the same for the page that adds up what decisions cost.
        geometry: place and size of the window, as Qt encodes it; empty: as the program chooses.
        unknown: entries of another version, written back as they were.
    """

    language: Language = Language.SYSTEM
    appearance: Appearance = Appearance.SYSTEM
    reduced_motion: Motion = Motion.SYSTEM
    sound: bool = True
    volume: int = LOUDEST
    tile_set: TileSet = TileSet.ENGRAVED
    cloth: Cloth = Cloth.GREEN
    tile_index: bool = True
    turn_tiles: bool = False
    teaching_labels: bool = True
    tutor_depth: TutorDepth = TutorDepth.FULL
    coaching: Coaching = Coaching.REQUEST
    claims_asked: ClaimsAsked = ClaimsAsked.EVERY
    chows_asked: bool = True
    less_for_learners: bool = False
    less_offered: bool = False
    quick_deal: bool = False
    computer_pause: int = 700
    text_zoom: int = USUAL_ZOOM
    text_by_system: bool = True
    high_contrast: bool = False
    contrast_by_system: bool = True
    player_name: str = ""
    rule_set: str = ""
    house_rules: dict[str, dict[str, str | int | bool]] = field(default_factory=dict)
    house_set: dict[str, str] = field(default_factory=dict)
    players: int = 4
    game_length: str = ""
    opponents: tuple[str, ...] = ("novice", "novice", "novice")
    opponent_names: tuple[str, ...] = ()
    opponent_birds: tuple[str, ...] = ()
    learning_aids: bool = True
    sheet_players: tuple[str, ...] = ()
    sheet_count: int = 4
    sheet_rounds: int = 0
    sheet_by_winds: bool = False
    stakes_value: str = ""
    stakes_unit: str = ""
    records_since: str = ""
    habits_since: str = ""
    geometry: str = ""
    unknown: dict[str, Any] = field(default_factory=dict)

    @property
    def text_is_by_system(self) -> bool:
        """Return whether text has the size that the system asks for."""
        return self.text_by_system and self.text_zoom == USUAL_ZOOM


def settings_file(path: Path) -> UserFile[Settings]:
    """Return the file of settings at a path."""
    return UserFile(path, KIND)


def load(path: Path) -> Found[Settings]:
    """Read the settings from a file; a damaged one is set aside; without one, the defaults."""
    return settings_file(path).load()


def save(path: Path, settings: Settings) -> None:
    """Write all settings, whatever the file holds.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    settings_file(path).replace(settings)


def _entries(settings: Settings) -> dict[str, Any]:
    """Return the settings by name, those of another version among them."""
    known = {item.name: getattr(settings, item.name) for item in fields(Settings) if item.name != "unknown"}
    return {**settings.unknown, **known}


def _read(raw: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    known = {item.name for item in fields(Settings)} - {"unknown"}
    values: dict[str, Any] = {}
    refused: list[str] = []
    for name in known & raw.keys():
        value = _checked(name, raw[name])
        if value is None:
            refused.append(name)
        else:
            values[name] = value
    unknown = {name: value for name, value in raw.items() if name not in known and name != "format"}
    return replace(Settings(), **values, unknown=unknown), tuple(sorted(refused))


def _merged(base: Settings, mine: Settings, theirs: Settings) -> Settings:
    """Return the settings of the file with those that this window has changed, of each book apart."""

    def both(before: object, ours: object, there: object) -> object:
        if isinstance(before, dict) and isinstance(ours, dict) and isinstance(there, dict):
            return merged_entries(before, ours, there)
        return ours

    entries = merged_entries(_entries(base), _entries(mine), _entries(theirs), both)
    known = {item.name: entries.pop(item.name) for item in fields(Settings) if item.name != "unknown"}
    return Settings(**known, unknown=entries)


def _checked(name: str, value: object) -> object | None:
    """Return the value in its own type, or None when it is not usable."""
    if name in CHOICES:
        return next((member for member in CHOICES[name] if member.value == value), None)
    match name:
        case "computer_pause":
            return _within(value, 0, LONGEST_PAUSE)
        case "volume":
            return _within(value, 1, LOUDEST)
        case "text_zoom":
            return _within(value, SMALLEST_ZOOM, LARGEST_ZOOM)
        case "players" | "sheet_count":
            return _within(value, 2, 4)
        case "sheet_rounds":
            return _within(value, 0, 99)
        case (
            "player_name"
            | "rule_set"
            | "game_length"
            | "records_since"
            | "habits_since"
            | "geometry"
            | "stakes_value"
            | "stakes_unit"
        ):
            return value if isinstance(value, str) else None
        case "opponents" | "opponent_names" | "opponent_birds":
            return tuple(cast("list[str]", value)) if _is_list_of_text(value, 3) else None
        case "sheet_players":
            return tuple(cast("list[str]", value)) if _is_list_of_text(value, 4) else None
        case "house_rules":
            return value if _is_house_rules(value) else None
        case "house_set":
            return value if _is_names(value) else None
        case _:
            return value if isinstance(value, bool) else None


def _within(value: object, least: int, most: int) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    return None


def _is_list_of_text(value: object, most: int) -> bool:
    return isinstance(value, list) and len(value) <= most and all(isinstance(item, str) for item in value)


def _is_house_rules(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    options = cast("dict[object, object]", value)
    return all(
        isinstance(book, str)
        and isinstance(chosen, dict)
        and all(isinstance(key, str) and isinstance(item, str | int | bool) for key, item in chosen.items())
        for book, chosen in options.items()
    )


def _is_names(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(book, str) and isinstance(name, str)
        for book, name in cast("dict[object, object]", value).items()
    )


KIND: Final = Kind("settings", Settings(), FORMAT, LONGEST_FILE, _read, _entries, _merged)
"""The file of settings; it bears no mark, as it never had one."""
