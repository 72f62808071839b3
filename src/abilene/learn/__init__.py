"""Learning: networks that teach themselves a game by playing it, and bots that play with them (extra `learn`)."""
