# Les mots de tous les jeux.
seat = Joueur { $number }
and = et
prompt-over = La partie est finie.
undo-nothing = Il n’y a encore rien à reprendre.
undo-revealed = Quelque chose a été révélé depuis : ton choix tient.
undo-another = Quelqu’un d’autre a décidé depuis : ton choix tient.
undo-over = La partie est finie et sa graine connue : elle reste comme elle s’est terminée.
undo-not-yours = La dernière décision n’était pas la tienne.
plan-ended = Ici quelque chose se révèle, ou un autre décide : un plan ne peut aller au-delà.

# Des chiffres qui ne peuvent pas être justes, pour qui remplit un formulaire.
wrong-below-zero = Cela ne peut pas être moins que 0.
wrong-too-large = C’est au plus { $most } : aucune boîte n’en contiendrait plus.
wrong-too-small = C’est au moins { $least }.
wrong-not-so = Les règles disent { $expected } ici.
wrong-unknown = Cela n’existe pas ; il y a { $names }.
wrong-unknown-table = Ce jeu n’a pas de tableau de ce nom ; il y a { $names }.
wrong-no-table = Il faut ici un tableau, avec un nom pour chaque chiffre.
wrong-no-figure = Il n’y a pas ici de chiffre « { $name } » ; il y a { $names }.
wrong-other-sort = « { $value } » n’est pas de la même sorte que notre { $ours }.
wrong-nameless = Ces lignes n’ont pas de nom : on ne peut pas les corriger une par une.
wrong-rows = Chaque ligne s’écrit comme un tableau à elle : { $name }
wrong-no-row = Il n’y a pas de ligne avec { $row } ; il y a { $names }.
