# Sam: the steps of his turn and their reasons. A step is half a sentence; its reason follows after a colon.

log-sam-acted = { $step }: { $why } ({ $rule }).

# --- in plain text
terminal-sam = Sam: { $words }
terminal-sam-specialty = specialty { $worker }
terminal-sam-deck = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
terminal-sam-card = last card { $number }
terminal-sam-discs = { $count ->
    [one] 1 disc left
   *[other] { $count } discs left
}
terminal-sam-pile = { $count ->
    [one] 1 card in his pile
   *[other] { $count } cards in his pile
}
terminal-sam-city = next delivery { $name }
terminal-sam-engine = his engine has left the game

# --- what he does
sam-shuffled = { $player } shuffles his { $count } played cards into a new deck
sam-drew = { $player } turns up card { $number }; his specialty is the { $worker }
sam-opened = { $player_of } next store stands in { $town }
sam-finished = { $player_of } expansion card { $number ->
    [1] I
    [2] II
    [3] III
   *[other] { $number }
} goes to the box
sam-turned = { $player } turns up expansion card { $number ->
    [1] I
    [2] II
    [3] III
   *[other] { $number }
}
sam-rode = { $player } rides { $steps ->
    [one] 1 place
   *[other] { $steps } places
}{ $by ->
    [0] { "" }
    [1] , counted by buildings,
   *[2] , counted by his specialty, the { $worker },
} to { $place }
sam-earned = { $owner } gets ${ $money } from the bank because { $player } rides through { $place }
sam-hired = { $player } hires 1 { $worker } from row { $row } for nothing
sam-specialised = { $player_of } specialty is now the { $worker }
sam-revealed = New in the market: { $cards }
sam-bought = { $player } buys { $cards } with { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, worth ${ $money }
sam-took = { $player } takes { $card } from the market for nothing
sam-built = { $player } places building { $face } at { $space }, the next free space { $ahead ->
    [0] from the start of the trail
   *[1] ahead of { $owner }
}
sam-replaced = { $player } places building { $face } at { $space } in place of { $replaced }
sam-drove = { $player_of } engine goes to { $rail_to }
sam-upgraded = { $player } upgrades { $station } for nothing
sam-moved_disc = { $player } takes the disc back from { $station }
sam-left_railroad = { $player_of } engine leaves the game
sam-gained = { $player } takes the { $card }
sam-caught = { $player } takes 1 { $tile } from the { $space }
sam-cleared = { $player } takes a hazard, { $tile }, from the { $space }
sam-foresaw = { $player } takes the { $row ->
    [1] upper
   *[2] lower
} tile of foresight column { $column }, { $tile }
sam-delivered = { $player } delivers to { $city }
sam-returned = { $player } leaves Kansas City for the start of the trail
sam-skipped = { $player } does nothing here

# --- why
why-deck-empty = no card was left to draw
why-one-side = one card a turn, and this one asks the same of him whatever his specialty
why-side = the card has several sides, and his specialty says which one counts
why-slot-money = it is the next town of his expansion card, where he takes the slot with the most money and gets none
why-slot-action = it is the next town of his expansion card, where no slot has money and he takes one with an action
why-slot-plain = it is the next town of his expansion card, where he takes a plain slot for want of a better one
why-slot-cheapest = it is the next town of his expansion card, where every slot has a price and he takes the lowest
why-towns-done = he has a store in each of its towns
why-back-city = { $city } is the city on its back
why-way-only = no other way has that length
why-way-stopped = Kansas City stops him
why-way-nearest = of all ways of that length this one ends nearest to Kansas City
why-way-cheapest = of the ways that end nearest to Kansas City this one has the lowest tolls
why-way-owed = of the ways that end nearest to Kansas City with the lowest tolls { $owner } is owed least on this one
why-way-first = several ways are equally good, and the order of the trail decides
why-toll = he has no money, so the bank pays for the hands on { $owner_of } buildings
why-hire-specialty = this card wants his specialty first
why-hire-second = nobody of his specialty can be had, so he takes the type he has next most of
why-hire-third = nobody of the types he has most of can be had
why-hire-cheapest = this card wants the worker of the lowest cost first, ${ $money }
why-most-workers = he has more of them now than of any other type
why-cards-first = the card adds them before he buys, without a cowboy
why-cards-lacking = there was nothing that he could buy, so a cowboy looks for more
why-cowboy-idle = a cowboy who buys nothing adds cards
why-buy-points = nothing else for his cowboys and at most $8 has so many points
why-buy-best = of the purchases with most points this one has the best single card
why-buy-fewest = of equal purchases he takes the one for the fewest cowboys, then the fewest dollars
why-value-3 = of all cards of value 3 it has the most points
why-build-most = of the tiles that his builders can place it needs the most, then comes one with a hand, then the lowest number
why-build-one = without builders as his specialty he places a tile for 1 builder
why-replace-most = he can place no new tile, and this replacement uses the most builders
why-replace-one = no tile for 1 builder can be placed, and this replacement uses 1 builder
why-station-farthest = it is the farthest station within reach of his engineers
why-station-none = no station is within reach of his engineers, so it goes as far as they take it
why-station-next = it is the next station ahead, however far
why-upgrade = his engine stops there, and a station master still there leaves the game
why-upgrade-town = a store in a station town upgrades its station, and a station master still there leaves the game
why-disc-least = his supply is empty, and this is his station of the fewest points
why-railroad-end = it has come to the end of the railroad
why-objective-card = it lay farthest from the stack
why-objective-arrow = an arrow between two of his cities brings him the card farthest from the stack
why-objective-city = the city brings him the card farthest from the stack, and nothing else
why-objective-slot = the slot brings him the card farthest from the stack
why-outlaw-last = it lay on the highest number; there is no bounty for him
why-hazard-most = it is worth the most in the area with the most hazards
why-tile-bottom = he always takes the lower tile
why-tile-top = the job market is closed, and the lower tile is a worker
why-city-next = it is the next city on his way to New York
why-city-big = of the big cities on his route card where he has a store and no disc it has the most points
why-city-route = it is the next city on his route card
why-foresight-slides = tiles of the upper row slide down, and then foresight is filled
why-no-town = no expansion card is active
why-no-worker = there is nobody whom he could hire
why-no-cattle = there is nothing that he could buy
why-no-value-3 = the market has no card of value 3
why-no-building = he can neither place nor replace a building
why-no-engine = his engine has left the game
why-no-disc = he has no disc to place
why-no-objective = no objective card is on display
why-no-outlaw = there is no outlaw to take
why-no-hazard = there is no hazard to take
why-no-tile = this column has no tile that he may take

# --- the drawing
scene-sam-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
scene-sam-owner = { $player }, the opponent of whoever plays alone, { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}: no money, no herd, no certificates, and nothing to decide.
scene-sam-specialty = specialty
scene-sam-specialty-why = This is his specialty: it says which side of a card counts.
scene-sam-discs = { $player } has { $count } of { $most } discs left.
scene-sam-buildings = { $player } has { $count } of { $most } buildings left.
scene-sam-pile = { $player_of } pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $hidden ->
    [0] { "" }
   *[other] {" "}without his starting objective, which lies face down
}{ $seen ->
    [0] .
   *[other] : { $cards }.
}
scene-sam-city = { $player } delivers to { $city } next.
scene-sam-hazards = { $player } has { $count ->
    [one] 1 hazard
   *[other] { $count } hazards
}.
scene-sam-towns = { $count ->
    [0] No expansion card of { $player } is active.
   *[other] The towns of { $player_of } active expansion card, in order: { $towns }.
}
scene-sam-deck = deck { $deck } · played { $played }
scene-sam-no-card = { $player } has not played a card yet. Cards in his deck: { $deck }.
scene-sam-card = Card { $number }. { $ride } { $asks }. Cards in his deck: { $deck }, played: { $played }.
scene-sam-ride = { $rule ->
    [fixed] { $count ->
        [one] 1 place.
       *[other] { $count } places.
    }
    [most_buildings] One place for each building: the larger number counts.
   *[specialty_workers] One place for each worker of his specialty.
}
scene-sam-store = First, a store.
scene-sam-then = {", then "}
scene-sam-deed = { $deed ->
    [hire_specialty_first] he hires, his specialty first
    [hire_cheapest_first] he hires, the cheapest first
    [buy_cattle] he buys cattle
    [add_2_market_cards] 2 cards to the market
    [take_best_value_3] the best card of value 3, for nothing
    [build] he builds
    [build_exactly_1] he builds a tile for 1 { -craftsman }
    [engine_per_engineer] his engine moves, by engineers
    [engine_to_next_station] his engine moves to the next station
    [take_objective] he takes an objective
    [take_outlaw] he takes { -a-native }
   *[take_hazard] he takes a hazard
}
scene-sam-turn = { $player_of } turn, step by step
scene-sam-waits = { $player } has not had a turn yet
scene-sam-intro = After each of your turns { $player } turns up a card. His { -herder } rides as far as it says, then he does what it asks; where a card has two sides, his specialty says which one counts. In Kansas City he takes tiles and delivers. Every step stands here with its reason, and the same numbers stand on the board.
scene-sam-why = Point at a step to read why.
