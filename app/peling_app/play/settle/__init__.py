"""The settlement of a deal, item by item."""
