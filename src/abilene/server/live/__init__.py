"""Live: what is shown of a running game, to whom, and how they hear of it."""
