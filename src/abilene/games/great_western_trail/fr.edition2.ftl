# Les noms de la seconde édition.
-native = hors‑la‑loi
-native-zone = zone Hors‑la‑loi
-natives = hors‑la‑loi
-a-native = un hors‑la‑loi
-craftsman = bâtisseur
-craftsmen = bâtisseurs
-worker = ouvrier
-workers = ouvriers
-support = action auxiliaire
-supports = actions auxiliaires
-woods = en forêt
-upgrade = améliorer
-upgrade-you = améliores
-upgrades = améliore
-upgraded = améliorée
-hire = engager
-hire-you = engages
-hires = engage
native-a = hors‑la‑loi orange
native-b = hors‑la‑loi vert
worker-craftsman = bâtisseur
    .of = de bâtisseur
    .the = le bâtisseur
    .this = ce bâtisseur
prompt-native = Prime : quel hors‑la‑loi prends‑tu ?
score-workers = Ouvriers
border-target = { $border ->
    [white] Bordure blanche : le disque vient d’un emplacement à bordure blanche.
   *[black] Bordure noire : n’importe quel disque convient.
}
border-slot = { $border ->
    [white] Bordure blanche : il peut aller partout.
   *[black] Bordure noire : il ne va que là où la bordure est noire.
}
refusal-disc-border = Un disque à bordure noire ne va pas là où la bordure est blanche.
colour-gray = Criollo
colour-green = Santa Gertrudis
colour-black = Pineywoods
colour-white = Galloway
colour-yellow = Black Angus
colour-red = Longhorn
colour-blue = Corriente
colour-brown = Shorthorn
colour-purple = Hereford
-job-marker = marqueur
scene-native-letter = { $native ->
    [a] O
   *[b] V
}
