"""Hold the widgets and QML scenes, by feature; no rule lives in them."""
