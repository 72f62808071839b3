# Ruée vers le nord : noms, questions, choix, refus, journal.

# --- noms
city-oma = Omaha
city-den = Denver
city-ore = Oregon City
city-mil = Milwaukee
city-gby = Green Bay
city-tor = Toronto
city-buf = Buffalo
city-mtl = Montréal
city-harrisburg = Harrisburg
town-plain = ville { $number }
    .the = la ville { $number }
    .of = de la ville { $number }
town-station = ville station { $number }
    .the = la ville station { $number }
    .of = de la ville station { $number }
station-in-town = gare { $town_of } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
medium-engine_3 = locomotive 3 en avant
medium-hire_minus_2 = engager un ouvrier pour 2 $ de moins
medium-cull_or_hazard = retirer 2 cartes ou un danger
medium-five_or_cattle = 5 $ ou une bête de valeur 3
medium-free_build_2 = construire gratuitement comme avec 2 { -craftsmen }
slot-aux_store_2 = magasins, double
auxiliary-place_store = { $times ->
    [one] un magasin contre de l’argent et { $times } bête de valeur 2
   *[other] { $times } magasins contre de l’argent et { $times } bêtes de valeur 2
}
task-bell = { $count ->
    [one] { $count } cloche
   *[other] { $count } cloches
}

# --- actions imprimées
do-store = { $count ->
    [one] placer un magasin
   *[other] placer { $count } magasins
}
do-build_free = { $count ->
    [one] placer un bâtiment gratuitement, comme avec { $count } { -craftsman }
   *[other] placer un bâtiment gratuitement, comme avec { $count } { -craftsmen }
}
do-remove = { $count ->
    [one] retirer de la partie { $count } carte de ta main
   *[other] retirer de la partie jusqu’à { $count } cartes de ta main
}
do-take_cattle = prendre au marché une bête de valeur { $count }

# --- questions
prompt-stock = Quelle carte de valeur 2 défausses‑tu pour { $stores ->
    [one] le magasin ?
   *[other] les magasins ? { $count ->
        [one] Il en reste une à défausser.
       *[other] Il en reste { $count } à défausser.
    }
}
prompt-store = Dans quelle ville places‑tu { $count ->
    [one] un magasin ?
   *[other] le premier de { $count } magasins ?
}
prompt-lot = Sur quelle case Commerce le places‑tu ({ $town }) ?

# --- choix
label-stock = { $card }
label-store = { $town } · { $kind ->
    [small] petite
    [station] amélioration pour { $cost } $
    [medium] moyenne : { $deeds }
   *[big] grande ville
}
label-lot = { $money ->
    [0] Une case Commerce qui ne coûte et ne donne rien
   *[other] Une case Commerce : { $money_signed }
}
label-lot-action = Une case Commerce : { $action }

# --- refus
refusal-stock-value = { $card } ne convient pas : il te faut du bétail de valeur 2.
refusal-store-own = Tu as déjà un magasin ici : { $town }.
refusal-store-far = Tu n’y as pas accès : aucun rail n’y mène depuis la mairie, une ville où tu as un disque ou une ville où tu as un magasin.
refusal-store-money = Tu ne peux payer aucune des cases Commerce libres ici : { $town }.
refusal-lot-taken = Un magasin occupe déjà cette case.
refusal-lot-money = Tu ne peux pas payer les { $cost } $ de cette case.
refusal-lot-same = Une autre case fait la même chose : prends celle-là.
refusal-deliver-closed = Tu n’y as pas de magasin.
refusal-station-town = Aucune locomotive ne passe par la { $station } : seul un nouveau magasin dans sa ville permet de l’améliorer.
refusal-auxiliary-value2 = Tu n’as pas en main { $times ->
    [one] une carte Bétail
   *[other] { $times } cartes Bétail
} de valeur 2.

# --- journal
log-store-placed = { $player } place un magasin à { $town_the }{ $money ->
    [0] .
   *[other] {" : "}{ $money_signed }.
}
log-bell-cleared = { $player } libère une cloche et en a maintenant { $bells }.

# --- la table en texte brut
terminal-towns = Villes moyennes : { $words }
terminal-stores = Magasins : { $words }
terminal-annexes = Annexes : { $words }
terminal-annex = { $player } { $placed ->
    [one] { $placed } magasin placé
   *[other] { $placed } magasins placés
}, { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
}

# --- scene
scene-north-title = { $line ->
    [1] Ruée vers
   *[2] le Nord
}
scene-north-map = plateau d’extension
scene-hall = La mairie de Kansas City : les villes qu’un rail y relie sont accessibles à tous.
scene-hall-name = Mairie
scene-town = { $type ->
    [small] Petite ville { $town_number }
    [station] Ville station { $town_number }
    [medium] Ville moyenne { $town_number }
   *[big] Centre-ville de la grande ville { $town }
}, { $region ->
    [green] rails verts.
    [purple] rails violets.
    [blue] rails bleus.
    [red] rails rouges.
    [teal] rails turquoise.
   *[violet] rails mauves.
}
scene-town-tile = Sa tuile : { $what }.
scene-town-slots = Cases Commerce : { $slots }.
scene-town-stores = { $count ->
    [one] Magasin : { $names }.
   *[other] Magasins : { $names }.
}
scene-medium = La tuile { $town_of }, pour qui y place un magasin : { $what }.
scene-lot-what = { $kind ->
    [pay] coûte { $money } $
   *[plain] neutre
}
scene-lot = Case Commerce { $number } : { $what }.{ $taken ->
    [yes] {" "}Un magasin s’y trouve.
   *[no] { "" }
}
scene-store = Un magasin { $player_of }.
scene-city-objective = Y livrer rapporte aussi une carte Objectif.
scene-city-bells = { $points ->
    [one] 1 point
   *[other] { $points } points
} à la fin par cloche.
scene-city-store = Pour y livrer, il faut un magasin dans son centre-ville.
scene-city-closed = Ce joueur n’a pas de magasin ici.
scene-annex = { $player } a placé { $placed ->
    [0] 0 magasin
    [one] { $placed } magasin
   *[other] { $placed } magasins
}, { $left } en réserve ; cloches : { $bells }.
