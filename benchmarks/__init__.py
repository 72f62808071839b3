"""Benchmarks: how fast the engine is, whether it holds at scale, and how strong the bots are."""
