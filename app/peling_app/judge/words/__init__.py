"""Ids and facts become sentences."""
