"""Tables: how they are opened, who sits where, what is written down there, and how they end."""
