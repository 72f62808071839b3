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
        [one] { $count } jeton Ressource
       *[other] { $count } jetons Ressource
    }
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
share = { $victim } ×{ $count }
score-coins = Pièces
score-supplies = Fournitures
score-banknotes = Liasses
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
far = Manche { $round } sur { $rounds }
far-brief = { $round }/{ $rounds }
seat-line = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# --- options de la table
option-coin_preset = Pièces par Lieu
    .help = Combien de pièces arrivent sur chaque Lieu à chaque manche. Les chiffres de la boîte n’ont pas pu être lus ; les nôtres sont reconstitués.
    .default = Magasin 1, Banque 2, Ranch 1, Mine 1
    .default-help = La Banque a le plus à partager : le Banquier et la Veuve valent la peine.
    .store_two = Magasin 2, Banque 1, Ranch 1, Mine 1
    .store_two-help = Le Magasin a le plus à partager : le Vendeur et le Gamin valent la peine.
    .equal_six = Magasin 3, Banque 2, Ranch 1, Mine 1 : chaque Lieu vaut 6 par manche
    .equal_six-help = Aucun Lieu n’est meilleur qu’un autre : ce qu’on dit compte plus que l’endroit où va la carte.
option-first_dealer = Premier Donneur
    .help = Dans la boîte, la personne la plus jeune est le premier Donneur.
    .random = tiré au sort
    .random-help = Le sort dit qui tient la première main.
    .seat-help = Ce siège tient la première main et propose le premier Personnage.
option-memory_aid = Aide-mémoire
    .help = Les jetons Ressource restent face cachée : se souvenir de qui a pris quoi fait partie du jeu. Avec l’aide-mémoire, la table rappelle à tout le monde les jetons que chacun a pris au vu de tous.
    .true = la table rappelle
    .true-help = Chacun peut relire les jetons qu’on a vu prendre : plus facile, et moins de disputes.
    .false = à chacun sa mémoire
    .false-help = Comme dans la boîte : tu retiens qui a pris quoi, et tu peux te tromper.

# --- questions
prompt-offer = À qui proposes‑tu un Personnage ?
prompt-slide = Quel Personnage proposes‑tu à { $target }, face cachée ?
prompt-declare = Tu proposes { $card_the } à { $target }. Quel Personnage déclares‑tu ?
prompt-answer = { $dealer } te propose une carte, face cachée : « { $declared_the } ». L’acceptes‑tu ?
prompt-rob = Ton Voleur : de quel Lieu prend‑il tous les jetons Ressource ?
prompt-swindle = Ton Charlatan : à qui prend‑il { $count ->
    [one] une pièce
   *[other] { $count } pièces
} ?
prompt-serve = Ta Serveuse : à qui { $count ->
    [one] donne‑t‑elle la bouteille
   *[other] distribue‑t‑elle les { $count } bouteilles
} ?
prompt-steal = À qui prends‑tu un jeton Ressource, au hasard ?

# --- choix
label-offer = { $target }
label-slide = { $card }
label-declare = { $declared }
label-answer = { $answer ->
    [accept] Accepter
   *[refuse] Refuser
}
follows-answer = { $answer ->
    [accept] ton chapeau sur cette carte
   *[refuse] { $stage ->
        [last] la carte est défaussée
       *[round] elle revient à { $dealer }
    }
}
label-rob = { $location }
label-swindle = { $shares }
label-serve = { $shares }
label-steal = { $victim }

# --- refus
refusal-offer-self = Tu ne peux pas te proposer un Personnage.
refusal-offer-inactive = { $target } n’a plus de petit chapeau à placer cette manche.
refusal-aside = { $asks ->
    [offer] Choisis d’abord à qui : la carte vient ensuite.
    [answer] Accepte ou refuse la carte proposée.
    [rob] Ton Voleur est à l’œuvre : choisis le Lieu qu’il vide.
    [swindle] Ton Charlatan est à l’œuvre : choisis à qui il prend les pièces.
    [serve] Ta Serveuse est à l’œuvre : choisis à qui elle donne les bouteilles.
    [steal] Tu voles un jeton Ressource : choisis à qui.
   *[other] Choisis une carte de ta main.
}
refusal-not-in-game = Ce Personnage n’est pas de cette partie.
refusal-in-play = Ce Personnage est déjà en jeu.
refusal-set-aside = Ce Personnage est mis de côté pour cette manche.
refusal-turned-down = Ce Personnage a été refusé : il ne revient pas cette manche.
refusal-not-in-hand = Tu n’as pas { $card_the } en main.
refusal-declare-not-in-hand = On ne déclare qu’un Personnage de sa main, et { $declared_the } n’y est pas.
refusal-rob-saloon = Le Voleur ne peut pas voler le Saloon.
refusal-rob-unused = Ce Lieu n’est pas de cette partie : { $location }.
refusal-rob-empty = Il n’y a pas de jeton Ressource ici : { $location }.
refusal-swindle-total = Il faut prendre { $count ->
    [one] une pièce
   *[other] { $count } pièces en tout
}, ni plus ni moins.
refusal-swindle-poor = On ne peut pas prendre à quelqu’un plus de pièces qu’il n’en a.
refusal-serve-total = Il faut donner { $count ->
    [one] la bouteille du Saloon
   *[other] les { $count } bouteilles du Saloon
}, ni plus ni moins.
refusal-steal-self = On ne se vole pas soi-même.
refusal-steal-nothing = { $victim } n’a aucun jeton Ressource.

# --- journal
log-round-began = La manche { $round } commence : jetons Ressource et pièces arrivent sur les Lieux.
log-goat-turned-up = La carte visible est la Chèvre : elle est remélangée dans la pioche.
log-set-aside = Mis de côté pour cette manche : { $card_the }, face visible, et un autre Personnage, face cachée.
log-hand-taken = { $seen ->
    [0] { $dealer } est le premier Donneur et pioche { $count } Personnages.
   *[other] { $dealer } est le premier Donneur et pioche { $cards }.
}
log-hand-passed = { $player } { $kept ->
    [1] garde
   *[0] passe
} { $passed ->
    [one] { $passed } carte
   *[other] { $passed } cartes
}{ $kept ->
    [1] { "" }
   *[0] { " " }à { $dealer }
}{ $seen ->
    [0] { $drawn ->
        [0] .
       *[other] { $kept ->
            [1] { " " }et en pioche { $drawn }.
           *[0] , qui en pioche { $drawn }.
        }
    }
   *[other] { $kept ->
        [1] { " " }et a maintenant en main { $cards }.
       *[0] , qui a maintenant en main { $cards }.
    }
}
log-declared = { $dealer } propose { $card_id ->
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
    [0] Mensonge : c’était { $card_the }, carte défaussée.
   *[1] C’était vrai : { $card_the }, carte défaussée.
}
log-forced = { $player } doit accepter ce que propose { $dealer } : { $card_the }.
log-last-stage-began = { $player } est la dernière personne active, avec { $hats ->
    [one] { $hats } petit chapeau
   *[other] { $hats } petits chapeaux
}. Les autres sont désormais les Donneurs.
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
log-served = La Serveuse { $player_of } distribue { $total ->
    [one] { $total } bouteille
   *[other] { $total } bouteilles
} : { $shares }.
log-gambler-replaced = Le Joueur { $player_of } ne fait rien : la Serveuse { $victim_of } a agi à sa place.
log-stole = { $player } prend au hasard { $token ->
    [unknown] un jeton Ressource
   *[other] { tokens }
} à { $victim }.
log-round-ended = La manche est finie. { $dealer } sera le premier Donneur de la suivante.
log-stock-shown = { $player } montre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $total ->
    [0] { " " }et aucun jeton Ressource.
   *[other] , { $stock }.
}
log-game-ended = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

# --- la table en texte
terminal-round = Manche { $round } sur { $rounds }
terminal-deals = Donneur : { $dealer }
terminal-cards = main { $hand }, pioche { $pile }
terminal-deals-to = { $dealer } propose à { $target }
terminal-in-hand = main
terminal-out = hors
terminal-owned = { $name } : { $owner }
terminal-tokens = Jetons
terminal-loot = Butin : { tokens }
terminal-coins = { character-charlatan } : { coins } ({ $shares })
terminal-hand = Ta main : { $hand }

# --- scene
scene-board = Le Bon, la Chèvre et le Truand : manche { $round } sur { $rounds }
scene-part = Table
scene-round = Manche { $round } / { $rounds }
scene-clockwise = La main tourne dans le sens des aiguilles d’une montre.
scene-you = Toi
scene-spoken = « { $words } »
scene-wins = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
scene-total-is = { $total } en tout : les pièces, et ce que valent les jetons.
scene-total = Total { $total }
scene-label = { $what ->
    [pile] Pioche
    [refused] Défausse
   *[aside] De côté
}
scene-label-what = { $what ->
    [pile] Les cartes qui restent à distribuer dans cette manche : { $count }.
    [refused] À la dernière étape, ce que personne ne prend est posé ici et ne compte pour personne dans cette manche.
   *[aside] Deux cartes hors de cette manche : l’une que tout le monde voit, l’autre que personne ne voit.
}
scene-role = { $role ->
    [you] toi
    [deals] Donneur
    [asked] doit choisir
    [last] dernier actif
    [next] prochain Donneur
   *[idle] inactif
}
scene-seat = { $player } : { $coins }, { $closed }, { $hats ->
    [0] plus de petit chapeau
    [one] { $hats } petit chapeau à placer
   *[other] { $hats } petits chapeaux à placer
}. { $role ->
    [deals] Est le Donneur.
    [asked] Doit choisir maintenant.
    [last] Dernière personne active : les autres sont les Donneurs.
    [next] Sera le premier Donneur de la manche suivante.
    [idle] Personne inactive jusqu’à la fin de la manche.
    [wins] Gagne la partie.
   *[none] { "" }
}
scene-coins = { $player } a { coins }, à la vue de tous.
scene-tokens = { $player } a { $closed }, face cachée.
scene-gained = Pris au vu de tous : { $stock }.
worth-each = { $count ->
    [0] { " " }(valeur { $worth } l’unité)
    [one] { " " }(valeur { $worth })
   *[other] { " " }(valeur { $worth } l’unité, { $sum } en tout)
}
scene-stock = { $player } a { tokens }{ worth-each }.
scene-money = Valeur en l’état : { $total }.
scene-hat = { $state ->
    [left] Un petit chapeau : { $player } doit encore le placer.
   *[placed] { $player } a placé ce petit chapeau.
}
scene-elixirs = { $player } a { $count ->
    [one] { $count } jeton Élixir : une pièce attend sur le Charlatan.
   *[other] { $count } jetons Élixir : autant de pièces attendent sur le Charlatan.
}
scene-location = { $location } : { $lying }{ worth-each } et { $coins }. Jetons Ressource pour { $card_the }, pièces pour { $declared_the }.
scene-saloon = { $location } : { $lying }{ worth-each }. { $count ->
    [0] La Serveuse n’a rien à distribuer.
    [one] La Serveuse la donne à quelqu’un.
   *[other] La Serveuse les distribue.
}
scene-loot = Butin du Voleur : { tokens } { $location_from }{ worth-each }. Il n’est à personne avant la phase de Saloon.
scene-swindled = Sur le Charlatan : { coins }. Elles ne sont à personne avant la phase de Saloon.
scene-pile = Pioche : { $count ->
    [0] plus de carte.
    [one] { $count } carte, face cachée.
   *[other] { $count } cartes, face cachée.
}
scene-face-down = Carte mise de côté face cachée : hors de cette manche, personne ne la regarde.
scene-left-over = Carte restante : hors de cette manche, personne ne la regarde plus.
scene-hand = { $dealer } a { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
scene-memory = Ce que tu sais de cette main et de la carte proposée.
scene-memory-seen = Tu as vu { $card_the } : la carte est encore dans cette main, ou proposée.
scene-memory-declared = Chacun le sait : { $card_the }, carte déclarée, est encore dans cette main, ou proposée.
scene-stretch = { $dealer } propose une carte à { $target }.
scene-instead = Proposer plutôt à { $player }.
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
    [yes] proposes cette carte
   *[no] propose cette carte
}
scene-says-answer = { $you ->
    [yes] proposes cette carte et déclares
   *[no] propose cette carte et déclare
}
scene-says-rob = { $you ->
    [yes] choisis un Lieu à voler
   *[no] choisit un Lieu à voler
}
scene-says-swindle = { $you ->
    [yes] choisis à qui prendre des pièces
   *[no] choisit à qui prendre des pièces
}
scene-says-serve = { $you ->
    [yes] choisis à qui distribuer les bouteilles
   *[no] choisit à qui distribuer les bouteilles
}
scene-says-steal = { $you ->
    [yes] choisis à qui prendre un jeton Ressource
   *[no] choisit à qui prendre un jeton Ressource
}
scene-do-offer = Proposer une carte à { $target }
scene-do-slide = Proposer { $card_the }
scene-do-declare = Déclarer { $declared_the }
scene-do-rob = Prendre tous les jetons Ressource { $location_from }
scene-do-swindle = Prendre des pièces à { $victim }
scene-do-serve = Donner des bouteilles à { $victim }
scene-do-steal = Prendre au hasard un jeton Ressource à { $victim }
scene-character = { $state ->
    [in_play] { $card } { $player_of }.
    [killed] { $card } { $player_of }, tué par le Hors-la-loi.
    [arrested] { $card } { $player_of }, arrêté par le Shérif.
    [hand] { $card }, dans ta main.
    [offered] { $card }, que tu proposes à { $target }.
    [set_aside] { $card } : carte mise de côté, hors de cette manche.
    [refused] { $card } : carte refusée et défaussée, hors de cette manche.
    [gone] { $card } : ne viendra plus cette manche.
   *[to_come] { $card } : peut encore venir cette manche.
}
scene-does-tokens = Effet instantané : prend tous les jetons Ressource { $location_from }.
scene-does-coins = Effet instantané : prend toutes les pièces { $location_from }.
scene-does-order = Numéro { $order } dans la phase de Saloon.
scene-does-goat = Aucun effet, sinon coûter un petit chapeau.
scene-now = { $count ->
    [0] En ce moment : rien.
   *[other] En ce moment : { $what }.
}
scene-now-lying = { tokens }{ worth-each }
scene-now-most = au mieux { tokens } { $location_from }{ worth-each }
scene-does-outlaw = { $foe ->
    [here] Effet de Saloon : tue le Shérif et gagne { $kill } pièces.
   *[absent] Effet de Saloon : s’il est en jeu, tue le Shérif et gagne { $kill } pièces.
}
sheriff-pay = { $base ->
    [one] { $base } pièce
   *[other] { $base } pièces
}, plus { $thief } s’il arrête le Voleur, plus { $charlatan } s’il arrête le Charlatan
scene-does-sheriff = { $foe ->
    [here] Effet de Saloon : gagnerait { sheriff-pay }, mais le Hors-la-loi le tue avant.
   *[absent] Effet de Saloon : gagne { sheriff-pay }.
}
scene-does-thief = { $foe ->
    [here] Effet instantané : prend tous les jetons Ressource d’un Lieu. Effet de Saloon : les garde si le Shérif est tué avant.
   *[absent] Effet instantané : prend tous les jetons Ressource d’un Lieu. Effet de Saloon : les garde, sauf arrestation.
}
scene-does-charlatan = { $foe ->
    [here] Effet instantané : prend { $coins } pièces aux adversaires. Effet de Saloon : les garde si le Shérif est tué avant.
   *[absent] Effet instantané : prend { $coins } pièces aux adversaires. Effet de Saloon : les garde, sauf arrestation.
}
scene-does-waitress = { $foe ->
    [here] Effet de Saloon : distribue toutes les bouteilles du Saloon aux adversaires, puis agit à la place du Joueur.
   *[absent] Effet de Saloon : distribue toutes les bouteilles du Saloon aux adversaires.
}
scene-does-gambler = { $foe ->
    [here] Aucun effet : la Serveuse agit à sa place.
   *[absent] Effet de Saloon : prend au hasard un jeton Ressource à un adversaire.
}

# --- ce qui vient au jour, et ce qu’une manche a rapporté
reveal-said = { $dealer } avait dit
reveal-claim = « { $claim } »
reveal-forced = { $player } doit accepter
reveal-stamp = { $is_ ->
    [true] Vrai
    [lie] Mensonge
    [killed] Abattu
    [arrested] Arrêté
    [paid] Payé
    [away] En fuite
    [served] Servi
    [drawn] Pioché
   *[nothing] Rien
}
recap-title = Fin de la manche { $round }
recap-saloon = { $count ->
    [0] Personne n’a agi au Saloon
   *[other] Le Saloon, carte par carte
}
recap-seats = Ce que chacun avait à la fin
recap-column = { $of ->
    [coins] pièces
    [tokens] jetons
   *[lies] mensonges
}
recap-lies = { $count ->
    [one] { $count } carte proposée
   *[other] { $count } cartes proposées
}, { $lies ->
    [0] aucun mensonge.
    [one] { $lies } mensonge ; { $believed ->
        [0] il n’a pas été cru.
       *[other] il a été cru.
    }
   *[other] { $lies } mensonges ; { $believed ->
        [0] aucun n’a été cru.
        [one] { $believed } a été cru.
       *[other] { $believed } ont été crus.
    }
}
recap-aside = Hors de la manche : { $card_the }, et une carte que personne n’a vue.
recap-next = { $dealer } sera le premier Donneur de la manche suivante.

# --- présentation : la page du jeu
pitch = Propose des Personnages aux autres face cachée, dis vrai ou mens à leur sujet, et quitte la ville plus riche que tout le monde.
    .weight = peu de règles, beaucoup de bluff
    .order = pour chaque carte, dans cet ordre
    .first = Les pièces habituelles, le premier Donneur tiré au sort, et à chacun de retenir qui a pris quoi : comme dans la boîte.
pitch-offer = Choisis quelqu’un
    .text = Tu as quatre Personnages en main. Décide à qui tu en proposes un.
pitch-slide = Propose une carte
    .text = Elle traverse la table face cachée : toi seul sais quel Personnage c’est.
pitch-declare = Dis qui c’est
    .text = Nomme le Personnage que tu veux. C’est peut-être la vérité.
pitch-answer = À l’autre ou à toi
    .text = Accepté, le Personnage travaille pour l’autre ; refusé, pour toi. La vérité se voit aussitôt, et le jeu continue.

# --- légende
legend-in-town = La ville
legend-in-outer = Personnages des Lieux
legend-in-saloon = Personnages du Saloon
legend-in-players = Joueurs et cartes
legend-location = Lieu
    .text = À gauche son jeton et ses pièces ; à côté, qui prend les jetons, et qui les pièces.
legend-coin = Pièce
    .text = Vaut 1, à la vue de tous ; un petit nombre dit combien il y en a.
legend-bottle = Bouteille
    .text = Vaut 2 ; elle arrive au Saloon, et la Serveuse la donne.
legend-supplies = Fournitures
    .text = Valent 3 ; elles arrivent au Magasin.
legend-banknotes = Liasse de billets
    .text = Vaut 4 ; elle arrive à la Banque.
legend-cattle = Bétail
    .text = Vaut 5 ; il arrive au Ranch.
legend-gold = Pépite d’or
    .text = Vaut 5 ; elle arrive à la Mine.
legend-place = Place d’un Personnage
    .text = En pointillé : il peut encore venir cette manche.
legend-gone = Nom barré
    .text = Il ne viendra plus : mis de côté, ou refusé à l’étape finale.
legend-loot = Butin
    .text = Volé, et à personne jusqu’au Saloon : un Shérif le fait rendre.
legend-shopkeeper = Vendeur
    .text = Prend tout de suite toutes les fournitures du Magasin.
legend-kid = Gamin
    .text = Prend tout de suite toutes les pièces du Magasin.
legend-banker = Banquier
    .text = Prend tout de suite tous les billets de la Banque.
legend-widow = Veuve
    .text = Prend tout de suite toutes les pièces de la Banque.
legend-rancher = Fermière
    .text = Prend tout de suite tout le bétail du Ranch.
legend-cowboy = Cowboy
    .text = Prend tout de suite toutes les pièces du Ranch.
legend-miner = Mineur
    .text = Prend tout de suite tout l’or de la Mine.
legend-prospector = Prospecteur
    .text = Prend tout de suite toutes les pièces de la Mine.
legend-goat = Chèvre
    .text = Ne fait rien ; qui l’a, l’a payée d’un chapeau.
legend-outlaw = 1 · Hors-la-loi
    .text = Abat le Shérif, s’il y en a un, et gagne 4 pièces.
legend-sheriff = 2 · Shérif
    .text = Gagne 2 pièces, 2 de plus s’il arrête le Voleur, 1 de plus pour le Charlatan.
legend-thief = 3 · Voleur
    .text = Prend tout de suite tous les jetons d’un Lieu extérieur ; les garde s’il n’est pas arrêté.
legend-charlatan = 4 · Charlatan
    .text = Prend tout de suite 3 pièces aux adversaires ; les garde s’il n’est pas arrêté.
legend-waitress = 5 · Serveuse
    .text = Donne toutes les bouteilles du Saloon aux adversaires, puis joue pour le Joueur.
legend-gambler = 6 · Joueur
    .text = Pioche un jeton chez un adversaire, sauf si la Serveuse est là.
legend-seat = Siège
    .text = Les pièces, puis combien de jetons face cachée, puis les chapeaux ; tu vois les tiens.
legend-hat = Petit chapeau
    .text = Chaque carte qui devient tienne en coûte un ; sans chapeau, tu ne joues plus.
legend-owner = Chapeau sur une carte
    .text = Sa couleur et son motif disent à qui est la carte.
legend-dealer = Donneur
    .text = Tient les cartes et fait la prochaine offre.
legend-elixir = Jeton Élixir
    .text = Ici le Charlatan a pris une pièce ; une arrestation la rend.
legend-offer = Carte proposée
    .text = Face cachée : seul le Donneur sait ce que c’est.
legend-memory = Ce que tous savent
    .text = Ce Personnage a été déclaré : il est dans cette main, ou c’est la carte proposée.
legend-aside = Mises de côté
    .text = Deux cartes ne sont pas de cette manche, une face visible, une face cachée.

# --- les chiffres d’une boîte
form-in-town = La ville
form-coins = Les pièces d’une manche
    .text = Combien de pièces sont posées sur chaque lieu au début d’une manche.
form-coins-at = { $which ->
    [store] Le magasin
    [bank] La banque
    [ranch] Le ranch
   *[mine] La mine
}
wrong-saloon-coins = Le saloon ne reçoit pas de pièces : personne ne pourrait les prendre.
