### Una frase di storia per ogni carta Unità e Cimelio, e i nomi dei Cimeli.
### I nomi delle Unità restano in tutte le lingue come sono stampati.


## Unità Base

note-trebuchet = Un trabucco a contrappeso scagliava oltre le mura pietre da un quintale, un colpo dopo l’altro.
note-archers = Dal Nilo al Fiume Giallo, schiere di arcieri decisero battaglie molto prima che la polvere da sparo ne coprisse il sibilo.
note-conscripts = Strappati ai campi e alle botteghe, gli uomini di leva hanno riempito le file di quasi ogni esercito della storia.
note-spy = Sun Tzu chiuse «L’arte della guerra» con un capitolo sulle spie: senza quegli occhi nessun esercito dovrebbe marciare.
note-shield-bearers = I portatori di scudo assiri reggevano schermi di vimini più alti di un uomo per coprire gli arcieri alle loro spalle.

## Unità Elite di Era I

note-persian-immortals = Erodoto racconta che questa guardia reale contava sempre diecimila uomini: ogni caduto era subito sostituito.
note-carthaginian-soldiers = Libici, Iberi e Numidi servivano al soldo di Cartagine, e Annibale li condusse oltre le Alpi innevate.
note-vitruvian-scorpio = Vitruvio annotò le proporzioni di questa macchina a torsione: i suoi dardi erano così precisi da colpire un uomo alla volta.
note-spartan-hoplites = Addestrati dall’età di sette anni, i cittadini di Sparta avanzavano in battaglia a passo cadenzato, al suono dei flauti.
note-roman-legionaries = Il legionario lanciava i giavellotti, sguainava il gladio e, prima di notte, scavava un campo fortificato.
note-macedonian-phalanx = Con le sarisse, picche di circa cinque metri, i fanti di Alessandro inchiodavano il nemico mentre la cavalleria colpiva.
note-scythian-horse-archers = Gli Sciti tiravano dalla sella al gran galoppo, e le tombe con armi rivelano che anche le donne cavalcavano in guerra.
note-nubian-archers = L’Egitto chiamava la Nubia Terra dell’Arco e ne assoldò i tiratori per ben più di mille anni.
note-mauryan-war-elephants = Chandragupta Maurya cedette per trattato cinquecento elefanti, che nel 301 a.C. aiutarono Seleuco a vincere a Ipso.
note-egyptian-charioteers = A Qadesh, intorno al 1274 a.C., Ramses II affrontò gli Ittiti in una delle più grandi battaglie di carri di cui si abbia notizia.
note-qin-crossbowmen = I grilletti di bronzo trovati tra i soldati di terracotta mostrano come Qin armò di balestre interi reggimenti.
note-iceni-rebels = Guidati dalla regina Boudicca nel 60 o 61 d.C., gli Iceni e i loro alleati diedero alle fiamme Colchester, Londra e St Albans.
note-balearic-slingers = Alle Baleari, giurano gli autori antichi, le madri davano ai figli solo il pane che sapevano colpire con la fionda.
note-moche-warriors = Sui vasi dipinti della costa nord del Perù i guerrieri Moche, mazza in pugno, si battono per catturare prigionieri vivi.
note-parthian-cataphracts = Uomo e cavallo portavano corazze a scaglie; a Carre nel 53 a.C. mille di questi lancieri contribuirono a travolgere Crasso.

## Unità Elite di Era II

note-genoese-crossbowmen = Ingaggiati in tutta Europa, ricaricavano al riparo dei pavesi, alti scudi puntellati a terra.
note-trung-sisters = Trưng Trắc e Trưng Nhị cacciarono il governatore degli Han dal Vietnam del nord nel 40 d.C. e regnarono per tre anni.
note-viking-raiders = Con navi dal basso pescaggio approdavano su ogni spiaggia e risalivano ogni fiume; nell’845 saccheggiarono Parigi.
note-varangian-guard = Norreni, Rus e più tardi Inglesi proteggevano l’imperatore a Costantinopoli con lunghe asce a due mani.
note-english-longbowmen = Ad Azincourt nel 1415 gli arcieri erano il grosso dell’esercito di Enrico V; sotto le loro frecce i cavalieri di Francia affondarono nel fango.
note-mongol-horse-archers = Ogni cavaliere portava con sé cavalli di riserva, così un esercito mongolo spesso arrivava prima della notizia del suo arrivo.
note-kamakura-samurai = Nel 1274 e nel 1281 i guerrieri del Giappone affrontarono sulle spiagge le flotte di Kublai Khan; nel 1281 un tifone fece il resto.
note-mamluk-lancers = Comprati come schiavi ancora ragazzi e cresciuti in sella, i Mamelucchi fermarono i Mongoli ad Ayn Jalut nel 1260.
note-greek-fire-dromon = I dromoni bizantini sputavano un fuoco liquido che ardeva sull’acqua; la ricetta era così segreta che è andata perduta.
note-knights-templar = Monaci votati alla povertà e cavalieri in armatura, i Templari combatterono in Terra Santa per quasi due secoli.
note-hussite-war-wagon = Jan Žižka incatenò carri agricoli e ne fece fortini su ruote, da cui i contadini boemi sparavano ai cavalieri crociati.
note-song-fire-lancers = A De’an nel 1132 i difensori Song fecero una sortita con lance di fuoco in bambù, lontane antenate di ogni fucile.
note-ethiopian-chewa = Gli imperatori d’Etiopia stanziavano questi reggimenti permanenti nelle terre di frontiera, ciascuno fiero del proprio nome.
note-tongan-war-canoe = Grandi canoe doppie portavano i guerrieri del Tuʻi Tonga per un regno fatto di mare e di isole sparse nel Pacifico.
note-toltec-warriors = I giganti di pietra di Tula sono ancora al loro posto: guerrieri toltechi con pettorale a farfalla e lanciadardi in mano.

## Unità Elite di Era III

note-winged-hussars = Famosi per le loro ali di piume, gli ussari di Polonia caricarono giù dal pendio nel 1683 per liberare Vienna.
note-caroleans = A Narva, nel 1700, gli uomini di Carlo XII batterono in una tempesta di neve un esercito russo parecchie volte più numeroso.
note-landsknechts = Si dice che Massimiliano I lasciasse vestire i suoi picchieri con lo sfarzo che volevano: la vita l’avevano già breve e dura.
note-janissaries = La fanteria personale del sultano, passata presto alle armi da fuoco, venerava il calderone della zuppa quanto uno stendardo.
note-eagle-warriors = Per entrare in quest’ordine azteco un guerriero doveva portare a casa prigionieri; l’elmo d’aquila era la sua ricompensa.
note-swiss-guard = Nel 1527, 147 delle 189 guardie caddero davanti a San Pietro perché papa Clemente VII potesse mettersi in salvo.
note-turtle-ship = Contro la flotta del Giappone l’ammiraglio Yi Sun-sin mandò queste navi coperte e irte di punte, con una testa di drago a prua.
note-agojie = I reggimenti tutti al femminile del Dahomey, nati, si dice, dalle cacciatrici di elefanti, furono le truppe d’assalto del regno.
note-zulu-impi = Shaka addestrò i suoi reggimenti a colpire come un toro: il petto trattiene il nemico mentre le corna lo circondano.
note-zaporozhian-cossacks = Dai forti a valle delle rapide del Dnepr questi liberi guerrieri facevano scorrerie in barca fino al Bosforo.
note-jacobite-highlanders = A Prestonpans nel 1745 una sola carica degli Highlander spazzò via in pochi minuti un esercito governativo.
note-old-guard = I veterani di Napoleone, altissimi sotto il colbacco di pelo d’orso, erano detti «i brontoloni»: solo loro osavano lamentarsi.
note-maori-taua = Le bande di guerra māori adottarono il moschetto intorno al 1820 e costruirono forti trincerati che poi misero in scacco i cannoni britannici.
note-mapuche-lancers = I Mapuche del Cile rivolsero contro la Spagna i cavalli catturati e restarono liberi per tre secoli.
note-mysore-rocketeers = I razzi di Haidar Ali e di Tipu Sultan, con l’involucro di ferro, volavano per oltre un chilometro; la Gran Bretagna li copiò.

## Unità Elite di Era IV

note-bantu-ruga-ruga = Irregolari dell’Africa orientale, un tempo la forza del capo Mirambo, servirono come ausiliari nella Prima guerra mondiale.
note-ballonabwehrkanone = Krupp costruì il primo cannone antipallone nel 1870, per sparare ai palloni che portavano la posta fuori da Parigi assediata.
note-harlem-hellfighters = Il 369º reggimento di fanteria passò 191 giorni al fronte in Francia: più, si dice, di ogni altro reggimento americano.
note-night-witches = Le donne del 588º reggimento sovietico mettevano i motori al minimo e planavano sui bersagli con biplani di legno e tela.
note-flying-circus = Lo stormo da caccia del Barone Rosso, dipinto a colori sgargianti, si spostava lungo il fronte in treno, tende comprese.
note-mark-i-tank = Il 15 settembre 1916, presso Flers, queste scatole d’acciaio sferraglianti furono i primi carri armati a entrare in battaglia.
note-gurkha-rifles = Uomini delle montagne del Nepal, con il coltello ricurvo kukri, servono dal 1815 nelle file britanniche e indiane.
note-anzacs = Volontari australiani e neozelandesi si aggrapparono alle scogliere di Gallipoli per otto mesi nel 1915.
note-wizna-defenders = Nel settembre 1939 poche centinaia di polacchi in una manciata di bunker tennero in scacco per tre giorni i panzer di Guderian.
note-lakota-warriors = Con gli alleati Cheyenne e Arapaho travolsero la cavalleria di Custer al Little Bighorn nel 1876.
note-smoking-snakes = «Prima che il Brasile entri in guerra vedremo un serpente fumare», si scherzava; le sue truppe in Italia ne fecero il distintivo.
note-t-34-tanks = Corazza inclinata, cingoli larghi e un robusto diesel: un carro sovietico rapido da costruire e difficile da fermare.
note-screaming-eagles = Lanciata alle spalle delle spiagge di Normandia, la 101ª aviotrasportata difese poi Bastogne accerchiata nel Natale del 1944.
note-hms-dreadnought = Dieci cannoni pesanti e turbine a vapore: quando entrò in servizio, nel 1906, ogni altra corazzata parve un ferrovecchio.
note-sihang-defenders = Nel 1937 circa 400 soldati cinesi tennero per giorni un magazzino di Shanghai, sotto gli occhi della folla sull’altra riva del fiume Suzhou.

## Eroi

note-leonidas = Il re di Sparta congedò la maggior parte degli alleati e cadde al passo delle Termopili con i pochi rimasti.
note-fu-hao = Le ossa oracolari Shang narrano di questa regina e generale che guidò tredicimila soldati intorno al 1200 a.C.
note-joan-of-arc = Figlia di contadini, sui diciassette anni, vide Orléans libera dall’assedio nove giorni dopo il suo arrivo.
note-sundiata-keita = Da bambino non poteva camminare, dice l’epopea; vinse a Kirina intorno al 1235 e fondò l’Impero del Mali.
note-lion-from-the-north = Gustavo Adolfo di Svezia fuse in un’arma sola cannoni leggeri, salve e cavalleria; cadde a Lützen nel 1632.
note-toussaint-louverture = Nato in schiavitù, sconfisse eserciti spagnoli e britannici, sfidò quello di Napoleone e guidò Saint-Domingue verso la libertà.
note-milunka-savic = Si arruolò al posto del fratello, fu ferita nove volte e decorata da Serbia, Francia, Russia e Gran Bretagna.
note-white-death = Simo Häyhä, contadino finlandese sugli sci, sparava senza cannocchiale di mira nelle foreste gelate della Guerra d’Inverno.

## Cimeli di Era I

relic-mask-of-tutankhamun = Maschera di Tutankhamon
note-mask-of-tutankhamun = Oltre dieci chili d’oro coprirono il volto del re fanciullo finché Howard Carter non ne aprì la bara nel 1925.
relic-code-of-hammurabi = Codice di Hammurabi
note-code-of-hammurabi = Quasi trecento leggi babilonesi sono incise su una stele di basalto più alta di un uomo.
relic-rosetta-stone = Stele di Rosetta
note-rosetta-stone = Un solo decreto in tre scritture, trovato nel 1799, diede a Champollion la chiave dei geroglifici.
relic-antikythera-mechanism = Macchina di Anticitera
note-antikythera-mechanism = Questi ingranaggi di bronzo, ripescati da un relitto presso un’isola greca, predicevano le eclissi e il corso di sole e luna.
relic-nebra-sky-disc = Disco di Nebra
note-nebra-sky-disc = Stelle, una falce di luna e un disco d’oro su bronzo formano una delle più antiche immagini note del cielo.
relic-olmec-colossal-head = Testa colossale olmeca
note-olmec-colossal-head = I sovrani dell’antico Messico fecero scolpire i loro volti con l’elmo in massi di molte tonnellate.
relic-nok-terracotta = Terracotta Nok
note-nok-terracotta = Oltre duemila anni fa i vasai dell’odierna Nigeria modellavano volti dagli inconfondibili occhi triangolari.
relic-lion-capital-of-ashoka = Capitello dei leoni di Ashoka
note-lion-capital-of-ashoka = Quattro leoni, schiena contro schiena, reggevano un tempo la ruota della legge sul pilastro di Ashoka; oggi sono l’emblema dell’India.

## Cimeli di Era II

relic-sutton-hoo-helmet = Elmo di Sutton Hoo
note-sutton-hoo-helmet = Una nave sepolta nel Suffolk ha custodito quest’elmo: sopracciglia, naso e baffi della maschera formano una bestia in volo.
relic-bayeux-tapestry = Arazzo di Bayeux
note-bayeux-tapestry = Quasi settanta metri di ricamo raccontano come Guglielmo di Normandia si prese l’Inghilterra a Hastings nel 1066.
relic-oseberg-ship = Nave di Oseberg
note-oseberg-ship = In Norvegia due donne furono sepolte in questa nave di quercia intagliata, con slitte e un carro per l’ultimo viaggio.
relic-diamond-sutra = Sutra del Diamante
note-diamond-sutra = Trovato in una grotta murata a Dunhuang e stampato nell’868, è il più antico libro a stampa con una data.
relic-catalan-atlas = Atlante catalano
note-catalan-atlas = Su questa carta maiorchina del 1375 Mansa Musa del Mali siede in trono, una pepita d’oro in mano.
relic-golden-rhinoceros = Rinoceronte d’oro di Mapungubwe
note-golden-rhinoceros = Lamina d’oro su un’anima di legno, fu sepolto con un sovrano su un’altura sopra il Limpopo circa otto secoli fa.
relic-dresden-codex = Codice di Dresda
note-dresden-codex = Gli scribi maya calcolarono i cicli di Venere e le eclissi con grande precisione su pagine ripiegate di carta di corteccia.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Questa statua di basalto di Rapa Nui porta sull’ampio dorso rilievi del culto dell’uomo uccello.

## Cimeli di Era III

relic-gutenberg-bible = Bibbia di Gutenberg
note-gutenberg-bible = Intorno al 1455 a Magonza se ne stamparono circa 180 copie a caratteri mobili, e i libri non furono mai più così rari.
relic-aztec-sun-stone = Pietra del Sole azteca
note-aztec-sun-stone = Ventiquattro tonnellate di basalto scolpite con le cinque età del mondo: tornarono alla luce a Città del Messico nel 1790.
relic-benin-bronzes = Bronzi del Benin
note-benin-bronzes = La corporazione dei fonditori rivestì il palazzo reale del Benin, in Africa occidentale, di centinaia di placche d’ottone.
relic-vasa = Vasa
note-vasa = La più superba nave da guerra di Svezia affondò al viaggio inaugurale, nel 1628, e risorse dal fango del porto nel 1961.
relic-galileos-telescope = Cannocchiale di Galileo
note-galileos-telescope = Con un cannocchiale costruito con le sue mani, nel 1610 Galileo vide quattro lune girare intorno a Giove.
relic-harrisons-h4 = H4 di Harrison
note-harrisons-h4 = Il figlio di un falegname costruì l’orologio che non perdeva l’ora in mare, e risolse l’enigma della longitudine.
relic-tipus-tiger = Tigre di Tipu
note-tipus-tiger = Gira la manovella e questa tigre di legno ringhia, mentre la sua vittima, un soldato europeo, geme e agita il braccio.
relic-kamehamehas-cloak = Mantello di piume di Kamehameha
note-kamehamehas-cloak = Con le piume dorate di molte migliaia di uccelli mamo fu fatto il manto del re che unì le Hawaii.

## Cimeli di Era IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = Il 17 dicembre 1903 restò in aria dodici secondi, e cominciò l’era del volo a motore.
relic-enigma-machine = Macchina Enigma
note-enigma-machine = I matematici polacchi furono i primi a violare questo cifrario a rotori; Bletchley Park ne lesse poi i messaggi a migliaia.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie guidò fino al fronte furgoni a raggi X come questo, perché i chirurghi potessero vedere le schegge.
relic-anne-franks-diary = Diario di Anna Frank
note-anne-franks-diary = Un album a quadretti, regalo per i tredici anni, divenne la voce di milioni di persone messe a tacere.
relic-gandhis-spinning-wheel = Arcolaio di Gandhi
note-gandhis-spinning-wheel = Filando ogni giorno il proprio cotone, Gandhi fece di un umile attrezzo un’arma incruenta.
relic-ned-kellys-armour = Armatura di Ned Kelly
note-ned-kellys-armour = Forgiata con vomeri d’aratro, a Glenrowan nel 1880 fermò le pallottole, ma lasciava scoperte le gambe del fuorilegge.
relic-treaty-of-wuchale = Trattato di Uccialli
note-treaty-of-wuchale = Il testo italiano e quello amarico dicevano cose diverse; la vittoria dell’Etiopia ad Adua decise la contesa.
relic-archdukes-car = Automobile dell’arciduca
note-archdukes-car = Per una svolta sbagliata, a Sarajevo nel giugno 1914, quest’auto scoperta si fermò proprio davanti all’assassino.

## Dove il regolamento mostra una carta

printed-trebuchet = regolamento, prima battaglia di Pär
printed-archers = regolamento, prima battaglia di Pär
printed-conscripts = regolamento, prima battaglia di Pär
printed-spy = regolamento, prima battaglia di Pär
printed-persian-immortals = regolamento, abilità speciali, esempio 1 (Morte Eroica)
printed-carthaginian-soldiers = regolamento, abilità speciali, esempio 2 (Precisione)
printed-vitruvian-scorpio = regolamento, abilità speciali, esempio 2 (Precisione)
printed-genoese-crossbowmen = regolamento, prima battaglia di Pär
printed-trung-sisters = regolamento, prima battaglia di Pär
printed-bantu-ruga-ruga = regolamento, abilità speciali, esempio 3 (Diversivo)
printed-ballonabwehrkanone = regolamento, abilità speciali, esempio 3 (Diversivo)
printed-lion-from-the-north = regolamento, fine della partita, punteggio di Tommy
