"""Walk through a deal that was played."""
