# Le serveur des tables.

# --- errors
error-not_found = Il n’y a rien ici : l’adresse est peut-être mal écrite, ou la table est privée.
error-not_your_seat = Cette place n’est pas la tienne.
error-not_your_turn = Ce n’est pas ton tour.
error-revoked = Ce lien a été révoqué ou est mal écrit. Demandes-en un nouveau à la personne qui te l’a envoyé.
error-link_used = Ce lien a déjà servi : le siège est maintenant à { $player }. Si ce devait être le tien, demande un nouveau lien à la table.
error-seat_taken = Quelqu’un est déjà assis là.
error-not_host = Seule la personne qui a ouvert la table peut faire cela.
error-not_away = { $player } est toujours là.
error-stale = La partie a avancé entre-temps. Rien n’a été joué ; voici où elle en est.
error-illegal = Ce n’est pas possible maintenant.
error-undo_refused = Ce choix ne peut pas être repris.
error-nothing_asked = Personne n’a demandé de reprise, ou la question est déjà réglée.
error-already_answered = Tu as déjà répondu.
error-bad_request = Le serveur ne comprend pas cette demande.
error-bad_name = Un nom compte de 1 à { $most } caractères lisibles.
error-bad_text = Un message compte de 1 à { $most } caractères.
error-bad_passphrase = Une phrase secrète compte de 8 à 200 caractères.
error-name_taken = Il existe déjà un compte à ce nom.
error-wrong_passphrase = Le nom et la phrase secrète ne vont pas ensemble.
error-has_account = Tu as déjà un compte.
error-too_large = C’est trop pour une seule demande.
error-too_many = Trop souvent. Attends un instant, puis réessaie.
error-csrf = Cette page est trop ancienne. Recharge-la, puis réessaie.
error-sign_in = Dis-nous d’abord ton nom.
error-needs_account = Les chiffres de ta propre boîte sont réservés aux personnes qui ont un compte : connecte-toi ou crée-en un d’abord.
error-too_heavy = Préparer une table avec ces chiffres demande trop de temps ou de mémoire. Retire ce qui dépasse toute boîte, puis réessaie.
error-figures_size = Un fichier de chiffres compte au plus { $values } valeurs sur { $levels } niveaux, et { $length } caractères par texte. Ne corrige que ce qui diffère dans ta boîte.
error-not_over = La partie n’est pas encore finie.
error-coach_over = La partie est finie : il n’y a plus rien à choisir.
error-coach_people = Le conseiller n’aide que là où tous les autres sont des bots.
error-coach_forced = Il n’y a qu’une réponse ici.
error-coach_unasked = On n’a pas demandé cela au conseiller.
error-coach_lost = Le conseiller s’est perdu. Redemande-lui.
error-other_rules = Cette partie a été jouée avec des règles (version { $version }), des options ou des chiffres que cette version d’Abilene n’a plus. Son plateau ne peut plus être dessiné ; ce qui a été gardé à la fin demeure.
error-method = Cela ne peut pas se faire à cette adresse.
error-store = La table ne peut pas être enregistrée pour le moment. Rien n’a été joué ; réessaie.
error-store_damaged = Ce qui est gardé des tables est endommagé et ne peut plus être lu. La personne qui tient ce serveur doit l’arrêter et remettre une copie.
error-broken = Quelque chose a mal tourné sur le serveur. Recharge la page pour voir où en sont les choses.

# --- table
thinking = { $player } réfléchit.
stand-in = Un bot joue pour toi.
lapsed-taken-back = Ce que tu avais dit d’avance ne vaut plus : un choix a été annulé.
lapsed-changed = Ce que tu avais dit d’avance ne vaut plus : la question ne se pose plus, ou cette réponse n’est plus assurée.
caption = { $player } : { $label }
guest-line = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
only-choice = (seul choix possible)
log-undo = { $player } reprend ce qui venait d’être choisi.
log-replaced = { $player } n’a pas pu répondre ; le bot { $bot } prend le relais.
log-undo-agreed = Tout le monde est d’accord : { $player } reprend son dernier choix et tout ce qui a suivi.

# --- pages
promise = À plusieurs, à un seul écran ou contre des bots. Chaque partie se rejoue, choix après choix.
unofficial = Abilene n’est pas un site officiel, et il est gratuit. Les jeux appartiennent à leurs auteurs et à leurs éditeurs : merci de posséder la boîte si tu joues ici.
skip = Aller au contenu
nav = Pages
nav-tables = Tables
nav-new = Nouvelle
nav-learn = Apprendre
nav-rules = Règles
nav-bots = Bots
nav-settings = Réglages
nav-account = Se connecter
light-switch = Jour ou nuit
lang-switch = Read in English
home-title = Des jeux de l’Ouest, une seule table
code = Code ou lien de table
code-example = kT3xQ9…
code-wrong = Cette table n’existe pas.
join = Rejoindre
running = Tes parties
your-turns = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer à { $count } tables
}
answer = Jouer
page-before = Tables précédentes
page-more = Plus de tables
open-one = Ouvrir une table
open-table = Ouvrir une table
by = { $designer } · { $publisher }
players-range = de { $least } à { $most } personnes
departures = Départs
open-tables = tables ouvertes
col-time = Heure
col-game = Jeu
col-seats = Sièges
col-state = État
col-go = Aller
watch = Regarder
no-tables = Aucune table ouverte pour l’instant. À toi d’annoncer le prochain train.
finished = Terminées
replay = Revoir
state-yours = à toi de jouer
state-waits = { $name } réfléchit
state-free = { $count ->
    [one] 1 siège libre
   *[other] { $count } sièges libres
}
state-over = terminée
state-move = choix { $ply }
needs-script = Le plateau a besoin de JavaScript.
phase = Phase
undo = Annuler
standing = Score provisoire
coach = Quels sont mes bons choix ?
coach-short = Conseil
coach-head = Chance de gagner, et à quel point c’est sûr
coach-points-head = Points à la fin
coach-points = { $points } points à la fin
coach-how = { $deals } donnes imaginées de ce que tu ne peux pas savoir, chacune jouée jusqu’au bout par le bot « { $bot } ». Jamais dans une partie classée.
coach-close = Trop proches pour être départagés : { $pairs }.
coach-untried = { $count ->
    [one] Une autre réponse n’a pas été essayée.
   *[other] { $count } autres réponses n’ont pas été essayées.
  }
coach-others = { $count ->
    [one] L’autre réponse essayée : { $most } %.
   *[other] Les { $count } autres essayées : de { $least } à { $most } %.
  }
coach-more = Chercher plus longtemps
coach-line = Montrer la suite
coach-line-of = Après « { $label } »
coach-line-told = Une donne parmi les { $deals } imaginées : celle qui finit ni mieux ni moins bien que la plupart. Ce que les autres y ont et y font est supposé.
coach-knows = Comment il le sait
coach-knows-deals = Ce que tu ne peux pas savoir a été redistribué { $most } fois, et chacune des { $tried } réponses essayée dans toutes ces donnes : le hasard est le même pour toutes.
coach-knows-given-up = Ce que tu ne peux pas savoir a été redistribué { $most } fois, et les réponses essayées dans les mêmes donnes : le hasard est le même pour toutes. Sur { $tried } réponses, les moins bonnes ont été abandonnées en chemin, les premières après { $least } donnes.
coach-knows-bot = Le bot « { $bot } » a joué toutes les places jusqu’au bout de chaque donne. Ce n’est pas un champion : là où de bons joueurs continueraient autrement, ses chiffres en disent moins.
coach-knows-sure = La chance de gagner vient de l’avance à la fin des donnes, comparée à l’écart que le hasard met entre elles. Dans 19 cas sur 20, elle ne se trompe pas de plus que le ± ; chercher plus longtemps le réduit.
coach-knows-reason = Une raison est la plus grande différence avec la meilleure autre réponse dans les mêmes donnes : en points d’une sorte, ou dans ce qu’obtient un adversaire ; si les fins ne diffèrent pas, dans ce que tu as au début de ton prochain tour. Si aucune ne dépasse le hasard, il le dit.
coach-knows-line = La suite montre une donne, coup par coup, celle qui finit au milieu. C’est un exemple, pas une prévision.
coach-knows-mark = Il n’en voit pas plus que toi. La table dit que tu as été conseillé ; les parties classées n’ont pas de conseiller.
coach-part-more = « { $part } » rapporte { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [one] point
   *[other] points
  } de plus qu’avec « { $than } ».
coach-part-less = « { $part } » rapporte { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [one] point
   *[other] points
  } de moins qu’avec « { $than } ».
coach-other-more = { $player } finit avec { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [one] point
   *[other] points
  } de plus qu’après « { $than } ».
coach-other-less = { $player } finit avec { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [one] point
   *[other] points
  } de moins qu’après « { $than } ».
coach-soon-more = { $part } à ton prochain tour : { NUMBER($by, maximumFractionDigits: 1) } de plus qu’avec « { $than } ». À la fin, aucune différence ne dépasse le hasard.
coach-soon-less = { $part } à ton prochain tour : { NUMBER($by, maximumFractionDigits: 1) } de moins qu’avec « { $than } ». À la fin, aucune différence ne dépasse le hasard.
coach-few = Pas encore { $few } donnes : trop peu pour dire pourquoi. Regarder plus longtemps aide.
coach-same = À peu près pareil que « { $than } » : aucune différence ne dépasse le hasard.
describe = Décrire le plateau en mots
describe-short = En mots
share = Inviter
keys = Clavier
fingers = Gestes
rail = Sièges, journal et discussion
other-half = Autre moitié du plateau
all-answers = Tous les choix
table-menu = Table, discussion, réglages
restart-turn = Recommencer
key-enter = Entrée
more = Plus
chat-short = Parler
views = Parties du plateau
retry = Réessayer
board = Plateau
zoom-in = Agrandir
zoom-out = Réduire
fit = Tout le plateau
question = La question
options = Choix
coming = On installe le plateau…
table = Table
log = Journal
chat = Discussion
write = Écrire à la table…
send = Envoyer
tabs = Vues

new-title = Nouvelle table
new-game = Le jeu
new-rules = Les règles
new-seats = Les sièges
new-eyes = La cadence et les regards
players = Nombre de personnes
seat-number = Siège { $number }
seat-name = Nom au siège { $number }
seat-kind = Qui s’assoit au siège { $number }
seat-bot = Bot au siège { $number }
kind-me = Moi
kind-link = Lien
kind-bot = Bot
kind-local = Ici
detail-me = c’est toi, sur cet appareil
detail-link = tu reçois le lien à l’ouverture de la table
detail-local = même écran, un rideau entre vous
my-name = Ton nom
my-name-help = Un nom suffit pour jouer.
bot-novice = débutant
    .help = connaît les règles et joue ce qu’il a sous les yeux
bot-easy = facile
    .help = prend ce qui rapporte aussitôt, et oublie de regarder
bot-steady = régulier
    .help = des plans solides, un faux pas de temps en temps
bot-strong = fort
    .help = voit plus loin et se trompe rarement
    .chance = pèse ses chances, bluffs compris, et laisse choisir le sort
bot-expert = expert
    .help = regarde loin quand il le faut
    .chance = laisse choisir le sort, mais reste près de ce qu’il trouve le meilleur
bot-random = hasard
    .help = choisit sans regarder
bot-greedy = glouton
    .help = joue au mieux, sur le moment
pace = Cadence des bots
pace-0 = aussitôt
pace-400 = vive
pace-900 = calme
pace-1800 = lente
bots-title = Les bots, et leur force
bots-lead = Chaque bot voit ce que voit son siège, et rien d’autre. Tous les bots partagent une échelle, où glouton vaut 1200 à tous les jeux : 200 points d’avance gagnent trois parties à deux sur quatre. Les joueurs n’ont pas de cote ici.
bots-bot = Bot
bots-rating = Cote, 95 %
bots-wins = Gagne, à { $players }
bots-points = Points, à { $players }
bots-thinks = Réfléchit
bots-ms = { $ms } ms
bots-range = entre { $low } et { $high } %
bots-unrated = pas encore coté
bots-fixed = fixe
bots-among = Les cotes viennent des parties à deux. Parties gagnées et points d’un tel bot parmi des gloutons ; pour glouton, entre gloutons. Le hasard en gagnerait 1 sur 2, 3, 4 ou 5. Un tiret : pas encore mesuré.
bots-all-sizes = tous
bots-usual = comme d’habitude
bots-play = Jouer
bots-play-one = Ouvrir une table avec { $bot }
bots-read = Peut-on le lire ?
bots-read-chance = Au bluff, qui bluffe toujours de la même façon perd contre qui le connaît. Les niveaux tirent donc au sort.
bots-read-best = Les niveaux jouent ce qu’ils trouvent le meilleur : qui a le réseau peut savoir ce qu’ils feront.
bots-read-by = Qui apprend pendant { $minutes } minutes à battre « { $bot } » et personne d’autre gagne { $wins } parties sur 100 à { $players ->
    [2] deux
   *[other] { $players }
 } contre lui : on peut le lire.
bots-read-unknown = Ce que gagne qui apprend à les battre, eux seuls, n’a pas été mesuré.
bots-read-fair = à égalité : { $share } %
bots-read-found = meilleure réponse : { $share } %
bots-source = Mesuré jusqu’au { $date } :
bots-no-source = Rien n’a encore été mesuré à ce jeu.
bots-levels = Niveaux
bots-levels-none = Cinq niveaux jouent à tous les jeux, mais le réseau de celui-ci ne peut pas servir ici : d’ici là, glouton et hasard jouent.
bots-levels-imagined = { $all ->
    [0] À { $players } joueurs, aucun réseau ne le joue encore assez bien
   *[other] Aucun réseau n’a encore appris ce jeu
} : là, tous les cinq réfléchissent avec glouton. L’expert essaie ce qu’il préfère dans des parties qu’il imagine, et prend ce qui y gagne le plus souvent ; le fort joue comme glouton ; les plus faibles oublient un choix, prennent ce qui rapporte aussitôt et gardent leur argent.
bots-levels-some = Tous les cinq jouent avec ce qu’un même réseau a appris du jeu. { $chance ->
    [1] Au bluff, une habitude se lit : le fort tire donc au sort, chaque choix aussi souvent qu’il le trouve bon ; l’expert aussi, mais plus près de ce qu’il trouve le meilleur. Aucun des deux ne regarde devant lui.
   *[0] Le fort joue ce qu’il trouve le meilleur ; l’expert regarde en plus devant lui, sur des donnes qu’il imagine.
 } Les plus faibles hésitent et font des erreurs humaines : oublier un choix, prendre ce qui rapporte aussitôt, garder son argent. Aucun ne joue ce que le réseau trouve absurde.
bots-best = { $bot } bat { $other } { $wins } fois sur 100
bots-learned = Comment { $name } et les autres ont appris
bots-learned-itself = { $decisions } millions de décisions en { NUMBER($games) } parties : { $minutes } minutes en { $runs ->
    [one] une séance
   *[other] { $runs } séances
} ({ $device }).
    .title = En jouant
bots-learned-taught = { $all ->
    [1] Du début à la fin, glouton disait ce qu’il ferait, et cela comptait de moins en moins.
   *[0] Pendant les { $minutes } premières minutes, glouton disait ce qu’il ferait, et cela comptait de moins en moins.
 }
bots-learned-led = Au début, c’était aussi ce qui était joué, puis de plus en plus rarement.
bots-learned-against = { $earlier ->
    [0] { $greedy ->
        [0] Lui-même seul, tel qu’il était sur le moment.
       *[other] Lui-même ; environ { $greedy } % des parties contre glouton.
    }
   *[other] { $greedy ->
        [0] Lui-même ; environ { $earlier } % des parties contre ce qu’il était avant, pour ne rien oublier.
       *[other] Lui-même ; environ { $earlier } % des parties contre ce qu’il était avant, { $greedy } % contre glouton, pour ne rien oublier.
    }
 }
    .title = Contre
bots-learned-set-ups = { $drawn ->
    [0] La mise en place habituelle.
   *[other] { $drawn } % des parties avec une mise en place et des options tirées au sort.
 }
    .title = Mises en place
bots-learned-size = { $megabytes } Mo, et rien d’autre que ce que voit son siège.
    .title = À la table
bots-learned-ahead = L’expert imagine aussi des donnes quand il hésite.
bots-learned-record = Règles { $rules }, caractéristiques { $features } ; les réglages de toutes les séances sont à côté du réseau.
    .title = Pour recommencer
bots-learned-commits = { $all ->
    [1] État des sources (commit) : { $commits }.
   *[0] État des sources (commit), noté pour { $known } des { $runs } séances : { $commits }.
 }
bots-learned-changed = Elles avaient changé depuis pour { $count ->
    [one] une séance
   *[other] { $count } séances
 } ; l’empreinte de ce qu’elles étaient est notée.
bots-learned-between = { $count ->
    [one] Une séance n’a noté aucun commit
   *[other] { $count } séances n’ont noté aucun commit
 } : { $first ->
    [0] l’empreinte des sources est notée.
    [same] réglages et caractéristiques n’existent que depuis { $last }, où est arrivé le réseau.
   *[other] réglages et caractéristiques n’existent que depuis { $first }, et le réseau est arrivé avec { $last }.
 }
bots-made = D’où ils viennent
bots-made-greedy = Des règles de bon sens, écrites à la main pour chaque jeu : de ses choix, il prend celui qui semble le meilleur sur le moment. Il n’apprend rien et ne voit guère plus loin.
bots-made-random = N’importe quel choix, chacun aussi probable. Il montre ce que vaut le hasard.
bots-at-table = À ta table
bots-breath = Les bots prennent leur temps quand le choix compte et vont vite quand il est forcé ; la cadence se règle à l’ouverture d’une table.
bots-fail = Un bot qui tombe en panne, qui tarde trop ou qui répond à côté n’arrête aucune partie : un autre prend le relais, et le journal le dit.
bots-play-with = Ouvrir une table : { $game }
expect-points = Environ { $points } points.
expect-wins = { $players ->
    [2] Gagne { $wins } parties sur 100 contre glouton.
   *[other] Gagne { $wins } parties sur 100 parmi des gloutons.
 }
expect-pair = À deux, gagne { $wins } parties sur 100 contre glouton.
expect-yardstick = Suit quelques règles simples ; tous les autres sont cotés par rapport à lui.
js-expect-none = Pas encore mesuré à cette table.
bots-others = Pour la recherche
bots-how-strong = Quelle force pour ce bot ?
bots-how = D’où nous le savons
js-usual-measured = (mesuré avec les règles habituelles)
eyes = Qui peut regarder
eyes-public = Publique
    .help = dans les départs ; tout le monde peut regarder ou prendre un siège libre
eyes-link = Par lien
    .help = qui a le lien regarde, sans voir les mains
eyes-private = Privée
    .help = les sièges seulement
new-first = Conseillé pour une première partie.
new-first-usual = Tout comme d’habitude.
new-first-mark = première partie
new-unlike = Changé ici :
new-first-back = Comme pour une première partie
new-more = Autres réglages
js-more-one = Un autre réglage
js-more-many = { $count } autres réglages
option-is = { $option } : { $value }
option-clash = « { $option } » ne va pas avec « { $other } : { $value } ».
option-not-for = « { $option } » n’existe qu’à ce nombre de personnes : { $sizes }.
reconstructed = Chiffres reconstitués.
    .help = Aucune source ne montre certains chiffres de la boîte ; les nôtres sont signalés dans les règles, et tu peux les corriger d’après ta boîte.
    .which = Lesquels ?
own-figures = Chiffres de ta boîte
    .help = Un fichier TOML de corrections. Toute la table joue avec.
js-own-figures-good = Tes chiffres conviennent : la table sera jouée avec.
own-account = Il faut pour cela un compte : un nom et une phrase secrète suffisent.
own-sign-in = Se connecter ; tes choix restent ici
in-one-sentence = En une phrase
open-the-table = Ouvrir la table
seed-note = À l’ouverture, chacun voit l’empreinte de la graine ; à la fin, la graine. Personne, pas même le serveur, ne peut changer le tirage en route.
summary = { $game } à { $players ->
    [1] une personne
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $players }
} : { $seats }. { $eyes ->
    [public] Tout le monde peut regarder.
    [private] Personne d’autre ne regarde.
   *[link] Qui a le lien peut regarder.
}
summary-against = { $seats }, en solo contre { $opponent }
summary-solo = Non officiel : la boîte ne prévoit pas de partie seul, c’est une règle maison.
summary-me = toi
summary-link = { $count ->
    [one] quelqu’un par lien
   *[other] { $count } personnes par lien
}
summary-bot = { $count ->
    [one] un bot « { $bot } »
   *[other] { $count } bots « { $bot } »
}
summary-local = { $count ->
    [one] quelqu’un sur cet écran
   *[other] { $count } personnes sur cet écran
}
and = {" et "}
preview = Le plateau au départ
first-seat = siège { $number }

option-is = { $option } : { $value }
other-rules = Jouée avec d’autres règles
other-rules-help = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui (version { $version }). Son score et sa dernière position restent ce qu’ils étaient ; son déroulement ne peut plus être revu pas à pas.
sit-title = Une invitation

score-title = Feuille de score
score-short = Score
rematch-short = Revanche
score-head = { $rounds ->
    [0] Après { $decisions } choix
   *[other] Après { $rounds } manches et { $decisions } choix
}
score-wins = { $names } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $score } au total
score-running = La partie n’est pas finie
score-running-help = La feuille de score vient à la fin.
col-total = Total
curves = Au fil de la partie
curve-points = Points
curve-money = Argent
curves-table = En tableau
turning = Tournants de la partie
seed-fingerprint = Empreinte de la graine :
seed-revealed = Graine révélée
seed-checked = Son empreinte est celle qu’on voyait au départ.
seed-hash = Empreinte montrée au départ
journal = Journal
rematch = Nouvelle table, mêmes personnes
back-to-table = Vers la table
share-it = Copier le lien
finished-tag = Terminée
table-tag = Table { $table }

replay-title = Revoir
seen = Regard
seen-as = vu par { $name }
seen-spectator = vu par le public
seen-all = tout voir
step-back = Un choix en arrière
step-on = Un choix en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
round-back = Une manche en arrière
round-on = Une manche en avant
play = Lancer
speed = Vitesse
decision = Choix
line = La partie comme une ligne
end = Fin
link-here = Copier le lien vers ce moment

rules-title = Règles
rules-search = Chercher
rules-count = { $count } règles
chapters = Chapitres
rules-figure = La mise en place
rules-figure-for = à
rules-reconstructed = Les chiffres signalés comme reconstitués sont les nôtres : aucune source ne montre ceux de la boîte.
book-title = Le livret
book-ours = { $count } pages, écrites par nous
book-page = Page { $number } sur { $count }
book-figure = Fig. { $number }
book-word = Mot à mot
book-to = à
book-turn = Pages
book-play = Le jouer · { $minutes } min
book-summary = Résumé d’une page
book-print = Imprimer, ou enregistrer en PDF
book-numbered = Les { $count } règles numérotées
book-explained = expliqué à la page { $number }
book-made = Un résumé de notre plume, non de l’éditeur : { $designer } · { $publisher }. Merci de posséder la boîte si tu y joues ici.
legend-title = Ce que disent les images
legend-link = Les pictogrammes
legend-search = Qu’est-ce que… (un mot, ou le numéro d’une tuile)
find-told = Dans le livret et les règles
find-page = page { $number }
legend-none = Aucune image ne porte ce nom, et rien n’en parle.
legend-at-table = À table, la touche I ouvre cette page par-dessus le plateau.
figures-title = Corriger d’après ta boîte
figures-why = Certains chiffres de ce jeu sont imprimés dans la boîte sous forme d’icônes qu’aucune source ne montre. Les nôtres sont reconstitués : ta boîte dit peut-être autre chose. Alors corrige-les.
figures-copy = Prends nos tableaux dans un fichier :
figures-change = Garde ce qui diffère, efface le reste, et écris ce que dit ta boîte. Une ligne se reconnaît à son id.
figures-use = Ouvre une table avec ton fichier, sous « Les règles » :
figures-safe = Ce qui ne peut pas être juste est refusé, avec l’endroit et la raison. Chaque journal garde les chiffres avec lesquels il a été joué : il se rejoue partout.
figures-none = Aucun chiffre de ce jeu n’est reconstitué ; tous peuvent quand même être corrigés par un fichier.
form-from-box = d’après ta boîte
form-why = Les livrets ne montrent pas tous les chiffres imprimés sur les plateaux et les cartes. Ceux-ci sont les nôtres : regarde ta boîte, écris ce qui diffère, et joue avec tes chiffres. Rien ne change aux autres tables.
form-sure = d’une source
form-ours = reconstitué
form-mine = ta boîte
form-nothing = rien
form-before = Les pièces d’avant
form-after = Les pièces suivantes
form-yours = Tes chiffres
form-play = Jouer une table avec ces chiffres
form-play-with = { $players ->
    [1] Ouvre une table pour toi seul.
   *[other] Ouvre une table à { $players } : toi et des bots.
}
form-export = Exporter
form-import = Importer
form-reset = Tout remettre comme chez nous
form-kept = Ce que tu écris reste dans ce navigateur jusqu’à ce que tu le remettes.
form-raw = Le fichier brut, pour experts
form-form = Le formulaire avec les images
form-unread = Ce n’est pas un fichier de chiffres, qui s’écrit en TOML et s’exporte ici : { $where }
form-other-game = C’est un fichier du jeu { $other }, et non du jeu { $game }.
form-at = { $place } : { $reason }
form-wrong = Ces chiffres ne vont pas ensemble : { $reason }
form-range = Il faut ici un nombre entier de { $least } à { $most }.
form-unfit = Cela ne peut pas s’écrire ici.
form-gone = Le formulaire ne demande plus ce chiffre : remets-le.
form-account = Jouer avec tes propres chiffres, ou en importer un fichier, demande un compte : un nom et une phrase secrète suffisent. Ce que tu as écrit reste ici.
form-sign-in = Se connecter pour jouer avec
js-form-number = Il faut ici un nombre entier.
js-form-count = Changés : { $changed } · à revoir : { $wrong }
js-form-back = Remettre { $ours }
js-form-mine = ta boîte
js-form-was = chez nous : { $ours }
js-form-ours = reconstitué
js-form-read = Ton fichier est lu : ses chiffres sont dans le formulaire.
form-go-account = Connecte-toi ou crée un compte ; tes chiffres restent ici.
form-large = Ce fichier est trop grand : un fichier de chiffres fait 200 ko au plus.
form-same = Ce fichier dit la même chose que nos chiffres. Le formulaire est resté tel quel.
form-was-reset = Nos chiffres sont de nouveau dans le formulaire.
form-undo = Revenir en arrière
language = Langue

settings-title = Réglages
settings-now = Chaque réglage agit aussitôt.
set-lang = Langue
lang-auto = comme le navigateur
set-lang-help = Les jeux gardent leur nom imprimé.
set-light = Lumière
light-system = comme le système
light-day = jour
light-night = nuit
set-motion = Mouvement
motion-system = comme le système
motion-full = sur rails
motion-reduced = aucun
set-motion-help = Les pièces glissent vers leur place, ou y sont déjà.
set-sound = Une cloche à mon tour
set-sound-help = Une note brève quand une autre fenêtre est devant.
set-text = Taille du texte
set-text-help = Celle des pages et de la question ; le plateau garde la sienne.
set-hand = Main qui tient le téléphone
set-hand-help = Les boutons sont du côté de son pouce.
percent = { $n } %
hand-right = droite
hand-left = gauche
set-taps = Dire que le premier toucher montre
set-taps-help = Sur un téléphone : un toucher montre ce qui en résulterait, le second joue.
set-patterns = Motifs
set-patterns-help = Des motifs plus gras et un numéro sur chaque couleur.
set-keys = Touches à une lettre
set-keys-help = A, R, 1 à 9, [ et ] choisissent et avancent ; à couper pour la dictée vocale.
set-autoplay = Jouer les choix uniques
set-autoplay-help = Quand il n’y a qu’une chose à faire, la faire.
set-ends = Finir les tours tout seuls
set-ends-help = Quand il ne reste rien d’autre à faire, le tour finit après quatre secondes ; Échap le garde ouvert.
set-told = Les tours des autres
set-told-help = Raconté sur le plateau étape par étape, ou d’un coup.
told-steps = par étapes
told-skip = d’un coup
set-pace = Cadence des bots
set-pace-help = Aux tables que tu ouvriras.
on = oui
off = non
table-light = Lumière de la table
playing = En jouant
you = Toi

account-title = Compte
account-guest = Tu joues sans compte
account-since = Tu as un compte
account-none = Dis ton nom et joue : il ne faut rien d’autre.
account-why = Un compte garde tes tables d’un appareil à l’autre. Il faut un nom et une phrase secrète, pas d’adresse.
name = Nom
passphrase = Phrase secrète
passphrase-help = Au moins 8 caractères ; quatre mots se retiennent bien.
guest-go = Jouer sans compte
account-make = Créer un compte
account-back = Ensuite, tu reviens là où tu étais.
account-in = Se connecter
account-out = Se déconnecter
rename = Changer de nom
have-account = J’ai un compte
no-account = Je veux un compte
as-guest = Sans compte

error-title = La voie s’arrête ici
error-title-500 = La voie est coupée
error-back = Retour aux tables

# --- pages: in the browser
js-ask-me = Toujours me demander
js-answer-ahead = Répondre d’avance…
js-in-advance = Ce qui est répondu pour toi quand vient ton tour
js-will = D’avance : { $label }
js-withdraw = Me demander plutôt
js-close = Fermer
js-needed = À remplir, s’il te plaît.
js-copied = Copié.
js-copy = Copier
js-wire-failed = Cela n’a pas marché. Rien n’est perdu.
js-wire-cut = Le fil est coupé : pas de réponse. Réessaie dans un instant.
js-cut = Fil coupé. Ce que tu as joué est bien arrivé. Nouvel essai dans { $seconds } s.
js-back = Reconnecté. Le plateau est à jour.
js-menu = Choix
js-views = Vues
js-greyed = Pas possible maintenant, et pourquoi
js-all-answers = Toutes les réponses ({ $count })
js-restart-turn = Recommencer le tour
js-look = Voir { $name }
js-not-that = Autre chose
js-refused-one = { $count } impossible : pourquoi ?
js-refused-many = { $count } impossibles : pourquoi ?
js-show-moment = Voir le plateau à ce moment
js-since = Depuis ton dernier tour
js-round = Manche { $round }
js-chat-empty = Personne n’a encore rien dit. Toute la table lit ce qui s’écrit ici.
js-rules = Règles
js-undo = Annuler
js-undo-one = Annuler un pas
js-undo-not = Annuler : { $reason }
js-line-ends = Ici, la voie s’arrête
js-ask-help = Toute la table peut s’accorder à oublier ton dernier choix et ce qui a suivi.
js-ask-table = Demander à la table
js-asked = La table est consultée. Il faut l’accord de tous.
js-asks = { $name } demande à reprendre son dernier choix, et tout ce qui a suivi.
js-agreed = d’accord
js-wonders = réfléchit…
js-agree = D’accord
js-disagree = Non
js-curtain-down = Le rideau est tombé
js-curtain-pass = Passe l’appareil à { $name }
js-curtain-why = Tout ce qui était privé est rangé : rien ne s’en voit derrière le rideau.
js-curtain-me = Je suis { $name }
js-curtain-hold = garder le doigt pour lever
js-curtain-twice = appuyer deux fois pour lever
js-curtain-again = appuyer encore pour lever
js-curtain-peek = Le plateau, sans les mains
js-watching-one = { $count } dans le public
js-watching-many = { $count } dans le public
js-you = toi
js-bot = bot, { $bot }
js-bot-instead = bot, { $bot } remplace { $failed }
js-replaced = { $name } n’a pas pu répondre ; le bot { $bot } prend le relais.
js-guest = adversaire solo
js-free = siège libre
js-here = ici
js-away = pas là
js-score = Score
js-seat-menu = Siège : { $name }
js-sit-here = S’asseoir ici
js-sit = S’asseoir
js-sit-title = S’asseoir au siège { $seat }
js-sit-closed = Ce lien n’ouvre aucun siège
js-seat-elsewhere = Ton siège a été ouvert ailleurs : { $name } y joue maintenant. Ce n’était pas toi ? Demande un nouveau lien à la table.
js-sit-help = Un nom suffit. Le siège est à toi tant que tu y restes.
js-name = Nom à la table
js-take-back = Reprendre le siège au bot
js-change-bot = Changer de bot : { $bot }
js-hand-to = Laisser jouer un bot ({ $bot })
js-show-link = Montrer le lien
js-new-link = Faire un nouveau lien (l’ancien ne vaut plus rien)
js-rename = Changer de nom
js-rename-help = La table le voit aussitôt.
js-leave = Quitter le siège
js-share = Inviter
js-share-seat = Qui ouvre ce lien en premier prend le siège, et le lien a servi. Il est secret : envoie-le à une seule personne.
js-share-help = Qui ouvre en premier le lien d’un siège prend ce siège, sans compte ; le lien a alors servi. Chacun est secret : envoie-le à une seule personne.
js-share-watch = Qui a ce lien peut regarder, sans voir les mains.
js-share-none = Seules les personnes assises à cette table la voient.
js-watch-link = Pour regarder
js-other-rules = Les règles ont changé depuis : ce qui précède ne peut plus être revu pas à pas, et ce qui a été compté demeure.
js-to-table = À la table
js-qr = Code QR
js-go-on = Continuer
js-reveal = Ce qui vient au jour
js-told = Le tour, étape par étape
js-told-back = Retour
js-told-next = Suivant
js-told-skip = Passer
js-told-never = Toujours passer
js-told-of = { $name } a joué
js-told-all = À la table
js-told-away = Pendant ton absence
js-told-turn = tour { $n } sur { $most }
js-told-show = Montrer l’étape { $n }
js-your-turn = À toi
js-wins = { $names } gagne avec { $score } au total
js-you-win = Tu gagnes avec { $score } au total
js-share-win = { $names } se partagent la victoire avec { $score }
js-wins-by = { $names } gagne, { $said }
js-you-win-by = Tu gagnes, { $said }
js-share-win-by = { $names } se partagent la victoire, { $said }
js-score-sheet = Feuille de score
js-replay = Revoir
js-same-players = Nouvelle table, mêmes personnes
js-join-rematch = Vers la revanche
js-standing = Score provisoire
js-coach-wait = Demande quand c’est ton tour, et qu’il y a un choix.
js-coach-thinks = Le conseiller joue tes réponses jusqu’au bout. Cela prend quelques secondes.
js-coach-imagined = Imaginé
js-coached = conseillé
js-key-coach = Demander conseil
js-standing-hidden = « ? » : ce qui t’est caché. Le total est un minimum.
js-hidden = caché
js-at-least = au moins { $total }
js-total = Total
js-describe = Le plateau en mots
js-keys = Clavier
js-key-tab = la prochaine chose à choisir
js-key-arrows = la voisine sur le plateau ; dit ce que c’est
js-key-enter = choisir
js-key-digits = ce choix dans la barre
js-key-letters = le choix de cette lettre
js-key-esc = fermer
js-fold-not = Le plateau a déjà toute la place : dans cette fenêtre il ne grandirait pas.
js-first-tap = Un toucher montre, le second joue.
js-usual-rules = comme d’habitude
js-places-one = { $count } lieu
js-places-many = { $count } lieux
js-mini = Tout le plateau : touche pour y aller
js-glowing = Choisis parmi ce qui brille.
js-may-end = Tu peux finir ton tour.
js-nothing-left = Il ne reste rien d’autre à faire.
js-end-first = Ton tour ne peut pas encore finir. Il reste à répondre : « { $question } »
js-first-not = { $label } : pas possible maintenant.
js-first-none = { $label } : tu n’en as plus.
js-spare = { $label } : ne plus s’arrêter pour cela pendant ce tour
js-tap-again = Touche encore pour confirmer.
js-key-answers = tous les choix en liste
js-key-panes = journal, discussion, sièges
js-key-first = ce qui peut se faire avant de répondre (un jeton Échange)
js-key-mat = plateau suivant
js-key-legend = ce que disent les images
js-key-half = autre moitié d’un plateau haut
js-key-restart = recommencer le tour
js-key-undo = annuler
js-key-undo-letters = annuler, recommencer le tour
js-key-steps = reculer, avancer
js-key-turns = dans la relecture : tour précédent, suivant ; avec ← → aussi
js-key-rounds = dans la relecture : manche précédente, suivante
js-key-again = raconter encore le dernier tour
js-key-pan = déplacer un plateau agrandi
js-key-fold = replier la colonne à côté du plateau
js-key-zoom = agrandir, tout le plateau
js-key-chat = écrire à la table
js-key-region = région suivante : plateau, question, sièges, journal, discussion
js-key-help = cette liste
js-fingers = Gestes
js-finger-tap = Toucher
js-finger-long = Appui long
js-finger-two = Toucher à deux doigts
js-finger-drag = Glisser
js-finger-pinch = Pincer
js-finger-tip = ce que c’est, et sa règle
js-finger-fit = tout le plateau
js-finger-zoom = zoomer ; deux touchers rapprochent
js-finger-heights = tirer vers le haut ou le bas : trois hauteurs
js-grip = Poignée
js-decision = Choix { $n }
js-turn = Tour { $n } · { $name }
js-turn-of = c’était à { $name }
js-gain = { $gain } pour { $name }
js-leads = prend la tête
js-leads-good = prend la tête pour de bon
js-start = Départ
js-of = { $n } / { $most }
js-end = Fin
js-play = Lancer
js-pause = Arrêter
js-curve = { $name } de chaque joueur au fil de la partie
js-decisions = choix
js-hits = { $at } / { $count }
js-no-hits = rien
js-new-name = Dis d’abord ton nom.
js-saved = Gardé.
js-gone = Tu ne peux plus voir cette table.

# --- la page d’un jeu
games = Les jeux
minutes-one = { $minutes } min
minutes-range = { $least }–{ $most } min
learnt-in = à apprendre ici en { $minutes } min
weight = poids { $weight } sur 5 :
learn-by-playing = Apprendre en jouant
learn-guided = partie guidée, { $minutes } minutes, rien à lire avant
learn-in = Apprendre · { $minutes } min
play-short = Jouer
play-now = Jouer maintenant
play-now-against = { $level ->
    [yes] { $count ->
        [one] contre un bot { $bot }
       *[other] contre { $count } bots, niveau { $bot }
    }
   *[no] { $count ->
        [one] contre un bot
       *[other] contre { $count } bots
    }
}
a-table = Table
open-table-for = entre amis, ici ou à distance
what-you-do = Ce que tu fais
film-real = Une vraie partie.
film-of = { $game } : voir un tour
lessons = Leçons
lessons-how = une chose à la fois, à une vraie table
lesson-done = apprise :
lesson-minutes = { $minutes } min
read = Lire
read-book = { $count } pages, avec des figures de vraies parties
rules-numbered = Règles numérotées
read-rules = les { $count }, mot pour mot
read-legend = ce que dit chaque image ; touche I à la table
read-summary = à imprimer, ou à garder près de la table
read-figures = quelques chiffres sont les nôtres ; les tiens les remplacent
read-bots = qui tu rencontres, pour autant qu’on l’ait mesuré
departures-of = tables ouvertes de ce jeu

# --- leçons : ce que dit la lampe en plus des textes de la leçon
learn-lead = Une vraie table, une chose à la fois : tu joues chaque coup, et une lampe dit pourquoi. Rien à lire avant.
learn-done = { $done } sur { $count }
learn-it = l’apprendre, { $minutes } min
learn-lesson = Leçon { $number } · environ { $minutes } min
learn-opens = La table se prépare…
learn-again = Depuis le début
learn-go-on = Reprendre à l’étape { $step }
learn-left = Tu en étais à l’étape { $step } sur { $of }
learn-left-text = La table est restée telle quelle.
lamp-you = Pied-tendre
lamp-lesson = Leçon { $number }
lamp-step = étape { $step } sur { $of }
lamp-short-step = { $step } / { $of }
lamp-caps = { $chapter } · { $number } sur { $of }
lamp-now-you = À toi
lamp-fold = Replier la carte
lamp-unfold = La lampe
lamp-back = Retour
lamp-one-back = Une étape en arrière
lamp-leave = Quitter la leçon
lamp-why = Pourquoi ?
lamp-show = Montre-moi
lamp-on = Continuer
lamp-take-back = Reprendre, et choisir encore
lamp-take-it-back = Reprendre ce coup
lamp-stay = Garder ce choix
lamp-again = Relire
lamp-alone = Laisse-moi essayer
lamp-finish = Finir cette partie
lamp-next = Leçon suivante : { $title }, { $minutes } min
lamp-know = Ce que tu sais
lamp-known = { $count } sur { $of }
lamp-deal = donne fixe, non classée
lamp-every = Tout choix permis convient ; la lampe répond à chacun.
lamp-what = Qu’est-ce que… (un mot)
lamp-questions = Des questions ?
lamp-stays = Je reste pour tes questions
lamp-coach = { coach }
lamp-free = Ce coup est à toi
    .text = Tout ce qui brille convient. Je reprends la parole dès qu’il y a du nouveau.
lamp-hint = Prends ton temps
    .text = Ce qui est éclairé, c’est ce dont je parle, et presque tout peut être repris.
lamp-hint-finger = Touche, puis touche encore : le premier toucher montre, le second joue.
