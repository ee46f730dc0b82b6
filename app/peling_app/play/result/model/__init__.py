"""What the page of the result shows."""
