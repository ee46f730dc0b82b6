"""The rule books. `rule_set` builds the rule set of an id for given house rules."""
