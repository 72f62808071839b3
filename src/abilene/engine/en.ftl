# Words that every game uses.
seat = Player { $number }
and = and
prompt-over = The game is over.
undo-nothing = There is nothing to take back yet.
undo-revealed = Something has come to light since: your choice stands.
undo-another = Somebody else has decided since: your choice stands.
undo-over = The game is over, and its seed is known: it stands as it ended.
undo-not-yours = The last decision was not yours.
plan-ended = Here something comes to light, or another decides: a plan cannot go beyond.

# Figures that cannot be right, to whoever fills in a form.
wrong-below-zero = This cannot be below 0.
wrong-too-large = This is at most { $most }: no box could hold more.
wrong-too-small = This is at least { $least }.
wrong-not-so = The rules say { $expected } here.
wrong-unknown = There is no such thing; there are { $names }.
wrong-unknown-table = There is no such table in this game; there are { $names }.
wrong-no-table = A table is needed here, with a name for each figure.
wrong-no-figure = There is no figure “{ $name }” here; there are { $names }.
wrong-other-sort = “{ $value }” is of another sort than our { $ours }.
wrong-nameless = These rows have no names: they cannot be corrected one by one.
wrong-rows = Each row is written as a table of its own: { $name }
wrong-no-row = There is no row with { $row }; there are { $names }.
