prompt-take = { $player }, how many pebbles?
prompt-end = Draw { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
}?
label-take = { $count }
label-end = Draw
refusal-too-many = There are not that many pebbles for { $player }.
log-drew = { $player } draws { $white ->
    [-1] pebbles
   *[other] { $white } white pebbles
}.
