"""Many games at once, and what they tell: batch runs and statistics."""
