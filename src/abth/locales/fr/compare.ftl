### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Comparer deux boîtes sur les mêmes donnes : ce qui change, et avec quelle certitude.
compare-folder = Un dossier de contenu ; s’il est seul, il est comparé à la boîte imprimée.
compare-other = Le dossier après le changement, si le premier est celui d’avant.
compare-pairs = Nombre maximal de paires de donnes ; moins si la réponse vient avant.
compare-margin = Un changement sûrement plus petit (en points sur 100) compte pour rien.
compare-error = Combien de fois (sur 100) un intervalle sur les pièces changées peut être faux, tous ensemble.
compare-bad-margin = doit être supérieur à 0 et inférieur à 100
compare-same-box = les deux boîtes se jouent de la même façon : rien à comparer
compare-note = La comparaison s’arrête d’elle-même dès que chaque taux d’une pièce changée a nettement monté, nettement baissé, ou sûrement bougé de moins que --margin. Les intervalles valent à tout moment : s’arrêter tôt ne fausse rien. La même commande reprend une comparaison arrêtée.
compare-stopped = Arrêt après { $pairs } paires sur { $most } ; la même commande reprend.
compare-answered = Réponse après { $pairs } paires de donnes
compare-open = Pas encore de réponse après { $pairs } paires de donnes
compare-piece = { $name } : { $changes }
compare-new = Nouveau : { $names }
compare-gone = Disparu : { $names }
compare-tiles = Les tuiles ou les emplacements de jetons diffèrent.
compare-spoilt = Paires écartées parce qu’un bot ou un processus a échoué : { $count }
compare-column-what = Quoi
compare-column-before = Avant
compare-column-after = Après
compare-column-change = Écart
compare-column-interval = Intervalle
compare-column-answer = Réponse

## The report

compare-over = A Battle Through History · Deux boîtes, { $players } joueurs
compare-lead = { $before } et { $after }, les mêmes donnes avec les deux ; joueurs : { $bots }.
compare-tile-pairs = paires de donnes
compare-tile-margin = points sur 100 : un écart plus petit ne compte pas
compare-error-of = { $error } sur 100, tous ensemble
compare-changes = Ce qui a changé
compare-changes-text = Les nombres de la première boîte, puis ceux de la seconde.
compare-main = Les pièces changées
compare-main-text = De combien chaque taux bouge, en points sur 100. Avec { $sure } % de certitude, tous ces intervalles valent ensemble, à tout moment, donc aussi à l’arrêt. En gris : trop petit pour compter.
compare-rest = Ce qui peut changer aussi
compare-rest-text = Les autres cartes de l’Époque, l’ordre de jeu, les Époques et les batailles. Ces intervalles valent aussi ensemble avec { $sure } % de certitude ; la comparaison ne les attend pas.
compare-plot-points = écart, en points sur 100
compare-plot-said = Chaque écart avec son intervalle ; les nombres sont dans le tableau
compare-again = Pour refaire la même comparaison : { $command }, boîtes { $first } et { $second }, édition { $edition }, { $rounds } manches, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = La boîte sous forme de dossier : l’écrire, la modifier, la vérifier.
cli-content-folder = Le dossier.
cli-content-export = Écrire la boîte sous forme de fichiers TOML à modifier.
cli-content-check = Dire ce qui ne va pas dans un dossier de contenu, et ce qui diffère de la boîte imprimée.
cli-content-written =
    { $files ->
        [one] 1 fichier dans { $folder }
       *[other] { $files } fichiers dans { $folder }
    }
cli-content-exists = existe déjà et n’est pas écrasé
cli-content-fine = La boîte est jouable : { $units } Unités, { $relics } Reliques, { $tokens } sortes de jetons, { $tiles } tuiles.
balance-about = Mesurer comment se joue une boîte : probabilités exactes des Élites seules, et de nombreuses parties entre bots.
balance-games = Parties pour chaque nombre de joueurs ; un cinquième pour une longue campagne.
balance-bot = Le bot de toutes les places.
balance-beside = À côté, N parties à quatre entre d’autres bots ; peut se répéter.
balance-write = Renouveler les tableaux de cette page et les graphiques de son dossier img (avec matplotlib).
balance-keep = Y garder les parties et ne pas rejouer celles qui y sont ; pour un même état des bots.
balance-bad-beside = « { $text } » doit être un bot, une virgule et un nombre de parties
balance-no-markers = les repères { $markers } manquent
