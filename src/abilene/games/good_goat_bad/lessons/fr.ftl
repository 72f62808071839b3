# Le Bon, la Chèvre et le Truand : ce que dit la lampe dans les leçons. docs/lessons.md dit comment ces textes sont trouvés.

first_round = Ta première manche

first_round-chapter-goal = Le but : la plus grosse fortune après trois manches
    .caps = Le but
first_round-chapter-deal = Donner : une carte face cachée, et un nom
    .caps = Donner
first_round-chapter-answer = Répondre : prendre la carte, ou la renvoyer
    .caps = Répondre
first_round-chapter-last = Le dernier chapeau : tout le monde donne à la même personne
    .caps = Le dernier chapeau
first_round-chapter-saloon = Le Saloon : qui agit, et quand
    .caps = Le Saloon
first_round-chapter-fortune = Pièces et jetons : ce qui compte
    .caps = Ta fortune

first_round-offer = Quitte la ville les poches pleines
    .text = Après trois manches, la plus grosse fortune gagne, en pièces et en jetons. Tu tiens quatre Personnages : proposes-en un à quelqu’un, face cachée.
    .do = Clique sur { $seat1 }
    .why = Une pièce vaut 1 et tout le monde la voit. Un jeton vaut de 2 à 5, et toi seul vois les tiens.
first_round-offer-other = Alors, ce sera { $seat2 }
    .text = Tu peux proposer une carte à quiconque a encore un petit chapeau. La suite est la même.
first_round-offer-idle = Prends ton temps
    .text = Les deux autres portent un chapeau bleu et un chapeau vert. Un clic sur l’un d’eux dit à qui tu fais ton offre.

first_round-slide = Glisse la carte que tu veux garder
    .text = Un Personnage sert qui le reçoit. Le **Banquier** prend les billets de la Banque : tu vas le proposer, et pourtant le garder.
    .do = Clique sur le Banquier
    .why = Qui prend la carte la révèle et la coiffe d’un petit chapeau. Si personne n’en veut, elle est à toi.
first_round-slide-goat = La Chèvre, quel cadeau
    .text = Elle ne fait rien du tout : qui la reçoit a perdu un petit chapeau. Déclare maintenant quelqu’un qui fait envie.
first_round-slide-other = Un bon choix aussi
    .text = Qui reçoit cette carte la coiffe d’un petit chapeau, et elle agit pour lui. Si elle est refusée, ce sera toi.

first_round-declare = Et maintenant, mens
    .text = Déclare l’un de tes quatre Personnages. Personne ne veut de la **Chèvre**, qui ne fait rien : on refusera, et le Banquier te restera.
    .do = Déclare la Chèvre
    .why = Tu peux mentir sur la carte que tu glisses, mais jamais nommer un Personnage que tu ne tiens pas.
first_round-kept = Refusée, donc à toi
    .text = Ton **Banquier** porte ton petit chapeau et il a pris la liasse de billets, qui vaut 4. Il te reste un petit chapeau.
first_round-declare-true = La vérité, donc
    .text = C’est permis, et c’est parfois le meilleur des mensonges. Voyons si on te croit.
first_round-declare-other = Comme tu veux
    .text = N’importe lequel de tes quatre noms convient : personne ne sait rien tant que la carte n’est pas révélée.
first_round-declare-goat = Fais-leur envie
    .text = Déclare quelqu’un de désirable : le **Shérif** gagne des pièces, le **Banquier** prend des billets. Qui te croit aura la Chèvre.
    .do = Déclare n’importe qui, sauf la Chèvre
    .why = Tu peux mentir sur la carte que tu glisses, mais jamais nommer un Personnage que tu ne tiens pas.
first_round-declare-free = Vrai ou faux, à toi de voir
    .text = Déclare l’un des quatre Personnages que tu tiens. Ce n’est pas forcément celui que tu glisses.
    .do = Déclare l’un des quatre
    .why = Si on te croit, la carte est prise. Sinon, tu la gardes : une bonne carte mérite donc un mauvais nom.

first_round-passed = Tes trois cartes continuent
    .text = Elles sont maintenant dans la main { $seat1_of }, avec une quatrième tout juste piochée. L’**œil** te rappelle celles que tu connais.
first_round-answer-goat = À toi de répondre
    .text = On ne peut déclarer qu’un Personnage que l’on tient. Mais tu connais cette main : la **Chèvre** y est, et on aimerait s’en débarrasser.
    .do = Refuse
    .why = Une carte que tu refuses reste à qui la propose, et c’est son petit chapeau qui part, pas le tien.
first_round-goat-refused = C’était la Chèvre
    .text = { $seat1 } y a perdu un petit chapeau. Refuser ne coûte rien, mais un bon Personnage t’échappera parfois.
first_round-goat-accepted = Cela arrive à tout le monde
    .text = Qui que ce soit, il porte ton petit chapeau. Sans chapeau, on ne te proposera plus rien dans cette manche.

first_round-answer-sheriff = Vérité ou mensonge ?
    .text = Ce **Shérif**, c’est toi qui l’as passé : il peut bien être là. Au Saloon, il gagne 2 pièces, et d’autres pour chaque bandit arrêté.
    .do = Accepte
    .why = Ton dernier petit chapeau doit bien servir. Mieux vaut un Shérif que ce qu’on te trouverait à la fin.
first_round-sheriff-yes = C’était vrai
    .text = Le **Shérif** est à toi. Tu n’as plus de petit chapeau : on ne te propose plus rien dans cette manche.
first_round-sheriff-no = La confiance est rare ici
    .text = La carte reste donc à { $seat2 }, et tu gardes ton dernier petit chapeau pour une autre.

first_round-thief = Le Voleur est en ville
    .text = Tous les jetons d’un Lieu sont sur sa carte : c’est son **butin**. Il ne l’aura que si personne ne l’arrête au Saloon, et tu as le Shérif.
first_round-last-slide = Il reste un petit chapeau
    .text = Tout le monde donne à { $seat1 }, qui doit le placer. La **Serveuse** devra offrir la bouteille du Saloon à un adversaire : peut-être à toi.
    .do = Glisse la Serveuse
    .why = La dernière personne active peut refuser trois fois en tout. Ensuite, elle doit accepter.
first_round-last-charlatan = Il te paiera
    .text = Le Charlatan prend jusqu’à 3 pièces en tout aux autres. Mais ton Shérif l’arrête aussi : une pièce de plus pour toi, et les autres reviennent.
first_round-last-other = Voyons qui mord
    .text = Si { $seat1 } accepte cette carte, elle portera le dernier petit chapeau.
first_round-last-declare = À toi de raconter
    .text = Tu sais faire : l’un de ces quatre noms, vrai ou faux. Lequel fera plaisir à { $seat1 } ?
    .do = Déclare l’un des quatre
    .why = La manche finit avec le dernier petit chapeau. Une carte refusée à présent est défaussée.

first_round-saloon = Ce que fait le Saloon
    .text = Une manche finit avec le dernier petit chapeau. Alors les Personnages du **Saloon** agissent de 1 à 6 : un Shérif gagne 2 pièces, et d’autres pour chaque bandit arrêté.

first_round-alone = Seul un moment
    .text = Les mêmes gestes reviennent : glisser et déclarer, accepter ou refuser. Les petits chapeaux rentrent après la manche.
    .do = Choisis ce que tu veux
    .why = Une manche finit quand tous les petits chapeaux sont placés. Alors les Personnages du Saloon agissent, l’un après l’autre.

first_round-fortune = Ta fortune pour l’instant
    .text = Les pièces se voient, les jetons sont cachés : une bouteille vaut 2, une liasse de billets 4, un bovin 5. Ce que personne ne prend reste sur place.
first_round-let-go = La ville est à toi
    .text = À toi : finis cette partie contre les bots, et demande à la lampe ce que tu veux. Pointe une chose, ou presse-la longuement, pour savoir ce qu’elle fait.
    .do = Finir cette partie
