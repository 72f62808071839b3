"""The tables in memory, as many as there is room for."""

from abilene.server.tables.table import Table

ROOM = 0.9  # of what memory may hold: when there is too much, more than the last drop is let go


class Memory:
    """Forgets tables that nobody looks at, those first that nobody has asked for longest; the store has them."""

    def __init__(self, most: int, heaviest: int) -> None:
        self._most, self._heaviest = most, heaviest  # tables, and bytes as far as it can be told
        self._tables: dict[str, Table] = {}
        self._weights: dict[str, int] = {}  # when they were last weighed
        self._weight = 0

    def get(self, table_id: str) -> Table | None:
        """The table, if it is here."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """All that are here."""
        return list(self._tables.values())

    def keep(self, table: Table) -> None:
        """A table has come, or has grown."""
        self._tables[table.id] = table
        self._weights[table.id] = table.weight
        self._weight = sum(self._weights.values())
        if not self._crowded(1):
            return
        for old in sorted((idle for idle in self._tables.values() if _is_idle(idle)), key=lambda t: t.used):
            if not self._crowded(ROOM):
                break
            if old is not table:
                self.put_away(old)

    def put_away(self, table: Table) -> None:
        """Out of memory, with all that it weighs."""
        self._tables.pop(table.id, None)
        self._weight -= self._weights.pop(table.id, 0)

    def _crowded(self, part: float) -> bool:
        """Whether more than this part of what may be in memory is."""
        return len(self._tables) > self._most * part or self._weight > self._heaviest * part


def _is_idle(table: Table) -> bool:
    return not (table.presence.listeners or table.lock.locked() or table.mover)
