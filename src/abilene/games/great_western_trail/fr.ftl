# Great Western Trail : noms, questions, choix, refus, journal. Les noms propres à chaque édition sont dans fr.edition1 et fr.edition2.

# --- noms
worker-cowboy = cowboy
    .of = de cowboy
    .the = le cowboy
    .this = ce cowboy
worker-engineer = ingénieur
    .of = d’ingénieur
    .the = l’ingénieur
    .this = cet ingénieur
hazard-flood = inondation
hazard-drought = sécheresse
hazard-rockfall = éboulement
hazard = { $hazard } ({ $points }, main { $hand ->
    [green] verte
   *[black] noire
})
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
    [flood] zone Inondation
    [drought] zone Sécheresse
    [rockfall] zone Éboulement
   *[native] { -native-zone }
}
    .short = { $zone ->
        [flood] { hazard-flood }
        [drought] { hazard-drought }
        [rockfall] { hazard-rockfall }
       *[native] { -native }
    }
space-start = départ
    .short = { space-start }
space-neutral = emplacement d’un bâtiment neutre
    .short = { space-neutral }
space-building = emplacement { $mark }
    .short = { $mark }
space-hazard = { zone }, case { $mark }
    .short = { zone.short } { $mark }
space-native = { zone }, case { $mark }
    .short = { zone.short } { $mark }
space-kansas_city = Kansas City
    .short = { space-kansas_city }
building-his = son bâtiment { $face }
building-your = ton bâtiment { $face }
building-of = bâtiment { $face } { $owner_of }
building-neutral = bâtiment { $face }
rail-space = { $number ->
    [0] départ de la voie ferrée
   *[other] case { $number } de la voie
}
    .the = { $number ->
        [0] le départ de la voie ferrée
       *[other] la case { $number } de la voie
    }
    .to = { $number ->
        [0] jusqu’au départ de la voie ferrée
       *[other] jusqu’à la case { $number } de la voie
    }
rail-turnout = embranchement après la case { $number } (gare à { $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .the = l’{ rail-turnout }
    .to = jusqu’à l’{ rail-turnout }
rail-none = à côté de la case { $number }
    .the = { rail-none }
    .to = { rail-none }
station = gare de la case { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
master = chef de gare : { $what }
master-certificates = { $count ->
    [one] { $count } certificat permanent
   *[other] { $count } certificats permanents
}
master-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $scoring ->
    [per_worker] par { -worker }
    [per_objective_card_in_area] par lot de { $per } objectifs joués
    [per_hazard_tile] par lot de { $per } dangers
    [per_native_pair] par paire de { -natives }
    [per_certificate] par lot de { $per } certificats
    [per_station_disc] par lot de { $per } gares
    [per_store_in_medium_town] par magasin dans une ville moyenne
    [per_cattle_card_value_3_4_5] par carte Bétail de valeur 3, 4 ou 5
   *[per_private_building] par bâtiment sur le parcours
}
slot-aux_money_2 = { -support } : gagner 2 $
slot-aux_draw_2 = { -support } : piocher 2, défausser 2
slot-aux_certificate_1 = { -support } « certificat », simple
slot-aux_certificate_2 = { -support } « certificat », double
slot-aux_engine_1 = { -support } « locomotive en avant », simple
slot-aux_engine_2 = { -support } « locomotive en avant », double
slot-aux_remove_1 = { -support } « retirer une carte », simple
slot-aux_remove_2 = { -support } « retirer une carte », double
slot-step_left = limite de déplacement plus grande, et de l’argent aussitôt
slot-step_right = limite de déplacement plus grande, et des points à la fin
slot-hand_1 = une main de 5 cartes
slot-hand_2 = une main de 6 cartes
slot-certificate_4 = jusqu’à 4 certificats
slot-certificate_6 = jusqu’à 6 certificats
auxiliary-gain_money = gagner { $times } $
auxiliary-draw_discard = { $times ->
    [one] piocher { $times } carte, puis en défausser une
   *[other] piocher jusqu’à { $times } cartes, puis en défausser autant
}
auxiliary-pay_back_certificate = payer { $times } $, locomotive { $times } en arrière → { $times ->
    [one] { $times } certificat
   *[other] { $times } certificats
}
auxiliary-pay_engine_forward = payer { $times } $ → locomotive { $times } en avant
auxiliary-back_remove_card = locomotive { $times } en arrière → { $money ->
    [0] { "" }
   *[other] { $money } $,{ " " }
}{ $times ->
    [one] retirer { $times } carte
   *[other] retirer jusqu’à { $times } cartes
}

# --- cartes Objectif
objective-card = objectif ({ $objective })
objective = { $tasks } : +{ $points }{ $penalty ->
    [0] { "" }
   *[other] { " " }ou −{ $penalty }
}
objective-with = { $objective } ; quand on joue la carte : { $action }
task-building = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
task-native_a = { $count } × { native-a }
task-native_b = { $count } × { native-b }
task-hazard = { $count ->
    [one] { $count } danger
   *[other] { $count } dangers
}
task-station = { $count ->
    [one] { $count } gare
   *[other] { $count } gares
}
task-cattle_3 = { $count } × bétail de valeur 3
task-cattle_4 = { $count } × { colour-brown }
task-cattle_5 = { $count } × { colour-purple }
task-last_city = un disque sur la dernière ville

# --- actions imprimées : ce qu’elles demandent, ce qu’elles donnent
or = ou
ask-pay = payer { $money } $
ask-discard = défausser { $wanted }
ask-back = { $count ->
    [one] locomotive { $count } en arrière
   *[other] locomotive { $count } en arrière
}
wanted-any = une carte Bétail
wanted-pair = deux cartes d’une même race
wanted-value3 = une carte Bétail de valeur 3
wanted-objective = une carte Objectif
wanted-colour = 1 { $breed }
per = { $per ->
    [cowboy] cowboy
    [craftsman] { -craftsman }
    [engineer] ingénieur
    [own_building_in_woods] bâtiment à toi { -woods }
    [own_hazard_tile] danger à toi
    [native_pair] paire de { -natives }
    [bell] cloche libérée
   *[own_station_disc] gare à toi
}
gain-money = { $money } $
gain-certificates = { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
}
gain-certificates-all = certificats jusqu’à ta limite
gain-token = 1 jeton Échange
gain-objective = { $where ->
    [hand] une carte Objectif en main
   *[discard] une carte Objectif
}
gain-per = { $gain } par { per }
do-hire = { $count ->
    [0] { -hire } un { -worker }
    [-1] { -hire } un { -worker } pour 1 $ de moins
    [-2] { -hire } un { -worker } pour 2 $ de moins
   *[other] { -hire } un { -worker } pour { $count } $ de plus
}
do-build = placer un bâtiment, { $count } $ par { -craftsman }
do-hazard = { $count ->
    [0] retirer un danger
   *[other] retirer un danger pour { $count } $
}
do-native = prendre { -a-native }
do-engine = { $kind ->
    [per] locomotive 1 en avant par { per }
   *[some] locomotive { $count } en avant
}
do-buy = acheter du bétail
do-auxiliary = { $count ->
    [1] une { -support } simple
   *[other] une { -support }, simple ou double
}
do-move = { $kind ->
    [free] éleveur jusqu’à { $count } déplacements, sans taxe
   *[some] { $count ->
        [one] éleveur { $count } déplacement plus loin
       *[other] éleveur jusqu’à { $count } déplacements plus loin
    }
}
do-draw = { $kind ->
    [per] piocher jusqu’à 1 carte par { per }, puis en défausser autant
   *[some] piocher jusqu’à { $count } cartes, puis en défausser autant
}
do-copy = utiliser un bâtiment voisin
do-station = { -upgrade } une gare derrière ta locomotive
do-deliver = livraison spéciale

# --- score
score-money = Argent
score-buildings = Bâtiments
score-cities = Villes
score-stations = Gares
score-hazards = Dangers
score-cattle = Bétail
score-objectives = Objectifs
score-station_masters = Chefs de gare
score-step_slot = Disque de déplacement
score-job_market_token = Marché de l’emploi
score-total = Total
curve-points = Points
curve-money = Argent

# --- phases d’un tour, et la ligne d’un siège
phase-1 = A · Avancer
phase-2 = B · Utiliser
phase-3 = Kansas City
phase-4 = C · Piocher
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
far = Marché de l’emploi : { $left ->
    [0] fermé, derniers tours
    [one] une rangée avant la fin
   *[other] { $left } rangées avant la fin
}
seat-line = { $money } $

# --- options de la table
option-edition = Édition
    .help = Le même jeu sous d’autres noms et d’autres images, avec quelques règles différentes : la seconde édition a apporté les jetons Échange, deux bâtiments et quatre chefs de gare de plus.
    .n1 = première édition, 2016
    .n1-help = Pour qui a l’ancienne boîte : dix bâtiments chacun, et pas de jetons Échange.
    .n2 = seconde édition, 2021
    .n2-help = Deux bâtiments et quatre chefs de gare de plus, et des jetons Échange qui réparent une mauvaise main. La plupart des extensions la demandent.
option-neutral_buildings = Bâtiments neutres
    .help = Où se dressent les sept bâtiments neutres.
    .fixed = chacun sur sa lettre
    .fixed-help = La piste est la même à chaque partie : celle du livret et des leçons.
    .random = mélangés
    .random-help = Une piste nouvelle à chaque fois : ce qu’il te faut est peut-être loin de ce que tu veux.
option-building_sides = Bâtiments personnels
    .help = Quelle face des bâtiments personnels sert ; c’est la même pour tout le monde.
    .a = toutes les faces a
    .a-help = Les faces que le livret explique.
    .b = toutes les faces b
    .b-help = D’autres bâtiments et d’autres ruses, pour qui connaît les faces a.
    .random = tirée au sort pour chaque bâtiment
    .random-help = Un autre mélange à chaque partie.
    .spelled = choisies une à une
    .spelled-help = Tu décides de la face de chacun des dix bâtiments.
option-solo = Solo
    .help = Seul, tu joues contre Sam, l’adversaire de la boîte : il ne demande rien et ne décide rien, une pioche de cartes dit ce qu’il fait. Facile, il joue sans ses trois dernières cartes ; difficile, il commence avec trois ouvriers de plus.
    .easy = Sam, facile
    .easy-help = Il joue sans ses trois dernières cartes : un Sam pour commencer.
    .medium = Sam, moyen
    .medium-help = Toutes ses cartes, et aucune avance.
    .hard = Sam, difficile
    .hard-help = Il commence avec trois ouvriers de plus.
option-sam_first_delivery = Première livraison de Sam
    .help = Règle la force de Sam : une ville plus proche de Kansas City l’affaiblit, une ville plus proche de New York le renforce. Il continue ensuite de ville en ville.
    .by_difficulty = selon son niveau : Bloomington, et Peoria pour un Sam difficile
    .by_difficulty-help = Rien n’est réglé.
    .fulton = { city-fulton }
    .fulton-help = Le Sam le plus faible : il commence à côté de Kansas City.
    .st_louis = { city-st_louis }
    .st_louis-help = Plus faible qu’à n’importe quel niveau.
    .bloomington = { city-bloomington }
    .bloomington-help = Comme commence un Sam facile ou moyen.
    .peoria = { city-peoria }
    .peoria-help = Comme commence un Sam difficile.
    .chicago = { city-chicago }
    .chicago-help = Une ville d’avance sur un Sam difficile.
    .toledo = { city-toledo }
    .toledo-help = Deux villes d’avance sur un Sam difficile.
    .pittsburgh = { city-pittsburgh }
    .pittsburgh-help = Trois villes d’avance sur un Sam difficile : bientôt il ne livre plus qu’à New York.
    .philadelphia = { city-philadelphia }
    .philadelphia-help = Le Sam le plus fort : son deuxième troupeau va à New York.
option-rails_to_the_north = Ruée vers le nord
    .help = L’extension : un plateau des villes du Nord, petites et grandes, des magasins qui en ouvrent l’accès, une annexe avec des cloches et une sixième action auxiliaire, de nouveaux chefs de gare, des objectifs et un treizième bâtiment.
    .true = avec l’extension
    .true-help = Un second plateau à ouvrir, plus de disques à poser et plus à prévoir, pour qui connaît le jeu de base.
    .false = sans elle
    .false-help = La voie ferrée et les villes telles que le livret les explique.
option-orange_cattle = Bétail orange
    .help = Les veaux Simmental deviennent génisses, puis vaches, à Kansas City ; le Brahman s’achète comme le reste du bétail. Les deux ajoutent des prix au marché.
    .none = aucun
    .none-help = Le marché au bétail tel que le livret l’explique.
    .simmental = Simmental
    .simmental-help = Tu élèves des veaux : ils grandissent quand tu livres, et valent plus à chaque fois.
    .brahman = Brahman
    .brahman-help = Une race de plus à acheter, comme les autres.
    .both = les deux à la fois ; l’éditeur le déconseille
    .both-help = Tout l’orange dans un seul marché.
option-orange_objectives = Objectifs de bétail orange
    .help = Ajoute des cartes Objectif qui demandent du bétail orange.
    .true = avec
    .true-help = Certaines cartes récompensent qui élève du bétail orange.
    .false = sans
    .false-help = Les objectifs tels que le livret les explique.
option-poker = Table de poker
    .help = Les bâtiments des emplacements D et G mènent à une table de poker : assieds un ouvrier pour des points et de l’argent, mise des cartes Bétail face cachée et gagne le pot quand tout le monde abat ses cartes.
    .true = avec la table de poker
    .true-help = Un jeu dans le jeu : bluffe avec ton bétail pour gagner le pot.
    .false = sans elle
    .false-help = Les bâtiments D et G font ce qui y est imprimé.

# --- modules
module-orange = { option-orange_cattle }
module-poker = { option-poker }
module-north = { option-rails_to_the_north }
module-sam = Sam, l’adversaire solo

# --- questions
prompt-keep = Ta première main est trop grande : quelle carte défausses‑tu ?
prompt-begin = Où commence ton éleveur ? N’importe quel bâtiment neutre convient.
prompt-move = Déplace ton éleveur.
prompt-route = Par où passes‑tu ?
prompt-use = Utilise ton lieu : que fais‑tu ?
prompt-ride = Ton éleveur repart, { $most ->
    [one] { $most } déplacement
   *[other] jusqu’à { $most } déplacements
} : où va‑t‑il ?
prompt-stray = Jusqu’à { $most } déplacements sans taxe : vers où ?
prompt-fill = Complète ta main, ou dépense d’abord un jeton Échange.
prompt-draw = Combien de cartes pioches‑tu ? Tu en défausseras autant.
prompt-discard = Quelle carte défausses‑tu ?{ $count ->
    [one] { "" }
   *[other] {" "}Il en reste { $count } à défausser.
}
prompt-sell = Quelle carte défausses‑tu pour cela ? Il te faut { $wanted }.
prompt-remove = Quelle carte quitte la partie ? { $count ->
    [one] Une au plus.
   *[other] { $count } au plus.
}
prompt-buy = Achète du bétail : il te reste { $cowboys ->
    [one] { $cowboys } cowboy.
   *[other] { $cowboys } cowboys.
}
prompt-cattle = { $value ->
    [2] Quelle carte orange prends‑tu ?
   *[other] Quelle bête de valeur { $value } prends‑tu ?
}
prompt-hire = Qui { -hire-you }‑tu ?{ $modifier ->
    [0] { "" }
    [-1] { " " }Chaque prix baisse de 1 $.
    [-2] { " " }Chaque prix baisse de 2 $.
   *[other] { " " }Chaque prix monte de { $modifier } $.
}
prompt-build = Quel bâtiment places‑tu{ $rate_lent ->
    [0] , à { $rate } $ par { -craftsman }
    [one] {" "}gratuitement, comme avec { $rate_lent } { -craftsman }
   *[other] {" "}gratuitement, comme avec { $rate_lent } { -craftsmen }
} ?
prompt-site = Où le places‑tu ?
prompt-copy = Quel bâtiment voisin utilises‑tu ?
prompt-hazard = Quel danger retires‑tu{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } $
} ?
prompt-engine = Jusqu’où va ta locomotive ? { $most ->
    [one] Une case au plus.
   *[other] { $most } cases au plus.
}
prompt-back = Ta locomotive recule de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : jusqu’où ?
prompt-return = Le bout de la ligne : jusqu’où recule ta locomotive ?
prompt-upgrade = Est-ce que tu { -upgrade-you } la { $station } ?
prompt-station = Quelle gare derrière ta locomotive { -upgrade-you }‑tu ?
prompt-appoint = Prends‑tu le chef de gare ? Un { -worker } reste à sa place.
prompt-disc = Destination : { $target }. Quel disque prends‑tu ?
prompt-now = { $offered ->
    [one] Maintenant ou jamais : { $action }.
   *[other] { $cause ->
        [0] L’action immédiate de la case
        [1] L’action immédiate du chef de gare
        [3] L’action de la case Commerce
        [4] L’action de la ville
        [5] Ce que rapporte la flèche
       *[other] L’action immédiate de la carte Objectif
    } : maintenant ou jamais.
}
prompt-auxiliary = Quelle { -support } ?
prompt-objective = Quelle carte Objectif prends‑tu ?
prompt-foresee = { $column ->
    [0] Prévision : quelles tuiles rejoignent le plateau, une par colonne ?
    [1] Prévisions 2 et 3 : quelles tuiles rejoignent le plateau ?
   *[other] Prévision 3 : quelle tuile rejoint le plateau ?
}
prompt-income = { $spare ->
    [0] Revenu et livraison : où livres‑tu ?
   *[other] Revenu : dépenses‑tu des certificats ?
}
prompt-deliver = Où livres‑tu ?
prompt-leave = Ta livraison est faite.
prompt-haul = Jusqu’où recule ta locomotive ? Chaque case libre qu’elle laisse derrière elle compte 1 pour la livraison.

# --- choix
label-token = Dépenser un jeton Échange : piocher jusqu’à 2 cartes, en défausser autant
brief-token = Jeton
label-pass = Non, merci
label-stop = Arrêter les achats
label-end = Finir le tour
label-auxiliary-instead = Plutôt une { -support }
label-play = Jouer l’{ $card }
label-keep = { $card }
label-begin = { $place }
destination = { $own ->
    [yes] { $place_your }
   *[no] { $place }
}
label-move = { destination }{ $steps ->
    [0] { "" }
   *[other] { " " }· { steps }
}{ $toll ->
    [0] { "" }
   *[other] , taxe { $toll } $
}
steps = { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
}
label-route = { $places } · { $toll ->
    [0] sans taxe
   *[other] taxe { $toll } $
}
label-use = { $face_id ->
    [none] { $action }
   *[other] { $face } : { $action }
}
label-ride = { label-move }
label-stray = { destination }{ $steps ->
    [0] { "" }
   *[other] { " " }· { steps }
}
label-fill = Compléter ta main
label-draw = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-discard = { $card }
label-sell = { $card }
label-remove = { $card }
label-buy = { $value ->
    [2] 1 carte orange
   *[other] { $count } de valeur { $value }
} · { $money } $, { $needed ->
    [one] { $needed } cowboy
   *[other] { $needed } cowboys
}
label-more = Chercher du bétail · 1 cowboy révèle { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-cattle = { $card }
label-hire = { $worker } · { $money } $ (rangée { $row })
label-build = { $face } · { $needed ->
    [one] { $needed } { -craftsman }
   *[other] { $needed } { -craftsmen }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-site = { $space } · { $money ->
    [0] gratuit
   *[other] { $money } $
}{ $replaced_id ->
    [none] { "" }
   *[other] , remplace { $replaced }
}
label-copy = { $place }
label-hazard = { $space } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-native = { $tile }, { $space } · { $tokens ->
    [0] { $money_signed }
   *[other] 1 jeton Échange
}
label-engine = { $rail }
label-back = { $rail }
label-return = { $rail }
label-haul = { $rail }
label-upgrade = { $money ->
    [0] { -upgrade }
   *[other] { -upgrade } pour { $money } $
}
label-station = { $station } · { $money } $
label-appoint = { $worker } contre { $master }
label-disc = { $source }{ $money ->
    [0] { "" }
    [3] { " " }· +3 $
   *[other] { " " }· −5 $
}
label-now = { $action }
label-auxiliary = { $support }
label-objective = { $card }
label-objective-stack = La première carte de la pioche Objectif, sans la voir
label-foresee = { $tile }
label-foresee-none = Aucune tuile à prendre : continuer
label-income = { $spent ->
    [0] N’en dépenser aucun
    [one] Dépenser { $spent } certificat
   *[other] Dépenser { $spent } certificats
} · { $total } $
label-deliver-none = Ne rien livrer
label-deliver = { $city }{ $money ->
    [0] { "" }
   *[other] { " " }· transport { $money } $
}
label-leave = Quitter Kansas City

# --- refus
refusal-token-none = Tu n’as pas de jeton Échange.
refusal-token-draw = Tu n’as aucune carte à piocher avec un jeton Échange.
refusal-token-edition = Il n’y a pas de jetons Échange dans la première édition.
refusal-must = Tu ne peux pas y renoncer.
refusal-not-in-hand = Tu n’as pas en main : { $card }.
refusal-draw-none = Tu pioches au moins une carte.
refusal-draw-most = Tu pioches au plus { $most }.
refusal-draw-cards = Tu n’as pas autant de cartes à piocher.
refusal-aside = { $asks ->
    [move] D’abord, ton éleveur avance : ce que tu fais ensuite dépend du lieu où il s’arrête.
   *[other] Ce n’est pas ce qui est demandé : ce qui est possible brille.
}
refusal-begin = Tu commences sur un bâtiment neutre.
refusal-beside-trail = On ne s’arrête pas à côté du parcours ({ $place }).
refusal-no-location = Il n’y a rien ici ({ $place }) : ce n’est pas un lieu où s’arrêter.
refusal-out-of-reach = Hors de portée : ta limite est de { $limit ->
    [one] { $limit } déplacement.
   *[other] { $limit } déplacements.
}
refusal-stray-kansas-city = Un déplacement gratuit ne mène pas à Kansas City.
refusal-route = Aucun chemin à toi ne passe ainsi.
refusal-route-same = Un autre chemin paie la même chose aux mêmes joueurs : tu prends celui-là.
refusal-use-nothing = Tu dois d’abord faire quelque chose ici : une action du lieu ou une { -support }.
refusal-use-either = Tu as déjà utilisé le lieu : ses actions ou une seule { -support }, pas les deux.
refusal-use-elsewhere = Ce n’est pas une action de ton lieu.
refusal-use-not-here = Rien de ce que tu peux encore faire ici ne porte là-dessus : ce qui est possible brille.
refusal-use-there = Ce que tu peux faire ici brille là où cela se fait : sur le plateau, dans ta main, sur ton plateau joueur.
refusal-use-only = À ce tour, tu n’utilises que le lieu où se tient ton éleveur ({ $place }).
refusal-use-done = Tu l’as déjà faite pendant cette visite.
refusal-use-again = Tu as déjà utilisé ce bâtiment pendant ce tour, ici ou en le copiant.
refusal-use-one = Cette action locale ne peut pas servir d’une seconde façon.
refusal-use-money = Tu n’as pas assez d’argent pour cela.
refusal-use-discard = Tu n’as pas en main les cartes à défausser.
refusal-use-back = Ta locomotive ne peut pas reculer autant.
refusal-use-vain = Tu ne peux rien en tirer maintenant.
refusal-sell-wrong = { $card } ne convient pas : il te faut { $wanted }.
refusal-buy-cowboys = Pas assez de cowboys : ce prix en demande { $needed }, il t’en reste { $cowboys }.
refusal-buy-money = Tu ne peux pas payer { $money } $.
refusal-buy-cards = { $value ->
    [2] Il n’y a pas de carte orange au marché.
   *[other] Le marché a trop peu de cartes de valeur { $value }.
}
refusal-more-pile = Il n’y a plus de bétail à révéler.
refusal-more-cowboys = Il ne te reste aucun cowboy pour chercher du bétail.
refusal-cattle-value = { $card } n’est pas de valeur { $value }.
refusal-cattle-gone = { $card } : il n’y en a pas au marché.
refusal-hire-nobody = Il n’y a pas { $worker_of } dans la rangée { $row }.
refusal-hire-row = La rangée { $row } n’est pas encore ouverte : seules celles au-dessus du { -job-marker } le sont.
refusal-hire-full = Ta rangée pour ce métier est pleine.
refusal-hire-money = Tu ne peux pas payer { $money } $ pour { $worker_this }.
refusal-build-placed = { $face } est sur le parcours ou a quitté la partie.
refusal-build-craftsmen = Il y faut au moins { $least } { -craftsmen }, tu en as { $have }.
refusal-build-money = Tu ne peux pas le payer : il faut au moins { $cheapest } $.
refusal-build-room = Il n’y a pas d’emplacement pour { $face }.
refusal-site-chosen = Tu as choisi une tuile : choisis son emplacement, ou une autre tuile.
refusal-site-kind = Tu ne peux pas construire ici : { $space }.
refusal-site-taken = Quelqu’un d’autre a construit ici.
refusal-site-larger = Seul un bâtiment plus grand remplace { $replaced }.
refusal-site-craftsmen = Il te faut { $needed } { -craftsmen } ici.
refusal-site-money = Tu ne peux pas payer { $money } $ ici.
refusal-copy-far = Seul un bâtiment voisin de celui qui copie convient (pas { $place }).
refusal-copy-again = Déjà utilisé pendant ce tour ({ $place }).
refusal-copy-nothing = Il n’y a rien à faire pour toi ici : { $place }.
refusal-hazard-kind = Ce n’est pas un danger : { $space }.
refusal-hazard-none = Il n’y a pas de danger ici : { $space }.
refusal-hazard-money = Tu ne peux pas payer { $cost } $.
refusal-native-none = Il n’y a pas de { -native } à prendre ici : { $space }.
refusal-native-money = Tu ne peux pas payer ce que demande { $space }.
refusal-rail-none = Il n’y a pas d’embranchement { $rail }.
refusal-rail-occupied = Une autre locomotive est là : { $rail }.
refusal-engine-far = Hors de portée ({ $rail }) : ta locomotive avance de { $most ->
    [one] { $most } case
   *[other] { $most } cases
} au plus.
refusal-back-far = Ta locomotive doit reculer d’exactement { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}.
refusal-return-far = De la dernière case, ta locomotive recule.
refusal-haul-far = Ta locomotive recule : elle ne va pas { $rail_to }.
refusal-station-own = Tu as déjà un disque ici : { $station }.
refusal-station-ahead = La { $station } n’est pas derrière ta locomotive.
refusal-station-money = Tu ne peux pas payer { $money } $ pour la { $station }.
refusal-station-disc = Tu n’as pas de disque pour la { $station }.
refusal-appoint = Tu n’as pas { $worker_of } à laisser : celui qui est imprimé reste.
refusal-disc-emptied = Ce disque est déjà parti : { $source }.
refusal-disc-twin = Prends d’abord le disque de gauche ; les deux font la même chose.
refusal-disc-money = Tu ne peux pas payer les 5 $ de ce disque.
refusal-disc-transport = Tu ne peux pas payer 5 $ pour ce disque et le transport en plus.
refusal-disc-station = Tu ne reprends un disque d’une gare que si ton plateau n’en a plus à donner.
refusal-disc-station-none = Tu n’as pas de disque à reprendre ici : { $source }.
refusal-now = Cette action n’est pas proposée ici.
refusal-auxiliary-double = Seule la version simple est permise ici.
refusal-auxiliary-locked = Tu n’y as pas encore droit : des disques la couvrent.
refusal-auxiliary-draw = Tu n’as aucune carte à piocher.
refusal-auxiliary-money = Tu ne peux pas la payer.
refusal-auxiliary-engine = Ta locomotive ne peut pas reculer autant.
refusal-objective = Cette carte n’est pas dans l’offre : { $card }.
refusal-objective-stack = La pioche Objectif est vide.
refusal-foresee = Cette tuile n’est pas dans cette colonne : { $tile }.
refusal-foresee-closed = Le marché de l’emploi est fermé : plus personne n’y arrive.
refusal-foresee-first = Choisis d’abord une tuile de chaque colonne ; la livraison vient ensuite.
refusal-foresee-late = Prévisions, revenus et livraison s’enchaînent sans interruption : les cartes Objectif se jouent avant la première tuile.
refusal-income = Tu n’as pas autant de certificats.
refusal-deliver-far = Trop loin : tu peux livrer jusqu’à la valeur { $total }.
refusal-deliver-again = Tu y as déjà livré.

# --- journal
log-turn-began = Au tour { $player_of }.
log-herder-placed = { $player } commence ici : { $place }.
log-herder-moved = { $player } avance de { steps } : { $own ->
    [yes] { $place_his }
   *[no] { $place }
}.
log-toll-paid = { $player } paie une taxe de { $money } ${ $owner_id ->
    [none] .
   *[other] { " " }à { $owner }.
}
log-money-gained = { $player } gagne { $money } $.
log-money-paid = { $player } paie { $money } $ { $purpose ->
    [transport] pour le transport.
    [auxiliary] pour son { -support }.
    [local] pour l’action du lieu.
   *[action] pour cette action.
}
log-marker-moved = { $player } gagne { $gained ->
    [one] { $gained } certificat
   *[other] { $gained } certificats
} et en a { $certificates }.
log-token-gained = { $player } gagne un jeton Échange.
log-token-spent = { $player } dépense un jeton Échange.
log-cards-drawn = { $player } pioche { $seen ->
    [0] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $cards }.
}
log-cards-discarded = { $player } défausse { $cards_counted }.
log-card-removed = { $player } retire de la partie 1 { $card }.
log-worker-hired = { $player } { -hires } 1 { $worker } pour { $money } $.
log-building-placed = { $player } place le bâtiment { $face } ({ $space }) { $money ->
    [0] gratuitement
   *[other] pour { $money } $
}{ $replaced_id ->
    [none] .
   *[other] , à la place du bâtiment { $replaced }.
}
log-building-copied = { $player } utilise le bâtiment voisin { $face }.
log-hazard-removed = { $player } retire un danger, { $tile }{ $money ->
    [0] .
   *[other] , pour { $money } $.
}
log-native-taken = { $player } prend 1 { $tile } : { $money_signed }.
log-cattle-bought = { $player } { $money ->
    [0] prend { $cards_counted }.
   *[other] { $more ->
        [0] achète { $cards_counted } pour { $money } $.
       *[other] achète 2 cartes pour { $money } $ en tout : d’abord { $cards_counted }.
    }
}
log-cattle-revealed = Nouveau au marché : { $cards }.
log-objective-gained = { $player } prend { $card_id ->
    [none] une carte Objectif sans la montrer.
   *[other] l’{ $card }.
}
log-objective-played = { $player } joue l’{ $card }.
log-engine-moved = La locomotive { $player_of } { $forward ->
    [0] recule
   *[other] avance
} { $rail_to }.
log-station-upgraded = { $player } { -upgrades } la { $station } pour { $money } $.
log-slot-emptied = { $player } prend un disque : { $slot }.
log-disc-taken = { $player } reprend le disque de la { $station }.
log-master-appointed = { $player } donne 1 { $worker } contre un { $master }.
log-foresight-taken = { $player } fait entrer 1 { $tile } { $tile_id ->
    [0] au marché de l’emploi.
    [1] au marché de l’emploi.
    [2] au marché de l’emploi.
   *[other] { $space_id ->
        [none] qui quitte la partie : il n’y a plus de place.
       *[other] sur le parcours : { $space }.
    }
}
log-foresight-filled = { $player } repart du début{ $count ->
    [0] .
   *[other] . Nouveau en Prévision : { $tiles }.
}
log-income-taken = { $player } vend son troupeau ({ $cards }){ $certificates ->
    [0] { "" }
    [one] { " " }avec { $certificates } certificat
   *[other] { " " }avec { $certificates } certificats
} : { $money } $.
log-delivered = { $player } livre à { $city }.
log-delivery-forgone = { $player } renonce à la livraison.
log-delivery-void = { $player } n’a plus de disque nulle part : rien n’est livré.
log-market-closed = { $player } ferme le marché de l’emploi : tous les autres ont encore un tour.
log-game-ended = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# --- la table en texte simple
terminal-turn = Au tour { $player_of }
terminal-rows = marché de l’emploi : rangée { $row } sur { $rows }
terminal-trail = Parcours : { $words }
terminal-place = { $stop_short }
terminal-card = { $held }
terminal-building = { $stop_mark ->
    [none] { $building }
   *[other] { $stop_mark }={ $building }
}
terminal-jobs = Emplois : { $words }
terminal-job = { $worker } { $money } $
terminal-foresight = Prévision : { $words }
terminal-market = Bétail : { $words }
terminal-objectives = Objectifs : { $words }
terminal-money = $
terminal-certificates = cert.
terminal-herder = éleveur
terminal-engine = loco.
terminal-workers = cow/{ -craftsman }/ing
terminal-hand = main
terminal-your-hand = Ta main : { $words }
terminal-draw = pioche { $draw }, défausse { $discard }

# --- scene: mats
scene-mat-owner = { $state ->
    [turn] C’est au tour { $player_of }.
    [closer] { $player } a fermé le marché de l’emploi.
   *[none] Le plateau { $player_of }.
}
scene-mat-money = { $player } a { $money } $.
scene-mat-tokens = { $player } { $count ->
    [0] n’a pas de jeton Échange.
    [one] a { $count } jeton Échange : il fait piocher jusqu’à 2 cartes et en défausser autant.
   *[other] a { $count } jetons Échange : chacun fait piocher jusqu’à 2 cartes et en défausser autant.
}
scene-mat-certificates = { $player } a { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
} sur la piste{ $stay ->
    [0] .
    [one] {" "}et { $stay } permanent.
   *[other] {" "}et { $stay } permanents.
}
scene-mat-points = { $player } a { $points ->
    [one] { $shown } point
   *[other] { $shown } points
} pour l’instant{ $known ->
    [some] , sans ce que cache un objectif que personne n’a vu.
   *[all] .
}
scene-mat-cards = { $player } a { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
} et { $deck } dans la pioche.
scene-mat-label = { $label ->
    [auxiliary] { -supports }
    [steps] Déplacements
    [hand] Main
    [certificates] Certificats
    [buildings] Bâtiments à poser
    [objectives] Objectifs
   *[collected] Tuiles acquises
}
scene-mat-label-what = { $label ->
    [auxiliary] Les { -supports } : un emplacement libre en ouvre une, deux la rendent double.
    [steps] Jusqu’où va l’éleveur en un tour. Un emplacement libéré relève aussitôt la limite et rapporte ce qui est imprimé à côté.
    [hand] À combien de cartes la main se complète. Un emplacement libéré en ajoute 1, pour l’argent imprimé à côté.
    [certificates] Chaque certificat rendu ajoute 1 au revenu à Kansas City. Un emplacement libéré relève la limite.
    [buildings] Les bâtiments à poser sur le parcours : chacun avec ses points et les { -craftsmen } qu’il lui faut.
    [objectives] Les cartes Objectif jouées. À la fin, elles rapportent leurs points, ou en coûtent si elles ne sont pas remplies.
   *[collected] Les dangers, { -natives } et chefs de gare acquis : ils comptent pour des objectifs et à la fin.
}
scene-mat-built = Bâtiments sur le parcours : { $count } ; à poser : { $left }. Chacun laisse ici sa place en pointillé.
scene-mat-hand = La main { $player_of } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, complétée à { $limit } à la fin d’un tour.
scene-mat-row = { $player } : { $worker } ×{ $count }, celui qui est imprimé compris.
scene-mat-row-next = Le prochain embauché apporte : { $action }.
scene-mat-row-points = Dès la place { $first }, chacun vaut { $points } points.
scene-mat-row-full = La rangée est pleine ; dès la place { $first }, chacun vaut { $points } points.
scene-mat-auxiliary = { -support } : { $auxiliary }. { $free ->
    [0] Fermée tant que ses deux disques y sont.
    [1] Ouverte, simple seulement.
   *[other] Ouverte, simple ou double.
}
scene-mat-limit-steps = L’éleveur fait jusqu’à { $count } déplacements.
scene-mat-limit-hand = La main se complète à { $count } cartes.
scene-mat-track = La piste de certificats : l’anneau est le marqueur, { $count } à présent, { $limit } au plus. Chaque certificat rendu ajoute 1 au revenu à Kansas City.
scene-mat-keep = Garder { $count ->
    [one] { $count } certificat.
   *[other] { $count } certificats.
}
scene-mat-slot = Un disque : { $slot }. { border-slot }
scene-mat-plate = Bâtiment { $face } : { $what }. { $needed ->
    [one] { $needed } { -craftsman }
   *[other] { $needed } { -craftsmen }
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
scene-mat-objective = Joué : l’{ $card }. { $state ->
    [fulfilled] Rempli pour l’instant.
   *[open] Pas encore rempli.
}
scene-mat-collected = Acquis : { $tile }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}
scene-mat-workers = { $player } : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, { $craftsmen ->
    [one] { $craftsmen } { -craftsman }
   *[other] { $craftsmen } { -craftsmen }
}, { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}.
scene-mat-limits = { $player } fait jusqu’à { steps } et a joué { $objectives ->
    [one] { $objectives } carte Objectif.
   *[other] { $objectives } cartes Objectif.
}
scene-mat-their-hand = La main { $player_of } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $known ->
    [0] .
   *[other] , dont tout le monde connaît { $cards }.
}
scene-mat-belongings = { $player } a { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} sur le parcours ; acquis : { $hazards ->
    [one] { $hazards } danger
   *[other] { $hazards } dangers
}, { native-a } ×{ $first }, { native-b } ×{ $second }.
scene-mat-hidden = Une carte dans la main { $player_of }.
scene-mat-card = En main : { $card }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}{ $value ->
    [0] { "" }
   *[other] {" "}Valeur d’élevage { $value } : autant à Kansas City, une seule fois pour toutes les cartes de cette race.
}
scene-mat-deck = La pioche { $player_of } : { $count ->
    [0] vide.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
scene-mat-deck-count = pioche { $count }
scene-mat-discard = La défausse { $player_of } : { $count ->
    [0] vide.
   *[other] { $cards }.
}
scene-mat-discard-count = Défausse : { $count }
scene-mat-left = { $sees ->
    [yes] Dans la pioche { $player_of }
   *[no] Hors de vue, dans la main et la pioche { $player_of }
} : { $known ->
    [0] { $hidden ->
        [0] aucune carte
       *[other] aucune carte connue
    }
   *[other] { $cards }
}{ $hidden ->
    [0] .
    [one] , et { $hidden } que seul son propriétaire connaît.
   *[other] , et { $hidden } que seul leur propriétaire connaît.
}
scene-mat-left-count = { $sees ->
    [yes] Pioche : { $count }
   *[no] Hors de vue : { $count }
}
scene-mat-worth = À Kansas City
scene-mat-worth-how = Ce que la main vaut à Kansas City : chaque race compte une fois, les certificats s’y ajoutent.
scene-mat-worth-now = En ce moment : { $sum }.
scene-mat-worth-more = { $certificates ->
    [one] + { $certificates } certificat = { $total }
   *[other] + { $certificates } certificats = { $total }
}
scene-mat-worth-far = jusqu’à { $city }

# --- scene: board
scene-title = { $over ->
    [yes] Great Western Trail, à la fin de la partie
   *[no] Great Western Trail, au tour { $player_of }
}
scene-part = { $part ->
    [board] Plateau
    [hand] Main
    [mat] Ranch
    [objectives] Objectifs
    [build] Construire
    [kansas] Kansas City
    [goals] Prendre
   *[players] Joueurs
}
scene-edition = { $edition ->
    [1] première édition
   *[2] seconde édition
}
scene-land = { zone }
scene-region = { $region ->
    [kansas-city] Kansas City
    [jobs] Marché de l’emploi
   *[cattle] Marché au bétail
}
scene-start = DÉPART
scene-action = { $action }
scene-also = {" ; "}
scene-neutral = Bâtiment neutre { $face } : { $what }.
scene-building = Bâtiment { $face } { $owner_of } : { $what }. { $count ->
    [one] { $count } { -craftsman }
   *[other] { $count } { -craftsmen }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-hands = { $colour ->
    [green] Une main verte
    [black] Une main noire
   *[both] Les deux mains
} : qui s’arrête ici ou passe par là paie { $fee } $.
scene-woods = Une case { -woods }.
scene-now = { $kind ->
    [engine] En ce moment : jusqu’à { $all }.
    [steps] En ce moment : { $all } ({ $count } × { $each }).
   *[money] En ce moment : { $all } $ ({ $count } × { $each } $).
}
scene-now-hand = En ce moment, en main pour cela : { $count ->
    [0] rien.
   *[other] { $cards }.
}
scene-now-points = En ce moment : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sets } × { $each }).
scene-now-tasks = En ce moment : { $count } sur { $all ->
    [one] 1 tâche.
   *[other] { $all } tâches.
}
scene-now-reach = En ce moment : { $count ->
    [one] 1 ingénieur la mène
   *[other] { $count } ingénieurs la mènent
} au plus loin ici : { $rail }.
scene-now-station = En ce moment : { $kind ->
    [there] ta locomotive y est.
    [behind] derrière ta locomotive.
   *[ahead] { $count ->
        [one] 1 pas
       *[other] { $count } pas
    } devant ta locomotive.
}
scene-now-price = En ce moment : { $kind ->
    [cowboys] il te manque { $count ->
        [one] 1 cowboy.
       *[other] { $count } cowboys.
    }
    [money] il te manque { $count } $.
    [cards] { $count } de cette valeur au marché.
   *[open] tu peux le payer.
}
scene-now-city = En ce moment : { $kind ->
    [far] il manque { $missing } à la main.
   *[open] la main y suffit.
}
scene-way = { $way } · { $count } { $count ->
    [one] déplacement
   *[other] déplacements
}
scene-risk = Action spéciale de cette case : { $action }.
scene-tile = Une tuile du parcours : { $tile }, { $space }.
scene-reward = { $kind ->
    [token] Qui prend la tuile gagne un jeton Échange.
    [pays] Qui prend la tuile paie { $money } $.
   *[gains] Qui prend la tuile gagne { $money } $.
}
scene-space = Une case vide : { $space }.
scene-space-start = Le départ du parcours : on y revient après avoir livré.
scene-space-kansas-city = Kansas City : prévision, revenu et livraison ; tout déplacement s’y arrête.
scene-space-building = Une case Construction : { $space }.
scene-space-hazard = Une case pour un danger : { $space }.
scene-space-native = Une case pour { -a-native } : { $space }.
scene-herder = L’éleveur { $player_of } : { $place }.
scene-rail = { $rail }.{ $last ->
    [yes] { " " }Qui arrive ici gagne { $money } $ et recule sa locomotive d’au moins une case.
   *[no] { "" }
}
scene-engine = La locomotive { $player_of } : { $rail }.
scene-station = { $station } : y poser un disque coûte { $money } $. { border-target }
scene-discs = { $count ->
    [one] Disque : { $names }.
   *[other] Disques : { $names }.
}
scene-master = { $master }.
scene-scoreless = Il ne rapporte aucun point à la fin.
scene-posted = { $worker } : il reste ici à la place du chef de gare.
scene-city = { $city }, valeur { $value }{ $points ->
    [0] { "" }
   *[other] {", "}{ $signed } points par disque
}{ $money ->
    [0] { "" }
   *[other] {", "}{ $money } $ tout de suite
}. { border-target }
scene-transport = Transport : { $money } $.
scene-city-far = Il manque { $missing }.
scene-city-served = Cette ville a déjà été livrée par ce joueur.
scene-arrow = Pour des disques à la fois à { $city } et à { $target } : { $kind ->
    [objective_gain] une carte Objectif{ $points ->
        [0] { "" }
       *[other] {", "}{ $signed } points
    }
    [exchange_token] un jeton Échange{ $points ->
        [0] { "" }
       *[other] {", "}{ $signed } points
    }
   *[none] { $signed } points
}.
scene-foresight-column = Prévision, colonne { $column } : qui arrive à Kansas City prend une de ses tuiles, et la réserve comble la place. { $count ->
    [0] En ce moment, elle est vide.
    [one] En ce moment, { $count } tuile s’y trouve.
   *[other] En ce moment, { $count } tuiles s’y trouvent.
}
scene-foresight = Prévision, colonne { $column } : { $tile }.
scene-supply = Réserve { $column } : encore { $count ->
    [one] { $count } tuile.
   *[other] { $count } tuiles.
}
scene-spot = { $spot ->
    [income] Revenu
   *[delivery] Livraison
}
scene-spot-what = { $spot ->
    [income] Le revenu : la main paie ses valeurs d’élevage, chaque race une fois ; chaque certificat rendu y ajoute 1.
   *[delivery] La livraison : un disque va vers une ville dont la valeur ne dépasse pas le revenu.
}
scene-total = Le troupeau vaut { $total } : la livraison va vers une ville de cette valeur au plus.
scene-jobs = Le marché de l’emploi. Qui embauche prend un ouvrier d’une rangée au-dessus de la cloche, au prix indiqué à gauche.
scene-job-row = La rangée { $row } du marché de l’emploi : un ouvrier y coûte { $money } $. { $state ->
    [open] Ses ouvriers sont à embaucher.
    [filled] Les nouveaux ouvriers arrivent ici ; ils sont à embaucher une fois la rangée pleine et la cloche plus bas.
   *[later] Des ouvriers arrivent ici quand les rangées au-dessus sont pleines.
}{ $arrow ->
    [yellow] { " " }Une fois pleine, le marché au bétail est complété.
    [end] { " " }Une fois pleine, le marché ferme et la fin de la partie commence.
   *[other] { "" }
}
scene-job = À l’embauche, rangée { $row } : { $worker }, { $money } $.
scene-job-token = Les prochains arrivent dans la rangée { $row }.
scene-market = Le marché au bétail. Cartes à vendre : { $count } ; dans la pioche : { $left }. Chaque cowboy sert une fois par action, à l’un de ces prix ou pour dévoiler des cartes.
scene-pile = Bétail pas encore à vendre : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
scene-cattle = À vendre : { $card }, valeur d’élevage { $value }{ $count ->
    [one] { "" }
   *[other] {", "}{ $count } cartes
}.
scene-price = { $bought ->
    [one] { $bought } carte
   *[other] { $bought } cartes
} de valeur { $value } pour { $money } $ et { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}.
scene-price-cowboys = Il faut { $cowboys } cowboys, il en reste { $left }.
scene-price-money = Il manque { $missing } $.
scene-price-cards = Au marché, seulement { $count } de valeur { $value }.
scene-cowboys = { $count ->
    [one] { $count } cowboy n’a pas encore marchandé.
   *[other] { $count } cowboys n’ont pas encore marchandé.
}
scene-display = Cartes Objectif visibles : { $count } ; face cachée : { $left }. Qui en gagne une prend l’une de celles-ci, ou celle du dessus de la pile sans la voir, sur sa défausse.
scene-objective = Objectif à prendre : { $card }.
scene-objective-stack = Objectifs face cachée : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}

# --- plans : ce que donnent plusieurs choix faits d’un coup
plan-buy = Acheter { $card } pour { $money } $ avec { $needed ->
    [one] { $needed } cowboy
   *[other] { $needed } cowboys
}{ $count ->
    [one] { "" }
   *[other] {" "}(la première des { $count })
} ; il te reste { $left } $
plan-ride = { label-move }
plan-hire = { -hire } 1 { $worker } pour { $money } $ ; il te reste { $left } $
plan-build = Poser le bâtiment { $face }
plan-more = Avec 1 cowboy, révéler { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la pile ; cela ne s’annule pas
plan-local = { label-use }
plan-now = { label-now }
plan-instead = { $here ->
    [yes] À la place des actions du lieu : { $support }
   *[no] { $support }
}
plan-auxiliary = { label-auxiliary }

# --- ce qui se choisit pour le plan d’une feuille
pick-foresee = { label-foresee }
pick-income = { label-income }
pick-deliver = Livrer à { $city }
pick-disc = { label-disc }

# --- feuilles
scene-sheet-have = tu as
scene-sheet-costs = coûte
scene-sheet-keep = il te reste
scene-sheet-points = points
scene-sheet-build = Poser un bâtiment
scene-sheet-build-with = { $each ->
    [0] Gratuit
   *[other] { $each } $ par { -craftsman }
}. Tu as { $have ->
    [one] { $have } { -craftsman }
   *[other] { $have } { -craftsmen }
} et { $left } $.
scene-sheet-build-can = Tu peux poser · { $count }
scene-sheet-build-cannot = Pas encore · { $count }
scene-sheet-build-from = dès { $price }
scene-sheet-build-over = { $count ->
    [one] à la place de { $face }
   *[other] à la place d’un de tes bâtiments
}
scene-sheet-build-money = pas d’argent
scene-sheet-build-room = pas de place
scene-sheet-build-which = Choisis une tuile : ses emplacements brillent sur le plateau, avec leur prix.
scene-sheet-build-where = Choisis un emplacement sur le plateau, ou une autre tuile. Tout peut être annulé jusqu’à la fin de ton tour.
scene-sheet-brings = revenu
scene-sheet-gains = gagne
scene-sheet-kansas = { $here ->
    [yes] Kansas City
   *[no] Une livraison
}
scene-sheet-kansas-last = Une tuile ferme le marché de l’emploi : ton dernier tour.
scene-sheet-kansas-loss = { $asked ->
    [disc] Tu livres à { $city } : { $points } points.
   *[other] Seule { $city } est à ta portée : { $points } points.
}
scene-sheet-kansas-plan = Choisis dans l’ordre que tu veux ; le bouton joue tout.
scene-sheet-foresight = Prévision
scene-sheet-order = posées I, II, III
scene-sheet-goes = { $tile } → { $where ->
    [jobs] marché de l’emploi, rangée { $row }
    [trail] { $space }
   *[gone] plus de place : elle quitte la partie
}
scene-sheet-follows = { $what ->
    [last] Le marché de l’emploi ferme : ton dernier tour, puis un par adversaire.
   *[refill] La rangée est pleine : du bétail arrive, plus de retour en arrière.
}
scene-sheet-tiles = Poser les tuiles
scene-sheet-missing = Encore à choisir : { $count ->
    [one] tuile
   *[other] tuiles
} { $columns }
scene-sheet-income = Revenu
scene-sheet-spend = { $spent ->
    [0] Ne dépenser aucun certificat : { $total } $.
    [one] Dépenser { $spent } certificat : { $total } $.
   *[other] Dépenser { $spent } certificats : { $total } $.
}
scene-sheet-city = Ville
scene-sheet-value = valeur { $total }
scene-sheet-deliver = { scene-sheet-deliver-to }{ $money ->
    [0] .
   *[other] , transport { $money } $.
}{ $spent ->
    [0] { "" }
    [one] {" "}1 certificat dépensé.
   *[other] {" "}{ $spent } certificats dépensés.
}
scene-sheet-deliver-to = { $city_id ->
    [none] Continuer
   *[other] Livrer à { $city }
}
scene-sheet-short = { $city } : il manque { $missing }.
scene-sheet-served = Ton disque y est : { $names }.
scene-sheet-disc = Quel disque va à { $city } ?
scene-sheet-slot = { $slot_name ->
    [aux_money_2] gagner 2 $
    [aux_draw_2] piocher 2
    [aux_certificate_1] certificat, simple
    [aux_certificate_2] certificat, double
    [aux_engine_1] loco +, simple
    [aux_engine_2] loco +, double
    [aux_remove_1] retirer, simple
    [aux_remove_2] retirer, double
    [step_left] limite +, argent
    [step_right] limite +, points
    [hand_1] main de 5
    [hand_2] main de 6
    [certificate_4] 4 certificats
    [certificate_6] 6 certificats
   *[other] { $source }
}
scene-sheet-then = Tu auras alors { $left } $, et { $points } { $count ->
    [one] point
   *[other] points
} pour cela.
scene-sheet-objective = Prendre une carte Objectif
scene-sheet-objective-goes = { $where ->
    [hand] Elle va dans ta main.
   *[discard] Elle va dans ta défausse, puis dans ta main comme le bétail.
}
scene-sheet-objective-stack = Le dessus de la pile, sans le voir
scene-sheet-objective-done = { $done } sur { $of } faits
scene-sheet-objective-area = Ta zone
scene-sheet-objective-once = chaque chose sert une seule carte
scene-sheet-objective-none = Aucune carte Objectif n’est encore jouée.

# --- présentation : la page du jeu
pitch = Mène ton troupeau jusqu’à Kansas City, vends-le chaque fois plus loin vers l’est, puis repars avec de meilleures bêtes et une meilleure équipe.
    .weight = peu de hasard, bien des façons de gagner
    .order = à chaque tour, dans cet ordre ; Kansas City au bout de la piste
    .first = La seconde édition, chaque bâtiment sur sa lettre et toutes les faces a, sans extension : ce que la boîte conseille pour une première partie.
pitch-move = Avance
    .text = De un à trois pas sur la piste, sans jamais reculer. Les cases vides ne comptent pas, les mains coûtent une taxe.
pitch-act = Agis
    .text = Fais ce que dit le lieu : engager, construire, acheter du bétail, faire rouler ta locomotive. Ici, Camille pose un bâtiment à elle sur la piste.
pitch-draw = Pioche
    .text = Complète ta main. Tour après tour ton troupeau s’améliore : les bêtes faibles s’en vont, les bonnes reviennent.
pitch-deliver = Livre
    .text = À Kansas City, tes bêtes différentes paient. Choisis une ville : plus elle est loin, plus ton disque rapporte.

# --- légende
legend-in-buildings = Sur les bâtiments
legend-in-trail = Piste et marchés
legend-in-railway = Voie ferrée et villes
legend-in-mat = Ton plateau
legend-in-expansions = Avec les extensions
legend-in-neutral = Bâtiments neutres
legend-in-faces = Tes bâtiments
legend-dollars = Dollars
    .text = Le nombre est le montant ; ce qui est à gauche d’une flèche se paie.
legend-cowboy = Cowboy
    .text = Achète du bétail ; chacun travaille une fois par action.
legend-builder = Bâtisseur
    .text = Place des bâtiments, aussi grands que tu as de bâtisseurs.
legend-engineer = Ingénieur
    .text = Mène la locomotive, une case chacun.
legend-engine = Locomotive
    .text = Avance d’autant de cases qu’indiqué ; −1, c’est une en arrière.
legend-certificate = Certificat
    .text = Compte 1 à Kansas City, puis il est dépensé.
legend-exchange = Jeton Échange
    .text = À tout moment : pioche deux cartes, puis défausses-en deux.
legend-objective = Carte Objectif
    .text = Prends-en une ; jouée, elle rapporte si elle est remplie, sinon elle coûte.
legend-woods = Forêt
    .text = Compte tes bâtiments qui sont parmi les arbres.
legend-steps-on = Avancer encore
    .text = Ton éleveur continue, et tu agis de nouveau là où il s’arrête.
legend-copy = Copier
    .text = Utilise le bâtiment juste avant ou juste après, à qui qu’il soit.
legend-herder = Éleveur
    .text = Toi ; il suit les flèches, trois pas au début.
legend-hazard = Danger
    .text = Une taxe pour passer, des points à qui le retire.
legend-flood = Inondation
    .text = Un danger de la première zone, près du début de la piste.
legend-drought = Sécheresse
    .text = Un danger de la deuxième zone, à mi-chemin sur la piste.
legend-rockfall = Éboulement
    .text = Un danger de la dernière zone, peu avant Kansas City.
legend-outlaw = Hors-la-loi
    .text = Une taxe pour passer ; capturé, il donne la récompense imprimée sur sa case.
legend-hand-green = Main verte
    .text = Péage : 2 $ à deux ou trois joueurs, 1 $ à quatre.
legend-hand-black = Main noire
    .text = Péage : 1 $ à trois joueurs, 2 $ à deux ou quatre.
legend-site = Emplacement
    .text = Vide, ce n’est pas un pas ; tout le monde peut y bâtir.
legend-risk = À côté d’un emplacement
    .text = Un bâtiment posé ici offre cela en plus, comme une action de plus.
legend-forest-site = Emplacement en forêt
    .text = Un bâtiment ici compte pour ce qui compte la forêt.
legend-start = Kansas City
    .text = Tout trajet finit ici : prévision, revenu, livraison, retour au départ.
legend-foresight = Case Prévision
    .text = De chaque colonne, une tuile entre en jeu à Kansas City.
legend-job = Ouvrier à engager
    .text = Coûte ce que dit la rangée ; celles au-dessus du marqueur sont ouvertes.
legend-job-token = Marqueur du marché de l’emploi
    .text = Les nouveaux ouvriers viennent à sa rangée ; quand il sort du plateau, la partie finit.
legend-cattle = Bétail
    .text = En haut la valeur d’élevage, en bas les points de la fin.
legend-city = Ville
    .text = Sa valeur est le revenu qu’il faut ; les disques disent qui l’a servie.
legend-city-black = Ville sombre
    .text = Bordure noire : un disque de n’importe quelle place peut y aller.
legend-arrow = Flèche
    .text = Agit une fois, quand tu as servi ses deux villes.
legend-points-arrow = Flèche à points
    .text = Rapporte à la fin, si tu as un disque dans ses deux villes.
legend-turnout = Embranchement
    .text = Une case à part ; ta locomotive peut y améliorer la gare.
legend-station = Gare
    .text = Paie et pose un disque : des points à la fin.
legend-master = Chef de gare
    .text = Laisse un ouvrier à la gare et prends la tuile : un gain tout de suite, des points plus tard.
legend-disc = Disque
    .text = Quitte ton plateau pour une ville ou une gare, et ouvre un pouvoir.
legend-workers = Rangée d’ouvriers
    .text = Le prochain couvre une place et fait ce qu’elle montre ; les deux dernières valent 4 chacune.
legend-auxiliary = Action auxiliaire
    .text = Une place libre : une fois. Les deux libres : le double.
legend-steps = Pas
    .text = Jusqu’où tu peux avancer ; lève un disque pour aller plus loin.
legend-hand = Limite de main
    .text = Jusqu’à combien de cartes tu complètes ta main ; lève un disque pour en avoir plus.
legend-track = Piste des certificats
    .text = Combien tu en as ; le disque sur le 6 est une limite à lever.
legend-plate = Bâtiment à placer
    .text = Son numéro, les bâtisseurs qu’il demande, ses points et sa main.
legend-points = Points pour l’instant
    .text = Comptés d’après tout ce que tu peux voir maintenant.
legend-own-building = Bâtiment
    .text = Comme tâche d’un objectif : un de tes bâtiments sur la piste.
legend-task = Tâches d’un objectif
    .text = En haut ce qu’il fait aussitôt ; dessous ses tâches, puis les points ou la pénalité.
legend-reconstructed = Reconstitué
    .text = Un chiffre de nous, non de la boîte ; tu peux le corriger.
legend-town = Petite ville
    .text = Ses cases Commerce disent ce qu’un magasin y donne ou y coûte.
legend-big-town = Centre d’une grande ville
    .text = Avec un magasin ici, tu peux livrer à la ville même.
legend-medium = Tuile de ville moyenne
    .text = Se produit aussitôt pour qui y place un magasin.
legend-station-town = Ville station
    .text = Qui y place un magasin peut améliorer la gare aussitôt, ou jamais.
legend-place-store = La sixième action auxiliaire
    .text = Paie 1 $, défausse une carte de valeur 2, puis place un magasin.
legend-stores = Tes magasins
    .text = Le prochain à placer est le plus à gauche ; un sur trois libère une cloche.
legend-bell = Cloche
    .text = Libérée quand les trois magasins d’avant sont placés ; des objectifs et certaines villes la comptent.
legend-calf = Veau Simmental
    .text = S’achète au marché ; après un revenu, il peut devenir une génisse.
legend-heifer = Génisse Simmental
    .text = Ne s’achète pas : un veau en main en devient une après un revenu.
legend-cow = Vache Simmental
    .text = Ne s’achète pas : une génisse en main en devient une après un revenu.
legend-brahman = Brahman
    .text = En main à Kansas City, elle rapporte 4 $ de plus.
legend-pot = Pot
    .text = La plus forte somme de cartes le gagne, et 3 $ de la banque.
legend-seat = Place à la table de poker
    .text = Un ouvrier à toi, et jusqu’à trois cartes face cachée.
legend-bonus = Jeton Bonus
    .text = Le prochain ouvrier à la table l’apporte : des points à la fin, de l’argent aussitôt.
legend-stake = Miser
    .text = Sur cette case tu peux t’asseoir et poser une carte face cachée.
legend-show = Montrer
    .text = Sur cette case tu peux faire retourner les cartes de tous.
legend-sam = Sam
    .text = Ton adversaire quand tu joues seul ; ses cartes décident pour lui.
legend-sam-card = Carte de Sam
    .text = Jusqu’où il avance, et ce qu’il fait ce tour-ci.

# --- les chiffres d’une boîte
form-no-action = rien
form-pays = coûte { $money } $
form-expansion = { $level }, carte { $number }
form-from-start = ouverte dès le début
form-border-white = blanc
form-border-black = noir
form-scoring-per_worker = par ouvrier
form-scoring-per_objective_card_in_area = par carte Objectif
form-scoring-per_hazard_tile = par danger
form-scoring-per_native_pair = par paire de hors-la-loi
form-scoring-per_certificate = par certificat
form-scoring-per_station_disc = par gare
form-scoring-per_private_building = par bâtiment
form-scoring-per_store_in_medium_town = par magasin dans une ville moyenne
form-scoring-per_cattle_card_value_3_4_5 = par carte Bétail de valeur 3, 4 ou 5
form-move-fixed = d’un nombre de cases fixe
form-move-most_buildings = selon le plus de bâtiments
form-move-specialty_workers = selon les ouvriers de sa spécialité
form-in-strip = Rangée des villes
form-in-big = Grandes villes
form-in-towns = Villes
form-in-north-pieces = Cartes et tuiles
form-in-orange = Bétail orange
form-in-poker = Jetons Bonus
form-in-sam = Les cartes de Sam
form-in-sam-roads = Sam vers le nord
form-strip = { $name }
form-strip-value = Valeur
form-strip-vp_per_disc = Points par disque
form-strip-border = Bordure
form-strip-repeatable = Plusieurs disques d’un joueur
form-strip-on_delivery = Aussitôt, { $a }
form-arrow = Flèche après { $name }
form-arrow-vp = Points
form-arrow-action = Action
form-big = { $name }
form-big-value = Valeur
form-big-vp_per_disc = Points par disque
form-big-vp_per_bell = Points par cloche
form-big-border = Bordure
form-big-on_delivery = Aussitôt, { $a }
form-town = { $name }
form-town-slots = Emplacement { $a }
form-north-master = Chef de gare { $number }
form-north-master-vp = Points
form-north-master-per = Pour chaque
form-north-master-immediate = Aussitôt
form-north-master-scoring = Décompte
form-north-building = Bâtiment 13, face { $number ->
    [1] a
   *[other] b
}
form-north-building-craftsmen = Bâtisseurs nécessaires
form-north-building-vp = Points
form-north-objective = Carte Objectif { $number } sur 4
form-north-objective-vp = Points
form-north-objective-penalty = Points perdus si manquée
form-north-objective-immediate = Aussitôt
form-north-objective-tasks = Tâche { $a }
form-north-start = Objectif de départ
form-north-start-vp = Points
form-north-start-tasks = Tâche { $a }
form-brahman = Brahman
form-brahman-vp = Points
form-brahman-copies = Cartes
form-brahman-income_bonus = Dollars en plus à Kansas City
form-orange-objective = Carte Objectif { $number } sur 4
form-orange-objective-vp = Points
form-orange-objective-penalty = Points perdus si manquée
form-orange-objective-immediate = Aussitôt
form-orange-objective-tasks = Tâche { $a }
form-orange-start = Objectif de départ
form-orange-start-vp = Points
form-orange-start-tasks = Tâche { $a }
form-poker-token = Jeton Bonus { $number } sur 4
form-poker-token-vp = Points
form-poker-token-money = Dollars aussitôt
form-sam-card = La carte { $number } de Sam
form-sam-card-move_rule = Il avance
form-sam-card-move = Cases, si c’est fixe
form-sam-expansion = { $name }
form-sam-expansion-towns = Ville { $a }
form-sam-expansion-back_city = Retournée par la livraison à
form-sam-route = Carte Itinéraire : { $name }
form-sam-route-strip = Livraison { $a }
form-sam-route-big = Grande ville { $a }
wrong-city-order = Les villes se suivent dans l’ordre de leurs valeurs, à partir de 0.
wrong-most-on-top = Le jeton qui a le plus de points est au-dessus, puis en descendant.
