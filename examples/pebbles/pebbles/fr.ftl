prompt-take = { $player }, combien de cailloux ?
prompt-end = Tirer { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
} ?
label-take = { $count }
label-end = Tirer
refusal-too-many = Il n’y a pas tant de cailloux pour { $player }.
log-drew = { $player } tire { $white ->
    [-1] des cailloux
   *[other] { $white } cailloux blancs
}.
