"""Who makes the questions: a module for what is asked about, a function for each kind."""
