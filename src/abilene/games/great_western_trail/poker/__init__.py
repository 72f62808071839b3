"""The poker table: workers who sit down for good, stakes, hidden cards and showdowns (GWTP)."""
