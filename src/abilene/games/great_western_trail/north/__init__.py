"""Rails to the North: the northern map, its towns and big cities, and the stores that open them (GWTN)."""
