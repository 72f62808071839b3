# Sam : les étapes de son tour et leurs raisons. Une étape est une demi-phrase ; sa raison suit après deux-points.

log-sam-acted = { $step } : { $why } ({ $rule }).

# --- en texte simple
terminal-sam = Sam : { $words }
terminal-sam-specialty = spécialité { $worker }
terminal-sam-deck = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
terminal-sam-card = dernière carte { $number }
terminal-sam-discs = { $count ->
    [one] { $count } disque en réserve
   *[other] { $count } disques en réserve
}
terminal-sam-pile = { $count ->
    [one] { $count } carte dans sa pile
   *[other] { $count } cartes dans sa pile
}
terminal-sam-city = prochaine livraison { $name }
terminal-sam-engine = sa locomotive a quitté la partie

# --- ce qu’il fait
sam-shuffled = { $player } mélange ses { $count } cartes jouées en une nouvelle pioche
sam-drew = { $player } retourne la carte { $number } ; sa spécialité est { $worker_the }
sam-opened = Le prochain magasin { $player_of } est pour { $town_the }
sam-finished = La carte d’expansion { $number ->
    [1] I
    [2] II
    [3] III
   *[other] { $number }
} { $player_of } retourne dans la boîte
sam-turned = { $player } retourne la carte d’expansion { $number ->
    [1] I
    [2] II
    [3] III
   *[other] { $number }
}
sam-rode = { $player } avance de { $steps } { $steps ->
    [one] lieu
   *[other] lieux
}{ $by ->
    [0] { "" }
    [1] , d’après les bâtiments,
   *[2] , d’après sa spécialité, { $worker_the },
} et s’arrête là, { $place }
sam-earned = { $owner } reçoit { $money } $ de la banque pour le passage { $player_of } ({ $place })
sam-hired = { $player } engage gratuitement 1 { $worker } de la rangée { $row }
sam-specialised = La spécialité { $player_of } est maintenant { $worker_the }
sam-revealed = Le marché reçoit { $cards }
sam-bought = { $player } achète { $cards } avec { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, pour l’équivalent de { $money } $
sam-took = { $player } prend gratuitement { $card } au marché
sam-built = { $player } place le bâtiment { $face } ({ $space }), sur la prochaine case libre { $ahead ->
    [0] depuis le début du parcours
   *[1] devant { $owner }
}
sam-replaced = { $player } place le bâtiment { $face } ({ $space }) à la place du bâtiment { $replaced }
sam-drove = La locomotive { $player_of } avance { $rail_to }
sam-upgraded = { $player } améliore gratuitement la { $station }
sam-moved_disc = { $player } reprend le disque de la { $station }
sam-left_railroad = La locomotive { $player_of } quitte la partie
sam-gained = { $player } prend l’{ $card }
sam-caught = { $player } prend 1 { $tile } ({ $space })
sam-cleared = { $player } prend un danger, { $tile } ({ $space })
sam-foresaw = { $player } prend la tuile { $row ->
    [1] du haut
   *[2] du bas
} de la colonne { $column } de la Prévision, { $tile }
sam-delivered = { $player } livre à { $city }
sam-returned = { $player } quitte Kansas City et repart du début du parcours
sam-skipped = { $player } ne fait rien ici

# --- pourquoi
why-deck-empty = il n’avait plus de carte à piocher
why-one-side = une carte par tour, et celle-ci lui demande la même chose quelle que soit sa spécialité
why-side = la carte a plusieurs côtés, et sa spécialité dit lequel compte
why-slot-money = c’est la prochaine ville de sa carte d’expansion, où il prend la case qui rapporte le plus sans rien toucher
why-slot-action = c’est la prochaine ville de sa carte d’expansion, où aucune case ne rapporte d’argent et où il en prend une avec une action
why-slot-plain = c’est la prochaine ville de sa carte d’expansion, où il prend une case simple faute de mieux
why-slot-cheapest = c’est la prochaine ville de sa carte d’expansion, où chaque case a un prix et où il prend le plus bas
why-towns-done = il a un magasin dans chacune de ses villes
why-back-city = { $city } est la ville indiquée à son dos
why-way-only = aucun autre chemin n’a cette longueur
why-way-stopped = Kansas City l’arrête
why-way-nearest = de tous les chemins de cette longueur, c’est celui qui finit le plus près de Kansas City
why-way-cheapest = parmi les chemins qui finissent le plus près de Kansas City, c’est celui dont les taxes sont les plus basses
why-way-owed = parmi les chemins les plus proches et les moins chers, c’est celui où { $owner } perçoit le moins
why-way-first = plusieurs chemins se valent, et l’ordre du parcours décide
why-toll = il n’a pas d’argent, alors la banque paie pour les mains des bâtiments { $owner_of }
why-hire-specialty = cette carte veut d’abord sa spécialité
why-hire-second = personne de sa spécialité n’est disponible, alors il prend le type dont il a ensuite le plus
why-hire-third = personne des types dont il a le plus n’est disponible
why-hire-cheapest = cette carte veut d’abord l’ouvrier le moins cher, { $money } $
why-most-workers = il en a maintenant plus que de tout autre type
why-cards-first = la carte les ajoute avant l’achat, sans cowboy
why-cards-lacking = il ne pouvait rien acheter, alors un cowboy en cherche d’autres
why-cowboy-idle = un cowboy qui n’achète rien ajoute des cartes
why-buy-points = avec ses cowboys et 8 $ au plus, rien d’autre ne vaut autant de points
why-buy-best = parmi les achats qui valent le plus, c’est celui qui a la meilleure carte
why-buy-fewest = entre des achats égaux, il prend celui qui demande le moins de cowboys, puis le moins d’argent
why-value-3 = c’est la carte de valeur 3 qui vaut le plus de points
why-build-most = de toutes les tuiles que ses bâtisseurs permettent, elle en demande le plus, puis vient celle avec une main, puis le plus petit numéro
why-build-one = sans les bâtisseurs pour spécialité, il place une tuile pour 1 bâtisseur
why-replace-most = il ne peut placer aucune nouvelle tuile, et ce remplacement emploie le plus de bâtisseurs
why-replace-one = aucune tuile pour 1 bâtisseur ne peut être placée, et ce remplacement en emploie 1
why-station-farthest = c’est la gare la plus lointaine à portée de ses ingénieurs
why-station-none = aucune gare n’est à portée de ses ingénieurs, alors elle va aussi loin qu’ils le permettent
why-station-next = c’est la prochaine gare, si loin qu’elle soit
why-upgrade = sa locomotive s’y arrête, et un chef de gare qui s’y trouve encore quitte la partie
why-upgrade-town = un magasin dans une ville station améliore sa gare, et un chef de gare qui s’y trouve encore quitte la partie
why-disc-least = sa réserve est vide, et c’est sa gare qui vaut le moins de points
why-railroad-end = elle est arrivée au bout de la voie
why-objective-card = c’était la carte la plus éloignée de la pioche Objectif
why-objective-arrow = une flèche entre deux de ses villes lui apporte la carte la plus éloignée de la pioche Objectif
why-objective-city = la ville lui apporte la carte la plus éloignée de la pioche Objectif, et rien d’autre
why-objective-slot = la case lui apporte la carte la plus éloignée de la pioche Objectif
why-outlaw-last = il était sur le numéro le plus élevé ; il n’y a pas de prime pour lui
why-hazard-most = c’est celui qui vaut le plus de points dans la zone qui a le plus de dangers
why-tile-bottom = il prend toujours la tuile du bas
why-tile-top = le marché de l’emploi est fermé, et la tuile du bas est un ouvrier
why-city-next = c’est la prochaine ville sur sa route vers New York
why-city-big = parmi les grandes villes de son itinéraire où il a un magasin mais pas de disque, c’est celle qui vaut le plus
why-city-route = c’est la prochaine ville de son itinéraire
why-foresight-slides = les tuiles du haut glissent vers le bas, puis la Prévision est complétée
why-no-town = aucune carte d’expansion n’est active
why-no-worker = il n’y a personne qu’il puisse engager
why-no-cattle = il n’y a rien qu’il puisse acheter
why-no-value-3 = le marché n’a aucune carte de valeur 3
why-no-building = il ne peut ni placer ni remplacer de bâtiment
why-no-engine = sa locomotive a quitté la partie
why-no-disc = il n’a pas de disque à placer
why-no-objective = il n’y a aucune carte Objectif dans l’offre
why-no-outlaw = il n’y a aucun hors-la-loi à prendre
why-no-hazard = il n’y a aucun danger à prendre
why-no-tile = cette colonne n’a aucune tuile qu’il puisse prendre

# --- le dessin
scene-sam-level = { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
scene-sam-owner = { $player }, l’adversaire de qui joue en solitaire, niveau { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
} : ni argent, ni troupeau, ni certificats, et rien à décider.
scene-sam-specialty = spécialité
scene-sam-specialty-why = C’est sa spécialité : elle dit quel côté d’une carte compte.
scene-sam-discs = { $player } a encore { $count } disques sur { $most }.
scene-sam-buildings = { $player } a encore { $count } bâtiments sur { $most }.
scene-sam-pile = La pile { $player_of } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $hidden ->
    [0] { "" }
   *[other] {" "}sans son objectif de départ, qui reste face cachée
}{ $seen ->
    [0] .
   *[other] {" : "}{ $cards }.
}
scene-sam-city = La prochaine livraison { $player_of } va à { $city }.
scene-sam-hazards = { $player } a { $count ->
    [one] { $count } danger
   *[other] { $count } dangers
}.
scene-sam-towns = { $count ->
    [0] Aucune carte Expansion { $player_of } n’est active.
   *[other] Les villes de la carte Expansion active { $player_of }, dans l’ordre : { $towns }.
}
scene-sam-deck = pioche { $deck } · jouées { $played }
scene-sam-no-card = { $player } n’a pas encore joué de carte. Cartes dans sa pioche : { $deck }.
scene-sam-card = Carte { $number }. { $ride } { $asks }. Cartes dans sa pioche : { $deck }, jouées : { $played }.
scene-sam-ride = { $rule ->
    [fixed] { $count ->
        [one] { $count } lieu.
       *[other] { $count } lieux.
    }
    [most_buildings] Un lieu par bâtiment : le plus grand nombre compte.
   *[specialty_workers] Un lieu par ouvrier de sa spécialité.
}
scene-sam-store = D’abord, un magasin.
scene-sam-then = {", puis "}
scene-sam-deed = { $deed ->
    [hire_specialty_first] il embauche, d’abord sa spécialité
    [hire_cheapest_first] il embauche, d’abord le moins cher
    [buy_cattle] il achète du bétail
    [add_2_market_cards] 2 cartes vont au marché
    [take_best_value_3] la meilleure carte de valeur 3, gratuitement
    [build] il construit
    [build_exactly_1] il construit une tuile pour 1 { -craftsman }
    [engine_per_engineer] sa locomotive avance, selon ses ingénieurs
    [engine_to_next_station] sa locomotive va à la prochaine gare
    [take_objective] il prend un objectif
    [take_outlaw] il prend { -a-native }
   *[take_hazard] il prend un danger
}
scene-sam-turn = Le tour { $player_of }, étape par étape
scene-sam-waits = { $player } n’a pas encore joué
scene-sam-intro = Après chacun de tes tours, { $player } retourne une carte. Son éleveur avance comme elle le dit, puis il fait ce qu’elle demande ; quand une carte a deux côtés, sa spécialité dit lequel compte. À Kansas City, il prend des tuiles et livre. Chaque étape est écrite ici avec sa raison, et les mêmes numéros figurent sur le plateau.
scene-sam-why = Pointe une étape pour lire pourquoi.
