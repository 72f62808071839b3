"""The table server: people, seats, journals and live updates; it builds what each caller may know."""
