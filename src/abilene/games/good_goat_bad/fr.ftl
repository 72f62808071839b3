# Le Bon, la Chèvre et le Truand : noms, questions, choix, refus, journal.

# --- noms
character-shopkeeper = Vendeur
    .the = le Vendeur
character-kid = Gamin
    .the = le Gamin
character-banker = Banquier
    .the = le Banquier
character-widow = Veuve
    .the = la Veuve
character-rancher = Fermière
    .the = la Fermière
character-cowboy = Cowboy
    .the = le Cowboy
character-miner = Mineur
    .the = le Mineur
character-prospector = Prospecteur
    .the = le Prospecteur
character-outlaw = Hors-la-loi
    .the = le Hors-la-loi
character-sheriff = Shérif
    .the = le Shérif
character-thief = Voleur
    .the = le Voleur
character-charlatan = Charlatan
    .the = le Charlatan
character-waitress = Serveuse
    .the = la Serveuse
character-gambler = Joueur
    .the = le Joueur
character-goat = Chèvre
    .the = la Chèvre

location-store = Magasin
    .the = le Magasin
    .from = du Magasin
    .to = au Magasin
location-bank = Banque
    .the = la Banque
    .from = de la Banque
    .to = à la Banque
location-ranch = Ranch
    .the = le Ranch
    .from = du Ranch
    .to = au Ranch
location-mine = Mine
    .the = la Mine
    .from = de la Mine
    .to = à la Mine
location-saloon = Saloon
    .the = le Saloon
    .from = du Saloon
    .to = au Saloon

tokens = { $token ->
    [supplies] { $count ->
        [one] { $count } fourniture
       *[other] { $count } fournitures
    }
    [banknotes] { $count ->
        [one] { $count } liasse de billets
       *[other] { $count } liasses de billets
    }
    [cattle] { $count ->
        [one] { $count } bovin
       *[other] { $count } bovins
    }
    [gold] { $count ->
        [one] { $count } pépite d’or
       *[other] { $count } pépites d’or
    }
    [bottle] { $count ->
        [one] { $count } bouteille
       *[other] { $count } bouteilles
    }
   *[unknown] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
share = { $victim } ×{ $count }
score-coins = Pièces
score-supplies = Fournitures
score-banknotes = Billets
score-cattle = Bovins
score-gold = Or
score-bottle = Bouteilles
score-total = Total
curve-points = Fortune
curve-money = Pièces

# --- phases d’une manche, et la ligne d’un siège
phase-1 = Entretien
phase-2 = Distribution
phase-3 = Saloon
phase-4 = Fin de manche
phase-of = { $asks ->
    [serve] 3
    [steal] 3
   *[other] 2
}
seat-line = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# --- options de la table
option-coin_preset = Pièces par Lieu
    .help = Combien de pièces arrivent sur chaque Lieu à chaque manche. Les chiffres de la boîte n’ont pas pu être lus ; les nôtres sont reconstitués.
    .default = Magasin 1, Banque 2, Ranch 1, Mine 1
    .store_two = Magasin 2, Banque 1, Ranch 1, Mine 1
    .equal_six = Magasin 3, Banque 2, Ranch 1, Mine 1 : chaque Lieu vaut 6 par manche
option-first_dealer = Premier Donneur
    .help = Dans la boîte, la plus jeune personne donne d’abord.
    .random = tiré au sort

# --- questions
prompt-offer = À qui proposes-tu un Personnage ?
prompt-slide = Quel Personnage glisses-tu à { $target }, face cachée ?
prompt-declare = Tu glisses { $card_the } à { $target }. Quel Personnage déclares-tu ?
prompt-answer = { $dealer } te propose une carte, face cachée : « { $declared_the } ». La prends-tu ?
prompt-rob = Ton Voleur : de quel Lieu prend-il tous les jetons ?
prompt-swindle = Ton Charlatan : à qui prend-il des pièces ?
prompt-serve = Ta Serveuse : à qui vont les bouteilles ?
prompt-steal = Chez qui pioches-tu un jeton, au hasard ?

# --- choix
label-offer = { $target }
label-slide = { $card }
label-declare = { $declared }
label-answer = { $answer ->
    [accept] Accepter
   *[refuse] Refuser
}
label-rob = { $location }
label-swindle = { $shares }
label-serve = { $shares }
label-steal = { $victim }

# --- refus
refusal-offer-self = Tu ne peux pas te proposer un Personnage.
refusal-offer-inactive = { $target } n’a plus de chapeau à poser cette manche.
refusal-not-in-hand = Tu n’as pas { $card_the } en main.
refusal-declare-not-in-hand = On ne déclare qu’un Personnage de sa main, et { $declared_the } n’y est pas.
refusal-rob-saloon = Le Voleur ne peut pas voler le Saloon.
refusal-rob-unused = Ce Lieu n’est pas de cette partie : { $location }.
refusal-rob-empty = Il n’y a pas de jeton ici : { $location }.
refusal-swindle-total = Il faut prendre trois pièces en tout, ou toutes celles qu’il y a.
refusal-swindle-poor = On ne peut pas prendre à quelqu’un plus de pièces qu’il n’en a.
refusal-serve-total = Il faut donner toutes les bouteilles du Saloon, ni plus ni moins.
refusal-steal-self = On ne se vole pas soi-même.
refusal-steal-nothing = { $victim } n’a aucun jeton.

# --- journal
log-round-began = La manche { $round } commence : jetons et pièces arrivent.
log-goat-turned-up = La Chèvre est retournée : elle repart dans la pioche.
log-set-aside = Hors de cette manche : { $card_the }, face visible, et un autre Personnage, face cachée.
log-hand-taken = { $seen ->
    [0] { $dealer } donne en premier et pioche { $count } Personnages.
   *[other] { $dealer } donne en premier et pioche { $cards }.
}
log-hand-passed = { $seen ->
    [0] { $player } passe { $passed ->
            [one] { $passed } carte
           *[other] { $passed } cartes
        } à { $dealer }{ $drawn ->
            [0] .
           *[other] , qui en pioche { $drawn }.
        }
   *[other] { $player } passe { $passed ->
            [one] { $passed } carte
           *[other] { $passed } cartes
        } à { $dealer }, qui tient maintenant { $cards }.
}
log-declared = { $dealer } glisse { $card_id ->
    [unknown] une carte
   *[other] { $card_the }
} à { $target } : « { $declared_the } ».
log-accepted = { $player } accepte. { $honest ->
    [0] Mensonge : c’est { $card_the }.
   *[1] C’était vrai : c’est { $card_the }.
}
log-refused = { $player } refuse. { $honest ->
    [0] Mensonge : c’était { $card_the }, pour { $dealer }.
   *[1] C’était vrai : { $card_the }, pour { $dealer }.
}
log-discarded = { $player } refuse. { $honest ->
    [0] Mensonge : c’était { $card_the }, qui part à la défausse.
   *[1] C’était vrai : { $card_the } part à la défausse.
}
log-forced = { $player } doit prendre ce que glisse { $dealer } : { $card_the }.
log-last-stage-began = { $player } est la dernière personne active, avec { $hats ->
    [one] { $hats } chapeau
   *[other] { $hats } chapeaux
}. Les autres donnent désormais.
log-took-tokens = { $player } prend { tokens } { $location_from }.
log-took-coins = { $player } prend { coins } { $location_from }.
log-found-nothing = Rien à prendre pour { $card_the } { $player_of }.
log-robbed = Le Voleur { $player_of } emporte { tokens } { $location_from }.
log-swindled = Le Charlatan { $player_of } prend { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
} : { $shares }.
log-acted-in-vain = Sans effet : { $card_the } { $player_of }.
log-sheriff-killed = Le Hors-la-loi { $player_of } tue le Shérif { $victim_of } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-sheriff-paid = Le Shérif { $player_of } touche { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-thief-arrested = Le Shérif { $player_of } arrête le Voleur { $victim_of } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $count ->
    [0] .
   *[other] , et { tokens } de retour { $location_to }.
}
log-charlatan-arrested = Le Shérif { $player_of } arrête le Charlatan { $victim_of } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $total ->
    [0] .
   *[other] , et les pièces sont rendues : { $shares }.
}
log-loot-kept = Le Voleur { $player_of } garde son butin : { tokens }.
log-charlatan-paid = Le Charlatan { $player_of } garde { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-served = La Serveuse { $player_of } offre { $total ->
    [one] { $total } bouteille
   *[other] { $total } bouteilles
} : { $shares }.
log-gambler-replaced = Le Joueur { $player_of } ne fait rien : la Serveuse { $victim_of } a joué à sa place.
log-stole = { $player } pioche { $token ->
    [unknown] un jeton
   *[other] { tokens }
} chez { $victim }.
log-round-ended = La manche est finie. { $dealer } donnera en premier.
log-stock-shown = { $player } montre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $total ->
    [0] { " " }et aucun jeton.
   *[other] , { $stock }.
}
log-game-ended = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

# --- la table en texte
terminal-round = Manche { $round } sur { $rounds }
terminal-deals = { $dealer } donne
terminal-cards = main { $hand }, pioche { $pile }
terminal-deals-to = { $dealer } donne à { $target }
terminal-in-hand = main
terminal-out = hors
terminal-owned = { $name } : { $owner }
terminal-tokens = Jetons
terminal-loot = Butin : { tokens }
terminal-coins = { character-charlatan } : { coins } ({ $shares })
terminal-hand = Ta main : { $hand }

# --- scene
scene-board = Le Bon, la Chèvre et le Truand : manche { $round } sur { $rounds }
scene-round = Manche { $round } / { $rounds }
scene-clockwise = La main tourne dans le sens horaire.
scene-you = Toi
scene-spoken = « { $words } »
scene-wins = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
scene-total = Total { $total }
scene-label = { $what ->
    [pile] Pioche
    [refused] Refusées
   *[aside] Écartées
}
scene-role = { $role ->
    [you] toi
    [deals] à la donne
    [asked] doit choisir
    [last] en lice
    [next] donne ensuite
   *[idle] sans chapeau
}
scene-seat = { $player } : { $coins }, { $closed }, { $hats ->
    [0] plus de chapeau
    [one] { $hats } chapeau à poser
   *[other] { $hats } chapeaux à poser
}. { $role ->
    [deals] Donne en ce moment.
    [asked] Doit choisir maintenant.
    [last] Dernière personne active : les autres donnent.
    [next] Donnera en premier à la manche suivante.
    [idle] Hors de la donne jusqu’à la fin de la manche.
    [wins] Gagne la partie.
   *[none] { "" }
}
scene-coins = { $player } a { coins }, à la vue de tous.
scene-tokens = { $player } a { $closed }, face cachée. Entrées au vu de tous : { $stock }.
scene-stock = { $player } a { tokens } (valeur { $worth } chaque).
scene-hat = { $state ->
    [left] Un chapeau : { $player } doit encore le poser.
   *[placed] { $player } a posé ce chapeau.
}
scene-elixirs = { $player } a { $count ->
    [one] { $count } élixir : une pièce attend sur le Charlatan.
   *[other] { $count } élixirs : autant de pièces attendent sur le Charlatan.
}
scene-location = { $location } : { $lying } (valeur { $worth } chaque) et { $coins }. Jetons pour { $card_the }, pièces pour { $declared_the }.
scene-saloon = { $location } : { $lying } (valeur { $worth } chaque). La Serveuse les distribue.
scene-loot = Butin du Voleur : { tokens } { $location_from }. Il n’est à personne avant la phase Saloon.
scene-swindled = Sur le Charlatan : { coins }. Elles ne sont à personne avant la phase Saloon.
scene-pile = Pioche : { $count ->
    [0] plus de carte.
    [one] { $count } carte, face cachée.
   *[other] { $count } cartes, face cachée.
}
scene-face-down = Carte écartée face cachée : hors de cette manche, personne ne la regarde.
scene-left-over = Carte de reste : hors de cette manche, personne ne la regarde plus.
scene-hand = { $dealer } tient { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
scene-memory = Ce que tu sais de cette main et de la carte proposée.
scene-memory-seen = Tu as vu { $card_the } : la carte est encore dans cette main, ou proposée.
scene-memory-declared = Chacun le sait : { $card_the }, carte déclarée, est encore dans cette main, ou proposée.
scene-stretch = { $dealer } propose une carte à { $target }.
scene-platform = Le quai : ici attend la carte proposée.
scene-offered = { $dealer } propose cette carte à { $target }, face cachée.
scene-says-offer = { $you ->
    [yes] choisis à qui proposer une carte
   *[no] choisit à qui proposer une carte
}
scene-says-slide = { $forced ->
    [yes] { $you ->
        [yes] choisis la carte qu’il faudra prendre
       *[no] choisit la carte qu’il faudra prendre
    }
   *[no] { $you ->
        [yes] choisis une carte
       *[no] choisit une carte
    }
}
scene-says-declare = { $you ->
    [yes] glisses cette carte
   *[no] glisse cette carte
}
scene-says-answer = { $you ->
    [yes] proposes cette carte et déclares
   *[no] propose cette carte et déclare
}
scene-says-rob = { $you ->
    [yes] choisis un Lieu à vider
   *[no] choisit un Lieu à vider
}
scene-says-swindle = { $you ->
    [yes] choisis à qui prendre des pièces
   *[no] choisit à qui prendre des pièces
}
scene-says-serve = { $you ->
    [yes] choisis à qui vont les bouteilles
   *[no] choisit à qui vont les bouteilles
}
scene-says-steal = { $you ->
    [yes] choisis chez qui piocher un jeton
   *[no] choisit chez qui piocher un jeton
}
scene-do-offer = Proposer une carte à { $target }.
scene-do-slide = Glisser { $card_the }.
scene-do-declare = Déclarer { $card_the }.
scene-do-answer = Accepter cette carte.
scene-do-rob = Prendre tous les jetons { $location_from }.
scene-do-swindle = Prendre des pièces à { $victim }.
scene-do-serve = Donner des bouteilles à { $victim }.
scene-do-steal = Piocher un jeton au hasard chez { $victim }.
scene-character = { $state ->
    [in_play] { $card } { $player_of }.
    [killed] { $card } { $player_of }, tué par le Hors-la-loi.
    [arrested] { $card } { $player_of }, arrêté par le Shérif.
    [hand] { $card }, dans ta main.
    [offered] { $card }, que tu proposes à { $target }.
    [set_aside] { $card } : carte écartée, hors de cette manche.
    [refused] { $card } : carte refusée, hors de cette manche.
    [gone] { $card } : ne viendra plus cette manche.
   *[to_come] { $card } : peut encore venir cette manche.
}
scene-does-tokens = Dès sa pose, prend tous les jetons { $location_from }.
scene-does-coins = Dès sa pose, prend toutes les pièces { $location_from }.
scene-does-goat = Ne fait rien, sinon coûter un chapeau.
scene-does-outlaw = { $foe ->
    [here] En phase Saloon, tue le Shérif.
   *[absent] En phase Saloon, tue le Shérif s’il est en jeu.
}
scene-does-sheriff = { $foe ->
    [here] En phase Saloon, arrêterait le Voleur et le Charlatan, mais le Hors-la-loi tire le premier.
   *[absent] En phase Saloon, arrête le Voleur et le Charlatan.
}
scene-does-thief = { $foe ->
    [here] Dès sa pose, prend tous les jetons d’un Lieu ; les garde si le Shérif est tué avant.
   *[absent] Dès sa pose, prend tous les jetons d’un Lieu ; les garde, sauf arrestation.
}
scene-does-charlatan = { $foe ->
    [here] Dès sa pose, prend des pièces aux adversaires ; les garde si le Shérif est tué avant.
   *[absent] Dès sa pose, prend des pièces aux adversaires ; les garde, sauf arrestation.
}
scene-does-waitress = { $foe ->
    [here] Donne toutes les bouteilles du Saloon aux adversaires, puis joue à la place du Joueur.
   *[absent] Donne toutes les bouteilles du Saloon aux adversaires.
}
scene-does-gambler = { $foe ->
    [here] Ne fait rien : la Serveuse joue à sa place.
   *[absent] En phase Saloon, pioche un jeton au hasard chez un adversaire.
}
