"""People: who is calling, what they are called, how they sign in and what they like."""
