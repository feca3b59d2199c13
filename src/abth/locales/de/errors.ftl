### Warum sich etwas Geschriebenes, Getipptes oder Gesendetes nicht verwenden lässt: Dateien,
### Protokolle, Einstellungen, Namen, Adressen. Jede Meldung ist der Rest einer Zeile, ohne Punkt; der
### Client schreibt den ersten Buchstaben groß.

# $place: wo, etwa players.json oder seats[2]; $complaint: eine der folgenden Meldungen
error-at = { $place }: { $complaint }

## Dateien und JSON
error-too-big = größer als { $most } MB
error-cannot-read = lässt sich nicht lesen: { error-system }
error-cannot-write = lässt sich nicht schreiben: { error-system }
error-data-read-only = lässt sich nicht beschreiben: Die Datei oder ihr Ordner ist schreibgeschützt
error-data-damaged = ist beschädigt oder keine Datenbank von abth
error-data-full = lässt sich nicht beschreiben: Der Datenträger ist voll
error-data-in-use = wird von einem anderen Server benutzt; eine Datei gehört zu einem Server
error-data-unusable = lässt sich nicht als Datenbank verwenden: { $detail }
error-system =
    { $code ->
        [ENOENT] Datei oder Ordner nicht gefunden
        [EACCES] keine Berechtigung
        [EPERM] keine Berechtigung
        [EISDIR] das ist ein Ordner
        [ENOTDIR] das ist kein Ordner
        [EEXIST] das gibt es schon
        [EROFS] dort lässt sich nichts schreiben
        [ENOSPC] kein Speicherplatz mehr frei
        [EADDRINUSE] die Adresse ist schon belegt
        [EADDRNOTAVAIL] diese Adresse hat dieser Rechner nicht
       *[other] { $detail }
    }
error-not-json = kein gültiges JSON (Byte { $byte })
error-json-ends = kein gültiges JSON: Es endet zu früh
error-not-utf8 = kein gültiges UTF-8
error-too-deep = zu tief verschachtelt
error-field-missing = fehlt
error-field-unknown = unbekanntes Feld
error-type = erwartet wird { $expected }, nicht { $got }
error-at-least = muss mindestens { $least } sein
error-at-most = darf höchstens { $most } sein
error-too-short = zu kurz; mindestens { $least }
error-too-long = zu lang; höchstens { $most }
error-form = hat nicht die erwartete Form
error-choice = „{ $value }“ ist kein möglicher Wert
error-choice-of = muss { $known } sein, nicht „{ $value }“
error-unreadable = lässt sich nicht verwenden: { $detail }

## Regeln und Ausgaben
error-edition = unbekannte Ausgabe „{ $edition }“; möglich: { $known }
error-ruling = unbekannte Regelauslegung „{ $key }“
error-ruling-value = die Regelauslegung { $key } kann nicht „{ $value }“ sein; möglich: { $known }

## Protokolle und Nachweise
error-version = „{ $version }“ ist unbekannt; dieses Programm liest „{ $known }“
error-count = { $count } bei { $players } Spielern
error-seat-bot = jeder Bot braucht eine Art (kind), und nur Bots haben eine
error-other-box = mit einer anderen Schachtel („{ $played }“) gespielt als mit dieser („{ $ours }“)
error-log-ends = das Protokoll endet mit Eintrag { $last }
error-log-unfinished = die Partie in diesem Protokoll ist nicht zu Ende
error-no-such-action = diese Aktion gibt es nicht
error-no-version = Stand { $version } gibt es nicht; der letzte ist { $last }
error-nothing-to-decide = nach Stand { $version } ist nichts mehr zu entscheiden

## Bots
error-bot = unbekannter Bot „{ $bot }“; möglich: { $known }
error-bot-import = lässt sich nicht importieren: { $detail }
error-bot-missing = in der Datei gibt es keine Klasse { $bot }
error-bot-class = ist kein Bot; leite ihn von { $base } ab
error-bot-outside = die Datei nennt einen fremden Bot; wenn du ihm traust, ergänze --bots { $bot }
error-bot-offer = schreibe NAME=BOT: einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, dann den Bot, etwa hothead=./mybots.py:Hothead
error-bot-taken = einen Bot namens { $bot } gibt es schon
error-bot-refuses = lässt sich nicht einrichten: { $detail }
error-bot-option =
    { $count ->
        [0] unbekannte Option „{ $option }“; dieser Bot hat keine
       *[other] unbekannte Option „{ $option }“; möglich: { $known }
    }
error-bot-yes-no = { $option } muss yes oder no sein
error-bot-number = { $option } muss eine Zahl sein, nicht „{ $value }“
error-bot-thinking = ms muss 1 bis 600000 sein, iterations 0 bis 10000000

## Kämpfe und Chancen
error-card = unbekannte Karte „{ $card }“
error-card-near = unbekannte Karte „{ $card }“; meintest du { $near }?
error-card-and-numbers = zu einer Einheit mit Karte lässt sich nur noch ein Marker angeben
error-token = unbekannter Marker „{ $token }“; schreibe zum Beispiel { $known }
error-token-not-for-units = „{ $token }“ wird nie einer Einheit zugewiesen
error-face =
    { $die ->
        [strong] unbekannte Seite „{ $face }“; der Starke Würfel zeigt { $known }
       *[risky] unbekannte Seite „{ $face }“; der Riskante Würfel zeigt { $known }
    }
error-odds-attackers = der Angreifer hat 1 bis { $most } Einheiten
error-odds-defenders = der Verteidiger hat höchstens { $most } Einheiten
error-odds-card = Karte { $number } gibt es nicht; Karten haben die Nummern 0 bis { $last }
error-odds-token = Marker { $number } gibt es nicht; Marker haben die Nummern 0 bis { $last }, -1 steht für keinen
error-odds-tokens = { $tokens } Marker für { $units } Einheiten; -1 steht für keinen
error-odds-no-token = nenne die Marker, die zugewiesen werden dürfen, ohne -1
error-odds-too-many = { $cards } Karten mit { $tokens } Markern ergeben zu viele Aufstellungen; lass einige weg
error-puzzle = Aufgabe { $number } gibt es nicht; Aufgaben haben die Nummern 1 bis { $last }
error-puzzle-choice = bei dieser Aufgabe gibt es die Möglichkeiten 0 bis { $last }

## Namen und Adressen
error-text-long =
    { $kind ->
        [title] der Name eines Tisches darf höchstens { $most } Zeichen haben
        [chat] eine Nachricht darf höchstens { $most } Zeichen haben
       *[name] ein Name darf höchstens { $most } Zeichen haben
    }
error-text-blank =
    { $kind ->
        [title] der Name eines Tisches braucht mindestens ein sichtbares Zeichen
        [chat] eine Nachricht braucht mindestens ein sichtbares Zeichen
       *[name] ein Name braucht mindestens ein sichtbares Zeichen
    }
error-address = das ist keine Webadresse
error-address-long = eine Adresse darf höchstens { $most } Zeichen haben
error-address-signs = eine Adresse darf keine Leerzeichen, Steuerzeichen oder Backslashes enthalten
error-address-scheme = eine Adresse muss mit https:// oder http:// beginnen
error-address-user = eine Adresse darf keinen Benutzernamen und kein Passwort enthalten
error-address-port = der Port muss 80, 443 oder größer als 1023 sein
error-base-path = muss ein Pfad wie /abth sein
error-network = muss eine IP-Adresse oder ein Netz wie 10.0.0.0/8 sein
error-address-private = keine öffentliche Adresse im Internet
error-address-not-found = nicht gefunden
problem-lab-closed = Das Balance-Labor ist dem Betreiber dieses Servers vorbehalten. Öffne es auf demselben Rechner oder über einen SSH-Tunnel.
