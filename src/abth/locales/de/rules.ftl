### Die Regeln in einzelnen Sätzen, dazu die Regelauslegungen (R-…)
### und die Entscheidungspunkte (D-…).
### Die Kennungen sind die der Regelbeschreibung. Verweise in Klammern bleiben unübersetzt.


## Begriffe

TERM-1 = Wenn du am Zug bist, bist du im Kampf dieses Spielzugs der Angreifer.
TERM-2 = Der Gegner des Angreifers ist der Verteidiger: entweder Karten vom Spielbrett oder ein anderer Spieler.
TERM-3 = Deine Armee umfasst alle Einheitenkarten, die dir gehören: auf der Hand, im Deck oder im Abwurfstapel. (Helden, die nach ihrem Einsatz beiseitegelegt wurden, zählen bei der Wertung mit: HERO-7)
TERM-4 = Das Kampfgebiet ist ein Angreifertableau mit dem rechts daran angelegten Verteidigertableau; wo beide sich treffen, verläuft die Frontlinie.
TERM-5 = Die Kampfaufstellung des Angreifers wird von rechts nach links gefüllt, beginnend mit dem Kartenplatz an der Frontlinie.
TERM-6 = Die Kampfaufstellung des Verteidigers wird von links nach rechts gefüllt, beginnend mit dem Kartenplatz an der Frontlinie.
TERM-7 = Alles, was vor dir ausliegt (Tableaus, Deck, Abwurfstapel, Relikte, Marker), bildet deinen eigenen Spielbereich.
TERM-8 = Alle Einheitenkarten haben die gleiche Rückseite; verdeckte Einheiten verraten also weder Epoche noch Art.
TERM-9 = In den Symbolen steht eine weiße Karte für das Deck und eine graue Karte für den Abwurfstapel.
TERM-10 = Jede Einheitenkarte, ob Grundeinheit, Eliteeinheit oder Held, trägt dieselben Angaben: Name, Epoche, Kampfwerte für Fernkampf, Normalen Kampf und Nahkampf und Schadenssymbole; dazu können links und rechts halbe Schilde, Symbole für Verstärkung und Überfall und Symbole für Fähigkeiten kommen. (Grundeinheiten gehören zu einem Sabaton und haben keine Epoche.)
TERM-11 = Niemand kann jemals eine Einheitenkarte nehmen, die einem anderen Spieler gehört, wo auch immer sie liegt.
TERM-12 = Eine Einheit verlässt deine Armee nur durch deine eigene Aktion Entlassen. (Ein eingesetzter Held gehört dir weiterhin: HERO-7)

## Spielaufbau

SETUP-1 = Setzt das Getriebe der Geschichte zusammen und legt die vier Viertel als Spielbrett aus.
SETUP-2 = Mischt die 12 Zeitreiseplättchen und bildet daraus einen verdeckten Stapel.
SETUP-3 = Mischt die 20 Kriegsmarker und bildet daraus einen verdeckten Stapel.
SETUP-4 = Mischt die 32 Reliktkarten und bildet daraus einen verdeckten Stapel.
SETUP-5 = Sortiert die 40 Grundeinheiten nach Sabaton in 5 Sätze zu je 8 Karten.
SETUP-6 = Sortiert die übrigen 68 Einheitenkarten (Eliteeinheiten und Helden) nach Farbe und Nummer in 4 Epochenstapel zu je 17 Karten.
SETUP-7 = Jeder Spieler wählt einen anderen Sabaton und nimmt sich dessen Miniatur, Angreifertableau, 8 Grundeinheiten und 4 Tapferkeitsmedaillen.
SETUP-8 = Schadensmarker, Verbindungsmarker, Waffenehremarker und beide Würfel bilden den allgemeinen Vorrat.
SETUP-9 = Die Rundenleiste liegt am Spielbrett, der Rundenmarker auf „1“.
SETUP-10 = Das gemeinsame Verteidigertableau liegt zunächst beiseite; es bekommt, wer es gerade braucht.
SETUP-11 = Zieht 2 Plättchen, dreht sie auf die offene Seite und schiebt sie nacheinander ein: Das erste endet in der Aktiven Position, das zweite in der Warteposition. (R-1)
SETUP-12 = Diese beiden Plättchen drehen das Getrieberad und bestimmen so seine Stellung zu Spielbeginn. (R-2, R-4)
SETUP-13 = Zieht 3 Kriegsmarker und legt sie offen auf die 3 Markerfelder des Getriebes der Geschichte.
SETUP-14 = Nehmt bei jeder Epoche zuerst die 2 Helden aus dem Stapel.
SETUP-15 = Mischt die 15 Eliteeinheiten dieser Epoche und legt 3 davon offen auf die Felder der Epoche.
SETUP-16 = Gebt die 2 Helden zu den übrigen 12 Karten zurück, mischt erneut und legt den Epochenstapel aus 14 Karten verdeckt aus; lasst daneben Platz für einen Abwurfstapel der Epoche.
SETUP-17 = Zu Spielbeginn kann kein Held offen auf dem Spielbrett liegen.
SETUP-18 = Jedes Angreifertableau liegt mit der Kampfseite nach oben: 4 Kartenplätze und ganz links ein virtueller Kartenplatz, den nur eine Verstärkung belegen darf.
SETUP-19 = Jede Sabaton-Miniatur beginnt neben dem Spielbrett; sie kommt mit dem ersten Zeitsprung ihres Spielers ins Spiel. (R-17)
SETUP-20 = Jeder Spieler mischt seine 4 eigenen Tapferkeitsmedaillen und legt sie verdeckt aus.
SETUP-21 = Jeder Spieler zieht 1 Relikt und legt es offen neben sein Angreifertableau.
SETUP-22 = Jeder Spieler mischt seine 8 Grundeinheiten zu einem eigenen verdeckten Deck und lässt Platz für einen Abwurfstapel.
SETUP-23 = Jeder Spieler zieht die obersten 4 Karten als Starthand (Hand 4, Deck 4, Abwurfstapel 0).
SETUP-24 = Bei weniger als 5 Spielern kommt alles, was zu unbenutzten Sabatons gehört, zurück in die Schachtel; sonst ändert sich nichts.
SETUP-25 = Nach dem Aufbau mit n Spielern: Plättchenstapel 10, Markerstapel 17, Reliktstapel 32 − n, jeder Epochenstapel 14, alle Abwurfstapel leer.

## Spielablauf

ROUND-1 = Der Startspieler nimmt den Hauptquartiermarker. (Wahl des Startspielers: R-18)
ROUND-2 = Ein normales Spiel dauert 6 Runden.
ROUND-3 = Ein langes Spiel dauert 8 Runden; die Länge wird vor Spielbeginn vereinbart.
ROUND-4 = In jeder Runde führt jeder Spieler genau einen Spielzug aus, im Uhrzeigersinn und beginnend mit dem Besitzer des Hauptquartiermarkers.
ROUND-5 = Ein Spielzug besteht aus Phase 1, Phase 2 und Phase 3 in dieser Reihenfolge; alle drei sind Pflicht.
ROUND-6 = Der Besitzer des Hauptquartiermarkers rückt den Rundenmarker in jeder Runde um ein Feld vor.
ROUND-7 = Nach Phase 3 ist der linke Nachbar am Zug.
ROUND-8 = Sobald der letzte Spieler der letzten Runde seine Phase 3 beendet, ist das Spiel vorbei, und es folgt die Wertung.
ROUND-9 = Keine Regel gibt den Hauptquartiermarker weiter; die Zugreihenfolge ist in jeder Runde dieselbe. (R-18)
ROUND-10 = Es spielen höchstens 5 Spieler mit; eine Mindestzahl nennt das Regelheft nicht. (R-19)

## Phase 1: Zeitreise

TRAVEL-1 = Zu Beginn jedes Spielzugs liegen 12 Einheiten offen aus, 3 je Epoche. (Ausnahme: R-52)
TRAVEL-2 = In deinem Spielzug musst du mindestens 1 Zeitreiseplättchen einschieben.
TRAVEL-3 = Du darfst in einem Spielzug höchstens 3 Plättchen einschieben.
TRAVEL-4 = Die Plättchen kommen einzeln: Ziehe eines vom verdeckten Stapel, decke es auf und schiebe es sofort ein (du kannst es weder ablehnen noch zurückhalten). Nach jedem Plättchen siehst du das Ergebnis und entscheidest, ob du aufhörst.
TRAVEL-5 = Im Getriebe der Geschichte liegen immer genau 2 Plättchen: eines in Aktiver Position, eines in Warteposition.
TRAVEL-6 = Ein neues Plättchen kommt in die Warteposition, das bisher wartende rückt in die Aktive Position, und das bisher aktive wird hinausgeschoben. (R-1)
TRAVEL-7 = Das hinausgeschobene Plättchen kommt auf den Abwurfstapel der Plättchen.
TRAVEL-8 = Jedes Plättchen, das du einschiebst, dreht das Getrieberad. (R-2)
TRAVEL-9 = Es zählt der Stand nach dem letzten Plättchen: Das aktive Plättchen bestimmt die Epochen und den Marker, die Stellung des Rades die beiden Aktiven Aktionen.
TRAVEL-10 = Du nimmst den offenen Kriegsmarker, auf den das aktive Plättchen zeigt. (Freiwillig: R-7; Anzeige: R-5; spätester Zeitpunkt: R-59)
TRAVEL-11 = Der Marker kommt in deinen eigenen Spielbereich, und du kannst ihn in Phase 2 benutzen, schon in diesem Spielzug. („Nachrücken!“ sogar früher: TOKEN-11)
TRAVEL-12 = Niemand darf mehr als 3 Kriegsmarker besitzen. (R-7)
TRAVEL-13 = Genau zwei der vier Aktionen sind aktiv: jene, auf die die Pfeile des Spielbretts zeigen.
TRAVEL-14 = Jede Aktive Aktion darfst du höchstens einmal ausführen, in beliebiger Reihenfolge, oder auslassen. (Reihenfolge mit dem Marker: R-59)
TRAVEL-15 = Aktion A, 2 Karten ziehen: Ziehe 2 Karten von deinem Deck auf die Hand. (Zu kleines Deck: R-13)
TRAVEL-16 = Aktion B, Zurückholen: Sieh deinen Abwurfstapel durch und nimm 1 Karte deiner Wahl daraus auf die Hand.
TRAVEL-17 = Aktion C, Entlassen: Entferne 1 Einheit, die du auf der Hand hast, aus dem Spiel, dann ziehe 1 Karte von deinem Deck. (R-14)
TRAVEL-18 = Eine entlassene Einheit ist endgültig aus dem Spiel: Sie gehört nicht mehr zu deiner Armee und bringt keine Punkte.
TRAVEL-19 = Aktion D, Neu formieren: Mische deinen Abwurfstapel mit deinem Deck, dann ziehe 1 Karte.
TRAVEL-20 = Auch bei leerem Abwurfstapel mischst du mit Neu formieren dein Deck und ziehst 1 Karte.
TRAVEL-21 = Eine Aktive Aktion, die nicht ausgeführt werden kann (etwa Zurückholen bei leerem Abwurfstapel), verfällt einfach. (Alle Fälle: R-60)
TRAVEL-22 = Aktive Aktionen, die du nicht ausführst, bevor du Einheiten auf deinem Angreifertableau einsetzt, verfallen. (R-11)
TRAVEL-23 = Jedes Plättchen zeigt 2 Epochen; versetze deinen Sabaton in eine der beiden Epochen des aktiven Plättchens.
TRAVEL-24 = Die Miniatur darf überall im Bereich der Epoche stehen; die genaue Stelle ist ohne Bedeutung.
TRAVEL-25 = Du kannst nie in der Epoche bleiben, in der du bist.
TRAVEL-26 = Zeigt das aktive Plättchen die Epoche, in der dein Sabaton steht, musst du in dessen andere Epoche springen oder ein weiteres Plättchen einschieben, falls es in diesem Spielzug noch weniger als 3 waren. (R-10)
TRAVEL-27 = In deinem ersten Spielzug steht dein Sabaton noch in keiner Epoche; beide Epochen stehen dir offen. (R-17)
TRAVEL-28 = Der Zeitsprung beendet Phase 1.
TRAVEL-29 = Ein erlaubter Sprung ist immer möglich: Die beiden Epochen eines Plättchens sind verschieden (R-6), also ist mindestens eine davon nicht die, in der dein Sabaton steht.

## Phase 2: gegen das Spielbrett

CONQ-1 = Nach dem Sprung musst du entweder gegen Einheiten auf dem Spielbrett antreten oder einen Spieler herausfordern; es gibt einen Kampf je Spielzug.
CONQ-2 = Gegen das Spielbrett wählt der Angreifer 1 der 3 offenen Einheiten (Eliteeinheit oder Held) der Epoche, in der sein Sabaton steht.
CONQ-3 = Hat die gewählte Einheit keine Verbindung zu einer anderen Karte des Spielbretts, tritt der Angreifer nur gegen sie an.
CONQ-4 = Ist die gewählte Einheit mit anderen Karten des Spielbretts verbunden, darf der Angreifer auch gegen einige oder alle davon antreten oder gegen keine. (R-21)
CONQ-5 = Eine verbundene Karte zählt auch dann, wenn sie in der benachbarten Epoche liegt; ein Kampf kann also Karten aus zwei Epochen enthalten.
CONQ-6 = Der Angreifer legt das Verteidigertableau rechts an sein eigenes Angreifertableau an.
CONQ-7 = Die gewählten Karten kommen von links nach rechts auf das Verteidigertableau, beginnend an der Frontlinie.
CONQ-8 = Die gewählten Karten behalten die Verbindungen, die sie auf dem Spielbrett hatten, und damit ihre Reihenfolge von links nach rechts. (R-22)
CONQ-9 = Das Verteidigertableau hat 3 Kartenplätze; dort beginnen also höchstens 3 Karten.
CONQ-10 = Der virtuelle Kartenplatz des Verteidigertableaus nimmt 1 weitere Karte auf, aber nur als Verstärkung.
CONQ-11 = Dann setzt der Angreifer 1 bis 4 Einheiten aus der Hand ein.
CONQ-12 = Sie füllen das Angreifertableau lückenlos von der Frontlinie nach außen, in der vom Angreifer gewählten Reihenfolge.
CONQ-13 = Karten aus der Hand kommen nie auf den virtuellen Kartenplatz.
CONQ-14 = Ein Verteidiger vom Spielbrett trifft keine Entscheidungen und hat nie Kriegsmarker; der Angreifer erledigt alles für ihn.

## Gefechtsbedingungen

ENG-1 = Vor dem Kampf handeln beide Seiten in dieser Reihenfolge ab: Verstärkungen, Verbindungen, Überfall, Kriegsmarker, Würfel.
ENG-2 = Jeder Schritt wird für beide Seiten abgeschlossen, bevor der nächste beginnt.
ENG-3 = Sobald gewürfelt ist, stehen die Kampfaufstellungen fest.
ENG-4 = Beide Seiten setzen ein, bevor eine Verstärkung oder ein Würfel zu sehen ist; niemand kann sich beim Einsetzen danach richten.

## Verstärkungen

REINF-1 = Für jedes Verstärkungssymbol in einer Kampfaufstellung fügt diese Seite 1 Einheit hinzu.
REINF-2 = Eine Verstärkung belegt den ersten freien Kartenplatz von der Frontlinie aus, also das hintere Ende der Kampfaufstellung.
REINF-3 = Verstärkung ist Pflicht, auch wenn sie dich den besseren Würfel oder das Relikt kostet.
REINF-4 = Die Verstärkungen des Angreifers kommen oben von seinem eigenen Deck.
REINF-5 = Ist das Deck des Angreifers leer, kommt keine Verstärkung; der Abwurfstapel wird nicht neu gemischt.
REINF-6 = Die Verstärkung einer Einheit vom Spielbrett kommt oben vom Epochenstapel der Einheit, die das Symbol trägt.
REINF-7 = Ist dieser Epochenstapel leer, kommt keine Verstärkung; der Abwurfstapel der Epoche wird nicht neu gemischt.
REINF-8 = Trägt eine Verstärkung selbst Verstärkungssymbole, werden sie ebenso abgehandelt. (Reihenfolge: R-26)
REINF-9 = Der virtuelle Kartenplatz ist der letzte: höchstens 5 Einheiten beim Angreifer, 4 beim Verteidiger.
REINF-10 = Verstärkungen über den virtuellen Kartenplatz hinaus verfallen; für sie wird keine Karte gezogen.
REINF-11 = Verstärkungen zählen als eingesetzte Einheiten, bei den Würfeln wie beim Relikt als Belohnung.

## Verbindungen

LINK-1 = Eine Einheit kann oben links, oben rechts, auf beiden Seiten oder nirgends einen halben Schild zeigen.
LINK-2 = Es gibt 4 Arten von Verbindungen, eine je Epoche.
LINK-3 = Zwei benachbarte Karten sind verbunden, wenn die halben Schilde, die zwischen ihnen zusammentreffen, einen Schild derselben Art vervollständigen. (R-20)
LINK-4 = Verbindungen verknüpfen Einheiten einer Epoche oder zweier aufeinanderfolgender Epochen; die Epochen IV und I folgen nicht aufeinander. (Auf dem Spielbrett ergibt sich das aus der Reihe, R-20; in einer Kampfaufstellung werden nur die Schilde verglichen, R-63)
LINK-5 = Im Schritt Verbindungen wird in beiden Kampfaufstellungen auf jeden vollständigen Schild ein Verbindungsmarker der passenden Art gelegt.
LINK-6 = Deine eigenen Einheiten bilden Verbindungen, wenn du sie nebeneinander einsetzt; auf dem Spielbrett müssen sie vorher nicht verbunden gewesen sein. (Welche Hälften zusammentreffen: R-23)
LINK-7 = Verstärkungen liegen beim Schritt Verbindungen bereits aus und können einen Schild vervollständigen. (R-24)
LINK-8 = Ein Verbindungsmarker schützt seine beiden Einheiten einmal: Der erste Schaden gegen eine von ihnen wird aufgefangen.
LINK-9 = Ein Marker, der einen Schaden aufgefangen hat, wird entfernt; der nächste Schaden trifft wie üblich.
LINK-10 = Verbindungen werden von der Frontlinie aus entfernt. (R-37)
LINK-11 = Eine Einheit, die noch einen Verbindungsmarker hat, kann nicht besiegt werden.
LINK-12 = Nach dem Kampf kommen alle Verbindungsmarker in den Vorrat zurück.

## Überfall

ASSAULT-1 = Für jedes Überfallsymbol in einer Kampfaufstellung wird 1 Verbindungsmarker der gegnerischen Kampfaufstellung entfernt.
ASSAULT-2 = Zuerst wird der Marker entfernt, der der Frontlinie am nächsten liegt.
ASSAULT-3 = Überfallsymbole ohne gegnerische Verbindung haben keine Wirkung.
ASSAULT-4 = Der Überfall geschieht einmal, vor Markern und Würfeln; während der Kampflinien entfernt er nie Verbindungen.

## Kriegsmarker

TOKEN-1 = Der Angreifer darf seinen eingesetzten Einheiten bis zu 3 Kriegsmarker zuweisen.
TOKEN-2 = Höchstens 1 Marker je Einheit.
TOKEN-3 = Der Angreifer weist Marker nach Verstärkungen, Verbindungen und Überfall und vor den Würfeln zu; auch Verstärkungen dürfen einen erhalten.
TOKEN-4 = Marker zu benutzen ist freiwillig; unbenutzte bleiben in deinem eigenen Spielbereich.
TOKEN-5 = Die meisten Marker ändern den Wert einer Kampflinie oder geben einer Einheit eine Fähigkeit; sie wirken dann wie das gedruckte Symbol. (R-32)
TOKEN-6 = Ein Marker gehört den ganzen Kampf über zu seiner Einheit und kann nicht versetzt werden.
TOKEN-7 = Wird seine Einheit besiegt, geht der Marker mit ihr verloren und kommt auf den gemeinsamen Abwurfstapel der Kriegsmarker. (R-42)
TOKEN-8 = Alle im Kampf benutzten Marker kommen auf den gemeinsamen Abwurfstapel der Kriegsmarker, auch die auf überlebenden Einheiten.
TOKEN-9 = Ist der Markerstapel leer, werden die abgelegten Marker zu einem neuen Stapel gemischt.
TOKEN-10 = Die meisten Marker werden vor dem Würfeln gespielt; „Nachrücken!“ und Jagd haben andere Zeitpunkte.
TOKEN-11 = „Nachrücken!“ darfst du in deinem eigenen Spielzug einsetzen oder wenn dich ein anderer Spieler herausfordert, um deine Hand zu verbessern. (R-15)
TOKEN-12 = „Nachrücken!“ wirkt wie die Aktion des Getrieberads mit demselben Symbol. (R-15)
TOKEN-13 = Jagd darf zu Beginn von Phase 2 eingesetzt werden.
TOKEN-14 = Mit Jagd tritt der Angreifer statt gegen eine der 3 offenen Einheiten gegen 1 beliebige Karte aus dem Abwurfstapel der eben betretenen Epoche an; so lässt sich sogar ein Held jagen. (R-16)
TOKEN-15 = „Nachrücken!“ und Jagd werden nie einer Einheit zugewiesen; beide kommen, sobald sie gespielt sind, auf den gemeinsamen Abwurfstapel der Kriegsmarker. (R-15, R-16)

## Würfel

DICE-1 = Die Zahl der Einheiten auf dem Angreifertableau, Verstärkungen eingeschlossen, bestimmt, wer welchen Würfel erhält.
DICE-2 = Höchstens 3 Einheiten: Der Angreifer erhält den Starken Würfel, der Verteidiger den Riskanten Würfel.
DICE-3 = Mehr als 3 Einheiten: Der Angreifer erhält den Riskanten Würfel, der Verteidiger den Starken Würfel.
DICE-4 = Wie viele Einheiten der Verteidiger hat, spielt für die Würfel nie eine Rolle.
DICE-5 = Der Angreifer wirft beide Würfel.
DICE-6 = Gewürfelt wird einmal je Kampf; das Ergebnis gilt für alle drei Kampflinien (außer bei Wurfwiederholung).
DICE-7 = Der Starke Würfel bringt nur Boni: +1 im Fernkampf (zwei Seiten), +1 im Normalen Kampf (zwei Seiten), +1 im Nahkampf und +2 im Nahkampf (je eine Seite).
DICE-8 = Der Riskante Würfel bringt Boni oder Mali, auf je einer Seite: +1 auf allen Kampflinien; −1 auf allen Kampflinien; +3 im Nahkampf; +2 im Normalen Kampf; −1 im Fernkampf; −1 im Normalen Kampf.
DICE-9 = Nach dem Kampf kommen die Würfel in den Vorrat zurück.

## Kampflinien

BATTLE-1 = Die Kampflinien werden in fester Reihenfolge abgewickelt: Fernkampf, Normaler Kampf, Nahkampf.
BATTLE-2 = Eine Kampflinie wird samt Schaden beendet, bevor die nächste beginnt.
BATTLE-3 = Nach dem Nahkampf ist der Kampf vorbei; es bleiben nur Ergebnis und Belohnungen.
BATTLE-4 = Gesamtwert einer Seite in einer Kampflinie = Summe der Werte dieser Kampflinie auf ihren offenen Einheiten + Boni der Marker auf diesen Einheiten + Wert des Würfels für diese Kampflinie. (Marker des Verteidigers: R-34)
BATTLE-5 = Ein negativer Gesamtwert gilt als 0.
BATTLE-6 = Die Seite mit dem niedrigeren Gesamtwert erleidet Schaden in Höhe der Differenz; bei gleichen Werten erleidet niemand Schaden.
BATTLE-7 = Eine Seite ohne verbliebene Einheiten hat den Kampf in diesem Augenblick verloren; übrige Kampflinien werden nicht gespielt. (R-43)
BATTLE-8 = Der Schaden einer Kampflinie wird vollständig zugeteilt, auch wenn unterdessen ein Heldentod die letzte Einheit der Seite besiegt, die ihn zufügt. (R-43)

## Schaden

DMG-1 = Der Schaden einer Kampflinie wird an deren Ende zugefügt, bevor die nächste beginnt.
DMG-2 = Schaden wird zuerst der Einheit zugeteilt, die der Frontlinie am nächsten ist. (Ausnahmen: Umlenkung, Verbindung)
DMG-3 = Eine Einheit ist besiegt, wenn sie so viel Schaden erlitten hat, wie sie Schadenssymbole hat.
DMG-4 = Schaden, der nicht zur Niederlage reicht, bleibt als Schadensmarker über die folgenden Kampflinien auf der Einheit.
DMG-5 = Eine besiegte Einheit wird umgedreht und nimmt nicht weiter teil: keine Werte, keine Fähigkeiten, kein Marker.
DMG-6 = Schaden, den eine Einheit nicht mehr aufnehmen kann, geht auf die nächste Einheit hinter ihr über.
DMG-7 = Schaden, der übrig bleibt, wenn keine Einheit mehr da ist, verfällt. (R-36)

## Spezialfähigkeiten

ABIL-1 = Eine Fähigkeit wirkt, solange ihre Einheit nicht besiegt ist, also womöglich in mehreren Kampflinien.
ABIL-2 = Ein Kriegsmarker, der eine Fähigkeit zeigt, wirkt wie das Symbol auf einer Karte.
ABIL-3 = Wird eine Einheit mit Symbolen Heldentod besiegt, fügt sie der gegnerischen Seite so viel Schaden zu, wie sie solche Symbole hat.
ABIL-4 = Das geschieht von selbst und sofort, im Augenblick der Niederlage. (R-39)
ABIL-5 = Schaden durch Heldentod wird wie jeder andere Schaden von der Frontlinie aus zugeteilt. (R-41)
ABIL-6 = Symbole Zielgenauigkeit auf der Seite, die Schaden zufügt, unterdrücken den Heldentod.
ABIL-7 = Mit n Symbolen Zielgenauigkeit in der Kampfaufstellung sind die ersten n Punkte des zugefügten Schadens gedeckt.
ABIL-8 = Besiegt ein gedeckter Punkt eine Einheit, entfallen alle Symbole Heldentod dieser Einheit.
ABIL-9 = Eine Einheit, die durch Punkt n + 1 oder später besiegt wird, nutzt ihren Heldentod wie sonst.
ABIL-10 = Eine Einheit mit Umlenkung, durch Symbol oder Marker, zieht den ersten Schaden des Gegners auf sich, wo auch immer sie in der Kampfaufstellung liegt.
ABIL-11 = Mit n Symbolen Umlenkung gehen die ersten n Schadenspunkte an diese Einheit; weitere Punkte gehen an die Einheit, die der Frontlinie am nächsten ist. (Mehrere solche Einheiten: R-41)
ABIL-12 = Umlenkung ist nicht freiwillig.
ABIL-13 = Eine Seite darf ihren zugewiesenen Würfel so oft erneut werfen, wie es Symbole Wurfwiederholung (Karten und Marker) in ihrer Kampfaufstellung gibt.
ABIL-14 = Haben in einem Kampf zwischen Spielern beide Seiten Wurfwiederholung, wirft der Verteidiger zuerst erneut.
ABIL-15 = Gegen das Spielbrett wirft der Angreifer für den Verteidiger erneut, aber nur, wenn dessen Würfel gerade einen negativen Wert zeigt. (R-33)

## Sieg im Kampf

VICT-1 = Hat am Ende keine Seite eine offene Einheit, sind beide vernichtet, und niemand gewinnt.
VICT-2 = Sonst gewinnt die Seite mit mehr überlebenden Einheiten.
VICT-3 = Haben beide Seiten gleich viele Überlebende, gewinnt der Angreifer.
VICT-4 = Es zählt nur die Zahl der Überlebenden, nicht ihre Werte oder wie viel Schaden sie noch vertragen.

## Belohnungen nach einem Kampf gegen das Spielbrett

REWARD-1 = Wie auch immer der Kampf ausgeht: Der Angreifer darf jede besiegte Einheit auf dem Verteidigertableau rekrutieren. (R-44)
REWARD-2 = Rekrutierte Einheiten kommen auf den Abwurfstapel des Angreifers.
REWARD-3 = Das gilt auch für besiegte Verstärkungen und Helden.
REWARD-4 = Überlebende Einheiten vom Spielbrett, Verstärkungen eingeschlossen, kommen auf den Abwurfstapel ihrer Epoche; sie kehren nicht auf das Spielbrett zurück.
REWARD-5 = Nur ein Angreifer, der gewonnen hat, kann ein Relikt erhalten.
REWARD-6 = Das Relikt hängt von der Zahl der auf dem Angreifertableau eingesetzten Einheiten ab, besiegte und Verstärkungen eingeschlossen.
REWARD-7 = 5 Einheiten (virtueller Kartenplatz belegt): kein Relikt.
REWARD-8 = 4 Einheiten: das oberste Relikt des Stapels nehmen.
REWARD-9 = 3 Einheiten: 2 Relikte ziehen, 1 behalten.
REWARD-10 = 2 Einheiten: 3 Relikte ziehen, 1 behalten.
REWARD-11 = 1 Einheit: 4 Relikte ziehen, 1 behalten.
REWARD-12 = Nicht behaltene Relikte kommen auf den Abwurfstapel der Relikte.
REWARD-13 = Ein gewonnenes Relikt wird offen in den eigenen Spielbereich gelegt.
REWARD-14 = Werden beide Seiten vernichtet, rekrutiert der Angreifer trotzdem die besiegten Einheiten, erhält aber kein Relikt.

## Phase 2: Einen anderen Spieler herausfordern

CHALLENGE-1 = Der Angreifer darf genau 1 Spieler herausfordern, dessen Sabaton in der Epoche steht, die der Angreifer gerade betreten hat.
CHALLENGE-2 = Ein herausgeforderter Spieler kann nicht ablehnen und wird zum Verteidiger.
CHALLENGE-3 = Der Verteidiger nimmt das Verteidigertableau und legt es rechts an sein eigenes Angreifertableau an, um die Frontlinie zu markieren.
CHALLENGE-4 = In diesem Kampf setzt der Verteidiger nur auf dem Verteidigertableau ein.
CHALLENGE-5 = Der Verteidiger setzt zuerst ein, aus der Hand und bis zu 3 Einheiten. (Mindestzahl: R-29)
CHALLENGE-6 = Danach weist der Verteidiger bis zu 3 eigene Kriegsmarker zu, höchstens 1 je Einheit, bevor der Angreifer einsetzt. (R-31)
CHALLENGE-7 = Dann setzt der Angreifer wie sonst 1 bis 4 Einheiten ein; dabei kennt er die Kampfaufstellung und die Marker des Verteidigers.
CHALLENGE-8 = Die Marker des Angreifers werden wie im Kampf gegen das Spielbrett zugewiesen.
CHALLENGE-9 = Verstärkungen, Verbindungen und Überfall werden wie im Kampf gegen das Spielbrett abgehandelt. (Verstärkungen des Verteidigers: R-27)
CHALLENGE-10 = Die Würfel werden nach der Zahl der Einheiten des Angreifers zugewiesen und wie im Kampf gegen das Spielbrett geworfen.
CHALLENGE-11 = Der Kampf wird ausgetragen und gewonnen wie gegen das Spielbrett.
CHALLENGE-12 = Niemand rekrutiert Einheiten des anderen Spielers. (TERM-11)
CHALLENGE-13 = Ein Verteidiger, der verloren hat, nimmt 1 Waffenehremarker für je 2 besiegte Einheiten des Angreifers. (R-50)
CHALLENGE-14 = Ein Verteidiger, der gewonnen hat, erhält weder Waffenehremarker noch Relikt.
CHALLENGE-15 = Der Sieger, ob Angreifer oder Verteidiger, wählt 2 Tapferkeitsmedaillen des Verlierers, sieht sie sich heimlich an, behält 1 und gibt die andere zurück. (R-49)
CHALLENGE-16 = Gewählt werden dürfen nur Medaillen, die den Sabaton des Verlierers zeigen; Medaillen, die der Verlierer von anderen gewonnen hat, sind sicher.
CHALLENGE-17 = Ein siegreicher Angreifer darf außerdem ein Relikt des Verteidigers nehmen, je nach Zahl der eingesetzten Einheiten wie im Kampf gegen das Spielbrett.
CHALLENGE-18 = 5 Einheiten (virtueller Kartenplatz belegt): kein Relikt (die Tapferkeitsmedaille wird trotzdem gewonnen).
CHALLENGE-19 = Sonst mischt der Verteidiger seine Relikte verdeckt; mit 4/3/2/1 Einheiten zieht der Angreifer 1/2/3/4 davon und behält 1. (R-48)
CHALLENGE-20 = Die übrigen Relikte erhält der Verteidiger offen zurück.
CHALLENGE-21 = Werden beide Seiten vernichtet, erhält niemand etwas. (R-45)
CHALLENGE-22 = Stehen mehrere Sabatons in der Epoche, sucht sich der Angreifer einen davon aus; wie oft ein Spieler in einer Runde herausgefordert wird, ist nicht begrenzt.

## Phase 3: Erholung

RESTORE-1 = Alle Einheiten auf dem Angreifertableau, besiegt oder nicht, kommen auf den Abwurfstapel des Angreifers. (Helden: HERO-6)
RESTORE-2 = Nach einem Kampf zwischen Spielern kommen alle Einheiten auf dem Verteidigertableau auf den Abwurfstapel des Verteidigers. (Helden: HERO-6)
RESTORE-3 = Alle im Kampf benutzten Marker kommen auf den gemeinsamen Abwurfstapel der Kriegsmarker.
RESTORE-4 = Verbindungsmarker und Würfel kommen in den Vorrat zurück. (Schadensmarker ebenso: R-36)
RESTORE-5 = Jedes leere Feld des Spielbretts wird mit der obersten Karte des Stapels seiner Epoche offen aufgefüllt.
RESTORE-6 = Ist ein Epochenstapel aufgebraucht, wird sein Abwurfstapel zu einem neuen Stapel gemischt. (R-51)
RESTORE-7 = So gezogene Helden liegen wie jede andere Einheit auf dem Spielbrett.
RESTORE-8 = Das leere Markerfeld wird vom Markerstapel aufgefüllt; ist der Stapel leer, bilden die abgelegten Marker einen neuen. (R-9, R-64)
RESTORE-9 = Ein Spieler, der als Angreifer oder Verteidiger am Kampf beteiligt war und weniger als 4 Handkarten hat, muss auf 4 nachziehen.
RESTORE-10 = Reicht das Deck nicht, zieht der Spieler alle Karten daraus, mischt den ganzen Abwurfstapel zu einem neuen Deck und zieht weiter auf 4 nach.
RESTORE-11 = Eine Hand von 4 oder mehr Karten bleibt, wie sie ist; es gibt keine Obergrenze, und niemand muss Karten abwerfen. (R-53)
RESTORE-12 = Wer nicht beteiligt war, zieht nicht. (Kein Kampf: R-30, R-52)
RESTORE-13 = Dann wird geprüft, ob das Spiel zu Ende ist (ROUND-8); sonst beginnt der Spielzug des nächsten Spielers.
RESTORE-14 = In Phase 3 hat niemand etwas zu entscheiden; sie läuft von selbst ab.

## Helden

HERO-1 = Es gibt 2 Helden je Epoche.
HERO-2 = Jeder Held hat ein Verstärkungssymbol.
HERO-3 = Jeder Held kann sich auf beiden Seiten verbinden (zwei halbe Schilde).
HERO-4 = Jeder Held ist sehr stark und hat Spezialfähigkeiten.
HERO-5 = Jeden gewonnenen Helden kannst du nur in einem einzigen Kampf des Spiels einsetzen; auch wenn er als Verstärkung kommt, ist das sein Einsatz.
HERO-6 = Nach einem Kampf, in dem ein Spieler als Angreifer oder Verteidiger einen Helden eingesetzt hat, wird dieser Held beiseitegelegt, statt auf den Abwurfstapel zu kommen.
HERO-7 = Ein beiseitegelegter Held kämpft nie wieder, bringt aber am Ende Punkte.
HERO-8 = Ein besiegter Held vom Spielbrett kommt wie jede rekrutierte Einheit auf den Abwurfstapel des Angreifers und gilt als unbenutzt, bis dieser ihn einsetzt.
HERO-9 = Ein Held vom Spielbrett, der überlebt, kommt auf den Abwurfstapel seiner Epoche; von dort können ihn Jagd oder erneutes Mischen zurückbringen.

## Relikte

RELIC-1 = Relikte bleiben im eigenen Spielbereich und sind jederzeit für alle Spieler sichtbar.
RELIC-2 = Relikte liegen nie auf dem Angreifertableau und haben im Kampf keine Wirkung.
RELIC-3 = Jedes Relikt gehört zu einer Epoche; Sätze derselben Epoche bringen mehr Punkte.
RELIC-4 = Ist der Reliktstapel leer, wird der Abwurfstapel der Relikte zu einem neuen Stapel gemischt. (R-46)
RELIC-5 = Ein Relikt verlierst du nur, wenn du als Verteidiger gegen einen Angreifer mit weniger als 5 Einheiten verlierst.

## Leere Stapel

DECK-1 = Eigenes Deck, Verstärkungen: Ist es leer, kommt nichts; es wird nicht neu gemischt.
DECK-2 = Eigenes Deck, Hand auffüllen: den Abwurfstapel neu mischen und weiterziehen.
DECK-3 = Eigenes Deck, Aktionen und „Nachrücken!“: Das Regelheft sagt nichts; ziehen, was da ist, nicht neu mischen. (R-13)
DECK-4 = Epochenstapel, Verstärkungen: Ist er leer, kommt nichts; es wird nicht neu gemischt.
DECK-5 = Epochenstapel, Spielbrett auffüllen: den Abwurfstapel der Epoche neu mischen. (Beide leer: R-52)
DECK-6 = Reliktstapel: den Abwurfstapel der Relikte neu mischen. (Beide leer: R-46)
DECK-7 = Markerstapel: die abgelegten Marker zu einem neuen Stapel mischen. Das gelingt immer: 5 Spieler × 3 Marker + 3 auf dem Spielbrett = 18, weniger als 20.
DECK-8 = Plättchenstapel: Das Regelheft sagt nichts dazu; mit 10 Plättchen im Stapel kommt es unweigerlich vor. (R-12)
DECK-9 = Waffenehremarker (8), Verbindungsmarker (20), Schadensmarker (8): Das Regelheft sagt nichts dazu. (R-25, R-36, R-50)
DECK-10 = Wo ein Stapel überhaupt erneuert wird, geschieht es in dem Augenblick, in dem etwas davon gezogen werden muss und nichts mehr da ist. (R-64)

## Wertung

SCORE-1 = Das Spiel endet nach der vereinbarten Zahl von Runden (6 oder 8).
SCORE-2 = Jedes Angreifertableau wird auf die Seite mit der Siegpunktleiste gedreht und der Sabaton auf 0 gestellt.
SCORE-3 = Jede Eliteeinheit in der Armee (Hand, Deck, Abwurfstapel): 1 Punkt.
SCORE-4 = Jeder eigene Held, eingesetzt oder nicht: 3 Punkte.
SCORE-5 = Grundeinheiten: 0 Punkte.
SCORE-6 = Relikte zählen für jede Epoche einzeln, nach ihrer Zahl: 1 = 1, 2 = 2, 3 = 4, 4 = 6, 5 oder mehr = 9 Punkte. (0 = 0)
SCORE-7 = Jede von einem Gegner gewonnene Tapferkeitsmedaille: der aufgedruckte Wert.
SCORE-8 = Eigene Tapferkeitsmedaillen, die du noch hast: 0 Punkte.
SCORE-9 = Jeder Waffenehremarker: 1 Punkt.
SCORE-10 = Die höchste Summe gewinnt.
SCORE-11 = Erstes Kriterium bei Gleichstand: die meisten Reliktkarten insgesamt.
SCORE-12 = Zweites Kriterium bei Gleichstand: die meisten Helden.
SCORE-13 = Besteht der Gleichstand weiter, gibt es keinen Sieger, und das Regelheft verlangt eine weitere Partie. (R-56)
SCORE-14 = Unbenutzte Kriegsmarker, Plättchen und entlassene Karten bringen keine Punkte.
SCORE-15 = Jeder Sabaton endet auf dem Feld der Leiste, das der Summe des Spielers entspricht.
SCORE-16 = Bei Gleichstand werden nur die Spieler verglichen, die noch gleichauf liegen.

## Regelauslegungen: Getriebe, Plättchen, Marker, Aktionen

R-1 = Wie die Plättchen nachrücken. Das gezogene Plättchen kommt in die Warteposition, das bisher wartende in die Aktive Position, das bisher aktive auf den Abwurfstapel. Beim Aufbau endet das erste Plättchen in der Aktiven Position, das zweite in der Warteposition.
R-2 = Wie weit ein Plättchen das Rad dreht. Genau einen Schritt je Plättchen, immer in dieselbe Richtung, die Plättchen des Aufbaus eingeschlossen.
R-3 = Welche Aktionen wo liegen. Das Rad hat vier Sektoren in der Reihenfolge der Liste im Regelheft: A 2 Karten ziehen, B Zurückholen, C Entlassen, D Neu formieren. Die beiden Pfeile zeigen auf benachbarte Sektoren; aktiv sind also die Paare AB, BC, CD oder DA.
R-4 = Wo das Rad zu Beginn steht. Zufällig.
R-5 = Was das Plättchen anzeigt. Jedes Plättchen zeigt auf eines der drei Markerfelder, 1, 2 oder 3; der Marker dort darf genommen werden.
R-6 = Die 12 Plättchen. Jedes der 6 Paare verschiedener Epochen kommt zweimal vor; auf jedes Markerfeld zeigen vier Plättchen, und die beiden Plättchen eines Paares zeigen auf verschiedene Felder.
R-7 = Einen Marker nehmen, wenn du schon drei hast. Das Nehmen ist freiwillig. Mit 3 Markern darfst du verzichten oder einen davon auf den gemeinsamen Abwurfstapel legen und den neuen nehmen. Du darfst zuvor „Nachrücken!“ einsetzen, um Platz zu schaffen.
R-8 = Wie oft du einen Marker nimmst. Einmal je Spielzug, für das letzte aktive Plättchen.
R-9 = Wann das Markerfeld aufgefüllt wird. In Phase 3, zusammen mit den Feldern des Spielbretts.
R-10 = Weitere Plättchen nach einem Blick auf das Ergebnis. Du darfst Plättchen einschieben, bis du den Marker nimmst, eine Aktion nutzt oder springst; danach in diesem Spielzug keine mehr. „Nachrücken!“ zählt hier nicht als Aktion.
R-11 = Frist für Aktive Aktionen. Ungenutzte Aktionen bleiben dir, bis du die erste Einheit auf dein Angreifertableau legst; während ein herausgeforderter Spieler einsetzt, wartet der Angreifer.
R-12 = Plättchenstapel leer. Muss ein Plättchen gezogen werden, werden die abgelegten Plättchen (nicht die beiden im Getriebe) zu einem neuen Stapel gemischt.
R-13 = Eigenes Deck zu klein für eine Aktion. Ziehe, was da ist; es wird nicht neu gemischt. Das gilt auch für „Nachrücken!“.
R-14 = Entlassen, Sonderfälle. Jede Einheit auf der Hand kann entlassen werden (Grundeinheit, Eliteeinheit oder Held); mit leerer Hand ist die Aktion nicht möglich. Bei leerem Deck wird die Karte entlassen und nichts gezogen; die letzte Handkarte kann aber nicht entlassen werden, wenn keine andere gezogen werden kann. Ziehen, ohne zu entlassen, ist nicht erlaubt.
R-15 = „Nachrücken!“: welche Aktion und wann. Es ist Aktion A (2 Karten ziehen). Du darfst den Marker jederzeit in deinem Spielzug spielen, bevor du deine erste Einheit einsetzt: vor, zwischen und nach Plättchen, vor und nach dem Sprung und bei einer Herausforderung auch, nachdem der Verteidiger eingesetzt hat. Wirst du herausgefordert, darfst du ihn vor deiner ersten Einheit spielen. Nie später, und nie im Spielzug eines anderen Spielers, außer du wirst herausgefordert. Er wird sofort abgelegt und muss eine Wirkung haben (R-60). Er ist keine Aktive Aktion und zählt nicht zu den 3 Markern, die Einheiten zugewiesen werden; mehrere dürfen nacheinander gespielt werden.
R-16 = Jagd, Einzelheiten. Du kannst sie nur gegen das Spielbrett spielen und nur, wenn der Abwurfstapel dieser Epoche nicht leer ist. Du trittst gegen diese Karte allein an, denn sie hat keine Nachbarn auf dem Spielbrett, aber ihr eigenes Verstärkungssymbol wirkt. Ob gewonnen oder verloren, sie wird wie eine Einheit vom Spielbrett behandelt: rekrutiert oder zurück auf den Abwurfstapel der Epoche. Kein Feld des Spielbretts wird frei. Der Marker wird beim Spielen abgelegt. Jagd ist eine der Möglichkeiten, den Gegner zu wählen (R-61); hast du sie gespielt, kannst du keinen Spieler mehr herausfordern und keine Einheit des Spielbretts mehr wählen.
R-17 = Vor dem ersten Sprung. Ein Sabaton neben dem Spielbrett ist in keiner Epoche: Beide Epochen des Plättchens stehen offen, und er kann nicht herausgefordert werden.
R-18 = Startspieler und Hauptquartiermarker. Der Startspieler wird ausgelost oder vom Gastgeber bestimmt; der Hauptquartiermarker wandert nie.
R-19 = Zahl der Spieler. 2 bis 5.
R-59 = Reihenfolge von Marker und Aktionen. Den Marker und die beiden Aktiven Aktionen darfst du in beliebiger Reihenfolge nutzen, mit „Nachrücken!“ davor, dazwischen oder danach; den Marker aber nur vor dem Zeitsprung. Wer ohne den Marker springt, verzichtet darauf.
R-60 = Aktionen ohne Wirkung. Eine Aktion wird nur angeboten, wenn sie etwas ändert: 2 Karten ziehen braucht eine Karte im Deck, Zurückholen eine im Abwurfstapel, Entlassen eine Hand wie in R-14, Neu formieren eine Karte im Deck oder im Abwurfstapel. Dasselbe gilt für „Nachrücken!“, das man also nicht verschwenden kann.

## Regelauslegungen: Verbindungen und Einsetzen

R-20 = Nachbarn auf dem Spielbrett. Die 12 Felder bilden eine Reihe vom ersten Feld der Epoche I bis zum letzten Feld der Epoche IV. Zwei Nachbarn sind verbunden, wenn der rechte halbe Schild der linken Karte und der linke halbe Schild der rechten Karte von derselben Art sind. Das letzte Feld der Epoche IV und das erste der Epoche I sind keine Nachbarn. Ein leeres Feld unterbricht die Reihe.
R-21 = Wie weit Verbindungen reichen. Nur zu direkten Nachbarn: die gewählte Einheit und dazu ihr verbundener linker Nachbar, ihr verbundener rechter Nachbar oder beide.
R-22 = Reihenfolge auf dem Verteidigertableau. Die Reihenfolge des Spielbretts bleibt; die am weitesten links liegende gewählte Karte liegt an der Frontlinie.
R-23 = Welche Hälften in einer Kampfaufstellung zusammentreffen. Beim Angreifer sind zwei Nachbarn verbunden, wenn die linke Hälfte der Karte, die näher an der Frontlinie liegt, zur rechten Hälfte der Karte dahinter passt. Beim Verteidiger muss die rechte Hälfte der Karte, die näher an der Frontlinie liegt, zur linken Hälfte der Karte dahinter passen.
R-24 = Wann Verbindungen entstehen. Einmal, im Schritt Verbindungen, in der vollständigen Kampfaufstellung samt Verstärkungen; nie über die Frontlinie hinweg; keine neue Verbindung, wenn eine Einheit zwischen zwei anderen besiegt wird.
R-25 = Nicht genug Verbindungsmarker. Ihre Zahl ist unbegrenzt.
R-26 = Reihenfolge der Verstärkungen. Für jede Seite zuerst die Symbole der eingesetzten Kampfaufstellung von vorn nach hinten, dann die Symbole der eintreffenden Karten in der Reihenfolge ihres Eintreffens, bis der virtuelle Kartenplatz belegt ist.
R-27 = Verstärkungen eines herausgeforderten Spielers. Sie kommen vom Deck des Verteidigers; keine, wenn es leer ist.
R-28 = Ein Stapel ist mittendrin aufgebraucht. Die Karten werden einzeln gezogen; ist ein Stapel leer, hört man bei diesem Symbol auf und macht mit dem nächsten weiter.
R-29 = Mindestzahl für einen herausgeforderten Spieler. 1 bis 3 Einheiten; 0 nur mit leerer Hand.
R-30 = Leere Hände. Ein herausgeforderter Spieler, der selbst nach „Nachrücken!“ keine Karte hat, setzt nichts ein. Der Angreifer setzt trotzdem 1 bis 4 Einheiten ein und die Verstärkungen werden abgehandelt, weil das Relikt von der Zahl der Einheiten abhängt; dann hat der Angreifer gewonnen, ohne Marker, Würfel oder Kampflinien. Belohnungen wie üblich (keine Einheit des Angreifers wurde besiegt, also keine Waffenehre). Ein Gegner kann nur mit mindestens 1 Handkarte gewählt werden. Ein Angreifer mit leerer Hand muss jede ungenutzte Aktion oder „Nachrücken!“ nutzen, soweit sie noch eine Karte bringen; hilft nichts, gibt es keinen Kampf: Auf dem Spielbrett bewegt sich nichts, und Phase 3 füllt die Hand dieses Spielers auf.
R-31 = Marker des Verteidigers. Sie werden gleich nach dem Einsetzen des Verteidigers zugewiesen, bevor der Angreifer einsetzt; also nicht den Verstärkungen des Verteidigers.
R-32 = Was Marker zeigen. Einen Bonus für eine Kampflinie oder eine von vier Fähigkeiten (Heldentod, Zielgenauigkeit, Umlenkung, Wurfwiederholung), außerdem „Nachrücken!“ und Jagd; nie Verstärkung, Überfall oder Verbindungen.
R-61 = Den Gegner wählen. Nach dem Sprung wählst du einmal: eine offene Einheit der Epoche, mit Jagd eine Karte aus dem Abwurfstapel der Epoche, oder einen Spieler, dessen Sabaton dort steht. Du musst nicht vorher ansagen, ob es gegen das Spielbrett oder gegen einen Spieler geht. Vor und nach dieser Wahl bleiben, bis du einsetzt, ungenutzte Aktionen und „Nachrücken!“ möglich (R-11, R-15).
R-62 = Schrittweise einsetzen und zuweisen. Einheiten werden einzeln und offen gelegt, die der Frontlinie nächste zuerst, bis du „fertig“ sagst oder die Grenze erreicht ist; dann steht die Reihenfolge fest. Nach deiner ersten Einheit sind Aktionen und „Nachrücken!“ nicht mehr möglich. Die Marker folgen auf dieselbe Weise: ein Marker auf eine Einheit, die noch keinen hat, bis du „fertig“ sagst; der Verteidiger gleich nach dem Einsetzen (R-31), der Angreifer nach dem Überfall.
R-63 = Was in einer Kampfaufstellung verglichen wird. Nur die beiden halben Schilde, die zusammentreffen: Sind sie von gleicher Art, besteht eine Verbindung. Die Epochen werden nicht verglichen; daher könnten sich auch Grundeinheiten mit halben Schilden verbinden.

## Regelauslegungen: Würfel und Kampflinien

R-33 = Wurfwiederholung, Einzelheiten. Nur gleich nach dem ersten Wurf und vor dem Fernkampf. Jeder erneute Wurf ersetzt das alte Ergebnis. Spieler entscheiden vor jedem erneuten Wurf, und Behalten ist endgültig. Alle erneuten Würfe des Verteidigers kommen vor denen des Angreifers, auch gegen das Spielbrett. Für einen Verteidiger vom Spielbrett läuft es von selbst: Solange sein Würfel irgendeine negative Zahl zeigt und Symbole übrig sind, wird erneut geworfen.
R-34 = Marker eines herausgeforderten Spielers. Ihre Boni zählen ebenso.
R-35 = Überfall auf beiden Seiten. Gleichzeitig; die Symbole aller Einheiten zählen, Verstärkungen eingeschlossen.
R-36 = Wie Schaden zugefügt wird. Punkt für Punkt; was übrig ist, wenn keine Einheit mehr da ist, verfällt. Schadensmarker sind unbegrenzt und werden in Phase 3 entfernt.
R-37 = Eine Einheit zwischen zwei Verbindungen. Zuerst fängt die Verbindung auf, die näher an der Frontlinie liegt; die andere fängt den nächsten Schaden auf.
R-38 = Was eine Verbindung auffängt. Jeden Schadenspunkt gegen eine der beiden Einheiten: Schaden einer Kampflinie, umgelenkten Schaden, Schaden durch Heldentod.
R-39 = Heldentod: Zeitpunkt und Ketten. Sofort, wenn die Einheit umgedreht wird, vor dem nächsten Schadenspunkt der Kampflinie; eine dadurch besiegte Einheit löst ebenso ihren eigenen Heldentod aus (der jeweils neueste wird zuerst zu Ende geführt); die Gesamtwerte der laufenden Kampflinie werden nicht neu berechnet.
R-40 = Zielgenauigkeit: Zählung. Mit n Symbolen Zielgenauigkeit auf offenen Einheiten (und deren Markern) der Seite, die in der Kampflinie Schaden zufügt, sind die Punkte 1 bis n des Schadens dieser Kampflinie gedeckt. Von einer Verbindung aufgefangene oder umgelenkte Punkte zählen mit. In jeder Kampflinie wird neu gezählt. Schaden durch Heldentod ist weder gedeckt noch gezählt.
R-41 = Umlenkung: Zählung. Jede offene Einheit zieht so viele Punkte auf sich, wie sie Symbole Umlenkung hat, die Einheit näher an der Frontlinie zuerst; danach wird Schaden wie üblich zugeteilt. Wird sie vorzeitig besiegt, verfällt der Rest. In jeder Kampflinie wird neu gezählt. Schaden durch Heldentod wird nicht umgelenkt.
R-42 = Marker auf einer besiegten Einheit. Ein Marker Heldentod zählt für diese Niederlage noch, dann geht er verloren; Boni für Kampflinien und Marker Zielgenauigkeit oder Umlenkung enden mit der Einheit.
R-43 = Vorzeitiges Ende. Der Kampf endet, sobald eine Seite keine offene Einheit hat, der Schaden der laufenden Kampflinie vollständig zugeteilt (BATTLE-8) und jeder Heldentod abgehandelt ist; keine weiteren Kampflinien.

## Regelauslegungen: Belohnungen, Erholung, Spielende

R-44 = „Darf“ der Angreifer rekrutieren? Alle besiegten Einheiten werden von selbst rekrutiert. Ein Tisch kann dem Angreifer erlauben, auf einzelne Karten zu verzichten, die dann auf den Abwurfstapel ihrer Epoche kommen.
R-45 = Beide Seiten in einer Herausforderung vernichtet. Keine Tapferkeitsmedaille, kein Relikt, keine Waffenehre.
R-46 = Zu wenige Relikte im Stapel. Ziehen, was da ist, die abgelegten neu mischen (nicht die gerade gezogenen Relikte), den Rest ziehen. Ist beides leer, siehst du dir weniger oder gar keine an; wie viele es auch sind, 1 wird behalten.
R-47 = Wer die gezogenen Relikte sieht. Alle.
R-48 = Der besiegte Spieler hat zu wenige Relikte. Der Angreifer sieht sich so viele an, wie da sind; gibt es keines, bekommt er kein Relikt und keinen Ersatz vom Stapel.
R-49 = Tapferkeitsmedaillen. Die beiden werden blind aus den eigenen verdeckten Medaillen des Verlierers gewählt; ist noch 1 übrig, wird sie genommen, bei 0 nichts. Das Nehmen ist Pflicht. Die zurückgegebene Medaille kommt verdeckt zurück und wird mit den anderen gemischt, sodass die Wahl reiner Zufall und keine Entscheidung ist. Niemand kennt die Werte seiner eigenen Medaillen. Den Wert einer gewonnenen Medaille kennt bis zur Wertung nur ihr Besitzer; der Sieger kennt auch den Wert, den er zurückgegeben hat.
R-50 = Waffenehremarker. Einer für je 2 besiegte Einheiten des Angreifers, abgerundet, aus welcher Ursache auch immer, Verstärkungen eingeschlossen. Sind von den 8 Markern zu wenige übrig, nimmt der Verteidiger, was da ist.
R-51 = Reihenfolge in Phase 3. Einheiten auf die Abwurfstapel, Kriegsmarker, Verbindungs- und Schadensmarker und Würfel, Felder des Spielbretts von Epoche I bis Epoche IV, Markerfeld, Hände (Angreifer, dann Verteidiger). Ein Epochenstapel wird erst erneuert, wenn eine Karte davon gezogen werden muss und keine da ist.
R-52 = In einer Epoche ist nichts mehr übrig. Das Feld bleibt leer; es kann nicht gewählt werden und unterbricht Verbindungen; es wird in der ersten Phase 3 gefüllt, in der die Epoche wieder Karten hat. In eine solche Epoche darf man springen. Ein Angreifer in einer Epoche ohne Einheit, ohne Ziel für Jagd und ohne Spieler zum Herausfordern hat keinen Kampf; Phase 3 findet statt und füllt die Hand dieses Spielers auf.
R-53 = Handgröße. Es gibt keine Obergrenze; wessen Deck und Abwurfstapel zusammen keine 4 Karten hergeben, der hat weniger.
R-54 = Helden, Einzelheiten. Einen Helden auf der Hand darfst du wie jede Einheit entlassen (dann ist er nichts wert). „Eingesetzt“ heißt, dass er in einem Kampf, mit oder ohne Würfel, in deiner Kampfaufstellung lag. Er wird beiseitegelegt, wenn die Kampfaufstellung in Phase 3 abgeräumt wird; ein eingesetzter Held lässt sich also nicht zurückholen.
R-55 = Offene und verborgene Informationen. Verborgen: Hände, Reihenfolge der Stapel, verdeckte Stapel, Werte der Tapferkeitsmedaillen (R-49). Offen: Spielbrett, Getriebe, Marker im Besitz, Relikte, Waffenehremarker, Zahl der eigenen und der gewonnenen Tapferkeitsmedaillen, Größe von Händen und Decks, alle Abwurfstapel (also auch die Karte, die man mit Zurückholen nimmt), entlassene Karten, beiseitegelegte Helden.
R-56 = Gleichstand auch nach allen Kriterien. Geteilter Sieg, eine Revanche wird angeboten.
R-57 = Rundenmarker. Er zeigt die laufende Runde; das Spiel endet mit der letzten abgeschlossenen Runde.
R-58 = Reihenfolge der Belohnungen bei einer Herausforderung. Waffenehre, Tapferkeitsmedaille, Relikt.
R-64 = Wann ein Stapel erneuert wird. Wo die Regeln einen Stapel überhaupt erneuern (nie für Verstärkungen: REINF-5, REINF-7; normalerweise nicht für Aktionen: R-13), geschieht es bei Bedarf: wenn etwas gezogen werden muss und nichts mehr da ist, nicht wenn das letzte Stück den Stapel verlässt. Was dann im Abwurfstapel liegt, bildet den neuen Stapel. Das gilt für Plättchen, Marker, Relikte, Epochenstapel und eigene Decks.
R-65 = Belohnungen werden genommen, nicht angeboten. Relikt, Tapferkeitsmedaille und Waffenehre nimmst du, ohne gefragt zu werden; eine Wahl hast du nur unter den Relikten oder Tapferkeitsmedaillen, die du dir ansiehst. Reihenfolge gegen das Spielbrett: rekrutieren, Überlebende ablegen, Relikt.
R-66 = Was bei Verstärkung und Überfall zählt. Jedes Symbol: Eine Einheit mit zwei Verstärkungssymbolen ruft zwei Einheiten, eine mit zwei Überfallsymbolen entfernt zwei Verbindungen. In der italienischen und der spanischen Ausgabe zählt jede Einheit nur einmal.

## Entscheidungspunkte

D-1 = Vor dem Aufbau wählt der Gastgeber 2 bis 5 Plätze, 6 oder 8 Runden, eine Ausgabe oder einzelne Regelauslegungen und auf Wunsch den Startspieler. Zurücknehmen: ja, bis zum Aufbau.
D-2 = Vor dem Aufbau wählt jeder Spieler, in Sitzreihenfolge, einen Sabaton, den noch niemand hat (SETUP-7). Zurücknehmen: ja, bis zum Aufbau.
D-3 = Wenn dein Spielzug beginnt: das erste Plättchen einschieben (TRAVEL-2) oder „Nachrücken!“ spielen (D-8). Zurücknehmen: nein.
D-4 = Nach jedem Plättchen, bis zum Sprung, darfst du: (a) ein weiteres Plättchen einschieben (TRAVEL-3, R-10); (b) den angezeigten Marker nehmen, einmal (R-7); (c) eine Aktive Aktion nutzen, die ungenutzt und möglich ist (TRAVEL-14, R-60); (d) „Nachrücken!“ spielen (D-8); (e) in eine Epoche des aktiven Plättchens springen, in der du nicht schon bist (TRAVEL-25). Zurücknehmen: (a) nein; (b), (e) ja; (c) A und D nein, B und C wie in D-6 und D-7.
D-5 = Nimmst du einen Marker, obwohl du schon 3 hast: Wähle, welcher der bisherigen auf den Abwurfstapel kommt; der neue kann es nicht sein. Zurücknehmen: ja.
D-6 = Nach Zurückholen: 1 Karte aus deinem Abwurfstapel wählen. Zurücknehmen: ja.
D-7 = Nach Entlassen: 1 Handkarte wählen (R-14). Zurücknehmen: nein, außer es wurde nichts gezogen.
D-8 = Nach „Nachrücken!“ (bei D-3, D-4, D-9, D-12 oder D-15): nichts zu wählen, wenn es Aktion A oder D ist; eine Karte wie in D-6 bei B, wie in D-7 bei C. Zurücknehmen: A, C, D nein; B ja.
D-9 = Nach dem Sprung wählst du: (a) eine offene Einheit der Epoche; (b) einen Spieler, dessen Sabaton dort steht; (c) Jagd, wenn Karten im Abwurfstapel der Epoche sind (D-10); (d) eine Aktive Aktion, die ungenutzt und möglich ist; (e) den Marker „Nachrücken!“. Für (a) bis (c) brauchst du eine Handkarte (R-30). Gibt es in der Epoche nichts von (a) bis (c), kannst du ohne Kampf weitermachen oder noch (d) oder (e) nutzen (R-52). Zurücknehmen: (a), (c) ja; (b) ja, bis der herausgeforderte Spieler gehandelt hat; (d), (e) wie in D-4.
D-10 = Nach Jagd wählt der Angreifer 1 Karte aus dem Abwurfstapel der Epoche, Helden eingeschlossen. Zurücknehmen: ja.
D-11 = Hat die gewählte Einheit des Spielbretts verbundene Nachbarn, wählt der Angreifer: nur diese Einheit, auch den linken Nachbarn, auch den rechten oder beide (R-21; ein Tisch kann auch jede ununterbrochene Kette von höchstens 3 erlauben). Zurücknehmen: ja.
D-12 = Herausgefordert, vor deiner ersten Einheit: „Nachrücken!“ spielen oder die erste Einheit aus der Hand einsetzen; an manchen Tischen auch „keine Einheit“. Zurücknehmen: „Nachrücken!“ nein; Einheit ja.
D-13 = Herausgefordert, nach jeder Einheit: die nächste Einheit auf dem nächsten Kartenplatz einsetzen oder „fertig“ sagen. Zurücknehmen: ja, bis der Angreifer gehandelt hat.
D-14 = Herausgefordert, nach „fertig“ (an manchen Tischen erst unmittelbar vor D-17): einen deiner Marker (nicht „Nachrücken!“, nicht Jagd) einer deiner Einheiten ohne Marker zuweisen oder „fertig“ sagen. Zurücknehmen: ja, bis der Angreifer gehandelt hat.
D-15 = Sobald der Gegner bereitsteht, vor der ersten Einheit des Angreifers: eine Aktive Aktion nutzen, die ungenutzt und möglich ist, „Nachrücken!“ spielen oder die erste Einheit aus der Hand einsetzen. Zurücknehmen: wie in D-4; Einheit ja.
D-16 = Nach jeder Einheit setzt der Angreifer die nächste auf dem nächsten Kartenplatz ein oder sagt „fertig“. Zurücknehmen: ja, bis eine Verstärkung gezogen oder gewürfelt wird.
D-17 = Nach Verstärkungen, Verbindungen und Überfall weist der Angreifer einen seiner Marker (nicht „Nachrücken!“, nicht Jagd) einer seiner Einheiten ohne Marker zu, auch Verstärkungen, oder sagt „fertig“. Zurücknehmen: ja, bis gewürfelt wird.
D-18 = Nach dem Wurf: Hat der herausgeforderte Spieler noch Symbole Wurfwiederholung, wirft er seinen Würfel erneut oder behält ihn (endgültig). Zurücknehmen: erneuter Wurf nein; behalten ja, bis jemand erneut wirft oder eine Belohnung gezogen wird.
D-19 = Nach D-18: Hat der Angreifer noch Symbole Wurfwiederholung, wirft er seinen Würfel erneut oder behält ihn (endgültig). Zurücknehmen: wie in D-18.
D-20 = Nach einem Kampf gegen das Spielbrett, an Tischen, an denen das Rekrutieren freisteht: Der Angreifer rekrutiert jede besiegte Einheit des Verteidigertableaus oder lässt sie liegen. Zurücknehmen: ja, bis ein Relikt oder eine Karte in Phase 3 gezogen wird.
D-21 = Nach einem Sieg gegen das Spielbrett mit 1 bis 3 Einheiten behält der Angreifer 1 der gezogenen Relikte. Zurücknehmen: nein, denn in Phase 3 werden sofort Karten gezogen.
D-22 = Hat eine Herausforderung einen Sieger und wurden 2 der eigenen Tapferkeitsmedaillen des Verlierers gezogen, behält der Sieger 1. Zurücknehmen: nein, denn das Ziehen des Relikts oder Phase 3 folgt sofort.
D-23 = Nach einer mit 1 bis 3 Einheiten gewonnenen Herausforderung behält der Angreifer 1 der gezogenen Relikte des Verlierers. Zurücknehmen: nein, denn in Phase 3 werden sofort Karten gezogen.
