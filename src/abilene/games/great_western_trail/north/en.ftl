# Rails to the North: names, prompts, options, refusals, log.

# --- names
city-oma = Omaha
city-den = Denver
city-ore = Oregon City
city-mil = Milwaukee
city-gby = Green Bay
city-tor = Toronto
city-buf = Buffalo
city-mtl = Montréal
city-harrisburg = Harrisburg
town-plain = town { $number }
    .the = { town-plain }
    .of = { town-plain }’s
town-station = station town { $number }
    .the = { town-station }
    .of = { town-station }’s
station-in-town = the station of { $town } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
medium-engine_3 = engine 3 forward
medium-hire_minus_2 = hire for $2 less
medium-cull_or_hazard = remove 2 cards or a hazard
medium-five_or_cattle = $5 or cattle of value 3
medium-free_build_2 = build for free as if with 2 { -craftsmen }
slot-aux_store_2 = stores, double
auxiliary-place_store = { $times ->
    [one] a store for money and 1 cattle of value 2
   *[other] { $times } stores for money and { $times } cattle of value 2
}
task-bell = { $count ->
    [one] 1 bell
   *[other] { $count } bells
}

# --- printed actions
do-store = { $count ->
    [one] place a store
   *[other] place { $count } stores
}
do-build_free = { $count ->
    [one] place a building for free, as if with 1 { -craftsman }
   *[other] place a building for free, as if with { $count } { -craftsmen }
}
do-remove = { $count ->
    [one] take 1 hand card out of the game
   *[other] take up to { $count } hand cards out of the game
}
do-take_cattle = take cattle of value { $count } from the market

# --- prompts
prompt-stock = Which card of value 2 do you discard for { $stores ->
    [one] the store?
   *[other] the stores? { $count ->
        [one] One more to go.
       *[other] { $count } to go.
    }
}
prompt-store = In which town do you place { $count ->
    [one] a store?
   *[other] the first of { $count } stores?
}
prompt-lot = On which slot of { $town } do you place it?

# --- options
label-stock = { $card }
label-store = { $town } · { $kind ->
    [small] small
    [station] upgrading costs ${ $cost }
    [medium] medium: { $deeds }
   *[big] big city
}
label-lot = { $money ->
    [0] A slot that asks and gives nothing
   *[other] A slot: { $money_signed }
}
label-lot-action = A slot: { $action }

# --- refusals
refusal-stock-value = { $card } will not do: you need cattle of value 2.
refusal-store-own = You have a store in { $town } already.
refusal-store-far = You have no access: no rail joins it to the town hall, a city with a disc of yours or a town with a store of yours.
refusal-store-money = You cannot pay for any slot left in { $town }.
refusal-lot-taken = A store stands on that slot already.
refusal-lot-money = You cannot pay the ${ $cost } of that slot.
refusal-lot-same = Another slot does the same: take that one.
refusal-deliver-closed = You have no store there.
refusal-station-town = No engine passes { $station }: only a new store there lets you upgrade it.
refusal-auxiliary-value2 = You do not hold { $times ->
    [one] a cattle card
   *[other] { $times } cattle cards
} of value 2.

# --- log
log-store-placed = { $player } places a store in { $town }{ $money ->
    [0] .
   *[other] {": "}{ $money_signed }.
}
log-bell-cleared = { $player } clears a bell and has { $bells ->
    [one] 1 now.
   *[other] { $bells } now.
}

# --- the table in plain text
terminal-towns = Medium towns: { $words }
terminal-stores = Stores: { $words }
terminal-annexes = Add-ons: { $words }
terminal-annex = { $player } { $placed ->
    [one] 1 store placed
   *[other] { $placed } stores placed
}, { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}

# --- scene
scene-north-title = { $line ->
    [1] Rails to
   *[2] the North
}
scene-north-map = extension board
scene-hall = The town hall of Kansas City: everybody has access to the towns that rails join to it.
scene-hall-name = Town hall
scene-town = { $type ->
    [small] Small town { $town_number }
    [station] Station town { $town_number }
    [medium] Medium town { $town_number }
   *[big] Town of the big city { $town }
}, { $region ->
    [green] green rails.
    [purple] purple rails.
    [blue] blue rails.
    [red] red rails.
    [teal] teal rails.
   *[violet] violet rails.
}
scene-town-tile = Its tile: { $what }.
scene-town-slots = Slots: { $slots }.
scene-town-stores = { $count ->
    [one] Store: { $names }.
   *[other] Stores: { $names }.
}
scene-medium = The tile of { $town }, for whoever places a store there: { $what }.
scene-lot-what = { $kind ->
    [pay] costs ${ $money }
   *[plain] plain
}
scene-lot = Slot { $number }: { $what }.{ $taken ->
    [yes] {" "}A store stands here.
   *[no] { "" }
}
scene-store = { $player_of } store.
scene-city-objective = Whoever delivers here also gains an objective card.
scene-city-bells = { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end for each bell.
scene-city-store = Only for players with a store in its town.
scene-city-closed = This player has no store here.
scene-annex = { $player } has placed { $placed ->
    [0] no store
    [one] 1 store
   *[other] { $placed } stores
}, { $left } left; bells: { $bells }.
