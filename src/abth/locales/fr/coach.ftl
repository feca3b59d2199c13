### Le conseil : « Que pourrais-je faire ? », avec deux ou trois coups.

coach-ask = Que pourrais-je faire ?
keys-coach = Que pourrais-je faire ?
coach-heading = Ce que vous pourriez faire
coach-thinking = Calcul de tous les jets…
coach-of-100 = sur 100
coach-about = environ
coach-chance = { $chance } sur 100
coach-chance-about = environ { $chance } sur 100
coach-see = { $count ->
    [0] aucune Relique
   *[other] { $count } à voir
}
coach-see-words = { $count ->
    [0] aucune Relique
    [one] { $count } Relique à regarder
   *[other] { $count } Reliques au choix
}
coach-see-called = { $count ->
    [0] { $units } Unités : aucune Relique
   *[other] { $units } Unités : { $count } à voir
}
coach-see-called-words = { $count ->
    [0] { $units } Unités avec les renforts : aucune Relique
    [one] { $units } Unités avec les renforts : { $count } Relique à regarder
   *[other] { $units } Unités avec les renforts : { $count } Reliques au choix
}
coach-counted = Tous les jets sont comptés, d’après ce que vous pouvez savoir.
coach-estimated = « Environ » est une estimation : personne ne connaît les cartes cachées.
coach-lesson = Le conteur montre ici une idée. Voici d’autres bons coups.
coach-choose-myself = Je choisis
coach-lay-out = Disposer
coach-do-it = Jouer ce coup
coach-as-it-lies = Rien à placer. Il suffit d’appuyer sur le bouton au-dessus.
coach-place-last = Tout est seulement disposé : rien ne commence sans votre confirmation.
coach-ghost-tag = Proposé. Pas encore placé.
coach-ghost = Proposé : { $unit }
coach-era-tag = Proposé
coach-no-answer = Pas de conseil pour l’instant. Redemandez dans un moment.
coach-suggestion = Proposition { $number }

coach-option = Conseil
coach-option-auto = Sauf parties classées
coach-option-on = Toujours
coach-option-off = Jamais
coach-option-note = Chacun peut demander un conseil. Dans une partie classée entre personnes, mettez-vous d’accord avant de l’autoriser.
problem-coach-off = Le conseil est désactivé à cette table.
problem-odds-off = Vous jouez une partie sans calcul des chances. Vous pourrez de nouveau calculer quand elle sera finie.
problem-not-due = Vous n’avez rien à décider pour l’instant.

## Titres

coach-title-alone = { $unit } en solo
coach-title-same = { $count } × { $unit }
coach-title-front = { $unit } en tête
coach-title-engage = Combattre ainsi
coach-title-stand = Défendre ainsi
coach-title-jump = Sauter dans l’{ $era }
coach-title-insert = Insérer une tuile
coach-title-take = Prendre « { $token } »
coach-title-use = { $action }
coach-title-tighten-up = Jouer « Resserrez les rangs ! »
coach-title-face = Affronter { $unit }
coach-title-challenge = Défier { $who }
coach-title-chase = Jouer Poursuite
coach-title-no-battle = Pas de bataille
coach-title-company-alone = Seulement { $unit }
coach-title-company = { $foes } ensemble
coach-title-drop = Défausser « { $token } »
coach-title-retrieve = Reprendre { $unit }
coach-title-dismiss = Retirer { $unit }
coach-title-assign = « { $token } » sur { $unit }
coach-title-no-token = Aucun autre jeton
coach-title-no-unit = Ne rien déployer
coach-title-keep = Garder le dé
coach-title-reroll = Relancer
coach-title-recruit = Recruter { $unit }
coach-title-leave = Laisser { $unit }
coach-title-relic = Garder { $relic }
coach-title-prowess = Garder le { $value }
coach-title-sabaton = Jouer { $sabaton }

## Raisons

coach-why-undefended = Personne ne vous fait face.
coach-why-certain = Aucun jet ne peut arrêter ce déploiement.
coach-why-heroic-death = Mort Héroïque ({ $unit }) : un dernier coup en tombant.
coach-why-diversion = Diversion ({ $unit }) : attire le premier dommage d’une Ligne.
coach-why-accuracy = Précision ({ $unit }) : empêche une Mort Héroïque.
coach-why-relaunch = Relance ({ $unit }) : vous pourrez relancer votre dé.
coach-why-assault = Assaut ({ $unit }) : brise un Lien avant la bataille.
coach-why-link = Le Lien entre { $near } et { $far } encaisse le premier coup.
coach-why-reinforcement = Renforts ({ $unit }) : une carte de votre paquet arrive.
coach-why-coin-toss = Pile ou face pour le coffre le plus riche.
coach-why-dare = Un pari pour le coffre le plus riche.
coach-why-long-shot = Un coup risqué : aux dés de jouer.
coach-why-hopeless = Aucun jet ne gagne ici. Engagez ce qui vous manquera le moins.
coach-why-with-tokens = Avec { $tokens }. Sans : { $before } sur 100.
coach-why-foe-calls = Renforts en face aussi ({ $unit }) : comptez un ennemi de plus.
coach-why-ahead = { $line ->
    [long] Frappez d’abord, de loin : { $own } contre { $other } à Longue Portée.
    [medium] Vous dominez à Portée Moyenne : { $own } contre { $other }.
   *[close] Vous dominez en Mêlée : { $own } contre { $other }.
}
coach-why-numbers = { $count ->
    [one] Vous ne dominez nulle part : les dés doivent aider.
   *[other] Vous ne dominez nulle part, mais { $count } Unités doivent d’abord tomber.
}
coach-why-defend-best = C’est ce qui tient le plus souvent face aux attaques possibles.
coach-why-defend-full = { $count ->
    [one] Votre seule Unité devra suffire.
   *[other] Le plus d’Unités possible : plus difficile à anéantir.
}
coach-why-defend-spare = Garde { $unit } pour votre propre tour.
coach-why-defend-few = Moins d’Unités tombent si cela tourne mal.
coach-why-no-unit = Vous n’avez personne à envoyer.
coach-why-token = Vos chances passent de { $before } à { $after } sur 100.
coach-why-token-later = Garde le jeton pour une bataille où il servira davantage.
coach-why-token-keep = Aucun jeton ne changerait grand-chose ici.
coach-why-insert = Sauts possibles : { $eras }. Actions : { $actions }.
coach-why-insert-unknown = Une autre tuile ouvrira peut-être une meilleure Époque.
coach-why-take = Ne coûte rien et aide dans une bataille.
coach-why-take-line = { $line ->
    [long] Une de vos Unités gagne +{ $value } à Longue Portée, pour une bataille.
    [medium] Une de vos Unités gagne +{ $value } à Portée Moyenne, pour une bataille.
   *[close] Une de vos Unités gagne +{ $value } en Mêlée, pour une bataille.
}
coach-why-take-heroic-death = Pour une bataille : si l’Unité qui le porte est vaincue, elle inflige 1 dommage.
coach-why-take-accuracy = Pour une bataille : votre premier dommage de chaque Ligne ne déclenche pas de Mort Héroïque.
coach-why-take-diversion = Pour une bataille : l’Unité qui le porte subit le premier dommage de chaque Ligne.
coach-why-take-relaunch = Pour une bataille : vous pouvez relancer votre dé une fois.
coach-why-take-tighten-up = À jouer avant de déployer : vous tirez 2 cartes.
coach-why-take-chase = À jouer pour affronter une carte de la défausse de votre Époque.
coach-why-take-swap = Meilleur que l’un des trois que vous avez.
coach-why-use-draw-2 = Deux cartes de plus pour votre déploiement.
coach-why-use-retrieve = Retour dans votre main : { $unit }.
coach-why-use-dismiss = { $unit } : carte faible. Retirez-la du jeu et piochez-en une autre.
coach-why-use-dismiss-good = Vous perdriez une Unité dont vous avez besoin.
coach-why-use-regroup = Votre défausse retourne dans le paquet, et vous tirez une carte.
coach-why-jump-face = { $count ->
    [one] { $count } Unité peut y battre { $foes }.
   *[other] { $count } Unités peuvent y battre { $foes }.
}
coach-why-jump-hope = { $count ->
    [one] Votre meilleure chance là-bas : { $count } Unité contre { $foes }.
   *[other] Votre meilleure chance là-bas : { $count } Unités contre { $foes }.
}
coach-why-jump-long-shot = Peu de chances : même contre { $foes }, il faudrait de bons dés.
coach-why-jump-hopeless = Vos cartes n’y peuvent battre personne.
coach-why-jump-challenge = { $who } s’y trouve : gagnez un jeton Prouesse.
coach-why-jump-nobody = Personne à combattre là-bas avec vos cartes.
coach-why-face = { $points ->
    [one] Dans votre Armée en cas de victoire : { $foes }, { $points } point.
   *[other] Dans votre Armée en cas de victoire : { $foes }, { $points } points.
}
coach-why-face-likely = { $points ->
    [one] Sans doute dans votre Armée : { $foes }, { $points } point.
   *[other] Sans doute dans votre Armée : { $foes }, { $points } points.
}
coach-why-face-even-so = Même en cas de défaite, chaque Unité vaincue rejoint votre Armée.
coach-why-face-long-shot = Un coup risqué, mais il n’y a pas mieux ici.
coach-why-face-hopeless = Vos cartes ne peuvent pas gagner cette bataille.
coach-why-challenge = Un jeton Prouesse vous rapporte jusqu’à { $most } points.
coach-why-chase = Dans la défausse de cette Époque : { $unit }.
coach-why-hunt = Vous n’avez aucune carte à lui opposer.
coach-why-no-battle = Il n’y a personne à combattre ici.
coach-why-drop = C’est celui qui vous aide le moins.
coach-why-drop-next = Celui-ci ne vous manquerait guère non plus.
coach-why-retrieve = La plus forte de votre défausse : { $long }/{ $medium }/{ $close }.
coach-why-retrieve-next = Forte aussi : { $long }/{ $medium }/{ $close }.
coach-why-dismiss = Votre carte la plus faible : { $long }/{ $medium }/{ $close }.
coach-why-dismiss-next = Presque aussi faible : { $long }/{ $medium }/{ $close }.
coach-why-dismiss-points = { $points ->
    [one] Cela vous coûterait { $points } point à la fin.
   *[other] Cela vous coûterait { $points } points à la fin.
}
coach-why-keep-wins = Avec ces dés, vous gagnez.
coach-why-keep = Avec ces dés, vous menez, mais l’adversaire peut relancer.
coach-why-keep-loses = Avec ces dés, vous perdez.
coach-why-reroll = Un autre jet ne peut qu’aider.
coach-why-reroll-risk = Un autre jet peut tout gâcher.
coach-why-recruit = { $points ->
    [one] Rapporte { $points } point et combat désormais pour vous.
   *[other] Rapporte { $points } points et combat désormais pour vous.
}
coach-why-leave = Votre paquet reste petit, mais vous renoncez à des points.
coach-why-relic = { $points ->
    [0] Votre Relique numéro { $count } ({ $era }) : aucun point de plus.
    [one] Votre Relique numéro { $count } ({ $era }) : { $points } point de plus.
   *[other] Votre Relique numéro { $count } ({ $era }) : { $points } points de plus.
}
coach-why-prowess = { $value ->
    [one] Vaut { $value } point à la fin.
   *[other] Vaut { $value } points à la fin.
}
coach-why-sabaton = Tous les Sabatons se jouent de la même façon. Prenez celui qui vous plaît.
