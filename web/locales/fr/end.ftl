### La fin d’une partie, et le retour en arrière.

end-victory = Victoire de { $who }
end-shared = { $who } partagent la victoire
end-after = { $battles ->
    [one] Après { $rounds } manches, { $turns } tours, { $battles } bataille
   *[other] Après { $rounds } manches, { $turns } tours, { $battles } batailles
  }
end-rematch = Revanche
end-look-back = Revoir
end-home = Accueil
end-points = Points par origine
end-source-elite = Unités d’Élite
end-source-heroes = Héros
end-source-relics = Reliques
end-source-prowess = Prouesse
end-source-honor = Honneur
end-course = Le cours de la partie
end-course-note = Points après chaque tour ; un clic ramène à ce tour
end-luck = Livre de la chance
end-luck-note = ce qui est arrivé, et ce qu’il fallait attendre
end-luck-dice = Dés, somme de toutes les faces
end-luck-draws = Cartes tirées, somme de leurs valeurs
end-battles-won = Batailles gagnées
end-recruits = Unités recrutées
end-of = sur { $count }
end-counting = On compte les points…
end-no-report = Le rapport n’est pas disponible pour l’instant.
end-proof = Dés loyaux, preuve à l’appui
end-proof-text = Avant la partie, la table a promis ce nombre. Le secret est maintenant ouvert, et chaque tirage peut être recalculé.
end-proof-fits = Le secret est bien celui promis.
end-proof-not = Le secret n’est pas celui promis !
end-proof-throws = { $agreeing } jets de dés sur { $throws } concordent.
end-proof-failed = La preuve n’a pas pu être vérifiée ici.
end-verify = Vérifier sur cet appareil
end-proof-file = Preuve
end-log-file = Journal de la partie

back-close = Au résultat
back-turn-before = Tour précédent
back-turn-after = Tour suivant
back-step-before = Une étape en arrière
back-step-after = Une étape en avant
back-place = Moment de la partie
back-at = Tour { $turn } · étape { $step } sur { $last }
back-eyes = Par les yeux de
back-fork = Jouer à partir d’ici
