# La table de poker : noms, questions, choix, refus, journal.

# --- noms
do-bet = s’asseoir à la table de poker et y miser, ou y miser encore
do-show = « montrez vos jeux » à la table de poker
score-poker = Poker

# --- questions, choix, refus
prompt-sit = Qui s’assied pour de bon à la table de poker ? Tu prends en échange le premier jeton bonus.
prompt-stake = { $staked ->
    [0] Quelle carte poses‑tu face cachée sur la table de poker ?
   *[other] Quelle deuxième carte poses‑tu face cachée sur la table de poker ?
}
label-sit = { $worker }
label-stake = { $card } · { $money } $
refusal-sit = Aucun { $worker } ne peut s’asseoir : celui qui est imprimé reste.
refusal-stake-first = Qui est déjà assis mise au moins une carte.

# --- journal
log-sat-down = { $player } assied 1 { $worker } à la table de poker : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money } $.
log-card-staked = { $player } met { $money } $ dans le pot et pose { $card_id ->
    [none] une carte face cachée sur la table de poker.
   *[other] face cachée sur la table de poker : { $card }.
}
log-hand-shown = { $player } montre { $cards } : { $value }.
log-pot-won = { $player } remporte { $money } $ à la table de poker{ $left ->
    [0] .
    [one] {" ; "}{ $left } $ reste dans le pot.
   *[other] {" ; "}{ $left } $ restent dans le pot.
}

# --- la table en texte simple
terminal-poker = Poker : { $words }
terminal-poker-pot = pot { $money } $
terminal-poker-token = prochain jeton { $money } $, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-poker-seat = { $name } : { $worker }, { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-poker-cards = Tes cartes sur la table de poker : { $words } (valeur { $value })

# --- le dessin
scene-poker-part = Poker
scene-poker-table = La table de poker. Qui y est assis mise des cartes de sa main, face cachée ; quand on montre les jeux, la plus forte somme de valeurs d’élevage gagne le pot.
scene-poker-stake = { $number ->
    [1] La première carte qu’une action mise
   *[other] La deuxième carte que la même action mise
} coûte { $money } $, pour le pot.
scene-poker-pot = Le pot : { $money } $. La plus forte somme le remporte quand on montre les jeux, avec { $bonus } $ de la banque.
scene-poker-wins = qui gagne prend
scene-poker-wins-what = pot + { $bonus } $
scene-poker-next = prochain bonus
scene-poker-bonus = { $count ->
    [0] Tous les jetons bonus sont pris.
   *[other] Qui s’assied ensuite prend ce jeton bonus : { $money } $ tout de suite et { $points } points à la fin. Jetons restants : { $count }.
}
scene-poker-seat = { $player } a 1 { $worker } à la table, { $points } points pour cela, et { $count ->
    [0] aucune carte posée
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}.
scene-poker-away = { $player } n’est pas encore à la table de poker.
scene-poker-nobody = absent
scene-poker-value = valeur { $value }
scene-poker-count = { $count ->
    [0] sans carte
    [one] { $count } carte
   *[other] { $count } cartes
}
scene-poker-card = Une carte { $player_of } à la table : { $card }.
scene-poker-back = Une carte { $player_of }, face cachée à la table.
scene-poker-sign = { $sign ->
    [bet] Quel que soit le bâtiment posé ici, il mène aussi à la table de poker : assieds-toi, puis mise une ou deux cartes.
   *[show] Quel que soit le bâtiment posé ici, il mène aussi à la table de poker : fais montrer les jeux.
}
