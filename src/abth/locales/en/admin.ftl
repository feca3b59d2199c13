### abth admin: what an operator does with the database of a server.

cli-admin = Manage the database of a server.
cli-admin-migrate = Bring a database up to date with this version of abth.

# $database: a file or an address; $revision: a number such as 0004
cli-admin-migrated = { $database } has schema { $revision }.

## PostgreSQL
cli-serve-database = The PostgreSQL database that stores everything, instead of a file; many processes can share it.
cli-bad-database = the address of a PostgreSQL database begins with postgresql://
cli-needs-postgresql = PostgreSQL needs more packages: pip install 'abth[postgresql]'
cli-serve-migrate-first = its schema is older than this version of abth; run: abth admin migrate --database …

# $detail: the kind of error, such as ConnectionRefusedError
cli-database-silent = the database does not answer ({ $detail })

## Tables, users, backups
cli-admin-json = Print JSON.
cli-admin-yes = Do not ask for confirmation.
cli-admin-limit = How many to list at most.
cli-admin-list = List tables, newest first.
cli-admin-state = Only tables in this state.
cli-admin-show = Show a table or a user as JSON, without secrets.
cli-admin-close = Close a table; its match ends without a result.
cli-admin-delete = Delete a table with its log, chat, and results.
cli-admin-export = Write a table to a file, for another server.
cli-admin-import = Add a table from an exported file.
cli-admin-new-file = A file that does not exist yet.
cli-admin-table-file = A file written by abth admin export.
cli-admin-users = List users, newest first.
cli-admin-reports = List players’ reports about others, newest first.
cli-admin-find = Only users whose name contains this text.
cli-admin-rename = Rename a user, in old matches too.
cli-admin-silence = Stop a user from writing in chats.
cli-admin-days = For how many days.
cli-admin-off = Let the user write again.
cli-admin-purge = Remove old guests and old chats.
cli-admin-guests = Remove users older than this who have played no match and host no table.
cli-admin-chats = Remove chat lines older than this at tables that are over.
cli-admin-dry-run = Only count what would be removed.
cli-admin-backup = Back up the database and the pepper of a server, even while it runs, into one file.
cli-admin-restore = Restore a backup where there is no database yet.
cli-admin-backup-file = A file written by abth admin backup.

cli-admin-title-id = id
cli-admin-title-state = state
cli-admin-title-created = created (UTC)
cli-admin-title-host = host
cli-admin-title-name = name
cli-admin-title-silenced = silenced until
cli-admin-title-table = table
cli-admin-title-report = report

# $table and $user: ids
cli-admin-sure-close = Close table { $table }?
cli-admin-sure-delete = Delete table { $table } for good?
cli-admin-sure-purge = Remove them for good?
cli-admin-type-yes = Type “yes”:
cli-admin-yes-word = yes
cli-admin-nothing-done = Nothing was changed.
cli-admin-closed = Table { $table } is closed.
cli-admin-was-closed = Table { $table } was already over.
cli-admin-deleted = Table { $table } has been deleted.
cli-admin-exported = Table { $table } is in { $file }. The file contains the secret of its dice.
cli-admin-imported = Table { $table } has been added.
cli-admin-renamed = User { $user } is now called { $name }.
cli-admin-silenced = User { $user } cannot write in chats until { $until } UTC.
cli-admin-unsilenced = User { $user } can write in chats again.
cli-admin-purged = Removed: { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}, { $lines ->
    [one] { $lines } chat line
   *[other] { $lines } chat lines
}.
cli-admin-would-purge = Would be removed: { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}, { $lines ->
    [one] { $lines } chat line
   *[other] { $lines } chat lines
}.
cli-admin-backed-up = { $file } holds everything ({ $size } bytes). Keep it secret: it contains the pepper.
cli-admin-restored = { $database } is restored as it was on { $when } UTC.

cli-admin-no-database = there is no such database
cli-admin-other-schema = its schema does not match this version of abth; run: abth admin migrate
cli-admin-unknown = no table or user has this id
cli-admin-bad-state = must be { $known }
cli-admin-needs-yes = this cannot be undone; confirm with --yes
cli-admin-purge-what = say what to remove: --guests DAYS or --chats DAYS
cli-admin-exists = already exists and is not overwritten
cli-admin-cannot-write = cannot be written: { $detail }
cli-admin-backup-nothing = is missing, so there is nothing to back up
cli-admin-no-backup = is not an abth backup
cli-admin-backup-damaged = the backup is damaged
cli-admin-table-exists = there is already a table with this id
cli-admin-no-table-file = was not written by abth admin export

## The pepper: a secret file beside the data
cli-pepper-missing = the pepper is missing: without this file nobody can recover an account; restore it from a backup, or name it with --pepper
cli-pepper-other = this is the pepper of another server; restore the right file, or name it with --pepper

## abth serve with many processes
cli-serve-workers = How many processes serve players; more than one needs --database.
cli-serve-pepper = The file with the pepper for recovery phrases; all hosts need the same one.
cli-serve-workers-need-database = several workers need a PostgreSQL database: name it with --database

## abth admin copy
cli-copy = Copy a server’s data to another database, for example from SQLite to PostgreSQL.
cli-copy-from = A SQLite file, or the address of a PostgreSQL database.
cli-copy-to = An empty PostgreSQL database, or a new file.
cli-copy-not-empty = the target of a copy must be empty

# $people, $tables, $entries: how many; $place: a file or an address
cli-copied = Copied { $people } users, { $tables } tables, and { $entries } log entries to { $place }.

# $file: a file
cli-copy-pepper = Start the server with the same pepper: --pepper { $file }
