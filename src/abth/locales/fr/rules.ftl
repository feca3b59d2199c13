### Les règles, phrase par phrase, puis les arbitrages (R-…) et les points de décision (D-…).
### Les identifiants sont ceux de la description des règles.
### Les renvois entre parenthèses ne se traduisent pas.


## Termes

TERM-1 = Le joueur dont c’est le tour est l’Attaquant dans la bataille de ce tour.
TERM-2 = L’adversaire de l’Attaquant est le Défenseur : soit des cartes prises sur le plateau principal, soit un autre joueur.
TERM-3 = L’Armée d’un joueur comprend toutes les cartes Unité qu’il possède, en main, dans son paquet ou dans sa défausse. (Les Héros mis de côté après usage comptent encore pour le score : HERO-7)
TERM-4 = Le champ de bataille est un plateau Attaquant avec le plateau Défenseur placé à sa droite ; la ligne où ils se touchent est le Front de Bataille.
TERM-5 = Le déploiement de l’Attaquant se remplit de droite à gauche, à partir de l’emplacement voisin du Front de Bataille.
TERM-6 = Le déploiement du Défenseur se remplit de gauche à droite, à partir de l’emplacement voisin du Front de Bataille.
TERM-7 = Tout ce qu’un joueur dispose devant lui (plateaux, paquet, défausse, Reliques, jetons) forme son Espace Personnel.
TERM-8 = Toutes les cartes Unité ont le même dos ; une Unité face cachée ne révèle donc ni son Époque ni sa catégorie.
TERM-9 = Dans les icônes, une carte blanche désigne le paquet et une carte grise la défausse.
TERM-10 = Chaque carte Unité, de Base, d’Élite ou Héros, porte les mêmes indications : nom, Époque, valeurs Longue Portée, Portée Moyenne et Mêlée, icônes Dommage ; elle peut aussi montrer des demi-boucliers à gauche et à droite, des icônes Renforts et Assaut, et des icônes d’Aptitude. (Les Unités de Base appartiennent à un Sabaton et n’ont pas d’Époque.)
TERM-11 = Les cartes Unité d’un joueur ne peuvent jamais lui être prises par un autre joueur, où qu’elles se trouvent.
TERM-12 = Une Unité ne quitte l’Armée de son propriétaire que par l’action Retirer de celui-ci. (Un Héros utilisé reste à son propriétaire : HERO-7)

## Mise en place

SETUP-1 = Assemblez le plateau Roue de l’Histoire ; disposez les quatre quarts pour former le plateau principal.
SETUP-2 = Mélangez les 12 tuiles Voyage dans le Temps et formez une pile face cachée.
SETUP-3 = Mélangez les 20 jetons Tactique et formez une pile face cachée.
SETUP-4 = Mélangez les 32 cartes Relique et formez une pile face cachée.
SETUP-5 = Répartissez les 40 Unités de Base en 5 jeux de 8, par Sabaton.
SETUP-6 = Répartissez les 68 autres cartes Unité (Élite et Héros) en 4 paquets d’Époque de 17, selon la couleur et le numéro.
SETUP-7 = Chaque joueur choisit un Sabaton différent et prend sa figurine, son plateau Attaquant, ses 8 Unités de Base et ses 4 jetons Prouesse au Combat.
SETUP-8 = Les jetons Dommage, les jetons Lien, les jetons Honneur des Armes et les deux dés forment la réserve commune.
SETUP-9 = La piste des manches est placée près du plateau, son marqueur sur « 1 ».
SETUP-10 = Le plateau Défenseur commun est mis de côté et va à qui en a besoin.
SETUP-11 = Tirez 2 tuiles, retournez-les face visible et insérez-les l’une après l’autre : la première finit en position Active, la seconde en position d’Attente. (R-1)
SETUP-12 = Ces deux insertions font tourner la Roue et fixent ainsi son orientation de départ. (R-2, R-4)
SETUP-13 = Tirez 3 jetons Tactique et placez-les face visible sur les 3 emplacements de jetons du plateau Roue de l’Histoire.
SETUP-14 = Pour chaque Époque, retirez d’abord les 2 Héros du paquet.
SETUP-15 = Mélangez les 15 Unités d’Élite de cette Époque et placez-en 3 face visible sur les emplacements de l’Époque.
SETUP-16 = Remettez les 2 Héros avec les 12 autres cartes, mélangez de nouveau et placez le paquet d’Époque de 14 cartes face cachée, en laissant la place d’une défausse d’Époque.
SETUP-17 = Aucun Héros ne peut être face visible sur le plateau au début de la partie.
SETUP-18 = Chaque plateau Attaquant est posé côté Combat : 4 emplacements, plus un emplacement virtuel à l’extrême gauche que seul un renfort peut occuper.
SETUP-19 = Chaque figurine de Sabaton commence hors du plateau ; elle y entre au premier Saut dans le Temps de son joueur. (R-17)
SETUP-20 = Chaque joueur mélange ses 4 jetons Prouesse et les pose face cachée.
SETUP-21 = Chaque joueur tire 1 Relique et la pose face visible en dehors de son plateau Attaquant.
SETUP-22 = Chaque joueur mélange ses 8 Unités de Base pour former son paquet, face cachée, en laissant la place d’une défausse.
SETUP-23 = Chaque joueur tire les 4 premières cartes, qui forment sa main de départ (main 4, paquet 4, défausse 0).
SETUP-24 = À moins de 5 joueurs, tout ce qui appartient aux Sabatons inutilisés retourne dans la boîte ; rien d’autre ne change.
SETUP-25 = Après la mise en place à n joueurs : pile de tuiles 10, pile de jetons 17, pile de Reliques 32 − n, chaque paquet d’Époque 14, toutes les défausses vides.

## Déroulement du jeu

ROUND-1 = Le premier joueur prend le Quartier Général. (Choix du premier joueur : R-18)
ROUND-2 = Une partie normale dure 6 manches.
ROUND-3 = Une longue campagne dure 8 manches ; la durée se décide avant la partie.
ROUND-4 = À chaque manche, chaque joueur joue exactement un tour, dans le sens des aiguilles d’une montre, en commençant par le détenteur du Quartier Général.
ROUND-5 = Un tour se compose de la Phase 1, de la Phase 2 et de la Phase 3, dans cet ordre ; toutes trois sont obligatoires.
ROUND-6 = Le détenteur du Quartier Général avance le marqueur de manche d’une case par manche.
ROUND-7 = Après la Phase 3, le tour passe au voisin de gauche.
ROUND-8 = Quand le dernier joueur de la dernière manche achève sa Phase 3, la partie est finie et l’on compte les points.
ROUND-9 = Aucune règle ne déplace le Quartier Général ; l’ordre des tours est le même à chaque manche. (R-18)
ROUND-10 = Le jeu se joue à 5 au plus ; le livret ne donne pas de minimum. (R-19)

## Phase 1 : Voyage dans le Temps

TRAVEL-1 = Au début de chaque tour, 12 Unités sont face visible, 3 par Époque (exception : R-52).
TRAVEL-2 = Le joueur actif doit insérer au moins 1 tuile Voyage dans le Temps.
TRAVEL-3 = Le joueur actif peut insérer au plus 3 tuiles en un tour.
TRAVEL-4 = Les tuiles viennent une par une : la tuile tirée de la pile face cachée est retournée face visible et insérée aussitôt (on ne peut ni la refuser ni la garder pour plus tard). Après chaque tuile, le joueur voit le résultat et décide s’il s’arrête.
TRAVEL-5 = Il y a toujours exactement 2 tuiles dans la Roue : une Active, une en Attente.
TRAVEL-6 = Une nouvelle tuile prend la position d’Attente, fait passer l’ancienne tuile en Attente en position Active et repousse l’ancienne tuile Active vers l’extérieur. (R-1)
TRAVEL-7 = La tuile repoussée va dans la défausse des tuiles.
TRAVEL-8 = Chaque insertion fait tourner la Roue. (R-2)
TRAVEL-9 = Seul compte l’état après la dernière tuile : la tuile Active détermine les Époques et le jeton, la position de la Roue détermine les deux Actions Actives.
TRAVEL-10 = Le joueur prend le jeton Tactique face visible qu’indique la tuile Active. (Facultatif : R-7 ; indication : R-5 ; dernier moment : R-59)
TRAVEL-11 = Le jeton va dans l’Espace Personnel et peut servir en Phase 2, dès ce tour. (« Resserrez les rangs ! » encore plus tôt : TOKEN-11)
TRAVEL-12 = Personne ne peut détenir plus de 3 jetons Tactique. (R-7)
TRAVEL-13 = Exactement deux des quatre actions sont actives : celles que désignent les flèches du plateau principal.
TRAVEL-14 = Chaque Action Active peut être accomplie une fois au plus, dans n’importe quel ordre, ou laissée de côté. (Ordre avec le jeton : R-59)
TRAVEL-15 = Action A, Tirer 2 cartes : tirer 2 cartes de son paquet et les prendre en main. (Paquet trop court : R-13)
TRAVEL-16 = Action B, Reprendre : parcourir sa défausse et prendre en main 1 carte au choix.
TRAVEL-17 = Action C, Retirer : retirer du jeu 1 Unité de sa main, puis tirer 1 carte de son paquet. (R-14)
TRAVEL-18 = Une Unité retirée est définitivement hors du jeu (elle n’est plus dans l’Armée et ne rapporte rien).
TRAVEL-19 = Action D, Regrouper : mélanger sa défausse avec son paquet, puis tirer 1 carte.
TRAVEL-20 = Même si la défausse est vide, Regrouper mélange le paquet et fait tirer 1 carte.
TRAVEL-21 = Une Action Active qui ne peut pas être accomplie (par exemple Reprendre avec une défausse vide) est simplement perdue. (Tous les cas : R-60)
TRAVEL-22 = Les Actions Actives non utilisées avant que le joueur déploie des Unités sur le plateau Attaquant sont perdues. (R-11)
TRAVEL-23 = Chaque tuile montre 2 Époques ; le joueur déplace son Sabaton dans l’une des deux Époques de la tuile Active.
TRAVEL-24 = La figurine peut se tenir n’importe où dans la zone de l’Époque ; l’endroit exact n’a pas d’importance.
TRAVEL-25 = Il n’est jamais possible de rester dans la même Époque.
TRAVEL-26 = Si la tuile Active montre l’Époque où vous êtes, vous devez sauter dans l’autre Époque de la tuile, ou insérer une tuile de plus si vous en avez inséré moins de 3 ce tour-ci. (R-10)
TRAVEL-27 = À votre premier tour, vous n’êtes encore dans aucune Époque : les deux Époques vous sont ouvertes. (R-17)
TRAVEL-28 = Le Saut dans le Temps met fin à la Phase 1.
TRAVEL-29 = Il existe toujours un saut permis : les deux Époques d’une tuile sont différentes (R-6), l’une au moins n’est donc pas celle où vous êtes.

## Phase 2 : contre le plateau

CONQ-1 = Après le saut, vous devez soit affronter des Unités du plateau, soit défier un joueur ; il y a une bataille par tour.
CONQ-2 = Contre le plateau, l’Attaquant choisit 1 des 3 Unités face visible (Élite ou Héros) de l’Époque où se tient son Sabaton.
CONQ-3 = Si l’Unité choisie n’a de Lien avec aucune autre carte du plateau, l’Attaquant n’affronte qu’elle.
CONQ-4 = Si l’Unité choisie est liée à d’autres cartes du plateau, l’Attaquant peut en ajouter une partie ou la totalité au combat, ou aucune. (R-21)
CONQ-5 = Une carte liée compte même si elle se trouve dans l’Époque voisine ; une bataille peut donc réunir des cartes de deux Époques.
CONQ-6 = L’Attaquant place le plateau Défenseur à droite de son plateau Attaquant.
CONQ-7 = Les cartes choisies vont sur le plateau Défenseur de gauche à droite, à partir du Front de Bataille.
CONQ-8 = Les cartes choisies gardent les Liens qu’elles avaient sur le plateau principal, donc leur ordre de gauche à droite. (R-22)
CONQ-9 = Le plateau Défenseur a 3 emplacements ; 3 cartes au plus y commencent donc.
CONQ-10 = L’emplacement virtuel du plateau Défenseur reçoit 1 carte de plus, seulement comme renfort.
CONQ-11 = L’Attaquant déploie ensuite de 1 à 4 Unités de sa main.
CONQ-12 = Elles remplissent le plateau Attaquant sans laisser d’emplacement vide, à partir du Front de Bataille vers l’extérieur, dans l’ordre choisi par l’Attaquant.
CONQ-13 = Les cartes de la main ne vont jamais sur l’emplacement virtuel.
CONQ-14 = Un Défenseur du plateau ne prend aucune décision et n’a jamais de jetons Tactique ; l’Attaquant fait tout pour lui.

## Conditions d’engagement

ENG-1 = Avant la bataille, les deux camps résolvent dans cet ordre : Renforts, Liens, Assaut, jetons Tactique, dés.
ENG-2 = Chaque étape est achevée pour les deux camps avant que la suivante commence.
ENG-3 = Une fois les dés jetés, les déploiements sont figés.
ENG-4 = Les deux camps déploient avant de voir le moindre renfort ou le moindre dé ; personne ne peut donc en tenir compte pour déployer.

## Renforts

REINF-1 = Pour chaque icône Renforts d’un déploiement, ce camp ajoute 1 Unité.
REINF-2 = Un renfort prend le premier emplacement vide à partir du Front de Bataille, c’est-à-dire l’arrière du déploiement.
REINF-3 = Les renforts sont obligatoires, même s’ils vous coûtent le meilleur dé ou la Relique.
REINF-4 = Les renforts de l’Attaquant viennent du dessus de son propre paquet.
REINF-5 = Si le paquet de l’Attaquant est vide, aucun renfort n’arrive ; la défausse n’est pas remélangée.
REINF-6 = Le renfort d’une Unité du plateau vient du dessus du paquet d’Époque de l’Unité qui porte l’icône.
REINF-7 = Si ce paquet d’Époque est vide, aucun renfort n’arrive ; la défausse de l’Époque n’est pas remélangée.
REINF-8 = Les icônes Renforts d’un renfort se résolvent de la même façon. (Ordre : R-26)
REINF-9 = L’emplacement virtuel est la dernière place : au plus 5 Unités pour l’Attaquant, 4 pour le Défenseur.
REINF-10 = Les renforts au-delà de l’emplacement virtuel sont perdus ; aucune carte n’est tirée pour eux.
REINF-11 = Les renforts comptent comme Unités déployées pour les dés et pour la récompense en Relique.

## Liens

LINK-1 = Une Unité peut montrer un demi-bouclier en haut à gauche, en haut à droite, des deux côtés, ou n’en montrer aucun.
LINK-2 = Il y a 4 types de Lien, un par Époque.
LINK-3 = Deux cartes voisines sont liées quand les demi-boucliers qui se rejoignent entre elles complètent un bouclier d’un même type. (R-20)
LINK-4 = Les Liens unissent des Unités d’une même Époque ou de deux Époques consécutives ; les Époques IV et I ne sont pas consécutives. (Sur le plateau, cela résulte de la rangée, R-20 ; dans un déploiement, on ne compare que les boucliers, R-63)
LINK-5 = À l’étape des Liens, un jeton Lien du type correspondant est posé sur chaque bouclier complété, dans les deux déploiements.
LINK-6 = Les Unités d’un joueur forment des Liens en étant déployées côte à côte ; il n’est pas nécessaire qu’elles aient été liées sur le plateau principal. (Disposition : R-23)
LINK-7 = Les renforts sont déjà en place à l’étape des Liens et peuvent compléter un bouclier. (R-24)
LINK-8 = Un jeton Lien protège une fois ses deux Unités : le premier point de dommage destiné à l’une d’elles est absorbé.
LINK-9 = Un jeton qui a absorbé un dommage est retiré ; le dommage suivant est infligé normalement.
LINK-10 = Les Liens sont retirés à partir du Front de Bataille. (R-37)
LINK-11 = Une Unité qui a encore un jeton Lien ne peut pas être vaincue.
LINK-12 = Après la bataille, tous les jetons Lien retournent à la réserve.

## Assaut

ASSAULT-1 = Pour chaque icône Assaut d’un déploiement, 1 jeton Lien du déploiement adverse est retiré.
ASSAULT-2 = On retire d’abord le jeton le plus proche du Front de Bataille.
ASSAULT-3 = Les icônes Assaut sans Lien en face n’ont aucun effet.
ASSAULT-4 = L’Assaut a lieu une fois, avant les jetons et les dés ; il ne retire jamais de Liens pendant les Lignes de Combat.

## Jetons Tactique

TOKEN-1 = L’Attaquant peut attribuer à ses Unités déployées jusqu’à 3 jetons Tactique.
TOKEN-2 = Au plus 1 jeton par Unité.
TOKEN-3 = L’Attaquant attribue ses jetons après les Renforts, les Liens et l’Assaut, et avant les dés ; les renforts peuvent en recevoir un.
TOKEN-4 = Les jetons sont facultatifs ; ceux que vous n’utilisez pas restent dans votre Espace Personnel.
TOKEN-5 = La plupart des jetons modifient la valeur d’une Ligne de Combat ou donnent une Aptitude à une Unité ; ils agissent alors comme l’icône imprimée. (R-32)
TOKEN-6 = Un jeton appartient à son Unité pour la bataille et ne peut pas être déplacé.
TOKEN-7 = Quand son Unité est vaincue, le jeton est perdu avec elle et va dans la défausse commune des jetons Tactique. (R-42)
TOKEN-8 = Tous les jetons utilisés dans la bataille vont dans la défausse commune des jetons Tactique, même ceux des Unités survivantes.
TOKEN-9 = Quand la pile de jetons est vide, les jetons défaussés sont mélangés pour former une nouvelle pile.
TOKEN-10 = La plupart des jetons se jouent avant le jet de dés ; « Resserrez les rangs ! » et Poursuite se jouent à d’autres moments.
TOKEN-11 = « Resserrez les rangs ! » peut être utilisé pendant son propre tour, ou quand on est défié par un autre joueur, pour améliorer sa main. (R-15)
TOKEN-12 = « Resserrez les rangs ! » a l’effet de l’action de la Roue qui porte le même symbole. (R-15)
TOKEN-13 = Le jeton Poursuite peut être utilisé au début de la Phase 2.
TOKEN-14 = Poursuite permet à l’Attaquant d’affronter 1 carte au choix de la défausse de l’Époque où il vient d’entrer, au lieu de l’une de ses 3 Unités face visible ; on peut ainsi traquer même un Héros. (R-16)
TOKEN-15 = « Resserrez les rangs ! » et Poursuite ne sont jamais attribués à une Unité ; chacun va dans la défausse commune des jetons Tactique quand il est joué. (R-15, R-16)

## Dés

DICE-1 = Le nombre d’Unités sur le plateau Attaquant, renforts compris, détermine qui reçoit quel dé.
DICE-2 = 3 Unités ou moins : l’Attaquant reçoit le dé Combat puissant, le Défenseur le dé Combat risqué.
DICE-3 = Plus de 3 Unités : l’Attaquant reçoit le dé Combat risqué, le Défenseur le dé Combat puissant.
DICE-4 = Le nombre d’Unités du Défenseur ne compte jamais pour les dés.
DICE-5 = L’Attaquant jette les deux dés.
DICE-6 = Les dés sont jetés une fois par bataille ; le résultat vaut pour les trois Lignes (sauf Relance).
DICE-7 = Le dé Combat puissant ne donne que des bonus : +1 Longue Portée (deux faces), +1 Portée Moyenne (deux faces), +1 Mêlée et +2 Mêlée (une face chacun).
DICE-8 = Le dé Combat risqué donne des bonus ou des malus, une face chacun : +1 sur toutes les Lignes ; −1 sur toutes les Lignes ; +3 Mêlée ; +2 Portée Moyenne ; −1 Longue Portée ; −1 Portée Moyenne.
DICE-9 = Les dés retournent à la réserve après la bataille.

## Lignes de Combat

BATTLE-1 = Les Lignes se résolvent dans l’ordre fixe Longue Portée, Portée Moyenne, Mêlée.
BATTLE-2 = Une Ligne est terminée, dommages compris, avant que la suivante commence.
BATTLE-3 = Après la Ligne de Mêlée, la bataille est finie ; il ne reste que le résultat et les récompenses.
BATTLE-4 = Le total d’un camp pour une Ligne est la somme des valeurs de cette Ligne sur ses Unités face visible, plus les bonus des jetons posés sur ces Unités, plus le modificateur du dé pour cette Ligne. (Jetons du Défenseur : R-34)
BATTLE-5 = Un total négatif compte pour 0.
BATTLE-6 = Le camp au total le plus bas subit des dommages égaux à la différence ; à totaux égaux, personne n’en subit.
BATTLE-7 = Un camp qui n’a plus d’Unités a perdu la bataille à cet instant ; les Lignes restantes ne sont pas jouées. (R-43)
BATTLE-8 = Les dommages d’une Ligne sont attribués en entier, même si entre-temps une Mort Héroïque emporte la dernière Unité du camp qui les inflige. (R-43)

## Dommages

DMG-1 = Les dommages d’une Ligne sont appliqués à la fin de cette Ligne, avant le début de la suivante.
DMG-2 = Les dommages sont attribués en commençant par l’Unité la plus proche du Front de Bataille. (Exceptions : Diversion, Lien)
DMG-3 = Une Unité est vaincue quand elle a subi autant de dommages qu’elle a d’icônes Dommage.
DMG-4 = Les dommages qui ne suffisent pas à la vaincre restent sur l’Unité, sous forme de jeton Dommage, pendant les Lignes suivantes.
DMG-5 = Une Unité vaincue est retournée face cachée et ne participe plus : ni valeurs, ni Aptitudes, ni jeton.
DMG-6 = Les dommages qui dépassent la capacité d’une Unité se reportent sur l’Unité suivante, derrière elle.
DMG-7 = Les dommages restants quand il n’y a plus d’Unité sont perdus. (R-36)

## Aptitudes spéciales

ABIL-1 = Une Aptitude agit tant que son Unité n’est pas vaincue et peut donc agir dans plus d’une Ligne.
ABIL-2 = Un jeton Tactique qui montre une Aptitude agit comme l’icône d’une carte.
ABIL-3 = Quand une Unité qui a des icônes Mort Héroïque est vaincue, elle inflige au camp adverse autant de dommages qu’elle a de ces icônes.
ABIL-4 = Cela se produit automatiquement et immédiatement, à l’instant de la défaite. (R-39)
ABIL-5 = Les dommages de Mort Héroïque sont attribués à partir du Front de Bataille, comme tous les autres. (R-41)
ABIL-6 = Les icônes Précision du camp qui inflige les dommages empêchent la Mort Héroïque.
ABIL-7 = Avec n icônes Précision dans le déploiement, les n premiers points des dommages infligés sont couverts.
ABIL-8 = Si un point couvert vainc une Unité, toutes les icônes Mort Héroïque de cette Unité sont annulées.
ABIL-9 = Une Unité vaincue par le point n + 1 ou un point suivant utilise normalement sa Mort Héroïque.
ABIL-10 = Une Unité qui a Diversion, par icône ou par jeton, attire sur elle les premiers dommages de l’ennemi, où qu’elle se trouve dans le déploiement.
ABIL-11 = Avec n icônes Diversion, les n premiers points de dommage vont à cette Unité ; les points suivants vont à l’Unité la plus proche du Front de Bataille. (Plusieurs Unités de ce genre : R-41)
ABIL-12 = La Diversion n’est pas facultative.
ABIL-13 = Un camp peut relancer son dé autant de fois qu’il y a d’icônes Relance (cartes et jetons) dans son déploiement.
ABIL-14 = Dans une bataille entre joueurs où les deux camps ont Relance, le Défenseur relance son dé en premier.
ABIL-15 = Contre le plateau, l’Attaquant relance le dé pour le Défenseur, mais seulement si ce dé montre alors une valeur négative. (R-33)

## Victoire au combat

VICT-1 = Si aucun camp n’a d’Unité face visible à la fin, les deux sont anéantis et personne ne gagne.
VICT-2 = Sinon, le camp qui a le plus d’Unités survivantes gagne.
VICT-3 = Si les deux camps ont autant de survivants, l’Attaquant gagne.
VICT-4 = Seul compte le nombre de survivants, pas leurs valeurs ni les dommages qu’ils pourraient encore subir.

## Récompenses après une bataille contre le plateau

REWARD-1 = Quelle que soit l’issue, l’Attaquant peut recruter toutes les Unités vaincues du plateau Défenseur. (R-44)
REWARD-2 = Les Unités recrutées vont dans la défausse de l’Attaquant.
REWARD-3 = Cela comprend les renforts et les Héros vaincus.
REWARD-4 = Les Unités du plateau qui survivent, renforts compris, vont dans la défausse de leur propre Époque ; elles ne reviennent pas sur le plateau.
REWARD-5 = Seul un Attaquant vainqueur peut recevoir une Relique.
REWARD-6 = La Relique dépend du nombre d’Unités déployées sur le plateau Attaquant, Unités vaincues et renforts compris.
REWARD-7 = 5 Unités (emplacement virtuel occupé) : pas de Relique.
REWARD-8 = 4 Unités : prendre la première Relique de la pile.
REWARD-9 = 3 Unités : tirer 2 Reliques, en garder 1.
REWARD-10 = 2 Unités : tirer 3 Reliques, en garder 1.
REWARD-11 = 1 Unité : tirer 4 Reliques, en garder 1.
REWARD-12 = Les Reliques non gardées vont dans la défausse des Reliques.
REWARD-13 = Une Relique gagnée est posée face visible dans l’Espace Personnel.
REWARD-14 = En cas d’anéantissement mutuel, l’Attaquant recrute quand même les Unités vaincues mais ne reçoit pas de Relique.

## Phase 2 : Défier un autre joueur

CHALLENGE-1 = L’Attaquant peut défier exactement 1 joueur dont le Sabaton se tient dans l’Époque où l’Attaquant vient d’entrer.
CHALLENGE-2 = Un joueur défié ne peut pas refuser et devient le Défenseur.
CHALLENGE-3 = Le Défenseur prend le plateau Défenseur et l’aligne à droite de son plateau Attaquant pour marquer le Front de Bataille.
CHALLENGE-4 = Dans cette bataille, le Défenseur ne déploie que sur le plateau Défenseur.
CHALLENGE-5 = Le Défenseur déploie le premier, de sa main, jusqu’à 3 Unités. (Minimum : R-29)
CHALLENGE-6 = Le Défenseur attribue ensuite jusqu’à 3 de ses jetons Tactique, au plus 1 par Unité, avant que l’Attaquant déploie. (R-31)
CHALLENGE-7 = L’Attaquant déploie ensuite de 1 à 4 Unités comme d’habitude, en connaissant le déploiement et les jetons du Défenseur.
CHALLENGE-8 = Les jetons de l’Attaquant s’attribuent comme dans une bataille contre le plateau.
CHALLENGE-9 = Les Renforts, les Liens et l’Assaut se résolvent comme dans une bataille contre le plateau. (Renforts du Défenseur : R-27)
CHALLENGE-10 = Les dés sont attribués selon le nombre d’Unités de l’Attaquant et jetés comme dans une bataille contre le plateau.
CHALLENGE-11 = La bataille se déroule et se gagne comme contre le plateau.
CHALLENGE-12 = Personne ne recrute les Unités de l’autre joueur. (TERM-11)
CHALLENGE-13 = Un Défenseur qui a perdu prend 1 jeton Honneur des Armes par paire d’Unités vaincues chez l’Attaquant. (R-50)
CHALLENGE-14 = Un Défenseur qui a gagné ne reçoit ni jeton Honneur ni Relique.
CHALLENGE-15 = Le vainqueur, quel que soit son camp, choisit 2 jetons Prouesse du perdant, les regarde discrètement, en garde 1 et rend l’autre. (R-49)
CHALLENGE-16 = Seuls les jetons qui montrent le Sabaton du perdant peuvent être choisis ; ceux que le perdant a gagnés sur d’autres sont à l’abri.
CHALLENGE-17 = Un Attaquant vainqueur peut aussi prendre une Relique du Défenseur, selon le nombre d’Unités déployées, comme dans une bataille contre le plateau.
CHALLENGE-18 = 5 Unités (emplacement virtuel occupé) : pas de Relique (le jeton Prouesse est gagné quand même).
CHALLENGE-19 = Sinon, le Défenseur mélange ses Reliques face cachée ; avec 4/3/2/1 Unités, l’Attaquant en tire 1/2/3/4 et en garde 1. (R-48)
CHALLENGE-20 = Le Défenseur récupère les autres Reliques, face visible.
CHALLENGE-21 = En cas d’anéantissement mutuel, personne ne reçoit rien. (R-45)
CHALLENGE-22 = S’il y a plusieurs Sabatons dans l’Époque, l’Attaquant choisit librement ; rien ne limite le nombre de fois qu’un joueur est défié dans une manche.

## Phase 3 : Rétablissement

RESTORE-1 = Toutes les Unités du plateau Attaquant, vaincues ou non, vont dans la défausse de l’Attaquant. (Héros : HERO-6)
RESTORE-2 = Après une bataille entre joueurs, toutes les Unités du plateau Défenseur vont dans la défausse du Défenseur. (Héros : HERO-6)
RESTORE-3 = Tous les jetons utilisés dans la bataille vont dans la défausse commune des jetons Tactique.
RESTORE-4 = Les jetons Lien et les dés retournent à la réserve. (Les jetons Dommage aussi : R-36)
RESTORE-5 = Chaque emplacement vide du plateau reçoit la première carte du paquet de son Époque, face visible.
RESTORE-6 = Si un paquet d’Époque est épuisé, sa défausse est mélangée pour former un nouveau paquet. (R-51)
RESTORE-7 = Les Héros ainsi tirés rejoignent le plateau comme toute autre Unité.
RESTORE-8 = L’emplacement de jeton Tactique vide est regarni depuis la pile de jetons ; si elle est vide, la défausse en forme une nouvelle. (R-9, R-64)
RESTORE-9 = Un joueur qui a pris part à la bataille, comme Attaquant ou comme Défenseur, et qui a moins de 4 cartes en main doit tirer jusqu’à en avoir 4.
RESTORE-10 = Si le paquet ne suffit pas, le joueur le tire en entier, mélange toute sa défausse pour former un nouveau paquet et continue de tirer jusqu’à avoir 4 cartes.
RESTORE-11 = Une main de 4 cartes ou plus reste telle quelle ; il n’y a pas de limite supérieure, et l’on ne défausse jamais. (R-53)
RESTORE-12 = Les joueurs qui n’ont pas pris part ne tirent pas. (Pas de bataille : R-30, R-52)
RESTORE-13 = Puis on vérifie si la partie est finie (ROUND-8) ; sinon, le tour du joueur suivant commence.
RESTORE-14 = La Phase 3 ne laisse de choix à personne ; elle se déroule d’elle-même.

## Héros

HERO-1 = Il y a 2 Héros par Époque.
HERO-2 = Chaque Héros a une icône Renforts.
HERO-3 = Chaque Héros peut se lier des deux côtés (deux demi-boucliers).
HERO-4 = Chaque Héros est très fort et possède des Aptitudes spéciales.
HERO-5 = Un joueur peut utiliser chaque Héros gagné dans une seule bataille de la partie ; arriver en renfort compte comme utilisation.
HERO-6 = Après une bataille où un joueur a déployé un Héros, comme Attaquant ou comme Défenseur, ce Héros est mis de côté au lieu d’aller dans la défausse.
HERO-7 = Un Héros mis de côté ne combat plus jamais mais rapporte des points à la fin.
HERO-8 = Un Héros du plateau vaincu va dans la défausse de l’Attaquant, comme toute Unité recrutée, et compte comme non utilisé tant que ce joueur ne l’a pas déployé.
HERO-9 = Un Héros du plateau qui survit va dans la défausse de son Époque, d’où Poursuite ou un nouveau mélange peut le ramener.

## Reliques

RELIC-1 = Les Reliques restent dans l’Espace Personnel, visibles de tous les joueurs à tout moment.
RELIC-2 = Les Reliques ne sont jamais sur le plateau Attaquant et n’ont aucun effet en bataille.
RELIC-3 = Chaque Relique appartient à une Époque ; les séries d’une même Époque rapportent davantage.
RELIC-4 = Si la pile de Reliques est vide, la défausse des Reliques est mélangée pour former une nouvelle pile. (R-46)
RELIC-5 = La seule façon de perdre une Relique est de perdre en tant que Défenseur contre un Attaquant qui a moins de 5 Unités.

## Piles épuisées

DECK-1 = Paquet personnel, renforts : s’il est vide, rien n’arrive et l’on ne remélange pas.
DECK-2 = Paquet personnel, main à compléter : on remélange la défausse et l’on continue.
DECK-3 = Paquet personnel, actions et « Resserrez les rangs ! » : le livret n’en dit rien ; on tire ce qu’il y a, sans remélanger. (R-13)
DECK-4 = Paquet d’Époque, renforts : s’il est vide, rien n’arrive et l’on ne remélange pas.
DECK-5 = Paquet d’Époque, plateau à compléter : on remélange la défausse de l’Époque. (Les deux vides : R-52)
DECK-6 = Pile de Reliques : on remélange la défausse des Reliques. (Les deux vides : R-46)
DECK-7 = Pile de jetons : on mélange les jetons défaussés pour former une nouvelle pile. Elle ne peut jamais manquer : 5 joueurs × 3 jetons + 3 sur le plateau = 18, moins que 20.
DECK-8 = Pile de tuiles : le livret n’en dit rien ; avec 10 tuiles dans la pile, cela arrive forcément. (R-12)
DECK-9 = Jetons Honneur (8), jetons Lien (20), jetons Dommage (8) : le livret n’en dit rien. (R-25, R-36, R-50)
DECK-10 = Là où une pile se renouvelle, c’est au moment où il faut en tirer quelque chose et où il ne reste rien. (R-64)

## Fin de la partie et score

SCORE-1 = La partie finit après le nombre de manches convenu (6 ou 8).
SCORE-2 = Retournez chaque plateau Attaquant du côté de la piste de points de victoire et placez le Sabaton sur 0.
SCORE-3 = Chaque Unité d’Élite de l’Armée (main, paquet, défausse) : 1 point.
SCORE-4 = Chaque Héros possédé, utilisé ou non : 3 points.
SCORE-5 = Unités de Base : 0 point.
SCORE-6 = Les Reliques comptent pour chaque Époque séparément, selon leur nombre : 1 = 1, 2 = 2, 3 = 4, 4 = 6, 5 ou plus = 9 points. (0 = 0)
SCORE-7 = Chaque jeton Prouesse gagné sur un adversaire : la valeur qui y est imprimée.
SCORE-8 = Vos propres jetons Prouesse encore détenus : 0 point.
SCORE-9 = Chaque jeton Honneur des Armes : 1 point.
SCORE-10 = Le total le plus élevé gagne.
SCORE-11 = Premier départage : le plus grand nombre de cartes Relique.
SCORE-12 = Second départage : le plus grand nombre de Héros.
SCORE-13 = Si l’égalité demeure, il n’y a pas de vainqueur et le livret demande une autre partie. (R-56)
SCORE-14 = Les jetons Tactique inutilisés, les tuiles et les cartes retirées ne rapportent rien.
SCORE-15 = Chaque Sabaton finit sur la case de la piste qui correspond au total du joueur.
SCORE-16 = Un départage ne compare que les joueurs encore à égalité.

## Arbitrages : Roue, tuiles, jetons, actions

R-1 = Succession des tuiles. La tuile tirée passe en Attente, l’ancienne tuile en Attente en position Active, l’ancienne tuile Active à la défausse. À la mise en place, la première tuile finit Active, la seconde en Attente.
R-2 = De combien une tuile fait tourner la Roue. Exactement d’un cran par tuile, toujours dans le même sens, tuiles de mise en place comprises.
R-3 = Où se trouvent les actions. La Roue a quatre secteurs dans l’ordre de la liste du livret : A Tirer 2 cartes, B Reprendre, C Retirer, D Regrouper. Les deux flèches désignent des secteurs voisins ; les paires actives sont donc AB, BC, CD et DA.
R-4 = Orientation de la Roue au début. Au hasard.
R-5 = Ce qu’indique la tuile. Chaque tuile désigne l’un des trois emplacements de jetons, 1, 2 ou 3 ; on peut prendre le jeton qui s’y trouve.
R-6 = Les 12 tuiles. Chacune des 6 paires d’Époques différentes existe deux fois ; chaque emplacement de jeton est désigné par quatre tuiles, et les deux tuiles d’une paire désignent des emplacements différents.
R-7 = Prendre le jeton quand on en détient déjà trois. La prise est facultative. Avec 3 jetons, on peut renoncer, ou en mettre un dans la défausse commune et prendre le nouveau. On peut d’abord utiliser « Resserrez les rangs ! » pour faire de la place.
R-8 = Combien de jetons on prend. Un par tour, pour la tuile Active finale.
R-9 = Quand l’emplacement de jeton est regarni. En Phase 3, avec les emplacements du plateau.
R-10 = D’autres tuiles après avoir vu le résultat. On peut insérer des tuiles jusqu’à ce que l’on prenne le jeton, utilise une action ou saute ; ensuite, plus aucune tuile ce tour-ci. « Resserrez les rangs ! » ne compte pas ici comme une action.
R-11 = Jusqu’à quand durent les Actions Actives. Les actions inutilisées restent disponibles jusqu’à ce que le joueur pose sa première Unité sur le plateau Attaquant ; pendant qu’un joueur défié déploie, l’Attaquant attend.
R-12 = Pile de tuiles vide. Quand une tuile doit être tirée, on mélange les tuiles défaussées (pas les deux de la Roue) pour former une nouvelle pile.
R-13 = Paquet personnel trop court pour une action. On tire ce qu’il y a, sans remélanger. Cela vaut aussi pour « Resserrez les rangs ! ».
R-14 = Retirer, cas particuliers. Toute Unité en main peut être retirée (Base, Élite ou Héros) ; une main vide rend l’action impossible. Si le paquet est vide, la carte est retirée et rien n’est tiré, mais la dernière carte en main ne peut pas être retirée si l’on ne peut pas en tirer une autre. Tirer sans retirer n’est pas permis.
R-15 = « Resserrez les rangs ! » : quelle action et quand. C’est l’action A (tirer 2 cartes). Vous pouvez jouer ce jeton à tout moment de votre tour avant de déployer votre première Unité : avant, entre et après les tuiles, avant et après le saut et, dans un défi, aussi après le déploiement du Défenseur. Si l’on vous défie, vous pouvez le jouer avant votre première Unité. Jamais plus tard, et jamais pendant le tour d’un autre joueur, sauf si l’on vous défie. Il est défaussé aussitôt et doit avoir un effet (R-60). Il n’est pas une Action Active et ne compte pas parmi les 3 jetons attribués aux Unités ; on peut en jouer plusieurs l’un après l’autre.
R-16 = Poursuite, détails. Jouable seulement contre le plateau, et seulement si la défausse de cette Époque n’est pas vide. Vous n’affrontez que cette carte, car elle n’a pas de voisines sur le plateau, mais sa propre icône Renforts agit. En cas de victoire comme de défaite, elle est traitée comme une Unité du plateau : recrutée, ou remise dans la défausse de l’Époque. Aucun emplacement du plateau ne se vide. Le jeton est défaussé quand il est joué. Poursuite est l’une des façons de choisir l’adversaire (R-61) ; une fois le jeton joué, vous ne pouvez plus défier un joueur ni choisir une Unité du plateau.
R-17 = Avant le premier saut. Un Sabaton hors du plateau n’est dans aucune Époque : les deux Époques de la tuile sont ouvertes, et il ne peut pas être défié.
R-18 = Premier joueur et Quartier Général. Le premier joueur est choisi au hasard ou par l’hôte ; le Quartier Général ne change jamais de main.
R-19 = Nombre de joueurs. De 2 à 5.
R-59 = Ordre du jeton et des actions. Vous pouvez prendre le jeton et utiliser les deux Actions Actives dans n’importe quel ordre, avec « Resserrez les rangs ! » avant, entre ou après ; le jeton seulement avant le Saut dans le Temps. Sauter sans le jeton, c’est y renoncer.
R-60 = Actions sans effet. Une action n’est proposée que si elle change quelque chose : Tirer 2 cartes exige une carte dans le paquet, Reprendre une carte dans la défausse, Retirer une main comme en R-14, Regrouper une carte dans le paquet ou la défausse. Il en va de même de « Resserrez les rangs ! », qui ne peut donc pas être gaspillé.

## Arbitrages : Liens et déploiement

R-20 = Voisines sur le plateau. Les 12 emplacements forment une rangée, du premier emplacement de l’Époque I au dernier de l’Époque IV. Deux voisines sont liées si le demi-bouclier droit de la carte de gauche et le demi-bouclier gauche de la carte de droite sont du même type. Le dernier emplacement de l’Époque IV et le premier de l’Époque I ne sont pas voisins. Un emplacement vide rompt la rangée.
R-21 = Jusqu’où vont les Liens. Aux voisines directes seulement : l’Unité choisie et sa voisine liée de gauche, sa voisine liée de droite, ou les deux.
R-22 = Ordre sur le plateau Défenseur. L’ordre du plateau est conservé ; la carte choisie la plus à gauche se trouve au Front de Bataille.
R-23 = Quelles moitiés se rejoignent dans un déploiement. Chez l’Attaquant, deux voisines sont liées si la moitié gauche de la carte la plus proche du Front correspond à la moitié droite de la carte derrière elle. Chez le Défenseur, la moitié droite de la carte la plus proche du Front doit correspondre à la moitié gauche de la carte derrière elle.
R-24 = Quand les Liens se forment. Une fois, à l’étape des Liens, sur le déploiement complet, renforts compris ; jamais à travers le Front de Bataille ; aucun nouveau Lien quand une Unité placée entre deux autres est vaincue.
R-25 = Pas assez de jetons Lien. Leur nombre est illimité.
R-26 = Ordre des renforts. Pour chaque camp, d’abord les icônes du déploiement de l’avant vers l’arrière, puis celles des cartes arrivées, dans l’ordre d’arrivée, jusqu’à ce que l’emplacement virtuel soit occupé.
R-27 = Renforts d’un joueur défié. Ils viennent du paquet du Défenseur ; aucun s’il est vide.
R-28 = Un paquet s’épuise en cours de route. On tire les cartes une à une ; quand un paquet est vide, on s’arrête pour cette icône et l’on passe à la suivante.
R-29 = Combien d’Unités un joueur défié doit déployer. De 1 à 3 ; 0 seulement avec une main vide.
R-30 = Mains vides. Un joueur défié qui n’a aucune carte, même après « Resserrez les rangs ! », ne déploie rien. L’Attaquant déploie quand même de 1 à 4 Unités et les Renforts sont résolus, car la Relique dépend du nombre d’Unités ; l’Attaquant a alors gagné, sans jetons, ni dés, ni Lignes. Les récompenses sont celles d’habitude (aucune Unité de l’Attaquant n’a été vaincue, donc pas d’Honneur). On ne peut choisir un adversaire qu’avec au moins 1 carte en main. Un Attaquant à la main vide doit utiliser toute action restante ou tout jeton « Resserrez les rangs ! » qui apporte encore une carte ; si rien n’y fait, il n’y a pas de bataille : rien ne bouge sur le plateau, et la Phase 3 complète la main de ce joueur.
R-31 = Jetons du Défenseur. Ils sont attribués juste après le déploiement du Défenseur, avant que l’Attaquant déploie ; donc pas aux renforts du Défenseur.
R-32 = Ce que montrent les jetons. Un bonus pour une Ligne ou l’une de quatre Aptitudes (Mort Héroïque, Précision, Diversion, Relance), outre « Resserrez les rangs ! » et Poursuite ; jamais Renforts, Assaut ou Liens.
R-61 = Choix de l’adversaire. Après le saut, vous faites un seul choix : une Unité face visible de l’Époque, une carte de la défausse de l’Époque grâce à Poursuite, ou un joueur dont le Sabaton s’y tient. Vous n’avez pas à annoncer d’avance si vous affrontez le plateau ou un joueur. Avant et après ce choix, jusqu’à votre déploiement, les actions inutilisées et « Resserrez les rangs ! » restent possibles (R-11, R-15).
R-62 = Déployer et attribuer pas à pas. Les Unités se posent une à la fois, face visible, la plus proche du Front de Bataille d’abord, jusqu’à ce que vous disiez « terminé » ou que la limite soit atteinte ; l’ordre est alors fixé. Après votre première Unité, les actions et « Resserrez les rangs ! » ne sont plus possibles. Les jetons suivent de la même manière : un jeton sur une Unité qui n’en a pas, jusqu’à ce que vous disiez « terminé » ; le Défenseur juste après son déploiement (R-31), l’Attaquant après l’Assaut.
R-63 = Ce que l’on compare dans un déploiement. Seulement les deux demi-boucliers qui se rejoignent : s’ils sont du même type, il y a un Lien. On ne compare pas les Époques, si bien que des Unités de Base avec demi-boucliers pourraient aussi se lier.

## Arbitrages : dés et Lignes de Combat

R-33 = Relance, détails. Seulement juste après le premier jet et avant la Ligne Longue Portée. Chaque relance remplace l’ancien résultat. Les joueurs décident avant chaque relance, et garder est définitif. Toutes les relances du Défenseur viennent avant celles de l’Attaquant, contre le plateau aussi. Pour un Défenseur du plateau, c’est automatique : tant que son dé montre un nombre négatif quelconque et qu’il reste des icônes, on relance.
R-34 = Jetons d’un joueur défié. Leurs bonus comptent de la même façon.
R-35 = Assaut des deux côtés. Simultané ; les icônes de toutes les Unités comptent, renforts compris.
R-36 = Comment s’appliquent les dommages. Point par point ; ce qui reste quand il n’y a plus d’Unité est perdu. Les jetons Dommage sont illimités et sont retirés en Phase 3.
R-37 = Une Unité entre deux Liens. Le Lien le plus proche du Front de Bataille absorbe d’abord ; l’autre absorbe le dommage suivant.
R-38 = Ce qu’un Lien absorbe. Tout point de dommage destiné à l’une des deux Unités : dommage de Ligne, dommage détourné, dommage de Mort Héroïque.
R-39 = Mort Héroïque : moment et enchaînements. Immédiatement quand l’Unité est retournée, avant le point suivant des dommages de la Ligne. Une Unité vaincue ainsi déclenche de même sa propre Mort Héroïque, avant toute autre chose. Les totaux de la Ligne en cours ne sont pas recalculés.
R-40 = Précision : décompte. Avec n icônes Précision sur les Unités face visible (et leurs jetons) du camp qui inflige les dommages de la Ligne, les points 1 à n des dommages de cette Ligne sont couverts. Les points absorbés par un Lien ou détournés comptent aussi. On recommence à compter à chaque Ligne. Les dommages de Mort Héroïque ne sont ni couverts ni comptés.
R-41 = Diversion : décompte. Chaque Unité face visible attire autant de points qu’elle a d’icônes Diversion, l’Unité la plus proche du Front de Bataille d’abord ; ensuite, attribution normale. Si elle est vaincue avant, elle n’attire plus rien. On recommence à compter à chaque Ligne. Les dommages de Mort Héroïque ne sont pas détournés.
R-42 = Jeton sur une Unité au moment de sa défaite. Un jeton Mort Héroïque compte encore pour cette défaite, puis il est perdu ; les bonus de Ligne et les jetons Précision ou Diversion cessent avec l’Unité.
R-43 = Fin anticipée. La bataille finit dès qu’un camp n’a plus d’Unité face visible, que les dommages de la Ligne en cours ont été attribués en entier (BATTLE-8) et que toute Mort Héroïque est résolue ; plus aucune Ligne ensuite.

## Arbitrages : récompenses, rétablissement, fin

R-44 = « Peut » recruter. Toutes les Unités vaincues sont recrutées automatiquement. Une table peut permettre à l’Attaquant de refuser certaines cartes, qui vont alors dans la défausse de leur Époque.
R-45 = Les deux camps anéantis dans un défi. Ni Prouesse, ni Relique, ni Honneur.
R-46 = Pile de Reliques trop courte. On tire ce qu’il y a, on remélange la défausse (sans les Reliques qui viennent d’être tirées), on tire le reste ; si les deux sont vides, on en regarde moins, ou aucune ; quel que soit le nombre vu, on en garde 1.
R-47 = Qui voit les Reliques tirées. Tout le monde.
R-48 = Le joueur battu a trop peu de Reliques. L’Attaquant en regarde autant qu’il y en a ; s’il n’y en a pas, pas de Relique, et pas de remplacement par la pile.
R-49 = Jetons Prouesse. Les deux sont choisis à l’aveugle parmi les jetons face cachée qui montrent le Sabaton du perdant ; s’il n’en reste qu’un, il est pris ; s’il n’en reste aucun, rien n’est pris. La prise est obligatoire. Le jeton rendu revient face cachée et est mélangé aux autres : le choix est donc pur hasard, non une décision. On ne connaît pas les valeurs de ses propres jetons. Seul son détenteur connaît la valeur d’un jeton gagné, jusqu’au décompte ; le vainqueur connaît aussi la valeur qu’il a rendue.
R-50 = Jetons Honneur. Un par paire d’Unités vaincues chez l’Attaquant, arrondi à l’inférieur, quelle qu’en soit la cause, renforts compris. S’il reste trop peu des 8 jetons, le Défenseur prend ce qu’il y a.
R-51 = Ordre de la Phase 3. Unités vers les défausses, jetons Tactique, autres jetons et dés, emplacements du plateau de l’Époque I à l’Époque IV, emplacement de jeton, mains (Attaquant, puis Défenseur). Un paquet d’Époque n’est renouvelé que lorsqu’une carte doit en être tirée et qu’il n’y en a pas.
R-52 = Plus rien dans une Époque. L’emplacement reste vide ; il ne peut pas être choisi et rompt les Liens ; il est regarni à la première Phase 3 où l’Époque a de nouveau des cartes. On peut sauter dans une telle Époque. Un Attaquant dans une Époque sans Unité, sans carte à poursuivre et sans joueur à défier n’a pas de bataille ; la Phase 3 a lieu et complète la main de ce joueur.
R-53 = Taille de la main. Il n’y a pas de maximum ; un joueur dont le paquet et la défausse réunis ne donnent pas 4 cartes en a moins.
R-54 = Héros, détails. Un Héros en main peut être retiré comme toute Unité (il ne vaut alors plus rien) ; « utilisé » signifie qu’il a figuré dans le déploiement de ce joueur lors d’une bataille, avec ou sans dés ; il est mis de côté quand le déploiement est débarrassé en Phase 3, un Héros utilisé ne peut donc pas être repris.
R-55 = Informations publiques et cachées. Cachées : mains, ordre des paquets, piles face cachée, valeurs des jetons Prouesse (R-49). Publiques : plateau, Roue, jetons détenus, Reliques, jetons Honneur, nombre de jetons Prouesse restants et gagnés, taille des mains et des paquets, toutes les défausses (donc aussi la carte que prend Reprendre), cartes retirées, Héros mis de côté.
R-56 = Égalité après tous les départages. Victoire partagée, avec proposition de revanche.
R-57 = Marqueur de manche. Il montre la manche en cours ; la partie finit avec la dernière manche achevée.
R-58 = Ordre des récompenses dans un défi. Honneur, Prouesse, Relique.
R-64 = Quand une pile se renouvelle. Là où les règles renouvellent une pile (jamais pour les Renforts : REINF-5, REINF-7 ; d’ordinaire pas pour les actions : R-13), c’est à la demande : quand il faut tirer quelque chose et qu’il ne reste rien, non quand le dernier élément quitte la pile. Ce qui est alors dans la défausse forme la nouvelle pile. Cela vaut pour les tuiles, les jetons, les Reliques, les paquets d’Époque et les paquets personnels.
R-65 = Les récompenses se prennent, elles ne se proposent pas. Relique, Prouesse et Honneur sont pris d’office ; on ne choisit que parmi les Reliques ou les jetons Prouesse que l’on regarde. Ordre contre le plateau : recruter, défausser les survivants, Relique.
R-66 = Ce que comptent Renforts et Assaut. Chaque icône : une Unité avec deux icônes Renforts appelle deux Unités, une Unité avec deux icônes Assaut retire deux Liens. Dans les éditions italienne et espagnole, chaque Unité ne compte qu’une fois.

## Points de décision

D-1 = Avant la mise en place, l’hôte choisit de 2 à 5 places, 6 ou 8 manches, une édition ou des arbitrages séparés et, s’il le souhaite, le premier joueur. Annuler : oui, jusqu’à la mise en place.
D-2 = Avant la mise en place, dans l’ordre des places, chaque joueur choisit un Sabaton que personne n’a encore (SETUP-7). Annuler : oui, jusqu’à la mise en place.
D-3 = Quand votre tour commence : insérer la première tuile (TRAVEL-2) ou jouer « Resserrez les rangs ! » (D-8). Annuler : non.
D-4 = Après chaque tuile, jusqu’au saut, vous pouvez : (a) insérer une autre tuile (TRAVEL-3, R-10) ; (b) prendre le jeton indiqué, une fois (R-7) ; (c) utiliser une Action Active inutilisée et possible (TRAVEL-14, R-60) ; (d) jouer « Resserrez les rangs ! » (D-8) ; (e) sauter dans une Époque de la tuile Active autre que la vôtre (TRAVEL-25). Annuler : (a) non ; (b), (e) oui ; (c) A et D non, B et C comme en D-6 et D-7.
D-5 = Si vous prenez un jeton alors que vous en avez 3 : choisir lequel des anciens va dans la défausse ; ce ne peut pas être le nouveau. Annuler : oui.
D-6 = Après Reprendre : choisir 1 carte de votre défausse. Annuler : oui.
D-7 = Après Retirer : choisir 1 carte de votre main (R-14). Annuler : non, sauf si rien n’a été tiré.
D-8 = Après « Resserrez les rangs ! » (en D-3, D-4, D-9, D-12 ou D-15) : rien à choisir si c’est l’action A ou D ; une carte comme en D-6 si c’est B, comme en D-7 si c’est C. Annuler : A, C, D non ; B oui.
D-9 = Après le saut, choisir : (a) une Unité face visible de l’Époque ; (b) un joueur dont le Sabaton s’y trouve ; (c) Poursuite, si la défausse de l’Époque a des cartes (D-10) ; (d) une Action Active inutilisée et possible ; (e) le jeton « Resserrez les rangs ! ». Pour (a) à (c), il faut une carte en main (R-30). S’il n’y a rien de (a) à (c) dans l’Époque, vous pouvez continuer sans bataille ou encore utiliser (d) ou (e) (R-52). Annuler : (a), (c) oui ; (b) oui, jusqu’à ce que le joueur défié ait agi ; (d), (e) comme en D-4.
D-10 = Après Poursuite, l’Attaquant choisit 1 carte de la défausse de l’Époque, Héros compris. Annuler : oui.
D-11 = Si l’Unité choisie sur le plateau a des voisines liées, l’Attaquant choisit : seulement cette Unité, aussi la voisine de gauche, aussi celle de droite, ou les deux (R-21 ; une table peut permettre toute suite ininterrompue de 3 au plus). Annuler : oui.
D-12 = Joueur défié, avant sa première Unité : jouer « Resserrez les rangs ! » ou déployer la première Unité de sa main ; à certaines tables, aussi « aucune Unité ». Annuler : « Resserrez les rangs ! » non ; Unité oui.
D-13 = Joueur défié, après chaque Unité : déployer la suivante à l’emplacement suivant, ou dire « terminé ». Annuler : oui, jusqu’à ce que l’Attaquant ait agi.
D-14 = Joueur défié, après « terminé » (à certaines tables, seulement juste avant D-17) : attribuer un de ses jetons (ni « Resserrez les rangs ! », ni Poursuite) à une de ses Unités qui n’en a pas, ou dire « terminé ». Annuler : oui, jusqu’à ce que l’Attaquant ait agi.
D-15 = Quand l’adversaire est complet, avant la première Unité de l’Attaquant : utiliser une Action Active inutilisée et possible, jouer « Resserrez les rangs ! » ou déployer la première Unité de sa main. Annuler : comme en D-4 ; Unité oui.
D-16 = Après chaque Unité, l’Attaquant déploie la suivante à l’emplacement suivant ou dit « terminé ». Annuler : oui, jusqu’à ce qu’un renfort soit tiré ou que les dés soient jetés.
D-17 = Après les Renforts, les Liens et l’Assaut, l’Attaquant attribue un de ses jetons (ni « Resserrez les rangs ! », ni Poursuite) à une de ses Unités qui n’en a pas, renforts compris, ou dit « terminé ». Annuler : oui, jusqu’à ce que les dés soient jetés.
D-18 = Après le jet, un joueur défié qui a encore des icônes Relance relance son dé ou le garde (définitif). Annuler : relancer non ; garder oui, jusqu’à ce que quelqu’un relance ou qu’une récompense soit tirée.
D-19 = Après D-18, un Attaquant qui a encore des icônes Relance relance son dé ou le garde (définitif). Annuler : comme en D-18.
D-20 = Après une bataille contre le plateau, aux tables où le recrutement est un choix : pour chaque Unité vaincue du plateau Défenseur, l’Attaquant la recrute ou la laisse. Annuler : oui, jusqu’à ce qu’une Relique ou une carte de la Phase 3 soit tirée.
D-21 = Après une victoire contre le plateau avec 1 à 3 Unités, l’Attaquant garde 1 des Reliques tirées. Annuler : non, car on tire aussitôt des cartes en Phase 3.
D-22 = Quand un défi a un vainqueur et que 2 des jetons Prouesse d’origine du perdant ont été tirés, le vainqueur en garde 1. Annuler : non, car le tirage de la Relique ou la Phase 3 suit aussitôt.
D-23 = Après un défi gagné avec 1 à 3 Unités, l’Attaquant garde 1 des Reliques du perdant tirées. Annuler : non, car on tire aussitôt des cartes en Phase 3.
