"""Turn ids and facts into sentences; the only place where this happens."""

from peling_app.texts.actions import action_name, action_words
from peling_app.texts.citations import citation, short_citation
from peling_app.texts.events import event_line
from peling_app.texts.findings import finding, short_reason
from peling_app.texts.options import option_help, option_label, option_value
from peling_app.texts.reasons import reason
from peling_app.texts.scores import line_reason, line_title, line_value, near_miss, score_title
from peling_app.texts.settlement import transfer_reason
from peling_app.texts.tiles import meld_name, tile_name, tile_title, wind_name

__all__ = [
    "action_name",
    "action_words",
    "citation",
    "event_line",
    "finding",
    "line_reason",
    "line_title",
    "line_value",
    "meld_name",
    "near_miss",
    "option_help",
    "option_label",
    "option_value",
    "reason",
    "score_title",
    "short_citation",
    "short_reason",
    "tile_name",
    "tile_title",
    "transfer_reason",
    "wind_name",
]
