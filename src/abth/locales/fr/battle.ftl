### La bataille : déploiement, chances, récit, résultat.

step-deployment = Déploiement
step-reinforcements = Renforts
step-links = Liens
step-assault = Assaut
step-tokens = Jetons
step-dice = Dés
step-long = Longue Portée
step-medium = Portée Moyenne
step-close = Mêlée
step-spoils = Récompenses
# Les mêmes, plus courts, pour un téléphone
step-short-reinforcements = Renf.
step-short-links = Liens
step-short-assault = Assaut
step-short-tokens = Jetons
step-short-dice = Dés
step-short-long = Longue
step-short-medium = Moyenne
step-short-close = Mêlée
step-short-spoils = Butin

battle-title = Le Combat
battle-lines = Les déploiements
battle-front = Front de Bataille
battle-front-short = Front
battle-slot = Emplacement { $place }
battle-slot-front = Unité au Front
battle-slot-next = Unité suivante
battle-virtual = emplacement virtuel, renfort seulement
battle-coming = arrive automatiquement
battle-attacks = { $who } : à l’attaque
battle-defends = { $who } : en défense
battle-units = { $count ->
    [one] { $count } Unité
   *[other] { $count } Unités
  }
battle-units-coming = { $count ->
    [one] { $count } renfort
   *[other] { $count } renforts
  }
battle-die-strong = jamais négatif
battle-die-risky = peut aider ou nuire
battle-cards = cartes
battle-token = jeton
battle-die = dé
battle-range = { $from } à { $to }
# Comme log-line-fought, sous un titre qui nomme la Ligne
battle-line-fought = { $tie ->
    [yes] { $high } à { $low }, aucun dommage.
   *[no] { $high } à { $low } pour { $side }.
  }
battle-to = à
battle-sums = { $attacker } à { $defender }
battle-not-fought = non jouée
battle-forming = Les deux camps se mettent en place.
battle-short-link-broken = Lien brisé.
battle-short-unit-damaged = { $unit } : dommage { $damage } sur { $most }.
battle-short-unit-defeated = { $unit } : Unité vaincue.

battle-step-back = Reculer
battle-pause = Pause
battle-go-on = Continuer
battle-next = Suivant
battle-speed = Vitesse { $speed }×
battle-skip = Passer

odds-title = Probabilités exactes
odds-exact = tous les jets et renforts comptés
odds-sampled = sur un grand échantillon
odds-forbidden = Les probabilités ne sont pas affichées à cette table.
odds-wait = L’Attaquant n’a pas encore déployé.
odds-place = Placez une Unité pour voir les probabilités.
odds-you-win = vous gagnez
odds-bar-you = Vous { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Personne
odds-in-words = Chances de victoire : vous { $own }, { $foe } { $other }
odds-joins = { $unit } : vaincue et recrutée
odds-foe-falls = { $unit } : vaincue
odds-nobody = personne ne survit
odds-falls = vaincue : { $chance }
odds-falls-note = Risque d’être vaincue

ladder-title = Selon le nombre d’Unités
ladder-note = Dé et Relique selon le nombre d’Unités
ladder-strong = Puissant
ladder-risky = Risqué
ladder-relics = { $count ->
    [0] pas de Relique
    [one] en prendre { $count }
   *[other] en voir { $count }, en garder 1
  }

stake-title = En jeu
stake-relics = { $count ->
    [0] Pas de Relique
    [one] La Relique du dessus de la pile
   *[other] Une Relique sur { $count }
  }
stake-relics-for = { $count ->
    [one] pour une victoire avec { $count } Unité
   *[other] pour une victoire avec { $count } Unités
  }
stake-recruits = Toute Unité vaincue
stake-recruits-note = pour l’Armée de l’Attaquant, dans tous les cas
stake-prowess = Un jeton Prouesse
stake-prowess-note = du perdant, pour le vainqueur
stake-stolen = Une Relique du Défenseur
stake-stolen-note = pour un Attaquant vainqueur avec 4 Unités au plus
stake-honor = Honneur des Armes
stake-honor-note = pour un Défenseur battu : 1 pour 2 Unités vaincues de l’Attaquant
stake-defender = Si vous gagnez : un jeton Prouesse. Si vous perdez : 1 jeton Honneur des Armes pour 2 Unités vaincues de l’Attaquant.
standing-title = Encore debout
standing-of = sur { $count }
standing-rule = Le camp qui a le plus de survivants gagne ; à égalité, l’Attaquant.

verdict-wins = { $who } gagne la bataille
verdict-holds = L’Époque { $era } tient bon
verdict-nobody = Personne ne survit
verdict-left = Survivants : Attaquant { $attackers }, Défenseur { $defenders }.
spoils-prowess = Un jeton Prouesse
spoils-honor = { $count ->
    [one] { $count } jeton Honneur des Armes
   *[other] { $count } jetons Honneur des Armes
  }
challenge-banner = { $who } vous défie !
challenge-text = Vous ne pouvez pas refuser. Déployez jusqu’à 3 Unités, en commençant par le Front.
challenge-answer = Au Front de Bataille
