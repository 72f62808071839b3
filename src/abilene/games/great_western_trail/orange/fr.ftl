# Bétail orange : noms, questions, choix, refus, journal.

# --- noms
orange-calf = veau Simmental
orange-heifer = génisse Simmental
orange-cow = vache Simmental
orange-brahman = Brahman
task-cattle_orange = { $count } × bétail orange

# --- questions, choix, refus
prompt-grow = { $stage ->
    [0] Combien de tes veaux deviennent des génisses ?
   *[1] Combien de tes génisses deviennent des vaches ?
}
label-grow = { $count ->
    [0] Aucune carte
   *[other] { $count } × { $card }
}
refusal-grow-hand = Tu n’en as pas autant en main : { $card }.
refusal-grow-stack = Il ne reste pas assez de cartes du stade suivant.
refusal-grow-none = Choisis « aucune carte » si rien ne doit grandir.

# --- journal
log-cattle-grown = Le bétail { $player_of } grandit : { $card }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
}
log-brahman-sold = { $player } gagne { $money } $ pour ses Brahman en main.

# --- la table en texte simple
terminal-open = À côté du marché : { $words }

# --- le dessin
scene-stage = { $stage ->
    [calf] Veau
    [heifer] Génisse
    [cow] Vache
   *[brahman] Brahman
}
scene-open-stack = À côté du marché, pas à vendre : { $card }, valeur d’élevage { $value }{ $count ->
    [0] {" ; "}il n’en reste plus
    [one] {" ; "}il en reste { $count }
   *[other] {" ; "}il en reste { $count }
}.

scene-brahman = En main, elle rapporte { $money } $ de plus à Kansas City.
