"""The rule books as one meets them: pages of books, house rules, words of options and items."""
