# The Good, the Goat and the Bad: names, prompts, options, refusals, log.

# --- names
character-shopkeeper = Shopkeeper
    .the = the Shopkeeper
character-kid = Kid
    .the = the Kid
character-banker = Banker
    .the = the Banker
character-widow = Widow
    .the = the Widow
character-rancher = Rancher
    .the = the Rancher
character-cowboy = Cowboy
    .the = the Cowboy
character-miner = Miner
    .the = the Miner
character-prospector = Prospector
    .the = the Prospector
character-outlaw = Outlaw
    .the = the Outlaw
character-sheriff = Sheriff
    .the = the Sheriff
character-thief = Thief
    .the = the Thief
character-charlatan = Charlatan
    .the = the Charlatan
character-waitress = Waitress
    .the = the Waitress
character-gambler = Gambler
    .the = the Gambler
character-goat = Goat
    .the = the Goat

location-store = Store
    .the = the Store
    .from = from the Store
    .to = to the Store
location-bank = Bank
    .the = the Bank
    .from = from the Bank
    .to = to the Bank
location-ranch = Ranch
    .the = the Ranch
    .from = from the Ranch
    .to = to the Ranch
location-mine = Mine
    .the = the Mine
    .from = from the Mine
    .to = to the Mine
location-saloon = Saloon
    .the = the Saloon
    .from = from the Saloon
    .to = to the Saloon

tokens = { $token ->
    [supplies] { $count ->
        [one] 1 supply
       *[other] { $count } supplies
    }
    [banknotes] { $count ->
        [one] 1 wad of banknotes
       *[other] { $count } wads of banknotes
    }
    [cattle] { $count } head of cattle
    [gold] { $count ->
        [one] 1 gold nugget
       *[other] { $count } gold nuggets
    }
    [bottle] { $count ->
        [one] 1 bottle
       *[other] { $count } bottles
    }
   *[unknown] { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
}
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
share = { $victim } ×{ $count }
score-coins = Coins
score-supplies = Supplies
score-banknotes = Banknotes
score-cattle = Cattle
score-gold = Gold
score-bottle = Bottles
score-total = Total
curve-points = Fortune
curve-money = Coins

# --- phases of a round, and the line of a seat
phase-1 = Upkeep
phase-2 = Distribution
phase-3 = Saloon
phase-4 = End of round
phase-of = { $asks ->
    [serve] 3
    [steal] 3
   *[other] 2
}
far = Round { $round } of { $rounds }
far-brief = { $round }/{ $rounds }
seat-line = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

# --- options of the table
option-coin_preset = Coins per location
    .help = How many coins arrive at each location in every round. The figures of the box could not be read; ours are reconstructed.
    .default = Store 1, Bank 2, Ranch 1, Mine 1
    .default-help = The Bank has the most to share: the Banker and the Widow are worth having.
    .store_two = Store 2, Bank 1, Ranch 1, Mine 1
    .store_two-help = The Store has the most to share: the Shopkeeper and the Kid are worth having.
    .equal_six = Store 3, Bank 2, Ranch 1, Mine 1: every location is worth 6 a round
    .equal_six-help = No location is better than another: what is said counts for more than where a card goes.
option-first_dealer = First dealer
    .help = The box lets the youngest deal first.
    .random = drawn at random
    .random-help = Chance says who holds the first hand.
    .seat-help = This seat holds the first hand and makes the first offer.
option-memory_aid = Memory aid
    .help = Tokens lie face down, and to remember who took what is part of the game. With the aid, the table recalls for all which tokens everybody saw a player gain.
    .true = recalled by the table
    .true-help = Everybody can look up which goods a player was seen to take: easier, and less to fight about.
    .false = everybody for themselves
    .false-help = As in the box: you keep in mind who took what, and may be wrong.

# --- prompts
prompt-offer = To whom do you offer a character?
prompt-slide = Which character do you slide to { $target }, face down?
prompt-declare = You slide { $card_the } to { $target }. Which character do you say it is?
prompt-answer = { $dealer } offers you a card, face down: “{ $declared_the }”. Do you take it?
prompt-rob = Your Thief: which location do you empty of its tokens?
prompt-swindle = Your Charlatan: from whom do you take { $count ->
    [one] a coin
   *[other] { $count } coins
}?
prompt-serve = Your Waitress: who gets the { $count ->
    [one] bottle
   *[other] { $count } bottles
}?
prompt-steal = From whom do you draw a token, blindly?

# --- options
label-offer = { $target }
label-slide = { $card }
label-declare = { $declared }
label-answer = { $answer ->
    [accept] Accept
   *[refuse] Refuse
}
follows-answer = { $answer ->
    [accept] your hat on this card
   *[refuse] { $stage ->
        [last] the card is discarded
       *[round] it goes back to { $dealer }
    }
}
label-rob = { $location }
label-swindle = { $shares }
label-serve = { $shares }
label-steal = { $victim }

# --- refusals
refusal-offer-self = You cannot offer a character to yourself.
refusal-offer-inactive = { $target } has no hat left to place this round.
refusal-aside = { $asks ->
    [offer] First choose to whom: the card comes next.
    [answer] Accept or refuse the card on offer.
    [rob] Your Thief is at work: choose a location to empty.
    [swindle] Your Charlatan is at work: choose from whom the coins come.
    [serve] Your Waitress is at work: choose who gets the bottles.
    [steal] You steal a token: choose from whom.
   *[other] Choose a card of your hand.
}
refusal-not-in-game = That character is not in this game.
refusal-in-play = That character is in play already.
refusal-set-aside = That character is set aside for this round.
refusal-turned-down = That character was refused and does not come back this round.
refusal-not-in-hand = You do not hold { $card_the }.
refusal-declare-not-in-hand = You can only name a character of your hand, and { $declared_the } is not in it.
refusal-rob-saloon = The Thief cannot rob the Saloon.
refusal-rob-unused = There is no { $location } in this game.
refusal-rob-empty = No tokens lie at { $location_the }.
refusal-swindle-total = You must take { $count ->
    [one] one coin
   *[other] { $count } coins
} in all, no more and no fewer.
refusal-swindle-poor = You cannot take more coins from somebody than they have.
refusal-serve-total = You must give away { $count ->
    [one] the bottle
   *[other] all { $count } bottles
} of the Saloon, no more and no fewer.
refusal-steal-self = You cannot steal from yourself.
refusal-steal-nothing = { $victim } owns no token.

# --- log
log-round-began = Round { $round } begins: tokens and coins arrive.
log-goat-turned-up = The Goat is turned up: it goes back into the pile.
log-set-aside = Out of this round: { $card_the }, face up, and another character, face down.
log-hand-taken = { $seen ->
    [0] { $dealer } deals first and draws { $count } characters.
   *[other] { $dealer } deals first and draws { $cards }.
}
log-hand-passed = { $player } { $kept ->
    [1] keeps
   *[0] hands
} { $passed ->
    [one] 1 card
   *[other] { $passed } cards
}{ $kept ->
    [1] { "" }
   *[0] { " " }to { $dealer }
}{ $seen ->
    [0] { $drawn ->
        [0] .
        [one] { $kept ->
            [1] , and draws 1.
           *[0] , who draws 1.
        }
       *[other] { $kept ->
            [1] , and draws { $drawn }.
           *[0] , who draws { $drawn }.
        }
    }
   *[other] { $kept ->
        [1] , and now holds { $cards }.
       *[0] , who now holds { $cards }.
    }
}
log-declared = { $dealer } slides { $card_id ->
    [unknown] a card
   *[other] { $card_the }
} to { $target }: “{ $declared_the }”.
log-accepted = { $player } accepts. { $honest ->
    [0] A lie: it is { $card_the }.
   *[1] True: it is { $card_the }.
}
log-refused = { $player } refuses. { $honest ->
    [0] A lie: it was { $card_the }, and { $dealer } has it.
   *[1] True: it was { $card_the }, and { $dealer } has it.
}
log-discarded = { $player } refuses. { $honest ->
    [0] A lie: { $card_the } is discarded.
   *[1] True: { $card_the } is discarded.
}
log-forced = { $player } must take what { $dealer } slides: { $card_the }.
log-last-stage-began = { $player } is the last active player, with { $hats ->
    [one] 1 hat
   *[other] { $hats } hats
} left. The others deal from now on.
log-took-tokens = { $player } takes { tokens } { $location_from }.
log-took-coins = { $player } takes { coins } { $location_from }.
log-found-nothing = { $player } finds nothing for { $card_the } to take.
log-robbed = { $player_of } Thief carries off { tokens } { $location_from }.
log-swindled = { $player_of } Charlatan takes { $total ->
    [one] 1 coin
   *[other] { $total } coins
}: { $shares }.
log-acted-in-vain = { $player_of } { $card } does nothing.
log-sheriff-killed = { $player_of } Outlaw kills { $victim_of } Sheriff: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-sheriff-paid = { $player_of } Sheriff draws { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-thief-arrested = { $player_of } Sheriff arrests { $victim_of } Thief: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $count ->
    [0] .
   *[other] , and { tokens } back { $location_to }.
}
log-charlatan-arrested = { $player_of } Sheriff arrests { $victim_of } Charlatan: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $total ->
    [0] .
   *[other] , and the coins go back: { $shares }.
}
log-loot-kept = { $player_of } Thief gets away with { tokens }.
log-charlatan-paid = { $player_of } Charlatan gets away with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-served = { $player_of } Waitress serves { $total ->
    [one] 1 bottle
   *[other] { $total } bottles
}: { $shares }.
log-gambler-replaced = { $player_of } Gambler does nothing: { $victim_of } Waitress has played instead.
log-stole = { $player } draws { $token ->
    [unknown] a token
   *[other] { tokens }
} from { $victim_of } stock.
log-round-ended = The round is over. { $dealer } deals first in the next one.
log-stock-shown = { $player } shows { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $total ->
    [0] { " " }and no tokens.
   *[other] , { $stock }.
}
log-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

# --- the table in plain text
terminal-round = Round { $round } of { $rounds }
terminal-deals = { $dealer } deals
terminal-cards = hand { $hand }, pile { $pile }
terminal-deals-to = { $dealer } deals to { $target }
terminal-in-hand = hand
terminal-out = out
terminal-owned = { $name }: { $owner }
terminal-tokens = Tokens
terminal-loot = Loot: { tokens }
terminal-coins = { character-charlatan }: { coins } ({ $shares })
terminal-hand = Your hand: { $hand }

# --- scene
scene-board = The Good, the Goat and the Bad: round { $round } of { $rounds }
scene-part = Table
scene-round = Round { $round } / { $rounds }
scene-clockwise = The hand goes round clockwise.
scene-you = You
scene-spoken = “{ $words }”
scene-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
scene-total-is = { $total } in all: coins, and what the tokens are worth.
scene-total = Total { $total }
scene-label = { $what ->
    [pile] Draw pile
    [refused] Refused
   *[aside] Set aside
}
scene-label-what = { $what ->
    [pile] The cards that are still to be dealt in this round: { $count }.
    [refused] In the last stage what nobody takes lies here, and counts for nobody in this round.
   *[aside] Two cards that are not in this round: one that everybody sees, and one that nobody sees.
}
scene-role = { $role ->
    [you] you
    [deals] dealer
    [asked] to choose
    [last] last active
    [next] deals next
   *[idle] no hat left
}
scene-seat = { $player }: { $coins }, { $closed }, { $hats ->
    [0] no hat left
    [one] 1 hat left
   *[other] { $hats } hats left
}. { $role ->
    [deals] Deals now.
    [asked] Must choose now.
    [last] The last active player: the others deal.
    [next] Will deal first in the next round.
    [idle] Out of the deal until the round ends.
    [wins] Wins the game.
   *[none] { "" }
}
scene-coins = { $player } has { coins }, open to all.
scene-tokens = { $player } has { $closed }, face down.
scene-gained = Seen coming in: { $stock }.
worth-each = { $count ->
    [0] , worth { $worth } each
    [one] , worth { $worth }
   *[other] , worth { $worth } each, { $sum } in all
}
scene-stock = { $player } has { tokens }{ worth-each }.
scene-money = Worth { $total } as things stand.
scene-hat = { $state ->
    [left] A hat that { $player } has still to place.
   *[placed] { $player } has placed this hat.
}
scene-elixirs = { $player } has { $count ->
    [one] 1 elixir: 1 coin lies on the Charlatan for it.
   *[other] { $count } elixirs: { $count } coins lie on the Charlatan for them.
}
scene-location = { $location }: { $lying }{ worth-each }, and { $coins }. Tokens for { $card_the }, coins for { $declared_the }.
scene-saloon = { $location }: { $lying }{ worth-each }. { $count ->
    [0] The Waitress has nothing to hand out.
    [one] The Waitress gives it to somebody.
   *[other] The Waitress hands them out.
}
scene-loot = Loot of the Thief: { tokens } { $location_from }{ worth-each }. It is nobody’s until the Saloon phase.
scene-swindled = On the Charlatan: { coins }. They are nobody’s until the Saloon phase.
scene-pile = Draw pile: { $count ->
    [0] no card left.
    [one] 1 card, face down.
   *[other] { $count } cards, face down.
}
scene-face-down = Set aside face down: out of this round, and nobody looks at it.
scene-left-over = Left over: out of this round, and nobody looks at it any more.
scene-hand = { $dealer } holds { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
scene-memory = What you know of this hand and of the card on offer.
scene-memory-seen = You have seen { $card_the }: it is still in this hand, or on offer.
scene-memory-declared = All know of { $card_the }: it was declared, and is still in this hand, or on offer.
scene-stretch = { $dealer } offers a card to { $target }.
scene-instead = Offer it to { $player } instead.
scene-platform = The platform: here lies the card on offer.
scene-offered = { $dealer } offers this card to { $target }, face down.
scene-says-offer = { $you ->
    [yes] choose whom to offer a card
   *[no] chooses whom to offer a card
}
scene-says-slide = { $forced ->
    [yes] { $you ->
        [yes] choose the card that must be taken
       *[no] chooses the card that must be taken
    }
   *[no] { $you ->
        [yes] choose a card
       *[no] chooses a card
    }
}
scene-says-declare = { $you ->
    [yes] slide this card
   *[no] slides this card
}
scene-says-answer = { $you ->
    [yes] offer this card and declare
   *[no] offers this card and declares
}
scene-says-rob = { $you ->
    [yes] choose a location to empty
   *[no] chooses a location to empty
}
scene-says-swindle = { $you ->
    [yes] choose from whom to take coins
   *[no] chooses from whom to take coins
}
scene-says-serve = { $you ->
    [yes] choose who gets the bottles
   *[no] chooses who gets the bottles
}
scene-says-steal = { $you ->
    [yes] choose from whom to draw a token
   *[no] chooses from whom to draw a token
}
scene-do-offer = Offer a card to { $target }
scene-do-slide = Slide { $card_the }
scene-do-declare = Declare { $declared_the }
scene-do-rob = Take all tokens { $location_from }
scene-do-swindle = Take coins from { $victim }
scene-do-serve = Give bottles to { $victim }
scene-do-steal = Draw a token from { $victim_of } stock, blindly
scene-character = { $state ->
    [in_play] { $player_of } { $card }.
    [killed] { $player_of } { $card }, killed.
    [arrested] { $player_of } { $card }, arrested.
    [hand] { $card }, in your hand.
    [offered] { $card }, which you offer to { $target }.
    [set_aside] { $card }, set aside: out of this round.
    [refused] { $card }, refused: out of this round.
    [gone] { $card }: will not come any more this round.
   *[to_come] { $card }: may still come this round.
}
scene-does-tokens = Takes all tokens { $location_from } when placed.
scene-does-coins = Takes all coins { $location_from } when placed.
scene-does-order = Number { $order } in the Saloon phase.
scene-does-goat = Does nothing but cost a hat.
scene-now = { $count ->
    [0] Now: nothing.
   *[other] Now: { $what }.
}
scene-now-lying = { tokens }{ worth-each }
scene-now-most = { tokens } { $location_from }{ worth-each }, at most
scene-does-outlaw = { $foe ->
    [here] Kills the Sheriff in the Saloon phase, for { $kill } coins.
   *[absent] Kills the Sheriff in the Saloon phase, if in play, for { $kill } coins.
}
sheriff-pay = { $base ->
    [one] { $base } coin
   *[other] { $base } coins
}, { $thief } more for arresting the Thief, { $charlatan } more for the Charlatan
scene-does-sheriff = { $foe ->
    [here] Would gain { sheriff-pay } in the Saloon phase, but the Outlaw shoots first.
   *[absent] Gains { sheriff-pay } in the Saloon phase.
}
scene-does-thief = { $foe ->
    [here] Takes all tokens of a location when placed; keeps them if the Sheriff is killed first.
   *[absent] Takes all tokens of a location when placed; keeps them unless arrested.
}
scene-does-charlatan = { $foe ->
    [here] Takes { $coins } coins from opponents when placed; keeps them if the Sheriff is killed first.
   *[absent] Takes { $coins } coins from opponents when placed; keeps them unless arrested.
}
scene-does-waitress = { $foe ->
    [here] Gives all bottles of the Saloon to opponents, then plays in the Gambler’s place.
   *[absent] Gives all bottles of the Saloon to opponents.
}
scene-does-gambler = { $foe ->
    [here] Does nothing: the Waitress plays instead.
   *[absent] Draws a token blindly from an opponent’s stock in the Saloon phase.
}

# --- what comes to light, and what a round has brought
reveal-said = { $dealer } had said
reveal-claim = “{ $claim }”
reveal-forced = { $player } must take it
reveal-stamp = { $is_ ->
    [true] True
    [lie] Lie
    [killed] Killed
    [arrested] Arrested
    [paid] Paid
    [away] Gets away
    [served] Served
    [drawn] Drawn
   *[nothing] Nothing
}
recap-title = End of round { $round }
recap-saloon = { $count ->
    [0] Nobody acted in the Saloon
   *[other] The Saloon, card by card
}
recap-seats = What everybody had at its end
recap-column = { $of ->
    [coins] coins
    [tokens] tokens
   *[lies] lies
}
recap-lies = { $count ->
    [one] 1 card offered
   *[other] { $count } cards offered
}, { $lies ->
    [0] no lie.
    [one] 1 lie; { $believed ->
        [0] it was not believed.
       *[other] it was believed.
    }
   *[other] { $lies } lies; { $believed ->
        [0] none was believed.
        [one] 1 was believed.
       *[other] { $believed } were believed.
    }
}
recap-aside = Out of the round: { $card_the }, and a card that nobody has seen.
recap-next = { $dealer } deals first in the next round.

# --- pitch: the game's page
pitch = Slide characters to the others face down, tell the truth about them or lie, and leave town richer than anybody.
    .weight = few rules, much bluff
    .order = for each card, in this order
    .first = The usual coins, the first dealer drawn at random, and everybody remembers for themselves who took what: as in the box.
pitch-offer = Choose somebody
    .text = You hold four characters. Decide who shall be offered one of them.
pitch-slide = Slide a card
    .text = It goes across the table face down: only you know which character it is.
pitch-declare = Say who it is
    .text = Name any character you like. It may be true.
pitch-answer = Theirs or yours
    .text = Taken, the character works for the other player; refused, for you. Then the truth comes out, and it goes on from there.

# --- legend
legend-in-town = The town
legend-in-outer = Characters of the locations
legend-in-saloon = Characters of the Saloon
legend-in-players = Players and cards
legend-location = Location
    .text = Its token and its coins on the left; beside them who takes the tokens, and who the coins.
legend-coin = Coin
    .text = Worth 1, open to all; a small number says how many lie there.
legend-bottle = Bottle
    .text = Worth 2; it comes to the Saloon, and the Waitress gives it away.
legend-supplies = Supplies
    .text = Worth 3; they come to the Store.
legend-banknotes = Wad of banknotes
    .text = Worth 4; it comes to the Bank.
legend-cattle = Cattle
    .text = Worth 5; they come to the Ranch.
legend-gold = Gold nugget
    .text = Worth 5; it comes to the Mine.
legend-place = Place of a character
    .text = Dashed: this one may still come this round.
legend-gone = Crossed out
    .text = This one will not come any more: set aside, or refused in the last stage.
legend-loot = Loot
    .text = Stolen, and nobody’s until the Saloon phase: a Sheriff gives it back.
legend-shopkeeper = Shopkeeper
    .text = Takes all supplies from the Store, at once.
legend-kid = Kid
    .text = Takes all coins from the Store, at once.
legend-banker = Banker
    .text = Takes all banknotes from the Bank, at once.
legend-widow = Widow
    .text = Takes all coins from the Bank, at once.
legend-rancher = Rancher
    .text = Takes all cattle from the Ranch, at once.
legend-cowboy = Cowboy
    .text = Takes all coins from the Ranch, at once.
legend-miner = Miner
    .text = Takes all gold from the Mine, at once.
legend-prospector = Prospector
    .text = Takes all coins from the Mine, at once.
legend-goat = Goat
    .text = Does nothing; whoever has it has paid a hat for it.
legend-outlaw = 1 · Outlaw
    .text = Shoots the Sheriff, if there is one, and gains 4 coins.
legend-sheriff = 2 · Sheriff
    .text = Gains 2 coins, 2 more for arresting the Thief, 1 more for the Charlatan.
legend-thief = 3 · Thief
    .text = Takes all tokens of an outer location at once; keeps them unless arrested.
legend-charlatan = 4 · Charlatan
    .text = Takes 3 coins from opponents at once; keeps them unless arrested.
legend-waitress = 5 · Waitress
    .text = Gives all bottles of the Saloon to opponents, then plays for the Gambler.
legend-gambler = 6 · Gambler
    .text = Draws a token from an opponent’s stock, unless the Waitress is there.
legend-seat = Player
    .text = Coins, then how many tokens lie face down, then hats; one’s own tokens are shown.
legend-hat = Hat
    .text = Every card that becomes yours costs one; without a hat you are out of the deal.
legend-owner = Hat on a card
    .text = Its colour and pattern say whose the card is.
legend-dealer = Dealer
    .text = Holds the cards and makes the next offer.
legend-elixir = Elixir marker
    .text = Here a coin was taken by the Charlatan; an arrest gives it back.
legend-offer = Card on offer
    .text = Face down: only its dealer knows what it is.
legend-memory = What all know
    .text = This character was named: it is in this hand, or it is the card on offer.
legend-aside = Set aside
    .text = Two cards are out of this round, one face up, one face down.

# --- figures from somebody’s box
form-in-town = The town
form-coins = Coins of a round
    .text = How many coins are laid on each location at the beginning of a round.
form-coins-at = { $which ->
    [store] The store
    [bank] The bank
    [ranch] The ranch
   *[mine] The mine
}
wrong-saloon-coins = The saloon receives no coins: nobody could take them.
