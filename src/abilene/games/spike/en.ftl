# Spike: names, prompts, options, refusals, log.

# --- names
rail-white = white
    .card = a white card
rail-blue = blue
    .card = a blue card
rail-red = red
    .card = a red card
rail-yellow = yellow
    .card = a yellow card
rail-green = green
    .card = a green card
rail-black = black
    .card = a black card
rails = { $count } { $kind }
commodity-cows = cows
    .the = the cows
commodity-wood = wood
    .the = the wood
commodity-corn = corn
    .the = the corn
commodity-wheat = wheat
    .the = the wheat
commodity-coal = coal
    .the = the coal
commodity-oil = oil
    .the = the oil
commodity-steel = steel
    .the = the steel
commodity-cloth = cloth
    .the = the cloth
commodity-pigs = pigs
    .the = the pigs
commodity-flour = flour
    .the = the flour
commodity-fruit = fruit
    .the = the fruit
commodity-cotton = cotton
    .the = the cotton
track = from { $city } towards { $towards }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(the nearest)
   *[other] { " " }(no. { $nth } from there)
}
track-between = between { $city } and { $towards }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(the nearest)
   *[other] { " " }(no. { $nth } from there)
}
track-apart = { $bearing ->
    [north] north
    [northeast] north-east
    [east] east
    [southeast] south-east
    [south] south
    [southwest] south-west
    [west] west
   *[northwest] north-west
} of { $city }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(the nearest)
   *[other] { " " }(no. { $nth } from there)
}
to-city = to { $city }
to-track = onto the track { $track }
city-value = { $place } ${ $money }
contract = { $good } to { $cities }
route = { $start } to { $cities }

# --- score
score-connections = Connected cities
score-deliveries = Deliveries
score-upgrades = Train
score-route = Route card
score-total = Total
curve-points = Money with the route card
curve-money = Money
curve-cities = Connected cities

# --- phases of a turn, and the line of a seat
phase-1 = Free move
phase-2 = Action
phase-of = { $asks ->
    [side] -1
    [give] -1
    [route] -1
    [start] -1
    [move] 1
   *[other] 2
}
far = Round { $round } of { $rounds } · { $round ->
    [3] { $clocks } of { $last } time cards out
   *[other] { $count ->
        [one] 1 card
       *[other] { $count } cards
    } left
}
far-brief = { $round }/{ $rounds } · { $round ->
    [3] { $clocks }/{ $last }
   *[other] { $count }
}
seat-line = ${ $money }

# --- options of the table
option-expert = Expert game
    .help = In the expert game you choose the side of each of your contracts, and keep one of two route cards.
    .false = basic game
    .false-help = You play with what you are dealt, and lay track at once.
    .true = expert game
    .true-help = Before the start you compare cities and prices and choose: more to plan, a longer beginning.

# --- prompts
prompt-side = Which side of your contract card do you use ({ $commodity })?
prompt-give = You play first: which rail card do you give to whoever plays last?
prompt-route = Which route card do you keep?
prompt-start = In which city does your locomotive start?
prompt-move = Your train is under way: where does it go?
prompt-action = Which action do you take?
prompt-end = Your action is done. Do you end your turn?
prompt-draw = { $count ->
    [0] Take your first rail card.
   *[other] Take another rail card, or stop?
}
prompt-lay = { $head ->
    [-1] Where does your new line begin?
   *[other] Where does your new line go on?
}
prompt-pay = How do you pay?
prompt-load = Do you load before you leave?
prompt-restart = Where does your train go?
prompt-extra = One space further: where does your train go?
prompt-deliver = What do you deliver here?

# --- options
label-side = { $contract }
label-give = { $rail }
label-route = { $route }
label-start = { $city } ({ $commodity })
delivery = { $pays ->
    [0] { "" }
   *[other] : a delivery earns ${ $pays } there
}
label-move = { $position_to }{ delivery }
label-stay = Stay where you are
label-action-draw = Draw rail cards
label-action-build = Build track
label-action-restart = Restart your train
label-action-extra = Extra move
label-upgrade = { $sort ->
    [speed] Speed { $level }
    [power] Power { $level }
   *[freight] { $level } freight cars
} · ${ $money }
label-pass = Pass
label-end = End the turn
label-draw = { $rail }
label-draw-deck = The top card of the deck
label-draw-stop = Stop
label-lay = { $track }
label-lay-to = to { $city } from the side of { $towards }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(the nearest)
   *[other] { " " }(no. { $nth } from there)
}
label-pay = { $count ->
    [0] None
   *[other] { $count } { $rail }
}{ $jokers ->
    [0] { "" }
    [one] { " " }· 1 joker
   *[other] { " " }· { $jokers } jokers
}
label-load = Load { $commodity }
label-load-instead = Load { $commodity }, drop { $dropped }
label-load-nothing = Load nothing
label-restart = { $position_to }{ delivery }
label-extra = { $position_to }{ delivery }
label-deliver = { $commodity } · ${ $money }
label-deliver-nothing = Deliver nothing

# --- plans: what comes of a click
plan-line = Build to { $city } ({ $commodity }): { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $cards_needed ->
    [one] 1 card
   *[other] { $cards_needed } cards
}, +${ $money }
plan-line-instead = Build to { $city } ({ $commodity }) instead: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $cards_needed ->
    [one] 1 card
   *[other] { $cards_needed } cards
}, +${ $money }
plan-lay = Begin a line here: { $track }
plan-lay-to = Build to { $city } from the side of { $towards }, { $rail }
plan-draw = Draw: take { $rail_card }
plan-draw-deck = Draw: take the top card of the deck
plan-restart = Restart your train: { $position_to }{ delivery }
plan-extra = Extra move: { $position_to }{ delivery }

# --- refusals
refusal-not-in-hand = You hold no { $rail } card.
refusal-route = That route card was not dealt to you.
refusal-move-stay = Your train has to move.
refusal-move-track = Your train only runs on your own tracks, and this one is not yours ({ $position }).
refusal-move-city = None of your tracks touches { $position }.
refusal-move-far = Out of reach ({ $position }): your train goes at most { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, never turns round on its way, and stops in the first city it enters.
refusal-pass = You cannot pass: there is something that you can do.
refusal-action-draw = There is no card left to take.
refusal-action-build = With your cards you cannot pay any line to a new city that your track pieces could build.
refusal-action-build-nowhere = No empty tracks lead from your network to a new city any more.
refusal-action-build-far = Every new city is further away than your track pieces reach.
refusal-action-build-pieces = You have no track pieces left.
refusal-action-restart-under-way = Your train is under way: only a train at rest can be restarted.
refusal-action-restart-arrived = Your train has just come in: it can leave in a later turn.
refusal-action-restart-track = None of your tracks touches this city.
refusal-action-extra = Your train is at rest: only a train under way makes an extra move.
refusal-upgrade-done = There is no third upgrade: { $sort ->
    [speed] your speed is at its highest.
    [power] your power is at its highest.
   *[freight] you have all freight cars.
}
refusal-upgrade-money = You cannot pay ${ $money }.
refusal-draw = There is no { $rail } card in the display.
refusal-draw-deck = The deck is empty.
refusal-draw-stop = You take at least one card.
refusal-lay-taken = A track piece lies there already.
refusal-lay-apart = Your line has to begin at your own network, and this track does not touch it ({ $track }).
refusal-lay-apart-head = Your line goes on from where it has come to, and this track does not touch that ({ $track }).
refusal-lay-elsewhere = Your line has to begin at your own network, and this track does not touch it.
refusal-lay-elsewhere-head = Your line goes on from where it has come to, and this track does not touch that.
refusal-lay-city = No line to { $city } is possible: you need enough cards and pieces for a way of empty spaces from your network, past no other new city.
refusal-lay-city-head = Your line cannot go on to { $city }: you need enough cards and pieces, of those that are left, for a way of empty spaces there, past no other new city.
refusal-lay-city-another-way = A line to { $city } is possible, but a roundabout one: lay it space by space, whichever way you like.
refusal-lay-city-far = { $city } is { $spaces ->
    [one] { $spaces } empty space
   *[other] { $spaces } empty spaces
} away: with your cards and track pieces, your line covers { $count } at most.
refusal-lay-own-city = Your line has to end in a new city.
refusal-lay-loop = Your line cannot come back to your own network, or to itself.
refusal-lay-vain = Over this track you cannot reach a new city with your cards and pieces ({ $track }).
refusal-pay-hand = You hold only { $held } { $rail }.
refusal-pay-single = One card more than the line shows is no joker: a joker takes two cards at least.
refusal-pay-few = With so few { $rail } cards you could not pay the rest.
refusal-pay-many = That is more than you need.
refusal-load-full = No freight car is empty: you would have to drop something.
refusal-load-room = A freight car is empty: you need not drop anything.
refusal-load-absent = Your train does not carry { $dropped }.
refusal-deliver-city = Your contract for { $commodity } does not list { $city }.
refusal-deliver-absent = Your train does not carry { $commodity }.
refusal-chip = In the market, { $commodity }: the next new city with that good earns you ${ $money }. Build to one of them.
refusal-contract-done = This contract ({ $commodity }) is fulfilled.
refusal-contract-deliver = Your train carries { $commodity }: make it enter a city of this contract ({ $towns }).
refusal-contract-deliver-nowhere = Your train carries { $commodity }, but no city of this contract is on your network: { $towns }.
refusal-contract-load = First load { $commodity_the }: bring your train to a city with that good ({ $towns }), then restart.
refusal-contract-load-nowhere = First load { $commodity_the }, but no city with that good is on your network: { $towns }.
refusal-aside = { $asks ->
    [side] First choose one of the two sides of this contract.
    [give] First choose, from your hand, the card that you give away.
    [route] First choose the route card that you keep.
    [start] First choose the city where your locomotive starts.
    [move] Your train moves first: choose where it stops, or click it to leave it where it is.
    [restart] Your train sets out: choose where it stops.
    [extra] Your train goes on: choose where it stops.
    [draw] You are drawing: take a card from the display or the deck, or stop.
    [lay] You are building: choose a space or a city that glows, or undo.
    [pay] Your line has to be paid: choose a payment, or undo.
    [load] Your train is about to leave: load, or leave without loading.
    [deliver] Your train has just arrived: deliver here, or deliver nothing.
    [end] Your action is done: end your turn, or undo.
   *[other] This is no action: build to a city, take a rail card, improve your train or make it move.
}

# --- log
log-first-player-drawn = { $player } plays first.
log-contracts-dealt = { $player_of } contracts: { $contracts }.
log-side-chosen = { $player } chooses the side { $contract }.
log-hand-dealt = { $seen ->
    [0] { $player } receives { $count } rail cards.
   *[other] { $player } receives { $cards }.
}
log-card-given = { $player } gives { $rail_id ->
    [none] a rail card
   *[other] { $rail_card }
} to { $target }.
log-route-dealt = { $route_id ->
    [none] { $player } receives a route card.
   *[other] { $player } receives the route card { $route }.
}
log-route-kept = { $route_id ->
    [none] { $player } keeps one of two route cards.
   *[other] { $player } keeps the route card { $route }.
}
log-locomotive-placed = { $player } starts in { $city }.
log-turn-began = { $player_of } turn.
log-train-moved = { $how ->
    [0] { $player } moves { $position_to }.
    [1] { $player } restarts and moves { $position_to }.
   *[2] { $player } makes an extra move { $position_to }.
}
log-cargo-loaded = { $player } loads { $commodity }{ $dropped_id ->
    [none] .
   *[other] { " " }and drops { $dropped }.
}
log-cargo-delivered = { $player } delivers { $commodity } to { $city }: ${ $money }.
log-card-taken = { $player } takes { $rail_card }.
log-card-drawn = { $player } draws { $rail_id ->
    [none] a card from the deck.
   *[other] { $rail_card } from the deck.
}
log-display-filled = Turned up: { $cards }.
log-round-began = Round { $round } begins. Turned up: { $cards }. In the deck: { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reveal-round = Round { $round }
log-time-card-revealed = { $count ->
    [1] The first time card comes out.
    [2] The second time card comes out.
   *[other] The third time card comes out: the game is over.
}
reveal-time = Time { $count }
log-clock-ticked = The clock discards { $rail_card }.
log-line-built = { $player } lays { $tracks ->
    [one] 1 track piece
   *[other] { $tracks } track pieces
} to { $city } for { $cards }.
log-city-scored = { $city } pays { $player } ${ $money } for { $commodity_the }.
log-train-upgraded = { $player } pays ${ $money } for { $sort ->
    [speed] speed { $level }.
    [power] power { $level }.
   *[freight] { $level } freight cars.
}
log-passed = { $player } can do nothing.
log-last-turns-began = { $player } has no track pieces left and nothing more to deliver: everybody else has one more turn.
log-turns-ran-out = Everybody has had { $turns } turns: the game is over.
log-route-shown = { $player } shows the route card { $route }: { $money ->
    [0] nothing.
   *[other] ${ $money }.
}
log-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

# --- the table in plain text
terminal-round = Round { $round } of { $rounds }
terminal-turn = { $player_of } turn
terminal-before = Set-up
terminal-time = { $count ->
    [one] 1 time card out
   *[other] { $count } time cards out
}
terminal-solo = racing the clock (unofficial)
terminal-market = Market: { $words }
terminal-price = ${ $money } { $words }
terminal-display = Face up: { $words } · deck { $deck } · discard { $discard }
terminal-seat-money = $
terminal-seat-pieces = track
terminal-seat-cities = cities
terminal-seat-train = s/p/f
terminal-seat-where = train
terminal-seat-cargo = cargo
terminal-seat-hand = hand
terminal-under-way = { $player_of } train is on the track { $position }
terminal-place = { $position }
terminal-contracts = { $player_of } contracts: { $words }
terminal-contract = { $good } ({ $cities })
terminal-contract-aboard = { $good } aboard ({ $cities })
terminal-contract-delivered = { $good } delivered
terminal-line = Being built: { $words }, needs { $cards_needed }
terminal-route = Your route card: { $words }
terminal-hand = Your hand: { $words }

# --- scene
scene-title = { $state ->
    [over] Spike: the game is over
    [before] Spike: set-up
   *[turn] Spike: { $player_of } turn
}
scene-part = { $part ->
    [map] Map
    [hand] Hand
    [contracts] Contracts
    [market] Market
    [train] Train
    [sheet] Payment
    [offer] Choice
   *[players] Players
}
scene-land = { $region ->
    [atlantic] Atlantic Ocean
    [gulf] Gulf of Mexico
    [canada] Dominion of Canada
    [superior] L. Superior
   *[huron] L. Huron
}
scene-legend = Six kinds of rail
scene-kind = { $pattern ->
    [plain] { $kind }, plain
    [dotted] { $kind }, dotted
    [striped] { $kind }, striped
    [checkered] { $kind }, checkered
    [chevron] { $kind }, chevrons
   *[crosshatched] { $kind }, crosshatched
}
scene-head = { $head ->
    [market] Market
   *[rails] Rail cards
}
scene-head-what = { $head ->
    [market] The market: whoever builds to a new city gains what its good is worth here. Then that chip drops to the bottom row.
   *[rails] Rail cards pay for track. The draw action takes them from the four face-up places or from the deck.
}
scene-space = The track { $track }. { $direct ->
    [yes] It completes a line of { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $city }
   *[no] The shortest line over it: { $spaces } spaces to { $city }
}, for { $cards_needed ->
    [one] 1 card
   *[other] { $cards_needed } cards at least
}; { $city } pays ${ $money }.
scene-piece = { $player_of } track: { $track }.
scene-plan = { $player } is building: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} so far.
scene-city = { $city } supplies { $commodity }. A line to it earns ${ $money } now: once for each player, and nothing for whoever started here.{ $connected ->
    [yes] { " " }It is connected already.
   *[no] { "" }
}
scene-city-now = Now for { $player }: { $what }.
scene-city-pays = ${ $money } on delivery of { $commodity }
scene-city-loads = { $commodity } to load for the contract
scene-city-route = ${ $money } more from the route card
scene-marker = { $player } has delivered in { $city }: once is enough for a city.
scene-train = { $player_of } train { $state ->
    [way] is under way on the track { $position }
   *[rest] rests in { $position }
}. { $count ->
    [0] It carries nothing.
   *[other] It carries { $goods }.
}
scene-row = This row of the market pays ${ $money } for a new city that supplies one of its goods.{ $last ->
    [yes] { " " }Goods that were paid for come down here.
   *[no] { "" }
}
scene-chip = { $commodity }: ${ $money } for whoever connects a city that supplies this good ({ $cities }). Then the chip drops to the bottom row.
scene-chip-now = Now for { $player }: { $count ->
    [0] all of them connected.
    [one] { $towns } to connect, { $far }.
   *[other] { $towns } to connect, the nearest { $far }.
}
scene-display = A { $rail } rail card, face up.
scene-display-now = { $count ->
    [0] None of this kind is in the hand.
    [one] With the 1 in the hand it makes 1 joker.
   *[other] With the { $count } in the hand it makes { $count } jokers.
}
scene-display-empty = An empty place of the display. { $deck ->
    [0] The deck is empty, so it stays as it is.
   *[other] It is filled from the deck when the drawing is over.
}
scene-deck = The deck: { $count ->
    [0] empty.
    [one] 1 card.
   *[other] { $count } cards.
}
scene-discard = Discard pile: { $count ->
    [0] empty.
    [one] 1 card, { $words }.
   *[other] { $count } cards, { $words }.
}
scene-discard-short = Discard { $count }
scene-round = Round { $round } of { $rounds }. A round ends when the deck is empty.
scene-round-short = Round
scene-time = { $count ->
    [0] No time card is out. The game ends with number { $last }.
    [one] 1 time card is out. The game ends with number { $last }.
   *[other] { $count } time cards are out. The game ends with number { $last }.
}
scene-owner = { $player }{ $first ->
    [yes] { " " }plays first
   *[no] { "" }
}{ $state ->
    [turn] { $first ->
        [yes] { " " }and has the turn.
       *[no] { " " }has the turn.
    }
    [closer] { " " }· no more turns: everybody else has one more.
   *[none] { $first ->
        [yes] .
       *[no] : money, train and cards stand here.
    }
}
scene-money = { $player } has ${ $money }.
scene-money-now = With the route card, as things stand: ${ $money }.
scene-stock = { $player } has { $count } of { $all } track pieces left.
scene-stock-short = { $count } of { $all }
scene-nowhere = not on the map yet
scene-under-way = under way
scene-at-rest = at rest in { $city }
scene-place = { $state ->
    [way] A train under way may move at the beginning of the turn, before the action.
    [rest] A train at rest moves only by the restart action, and may load first.
   *[none] The locomotive starts in a city of its owner’s choice.
}
scene-tile = { $sort ->
    [speed] Speed { $level }: so many spaces in a free move or a restart, at most.
    [power] Power { $level }: so many rail cards in one draw, at most.
   *[freight] { $level ->
        [one] 1 freight car: room for one good.
       *[other] { $level } freight cars: room for so many goods.
    }
}{ $price ->
    [0] { " " }There is no further upgrade.
   *[other] { " " }The next tile costs ${ $price }.
}
scene-tile-now = { $state ->
    [left] ${ $count } would be left.
   *[short] ${ $count } short now.
}
scene-tile-short = { $sort ->
    [speed] speed
    [power] power
   *[freight] freight cars
}
scene-cargo = Aboard: { $commodity }. It is paid in a city of its contract.
scene-cargo-waiting = The cargo token on its contract ({ $commodity }): load it in a city that supplies this good ({ $towns }).
scene-car = An empty freight car.
scene-hand = Hand · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scene-hand-what = { $player_of } rail cards, by kind: { $count } in all. There is no limit to a hand.
scene-stack = { $count ->
    [0] No { $rail } card
    [one] 1 { $rail } card
   *[other] { $count } { $rail } cards
}{ $needed ->
    [0] { "" }
   *[other] ; the line shows { $needed } { $rail }
}.{ $count ->
    [0] { " " }Each track space of this kind asks for one.
    [1] { " " }It pays for one track space of its kind.
    [2] { " " }The two together make 1 joker.
   *[other] { " " }Together they make { $jokers } jokers: one fewer than there are cards.
}
scene-their-hand = { $player } holds { $count ->
    [one] 1 rail card.
   *[other] { $count } rail cards.
}
scene-open-hand = { $player } holds { $count ->
    [0] no rail cards.
   *[other] { $words }.
}
scene-action = { $action_name ->
    [draw] Take rail cards from the display or the deck
    [build] Lay a line from your network to a new city, and pay it with rail cards
    [restart] Load if you like, then leave the city
   *[extra] Move your train one space further
}{ $open ->
    [yes] .
   *[no] : not now.
}
scene-action-word = { $action_name ->
    [draw] Draw
    [build] Build
    [restart] Restart
   *[extra] Extra move
}
scene-action-short = { $action_name ->
    [draw] up to { $count } cards
    [build] { $count ->
        [one] 1 piece left
       *[other] { $count } pieces left
    }
    [restart] { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
   *[extra] 1 space
}
scene-side = Side { $side } of the contract card.
scene-route = Route card: from { $start } to { $cities }.
scene-route-now = As things stand it brings ${ $money }.
scene-route-short = { $start }
scene-route-hidden-why = Everybody has a route card. It pays at the end for each of its cities in the network, if the city where it starts is there too.
scene-route-hidden = Route cards are hidden until the end.
scene-their-route = { $player_of } route card from { $start } brings ${ $money }.
scene-pay = Pay { $count } { $rail }.
scene-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
scene-line-to = { $city } · +${ $money }
scene-line-so-far = { $spaces ->
    [one] The line so far: 1 space
   *[other] The line so far: { $spaces } spaces
}
scene-line-paid = Cards chosen so far: { $count }
scene-line-cards = { $count ->
    [one] 1 card pays it
   *[other] { $count } cards pay it, at least
}
scene-line-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $left ->
    [0] none left
   *[other] { $left } left
}
scene-sheet-line = Build to { $city }
scene-bend = Bend the line to { $city } over here instead: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $cards_needed ->
    [one] 1 card
   *[other] { $cards_needed } cards
}
scene-sheet-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
scene-sheet-bend = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}; click another way
scene-sheet-pay = Your cards
scene-sheet-joker = 2 equal cards make 1 joker, 3 make 2, 4 make 3.
scene-sheet-all = { $count ->
    [one] There is no other payment.
   *[other] { $count } complete payments; none of them wastes a card.
}
scene-sheet-more = There are more: kind by kind, on the tab of your hand.
scene-sheet-row = Pay { $paid }{ $count ->
    [0] : no card is left.
   *[other] ; you keep { $left }.
}
scene-sheet-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scene-sheet-left = { $count ->
    [0] nothing left
   *[other] left
}
scene-sheet-set = replaces { $count }
scene-sheet-city = { $city } supplies { $commodity }: +${ $money }
scene-sheet-money = you have
scene-sheet-pieces = tracks
scene-sheet-hand-size = cards
scene-sheet-commit = Build and pay
scene-offer-deliver = Deliver here: +${ $money }
scene-offer-not-here = not to { $city }
scene-offer-load = Load it
scene-offer-full = Your cars are full
scene-offer-drop = Drop it, load { $commodity }
scene-offer-route = From { $start }
scene-over = The game is over: route cards are open.
scene-hint = { $asks ->
    [give] Choose one of your stacks: that card goes to whoever plays last.
    [start] Choose a city. Your network begins there; several locomotives may share a city.
    [move] Choose a glowing space or city, or your train to leave it where it is.
    [restart] Choose a glowing space or city: your train leaves.
    [extra] Choose a glowing space or city.
    [draw] Choose a card of the display, or the deck. When you stop, the display is filled up.
    [lay] A city lays the whole line, a space only that one. All of it can be taken back until you pay.
    [load] Choose an empty freight car to load, or a good aboard to drop it for the new one.
    [end] All of it can still be taken back, until you end your turn.
   *[deliver] Choose the good that you deliver here. One delivery fulfils the contract.
}
scene-waiting = { $asks ->
    [move] { $player } moves the train.
    [restart] { $player } restarts the train.
    [extra] { $player } makes an extra move.
    [draw] { $player } takes rail cards.
    [lay] { $player } builds a line.
    [load] { $player } may load.
    [deliver] { $player } may deliver.
    [action] { $player } chooses an action.
   *[other] { $player } chooses.
}
scene-contract = { $player_of } contract: { $commodity } to { $cities }. { $state ->
    [aboard] It is aboard.
    [delivered] It has been delivered.
   *[waiting] It has not been loaded.
}
scene-contract-now = { $money ->
    [0] Now: it pays in no connected city.
   *[other] Now: ${ $money } in { $city }, which is connected.
}{ $loads ->
    [yes] { "" }
   *[no] { " " }No city that supplies it is connected.
}
scene-delivered = delivered
scene-far = { $state ->
    [none] out of reach
    [connected] connected
    [way] { $count ->
        [one] 1 space to go
       *[other] { $count } spaces to go
    }
   *[away] { $count ->
        [one] 1 track away
       *[other] { $count } tracks away
    }
}
scene-levels = { $player_of } train: speed { $speed }, power { $power }, { $freight ->
    [one] 1 freight car.
   *[other] { $freight } freight cars.
}
scene-their-cities = { $player } has connected { $count ->
    [one] 1 city.
   *[other] { $count } cities.
}

# --- pitch: the game's page
pitch = Lay track from city to city, load your train with what one of them makes, and carry it to where it pays most.
    .weight = simple turns, long plans
    .order = first your train, then one action
    .first = Contracts and route cards as they are dealt, so that you can lay track at once.
pitch-ride = Ride on
    .text = A train that is under way moves at the start of each turn, free of charge.
pitch-build = Build
    .text = Pay rail cards for track to one new city. The city pays you at once, as the market says.
pitch-deliver = Deliver
    .text = What you carry to the right city pays as your contract says: far is better.
pitch-draw = Draw cards
    .text = Rail cards of six kinds pay for track. Two of a kind stand for any other.

# --- legend
legend-in-map = On the map
legend-in-market = Market and cards
legend-in-rails = Rail cards, and what they pay for
legend-in-own = Yours
legend-in-goods = Goods, and who supplies them
legend-city = City
    .text = The picture is the good that it supplies: what you load here, and what the market pays for.
legend-line = Track
    .text = Each space asks for the card of its colour and pattern; a number says who owns a laid one.
legend-train = Train
    .text = Yours runs on your own track only; standing in a city it needs a restart.
legend-marker = Delivery marker
    .text = You have delivered in this city, and never can again.
legend-market = Market
    .text = The row says what a line to a city of this good pays: $3, $2 or $1; then the good drops.
legend-display = Open rail card
    .text = Take it in a draw; the open cards are filled up afterwards.
legend-deck = Deck
    .text = The number is how many cards are left; when it is empty, the round is over.
legend-round = Round
    .text = Three are played; the one you are in is dark.
legend-time = Time cards
    .text = They come up in round 3; with the third the game is over at once.
legend-white = White, plain
    .text = Pays for the white spaces of the map, which have no pattern.
legend-blue = Blue, dotted
    .text = Pays for the blue spaces of the map, which are dotted.
legend-red = Red, striped
    .text = Pays for the red spaces of the map, which are striped.
legend-yellow = Yellow, checkered
    .text = Pays for the yellow spaces of the map, which are checkered.
legend-green = Green, with chevrons
    .text = Pays for the green spaces of the map, which bear chevrons.
legend-black = Black, hatched
    .text = Pays for the black spaces of the map, which are hatched crosswise.
legend-speed = Speed
    .text = Spaces in a free move or a restart; the coin is what the next level costs.
legend-power = Power
    .text = Cards in one draw, at most; the coin is what the next level costs.
legend-freight = Freight cars
    .text = Each carries one good; the coin is what the next car costs.
legend-pieces = Track pieces
    .text = How many of your 45 are left to lay.
legend-stack = Cards of one kind
    .text = One pays for a space of its kind; several are jokers, one less than there are cards.
legend-contract = Contract
    .text = One good and five cities, each with what it pays; bold ones are on your track.
legend-aboard = Contract under way
    .text = Its good is on your train: enter one of these cities to deliver.
legend-route = Route card
    .text = Secret: if your track has its first city, the best other one pays its value, each more $1.
legend-cows = Cows
    .text = Albany, Mobile and Tampa supply them.
legend-wood = Wood
    .text = Portland, Duluth and Jacksonville supply it.
legend-corn = Corn
    .text = Indianapolis, Knoxville and Little Rock supply it.
legend-wheat = Wheat
    .text = Raleigh, Detroit and Topeka supply it.
legend-coal = Coal
    .text = Philadelphia, Charleston and St. Louis supply it.
legend-oil = Oil
    .text = New York, Cleveland and Shreveport supply it.
legend-steel = Steel
    .text = Pittsburgh, Chicago and Birmingham supply it.
legend-cloth = Cloth
    .text = Boston, Louisville and Columbia supply it.
legend-pigs = Pigs
    .text = Norfolk, Cincinnati and Des Moines supply them.
legend-flour = Flour
    .text = Washington, Minneapolis and Nashville supply it.
legend-fruit = Fruit
    .text = Buffalo, Milwaukee and Miami supply it.
legend-cotton = Cotton
    .text = Memphis, New Orleans and Atlanta supply it.

# --- figures from somebody’s box
form-in-cards = Rail cards
form-in-goods = Goods of the cities
form-in-contracts = Contracts
form-in-routes = Route cards
form-in-tracks = Track spaces
form-in-alone = Alone
form-rails = Rail cards in the deck
    .text = How many cards there are of each kind. Together they are 60.
form-rails-copies = Cards: { $a }
form-cities = What each city supplies
    .text = The good that is printed beside a city.
form-cities-commodity = { $a }
form-contract-a = Contract, { $name }: side A
form-contract-a-city = City { $a }
form-contract-a-pays = City { $a } pays $
form-contract-b = Contract, { $name }: side B
form-contract-b-city = City { $a }
form-contract-b-pays = City { $a } pays $
form-route = Route card of { $name }
form-route-start = Start
form-route-city = City { $a }
form-route-worth = City { $a } is worth $
form-tracks = Which rail each track space asks for
    .text = Each space is named by the city from which one sees it; there the ring lies while you choose.
form-tracks-kind = { $a }
form-track-name = { $track }
form-race = The game alone
    .text = Our own rules for one player: the box has none.
form-race-contracts = Contracts
form-race-initial_hand = Cards at the start
form-race-deck_cards_discarded_after_each_turn = Cards that go after each turn
wrong-twice = No card names the same city twice.
wrong-self = { $named } supplies this good itself: no contract asks for it there.
wrong-deck = All kinds together are { $expected } cards.
wrong-removed = With { $count } players more cards of each kind are taken out than there are.
wrong-in-play = There are { $most } in play.
wrong-few-rails = Too few rail cards would be left.
