### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Comparar dos cajas con los mismos repartos: qué cambia y con qué certeza.
compare-folder = Una carpeta de contenido; si es la única, se compara con la caja impresa.
compare-other = La carpeta después del cambio, si la primera es la de antes.
compare-pairs = Cuántos pares de partidas como máximo; menos si la respuesta llega antes.
compare-margin = Un cambio que con certeza es menor que esto (en puntos porcentuales) no cuenta.
compare-error = Con qué frecuencia (de cada 100) puede fallar alguno de los intervalos de las piezas cambiadas, en conjunto.
compare-bad-margin = debe ser mayor que 0 y menor que 100
compare-same-box = las dos cajas se juegan igual: no hay nada que comparar
compare-note = La comparación se detiene sola cuando cada tasa de una pieza cambiada ha subido o bajado con claridad, o es seguro que no se ha movido más de --margin. Los intervalos son válidos en todo momento: parar antes no falsea nada. La misma orden continúa una comparación detenida.
compare-stopped = Detenido tras { $pairs } de { $most } pares; la misma orden sigue donde se quedó.
compare-answered = Respondido tras { $pairs } pares de partidas
compare-open = Aún sin respuesta tras { $pairs } pares de partidas
compare-piece = { $name }: { $changes }
compare-new = Piezas nuevas: { $names }
compare-gone = Piezas que ya no están: { $names }
compare-tiles = Las tarjetas o los espacios de ficha son distintos.
compare-spoilt = Pares descartados porque falló un bot o un proceso: { $count }
compare-column-what = Qué
compare-column-before = Antes
compare-column-after = Después
compare-column-change = Cambio
compare-column-interval = Intervalo
compare-column-answer = Respuesta

## The report

compare-over = A Battle Through History · Dos cajas, { $players } participantes
compare-lead = { $before } y { $after }, los mismos repartos con ambas; juegan: { $bots }.
compare-tile-pairs = pares de partidas
compare-tile-margin = puntos porcentuales: un cambio menor no cuenta
compare-error-of = { $error } de cada 100, en conjunto
compare-changes = Qué se ha cambiado
compare-changes-text = Los números de la primera caja y los de la segunda.
compare-main = Las piezas cambiadas
compare-main-text = Cuánto se mueve cada tasa, en puntos porcentuales. Con un { $sure } % de confianza, todos estos intervalos son válidos a la vez, en todo momento y, por tanto, también al parar. En gris: demasiado poco para contar.
compare-rest = Qué más puede cambiar
compare-rest-text = Las demás cartas, el orden de turno, las Eras y las batallas. También estos intervalos son válidos a la vez con un { $sure } % de confianza; la comparación no los espera.
# The plot would be too long for all of them
compare-plot-most = El gráfico muestra las { $count } tasas que más se han movido; la tabla, todas.
compare-plot-points = cambio, en puntos porcentuales
compare-plot-said = Cada cambio con su intervalo; los números están en la tabla
compare-again = Para repetir la misma comparación: { $command }, cajas { $first } y { $second }, edición { $edition }, { $rounds } Rondas, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = La caja como carpeta: escribirla, editarla, comprobarla.
cli-content-folder = La carpeta.
cli-content-export = Escribir la caja como carpeta de archivos TOML para editarlos.
cli-content-check = Decir qué falla en una carpeta de contenido y en qué difiere de la caja impresa.
cli-content-written =
    { $files ->
        [one] 1 archivo en { $folder }
       *[other] { $files } archivos en { $folder }
    }
cli-content-exists = ya existe y no se sobrescribe
cli-content-fine = La caja se puede jugar: { $units } Unidades, { $relics } Reliquias, { $tokens } tipos de fichas, { $tiles } tarjetas.
balance-about = Medir cómo se juega una caja: probabilidades exactas de cada Unidad Avanzada en solitario, y muchas partidas entre bots.
balance-games = Partidas por cada número de participantes; una quinta parte para una campaña larga.
balance-bot = El bot que ocupa todos los sitios.
balance-beside = Además, N partidas a cuatro entre otros bots; se puede repetir.
balance-write = Renovar las tablas de esta página y los gráficos de su carpeta img (necesita matplotlib).
balance-keep = Guardar ahí las partidas y no repetir las que ya están; para un mismo estado de los bots.
balance-bad-beside = «{ $text }» debe ser un bot, una coma y un número de partidas
balance-no-markers = faltan las marcas { $markers }
