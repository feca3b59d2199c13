### La página de inicio y las listas de partidas y mesas.

home-motto = Cuatro Eras. Una rueda de engranaje. Despliega pocas Unidades y arriesga mucho, o muchas y juega sobre seguro.
home-play-now = Jugar ya
home-opponents = Rivales
home-strength = Fuerza
home-length = Duración
home-play-bots = Jugar contra bots
home-create = Crear una mesa
home-join = Entrar con enlace
home-mine = Mis partidas
home-mine-empty = Aún no hay partidas. Dos clics y la primera está en la mesa.
home-step-travel = Viaja
home-step-travel-note = Activa el Engranaje del Tiempo y salta a una de las cuatro Eras.
home-step-battle = Lucha
home-step-battle-note = Enfréntate a sus Unidades, o a quien ya esté allí, con las cartas de tu mano.
home-step-glory = Consigue
home-step-glory-note = Recluta a quienes derrotes, gana Reliquias, Valor y Honor: vence quien suma más puntos.
# $count: número de todas las partidas.
home-all-mine = Todas las partidas ({ $count })
home-open = Mesas abiertas
home-open-empty = Ahora mismo nadie espera. Crea una mesa y envía el enlace a tus amigos.
# Nombre de una mesa contra bots. $name: quien juega.
bots-table-name = { $name } contra los bots

## Entrar con enlace

join-label = Enlace a una mesa
join-hint = Pega el enlace que te han enviado.
join-go = Ir a la mesa

## Una partida mía

row-your-turn = Te toca
row-waiting = Esperando participantes
row-playing = En curso
row-over = Terminada
row-won = Has ganado
row-closed = Cerrada
# $name: de quién es el turno.
row-to-act = Le toca a { $name }
# $round de $rounds; $names: quién más juega, ya unidos con «y».
row-round = Round { $round } de { $rounds }, con { $names }
# $taken de $seats están ocupados; $name: de la mesa.
row-seats = { $name }: sitios ocupados { $taken } de { $seats }
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
open-seats = sitios ocupados { $taken } de { $seats }

## Mis partidas

matches-lead = Primero, aquellas en las que te toca.
matches-turn = Te toca
matches-playing = Les toca a otros
matches-open = Aún sin empezar
matches-over = Terminadas

## Mirar

watch-lead = Mira por encima del hombro de quienes juegan. Ves lo que está a la vista en la mesa, nada más.
watch-now = Partidas en curso
watch-empty = Ahora mismo no hay ninguna partida abierta al público.
watch-look = Ver
watch-spectators = Público: { $count }
