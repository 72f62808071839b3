# The poker table: names, prompts, options, refusals, log.

# --- names
do-bet = sit down at the poker table, or stake cards there
do-show = show your hands at the poker table
score-poker = Poker

# --- prompts, options, refusals
prompt-sit = Who sits down at the poker table, for good? You take the top bonus token for it.
prompt-stake = { $staked ->
    [0] Which card do you put face down on the poker table?
   *[other] Which second card do you put face down on the poker table?
}
label-sit = { $worker }
label-stake = { $card } · ${ $money }
refusal-sit = You have hired no { $worker } who could sit down: the printed one stays.
refusal-stake-first = Whoever sits there already stakes at least one card.

# --- log
log-sat-down = 1 { $worker } of { $player } sits down at the poker table: { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $money }.
log-card-staked = { $player } puts ${ $money } into the pot and { $card_id ->
    [none] a card face down on the poker table.
   *[other] { $card } face down on the poker table.
}
log-hand-shown = { $player } shows { $cards }: { $value }.
log-pot-won = { $player } wins ${ $money } at the poker table{ $left ->
    [0] .
   *[other] {"; "}${ $left } stays in the pot.
}

# --- the table in plain text
terminal-poker = Poker: { $words }
terminal-poker-pot = pot ${ $money }
terminal-poker-token = next token ${ $money }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-poker-seat = { $name }: { $worker }, { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
terminal-poker-cards = Your cards on the poker table: { $words } (value { $value })

# --- the drawing
scene-poker-part = Poker
scene-poker-table = The poker table. Whoever sits here stakes cards of the hand, face down; at the showdown the highest sum of breeding values wins the pot.
scene-poker-stake = { $number ->
    [1] The first card that an action stakes
   *[other] The second card that the same action stakes
} costs ${ $money }, which goes into the pot.
scene-poker-pot = The pot: ${ $money }. Whoever wins the next showdown takes it, and ${ $bonus } from the bank.
scene-poker-wins = winner takes
scene-poker-wins-what = pot + ${ $bonus }
scene-poker-next = next bonus
scene-poker-bonus = { $count ->
    [0] All bonus tokens are taken.
   *[other] The next to sit down takes this bonus token: ${ $money } now and { $points } points at the end. Tokens left: { $count }.
}
scene-poker-seat = { $player } has 1 { $worker } at the table, { $points } points for it, and { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} face down.
scene-poker-away = { $player } does not sit at the poker table yet.
scene-poker-nobody = not seated
scene-poker-value = value { $value }
scene-poker-count = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
scene-poker-card = { $player_of } card at the table: { $card }.
scene-poker-back = A card of { $player }, face down at the table.
scene-poker-sign = { $sign ->
    [bet] Whatever building stands here also leads to the poker table: sit down, then stake one or two cards.
   *[show] Whatever building stands here also leads to the poker table: call for the showdown.
}
