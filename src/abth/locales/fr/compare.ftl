### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Comparer deux boîtes sur les mêmes donnes : ce qui change, et avec quelle certitude.
compare-folder = Un dossier de contenu ; s’il est seul, il est comparé à la boîte imprimée.
compare-other = Le dossier après le changement, si le premier est celui d’avant.
compare-pairs = Nombre maximal de paires de donnes ; moins si la réponse vient avant.
compare-margin = Un écart sûrement inférieur à cette valeur (en points sur 100) compte comme nul.
compare-error = Risque admis (sur 100) qu’au moins un des intervalles des éléments modifiés soit faux.
compare-bad-margin = doit être supérieur à 0 et inférieur à 100
compare-same-box = les deux boîtes se jouent de la même façon : rien à comparer
compare-note = La comparaison s’arrête d’elle-même dès que chaque taux d’un élément modifié a nettement monté, nettement baissé, ou n’a sûrement pas bougé de plus de --margin. Les intervalles valent à tout moment : s’arrêter tôt ne fausse rien. La même commande reprend une comparaison interrompue.
compare-stopped = Arrêt après { $pairs } paires sur { $most } ; la même commande reprend.
compare-answered = Réponse après { $pairs } paires de donnes
compare-open = Toujours indécis après { $pairs } paires de donnes
compare-piece = { $name } : { $changes }
compare-new = Ajouts : { $names }
compare-gone = Retraits : { $names }
compare-tiles = Les tuiles ou les emplacements de jetons diffèrent.
compare-spoilt = Paires écartées à cause d’un bot en échec ou d’un plantage : { $count }
compare-column-what = Mesure
compare-column-before = Avant
compare-column-after = Après
compare-column-change = Écart
compare-column-interval = Intervalle
compare-column-answer = Réponse

## The report

compare-over = A Battle Through History · Deux boîtes, { $players } joueurs
compare-lead = { $before } et { $after }, mêmes donnes pour les deux ; joueurs : { $bots }.
compare-tile-pairs = paires de donnes
compare-tile-margin = points sur 100 : un écart plus petit ne compte pas
compare-error-of = { $error } sur 100, pour l’ensemble
compare-changes = Ce qui a changé
compare-changes-text = Les nombres de la première boîte, puis ceux de la seconde.
compare-main = Les éléments modifiés
compare-main-text = De combien chaque taux bouge, en points sur 100. Tous ces intervalles sont justes à la fois avec { $sure } % de certitude, à tout moment, donc aussi à l’arrêt. En gris : trop petit pour compter.
compare-rest = Ce qui peut aussi changer
compare-rest-text = Les autres cartes, l’ordre de jeu, les Époques et les batailles. Ces intervalles aussi sont justes à la fois avec { $sure } % de certitude ; la comparaison ne les attend pas.
# The plot would be too long for all of them
compare-plot-most = Le graphique montre les { $count } taux qui ont le plus bougé, le tableau les montre tous.
compare-plot-points = écart, en points sur 100
compare-plot-said = Chaque écart avec son intervalle ; les nombres sont dans le tableau
compare-again = Pour refaire la même comparaison : { $command }, boîtes { $first } et { $second }, édition { $edition }, { $rounds } manches, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = La boîte sous forme de dossier : l’écrire, la modifier, la vérifier.
cli-content-folder = Le dossier.
cli-content-export = Écrire la boîte dans un dossier de fichiers TOML à modifier.
cli-content-check = Dire ce qui ne va pas dans un dossier de contenu, et ce qui diffère de la boîte imprimée.
cli-content-written =
    { $files ->
        [one] 1 fichier dans { $folder }
       *[other] { $files } fichiers dans { $folder }
    }
cli-content-exists = existe déjà et ne sera pas écrasé
cli-content-fine = La boîte est jouable : { $units } Unités, { $relics } Reliques, { $tokens } sortes de jetons, { $tiles } tuiles.
balance-about = Mesurer comment se joue une boîte : probabilités exactes des Unités d’Élite seules, et de nombreuses parties entre bots.
balance-games = Parties pour chaque nombre de joueurs ; un cinquième pour une longue campagne.
balance-bot = Le bot qui joue à toutes les places.
balance-beside = En plus, N parties à quatre entre d’autres bots ; peut être répété.
balance-write = Mettre à jour les tableaux de cette page et les graphiques de son dossier img (nécessite matplotlib).
balance-keep = Y conserver les parties et ne pas rejouer celles qui s’y trouvent ; pour un même état des bots.
balance-bad-beside = « { $text } » doit se composer d’un bot, d’une virgule et d’un nombre de parties
balance-no-markers = il manque les repères { $markers }
