### Die erste Partie, und wo man lernt. Eine Zeile hat höchstens 12 Wörter, eine weitere höchstens 20.

lesson-storyteller = Erzähler
lesson-next = Weiter
lesson-strike = Zuschlagen
lesson-back = Zurück
lesson-skip = Ausblenden
lesson-end = Lektion beenden
lesson-end-ask = Lektion beenden? Die Partie geht ohne den Erzähler weiter.
lesson-end-more = Unter „{ $learn }“ kannst du sie jederzeit wieder aufnehmen.
lesson-end-no = Weiterlernen
lesson-play-on = Weiterspielen
lesson-watch = Zusehen
lesson-to-my-turn = Zu meinem Zug
lesson-place = { $number } von { $count }
lesson-points-to = Zeigt auf: { $things }
lesson-title = Erste Partie

lesson-chapter-battle = Ein Kampf
lesson-chapter-daring = Wagemut
lesson-chapter-gears = Das Getriebe
lesson-chapter-links = Verbindungen und Symbole
lesson-chapter-challenged = Herausgefordert
lesson-chapter-counts = Was zählt

## Ein Kampf

lesson-meet = Du bist { $name }. Zwei Einheiten treffen sich; jede hat drei Zahlen.
lesson-meet-more = Drücke „{ $engage }“: Die Würfel fallen, und drei Linien werden ausgefochten: fern, mittel, nah.
lesson-meet-hint = Mit „{ $engage }“ in der Leiste beginnt der Kampf.
lesson-long = Die höhere Zahl gewinnt. Der Unterschied ist der Schaden.
lesson-long-more = Fernkampf: Die Nubian Archers haben 1, du hast 0. Deine Shield Bearers erleiden 1 Schaden; erst beim zweiten fallen sie.
lesson-long-other = Fernkampf: Du hast { $mine }, der Gegner hat { $theirs }.
lesson-medium = Normaler Kampf. Die Würfel gleichen aus: Niemand wird verletzt.
lesson-medium-more = Du hast 0, dein Würfel gibt 1 dazu. Der Gegner hat 2, sein Würfel zieht 1 ab.
lesson-close = Nahkampf. Du hast 1, der Gegner 0: Er fällt.
lesson-close-more = Die roten Zacken zeigen, bei wie viel Schaden eine Einheit fällt. Hier genügt einer.
lesson-standing = Wer mehr Überlebende hat, gewinnt. Besiegte Gegner schließen sich dir an.
lesson-standing-more = Bei Gleichstand gewinnt der Angreifer. Besiegte kommen auf deinen Abwurfstapel und kämpfen später für dich.

## Wagemut

lesson-relic = Wähle ein Relikt. Ab dem dritten einer Epoche zählen sie mehr.
lesson-relic-more = 1 bis 5 Relikte einer Epoche zählen zusammen 1, 2, 4, 6, 9 Punkte. Eines behältst du.
lesson-relic-hint = Wähle eines der ausliegenden Relikte und bestätige dann mit dem Knopf.
lesson-rivals = { $one } und { $other } sind deine Rivalen. Jeder hat einen Zug wie du.
lesson-rivals-more = Auch sie gewinnen Einheiten und Relikte. Sieh zu, oder geh gleich zu deinem nächsten Zug.
lesson-dare = Weniger Einheiten, vollere Truhe. Wie viel wagst du?
lesson-dare-more = Schiebe auf 1, 2 oder 3 und sieh hin. Entschieden wird erst mit „{ $engage }“.
lesson-dare-hint = Wähle am Regler 1, 2 oder 3 Einheiten und drücke dann „{ $engage }“.
lesson-die = Bis zu drei Einheiten: Starker Würfel. Er schadet dir nie.
lesson-die-more = Ab vier Einheiten nimmst du den Riskanten Würfel, und der Gegner bekommt den Starken.

## Das Getriebe

lesson-wheel = In jedem Zug dreht ein Plättchen das Rad und öffnet zwei Epochen.
lesson-wheel-more = Das erste Plättchen wird von selbst eingeschoben. Du darfst bis zu zwei weitere einschieben.
lesson-actions = Zwei Aktionen leuchten. Nutze jede einmal oder lass es.
lesson-actions-more = Drücke „{ $regroup }“ auf dem Rad: Was du gewonnen hast, kommt ins Deck.
lesson-actions-then = Jetzt „{ $draw }“: Was du gewonnen hast, kommt auf deine Hand.
lesson-actions-hint = Wähle einen leuchtenden Teil des Rads oder mache ohne ihn weiter.
lesson-jump = Nimm den Marker, dann springe. Gegen wen trittst du an?
lesson-jump-more = Deine Figur, dein Sabaton, bleibt nie, wo sie ist. Je früher die Epoche, desto schwächer ihre Einheiten.
lesson-face-more = Nimm { $unit } samt verbundenem Nachbarn: zwei Einheiten zu gewinnen. Oder wähle jemand anderen hier.
lesson-face-other = Tritt gegen eine Einheit an, gern auch gegen ihre verbundenen Nachbarn, oder fordere einen Rivalen heraus, der hier steht.
lesson-company-more = Verbundene Nachbarn kämpfen gemeinsam: schwerer zu besiegen, und mehr zu gewinnen.
lesson-jump-hint = Springe in eine leuchtende Epoche und wähle dort eine Einheit.

## Verbindungen und Symbole

lesson-link = Zwei Hälften ergeben eine Verbindung. Sie fängt einen Treffer auf.
lesson-link-more = Lege { $first } nach vorn, dann { $second }: Ihre Schildhälften passen zusammen.
lesson-link-assault = Doch hier ist Überfall: Er nimmt vor dem Wurf eine Verbindung weg. { $first }, dann { $second } ergäben eine.
lesson-link-late = Schaden trifft zuerst die vorderste Einheit. Gehört sie zu einer Verbindung, zerbricht stattdessen diese.
lesson-link-hint = Wähle eine Handkarte; die erste steht ganz vorn.
lesson-trumpet = Die Trompete ruft noch eine Einheit aus deinem Deck.
lesson-trumpet-more = Mit { $unit } und einer mehr: { $units } Einheiten, Riskanter Würfel, { $relics ->
        [0] kein Relikt
       *[other] 1 Relikt
    }. Ohne: { $now } Einheiten, Starker Würfel, { $seen } Relikte zur Auswahl.
lesson-trumpet-laid = Jetzt { $units } Einheiten: Riskanter Würfel, { $relics ->
        [0] kein Relikt
       *[other] 1 Relikt
    }. Drücke „{ $engage }“ oder schicke weniger: „{ $undo }“.
lesson-trumpet-late = Verstärkung für diesen Kampf, am Ende deiner Aufstellung: { $unit }.
lesson-trumpet-hint = Wähle { $unit } aus deiner Hand, oder drücke gleich „{ $engage }“.
lesson-token = Ein Marker stärkt die Einheit, auf der er liegt.
lesson-token-more = Lege ihn auf eine Einheit oder hebe ihn für später auf. Dann drücke „{ $roll }“.
lesson-token-hint = Wähle den Marker und dann die Einheit, die ihn tragen soll.
lesson-hit = Deine Verbindung fing den Treffer auf und zerbrach. Niemand ist verletzt.
lesson-hit-more = Das tut sie einmal. Der nächste Treffer geht an die vorderste Einheit.
lesson-hit-assault = Der Überfall nahm deine Verbindung weg, noch vor dem Wurf.
lesson-hit-assault-more = Jedes dieser Symbole, ein gesprungener Schild, nimmt eine Verbindung weg. Es verletzt niemanden.
lesson-heroic = Gefallen: { $unit }. Der Heldentod schlägt { $count ->
        [one] einmal
       *[other] { $count }-mal
    } zurück.
lesson-heroic-more = Achte auf das Schwert im Stein. Es trifft die vorderste gegnerische Einheit.

## Herausgefordert

lesson-challenged = { $who } fordert dich heraus. Ablehnen geht nicht. Höchstens drei Einheiten.
lesson-challenged-more = Bei Gleichstand gewinnt { $who }. Verlierst du, bekommst du für je zwei Einheiten, die du besiegt hast, Waffenehre.
lesson-challenged-heroic = Lege { $unit } nach vorn: Wer so fällt, schlägt zurück. Bei Gleichstand gewinnt { $who }.
lesson-challenged-hint = Wähle ein bis drei Einheiten aus deiner Hand, die vorderste zuerst.
lesson-prowess = { $who } gewinnt eine deiner Tapferkeitsmedaillen. Sie zählt 1 bis 5 Punkte.
lesson-prowess-more = Deine zählen 5, 2, 1 und 1. Nur wer sie gewinnt, weiß, welche es ist.
lesson-prowess-won = Du gewinnst eine Tapferkeitsmedaille von { $who }. Sie zählt 1 bis 5 Punkte.
lesson-prowess-won-more = Am Ende zählt sie für dich. Nur du kennst ihren Wert.

## Was zählt

lesson-points = Wer die meisten Punkte hat, gewinnt. Das zählt:
lesson-points-more = Grundeinheiten zählen nichts. Hand, Deck und Abwurfstapel zählen alle mit. Die Partie endet nach Runde { $rounds }.
lesson-score-elite = Je Eliteeinheit
lesson-score-hero = Je Held (selten, im Goldrahmen)
lesson-score-relics = 1 bis 5 Relikte einer Epoche
lesson-score-prowess = Je gewonnene Tapferkeitsmedaille
lesson-score-honor = Je Waffenehremarker
lesson-score-range = 1 bis 5
lesson-free = Der Rest gehört dir. Frage die Kerze, wann immer du magst.
lesson-free-more = Auch du darfst herausfordern: jeden Rivalen, der in deiner Epoche steht.

## Was auf den Schildchen steht

lesson-tag-lines = fern, mittel, nah
lesson-tag-bursts = { $count ->
    [one] 1 Zacke: fällt bei 1
   *[other] { $count } Zacken: fällt bei { $count }
}
lesson-tag-home = { $unit }: bleibt daheim
lesson-tag-active = diese zwei Epochen
lesson-tag-half = Schildhälfte
lesson-tag-trumpet = die Trompete

## Eine, zwei oder drei Einheiten

dare-title = Wie viele Einheiten du schickst
dare-dare = wagen
dare-safe = sicher gehen
dare-of-100 = von 100
dare-certain = von 100: sicher
dare-see = { $count } sehen, 1 behalten
dare-choice = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}: Du gewinnst in { $chance } von 100 Fällen, siehst { $relics } Relikte und behältst 1

## Startseite und Lernseite

nav-learn = Lernen
learn-first-time = Zum ersten Mal hier?
learn-by-playing = Spielend lernen
learn-by-playing-note = 20 Minuten, eine echte Partie, kein Regelheft
learn-go-on = Erste Partie fortsetzen
learn-again = Die erste Partie noch einmal
learn-bots-line = { $opponents ->
    [one] 1 Gegner
   *[other] { $opponents } Gegner
}, { $bot }, { $rounds } Runden
learn-bots-change = Ändern
learn-always = Lektionen findest du immer unter { $learn }. Du kannst jederzeit gehen und wiederkommen.
learn-what = Was du lernst
learn-what-battle = Einen Kampf gewinnen
learn-what-battle-note = Drei Zahlen, zwei Würfel. Die höhere Zahl gewinnt.
learn-what-dare = Etwas wagen
learn-what-dare-note = Schicke weniger Einheiten, und du hast mehr Relikte zur Auswahl.
learn-what-gears = Am Rad drehen
learn-what-gears-note = Wähle deine Epoche und deine Aktionen. Dann kommen die Rivalen.
learn-title = Lernen
learn-intro = Drei Wege zu lernen, in beliebiger Reihenfolge.
learn-first-match = Die erste Partie
learn-first-match-note = Eine echte Partie gegen Chris und Joakim. Ein Erzähler erklärt alles, sobald es zum ersten Mal vorkommt.
learn-finished = Du hast sie beendet. Als Nächstes: eine eigene Partie gegen Bots.
learn-play = Gegen Bots spielen
learn-practice = Üben
learn-practice-note = Aufgaben aus echten Stellungen: die beste Aufstellung, der richtige Marker, kämpfen oder herausfordern.
learn-practice-do = Zum Üben
learn-rules = Das Regelheft
learn-rules-note = Zehn kurze Kapitel mit Bildern, dazu jede Regel mit ihrer Nummer.
learn-rules-do = Regeln lesen
learn-resume = Du bist mittendrin: Runde { $round }.

## Der Beweis der Würfel

lesson-proof = Die Karten und Würfe dieser Lektion waren anfangs vorbereitet und beweisen nichts. Der Nachweis nennt, was vorbereitet war.
