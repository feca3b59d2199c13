### La página de inicio y las listas de partidas y mesas.

home-motto = Cuatro Eras. Una rueda de engranaje. Despliega pocas Unidades y gana a lo grande, o muchas y juega sobre seguro.
home-play-now = Jugar ya
home-opponents = Rivales
home-strength = Fuerza
home-length = Duración
home-play-bots = Jugar contra bots
home-create = Crear una mesa
home-join = Entrar con un enlace
home-mine = Mis partidas
home-mine-empty = Aún no hay partidas. Dos clics y la primera está en la mesa.
# $count: número de todas las partidas.
home-all-mine = Todas las partidas ({ $count })
home-open = Mesas abiertas
home-open-empty = Ahora mismo no espera nadie. Crea una mesa y envía el enlace a tus amigos.
# Nombre de una mesa contra bots. $name: quien juega.
bots-table-name = { $name } contra los bots

## Entrar con enlace

join-label = Enlace a una mesa
join-hint = Pega el enlace que te han enviado.
join-go = Ir a la mesa

## Una partida mía

row-your-turn = Te toca
row-waiting = Falta gente
row-playing = En curso
row-over = Terminada
row-won = Has ganado
row-closed = Cerrada
# $name: de quién es el turno.
row-to-act = Le toca a { $name }
# $round de $rounds; $names: quién más juega, ya unidos con «y».
row-round = Ronda { $round } de { $rounds }, con { $names }
# $taken de $seats están ocupados; $name: de la mesa.
row-seats = { $name }: { $taken } de { $seats } sitios ocupados
row-your-points =
    { $points ->
        [one] Has ganado con 1 punto
       *[other] Has ganado con { $points } puntos
    }
# $name: quien ganó, o varios nombres unidos con «y».
row-winner =
    { $points ->
        [one] Victoria de { $name } con 1 punto
       *[other] Victoria de { $name } con { $points } puntos
    }
row-play = Jugar
row-look = Ver
row-result = Resultado
row-enter = Abrir

## Una mesa abierta

open-sit = Sentarse
open-no-odds = sin probabilidades
open-own-rulings = reglas de la casa
open-seats = { $taken } de { $seats } sitios ocupados

## Mis partidas

matches-lead = Primero van las partidas que te esperan.
matches-turn = Te toca
matches-playing = Les toca a los demás
matches-open = Aún sin empezar
matches-over = Terminadas

## Mirar

watch-lead = Asómate a las partidas de los demás. Ves lo que está a la vista en la mesa, nada más.
watch-now = Partidas en curso
watch-empty = Ahora mismo no se está jugando ninguna partida pública.
watch-look = Ver
watch-spectators = Público: { $count }
