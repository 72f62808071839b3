"""The store: what is kept, how it is read and written, and how older ones are brought up to date."""
