### Der Ratgeber: „Was könnte ich tun?“, mit zwei oder drei Zügen beantwortet.

coach-ask = Was könnte ich tun?
keys-coach = Was könnte ich tun?
coach-heading = Was du tun könntest
coach-thinking = Die Würfe werden gezählt …
coach-of-100 = von 100
coach-about = etwa
coach-chance = { $chance } von 100
coach-chance-about = etwa { $chance } von 100
coach-see = { $count ->
    [0] kein Relikt
   *[other] { $count } zur Wahl
}
coach-see-words = { $count ->
    [0] kein Relikt
    [one] 1 Relikt ansehen
   *[other] Auswahl aus { $count } Relikten
}
coach-see-called = { $count ->
    [0] { $units } Einheiten: kein Relikt
   *[other] { $units } Einheiten: { $count } zur Wahl
}
coach-see-called-words = { $count ->
    [0] mit Verstärkung { $units } Einheiten: kein Relikt
    [one] mit Verstärkung { $units } Einheiten: 1 Relikt ansehen
   *[other] mit Verstärkung { $units } Einheiten: Auswahl aus { $count } Relikten
}
coach-counted = Über alle Würfe gezählt, mit dem, was du wissen kannst.
coach-estimated = „Etwa“ heißt geschätzt: Verdeckte Karten kennt niemand.
coach-lesson = Der Erzähler zeigt hier eine Idee. Dies sind andere gute Züge.
coach-choose-myself = Ich wähle selbst
coach-lay-out = Auslegen
coach-do-it = So machen
coach-as-it-lies = Hier ist nichts mehr einzusetzen. Drücke einfach den Knopf darüber.
coach-place-last = Nach dem Auslegen bestätigst du selbst: Nichts beginnt von allein.
coach-ghost-tag = Vorschlag. Noch nicht eingesetzt.
coach-ghost = Vorschlag: { $unit }
coach-era-tag = Vorschlag
coach-no-answer = Der Ratgeber weiß gerade keinen Rat. Frage ihn gleich noch einmal.
coach-suggestion = Vorschlag { $number }

coach-option = Ratgeber
coach-option-auto = Nicht in gewerteten Partien
coach-option-on = Immer
coach-option-off = Nie
coach-option-note = Alle dürfen fragen, was sie tun könnten. Sprich das bei gewerteten Partien unter Menschen vorher mit den anderen ab.
problem-coach-off = An diesem Tisch gibt es keinen Ratgeber.
problem-odds-off = Du spielst gerade eine Partie ohne Chancenrechner. Danach kannst du wieder rechnen.
problem-not-due = Du hast gerade nichts zu entscheiden.

## Titel

coach-title-alone = { $unit } allein
coach-title-same = { $count } × { $unit }
coach-title-front = { $unit } vorn
coach-title-engage = So angreifen
coach-title-stand = So verteidigen
coach-title-jump = Sprung in { $era }
coach-title-insert = Plättchen einschieben
coach-title-take = „{ $token }“ nehmen
coach-title-use = { $action }
coach-title-tighten-up = „Nachrücken!“ spielen
coach-title-face = Gegen { $unit }
coach-title-challenge = { $who } herausfordern
coach-title-chase = „Jagd“ spielen
coach-title-no-battle = Kein Kampf
coach-title-company-alone = Nur { $unit }
coach-title-company = { $foes } zusammen
coach-title-drop = „{ $token }“ ablegen
coach-title-retrieve = { $unit } zurückholen
coach-title-dismiss = { $unit } entlassen
coach-title-assign = „{ $token }“ auf { $unit }
coach-title-no-token = Kein weiterer Marker
coach-title-no-unit = Keine Einheit einsetzen
coach-title-keep = Würfel behalten
coach-title-reroll = Erneut werfen
coach-title-recruit = { $unit } rekrutieren
coach-title-leave = { $unit } liegen lassen
coach-title-relic = „{ $relic }“ behalten
coach-title-prowess = Medaille mit Wert { $value } behalten
coach-title-sabaton = { $sabaton } spielen

## Gründe

coach-why-undefended = Niemand stellt sich dir entgegen.
coach-why-certain = Kein Wurf kann diese Aufstellung aufhalten.
coach-why-heroic-death = Beim Fall von { $unit } schlägt der Heldentod zurück.
coach-why-diversion = Die Umlenkung von { $unit } zieht in jeder Kampflinie den ersten Schaden auf sich.
coach-why-accuracy = Die Zielgenauigkeit von { $unit } verhindert einen Heldentod.
coach-why-relaunch = Mit { $unit } darfst du deinen Würfel erneut werfen.
coach-why-assault = Der Überfall von { $unit } zerschlägt vor dem Kampf eine Verbindung.
coach-why-link = Die Verbindung zwischen { $near } und { $far } fängt den ersten Treffer auf.
coach-why-reinforcement = Die Trompete von { $unit } ruft eine Karte aus deinem Deck herbei.
coach-why-coin-toss = Ein Münzwurf um die reichste Truhe.
coach-why-dare = Ein Wagnis für die reichste Truhe.
coach-why-long-shot = Ein gewagter Versuch: Die Würfel müssen helfen.
coach-why-hopeless = Kein Wurf gewinnt das. Nimm, was du am wenigsten vermisst.
coach-why-with-tokens = Braucht { $tokens }. Ohne: { $before } von 100.
coach-why-foe-calls = Auch die Trompete von { $unit } ruft eine Karte herbei: Rechne mit einem Gegner mehr.
coach-why-ahead = { $line ->
    [long] Zuerst zuschlagen, aus der Ferne: { $own } gegen { $other } im Fernkampf.
    [medium] Du führst im Normalen Kampf: { $own } gegen { $other }.
   *[close] Du führst im Nahkampf: { $own } gegen { $other }.
}
coach-why-numbers = { $count ->
    [one] In keiner Kampflinie liegst du vorn: Die Würfel müssen helfen.
   *[other] In keiner Kampflinie liegst du vorn, aber erst müssen deine { $count } Einheiten fallen.
}
coach-why-defend-best = Hält am häufigsten stand gegen das, was angreifen könnte.
coach-why-defend-full = { $count ->
    [one] Deine einzige Einheit muss genügen.
   *[other] So viele, wie du einsetzen darfst: schwerer auszulöschen.
}
coach-why-defend-spare = Schont { $unit } für deinen eigenen Zug.
coach-why-defend-few = Geht es schief, fallen weniger Einheiten.
coach-why-no-unit = Du hast niemanden, den du schicken könntest.
coach-why-token = Hebt deine Chance von { $before } auf { $after } von 100.
coach-why-token-later = Spart den Marker für einen Kampf, der ihn nötiger hat.
coach-why-token-keep = Kein Marker würde hier viel ändern.
coach-why-insert = Öffnet { $eras }. Dann aktiv: { $actions }.
coach-why-insert-unknown = Ein weiteres Plättchen öffnet vielleicht eine bessere Epoche.
coach-why-take = Kostet nichts und hilft in einem Kampf.
coach-why-take-line = { $line ->
    [long] Eine deiner Einheiten bekommt +{ $value } im Fernkampf, für einen Kampf.
    [medium] Eine deiner Einheiten bekommt +{ $value } im Normalen Kampf, für einen Kampf.
   *[close] Eine deiner Einheiten bekommt +{ $value } im Nahkampf, für einen Kampf.
}
coach-why-take-heroic-death = Für einen Kampf: Fällt die Einheit, die ihn trägt, fügt sie 1 Schaden zu.
coach-why-take-accuracy = Für einen Kampf: Dein erster Schaden in jeder Kampflinie löst keinen Heldentod aus.
coach-why-take-diversion = Für einen Kampf: Die Einheit, die ihn trägt, zieht in jeder Kampflinie den ersten Schaden auf sich.
coach-why-take-relaunch = Für einen Kampf: Du darfst deinen Würfel einmal erneut werfen.
coach-why-take-tighten-up = Damit ziehst du 2 Karten, bevor du einsetzt.
coach-why-take-chase = Damit trittst du gegen eine Karte aus dem Abwurfstapel deiner Epoche an.
coach-why-take-swap = Besser als einer der drei, die du hast.
coach-why-use-draw-2 = Zwei Karten mehr für deine Aufstellung.
coach-why-use-retrieve = Du holst { $unit } zurück auf deine Hand.
coach-why-use-dismiss = Eine schwache Karte: { $unit }. Nimm sie aus dem Spiel und ziehe eine andere.
coach-why-use-dismiss-good = Du würdest eine Einheit verlieren, die du brauchst.
coach-why-use-regroup = Dein Abwurfstapel kommt zurück ins Deck, und du ziehst eine Karte.
coach-why-jump-face = { $count ->
    [one] Dort kann eine Einheit { $foes } besiegen.
   *[other] Dort können { $count } Einheiten { $foes } besiegen.
}
coach-why-jump-hope = { $count ->
    [one] Deine beste Chance dort: eine Einheit gegen { $foes }.
   *[other] Deine beste Chance dort: { $count } Einheiten gegen { $foes }.
}
coach-why-jump-long-shot = Kaum zu gewinnen: Selbst gegen { $foes } brauchst du Würfelglück.
coach-why-jump-hopeless = Mit deinen Karten ist dort niemand zu besiegen.
coach-why-jump-challenge = Dort ist { $who }: Gewinne eine Tapferkeitsmedaille.
coach-why-jump-nobody = Dort gibt es mit deinen Karten keinen Kampf.
coach-why-face = { $points ->
    [one] Für deine Armee: { $foes }, 1 Punkt.
   *[other] Für deine Armee: { $foes }, { $points } Punkte.
}
coach-why-face-likely = { $points ->
    [one] Wahrscheinlich für deine Armee: { $foes }, 1 Punkt.
   *[other] Wahrscheinlich für deine Armee: { $foes }, { $points } Punkte.
}
coach-why-face-even-so = Auch wenn du verlierst: Jede besiegte Einheit kommt in deine Armee.
coach-why-face-long-shot = Ein gewagter Versuch, und hier gibt es keinen besseren.
coach-why-face-hopeless = Diesen Kampf kannst du mit deinen Karten nicht gewinnen.
coach-why-challenge = Eine Tapferkeitsmedaille bringt dir bis zu { $most } Punkte.
coach-why-chase = Auf dem Abwurfstapel dieser Epoche: { $unit }.
coach-why-hunt = Du hast keine Karte, mit der du antreten könntest.
coach-why-no-battle = Hier ist niemand, gegen den du kämpfen kannst.
coach-why-drop = Er nützt dir am wenigsten.
coach-why-drop-next = Auch ihn würdest du kaum vermissen.
coach-why-retrieve = Deine stärkste Karte dort: { $long }/{ $medium }/{ $close }.
coach-why-retrieve-next = Auch stark: { $long }/{ $medium }/{ $close }.
coach-why-dismiss = Deine schwächste Karte: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-next = Fast so schwach: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-points = { $points ->
    [one] Das kostet dich am Ende 1 Punkt.
   *[other] Das kostet dich am Ende { $points } Punkte.
}
coach-why-keep-wins = So, wie die Würfel liegen, gewinnst du.
coach-why-keep = So liegst du vorn, doch der Gegner kann noch einmal werfen.
coach-why-keep-loses = So, wie die Würfel liegen, verlierst du.
coach-why-reroll = Ein neuer Wurf kann nur helfen.
coach-why-reroll-risk = Ein neuer Wurf kann alles verderben.
coach-why-recruit = { $points ->
    [one] Bringt 1 Punkt und kämpft von nun an für dich.
   *[other] Bringt { $points } Punkte und kämpft von nun an für dich.
}
coach-why-leave = Hält dein Deck klein, doch die Punkte entgehen dir.
coach-why-relic = { $points ->
    [0] Dein { $count }. Relikt aus { $era }: keine weiteren Punkte.
    [one] Dein { $count }. Relikt aus { $era }: 1 Punkt mehr.
   *[other] Dein { $count }. Relikt aus { $era }: { $points } Punkte mehr.
}
coach-why-prowess = { $value ->
    [one] Am Ende 1 Punkt wert.
   *[other] Am Ende { $value } Punkte wert.
}
coach-why-sabaton = Alle Sabatons spielen sich gleich. Nimm, wen du magst.
