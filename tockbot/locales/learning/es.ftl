# Lo que se aprende, en español: lecciones, notas, acertijos, ayuda. Blaise, Carl y Dora están a la izquierda, enfrente y a la derecha.

## Lessons

button-learn = ¿Empiezas?
button-next-lesson = Siguiente
button-next-course = Más cartas
button-got-it = Entendido
lesson-header = **Aprende Tock · { $number } de { $lessons } · { $title }**
lesson-cannot = **{ $card }** no se puede jugar ahora.
lesson-would-play = Se puede jugar. Haría esto: { $play }.
lesson-would-give = Podrías dar **{ $card }**.
lesson-got-it = ¡Bien! `/tock aprender` muestra todas las lecciones cuando quieras.
lessons-header = **Aprende Tock.** Elige una lección; cada una dura una jugada.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Todo lo que hace falta para jugar
course-more = Cartas especiales y otras reglas
lesson-way-out-title = Salir de la reserva
lesson-way-out-before = Estás abajo, y todas tus fichas esperan en la reserva. Solo un rey (K), un as (A) o un comodín saca una. **Saca una ficha.**
lesson-way-out-cannot = Esa carta avanza, y aún no tienes ninguna ficha en el tablero: busca la carta de salida.
lesson-way-out-wrong = Busca la carta de salida.
lesson-way-out-after = ✓ Tu ficha está en su casilla de salida. Desde ahí da una vuelta al tablero, como las agujas del reloj, y va a casa.
lesson-hit-title = Avanzar y comer
lesson-hit-before = Una carta avanza tantas casillas como dice. Quien acaba en la casilla de otra ficha la manda de vuelta a la reserva. **Come la ficha de Blaise**: cuenta las casillas hasta ella.
lesson-hit-wrong = Carl, enfrente de ti, es tu pareja: no lo comas. La ficha de Blaise está nueve casillas por delante.
lesson-hit-after = ✓ La ficha de Blaise vuelve a la reserva y empieza de nuevo. Solo cuenta la casilla donde acabas; las que pasas no corren peligro.
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
lesson-split-before = Un siete son siete pasos, para tantas fichas tuyas como quieras, y come toda ficha que pasa. **Con un solo siete, lleva una ficha a casa y come la de Dora.** Los números sobre negro son pasos.
lesson-split-wrong = Una ficha está cerca de casa, la otra tres casillas detrás de la de Dora: da a cada una algunos pasos.
lesson-split-after = ✓ Dos cosas con una carta: guarda los sietes para momentos así. Pero también comen tus fichas y las de tu pareja.
lesson-gift-title = Una carta para tu pareja
lesson-gift-before = Después de cada reparto, tú y tu pareja os cambiáis una carta sin verla. Todas las fichas de Carl esperan en la reserva. **Da a Carl la carta que lo ayuda a salir.**
lesson-gift-wrong = Con ella Carl no saldría de la reserva.
lesson-gift-after = ✓ Carl ya puede salir. Ganáis juntos, con las ocho fichas en casa. No hace falta más: `/tock reglas` dice el resto.
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
lesson-toctoc-title = Toc Toc: as y fichas propias
lesson-toctoc-before = En Toc Toc un as vale 1 o 14, los cuatros solo retroceden, y tus fichas nunca se pasan entre ellas. **Come la ficha de Blaise.**
lesson-toctoc-wrong = La ficha de delante está catorce casillas detrás de ella.
lesson-toctoc-after = ✓ La ficha de atrás no habría podido: su propia compañera le cerraba el paso.
lesson-ttg-title = Tock Tock Dog: jota y salida
lesson-ttg-before = En Tock Tock Dog una jota avanza 11 o cambia, y ninguna ficha está protegida, ni recién salida. **Manda la ficha de Blaise a la reserva.**
lesson-ttg-wrong = Así no la comes. Cuenta: está once casillas por delante.
lesson-ttg-after = ✓ Aquí nadie está a salvo en la casilla de salida. Los sietes solo comen donde acaban, y en casa también retroceden.
lesson-italian-title = Italiano: el diez
lesson-italian-before = En el juego italiano, quien sigue a un diez descarta una carta y pierde el turno. Una ficha en su propia casilla de salida frena a todas las demás. **Haz que Blaise descarte.**
lesson-italian-wrong = Solo un diez hace eso.
lesson-italian-after = ✓ Blaise descarta una carta y pierde el turno. Era la última lección; ahora toca jugar.

## The puzzle of the day

puzzle-header = **🧩 Acertijo del día · { $day } · { $difficulty }**
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-asked = Reglas suizas, y juegas el sitio de abajo. Una jugada es claramente la mejor: **¿cuál?** No se sabe qué se jugó antes. Cuenta tu primera respuesta.
puzzle-solved = ✓ **¡Resuelto!** Es la mejor jugada.
puzzle-missed = ✗ No era esa. Esta es la mejor jugada:
puzzle-best = { $what } · probabilidad de ganar **{ $percent } %**
puzzle-second = La siguiente: { $what } · { $percent } %
puzzle-here = Resuelto en este servidor: { $solved } de { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Resuelto hoy. ¡Vuelve mañana para dos seguidos!
   *[other] 🔥 Resuelto { $days } días seguidos.
}
puzzle-tomorrow = -# Mañana hay otro. `/tock aprender` enseña el juego.
command-puzzle = acertijo
command-puzzle-about = Resuelve el acertijo del día: una jugada es claramente la mejor

## Commands

command-learn = aprender
command-learn-about = Aprende Tock en dos minutos, jugada a jugada
