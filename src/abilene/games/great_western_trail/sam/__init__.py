"""Sam, the solo opponent: a card tells him what to do, and he decides nothing (GWTA)."""
