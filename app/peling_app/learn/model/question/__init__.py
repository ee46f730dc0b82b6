"""A question as it is asked: its answer, its errors named one by one, its table and its example."""
