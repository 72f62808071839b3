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
