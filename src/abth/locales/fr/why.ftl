### Pourquoi une bataille s’est terminée ainsi, ce qui s’est passé depuis votre tour, et où la partie a basculé

## Pourquoi

why-ask = Pourquoi ?
why-close = Fermer
# $who (texte) : la personne ou l’Époque qui a gagné
why-title = { $ending ->
    [nobody] Pourquoi personne n’a gagné
    [holds] Pourquoi l’{ $who } a tenu bon
   *[wins] Pourquoi { $who } a gagné
  }
why-here = tout bascule ici
why-waiting = Recherche des raisons…
why-failed = Les raisons ne sont pas disponibles pour le moment.
# En trois lignes : ce qui a fait basculer, ce qu’ont fait les dés, ce qui aurait aidé
why-line = Tout s’est joué ici : { $line }.
why-line-more = { $attackers } à { $defenders } : { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
  }. { $fallen ->
    [0] Aucune perte.
   *[other] Hors de combat : { $units }.
  }
why-link = Un Lien a tout changé.
why-link-more = Le Lien entre { $units } a encaissé un coup ({ $line }). Sans lui, l’autre camp aurait gagné.
why-heroic-death = Une Mort Héroïque a tout changé.
why-heroic-death-more = { $units } : un dernier coup en tombant ({ $line }). Sans cela, l’issue aurait été différente.
why-assault = L’Assaut a tout changé.
why-assault-more = { $count ->
    [one] Il a brisé { $count } Lien avant la première Ligne. Avec ce Lien, l’autre camp aurait gagné.
   *[other] Il a brisé { $count } Liens avant la première Ligne. Avec ces Liens, l’autre camp aurait gagné.
  }
why-tie = L’égalité a tranché.
why-tie-more = Survivants : { $count } à { $count }. À égalité, l’Attaquant gagne.
why-units = Plus d’Unités.
why-units-more = { $many } contre { $few }. Cela s’est vu ici : { $line }.
why-unopposed = Personne pour résister.
why-unopposed-more = Le Défenseur n’avait aucune Unité à déployer.
why-dice-nothing = Les dés n’y pouvaient rien.
why-dice-nothing-more = Les 36 jets possibles donnaient le même résultat.
why-dice-decided = Les dés ont décidé.
why-dice-decided-more = Attaquant { $attacker }, Défenseur { $defender }. Sans les dés, l’issue aurait été différente.
why-dice-same = Les dés n’ont rien changé.
why-dice-same-more = Attaquant { $attacker }, Défenseur { $defender }. Sans les dés, l’issue aurait été la même.
why-dice-none = Aucun dé n’a été lancé.
why-dice-none-more = Sans Défenseur, la bataille est gagnée d’emblée.
why-help-line-up = { $won ->
    [yes] Un autre déploiement aurait été plus sûr.
   *[no] Un autre déploiement aurait aidé.
  }
# $laid (nombre) : combien de jetons y sont posés
why-help-line-up-more = Depuis le Front : { $units }{ $laid ->
    [0] {""}
   *[other] , avec { $tokens }
  }. { $exact ->
    [yes] Gagne { $chance } fois sur 100
   *[no] Gagne environ { $chance } fois sur 100
  }, { $own ->
    [yes] le vôtre
   *[no] celui-ci
  } { $actual }.
why-help-fewer = Moins d’Unités auraient suffi.
why-help-fewer-more = Depuis le Front : { $units }{ $laid ->
    [0] {""}
   *[other] , avec { $tokens }
  }. { $exact ->
    [yes] Ce déploiement gagne aussi { $chance } fois sur 100
   *[no] Ce déploiement gagne aussi environ { $chance } fois sur 100
  } et voit { $relics } Reliques au lieu de { $fewer }.
why-help-nothing = { $own ->
    [yes] Rien dans votre main n’aurait fait mieux.
   *[no] Rien dans cette main n’aurait fait mieux.
  }
why-help-nothing-more = { $exact ->
    [yes] Aucun déploiement ne gagne plus de { $actual } fois sur 100.
   *[no] Nous ne connaissons aucun déploiement qui gagne plus d’environ { $actual } fois sur 100.
  }
why-help-hidden = Ce qui aurait aidé reste caché.
why-help-hidden-more = C’est dans une main que vous ne pouvez pas voir.
why-help-none = Pas besoin d’aide ici.
why-help-none-more = N’importe quelle Unité aurait gagné.

why-luck-title = Question de chance ?
why-luck-of = sur 100 avant le jet
why-luck-fraction = exactement { $chance }
why-luck-rerolls = Relances comprises ; les cases montrent les dés tels qu’ils sont à la fin.
why-luck-win = jets gagnants
why-luck-lose = jets perdants
why-luck-yours = le vôtre
why-luck-this = celui-ci
why-luck-words = Jets gagnants : { $wins } sur 36. { $won ->
    [yes] Celui-ci en fait partie.
   *[no] Celui-ci n’en fait pas partie.
  }
why-luck-lucky = Moins d’un jet sur quatre gagne ici : un coup de chance.
why-luck-unlucky = Plus de trois jets sur quatre gagnent ici : pas de chance.
why-luck-neither = Ni chance ni malchance.
why-now-title = Et maintenant ?
why-try = Essayer avec ces cartes
why-rule = Une bataille, ligne par ligne
why-note = Un essai ne compte pas et ne change rien.
why-key = Pourquoi une bataille s’est terminée ainsi

## Depuis votre dernier tour

recap-title = Depuis votre dernier tour
recap-replay = Revoir, 10 s
recap-away = Fermer
recap-again = Montrer ce qui s’est passé depuis votre dernier tour
recap-key = Revoir ce qui s’est passé depuis votre dernier tour
recap-challenged = { $who } vous a lancé un défi
recap-challenged-more = { $attackers } contre { $defenders } chez vous. { $won ->
    [yes] Vous avez gagné.
    [nobody] Personne n’a gagné.
   *[no] Vous avez perdu.
  }
recap-battle = { $who } a défié { $other }
recap-battle-more = { $winner ->
    [nobody] Personne n’a gagné.
   *[other] { $winner } a gagné.
  }
recap-era = { $won ->
    [yes] { $who } a gagné dans l’{ $era }
   *[no] { $who } a perdu dans l’{ $era }
  }
recap-era-more = { $attackers } contre { $defenders }.
recap-recruited = { $who } a recruté
recap-recruited-more = { $units }. { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
  }
recap-prowess-lost = Vous avez perdu un jeton Prouesse
# $low, $high (nombres) : ce que vos jetons peuvent valoir
recap-prowess-lost-more = De { $low } à { $high } points pour { $who }. Il vous en reste { $left }.
recap-prowess-won = Vous avez gagné un jeton Prouesse
recap-prowess-won-more = Il était à { $owner }.
recap-prowess = { $who } a gagné un jeton Prouesse
recap-prowess-more = Il était à { $owner }.
recap-relic-lost = { $who } vous a pris une Relique
recap-relic-lost-more = { $relic }. Vous avez perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
recap-relic = { $who } a gagné une Relique
recap-relic-more = { $relic }.
recap-honor = Vous avez reçu l’Honneur des Armes
recap-honor-more = { $count ->
    [one] { $count } jeton, { $count } point.
   *[other] { $count } jetons, { $count } points.
  }
recap-token = { $who } a pris un jeton
recap-token-more = { $token }.

## Une fin qui mène plus loin

turning-title = Tournants de la partie
turning-note = les batailles indécises qui ont fait bouger le plus de points ; cliquez pour en revoir une
turning-none = Aucune bataille n’a changé les points.
turning-where = Manche { $round }, { $era }
turning-won = { $winner } bat { $loser }
turning-nobody = { $attacker } et { $defender } : personne ne survit
turning-chance = { $chance } sur 100 avant le jet
turning-points = { $who } { $points }
turning-gain-unit = une Unité
turning-gain-hero = un Héros
turning-gain-relic = une Relique
turning-gain-prowess = un jeton Prouesse
turning-gain-honor = l’Honneur des Armes
turning-same-deal = La même donne
turning-same-deal-note = { $won ->
    [yes] Ferez-vous plus de { $points } points ?
   *[no] Vous aviez { $points } points. Gagnerez-vous cette fois ?
  }
turning-beat = La même donne : dépassez { $points } points.
turning-next = Et ensuite ?
turning-next-bots = Une partie contre des bots
turning-next-bots-note = Six manches, deux adversaires, le conseiller à portée de main.
turning-next-learn = Apprendre en jouant
turning-next-learn-note = La première partie, racontée pas à pas.
turning-next-links = Les Liens, chapitre 6
turning-next-links-note = Des Liens vous ont coûté des batailles. Comment ils se forment et se brisent.
turning-next-puzzle = Un exercice
turning-next-puzzle-note = Trouvez le meilleur déploiement, une bataille à la fois.
