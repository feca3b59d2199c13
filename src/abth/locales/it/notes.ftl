### Una frase di storia per ogni carta Unità e Cimelio, e i nomi dei Cimeli.
### I nomi delle Unità restano in tutte le lingue come sono stampati.


## Unità Base

note-trebuchet = Un trabucco a contrappeso scagliava oltre le mura pietre da cento chilogrammi, un colpo dopo l’altro.
note-archers = Dal Nilo al Fiume Giallo, schiere di arcieri decisero le battaglie molto prima che la polvere da sparo li coprisse con il suo fragore.
note-conscripts = Chiamati dai campi e dalle botteghe, gli uomini di leva hanno riempito le file di quasi ogni esercito della storia.
note-spy = Sun Tzu chiuse «L’arte della guerra» con un capitolo sulle spie, gli occhi senza i quali nessun esercito dovrebbe marciare.
note-shield-bearers = I portatori di scudo assiri reggevano schermi di vimini più alti di un uomo per coprire gli arcieri alle loro spalle.

## Unità Elite dell’Era I

note-persian-immortals = Erodoto dice che questa guardia reale contava sempre diecimila uomini: ogni caduto era sostituito all’istante.
note-carthaginian-soldiers = Libici, Iberi e Numidi servivano al soldo di Cartagine, e Annibale li condusse oltre le Alpi innevate.
note-vitruvian-scorpio = Vitruvio annotò le proporzioni di questa macchina a torsione che scagliava dardi, tanto precisa da colpire singoli uomini.
note-spartan-hoplites = Addestrati dall’età di sette anni, i cittadini di Sparta avanzavano in battaglia al passo, al suono dei flauti.
note-roman-legionaries = Un legionario lanciava i giavellotti, sguainava la spada corta e, prima di notte, scavava un campo fortificato.
note-macedonian-phalanx = Con picche lunghe circa cinque metri, i fanti di Alessandro tenevano fermo il nemico mentre la cavalleria colpiva.
note-scythian-horse-archers = Gli Sciti tiravano dalla sella al gran galoppo, e le tombe con armi mostrano che anche le donne cavalcavano in guerra.
note-nubian-archers = L’Egitto chiamava la Nubia Terra dell’Arco e ne assoldò i tiratori per ben oltre mille anni.
note-mauryan-war-elephants = Chandragupta Maurya cedette per trattato cinquecento elefanti; aiutarono Seleuco a vincere a Ipso nel 301 a.C.
note-egyptian-charioteers = A Qadesh, intorno al 1274 a.C., Ramses II affrontò gli Ittiti in una delle più grandi battaglie di carri di cui si abbia notizia.
note-qin-crossbowmen = I grilletti di bronzo delle fosse dell’Esercito di terracotta mostrano come Qin armò di balestre interi reggimenti.
note-iceni-rebels = Guidati dalla regina Boudicca nel 60 o 61 d.C., gli Iceni e i loro alleati diedero alle fiamme Colchester, Londra e St Albans.
note-balearic-slingers = Nelle Baleari le madri davano ai figli solo il pane che riuscivano a colpire, sostengono gli autori antichi.
note-moche-warriors = I vasi dipinti della costa nord del Perù mostrano guerrieri Moche con mazze, che combattono per prendere prigionieri vivi.
note-parthian-cataphracts = Uomo e cavallo portavano corazze a scaglie; a Carre nel 53 a.C. mille di questi lancieri contribuirono a travolgere Crasso.

## Unità Elite dell’Era II

note-genoese-crossbowmen = Ingaggiati in tutta Europa, ricaricavano al riparo dei pavesi, alti scudi puntellati a terra.
note-trung-sisters = Trưng Trắc e Trưng Nhị cacciarono il governatore degli Han dal Vietnam del nord nel 40 d.C. e regnarono per tre anni.
note-viking-raiders = Le loro navi di basso pescaggio approdavano su ogni spiaggia e risalivano i fiumi; nell’845 saccheggiarono Parigi.
note-varangian-guard = Norreni, Rus e più tardi Inglesi proteggevano l’imperatore a Costantinopoli con lunghe asce a due mani.
note-english-longbowmen = Ad Azincourt nel 1415 gli arcieri erano il grosso dell’esercito di Enrico V; sotto le loro frecce i cavalieri di Francia affondarono nel fango.
note-mongol-horse-archers = Ogni cavaliere conduceva cavalli di riserva, così un esercito mongolo spesso precedeva la notizia del proprio arrivo.
note-kamakura-samurai = Nel 1274 e nel 1281 i guerrieri del Giappone affrontarono sulle spiagge le flotte di Kublai Khan; nel 1281 un tifone fece il resto.
note-mamluk-lancers = Comprati da ragazzi come schiavi e addestrati a cavallo, i Mamelucchi fermarono i Mongoli ad Ayn Jalut nel 1260.
note-greek-fire-dromon = Le galee bizantine sputavano un fuoco liquido che ardeva sull’acqua; la ricetta era tanto segreta che è andata perduta.
note-knights-templar = Monaci votati alla povertà e cavalieri in armatura, i Templari combatterono in Terra Santa per quasi due secoli.
note-hussite-war-wagon = Jan Žižka incatenò carri agricoli in fortini su ruote, da cui i contadini boemi sparavano ai cavalieri crociati.
note-song-fire-lancers = A De’an nel 1132 i difensori Song fecero una sortita con lance di fuoco di bambù, lontane antenate di ogni arma da fuoco.
note-ethiopian-chewa = Gli imperatori d’Etiopia insediarono questi reggimenti permanenti in terre di frontiera, ciascuno con un proprio nome altisonante.
note-tongan-war-canoe = Grandi canoe doppie portavano i guerrieri del Tuʻi Tonga attraverso un regno marino di isole sparse nel Pacifico.
note-toltec-warriors = I giganti di pietra di Tula mostrano ancora guerrieri toltechi: pettorale a farfalla sul petto, propulsore in mano.

## Unità Elite dell’Era III

note-winged-hussars = Famosi per le loro ali di piume, gli ussari di Polonia caricarono giù dal pendio nel 1683 per liberare Vienna.
note-caroleans = A Narva, nel 1700, gli uomini di Carlo XII batterono in una tempesta di neve un esercito russo parecchie volte più numeroso.
note-landsknechts = Si dice che Massimiliano I permettesse ai suoi picchieri di vestirsi sgargianti a piacimento: la loro vita era già breve e dura.
note-janissaries = La fanteria della casa del sultano adottò presto le armi da fuoco e riteneva il suo calderone della zuppa sacro quanto uno stendardo.
note-eagle-warriors = Per entrare in quest’ordine azteco un guerriero doveva portare a casa prigionieri; l’elmo d’aquila era la sua ricompensa.
note-swiss-guard = Nel 1527, 147 delle 189 guardie caddero davanti a San Pietro perché papa Clemente VII potesse fuggire.
note-turtle-ship = L’ammiraglio Yi Sun-sin mandò contro la flotta del Giappone queste navi coperte e irte di punte, con una testa di drago a prua.
note-agojie = I reggimenti interamente femminili del Dahomey, discesi, si dice, da cacciatrici di elefanti, divennero le truppe d’assalto del regno.
note-zulu-impi = Shaka addestrò i suoi reggimenti a colpire come un toro: il petto trattiene il nemico mentre le corna lo circondano.
note-zaporozhian-cossacks = Dai forti a valle delle rapide del Dnepr questi liberi guerrieri facevano scorrerie in barca fino al Bosforo.
note-jacobite-highlanders = A Prestonpans nel 1745 una sola carica degli Highlander spazzò via in pochi minuti un esercito governativo.
note-old-guard = Gli alti veterani di Napoleone, con il berretto di pelo d’orso, erano detti i brontoloni, perché solo loro osavano lamentarsi.
note-maori-taua = Le bande di guerra māori adottarono il moschetto intorno al 1820 e costruirono forti trincerati che poi misero in scacco i cannoni britannici.
note-mapuche-lancers = I Mapuche del Cile volsero contro la Spagna i cavalli catturati e conservarono la libertà per tre secoli.
note-mysore-rocketeers = I razzi dall’involucro di ferro di Haidar Ali e di Tipu Sultan volavano per oltre un chilometro e furono copiati in Gran Bretagna.

## Unità Elite dell’Era IV

note-bantu-ruga-ruga = Irregolari dell’Africa orientale, un tempo la forza del capo Mirambo, servirono come ausiliari nella Prima guerra mondiale.
note-ballonabwehrkanone = Krupp costruì il primo nel 1870, per sparare ai palloni che portavano la posta fuori da Parigi assediata.
note-harlem-hellfighters = Il 369º reggimento di fanteria passò 191 giorni al fronte in Francia: più, si dice, di ogni altro reggimento americano.
note-night-witches = Le donne del 588º reggimento sovietico riducevano i motori al minimo e planavano verso i bersagli su biplani di legno e tela.
note-flying-circus = Lo stormo da caccia del Barone Rosso, dipinto a colori sgargianti, si spostava lungo il fronte in treno, tende comprese.
note-mark-i-tank = Il 15 settembre 1916, presso Flers, queste scatole d’acciaio sferraglianti furono i primi carri armati a entrare in battaglia.
note-gurkha-rifles = Uomini delle montagne del Nepal, con il coltello ricurvo kukri, servono dal 1815 nelle file britanniche e indiane.
note-anzacs = Volontari dall’Australia e dalla Nuova Zelanda si aggrapparono alle scogliere di Gallipoli per otto mesi nel 1915.
note-wizna-defenders = Nel settembre 1939 alcune centinaia di polacchi in una manciata di bunker tennero in scacco per tre giorni il corpo corazzato di Guderian.
note-lakota-warriors = Con gli alleati Cheyenne e Arapaho travolsero la cavalleria di Custer al Little Bighorn nel 1876.
note-smoking-snakes = «Un serpente fumerà prima che il Brasile entri in guerra», si scherzava; le sue truppe in Italia portarono proprio quel distintivo.
note-t-34-tanks = Corazza inclinata, cingoli larghi e un robusto diesel resero questo carro sovietico rapido da costruire e difficile da fermare.
note-screaming-eagles = Lanciata dietro le spiagge della Normandia, la 101ª aviotrasportata tenne poi Bastogne accerchiata a Natale del 1944.
note-hms-dreadnought = Dieci cannoni pesanti e turbine a vapore fecero apparire superate tutte le corazzate precedenti quando entrò in servizio nel 1906.
note-sihang-defenders = Nel 1937 circa 400 soldati cinesi tennero per giorni un magazzino di Shanghai, sotto gli occhi della folla sull’altra riva del fiume Suzhou.

## Eroi

note-leonidas = Il re di Sparta mandò a casa la maggior parte degli alleati e cadde al passo delle Termopili tra i pochi rimasti.
note-fu-hao = Le ossa oracolari Shang narrano di questa regina e generale che guidò tredicimila soldati intorno al 1200 a.C.
note-joan-of-arc = Figlia di contadini di circa diciassette anni, vide togliere l’assedio di Orléans nove giorni dopo il suo arrivo.
note-sundiata-keita = Da bambino non poteva camminare, dice l’epopea; vinse a Kirina intorno al 1235 e fondò l’Impero del Mali.
note-lion-from-the-north = Gustavo Adolfo di Svezia fece agire come una cosa sola cannoni leggeri, salve e cavalleria; cadde a Lützen nel 1632.
note-toussaint-louverture = Nato schiavo, sconfisse eserciti spagnoli e britannici, sfidò quello di Napoleone e guidò Saint-Domingue verso la libertà.
note-milunka-savic = Si arruolò al posto del fratello, fu ferita nove volte e decorata da Serbia, Francia, Russia e Gran Bretagna.
note-white-death = Simo Häyhä, contadino finlandese sugli sci, sparava con semplici mire metalliche nelle foreste gelate della Guerra d’Inverno.

## Cimeli dell’Era I

relic-mask-of-tutankhamun = Maschera di Tutankhamon
note-mask-of-tutankhamun = Oltre dieci chilogrammi d’oro coprirono il volto del giovane re finché Howard Carter non aprì la bara nel 1925.
relic-code-of-hammurabi = Codice di Hammurabi
note-code-of-hammurabi = Quasi trecento leggi babilonesi sono incise su una stele di basalto più alta di un uomo.
relic-rosetta-stone = Stele di Rosetta
note-rosetta-stone = Un solo decreto in tre scritture, trovato nel 1799, diede a Champollion la chiave dei geroglifici.
relic-antikythera-mechanism = Macchina di Anticitera
note-antikythera-mechanism = Ingranaggi di bronzo, recuperati da un relitto presso un’isola greca, predicevano un tempo le eclissi e il corso del sole e della luna.
relic-nebra-sky-disc = Disco di Nebra
note-nebra-sky-disc = Stelle, una falce di luna e un disco d’oro su bronzo formano una delle più antiche immagini note del cielo.
relic-olmec-colossal-head = Testa colossale olmeca
note-olmec-colossal-head = I sovrani dell’antico Messico fecero scolpire i loro volti con l’elmo in massi del peso di molte tonnellate.
relic-nok-terracotta = Terracotta Nok
note-nok-terracotta = Oltre duemila anni fa i vasai dell’odierna Nigeria modellavano volti dai singolari occhi triangolari.
relic-lion-capital-of-ashoka = Capitello dei leoni di Ashoka
note-lion-capital-of-ashoka = Quattro leoni, schiena contro schiena, reggevano un tempo la ruota della legge sul pilastro di Ashoka; oggi sono l’emblema dell’India.

## Cimeli dell’Era II

relic-sutton-hoo-helmet = Elmo di Sutton Hoo
note-sutton-hoo-helmet = Una tomba a nave nel Suffolk ha conservato quest’elmo con maschera, le cui sopracciglia, naso e baffi formano una bestia in volo.
relic-bayeux-tapestry = Arazzo di Bayeux
note-bayeux-tapestry = Quasi settanta metri di ricamo raccontano come Guglielmo di Normandia vinse l’Inghilterra a Hastings nel 1066.
relic-oseberg-ship = Nave di Oseberg
note-oseberg-ship = Due donne furono deposte in questa nave di quercia intagliata in Norvegia, insieme a slitte e a un carro.
relic-diamond-sutra = Sutra del Diamante
note-diamond-sutra = Trovato in una grotta murata a Dunhuang, fu stampato nell’868 ed è il più antico libro a stampa datato.
relic-catalan-atlas = Atlante catalano
note-catalan-atlas = Su questa carta maiorchina del 1375 Mansa Musa del Mali siede in trono, una pepita d’oro in mano.
relic-golden-rhinoceros = Rinoceronte d’oro di Mapungubwe
note-golden-rhinoceros = Lamina d’oro su un’anima di legno, fu sepolto con un sovrano su un’altura sopra il Limpopo circa otto secoli fa.
relic-dresden-codex = Codice di Dresda
note-dresden-codex = Gli scribi maya calcolarono i cicli di Venere e le eclissi con grande precisione su pagine ripiegate di carta di corteccia.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Questa statua di basalto di Rapa Nui porta sull’ampio dorso rilievi del culto dell’uomo uccello.

## Cimeli dell’Era III

relic-gutenberg-bible = Bibbia di Gutenberg
note-gutenberg-bible = Intorno al 1455 a Magonza se ne stamparono a caratteri mobili circa 180 copie, e i libri non furono mai più così rari.
relic-aztec-sun-stone = Pietra del Sole azteca
note-aztec-sun-stone = Ventiquattro tonnellate di basalto scolpite con le cinque età del mondo: tornarono alla luce a Città del Messico nel 1790.
relic-benin-bronzes = Bronzi del Benin
note-benin-bronzes = I fonditori di una corporazione dell’Africa occidentale coprirono il palazzo reale del Benin con centinaia di placche d’ottone.
relic-vasa = Vasa
note-vasa = La più superba nave da guerra di Svezia affondò nel viaggio inaugurale del 1628 e risorse dal fango del porto nel 1961.
relic-galileos-telescope = Cannocchiale di Galileo
note-galileos-telescope = Con un tubo costruito da sé, Galileo vide nel 1610 che quattro lune girano intorno a Giove.
relic-harrisons-h4 = H4 di Harrison
note-harrisons-h4 = Il figlio di un falegname costruì l’orologio che teneva l’ora in mare e risolse l’enigma della longitudine.
relic-tipus-tiger = Tigre di Tipu
note-tipus-tiger = Gira la manovella e questa tigre di legno ringhia, mentre la sua vittima, un soldato europeo, geme e agita il braccio.
relic-kamehamehas-cloak = Mantello di piume di Kamehameha
note-kamehamehas-cloak = Con le piume dorate di molte migliaia di uccelli mamo fu fatto il manto del re che unì le Hawaii.

## Cimeli dell’Era IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = Il 17 dicembre 1903 restò in aria dodici secondi, e cominciò l’era del volo a motore.
relic-enigma-machine = Macchina Enigma
note-enigma-machine = Matematici polacchi violarono per primi questo cifrario a rotori; Bletchley Park ne lesse poi i messaggi a migliaia.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie guidò al fronte furgoni a raggi X come questo perché i chirurghi potessero vedere le schegge.
relic-anne-franks-diary = Diario di Anna Frank
note-anne-franks-diary = Un album a quadretti, regalo per un tredicesimo compleanno, divenne la voce di milioni di persone messe a tacere.
relic-gandhis-spinning-wheel = Arcolaio di Gandhi
note-gandhis-spinning-wheel = Filando ogni giorno il proprio cotone, Gandhi fece di un umile attrezzo un’arma incruenta.
relic-ned-kellys-armour = Armatura di Ned Kelly
note-ned-kellys-armour = Battuta da vomeri d’aratro, fermò i proiettili a Glenrowan nel 1880 ma lasciava scoperte le gambe del fuorilegge.
relic-treaty-of-wuchale = Trattato di Uccialli
note-treaty-of-wuchale = Il testo italiano e quello amarico dicevano cose diverse; la vittoria dell’Etiopia ad Adua decise la contesa.
relic-archdukes-car = Automobile dell’arciduca
note-archdukes-car = Una svolta sbagliata a Sarajevo nel giugno 1914 fece fermare quest’auto scoperta davanti all’assassino.
