### abth admin: what an operator does with the database of a server.

cli-admin = Die Datenbank eines Servers verwalten.
cli-admin-migrate = Eine Datenbank auf den Stand dieser Version von abth bringen.

# $database: a file or an address; $revision: a number such as 0004
cli-admin-migrated = { $database } hat das Schema { $revision }.

## PostgreSQL
cli-serve-database = Die PostgreSQL-Datenbank, die statt einer Datei alles speichert; viele Prozesse können sie sich teilen.
cli-bad-database = die Adresse einer PostgreSQL-Datenbank beginnt mit postgresql://
cli-needs-postgresql = PostgreSQL braucht weitere Pakete: pip install 'abth[postgresql]'
cli-serve-migrate-first = ihr Schema ist älter als diese Version von abth; führe aus: abth admin migrate --database …

# $detail: the kind of error, such as ConnectionRefusedError
cli-database-silent = die Datenbank antwortet nicht ({ $detail })

## Tische, Benutzer, Sicherungen
cli-admin-json = JSON ausgeben.
cli-admin-yes = Nicht nachfragen.
cli-admin-limit = Höchstens so viele.
cli-admin-list = Tische auflisten, die neuesten zuerst.
cli-admin-state = Nur Tische in diesem Zustand.
cli-admin-show = Einen Tisch oder Benutzer als JSON zeigen, ohne Geheimnisse.
cli-admin-close = Einen Tisch schließen; seine Partie endet ohne Ergebnis.
cli-admin-delete = Einen Tisch samt Protokoll, Chat und Ergebnissen löschen.
cli-admin-export = Einen Tisch in eine Datei schreiben, für einen anderen Server.
cli-admin-import = Einen Tisch aus einer solchen Datei hinzufügen.
cli-admin-new-file = Eine Datei, die es noch nicht gibt.
cli-admin-table-file = Eine Datei, die abth admin export geschrieben hat.
cli-admin-users = Benutzer auflisten, die neuesten zuerst.
cli-admin-reports = Auflisten, was Spieler über andere gemeldet haben, das Neueste zuerst.
cli-admin-find = Nur Benutzer, deren Name diesen Text enthält.
cli-admin-rename = Einen Benutzer umbenennen, auch in alten Partien.
cli-admin-silence = Den Chat für einen Benutzer sperren.
cli-admin-days = Für wie viele Tage.
cli-admin-off = Den Benutzer wieder schreiben lassen.
cli-admin-purge = Alte Gäste und alte Chats entfernen.
cli-admin-guests = Benutzer entfernen, die älter als so viele Tage sind, nie gespielt haben und keinen Tisch leiten.
cli-admin-chats = Chatzeilen beendeter Tische nach so vielen Tagen entfernen.
cli-admin-dry-run = Nur zählen, was entfernt würde.
cli-admin-backup = Datenbank und Pepper eines Servers in eine Datei sichern, auch während er läuft.
cli-admin-restore = Eine Sicherung wiederherstellen, wo noch keine Datenbank ist.
cli-admin-backup-file = Eine Datei, die abth admin backup geschrieben hat.

cli-admin-title-id = ID
cli-admin-title-state = Zustand
cli-admin-title-created = erstellt (UTC)
cli-admin-title-host = Gastgeber
cli-admin-title-name = Name
cli-admin-title-silenced = stumm bis
cli-admin-title-table = Tisch
cli-admin-title-report = Meldung

# $table und $user: IDs
cli-admin-sure-close = Tisch { $table } schließen?
cli-admin-sure-delete = Tisch { $table } endgültig löschen?
cli-admin-sure-purge = Endgültig entfernen?
cli-admin-type-yes = Gib „ja“ ein:
cli-admin-yes-word = ja
cli-admin-nothing-done = Es wurde nichts geändert.
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-was-closed = Tisch { $table } war schon beendet.
cli-admin-deleted = Tisch { $table } ist gelöscht.
cli-admin-exported = Tisch { $table } steht in { $file }. Die Datei enthält das Geheimnis seiner Würfel.
cli-admin-imported = Tisch { $table } ist hinzugefügt.
cli-admin-renamed = Benutzer { $user } heißt jetzt { $name }.
cli-admin-silenced = Benutzer { $user } kann bis { $until } UTC nicht chatten.
cli-admin-unsilenced = Benutzer { $user } kann wieder chatten.
cli-admin-purged = Entfernt: { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}, { $lines ->
    [one] { $lines } Chatzeile
   *[other] { $lines } Chatzeilen
}.
cli-admin-would-purge = Entfernt würden: { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}, { $lines ->
    [one] { $lines } Chatzeile
   *[other] { $lines } Chatzeilen
}.
cli-admin-backed-up = { $file } enthält alles ({ $size } Byte). Halte die Datei geheim: Der Pepper steht darin.
cli-admin-restored = { $database } ist wieder auf dem Stand vom { $when } UTC.

cli-admin-no-database = diese Datenbank gibt es nicht
cli-admin-other-schema = ihr Schema passt nicht zu dieser Version von abth; führe aus: abth admin migrate
cli-admin-unknown = kein Tisch oder Benutzer hat diese ID
cli-admin-bad-state = muss { $known } sein
cli-admin-needs-yes = das lässt sich nicht rückgängig machen; bestätige mit --yes
cli-admin-purge-what = gib an, was entfernt werden soll: --guests TAGE oder --chats TAGE
cli-admin-exists = gibt es schon und wird nicht überschrieben
cli-admin-cannot-write = lässt sich nicht schreiben: { $detail }
cli-admin-backup-nothing = fehlt; es gibt nichts zu sichern
cli-admin-no-backup = ist keine Sicherung von abth
cli-admin-backup-damaged = die Sicherung ist beschädigt
cli-admin-table-exists = einen Tisch mit dieser ID gibt es schon
cli-admin-no-table-file = ist kein Tisch, den abth admin export geschrieben hat

## The pepper: a secret file beside the data
cli-pepper-missing = der Pepper fehlt: Ohne diese Datei kann niemand sein Konto wiederherstellen; hole sie aus einer Sicherung oder nenne sie mit --pepper
cli-pepper-other = das ist der Pepper eines anderen Servers; stelle die richtige Datei wieder her oder nenne sie mit --pepper

## abth serve with many processes
cli-serve-workers = Wie viele Prozesse die Spieler bedienen; mehr als einer braucht --database.
cli-serve-pepper = Die Datei mit dem Pepper der Merksätze; alle Rechner brauchen dieselbe.
cli-serve-workers-need-database = mehrere Prozesse teilen sich eine PostgreSQL-Datenbank: Nenne sie mit --database

## abth admin copy
cli-copy = Die Daten eines Servers in eine andere Datenbank kopieren, etwa von SQLite nach PostgreSQL.
cli-copy-from = Eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank.
cli-copy-to = Eine PostgreSQL-Datenbank ohne Daten oder eine neue Datei.
cli-copy-not-empty = das Ziel einer Kopie muss leer sein

# $people, $tables, $entries: how many; $place: a file or an address
cli-copied = { $people } Benutzer, { $tables } Tische und { $entries } Protokolleinträge nach { $place } kopiert.

# $file: a file
cli-copy-pepper = Starte den Server mit demselben Pepper: --pepper { $file }
