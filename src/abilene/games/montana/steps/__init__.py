"""The steps, one module per chapter of the rulebook."""
