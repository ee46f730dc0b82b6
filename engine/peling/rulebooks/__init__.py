"""Hold the rule books, one module each, none of which knows another."""
