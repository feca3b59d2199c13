### Por qué no se puede usar lo que se ha escrito, tecleado o enviado: archivos, registros, ajustes,
### nombres, direcciones. Cada mensaje es el resto de una línea, sin mayúscula ni punto; el cliente
### pone en mayúscula la primera letra.

# $place: dónde, por ejemplo players.json o seats[2]; $complaint: uno de los mensajes siguientes
error-at = { $place }: { $complaint }

## Archivos y JSON
error-too-big = ocupa más de { $most } MB
error-cannot-read = no se puede leer: { error-system }
error-cannot-write = no se puede escribir: { error-system }
error-data-read-only = no se puede escribir: el archivo o su carpeta es de solo lectura
error-data-damaged = está dañado o no es una base de datos de abth
error-data-full = no se puede escribir: el disco está lleno
error-data-in-use = lo usa otro servidor; un archivo pertenece a un solo servidor
error-data-unusable = no se puede usar como base de datos: { $detail }
error-system =
    { $code ->
        [ENOENT] no existe el archivo o la carpeta
        [EACCES] permiso denegado
        [EPERM] permiso denegado
        [EISDIR] es una carpeta
        [ENOTDIR] no es una carpeta
        [EEXIST] ya existe
        [EROFS] allí no se puede escribir
        [ENOSPC] no queda espacio
        [EADDRINUSE] la dirección ya está en uso
        [EADDRNOTAVAIL] este ordenador no tiene esa dirección
       *[other] { $detail }
    }
error-not-json = JSON no válido (byte { $byte })
error-json-ends = JSON no válido: termina demasiado pronto
error-not-utf8 = UTF-8 no válido
error-too-deep = demasiados niveles anidados
error-field-missing = falta
error-field-unknown = campo desconocido
error-type = se espera { $expected }, no { $got }
error-at-least = debe ser { $least } como mínimo
error-at-most = debe ser { $most } como máximo
error-too-short = demasiado corto; { $least } como mínimo
error-too-long = demasiado largo; { $most } como máximo
error-form = no tiene la forma esperada
error-choice = «{ $value }» no es un valor posible
error-choice-of = debe ser { $known }, no «{ $value }»
error-unreadable = no se puede usar: { $detail }

## Reglas y ediciones
error-edition = edición desconocida: «{ $edition }»; posibles: { $known }
error-ruling = interpretación desconocida: «{ $key }»
error-ruling-value = { $key } no puede ser «{ $value }»; posibles: { $known }

## Registros y pruebas
error-version = versión desconocida: «{ $version }»; este programa lee «{ $known }»
error-count = { $count } para { $players } participantes
error-seat-bot = cada bot debe indicar su tipo, y solo los bots lo tienen
error-other-box = se jugó con otra caja («{ $played }»), no con esta («{ $ours }»)
error-log-ends = el registro termina en la entrada { $last }
error-log-unfinished = la partida de este registro no ha terminado
error-no-such-action = esa acción no existe
error-no-version = no existe la versión { $version }; la última es { $last }
error-nothing-to-decide = tras la versión { $version } no queda nada por decidir

## Bots
error-bot = bot desconocido: «{ $bot }»; posibles: { $known }
error-bot-import = no se puede importar: { $detail }
error-bot-missing = el archivo no tiene ninguna clase { $bot }
error-bot-class = no es un bot; derívalo de { $base }
error-bot-outside = el archivo nombra un bot externo; si confías en él, añade --bots { $bot }
error-bot-offer = escribe NAME=BOT: un nombre de letras minúsculas, cifras y guiones, y luego el bot, como hothead=./mybots.py:Hothead
error-bot-taken = ya hay un bot llamado { $bot }
error-bot-refuses = no se puede preparar: { $detail }
error-bot-option =
    { $count ->
        [0] opción desconocida: «{ $option }»; este bot no tiene ninguna
       *[other] opción desconocida: «{ $option }»; posibles: { $known }
    }
error-bot-yes-no = { $option } debe ser yes o no
error-bot-number = { $option } debe ser un número, no «{ $value }»
error-bot-thinking = ms debe estar entre 1 y 600000, iterations entre 0 y 10000000

## Batallas y probabilidades
error-card = carta desconocida: «{ $card }»
error-card-near = carta desconocida: «{ $card }»; ¿querías decir { $near }?
error-card-and-numbers = a una Unidad con carta solo se le puede añadir una ficha
error-token = ficha desconocida: «{ $token }»; escribe, por ejemplo, { $known }
error-token-not-for-units = «{ $token }» nunca se asigna a una Unidad
error-face =
    { $die ->
        [strong] cara desconocida: «{ $face }»; el dado Fuerte muestra { $known }
       *[risky] cara desconocida: «{ $face }»; el dado Riesgoso muestra { $known }
    }
error-odds-attackers = el Atacante tiene de 1 a { $most } Unidades
error-odds-defenders = el Defensor tiene { $most } Unidades como máximo
error-odds-card = no existe la carta { $number }; las cartas van de 0 a { $last }
error-odds-token = no existe la ficha { $number }; las fichas van de 0 a { $last }, -1 para ninguna
error-odds-tokens = { $tokens } fichas para { $units } Unidades; -1 para ninguna
error-odds-no-token = indica las fichas disponibles, sin -1
error-odds-too-many = { $cards } cartas con { $tokens } fichas dan demasiados despliegues; quita algunas
error-puzzle = no existe el ejercicio { $number }; los ejercicios van de 1 a { $last }
error-puzzle-choice = este ejercicio tiene las opciones de 0 a { $last }

## Nombres y direcciones
error-text-long =
    { $kind ->
        [title] el nombre de una mesa tiene { $most } caracteres como máximo
        [chat] un mensaje tiene { $most } caracteres como máximo
       *[name] un nombre tiene { $most } caracteres como máximo
    }
error-text-blank =
    { $kind ->
        [title] el nombre de una mesa necesita al menos un carácter visible
        [chat] un mensaje necesita al menos un carácter visible
       *[name] un nombre necesita al menos un carácter visible
    }
error-address = no es una dirección web
error-address-long = una dirección tiene { $most } caracteres como máximo
error-address-signs = una dirección no contiene espacios, caracteres de control ni barras invertidas
error-address-scheme = una dirección empieza por https:// o http://
error-address-user = una dirección no contiene nombre de usuario ni contraseña
error-address-port = el puerto debe ser 80, 443 o mayor que 1023
error-base-path = debe ser una ruta como /abth
error-network = debe ser una dirección IP o una red como 10.0.0.0/8
error-address-private = no es una dirección pública de internet
error-address-not-found = no se encuentra
problem-lab-closed = El laboratorio de equilibrio es para quien gestiona este servidor. Ábrelo en el mismo equipo o a través de un túnel SSH.
