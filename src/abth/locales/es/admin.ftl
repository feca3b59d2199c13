### abth admin: what an operator does with the database of a server.

cli-admin = Gestionar la base de datos de un servidor.
cli-admin-migrate = Actualizar una base de datos a esta versión de abth.

# $database: a file or an address; $revision: a number such as 0004
cli-admin-migrated = { $database } tiene el esquema { $revision }.

## PostgreSQL
cli-serve-database = La base de datos PostgreSQL que lo guarda todo, en lugar de un archivo; varios procesos pueden compartirla.
cli-bad-database = la dirección de una base de datos PostgreSQL empieza por postgresql://
cli-needs-postgresql = PostgreSQL necesita más paquetes: pip install 'abth[postgresql]'
cli-serve-migrate-first = su esquema es más antiguo que esta versión de abth; ejecuta: abth admin migrate --database …

# $detail: the kind of error, such as ConnectionRefusedError
cli-database-silent = la base de datos no responde ({ $detail })

## Mesas, usuarios, copias de seguridad
cli-admin-json = Mostrar JSON.
cli-admin-yes = No pedir confirmación.
cli-admin-limit = Cuántos, como máximo.
cli-admin-list = Listar las mesas, las más recientes primero.
cli-admin-state = Solo las mesas en este estado.
cli-admin-show = Mostrar una mesa o un usuario en JSON, sin secretos.
cli-admin-close = Cerrar una mesa; su partida termina sin resultado.
cli-admin-delete = Borrar una mesa con su registro, su chat y sus resultados.
cli-admin-export = Guardar una mesa en un archivo, para otro servidor.
cli-admin-import = Añadir una mesa exportada a un archivo.
cli-admin-new-file = Un archivo que aún no existe.
cli-admin-table-file = Un archivo escrito por abth admin export.
cli-admin-users = Listar los usuarios, los más recientes primero.
cli-admin-reports = Listar las denuncias sobre participantes, las más recientes primero.
cli-admin-find = Solo los usuarios cuyo nombre contiene este texto.
cli-admin-rename = Cambiar el nombre de un usuario, también en partidas antiguas.
cli-admin-silence = Impedir que un usuario escriba en el chat.
cli-admin-days = Durante cuántos días.
cli-admin-off = Permitir que el usuario vuelva a escribir.
cli-admin-purge = Eliminar invitados y chats antiguos.
cli-admin-guests = Eliminar los usuarios con más de estos días que no han jugado ni tienen mesas.
cli-admin-chats = Eliminar los mensajes con más de estos días de mesas terminadas.
cli-admin-dry-run = Solo contar lo que se eliminaría.
cli-admin-backup = Hacer una copia de la base de datos y el pepper de un servidor, incluso en marcha, en un solo archivo.
cli-admin-restore = Restaurar una copia donde aún no hay base de datos.
cli-admin-backup-file = Un archivo escrito por abth admin backup.

cli-admin-title-id = id
cli-admin-title-state = estado
cli-admin-title-created = creación (UTC)
cli-admin-title-host = abierta por
cli-admin-title-name = nombre
cli-admin-title-silenced = en silencio hasta
cli-admin-title-table = mesa
cli-admin-title-report = denuncia

# $table y $user: identificadores
cli-admin-sure-close = ¿Cerrar la mesa { $table }?
cli-admin-sure-delete = ¿Borrar la mesa { $table } para siempre?
cli-admin-sure-purge = ¿Eliminar para siempre?
cli-admin-type-yes = Escribe «sí»:
cli-admin-yes-word = sí
cli-admin-nothing-done = No se ha cambiado nada.
cli-admin-closed = Se ha cerrado la mesa { $table }.
cli-admin-was-closed = La mesa { $table } ya había terminado.
cli-admin-deleted = Se ha borrado la mesa { $table }.
cli-admin-exported = La mesa { $table } está en { $file }. El archivo contiene el secreto de sus dados.
cli-admin-imported = Se ha añadido la mesa { $table }.
cli-admin-renamed = El usuario { $user } se llama ahora { $name }.
cli-admin-silenced = El usuario { $user } no puede escribir en el chat hasta el { $until } UTC.
cli-admin-unsilenced = El usuario { $user } puede volver a escribir en el chat.
cli-admin-purged = Eliminados: { $guests ->
    [one] { $guests } invitado
   *[other] { $guests } invitados
}, { $lines ->
    [one] { $lines } mensaje
   *[other] { $lines } mensajes
}.
cli-admin-would-purge = Se eliminarían: { $guests ->
    [one] { $guests } invitado
   *[other] { $guests } invitados
}, { $lines ->
    [one] { $lines } mensaje
   *[other] { $lines } mensajes
}.
cli-admin-backed-up = { $file } lo contiene todo ({ $size } bytes). Guárdalo en secreto: dentro está el pepper.
cli-admin-restored = { $database } vuelve a estar como el { $when } UTC.

cli-admin-no-database = no existe esa base de datos
cli-admin-other-schema = su esquema no es el de esta versión de abth; ejecuta: abth admin migrate
cli-admin-unknown = ninguna mesa ni ningún usuario tiene este id
cli-admin-bad-state = debe ser { $known }
cli-admin-needs-yes = esto no se puede deshacer; confirma con --yes
cli-admin-purge-what = indica qué eliminar: --guests DÍAS o --chats DÍAS
cli-admin-exists = ya existe y no se sobrescribe
cli-admin-cannot-write = no se puede escribir: { $detail }
cli-admin-backup-nothing = falta, así que no hay nada que copiar
cli-admin-no-backup = no es una copia de seguridad de abth
cli-admin-backup-damaged = la copia de seguridad está dañada
cli-admin-table-exists = ya hay una mesa con este id
cli-admin-no-table-file = no es una mesa escrita por abth admin export

## The pepper: a secret file beside the data
cli-pepper-missing = falta el pepper: sin este archivo nadie puede recuperar su cuenta; restáuralo de una copia o indícalo con --pepper
cli-pepper-other = es el pepper de otro servidor; restaura el archivo correcto o indícalo con --pepper

## abth serve with many processes
cli-serve-workers = Cuántos procesos atienden a los jugadores; más de uno necesita --database.
cli-serve-pepper = El archivo con el pepper de las frases de recuperación; todas las máquinas necesitan el mismo.
cli-serve-workers-need-database = varios procesos comparten una base de datos PostgreSQL: indícala con --database

## abth admin copy
cli-copy = Copiar los datos de un servidor a otra base de datos, por ejemplo de SQLite a PostgreSQL.
cli-copy-from = Un archivo SQLite o la dirección de una base de datos PostgreSQL.
cli-copy-to = Una base de datos PostgreSQL sin datos o un archivo nuevo.
cli-copy-not-empty = el destino de una copia debe estar vacío

# $people, $tables, $entries: how many; $place: a file or an address
cli-copied = Copiado a { $place }: { $people } usuarios, { $tables } mesas y { $entries } entradas de registro.

# $file: a file
cli-copy-pepper = Arranca el servidor con el mismo pepper: --pepper { $file }
