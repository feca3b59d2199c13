### Una frase de historia para cada carta Unidad y Reliquia, y los nombres de las Reliquias.
### Los nombres de las Unidades quedan en todos los idiomas tal como están impresos.


## Unidades Base

note-trebuchet = Un trabuquete de contrapeso lanzaba piedras de cien kilogramos por encima de la muralla, una y otra vez.
note-archers = Del Nilo al río Amarillo, masas de arqueros decidieron batallas mucho antes de que la pólvora los acallara.
note-conscripts = Llamados del campo y del taller, los hombres de leva han llenado las filas de casi todos los ejércitos de la historia.
note-spy = Sun Tzu cerró «El arte de la guerra» con un capítulo sobre los espías, los ojos sin los que ningún ejército debería marchar.
note-shield-bearers = Los portaescudos asirios llevaban pantallas de mimbre más altas que un hombre para cubrir a los arqueros que iban detrás.

## Unidades Avanzadas de la Era I

note-persian-immortals = Heródoto dice que esta guardia real tuvo siempre diez mil hombres: cada caído se reemplazaba al instante.
note-carthaginian-soldiers = Libios, íberos y númidas servían a sueldo de Cartago, y Aníbal los llevó a través de los Alpes nevados.
note-vitruvian-scorpio = Vitruvio anotó las proporciones de este lanzadardos de torsión, tan preciso que podía abatir a un hombre concreto.
note-spartan-hoplites = Instruidos desde los siete años, los ciudadanos de Esparta avanzaban a la batalla a compás, al son de las flautas.
note-roman-legionaries = El legionario arrojaba sus jabalinas, desenvainaba la espada corta y, antes del anochecer, cavaba un campamento fortificado.
note-macedonian-phalanx = Con picas de unos cinco metros, la infantería de Alejandro sujetaba al enemigo mientras su caballería golpeaba.
note-scythian-horse-archers = Los escitas disparaban desde la silla a pleno galope, y las tumbas con armas muestran que también las mujeres cabalgaban a la guerra.
note-nubian-archers = Egipto llamaba a Nubia la Tierra del Arco y contrató a sus tiradores durante bastante más de mil años.
note-mauryan-war-elephants = Chandragupta Maurya cedió por tratado quinientos elefantes; ayudaron a Seleuco a vencer en Ipso en 301 a. C.
note-egyptian-charioteers = En Qadesh, hacia 1274 a. C., Ramsés II se enfrentó a los hititas en una de las mayores batallas de carros de que hay constancia.
note-qin-crossbowmen = Los disparadores de bronce de las fosas del Ejército de terracota muestran cómo Qin armó regimientos enteros con ballestas.
note-iceni-rebels = Dirigidos por la reina Boudica en el 60 o 61 d. C., los icenos y sus aliados incendiaron Colchester, Londres y St Albans.
note-balearic-slingers = En las Baleares las madres solo daban a sus hijos el pan que lograban alcanzar con la honda, afirman los autores antiguos.
note-moche-warriors = La cerámica pintada de la costa norte del Perú muestra a guerreros mochicas con mazas que luchan por capturar vivos a sus enemigos.
note-parthian-cataphracts = Hombre y caballo llevaban armadura de escamas; en Carras, en 53 a. C., mil de estos lanceros ayudaron a quebrar a Craso.

## Unidades Avanzadas de la Era II

note-genoese-crossbowmen = Contratados en toda Europa, recargaban detrás de paveses, altos escudos apoyados en el suelo.
note-trung-sisters = Trưng Trắc y Trưng Nhị expulsaron del norte de Vietnam al gobernador Han en el año 40 d. C. y reinaron tres años.
note-viking-raiders = Sus barcos de poco calado arribaban a cualquier playa y remontaban los ríos; en 845 saquearon París.
note-varangian-guard = Nórdicos, rus y más tarde ingleses custodiaban al emperador en Constantinopla con largas hachas a dos manos.
note-english-longbowmen = En Azincourt, en 1415, los arqueros eran el grueso del ejército de Enrique V; bajo sus flechas los caballeros de Francia se hundieron en el barro.
note-mongol-horse-archers = Cada jinete llevaba caballos de repuesto, y así un ejército mongol solía adelantarse a la noticia de su propia llegada.
note-kamakura-samurai = En 1274 y 1281 los guerreros del Japón hicieron frente en las playas a las flotas de Kublai Kan; en 1281 un tifón hizo el resto.
note-mamluk-lancers = Comprados de niños como esclavos y adiestrados como jinetes, los mamelucos detuvieron a los mongoles en Ain Yalut en 1260.
note-greek-fire-dromon = Las galeras bizantinas escupían un fuego líquido que ardía sobre el agua; la receta se guardó tan en secreto que se ha perdido.
note-knights-templar = Monjes con voto de pobreza y caballeros con armadura, los templarios lucharon en Tierra Santa durante casi dos siglos.
note-hussite-war-wagon = Jan Žižka encadenó carros de labranza en fortalezas rodantes, desde las que campesinos bohemios disparaban a los caballeros cruzados.
note-song-fire-lancers = En De’an, en 1132, los defensores Song hicieron una salida con lanzas de fuego de bambú, lejanas antepasadas de toda arma de fuego.
note-ethiopian-chewa = Los emperadores de Etiopía asentaron estos regimientos permanentes en tierras de frontera, cada uno orgulloso de su propio nombre.
note-tongan-war-canoe = Grandes canoas dobles llevaban a los guerreros del Tuʻi Tonga por un reino marino de islas dispersas en el Pacífico.
note-toltec-warriors = Los gigantes de piedra de Tula aún muestran a guerreros toltecas: pectoral de mariposa en el pecho, lanzadardos en la mano.

## Unidades Avanzadas de la Era III

note-winged-hussars = Famosos por sus alas de plumas, los húsares de Polonia cargaron cuesta abajo en 1683 para liberar Viena.
note-caroleans = En Narva, en 1700, los hombres de Carlos XII batieron en plena nevasca a un ejército ruso varias veces más numeroso.
note-landsknechts = Se dice que Maximiliano I dejó a sus piqueros vestir de forma tan llamativa como quisieran: su vida ya era bastante corta y dura.
note-janissaries = La infantería de la casa del sultán adoptó pronto las armas de fuego y tenía su caldero de sopa por tan sagrado como un estandarte.
note-eagle-warriors = Para entrar en esta orden azteca, el guerrero debía traer cautivos a casa; el casco de águila era su recompensa.
note-swiss-guard = En 1527, 147 de los 189 guardias cayeron ante San Pedro para que el papa Clemente VII pudiera escapar.
note-turtle-ship = El almirante Yi Sun-sin envió contra la flota del Japón estos barcos techados y erizados de púas, con una cabeza de dragón en la proa.
note-agojie = Los regimientos de Dahomey, formados solo por mujeres y surgidos, según se dice, de cazadoras de elefantes, fueron la fuerza de choque del reino.
note-zulu-impi = Shaka adiestró a sus regimientos para golpear como un toro: el pecho sujeta al enemigo mientras los cuernos lo rodean.
note-zaporozhian-cossacks = Desde fuertes más abajo de los rápidos del Dniéper, estos guerreros libres hacían incursiones en barca hasta el Bósforo.
note-jacobite-highlanders = En Prestonpans, en 1745, una sola carga de los Highlanders barrió en pocos minutos a un ejército del Gobierno.
note-old-guard = A los altos veteranos de Napoleón, con gorro de piel de oso, los llamaban los gruñones, pues solo ellos se atrevían a quejarse.
note-maori-taua = Las partidas de guerra maoríes adoptaron el mosquete hacia 1820 y construyeron fuertes con trincheras que después burlaron a la artillería británica.
note-mapuche-lancers = Los mapuches de Chile volvieron contra España los caballos capturados y conservaron su libertad durante tres siglos.
note-mysore-rocketeers = Los cohetes con cuerpo de hierro de Haidar Alí y Tipu Sultán volaban más de un kilómetro y fueron copiados en Gran Bretaña.

## Unidades Avanzadas de la Era IV

note-bantu-ruga-ruga = Irregulares de África oriental, antaño la fuerza del jefe Mirambo, sirvieron como auxiliares en la Primera Guerra Mundial.
note-ballonabwehrkanone = Krupp construyó el primero en 1870, para disparar a los globos que sacaban el correo del París sitiado.
note-harlem-hellfighters = El 369.º regimiento de infantería pasó 191 días en el frente de Francia: más, según se dice, que ningún otro regimiento estadounidense.
note-night-witches = Las mujeres del 588.º regimiento soviético ponían los motores al ralentí y planeaban hacia sus blancos en biplanos de madera y lona.
note-flying-circus = El ala de caza del Barón Rojo, pintada de colores chillones, se movía a lo largo del frente en tren, con sus tiendas de campaña y todo.
note-mark-i-tank = El 15 de septiembre de 1916, cerca de Flers, estas traqueteantes cajas de acero fueron los primeros tanques que entraron en combate.
note-gurkha-rifles = Hombres de las montañas de Nepal, con el cuchillo curvo kukri, sirven en filas británicas e indias desde 1815.
note-anzacs = Voluntarios de Australia y Nueva Zelanda se aferraron a los acantilados de Galípoli durante ocho meses en 1915.
note-wizna-defenders = En septiembre de 1939, unos cientos de polacos en un puñado de búnkeres frenaron tres días al cuerpo blindado de Guderian.
note-lakota-warriors = Con sus aliados cheyenes y arapahoes arrollaron a la caballería de Custer en Little Bighorn en 1876.
note-smoking-snakes = «Antes fumará una serpiente que Brasil vaya a la guerra», bromeaba la gente; sus tropas en Italia llevaron justamente esa insignia.
note-t-34-tanks = Blindaje inclinado, orugas anchas y un robusto diésel hicieron este tanque soviético rápido de construir y difícil de parar.
note-screaming-eagles = Lanzada tras las playas de Normandía, la 101.ª Aerotransportada resistió después en Bastogne, cercada, en la Navidad de 1944.
note-hms-dreadnought = Diez cañones pesados y turbinas de vapor hicieron parecer anticuados todos los acorazados anteriores cuando entró en servicio en 1906.
note-sihang-defenders = En 1937 unos 400 soldados chinos defendieron durante días un almacén de Shanghái, a la vista de la multitud en la otra orilla del río Suzhou.

## Héroes

note-leonidas = El rey de Esparta mandó a casa a la mayoría de sus aliados y cayó en el paso de las Termópilas entre los pocos que se quedaron.
note-fu-hao = Los huesos oraculares Shang hablan de esta reina y general que mandó a trece mil soldados hacia 1200 a. C.
note-joan-of-arc = Hija de campesinos de unos diecisiete años, vio levantarse el sitio de Orleans nueve días después de su llegada.
note-sundiata-keita = De niño no podía andar, según la epopeya; venció en Kirina hacia 1235 y fundó el Imperio de Malí.
note-lion-from-the-north = Gustavo Adolfo de Suecia hizo actuar como uno solo a cañones ligeros, descargas y caballería; cayó en Lützen en 1632.
note-toussaint-louverture = Nacido esclavo, venció a ejércitos españoles y británicos, desafió al de Napoleón y guio a Saint-Domingue hacia la libertad.
note-milunka-savic = Se alistó en lugar de su hermano, fue herida nueve veces y condecorada por Serbia, Francia, Rusia y Gran Bretaña.
note-white-death = Simo Häyhä, un granjero finlandés sobre esquís, disparaba con simples miras metálicas en los bosques helados de la Guerra de Invierno.

## Reliquias de la Era I

relic-mask-of-tutankhamun = Máscara de Tutankamón
note-mask-of-tutankhamun = Más de diez kilogramos de oro cubrieron el rostro del joven rey hasta que Howard Carter abrió el ataúd en 1925.
relic-code-of-hammurabi = Código de Hammurabi
note-code-of-hammurabi = Casi trescientas leyes babilónicas están grabadas en una estela de basalto más alta que un hombre.
relic-rosetta-stone = Piedra de Rosetta
note-rosetta-stone = Un mismo decreto en tres escrituras, hallado en 1799, dio a Champollion la clave de los jeroglíficos.
relic-antikythera-mechanism = Mecanismo de Anticitera
note-antikythera-mechanism = Engranajes de bronce hallados en un pecio junto a una isla griega predecían antaño los eclipses y el curso del sol y de la luna.
relic-nebra-sky-disc = Disco celeste de Nebra
note-nebra-sky-disc = Estrellas, una luna creciente y un disco de oro sobre bronce componen una de las imágenes del cielo más antiguas que se conocen.
relic-olmec-colossal-head = Cabeza colosal olmeca
note-olmec-colossal-head = Los gobernantes del antiguo México hicieron tallar sus rostros con casco en rocas de muchas toneladas.
relic-nok-terracotta = Terracota nok
note-nok-terracotta = Hace más de dos mil años, alfareros de la actual Nigeria modelaban rostros de llamativos ojos triangulares.
relic-lion-capital-of-ashoka = Capitel de los leones de Ashoka
note-lion-capital-of-ashoka = Cuatro leones, espalda contra espalda, sostuvieron la rueda de la ley en el pilar de Ashoka; hoy son el emblema de la India.

## Reliquias de la Era II

relic-sutton-hoo-helmet = Casco de Sutton Hoo
note-sutton-hoo-helmet = Una tumba con barco en Suffolk conservó este casco con máscara, cuyas cejas, nariz y bigote forman una bestia en vuelo.
relic-bayeux-tapestry = Tapiz de Bayeux
note-bayeux-tapestry = Casi setenta metros de bordado cuentan cómo Guillermo de Normandía ganó Inglaterra en Hastings en 1066.
relic-oseberg-ship = Barco de Oseberg
note-oseberg-ship = Dos mujeres fueron enterradas en este barco de roble tallado en Noruega, junto con trineos y un carro.
relic-diamond-sutra = Sutra del Diamante
note-diamond-sutra = Hallado en una cueva tapiada de Dunhuang, se imprimió en 868 y es el libro impreso con fecha más antiguo.
relic-catalan-atlas = Atlas catalán
note-catalan-atlas = En este mapa mallorquín de 1375 Mansa Musa de Malí aparece en su trono, con una pepita de oro en la mano.
relic-golden-rhinoceros = Rinoceronte de oro de Mapungubwe
note-golden-rhinoceros = Lámina de oro sobre un alma de madera, fue enterrado con un gobernante en un alto sobre el Limpopo hace unos ocho siglos.
relic-dresden-codex = Códice de Dresde
note-dresden-codex = Los escribas mayas calcularon los ciclos de Venus y los eclipses con gran precisión en páginas plegadas de papel de corteza.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Esta estatua de basalto de Rapa Nui lleva en su ancha espalda relieves del culto del hombre pájaro.

## Reliquias de la Era III

relic-gutenberg-bible = Biblia de Gutenberg
note-gutenberg-bible = Hacia 1455 se imprimieron en Maguncia unos 180 ejemplares con tipos móviles, y los libros nunca volvieron a ser tan escasos.
relic-aztec-sun-stone = Piedra del Sol azteca
note-aztec-sun-stone = Veinticuatro toneladas de basalto, labradas con las cinco edades del mundo, salieron a la luz en Ciudad de México en 1790.
relic-benin-bronzes = Bronces de Benín
note-benin-bronzes = Los fundidores de un gremio de África occidental cubrieron el palacio real de Benín con cientos de placas de latón.
relic-vasa = Vasa
note-vasa = El buque de guerra más orgulloso de Suecia se hundió en su viaje inaugural en 1628 y emergió del fango del puerto en 1961.
relic-galileos-telescope = Telescopio de Galileo
note-galileos-telescope = Con un tubo que construyó él mismo, Galileo vio en 1610 que cuatro lunas giran alrededor de Júpiter.
relic-harrisons-h4 = H4 de Harrison
note-harrisons-h4 = El hijo de un carpintero construyó el reloj que daba la hora exacta en el mar y resolvió el enigma de la longitud.
relic-tipus-tiger = Tigre de Tipu
note-tipus-tiger = Gira la manivela y este tigre de madera gruñe, mientras su víctima, un soldado europeo, gime y agita el brazo.
relic-kamehamehas-cloak = Capa de plumas de Kamehameha
note-kamehamehas-cloak = Las plumas doradas de muchos miles de pájaros mamo formaron el manto del rey que unificó Hawái.

## Reliquias de la Era IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = El 17 de diciembre de 1903 se mantuvo doce segundos en el aire, y comenzó la era del vuelo a motor.
relic-enigma-machine = Máquina Enigma
note-enigma-machine = Matemáticos polacos fueron los primeros en descifrar esta máquina de rotores; Bletchley Park leyó después sus mensajes por millares.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie condujo al frente furgonetas de rayos X como esta para que los cirujanos pudieran ver la metralla.
relic-anne-franks-diary = Diario de Ana Frank
note-anne-franks-diary = Un álbum a cuadros, regalo de un decimotercer cumpleaños, se convirtió en la voz de millones de personas silenciadas.
relic-gandhis-spinning-wheel = Rueca de Gandhi
note-gandhis-spinning-wheel = Hilando cada día su propio algodón, Gandhi convirtió una humilde herramienta en un arma incruenta.
relic-ned-kellys-armour = Armadura de Ned Kelly
note-ned-kellys-armour = Forjada con rejas de arado, detuvo las balas en Glenrowan en 1880, pero dejaba al descubierto las piernas del forajido.
relic-treaty-of-wuchale = Tratado de Wuchale
note-treaty-of-wuchale = Sus textos italiano y amárico decían cosas distintas; la victoria de Etiopía en Adua zanjó la disputa.
relic-archdukes-car = Coche del archiduque
note-archdukes-car = Un giro equivocado en Sarajevo, en junio de 1914, detuvo este coche descubierto delante del asesino.
