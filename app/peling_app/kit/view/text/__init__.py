"""Texts with links to the glossary, and texts that follow the language."""
