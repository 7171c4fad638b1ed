# Every text of the bot in Spanish. The same messages and variables as in en.ftl.

## Words

language-name = Español
joker = Comodín
and = y
comma = ,
pawn = ficha { $number }
protected = protegida
place-home = casa { $depth }
place-centre = centro
place-reserve = reserva
round = Ronda { $number }
computer-name = { $name } (ordenador, { $level })
player-nameless = Jugador { $number }
player-forgotten = alguien

## What a card does, in a few letters

action-any = cualquier carta
action-forward = avanza { $steps }
action-forward-anyone = { $steps } toda ficha
action-back = retrocede { $steps }
action-enter = sale
action-seven = reparte 7
action-swap = cambia
action-draw = roba una carta
action-burn = quema
action-centre = centro
action-from-centre = desde el centro

## Plays that can be made

play-as = como { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; con { $card }: { $second }
play-draw = robar una carta a { $name }
play-burn = quemar una carta de { $name }
play-burn-choice = obligar a { $name } a quemar una carta
play-throw-in = tirar toda la mano
play-discard = descartar
move-enter = { $pawn } sale a { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } en { $origin } ⇄ { $other } en { $goal }
move-hits = , come { $victims }
own-pawn = ficha propia { $number }
your-own-pawn = tu propia ficha { $number }
your-partners-pawn = la ficha { $number } de tu pareja
partners-pawn = a su pareja { $pawn }
pawn-of = { $name } { $number }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · roba una carta a { $other }
told-burn = { $name } { $cards } · quema { $burnt } de { $other }, que pierde el turno
told-burn-choice = { $name } { $cards } · { $other } tiene que quemar una carta y pierde el turno
told-throw-in = { $name } · no puede jugar, tira toda la mano: { $cards }
told-discard-made = { $name } · descarte obligado: { $cards }
told-discard-unplayable = { $name } · no puede jugar, descarta { $cards }
told-discard = { $name } · descarta { $cards }
told-round = — ronda { $number } —
told-home = 🏅 { $count ->
    [one] { $names } ha llegado a casa
   *[other] { $names } han llegado a casa
}: ¡{ $place }.º puesto! Los demás siguen jugando.

## Pictures in words

alt-seat = { $name }: en el tablero, { $pawns }; { $waiting } en reserva; { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
alt-none = ninguna ficha
alt-lobby-seat = Sitio { $number }: { $name }.
hand-cards = Tu mano: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    La mesa de { $host }. ¡Siéntate!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libre
lobby-kept = reservado para { $name }
lobby-free = { $free ->
    [one] Queda un sitio libre.
   *[other] Quedan { $free } sitios libres.
} El ordenador puede completar la mesa.
lobby-kept-seats = { $kept ->
    [one] Un sitio está reservado.
   *[other] { $kept } sitios están reservados.
}
lobby-kept-later = { $kept ->
    [one] Quien lo tenía también puede llegar con la partida empezada: hasta entonces lo guarda el ordenador.
   *[other] Quienes los tenían también pueden llegar con la partida empezada: hasta entonces los guarda el ordenador.
}
lobby-kept-series = Una serie sigue con las mismas personas: se espera a todas.
lobby-full = Ya están todos: pulsa **Empezar**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· por invitación
   *[open] {""}
}
lobby-rated-not-yet = Puntúa: solo con personas en dos bandos
seat-own = Este es tu sitio.
seat-other = Sobre este sitio decide quien lo ocupa.
seat-computer = ¿Cómo de bien debe jugar este ordenador?
seat-free = ¿Te cambias a este sitio o se lo dejas al ordenador?
seat-kept = Este sitio está reservado. ¿Se lo das al ordenador o lo liberas para cualquiera?
setup-chosen = **A qué se juega: { $rules }**
    Lo elige { $host }; todos lo ven en la mesa.
setup-header = **A qué se juega: { $rules }**
    Elige aquí las reglas y cuántos juegan; las reglas de la casa, y el ritmo, las pistas y lo demás de esta mesa, están detrás de los botones. Todos ven la elección en la mesa.
setup-suggested = { $option }: { $about }
setup-ruleset = Reglas
setup-party = Jugadores
setup-terms = Mesa
setup-cut = Empezar con un corte
ask-cut = El corte
ask-cut-about = Lo que quieras; se mezcla al barajar y todos lo leen
ask-terms = Además
ask-terms-rated = Cuenta para la clasificación
ask-terms-undo = Una jugada se puede deshacer, si todos aceptan
ask-terms-series = Una serie: gana quien llegue antes a tres
ask-terms-invited = Solo se sienta quien tú dejes entrar

## Buttons

button-sit = Sentarse aquí
button-leave = Levantarse
button-seat = Cambiar
button-at-seat = { $button } · { $number }
button-computer-level = Ordenador: { $level }
button-open-seat = Liberar el sitio
button-start = Empezar
button-fill = Completar y empezar
button-setup = Elegir reglas
button-hand = Mi mano
button-log = Jugadas
button-rules = Reglas
button-more = Más
button-words = En palabras
button-call = ¿Queda alguien?
button-ask-end = Cerrar la mesa
button-send = Echar a alguien
button-let = Dejar volver a alguien
more-told = Qué más se puede hacer en esta mesa:
ask-whom = A quién
button-last-here = La última de aquí
button-find-game = Una partida por su número
button-game-text = Seguir desde un texto
button-play-on = Seguir desde aquí
games-over = Tus partidas terminadas
games-line = { $day } · partida { $game } · { $what } · puesto { $place }
ask-game-number = El número de la partida
ask-text = El texto de la partida
ask-text-about = Un archivo como el que da una partida repasada
ask-plays = Tras cuántas jugadas
button-again = Otra partida
button-again-changed = Otras parejas
button-again-drawn = Sortear los sitios
button-well-played = 👏 Bien jugado
button-fair = ¿Es juego limpio?
button-end = Terminar
button-throw-in = Tirar la mano
button-let-go = Dejarlas ir todas
button-back = Atrás
button-take-back = Deshacer mi jugada
button-let-undo = Que la deshaga
button-disagree = La jugada queda
button-undo-on = Deshacer: si todos aceptan
button-undo-off = Deshacer: no
button-hint = Pista
button-play = Jugar
button-as-seven = Repartir el 7

## The table

table-header = **Tock · ronda { $number }**
table-exchange = Todos pasan una carta: { $ready ->
    [one] { $ready } de { $players } ha elegido.
   *[other] { $ready } de { $players } han elegido.
} Tus cartas están en **Mi mano** o en tus mensajes directos.
table-exchange-waiting = Esperamos a { $names }.
table-dealing = Se están repartiendo las cartas.
table-deserted = No hay nadie en la mesa; la partida espera. Quien se fue sigue con **{ button-return }**; con `/tock unirse` tomas un sitio que no se guarda para nadie.
table-turn = Le toca a { $name }.
table-discard = { $name } tiene que descartar una carta.
table-discard-lose = { $name } tiene que descartar una carta y pierde este turno.
table-places = 🏅 Puestos: { $names }
table-won = 🏁 { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
table-fought = 🤝 ¡Buena partida, { $names }!
well-played = 👏 **¡Bien jugado!** { $names }
table-closed = Esta mesa se cerró antes de acabar la partida.
table-closed-by = { $names } { $count ->
    [one] cerró esta mesa
   *[other] cerraron juntos esta mesa
} antes de acabar la partida.
table-closed-silent = { $names } abrió otra mesa aquí, porque en esta ya no respondía nadie. **{ button-reopen }** sigue con ella en cuanto el canal esté libre.
table-closed-absent = Ya no había nadie por el sitio { $seats }: quien empezó allí ha perdido, y nadie gana nada.
lobby-idle = Aquí no pasó nada en todo un día: esta mesa se cerró sola y el canal vuelve a estar libre. `/tock nueva` abre otra. **{ button-reopen }** sigue con esta.
game-idle = Nadie ha jugado aquí en dos semanas: esta partida se cerró sola y el canal vuelve a estar libre. Pulsa **Otra partida**, o `/tock nueva` abre otra mesa. **{ button-reopen }** sigue con esta.
end-game-asked = ¿Seguro que quieres terminar esta partida para todos? Nadie habrá ganado.
end-lobby-asked = ¿Seguro que quieres cerrar esta mesa? Su partida no ha empezado.
started-header = **Tock · la partida { $number } ha empezado** · { $rules }
table-seed-hash = -# SHA-256 de la semilla de esta partida: `{ $hash }`. La semilla se muestra al final.
announced = 🎲 **Empieza la partida { $number }.** Los sitios están fijados; ahora se reparten las cartas.
announced-cut = El corte, escrito por un jugador: «{ $cut }».
proof-explained = Las cartas salen de una semilla secreta, fijada antes de que nadie se sentara, y del número que Discord dio al mensaje del comienzo: así nadie pudo elegir qué recibe cada cual, salvo empezando una y otra vez a la vista de todos. Ahora se muestra todo, y cualquiera puede volver a repartir las cartas y comparar; lo único que no se puede demostrar es que quien lleva el bot nunca las mirase.
proof-unannounced = Las cartas salen de una semilla secreta, fijada antes de que nadie se sentara. El comienzo no se anunció en ningún mensaje, así que no está demostrado que la semilla no se eligiera para estos sitios.
proof-seed = -# Partida { $number } · semilla `{ $seed }`
proof-message = -# Mensaje del comienzo: [{ $id }]({ $link })
proof-lobby = -# Su SHA-256 [está en el mensaje de la mesa]({ $link }).
proof-cut = -# Corte: «{ $cut }»
proof-holds = ✅ Comprobado ahora mismo: cada reparto y cada robo salen de aquí.
proof-fails = ❌ Comprobado ahora mismo: el registro de esta partida no sale de su semilla. Alguien lo ha cambiado.
proof-secret = Esta partida no se jugó hasta el final y se puede reanudar durante 30 días; hasta entonces su semilla es secreta, salvo que todos sus jugadores la cierren del todo.
call-exchange = { $names }: pulsa **Mi mano** y elige la carta que pasas.
call-turn = { $names }: es tu turno. Pulsa **Mi mano** para ver tus cartas.
dm-closed = { $name }, tus mensajes directos están cerrados. Pulsa **Mi mano** para ver tus cartas; `/tock mesa` vuelve a probar con mensajes directos.

## The hand

hand-header = **Tock en { $channel } · ronda { $number }**
hand-no-game = No juegas en esta mesa.
hand-over = La partida en { $channel } ha terminado.
hand-empty = No te quedan cartas. { $others ->
    [0] Enseguida se reparte de nuevo.
   *[other] Los demás acaban esta ronda.
}
hand-finished = Has llegado a casa, en el puesto { $place }. Los demás siguen; ya no recibes cartas.
hand-give = Elige la carta que le das a **{ $name }**. Nadie ve una carta antes de dar la suya.
hand-given = Le das **{ $card }** a **{ $name }**. Hasta que todos hayan elegido puedes cambiar de idea.
hand-received = Has recibido **{ $card }**.
hand-drew = Has robado **{ $card }** a **{ $name }**.
hand-drawn = **{ $name }** te ha robado **{ $card }** de la mano.
hand-burnt = 🔥 **{ $name }** quemó tu **{ $card }**: has perdido el turno.
you-are-next = ⏭️ Después te toca a ti.
hand-turn = **Te toca.** Elige una carta.
hand-discard-keep = **{ $name }** jugó { $cards }: descartas una carta sin perder el turno. Elige la carta.
hand-discard-lose = **{ $name }** jugó { $cards }: descartas una carta y pierdes este turno. Elige la carta.
hand-discard-choice = No puedes jugar ninguna carta: elige una para descartar.
hand-discard-all = No puedes jugar ninguna carta en esta ronda. En cada turno se descarta una: elígela, o deja que se vayan todas solas.
hand-let-go = No puedes jugar ninguna carta en esta ronda: se van solas, una en cada turno. El próximo reparto trae otras.
hand-unplayable = Las cartas grises no se pueden jugar ahora: ninguna ficha puede hacer lo que dicen.
hand-unplayable-waiting = Las cartas grises no se pueden jugar ahora: todas tus fichas esperan en la reserva, y solo una carta de salida saca una.
hand-may-spare = Toda jugada comería una ficha de tu pareja: puedes descartar una carta en su lugar.
hand-joker-finish = Un comodín no puede llevar a casa la última ficha de tu equipo.
hand-throw-in = No se puede jugar nada: tus cartas se van solas en un momento y esta ronda se acaba para ti.
hand-thrown-in = No se podía jugar nada y tus cartas se han ido solas: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · elige qué jugar. Los números están en el tablero.
card-choose-pawn = **{ $card }** · elige primero una ficha.
card-only = **{ $card }** solo puede hacer esto ahora: { $play }
seven-left = **{ $card }** · { $left ->
    [0] los siete pasos están usados.
    [one] queda un paso.
   *[other] quedan { $left } pasos.
}
seven-order = -# Los pasos son, por orden, para: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 jugada
   *[other] { $plays } jugadas
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# Pasa de largo por su propia casa: { $which }
caution-hits-own = -# Come una ficha tuya: { $which }
caution-only-way-out = -# Tu única carta que saca una ficha: { $card }
mark-swap = ⇄
group-draw = robar
group-burn = quemar
group-other = otra

## Answers to commands

new-opened = La mesa está abierta. Los demás pulsan **Sentarse aquí**, el ordenador ocupa los sitios libres, **Empezar** la pone en marcha.
new-opened-thread = Tu mesa está en { $thread }. Allí **{ button-setup }** dice a qué se juega, y los demás pulsan **Sentarse aquí**.
thread-waiting = 🎲 Tock: ¿quién juega?
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } abre una mesa en el hilo de abajo: **{ $rules }**.
thread-or-here = **{ button-open-here }** abre la mesa en este canal.
button-open-here = Abrirla aquí
new-again = La siguiente mesa está abierta, y tienes tu sitio de antes. Los otros sitios quedan reservados para quienes los tenían: pulsan **Sentarse aquí**; el anfitrión reparte los que queden libres.
new-again-seats = La siguiente mesa está abierta, y uno de los sitios es tuyo. Los otros quedan reservados para quienes jugaron: pulsan **Sentarse aquí**; el anfitrión reparte los que queden libres.
server-settings = Las mesas nuevas de este servidor hablan **{ $language }** y juegan a **{ $rules }**.
server-settings-theme = Los tableros son: **{ $theme }**.
server-settings-boards-last = El canal conserva el último tablero.
server-settings-boards-every = El canal conserva todos los tableros.
joined = Tienes un sitio.
left = Te has levantado de la mesa.
sent-away = Hecho: esa persona solo se sienta aquí si la deja volver quien pueda gestionar el servidor.
sent-away-told = 🚪 { $names } echó de esta mesa a { $name }.
let-back = Hecho: esa persona puede volver a sentarse aquí.
called = Has preguntado en el canal. Si nadie responde durante bastante tiempo, se podrá seguir sin ellos.
called-nobody = No hay a quién preguntar: `/tock nueva` abre otra mesa aquí.
called-told = ❓ { $name } pregunta si seguís ahí: { $names }. Pulsad **{ button-here }** bajo el tablero, o jugad. Si todos callan, otra mesa podrá ocupar el lugar de esta.
started = Empieza la partida. ¡Suerte!
ended = Hecho: esta mesa está cerrada.
back-asked = Has pedido deshacer tu jugada; los demás responden bajo el tablero.
back-took = ↩️ { $name } ha deshecho una jugada.
back-wanted = ↩️ { $name } quiere deshacer su última jugada; tienen que aceptar: { $names }.
played = Jugado: { $play }
board-not-yet = La partida aún no ha empezado.
log-empty = Aún no se ha jugado nada.
log-header = **Las últimas jugadas**
failed = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo de nuevo.

## Refusals: one sentence that says what to do

refused-channel-taken = En este canal ya hay una mesa abierta: { $link }{ $host ->
    [anybody] {" "}(Ahora no hay nadie sentado: quien se siente llevará la mesa)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** pregunta si queda alguien.
   *[other] {" "}Se ha preguntado si queda alguien; si nadie responde, `/tock nueva` ocupa su lugar { $until }.
}
refused-just-opened = Alguien acaba de abrir una mesa en este canal.
refused-tables-a-server = { $tables ->
    [one] Ya hay una mesa abierta
   *[other] Ya hay { $tables } mesas abiertas
} en este servidor y no caben más; **{ button-more }**, **{ button-ask-end }** cierra una en la que nadie juegue.
refused-tables-a-person = { $tables ->
    [one] Una mesa que abriste sigue abierta
   *[other] { $tables } mesas que abriste siguen abiertas
}; acaba una o ciérrala antes con **{ button-more }**, **{ button-ask-end }**.
refused-no-table = No hay ninguna mesa abierta en este canal; `/tock nueva` abre una.
refused-unreadable = La mesa de este canal la escribió otra versión del bot y ahora no se puede leer. No se ha perdido nada: una versión que la lea la continuará. Quien pueda gestionar el servidor puede cerrarla sin leer con `/tock-server terminar`.
refused-not-seated = No juegas en esta mesa, pero puedes mirar.
refused-away = El ordenador guarda tu sitio: pulsa **{ button-return }** bajo el tablero, o `/tock unirse`, y vuelve a ser tuyo.
refused-sit-first = Solo quienes tienen sitio aquí pueden hacerlo: pulsa **{ button-sit }** donde haya un sitio libre.
refused-already-seated = Ya estás en esta mesa.
refused-seat-taken = Ese sitio está ocupado; elige otro.
refused-seat-kept = Ese sitio está reservado para quien lo tenía; solo el anfitrión puede cederlo.
refused-no-seat-free = Todos los sitios están ocupados; puedes mirar.
refused-no-such-seat = Esta mesa tiene los sitios 1 a { $seats }.
refused-not-in-lobby = La partida ya ha empezado.
refused-not-started = Esta partida no ha empezado; quien esté en la mesa puede empezarla.
refused-not-playing = Esta partida ha terminado; `/tock nueva` abre otra mesa.
refused-seats-free = { $free ->
    [one] Aún queda un sitio libre
   *[other] Aún quedan { $free } sitios libres
}; añade ordenadores o espera a los demás.
refused-no-human = Tiene que jugar al menos una persona.
refused-nobody-there = Esa persona no tiene sitio en esta mesa.
refused-not-host = Solo puede hacerlo el anfitrión, o quien pueda gestionar el servidor y no juegue aquí.
refused-host-is-there = Mientras el anfitrión juega, solo él, o quien pueda gestionar el servidor y no juegue aquí, puede terminar la partida; cuando haya dejado pasar su tiempo, quienes juegan pueden terminarla juntos.
refused-not-your-turn = No te toca.
refused-host-chooses = Solo el anfitrión elige a qué se juega.
refused-too-many = Ya se han sentado { $people } personas, así que no pueden jugar menos; antes tendría que levantarse alguien.
refused-elsewhere = Esa mesa está en otro sitio: pulsa sus botones en su canal o, si juegas o has jugado en ella, en tus mensajes directos.
refused-needs-server = En los mensajes directos no hay mesas; escríbelo en el canal del servidor donde está la tuya, o donde la quieras.
refused-not-manager = Solo quien pueda gestionar el servidor puede cambiar sus ajustes.
refused-no-exchange = Ahora no se pasan cartas.
refused-not-in-hand = No tienes esa carta.
refused-stale = Ese botón es de un momento anterior de la partida; no ha cambiado nada.
refused-not-legal = Eso no se puede jugar ahora; elige una de las jugadas ofrecidas.
refused-no-computer = No hay ningún ordenador que quitar.
refused-not-saved = La jugada no se pudo guardar, así que no ha cambiado nada; inténtalo dentro de un momento.
refused-unknown = La base de datos no responde, así que aún no se sabe si esto quedó guardado. Se está comprobando; la mesa lo mostrará en cuanto se sepa.
refused-ambiguous = Varias jugadas encajan; escribe más o elige una de la lista.
refused-permissions = Antes necesito estos permisos en { $channel }: { $permissions }.
refused-not-in-server = No estoy en este servidor, y para eso tendría que estar. Quien pueda gestionarlo puede [añadirme]({ $link }); luego inténtalo otra vez.
refused-external-apps = Este servidor no deja que las aplicaciones personales hablen a todos: solo tú lo verías.
refused-rules-ruleset = No hay reglas «{ $wrong }»; elige entre: { $offered }.
refused-rules-party = Con estas reglas no se puede jugar así; son para: { $offered }.
refused-rules-option = «{ $wrong }» no es una opción aquí; hay: { $offered }.
refused-rules-no-option = «{ $wrong }» no se puede elegir: { $rules } no tiene opciones.
refused-rules-value = «{ $wrong }» no es posible aquí; elige entre: { $offered }.
refused-quiet-hours = Indica las horas de descanso como dos horas en punto, por ejemplo `22-8`, con diez de diferencia como mucho; déjalas vacías para ninguna.
refused-quiet-zone = Indica también tu zona horaria, por ejemplo `Europe/Zurich`, o solo la ciudad.
refused-too-often = Eso ha sido demasiado seguido; inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-film-one-at-a-time = Tu última película se está dibujando todavía; inténtalo dentro de unos segundos.
refused-films-busy = Se están dibujando muchas películas; inténtalo dentro de medio minuto.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-lost = Ya no puedo mostrar la mesa en { $channel }: me falta allí { $permissions }. La partida sigue, y el tablero volverá solo en cuanto pueda.

## Rulesets and options

ruleset-swiss = Suizo
ruleset-dog = Dog (tablero suizo)
ruleset-toctoc = Toc Toc (Quebec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italiano
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cartas con comodines, de seis a dos en la mano, el siete come al pasar
ruleset-dog-about = como el suizo, en tablero menor: a casa tras tocar dos veces la salida
ruleset-toctoc-about = de Quebec, dos contra dos: el cuatro retrocede, no se pasa a las propias
ruleset-ttg-about = la jota avanza 11 o cambia, nadie está protegido, hay paso por el centro
ruleset-italian-about = tras un diez descarta el siguiente; una ficha en su salida frena a todos
ruleset-keezen-about = el juego neerlandés: una sola vuelta, el rey solo saca, el siete para una o dos fichas
ruleset-jackaroo-about = del Golfo: el rey come a su paso, el cinco mueve a cualquiera, el diez quema una carta
mode-teams = equipos
mode-solo = cada uno por su cuenta
party-teams = { $players } jugadores en equipos
party-solo = { $players } jugadores por su cuenta
option-board-dog = tablero de Dog
option-home-entry-over = a casa solo al pasar por la entrada
option-canadian-seven-on = el siete mueve también fichas de la pareja
option-no-joker-finish-on = sin acabar con comodín
option-places-on = seguir por el segundo puesto
option-seven-diagonal-on = el siete cruza el tablero
option-centre-off = centro cerrado
option-jokers-on = con comodines
option-ten-swap-on = el diez cambia
option-jack-discard-on = tras una J descarta el siguiente
option-dealer-round = el reparto pasa en cada ronda
option-extra-lap-on = más de una vuelta
option-king-13-on = el rey también avanza 13
option-own-block-on = las propias estorban
option-start-swap-off = sin cambio desde la salida
option-burn-choice = la víctima elige qué se quema
option-discard-on = se va una carta, no todas
option-own-pass-on = se pasa a las propias
option-pair-wall-off = sin muros de dos
option-plain-on = sencillo: sin quemar ni empujar
option-queen-burns-on = las reinas también queman
option-board-about = un tablero en el que se entra a casa desde la casilla de salida
option-home-entry-about = una ficha parada en su casilla de entrada no puede girar a casa: da otra vuelta
option-canadian-seven-about = con un siete puedes mover siempre también las fichas de tu pareja
option-no-joker-finish-about = un comodín no puede llevar a casa la última ficha de tu equipo
option-places-about = cuando alguien ha ganado, los demás siguen por su puesto
option-seven-diagonal-about = un siete entero puede llevar una ficha de siete casillas tras una salida justo al otro lado
option-centre-about = el centro del tablero está cerrado
option-jokers-about = se añaden dos comodines; un comodín vale cualquier carta
option-ten-swap-about = un diez puede también cambiar una ficha con la de un rival
option-jack-discard-about = quien juega después de una J tiene que descartar una carta
option-dealer-about = en cada ronda abre otro jugador, no solo cuando se baraja de nuevo
option-extra-lap-about = una ficha puede pasar su casilla de entrada y dar otra vuelta
option-king-13-about = un rey saca una ficha o avanza trece casillas
option-own-block-about = las fichas de un color no se adelantan ni se comen
option-start-swap-about = una ficha en su casilla de salida no se puede cambiar, ni siquiera por su dueño
option-burn-about = quien pierde una carta por un diez la elige; si no, decide la suerte
option-discard-about = quien no puede jugar descarta una carta y conserva el resto
option-own-pass-about = una ficha puede adelantar a otras de su color
option-pair-wall-about = dos fichas juntas se pasan como las demás
option-plain-about = los reyes solo sacan fichas, cincos y dieces son simples números
option-queen-burns-about = una reina avanza doce o quema una carta del siguiente

## The rules of a table

rules-intro-teams = El Tock es una carrera con cartas. Sacas cuatro fichas de la reserva, les das una vuelta al tablero y las llevas a casa; cada carta dice cuánto avanza una de ellas. Quien acaba en la casilla de otra la manda de vuelta a la reserva. Las parejas se sientan enfrente y ganan juntas.
rules-intro-solo = El Tock es una carrera con cartas. Sacas cuatro fichas de la reserva, les das una vuelta al tablero y las llevas a casa; cada carta dice cuánto avanza una de ellas. Quien acaba en la casilla de otra la manda de vuelta a la reserva. Cada cual juega por su cuenta.
rules-marked = La flecha marca el sentido. **a** casilla de salida, por donde salen tus fichas · **b** casilla de entrada, donde giran hacia casa · **c** casa · **d** reserva
rules-marked-partner = **e** la casa de tu pareja
rules-marked-protected = La ficha en **a** acaba de salir: está protegida.
rules-goal-teams = Sed el primer equipo en llevar a casa todas las fichas. Salen a su casilla de salida, corren en el sentido del reloj y giran a casa en su casilla de entrada. Cuando las tuyas han llegado, juegas las de tu pareja.
rules-goal-solo = Sé el primero en llevar a casa tus cuatro fichas. Salen a su casilla de salida, corren en el sentido del reloj y giran a casa en su casilla de entrada.
rules-deal = { $cards } cartas{ $jokers ->
    [0] {""}
   *[other] , { $jokers } de ellas comodines
}, en rondas de { $sizes } para cada uno, y vuelta a empezar.
rules-shuffling-when-short = Se barajan cuando escasean.
rules-shuffling-each-cycle = Tras estas rondas se barajan todas.
rules-rounds = Rondas
rules-track = En el recorrido
rules-at-home = Casa
rules-sevens = Sietes
rules-cards = Otras cartas
rules-entry = Una vuelta tiene { $length } casillas. La casilla de entrada { $fields ->
    [0] es la propia casilla de salida.
    [one] está una casilla antes de la de salida; allí empieza la casa.
   *[other] está { $fields } casillas antes de la de salida; allí empieza la casa.
}
rules-plain = tantas casillas como marca
rules-hit-all = Quien acaba sobre una ficha la come y la manda a la reserva, también si es propia.
rules-hit-others = Quien acaba sobre la ficha de otro la come y la manda a la reserva.
rules-home = En casa se entra con la cuenta exacta y sin adelantar.
rules-once-round = Una ficha da una sola vuelta: puede pararse en su casilla de entrada, pero nunca pasar de largo.
rules-swap = Una { $ranks } cambia tu ficha por una de otro color en el recorrido.
rules-exchange-partner = Tras cada reparto cada jugador da una carta, tapada, a su pareja.
rules-exchange-left = Tras cada reparto cada jugador da una carta, tapada, al vecino de la izquierda.
rules-exchange-none = No se pasan cartas.
rules-unplayable-throw-in = Quien puede jugar una carta debe hacerlo; quien no, tira toda la mano.
rules-unplayable-throw-in-off-track = Quien puede jugar una carta debe hacerlo. Quien no, tira toda la mano si tiene fichas en reserva y ninguna en el recorrido; si no, descarta una carta.
rules-unplayable-discard = Quien puede jugar una carta debe hacerlo; quien no, descarta una.
rules-blocking-entered = Una ficha que ha salido y no se ha movido está protegida: no se come, adelanta ni cambia.
rules-blocking-own-start = Una ficha en su propia casilla de salida bloquea: no se come, adelanta ni cambia.
rules-blocking-none = Ninguna ficha está protegida.
rules-home-entry-touched = A casa se entra avanzando; retrocediendo con un cuatro, solo si la ficha ya tocó la casilla de entrada.
rules-home-entry-forward = A casa se entra solo avanzando.
rules-home-entry-over = A casa se entra solo avanzando, y partiendo de antes de la casilla de entrada.
rules-home-entry-twice = Una ficha puede entrar a casa cuando ha tocado dos veces su casilla de salida; la salida cuenta como la primera.
rules-seven-hits-everyone = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
} y come toda ficha que pasa, también las tuyas.
rules-seven-hits-opponents = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
} y come toda ficha rival que pasa.
rules-seven-hits-nobody = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
}; come solo donde acaba una parte.
rules-seven-moves-own = Un siete mueve tus fichas; cuando están en casa, los pasos que quedan mueven las de tu pareja.
rules-seven-moves-own-alone = Un siete mueve solo tus fichas.
rules-seven-moves-team = Un siete mueve también las fichas de tu pareja.
rules-seven-moves-anyone = Un siete mueve fichas de cualquiera en el recorrido o en casa, también protegidas.
rules-draw = En vez de mover, un { $ranks } puede robar a ciegas una carta a un rival.
rules-hits-passed = Con un { $ranks } una ficha no pasa de largo: come todas las que encuentra en su camino, también las tuyas, y solo la detiene una que bloquea.
rules-pushes = Un { $ranks } también puede mover { $whose ->
    [team] las fichas de tu pareja en la pista.
   *[other] cualquier ficha de la pista: la de tu pareja como si fuera tuya, la de un rival más allá de su casilla de entrada, y tendrá que dar otra vuelta.
}
rules-burn = En vez de mover, un { $ranks } puede quemar una carta del siguiente, elegida a suertes, y este pierde el turno.
rules-burn-choice = En vez de mover, un { $ranks } puede obligar al siguiente a quemar la carta que quiera y perder el turno.
rules-marked-fields = { $fields } (con un { $mark } en el tablero)
rules-centre = Con { $ranks } una ficha va de la casilla { $fields } al centro, y de allí a cualquiera de ellas.
rules-swap-opponents = Con { $ranks } también se puede cambiar, pero solo con un rival.
rules-leader-stays = Un jugador, elegido a suertes, abre todas las rondas.
rules-lead-each-cycle = El mismo jugador abre todas estas rondas; después abre el siguiente.
rules-begins-entered = Todos empiezan con una ficha en la casilla de salida.
rules-may-spare-partner = Si toda jugada comiera una ficha de tu pareja, puedes descartar una carta en su lugar.
rules-own-colour-blocks = Las fichas de un mismo color no se adelantan ni se comen.
rules-own-pawns-hit-only = Una ficha nunca adelanta a otra de su color.
rules-pairs-block = Dos fichas juntas son un muro que nadie pasa, sean de quien sean.
rules-blocking-can-swap = Pero las protegidas se pueden cambiar, y pierden así su protección.
rules-blocking-can-swap-owner = Solo su dueño puede cambiarla por otra.
rules-seven-backs-at-home = En tu casa un siete puede también retroceder.
rules-seven-diagonal = Un siete entero puede llevar una ficha de la casilla { $fields } a la de enfrente.
rules-places = Quien llega a casa no recibe más cartas; los demás siguen por su puesto.
rules-forced-discard-loses-turn = Tras un { $rank } el siguiente descarta una carta y pierde ese turno.
rules-forced-discard = Tras una { $rank } el siguiente descarta una carta.
rules-centre-second-cards = Una ficha que acaba en la casilla { $fields } puede seguir al centro con una segunda carta: { $ranks }. Con ellas vuelve a salir más tarde.
rules-no-joker-finish = Un comodín no puede llevar a casa la última ficha de un equipo.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Juega al Tock, la carrera de canicas con cartas
command-new = nueva
command-new-about = Abre una mesa en este canal
command-new-ruleset-about = Con qué reglas (suizas si no eliges)
command-new-players-about = Cuántos juegan
command-new-mode-about = En equipos, o cada uno por su cuenta
command-new-options-about = Reglas de la casa; elige de la lista
command-join = unirse
command-join-about = Siéntate en la mesa de este canal
command-join-seat-about = Qué sitio, por su número
command-leave = levantarse
command-leave-about = Levántate, o deja que el ordenador guarde tu sitio el tiempo que digas
command-table = mesa
command-table-about = Mira tus cartas y el tablero; también vuelve a probar los mensajes directos
command-games = partidas
command-games-about = Mira tus mesas, dónde hay un sitio libre y las partidas terminadas
command-play = jugar
command-play-about = Haz una jugada escribiéndola
command-play-card-about = La carta y lo que hace; elige de la lista
command-rules = reglas
command-rules-about = Lee las reglas de esta mesa, o de cualquier otra
command-rules-ruleset-about = Con qué reglas (suizas si no eliges)
command-rules-players-about = Cuántos juegan
command-rules-mode-about = En equipos, o cada uno por su cuenta
command-rules-options-about = Reglas de la casa; elige de la lista
command-settings = ajustes
command-settings-about = Mira y cambia lo que eliges: imágenes, avisos, horas de descanso, lo que guardo de ti
command-anywhere = tock-donde-sea
command-anywhere-about = Acertijo del día, lecciones, práctica, reglas, tus resultados y partidas, estés donde estés
command-server = tock-server
command-server-about = Las mesas de este servidor, para quien pueda gestionarlo
command-server-settings = ajustes
command-server-settings-about = Mira y cambia cómo son las mesas nuevas de este servidor
command-server-end = terminar
command-server-end-about = Cierra la mesa de este canal, aunque no se pueda leer
parameter-ruleset = reglas
parameter-players = jugadores
parameter-mode = modo
parameter-options = opciones
parameter-player = jugador
parameter-seat = sitio
parameter-card = carta

## Themes of pictures

theme-wood = madera
theme-dark = oscuro
theme-light = claro
theme-server = como el servidor
settings-theme = Tableros y manos que solo tú ves: **{ $theme }**.
settings-looks = Imágenes y avisos
settings-quiet-hours = Horas de descanso
settings-language = 🌐 Idioma
settings-language-spoken = Idioma: **{ $language }**{ $chosen ->
    [discord] , el de tu Discord.
   *[own] .
}
ask-own-language = Idioma en el que te hablo
ask-own-language-as-discord = el de tu Discord
settings-privacy = Privacidad
settings-table = En la mesa
ask-hands = Dónde llegan tus cartas
hands-server = como el servidor
hands-direct = por mensaje directo
hands-channel = en el canal, donde solo tú las ves
settings-hands = Tus cartas llegan **{ $hands }**.
ask-next = Antes de tu turno
ask-next-told = avísame sin sonido cuando juegue quien va antes que yo (mensaje directo)
settings-next = Aviso silencioso cuando eres quien sigue: **{ $on ->
    [1] sí
   *[other] no
}**.
ask-server-hands = Cartas de quien no ha elegido
server-hands-channel = en el canal, donde solo ellos las ven
server-settings-hands = Las cartas de quien no ha elegido llegan **{ $hands }**.
ask-theme = Tableros y manos que solo ves tú
ask-shape = Tablero y mano
ask-numbers = Números en esos tableros
ask-notes = Avisos
ask-notes-told = Explicar una vez cada carta especial
ask-hours-about = Dos horas en punto, diez de diferencia como mucho, como 22-8; vacío: ninguna
ask-zone = Zona horaria
ask-zone-about = Como Europe/Zurich, o solo la ciudad
server-settings-tables = Mesas nuevas
server-settings-looks = Tableros, cartas y mensajes
ask-party-about = si el juego no es para tantos, será lo más parecido posible
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Reglas de la casa
ask-language = Idioma de las mesas
ask-language-as-discord = el de este servidor en Discord
ask-server-theme = Tableros
ask-boards = Tableros que quedan en el canal
ask-posts = Mensajes periódicos
ask-posts-about = Lo que añadas aparece en el canal en el que estás ahora.
ask-post-week = Los lunes, las partidas de la semana
ask-post-puzzle = Cada mañana, el acertijo del día
shape-tall = alto: la mano bajo el tablero
shape-wide = ancho: la mano junto al tablero
settings-shape = Tablero y mano: **{ $shape }**.
numbers-every = en cada casilla
numbers-few = donde ayudan
settings-numbers = Números en los tableros que solo ves tú: **{ $numbers }**.
settings-quiet = Horas de descanso: **de { $begins } a { $ends }** ({ $zone }); en partidas lentas no se te acaba el tiempo entonces.
settings-quiet-none = Horas de descanso: **ninguna**.
parameter-zone = zona-horaria
boards-last = solo el último
boards-every = todos

## What is kept of a person

privacy = Guardo tu id de Discord, tu nombre, tu idioma y lo que has elegido, y en qué mesas te sentaste: así tu sitio y tus partidas siguen ahí cuando vuelves. Nadie más se entera; no se lee ningún mensaje tuyo.
privacy-file = Todo lo que se guarda de ti está en el archivo.
privacy-policy = Política de privacidad: { $address }
privacy-terms = Condiciones de uso: { $address }
privacy-forget-me = Olvídame
privacy-ask = Si te olvido, el ordenador ocupa tus sitios, tus elecciones se pierden y nadie puede saber ya que estuviste en partidas pasadas. No se puede deshacer. Lo escrito en los canales se queda allí.
privacy-forget-me-now = Olvídame para siempre
privacy-forgotten = Hecho: ya no sé quién eres. Si vuelves a jugar, serás alguien nuevo para mí.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (equipo { $letter })
alt-pile = La última carta descartada es { $card }, de { $cards }.
alt-fields = Sale en { $start }, gira a casa en { $entry }.
alt-fields-of = { $name } sale en { $start }, gira a casa en { $entry }.
alt-track = Las casillas del recorrido van numeradas de 0 a { $last }.
alt-own = Tú, { $name }
alt-film = La ronda { $number } en movimiento; el mensaje cuenta sus jugadas en palabras.

## Computer players' levels, and hints

level-easy = fácil
level-normal = normal
level-hard = fuerte
levels-told =
    - **Fácil** mira solo cómo queda el tablero tras una jugada, y hace una que parezca bastante buena.
    - **Normal** piensa un poco más allá, y a veces hace la segunda mejor jugada.
    - **Fuerte** juega la ronda muchas veces en su cabeza antes de elegir, sorteando las cartas que no ve{ $engine ->
        [python] ; en este servidor la cuarta parte de veces, con lo que aún gana 49 de cada 50 partidas a quien solo mira una jugada más allá
       *[core] {""}
    }.
setup-hints = Pistas
setup-hints-chosen = Pistas: { $hints }
setup-hints-allowed = { $hints ->
    [0] ninguna
    [one] una por partida para cada jugador
   *[other] { $hints } por partida para cada jugador
}
setup-hints-unlimited = tantas como quieras
hint-header = **Una pista, solo para ti:** lo que parece mejor, con la probabilidad de ganar tal como la veo.
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = dar { $card }
hint-left = { $hints ->
    [0] Era tu última pista de esta partida.
    [one] Te queda una pista.
   *[other] Te quedan { $hints } pistas.
}
hint-told = 💡 Ha pedido una pista en esta ronda: { $names }.
reason-wins = gana la partida
reason-finishes = logra el { $place }.º puesto
reason-only-one = no se puede hacer otra cosa
reason-comes-home = lleva a casa { $pawn }
reason-enters = saca una ficha de la reserva
reason-hits = come { $pawn }
reason-hits-own-side = come { $pawn } de tu propio bando
reason-escapes = pone { $pawn } fuera del alcance de { $card } de { $name }
reason-stays-in-reach = deja { $pawn } al alcance de { $card } de { $name }
reason-nears-home = deja { $pawn } { $fields ->
    [0] a la puerta de su casa
    [one] a una casilla de su casa
   *[other] a { $fields } casillas de su casa
}
reason-takes-turn = le cuesta a { $name } una carta y un turno
reason-likely-home = en { $percent } % de las rondas que probé, una ficha de tu bando llega a casa
reason-likely-hit = en { $percent } % de las rondas que probé, tu bando pierde una ficha
reason-way-out = da a { $name } una salida de la reserva
reason-keeps-way-out = conserva tu { $card }, que saca una ficha
refused-hints-off = En esta mesa no hay pistas; así lo decidió quien la abrió.
refused-hints-spent = Ya has tenido todas tus pistas de esta partida: { $hints }.
refused-nothing-due = Ahora no tienes nada que decidir; pregunta cuando te toque.
refused-back-off = En esta mesa no se deshacen jugadas; así lo decidió quien la abrió.
refused-back-rated = En una partida que puntúa tiene que aceptarlo alguien de otro bando, y ahora no hay nadie.
refused-back-gone = Esa jugada ya no se puede deshacer.

## The clock

setup-pace = Ritmo
setup-pace-chosen = Ritmo: { $pace }
pace-live = en vivo, minuto y medio por turno y tres minutos de reserva por partida
pace-relaxed = relajado, un cuarto de hora por turno
pace-slow = lento, un día por turno y tres días de reserva por partida
pace-open = abierto, sin reloj
time-left = ⏳ El tiempo se acaba { $until }{ $bank ->
    [none] {""}
   *[other] {""}, con { $bank } de la reserva
}; entonces el ordenador juega este único turno.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (vuelve { $until })
}
table-away = 💤 Ausentes: { $names }. { $count ->
    [one] El ordenador guarda el sitio.
   *[other] El ordenador guarda sus sitios.
}
told-in-stead = ⏱ { $name } (ordenador)
button-return = He vuelto
hand-away = { $until ->
    [none] El ordenador guarda tu sitio en { $channel } hasta que vuelvas. No se pierde nada.
   *[other] El ordenador guarda tu sitio en { $channel }; vuelve a ser tuyo { $until }, o en cuanto vuelvas. No se pierde nada.
}
went-away = { $until ->
    [none] El ordenador guarda tu sitio. Pulsa **{ button-return }** bajo el tablero cuando estés.
   *[other] El ordenador guarda tu sitio; vuelve a ser tuyo { $until }. Si vuelves antes, pulsa **{ button-return }** bajo el tablero.
}
command-leave-length-about = Cuánto tiempo: 2 horas, 3 días, esta noche, 18:30; sin él, te levantas
command-leave-zone-about = Tu zona horaria, por ejemplo Europe/Zurich; solo para una hora concreta
parameter-length = duración
length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
length-minutes-words = m min minuto minutos
length-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
length-hours-words = h hora horas
length-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
length-days-words = d día días dia dias
length-weeks = { $count ->
    [one] 1 semana
   *[other] { $count } semanas
}
length-weeks-words = s sem semana semanas
length-tonight = esta noche
length-back = hasta que vuelva
refused-away-length = Di por cuánto tiempo, por ejemplo `2 horas`, `3 días` o `18:30`: un minuto como mínimo, dos semanas como máximo.
refused-away-zone = Para una hora concreta di también tu zona horaria, por ejemplo `Europe/Zurich`; o cuánto tiempo es, por ejemplo `5 horas`.

## The poster of a game that is over

poster-rounds = Rondas: { $rounds }
poster-walk = La marcha más larga: { $name }, ficha { $number }, { $fields } casillas
poster-first-home = Primera en casa: { $name }, ficha { $number }, en la ronda { $round }

## Seats in mid-game

seats-header = Sitios libres en este servidor; `/tock unirse` en el canal ocupa uno.
seats-line = - { $channel } · { $rules } · sitios { $seats }{ $door ->
    [invited] {" "}· por invitación
   *[open] {""}
}
seats-none = Ninguna mesa de este servidor tiene un sitio libre; `/tock nueva` abre una mesa.
asked-seat = ✋ { $name } pide el sitio { $seat }: decide quien juega en ese bando o, si no hay nadie, cualquiera de aquí.
asked-invited = ✋ { $name } { $stage ->
    [lobby] pide el sitio { $seat }: aquí decide { $host } quién se sienta.
   *[game] pide el sitio { $seat }: { $host } tiene que aceptar, y también quien juega en ese bando.
}
asked-host = ✋ { $name } quiere sentarse en tu mesa, { $host }: tú decides, bajo el tablero.
asked-send-away = ✋ { $name } pide que se eche a { $who } de esta mesa. Todos los demás que están sentados deben aceptar.
asked-end = ✋ { $name } pide terminar la partida; quien juega puede aceptar aquí abajo.
button-agree = De acuerdo con { $name }
button-let-in = Dejar entrar a { $name }
button-decline = No a { $name }
button-here = Estoy aquí
button-stand-in = Ordenador por { $name }
table-asked-whether-there = ❓ Se les ha preguntado si siguen ahí: { $names }. Se responde con **{ button-here }**.
asked = Lo has pedido; los demás lo ven bajo el tablero. Tu propio sitio volverá a ser tuyo en el próximo reparto.
refused-held-a-hand = Ya has visto cartas de esta partida, así que no puedes ocupar otro sitio; puedes mirar.
refused-seat-kept-for-owner = Ese sitio se guarda para alguien que está ausente; si queda vacío, podrás pedirlo más tarde.
refused-rated-seat = Esta partida puntúa: sin pareja en ese bando, el ordenador se queda.
refused-still-asked = Aún hay tiempo para responder: se podrá { $until }.
refused-sent-away = Te han echado de esta mesa; solo quien pueda gestionar el servidor puede dejarte volver.
refused-still-there = Esa persona no ha dejado pasar ningún turno, así que nadie la sustituye. Sin reloj, **{ button-more }**, **{ button-call }** pregunta si está.
refused-not-silent = No se ha preguntado a todos los de esta mesa si siguen ahí: lo hace **{ button-more }**, **{ button-call }**.
refused-only-managers = Solo puede hacerlo quien pueda gestionar el servidor y no juegue aquí. Si la partida no puntúa, todos los demás de la mesa, si son al menos dos, pueden echar a alguien juntos.
refused-chosen-enough = Has cambiado tu elección { $changes } veces: ahora vale la última.
refused-taken-up-today = Has retomado esta mesa hace poco; podrás otra vez { $until }.
refused-not-yours-to-agree = Tienen que aceptar los demás, no tú.

## Jugadas elegidas por adelantado

ahead-heading = **Por adelantado, para tu próximo turno:**
ahead-choose = Elige una carta. Lo que elijas se juega en cuanto te toque, si aún mueve y come exactamente igual; si no, se te pregunta como siempre. Nadie más lo ve.
ahead-chosen = Están jugando los demás. Elegido por adelantado: **{ $play }**. Se juega cuando te toque, si aún mueve y come exactamente igual; solo tú ves esto.
ahead-made = Lo que elegiste por adelantado se ha jugado: { $play }
ahead-unfit-yet = Están jugando los demás. Lo que elegiste por adelantado no se puede hacer con el tablero como está; si no cambia, se te preguntará como siempre.
ahead-unfit = Lo que elegiste por adelantado ya no haría lo mismo, así que no se jugó nada.
button-choose-ahead = Elegir por adelantado
button-drop-ahead = Quitar la elección
button-choose-it = Elegir esta
refused-not-ahead = Ahora no se puede elegir nada por adelantado.

## Finding one's tables

mine-header = **Tus mesas**
mine-none = No tienes sitio en ninguna mesa abierta.
mine-line = - { $link } · { $what }
mine-more = … y { $tables } más.
mine-yours = **te toca a ti** ({ $since })
mine-turn = le toca a { $name } ({ $since })
mine-exchange = otros aún eligen una carta para pasar ({ $since })
mine-lobby = sin empezar; { $free ->
    [0] están todos
    [one] hay un sitio libre
   *[other] hay { $free } sitios libres
}; abierta { $since }
mine-away = el ordenador guarda tu sitio; **{ button-return }** bajo el tablero te lo devuelve
## Partidas terminadas

button-replay = Repasar
button-export = Como texto
button-highlights = Mejores momentos
button-whole-film = Película entera
film-highlights = **Los mejores momentos de la partida { $game }**
film-whole = **La partida { $game }, de principio a fin**
alt-game-film = La partida { $game } en movimiento, jugada a jugada, hasta el último tablero.
button-hands-open = Todas las manos
button-hands-own = Una sola mano
button-previous-round = Ronda anterior
button-previous = Anterior
button-next-round = Ronda siguiente
replay-header = **Repaso de la partida { $game }** · ronda { $number } · jugada { $play } de { $plays }
replay-deals = { $name } reparte.
replay-gave = -# { $name } da **{ $card }** a { $other }.
alt-held = { $name } tiene { $cards }.
export-told = La partida { $game } como texto: cada mano, regalo y jugada, con la semilla de la que salen las cartas.
button-review = ¿Dónde cambió la partida?
button-share = Compartir
button-turn = Jugada { $place }
button-mistakes = Aprender de mis errores
review-header = **Partida { $game }, repasada.** Lo que regaló una elección: cuánto menos gana que la mejor, jugada con las mismas cartas y lo que allí se podía saber.
review-person = { $name }: { $accuracy } % de precisión; { $mistakes ->
    [0] ningún error
    [one] un error
   *[other] { $mistakes } errores
 }, { $percent } % de victoria regalado en total.
review-luck = -# Suerte de { $names }: { $kind ->
    [good] + { $percent } %
   *[bad] − { $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Ronda { $round }, jugada { $play }: { $told }
review-gave = Ronda { $round }: { $name } entrega { $card }
review-cost = -# Gana { $after } de 100 en vez de { $before }. Mejor: { $what }
review-no-mistakes = Ningún error: nadie regaló un 3 % de golpe.
review-best = ⭐ La mejor elección: { $told }, { $percent } % mejor que todo lo demás.
review-working = Se repasa la partida: { $done } de { $all } elecciones …
mistake-asked = Ronda { $round }: lo que hiciste aquí regaló un { $percent } %. **¿Qué es mejor?**
mistake-still = Eso aún regala un { $percent } %.
mistake-found = ✓ **Nada es mejor.**
alt-course = { $name }, ronda a ronda: { $shares }.
refused-review-one-at-a-time = Ya se está repasando otra partida para ti; vuelve a intentarlo en unos segundos.
refused-review-of-others = Solo quienes jugaron esta partida pueden hacerla repasar, hasta que alguno la comparta en su canal.
refused-no-past-game = No hay ninguna partida terminada con ese número que puedas repasar; las cartas se muestran al acabar la partida, a quienes jugaron y a quien puede leer su canal.
## Lo que dieron las partidas

button-rated-on = Puntúa: sí
button-rated-off = Puntúa: no
button-rated-not-yet = Puntúa: aún no
command-stats = estadísticas
command-stats-about = Ver lo que dieron tus partidas, o las de alguien de aquí
command-stats-player-about = De quién; las tuyas si no eliges a nadie
command-leaderboard = clasificación
command-leaderboard-about = Ver quién está dónde en este servidor
command-leaderboard-standings-about = Qué lista
command-new-rated-about = Si el resultado puntúa, con personas en dos bandos (sí, si no eliges nada)
parameter-rated = puntúa
command-new-thread-about = Si tiene su propio hilo (como quiera el servidor, si no eliges nada)
parameter-thread = hilo
parameter-standings = lista
refused-no-statistics = Aquí no hay ninguna partida terminada de la que pueda hablar.
refused-statistics-elsewhere = De otros solo hablo en un servidor donde estéis los dos; pregunta allí.
privacy-statistics-shown = Quien está contigo en un servidor puede ver lo que dieron allí tus partidas: `/tock estadísticas`, `/tock clasificación`.
privacy-statistics-hidden = Tus estadísticas están ocultas: solo las ves tú, y no estás en ninguna clasificación.
privacy-hide = Ocultar estadísticas
privacy-show = Mostrar estadísticas
percent = { $percent } %
rating = { $points } ± { $plus }
rating-new = nuevo · { $games } de { $enough } partidas, { $people } de { $different } personas
stats-header-here = **{ $name }** en este servidor
stats-header = **{ $name }** en todos los servidores
stats-score = Partidas: { $games }, ganadas: { $won }
stats-streak = Victorias seguidas: { $now } ahora, { $best } como máximo
stats-rating-teams = Puntuación en equipo: { $rating }
stats-rating-alone = Puntuación en solitario: { $rating }
stats-figure = { $label }: { $count }
stats-entered = Sale sobre todo con { $card }: { $times } de { $entered } fichas
stats-missed = Turnos que jugó el ordenador por falta de tiempo: { $missed } de { $turns }
stats-with = { $name }: { $won } de { $games } ganadas
stats-rulesets = Victorias por reglas
stats-partners = Victorias con
stats-won-of = { $won } de { $games }
stats-tile-games = { $games ->
    [one] partida
   *[other] partidas
}
stats-tile-won = ganadas
stats-tile-streak = mejor racha
stats-tile-rating-teams = puntos, equipo
stats-tile-rating-alone = puntos, solo
stats-tile-entered = sale con
figure-hits-given = fichas comidas
figure-hits-taken = fichas perdidas
figure-pawns-home = en casa
figure-longest-walk = marcha más larga
figure-cards-burnt = cartas quemadas
stats-tile-missed = turnos perdidos
stats-accuracy = Precisión en { $games ->
    [one] una partida repasada
   *[other] { $games } partidas repasadas
 }: { $accuracy } %; las últimas: { $last }.
stats-tile-accuracy = precisión
stats-accuracies = Precisión, partida a partida
standings-which = Qué lista
standings-teams = Puntuación en equipo
standings-alone = Puntuación en solitario
standings-month = Victorias del mes
standings-pairs = Parejas
standings-pairs-month = Parejas del mes
standings-none = Todavía no hay nadie en esta lista.
standings-about-rating = -# Los puntos, y cuánto pueden errar. El orden sigue los puntos menos el número tras ±. Aquí está quien tiene diez partidas que puntúan contra cinco personas distintas. Desde la cuarta partida de las mismas personas en un día no cambia nada. Solo puntúan las partidas entre personas de bandos distintos.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } de { $games } ganadas ({ $percent } %)
season-name = Temporada { $quarter } de { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Todavía no tienes puesto: { $games } de { $enough } partidas, contra { $people } de { $different } personas.
season-about = -# En cada temporada todo el mundo empieza de nuevo con 1000 puntos; tiene puesto quien lleva cinco partidas que puntúan contra cinco personas distintas. El orden sigue los puntos menos el número tras ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season }: se acabó**
seasons-none = Nadie tuvo puesto en una temporada anterior a esta.
seasons-which = Qué temporada
button-season = Esta temporada
button-seasons = Las anteriores
button-season-teams = En equipo
button-season-alone = En solitario
button-standings = Clasificación
analysis-opened = La mesa está abierta: tienes el sitio al que le toca en esa posición, los ordenadores tienen los demás, y `/tock unirse` ocupa uno. Las pistas son libres; nada cuenta.
refused-game-text = En ese archivo, línea { $line }: { $wrong }.
refused-game-text-size = Ese archivo es demasiado grande para el texto de una partida.
refused-no-such-play = Esa partida tiene las jugadas de 0 a { $plays }; elige una.
refused-game-over-there = En esa posición la partida ya terminó; elige una jugada anterior.
game-text-no-transcript = esto no es el texto de una partida, que empieza con `tock 1`
game-text-too-long = ninguna partida es tan larga
game-text-unreadable = esto no se puede leer
game-text-missing = antes falta una línea (rules, seed, message, cut o un seat)
game-text-rules = no existen esas reglas
game-text-seed = una semilla tiene 64 cifras de 0 a f
game-text-seat = no existe ese sitio
game-text-position = ninguna partida puede empezar desde esta posición
game-text-deal = estas cartas no salen de la semilla
game-text-gift = esta carta no se puede dar aquí
game-text-number = las jugadas se numeran desde 1 sin huecos
game-text-turn = le toca a otro sitio
game-text-play = esa jugada no se puede hacer aquí
game-text-drawn = esta carta no sale de la semilla
game-text-end = la partida no termina así
game-text-no-end = falta el final de la partida

## Taking up again what was closed

button-reopen = Reanudar
button-give-up = Cerrar del todo
reopened = La mesa sigue como estaba. Todos los demás están ausentes hasta que pulsen **{ button-return }**.
given-up = { $people ->
    [0] Todos están de acuerdo: esta mesa queda cerrada del todo, y **{ button-fair }** lo muestra todo.
    [one] Estás de acuerdo. Cuando lo esté una persona más, esta mesa quedará cerrada del todo.
   *[other] Estás de acuerdo. Cuando lo estén { $people } personas más, esta mesa quedará cerrada del todo.
}
refused-not-closed = Esta mesa ya sigue.
refused-closed-for-good = Esta mesa está cerrada del todo; `/tock nueva` abre otra.
refused-channel-has-table = Ahora hay otra mesa abierta en este canal; esta podrá reanudarse cuando aquella termine.

## Lessons

button-learn = ¿Primera vez?
button-next = Siguiente
button-course-more = Más cartas
button-course-partner = Qué dar
button-got-it = Entendido
button-show-me = Enséñame
button-skip = Saltar
button-all-lessons = Todas las lecciones
lesson-header = **Aprende Tock · { $number } de { $lessons } · { $title }**
lesson-cannot = **{ $card }** no se puede jugar ahora.
lesson-would-play = Se puede jugar. Haría esto: { $play }.
lesson-would-give = Podrías dar **{ $card }**.
lesson-got-it = ¡Bien! Lo aprendido se puede probar en una partida.
lesson-shown-give = Se hace así: das **{ $card }**.
lesson-shown-play = Se hace así, con **{ $card }**: { $play }.
lessons-header = **Aprende Tock.** Elige una lección; cada una dura una jugada.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Todo lo que hace falta para jugar
course-more = Cartas especiales y otras reglas
course-partner = Con pareja: qué dar
lesson-way-out-title = Salir de la reserva
lesson-way-out-before = Estás abajo, y todas tus fichas esperan en la reserva. Solo un rey (K), un as (A) o un comodín saca una. **Saca una ficha.**
lesson-way-out-cannot = Esa es una carta para avanzar, y aún no tienes ninguna ficha en el tablero: busca la carta de salida.
lesson-way-out-wrong = Busca la carta de salida.
lesson-way-out-after = ✓ Tu ficha está en su casilla de salida. Desde ahí da una vuelta al tablero, como las agujas del reloj, y va a casa. Si no se puede jugar ninguna carta, tiras la mano y esperas al próximo reparto.
lesson-hit-title = Avanzar y comer
lesson-hit-before = Con una carta avanzas las casillas que indica. Quien acaba en la casilla de otra ficha la manda de vuelta a la reserva. **Come la ficha de Blaise**: cuenta las casillas hasta ella.
lesson-hit-wrong = Carl, enfrente de ti, es tu pareja: no comas sus fichas. La ficha de Blaise está nueve casillas por delante.
lesson-hit-after = ✓ La ficha de Blaise vuelve a la reserva y empieza de nuevo. Solo cuenta la casilla donde acabas; las que pasas no corren peligro. Tus propias fichas y las de tu pareja vuelven igual, y quien puede jugar una carta debe hacerlo.
lesson-protected-title = La ficha protegida
lesson-protected-before = La ficha de Blaise acaba de salir: en su casilla de salida está protegida hasta que se mueva. Nadie la come, nadie la pasa. **Juega la única carta que aún se puede jugar.**
lesson-protected-cannot = Acabaría en la ficha protegida o la pasaría, y nadie puede.
lesson-protected-wrong = Quédate detrás de la ficha protegida.
lesson-protected-after = ✓ Tu ficha espera detrás. La tuya está igual de segura cuando acaba de salir, y frena a todos, también a ti.
lesson-home-title = A casa con el número exacto
lesson-home-before = Tres casillas más adelante está tu casilla de entrada; detrás empieza tu casa. Una ficha puede girar ahí, si el número encaja, o dar otra vuelta. **Lleva tu ficha a casa.**
lesson-home-wrong = Pasaría de largo. Busca la carta, y la meta, que llevan adentro.
lesson-home-after = ✓ En casa, y ahí nadie la come. En casa no se salta, así que primero se llenan los sitios del fondo.
lesson-split-title = Repartir un siete
lesson-split-wrong = Una ficha está cerca de casa, la otra tres casillas detrás de la de Dora: da a cada una algunos pasos.
lesson-split-after = ✓ Dos cosas con una carta: guarda los sietes para momentos así. Pero también comen tus fichas y las de tu pareja.
lesson-gift-title = Una carta para tu pareja
lesson-gift-before = Después de cada reparto, tú y tu pareja os cambiáis una carta sin verla. Todas las fichas de Carl esperan en la reserva. **Da a Carl la carta que lo ayuda a salir.**
lesson-gift-wrong = Con ella Carl no saldría de la reserva.
lesson-gift-after = ✓ Carl ya puede salir. Se reparten cartas una y otra vez; las fichas se quedan donde están. Cuando tus cuatro han llegado juegas las de Carl: ganáis juntos, con las ocho. No hace falta más.
lesson-two-ways-out-title = Dos salidas: da una
lesson-two-ways-out-before = Todas tus fichas esperan, y las de Carl también. Dos de tus cartas sacan una ficha. **Da a Carl una de ellas.**
lesson-two-ways-out-wrong = Carl seguiría esperando. Un as o un rey lo saca, y tú te quedas con el otro.
lesson-two-ways-out-after = ✓ Ahora podéis salir los dos. En muchos repartos, quien da una gana 2 partidas de cada 100 más que quien se guarda las dos.
lesson-own-way-out-title = Tu única salida: guárdala
lesson-own-way-out-before = Todas tus fichas esperan; Carl tiene dos en el tablero. El rey es tu única salida. **Da a Carl otra carta.**
lesson-own-way-out-wrong = Pasarías la ronda sin jugar, y a Carl no le hace falta.
lesson-own-way-out-after = ✓ Quien da su única salida, mientras la pareja tiene fichas en el tablero, gana 1 partida de cada 100 menos. Solo donde esperan los dos da casi igual.
lesson-gift-that-hits-title = Una carta que captura
lesson-gift-that-hits-before = La ficha de Blaise está nueve casillas por delante de la de Carl. **Da a Carl la carta con la que la captura.**
lesson-gift-that-hits-wrong = Con ella Carl no podría capturarla. Cuenta desde su ficha hasta la de Blaise.
lesson-gift-that-hits-after = ✓ Una carta con la que la pareja captura enseguida gana 1 partida de cada 100 más que la mejor de las otras. Sietes, jotas y comodines no son un regalo por sí mismos: dar uno cuesta más o menos lo mismo.
lesson-jack-title = Jota: cambiar de sitio
lesson-jack-before = Una jota (J) cambia una de tus fichas por una de otro color en el recorrido. **Acércate a tu casa todo lo que puedas.**
lesson-jack-wrong = ¿De quién es la ficha que está justo delante de tu casa?
lesson-jack-after = ✓ Casi una vuelta entera con una carta, y Blaise perdió otro tanto. Una ficha protegida no se cambia.
lesson-joker-title = Comodín: cualquier carta
lesson-joker-before = Un comodín vale por la carta que quieras. **Lleva tu ficha a casa, al sitio del fondo**: está a nueve casillas.
lesson-joker-wrong = Juega el comodín como un nueve: elige la ficha y luego el sitio del fondo.
lesson-joker-after = ✓ Un comodín hace lo que puede cualquier carta: salir, cambiar, repartir, ir a casa.
lesson-four-title = Cuatro: hacia atrás
lesson-four-before = Un cuatro avanza o retrocede. Tu ficha acaba de salir, y su casilla de entrada está justo detrás. **Ahórrale toda la vuelta.**
lesson-four-wrong = Hacia atrás, a cuatro pasos de la salida, quedaría justo delante de su casa.
lesson-four-after = ✓ Desde aquí avanza directa a casa. Un cuatro en la mano y una ficha en la salida valen una vuelta.
lesson-centre-title = Tock Tock Dog: el centro
lesson-centre-before = En Tock Tock Dog una ficha en una casilla con el número 8 puede ir al centro con un as, un diez o un rey, y salir luego en otra de esas casillas. **Ve al centro.**
lesson-centre-wrong = El rey también puede: elige el centro.
lesson-centre-after = ✓ Con otra de esas cartas sale donde quieras, por ejemplo delante de tu casa. Las mesas suizas grandes también tienen centro.
lesson-dog-title = Dog: tocar dos veces la salida
lesson-dog-before = En Dog una ficha entra a casa desde su casilla de salida, cuando la ha tocado dos veces. Salir es la primera; volver a pasar por ella o pararse en ella, la segunda. La tuya volvió con un cuatro. **Llévala a casa.**
lesson-dog-wrong = Eso no lleva adentro. Busca la carta, y la meta, que giran en la casilla de salida.
lesson-dog-after = ✓ Al pasar por su casilla de salida la tocó por segunda vez. Salir, cuatro atrás y a casa: no hay nada más rápido.
lesson-toctoc-title = Toc Toc: as y fichas propias
lesson-toctoc-before = En Toc Toc un as vale 1 o 14, los cuatros solo retroceden, y tus fichas nunca se pasan entre ellas. **Come la ficha de Blaise.**
lesson-toctoc-wrong = La ficha de delante está catorce casillas detrás de ella.
lesson-toctoc-after = ✓ La ficha de atrás no habría podido: su propia compañera le cerraba el paso.
lesson-ttg-title = Tock Tock Dog: jota y salida
lesson-ttg-before = En Tock Tock Dog una jota avanza 11 o cambia, y ninguna ficha está protegida, ni recién salida. **Manda la ficha de Blaise a la reserva.**
lesson-ttg-wrong = Así no la comes. Cuenta: está once casillas por delante.
lesson-ttg-after = ✓ Aquí nadie está a salvo en la casilla de salida. Los sietes solo comen donde acaban, y en casa también retroceden.
lesson-keezen-title = Keezen: una sola vuelta
lesson-keezen-before = En Keezen una ficha nunca pasa de largo su casa: entra con el número exacto o espera. Los reyes solo sacan fichas, un siete mueve una o dos. **Lleva tu ficha a casa.**
lesson-keezen-wrong = Eso solo lo lleva a la casilla de entrada. Está a tres casillas, y la casa empieza justo detrás.
lesson-keezen-cannot = Un ocho o un nueve llevaría más allá. Aquí nadie pasa de largo.
lesson-keezen-after = ✓ El ocho y el nueve no servían: cerca de casa hacen falta cartas pequeñas, o una jota para cambiar.
lesson-keezen-start-title = Keezen: la casilla de salida
lesson-keezen-start-before = Una ficha en su casilla de salida frena a todos, también a las tuyas, y nadie la cambia. Solo tú puedes cambiar la tuya. **Cámbiala por la de Blaise, que está cerca de tu casa.**
lesson-keezen-start-wrong = Esa ficha no. Busca la que está justo antes de tu casilla de entrada.
lesson-keezen-start-cannot = En la salida está tu propia ficha: un rey no puede sacar otra ahí.
lesson-keezen-start-after = ✓ Casi una vuelta de golpe, y Blaise vuelve a empezar.
lesson-jackaroo-king-title = Jackaroo: el rey
lesson-jackaroo-king-before = En Jackaroo un rey que avanza trece come a todas las que encuentra. Si no, ninguna ficha pasa a otra de su color, ni a dos juntas. **Come las dos fichas de Blaise.**
lesson-jackaroo-king-wrong = Así las fichas de Blaise se quedan. Avanza las trece casillas del rey.
lesson-jackaroo-king-cannot = Un ocho pasaría las dos fichas de Blaise, y son un muro.
lesson-jackaroo-king-after = ✓ Un rey no perdona a nadie, tampoco a las tuyas: guarda la distancia.
lesson-jackaroo-five-title = Jackaroo: el cinco
lesson-jackaroo-five-before = Un cinco mueve tu ficha, o cualquiera de la pista. La de un rival pasa así de largo su casa y tiene que dar otra vuelta. **Estropéale la llegada a Blaise.**
lesson-jackaroo-five-wrong = Así Blaise todavía llega. La ficha que hay que empujar está dos casillas antes de su entrada.
lesson-jackaroo-five-after = ✓ Una vuelta más para Blaise. La ficha de tu pareja, en cambio, entra a casa con tu cinco.
lesson-jackaroo-ten-title = Jackaroo: el diez
lesson-jackaroo-ten-before = Un diez avanza diez, o quema una carta del siguiente, que además pierde el turno. A Blaise le queda una carta y está a punto de llegar. **Quémala.**
lesson-jackaroo-ten-wrong = Entonces Blaise juega esa carta. Usa el diez para quemarla.
lesson-jackaroo-ten-after = ✓ La carta arde a la vista de todos, y Blaise espera al próximo reparto.
lesson-italian-title = Italiano: el diez
lesson-italian-before = En el juego italiano, quien sigue a un diez descarta una carta y pierde el turno. Una ficha en su propia casilla de salida frena a todas las demás. **Haz que Blaise descarte.**
lesson-italian-wrong = Solo un diez hace eso.
lesson-italian-after = ✓ Blaise descarta una carta y pierde el turno. Era la última lección; ahora toca jugar.

## The puzzle of the day

puzzle-header = **🧩 Acertijo del día · { $rules } · { $day } · { $difficulty }**
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-asked = Juegas el sitio de abajo. Una jugada es claramente la mejor: **¿cuál?** No se sabe qué se jugó antes. Cuenta tu primera respuesta.
puzzle-solved = ✓ **¡Resuelto!** Es la mejor jugada.
puzzle-missed = ✗ No era esa. Esta es la mejor jugada:
puzzle-best = { $what } · probabilidad de ganar **{ $percent } %**
puzzle-second = La siguiente: { $what } · { $percent } %
puzzle-here = Resuelto en este servidor: { $solved } de { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Resuelto hoy. ¡Vuelve mañana para dos seguidos!
   *[other] 🔥 Resuelto { $days } días seguidos.
}
puzzle-tomorrow = -# Mañana hay otro.
puzzle-shown = ✓ { $who } lo ha resuelto, con la primera respuesta.
puzzle-shown-alt = Un tablero antes de la partida, cartas boca abajo y una marca de acierto: la respuesta no se ve.
button-show-solved = Mostrarlo aquí
command-puzzle = acertijo
command-puzzle-about = Resuelve el acertijo del día: una jugada es claramente la mejor
puzzle-posted = Le toca al sitio de abajo, y una jugada es claramente la mejor. ¿La ves? **{ button-solve }** te muestra las cartas; nadie más ve tu respuesta.
puzzle-yesterday = -# El de ayer: lo resolvieron { $solved } de { $answered }.
button-solve = Resolver
puzzle-here-streak = 🏠 Este servidor, días seguidos: **{ $days }** (récord: { $best })
puzzle-here-open = Aquí todavía no lo ha resuelto nadie: quien lo haga continúa la racha.
puzzle-here-first = **{ $name }** lo resolvió antes que los demás.
puzzle-here-you = **Tú** lo resolviste antes que los demás.
puzzle-here-header = **🧩 Los acertijos en este servidor**
puzzle-here-lately = En los últimos { $days } días:
puzzle-here-solver = { $solved } de { $answered } resueltos · seguidos: { $days }
button-puzzles-here = Este servidor
button-rush = Carrera de acertijos
button-rush-begin = ¡Ya!
button-rush-again = Otra carrera
rush-header = **⚡ Carrera de acertijos**
rush-about = ¿Cuántos acertijos resuelves en { $minutes } minutos? Se juega con las reglas suizas, salen por sorteo, primero los fáciles. Con { $most } respuestas equivocadas se acaba. Las soluciones no se cuentan.
rush-stands = **⚡ Resueltos: { $solved } · fallos: { $wrong } de { $most } · termina { $ends }**
rush-asked = Juegas el sitio de abajo. ¿Qué jugada es la mejor?
rush-right = ✓ ¡Correcto!
rush-wrong = ✗ No era esa.
rush-over = **⚡ Se acabó. Resueltos: { $solved }**, fallos: { $wrong }.
rush-own = Tu récord: { $solved }
rush-best-here = Lo mejor de hoy en este servidor: { $solved } ({ $names })
refused-own-game = Es la posición de una partida que no has terminado, o del acertijo del día: juega primero allí y luego vuelve.
regular-puzzle = el acertijo del día
server-settings-puzzle-on = Cada día { $channel } recibe el acertijo del día.
server-settings-puzzle-off = El acertijo del día no se publica.

## Practice

practice-opened = 🎓 Tu partida de práctica empieza en nuestros mensajes directos: { $link }. Juegan contigo tres ordenadores fáciles, uno es tu pareja; las pistas son libres, y nada cuenta. Si no te llega allí, **{ button-hand }** la muestra aquí.
practice-running = 🎓 Tu partida de práctica sigue en nuestros mensajes directos: { $link }.
practice-here = 🎓 Ningún mensaje directo mío te llega, así que tu partida de práctica se juega aquí: **{ button-hand }** la muestra, y solo tú la ves.
practice-place = 🎓 práctica
practice-wait = Juegan los ordenadores. Tu próximo turno llega solo; **{ button-hand }** lo muestra aquí.
practice-better = 💡 Mucho mejor habría sido: { $what } · probabilidad de ganar **{ $percent } %**
button-stop-advice = Sin más consejos
practice-advice-stopped = Bien: ni una palabra más sobre tus jugadas. `/tock práctica` con consejos los devuelve.
command-practice = práctica
command-practice-about = Juega a solas contra ordenadores fáciles, en mensajes directos
command-practice-advice-about = Si se te dice cuándo otra jugada habría sido mucho mejor
parameter-advice = consejos

## Commands for who learns

command-learn = aprender
command-learn-about = Aprende Tock en dos minutos, jugada a jugada

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** vale por cualquier carta: púlsalo para ver todo lo que puede hacer.
note-swap = 💡 **{ $card }** cambia tu ficha por una de otro color.
note-seven = 💡 **{ $card }** son siete pasos, para una ficha o repartidos entre varias; cuidado con lo que come por el camino.
note-back = 💡 **{ $card }** también va hacia atrás: desde tu casilla de salida, eso es casi en casa.
note-enters = 💡 **{ $card }** saca una ficha de la reserva.
note-nothing = 💡 No has hecho nada mal: solo una carta de salida saca la primera ficha, y más o menos una de cada cuatro primeras manos no tiene ninguna. El próximo reparto trae cartas nuevas. Mientras los demás juegan: ¿una lección de dos minutos o una partida de práctica?
note-discard = 💡 La carta que descartas ahora no hace nada: elige la que menos te falte.
notes-once = -# Se dice una vez por carta. `/tock ajustes` quita estos avisos.
settings-notes = Avisos sobre cartas que tienes por primera vez: { $on ->
    [0] ninguno
   *[other] sí
}.

## Help, by what one wants to do

help = **¿Qué quieres hacer?** Pulsa lo que te sirva; la respuesta solo la ves tú.
help-play = Jugar ahora
help-play-told = **Jugar ahora**
    - Con amigos: `/tock nueva` abre una mesa en un canal. Pulsan **{ button-sit }** junto a un sitio, el ordenador ocupa lo que queda libre, **{ button-start }** la pone en marcha.
    - A solas, enseguida: **{ errand-practice }** es una partida contra ordenadores fáciles en nuestros mensajes directos, con pistas libres.
    - **{ errand-games }** muestra dónde falta alguien en este servidor.
    - Se te llama cuando te toca: pulsa una carta y luego lo que debe hacer. Tus cartas llegan por mensaje directo; también están en **{ button-hand }** bajo el tablero.
help-learn = Aprender el juego
help-learn-told = **Aprender el juego**
    - Nunca he jugado: **{ errand-learn }**, seis jugadas en dos minutos.
    - Para probar: **{ errand-practice }**, con un aviso cuando otra jugada habría sido mucho mejor.
    - Mientras juegas: pulsa una carta para leer qué hace; **{ button-hint }** dice las mejores jugadas, solo a ti.
    - Todas las reglas, con tableros que las muestran: **{ button-rules }**.
    - Algo para pensar: **{ errand-puzzle }**.
help-anywhere = - En otros servidores, en grupos, entre dos: [añádeme a tu cuenta]({ $link }) y escribe `/tock-donde-sea`.
help-games = Ver mis partidas
help-games-told = **Mis partidas**
    - **{ errand-games }** muestra dónde juegas, en todos los servidores, y a quién le toca.
    - Tengo que irme: con `/tock levantarse` y un tiempo el ordenador guarda tu sitio, sin él lo dejas; `/tock unirse` lo recupera.
    - Lo que se acaba de jugar: **{ button-log }** bajo el tablero. Una partida terminada, jugada a jugada: **{ button-replay }** bajo su cartel, o `/tock partidas`.
    - En qué acabaron mis partidas: **{ errand-stats }**.
help-look = Cambiar el aspecto
help-look-told = **El aspecto**
    - Los colores de las imágenes que solo ves tú: elígelos aquí abajo.
    - Tu mano bajo el tablero o al lado, números en todas las casillas, horas en las que duermes, sin más avisos: `/tock ajustes`.
    - Para todo un servidor, por quien puede gestionarlo: `/tock-server ajustes`.
help-look-chosen = Las imágenes que solo ves tú son ahora: **{ $theme }**.
help-stuck = Algo está atascado
help-stuck-told = **Algo está atascado**
    - No veo cartas: **{ button-hand }**. `/tock mesa` también vuelve a probar tus mensajes directos.
    - Mis cartas están en gris: ninguna ficha puede hacer lo que dicen. Tu mano dice si la tiras o si descartas; con tus fichas en la reserva solo ayuda una carta que saque una.
    - ¿Dónde está el tablero? **{ errand-table }** lo muestra con tu sitio abajo.
    - Fue un error: **{ button-take-back }**, justo después.
    - Un botón dice ser de un momento anterior: **{ button-hand }** tiene nuevos.
    - Alguien no juega: donde hay reloj, el ordenador hace ese turno. A quien dejó pasar uno se le puede sustituir con un botón bajo el tablero hasta que vuelva; sin reloj, antes pregunta **{ button-more }**, **{ button-call }**; **{ button-more }**, **{ button-ask-end }** cierra la mesa.
    - No digo nada en un canal: allí necesito { permission-view-channel }, { permission-send-messages } y { permission-attach-files }.
anywhere = **Tock, estés donde estés**
    Lo que muestran estos botones solo lo ves tú. Para jugar con otros, haz que me añadan a un servidor y escribe allí `/tock nueva`.
errand-new = Mesa nueva
errand-practice = Práctica
errand-learn = Lecciones
errand-rules = { button-rules }
errand-puzzle = Acertijo del día
errand-games = Mis partidas
errand-stats = Mis resultados
errand-table = { button-hand }
command-help = ayuda
command-help-about = ¿Qué quieres hacer? Jugar, aprender, ver tus partidas, cambiar el aspecto, desatascar
about = Tock con amigos, en un canal: la carrera de canicas con cartas que también se llama Toc, Dog o Keezen. Escribe /tock ayuda: dice cómo jugar ahora, aprender el juego en dos minutos, encontrar tus partidas y qué hacer si algo está atascado.

## Watching

button-watch = Avísame del final
watch-begun = Recibirás un mensaje directo cuando acabe esta mesa. Otra vez **{ button-watch }** lo quita.
watch-dm-closed = Recibirías un mensaje directo cuando acabe esta mesa, pero los tuyos están cerrados: ábrelos y luego `/tock mesa` lo intenta de nuevo.
watch-stopped = Ya no se te dirá nada de esta mesa.
watched-ended = La mesa que seguías ha acabado: { $link }
refused-many-watch = Ya siguen demasiadas personas, aquí o tú en otras; espera a que acabe una de esas mesas.
refused-plays-here = Aquí juegas tú: del final te enterarás de todos modos.
refused-gives-first = Primero cada uno pasa una carta: las tuyas están en **{ button-hand }**, bajo el tablero.

## Guesses of those who watch

button-guess = Pronóstico
guess-told = 🔮 **¿Qué te parece?** Solo tú ves lo que dices. Es por puntos, nada más: quién acertó mejor se dice con el cartel, al final.
guess-winner = ¿Quién gana?
guess-home = ¿De quién es la próxima ficha en casa?
guess-winner-worth = **¿Quién gana?** Dicho ahora, y bien, vale { $points } puntos: uno menos por cada cuarto de sus fichas que un bando lleva a casa; con tres cuartos ya es tarde.
guess-winner-closed = **¿Quién gana?** Un bando tiene tres cuartos de sus fichas en casa: ya es tarde.
guess-home-worth = **¿De quién es la próxima ficha que llega a casa?** Cuanto antes lo digas, más vale: de uno a tres puntos.
guess-yours = Tú dices: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Mejores pronósticos, en puntos: { $names }
refused-guess-of-player = Quien juega aquí, ha jugado o espera un puesto no hace pronósticos.
refused-guess-closed = Ya es tarde para ese pronóstico.
refused-guess-late = La partida ha seguido: llegó tarde. **{ button-guess }** muestra lo que puedes decir ahora.
refused-guesses-off = En este servidor nadie hace pronósticos; así lo decidió quien lo gestiona.
server-settings-guesses-on = Quien mira puede decir quién va a ganar.
server-settings-guesses-off = Quien mira no hace pronósticos.
server-guesses-begin = Permitir pronósticos
server-guesses-end = Sin pronósticos
server-settings-gathering = Lugares y llamadas
server-settings-in-threads = Las mesas nuevas tienen su propio **hilo**.
server-settings-in-channels = Las mesas nuevas están en el **canal** donde se abren.
ask-places = Dónde están las mesas nuevas
places-channel = En el canal
places-thread = En un hilo propio

## Calling for players

button-call-players = Llamar a jugadores
button-be-called = Llámame para jugar
button-not-called = No me llames
call-waits = 📣 { $host } espera jugadores: **{ $rules }**, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}.
called-now = Se te llama cuando una mesa espera jugadores aquí, pero no en tus horas de silencio.
called-by-role = Ahora tienes el rol { $role }: se te llama cuando una mesa espera jugadores aquí.
called-no-more = Ya no se te llama para jugar aquí.
called-role-kept = Sigues teniendo el rol { $role }, que no puedo quitarte: pregunta a quien gestiona este servidor.
refused-calls-off = En este servidor no se llama a nadie para jugar; así lo decidió quien lo gestiona.
refused-call-of-host = Solo quien lleva la mesa llama a jugadores.
refused-call-no-seat = No hay ningún sitio libre.
refused-call-too-soon = Hace poco que se llamó a jugadores en este servidor. La próxima llamada es posible { $at }.
refused-call-nobody = Aquí nadie quiere que se le llame, o todos duermen o están en la mesa. En `/tock ayuda`, **{ help-play }**, está **{ button-be-called }**.
refused-role-everyone = Nunca se llama a todo el mundo: elige un rol que se tiene porque se quiere recibir llamadas.
refused-role-mention = No puedo mencionar { $role }. Permite que todos lo mencionen en los ajustes del rol, o dame { $permissions }.
permission-mention-everyone = Mencionar @everyone, @here y todos los roles
permission-manage-roles = Gestionar roles
server-settings-calls = { $hours ->
    [0] Las mesas que esperan jugadores no llaman a nadie.
    [1] Una mesa que espera puede llamar a { $who }, una vez por hora en todo el servidor.
   *[other] Una mesa que espera puede llamar a { $who }, una vez cada { $hours } horas en todo el servidor.
}
server-calls-list = quienes lo pidieron
server-settings-calls-not-given = No puedo dar { $role }: necesito { $permissions } y un rol por encima. Quien pulsa **{ button-be-called }** está en una lista, y también se le llama.
ask-role = A qué rol se llama
ask-role-about = Sin rol llevo una lista de quienes quieren que se les llame.
ask-calls = Cada cuánto puede llamar una mesa
ask-calls-hours = { $hours ->
    [0] Nunca
    [1] Una vez por hora
   *[other] Una vez cada { $hours } horas
}

## What is posted by the calendar

week-header = 🗓️ **La semana de Tock**
week-games = { $games ->
    [one] Terminó una partida
   *[other] Terminaron { $games } partidas
}, con { $players ->
    [one] una persona de aquí
   *[other] { $players } de vosotros
} en la mesa.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**: { $won } de { $games } ganadas
week-hits = 💥 { $hits ->
    [one] Se comió una ficha
   *[other] Se comieron { $hits } fichas
}, { $most } de ellas **{ $name }**
week-walk = 🏃 La marcha más larga: **{ $name }**, { $fields } casillas
week-footer = Semana nueva, cartas nuevas: `/tock nueva` abre una mesa.
regular-week = el mensaje sobre las partidas de la semana
regular-given-up = Ya no puedo poner { $what } en { $channel }: no tengo permiso para escribir ahí. Ahora está apagado; quien gestiona el servidor puede volver a encenderlo con `/tock-server ajustes`.
server-settings-week-on = Cada lunes llega a { $channel } un mensaje sobre las partidas de la semana.
server-settings-week-off = Ningún mensaje cuenta las partidas de la semana.

## A series of games

setup-series = Serie: 3 victorias
button-again-next = Siguiente partida
button-again-series = A tres victorias
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie a { $first } victorias: { $score }; partida { $number } de { $most } como mucho
series-left = Aquí empieza una serie nueva: la de antes no sigue.
series-left-at = Aquí se sientan otros ahora: la serie que iba { $score } no sigue.
series-goes-on = Serie a { $first } victorias: { $score }
series-won = 🏆 { $count ->
    [one] { $names } gana
   *[other] { $names } ganan
} la serie: { $score }
series-given-up = La serie termina aquí, { $score }: alguien se fue para siempre.
stats-series = Series jugadas: { $games }, ganadas: { $won }
stats-tile-series = series ganadas

## A game as a web page

button-page = Como página web
page-told = La partida { $game } como página para cualquier navegador: guárdala y ábrela, o envíala a tus amigos. { $names ->
    [named] Todos los que jugaron dejan su nombre en ella.
   *[seats] Los asientos sustituyen los nombres de las personas.
 }
refused-page-of-others = Solo quien jugó una partida puede tenerla como página.
privacy-pages-unnamed = Las páginas web que tus compañeros de juego hacen de vuestras partidas te llaman por tu asiento.
privacy-pages-named = Las páginas web de tus partidas pueden decir tu nombre, si todos los que jugaron están de acuerdo.
privacy-pages-name = Mi nombre en páginas
privacy-pages-unname = Sin nombre en páginas
page-title = Tock, partida { $game }
page-gave = { $name } da { $card } a { $other }.
page-back = Un paso atrás
page-on = Un paso adelante
page-round-back = A la ronda anterior
page-round-on = A la ronda siguiente
page-step = Paso de la partida
page-hands = Todas las manos
page-course = Posibilidades de ganar
page-story = La partida
page-keys = Las flechas, deslizar el dedo o el control van de paso en paso; Re Pág y Av Pág, de ronda en ronda.

## Un torneo de una noche

button-tournament = Torneo
button-enter = Participar
button-partner = Mi pareja
button-withdraw = No jugar más
button-begin = Empezar el torneo
button-drop = Retirar a alguien
button-call-off = Cancelar
ask-tournament-mode = Quién se inscribe
ask-tournament-rounds = Rondas
ask-tournament-minutes = Duración máxima de una ronda
ask-tournament-minutes-about = Después deciden las fichas en casa de las partidas sin terminar.
tournament-singles = Individual
tournament-singles-about = Cada cual se inscribe por su cuenta y cambia de pareja en cada ronda.
tournament-pairs = Parejas
tournament-pairs-about = Dos siguen juntos todo el torneo.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
tournament-minutes = { $minutes } minutos
tournament-called = El torneo está convocado: se participa con el mensaje de este canal, y allí lo empiezas.
tournament-header = 🏆 **Torneo** · { $mode } · { $rules } · { $rounds } de { $minutes } minutos como máximo · convocado por { $host }
tournament-entered = { $people ->
    [0] Aún no se ha inscrito nadie.
    [one] Se ha inscrito una persona:
   *[other] Se han inscrito { $people } personas:
}
tournament-begun = Ha empezado.
tournament-called-off = Está cancelado. Las partidas en curso siguen por su cuenta.
tournament-dropped = { $name } ya no juega.
tournament-withdrawn = Ya no juegas en este torneo.
tournament-partner = ¿Con quién te gustaría jugar? Dos que se eligen son pareja; a quien no tenga al empezar se le sortea una.
tournament-partner-asked = Has elegido a { $name }, que aún no te ha elegido y lo ve en **{ button-partner }**.
tournament-paired = Tú y { $name } sois pareja.
tournament-wants-you = quiere jugar contigo
tournament-nobody-free = Nadie más está aún sin pareja.
tournament-table = Ronda { $round } · Mesa { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } contra { $second }
tournament-computer = un ordenador
tournament-call = { $who }: pulsad **{ button-here }** en { $minutes } minutos. La partida empieza cuando están todos; después el ordenador ocupa los otros asientos.
tournament-call-about = La ronda termina como mucho { $minutes } minutos después: entonces deciden las fichas en casa.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Tras la ronda { $round } de { $rounds }**
tournament-standings-heading = Tras la ronda { $round } de { $rounds }
tournament-title = Torneo: { $rules }
tournament-next-round = La ronda { $round } empieza ahora: se llama a cada cual a un hilo nuevo.
tournament-last-round = Era la última ronda.
tournament-winners = 🥇 **{ $names }**: ¡felicidades!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 puntos por partida ganada, 1 por empate. Entre paréntesis: los puntos de los rivales y las fichas propias en casa.
tournament-your-table = Tu mesa en esta ronda: { $thread }
tournament-call-off-sure = ¿Cancelar el torneo para todos?
tournament-given-up = Ya no puedo escribir en { $channel }, así que el torneo de allí queda cancelado.
table-closed-time = La ronda había terminado: las fichas en casa han decidido esta partida para el torneo. **{ button-reopen }** la sigue por vuestra cuenta.
refused-tournament-gone = Este torneo ha terminado.
refused-tournament-goes-on = Ya hay un torneo en { $channel }; quien lo convocó, o gestiona el servidor, puede cancelarlo allí.
refused-tournament-begun = El torneo ha empezado; ya nadie se inscribe.
refused-tournament-full = Se han inscrito { $most } personas y no caben más.
refused-tournament-not-entered = Eso solo puede quien se ha inscrito: pulsa antes **{ button-enter }**.
refused-tournament-not-host = Eso solo puede quien convocó el torneo o gestiona el servidor.
refused-tournament-not-your-game = Esta no es tu mesa en esta ronda.
refused-tournament-too-late = Esta partida ha empezado o ha terminado. En la próxima ronda se te llama otra vez.
refused-tournament-place = Un torneo se convoca en un canal de texto, porque sus mesas están en hilos debajo.
refused-tournament-managers = Aquí solo convocan torneos quienes gestionan el servidor.
server-settings-callers = Los torneos los convoca { $who ->
    [anybody] cualquiera
   *[managers] quien gestiona el servidor
}.
server-settings-call = { $who ->
    [anybody] Que cualquiera convoque torneos
   *[managers] Torneos solo de gestores
}
permission-create-public-threads = Crear hilos públicos
