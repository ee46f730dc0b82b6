"""What the page shows, as frozen values, and what it follows."""
