# Spike : noms, questions, choix, refus, journal.

# --- noms
rail-white = blanc uni
    .card = une carte blanche unie
rail-blue = pointillés bleus
    .card = une carte à pointillés bleus
rail-red = rouge rayé
    .card = une carte rouge rayée
rail-yellow = jaune à damier
    .card = une carte jaune à damier
rail-green = vert à chevrons
    .card = une carte verte à chevrons
rail-black = noir hachuré
    .card = une carte noire hachurée
rails = { $count } { $kind }
commodity-cows = vaches
    .the = les vaches
    .some = des vaches
    .of = de vaches
commodity-wood = bois
    .the = le bois
    .some = du bois
    .of = de bois
commodity-corn = maïs
    .the = le maïs
    .some = du maïs
    .of = de maïs
commodity-wheat = blé
    .the = le blé
    .some = du blé
    .of = de blé
commodity-coal = charbon
    .the = le charbon
    .some = du charbon
    .of = de charbon
commodity-oil = pétrole
    .the = le pétrole
    .some = du pétrole
    .of = de pétrole
commodity-steel = acier
    .the = l’acier
    .some = de l’acier
    .of = d’acier
commodity-cloth = tissu
    .the = le tissu
    .some = du tissu
    .of = de tissu
commodity-pigs = cochons
    .the = les cochons
    .some = des cochons
    .of = de cochons
commodity-flour = farine
    .the = la farine
    .some = de la farine
    .of = de farine
commodity-fruit = fruits
    .the = les fruits
    .some = des fruits
    .of = de fruits
commodity-cotton = coton
    .the = le coton
    .some = du coton
    .of = de coton
track = { $city_of } vers { $towards }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(la plus proche)
   *[other] { " " }(la { $nth }e en partant de là)
}
track-between = entre { $city } et { $towards }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(la plus proche)
   *[other] { " " }(la { $nth }e en partant de là)
}
track-apart = { $bearing ->
    [north] au nord
    [northeast] au nord-est
    [east] à l’est
    [southeast] au sud-est
    [south] au sud
    [southwest] au sud-ouest
    [west] à l’ouest
   *[northwest] au nord-ouest
} { $city_of }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(la plus proche)
   *[other] { " " }(la { $nth }e en partant de là)
}
to-city = jusqu’à { $city }
to-track = jusqu’à la voie { $track }
city-value = { $place } { $money } $
contract = { $good } vers { $cities }
route = { $start } vers { $cities }

# --- score
score-connections = Villes reliées
score-deliveries = Livraisons
score-upgrades = Train
score-route = Carte de trajet
score-total = Total
curve-points = Argent, carte de trajet comprise
curve-money = Argent
curve-cities = Villes reliées

# --- phases d’un tour, et la ligne d’une place
phase-1 = Déplacement gratuit
phase-2 = Action
phase-of = { $asks ->
    [side] -1
    [give] -1
    [route] -1
    [start] -1
    [move] 1
   *[other] 2
}
far = Manche { $round } sur { $rounds } · { $round ->
    [3] { $clocks ->
        [one] { $clocks } carte de temps sur { $last }
       *[other] { $clocks } cartes de temps sur { $last }
    }
   *[other] { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
}
far-brief = { $round }/{ $rounds } · { $round ->
    [3] { $clocks }/{ $last }
   *[other] { $count }
}
seat-line = { $money } $

# --- options de la table
option-expert = Jeu expert
    .help = Dans le jeu expert, tu choisis la face de chacun de tes contrats et tu gardes une carte de trajet sur deux.
    .false = jeu de base
    .false-help = Tu joues avec ce qu’on te distribue, et tu poses des voies tout de suite.
    .true = jeu expert
    .true-help = Avant de commencer tu compares villes et prix, puis tu choisis : plus à prévoir, un début plus long.

# --- questions
prompt-side = Quelle face de ta carte de contrat choisis‑tu ({ $commodity }) ?
prompt-give = Tu commences : quelle carte rails donnes‑tu à qui jouera en dernier ?
prompt-route = Quelle carte de trajet gardes‑tu ?
prompt-start = Dans quelle ville commence ta locomotive ?
prompt-move = Ton train est en mouvement : jusqu’où avance‑t‑il ?
prompt-action = Quelle action fais‑tu ?
prompt-end = Ton action est finie. Finis‑tu ton tour ?
prompt-draw = { $count ->
    [0] Prends ta première carte rails.
   *[other] Prends‑tu une autre carte rails, ou t’arrêtes‑tu ?
}
prompt-lay = { $head ->
    [-1] Où commence ta nouvelle ligne ?
   *[other] Par où continue ta nouvelle ligne ?
}
prompt-pay = Comment paies‑tu ?
prompt-load = Charges‑tu avant de partir ?
prompt-restart = Jusqu’où avance ton train ?
prompt-extra = Une case de plus : jusqu’où avance ton train ?
prompt-deliver = Que livres‑tu ici ?

# --- choix
label-side = { $contract }
label-give = { $rail }
label-route = { $route }
label-start = { $city } ({ $commodity })
delivery = { $pays ->
    [0] { "" }
   *[other] { " " }: livrer y rapporte { $pays } $
}
label-move = Avancer { $position_to }{ delivery }
label-stay = Rester sur place
label-action-draw = Piocher des cartes rails
label-action-build = Construire des voies
label-action-restart = Redémarrer ton train
label-action-extra = Déplacement supplémentaire
label-upgrade = { $sort ->
    [speed] Vitesse { $level }
    [power] Puissance { $level }
   *[freight] { $level } wagons de fret
} · { $money } $
label-pass = Passer
label-end = Finir le tour
label-draw = { $rail }
label-draw-deck = La première carte de la pioche
label-draw-stop = M’arrêter
label-lay = { $track }
label-lay-to = jusqu’à { $city }, du côté { $towards_of }, { $rail }{ $nth ->
    [0] { "" }
    [1] { " " }(la plus proche)
   *[other] { " " }(la { $nth }e en partant de là)
}
label-pay = { $count ->
    [0] Aucune
   *[other] { $count } { $rail }
}{ $jokers ->
    [0] { "" }
    [one] { " " }· { $jokers } joker
   *[other] { " " }· { $jokers } jokers
}
label-load = Charger { $commodity_the }
label-load-instead = Charger { $commodity_the }, jeter { $dropped_the }
label-load-nothing = Ne rien charger
label-restart = Avancer { $position_to }{ delivery }
label-extra = Avancer { $position_to }{ delivery }
label-deliver = { $commodity } · { $money } $
label-deliver-nothing = Ne rien livrer

# --- plans : ce que fait un clic
plan-line = Construire jusqu’à { $city } ({ $commodity }) : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $cards_needed ->
    [one] { $cards_needed } carte
   *[other] { $cards_needed } cartes
}, +{ $money } $
plan-line-instead = Plutôt jusqu’à { $city } ({ $commodity }) : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $cards_needed ->
    [one] { $cards_needed } carte
   *[other] { $cards_needed } cartes
}, +{ $money } $
plan-lay = Commencer une ligne ici : { $track }
plan-lay-to = Construire jusqu’à { $city }, du côté { $towards_of }, { $rail }
plan-draw = Piocher : prendre { $rail_card }
plan-draw-deck = Piocher : prendre la première carte de la pioche
plan-restart = Redémarrer ton train : avancer { $position_to }{ delivery }
plan-extra = Déplacement supplémentaire : avancer { $position_to }{ delivery }

# --- refus
refusal-not-in-hand = Tu n’as pas de carte de cette sorte ({ $rail }).
refusal-route = Cette carte de trajet ne t’a pas été distribuée.
refusal-move-stay = Ton train doit se déplacer.
refusal-move-track = Ton train ne se déplace que sur tes voies ferrées, et celle-ci n’est pas à toi ({ $position }).
refusal-move-city = Aucune de tes voies ferrées ne touche { $position }.
refusal-move-far = Hors d’atteinte ({ $position }) : ton train avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} au plus, ne fait jamais demi-tour en chemin et s’arrête dans la première ville où il entre.
refusal-pass = Tu ne peux pas passer : il y a quelque chose que tu peux faire.
refusal-action-draw = Il n’y a plus de carte à prendre.
refusal-action-build = Avec tes cartes, tu ne peux payer aucune ligne que tes voies ferrées mèneraient à une nouvelle ville.
refusal-action-build-nowhere = Plus aucune voie vide ne mène de ton réseau à une nouvelle ville.
refusal-action-build-far = Aucune nouvelle ville n’est à portée des voies ferrées qu’il te reste.
refusal-action-build-pieces = Il ne te reste plus de voie ferrée.
refusal-action-restart-under-way = Ton train est en mouvement : seul un train au repos redémarre.
refusal-action-restart-arrived = Ton train vient d’arriver : il pourra repartir lors d’un prochain tour.
refusal-action-restart-track = Aucune de tes voies ferrées ne touche cette ville.
refusal-action-extra = Ton train est au repos : seul un train en mouvement fait un déplacement supplémentaire.
refusal-upgrade-done = Il n’y a pas de troisième amélioration : { $sort ->
    [speed] ta vitesse est au maximum.
    [power] ta puissance est au maximum.
   *[freight] tu as tous tes wagons de fret.
}
refusal-upgrade-money = Tu ne peux pas payer { $money } $.
refusal-draw = Il n’y a pas de carte visible de cette sorte ({ $rail }).
refusal-draw-deck = La pioche est vide.
refusal-draw-stop = Tu prends au moins une carte.
refusal-lay-taken = Une voie ferrée s’y trouve déjà.
refusal-lay-apart = Ta ligne doit partir de ton propre réseau, et cette voie ne le touche pas ({ $track }).
refusal-lay-apart-head = Ta ligne continue de là où elle est arrivée, et cette voie n’y touche pas ({ $track }).
refusal-lay-elsewhere = Ta ligne doit partir de ton propre réseau, et cette voie ne le touche pas.
refusal-lay-elsewhere-head = Ta ligne continue de là où elle est arrivée, et cette voie n’y touche pas.
refusal-lay-city = Aucune ligne ne peut mener à { $city } : il te faut assez de cartes et de voies ferrées pour y aller par des cases vides depuis ton réseau, sans passer par une autre nouvelle ville.
refusal-lay-city-head = Ta ligne ne peut pas continuer jusqu’à { $city } : il te faut encore assez de cartes et de voies ferrées pour y aller par des cases vides, sans passer par une autre nouvelle ville.
refusal-lay-city-another-way = Une ligne peut mener à { $city }, mais par un long détour : pose-la case par case, par où tu veux.
refusal-lay-city-far = { $city } est à { $spaces ->
    [one] { $spaces } case vide
   *[other] { $spaces } cases vides
} : avec tes cartes et tes voies ferrées, ta ligne en couvre { $count } au plus.
refusal-lay-own-city = Ta ligne doit aboutir à une nouvelle ville.
refusal-lay-loop = Ta ligne ne peut revenir ni à ton réseau ni à elle-même.
refusal-lay-vain = Par cette voie, tes cartes et tes voies ferrées ne te mènent à aucune nouvelle ville ({ $track }).
refusal-pay-hand = Tu n’as pas tant de cartes de cette sorte ({ $rail }) : tu en as { $held }.
refusal-pay-single = Une carte de plus que la ligne n’en montre ne fait pas un joker : il en faut au moins deux.
refusal-pay-few = Avec si peu de cartes de cette sorte ({ $rail }), tu ne pourrais pas payer le reste.
refusal-pay-many = C’est plus qu’il n’en faut.
refusal-load-full = Aucun wagon de fret n’est vide : il faudrait jeter une cargaison.
refusal-load-room = Un wagon de fret est vide : tu n’as pas de cargaison à jeter.
refusal-load-absent = Ton train ne transporte pas { $dropped_of }.
refusal-deliver-city = Ton contrat ({ $commodity }) ne mentionne pas { $city }.
refusal-deliver-absent = Ton train ne transporte pas { $commodity_of }.
refusal-chip = Au marché, { $commodity } : la prochaine nouvelle ville qui en fournit te rapportera { $money } $. Construis jusqu’à l’une d’elles.
refusal-contract-done = Ce contrat ({ $commodity }) est déjà rempli.
refusal-contract-deliver = Ton train transporte { $commodity_some } : fais-le entrer dans une ville de ce contrat ({ $towns }).
refusal-contract-deliver-nowhere = Ton train transporte { $commodity_some }, mais aucune ville de ce contrat n’est sur ton réseau : { $towns }.
refusal-contract-load = Il faut d’abord charger { $commodity_the } : amène ton train dans une ville qui en fournit ({ $towns }), puis redémarre.
refusal-contract-load-nowhere = Il faut d’abord charger { $commodity_the }, et aucune ville qui en fournit n’est sur ton réseau : { $towns }.
refusal-aside = { $asks ->
    [side] Choisis d’abord l’une des deux faces de ce contrat.
    [give] Choisis d’abord, dans ta main, la carte que tu donnes.
    [route] Choisis d’abord la carte de trajet que tu gardes.
    [start] Choisis d’abord la ville où commence ta locomotive.
    [move] Ton train se déplace d’abord : choisis où il s’arrête, ou clique-le pour le laisser où il est.
    [restart] Ton train repart : choisis où il s’arrête.
    [extra] Ton train avance encore : choisis où il s’arrête.
    [draw] Tu pioches : prends une carte visible ou la pioche, ou arrête-toi.
    [lay] Tu construis : choisis une case ou une ville qui brille, ou annule.
    [pay] Ta ligne attend d’être payée : choisis un paiement, ou annule.
    [load] Ton train va partir : charge, ou pars sans charger.
    [deliver] Ton train vient d’arriver : livre ici, ou ne livre rien.
    [end] Ton action est faite : finis ton tour, ou annule.
   *[other] Ce n’est pas une action : construis jusqu’à une ville, prends une carte rails, améliore ou fais avancer ton train.
}

# --- journal
log-first-player-drawn = { $player } commence.
log-contracts-dealt = Contrats { $player_of } : { $contracts }.
log-side-chosen = { $player } choisit la face { $contract }.
log-hand-dealt = { $seen ->
    [0] { $player } reçoit { $count } cartes rails.
   *[other] { $player } reçoit { $cards }.
}
log-card-given = { $player } donne { $rail_id ->
    [none] une carte rails
   *[other] { $rail_card }
} à { $target }.
log-route-dealt = { $route_id ->
    [none] { $player } reçoit une carte de trajet.
   *[other] { $player } reçoit la carte de trajet { $route }.
}
log-route-kept = { $route_id ->
    [none] { $player } garde une carte de trajet sur deux.
   *[other] { $player } garde la carte de trajet { $route }.
}
log-locomotive-placed = { $player } commence à { $city }.
log-turn-began = Au tour { $player_of }.
log-train-moved = { $how ->
    [0] { $player } avance { $position_to }.
    [1] { $player } redémarre et avance { $position_to }.
   *[2] { $player } fait un déplacement supplémentaire { $position_to }.
}
log-cargo-loaded = { $player } charge { $commodity_some }{ $dropped_id ->
    [none] .
   *[other] { " " }et jette { $dropped_the }.
}
log-cargo-delivered = { $player } livre { $commodity_some } à { $city } : { $money } $.
log-card-taken = { $player } prend { $rail_card }.
log-card-drawn = { $player } pioche { $rail_id ->
    [none] une carte.
   *[other] { $rail_card }.
}
log-display-filled = Nouvelles cartes visibles : { $cards }.
log-round-began = La manche { $round } commence. Cartes visibles : { $cards }. Dans la pioche : { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reveal-round = Manche { $round }
log-time-card-revealed = { $count ->
    [1] La première carte de temps sort.
    [2] La deuxième carte de temps sort.
   *[other] La troisième carte de temps sort : la partie est finie.
}
reveal-time = Temps { $count }
log-clock-ticked = La montre défausse { $rail_card }.
log-line-built = { $player } pose { $tracks ->
    [one] { $tracks } voie ferrée
   *[other] { $tracks } voies ferrées
} jusqu’à { $city } pour { $cards }.
log-city-scored = { $city } rapporte { $money } $ à { $player } pour { $commodity_the }.
log-train-upgraded = { $player } paie { $money } $ : { $sort ->
    [speed] vitesse { $level }.
    [power] puissance { $level }.
   *[freight] { $level } wagons de fret.
}
log-passed = { $player } ne peut rien faire.
log-last-turns-began = { $player } n’a plus de voie ferrée ni rien à livrer : tous les autres jouent encore un tour.
log-turns-ran-out = { $turns } tours chacun, c’est assez : la partie est finie.
log-route-shown = { $player } montre sa carte de trajet, { $route } : { $money ->
    [0] rien.
   *[other] { $money } $.
}
log-game-ended = { $count ->
    [one] { $winners } l’emporte.
   *[other] { $winners } se partagent la victoire.
}

# --- la table en texte seul
terminal-round = Manche { $round } sur { $rounds }
terminal-turn = au tour { $player_of }
terminal-before = mise en place
terminal-time = { $count ->
    [one] { $count } carte de temps sortie
   *[other] { $count } cartes de temps sorties
}
terminal-solo = contre la montre (non officiel)
terminal-market = Marché : { $words }
terminal-price = { $money } $ { $words }
terminal-display = Visibles : { $words } · pioche { $deck } · défausse { $discard }
terminal-seat-money = $
terminal-seat-pieces = voies
terminal-seat-cities = villes
terminal-seat-train = v/p/c
terminal-seat-where = train
terminal-seat-cargo = cargaison
terminal-seat-hand = main
terminal-under-way = Le train { $player_of } est sur la voie { $position }
terminal-place = { $position }
terminal-contracts = Contrats { $player_of } : { $words }
terminal-contract = { $good } ({ $cities })
terminal-contract-aboard = { $good } à bord ({ $cities })
terminal-contract-delivered = { $good }, livré
terminal-line = En construction : { $words }, demande { $cards_needed }
terminal-route = Ta carte de trajet : { $words }
terminal-hand = Ta main : { $words }

# --- scene
scene-title = { $state ->
    [over] Spike : la partie est finie
    [before] Spike : mise en place
   *[turn] Spike : tour { $player_of }
}
scene-part = { $part ->
    [map] Carte
    [hand] Main
    [contracts] Contrats
    [market] Marché
    [train] Train
    [sheet] Paiement
    [offer] Choix
   *[players] Joueurs
}
scene-land = { $region ->
    [atlantic] Océan Atlantique
    [gulf] Golfe du Mexique
    [canada] Dominion du Canada
    [superior] Lac Supérieur
   *[huron] Lac Huron
}
scene-legend = Six sortes de rails
scene-kind = { $pattern ->
    *[other] { $kind }
}
scene-head = { $head ->
    [market] Marché
   *[rails] Cartes rails
}
scene-head-what = { $head ->
    [market] Le marché : qui construit jusqu’à une nouvelle ville gagne ce que sa marchandise vaut ici. Ensuite, le jeton descend sur la rangée du bas.
   *[rails] Les cartes rails paient les voies. L’action Piocher les prend parmi les quatre places visibles ou dans la pioche.
}
scene-space = La voie { $track }. { $direct ->
    [yes] Elle achève une ligne de { $spaces ->
        [one] 1 case
       *[other] { $spaces } cases
    } jusqu’à { $city }
   *[no] La ligne la plus courte par ici : { $spaces } cases jusqu’à { $city }
}, pour { $cards_needed ->
    [one] 1 carte
   *[other] { $cards_needed } cartes au moins
} ; { $city } rapporte { $money } $.
scene-piece = Voie { $player_of } : { $track }.
scene-plan = { $player } construit : { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
} jusqu’ici.
scene-city = { $city } fournit une marchandise : { $commodity }. Une ligne jusqu’ici rapporte { $money } $ à l’heure actuelle : une fois à chacun, et rien à qui a commencé ici.{ $connected ->
    [yes] { " " }Elle est déjà reliée.
   *[no] { "" }
}
scene-city-now = En ce moment, pour { $player } : { $what }.
scene-city-pays = { $money } $ pour y livrer { $commodity_the }
scene-city-loads = { $commodity_the } à charger pour le contrat
scene-city-route = { $money } $ de plus par la carte de trajet
scene-marker = { $player } a déjà livré à { $city } : une seule fois par ville.
scene-train = Train { $player_of } : { $state ->
    [way] en mouvement sur la voie { $position }
   *[rest] au repos à { $position }
}. { $count ->
    [0] Il ne transporte rien.
   *[other] Il transporte : { $goods }.
}
scene-row = Cette rangée du marché paie { $money } $ pour une nouvelle ville qui fournit l’une de ses marchandises.{ $last ->
    [yes] { " " }Ce qui a été payé descend ici.
   *[no] { "" }
}
scene-chip = { $commodity } : { $money } $ pour qui relie une ville qui en fournit ({ $cities }). Ensuite, le jeton descend sur la rangée du bas.
scene-chip-now = En ce moment, pour { $player } : { $count ->
    [0] toutes sont reliées.
    [one] reste à relier { $towns }, { $far }.
   *[other] restent à relier { $towns }, la plus proche { $far }.
}
scene-display = Une carte rails visible : { $rail }.
scene-display-now = { $count ->
    [0] Aucune de cette sorte en main.
    [one] Avec celle de la main, elle fait 1 joker.
   *[other] Avec les { $count } de la main, elle fait { $count } jokers.
}
scene-display-empty = Une place vide parmi les cartes visibles. { $deck ->
    [0] La pioche est vide : rien ne la comble.
   *[other] Elle est comblée depuis la pioche une fois qu’on a fini de piocher.
}
scene-deck = La pioche : { $count ->
    [0] vide.
    [one] 1 carte.
   *[other] { $count } cartes.
}
scene-discard = La défausse : { $count ->
    [0] vide.
    [one] { $count } carte, { $words }.
   *[other] { $count } cartes, { $words }.
}
scene-discard-short = Défausse { $count }
scene-round = Manche { $round } sur { $rounds }. Une manche se termine quand la pioche est vide.
scene-round-short = Manche
scene-time = { $count ->
    [0] Aucune carte de temps n’est sortie. La partie s’achève avec la { $last }e.
    [one] 1 carte de temps est sortie. La partie s’achève avec la { $last }e.
   *[other] { $count } cartes de temps sont sorties. La partie s’achève avec la { $last }e.
}
scene-owner = { $player }{ $first ->
    [yes] { " " }joue en premier
   *[no] { "" }
}{ $state ->
    [turn] { $first ->
        [yes] { " " }et c’est son tour.
       *[no] { " " }: c’est son tour.
    }
    [closer] { " " }· plus de tour : tous les autres en ont encore un.
   *[none] { $first ->
        [yes] .
       *[no] { " " }: ici son argent, son train et ses cartes.
    }
}
scene-money = { $player } a { $money } $.
scene-money-now = Avec la carte de trajet, en l’état : { $money } $.
scene-stock = Il reste { $count } voies ferrées sur { $all } à { $player }.
scene-stock-short = { $count } sur { $all }
scene-nowhere = pas encore sur le plateau
scene-under-way = en mouvement
scene-at-rest = au repos à { $city }
scene-place = { $state ->
    [way] Un train en mouvement peut avancer au début du tour, avant l’action.
    [rest] Un train au repos ne repart que par l’action « redémarrer », et peut charger avant.
   *[none] La locomotive commence dans une ville au choix de son propriétaire.
}
scene-tile = { $sort ->
    [speed] Vitesse { $level } : autant de cases au plus par déplacement gratuit ou redémarrage.
    [power] Puissance { $level } : autant de cartes rails au plus par action Piocher.
   *[freight] { $level ->
        [one] 1 wagon de fret : de la place pour une cargaison.
       *[other] { $level } wagons de fret : de la place pour autant de cargaisons.
    }
}{ $price ->
    [0] { " " }Il n’y a plus d’amélioration.
   *[other] { " " }La prochaine tuile coûte { $price } $.
}
scene-tile-now = { $state ->
    [left] Il en resterait { $count } $.
   *[short] Il manque { $count } $ en ce moment.
}
scene-tile-short = { $sort ->
    [speed] vitesse
    [power] puissance
   *[freight] wagons de fret
}
scene-cargo = À bord : { $commodity }. Une ville de son contrat la paie.
scene-cargo-waiting = Le jeton de cargaison attend sur son contrat : { $commodity }, à charger dans une ville qui en fournit ({ $towns }).
scene-car = Un wagon de fret vide.
scene-hand = Main · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
scene-hand-what = Les cartes rails { $player_of }, par sorte : { $count } en tout. Une main n’a pas de limite.
scene-stack = { $count ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $count } cartes
} : { $rail }{ $needed ->
    [0] { "" }
   *[other] { " " }; la ligne en montre { $needed }
}.{ $count ->
    [0] { " " }Chaque case de cette sorte en demande une.
    [1] { " " }Elle paie une case de sa sorte.
    [2] { " " }Les deux ensemble font 1 joker.
   *[other] { " " }Ensemble, elles font { $jokers } jokers : un de moins que de cartes.
}
scene-their-hand = { $count ->
    [0] { $player } n’a aucune carte rails en main.
    [one] { $player } a 1 carte rails en main.
   *[other] { $player } a { $count } cartes rails en main.
}
scene-open-hand = { $player } a en main { $count ->
    [0] aucune carte rails.
   *[other] { $words }.
}
scene-action = { $action_name ->
    [draw] Prends des cartes rails parmi les cartes visibles ou dans la pioche
    [build] Pose une ligne de ton réseau à une nouvelle ville, et paie-la en cartes rails
    [restart] Charge si tu veux, puis quitte la ville
   *[extra] Avance ton train d’une case de plus
}{ $open ->
    [yes] .
   *[no] { " " }: pas maintenant.
}
scene-action-word = { $action_name ->
    [draw] Piocher
    [build] Construire
    [restart] Redémarrer
   *[extra] Avancer
}
scene-action-short = { $action_name ->
    [draw] { $count ->
        [one] 1 carte
       *[other] 1 à { $count } cartes
    }
    [build] { $count ->
        [one] 1 voie
       *[other] { $count } voies
    }
    [restart] { $count ->
        [one] 1 case
       *[other] { $count } cases
    }
   *[extra] 1 case
}
scene-side = Face { $side } de la carte de contrat.
scene-route = Carte de trajet : ville de départ { $start }, autres villes { $cities }.
scene-route-now = En l’état, elle rapporte { $money } $.
scene-route-short = { $start }
scene-route-hidden-why = Chacun a une carte de trajet. Elle rapporte à la fin pour chacune de ses villes dans le réseau, si la ville de départ y est aussi.
scene-route-hidden = Les cartes de trajet restent cachées jusqu’à la fin.
scene-their-route = La carte de trajet { $player_of } (ville de départ { $start }) rapporte { $money } $.
scene-pay = Paie { $count } { $rail }.
scene-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
scene-line-to = { $city } · +{ $money } $
scene-line-so-far = { $spaces ->
    [one] La ligne jusqu’ici : 1 case
   *[other] La ligne jusqu’ici : { $spaces } cases
}
scene-line-paid = Cartes déjà choisies : { $count }
scene-line-cards = { $count ->
    [one] 1 carte suffit
   *[other] { $count } cartes au moins
}
scene-line-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $left ->
    [0] il n’en reste pas
   *[other] il en reste { $left }
}
scene-sheet-line = Construire jusqu’à { $city }
scene-bend = Plutôt passer par ici jusqu’à { $city } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $cards_needed ->
    [one] { $cards_needed } carte
   *[other] { $cards_needed } cartes
}
scene-sheet-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
scene-sheet-bend = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ; clique un autre chemin
scene-sheet-pay = Tes cartes
scene-sheet-joker = 2 cartes identiques font 1 joker, 3 en font 2, 4 en font 3.
scene-sheet-all = { $count ->
    [one] Il n’y a pas d’autre paiement.
   *[other] { $count } paiements complets ; aucun ne gaspille de carte.
}
scene-sheet-more = Il y en a d’autres : sorte par sorte, dans l’onglet de ta main.
scene-sheet-row = Payer { $paid }{ $count ->
    [0]  : il ne te reste pas de carte.
   *[other]  ; tu gardes { $left }.
}
scene-sheet-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
scene-sheet-left = { $count ->
    [0] il ne reste rien
   *[other] reste
}
scene-sheet-set = remplace { $count }
scene-sheet-city = { $city } fournit : { $commodity }, +{ $money } $
scene-sheet-money = tu as
scene-sheet-pieces = voies
scene-sheet-hand-size = cartes
scene-sheet-commit = Construire et payer
scene-offer-deliver = Livrer ici : +{ $money } $
scene-offer-not-here = pas à { $city }
scene-offer-load = Charger
scene-offer-full = Tes wagons sont pleins
scene-offer-drop = La laisser, charger : { $commodity }
scene-offer-route = Départ : { $start }
scene-over = La partie est finie : les cartes de trajet sont révélées.
scene-hint = { $asks ->
    [give] Choisis une de tes piles : cette carte va à qui joue en dernier.
    [start] Choisis une ville. Ton réseau commence là ; plusieurs locomotives peuvent partager une ville.
    [move] Choisis une case ou une ville qui brille, ou ton train pour le laisser où il est.
    [restart] Choisis une case ou une ville qui brille : ton train repart.
    [extra] Choisis une case ou une ville qui brille.
    [draw] Choisis une carte visible, ou la pioche. Quand tu as fini, il y a de nouveau quatre cartes visibles.
    [lay] Une ville pose toute la ligne, une case celle-ci seule. Tout peut être repris tant que rien n’est payé.
    [load] Choisis un wagon de fret vide pour charger, ou une cargaison à bord pour la jeter et prendre la nouvelle.
    [end] Tout peut encore être repris, tant que ton tour n’est pas fini.
   *[deliver] Choisis la marchandise que tu livres ici. Une livraison remplit le contrat.
}
scene-waiting = { $asks ->
    [move] { $player } déplace son train.
    [restart] { $player } fait repartir son train.
    [extra] { $player } fait un déplacement supplémentaire.
    [draw] { $player } prend des cartes rails.
    [lay] { $player } construit une ligne.
    [load] { $player } peut charger.
    [deliver] { $player } peut livrer.
    [action] { $player } choisit une action.
   *[other] { $player } choisit.
}
scene-contract = Contrat { $player_of } : { $commodity } vers { $cities }. { $state ->
    [aboard] La cargaison est à bord.
    [delivered] Il est rempli.
   *[waiting] Rien n’est encore chargé.
}
scene-contract-now = { $money ->
    [0] En ce moment, il ne rapporte dans aucune ville reliée.
   *[other] En ce moment : { $money } $ à { $city }, ville reliée.
}{ $loads ->
    [yes] { "" }
   *[no] { " " }Aucune ville qui en fournit n’est reliée.
}
scene-delivered = livré
scene-far = { $state ->
    [none] hors d’atteinte
    [connected] reliée
    [way] { $count ->
        [one] à 1 case
       *[other] à { $count } cases
    }
   *[away] { $count ->
        [one] à 1 voie
       *[other] à { $count } voies
    }
}
scene-levels = Train { $player_of } : vitesse { $speed }, puissance { $power }, { $freight ->
    [one] 1 wagon de fret.
   *[other] { $freight } wagons de fret.
}
scene-their-cities = { $count ->
    [0] { $player } n’a encore relié aucune ville.
    [one] { $player } a relié 1 ville.
   *[other] { $player } a relié { $count } villes.
}

# --- présentation : la page du jeu
pitch = Pose des voies de ville en ville, charge ton train de ce que l’une d’elles produit, et porte-le là où on le paie le mieux.
    .weight = des tours simples, des plans longs
    .order = d’abord ton train, puis une action
    .first = Des contrats et des cartes de trajet tels qu’on les distribue : tu poses des voies tout de suite.
pitch-ride = Roule
    .text = Un train en mouvement avance au début de chaque tour, gratuitement.
pitch-build = Construis
    .text = Paie en cartes rails des voies jusqu’à une nouvelle ville. Elle te paie aussitôt au prix du marché.
pitch-deliver = Livre
    .text = Ce que tu portes dans la bonne ville rapporte ce que dit ton contrat : plus c’est loin, mieux c’est.
pitch-draw = Pioche
    .text = Des cartes rails de six sortes paient les voies. Deux d’une sorte en remplacent une autre.

# --- légende
legend-in-map = Sur la carte
legend-in-market = Marché et cartes
legend-in-rails = Les cartes Rail, et ce qu’elles paient
legend-in-own = À toi
legend-in-goods = Les marchandises, et qui les fournit
legend-city = Ville
    .text = L’image est la marchandise qu’elle fournit : ce que tu y charges, et ce que paie le marché.
legend-line = Voie
    .text = Chaque voie demande la carte de sa couleur et de son motif ; un nombre dit à qui elle est.
legend-train = Train
    .text = Le tien ne roule que sur tes voies ; arrêté dans une ville, il doit redémarrer.
legend-marker = Marqueur de livraison
    .text = Tu as livré dans cette ville, et ne le pourras plus.
legend-market = Marché
    .text = La rangée dit ce que rapporte une ligne vers cette marchandise : 3 $, 2 $ ou 1 $ ; puis elle tombe.
legend-display = Carte rails visible
    .text = Prends-la en piochant ; on complète les cartes visibles ensuite.
legend-deck = Pioche
    .text = Le nombre dit combien de cartes il reste ; vide, la manche est finie.
legend-round = Manche
    .text = On en joue trois ; celle où tu es est sombre.
legend-time = Cartes de temps
    .text = Elles sortent à la manche 3 ; à la troisième, la partie finit aussitôt.
legend-white = Blanc uni
    .text = Paie les voies blanches de la carte, qui n’ont pas de motif.
legend-blue = Pointillés bleus
    .text = Paie les voies bleues de la carte, qui sont pointillées.
legend-red = Rouge rayé
    .text = Paie les voies rouges de la carte, qui sont rayées.
legend-yellow = Jaune à damier
    .text = Paie les voies jaunes de la carte, qui sont à damier.
legend-green = Vert à chevrons
    .text = Paie les voies vertes de la carte, qui portent des chevrons.
legend-black = Noir hachuré
    .text = Paie les voies noires de la carte, qui sont hachurées.
legend-speed = Vitesse
    .text = Cases d’un déplacement gratuit ou d’un redémarrage ; la pièce est le prix du niveau suivant.
legend-power = Puissance
    .text = Cartes d’une pioche, au plus ; la pièce est le prix du niveau suivant.
legend-freight = Wagons de fret
    .text = Chacun porte une marchandise ; la pièce est le prix du wagon suivant.
legend-pieces = Voies ferrées
    .text = Combien de tes 45 il te reste à poser.
legend-stack = Cartes d’une sorte
    .text = Une paie une voie de sa sorte ; plusieurs font des jokers, un de moins que de cartes.
legend-contract = Contrat
    .text = Une marchandise et cinq villes, chacune avec ce qu’elle paie ; en gras, celles de ton réseau.
legend-aboard = Contrat chargé
    .text = Sa marchandise est à bord : entre dans une de ces villes pour livrer.
legend-route = Carte de trajet
    .text = Secrète : si tu as sa première ville, la meilleure autre paie sa valeur, chaque suivante 1 $.
legend-cows = Vaches
    .text = Albany, Mobile et Tampa en fournissent.
legend-wood = Bois
    .text = Portland, Duluth et Jacksonville en fournissent.
legend-corn = Maïs
    .text = Indianapolis, Knoxville et Little Rock en fournissent.
legend-wheat = Blé
    .text = Raleigh, Detroit et Topeka en fournissent.
legend-coal = Charbon
    .text = Philadelphia, Charleston et St. Louis en fournissent.
legend-oil = Pétrole
    .text = New York, Cleveland et Shreveport en fournissent.
legend-steel = Acier
    .text = Pittsburgh, Chicago et Birmingham en fournissent.
legend-cloth = Tissu
    .text = Boston, Louisville et Columbia en fournissent.
legend-pigs = Cochons
    .text = Norfolk, Cincinnati et Des Moines en fournissent.
legend-flour = Farine
    .text = Washington, Minneapolis et Nashville en fournissent.
legend-fruit = Fruits
    .text = Buffalo, Milwaukee et Miami en fournissent.
legend-cotton = Coton
    .text = Memphis, New Orleans et Atlanta en fournissent.

# --- les chiffres d’une boîte
form-in-cards = Cartes rails
form-in-goods = Marchandises des villes
form-in-contracts = Contrats
form-in-routes = Cartes de trajet
form-in-tracks = Cases de voie
form-in-alone = En solitaire
form-rails = Les cartes rails du paquet
    .text = Combien il y a de cartes de chaque sorte. Il y en a 60 en tout.
form-rails-copies = Cartes : { $a }
form-cities = Ce que fournit chaque ville
    .text = La marchandise imprimée à côté d’une ville.
form-cities-commodity = { $a }
form-contract-a = Contrat, { $name } : face A
form-contract-a-city = Ville { $a }
form-contract-a-pays = La ville { $a } paie $
form-contract-b = Contrat, { $name } : face B
form-contract-b-city = Ville { $a }
form-contract-b-pays = La ville { $a } paie $
form-route = Carte de trajet : { $name }
form-route-start = Départ
form-route-city = Ville { $a }
form-route-worth = La ville { $a } vaut $
form-tracks = Le rail que demande chaque case de voie
    .text = Chaque case porte le nom de la ville d’où on la voit ; l’anneau s’y pose pendant que tu choisis.
form-tracks-kind = { $a }
form-track-name = { $track }
form-race = La partie en solitaire
    .text = Nos propres règles pour un joueur : la boîte n’en a pas.
form-race-contracts = Contrats
form-race-initial_hand = Cartes au départ
form-race-deck_cards_discarded_after_each_turn = Cartes retirées après chaque tour
wrong-twice = Aucune carte ne nomme deux fois la même ville.
wrong-self = { $named } fournit elle-même cette marchandise : aucun contrat ne l’y demande.
wrong-deck = Toutes les sortes font ensemble { $expected } cartes.
wrong-removed = À { $count } joueurs, on retire de chaque sorte plus de cartes qu’il n’y en a.
wrong-in-play = Il y en a { $most } en jeu.
wrong-few-rails = Il resterait trop peu de cartes rails.
