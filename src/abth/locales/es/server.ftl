### Lo que dice el propio servidor: vistas previas de enlaces, páginas sin scripts, errores.

preview-invitation = Mesa por invitación
preview-rules = Las reglas del juego con ejemplos paso a paso, cada regla con su número y una versión para imprimir.
no-script = Este juego funciona en el navegador y necesita JavaScript. Actívalo y vuelve a cargar la página.
error-page = Algo no ha funcionado
error-page-home = Ir al juego
