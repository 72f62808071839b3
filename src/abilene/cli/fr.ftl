# La ligne de commande en français.

# --- aide
usage = Utilisation :
usage-command = COMMANDE
usage-options = [options]
help-commands = Commandes
help-words = Mots
help-options = Options
help-help = Afficher cette aide.
help-version = Donner la version.
help-lang = Français ou anglais ; sinon, la langue de ton système.
help-json = Écrire du JSON.
meta-game = JEU
meta-file = FICHIER
meta-folder = DOSSIER
meta-toml = FICHIER.toml
meta-option = NOM=VALEUR
meta-seat = human|BOT
meta-name = NOM

help-abilene = Une table pour cinq jeux de l’Ouest : y jouer, les simuler à toute allure, revoir et étudier les parties.
help-games = Lister les jeux, leurs options et ce qu’elles signifient.
help-play = Jouer dans le terminal, contre des bots ou à plusieurs devant le même écran.
help-simulate = Faire jouer de nombreuses parties aux bots et voir comment ils s’en tirent.
help-replay = Relire une partie, décision après décision, et vérifier que son journal dit vrai.
help-draw = Dessiner un moment d’une partie dans un fichier SVG.
help-train = Faire apprendre un jeu à un réseau, en jouant contre lui-même, et noter ce qui en sort.
help-arena = Faire jouer aux bots les mêmes donnes les uns contre les autres, à toutes les places, et les coter.

help-game = Le jeu : { $allowed }.
help-players = Combien de places. Sans précision : autant que tu en nommes, sinon le milieu de ce que permet le jeu.
help-option = Régler une option du jeu ; « abilene games » les énumère. À répéter pour en régler plusieurs.
help-data = Corriger les chiffres d’après ta propre boîte.
help-seat = Qui joue la place suivante : « human » ou le nom d’un bot. À répéter, ou à séparer par des virgules ; les places non nommées reviennent à « greedy ». Si tu n’en nommes aucune, la première est pour toi.
help-name = Le nom de la personne suivante autour de la table. À répéter pour plusieurs.
help-seed = Le nombre dont vient tout le hasard ; tiré au sort si tu ne dis rien.
help-journal = Où garder le journal de la partie ; sans précision, JEU-GRAINE.journal.
help-resume = Reprendre la partie d’un journal. Redonne --seat et --name si tu les avais donnés.
help-journal-file = Le journal d’une partie.
help-verify = Seulement vérifier que chaque ligne dit vrai (code de sortie 0), ou dire que non (1), ou que la partie suit des règles que cette version n’a pas (3).
help-replay-decision = S’arrêter après tant de décisions et montrer la table à cet instant.
help-replay-seat = Ne dire que ce que pouvait savoir cette place (0 est la première) ; sinon, tout est dit.
help-draw-decision = Dessiner la table après tant de décisions ; sans précision, après la dernière.
help-draw-seat = Dessiner ce que voit cette place (0 est la première) ; sinon, ce que voit le public.
help-shape = Large, pour un bureau, ou haut, pour un téléphone.
help-output = Où l’écrire ; « - » est la sortie standard. Sans précision, le nom du journal suivi de .svg.
help-bots = Les bots par place, séparés par des virgules ; un seul prend toutes les places.
help-number = Combien de parties.
help-run-seed = La graine de toute la série. Chaque partie a sa propre graine, tirée de celle-ci et de son numéro.
help-jobs = Combien de processus ; sans précision, un par cœur. Le résultat n’en dépend pas.
help-rotate = Décaler les bots d’une place à chaque partie, et compter aussi par bot.
help-ray = Jouer sur la grappe Ray de cette adresse (« local » : une de cette machine), sur tous ses cœurs ou sur --jobs d’entre eux.
help-rows = Écrire chaque partie sur une ligne JSON : graine, places, scores, vainqueurs, décisions.
help-journals = Écrire le journal de chaque partie dans ce dossier.
help-train-players = Combien de places, séparées par des virgules ; un nombre donné deux fois revient deux fois plus souvent. Sans précision, tous à partir de deux.
help-varied = Jouer une part des parties (la moitié, ou ce que dit « --set drawn ») avec tant de mises en place par nombre de places, tirées au sort ; sinon, toutes avec les options réglées.
help-minutes = Combien de temps apprendre.
help-train-resume = Repartir d’un point de reprise.
help-train-output = Le point de reprise, écrit chaque minute ; à côté, le réseau avec lequel jouer et un dossier avec le journal de l’apprentissage. Sans précision, JEU.checkpoint.npz.
help-device = Où apprendre : sur une carte graphique (avec torch) ou sur le processeur ; « auto » prend la carte s’il y en a une.
help-train-seed = Le nombre dont vient tout le hasard.
help-set = Tout autre réglage de l’apprentissage. À répéter pour en donner plusieurs.
help-sampled = Le réseau jouera au hasard, selon ce qu’il pense de chaque action : pour les jeux de bluff.
help-duels = Ensuite, jouer tant de parties contre « greedy » avec chaque nombre de places.
help-arena-bots = Les bots, séparés par des virgules : des noms, network:FICHIER pour un réseau de « abilene train », ou des adresses (http://…) de tes propres bots.
help-arena-games = Combien de parties au plus avec chaque nombre de places, en donnes entières.
help-arena-players = Combien de places, séparées par des virgules ; sans précision, tous les nombres à partir de deux.
help-arena-seed = Le nombre dont viennent toutes les donnes : les mêmes pour tous les bots.
help-arena-rows = Écrire chaque partie sur une ligne JSON. Ce que le fichier contient déjà n’est pas rejoué : une arène interrompue reprend, et l’on peut ajouter des bots, des nombres de places et des parties.
help-arena-svg = Dessiner les cotes dans ce fichier.
help-arena-limit = Secondes par décision pour un bot qui n’est pas des nôtres ; qui en prend plus a perdu la partie.
help-arena-among = Un bot parmi lequel chacun des autres s’assied seul : ils ne se rencontrent pas entre eux.
help-arena-all = Jouer toutes les parties, même quand on sait qui est le plus fort.

# --- erreurs
unknown-command = Il n’y a pas de commande « { $given } ». Possibles : { $allowed }.
unknown-word = Il n’y a pas d’option « { $given } » ici. Possibles : { $allowed }.
unknown-lang = Nous ne parlons pas « { $given } ». Possibles : { $allowed }.
unknown-shape = Il n’y a pas de format « { $given } ». Possibles : { $allowed }.
unknown-game = Il n’y a pas de jeu « { $given } ». Possibles : { $allowed }.
unknown-option = Le jeu n’a pas d’option « { $given } ». Possibles : { $allowed }.
unknown-bot = Il n’y a pas de bot « { $given } ». Possibles : { $allowed }.
unknown-device = Il n’y a pas d’appareil « { $given } ». Possibles : { $allowed }.
unknown-setting = Il n’y a pas de réglage « { $given } ». Possibles : { $allowed }.
unknown-seat = Il n’y a pas de place { $given }. Possibles : { $allowed }.
too-many-words = Trop de mots pour « { $command } » : { $given }.
wrong-use = { $option } : il manque une valeur, ou il y en a une de trop.
not-whole = { $option } demande un nombre entier, pas « { $given } ».
too-small = { $option } demande un nombre à partir de { $least }, pas { $given }.
too-large = { $option } demande un nombre jusqu’à { $most }, pas { $given }.
which-game = Quel jeu ? Possibles : { $allowed }.
which-file = Quel journal ? Nomme son fichier.
not-for-players = { $game } ne se joue pas à { $given }. Possibles : { $allowed }.
bad-value = { $option } ne peut pas être « { $given } ». Possibles : { $allowed }.
no-value = { $option } demande une valeur. Possibles : { $allowed }.
option-not-for = { $option } n’existe pas à { $given }. Possible à : { $allowed } ({ $rule }).
options-clash = { $used } ne va pas avec { $against }. Possible pour { $other } : { $allowed } ({ $rule }).
bad-figures = { $file } : { $detail }
bad-setting = { $setting } ne peut pas être « { $given } » ; c’est par exemple { $usual }.
no-learn = Pour apprendre, il faut NumPy (il manque { $detail }) : pip install "abilene[learn]".
learn-trouble = Impossible d’apprendre cela : { $detail }.
no-levels = « { $bot } » ne peut pas jouer à cette table : { $detail }.
two-bots = Une arène demande au moins deux bots différents ; tu nommes « { $given } ».
bad-address = « { $given } » n’est pas l’adresse d’un bot : elle commence par http:// ou https:// et nomme une machine.
network-trouble = { $file } ne peut pas jouer ici : { $detail }.
other-rows = { $file } vient d’une autre arène : { $name } y vaut { $there }, et non { $wanted }. Choisis un autre fichier.
bad-rows = { $file }, ligne { $line } : ce n’est pas une partie d’arène.
number-of-bots = Une table de { $players } demande { $players } bots, ou un seul pour toutes les places ; tu en nommes { $given }.
too-many-seats = Il y a { $players } places ; tu en nommes { $given }.
too-many-names = { $people ->
    [0] Seuls des bots jouent : aucun nom n’est nécessaire.
   *[other] Tu donnes { $given } noms pour { $people } autour de la table.
}
bad-names = Il faut à chaque personne un nom bien à elle.
resume-alone = Avec --resume, le journal donne déjà le jeu, les places, les options, les chiffres et la graine : ne les redis pas.
journal-exists = { $file } existe déjà. Reprends cette partie avec --resume, ou choisis un autre nom.
no-decision = Il n’y a pas de décision { $given }. Possibles : de 0 à { $most }.
other-rules = autres règles : cette version ne peut pas juger le fichier, et rien n’est dit contre lui (ligne { $line } : { $detail })
damaged = Ce journal ne dit pas vrai, ligne { $line } : { $detail }
no-folder = Il n’y a pas de dossier { $folder }.
file-missing = Il n’y a pas de fichier { $file }.
file-folder = { $file } est un dossier.
file-forbidden = { $file } : accès refusé.
file-trouble = { $file } : { $detail }.

# --- jeux
compiled = compilé
interpreted = interprété
game-line = { $designer }, { $publisher } · à { $players }
by-default = {" "}(si tu ne dis rien)
for-players = {" "}(à { $players })
seat-number = place { $number }
spelled = { $count } lettres ({ $letters }), par exemple { $example }
reconstructed = Chiffres de notre main, car aucune source ne montre ceux de la boîte : { $tables }. Corrige-les avec --data.
unofficial = Non officiel. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.

# --- autour de la table
names = Anna, Basile, Clara, Denis, Elsa, Félix, Greta, Hugo, Irène, Jules
is-you = toi
is-guest = joue selon les seules règles
is-person = devant cet écran
is-bot = bot { $bot }
seated = { $name } ({ $kind })
resumed = La partie reprend après { $decisions } décisions.
curtain = { $player }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.
keys = ? règles · u reprendre · l récit · s scores · j journal · q quitter · ↵ table
no-such-number = Il n’y a pas de choix { $given } ; de 1 à { $most }.
not-understood = « { $given } » ne répond à rien ici. Tape un nombre de 1 à { $most }, ou « ? » pour de l’aide.
no-rule = Aucune règle n’a « { $given } » dans son titre.
how-to-answer = Réponds par un numéro, par un nom ou en notation : { $notations }. « ? mot » cherche une règle par son titre, « ? ID » par son identifiant.
replaced = { $player } (le bot { $bot }) n’a pas pu répondre : { $why }. { $other } joue à sa place.
not-an-option = { $given } n’est pas un choix
taken-back = C’est repris.
journal-at = Le journal est dans { $file }
ended = Graine { $seed } · journal { $file } · « abilene replay { $file } » raconte tout
left = La partie est gardée dans { $file }. Pour la reprendre :
    { $command }

# --- relectures et dessins
seed-line = graine { $seed }
verified = vérifié : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $end }
verified-end = fin { $result }
verified-open = partie inachevée
drawn = La décision { $decision } est dessinée dans { $file }

# --- simulation
progress = parties
run-line = { $title } · à { $players } · graine { $seed }
in-turn = à tour de rôle
interrupted = Interrompu : { $games } parties faites sur { $wanted }.
column-seat = Place
column-bot = Bot
column-rating = Cote
column-against = { $bot ->
    [greedy] c. greedy
   *[other] –
}
column-ms = ms
column-openskill = OpenSkill
column-wins = Victoires
column-share = Part
column-interval = 95 %
column-mean = Score
column-sd = Écart type
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
run-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $shared } à victoire partagée
run-speed = { $decisions } décisions en { $seconds } s : { $speed } par seconde, { $jobs } processus

# --- serve
help-serve = Ouvrir les tables à toute la maison, dans les navigateurs.
help-serve-host = L’adresse où écouter ; toutes celles de cette machine si tu ne dis rien.
help-serve-port = Le port ; 8330 si tu ne dis rien, ou un port libre s’il est pris.
help-serve-store = Où garder les parties : un dossier, ou l’URL d’une base de données.
help-serve-channels = L’URL du Redis par lequel plusieurs serveurs s’annoncent leurs coups.
help-serve-proxy = L’adresse d’un proxy devant le serveur, dont on croit le X-Forwarded-For ; peut être donnée plusieurs fois.
help-serve-https = Les navigateurs arrivent en https, par un proxy qui parle TLS : les cookies ne servent qu’aux connexions sûres.
help-serve-certificate = Un certificat (PEM, avec sa chaîne) : le serveur parle TLS lui-même.
help-serve-key = La clé privée de ce certificat (PEM).
help-serve-no-open = Ne pas ouvrir de navigateur.
meta-store = DOSSIER|URL
serving = Les tables sont ouvertes : { $here }
serving-lan = Pour les autres dans la maison : { $lan }
serving-stop = Ctrl+C les ferme ; les parties reprendront à la réouverture.
serving-proxy = Les navigateurs doivent arriver en https, par ton proxy : à cette adresse même, personne ne peut s’identifier.
port-busy = { $given } est inutilisable : { $detail }.
port-other = Le port { $busy } est déjà pris ; voici le port { $port }.
no-such-host = Il n’y a pas d’adresse « { $given } » ici.
no-cluster = Il n’y a pas de grappe Ray à « { $given } » : { $detail }
needs-extra = Il manque le module « { $module } » : installe abilene[{ $extra }].
store-in-use = Un autre serveur (processus { $process }) a ouvert les parties de « { $store } ». Un fichier SQLite est pour un seul serveur ; plusieurs peuvent partager une base PostgreSQL.
certificate-and-key = --certificate et --key vont ensemble.
certificate-bad = « { $certificate } » et « { $key } » ne sont pas un certificat et sa clé : { $detail }
store-unusable = Impossible de garder les parties dans « { $store } » : { $detail }

# --- apprentissage
training = { $seconds } s · { $decisions } millions de décisions, { $speed } par seconde · score { $scores } · entropie { $entropy } · perte de valeur { $loss } · victoires contre greedy, en % { $greedy } · contre d’anciens soi { $earlier } % d’une part égale · attente { $waited } %
training-on = Apprentissage sur : { $device }.
training-slow = Sans GPU, un tour prend des minutes (décisions : { $decisions }), et rien n’est dit ni enregistré avant sa fin ; mieux vaut alors : --set games=256 --set width=64
trained = Le point de reprise est dans { $checkpoint }, le réseau dans { $network }
duels = À { $players }, { $games } parties contre greedy : { NUMBER($share, maximumFractionDigits: 1) } % de victoires ({ NUMBER($low, maximumFractionDigits: 1) } – { NUMBER($high, maximumFractionDigits: 1) } %), { NUMBER($score, maximumFractionDigits: 1) } points à { NUMBER($theirs, maximumFractionDigits: 1) }

# --- arène
arena-line = À { $players } · { $games } parties · { $deals } donnes
arena-settled = On sait qui est plus fort que qui : il n’en faut pas davantage.
arena-interrupted = Interrompu : ce qui est joué compte.
arena-fixed = fixe
arena-no-openskill = Pour avoir aussi les cotes OpenSkill : pip install "abilene[arena]".
rows-healed = La dernière ligne du fichier était coupée : sa partie est rejouée.
fault-crashed = a échoué
fault-hung = a mis trop de temps
fault-illegal = a donné une réponse interdite
fault = { $bot } { $what } ({ $detail }) et a perdu cette partie : à { $players }, graine { $seed }, après { $decision } décisions, place { $seat } parmi { $seats }.
more-faults = Et { $count } autres.
