### El final de una partida, y una mirada atrás.

# $who (texto): quien ganó, o varios nombres unidos con «y»
end-victory = Victoria de { $who }
end-shared = { $who } comparten la victoria
end-after = { $battles ->
    [one] Tras { $rounds } Rondas, { $turns } turnos y 1 batalla
   *[other] Tras { $rounds } Rondas, { $turns } turnos y { $battles } batallas
  }
end-rematch = Revancha
end-look-back = Repasar
end-review = Análisis
end-home = Inicio
end-points = Desglose de puntos
end-source-elite = Unidades Avanzadas
end-source-heroes = Héroes
end-source-relics = Reliquias
end-source-prowess = Valor
end-source-honor = Honor
end-course = Cómo fue la partida
end-course-note = Puntos tras cada turno; haz clic en un turno para volver a verlo
end-luck = Balance de la suerte
end-luck-note = lo que salió, comparado con la media
end-luck-dice = Dados, suma de todas las caras
end-luck-draws = Cartas robadas, suma de sus valores
end-battles-won = Batallas ganadas
end-recruits = Unidades reclutadas
end-of = de { $count }
end-counting = Contando los puntos…
end-no-report = El informe no está disponible ahora mismo.
end-proof = Dados sin trampa: la prueba
end-proof-text = Antes de la partida, la mesa mostró este número. Ahora se ha revelado el secreto, y cualquiera puede recalcular cada tirada y cada robo.
end-proof-fits = El secreto coincide con el número.
end-proof-not = ¡El secreto no coincide con el número!
end-proof-throws = Tiradas de dados que coinciden: { $agreeing } de { $throws }.
end-proof-failed = La prueba no se ha podido comprobar aquí.
end-verify = Comprobar en este dispositivo
end-proof-file = Prueba
end-log-file = Registro de la partida

back-close = Volver al resultado
back-turn-before = Turno anterior
back-turn-after = Turno siguiente
back-step-before = Un paso atrás
back-step-after = Un paso adelante
back-place = Punto de la partida
# $turn (número): turnos empezados hasta ahora; $step de $last: entradas del registro
back-at = Turno { $turn } · paso { $step } de { $last }
back-eyes = Punto de vista
back-fork = Seguir jugando desde aquí

# --- early ends and rematches ---
end-no-result = Sin resultado
end-how-resigned = Terminada antes de tiempo por abandono: { $names }
end-how-points = Terminada antes de tiempo de común acuerdo, con los puntos obtenidos
end-how-unrated = Terminada antes de tiempo de común acuerdo: nadie gana y ningún rating cambia
end-replaced = Un bot tomó decisiones por { $names }. Esta partida no puede subir su rating.
end-unrated-undo = No puntúa: la partida volvió a antes de una tirada, y alguien sabía lo que iba a salir.
end-unrated-absent = No puntúa: un bot jugó por alguien que nunca llegó.
end-unrated-seed = No puntúa: las tiradas estaban fijadas de antemano
end-unrated-fork = No puntúa: empezó en mitad de otra partida
end-unrated-shared-screen = No puntúa: la misma persona jugó en varios sitios
end-rematch-accept = Aceptar la revancha
end-rematch-wanted = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }
end-rematch-waiting = Falta la respuesta de { $names }.
end-rematch-table = Ir a la nueva mesa
