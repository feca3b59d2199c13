### La première partie, et où l’on apprend. Une ligne a au plus 12 mots, une autre au plus 20.

lesson-storyteller = Conteur
lesson-next = Suivant
lesson-strike = Frapper
lesson-back = Retour
lesson-skip = Masquer
lesson-end = Arrêter la leçon
lesson-end-ask = Arrêter la leçon ? La partie continue sans le conteur.
lesson-end-more = Vous pouvez la reprendre à tout moment sous « { $learn } ».
lesson-end-no = Continuer
lesson-play-on = Continuer à jouer
lesson-watch = Regarder
lesson-to-my-turn = À mon tour
lesson-place = { $number } sur { $count }
lesson-points-to = Montre : { $things }
lesson-title = Première partie

lesson-chapter-battle = Une bataille
lesson-chapter-daring = L’audace
lesson-chapter-gears = La Roue
lesson-chapter-links = Liens et icônes
lesson-chapter-challenged = Le défi
lesson-chapter-counts = Ce qui compte

## Un combat

lesson-meet = Vous êtes { $name }. Deux Unités se rencontrent ; chacune a trois valeurs.
lesson-meet-more = Choisissez « { $engage } » : les dés roulent, puis trois Lignes se jouent : loin, moyen, près.
lesson-meet-hint = « { $engage } », dans la barre, lance la bataille.
lesson-long = La plus haute valeur gagne la Ligne. L’écart fait les dommages.
lesson-long-more = Longue Portée : les Nubian Archers ont 1, vous avez 0. Vos Shield Bearers subissent 1 dommage ; 2 les vaincraient.
lesson-long-other = Longue Portée : vous avez { $mine }, l’adversaire a { $theirs }.
lesson-medium = Portée Moyenne. Les dés égalisent : personne n’est blessé.
lesson-medium-more = Vous avez 0, votre dé ajoute 1. L’adversaire a 2, son dé retire 1.
lesson-close = Mêlée. Vous avez 1, l’adversaire 0 : il tombe.
lesson-close-more = Les éclats rouges indiquent à combien de dommages une Unité tombe. Ici, un seul.
lesson-standing = Qui garde le plus d’Unités debout gagne. Les vaincues rejoignent votre Armée.
lesson-standing-more = À égalité, l’Attaquant l’emporte. Les Unités vaincues vont dans votre défausse et combattront plus tard pour vous.

## L’audace

lesson-relic = Choisissez une Relique. Dès la troisième d’une Époque, elles rapportent davantage.
lesson-relic-more = De 1 à 5 Reliques d’une même Époque valent 1, 2, 4, 6, 9 points. Gardez-en une.
lesson-relic-hint = Choisissez une des Reliques dévoilées, puis confirmez avec le bouton.
lesson-rivals = { $one } et { $other } sont vos rivaux. Chacun joue comme vous.
lesson-rivals-more = Ils gagnent aussi des Unités et des Reliques. Regardez-les, ou allez à votre prochain tour.
lesson-dare = Moins d’Unités, coffre plus riche. Jusqu’où oserez-vous aller ?
lesson-dare-more = Réglez sur 1, 2 ou 3 et regardez. Rien n’est décidé avant « { $engage } ».
lesson-dare-hint = Choisissez 1, 2 ou 3 Unités sur le curseur, puis « { $engage } ».
lesson-die = Jusqu’à trois Unités : dé puissant. Il ne vous nuit jamais.
lesson-die-more = À partir de quatre, vous lancez le dé risqué, et l’adversaire le dé puissant.

## Les rouages

lesson-wheel = Chaque tour, une tuile fait tourner la Roue et ouvre deux Époques.
lesson-wheel-more = La première tuile s’insère d’elle-même. Vous pouvez en insérer deux de plus.
lesson-actions = Deux actions brillent. Utilisez chacune une fois, ou pas du tout.
lesson-actions-more = Touchez « { $regroup } » sur la Roue : vos conquêtes vont dans votre paquet.
lesson-actions-then = Maintenant « { $draw } » : vos conquêtes arrivent en main.
lesson-actions-hint = Choisissez une partie brillante de la Roue, ou continuez sans elle.
lesson-jump = Prenez le jeton, puis sautez. Qui allez-vous affronter ?
lesson-jump-more = Votre figurine, votre Sabaton, ne reste jamais sur place. Plus l’Époque est ancienne, plus ses Unités sont faibles.
lesson-face-more = Essayez { $unit } avec l’Unité liée : deux Unités à gagner. Ou affrontez quelqu’un d’autre ici.
lesson-face-other = Affrontez une Unité de cette Époque, ou plusieurs liées, ou défiez un rival qui s’y trouve.
lesson-company-more = Les Unités liées combattent ensemble : plus dures à vaincre, plus à gagner.
lesson-jump-hint = Sautez dans une Époque qui brille, puis choisissez-y une Unité.

## Liens et icônes

lesson-link = Deux moitiés forment un Lien. Il encaisse un coup pour ses Unités.
lesson-link-more = Placez { $first } devant, puis { $second } : leurs demi-boucliers se touchent.
lesson-link-assault = Mais l’Assaut adverse retire un Lien avant le jet. { $first }, puis { $second } en formeraient un.
lesson-link-late = Les dommages frappent l’Unité de devant. Si elle est liée, c’est le Lien qui se brise, une fois.
lesson-link-hint = Choisissez une carte de votre main ; la première se place devant.
lesson-trumpet = La trompette appelle une Unité de plus de votre paquet.
lesson-trumpet-more = Avec { $unit } et un renfort : { $units } Unités, dé risqué, { $relics ->
        [0] aucune Relique
       *[other] 1 Relique
    }. Sans : { $now } Unités, dé puissant, { $seen } Reliques au choix.
lesson-trumpet-laid = { $units } Unités : dé risqué, { $relics ->
        [0] aucune Relique
       *[other] 1 Relique
    }. « { $engage } », ou « { $undo } » pour en envoyer moins.
lesson-trumpet-late = Avec vous pour cette bataille, au bout de votre déploiement : { $unit }.
lesson-trumpet-hint = Choisissez { $unit } dans votre main, ou « { $engage } » sans renfort.
lesson-token = Un jeton renforce l’Unité qui le porte.
lesson-token-more = Posez-le sur une Unité, ou gardez-le pour plus tard. Puis « { $roll } ».
lesson-token-hint = Choisissez le jeton, puis l’Unité qui le portera.
lesson-hit = Votre Lien a encaissé le coup et s’est brisé. Personne n’est touché.
lesson-hit-more = Il ne le fait qu’une fois. Le coup suivant frappe l’Unité de devant.
lesson-hit-assault = L’Assaut a retiré votre Lien avant le jet.
lesson-hit-assault-more = Chacune de ces icônes, un bouclier fendu, retire un Lien. Elle ne blesse personne.
lesson-heroic = Mort Héroïque ({ $unit }) : { $count ->
        [one] un coup rendu
       *[other] { $count } coups rendus
    } en tombant.
lesson-heroic-more = Repérez l’épée dans la pierre. Elle frappe l’Unité ennemie au Front.

## Le défi

lesson-challenged = { $who } vous défie. Impossible de refuser. Trois Unités au plus.
lesson-challenged-more = À égalité, { $who } l’emporte. En cas de défaite, chaque paire d’Unités adverses vaincues vous vaut 1 jeton Honneur.
lesson-challenged-heroic = Placez { $unit } devant : en tombant, il riposte. À égalité, { $who } l’emporte.
lesson-challenged-hint = Choisissez une à trois Unités de votre main, celle de devant d’abord.
lesson-prowess = { $who } vous prend un jeton Prouesse, de valeur 1 à 5.
lesson-prowess-more = Les vôtres valent 5, 2, 1 et 1. Seul le vainqueur sait lequel c’est.
lesson-prowess-won = Vous prenez un jeton Prouesse à { $who }, de valeur 1 à 5.
lesson-prowess-won-more = Il compte pour vous à la fin. Personne d’autre ne connaît sa valeur.

## Ce qui compte

lesson-points = Qui a le plus de points gagne. Voici ce qui compte.
lesson-points-more = Les Unités de Base ne valent rien. Main, paquet et défausse : tout compte. Fin après la manche { $rounds }.
lesson-score-elite = Chaque Unité d’Élite
lesson-score-hero = Chaque Héros (rare, cadre doré)
lesson-score-relics = 1 à 5 Reliques d’une Époque
lesson-score-prowess = Chaque jeton Prouesse gagné
lesson-score-honor = Chaque jeton Honneur
lesson-score-range = 1 à 5
lesson-free = Maintenant, à vous de jouer. Interrogez la bougie quand vous voulez.
lesson-free-more = Vous pouvez aussi défier tout rival qui se trouve dans votre Époque.

## Ce que disent les étiquettes

lesson-tag-lines = loin, moyen, près
lesson-tag-bursts = { $count ->
    [one] 1 éclat : 1 dommage suffit
   *[other] { $count } éclats : tombe à { $count }
}
lesson-tag-home = { $unit } : reste ici
lesson-tag-active = ces deux Époques
lesson-tag-half = demi-bouclier
lesson-tag-trumpet = la trompette

## Une, deux ou trois Unités

dare-title = Combien d’Unités envoyer
dare-dare = oser
dare-safe = assurer
dare-of-100 = sur 100
dare-certain = sur 100 : certain
dare-see = { $count } à voir, 1 à garder
dare-choice = { $units ->
    [one] 1 Unité
   *[other] { $units } Unités
} : { $chance } victoires sur 100, { $relics } Reliques à voir, 1 à garder

## Accueil et page pour apprendre

nav-learn = Apprendre
learn-first-time = Première visite ?
learn-by-playing = Apprendre en jouant
learn-by-playing-note = 20 min, une vraie partie, sans livre de règles
learn-go-on = Reprendre la première partie
learn-again = Rejouer la première partie
learn-bots-line = { $opponents ->
    [one] 1 adversaire
   *[other] { $opponents } adversaires
}, { $bot }, { $rounds } manches
learn-bots-change = Modifier
learn-always = Les leçons restent sous { $learn }. Vous pouvez partir et revenir à chaque étape.
learn-what = Ce que vous apprendrez
learn-what-battle = Gagner une bataille
learn-what-battle-note = Trois valeurs, deux dés. La plus haute valeur gagne la Ligne.
learn-what-dare = Oser
learn-what-dare-note = Envoyez moins d’Unités, et vous choisirez parmi plus de Reliques.
learn-what-gears = Faire tourner la Roue
learn-what-gears-note = Choisissez votre Époque et vos actions. Puis vos rivaux s’en prennent à vous.
learn-title = Apprendre
learn-intro = Trois façons d’apprendre, dans l’ordre que vous voulez.
learn-first-match = La première partie
learn-first-match-note = Une vraie partie contre Chris et Joakim. Un conteur explique chaque chose dès qu’elle apparaît.
learn-finished = Vous l’avez terminée. Et maintenant : une partie à vous, contre des bots.
learn-play = Jouer contre des bots
learn-practice = Entraînement
learn-practice-note = Des exercices tirés de vraies parties : le meilleur déploiement, le bon jeton, combattre ou défier.
learn-practice-do = S’exercer
learn-rules = Le livre de règles
learn-rules-note = Dix courts chapitres illustrés, et chaque règle avec son numéro.
learn-rules-do = Lire les règles
learn-resume = Partie en cours : manche { $round }.

## La preuve des dés

lesson-proof = La donne de cette leçon était préparée : ses premiers jets ne prouvent rien. La preuve indique les tirages préparés.
