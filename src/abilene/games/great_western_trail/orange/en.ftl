# Orange cattle: names, prompts, options, refusals, log.

# --- names
orange-calf = Simmental calf
orange-heifer = Simmental heifer
orange-cow = Simmental cow
orange-brahman = Brahman
task-cattle_orange = { $count } × orange cattle

# --- prompts, options, refusals
prompt-grow = { $stage ->
    [0] How many of your calves become heifers?
   *[1] How many of your heifers become cows?
}
label-grow = { $count ->
    [0] None
   *[other] { $count } × { $card }
}
refusal-grow-hand = You do not hold so many: { $card }.
refusal-grow-stack = There are not so many cards left of the next stage.
refusal-grow-none = Say “none” if no card is to grow up.

# --- log
log-cattle-grown = { $player_of } cattle grows up: { $card }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}
log-brahman-sold = { $player } gains ${ $money } for Brahman cattle in hand.

# --- the table in plain text
terminal-open = Beside the market: { $words }

# --- the drawing
scene-stage = { $stage ->
    [calf] Calf
    [heifer] Heifer
    [cow] Cow
   *[brahman] Brahman
}
scene-open-stack = Beside the market, not for sale: { $card }, breeding value { $value }{ $count ->
    [0] {"; "}none left
    [one] {"; "}1 card left
   *[other] {"; "}{ $count } cards left
}.

scene-brahman = In hand it brings ${ $money } more in Kansas City.
