"""Where everything on the table lies: pure geometry, without Qt, in pixels of the board."""
