"""Sheets over a page: dialogs of paper, what explains a word, and what tells that something went wrong."""
