"""What evenings come to, read off their sheets."""
