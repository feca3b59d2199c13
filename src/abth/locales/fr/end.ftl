### La fin d’une partie, et le retour en arrière.

end-victory = Victoire : { $who }
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
end-course = Le déroulement de la partie
end-course-note = Points après chaque tour ; cliquez sur un tour pour le revoir
end-luck = Bilan de la chance
end-luck-note = ce qui est arrivé, comparé à ce qu’on pouvait attendre
end-luck-dice = Dés, somme de toutes les faces
end-luck-draws = Cartes tirées, somme de leurs valeurs
end-battles-won = Batailles gagnées
end-recruits = Unités recrutées
end-of = sur { $count }
end-counting = Décompte des points…
end-no-report = Le rapport n’est pas disponible pour l’instant.
end-proof = Dés équitables, preuve à l’appui
end-proof-text = Avant la partie, la table s’est engagée sur ce nombre. Le secret est maintenant révélé, et chaque jet et chaque tirage peuvent être recalculés.
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
back-fork = Continuer à jouer d’ici
