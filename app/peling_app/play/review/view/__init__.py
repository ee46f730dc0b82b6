"""Its widgets."""
