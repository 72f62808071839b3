# Montana : noms, questions, choix, refus, journal.

# --- noms
goods = { $good ->
    [wheat] { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
    [pumpkin] { $count ->
        [one] { $count } courge
       *[other] { $count } courges
    }
    [stone_small] { $count ->
        [one] { $count } petite pierre
       *[other] { $count } petites pierres
    }
    [copper_small] { $count ->
        [one] { $count } petit cuivre
       *[other] { $count } petits cuivres
    }
    [stone_large] { $count ->
        [one] { $count } grande pierre
       *[other] { $count } grandes pierres
    }
   *[copper_large] { $count ->
        [one] { $count } grand cuivre
       *[other] { $count } grands cuivres
    }
}
good-wheat = blé
good-pumpkin = courge
good-stone_small = petite pierre
good-copper_small = petit cuivre
good-stone_large = grande pierre
good-copper_large = grand cuivre
workers = { $worker ->
    [copper_worker] { $count ->
        [one] { $count } ouvrier marron
       *[other] { $count } ouvriers marron
    }
    [stone_worker] { $count ->
        [one] { $count } ouvrier gris
       *[other] { $count } ouvriers gris
    }
    [wheat_worker] { $count ->
        [one] { $count } ouvrier beige
       *[other] { $count } ouvriers beiges
    }
   *[pumpkin_worker] { $count ->
        [one] { $count } ouvrier orange
       *[other] { $count } ouvriers orange
    }
}
worker-copper_worker = ouvrier marron
worker-stone_worker = ouvrier gris
worker-wheat_worker = ouvrier beige
worker-pumpkin_worker = ouvrier orange
white-workers = 2 ouvriers de n’importe quelle couleur
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
cows = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
pumpkins = { $pumpkins ->
    [one] { $pumpkins } courge
   *[other] { $pumpkins } courges
}
any-goods = { $count } ressources au choix
exchanges = { $count ->
    [one] { $count } échange
   *[other] jusqu’à { $count } échanges
}
bank-name = { $count ->
    [one] la case de la banque pour { $count } ouvrier
   *[other] la case de la banque pour { $count } ouvriers
}
area-mine = mine
    .the = la mine
    .to = à la mine
area-quarry = carrière
    .the = la carrière
    .to = à la carrière
area-wheat_field = champ de blé
    .the = le champ de blé
    .to = au champ de blé
area-garden = potager
    .the = le potager
    .to = au potager
terrain-prairie = prairie
terrain-farmland = champs
terrain-hills = collines
terrain-mountain = montagne
terrain-lake = lac
score-settlements = Campements
score-total = Total
won = { $best } campements contre { $next }
curve-points = Campements
curve-money = Pièces

# --- phases d’un tour, et la ligne d’une place
phase-1 = Choisir
phase-2 = Exécuter
phase-3 = Fin du tour
phase-of = { $asks ->
    [first] -1
    [start] 1
    [act] 1
    [end] 3
    [canteen] 3
   *[other] 2
}
far = Fin à { $left ->
    [one] { $left } campement
   *[other] { $left } campements
} d’ici
seat-line = { $coins } p. · { $settlements_left } camps

# --- options de la table
option-start_region = Tuile de départ
    .help = L’endroit où commence la colonisation. La règle ne dit pas qui en décide.
    .random = sur une région au hasard, avec de la place autour
    .random-help = Personne ne choisit ce qui est proche, et on commence aussitôt.
    .first_player_chooses = là où le veut le premier joueur
    .first_player_chooses-help = Le premier joueur regarde le pays d’abord, et décide quelles ressources sont proches.
option-surplus_cows = Vaches en trop
    .help = Les vaches qui ne sont ni sur le plateau Paysage ni chez un joueur au début de la partie.
    .box = retournent dans la boite
    .box-help = Les vaches sont rares : la boutique ne donne que celles que quelqu’un a échangées.
    .supply = vont dans la réserve
    .supply-help = La boutique a des vaches dès le début : il y en a pour qui en veut.
option-auto_bonus = Campements bonus
    .help = Le second campement d’un symbole double, et celui d’une ligne de quatre.
    .true = sont posés sans question
    .true-help = Plus rapide : on refuse rarement un campement gratuit.
    .false = sont proposés à chaque fois
    .false-help = Tu peux aussi refuser, et on te le demande à chaque fois.

# --- questions
prompt-start = Où poses‑tu la tuile de départ ?
prompt-act = À toi : veux‑tu recruter, récolter ou construire ?
prompt-pick = { $count ->
    [one] Encore un ouvrier de n’importe quelle couleur : lequel prends‑tu ?
   *[other] Deux ouvriers de n’importe quelle couleur : lequel prends‑tu d’abord ?
}
prompt-dismiss = Tu as trop d’ouvriers : lequel retourne dans la réserve ?
prompt-advance = { $wheat ->
    [0] Tu n’as pas de blé : échanges‑tu d’abord une vache contre du blé, pour faire avancer la flèche ?
   *[other] Paies‑tu du blé pour faire avancer la flèche ?
}
prompt-bank = Quels ouvriers envoies‑tu sur { $bank } ?
prompt-work = Quels ouvriers envoies‑tu { $location_to } ({ $location_coins }) ?
prompt-add = Utilises‑tu aussi la petite case à côté, pour une ressource de plus ?
prompt-bid = { $must ->
    [1] Où places‑tu ton représentant ?
   *[0] Où places‑tu ton représentant, ou passes‑tu ?
}
prompt-goods = Rangée { $row } : quelles ressources prends‑tu ?
prompt-exchange = Rangée { $row } : quelles petites ressources échanges‑tu contre des grandes ?
prompt-build = { $done ->
    [0] Où construis‑tu ?
   *[other] Où construis‑tu ensuite, ou t’arrêtes‑tu là ?
}
prompt-bonus = Poses‑tu un campement gratuit en { $region } ?
prompt-end = Ton action est finie. Finis‑tu ton tour, ou fais‑tu d’abord autre chose ?
prompt-canteen = Dépenses‑tu une gourde pour jouer encore un tour ?

# --- choix
label-start = { $region }
label-recruit = Recruter
label-city = Ville
label-build-action = Construire
label-bank-space = Banque, { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} pour { coins }
label-location = Récolter { $location_to }, { coins } pour { goods }
label-pick = Prendre un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
}
label-dismiss = Renvoyer un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
}
label-advance = { $steps ->
    [0] Ne rien payer
   *[other] Payer { $wheat } { $wheat ->
        [one] blé
       *[other] blés
    } pour { $segment }
}
label-bank = Envoyer { $crew }
label-work = Envoyer { $crew }
label-add = Envoyer { $crew }
label-leave = Ne pas l’utiliser
label-bid = Rangée { $row }, { pumpkins } pour { $row_gives }{ $barren ->
    [1] { " " }(la réserve n’a plus de vache)
   *[0] { "" }
}{ $pushed_id ->
    [none] { "" }
   *[other] { " " }(dépasse { $pushed })
}
label-pass = Passer
label-goods = Prendre { $mix }
label-exchange = { $stones ->
    [0] { $coppers ->
        [0] Ne rien échanger
        [one] Échanger { $coppers } cuivre
       *[other] Échanger { $coppers } cuivres
    }
    [one] { $coppers ->
        [0] Échanger { $stones } pierre
        [one] Échanger { $stones } pierre et { $coppers } cuivre
       *[other] Échanger { $stones } pierre et { $coppers } cuivres
    }
   *[other] { $coppers ->
        [0] Échanger { $stones } pierres
        [one] Échanger { $stones } pierres et { $coppers } cuivre
       *[other] Échanger { $stones } pierres et { $coppers } cuivres
    }
}
label-build = { $region } pour { $cost }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } gratuit
}{ $cow ->
    [0] { "" }
   *[other] { "" }, et une vache pour toi
}{ $canteen ->
    [0] { "" }
    [one] { "" }, et une gourde pour toi
   *[other] { "" }, et { $canteen } gourdes pour toi
}
label-stop = Arrêter de construire{ $coins ->
    [0] { "" }
    [one] { "" } pour 1 pièce
   *[other] { "" } pour { $coins } pièces
}
label-bonus = { $answer ->
    [yes] Le poser
   *[no] Y renoncer
}
label-end = Finir le tour
label-canteen = { $answer ->
    [yes] Dépenser une gourde
   *[no] La garder et finir le tour
}
label-trade = Échanger une vache contre { $trade }

# --- dit d’avance
limit-bid = { $limit ->
    [0] Passer dans tous les cas
    [one] Passer au-delà de 1 courge
   *[other] Passer au-delà de { $limit } courges
}

# --- plans
plan-build = { label-build }
plan-bid = { label-bid }
plan-work = Envoyer { $crew } { $location_to } pour { goods }
plan-bank = Envoyer { $crew } à la banque pour { coins }
plan-add = Envoyer { $crew }
plan-stop = Finir le tour : { $coins ->
    [one] +1 pièce
   *[other] +{ $coins } pièces
} pour ce que tu ne construis pas
brief-stop = Finir le tour
plan-leave = Finir le tour sans la petite case
brief-leave = Finir le tour

# --- refus
refusal-must = Ici, il faut choisir quelque chose.
refusal-trade-turn = Tu ne peux échanger du bétail que pendant ton propre tour.
refusal-trade-cow = Tu n’as pas de vache à échanger.
refusal-trade-nobody = Il ne reste pas d’ouvrier de cette couleur : tous sont sur le plateau Ouvriers.
refusal-trade-what = Clique sur ce que tu veux contre la vache : une petite ressource, des pièces ou un ouvrier.
refusal-start-land = La tuile de départ ne se pose ni sur une montagne ni sur un lac.
refusal-start-room = Trop peu de régions constructibles entourent { $region }.
refusal-act-city = Même avec la courge offerte, tu ne pourrais pas payer la première colonne : { pumpkins }.
refusal-act-cell = Même avec la courge offerte, il te manque { $count ->
    [one] { $count } courge
   *[other] { $count } courges
} pour cette case.
refusal-act-build = Il n’y a aucune région que tu puisses atteindre et payer.
refusal-act-settlements = Tu n’as plus de campement à construire.
refusal-act-goods = Tu n’as pas toutes les ressources que coûte cette région.
refusal-act-occupied = Cette case est occupée.
refusal-act-coins = Il te faut { coins } pour cet emplacement.
refusal-act-workers = Tu n’as pas les ouvriers qu’il faut pour cette case.
refusal-pick = Il ne reste pas d’ouvrier de cette couleur : tous sont sur le plateau Ouvriers.
refusal-dismiss = Tu n’as pas d’ouvrier de cette couleur.
refusal-advance = Tu n’as pas { $wheat } { $wheat ->
    [one] blé
   *[other] blés
}.
refusal-bank-count = Ce n’est pas le nombre d’ouvriers que demande la case.
refusal-crew = Tu n’as pas ces ouvriers.
refusal-work-crew = Une case reçoit un ouvrier de sa couleur, ou deux d’autres couleurs.
refusal-bid-must = Tu es en ville : ton représentant doit prendre place quelque part.
refusal-bid-pumpkins = Tu n’as pas { pumpkins }.
refusal-bid-left = Quelqu’un occupe cette rangée : seules les cases plus à droite sont ouvertes.
refusal-goods-row = Ta rangée ne donne pas ces ressources.
refusal-exchange-row = Ta rangée ne permet pas autant d’échanges.
refusal-exchange-pieces = Tu n’as pas autant de petites pierres ou de petits cuivres.
refusal-build-first = Tu as choisi de construire : construis au moins une fois avant d’arrêter.
refusal-build-land = Personne ne construit sur une montagne ou un lac.
refusal-build-start = La tuile de départ s’y trouve.
refusal-build-taken = Un campement s’y trouve déjà.
refusal-build-far = Cette région ne touche ni la tuile de départ ni un campement.
refusal-build-cost = Tu ne peux pas payer { $region } : il y faut { $cost }.
refusal-aside = { $asks ->
    [start] Choisis d’abord la région où poser la tuile de départ.
    [pick] Ton ouvrier est blanc : choisis‑en un d’une couleur qui brille dans la réserve.
    [dismiss] Tu as trop d’ouvriers : choisis sur ton plateau celui qui retourne dans la réserve.
    [advance] La roue s’est arrêtée : choisis jusqu’où ton blé avance la flèche, ou ne paie rien.
    [bank] Choisis les ouvriers que tu envoies à la banque, ou annule.
    [work] Choisis les ouvriers que tu y envoies, ou annule.
    [add] Tu peux encore utiliser la petite case à côté : choisis les ouvriers qui y vont, ou laisse-la.
    [bid] { $must ->
        [1] Tu es en ville : ton représentant doit prendre place sur une case de la boutique.
       *[0] Les enchères sont ouvertes : choisis une case qui brille, ou passe.
    }
    [goods] Ta récompense t’attend : choisis les ressources que tu prends.
    [exchange] Ta récompense t’attend : choisis ce que tu échanges.
    [build] { $done ->
        [0] Tu construis : choisis une région qui brille, ou annule.
       *[other] Tu construis : choisis une région qui brille, ou arrête-toi.
    }
    [bonus] Un campement gratuit : pose-le sur la région où tu viens de construire, ou refuse.
    [end] Ton action est faite : finis ton tour, ou annule.
    [canteen] Ton tour est fini : dépense une gourde pour en jouer un autre, ou garde-la.
   *[other] Ce n’est pas une action : recrute, récolte, va à la banque ou en ville, ou construis.
}

# --- journal
log-start-placed = La tuile de départ est en { $region }.
log-turn-began = { $player } : tour { $turn }.
log-goods-given-back = La réserve manque de { $good ->
    [wheat] blé
    [pumpkin] courges
    [stone_small] petites pierres
    [copper_small] petit cuivre
    [stone_large] grandes pierres
   *[copper_large] grand cuivre
} : { $players } { $count ->
    [one] en rend un exemplaire.
   *[other] en rendent chacun un exemplaire.
}
log-workers-given-back = La réserve manque d’ouvriers { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beiges
   *[pumpkin_worker] orange
} : { $players } { $count ->
    [one] en rend un.
   *[other] en rendent chacun un.
}
log-workers-short = Il n’y en a { $count ->
    [0] aucun
    [one] qu’un
   *[other] que { $count }
} pour { $player } : les autres travaillent.
log-cow-traded = { $player } échange une vache contre { $trade }.
log-coins-gained = { $player } reçoit { coins }.
log-wheel-spun = { $player } fait tourner la roue : { $segment }.
log-worker-picked = { $player } prend un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
}.
log-arrow-moved = { $player } paie du blé pour avancer la flèche de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : { $segment }.
log-worker-dismissed = { $player } renvoie un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
} dans la réserve.
log-bank-used = { $player } envoie { $crew } à la banque et reçoit { coins }.
log-large-space-used = { $player } envoie { $crew } { $location_to }, paie { coins } et prend { goods }.
log-small-space-used = { $player } envoie aussi { $crew } sur la petite case et prend { goods }.
log-bank-cleared = La banque est pleine : ses ouvriers retournent dans la réserve.
log-area-cleared = Toutes les grandes cases sont occupées ({ $area }) : les ouvriers retournent dans la réserve.
log-city-entered = { $player } va en ville et prend { pumpkins }.
log-bid-placed = Le représentant { $player_of } prend place dans la rangée { $row }, pour { pumpkins }.
log-was-outbid = { $player } se fait dépasser dans la rangée { $row }.
log-bid-passed = { $able ->
    [0] { $player } ne peut payer aucune case et passe.
   *[1] { $player } passe.
}
log-reward-paid = { $player } paie { pumpkins } pour la rangée { $row } : { $row_gives }.
log-reward-lost = { $player } ne peut plus payer la rangée { $row } et n’en reçoit rien.
log-goods-chosen = { $player } prend { $mix }.
log-exchanged = { $player } échange { $stones ->
    [0] { $coppers ->
        [one] { $coppers } petit cuivre
       *[other] { $coppers } petits cuivres
    }
    [one] { $coppers ->
        [0] { $stones } petite pierre
       *[other] { $stones } petite pierre et { $coppers ->
            [one] { $coppers } petit cuivre
           *[other] { $coppers } petits cuivres
        }
    }
   *[other] { $coppers ->
        [0] { $stones } petites pierres
       *[other] { $stones } petites pierres et { $coppers ->
            [one] { $coppers } petit cuivre
           *[other] { $coppers } petits cuivres
        }
    }
} contre { $stones ->
    [0] { $coppers ->
        [one] { $coppers } grand cuivre
       *[other] { $coppers } grands cuivres
    }
    [one] { $coppers ->
        [0] { $stones } grande pierre
       *[other] { $stones } grande pierre et { $coppers ->
            [one] { $coppers } grand cuivre
           *[other] { $coppers } grands cuivres
        }
    }
   *[other] { $coppers ->
        [0] { $stones } grandes pierres
       *[other] { $stones } grandes pierres et { $coppers ->
            [one] { $coppers } grand cuivre
           *[other] { $coppers } grands cuivres
        }
    }
}.
log-built = { $player } construit en { $region } : { $cost }.
log-bonus-placed = { $player } ajoute { $count ->
    [one] { $count } campement gratuit
   *[other] { $count } campements gratuits
} en { $region }.
log-cow-taken = { $player } prend une vache.
log-canteen-taken = { $player } prend une gourde au lac.
log-canteen-spent = { $player } dépense une gourde pour jouer encore un tour.
log-end-triggered = { $player } a posé son dernier campement : on finit le tour de table.
log-drifter-spun = Le vagabond fait tourner la roue : { $segment }.
log-drifter-at-location = Le vagabond envoie un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
} { $location_to } ({ $location_coins }).
log-drifter-at-bank = Le vagabond envoie un ouvrier { $worker ->
    [copper_worker] marron
    [stone_worker] gris
    [wheat_worker] beige
   *[pumpkin_worker] orange
} sur { $bank }.
log-neutral-placed = Un représentant neutre prend place dans la rangée { $row }.
log-neutral-left = Le représentant neutre quitte la rangée { $row } pour de bon.
log-turn-cap-reached = Après { $turns } tours d’un joueur, la partie s’arrête.
log-game-ended = { $count ->
    [one] { $winners } gagne avec { $best } campements contre { $next }.
   *[other] { $winners } partagent la victoire avec { $best } campements.
}
log-race-ended = { $player } finit la course en { $turns } tours : { $rank }.

# --- la table en texte
terminal-turn = Tour { $player_of }
terminal-before = Avant le premier tour
terminal-solo = course en solitaire (règle maison, non officielle)
terminal-letter-wheat = b
terminal-letter-pumpkin = o
terminal-letter-stone_small = p
terminal-letter-copper_small = c
terminal-letter-stone_large = P
terminal-letter-copper_large = C
terminal-legend = b blé · o courge · p/P petite/grande pierre · c/C petit/grand cuivre
terminal-signs = ★ départ · ^^ montagne · ~~ lac, ~o~ avec gourde · * vache · ² double · [1×2] campements
terminal-listed = { $title } : { $words }
terminal-bank = Banque
terminal-shop = Boutique
terminal-shop-row = { $row } ({ $row_gives }) : { $who }
terminal-neutral = neutre
terminal-supply = Réserve
terminal-cows = vac.
terminal-free = libre
terminal-colours = ma/gr/be/or
terminal-settlements = posés
terminal-coins = pièc.
terminal-canteens = gour.
terminal-workers = ouvr.

# --- scene
scene-title = { $state ->
    [over] Montana : la fin
    [before] Montana : les premiers ouvriers
   *[turn] Montana : au tour { $player_of }
}
scene-now = En ce moment, pour { $player } : { $what }.
scene-part = { $part ->
    [map] Paysage
    [mat] Plateau
    [workers] Ouvriers
    [wheel] Roue
    [store] Ville
    [build] Construire
   *[players] Joueurs
}
scene-region = { $region }, { $terrain }, coûte { $cost }.{ $sign ->
    [double] { " " }De la place pour un second campement gratuit.
    [cow] { " " }Une vache pour qui s’y installe.
   *[none] { "" }
}
scene-region-short = Il te manque { $cost }{ $how ->
    [cow] { "" }, qu’une vache peut acheter.
    [city] { "" }, que seule la ville donne.
   *[none] .
}
scene-region-row = { $count } régions alignées, ce qui donne un campement de plus
scene-region-lakes = { $count ->
    [one] une gourde du lac voisin
   *[other] { $count } gourdes des lacs voisins
}
scene-region-owned = { $region }, { $count ->
    [one] un campement { $player_of }.
   *[other] { $count } campements { $player_of }.
}
scene-region-start = { $region }, la tuile de départ. Tout le monde peut construire à côté.
scene-region-wild = { $region }, { $what ->
    [canteen] un lac avec une gourde, pour qui construit le premier à côté.
    [lake] un lac. Personne ne peut y construire.
   *[mountain] une montagne. Personne ne peut y construire.
}
scene-line = { $player } a { $count } régions alignées, ce qui a donné un campement de plus.
scene-legend-cost = Coût d’une région
scene-legend-cow = une vache pour qui construit
scene-legend-double = place pour un second campement
scene-large = { $location }, { coins } pour { goods }.
scene-small = La petite case d’à côté ({ $location }, { $location_coins }) donne { goods } de plus dans le même tour.
scene-work-now = { $state ->
    [coins] il manque { coins }
    [workers] trop peu d’ouvriers
   *[left] { coins } ensuite
}
scene-other-crews = D’autres ouvriers : dans la liste de tous les choix.
scene-free = { $which ->
    [bank] { $count ->
        [one] Il y faut { $count } ouvrier de n’importe quelle couleur.
       *[other] Il y faut { $count } ouvriers de n’importe quelles couleurs.
    }
   *[other] Il y faut { $matching } ouvrier de sa couleur ou { $others } autres.
}
scene-taken = Occupée : { $workers }.
scene-area = { $name }. Un grand emplacement prend un ouvrier de la couleur de cette enseigne, ou deux d’autres couleurs. Quand tous sont occupés, les ouvriers retournent à la réserve à la fin du tour : { $taken } sur { $of } à présent.
scene-bank-title = Banque
scene-bank-area = La banque. Chaque case paie une fois, pour des ouvriers de toutes couleurs. Quand toutes sont occupées, les ouvriers retournent à la réserve à la fin du tour : { $taken } sur { $of } à présent.
scene-bank = Banque, { coins } sur { $bank }.
scene-wheel-title = Roue
scene-wheel = La roue Recrutement a { $count } paires d’ouvriers, chacune avec la même chance.
scene-wheel-spin = définitif
scene-arrow = La flèche montre { $segment }.
scene-segment = Sur la roue, { $segment }.
scene-segment-chance = { $count ->
    [one] La roue s’y arrête { $count } fois sur { $all }.
   *[other] La roue s’arrête sur une telle paire { $count } fois sur { $all }.
}
scene-bunks-short = { $count ->
    [one] { $count } ouvrier de trop pour les emplacements
   *[other] { $count } ouvriers de trop pour les emplacements
}
scene-supply-title = Réserve
scene-supply = Dans la réserve sont les marchandises, vaches et ouvriers que personne n’a. Qui recrute, produit ou échange y prend, et ce qui est payé y revient.
scene-supply-good = Dans la réserve, { goods }. S’il en manque, tous ceux qui en ont en rendent, pièce par pièce.
scene-supply-cows = Dans la réserve, { cows }. Quand il n’y en a plus, personne n’en reçoit.
scene-supply-worker = Dans la réserve, { workers }. S’il en manque, tous ceux qui en ont en rendent, un par un.
scene-city-title = Ville
scene-city = La boutique de la ville. Tous misent des courges sur une de ses rangées. Qui s’y rend en prend d’abord { $count }.
scene-row = La rangée { $row } donne { $row_gives }{ $barren ->
    [1] { " " }(la réserve n’a plus de vache)
   *[0] { "" }
}.
scene-row-now = { $count ->
    [0] rien à échanger
    [one] de quoi faire { $count } échange
   *[other] de quoi faire { $count } échanges
}
scene-cell = La rangée { $row } donne { $row_gives }{ $barren ->
    [1] { " " }(la réserve n’a plus de vache)
   *[0] { "" }
} pour { pumpkins }.{ $closed ->
    [left] { " " }Quelqu’un est déjà dans cette rangée : seules les cases plus à droite sont libres.
    [short] { " " }{ $count ->
        [one] Il manque { $count } courge.
       *[other] Il manque { $count } courges.
    }
   *[none] { "" }
}
scene-cell-taken = { $stands ->
    [neutral] Le représentant neutre s’y trouve.
    [seat] S’y trouve : { $name }.
   *[none] { "" }
}
scene-column = Une case de cette colonne coûte { pumpkins }.
scene-trades = Une vache s’échange à son tour contre l’une des choses d’à côté. En ce moment : { $count }.
scene-store-title = Hardware store
scene-store = Le hardware store. Les représentants y attendent que quelqu’un aille en ville.
scene-store-pass = Passer
scene-store-foot = { $phase ->
    [bidding] { $player } paiera d’abord
    [paying] chacun paie et prend
   *[none] personne n’est en ville
}
scene-bidder = { $name } : { $said }. Chaque représentant va sur une rangée de la boutique.
scene-stage = { $stage ->
    [asked] choisit une case
    [pushed] doit se replacer
    [next] vient ensuite
    [stands] rangée { $row }, { pumpkins }
    [due] rangée { $row }, { pumpkins }
    [passed] passe
    [paid] a terminé
    [takes] prend son gain
   *[waiting] attend
}
scene-stage-brief = { $stage ->
    [asked] choisit
    [pushed] doit bouger
    [next] vient ensuite
    [stands] rangée { $row } pour { $pumpkins }
    [due] rangée { $row } pour { $pumpkins }
    [passed] passe
    [paid] a terminé
    [takes] prend son gain
   *[waiting] attend
}
scene-mat = { $player } { $state ->
    [closer] a tout construit et annoncé ainsi la fin de la partie.
    [turn] joue son tour { $count }.
   *[none] { $count ->
        [0] attend son premier tour.
        [one] a joué { $count } tour.
       *[other] a joué { $count } tours.
    }
} Campements à construire : { $left }. Qui construit la dernière annonce la fin de la partie.
scene-state = { $state ->
    [closer] a tout construit
    [turn] tour { $count }
   *[none] { $count ->
        [0] avant le premier tour
        [one] { $count } tour joué
       *[other] { $count } tours joués
    }
}
scene-ledger-have = tu as
scene-ledger-costs = { $region } coûte
scene-ledger-left = il te reste
scene-ledger-hint = Pointe une ligne ou une région.
scene-within-reach = { $count ->
    [0] aucune région que tu puisses payer
    [one] 1 région pour toi
   *[other] { $count } régions pour toi
}
scene-build-stage = { $stage ->
    [done] faite
    [now] ici
   *[next] ou non
}
scene-build-stop = Si tu t’arrêtes : { $coins ->
    [one] +1 pièce
   *[other] +{ $coins } pièces
}
scene-build-must = au moins une
scene-row-lacks = { $kinds ->
    [few] il manque { $cost }
   *[many] il manque { $count } ressources
}
scene-row-gains = { $cow ->
    [0] { "" }
   *[other] une vache
}{ $canteen ->
    [0] { "" }
    [one] { " " }une gourde
   *[other] { " " }{ $canteen } gourdes
}{ $settlement ->
    [0] { "" }
   *[other] { " " }+{ $settlement } gratuit
}
scene-row-gives = { $row_gives }{ $barren ->
    [1] { " " }(plus de vache)
   *[0] { "" }
}
scene-no-gain = ne rien échanger
scene-no-more = Pas d’autres ouvriers
scene-wheat-short = il manque { $count }
scene-too-many = { $count } de trop
scene-goods = { $player } a { goods }.
scene-goods-now = { $count ->
    [0] Aucune région à portée n’en demande.
    [one] { $count } région à portée en demande{ $enough ->
        [0] , et plus que cela.
       *[other] , et cela suffit.
    }
   *[other] { $count } régions à portée en demandent : cela { $enough ->
        [0] ne suffit pour aucune.
       *[other] suffit pour { $enough }.
    }
}
scene-coins = { $player } a { coins }.
scene-coins-now = Grandes cases libres qu’elles paient : { $count } sur { $all }.
scene-cows = { $player } a { cows }. Pendant son tour, chacune s’échange contre une ressource, { $trade } ou un ouvrier.
scene-trade = Une vache s’échange contre { $trade }.
scene-cows-now = En ce moment : { coins } ({ $count } × { $each }).
scene-canteens = { $player } { $count ->
    [0] n’a pas de gourde.
    [one] a { $count } gourde, qui vaut un tour de plus.
   *[other] a { $count } gourdes : chacune vaut un tour de plus.
}
scene-workers = { $player } a { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} pour { $bunks } emplacements Ouvrier.
scene-workers-now = Il s’y trouve : { $crew_now }.
scene-stock = Il reste à { $player } { $count } campements sur { $all }.
scene-stock-now = { $count ->
    [0] Personne n’en a moins.
   *[other] { $player } en a { $count } de moins.
}
scene-stock-title = À construire
scene-builds = { $count ->
    [one] { $count } construction faite
   *[other] { $count } constructions faites
} sur { $most }.{ $coins ->
    [0] { "" }
   *[other] { " " }S’arrêter là rapporte { coins }.
}

# --- présentation : la page du jeu
pitch = Tourne la roue pour recruter, envoie tes ouvriers récolter, et peuple le pays avant que les autres aient posé leur dernier campement.
    .weight = des tours courts, une course aux meilleures régions
    .order = une de ces trois choses à chaque tour
    .first = La tuile de départ sur une région au hasard, les vaches en trop dans la boite, et des campements bonus qui se posent tout seuls.
pitch-recruit = Recrute
    .text = Tourne la roue et prends les deux ouvriers qu’elle désigne. Paie du blé, et elle avance jusqu’à deux autres.
pitch-work = Récolte
    .text = Envoie des ouvriers au champ, au potager, à la carrière, à la mine ou à la banque : ils s’en vont, les ressources ou les pièces restent.
pitch-build = Construis
    .text = Paie les ressources que demande une région et pose-y un campement, jusqu’à trois fois par tour. Qui les a tous posés met fin à la partie.

# --- légende
legend-in-land = Le pays
legend-in-goods = Les ressources
legend-in-work = Le plateau Ouvriers
legend-in-city = La ville
legend-in-mat = Ton plateau
legend-region = Région
    .text = Ce qu’elle montre est ce que coûte un campement ici, exactement.
legend-start = Tuile de départ
    .text = On commence à construire à côté ; personne ne construit dessus.
legend-settlement = Campement
    .text = Couleur et motif disent à qui il est ; chacun compte à la fin.
legend-double = Symbole double
    .text = Qui construit ici pose un second campement avec le premier, gratuit.
legend-cow-here = Vache sur le plateau
    .text = Qui construit ici la prend aussitôt.
legend-lake = Lac avec une gourde
    .text = Personne n’y construit ; qui construit le premier à côté prend la gourde.
legend-mountain = Montagne
    .text = Personne ne peut construire ici.
legend-open = Coût en pointillé
    .text = Cette région est à ta portée, mais il te manque une partie de son coût.
legend-wheat = Blé
    .text = Sert à construire, et pousse la flèche de la roue quand tu recrutes.
legend-pumpkin = Courge
    .text = Sert à construire, et paie les rangées de la ville.
legend-stone-small = Petite pierre
    .text = Vient de la carrière ; elle ne remplace jamais une grande.
legend-stone-large = Grande pierre
    .text = Seulement par un échange en ville, contre une petite.
legend-copper-small = Petit cuivre
    .text = Vient de la mine ; il ne remplace jamais un grand.
legend-copper-large = Grand cuivre
    .text = Seulement par un échange en ville, contre un petit.
legend-coin = Pièces
    .text = Paient les emplacements où travaillent tes ouvriers.
legend-cow = Vache
    .text = À ton tour, échange-la contre une petite ressource, 3 pièces ou un ouvrier.
legend-canteen = Gourde
    .text = À la fin d’un de tes tours, dépense-la et joue un tour de plus.
legend-worker = Ouvrier
    .text = Marron pour la mine, gris pour la carrière, beige pour le blé, orange pour les courges.
legend-large = Emplacement d’une zone
    .text = Pièces à payer, ressources à prendre ; un ouvrier de sa couleur, ou deux autres.
legend-small = Petite case
    .text = Seulement au même tour : mêmes ouvriers, sans payer, une ressource de plus.
legend-bank = Case de la banque
    .text = Autant d’ouvriers de toutes couleurs rapportent autant de pièces.
legend-wheel = Roue
    .text = Chacune de ses huit paires d’ouvriers a la même chance.
legend-white = Paire blanche
    .text = Choisis la couleur des deux ouvriers.
legend-row = Rangée de la boutique
    .text = Ce que prend le gagnant de cette rangée.
legend-exchange = Échange
    .text = Une petite pierre ou un petit cuivre devient grand ; le nombre dit combien de fois.
legend-cell = Case d’une rangée
    .text = Plus à droite coûte plus de courges, et dépasse qui est à gauche.
legend-rep = Représentant
    .text = Se tient là où son joueur mise ; les courges se paient à la fin.
legend-hardware = Hardware store
    .text = Les représentants y attendent, et y vont quand leur joueur passe.
legend-bunks = Couchettes
    .text = De la place pour huit ouvriers ; un neuvième doit partir.
legend-stock = Campements à construire
    .text = Quand quelqu’un a posé le dernier, on finit le tour de table.

# --- les chiffres d’une boîte
form-in-work = Le plateau Ouvriers
form-in-tiles = Les 12 tuiles Paysage
form-in-alone = En solitaire
form-any-worker = blanc : au choix
form-bank = La banque
    .text = À droite du plateau Ouvriers. Rends des ouvriers, reçois des pièces.
form-bank-coins = { $a }
form-bank-space = { $count ->
    [one] 1 ouvrier rapporte
   *[other] { $count } ouvriers rapportent
}
form-garden = Le potager
    .text = Sa case la plus chère. Toutes les autres viennent d’une source.
form-garden-coins = Pièces à payer
form-garden-yield = Courges reçues
form-city = La ville
    .text = Combien de courges coûte chaque colonne de la boutique, de gauche à droite. Laisse les dernières vides si ta boutique a moins de colonnes.
form-city-column = Colonne { $a }
form-wheel = La roue
    .text = Les deux ouvriers de chaque secteur, dans le sens horaire. Les ouvriers blancs vont par deux.
form-wheel-segment = Secteur { $a }, ouvrier { $b }
form-tile = Tuile Paysage { $number } sur 12
    .text = Ses sept régions comme elles sont posées ici : le terrain, ce que coûte un campement, et ce qui y est imprimé.
form-tile-terrain = { $a } : terrain
form-tile-cost = { $a } : coût { $b }
form-tile-cow = { $a } : une vache
form-tile-double = { $a } : place pour deux
form-tile-canteen = { $a } : une gourde
position-c = Au milieu
position-e = À droite
position-ne = En haut à droite
position-nw = En haut à gauche
position-w = À gauche
position-sw = En bas à gauche
position-se = En bas à droite
form-race = La course en solitaire
    .text = Nos propres règles pour un joueur : la boîte n’en a pas.
form-race-settlements = Campements à construire
form-race-start_coins = Pièces au départ
form-race-pieces_of_each_basic_good = Exemplaires de chaque ressource simple
form-race-pieces_of_each_large_good = Exemplaires de chaque grande ressource
form-race-drifter_workers_per_turn = Ouvriers de passage à chaque tour
form-race-neutral_representative_column = Colonne du représentant neutre
wrong-ranks = Chaque rang permet plus de tours que le précédent.
wrong-columns = Les prix montent de gauche à droite.
wrong-white-pair = Les ouvriers blancs vont par deux : les deux d’un secteur, ou aucun.
wrong-barren = Montagnes et lacs ne coûtent rien ; tout autre terrain a un coût.
wrong-barren-sign = Personne ne pourrait profiter ici d’une vache ou d’une place pour deux : on ne construit ni sur les montagnes ni sur les lacs.
wrong-canteen = Les gourdes ne se trouvent que dans les lacs.
wrong-settlements = C’est de 1 à { $most }.
wrong-neutral = Tu dois pouvoir surenchérir sur le représentant neutre : une colonne avant la dernière.
wrong-too-few-cow = Avec ces tuiles, les vaches manquent : la boîte en contient { $count }.
wrong-too-few-canteen = Avec ces tuiles, les gourdes manquent : la boîte en contient { $count }.
