# Every text of the bot in Spanish. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Español
joker = Comodín
names-and = { $names } y { $name }
comma = ,
pawn = ficha { $number }
protected = protegida
place-home = casa { $depth }
place-centre = centro
place-reserve = reserva
round = Ronda { $number }
computer-name = { $name } (ordenador, { $level })
player-nameless = Jugador { $number }
player-forgotten = exjugador

## Captions of cards

action-any = cualquier carta
action-forward = avanza { $steps }
action-forward-anyone = { $steps } con cualquier ficha
action-back = retrocede { $steps }
action-enter = sale
action-seven = reparte 7
action-swap = cambia
action-draw = roba una carta
action-burn = quema
action-centre = centro
action-from-centre = desde el centro

## Possible moves

play-as = como { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; luego { $card }: { $second }
play-draw = robar una carta de la mano de { $name }
play-burn = quemar una carta al azar de { $name }
play-burn-choice = { $name } tiene que quemar una carta
play-throw-in = descartar toda la mano
play-discard = descartar
move-enter = { $pawn } sale a { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } en { $origin } ⇄ { $other } en { $goal }
brief-to = { $pawn } a { $goal }
brief-to-alone = a { $goal }
brief-back = { $pawn } { $back } a { $goal }
brief-back-alone = { $back } a { $goal }
brief-enter = { $pawn } sale
brief-swap-with = { $pawn }: cambio con { $other }
brief-swap-alone-with = cambio con { $other }
move-hits = , come { $victims }
own-pawn = su propia ficha { $number }
your-own-pawn = tu propia ficha { $number }
your-partners-pawn = la ficha { $number } de tu pareja
partners-pawn = la { $pawn } (su pareja)
pawn-of = ficha { $number } de { $name }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · roba una carta de la mano de { $other }
told-burn = { $name } { $cards } · quema { $burnt } de { $other }, que pierde el turno
told-burn-choice = { $name } { $cards } · { $other } tiene que quemar una carta y pierde el turno
told-throw-in = { $name } · ninguna carta jugable, descarta toda la mano: { $cards }
told-discard-made = { $name } · descarte obligado: { $cards }
told-discard-unplayable = { $name } · ninguna carta jugable, descarta { $cards }
told-discard = { $name } · descarta { $cards }
told-round = — ronda { $number } —
told-home = 🏅 ¡{ $names } { $count ->
    [one] acaba
   *[other] acaban
} en el { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto! Los demás siguen jugando.

## Pictures in words

alt-seat = { $name }: en el tablero, { $pawns }; en reserva, { $waiting }; en la mano, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
alt-none = ninguna
alt-lobby-seat = Sitio { $number }: { $name }.
hand-cards = Tu mano: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    La mesa de { $host }. ¡Siéntate!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libre
lobby-kept = reservado para { $name }
lobby-free = { $free ->
    [one] Queda un sitio libre; puede ocuparlo un ordenador.
   *[other] Quedan { $free } sitios libres; pueden ocuparlos ordenadores.
}
lobby-kept-seats = { $kept ->
    [one] Un sitio está reservado.
   *[other] { $kept } sitios están reservados.
}
lobby-kept-later = { $kept ->
    [one] Su jugador puede llegar aunque la partida haya empezado; hasta entonces juega un ordenador.
   *[other] Sus jugadores pueden llegar aunque la partida haya empezado; hasta entonces juegan ordenadores.
}
lobby-kept-series = Esta partida continúa una serie: tienen que sentarse los mismos jugadores.
lobby-full = ¡Ya estáis todos! Pulsa **{ button-start }**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· por invitación
   *[open] {""}
}
lobby-rated-not-yet = Puntúa: aún no (hacen falta personas en dos bandos)
seat-own = Este es tu sitio.
seat-other = Solo puede cambiarlo quien se sienta aquí.
seat-computer = ¿Qué nivel debe tener este ordenador?
seat-free = ¿Cambiarte a este sitio o dárselo a un ordenador?
seat-kept = Este sitio está reservado. ¿Dárselo a un ordenador o abrirlo a todos?
setup-chosen = **Reglas: { $rules }**
    Las elige el anfitrión, { $host }. Todos las ven en la mesa.
setup-header = **Reglas: { $rules }**
    Elige las reglas y el número de jugadores. Los botones abren las reglas de la casa, el ritmo, las pistas y las demás opciones de la mesa. Todos ven lo que eliges.
setup-suggested = { $option }: { $about }
setup-ruleset = Reglas
setup-party = Jugadores y equipos
setup-terms = Opciones de la mesa
setup-cut = Empezar con un corte
ask-cut = Cortar la baraja
ask-cut-about = Escribe lo que quieras: se mezcla al barajar y todos pueden leerlo
ask-terms = Otras opciones
ask-terms-rated = La partida puntúa
ask-terms-undo = Permitir deshacer (si el otro bando acepta)
ask-terms-series = Jugar una serie: gana quien llegue a tres victorias
ask-terms-invited = Solo por invitación: tú decides quién se sienta

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
button-log = Últimas jugadas
button-rules = Reglas
button-more = Más
button-words = Tablero en texto
button-call = Preguntar quién sigue
button-ask-end = Cerrar la mesa
button-send = Expulsar a un jugador
button-let = Dejar volver a un jugador
more-told = Más opciones de esta mesa:
ask-whom = ¿Qué jugador?
button-last-here = Última partida de aquí
button-find-game = Buscar por número
button-game-text = Cargar un archivo
button-play-on = Jugar desde aquí
button-more-options = Más opciones
games-more = **{ button-find-game }** te deja repasar una partida terminada que puedas ver. **{ button-game-text }** abre una mesa desde una posición de una partida que guardaste con **{ button-export }**.
games-over = Tus partidas terminadas
games-line = { $day } · partida { $game } · { $what } · { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto
ask-game-number = Número de la partida
ask-text = Archivo de la partida
ask-text-about = Un archivo de texto exportado al repasar una partida
ask-plays = ¿Después de qué jugada?
button-again = Jugar otra vez
button-again-score = { button-again } · { $score }
button-again-changed = Cambiar de pareja
button-again-drawn = Sitios al azar
button-well-played = 👏 Bien jugado
button-fair = ¿Es juego limpio?
button-end = Cerrar ya la mesa
button-throw-in = Descartar la mano
button-let-go = Descartar todo por mí
button-back = Atrás
button-take-back = Deshacer mi jugada
button-let-undo = Dejar deshacer
button-disagree = No dejar deshacer
button-undo-on = Deshacer: con acuerdo
button-undo-off = Deshacer: no
button-hint = Pista
button-play = Hacer esta jugada
button-as-seven = Repartir el 7

## The table

table-header = **Tock · ronda { $number }**
table-exchange = Todos pasan una carta: { $ready ->
    [one] { $ready } de { $players } ha elegido.
   *[other] { $ready } de { $players } han elegido.
} Tus cartas están en tus mensajes directos, o pulsa **{ button-hand }**.
table-exchange-elsewhere = Todos pasan una carta: { $ready ->
    [one] { $ready } de { $players } ha elegido.
   *[other] { $ready } de { $players } han elegido.
} Pulsa **{ button-hand }** para ver tus cartas.
table-exchange-waiting = Esperamos a { $names }.
table-dealing = Repartiendo cartas …
table-deserted = Ahora no juega nadie, así que la partida está en pausa. Quien se fue puede volver con **{ button-return }**; los demás pueden ocupar un sitio libre con `/tock unirse`.
table-turn = Le toca a { $name }.
table-discard = { $name } tiene que descartar una carta.
table-discard-lose = { $name } tiene que descartar una carta y pierde este turno.
table-places = 🏅 Clasificación: { $names }
table-won = 🏁 { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
table-fought = 🤝 ¡Buena partida, { $names }!
well-played = 👏 **¡Bien jugado!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Partidas ganadas: { $each }
offer-post-week = -# Para quien gestiona el servidor: cada lunes puedo resumir aquí la semana de Tock.
offer-post-puzzle = -# Para quien gestiona el servidor: cada mañana puedo publicar aquí un acertijo.
button-post-week = Resumen
button-post-puzzle = Acertijo del día
offer-post-week-on = Publicaré el resumen de la semana en { $channel } todos los lunes. Se desactiva con `/tock-server ajustes`.
offer-post-puzzle-on = Publicaré un acertijo en { $channel } cada mañana. Se desactiva con `/tock-server ajustes`.
table-closed = Esta mesa se cerró antes de acabar la partida.
table-closed-by = { $names } { $count ->
    [one] cerró esta mesa
   *[other] acordaron cerrar esta mesa
} antes de acabar la partida.
table-closed-silent = { $names } abrió otra mesa aquí porque en esta no respondía nadie. **{ button-reopen }** reanuda esta partida cuando el canal esté libre.
table-closed-absent = No quedaba nadie para jugar en el sitio { $seats }. Pierden los jugadores que empezaron allí; la victoria no es de nadie.
lobby-idle = Aquí no pasó nada en un día, así que esta mesa se cerró. Abre otra con `/tock nueva`, o pulsa **{ button-reopen }** para seguir con esta.
lobby-vacant = Se fueron todos, así que esta mesa se cerró. Abre otra con `/tock nueva`, o pulsa **{ button-reopen }** para seguir con esta.
game-idle = Aquí no ha jugado nadie en dos semanas, así que esta partida se cerró. Pulsa **{ button-again }** o usa `/tock nueva` para empezar otra, o pulsa **{ button-reopen }** para seguir con esta.
end-game-asked = ¿Terminar esta partida para todos? No ganará nadie.
end-lobby-asked = ¿Cerrar esta mesa? La partida aún no ha empezado.
started-header = **Tock · la partida { $number } ha empezado** · { $rules }
table-seed-hash = -# SHA-256 de la semilla aleatoria de esta partida: `{ $hash }`. La semilla se muestra al terminar.
announced = 🎲 **Empieza la partida { $number }.** Los sitios están fijados; se reparten las cartas.
announced-seed = -# Cartas calculadas con una semilla secreta, fijada antes de que nadie se sentara, y con el ID de este mensaje, que Discord acaba de dar.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = La baraja se cortó con «{ $cut }».
fair-told = El reparto se calcula con una semilla secreta, fijada antes de que nadie se sentara, y con el ID que Discord da al mensaje del comienzo. Así nadie puede elegir las cartas. La semilla se muestra al terminar la partida: pulsa entonces **{ button-fair }** y compara.
proof-explained = El reparto se calcula con una semilla secreta, fijada antes de que nadie se sentara, y con el ID que Discord dio al mensaje del comienzo. Nadie pudo elegir las cartas, salvo reiniciando la partida una y otra vez a la vista de todos. Ahora se muestra todo, y cualquiera puede volver a repartir y comparar. Solo una cosa no se puede demostrar: que quien lleva el bot no mirara las manos.
proof-unannounced = El reparto se calcula con una semilla secreta, fijada antes de que nadie se sentara. Esta partida no tuvo mensaje del comienzo, así que no se puede demostrar que la semilla no se eligiera para estos sitios.
proof-seed = -# Partida { $number } · semilla `{ $seed }`
proof-hash = -# SHA-256 de esta semilla: `{ $hash }`
proof-message = -# Mensaje del comienzo: [{ $id }]({ $link })
proof-lobby = -# Su SHA-256 se mostró [antes de la partida]({ $link }).
proof-cut = -# Corte: «{ $cut }»
proof-holds = ✅ Comprobado ahora mismo: cada reparto y cada robo de esta partida corresponde a la semilla.
proof-fails = ❌ La comprobación falló: el registro de esta partida no corresponde a su semilla. Se ha modificado.
proof-secret = Esta partida no se terminó y se puede reanudar durante 30 días. Hasta entonces la semilla es secreta, salvo que todos los jugadores acepten cerrarla para siempre.
call-exchange = { $names }: pulsa **{ button-hand }** y elige una carta para pasar.
call-turn = { $names }: ¡te toca! Pulsa **{ button-hand }** para ver tus cartas.
dm-closed = { $name }, no puedo enviarte mensajes directos. Pulsa **{ button-hand }** para ver tus cartas. Cuando los permitas, usa `/tock mesa` para probar otra vez.
dm-refused = { $name }, Discord no me deja enviarte mensajes directos ahora. Pulsa **{ button-hand }** para ver tus cartas. Lo intento de nuevo en una hora, o en cuanto uses `/tock mesa`.

## The hand

hand-header = **Tock en { $channel } · ronda { $number }**
hand-no-game = No juegas en esta mesa.
hand-over = La partida en { $channel } ha terminado.
hand-empty = No te quedan cartas. { $others ->
    [0] Enseguida se reparte.
   *[other] Los demás acaban esta ronda.
}
hand-finished = ¡Has acabado en el { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto! Los demás siguen; tú ya no recibes cartas.
hand-give = Elige una carta para pasarle a **{ $name }**. Nadie ve la carta que recibe antes de pasar la suya.
hand-give-partner = Elige una carta para pasarle a **{ $name }**, tu pareja. Nadie ve la carta que recibe antes de pasar la suya.
hand-given = Le pasas **{ $card }** a **{ $name }**. Puedes cambiarla hasta que todos hayan elegido.
hand-given-final = Le pasas **{ $card }** a **{ $name }**. Has cambiado todas las veces que se puede, así que es definitivo.
hand-received = Recibiste **{ $card }** al empezar esta ronda.
hand-drew = Robaste **{ $card }** de la mano de **{ $name }**.
hand-drawn = **{ $name }** robó **{ $card }** de tu mano.
hand-burnt = 🔥 **{ $name }** quemó tu **{ $card }**; perdiste el turno.
news-hit = 💥 **{ $name }** se comió { $pawns }.
news-pawn = tu ficha { $number } en { $place }
news-others-pawn = { $pawn } en { $place }
news-swapped = 🔄 **{ $name }** cambió tu ficha { $number }: { $origin } → { $goal }.
news-partner-swapped = 🔄 **{ $name }** cambió la ficha { $number } de tu pareja: { $origin } → { $goal }.
news-moved = ➡️ **{ $name }** movió tu ficha { $number }: { $origin } → { $goal }.
news-pawn-home = 🏠 **{ $name }**: la ficha { $number } está en casa.
news-all-home = 🏠 Todas las fichas de **{ $name }** están en casa.
news-partner-home = 🏠 Todas las fichas de tu pareja **{ $name }** están en casa.
news-marked = { $what ->
    [all] 🎉 **¡Todas tus fichas están en casa!** { $line }
    [home] 🎉 **¡En casa!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = Se te acabó el tiempo, así que un ordenador jugó por ti: { $play }
news-passed-in-stead = Se te acabó el tiempo, así que un ordenador pasó **{ $card }** por ti.
news-more = -# … y { $count } más antes:
hand-waiting = Te aviso cuando te toque.
you-are-next = ⏭️ Después te toca a ti.
card-play = { $card } → { $play }
joker-as = { $joker } como { $rank }
hand-turn = **Te toca.** Elige una carta.
hand-discard-keep = **{ $name }** jugó { $cards }, así que tienes que descartar una carta. No pierdes el turno. Elige la carta.
hand-discard-lose = **{ $name }** jugó { $cards }, así que tienes que descartar una carta y pierdes este turno. Elige la carta.
hand-discard-first-keep = Tienes que descartar una carta. No pierdes el turno. Elige la carta.
hand-discard-first-lose = Tienes que descartar una carta y pierdes este turno. Elige la carta.
hand-discard-choice = No puedes jugar ninguna de tus cartas. Elige una para descartar.
hand-discard-all = No puedes jugar ninguna de tus cartas en esta ronda, así que descartas una en cada turno. Elige una, o deja que las descarte todas por ti.
hand-let-go = No puedes jugar ninguna de tus cartas en esta ronda; descarto una por ti en cada turno. En el próximo reparto recibes cartas nuevas.
hand-unplayable = Las cartas grises no se pueden jugar ahora: ninguna de tus fichas puede hacer esa jugada.
hand-unplayable-waiting = Las cartas grises no se pueden jugar ahora: todas tus fichas están en la reserva, y solo sirve una carta que saque una.
hand-may-spare = Todas las jugadas comerían una ficha de tu pareja, así que puedes descartar una carta.
hand-joker-finish = No puedes llevar a casa la última ficha de tu equipo con un comodín.
hand-throw-in = No puedes jugar ninguna de tus cartas. Tu mano se descarta en un momento, y esta ronda se acaba para ti.
hand-thrown-in = No podías jugar ninguna de tus cartas, así que se descartó tu mano: { $cards }.
hand-in-the-way = 🚧 En tu camino: { $pawns }.
hand-no-way-out = Ninguna ficha en el recorrido, y ninguna carta que saque una.
hand-no-move = Ninguna de tus fichas puede hacer esas jugadas.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · elige una jugada.
card-numbers = Los números son los del tablero.
card-choose-pawn = **{ $card }** · elige primero una ficha.
card-only = **{ $card }** solo tiene una jugada posible: { $play }
seven-left = **{ $card }** · { $left ->
    [0] usados los siete pasos.
    [one] queda un paso.
   *[other] quedan { $left } pasos.
}
seven-order = -# Los pasos van a estas fichas, en este orden: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 opción
   *[other] { $plays } opciones
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, cambios
caution-passes-home = -# Pasa de largo por tu casa: { $which }
caution-hits-own = -# Come tu propia ficha: { $which }
caution-only-way-out = -# Es tu única carta que saca una ficha: { $card }
mark-swap = ⇄
group-draw = robar
group-burn = quemar
group-other = otra

## Answers to commands

new-opened = La mesa está abierta. Los demás pulsan **{ button-sit }**. Para empezar, pulsa **{ button-start }**, o **{ button-fill }** para dar los sitios vacíos a ordenadores.
new-opened-thread = Tu mesa está en { $thread }. Elige allí las reglas con **{ button-setup }**; los demás pulsan **{ button-sit }**.
thread-waiting = 🎲 Tock: se buscan jugadores
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } abrió una mesa en el hilo de abajo: **{ $rules }**.
thread-or-here = O pulsa **{ button-open-here }** para abrir la mesa en este canal.
button-open-here = Abrirla aquí
new-again = La siguiente mesa está abierta, y tienes tu sitio de antes. Los demás sitios están reservados para los mismos jugadores: pulsan **{ button-sit }**. El anfitrión puede dar a otros los que queden vacíos.
new-again-seats = La siguiente mesa está abierta, y tienes un sitio. Los demás sitios están reservados para los jugadores de la última partida: pulsan **{ button-sit }**. El anfitrión puede dar a otros los que queden vacíos.
server-settings = Idioma de las mesas nuevas: **{ $language }**
    Reglas de las mesas nuevas: **{ $rules }**
server-settings-theme = Tema de los tableros: **{ $theme }**
server-settings-films = Animaciones cortas al comer fichas: **{ $on ->
    [1] sí
   *[other] no
}**
server-settings-boards-last = Tableros que quedan en el canal: **solo el último**
server-settings-boards-every = Tableros que quedan en el canal: **todos**
joined = Ya tienes sitio. Te aviso cuando te toque.
leave-asked = ¿Dejar esta partida? Un ordenador ocupa tu sitio enseguida. Para volver, pulsa **{ button-return }** bajo el tablero o escribe `/tock unirse`.
left = Has dejado la mesa.
left-seat-held = Te has ido, y un ordenador juega por ti. Para volver, pulsa **{ button-return }** bajo el tablero o escribe `/tock unirse`.
seat-held-until = Otros jugadores podrán ocupar tu sitio { $until }.
sent-away = Hecho. Ese jugador solo puede volver a esta mesa si un gestor del servidor se lo permite.
sent-away-told = 🚪 { $name } ya no está en esta mesa, por decisión de { $names }.
let-back = Hecho. Ese jugador puede volver a esta mesa.
called = Tu pregunta está en el canal. Quien no responda a tiempo podrá ser sustituido.
called-nobody = Aquí no hay a quién preguntar. Abre otra mesa con `/tock nueva`.
called-told = ❓ { $name } pregunta si seguís ahí: { $names }. Pulsad **{ button-here }** bajo el tablero, o jugad. Si nadie responde, otra mesa podrá sustituir a esta.
started = La partida ha empezado. ¡Suerte!
ended = Hecho. Esta mesa está cerrada.
back-asked = Has pedido deshacer tu jugada. Los demás jugadores pueden aceptar bajo el tablero.
back-undone = Deshecho: tu última jugada y todo lo que siguió.
back-undone-computers = Deshecho: tu última jugada y todo lo que siguió. Los ordenadores siempre están de acuerdo.
back-took = ↩️ { $name } ha deshecho una jugada.
back-wanted = ↩️ { $name } quiere deshacer la última jugada; hace falta el acuerdo de { $names }.
played = Tu jugada: { $play }
board-not-yet = La partida aún no ha empezado.
log-empty = Aún no hay jugadas.
log-header = **Últimas jugadas**
failed = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo otra vez.

## Refusals: one sentence that says what to do

refused-channel-taken = En este canal ya hay una mesa abierta: { $link }{ $host ->
    [anybody] {" "}(No hay nadie sentado; quien se siente primero será el anfitrión.)
   *[other] {""}
}{ $until ->
    [none] {" "}Para saber si sus jugadores siguen ahí, pulsa **{ button-more }** y luego **{ button-call }**.
   *[other] {" "}Se ha preguntado a sus jugadores si siguen ahí. Si nadie responde, `/tock nueva` podrá sustituirla { $until }.
}
refused-just-opened = Otra persona acaba de abrir una mesa en este canal.
refused-tables-a-server = Este servidor ya tiene el máximo de { $tables ->
    [one] una mesa abierta
   *[other] { $tables } mesas abiertas
}. Para cerrar una que no se use, pulsa allí **{ button-more }** y luego **{ button-ask-end }**.
refused-tables-a-person = Ya tienes { $tables ->
    [one] una mesa abierta
   *[other] { $tables } mesas abiertas
}. Acaba una antes, o pulsa **{ button-more }** y luego **{ button-ask-end }**.
refused-lobbies-a-person = En este servidor ya tienes { $tables ->
    [one] una mesa que espera
   *[other] { $tables } mesas que esperan
} jugadores. Empieza una antes, o ciérrala: pulsa **{ button-setup }**, **{ button-more }** y luego **{ button-ask-end }**.
refused-no-table = No hay ninguna mesa abierta en este canal. Abre una con `/tock nueva`.
refused-unreadable = Esta mesa la guardó otra versión del bot y ahora no se puede abrir. No se ha perdido nada; volverá a funcionar tras una actualización. Un gestor del servidor puede cerrarla con `/tock-server terminar`.
refused-not-seated = No juegas en esta mesa, pero puedes mirar.
refused-away = Un ordenador guarda tu sitio. Pulsa **{ button-return }** bajo el tablero o usa `/tock unirse` para recuperarlo.
refused-sit-first = Solo pueden hacerlo los jugadores de esta mesa. Pulsa **{ button-sit }** junto a un sitio libre.
refused-already-seated = Ya tienes un sitio en esta mesa.
refused-seat-taken = Ese sitio está ocupado. Elige otro.
refused-seat-kept = Ese sitio está reservado para un jugador de la partida anterior; solo el anfitrión puede dárselo a otro.
refused-no-seat-free = Todos los sitios están ocupados, pero puedes mirar.
refused-no-such-seat = Esta mesa tiene los sitios 1 a { $seats }.
refused-not-in-lobby = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado; cualquiera de la mesa puede empezarla.
refused-not-playing = Esta partida ha terminado. Abre otra mesa con `/tock nueva`.
refused-seats-free = { $free ->
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}. Añade ordenadores o espera a que se siente alguien.
refused-no-human = Al menos un sitio tiene que ser de una persona.
refused-nobody-there = Esa persona no tiene sitio en esta mesa.
refused-not-host = Solo puede hacerlo el anfitrión, o un gestor del servidor que no juegue aquí.
refused-host-is-there = Mientras juegue, solo el anfitrión puede terminar la partida, o un gestor del servidor que no juegue aquí. Si deja pasar su tiempo en un turno, los demás jugadores pueden acordar terminarla.
refused-not-your-turn = No te toca.
refused-host-chooses = Solo el anfitrión puede elegir las reglas.
refused-too-many = Ya hay { $people } personas sentadas; alguien tiene que irse antes de elegir una mesa más pequeña.
refused-elsewhere = Esa mesa está en otra parte. Usa sus botones en su canal, o en tus mensajes directos si juegas en ella.
refused-needs-server = Las mesas están en los canales de los servidores, no en los mensajes directos. Usa este comando en el canal de tu mesa.
refused-in-group = Para esto hace falta un servidor del que yo sea miembro. Para jugar aquí, escribe `/tock-donde-sea` y pulsa **{ button-open-anywhere }**.
refused-not-manager = Solo los gestores del servidor pueden cambiar sus ajustes.
refused-no-exchange = Ahora no se pasan cartas.
refused-not-in-hand = No tienes esa carta.
refused-stale = Eso ya pasó: la partida ha seguido. No ha cambiado nada.
refused-not-legal = Esa jugada no es posible ahora. Elige una de las que se muestran.
refused-no-computer = No hay ningún ordenador que quitar.
refused-not-saved = Tu jugada no se pudo guardar, así que no ha cambiado nada. Inténtalo dentro de un momento.
refused-unknown = La base de datos no responde, así que aún no sé si se guardó. Lo estoy comprobando; la mesa mostrará el resultado en cuanto se sepa.
refused-ambiguous = Encajan varias jugadas. Escribe más, o elige una de la lista.
refused-permissions = En { $channel } necesito estos permisos: { $permissions }.
refused-not-in-server = No soy miembro de este servidor, y para esto tengo que serlo. Un gestor del servidor puede [añadirme]({ $link }); luego inténtalo otra vez.
refused-own-permissions = Solo lo hago para quien tiene estos permisos en { $channel }. Necesitas: { $permissions }.
refused-external-apps = Este servidor no deja que las aplicaciones externas publiquen para todos, así que solo lo verías tú.
refused-table-hidden = La mesa solo la verías tú, porque este servidor no te deja publicar con aplicaciones externas. Pide el permiso *Usar aplicaciones externas*, o prueba en otro canal o en un grupo.
refused-rules-ruleset = No hay reglas llamadas «{ $wrong }». Elige entre: { $offered }.
refused-rules-party = Estas reglas no se juegan así. Se puede: { $offered }.
refused-rules-option = «{ $wrong }» no es una opción de estas reglas. Opciones posibles: { $offered }.
refused-rules-no-option = «{ $wrong }» no se puede usar: { $rules } no tiene opciones.
refused-rules-value = «{ $wrong }» no es un valor válido. Elige entre: { $offered }.
refused-quiet-hours = Escribe las horas de descanso como hora de inicio y de fin, por ejemplo `22-8`, diez horas como mucho. Déjalo vacío para ninguna.
refused-quiet-zone = Escribe también tu zona horaria, por ejemplo `Europe/Zurich`, o solo la ciudad.
refused-too-often = Lo haces demasiado seguido. Inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-film-one-at-a-time = Tu animación anterior aún se está haciendo. Inténtalo dentro de unos segundos.
refused-films-busy = Ahora se hacen muchas animaciones. Inténtalo dentro de medio minuto.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-lost = Ya no puedo mostrar la mesa en { $channel }: allí me falta { $permissions }. La partida sigue, y el tablero vuelve en cuanto tenga esos permisos.
thread-locked = Ya no puedo mostrar la mesa en { $channel }: el hilo está bloqueado. La partida sigue, y el tablero vuelve en cuanto un moderador desbloquee el hilo.

## Rulesets and options

ruleset-swiss = Suizo
ruleset-dog = Dog (tablero suizo)
ruleset-toctoc = Toc Toc (Quebec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italiano
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cartas con comodines; manos de seis a dos; el siete come todo lo que pasa
ruleset-dog-about = como el suizo, en tablero más pequeño: a casa tras tocar dos veces la salida
ruleset-toctoc-about = de Quebec, dos contra dos: los cuatros solo retroceden, no pasas tus propias fichas
ruleset-ttg-about = la jota avanza 11 o cambia, ninguna ficha está protegida, se ataja por el centro
ruleset-italian-about = tras un diez el jugador siguiente descarta; una ficha en su salida bloquea a todos
ruleset-keezen-about = el juego neerlandés: una vuelta y a casa; el rey solo saca fichas; el siete, una o dos fichas
ruleset-jackaroo-about = del Golfo: el rey come todo lo que pasa, el cinco mueve cualquier ficha, el diez quema una carta
mode-teams = en equipos
mode-solo = cada uno por su cuenta
party-teams = { $players } jugadores en equipos
party-solo = { $players } jugadores, cada uno por su cuenta
option-board-dog = tablero de Dog
option-home-entry-over = no se entra a casa desde la casilla de entrada
option-canadian-seven-on = los sietes mueven también fichas de la pareja
option-no-joker-finish-on = sin acabar con comodín
option-places-on = se sigue por el segundo puesto
option-seven-diagonal-on = los sietes pueden cruzar el tablero
option-centre-off = sin atajo por el centro
option-jokers-on = con comodines
option-ten-swap-on = los dieces pueden cambiar
option-jack-discard-on = tras una jota descarta el siguiente
option-dealer-round = quien reparte cambia en cada ronda
option-extra-lap-on = se permiten más vueltas
option-king-13-on = los reyes también avanzan 13
option-own-block-on = tus propias fichas te bloquean
option-start-swap-off = sin cambios en la casilla de salida
option-burn-choice = quien pierde la carta elige cuál
option-discard-on = se descarta una carta, no toda la mano
option-own-pass-on = puedes pasar tus propias fichas
option-pair-wall-off = dos fichas no forman muro
option-plain-on = sencillo: sin quemar ni mover a otros
option-queen-burns-on = las reinas también queman
option-board-about = en este tablero las fichas entran a casa desde su casilla de salida
option-home-entry-about = una ficha parada en su casilla de entrada no puede entrar a casa: da otra vuelta
option-canadian-seven-about = con un siete puedes mover siempre también las fichas de tu pareja
option-no-joker-finish-about = un comodín no puede llevar a casa la última ficha de tu equipo
option-places-about = cuando alguien gana, los demás siguen por los puestos que quedan
option-seven-diagonal-about = un siete entero cruza el tablero en línea recta desde siete casillas tras una salida
option-centre-about = el centro del tablero no se puede usar
option-jokers-about = añade dos comodines; un comodín vale cualquier carta
option-ten-swap-about = un diez puede cambiar una ficha tuya por la de un rival en vez de avanzar
option-jack-discard-about = quien juega después de una jota tiene que descartar una carta
option-dealer-about = en cada ronda empieza otro jugador, no solo cuando se baraja de nuevo
option-extra-lap-about = una ficha puede pasar su casilla de entrada y dar otra vuelta
option-king-13-about = un rey saca una ficha o avanza 13 casillas
option-own-block-about = las fichas del mismo color no se pasan ni se comen
option-start-swap-about = una ficha en su casilla de salida no se puede cambiar, ni siquiera por su dueño
option-burn-about = quien pierde una carta por un diez elige cuál; si no, es al azar
option-discard-about = quien no puede jugar descarta una carta y conserva el resto
option-own-pass-about = una ficha puede pasar a otras de su color
option-pair-wall-about = dos fichas juntas se pasan como las demás
option-plain-about = los reyes solo sacan fichas; los cincos y los dieces solo avanzan
option-queen-burns-about = una reina avanza doce, o quema una carta del jugador siguiente

## The rules of a table

rules-intro-teams = El Tock es una carrera que se juega con cartas. Saca tus cuatro fichas de la reserva, dales una vuelta al tablero y llévalas a casa; cada carta dice cuánto avanza una ficha. Si caes en una ficha, esta vuelve a su reserva. Cada uno se sienta enfrente de su pareja, y los dos ganan juntos.
rules-intro-solo = El Tock es una carrera que se juega con cartas. Saca tus cuatro fichas de la reserva, dales una vuelta al tablero y llévalas a casa; cada carta dice cuánto avanza una ficha. Si caes en una ficha, esta vuelve a su reserva. Cada uno juega por su cuenta.
rules-marked = La flecha marca el sentido del juego. **a** casilla de salida, donde salen tus fichas · **b** casilla de entrada, donde giran hacia casa · **c** casa · **d** reserva
rules-marked-partner = **e** la casa de tu pareja
rules-name-badge = En la partida, la insignia junto a cada nombre muestra cuántas cartas tiene ese jugador y el signo de su pareja.
rules-marked-protected = La ficha en **a** acaba de salir, así que está protegida.
rules-goal-teams = Tu equipo tiene que llevar a casa todas sus fichas antes que los demás. Las fichas salen en su casilla de salida, avanzan en el sentido del reloj y giran hacia casa en su casilla de entrada. Cuando todas las tuyas están en casa, juegas las de tu pareja.
rules-goal-solo = Lleva a casa tus cuatro fichas antes que los demás. Las fichas salen en su casilla de salida, avanzan en el sentido del reloj y giran hacia casa en su casilla de entrada.
rules-deal = { $cards } cartas{ $jokers ->
    [0] {""}
   *[other] , { $jokers } de ellas comodines
}. Cada jugador recibe { $sizes } cartas, ronda tras ronda; luego se vuelve a empezar.
rules-shuffling-when-short = Cuando se acaba la baraja, se barajan los descartes.
rules-shuffling-each-cycle = Después de cada serie completa se barajan todas las cartas.
rules-rounds = Rondas
rules-track = En el recorrido
rules-at-home = En casa
rules-sevens = Sietes
rules-cards = Otras cartas
rules-entry = El recorrido tiene { $length } casillas. La casilla de entrada de una ficha { $fields ->
    [0] es su propia casilla de salida.
    [one] está una casilla antes de su salida; allí empieza su casa.
   *[other] está { $fields } casillas antes de su salida; allí empieza su casa.
}
rules-plain = avanza ese número de casillas
rules-hit-all = Una ficha que cae en otra la come y la manda a la reserva, aunque sea tuya.
rules-hit-others = Una ficha que cae en otra la come y la manda a la reserva.
rules-home = Las fichas entran en casa con el número exacto y allí no se pasan.
rules-once-round = Las fichas dan una sola vuelta: una ficha puede pararse en su casilla de entrada, pero no pasarla.
rules-swap = Con { $ranks } puedes cambiar una ficha tuya por una de otro color en el recorrido.
rules-exchange-partner = Después de cada reparto, cada jugador pasa una carta tapada a su pareja.
rules-exchange-left = Después de cada reparto, cada jugador pasa una carta tapada al de su izquierda.
rules-exchange-none = No se pasan cartas.
rules-unplayable-throw-in = Si puedes jugar una carta, tienes que hacerlo. Si no puedes, descartas toda la mano.
rules-unplayable-throw-in-off-track = Si puedes jugar una carta, tienes que hacerlo. Si no puedes, descartas una carta; pero si aún tienes fichas en la reserva y ninguna en el recorrido, descartas toda la mano.
rules-unplayable-discard = Si puedes jugar una carta, tienes que hacerlo. Si no puedes, descartas una.
rules-blocking-entered = Una ficha que acaba de salir está protegida hasta que se mueve: no se puede comer, pasar ni cambiar.
rules-blocking-own-start = Una ficha en su propia casilla de salida bloquea: no se puede comer, pasar ni cambiar.
rules-blocking-none = No hay fichas protegidas.
rules-home-entry-touched = Las fichas entran a casa avanzando. Con un cuatro también pueden entrar retrocediendo, pero solo si ya tocaron la casilla de entrada.
rules-home-entry-forward = Las fichas solo entran a casa avanzando.
rules-home-entry-over = Las fichas solo entran a casa avanzando, y solo si parten de antes de la casilla de entrada, no de ella.
rules-home-entry-twice = Una ficha puede entrar a casa cuando ha tocado dos veces su casilla de salida; salir cuenta como la primera.
rules-seven-hits-everyone = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
} y come todas las fichas que pasa, también las tuyas.
rules-seven-hits-opponents = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
} y come todas las fichas rivales que pasa.
rules-seven-hits-nobody = { $pawns ->
    [0] Un siete se reparte como quieras
   *[other] Un siete mueve una ficha o se reparte entre dos
}; solo come las fichas sobre las que otra se para.
rules-seven-moves-own = Un siete mueve tus propias fichas; cuando están todas en casa, los pasos que quedan mueven las de tu pareja.
rules-seven-moves-own-alone = Un siete solo puede mover tus propias fichas.
rules-seven-moves-team = Un siete puede mover también las fichas de tu pareja.
rules-seven-moves-anyone = Un siete puede mover las fichas de cualquiera, en el recorrido o en casa, también las protegidas.
rules-draw = Con { $ranks }, en vez de avanzar, puedes robar una carta al azar de la mano de un rival.
rules-hits-passed = Con { $ranks } una ficha come todas las fichas de su camino, también las tuyas. Las parejas de fichas no la paran; solo las que bloquean.
rules-pushes = Con { $ranks } también puedes mover { $whose ->
    [team] las fichas de tu pareja en el recorrido.
   *[other] cualquier ficha del recorrido. La de tu pareja se mueve como las tuyas; la de un rival pasa de su casilla de entrada y tiene que dar otra vuelta.
}
rules-burn = Con { $ranks }, en vez de avanzar, puedes quemar una carta al azar del jugador siguiente, que además pierde el turno.
rules-burn-choice = Con { $ranks }, en vez de avanzar, puedes hacer que el jugador siguiente queme una carta que él elige y pierda el turno.
rules-marked-fields = { $fields } (con un { $mark } en el tablero)
rules-centre = Con { $ranks } una ficha puede ir de la casilla { $fields } al centro, y del centro a cualquiera de esas casillas.
rules-swap-opponents = Con { $ranks } también puedes cambiar, pero solo con una ficha rival.
rules-leader-stays = Un jugador, elegido al azar, empieza todas las rondas.
rules-lead-each-cycle = El mismo jugador empieza todas las rondas de una serie; luego, el siguiente.
rules-begins-entered = Todos empiezan con una ficha en su casilla de salida.
rules-may-spare-partner = Si todas las jugadas posibles comerían una ficha de tu pareja, puedes descartar una carta.
rules-own-colour-blocks = Las fichas del mismo color no se pasan ni se comen.
rules-own-pawns-hit-only = Una ficha no puede pasar a otra de su color.
rules-pairs-block = Dos fichas juntas, sean de quien sean, forman un muro que nadie puede pasar.
rules-blocking-can-swap = Las fichas protegidas se pueden cambiar, pero entonces pierden la protección.
rules-blocking-can-swap-owner = Solo su dueño puede cambiarla.
rules-seven-backs-at-home = Dentro de tu casa, los pasos de un siete también se pueden dar hacia atrás.
rules-seven-diagonal = Un siete entero puede llevar una ficha de la casilla { $fields } en línea recta a la de enfrente.
rules-places = Quien tiene todas sus fichas en casa no recibe más cartas; los demás siguen por sus puestos.
rules-forced-discard-loses-turn = Después de { $rank }, el jugador siguiente descarta una carta y pierde ese turno.
rules-forced-discard = Después de { $rank }, el jugador siguiente descarta una carta.
rules-centre-second-cards = Si la jugada de una ficha acaba en la casilla { $fields }, puedes jugar una segunda carta ({ $ranks }) para llevarla al centro. Más tarde, las mismas cartas la sacan a cualquiera de esas casillas.
rules-no-joker-finish = Un comodín no puede llevar a casa la última ficha de un equipo.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Juega al Tock, la carrera de canicas que se juega con cartas
command-new = nueva
command-new-about = Abre una mesa en este canal
command-new-ruleset-about = Qué reglas (suizas si no eliges)
command-new-players-about = Número de jugadores
command-new-mode-about = En equipos, o cada uno por su cuenta
command-new-options-about = Reglas de la casa; elige de la lista
command-join = unirse
command-join-about = Siéntate en la mesa de este canal
command-join-seat-about = Número del sitio
command-leave = levantarse
command-leave-about = Deja la mesa, o haz que un ordenador guarde tu sitio un tiempo
command-table = mesa
command-table-about = Muestra tus cartas y el tablero; también prueba otra vez los mensajes directos
command-games = partidas
command-games-about = Muestra tus mesas, los sitios libres de este servidor y las partidas terminadas
command-play = jugar
command-play-about = Haz una jugada escribiéndola
command-play-card-about = La carta y la jugada; elige de la lista
command-rules = reglas
command-rules-about = Muestra las reglas de esta mesa, o de otra variante
command-rules-ruleset-about = Qué reglas (suizas si no eliges)
command-rules-players-about = Número de jugadores
command-rules-mode-about = En equipos, o cada uno por su cuenta
command-rules-options-about = Reglas de la casa; elige de la lista
command-settings = ajustes
command-settings-about = Tus propios ajustes: imágenes, explicaciones, horas de descanso, privacidad
command-anywhere = tock-donde-sea
command-anywhere-about = Acertijo del día, lecciones, práctica, reglas, tus estadísticas y partidas, estés donde estés
command-anywhere-ruleset-about = Abre aquí una mesa con estas reglas
command-anywhere-players-about = Abre aquí una mesa para este número de jugadores
command-anywhere-mode-about = Abre aquí una mesa: en equipos, o cada uno por su cuenta
command-anywhere-options-about = Abre aquí una mesa con reglas de la casa; elige de la lista
command-server = tock-server
command-server-about = Gestiona las mesas de Tock de este servidor
command-server-settings = ajustes
command-server-settings-about = Mira y cambia los ajustes de las mesas nuevas de este servidor
command-server-end = terminar
command-server-end-about = Cierra la mesa de este canal, aunque no se pueda abrir
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
theme-server = como en el servidor
settings-theme = Tema de las imágenes: **{ $theme }**
settings-looks = Imágenes y explicaciones
settings-quiet-hours = Horas de descanso
settings-language = 🌐 Idioma
settings-language-spoken = Idioma: **{ $language }**{ $chosen ->
    [discord] {" "}(como Discord)
   *[own] {""}
}
ask-own-language = Idioma en el que te hablo
ask-own-language-as-discord = como Discord
settings-privacy = Privacidad
settings-table = Tus cartas y tus turnos
ask-hands = Dónde enviar tus cartas
hands-server = como en el servidor
hands-direct = por mensaje directo
hands-channel = en el canal (solo tú las ves)
settings-hands = Dónde envío tus cartas: **{ $hands }**
ask-next = Antes de tu turno
ask-next-told = Enviarme un mensaje directo silencioso cuando me toque justo después
ask-elsewhere = Mesas donde el bot no es miembro
ask-elsewhere-told = Enviarme un mensaje directo cuando me toque allí
settings-next = Aviso silencioso cuando te toca justo después: **{ $on ->
    [1] sí
   *[other] no
}**
ask-server-hands = Cartas de los jugadores (por defecto)
server-hands-channel = en el canal (cada uno solo ve las suyas)
server-settings-hands = Cartas de los jugadores: **{ $hands }**, si no eligen otra cosa
ask-theme = Tema de las imágenes que solo ves tú
ask-shape = Disposición de las imágenes
ask-numbers = Números de las casillas
ask-notes = Explicaciones
ask-notes-told = Explicar cada carta especial la primera vez que la tengo
ask-hours-about = P. ej. 22-8, diez horas como mucho. En partidas lentas tu reloj se para. Vacío para ninguna.
ask-zone = Zona horaria
ask-zone-about = Por ejemplo Europe/Zurich, o solo la ciudad
server-settings-tables = Mesas nuevas
server-settings-looks = Tableros, cartas y mensajes
ask-party-about = Si estas reglas no permiten ese número, se usa el más cercano
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Reglas de la casa
ask-language = Idioma de las mesas nuevas
ask-language-as-discord = como en este servidor
ask-server-theme = Tema de los tableros
ask-films = Animaciones cortas
ask-films-about = Mostrar en movimiento las fichas comidas, las que llegan a casa y el final de una ronda
ask-boards = Tableros que quedan en el canal
ask-posts = Mensajes periódicos
ask-posts-about = Los mensajes que actives van al canal en el que estás ahora.
ask-post-week = Resumen de la semana, los lunes
ask-post-puzzle = Acertijo del día, cada mañana
shape-tall = alta (la mano bajo el tablero)
shape-wide = ancha (la mano junto al tablero)
settings-shape = Disposición de las imágenes: **{ $shape }**
numbers-every = en cada casilla
numbers-few = solo donde ayudan
settings-numbers = Números de las casillas: **{ $numbers }**
settings-quiet = Horas de descanso: **de { $begins } a { $ends }** ({ $zone }). En partidas lentas tu reloj se para entonces.
settings-quiet-none = Horas de descanso: **ninguna**
parameter-zone = zona-horaria
boards-last = solo el último
boards-every = todos

## Privacy

privacy = Guardo tu ID de Discord, tu nombre, tu idioma, tus ajustes y en qué mesas jugaste, para que tus sitios y tus partidas sigan ahí cuando vuelvas. No se lo doy a nadie más, y no leo tus mensajes.
privacy-file = El archivo adjunto contiene todo lo que guardo sobre ti.
privacy-policy = Política de privacidad: { $address }
privacy-terms = Condiciones de uso: { $address }
privacy-forget-me = Borrar mis datos
privacy-ask = Si borro tus datos, un ordenador ocupa tus sitios, tus ajustes se pierden y tu nombre desaparece de las partidas pasadas. No se puede deshacer. Los mensajes ya publicados en canales se quedan allí.
privacy-forget-me-now = Borrar para siempre
privacy-forgotten = Hecho. Tus datos están borrados. Si vuelves a jugar, empiezas como jugador nuevo.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (equipo { $letter })
alt-pile = Encima de los descartes: { $card } ({ $cards } en el montón).
alt-earlier = Antes: { $cards }.
alt-deck = Baraja: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por repartir.
alt-fields = Sale en { $start }, entra a casa en { $entry }.
alt-fields-of = { $name } sale en { $start }, entra a casa en { $entry }.
alt-track = Las casillas del recorrido van numeradas de 0 a { $last }.
alt-own = Tú, { $name }
alt-film = Animación de la ronda { $number }; el mensaje describe sus jugadas.

## Computer players' levels, and hints

level-easy = fácil
level-normal = normal
level-hard = fuerte
levels-told =
    - **Fácil** solo mira el tablero justo después de una jugada, y hace cualquiera que parezca bastante buena.
    - **Normal** piensa un poco más allá, y a veces hace la segunda mejor jugada.
    - **Fuerte** simula muchas veces el resto de la ronda antes de cada jugada, repartiendo al azar las cartas que no ve{ $engine ->
        [python] ; en este servidor hace la cuarta parte de simulaciones, y aún gana 49 de cada 50 partidas a quien solo mira una jugada más allá
       *[core] {""}
    }.
setup-hints = Pistas
setup-hints-chosen = Pistas: { $hints }
setup-hints-allowed = { $hints ->
    [0] ninguna
    [one] una por jugador y partida
   *[other] { $hints } por jugador y partida
}
setup-hints-unlimited = ilimitadas
hint-header = **Pista, solo la ves tú.** Tus mejores opciones, cada una con tu probabilidad de ganar estimada:
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = pasar { $card }
hint-no-reason = ningún motivo concreto: fue lo mejor en rondas simuladas
hint-left = { $hints ->
    [0] Era tu última pista de esta partida.
    [one] Te queda una pista.
   *[other] Te quedan { $hints } pistas.
}
hint-told = 💡 Pista usada en esta ronda: { $names }
reason-wins = gana la partida
reason-finishes = logra el { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto
reason-only-one = la única jugada posible
reason-comes-home = lleva a casa la { $pawn }
reason-enters = saca una ficha de la reserva
reason-hits = se come la { $pawn }
reason-hits-own-side = se come la { $pawn }, una ficha de tu propio bando
reason-escapes = pone la { $pawn } fuera del alcance de { $card } de { $name }
reason-stays-in-reach = deja la { $pawn } al alcance de { $card } de { $name }
reason-nears-home = deja la { $pawn } { $fields ->
    [0] justo delante de su casa
    [one] a una casilla de su casa
   *[other] a { $fields } casillas de su casa
}
reason-takes-turn = le cuesta a { $name } una carta y un turno
reason-likely-home = una ficha de tu bando llega a casa en el { $percent } % de las rondas simuladas
reason-likely-hit = una ficha de tu bando vuelve a estar en la reserva al final del { $percent } % de las rondas simuladas
reason-way-out = da a { $name } una carta que saca una ficha
reason-keeps-way-out = conserva tu { $card }, que saca una ficha
refused-hints-off = En esta mesa no hay pistas.
refused-hints-spent = Has usado todas tus pistas de esta partida ({ $hints }).
refused-nothing-due = Ahora no tienes nada que decidir. Pregunta otra vez cuando te toque.
refused-back-off = En esta mesa no se puede deshacer.
refused-back-rated = En una partida que puntúa tiene que aceptarlo un jugador de otro bando, y ahora no hay ninguno.
refused-back-gone = Esa jugada ya no se puede deshacer.

## The clock

setup-pace = Ritmo
setup-pace-chosen = Ritmo: { $pace }
pace-live = en vivo (90 s por turno, más 3 min por partida)
pace-relaxed = relajado (15 min por turno)
pace-slow = lento (1 día por turno, más 3 días por partida)
pace-open = sin límite de tiempo
pace-tournament = torneo (8 s por turno, más 1 min por partida)
pace-tournament-60 = torneo (10 s por turno, más 90 s por partida)
pace-tournament-90 = torneo (15 s por turno, más 3 min por partida)
time-left = ⏳ Si no, un ordenador hace solo esta jugada { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(incluido el tiempo extra: { $bank })
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (vuelve { $until })
}
table-away = 💤 Ausentes: { $names }. { $count ->
    [one] Un ordenador guarda el sitio.
   *[other] Unos ordenadores guardan sus sitios.
}
told-in-stead = ⏱ { $name } (ordenador)
button-return = He vuelto
hand-away = { $until ->
    [none] Un ordenador guarda tu sitio en { $channel } hasta que vuelvas. No se pierde nada.
   *[other] Un ordenador guarda tu sitio en { $channel }. Lo recuperas { $until }, o en cuanto vuelvas. No se pierde nada.
}
went-away = Un ordenador guarda tu sitio. Lo recuperas { $until }; si vuelves antes, pulsa **{ button-return }** bajo el tablero.
button-give-up-seat = Ceder mi sitio
give-up-seat-asked = ¿Ceder tu sitio para siempre? El ordenador sigue jugando, y el sitio ya no se guarda para ti: cualquiera puede ocuparlo. Si la partida puntúa, sigue contando para ti.
seat-given-up = Has dejado esta partida para siempre. Un ordenador tiene tu sitio hasta que alguien lo ocupe.
command-leave-length-about = Cuánto tiempo: 2 horas, esta noche, 18:30, hasta que vuelva; vacío, el tiempo habitual
command-leave-zone-about = Tu zona horaria, p. ej. Europe/Zurich; solo hace falta para una hora concreta
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
refused-away-zone = Para una hora concreta añade tu zona horaria, por ejemplo `Europe/Zurich`. O da una duración, por ejemplo `5 horas`.

## The final picture of a game

poster-rounds = Rondas: { $rounds }
poster-decisive = Momento decisivo, ronda { $round }, victoria { $before } % → { $after } %: { $told }
poster-hit = Mayor golpe
poster-hit-by = { $name } se comió a
poster-best = Mejor jugada
poster-luck = Turno con más suerte
poster-journey = Recorrido más largo
poster-first = Primera ficha en casa
poster-gain = +{ $percent } %
poster-fields = { $fields ->
    [one] una casilla
   *[other] { $fields } casillas
}
poster-hit-home = El mayor golpe: en la ronda { $round }, { $name } se comió una ficha de { $other }, { $fields ->
    [0] justo delante de su casa
    [one] a una casilla de casa
   *[other] a { $fields } casillas de casa
}
poster-walk = Recorrido más largo: { $name }, ficha { $number }, { $fields } casillas
poster-first-home = Primera ficha en casa: { $name }, ficha { $number }, en la ronda { $round }

## The offer of other pictures

looks-offered = **¿Quieres otras imágenes?** Son solo para tus pantallas, y puedes cambiarlas cuando quieras con `/tock ajustes`.
look-wide-about = **Ancha**: tu mano está junto al tablero, que en un ordenador se ve más grande.
look-wide-alt = El tablero final, con cinco cartas al lado
look-wide-chosen = Desde ahora tus imágenes son anchas.
look-dark-about = **Oscura**: el tablero y tu mano en colores oscuros.
look-dark-alt = El tablero final y cinco cartas en colores oscuros
look-dark-chosen = Desde ahora tus imágenes son oscuras.
button-look-wide = Las mías, anchas
button-look-dark = Las mías, oscuras

## Seats in mid-game

seats-header = Sitios libres en este servidor. Usa `/tock unirse` en el canal para ocupar uno.
seats-line = - { $channel } · { $rules } · sitios { $seats }{ $door ->
    [invited] {" "}· por invitación
   *[open] {""}
}
seats-none = Ninguna mesa de este servidor tiene un sitio libre. Abre una con `/tock nueva`.
asked-seat = ✋ { $name } pide el sitio { $seat }. Decide la pareja de ese sitio; si no hay, cualquiera de la mesa.
asked-invited = ✋ { $name } { $stage ->
    [lobby] pide el sitio { $seat }. { $host } decide quién se sienta.
   *[game] pide el sitio { $seat }. { $host } tiene que aceptar, y también la pareja de ese sitio.
}
asked-host = ✋ { $host }, { $name } quiere sentarse en tu mesa. Puedes aceptar bajo el tablero.
asked-send-away = ✋ { $name } pide expulsar de esta mesa a { $who }. Tienen que aceptar todos los demás jugadores.
asked-end = ✋ { $name } pide terminar la partida. Los jugadores pueden aceptar aquí abajo.
button-agree = De acuerdo con { $name }
button-let-in = Dejar entrar a { $name }
button-decline = Rechazar a { $name }
button-here = Estoy aquí
button-stand-in = Sustituir a { $name }
table-asked-whether-there = ❓ ¿Seguís ahí? { $names }: pulsad **{ button-here }**.
asked = Los demás ven tu petición bajo el tablero. Si este era tu sitio, lo recuperas en el próximo reparto.
refused-held-a-hand = Ya has visto una mano de esta partida, así que no puedes ocupar otro sitio. Puedes mirar.
refused-seat-kept-for-owner = Ese sitio se guarda para un jugador ausente. Si sigue vacío, podrás pedirlo más tarde.
refused-rated-seat = Esta partida puntúa, y ese sitio no tiene en la mesa una pareja que te acepte: se queda el ordenador.
refused-still-asked = Aún tienen tiempo para responder. Podrás hacerlo { $until }.
refused-sent-away = Te expulsaron de esta mesa; solo un gestor del servidor puede dejarte volver.
refused-removed-someone = Expulsaste a un jugador de esta partida que puntúa, así que no puedes jugar en ella. Puedes mirar.
refused-still-there = A ese jugador no se le ha acabado el tiempo, así que no se le puede sustituir. En partidas sin reloj, pulsa antes **{ button-more }** y luego **{ button-call }**.
refused-not-silent = No se ha preguntado a todos los jugadores de esa mesa si siguen ahí. Pulsa allí **{ button-more }** y luego **{ button-call }**.
refused-only-managers = Solo puede hacerlo un gestor del servidor que no juegue aquí. En partidas que no puntúan, todos los demás jugadores, si son al menos dos, pueden acordar expulsar a alguien.
refused-chosen-enough = Has cambiado tu elección { $changes } veces; la última es definitiva.
refused-taken-up-today = Reanudaste esta mesa hace poco. Podrás hacerlo otra vez { $until }.
refused-not-yours-to-agree = Eso lo deciden los demás jugadores.

## Planned moves

ahead-heading = **Planea tu próxima jugada:**
ahead-choose = Elige una carta. La jugada planeada se hace sola en tu turno si aún tiene el mismo efecto; si no, eliges como siempre. Solo la ves tú.
ahead-chosen = Juegan los demás. Jugada planeada: **{ $play }**. Se hace sola en tu turno si aún tiene el mismo efecto. Solo la ves tú.
ahead-made = Se hizo tu jugada planeada: { $play }
ahead-unfit-yet = Juegan los demás. Tu jugada planeada no es posible en el tablero actual. Si eso no cambia, en tu turno eliges como siempre.
ahead-unfit = Tu jugada planeada ya no tendría el mismo efecto, así que no se hizo.
button-choose-ahead = Planear mi próxima jugada
button-drop-ahead = Anular jugada planeada
button-choose-it = Planear esta jugada
refused-not-ahead = Ahora no puedes planear una jugada.

## Your tables

mine-header = **Tus mesas**
mine-none = No estás en ninguna mesa abierta.
mine-line = - { $link } · { $what }
mine-more = … y { $tables } más.
mine-yours = **te toca a ti** ({ $since })
mine-turn = le toca a { $name } ({ $since })
mine-exchange = otros aún tienen que pasar una carta ({ $since })
mine-lobby = sin empezar; { $free ->
    [0] todos los sitios ocupados
    [one] un sitio libre
   *[other] { $free } sitios libres
}; abierta { $since }
mine-away = un ordenador guarda tu sitio; pulsa **{ button-return }** bajo el tablero para recuperarlo

## Finished games

button-replay = Repasar
button-export = Exportar como texto
button-highlights = Mejores momentos
button-whole-film = Animar toda la partida
film-highlights = **Los mejores momentos de la partida { $game }**
film-whole = **Partida { $game }, de principio a fin**
alt-game-film = Animación de la partida { $game }, jugada a jugada, hasta el tablero final.
button-hands-open = Mostrar todas las manos
button-hands-own = Mostrar una sola mano
button-previous-round = Ronda anterior
button-previous = Anterior
button-next-round = Ronda siguiente
replay-header = **Repaso de la partida { $game }** · ronda { $number } · jugada { $play } de { $plays }
replay-deals = { $name } reparte.
replay-gave = -# { $name } pasa **{ $card }** a { $other }.
replay-from = Ver el tablero desde el lado de { $name }
replay-round = Ir a la ronda { $number }
alt-held = { $name } tiene { $cards }.
export-told = La partida { $game } como texto: cada mano, cada carta pasada, cada jugada, y la semilla que decide el reparto.
button-review = Análisis de la partida
button-share = Compartir
button-turn = Error { $place }
button-mistakes = Aprender de mis errores
review-header = **Análisis de la partida { $game }.** Comparo cada jugada con la mejor alternativa en los mismos repartos simulados, sabiendo solo lo que el jugador podía saber entonces.
review-person = { $name }: { $accuracy } % de precisión; { $mistakes ->
    [0] ningún error
    [one] un error
   *[other] { $mistakes } errores
 }; { $percent } % de probabilidad de ganar perdido en total.
review-luck = -# Suerte en las cartas de { $names }: { $kind ->
    [good] +{ $percent } %
   *[bad] −{ $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Ronda { $round }, jugada { $play }: { $told }
review-gave = Ronda { $round }: { $name } pasa { $card }
review-cost = -# Probabilidad de ganar { $before } % → { $after } %. Mejor: { $what }
review-no-mistakes = Ningún error: ninguna jugada costó un 3 % o más.
review-best = ⭐ Mejor jugada · { $told }, { $percent } % mejor que cualquier otra.
review-working = Analizando la partida: { $done } de { $all } decisiones …
mistake-asked = Ronda { $round }: tu jugada costó un { $percent } % de probabilidad de ganar. **¿Qué es mejor?**
mistake-still = Esa jugada aún pierde un { $percent } %.
mistake-found = ✓ **¡Correcto! No hay nada mejor.**
alt-course = Probabilidad de ganar de { $name }, ronda a ronda: { $shares }.
refused-review-one-at-a-time = Ya se analiza otra partida para ti. Inténtalo dentro de unos segundos.
refused-review-of-others = Solo los jugadores de esta partida pueden pedir su análisis; los demás lo ven cuando un jugador lo comparte en el canal.
refused-no-past-game = No encuentro una partida terminada con ese número que puedas ver. Las partidas terminadas las ven sus jugadores y quienes pueden leer el canal.

## Statistics and ratings

button-rated-on = Puntúa: sí
button-rated-off = Puntúa: no
button-rated-not-yet = Puntúa: faltan dos bandos
command-stats = estadísticas
command-stats-about = Muestra tus estadísticas, o las de otro jugador de este servidor
command-stats-player-about = Qué jugador (tú, si no eliges)
command-leaderboard = clasificación
command-leaderboard-about = Muestra las clasificaciones de este servidor
command-leaderboard-standings-about = Qué clasificación
command-new-rated-about = Si la partida puntúa (hacen falta personas en dos bandos; sí, si no eliges)
parameter-rated = puntúa
command-new-thread-about = Si la mesa se abre en su propio hilo (si no eliges, como diga el servidor)
parameter-thread = hilo
parameter-standings = lista
refused-no-statistics = Aquí no hay partidas terminadas que pueda mostrar.
refused-statistics-elsewhere = Solo puedo mostrar las estadísticas de otros en un servidor donde estéis los dos.
privacy-statistics-shown = Tus estadísticas: **visibles** para quien comparte un servidor contigo (`/tock estadísticas`, `/tock clasificación`)
privacy-statistics-hidden = Tus estadísticas: **ocultas**; solo las ves tú, y no estás en ninguna clasificación
privacy-hide = Ocultar mis estadísticas
privacy-show = Mostrar mis estadísticas
percent = { $percent } %
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = provisional · { $games } de { $enough } partidas, { $people } de { $different } rivales
stats-header-here = **{ $name }** en este servidor
stats-header = **{ $name }** en todos los servidores
stats-score = Partidas: { $games } · ganadas: { $won }
stats-streak = Victorias seguidas: { $now } ahora, récord { $best }
stats-rating-teams = Puntuación en equipo: { $rating }
stats-rating-alone = Puntuación individual: { $rating }
stats-entered = Carta favorita para salir: { $card } ({ $times } de { $entered ->
    [one] { $entered } ficha
   *[other] { $entered } fichas
})
stats-missed = Turnos que jugó el ordenador porque se acabó el tiempo: { $missed } de { $turns }
stats-with = { $name } · ganadas: { $won } de { $games }
stats-rulesets = Victorias por reglas
stats-partners = Victorias por pareja
stats-won-of = { $won } de { $games }
stats-tile-games = { $games ->
    [one] partida
   *[other] partidas
}
stats-tile-won = ganadas
stats-tile-streak = mejor racha
stats-tile-rating-teams = puntos equipo
stats-tile-rating-alone = puntos indiv.
stats-tile-entered = para salir
figure-hits-given = fichas comidas
figure-hits-taken = fichas perdidas
figure-pawns-home = fichas en casa
figure-longest-walk = recorrido más largo
figure-cards-burnt = cartas quemadas
stats-tile-missed = turnos perdidos
stats-accuracy = Precisión en { $games ->
    [one] una partida analizada
   *[other] { $games } partidas analizadas
 }: { $accuracy } %; las últimas: { $last }.
stats-tile-accuracy = precisión
stats-accuracies = Precisión por partida
standings-which = ¿Qué clasificación?
standings-friends = Clasificación de amigos
standings-teams = Puntuación en equipo
standings-alone = Puntuación individual
standings-month = Victorias del mes
standings-pairs = Parejas
standings-pairs-month = Parejas del mes
standings-none = Todavía no hay nadie en esta clasificación.
standings-about-friends = -# Todos los que han terminado { $games } partidas en este servidor, primero quien más ha ganado.
standings-about-points = -# Una puntuación más segura sale más arriba: **{ button-ranking }**.
standings-own = Tu puntuación: { $told }
standings-about-rating = -# Puntuación ± incertidumbre, ordenada por puntuación menos incertidumbre. Apareces tras diez partidas que puntúan contra cinco rivales distintos. Desde la cuarta partida en un día con las mismas personas, la puntuación ya no cambia. Solo puntúan las partidas con personas en bandos distintos.
standings-line = **{ $place }** { $names } · { $told }
standings-score = ganadas: { $won } de { $games } ({ $percent } %)
standings-tally = ganadas: { $won } de { $games } · { $hits ->
    [one] { $hits } golpe
   *[other] { $hits } golpes
}
season-name = Temporada { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Aún sin clasificar: { $games } de { $enough } partidas, contra { $people } de { $different } rivales.
season-about = -# Todos empiezan la temporada con 1.000 puntos, y se clasifican tras cinco partidas que puntúan contra cinco rivales distintos. Orden: puntuación menos incertidumbre (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season }: terminada**
seasons-none = Ninguna temporada anterior tiene clasificación todavía.
seasons-which = ¿Qué temporada?
button-season = Esta temporada
button-seasons = Temporadas pasadas
button-season-teams = Equipos
button-season-alone = Individual
button-ranking = Cómo se clasifica
button-standings = Clasificación
analysis-opened = La mesa está abierta. Tienes el sitio al que le toca en esa posición; los demás los tienen ordenadores, y con `/tock unirse` se puede ocupar uno. Las pistas son ilimitadas, y el resultado no cuenta.
refused-game-text = Línea { $line } de ese archivo: { $wrong }.
refused-game-text-size = Ese archivo es demasiado grande para una partida exportada.
refused-no-such-play = Esa partida tiene las jugadas de 0 a { $plays }. Elige una.
refused-game-over-there = En esa posición la partida ya ha terminado. Elige una jugada anterior.
game-text-no-transcript = no es una partida exportada (empiezan con `tock 1`)
game-text-too-long = demasiadas jugadas para una partida
game-text-unreadable = no se puede leer
game-text-missing = falta una línea antes de esta (rules, seed, message, cut o seat)
game-text-rules = reglas desconocidas
game-text-seed = una semilla tiene 64 cifras hexadecimales (de 0 a f)
game-text-seat = no existe ese sitio
game-text-position = una partida no puede empezar desde esta posición
game-text-deal = este reparto no corresponde a la semilla
game-text-gift = esta carta no se puede pasar aquí
game-text-number = las jugadas se numeran desde 1, sin huecos
game-text-turn = le toca a otro sitio
game-text-play = esta jugada no es posible aquí
game-text-drawn = la carta robada no corresponde a la semilla
game-text-end = la partida no termina así
game-text-no-end = falta el final de la partida

## Resuming a closed table

button-reopen = Reanudar
button-give-up = Cerrar para siempre
reopened = La partida sigue donde se quedó. Todos los demás jugadores cuentan como ausentes hasta que pulsen **{ button-return }**.
given-up = { $people ->
    [0] Todos han aceptado: esta mesa está cerrada para siempre. **{ button-fair }** muestra cómo se repartió.
    [one] Has aceptado. Falta un jugador para que esta mesa se cierre para siempre.
   *[other] Has aceptado. Faltan { $people } jugadores para que esta mesa se cierre para siempre.
}
refused-not-closed = Esta mesa ya se ha reanudado.
refused-closed-for-good = Esta mesa está cerrada para siempre. Abre otra con `/tock nueva`.
refused-channel-has-table = En este canal hay otra mesa abierta. Podrás reanudar esta cuando aquella termine.

## Lessons

button-learn = Cómo se juega
button-next = Siguiente
button-course-more = Cartas especiales
button-course-partner = Pasar cartas
button-got-it = Entendido
button-show-me = Mostrar la respuesta
button-skip = Saltar
button-all-lessons = Todas las lecciones
lesson-header = **Aprende Tock · { $number } de { $lessons } · { $title }**
lesson-cannot = **{ $card }** no se puede jugar ahora.
lesson-would-play = Se puede, pero busca una mejor. Haría esto: { $play }.
lesson-would-give = Podrías pasar **{ $card }**, pero hay una carta mejor.
lesson-got-it = ¡Muy bien! Ahora prueba en una partida lo que has aprendido.
lesson-table-waits = Tu mesa sigue esperando aquí: vuelve a su mensaje y pulsa **{ button-start }** o **{ button-fill }**.
lesson-shown-give = Se hace así: pasas **{ $card }**.
lesson-shown-play = Se hace así, con **{ $card }**: { $play }.
lessons-header = **Aprende Tock.** Elige una lección; cada una dura solo una jugada.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Lo básico
course-more = Cartas especiales y otras reglas
course-partner = En pareja: qué pasar
lesson-way-out-title = Salir de la reserva
lesson-way-out-before = Estás abajo, y todas tus fichas están en la reserva. Solo un rey (K), un as (A) o un comodín puede sacar una. **Saca una ficha.**
lesson-way-out-cannot = Esa carta mueve una ficha, pero aún no tienes ninguna en el tablero. Busca la carta que saca una.
lesson-way-out-wrong = Busca la carta que saca una ficha.
lesson-way-out-after = ✓ Tu ficha está en su casilla de salida. Desde ahí da una vuelta al tablero, en el sentido del reloj, y va a casa. Si no puedes jugar ninguna carta, descartas la mano y esperas al próximo reparto.
lesson-hit-title = Avanzar y comer fichas
lesson-hit-before = Una carta mueve una ficha tantas casillas como su número. Si caes en otra ficha, esa vuelve a su reserva. **Cómete la ficha de Blaise**: cuenta las casillas hasta ella.
lesson-hit-wrong = Carl, enfrente de ti, es tu pareja: no te comas su ficha. La ficha de Blaise está nueve casillas por delante.
lesson-hit-after = ✓ La ficha de Blaise vuelve a la reserva y tiene que empezar de nuevo. Solo cuenta la casilla donde caes; las fichas que pasas no corren peligro. Tus fichas y las de tu pareja también se pueden comer, y si puedes jugar una carta, tienes que hacerlo.
lesson-protected-title = Fichas protegidas
lesson-protected-before = La ficha de Blaise acaba de salir. En su casilla de salida está protegida hasta que se mueva: nadie puede comerla ni pasarla. **Juega la única carta que aún puedes usar.**
lesson-protected-cannot = Caería en la ficha protegida o la pasaría, y eso no se permite.
lesson-protected-wrong = Quédate detrás de la ficha protegida.
lesson-protected-after = ✓ Tu ficha espera detrás. Tus fichas están protegidas igual cuando salen. Bloquean a todos, también a ti.
lesson-home-title = A casa con el número exacto
lesson-home-before = Tu casilla de entrada está tres casillas más adelante, y tu casa empieza justo detrás. Con el número exacto una ficha puede girar ahí; si no, puede dar otra vuelta. **Lleva tu ficha a casa.**
lesson-home-wrong = Eso pasa de largo por tu casa. Elige la carta, y la meta numerada, dentro de tu casa.
lesson-home-after = ✓ ¡En casa! Allí nadie puede comerla. En casa las fichas no se pasan, así que llena primero los sitios del fondo.
lesson-split-title = Repartir un siete
lesson-split-before = Un siete son siete pasos que puedes repartir entre tus fichas, y come todas las que pasa. **Con un solo siete, lleva una ficha a casa y cómete la de Dora.** Los botones dicen primero los pasos y luego las casillas numeradas en el tablero.
lesson-split-wrong = Una ficha está cerca de casa; la otra, tres casillas detrás de la de Dora. Da a cada una algunos pasos.
lesson-split-after = ✓ Dos cosas con una carta: guarda los sietes para momentos así. Cuidado: también comen tus fichas y las de tu pareja.
lesson-gift-title = Pasar una carta a tu pareja
lesson-gift-before = Después de cada reparto, tú y tu pareja os cambiáis una carta sin verla antes. Todas las fichas de Carl están en la reserva. **Pasa a Carl una carta que saque una ficha.**
lesson-gift-wrong = Esa carta no sacaría a Carl de la reserva.
lesson-gift-after = ✓ Ahora Carl puede sacar una ficha. Cuando se acaban las cartas se reparten otras; las fichas se quedan donde están. Cuando tus cuatro fichas están en casa, mueves las de Carl: ganáis juntos cuando las ocho están en casa. Con esto ya puedes jugar; las cartas especiales pueden esperar.
lesson-two-ways-out-title = Dos cartas para salir: pasa una
lesson-two-ways-out-before = Todas tus fichas están en la reserva, y las de Carl también. Dos de tus cartas pueden sacar una ficha. **Pasa una de ellas a Carl.**
lesson-two-ways-out-wrong = Carl seguiría atascado. Un as o un rey saca una ficha, y tú te quedas con el otro.
lesson-two-ways-out-after = ✓ Ahora podéis salir los dos. A la larga, pasar una hace ganar 2 partidas más de cada 100 que quedarse las dos.
lesson-own-way-out-title = Tu única carta para salir: guárdala
lesson-own-way-out-before = Todas tus fichas están en la reserva; Carl tiene dos en el tablero. El rey es tu única carta para salir. **Pasa a Carl otra carta.**
lesson-own-way-out-wrong = Entonces no jugarías en esta ronda, y a Carl no le hace falta esa carta.
lesson-own-way-out-after = ✓ Pasar tu única carta para salir, mientras tu pareja tiene fichas en el tablero, cuesta más o menos 1 partida de cada 100. Si tu pareja también está atascada, da casi igual.
lesson-gift-that-hits-title = Pasar una carta que come
lesson-gift-that-hits-before = La ficha de Blaise está nueve casillas por delante de la de Carl. **Pasa a Carl la carta que la come.**
lesson-gift-that-hits-wrong = Con esa Carl no podría comerla. Cuenta las casillas desde la ficha de Carl hasta la de Blaise.
lesson-gift-that-hits-after = ✓ Pasar una carta con la que tu pareja come enseguida hace ganar más o menos 1 partida más de cada 100 que la mejor de las otras. Sietes, jotas y comodines no son buenos regalos por sí mismos: pasar uno cuesta más o menos lo mismo.
lesson-jack-title = Jota: cambiar de sitio
lesson-jack-before = Una jota (J) cambia una ficha tuya por una de otro color en el recorrido. **Acércate a tu casa todo lo que puedas.**
lesson-jack-wrong = ¿De quién es la ficha que está justo delante de tu casa?
lesson-jack-after = ✓ Casi una vuelta entera con una carta, y Blaise perdió lo mismo. Las fichas protegidas no se pueden cambiar.
lesson-joker-title = Comodín: cualquier carta
lesson-joker-before = Un comodín se puede jugar como cualquier carta. **Lleva tu ficha a casa, al sitio del fondo**: está a nueve casillas.
lesson-joker-wrong = Juega el comodín como un nueve: elige la ficha y luego el sitio del fondo de la casa.
lesson-joker-after = ✓ Un comodín puede hacer lo que hace cualquier carta: salir, cambiar, repartir o ir a casa.
lesson-four-title = Cuatro: hacia atrás
lesson-four-before = Un cuatro avanza o retrocede. Tu ficha acaba de salir, y su casilla de entrada está justo detrás. **Ahórrale una vuelta entera.**
lesson-four-wrong = Cuatro casillas hacia atrás desde la salida, quedaría justo delante de su casa.
lesson-four-after = ✓ Desde aquí avanza hasta su casa. Con una ficha en su casilla de salida, un cuatro vale una vuelta entera.
lesson-centre-title = Tock Tock Dog: el centro
lesson-centre-before = En Tock Tock Dog, un as, un diez o un rey lleva una ficha de una casilla con el número 8 al centro. Más tarde puede salir a cualquier otra casilla con el número 8. **Ve al centro.**
lesson-centre-wrong = El rey también puede llevarte: elige el centro.
lesson-centre-after = ✓ Con otra de estas cartas sale a la casilla que quieras, por ejemplo cerca de casa. El juego suizo para ocho también tiene centro.
lesson-dog-title = Dog: tocar dos veces la salida
lesson-dog-before = En Dog, una ficha entra a casa desde su casilla de salida cuando la ha tocado dos veces. Salir es la primera; pasarla o caer en ella otra vez es la segunda. Tu ficha retrocedió con un cuatro. **Llévala a casa.**
lesson-dog-wrong = Eso no entra. Elige la carta, y la meta, que giran en la casilla de salida.
lesson-dog-after = ✓ Al pasar por su casilla de salida, tu ficha la tocó por segunda vez. Salir, cuatro atrás y a casa: no hay nada más rápido.
lesson-toctoc-title = Toc Toc: el as y tus fichas
lesson-toctoc-before = En Toc Toc un as vale 1 o 14, los cuatros solo retroceden, y tus fichas no pueden pasarse entre ellas. **Cómete la ficha de Blaise.**
lesson-toctoc-wrong = La ficha de delante está catorce casillas detrás de ella.
lesson-toctoc-after = ✓ Tu otra ficha no habría podido: la de delante le cerraba el paso.
lesson-ttg-title = Tock Tock Dog: jota y salidas
lesson-ttg-before = En Tock Tock Dog una jota avanza 11 o cambia, y ninguna ficha está protegida, ni recién salida. **Manda la ficha de Blaise a la reserva.**
lesson-ttg-wrong = Así no la comes. Cuenta: está once casillas por delante.
lesson-ttg-after = ✓ Aquí nadie está a salvo en una casilla de salida. Con un siete, una ficha solo come donde se para, y en casa también puede retroceder.
lesson-keezen-title = Keezen: una sola vuelta
lesson-keezen-before = En Keezen una ficha no puede pasar de su casa: entra con el número exacto, o espera. Los reyes solo sacan fichas, y un siete mueve una o dos. **Lleva tu ficha a casa.**
lesson-keezen-wrong = Eso solo la lleva a su casilla de entrada, a tres casillas. La casa empieza justo detrás.
lesson-keezen-cannot = Un ocho o un nueve pasaría de la casa, y eso no se permite.
lesson-keezen-after = ✓ Tus ochos y nueves no servían aquí: cerca de casa hacen falta cartas pequeñas, o una jota para cambiar.
lesson-keezen-start-title = Keezen: la casilla de salida
lesson-keezen-start-before = Una ficha en su propia casilla de salida bloquea a todos, también a ti, y nadie más puede cambiarla. Solo tú puedes. **Cámbiala por la ficha de Blaise, que está cerca de tu casa.**
lesson-keezen-start-wrong = Esa ficha no. Busca la que está justo delante de tu casilla de entrada.
lesson-keezen-start-cannot = Tu propia ficha está en la casilla de salida, así que un rey no puede sacar otra.
lesson-keezen-start-after = ✓ Casi una vuelta entera en una jugada, y Blaise empieza de nuevo.
lesson-jackaroo-king-title = Jackaroo: el rey
lesson-jackaroo-king-before = En Jackaroo, un rey que avanza trece come todo lo que hay en su camino. Por lo demás, ninguna ficha puede pasar a otra de su color, ni un muro de dos fichas. **Cómete las dos fichas de Blaise.**
lesson-jackaroo-king-wrong = Así las fichas de Blaise se quedan donde están. Usa los trece pasos del rey.
lesson-jackaroo-king-cannot = Un ocho tendría que pasar las dos fichas de Blaise, y forman un muro.
lesson-jackaroo-king-after = ✓ Un rey no perdona a nadie, ni a tus propias fichas: apártalas de su camino.
lesson-jackaroo-five-title = Jackaroo: el cinco
lesson-jackaroo-five-before = Un cinco mueve una ficha tuya o la de cualquiera en el recorrido. La de un rival pasa de su casa y tiene que dar otra vuelta. **Estropéale la llegada a Blaise.**
lesson-jackaroo-five-wrong = Blaise aún puede llegar a casa. Empuja la ficha que está a dos casillas de su casilla de entrada.
lesson-jackaroo-five-after = ✓ Eso le cuesta a Blaise una vuelta entera. Por cierto: la ficha de tu pareja sí puede entrar a casa con tu cinco.
lesson-jackaroo-ten-title = Jackaroo: el diez
lesson-jackaroo-ten-before = Un diez avanza diez, o quema una carta del jugador siguiente, que además pierde el turno. A Blaise le queda una carta y está a punto de llegar a casa. **Quémala.**
lesson-jackaroo-ten-wrong = Entonces Blaise juega esa carta. Usa el diez para quemarla.
lesson-jackaroo-ten-after = ✓ Todos ven la carta quemada, y Blaise tiene que esperar al próximo reparto.
lesson-italian-title = Italiano: el diez
lesson-italian-before = En el juego italiano, el jugador que sigue a un diez descarta una carta y pierde el turno. Una ficha en su propia casilla de salida bloquea a todas las demás. **Haz que Blaise descarte una carta.**
lesson-italian-wrong = Solo un diez hace eso.
lesson-italian-after = ✓ Blaise descarta una carta y pierde el turno. Era la última lección: ¡ahora, a jugar!

## The puzzle of the day

puzzle-header = **🧩 Acertijo del día · { $rules } · { $day } · { $difficulty }**
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-asked = Estás abajo. Una jugada es claramente la mejor: **¿cuál?** No conoces las jugadas anteriores. Solo cuenta tu primera respuesta.
puzzle-solved = ✓ **¡Resuelto!** Es la mejor jugada.
puzzle-missed = ✗ No exactamente. Esta es la mejor jugada:
puzzle-best = { $what } · probabilidad de ganar **{ $percent } %**
puzzle-second = La segunda: { $what } · { $percent } %
puzzle-here = Resuelto en este servidor: { $solved } de { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Resuelto hoy. ¡Vuelve mañana para dos seguidos!
   *[other] 🔥 Resuelto { $days } días seguidos.
}
puzzle-tomorrow = -# Mañana llega un acertijo nuevo.
puzzle-shown = ✓ ¡{ $who } resolvió el acertijo a la primera!
puzzle-shown-alt = Un tablero cubierto de cartas boca abajo y una marca de acierto: la respuesta no se ve.
button-show-solved = Compartir aquí
command-puzzle = acertijo
command-puzzle-about = Resuelve el acertijo del día: encuentra la mejor jugada
puzzle-posted = Le toca al jugador de abajo, y una jugada es claramente la mejor. ¿La encuentras? Pulsa **{ button-solve }** para jugarla; tu respuesta no la ve nadie más.
puzzle-yesterday = -# El acertijo de ayer: resuelto por { $solved } de { $answered }.
button-solve = Resolver
puzzle-here-streak = 🏠 Racha de este servidor, en días: **{ $days }** (récord: { $best })
puzzle-here-open = Aquí nadie ha resuelto aún el acertijo de hoy. ¡Resuélvelo y mantén viva la racha!
puzzle-here-first = **{ $name }** lo resolvió primero.
puzzle-here-you = **Tú** lo resolviste primero.
puzzle-here-header = **🧩 Acertijos en este servidor**
puzzle-here-lately = Últimos { $days } días:
puzzle-here-solver = { $solved } de { $answered } resueltos · racha: { $days }
button-puzzles-here = Racha del servidor
button-rush = Carrera de acertijos
button-rush-begin = Empezar la carrera
button-rush-again = Otra carrera
rush-header = **⚡ Carrera de acertijos**
rush-about = ¿Cuántos acertijos puedes resolver en { $minutes } minutos? Siguen las reglas suizas y salen al azar, primero los fáciles. Con { $most } respuestas equivocadas se acaba. Las soluciones no se muestran.
rush-stands = **⚡ Resueltos: { $solved } · fallos: { $wrong } de { $most } · termina { $ends }**
rush-asked = Estás abajo. ¿Cuál es la mejor jugada?
rush-right = ✓ ¡Correcto!
rush-wrong = ✗ No exactamente.
rush-over = **⚡ Se acabó. Resueltos: { $solved }**, fallos: { $wrong }.
rush-own = Tu récord: { $solved }
rush-best-here = Lo mejor de hoy en este servidor: { $solved } ({ $names })
refused-own-game = Es la posición de una partida que no has terminado, o del acertijo del día. Haz antes tu jugada allí, y luego vuelve.
regular-puzzle = el acertijo del día
server-settings-puzzle-on = Acertijo del día: **{ $channel }**
server-settings-puzzle-off = Acertijo del día: **no**

## Practice

practice-opened = 🎓 Tu partida de práctica ha empezado en tus mensajes directos: { $link }. Juegas con tres ordenadores fáciles, uno de ellos tu pareja. Las pistas son ilimitadas, y el resultado no cuenta. Si no llega ningún mensaje, pulsa **{ button-hand }** para jugar aquí.
practice-running = 🎓 Tu partida de práctica está en tus mensajes directos: { $link }.
practice-here = 🎓 No puedo enviarte mensajes directos, así que tu partida de práctica se juega aquí. Pulsa **{ button-hand }**; solo tú la ves.
practice-place = 🎓 práctica
practice-wait = Juegan los ordenadores. Tu próximo turno aparece solo; pulsa **{ button-hand }** para verlo aquí.
practice-better = 💡 Una jugada mucho mejor era: { $what } · probabilidad de ganar **{ $percent } %**
button-stop-advice = Quitar los consejos
practice-advice-stopped = De acuerdo, no más consejos. Vuelven con la opción consejos de `/tock práctica`.
command-practice = práctica
command-practice-about = Juega a solas contra ordenadores fáciles, en mensajes directos
command-practice-advice-about = Si señalar las jugadas mucho mejores
parameter-advice = consejos

## The learn command

command-learn = aprender
command-learn-about = Aprende Tock en dos minutos, jugada a jugada

## Tips about new cards

note-joker = 💡 **{ $card }** se puede jugar como cualquier carta. Los botones muestran lo que puede hacer ahora.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** puede retroceder: desde tu casilla de salida, eso te deja casi en casa.
note-enters = 💡 **{ $card }** saca una ficha de la reserva.
note-nothing = 💡 No has hecho nada mal: solo algunas cartas sacan una ficha, y muchas primeras manos no tienen ninguna. En el próximo reparto recibes otras. Mientras tanto, ¿qué tal una lección de dos minutos o una partida de práctica?
note-discard = 💡 La carta que descartas ahora no tiene efecto: elige la que menos necesites.
notes-once = -# Cada explicación sale una vez. Se quitan en `/tock ajustes`.
settings-notes = Explicaciones de cartas nuevas: **{ $on ->
    [0] no
   *[other] sí
}**

## Help

help = **¿Qué quieres hacer?** Pulsa un botón; la respuesta solo la ves tú.
help-degraded = ⚠️ { $what ->
    [saves] En este momento no puedo guardarlo todo. Si se rechaza una jugada, inténtalo de nuevo.
    [answers] En este momento respondo más despacio de lo normal.
    [pings] En este momento aviso a los jugadores más tarde de lo normal.
   *[boards] En este momento los tableros se actualizan más tarde de lo normal.
}
help-play = Jugar
help-play-told = **Jugar**
    - Con amigos: abre una mesa en un canal con `/tock nueva`. Tus amigos pulsan **{ button-sit }** junto a un sitio. Para empezar, pulsa **{ button-start }**, o **{ button-fill }** para dar los sitios vacíos a ordenadores.
    - Por tu cuenta, ahora mismo: **{ errand-practice }** empieza una partida contra ordenadores fáciles en tus mensajes directos, con pistas ilimitadas.
    - **{ errand-games }** muestra qué mesas de este servidor buscan jugadores.
    - Te aviso cuando te toca. Un botón que nombra una jugada la hace enseguida; si no, pulsa una carta y luego elige una jugada. Tus cartas llegan por mensaje directo; **{ button-hand }** bajo el tablero también las muestra.
help-learn = Aprender el juego
help-learn-told = **Aprender el juego**
    - ¿Nunca has jugado? Pulsa **{ errand-learn }**: el juego en dos minutos, con seis jugadas.
    - Para probar: **{ errand-practice }** te dice cuándo otra jugada habría sido mucho mejor.
    - Durante una partida: cada carta dice lo que hace; **{ button-hint }** muestra las mejores jugadas, solo a ti.
    - Todas las reglas, ilustradas con tableros: **{ button-rules }**.
    - Un reto cada día: **{ errand-puzzle }**.
help-anywhere = - En otros servidores, grupos y chats privados: [añádeme a tu cuenta]({ $link }) y usa `/tock-donde-sea`.
help-games = Ver mis partidas
help-games-told = **Mis partidas**
    - **{ errand-games }** muestra tus mesas en todos los servidores, y a quién le toca.
    - ¿Tienes que irte? Con `/tock levantarse`, un ordenador guarda tu sitio el tiempo que digas. Vuelve con `/tock unirse`.
    - Últimas jugadas: **{ button-log }** bajo el tablero. Para repasar una partida terminada, pulsa **{ button-replay }** bajo su resultado, o usa `/tock partidas`.
    - Tus estadísticas: **{ errand-stats }**.
help-look = Cambiar el aspecto
help-look-told = **Cambiar el aspecto**
    - Elige aquí abajo un tema para las imágenes que solo ves tú.
    - Tu mano bajo el tablero o al lado, números en todas las casillas, horas de descanso, explicaciones sí o no: `/tock ajustes`.
    - Para todos en un servidor (solo gestores del servidor): `/tock-server ajustes`.
help-look-chosen = Las imágenes que solo ves tú tienen ahora el tema **{ $theme }**.
help-stuck = Arreglar un problema
help-stuck-told = **Arreglar un problema**
    - ¿No ves cartas? Pulsa **{ button-hand }**. `/tock mesa` también prueba otra vez tus mensajes directos.
    - ¿Cartas grises? Ninguna de tus fichas puede hacer esa jugada. Si todas están en la reserva, solo sirve una carta que saque una. Tu mano dice si descartas una carta o todas.
    - ¿Dónde está el tablero? **{ errand-table }** lo muestra con tu sitio abajo.
    - ¿Te has equivocado? Pulsa enseguida **{ button-take-back }**, antes de tu próximo turno.
    - ¿Un botón ya no vale? Pulsa **{ button-hand }** para tener otros nuevos.
    - ¿Alguien no juega? Con reloj, un ordenador hace la jugada cuando se acaba el tiempo, y los demás pueden sustituir después a ese jugador hasta que vuelva. Sin reloj, pulsa antes **{ button-more }** y luego **{ button-call }**. Para terminar la partida, pulsa **{ button-more }** y luego **{ button-ask-end }**.
    - ¿No respondo en un canal? Allí necesito { permission-view-channel }, { permission-send-messages } y { permission-attach-files }.
anywhere = **Tock, estés donde estés**
    Lo que muestran estos botones solo lo ves tú. Para jugar con amigos, añádeme a un servidor y usa allí `/tock nueva`.
anywhere-with-table = **Tock, estés donde estés**
    Lo que muestran estos botones solo lo ves tú. **{ button-open-anywhere }** publica una mesa en la que pueden jugar todos los de aquí, sin añadirme.
button-open-anywhere = Abrir una mesa aquí
elsewhere-your-turn = Te toca en la mesa { $number }, en un lugar donde no soy miembro. Otros jugadores: { $names }.
elsewhere-place = este chat
elsewhere-newer = -# Si este mensaje deja de cambiar, busca uno más nuevo más abajo.
elsewhere-moved = Este mensaje ya no se actualiza. La mesa está [más abajo]({ $link }).
elsewhere-press-board = El tablero aún no lo muestra. Pulsa **{ button-hand }** bajo el tablero para actualizarlo para todos.
errand-new = Mesa nueva
errand-practice = Práctica
errand-learn = Lecciones
errand-rules = { button-rules }
errand-puzzle = Acertijo del día
errand-games = Mis partidas
errand-stats = Mis estadísticas
errand-table = { button-hand }
command-help = ayuda
command-help-about = Ayuda: jugar, aprender, encontrar tus partidas, cambiar el aspecto, arreglar un problema
about = Juega al Tock con amigos en Discord: la carrera de canicas que se juega con cartas, también llamada Toc, Dog o Keezen. Escribe /tock ayuda para empezar a jugar, aprender el juego en dos minutos, encontrar tus partidas o arreglar un problema.

## Watching

button-watch = Avísame del final
watch-begun = Te enviaré un mensaje directo cuando acabe esta mesa. Pulsa otra vez **{ button-watch }** para anularlo.
watch-dm-closed = Te enviaría un mensaje directo cuando acabe esta mesa, pero no puedo. Permite los mensajes directos y usa `/tock mesa` para probar otra vez.
watch-stopped = Ya no te avisaré de esta mesa.
watched-ended = La mesa que seguías ha acabado: { $link }
refused-many-watch = Demasiadas personas siguen esta mesa, o tú ya sigues demasiadas. Espera a que acabe una de ellas.
refused-plays-here = Juegas en esta mesa, así que te aviso de todos modos.
refused-gives-first = Primero, todos pasan una carta. Pulsa **{ button-hand }** bajo el tablero para elegir la tuya.

## Predictions

button-guess = Pronóstico
guess-told = 🔮 **¿Cuál es tu pronóstico?** Solo lo ves tú. Se juega solo por puntos; al acabar la partida se nombra a quienes mejor acertaron.
guess-winner = ¿Quién gana?
guess-home = ¿Quién lleva la próxima ficha a casa?
guess-winner-worth = **¿Quién gana?** Acertar ahora vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Vale un punto menos cada vez que un bando lleva a casa un cuarto de sus fichas; con tres cuartos se cierra.
guess-winner-closed = **¿Quién gana?** Los pronósticos están cerrados: un bando ya tiene en casa tres cuartos de sus fichas.
guess-home-worth = **¿Quién lleva la próxima ficha a casa?** Vale de uno a tres puntos: cuanto antes lo digas, más.
guess-yours = Tu pronóstico: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Mejores pronósticos (puntos): { $names }
refused-guess-of-player = No puedes hacer pronósticos de una partida que juegas o has jugado, o en la que has pedido sitio.
refused-guess-closed = Los pronósticos están cerrados.
refused-guess-late = Demasiado tarde: la partida ha seguido. Pulsa **{ button-guess }** para ver qué puedes pronosticar ahora.
refused-guesses-off = En este servidor no hay pronósticos.
server-settings-guesses-on = Pronósticos: **sí**
server-settings-guesses-off = Pronósticos: **no**
server-guesses-begin = Activar los pronósticos
server-guesses-end = Desactivar los pronósticos
server-settings-gathering = Hilos y menciones
server-settings-in-threads = Las mesas nuevas se abren en: **su propio hilo**
server-settings-in-channels = Las mesas nuevas se abren en: **el canal**
ask-places = Dónde se abren las mesas nuevas
places-channel = En el canal
places-thread = En su propio hilo

## Pings for players

button-call-players = Buscar jugadores
button-be-called = Avísame para jugar
button-not-called = No me avises
call-waits = 📣 { $host } busca jugadores: **{ $rules }**, { $free ->
    [one] un sitio libre
   *[other] { $free } sitios libres
}.
called-now = Te menciono cuando una mesa de aquí busca jugadores, pero no en tus horas de descanso.
called-by-role = Ahora tienes el rol { $role }: se menciona cuando una mesa de aquí busca jugadores.
called-no-more = Ya no te menciono para jugar aquí.
called-role-kept = Ya no te menciono desde mi lista, pero sigues teniendo el rol { $role }, que no puedo quitarte. Pide a un gestor del servidor que lo quite: **Ajustes del servidor**, **Miembros**.
refused-calls-off = En este servidor las mesas no mencionan a nadie para buscar jugadores.
refused-call-of-host = Solo el anfitrión de la mesa puede buscar jugadores.
refused-call-no-seat = Todos los sitios están ocupados.
refused-call-too-soon = En este servidor se buscaron jugadores hace poco. Podrás hacerlo otra vez { $at }.
refused-call-nobody = No hay a quién avisar: aquí no se ha apuntado nadie, o todos duermen o ya están en la mesa. Para apuntarte: `/tock ayuda`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = No menciono a todo el mundo. Elige un rol de personas que quieran recibir menciones.
refused-role-rank = No puedo usar { $role }: no está por debajo de mi propio rol, o es de una aplicación. Arrastra mi rol por encima en los ajustes del servidor, o elige otro.
refused-role-powers = No puedo usar { $role }: tiene un permiso que @everyone no tiene. Elige un rol sin permisos.
refused-role-channels = No puedo usar { $role }: aparece en los permisos de un canal o una categoría. Elige un rol que no aparezca en ninguno.
refused-role-chooser = Para elegir { $role } necesitas *Gestionar roles* y un rol por encima. El propietario del servidor siempre puede elegirlo.
refused-role-mention = No puedo mencionar { $role }. Permite que cualquiera lo mencione en los ajustes del rol, o dame { $permissions }.
permission-mention-everyone = Mencionar @everyone, @here y todos los roles
permission-manage-roles = Gestionar roles
server-settings-calls = { $hours ->
    [0] Menciones para buscar jugadores: **no**
    [1] Menciones para buscar jugadores: **{ $who }**, como mucho una vez por hora
   *[other] Menciones para buscar jugadores: **{ $who }**, como mucho una vez cada { $hours } horas
}
server-calls-list = quienes se apuntaron
server-settings-calls-not-given = No puedo asignar { $role }: necesito { $permissions } y un rol por encima. Hasta entonces, quien pulsa **{ button-be-called }** va a una lista, y también lo menciono.
server-settings-calls-unchecked = Un miembro que pueda asignar { $role } tiene que confirmarlo, así que ni lo asigno ni lo quito. Si tienes *Gestionar roles*, elígelo otra vez en **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] No veo un canal
   *[other] No veo { $count } canales
} de este servidor. Comprueba que { $role } no aparezca allí en los permisos.
called-role-refused = En **{ $server }** ya no asigno ni menciono el rol { $role }. Menciono a las personas de mi propia lista. Puedes elegir otro rol en `/tock-server ajustes`, **{ server-settings-gathering }**.
ask-role = Rol para mencionar
ask-role-about = Sin rol llevo una lista de quienes quieren recibir menciones.
ask-calls = Cada cuánto puede mencionar una mesa
ask-calls-hours = { $hours ->
    [0] Nunca
    [1] Una vez por hora
   *[other] Una vez cada { $hours } horas
}

## Regular posts

week-header = 🗓️ **Esta semana en Tock**
week-title = Esta semana en Tock
week-wins = Más victorias
week-players = { $players ->
    [one] jugador
   *[other] jugadores
}
week-games = { $games ->
    [one] Una partida terminada
   *[other] { $games } partidas terminadas
}, con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** ganó { $won } de { $games } partidas
week-hits = 💥 { $hits ->
    [one] Una ficha comida, por **{ $name }**
   *[other] { $hits } fichas comidas, { $most } de ellas por **{ $name }**
}
week-walk = 🏃 Recorrido más largo: **{ $name }**, { $fields } casillas
week-footer = ¡Semana nueva, cartas nuevas! Empieza una partida con `/tock nueva`.
regular-week = el resumen de la semana
regular-given-up = Ya no puedo publicar { $what } en { $channel } porque allí no tengo permiso. Lo he quitado; un gestor del servidor puede activarlo otra vez con `/tock-server ajustes`.
server-settings-week-on = Resumen de la semana: **{ $channel }**, todos los lunes
server-settings-week-off = Resumen de la semana: **no**

## A series of games

setup-series = Serie: tres victorias
button-again-next = Siguiente partida
button-again-series = Empezar una serie
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie (a { $first } victorias): { $score } · partida { $number } de { $most } como mucho
series-left = Aquí empieza una serie nueva; la anterior no sigue.
series-left-at = Los jugadores han cambiado, así que la serie que iba { $score } no sigue.
series-goes-on = Serie (a { $first } victorias): { $score }
series-won = 🏆 { $count ->
    [one] { $names } gana
   *[other] { $names } ganan
} la serie: { $score }
series-given-up = La serie termina aquí, { $score }, porque un jugador se fue para siempre.
stats-series = Series: { $games } · ganadas: { $won }
stats-tile-series = series ganadas

## A game as a web page

button-page = Página web
page-told = La partida { $game } como página web: guárdala y ábrela en cualquier navegador, o envíala a tus amigos. { $names ->
    [named] Todos los jugadores permitieron mostrar su nombre.
   *[seats] Los jugadores salen con su sitio, no con su nombre.
 }
refused-page-of-others = Solo los jugadores de esta partida pueden tenerla como página web.
privacy-pages-unnamed = Tu nombre en las páginas web de tus partidas: **oculto**; solo se ve el número de tu sitio
privacy-pages-named = Tu nombre en las páginas web de tus partidas: **visible**, si lo permiten también todos los demás jugadores
privacy-pages-name = Mostrar mi nombre
privacy-pages-unname = Ocultar mi nombre
page-title = Partida de Tock { $game }
page-gave = { $name } pasa { $card } a { $other }.
page-back = Paso anterior
page-on = Paso siguiente
page-round-back = Ronda anterior
page-round-on = Ronda siguiente
page-step = Paso de la partida
page-hands = Todas las manos
page-course = Probabilidad de ganar
page-story = Jugadas
page-keys = Con las flechas, deslizando el dedo o con el control vas paso a paso; con Re Pág y Av Pág, de ronda en ronda.

## Tournaments

button-tournament = Nuevo torneo
button-enter = Apuntarme al torneo
button-partner = Elegir mi pareja
button-withdraw = Dejar el torneo
button-begin = Empezar el torneo
button-begin-missing = Empezar (faltan { $missing })
button-begin-present = Empezar sin { $missing ->
    [one] un jugador
   *[other] { $missing } jugadores
}
button-pair-again = Rehacer las mesas
button-drop = Quitar a un participante
button-call-off = Cancelar el torneo
ask-tournament-mode = Formato
ask-tournament-rounds = Número de rondas
ask-tournament-minutes = Duración máxima de una ronda
ask-tournament-minutes-about = En partidas sin acabar cuentan las fichas en casa, luego los pasos que faltan y el tiempo usado.
tournament-singles = Individual
tournament-singles-about = Cada uno se apunta por su cuenta y tiene otra pareja en cada ronda.
tournament-pairs = Parejas
tournament-pairs-about = Las parejas siguen juntas todo el torneo.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
tournament-minutes = { $minutes } minutos
tournament-turns = { $seconds } s por turno, más { $bank } s por partida
tournament-called = ¡El torneo está anunciado! La gente se apunta con el mensaje de este canal, y allí lo empiezas.
tournament-called-event = Con **{ button-more }** allí puedes anunciarlo también como evento de este servidor.
tournament-begins = 📅 Empieza { $at } ({ $when })
tournament-event = [Evento de este servidor]({ $link })
tournament-announced = Hecho: ahora todos ven aquí el comienzo.
tournament-moved = Hecho: el comienzo ha cambiado, aquí y en el evento.
tournament-event-soon = -# Discord está creando el evento.
tournament-event-refused = -# Discord rechazó el evento, así que no lo hay. Puedes intentarlo otra vez.
tournament-event-needs = -# Para anunciarlo como evento, { $who ->
    [you] necesitas
    [bot] necesito
   *[both] tú y yo necesitamos
} *{ $permission }*.
button-announce-event = Anunciar como evento
button-move-event = Cambiar el comienzo
ask-event-begins = ¿Cuándo empieza?
ask-event-begins-about = El torneo lo empiezas tú, también antes o después. El evento se adapta.
event-in = { $hours ->
    [0] en { $minutes } minutos
    [one] en { $hours } hora
   *[other] en { $hours } horas
}
event-about = { $mode }, { $rounds } de { $minutes } minutos como mucho. Apúntate en { $channel }.
tournament-header = 🏆 **Torneo** · { $mode } · Reglas: { $rules } · { $rounds } de { $minutes } min como mucho · anfitrión: { $host }
tournament-how-short = Cada mesa de cuatro jugadores tiene su propio hilo bajo este canal. Pulsa allí **{ button-here }** en { $minutes } minutos, o te sustituye un ordenador. { $seconds } s por turno, más { $bank } s por partida; sin pistas, sin deshacer.
tournament-entered = { $people ->
    [0] Aún no se ha apuntado nadie.
    [one] Un participante:
   *[other] { $people } participantes:
}
tournament-begun = El torneo ha empezado.
tournament-called-off = El torneo se ha cancelado. Las partidas ya empezadas se pueden acabar, pero ya no cuentan para él.
tournament-called-off-early = El torneo se ha cancelado antes de empezar.
tournament-dropped = { $name } ya no está en este torneo.
tournament-withdrawn = Has dejado el torneo.
tournament-partner = ¿Con quién te gustaría jugar? Dos personas que se eligen forman pareja; quien no tenga pareja al empezar recibe una al azar.
tournament-partner-asked = Has elegido a { $name }, que aún no te ha elegido. Puede ver tu petición en **{ button-partner }**.
tournament-paired = { $name } y tú ya sois pareja.
tournament-wants-you = quiere jugar contigo
tournament-nobody-free = Nadie más busca pareja todavía.
tournament-table = Ronda { $round } · Mesa { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } contra { $second }
tournament-computer = un ordenador
tournament-call = { $who }: pulsad **{ button-here }** en { $minutes } minutos. La partida empieza cuando lo hayan hecho todos; entonces unos ordenadores sustituyen a quien falte.
tournament-call-about = La ronda dura como mucho { $minutes } minutos. En las partidas sin acabar cuentan entonces las fichas en casa, luego los pasos que faltan y luego el tiempo usado.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Tras la ronda { $round } de { $rounds }**
tournament-standings-heading = Tras la ronda { $round } de { $rounds }
tournament-title = Torneo de Tock (reglas: { $rules })
tournament-next-round = Empieza la ronda { $round }: ve a tu nuevo hilo.
tournament-last-round = Era la última ronda.
tournament-winners = 🥇 ¡Felicidades, **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Victoria: 2 puntos, empate: 1 punto. Entre paréntesis: puntos de los rivales, luego fichas propias en casa.
tournament-your-table = Tu mesa en esta ronda: { $thread }
tournament-call-off-sure = ¿Cancelar el torneo para todos?
tournament-call-off-sure-event = ¿Cancelar el torneo para todos? Su evento en este servidor también se borra.
tournament-given-up = Ya no puedo publicar en { $channel }, así que el torneo de allí se ha cancelado.
tournament-waits = { $missing ->
    [one] ⏸️ **La ronda { $round } espera.** Falta un jugador:
   *[other] ⏸️ **La ronda { $round } espera.** Faltan { $missing } jugadores:
}
tournament-host-decides = { $host }, no juegas, así que decides tú. **{ button-pair-again }** vuelve a pasar lista con otros rivales.
tournament-manager-decides = El anfitrión juega, así que decide un gestor del servidor que no juegue. **{ button-pair-again }** vuelve a pasar lista con otros rivales.
tournament-answer-until = Quien falta aún puede pulsar **{ button-here }** en su hilo. Sin una decisión, el torneo se cancela { $until }.
tournament-waited = ▶️ **Ronda { $round }:** { $done }
tournament-begun-present = { $name } empieza las partidas con los jugadores que están.
tournament-paired-again = { $name } rehízo las mesas. Se menciona a todos en un hilo nuevo.
tournament-unanswered = En la ronda { $round } faltaban jugadores y nadie decidió qué hacer, así que el torneo se canceló.
table-closed-time = Se acabó el tiempo de esta ronda: la partida se decidió por las fichas en casa. Aún podéis acabarla por gusto con **{ button-reopen }**.
table-closed-decided = Se acabó el tiempo de esta ronda. Ganó el bando que iba por delante: { $names }. Cuentan las fichas en casa, luego los pasos que faltan y luego el tiempo usado.
refused-tournament-gone = Este torneo ha terminado.
refused-tournament-goes-on = Ya hay un torneo en { $channel }. Su anfitrión o un gestor del servidor puede cancelarlo allí.
refused-tournament-begun = El torneo ya ha empezado; es tarde para apuntarse.
refused-tournament-full = El torneo está completo ({ $most } participantes).
refused-tournament-missing = { $missing ->
    [one] Tiene que apuntarse una persona más
   *[other] Tienen que apuntarse { $missing } personas más
} antes de que puedas empezar.
refused-tournament-no-room = Esta ronda necesita { $needed ->
    [one] una mesa
   *[other] { $needed } mesas
}, y en este servidor { $free ->
    [0] no se pueden abrir más
    [one] solo se puede abrir una más
   *[other] solo se pueden abrir { $free } más
}. Cierra mesas en las que no juegue nadie y pulsa otra vez **{ button-begin }**.
refused-tournament-not-entered = No estás en este torneo. Pulsa antes **{ button-enter }**.
refused-tournament-goes-on-elsewhere = Ya hay un torneo en este servidor, en un canal que no puedes ver.
refused-tournament-not-host = Solo puede hacerlo el anfitrión del torneo o un gestor del servidor.
refused-tournament-not-your-game = Esta no es tu mesa en esta ronda.
refused-tournament-too-late = Esta partida ya ha empezado o terminado. Te mencionaré en la próxima ronda.
refused-tournament-plays = Juegas en este torneo, así que no puedes decidirlo tú. Pide que decida el anfitrión, o un gestor del servidor, que no juegue.
refused-tournament-settled = Esta ronda ya no necesita ninguna decisión.
refused-tournament-too-early = Podrás decidirlo { $when }. Los jugadores que faltan aún tienen tiempo.
refused-tournament-nobody-here = No ha venido nadie a esta ronda. Rehaz las mesas, o cancela el torneo.
refused-tournament-thread = Este hilo es de una partida de torneo. Abre tu mesa en otro canal.
refused-tournament-place = Un torneo necesita un canal de texto normal, porque cada mesa tiene su propio hilo.
refused-tournament-managers = En este servidor solo los gestores pueden empezar torneos.
server-settings-callers = Quién puede empezar torneos: **{ $who ->
    [anybody] cualquiera
   *[managers] solo los gestores del servidor
}**
server-settings-call = { $who ->
    [anybody] Permitir a todos empezar torneos
   *[managers] Reservar torneos a los gestores
}
permission-create-events = Crear eventos
permission-create-public-threads = Crear hilos públicos
