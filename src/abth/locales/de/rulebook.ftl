### Das Regelheft zum Lesen: zehn kurze Kapitel, Beispiele, die Symbolübersicht, die Ausgaben.
### In einem Absatz stehen die Wörter vor " | " fett und dienen als Überschrift.

## Rund um die Kapitel

rulebook-title = Das Regelheft
rulebook-search = Regelheft und Regeln durchsuchen
rulebook-contents = Kapitel
rulebook-neighbors = Voriges und nächstes Kapitel
rulebook-cheat-sheet = Alle Symbole auf einen Blick
rulebook-all-rules = Alle { $count } nummerierten Regeln
rulebook-editions = Worin sich die Ausgaben unterscheiden
rulebook-print = Regelheft drucken
rulebook-minutes = { $count } Min.
rulebook-minutes-long =
    { $count ->
        [one] Lesezeit: 1 Minute
       *[other] Lesezeit: { $count } Minuten
    }
rulebook-range = { $first } bis { $last }
rulebook-margin = Nummerierte Regeln zu diesem Absatz
rulebook-found-chapters = In den Kapiteln
rulebook-found-rules = Nummerierte Regeln
rulebook-found-count =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
rulebook-found-none = Nichts enthält alle diese Wörter.
rulebook-found-more =
    { $count ->
        [one] 1 weitere Regel
       *[other] { $count } weitere Regeln
    }

## Schritt für Schritt durch ein Beispiel

rulebook-step-back = Zurück
rulebook-step-next = Weiter
rulebook-step-again = Von vorn
rulebook-step-count = Schritt { $step } von { $steps }
rulebook-step-line = { $line }, { $attacker } zu { $defender }.
rulebook-step-to = zu
rulebook-step-survivors = Es stehen noch: { $attacker } zu { $defender }.
rulebook-step-points = +{ $points }, bisher { $total }.
rulebook-fight = Diesen Kampf selbst ausprobieren
rulebook-example-par = Pärs erster Kampf
rulebook-example-scorpio = Der Scorpio gegen die Immortals
rulebook-example-spy = Der Spy zieht das Feuer auf sich
rulebook-example-joakim = Chris fordert Joakim heraus
rulebook-example-chris = Derselbe Kampf ohne den Marker
rulebook-example-tommy = Tommy zählt seine Punkte
rulebook-example-gear = Drei Plättchen nacheinander

## 1 Worum es geht

rulebook-about = Worum es geht
rulebook-about-intro = Du führst eine kleine Armee durch die Zeit. Vier Epochen liegen offen vor dir, vom Altertum bis zu den Weltkriegen, und in jeder warten berühmte Krieger darauf, besiegt zu werden. Du springst in eine Epoche, trägst dort einen Kampf aus und gehst mit dem, was du gewonnen hast.
rulebook-about-gist = Reisen, kämpfen, rekrutieren. Wer die meisten Punkte hat, gewinnt.
rulebook-about-army = Acht einfache Soldaten. | Alle beginnen mit denselben acht Grundeinheiten. Sie sind schwach und keinen Punkt wert, aber sie reichen, um bessere zu schlagen. Jede Einheit des Spielbretts, die du besiegst, kommt in deine Armee, kämpft von da an für dich und zählt am Ende: eine Eliteeinheit 1 Punkt, ein Held 3.
rulebook-about-relics = Relikte sind der Schatz. | Gewinnst du einen Kampf gegen das Spielbrett, nimmst du ein Relikt. Jedes gehört zu einer Epoche, und mehrere aus derselben sind zusammen weit mehr wert als einzeln. Je weniger Einheiten du schickst, desto mehr Relikte stehen zur Wahl.
rulebook-about-rivals = Auch die anderen sind Beute. | Steht ein Rivale in der Epoche, in die du springst, darfst du ihn herausfordern, statt gegen das Spielbrett anzutreten. Der Sieger nimmt dem Verlierer eine Tapferkeitsmedaille ab; darauf stehen verdeckt 1 bis 5 Punkte.
rulebook-about-length = Sechs Runden. | Zwei bis fünf Spieler haben je einen Zug pro Runde. Nach sechs Runden (acht im langen Spiel) wird gezählt. Niemand scheidet aus, und keine Armee wird gegen den Willen ihres Besitzers kleiner.

## 2 Der Tisch

rulebook-table = Der Tisch
rulebook-table-intro = Das Spielbrett ist eine Reihe aus vier Epochen, I bis IV. In jeder liegen drei Einheiten offen; zwölf mögliche Gegner sind also jederzeit für alle zu sehen. Jede Epoche hat ihren eigenen Stapel und Abwurfstapel.
rulebook-table-gears = Das Getriebe der Geschichte. | Neben dem Spielbrett steht ein Zahnrad mit vier Aktionen. In seiner Schiene stecken zwei Zeitreiseplättchen, ein aktives und ein wartendes, und daneben liegen drei Kriegsmarker. Das Getriebe bestimmt, wohin du in diesem Zug reisen und was du unterwegs tun kannst.
rulebook-table-area = Dein Spielbereich. | Du hast vier Karten auf der Hand, ein eigenes Deck und einen Abwurfstapel. Vor dir liegen ein Relikt, das du zu Beginn erhältst, und deine vier Tapferkeitsmedaillen, verdeckt. Ihre Werte kennst nicht einmal du: Etwas wert sind sie nur für den, der sie dir abnimmt.
rulebook-table-secret = Wenige Geheimnisse. | Verdeckt sind Handkarten, Stapel und die Werte der Medaillen. Alles andere ist offen: Relikte, Marker, Abwurfstapel und wie viele Karten jeder hält.
rulebook-table-card = So liest du eine Karte. | Unten stehen drei Zahlen: Fernkampf, Normaler Kampf, Nahkampf. Die roten Zacken sagen, bei wie viel Schaden die Einheit fällt. Ein halber Schild am Rand kann zur Verbindung werden. Symbole links wirken vor dem Würfeln, Symbole rechts während des Kampfes.
rulebook-table-yours = Was dir gehört, bleibt dir. | Niemand kann dir eine Einheit wegnehmen. Nur du selbst kannst eine mit der Aktion Entlassen fortschicken, und sie ist dann für immer fort.

## 3 Ein Zug

rulebook-turn = Ein Zug
rulebook-turn-intro = In deinem Zug durchläufst du drei Phasen, immer alle drei und immer in dieser Reihenfolge. Danach ist dein linker Nachbar dran.
rulebook-turn-gist = Zeitreise, Kampf, Erholung.
rulebook-turn-travel = Zuerst reist du. | Schiebe ein bis drei Plättchen ins Getriebe. Nimm den Kriegsmarker, auf den das aktive Plättchen zeigt, nutze nach Belieben die beiden Aktiven Aktionen und springe in eine der beiden Epochen auf dem Plättchen.
rulebook-turn-opponent = Dann wählst du deinen Gegner. | Nimm eine der drei offenen Einheiten deiner Epoche, oder fordere einen Spieler heraus, dessen Sabaton dort steht. In jedem Zug gibt es genau einen Kampf, und du bist der Angreifer.
rulebook-turn-deploy = Du weißt, gegen wen es geht. | Die Karten des Verteidigers liegen zuerst. Erst dann setzt du eine bis vier Einheiten aus der Hand ein, die erste direkt an der Frontlinie, die anderen dahinter, in der Reihenfolge deiner Wahl. Liegt eine Einheit, steht die Reihenfolge fest.
rulebook-turn-engage = Vor dem Würfeln. | Es folgen fünf Schritte, jeder für beide Seiten: Verstärkungen rücken an, Verbindungen entstehen, Überfälle zerstören Verbindungen, Kriegsmarker werden zugewiesen, es wird gewürfelt. Verstärkungen und Würfe kannte beim Einsetzen niemand.
rulebook-turn-lines = Drei Kampflinien. | Der Kampf selbst besteht aus Fernkampf, Normalem Kampf und Nahkampf. Zu entscheiden gibt es nichts mehr; du schaust zu.
rulebook-turn-restore = Am Ende wird aufgeräumt. | Der Sieger erhält seine Belohnung, das Spielbrett wird aufgefüllt, und wer gekämpft hat, zieht wieder auf vier Karten nach. Das geschieht alles von selbst.

## 4 Das Getriebe

rulebook-gears = Das Getriebe
rulebook-gears-intro = Jedes Plättchen zeigt zwei Epochen und weist auf einen der drei Kriegsmarker. Du ziehst ein Plättchen vom Stapel und schiebst es in die Schiene des Getriebes. Ablehnen kannst du es nicht.
rulebook-gears-gist = Das wartende Plättchen wird aktiv. Was dein erstes Plättchen bringt, weißt du also immer.
rulebook-gears-push = Eins schiebt das andere. | Das neue Plättchen kommt in die Warteposition, das bisher wartende rückt in die Aktive Position, und das bisher aktive fällt heraus. Jedes Plättchen dreht außerdem das Rad um ein Feld weiter.
rulebook-gears-stop = Höre auf, wenn es dir gefällt. | Das erste Plättchen ist Pflicht, ein zweites und drittes sind dir freigestellt. Nach jedem siehst du die neuen Epochen, den Marker und die Aktionen. Sobald du den Marker nimmst, eine Aktion nutzt oder springst, steht das Getriebe für diesen Zug still.
rulebook-gears-actions = Zwei Aktionen leuchten. | Zwei Pfeile zeigen auf das Rad. Jede der beiden Aktionen dort darfst du einmal nutzen, in beliebiger Reihenfolge, oder auslassen. Eine Aktion, die sich nicht ausführen lässt, entfällt einfach.
rulebook-gears-token = Ein Marker ist zu haben. | Es ist der, auf den das aktive Plättchen zeigt. Drei Marker darfst du besitzen; hast du schon drei, kannst du einen dagegen tauschen.
rulebook-gears-jump = Der Zeitsprung. | Dein Sabaton springt in eine der beiden Epochen des aktiven Plättchens, nie in die, in der er schon steht. Zeigt das Plättchen deine jetzige Epoche, bleibt dir die andere oder ein weiteres Plättchen.
rulebook-gears-deadline = Nutze sie, bevor du einsetzt. | Auch nach dem Sprung stehen dir deine Aktionen noch offen. Mit deiner ersten Einheit auf dem Tisch sind sie verfallen. Sieh dir also erst den Gegner an und ziehe dann Karten.

## 5 Ein Kampf, Linie für Linie

rulebook-battle = Ein Kampf, Linie für Linie
rulebook-battle-intro = Zwei Reihen von Einheiten treffen an der Frontlinie aufeinander. Sie kämpfen dreimal: aus der Ferne, auf mittlere Distanz und ganz nah. Jedes Mal zählen beide Seiten eine Zahl jeder Einheit zusammen, die noch steht, dazu ihren Würfel. Eine Summe unter null gilt als null.
rulebook-battle-gist = Die höhere Zahl gewinnt die Kampflinie. Der Unterschied ist der Schaden.
rulebook-battle-damage = Schaden trifft vorn. | Er beginnt bei der Einheit, die der Frontlinie am nächsten ist. Hat sie so viel erlitten, wie sie Zacken hat, fällt sie, und der Rest geht an die nächste dahinter.
rulebook-battle-wounds = Wunden bleiben. | Eine Einheit, die noch steht, nimmt ihren Schaden in die nächste Kampflinie mit, zählt dort aber weiterhin voll.
rulebook-battle-fallen = Wer fällt, ist raus. | Eine gefallene Einheit wird umgedreht. Ihre Zahlen, Symbole und ihr Marker gelten nicht mehr. Was du im Fernkampf verlierst, fehlt dir im Nahkampf.
rulebook-battle-end = Wer mehr stehen hat, gewinnt. | Auf die Stärke kommt es nicht an, nur auf die Anzahl. Bei Gleichstand gewinnt der Angreifer. Steht niemand mehr, gewinnt niemand. Hat eine Seite keine Einheit mehr, hat sie sofort verloren; die übrigen Kampflinien entfallen.
rulebook-battle-spoils = Was du mitnimmst. | Ob Sieg oder Niederlage: Jede Einheit des Spielbretts, die du besiegt hast, kommt auf deinen Abwurfstapel und gehört dir. Die Überlebenden gehen auf den Abwurfstapel ihrer Epoche. Ein Relikt gibt es nur für Sieger.

## 6 Verbindungen und Symbole

rulebook-links = Verbindungen und Symbole
rulebook-links-intro = Halbe Schilde und Symbole machen aus einem Haufen eine Armee. Symbole auf der linken Seite der Karte wirken vor dem Würfeln, die auf der rechten, solange die Einheit steht.
rulebook-links-link = Zwei Hälften ergeben eine Verbindung. | Wo zwei Karten nebeneinanderliegen und ihre halben Schilde einen ganzen derselben Art ergeben, kommt ein Verbindungsmarker darauf. Er fängt den ersten Schaden auf, der eine der beiden Einheiten treffen würde, und ist dann weg. Eine Einheit mit Verbindung kann nicht fallen.
rulebook-links-board = Verbundene kommen gemeinsam. | Ist die Einheit, die du auf dem Spielbrett wählst, mit ihren Nachbarn verbunden, darfst du gegen alle zugleich antreten, auch über zwei Epochen hinweg. Mehr zu besiegen, mehr zu gewinnen.
rulebook-links-reinforcement = Verstärkung | bringt für jedes Symbol eine weitere Einheit, von oben vom Deck ans hintere Ende der Aufstellung. Sie ist Pflicht und zählt für Würfel und Relikt mit.
rulebook-links-assault = Überfall | entfernt für jedes Symbol eine gegnerische Verbindung, von vorn, einmal, vor Markern und Würfeln.
rulebook-links-heroic = Heldentod | schlägt zurück. Eine Einheit, die fällt, fügt der vordersten gegnerischen sofort so viel Schaden zu, wie sie solche Symbole hat.
rulebook-links-accuracy = Zielgenauigkeit | verhindert das. Mit einem Symbol löst der erste Schaden, den deine Seite in einer Kampflinie zufügt, keinen Heldentod aus, mit zwei Symbolen die ersten beiden, und das in jeder Kampflinie aufs Neue.
rulebook-links-diversion = Umlenkung | zieht den ersten Schaden einer Kampflinie auf ihre Einheit, wo auch immer sie steht. Sie ist nicht freiwillig.
rulebook-links-relaunch = Wurfwiederholung | erlaubt einer Seite, ihren Würfel erneut zu werfen, einmal je Symbol. Ein herausgeforderter Spieler entscheidet zuerst. Bei Einheiten des Spielbretts geschieht es von selbst und nur, solange ihr Würfel ein Minus zeigt.

## 7 Würfel und Wagemut

rulebook-dice = Würfel und Wagemut
rulebook-dice-intro = Es gibt zwei Würfel, für jede Seite einen, und jeder wird einmal geworfen. Was er zeigt, gilt in allen drei Kampflinien. Welchen du bekommst, hängt nur davon ab, wie viele Einheiten du als Angreifer auf dem Tisch hast.
rulebook-dice-gist = Bis zu drei Einheiten: der Starke Würfel. Ab vier: der Riskante.
rulebook-dice-faces = Stark und riskant. | Der Starke Würfel schadet nie: Er gibt 1 oder 2 in einer Kampflinie dazu. Der Riskante kann besser sein oder schlechter: Drei seiner Seiten helfen, drei schaden. Die andere Seite bekommt immer den anderen Würfel, egal wie viele Einheiten sie hat.
rulebook-dice-ladder = Wagemut lohnt sich. | Von der Zahl deiner Einheiten hängt auch ab, wie viele Relikte du nach einem Sieg ansiehst. Mit einer Einheit wählst du aus vier, mit vier nimmst du, was kommt, mit fünf gehst du leer aus. Ein einzelner Kämpfer verliert vielleicht öfter, aber er bringt das Relikt heim, das du willst.
rulebook-dice-count = Verstärkungen zählen mit. | Eine Trompete in deiner Aufstellung macht aus drei Einheiten womöglich vier und kostet dich den besseren Würfel und die Auswahl. Freiwillig ist sie nie; denke daran, bevor du einsetzt.
rulebook-dice-tokens = Kriegsmarker. | Nach dem Überfall darfst du bis zu drei Marker auf deine Einheiten legen, auf jede höchstens einen. Die meisten erhöhen eine Kampflinie oder verleihen eine Fähigkeit. Ein Marker fällt mit seiner Einheit, und nach dem Kampf werden alle benutzten abgeworfen.
rulebook-dice-moments = Zwei sind anders. | Mit *Nachrücken!* ziehst du zwei Karten, in deinem Zug oder wenn du herausgefordert wirst, bevor du einsetzt. Mit *Jagd* trittst du gegen eine beliebige Karte aus dem Abwurfstapel deiner Epoche an, selbst gegen einen Helden.

## 8 Herausforderungen

rulebook-challenges = Herausforderungen
rulebook-challenges-intro = Steht in der Epoche, in die du springst, ein anderer Sabaton, darfst du seinen Spieler herausfordern, statt gegen das Spielbrett anzutreten. Stehen mehrere dort, wählst du einen.
rulebook-challenges-gist = Eine Herausforderung kann niemand ablehnen.
rulebook-challenges-order = Der Verteidiger fängt an. | Er setzt eine bis drei Einheiten aus der Hand ein und weist gleich seine Kriegsmarker zu. Du siehst das alles und setzt dann wie immer eine bis vier Einheiten ein. Würfel und Kampflinien sind dieselben wie gegen das Spielbrett.
rulebook-challenges-example = Joakims Kniff. | Chris springt mit einer guten Hand in Joakims Epoche. Joakim besitzt einen Marker Umlenkung und legt ihn auf die Einheit mit zwei Zacken. Gehe den Kampf Schritt für Schritt durch und sieh, was das ändert.
rulebook-challenges-without = Ohne den Marker | hätten dieselben Karten und dieselben Würfel Chris den Sieg gebracht.
rulebook-challenges-prowess = Der Preis ist Tapferkeit. | Wer gewinnt, zieht zwei eigene Tapferkeitsmedaillen des Verlierers, sieht sie heimlich an, behält eine und gibt die andere zurück. Medaillen, die der Verlierer anderen abgenommen hat, sind sicher.
rulebook-challenges-relic = Ein Angreifer nimmt auch ein Relikt. | Die Relikte des Verlierers werden gemischt; mit einer Einheit sieht der Angreifer vier davon an, mit vier eines, mit fünf keines, und er behält eines. Ein Verteidiger, der gewinnt, bekommt nur die Medaille.
rulebook-challenges-honor = Ehre für die Geschlagenen. | Ein Verteidiger, der verliert, nimmt für je zwei gefallene Einheiten des Angreifers einen Waffenehremarker, 1 Punkt wert. Werden beide Seiten vernichtet, bekommt niemand etwas. Und keine Einheit wechselt je den Besitzer.

## 9 Erholung

rulebook-restoration = Erholung
rulebook-restoration-intro = Ist der Kampf vorbei, wird der Tisch in Ordnung gebracht. In dieser Phase entscheidet niemand etwas; das Spiel erledigt alles für dich.
rulebook-restoration-units = Alle auf den Abwurfstapel. | Deine Einheiten, gefallen oder nicht, kommen auf deinen Abwurfstapel, zusammen mit denen, die du gerade rekrutiert hast. Sie kehren zurück, wenn dein Deck leer ist, oder früher durch die Aktionen Zurückholen und Neu formieren. Eine Niederlage kostet dich also keine Einheit, nur Zeit.
rulebook-restoration-heroes = Helden kämpfen einmal. | Ein Held, der in deiner Aufstellung lag, wird nach dem Kampf beiseitegelegt. Er kämpft nie wieder, behält aber seine 3 Punkte.
rulebook-restoration-board = Das Spielbrett wird aufgefüllt. | Jedes leere Feld erhält die oberste Karte seiner Epoche. Ist der Stapel einer Epoche leer, wird ihr Abwurfstapel gemischt. Auch das leere Markerfeld wird aufgefüllt, und benutzte Marker werden abgeworfen.
rulebook-restoration-hand = Zurück auf vier Karten. | Wer gekämpft hat, zieht, bis er vier auf der Hand hat. Reicht das Deck nicht, wird der Abwurfstapel zum neuen Deck. Mehr als vier Karten darf man behalten. Wer nicht gekämpft hat, zieht nicht.
rulebook-restoration-short = Nur hier erneuert sich dein Deck von selbst. | Eine Aktion oder Verstärkung, die es leer vorfindet, bringt nichts; wer früher mischen will, nutzt Neu formieren.
rulebook-restoration-next = Der nächste Zug. | Es geht nach links weiter. Nach dem letzten Zug der letzten Runde werden die Punkte gezählt.

## 10 Was Punkte bringt

rulebook-points = Was Punkte bringt
rulebook-points-intro = Gezählt wird einmal, am Ende. Die meisten Punkte sind die ganze Zeit zu sehen; nur die Tapferkeitsmedaillen behalten ihr Geheimnis bis dahin.
rulebook-points-gist = Einheiten, Helden, Relikte nach Epochen und was du deinen Rivalen abgenommen hast.
rulebook-points-units = Deine Armee. | Jede Eliteeinheit, die dir gehört, ist 1 Punkt wert, jeder Held 3, ob auf der Hand, im Deck, auf dem Abwurfstapel oder beiseitegelegt. Grundeinheiten sind nichts wert, und wen du entlassen hast, der zählt nicht mehr.
rulebook-points-relics = Relikte nach Epochen. | Zähle jede Epoche für sich. Ein Relikt ist 1 Punkt, zwei sind 2, drei sind 4, vier sind 6, fünf oder mehr sind 9. Drei Relikte einer Epoche sind mehr wert als drei verschiedene, darum lohnt sich die Auswahl.
rulebook-points-prowess = Tapferkeit. | Eine gewonnene Medaille ist so viel wert, wie darauf steht, 1 bis 5. Deine eigenen, die dir niemand genommen hat, sind nichts wert. Ein paar gewonnene Herausforderungen können ein Spiel drehen.
rulebook-points-honor = Ehre. | Jeder Waffenehremarker ist 1 Punkt. Übrige Kriegsmarker zählen nichts.
rulebook-points-tie = Gleichstand? | Dann gewinnt, wer mehr Relikte hat, danach, wer mehr Helden hat. Entscheidet auch das nicht, teilt man sich den Sieg.

## Die Beispiele, Schritt für Schritt

rulebook-example-par-1 = Pär ist in Epoche II und wählt die Trưng Sisters. Sie sind mit den Genoese Crossbowmen verbunden, und er wagt es gegen beide. Er setzt drei Einheiten ein: vorn Trebuchet, dann Archers, dann Conscripts.
rulebook-example-par-2 = Die Conscripts blasen die Trompete. Die oberste Karte von Pärs Deck ist der Spy; er kommt hinten dazu. Jetzt sind es vier Einheiten.
rulebook-example-par-3 = Die halben Schilde von Crossbowmen und Sisters ergeben einen ganzen. Ein Verbindungsmarker kommt darauf.
rulebook-example-par-4 = Mit vier Einheiten wirft Pär den Riskanten Würfel und hat Glück: +1 in jeder Kampflinie. Die Epoche wirft den Starken: +2 im Nahkampf.
rulebook-example-par-5 = Zwei Schaden für die Front. Der erste zerbricht die Verbindung, der zweite besiegt die Crossbowmen.
rulebook-example-par-6 = Die Crossbowmen hätten hier 3 gebracht, aber sie sind weg. Ein Schaden für die Sisters. Sie haben zwei Zacken und stehen.
rulebook-example-par-7 = Die Sisters schlagen mit 3 zu, der Würfel gibt 2 dazu. Drei Schaden von vorn: Trebuchet, Archers und Conscripts fallen.
rulebook-example-par-8 = Der Spy gegen die Sisters: eine Einheit auf jeder Seite, und bei Gleichstand gewinnt der Angreifer. Pär rekrutiert die Crossbowmen und nimmt das oberste Relikt. Die Sisters gehen auf den Abwurfstapel ihrer Epoche.

rulebook-example-scorpio-1 = Die Persian Immortals aus Epoche I schlagen zurück, wenn sie fallen. Pär schickt den Vitruvian Scorpio allein: Er hat Zielgenauigkeit.
rulebook-example-scorpio-2 = Die Immortals rufen eine Verstärkung aus dem Stapel ihrer Epoche: die Carthaginian Soldiers.
rulebook-example-scorpio-3 = Eine Einheit, also wirft Pär den Starken Würfel. Der Riskante der Epoche zeigt +3 im Nahkampf; das wäre das Ende des Scorpio.
rulebook-example-scorpio-4 = Zwei Schaden. Der erste besiegt die Immortals. Zielgenauigkeit deckt ihn, darum bleibt ihr Heldentod aus. Der zweite besiegt die Soldiers.
rulebook-example-scorpio-5 = Niemand verteidigt mehr, die übrigen Kampflinien entfallen. Pär rekrutiert beide, und mit einer Einheit wählt er aus vier Relikten.

rulebook-example-spy-1 = Pär tritt in Epoche IV mit vier Einheiten gegen die Bantu Ruga-Ruga an. Der Spy steht an zweiter Stelle.
rulebook-example-spy-2 = Die Trompete der Ruga-Ruga bringt die Ballonabwehrkanone, die im Fernkampf mit 3 trifft.
rulebook-example-spy-3 = Pär legt einen Marker Umlenkung auf den Spy. Der erste Schaden jeder Kampflinie geht nun an ihn.
rulebook-example-spy-4 = Vier Einheiten: Pär wirft den Riskanten Würfel und erhält überall +1. Der Starke Würfel der Epoche gibt 1 im Normalen Kampf.
rulebook-example-spy-5 = Ein Schaden für Pär. Der Spy zieht ihn auf sich und fällt, nimmt aber die vorderste gegnerische Einheit mit: Sein Heldentod besiegt die Ruga-Ruga.
rulebook-example-spy-6 = Zwei Archers und der Würfel ergeben 3. Ein Schaden, und die Kanone schweigt.
rulebook-example-spy-7 = Drei Einheiten gegen keine. Pär rekrutiert beide und nimmt das oberste Relikt.

rulebook-example-joakim-1 = Joakim setzt zuerst ein: vorn die Iceni Rebels, dahinter die Spartan Hoplites.
rulebook-example-joakim-2 = Den Marker Umlenkung legt er sofort auf die Hoplites. Sie haben zwei Zacken und vertragen einen Treffer.
rulebook-example-joakim-3 = Chris sieht das alles und setzt drei Einheiten ein: Balearic Slingers, Egyptian Charioteers, Shield Bearers.
rulebook-example-joakim-4 = Drei Einheiten: Chris wirft den Starken Würfel, +1 im Fernkampf. Joakims Riskanter Würfel gibt in jeder Kampflinie 1 dazu. Chris könnte mit der Wurfwiederholung der Slingers erneut werfen, behält seinen Wurf aber.
rulebook-example-joakim-5 = Ein Schaden für Joakim. Die Hoplites ziehen ihn auf sich und stehen.
rulebook-example-joakim-6 = Gleiche Summen. Niemand wird verletzt.
rulebook-example-joakim-7 = Joakims Einheiten sind alle noch da und schlagen mit 5 zu. Zwei Schaden: Slingers und Charioteers fallen.
rulebook-example-joakim-8 = Zwei Einheiten gegen eine: Der Verteidiger gewinnt. Joakim sieht zwei Tapferkeitsmedaillen von Chris an und behält eine.

rulebook-example-chris-1 = Dieselben Aufstellungen, aber kein Marker auf den Hoplites.
rulebook-example-chris-2 = Dieselben Würfel.
rulebook-example-chris-3 = Jetzt trifft der Schaden vorn. Die Iceni Rebels fallen, und die Zielgenauigkeit der Charioteers hindert sie daran zurückzuschlagen.
rulebook-example-chris-4 = Gleiche Summen. Niemand wird verletzt.
rulebook-example-chris-5 = Ohne die Rebels hat Joakim zwei weniger. Wieder gleich.
rulebook-example-chris-6 = Drei gegen eine. Ein einziger Marker hat den Unterschied gemacht.

rulebook-example-tommy-1 = Drei Eliteeinheiten, eine auf der Hand, eine im Deck, eine auf dem Abwurfstapel: je 1 Punkt.
rulebook-example-tommy-2 = Der Lion from the North hat seinen einen Kampf hinter sich und liegt beiseite. Ein Held ist trotzdem 3 wert.
rulebook-example-tommy-3 = Vier Relikte der Epoche IV sind 6 wert, eines der Epoche I ist 1 wert.
rulebook-example-tommy-4 = Eine Tapferkeitsmedaille, Hannes abgenommen, zeigt 5. Tommys eigene vier zählen nichts.

rulebook-example-gear-1 = Vor dem Zug. Das aktive Plättchen fällt mit dem ersten Schub heraus; das wartende ist als Nächstes dran.
rulebook-example-gear-2 = Das erste Plättchen ist drin. Das vorher wartende ist jetzt aktiv, und das Rad hat sich um ein Feld gedreht.
rulebook-example-gear-3 = Ein zweites Plättchen. Neue Epochen, vielleicht ein anderer Marker und die nächsten beiden Aktionen.
rulebook-example-gear-4 = Das dritte und letzte. Von hier an bleibt nur der Sprung.

## Bilder der Kapitel

rulebook-figure-sabatons = Die fünf Sabatons
rulebook-figure-eras = Die vier Epochen
rulebook-figure-board = Das Spielbrett: drei offene Einheiten in jeder Epoche
rulebook-figure-area = Dein Spielbereich zu Beginn
rulebook-figure-card = Die Teile einer Karte
rulebook-figure-phases = Die drei Phasen eines Zuges
rulebook-figure-actions = Die vier Aktionen des Rades
rulebook-figure-icons = Die sechs Symbole
rulebook-figure-pair = Zwei halbe Schilde einer Art und die Verbindung, die sie ergeben
rulebook-figure-faces = Die Seiten beider Würfel
rulebook-figure-ladder = Einheiten, Würfel und Relikte
rulebook-figure-circle = Der Weg einer Karte
rulebook-figure-sets = Punkte für Relikte einer Epoche
rulebook-part-values = Drei Zahlen, eine für jede Kampflinie
rulebook-part-bursts = Zacken: Bei so viel Schaden fällt sie
rulebook-part-halves = Halbe Schilde: Sie können zu Verbindungen werden
rulebook-part-engagements = Symbole, die vor dem Würfeln wirken
rulebook-part-abilities = Fähigkeiten, solange sie steht
rulebook-part-crest = Ihre Epoche, oder wessen Grundeinheit sie ist
rulebook-times = ×{ $count }
rulebook-column-units = Deine Einheiten
rulebook-column-die = Dein Würfel
rulebook-column-relics = Relikte zur Wahl
rulebook-column-set = Relikte einer Epoche
rulebook-column-points = Punkte
rulebook-or-more = { $count } oder mehr
rulebook-circle-deck = Eigenes Deck
rulebook-circle-hand = Handkarten
rulebook-circle-battle = Aufstellung
rulebook-circle-discard = Abwurfstapel

## Die Symbolübersicht

rulebook-icons-lines = Die drei Kampflinien
rulebook-icons-line-words-long = Zuerst. Aus der Ferne.
rulebook-icons-line-words-medium = Danach. Auf mittlere Distanz.
rulebook-icons-line-words-close = Zuletzt. Auge in Auge.
rulebook-icons-before = Vor dem Würfeln
rulebook-icons-battle = Im Kampf
rulebook-icons-shields = Schilde und Schaden
rulebook-icons-half = Halber Schild: neben einer passenden Hälfte wird er zur Verbindung
rulebook-icons-link = Verbindungsmarker: fängt einen Schaden für seine beiden Einheiten auf
rulebook-icons-burst = Zacken: Bei so viel Schaden fällt die Einheit
rulebook-icons-wound = Erlittener Schaden
rulebook-icons-gears = Das Getriebe der Geschichte
rulebook-icons-tile = Ein Plättchen: zwei Epochen als Ziel und das Markerfeld, auf das es zeigt
rulebook-icons-tokens = Kriegsmarker
rulebook-icons-token-line = Erhöht eine Kampflinie um seine Zahl
rulebook-icons-dice = Würfel und Relikte
rulebook-icons-points = Punkte am Ende
rulebook-icons-elite = Eliteeinheit
rulebook-icons-hero = Held
rulebook-icons-prowess = Gewonnene Tapferkeitsmedaille
rulebook-icons-honor = Waffenehremarker
rulebook-icons-print = Diese Seite drucken

## Die Ausgaben

rulebook-editions-lead = Die fünf gedruckten Regelhefte stimmen nicht überall überein. An einem Tisch kann nach jedem von ihnen gespielt werden; „Unsere Auslegung“ ist die Lesart, die am besten zu den meisten von ihnen passt.
rulebook-editions-play = Was das Spiel verändert
rulebook-editions-differs = Weicht von unserer Auslegung ab
rulebook-editions-question = Frage
rulebook-editions-slips = Versehen in deinem Heft
rulebook-editions-slips-lead = Diese Sätze widersprechen dem Rest des eigenen Heftes oder allen anderen. Nach keinem davon wird hier gespielt.
rulebook-slip-en-relics = Im Beispiel mit Tommys Punkten gehören seine vier Relikte zu Epoche IV, nicht zu Epoche I.
rulebook-slip-de-tile = Ein neues Plättchen kommt in die Warteposition; es wird nicht sofort aktiv.
rulebook-slip-fr-dice = Bei mehr als drei Einheiten erhalten nicht beide den Starken Würfel: Der Angreifer wirft den Riskanten.
rulebook-slip-fr-reinforcement = Mehrere Symbole Verstärkung bringen mehrere Einheiten, nicht nur eine.
rulebook-slip-fr-tie = Das Kapitel über Sieg und Gleichstand fehlt; es gilt das der anderen Ausgaben.
rulebook-slip-fr-token = Ein Marker auf einer Einheit kann nicht verschoben werden; er verliert nicht seine Wirkung.
rulebook-slip-it-board = Das Verteidigertableau liegt rechts vom Angreifertableau.
rulebook-slip-es-board = Das Angreifertableau liegt links vom Verteidigertableau.
rulebook-slip-es-relaunch = Wurfwiederholung einer Einheit des Spielbretts: Der Angreifer wirft ihren Würfel erneut; weggenommen wird er nicht.
