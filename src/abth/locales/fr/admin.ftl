### abth admin: what an operator does with the database of a server.

cli-admin = Gérer la base de données d’un serveur.
cli-admin-migrate = Mettre une base de données à jour pour cette version d’abth.

# $database: a file or an address; $revision: a number such as 0004
cli-admin-migrated = { $database } a le schéma { $revision }.

## PostgreSQL
cli-serve-database = La base PostgreSQL où tout est enregistré, au lieu d’un fichier ; plusieurs processus peuvent la partager.
cli-bad-database = l’adresse d’une base PostgreSQL commence par postgresql://
cli-needs-postgresql = PostgreSQL a besoin d’autres paquets : pip install 'abth[postgresql]'
cli-serve-migrate-first = son schéma est plus ancien que cette version d’abth ; lancez : abth admin migrate --database …

# $detail: the kind of error, such as ConnectionRefusedError
cli-database-silent = la base de données ne répond pas ({ $detail })

## Tables, utilisateurs, sauvegardes
cli-admin-json = Afficher du JSON.
cli-admin-yes = Ne pas demander de confirmation.
cli-admin-limit = Nombre maximal.
cli-admin-list = Lister les tables, les plus récentes d’abord.
cli-admin-state = Seulement les tables dans cet état.
cli-admin-show = Afficher une table ou un utilisateur en JSON, sans secrets.
cli-admin-close = Fermer une table ; sa partie se termine sans résultat.
cli-admin-delete = Supprimer une table avec son journal, ses messages et ses résultats.
cli-admin-export = Écrire une table dans un fichier, pour un autre serveur.
cli-admin-import = Ajouter une table à partir d’un tel fichier.
cli-admin-new-file = Un fichier qui n’existe pas encore.
cli-admin-table-file = Un fichier écrit par abth admin export.
cli-admin-users = Lister les utilisateurs, les plus récents d’abord.
cli-admin-reports = Lister ce que les joueurs ont signalé, en commençant par le plus récent.
cli-admin-find = Seulement les utilisateurs dont le nom contient ce texte.
cli-admin-rename = Renommer un utilisateur, y compris dans les anciennes parties.
cli-admin-silence = Empêcher un utilisateur d’écrire des messages.
cli-admin-days = Pendant combien de jours.
cli-admin-off = Permettre de nouveau à l’utilisateur d’écrire.
cli-admin-purge = Supprimer les anciens invités et les anciens messages.
cli-admin-guests = Supprimer les utilisateurs plus anciens que ce nombre de jours qui n’ont joué aucune partie et ne sont hôtes d’aucune table.
cli-admin-chats = Supprimer les messages plus anciens que ce nombre de jours aux tables terminées.
cli-admin-dry-run = Compter seulement ce qui serait supprimé.
cli-admin-backup = Sauvegarder la base et le poivre d’un serveur, même en service, dans un seul fichier.
cli-admin-restore = Restaurer une sauvegarde là où il n’y a pas encore de base.
cli-admin-backup-file = Un fichier écrit par abth admin backup.

cli-admin-title-id = id
cli-admin-title-state = état
cli-admin-title-created = création (UTC)
cli-admin-title-host = hôte
cli-admin-title-name = nom
cli-admin-title-silenced = muet jusqu’au
cli-admin-title-table = table
cli-admin-title-report = signalement

# $table et $user : des identifiants
cli-admin-sure-close = Fermer la table { $table } ?
cli-admin-sure-delete = Supprimer définitivement la table { $table } ?
cli-admin-sure-purge = Tout supprimer définitivement ?
cli-admin-type-yes = Tapez « oui » :
cli-admin-yes-word = oui
cli-admin-nothing-done = Rien n’a été modifié.
cli-admin-closed = La table { $table } est fermée.
cli-admin-was-closed = La table { $table } était déjà terminée.
cli-admin-deleted = La table { $table } est supprimée.
cli-admin-exported = La table { $table } se trouve dans { $file }. Le fichier contient le secret de ses dés.
cli-admin-imported = La table { $table } est ajoutée.
cli-admin-renamed = L’utilisateur { $user } s’appelle maintenant { $name }.
cli-admin-silenced = L’utilisateur { $user } ne peut pas écrire de messages jusqu’au { $until } UTC.
cli-admin-unsilenced = L’utilisateur { $user } peut de nouveau écrire des messages.
cli-admin-purged = Supprimés : { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}, { $lines ->
    [one] { $lines } message
   *[other] { $lines } messages
}.
cli-admin-would-purge = Seraient supprimés : { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}, { $lines ->
    [one] { $lines } message
   *[other] { $lines } messages
}.
cli-admin-backed-up = { $file } contient tout ({ $size } octets). Gardez-le secret : le poivre s’y trouve.
cli-admin-restored = { $database } a retrouvé son état du { $when } UTC.

cli-admin-no-database = cette base n’existe pas
cli-admin-other-schema = son schéma n’est pas celui de cette version d’abth ; d’abord : abth admin migrate
cli-admin-unknown = aucune table ni aucun utilisateur n’a cet identifiant
cli-admin-bad-state = doit être { $known }
cli-admin-needs-yes = c’est irréversible ; confirmez avec --yes
cli-admin-purge-what = dites ce qu’il faut supprimer : --guests JOURS ou --chats JOURS
cli-admin-exists = existe déjà et ne sera pas écrasé
cli-admin-cannot-write = écriture impossible : { $detail }
cli-admin-backup-nothing = n’existe pas : il n’y a rien à sauvegarder
cli-admin-no-backup = n’est pas une sauvegarde d’abth
cli-admin-backup-damaged = la sauvegarde est endommagée
cli-admin-table-exists = une table a déjà cet identifiant
cli-admin-no-table-file = n’est pas une table écrite par abth admin export

## The pepper: a secret file beside the data
cli-pepper-missing = le poivre manque : sans ce fichier, personne ne peut récupérer son compte ; restaurez-le depuis une sauvegarde ou indiquez-le avec --pepper
cli-pepper-other = c’est le poivre d’un autre serveur ; restaurez le bon fichier ou indiquez-le avec --pepper

## abth serve with many processes
cli-serve-workers = Nombre de processus au service des joueurs ; à partir de deux, il faut --database.
cli-serve-pepper = Le fichier du poivre des phrases de récupération ; toutes les machines ont besoin du même.
cli-serve-workers-need-database = plusieurs processus partagent une base PostgreSQL : indiquez-la avec --database

## abth admin copy
cli-copy = Copier les données d’un serveur vers une autre base, par exemple de SQLite vers PostgreSQL.
cli-copy-from = Un fichier SQLite ou l’adresse d’une base PostgreSQL.
cli-copy-to = Une base PostgreSQL sans données ou un nouveau fichier.
cli-copy-not-empty = la cible d’une copie doit être vide

# $people, $tables, $entries: how many; $place: a file or an address
cli-copied = { $people } comptes, { $tables } tables et { $entries } entrées copiés vers { $place }.

# $file: a file
cli-copy-pepper = Démarrez le serveur avec le même poivre : --pepper { $file }
