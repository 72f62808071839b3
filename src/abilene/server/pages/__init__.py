"""Pages: what a browser is given to read."""
