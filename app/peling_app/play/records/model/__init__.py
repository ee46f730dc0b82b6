"""What the page of records shows."""
