### El final de una partida, y una mirada atrás.

# $who (texto): quien ganó, o varios nombres unidos con «y»
end-victory = Victoria de { $who }
end-shared = { $who } comparten la victoria
end-after = { $battles ->
    [one] Tras { $rounds } Rounds, { $turns } turnos, 1 batalla
   *[other] Tras { $rounds } Rounds, { $turns } turnos, { $battles } batallas
  }
end-rematch = Revancha
end-look-back = Repasar
end-home = Inicio
end-points = Desglose de puntos
end-source-elite = Unidades Avanzadas
end-source-heroes = Héroes
end-source-relics = Reliquias
end-source-prowess = Valor
end-source-honor = Honor
end-course = Cómo fue la partida
end-course-note = Puntos después de cada turno; haz clic en un turno para volver a verlo
end-luck = Balance de la suerte
end-luck-note = lo ocurrido frente a lo que cabía esperar
end-luck-dice = Dados, suma de todas las caras
end-luck-draws = Cartas robadas, suma de sus valores
end-battles-won = Batallas ganadas
end-recruits = Unidades reclutadas
end-of = de { $count }
end-counting = Se cuentan los puntos…
end-no-report = El informe no está disponible ahora.
end-proof = Dados sin trampa: la prueba
end-proof-text = Antes de la partida la mesa publicó este número. Ahora se ha revelado el secreto y cada tirada y cada robo de cartas se pueden volver a calcular.
end-proof-fits = El secreto coincide con el número.
end-proof-not = ¡El secreto no coincide con el número!
end-proof-throws = Tiradas de dados que coinciden: { $agreeing } de { $throws }.
end-proof-failed = Aquí no se ha podido comprobar la prueba.
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
