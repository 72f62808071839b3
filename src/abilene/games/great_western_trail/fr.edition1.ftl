# Les noms de la première édition.
-native = tipi
-native-zone = Village Indien
-natives = tipis
-a-native = un tipi
-craftsman = artisan
-craftsmen = artisans
-worker = travailleur
-workers = travailleurs
-support = action de soutien
-supports = actions de soutien
-woods = dans les bois
-upgrade = développer
-upgrade-you = développes
-upgrades = développe
-upgraded = développée
-hire = recruter
-hire-you = recrutes
-hires = recrute
native-a = tipi bleu
native-b = tipi vert
worker-craftsman = artisan
    .of = d’artisan
    .the = l’artisan
    .this = cet artisan
prompt-native = Commerce avec les Indiens : quel tipi prends‑tu ?
score-workers = Travailleurs
border-target = { $border ->
    [white] Cadre blanc : le disque vient d’un emplacement à cadre blanc.
   *[black] Cadre noir : n’importe quel disque convient.
}
border-slot = { $border ->
    [white] Cadre blanc : il peut aller partout.
   *[black] Cadre noir : il ne va que là où le cadre est noir.
}
refusal-disc-border = Un disque à cadre noir ne va pas là où le cadre est blanc.
colour-gray = Jersey
colour-green = Dutch Belt
colour-black = Black Angus
colour-white = Guernsey
colour-yellow = Holstein
colour-red = Brown Swiss
colour-blue = Ayrshire
colour-brown = West Highland
colour-purple = Texas Longhorn
-job-marker = jeton
scene-native-letter = { $native ->
    [a] B
   *[b] V
}
