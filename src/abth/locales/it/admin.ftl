### abth admin: what an operator does with the database of a server.

cli-admin = Gestisce il database di un server.
cli-admin-migrate = Aggiorna un database a questa versione di abth.

# $database: a file or an address; $revision: a number such as 0004
cli-admin-migrated = { $database } ha lo schema { $revision }.

## PostgreSQL
cli-serve-database = Il database PostgreSQL che conserva tutto, al posto di un file; molti processi possono condividerlo.
cli-bad-database = l’indirizzo di un database PostgreSQL comincia con postgresql://
cli-needs-postgresql = PostgreSQL ha bisogno di altri pacchetti: pip install 'abth[postgresql]'
cli-serve-migrate-first = il suo schema è più vecchio di questa versione di abth; esegui: abth admin migrate --database …

# $detail: the kind of error, such as ConnectionRefusedError
cli-database-silent = il database non risponde ({ $detail })

## Tavoli, utenti, copie di sicurezza
cli-admin-json = Stampa JSON.
cli-admin-yes = Non chiede conferma.
cli-admin-limit = Quanti al massimo.
cli-admin-list = Elenca i tavoli, dal più recente.
cli-admin-state = Solo i tavoli in questo stato.
cli-admin-show = Mostra un tavolo o un utente in JSON, senza segreti.
cli-admin-close = Chiude un tavolo; la sua partita finisce senza risultato.
cli-admin-delete = Elimina un tavolo con diario, chat e risultati.
cli-admin-export = Scrive un tavolo in un file, per un altro server.
cli-admin-import = Aggiunge un tavolo da un file di questo tipo.
cli-admin-new-file = Un file che non esiste ancora.
cli-admin-table-file = Un file scritto da abth admin export.
cli-admin-users = Elenca gli utenti, dal più recente.
cli-admin-reports = Elenca le segnalazioni ricevute, dalla più recente.
cli-admin-find = Solo gli utenti il cui nome contiene questo testo.
cli-admin-rename = Cambia il nome di un utente, anche nelle vecchie partite.
cli-admin-silence = Impedisce a un utente di scrivere in chat.
cli-admin-days = Per quanti giorni.
cli-admin-off = Permette di nuovo all’utente di scrivere.
cli-admin-purge = Elimina vecchi ospiti e vecchie chat.
cli-admin-guests = Giorni dopo i quali si elimina chi non ha giocato né aperto tavoli.
cli-admin-chats = Giorni dopo i quali si eliminano i messaggi dei tavoli terminati.
cli-admin-dry-run = Conta soltanto ciò che verrebbe eliminato.
cli-admin-backup = Salva in un solo file il database e il pepper di un server, anche mentre è attivo.
cli-admin-restore = Ripristina un backup dove non c’è ancora un database.
cli-admin-backup-file = Un file scritto da abth admin backup.

cli-admin-title-id = id
cli-admin-title-state = stato
cli-admin-title-created = creazione (UTC)
cli-admin-title-host = aperto da
cli-admin-title-name = nome
cli-admin-title-silenced = senza chat fino al
cli-admin-title-table = tavolo
cli-admin-title-report = segnalazione

# $table e $user: identificativi
cli-admin-sure-close = Chiudere il tavolo { $table }?
cli-admin-sure-delete = Eliminare per sempre il tavolo { $table }?
cli-admin-sure-purge = Eliminare per sempre?
cli-admin-type-yes = Scrivi «sì»:
cli-admin-yes-word = sì
cli-admin-nothing-done = Non è cambiato nulla.
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-was-closed = Il tavolo { $table } era già terminato.
cli-admin-deleted = Il tavolo { $table } è stato eliminato.
cli-admin-exported = Il tavolo { $table } è in { $file }. Il file contiene il segreto dei suoi dadi.
cli-admin-imported = Il tavolo { $table } è stato aggiunto.
cli-admin-renamed = L’utente { $user } ora si chiama { $name }.
cli-admin-silenced = L’utente { $user } non può scrivere in chat fino al { $until } UTC.
cli-admin-unsilenced = L’utente { $user } può di nuovo scrivere in chat.
cli-admin-purged = Eliminati: { $guests ->
    [one] { $guests } ospite
   *[other] { $guests } ospiti
}, { $lines ->
    [one] { $lines } messaggio
   *[other] { $lines } messaggi
}.
cli-admin-would-purge = Verrebbero eliminati: { $guests ->
    [one] { $guests } ospite
   *[other] { $guests } ospiti
}, { $lines ->
    [one] { $lines } messaggio
   *[other] { $lines } messaggi
}.
cli-admin-backed-up = { $file } contiene tutto ({ $size } byte). Tienilo segreto: c’è dentro il pepper.
cli-admin-restored = { $database } è tornato com’era il { $when } UTC.

cli-admin-no-database = questo database non esiste
cli-admin-other-schema = il suo schema non è quello di questa versione di abth; esegui: abth admin migrate
cli-admin-unknown = nessun tavolo o utente ha questo id
cli-admin-bad-state = deve essere { $known }
cli-admin-needs-yes = non si può annullare; conferma con --yes
cli-admin-purge-what = indica che cosa eliminare: --guests GIORNI o --chats GIORNI
cli-admin-exists = esiste già e non viene sovrascritto
cli-admin-cannot-write = non si può scrivere: { $detail }
cli-admin-backup-nothing = manca; non c’è nulla da salvare
cli-admin-no-backup = non è un backup di abth
cli-admin-backup-damaged = il backup è danneggiato
cli-admin-table-exists = esiste già un tavolo con questo id
cli-admin-no-table-file = non è un tavolo scritto da abth admin export

## The pepper: a secret file beside the data
cli-pepper-missing = manca il pepper: senza questo file nessuno può recuperare il proprio account; ripristinalo da un backup o indicalo con --pepper
cli-pepper-other = è il pepper di un altro server; ripristina il file giusto o indicalo con --pepper

## abth serve with many processes
cli-serve-workers = Quanti processi rispondono a chi gioca; più di uno richiede --database.
cli-serve-pepper = Il file con il pepper delle frasi di recupero; a tutti gli host serve lo stesso.
cli-serve-workers-need-database = più worker condividono un database PostgreSQL: indicalo con --database

## abth admin copy
cli-copy = Copia i dati di un server in un altro database, per esempio da SQLite a PostgreSQL.
cli-copy-from = Un file SQLite o l’indirizzo di un database PostgreSQL.
cli-copy-to = Un database PostgreSQL senza dati o un nuovo file.
cli-copy-not-empty = la destinazione di una copia deve essere vuota

# $people, $tables, $entries: how many; $place: a file or an address
cli-copied = Copiati { $people } utenti, { $tables } tavoli e { $entries } voci di diario in { $place }.

# $file: a file
cli-copy-pepper = Avvia il server con lo stesso pepper: --pepper { $file }
