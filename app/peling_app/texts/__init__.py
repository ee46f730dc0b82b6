"""Turn ids and facts into sentences; the only place where this happens."""
