"""Review a deal: what each decision cost, and what was luck."""
