### Por qué una batalla acabó así, qué pasó desde tu último turno y dónde cambió la partida

## Por qué

why-ask = ¿Por qué?
why-close = Cerrar
# $who (texto): la persona o la Era que ganó
why-title = { $ending ->
    [nobody] ¿Por qué no ganó nadie?
    [holds] ¿Por qué resistió la { $who }?
   *[wins] ¿Por qué ganó { $who }?
  }
why-here = aquí cambió todo
why-waiting = Buscando las razones…
why-failed = Las razones no están disponibles ahora mismo.
# En tres líneas: qué lo cambió, qué hicieron los dados, qué habría ayudado
why-line = La clave: { $line }.
why-line-more = { $attackers } a { $defenders }: { $damage ->
    [one] 1 daño
   *[other] { $damage } daños
  }. { $fallen ->
    [0] Sin bajas.
   *[other] Bajas: { $units }.
  }
why-link = Lo decidió un Vínculo.
why-link-more = El Vínculo de { $units } absorbió un golpe ({ $line }). Sin él gana el otro bando.
why-heroic-death = Lo decidió una Muerte Heroica.
why-heroic-death-more = Un último golpe al caer: { $units } ({ $line }). Sin él acaba de otra manera.
why-assault = Lo decidió el Ataque.
why-assault-more = { $count ->
    [one] Rompió 1 Vínculo antes de la primera Línea. Con él gana el otro bando.
   *[other] Rompió { $count } Vínculos antes de la primera Línea. Con ellos gana el otro bando.
  }
why-tie = Lo decidió el empate.
why-tie-more = En pie, { $count } a { $count }: el empate favorece al Atacante.
why-units = Más Unidades.
why-units-more = { $many } contra { $few }. Se notó aquí: { $line }.
why-unopposed = Nadie opuso resistencia.
why-unopposed-more = El Defensor no tenía Unidades que desplegar.
why-dice-nothing = Los dados no podían cambiar nada.
why-dice-nothing-more = Las 36 tiradas acaban así.
why-dice-decided = Lo decidieron los dados.
why-dice-decided-more = Atacante { $attacker }, Defensor { $defender }. Sin dados acaba de otra manera.
why-dice-same = No fue cosa de los dados.
why-dice-same-more = Atacante { $attacker }, Defensor { $defender }. Sin dados acaba igual.
why-dice-none = No se lanzaron dados.
why-dice-none-more = Sin Defensor, la batalla se gana al momento.
why-help-line-up = { $won ->
    [yes] Había un despliegue más seguro.
   *[no] Otro despliegue habría ayudado.
  }
# $laid (número): cuántas fichas lleva
why-help-line-up-more = Desde el Frente: { $units }{ $laid ->
    [0] {""}
   *[other] , con { $tokens }
  }. { $exact ->
    [yes] Gana { $chance } de cada 100
   *[no] Gana unas { $chance } de cada 100
  }, { $own ->
    [yes] el tuyo
   *[no] este
  } { $actual }.
why-help-fewer = Habrían bastado menos Unidades.
why-help-fewer-more = Desde el Frente: { $units }{ $laid ->
    [0] {""}
   *[other] , con { $tokens }
  }. { $exact ->
    [yes] También gana { $chance } de cada 100
   *[no] También gana unas { $chance } de cada 100
  } y ve { $relics } Reliquias en lugar de { $fewer }.
why-help-nothing = { $own ->
    [yes] Nada de tu mano habría sido mejor.
   *[no] Nada de esa mano habría sido mejor.
  }
why-help-nothing-more = { $exact ->
    [yes] Ningún despliegue gana más de { $actual } de cada 100.
   *[no] No conocemos ningún despliegue que gane más de unas { $actual } de cada 100.
  }
why-help-hidden = Lo que habría ayudado está oculto.
why-help-hidden-more = Está en una mano que no puedes ver.
why-help-none = Aquí no hacía falta ayuda.
why-help-none-more = Gana cualquier Unidad.

why-luck-title = ¿Cuánta suerte hubo?
why-luck-of = de 100 antes de tirar
why-luck-fraction = exactamente { $chance }
why-luck-rerolls = Con nuevas tiradas; las casillas muestran los dados tal como quedaron.
why-luck-win = tiradas que ganan
why-luck-lose = tiradas que pierden
why-luck-yours = la tuya
why-luck-this = esta
why-luck-words = Ganan { $wins } de 36 tiradas. { $won ->
    [yes] Esta gana.
   *[no] Esta no.
  }
why-luck-lucky = Aquí gana menos de una de cada cuatro tiradas. Hubo suerte.
why-luck-unlucky = Aquí ganan más de tres de cada cuatro tiradas. Mala suerte.
why-luck-neither = Ni buena ni mala suerte.
why-now-title = ¿Y ahora?
why-try = Probar con estas
why-rule = Una batalla, Línea a Línea
why-note = Una prueba no cuenta ni cambia nada.
why-key = Por qué una batalla acabó así

## Desde tu último turno

recap-title = Desde tu último turno
recap-replay = Repetir, 10 s
recap-away = Ocultar
recap-again = Mostrar qué pasó desde tu último turno
recap-key = Volver a ver qué pasó desde tu último turno
recap-challenged = { $who } te desafió
recap-challenged-more = { $attackers } contra { $defenders ->
    [one] 1 tuya
   *[other] { $defenders } tuyas
  }. { $won ->
    [yes] Ganaste.
    [nobody] No ganó nadie.
   *[no] Perdiste.
  }
recap-battle = { $who } desafió a { $other }
recap-battle-more = { $winner ->
    [nobody] No ganó nadie.
   *[other] Ganó { $winner }.
  }
recap-era = { $won ->
    [yes] { $who } ganó en la { $era }
   *[no] { $who } perdió en la { $era }
  }
recap-era-more = { $attackers } contra { $defenders }.
recap-recruited = { $who } reclutó
recap-recruited-more = { $units }. { $points ->
    [one] Un punto más.
   *[other] { $points } puntos más.
  }
recap-prowess-lost = Perdiste una ficha Valor
# $low, $high (números): cuánto pueden valer tus fichas
recap-prowess-lost-more = Vale de { $low } a { $high } puntos para { $who }. { $left ->
    [0] No te queda ninguna.
    [one] Te queda 1.
   *[other] Te quedan { $left }.
  }
recap-prowess-won = Ganaste una ficha Valor
recap-prowess-won-more = Era una ficha de { $owner }.
recap-prowess = { $who } ganó una ficha Valor
recap-prowess-more = Era una ficha de { $owner }.
recap-relic-lost = { $who } te quitó una Reliquia
recap-relic-lost-more = { $relic }. Pierdes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
recap-relic = { $who } ganó una Reliquia
recap-relic-more = { $relic }.
recap-honor = Recibiste Honor de las Armas
recap-honor-more = { $count ->
    [one] 1 ficha, 1 punto.
   *[other] { $count } fichas, { $count } puntos.
  }
recap-token = { $who } tomó una ficha
recap-token-more = { $token }.

## Un final que lleva más lejos

turning-title = Puntos de inflexión
turning-note = las batallas reñidas que más puntos movieron; haz clic en una para volver a verla
turning-none = Ninguna batalla cambió los puntos.
turning-where = Ronda { $round }, { $era }
turning-won = { $winner } venció a { $loser }
turning-nobody = { $attacker } contra { $defender }: nadie sobrevivió
turning-chance = { $chance } de cada 100 antes de tirar
turning-points = { $who } { $points }
turning-gain-unit = una Unidad
turning-gain-hero = un Héroe
turning-gain-relic = una Reliquia
turning-gain-prowess = una ficha Valor
turning-gain-honor = Honor de las Armas
turning-same-deal = Otra vez el mismo reparto
turning-same-deal-note = { $won ->
    [yes] ¿Lograrás más de { $points } puntos?
   *[no] Tenías { $points } puntos. ¿Ganarás esta vez?
  }
turning-beat = Otra vez el mismo reparto: supera { $points } puntos.
turning-next = ¿Y ahora qué?
turning-next-bots = Una partida contra bots
turning-next-bots-note = Seis Rondas, dos rivales y consejo a mano.
turning-next-learn = Aprender jugando
turning-next-learn-note = La primera partida, contada paso a paso.
turning-next-links = Los Vínculos, capítulo 6
turning-next-links-note = Los Vínculos te costaron batallas. Mira cómo se forman y se rompen.
turning-next-puzzle = Un ejercicio
turning-next-puzzle-note = Encuentra el mejor despliegue, batalla a batalla.
