"""Hold what the views show, as objects and list models without widgets."""
