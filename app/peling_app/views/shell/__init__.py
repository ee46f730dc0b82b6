"""Frame the program: main window, start page, setting up a game, settings, help and the rule books."""
