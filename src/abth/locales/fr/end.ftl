### La fin d’une partie, et le retour en arrière.

end-victory = Victoire pour { $who }
end-shared = { $who } se partagent la victoire
end-after = { $battles ->
    [one] Après { $rounds } manches, { $turns } tours, { $battles } bataille
   *[other] Après { $rounds } manches, { $turns } tours, { $battles } batailles
  }
end-rematch = Revanche
end-look-back = Revoir
end-review = Analyse
end-home = Accueil
end-points = D’où viennent les points
end-source-elite = Unités d’Élite
end-source-heroes = Héros
end-source-relics = Reliques
end-source-prowess = Prouesse
end-source-honor = Honneur
end-course = Le déroulement de la partie
end-course-note = Les points après chaque tour ; cliquez sur un tour pour le revoir
end-luck = Bilan de la chance
end-luck-note = les résultats obtenus, comparés à la moyenne
end-luck-dice = Dés, somme des faces
end-luck-draws = Cartes tirées, somme des valeurs
end-battles-won = Batailles gagnées
end-recruits = Unités recrutées
end-of = sur { $count }
end-counting = Décompte des points…
end-no-report = Le rapport n’est pas disponible pour l’instant.
end-proof = Dés équitables, preuve à l’appui
end-proof-text = La table a affiché ce nombre avant la partie. Son secret est maintenant révélé, et tout le monde peut recalculer chaque jet et chaque tirage.
end-proof-fits = Le secret correspond au nombre.
end-proof-not = Le secret ne correspond pas au nombre !
end-proof-throws =
    { $agreeing ->
        [one] { $agreeing } jet de dés sur { $throws } concorde.
       *[other] { $agreeing } jets de dés sur { $throws } concordent.
    }
end-proof-failed = La preuve n’a pas pu être vérifiée ici.
end-verify = Vérifier sur cet appareil
end-proof-file = Preuve
end-log-file = Journal de la partie

back-close = Retour au résultat
back-turn-before = Tour précédent
back-turn-after = Tour suivant
back-step-before = Une étape en arrière
back-step-after = Une étape en avant
back-place = Moment de la partie
back-at = Tour { $turn } · étape { $step } sur { $last }
back-eyes = Point de vue
back-fork = Continuer la partie d’ici

# --- early ends and rematches ---
end-no-result = Sans résultat
end-how-resigned = Arrêtée avant la fin, sur abandon : { $names }
end-how-points = Arrêtée d’un commun accord, avec les points acquis
end-how-unrated = Arrêtée d’un commun accord : personne ne gagne, aucune cote ne change
end-replaced = Un bot a pris des décisions pour { $names } : dans ce cas, une partie ne peut pas faire monter la cote.
end-unrated-undo = Non classée : la partie est revenue avant un tirage, quelqu’un savait donc ce qui allait venir.
end-unrated-absent = Non classée : un bot a joué pour quelqu’un qui n’est jamais venu.
end-unrated-seed = Non classée : les tirages étaient fixés d’avance
end-unrated-fork = Non classée : elle a commencé au milieu d’une autre partie
end-unrated-shared-screen = Non classée : une même personne a joué à plusieurs places
end-rematch-accept = Accepter la revanche
end-rematch-wanted = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
  }
end-rematch-waiting = Réponse attendue : { $names }.
end-rematch-table = Aller à la nouvelle table
