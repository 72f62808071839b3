"""Orange cattle: Simmental, which grow up in Kansas City, and Brahman, which are worth money there (GWTS)."""
