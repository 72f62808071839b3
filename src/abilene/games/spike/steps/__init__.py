"""The steps of Spike, one module per chapter of the rules."""
