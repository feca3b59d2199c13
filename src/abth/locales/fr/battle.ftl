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
step-short-spoils = Gains

battle-title = Le Combat
battle-lines = Les déploiements
battle-front = Front de Bataille
battle-front-short = Front
battle-slot = Emplacement { $place }
battle-slot-front = Unité au Front
battle-slot-next = Unité suivante
battle-virtual = pour un renfort seulement
battle-coming = arrive d’office
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
battle-die-risky = peut aider comme nuire
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
battle-forming = Les deux camps prennent position.
battle-short-link-broken = Lien brisé.
battle-short-unit-damaged = { $damage ->
    [one] { $unit } : { $damage } dommage sur { $most }.
   *[other] { $unit } : { $damage } dommages sur { $most }.
  }
battle-short-unit-defeated = { $unit } : hors de combat.

battle-step-back = Reculer
battle-pause = Pause
battle-go-on = Continuer
battle-next = Suivant
battle-speed = Vitesse { $speed }×
battle-skip = Passer

odds-title = Probabilités exactes
odds-exact = tous les jets et tous les renforts comptés
odds-sampled = d’après un grand échantillon
odds-forbidden = Les probabilités sont désactivées à cette table.
odds-wait = L’Attaquant n’a pas encore déployé.
odds-place = Placez une Unité pour voir les probabilités.
odds-you-win = vous gagnez
odds-bar-you = Vous { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Personne
odds-in-words = Chances de victoire : vous { $own }, { $foe } { $other }
odds-joins = { $unit } : hors de combat, puis dans vos rangs
odds-foe-falls = { $unit } : hors de combat
odds-nobody = personne ne survit
odds-falls = perte : { $chance }

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
    [one] La première Relique de la pile
   *[other] Une Relique sur { $count }
  }
stake-relics-for = { $count ->
    [one] pour une victoire avec { $count } Unité
   *[other] pour une victoire avec { $count } Unités
  }
stake-recruits = Les Unités vaincues
stake-recruits-note = pour l’Armée de l’Attaquant, même battu
stake-prowess = Un jeton Prouesse
stake-prowess-note = pris au perdant par le vainqueur
stake-stolen = Une Relique du Défenseur
stake-stolen-note = pour un Attaquant qui gagne avec 4 Unités au plus
stake-honor = Honneur des Armes
stake-honor-note = pour un Défenseur battu : 1 par paire d’Unités vaincues chez l’Attaquant
stake-defender = Si vous gagnez : un jeton Prouesse. Si vous perdez : 1 jeton Honneur des Armes par paire d’Unités vaincues chez l’Attaquant.
standing-title = Encore debout
standing-of = sur { $count }
standing-heard = { $who } : { $standing } Unités debout sur { $count }
battle-sum-heard = { $who } : cartes { $cards }, jeton { $token }, dé { $die }, total { $total }
standing-rule = Le camp qui a le plus de survivants gagne ; à égalité, c’est l’Attaquant.

verdict-wins = { $who } remporte la bataille
verdict-holds = L’Époque { $era } tient bon
verdict-nobody = Personne ne survit
# $winner: attacker, defender or nobody; $most, $least: the winner’s survivors come first
verdict-left = { $winner ->
    [defender] Survivants : Défenseur { $most }, Attaquant { $least }.
    [nobody] Aucun survivant, d’un côté comme de l’autre.
   *[attacker] Survivants : Attaquant { $most }, Défenseur { $least }.
  }
spoils-prowess = Un jeton Prouesse
spoils-honor = { $count ->
    [one] { $count } jeton Honneur des Armes
   *[other] { $count } jetons Honneur des Armes
  }
challenge-banner = { $who } vous défie !
challenge-text = Vous ne pouvez pas refuser. Déployez jusqu’à 3 Unités, en commençant par le Front.
challenge-answer = Au Front !

# --- confirmations : une pièce est posée et attend ---
held-unit = { $unit } : c’est la dernière Unité possible. Rien n’est joué avant « { $button } ».
held-token = { $token } sur { $unit }. Rien n’est joué avant « { $button } ».
held-face = Vous n’avez que { $unit } en main : cette carte combat aussitôt. Rien n’est joué avant « { $button } ».

# --- les probabilités en mots ---
odds-heading = Probabilités
odds-estimated = Probabilités estimées
odds-of-hundred = sur 100
odds-about = environ { $chance }
odds-about-word = environ
odds-fractions = En fractions
odds-fractions-note = Afficher des fractions comme 23/36
odds-assumes-tokens = Hypothèse : personne n’attribue d’autre jeton Tactique.
odds-assumes-cards = { $count ->
    [one] Hypothèse : personne n’attribue d’autre jeton Tactique, et la carte cachée chez { $foe } peut arriver.
   *[other] Hypothèse : personne n’attribue d’autre jeton Tactique, et chacune des { $count } cartes cachées chez { $foe } peut arriver.
  }
battle-result-waits = Le résultat vous attend.
battle-turn-waits = Le tour vous attend.
battle-wait-for-me = M’attendre
battle-no-card = aucune carte à piocher
battle-no-slot = aucun emplacement libre
