### Le livre de règles à lire : dix courts chapitres, des exemples, l’aide-mémoire, les éditions.
### Dans un paragraphe, les mots avant " | " sont en gras et servent de titre.

## Autour des chapitres

rulebook-title = Le livre de règles
rulebook-search = Chercher dans le livre et les règles
rulebook-contents = Chapitres
rulebook-neighbors = Chapitres précédent et suivant
rulebook-cheat-sheet = Aide-mémoire des icônes
rulebook-all-rules = Les { $count } règles numérotées
rulebook-editions = Ce qui change d’une édition à l’autre
rulebook-print = Imprimer le livre de règles
rulebook-minutes = { $count } min
rulebook-minutes-long =
    { $count ->
        [one] Temps de lecture : { $count } minute
       *[other] Temps de lecture : { $count } minutes
    }
rulebook-range = { $first } à { $last }
rulebook-margin = Règles numérotées de ce paragraphe
rulebook-found-chapters = Dans les chapitres
rulebook-found-rules = Règles numérotées
rulebook-found-count =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rulebook-found-none = Rien ne contient tous ces mots.
rulebook-found-more =
    { $count ->
        [one] { $count } autre règle
       *[other] { $count } autres règles
    }

## Un exemple pas à pas

rulebook-step-back = Retour
rulebook-step-next = Suite
rulebook-step-again = Depuis le début
rulebook-step-count = Étape { $step } sur { $steps }
rulebook-step-line = { $line }, { $attacker } à { $defender }.
rulebook-step-to = à
rulebook-step-survivors = Encore debout : { $attacker } à { $defender }.
rulebook-step-points = +{ $points }, soit { $total } en tout.
rulebook-fight = Livrez cette bataille vous-même
rulebook-example-par = La première bataille de Pär
rulebook-example-scorpio = Le Scorpio contre les Immortals
rulebook-example-spy = Le Spy attire les coups
rulebook-example-joakim = Chris défie Joakim
rulebook-example-chris = La même bataille sans le jeton
rulebook-example-tommy = Tommy compte ses points
rulebook-example-gear = Trois tuiles, l’une après l’autre

## 1 De quoi il s’agit

rulebook-about = De quoi il s’agit
rulebook-about-intro = Vous menez une petite Armée à travers le temps. Quatre Époques s’ouvrent devant vous, de l’Antiquité aux guerres mondiales, et dans chacune des guerriers célèbres attendent qu’on les batte. Vous sautez dans une Époque, vous y livrez une bataille, et vous repartez avec ce que vous avez gagné.
rulebook-about-gist = Voyager, combattre, recruter. Qui a le plus de points l’emporte.
rulebook-about-army = Huit simples soldats. | Tout le monde commence avec les huit mêmes Unités de Base. Elles sont faibles et ne valent rien, mais elles suffisent pour en battre de meilleures. Chaque Unité du plateau que vous vainquez rejoint votre Armée, combat désormais pour vous et compte à la fin : 1 point pour une Unité d’Élite, 3 pour un Héros.
rulebook-about-relics = Les Reliques sont le trésor. | Gagnez une bataille contre le plateau et vous prenez une Relique. Chacune appartient à une Époque, et plusieurs d’une même Époque valent bien plus ensemble que séparément. Moins vous envoyez d’Unités, plus vous avez de Reliques au choix.
rulebook-about-rivals = Les autres sont aussi des proies. | Si un rival se trouve dans l’Époque où vous entrez, vous pouvez le défier au lieu d’affronter le plateau. Le vainqueur prend au perdant un jeton Prouesse, qui cache de 1 à 5 points.
rulebook-about-length = Six manches. | De deux à cinq joueurs jouent chacun un tour par manche. Après six manches (huit pour une longue campagne), on compte les points. Personne n’est jamais éliminé, et aucune Armée ne diminue contre le gré de son propriétaire.

## 2 La table

rulebook-table = La table
rulebook-table-intro = Le plateau est une rangée de quatre Époques, de I à IV. Dans chacune, trois Unités sont face visible : tout le monde voit donc à tout moment douze adversaires possibles. Chaque Époque a son paquet et sa défausse.
rulebook-table-gears = La Roue de l’Histoire. | À côté du plateau se trouve une roue dentée qui porte quatre actions. Deux tuiles sont dans sa glissière, l’une Active, l’autre en Attente, et trois jetons Tactique sont posés à côté. La Roue décide où vous pouvez aller ce tour-ci et ce que vous pouvez faire en chemin.
rulebook-table-area = Votre espace. | Vous avez quatre cartes en main, un paquet et une défausse à vous. Devant vous se trouvent une Relique, reçue au départ, et vos quatre jetons Prouesse, face cachée. Même vous n’en connaissez pas la valeur : ils ne valent quelque chose que pour qui vous les prend.
rulebook-table-secret = Peu de secrets. | Sont cachés : les mains, les piles face cachée et la valeur des jetons Prouesse. Tout le reste est visible : Reliques, jetons, défausses, et le nombre de cartes de chacun.
rulebook-table-card = Lire une carte. | En bas, trois nombres : Longue Portée, Portée Moyenne, Mêlée. Les éclats rouges, ses icônes Dommage, disent combien de dommages l’Unité supporte avant de tomber. Un demi-bouclier au bord peut former un Lien. Les icônes de gauche agissent avant les dés, celles de droite pendant la bataille.
rulebook-table-yours = Ce qui est à vous le reste. | Personne ne peut vous prendre une Unité. Elle ne part que si vous la renvoyez vous-même, par l’action Retirer, et elle quitte alors le jeu pour de bon.

## 3 Un tour

rulebook-turn = Un tour
rulebook-turn-intro = Votre tour compte trois phases, toujours les trois et toujours dans cet ordre. Ensuite, c’est à votre voisin de gauche.
rulebook-turn-gist = Voyage, combat, rétablissement.
rulebook-turn-travel = D’abord, vous voyagez. | Insérez d’une à trois tuiles dans la Roue. Prenez le jeton Tactique que désigne la tuile Active, utilisez si vous le voulez les deux Actions Actives, puis sautez dans l’une des deux Époques de la tuile.
rulebook-turn-opponent = Puis vous choisissez l’adversaire. | Prenez l’une des trois Unités visibles de votre Époque, ou défiez un joueur dont le Sabaton s’y trouve. Il y a exactement une bataille par tour, et vous en êtes l’Attaquant.
rulebook-turn-deploy = Vous savez qui vous affrontez. | Les cartes du Défenseur sont posées les premières. Alors seulement vous déployez d’une à quatre Unités de votre main, la première contre le Front de Bataille, les autres derrière, dans l’ordre de votre choix. Une Unité posée ne bouge plus.
rulebook-turn-engage = Avant les dés. | Suivent cinq étapes, chacune pour les deux camps : les Renforts arrivent, les Liens se forment, l’Assaut brise des Liens, les jetons Tactique sont attribués, les dés sont jetés. Au moment de déployer, personne ne connaissait ni les renforts ni les dés.
rulebook-turn-lines = Trois Lignes. | La bataille elle-même, c’est Longue Portée, Portée Moyenne, Mêlée. Vous ne décidez plus de rien : vous regardez.
rulebook-turn-restore = À la fin, tout se rétablit. | Le vainqueur est récompensé, le plateau se regarnit, et ceux qui ont combattu reviennent à quatre cartes. Tout cela se fait tout seul.

## 4 La Roue

rulebook-gears = La Roue
rulebook-gears-intro = Chaque tuile montre deux Époques et désigne l’un des trois jetons Tactique. Vous tirez une tuile de la pile et la poussez dans la glissière de la Roue. On ne peut pas la refuser.
rulebook-gears-gist = La tuile en Attente devient Active. Vous savez donc toujours ce qu’apportera votre première tuile.
rulebook-gears-push = L’une pousse l’autre. | La nouvelle tuile prend la position d’Attente, celle qui attendait passe en position Active, et celle qui était Active sort. Chaque tuile fait aussi tourner la Roue d’un secteur.
rulebook-gears-stop = Arrêtez-vous quand cela vous plaît. | La première tuile est obligatoire, une deuxième et une troisième sont facultatives. Après chacune, vous voyez les nouvelles Époques, le jeton et les actions. Dès que vous prenez le jeton, utilisez une action ou sautez, la Roue ne bouge plus ce tour-ci.
rulebook-gears-actions = Deux actions brillent. | Deux flèches pointent vers la Roue. Vous pouvez utiliser une fois chacune des deux actions désignées, dans l’ordre de votre choix, ou vous en passer. Une action irréalisable est simplement perdue.
rulebook-gears-token = Un jeton est à portée. | C’est celui que désigne la tuile Active. Vous pouvez en avoir trois ; si vous en avez déjà trois, vous pouvez en échanger un.
rulebook-gears-jump = Le Saut dans le Temps. | Votre Sabaton saute dans l’une des deux Époques de la tuile Active, jamais dans celle où il se trouve déjà. Si la tuile montre l’Époque où vous êtes, il reste l’autre, ou une tuile de plus.
rulebook-gears-deadline = Servez-vous-en avant de déployer. | Après le saut, vos actions sont encore disponibles. Dès votre première Unité posée, elles sont perdues : regardez d’abord l’adversaire, tirez ensuite.

## 5 Une bataille, ligne par ligne

rulebook-battle = Une bataille, ligne par ligne
rulebook-battle-intro = Deux rangées d’Unités se rencontrent au Front de Bataille. Elles s’affrontent trois fois : de loin, à moyenne portée, puis au corps à corps. Chaque fois, chaque camp additionne un nombre de chacune de ses Unités encore debout, puis son dé. Un total négatif compte pour zéro.
rulebook-battle-gist = Le plus grand nombre gagne la Ligne. L’écart, ce sont les dommages.
rulebook-battle-damage = Les dommages frappent devant. | Ils commencent par l’Unité la plus proche du Front. Quand elle en a subi autant qu’elle a d’éclats, elle tombe, et le reste passe à celle de derrière.
rulebook-battle-wounds = Les blessures restent. | Une Unité encore debout garde ses dommages à la Ligne suivante, et son nombre y compte toujours en entier.
rulebook-battle-fallen = Qui tombe ne compte plus. | Une Unité vaincue est retournée. Ses nombres, ses icônes et son jeton ne valent plus : ce que vous perdez de loin vous manquera de près.
rulebook-battle-end = Qui a le plus d’Unités debout gagne. | La force n’y fait rien, seul le nombre compte. À égalité, l’Attaquant gagne. Si plus personne n’est debout, personne ne gagne. Un camp sans Unité a perdu aussitôt ; les Lignes qui restent ne se jouent pas.
rulebook-battle-spoils = Ce que vous emportez. | Victoire ou défaite, chaque Unité du plateau que vous avez abattue va dans votre défausse et vous appartient. Les survivantes vont dans la défausse de leur Époque. Une Relique n’est que pour le vainqueur.

## 6 Liens et icônes

rulebook-links = Liens et icônes
rulebook-links-intro = Demi-boucliers et icônes font d’une foule une armée. Ceux du côté gauche de la carte agissent avant les dés, ceux du côté droit tant que l’Unité est debout.
rulebook-links-link = Deux moitiés font un Lien. | Quand deux cartes sont côte à côte et que leurs demi-boucliers en forment un entier du même type, on y pose un jeton Lien. Il prend le premier dommage destiné à l’une des deux Unités, puis disparaît. Une Unité qui a un Lien ne peut pas tomber.
rulebook-links-board = Les Unités liées viennent ensemble. | Si l’Unité que vous choisissez sur le plateau est liée à ses voisines, vous pouvez les affronter toutes à la fois, même à cheval sur deux Époques. Plus à battre, plus à gagner.
rulebook-links-reinforcement = Renforts | apporte une Unité de plus par icône, du dessus du paquet à l’arrière du déploiement. C’est obligatoire, et cela compte pour le dé et la Relique.
rulebook-links-assault = Assaut | retire un Lien ennemi par icône, à partir du Front, une fois, avant les jetons et les dés.
rulebook-links-heroic = Mort Héroïque | rend le coup. Une Unité qui tombe inflige aussitôt un dommage par icône à l’Unité ennemie au Front.
rulebook-links-accuracy = Précision | étouffe la Mort Héroïque. Avec une icône, le premier dommage que votre camp inflige dans une Ligne n’en déclenche pas ; avec deux icônes, les deux premiers. On recommence à compter à chaque Ligne.
rulebook-links-diversion = Diversion | attire le premier dommage d’une Ligne sur son Unité, où qu’elle soit. Ce n’est pas facultatif.
rulebook-links-relaunch = Relance | permet à un camp de relancer son dé, une fois par icône. Le joueur défié décide le premier. Pour les Unités du plateau, cela se fait tout seul, et seulement tant que leur dé montre une valeur négative.

## 7 Dés et audace

rulebook-dice = Dés et audace
rulebook-dice-intro = Il y a deux dés, un par camp, jetés une seule fois. Ce qu’ils montrent vaut pour les trois Lignes. Lequel vous revient ne dépend que d’une chose : combien d’Unités vous, l’Attaquant, avez sur la table.
rulebook-dice-gist = Jusqu’à trois Unités, le dé puissant. À partir de quatre, le dé risqué.
rulebook-dice-faces = Puissant et risqué. | Le dé puissant ne nuit jamais : il ajoute 1 ou 2 dans une Ligne. Le dé risqué peut être le meilleur ou le pire : trois de ses faces aident, trois nuisent. L’autre camp a toujours l’autre dé, quel que soit le nombre de ses Unités.
rulebook-dice-ladder = L’audace paie. | Le nombre de vos Unités décide aussi combien de Reliques vous regardez en cas de victoire. Avec une seule, vous choisissez parmi quatre ; avec quatre, vous prenez ce qui vient ; avec cinq, rien. Un champion seul perd peut-être plus souvent, mais il rapporte la Relique que vous voulez.
rulebook-dice-count = Les renforts comptent. | Une trompette dans votre déploiement peut changer trois Unités en quatre et vous coûter le meilleur dé et le choix. Elle n’est jamais facultative : pensez-y avant de déployer.
rulebook-dice-tokens = Les jetons Tactique. | Après l’Assaut, vous pouvez poser jusqu’à trois jetons sur vos Unités, un au plus sur chacune. La plupart ajoutent à une Ligne ou prêtent une Aptitude. Un jeton tombe avec son Unité, et après la bataille tous ceux qui ont servi sont défaussés.
rulebook-dice-moments = Deux jetons à part. | *Resserrez les rangs !* fait tirer deux cartes, à votre tour ou quand on vous défie, avant de déployer. *Poursuite* vous laisse affronter une carte au choix de la défausse de votre Époque, même un Héros.

## 8 Défis

rulebook-challenges = Défis
rulebook-challenges-intro = Si un autre Sabaton se trouve dans l’Époque où vous sautez, vous pouvez défier son joueur au lieu d’affronter le plateau. S’il y en a plusieurs, vous en choisissez un.
rulebook-challenges-gist = Un défi ne se refuse pas.
rulebook-challenges-order = Le Défenseur commence. | Il déploie d’une à trois Unités de sa main et pose tout de suite ses jetons Tactique. Vous voyez tout cela, puis vous déployez comme toujours d’une à quatre Unités. Dés et Lignes sont les mêmes que contre le plateau.
rulebook-challenges-example = La ruse de Joakim. | Chris saute dans l’Époque de Joakim avec une bonne main. Joakim a un jeton Diversion et le pose sur l’Unité qui supporte deux dommages. Suivez la bataille pas à pas et voyez ce que cela change.
rulebook-challenges-without = Sans le jeton, | les mêmes cartes et les mêmes dés auraient donné la bataille à Chris.
rulebook-challenges-prowess = Le prix, c’est la Prouesse. | Le vainqueur tire deux des jetons Prouesse d’origine du perdant, les regarde en secret, en garde un et rend l’autre. Les jetons que le perdant a gagnés ailleurs sont à l’abri.
rulebook-challenges-relic = Un Attaquant prend aussi une Relique. | On mélange les Reliques du perdant ; avec une Unité, l’Attaquant en regarde quatre, avec quatre une seule, avec cinq aucune, et il en garde une. Un Défenseur qui gagne n’a que le jeton.
rulebook-challenges-honor = Honneur aux vaincus. | Un Défenseur qui perd prend un jeton Honneur, 1 point, par paire d’Unités vaincues chez l’Attaquant. Si les deux camps sont anéantis, personne ne reçoit rien. Et aucune Unité ne change jamais de main.

## 9 Rétablissement

rulebook-restoration = Rétablissement
rulebook-restoration-intro = La bataille finie, on remet la table en ordre. Dans cette phase, il n’y a rien à décider ; le jeu s’en charge.
rulebook-restoration-units = Tout le monde à la défausse. | Toutes vos Unités, tombées ou non, vont dans votre défausse, avec celles que vous venez de recruter. Elles reviennent quand votre paquet est épuisé, ou plus tôt par les actions Reprendre et Regrouper. Une défaite ne vous coûte donc aucune Unité, seulement du temps.
rulebook-restoration-heroes = Un Héros combat une fois. | Un Héros qui était dans votre déploiement est mis de côté après la bataille. Il ne combat plus jamais, mais garde ses 3 points.
rulebook-restoration-board = Le plateau se regarnit. | Chaque emplacement vide reçoit la première carte de son Époque. Quand le paquet d’une Époque est vide, on mélange sa défausse. L’emplacement de jeton vide est rempli aussi, et les jetons utilisés sont défaussés.
rulebook-restoration-hand = Retour à quatre cartes. | Ceux qui ont combattu tirent jusqu’à en avoir quatre. Si le paquet ne suffit pas, la défausse devient le nouveau paquet. On peut garder plus de quatre cartes. Ceux qui n’ont pas combattu ne tirent pas.
rulebook-restoration-short = Votre paquet ne se renouvelle tout seul qu’ici. | Une action ou un renfort qui le trouve vide n’apporte rien ; pour mélanger plus tôt, il y a Regrouper.
rulebook-restoration-next = Le tour suivant. | On continue par la gauche. Après le dernier tour de la dernière manche, on compte les points.

## 10 Ce qui rapporte

rulebook-points = Ce qui rapporte
rulebook-points-intro = On compte une seule fois, à la fin. La plupart des points sont visibles en permanence ; seuls les jetons Prouesse gardent leur secret jusque-là.
rulebook-points-gist = Unités, Héros, Reliques par Époque, et ce que vous avez pris à vos rivaux.
rulebook-points-units = Votre Armée. | Chaque Unité d’Élite que vous possédez vaut 1 point, chaque Héros 3, qu’ils soient en main, dans le paquet, dans la défausse ou mis de côté. Les Unités de Base ne valent rien, et celles que vous avez retirées ne comptent plus.
rulebook-points-relics = Les Reliques par Époque. | Comptez chaque Époque à part. Une Relique vaut 1 point, deux 2, trois 4, quatre 6, cinq ou plus 9. Trois Reliques d’une même Époque valent plus que trois différentes : il vaut la peine de choisir.
rulebook-points-prowess = La Prouesse. | Un jeton gagné vaut le nombre qu’il porte, de 1 à 5. Les vôtres, si personne ne les a pris, ne valent rien. Quelques défis gagnés peuvent renverser une partie.
rulebook-points-honor = L’Honneur. | Chaque jeton Honneur vaut 1 point. Les jetons Tactique qui restent ne comptent pas.
rulebook-points-tie = Égalité ? | La victoire va à qui a le plus de Reliques, puis à qui a le plus de Héros. Si cela ne départage pas non plus, la victoire est partagée.

## Les exemples, pas à pas

rulebook-example-par-1 = Pär est dans l’Époque II et choisit les Trưng Sisters. Elles sont liées aux Genoese Crossbowmen, et il ose affronter les deux. Il déploie trois Unités : Trebuchet devant, puis Archers, puis Conscripts.
rulebook-example-par-2 = Les Conscripts sonnent la trompette. La première carte du paquet de Pär est le Spy, qui vient à l’arrière. Il a maintenant quatre Unités.
rulebook-example-par-3 = Les demi-boucliers des Crossbowmen et des Sisters forment un bouclier entier. On y pose un jeton Lien.
rulebook-example-par-4 = Avec quatre Unités, Pär jette le dé risqué et a de la chance : +1 à chaque Ligne. L’Époque jette le dé puissant : +2 en Mêlée.
rulebook-example-par-5 = Deux dommages pour le Front. Le premier brise le Lien, le second abat les Crossbowmen.
rulebook-example-par-6 = Les Crossbowmen auraient ajouté 3 ici, mais ils ne sont plus là. Un dommage pour les Sisters. Elles ont deux éclats et tiennent.
rulebook-example-par-7 = Les Sisters frappent à 3, et le dé ajoute 2. Trois dommages à partir du Front : Trebuchet, Archers et Conscripts tombent.
rulebook-example-par-8 = Le Spy contre les Sisters : une Unité de chaque côté, et l’égalité profite à l’Attaquant. Pär recrute les Crossbowmen et prend la première Relique de la pile. Les Sisters vont dans la défausse de leur Époque.

rulebook-example-scorpio-1 = Les Persian Immortals de l’Époque I rendent le coup quand ils tombent. Pär envoie le Vitruvian Scorpio seul : il a la Précision.
rulebook-example-scorpio-2 = Les Immortals appellent un renfort du paquet de leur Époque : les Carthaginian Soldiers.
rulebook-example-scorpio-3 = Une seule Unité : Pär jette le dé puissant. Le dé risqué de l’Époque montre +3 en Mêlée, ce qui serait la fin du Scorpio.
rulebook-example-scorpio-4 = Deux dommages. Le premier abat les Immortals. La Précision le couvre : pas de Mort Héroïque. Le second abat les Soldiers.
rulebook-example-scorpio-5 = Plus personne ne défend, et les autres Lignes ne se jouent pas. Pär recrute les deux, et avec une Unité il choisit parmi quatre Reliques.

rulebook-example-spy-1 = Pär affronte les Bantu Ruga-Ruga dans l’Époque IV avec quatre Unités. Le Spy est en deuxième position.
rulebook-example-spy-2 = La trompette des Ruga-Ruga amène la Ballonabwehrkanone, qui frappe de loin à 3.
rulebook-example-spy-3 = Pär pose un jeton Diversion sur le Spy. Le premier dommage de chaque Ligne ira désormais sur lui.
rulebook-example-spy-4 = Quatre Unités : Pär jette le dé risqué et obtient +1 partout. Le dé puissant de l’Époque ajoute 1 à Portée Moyenne.
rulebook-example-spy-5 = Un dommage pour Pär. Le Spy l’attire et tombe, mais il emporte le Front ennemi : sa Mort Héroïque abat les Ruga-Ruga.
rulebook-example-spy-6 = Deux Archers et le dé font 3. Un dommage, et le canon se tait.
rulebook-example-spy-7 = Trois Unités contre aucune. Pär recrute les deux et prend la première Relique de la pile.

rulebook-example-joakim-1 = Joakim déploie le premier : les Iceni Rebels devant, les Spartan Hoplites derrière.
rulebook-example-joakim-2 = Il pose aussitôt le jeton Diversion sur les Hoplites. Ils ont deux éclats et peuvent encaisser un coup.
rulebook-example-joakim-3 = Chris voit tout cela et déploie trois Unités : Balearic Slingers, Egyptian Charioteers, Shield Bearers.
rulebook-example-joakim-4 = Trois Unités : Chris jette le dé puissant, +1 à Longue Portée. Le dé risqué de Joakim ajoute 1 à chaque Ligne. Chris pourrait relancer le sien grâce à la Relance des Slingers ; il le garde.
rulebook-example-joakim-5 = Un dommage pour Joakim. Les Hoplites l’attirent et tiennent.
rulebook-example-joakim-6 = Totaux égaux. Personne n’est blessé.
rulebook-example-joakim-7 = Toutes les Unités de Joakim sont encore là et frappent à 5. Deux dommages : Slingers et Charioteers tombent.
rulebook-example-joakim-8 = Deux Unités contre une : le Défenseur gagne. Joakim regarde deux jetons Prouesse de Chris et en garde un.

rulebook-example-chris-1 = Les mêmes déploiements, mais pas de jeton sur les Hoplites.
rulebook-example-chris-2 = Les mêmes dés.
rulebook-example-chris-3 = Cette fois, le dommage frappe devant. Les Iceni Rebels tombent, et la Précision des Charioteers les empêche de rendre le coup.
rulebook-example-chris-4 = Totaux égaux. Personne n’est blessé.
rulebook-example-chris-5 = Sans les Rebels, Joakim a deux de moins. Encore égalité.
rulebook-example-chris-6 = Trois contre une. Un seul jeton a fait la différence.

rulebook-example-tommy-1 = Trois Unités d’Élite, l’une en main, l’une dans le paquet, l’une dans la défausse : 1 point chacune.
rulebook-example-tommy-2 = Le Lion from the North a livré son unique bataille et a été mis de côté. Un Héros vaut quand même 3.
rulebook-example-tommy-3 = Quatre Reliques de l’Époque IV valent 6, et une de l’Époque I vaut 1.
rulebook-example-tommy-4 = Un jeton Prouesse pris à Hannes montre 5. Les quatre jetons de Tommy lui-même ne comptent pas.

rulebook-example-gear-1 = Avant le tour. La tuile Active sortira à la première poussée ; celle en Attente prendra sa place.
rulebook-example-gear-2 = La première tuile est en place. Celle qui attendait est maintenant Active, et la Roue a tourné d’un secteur.
rulebook-example-gear-3 = Une deuxième tuile. D’autres Époques, peut-être un autre jeton, et les deux actions suivantes.
rulebook-example-gear-4 = La troisième et dernière. À partir d’ici, il n’y a plus que le saut.

## Images des chapitres

rulebook-figure-sabatons = Les cinq Sabatons
rulebook-figure-eras = Les quatre Époques
rulebook-figure-board = Le plateau : trois Unités visibles par Époque
rulebook-figure-area = Votre espace au départ
rulebook-figure-card = Les parties d’une carte
rulebook-figure-phases = Les trois phases d’un tour
rulebook-figure-actions = Les quatre actions de la Roue
rulebook-figure-icons = Les six icônes
rulebook-figure-pair = Deux demi-boucliers d’un même type, et le Lien qu’ils forment
rulebook-figure-faces = Les faces des deux dés
rulebook-figure-ladder = Unités, dé et Reliques
rulebook-figure-circle = Le chemin d’une carte
rulebook-figure-sets = Points pour les Reliques d’une Époque
rulebook-part-values = Trois nombres, un par Ligne
rulebook-part-bursts = Éclats : les dommages qu’elle supporte
rulebook-part-halves = Demi-boucliers : ils peuvent former des Liens
rulebook-part-engagements = Icônes qui agissent avant les dés
rulebook-part-abilities = Aptitudes, tant qu’elle est debout
rulebook-part-crest = Son Époque, ou le Sabaton de l’Unité de Base
rulebook-times = ×{ $count }
rulebook-column-units = Vos Unités
rulebook-column-die = Votre dé
rulebook-column-relics = Reliques au choix
rulebook-column-set = Reliques d’une Époque
rulebook-column-points = Valeur en points
rulebook-or-more = { $count } ou plus
rulebook-circle-deck = Paquet
rulebook-circle-hand = Main
rulebook-circle-battle = Déploiement
rulebook-circle-discard = Défausse

## L’aide-mémoire des icônes

rulebook-icons-lines = Les trois Lignes
rulebook-icons-line-words-long = D’abord. De loin.
rulebook-icons-line-words-medium = Ensuite. À mi-distance.
rulebook-icons-line-words-close = Enfin. Corps à corps.
rulebook-icons-before = Avant les dés
rulebook-icons-battle = Pendant la bataille
rulebook-icons-shields = Boucliers et dommages
rulebook-icons-half = Demi-bouclier : à côté d’une moitié du même type, il devient un Lien
rulebook-icons-link = Jeton Lien : prend un dommage pour ses deux Unités
rulebook-icons-burst = Éclats : à tant de dommages, l’Unité tombe
rulebook-icons-wound = Dommage subi
rulebook-icons-gears = La Roue de l’Histoire
rulebook-icons-tile = Une tuile : deux Époques où sauter, et l’emplacement de jeton qu’elle désigne
rulebook-icons-tokens = Jetons Tactique
rulebook-icons-token-line = Ajoute son nombre dans une Ligne
rulebook-icons-dice = Dés et Reliques
rulebook-icons-points = Points à la fin
rulebook-icons-elite = Unité d’Élite
rulebook-icons-hero = Héros
rulebook-icons-prowess = Jeton Prouesse gagné
rulebook-icons-honor = Jeton Honneur
rulebook-icons-print = Imprimer cette page

## Les éditions

rulebook-editions-lead = Les cinq livrets imprimés ne s’accordent pas partout. Une table peut se jouer selon chacun d’eux ; « Nos arbitrages » est la lecture qui convient le mieux à la plupart des tables.
rulebook-editions-play = Ce qui change la partie
rulebook-editions-differs = S’écarte de nos arbitrages
rulebook-editions-question = La question
rulebook-editions-slips = Ce que votre livret dit par erreur
rulebook-editions-slips-lead = Ces phrases contredisent le reste de leur propre livret, ou tous les autres. Ici, aucune édition ne se joue ainsi.
rulebook-slip-en-relics = Dans l’exemple des points de Tommy, ses quatre Reliques sont de l’Époque IV, non de l’Époque I.
rulebook-slip-de-tile = Une nouvelle tuile va en position d’Attente ; elle ne devient pas Active aussitôt.
rulebook-slip-fr-dice = Avec plus de trois Unités, le dé puissant ne va pas aux deux camps : l’Attaquant jette le dé risqué.
rulebook-slip-fr-reinforcement = Plusieurs icônes Renforts amènent plusieurs Unités, et non une seule.
rulebook-slip-fr-tie = Le chapitre sur la victoire et l’égalité manque ; celui des autres éditions s’applique.
rulebook-slip-fr-token = Un jeton posé sur une Unité ne peut pas être déplacé ; il ne cesse pas d’agir.
rulebook-slip-it-board = Le plateau Défenseur est à droite du plateau Attaquant.
rulebook-slip-es-board = Le plateau Attaquant est à gauche du plateau Défenseur.
rulebook-slip-es-relaunch = Relance d’une Unité du plateau : l’Attaquant relance le dé de celle-ci ; on ne le lui prend pas.
