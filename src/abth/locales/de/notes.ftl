### Ein Satz Geschichte zu jeder Einheiten- und Reliktkarte, dazu die Namen der Relikte.
### Die Namen der Einheiten bleiben in allen Sprachen, wie sie gedruckt sind.


## Grundeinheiten

note-trebuchet = Eine Blide mit Gegengewicht schleuderte hundert Kilogramm schwere Steine über die Burgmauer, wieder und wieder.
note-archers = Massen von Bogenschützen entschieden Schlachten vom Nil bis zum Gelben Fluss, lange bevor das Schießpulver sie übertönte.
note-conscripts = Von Acker und Werkbank weg einberufen, haben Wehrpflichtige die Reihen fast jeder Armee der Geschichte gefüllt.
note-spy = Sunzi beendete „Die Kunst des Krieges“ mit einem Kapitel über Spione: die Augen, ohne die kein Heer marschieren sollte.
note-shield-bearers = Assyrische Schildträger deckten die Bogenschützen hinter sich mit Schirmen aus Flechtwerk, höher als ein Mann.

## Eliteeinheiten der Epoche I

note-persian-immortals = Herodot berichtet, diese Königsgarde habe stets zehntausend Mann gezählt: Jeder Gefallene wurde sofort ersetzt.
note-carthaginian-soldiers = Libyer, Iberer und Numider standen in Karthagos Sold, und Hannibal führte sie über die verschneiten Alpen.
note-vitruvian-scorpio = Vitruv hielt die Maße dieses Torsionsgeschützes fest, das genau genug schoss, um einzelne Männer herauszupicken.
note-spartan-hoplites = Vom siebten Geburtstag an gedrillt, rückten Spartas Bürger zum Klang der Flöten im Gleichschritt in die Schlacht vor.
note-roman-legionaries = Ein Legionär warf seine Speere, zog das Kurzschwert und hob noch vor Einbruch der Nacht ein befestigtes Lager aus.
note-macedonian-phalanx = Mit Piken von etwa fünf Metern Länge hielt Alexanders Fußvolk den Feind fest, während seine Reiterei zuschlug.
note-scythian-horse-archers = Skythen schossen im vollen Galopp aus dem Sattel, und Gräber mit Waffen zeigen, dass auch Frauen in den Krieg ritten.
note-nubian-archers = Ägypten nannte Nubien das Land des Bogens und warb dessen Schützen weit über tausend Jahre lang an.
note-mauryan-war-elephants = Chandragupta Maurya trat per Vertrag fünfhundert Elefanten ab; sie verhalfen Seleukos 301 v. Chr. bei Ipsos zum Sieg.
note-egyptian-charioteers = Bei Kadesch traf Ramses II. um 1274 v. Chr. in einer der größten überlieferten Streitwagenschlachten auf die Hethiter.
note-qin-crossbowmen = Bronzene Abzüge aus den Gruben der Terrakotta-Armee verraten, wie Qin ganze Regimenter mit Armbrüsten bewaffnete.
note-iceni-rebels = Unter Königin Boudica brannten die Icener und ihre Verbündeten 60 oder 61 n. Chr. Colchester, London und St Albans nieder.
note-balearic-slingers = Auf den Balearen gaben Mütter ihren Söhnen nur das Brot, das diese mit der Schleuder trafen, so behaupten antike Autoren.
note-moche-warriors = Bemalte Gefäße von Perus Nordküste zeigen Moche-Krieger mit Keulen: Sie kämpfen, um Gefangene zu machen.
note-parthian-cataphracts = Mann und Pferd trugen Schuppenpanzer; bei Carrhae halfen 53 v. Chr. tausend solcher Lanzenreiter, Crassus zu schlagen.

## Eliteeinheiten der Epoche II

note-genoese-crossbowmen = In ganz Europa als Söldner gefragt, luden sie im Schutz ihrer Pavesen nach, hoher Schilde, die auf dem Boden standen.
note-trung-sisters = Trưng Trắc und Trưng Nhị vertrieben 40 n. Chr. den Statthalter der Han aus Nordvietnam und herrschten drei Jahre lang.
note-viking-raiders = Flache Langschiffe trugen sie an jeden Strand und jeden Fluss weit hinauf; im Jahr 845 plünderten sie Paris.
note-varangian-guard = Nordmänner, Rus und später Engländer bewachten in Konstantinopel den Kaiser mit langen zweihändigen Äxten.
note-english-longbowmen = Bei Azincourt bestand das Heer Heinrichs V. 1415 vor allem aus Bogenschützen; unter ihren Pfeilen versank Frankreichs Ritterschaft im Schlamm.
note-mongol-horse-archers = Jeder Reiter führte Ersatzpferde mit; so war ein mongolisches Heer oft schneller als die Kunde von seinem Kommen.
note-kamakura-samurai = 1274 und 1281 stellten sich Japans Krieger den Flotten Kublai Khans am Strand entgegen; 1281 tat ein Taifun den Rest.
note-mamluk-lancers = Als Sklavenjungen gekauft und zu Reitern gedrillt, hielten die Mamluken 1260 bei Ain Dschalut die Mongolen auf.
note-greek-fire-dromon = Byzantinische Galeeren spien flüssiges Feuer, das auf dem Wasser brannte; das Rezept war so geheim, dass es verloren ging.
note-knights-templar = Mönche mit Armutsgelübde und doch Ritter in Rüstung: Die Templer kämpften fast zwei Jahrhunderte im Heiligen Land.
note-hussite-war-wagon = Jan Žižka kettete Bauernwagen zu rollenden Festungen zusammen, aus denen die Hussiten auf Kreuzritter schossen.
note-song-fire-lancers = Bei De’an machten die Verteidiger der Song 1132 einen Ausfall mit Feuerlanzen aus Bambus, fernen Ahnen aller Feuerwaffen.
note-ethiopian-chewa = Äthiopiens Kaiser siedelten diese stehenden Regimenter im Grenzland an, jedes mit einem eigenen stolzen Namen.
note-tongan-war-canoe = Große Doppelkanus trugen die Krieger des Tuʻi Tonga durch ein Seereich aus verstreuten Pazifikinseln.
note-toltec-warriors = Steinerne Riesen in Tula zeigen noch heute toltekische Krieger: den Schmetterlingspanzer auf der Brust, die Speerschleuder in der Hand.

## Eliteeinheiten der Epoche III

note-winged-hussars = Berühmt für ihre Federflügel, stürmten Polens Husaren 1683 den Hang hinab, um Wien zu entsetzen.
note-caroleans = Die Männer Karls XII. schlugen 1700 bei Narva im Schneesturm ein mehrfach überlegenes russisches Heer.
note-landsknechts = Maximilian I. soll seine Pikeniere so bunt haben herumlaufen lassen, wie sie wollten: Ihr Leben war kurz und hart genug.
note-janissaries = Die Haustruppe des Sultans griff früh zu Feuerwaffen, und ihr Suppenkessel war ihr so heilig wie anderen die Fahne.
note-eagle-warriors = Wer in diesen aztekischen Orden wollte, musste Gefangene heimbringen; der Adlerhelm war sein Lohn.
note-swiss-guard = 1527 fielen 147 der 189 Gardisten vor dem Petersdom, damit Papst Clemens VII. entkommen konnte.
note-turtle-ship = Admiral Yi Sun-sin schickte diese überdachten, stachelbewehrten Schiffe mit Drachenkopf am Bug gegen Japans Flotte.
note-agojie = Dahomeys reine Frauenregimenter, hervorgegangen angeblich aus Elefantenjägerinnen, wurden zur Stoßtruppe des Königreichs.
note-zulu-impi = Shaka drillte seine Regimenter, wie ein Stier anzugreifen: Die Brust hält den Feind fest, die Hörner umfassen ihn.
note-zaporozhian-cossacks = Aus Festungen unterhalb der Dnipro-Stromschnellen fuhren diese freien Krieger mit Booten auf Raubzug, bis zum Bosporus.
note-jacobite-highlanders = Bei Prestonpans fegte 1745 ein einziger Sturmangriff der Highlander eine Regierungsarmee binnen Minuten hinweg.
note-old-guard = Napoleons hochgewachsene Veteranen mit Bärenfellmützen hießen die Brummbären, denn nur sie durften es wagen zu murren.
note-maori-taua = Kriegstrupps der Māori griffen um 1820 zur Muskete und bauten Grabenfestungen, an denen später britische Geschütze scheiterten.
note-mapuche-lancers = Die Mapuche in Chile machten erbeutete Pferde zur Waffe gegen Spanien und bewahrten drei Jahrhunderte lang ihre Freiheit.
note-mysore-rocketeers = Die eisenummantelten Raketen von Haidar Ali und Tipu Sultan flogen über einen Kilometer weit und wurden in Großbritannien nachgebaut.

## Eliteeinheiten der Epoche IV

note-bantu-ruga-ruga = Diese Freischärler aus Ostafrika, einst die Stütze des Häuptlings Mirambo, dienten im Ersten Weltkrieg als Hilfstruppen.
note-ballonabwehrkanone = Krupp baute die erste 1870, um auf die Ballons zu schießen, die Post aus dem belagerten Paris brachten.
note-harlem-hellfighters = Das 369. Infanterieregiment stand in Frankreich 191 Tage an der Front, länger, so heißt es, als jedes andere amerikanische Regiment.
note-night-witches = Frauen des sowjetischen 588. Nachtbomberregiments drosselten die Motoren und glitten in Doppeldeckern aus Holz und Leinwand auf ihre Ziele zu.
note-flying-circus = Mit Sack und Pack und Zelten zog das grellbunt bemalte Jagdgeschwader des Roten Barons per Bahn die Front entlang.
note-mark-i-tank = Am 15. September 1916 fuhren diese ratternden Stahlkästen bei Flers als erste Panzer der Geschichte ins Gefecht.
note-gurkha-rifles = Seit 1815 dienen Männer aus den Bergen Nepals in britischen und indischen Reihen, das gebogene Kukri-Messer am Gürtel.
note-anzacs = Freiwillige aus Australien und Neuseeland klammerten sich 1915 acht Monate lang an die Klippen von Gallipoli.
note-wizna-defenders = Im September 1939 hielten einige Hundert Polen in einer Handvoll Bunkern drei Tage lang Guderians Panzerkorps auf.
note-lakota-warriors = Mit Verbündeten der Cheyenne und Arapaho überwältigten sie 1876 am Little Bighorn Custers Kavallerie.
note-smoking-snakes = „Eher raucht eine Schlange, als dass Brasilien in den Krieg zieht“, hieß es im Scherz; seine Truppen in Italien trugen genau dieses Abzeichen.
note-t-34-tanks = Mit schräger Panzerung, breiten Ketten und robustem Diesel war dieser sowjetische Panzer schnell gebaut und schwer aufzuhalten.
note-screaming-eagles = Im Juni 1944 sprang die 101. Luftlandedivision hinter den Stränden der Normandie ab; zu Weihnachten hielt sie das eingeschlossene Bastogne.
note-hms-dreadnought = Als sie 1906 in Dienst gestellt wurde, ließ sie mit zehn schweren Geschützen und Dampfturbinen jedes ältere Schlachtschiff alt aussehen.
note-sihang-defenders = 1937 hielten rund 400 chinesische Soldaten tagelang ein Lagerhaus in Shanghai, vor den Augen der Menge am anderen Ufer des Suzhou-Flusses.

## Helden

note-leonidas = Spartas König schickte die meisten Verbündeten heim und fiel am Pass der Thermopylen mit den wenigen, die blieben.
note-fu-hao = Orakelknochen der Shang berichten von dieser Königin und Feldherrin, die um 1200 v. Chr. dreizehntausend Soldaten führte.
note-joan-of-arc = Die Bauerntochter war etwa siebzehn; neun Tage nach ihrer Ankunft war Orléans von der Belagerung befreit.
note-sundiata-keita = Als Kind konnte er nicht gehen, so erzählt es das Epos; um 1235 siegte er bei Kirina und gründete das Malireich.
note-lion-from-the-north = Gustav Adolf von Schweden verband leichte Geschütze, Salvenfeuer und Reiterei zu einem Ganzen; 1632 fiel er bei Lützen.
note-toussaint-louverture = In die Sklaverei geboren, schlug er spanische und britische Heere, bot dem Heer Napoleons die Stirn und führte Saint-Domingue der Freiheit entgegen.
note-milunka-savic = Sie zog anstelle ihres Bruders in den Krieg, wurde neunmal verwundet und von Serbien, Frankreich, Russland und Großbritannien ausgezeichnet.
note-white-death = Simo Häyhä, ein finnischer Bauer auf Skiern, verließ sich in den gefrorenen Wäldern des Winterkriegs allein auf Kimme und Korn.

## Relikte der Epoche I

relic-mask-of-tutankhamun = Totenmaske des Tutanchamun
note-mask-of-tutankhamun = Mehr als zehn Kilogramm Gold bedeckten das Gesicht des jungen Königs, bis Howard Carter 1925 den Sarg öffnete.
relic-code-of-hammurabi = Codex Hammurapi
note-code-of-hammurabi = Fast dreihundert babylonische Gesetze sind in eine mehr als mannshohe Basaltstele gemeißelt.
relic-rosetta-stone = Stein von Rosette
note-rosetta-stone = Ein Erlass in drei Schriften, 1799 gefunden, gab Champollion den Schlüssel zu den Hieroglyphen.
relic-antikythera-mechanism = Mechanismus von Antikythera
note-antikythera-mechanism = Bronzezahnräder aus einem Wrack vor einer griechischen Insel sagten einst Finsternisse und den Lauf von Sonne und Mond voraus.
relic-nebra-sky-disc = Himmelsscheibe von Nebra
note-nebra-sky-disc = Sterne, eine Mondsichel und eine goldene Scheibe auf Bronze: eines der ältesten bekannten Bilder des Himmels.
relic-olmec-colossal-head = Olmekischer Kolossalkopf
note-olmec-colossal-head = Herrscher des alten Mexiko ließen ihre behelmten Gesichter aus viele Tonnen schweren Felsblöcken hauen.
relic-nok-terracotta = Nok-Terrakotta
note-nok-terracotta = Vor über zweitausend Jahren formten Töpfer im heutigen Nigeria Gesichter mit auffälligen dreieckigen Augen.
relic-lion-capital-of-ashoka = Löwenkapitell des Ashoka
note-lion-capital-of-ashoka = Vier Löwen, Rücken an Rücken, trugen einst das Rad des Gesetzes auf Ashokas Säule; heute sind sie Indiens Wappen.

## Relikte der Epoche II

relic-sutton-hoo-helmet = Helm von Sutton Hoo
note-sutton-hoo-helmet = Ein Schiffsgrab in Suffolk bewahrte diesen Maskenhelm, dessen Brauen, Nase und Schnurrbart ein fliegendes Tier bilden.
relic-bayeux-tapestry = Teppich von Bayeux
note-bayeux-tapestry = Fast siebzig Meter Stickerei erzählen, wie Wilhelm von der Normandie 1066 bei Hastings England gewann.
relic-oseberg-ship = Oseberg-Schiff
note-oseberg-ship = Zwei Frauen wurden in diesem reich geschnitzten Eichenschiff in Norwegen beigesetzt, zusammen mit Schlitten und einem Wagen.
relic-diamond-sutra = Diamant-Sutra
note-diamond-sutra = 868 gedruckt und in einer zugemauerten Höhle bei Dunhuang wiedergefunden: Es ist das älteste gedruckte Buch mit Datum.
relic-catalan-atlas = Katalanischer Weltatlas
note-catalan-atlas = Auf dieser mallorquinischen Karte von 1375 thront Mansa Musa von Mali mit einem Goldklumpen in der Hand.
relic-golden-rhinoceros = Goldenes Nashorn von Mapungubwe
note-golden-rhinoceros = Goldfolie über einem Holzkern: So wurde es vor etwa acht Jahrhunderten auf einem Hügel über dem Limpopo einem Herrscher ins Grab gelegt.
relic-dresden-codex = Codex Dresdensis
note-dresden-codex = Maya-Schreiber berechneten auf gefalteten Seiten aus Rindenpapier den Lauf der Venus und die Finsternisse mit großer Genauigkeit.
relic-hoa-hakananaia = Hoa Hakananaiʻa
note-hoa-hakananaia = Diese Basaltstatue von Rapa Nui trägt auf ihrem breiten Rücken Reliefs des Vogelmannkults.

## Relikte der Epoche III

relic-gutenberg-bible = Gutenberg-Bibel
note-gutenberg-bible = Um 1455 wurden in Mainz rund 180 Exemplare mit beweglichen Lettern gedruckt; danach waren Bücher nie wieder eine Seltenheit.
relic-aztec-sun-stone = Aztekischer Sonnenstein
note-aztec-sun-stone = Vierundzwanzig Tonnen Basalt, in den die fünf Weltalter gehauen sind; 1790 kam der Stein in Mexiko-Stadt ans Licht.
relic-benin-bronzes = Benin-Bronzen
note-benin-bronzes = Die Gießer einer Gilde in Westafrika schmückten den Königspalast von Benin mit Hunderten von Messingplatten.
relic-vasa = Vasa
note-vasa = Schwedens stolzestes Kriegsschiff sank 1628 auf seiner Jungfernfahrt und stieg 1961 aus dem Schlamm des Hafens empor.
relic-galileos-telescope = Galileis Fernrohr
note-galileos-telescope = Mit einem selbst gebauten Rohr sah Galilei 1610, dass vier Monde den Jupiter umkreisen.
relic-harrisons-h4 = Harrisons H4
note-harrisons-h4 = Der Sohn eines Zimmermanns baute die Uhr, die auch auf See richtig ging und das Rätsel der geografischen Länge löste.
relic-tipus-tiger = Tipus Tiger
note-tipus-tiger = Dreht man die Kurbel, knurrt dieser hölzerne Tiger, während sein Opfer, ein europäischer Soldat, jammert und winkt.
relic-kamehamehas-cloak = Kamehamehas Federmantel
note-kamehamehas-cloak = Goldene Federn von vielen Tausend Mamo-Vögeln ergaben den Mantel des Königs, der Hawaii einte.

## Relikte der Epoche IV

relic-wright-flyer = Wright Flyer
note-wright-flyer = Am 17. Dezember 1903 blieb er zwölf Sekunden in der Luft, und das Zeitalter des Motorflugs begann.
relic-enigma-machine = Enigma-Maschine
note-enigma-machine = Polnische Mathematiker brachen diese Rotorchiffre zuerst; Bletchley Park las ihre Meldungen danach zu Tausenden mit.
relic-petite-curie = Petite Curie
note-petite-curie = Marie Curie fuhr Röntgenwagen wie diesen an die Front, damit die Chirurgen sahen, wo die Granatsplitter saßen.
relic-anne-franks-diary = Tagebuch der Anne Frank
note-anne-franks-diary = Ein kariertes Poesiealbum, Geschenk zum dreizehnten Geburtstag, wurde zur Stimme von Millionen, die zum Schweigen gebracht wurden.
relic-gandhis-spinning-wheel = Gandhis Spinnrad
note-gandhis-spinning-wheel = Gandhi spann täglich seine eigene Baumwolle und machte aus einem schlichten Werkzeug eine Waffe, die kein Blut vergießt.
relic-ned-kellys-armour = Ned Kellys Rüstung
note-ned-kellys-armour = Aus Pflugscharen gehämmert, hielt sie 1880 in Glenrowan Kugeln stand, ließ aber die Beine des Gesetzlosen ungeschützt.
relic-treaty-of-wuchale = Vertrag von Wuchale
note-treaty-of-wuchale = Auf Italienisch stand etwas anderes darin als auf Amharisch; den Streit entschied Äthiopiens Sieg bei Adua.
relic-archdukes-car = Automobil des Erzherzogs
note-archdukes-car = Im Juni 1914 bog der Fahrer in Sarajevo falsch ab, und dieser offene Wagen kam genau vor dem Attentäter zum Stehen.

## Wo eine Karte in der Spielregel steht

printed-trebuchet = Spielregel, Pärs erster Kampf
printed-archers = Spielregel, Pärs erster Kampf
printed-conscripts = Spielregel, Pärs erster Kampf
printed-spy = Spielregel, Pärs erster Kampf
printed-persian-immortals = Spielregel, Spezialfähigkeiten, Beispiel 1 (Heldentod)
printed-carthaginian-soldiers = Spielregel, Spezialfähigkeiten, Beispiel 2 (Zielgenauigkeit)
printed-vitruvian-scorpio = Spielregel, Spezialfähigkeiten, Beispiel 2 (Zielgenauigkeit)
printed-genoese-crossbowmen = Spielregel, Pärs erster Kampf
printed-trung-sisters = Spielregel, Pärs erster Kampf
printed-bantu-ruga-ruga = Spielregel, Spezialfähigkeiten, Beispiel 3 (Umlenkung)
printed-ballonabwehrkanone = Spielregel, Spezialfähigkeiten, Beispiel 3 (Umlenkung)
printed-lion-from-the-north = Spielregel, Spielende, Tommys Punkte
