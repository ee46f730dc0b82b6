"""Judge this hand: a position from a real table is laid, and the coach says what was worth more."""
