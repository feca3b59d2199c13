### Practice: puzzles from positions of real matches, in the client and in the terminal.

## The page
practice-title = Üben
practice-lead = Stellungen aus echten Partien. Wähle, und sieh, was jede Möglichkeit wert ist.
practice-kind = Art der Aufgabe
practice-kind-all = Alle
practice-kind-line-up = Aufstellung
practice-kind-token = Marker
practice-kind-fight = Gegen wen
practice-kind-era = Welche Epoche
practice-level = Stufe
# $level: the level that the answers so far lead to
practice-level-rising = Steigend (jetzt { $level })
practice-number = Aufgabe { $number }, Stufe { $level }
practice-solved = { $right } von { $answered } richtig
practice-streak = { $count } in Folge
practice-done = Du hast alle Aufgaben dieser Art beantwortet.
practice-next = Nächste Aufgabe
practice-open-odds = Im Chancenrechner öffnen
practice-keys = Tasten: A bis { $last } wählen, die Eingabetaste geht weiter.

## The question
practice-ask-line-up-chance = Welche Aufstellung gewinnt am häufigsten?
practice-ask-line-up-points = Welche Aufstellung bringt die meisten Punkte?
practice-ask-token = Welcher Marker hilft am meisten, und auf welcher Einheit? Oder keiner?
practice-ask-fight = Gegen wen trittst du an?
practice-ask-era = In welche Epoche springst du?
practice-note-chance = Über alle Würfe und alle Verstärkungen gezählt.
practice-note-points = Punkte, die du im Schnitt sofort gewinnst: rekrutierte Einheiten und ein Relikt. Jeder Wurf zählt mit.
practice-note-lead = So viele Punkte machst du im Schnitt auf die anderen gut. Angenommen wird, dass Herausgeforderte ihre drei stärksten Einheiten schicken. Über alle Karten, die sie auf der Hand haben könnten, wird gemittelt; der Wert ist also nur ungefähr.
practice-hand = Deine Hand
practice-tokens = Deine Marker
practice-line-up = Deine Aufstellung
practice-against = Gegen
practice-relics = Deine Relikte
# $names: the players whose Sabaton is in this Era
practice-here = Hier: { $names }

## Choices
practice-choices = Möglichkeiten
# $units: the cards of a line-up, front first
practice-choice-line-up = { $count ->
    [one] Nur { $units }
   *[other] { $units }, von der Front an
}
practice-choice-token = „{ $token }“ auf { $unit }, Kartenplatz { $place }
practice-choice-keep = Marker behalten
practice-choice-face = Gegen { $units } antreten
practice-choice-challenge = { $who } herausfordern
# $era: Era II
practice-choice-era = In { $era } springen
practice-choice-insert = Ein Plättchen einschieben, dann in { $era } springen

## The answer; chances are out of 100
practice-worth-chance = gewinnt { $chance } von 100
practice-worth-points = { $points } Punkte
practice-worth-lead = etwa { $points } Punkte
practice-right = Ja, das ist die beste Wahl.
# $letter: of the best choice
practice-wrong = { $letter } ist mehr wert.
practice-yours = deine Wahl
practice-best = am besten

## Why. $chance, $low: chances out of 100 of the best choice and of the one next to it; $points, $less: their points
# $count: Units
practice-why-strong-die = Mit bis zu drei Einheiten hast du den Starken Würfel, der keine Kampflinie schwächt: Du gewinnst { $chance } von 100 Kämpfen, mit vier Einheiten { $low }.
# $relics: how many Relics a winner chooses from
practice-why-fewer = { $count ->
    [one] Mit einer Einheit
   *[other] Mit { $count } Einheiten
 } gewinnst du noch { $chance } von 100 Kämpfen, und der Sieg bringt { $relics ->
    [one] ein Relikt
   *[other] eine Auswahl aus { $relics } Relikten
 }.
practice-why-points = Diese Aufstellung ist { $points } Punkte wert, die nächste { $less }.
practice-why-more = Mit { $count } Einheiten gewinnst du { $chance } von 100 Kämpfen, mit weniger höchstens { $low }.
# An ability that decides: of a Defender, or of your own line-up
practice-why-foe-heroic-death = Der Heldentod von { $unit } schlägt zurück: Rechne mit diesem Treffer. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-foe-accuracy = Die Zielgenauigkeit von { $unit } verhindert deinen Heldentod. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-foe-diversion = Die Umlenkung von { $unit } zieht in jeder Kampflinie den ersten Schaden auf sich. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-foe-relaunch = Wurfwiederholung: Für { $unit } wird der Würfel vielleicht erneut geworfen. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-foe-assault = Der Überfall von { $unit } löst Verbindungen vor dem Kampf. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-own-heroic-death = Beim Fall von { $unit } schlägt der Heldentod zurück. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-own-accuracy = Die Zielgenauigkeit von { $unit } verhindert einen Heldentod. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-own-diversion = Die Umlenkung von { $unit } zieht in jeder Kampflinie den ersten Schaden auf sich. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-own-relaunch = Wurfwiederholung: Mit { $unit } darfst du deinen Würfel erneut werfen. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
practice-why-own-assault = Der Überfall von { $unit } löst eine Verbindung vor dem Kampf. Du gewinnst { $chance } von 100 Kämpfen, mit der nächstbesten Aufstellung { $low }.
# $unit: a Unit by name
practice-why-order = Dieselben Einheiten in anderer Reihenfolge. Mit { $unit } an der Front gewinnen sie { $chance } von 100 Kämpfen, sonst { $low }.
# $unit, $other: Units by name
practice-why-rear = Dieselben Einheiten in anderer Reihenfolge. Mit { $unit } vor { $other } gewinnen sie { $chance } von 100 Kämpfen, sonst { $low }.
practice-why-link = So entsteht eine Verbindung, die einen Treffer auffängt: Du gewinnst { $chance } von 100 Kämpfen, ohne sie { $low }.
practice-why-cards = Hier besser { $unit } als { $other }: Du gewinnst { $chance } von 100 Kämpfen statt { $low }.
practice-why-keep = Mit oder ohne Marker gewinnst du { $chance } von 100 Kämpfen. Hebe deine Marker für einen anderen auf.
# $token: a token by name
practice-why-place = „{ $token }“ auf { $unit }: Du gewinnst { $chance } von 100 Kämpfen. Auf { $other }: { $low }.
practice-why-token = „{ $token }“ auf { $unit } hebt deine Chance von { $low } auf { $chance } von 100.
# $who: a player
practice-why-challenge = Du schlägst { $who } in etwa { $chance } von 100 Kämpfen: etwa { $points } Punkte, die nächste Wahl bringt { $less }.
practice-why-no-challenge = Gegen { $unit } gewinnst du { $chance } von 100 Kämpfen, gegen { $who } etwa { $low }, und eine Niederlage kostet dich eine Tapferkeitsmedaille.
# $count: how many Units are faced
practice-why-company = Zusammen sind es { $count } Rekruten auf einmal: { $points } Punkte, sonst { $less }.
practice-why-alone = Mit deiner besten Aufstellung schlägst du { $unit } in { $chance } von 100 Kämpfen: { $points } Punkte, die nächste Wahl bringt { $less }.
# $era: Era II
practice-why-era = Der beste Kampf wartet in { $era }: { $unit }, Sieg in { $chance } von 100 Fällen, { $points } Punkte.
practice-why-era-challenge = In { $era } steht { $who }: Diese Herausforderung gewinnst du in etwa { $chance } von 100 Fällen.
