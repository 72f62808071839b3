# Great Western Trail: names, prompts, options, refusals, log. Each edition's own names are in en.edition1 and en.edition2.

# --- names
worker-cowboy = cowboy
worker-engineer = engineer
hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
hazard = { $hazard } ({ $points }, { $hand } hand)
cattle = { $breed } ({ $points })
city-kansas_city = Kansas City
city-topeka = Topeka
city-wichita = Wichita
city-colorado_springs = Colorado Springs
city-santa_fe = Santa Fe
city-albuquerque = Albuquerque
city-el_paso = El Paso
city-san_diego = San Diego
city-sacramento = Sacramento
city-san_francisco = San Francisco
city-fulton = Fulton
city-st_louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new_york = New York
zone = { $zone ->
    [flood] flood section
    [drought] drought section
    [rockfall] rockfall section
   *[native] { -native-zone }
}
    .short = { $zone ->
        [flood] { hazard-flood }
        [drought] { hazard-drought }
        [rockfall] { hazard-rockfall }
       *[native] { -native }
    }
space-start = start
    .short = { space-start }
space-neutral = place of a neutral building
    .short = { space-neutral }
space-building = site { $mark }
    .short = { $mark }
space-hazard = { zone }, space { $mark }
    .short = { zone.short } { $mark }
space-native = { zone }, space { $mark }
    .short = { zone.short } { $mark }
space-kansas_city = Kansas City
    .short = { space-kansas_city }
building-his = their own building { $face }
building-your = your building { $face }
building-of = { $owner_of } building { $face }
building-neutral = building { $face }
rail-space = { $number ->
    [0] the start of the railroad
   *[other] railroad space { $number }
}
    .the = { rail-space }
    .to = { rail-space }
rail-turnout = turnout after space { $number } (station, { $points ->
    [one] 1 point
   *[other] { $points } points
})
    .the = the { rail-turnout }
    .to = the { rail-turnout }
rail-none = beside space { $number }
    .the = { rail-none }
    .to = { rail-none }
station = the station at space { $at } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
master = station master: { $what }
master-certificates = { $count ->
    [one] 1 permanent certificate
   *[other] { $count } permanent certificates
}
master-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $per ->
    [1] { "" }
   *[other] { $per }{ " " }
}{ $scoring ->
    [per_worker] worker
    [per_objective_card_in_area] objective cards played
    [per_hazard_tile] hazards
    [per_native_pair] pair of { -natives }
    [per_certificate] certificates
    [per_station_disc] upgraded stations
    [per_store_in_medium_town] store in a medium town
    [per_cattle_card_value_3_4_5] cattle card of value 3, 4 or 5
   *[per_private_building] building on the trail
}
slot-aux_money_2 = auxiliary action: gain $2
slot-aux_draw_2 = auxiliary action: draw 2, discard 2
slot-aux_certificate_1 = auxiliary action “certificate”, single
slot-aux_certificate_2 = auxiliary action “certificate”, double
slot-aux_engine_1 = auxiliary action “engine forward”, single
slot-aux_engine_2 = auxiliary action “engine forward”, double
slot-aux_remove_1 = auxiliary action “remove a card”, single
slot-aux_remove_2 = auxiliary action “remove a card”, double
slot-step_left = more steps, and money at once
slot-step_right = more steps, and points in the end
slot-hand_1 = a hand of 5 cards
slot-hand_2 = a hand of 6 cards
slot-certificate_4 = up to 4 certificates
slot-certificate_6 = up to 6 certificates
auxiliary-gain_money = gain ${ $times }
auxiliary-draw_discard = { $times ->
    [one] draw 1 card, then discard one
   *[other] draw up to { $times } cards, then discard as many
}
auxiliary-pay_back_certificate = pay ${ $times }, engine { $times } back → { $times ->
    [one] 1 certificate
   *[other] { $times } certificates
}
auxiliary-pay_engine_forward = pay ${ $times } → engine { $times } forward
auxiliary-back_remove_card = engine { $times } back → { $money ->
    [0] { "" }
   *[other] ${ $money },{ " " }
}{ $times ->
    [one] remove 1 card
   *[other] remove up to { $times } cards
}

# --- objective cards
objective-card = objective ({ $objective })
objective = { $tasks }: +{ $points }{ $penalty ->
    [0] { "" }
   *[other] { " " }or −{ $penalty }
}
objective-with = { $objective }; when played: { $action }
task-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
task-native_a = { $count } × { native-a }
task-native_b = { $count } × { native-b }
task-hazard = { $count ->
    [one] 1 hazard
   *[other] { $count } hazards
}
task-station = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
task-cattle_3 = { $count } × cattle of value 3
task-cattle_4 = { $count } × { colour-brown }
task-cattle_5 = { $count } × { colour-purple }
task-last_city = a disc on the last city

# --- printed actions: what they ask for, what they give
or = or
ask-pay = pay ${ $money }
ask-discard = discard { $wanted }
ask-back = { $count ->
    [one] engine 1 back
   *[other] engine { $count } back
}
wanted-any = any cattle
wanted-pair = two of one breed
wanted-value3 = cattle of value 3
wanted-objective = an objective card
wanted-colour = 1 { $breed }
per = { $per ->
    [cowboy] cowboy
    [craftsman] { -craftsman }
    [engineer] engineer
    [own_building_in_woods] building of yours in the woods
    [own_hazard_tile] hazard of yours
    [native_pair] pair of { -natives }
    [bell] cleared bell
   *[own_station_disc] station of yours
}
gain-money = ${ $money }
gain-certificates = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}
gain-certificates-all = certificates to the limit
gain-token = 1 exchange token
gain-objective = { $where ->
    [hand] an objective card to the hand
   *[discard] an objective card
}
gain-per = { $gain } per { per }
do-hire = { $count ->
    [0] hire a worker
    [-1] hire a worker for $1 less
    [-2] hire a worker for $2 less
   *[other] hire a worker for ${ $count } more
}
do-build = place a building, ${ $count } per { -craftsman }
do-hazard = { $count ->
    [0] remove a hazard
   *[other] remove a hazard for ${ $count }
}
do-native = take { -a-native }
do-engine = { $kind ->
    [per] engine 1 forward per { per }
   *[some] engine { $count } forward
}
do-buy = buy cattle
do-auxiliary = { $count ->
    [1] a single auxiliary action
   *[other] an auxiliary action, single or double
}
do-move = { $kind ->
    [free] { -herder } up to { $count } steps, free of tolls
   *[some] { $count ->
        [one] { -herder } 1 step further
       *[other] { -herder } up to { $count } steps further
    }
}
do-draw = { $kind ->
    [per] draw up to 1 card per { per }, then discard as many
   *[some] draw up to { $count } cards, then discard as many
}
do-copy = use a neighbouring building
do-station = upgrade a station behind your engine
do-deliver = extraordinary delivery

# --- score
score-money = Money
score-buildings = Buildings
score-cities = Cities
score-stations = Stations
score-hazards = Hazards
score-cattle = Cattle
score-objectives = Objectives
score-station_masters = Station masters
score-workers = Workers
score-step_slot = Step disc
score-job_market_token = Job market token
score-total = Total
curve-points = Points
curve-money = Money

# --- phases of a turn, and the line of a seat
phase-1 = A · Move
phase-2 = B · Use
phase-3 = Kansas City
phase-4 = C · Draw
phase-of = { $asks ->
    [keep] -1
    [begin] -1
    [move] 1
    [route] 1
    [use] 2
    [foresee] 3
    [income] 3
    [grow] 3
    [deliver] 3
    [leave] 3
    [fill] 4
   *[other] 0
}
far = Job market: { $left ->
    [0] closed, the last turns
    [one] one row to the end
   *[other] { $left } rows to the end
}
seat-line = ${ $money }

# --- options of the table
option-edition = Edition
    .help = The same game with other names and pictures, and a few other rules: exchange tokens, two more buildings and four more station masters came with the second edition.
    .n1 = first edition, 2016
    .n1-help = For owners of the older box: ten buildings each, and no exchange tokens.
    .n2 = second edition, 2021
    .n2-help = Two more buildings and four more station masters, and exchange tokens that mend a bad hand. Most expansions need it.
option-neutral_buildings = Neutral buildings
    .help = Where the seven neutral buildings stand.
    .fixed = each on its letter
    .fixed-help = The trail is the same in every game: the one that the booklet and the lessons show.
    .random = shuffled
    .random-help = A new trail to read each time: what you need may lie far from what you want.
option-building_sides = Private buildings
    .help = Which face of the private buildings is used; it is the same for everybody.
    .a = all faces a
    .a-help = The faces that the booklet explains.
    .b = all faces b
    .b-help = Other buildings with other tricks, for whoever knows faces a.
    .random = drawn for each building
    .random-help = Another mix in each game.
    .spelled = chosen one by one
    .spelled-help = You decide the face of each of the ten buildings.
option-solo = Solo
    .help = Alone you play against Sam, the opponent of the box: he asks nothing and decides nothing, a deck of cards says what he does. An easy Sam plays without his last three cards; a hard one starts with three more workers.
    .easy = Sam, easy
    .easy-help = He plays without his last three cards: a Sam to begin with.
    .medium = Sam, medium
    .medium-help = All his cards, and no head start.
    .hard = Sam, hard
    .hard-help = He starts with three more workers.
option-sam_first_delivery = Sam’s first delivery
    .help = Tunes how hard Sam is: a city nearer to Kansas City makes him weaker, one nearer to New York stronger. From there on he goes city by city.
    .by_difficulty = as his level has it: Bloomington, and Peoria for a hard Sam
    .by_difficulty-help = Nothing is tuned.
    .fulton = { city-fulton }
    .fulton-help = The weakest Sam there is: he begins next to Kansas City.
    .st_louis = { city-st_louis }
    .st_louis-help = Weaker than at any level.
    .bloomington = { city-bloomington }
    .bloomington-help = As an easy or a medium Sam begins.
    .peoria = { city-peoria }
    .peoria-help = As a hard Sam begins.
    .chicago = { city-chicago }
    .chicago-help = One city ahead of a hard Sam.
    .toledo = { city-toledo }
    .toledo-help = Two cities ahead of a hard Sam.
    .pittsburgh = { city-pittsburgh }
    .pittsburgh-help = Three cities ahead of a hard Sam: soon he delivers to New York alone.
    .philadelphia = { city-philadelphia }
    .philadelphia-help = The strongest Sam there is: his second herd goes to New York.
option-rails_to_the_north = Rails to the North
    .help = The expansion: a map of northern towns and big cities, stores that open the way to them, an annex with bells and a sixth auxiliary action, new station masters, objectives and a thirteenth building.
    .true = with the expansion
    .true-help = A second map to open, more discs to place and more to plan, for whoever knows the base game.
    .false = without it
    .false-help = The railway and the cities as the booklet explains them.
option-orange_cattle = Orange cattle
    .help = Simmental calves grow into heifers and cows in Kansas City; the Brahman is bought like other cattle. Both add prices to the cattle market.
    .none = none
    .none-help = The cattle market as the booklet explains it.
    .simmental = Simmental
    .simmental-help = You raise calves: they grow when you deliver, and are worth more each time.
    .brahman = Brahman
    .brahman-help = One more breed to buy, as you buy the others.
    .both = both at once; the publisher advises against it
    .both-help = Everything orange in one market.
option-orange_objectives = Objectives for orange cattle
    .help = Adds objective cards that ask for orange cattle.
    .true = with them
    .true-help = Some cards reward whoever raises orange cattle.
    .false = without them
    .false-help = The objectives as the booklet explains them.
option-poker = Poker table
    .help = The buildings on D and G lead to a poker table: seat a worker for points and money, stake cattle cards face down, and win the pot at the showdown.
    .true = with the poker table
    .true-help = A game within the game: bluff with your cattle for the pot.
    .false = without it
    .false-help = Buildings D and G do what is printed on them.

# --- modules
module-orange = { option-orange_cattle }
module-poker = { option-poker }
module-north = { option-rails_to_the_north }
module-sam = Sam, the solo opponent

# --- prompts
prompt-keep = Your first hand is too large: which card do you discard?
prompt-begin = Where does your { -herder } start? Any neutral building will do.
prompt-move = Move your { -herder }.
prompt-route = Which way do you take?
prompt-use = Use your location: what do you do?
prompt-ride = Your { -herder } rides on, up to { $most ->
    [one] 1 step
   *[other] { $most } steps
}: where to?
prompt-stray = Ride on up to { $most } steps, free of tolls: where to?
prompt-fill = Fill your hand, or spend an exchange token first.
prompt-draw = How many cards do you draw? You will discard as many.
prompt-discard = Which card do you discard?{ $count ->
    [one] { "" }
   *[other] {" "}{ $count } to go.
}
prompt-sell = Which card do you discard for it? You need { $wanted }.
prompt-remove = Which card leaves the game? { $count ->
    [one] One at most.
   *[other] { $count } at most.
}
prompt-buy = Buy cattle: { $cowboys ->
    [one] 1 cowboy is
   *[other] { $cowboys } cowboys are
} left.
prompt-cattle = { $value ->
    [2] Which orange card do you take?
   *[other] Which cattle of value { $value } do you take?
}
prompt-hire = Whom do you hire?{ $modifier ->
    [0] { "" }
    [-1] { " " }Each costs $1 less.
    [-2] { " " }Each costs $2 less.
   *[other] { " " }Each costs ${ $modifier } more.
}
prompt-build = Which building do you place{ $rate_lent ->
    [0] , at ${ $rate } per { -craftsman }
    [one] {" "}for free, as if you had 1 { -craftsman }
   *[other] {" "}for free, as if you had { $rate_lent } { -craftsmen }
}?
prompt-site = Where do you place it?
prompt-copy = Which neighbouring building do you use?
prompt-hazard = Which hazard do you remove{ $cost ->
    [0] { "" }
   *[other] { " " }for ${ $cost }
}?
prompt-engine = How far does your engine go? { $most ->
    [one] 1 step at most.
   *[other] { $most } steps at most.
}
prompt-back = Your engine goes back { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: where to?
prompt-return = The end of the line: where does your engine go back to?
prompt-upgrade = Do you upgrade { $station }?
prompt-station = Which station behind your engine do you upgrade?
prompt-appoint = Do you take the station master? A worker stays behind for it.
prompt-disc = Which disc goes to { $target }?
prompt-now = { $offered ->
    [one] Now or never: { $action }.
   *[other] { $cause ->
        [0] The worker’s immediate action
        [1] The station master’s immediate action
        [3] The action of the slot
        [4] The action of the town
        [5] What the arrow brings
       *[other] The objective card’s immediate action
    }: now or never.
}
prompt-auxiliary = Which auxiliary action?
prompt-objective = Which objective card do you take?
prompt-foresee = { $column ->
    [0] Foresight: which tiles come to the board, one of each column?
    [1] Foresight 2 and 3: which tiles come to the board?
   *[other] Foresight 3: which tile comes to the board?
}
prompt-income = { $spare ->
    [0] Income and delivery: where to?
   *[other] Income: do you spend certificates?
}
prompt-deliver = Where do you deliver?
prompt-leave = Your delivery is done.
prompt-haul = How far back does your engine go? Each free space it leaves behind counts 1 for the delivery.

# --- options
label-token = Spend an exchange token: draw up to 2, discard as many
brief-token = Token
label-pass = No, thank you
label-stop = Stop buying
label-end = End the turn
label-auxiliary-instead = A single auxiliary action instead
label-play = Play the { $card }
label-keep = { $card }
label-begin = { $place }
destination = { $own ->
    [yes] { $place_your }
   *[no] { $place }
}
label-move = { destination }{ $steps ->
    [0] { "" }
    [one] { " " }· 1 step
   *[other] { " " }· { $steps } steps
}{ $toll ->
    [0] { "" }
   *[other] , toll ${ $toll }
}
label-route = { $places } · { $toll ->
    [0] no toll
   *[other] toll ${ $toll }
}
label-use = { $face_id ->
    [none] { $action }
   *[other] { $face }: { $action }
}
label-ride = { label-move }
label-stray = { destination }{ $steps ->
    [0] { "" }
    [one] { " " }· 1 step
   *[other] { " " }· { $steps } steps
}
label-fill = Fill your hand
label-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
label-discard = { $card }
label-sell = { $card }
label-remove = { $card }
label-buy = { $count ->
    [one] 1 { $value ->
        [2] orange card
       *[other] of value { $value }
    }
   *[other] { $count } of value { $value }
} · ${ $money }, { $needed ->
    [one] 1 cowboy
   *[other] { $needed } cowboys
}
label-more = Look for more cattle · 1 cowboy turns up { $count ->
    [one] 1 card
   *[other] { $count } cards
}
label-cattle = { $card }
label-hire = { $worker } · ${ $money } (row { $row })
label-build = { $face } · { $needed ->
    [one] 1 { -craftsman }
   *[other] { $needed } { -craftsmen }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-site = { $space } · { $money ->
    [0] for free
   *[other] ${ $money }
}{ $replaced_id ->
    [none] { "" }
   *[other] , replaces { $replaced }
}
label-copy = { $place }
label-hazard = { $space } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-native = { $tile }, { $space } · { $tokens ->
    [0] { $money_signed }
   *[other] 1 exchange token
}
label-engine = { $rail }
label-back = { $rail }
label-return = { $rail }
label-haul = { $rail }
label-upgrade = { $money ->
    [0] Upgrade it
   *[other] Upgrade it for ${ $money }
}
label-station = { $station } · ${ $money }
label-appoint = { $worker } for { $master }
label-disc = { $source }{ $money ->
    [0] { "" }
    [3] { " " }· +$3
   *[other] { " " }· −$5
}
label-now = { $action }
label-auxiliary = { $support }
label-objective = { $card }
label-objective-stack = The top card of the stack, unseen
label-foresee = { $tile }
label-foresee-none = No tile to take: go on
label-income = { $spent ->
    [0] Spend none
    [one] Spend 1 certificate
   *[other] Spend { $spent } certificates
} · ${ $total }
label-deliver-none = Deliver nothing
label-deliver = { $city }{ $money ->
    [0] { "" }
   *[other] { " " }· transport ${ $money }
}
label-leave = Leave Kansas City

# --- refusals
refusal-token-none = You have no exchange token.
refusal-token-draw = You have no card to draw with an exchange token.
refusal-token-edition = There are no exchange tokens in the first edition.
refusal-must = You cannot decline this.
refusal-not-in-hand = You do not hold { $card }.
refusal-draw-none = You draw at least one card.
refusal-draw-most = You draw at most { $most }.
refusal-draw-cards = You do not have so many cards to draw.
refusal-aside = { $asks ->
    [move] First move your { -herder }: what you can do then depends on where you stop.
   *[other] This is not what you are asked for: what you can choose is lit.
}
refusal-begin = You start on a neutral building.
refusal-beside-trail = Nobody stops beside the trail ({ $place }).
refusal-no-location = There is nothing to stop at ({ $place }).
refusal-out-of-reach = Out of reach: you ride forward, at most { $limit ->
    [one] 1 step
   *[other] { $limit } steps
}.
refusal-stray-kansas-city = A free move does not go to Kansas City.
refusal-route = No way of yours runs like that.
refusal-route-same = Another way pays the same to the same players: you ride that one.
refusal-use-nothing = You have to do something here first: a local action or an auxiliary action.
refusal-use-either = You have already used the location: local actions or one auxiliary action, not both.
refusal-use-elsewhere = That is no local action of your location.
refusal-use-not-here = Nothing that you can still do here is about this: what you can do is lit.
refusal-use-there = What you can do here is lit where it is done: on the board, in your hand, on your mat.
refusal-use-only = In this turn you use only the location where your herder stands ({ $place }).
refusal-use-done = You have used it already in this visit.
refusal-use-again = You have used this building already in this turn, here or by copying it.
refusal-use-one = There is no second way to use that local action.
refusal-use-money = You have not enough money for it.
refusal-use-discard = You do not hold the cards that it asks you to discard.
refusal-use-back = Your engine cannot go back so far.
refusal-use-vain = You can get nothing out of it now.
refusal-sell-wrong = { $card } will not do: you need { $wanted }.
refusal-buy-cowboys = Not enough cowboys: that price needs { $needed }, and you have { $cowboys } left.
refusal-buy-money = You cannot pay ${ $money }.
refusal-buy-cards = { $value ->
    [2] There is no orange card in the market.
   *[other] The market has too few cards of value { $value }.
}
refusal-more-pile = There is no cattle left to turn up.
refusal-more-cowboys = No cowboy is left to look for more cattle.
refusal-cattle-value = { $card } is not of value { $value }.
refusal-cattle-gone = There is no { $card } in the market.
refusal-hire-nobody = There is no { $worker } to hire in row { $row }.
refusal-hire-row = Row { $row } is not open yet: only workers above the token can be hired.
refusal-hire-full = Your row of that kind of worker is full.
refusal-hire-money = You cannot pay ${ $money } for this { $worker }.
refusal-build-placed = { $face } stands on the trail or has left the game.
refusal-build-craftsmen = It needs at least { $least } { -craftsmen }, and you have { $have }.
refusal-build-money = You cannot pay for it: it costs at least ${ $cheapest }.
refusal-build-room = There is no place for { $face }.
refusal-site-chosen = You have chosen a tile: choose its place, or another tile.
refusal-site-kind = You cannot build here ({ $space }).
refusal-site-taken = Somebody else has built there.
refusal-site-larger = Only a larger building replaces { $replaced }.
refusal-site-craftsmen = You need { $needed } { -craftsmen } there.
refusal-site-money = You cannot pay ${ $money } there.
refusal-copy-far = You can only use a building beside the one that copies (not { $place }).
refusal-copy-again = You have used it already in this turn ({ $place }).
refusal-copy-nothing = There is nothing for you to do at { $place }.
refusal-hazard-kind = This is no hazard: { $space }.
refusal-hazard-none = There is no hazard at { $space }.
refusal-hazard-money = You cannot pay ${ $cost }.
refusal-native-none = There is no { -native } to take at { $space }.
refusal-native-money = You cannot pay what { $space } asks for.
refusal-rail-none = There is no turnout { $rail }.
refusal-rail-occupied = Another engine stands on { $rail }.
refusal-engine-far = Out of reach ({ $rail }): your engine goes forward, at most { $most ->
    [one] 1 step
   *[other] { $most } steps
}.
refusal-back-far = Your engine must go back exactly { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
refusal-return-far = From the last space your engine goes back.
refusal-haul-far = Your engine goes back, not to { $rail }.
refusal-station-own = You have a disc on { $station } already.
refusal-station-ahead = Your engine has not passed { $station }.
refusal-station-money = You cannot pay ${ $money } for { $station }.
refusal-station-disc = You have no disc for { $station }.
refusal-appoint = You have hired no { $worker } to leave behind: the printed one stays.
refusal-disc-emptied = That disc has gone already: { $source }.
refusal-disc-twin = Take the disc on the left first; both do the same.
refusal-disc-money = You cannot pay the $5 for this disc.
refusal-disc-transport = You cannot pay $5 for this disc and the transport as well.
refusal-disc-border = A disc with a black border cannot go to a place with a white one.
refusal-disc-station = You take a disc back from a station only when your board has none to give.
refusal-disc-station-none = You have no disc to take from { $source }.
refusal-now = That action is not on offer here.
refusal-auxiliary-double = Only the single version is allowed here.
refusal-auxiliary-locked = You have not unlocked this yet: discs lie on it.
refusal-auxiliary-draw = You have no card to draw.
refusal-auxiliary-money = You cannot pay for it.
refusal-auxiliary-engine = Your engine cannot go back so far.
refusal-objective = { $card } is not on display.
refusal-objective-stack = The stack of objective cards is empty.
refusal-foresee = There is no { $tile } in this column.
refusal-foresee-closed = The job market is closed: no more workers come.
refusal-foresee-first = First choose a tile of each column of the foresight; then comes the delivery.
refusal-foresee-late = Foresight, income and delivery follow one another without a break: objective cards come before the first tile.
refusal-income = You do not have so many certificates.
refusal-deliver-far = Too far: you can deliver up to a value of { $total }.
refusal-deliver-again = You have delivered there already.

# --- log
log-turn-began = { $player_of } turn.
log-herder-placed = { $player } starts at { $place }.
log-herder-moved = { $player } rides { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $own ->
    [yes] { $place_his }
   *[no] { $place }
}.
log-toll-paid = { $player } pays a toll of ${ $money }{ $owner_id ->
    [none] .
   *[other] { " " }to { $owner }.
}
log-money-gained = { $player } gains ${ $money }.
log-money-paid = { $player } pays ${ $money } { $purpose ->
    [transport] for the transport.
    [auxiliary] for an auxiliary action.
    [local] for the local action.
   *[action] for the action.
}
log-marker-moved = { $player } gains { $gained ->
    [one] 1 certificate
   *[other] { $gained } certificates
} and has { $certificates } now.
log-token-gained = { $player } gains an exchange token.
log-token-spent = { $player } spends an exchange token.
log-cards-drawn = { $player } draws { $seen ->
    [0] { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
log-cards-discarded = { $player } discards { $seen ->
    [one] { $cards }
   *[other] { $cards_counted }
}.
log-card-removed = { $player } takes out of the game: { $card }.
log-worker-hired = { $player } hires 1 { $worker } for ${ $money }.
log-building-placed = { $player } places building { $face } at { $space } for { $money ->
    [0] free
   *[other] ${ $money }
}{ $replaced_id ->
    [none] .
   *[other] , in place of { $replaced }.
}
log-building-copied = { $player } uses the neighbouring building { $face }.
log-hazard-removed = { $player } removes a hazard, { $tile }{ $money ->
    [0] .
   *[other] , for ${ $money }.
}
log-native-taken = { $player } takes 1 { $tile }: { $money_signed }.
log-cattle-bought = { $player } { $money ->
    [0] takes { $cards }.
   *[other] { $more ->
        [0] buys { $cards } for ${ $money }.
       *[other] buys 2 cards for ${ $money } in all: the first is { $cards }.
    }
}
log-cattle-revealed = New in the market: { $cards }.
log-objective-gained = { $player } takes { $card_id ->
    [none] an objective card unseen.
   *[other] the { $card }.
}
log-objective-played = { $player } plays the { $card }.
log-engine-moved = { $player_of } engine goes { $forward ->
    [0] back to
   *[other] forward to
} { $rail_to }.
log-station-upgraded = { $player } upgrades { $station } for ${ $money }.
log-slot-emptied = { $player } takes a disc: { $slot }.
log-disc-taken = { $player } takes the disc back from { $station }.
log-master-appointed = { $player } gives 1 { $worker } for the { $master }.
log-foresight-taken = { $player } { $tile_id ->
    [0] brings 1 { $tile } into the job market.
    [1] brings 1 { $tile } into the job market.
    [2] brings 1 { $tile } into the job market.
   *[other] { $space_id ->
        [none] takes a tile out of the game, as there is no room for it: { $tile }.
       *[other] brings a tile to the trail, { $space }: { $tile }.
    }
}
log-foresight-filled = { $player } is back at the start{ $count ->
    [0] .
   *[other] . New in the foresight: { $tiles }.
}
log-income-taken = { $player } sells the herd ({ $cards }){ $certificates ->
    [0] { "" }
    [one] { " " }with 1 certificate
   *[other] { " " }with { $certificates } certificates
}: ${ $money }.
log-delivered = { $player } delivers to { $city }.
log-delivery-forgone = { $player } delivers nothing.
log-delivery-void = { $player } has no disc anywhere: nothing is delivered.
log-market-closed = { $player } closes the job market: everybody else has one more turn.
log-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

# --- the table in plain text
terminal-turn = { $player_of } turn
terminal-rows = job market: row { $row } of { $rows }
terminal-trail = Trail: { $words }
terminal-place = { $stop_short }
terminal-card = { $held }
terminal-building = { $stop_mark ->
    [none] { $building }
   *[other] { $stop_mark }={ $building }
}
terminal-jobs = Jobs: { $words }
terminal-job = { $worker } ${ $money }
terminal-foresight = Foresight: { $words }
terminal-market = Cattle: { $words }
terminal-objectives = Objectives: { $words }
terminal-money = $
terminal-certificates = cert.
terminal-herder = { -herder }
terminal-engine = engine
terminal-workers = cow/{ -craftsman }/eng
terminal-hand = hand
terminal-your-hand = Your hand: { $words }
terminal-draw = draw pile { $draw }, discard pile { $discard }

# --- scene: board
scene-title = { $over ->
    [yes] Great Western Trail, at the end of the game
   *[no] Great Western Trail, { $player_of } turn
}
scene-part = { $part ->
    [board] Board
    [hand] Hand
    [mat] Mat
    [objectives] Objectives
    [build] Build
    [kansas] Kansas City
    [goals] Take
   *[players] Players
}
scene-edition = { $edition ->
    [1] first edition
   *[2] second edition
}
scene-land = { zone }
scene-region = { $region ->
    [kansas-city] Kansas City
    [jobs] Job market
   *[cattle] Cattle market
}
scene-start = START
scene-action = { $action }
scene-also = {"; "}
scene-neutral = Neutral building { $face }: { $what }.
scene-building = { $owner_of } building { $face }: { $what }. { $count ->
    [one] 1 { -craftsman }
   *[other] { $count } { -craftsmen }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
scene-hands = { $colour ->
    [green] A green hand
    [black] A black hand
   *[both] Both hands
}: whoever stops here or rides through pays ${ $fee }.
scene-woods = In the woods.
scene-now = { $kind ->
    [engine] Now: up to { $all }.
    [steps] Now: { $all } ({ $count } × { $each }).
   *[money] Now: ${ $all } ({ $count } × ${ $each }).
}
scene-now-hand = Now in the hand for it: { $count ->
    [0] nothing.
   *[other] { $cards }.
}
scene-now-points = Now: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sets } × { $each }).
scene-now-tasks = Now: { $count } of { $all ->
    [one] 1 task.
   *[other] { $all } tasks.
}
scene-now-reach = Now: { $count ->
    [one] 1 engineer takes
   *[other] { $count } engineers take
} it as far as { $rail }.
scene-now-station = Now: { $kind ->
    [there] your engine stands there.
    [behind] behind your engine.
   *[ahead] { $count ->
        [one] 1 step
       *[other] { $count } steps
    } ahead of your engine.
}
scene-now-price = Now: { $kind ->
    [cowboys] { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    } too few.
    [money] ${ $count } too little.
    [cards] { $count } of that value in the market.
   *[open] you can pay it.
}
scene-now-city = Now: { $kind ->
    [far] the hand is { $missing } short.
   *[open] the hand is worth enough.
}
scene-way = { $way } · { $count ->
    [one] 1 step
   *[other] { $count } steps
}
scene-risk = Risk action of this place: { $action }.
scene-tile = A tile on the trail: { $tile }, { $space }.
scene-reward = { $kind ->
    [token] Whoever takes the tile gains an exchange token.
    [pays] Whoever takes the tile pays ${ $money }.
   *[gains] Whoever takes the tile gains ${ $money }.
}
scene-space = An empty space: { $space }.
scene-space-start = The start of the trail: whoever has delivered begins here again.
scene-space-kansas-city = Kansas City: foresight, income and delivery; every ride ends here.
scene-space-building = A space for a building: { $space }.
scene-space-hazard = A space for a hazard: { $space }.
scene-space-native = A space for { -a-native }: { $space }.
scene-herder = { $player_of } { -herder }: { $place }.
scene-rail = { $rail }.{ $last ->
    [yes] { " " }Whoever gets here gains ${ $money } and takes the engine back at least one space.
   *[no] { "" }
}
scene-engine = { $player_of } engine: { $rail }.
scene-station = { $station }: upgrading costs ${ $money }. { $border ->
    [white] A white border: the disc comes from a white-ringed place.
   *[black] A black border: any disc will do.
}
scene-discs = { $count ->
    [one] Disc: { $names }.
   *[other] Discs: { $names }.
}
scene-master = { $master }.
scene-scoreless = It scores nothing at the end.
scene-posted = This { $worker } stays here in place of the station master.
scene-city = { $city }, value { $value }{ $points ->
    [0] { "" }
   *[other] {", "}{ $signed } points for each disc
}{ $money ->
    [0] { "" }
   *[other] {", "}${ $money } at once
}. { $border ->
    [white] A white border: the disc comes from a white-ringed place.
   *[black] A black border: any disc will do.
}
scene-transport = Transport: ${ $money }.
scene-city-far = { $missing } short.
scene-city-served = This player has delivered here already.
scene-arrow = For discs on both { $city } and { $target }: { $kind ->
    [objective_gain] an objective card{ $points ->
        [0] { "" }
       *[other] {", "}{ $signed } points
    }
    [exchange_token] an exchange token{ $points ->
        [0] { "" }
       *[other] {", "}{ $signed } points
    }
   *[none] { $signed } points
}.
scene-foresight-column = Foresight, column { $column }: whoever gets to Kansas City takes one of its tiles, and the supply fills the place again. { $count ->
    [0] Now it is empty.
    [one] Now 1 tile lies here.
   *[other] Now { $count } tiles lie here.
}
scene-foresight = Foresight, column { $column }: { $tile }.
scene-supply = Supply { $column }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} left.
scene-spot = { $spot ->
    [income] Income
   *[delivery] Delivery
}
scene-spot-what = { $spot ->
    [income] Income: the hand pays its breeding values, each breed once; certificates may be given up for 1 more each.
   *[delivery] Delivery: a disc goes to a city whose value is no higher than the income was.
}
scene-total = The herd is worth { $total }: the delivery goes to a city of that value at most.
scene-jobs = Job market. Whoever hires takes a worker from a row above the bell, for the price at its left.
scene-job-row = Row { $row } of the job market: a worker costs ${ $money }. { $state ->
    [open] Its workers are for hire.
    [filled] New workers come here; they are for hire once the row is full and the bell has moved on.
   *[later] Workers come here when the rows above are full.
}{ $arrow ->
    [yellow] { " " }Once it is full, the cattle market is filled up.
    [end] { " " }Once it is full, the market closes and the end of the game has come.
   *[other] { "" }
}
scene-job = For hire in row { $row }: { $worker }, ${ $money }.
scene-job-token = The next workers come into row { $row }.
scene-market = Cattle market. Cards for sale: { $count }; in the pile: { $left }. In an action each cowboy works once, at one of these prices or to turn up new cards.
scene-pile = Cattle not yet on offer: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
scene-cattle = For sale: { $card }, breeding value { $value }{ $count ->
    [one] { "" }
   *[other] {", "}{ $count } cards
}.
scene-price = { $bought ->
    [one] 1 card
   *[other] { $bought } cards
} of value { $value } for ${ $money } and { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}.
scene-price-cowboys = Needs { $cowboys } cowboys, { $left } left.
scene-price-money = ${ $missing } short.
scene-price-cards = Only { $count } of value { $value } in the market.
scene-cowboys = { $count ->
    [one] 1 cowboy has
   *[other] { $count } cowboys have
} not bargained yet.
scene-display = Objective cards face up: { $count }; face down: { $left }. Whoever gains one takes any of these, or the top one of the stack unseen, onto the discard pile.
scene-objective = Objective on display: { $card }.
scene-objective-stack = Objectives face down: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

# --- scene: mats
scene-mat-owner = { $state ->
    [turn] { $player } is having a turn.
    [closer] { $player } closed the job market.
   *[none] { $player_of } player board.
}
scene-mat-money = { $player } has ${ $money }.
scene-mat-tokens = { $player } has { $count ->
    [0] no exchange token.
    [one] 1 exchange token: it draws up to 2 cards and discards as many.
   *[other] { $count } exchange tokens: each draws up to 2 cards and discards as many.
}
scene-mat-certificates = { $player } has { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
} on the track{ $stay ->
    [0] .
   *[other] {" "}and { $stay } for good.
}
scene-mat-points = { $player } has { $points ->
    [one] 1 point
   *[other] { $shown } points
} as things stand{ $known ->
    [some] , without what an unseen objective card hides.
   *[all] .
}
scene-mat-cards = { $player } has { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
} and { $deck } in the draw pile.
scene-mat-label = { $label ->
    [auxiliary] Auxiliary actions
    [steps] Steps
    [hand] Hand
    [certificates] Certificates
    [buildings] Buildings to place
    [objectives] Objectives
   *[collected] Collected
}
scene-mat-label-what = { $label ->
    [auxiliary] Auxiliary actions: one free place opens an action, two make it double.
    [steps] How far the { -herder } goes in a turn. A place that is freed raises it at once, and brings what is printed beside it.
    [hand] How many cards the hand is filled to. A place that is freed raises it by 1, for the money printed beside it.
    [certificates] Each certificate that is given up adds 1 to the income in Kansas City. A place that is freed raises the limit.
    [buildings] Buildings that can be placed on the trail: each with its points and the { -craftsmen } that it needs.
    [objectives] Objective cards that were played. At the end they bring their points, or cost some if they are not fulfilled.
   *[collected] Hazards, { -natives } and station masters that were taken: they count for objectives and at the end.
}
scene-mat-built = Buildings on the trail: { $count }; left to place: { $left }. Each leaves its dashed place here.
scene-mat-hand = { $player_of } hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, filled to { $limit } at the end of a turn.
scene-mat-row = { $player }: { $worker } ×{ $count }, the printed one included.
scene-mat-row-next = The next one hired brings: { $action }.
scene-mat-row-points = From place { $first } on each is worth { $points } points.
scene-mat-row-full = The row is full; from place { $first } on each is worth { $points } points.
scene-mat-auxiliary = Auxiliary action: { $auxiliary }. { $free ->
    [0] Closed while both discs lie on it.
    [1] Open, single only.
   *[other] Open, single or double.
}
scene-mat-limit-steps = The { -herder } goes up to { $count } steps.
scene-mat-limit-hand = The hand is filled to { $count } cards.
scene-mat-track = The certificate track: the ring is the marker, { $count } now, { $limit } at most. Each certificate given up adds 1 to the income in Kansas City.
scene-mat-keep = Keep { $count ->
    [one] 1 certificate.
   *[other] { $count } certificates.
}
scene-mat-slot = A disc: { $slot }. { $border ->
    [white] White border: it may go to any place.
   *[black] Black border: it may only go to a black one.
}
scene-mat-plate = Building { $face }: { $what }. { $needed ->
    [one] 1 { -craftsman }
   *[other] { $needed } { -craftsmen }
}, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
scene-mat-objective = Played: the { $card }. { $state ->
    [fulfilled] Fulfilled as things stand.
   *[open] Not yet fulfilled.
}
scene-mat-collected = Collected: { $tile }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}
scene-mat-workers = { $player }: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, { $craftsmen ->
    [one] 1 { -craftsman }
   *[other] { $craftsmen } { -craftsmen }
}, { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}.
scene-mat-limits = { $player } goes up to { $steps } steps and has played { $objectives ->
    [0] no objective card.
    [one] 1 objective card.
   *[other] { $objectives } objective cards.
}
scene-mat-their-hand = { $player_of } hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $known ->
    [0] .
   *[other] , of which everybody knows { $cards }.
}
scene-mat-belongings = { $player } has { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} on the trail; collected: { $hazards ->
    [one] 1 hazard
   *[other] { $hazards } hazards
}, { native-a } ×{ $first }, { native-b } ×{ $second }.
scene-mat-hidden = A card in { $player_of } hand.
scene-mat-card = In hand: { $card }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}{ $value ->
    [0] { "" }
   *[other] {" "}Breeding value { $value }: so much in Kansas City, once for all cards of this breed.
}
scene-mat-deck = { $player_of } draw pile: { $count ->
    [0] empty.
    [one] 1 card.
   *[other] { $count } cards.
}
scene-mat-deck-count = deck { $count }
scene-mat-discard = { $player_of } discard pile: { $count ->
    [0] empty.
   *[other] { $cards }.
}
scene-mat-discard-count = Discards: { $count }
scene-mat-left = { $sees ->
    [yes] In { $player_of } draw pile
   *[no] Out of sight, in { $player_of } hand and draw pile
}: { $known ->
    [0] { $hidden ->
        [0] no card
       *[other] no known card
    }
   *[other] { $cards }
}{ $hidden ->
    [0] .
    [one] , and 1 that only its owner knows.
   *[other] , and { $hidden } that only their owner knows.
}
scene-mat-left-count = { $sees ->
    [yes] Draw pile: { $count }
   *[no] Out of sight: { $count }
}
scene-mat-worth = In Kansas City
scene-mat-worth-how = What the hand is worth in Kansas City: each breed counts once, certificates are added.
scene-mat-worth-now = Now: { $sum }.
scene-mat-worth-more = { $certificates ->
    [one] + 1 certificate = { $total }
   *[other] + { $certificates } certificates = { $total }
}
scene-mat-worth-far = as far as { $city }

# --- plans: what comes of several choices made at once
plan-buy = Buy { $card } for ${ $money } with { $needed ->
    [one] 1 cowboy
   *[other] { $needed } cowboys
}{ $count ->
    [one] { "" }
   *[other] {" "}(the first of { $count })
}; you keep ${ $left }
plan-ride = { label-move }
plan-hire = Hire 1 { $worker } for ${ $money }; you keep ${ $left }
plan-build = Place building { $face }
plan-more = With 1 cowboy turn up { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the pile; this cannot be taken back
plan-local = { label-use }
plan-now = { label-now }
plan-instead = { $here ->
    [yes] Instead of the local actions: { $support }
   *[no] { $support }
}
plan-auxiliary = { label-auxiliary }

# --- what is picked for the plan of a sheet
pick-foresee = { label-foresee }
pick-income = { label-income }
pick-deliver = Deliver to { $city }
pick-disc = { label-disc }

# --- sheets
scene-sheet-have = you have
scene-sheet-costs = costs
scene-sheet-keep = you keep
scene-sheet-points = points
scene-sheet-build = Place a building
scene-sheet-build-with = { $each ->
    [0] For free
   *[other] ${ $each } per { -craftsman }
}. You have { $have ->
    [one] 1 { -craftsman }
   *[other] { $have } { -craftsmen }
} and ${ $left }.
scene-sheet-build-can = You can place · { $count }
scene-sheet-build-cannot = Not yet · { $count }
scene-sheet-build-from = from { $price }
scene-sheet-build-over = { $count ->
    [one] in place of { $face }
   *[other] in place of a building of yours
}
scene-sheet-build-money = no money
scene-sheet-build-room = no place
scene-sheet-build-which = Choose a tile: its places light up on the board, with their prices.
scene-sheet-build-where = Choose a place on the board, or another tile. Until you end your turn, all of this can be taken back.
scene-sheet-brings = income
scene-sheet-gains = gains
scene-sheet-kansas = { $here ->
    [yes] Kansas City
   *[no] A delivery
}
scene-sheet-kansas-last = A tile closes the job market: this is your last turn.
scene-sheet-kansas-loss = { $asked ->
    [disc] You deliver to { $city }: { $points } points.
   *[other] Only { $city } is within your reach: { $points } points.
}
scene-sheet-kansas-plan = Pick in any order; the button plays all of it.
scene-sheet-foresight = Foresight
scene-sheet-order = placed I, II, III
scene-sheet-goes = { $tile } → { $where ->
    [jobs] job market, row { $row }
    [trail] { $space }
   *[gone] no room: it leaves the game
}
scene-sheet-follows = { $what ->
    [last] The job market closes: your last turn, then one for each other.
   *[refill] The row is full: new cattle come, and nothing can be taken back.
}
scene-sheet-tiles = Place the tiles
scene-sheet-missing = Still to be picked: { $count ->
    [one] tile
   *[other] tiles
} { $columns }
scene-sheet-income = Income
scene-sheet-spend = { $spent ->
    [0] Spend no certificate: ${ $total }.
    [one] Spend 1 certificate: ${ $total }.
   *[other] Spend { $spent } certificates: ${ $total }.
}
scene-sheet-city = City
scene-sheet-value = value { $total }
scene-sheet-deliver = { scene-sheet-deliver-to }{ $money ->
    [0] .
   *[other] , transport ${ $money }.
}{ $spent ->
    [0] { "" }
    [one] {" "}1 certificate is spent.
   *[other] {" "}{ $spent } certificates are spent.
}
scene-sheet-deliver-to = { $city_id ->
    [none] Go on
   *[other] Deliver to { $city }
}
scene-sheet-short = { $city }: { $missing } short.
scene-sheet-served = Your disc is there: { $names }.
scene-sheet-disc = Which disc goes to { $city }?
scene-sheet-slot = { $slot_name ->
    [aux_money_2] gain $2
    [aux_draw_2] draw 2 cards
    [aux_certificate_1] certificate, single
    [aux_certificate_2] certificate, double
    [aux_engine_1] engine +, single
    [aux_engine_2] engine +, double
    [aux_remove_1] removal, single
    [aux_remove_2] removal, double
    [step_left] more steps, $
    [step_right] more steps, pts
    [hand_1] hand of 5
    [hand_2] hand of 6
    [certificate_4] 4 certificates
    [certificate_6] 6 certificates
   *[other] { $source }
}
scene-sheet-then = You have ${ $left } then, and { $points } { $count ->
    [one] point
   *[other] points
} for it.
scene-sheet-objective = Take an objective card
scene-sheet-objective-goes = { $where ->
    [hand] It goes to your hand.
   *[discard] It goes to your discard pile, and to your hand like cattle.
}
scene-sheet-objective-stack = The top card of the stack, unseen
scene-sheet-objective-done = { $done } of { $of } done
scene-sheet-objective-area = Your area
scene-sheet-objective-once = each thing serves one card
scene-sheet-objective-none = No objective card is played yet.

# --- pitch: the game's page
pitch = Drive your herd to Kansas City, sell it farther east each time, and set out again with better cattle and a better crew.
    .weight = little luck, many ways to win
    .order = each turn, in this order; Kansas City at the end of the trail
    .first = The second edition with every building on its letter and all faces a, without expansions: as the box says for a first game.
pitch-move = Move
    .text = One to three steps along the trail, never back. Empty places do not count, hands cost a toll.
pitch-act = Act
    .text = Do what the place says: hire, build, buy cattle, drive your engine. Here a building of Camille’s own comes to the trail.
pitch-draw = Draw
    .text = Fill your hand again. Turn by turn your herd gets better: the weak cattle go, the good ones come back.
pitch-deliver = Deliver
    .text = In Kansas City different cattle pay. Choose a city: the farther it is, the more your disc is worth.

# --- legend
legend-in-buildings = On buildings
legend-in-trail = Trail and markets
legend-in-railway = Railway and cities
legend-in-mat = Your mat
legend-in-expansions = With expansions
legend-in-neutral = Neutral buildings
legend-in-faces = Your buildings
legend-dollars = Dollars
    .text = The number is the amount; what stands left of an arrow is paid.
legend-cowboy = Cowboy
    .text = Buys cattle; each one works once in an action.
legend-builder = Builder
    .text = Places buildings, as large as you have builders.
legend-engineer = Engineer
    .text = Drives the engine, one space each.
legend-engine = Engine
    .text = Moves as many spaces as stated; −1 is one back.
legend-certificate = Certificate
    .text = Counts 1 in Kansas City, then it is spent.
legend-exchange = Exchange token
    .text = At any time: draw two cards, then discard two.
legend-objective = Objective card
    .text = Take one; played, it scores if fulfilled, or costs.
legend-woods = Woods
    .text = Counts your buildings that stand among trees.
legend-steps-on = Ride on
    .text = Your herder rides on, and you act again where it stops.
legend-copy = Copy
    .text = Use the building just before or behind this one, whoever owns it.
legend-herder = Herder
    .text = You; rides along the arrows, three steps at first.
legend-hazard = Hazard
    .text = A toll to pass, points to whoever removes it.
legend-flood = Flood
    .text = A hazard of the first area, near the start of the trail.
legend-drought = Drought
    .text = A hazard of the second area, half way along the trail.
legend-rockfall = Rockfall
    .text = A hazard of the last area, shortly before Kansas City.
legend-outlaw = Outlaw
    .text = A toll to pass; caught, it brings the reward printed at its space.
legend-hand-green = Green hand
    .text = Toll for passing: $2 for two or three players, $1 for four.
legend-hand-black = Black hand
    .text = Toll for passing: $1 for three players, $2 for two or four.
legend-site = Building space
    .text = Empty it is no step; any player may build here.
legend-risk = Beside a space
    .text = A building that stands here offers this as well, as one action more.
legend-forest-site = Space in the woods
    .text = A building here counts for what counts the woods.
legend-start = Kansas City
    .text = Every ride ends here: foresight, income, delivery, back to the start.
legend-foresight = Foresight space
    .text = From each column one tile comes into the game in Kansas City.
legend-job = Worker for hire
    .text = Costs what the row says; rows above the marker are open.
legend-job-token = Marker of the job market
    .text = New workers come into its row; when it leaves the board, the game ends.
legend-cattle = Cattle
    .text = On top the breeding value, below the points at the end.
legend-city = City
    .text = Its value is the least income for it; discs show who has served it.
legend-city-black = Dark city
    .text = Black border: a disc of any spot may go there.
legend-arrow = Arrow
    .text = Acts once, when both its cities are served by you.
legend-points-arrow = Arrow with points
    .text = Scores at the end, if you have a disc in both its cities.
legend-turnout = Turnout
    .text = A stop of its own; your engine may upgrade the station here.
legend-station = Station
    .text = Pay and place a disc: points at the end.
legend-master = Station master
    .text = Leave a worker at the station and take the tile: something now, points later.
legend-disc = Disc
    .text = Leaves your mat for a city or a station, and opens a power.
legend-workers = Row of workers
    .text = The next one covers a space and does what it shows; the last two score 4 each.
legend-auxiliary = Auxiliary action
    .text = One spot free: once. Both free: double.
legend-steps = Steps
    .text = How far you may ride; lift a disc for more.
legend-hand = Hand limit
    .text = How many cards you fill your hand to; lift a disc for more.
legend-track = Certificate track
    .text = How many you have; the disc on 6 is a limit to lift.
legend-plate = Building to place
    .text = Its number, the builders it needs, its points and its hand.
legend-points = Points so far
    .text = Counted from all that you may see now.
legend-own-building = Building
    .text = As a task of an objective: one of your buildings on the trail.
legend-task = Tasks of an objective
    .text = Above what it does at once; below its tasks, then points or penalty.
legend-reconstructed = Reconstructed
    .text = A figure of ours, not from the box; you can correct it.
legend-town = Small town
    .text = Its slots say what a store there gives or costs.
legend-big-town = Town of a big city
    .text = With a store here you may deliver to the city itself.
legend-medium = Tile of a medium town
    .text = Happens at once for whoever places a store there.
legend-station-town = Station town
    .text = Whoever places a store here may upgrade the station at once, or never.
legend-place-store = The sixth auxiliary action
    .text = Pay $1 and discard a card of value 2, then place a store.
legend-stores = Your stores
    .text = The next one to place is the leftmost; every third clears a bell.
legend-bell = Bell
    .text = Clear once the three stores before it are placed; objectives and some cities count it.
legend-calf = Simmental calf
    .text = Bought in the market; after an income it may grow into a heifer.
legend-heifer = Simmental heifer
    .text = Not for sale: a calf in your hand becomes one after an income.
legend-cow = Simmental cow
    .text = Not for sale: a heifer in your hand becomes one after an income.
legend-brahman = Brahman
    .text = In your hand in Kansas City it pays $4 more.
legend-pot = Pot
    .text = The highest sum of cards wins it, and $3 from the bank.
legend-seat = Seat at the poker table
    .text = A worker of yours, and up to three cards face down.
legend-bonus = Bonus token
    .text = The next worker at the table brings it: points at the end, dollars at once.
legend-stake = Stake
    .text = On this space you may sit down and lay a card face down.
legend-show = Show
    .text = On this space you may have everybody’s cards turned up.
legend-sam = Sam
    .text = Your opponent where you play alone; his cards decide for him.
legend-sam-card = Sam’s card
    .text = How far he rides, and what he does this turn.

# --- figures from somebody’s box
form-no-action = nothing
form-pays = costs ${ $money }
form-expansion = { $level }, card { $number }
form-from-start = open from the start
form-border-white = white
form-border-black = black
form-scoring-per_worker = per worker
form-scoring-per_objective_card_in_area = per objective card
form-scoring-per_hazard_tile = per hazard
form-scoring-per_native_pair = per pair of outlaws
form-scoring-per_certificate = per certificate
form-scoring-per_station_disc = per station
form-scoring-per_private_building = per building
form-scoring-per_store_in_medium_town = per store in a medium town
form-scoring-per_cattle_card_value_3_4_5 = per cattle card of value 3, 4 or 5
form-move-fixed = a fixed number of spaces
form-move-most_buildings = by the most buildings
form-move-specialty_workers = by the workers of his specialty
form-in-strip = City strip
form-in-big = Big cities
form-in-towns = Towns
form-in-north-pieces = Cards and tiles
form-in-orange = Orange cattle
form-in-poker = Bonus tokens
form-in-sam = Sam’s cards
form-in-sam-roads = Sam’s way north
form-strip = { $name }
form-strip-value = Value
form-strip-vp_per_disc = Points per disc
form-strip-border = Border
form-strip-repeatable = Several discs of one player
form-strip-on_delivery = At once, { $a }
form-arrow = Arrow behind { $name }
form-arrow-vp = Points
form-arrow-action = Action
form-big = { $name }
form-big-value = Value
form-big-vp_per_disc = Points per disc
form-big-vp_per_bell = Points per bell
form-big-border = Border
form-big-on_delivery = At once, { $a }
form-town = { $name }
form-town-slots = Slot { $a }
form-north-master = Station master { $number }
form-north-master-vp = Points
form-north-master-per = For every
form-north-master-immediate = At once
form-north-master-scoring = Counted
form-north-building = Building 13, side { $number ->
    [1] a
   *[other] b
}
form-north-building-craftsmen = Builders needed
form-north-building-vp = Points
form-north-objective = Objective card { $number } of 4
form-north-objective-vp = Points
form-north-objective-penalty = Points lost if not met
form-north-objective-immediate = At once
form-north-objective-tasks = Task { $a }
form-north-start = Starting objective
form-north-start-vp = Points
form-north-start-tasks = Task { $a }
form-brahman = Brahman
form-brahman-vp = Points
form-brahman-copies = Cards
form-brahman-income_bonus = Dollars more in Kansas City
form-orange-objective = Objective card { $number } of 4
form-orange-objective-vp = Points
form-orange-objective-penalty = Points lost if not met
form-orange-objective-immediate = At once
form-orange-objective-tasks = Task { $a }
form-orange-start = Starting objective
form-orange-start-vp = Points
form-orange-start-tasks = Task { $a }
form-poker-token = Bonus token { $number } of 4
form-poker-token-vp = Points
form-poker-token-money = Dollars at once
form-sam-card = Sam’s card { $number }
form-sam-card-move_rule = He moves
form-sam-card-move = Spaces, if fixed
form-sam-expansion = { $name }
form-sam-expansion-towns = Town { $a }
form-sam-expansion-back_city = Turned up by the delivery to
form-sam-route = Route card: { $name }
form-sam-route-strip = Delivery { $a }
form-sam-route-big = Big city { $a }
wrong-city-order = Cities stand in the order of their values, from 0 on.
wrong-most-on-top = The token with the most points lies on top, then down.
