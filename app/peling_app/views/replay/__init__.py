"""A finished deal looked at again, step by step."""
