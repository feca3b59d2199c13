### Une phrase d’histoire pour chaque carte Unité et Relique, et les noms des Reliques.
### Les noms des Unités restent dans toutes les langues tels qu’ils sont imprimés.


## Unités de Base

note-trebuchet = Un trébuchet à contrepoids lançait par-dessus les remparts des pierres de cent kilos, encore et encore.
note-archers = Du Nil au fleuve Jaune, des masses d’archers décidèrent du sort des batailles bien avant que la poudre ne les fasse taire.
note-conscripts = Arrachés aux champs et aux ateliers, les conscrits ont rempli les rangs de presque toutes les armées de l’histoire.
note-spy = Sun Tzu acheva « L’Art de la guerre » par un chapitre sur les espions, ces yeux sans lesquels nulle armée ne devrait marcher.
note-shield-bearers = Les porte-boucliers assyriens tenaient des écrans d’osier plus hauts qu’un homme pour couvrir les archers derrière eux.

## Unités d’Élite de l’Époque I

note-persian-immortals = Selon Hérodote, cette garde royale comptait toujours dix mille hommes : chaque mort était remplacé sur-le-champ.
note-carthaginian-soldiers = Libyens, Ibères et Numides servaient à la solde de Carthage ; Hannibal leur fit franchir les Alpes enneigées.
note-vitruvian-scorpio = Vitruve consigna les proportions de cette baliste à torsion, assez précise pour abattre des hommes un à un.
note-spartan-hoplites = Formés dès l’âge de sept ans, les citoyens de Sparte marchaient au combat en cadence, au son des flûtes.
note-roman-legionaries = Un légionnaire lançait ses javelots, tirait son glaive et, avant la nuit, creusait encore un camp fortifié.
note-macedonian-phalanx = Avec des piques d’environ cinq mètres, les fantassins d’Alexandre clouaient l’ennemi sur place pendant que la cavalerie frappait.
note-scythian-horse-archers = Les Scythes tiraient en selle au grand galop, et des tombes garnies d’armes montrent que des femmes aussi partaient en guerre à cheval.
note-nubian-archers = L’Égypte appelait la Nubie le Pays de l’Arc et engagea ses tireurs pendant bien plus de mille ans.
note-mauryan-war-elephants = Chandragupta Maurya céda par traité cinq cents éléphants ; ils aidèrent Séleucos à vaincre à Ipsos en 301 av. J.-C.
note-egyptian-charioteers = À Qadesh, vers 1274 av. J.-C., Ramsès II affronta les Hittites dans l’une des plus grandes batailles de chars connues.
note-qin-crossbowmen = Les détentes de bronze trouvées dans les fosses de l’armée de terre cuite montrent comment Qin arma d’arbalètes des régiments entiers.
note-iceni-rebels = Menés par la reine Boudica en 60 ou 61 apr. J.-C., les Icéniens et leurs alliés incendièrent Colchester, Londres et St Albans.
note-balearic-slingers = Aux Baléares, les mères ne donnaient à leurs fils que le pain qu’ils parvenaient à toucher, affirment les auteurs antiques.
note-moche-warriors = Les poteries peintes de la côte nord du Pérou montrent des guerriers mochicas armés de massues, luttant pour capturer l’ennemi vivant.
note-parthian-cataphracts = Homme et cheval portaient une armure d’écailles ; à Carrhes, en 53 av. J.-C., mille de ces lanciers contribuèrent à briser Crassus.

## Unités d’Élite de l’Époque II

note-genoese-crossbowmen = Engagés dans toute l’Europe, ils rechargeaient à l’abri de pavois, hauts boucliers dressés sur le sol.
note-trung-sisters = Trưng Trắc et Trưng Nhị chassèrent du nord du Viêt Nam le gouverneur des Han en 40 apr. J.-C. et régnèrent trois ans.
note-viking-raiders = À bord de navires à faible tirant d’eau, ils accostaient sur n’importe quelle plage et remontaient les fleuves ; en 845, ils pillèrent Paris.
note-varangian-guard = Des Scandinaves, des Rus et plus tard des Anglais gardaient l’empereur à Constantinople avec de longues haches à deux mains.
note-english-longbowmen = À Azincourt, en 1415, les archers formaient le gros de l’armée d’Henri V ; sous leurs flèches, les chevaliers de France s’enlisèrent dans la boue.
note-mongol-horse-archers = Chaque cavalier menait des chevaux de rechange : une armée mongole devançait souvent la nouvelle de sa venue.
note-kamakura-samurai = En 1274 et 1281, les guerriers du Japon firent face sur les plages aux flottes de Kubilaï Khan ; la seconde fois, un typhon fit le reste.
note-mamluk-lancers = Achetés enfants comme esclaves et formés à combattre à cheval, les Mamelouks arrêtèrent les Mongols à Aïn Djalout en 1260.
note-greek-fire-dromon = Les galères byzantines crachaient un feu liquide qui brûlait sur l’eau ; la recette fut gardée si secrète qu’elle est perdue.
note-knights-templar = Moines voués à la pauvreté et chevaliers en armure, les Templiers combattirent en Terre sainte pendant près de deux siècles.
note-hussite-war-wagon = Jan Žižka enchaîna des chariots de ferme pour en faire des forts roulants, d’où des paysans de Bohême tiraient sur les chevaliers croisés.
note-song-fire-lancers = À De’an, en 1132, les défenseurs Song firent une sortie avec des lances à feu en bambou, lointaines ancêtres de toutes les armes à feu.
note-ethiopian-chewa = Les empereurs d’Éthiopie établirent aux frontières ces régiments permanents, chacun fier de son propre nom.
note-tongan-war-canoe = De grandes pirogues doubles portaient les guerriers du Tuʻi Tonga à travers un royaume marin d’îles éparpillées dans le Pacifique.
note-toltec-warriors = Les géants de pierre de Tula montrent encore des guerriers toltèques : pectoral en papillon sur la poitrine, propulseur à la main.

## Unités d’Élite de l’Époque III

note-winged-hussars = Célèbres pour leurs ailes de plumes, les hussards de Pologne dévalèrent la pente en 1683 pour délivrer Vienne.
note-caroleans = À Narva, en 1700, les hommes de Charles XII battirent en pleine tempête de neige une armée russe plusieurs fois plus nombreuse.
note-landsknechts = Maximilien Iᵉʳ aurait laissé ses piquiers s’habiller de couleurs aussi voyantes qu’ils voulaient : leur vie était bien assez courte et dure.
note-janissaries = L’infanterie de la maison du sultan adopta tôt les armes à feu et tenait sa marmite à soupe pour aussi sacrée qu’un étendard.
note-eagle-warriors = Pour entrer dans cet ordre aztèque, un guerrier devait ramener des captifs ; le casque d’aigle était sa récompense.
note-swiss-guard = En 1527, 147 des 189 gardes tombèrent devant Saint-Pierre pour que le pape Clément VII puisse s’échapper.
note-turtle-ship = L’amiral Yi Sun-sin lança contre la flotte du Japon ces navires au toit hérissé de pointes, une tête de dragon à la proue.
note-agojie = Les régiments entièrement féminins du Dahomey, issus, dit-on, de chasseuses d’éléphants, devinrent les troupes de choc du royaume.
note-zulu-impi = Chaka entraîna ses régiments à frapper comme un taureau : le poitrail retient l’ennemi pendant que les cornes l’encerclent.
note-zaporozhian-cossacks = De leurs forts en aval des rapides du Dniepr, ces guerriers libres lançaient leurs bateaux en raid jusqu’au Bosphore.
note-jacobite-highlanders = À Prestonpans, en 1745, une seule charge des Highlanders balaya une armée du gouvernement en quelques minutes.
note-old-guard = Coiffés du bonnet à poil, les vétérans de Napoléon étaient ses grognards : eux seuls osaient se plaindre devant lui.
note-maori-taua = Les troupes de guerre māories adoptèrent le mousquet vers 1820 et bâtirent des forts à tranchées qui tinrent plus tard en échec les canons britanniques.
note-mapuche-lancers = Les Mapuches du Chili retournèrent contre l’Espagne les chevaux capturés et gardèrent leur liberté pendant trois siècles.
note-mysore-rocketeers = Les fusées à corps de fer de Haidar Alî et de Tipû Sultân volaient à plus d’un kilomètre et furent copiées en Grande-Bretagne.

## Unités d’Élite de l’Époque IV

note-bantu-ruga-ruga = Ces irréguliers d’Afrique orientale, jadis la force du chef Mirambo, servirent d’auxiliaires pendant la Première Guerre mondiale.
note-ballonabwehrkanone = Krupp construisit la première pièce de ce genre en 1870, pour tirer sur les ballons qui emportaient le courrier hors de Paris assiégé.
note-harlem-hellfighters = Le 369ᵉ régiment d’infanterie passa 191 jours au front en France : plus, dit-on, qu’aucun autre régiment américain.
note-night-witches = Les femmes du 588ᵉ régiment soviétique mettaient leurs moteurs au ralenti et planaient vers leurs cibles dans des biplans de bois et de toile.
note-flying-circus = L’escadre de chasse du Baron rouge, peinte de couleurs criardes, se déplaçait le long du front par le train, tentes comprises.
note-mark-i-tank = Le 15 septembre 1916, près de Flers, ces caisses d’acier cliquetantes furent les premiers chars à monter au combat.
note-gurkha-rifles = Des montagnards du Népal, armés du couteau courbe kukri, servent dans les rangs britanniques et indiens depuis 1815.
note-anzacs = Des volontaires d’Australie et de Nouvelle-Zélande s’accrochèrent huit mois, en 1915, aux falaises de Gallipoli.
note-wizna-defenders = En septembre 1939, quelques centaines de Polonais dans une poignée de bunkers retinrent trois jours le corps blindé de Guderian.
note-lakota-warriors = Avec leurs alliés cheyennes et arapahos, ils submergèrent la cavalerie de Custer à Little Bighorn en 1876.
note-smoking-snakes = « Un serpent fumera avant que le Brésil n’entre en guerre », plaisantait-on ; ses troupes en Italie en firent leur insigne.
note-t-34-tanks = Un blindage incliné, de larges chenilles et un diesel robuste rendaient ce char soviétique rapide à construire et difficile à arrêter.
note-screaming-eagles = Parachutée derrière les plages de Normandie, la 101ᵉ division aéroportée tint ensuite Bastogne encerclée à Noël 1944.
note-hms-dreadnought = Dix canons lourds et des turbines à vapeur : à son entrée en service, en 1906, tous les cuirassés antérieurs parurent dépassés.
note-sihang-defenders = En 1937, quelque 400 soldats chinois tinrent des jours durant un entrepôt de Shanghai, sous les yeux de la foule massée sur l’autre rive de la rivière Suzhou.

## Héros

note-leonidas = Le roi de Sparte renvoya la plupart de ses alliés et tomba au défilé des Thermopyles parmi ceux, peu nombreux, qui étaient restés.
note-fu-hao = Les os oraculaires des Shang parlent de cette reine et générale qui mena treize mille soldats vers 1200 av. J.-C.
note-joan-of-arc = Fille de paysans, âgée d’environ dix-sept ans, elle délivra Orléans assiégée neuf jours après son arrivée.
note-sundiata-keita = Enfant, dit l’épopée, il ne pouvait pas marcher ; il vainquit à Kirina vers 1235 et fonda l’empire du Mali.
note-lion-from-the-north = Gustave Adolphe de Suède fit agir ensemble canons légers, salves et cavalerie ; il tomba à Lützen en 1632.
note-toussaint-louverture = Né esclave, il vainquit des armées espagnoles et britanniques, défia celle de Napoléon et mena Saint-Domingue vers la liberté.
note-milunka-savic = Elle s’engagea à la place de son frère, fut blessée neuf fois et décorée par la Serbie, la France, la Russie et la Grande-Bretagne.
note-white-death = Simo Häyhä, fermier finlandais à skis, tirait sans lunette, avec une simple visée métallique, dans les forêts gelées de la guerre d’Hiver.

## Reliques de l’Époque I

relic-mask-of-tutankhamun = Masque de Toutânkhamon
note-mask-of-tutankhamun = Plus de dix kilos d’or couvrirent le visage du jeune roi jusqu’à ce que Howard Carter ouvre le cercueil en 1925.
relic-code-of-hammurabi = Code de Hammurabi
note-code-of-hammurabi = Près de trois cents lois babyloniennes sont gravées sur une stèle de basalte plus haute qu’un homme.
relic-rosetta-stone = Pierre de Rosette
note-rosetta-stone = Un même décret en trois écritures, trouvé en 1799, donna à Champollion la clé des hiéroglyphes.
relic-antikythera-mechanism = Machine d’Anticythère
note-antikythera-mechanism = Des engrenages de bronze, tirés d’une épave près d’une île grecque, prédisaient jadis les éclipses et la course du soleil et de la lune.
relic-nebra-sky-disc = Disque céleste de Nebra
note-nebra-sky-disc = Des étoiles, un croissant et un disque d’or sur du bronze forment l’une des plus anciennes images connues du ciel.
relic-olmec-colossal-head = Tête colossale olmèque
note-olmec-colossal-head = Les souverains de l’ancien Mexique faisaient tailler leur visage casqué dans des blocs de roche de plusieurs tonnes.
relic-nok-terracotta = Terre cuite de Nok
note-nok-terracotta = Il y a plus de deux mille ans, des potiers de l’actuel Nigeria modelaient des visages aux étonnants yeux triangulaires.
relic-lion-capital-of-ashoka = Chapiteau aux lions d’Ashoka
note-lion-capital-of-ashoka = Quatre lions dos à dos portaient jadis la roue de la loi sur le pilier d’Ashoka ; ils sont aujourd’hui l’emblème de l’Inde.

## Reliques de l’Époque II

relic-sutton-hoo-helmet = Casque de Sutton Hoo
note-sutton-hoo-helmet = Un bateau-tombe du Suffolk a conservé ce casque à masque, dont les sourcils, le nez et la moustache forment une bête ailée.
relic-bayeux-tapestry = Tapisserie de Bayeux
note-bayeux-tapestry = Près de soixante-dix mètres de broderie racontent comment Guillaume de Normandie gagna l’Angleterre à Hastings en 1066.
relic-oseberg-ship = Bateau d’Oseberg
note-oseberg-ship = Deux femmes furent ensevelies dans ce navire de chêne sculpté, en Norvège, avec des traîneaux et un chariot.
relic-diamond-sutra = Sutra du Diamant
note-diamond-sutra = Trouvé dans une grotte murée à Dunhuang, il fut imprimé en 868 : c’est le plus ancien livre imprimé daté.
relic-catalan-atlas = Atlas catalan
note-catalan-atlas = Sur cette carte majorquine de 1375, Mansa Moussa du Mali trône, une pépite d’or à la main.
relic-golden-rhinoceros = Rhinocéros d’or de Mapungubwe
note-golden-rhinoceros = Feuille d’or sur une âme de bois, il fut enterré avec un souverain sur une colline dominant le Limpopo, il y a environ huit siècles.
relic-dresden-codex = Codex de Dresde
note-dresden-codex = Les scribes mayas calculèrent les cycles de Vénus et les éclipses avec une grande précision sur des pages pliées de papier d’écorce.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Cette statue de basalte de Rapa Nui porte sur son large dos des reliefs du culte de l’homme-oiseau.

## Reliques de l’Époque III

relic-gutenberg-bible = Bible de Gutenberg
note-gutenberg-bible = Vers 1455, quelque 180 exemplaires furent imprimés à Mayence en caractères mobiles, et les livres ne furent plus jamais aussi rares.
relic-aztec-sun-stone = Pierre du Soleil aztèque
note-aztec-sun-stone = Vingt-quatre tonnes de basalte, sculptées des cinq âges du monde, revirent le jour à Mexico en 1790.
relic-benin-bronzes = Bronzes du Bénin
note-benin-bronzes = En Afrique de l’Ouest, les fondeurs d’une guilde couvrirent le palais royal de Bénin de centaines de plaques de laiton.
relic-vasa = Vasa
note-vasa = Le plus fier navire de guerre de Suède sombra à son premier voyage en 1628 et ressurgit de la vase du port en 1961.
relic-galileos-telescope = Lunette de Galilée
note-galileos-telescope = Avec un tube qu’il avait construit lui-même, Galilée vit en 1610 que quatre lunes tournent autour de Jupiter.
relic-harrisons-h4 = H4 de Harrison
note-harrisons-h4 = Un fils de charpentier construisit la montre qui gardait l’heure en mer et résolut l’énigme de la longitude.
relic-tipus-tiger = Tigre de Tipû
note-tipus-tiger = Tournez la manivelle et ce tigre de bois gronde, tandis que sa victime, un soldat européen, gémit et agite la main.
relic-kamehamehas-cloak = Cape de plumes de Kamehameha
note-kamehamehas-cloak = Il fallut les plumes dorées de milliers et de milliers d’oiseaux mamo pour la cape du roi qui unifia Hawaï.

## Reliques de l’Époque IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = Le 17 décembre 1903, il tint l’air douze secondes, et l’ère du vol motorisé commença.
relic-enigma-machine = Machine Enigma
note-enigma-machine = Des mathématiciens polonais percèrent d’abord ce chiffre à rotors ; Bletchley Park lut ensuite ses messages par milliers.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie conduisit au front des voitures radiologiques comme celle-ci pour que les chirurgiens voient les éclats d’obus.
relic-anne-franks-diary = Journal d’Anne Frank
note-anne-franks-diary = Un album à carreaux, cadeau d’un treizième anniversaire, devint la voix de millions d’êtres réduits au silence.
relic-gandhis-spinning-wheel = Rouet de Gandhi
note-gandhis-spinning-wheel = Filant chaque jour son propre coton, Gandhi fit d’un humble outil une arme qui ne versait pas de sang.
relic-ned-kellys-armour = Armure de Ned Kelly
note-ned-kellys-armour = Forgée dans des socs de charrue, elle arrêta les balles à Glenrowan en 1880 mais laissait à nu les jambes du hors-la-loi.
relic-treaty-of-wuchale = Traité de Wouchalé
note-treaty-of-wuchale = Ses textes italien et amharique disaient des choses différentes ; la victoire de l’Éthiopie à Adoua trancha la querelle.
relic-archdukes-car = Voiture de l’archiduc
note-archdukes-car = À Sarajevo, en juin 1914, une erreur d’itinéraire arrêta cette voiture découverte juste devant l’assassin.

## Où le livret de règles montre une carte

printed-trebuchet = livret de règles, première bataille de Pär
printed-archers = livret de règles, première bataille de Pär
printed-conscripts = livret de règles, première bataille de Pär
printed-spy = livret de règles, première bataille de Pär
printed-persian-immortals = livret de règles, Aptitudes spéciales, exemple 1 (Mort Héroïque)
printed-carthaginian-soldiers = livret de règles, Aptitudes spéciales, exemple 2 (Précision)
printed-vitruvian-scorpio = livret de règles, Aptitudes spéciales, exemple 2 (Précision)
printed-genoese-crossbowmen = livret de règles, première bataille de Pär
printed-trung-sisters = livret de règles, première bataille de Pär
printed-bantu-ruga-ruga = livret de règles, Aptitudes spéciales, exemple 3 (Diversion)
printed-ballonabwehrkanone = livret de règles, Aptitudes spéciales, exemple 3 (Diversion)
printed-lion-from-the-north = livret de règles, fin de partie, score de Tommy
