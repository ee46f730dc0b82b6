"""A question as it is asked: its answer, its errors told one by one, its table and its example."""
