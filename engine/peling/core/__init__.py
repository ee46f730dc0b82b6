"""What everybody speaks of: tiles, melds, hands, rules, actions, events, what a seat sees, scores."""
