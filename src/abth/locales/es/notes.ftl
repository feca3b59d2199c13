### Una frase de historia para cada carta Unidad y Reliquia, y los nombres de las Reliquias.
### Los nombres de las Unidades quedan en todos los idiomas tal como están impresos.


## Unidades Base

note-trebuchet = Un trabuquete de contrapeso lanzaba piedras de cien kilos por encima de las murallas, una y otra vez.
note-archers = Del Nilo al río Amarillo, masas de arqueros decidieron batallas mucho antes de que la pólvora los acallara.
note-conscripts = Arrancados del campo y del taller, los soldados de leva han llenado las filas de casi todos los ejércitos de la historia.
note-spy = Sun Tzu cerró «El arte de la guerra» con un capítulo sobre los espías, los ojos sin los que ningún ejército debería marchar.
note-shield-bearers = Los portaescudos asirios llevaban pantallas de mimbre más altas que un hombre para cubrir a los arqueros que iban detrás.

## Unidades Avanzadas de la Era I

note-persian-immortals = Según Heródoto, esta guardia real sumaba siempre diez mil hombres: cada caído era reemplazado al instante.
note-carthaginian-soldiers = Libios, íberos y númidas combatían a sueldo de Cartago, y Aníbal los llevó por los Alpes nevados.
note-vitruvian-scorpio = Vitruvio anotó las proporciones de este lanzadardos de torsión, tan preciso que podía abatir a un solo hombre.
note-spartan-hoplites = Adiestrados desde los siete años, los ciudadanos de Esparta entraban en batalla a compás, al son de las flautas.
note-roman-legionaries = El legionario arrojaba sus jabalinas, desenvainaba la espada corta y, antes del anochecer, cavaba un campamento fortificado.
note-macedonian-phalanx = Con picas de unos cinco metros, la infantería de Alejandro clavaba al enemigo en su sitio mientras la caballería asestaba el golpe.
note-scythian-horse-archers = Los escitas disparaban desde la silla a galope tendido, y las tumbas con armas revelan que también las mujeres cabalgaban a la guerra.
note-nubian-archers = Egipto llamaba a Nubia la Tierra del Arco y tuvo a sueldo a sus arqueros durante bastante más de mil años.
note-mauryan-war-elephants = Chandragupta Maurya cedió por tratado quinientos elefantes; ayudaron a Seleuco a vencer en Ipso en 301 a. C.
note-egyptian-charioteers = En Qadesh, hacia 1274 a. C., Ramsés II se enfrentó a los hititas en una de las mayores batallas de carros de que hay constancia.
note-qin-crossbowmen = Los disparadores de bronce de las fosas del Ejército de terracota muestran cómo Qin armó regimientos enteros con ballestas.
note-iceni-rebels = Acaudillados por la reina Boudica en el 60 o el 61 d. C., los icenos y sus aliados incendiaron Colchester, Londres y St Albans.
note-balearic-slingers = Cuentan los autores antiguos que las madres baleares solo daban a sus hijos el pan que derribaran con la honda.
note-moche-warriors = La cerámica pintada de la costa norte del Perú muestra a guerreros mochicas que, maza en mano, luchan por capturar vivos a sus enemigos.
note-parthian-cataphracts = Hombre y caballo llevaban armadura de escamas; en Carras, en 53 a. C., mil de estos lanceros ayudaron a quebrar a Craso.

## Unidades Avanzadas de la Era II

note-genoese-crossbowmen = Contratados por toda Europa, recargaban tras sus paveses, altos escudos apoyados en el suelo.
note-trung-sisters = Trưng Trắc y Trưng Nhị expulsaron del norte de Vietnam al gobernador Han en el año 40 d. C. y reinaron tres años.
note-viking-raiders = Sus barcos de poco calado varaban en cualquier playa y remontaban cualquier río; en 845 saquearon París.
note-varangian-guard = Nórdicos, rus y más tarde ingleses custodiaban al emperador en Constantinopla con largas hachas a dos manos.
note-english-longbowmen = En Azincourt, en 1415, la mayoría de los hombres de Enrique V eran arqueros; bajo sus flechas, los caballeros de Francia se hundieron en el barro.
note-mongol-horse-archers = Cada jinete llevaba caballos de refresco, y así un ejército mongol solía llegar antes que la noticia de su llegada.
note-kamakura-samurai = En 1274 y 1281, los guerreros del Japón plantaron cara en las playas a las flotas de Kublai Kan; en 1281 un tifón hizo el resto.
note-mamluk-lancers = Comprados de niños como esclavos y adiestrados como jinetes, los mamelucos detuvieron a los mongoles en Ain Yalut en 1260.
note-greek-fire-dromon = Las galeras bizantinas escupían un fuego líquido que ardía sobre el agua; la receta se guardó tan en secreto que se ha perdido.
note-knights-templar = Monjes con voto de pobreza y caballeros con armadura, los templarios combatieron en Tierra Santa durante casi dos siglos.
note-hussite-war-wagon = Jan Žižka encadenó carros de labranza hasta formar fortalezas rodantes, desde las que campesinos bohemios disparaban a los caballeros cruzados.
note-song-fire-lancers = En De’an, en 1132, los defensores Song salieron al ataque con lanzas de fuego de bambú, lejanas antepasadas de toda arma de fuego.
note-ethiopian-chewa = Los emperadores de Etiopía asentaron en tierras de frontera estos regimientos permanentes, cada uno orgulloso de su nombre.
note-tongan-war-canoe = Grandes canoas dobles llevaban a los guerreros del Tuʻi Tonga por un imperio de mar e islas dispersas en el Pacífico.
note-toltec-warriors = Los gigantes de piedra de Tula aún muestran a guerreros toltecas: pectoral de mariposa en el pecho, lanzadardos en la mano.

## Unidades Avanzadas de la Era III

note-winged-hussars = Famosos por sus alas de plumas, los húsares de Polonia cargaron cuesta abajo en 1683 para liberar Viena.
note-caroleans = En Narva, en 1700, los hombres de Carlos XII batieron en plena ventisca a un ejército ruso varias veces mayor.
note-landsknechts = Se dice que Maximiliano I dejó a sus piqueros vestir con cuantos colores quisieran: bastante corta y dura era ya su vida.
note-janissaries = La infantería de la casa del sultán adoptó pronto las armas de fuego y veneraba su caldero de sopa tanto como un estandarte.
note-eagle-warriors = Para entrar en esta orden azteca, el guerrero debía volver de la batalla con cautivos; el casco de águila era su recompensa.
note-swiss-guard = En 1527, 147 de los 189 guardias cayeron ante San Pedro para que el papa Clemente VII pudiera escapar.
note-turtle-ship = El almirante Yi Sun-sin lanzó contra la flota del Japón estos barcos techados y erizados de púas, con una cabeza de dragón en la proa.
note-agojie = Los regimientos de Dahomey, formados solo por mujeres y surgidos, según se dice, de cazadoras de elefantes, fueron la fuerza de choque del reino.
note-zulu-impi = Shaka adiestró a sus regimientos para golpear como un toro: el pecho sujeta al enemigo mientras los cuernos lo rodean.
note-zaporozhian-cossacks = Desde sus fuertes, río abajo de los rápidos del Dniéper, estos guerreros libres hacían incursiones en barca hasta el Bósforo.
note-jacobite-highlanders = En Prestonpans, en 1745, una sola carga de los highlanders barrió en pocos minutos a un ejército del Gobierno.
note-old-guard = A los altos veteranos de Napoleón, con su gorro de piel de oso, los llamaban «los gruñones»: solo ellos se atrevían a quejarse.
note-maori-taua = Las partidas de guerra maoríes adoptaron el mosquete hacia 1820 y levantaron fuertes con trincheras que después burlaron a la artillería británica.
note-mapuche-lancers = Los mapuches de Chile volvieron contra España los caballos capturados y conservaron su libertad durante tres siglos.
note-mysore-rocketeers = Los cohetes con tubo de hierro de Haidar Alí y Tipu Sultán volaban más de un kilómetro, y Gran Bretaña los copió.

## Unidades Avanzadas de la Era IV

note-bantu-ruga-ruga = Irregulares de África oriental, antaño la fuerza del jefe Mirambo, sirvieron como auxiliares en la Primera Guerra Mundial.
note-ballonabwehrkanone = Krupp construyó el primer cañón antiglobo en 1870, para disparar a los globos que sacaban el correo del París sitiado.
note-harlem-hellfighters = El 369.º regimiento de infantería pasó 191 días en el frente de Francia: más, según se dice, que ningún otro regimiento estadounidense.
note-night-witches = Las mujeres del 588.º regimiento soviético ponían los motores al ralentí y planeaban hacia sus blancos en biplanos de madera y lona.
note-flying-circus = El ala de caza del Barón Rojo, pintada de colores chillones, recorría el frente en tren, con tiendas de campaña y todo.
note-mark-i-tank = El 15 de septiembre de 1916, cerca de Flers, estas traqueteantes cajas de acero fueron los primeros tanques que entraron en combate.
note-gurkha-rifles = Montañeses de Nepal armados con el kukri, su cuchillo curvo, sirven en filas británicas e indias desde 1815.
note-anzacs = En 1915, voluntarios de Australia y Nueva Zelanda se aferraron durante ocho meses a los acantilados de Galípoli.
note-wizna-defenders = En septiembre de 1939, unos cientos de polacos en un puñado de búnkeres frenaron durante tres días al cuerpo blindado de Guderian.
note-lakota-warriors = Con sus aliados cheyenes y arapahoes, arrollaron a la caballería de Custer en Little Bighorn en 1876.
note-smoking-snakes = «Antes se verá fumar a una serpiente que a Brasil en la guerra», bromeaba la gente; sus tropas en Italia lucieron justo esa insignia.
note-t-34-tanks = Blindaje inclinado, orugas anchas y un robusto motor diésel: este tanque soviético era rápido de construir y difícil de parar.
note-screaming-eagles = Lanzada tras las playas de Normandía, la 101.ª Aerotransportada pasó después la Navidad de 1944 cercada en Bastogne, y resistió.
note-hms-dreadnought = Con diez cañones pesados y turbinas de vapor, dejó anticuados a todos los acorazados anteriores al entrar en servicio en 1906.
note-sihang-defenders = En 1937, unos 400 soldados chinos defendieron durante días un almacén de Shanghái ante la multitud que los miraba desde la otra orilla del río Suzhou.

## Héroes

note-leonidas = El rey de Esparta mandó a casa a la mayoría de sus aliados y cayó en el paso de las Termópilas con los pocos que se quedaron.
note-fu-hao = Los huesos oraculares de los Shang hablan de esta reina y general que mandó a trece mil soldados hacia 1200 a. C.
note-joan-of-arc = Campesina de unos diecisiete años, vio levantarse el sitio de Orleans nueve días después de su llegada.
note-sundiata-keita = Cuenta la epopeya que de niño no podía andar; venció en Kirina hacia 1235 y fundó el Imperio de Malí.
note-lion-from-the-north = Gustavo Adolfo de Suecia hizo actuar como una sola arma a cañones ligeros, descargas y caballería; cayó en Lützen en 1632.
note-toussaint-louverture = Nacido esclavo, venció a ejércitos españoles y británicos, desafió al de Napoleón y guio a Saint-Domingue hacia la libertad.
note-milunka-savic = Se alistó en lugar de su hermano, fue herida nueve veces y condecorada por Serbia, Francia, Rusia y Gran Bretaña.
note-white-death = Simo Häyhä, un granjero finlandés sobre esquís, disparaba con simples miras metálicas en los bosques helados de la Guerra de Invierno.

## Reliquias de la Era I

relic-mask-of-tutankhamun = Máscara de Tutankamón
note-mask-of-tutankhamun = Más de diez kilos de oro cubrieron el rostro del joven rey hasta que Howard Carter abrió el ataúd en 1925.
relic-code-of-hammurabi = Código de Hammurabi
note-code-of-hammurabi = Casi trescientas leyes babilónicas, grabadas en una estela de basalto más alta que un hombre.
relic-rosetta-stone = Piedra de Rosetta
note-rosetta-stone = Un mismo decreto en tres escrituras, hallado en 1799, dio a Champollion la clave de los jeroglíficos.
relic-antikythera-mechanism = Mecanismo de Anticitera
note-antikythera-mechanism = Engranajes de bronce, hallados en un pecio junto a una isla griega, que predecían los eclipses y el curso del Sol y de la Luna.
relic-nebra-sky-disc = Disco celeste de Nebra
note-nebra-sky-disc = Estrellas, una luna creciente y un disco de oro sobre bronce componen una de las imágenes del cielo más antiguas que se conocen.
relic-olmec-colossal-head = Cabeza colosal olmeca
note-olmec-colossal-head = Los gobernantes del antiguo México hicieron tallar sus rostros con casco en rocas de muchas toneladas.
relic-nok-terracotta = Terracota nok
note-nok-terracotta = Hace más de dos mil años, alfareros de la actual Nigeria modelaban rostros de llamativos ojos triangulares.
relic-lion-capital-of-ashoka = Capitel de los leones de Ashoka
note-lion-capital-of-ashoka = Cuatro leones, lomo contra lomo, sostuvieron la rueda de la ley en el pilar de Ashoka; hoy son el emblema de la India.

## Reliquias de la Era II

relic-sutton-hoo-helmet = Casco de Sutton Hoo
note-sutton-hoo-helmet = Una tumba con barco en Suffolk conservó este casco con máscara, cuyas cejas, nariz y bigote forman una bestia en vuelo.
relic-bayeux-tapestry = Tapiz de Bayeux
note-bayeux-tapestry = Casi setenta metros de bordado cuentan cómo Guillermo de Normandía ganó Inglaterra en Hastings en 1066.
relic-oseberg-ship = Barco de Oseberg
note-oseberg-ship = Dos mujeres fueron enterradas en Noruega en este barco de roble tallado, junto con trineos y un carro.
relic-diamond-sutra = Sutra del Diamante
note-diamond-sutra = Hallado en una cueva tapiada de Dunhuang, se imprimió en 868 y es el libro impreso con fecha más antiguo.
relic-catalan-atlas = Atlas catalán
note-catalan-atlas = En este mapa mallorquín de 1375, Mansa Musa de Malí aparece en su trono con una pepita de oro en la mano.
relic-golden-rhinoceros = Rinoceronte de oro de Mapungubwe
note-golden-rhinoceros = De lámina de oro sobre un alma de madera, fue enterrado con un gobernante en una colina sobre el Limpopo hace unos ocho siglos.
relic-dresden-codex = Códice de Dresde
note-dresden-codex = Los escribas mayas calcularon con gran precisión los ciclos de Venus y los eclipses en páginas plegadas de papel de corteza.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Esta estatua de basalto de Rapa Nui luce en su ancha espalda relieves del culto del hombre pájaro.

## Reliquias de la Era III

relic-gutenberg-bible = Biblia de Gutenberg
note-gutenberg-bible = Hacia 1455 se imprimieron en Maguncia unos 180 ejemplares con tipos móviles, y los libros nunca volvieron a ser tan escasos.
relic-aztec-sun-stone = Piedra del Sol azteca
note-aztec-sun-stone = Veinticuatro toneladas de basalto, labradas con las cinco edades del mundo, salieron a la luz en Ciudad de México en 1790.
relic-benin-bronzes = Bronces de Benín
note-benin-bronzes = Los fundidores de un gremio de África occidental cubrieron el palacio real de Benín con cientos de placas de latón.
relic-vasa = Vasa
note-vasa = El buque de guerra más orgulloso de Suecia se hundió en su viaje inaugural, en 1628, y no salió del fango del puerto hasta 1961.
relic-galileos-telescope = Telescopio de Galileo
note-galileos-telescope = Con un tubo construido por él mismo, Galileo vio en 1610 que cuatro lunas giran alrededor de Júpiter.
relic-harrisons-h4 = H4 de Harrison
note-harrisons-h4 = El hijo de un carpintero construyó el reloj que no perdía la hora en el mar y resolvió el enigma de la longitud.
relic-tipus-tiger = Tigre de Tipu
note-tipus-tiger = Gira la manivela y este tigre de madera gruñe, mientras su víctima, un soldado europeo, gime y agita el brazo.
relic-kamehamehas-cloak = Capa de plumas de Kamehameha
note-kamehamehas-cloak = Las plumas doradas de muchos miles de pájaros mamo formaron el manto del rey que unificó Hawái.

## Reliquias de la Era IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = El 17 de diciembre de 1903 se sostuvo doce segundos en el aire, y comenzó la era del vuelo a motor.
relic-enigma-machine = Máquina Enigma
note-enigma-machine = Matemáticos polacos fueron los primeros en descifrar esta máquina de rotores; Bletchley Park leyó después sus mensajes por millares.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie condujo al frente furgonetas de rayos X como esta para que los cirujanos pudieran ver la metralla.
relic-anne-franks-diary = Diario de Ana Frank
note-anne-franks-diary = Un álbum de tapas a cuadros, regalo por sus trece años, se convirtió en la voz de millones de personas silenciadas.
relic-gandhis-spinning-wheel = Rueca de Gandhi
note-gandhis-spinning-wheel = Hilando cada día su propio algodón, Gandhi convirtió una humilde herramienta en un arma incruenta.
relic-ned-kellys-armour = Armadura de Ned Kelly
note-ned-kellys-armour = Forjada con rejas de arado, detuvo las balas en Glenrowan en 1880, pero dejaba al descubierto las piernas del forajido.
relic-treaty-of-wuchale = Tratado de Wuchale
note-treaty-of-wuchale = Sus textos italiano y amárico decían cosas distintas; la victoria de Etiopía en Adua zanjó la disputa.
relic-archdukes-car = Coche del archiduque
note-archdukes-car = Un giro equivocado en Sarajevo, en junio de 1914, detuvo este coche descubierto delante del asesino.

## Dónde muestra el reglamento una carta

printed-trebuchet = reglamento, primera batalla de Pär
printed-archers = reglamento, primera batalla de Pär
printed-conscripts = reglamento, primera batalla de Pär
printed-spy = reglamento, primera batalla de Pär
printed-persian-immortals = reglamento, habilidades especiales, ejemplo 1 (Muerte Heroica)
printed-carthaginian-soldiers = reglamento, habilidades especiales, ejemplo 2 (Precisión)
printed-vitruvian-scorpio = reglamento, habilidades especiales, ejemplo 2 (Precisión)
printed-genoese-crossbowmen = reglamento, primera batalla de Pär
printed-trung-sisters = reglamento, primera batalla de Pär
printed-bantu-ruga-ruga = reglamento, habilidades especiales, ejemplo 3 (Distracción)
printed-ballonabwehrkanone = reglamento, habilidades especiales, ejemplo 3 (Distracción)
printed-lion-from-the-north = reglamento, fin de la partida, puntuación de Tommy
