# Montana: names, prompts, options, refusals, log.

# --- names
goods = { $good ->
    [wheat] { $count } wheat
    [pumpkin] { $count ->
        [one] 1 pumpkin
       *[other] { $count } pumpkins
    }
    [stone_small] { $count ->
        [one] 1 small stone
       *[other] { $count } small stones
    }
    [copper_small] { $count } small copper
    [stone_large] { $count ->
        [one] 1 large stone
       *[other] { $count } large stones
    }
   *[copper_large] { $count } large copper
}
good-wheat = wheat
good-pumpkin = pumpkin
good-stone_small = small stone
good-copper_small = small copper
good-stone_large = large stone
good-copper_large = large copper
workers = { $worker ->
    [copper_worker] { $count ->
        [one] 1 brown worker
       *[other] { $count } brown workers
    }
    [stone_worker] { $count ->
        [one] 1 grey worker
       *[other] { $count } grey workers
    }
    [wheat_worker] { $count ->
        [one] 1 beige worker
       *[other] { $count } beige workers
    }
   *[pumpkin_worker] { $count ->
        [one] 1 orange worker
       *[other] { $count } orange workers
    }
}
worker-copper_worker = brown worker
worker-stone_worker = grey worker
worker-wheat_worker = beige worker
worker-pumpkin_worker = orange worker
white-workers = 2 workers of any colour
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
cows = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}
pumpkins = { $pumpkins ->
    [one] 1 pumpkin
   *[other] { $pumpkins } pumpkins
}
any-goods = { $count } goods of choice
exchanges = { $count ->
    [one] 1 exchange
   *[other] up to { $count } exchanges
}
bank-name = { $count ->
    [one] the bank space for 1 worker
   *[other] the bank space for { $count } workers
}
area-mine = mine
    .the = the mine
    .to = to the mine
area-quarry = quarry
    .the = the quarry
    .to = to the quarry
area-wheat_field = wheat field
    .the = the wheat field
    .to = to the wheat field
area-garden = garden
    .the = the garden
    .to = to the garden
terrain-prairie = prairie
terrain-farmland = farmland
terrain-hills = hills
terrain-mountain = mountain
terrain-lake = lake
score-settlements = Settlements
score-total = Total
won = { $best } settlements to { $next }
curve-points = Settlements
curve-money = Coins

# --- phases of a turn, and the line of a seat
phase-1 = Choose
phase-2 = Carry out
phase-3 = End of turn
phase-of = { $asks ->
    [first] -1
    [start] 1
    [act] 1
    [end] 3
    [canteen] 3
   *[other] 2
}
far = { $left ->
    [one] One settlement
   *[other] { $left } settlements
} from the end
seat-line = { $coins } c. · { $settlements_left } camps

# --- options of the table
option-start_region = Start tile
    .help = Where the settling of the map begins. The rulebook leaves it open who decides.
    .random = on a random region with room around it
    .random-help = Nobody chooses what lies near, and you begin at once.
    .first_player_chooses = where the first player wants it
    .first_player_chooses-help = The first player looks at the land first, and decides which goods are near.
option-surplus_cows = Left-over cows
    .help = Cows that are neither on the map nor with a player when the game begins.
    .box = go back to the box
    .box-help = Cows are scarce: the shop hands out only those that somebody has traded in.
    .supply = go to the supply
    .supply-help = The shop has cows from the start, so there is one for whoever wants it.
option-auto_bonus = Bonus settlements
    .help = The second settlement of a double symbol, and the one for a line of four.
    .true = are placed without asking
    .true-help = Quicker: a settlement for nothing is hardly ever unwelcome.
    .false = are asked about each time
    .false-help = You may also say no, and are asked each time.

# --- prompts
prompt-start = Where does the start tile go?
prompt-act = Your turn: do you recruit, work or build?
prompt-pick = { $count ->
    [one] One more worker of any colour: which one?
   *[other] Two workers of any colour: which one first?
}
prompt-dismiss = You have too many workers: which one goes back to the supply?
prompt-advance = { $wheat ->
    [0] You have no wheat: do you trade a cow for some first, to move the arrow on?
   *[other] Do you pay wheat to move the arrow on?
}
prompt-bank = Which workers do you send to { $bank }?
prompt-work = Which workers do you send { $location_to } ({ $location_coins })?
prompt-add = Do you also use the small space beside it, for one more of the same good?
prompt-bid = { $must ->
    [1] Where does your representative stand?
   *[0] Where does your representative stand, or do you pass?
}
prompt-goods = Row { $row }: which goods do you take?
prompt-exchange = Row { $row }: which small pieces do you exchange for large ones?
prompt-build = { $done ->
    [0] Where do you build?
   *[other] Where do you build next, or do you stop?
}
prompt-bonus = Do you place a free settlement on { $region }?
prompt-end = Your action is done. Do you end your turn, or do something else first?
prompt-canteen = Do you spend a canteen for another turn?

# --- options
label-start = { $region }
label-recruit = Recruit
label-city = City
label-build-action = Build
label-bank-space = Bank, { $count ->
    [one] 1 worker
   *[other] { $count } workers
} for { coins }
label-location = Work in { $location_the }, { coins } for { goods }
label-pick = Take { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
}
label-dismiss = Send back { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
}
label-advance = { $steps ->
    [0] Pay nothing
   *[other] Pay { $wheat } wheat for { $segment }
}
label-bank = Send { $crew }
label-work = Send { $crew }
label-add = Send { $crew }
label-leave = Leave it
label-bid = Row { $row }, { pumpkins } for { $row_gives }{ $barren ->
    [1] { " " }(the supply has no cow)
   *[0] { "" }
}{ $pushed_id ->
    [none] { "" }
   *[other] , pushes { $pushed } out
}
label-pass = Pass
label-goods = Take { $mix }
label-exchange = { $stones ->
    [0] { $coppers ->
        [0] Exchange nothing
       *[other] Exchange { $coppers } copper
    }
    [one] { $coppers ->
        [0] Exchange 1 stone
       *[other] Exchange 1 stone and { $coppers } copper
    }
   *[other] { $coppers ->
        [0] Exchange { $stones } stones
       *[other] Exchange { $stones } stones and { $coppers } copper
    }
}
label-build = { $region } for { $cost }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } free
}{ $cow ->
    [0] { "" }
   *[other] { "" }, and a cow for you
}{ $canteen ->
    [0] { "" }
    [one] { "" }, and a canteen for you
   *[other] { "" }, and { $canteen } canteens for you
}
label-stop = Stop building{ $coins ->
    [0] { "" }
    [one] { "" } for 1 coin
   *[other] { "" } for { $coins } coins
}
label-bonus = { $answer ->
    [yes] Place it
   *[no] Decline
}
label-end = End the turn
label-canteen = { $answer ->
    [yes] Spend a canteen
   *[no] Keep it and end the turn
}
label-trade = Trade a cow for { $trade }

# --- said in advance
limit-bid = { $limit ->
    [0] Pass in any case
    [one] Pass beyond 1 pumpkin
   *[other] Pass beyond { $limit } pumpkins
}

# --- plans
plan-build = { label-build }
plan-bid = { label-bid }
plan-work = Send { $crew } { $location_to } for { goods }
plan-bank = Send { $crew } to the bank for { coins }
plan-add = Send { $crew }
plan-stop = End the turn: { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
} for what you do not build
brief-stop = End the turn
plan-leave = End the turn without the small space
brief-leave = End the turn

# --- refusals
refusal-must = You must choose something here.
refusal-trade-turn = You can trade cattle only in your own turn.
refusal-trade-cow = You have no cow to trade.
refusal-trade-nobody = There is no such worker left: all stand on the worker board.
refusal-trade-what = Click what you want for the cow: a small good, coins or a worker.
refusal-start-land = The start tile cannot lie on a mountain or a lake.
refusal-start-room = Too few regions around { $region } can be built on.
refusal-act-city = The bonus pumpkin included, you could not pay even the first column: { pumpkins }.
refusal-act-cell = Even with the pumpkin that you take first, you are { $count ->
    [one] { $count } pumpkin
   *[other] { $count } pumpkins
} short of this space.
refusal-act-build = There is no region that you can reach and pay for.
refusal-act-settlements = You have no settlement left to build.
refusal-act-goods = You do not have all the goods that this region costs.
refusal-act-occupied = This space is occupied.
refusal-act-coins = You need { coins } for this location.
refusal-act-workers = You do not have the workers for this space.
refusal-pick = There is no such worker left: all stand on the worker board.
refusal-dismiss = You have no such worker.
refusal-advance = You do not have { $wheat } wheat.
refusal-bank-count = This is not the number of workers that the space asks for.
refusal-crew = You do not have these workers.
refusal-work-crew = A space takes one worker of its own colour or two of other colours.
refusal-bid-must = You entered the city: your representative must stand somewhere.
refusal-bid-pumpkins = You do not have { pumpkins }.
refusal-bid-left = Somebody stands in this row: only spaces further to the right are open.
refusal-goods-row = Your row does not give these goods.
refusal-exchange-row = Your row does not allow so many exchanges.
refusal-exchange-pieces = You do not have so many small pieces.
refusal-build-first = You chose to build: build at least once before you stop.
refusal-build-land = Nobody can build on a mountain or a lake.
refusal-build-start = The start tile lies there.
refusal-build-taken = A settlement stands there already.
refusal-build-far = This region touches neither the start tile nor a settlement.
refusal-build-cost = You cannot pay for { $region }: it costs { $cost }.
refusal-aside = { $asks ->
    [start] First choose the region where the start tile goes.
    [pick] Your worker is white: choose one of a colour that glows in the supply.
    [dismiss] You have too many workers: choose one on your board that goes back to the supply.
    [advance] The wheel has stopped: choose where its arrow goes for your wheat, or pay nothing.
    [bank] Choose the workers that you send to the bank, or undo.
    [work] Choose the workers that you send there, or undo.
    [add] You may still use the small space beside it: choose the workers for it, or leave it.
    [bid] { $must ->
        [1] You are in the city: your representative must stand on a space of the shop.
       *[0] The shop is being bid for: choose a space that glows, or pass.
    }
    [goods] Your reward is due: choose the goods that you take.
    [exchange] Your reward is due: choose what you exchange.
    [build] { $done ->
        [0] You are building: choose a region that glows, or undo.
       *[other] You are building: choose a region that glows, or stop.
    }
    [bonus] A settlement for nothing: place it on the region that you have just built on, or decline.
    [end] Your action is done: end your turn, or undo.
    [canteen] Your turn is over: spend a canteen for another one, or keep it.
   *[other] This is no action: recruit, work in a location or at the bank, go to the city, or build.
}

# --- log
log-start-placed = The start tile lies on { $region }.
log-turn-began = { $player }: turn { $turn }.
log-goods-given-back = The supply is short of { $good ->
    [wheat] wheat
    [pumpkin] pumpkins
    [stone_small] small stones
    [copper_small] small copper
    [stone_large] large stones
   *[copper_large] large copper
}: { $players } { $count ->
    [one] gives one back.
   *[other] give one back each.
}
log-workers-given-back = The supply is short of { $worker ->
    [copper_worker] brown workers
    [stone_worker] grey workers
    [wheat_worker] beige workers
   *[pumpkin_worker] orange workers
}: { $players } { $count ->
    [one] gives one back.
   *[other] give one back each.
}
log-workers-short = There { $count ->
    [0] is none
    [one] is only 1
   *[other] are only { $count }
} of them for { $player }: the others are at work.
log-cow-traded = { $player } trades a cow for { $trade }.
log-coins-gained = { $player } receives { coins }.
log-wheel-spun = { $player } spins the wheel: { $segment }.
log-worker-picked = { $player } takes { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
}.
log-arrow-moved = { $player } pays wheat to move the arrow { $steps ->
    [one] 1 segment
   *[other] { $steps } segments
}: { $segment }.
log-worker-dismissed = { $player } sends { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
} back to the supply.
log-bank-used = { $player } sends { $crew } to the bank and receives { coins }.
log-large-space-used = { $player } sends { $crew } { $location_to }, pays { coins } and takes { goods }.
log-small-space-used = { $player } also sends { $crew } to the small space and takes { goods }.
log-bank-cleared = The bank is full: its workers go back to the supply.
log-area-cleared = All of { $area_the } is occupied: its workers go back to the supply.
log-city-entered = { $player } goes to the city and takes { pumpkins }.
log-bid-placed = { $player_of } representative stands in row { $row }, for { pumpkins }.
log-was-outbid = { $player } is pushed out of row { $row }.
log-bid-passed = { $able ->
    [0] { $player } cannot pay for any space and passes.
   *[1] { $player } passes.
}
log-reward-paid = { $player } pays { pumpkins } for row { $row }: { $row_gives }.
log-reward-lost = { $player } can no longer pay for row { $row } and gets nothing.
log-goods-chosen = { $player } takes { $mix }.
log-exchanged = { $player } exchanges { $stones ->
    [0] { $coppers } small copper
    [one] { $coppers ->
        [0] 1 small stone
       *[other] 1 small stone and { $coppers } small copper
    }
   *[other] { $coppers ->
        [0] { $stones } small stones
       *[other] { $stones } small stones and { $coppers } small copper
    }
} for { $stones ->
    [0] { $coppers } large copper
    [one] { $coppers ->
        [0] 1 large stone
       *[other] 1 large stone and { $coppers } large copper
    }
   *[other] { $coppers ->
        [0] { $stones } large stones
       *[other] { $stones } large stones and { $coppers } large copper
    }
}.
log-built = { $player } builds on { $region }: { $cost }.
log-bonus-placed = { $player } adds { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
} on { $region }, free of charge.
log-cow-taken = { $player } takes a cow.
log-canteen-taken = { $player } takes a canteen from the lake.
log-canteen-spent = { $player } spends a canteen for another turn.
log-end-triggered = { $player } has placed the last settlement: the round is completed.
log-drifter-spun = The drifter spins the wheel: { $segment }.
log-drifter-at-location = The drifter sends { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
} { $location_to } ({ $location_coins }).
log-drifter-at-bank = The drifter sends { $worker ->
    [copper_worker] a brown worker
    [stone_worker] a grey worker
    [wheat_worker] a beige worker
   *[pumpkin_worker] an orange worker
} to { $bank }.
log-neutral-placed = A neutral representative stands in row { $row }.
log-neutral-left = The neutral representative leaves row { $row } for good.
log-turn-cap-reached = After { $turns } turns of a player the game is broken off.
log-game-ended = { $count ->
    [one] { $winners } wins with { $best } settlements to { $next }.
   *[other] { $winners } share the victory with { $best } settlements.
}
log-race-ended = { $player } ends the race after { $turns } turns: { $rank }.

# --- the table in plain text
terminal-turn = { $player_of } turn
terminal-before = Before the first turn
terminal-solo = solo race (house rules, unofficial)
terminal-letter-wheat = w
terminal-letter-pumpkin = p
terminal-letter-stone_small = s
terminal-letter-copper_small = c
terminal-letter-stone_large = S
terminal-letter-copper_large = C
terminal-legend = w wheat · p pumpkin · s/S small/large stone · c/C small/large copper
terminal-signs = ★ start · ^^ mountain · ~~ lake, ~o~ with a canteen · * cow · ² double · [1×2] settlements
terminal-listed = { $title }: { $words }
terminal-bank = Bank
terminal-shop = Shop
terminal-shop-row = { $row } ({ $row_gives }): { $who }
terminal-neutral = neutral
terminal-supply = Supply
terminal-cows = cows
terminal-free = free
terminal-colours = br/gr/be/or
terminal-settlements = built
terminal-coins = coins
terminal-canteens = cant.
terminal-workers = workers

# --- scene
scene-title = { $state ->
    [over] Montana: the end
    [before] Montana: the first workers
   *[turn] Montana: { $player_of } turn
}
scene-now = Now for { $player }: { $what }.
scene-part = { $part ->
    [map] Map
    [mat] Stock
    [workers] Work
    [wheel] Wheel
    [store] City
    [build] Build
   *[players] Players
}
scene-region = { $region }, { $terrain }, costs { $cost }.{ $sign ->
    [double] { " " }Room for a second settlement, free of charge.
    [cow] { " " }A cow for whoever builds here.
   *[none] { "" }
}
scene-region-short = You lack { $cost }{ $how ->
    [cow] { "" }, which a cow could buy.
    [city] { "" }, which only the city gives.
   *[none] .
}
scene-region-row = a row of { $count }, which brings a settlement more
scene-region-lakes = { $count ->
    [one] a canteen from the lake beside it
   *[other] { $count } canteens from the lakes beside it
}
scene-region-owned = { $region }, { $count ->
    [one] a settlement of { $player }.
   *[other] { $count } settlements of { $player }.
}
scene-region-start = { $region }, the start tile. Everybody may build next to it.
scene-region-wild = { $region }, { $what ->
    [canteen] a lake with a canteen, for whoever builds next to it first.
    [lake] a lake. Nobody can build on it.
   *[mountain] a mountain. Nobody can build on it.
}
scene-line = { $player } has { $count } regions in a row, which brought a settlement more.
scene-legend-cost = Cost of a region
scene-legend-cow = cow for the builder
scene-legend-double = room for a second settlement
scene-large = { $location }, { coins } for { goods }.
scene-small = The small space of { $location_the } ({ $location_coins }) gives { goods } more in the same turn.
scene-work-now = { $state ->
    [coins] { coins } short
    [workers] too few workers
   *[left] { coins } afterwards
}
scene-other-crews = Other workers: in the list of all answers.
scene-free = { $which ->
    [bank] { $count ->
        [one] Takes 1 worker of any colour.
       *[other] Takes { $count } workers of any colours.
    }
   *[other] Takes { $matching } of its own colour or { $others } of others.
}
scene-taken = Occupied: { $workers }.
scene-area = { $name }. A large space takes one worker of the colour on this sign, or two of other colours. Once all are taken, the workers go back to the supply at the end of the turn: now { $taken } of { $of } are taken.
scene-bank-title = Bank
scene-bank-area = Bank. Each space pays once, for workers of any colours. Once all are taken, the workers go back to the supply at the end of the turn: now { $taken } of { $of } are taken.
scene-bank = Bank, { coins } from { $bank }.
scene-wheel-title = Wheel
scene-wheel = The wheel has { $count } pairs of workers, each with the same chance.
scene-wheel-spin = final
scene-arrow = The arrow points at { $segment }.
scene-segment = On the wheel, { $segment }.
scene-segment-chance = { $count ->
    [one] A spin ends there 1 time in { $all }.
   *[other] A spin ends on such a pair { $count } times in { $all }.
}
scene-bunks-short = { $count ->
    [one] 1 worker too many for the bunks
   *[other] { $count } workers too many for the bunks
}
scene-supply-title = Supply
scene-supply = In the supply are goods, cows and workers that nobody has. Who recruits, works or trades takes from here, and what is paid comes back.
scene-supply-good = In the supply, { goods }. When it falls short, everybody who has some gives one back, until it is enough.
scene-supply-cows = In the supply, { cows }. When there is none left, nobody gets one.
scene-supply-worker = In the supply, { $worker ->
    [copper_worker] { $count } brown
    [stone_worker] { $count } grey
    [wheat_worker] { $count } beige
   *[pumpkin_worker] { $count } orange
} { $count ->
    [one] worker.
   *[other] workers.
} When it falls short, everybody who has some gives one back, until it is enough.
scene-city-title = City
scene-city = The shop in the city. Everybody bids pumpkins for one of its rows. Whoever goes there takes { $count } first.
scene-row = Row { $row } gives { $row_gives }{ $barren ->
    [1] { " " }(the supply has no cow)
   *[0] { "" }
}.
scene-row-now = { $count ->
    [0] nothing to exchange
    [one] goods for 1 exchange
   *[other] goods for { $count } exchanges
}
scene-cell = Row { $row } gives { $row_gives }{ $barren ->
    [1] { " " }(the supply has no cow)
   *[0] { "" }
} for { pumpkins }.{ $closed ->
    [left] { " " }Somebody stands in this row: only spaces further right are open.
    [short] { " " }{ $count ->
        [one] 1 pumpkin short.
       *[other] { $count } pumpkins short.
    }
   *[none] { "" }
}
scene-cell-taken = { $stands ->
    [neutral] The neutral representative stands here.
    [seat] Here stands: { $name }.
   *[none] { "" }
}
scene-column = A space in this column costs { pumpkins }.
scene-trades = A cow can be traded in the own turn, for one of the things beside it. { $count ->
    [0] Now there is none.
    [one] Now there is 1.
   *[other] Now there are { $count }.
}
scene-store-title = Hardware store
scene-store = The hardware store. Representatives wait here until somebody goes to the city.
scene-store-pass = Pass
scene-store-foot = { $phase ->
    [bidding] { $player } will pay first
    [paying] all pay and take in turn
   *[none] nobody is in the city
}
scene-bidder = { $name }: { $said }. Each representative goes to one row of the shop.
scene-stage = { $stage ->
    [asked] chooses a space now
    [pushed] is pushed out: moves on
    [next] comes next
    [stands] row { $row }, { pumpkins }
    [due] row { $row }, { pumpkins }
    [passed] passes
    [paid] is done
    [takes] takes the reward now
   *[waiting] waits
}
scene-stage-brief = { $stage ->
    [asked] chooses now
    [pushed] must move on
    [next] comes next
    [stands] row { $row } for { $pumpkins }
    [due] row { $row } for { $pumpkins }
    [passed] passes
    [paid] is done
    [takes] takes now
   *[waiting] waits
}
scene-mat = { $player } { $state ->
    [closer] has built everything and so announced the end of the game.
    [turn] is having turn { $count }.
   *[none] { $count ->
        [0] waits for the first turn.
        [one] has taken 1 turn.
       *[other] has taken { $count } turns.
    }
} Settlements left to build: { $left }. Whoever builds the last one announces the end of the game.
scene-state = { $state ->
    [closer] has built everything
    [turn] turn { $count }
   *[none] { $count ->
        [0] before the first turn
        [one] 1 turn taken
       *[other] { $count } turns taken
    }
}
scene-ledger-have = you have
scene-ledger-costs = { $region } costs
scene-ledger-left = you keep
scene-ledger-hint = Point at a row or a region.
scene-within-reach = { $count ->
    [0] no region that you can pay for
    [one] 1 region for you
   *[other] { $count } regions for you
}
scene-build-stage = { $stage ->
    [done] built
    [now] now
   *[next] or not
}
scene-build-stop = If you stop: { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
scene-build-must = at least one
scene-row-lacks = { $kinds ->
    [few] { $cost } missing
   *[many] { $count } goods missing
}
scene-row-gains = { $cow ->
    [0] { "" }
   *[other] a cow
}{ $canteen ->
    [0] { "" }
    [one] { " " }a canteen
   *[other] { " " }{ $canteen } canteens
}{ $settlement ->
    [0] { "" }
   *[other] { " " }+{ $settlement } free
}
scene-row-gives = { $row_gives }{ $barren ->
    [1] { " " }(no cow)
   *[0] { "" }
}
scene-no-gain = exchange nothing
scene-no-more = No more workers
scene-wheat-short = { $count } short
scene-too-many = { $count } too many
scene-goods = { $player } has { goods }.
scene-goods-now = { $count ->
    [0] No region within reach asks for it.
    [one] 1 region within reach asks for it{ $enough ->
        [0] , more than that.
       *[other] , and it is enough.
    }
   *[other] { $count } regions within reach ask for it: it is enough for { $enough ->
        [0] none.
       *[other] { $enough }.
    }
}
scene-coins = { $player } has { coins }.
scene-coins-now = Free large spaces that they pay for: { $count } of { $all }.
scene-cows = { $player } has { cows }. In the own turn each can be traded for a good, { $trade } or a worker.
scene-trade = A cow can be traded for { $trade }.
scene-cows-now = Now: { coins } ({ $count } × { $each }).
scene-canteens = { $player } has { $count ->
    [0] no canteen.
    [one] 1 canteen, worth another turn.
   *[other] { $count } canteens, each worth another turn.
}
scene-workers = { $player } has { $count ->
    [one] 1 worker
   *[other] { $count } workers
}; there are { $bunks } bunks.
scene-workers-now = In them: { $crew_now }.
scene-stock = { $player } has { $count } of { $all } settlements left to build.
scene-stock-now = { $count ->
    [0] Nobody has fewer.
   *[other] { $player } has { $count } fewer.
}
scene-stock-title = To build
scene-builds = { $count } of { $most } builds done.{ $coins ->
    [0] { "" }
   *[other] { " " }Stopping now brings { coins }.
}

# --- pitch: the game's page
pitch = Spin the wheel for workers, send them out for goods, and settle the land before the others have built their last house.
    .weight = short turns, a race for the best regions
    .order = one of these on each turn
    .first = The start tile on a random region, left-over cows in the box, and bonus settlements that are placed by themselves.
pitch-recruit = Recruit
    .text = Spin the wheel and take the two workers it points at. Pay wheat, and it moves on to two more.
pitch-work = Work
    .text = Send workers to field, garden, quarry, mine or bank: they leave, and goods or coins stay.
pitch-build = Build
    .text = Pay the goods that a region asks for and settle it, up to three times a turn. Whoever has placed all their settlements ends the game.

# --- legend
legend-in-land = The land
legend-in-goods = Goods
legend-in-work = The worker board
legend-in-city = The city
legend-in-mat = Your board
legend-region = Region
    .text = What it shows is what a settlement here costs, exactly.
legend-start = Start tile
    .text = Settling begins beside it; nobody can build on it.
legend-settlement = Settlement
    .text = Colour and pattern say whose it is; each one counts at the end.
legend-double = Double sign
    .text = Whoever builds here sets a second settlement along with the first, free.
legend-cow-here = Cow on the map
    .text = Whoever builds here takes it at once.
legend-lake = Lake with a canteen
    .text = Nobody builds on it; whoever builds beside it first takes the canteen.
legend-mountain = Mountain
    .text = Nobody can build here.
legend-open = Dashed cost
    .text = You can reach this region now, but not all of its cost is there yet.
legend-wheat = Wheat
    .text = Builds, and moves the arrow of the wheel when you recruit.
legend-pumpkin = Pumpkin
    .text = Builds, and pays for the rows of the city.
legend-stone-small = Small stone
    .text = From the quarry; it never stands for a large one.
legend-stone-large = Large stone
    .text = Only by an exchange in the city, for a small one.
legend-copper-small = Small copper
    .text = From the mine; it never stands for a large one.
legend-copper-large = Large copper
    .text = Only by an exchange in the city, for a small one.
legend-coin = Coins
    .text = Pay for the places where your workers work.
legend-cow = Cow
    .text = In your turn, trade it for a small good, 3 coins or a worker.
legend-canteen = Canteen
    .text = At the end of a turn of yours, spend it and play one more.
legend-worker = Worker
    .text = Brown for the mine, grey for the quarry, beige for wheat, orange for pumpkins.
legend-large = Place of an area
    .text = Coins to pay, goods to take; one worker of its colour, or two others.
legend-small = Small space
    .text = In the same turn only: the same workers, no coins, one good more.
legend-bank = Bank space
    .text = That many workers of any colours bring that many coins.
legend-wheel = Wheel
    .text = Each of its eight pairs of workers is as likely as the others.
legend-white = White pair
    .text = Choose the colours of both workers.
legend-row = Row of the shop
    .text = What the winner of this row takes.
legend-exchange = Exchange
    .text = A small stone or copper becomes a large one; the number says how often.
legend-cell = Space of a row
    .text = Farther to the right costs more pumpkins, and pushes out who stands left.
legend-rep = Representative
    .text = Stands where its owner bids; pumpkins are paid at the end.
legend-hardware = Hardware store
    .text = Here representatives wait, and go when their owner passes.
legend-bunks = Bunks
    .text = Room for eight workers; a ninth must go.
legend-stock = Settlements to build
    .text = When somebody has placed the last one, the round is played to its end.

# --- figures from somebody’s box
form-in-work = The worker board
form-in-tiles = The 12 landscape tiles
form-in-alone = Alone
form-any-worker = white: any colour
form-bank = The bank
    .text = On the right of the worker board. Give workers, take coins.
form-bank-coins = { $a }
form-bank-space = { $count ->
    [one] 1 worker pays
   *[other] { $count } workers pay
}
form-garden = The garden
    .text = Its dearest space. All others were read from a source.
form-garden-coins = Coins to pay
form-garden-yield = Pumpkins it gives
form-city = The city
    .text = How many pumpkins each column of the shop costs, from left to right. Leave the last ones empty if your shop has fewer columns.
form-city-column = Column { $a }
form-wheel = The recruitment wheel
    .text = The two workers of each segment, clockwise. White workers come in pairs.
form-wheel-segment = Segment { $a }, worker { $b }
form-tile = Landscape tile { $number } of 12
    .text = Its seven regions as they lie here: what the land is, what a settlement costs there, and what is printed on it.
form-tile-terrain = { $a }: land
form-tile-cost = { $a }: cost { $b }
form-tile-cow = { $a }: a cow
form-tile-double = { $a }: room for two
form-tile-canteen = { $a }: a canteen
position-c = Middle
position-e = Right
position-ne = Top right
position-nw = Top left
position-w = Left
position-sw = Bottom left
position-se = Bottom right
form-race = The race alone
    .text = Our own rules for one player: the box has none.
form-race-settlements = Settlements to build
form-race-start_coins = Coins at the start
form-race-pieces_of_each_basic_good = Pieces of each basic good
form-race-pieces_of_each_large_good = Pieces of each large good
form-race-drifter_workers_per_turn = Workers that drift in each turn
form-race-neutral_representative_column = Column of the neutral representative
wrong-ranks = Each rank allows more turns than the one before.
wrong-columns = Prices rise from left to right.
wrong-white-pair = White workers come in pairs: both of a segment, or none.
wrong-barren = Mountains and lakes cost nothing; all other land has a cost.
wrong-barren-sign = Nobody could use a cow or room for two here: nothing is built on mountains and lakes.
wrong-canteen = Canteens are found in lakes only.
wrong-settlements = This is from 1 to { $most }.
wrong-neutral = You must be able to outbid the neutral representative: a column before the last.
wrong-too-few-cow = The box has only { $count } cows: with these tiles too few are left.
wrong-too-few-canteen = The box has only { $count } canteens: with these tiles too few are left.
