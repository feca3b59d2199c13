### `abth arena --test`: whether one bot is stronger than another. $challenger, $opponent: bots.
strength-stronger = { $challenger } est plus fort que { $opponent }
strength-not-stronger = { $challenger } n’est pas plus fort que { $opponent }
strength-open = Toujours indécis après { $games } parties : { $challenger } contre { $opponent }

# $score, $low, $high: of 100
strength-score = { $challenger } obtient { $score } points sur 100 ; intervalle à 95 % : de { $low } à { $high }
strength-question = { $h1 } sur 100 ou plus, contre { $h0 }
strength-errors = { $error } sur 100, dans chaque sens
strength-games = { $games } sur { $most } au plus
strength-used = { $games } parties jouées ({ $deals } donnes, chacune depuis { $players } places), { $most } au plus
strength-saved = { $saved } parties sur 100
strength-luck = Chance : { $score } points sur 100 tels que joués. Sans elle, les résultats varient moins : { $saved } parties sur 100 économisées.

## Options
strength-option = Tester si A est plus fort que B ; s’arrête dès que la réponse est claire.
strength-option-h0 = Avec --test : part des victoires (sur 100) d’un bot qui n’est pas plus fort ; par défaut, la part équitable.
strength-option-h1 = Avec --test : part des victoires (sur 100) d’un bot plus fort ; par défaut, 5 de plus que --h0.
strength-option-error = Avec --test : risque admis (sur 100) pour chacune des deux mauvaises réponses.
strength-option-luck = Avec --test : retirer des résultats la chance connue. La mesurer prend un instant par partie, mais le test demande moins de parties.
strength-bad-shares = doit dépasser --h0, et les deux se situer entre 0 et 100
strength-bad-error = doit valoir au moins 0,01 et moins de 50
strength-only = --h0, --h1, --error et --without-luck ne vont qu’avec --test
strength-or-bots = --bots ne se combine pas avec --test, qui nomme ses bots

## The report
strength-over = A Battle Through History · Test d’arène à { $players } joueurs
strength-path = Le chemin vers la réponse
strength-path-text = Les preuves accumulées après chaque donne, en logarithme du rapport de vraisemblance. Le test s’arrête de lui-même dès que l’une des deux lignes est atteinte.
strength-answer = La réponse
strength-answer-text = La part des victoires du challenger, sur 100, avec son intervalle à 95 %. Un test qui s’arrête tôt a tendance à surestimer un peu le vainqueur.
strength-pairs = Paires
strength-pairs-text = { $deals } donnes, chacune jouée deux fois en échangeant les places.
strength-deals = Donnes
strength-deals-text = { $deals } donnes, chacune jouée depuis les { $players } places : répartition des parts gagnées par le challenger.
strength-tile-question = Question
strength-tile-errors = Mauvaises réponses admises
strength-tile-games = Parties jouées
strength-tile-luck = Économisé grâce à la chance connue
strength-lost-both = deux défaites
strength-lost-and-shared = défaite et partage
strength-one-each = une partout
strength-won-and-shared = victoire et partage
strength-won-both = deux victoires
strength-column-score = Part d’une donne
strength-column-deals = Donnes
strength-wrong = Forfaits : { $own } du challenger, { $others } de ses adversaires ; un forfait compte comme une défaite. Donnes écartées à cause d’un plantage : { $crashed }.
strength-again = Pour refaire le même test : { $command }, édition { $edition }, { $rounds } manches, abth { $version }.
strength-plot-games = parties
strength-plot-evidence = preuves
strength-plot-stronger = plus fort
strength-plot-not-stronger = pas plus fort
strength-plot-stopped = arrêt à { $games }
strength-plot-path-said = Valeur finale : { $evidence } après { $games } parties ; les lignes sont à ± { $bound }
strength-plot-answer-said = { $score } sur 100, entre { $low } et { $high }
strength-plot-deals-said = Nombre de donnes pour chaque résultat
